### Les noms des choses dans A Distant Plain. Ce que les deux jeux partagent s’appelle comme dans Andean Abyss.

faction-coalition = Coalition
faction-taliban = Talibans
faction-government = Gouvernement
faction-warlords = Seigneurs de la Guerre

short-coalition = Coalition
short-taliban = Talibans
short-government = Gouv.
short-warlords = Seign.

# $count choisit la forme ; le nombre ne fait pas partie du nom.
piece-coalition-troops = { $count ->
    [one] Troupe
   *[other] Troupes
} de la Coalition
piece-coalition-base = { $count ->
    [one] Base
   *[other] Bases
} de la Coalition
piece-government-troops = { $count ->
    [one] Troupe
   *[other] Troupes
} du Gouvernement
piece-government-police = { $count ->
    [one] cube
   *[other] cubes
} de Police
piece-government-base = { $count ->
    [one] Base
   *[other] Bases
} du Gouvernement
piece-taliban-guerrilla = { $count ->
    [one] Guérilla
   *[other] Guérillas
} des Talibans
piece-taliban-guerrilla-u = { $count ->
    [one] Guérilla Dormante
   *[other] Guérillas Dormantes
} des Talibans
piece-taliban-guerrilla-a = { $count ->
    [one] Guérilla Active
   *[other] Guérillas Actives
} des Talibans
piece-taliban-base = { $count ->
    [one] Base
   *[other] Bases
} des Talibans
piece-warlords-guerrilla = { $count ->
    [one] Guérilla
   *[other] Guérillas
} des Seigneurs de la Guerre
piece-warlords-guerrilla-u = { $count ->
    [one] Guérilla Dormante
   *[other] Guérillas Dormantes
} des Seigneurs de la Guerre
piece-warlords-guerrilla-a = { $count ->
    [one] Guérilla Active
   *[other] Guérillas Actives
} des Seigneurs de la Guerre
piece-warlords-base = { $count ->
    [one] Base
   *[other] Bases
} des Seigneurs de la Guerre
counted = { $count } { $pieces }

# Où quelque chose se passe : $space avec sa préposition.
at = { $kind ->
    [city] à { $space }
    [loc] sur { $space }
   *[other] dans { $space }
}
from = { $kind ->
    [city] à { $space }
    [loc] sur { $space }
   *[other] dans { $space }
}
to = vers { $space }

# Les noms des zones restent tels qu’imprimés ; le plateau les porte.
spaces-city = Kabul
spaces-rural = Provinces
spaces-loc = LdC

level-support = Soutien
level-neutral = Neutre
level-opposition = Opposition

control-coin = Contrôle COIN
control-taliban = Contrôle des Talibans
control-none = Incontrôlé

side-unshaded = clair
side-shaded = grisé

operation-train = Entraînement
operation-patrol = Patrouille
operation-sweep = Ratissage
operation-assault = Assaut
operation-rally = Ralliement
operation-march = Marche
operation-attack = Attaque
operation-terror = Terreur

special-surge = Renfort
special-air-lift = Transport Aérien
special-air-strike = Attaque Aérienne
special-govern = Gouvernance
special-transport = Transport
special-eradicate = Éradication
special-extort = Extorsion
special-infiltrate = Infiltration
special-ambush = Embuscade
special-cultivate = Culture
special-traffic = Trafic
special-suborn = Subornation

# Où se trouvent les pièces hors du plateau, et les cases des cartes à effet durable.
box-available = Disponibles
box-casualties = Pertes
box-out-of-play = Hors jeu
box-capabilities-coalition = Capacités de la Coalition
box-capabilities-taliban = Capacités des Talibans
box-momentum = Élan

islamabad-hostility = Hostilité
islamabad-pressure = Pression
islamabad-tolerance = Tolérance
islamabad-backing = Appui
islamabad-sponsorship = Parrainage
islamabad-hard = Durci
islamabad-hostility-hard = { islamabad-hostility } ({ islamabad-hard })
islamabad-pressure-hard = { islamabad-pressure } ({ islamabad-hard })
islamabad-tolerance-hard = { islamabad-tolerance } ({ islamabad-hard })
islamabad-backing-hard = { islamabad-backing } ({ islamabad-hard })
islamabad-sponsorship-hard = { islamabad-sponsorship } ({ islamabad-hard })

track-aid = Aide
track-patronage = Clientélisme
track-islamabad = Islamabad
track-support = Soutien + Disponibles
track-opposition = Opposition + Bases
track-coin = Contrôle COIN + Clientélisme
track-uncontrolled = Population Incontrôlée
tracks = Aide { $aid } · Clientélisme { $patronage } · Islamabad { $islamabad } · Soutien + Disponibles { $support } · Opposition + Bases { $opposition } · Contrôle COIN + Clientélisme { $coin } · Incontrôlée { $uncontrolled }

phase-setup = Mise en place
phase-new-card = Nouvelle carte
phase-turn = Carte Évènement
phase-victory = Phase de Victoire
phase-resources = Phase de Ressources
phase-civic-action-coalition = Phase de Soutien : Action Civique de la Coalition
phase-civic-action-government = Phase de Soutien : Action Civique du Gouvernement
phase-sharia = Phase de Soutien : Charia
phase-desertion = Phase de Redéploiement : Désertion
phase-redeploy-coalition = Phase de Redéploiement : Troupes de la Coalition
phase-redeploy-troops = Phase de Redéploiement : Troupes du Gouvernement
phase-redeploy-police = Phase de Redéploiement : Police
phase-redeploy-taliban = Phase de Redéploiement : Talibans
phase-control = Phase de Redéploiement : Contrôle
phase-reset = Phase de Réinitialisation
phase-over = Fin de la partie

scenario-short = scénario court : la guerre d’Obama
scenario-main = scénario principal : le retour des Talibans
scenario-extended = scénario long : l’insurrection afghane

option-scenario = Scénario
option-scenario-about = Commencer en 2009, en 2005 ou en 2003 : 4, 5 ou 6 cartes Propagande. Les Capacités des cartes Évènement écartées entrent en vigueur.
value-scenario-short = Court (2009)
value-scenario-main = Principal (2005)
value-scenario-extended = Long (2003)
option-deployment = Déploiement
option-deployment-about = Commencer comme imprimé, ou laisser chaque joueur placer d’abord quelques pièces.
value-deployment-standard = Comme imprimé
value-deployment-open = Libre
option-sudden_propaganda = Propagande Soudaine
option-sudden_propaganda-about = Une carte Propagande qui apparaît comme carte suivante est jouée aussitôt, avant la carte en jeu.
value-sudden_propaganda-false = Non
value-sudden_propaganda-true = Oui
option-deception = Victoire Trompeuse
option-deception-about = À 3 ou 4 joueurs, chacun tire 2 marqueurs que les autres ne voient pas : une menace en l’air, un dessein caché ou un atout caché.
value-deception-false = Non
value-deception-true = Oui
option-capabilities = Capacités des cartes écartées
option-capabilities-about = Mettre en vigueur les Capacités parmi les cartes Évènement écartées, ou commencer sans elles.
value-capabilities-true = En vigueur
value-capabilities-false = Sans effet
option-patrol_assault = Cubes du Gouvernement dans une Patrouille de la Coalition
option-patrol_assault-about = Les cubes du Gouvernement se joignent à l’Assaut qui clôt une Patrouille de la Coalition pour 3 Ressources, ou gratuitement.
value-patrol_assault-paid = Pour 3 Ressources
value-patrol_assault-free = Gratuitement
option-players = Joueurs
option-nonplayers = Non-Joueurs
option-nonplayers-about = Des bots jouent les Factions sans joueur, ou les joueurs se les partagent.
value-nonplayers-true = Jouées par des bots
value-nonplayers-false = Partagées entre les joueurs

deception-empty-threat = Menace en l’air
deception-hidden-agenda = Dessein caché
deception-hidden-asset = Atout caché
goal-resources = Ressources
