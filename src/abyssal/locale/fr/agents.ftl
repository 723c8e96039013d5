### Programmes qui jouent : le protocole par lignes et ses commandes.

problem-agent-command = Écrivez un programme sous la forme exec:COMMANDE ou exec:SECONDESs:COMMANDE, pas « { $command } ».
problem-agent-start = Impossible de lancer « { $command } » : { $reason }.
problem-agent-greeting = « { $command } » ne peut pas jouer : { $reason }
problem-agent-silent = Il s’est arrêté ou s’est tu au lieu de répondre à « hello ».
problem-agent-message = Un message est un objet JSON avec un « type ».
problem-agent-no-hello = Son premier message doit être « hello », pas « { $type } ».
problem-agent-protocol = Il parle la version { $theirs } du protocole ; celle-ci est la version { $ours }.
problem-agent-no-answer = Un message « answer » était attendu, pas « { $type } ».
problem-agent-not-asked = Une réponse à la question { $answered }, mais la question ouverte est la { $asked }.
problem-agent-other-seat = Une réponse pour { $seat }, mais la question est posée à { $asked }.
problem-agent-no-default = Cette question n’a pas de réponse par défaut : choisissez une des options.
problem-agent-choice = Un choix est un texte.
problem-agent-late = Pas de réponse en { $seconds } secondes. Le diagramme répond à cette question.
problem-agent-ended = { $how ->
    [late] Pas de réponse à temps pour la troisième fois.
    [flooded] Le programme a envoyé trop de lignes sans qu’on lui demande rien.
    [long-line] Le programme a envoyé une ligne de plus de 64 Ko.
   *[died] Le programme s’est arrêté.
} Le diagramme joue la suite.

agent-trouble = { $seat } : { $text }
agent-others = Les autres Factions suivent leurs diagrammes, car avec ces options elles ne peuvent pas toutes être des bots.
agent-counts = { $seat } ({ $name }) : { $questions } questions, { $answered } répondues, { $refused } lignes refusées, { $taken } réponses du diagramme, { $seconds } s
arena-agent = { $player } : { $questions } questions, { $refused } lignes refusées, { $taken } réponses du diagramme, { $seconds } s
