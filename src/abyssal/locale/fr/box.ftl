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

prompt-sheet-space = Quelle zone les dés et l’aide imprimée donnent-ils à { $faction } ?

term-table = Table
term-enter-card = Tapez le numéro de la carte ou une partie de son titre ({ $count } possibles).

problem-card-played = La carte { $card } est déjà sortie.
problem-card-removed = La carte { $card } a été retirée à la mise en place.
problem-only-propaganda = La carte { $card } ne peut pas sortir maintenant : il ne reste qu’une carte de Propagande dans ce paquet.
problem-propaganda-not-now = Il ne reste aucune carte de Propagande dans ce paquet.
