### Programs that play: the line protocol and its commands.

problem-agent-command = Write a program as exec:COMMAND or exec:SECONDSs:COMMAND, not “{ $command }”.
problem-agent-start = Cannot start “{ $command }”: { $reason }.
problem-agent-greeting = “{ $command }” cannot play: { $reason }
problem-agent-silent = It ended or stayed silent instead of answering “hello”.
problem-agent-message = A message must be a JSON object with a “type”.
problem-agent-no-hello = Its first message must be “hello”, not “{ $type }”.
problem-agent-protocol = It speaks version { $theirs } of the protocol; this is version { $ours }.
problem-agent-no-answer = Expected an “answer”, not “{ $type }”.
problem-agent-not-asked = An answer to question { $answered }, but question { $asked } is open.
problem-agent-other-seat = An answer for { $seat }, but { $asked } has to answer.
problem-agent-no-default = This question has no default: choose one of the options.
problem-agent-choice = A choice must be text.
problem-agent-look-ups = At most { $most } look-ups at one question.
problem-agent-late = No answer within { $seconds } seconds. The chart answers this question.
problem-agent-ended = { $how ->
    [late] No answer in time for the third time.
    [flooded] The program sent too many lines without being asked.
    [long-line] The program sent a line of more than 64 KB.
   *[died] The program ended.
} The chart plays on in its place.

agent-trouble = { $seat }: { $text }
agent-others = The other Factions follow their charts, because not all of them can be bots with these options.
agent-counts = { $seat } ({ $name }): { $questions } questions, { $answered } answered, { $refused } lines refused, { $taken } answers by the chart, { $seconds } s
arena-agent = { $player }: { $questions } questions, { $refused } lines refused, { $taken } answers by the chart, { $seconds } s

## The game as plain text

text-title = { $game }: briefing for { $faction }
text-goal = Your goal. { $goal }
text-races = The four races. A margin above 0 is beyond the goal. A victory check comes at the start of each Propaganda Round; after the last one the highest margin wins.
text-race = { $faction } ({ $who ->
    [you] you
    [bot] bot
   *[player] another player
}): margin { $margin }. { $list }
text-race-part = { $title }: { $number }, must be above { $goal }
text-matters = What matters to you.
text-turn = How a card is played. The symbols on the card show the order. The first two Eligible Factions may act, the others wait. A Faction that acts is not Eligible on the next card. A Faction that passes earns Resources and stays Eligible. The first to act chooses an Operation (with or without a Special Activity) or the Event; this limits what the second may do. An Operation is played step by step: name it, then answer one question at a time (space, pieces, number) until “done”.
text-actions = What you can do, with the number of the rule.
text-look-ups = Look-ups: “rule 3.3.1”, “card 25”, “space” with an id or a name, “history 30” for the last 30 lines of the log, “why” for the reasons of the last bot.
text-card = Card: { $card }
text-to-act = Still to act on this card: { $list }
text-holds = { $faction } holds: { $list }
text-empty = Nothing in: { $list }
text-terror = Terror { $count }
text-sabotage = { $count ->
    [one] Sabotage
   *[other] Sabotage { $count }
}
text-agreements = Agreements you could make first (any amount up to the largest): { $list }
text-adjacent = Adjacent:

## The benchmark

problem-not-a-benchmark = { $path } does not hold the results of a benchmark.
problem-other-benchmark = { $path } holds results of version { $found } of the benchmark; this is version { $known }.
benchmark-task = Task
benchmark-seat = Seat
benchmark-games = Games
benchmark-wins = Wins
benchmark-rate = Rate, 95 %
benchmark-margin = Margin
benchmark-refused = Refused
benchmark-taken = By the chart
benchmark-time = Per answer
benchmark-gain = Gain
benchmark-margin-gain = Gain in margin
benchmark-all = all
benchmark-note = Margin: mean at the end, with half its 95 % interval. Refused: lines of a program that were not legal answers. By the chart: questions that the chart had to answer.
benchmark-against = Gain: more wins than { $player } in the same games, in percentage points. Gain in margin: how much higher the final margin was. Both with 95 % intervals.
benchmark-failed = { $task }, { $seat }, seed { $seed } failed: { $error }

## Games for language models

problem-no-game = There is no game “{ $game }”. Start one first.
text-then = { $then ->
    [question] Then: the next question is yours.
    [chance] Then: dice or cards decide.
    [other] Then: another player decides.
   *[end] Then: your turn is over.
}
