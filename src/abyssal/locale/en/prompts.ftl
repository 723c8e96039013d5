### Questions that shared code asks in every game, most of them of chance.

prompt-draw = { $number ->
    [1] Which card is next, face up on the deck?
   *[other] Which card comes up?
}
prompt-die = Roll the die
prompt-remove-card = Which Event is removed from the deck?
prompt-turn-converted = Which Operation do you execute? It is a full one, with a Special Activity if you like.

## What it means to be done, where something is given up

choice-activate-done = Leave the rest Underground
choice-activate-space-done = Leave the rest Underground
choice-train-build-done = Neither
choice-patrol-assault-done = No Assault
choice-civic-action-done = Finish Civic Action
choice-attack-target-done = Remove nothing more
choice-assault-target-done = Remove nothing more
forgone-activate = Some Guerrillas that you could Activate stay Underground.
forgone-activate-space = Some Guerrillas that you could Activate stay Underground.

## What is said of a choice before it is made

odds = Succeeds in { $number } of 6 rolls ({ $percent } %).
vain-train-space = Nothing to gain: no cubes, Base or Civic Action here.
vain-sweep-space = Nothing to gain: no Troops nearby, and no Guerrilla to find.
vain-assault-space = Nothing to gain: no exposed enemy piece, or too few cubes.
