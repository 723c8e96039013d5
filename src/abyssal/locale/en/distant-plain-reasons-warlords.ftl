### Reasons of Non-player Warlords.

why-above-forty-one = Do the Warlords have 41 Resources left after paying
why-base-to-suborn = 3 Guerrillas, no room, and a Government Base to Suborn
why-control-of-player = Control of a player
why-costs-government-player = costs a player’s Government COIN Control
why-costs-player = costs a player victory points
why-cultivate-then-rally = Cultivate first, then Rally
why-feeds-no-player = Warlords Bases where Traffic gives no player anything
why-forty-three-resources = Do the Warlords have 43 or more Resources
why-guerrillas-without-base = Guerrillas without a Base
why-last-campaign = Is this the last Campaign
why-most-bases = most Bases
why-player-ahead = Does a player have a positive margin
why-populated = with Population
why-rally-then-cultivate = Rally first, then Cultivate
why-rally-to-cultivate = one more Rally, so that Cultivate can follow
why-removes-control = Control is lost
why-second-base = a single Base, with room for a second by Cultivate
why-takes-a-level = takes Support or Opposition away
why-terror-costs-player = Could Terror lower a player’s margin
why-two-on-loc = LoC where exactly 2 Guerrillas would end up
why-uncontrolled = Uncontrolled
why-without-coalition = without Coalition pieces
