### Avec le jeu imprimé sur la table : cartes et dés saisis par les joueurs.

option-cards = Cartes
option-cards-about = Abyssal mélange la pioche, ou vous piochez dans la vôtre et saisissez chaque carte.
value-cards-shuffled = Mélangées par Abyssal
value-cards-printed = Ma pioche imprimée
option-dice = Dés
option-dice-about = Abyssal lance les dés, ou vous les lancez à la table et saisissez les résultats.
value-dice-rolled = Lancés par Abyssal
value-dice-printed = Mes propres dés
option-events = Évènements
option-events-about = Abyssal exécute tous les Évènements, ou vous lisez la carte imprimée et l’exécutez à la main : tous, ou seulement ceux dont le texte imprimé n’est pas connu avec certitude.
value-events-ours = Tous par Abyssal
value-events-mixed = Les incertains à la main
value-events-printed = Tous à la main

prompt-sheet-space = Quelle zone les dés et la feuille imprimée donnent-ils à { $faction } ?

term-table = Table
term-enter-card = Tapez le numéro de la carte ou une partie de son titre ({ $count } possibles).

problem-card-played = La carte { $card } est déjà sortie.
problem-card-removed = La carte { $card } a été retirée à la mise en place.
problem-only-propaganda = La carte { $card } ne peut pas sortir maintenant : il ne reste qu’une carte Propagande dans ce paquet.
problem-propaganda-not-now = Il ne reste aucune carte Propagande dans ce paquet.

## Évènements à la main et corrections

prompt-hand = { $faction ->
    [none] À la main : et maintenant ?
   *[other] { $faction }, à la main : et maintenant ?
}
prompt-hand-place = Où placer une pièce ?
prompt-hand-place-piece = Quelle pièce placer { $at } ?
prompt-hand-remove = Où éliminer une pièce ?
prompt-hand-remove-piece = Quelle pièce éliminer { $from } ?
prompt-hand-replace = Où remplacer une pièce ?
prompt-hand-replace-piece = Quelle pièce remplacer { $at } ?
prompt-hand-replace-by = Quelle pièce prend sa place { $at } ?
prompt-hand-move = D’où déplacer une pièce ?
prompt-hand-move-piece = Quelle pièce déplacer { $from } ?
prompt-hand-move-to = Vers où déplacer { $pieces } ?
prompt-hand-flip = Où retourner une Guérilla ?
prompt-hand-flip-piece = Quelle Guérilla retourner { $at } ?
prompt-hand-level = Où fixer le Soutien ou l’Opposition ?
prompt-hand-level-to = Quel niveau { $at } ?
prompt-hand-mark = Où placer un marqueur Terreur ou Sabotage ?
prompt-hand-unmark = D’où retirer un marqueur Terreur ou Sabotage ?
prompt-hand-count = Combien ?
prompt-hand-box = Vers quelle case ?
prompt-hand-box-from = Depuis quelle case ?
prompt-hand-rebox = Quelle pièce change de case ?
prompt-hand-track = Quelle piste ?
prompt-hand-value = { $track } : quelle valeur ?
prompt-hand-faction = Quelle Faction ?
prompt-hand-effect = Le marqueur de quelle carte ?
prompt-hand-effect-side = Quel côté de { $card } est en vigueur ?
prompt-hand-operation = Quelle Opération gratuite ?
prompt-hand-extent = Où l’Opération peut-elle avoir lieu ?
prompt-hand-only = Choisissez les zones où l’Opération peut avoir lieu
prompt-hand-special = Quelle Activité Spéciale gratuite ?
prompt-hand-where = Dans quelle zone ?
prompt-hand-which = Quelle pièce { $at } ?

choice-hand-done = Terminé : l’Évènement est exécuté
choice-hand-place = Placer des pièces
choice-hand-remove = Éliminer des pièces
choice-hand-replace = Remplacer une pièce
choice-hand-move = Déplacer des pièces
choice-hand-flip = Retourner des Guérillas
choice-hand-level = Fixer le Soutien ou l’Opposition
choice-hand-mark = Placer Terreur ou Sabotage
choice-hand-unmark = Retirer Terreur ou Sabotage
choice-hand-rebox = Déplacer des pièces entre cases
choice-hand-track = Changer les Ressources ou une autre piste
choice-hand-eligible = Rendre une Faction Éligible
choice-hand-ineligible = Rendre une Faction Inéligible
choice-hand-effect = Placer ou retirer le marqueur d’une carte
choice-hand-roll = Lancer un dé
choice-hand-operation = Accorder une Opération gratuite
choice-hand-special = Accorder une Activité Spéciale gratuite
choice-hand-only-done = Ces zones
choice-hand-track-resources-of = Ressources : { $faction }
choice-hand-track-aid = Aide
choice-hand-level-to-active-support = Soutien Actif
choice-hand-level-to-passive-support = Soutien Passif
choice-hand-level-to-support = Soutien
choice-hand-level-to-passive-opposition = Opposition Passive
choice-hand-level-to-active-opposition = Opposition Active
choice-hand-level-to-opposition = Opposition
choice-hand-effect-side-neither = Aucun : pas en vigueur
choice-anywhere = N’importe où
choice-one-space = Dans une zone
choice-chosen = Dans des zones choisies

journal-by-hand = { $faction } : à la main
journal-by-hand-agreed = { $faction } : d’accord
journal-impossible = { $faction } : { $operation } n’y est pas possible
journal-now-eligible = { $faction } : devient Faction Éligible

problem-unfinished-line = La ligne est incomplète. Mots possibles : { $expected }.
problem-long-line = Rien ne peut suivre ici : « { $word } ».

## Ce qui est imprimé sur une carte

prompt-sheet-instruction = { $card } : que disent à { $faction } les instructions imprimées de cet Évènement ?
choice-sheet-instruction-execute = L’exécuter
choice-sheet-instruction-never = Ne jamais l’exécuter
choice-sheet-instruction-none = Aucune instruction de ce genre
prompt-card-order = { $card } : dans quel ordre les Factions sont-elles imprimées ?
prompt-card-sides = { $card } : un texte ou deux ?
prompt-card-capability = { $card } : à qui est la Capacité ?
prompt-card-momentum = { $card } : quel côté est un Élan ?
prompt-card-halo = { $card } : quelles Factions ont un halo autour de leur symbole ?
choice-none = Aucune
choice-one = Un texte
choice-two = Deux textes
choice-both = Les deux côtés

problem-in-deck = Fichier de cartes, ligne { $line } : { $reason }
problem-bad-faction-order = { $where } : nommez les { $count } Factions, chacune une fois.
problem-long-text = { $where } : au plus { $most } caractères.
problem-one-text-capability = { $where } : une Capacité a deux textes (dual).

deal-adjust = { $giver }, à la main : { $text }
help-adjust = adjust ÉTAPE … — changer la position à la main à n’importe quelle question, si tous sont d’accord : adjust place …
problem-correction-clash = Ce changement ne s’accorde pas avec ce qui a été fait depuis le début du tour. Annulez ces étapes ou attendez la fin du tour.
problem-adjust-apart = Un changement à la main n’est pas un choix : toute la table doit être d’accord.
problem-nothing-proposed = Personne n’a proposé de changement à la main.
problem-deck-alone = Un fichier de cartes accompagne une nouvelle partie, pas une leçon, un problème ou un second fichier.
problem-bad-walk = { $where } : nommez les { $count } zones, chacune une fois.
problem-cell-twice = { $where } : { $space } est déjà dans la case { $other }. Chaque zone a une case : saisissez les deux ensemble.
adjust-what = Que voulez-vous changer ?
problem-nonplayer-adjusts = « { $choice } » : seule la Faction d’un joueur peut changer la position à la main.
term-adjust = Étapes : { $list }

choice-hand-box-available = Disponible
choice-hand-box-out-of-play = Hors jeu
choice-hand-box-from-available = Disponible
choice-hand-box-from-out-of-play = Hors jeu

## La liste d’accompagnement : que déplacer sur le vrai plateau

companion-place = { $space } : placez { $pieces }
companion-remove = { $space } : remettez { $pieces } en Disponible
companion-off = { $space } : { $pieces } → { $box }
companion-rebox = { $source } → { $box } : { $pieces }
companion-move = { $space } → { $to } : { $pieces }
companion-turn = { $space } : retournez → { $pieces }
companion-support = { $space } : { $level }
companion-terror = { $space } : Terreur { $before } → { $after }
companion-sabotage = { $space } : Sabotage { $before } → { $after }
companion-open = { $space } : { $there ->
    [1] en jeu
   *[0] hors jeu
}
companion-resources = { $faction } : Ressources { $before } → { $after }
companion-aid = Aide { $before } → { $after }
companion-effect = { $card } : { $side ->
    [unshaded] marqueur sur le côté clair
    [shaded] marqueur sur le côté grisé
   *[none] retirez le marqueur
}
term-moves = Sur le vrai plateau :
term-no-moves = Rien à déplacer sur le vrai plateau depuis la dernière fois.
help-moves = moves — lister ce qu’il faut déplacer sur le vrai plateau depuis la dernière fois
help-compare = compare [ZONE] — lister ce qui devrait se trouver sur le vrai plateau
compare-line = { $place } : { $what }
compare-terror = { $count } Terreur
compare-sabotage = Sabotage

## abyssal deck

deck-order = Ordre
deck-dual = Textes
deck-capability = Capacité
deck-momentum = Élan
deck-halo = Halo
deck-sheet = Feuille des Non-Joueurs
deck-random-spaces = Zones au hasard
deck-walk = Flèches
deck-instructions = Feuille
deck-instruction-execute = { choice-sheet-instruction-execute }
deck-instruction-never = { choice-sheet-instruction-never }
deck-instruction-none = { choice-sheet-instruction-none }
deck-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; vérifiées sur la carte imprimée : { $checked }
deck-imported = Cartes modifiées : { $count }
deck-exported = Cartes écrites : { $count } ({ $path })
deck-would = { $faction } : { $reason } ? { $answer }
deck-line = { $key } : { $value }
deck-differs = { $card } · { $key } : { $mine } ≠ { $theirs }
deck-same = Aucune différence.
deck-none-checked = Aucune carte n’est marquée comme vérifiée. Marquez-en une avec : abyssal deck edit FILE CARD --checked
deck-code = { $card } : le code de cette carte doit changer
deck-own = { $side }, avec les mots du propriétaire : { $text }
problem-no-such-card = Il n’y a pas de carte { $card } dans { $path }.
problem-deck-needs-game = { $path } est un nouveau fichier : nommez son jeu avec --game.

card-by-hand = Lisez votre carte imprimée et exécutez-la à la main.
card-own = Texte du propriétaire de la carte : { $text }

## Sur la page

page-companion = Vrai plateau
page-companion-none = Rien à déplacer depuis la dernière fois.
page-companion-read = Lire à voix haute

## Mes cartes : les fichiers de cartes de ce navigateur

page-my-cards = Mes cartes
page-my-cards-about = Gardez ici ce qui est imprimé sur vos cartes. Choisissez la pioche sous « { page-custom-game } » : ses données seront intégrées à la partie. Elle n’est enregistrée que dans ce navigateur : exportez-la pour en garder une copie.
page-cards-import = Importer…
page-cards-export = Exporter
page-cards-share = Exporter pour partager
page-cards-share-about = Sans vos propres mots
page-cards-compare = Comparer…
page-cards-drop = Tout effacer
page-cards-drop-sure = Effacer tout ce que vous savez des cartes de ce jeu ?
page-cards-find = Numéro ou titre
page-cards-filter = Afficher
page-cards-filter-all = Toutes
page-cards-filter-unknown = Inconnues
page-cards-filter-mine = Dans ma pioche
page-cards-filter-checked = Vérifiées
page-cards-filter-differing = Différentes
page-cards-count = Cartes affichées : { $shown } sur { $all } · dans ma pioche : { $mine } · vérifiées : { $checked }
page-cards-is-checked = vérifiée
page-cards-is-mine = dans ma pioche
page-cards-is-known = connue
page-cards-is-unknown = notre supposition
page-cards-differs = différente de la nôtre
page-cards-order = Ordre des Factions
page-cards-dual = { deck-dual }
page-cards-capability = Capacité de
page-cards-momentum = { deck-momentum }
page-cards-halo = { deck-halo }
page-cards-one = { choice-one }
page-cards-two = { choice-two }
page-cards-none = { choice-none }
page-cards-unshaded = { term-unshaded }
page-cards-shaded = { term-shaded }
page-cards-event = { term-event }
page-cards-open = non indiqué
page-cards-symbol = { $faction }, place { $place }
page-cards-move = Faites-le glisser ou déplacez-le avec les flèches du clavier
page-cards-assumed = notre supposition
page-cards-known = connu
page-cards-we-assume = Nous avons : { $value }
page-cards-wording = { $side }, avec vos propres mots
page-cards-checked = Vérifiée sur ma carte
page-cards-forget = Retirer de ma pioche
page-cards-imported = Cartes modifiées : { $count }
page-cards-same = { deck-same }
page-sheet = Zones au hasard et flèches de la feuille des Non-Joueurs
page-sheet-about = Recopiez-les de votre feuille, une seule fois. Les numéros d’une case suivent les dés dans leur ordre de lecture. ✓ indique ce que vous avez saisi.
page-sheet-cells = Zones au hasard
page-sheet-walk = Ordre des flèches
page-sheet-tells = La feuille dit à
page-sheet-execute = { choice-sheet-instruction-execute }
page-sheet-never = { choice-sheet-instruction-never }
page-sheet-none = { choice-sheet-instruction-none }
page-cards-head-card = Carte
page-cards-head-fact = Donnée
page-cards-head-mine = Ma pioche
page-cards-head-theirs = L’autre fichier
page-cards-not-kept = Ce navigateur n’a pas pu enregistrer la pioche. Exportez-la pour la garder.
page-cards-assumed-first = Chaque champ montre ce que nous supposons. Comparez-le avec votre carte.
page-cards-keep = Garder dans Mes cartes
page-cards-enter = Saisir
page-deck-group = Cartes de la boîte
page-deck-file = Fichier de cartes
page-deck-none = Aucun
page-deck-choose = Choisir un fichier…
page-deck-text = Les données de vos cartes imprimées sont intégrées à la partie et à son enregistrement. Toute la table peut lire votre texte.
page-companion-moves = Déplacements
page-companion-compare = Comparer
page-companion-map = Voir le plateau
page-companion-done = Tout est fait
page-companion-reading = Lire les nouveautés à voix haute
page-companion-empty = Rien
page-companion-correct = Corriger à la main
page-companion-undone = Un choix a été annulé. Comparez le vrai plateau avec le programme.
page-adjust = À la main…
page-adjust-about = Changer la position : pour un effet durable, une décision de votre table ou une pièce mal placée
page-adjust-close = Terminer
page-adjust-proposal = À la main, proposé par { $faction } :
page-adjust-missing = En attente de : { $factions }
page-adjust-agree = Accepter
page-adjust-decline = Refuser
page-adjust-withdraw = Retirer
page-cards-printed = Qu’y a-t-il d’imprimé sur votre carte ?
page-cards-keep-about = Ajouter ce que cette partie sait de ses cartes
page-results-by-hand = (modifiée à la main, non comptée)

## Le volet d’aide

page-guide = Priorités des Non-Joueurs
page-box = Avec le jeu imprimé
page-box-cards = Cartes
page-box-cards-text = Piochez dans votre pioche imprimée et saisissez chaque carte révélée : son numéro ou une partie de son titre. Choisissez « { value-cards-printed } » sous « { page-custom-game } ».
page-box-dice = Dés
page-box-dice-text = Lancez vos propres dés et saisissez chaque résultat. Choisissez « { value-dice-printed } » sous « { page-custom-game } ».
page-box-events = Évènements
page-box-events-text = Lisez la carte imprimée et appliquez-la étape par étape ; chaque étape peut être annulée. Choisissez « { value-events-mixed } » ou « { value-events-printed } » sous « { page-custom-game } ».
page-box-adjust = { page-adjust }
page-box-adjust-text = { page-adjust-about }. Le bouton est sous la question ou à côté du journal. Tous les joueurs de la table doivent être d’accord. Les statistiques excluent ces parties.
page-box-companion = { page-companion }
page-box-companion-text = À côté du journal : ce qu’il faut déplacer sur le vrai plateau, à cocher ou à écouter, et ce qui doit se trouver dans chaque zone.
page-box-facts = { page-my-cards }
page-box-facts-text = Sur la première page : ce qui est imprimé sur vos cartes et vos feuilles de Non-Joueurs. Choisissez la pioche sous « { page-custom-game } ».

## The step of the tutorial

tutorial-box-title = Avec la boîte sur la table
tutorial-box = Vous pouvez aussi jouer avec le jeu imprimé sur votre table : sous « { page-custom-game } », choisissez votre pioche imprimée, vos propres dés et les Évènements à la main. « { page-companion } », dans le journal, liste ce qu’il faut déplacer, et « { page-my-cards } » garde ce qui est imprimé sur vos cartes.
