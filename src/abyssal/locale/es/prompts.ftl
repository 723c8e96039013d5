### Preguntas que hace el propio núcleo, al azar: las comparten todos los juegos.

prompt-draw = ¿Qué carta sale?
prompt-die = Tira el dado
prompt-remove-card = ¿Qué Evento se retira del mazo?
