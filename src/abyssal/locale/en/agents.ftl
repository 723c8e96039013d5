### Programs that play: the line protocol and its commands.

problem-agent-command = Write a program as exec:COMMAND or exec:SECONDSs:COMMAND, not “{ $command }”.
problem-agent-start = Cannot start “{ $command }”: { $reason }.
problem-agent-greeting = “{ $command }” cannot play: { $reason }
problem-agent-silent = It ended or stayed silent instead of answering “hello”.
problem-agent-message = A message is a JSON object with a “type”.
problem-agent-no-hello = Its first message must be “hello”, not “{ $type }”.
problem-agent-protocol = It speaks version { $theirs } of the protocol; this is version { $ours }.
problem-agent-no-answer = Expected an “answer”, not “{ $type }”.
problem-agent-not-asked = An answer to question { $answered }, but question { $asked } is open.
problem-agent-other-seat = An answer for { $seat }, but { $asked } is asked.
problem-agent-no-default = This question has no default: choose one of the options.
problem-agent-choice = A choice is a text.
problem-agent-late = No answer within { $seconds } seconds. The chart answers this question.
problem-agent-ended = { $how ->
    [late] No answer in time for the third time.
    [flooded] The program sent too many lines without being asked.
    [long-line] The program sent a line of more than 64 KB.
   *[died] The program ended.
} The chart plays on.

agent-trouble = { $seat }: { $text }
agent-others = The other Factions follow their charts, because not all of them can be bots with these options.
agent-counts = { $seat } ({ $name }): { $questions } questions, { $answered } answered, { $refused } lines refused, { $taken } answers by the chart, { $seconds } s
arena-agent = { $player }: { $questions } questions, { $refused } lines refused, { $taken } answers by the chart, { $seconds } s
