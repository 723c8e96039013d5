### Lines of the journal that all games share.

journal-place = { $counted } placed { $at }
journal-remove = { $counted } removed { $from }
journal-discard = { $counted } removed from the game
journal-off = { $counted } moved { $from } to { $box }
journal-rebox = { $counted }: { $source } → { $to }
journal-move = { $counted }: { $origin } → { $destination }
journal-turn = { $side ->
    [underground] { $guerrillas } turned Underground { $at }
   *[active] { $guerrillas } Activated { $at }
}
journal-support = { $level ->
    [Neutral] { $space } is now { $level }
   *[other] { $space } is now at { $level }
}
journal-terror = { $count ->
    [one] Terror marker placed { $at }
   *[other] { $count } Terror markers placed { $at }
}
journal-sabotage = Sabotage { $at }
journal-calm = { $count ->
    [one] Terror marker removed { $from }
   *[other] { $count } Terror markers removed { $from }
}
journal-repair = Sabotage removed { $from }
journal-resources = { $faction }: Resources { $change }, now { $total }
journal-transfer = { $giver } → { $receiver }: { $count ->
    [one] { $count } Resource
   *[other] { $count } Resources
}
journal-aid = Aid { $change }, now { $total }
journal-pass = { $faction }: Pass
journal-ineligible = { $faction }: Ineligible through the next card
journal-stays-eligible = { $faction }: stays Eligible
journal-card = Card: { $card }
