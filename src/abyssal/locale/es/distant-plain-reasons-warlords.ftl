### Razones de los Señores de la Guerra Sin Jugador.

why-above-forty-one = ¿Les quedarán a los Señores de la Guerra 41 Recursos tras pagar
why-base-to-suborn = 3 Guerrillas, sin sitio para una Base, y una Base del Gobierno para un Soborno
why-control-of-player = bajo el Control de un jugador
why-costs-government-player = quita Control COIN a un Gobierno con jugador
why-costs-player = quita puntos de victoria a un jugador
why-cultivate-then-rally = primero Cultivo, luego Reagrupamiento
why-feeds-no-player = Bases donde el Tráfico no da nada a ningún jugador
why-forty-three-resources = ¿Tienen los Señores de la Guerra 43 Recursos o más
why-guerrillas-without-base = Guerrillas sin Base
why-last-campaign = ¿Es esta la última Campaña
why-most-bases = más Bases
why-player-ahead = ¿Tiene algún jugador un margen positivo
why-populated = con Población
why-rally-then-cultivate = primero Reagrupamiento, luego Cultivo
why-rally-to-cultivate = un Reagrupamiento más, para que pueda seguir un Cultivo
why-removes-control = quita el Control
why-second-base = una sola Base, con sitio para Cultivar otra
why-takes-a-level = quita Apoyo u Oposición
why-terror-costs-player = ¿Podría el Terror bajar el margen de un jugador
why-two-on-loc = LdC donde quedarían exactamente 2 Guerrillas
why-uncontrolled = sin Control
why-without-coalition = sin fichas de la Coalición
