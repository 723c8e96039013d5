### Victory Deception: markers that players hold face down. Everybody reads the questions, so they name no marker.

prompt-deception-draw = Which Deception marker does { $faction } draw?
prompt-deception-turn-up = Which Deception marker of { $faction } is turned up?
prompt-show-agenda = Before the victory check: show a Deception marker that adds to your margin?

choice-deception-draw-empty-threat = { deception-empty-threat }
choice-deception-draw-hidden-agenda = { deception-hidden-agenda }
choice-deception-draw-hidden-asset = { deception-hidden-asset }
choice-deception-draw-withheld = { deception-hidden }
choice-deception-turn-up-empty-threat = { deception-empty-threat }
choice-deception-turn-up-hidden-agenda = { deception-hidden-agenda }
choice-deception-turn-up-hidden-asset = { deception-hidden-asset }
choice-show-agenda-hidden-agenda = { deception-hidden-agenda }: +1 to your margin
choice-show-agenda-done = Keep your markers face down
choice-turn-limited-hidden-asset = { deception-hidden-asset }: a full Operation with a Special Activity instead

journal-deception-draw = { $faction }: a Deception marker, face down
journal-deception-shown = { $faction }: a Deception marker is shown, { $marker }

deception-hidden = Face down
deception-hidden-about = Only its player knows what it is.
deception-empty-threat-about = No effect.
deception-hidden-agenda-about = Shown before a victory check or at the end, it adds 1 to its player’s margin for good.
deception-hidden-asset-about = Once, where only a Limited Operation is left: a full Operation with a Special Activity instead.
