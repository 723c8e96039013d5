### Crown and Rebels: everything that this game says. A folder for another language may stand beside this one.
game-title = Crown and Rebels
game-provenance = A toy, made as an example.
game-about = The Crown holds the town, the rebels the woods. Four spaces, three cards.
game-length = 2 minutes
game-difficulty = A toy.
wins-crown = Win Support: more than 2.
wins-rebels = Spread Opposition: more than 1.

## Names
faction-crown = Crown
faction-rebels = Rebels
short-crown = Crown
short-rebels = Rebels
piece-crown-troops = Crown { $count ->
    [one] Troop
   *[other] Troops
}
piece-rebels-guerrilla = { $count ->
    [one] Rebel
   *[other] Rebels
}
piece-rebels-guerrilla-u = Underground { $count ->
    [one] Rebel
   *[other] Rebels
}
piece-rebels-guerrilla-a = Active { $count ->
    [one] Rebel
   *[other] Rebels
}
piece-rebels-base = Rebel { $count ->
    [one] Base
   *[other] Bases
}
counted = { $count } { $pieces }
at = { $kind ->
    [loc] on the { $space }
   *[other] in { $space }
}
from = from { $space }
to = to { $space }
spaces-city = Town
spaces-rural = Provinces
spaces-loc = LoCs
level-support = Support
level-neutral = Neutral
level-opposition = Opposition
control-crown = Crown Control
control-none = Uncontrolled
side-unshaded = unshaded
side-shaded = shaded
box-available = Available
box-out-of-play = Out of play
operation-patrol = Patrol
operation-rally = Rally
special-extort = Extort
track-support = Support
track-opposition = Opposition
tracks = Support { $support } · Opposition { $opposition }
phase-setup = Set-up
phase-new-card = New card
phase-turn = Event card
phase-victory = Victory
phase-pay = Pay
phase-reset = Reset
phase-over = End of the game
help-notation = On the map: after each name its Population or Econ; t Troops, g Guerrillas (a: how many are Active), b Bases; S Support, O Opposition
help-give = give FROM TO AMOUNT — there is nothing to give in this game

## Cards
card-01-unshaded = Remove the Opposition of a space.
card-02-unshaded = The Crown gets 2 Resources.

## Questions and choices
prompt-turn = What do you do with this card?
prompt-turn-limited = What do you do with this card? Operations are Limited.
prompt-patrol-space = Patrol: choose a space
prompt-rally-space = Rally: choose a space
prompt-extort = Extort: choose a space
prompt-event-shift = Choose a space
prompt-take-back-space = Take back a piece: from where?
prompt-take-back-piece = Take back { $at }: which piece?
prompt-after-operation = A Special Activity after the Operation?
choice-done = Done
choice-take-back = Take back a piece
choice-after-operation-done = No Special Activity
choice-pass = Pass
choice-event = Event
choice-propaganda = Propaganda!
choice-card = { $card }
nothing-left = nothing more to choose. Finish?
no-space-left = no more spaces to choose. Go on?

## Journal
journal-operation = { $faction }: { $operation }
journal-special = { $faction }: { $special }
journal-select = Space: { $space }
journal-event = { $faction }: { $card }
journal-round = Propaganda Round { $round }
journal-phase = { $phase }
journal-past-goal = Goal reached: { $faction } ({ $margin })
journal-over = { $faction } win.
journal-reset = All Factions Eligible, markers removed, Guerrillas Underground
journal-called-off = { $faction }: the Operation can no longer be executed; choose again
