### What the Andean Abyss event cards do, in our own words.
### "-second" is the text of a side that the second edition changed.
### Choices without a named chooser belong to the executing Faction (5.1).

aa-card-01-unshaded = Government Capability: in each Support Phase the Government picks 1 space it Controls where a single cube, Troops or Police, is enough for Civic Action. Civic Action during Train keeps its usual terms.
aa-card-01-shaded = Government Capability: Civic Action, whether in the Support Phase or during Train, takes 2 Troops and 2 Police in the space on top of Government Control.

aa-card-02-unshaded = Government Capability: a Sweep costs 1 Resource per space, not 3.
aa-card-02-shaded = Government Capability: a Sweep Operation selects 1 space at most. A Special Activity may still go with it.

aa-card-03-unshaded = Government Capability: an Assault costs 1 Resource per space, not 3.
aa-card-03-shaded = Government Capability: an Assault Operation selects 1 space at most. A Special Activity may still go with it, and the Assault that ends a Patrol is not affected.

aa-card-04-unshaded = Choose 3 Pipelines without Sabotage and add up their Econ: the Government gains twice that many Resources.
aa-card-04-shaded = Sabotage 3 Pipelines that have neither cubes nor Sabotage, going from the highest Econ down. Choose freely among equals.

aa-card-05-unshaded = Place 6 Police on Pipelines, split as you like. Then Activate 3 Underground Guerrillas on those Pipelines or in spaces adjacent to them.
aa-card-05-shaded = Choose a space adjacent to a LoC of Econ 3 and shift it 2 levels toward Active Opposition.

aa-card-06-unshaded = Choose 2 Departments with Population that are adjacent to a Sabotaged LoC and are Neutral or in Opposition: set both to Passive Support.
aa-card-06-shaded = Sabotage 1 Pipeline that is not Sabotaged yet, then shift 1 Department adjacent to it 1 level toward Active Opposition.

aa-card-07-unshaded = Government Capability: in each Control Phase, after new Sabotage is placed, the Government may take up to 3 Terror or Sabotage markers, in any mix, off the map.
aa-card-07-unshaded-second = Government Capability: in each Sabotage Phase, after new Sabotage is placed, the Government may take up to 3 Terror or Sabotage markers, in any mix, off the map.
aa-card-07-shaded = Government Capability: in the Control Phase a LoC with Guerrillas is Sabotaged even when they only equal the cubes there.
aa-card-07-shaded-second = Government Capability: in the Sabotage Phase a LoC with Guerrillas is Sabotaged even when they only equal the cubes there.

aa-card-08-unshaded = The Government makes 3 free Air Strikes, one after another. A space may be hit more than once.
aa-card-08-shaded = The Government loses 9 Resources.

aa-card-09-unshaded = Government Capability: in Mountain, Assault works as in a City, with each Troops and each Police cube removing 1 piece.
aa-card-09-shaded = Government Capability: in Mountain, Assault removes just 1 piece for every 4 Troops, rounded down.

aa-card-10-unshaded = Government Capability: Air Lift carries any number of Troops, still from 1 space to 1 other.
aa-card-10-shaded = Government Capability: Air Lift carries a single Troops cube.

aa-card-11-unshaded = Government Capability: during a Sweep, 1 Police may enter each selected space by the same paths as Troops.
aa-card-11-shaded = Government Capability: to Activate Guerrillas, a Sweep counts in each space either the Troops or the Police, never both.

aa-card-12-unshaded = The Government gains Resources equal to Aid, but 20 at most, even under Samper. Then raise Aid by 10.
aa-card-12-shaded = Insurgent Momentum: the Government makes no Air Strikes, and Patrol Activates no Guerrillas. Patrol may still Assault those already Active.

aa-card-13-unshaded = Government Capability: a Patrol may end with a free Assault in every LoC rather than in 1. As a Limited Operation, only in its destination.
aa-card-13-shaded = Government Capability: a Patrol ends without an Assault.

aa-card-14-unshaded = The Government places 1 Base and 3 Troops in a Department of its choice, not a FARC Zone.
aa-card-14-shaded = Remove 1 Government Base and 1 cube from the same Department. Other cubes there do not protect the Base.

aa-card-15-unshaded = Roll a die: the Government gains 4 Resources per pip.
aa-card-15-shaded = Choose a City that is Neutral or at Passive Support and set it to Passive Opposition.

aa-card-16-unshaded = For each Mountain Department, the Faction with the most pieces there, Bases included, gains 5 Resources. If that is a tie, or no one is there, the Government gains them.
aa-card-16-shaded = The Government loses 10 Resources.

aa-card-17-unshaded = The Government gains Resources equal to Aid, but 20 at most, even under Samper. Then raise Aid by 6.
aa-card-17-shaded = Insurgent Momentum: the Government may neither Sweep nor Assault in Departments.

aa-card-18-unshaded = The Government gains Resources equal to Aid, but 20 at most, even under Samper. Then raise Aid by 20.
aa-card-18-shaded = The Government loses 6 Resources. Roll a die and lower Aid by the result.

aa-card-19-unshaded = In each space where it can, the executing Faction takes one free action: the Government a Sweep without movement or an Assault, an Insurgent an Attack or a Terror. Choose space by space; the usual requirements apply. AUC Terror lowers Aid once.

aa-card-20-unshaded = The Government may move any FARC Guerrillas, 6 at most, to spaces adjacent to their own. The move Activates none of them.
aa-card-20-shaded = FARC makes a free March, then may flip up to 3 of its Guerrillas anywhere Underground.

aa-card-21-unshaded = FARC loses 6 Resources. Remove 1 FARC Base, even if Guerrillas protect it.
aa-card-21-shaded = FARC gains 6 Resources. Place 1 FARC Base in any City or Department.

aa-card-22-unshaded = Set 1 space in Opposition to Neutral.
aa-card-22-shaded = Insurgent Momentum: besides the spaces it Controls, FARC may Agitate in up to 3 spaces that have a FARC piece and no Government Control.

aa-card-23-unshaded = In 1 Department, Activate all Guerrillas of all Factions and remove all Cartels Bases, even protected ones.
aa-card-23-shaded = The Government removes 3 of its Troops from the map. Government and FARC are Ineligible until the next card is over.

aa-card-24-unshaded = Set any City to Active Support. FARC is Ineligible until the next card is over.
aa-card-24-shaded = Remove 2 Troops from 1 space that has FARC pieces. Set 1 City with Support to Neutral.

aa-card-25-unshaded = Clear 1 Mountain Department of all FARC pieces.
aa-card-25-shaded = Place 3 FARC pieces, Guerrillas or Bases, in one Department: Antioquia or one adjacent to it.

aa-card-26-unshaded = Wherever Cartels Guerrillas and FARC pieces share a space, the Cartels make a free Attack that removes only FARC pieces.
aa-card-26-shaded = For each space with a Cartels Base and a FARC Guerrilla, the Cartels hand 3 Resources to FARC, as long as they have any.
aa-card-26-shaded-second = For each space with a Cartels Base and a FARC Guerrilla, the Cartels hand 6 Resources to FARC, as long as they have any.

aa-card-27-unshaded = The Government makes 3 free Special Activities of any kinds, repeats allowed. They need no Operation.
aa-card-27-shaded = Insurgent Momentum: the Government takes no Special Activity in a space with Guerrillas. Air Lift may neither leave nor enter such a space.

aa-card-28-unshaded = Remove up to 3 Insurgent pieces, any Bases included, from 1 space next to Venezuela. Guainía counts, Vaupés does not.
aa-card-28-shaded = Place 1 FARC Base in a Department next to Venezuela. Sabotage each LoC adjacent to Cúcuta that holds no pieces.

aa-card-29-unshaded = The Government chooses 1 space, Activates all FARC Guerrillas there and Assaults there for free. The Assault may hit any Insurgents.
aa-card-29-shaded = Choose FARC or AUC: it makes 2 free Ambushes in 1 space of its choice. Any of its Guerrillas there will do, Active or Underground, and none flips.

aa-card-30-unshaded = Take 1 FARC Zone off the map.
aa-card-30-unshaded-second = Take 1 FARC Zone off the map and remove 1 FARC Base from that Department.
aa-card-30-shaded = The Government places 1 FARC Zone where FARC has the most pieces among Departments that are not Zones yet.
aa-card-30-shaded-second = The Government places 1 FARC Zone where FARC has the most pieces among Departments that are not Zones yet. Then place 1 FARC Base there.

aa-card-31-unshaded = Shift 2 Cities and 1 Department, each 1 level toward Active Support.
aa-card-31-shaded = Turn 3 spaces from Passive to Active Opposition.

aa-card-32-unshaded = Choose 2 spaces that are Neutral or at Passive Opposition and set them to Passive Support.
aa-card-32-shaded = FARC gains 12 Resources.

aa-card-33-unshaded = Remove up to 3 Insurgent pieces, any Bases included, from 1 space next to Ecuador: Nariño, Putumayo, Pasto or the road to Tumaco.
aa-card-33-shaded = For the rest of the game Ecuador is a Department with Population 0 and no terrain that holds at most 2 pieces of each Faction. The executing Faction places 2 of its pieces there.

aa-card-34-unshaded = Choose an Insurgent Faction: it loses 5 Resources.
aa-card-34-shaded = Choose an Insurgent Faction: it places 1 Base and 2 Guerrillas in 1 Department of its choice with Population 0.

aa-card-35-unshaded = In 1 Department, replace each Cartels Base with 1 Police; without available Police, just remove it. Raise Aid by 3.
aa-card-35-shaded = Choose a Department with a Cartels Base and shift it 2 levels toward Active Opposition.

aa-card-36-unshaded = The Government places a FARC Zone in Mountain, where FARC has the most pieces among Departments that are not Zones yet. Then set 2 Neutral spaces adjacent to it to Passive Support. On the next card the executing Faction is still Eligible.
aa-card-36-unshaded-second = The Government places a FARC Zone in Mountain, where FARC has the most pieces among Departments that are not Zones yet, and 1 FARC Base is placed there. Then shift 2 spaces adjacent to it 1 level each toward Active Support. On the next card the executing Faction is still Eligible.

aa-card-37-unshaded = In each space the Government makes a free Sweep without movement or a free Assault, against FARC only, with AUC Guerrillas counting as Troops. Senado & Cámara does not protect FARC from this.
aa-card-37-shaded = AUC makes a free March, then a free Ambush in 1 of its destinations with an Underground Guerrilla.

aa-card-38-unshaded = Choose up to 3 spaces with a cube or with Support and remove all Active AUC Guerrillas from them.
aa-card-38-shaded = Wherever there is a cube or Support, flip all AUC Guerrillas Underground.

aa-card-39-unshaded = Place 1 Police in each of 6 Departments.
aa-card-39-shaded = In up to 3 Departments, replace 1 Police with 1 AUC Guerrilla. If none is available, just remove the Police.

aa-card-40-unshaded = Replace 3 AUC Guerrillas, anywhere, with Police. If none is available, just remove the Guerrilla.
aa-card-40-shaded = Move all cubes in 1 Department that has AUC pieces to any Cities. Then place 1 AUC Guerrilla or Base in each of 2 Cities.

aa-card-41-unshaded = AUC loses 6 Resources. Clear 1 space of all AUC pieces.
aa-card-41-shaded = AUC gains 3 Resources for each space, LoC or not, that has both AUC and Cartels pieces.

aa-card-42-unshaded = Set 2 Neutral spaces to Passive Support. The Government gains 3 Resources.
aa-card-42-shaded = Insurgent Momentum: Sweep and Assault do not touch the pieces of the Faction that executes this Event. Patrol may still Activate its Guerrillas.

aa-card-43-unshaded = Choose a Department with Troops: place 2 Terror markers there and remove all its FARC Bases, even protected ones. Its level and Aid do not change.
aa-card-43-shaded = Place 2 Terror markers in 1 Department with Troops. Lower Aid by 9. No level changes.

aa-card-44-unshaded = Set 1 City that is not in Opposition to Active Support. The Government gains 3 Resources.
aa-card-44-shaded = Set 1 City with Support to Neutral. The Government loses 3 Resources.

aa-card-45-unshaded = Each space that has both a cube and a Terror marker shifts 1 level toward Active Support.
aa-card-45-shaded = Lower Aid by 1 for each space, LoC or not, with AUC pieces. Roll a die: the Government loses that many Resources.

aa-card-46-unshaded = Choose an Insurgent Faction. In 1 space, with any of its Guerrillas, even an Active one, it makes a free Terror that places 2 markers, removes any 2 enemy pieces, Bases included, and finally sets the space, if it has Population, to Passive Support or Passive Opposition. On a LoC it Sabotages instead of placing Terror. AUC Terror lowers Aid.

aa-card-47-unshaded = Activate all AUC Guerrillas. Then, in each space with Police, the Government makes a free Assault against AUC in which only Police count, as if they were Troops.
aa-card-47-shaded = Place 2 AUC Guerrillas in Cúcuta. AUC makes a free Terror there, which lowers Aid as usual, then flips 2 of its Guerrillas anywhere Underground.

aa-card-48-unshaded = Choose a space adjacent to a Pipeline of Econ 3: either set it from Opposition to Neutral, or remove 1 FARC Base from it, even a protected one.
aa-card-48-shaded = Shift 2 Cities, not Bogotá, each 1 level toward Active Opposition.

aa-card-49-unshaded = Take 3 available AUC Guerrillas out of the game.
aa-card-49-shaded = Place 1 AUC Base and 1 AUC Guerrilla in the same Department, even one in Opposition.

aa-card-50-unshaded = The Government places up to 3 Police among any Departments.
aa-card-50-shaded = Choose 2 Police anywhere: either remove both, or replace both with AUC Guerrillas.

aa-card-51-unshaded = Clear all Pipelines of Sabotage; Roads keep theirs. If no Pipeline is Sabotaged, the Government gains 12 Resources instead.
aa-card-51-shaded = Sabotage 3 Pipelines, each with FARC Guerrillas on it or in an adjacent space.

aa-card-52-unshaded = Choose 2 spaces among the Cities and Mountain Departments and shift both 1 level toward Active Support.
aa-card-52-shaded = Place 1 AUC Base in a City or Department that has AUC pieces. Then AUC gains 1 Resource for each of its Bases on the map.

aa-card-53-unshaded = Choose an Insurgent Faction. It picks any 2 Departments, moves 1 or 2 of its Guerrillas between them, in either direction, and flips the moved ones Underground.

aa-card-54-unshaded = Choose up to 2 Guerrillas anywhere: either remove them, or replace each with an available Guerrilla of another Faction.

aa-card-55-unshaded = Remove 1 Shipment, of any Faction, and 5 Cartels Guerrillas from anywhere.
aa-card-55-unshaded-second = Remove 2 Shipments, of any Faction, and 5 Cartels Guerrillas from anywhere. Raise Aid by 3.
aa-card-55-shaded = Shift 3 spaces that have Cartels pieces, each 1 level toward Active Opposition.

aa-card-56-unshaded = The Cartels hand 9 Resources, or all they have, to the Government.
aa-card-56-unshaded-second = The Cartels hand 15 Resources, or all they have, to the Government.
aa-card-56-shaded = The Cartels gain 2 Resources for each of their pieces in Cities. After that, place 1 Cartels Base in each of 2 Cities.

aa-card-57-unshaded = Replace up to 3 Cartels pieces, anywhere and even protected Bases, with Police. If none is available, just remove the piece.
aa-card-57-shaded = In each of 2 spaces, replace 1 Police with 1 Cartels Guerrilla or Base. If neither is available, just remove the Police.

aa-card-58-unshaded = The Cartels lose 6 Resources. Remove all Cartels Guerrillas.
aa-card-58-shaded = The Cartels may move up to 4 Police, each to any space that is not a FARC Zone.

aa-card-59-unshaded = Activate all Cartels Guerrillas. Then the Government makes a free Assault against the Cartels in every space.
aa-card-59-shaded = Flip all Cartels Guerrillas Underground. Then the Cartels may move up to 3 of them to any spaces.

aa-card-60-unshaded = Clear either 2 Cities or 1 Department of all Cartels pieces. The Government gains 6 Resources.
aa-card-60-shaded = The Cartels place 1 Base in each of 2 Cities and Bribe in 1 space for free.

aa-card-61-unshaded = Clear 1 City of all Cartels pieces. The Cartels lose 6 Resources.
aa-card-61-shaded = Choose 3 Departments without Cartels pieces and place 1 Cartels Base in each.

aa-card-62-unshaded = Remove up to 3 Insurgent pieces, Bases included, from one or more Forest Departments with Population 0.
aa-card-62-shaded = Place 1 Cartels Base in each of Amazonas, Guainía and Vaupés.

aa-card-63-unshaded = The Cartels keep 1 of their Guerrillas in each space and remove the others. Each one kept, even if Active, makes a free Terror. The Cartels are Ineligible until the next card is over.

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

aa-card-69-unshaded = The executing Faction moves any of its cubes or Guerrillas from 1 space along a chain of 1 to 3 adjacent Departments, Activating none. In the last one it may then make any free Operation other than Patrol or March; a Sweep moves no more Troops.

aa-card-70-unshaded = The Government gains 6 Resources for each Forest Department without Guerrillas.
aa-card-70-shaded = Choose an Insurgent Faction: in each Forest Department it makes a free Terror with any 1 of its Guerrillas there, even an Active one, and gains 3 Resources per Terror. AUC Terror lowers Aid once.

aa-card-71-unshaded = Remove 1 Guerrilla from Chocó; its Faction loses 5 Resources.
aa-card-71-shaded = For the rest of the game Panamá is a Forest Department with Population 0, where Sweep Activates no Guerrillas. The executing Faction places 1 or 2 of its Bases there.

aa-card-72-unshaded = In 2 spaces, replace each Cartels Guerrilla with a FARC or AUC Guerrilla. If none is available, just remove it.
aa-card-72-shaded = Place all available Cartels Guerrillas in spaces that have a Cartels Base, split as you like.
