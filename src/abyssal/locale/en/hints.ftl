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
