### Help for players, in our own words: player aids (aid-…), rule summaries (rule-text-…), the tutorial (tutorial-…).
### What is shown in which order is in games/andean_abyss/data/aid.json.

aid-section-resources = Resources
aid-section-operations = Operations
aid-section-special = Special Activities
aid-section-propaganda = In Propaganda Rounds
aid-section-hints = For your first games
aid-section-nonplayer = When nobody plays it

## Government

aid-govt-goal = Win the people over: at a victory check Total Support must be above 60. Your margin is Total Support minus 60. Alone against Non-players you cannot win at a check: keep every Insurgent from passing one, and have the highest margin in the end.
aid-govt-aid-title = Aid
aid-govt-aid = Once Samper is out of office, each Propaganda Round pays you as many Resources as the Aid track shows. Eradicate adds 4 to Aid and every Shipment lost to an Assault 6; AUC Terror takes away 3 or 5.
aid-govt-hint-cities-title = Most people live in Cities
aid-govt-hint-cities = Population decides. Bogotá alone counts 8, so Active Support there is worth 16 of the 61 you need. Troops and Police side by side, with Control, are what turns Resources into Support: during a Train and in the Propaganda Round.
aid-govt-hint-find-title = First find, then strike
aid-govt-hint-find = An Assault does not touch Underground Guerrillas, nor the Bases they guard. Sweep (on LoCs Patrol) to make them Active, and remove them in a later turn before a Propaganda Round hides them all again. An Air Strike can follow at once.
aid-govt-hint-roads-title = Guard the roads
aid-govt-hint-roads = The LoCs bring up to 30 Resources a Round. A cube on a LoC makes up for one Guerrilla when the Round looks for Sabotage. Police are the ones to leave there: Troops have to go home in each Redeploy.

## FARC

aid-farc-goal = At a victory check Total Opposition plus the number of your Bases on the map must be above 25. Your margin is that sum minus 25.
aid-farc-rally = 1 Resource per space, in Cities and Departments without Support. Place 1 Guerrilla, or replace 2 of your Guerrillas with a Base. Where you have a Base you may instead place up to as many Guerrillas as you have Bases there plus the Population, or gather Guerrillas from anywhere on the map and turn all of yours there Underground.
aid-farc-terror = 1 Resource per City or Department, nothing for LoCs; each space needs an Underground Guerrilla, which becomes Active. A City or Department gets a Terror marker and shifts 1 level toward Active Opposition. A LoC is Sabotaged.
aid-farc-nonplayer-title = How it chooses its Operation
aid-farc-nonplayer = It Rallies if 9 of its Guerrillas are Available or a Rally could place a Base. Otherwise it Marches if it threatens nobody yet: no LoC or space with Support has one of its Underground Guerrillas or 3 of its pieces. Otherwise it Attacks if it is richer than the Government, and uses Terror if it is not. Extort goes with Rally and March, Ambush with Attack, Kidnap with Terror; in Propaganda Rounds it Agitates all it can.
aid-farc-hint-agitate-title = Save for Agitation
aid-farc-hint-agitate = In a Propaganda Round every level of Opposition costs a single Resource where you have Control. Nothing in the game is cheaper: outnumber the others in populated Departments and keep some Resources for it.
aid-farc-hint-bases-title = Bases do everything
aid-farc-hint-bases = Each Base is a point for you, earns 1 Resource a Round, brings more Guerrillas with every Rally, and makes victory harder for AUC. Leave an Underground Guerrilla with it, which shields it from Assaults.
aid-farc-hint-hidden-title = Stay Underground
aid-farc-hint-hidden = Terror, Extort and Ambush need Underground Guerrillas, and they become Active by it. Gather at a Base to hide again, or wait for the Reset. March in groups of up to 3, fewer where cubes wait.

## AUC

aid-auc-goal = At a victory check you must have more Bases on the map than FARC. Your margin is your Bases minus those of FARC.
aid-auc-rally = 1 Resource per space, in Cities and Departments without Opposition. Place 1 Guerrilla, or replace 2 of your Guerrillas with a Base. Where you have a Base you may instead place up to as many Guerrillas as you have Bases there plus the Population, or gather Guerrillas from anywhere on the map and turn all of yours there Underground.
aid-auc-march = 1 Resource per City or Department entered, nothing for LoCs. Move Guerrillas to adjacent spaces, each of them once. A group becomes Active if it goes to a LoC or to a space with Support or Opposition and, counted together with the cubes and FARC Guerrillas there, comes to more than 3.
aid-auc-terror = 1 Resource per City or Department, nothing for LoCs; each space needs an Underground Guerrilla, which becomes Active. A City or Department gets a Terror marker and shifts 1 level toward Neutral. A LoC is Sabotaged. Aid falls by 3, or by 5 if the Terror strikes 2 or more spaces.
aid-auc-nonplayer-title = How it chooses its Operation
aid-auc-nonplayer = It Rallies if 6 of its Guerrillas are Available or a Rally could place a Base. Otherwise it Marches toward FARC if fewer than half of the spaces with FARC Bases hold an AUC Guerrilla. Otherwise it uses Terror if an Underground AUC Guerrilla stands at a FARC Base, and Attacks if none does. Extort goes with Rally and March, Ambush with Attack, Assassinate with Terror.
aid-auc-hint-farc-title = FARC is your yardstick
aid-auc-hint-farc = A FARC Base removed counts as much as one of yours built, and you own only 6. Assassinate removes even a Base that is guarded: bring an Underground Guerrilla and more Guerrillas than there are Police.
aid-auc-hint-elite-title = Be ready for Elite Backing
aid-auc-hint-elite = Keep 2 Guerrillas where there is no Opposition and neither the Government nor FARC will have Control: the free Rally of the Propaganda Round turns them into a Base at no cost, in the final Round with nobody left to answer it.
aid-auc-hint-friends-title = A useful enemy
aid-auc-hint-friends = You and the Government both want FARC gone. Your Terror pushes Opposition toward Neutral, but it also cuts Aid: a good thing to bargain over.

## Cartels

aid-cartels-goal = At a victory check you must have more than 10 Bases on the map and more than 40 Resources. Your margin is the lower of two: Bases minus 10, and Resources minus 40.
aid-cartels-rally = 1 Resource per space, in any Cities and Departments. Place 1 Guerrilla, or replace 2 of your Guerrillas with a Base. Where you have a Base you may instead place up to as many Guerrillas as you have Bases there plus the Population, or gather Guerrillas from anywhere on the map and turn all of yours there Underground.
aid-cartels-terror = 1 Resource per City or Department, nothing for LoCs; each space needs an Underground Guerrilla, which becomes Active. A City or Department gets a Terror marker and shifts 1 level toward Neutral. A LoC is Sabotaged.
aid-cartels-nonplayer-title = How they choose their Operation
aid-cartels-nonplayer = They Rally if 10 of their pieces are Available or a Rally could replace 2 Guerrillas with a Base, and Cultivate. Otherwise they March if a Shipment is Available, and Process. Otherwise they use Terror, and Bribe.
aid-cartels-hint-cultivate-title = Rally and Cultivate
aid-cartels-hint-cultivate = A Rally with Cultivate places a Base without giving up Guerrillas for it: choose a Department with Population and more of your Guerrillas than Police. Every Base earns 3 Resources a Round.
aid-cartels-hint-shipments-title = Shipments tempt everybody
aid-cartels-hint-shipments = A Shipment that lasts until the Propaganda Round is a Base or 6 Resources; before that it buys a free Limited Operation or a friend. Hide it well: FARC can ransom it, AUC seize it, and the Government turns it into Aid.
aid-cartels-hint-quiet-title = Grow quietly
aid-cartels-hint-quiet = Nobody minds the Cartels until they have 8 or 9 Bases. Spread them thinly so that one Eradicate does not take two, and keep Resources for Bribes when the others come for you.

## All Insurgents

aid-insurgent-march = 1 Resource per City or Department entered, nothing for LoCs. Move Guerrillas to adjacent spaces, each of them once. A group becomes Active if it goes to a LoC or to a space with Support and, counted together with the cubes there, comes to more than 3.
aid-nonplayer-turn-title = Event or Operation
aid-nonplayer-turn = As 1st Eligible it executes the Event if its symbol is leftmost on the card, and operates if not. As 2nd Eligible it takes the Event whenever it may, unless the card has a gray 2. It always uses the shaded text, leaves Events alone that would do nothing, knows no Limited Operations, and passes without Resources. Dice settle what its priorities leave open.

## Rule summaries

rule-text-1-3-6 = Spaces are adjacent if they touch, if they are Departments with only a LoC between them, or if they are LoCs or Departments around the same Town. Towns themselves are no spaces.
rule-text-1-4 = The Government has cubes (Troops and Police) and Bases. Each Insurgent Faction has Guerrillas and Bases.
rule-text-1-4-1 = Pieces are limited in number. What is placed comes from the Available ones, and what is removed returns to them. If the right kind is not Available nothing is placed, and a piece that was to be replaced is just removed.
rule-text-1-4-1-own-pieces = While it executes an Operation, a Special Activity or an Event, a player's Faction may take its own pieces off the map, for instance to place them again elsewhere. In the second edition it may do so only in its own turn.
rule-text-1-4-1-full-removal = You choose whom you strike. A Faction once chosen loses as many pieces as your action can remove.
rule-text-1-4-2 = A City or Department holds at most 2 Bases, whosever they are, and a LoC none. Government pieces may not be in a FARC Zone. Whatever would break these limits is not placed or moved.
rule-text-1-4-3 = Guerrillas are Underground or Active. Underground ones are safe from Assault and Air Strike, and Terror, Extort and Ambush need them. New Guerrillas come Underground. Cubes and Bases are always Active.
rule-text-1-5 = One to four people lead the Factions, and every Faction is the enemy of all others. Those that nobody leads act by themselves as Non-players.
rule-text-1-5-option = The players lead the Factions left over as well: with three, AUC's player the Cartels; with two, the Government AUC and FARC the Cartels. The lowest margin of one's Factions counts, and nothing may be transferred between them.
rule-text-1-5-1 = Players may agree on anything the rules permit, in the open; nobody is bound to keep a promise. Only Resources and Shipments can be handed over.
rule-text-1-5-2 = In the second edition Resources and Shipments change hands only while the giver or the receiver executes in its turn.
rule-text-1-6 = Support and Opposition show what the people of a City or Department think of the Government. They decide whether the Government and FARC win, and where FARC and AUC may Rally.
rule-text-1-6-1 = Each space with Population is at Active Support, Passive Support, Neutral, Passive Opposition or Active Opposition. A shift by 1 level goes one step along this line.
rule-text-1-6-3 = Total Support is the Population of all spaces with Support, counted twice where it is Active; Total Opposition likewise. Opposition + Bases adds the number of FARC Bases on the map.
rule-text-1-7 = Resources, 0 to 99, pay for Operations. Aid, 0 to 29, adds to the Government's Resources in Propaganda Rounds (not under Samper) and through Events.
rule-text-1-8 = In the second edition Control is up to date at all times. The Government has it where its pieces outnumber those of all Insurgents together, FARC where its pieces outnumber all others. It stands still only during Redeploy.
rule-text-2-2 = One card is in play, and the next one lies face up on the deck: everybody sees one card ahead. Played cards are open.
rule-text-2-3 = On an Event card at most two Factions execute an Operation or the Event. Eligible Factions get their chance in the order of the symbols on the card.
rule-text-2-3-1 = Whoever executed an Operation or an Event on the last card is Ineligible on this one and does nothing. Everybody else is Eligible, and at the start all are.
rule-text-2-3-1-a = The order of the Factions is read from the next Event card in the deck, not from the card in play.
rule-text-2-3-1-b = As Option A; moreover, executing makes nobody Ineligible. Only the text of an Event can.
rule-text-2-3-2 = The Eligible Faction whose symbol is leftmost on the card is 1st Eligible, the next one 2nd Eligible. Ineligible Factions are skipped.
rule-text-2-3-3 = Whoever passes receives 1 Resource, the Government 3, and stays Eligible for the next card. The next Eligible Faction on the card moves up in its place.
rule-text-2-3-4 = The 1st Eligible executes an Operation, with or without a Special Activity, or the Event. After an Operation alone the 2nd Eligible may do a Limited Operation; after an Operation with a Special Activity, a Limited Operation or the Event; after the Event, an Operation with or without a Special Activity. Both may pass instead.
rule-text-2-3-5 = A Limited Operation takes place in 1 space and has no Special Activity. Patrol, Sweep and March may bring pieces from several spaces to the one destination.
rule-text-2-3-6 = After an Operation that was paid for and had no Special Activity, a player may remove an own Shipment, or one that its owner is willing to give, and do a free Limited Operation of any kind. Only once per card.
rule-text-2-3-7 = When the card is finished, those who executed an Operation or the Event become Ineligible and all others Eligible, unless an Event says otherwise.
rule-text-2-3-9 = If the card to follow is the final Propaganda card, players may only do Limited Operations, and neither Sweep nor March.
rule-text-2-4 = Nobody executes on a Propaganda card. It starts a Propaganda Round: a victory check, income, Support, Redeploy and Reset.
rule-text-2-4-1 = The fourth Propaganda card is the final one: after its Round the game is over and the margins decide. In the short game it is the third, in the quick scenario the second.
rule-text-3-1 = Choose one Operation, select its spaces and pay for each. You decide in which order they are resolved and which enemies are affected; one Faction may be struck and another spared. A space is selected only once.
rule-text-3-1-2 = A free Operation or Special Activity costs no Resources. A Faction that is granted one on another's turn does not lose its Eligibility by it. All other conditions hold.
rule-text-3-2 = Train, Patrol, Sweep or Assault. The Government never moves or places pieces into a FARC Zone.
rule-text-3-2-1 = 3 Resources per space, in any Cities and Departments. In Cities, and in Departments with a Government Base, place up to 6 cubes, Troops and Police as you like. Then, in one of the selected spaces, either replace 3 cubes with a Base or do Civic Action there (3 more Resources per step).
rule-text-3-2-2 = 3 Resources in all. Move any cubes along LoCs and Cities as far as you like; each stops where it meets Guerrillas. Then on every LoC each cube makes 1 Guerrilla Active, and on 1 LoC you may Assault at no cost.
rule-text-3-2-3 = 3 Resources per City or Department. Bring in Troops from adjacent spaces, or over one LoC that is free of Guerrillas. Then each cube in the space, Police too, makes 1 Guerrilla Active; in Forest it takes 2 cubes for each.
rule-text-3-2-4 = 3 Resources per space. Each Troops cube removes 1 Active Guerrilla; in Mountain it takes 2 Troops. In Cities and on LoCs Police count as well. Once a Faction has no Guerrillas left in the space its Bases are removed.
rule-text-3-2-4-bases-last = Assault, Attack and Air Strike remove a Base only when its Faction has no other pieces in the space. A single Underground Guerrilla therefore shields its Base from Assault and Air Strike.
rule-text-3-2-5 = Aid rises by 6 for every Shipment that an Assault removes, up to 29.
rule-text-3-3 = Rally, March, Attack or Terror.
rule-text-3-3-1 = 1 Resource per City or Department; FARC not in spaces with Support, AUC not in spaces with Opposition. Place 1 Guerrilla or replace 2 with a Base. With a Base there, you may instead place up to Bases plus Population in Guerrillas, or gather Guerrillas from anywhere and turn all of yours there Underground.
rule-text-3-3-2 = 1 Resource per City or Department entered, nothing for LoCs. Each Guerrilla moves once, to an adjacent space. A group becomes Active on a LoC or in a space with Support (AUC: or Opposition) if with the cubes there (AUC: and FARC Guerrillas) it comes to more than 3.
rule-text-3-3-3 = 1 Resource per space with your Guerrillas and an enemy. All your Guerrillas there become Active; then roll a die. If it shows no more than their number, remove up to 2 enemy pieces, even Underground Guerrillas, a Faction's Bases last. On a 1 you also place a Guerrilla.
rule-text-3-3-3-captured-goods = On a roll of 1 the attacker places one of its Available Guerrillas in the space. A Shipment that the Attack removes goes to one of the attacker's Guerrillas there.
rule-text-3-3-4 = 1 Resource per City or Department, nothing for LoCs. 1 Underground Guerrilla in each space becomes Active. A City or Department gets a Terror marker and shifts 1 level toward Neutral, or for FARC toward Active Opposition; a LoC is Sabotaged.
rule-text-3-3-4-aid-cut = AUC Terror lowers Aid by 3 if it strikes one space, by 5 if it strikes several.
rule-text-4-1 = With an Operation in at least 1 space a Faction may use one kind of Special Activity, at one moment just before, during or just after it. Limited Operations have none. If the 1st Eligible uses one, the Event is open to the 2nd.
rule-text-4-1-1 = Some Special Activities go only with certain Operations, or only in the spaces of these. The others go with any Operation, wherever they are possible.
rule-text-4-2 = Air Lift, Air Strike or Eradicate.
rule-text-4-2-1 = With any Operation. Move up to 3 Troops from one space to any other, but not into a FARC Zone.
rule-text-4-2-2 = With Patrol, Sweep or Assault, in 1 Department or LoC. Remove 1 Active Guerrilla, or 1 Base of a Faction that has no Guerrillas there.
rule-text-4-2-3 = With any Operation, in 1 Department with Cartels pieces. Aid rises by 4 and all Cartels Bases there are removed. Then that Department or one next to it shifts 1 level toward Active Opposition; if none of them can, a FARC Guerrilla appears in it.
rule-text-4-3 = Extort, Ambush or Kidnap.
rule-text-4-3-1 = With any Operation, in all the spaces you like, LoCs too, where you have an Underground Guerrilla and more pieces than all others together. In each, 1 Guerrilla becomes Active and you gain 1 Resource.
rule-text-4-3-2 = With Attack, in 1 of its spaces where you have an Underground Guerrilla. Only that one becomes Active and nothing is rolled: remove 2 enemy pieces and place a Guerrilla.
rule-text-4-3-3 = With Terror, in up to 3 of its spaces that have more FARC Guerrillas than Police. In a City or on a LoC the Government pays, at a Cartels Base the Cartels: roll a die and take that many Resources. On a 6 AUC places a piece there.
rule-text-4-3-3-drug-ransom = If the Cartels are the victims and hold a Shipment in the space, FARC takes the Shipment instead of rolling.
rule-text-4-4 = Extort, Ambush or Assassinate.
rule-text-4-4-1 = AUC Extorts and Ambushes just as FARC does, with its own Guerrillas.
rule-text-4-4-2 = With Terror, in up to 3 of its spaces where AUC Guerrillas outnumber Police. In each remove any 1 enemy piece, even a guarded Base or an Underground Guerrilla.
rule-text-4-4-2-commandeer = A Shipment that an Assassination sets free goes to an AUC Guerrilla in the space.
rule-text-4-5 = Cultivate, Process or Bribe.
rule-text-4-5-1 = With Rally or March, in 1 City or Department that has Population and more Cartels Guerrillas than Police. Move a Cartels Base there from anywhere; or, in a Department selected for this Rally, place a new one.
rule-text-4-5-2 = With Rally or March. Either remove any Cartels Bases for 3 Resources each, or place 1 or 2 Shipments under Guerrillas in spaces with Cartels Bases.
rule-text-4-5-3 = There are 4 Shipments. Each lies under a Guerrilla, moves with it and belongs to its Faction; the owner may hand it to any other Guerrilla in the space. When the carrier is removed, the owner hands it on or loses it. In a Propaganda Round it becomes a Base or 6 Resources.
rule-text-4-5-4 = With any Operation, in up to 3 spaces, for 3 Resources each. Remove up to 2 cubes, or remove or turn over up to 2 Guerrillas, or remove a Base.
rule-text-4-5-4-contraband = Shipments that a Bribe sets free the Cartels may give to any Guerrilla in the space.
rule-text-5-1 = Whoever executes an Event carries out its text and makes all the choices, except those the text gives to somebody else.
rule-text-5-1-1 = Where an Event contradicts the rules, the Event prevails. But it places only Available pieces, respects stacking and the limits of Aid and Resources, and lets no Faction use Operations or Special Activities that are not its own.
rule-text-5-1-2 = If two Events contradict each other, the one that is being played prevails.
rule-text-5-1-3 = If part of an Event is impossible, the rest is carried out as far as it goes.
rule-text-5-2 = An Event with two texts is used unshaded or shaded, never both. Every Faction may choose either.
rule-text-5-3 = These Events change what the Government can do, for better or worse, until the end of the game.
rule-text-5-4 = These shaded Events hamper the Government until the Reset of the next Propaganda Round.
rule-text-5-5 = Some Events grant an Operation or Special Activity on the spot. It is free and leaves Eligibility alone; other conditions hold unless the Event says otherwise.
rule-text-6-0 = The phases in order: Victory, Control (in the second edition Sabotage), Resources, Support, Redeploy, Reset.
rule-text-6-0-exception = A Propaganda card that follows right upon another brings no Round. If it is the final one, the game ends there and the margins decide.
rule-text-6-1 = If a Faction meets its victory condition the game ends at once. A Government alone against Non-players does not win here.
rule-text-6-2 = The Government Controls a City or Department where its pieces outnumber all Insurgents', FARC one where its pieces outnumber all others'. Then each LoC with more Guerrillas than cubes, or next to a City under FARC Control, is Sabotaged.
rule-text-6-3 = The Government earns first, then the Insurgents, and then Shipments are cashed in. Nobody goes beyond 99 Resources.
rule-text-6-3-1 = The Government receives the Economic value of all LoCs without Sabotage, 30 at most, plus Aid. While Samper is president Aid is not paid.
rule-text-6-3-2 = FARC and AUC receive 1 Resource for each of their Bases on the map, the Cartels 3.
rule-text-6-3-3 = FARC, then AUC, then the Cartels cash in their Shipments. Each becomes, as its owner chooses, 6 Resources or (if one is Available and there is room) a Base where it lies.
rule-text-6-4 = Civic Action by the Government, Agitation by FARC, the Election, and last Elite Backing for AUC.
rule-text-6-4-1 = In Cities and Departments that it Controls and where it has Troops as well as Police, the Government may pay 3 Resources a step. Each step removes a Terror marker or, once there is none, shifts the space 1 level toward Active Support.
rule-text-6-4-2 = In Cities and Departments that it Controls FARC may pay 1 Resource a step. Each step removes a Terror marker or, once there is none, shifts the space 1 level toward Active Opposition.
rule-text-6-4-3 = If Total Support is 60 or less, Pastrana follows Samper, or Uribe follows Pastrana. Once Samper is gone Aid is paid; Pastrana brings a FARC Zone; Uribe abolishes all FARC Zones.
rule-text-6-4-4 = Of the Departments that are no FARC Zone yet, the one with most FARC pieces becomes one; the Government chooses among equals. Its cubes there Redeploy, its Bases are removed, and none of its pieces may enter. Air Strike and Eradicate still reach it.
rule-text-6-4-5 = AUC may Rally for free in 1 space without Opposition that neither the Government nor FARC Controls.
rule-text-6-5 = Troops on LoCs and in Departments without a Government Base must return to a Government-Controlled City or Base. Other Troops may do so, and Police may go to any LoC or Government-Controlled space.
rule-text-6-5-1 = Troops on LoCs and in Departments without a Government Base must move to Government-Controlled Cities, or Government-Controlled spaces with a Government Base. If there are none they go to Bogotá.
rule-text-6-5-2 = All other Troops may move to the same Cities and Bases, or stay.
rule-text-6-5-3 = Police may move to any LoC and to any space under Government Control.
rule-text-6-6 = All Factions become Eligible, Terror, Sabotage and Control markers and Insurgent Momentum are taken off, and all Guerrillas go Underground. The final Round has neither Redeploy nor Reset.
rule-text-7-1 = The highest margin comes first. Ties go to Non-players, then to the Cartels, AUC and FARC. If a Non-player passes a victory check, all players lose alike.
rule-text-7-2 = Government: Total Support above 60. FARC: Opposition + Bases above 25. AUC: more Bases than FARC. Cartels: more than 10 Bases and more than 40 Resources.
rule-text-7-3 = After the final Round the highest margin wins. Government: Total Support minus 60. FARC: Opposition + Bases minus 25. AUC: its Bases minus those of FARC. Cartels: the lower of Bases minus 10 and Resources minus 40.
rule-text-8-1 = A Non-player executes the Event or an Operation by fixed rules: by the place of its symbol, by whether the Event would do anything, and by its Resources. The sections of the Factions tell which Operation.
rule-text-8-1-first-eligible = As 1st Eligible a Non-player executes the Event if its symbol is the leftmost on the card, and otherwise an Operation.
rule-text-8-1-second-eligible = As 2nd Eligible a Non-player executes the Event if what the 1st did allows it, unless the card has a gray 2; then, and otherwise, an Operation.
rule-text-8-1-discord = In a game for two the Government decides whether a 2nd Eligible Non-player with Resources executes an Event that has an effect or an Operation.
rule-text-8-1-ineffective = A Non-player executes an Event only if something would come of it; Capabilities and Momentum count as an effect.
rule-text-8-1-zero-resources = A Non-player without Resources passes instead of operating. If its Resources run out during an Operation, it adds no more spaces but may still use its Special Activity.
rule-text-8-1-not-limited = Where a player would be held to a Limited Operation, a Non-player executes a full one with its Special Activity, even on the last Event card.
rule-text-8-1-no-shipping = Non-players do not remove Shipments for extra Operations.
rule-text-8-1-1 = Non-players do what applies to them as fully as they can, with the most pieces and in all the spaces that qualify. They pay and follow the procedures like everybody else.
rule-text-8-1-1-not-possible = If nothing of the chosen Operation can be carried out, the one before it in the Faction's list is executed instead, with its Special Activity. If not even a Rally is possible, the Non-player passes.
rule-text-8-1-2 = Non-players place Bases before Guerrillas. They remove enemy Bases first, then Police, Troops, Underground and Active Guerrillas, and lose their own Active Guerrillas first. They March so that as many as possible stay Underground, and turn Shipments into Bases rather than Resources.
rule-text-8-2 = Where several Cities or Departments are equally good, three dice point to a space of a table; the first candidate from there on is taken.
rule-text-8-3 = Among LoCs the highest Economic value comes first, then one next to a City drawn at random, then an equal chance.
rule-text-8-4-1 = Non-players use the shaded text of an Event that has two.
rule-text-8-4-2 = When an Event lets them place or move pieces, Non-players use it to the full, as far as pieces are Available and may stand there.
rule-text-8-4-3 = Non-players choose the spaces of an Event at random, but those to be shifted so that Total Support and Opposition change most.
rule-text-8-4-4 = For some Events the Non-players have instructions of their own, which come before the general rules.
rule-text-8-5 = The Cartels Rally and Cultivate; if the conditions are not met, they March and Process; if these are not met either, they use Terror and Bribe.
rule-text-8-5-1 = With 10 Cartels pieces Available, or a Base to be had for 2 Guerrillas, they Rally in up to 3 spaces: for Bases; to hide Active Guerrillas at a Base with cubes; to guard Bases without Guerrillas; and in 1 Department where a Base could be Cultivated.
rule-text-8-5-1-cultivate = They place a Base in a Department of the Rally, or else move one from a space with 2 of their Bases to a space with none.
rule-text-8-5-2 = If a Shipment is Available they March into a City or Department with fewer than 2 Bases, adjacent to a space with at least 2 of their Guerrillas. All that are adjacent go, except the last one at each of their Bases.
rule-text-8-5-2-process = They place 2 Shipments where they have a Guerrilla and a Base. Without such a space they remove 1 Base for 3 Resources from a space with 2 of their Bases.
rule-text-8-5-3 = In up to 3 populated spaces with Underground Guerrillas: at Support first, then Opposition, then Neutral.
rule-text-8-5-3-bribe = In up to 3 spaces where they and enemies are: against the Government first, then FARC, then AUC, as long as there are 3 Resources for each.
rule-text-8-6 = AUC Rallies, or Marches toward FARC, or uses Terror where an Underground Guerrilla of its own stands at a FARC Base, or else Attacks.
rule-text-8-6-1 = With 6 AUC Guerrillas Available, or a Base to be had, AUC Rallies in up to 3 spaces without Opposition: for Bases; to hide Active Guerrillas at a Base with cubes; then to place Guerrillas at FARC Bases, at its own Bases, and elsewhere.
rule-text-8-6-1-extort = With Rally or March AUC Extorts in every space where it can.
rule-text-8-6-1-elite-backing = In its free Rally AUC places a Base if it can, otherwise Guerrillas as in any Rally.
rule-text-8-6-2 = If fewer than half of the spaces with FARC Bases have an AUC Guerrilla, AUC Marches into a space with FARC pieces, best a Base, and none of its own Guerrillas, best one where it stays Underground. 1 Guerrilla stays behind with each AUC Base or FARC piece.
rule-text-8-6-3 = If no Underground AUC Guerrilla stands at a FARC Base, AUC Attacks in up to 3 spaces where it has an Underground Guerrilla or at least 3 in all: to take Shipments, then against FARC, then the Government.
rule-text-8-6-3-ambush = In the Attack space with an Underground and the fewest AUC Guerrillas.
rule-text-8-6-4 = If an Underground AUC Guerrilla stands at a FARC Base, AUC uses Terror in up to 3 spaces: at 1 FARC Base, then in 1 other space with FARC pieces, then elsewhere.
rule-text-8-6-4-assassinate = In all Terror spaces where AUC Guerrillas outnumber Police: to take Shipments, then FARC pieces, then the Government's, then the Cartels'.
rule-text-8-7 = FARC Rallies, or Marches if it threatens nobody yet, or Attacks if it has more Resources than the Government, or else uses Terror.
rule-text-8-7-1 = With 9 FARC Guerrillas Available, or a Base to be had, FARC Rallies in spaces without Support: wherever 2 Guerrillas can become a Base; to hide Active Guerrillas at a Base with cubes; to place Guerrillas at its Bases; and in 1 more space.
rule-text-8-7-1-extort = In every space with at least 2 Underground Guerrillas, and on 1 LoC, the one of lowest Economic value first.
rule-text-8-7-2 = If no LoC and no space with Support has an Underground FARC Guerrilla or 3 FARC pieces, FARC Marches: 1 Guerrilla onto each LoC without Sabotage (not before the final Propaganda card), then into up to 3 populated spaces at Support or Neutral that it could not Agitate yet, then into 1 more. Guerrillas leave only Active Opposition, Departments without Population and Sabotaged LoCs, and 1 stays with any Base.
rule-text-8-7-3 = If FARC has more Resources than the Government it Attacks: wherever it has 3 Guerrillas and an enemy, and in 1 more space where it could Ambush. It strikes for Shipments, then AUC, the Government, the Cartels.
rule-text-8-7-3-ambush = In the Attack space with an Underground and the fewest FARC Guerrillas.
rule-text-8-7-4 = If FARC has no more Resources than the Government it uses Terror: on all LoCs without Sabotage, then where it could Kidnap, until there are 3 such spaces, then in all populated spaces that are not at Active Opposition.
rule-text-8-7-4-kidnap = In up to 3 of the Terror spaces: LoCs first, then Cities, then Departments with Cartels Bases; not where the victim has nothing.
rule-text-8-7-5 = FARC Agitates as much as it can pay for: first where there is least Terror, then at Support, then where Population is highest. It removes Terror only if a shift follows.
rule-text-8-8 = A lone Government must keep every Insurgent from passing a victory check and lead after the final Round. Its margin minus the best of the others gives the degree: 0 or less COIN Failure, 1 to 3 Stalemate, 4 to 8 COIN Progress, 9 or more COIN Triumph.
rule-text-setup = Agree on scenario, deployment and options, and on who leads which Faction. Then the deck is built and the pieces are set up.
rule-text-setup-deck = 12 of the 72 Events are set aside unseen. The others form 4 piles with a Propaganda card shuffled into each, and these are stacked. The quick scenario has 4 piles of 6 Events, with a Propaganda card in the second and the fourth.
rule-text-setup-open = The pieces of Non-players stand as in the Standard Deployment. Then the Cartels, AUC, FARC and the Government, in this order and as far as players lead them, place their own starting pieces within certain limits.

## Tutorial: the Government's first turns in a game alone

tutorial-welcome-title = Welcome
tutorial-welcome = You lead the Government of Colombia. FARC, AUC and the Cartels act by themselves. These notes take you through your first turns and go on when you have done what they ask; you can leaf through them at any time, and nothing you do here can go wrong.
tutorial-support-title = What you fight for
tutorial-support = Every City and most Departments have a Population and a level, from Active Support to Active Opposition. Total Support is what counts for you: Population at Passive Support once, at Active Support twice. You want more than 60. Look at Bogotá: with 8 Population nothing is more precious.
tutorial-pieces-title = The pieces
tutorial-pieces = Your cubes are Troops, who do the fighting, and Police, who stay and hold. Insurgents have Guerrillas: Underground ones can hardly be touched, Active ones can. Discs are Bases. Between the Cities run the LoCs, which earn your Resources. Choose any space to read what is in it.
tutorial-card-title = The card in play
tutorial-card = The symbols on the card give the order. At most two Factions execute on it, an Operation or the Event, and both sit out the next card. Beside it lies the card that comes next. If others were before you on this card, what they did decides what is left for you.
tutorial-train-title = Your first Operation
tutorial-train = When you are asked what to do with the card, it is your turn. Among the choices are your Operations; choose Train, which brings new cubes and can win Support. If Operations are Limited on this card you have one space and no Special Activity: enough for a start.
tutorial-space-title = Choose a space
tutorial-space = Spaces that you can choose are lit on the map. Choose a City that is not at Active Support yet; at the start of the standard scenario that is Cali. Each space costs 3 Resources.
tutorial-cubes-title = Cubes, and second thoughts
tutorial-cubes = Place up to 6 cubes: first say how many Troops, then how many Police. Changed your mind? Take the choice back and answer again. That works until a die falls, a card is turned up or somebody else decides. Then choose another space, or finish.
tutorial-build-title = Win the people
tutorial-build = In one of your spaces you may now build a Base or do Civic Action. Where you have Troops, Police and Control (more pieces than all Insurgents together), 3 Resources remove a Terror marker or raise the level by one. Try it if it is offered. After that you may add a Special Activity such as Air Lift, or end your turn.
tutorial-why-title = The others have acted
tutorial-why = You executed an Operation, so you sat out a card; now you are Eligible again. The log tells what happened meanwhile. Non-players follow fixed priorities: ask why, and every step is explained with the number of its rule. Each number opens a summary of the rule.
tutorial-margins-title = Who is ahead?
tutorial-margins = Beside each Faction stands its margin: how far it is beyond its goal, or short of it. If an Insurgent is above 0 when a Propaganda card comes up, you have lost. Look who is closest and what that Faction needs: its player aid is in the help.
tutorial-sweep-title = Find the Guerrillas
tutorial-sweep = Now choose Sweep. It brings Troops into Cities or Departments and makes Underground Guerrillas Active. If there are Guerrillas on your LoCs, a Patrol may be the better choice: 3 Resources for the whole map. Then go on in these notes by yourself.
tutorial-troops-title = Send in the Troops
tutorial-troops = Choose a space with Guerrillas next to your Troops and bring some in: each cube there makes 1 Guerrilla Active, in Forest it takes 2. If you may use a Special Activity, an Air Strike can remove an Active Guerrilla outside the Cities right away. Then end your turn.
tutorial-plan-title = Your plan from here
tutorial-plan = Active Guerrillas fall to an Assault, and Bases after them. Have a look at the Event too: either text may be yours. With nothing urgent to do, pass: that earns 3 Resources and you stay Eligible. Play on until a Propaganda card comes up.
tutorial-round-title = A Propaganda Round
tutorial-round = First the goals are checked. Then LoCs without Sabotage bring Resources; you buy Support with Civic Action where you have Control, Troops and Police; there may be an Election; Troops in Departments without a Base return home; and all Guerrillas hide. After the final Round you need the highest margin. Good luck!
