### Lines of the journal that only Andean Abyss has.

journal-round = Propaganda Round { $round }
journal-over = The game is over. { $faction } comes first.
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
journal-special = { $faction }: Special Activity, { $special }
journal-select = Space: { $space }
journal-ambush = { $faction }: Ambush { $at }
journal-terror-by = { $faction }: Terror { $at }
journal-rolled = Die roll: { $number }
journal-elite-backing = Elite Backing: AUC Rallies { $at }
journal-shipment-placed = Shipment placed { $at } ({ $piece })
journal-shipment-handed = Shipment handed on { $at } ({ $piece })
journal-shipment-removed = Shipment removed { $from } ({ $piece })
journal-zone = { $space } becomes a FARC Zone
journal-zone-gone = { $space } is no FARC Zone any more
journal-open = { $space } comes into play
journal-president = { $president } is El Presidente
journal-in-force = In force: { $card }{ $side ->
    [unshaded] , unshaded
    [shaded] , shaded
   *[single] {""}
}
journal-lapsed = No longer in force: { $card }
journal-reset = Reset: all Factions Eligible, markers removed, Guerrillas Underground
