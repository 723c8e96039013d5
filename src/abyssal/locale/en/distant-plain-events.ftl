### The questions of Events.
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
prompt-event-die = Event: roll the die
prompt-event-action = Event: which free action?
prompt-event-rally = Event: free Rally where?
prompt-event-patronage = Event: how much Patronage becomes Aid?
prompt-event-discard = Event: how many Available { $pieces } go out of play?
