### Lines of the journal that only Andean Abyss has.

journal-round = Propaganda Round { $round }
journal-phase = { $rule } { $phase }
journal-no-check = No victory check in this Round
journal-past-goal = Past the goal: { $faction } ({ $margin })
journal-none-past = { $why ->
    [1] All Factions of a player must be past their goals (1.5)
    [2] The Government alone cannot win before the end (8.8)
   *[0] No Faction has reached its goal
}
journal-all-margins = Margins: { faction-govt } { $govt }, { faction-farc } { $farc }, { faction-auc } { $auc }, { faction-cartels } { $cartels }
journal-earnings-govt = Government Earnings (6.3.1): LoCs { $locs }{ $samper ->
    [1] , no Aid under Samper
   *[0] {" "}+ Aid { $aid }
}
journal-earnings = Insurgent Earnings (6.3.2), { $faction }: { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
} × { $rate }
journal-no-election = { $president } stays El Presidente
journal-election = Total Support { $support }, { $stays ->
    [1] above { $limit }: { $president } stays El Presidente
   *[0] not above { $limit }: { $president } has to go
}
journal-zone-due = FARC Zones (6.4.4): the Government places one
journal-zones-end = FARC Zones (6.4.4): all are removed
journal-over = { $faction ->
    [Government] The { $faction } wins.
    [Cartels] The { $faction } win.
   *[other] { $faction } wins.
}
journal-event = { $faction }: Event { $card }{ $side ->
    [unshaded] , unshaded
    [shaded] , shaded
   *[single] {""}
}
journal-operation = { $faction }: { $free ->
    [1] free{" "}
   *[0] {""}
}{ $limited ->
    [1] Limited Operation, { $operation }
   *[0] { $operation }
}
journal-called-off = { $faction }: the Operation can no longer be executed; choose again
journal-special = { $faction }: Special Activity, { $special }
journal-select = Space: { $space }
journal-nothing-exposed = No exposed enemy piece { $at }
journal-ambush = { $faction }: Ambush { $at }
journal-terror-by = { $faction }: Terror { $at }
journal-rolled = Die roll: { $number }
journal-attack-rolled = Die roll: { $number } against { $guerrillas ->
    [one] { $guerrillas } Guerrilla
   *[other] { $guerrillas } Guerrillas
}: { $success ->
    [1] the Attack succeeds
   *[0] the Attack fails
}
journal-elite-backing = Elite Backing: AUC Rallies { $at }
journal-shipment-placed = Shipment placed { $at } ({ $piece })
journal-shipment-handed = Shipment handed on { $at } ({ $piece })
journal-shipment-removed = Shipment removed { $from } ({ $piece })
journal-zone = { $space } becomes a FARC Zone
journal-zone-gone = { $space } is no longer a FARC Zone
journal-open = { $space } comes into play
journal-president = { $president } is El Presidente
journal-in-force = In force: { $card }{ $side ->
    [unshaded] , unshaded
    [shaded] , shaded
   *[single] {""}
}
journal-lapsed = No longer in force: { $card }
journal-reset = All Factions Eligible, markers removed, Guerrillas Underground
