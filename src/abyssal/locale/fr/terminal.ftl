### Messages du terminal, en dehors du jeu lui-même.

term-welcome = { $game }. Graine : { $seed }
term-hint = Répondez par un numéro ou par un nom. `help` donne la liste des commandes.
term-nonplayers = Non-Joueurs : { $list }. `why` explique ce qu’ils ont fait.
term-thinker = { $faction } : joué par l’ordinateur ({ $player }).
term-thinks = { $faction } réfléchit… (Ctrl-C : jouer maintenant)
term-no-reasons = Aucun Non-Joueur n’a encore agi.
term-players = Joueurs : { $list }
term-order = Ordre : { $order }
term-next = Suivante : { $card }
term-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche
term-nothing-next = face cachée
term-event = Évènement
term-unshaded = Clair
term-shaded = Grisé
term-resources = Ressources : { $list }
term-margins = Marges : { $list }
term-in-force = En vigueur : { $list }
term-available = Disponible : { $list }
term-face-down = Face cachée : { $list }
term-holds = { $faction }, face cachée :
term-holds-none = { $faction } : rien face cachée.
term-enter = { $choice } (Entrée)
term-question = { $faction } · { $question } ({ $rule })
term-undone = Annulé : { $choice }
term-saved = Enregistré : { $path }
term-position-saved = Position du dernier point de contrôle enregistrée : { $path }
term-unsaved = La partie n’est pas enregistrée. Tapez `save FICHIER` pour l’enregistrer, ou `quit` une seconde fois pour quitter.
term-bye = À bientôt.
term-over = La partie est terminée.
term-place = { $place } { $factions } : { $margin }
term-lost = { $who ->
    [you] Vous avez perdu. Vérification de la victoire réussie : { $faction }.
   *[all] Vérification de la victoire réussie ({ $faction }) : tous les joueurs perdent à égalité.
}
term-degree = { $degree } (avance sur le meilleur Non-Joueur : { $difference })
term-nothing-logged = Rien ne s’est encore passé.
term-space = { $space } ({ $id }) : { $what }
term-empty = rien
term-adjacent = Adjacentes : { $list }
term-position-after = { $count ->
    [one] Après { $count } choix
   *[other] Après { $count } choix
}
term-from-position = { $fits ->
    [0] { $path } : la partie après { $at } choix sur { $count }. Les suivants ne suivent plus les règles.
   *[other] { $path } : la partie après { $at } choix sur { $count }. Tous suivent les règles.
}
term-checked = Valide : { $count } choix, { $finished ->
    [1] partie terminée
   *[0] partie inachevée
}.

help-answer = numéro ou nom — répondre à la question
help-undo = undo — annuler votre dernier choix
help-map = map [ZONE] — afficher tout le plateau, ou une zone
help-card = card — afficher la carte en jeu
help-log = log [N] — afficher les N dernières lignes du journal
help-why = why — expliquer les dernières actions des Non-Joueurs
help-hint = hint — proposer trois tours, avec leur valeur et les raisons
help-markers = markers — afficher les marqueurs face cachée du joueur qui doit choisir
help-rule = rule N — afficher de quoi parle une règle
help-save = save FICHIER — enregistrer la partie (FICHIER.position : seulement la position du dernier point de contrôle)
help-quit = quit — quitter la partie

sim-faction = Faction
sim-wins = Victoires
sim-margin = Marge
sim-lowest = Minimum
sim-highest = Maximum
sim-lost = Tous les joueurs ont perdu contre un Non-Joueur dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
sim-degrees = Degrés de réussite : { $list }
degree-failure = Échec de la COIN
degree-stalemate = Impasse
degree-progress = Progrès de la COIN
degree-triumph = Triomphe de la COIN
degree-lone-failure = Échec
degree-lone-progress = Progrès
degree-lone-triumph = Triomphe
sim-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, en moyenne { $decisions } décisions, { $cards } cartes, { $rounds } Phases de Propagande
sim-rounds = Parties par Phases de Propagande : { $list }
sim-failed = La partie { $seed } a échoué : { $error } (enregistrement : { $record })
sim-unrecorded = La partie { $seed } a échoué : { $error } (pas d’enregistrement : { $reason })

rule-code = Code :
rule-tests = Tests :
rule-nowhere = aucun

arena-seat = Place
arena-player = Joueur
arena-games = Parties
arena-wins = Victoires
arena-rate = Taux, 95 %
arena-margin = Marge
arena-gain = Gain
arena-margin-gain = Gain en marge
arena-note = Gain : victoires de plus que { $first } dans les mêmes parties, en points de pourcentage. Gain en marge : de combien la marge finale était supérieure. Les deux avec des intervalles à 95 %.
arena-failed = La partie { $seed } avec { $player } à la place de { $faction } a échoué : { $error }
train-round = { $games } parties, { $samples } positions. Surprise dans les parties mises de côté : { $before } avant l’ajustement, { $after } après.
train-value-round = { $games } parties. Les valeurs précédentes ont prédit leur fin avec une corrélation de { $foretold }.

doctor-compiled = Moteur : compilé.
doctor-plain = Moteur : Python non compilé. Il marche partout ; les paquets avec le moteur compilé sont plusieurs fois plus rapides.
doctor-plain-wanted = Moteur : Python non compilé, car ABYSSAL_ENGINE=plain est défini.
doctor-database = Base de données : { $path } (SQLite { $version }).
doctor-database-bad = Base de données : { $path } n’est pas utilisable ({ $reason }). Indiquez-en une autre avec abyssal serve --db.
doctor-installed = { $about } : installé.
doctor-missing = { $about } : non installé. Pour l’obtenir : { $install }
doctor-game = Jeu d’un autre paquet : { $game }.
doctor-extra-postgresql = PostgreSQL (serveurs à plusieurs processus)
doctor-extra-research = Environnements et tables Parquet
doctor-extra-openspiel = OpenSpiel
doctor-extra-cluster = Parties sur une grappe dask
