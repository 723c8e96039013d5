### What the page and the server say of the furniture of the table: boxes, tracks, the sequence of play, the tale, the end.

## What the server names

resources-of = Resources: { $faction }
sequence-operation = Operation only
sequence-operation-and-special = Operation and Special Activity
sequence-event = Event
sequence-after-operation = Limited Operation
sequence-after-operation-and-special = Limited Operation or Event
sequence-after-event = Operation, with Special Activity if wanted

## The box of a space

page-space-box = About this space
page-space-controlled = { $side } Control, { $count } : { $others } others
page-space-uncontrolled = No Control: { $side } { $count } : { $others } others
page-space-marked = Marked in this Propaganda Round, and counts so: { $side }
page-space-unmarked = Marked in this Propaganda Round: no Control
page-legend-rim = Tint and rim of a space: Control of { $side }
page-space-neighbours = Neighbours:
page-space-now = Now:
page-space-choose = Choose this space

## The tale of what happened

page-telling = What has happened is being told.
page-telling-step = Next deed
page-telling-play = Go on by itself
page-telling-speed = Speed

## Tracks, victory, sequence, deck

page-edge = Track of numbers, 0 to { $most }
page-victory-bars = Victory
page-victory-line = { $faction }, { $title }: { $number }, to win more than { $goal }
page-sequence-first = 1st Eligible
page-sequence-second = 2nd Eligible
page-coming = { $count } cards to come, { $propaganda } of them Propaganda
page-coming-first = First on it as things stand: { $faction }

## The end of the game

page-turning = Turning points
page-turning-line = { $title }: { $faction } { $change }
page-totals = What each faction did
page-totals-operations = Operations
page-totals-specials = Special Activities
page-totals-events = Events
page-totals-passes = Passes
page-totals-placed = Pieces placed
page-totals-lost = Pieces lost
page-totals-spent = Resources spent
