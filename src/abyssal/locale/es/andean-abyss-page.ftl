### Lo que la página dice solo de Andean Abyss; `{ $name }` llega a la página como `{name}` y se completa allí.

## Map

page-legend-shipments = Una caja: un Cargamento, con la ficha que lo lleva
page-legend-zone = Zona FARC, rayada en el mapa
page-board-kind-city = Ciudad
page-board-kind-department = Departamento
page-board-kind-foreign = país extranjero
page-board-kind-pipeline = LdC, oleoducto
page-board-terrain-forest = Bosque
page-board-terrain-grassland = Pradera
page-board-terrain-mountain = Montaña
page-board-level-as = Apoyo Activo
page-board-level-ps = Apoyo Pasivo
page-board-level-n = Neutral
page-board-level-po = Oposición Pasiva
page-board-level-ao = Oposición Activa
page-board-zone = Zona FARC
page-board-shipments = Cargamentos: { $count } ({ $pieces })

## Cards and agreements

page-effect-capability = Capacidad
page-effect-momentum = Impulso
page-deals-text = Mientras esta pregunta está abierta, los jugadores pueden darse lo que las reglas permiten (1.5.1, 4.5.3).
mark-gray-two = 2 gris: como 2ª Elegible, una Facción Sin Jugador ejecuta una Operación en lugar de este Evento (8.1)
box-out-of-play = Fuera de juego
