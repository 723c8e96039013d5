### Error messages, one line each.

problem-unknown-game = There is no game “{ $game }”. Known: { $known }.
problem-bad-game-package = The package { $package } does not provide the game “{ $game }”: { $reason }.
problem-needs-plain-engine = “{ $game }” is a game of another package, and those need the plain engine: set ABYSSAL_ENGINE=plain.
problem-no-nonplayers = This game has no Non-player Factions.
problem-no-aids = Hints are switched off at this table.
problem-no-cluster = --scheduler needs dask: install abyssal[cluster].
problem-no-scheduler = There is no dask scheduler at { $address } ({ $reason }).
problem-lost-process = A worker process died. Games already saved with --out will not be played again.
problem-weights-of-player = --player takes no weights file: each round plays with the weights of the round before. Use --start for the first weights.
problem-other-arena = { $path } holds the results of another arena. Use the same game and options, or another file.
problem-arena-clash = With { $player } in the seat { $seat } and { $others } in the others: { $reason }. Try: { $helps }.
problem-no-agents = No Faction is left for an agent: bots or opponents play all of them.
problem-needs-package = This needs { $package }, which is not installed: pip install "abyssal[{ $extra }]".
problem-no-features = { $game } has no position features yet, so no value can be learned for it.
problem-no-such-stage = No game reached the stage with { $left } Propaganda Rounds left. Play more games.
problem-too-few-games = A round needs at least { $least } games: 1 in { $least } is held back for testing.
problem-not-playable = { $game } cannot be played yet.
problem-profile-compiled = --profile works only with the plain engine: run abyssal, not abyssal-fast.
problem-unknown-language = There is no language “{ $language }”. Known: { $known }.
problem-unknown-option = There is no option “{ $option }”. Known: { $known }.
problem-unknown-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
problem-option-clash = These options do not go together: { $reason }.
problem-needs-box = “{ $option }={ $value }” needs people with the printed game. Games with printed cards or dice, or with Events by hand, are left out of simulations, arenas, studies and training.
problem-bad-option = Write an option as name=value, not “{ $option }”.
problem-option-twice = Option “{ $option }” is given twice.
problem-options-fixed = A saved game or a position has its own options: leave out --option, --scenario and --humans.
problem-bad-map = The map data is inconsistent: { $space } and { $other } disagree.
problem-endless-game = The game did not end within { $limit } decisions.

reason-four-players = with 4 players no Faction is left for a Non-player
reason-eligibility-needs-reveal = Eligibility Options A and B need the next card revealed
reason-second-no-reveal = the No Reveal Option belongs to the first edition
reason-second-eligibility = the Eligibility Options belong to the first edition
reason-second-piles = the second edition has no rough piles
reason-seeded-second = seeded Propaganda belongs to the second edition
reason-seeded-exact = seeded Propaganda needs exact piles
reason-quick-seeded = the Quick scenario has its own deck and cannot be seeded
reason-quick-piles = the Quick scenario has its own deck and no rough piles
reason-quick-short = the Quick scenario cannot be made shorter
reason-quick-open = the Quick scenario has no Open Deployment
reason-one-player = a 1-player game needs Non-player Factions
reason-pairing = pairings exist only with 2 players
reason-deception = Deception markers are for 3 or 4 players
reason-insurgents = the list of Insurgent Factions must match the number of players besides the Government, and Non-players must play the rest
reason-government-player = the first edition has no Government bot. Switch to the second edition to use one
reason-government-second = the second edition already has a Government bot
reason-government-led = the Government has a player, so it needs no bot from the second edition
reason-seats = the seats do not match the options
reason-computer-by-hand = only people can read printed cards: with Events by hand, the other seats need bots
reason-humans-and-seats = --humans and --seats name the same Faction
reason-people = the list of played Factions must match the number of players, and Non-players must play the rest
reason-players-limited = players are Limited before each Propaganda only in games with Non-players

problem-illegal-choice = “{ $choice }” is not among the choices.
problem-game-over = The game is over.
problem-not-now = “{ $choice }” is not possible right now.
problem-nothing-to-undo = Nothing to undo. Dice, revealed cards and other players’ choices cannot be undone.
problem-not-in-the-lesson = Right now the tutorial asks for something else.
problem-no-exercise = There is no exercise { $exercise }.
problem-bad-aside = Write an agreement as “help” shows it, not “{ $choice }”.
problem-too-poor = “{ $choice }”: the giver has only { $has }.
problem-too-poor-operation = “{ $choice }”: the giver can spare only { $has }; the announced Operation needs { $kept }.
problem-too-rich = “{ $choice }”: no Faction can hold more than { $most }.
problem-no-shipment = “{ $choice }”: no such Shipment there, or no Guerrilla to take it.
problem-no-purse = “{ $choice }”: the Coalition has no Resources of its own to give or receive.
problem-too-little-patronage = “{ $choice }”: Patronage is only { $has }.
problem-operation-needs = “{ $choice }”: the announced Operation would then be impossible.
problem-own-factions = “{ $choice }”: not between Factions of the same player.
problem-nonplayer-gives = “{ $choice }”: Non-player Factions give nothing away.
problem-not-executing = “{ $choice }”: only while the giver or the receiver is executing an Operation or Event.

problem-no-file = There is no file { $path }.
problem-bad-file = Cannot read { $path }: { $reason }.
problem-is-folder = { $path } is a folder, not a file.
problem-file-too-large = { $path } is too large: at most { $most } MB.
problem-in-file = { $path }: { $reason }
problem-not-a-record = { $path } holds a position, not a record. To start from it, use play --position.
problem-not-a-position = { $path } does not hold a position. To continue a record, use play --load.
problem-bad-number = Not a number above 0: “{ $text }”.
problem-cannot-write = Cannot write { $path }: { $reason }.

problem-unknown-name = { $where }: unknown { $kind ->
    [game] game
    [cell] cell of the sheet
    [instruction] instruction of the sheet
    [condition] condition for a bot
    [space] space
    [faction] Faction
    [piece] piece
    [pieces] pieces
    [level] level
    [card] card
    [side] side of a card
    [phase] phase
    [president] President
    [country] country
    [islamabad] posture of Islamabad
    [marker] marker
    [action] action
    [key] entry
   *[other] word
} “{ $name }”.
problem-named-twice = { $where }: “{ $name }” is named twice.
problem-missing-key = { $where }: “{ $key }” is missing.
problem-wrong-type = { $where }: expected { $expected ->
    [object] an object
    [list] a list
    [text] a text
    [number] a number
    [true-or-false] true or false
    [card] the number of a card
    [pair] a pair of numbers
   *[other] something else
}, found { $found }.
problem-out-of-range = { $where }: { $value } is not between { $low } and { $high }.
problem-other-format = This is format { $found }; this version reads format { $known }.
problem-other-version = This record was written by version { $found }; this is version { $known }.
problem-other-game = This belongs to { $found }, not to { $known }.
problem-too-many = { $where }: too many ({ $what }), { $most } at most.
problem-no-room = { $where }: no room ({ $what }): { $why ->
    [loc] no Bases on a LoC
    [bases] at most 2 Bases in a space
    [zone] no Government pieces in a FARC Zone
    [ecuador] Ecuador holds at most 2 pieces of each Faction
    [pakistan] only Taliban pieces in Pakistan
   *[other] the space is not in play
}.
problem-no-pieces = { $where }: { $faction } is listed without pieces.
problem-has-executed = { $where }: { $faction } is named as 1st or 2nd. It has executed, so it cannot be “{ $action }”.
problem-no-level = { $where }: { $space } cannot have this level.
problem-not-in-play = { $where }: { $space } is not in play.
problem-no-zone = { $where }: { $space } cannot be a FARC Zone.
problem-govt-in-zone = { $where }: a FARC Zone has no Government pieces ({ $space }).
problem-no-control = { $where }: { $faction } cannot Control { $space }.
problem-no-resources = { $where }: { $faction } has no Resources of its own.
problem-no-returnee = { $where }: no +1 Pop marker can be in { $space }.
problem-no-casualty = { $where }: only Coalition pieces can be Casualties, not { $what }.
problem-player-awaits = { $where }: only Non-players Pass for a Capability, not { $faction }.
problem-no-carrier = { $where }: no { $carrier } in { $space } to carry a Shipment.
problem-loose-shipment = { $where }: the Shipment in { $space } has no carrier.
problem-card-twice = { $where }: card { $card } appears twice.
problem-wrong-card = { $where }: card { $card } does not fit the phase “{ $phase }”.
problem-out-of-phase = “{ $key }” does not fit the phase “{ $phase }”.
problem-bad-packets = { $where }: the piles of the deck do not match the cards ({ $what }: { $packets } in the piles, { $cards } cards).
problem-bad-order = { $where }: card { $card } cannot be in this place.
problem-impossible-position = This position is impossible: { $reason }.

problem-bad-record = Line { $line }: { $reason }
expected-choices = Expected: { $list }
problem-bad-line = cannot understand “{ $text }”.
problem-cut-off = the record is incomplete.
problem-ended-early = the record ends, but the game is not over.
problem-other-count = the record says it has { $expected } choices, but it has { $found }.
problem-goes-on = the game is over, but “{ $choice }” follows.
problem-other-result = the result is “{ $expected }”, not “{ $found }”.
problem-other-actor = “{ $choice }” is for { $expected }, not for { $found }.
problem-not-text = this is not text.
problem-not-json = this is not valid JSON ({ $error }).

problem-ambiguous-choice = “{ $choice }” could be: { $matches }.
problem-unknown-rule = There is no rule “{ $rule }”.
problem-no-file-name = Give a file name: save FILE.
problem-no-such-choice = There is no choice { $number }: the last one is { $last }.
problem-not-recordable = This game cannot be saved as a record: its position cannot be written as text.
problem-empty-deck = The deck is empty, and the final Propaganda card has not been played.
