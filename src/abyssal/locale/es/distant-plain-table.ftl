### Quién juega, lo que acuerdan los jugadores y la ayuda del terminal.

option-players-about = Cuántas personas juegan. Con 3, el jugador de la Coalición juega también con los Señores de la Guerra; con 2, cada uno juega con dos Facciones.
value-players-4 = 4
value-players-3 = 3
value-players-2 = 2
value-players-1 = 1
option-pairing = Parejas
option-pairing-about = Con 2 jugadores: el de la Coalición juega también con el Gobierno y el de los Talibanes con los Señores de la Guerra, o al revés.
value-pairing-government = Coalición y Gobierno
value-pairing-warlords = Coalición y Señores de la Guerra

deal-grant = { $giver }: { $count } de Clientelismo en Recursos para { $receiver }
help-give = give DE A CANTIDAD — entregar Recursos: give taliban warlords 5
help-grant = grant CANTIDAD — el Gobierno convierte Clientelismo en Recursos de los Señores de la Guerra: grant 3
help-notation = En el mapa: tras cada nombre su Población o Econ; t Tropas, p Policía, g Guerrillas (a: cuántas están Activas), b Bases; S Apoyo, O Oposición; returnee: +1 Pob.
