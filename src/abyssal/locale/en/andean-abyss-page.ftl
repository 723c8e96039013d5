### What the page says of Andean Abyss alone; `{ $name }` reaches the page as `{name}` and is filled in there.

## Map

page-legend-shipments = A crate: a Shipment, with the piece that carries it
page-legend-zone = FARC Zone, hatched on the map
page-board-kind-city = City
page-board-kind-department = Department
page-board-kind-foreign = foreign country
page-board-kind-pipeline = LoC, pipeline
page-board-terrain-forest = Forest
page-board-terrain-grassland = Grassland
page-board-terrain-mountain = Mountain
page-board-level-as = Active Support
page-board-level-ps = Passive Support
page-board-level-n = Neutral
page-board-level-po = Passive Opposition
page-board-level-ao = Active Opposition
page-board-zone = FARC Zone
page-board-shipments = Shipments: { $count } ({ $pieces })

## Cards and agreements

page-effect-capability = Capability
page-effect-momentum = Momentum
page-deals-text = While this question is open, players may give each other what the rules allow (1.5.1, 4.5.3).
mark-gray-two = Gray 2: as 2nd Eligible, a Non-player executes an Operation instead of this Event (8.1)
box-out-of-play = Out of play
