### Questions que pose le noyau lui-même, au hasard : tous les jeux les partagent.

prompt-draw = Quelle carte est révélée ?
prompt-die = Lancez le dé
prompt-remove-card = Quel Évènement est retiré de la pioche ?
