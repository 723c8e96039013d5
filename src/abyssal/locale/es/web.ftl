### Las palabras de la página: textos sin más; `{ $name }` llega a la página como `{name}` y se completa allí.

## La página

page-title = Abyssal
page-skip-main = Ir al contenido
page-skip-decision = Ir a la decisión
page-skip-log = Ir al diario
page-language = Idioma
page-settings = Ajustes
page-close = Cerrar
page-offline = No se puede contactar con el servidor. Inténtalo de nuevo en un momento.
page-sending-again = No se puede contactar con el servidor. Enviando de nuevo…
page-again = Intentar de nuevo
page-failed = No ha funcionado (estado { $status }).
page-reconnecting = Conexión perdida. Reconectando…
page-copied = Copiado
page-copy-this = Copia esto:
page-nothing = nada
page-more = Más
page-open = Abrir
page-send = Enviar

## Ajustes

page-theme = Tema
page-theme-auto = Sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-palette = Colores de las fichas
page-palette-standard = Como las impresas
page-palette-colourblind = Para daltónicos
page-speed = Velocidad de las jugadas ajenas
page-speed-off = Sin animación
page-speed-fast = Rápida
page-speed-normal = Normal
page-speed-slow = Lenta
page-handover-setting = Varias personas en esta pantalla: avisar a quién le toca
page-confirm-setting = Confirmar antes de acabar un turno o tirar un dado
page-quick-setting = Saltar las preguntas con una sola respuesta sensata y acabar los turnos de una vez
page-keys-hint = Las teclas están en Ayuda.

## Entrada

page-welcome = Juega en solitario contra los bots del reglamento, comparte esta pantalla o invita a tus amigos.
page-welcome-here = Comparte esta pantalla o invita a tus amigos.
page-play-alone = Jugar en solitario: { $faction }
page-play-here = Jugar en esta pantalla
page-learn = Aprender jugando
page-new-game = Partida nueva
page-game = Juego
page-who-leads = Jugadores
page-seat = Puesto
page-seat-here = Yo
page-seat-link = Invitar por enlace
page-seat-nonplayer = Bot (reglamento)
page-seat-quick = Ordenador: fácil
page-seat-steady = Ordenador: intermedio
page-seat-strong = Ordenador: difícil
page-options = Escenario y opciones
page-sharing = ¿Cuántos jugadores se reparten las { $count } Facciones?
page-sharing-text = Un solo jugador juega con todas las Facciones entre paréntesis.
page-clash = { $value } no está disponible: { $reason }.
page-friendly = Partida amistosa
page-friendly-text = El anfitrión puede rebobinar la partida hasta una decisión anterior.
page-start = Empezar
page-continue = Continuar
page-table = Mesa
page-forget = Quitar de esta lista
page-forget-sure = ¿Quitar esta mesa? Sus enlaces secretos solo se guardan en este navegador. Sin ellos nadie podrá jugar con { $seats }.
page-load-record = Cargar un registro
page-load-file = Elegir un archivo…
page-watch = Ver una partida
page-no-address = Esto no es el enlace de una mesa.
page-to-lobby = Volver al inicio
page-sound-setting = Sonido cuando me toque
page-clock = Reloj
page-clock-none = Sin reloj
page-clock-player-title = { $time } por jugador para toda la partida
page-clock-turn-title = { $time } por turno
page-clock-day = 1 día
page-clock-whole-days = { $days } días
page-clock-days = { $days } d { $hours } h
page-clock-out = sin tiempo
page-clock-player = { $faction }: tiempo que queda para toda la partida
page-clock-turn = { $faction }: tiempo que queda para este turno
page-clock-is-out = { $faction }: sin tiempo.
page-clock-is-low = Solo te quedan { $time }.
page-gallery-show = Mostrar los mensajes de los espectadores
page-notes = Mis notas
page-notes-text = Solo en este dispositivo; nadie más las ve.
page-name-asked = ¡Te damos la bienvenida! ¿Cómo te llamas?
page-seat-open = Cualquiera
page-open-tables = Mesas abiertas
page-join = Unirse como { $faction }
page-quick-game = Partida rápida

## Mesa

page-map = Mapa
page-map-in = Acercar
page-map-out = Alejar
page-map-fit = Ver todo el mapa
page-map-pieces = Ocultar o mostrar las fichas
page-map-tools = Herramientas del mapa
page-map-legend = Símbolos del mapa
page-legend-star = Estrella: Guerrilla Activa
page-legend-count = Número junto a una ficha: cuántas hay de ese tipo
page-legend-pop = Población de la casilla
page-legend-control = Bandera con punta: quién tiene el Control (inicial de la Facción)
page-legend-terror = Terror, con el número si hay más de uno
page-legend-sabotage = Sabotaje
page-legend-econ = Econ de la LdC
page-panels = Paneles
page-tab-decision = Decidir
page-tab-card = Carta
page-tab-factions = Facciones
page-tab-log = Diario
page-tab-replay = Repaso
page-tab-people = Gente
page-tab-text = En texto
page-tab-help = Ayuda
page-your-turn = Te toca: { $faction }
page-waits-for = Esperando a: { $faction }
page-thinks = { $faction } está pensando…
page-hurry = Jugar ya
page-hint = Pista
page-hint-thinking = Pensando…
page-hint-margins = Valoración: { $chance }/100. Márgenes previstos en la próxima comprobación de victoria: { $list }
page-hint-chart = lo que haría una Facción Sin Jugador
page-aids = Pistas y probabilidades para todos los jugadores
page-aids-on = En esta mesa hay pistas.
page-aids-off = En esta mesa no hay pistas.
page-chances = Probabilidades a lo largo de la partida
page-chances-note = Una estimación aproximada: mira adelante desde cada carta con los bots del reglamento en todas las Facciones.
page-turning-points = Momentos decisivos
page-game-over = La partida ha terminado
page-result = Resultado
page-handover = Ahora le toca a: { $faction }
page-handover-go = Listo: { $faction }

## Decisión

page-nobody-decides = Ahora no hay nada que decidir.
page-find = Escribe un nombre…
page-not-found = Ninguna opción tiene ese nombre.
page-less = Menos
page-greater = Más
page-take-number = Usar este número
page-take = Elegir { $count }
page-take-place = Colocar { $count }
page-take-move = Mover { $count }
page-take-activate = Activar { $count }
page-take-pieces = { $what } { $pieces }
page-all = todas
page-all-from = Todas desde { $space }
page-then-at-once = O terminar aquí y pasar directamente a:
page-in-vain = Permitido, pero sin efecto:
page-ends = Acaba el turno o tira un dado
page-ends-text = Solo podrás deshacerlo hasta que se tire un dado, salga una carta o decida otra persona.
page-roll-text = Decide el dado: una vez tirado, no podrás deshacerlo.
page-end-turn = Acabar el turno
page-roll = Tirar
page-go-back = Volver
page-undo = Deshacer
page-undo-key = Deshacer tu última decisión (Retroceso)
page-would = lleva a:
page-then-chance = Luego se tira un dado o sale una carta.
page-then-question = La pregunta siguiente.
page-then-end = Luego termina el turno.
page-then-other = Luego decide otro jugador.
page-deals = Acuerdos
page-gift = Donación de Recursos
page-gift-nobody = ¿Quién da a quién?
page-gift-pair = { $giver } → { $receiver }
page-give = Dar { $count } a { $receiver }
page-hand-over = Entregarlo
page-gift-before = Recursos: { $giver } { $has }, { $receiver } { $others }.
page-gift-after = Recursos: { $giver } { $had } → { $has }, { $receiver } { $othershad } → { $others }.
page-undo-stopped = Entretanto ha elegido otro jugador. Ya no puedes deshacer lo anterior.
page-taken-back = { $faction } ha deshecho la última decisión.
page-rewound = El anfitrión ha rebobinado la partida hasta la decisión { $at }.

## Carta, contadores, facciones

page-no-card = No hay carta en juego.
page-next = Próxima:
page-face-down = boca abajo
page-deck = En el mazo: { $count }
page-order = Orden de las Facciones
page-in-force = En vigor: { $count }
page-owned = { $kind } ({ $owner })
page-side-unshaded = { term-unshaded }
page-side-shaded = { term-shaded }
page-tracks = Contadores
page-label = { $what }:
page-sequence = Secuencia de juego
page-box-eligible = Elegible
page-box-executed = Ha actuado
page-box-passed = Ha pasado
page-box-ineligible = No Elegible
page-did-nothing = aún no ha actuado
page-did-operation = Operación
page-did-operation-and-special = Operación y Actividad Especial
page-did-event = Evento
page-resources = Recursos
page-margin = Margen de Victoria
page-available = Disponible
page-holdings = Marcadores
page-online = está aquí
page-away = está ausente
page-you = tú
page-a-person = una persona
page-goal = para ganar: más de { $goal }
page-faction-line = { $faction }: Recursos { $resources }, margen { $margin }; disponible: { $available }
page-spaces = Casillas
page-text-find = Buscar una casilla…
page-text-card = En juego: { $card }

## Diario y repaso

page-log-filter = Filtro
page-log-all = Todos
page-log-empty = Aún no ha pasado nada.
page-why = ¿Por qué?
page-why-all = Todas las razones
page-replay-by = Avanzar por
page-replay-by-choice = Por decisión
page-replay-by-turn = Por turno
page-replay-by-card = Por carta
page-replay-first = Al principio
page-replay-before = Atrás
page-replay-after = Siguiente
page-replay-last = Al presente
page-replay-play = Reproducir o pausar
page-replay-label = Decisión { $at } de { $length }
page-replay-made = { $who }: { $prompt } { $choice }
page-replay-chance = Azar
page-replay-banner = Estás mirando atrás: decisión { $at } de { $length }.
page-replay-back = Volver al presente
page-skip-tale = Saltar
page-replay-nothing = Estás viendo una posición anterior.
page-replay-watch = Volver a ver la partida
page-rewind = Rebobinar hasta aquí
page-rewind-sure = ¿Rebobinar la partida hasta la decisión { $at }? Todo lo posterior se pierde.
page-branch = Seguir jugando desde aquí
page-branch-text = Empieza una partida propia desde esta posición. Esta queda como está.
page-branch-title = Desde la decisión { $at }
page-moment = Copiar enlace a este momento
page-margins = Márgenes de Victoria
page-margins-later = El gráfico empieza con la segunda carta.
page-download = Descargar el registro

## Gente

page-chat = Chat
page-chat-say = Di algo…
page-your-name = Tu nombre
page-host = anfitrión
page-spectators = Espectadores: { $count }
page-you-watch = estás mirando
page-copy-invitation = Copiar invitación
page-invite = Esperando jugadores: envía la invitación.
page-sit-here = Jugar aquí
page-sit-sure = ¿Jugar con { $faction } en esta pantalla? La invitación ya no hará falta.
page-copy-seat = Copiar el enlace de mi puesto
page-copy-seat-text = Enlace secreto para seguir con este puesto en otro dispositivo
page-save-seats = Guardar mis puestos
page-seat-refused = Este enlace no abre ningún puesto. Conservas los puestos que tienes.
page-new-secret = Renovar enlace
page-new-secret-text = Cambia el enlace secreto de este puesto. El anterior deja de valer.
page-new-secret-sure = ¿Renovar el enlace secreto de { $faction }? El anterior deja de valer al instante.
page-copy-watch = Copiar el enlace para espectadores
page-notify = Avísame cuando me toque
page-notify-off = Desactivar los avisos
page-notify-refused = El navegador no permite avisos.
page-webhook = Dirección para avisos de turno
page-rematch = Revancha
page-rematch-sure = ¿Empezar otra partida con las mismas opciones y puestos?
page-rematch-go = La revancha ha empezado: únete

## Ayuda

page-tutorial = Tutorial
page-tutorial-back = Atrás
page-tutorial-next = Siguiente
page-tutorial-end = Terminar
page-tutorial-fold = Plegar o desplegar estas notas
page-tutorial-wait = Sigue jugando. El próximo paso llega solo.
page-player-aid = Ayuda del jugador
page-victory = Victoria
page-rules = Las reglas en breve
page-all-rules = Todas las reglas
page-rule-find = Buscar una regla…
page-rule-title = La regla { $rule } en breve
page-keys = Teclas
page-key-digits = 1 … 9
page-key-digits-text = elegir la opción con ese número
page-key-enter = Intro
page-key-enter-text = elegir el máximo, terminar, acabar el turno
page-key-letters = letras
page-key-letters-text = buscar una opción por su nombre; Intro la elige
page-key-escape = Esc
page-key-escape-text = volver antes de confirmar
page-key-backspace = Retroceso
page-key-backspace-text = deshacer
page-key-plus = + − 0
page-key-plus-text = acercar, alejar, todo el mapa
page-key-help = ?
page-key-help-text = esta ayuda

## Las casillas en palabras

page-board-kind-loc = LdC
page-board-kind-road = LdC, carretera
page-board-econ = Econ { $count }
page-board-pop = Población { $count }
page-board-control = Control: { $faction }
page-board-terror = Terror { $count }
page-board-sabotage = Sabotaje
page-board-counted = { $pieces }: { $count }
page-board-map = Mapa: { $title }
page-board-choose = Elegir { $what }
page-board-empty = Sin fichas
page-board-side-u = Oculta
page-board-side-a = Activa

## Resultados de las mesas propias

page-results = Mis resultados
page-results-about = Partidas terminadas en este navegador.
page-results-none = Aún no has terminado ninguna partida aquí.
page-results-asking = Cargando las mesas…
page-results-missing = Mesas que no se pudieron cargar: { $count }
page-results-totals = Por juego y Facción
page-results-games = Mis partidas terminadas
page-results-date = Fecha
page-results-game = Juego
page-results-mine = Jugué con
page-results-others = Otros
page-results-winner = Ganador
page-results-margins = Márgenes de victoria
page-results-faction = Facción
page-results-played = Jugadas
page-results-won = Ganadas
page-results-mean = Margen medio
page-results-lost = Perdieron todos los jugadores
page-results-replay = Ver el repaso
