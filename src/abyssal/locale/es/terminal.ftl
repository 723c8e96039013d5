### Mensajes de la terminal, aparte del juego mismo.

term-welcome = { $game }. Semilla: { $seed }
term-hint = Responde con un número o un nombre. `help` enumera las órdenes.
term-nonplayers = Facciones Sin Jugador: { $list }. `why` explica lo que han hecho.
term-thinker = { $faction }: juega el ordenador ({ $player }).
term-thinks = { $faction } está pensando… (Ctrl-C: jugar ya)
term-no-reasons = Ninguna Facción Sin Jugador ha actuado todavía.
term-players = Jugadores: { $list }
term-order = Orden: { $order }
term-next = Próxima: { $card }
term-deck = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en el mazo
term-nothing-next = boca abajo
term-event = Evento
term-unshaded = Sin sombrear
term-shaded = Sombreado
term-resources = Recursos: { $list }
term-margins = Márgenes: { $list }
term-in-force = En vigor: { $list }
term-available = Disponible: { $list }
term-face-down = Boca abajo: { $list }
term-holds = { $faction }, boca abajo:
term-holds-none = { $faction }: nada boca abajo.
term-enter = { $choice } (Intro)
term-question = { $faction } · { $question } ({ $rule })
term-undone = Deshecho: { $choice }
term-saved = Guardado: { $path }
term-position-saved = Posición del último punto de control guardada: { $path }
term-unsaved = La partida no está guardada. Escribe `save ARCHIVO` para guardarla, u otra vez `quit` para salir.
term-bye = Hasta pronto.
term-over = La partida ha terminado.
term-place = { $place } { $factions }: { $margin }
term-lost = { $who ->
    [you] Has perdido. Comprobación de la victoria superada: { $faction }.
   *[all] Comprobación de la victoria superada ({ $faction }): pierden todos los jugadores por igual.
}
term-degree = { $degree } (ventaja sobre la mejor Facción Sin Jugador: { $difference })
term-nothing-logged = Aún no ha pasado nada.
term-space = { $space } ({ $id }): { $what }
term-empty = sin nada
term-adjacent = Adyacentes: { $list }
term-position-after = { $count ->
    [one] Tras { $count } decisión
   *[other] Tras { $count } decisiones
}
term-from-position = { $fits ->
    [0] { $path }: la partida después de { $at } de { $count } decisiones. Las siguientes ya no se ajustan a las reglas.
   *[other] { $path }: la partida después de { $at } de { $count } decisiones. Todas se ajustan a las reglas.
}
term-checked = { $count ->
    [one] Correcto: { $count } decisión
   *[other] Correcto: { $count } decisiones
}, { $finished ->
    [1] partida terminada
   *[0] partida sin terminar
}.

help-answer = número o nombre — responder a la pregunta
help-undo = undo — deshacer tu última decisión
help-map = map [CASILLA] — mostrar todo el mapa, o una casilla
help-card = card — mostrar la carta en juego
help-log = log [N] — mostrar las últimas N líneas del diario
help-why = why — explicar las últimas acciones de las Facciones Sin Jugador
help-hint = hint — proponer tres turnos, con su valor y las razones
help-markers = markers — mostrar los marcadores boca abajo del jugador que decide
help-rule = rule N — mostrar de qué trata una regla
help-save = save ARCHIVO — guardar la partida como registro (ARCHIVO.position: solo la posición del último punto de control)
help-quit = quit — salir de la partida

sim-faction = Facción
sim-wins = Victorias
sim-margin = Margen
sim-lowest = Mínimo
sim-highest = Máximo
sim-lost = Todos los jugadores perdieron ante una Facción Sin Jugador en { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}.
sim-degrees = Grados de éxito: { $list }
degree-failure = Fracaso de la COIN
degree-stalemate = Punto Muerto
degree-progress = Progreso de la COIN
degree-triumph = Triunfo de la COIN
degree-lone-failure = Fracaso
degree-lone-progress = Progreso
degree-lone-triumph = Triunfo
sim-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, de media { $decisions } decisiones, { $cards } cartas, { $rounds } Rondas de Propaganda
sim-rounds = Partidas por Rondas de Propaganda: { $list }
sim-failed = La partida { $seed } ha fallado: { $error } (registro: { $record })
sim-unrecorded = La partida { $seed } ha fallado: { $error } (sin registro: { $reason })

rule-code = Código:
rule-tests = Pruebas:
rule-nowhere = no hay

arena-seat = Puesto
arena-player = Jugador
arena-games = Partidas
arena-wins = Victorias
arena-rate = Tasa, 95 %
arena-margin = Margen
arena-gain = Ventaja
arena-margin-gain = Ventaja en margen
arena-note = Ventaja: más victorias que { $first } en las mismas partidas, en puntos porcentuales. Ventaja en margen: cuánto mayor fue el margen final. Ambas con intervalos del 95 %.
arena-failed = La partida { $seed } con { $player } como { $faction } ha fallado: { $error }
train-round = { $games } partidas, { $samples } posiciones. Sorpresa en las partidas reservadas: { $before } antes del ajuste, { $after } después.
train-value-round = { $games } partidas. Los valores anteriores predijeron cómo acabaron con una correlación de { $foretold }.

doctor-compiled = Motor: compilado.
doctor-plain = Motor: Python sin compilar. Funciona en todas partes; los paquetes con el motor compilado son varias veces más rápidos.
doctor-plain-wanted = Motor: Python sin compilar, porque ABYSSAL_ENGINE=plain está definido.
doctor-database = Base de datos: { $path } (SQLite { $version }).
doctor-database-bad = Base de datos: no se puede usar { $path } ({ $reason }). Indica otra con abyssal serve --db.
doctor-installed = { $about }: instalado.
doctor-missing = { $about }: no instalado. Para obtenerlo: { $install }
doctor-game = Juego de otro paquete: { $game }.
doctor-extra-postgresql = PostgreSQL (servidores con varios procesos)
doctor-extra-research = Entornos y tablas Parquet
doctor-extra-openspiel = OpenSpiel
doctor-extra-cluster = Partidas en un clúster dask
