### What stands beside the map, and the options of a new game.

game-title = Andean Abyss
game-provenance = Noms et données suivent les règles publiées ; les textes et le plateau sont les nôtres.

track-aid = Aide
track-president = El Presidente
track-support = Soutien total
track-opposition = Opposition + Bases

option-scenario = Scénario
option-scenario-about = La partie complète, ou une plus courte qui commence plus tard.
value-scenario-standard = Standard
value-scenario-quick = Rapide
option-edition = Édition
option-edition-about = Les règles de la première ou de la deuxième édition.
value-edition-first = Première
value-edition-second = Deuxième
option-government = Gouvernement sans joueur
option-government-about = Qui mène un Gouvernement que personne ne joue. La première édition n’a pas de règles pour cela ; elle peut emprunter celles de la deuxième, ce qui est une variante à nous. La deuxième édition a toujours les siennes.
value-government-standard = Personne (première édition)
value-government-second = Les règles de la deuxième édition (notre variante)
option-deployment = Déploiement
option-deployment-about = Commencer comme imprimé, ou laisser chaque joueur placer d’abord ses pièces.
value-deployment-standard = Comme imprimé
value-deployment-open = Libre
option-piles = Pioche
option-piles-about = Où sont les cartes Propagande : dans des tas égaux ou à peu près égaux.
value-piles-exact = Tas exacts
value-piles-rough = Tas approximatifs
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
option-seeded-about = Deuxième édition : chaque Propagande est parmi les dernières cartes de son tas.
value-seeded-false = Non
value-seeded-true = Oui

deal-hand = { $space } : Cargaison de { $piece } à { $other }
goal-auc-bases = Bases des AUC contre celles des FARC
goal-bases = Bases
goal-resources = Ressources
