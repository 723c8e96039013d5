### The names of things in Andean Abyss.

faction-govt = Government
faction-farc = FARC
faction-auc = AUC
faction-cartels = Cartels

short-govt = Govt
short-farc = FARC
short-auc = AUC
short-cartels = Cartels

# $count chooses the form; the number itself is not part of the name.
piece-govt-troops = { $count ->
    [one] Troop
   *[other] Troops
}
piece-govt-police = Police
piece-govt-base = Government { $count ->
    [one] Base
   *[other] Bases
}
piece-farc-guerrilla = FARC { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-farc-guerrilla-u = Underground FARC { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-farc-guerrilla-a = Active FARC { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-farc-base = FARC { $count ->
    [one] Base
   *[other] Bases
}
piece-auc-guerrilla = AUC { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-auc-guerrilla-u = Underground AUC { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-auc-guerrilla-a = Active AUC { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-auc-base = AUC { $count ->
    [one] Base
   *[other] Bases
}
piece-cartels-guerrilla = Cartels { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-cartels-guerrilla-u = Underground Cartels { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-cartels-guerrilla-a = Active Cartels { $count ->
    [one] Guerrilla
   *[other] Guerrillas
}
piece-cartels-base = Cartels { $count ->
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

spaces-city = Cities
spaces-rural = Departments
spaces-loc = LoCs

level-active-support = Active Support
level-passive-support = Passive Support
level-neutral = Neutral
level-passive-opposition = Passive Opposition
level-active-opposition = Active Opposition

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

special-air-lift = Air Lift
special-air-strike = Air Strike
special-eradicate = Eradicate
special-extort = Extort
special-ambush = Ambush
special-kidnap = Kidnap
special-assassinate = Assassinate
special-cultivate = Cultivate
special-process = Process
special-bribe = Bribe

president-samper = Samper
president-pastrana = Pastrana
president-uribe = Uribe

control-govt = Govt Control
control-farc = FARC Control

phase-setup = Set-up
phase-new-card = New card
phase-turn = Event card
phase-victory = Victory Phase
phase-control = { $variant ->
    [second] Sabotage Phase
   *[first] Control Phase
}
phase-resources = Resources Phase
phase-civic-action = Support Phase: Civic Action
phase-agitation = Support Phase: Agitation
phase-election = Support Phase: Election
phase-elite-backing = Support Phase: Elite Backing
phase-redeploy = Redeploy Phase
phase-reset = Reset Phase
phase-over = End of the game

scenario-standard = Standard scenario
scenario-quick = Quick scenario

edition-first = first edition
edition-second = second edition
nonplayers-second = Non-players follow the second edition’s section 8. A table of our own decides which Events a Non-player Government takes, because the printed instructions are not known.
note-government-second = The Government bot follows the second edition’s section 8: a house variant in the first edition.

tracks = Aid { $aid } · El Presidente { $president } · Total Support { $support } · Opposition + Bases { $opposition }
help-give = give FROM TO AMOUNT — hand over Resources: give farc auc 5
help-hand = hand SPACE CARRIER CARRIER — hand over a Shipment: hand cali farc.guerrilla.u auc.guerrilla.u
help-notation = On the map: after each name its Population or Econ; t Troops, p Police, g Guerrillas (a: how many are Active), b Bases; AS PS PO AO: Active/Passive Support, Passive/Active Opposition.
