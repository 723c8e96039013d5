### Questions que le code commun pose dans tous les jeux, presque toutes au hasard.

prompt-draw = { $number ->
    [1] Quelle est la carte suivante, visible sur la pioche ?
   *[other] Quelle carte est révélée ?
}
prompt-die = Lancez le dé
prompt-remove-card = Quel Évènement est retiré de la pioche ?
prompt-turn-converted = Quelle Opération menez-vous ? Elle est complète, avec une Activité Spéciale si vous voulez.

## Ce que veut dire en finir, là où l’on renonce à quelque chose

choice-activate-done = Laisser les autres Dormantes
choice-activate-space-done = Laisser les autres Dormantes
choice-train-build-done = Ni l’un ni l’autre
choice-patrol-assault-done = Pas d’Assaut
choice-civic-action-done = Terminer l’Action Civique
choice-attack-target-done = Ne rien éliminer de plus
choice-assault-target-done = Ne rien éliminer de plus
forgone-activate = Des Guérillas que vous pourriez Activer restent Dormantes.
forgone-activate-space = Des Guérillas que vous pourriez Activer restent Dormantes.

## Ce qu’on dit d’un choix avant de le faire

odds = Réussit { $number } fois sur 6 ({ $percent } %).
vain-train-space = Rien à gagner : ni cubes, ni Base, ni Action Civique ici.
vain-sweep-space = Rien à gagner : ni Troupes proches, ni Guérilla à trouver.
vain-assault-space = Rien à gagner : aucune pièce ennemie exposée, ou trop peu de cubes.
