### Reasons of Non-player Warlords.

why-above-forty-one = Will the Warlords have 41 Resources left after paying
why-base-to-suborn = 3 Guerrillas, no room for a Base, and a Government Base to Suborn
why-control-of-player = under a player’s Control
why-costs-government-player = takes COIN Control from a Government that has a player
why-costs-player = costs a player victory points
why-cultivate-then-rally = Cultivate first, then Rally
why-feeds-no-player = Warlords Bases where Traffic helps no player
why-forty-three-resources = Do the Warlords have 43 or more Resources
why-guerrillas-without-base = Guerrillas without a Base
why-last-campaign = Is this the last Campaign
why-most-bases = most Bases
why-player-ahead = Does a player have a positive margin
why-populated = with Population
why-rally-then-cultivate = Rally first, then Cultivate
why-rally-to-cultivate = one more Rally, so that Cultivate can follow
why-removes-control = removes Control
why-second-base = a single Base, with room to Cultivate a second
why-takes-a-level = removes Support or Opposition
why-terror-costs-player = Could Terror lower a player’s margin
why-two-on-loc = LoC where exactly 2 Guerrillas would end up
why-uncontrolled = Uncontrolled
why-without-coalition = without Coalition pieces
