### What stands beside the map, and the options of a new game.

game-title = Andean Abyss
game-provenance = Les noms et les données suivent les règles publiées ; tous les textes et le plateau sont les nôtres.
game-about = La Colombie des années 1990 : le Gouvernement, les FARC, les AUC et les Cartels se disputent un même pays, chacun avec son propre but.
game-length = 2 à 3 heures ; environ 1 heure avec le scénario rapide
game-difficulty = Moyenne. Une bonne entrée dans la série.
wins-govt = Gagnez la population : un Soutien total supérieur à 60.
wins-farc = Semez l’Opposition et bâtissez des Bases : plus de 25 en tout.
wins-auc = Dépassez votre ennemi : plus de Bases que les FARC.
wins-cartels = Enrichissez-vous dans l’ombre : plus de 10 Bases et plus de 40 Ressources.

track-aid = Aide
track-president = El Presidente
track-support = Soutien total
track-opposition = Opposition + Bases

option-scenario = Scénario
option-scenario-about = La partie complète, ou une plus courte qui commence plus tard.
value-scenario-standard = Standard
value-scenario-quick = Rapide
option-edition = Édition
option-edition-about = Les règles de la première ou de la seconde édition.
value-edition-first = Première
value-edition-second = Seconde
option-government = Gouvernement sans joueur
option-government-about = Qui joue le Gouvernement quand aucun joueur ne le fait. La première édition n’a pas de bot pour lui ; en variante maison, elle peut utiliser celui de la seconde. La seconde édition a toujours le sien.
value-government-standard = Sans bot (première édition)
value-government-second = Le bot de la seconde édition (variante maison)
option-deployment = Déploiement
option-deployment-about = Commencer comme imprimé, ou laisser chaque joueur placer d’abord quelques pièces.
value-deployment-standard = Comme imprimé
value-deployment-open = Libre
option-piles = Pioche
option-piles-about = Les cartes Propagande sont mélangées dans des paquets égaux ou à peu près égaux.
value-piles-exact = Paquets exacts
value-piles-rough = Paquets approximatifs
option-no_reveal = Sans révéler
option-no_reveal-about = La carte suivante reste face cachée jusqu’à ce qu’elle soit jouée.
value-no_reveal-false = Carte suivante visible
value-no_reveal-true = Carte suivante cachée
option-eligibility = Éligibilité
option-eligibility-about =
    Les règles habituelles d’Éligibilité, ou l’une de deux Options (2.3.1).
    Option A : l’ordre des Factions est celui de la prochaine carte Évènement, non de la carte en jeu.
    Option B : comme A, et agir ne rend personne Inéligible ; seuls les Évènements le font.
value-eligibility-standard = Standard
value-eligibility-a = Option A
value-eligibility-b = Option B
option-short = Durée
option-short-about = Jouer jusqu’à la dernière carte Propagande, ou finir à la troisième.
value-short-false = Complète
value-short-true = Courte
option-seeded = Propagande répartie
option-seeded-about = Seconde édition : chaque Propagande est parmi les dernières cartes de son paquet.
value-seeded-false = Non
value-seeded-true = Oui

deal-hand = { $space } : Cargaison de { $piece } à { $other }
goal-auc-bases = Bases des AUC
goal-bases = Bases
goal-resources = Ressources
