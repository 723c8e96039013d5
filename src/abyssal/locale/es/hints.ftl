### Hints: turns that a search finds good, and why.

hint-turn = { $number }. { $turn }
hint-margins = La búsqueda lo valora en { $chance } de 100. Márgenes esperados en la próxima comprobación de victoria: { $list }
hint-chart = como jugarían las reglas de Facciones Sin Jugador
hint-more = { $faction }: más { $term }
hint-less = { $faction }: menos { $term }
outlook-margin = margen
outlook-lag = avance hacia el resto del objetivo
outlook-resources = Recursos
outlook-bases = Bases
outlook-forces = fuerzas
outlook-hidden = fuerzas ocultas
outlook-reach = que ganar en una Fase de Apoyo
