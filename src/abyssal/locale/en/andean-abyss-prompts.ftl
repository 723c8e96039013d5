### The questions of the game, one for each kind of decision.
### What a question is not about ($space, $at, $piece, …) is "none". $left is "nothing" if nothing can be chosen but to be
### done.

prompt-activate-space = Activate Guerrillas: in which space next?
prompt-turn-limited = What do you do with this card? Operations are Limited.
prompt-turn = What do you do with this card?
prompt-before-placing = Too few { $pieces } are Available. Remove some of your own pieces to Available first?
prompt-after-operation = { $left ->
    [nothing] All done: end the turn?
   *[something] Operation done. Add a Special Activity?
}
nothing-left = nothing more to choose. Finish?
no-space-left = no more spaces to choose. Go on?

prompt-ship = Ship a Shipment for a free Limited Operation? Whose?
prompt-ship-from = Ship for { $faction }: which Shipment leaves the map?
prompt-ship-operation = Which free Limited Operation?

prompt-train-space = Train: { $left ->
    [nothing] { no-space-left }
   *[something] choose a space
}
prompt-train-cubes = Train { $at }: how many { $pieces }?
prompt-train-build = Train: { $left ->
    [nothing] { nothing-left }
   *[something] one extra action in one space
}
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
prompt-rally-origin = Rally { $at }: { $left ->
    [nothing] { no-space-left }
   *[something] gather Guerrillas from where?
}

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
prompt-shipments-along = { $origin } → { $space }: how many Shipments move too?
prompt-take-back-space = Remove one of your own pieces to Available: from where?
prompt-take-back-piece = Remove which piece { $from } to Available?

prompt-air-lift-origin = Air Lift: Troops from where?
prompt-air-lift-destination = Air Lift: from { $origin } to where?
prompt-air-strike = Air Strike: choose a space
prompt-air-strike-target = Air Strike { $at }: remove a piece of which Faction?
prompt-eradicate = Eradicate: choose a Department
prompt-eradicate-shift = Eradicate ({ $origin }): shift which Department toward Opposition?
prompt-extort = Extort: choose a space
prompt-kidnap = Kidnap: choose a space
prompt-kidnap-target = Kidnap { $at }: who pays the ransom?
prompt-kidnap-die = Kidnap { $at }: roll for the ransom ({ $faction })
prompt-kidnap-auc = The ransom roll was 6: which piece does AUC place { $at }?
prompt-assassinate = Assassinate: choose a space
prompt-assassinate-target = Assassinate { $at }: which piece?
prompt-cultivate = Cultivate: choose a space
prompt-cultivate-how = Cultivate { $at }
prompt-cultivate-origin = Cultivate ({ $origin }): take the Base from where?
prompt-process-how = Process: Resources now or Shipments?
prompt-process-base = Process: remove a Base for 3 Resources where?
prompt-process-shipment = Process: place a Shipment where?
prompt-process-carrier = Shipment { $at }: under which Guerrilla?
prompt-bribe = Bribe: choose a space
prompt-bribe-how = Bribe { $at }
prompt-bribe-cube = Bribe { $at }: remove which cube?
prompt-bribe-guerrilla = Bribe { $at }: remove or flip which Guerrilla?
prompt-bribe-base = Bribe { $at }: remove which Base?

prompt-shipment-carrier = The Shipment { $at } has lost its carrier. Who takes it?
prompt-before-round = A Propaganda Round begins with a victory check. Anything to agree on first?
prompt-drug-profit = Drug Profits { $at }: what does the Shipment become?
prompt-special-forces = 7th Special Forces: remove a marker from where?
prompt-civic-action = Civic Action: choose a space
prompt-civic-steps = Civic Action { $at }: how many steps, at 3 Resources each?
prompt-agitate = Agitation: choose a space
prompt-agitate-steps = Agitation { $at }: how many steps, at 1 Resource each?
prompt-farc-zone = Which Department becomes a FARC Zone?
prompt-elite-backing = Elite Backing: a free Rally where?
prompt-redeploy-origin = Redeploy { $pieces }: from where?
prompt-redeploy-destination = Redeploy { $pieces } from { $origin }: to where?

prompt-deploy = Open Deployment: place { $pieces } where ({ $number } left)?
prompt-deploy-count = Open Deployment { $at }: how many { $pieces }?
prompt-piles = How large should the piles of the deck be?

prompt-event-space = Event: choose a space
prompt-event-place = { $pieces ->
    [none] Event: place pieces where?
   *[other] Event: place { $pieces } where?
}
prompt-event-place-piece = Event: place which piece{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}?
prompt-event-remove = { $pieces ->
    [none] Event: remove pieces from where?
   *[other] Event: remove { $pieces } from where?
}
prompt-event-remove-piece = Event: remove which piece{ $from ->
    [none] {""}
   *[other] {" "}{ $from }
}?
prompt-event-replace = { $pieces ->
    [none] Event: replace pieces where?
   *[other] Event: replace { $pieces } where?
}
prompt-event-replace-piece = Event: replace which piece{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}?
prompt-event-shift = Event: shift Support or Opposition where?
prompt-event-activate = Event: Activate Guerrillas where?
prompt-event-hide = Event: turn Guerrillas Underground where?
prompt-event-origin = Event: move{ $pieces ->
    [none] {""}
   *[other] {" "}{ $pieces }
} from where?
prompt-event-destination = Event: move{ $pieces ->
    [none] {""}
   *[other] {" "}{ $pieces }
}{ $origin ->
    [none] {""}
   *[other] {" "}from { $origin }
} to where?
prompt-event-sabotage = Event: Sabotage which LoC?
prompt-event-faction = Event: which Faction?
prompt-event-count = Event{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}: how many{ $pieces ->
    [none] {""}
   *[other] {" "}{ $pieces }
}?
prompt-event-how = Event{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}: what do you do?
prompt-event-remove-shipment = Event: remove a Shipment from where?
prompt-event-whose-shipment = Event { $at }: whose Shipment is removed?
prompt-event-place-shipment = Event: place a Shipment where?
prompt-event-carrier = Event { $at }: a Shipment under which Guerrilla?
prompt-event-terror = Event { $at }: Terror by which Guerrilla?
prompt-event-move-piece = Event: move which Guerrilla { $from }?
prompt-event-activate-piece = Event { $at }: Activate which Guerrilla?
prompt-event-stays = Event { $at }: which Guerrilla stays?
prompt-event-die = Event: roll the die

prompt-discord = Insurgent Discord: does { $faction }, as 2nd Eligible, execute { $card } (shaded text, if it has two) or an Operation?
prompt-red-die = Random space: red die
prompt-yellow-die = Random space: yellow die
prompt-green-die = Random space: green die
prompt-lot = Random choice
