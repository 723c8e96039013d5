### Questions that shared code asks in every game, most of them of chance.

prompt-draw = Which card comes up?
prompt-die = Roll the die
prompt-remove-card = Which Event is removed from the deck?
prompt-turn-converted = Which Operation do you execute? It is a full one, with a Special Activity if you like.
