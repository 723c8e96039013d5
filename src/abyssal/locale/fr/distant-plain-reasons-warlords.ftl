### Raisons des Seigneurs de la Guerre Non-Joueurs.

why-above-forty-one = Restera-t-il 41 Ressources aux Seigneurs de la Guerre après paiement
why-base-to-suborn = 3 Guérillas, pas de place pour une Base, et une Base du Gouvernement pour une Subornation
why-control-of-player = sous le Contrôle d’un joueur
why-costs-government-player = coûte du Contrôle COIN à un Gouvernement qui a un joueur
why-costs-player = coûte des points de victoire à un joueur
why-cultivate-then-rally = d’abord Culture, ensuite Ralliement
why-feeds-no-player = Bases où le Trafic ne donne rien à un joueur
why-forty-three-resources = Les Seigneurs de la Guerre ont-ils 43 Ressources ou plus
why-guerrillas-without-base = des Guérillas sans Base
why-last-campaign = Est-ce la dernière Campagne
why-most-bases = le plus de Bases
why-player-ahead = Un joueur a-t-il une marge positive
why-populated = avec de la Population
why-rally-then-cultivate = d’abord Ralliement, ensuite Culture
why-rally-to-cultivate = un Ralliement de plus, pour qu’une Culture puisse suivre
why-removes-control = retire le Contrôle
why-second-base = une seule Base, avec de la place pour en Cultiver une seconde
why-takes-a-level = ôte du Soutien ou de l’Opposition
why-terror-costs-player = La Terreur pourrait-elle baisser la marge d’un joueur
why-two-on-loc = LdC où seraient exactement 2 Guérillas
why-uncontrolled = non Contrôlé
why-without-coalition = sans pièces de la Coalition
