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
option-events-about = Abyssal carries out every Event, or you read the printed card and carry it out by hand: every Event, or only those whose printed text is not known for certain.
value-events-ours = All by Abyssal
value-events-mixed = Uncertain ones by hand
value-events-printed = All by hand

prompt-sheet-space = Which space do the dice and the printed sheet give { $faction }?

term-table = Table
term-enter-card = Type the card’s number or part of its title ({ $count } possible).

problem-card-played = Card { $card } has already come up.
problem-card-removed = Card { $card } was removed at set-up.
problem-only-propaganda = Card { $card } cannot come up now: only a Propaganda card is left in this pile.
problem-propaganda-not-now = No Propaganda card is left in this pile.

## Events by hand, and corrections

prompt-hand = { $faction ->
    [none] By hand: what next?
   *[other] { $faction }, by hand: what next?
}
prompt-hand-place = Place a piece where?
prompt-hand-place-piece = Place which piece { $at }?
prompt-hand-remove = Remove a piece from where?
prompt-hand-remove-piece = Remove which piece { $from }?
prompt-hand-replace = Replace a piece where?
prompt-hand-replace-piece = Replace which piece { $at }?
prompt-hand-replace-by = Which piece takes its place { $at }?
prompt-hand-move = Move a piece from where?
prompt-hand-move-piece = Move which piece { $from }?
prompt-hand-move-to = Move { $pieces } where?
prompt-hand-flip = Flip a Guerrilla where?
prompt-hand-flip-piece = Flip which Guerrilla { $at }?
prompt-hand-level = Set Support or Opposition where?
prompt-hand-level-to = Which level { $at }?
prompt-hand-mark = Place a Terror or Sabotage marker where?
prompt-hand-unmark = Remove a Terror or Sabotage marker from where?
prompt-hand-count = How many?
prompt-hand-box = Into which box?
prompt-hand-box-from = Out of which box?
prompt-hand-rebox = Move which piece to another box?
prompt-hand-track = Which track?
prompt-hand-value = { $track }: which value?
prompt-hand-faction = Which Faction?
prompt-hand-effect = The marker of which card?
prompt-hand-effect-side = Which side of { $card } is in force?
prompt-hand-operation = Which free Operation?
prompt-hand-extent = Where may the Operation take place?
prompt-hand-only = Choose the spaces where the Operation may take place
prompt-hand-special = Which free Special Activity?
prompt-hand-where = In which space?
prompt-hand-which = Which piece { $at }?

choice-hand-done = Done: the Event is carried out
choice-hand-place = Place pieces
choice-hand-remove = Remove pieces
choice-hand-replace = Replace a piece
choice-hand-move = Move pieces
choice-hand-flip = Flip Guerrillas
choice-hand-level = Set Support or Opposition
choice-hand-mark = Place Terror or Sabotage
choice-hand-unmark = Remove Terror or Sabotage
choice-hand-rebox = Move pieces between boxes
choice-hand-track = Change Resources or another track
choice-hand-eligible = Make a Faction Eligible
choice-hand-ineligible = Make a Faction Ineligible
choice-hand-effect = Place or remove a card’s marker
choice-hand-roll = Roll a die
choice-hand-operation = Grant a free Operation
choice-hand-special = Grant a free Special Activity
choice-hand-only-done = These spaces
choice-hand-track-resources-of = Resources: { $faction }
choice-hand-track-aid = Aid
choice-hand-level-to-active-support = Active Support
choice-hand-level-to-passive-support = Passive Support
choice-hand-level-to-support = Support
choice-hand-level-to-passive-opposition = Passive Opposition
choice-hand-level-to-active-opposition = Active Opposition
choice-hand-level-to-opposition = Opposition
choice-hand-effect-side-neither = Neither: not in force
choice-anywhere = Anywhere
choice-one-space = In one space
choice-chosen = In chosen spaces

journal-by-hand = { $faction }: by hand
journal-by-hand-agreed = { $faction } agrees
journal-impossible = { $faction }: { $operation } is not possible there
journal-now-eligible = { $faction } becomes Eligible

problem-unfinished-line = The line is not complete. Possible next words: { $expected }.
problem-long-line = Nothing may follow here: “{ $word }”.

## What is printed on a card

prompt-sheet-instruction = { $card }: what do the printed instructions for this Event tell { $faction }?
choice-sheet-instruction-execute = Execute it
choice-sheet-instruction-never = Never execute it
choice-sheet-instruction-none = No such instruction
prompt-card-order = { $card }: in which order are the Factions printed?
prompt-card-sides = { $card }: one text or two?
prompt-card-capability = { $card }: whose Capability is it?
prompt-card-momentum = { $card }: which side is Momentum?
prompt-card-halo = { $card }: which Factions have a halo around their symbol?
choice-none = None
choice-one = One text
choice-two = Two texts
choice-both = Both sides

problem-in-deck = Deck file, line { $line }: { $reason }
problem-bad-faction-order = { $where }: name all { $count } Factions, each once.
problem-long-text = { $where }: at most { $most } characters.
problem-one-text-capability = { $where }: a Capability has two texts (dual).

deal-adjust = { $giver }, by hand: { $text }
help-adjust = adjust STEP … — change the position by hand at any question, if all players agree: adjust place …
problem-correction-clash = This change does not fit with what was done since the turn began. Undo those steps, or wait until the turn is over.
problem-adjust-apart = A change by hand is not a choice: everybody at the table has to agree to it.
problem-nothing-proposed = Nobody has proposed a change by hand.
problem-deck-alone = A deck file goes with a new game, not with a lesson, a puzzle or a second deck.
problem-bad-walk = { $where }: name all { $count } spaces, each once.
problem-cell-twice = { $where }: { $space } already stands in cell { $other }. Each space has one cell, so enter both together.
adjust-what = What do you want to change?
problem-nonplayer-adjusts = “{ $choice }”: only a player’s Faction can change the position by hand.
term-adjust = Steps: { $list }

choice-hand-box-available = Available
choice-hand-box-out-of-play = Out of play
choice-hand-box-from-available = Available
choice-hand-box-from-out-of-play = Out of play

## The companion list: what to move on the real board

companion-place = { $space }: place { $pieces }
companion-remove = { $space }: remove { $pieces } to Available
companion-off = { $space }: { $pieces } → { $box }
companion-rebox = { $source } → { $box }: { $pieces }
companion-move = { $space } → { $to }: { $pieces }
companion-turn = { $space }: flip to { $pieces }
companion-support = { $space }: { $level }
companion-terror = { $space }: Terror { $before } → { $after }
companion-sabotage = { $space }: Sabotage { $before } → { $after }
companion-open = { $space }: { $there ->
    [1] in play
   *[0] out of play
}
companion-resources = { $faction }: Resources { $before } → { $after }
companion-aid = Aid { $before } → { $after }
companion-effect = { $card }: { $side ->
    [unshaded] marker on the unshaded side
    [shaded] marker on the shaded side
   *[none] remove the marker
}
term-moves = On the real board:
term-no-moves = Nothing to move on the real board since you last looked.
help-moves = moves — list what to move on the real board since you last looked
help-compare = compare [SPACE] — list what should lie on the real board
compare-line = { $place }: { $what }
compare-terror = { $count } Terror
compare-sabotage = Sabotage

## abyssal deck

deck-order = Order
deck-dual = Texts
deck-capability = Capability
deck-momentum = Momentum
deck-halo = Halo
deck-sheet = Non-player sheet
deck-random-spaces = Random spaces
deck-walk = Arrows
deck-instructions = Sheet
deck-instruction-execute = { choice-sheet-instruction-execute }
deck-instruction-never = { choice-sheet-instruction-never }
deck-instruction-none = { choice-sheet-instruction-none }
deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, checked against the printed card: { $checked }
deck-imported = Cards changed: { $count }
deck-exported = Cards written: { $count } ({ $path })
deck-would = { $faction }: { $reason }? { $answer }
deck-line = { $key }: { $value }
deck-differs = { $card } · { $key }: { $mine } ≠ { $theirs }
deck-same = No difference.
deck-none-checked = No card is marked as checked. Mark one with: abyssal deck edit FILE CARD --checked
deck-code = { $card }: the code of this card has to change
deck-own = { $side }, in the owner’s own words: { $text }
problem-no-such-card = There is no card { $card } in { $path }.
problem-deck-needs-game = { $path } is a new file: name its game with --game.

card-by-hand = Read your printed card and carry it out by hand.
card-own = Card owner’s wording: { $text }

## On the page

page-companion = Real board
page-companion-none = Nothing to move since you last looked.
page-companion-read = Read aloud

## My cards: the deck files of this browser

page-my-cards = My cards
page-my-cards-about = Keep here what is printed on your cards. Choose the deck under “{ page-custom-game }”, and its facts become part of the game. It is stored in this browser only: export it to keep a copy.
page-cards-import = Import…
page-cards-export = Export
page-cards-share = Export to share
page-cards-share-about = Without your own wording
page-cards-compare = Compare…
page-cards-drop = Delete all
page-cards-drop-sure = Delete everything you know about the cards of this game?
page-cards-find = Number or title
page-cards-filter = Show
page-cards-filter-all = All
page-cards-filter-unknown = Not known
page-cards-filter-mine = In my deck
page-cards-filter-checked = Checked
page-cards-filter-differing = Differ from ours
page-cards-count = Cards shown: { $shown } of { $all } · in my deck: { $mine } · checked: { $checked }
page-cards-is-checked = checked
page-cards-is-mine = in my deck
page-cards-is-known = known
page-cards-is-unknown = our assumption
page-cards-differs = differs from ours
page-cards-order = Order of the Factions
page-cards-dual = { deck-dual }
page-cards-capability = Capability of
page-cards-momentum = { deck-momentum }
page-cards-halo = { deck-halo }
page-cards-one = { choice-one }
page-cards-two = { choice-two }
page-cards-none = { choice-none }
page-cards-unshaded = { term-unshaded }
page-cards-shaded = { term-shaded }
page-cards-event = { term-event }
page-cards-open = not stated
page-cards-symbol = { $faction }, place { $place }
page-cards-move = Drag it, or move it with the arrow keys
page-cards-assumed = our assumption
page-cards-known = known
page-cards-we-assume = We have: { $value }
page-cards-wording = { $side }, in your own words
page-cards-checked = Checked against my card
page-cards-forget = Remove from my deck
page-cards-imported = Cards changed: { $count }
page-cards-same = { deck-same }
page-sheet = Random spaces and arrows of the Non-player sheet
page-sheet-about = Copy them from your sheet once. The numbers of a cell follow the dice in the order in which they are read. ✓ marks what you have entered.
page-sheet-cells = Random spaces
page-sheet-walk = Order of the arrows
page-sheet-tells = The sheet tells
page-sheet-execute = { choice-sheet-instruction-execute }
page-sheet-never = { choice-sheet-instruction-never }
page-sheet-none = { choice-sheet-instruction-none }
page-cards-head-card = Card
page-cards-head-fact = Fact
page-cards-head-mine = My deck
page-cards-head-theirs = The other file
page-cards-not-kept = This browser could not store the deck. Export it to keep it.
page-cards-assumed-first = Each field shows what we assume. Compare it with your card.
page-cards-keep = Keep in My cards
page-cards-enter = Enter
page-deck-group = Cards in the box
page-deck-file = Deck file
page-deck-none = None
page-deck-choose = Choose a file…
page-deck-text = The facts of your printed cards become part of the game and of its record. Everyone at the table can read your wording.
page-companion-moves = Moves
page-companion-compare = Compare
page-companion-map = Show map
page-companion-done = All done
page-companion-reading = Read new lines aloud
page-companion-empty = Nothing
page-companion-correct = Correct it by hand
page-companion-undone = A choice was undone. Compare the real board with the program.
page-adjust = By hand…
page-adjust-about = Change the position: for a lasting effect, a ruling of your own, or a misplaced piece
page-adjust-close = Finish
page-adjust-proposal = By hand, proposed by { $faction }:
page-adjust-missing = Waiting for: { $factions }
page-adjust-agree = Agree
page-adjust-decline = Decline
page-adjust-withdraw = Withdraw
page-cards-printed = What is printed on your card?
page-cards-keep-about = Add what this game knows about its cards
page-results-by-hand = (changed by hand, not counted)

## The help panel

page-guide = Priorities of Non-players
page-box = With the printed game
page-box-cards = Cards
page-box-cards-text = Draw from your printed deck and enter each card that comes up: its number or part of its title. Choose “{ value-cards-printed }” under “{ page-custom-game }”.
page-box-dice = Dice
page-box-dice-text = Roll your own dice and enter each result. Choose “{ value-dice-printed }” under “{ page-custom-game }”.
page-box-events = Events
page-box-events-text = Read the printed card and carry it out step by step; undo takes steps back. Choose “{ value-events-mixed }” or “{ value-events-printed }” under “{ page-custom-game }”.
page-box-adjust = { page-adjust }
page-box-adjust-text = { page-adjust-about }. The button is below the question or beside the log. All players at the table must agree. Statistics leave such games out.
page-box-companion = { page-companion }
page-box-companion-text = Beside the log: what to move on the real board, to tick off or to have read aloud, and what should lie in each space.
page-box-facts = { page-my-cards }
page-box-facts-text = On the first page: what is printed on your cards and Non-player sheets. Choose the deck under “{ page-custom-game }”.

## The step of the tutorial

tutorial-box-title = With the box on the table
tutorial-box = You can also play with the printed game on your table: under “{ page-custom-game }”, choose your printed deck, your own dice and Events by hand. “{ page-companion }” in the log then lists what to move, and “{ page-my-cards }” keeps what is printed on your cards.
