### Hints: turns that a search finds good, and why.

hint-turn = { $number }. { $turn }
hint-margins = Note : { $chance }/100. Marges prévues à la prochaine vérification de la victoire : { $list }
hint-chart = ce que ferait un Non-Joueur
hint-more = { $faction } : plus de { $term }
hint-less = { $faction } : moins de { $term }
outlook-margin = marge
outlook-lag = progrès vers l’autre objectif
outlook-resources = Ressources
outlook-bases = Bases
outlook-forces = forces
outlook-hidden = forces cachées
outlook-reach = gains possibles en Phase de Soutien

## A turn in one sentence. $places and $to have their prepositions.
## turn-preposition: whether a list of places has its preposition `once` or with `each` of them.

turn-then = { $first }, puis { $then }
turn-and = { $first } et { $last }
turn-acting = { $what } { $places }
turn-moving = { $what } : { $moves }
turn-moved = { $counted } { $to }
turn-preposition = each
turn-detail = { $what } ({ $details })
turn-more = { $count } de plus

## The turn so far.

running-move = { $pieces } → { $space }
running-resources = { $change } Ressources, reste { $left }
running-possible = { $list } : encore possible
