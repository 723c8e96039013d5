### Hints: turns that a search finds good, and why.

hint-turn = { $number }. { $turn }
hint-margins = Note : { $chance }/100. Marges prévues à la prochaine vérification de victoire : { $list }
hint-chart = ce que ferait un Non-Joueur
hint-more = { $faction } : plus de { $term }
hint-less = { $faction } : moins de { $term }
outlook-margin = marge
outlook-lag = progrès vers l’autre objectif
outlook-resources = Ressources
outlook-bases = Bases
outlook-forces = forces
outlook-hidden = forces cachées
outlook-reach = gains possibles en phase de Soutien
