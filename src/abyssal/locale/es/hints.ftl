### Hints: turns that a search finds good, and why.

hint-turn = { $number }. { $turn }
hint-margins = Valoración: { $chance }/100. Márgenes previstos en la próxima comprobación de la victoria: { $list }
hint-chart = lo que haría una Facción Sin Jugador
hint-more = { $faction }: más { $term }
hint-less = { $faction }: menos { $term }
outlook-margin = margen
outlook-lag = avance hacia el otro objetivo
outlook-resources = Recursos
outlook-bases = Bases
outlook-forces = fuerzas
outlook-hidden = fuerzas ocultas
outlook-reach = posibilidades en una Fase de Apoyo

## A turn in one sentence. $places and $to have their prepositions.
## turn-preposition: whether a list of places has its preposition `once` or with `each` of them.

turn-then = { $first }, luego { $then }
turn-and = { $first } y { $last }
turn-acting = { $what } { $places }
turn-moving = { $what }: { $moves }
turn-moved = { $counted } { $to }
turn-preposition = once
turn-detail = { $what } ({ $details })
turn-more = { $count } más

## The turn so far.

running-move = { $pieces } → { $space }
running-resources = { $change } Recursos, quedan { $left }
running-possible = { $list }: aún posible
