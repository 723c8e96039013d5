### Ce que la page dit du seul Andean Abyss ; `{ $name }` arrive à la page comme `{name}` et y est rempli.

## Map

page-legend-shipments = Une caisse : une Cargaison, avec la pièce qui la porte
page-legend-zone = Zone FARC, hachurée sur le plateau
page-board-kind-city = Métropole
page-board-kind-department = Département
page-board-kind-foreign = pays étranger
page-board-kind-pipeline = LdC, pipeline
page-board-terrain-forest = Forêt
page-board-terrain-grassland = Prairie
page-board-terrain-mountain = Montagne
page-board-level-as = Soutien Actif
page-board-level-ps = Soutien Passif
page-board-level-n = Neutre
page-board-level-po = Opposition Passive
page-board-level-ao = Opposition Active
page-board-zone = Zone FARC
page-board-shipments = Cargaisons : { $count } ({ $pieces })

## Cards and agreements

page-effect-capability = Capacité
page-effect-momentum = Élan Insurrectionnel
page-deals-text = Tant que cette question est ouverte, les joueurs peuvent se donner ce que les règles permettent (1.5.1, 4.5.3).
mark-gray-two = 2 gris : en 2nde Éligible, un Non-Joueur exécute une Opération au lieu de cet Évènement (8.1)
box-out-of-play = Hors jeu
