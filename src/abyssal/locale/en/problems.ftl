### What cannot be done, one line each.

problem-unknown-game = There is no game “{ $game }”. Known: { $known }.
problem-no-nonplayers = This game has no Non-player Factions.
problem-no-aids = Hints are switched off at this table.
problem-no-cluster = --scheduler needs dask: install abyssal[cluster].
problem-no-scheduler = There is no dask scheduler at { $address } ({ $reason }).
problem-lost-process = A process that played games was lost. What is kept in a file (--out) is not played again.
problem-weights-of-player = --player takes no file of weights: each round plays by what the last one found. Begin with the file by --start.
problem-other-arena = { $path } holds another arena: give the same game and options, or another file.
problem-arena-clash = With { $player } in the seat { $seat } and { $others } in the others: { $reason }. What helps: { $helps }.
problem-no-agents = No Faction is left for an agent: all are led by the rules or by opponents.
problem-needs-package = This needs { $package }, which is not installed: pip install "abyssal[{ $extra }]".
problem-no-features = The positions of { $game } are not described by features yet, so no value can be learned for it.
problem-no-such-stage = No game came so far that { $left } Rounds were left: play more of them.
problem-too-few-games = A round needs at least { $least } games: one of so many is held back.
problem-not-playable = { $game } cannot be played yet.
problem-profile-compiled = Only the plain engine can be looked into: run abyssal, not abyssal-fast.
problem-unknown-language = There is no language “{ $language }”. Known: { $known }.
problem-unknown-option = There is no option “{ $option }”. Known: { $known }.
problem-unknown-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
problem-option-clash = These options do not go together: { $reason }.
problem-bad-option = Write an option as name=value, not “{ $option }”.
problem-option-twice = Option “{ $option }” is given twice.
problem-options-fixed = A saved game or a position has its own options: leave out --option, --scenario and --humans.
problem-bad-map = The map data is broken: { $space } and { $other } do not agree.
problem-endless-game = The game has not come to an end after { $limit } decisions.

reason-four-players = with 4 players no Faction is left for a Non-player
reason-eligibility-needs-reveal = Eligibility Options A and B need the next card revealed
reason-second-no-reveal = the second edition has no No Reveal Option
reason-second-eligibility = the second edition has no Eligibility Options
reason-second-piles = the second edition has no rough piles
reason-seeded-second = seeded Propaganda belongs to the second edition
reason-seeded-exact = seeded Propaganda needs exact piles
reason-quick-seeded = the Quick scenario has its own deck and cannot be seeded
reason-quick-piles = the Quick scenario has its own deck and no rough piles
reason-quick-short = the Quick scenario cannot be made shorter
reason-quick-open = the Quick scenario has no Open Deployment
reason-one-player = a 1-player game needs Non-player Factions
reason-pairing = only with 2 players is there a choice of pairing
reason-deception = Deception markers are for 3 or 4 players
reason-insurgents = the Insurgent Factions of the players must be as many as there are players beside the Government, and Non-players must lead the others
reason-government-player = in the first edition the Government is always led by a person: its rules have no Government that plays itself. The second edition has one (edition=second), or borrow it with government=second, a variant of ours
reason-government-second = in the second edition the rules lead a Government without a player anyway
reason-government-led = a person leads the Government, so there is none to borrow from the second edition
reason-seats = the seats do not agree with the options
reason-humans-and-seats = --humans and --seats name the same Faction
reason-people = the Factions of the players must be as many as there are players, and Non-players lead all others
reason-players-limited = only beside Non-players are the players Limited before each Propaganda

problem-illegal-choice = “{ $choice }” is not among the choices.
problem-game-over = The game is over.
problem-not-now = “{ $choice }” is not possible at this moment.
problem-nothing-to-undo = Nothing to undo: dice, revealed cards and other players’ choices stand.
problem-bad-aside = Write an agreement as “help” shows it, not “{ $choice }”.
problem-too-poor = “{ $choice }”: the giver has only { $has }.
problem-too-poor-operation = “{ $choice }”: the giver can spare only { $has }; the announced Operation needs { $kept }.
problem-too-rich = “{ $choice }”: nobody can hold more than { $most }.
problem-no-shipment = “{ $choice }”: no such Shipment or no Guerrilla to take it there.
problem-no-purse = “{ $choice }”: the Coalition has no Resources of its own, to give or to receive.
problem-too-little-patronage = “{ $choice }”: Patronage is only { $has }.
problem-operation-needs = “{ $choice }”: the announced Operation could then take place nowhere.
problem-own-factions = “{ $choice }”: not between Factions of the same player.
problem-nonplayer-gives = “{ $choice }”: Non-player Factions give nothing away.
problem-not-executing = “{ $choice }”: only while giver or receiver executes an Operation or Event.

problem-no-file = There is no file { $path }.
problem-bad-file = Cannot read { $path }: { $reason }.
problem-is-folder = { $path } is a folder, not a file.
problem-file-too-large = { $path } is too large: at most { $most } MB.
problem-in-file = { $path }: { $reason }
problem-not-a-record = { $path } holds a position, not a record (play --position begins there).
problem-not-a-position = { $path } holds no position (records are for play --load).
problem-bad-number = Not a number above 0: “{ $text }”.
problem-cannot-write = Cannot write { $path }: { $reason }.

problem-unknown-name = { $where }: unknown { $kind ->
    [game] game
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
problem-too-many = { $where }: too many ({ $what }): only { $most } possible.
problem-no-room = { $where }: no room ({ $what }): { $why ->
    [loc] no Bases on a LoC
    [bases] at most 2 Bases in a space
    [zone] no Government pieces in a FARC Zone
    [ecuador] Ecuador holds at most 2 pieces of each Faction
    [pakistan] only Taliban pieces in Pakistan
   *[other] the space is not in play
}.
problem-no-pieces = { $where }: { $faction } stands there without pieces.
problem-has-executed = { $where }: { $faction } is named as 1st or 2nd, so it has executed and cannot be “{ $action }”.
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
problem-loose-shipment = { $where }: the Shipment in { $space } lacks a carrier.
problem-card-twice = { $where }: card { $card } is there twice.
problem-wrong-card = { $where }: card { $card } does not fit the phase “{ $phase }”.
problem-out-of-phase = “{ $key }” does not fit the phase “{ $phase }”.
problem-bad-packets = { $where }: the packets of the deck do not agree with the cards ({ $what }: { $packets } against { $cards }).
problem-bad-order = { $where }: card { $card } cannot come there.
problem-impossible-position = This position cannot be: { $reason }.

problem-bad-record = Line { $line }: { $reason }
expected-choices = Expected: { $list }
problem-bad-line = cannot make sense of “{ $text }”.
problem-cut-off = the record is cut off.
problem-ended-early = the record ends, but the game goes on.
problem-other-count = the record closes with { $expected } choices, but { $found } are there.
problem-goes-on = the game is over, but “{ $choice }” follows.
problem-other-result = the result is “{ $expected }”, not “{ $found }”.
problem-other-actor = “{ $choice }” is for { $expected }, not for { $found }.
problem-not-text = this is no text.
problem-not-json = this is no valid JSON ({ $error }).

problem-ambiguous-choice = “{ $choice }” could be: { $matches }.
problem-unknown-rule = There is no rule “{ $rule }”.
problem-no-file-name = Say where: save FILE.
problem-no-such-choice = There is no choice { $number }: the last one is { $last }.
problem-not-recordable = This game cannot be written as a record: its position cannot be said in words.
problem-empty-deck = The deck is empty, and the final Propaganda card has not been played.
