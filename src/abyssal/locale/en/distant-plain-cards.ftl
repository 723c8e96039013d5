### What the event cards of A Distant Plain do, in our own words.
### Choices without a named chooser belong to the executing Faction (5.1). "Up to" allows fewer or none; a plain number
### is done in full, or as far as possible (5.1.3). Pieces are placed from Available; without a replacement Available,
### "replace" removes. An Afghan space is Kabul or an Afghan Province.

# On a card whose true text is not known. $source says what the side rests on.
reconstructed = { $source ->
    [rulebook] Our reconstruction: the rulebook gives only part of this effect. Correct it if you own the printed card.
    [public-bot] Our reconstruction: this effect comes from another program for this game, not from the card. Correct it if you own the printed card.
   *[designed] Our reconstruction: the printed text is not known to us. Correct it if you own the card.
}

adp-card-01-unshaded = Coalition Capability: after each Coalition Sweep, including Limited and free ones, the Coalition may choose 1 more space that the Sweep did not select, even a LoC or in Pakistan, and Activate up to 3 Guerrillas there. This needs no COIN piece there, moves nothing and costs nothing.
adp-card-01-shaded = Coalition Capability: in a Coalition Sweep, cubes that entered a space on the same turn, by this Sweep or by an Air Lift, do not count for Activating Guerrillas there. As usual, a Coalition piece must be in the space.

adp-card-02-unshaded = Coalition Capability: in 1 Pakistan space of each Air Strike, the Coalition may remove any 1 Taliban piece: an Underground Guerrilla, or a Base even if Guerrillas are there. That space does not shift Islamabad. It counts as one of the 3 spaces; strikes in other Pakistan spaces follow the usual rules and shift Islamabad.
adp-card-02-shaded = Coalition Capability: an Air Strike in any Pakistan space shifts Islamabad 2 boxes toward Sponsorship, not 1.

adp-card-03-unshaded = Coalition Capability: in 1 of its spaces, each Air Strike removes up to 2 pieces of one Faction, not 1: Active Guerrillas first, and a Base only once that Faction has no Guerrilla there.
adp-card-03-shaded = Coalition Capability: after each Air Strike that removed a piece in Afghanistan, including LoCs, the Taliban may shift 1 Afghan Province of that Air Strike 1 level toward Opposition, whether or not a piece was removed there.

adp-card-04-unshaded = Remove any 1 Taliban piece from Pakistan, even a Base with Guerrillas there. Then, whether or not you removed a piece, roll a die: the Taliban lose that many Resources.
adp-card-04-shaded = Place 1 Available Taliban Guerrilla or Base in Pakistan, regardless of Islamabad's posture. Then, whether or not you placed a piece, roll a die: the Taliban gain that many Resources.

adp-card-05-unshaded = Coalition Capability: a Coalition Patrol, even a Limited or free one, Activates all Guerrillas on each LoC with at least 1 Coalition cube; other LoCs follow the usual rules. If a Coalition cube is in Kabul, the Patrol also Activates 1 Guerrilla there.
adp-card-05-shaded = Coalition Capability: at the end of each Coalition Patrol or Sweep, the Taliban may flip all their Active Guerrillas in 1 space Underground, but not in Pakistan while Islamabad is at Hostility.

adp-card-06-unshaded = Shift Islamabad 2 boxes toward Hostility.
adp-card-06-shaded = Shift Islamabad 2 boxes toward Sponsorship.

adp-card-07-unshaded = Coalition Capability: in each space of a Coalition Assault, including the Assault that ends a Patrol, the Coalition may Activate 1 Underground Guerrilla before removing pieces.
adp-card-07-shaded = Coalition Capability: a Coalition Assault, including the one that ends a Patrol, removes no Bases.

adp-card-08-unshaded = In 1 Pakistan space, remove up to 3 Taliban pieces, including Bases with Guerrillas there. Islamabad does not shift.
adp-card-08-shaded = Shift Islamabad 2 boxes toward Sponsorship.

adp-card-09-unshaded = For each of Northwest Frontier and Waziristan that is adjacent to an Afghan Province with a Coalition piece: Activate all Taliban Guerrillas there, then remove 1 Taliban piece there, a Base only if no Guerrilla is there. Islamabad does not shift.
adp-card-09-shaded = If a Coalition piece is in an Afghan Province adjacent to Northwest Frontier or Waziristan (Badakhshan, Nuristan, Khowst, Paktika, Zabol or Kandahar), shift Islamabad 2 boxes toward Sponsorship.

adp-card-10-unshaded = First the Coalition, then the Government, may execute 1 free Limited Operation. Government cubes join a Coalition Sweep or Assault at no cost. Civic Action still costs Resources.
adp-card-10-shaded = Momentum: the Coalition may not use Government pieces in Sweep, Assault or Air Lift. No Government Troops move with its Sweep or Air Lift, and Government cubes neither count in its Sweep nor take part in its Assault. Coalition Train and Patrol are not affected.

adp-card-11-unshaded = Momentum: the Taliban place up to 2 Guerrillas in Afghan Pashtun spaces, Kabul included. Taliban Attack, with or without Ambush, may not select spaces under COIN Control.
adp-card-11-shaded = Momentum: the Taliban place up to 3 Guerrillas in Afghan Pashtun spaces, Kabul included. Coalition and Government Assault may not select spaces under Taliban Control.

adp-card-12-unshaded = Coalition Capability: at the end of each Coalition Train, including Limited and free ones, the Coalition may place 1 Police in 1 space with Coalition Troops, at no cost. If none is Available, the Police may come from any other space.
adp-card-12-shaded = Coalition Capability: a Coalition Train places Government Troops only, not Police.

adp-card-13-unshaded = Lower Patronage by up to 5 and raise Aid by the same number.
adp-card-13-shaded = Raise Patronage by 3 and lower Aid by 6.

adp-card-14-unshaded = Among Kabul and the Afghan Provinces, choose up to 2 spaces under COIN Control that have a Coalition or Government Base, and shift each 1 level toward Support. Then raise Aid by 3.
adp-card-14-shaded = The Warlords gain 3 Resources for each space with at least 1 Coalition or Government Base and at least 1 Warlords piece.

adp-card-15-unshaded = Choose 1 Afghan Pashtun Province with Coalition Troops: remove all Terror there, set it to Support, and place up to 2 Police there.
adp-card-15-shaded = Choose 1 Afghan Pashtun Province: shift it 1 level toward Opposition and place up to 2 Guerrillas of one Insurgent Faction there.

adp-card-16-unshaded = In each of up to 3 spaces under COIN Control remove 1 Taliban Guerrilla, Underground or Active.
adp-card-16-shaded = Raise Patronage by 2. The Warlords gain 6 Resources.

adp-card-17-unshaded = The Coalition may place up to 3 Troops and up to 1 Base from Available in Kabul and in non-Pashtun Afghan Provinces. Then raise Aid by 6.
adp-card-17-shaded = Momentum: a Coalition Sweep or Assault may select at most 2 spaces.

adp-card-18-unshaded = Coalition Capability: a Coalition Train may include Civic Action in up to 2 of its spaces, not just 1, on the usual terms. Turning Patronage into Resources in Kabul still takes the place of 1 of them.
adp-card-18-shaded = Coalition Capability: a Coalition Train may not include Civic Action.

adp-card-19-unshaded = Among Kabul and the Afghan Provinces, choose up to 2 spaces with Taliban Guerrillas, and shift each 1 level toward Support. The Taliban lose 3 Resources.
adp-card-19-shaded = Place up to 3 Taliban Guerrillas in Pakistan, regardless of Islamabad's posture. The Taliban gain 6 Resources.

adp-card-20-unshaded = Choose 1 Afghan Province with a Taliban piece that holds a Coalition piece or is adjacent to a space with one. A COIN Faction that executes this may first remove 1 Active Guerrilla there. Then place 1 Terror there and shift the Province 1 level toward Opposition. In any case, lower Aid by 3.

adp-card-21-unshaded = The Coalition may carry out a free Surge without a Train, in up to 3 spaces on the usual terms, including the die roll.
adp-card-21-shaded = Move up to 4 Coalition pieces, including Bases, from Available to out of play.

adp-card-22-unshaded = Shift Islamabad 1 box toward Hostility. Remove up to 2 Taliban Guerrillas in total from Pakistan and from Afghan Provinces adjacent to Pakistan.
adp-card-22-shaded = Shift Islamabad 2 boxes toward Sponsorship.

adp-card-23-unshaded = Taliban Capability: Taliban Terror may not select LoCs with any cube. Sabotage in the Resources Phase is not affected.
adp-card-23-shaded = Taliban Capability: this applies once a Coalition or Government Patrol, Sweep or Transport has made its moves, before anything else. On each LoC with an Underground Taliban Guerrilla that these moves entered or crossed, the Taliban may remove 1 of the cubes that did so, wherever it is now. Government cubes go to Available, Coalition Troops to Casualties. The Guerrilla stays Underground.

adp-card-24-unshaded = Momentum: Taliban Operations do not affect Coalition pieces. Taliban Attack, with or without Ambush, removes only other Factions' pieces.
adp-card-24-shaded = Momentum: the Coalition may not Assault, not even to end a Patrol. The Government may.

adp-card-25-unshaded = Among Kabul and the Afghan Provinces, choose up to 2 spaces under COIN Control without Coalition pieces, and shift each 1 level toward Support.
adp-card-25-shaded = Among Kabul and the Afghan Provinces, choose up to 2 spaces with Coalition pieces: shift each 1 level toward Opposition and remove 1 Government cube there.

adp-card-26-unshaded = The Coalition may carry out a free Air Lift without an Operation, even if another Event in force forbids it.
adp-card-26-shaded = Momentum: each time an Air Lift or Air Strike is announced, the Taliban may spend 3 Resources to cancel it before it takes effect. It still counts as the Special Activity of that turn, and the Operation goes on.

adp-card-27-unshaded = Remove up to 4 Taliban Guerrillas in total from Pakistan.
adp-card-27-shaded = The Taliban may carry out a free Rally in each Pakistan space, regardless of Islamabad's posture. It includes no Sharia.

adp-card-28-unshaded = The Taliban are Ineligible through the next card. Raise Patronage by 2.
adp-card-28-shaded = The Government is Ineligible through the next card. The Taliban gain 4 Resources.

adp-card-29-unshaded = Taliban Capability: a Taliban Terror may select at most 2 Provinces. LoCs and Kabul do not count.
adp-card-29-shaded = Taliban Capability: any Train, by the Government or the Coalition, places at most 4 Government cubes per space, not 6.

adp-card-30-unshaded = Taliban Capability: Taliban Terror in Kabul requires 2 Underground Guerrillas there and Activates both.
adp-card-30-shaded = Taliban Capability: Taliban Terror in Kabul costs nothing and leaves its Guerrilla Underground.

adp-card-31-unshaded = Taliban Capability: the Taliban may Ambush in only 1 space.
adp-card-31-shaded = Taliban Capability: where all Taliban Guerrillas in an Attack space are Active, the Taliban may Ambush there with 1 of them, which stays Active. They may still Ambush in up to 3 spaces.

adp-card-32-unshaded = Remove up to 4 Taliban Guerrillas in total from Khowst, Paktika and Waziristan.
adp-card-32-shaded = Place up to 2 Taliban Guerrillas in Khowst and up to 2 in Paktika. Then the Taliban may carry out free Terror in 1 of Kabul, Khowst and Paktika.

adp-card-33-unshaded = Taliban Capability: each Taliban Terror that selected Kabul or any Province also removes 1 of the Guerrillas that carried it out there. The Taliban choose which, even one that stayed Underground.
adp-card-33-shaded = Taliban Capability: in 1 Province or Kabul of each Taliban Terror, the Taliban may also remove 1 Government cube or, if none is there, 1 Coalition Troops cube, which goes to Casualties.

adp-card-34-unshaded = Taliban Capability: Taliban Rally in an Afghan space under COIN Control places at most 1 Guerrilla, even at a Base.
adp-card-34-shaded = Taliban Capability: after each Coalition Assault that removed a piece, including Limited and free ones, the Taliban may place 1 Guerrilla in Kabul or any 1 Afghan Province. This does not apply to the Assault that ends a Patrol.

adp-card-35-unshaded = In Konduz, Baghlan and Nuristan, replace up to 3 Taliban Guerrillas in total with Warlords Guerrillas.
adp-card-35-shaded = The Taliban may place up to 1 Base and up to 3 Guerrillas in Konduz, Baghlan and Nuristan, split as they like.

adp-card-36-unshaded = The Taliban lose 5 Resources and remove 1 Taliban Base of their choice in Afghanistan.
adp-card-36-shaded = Momentum: in the Support Phase, the Taliban may carry out Sharia, at the usual cost, in every Afghan Pashtun space with a Taliban piece, too, regardless of Control.

adp-card-37-unshaded = The Government may carry out a free Assault in up to 2 spaces with Government Troops. Each Government Troops cube there removes 1 enemy piece, even in Mountain, and Police do not count. Everything else is as usual, including 6 Aid for each Taliban Base.
adp-card-37-shaded = Remove up to 4 Government Troops in total from Kabul and Afghan Provinces with Taliban pieces.

adp-card-38-unshaded = Among Kabul and the Afghan Provinces, choose up to 3 spaces with Coalition Troops: in each, Activate all Taliban Guerrillas, then remove 1 Taliban Guerrilla.
adp-card-38-shaded = Among Kabul and the Afghan Provinces, choose up to 2 spaces with Coalition Troops that are at Support or Neutral, and shift each 1 level toward Opposition.

adp-card-39-unshaded = Shift Islamabad 1 box toward Hostility and raise Aid by 6.
adp-card-39-shaded = Shift Islamabad 1 box toward Sponsorship. The Taliban gain 3 Resources.

adp-card-40-unshaded = Raise Aid by 9.
adp-card-40-shaded = Lower Aid by 9.

adp-card-41-unshaded = Move up to 4 Coalition pieces from out of play to Available.
adp-card-41-shaded = Move 2 Coalition pieces from Available to out of play.

adp-card-42-unshaded = Among Kabul and the Afghan Provinces, you may choose 1 space under COIN Control: remove all Terror there and shift it 1 level toward Support.
adp-card-42-shaded = Among Kabul and the Afghan Provinces, place 1 Terror in each of up to 3 spaces with any Guerrilla. Lower Aid by 6.

adp-card-43-unshaded = Shift Islamabad 1 box toward Hostility. In 1 Pakistan space remove up to 3 Taliban pieces: Guerrillas first, Active or Underground, then Bases.
adp-card-43-shaded = Shift Islamabad 1 box toward Sponsorship. The Taliban may move any of their Guerrillas from Pakistan into adjacent Afghan Provinces at no cost. None of them flips.

adp-card-44-unshaded = Shift Islamabad 1 or 2 boxes in either direction, then turn its marker to Hard.

adp-card-45-unshaded = Momentum: the executing Faction takes the Tribal Elders marker. Each time any Faction's Operation, Special Activity, Event, Civic Action or Sharia has changed the level of an Afghan Province (not Kabul), that Faction may at once set the Province to Support, Neutral or Opposition at no cost. It may do so once per Province and action, after the action's own shifts. Setting a level this way does not count as such a change.

adp-card-46-unshaded = Taliban Capability: Taliban Guerrillas that March into a space with any Police, even a LoC or a Pashtun space, become Active, however few they are.
adp-card-46-shaded = Taliban Capability: Police do not count when checking whether Guerrillas in a Taliban March become Active.

adp-card-47-unshaded = Choose up to 3 Afghan Provinces under COIN Control without Coalition pieces, and shift each 1 level toward Support. Raise Patronage by 2.
adp-card-47-shaded = Move 4 from Patronage, or as much as there is, to the Warlords' Resources.

adp-card-48-unshaded = Shift Islamabad 1 box toward Hostility. The Government gains 6 Resources.
adp-card-48-shaded = Shift Islamabad 1 box toward Sponsorship. The Taliban place 1 Guerrilla in each Pakistan space.

adp-card-49-unshaded = Remove up to 2 Warlords Bases in total, even with Guerrillas there, from Afghan Provinces under COIN Control. Raise Aid by 3 for each.
adp-card-49-shaded = The Warlords place up to 2 Bases in Afghan Provinces with Population and without Coalition pieces.

adp-card-50-unshaded = Raise Aid by 6. The Government gains 6 Resources.
adp-card-50-shaded = Lower Aid by 6. The Warlords gain 6 Resources.

adp-card-51-unshaded = The Government chooses one: raise Patronage by 4; or carry out a free Govern in up to 2 spaces without an Operation. With this Govern it may take Patronage even where there is a Coalition Base.
adp-card-51-shaded = Lower Patronage by 4 and shift Kabul 1 level toward Opposition.

adp-card-52-unshaded = In Kabul and the Afghan Provinces replace up to 2 Warlords Guerrillas in total with Police. Raise Patronage by 2.
adp-card-52-shaded = Among Kabul and the Afghan Provinces, choose up to 2 spaces and replace up to 2 Government cubes in each with Warlords Guerrillas.

adp-card-53-unshaded = Choose one Insurgent Faction and remove up to 3 of its Guerrillas in total from Kandahar and Kabul.
adp-card-53-shaded = Choose Kandahar or Kabul and one Insurgent Faction: place up to 4 of its Guerrillas and 1 Terror there.

adp-card-54-unshaded = Raise Patronage by 1, up to 4 in total, for each Afghan Province or Kabul under COIN Control with a Warlords Base.
adp-card-54-shaded = For each space with a Warlords Base and a Taliban piece the Warlords and the Taliban gain 1 Resource each. The Warlords gain 3 more.

adp-card-55-unshaded = The Taliban and the Warlords are Ineligible through the next card.
adp-card-55-shaded = The Coalition and the Government are Ineligible through the next card.

adp-card-56-unshaded = Choose 1 Afghan Province or Kabul with both Taliban and Warlords Guerrillas: remove up to 2 Guerrillas of each there.
adp-card-56-shaded = Among Kabul and the Afghan Provinces, choose up to 2 spaces with both Coalition Troops and Government cubes: in each, remove 1 Coalition Troops to Casualties and 1 Government cube.

adp-card-57-unshaded = Momentum: no Faction may use Air Lift or Air Strike. Each Taliban Guerrilla may March only once per Operation, even into a Pashtun space.

adp-card-58-unshaded = Momentum: the Warlords gain only half the Resources of a Traffic, rounded down over all its spaces together. The Taliban and Patronage gain as usual.
adp-card-58-shaded = The Warlords place up to 2 Bases in Afghan Provinces with Population where they have a Guerrilla.

adp-card-59-unshaded = Momentum: the Government gives the Warlords 6 Resources, or as many as it has. The Warlords may not use Traffic or Suborn.

adp-card-60-unshaded = In Badakhshan, Baghlan, Konduz and Kabul, replace up to 3 Warlords Guerrillas in total with Government Troops or Police.
adp-card-60-shaded = The Warlords place up to 4 pieces, including Bases, in Badakhshan, Baghlan and Konduz, split as they like.

adp-card-61-unshaded = Among Kabul and the Afghan Provinces, choose up to 3 spaces with Government Troops and remove 1 Taliban Guerrilla in each.
adp-card-61-shaded = Among Kabul and the Afghan Provinces, choose up to 3 spaces with Government cubes. In each, remove 1 in 3 of these cubes, rounded up, then place 1 Guerrilla of the executing Insurgent Faction. If a COIN Faction executes this, it names one Insurgent Faction for all spaces.

adp-card-62-unshaded = Among Kabul and the Afghan Provinces, choose up to 3 spaces with Police and Activate all Guerrillas there.
adp-card-62-shaded = Choose one Insurgent Faction and up to 3 spaces, including LoCs: flip all its Guerrillas there Underground, but not in Pakistan while Islamabad is at Hostility.

adp-card-63-unshaded = In 3 Afghan spaces under Taliban Control with a Warlords Base, or in all of them if there are fewer, remove 1 Warlords Base, even with Guerrillas there. The Taliban lose 1 Resource for each.
adp-card-63-shaded = Choose up to 2 Afghan Pashtun spaces, which may include Kabul, under Taliban Control, and shift each 1 level toward Opposition.

adp-card-64-unshaded = Shift Bamian 1 level toward Support. Place up to 4 Police in Bamian, Samangan and Sar-e-Pol, split as you like.
adp-card-64-shaded = The Warlords place 1 Base and up to 3 Guerrillas in Bamian, Samangan and Sar-e-Pol, split as they like.

adp-card-65-unshaded = Remove all Sabotage. The Government gains 6 Resources.
adp-card-65-shaded = Sabotage Kabul–Tor Kham and Kandahar–Spin Boldak. The Government loses 6 Resources.

adp-card-66-unshaded = Choose up to 2 Mountain Provinces with Coalition or Government cubes: in each, Activate all Guerrillas, then remove 1 Guerrilla that is not the executing Faction's.
adp-card-66-shaded = Choose one Insurgent Faction and up to 3 Mountain Provinces: in each, place 1 of its Guerrillas and flip all its Guerrillas Underground.

adp-card-67-unshaded = Turn 1 Coalition or Taliban Capability in force to its other side. From now on the text of that side applies.

adp-card-68-unshaded = In Balkh, Faryab, Sar-e-Pol and Samangan replace up to 3 Warlords Guerrillas in total with Government Troops. Raise Patronage by 2.
adp-card-68-shaded = The Warlords place 1 Base and up to 3 Guerrillas in Balkh, Faryab, Sar-e-Pol and Samangan, split as they like.

adp-card-69-unshaded = Remove up to 3 Terror or Sabotage markers in any mix. Then place 1 +1 Pop marker in an Afghan Province or Kabul under COIN Control that has none.
adp-card-69-shaded = Sabotage up to 2 LoCs, those with any Guerrilla first.

adp-card-70-unshaded = Place up to 4 Police on LoCs, split as you like. Then the Coalition may carry out a free Patrol.
adp-card-70-shaded = The Warlords place 1 Guerrilla on each of up to 4 LoCs and gain 3 Resources.

adp-card-71-unshaded = Set Kabul to Neutral. Halve Patronage, rounded down. The Warlords may replace up to 3 Government cubes in Kabul with Warlords Guerrillas. The Government is Ineligible through the next card.

adp-card-72-unshaded = The Warlords lose 1 Resource for each Warlords Base on the map.
adp-card-72-shaded = The Warlords gain 1 Resource for each Warlords Base on the map.
