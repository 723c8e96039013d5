### The names of things in A Distant Plain. What the two games share is named as in Andean Abyss.

faction-coalition = Coalition
faction-taliban = Taliban
faction-government = Government
faction-warlords = Warlords

short-coalition = Coalition
short-taliban = Taliban
short-government = Govt
short-warlords = Warlords

# $count chooses the form; the number itself is not part of the name.
piece-coalition-troops = Coalition { $count ->
    [one] Troop
   *[other] Troops
}
piece-coalition-base = Coalition { $count ->
    [one] Base
   *[other] Bases
}
piece-government-troops = Government { $count ->
    [one] Troop
   *[other] Troops
}
piece-government-police = Police
piece-government-base = Government { $count ->
    [one] Base
   *[other] Bases
}
piece-taliban-guerrilla = Taliban { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-taliban-guerrilla-u = Underground Taliban { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-taliban-guerrilla-a = Active Taliban { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-taliban-base = Taliban { $count ->
    [one] Base
   *[other] Bases
}
piece-warlords-guerrilla = Warlords { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-warlords-guerrilla-u = Underground Warlords { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-warlords-guerrilla-a = Active Warlords { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-warlords-base = Warlords { $count ->
    [one] Base
   *[other] Bases
}
counted = { $count } { $pieces }

# Where something happens: $space with its preposition.
at = { $kind ->
    [loc] on { $space }
   *[other] in { $space }
}
from = from { $space }
to = to { $space }

# The names of single spaces stay as printed; the map has them.
spaces-city = Kabul
spaces-rural = Provinces
spaces-loc = LoCs

level-support = Support
level-neutral = Neutral
level-opposition = Opposition

control-coin = COIN Control
control-taliban = Taliban Control
control-none = Uncontrolled

side-unshaded = unshaded
side-shaded = shaded

operation-train = Train
operation-patrol = Patrol
operation-sweep = Sweep
operation-assault = Assault
operation-rally = Rally
operation-march = March
operation-attack = Attack
operation-terror = Terror

special-surge = Surge
special-air-lift = Air Lift
special-air-strike = Air Strike
special-govern = Govern
special-transport = Transport
special-eradicate = Eradicate
special-extort = Extort
special-infiltrate = Infiltrate
special-ambush = Ambush
special-cultivate = Cultivate
special-traffic = Traffic
special-suborn = Suborn

# Where pieces off the map lie, and the boxes of cards with lasting effects.
box-available = Available
box-casualties = Casualties
box-out-of-play = Out of play
box-capabilities-coalition = Coalition Capabilities
box-capabilities-taliban = Taliban Capabilities
box-momentum = Momentum

islamabad-hostility = Hostility
islamabad-pressure = Pressure
islamabad-tolerance = Tolerance
islamabad-backing = Backing
islamabad-sponsorship = Sponsorship
islamabad-hard = Hard
islamabad-hostility-hard = { islamabad-hostility } ({ islamabad-hard })
islamabad-pressure-hard = { islamabad-pressure } ({ islamabad-hard })
islamabad-tolerance-hard = { islamabad-tolerance } ({ islamabad-hard })
islamabad-backing-hard = { islamabad-backing } ({ islamabad-hard })
islamabad-sponsorship-hard = { islamabad-sponsorship } ({ islamabad-hard })

track-aid = Aid
track-patronage = Patronage
track-islamabad = Islamabad
track-support = Support + Available
track-opposition = Opposition + Bases
track-coin = COIN Control + Patronage
track-uncontrolled = Uncontrolled Population
tracks = Aid { $aid } · Patronage { $patronage } · Islamabad { $islamabad } · Support + Available { $support } · Opposition + Bases { $opposition } · COIN Control + Patronage { $coin } · Uncontrolled { $uncontrolled }

phase-setup = Set-up
phase-new-card = New card
phase-turn = Event card
phase-victory = Victory Phase
phase-resources = Resources Phase
phase-civic-action-coalition = Support Phase: Coalition Civic Action
phase-civic-action-government = Support Phase: Government Civic Action
phase-sharia = Support Phase: Sharia
phase-desertion = Redeploy Phase: Desertion
phase-redeploy-coalition = Redeploy Phase: Coalition Troops
phase-redeploy-troops = Redeploy Phase: Government Troops
phase-redeploy-police = Redeploy Phase: Police
phase-redeploy-taliban = Redeploy Phase: Taliban
phase-control = Redeploy Phase: Control
phase-reset = Reset Phase
phase-over = End of the game

scenario-short = Short scenario: Obama's War
scenario-main = Main scenario: Taliban Resurgent
scenario-extended = Extended scenario: The Afghan Insurgency

option-scenario = Scenario
option-scenario-about = Begin in 2009, in 2005 or in 2003: 4, 5 or 6 Propaganda cards. Event cards that are set aside bring their Capabilities into force.
value-scenario-short = Short (2009)
value-scenario-main = Main (2005)
value-scenario-extended = Extended (2003)
option-deployment = Deployment
option-deployment-about = Start as printed, or let each player place some pieces first.
value-deployment-standard = As printed
value-deployment-open = Open
option-sudden_propaganda = Sudden Propaganda
option-sudden_propaganda-about = A Propaganda card that turns up as the next card is played at once, before the card in play.
value-sudden_propaganda-false = No
value-sudden_propaganda-true = Yes
option-deception = Victory Deception
option-deception-about = With 3 or 4 players, each draws 2 markers that the others do not see: an empty threat, a hidden agenda or a hidden asset.
value-deception-false = No
value-deception-true = Yes
option-capabilities = Capabilities of cards set aside
option-capabilities-about = Start with the Capabilities among the cards set aside in force, or without them.
value-capabilities-true = In force
value-capabilities-false = Not in force
option-patrol_assault = Government cubes in a Coalition Patrol
option-patrol_assault-about = Government cubes join the Assault that ends a Coalition Patrol for 3 Resources, or for free.
value-patrol_assault-paid = For 3 Resources
value-patrol_assault-free = For free
option-players = Players
option-nonplayers = Non-players
option-nonplayers-about = Bots play the Factions without a player, or the players share them.
value-nonplayers-true = Bots play them
value-nonplayers-false = Players share them

deception-empty-threat = Empty Threat
deception-hidden-agenda = Hidden Agenda
deception-hidden-asset = Hidden Asset
goal-resources = Resources
