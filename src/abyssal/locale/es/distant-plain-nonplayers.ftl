### Por qué las Facciones Sin Jugador hacen lo que hacen.

journal-bot-box = { $faction }: { $operation } ({ $rule })
journal-bot-impossible = { $operation } no es posible: al recuadro siguiente ({ $rule })
journal-bot-special = { $faction }: { $special } ({ $rule })
journal-bot-special-impossible = { $special } no es posible: al recuadro siguiente ({ $rule })
journal-bot-test = { $rule }: { $reason }? { $answer ->
    [1] sí
   *[0] no
}
journal-bot-found = { $rule }: { $reason }: { $count ->
    [one] la única candidata
   *[other] todas las { $count } candidatas
}
journal-bot-narrow = { $rule }: { $reason }: { $before ->
    [one] { $before } candidata
   *[other] { $before } candidatas
}, { $after ->
    [0] no queda ninguna
    [one] queda { $after }
   *[other] quedan { $after }
}
journal-bot-note = { $rule }: { $reason }
journal-bot-turn = Turno Sin Jugador: { $faction }
journal-bot-dice = Dados verde { $green }, segundo { $second } (8.4)
journal-bot-random = Al azar, una de { $count }: { $space }

prompt-green-die = Casilla al azar: dado verde
prompt-second-die = Casilla al azar: segundo dado
prompt-capability-die = { $faction }: tirada por la Capacidad
prompt-manpads-die = MANPADS Scare: tirada de los Talibanes
prompt-lot = Al azar

option-people = Facciones de los jugadores
option-people-about = Qué Facciones tienen jugador. Los bots juegan con las demás.
value-people-all = Todas
value-people-none = Ninguna
value-people-coalition = Coalición
value-people-taliban = Talibanes
value-people-government = Gobierno
value-people-warlords = Señores de la Guerra
value-people-coalition-taliban = Coalición y Talibanes
value-people-coalition-government = Coalición y Gobierno
value-people-coalition-warlords = Coalición y Señores de la Guerra
value-people-taliban-government = Talibanes y Gobierno
value-people-taliban-warlords = Talibanes y Señores de la Guerra
value-people-government-warlords = Gobierno y Señores de la Guerra
value-people-coalition-taliban-government = Coalición, Talibanes y Gobierno
value-people-coalition-taliban-warlords = Coalición, Talibanes y Señores de la Guerra
value-people-coalition-government-warlords = Coalición, Gobierno y Señores de la Guerra
value-people-taliban-government-warlords = Talibanes, Gobierno y Señores de la Guerra
option-sponsorship = Talibanes Sin Jugador con Patrocinio
option-sponsorship-about = Con Islamabad en Patrocinio, los Talibanes Sin Jugador siguen siendo Elegibles tras un Evento, o quedan No Elegibles como las demás Facciones.
value-sponsorship-eligible = Siguen Elegibles
value-sponsorship-standard = No Elegibles
option-players_limited = Jugadores antes de la Propaganda
option-players_limited-about = En partidas con Facciones Sin Jugador, las Operaciones de los jugadores son Limitadas, sin Barrido ni Marcha, en la última carta antes de cada Propaganda, o solo antes de la final.
value-players_limited-true = Limitados cada vez
value-players_limited-false = Solo antes de la final
value-players-0 = 0

why-at-support = con Apoyo
why-bases-first = Bases antes que otras fichas
why-below-propaganda = ¿Es la tirada menor que el número de cartas de Propaganda por jugar
why-beside-own = donde ya hay fichas propias
why-best-target = mejor objetivo
why-by-lot = al azar
why-capability-awaited = Pasó a la espera de esta Capacidad y ahora la toma
why-capability-here = la carta es una Capacidad
why-capability-next = la próxima carta es una Capacidad que seguro podrá tomar
why-coalition-nonplayer = ¿Es la Coalición una Facción Sin Jugador
why-could-aid-up = ¿Podría el Evento subir la Ayuda
why-could-coalition-pieces = ¿Podría el Evento colocar o eliminar fichas de la Coalición
why-could-coalition-removed = ¿Podría el Evento eliminar fichas de la Coalición
why-could-coin-control-up = ¿Podría el Evento añadir Control COIN
why-could-government-actions = ¿Da el Evento acciones gratuitas al Gobierno
why-could-government-pieces = ¿Podría el Evento colocar fichas del Gobierno
why-could-government-resources-up = ¿Podría el Evento subir los Recursos del Gobierno
why-could-islamabad-shifts = ¿Podría el Evento mover Islamabad
why-could-nothing-wished = ¿Podría el Evento hacer algo de lo que la Facción busca
why-could-opposition-down = ¿Podría el Evento bajar la Oposición
why-could-opposition-up = ¿Podría el Evento subir la Oposición
why-could-patronage-up = ¿Podría el Evento subir el Clientelismo
why-could-support-down = ¿Podría el Evento bajar el Apoyo
why-could-support-up = ¿Podría el Evento subir el Apoyo
why-could-taliban-bases = ¿Podría el Evento colocar o eliminar Bases de los Talibanes
why-could-taliban-resources = ¿Podría el Evento cambiar los Recursos de los Talibanes
why-could-uncontrolled-up = ¿Podría el Evento añadir Población Sin Control
why-could-warlords-bases = ¿Podría el Evento colocar Bases de los Señores de la Guerra
why-could-warlords-on-locs = ¿Podría el Evento colocar Guerrillas de los Señores de la Guerra en LdC
why-could-warlords-resources-up = ¿Podría el Evento subir los Recursos de los Señores de la Guerra
why-cubes-stay = donde quedan otros cubos de la misma clase
why-elders-level = los Tribal Elders fijan el nivel que quiere la Facción
why-event-has-effect = ¿Tendría efecto el Evento, sin bajar el total de victoria propio
why-friendly-capability = una Capacidad de su bando
why-government-has-resources = ¿Tiene Recursos el Gobierno
why-highest-econ = mayor Econ
why-highest-population = mayor Población
why-instructed = como dicen las instrucciones de este Evento
why-instructed-by-us = como dicen nuestras propias instrucciones para este Evento
why-itself-first = primero la propia Facción
why-low-resources = Recursos insuficientes para una Operación: Pasa
why-meets-event-box = hace algo de lo que la Facción busca en los Eventos
why-momentum-lasts = ¿Durará el Impulso, porque la próxima carta no es de Propaganda
why-most-opposition-gained = la mayor ganancia de Oposición
why-most-opposition-lost = la mayor pérdida de Oposición
why-most-pieces = más fichas colocadas, eliminadas o movidas
why-most-support-gained = la mayor ganancia de Apoyo
why-most-support-lost = la mayor pérdida de Apoyo
why-never-executed = las instrucciones excluyen este Evento
why-non-player-first = primero una Facción Sin Jugador
why-nothing-possible = nada del diagrama es posible: Pasa
why-other-side-up = una Capacidad por su otro lado
why-own-pieces-first = fichas propias antes que ajenas
why-own-total-kept = sin bajar su propio total de victoria
why-partner-nonplayer = ¿Es una Facción Sin Jugador el socio para el que tomaría la Capacidad
why-player-loses-most = lo que más cuesta a un jugador
why-removal-order = en el orden de eliminación
why-shaded-capability = ¿Está en vigor una Capacidad por su lado sombreado
why-taliban-nonplayer = ¿Son los Talibanes una Facción Sin Jugador
why-unshaded-capability = ¿Está en vigor una Capacidad por su lado sin sombrear
why-whom-to-harm = su primer objetivo
why-within-propaganda = ¿Es la tirada como mucho el número de cartas de Propaganda por jugar
