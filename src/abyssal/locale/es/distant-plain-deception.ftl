### Engaño de Victoria: marcadores que los jugadores tienen boca abajo. Todos leen las preguntas, así que no nombran ninguno.

prompt-deception-draw = ¿Qué marcador de Engaño saca { $faction }?
prompt-deception-turn-up = ¿Qué marcador de Engaño de { $faction } se descubre?
prompt-show-agenda = Antes de comprobar la victoria: ¿muestras un marcador de Engaño que sume a tu margen?

choice-deception-draw-empty-threat = { deception-empty-threat }
choice-deception-draw-hidden-agenda = { deception-hidden-agenda }
choice-deception-draw-hidden-asset = { deception-hidden-asset }
choice-deception-draw-withheld = { deception-hidden }
choice-deception-turn-up-empty-threat = { deception-empty-threat }
choice-deception-turn-up-hidden-agenda = { deception-hidden-agenda }
choice-deception-turn-up-hidden-asset = { deception-hidden-asset }
choice-show-agenda-hidden-agenda = { deception-hidden-agenda }: +1 a tu margen
choice-show-agenda-done = Dejar tus marcadores boca abajo
choice-turn-limited-hidden-asset = { deception-hidden-asset }: una Operación completa con Actividad Especial en su lugar

journal-deception-draw = { $faction }: un marcador de Engaño, boca abajo
journal-deception-shown = { $faction }: se muestra un marcador de Engaño, { $marker }

deception-hidden = Boca abajo
deception-hidden-about = Solo su jugador sabe cuál es.
deception-empty-threat-about = Sin efecto.
deception-hidden-agenda-about = Mostrado antes de una comprobación de la victoria o al final, suma 1 para siempre al margen de su jugador.
deception-hidden-asset-about = Una vez, donde solo queda una Operación Limitada: una Operación completa con Actividad Especial en su lugar.
