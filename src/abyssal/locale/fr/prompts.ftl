### Questions que le code commun pose dans tous les jeux, presque toutes au hasard.

prompt-draw = Quelle carte est révélée ?
prompt-die = Lancez le dé
prompt-remove-card = Quel Évènement est retiré de la pioche ?
prompt-turn-converted = Quelle Opération menez-vous ? Elle est complète, avec une Activité Spéciale si vous voulez.
