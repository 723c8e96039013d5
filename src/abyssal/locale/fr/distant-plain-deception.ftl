### Victoire Trompeuse : des marqueurs que les joueurs gardent face cachée. Tous lisent les questions, qui n’en nomment aucun.

prompt-deception-draw = Quel marqueur de Tromperie tire { $faction } ?
prompt-deception-turn-up = Quel marqueur de Tromperie de { $faction } est retourné ?
prompt-show-agenda = Avant la vérification de la victoire : montrer un marqueur de Tromperie qui s’ajoute à votre marge ?

choice-deception-draw-empty-threat = { deception-empty-threat }
choice-deception-draw-hidden-agenda = { deception-hidden-agenda }
choice-deception-draw-hidden-asset = { deception-hidden-asset }
choice-deception-draw-withheld = { deception-hidden }
choice-deception-turn-up-empty-threat = { deception-empty-threat }
choice-deception-turn-up-hidden-agenda = { deception-hidden-agenda }
choice-deception-turn-up-hidden-asset = { deception-hidden-asset }
choice-show-agenda-hidden-agenda = { deception-hidden-agenda } : +1 à votre marge
choice-show-agenda-done = Garder vos marqueurs face cachée
choice-turn-limited-hidden-asset = { deception-hidden-asset } : une Opération complète avec Activité Spéciale à la place

journal-deception-draw = { $faction } : un marqueur de Tromperie, face cachée
journal-deception-shown = { $faction } : un marqueur de Tromperie est montré, { $marker }

deception-hidden = Face cachée
deception-hidden-about = Seul son joueur sait ce que c’est.
deception-empty-threat-about = Sans effet.
deception-hidden-agenda-about = Montré avant une vérification de la victoire ou à la fin, il ajoute pour toujours 1 à la marge de son joueur.
deception-hidden-asset-about = Une fois, là où il ne reste qu’une Opération Limitée : une Opération complète avec Activité Spéciale à la place.
