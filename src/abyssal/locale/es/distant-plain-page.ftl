### Lo que la página dice solo de A Distant Plain; `{ $name }` llega a la página como `{name}` y se completa allí.

game-title = A Distant Plain
game-provenance = Los nombres y los datos siguen las reglas publicadas; todos los textos y el mapa son nuestros. Se indica en qué cartas no se conoce el texto impreso.

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
