### Preguntas que el código común hace en todos los juegos, casi todas al azar.

prompt-draw = { $number ->
    [1] ¿Cuál es la siguiente carta, a la vista sobre el mazo?
   *[other] ¿Qué carta sale?
}
prompt-die = Tira el dado
prompt-remove-card = ¿Qué Evento se retira del mazo?
prompt-turn-converted = ¿Qué Operación llevas a cabo? Es completa, con una Actividad Especial si quieres.

## Qué significa terminar, donde se renuncia a algo

choice-activate-done = Dejar Ocultas las demás
choice-activate-space-done = Dejar Ocultas las demás
choice-train-build-done = Ninguna de las dos
choice-patrol-assault-done = Sin Asalto
choice-civic-action-done = Terminar la Acción Cívica
choice-attack-target-done = No eliminar nada más
choice-assault-target-done = No eliminar nada más
forgone-activate = Algunas Guerrillas que podrías Activar siguen Ocultas.
forgone-activate-space = Algunas Guerrillas que podrías Activar siguen Ocultas.

## Lo que se dice de una decisión antes de tomarla

odds = Éxito en { $number } de 6 tiradas ({ $percent } %).
vain-train-space = Nada que ganar: ni cubos, ni Base, ni Acción Cívica aquí.
vain-sweep-space = Nada que ganar: ni Tropas cerca ni Guerrilla que descubrir.
vain-assault-space = Nada que ganar: ninguna ficha enemiga expuesta, o muy pocos cubos.
