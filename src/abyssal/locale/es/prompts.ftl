### Preguntas que el código común hace en todos los juegos, casi todas al azar.

prompt-draw = ¿Qué carta sale?
prompt-die = Tira el dado
prompt-remove-card = ¿Qué Evento se retira del mazo?
prompt-turn-converted = ¿Qué Operación llevas a cabo? Es completa, con una Actividad Especial si quieres.
