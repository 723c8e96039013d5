### What stands beside the map, and the options of a new game.

game-title = Andean Abyss
game-provenance = Names and facts follow the published rules; all texts and the map are our own.
game-about = Colombia in the 1990s: the Government, FARC, AUC and the Cartels fight for one country, each with a goal of its own.
game-length = 2 to 3 hours; about 1 hour with the Quick scenario
game-difficulty = Medium. A good first game of the series.
wins-govt = Win the people over: Total Support above 60.
wins-farc = Stir up Opposition and build Bases: more than 25 together.
wins-auc = Outgrow your enemy: more Bases than FARC.
wins-cartels = Get rich in the shadows: more than 10 Bases and more than 40 Resources.

track-aid = Aid
track-president = El Presidente
track-support = Total Support
track-opposition = Opposition + Bases

option-scenario = Scenario
option-scenario-about = The full game, or a shorter one that starts later.
value-scenario-standard = Standard
value-scenario-quick = Quick
option-edition = Edition
option-edition-about = The rules of the first or the second edition.
value-edition-first = First
value-edition-second = Second
option-government = Government without a player
option-government-about = Who plays the Government when no player does. The first edition has no bot for it; as a house variant it can use the second edition’s. The second edition always has its own.
value-government-standard = No bot (first edition)
value-government-second = The second edition’s bot (house variant)
option-deployment = Deployment
option-deployment-about = Start as printed, or let each player place some pieces first.
value-deployment-standard = As printed
value-deployment-open = Open
option-piles = Deck
option-piles-about = Propaganda cards are shuffled into piles of equal or roughly equal size.
value-piles-exact = Exact piles
value-piles-rough = Rough piles
option-no_reveal = No Reveal
option-no_reveal-about = Keep the next card face down until it is played.
value-no_reveal-false = Next card visible
value-no_reveal-true = Next card hidden
option-eligibility = Eligibility
option-eligibility-about =
    The usual rules of Eligibility, or one of two Options (2.3.1).
    Option A: the order of the Factions is that of the next Event card, not of the card in play.
    Option B: as A, and acting makes nobody Ineligible; only Events do.
value-eligibility-standard = Standard
value-eligibility-a = Option A
value-eligibility-b = Option B
option-short = Length
option-short-about = Play to the last Propaganda card, or stop at the third.
value-short-false = Full
value-short-true = Short
option-seeded = Seeded Propaganda
option-seeded-about = Second edition: each Propaganda card is near the bottom of its pile.
value-seeded-false = No
value-seeded-true = Yes

deal-hand = { $space }: Shipment from { $piece } to { $other }
goal-auc-bases = AUC Bases
goal-bases = Bases
goal-resources = Resources
