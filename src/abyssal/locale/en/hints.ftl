### Hints: turns that a search finds good, and why.

hint-turn = { $number }. { $turn }
hint-margins = Worth { $chance } of 100 by the search. Margins expected at the next victory check: { $list }
hint-chart = as the Non-player rules would play
hint-more = { $faction }: more { $term }
hint-less = { $faction }: less { $term }
outlook-margin = margin
outlook-lag = progress toward the rest of the goal
outlook-resources = Resources
outlook-bases = Bases
outlook-forces = forces
outlook-hidden = hidden forces
outlook-reach = to win in a Support Phase
