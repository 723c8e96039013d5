### Mensajes de error, de una línea cada uno.

problem-unknown-game = No existe el juego «{ $game }». Disponibles: { $known }.
problem-bad-game-package = El paquete { $package } no ofrece el juego «{ $game }»: { $reason }.
problem-needs-plain-engine = «{ $game }» es un juego de otro paquete y necesita el motor sin compilar: define ABYSSAL_ENGINE=plain.
problem-no-nonplayers = Este juego no tiene Facciones Sin Jugador.
problem-no-aids = Las pistas están desactivadas en esta mesa.
problem-no-cluster = --scheduler necesita dask: instala abyssal[cluster].
problem-no-scheduler = No hay ningún planificador de dask en { $address } ({ $reason }).
problem-lost-process = Un proceso de trabajo se ha interrumpido. Las partidas ya guardadas con --out no se jugarán otra vez.
problem-weights-of-player = --player no admite archivo de pesos: cada vuelta juega con los pesos de la anterior. Usa --start para los primeros pesos.
problem-other-arena = { $path } contiene los resultados de otra arena. Usa el mismo juego y las mismas opciones, u otro archivo.
problem-arena-clash = Con { $player } en el puesto { $seat } y { $others } en los demás: { $reason }. Prueba con: { $helps }.
problem-no-agents = No queda ninguna Facción para un agente: bots o adversarios juegan todas.
problem-needs-package = Esto necesita { $package }, que no está instalado: pip install "abyssal[{ $extra }]".
problem-no-features = { $game } aún no tiene rasgos de posición, así que no se puede aprender su valor.
problem-no-such-stage = Ninguna partida llegó a la etapa con { $left } Rondas de Propaganda por delante. Juega más partidas.
problem-too-few-games = Una vuelta necesita al menos { $least } partidas: 1 de cada { $least } se reserva para comprobar.
problem-not-playable = Todavía no se puede jugar a { $game }.
problem-profile-compiled = --profile solo funciona con el motor sin compilar: ejecuta abyssal, no abyssal-fast.
problem-unknown-language = No existe el idioma «{ $language }». Disponibles: { $known }.
problem-unknown-option = No existe la opción «{ $option }». Disponibles: { $known }.
problem-unknown-value = La opción «{ $option }» no admite «{ $value }». Valores: { $known }.
problem-option-clash = Estas opciones son incompatibles: { $reason }.
problem-needs-box = «{ $option }={ $value }» necesita personas con el juego impreso. Las partidas con cartas o dados impresos, o con Eventos a mano, quedan fuera de simulaciones, arenas, estudios y entrenamientos.
problem-bad-option = Escribe cada opción como nombre=valor, no «{ $option }».
problem-option-twice = La opción «{ $option }» aparece dos veces.
problem-options-fixed = Una partida guardada o una posición tiene sus propias opciones: omite --option, --scenario y --humans.
problem-bad-map = Los datos del mapa son incoherentes: { $space } y { $other } no concuerdan.
problem-endless-game = La partida no terminó en { $limit } decisiones.

reason-four-players = con 4 jugadores no queda ninguna Facción Sin Jugador
reason-eligibility-needs-reveal = las Opciones de Elegibilidad A y B necesitan la próxima carta a la vista
reason-second-no-reveal = la Opción Sin Revelar es de la primera edición
reason-second-eligibility = las Opciones de Elegibilidad son de la primera edición
reason-second-piles = la segunda edición no tiene montones aproximados
reason-seeded-second = la Propaganda repartida es de la segunda edición
reason-seeded-exact = la Propaganda repartida necesita montones exactos
reason-quick-seeded = el escenario rápido tiene su propio mazo, sin Propaganda repartida
reason-quick-piles = el escenario rápido tiene su propio mazo, sin montones aproximados
reason-quick-short = el escenario rápido no puede acortarse
reason-quick-open = el escenario rápido no tiene Despliegue Abierto
reason-one-player = una partida de 1 jugador necesita Facciones Sin Jugador
reason-pairing = las parejas solo existen con 2 jugadores
reason-deception = los marcadores de Engaño son para 3 o 4 jugadores
reason-insurgents = la lista de Facciones Insurgentes debe concordar con el número de jugadores además del Gobierno, y las demás deben ser Sin Jugador
reason-government-player = la primera edición no tiene un bot del Gobierno. Cambia a la segunda edición para usarlo
reason-government-second = la segunda edición ya tiene un bot del Gobierno
reason-government-led = el Gobierno tiene un jugador: no necesita el bot de la segunda edición
reason-seats = los puestos no concuerdan con las opciones
reason-computer-by-hand = solo las personas pueden leer cartas impresas: con Eventos a mano, los demás puestos son para bots
reason-humans-and-seats = --humans y --seats nombran la misma Facción
reason-people = la lista de Facciones de jugadores debe concordar con el número de jugadores, y las demás deben ser Sin Jugador
reason-players-limited = los jugadores solo quedan limitados antes de cada Propaganda en partidas con Facciones Sin Jugador

problem-illegal-choice = «{ $choice }» no está entre las opciones.
problem-game-over = La partida ha terminado.
problem-not-now = «{ $choice }» no es posible en este momento.
problem-nothing-to-undo = Nada que deshacer. Los dados, las cartas reveladas y las decisiones de otros no se pueden deshacer.
problem-not-in-the-lesson = Ahora el tutorial pide otra cosa.
problem-no-exercise = No hay ningún ejercicio { $exercise }.
problem-bad-aside = Escribe un acuerdo como muestra «help», no «{ $choice }».
problem-too-poor = «{ $choice }»: quien da solo tiene { $has }.
problem-too-poor-operation = «{ $choice }»: quien da solo puede dar { $has }; la Operación anunciada necesita { $kept }.
problem-too-rich = «{ $choice }»: ninguna Facción puede tener más de { $most }.
problem-no-shipment = «{ $choice }»: ese Cargamento no está ahí, o no hay Guerrilla que lo tome.
problem-no-purse = «{ $choice }»: la Coalición no tiene Recursos propios, ni para dar ni para recibir.
problem-too-little-patronage = «{ $choice }»: el Clientelismo es solo { $has }.
problem-operation-needs = «{ $choice }»: la Operación anunciada sería entonces imposible.
problem-own-factions = «{ $choice }»: no entre Facciones de un mismo jugador.
problem-nonplayer-gives = «{ $choice }»: las Facciones Sin Jugador no regalan nada.
problem-not-executing = «{ $choice }»: solo mientras quien da o quien recibe ejecuta una Operación o un Evento.

problem-no-file = No existe el archivo { $path }.
problem-bad-file = No se puede leer { $path }: { $reason }.
problem-is-folder = { $path } es una carpeta, no un archivo.
problem-file-too-large = { $path } es demasiado grande: como máximo { $most } MB.
problem-in-file = { $path }: { $reason }
problem-not-a-record = { $path } contiene una posición, no un registro. Para empezar ahí, usa play --position.
problem-not-a-position = { $path } no contiene una posición. Para continuar un registro, usa play --load.
problem-bad-number = No es un número mayor que 0: «{ $text }».
problem-cannot-write = No se puede escribir { $path }: { $reason }.

problem-unknown-name = { $where }: { $kind ->
    [game] juego desconocido
    [cell] celda de la hoja desconocida
    [instruction] instrucción de la hoja desconocida
    [condition] condición de bot desconocida
    [space] casilla desconocida
    [faction] Facción desconocida
    [piece] ficha desconocida
    [pieces] fichas desconocidas
    [level] nivel desconocido
    [card] carta desconocida
    [side] lado de carta desconocido
    [phase] fase desconocida
    [president] Presidente desconocido
    [country] país desconocido
    [islamabad] postura de Islamabad desconocida
    [marker] marcador desconocido
    [action] acción desconocida
    [key] entrada desconocida
   *[other] palabra desconocida
} «{ $name }».
problem-named-twice = { $where }: «{ $name }» aparece dos veces.
problem-missing-key = { $where }: falta «{ $key }».
problem-wrong-type = { $where }: se esperaba { $expected ->
    [object] un objeto
    [list] una lista
    [text] un texto
    [number] un número
    [true-or-false] true o false
    [card] el número de una carta
    [pair] un par de números
   *[other] otra cosa
} y hay { $found }.
problem-out-of-range = { $where }: { $value } no está entre { $low } y { $high }.
problem-other-format = Está en formato { $found }; esta versión lee el formato { $known }.
problem-other-version = Este registro es de la versión { $found }; esta es la versión { $known }.
problem-other-game = Pertenece a { $found }, no a { $known }.
problem-too-many = { $where }: hay demasiados ({ $what }), { $most } como máximo.
problem-no-room = { $where }: no hay sitio ({ $what }): { $why ->
    [loc] no hay Bases en las LdC
    [bases] caben 2 Bases por casilla
    [zone] no hay fichas del Gobierno en una Zona FARC
    [ecuador] en Ecuador caben 2 fichas de cada Facción
    [pakistan] en Pakistán solo caben fichas de los Talibanes
   *[other] la casilla no está en juego
}.
problem-no-pieces = { $where }: { $faction } aparece sin fichas.
problem-has-executed = { $where }: { $faction } figura como 1.ª o 2.ª, así que ha ejecutado y no puede estar en «{ $action }».
problem-no-level = { $where }: { $space } no puede tener ese nivel.
problem-not-in-play = { $where }: { $space } no está en juego.
problem-no-zone = { $where }: { $space } no puede ser Zona FARC.
problem-govt-in-zone = { $where }: en una Zona FARC no hay fichas del Gobierno ({ $space }).
problem-no-control = { $where }: { $faction } no puede tener el Control de { $space }.
problem-no-resources = { $where }: { $faction } no tiene Recursos propios.
problem-no-returnee = { $where }: en { $space } no puede haber un marcador +1 Pob.
problem-no-casualty = { $where }: solo las fichas de la Coalición pueden ser Bajas, no { $what }.
problem-player-awaits = { $where }: solo las Facciones Sin Jugador Pasan por una Capacidad, no { $faction }.
problem-no-carrier = { $where }: no hay { $carrier } en { $space } para llevar un Cargamento.
problem-loose-shipment = { $where }: al Cargamento de { $space } le falta su Guerrilla.
problem-card-twice = { $where }: la carta { $card } está dos veces.
problem-wrong-card = { $where }: la carta { $card } no encaja en la fase «{ $phase }».
problem-out-of-phase = «{ $key }» no encaja en la fase «{ $phase }».
problem-bad-packets = { $where }: los montones del mazo no concuerdan con las cartas ({ $what }: { $packets } en los montones, { $cards } cartas).
problem-bad-order = { $where }: la carta { $card } no puede estar ahí.
problem-impossible-position = Esta posición es imposible: { $reason }.

problem-bad-record = Línea { $line }: { $reason }
expected-choices = Se esperaba: { $list }
problem-bad-line = no se entiende «{ $text }».
problem-cut-off = el registro está incompleto.
problem-ended-early = el registro termina, pero la partida no.
problem-other-count = el registro dice tener { $expected } decisiones, pero tiene { $found }.
problem-goes-on = la partida ha terminado, pero sigue «{ $choice }».
problem-other-result = el resultado es «{ $expected }», no «{ $found }».
problem-other-actor = «{ $choice }» corresponde a { $expected }, no a { $found }.
problem-not-text = esto no es texto.
problem-not-json = esto no es JSON válido ({ $error }).

problem-ambiguous-choice = «{ $choice }» puede ser: { $matches }.
problem-unknown-rule = No existe la regla «{ $rule }».
problem-no-file-name = Indica un archivo: save ARCHIVO.
problem-no-such-choice = No existe la decisión { $number }: la última es la { $last }.
problem-not-recordable = Esta partida no se puede guardar como registro: su posición no se puede escribir como texto.
problem-empty-deck = El mazo está vacío y la última carta de Propaganda no se ha jugado.
