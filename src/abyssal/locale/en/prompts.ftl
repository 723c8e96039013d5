### Questions that the kernel itself asks, of chance: all games share them.

prompt-draw = Which card comes up?
prompt-die = Roll the die
prompt-remove-card = Which Event is removed from the deck?
