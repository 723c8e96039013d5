### Programmes qui jouent : le protocole par lignes et ses commandes.

problem-agent-command = Écrivez un programme sous la forme exec:COMMANDE ou exec:SECONDESs:COMMANDE, pas « { $command } ».
problem-agent-start = Impossible de lancer « { $command } » : { $reason }.
problem-agent-greeting = « { $command } » ne peut pas jouer : { $reason }
problem-agent-silent = Il s’est arrêté ou s’est tu au lieu de répondre à « hello ».
problem-agent-message = Un message doit être un objet JSON avec un « type ».
problem-agent-no-hello = Son premier message doit être « hello », pas « { $type } ».
problem-agent-protocol = Il parle la version { $theirs } du protocole ; celle-ci est la version { $ours }.
problem-agent-no-answer = Un message « answer » était attendu, pas « { $type } ».
problem-agent-not-asked = Une réponse à la question { $answered }, mais la question ouverte est la { $asked }.
problem-agent-other-seat = Une réponse pour { $seat }, mais c’est à { $asked } de répondre.
problem-agent-no-default = Cette question n’a pas de réponse par défaut : choisissez une des options.
problem-agent-choice = Un choix doit être un texte.
problem-agent-look-ups = Au plus { $most } consultations par question.
problem-agent-late = Pas de réponse en { $seconds } secondes. Le diagramme répond à cette question.
problem-agent-ended = { $how ->
    [late] Pas de réponse à temps pour la troisième fois.
    [flooded] Le programme a envoyé trop de lignes sans qu’on lui demande rien.
    [long-line] Le programme a envoyé une ligne de plus de 64 Ko.
   *[died] Le programme s’est arrêté.
} Le diagramme joue la suite à sa place.

agent-trouble = { $seat } : { $text }
agent-others = Les autres Factions suivent leurs diagrammes, car avec ces options elles ne peuvent pas toutes être des bots.
agent-counts = { $seat } ({ $name }) : { $questions } questions, { $answered } répondues, { $refused } lignes refusées, { $taken } réponses du diagramme, { $seconds } s
arena-agent = { $player } : { $questions } questions, { $refused } lignes refusées, { $taken } réponses du diagramme, { $seconds } s

## La partie en texte

text-title = { $game } : présentation pour { $faction }
text-goal = Votre but. { $goal }
text-races = Les quatre courses. Une marge au-dessus de 0 dépasse le but. Chaque Phase de Propagande commence par une vérification de la victoire ; après la dernière, la plus grande marge gagne.
text-race = { $faction } ({ $who ->
    [you] vous
    [bot] bot
   *[player] un autre joueur
}) : marge { $margin }. { $list }
text-race-part = { $title } : { $number }, doit dépasser { $goal }
text-matters = Ce qui compte pour vous.
text-turn = Comment se joue une carte. Les symboles de la carte donnent l’ordre. Les deux premières Factions Éligibles peuvent agir, les autres attendent. Une Faction qui agit n’est pas Éligible pour la carte suivante. Une Faction qui passe reçoit des Ressources et reste Éligible. La première choisit une Opération (avec ou sans Activité Spéciale) ou l’Évènement ; cela limite ce que peut faire la seconde. Une Opération se joue pas à pas : nommez-la, puis répondez à une question à la fois (zone, pièces, nombre) jusqu’à « done ».
text-actions = Ce que vous pouvez faire, avec le numéro de la règle.
text-look-ups = Consultations : « rule 3.3.1 », « card 25 », « space » avec un id ou un nom, « history 30 » pour les 30 dernières lignes du journal, « why » pour les raisons du dernier bot.
text-card = Carte : { $card }
text-to-act = Doivent encore agir sur cette carte : { $list }
text-holds = { $faction } détient : { $list }
text-empty = Rien dans : { $list }
text-terror = Terreur { $count }
text-sabotage = { $count ->
    [one] Sabotage
   *[other] Sabotage { $count }
}
text-agreements = Accords possibles avant de choisir (tout montant jusqu’au plus grand) : { $list }
text-adjacent = Adjacents :

## L’épreuve de référence

problem-not-a-benchmark = { $path } ne contient pas les résultats d’une épreuve de référence.
problem-other-benchmark = { $path } contient des résultats de la version { $found } de l’épreuve ; celle-ci est la version { $known }.
benchmark-task = Tâche
benchmark-seat = Place
benchmark-games = Parties
benchmark-wins = Victoires
benchmark-rate = Taux, 95 %
benchmark-margin = Marge
benchmark-refused = Refusées
benchmark-taken = Par le diagramme
benchmark-time = Par réponse
benchmark-gain = Gain
benchmark-margin-gain = Gain en marge
benchmark-all = tout
benchmark-note = Marge : moyenne à la fin, avec la moitié de son intervalle à 95 %. Refusées : lignes d’un programme qui n’étaient pas des réponses légales. Par le diagramme : questions auxquelles le diagramme a dû répondre.
benchmark-against = Gain : victoires de plus que { $player } dans les mêmes parties, en points de pourcentage. Gain en marge : de combien la marge finale était supérieure. Les deux avec des intervalles à 95 %.
benchmark-failed = { $task }, { $seat }, graine { $seed } a échoué : { $error }

## Parties pour modèles de langage

problem-no-game = Il n’y a pas de partie « { $game } ». Commencez-en une d’abord.
text-then = { $then ->
    [question] Ensuite : la question suivante est pour vous.
    [chance] Ensuite : les dés ou les cartes décident.
    [other] Ensuite : un autre joueur décide.
   *[end] Ensuite : votre tour est fini.
}
