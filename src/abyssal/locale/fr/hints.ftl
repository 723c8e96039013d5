### Hints: turns that a search finds good, and why.

hint-turn = { $number }. { $turn }
hint-margins = La recherche l’évalue à { $chance } sur 100. Marges attendues à la prochaine vérification de victoire : { $list }
hint-chart = comme joueraient les règles des Non-Joueurs
hint-more = { $faction } : plus de { $term }
hint-less = { $faction } : moins de { $term }
outlook-margin = marge
outlook-lag = progrès vers le reste de l’objectif
outlook-resources = Ressources
outlook-bases = Bases
outlook-forces = forces
outlook-hidden = forces cachées
outlook-reach = gains possibles en phase de Soutien
