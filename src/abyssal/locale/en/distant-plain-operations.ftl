### Operations and Special Activities of A Distant Plain: questions, choices and lines of the journal.
### What a question is not about ($space, $at, $piece, …) is "none". $left is "nothing" if nothing can be chosen but to be
### done.

nothing-left = nothing more to choose. Finish?
no-space-left = no more spaces to choose. Go on?
prompt-activate-space = Activate Guerrillas: in which space next?
prompt-after-operation = { $left ->
    [nothing] All done: end the turn?
   *[something] Operation done. Add a Special Activity?
}
prompt-before-placing = Too few { $pieces } are Available. Remove some of your own pieces to Available first?
prompt-train-space = Train: { $left ->
    [nothing] { no-space-left }
   *[something] choose a space
}
prompt-train-cubes = Train { $at }: how many { $pieces }?
prompt-train-base = Train: replace 3 cubes with a Base where?
prompt-train-trade = Base { $at }: how many of the 3 cubes it replaces are { $pieces }?
prompt-patrol-origin = Patrol: { $left ->
    [nothing] { no-space-left }
   *[something] move cubes from where?
}
prompt-patrol-destination = Patrol: from { $origin } to where?
prompt-patrol-assault = Patrol: { $left ->
    [nothing] { nothing-left }
   *[something] Assault on a LoC?
}
prompt-sweep-space = Sweep: { $left ->
    [nothing] { no-space-left }
   *[something] choose a space
}
prompt-sweep-origin = Sweep { $at }: { $left ->
    [nothing] { no-space-left }
   *[something] bring Troops from where?
}
prompt-activate = Activate Guerrillas { $at }: of which Faction?
prompt-activate-count = Activate Guerrillas { $at }: how many { $pieces }?
prompt-assault-space = Assault: { $left ->
    [nothing] { nothing-left }
   *[something] choose a space
}
prompt-assault-target = Assault { $at }: remove pieces of which Faction?
prompt-rally-space = Rally: { $left ->
    [nothing] { nothing-left }
   *[something] choose a space
}
prompt-rally-how = Rally { $at }{ $left ->
    [nothing] : nothing to do here. Go on?
   *[something] {""}
}
prompt-rally-count = Rally { $at }: how many { $pieces }?
prompt-rally-trade = Base { $at }: how many of the 2 Guerrillas it replaces are { $pieces }?
prompt-march-space = March: { $left ->
    [nothing] { nothing-left }
   *[something] choose a destination
}
prompt-march-origin = March to { $space }: { $left ->
    [nothing] { no-space-left }
   *[something] from where?
}
prompt-attack-space = Attack: { $left ->
    [nothing] { nothing-left }
   *[something] choose a space. It succeeds on a roll no higher than your Guerrillas there.
}
prompt-attack-how = Attack { $at }: roll the die or Ambush?
prompt-attack-target = Which enemy piece is removed { $from }?
prompt-attack-die = Attack { $at } by { $faction }: roll the die
prompt-terror-space = Terror: { $left ->
    [nothing] { nothing-left }
   *[something] choose a space
}
prompt-move-count = { $origin } → { $space }: how many { $pieces }?
prompt-take-back-space = Remove one of your own pieces to Available: from where?
prompt-take-back-piece = Remove which piece { $from } to Available?
prompt-air-lift-origin = Air Lift: Troops from where?
prompt-air-lift-destination = Air Lift: from { $origin } to where?
prompt-air-strike = Air Strike: choose a space
prompt-air-strike-target = Air Strike { $at }: remove a piece of which Faction?
prompt-extort = Extort: choose a space
prompt-cultivate = Cultivate: choose a space
prompt-civic-action = Civic Action: choose a space
prompt-civic-steps = Civic Action { $at }: how many steps, at 3 Resources each?
prompt-train-take = Train: no cubes are Available. Take cubes from where ({ $number } at most)?
prompt-train-take-piece = Train: take which cubes { $from }?
prompt-train-build = Train: { $left ->
    [nothing] { nothing-left }
   *[something] one extra action in one space
}
prompt-train-base-origin = Train: no Base is Available for { $origin }. Take it from where?
prompt-village-police = Village Stability Operations: place 1 Police where?
prompt-village-police-origin = Village Stability Operations: take the Police for { $origin } from where?
prompt-sweep-route = Sweep: which route from { $origin } to { $space }?
prompt-roadside-space = Roadside IEDs on { $origin }: remove a cube that entered or crossed it. Where is the cube now?
prompt-roadside-piece = Roadside IEDs: remove which cube { $from }?
prompt-isr-space = ISR: Activate Guerrillas in which other space?
prompt-isr-count = ISR { $at }: Activate how many { $pieces }?
prompt-aerostats-space = Aerostats: where do all your Active Guerrillas go Underground?
prompt-assault-allies = Assault { $at }: with Government cubes?
prompt-find-fix-finish = Find Fix Finish { $at }: Activate a Guerrilla of which Faction first?
prompt-accidental-guerrillas = Accidental Guerrillas: place a Guerrilla where?
prompt-rally-sharia = Rally: { $left ->
    [nothing] { nothing-left }
   *[something] Sharia in one of the Base spaces?
}
prompt-sharia-steps = Sharia { $at }: how many steps, at 1 Resource each?
prompt-suicide-bomber = Suicide Bombers: remove a Guerrilla of this Terror from where?
prompt-suicide-target = Suicide Bombers: remove a cube from where?
prompt-suicide-piece = Suicide Bombers: remove which cube { $from }?
prompt-surge-space = Surge: choose a space (3 at most)
prompt-surge-count = Surge { $at }: how many { $pieces } should be there?
prompt-surge-roll = Surge: roll for Aid and Warlords Resources?
prompt-surge-die = Surge: roll the die
prompt-surge-aid = Surge: how much of { $number } goes to Aid? The rest goes to the Warlords.
prompt-manpads = MANPADS Scare: spend 3 Resources to cancel this flight?
prompt-air-strike-piece = Predators { $at }: remove which piece?
prompt-predators = Predators { $at }: which kind of strike?
prompt-reapers = Reapers { $at }: remove a second piece here?
prompt-reapers-shift = Reapers: shift which Province toward Opposition?
prompt-govern = Govern: choose a space
prompt-govern-how = Govern { $at }
prompt-transport-origin = Transport: Troops from where?
prompt-transport-count = Transport { $from }: how many { $pieces }?
prompt-transport-step = Transport: from { $origin } to where?
prompt-eradicate = Eradicate: choose a Province
prompt-infiltrate = Infiltrate: choose a space
prompt-infiltrate-how = Infiltrate { $at }: remove 2 pieces or replace 1?
prompt-infiltrate-piece = Infiltrate { $at }: which piece?
prompt-traffic = Traffic: choose a space
prompt-suborn = Suborn: choose a space
prompt-suborn-how = Suborn { $at }
prompt-suborn-cube = Suborn { $at }: remove which cube?
prompt-suborn-guerrilla = Suborn { $at }: remove which Guerrilla?
prompt-suborn-hide = Suborn { $at }: how many { $pieces } go Underground?

choice-done = Done
choice-take-back = Remove own pieces to Available
choice-after-operation-done = { $left ->
    [nothing] End the turn
   *[something] No Special Activity
}
choice-before-placing-done = Place what is Available
choice-train-build-base = Base for 3 cubes
choice-train-build-civic-action = Civic Action
choice-rally-how-place = Place Guerrillas
choice-rally-how-base = Base for 2 Guerrillas
choice-attack-how-attack = Attack: { $number ->
    [1] succeeds on a roll of 1
    [6] succeeds on any roll
   *[other] succeeds on a roll of 1 to { $number }
}
choice-attack-how-ambush = Ambush
choice-train-build-patronage = Up to 3 Patronage to Resources
choice-sweep-route-direct = Straight in
choice-assault-allies-alone = Coalition Troops alone
choice-assault-allies-with-government = With Government cubes
choice-rally-how-hide = All your Guerrillas Underground
choice-rally-how-done = Place and flip nothing
choice-surge-roll-roll = Roll
choice-surge-roll-done = No roll
choice-manpads-cancel = Cancel it for 3 Resources
choice-manpads-done = Let it fly
choice-predators-drone = Any Taliban piece, no Islamabad shift
choice-predators-usual = A usual Air Strike
choice-reapers-second = A second piece
choice-reapers-done = Nothing more here
choice-govern-how-returnees = Place +1 Pop
choice-govern-how-divert = Aid to Patronage, then Neutral
choice-infiltrate-how-remove = Remove 2 pieces
choice-infiltrate-how-replace = Replace 1 with a Guerrilla
choice-suborn-how-cubes = Remove up to 3 Government cubes
choice-suborn-how-base = Remove a Government Base
choice-suborn-how-guerrilla = Remove a Taliban Guerrilla
choice-suborn-how-hide = Flip Guerrillas Underground

journal-operation = { $faction }: { $free ->
    [1] free{" "}
   *[0] {""}
}{ $limited ->
    [1] Limited Operation, { $operation }
   *[0] { $operation }
}
journal-special = { $faction }: Special Activity, { $special }
journal-select = Space: { $space }
journal-nothing-exposed = No exposed enemy piece { $at }
journal-ambush = { $faction }: Ambush { $at }
journal-terror-by = { $faction }: Terror { $at }
journal-attack-rolled = Die roll: { $number } against { $guerrillas ->
    [one] { $guerrillas } Guerrilla
   *[other] { $guerrillas } Guerrillas
}: { $success ->
    [1] the Attack succeeds
   *[0] the Attack fails
}
journal-surge-rolled = Surge: die roll { $number }
journal-manpads = MANPADS Scare: the flight is cancelled
