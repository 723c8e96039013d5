### Help for players, in our own words: player aids (aid-…), rule summaries (rule-text-…).
### What is shown in which order is in games/distant_plain/data/aid.json.

aid-section-resources = Resources
aid-section-operations = Operations
aid-section-special = Special Activities
aid-section-propaganda = In Propaganda Rounds
aid-section-hints = For your first games

## Coalition

aid-coalition-goal = Win Support and bring your forces home. You win at a victory check if Total Support plus your Available pieces is above 30. Your margin is that sum minus 30.
aid-coalition-purse-title = Not your money
aid-coalition-purse = You have no Resources of your own; you spend the Government’s. Patrols are free, and so are Sweeps and Assaults with your own Troops alone. If you pass, the Government receives 3 Resources.
aid-coalition-train = In Kabul and in Provinces with Coalition pieces. Where you have a Base, place up to 6 Government cubes for 3 Government Resources. A space where you place none is free. Then, in 1 of the spaces, carry out Civic Action if it is under COIN Control or, in Kabul, turn 3 Patronage into Government Resources.
aid-coalition-patrol = Free. Move Coalition cubes along LoCs and Kabul; they stop at Sabotage. Every cube on a LoC, yours and the Government’s, Activates 1 Guerrilla there. Then you may Assault on 1 LoC.
aid-coalition-sweep = Move in Coalition Troops from adjacent spaces, or across 1 LoC without Sabotage. Each may bring 1 Government Troops cube along; the space then costs 3 Government Resources. Where there is a Coalition piece, every cube Activates 1 Guerrilla.
aid-coalition-assault = Where you have Troops, each of your cubes removes 1 Active Guerrilla; Bases go last. For 3 Government Resources per space, each Government cube there does the same. Police count only in Kabul and on LoCs.
aid-coalition-hint-home-title = Bring them home
aid-coalition-hint-home = Each Available piece is worth 1 point, as much as 1 Population at Support. Surge in, win Support, and Surge out again before the check.
aid-coalition-hint-losses-title = Avoid Casualties
aid-coalition-hint-losses = Pieces lost to an Attack go to Casualties. They are not Available, they cost 3 Aid each in the next Round, and half the Troops and all the Bases never come back. Keep Government cubes beside yours: they are removed first.

## Taliban

aid-taliban-goal = You win at a victory check if Total Opposition plus the number of your Bases on the map is above 20. Your margin is that sum minus 20.
aid-taliban-rally = 1 Resource per space, free in Pakistan at Backing and Sponsorship. Choose spaces without Support, or Pashtun spaces at any level. Place 1 Guerrilla, or replace 2 with a Base. Where you already have a Base, you may instead place as many Guerrillas as the Population plus your Bases there, or flip all of yours there Underground. In 1 space with a Base you may also buy Sharia, at 1 Resource for each Terror marker or level.
aid-taliban-march = 1 Resource per Province or Kabul entered; free onto LoCs, and to and from Pakistan at Backing and Sponsorship. From a Pashtun destination you may March on. A group that enters a LoC or a space that is not Pashtun becomes Active if the group plus the cubes and Warlords Guerrillas there comes to more than 3.
aid-taliban-terror = 1 Resource per Province or Kabul, free on LoCs. In each space, 1 of your Underground Guerrillas becomes Active. A Province or Kabul gets a Terror marker and shifts 1 level toward Opposition. A LoC is Sabotaged.
aid-taliban-hint-pakistan-title = Use Pakistan as your refuge
aid-taliban-hint-pakistan = Nobody else may enter Pakistan. Only Air Strikes and Events can reach you there, and each Air Strike pushes Islamabad toward Sponsorship. Keep some Bases there. From there, March through several Pashtun Provinces in one Operation.
aid-taliban-hint-sharia-title = Save for Sharia
aid-taliban-hint-sharia = Where you have Control in a Propaganda Round, each level costs just 1 Resource. By then, outnumber everyone else together in populated Provinces.

## Government

aid-government-goal = Rule, and reward your friends. You win at a victory check if the Population under COIN Control plus Patronage is above 35. Your margin is that sum minus 35.
aid-government-train = 3 Resources per space, in any Provinces or Kabul. In Kabul and in Provinces with a COIN Base, place up to 6 cubes. If none are Available, take them from elsewhere on the map. Then, in 1 of the spaces, carry out Civic Action under COIN Control, or replace 3 cubes with a Base.
aid-government-patrol = 3 Resources in total. Move your cubes along LoCs and Kabul; they stop at Sabotage. Every cube on a LoC Activates 1 Guerrilla there. Then you may Assault on 1 LoC.
aid-government-sweep = 3 Resources per space. Move in Troops from adjacent spaces, or across 1 LoC without Sabotage. Pay the Warlords 1 Resource for each LoC you enter with Guerrillas on it. Each of your cubes in the spaces Activates 1 Guerrilla.
aid-government-assault = 3 Resources per space. Every 2 of your cubes (in Mountain every 3) remove 1 Active Guerrilla; Bases go last. Each Taliban Base you remove adds 6 Aid. Police count only in Kabul and on LoCs.
aid-government-hint-patronage-title = Turn Aid into Patronage
aid-government-hint-patronage = Govern where there is Support and no Coalition Base: you move its Population from Aid to Patronage, and the space becomes Neutral. The Coalition will not like that, and can take 3 Patronage back with a Train in Kabul.
aid-government-hint-desert-title = Beware of threes
aid-government-hint-desert = In each Round, 1 of every 3 of your cubes in a space deserts. A pair loses nobody. Police may stay where they are; Troops outside Kabul and away from COIN Bases must go home.

## Warlords

aid-warlords-goal = You win at a victory check if the Afghan Population that nobody Controls is above 15 and your Resources are above 40. Your margin is the lower of two numbers: that Population minus 15, and your Resources minus 40.
aid-warlords-rally = 1 Resource per space, anywhere in Afghanistan. Place 1 Guerrilla, or replace 2 with a Base. Where you already have a Base and the space is not Pashtun, you may instead place as many Guerrillas as the Population plus your Bases there, or flip all of yours there Underground.
aid-warlords-march = 1 Resource per Province or Kabul entered, free onto LoCs. Each Guerrilla moves once, and never into Pakistan. A group that enters a LoC or a Pashtun space becomes Active if the group plus the Taliban Guerrillas there comes to more than 3.
aid-warlords-terror = 1 Resource per Province or Kabul, free on LoCs. In each space, 1 of your Underground Guerrillas becomes Active. A Province or Kabul gets a Terror marker and becomes Neutral. A LoC is Sabotaged.
aid-warlords-hint-balance-title = Let nobody rule
aid-warlords-hint-balance = A single Guerrilla in the right place can end COIN or Taliban Control. Count both sides in populated Provinces, and help the weaker one.
aid-warlords-hint-money-title = Get paid for peace
aid-warlords-hint-money = Your Guerrillas on LoCs earn Resources in each Round, and the Government pays you when its Troops drive past Guerrillas. Traffic earns money without losing a Base, but not where there are Coalition pieces.

## Rules in short

rule-text-1-4-1 = Pieces are limited in number. You place pieces from Available, and removed pieces return there; Coalition pieces lost to an Attack go to Casualties. Taliban and Warlords may take their own pieces off the map while they execute. A Faction you target loses as many pieces as possible.
rule-text-1-4-2 = A space holds at most 2 Bases in total, a LoC none. Only the Taliban may be in Pakistan.
rule-text-1-4-3 = Guerrillas are Underground or Active. New ones are placed Underground. Assault and Air Strike cannot remove Underground Guerrillas, or the Bases they shield.
rule-text-1-5 = One to four people play the Factions. Coalition and Government are the COIN Factions and friends of each other. Taliban and Warlords are everyone’s enemies.
rule-text-1-5-1 = Players may agree on anything the rules permit, as long as everyone can hear it. No promise is binding. While the giver or the receiver executes, Factions other than the Coalition may give Resources, and the Government may pay the Warlords in Resources out of Patronage.
rule-text-1-6 = Kabul and every Afghan Province with Population is at Support, Neutral or Opposition. LoCs, Pakistan and Provinces without Population have no level.
rule-text-1-7 = COIN Controls a space where Coalition and Government pieces together outnumber all others; the Taliban Control one where their pieces do. Control follows the pieces at once, except in the Redeploy Phase, where it changes only at the end.
rule-text-1-8 = Resources, from 0 to 75, pay for Operations; the Coalition has none. Aid, from 0 to 75, is paid to the Government in each Round. Patronage, from 0 to 40, counts toward the Government’s victory.
rule-text-1-9 = The game tracks four totals: Support plus Available Coalition pieces, Opposition plus Taliban Bases, Population under COIN Control plus Patronage, and Afghan Population that nobody Controls.
rule-text-2-2 = One card is in play, and the next one lies face up on the deck, so everyone sees one card ahead. Played cards stay visible.
rule-text-2-3 = At most two Factions execute an Operation or the Event of a card. Eligible Factions get the chance in the order of the symbols on the card.
rule-text-2-3-1 = A Faction that executed an Operation or an Event on the last card is Ineligible on this one.
rule-text-2-3-2 = The Eligible Faction whose symbol is leftmost is 1st Eligible, and the next one is 2nd Eligible.
rule-text-2-3-3 = An Insurgent that passes receives 1 Resource. If a COIN Faction passes, the Government receives 3. The Faction stays Eligible for the next card, and the next Eligible Faction takes its place.
rule-text-2-3-4 = The 1st Eligible executes the Event, or an Operation with or without a Special Activity. The 2nd Eligible’s options depend on that. After an Operation alone, it may execute a Limited Operation. After an Operation with a Special Activity, it may execute a Limited Operation or the Event. After the Event, it may execute an Operation, with or without a Special Activity. Either Faction may pass instead.
rule-text-2-3-5 = A Limited Operation takes place in 1 space and has no Special Activity. Patrol, Sweep and March may move pieces from several spaces to that one destination.
rule-text-2-3-6 = At the end of the card, the Factions that executed an Operation or the Event become Ineligible and the others become Eligible.
rule-text-2-3-7 = Then play the next card and reveal another. With Sudden Propaganda, a Propaganda card that is revealed swaps places with the card before it and is played at once.
rule-text-2-3-8 = On the last Event card before the final Propaganda card, players may execute only Limited Operations, and neither Sweep nor March.
rule-text-2-4 = A Propaganda card has no turns. It starts a Propaganda Round.
rule-text-2-4-1 = After the Round of the final Propaganda card the highest margin wins.
rule-text-3-1 = Choose one Operation, select its spaces and pay for each. You decide in which order to resolve them and whom to target.
rule-text-3-1-2 = A free Operation or Special Activity costs no Resources and does not change Eligibility.
rule-text-3-2-1 = 3 Government Resources per space; the Coalition pays only where it places cubes, and needs a Base there to do so. Place up to 6 Government cubes in Kabul and in Provinces with a COIN Base. Then, in 1 space: Civic Action under COIN Control; or, for the Government, a Base in place of 3 cubes; or, for the Coalition in Kabul, 3 Patronage into Resources.
rule-text-3-2-2 = 3 Resources in total for the Government, free for the Coalition. Cubes move along LoCs and Kabul and stop at Sabotage. Each cube on a LoC Activates 1 Guerrilla. Then you may Assault on 1 LoC at no cost.
rule-text-3-2-3 = 3 Government Resources per space; the Coalition pays only where Government Troops move in. Troops come from adjacent spaces, or across 1 LoC without Sabotage. Each cube Activates 1 Guerrilla. The Government pays the Warlords 1 Resource for each LoC with Guerrillas that it crosses.
rule-text-3-2-4 = 3 Resources per space; the Coalition pays only if Government cubes join in. Government: remove 1 piece for every 2 cubes, in Mountain for every 3. Coalition: remove 1 piece per cube. Active Guerrillas go first, then Bases. Police count only in Kabul and on LoCs. Each Taliban Base removed by the Government adds 6 Aid.
rule-text-3-3-1 = 1 Resource per space. Taliban choose spaces without Support or Pashtun spaces, Warlords any spaces outside Pakistan. Place 1 Guerrilla, or replace 2 with a Base. If you already have a Base there (Warlords: not in Pashtun spaces), you may instead place as many Guerrillas as the Population plus your Bases, or flip all of yours there Underground. The Taliban may buy Sharia at 1 Base.
rule-text-3-3-2 = 1 Resource per Province or Kabul entered, nothing for LoCs. Taliban may March on from Pashtun spaces. On LoCs, and for Taliban outside Pashtun spaces or for Warlords inside them, a group becomes Active if it and the enemy Guerrillas there (for the Taliban, cubes too) come to more than 3.
rule-text-3-3-3 = 1 Resource per space with your Guerrillas and an enemy. All your Guerrillas there become Active. Then roll a die. If the roll is not above their number, remove up to 2 enemy pieces: Guerrillas before Bases, Government cubes before Coalition cubes, cubes before COIN Bases. Coalition pieces go to Casualties. On a 1 you also place a Guerrilla.
rule-text-3-3-4 = 1 Resource per Province or Kabul, nothing for LoCs. In each space, 1 Underground Guerrilla becomes Active. A Province or Kabul gets a Terror marker; Taliban shift it 1 level toward Opposition, Warlords set it to Neutral. A LoC is Sabotaged. There are 30 markers.
rule-text-4-1 = With an Operation in at least 1 space, a Faction may use one kind of Special Activity, at one moment just before, during or just after it. Limited Operations have no Special Activity. If the 1st Eligible uses one, the 2nd may take the Event.
rule-text-4-2-1 = With Train, in up to 3 spaces: Kabul, or Provinces under COIN Control. Move Coalition pieces among these spaces and Available. Then you may roll a die and divide the result between Aid and Warlords Resources.
rule-text-4-2-2 = With any Operation. Move Coalition Troops and up to 3 Government Troops among 3 spaces.
rule-text-4-2-3 = With Patrol, Sweep or Assault, in up to 3 spaces other than Kabul. In each, remove 1 Active Guerrilla, or a Base of a Faction without Guerrillas there. If any space is in Pakistan, Islamabad shifts 1 box toward Sponsorship.
rule-text-4-3-1 = With Train or Patrol, in 1 or 2 spaces under COIN Control that have Support or no Population. In each, place a +1 Pop marker if it has none; or move its Population from Aid to Patronage and set it to Neutral, but not if a Coalition Base is there.
rule-text-4-3-2 = With any Operation. Move Government Troops from 1 space along LoCs and Kabul into an adjacent destination; they stop at Sabotage. Pay the Warlords 1 Resource for each space you enter with Guerrillas in it.
rule-text-4-3-3 = With Train, Patrol or Assault, in 1 or 2 Provinces under COIN Control with Government cubes and a Warlords Base. In each: Aid +3, Patronage +1, remove the Base, shift 1 level toward Opposition, and, if Pashtun, place a Taliban Guerrilla.
rule-text-4-4-1 = With any Operation, in any spaces with an Underground Taliban Guerrilla where Taliban outnumber their enemies. In each, 1 Guerrilla becomes Active, and the Taliban gain 1 Resource; on a LoC without Sabotage, its Econ; at Warlords Bases, 2 Resources from the Warlords for each Base.
rule-text-4-4-2 = With Rally or March, in 1 space with an Underground Taliban Guerrilla. Remove 2 Government or Warlords pieces, or replace 1 with a Taliban Guerrilla; Bases go last. Patronage falls by 1 for each Government piece.
rule-text-4-4-3 = With Attack, in up to 3 of its spaces that have an Underground Taliban Guerrilla. Only 1 becomes Active, the Attack succeeds without a roll, and 1 Guerrilla is placed.
rule-text-4-5-1 = With Rally or March, in 1 of its Provinces that has Population and more Warlords Guerrillas than Police. Place a Warlords Base there.
rule-text-4-5-2 = With Rally or March, in any spaces with Warlords Bases and no Coalition pieces. Gain 1 Resource for each Base. Under Taliban Control, the Taliban also gain 1 Resource; under COIN Control, Patronage rises by 1.
rule-text-4-5-3 = With any Operation, in up to 3 spaces for 2 Resources each. In each, remove up to 3 Government cubes, or a Government Base, or 1 Taliban Guerrilla, or flip any Guerrillas there Underground.
rule-text-5-1 = The Faction that executes an Event carries out its text and makes every choice that the text does not give to another Faction.
rule-text-5-1-1 = Where an Event contradicts the rules, follow the Event. But it places only Available pieces, respects stacking, puts no pieces but the Taliban’s in Pakistan, and never goes beyond the ends of the tracks.
rule-text-5-1-2 = If two Events contradict each other, follow the one being played.
rule-text-5-1-3 = If part of an Event is impossible, carry out the rest.
rule-text-5-2 = If an Event has two texts, use either the unshaded or the shaded one, never both. Every Faction may choose either.
rule-text-5-3 = These Events change what the Coalition or the Taliban can do until the end of the game. The unshaded side favours the Coalition, the shaded side the Taliban.
rule-text-5-4 = These Events stay in force until the Reset of the next Propaganda Round.
rule-text-5-5 = Some Events grant an immediate Operation or Special Activity. It is usually free and does not affect Eligibility.
rule-text-6-0 = The phases in order: Victory, Resources, Support, Redeploy, Reset. A second Propaganda card in a row brings no Round.
rule-text-6-1 = If a Faction meets its victory condition, the game ends at once.
rule-text-6-3-1 = Each LoC where Taliban Guerrillas outnumber all other pieces is Sabotaged.
rule-text-6-3-2 = The Government receives Aid plus the Econ of all LoCs without Sabotage.
rule-text-6-3-3 = The Taliban receive 1 Resource per Base, the Warlords 1 per Base and 1 for each Guerrilla on a LoC without Sabotage.
rule-text-6-3-4 = Aid falls by 3 for each piece in Casualties.
rule-text-6-4-1 = Where COIN has Control, Troops and Police, 3 Government Resources remove a Terror marker or, if there is none, shift the level 1 toward Support. First the Coalition and then the Government decides, each in the spaces where it has more Troops. If both have equally many, the Coalition decides.
rule-text-6-4-2 = Where the Taliban have Control, each Resource they spend removes a Terror marker or, if there is none, shifts the level 1 toward Opposition.
rule-text-6-5-1 = In each space 1 of every 3 Government cubes is removed, rounded down.
rule-text-6-5-2 = The Coalition may, and then the Government must, move Troops on LoCs and in Provinces without a COIN Base to Kabul or to COIN Bases under COIN Control.
rule-text-6-5-3 = The Government may move Police to any LoCs or spaces under COIN Control.
rule-text-6-5-4 = The Taliban must move Guerrillas on LoCs and in Provinces without a Taliban Base to their Bases under Taliban Control or to a Pashtun Province of Pakistan. Those in Kabul stay.
rule-text-6-5-5 = Control is now updated.
rule-text-6-5-6 = After the final Round the game ends here.
rule-text-6-6 = All Bases and half the Troops in Casualties leave the game; the rest become Available. If Islamabad is Hard, that ends; if not, it shifts 1 box toward Backing. All Factions become Eligible, Terror, Sabotage and Momentum are removed, and all Guerrillas flip Underground.
rule-text-6-6-1 = Hostility: the Taliban cannot Rally in Pakistan, and their Guerrillas there are always Active. Pressure: they cannot Rally there. Tolerance: no effect. Backing: Rally in Pakistan and March to or from it are free. Sponsorship: as Backing, and Taliban Limited Operations may use several spaces. A shift beyond either end turns the marker to Hard.
rule-text-7-1 = Factions rank by their margins, the highest first. Ties go to Non-players, then to Warlords, Government and Taliban. If a Non-player passes a victory check, all players lose equally.
rule-text-7-2 = Coalition: Support plus Available pieces above 30. Government: COIN-Controlled Population plus Patronage above 35. Taliban: Opposition plus Bases above 20. Warlords: uncontrolled Population above 15 and Resources above 40.
rule-text-7-3 = A margin shows how far a Faction is beyond its goal or short of it. The Warlords count the lower of their two.
rule-text-8-2 = Non-players do as much as possible: with the most pieces and in the most spaces that their pieces and Resources allow. They pay and follow the procedures like everyone else. A Special Activity that an instruction asks for comes at once.
rule-text-8-2-1 = Non-players act against players before other Non-players, and first against the player with the best margin. After players, Insurgents turn first to the Coalition and then to the Government, COIN Factions first to the Taliban and then to the Warlords. Of enemy pieces they remove Bases first, Underground before Active Guerrillas, and Troops and Police at random. Of their own they give up Active before Underground Guerrillas, Troops and Police first where there are others of the same kind, and Bases last. They remove pieces that are to be replaced even if no replacement is Available. They place Bases first, and pieces where they already have some. Only the Coalition may place a second COIN Base in a space. They March so that as many Underground Guerrillas as possible come to spaces at Support.
rule-text-8-3-1 = If the Faction’s symbol has a halo, the special instructions on the sheet come first. Otherwise its Event box decides. Where there is a choice, it executes the Event so that the conditions of that box are met.
rule-text-8-3-2 = If an Event has two texts, Taliban and Warlords use the shaded one, Coalition and Government the unshaded one, unless the special instructions say otherwise. To Insurgents, a single text counts as shaded.
rule-text-8-3-3 = Non-players place, remove or move as many pieces as the Event, Available pieces and stacking allow.
rule-text-8-3-4 = Benefits go to the executing Faction, then to another Non-player at random. A free Operation or Special Activity follows the flow chart of its Faction, then 8.2.1. Spaces are chosen by 8.2.1 so that most pieces are placed, removed or replaced, and otherwise at random.
rule-text-8-3-5 = The Coalition shifts levels where Total Support rises most, otherwise where Total Opposition falls most; the Taliban, where Total Opposition rises most, otherwise where Total Support falls most. Warlords and Government do so where a player loses most, otherwise at random. Terror is removed only if Resources suffice to shift the level there too. No Faction directly lowers its own victory total.
rule-text-8-4 = If several spaces are equally good, roll the green die for the region and any die for a space in it. From there, follow the arrows to the first candidate. Roll again for the next space.
rule-text-8-4-1 = If only LoCs are candidates, take those with the highest Econ first. Those with equal Econ have the same chance.
