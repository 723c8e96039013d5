### Les mots de la page : des textes simples ; `{ $name }` arrive à la page comme `{name}` et y est complété.

## La page

page-title = Abyssal
page-skip-main = Aller au contenu
page-skip-decision = Aller à la décision
page-skip-log = Aller au journal
page-language = Langue
page-settings = Réglages
page-close = Fermer
page-offline = Le serveur est injoignable. Réessayez dans un instant.
page-sending-again = Le serveur est injoignable. Nouvel envoi…
page-again = Réessayer
page-failed = Échec (statut { $status }).
page-reconnecting = Connexion perdue. Reconnexion…
page-copied = Copié
page-copy-this = Copiez ceci :
page-nothing = rien
page-more = Plus
page-open = Ouvrir
page-send = Envoyer

## Réglages

page-theme = Thème
page-theme-auto = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-palette = Couleurs des pièces
page-palette-standard = Comme imprimées
page-palette-colourblind = Pour daltoniens
page-speed = Vitesse d’animation des coups des autres
page-speed-off = Sans animation
page-speed-fast = Rapide
page-speed-normal = Normale
page-speed-slow = Lente
page-handover-setting = Plusieurs personnes à cet écran : dire à qui le tour
page-confirm-setting = Confirmer avant la fin d’un tour ou un jet de dé
page-quick-setting = Sauter les questions qui n’ont qu’une réponse sensée, et finir les tours en une fois
page-keys-hint = Les touches sont dans l’Aide.

## Accueil

page-welcome = Jouez en solo contre les bots des règles, partagez cet écran ou invitez des amis.
page-welcome-here = Partagez cet écran ou invitez des amis.
page-play-alone = Jouer en solo : { $faction }
page-play-here = Jouer sur cet écran
page-learn = Apprendre en jouant
page-new-game = Nouvelle partie
page-game = Jeu
page-who-leads = Joueurs
page-seat = Siège
page-seat-here = Moi
page-seat-link = Inviter par lien
page-seat-nonplayer = Bot (règles)
page-seat-quick = Ordinateur : facile
page-seat-steady = Ordinateur : moyen
page-seat-strong = Ordinateur : difficile
page-options = Scénario et options
page-sharing = Combien de joueurs se partagent les { $count } Factions ?
page-sharing-text = Un seul joueur joue toutes les Factions entre parenthèses.
page-clash = { $value } n’est pas disponible : { $reason }.
page-friendly = Partie amicale
page-friendly-text = L’hôte peut ramener la partie à un choix antérieur.
page-start = Commencer
page-continue = Continuer
page-table = Table
page-forget = Retirer de cette liste
page-forget-sure = Retirer cette table ? Ses liens secrets ne sont gardés que dans ce navigateur. Sans eux, personne ne pourra plus jouer { $seats }.
page-load-record = Charger un enregistrement
page-load-file = Choisir un fichier…
page-watch = Regarder une partie
page-no-address = Ce n’est pas le lien d’une table.
page-to-lobby = Retour à l’accueil
page-sound-setting = Jouer un son à mon tour
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-player-title = { $time } par joueur pour toute la partie
page-clock-turn-title = { $time } par tour
page-clock-day = 1 jour
page-clock-whole-days = { $days } jours
page-clock-days = { $days } j { $hours } h
page-clock-out = temps écoulé
page-clock-player = { $faction } : temps restant pour toute la partie
page-clock-turn = { $faction } : temps restant pour ce tour
page-clock-is-out = { $faction } : temps écoulé.
page-clock-is-low = Il ne vous reste que { $time }.
page-gallery-show = Afficher les messages des spectateurs
page-notes = Mes notes
page-notes-text = Sur cet appareil seulement ; personne d’autre ne les voit.
page-name-asked = Bienvenue ! Quel est votre nom ?
page-seat-open = N’importe qui
page-open-tables = Tables ouvertes
page-join = Rejoindre : { $faction }
page-quick-game = Partie rapide

## Table

page-map = Plateau
page-map-in = Agrandir
page-map-out = Réduire
page-map-fit = Voir tout le plateau
page-map-pieces = Cacher ou montrer les pièces
page-map-tools = Outils du plateau
page-map-legend = Symboles du plateau
page-legend-star = Étoile : Guérilla Active
page-legend-count = Nombre à côté d’une pièce : combien il y en a de ce type
page-legend-pop = Population de la zone
page-legend-control = Drapeau à pointes : qui a le Contrôle (initiale de la Faction)
page-legend-terror = Terreur, avec le nombre s’il y en a plus d’une
page-legend-sabotage = Sabotage
page-legend-econ = Écon de la LdC
page-panels = Panneaux
page-tab-decision = Décider
page-tab-card = Carte
page-tab-factions = Factions
page-tab-log = Journal
page-tab-replay = Revoir
page-tab-people = Joueurs
page-tab-text = En texte
page-tab-help = Aide
page-your-turn = À vous : { $faction }
page-waits-for = En attente : { $faction }
page-thinks = { $faction } réfléchit…
page-hurry = Jouer maintenant
page-hint = Conseil
page-hint-thinking = Réflexion…
page-hint-margins = Note : { $chance }/100. Marges prévues à la prochaine vérification de victoire : { $list }
page-hint-chart = ce que ferait un Non-Joueur
page-aids = Conseils et chances de victoire pour tous les joueurs
page-aids-on = Les conseils sont actifs à cette table.
page-aids-off = Les conseils sont désactivés à cette table.
page-chances = Chances de victoire au cours de la partie
page-chances-note = Une estimation : elle regarde en avant depuis chaque carte, avec les bots des règles pour toutes les Factions.
page-turning-points = Tournants
page-game-over = La partie est terminée
page-result = Résultat
page-handover = Au tour de : { $faction }
page-handover-go = Prêt : { $faction }

## Décision

page-nobody-decides = Rien à décider pour l’instant.
page-find = Tapez un nom…
page-not-found = Aucun choix ne porte ce nom.
page-less = Moins
page-greater = Plus
page-take-number = Utiliser ce nombre
page-take = Choisir { $count }
page-take-place = Placer { $count }
page-take-move = Déplacer { $count }
page-take-activate = Activer { $count }
page-take-pieces = { $what } { $pieces }
page-all = tout
page-all-from = Tout depuis { $space }
page-then-at-once = Ou terminer ici et passer directement à :
page-in-vain = Permis, mais sans effet :
page-ends = Finit le tour ou lance un dé
page-ends-text = Vous pourrez l’annuler tant qu’aucun dé n’est lancé, aucune carte tirée, et que personne d’autre ne décide.
page-roll-text = Le dé décide : une fois lancé, vous ne pourrez plus annuler.
page-end-turn = Finir le tour
page-roll = Lancer
page-go-back = Revenir
page-undo = Annuler
page-undo-key = Annuler votre dernier choix (Retour arrière)
page-would = mène à :
page-then-chance = Puis un dé est lancé ou une carte tirée.
page-then-question = La question suivante.
page-then-end = Puis le tour est fini.
page-then-other = Puis un autre joueur décide.
page-deals = Accords
page-gift = Don de Ressources
page-gift-nobody = Qui donne à qui ?
page-gift-pair = { $giver } → { $receiver }
page-give = Donner { $count } à { $receiver }
page-hand-over = La remettre
page-gift-before = Ressources : { $giver } { $has }, { $receiver } { $others }.
page-gift-after = Ressources : { $giver } { $had } → { $has }, { $receiver } { $othershad } → { $others }.
page-undo-stopped = Un autre joueur a choisi entre-temps. Vos choix précédents ne peuvent plus être annulés.
page-taken-back = { $faction } : dernier choix annulé.
page-rewound = L’hôte a ramené la partie au choix { $at }.

## Carte, pistes, factions

page-no-card = Aucune carte en jeu.
page-next = Suivante :
page-face-down = face cachée
page-deck = Dans la pioche : { $count }
page-order = Ordre des Factions
page-in-force = En vigueur : { $count }
page-owned = { $kind } ({ $owner })
page-side-unshaded = { term-unshaded }
page-side-shaded = { term-shaded }
page-tracks = Pistes
page-label = { $what } :
page-sequence = Séquence de jeu
page-box-eligible = Éligible
page-box-executed = A agi
page-box-passed = A passé
page-box-ineligible = Inéligible
page-did-nothing = n’a pas encore agi
page-did-operation = Opération
page-did-operation-and-special = Opération et Activité Spéciale
page-did-event = Évènement
page-resources = Ressources
page-margin = Marge de Victoire
page-available = Disponible
page-holdings = Marqueurs
page-online = est là
page-away = est absent
page-you = vous
page-a-person = une personne
page-goal = pour gagner : plus de { $goal }
page-faction-line = { $faction } : Ressources { $resources }, marge { $margin } ; disponible : { $available }
page-spaces = Zones
page-text-find = Chercher une zone…
page-text-card = En jeu : { $card }

## Journal et relecture

page-log-filter = Filtre
page-log-all = Tout le monde
page-log-empty = Rien ne s’est encore passé.
page-why = Pourquoi ?
page-why-all = Toutes les raisons
page-replay-by = Avancer par
page-replay-by-choice = Par choix
page-replay-by-turn = Par tour
page-replay-by-card = Par carte
page-replay-first = Au début
page-replay-before = En arrière
page-replay-after = Suivant
page-replay-last = Au présent
page-replay-play = Lecture ou pause
page-replay-label = Choix { $at } sur { $length }
page-replay-made = { $who } : { $prompt } { $choice }
page-replay-chance = Hasard
page-replay-banner = Vous regardez en arrière : choix { $at } sur { $length }.
page-replay-back = Revenir au présent
page-skip-tale = Aller à la fin
page-replay-nothing = Vous regardez une position antérieure.
page-replay-watch = Revoir la partie
page-rewind = Revenir jusqu’ici
page-rewind-sure = Ramener la partie au choix { $at } ? Tout ce qui suit est perdu.
page-branch = Continuer à partir d’ici
page-branch-text = Commencez votre propre partie à cette position. Celle-ci reste telle quelle.
page-branch-title = À partir du choix { $at }
page-moment = Copier le lien vers ce moment
page-margins = Marges de Victoire
page-margins-later = Le graphique commence avec la deuxième carte.
page-download = Télécharger l’enregistrement

## Joueurs

page-chat = Discussion
page-chat-say = Dites quelque chose…
page-your-name = Votre nom
page-host = hôte
page-spectators = Spectateurs : { $count }
page-you-watch = vous regardez
page-copy-invitation = Copier l’invitation
page-invite = En attente de joueurs : envoyez l’invitation.
page-sit-here = Jouer ici
page-sit-sure = Jouer { $faction } sur cet écran ? L’invitation ne servira plus.
page-copy-seat = Copier le lien de mon siège
page-copy-seat-text = Lien secret pour continuer avec ce siège sur un autre appareil
page-save-seats = Enregistrer mes sièges
page-seat-refused = Ce lien n’ouvre aucun siège. Vous gardez les vôtres.
page-new-secret = Renouveler le lien
page-new-secret-text = Remplace le lien secret de ce siège. L’ancien ne fonctionne plus.
page-new-secret-sure = Renouveler le lien secret de { $faction } ? L’ancien cesse aussitôt de fonctionner.
page-copy-watch = Copier le lien pour spectateurs
page-notify = Me prévenir quand c’est mon tour
page-notify-off = Désactiver les avis
page-notify-refused = Le navigateur n’autorise pas les avis.
page-webhook = Adresse pour les avis de tour
page-rematch = Revanche
page-rematch-sure = Commencer une autre partie avec les mêmes options et sièges ?
page-rematch-go = La revanche a commencé : la rejoindre

## Aide

page-tutorial = Tutoriel
page-tutorial-back = Retour
page-tutorial-next = Suivant
page-tutorial-end = Terminer
page-tutorial-fold = Replier ou déplier ces notes
page-tutorial-wait = Continuez à jouer. L’étape suivante apparaît d’elle-même.
page-player-aid = Aide de jeu
page-victory = Victoire
page-rules = Les règles en bref
page-all-rules = Toutes les règles
page-rule-find = Chercher une règle…
page-rule-title = La règle { $rule } en bref
page-keys = Touches
page-key-digits = 1 … 9
page-key-digits-text = faire le choix de ce numéro
page-key-enter = Entrée
page-key-enter-text = choisir le maximum, terminer, finir le tour
page-key-letters = lettres
page-key-letters-text = chercher un choix par son nom ; Entrée le choisit
page-key-escape = Échap
page-key-escape-text = revenir avant de confirmer
page-key-backspace = Retour arrière
page-key-backspace-text = annuler
page-key-plus = + − 0
page-key-plus-text = agrandir, réduire, tout le plateau
page-key-help = ?
page-key-help-text = cette aide

## Les zones en mots

page-board-kind-loc = LdC
page-board-kind-road = LdC, route
page-board-econ = Écon { $count }
page-board-pop = Population { $count }
page-board-control = Contrôle : { $faction }
page-board-terror = Terreur { $count }
page-board-sabotage = Sabotage
page-board-counted = { $pieces } : { $count }
page-board-map = Plateau : { $title }
page-board-choose = Choisir { $what }
page-board-empty = Aucune pièce
page-board-side-u = Dormante
page-board-side-a = Active

## Résultats de ses propres tables

page-results = Mes résultats
page-results-about = Parties terminées dans ce navigateur.
page-results-none = Vous n’avez pas encore terminé de partie ici.
page-results-asking = Chargement des tables…
page-results-missing = Tables qui n’ont pas pu être chargées : { $count }
page-results-totals = Par jeu et par Faction
page-results-games = Mes parties finies
page-results-date = Date
page-results-game = Jeu
page-results-mine = J’ai joué
page-results-others = Les autres
page-results-winner = Vainqueur
page-results-margins = Marges de victoire
page-results-faction = Faction
page-results-played = Jouées
page-results-won = Gagnées
page-results-mean = Marge moyenne
page-results-lost = Tous les joueurs ont perdu
page-results-replay = Revoir la partie
