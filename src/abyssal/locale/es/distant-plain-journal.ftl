### Líneas del diario del marco de A Distant Plain: cartas, turnos, Rondas de Propaganda, marcadores y Control.

journal-removed-card = Se retira del mazo: { $card }
journal-sudden-propaganda = Propaganda Repentina: la carta de Propaganda va antes que el Evento
journal-round = Ronda de Propaganda { $round }
journal-phase = { $rule } { $phase }
journal-past-goal = Supera su objetivo: { $faction } ({ $margin })
journal-none-past = { $why ->
    [1] Todas las Facciones de un jugador deben superar su objetivo (1.5)
   *[0] Ninguna Facción ha alcanzado su objetivo
}
journal-all-margins = Márgenes: { faction-coalition } { $coalition }, { faction-taliban } { $taliban }, { faction-government } { $government }, { faction-warlords } { $warlords }
journal-earnings-government = Ganancias del Gobierno (6.3.2): LdC { $locs } + Ayuda { $aid }
journal-earnings-taliban = Ganancias de los Talibanes (6.3.3): { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
}
journal-earnings-warlords = Ganancias de los Señores de la Guerra (6.3.3): { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
} + { $guerrillas ->
    [one] { $guerrillas } Guerrilla
   *[other] { $guerrillas } Guerrillas
} en LdC
journal-casualties-aid = Bajas y Ayuda (6.3.4): { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} × 3
journal-over = { $faction ->
    [Gobierno] Gana el { $faction }.
    [Talibanes] Ganan los { $faction }.
   *[other] Victoria: { $faction }.
}
journal-event = { $faction }: Evento { $card }{ $side ->
    [unshaded] , sin sombrear
    [shaded] , sombreado
   *[single] {""}
}
journal-called-off = { $faction }: ya no se puede ejecutar la Operación; elige de nuevo
journal-rolled = Tirada de dado: { $number }
journal-control = { $space }: { $by }
journal-returnees = +1 Pob { $at }
journal-patronage = Clientelismo { $change }, ahora { $total }
journal-islamabad = Islamabad: { $posture }
journal-islamabad-hard = Islamabad: { $hard ->
    [1] Endurecido
   *[0] ya no está Endurecido
}
journal-in-force = En vigor: { $card }{ $side ->
    [unshaded] , sin sombrear
    [shaded] , sombreado
   *[single] {""}
}
journal-lapsed = Ya no está en vigor: { $card }
journal-reset = Todas las Facciones Elegibles, marcadores eliminados, Guerrillas Ocultas
