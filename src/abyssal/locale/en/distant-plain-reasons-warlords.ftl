### Reasons of Non-player Warlords.

why-above-forty-one = Have the Warlords 41 Resources left after paying
why-base-to-suborn = 3 Guerrillas, no room, and a Government Base to Suborn
why-control-of-player = Control of a Player
why-costs-government-player = costs a Government Player COIN Control
why-costs-player = costs a Player victory points
why-cultivate-then-rally = Cultivate first, then Rally
why-feeds-no-player = Warlord Bases where Traffic gives no Player anything
why-forty-three-resources = Have the Warlords 43 Resources or more
why-guerrillas-without-base = Guerrillas without a Base
why-last-campaign = Is this the last Campaign
why-most-bases = most Bases
why-player-ahead = Has a Player a positive margin
why-populated = with Population
why-rally-then-cultivate = Rally first, then Cultivate
why-rally-to-cultivate = one more Rally, so that Cultivate can follow
why-removes-control = Control goes
why-second-base = a single Base, with room for a second by Cultivate
why-takes-a-level = takes Support or Opposition away
why-terror-costs-player = Could Terror lower a Player’s margin
why-two-on-loc = LoC where exactly 2 Guerrillas come to stand
why-uncontrolled = Uncontrolled
why-without-coalition = without Coalition pieces
