### Programas que juegan: el protocolo de líneas y sus órdenes.

problem-agent-command = Escribe un programa como exec:ORDEN o exec:SEGUNDOSs:ORDEN, no «{ $command }».
problem-agent-start = No se puede iniciar «{ $command }»: { $reason }.
problem-agent-greeting = «{ $command }» no puede jugar: { $reason }
problem-agent-silent = Terminó o guardó silencio en vez de responder a «hello».
problem-agent-message = Un mensaje es un objeto JSON con un «type».
problem-agent-no-hello = Su primer mensaje debe ser «hello», no «{ $type }».
problem-agent-protocol = Habla la versión { $theirs } del protocolo; esta es la versión { $ours }.
problem-agent-no-answer = Se esperaba «answer», no «{ $type }».
problem-agent-not-asked = Una respuesta a la pregunta { $answered }, pero la pregunta abierta es la { $asked }.
problem-agent-other-seat = Una respuesta por { $seat }, pero se pregunta a { $asked }.
problem-agent-no-default = Esta pregunta no tiene respuesta por defecto: elige una de las opciones.
problem-agent-choice = Una elección es un texto.
problem-agent-late = Sin respuesta en { $seconds } segundos. El diagrama responde a esta pregunta.
problem-agent-ended = { $how ->
    [late] Sin respuesta a tiempo por tercera vez.
    [flooded] El programa envió demasiadas líneas sin que se le preguntara.
    [long-line] El programa envió una línea de más de 64 KB.
   *[died] El programa ha terminado.
} El diagrama sigue jugando.

agent-trouble = { $seat }: { $text }
agent-others = Las demás Facciones siguen sus diagramas, porque con estas opciones no todas pueden ser bots.
agent-counts = { $seat } ({ $name }): { $questions } preguntas, { $answered } respondidas, { $refused } líneas rechazadas, { $taken } respuestas del diagrama, { $seconds } s
arena-agent = { $player }: { $questions } preguntas, { $refused } líneas rechazadas, { $taken } respuestas del diagrama, { $seconds } s
