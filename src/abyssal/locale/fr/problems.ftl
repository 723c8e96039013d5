### Messages d’erreur, une ligne chacun.

problem-unknown-game = Il n’y a pas de jeu « { $game } ». Connus : { $known }.
problem-bad-game-package = Le paquet { $package } ne fournit pas le jeu « { $game } » : { $reason }.
problem-needs-plain-engine = « { $game } » est un jeu d’un autre paquet et demande le moteur non compilé : définissez ABYSSAL_ENGINE=plain.
problem-no-nonplayers = Ce jeu n’a pas de Factions Non-Joueur.
problem-no-aids = Les conseils sont désactivés à cette table.
problem-no-cluster = --scheduler a besoin de dask : installez abyssal[cluster].
problem-no-scheduler = Il n’y a pas d’ordonnanceur dask à { $address } ({ $reason }).
problem-lost-process = Un processus de calcul s’est arrêté. Les parties déjà enregistrées avec --out ne seront pas rejouées.
problem-weights-of-player = --player n’accepte pas de fichier de poids : chaque tour joue avec les poids du précédent. Utilisez --start pour les premiers poids.
problem-other-arena = { $path } contient les résultats d’une autre arène. Utilisez le même jeu et les mêmes options, ou un autre fichier.
problem-arena-clash = Avec { $player } à la place { $seat } et { $others } aux autres : { $reason }. Essayez : { $helps }.
problem-no-agents = Il ne reste aucune Faction pour un agent : des bots ou des adversaires les jouent toutes.
problem-needs-package = Cela demande { $package }, qui n’est pas installé : pip install "abyssal[{ $extra }]".
problem-no-features = { $game } n’a pas encore de traits de position : aucune valeur ne peut être apprise pour ce jeu.
problem-no-such-stage = Aucune partie n’a atteint l’étape où il reste { $left } Phases de Propagande. Jouez plus de parties.
problem-too-few-games = Il faut au moins { $least } parties par tour : 1 sur { $least } est mise de côté pour vérifier.
problem-not-playable = On ne peut pas encore jouer à { $game }.
problem-profile-compiled = --profile ne marche qu’avec le moteur non compilé : lancez abyssal, et non abyssal-fast.
problem-unknown-language = Il n’y a pas de langue « { $language } ». Connues : { $known }.
problem-unknown-option = Il n’y a pas d’option « { $option } ». Connues : { $known }.
problem-unknown-value = L’option « { $option } » n’accepte pas « { $value } ». Possibles : { $known }.
problem-option-clash = Ces options ne vont pas ensemble : { $reason }.
problem-needs-box = « { $option }={ $value } » demande des personnes avec le jeu imprimé. Les parties avec des cartes ou des dés imprimés, ou avec des Évènements à la main, sont exclues des simulations, des arènes, des études et de l’entraînement.
problem-bad-option = Écrivez chaque option sous la forme nom=valeur, et non « { $option } ».
problem-option-twice = L’option « { $option } » est donnée deux fois.
problem-options-fixed = Une partie enregistrée ou une position a ses propres options : omettez --option, --scenario et --humans.
problem-bad-map = Les données du plateau sont incohérentes : { $space } et { $other } ne concordent pas.
problem-endless-game = La partie ne s’est pas terminée en { $limit } décisions.

reason-four-players = à 4 joueurs, il ne reste aucune Faction Non-Joueur
reason-eligibility-needs-reveal = les Options A et B d’Éligibilité exigent que la carte suivante soit révélée
reason-second-no-reveal = l’Option Sans révéler appartient à la première édition
reason-second-eligibility = les Options d’Éligibilité appartiennent à la première édition
reason-second-piles = la seconde édition n’a pas de paquets approximatifs
reason-seeded-second = la Propagande répartie appartient à la seconde édition
reason-seeded-exact = la Propagande répartie exige des paquets exacts
reason-quick-seeded = le scénario rapide a sa propre pioche, sans Propagande répartie
reason-quick-piles = le scénario rapide a sa propre pioche, sans paquets approximatifs
reason-quick-short = le scénario rapide ne peut pas être raccourci
reason-quick-open = le scénario rapide n’a pas de Déploiement Libre
reason-one-player = une partie à 1 joueur exige des Factions Non-Joueur
reason-pairing = les camps n’existent qu’à 2 joueurs
reason-deception = les marqueurs de Tromperie sont pour 3 ou 4 joueurs
reason-insurgents = la liste des Factions Insurgées doit correspondre au nombre de joueurs en plus du Gouvernement, et les autres doivent être des Non-Joueurs
reason-government-player = la première édition n’a pas de bot du Gouvernement. Passez à la seconde édition pour en utiliser un
reason-government-second = la seconde édition a déjà un bot du Gouvernement
reason-government-led = le Gouvernement a un joueur : il n’a pas besoin du bot de la seconde édition
reason-seats = les places ne s’accordent pas avec les options
reason-computer-by-hand = seules des personnes peuvent lire des cartes imprimées : avec des Évènements à la main, les autres places sont pour des bots
reason-humans-and-seats = --humans et --seats nomment la même Faction
reason-people = la liste des Factions jouées doit correspondre au nombre de joueurs, et les autres doivent être des Non-Joueurs
reason-players-limited = les joueurs ne sont Limités avant chaque Propagande que dans une partie avec des Non-Joueurs

problem-illegal-choice = « { $choice } » ne fait pas partie des choix.
problem-game-over = La partie est terminée.
problem-not-now = « { $choice } » n’est pas possible en ce moment.
problem-nothing-to-undo = Rien à annuler. Les dés, les cartes révélées et les choix des autres ne peuvent pas être annulés.
problem-not-in-the-lesson = Le tutoriel demande autre chose maintenant.
problem-no-exercise = Il n’y a pas d’exercice { $exercise }.
problem-bad-aside = Écrivez un accord comme le montre « help », et non « { $choice } ».
problem-too-poor = « { $choice } » : la Faction qui donne n’a que { $has }.
problem-too-poor-operation = « { $choice } » : la Faction qui donne ne peut donner que { $has } ; l’Opération annoncée a besoin de { $kept }.
problem-too-rich = « { $choice } » : aucune Faction ne peut avoir plus de { $most }.
problem-no-shipment = « { $choice } » : cette Cargaison n’est pas là, ou aucune Guérilla ne peut la prendre.
problem-no-purse = « { $choice } » : la Coalition n’a pas de Ressources propres, ni à donner ni à recevoir.
problem-too-little-patronage = « { $choice } » : le Clientélisme n’est que de { $has }.
problem-operation-needs = « { $choice } » : l’Opération annoncée serait alors impossible.
problem-own-factions = « { $choice } » : pas entre Factions d’un même joueur.
problem-nonplayer-gives = « { $choice } » : les Factions Non-Joueur ne donnent rien.
problem-not-executing = « { $choice } » : seulement pendant une Opération ou un Évènement de l’une des deux Factions.

problem-no-file = Il n’y a pas de fichier { $path }.
problem-bad-file = Impossible de lire { $path } : { $reason }.
problem-is-folder = { $path } est un dossier, non un fichier.
problem-file-too-large = { $path } est trop grand : au plus { $most } Mo.
problem-in-file = { $path } : { $reason }
problem-not-a-record = { $path } contient une position, non un enregistrement. Pour y commencer, utilisez play --position.
problem-not-a-position = { $path } ne contient pas de position. Pour continuer un enregistrement, utilisez play --load.
problem-bad-number = Ce n’est pas un nombre supérieur à 0 : « { $text } ».
problem-cannot-write = Impossible d’écrire { $path } : { $reason }.

problem-unknown-name = { $where } : { $kind ->
    [game] jeu inconnu
    [cell] case de la feuille inconnue
    [instruction] instruction de la feuille inconnue
    [condition] condition de bot inconnue
    [space] zone inconnue
    [faction] Faction inconnue
    [piece] pièce inconnue
    [pieces] pièces inconnues
    [level] niveau inconnu
    [card] carte inconnue
    [side] côté de carte inconnu
    [phase] phase inconnue
    [president] Président inconnu
    [country] pays inconnu
    [islamabad] posture d’Islamabad inconnue
    [marker] marqueur inconnu
    [action] action inconnue
    [key] entrée inconnue
   *[other] mot inconnu
} « { $name } ».
problem-named-twice = { $where } : « { $name } » est nommé deux fois.
problem-missing-key = { $where } : « { $key } » manque.
problem-wrong-type = { $where } : il faudrait { $expected ->
    [object] un objet
    [list] une liste
    [text] un texte
    [number] un nombre
    [true-or-false] true ou false
    [card] le numéro d’une carte
    [pair] une paire de nombres
   *[other] autre chose
}, et non { $found }.
problem-out-of-range = { $where } : { $value } n’est pas entre { $low } et { $high }.
problem-other-format = C’est le format { $found } ; cette version lit le format { $known }.
problem-other-version = Cet enregistrement est de la version { $found } ; celle-ci est la version { $known }.
problem-other-game = Cela appartient à { $found }, non à { $known }.
problem-too-many = { $where } : il y en a trop ({ $what }), { $most } au plus.
problem-no-room = { $where } : pas de place ({ $what }) : { $why ->
    [loc] pas de Bases sur une LdC
    [bases] 2 Bases au plus par zone
    [zone] pas de pièces du Gouvernement dans une Zone FARC
    [ecuador] l’Équateur contient 2 pièces au plus de chaque Faction
    [pakistan] seules des pièces des Talibans au Pakistan
   *[other] la zone n’est pas en jeu
}.
problem-no-pieces = { $where } : { $faction } y figure sans pièces.
problem-has-executed = { $where } : { $faction } est nommée 1ère ou 2nde, elle a donc agi et ne peut pas être « { $action } ».
problem-no-level = { $where } : { $space } ne peut pas avoir ce niveau.
problem-not-in-play = { $where } : { $space } n’est pas en jeu.
problem-no-zone = { $where } : { $space } ne peut pas être une Zone FARC.
problem-govt-in-zone = { $where } : une Zone FARC est sans pièces du Gouvernement ({ $space }).
problem-no-control = { $where } : { $faction } ne peut pas avoir le Contrôle de { $space }.
problem-no-resources = { $where } : { $faction } n’a pas de Ressources propres.
problem-no-returnee = { $where } : pas de marqueur +1 Pop possible dans { $space }.
problem-no-casualty = { $where } : seules les pièces de la Coalition peuvent être des Pertes, pas { $what }.
problem-player-awaits = { $where } : seuls les Non-Joueurs Passent pour une Capacité, pas { $faction }.
problem-no-carrier = { $where } : pas de { $carrier } pour porter une Cargaison ({ $space }).
problem-loose-shipment = { $where } : une Cargaison est sans Guérilla ({ $space }).
problem-card-twice = { $where } : la carte { $card } y est deux fois.
problem-wrong-card = { $where } : la carte { $card } ne convient pas à la phase « { $phase } ».
problem-out-of-phase = « { $key } » ne convient pas à la phase « { $phase } ».
problem-bad-packets = { $where } : les paquets de la pioche ne concordent pas avec les cartes ({ $what } : { $packets } dans les paquets, { $cards } cartes).
problem-bad-order = { $where } : la carte { $card } ne peut pas être là.
problem-impossible-position = Cette position est impossible : { $reason }.

problem-bad-record = Ligne { $line } : { $reason }
expected-choices = Attendu : { $list }
problem-bad-line = « { $text } » est incompréhensible.
problem-cut-off = l’enregistrement est incomplet.
problem-ended-early = l’enregistrement s’arrête, mais la partie n’est pas finie.
problem-other-count = l’enregistrement annonce { $expected } choix, mais en contient { $found }.
problem-goes-on = la partie est terminée, mais « { $choice } » suit.
problem-other-result = le résultat est « { $expected } », et non « { $found } ».
problem-other-actor = « { $choice } » revient à { $expected }, et non à { $found }.
problem-not-text = ce n’est pas du texte.
problem-not-json = ce n’est pas du JSON valide ({ $error }).

problem-ambiguous-choice = « { $choice } » peut désigner : { $matches }.
problem-unknown-rule = Il n’y a pas de règle « { $rule } ».
problem-no-file-name = Indiquez un fichier : save FICHIER.
problem-no-such-choice = Il n’y a pas de choix { $number } : le dernier est le { $last }.
problem-not-recordable = Cette partie ne peut pas être enregistrée : sa position ne peut pas être écrite sous forme de texte.
problem-empty-deck = La pioche est vide et la dernière carte Propagande n’a pas été jouée.
