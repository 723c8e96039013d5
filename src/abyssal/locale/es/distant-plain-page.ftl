### Lo que la página dice solo de A Distant Plain; `{ $name }` llega a la página como `{name}` y se completa allí.

game-title = A Distant Plain
game-provenance = Los nombres y los datos siguen las reglas publicadas; todos los textos y el mapa son nuestros. Se indica en qué cartas no se conoce el texto impreso.
game-about = Afganistán después de 2001: la Coalición y el Gobierno luchan contra los Talibanes y los Señores de la Guerra, y cada aliado tira por su lado.
game-length = De 3 a 4 horas; en torno a 2 horas con el escenario corto
game-difficulty = Alta. Dos aliados, un mapa y objetivos distintos.
wins-coalition = Gana Apoyo y lleva tus fuerzas a casa: más de 30 en total.
wins-taliban = Extiende la Oposición y construye Bases: más de 20 en total.
wins-government = Gobierna y recompensa: Población bajo Control COIN y Clientelismo por encima de 35.
wins-warlords = Que nadie mande en el país: más de 15 de Población sin Control y más de 40 Recursos.

## Mapa

page-legend-returnee = +1 Pob: han vuelto refugiados y la Población es 1 mayor
page-control-coin = COIN (Coalición y Gobierno)
page-control-taliban = Talibanes
page-board-kind-city = Ciudad
page-board-kind-province = Provincia
page-board-terrain-mountain = Montaña
page-board-terrain-plains = Llanura
page-board-terrain-pakistan = Pakistán
page-board-trait-pashtun = Pastún
page-board-level-s = Apoyo
page-board-level-n = Neutral
page-board-level-o = Oposición
page-board-returnee = +1 Pob

## Cartas y acuerdos

page-effect-capability = Capacidad
page-effect-momentum = Impulso
page-deals-text = Mientras esta pregunta está abierta, la Facción ejecutora y las demás, salvo la Coalición, pueden darse Recursos. El Gobierno también puede pagar a los Señores de la Guerra con su Clientelismo, 1 por 1 (1.5.1).
mark-halo = Halo gris: como Facción Sin Jugador, tiene instrucciones especiales para este Evento (8.3.1)
