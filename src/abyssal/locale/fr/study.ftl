### Ce que dit une étude : sa page et ses graphiques.

study-title = { $game } : étude de { $count ->
    [one] une partie
   *[other] { $count } parties
}
study-options = Options : { $list }
study-done = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $cards } cartes : { $list }
study-winners = Qui gagne
study-winners-about = Part de { $count } parties, avec son intervalle à 95 %
study-all-lost = Tous les joueurs perdent
study-player-random = au hasard
study-player-bot = Non-Joueur
study-player-chart = diagramme
study-player-search = recherche
study-margins = Marges au fil de la partie
study-margins-about = Carte après carte : médiane, moitié centrale des parties, et quatre cinquièmes d’entre elles
study-events = Quels Évènements sont exécutés
study-events-about = Part des fois où l’Évènement a été exécuté quand sa carte est sortie / nombre de sorties
study-unshaded = clair, ou seul côté
study-shaded = grisé
study-worth = Ce que vaut un tour
study-worth-about = Variation moyenne de la marge de la Faction pendant son tour, avec son intervalle à 95 % (nombre de tours)
study-event = Évènement
study-coverage = Jamais vu en { $games ->
    [one] une partie
   *[other] { $games } parties
} :
study-coverage-sides = Évènements ({ $count }) : { $list }
study-coverage-questions = Questions ({ $count }) : { $list }
study-coverage-lines = Lignes du journal ({ $count }) : { $list }
study-coverage-boxes = Cases des diagrammes ({ $count }) : { $list }
study-coverage-reasons = Raisons des Non-Joueurs ({ $count }) : { $list }
