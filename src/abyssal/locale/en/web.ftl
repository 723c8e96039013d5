### The words of the browser page: plain texts, `{ $name }` reaches the page as `{name}` and is filled in there.

## The page

page-title = Abyssal
page-skip-main = Skip to the content
page-skip-decision = Skip to the decision
page-skip-log = Skip to the log
page-language = Language
page-settings = Settings
page-close = Close
page-offline = The server cannot be reached. Try again in a moment.
page-sending-again = The server cannot be reached. Sending again…
page-again = Try again
page-failed = That did not work (status { $status }).
page-reconnecting = Connection lost. Reconnecting…
page-copied = Copied
page-copy-this = Copy this:
page-nothing = nothing
page-more = More
page-open = Open
page-send = Send

## Settings

page-theme = Theme
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
page-palette = Piece colours
page-palette-standard = As printed
page-palette-colourblind = Colour-blind friendly
page-speed = Animation speed of others’ moves
page-speed-off = Off
page-speed-fast = Fast
page-speed-normal = Normal
page-speed-slow = Slow
page-handover-setting = Several people share this screen: announce who is next
page-confirm-setting = Confirm before a turn ends or a die is rolled
page-quick-setting = Skip questions that have one sensible answer, and end turns in one step
page-keys-hint = The keys are listed under Help.

## Lobby

page-welcome = Play solo against the rulebook’s bots, share this screen, or invite friends.
page-welcome-here = Share this screen, or invite friends.
page-play-alone = Play solo as { $faction }
page-play-here = Play on this screen
page-learn = Learn by playing
page-new-game = New game
page-game = Game
page-who-leads = Players
page-seat = Seat
page-seat-here = Me
page-seat-link = Invite by link
page-seat-nonplayer = Bot (rulebook)
page-seat-quick = Computer: easy
page-seat-steady = Computer: medium
page-seat-strong = Computer: hard
page-options = Scenario and options
page-sharing = How many players share the { $count } Factions?
page-sharing-text = One player plays all Factions in brackets.
page-clash = { $value } is not available: { $reason }.
page-friendly = Friendly game
page-friendly-text = The host can rewind the game to an earlier choice.
page-start = Start
page-continue = Continue
page-table = Table
page-forget = Remove from this list
page-forget-sure = Remove this table? Its secret links are stored only in this browser. Without them nobody can play { $seats } any more.
page-load-record = Load a record
page-load-file = Choose a file…
page-watch = Watch a game
page-no-address = That is not a link to a table.
page-to-lobby = Back to the lobby
page-sound-setting = Play a sound on my turn
page-clock = Clock
page-clock-none = No clock
page-clock-player-title = { $time } per player for the whole game
page-clock-turn-title = { $time } per turn
page-clock-day = 1 day
page-clock-whole-days = { $days } days
page-clock-days = { $days } d { $hours } h
page-clock-out = out of time
page-clock-player = { $faction }: time left for the whole game
page-clock-turn = { $faction }: time left for this turn
page-clock-is-out = { $faction } is out of time.
page-clock-is-low = You have only { $time } left.
page-gallery-show = Show spectators’ messages
page-notes = My notes
page-notes-text = Stored only on this device. Nobody else sees them.
page-name-asked = Welcome! What is your name?
page-seat-open = Anyone
page-open-tables = Open tables
page-join = Join as { $faction }
page-quick-game = Quick game

## Table

page-map = Map
page-map-in = Zoom in
page-map-out = Zoom out
page-map-fit = Show the whole map
page-map-pieces = Hide or show the pieces
page-map-tools = Map tools
page-map-legend = Map symbols
page-legend-star = Star: an Active Guerrilla
page-legend-count = Number beside a piece: how many of that kind are there
page-legend-pop = Population of the space
page-legend-control = Pointed flag: who has Control (initial of the Faction)
page-legend-terror = Terror, with the number if there is more than one
page-legend-sabotage = Sabotage
page-legend-econ = Econ of the LoC
page-panels = Panels
page-tab-decision = Decide
page-tab-card = Card
page-tab-factions = Factions
page-tab-log = Log
page-tab-replay = Replay
page-tab-people = People
page-tab-text = As text
page-tab-help = Help
page-your-turn = Your turn: { $faction }
page-waits-for = Waiting for { $faction }
page-thinks = { $faction } is thinking …
page-hurry = Move now
page-hint = Hint
page-hint-thinking = Thinking …
page-hint-margins = Rated { $chance }/100. Margins expected at the next victory check: { $list }
page-hint-chart = what a Non-player would do
page-aids = Hints and winning chances for all players here
page-aids-on = Hints are on at this table.
page-aids-off = Hints are off at this table.
page-chances = Winning chances over the game
page-chances-note = A rough estimate: it looks ahead from each card with rulebook bots playing all Factions.
page-turning-points = Turning points
page-game-over = The game is over
page-result = Result
page-handover = Next up: { $faction }
page-handover-go = I’m ready: { $faction }

## Decision

page-nobody-decides = No decision to make right now.
page-find = Type a name…
page-not-found = No choice has this name.
page-less = Less
page-greater = More
page-take-number = Use this number
page-take = Choose { $count }
page-take-place = Place { $count }
page-take-move = Move { $count }
page-take-activate = Activate { $count }
page-take-pieces = { $what } { $pieces }
page-all = all
page-all-from = All from { $space }
page-then-at-once = Or finish here and go straight to:
page-in-vain = Legal, but with no effect:
page-ends = Ends the turn or rolls a die
page-ends-text = You can undo this only until a die is rolled, a card is drawn or someone else decides.
page-roll-text = The die decides: once it is rolled, you cannot undo this.
page-end-turn = End turn
page-roll = Roll
page-go-back = Go back
page-undo = Undo
page-undo-key = Undo your last choice (Backspace)
page-would = leads to:
page-then-chance = Then a die is rolled or a card drawn.
page-then-question = The next question.
page-then-end = Then the turn is over.
page-then-other = Then another player decides.
page-deals = Agreements
page-gift = Gift of Resources
page-gift-nobody = Who gives to whom?
page-gift-pair = { $giver } → { $receiver }
page-give = Give { $count } to { $receiver }
page-hand-over = Hand it over
page-gift-before = Resources: { $giver } { $has }, { $receiver } { $others }.
page-gift-after = Resources: { $giver } { $had } → { $has }, { $receiver } { $othershad } → { $others }.
page-undo-stopped = Another player has chosen in the meantime. Your choices before that can no longer be undone.
page-taken-back = { $faction } undid the last choice.
page-rewound = The host rewound the game to choice { $at }.

## Card, tracks, factions

page-no-card = No card is in play.
page-next = Next:
page-face-down = face down
page-deck = In the deck: { $count }
page-order = Order of the Factions
page-in-force = In force: { $count }
page-owned = { $kind } ({ $owner })
page-side-unshaded = { term-unshaded }
page-side-shaded = { term-shaded }
page-tracks = Tracks
page-label = { $what }:
page-sequence = Sequence of play
page-box-eligible = Eligible
page-box-executed = Acted
page-box-passed = Passed
page-box-ineligible = Ineligible
page-did-nothing = has not acted yet
page-did-operation = Operation
page-did-operation-and-special = Operation and Special Activity
page-did-event = Event
page-resources = Resources
page-margin = Victory margin
page-available = Available
page-holdings = Markers
page-online = is here
page-away = is away
page-you = you
page-a-person = a person
page-goal = to win: more than { $goal }
page-faction-line = { $faction }: Resources { $resources }, margin { $margin }; available: { $available }
page-spaces = Spaces
page-text-find = Find a space…
page-text-card = In play: { $card }

## Log and replay

page-log-filter = Filter
page-log-all = Everyone
page-log-empty = Nothing has happened yet.
page-why = Why?
page-why-all = All reasons
page-replay-by = Step by
page-replay-by-choice = By choice
page-replay-by-turn = By turn
page-replay-by-card = By card
page-replay-first = To the beginning
page-replay-before = Back
page-replay-after = Next
page-replay-last = To the present
page-replay-play = Play or pause
page-replay-label = Choice { $at } of { $length }
page-replay-made = { $who }: { $prompt } { $choice }
page-replay-chance = Chance
page-replay-banner = You are looking back: choice { $at } of { $length }.
page-replay-back = Back to now
page-skip-tale = Skip
page-replay-nothing = You are looking at an earlier position.
page-replay-watch = Watch the game again
page-rewind = Rewind to here
page-rewind-sure = Rewind the game to choice { $at }? Everything after it is lost.
page-branch = Play on from here
page-branch-text = Start a game of your own from this position. This one stays as it is.
page-branch-title = From choice { $at }
page-moment = Copy link to this moment
page-margins = Victory margins
page-margins-later = The chart begins with the second card.
page-download = Download the record

## People

page-chat = Chat
page-chat-say = Say something…
page-your-name = Your name
page-host = host
page-spectators = Spectators: { $count }
page-you-watch = you are watching
page-copy-invitation = Copy invitation
page-invite = Waiting for players: send the invitation.
page-sit-here = Play here
page-sit-sure = Play { $faction } on this screen? The invitation is no longer needed then.
page-copy-seat = Copy my seat link
page-copy-seat-text = Secret link to continue with this seat on another device
page-save-seats = Save my seats
page-seat-refused = This link does not open a seat. You keep the seats you have.
page-new-secret = Renew link
page-new-secret-text = Replace this seat’s secret link. The old one stops working.
page-new-secret-sure = Renew the secret link of { $faction }? The old one stops working at once.
page-copy-watch = Copy the link for spectators
page-notify = Notify me when it’s my turn
page-notify-off = Turn off notifications
page-notify-refused = The browser does not allow notifications.
page-webhook = Webhook for turn notifications
page-rematch = Rematch
page-rematch-sure = Start a new game with the same options and seats?
page-rematch-go = The rematch has started: join it

## Help

page-tutorial = Tutorial
page-tutorial-back = Back
page-tutorial-next = Next
page-tutorial-end = Finish
page-tutorial-fold = Fold or unfold these notes
page-tutorial-wait = Play on. The next step appears by itself.
page-player-aid = Player aid
page-victory = Victory
page-rules = Rules in short
page-all-rules = All rules
page-rule-find = Find a rule…
page-rule-title = Rule { $rule } in short
page-keys = Keys
page-key-digits = 1 … 9
page-key-digits-text = make the choice with this number
page-key-enter = Enter
page-key-enter-text = choose the maximum, finish, end the turn
page-key-letters = letters
page-key-letters-text = find a choice by name; Enter chooses it
page-key-escape = Esc
page-key-escape-text = go back before confirming
page-key-backspace = Backspace
page-key-backspace-text = undo
page-key-plus = + − 0
page-key-plus-text = zoom in, zoom out, whole map
page-key-help = ?
page-key-help-text = this help

## Spaces in words

page-board-kind-loc = LoC
page-board-kind-road = LoC, road
page-board-econ = Econ { $count }
page-board-pop = Population { $count }
page-board-control = Control: { $faction }
page-board-terror = Terror { $count }
page-board-sabotage = Sabotage
page-board-counted = { $pieces }: { $count }
page-board-map = Map: { $title }
page-board-choose = Choose { $what }
page-board-empty = No pieces
page-board-side-u = Underground
page-board-side-a = Active

## Results of one’s own tables

page-results = My results
page-results-about = Games finished in this browser.
page-results-none = You have not finished a game here yet.
page-results-asking = Loading the tables…
page-results-missing = Tables that could not be loaded: { $count }
page-results-totals = By game and Faction
page-results-games = My finished games
page-results-date = Date
page-results-game = Game
page-results-mine = I played
page-results-others = Others
page-results-winner = Winner
page-results-margins = Victory margins
page-results-faction = Faction
page-results-played = Played
page-results-won = Won
page-results-mean = Average margin
page-results-lost = All players lost
page-results-replay = Watch the replay
