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

prompt-sheet-space = ¿Qué casilla dan los dados y la hoja impresa a { $faction }?

term-table = Mesa
term-enter-card = Escribe el número de la carta o parte de su título ({ $count } posibles).

problem-card-played = La carta { $card } ya ha salido.
problem-card-removed = La carta { $card } se retiró en la preparación.
problem-only-propaganda = La carta { $card } no puede salir ahora: en este montón solo queda una carta de Propaganda.
problem-propaganda-not-now = En este montón no queda ninguna carta de Propaganda.

## Eventos a mano y correcciones

prompt-hand = { $faction ->
    [none] A mano: ¿y ahora qué?
   *[other] { $faction }, a mano: ¿y ahora qué?
}
prompt-hand-place = ¿Dónde colocas una ficha?
prompt-hand-place-piece = ¿Qué ficha colocas { $at }?
prompt-hand-remove = ¿De dónde eliminas una ficha?
prompt-hand-remove-piece = ¿Qué ficha eliminas { $from }?
prompt-hand-replace = ¿Dónde reemplazas una ficha?
prompt-hand-replace-piece = ¿Qué ficha reemplazas { $at }?
prompt-hand-replace-by = ¿Qué ficha ocupa su lugar { $at }?
prompt-hand-move = ¿Desde dónde mueves una ficha?
prompt-hand-move-piece = ¿Qué ficha mueves { $from }?
prompt-hand-move-to = ¿Hasta dónde mueves { $pieces }?
prompt-hand-flip = ¿Dónde das la vuelta a una Guerrilla?
prompt-hand-flip-piece = ¿A qué Guerrilla das la vuelta { $at }?
prompt-hand-level = ¿Dónde fijas el Apoyo o la Oposición?
prompt-hand-level-to = ¿Qué nivel { $at }?
prompt-hand-mark = ¿Dónde colocas un marcador de Terror o de Sabotaje?
prompt-hand-unmark = ¿De dónde retiras un marcador de Terror o de Sabotaje?
prompt-hand-count = ¿Cuántos?
prompt-hand-box = ¿A qué recuadro?
prompt-hand-box-from = ¿De qué recuadro?
prompt-hand-rebox = ¿Qué ficha cambia de recuadro?
prompt-hand-track = ¿Qué contador?
prompt-hand-value = { $track }: ¿qué valor?
prompt-hand-faction = ¿Qué Facción?
prompt-hand-effect = ¿El marcador de qué carta?
prompt-hand-effect-side = ¿Qué lado de { $card } está en vigor?
prompt-hand-operation = ¿Qué Operación gratuita?
prompt-hand-extent = ¿Dónde puede tener lugar la Operación?
prompt-hand-only = Elige las casillas donde puede tener lugar la Operación
prompt-hand-special = ¿Qué Actividad Especial gratuita?
prompt-hand-where = ¿En qué casilla?
prompt-hand-which = ¿Qué ficha { $at }?

choice-hand-done = Listo: el Evento está hecho
choice-hand-place = Colocar fichas
choice-hand-remove = Eliminar fichas
choice-hand-replace = Reemplazar una ficha
choice-hand-move = Mover fichas
choice-hand-flip = Dar la vuelta a Guerrillas
choice-hand-level = Fijar Apoyo u Oposición
choice-hand-mark = Colocar Terror o Sabotaje
choice-hand-unmark = Retirar Terror o Sabotaje
choice-hand-rebox = Mover fichas entre recuadros
choice-hand-track = Cambiar Recursos u otro contador
choice-hand-eligible = Hacer Elegible a una Facción
choice-hand-ineligible = Hacer No Elegible a una Facción
choice-hand-effect = Poner o quitar el marcador de una carta
choice-hand-roll = Tirar un dado
choice-hand-operation = Conceder una Operación gratuita
choice-hand-special = Conceder una Actividad Especial gratuita
choice-hand-only-done = Estas casillas
choice-hand-track-resources-of = Recursos: { $faction }
choice-hand-track-aid = Ayuda
choice-hand-level-to-active-support = Apoyo Activo
choice-hand-level-to-passive-support = Apoyo Pasivo
choice-hand-level-to-support = Apoyo
choice-hand-level-to-passive-opposition = Oposición Pasiva
choice-hand-level-to-active-opposition = Oposición Activa
choice-hand-level-to-opposition = Oposición
choice-hand-effect-side-neither = Ninguno: no está en vigor
choice-anywhere = En cualquier parte
choice-one-space = En una casilla
choice-chosen = En casillas elegidas

journal-by-hand = { $faction }: a mano
journal-by-hand-agreed = { $faction }: de acuerdo
journal-impossible = { $faction }: { $operation } no es posible allí
journal-now-eligible = { $faction }: pasa a ser Facción Elegible

problem-unfinished-line = La línea no está completa. Puede seguir: { $expected }.
problem-long-line = Aquí no puede seguir nada más: «{ $word }».

## Lo que está impreso en una carta

prompt-sheet-instruction = { $card }: ¿qué indican a { $faction } las instrucciones impresas para este Evento?
choice-sheet-instruction-execute = Ejecutarlo
choice-sheet-instruction-never = No ejecutarlo nunca
choice-sheet-instruction-none = Ninguna instrucción de este tipo
prompt-card-order = { $card }: ¿en qué orden están impresas las Facciones?
prompt-card-sides = { $card }: ¿un texto o dos?
prompt-card-capability = { $card }: ¿de quién es la Capacidad?
prompt-card-momentum = { $card }: ¿qué lado es de Impulso?
prompt-card-halo = { $card }: ¿qué Facciones tienen un halo alrededor de su símbolo?
choice-none = Ninguna
choice-one = Un texto
choice-two = Dos textos
choice-both = Ambos lados

problem-in-deck = Archivo de mazo, línea { $line }: { $reason }
problem-bad-faction-order = { $where }: nombra las { $count } Facciones, una sola vez cada una.
problem-long-text = { $where }: como máximo { $most } caracteres.
problem-one-text-capability = { $where }: una Capacidad tiene dos textos (dual).

deal-adjust = { $giver }, a mano: { $text }
help-adjust = adjust PASO … — cambiar la posición a mano en cualquier pregunta, si todos están de acuerdo: adjust place …
problem-correction-clash = Este cambio no encaja con lo hecho desde el comienzo del turno. Deshaz esos pasos o espera a que termine el turno.
problem-adjust-apart = Un cambio a mano no es una decisión: toda la mesa tiene que estar de acuerdo.
problem-nothing-proposed = Nadie ha propuesto un cambio a mano.
problem-deck-alone = Un archivo de mazo acompaña a una partida nueva, no a una lección, un problema ni un segundo mazo.
problem-bad-walk = { $where }: nombra las { $count } casillas, una sola vez cada una.
problem-cell-twice = { $where }: { $space } ya está en la celda { $other }. Cada casilla tiene una celda, así que introdúcelas juntas.
adjust-what = ¿Qué quieres cambiar?
problem-nonplayer-adjusts = «{ $choice }»: solo la Facción de un jugador puede cambiar la posición a mano.
term-adjust = Pasos: { $list }

choice-hand-box-available = Disponibles
choice-hand-box-out-of-play = Fuera de juego
choice-hand-box-from-available = Disponibles
choice-hand-box-from-out-of-play = Fuera de juego

## La lista de acompañamiento: qué mover en el tablero real

companion-place = { $space }: coloca { $pieces }
companion-remove = { $space }: pasa { $pieces } a Disponibles
companion-off = { $space }: { $pieces } → { $box }
companion-rebox = { $source } → { $box }: { $pieces }
companion-move = { $space } → { $to }: { $pieces }
companion-turn = { $space }: da la vuelta → { $pieces }
companion-support = { $space }: { $level }
companion-terror = { $space }: Terror { $before } → { $after }
companion-sabotage = { $space }: Sabotaje { $before } → { $after }
companion-open = { $space }: { $there ->
    [1] en juego
   *[0] fuera de juego
}
companion-resources = { $faction }: Recursos { $before } → { $after }
companion-aid = Ayuda { $before } → { $after }
companion-effect = { $card }: { $side ->
    [unshaded] marcador en el lado sin sombrear
    [shaded] marcador en el lado sombreado
   *[none] retira el marcador
}
term-moves = En el tablero real:
term-no-moves = Nada que mover en el tablero real desde la última vez.
help-moves = moves — mostrar qué mover en el tablero real desde la última vez
help-compare = compare [CASILLA] — mostrar qué debería haber en el tablero real
compare-line = { $place }: { $what }
compare-terror = { $count } de Terror
compare-sabotage = Sabotaje

## abyssal deck

deck-order = Orden
deck-dual = Textos
deck-capability = Capacidad
deck-momentum = Impulso
deck-halo = Halo
deck-sheet = Hoja de las Facciones Sin Jugador
deck-random-spaces = Casillas al azar
deck-walk = Flechas
deck-instructions = Hoja
deck-instruction-execute = { choice-sheet-instruction-execute }
deck-instruction-never = { choice-sheet-instruction-never }
deck-instruction-none = { choice-sheet-instruction-none }
deck-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; comprobadas con la carta impresa: { $checked }
deck-imported = Cartas cambiadas: { $count }
deck-exported = Cartas escritas: { $count } ({ $path })
deck-would = { $faction }: { $reason }? { $answer }
deck-line = { $key }: { $value }
deck-differs = { $card } · { $key }: { $mine } ≠ { $theirs }
deck-same = Ninguna diferencia.
deck-none-checked = Ninguna carta está marcada como comprobada. Marca una con: abyssal deck edit FILE CARD --checked
deck-code = { $card }: hay que cambiar el código de esta carta
deck-own = { $side }, con las palabras del dueño: { $text }
problem-no-such-card = No hay ninguna carta { $card } en { $path }.
problem-deck-needs-game = { $path } es un archivo nuevo: indica su juego con --game.

card-by-hand = Lee tu carta impresa y ejecútala a mano.
card-own = Texto del dueño de la carta: { $text }

## En la página

page-companion = Tablero real
page-companion-none = Nada que mover desde la última vez.
page-companion-read = Leer en voz alta

## Mis cartas: los archivos de mazo de este navegador

page-my-cards = Mis cartas
page-my-cards-about = Guarda aquí lo que está impreso en tus cartas. Elige el mazo en «{ page-custom-game }» y sus datos formarán parte de la partida. Solo se guarda en este navegador: expórtalo para tener una copia.
page-cards-import = Importar…
page-cards-export = Exportar
page-cards-share = Exportar para compartir
page-cards-share-about = Sin tus propias palabras
page-cards-compare = Comparar…
page-cards-drop = Borrar todo
page-cards-drop-sure = ¿Borrar todo lo que sabes de las cartas de este juego?
page-cards-find = Número o título
page-cards-filter = Mostrar
page-cards-filter-all = Todas
page-cards-filter-unknown = Desconocidas
page-cards-filter-mine = En mi mazo
page-cards-filter-checked = Comprobadas
page-cards-filter-differing = Distintas
page-cards-count = Cartas mostradas: { $shown } de { $all } · en mi mazo: { $mine } · comprobadas: { $checked }
page-cards-is-checked = comprobada
page-cards-is-mine = en mi mazo
page-cards-is-known = conocida
page-cards-is-unknown = suposición nuestra
page-cards-differs = distinta de la nuestra
page-cards-order = Orden de las Facciones
page-cards-dual = { deck-dual }
page-cards-capability = Capacidad de
page-cards-momentum = { deck-momentum }
page-cards-halo = { deck-halo }
page-cards-one = { choice-one }
page-cards-two = { choice-two }
page-cards-none = { choice-none }
page-cards-unshaded = { term-unshaded }
page-cards-shaded = { term-shaded }
page-cards-event = { term-event }
page-cards-open = sin indicar
page-cards-symbol = { $faction }, posición { $place }
page-cards-move = Arrástralo o muévelo con las flechas del teclado
page-cards-assumed = suposición nuestra
page-cards-known = conocido
page-cards-we-assume = Nosotros tenemos: { $value }
page-cards-wording = { $side }, con tus palabras
page-cards-checked = Comprobada con mi carta
page-cards-forget = Quitar de mi mazo
page-cards-imported = Cartas cambiadas: { $count }
page-cards-same = { deck-same }
page-sheet = Casillas al azar y flechas de la hoja de Facciones Sin Jugador
page-sheet-about = Cópialas de tu hoja una sola vez. Los números de cada celda siguen los dados en el orden en que se leen. ✓ marca lo que has introducido.
page-sheet-cells = Casillas al azar
page-sheet-walk = Orden de las flechas
page-sheet-tells = La hoja indica a
page-sheet-execute = { choice-sheet-instruction-execute }
page-sheet-never = { choice-sheet-instruction-never }
page-sheet-none = { choice-sheet-instruction-none }
page-cards-head-card = Carta
page-cards-head-fact = Dato
page-cards-head-mine = Mi mazo
page-cards-head-theirs = El otro archivo
page-cards-not-kept = Este navegador no ha podido guardar el mazo. Expórtalo para conservarlo.
page-cards-assumed-first = Cada campo muestra lo que suponemos. Compáralo con tu carta.
page-cards-keep = Guardar en Mis cartas
page-cards-enter = Introducir
page-deck-group = Cartas de la caja
page-deck-file = Archivo de mazo
page-deck-none = Ninguno
page-deck-choose = Elegir un archivo…
page-deck-text = Los datos de tus cartas impresas forman parte de la partida y de su registro. Toda la mesa puede leer tu texto.
page-companion-moves = Movimientos
page-companion-compare = Comparar
page-companion-map = Ver el mapa
page-companion-done = Todo hecho
page-companion-reading = Leer en voz alta lo nuevo
page-companion-empty = Nada
page-companion-correct = Corregir a mano
page-companion-undone = Se ha deshecho una decisión. Compara el tablero real con el programa.
page-adjust = A mano…
page-adjust-about = Cambiar la posición: por un efecto duradero, una decisión de la mesa o una ficha mal colocada
page-adjust-close = Terminar
page-adjust-proposal = A mano, propuesto por { $faction }:
page-adjust-missing = Falta el acuerdo de: { $factions }
page-adjust-agree = Aceptar
page-adjust-decline = Rechazar
page-adjust-withdraw = Retirar
page-cards-printed = ¿Qué hay impreso en tu carta?
page-cards-keep-about = Añadir lo que esta partida sabe de sus cartas
page-results-by-hand = (cambiada a mano, no cuenta)

## El panel de ayuda

page-guide = Prioridades de las Facciones Sin Jugador
page-box = Con el juego impreso
page-box-cards = Cartas
page-box-cards-text = Roba de tu mazo impreso e introduce cada carta que salga: su número o parte de su título. Elige «{ value-cards-printed }» en «{ page-custom-game }».
page-box-dice = Dados
page-box-dice-text = Tira tus propios dados e introduce cada resultado. Elige «{ value-dice-printed }» en «{ page-custom-game }».
page-box-events = Eventos
page-box-events-text = Lee la carta impresa y llévala a cabo paso a paso; puedes deshacer cada paso. Elige «{ value-events-mixed }» o «{ value-events-printed }» en «{ page-custom-game }».
page-box-adjust = { page-adjust }
page-box-adjust-text = { page-adjust-about }. El botón está debajo de la pregunta o junto al diario. Todos los jugadores de la mesa deben estar de acuerdo. Las estadísticas no cuentan estas partidas.
page-box-companion = { page-companion }
page-box-companion-text = Junto al diario: qué mover en el tablero real, para marcarlo o escucharlo, y qué debe haber en cada casilla.
page-box-facts = { page-my-cards }
page-box-facts-text = En la página inicial: lo que dicen tus cartas y hojas de Facciones Sin Jugador impresas. Elige el mazo en «{ page-custom-game }».

## The step of the tutorial

tutorial-box-title = Con la caja en la mesa
tutorial-box = También puedes jugar con el juego impreso en la mesa: en «{ page-custom-game }» elige tu mazo impreso, tus propios dados y los Eventos a mano. «{ page-companion }», en el diario, enumera lo que hay que mover, y «{ page-my-cards }» guarda lo que está impreso en tus cartas.
