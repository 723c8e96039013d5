### Messages of the terminal, apart from the game itself.

term-welcome = { $game }. Seed: { $seed }
term-hint = Answer with a number or a name. `help` lists the commands.
term-nonplayers = Non-players: { $list }. `why` explains what they did.
term-thinker = { $faction }: computer player ({ $player }).
term-thinks = { $faction } is thinking… (Ctrl-C: play now)
term-no-reasons = No Non-player has acted yet.
term-players = Players: { $list }
term-order = Order: { $order }
term-next = Next: { $card }
term-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck
term-nothing-next = face down
term-event = Event
term-unshaded = Unshaded
term-shaded = Shaded
term-resources = Resources: { $list }
term-margins = Margins: { $list }
term-in-force = In force: { $list }
term-available = Available: { $list }
term-face-down = Face down: { $list }
term-holds = { $faction }, face down:
term-holds-none = { $faction }: nothing face down.
term-enter = { $choice } (Enter)
term-question = { $faction } · { $question } ({ $rule })
term-undone = Undone: { $choice }
term-saved = Saved: { $path }
term-position-saved = Saved the position at the last checkpoint: { $path }
term-unsaved = The game is not saved. Type `save FILE` to save it, or `quit` again to leave.
term-bye = Goodbye.
term-over = The game is over.
term-place = { $place } { $factions }: { $margin }
term-lost = { $who ->
    [you] You have lost. Victory check passed by { $faction }.
   *[all] Victory check passed by { $faction }: all players lose equally.
}
term-degree = { $degree } (lead over the best Non-player: { $difference })
term-nothing-logged = Nothing has happened yet.
term-space = { $space } ({ $id }): { $what }
term-empty = empty
term-adjacent = Adjacent: { $list }
term-position-after = { $count ->
    [one] After { $count } choice
   *[other] After { $count } choices
}
term-from-position = { $fits ->
    [0] { $path }: the game after { $at } of { $count } choices. The choices after that no longer fit the rules.
   *[other] { $path }: the game after { $at } of { $count } choices. All of them fit the rules.
}
term-checked = { $count ->
    [one] Valid: { $count } choice
   *[other] Valid: { $count } choices
}, { $finished ->
    [1] finished game
   *[0] unfinished game
}.

help-answer = number or name — answer the question
help-undo = undo — undo your last choice
help-map = map [SPACE] — show the whole map, or one space
help-card = card — show the card in play
help-log = log [N] — show the last N lines of the journal
help-why = why — explain the last actions of the Non-players
help-hint = hint — suggest three turns, each with its value and the reasons
help-markers = markers — show the face-down markers of the player who decides
help-rule = rule N — show what a rule is about
help-save = save FILE — save the game as a record (FILE.position: only the position at the last checkpoint)
help-quit = quit — leave the game

sim-faction = Faction
sim-wins = Wins
sim-margin = Margin
sim-lowest = Lowest
sim-highest = Highest
sim-lost = All players lost to a Non-player in { $count ->
    [one] { $count } game
   *[other] { $count } games
}.
sim-degrees = Degrees of success: { $list }
degree-failure = COIN Failure
degree-stalemate = Stalemate
degree-progress = COIN Progress
degree-triumph = COIN Triumph
degree-lone-failure = Failure
degree-lone-progress = Progress
degree-lone-triumph = Triumph
sim-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, on average { $decisions } decisions, { $cards } cards, { $rounds } Propaganda Rounds
sim-rounds = Games by Propaganda Rounds: { $list }
sim-failed = Game { $seed } failed: { $error } (record: { $record })
sim-unrecorded = Game { $seed } failed: { $error } (no record: { $reason })

rule-code = Code:
rule-tests = Tests:
rule-nowhere = none

arena-seat = Seat
arena-player = Player
arena-games = Games
arena-wins = Wins
arena-rate = Rate, 95 %
arena-margin = Margin
arena-gain = Gain
arena-margin-gain = Gain in margin
arena-note = Gain: more wins than { $first } in the same games, in percentage points. Gain in margin: how much higher the final margin was. Both with 95 % intervals.
arena-failed = Game { $seed } with { $player } as { $faction } failed: { $error }
train-round = { $games } games, { $samples } positions. Surprise in held-out games: { $before } before the fit, { $after } after.
train-value-round = { $games } games. The earlier values predicted how they ended with a correlation of { $foretold }.

doctor-compiled = Engine: compiled.
doctor-plain = Engine: plain Python. It works everywhere; wheels with the compiled engine are several times as fast.
doctor-plain-wanted = Engine: plain Python, because ABYSSAL_ENGINE=plain is set.
doctor-database = Database: { $path } (SQLite { $version }).
doctor-database-bad = Database: { $path } cannot be used ({ $reason }). Name another with abyssal serve --db.
doctor-installed = { $about }: installed.
doctor-missing = { $about }: not installed. To get it: { $install }
doctor-game = Game of another package: { $game }.
doctor-extra-postgresql = PostgreSQL (servers with several processes)
doctor-extra-research = Environments and Parquet tables
doctor-extra-openspiel = OpenSpiel
doctor-extra-cluster = Games on a dask cluster
