### Why Non-player Factions do what they do.

journal-bot-box = { $faction }: { $operation } ({ $rule })
journal-bot-impossible = { $operation } is not possible: on to the next box ({ $rule })
journal-bot-special = { $faction }: { $special } ({ $rule })
journal-bot-special-impossible = { $special } is not possible: on to the next box ({ $rule })
journal-bot-test = { $rule }: { $reason }? { $answer ->
    [1] yes
   *[0] no
}
journal-bot-found = { $rule }: { $reason }: { $count ->
    [one] the only candidate
   *[other] all { $count } candidates
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
journal-bot-dice = Dice green { $green }, second { $second } (8.4)
journal-bot-random = At random, one of { $count }: { $space }

prompt-green-die = Random space: green die
prompt-second-die = Random space: second die
prompt-capability-die = { $faction }: roll for the Capability
prompt-manpads-die = MANPADS Scare: roll for the Taliban
prompt-lot = Random choice

option-people = Factions of the players
option-people-about = Which Factions have a player. Bots play the others.
value-people-all = All
value-people-none = None
value-people-coalition = Coalition
value-people-taliban = Taliban
value-people-government = Government
value-people-warlords = Warlords
value-people-coalition-taliban = Coalition and Taliban
value-people-coalition-government = Coalition and Government
value-people-coalition-warlords = Coalition and Warlords
value-people-taliban-government = Taliban and Government
value-people-taliban-warlords = Taliban and Warlords
value-people-government-warlords = Government and Warlords
value-people-coalition-taliban-government = Coalition, Taliban and Government
value-people-coalition-taliban-warlords = Coalition, Taliban and Warlords
value-people-coalition-government-warlords = Coalition, Government and Warlords
value-people-taliban-government-warlords = Taliban, Government and Warlords
option-sponsorship = Taliban bot at Sponsorship
option-sponsorship-about = While Islamabad is at Sponsorship, Non-player Taliban stay Eligible after an Event, or become Ineligible like any other Faction.
value-sponsorship-eligible = Stay Eligible
value-sponsorship-standard = Ineligible
option-players_limited = Players before Propaganda
option-players_limited-about = In games with Non-players, players’ Operations are Limited, without Sweep or March, on the last card before each Propaganda card, or only before the final one.
value-players_limited-true = Limited each time
value-players_limited-false = Before the final one only
value-players-0 = 0

why-at-support = at Support
why-bases-first = Bases before other pieces
why-below-propaganda = Is the roll lower than the number of Propaganda cards still to come
why-beside-own = where it already has pieces
why-best-target = best target
why-by-lot = at random
why-capability-awaited = it Passed to wait for this Capability and takes it now
why-capability-here = the card is a Capability
why-capability-next = the next card is a Capability that it is certain to get
why-coalition-nonplayer = Is the Coalition a Non-player
why-could-aid-up = Could the Event raise Aid
why-could-coalition-pieces = Could the Event place or remove Coalition pieces
why-could-coalition-removed = Could the Event remove Coalition pieces
why-could-coin-control-up = Could the Event add COIN Control
why-could-government-actions = Does the Event give the Government free actions
why-could-government-pieces = Could the Event place Government pieces
why-could-government-resources-up = Could the Event raise the Government’s Resources
why-could-islamabad-shifts = Could the Event shift Islamabad
why-could-nothing-wished = Could the Event do anything that this Faction looks for
why-could-opposition-down = Could the Event lower Opposition
why-could-opposition-up = Could the Event raise Opposition
why-could-patronage-up = Could the Event raise Patronage
why-could-support-down = Could the Event lower Support
why-could-support-up = Could the Event raise Support
why-could-taliban-bases = Could the Event place or remove Taliban Bases
why-could-taliban-resources = Could the Event change the Taliban’s Resources
why-could-uncontrolled-up = Could the Event add Uncontrolled Population
why-could-warlords-bases = Could the Event place Warlords Bases
why-could-warlords-on-locs = Could the Event place Warlords Guerrillas on LoCs
why-could-warlords-resources-up = Could the Event raise the Warlords’ Resources
why-cubes-stay = where other cubes of that kind remain
why-elders-level = the Tribal Elders set the level that this Faction wants
why-event-has-effect = Would the Event have an effect, without lowering this Faction’s own victory total
why-friendly-capability = a Capability of its own side
why-government-has-resources = Does the Government have Resources
why-highest-econ = highest Econ
why-highest-population = highest Population
why-instructed = as the instructions for this Event say
why-instructed-by-us = as our own instructions for this Event say
why-itself-first = the Faction itself first
why-low-resources = too few Resources for Operations: Pass
why-meets-event-box = does something that this Faction looks for in Events
why-momentum-lasts = Will Momentum last, because the next card is not Propaganda
why-most-opposition-gained = gains the most Opposition
why-most-opposition-lost = removes the most Opposition
why-most-pieces = most pieces placed, removed or moved
why-most-support-gained = gains the most Support
why-most-support-lost = removes the most Support
why-never-executed = the instructions bar this Event
why-non-player-first = a Non-player first
why-nothing-possible = nothing in the flow chart is possible: Pass
why-other-side-up = a Capability with the other side up
why-own-pieces-first = own pieces before those of others
why-own-total-kept = without lowering its own victory total
why-partner-nonplayer = Is the partner for whom it would take the Capability a Non-player
why-player-loses-most = costs a player the most
why-removal-order = in the order of removal
why-shaded-capability = Is a Capability in force with its shaded side
why-taliban-nonplayer = Are the Taliban Non-players
why-unshaded-capability = Is a Capability in force with its unshaded side
why-whom-to-harm = its first target
why-within-propaganda = Is the roll no higher than the number of Propaganda cards still to come
