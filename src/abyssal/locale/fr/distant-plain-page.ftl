### Ce que la page dit du seul A Distant Plain ; `{ $name }` arrive à la page comme `{name}` et y est rempli.

game-title = A Distant Plain
game-provenance = Les noms et les données suivent les règles publiées ; tous les textes et le plateau sont les nôtres. Les cartes dont le texte imprimé n’est pas connu sont signalées.

## Plateau

page-legend-returnee = +1 Pop : des réfugiés sont revenus, la Population est plus élevée de 1
page-control-coin = COIN (Coalition et Gouvernement)
page-control-taliban = Talibans
page-board-kind-city = Métropole
page-board-kind-province = Province
page-board-terrain-mountain = Montagne
page-board-terrain-plains = Plaine
page-board-terrain-pakistan = Pakistan
page-board-trait-pashtun = Pachtoune
page-board-level-s = Soutien
page-board-level-n = Neutre
page-board-level-o = Opposition
page-board-returnee = +1 Pop

## Cartes et accords

page-effect-capability = Capacité
page-effect-momentum = Élan
page-deals-text = Tant que cette question est ouverte, la Faction active et les autres, sauf la Coalition, peuvent se donner des Ressources. Le Gouvernement peut aussi payer les Seigneurs de la Guerre avec son Clientélisme, 1 pour 1 (1.5.1).
mark-halo = Halo gris : en Non-Joueur, cette Faction a des instructions particulières pour cet Évènement (8.3.1)
