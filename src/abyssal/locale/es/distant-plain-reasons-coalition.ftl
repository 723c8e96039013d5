### Razones de la Coalición Sin Jugador.

prompt-surge-troops-die = Refuerzo: tirada por las Tropas que se mueven

why-assault-would-remove = ¿Eliminaría un Asalto, solo o con Ataque Aéreo, una Base de un jugador o fichas enemigas en casillas con Apoyo
why-at-coalition-base = en una Base de la Coalición
why-base-for-people = una Base donde hay más Población
why-base-needs-cubes = una Base de la Coalición con menos de 2 fichas del Gobierno o sin Policía
why-base-to-support = una Base se mueve adonde hay más Apoyo
why-base-without-support = una Base de la Coalición sin Apoyo
why-base-without-troops = una Base de la Coalición sin Tropas
why-cuts-patronage = recorta en Kabul el Clientelismo de un jugador
why-government-cubes = donde hay cubos del Gobierno
why-government-helps = los cubos del Gobierno ayudan a eliminar una Base, o a todos los enemigos en una casilla con Apoyo
why-hidden-enemies = ¿Hay una Guerrilla Oculta de los Talibanes en una casilla con Apoyo, o una de un jugador en una Base de la Coalición
why-in-place = con los cubos que están allí
why-last-guerrilla = la última Guerrilla de una Facción allí
why-lifts-to-help = un Transporte Aéreo lleva Tropas para descubrir a todos los enemigos, o para eliminar una Base o a todos los enemigos en una casilla con Apoyo
why-outnumbered-at-base = demasiadas Tropas del Gobierno en una Base de la Coalición
why-protects-coalition = las Tropas del Gobierno protegen a la Coalición de Emboscadas
why-strike-worth-it = ¿Podría un Ataque Aéreo eliminar una Base, o la última ficha de un jugador en una casilla con Apoyo o en una Base
why-support-and-enemies = Apoyo y enemigos Ocultos
why-wants-aid = ¿Se quiere Ayuda, por ser el Gobierno una Facción Sin Jugador o tener menos de 6 de Clientelismo
why-without-support = sin Apoyo
why-without-taliban = sin fichas de los Talibanes
why-without-taliban-base = sin Base de los Talibanes
