### Programas que juegan: el protocolo de líneas y sus órdenes.

problem-agent-command = Escribe un programa como exec:ORDEN o exec:SEGUNDOSs:ORDEN, no «{ $command }».
problem-agent-start = No se puede iniciar «{ $command }»: { $reason }.
problem-agent-greeting = «{ $command }» no puede jugar: { $reason }
problem-agent-silent = Terminó o guardó silencio en vez de responder a «hello».
problem-agent-message = Un mensaje debe ser un objeto JSON con un «type».
problem-agent-no-hello = Su primer mensaje debe ser «hello», no «{ $type }».
problem-agent-protocol = Habla la versión { $theirs } del protocolo; esta es la versión { $ours }.
problem-agent-no-answer = Se esperaba «answer», no «{ $type }».
problem-agent-not-asked = Una respuesta a la pregunta { $answered }, pero la pregunta abierta es la { $asked }.
problem-agent-other-seat = Una respuesta por { $seat }, pero debe responder { $asked }.
problem-agent-no-default = Esta pregunta no tiene respuesta por defecto: elige una de las opciones.
problem-agent-choice = La respuesta elegida debe ser un texto.
problem-agent-look-ups = Como mucho { $most } consultas por pregunta.
problem-agent-late = Sin respuesta en { $seconds } segundos. El diagrama responde a esta pregunta.
problem-agent-ended = { $how ->
    [late] Sin respuesta a tiempo por tercera vez.
    [flooded] El programa envió demasiadas líneas sin que se le preguntara.
    [long-line] El programa envió una línea de más de 64 KB.
   *[died] El programa ha terminado.
} El diagrama sigue jugando en su lugar.

agent-trouble = { $seat }: { $text }
agent-others = Las demás Facciones siguen sus diagramas, porque con estas opciones no todas pueden ser bots.
agent-counts = { $seat } ({ $name }): { $questions } preguntas, { $answered } respondidas, { $refused } líneas rechazadas, { $taken } respuestas del diagrama, { $seconds } s
arena-agent = { $player }: { $questions } preguntas, { $refused } líneas rechazadas, { $taken } respuestas del diagrama, { $seconds } s

## La partida como texto

text-title = { $game }: resumen para { $faction }
text-goal = Tu objetivo. { $goal }
text-races = Las cuatro carreras. Un margen por encima de 0 supera el objetivo. Cada Ronda de Propaganda comienza con una comprobación de la victoria; tras la última gana el margen más alto.
text-race = { $faction } ({ $who ->
    [you] tú
    [bot] bot
   *[player] otro jugador
}): margen { $margin }. { $list }
text-race-part = { $title }: { $number }, debe superar { $goal }
text-matters = Lo que te importa.
text-turn = Cómo se juega una carta. Los símbolos de la carta indican el orden. Pueden actuar las dos primeras Facciones Elegibles; las demás esperan. Una Facción que actúa no es Elegible en la carta siguiente. Una Facción que pasa recibe Recursos y sigue siendo Elegible. La primera elige una Operación (con o sin Actividad Especial) o el Evento; eso limita lo que puede hacer la segunda. Una Operación se juega paso a paso: nómbrala y responde a una pregunta cada vez (casilla, fichas, número) hasta «done».
text-actions = Lo que puedes hacer, con el número de la regla.
text-look-ups = Consultas: «rule 3.3.1», «card 25», «space» con un id o un nombre, «history 30» para las últimas 30 líneas del diario, «why» para las razones del último bot.
text-card = Carta: { $card }
text-to-act = Faltan por actuar con esta carta: { $list }
text-holds = { $faction } tiene: { $list }
text-empty = Nada en: { $list }
text-terror = Terror { $count }
text-sabotage = { $count ->
    [one] Sabotaje
   *[other] Sabotaje { $count }
}
text-agreements = Acuerdos posibles antes (cualquier cantidad hasta la mayor): { $list }
text-adjacent = Adyacentes:

## La prueba comparativa

problem-not-a-benchmark = { $path } no contiene los resultados de una prueba comparativa.
problem-other-benchmark = { $path } contiene resultados de la versión { $found } de la prueba; esta es la versión { $known }.
benchmark-task = Tarea
benchmark-seat = Puesto
benchmark-games = Partidas
benchmark-wins = Victorias
benchmark-rate = Tasa, 95 %
benchmark-margin = Margen
benchmark-refused = Rechazadas
benchmark-taken = Del diagrama
benchmark-time = Por respuesta
benchmark-gain = Ventaja
benchmark-margin-gain = Ventaja en margen
benchmark-all = todo
benchmark-note = Margen: media al final, con la mitad de su intervalo del 95 %. Rechazadas: líneas de un programa que no eran respuestas legales. Del diagrama: preguntas que tuvo que responder el diagrama.
benchmark-against = Ventaja: más victorias que { $player } en las mismas partidas, en puntos porcentuales. Ventaja en margen: cuánto mayor fue el margen final. Ambas con intervalos del 95 %.
benchmark-failed = { $task }, { $seat }, semilla { $seed } ha fallado: { $error }

## Partidas para modelos de lenguaje

problem-no-game = No hay ninguna partida «{ $game }». Empieza una primero.
text-then = { $then ->
    [question] Después: la siguiente pregunta es tuya.
    [chance] Después: deciden los dados o las cartas.
    [other] Después: decide otro jugador.
   *[end] Después: termina tu turno.
}
