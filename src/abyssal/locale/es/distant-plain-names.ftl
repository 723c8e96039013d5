### Los nombres de las cosas en A Distant Plain. Lo que comparten los dos juegos se llama como en Andean Abyss.

faction-coalition = Coalición
faction-taliban = Talibanes
faction-government = Gobierno
faction-warlords = Señores de la Guerra

short-coalition = Coalición
short-taliban = Talibanes
short-government = Gob
short-warlords = S. Guerra

# $count elige la forma; el número no forma parte del nombre.
piece-coalition-troops = { $count ->
    [one] Tropa
   *[other] Tropas
} de la Coalición
piece-coalition-base = { $count ->
    [one] Base
   *[other] Bases
} de la Coalición
piece-government-troops = { $count ->
    [one] Tropa
   *[other] Tropas
} del Gobierno
piece-government-police = { $count ->
    [one] Policía
   *[other] Policías
}
piece-government-base = { $count ->
    [one] Base
   *[other] Bases
} del Gobierno
piece-taliban-guerrilla = { $count ->
    [one] Guerrilla
   *[other] Guerrillas
} de los Talibanes
piece-taliban-guerrilla-u = { $count ->
    [one] Guerrilla Oculta
   *[other] Guerrillas Ocultas
} de los Talibanes
piece-taliban-guerrilla-a = { $count ->
    [one] Guerrilla Activa
   *[other] Guerrillas Activas
} de los Talibanes
piece-taliban-base = { $count ->
    [one] Base
   *[other] Bases
} de los Talibanes
piece-warlords-guerrilla = { $count ->
    [one] Guerrilla
   *[other] Guerrillas
} de los Señores de la Guerra
piece-warlords-guerrilla-u = { $count ->
    [one] Guerrilla Oculta
   *[other] Guerrillas Ocultas
} de los Señores de la Guerra
piece-warlords-guerrilla-a = { $count ->
    [one] Guerrilla Activa
   *[other] Guerrillas Activas
} de los Señores de la Guerra
piece-warlords-base = { $count ->
    [one] Base
   *[other] Bases
} de los Señores de la Guerra
counted = { $count } { $pieces }

# Dónde ocurre algo: $space con su preposición.
at = en { $space }
from = de { $space }
to = a { $space }

# Los nombres de las casillas quedan como están impresos; los tiene el mapa.
spaces-city = Kabul
spaces-rural = Provincias
spaces-loc = LdC

level-support = Apoyo
level-neutral = Neutral
level-opposition = Oposición

control-coin = Control COIN
control-taliban = Control de los Talibanes
control-none = Sin Control

side-unshaded = sin sombrear
side-shaded = sombreado

operation-train = Entrenamiento
operation-patrol = Patrulla
operation-sweep = Barrido
operation-assault = Asalto
operation-rally = Reagrupamiento
operation-march = Marcha
operation-attack = Ataque
operation-terror = Terror

special-surge = Refuerzo
special-air-lift = Transporte Aéreo
special-air-strike = Ataque Aéreo
special-govern = Gobernanza
special-transport = Transporte
special-eradicate = Erradicación
special-extort = Extorsión
special-infiltrate = Infiltración
special-ambush = Emboscada
special-cultivate = Cultivo
special-traffic = Tráfico
special-suborn = Soborno

# Dónde están las fichas fuera del mapa, y los recuadros de las cartas con efecto duradero.
box-available = Disponibles
box-casualties = Bajas
box-out-of-play = Fuera de juego
box-capabilities-coalition = Capacidades de la Coalición
box-capabilities-taliban = Capacidades de los Talibanes
box-momentum = Impulso

islamabad-hostility = Hostilidad
islamabad-pressure = Presión
islamabad-tolerance = Tolerancia
islamabad-backing = Respaldo
islamabad-sponsorship = Patrocinio
islamabad-hard = Endurecido
islamabad-hostility-hard = { islamabad-hostility } ({ islamabad-hard })
islamabad-pressure-hard = { islamabad-pressure } ({ islamabad-hard })
islamabad-tolerance-hard = { islamabad-tolerance } ({ islamabad-hard })
islamabad-backing-hard = { islamabad-backing } ({ islamabad-hard })
islamabad-sponsorship-hard = { islamabad-sponsorship } ({ islamabad-hard })

track-aid = Ayuda
track-patronage = Clientelismo
track-islamabad = Islamabad
track-support = Apoyo + Disponibles
track-opposition = Oposición + Bases
track-coin = Control COIN + Clientelismo
track-uncontrolled = Población Sin Control
tracks = Ayuda { $aid } · Clientelismo { $patronage } · Islamabad { $islamabad } · Apoyo + Disponibles { $support } · Oposición + Bases { $opposition } · Control COIN + Clientelismo { $coin } · Sin Control { $uncontrolled }

phase-setup = Despliegue
phase-new-card = Carta nueva
phase-turn = Carta de Evento
phase-victory = Fase de Victoria
phase-resources = Fase de Recursos
phase-civic-action-coalition = Fase de Apoyo: Acción Cívica de la Coalición
phase-civic-action-government = Fase de Apoyo: Acción Cívica del Gobierno
phase-sharia = Fase de Apoyo: Sharía
phase-desertion = Fase de Redespliegue: Deserción
phase-redeploy-coalition = Fase de Redespliegue: Tropas de la Coalición
phase-redeploy-troops = Fase de Redespliegue: Tropas del Gobierno
phase-redeploy-police = Fase de Redespliegue: Policía
phase-redeploy-taliban = Fase de Redespliegue: Talibanes
phase-control = Fase de Redespliegue: Control
phase-reset = Fase de Reinicio
phase-over = Fin de la partida

scenario-short = escenario corto: la guerra de Obama
scenario-main = escenario principal: el resurgir de los Talibanes
scenario-extended = escenario largo: la insurgencia afgana

option-scenario = Escenario
option-scenario-about = Empezar en 2009, en 2005 o en 2003: 4, 5 o 6 cartas de Propaganda. Las Capacidades de las cartas de Evento apartadas entran en vigor.
value-scenario-short = Corto (2009)
value-scenario-main = Principal (2005)
value-scenario-extended = Largo (2003)
option-deployment = Despliegue
option-deployment-about = Empezar como está impreso, o dejar que cada jugador coloque antes algunas fichas.
value-deployment-standard = Como está impreso
value-deployment-open = Abierto
option-sudden_propaganda = Propaganda Repentina
option-sudden_propaganda-about = Una carta de Propaganda que aparece como carta siguiente se juega enseguida, antes que la carta en juego.
value-sudden_propaganda-false = No
value-sudden_propaganda-true = Sí
option-deception = Engaño de Victoria
option-deception-about = Con 3 o 4 jugadores, cada uno saca 2 marcadores que los demás no ven: una amenaza vacía, un plan oculto o un recurso oculto.
value-deception-false = No
value-deception-true = Sí
option-capabilities = Capacidades de las cartas apartadas
option-capabilities-about = Poner en vigor las Capacidades que haya entre las cartas de Evento apartadas, o empezar sin ellas.
value-capabilities-true = En vigor
value-capabilities-false = Sin efecto
option-patrol_assault = Cubos del Gobierno en una Patrulla de la Coalición
option-patrol_assault-about = Los cubos del Gobierno se suman al Asalto que cierra una Patrulla de la Coalición por 3 Recursos, o gratis.
value-patrol_assault-paid = Por 3 Recursos
value-patrol_assault-free = Gratis
option-players = Jugadores
option-nonplayers = Facciones Sin Jugador
option-nonplayers-about = Los bots juegan con las Facciones sin jugador, o los jugadores se las reparten.
value-nonplayers-true = Juegan los bots
value-nonplayers-false = Se las reparten los jugadores

deception-empty-threat = Amenaza Vacía
deception-hidden-agenda = Plan Oculto
deception-hidden-asset = Recurso Oculto
goal-resources = Recursos
