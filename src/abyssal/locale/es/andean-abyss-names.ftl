### Los nombres de las cosas en Andean Abyss.

faction-govt = Gobierno
faction-farc = FARC
faction-auc = AUC
faction-cartels = Cárteles

short-govt = Gob
short-farc = FARC
short-auc = AUC
short-cartels = Cárteles

# $count elige la forma; el número no forma parte del nombre.
piece-govt-troops = { $count ->
    [one] Tropa
   *[other] Tropas
}
piece-govt-police = { $count ->
    [one] Policía
   *[other] Policías
}
piece-govt-base = { $count ->
    [one] Base
   *[other] Bases
} del Gobierno
piece-farc-guerrilla = { $count ->
    [one] Guerrilla
   *[other] Guerrillas
} FARC
piece-farc-guerrilla-u = { $count ->
    [one] Guerrilla FARC Oculta
   *[other] Guerrillas FARC Ocultas
}
piece-farc-guerrilla-a = { $count ->
    [one] Guerrilla FARC Activa
   *[other] Guerrillas FARC Activas
}
piece-farc-base = { $count ->
    [one] Base
   *[other] Bases
} FARC
piece-auc-guerrilla = { $count ->
    [one] Guerrilla
   *[other] Guerrillas
} AUC
piece-auc-guerrilla-u = { $count ->
    [one] Guerrilla AUC Oculta
   *[other] Guerrillas AUC Ocultas
}
piece-auc-guerrilla-a = { $count ->
    [one] Guerrilla AUC Activa
   *[other] Guerrillas AUC Activas
}
piece-auc-base = { $count ->
    [one] Base
   *[other] Bases
} AUC
piece-cartels-guerrilla = { $count ->
    [one] Guerrilla
   *[other] Guerrillas
} de los Cárteles
piece-cartels-guerrilla-u = { $count ->
    [one] Guerrilla Oculta
   *[other] Guerrillas Ocultas
} de los Cárteles
piece-cartels-guerrilla-a = { $count ->
    [one] Guerrilla Activa
   *[other] Guerrillas Activas
} de los Cárteles
piece-cartels-base = { $count ->
    [one] Base
   *[other] Bases
} de los Cárteles
counted = { $count } { $pieces }

# Dónde ocurre algo: $space con su preposición.
at = en { $space }
from = de { $space }
to = a { $space }

spaces-city = Ciudades
spaces-rural = Departamentos
spaces-loc = LdC

level-active-support = Apoyo Activo
level-passive-support = Apoyo Pasivo
level-neutral = Neutral
level-passive-opposition = Oposición Pasiva
level-active-opposition = Oposición Activa

side-unshaded = sin sombrear
side-shaded = sombreado

operation-train = Entrenamiento
operation-patrol = Patrulla
operation-sweep = Barrido
operation-assault = Asalto
operation-rally = Reagrupamiento
operation-march = Marcha
operation-attack = Ataque
operation-terror = Terror

special-air-lift = Transporte Aéreo
special-air-strike = Ataque Aéreo
special-eradicate = Erradicación
special-extort = Extorsión
special-ambush = Emboscada
special-kidnap = Secuestro
special-assassinate = Asesinato
special-cultivate = Cultivo
special-process = Procesamiento
special-bribe = Soborno

president-samper = Samper
president-pastrana = Pastrana
president-uribe = Uribe

control-govt = Control del Gobierno
control-farc = Control de las FARC

phase-setup = Despliegue
phase-new-card = Carta nueva
phase-turn = Carta de Evento
phase-victory = Fase de Victoria
phase-control = { $variant ->
    [second] Fase de Sabotaje
   *[first] Fase de Control
}
phase-resources = Fase de Recursos
phase-civic-action = Fase de Apoyo: Acción Cívica
phase-agitation = Fase de Apoyo: Agitación
phase-election = Fase de Apoyo: Elecciones
phase-elite-backing = Fase de Apoyo: Respaldo de la Élite
phase-redeploy = Fase de Redespliegue
phase-reset = Fase de Reinicio
phase-over = Fin de la partida

scenario-standard = escenario estándar
scenario-quick = escenario rápido

edition-first = primera edición
edition-second = segunda edición
nonplayers-second = Las Facciones Sin Jugador siguen la sección 8 de la segunda edición. Qué Eventos elige un Gobierno Sin Jugador lo decide una tabla nuestra, porque no se conocen las instrucciones impresas.
note-government-second = El bot del Gobierno sigue la sección 8 de la segunda edición: en la primera, una variante de la casa.

tracks = Ayuda { $aid } · El Presidente { $president } · Apoyo Total { $support } · Oposición + Bases { $opposition }
help-give = give DE A CANTIDAD — entregar Recursos: give farc auc 5
help-hand = hand CASILLA PORTADOR PORTADOR — entregar un Cargamento: hand cali farc.guerrilla.u auc.guerrilla.u
help-notation = En el mapa: tras cada nombre su Población o Econ; t Tropas, p Policía, g Guerrillas (a: cuántas están Activas), b Bases; AS PS PO AO: Apoyo Activo/Pasivo, Oposición Pasiva/Activa.
