### Cómo se leen las opciones. Una palabra se busca con la pregunta a la que responde (choice-rally-how-place) y luego
### sola (choice-done); casillas, fichas, Facciones, Operaciones y Actividades Especiales tienen sus nombres.

choice-done = Listo
choice-pass = Pasar
choice-event = Evento
choice-unshaded = Evento, sin sombrear
choice-shaded = Evento, sombreado
choice-propaganda = Propaganda!
choice-card = { $card }
choice-take-back = Retirar fichas propias a las Disponibles
choice-remove = Eliminar
choice-place = Colocar
choice-neutral = Dejar Neutral
choice-replace = Reemplazar
choice-passive-support = Apoyo Pasivo
choice-passive-opposition = Oposición Pasiva
choice-place-base = Colocar una Base
choice-place-shipment = Colocar un Cargamento
choice-remove-base = Eliminar una Base
choice-remove-shipment = Eliminar un Cargamento
choice-remove-piece = Eliminar: { $piece }
choice-flip-piece = Dar la vuelta: { $piece }
choice-before-placing-done = Colocar lo que hay Disponible
choice-before-round-done = Empezar la Ronda
choice-after-operation-done = { $left ->
    [nothing] Terminar el turno
   *[something] Sin Actividad Especial
}
choice-ship-done = No enviar
choice-ship-from-done = Negarse
choice-train-build-base = Base por 3 cubos
choice-train-build-civic-action = Acción Cívica
choice-rally-how-place = Colocar Guerrillas
choice-rally-how-base = Base por 2 Guerrillas
choice-rally-how-gather = Reunir Guerrillas y dejarlas Ocultas
choice-rally-how-done = Nada, solo Cultivo
choice-attack-how-attack = Ataque: { $number ->
    [1] éxito con una tirada de 1
    [6] éxito con cualquier tirada
   *[other] éxito con una tirada de 1 a { $number }
}
choice-attack-how-ambush = Emboscada
choice-cultivate-how-place = Colocar una Base
choice-cultivate-how-relocate = Trasladar una Base
choice-process-how-bases = Bases por 3 Recursos cada una
choice-process-how-shipments = Colocar Cargamentos
choice-bribe-how-cubes = Eliminar hasta 2 cubos
choice-bribe-how-guerrillas = Eliminar o dar la vuelta a hasta 2 Guerrillas
choice-bribe-how-base = Eliminar una Base
choice-event-how-base = Eliminar 1 Base FARC
choice-event-how-pieces = Eliminar 2 fichas de los Cárteles
choice-event-how-shipments = Eliminar 1 o 2 Cargamentos
choice-shipment-carrier-remove = Nadie: eliminarlo
choice-drug-profit-base = Base
choice-drug-profit-resources = 6 Recursos
choice-discord-operation = Operación
choice-agitate-done = Terminar la Agitación
choice-elite-backing-done = Sin Reagrupamiento

## A mano

choice-hand-zone = Colocar una Zona FARC
choice-hand-unzone = Retirar una Zona FARC
choice-hand-open = Poner en juego un país extranjero
choice-hand-ship = Colocar un Cargamento
choice-hand-unship = Retirar un Cargamento
choice-hand-track-president = El Presidente
choice-hand-value-samper = Samper
choice-hand-value-pastrana = Pastrana
choice-hand-value-uribe = Uribe

companion-zone = { $space }: { $there ->
    [1] Zona FARC
   *[0] sin Zona FARC
}
companion-president = El Presidente: { $after ->
    [2] { president-uribe }
    [1] { president-pastrana }
   *[0] { president-samper }
}
companion-ship-at = Cargamento: { $after ->
    [0] fuera del mapa
   *[other] en { $space }
}
box-available = Disponibles
compare-zone = Zona FARC
