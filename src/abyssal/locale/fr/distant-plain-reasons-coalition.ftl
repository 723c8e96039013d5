### Raisons de la Coalition Non-Joueur.

prompt-surge-troops-die = Renfort : jet pour les Troupes déplacées

why-assault-would-remove = Un Assaut, seul ou avec Attaque Aérienne, éliminerait-il une Base d’un joueur ou des pièces ennemies dans des zones en Soutien
why-at-coalition-base = à une Base de la Coalition
why-base-for-people = une Base là où la Population est la plus forte
why-base-needs-cubes = une Base de la Coalition avec moins de 2 pièces du Gouvernement ou sans Police
why-base-to-support = une Base va là où il y a le plus de Soutien
why-base-without-support = une Base de la Coalition sans Soutien
why-base-without-troops = une Base de la Coalition sans Troupes
why-cuts-patronage = réduit à Kabul le Clientélisme d’un joueur
why-government-cubes = là où il y a des cubes du Gouvernement
why-government-helps = des cubes du Gouvernement aident à éliminer une Base, ou tous les ennemis d’une zone en Soutien
why-hidden-enemies = Y a-t-il une Guérilla Dormante des Talibans dans une zone en Soutien, ou d’un joueur à une Base de la Coalition
why-in-place = avec les cubes sur place
why-last-guerrilla = la dernière Guérilla d’une Faction sur place
why-lifts-to-help = un Transport Aérien amène des Troupes pour trouver tous les ennemis, ou pour éliminer une Base ou tous les ennemis d’une zone en Soutien
why-outnumbered-at-base = trop de Troupes du Gouvernement à une Base de la Coalition
why-protects-coalition = des Troupes du Gouvernement protègent la Coalition des Embuscades
why-strike-worth-it = Une Attaque Aérienne pourrait-elle éliminer une Base, ou la dernière pièce d’un joueur dans une zone en Soutien ou à une Base
why-support-and-enemies = Soutien et ennemis Dormants
why-wants-aid = Faut-il de l’Aide, parce que le Gouvernement est Non-Joueur ou a moins de 6 de Clientélisme
why-without-support = sans Soutien
why-without-taliban = sans pièces des Talibans
why-without-taliban-base = sans Base des Talibans
