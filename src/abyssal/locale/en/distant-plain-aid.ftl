### Help for players, in our own words: player aids (aid-…), rule summaries (rule-text-…).
### What is shown in which order is in games/distant_plain/data/aid.json.

aid-section-resources = Resources
aid-section-operations = Operations
aid-section-special = Special Activities
aid-section-propaganda = In Propaganda Rounds
aid-section-hints = For your first games

## Coalition

aid-coalition-goal = Win the people and bring your forces home: at a victory check Total Support plus your Available pieces must be above 30. Your margin is that sum minus 30.
aid-coalition-purse-title = Not your money
aid-coalition-purse = You have no Resources: what you spend is the Government’s. Patrols, Sweeps with your own Troops and Assaults with your own cubes cost nothing at all. If you pass, the Government receives 3.
aid-coalition-train = In Kabul and in Provinces with Coalition pieces. Where you have a Base, place up to 6 Government cubes for 3 Government Resources; without placing any the space is free. Then, in 1 of the spaces under COIN Control, Civic Action, or in Kabul turn 3 Patronage into Government Resources.
aid-coalition-patrol = Free. Move Coalition cubes along LoCs and Kabul up to any Sabotage. Every cube on a LoC, of either COIN Faction, makes 1 Guerrilla there Active. Then you may Assault on 1 LoC.
aid-coalition-sweep = Bring Coalition Troops in from adjacent spaces or across 1 LoC without Sabotage; each may take 1 Government Troops along, and then the space costs 3 Government Resources. Where a Coalition piece is, every cube there makes 1 Guerrilla Active.
aid-coalition-assault = Where you have Troops: each of your cubes removes 1 Active Guerrilla, then Bases. For 3 Government Resources per space the Government’s cubes there do the same. Police count in Kabul and on LoCs only.
aid-coalition-hint-home-title = Every piece at home counts
aid-coalition-hint-home = A piece Available is a point, as good as Population in Support. Come with a Surge, win the people, and leave with another Surge before the check.
aid-coalition-hint-losses-title = Mind the Casualties
aid-coalition-hint-losses = Pieces that fall to an Attack lie in Casualties: they are not Available, they cost 3 Aid each in the next Round, and half the Troops and all the Bases never come back. Government cubes beside yours are removed first.

## Taliban

aid-taliban-goal = At a victory check Total Opposition plus the number of your Bases on the map must be above 20. Your margin is that sum minus 20.
aid-taliban-rally = 1 Resource per space, nothing in Pakistan at Backing and Sponsorship; in spaces without Support, and in Pashtun ones whatever their level. Place 1 Guerrilla, or replace 2 with a Base. Where you have a Base you may instead place as many as your Bases there plus the Population, or turn all of yours Underground. In 1 space with a Base you may also buy Sharia, 1 Resource for each Terror marker or level.
aid-taliban-march = 1 Resource per Province or Kabul entered, nothing for LoCs, nor to and from Pakistan at Backing and Sponsorship. From a Pashtun destination you may March on. A group that enters a LoC or a space that is not Pashtun becomes Active if it, the cubes and the Warlords Guerrillas there come to more than 3.
aid-taliban-terror = 1 Resource per Province or Kabul, nothing for LoCs; 1 Underground Guerrilla there becomes Active. A Terror marker is placed and the level shifts 1 toward Opposition. A LoC is Sabotaged.
aid-taliban-hint-pakistan-title = Across the border
aid-taliban-hint-pakistan = Nobody else may enter Pakistan. Only Air Strikes and Events reach you there, and an Air Strike drives Islamabad toward Sponsorship. Keep some Bases there, and March in through the Pashtun Provinces in one go.
aid-taliban-hint-sharia-title = Save for Sharia
aid-taliban-hint-sharia = Where you have Control in a Propaganda Round each level costs a single Resource. Outnumber all others together in populated Provinces by then.

## Government

aid-government-goal = Rule and reward: at a victory check the Population under COIN Control plus Patronage must be above 35. Your margin is that sum minus 35.
aid-government-train = 3 Resources per space, in any Provinces or Kabul. In Kabul and in Provinces with a COIN Base place up to 6 cubes, if need be from elsewhere on the map. Then, in 1 of the spaces, Civic Action under COIN Control, or replace 3 cubes with a Base.
aid-government-patrol = 3 Resources in total. Move your cubes along LoCs and Kabul up to any Sabotage. Every cube on a LoC makes 1 Guerrilla there Active. Then you may Assault on 1 LoC.
aid-government-sweep = 3 Resources per space. Bring Troops in from adjacent spaces or across 1 LoC without Sabotage; for each LoC entered with Guerrillas on it pay the Warlords 1 Resource. Each of your cubes in the spaces makes 1 Guerrilla Active.
aid-government-assault = 3 Resources per space. Every 2 of your cubes, in Mountain every 3, remove 1 Active Guerrilla, then Bases; each Taliban Base is worth 6 Aid. Police count in Kabul and on LoCs only.
aid-government-hint-patronage-title = Aid into Patronage
aid-government-hint-patronage = Govern where there is Support and no Coalition Base: its Population goes from Aid to Patronage, and the space becomes Neutral. The Coalition will not like it. It can take 3 Patronage back with a Train in Kabul.
aid-government-hint-desert-title = Count your cubes in threes
aid-government-hint-desert = In each Round 1 of every 3 of your cubes in a space deserts. Pairs of cubes lose nobody. Police stay where they are; Troops without a COIN Base must go home.

## Warlords

aid-warlords-goal = At a victory check the Afghan Population that nobody Controls must be above 15, and your Resources above 40. Your margin is the lower of two: that Population minus 15, and Resources minus 40.
aid-warlords-rally = 1 Resource per space, anywhere in Afghanistan. Place 1 Guerrilla, or replace 2 with a Base. Where you have a Base and the space is not Pashtun you may instead place as many as your Bases there plus the Population, or turn all of yours Underground.
aid-warlords-march = 1 Resource per Province or Kabul entered, nothing for LoCs; each Guerrilla moves once, never to Pakistan. A group that enters a LoC or a Pashtun space becomes Active if it and the Taliban Guerrillas there come to more than 3.
aid-warlords-terror = 1 Resource per Province or Kabul, nothing for LoCs; 1 Underground Guerrilla there becomes Active. A Terror marker is placed and the space becomes Neutral. A LoC is Sabotaged.
aid-warlords-hint-balance-title = Let nobody rule
aid-warlords-hint-balance = One Guerrilla at the right place ends the Control of COIN or Taliban. Count both sides in populated Provinces, and help the weaker one.
aid-warlords-hint-money-title = Be paid for peace
aid-warlords-hint-money = Guerrillas on LoCs earn in each Round, and the Government pays you when it drives past. Traffic brings money without losing a Base, unless Coalition pieces look on.

## Rules in short

rule-text-1-4-1 = Pieces are limited in number. What is placed comes from the Available ones, what is removed goes back there; Coalition pieces that fall to an Attack go to Casualties. Taliban and Warlords may take back their own pieces while they execute. A Faction chosen as the target loses as many pieces as possible.
rule-text-1-4-2 = A space holds at most 2 Bases in total, a LoC none. Only the Taliban enter Pakistan.
rule-text-1-4-3 = Guerrillas are Underground or Active; new ones come Underground. Underground ones are safe from Assault and Air Strike and shield their Bases.
rule-text-1-5 = One to four people play the Factions. Coalition and Government are COIN and friends of each other; Taliban and Warlords are enemies of everybody.
rule-text-1-5-1 = Players may agree on anything the rules permit, as long as all can hear it; no promise is binding. While the giver or the receiver executes, Factions other than the Coalition may give Resources, and the Government may pay Patronage to the Warlords as Resources.
rule-text-1-6 = Kabul and every Afghan Province with Population is at Support, Neutral or Opposition. LoCs, Pakistan and Provinces without Population have no level.
rule-text-1-7 = COIN Controls a space where Coalition and Government pieces together outnumber all others; the Taliban where theirs do. Control changes at once with the pieces; only in the Redeploy Phase does it wait until the end.
rule-text-1-8 = Resources, 0 to 75, pay for Operations; the Coalition has none. Aid, 0 to 75, is paid to the Government in each Round. Patronage, 0 to 40, counts for the Government’s victory.
rule-text-1-9 = Four totals are tracked: Support plus Available Coalition pieces, Opposition plus Taliban Bases, Population under COIN Control plus Patronage, and Afghan Population that nobody Controls.
rule-text-2-2 = One card is in play, and the next one lies face up on the deck: everyone sees one card ahead. Played cards stay visible.
rule-text-2-3 = On an Event card at most two Factions execute an Operation or the Event. Eligible Factions get their chance in the order of the symbols on the card.
rule-text-2-3-1 = A Faction that executed an Operation or an Event on the last card is Ineligible on this one.
rule-text-2-3-2 = The Eligible Faction whose symbol is leftmost is 1st Eligible, the next one 2nd.
rule-text-2-3-3 = An Insurgent that passes receives 1 Resource; a COIN Faction that passes brings the Government 3. It stays Eligible, and the next Eligible Faction takes its place.
rule-text-2-3-4 = The 1st Eligible executes an Operation, with or without a Special Activity, or the Event. After an Operation alone the 2nd may do a Limited Operation; after an Operation with a Special Activity, a Limited Operation or the Event; after the Event, an Operation with or without a Special Activity. Both may pass.
rule-text-2-3-5 = A Limited Operation takes place in 1 space and has no Special Activity. Patrol, Sweep and March may bring pieces from several spaces to that one.
rule-text-2-3-6 = When the card is finished, the Factions that executed become Ineligible and the others Eligible.
rule-text-2-3-7 = Then the next card is played and another one revealed. With Sudden Propaganda a Propaganda card that turns up changes places with the card before it and is played at once.
rule-text-2-3-8 = On the last Event card before the final Propaganda card players may only do Limited Operations, and neither Sweep nor March.
rule-text-2-4 = Nobody executes on a Propaganda card: it starts a Propaganda Round.
rule-text-2-4-1 = After the Round of the final Propaganda card the highest margin wins.
rule-text-3-1 = Choose one Operation, select its spaces and pay for each. You decide in which order they are resolved and whom they strike.
rule-text-3-1-2 = A free Operation or Special Activity costs no Resources and does not change Eligibility.
rule-text-3-2-1 = 3 Government Resources per space; the Coalition pays only where it places cubes and needs a Base there to do so. Up to 6 Government cubes in Kabul and in Provinces with a COIN Base. Then, in 1 space: Civic Action under COIN Control, a Government Base for 3 cubes, or, by the Coalition in Kabul, 3 Patronage into Resources.
rule-text-3-2-2 = 3 Resources in total for the Government, nothing for the Coalition. Cubes move along LoCs and Kabul and stop at Sabotage. Each cube on a LoC makes 1 Guerrilla Active. Then a free Assault on 1 LoC.
rule-text-3-2-3 = 3 Government Resources per space; the Coalition pays only where Government Troops move in. Troops come from adjacent spaces or across 1 LoC without Sabotage. Cubes make Guerrillas Active, 1 for 1. The Government pays the Warlords 1 Resource for each LoC with Guerrillas that it crosses.
rule-text-3-2-4 = 3 Resources per space; the Coalition pays only if Government cubes join. Government: 1 piece for every 2 cubes, in Mountain 3. Coalition: 1 piece per cube. Active Guerrillas first, then Bases. Police count in Kabul and on LoCs only. Each Taliban Base that the Government removes adds 6 Aid.
rule-text-3-3-1 = 1 Resource per space; Taliban without Support or in Pashtun spaces, Warlords not in Pakistan. Place 1 Guerrilla, or a Base for 2. At one’s own Base (Warlords: not in Pashtun spaces) Guerrillas up to Bases plus Population, or all Underground. The Taliban may buy Sharia at 1 Base.
rule-text-3-3-2 = 1 Resource per Province or Kabul entered, nothing for LoCs. Taliban may March on from Pashtun spaces. Groups become Active on LoCs, Taliban also outside Pashtun spaces and Warlords inside, if more than 3 Guerrillas (and, for the Taliban, cubes) come together.
rule-text-3-3-3 = 1 Resource per space with your Guerrillas and an enemy. All your Guerrillas there become Active; then roll a die. If it is not above their number, remove up to 2 enemy pieces: Guerrillas before Bases, Government cubes before Coalition cubes, cubes before COIN Bases. Coalition pieces go to Casualties. On a 1 you also place a Guerrilla.
rule-text-3-3-4 = 1 Resource per Province or Kabul, nothing for LoCs. 1 Underground Guerrilla becomes Active and places a Terror marker; Taliban shift the level 1 toward Opposition, Warlords set it to Neutral. A LoC is Sabotaged. There are 30 markers.
rule-text-4-1 = With an Operation in at least 1 space a Faction may use one kind of Special Activity, at one time just before, during or just after it. Limited Operations have none. If the 1st Eligible uses one, the Event is open to the 2nd.
rule-text-4-2-1 = With Train, in up to 3 spaces among Kabul and Provinces under COIN Control. Move Coalition pieces among them and Available. Then you may roll a die and share out that number between Aid and Warlords Resources.
rule-text-4-2-2 = With any Operation. Move Coalition Troops and up to 3 Government Troops among 3 spaces.
rule-text-4-2-3 = With Patrol, Sweep or Assault, in up to 3 spaces but not Kabul. Remove 1 Active Guerrilla in each, or a Base where its Faction has no Guerrillas. If a space is in Pakistan, Islamabad shifts 1 box toward Sponsorship.
rule-text-4-3-1 = With Train or Patrol, in 1 or 2 spaces under COIN Control with Support or without Population. In each: place a +1 Pop marker where there is none, or move the Population’s number from Aid to Patronage and set Neutral, not with a Coalition Base there.
rule-text-4-3-2 = With any Operation. Move Government Troops from 1 space along LoCs and Kabul into an adjacent destination; they stop at Sabotage. Pay the Warlords 1 Resource for each space entered with Guerrillas.
rule-text-4-3-3 = With Train, Patrol or Assault, in 1 or 2 Provinces under COIN Control with Government cubes and a Warlords Base. In each: Aid +3, Patronage +1, remove the Base, shift 1 level toward Opposition, and, if Pashtun, place a Taliban Guerrilla.
rule-text-4-4-1 = With any Operation, in any spaces with an Underground Taliban Guerrilla and more Taliban than enemies. 1 Guerrilla becomes Active and earns 1 Resource, on a LoC without Sabotage its Econ, or 2 from the Warlords for each of their Bases there.
rule-text-4-4-2 = With Rally or March, in 1 space with an Underground Taliban Guerrilla. Remove 2 Government or Warlords pieces, or replace 1 with a Taliban Guerrilla; Bases last. Patronage falls by 1 for each Government piece.
rule-text-4-4-3 = With Attack, in up to 3 of its spaces that have an Underground Taliban Guerrilla. Only 1 becomes Active, the Attack succeeds without a die, and 1 Guerrilla is placed.
rule-text-4-5-1 = With Rally or March, in 1 of its Provinces with Population and more Warlords Guerrillas than Police. Place a Warlords Base.
rule-text-4-5-2 = With Rally or March, in any spaces with Warlords Bases and no Coalition pieces. 1 Resource for each Base; under Taliban Control 1 more for the Taliban, under COIN Control 1 Patronage.
rule-text-4-5-3 = With any Operation, in up to 3 spaces for 2 Resources each. Remove up to 3 Government cubes, or a Government Base, or 1 Taliban Guerrilla, or turn any Guerrillas there Underground.
rule-text-5-1 = The Faction that executes an Event carries out its text and makes all the choices that the text does not give to others.
rule-text-5-1-1 = Where an Event contradicts the rules, the Event prevails. But it places only Available pieces, respects stacking, puts only Taliban in Pakistan, and never passes the ends of the tracks.
rule-text-5-1-2 = If two Events contradict each other, the one that is being played prevails.
rule-text-5-1-3 = If part of an Event is impossible, the rest is carried out.
rule-text-5-2 = An Event with two texts is used unshaded or shaded, never both. Every Faction may choose either.
rule-text-5-3 = These Events change what the Coalition or the Taliban can do, until the end of the game. Unshaded favours the Coalition, shaded the Taliban.
rule-text-5-4 = These texts hold until the Reset of the next Propaganda Round.
rule-text-5-5 = Some Events grant an Operation or Special Activity on the spot. It is usually free and leaves Eligibility as it is.
rule-text-6-0 = The phases in order: Victory, Resources, Support, Redeploy, Reset. A Propaganda card right after another one brings no second Round.
rule-text-6-1 = If a Faction meets its victory condition the game ends at once.
rule-text-6-3-1 = Each LoC where Taliban Guerrillas outnumber all other pieces is Sabotaged.
rule-text-6-3-2 = The Government receives Aid plus the Econ of all LoCs without Sabotage.
rule-text-6-3-3 = The Taliban receive 1 Resource per Base, the Warlords 1 per Base and 1 for each Guerrilla on a LoC without Sabotage.
rule-text-6-3-4 = Aid falls by 3 for each piece in Casualties.
rule-text-6-4-1 = Where COIN has Control, Troops and Police, 3 Government Resources remove a Terror marker or, if there is none, shift the level 1 toward Support. First the Coalition decides, then the Government, each where it has more Troops; if equal, the Coalition.
rule-text-6-4-2 = Where the Taliban have Control, each of their Resources removes a Terror marker or, if there is none, shifts the level 1 toward Opposition.
rule-text-6-5-1 = In each space 1 of every 3 Government cubes is removed, rounded down.
rule-text-6-5-2 = The Coalition may, and then the Government must, bring Troops on LoCs and in Provinces without a COIN Base to Kabul or to COIN Bases under COIN Control.
rule-text-6-5-3 = The Government may move Police to any LoCs or spaces under COIN Control.
rule-text-6-5-4 = The Taliban must bring Guerrillas on LoCs and in Provinces without a Taliban Base to their Bases under Taliban Control or to Pashtun Pakistan. Those in Kabul stay.
rule-text-6-5-5 = Now Control is updated.
rule-text-6-5-6 = After the final Round the game ends here.
rule-text-6-6 = Casualties: all Bases and half the Troops leave the game, the rest become Available. Islamabad loses its Hard side, or shifts 1 box toward Backing. All are Eligible, Terror, Sabotage and Momentum are removed, all Guerrillas go Underground.
rule-text-6-6-1 = Hostility: no Taliban Rally in Pakistan, and Guerrillas there are Active. Pressure: no Rally there. Tolerance: nothing. Backing: Rally in Pakistan and March to or from it are free. Sponsorship: as Backing, and Taliban Limited Operations may use several spaces. Beyond either end the marker becomes Hard.
rule-text-7-1 = The highest margin comes first. Ties go to Non-players, then to Warlords, Government and Taliban. If a Non-player passes a victory check, all players lose.
rule-text-7-2 = Coalition: Support plus Available pieces above 30. Government: COIN-Controlled Population plus Patronage above 35. Taliban: Opposition plus Bases above 20. Warlords: uncontrolled Population above 15 and Resources above 40.
rule-text-7-3 = A margin is how far a Faction is beyond its goal or short of it; for the Warlords the lower of their two.
