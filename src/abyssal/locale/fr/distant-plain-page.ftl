### Ce que la page dit du seul A Distant Plain ; `{ $name }` arrive à la page comme `{name}` et y est rempli.

game-title = A Distant Plain
game-provenance = Les noms et les données suivent les règles publiées ; tous les textes et le plateau sont les nôtres. Les cartes dont le texte imprimé n’est pas connu sont signalées.
game-about = L’Afghanistan après 2001 : la Coalition et le Gouvernement combattent les Talibans et les Seigneurs de la Guerre, et chaque allié tire de son côté.
game-length = 3 à 4 heures ; environ 2 heures avec le scénario court
game-difficulty = Élevée. Deux alliés, un plateau, des buts différents.
wins-coalition = Gagnez du Soutien et ramenez vos forces : plus de 30 en tout.
wins-taliban = Répandez l’Opposition et bâtissez des Bases : plus de 20 en tout.
wins-government = Gouvernez et récompensez : Population sous Contrôle COIN et Clientélisme au-dessus de 35.
wins-warlords = Que personne ne tienne le pays : plus de 15 de Population sans Contrôle, et plus de 40 Ressources.

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
