### What the Andean Abyss event cards do, in our own words.
### "-second" is the text of a side that the second edition changed.
### Choices without a named chooser belong to the executing Faction (5.1).

aa-card-01-unshaded = Government Capability: in each Support Phase, the Government picks 1 space it Controls where a single cube, Troops or Police, is enough for Civic Action. Civic Action during Train keeps its usual requirements.
aa-card-01-shaded = Government Capability: Civic Action, in the Support Phase or during Train, requires 2 Troops and 2 Police in the space as well as Government Control.

aa-card-02-unshaded = Government Capability: a Sweep costs 1 Resource per space, not 3.
aa-card-02-shaded = Government Capability: a Sweep Operation may select only 1 space. It may still have a Special Activity.

aa-card-03-unshaded = Government Capability: an Assault costs 1 Resource per space, not 3.
aa-card-03-shaded = Government Capability: an Assault Operation may select only 1 space. It may still have a Special Activity. The Assault at the end of a Patrol is not affected.

aa-card-04-unshaded = Choose 3 Pipelines without Sabotage and add up their Econ: the Government gains twice that many Resources.
aa-card-04-shaded = Sabotage 3 Pipelines that have neither cubes nor Sabotage, highest Econ first. You break ties.

aa-card-05-unshaded = Place 6 Police on Pipelines, in any split. Then Activate 3 Underground Guerrillas on those Pipelines or in spaces adjacent to them.
aa-card-05-shaded = Choose a space adjacent to a LoC of Econ 3 and shift it 2 levels toward Active Opposition.

aa-card-06-unshaded = Choose 2 Departments with Population that are adjacent to a Sabotaged LoC and are Neutral or at Opposition: set both to Passive Support.
aa-card-06-shaded = Sabotage 1 Pipeline that is not Sabotaged yet, then shift 1 Department adjacent to it 1 level toward Active Opposition.

aa-card-07-unshaded = Government Capability: in each Control Phase, after new Sabotage is placed, the Government may remove up to 3 Terror or Sabotage markers in any mix.
aa-card-07-unshaded-second = Government Capability: in each Sabotage Phase, after new Sabotage is placed, the Government may remove up to 3 Terror or Sabotage markers in any mix.
aa-card-07-shaded = Government Capability: in the Control Phase, a LoC is Sabotaged even if its Guerrillas only equal the cubes there.
aa-card-07-shaded-second = Government Capability: in the Sabotage Phase, a LoC is Sabotaged even if its Guerrillas only equal the cubes there.

aa-card-08-unshaded = The Government makes 3 free Air Strikes, one after another. It may hit the same space more than once.
aa-card-08-shaded = The Government loses 9 Resources.

aa-card-09-unshaded = Government Capability: in Mountain, Assault works as in a City: each Troops or Police cube removes 1 piece.
aa-card-09-shaded = Government Capability: in Mountain, Assault removes just 1 piece for every 4 Troops, rounded down.

aa-card-10-unshaded = Government Capability: Air Lift moves any number of Troops, still from 1 space to 1 other.
aa-card-10-shaded = Government Capability: Air Lift moves only 1 Troops cube.

aa-card-11-unshaded = Government Capability: during a Sweep, 1 Police may enter each selected space by the same routes as Troops.
aa-card-11-shaded = Government Capability: when a Sweep Activates Guerrillas, only the Troops or only the Police in each space count, not both.

aa-card-12-unshaded = The Government gains Resources equal to Aid, up to 20, even under Samper. Then raise Aid by 10.
aa-card-12-shaded = Insurgent Momentum: the Government may not use Air Strike, and Patrol Activates no Guerrillas. Patrol may still Assault Guerrillas that are already Active.

aa-card-13-unshaded = Government Capability: a Patrol may end with a free Assault on every LoC, not just 1. As a Limited Operation, it may Assault only in its destination.
aa-card-13-shaded = Government Capability: a Patrol does not end with an Assault.

aa-card-14-unshaded = The Government places 1 Base and 3 Troops in a Department of its choice that is not a FARC Zone.
aa-card-14-shaded = Remove 1 Government Base and 1 cube from the same Department. Other cubes there do not protect the Base.

aa-card-15-unshaded = Roll a die: the Government gains 4 times the result in Resources.
aa-card-15-shaded = Choose a City that is Neutral or at Passive Support and set it to Passive Opposition.

aa-card-16-unshaded = For each Mountain Department, the Faction with the most pieces there, including Bases, gains 5 Resources. On a tie, or if nobody is there, the Government gains them.
aa-card-16-shaded = The Government loses 10 Resources.

aa-card-17-unshaded = The Government gains Resources equal to Aid, up to 20, even under Samper. Then raise Aid by 6.
aa-card-17-shaded = Insurgent Momentum: the Government may not Sweep or Assault in Departments.

aa-card-18-unshaded = The Government gains Resources equal to Aid, up to 20, even under Samper. Then raise Aid by 20.
aa-card-18-shaded = The Government loses 6 Resources. Roll a die and lower Aid by the result.

aa-card-19-unshaded = In each space where it can, the executing Faction carries out one free action: the Government a Sweep without movement or an Assault, an Insurgent an Attack or Terror. Choose space by space; the usual requirements apply. AUC Terror lowers Aid only once.

aa-card-20-unshaded = The Government may move up to 6 FARC Guerrillas, each to an adjacent space. The move Activates none of them.
aa-card-20-shaded = FARC makes a free March, then may flip up to 3 of its Guerrillas anywhere Underground.

aa-card-21-unshaded = FARC loses 6 Resources. Remove 1 FARC Base, even if Guerrillas protect it.
aa-card-21-shaded = FARC gains 6 Resources. Place 1 FARC Base in any City or Department.

aa-card-22-unshaded = Set 1 space at Opposition to Neutral.
aa-card-22-shaded = Insurgent Momentum: besides the spaces it Controls, FARC may Agitate in up to 3 spaces that have a FARC piece and are not under Government Control.

aa-card-23-unshaded = In 1 Department, Activate all Guerrillas of all Factions and remove all Cartels Bases, even protected ones.
aa-card-23-shaded = The Government removes 3 of its Troops from the map. The Government and FARC are Ineligible through the next card.

aa-card-24-unshaded = Set any City to Active Support. FARC is Ineligible through the next card.
aa-card-24-shaded = Remove 2 Troops from 1 space that has FARC pieces. Set 1 City with Support to Neutral.

aa-card-25-unshaded = Remove all FARC pieces from 1 Mountain Department.
aa-card-25-shaded = Place 3 FARC pieces, Guerrillas or Bases, in one Department: Antioquia or one adjacent to it.

aa-card-26-unshaded = Wherever Cartels Guerrillas and FARC pieces share a space, the Cartels make a free Attack that removes only FARC pieces.
aa-card-26-shaded = For each space with a Cartels Base and a FARC Guerrilla, the Cartels give FARC 3 Resources, as long as they have any.
aa-card-26-shaded-second = For each space with a Cartels Base and a FARC Guerrilla, the Cartels give FARC 6 Resources, as long as they have any.

aa-card-27-unshaded = The Government uses 3 free Special Activities of any kind; it may repeat one. They need no Operation.
aa-card-27-shaded = Insurgent Momentum: the Government may not use Special Activities in spaces with Guerrillas. Air Lift may neither leave nor enter such a space.

aa-card-28-unshaded = Remove up to 3 Insurgent pieces, including any Bases, from 1 space next to Venezuela. Guainía counts, Vaupés does not.
aa-card-28-shaded = Place 1 FARC Base in a Department next to Venezuela. Sabotage each LoC adjacent to Cúcuta that holds no pieces.

aa-card-29-unshaded = The Government chooses 1 space, Activates all FARC Guerrillas there and Assaults there for free. The Assault may hit any Insurgents.
aa-card-29-shaded = Choose FARC or AUC: it makes 2 free Ambushes in 1 space of its choice. Any of its Guerrillas there will do, Active or Underground, and none is flipped.

aa-card-30-unshaded = Remove 1 FARC Zone.
aa-card-30-unshaded-second = Remove 1 FARC Zone, and 1 FARC Base from that Department.
aa-card-30-shaded = The Government places 1 FARC Zone where FARC has the most pieces among Departments that are not Zones yet.
aa-card-30-shaded-second = The Government places 1 FARC Zone where FARC has the most pieces among Departments that are not Zones yet. Then place 1 FARC Base there.

aa-card-31-unshaded = Shift 2 Cities and 1 Department, each 1 level toward Active Support.
aa-card-31-shaded = Turn 3 spaces from Passive to Active Opposition.

aa-card-32-unshaded = Choose 2 spaces that are Neutral or at Passive Opposition and set them to Passive Support.
aa-card-32-shaded = FARC gains 12 Resources.

aa-card-33-unshaded = Remove up to 3 Insurgent pieces, including any Bases, from 1 space next to Ecuador: Nariño, Putumayo, Pasto or the road to Tumaco.
aa-card-33-shaded = For the rest of the game, Ecuador is a Department with Population 0 and no terrain. It holds at most 2 pieces of each Faction. The executing Faction places 2 of its pieces there.

aa-card-34-unshaded = Choose an Insurgent Faction: it loses 5 Resources.
aa-card-34-shaded = Choose an Insurgent Faction: it places 1 Base and 2 Guerrillas in 1 Department of its choice with Population 0.

aa-card-35-unshaded = In 1 Department, replace each Cartels Base with 1 Police. If none is available, just remove the Base. Raise Aid by 3.
aa-card-35-shaded = Choose a Department with a Cartels Base and shift it 2 levels toward Active Opposition.

aa-card-36-unshaded = The Government places a FARC Zone in Mountain, where FARC has the most pieces among Departments that are not Zones yet. Then set 2 Neutral spaces adjacent to it to Passive Support. The executing Faction stays Eligible for the next card.
aa-card-36-unshaded-second = The Government places a FARC Zone in Mountain, where FARC has the most pieces among Departments that are not Zones yet, and 1 FARC Base is placed there. Then shift 2 spaces adjacent to it 1 level each toward Active Support. The executing Faction stays Eligible for the next card.

aa-card-37-unshaded = In each space, the Government carries out a free Sweep without movement or a free Assault, against FARC only. AUC Guerrillas count as Troops. Senado & Cámara does not protect FARC from this.
aa-card-37-shaded = AUC makes a free March, then a free Ambush in 1 of its destinations with an Underground Guerrilla.

aa-card-38-unshaded = Choose up to 3 spaces with a cube or with Support and remove all Active AUC Guerrillas from them.
aa-card-38-shaded = Wherever there is a cube or Support, flip all AUC Guerrillas Underground.

aa-card-39-unshaded = Place 1 Police in each of 6 Departments.
aa-card-39-shaded = In up to 3 Departments, replace 1 Police with 1 AUC Guerrilla. If none is available, just remove the Police.

aa-card-40-unshaded = Replace 3 AUC Guerrillas, anywhere, with Police. If none is available, just remove the Guerrilla.
aa-card-40-shaded = Move all cubes in 1 Department that has AUC pieces to any Cities. Then place 1 AUC Guerrilla or Base in each of 2 Cities.

aa-card-41-unshaded = AUC loses 6 Resources. Remove all AUC pieces from 1 space.
aa-card-41-shaded = AUC gains 3 Resources for each space, including LoCs, that has both AUC and Cartels pieces.

aa-card-42-unshaded = Set 2 Neutral spaces to Passive Support. The Government gains 3 Resources.
aa-card-42-shaded = Insurgent Momentum: Sweep and Assault do not affect the pieces of the Faction that executes this Event. Patrol may still Activate its Guerrillas.

aa-card-43-unshaded = Choose a Department with Troops: place 2 Terror markers there and remove all its FARC Bases, even protected ones. Its level and Aid do not change.
aa-card-43-shaded = Place 2 Terror markers in 1 Department with Troops. Lower Aid by 9. No level changes.

aa-card-44-unshaded = Set 1 City that is not at Opposition to Active Support. The Government gains 3 Resources.
aa-card-44-shaded = Set 1 City with Support to Neutral. The Government loses 3 Resources.

aa-card-45-unshaded = Each space that has both a cube and a Terror marker shifts 1 level toward Active Support.
aa-card-45-shaded = Lower Aid by 1 for each space, including LoCs, with AUC pieces. Roll a die: the Government loses that many Resources.

aa-card-46-unshaded = Choose an Insurgent Faction. In 1 space, with any of its Guerrillas, even an Active one, it carries out free Terror that places 2 markers. Then it removes any 2 enemy pieces there, including Bases, and sets the space, if it has Population, to Passive Support or Passive Opposition. On a LoC it places Sabotage instead of Terror. AUC Terror lowers Aid.

aa-card-47-unshaded = Activate all AUC Guerrillas. Then, in each space with Police, the Government makes a free Assault against AUC in which only Police count, as if they were Troops.
aa-card-47-shaded = Place 2 AUC Guerrillas in Cúcuta. AUC carries out free Terror there, which lowers Aid as usual, then flips 2 of its Guerrillas anywhere Underground.

aa-card-48-unshaded = Choose a space adjacent to a Pipeline of Econ 3. Either set it from Opposition to Neutral, or remove 1 FARC Base from it, even a protected one.
aa-card-48-shaded = Shift 2 Cities other than Bogotá 1 level each toward Active Opposition.

aa-card-49-unshaded = Take 3 available AUC Guerrillas out of the game.
aa-card-49-shaded = Place 1 AUC Base and 1 AUC Guerrilla in the same Department, even one at Opposition.

aa-card-50-unshaded = The Government places up to 3 Police among any Departments.
aa-card-50-shaded = Choose 2 Police anywhere: either remove both, or replace both with AUC Guerrillas.

aa-card-51-unshaded = Remove all Sabotage from Pipelines; Roads keep theirs. If no Pipeline is Sabotaged, the Government gains 12 Resources instead.
aa-card-51-shaded = Sabotage 3 Pipelines, each with FARC Guerrillas on it or in an adjacent space.

aa-card-52-unshaded = Choose 2 spaces among the Cities and Mountain Departments and shift both 1 level toward Active Support.
aa-card-52-shaded = Place 1 AUC Base in a City or Department that has AUC pieces. Then AUC gains 1 Resource for each of its Bases on the map.

aa-card-53-unshaded = Choose an Insurgent Faction. It picks any 2 Departments, moves 1 or 2 of its Guerrillas between them, in either direction, and flips the Guerrillas that moved Underground.

aa-card-54-unshaded = Choose up to 2 Guerrillas anywhere: either remove them, or replace each with an available Guerrilla of another Faction.

aa-card-55-unshaded = Remove 1 Shipment, of any Faction, and 5 Cartels Guerrillas from anywhere.
aa-card-55-unshaded-second = Remove 2 Shipments, of any Faction, and 5 Cartels Guerrillas from anywhere. Raise Aid by 3.
aa-card-55-shaded = Shift 3 spaces that have Cartels pieces, each 1 level toward Active Opposition.

aa-card-56-unshaded = The Cartels give the Government 9 Resources, or all they have.
aa-card-56-unshaded-second = The Cartels give the Government 15 Resources, or all they have.
aa-card-56-shaded = The Cartels gain 2 Resources for each of their pieces in Cities. Then place 1 Cartels Base in each of 2 Cities.

aa-card-57-unshaded = Replace up to 3 Cartels pieces, anywhere and even protected Bases, with Police. If none is available, just remove the piece.
aa-card-57-shaded = In each of 2 spaces, replace 1 Police with 1 Cartels Guerrilla or Base. If neither is available, just remove the Police.

aa-card-58-unshaded = The Cartels lose 6 Resources. Remove all Cartels Guerrillas.
aa-card-58-shaded = The Cartels may move up to 4 Police, each to any space that is not a FARC Zone.

aa-card-59-unshaded = Activate all Cartels Guerrillas. Then the Government makes a free Assault against the Cartels in every space.
aa-card-59-shaded = Flip all Cartels Guerrillas Underground. Then the Cartels may move up to 3 of them to any spaces.

aa-card-60-unshaded = Remove all Cartels pieces from either 2 Cities or 1 Department. The Government gains 6 Resources.
aa-card-60-shaded = The Cartels place 1 Base in each of 2 Cities, then Bribe in 1 space for free.

aa-card-61-unshaded = Remove all Cartels pieces from 1 City. The Cartels lose 6 Resources.
aa-card-61-shaded = Choose 3 Departments without Cartels pieces and place 1 Cartels Base in each.

aa-card-62-unshaded = Remove up to 3 Insurgent pieces, including Bases, from one or more Forest Departments with Population 0.
aa-card-62-shaded = Place 1 Cartels Base in each of Amazonas, Guainía and Vaupés.

aa-card-63-unshaded = The Cartels keep 1 of their Guerrillas in each space and remove the others. Each one kept, even if Active, carries out free Terror. The Cartels are Ineligible through the next card.

aa-card-64-unshaded = Place 1 available Shipment with a FARC Guerrilla in a space that has a Cartels Base.
aa-card-64-unshaded-second = Place 2 available Shipments with one or two FARC Guerrillas in spaces that have a Cartels Base.
aa-card-64-shaded = The Cartels gain 2 Resources for each of their Bases in Cities and 1 for each in Departments.

aa-card-65-unshaded = In 1 Mountain Department, place or remove one thing: either a Shipment or an Insurgent Base. A Shipment goes with any Guerrilla there; Guerrillas do not protect the Base.
aa-card-65-unshaded-second = In 1 Mountain Department, place or remove 1 Shipment, and place or remove 1 Insurgent Base. A Shipment goes with any Guerrilla there; Guerrillas do not protect the Base.

aa-card-66-unshaded = Remove 3 Cartels Bases, even protected ones, from Forest Departments.
aa-card-66-shaded = Each Forest Department with a Cartels Base receives another one.

aa-card-67-unshaded = The Cartels lose 10 Resources.
aa-card-67-unshaded-second = The Cartels lose 20 Resources.
aa-card-67-shaded = Insurgent Momentum: in the Resources Phase the Cartels earn 4 Resources per Base, not 3.

aa-card-68-unshaded = From coastal spaces, remove either 2 Cartels pieces or 1 or 2 Shipments of any Faction.
aa-card-68-shaded = The Cartels gain 2 Resources for each of their pieces in coastal spaces.

aa-card-69-unshaded = The executing Faction moves any of its cubes or Guerrillas from 1 space through a chain of 1 to 3 adjacent Departments, Activating none. In the last one it may then execute any free Operation except Patrol and March; a Sweep there moves no more Troops.

aa-card-70-unshaded = The Government gains 6 Resources for each Forest Department without Guerrillas.
aa-card-70-shaded = Choose an Insurgent Faction. In each Forest Department, it carries out free Terror with any 1 of its Guerrillas there, even an Active one, and gains 3 Resources for each. AUC Terror lowers Aid only once.

aa-card-71-unshaded = Remove 1 Guerrilla from Chocó. Its Faction loses 5 Resources.
aa-card-71-shaded = For the rest of the game, Panamá is a Forest Department with Population 0 where Sweep Activates no Guerrillas. The executing Faction places 1 or 2 of its Bases there.

aa-card-72-unshaded = In 2 spaces, replace each Cartels Guerrilla with a FARC or AUC Guerrilla. If none is available, just remove it.
aa-card-72-shaded = Place all available Cartels Guerrillas in spaces that have a Cartels Base, in any split.
