### Reasons of the Non-player Coalition.

prompt-surge-troops-die = Surge: roll for the Troops that move

why-assault-would-remove = Would Assault, alone or with Air Strike, remove a player’s Base or enemy pieces at Support
why-at-coalition-base = at a Coalition Base
why-base-for-people = a Base where Population is highest
why-base-needs-cubes = a Coalition Base with fewer than 2 Government pieces or without Police
why-base-to-support = moves a Base to where there is most Support
why-base-without-support = a Coalition Base without Support
why-base-without-troops = a Coalition Base without Troops
why-cuts-patronage = cuts a player’s Patronage in Kabul
why-government-cubes = where Government cubes are
why-government-helps = Government cubes help to remove a Base or all enemies at Support
why-hidden-enemies = Is an Underground Taliban Guerrilla at Support, or a player’s at a Coalition Base
why-in-place = with the cubes already there
why-last-guerrilla = the last Guerrilla of a Faction there
why-lifts-to-help = an Air Lift brings Troops to find all enemies, or to remove a Base or all enemies at Support
why-outnumbered-at-base = too many Government Troops at a Coalition Base
why-protects-coalition = Government Troops protect the Coalition from Ambush
why-strike-worth-it = Could Air Strike remove a Base, or a player’s last piece at Support or at a Base
why-support-and-enemies = Support and Underground enemies
why-wants-aid = Does it want Aid, because the Government is a Non-player or its Patronage is below 6
why-without-support = without Support
why-without-taliban = without Taliban pieces
why-without-taliban-base = without a Taliban Base
