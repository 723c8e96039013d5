### What the page and the server say of the furniture of the table: boxes, tracks, the sequence of play, the tale, the end.

## What the server names

resources-of = Resources: { $faction }
sequence-operation = Operation only
sequence-operation-and-special = Operation and Special Activity
sequence-event = Event
sequence-after-operation = Limited Operation
sequence-after-operation-and-special = Limited Operation or Event
sequence-after-event = Operation, Special Activity optional

## The box of a space

page-space-box = About this space
page-space-controlled = { $side } Control: { $count } against { $others }
page-space-uncontrolled = No Control: { $side } { $count } against { $others }
page-space-marked = Control marked for this Propaganda Round (this is what counts): { $side }
page-space-unmarked = Control marked for this Propaganda Round: none
page-legend-marked = Square flag with a pin: Control marked in the Propaganda Round, valid until it ends
page-legend-rim = Tint and rim of a space: { $side } Control
page-space-neighbours = Neighbours:
page-space-now = Now:
page-space-choose = Choose this space

## The tale of what happened

page-telling = Showing what happened…
page-telling-step = Next step
page-telling-play = Play automatically
page-telling-speed = Speed
page-telling-actions = Show each action ({ $count })
page-drama-odds = succeeds on 1 to { $most } ({ $percent } %)
page-drama-hit = Success
page-drama-miss = Failure

## Tracks, victory, sequence, deck

victory-in-reach = { $faction } would win at the next victory check
page-edge = Edge track, 0 to { $most }
page-victory-bars = Victory
page-victory-line = { $faction }, { $title }: { $number }; more than { $goal } wins
page-sequence-first = 1st Eligible
page-sequence-second = 2nd Eligible
page-coming = Cards to come: { $count } (Propaganda: { $propaganda })
page-coming-first = Would act first: { $faction }

## The end of the game

page-turning = Turning points
page-turning-line = { $title }: { $faction } { $change }
page-totals = What each Faction did
page-totals-operations = Operations
page-totals-specials = Special Activities
page-totals-events = Events
page-totals-passes = Passes
page-totals-placed = Pieces placed
page-totals-lost = Pieces lost
page-totals-spent = Resources spent
