### With the printed game on the table: cards and dice that people enter.

option-cards = Cards
option-cards-about = Abyssal shuffles the deck, or you draw from your printed deck and enter each card.
value-cards-shuffled = Shuffled by Abyssal
value-cards-printed = My printed deck
option-dice = Dice
option-dice-about = Abyssal rolls the dice, or you roll them at the table and enter the results.
value-dice-rolled = Rolled by Abyssal
value-dice-printed = My own dice
option-events = Events
option-events-about = Abyssal carries out every Event, or you read the printed card and carry it out by hand: every Event, or only those whose printed text is not surely known.
value-events-ours = All by Abyssal
value-events-mixed = Unsure ones by hand
value-events-printed = All by hand

prompt-sheet-space = Which space do the dice and the printed sheet give { $faction }?

term-table = Table
term-enter-card = Type the card’s number or part of its title ({ $count } possible).

problem-card-played = Card { $card } has already come up.
problem-card-removed = Card { $card } was removed at set-up.
problem-only-propaganda = Card { $card } cannot come up now: only a Propaganda card is left in this pile.
problem-propaganda-not-now = No Propaganda card is left in this pile.
