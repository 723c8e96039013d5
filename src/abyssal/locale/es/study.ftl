### Lo que dice un estudio: su página y sus gráficos.

study-title = { $game }: estudio de { $count ->
    [one] una partida
   *[other] { $count } partidas
}
study-options = Opciones: { $list }
study-done = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $cards } cartas: { $list }
study-winners = Quién gana
study-winners-about = Proporción de { $count } partidas, con su intervalo del 95 %
study-all-lost = Pierden todos los jugadores
study-player-random = al azar
study-player-bot = Sin Jugador
study-player-chart = diagrama
study-player-search = búsqueda
study-margins = Márgenes a lo largo de la partida
study-margins-about = Carta a carta: mediana, mitad central de las partidas y cuatro quintas partes de ellas
study-events = Qué Eventos se ejecutan
study-events-about = Proporción de las veces que se ejecutó el Evento al salir su carta / cuántas veces salió
study-unshaded = sin sombrear, o único lado
study-shaded = sombreado
study-worth = Cuánto vale un turno
study-worth-about = Cambio medio del margen propio de la Facción en su turno, con su intervalo del 95 % (número de turnos)
study-event = Evento
study-coverage = No visto en { $games ->
    [one] una partida
   *[other] { $games } partidas
}:
study-coverage-sides = Eventos ({ $count }): { $list }
study-coverage-questions = Preguntas ({ $count }): { $list }
study-coverage-lines = Líneas del diario ({ $count }): { $list }
study-coverage-boxes = Recuadros de los diagramas ({ $count }): { $list }
study-coverage-reasons = Motivos de las Facciones Sin Jugador ({ $count }): { $list }
