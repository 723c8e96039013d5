### What the page says of A Distant Plain alone; `{ $name }` reaches the page as `{name}` and is filled in there.

game-title = A Distant Plain
game-provenance = Names and facts follow the published rules; all texts and the map are our own. Cards whose printed text is not known are marked.
game-about = Afghanistan after 2001: the Coalition and the Government fight the Taliban and the Warlords. But each ally has its own goal.
game-length = 3 to 4 hours; about 2 hours with the Short scenario
game-difficulty = Hard. Two allies, one map, different goals.
wins-coalition = Win Support and bring your forces home: more than 30 together.
wins-taliban = Spread Opposition and build Bases: more than 20 together.
wins-government = Rule and reward: Population under COIN Control and Patronage above 35.
wins-warlords = Let nobody rule: more than 15 Population without Control, and more than 40 Resources.

## Map

page-legend-returnee = +1 Pop: refugees have returned, so the Population is 1 higher
page-control-coin = COIN (Coalition and Government)
page-control-taliban = Taliban
page-board-kind-city = City
page-board-kind-province = Province
page-board-terrain-mountain = Mountain
page-board-terrain-plains = Plains
page-board-terrain-pakistan = Pakistan
page-board-trait-pashtun = Pashtun
page-board-level-s = Support
page-board-level-n = Neutral
page-board-level-o = Opposition
page-board-returnee = +1 Pop

## Cards and agreements

page-effect-capability = Capability
page-effect-momentum = Momentum
page-deals-text = While this question is open, the executing Faction and the others, except the Coalition, may give each other Resources. The Government may also pay the Warlords out of its Patronage, 1 for 1 (1.5.1).
mark-halo = Gray halo: as a Non-player, this Faction has special instructions for this Event (8.3.1)
