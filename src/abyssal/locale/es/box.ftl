### Con el juego impreso en la mesa: cartas y dados que introducen las personas.

option-cards = Cartas
option-cards-about = Abyssal baraja el mazo, o robas de tu mazo impreso e introduces cada carta.
value-cards-shuffled = Barajadas por Abyssal
value-cards-printed = Mi mazo impreso
option-dice = Dados
option-dice-about = Abyssal tira los dados, o los tiras en la mesa e introduces los resultados.
value-dice-rolled = Tirados por Abyssal
value-dice-printed = Mis propios dados
option-events = Eventos
option-events-about = Abyssal lleva a cabo todos los Eventos, o lees la carta impresa y lo haces a mano: todos, o solo aquellos cuyo texto impreso no se conoce con seguridad.
value-events-ours = Todos por Abyssal
value-events-mixed = Los dudosos, a mano
value-events-printed = Todos a mano

prompt-sheet-space = ¿Qué espacio dan los dados y la hoja impresa a { $faction }?

term-table = Mesa
term-enter-card = Escribe el número de la carta o parte de su título ({ $count } posibles).

problem-card-played = La carta { $card } ya ha salido.
problem-card-removed = La carta { $card } se retiró en la preparación.
problem-only-propaganda = La carta { $card } no puede salir ahora: en este montón solo queda una carta de Propaganda.
problem-propaganda-not-now = En este montón no queda ninguna carta de Propaganda.
