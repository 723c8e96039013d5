### How the choices read. A word is looked up with the question it answers (choice-rally-how-place), then alone
### (choice-done); spaces, pieces, Factions, Operations and Special Activities have their names.

choice-done = Done
choice-pass = Pass
choice-event = Event
choice-unshaded = Event, unshaded
choice-shaded = Event, shaded
choice-propaganda = Propaganda!
choice-card = { $card }
choice-take-back = Remove own pieces to Available
choice-remove = Remove
choice-place = Place
choice-neutral = Set to Neutral
choice-replace = Replace
choice-passive-support = Passive Support
choice-passive-opposition = Passive Opposition
choice-place-base = Place a Base
choice-place-shipment = Place a Shipment
choice-remove-base = Remove a Base
choice-remove-shipment = Remove a Shipment
choice-remove-piece = Remove { $piece }
choice-flip-piece = Flip { $piece }
choice-before-placing-done = Place what is Available
choice-before-round-done = Begin the Round
choice-after-operation-done = { $left ->
    [nothing] End the turn
   *[something] No Special Activity
}
choice-ship-done = Do not Ship
choice-ship-from-done = Refuse
choice-train-build-base = Base for 3 cubes
choice-train-build-civic-action = Civic Action
choice-rally-how-place = Place Guerrillas
choice-rally-how-base = Base for 2 Guerrillas
choice-rally-how-gather = Gather Guerrillas and go Underground
choice-rally-how-done = Nothing, only Cultivate
choice-attack-how-attack = Attack: { $number ->
    [1] succeeds on a roll of 1
    [6] succeeds on any roll
   *[other] succeeds on a roll of 1 to { $number }
}
choice-attack-how-ambush = Ambush
choice-cultivate-how-place = Place a Base
choice-cultivate-how-relocate = Relocate a Base
choice-process-how-bases = Bases for 3 Resources each
choice-process-how-shipments = Place Shipments
choice-bribe-how-cubes = Remove up to 2 cubes
choice-bribe-how-guerrillas = Remove or flip up to 2 Guerrillas
choice-bribe-how-base = Remove a Base
choice-event-how-base = Remove 1 FARC Base
choice-event-how-pieces = Remove 2 Cartels pieces
choice-event-how-shipments = Remove 1 or 2 Shipments
choice-shipment-carrier-remove = Nobody; remove it
choice-drug-profit-base = Base
choice-drug-profit-resources = 6 Resources
choice-discord-operation = Operation
choice-agitate-done = Finish Agitation
choice-elite-backing-done = No Rally

## By hand

choice-hand-zone = Place a FARC Zone
choice-hand-unzone = Remove a FARC Zone
choice-hand-open = Bring a foreign country into play
choice-hand-ship = Place a Shipment
choice-hand-unship = Remove a Shipment
choice-hand-track-president = El Presidente
choice-hand-value-samper = Samper
choice-hand-value-pastrana = Pastrana
choice-hand-value-uribe = Uribe

companion-zone = { $space }: { $there ->
    [1] FARC Zone
   *[0] no FARC Zone
}
companion-president = El Presidente: { $after ->
    [2] { president-uribe }
    [1] { president-pastrana }
   *[0] { president-samper }
}
companion-ship-at = Shipment: { $after ->
    [0] off the map
   *[other] in { $space }
}
box-available = Available
compare-zone = FARC Zone
