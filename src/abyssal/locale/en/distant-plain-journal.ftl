### Lines of the journal of the frame of A Distant Plain: cards, turns, Propaganda Rounds, tracks and Control.

journal-removed-card = Removed from the deck: { $card }
journal-sudden-propaganda = Sudden Propaganda: the Propaganda card comes before the Event
journal-round = Propaganda Round { $round }
journal-phase = { $rule } { $phase }
journal-past-goal = Past the goal: { $faction } ({ $margin })
journal-none-past = { $why ->
    [1] All Factions of a player must be past their goals (1.5)
   *[0] No Faction has reached its goal
}
journal-all-margins = Margins: { faction-coalition } { $coalition }, { faction-taliban } { $taliban }, { faction-government } { $government }, { faction-warlords } { $warlords }
journal-earnings-government = Government Earnings (6.3.2): LoCs { $locs } + Aid { $aid }
journal-earnings-taliban = Taliban Earnings (6.3.3): { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
}
journal-earnings-warlords = Warlords Earnings (6.3.3): { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
} + { $guerrillas ->
    [one] { $guerrillas } Guerrilla
   *[other] { $guerrillas } Guerrillas
} on LoCs
journal-casualties-aid = Casualties and Aid (6.3.4): { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} × 3
journal-over = { $faction ->
    [Taliban] The { $faction } win.
    [Warlords] The { $faction } win.
   *[other] The { $faction } wins.
}
journal-event = { $faction }: Event { $card }{ $side ->
    [unshaded] , unshaded
    [shaded] , shaded
   *[single] {""}
}
journal-called-off = { $faction }: the Operation can no longer be executed; choose again
journal-rolled = Die roll: { $number }
journal-control = { $space }: { $by }
journal-returnees = +1 Pop { $at }
journal-patronage = Patronage { $change }, now { $total }
journal-islamabad = Islamabad: { $posture }
journal-islamabad-hard = Islamabad: { $hard ->
    [1] Hard
   *[0] no longer Hard
}
journal-in-force = In force: { $card }{ $side ->
    [unshaded] , unshaded
    [shaded] , shaded
   *[single] {""}
}
journal-lapsed = No longer in force: { $card }
journal-reset = All Factions Eligible, markers removed, Guerrillas Underground
