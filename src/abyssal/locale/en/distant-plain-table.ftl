### Who plays, what players agree on, and the help of the terminal.

option-players-about = How many people play. With 3, the Coalition’s player also plays the Warlords; with 2, each plays two Factions.
value-players-4 = 4
value-players-3 = 3
value-players-2 = 2
value-players-1 = 1
option-pairing = Pairing
option-pairing-about = With 2 players: the Coalition’s player also plays the Government and the Taliban’s player the Warlords, or the other way round.
value-pairing-government = Coalition and Government
value-pairing-warlords = Coalition and Warlords

deal-grant = { $giver }: { $count } Patronage into Resources for { $receiver }
help-give = give FROM TO AMOUNT — hand over Resources: give taliban warlords 5
help-grant = grant AMOUNT — the Government turns Patronage into Resources for the Warlords: grant 3
help-notation = On the map: after each name its Population or Econ; t Troops, p Police, g Guerrillas (a: how many are Active), b Bases; S Support, O Opposition; returnee: +1 Pop.
