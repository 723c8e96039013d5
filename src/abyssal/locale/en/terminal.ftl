### What the program says in a terminal, beside the game itself.

term-welcome = { $game }. Seed: { $seed }
term-hint = Answer with a number or a name. `help` lists the commands.
term-nonplayers = Non-players: { $list }. `why` tells their reasons.
term-thinker = { $faction } is played by the program ({ $player }).
term-thinks = { $faction } is thinking … (Ctrl-C: enough)
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
term-undone = Taken back: { $choice }
term-saved = Saved: { $path }
term-position-saved = Position at the last checkpoint saved: { $path }
term-unsaved = The game is not saved. `save FILE` keeps it; `quit` again leaves.
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
term-checked = { $count ->
    [one] In order: { $count } choice
   *[other] In order: { $count } choices
}, { $finished ->
    [1] finished game
   *[0] unfinished game
}.

help-answer = number or name — answer the question
help-undo = undo — take back your last choice
help-map = map [SPACE] — the whole map, or one space
help-card = card — the card in play
help-log = log [N] — the last lines of the journal
help-why = why — what Non-players did last, and why
help-hint = hint — three turns, what they promise and why
help-markers = markers — what the player who is asked holds face down
help-rule = rule N — what a rule is about and where it lives
help-save = save FILE — keep the game as a record (FILE.position: only the position at the last checkpoint)
help-quit = quit — leave

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
arena-note = Gain: percentage points more than { $first } in the same games, and how much higher its margin ended, with the 95 % interval.
arena-failed = Game { $seed } with { $player } in the seat of { $faction } failed: { $error }
train-round = { $games } games, { $samples } positions. Surprise of games not fitted to: { $before } before, { $after } after.
train-value-round = { $games } games. What was known before foretold how they ended with a correlation of { $foretold }.
