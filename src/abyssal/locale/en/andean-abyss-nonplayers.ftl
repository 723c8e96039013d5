### Why Non-player Factions do what they do.

journal-bot-box = { $faction }: { $operation } ({ $rule })
journal-bot-impossible = { $operation } is not possible: one box up ({ $rule })
journal-bot-test = { $rule }: { $reason }? { $answer ->
    [1] yes
   *[0] no
}
journal-bot-narrow = { $rule }: { $reason }: { $before ->
    [one] { $before } candidate
   *[other] { $before } candidates
}, { $after ->
    [0] none left
   *[other] { $after } left
}
journal-bot-note = { $rule }: { $reason }
journal-bot-turn = Non-player turn: { $faction }
journal-bot-unmet = { $rule }: { $reason }: { $before ->
    [one] { $before } candidate
   *[other] { $before } candidates
}, none such: { $before } left
journal-bot-dice = Dice red { $red }, yellow { $yellow }, green { $green } (8.2)
journal-bot-random = At random: { $space }

why-active-first = Guerrillas that are Active already, as they would be noticed in any case
why-ambush-underground = Attack space with an Underground Guerrilla
why-assassinate-at-terror = Assassinate where Terror occurred
why-at-opposition = at Opposition
why-at-support = at Support
why-auc-base = AUC Base
why-base-unguarded = a Base of the Cartels without Guerrillas
why-bases-first = Bases before Guerrillas
why-bases-unwatched = Do AUC Guerrillas stand in fewer than half of the spaces with FARC Bases
why-best-target = best target
why-by-lot = by lot
why-city = City
why-could-ambush = an Underground Guerrilla for an Ambush
why-could-cultivate = Department where Cultivate could follow
why-could-kidnap = somebody to Kidnap
why-could-not-agitate = Support or Neutral, and no Agitation possible yet
why-could-place = a Guerrilla can be placed
why-could-place-base = Could a Rally place a Base
why-cultivate-new = Cultivate places a Base where the Cartels Rallied
why-cultivate-relocate = Cultivate relocates one of 2 Bases
why-discord-event = Insurgent Discord: does the Government choose the Event
why-enemy-base = a Base of another faction
why-enemy-guerrillas = enemy Guerrillas
why-enemy-shipment = a Shipment of another faction
why-event-has-effect = Would the Event have an effect
why-event-open = Is the Event open to the 2nd Eligible
why-extort-everywhere = Extort wherever possible
why-extort-with-two = Extort where 2 Guerrillas are Underground
why-farc-at-support = FARC Guerrillas and Support
why-farc-base = FARC Base
why-farc-base-outnumbered = FARC Base with fewer Police than AUC Guerrillas
why-farc-there = FARC pieces
why-farc-without-auc = FARC pieces and no AUC Guerrillas
why-fewer-than-two-bases = fewer than 2 Bases
why-fewest-guerrillas = fewest own Guerrillas
why-fewest-terror = fewest Terror markers
why-gray-two = Does the card have a gray 2
why-greatest-change = greatest change of Total Support and Opposition
why-hide-at-base = Active Guerrillas at an own Base with cubes
why-highest-econ = highest Econ
why-highest-population = highest Population
why-instructed = as the instructions for the Event say
why-instructed-by-us = our reading, as the printed instructions for the Event are not known
why-itself-first = its own Faction first
why-land-before-loc = our ruling: Cities and Departments before LoCs
why-largest-group = largest group that has not moved
why-leftmost-symbol = Is its symbol leftmost on the card
why-loc-city-department = LoCs, then Cities, then Departments
why-loc-to-sabotage = LoC without Sabotage and Guerrillas
why-lowest-econ = lowest Econ
why-most-guerrillas = most own Guerrillas
why-never-by-us = our ruling: Non-players never execute this Event
why-never-executed = Non-players never execute this Event
why-next-to-most-ready = next to the most Guerrillas that could still March
why-next-to-two = next to 2 or more Cartels Guerrillas
why-nine-available = Are 9 or more FARC Guerrillas Available
why-no-farc-control = Support or Neutral, and no FARC Control
why-no-resources = no Resources: Pass
why-non-player-first = another Non-player
why-not-active-opposition = Population not in Active Opposition
why-not-at-support = not at Support, as the rules lead the Government
why-one-more-space = one more space
why-one-or-two = 1 or 2 of its Guerrillas
why-only-with-effect = only a Faction with which the Event has an effect
why-own-base = room for an own Base
why-own-pieces-first = own pieces first
why-own-shipment = an own Guerrilla for a Shipment
why-place-most = replace rather than remove, as that places the most pieces
why-placed-in-turn = one at a time, first where this Event has placed the fewest
why-populated = Population
why-process-base = Process removes a Base
why-process-shipments = Process places Shipments
why-profit-base = the Shipment becomes a Base
why-profit-base-elsewhere = Resources for the Shipment, as the dice give the Base to another
why-profit-resources = Resources for the Shipment, as it can place no Base
why-rally-impossible = Rally is not possible: Pass
why-removal-order = in the order of removal
why-richer-than-government = Has FARC more Resources than the Government
why-shift-affordable = a shift can be paid for
why-shipment-available = Is a Shipment Available
why-shipment-first = a Guerrilla with a Shipment
why-shipment-kept = the Shipment stays with own Guerrillas
why-shipment-taken = the Shipment is taken by own Guerrillas
why-shipment-to-non-player = the Shipment goes to another Non-player
why-six-available = Are 6 or more AUC Guerrillas Available
why-somebody-marches = somebody would March
why-stay-underground = Guerrillas stay Underground
why-target-auc = target: AUC
why-target-cartels = target: Cartels
why-target-farc = target: FARC
why-target-government = target: Government
why-target-present = a target
why-target-shipment = target: a Shipment to take
why-ten-available = Are 10 or more Cartels pieces Available
why-threat-in-place = Has a Support space or LoC an Underground FARC Guerrilla or 3 FARC pieces
why-three-guerrillas = 3 or more Guerrillas
why-two-for-a-base = 2 Guerrillas to replace with a Base
why-underground-at-farc-base = Is an Underground AUC Guerrilla at a FARC Base
why-underground-or-three = an Underground Guerrilla or 3 Guerrillas
why-unsabotaged-loc = LoC without Sabotage
why-with-auc = AUC pieces
why-with-farc = FARC pieces
why-with-government = Government pieces
