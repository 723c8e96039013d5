### Hints: turns that a search finds good, and why.

hint-turn = { $number }. { $turn }
hint-margins = Rated { $chance }/100. Margins expected at the next victory check: { $list }
hint-chart = what a Non-player would do
hint-more = { $faction }: { $kind ->
    [margin] higher { $term }
    [forces] stronger { $term }
   *[other] more { $term }
}
hint-less = { $faction }: { $kind ->
    [margin] lower { $term }
    [forces] weaker { $term }
    [resources] fewer { $term }
    [bases] fewer { $term }
    [hidden] fewer { $term }
   *[other] less { $term }
}
outlook-margin = margin
outlook-lag = progress toward the other goal
outlook-resources = Resources
outlook-bases = Bases
outlook-forces = forces
outlook-hidden = hidden forces
outlook-reach = to gain in a Support Phase

## A turn in one sentence. $places and $to have their prepositions.
## turn-preposition: whether a list of places has its preposition `once` or with `each` of them.

turn-then = { $first }, then { $then }
turn-and = { $first } and { $last }
turn-acting = { $what } { $places }
turn-moving = { $what } { $moves }
turn-moved = { $counted } { $to }
turn-preposition = once
turn-detail = { $what } ({ $details })
turn-more = { $count } more
