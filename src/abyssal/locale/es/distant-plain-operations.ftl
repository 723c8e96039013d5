### Operaciones y Actividades Especiales de A Distant Plain: preguntas, opciones y líneas del diario.
### Lo que no interviene en una pregunta ($space, $at, $piece…) vale "none". $left vale "nothing" si no queda nada que elegir
### salvo terminar.

nothing-left = no queda nada que elegir. ¿Terminar?
no-space-left = no quedan casillas que elegir. ¿Seguir?
prompt-activate-space = Activar Guerrillas: ¿en qué casilla ahora?
prompt-after-operation = { $left ->
    [nothing] Todo hecho: ¿terminar el turno?
   *[something] Operación terminada. ¿Añades una Actividad Especial?
}
prompt-before-placing = No hay bastantes fichas Disponibles ({ $pieces }). ¿Retiras antes alguna de las tuyas a las Disponibles?
prompt-train-space = Entrenamiento: { $left ->
    [nothing] { no-space-left }
   *[something] elige una casilla
}
prompt-train-cubes = Entrenamiento { $at }: ¿qué número de { $pieces }?
prompt-train-base = Entrenamiento: ¿dónde reemplazas 3 cubos por una Base?
prompt-train-trade = Base { $at }: de los 3 cubos que reemplaza, ¿qué número de { $pieces }?
prompt-patrol-origin = Patrulla: { $left ->
    [nothing] { no-space-left }
   *[something] ¿desde dónde mueves cubos?
}
prompt-patrol-destination = Patrulla: desde { $origin }, ¿hasta dónde?
prompt-patrol-assault = Patrulla: { $left ->
    [nothing] { nothing-left }
   *[something] ¿Asalto en una LdC?
}
prompt-sweep-space = Barrido: { $left ->
    [nothing] { no-space-left }
   *[something] elige una casilla
}
prompt-sweep-origin = Barrido { $at }: { $left ->
    [nothing] { no-space-left }
   *[something] ¿de dónde traes Tropas?
}
prompt-activate = Activar Guerrillas { $at }: ¿de qué Facción?
prompt-activate-count = Activar Guerrillas { $at }: ¿qué número de { $pieces }?
prompt-assault-space = Asalto: { $left ->
    [nothing] { nothing-left }
   *[something] elige una casilla
}
prompt-assault-target = Asalto { $at }: ¿de qué Facción eliminas fichas?
prompt-rally-space = Reagrupamiento: { $left ->
    [nothing] { nothing-left }
   *[something] elige una casilla
}
prompt-rally-how = Reagrupamiento { $at }{ $left ->
    [nothing] : aquí no queda nada que hacer. ¿Seguir?
   *[something] {""}
}
prompt-rally-count = Reagrupamiento { $at }: ¿qué número de { $pieces }?
prompt-rally-trade = Base { $at }: de las 2 Guerrillas que reemplaza, ¿qué número de { $pieces }?
prompt-march-space = Marcha: { $left ->
    [nothing] { nothing-left }
   *[something] elige un destino
}
prompt-march-origin = Marcha a { $space }: { $left ->
    [nothing] { no-space-left }
   *[something] ¿desde dónde?
}
prompt-attack-space = Ataque: { $left ->
    [nothing] { nothing-left }
   *[something] elige una casilla. Tiene éxito con una tirada no mayor que el número de tus Guerrillas allí.
}
prompt-attack-how = Ataque { $at }: ¿tirada de dado o Emboscada?
prompt-attack-target = ¿Qué ficha enemiga se elimina { $from }?
prompt-attack-die = Ataque { $at } ({ $faction }): tira el dado
prompt-terror-space = Terror: { $left ->
    [nothing] { nothing-left }
   *[something] elige una casilla
}
prompt-move-count = { $origin } → { $space }: ¿qué número de { $pieces }?
prompt-take-back-space = Retirar una ficha propia a las Disponibles: ¿de dónde?
prompt-take-back-piece = ¿Qué ficha retiras { $from } a las Disponibles?
prompt-air-lift-origin = Transporte Aéreo: ¿Tropas de dónde?
prompt-air-lift-destination = Transporte Aéreo: desde { $origin }, ¿hasta dónde?
prompt-air-strike = Ataque Aéreo: elige una casilla
prompt-air-strike-target = Ataque Aéreo { $at }: ¿de qué Facción eliminas una ficha?
prompt-extort = Extorsión: elige una casilla
prompt-cultivate = Cultivo: elige una casilla
prompt-civic-action = Acción Cívica: elige una casilla
prompt-civic-steps = Acción Cívica { $at }: ¿cuántos pasos, a 3 Recursos cada uno?
prompt-train-take = Entrenamiento: no hay cubos Disponibles. ¿De dónde los tomas (como máximo { $number })?
prompt-train-take-piece = Entrenamiento: ¿qué cubos tomas { $from }?
prompt-train-build = Entrenamiento: { $left ->
    [nothing] { nothing-left }
   *[something] una acción más en una casilla
}
prompt-train-base-origin = Entrenamiento: no hay Bases Disponibles para { $origin }. ¿De dónde la tomas?
prompt-village-police = Village Stability Operations: ¿dónde colocas 1 Policía?
prompt-village-police-origin = Village Stability Operations: ¿de dónde viene el Policía para { $origin }?
prompt-sweep-route = Barrido: ¿qué ruta de { $origin } a { $space }?
prompt-roadside-space = Roadside IEDs en { $origin }: elimina un cubo que haya entrado o que la haya cruzado. ¿Dónde está ahora?
prompt-roadside-piece = Roadside IEDs: ¿qué cubo eliminas { $from }?
prompt-isr-space = ISR: ¿en qué otra casilla Activas Guerrillas?
prompt-isr-count = ISR { $at }: ¿qué número de { $pieces } Activas?
prompt-aerostats-space = Aerostats: ¿dónde pasan a Ocultas todas tus Guerrillas Activas?
prompt-assault-allies = Asalto { $at }: ¿con cubos del Gobierno?
prompt-find-fix-finish = Find Fix Finish { $at }: ¿de qué Facción Activas antes una Guerrilla?
prompt-accidental-guerrillas = Accidental Guerrillas: ¿dónde colocas una Guerrilla?
prompt-rally-sharia = Reagrupamiento: { $left ->
    [nothing] { nothing-left }
   *[something] ¿Sharía en una de las casillas con Base?
}
prompt-sharia-steps = Sharía { $at }: ¿cuántos pasos, a 1 Recurso cada uno?
prompt-suicide-bomber = Suicide Bombers: ¿de dónde eliminas una Guerrilla de este Terror?
prompt-suicide-target = Suicide Bombers: ¿de dónde eliminas un cubo?
prompt-suicide-piece = Suicide Bombers: ¿qué cubo eliminas { $from }?
prompt-surge-space = Refuerzo: elige una casilla (3 como máximo)
prompt-surge-count = Refuerzo { $at }: ¿qué número de { $pieces } debe haber?
prompt-surge-roll = Refuerzo: ¿tirada para Ayuda y Recursos de los Señores de la Guerra?
prompt-surge-die = Refuerzo: tira el dado
prompt-surge-aid = Refuerzo: de { $number }, ¿cuánto va a la Ayuda? El resto va a los Señores de la Guerra.
prompt-manpads = MANPADS Scare: ¿gastas 3 Recursos para anular este vuelo?
prompt-air-strike-piece = Predators { $at }: ¿qué ficha eliminas?
prompt-predators = Predators { $at }: ¿qué tipo de ataque?
prompt-reapers = Reapers { $at }: ¿eliminas aquí una segunda ficha?
prompt-reapers-shift = Reapers: ¿qué Provincia se modifica hacia la Oposición?
prompt-govern = Gobernanza: elige una casilla
prompt-govern-how = Gobernanza { $at }
prompt-transport-origin = Transporte: ¿Tropas de dónde?
prompt-transport-count = Transporte { $from }: ¿qué número de { $pieces }?
prompt-transport-step = Transporte: desde { $origin }, ¿hasta dónde?
prompt-eradicate = Erradicación: elige una Provincia
prompt-infiltrate = Infiltración: elige una casilla
prompt-infiltrate-how = Infiltración { $at }: ¿eliminas 2 fichas o reemplazas 1?
prompt-infiltrate-piece = Infiltración { $at }: ¿qué ficha?
prompt-traffic = Tráfico: elige una casilla
prompt-suborn = Soborno: elige una casilla
prompt-suborn-how = Soborno { $at }
prompt-suborn-cube = Soborno { $at }: ¿qué cubo eliminas?
prompt-suborn-guerrilla = Soborno { $at }: ¿qué Guerrilla eliminas?
prompt-suborn-hide = Soborno { $at }: ¿qué número de { $pieces } pasan a Ocultas?

choice-done = Listo
choice-take-back = Retirar fichas propias a las Disponibles
choice-after-operation-done = { $left ->
    [nothing] Terminar el turno
   *[something] Sin Actividad Especial
}
choice-before-placing-done = Colocar lo que hay Disponible
choice-train-build-base = Base por 3 cubos
choice-train-build-civic-action = Acción Cívica
choice-rally-how-place = Colocar Guerrillas
choice-rally-how-base = Base por 2 Guerrillas
choice-attack-how-attack = Ataque: { $number ->
    [1] éxito con una tirada de 1
    [6] éxito con cualquier tirada
   *[other] éxito con una tirada de 1 a { $number }
}
choice-attack-how-ambush = Emboscada
choice-train-build-patronage = Hasta 3 de Clientelismo a Recursos
choice-sweep-route-direct = Directamente
choice-assault-allies-alone = Solo Tropas de la Coalición
choice-assault-allies-with-government = Con cubos del Gobierno
choice-rally-how-hide = Todas tus Guerrillas Ocultas
choice-rally-how-done = No colocar nada ni dar la vuelta a nada
choice-surge-roll-roll = Tirar
choice-surge-roll-done = Sin tirada
choice-manpads-cancel = Anularlo por 3 Recursos
choice-manpads-done = Dejarlo volar
choice-predators-drone = Cualquier ficha de los Talibanes, Islamabad no cambia
choice-predators-usual = Un Ataque Aéreo normal
choice-reapers-second = Una segunda ficha
choice-reapers-done = Aquí nada más
choice-govern-how-returnees = Colocar +1 Pob
choice-govern-how-divert = Ayuda a Clientelismo, después Neutral
choice-infiltrate-how-remove = Eliminar 2 fichas
choice-infiltrate-how-replace = Reemplazar 1 por una Guerrilla
choice-suborn-how-cubes = Eliminar hasta 3 cubos del Gobierno
choice-suborn-how-base = Eliminar una Base del Gobierno
choice-suborn-how-guerrilla = Eliminar una Guerrilla de los Talibanes
choice-suborn-how-hide = Dejar Ocultas Guerrillas

journal-operation = { $faction }: { $limited ->
    [1] Operación Limitada, { $operation }
   *[0] { $operation }
}{ $free ->
    [1] {" "}(Operación Gratuita)
   *[0] {""}
}
journal-special = { $faction }: Actividad Especial, { $special }
journal-select = Casilla: { $space }
journal-nothing-exposed = Ninguna ficha enemiga expuesta { $at }
journal-ambush = { $faction }: Emboscada { $at }
journal-terror-by = { $faction }: Terror { $at }
journal-attack-rolled = Tirada de dado: { $number } contra { $guerrillas ->
    [one] { $guerrillas } Guerrilla
   *[other] { $guerrillas } Guerrillas
}: { $success ->
    [1] el Ataque tiene éxito
   *[0] el Ataque fracasa
}
journal-surge-rolled = Refuerzo: tirada de { $number }
journal-manpads = MANPADS Scare: el vuelo queda anulado
