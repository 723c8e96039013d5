### Ayuda para los jugadores, en nuestras palabras: hojas de ayuda (aid-…), resúmenes de reglas (rule-text-…), el tutorial (tutorial-…).
### Qué se muestra y en qué orden está en games/distant_plain/data/aid.json.

aid-section-resources = Recursos
aid-section-operations = Operaciones
aid-section-special = Actividades Especiales
aid-section-propaganda = En las Rondas de Propaganda
aid-section-hints = Para tus primeras partidas

## Coalición

aid-coalition-goal = Gánate a la gente y lleva tus fuerzas a casa: al comprobar la victoria, el Apoyo Total más tus fichas Disponibles debe superar 30. Tu margen es esa suma menos 30.
aid-coalition-purse-title = El dinero no es tuyo
aid-coalition-purse = No tienes Recursos: los que gastas son del Gobierno. La Patrulla, el Barrido con tus propias Tropas y el Asalto con tus propios cubos no cuestan nada. Si pasas, el Gobierno recibe 3.
aid-coalition-train = En Kabul y en Provincias con fichas de la Coalición. Donde tengas una Base, coloca hasta 6 cubos del Gobierno por 3 Recursos del Gobierno; si no colocas ninguno, la casilla es gratis. Después, en 1 de las casillas bajo Control COIN, Acción Cívica, o en Kabul convierte 3 de Clientelismo en Recursos del Gobierno.
aid-coalition-patrol = Gratis. Mueve cubos de la Coalición por las LdC y Kabul hasta donde haya Sabotaje. Cada cubo en una LdC, de cualquiera de las Facciones COIN, deja Activa allí 1 Guerrilla. Después puedes hacer un Asalto en 1 LdC.
aid-coalition-sweep = Lleva Tropas de la Coalición desde casillas adyacentes o a través de 1 LdC sin Sabotaje; cada una puede llevar consigo 1 Tropa del Gobierno, y entonces la casilla cuesta 3 Recursos del Gobierno. Donde haya una ficha de la Coalición, cada cubo deja Activa 1 Guerrilla.
aid-coalition-assault = Donde tengas Tropas: cada uno de tus cubos elimina 1 Guerrilla Activa y después Bases. Por 3 Recursos del Gobierno por casilla, los cubos del Gobierno hacen allí lo mismo. La Policía solo cuenta en Kabul y en las LdC.
aid-coalition-hint-home-title = Cada ficha en casa cuenta
aid-coalition-hint-home = Una ficha Disponible es un punto, tanto como 1 de Población con Apoyo. Llega con un Refuerzo, gánate a la gente y vete con otro Refuerzo antes de la comprobación.
aid-coalition-hint-losses-title = Cuidado con las Bajas
aid-coalition-hint-losses = Las fichas que caen en un Ataque quedan en Bajas: no están Disponibles, cuestan 3 de Ayuda cada una en la próxima Ronda, y la mitad de las Tropas y todas las Bases no vuelven. Los cubos del Gobierno que estén junto a los tuyos se eliminan antes.

## Talibanes

aid-taliban-goal = Al comprobar la victoria, la Oposición Total más el número de tus Bases en el mapa debe superar 20. Tu margen es esa suma menos 20.
aid-taliban-rally = 1 Recurso por casilla, nada en Pakistán con Respaldo o Patrocinio; en casillas sin Apoyo, y en las Pastunes sea cual sea su nivel. Coloca 1 Guerrilla, o reemplaza 2 por una Base. Donde tengas una Base puedes en su lugar colocar tantas como tus Bases allí más la Población, o dejar Ocultas todas las tuyas. En 1 casilla con Base puedes además comprar Sharía, a 1 Recurso por marcador de Terror o nivel.
aid-taliban-march = 1 Recurso por Provincia o Kabul a la que entres, nada por las LdC, ni hacia o desde Pakistán con Respaldo o Patrocinio. Desde un destino Pastún puedes seguir la Marcha. Un grupo que entra en una LdC o en una casilla no Pastún queda Activo si él, los cubos y las Guerrillas de los Señores de la Guerra que haya suman más de 3.
aid-taliban-terror = 1 Recurso por Provincia o Kabul, nada por las LdC; 1 Guerrilla Oculta de la casilla queda Activa. Se coloca un marcador de Terror y el nivel cambia 1 hacia Oposición. Una LdC queda con Sabotaje.
aid-taliban-hint-pakistan-title = Al otro lado de la frontera
aid-taliban-hint-pakistan = Nadie más puede entrar en Pakistán. Allí solo te alcanzan los Ataques Aéreos y los Eventos, y un Ataque Aéreo lleva a Islamabad hacia Patrocinio. Ten allí algunas Bases y Marcha de una vez a través de las Provincias Pastunes.
aid-taliban-hint-sharia-title = Ahorra para la Sharía
aid-taliban-hint-sharia = Donde tengas el Control en una Ronda de Propaganda, cada nivel cuesta un solo Recurso. Supera entonces a todos los demás juntos en las Provincias pobladas.

## Gobierno

aid-government-goal = Gobierna y reparte: al comprobar la victoria, la Población bajo Control COIN más el Clientelismo debe superar 35. Tu margen es esa suma menos 35.
aid-government-train = 3 Recursos por casilla, en cualquier Provincia o Kabul. En Kabul y en Provincias con una Base COIN coloca hasta 6 cubos, si hace falta desde otra parte del mapa. Después, en 1 de las casillas, Acción Cívica bajo Control COIN, o reemplaza 3 cubos por una Base.
aid-government-patrol = 3 Recursos en total. Mueve tus cubos por las LdC y Kabul hasta donde haya Sabotaje. Cada cubo en una LdC deja Activa allí 1 Guerrilla. Después puedes hacer un Asalto en 1 LdC.
aid-government-sweep = 3 Recursos por casilla. Lleva Tropas desde casillas adyacentes o a través de 1 LdC sin Sabotaje; por cada LdC con Guerrillas en la que entres, paga 1 Recurso a los Señores de la Guerra. Cada uno de tus cubos en las casillas deja Activa 1 Guerrilla.
aid-government-assault = 3 Recursos por casilla. Cada 2 de tus cubos, en Montaña cada 3, eliminan 1 Guerrilla Activa y después Bases; cada Base de los Talibanes que elimines suma 6 a la Ayuda. La Policía solo cuenta en Kabul y en las LdC.
aid-government-hint-patronage-title = De la Ayuda al Clientelismo
aid-government-hint-patronage = Usa Gobernanza donde haya Apoyo y ninguna Base de la Coalición: su Población pasa de la Ayuda al Clientelismo, y la casilla queda Neutral. A la Coalición no le gustará: puede recuperar 3 de Clientelismo con un Entrenamiento en Kabul.
aid-government-hint-desert-title = Cuenta tus cubos de tres en tres
aid-government-hint-desert = En cada Ronda deserta 1 de cada 3 de tus cubos en una casilla. Las parejas no pierden a nadie. La Policía puede quedarse donde está; las Tropas que estén fuera de Kabul y sin una Base COIN deben volver.

## Señores de la Guerra

aid-warlords-goal = Al comprobar la victoria, la Población afgana que nadie Controla debe superar 15, y tus Recursos 40. Tu margen es el menor de estos dos números: esa Población menos 15, y los Recursos menos 40.
aid-warlords-rally = 1 Recurso por casilla, en cualquier lugar de Afganistán. Coloca 1 Guerrilla, o reemplaza 2 por una Base. Donde tengas una Base y la casilla no sea Pastún puedes en su lugar colocar tantas como tus Bases allí más la Población, o dejar Ocultas todas las tuyas.
aid-warlords-march = 1 Recurso por Provincia o Kabul a la que entres, nada por las LdC; cada Guerrilla se mueve una vez, nunca a Pakistán. Un grupo que entra en una LdC o en una casilla Pastún queda Activo si él y las Guerrillas de los Talibanes que haya suman más de 3.
aid-warlords-terror = 1 Recurso por Provincia o Kabul, nada por las LdC; 1 Guerrilla Oculta de la casilla queda Activa. Se coloca un marcador de Terror y la casilla queda Neutral. Una LdC queda con Sabotaje.
aid-warlords-hint-balance-title = Que no mande nadie
aid-warlords-hint-balance = Una Guerrilla en el lugar justo acaba con el Control COIN o de los Talibanes. Cuenta a los dos bandos en las Provincias pobladas, y ayuda al más débil.
aid-warlords-hint-money-title = Cobra por la paz
aid-warlords-hint-money = Tus Guerrillas en las LdC te dan Recursos en cada Ronda, y el Gobierno te paga cuando sus Tropas pasan por donde hay Guerrillas. El Tráfico da dinero sin perder una Base, pero no donde haya fichas de la Coalición.

## Las reglas en breve

rule-text-1-4-1 = El número de fichas es limitado. Lo que se coloca sale de las Disponibles y lo que se elimina vuelve a ellas; las fichas de la Coalición que caen en un Ataque van a Bajas. Talibanes y Señores de la Guerra pueden retirar sus propias fichas mientras actúan. Una Facción elegida como blanco pierde tantas fichas como sea posible.
rule-text-1-4-2 = Una casilla admite como mucho 2 Bases, sean de quien sean, y una LdC ninguna. En Pakistán solo entran los Talibanes.
rule-text-1-4-3 = Las Guerrillas están Ocultas o Activas; las nuevas llegan Ocultas. Las Ocultas están a salvo del Asalto y del Ataque Aéreo y protegen sus Bases.
rule-text-1-5 = De una a cuatro personas juegan con las Facciones. La Coalición y el Gobierno son las Facciones COIN, amigas entre sí. Los Talibanes y los Señores de la Guerra son enemigos de todos.
rule-text-1-5-1 = Los jugadores pueden acordar, abiertamente, todo lo que las reglas permiten; ninguna promesa obliga. Mientras actúa quien da o quien recibe, las Facciones, salvo la Coalición, pueden dar Recursos, y el Gobierno puede pagar Clientelismo a los Señores de la Guerra como Recursos.
rule-text-1-6 = Kabul y cada Provincia afgana con Población están en Apoyo, Neutral u Oposición. Las LdC, Pakistán y las Provincias sin Población no tienen nivel.
rule-text-1-7 = COIN Controla una casilla donde las fichas de la Coalición y del Gobierno juntas superan a todas las demás; los Talibanes, donde las superan las suyas. El Control cambia en el acto con las fichas; solo en la Fase de Redespliegue espera hasta el final.
rule-text-1-8 = Los Recursos, de 0 a 75, pagan las Operaciones; la Coalición no tiene. La Ayuda, de 0 a 75, se paga al Gobierno en cada Ronda. El Clientelismo, de 0 a 40, cuenta para la victoria del Gobierno.
rule-text-1-9 = Se llevan cuatro totales: Apoyo más fichas Disponibles de la Coalición, Oposición más Bases de los Talibanes, Población bajo Control COIN más Clientelismo, y Población afgana que nadie Controla.
rule-text-2-2 = Hay una carta en juego y la siguiente está a la vista sobre el mazo: todos ven una carta por adelantado. Las cartas jugadas son públicas.
rule-text-2-3 = En una carta de Evento, dos Facciones como mucho ejecutan una Operación o el Evento. A las Elegibles les llega el turno en el orden de los símbolos de la carta.
rule-text-2-3-1 = Una Facción que ejecutó una Operación o un Evento en la última carta no es Elegible en esta.
rule-text-2-3-2 = La Facción Elegible cuyo símbolo está más a la izquierda es la 1ª Elegible; la siguiente, la 2ª.
rule-text-2-3-3 = Un Insurgente que pasa recibe 1 Recurso; una Facción COIN que pasa da 3 al Gobierno. Sigue Elegible, y la siguiente ocupa su lugar.
rule-text-2-3-4 = La 1ª Elegible ejecuta una Operación, con o sin Actividad Especial, o el Evento. Tras una Operación sola, la 2ª puede hacer una Operación Limitada; tras una Operación con Actividad Especial, una Operación Limitada o el Evento; tras el Evento, una Operación con o sin Actividad Especial. Ambas pueden pasar.
rule-text-2-3-5 = Una Operación Limitada tiene lugar en 1 sola casilla y sin Actividad Especial. La Patrulla, el Barrido y la Marcha pueden llevar fichas de varias casillas a esa única.
rule-text-2-3-6 = Terminada la carta, las Facciones que actuaron dejan de ser Elegibles y las demás lo son.
rule-text-2-3-7 = Después se juega la carta siguiente y se descubre otra. Con la Propaganda Repentina, una carta de Propaganda que aparece cambia su lugar con la anterior y se juega en el acto.
rule-text-2-3-8 = En la última carta de Evento antes de la Propaganda final, los jugadores solo pueden hacer Operaciones Limitadas, y ni Barrido ni Marcha.
rule-text-2-4 = En una carta de Propaganda no actúa nadie: comienza una Ronda de Propaganda.
rule-text-2-4-1 = Tras la Ronda de la última carta de Propaganda gana el margen más alto.
rule-text-3-1 = Elige una Operación, selecciona sus casillas y paga por cada una. Decides en qué orden se resuelven y a quién alcanzan.
rule-text-3-1-2 = Una Operación o Actividad Especial gratuita no cuesta Recursos y no cambia quién es Elegible.
rule-text-3-2-1 = 3 Recursos del Gobierno por casilla; la Coalición solo paga donde coloca cubos, y para ello necesita allí una Base. Hasta 6 cubos del Gobierno en Kabul y en Provincias con una Base COIN. Después, en 1 casilla: Acción Cívica bajo Control COIN, una Base del Gobierno por 3 cubos o, la Coalición en Kabul, 3 de Clientelismo en Recursos.
rule-text-3-2-2 = 3 Recursos en total para el Gobierno, nada para la Coalición. Los cubos se mueven por las LdC y Kabul y se detienen en el Sabotaje. Cada cubo en una LdC deja Activa 1 Guerrilla. Después, un Asalto gratuito en 1 LdC.
rule-text-3-2-3 = 3 Recursos del Gobierno por casilla; la Coalición solo paga donde entran Tropas del Gobierno. Las Tropas llegan desde casillas adyacentes o a través de 1 LdC sin Sabotaje. Cada cubo deja Activa 1 Guerrilla. El Gobierno paga 1 Recurso a los Señores de la Guerra por cada LdC con Guerrillas que cruza.
rule-text-3-2-4 = 3 Recursos por casilla; la Coalición solo paga si participan cubos del Gobierno. Gobierno: 1 ficha por cada 2 cubos, 3 en Montaña. Coalición: 1 ficha por cubo. Primero Guerrillas Activas, después Bases. La Policía solo cuenta en Kabul y en las LdC. Cada Base de los Talibanes que elimina el Gobierno suma 6 de Ayuda.
rule-text-3-3-1 = 1 Recurso por casilla; los Talibanes, en casillas sin Apoyo o Pastunes; los Señores de la Guerra, fuera de Pakistán. Coloca 1 Guerrilla o reemplaza 2 por una Base. Con una Base tuya allí (Señores de la Guerra: no en casillas Pastunes) puedes, en su lugar, colocar tantas Guerrillas como Bases tuyas más Población, o dejar Ocultas todas las tuyas. Los Talibanes pueden comprar Sharía en 1 Base.
rule-text-3-3-2 = 1 Recurso por Provincia o Kabul a la que se entra, nada por las LdC. Los Talibanes pueden seguir desde casillas Pastunes. En una LdC (los Talibanes, también fuera de las casillas Pastunes; los Señores de la Guerra, también dentro de ellas), un grupo queda Activo si él y las Guerrillas enemigas que haya allí (para los Talibanes, también los cubos) suman más de 3.
rule-text-3-3-3 = 1 Recurso por casilla con Guerrillas tuyas y algún enemigo. Todas tus Guerrillas de la casilla quedan Activas; luego tira un dado. Si no supera el número de ellas, elimina hasta 2 fichas enemigas: Guerrillas antes que Bases, cubos del Gobierno antes que de la Coalición, cubos antes que Bases COIN. Las fichas de la Coalición van a Bajas. Con un 1, además, colocas una Guerrilla.
rule-text-3-3-4 = 1 Recurso por Provincia o Kabul, nada por las LdC. 1 Guerrilla Oculta queda Activa y coloca un marcador de Terror; los Talibanes cambian el nivel 1 hacia Oposición, los Señores de la Guerra lo dejan Neutral. Una LdC queda con Sabotaje. Hay 30 marcadores.
rule-text-4-1 = Con una Operación en al menos 1 casilla, una Facción puede usar un tipo de Actividad Especial en un momento justo antes, durante o justo después de ella. Las Operaciones Limitadas no la admiten. Si la usa la 1ª Elegible, la 2ª puede tomar el Evento.
rule-text-4-2-1 = Con Entrenamiento, en hasta 3 casillas entre Kabul y las Provincias bajo Control COIN. Mueve fichas de la Coalición entre ellas y las Disponibles. Después puedes tirar un dado y repartir ese número entre la Ayuda y los Recursos de los Señores de la Guerra.
rule-text-4-2-2 = Con cualquier Operación. Mueve Tropas de la Coalición y hasta 3 Tropas del Gobierno entre 3 casillas.
rule-text-4-2-3 = Con Patrulla, Barrido o Asalto, en hasta 3 casillas, no en Kabul. Elimina en cada una 1 Guerrilla Activa, o una Base si su Facción no tiene allí Guerrillas. Si una casilla está en Pakistán, Islamabad se desplaza 1 posición hacia Patrocinio.
rule-text-4-3-1 = Con Entrenamiento o Patrulla, en 1 o 2 casillas bajo Control COIN con Apoyo o sin Población. En cada una: coloca un marcador +1 Pob donde no haya, o pasa el número de su Población de la Ayuda al Clientelismo y déjala Neutral, pero no si hay una Base de la Coalición.
rule-text-4-3-2 = Con cualquier Operación. Mueve Tropas del Gobierno desde 1 casilla por las LdC y Kabul hasta un destino adyacente; se detienen en el Sabotaje. Paga 1 Recurso a los Señores de la Guerra por cada casilla con Guerrillas en la que entren.
rule-text-4-3-3 = Con Entrenamiento, Patrulla o Asalto, en 1 o 2 Provincias bajo Control COIN con cubos del Gobierno y una Base de los Señores de la Guerra. En cada una: Ayuda +3, Clientelismo +1, elimina la Base, cambia 1 nivel hacia Oposición y, si es Pastún, coloca una Guerrilla de los Talibanes.
rule-text-4-4-1 = Con cualquier Operación, en casillas con una Guerrilla Oculta de los Talibanes y más Talibanes que enemigos. En cada una, 1 Guerrilla queda Activa y los Talibanes ganan 1 Recurso; en una LdC sin Sabotaje, su Econ; donde haya Bases de los Señores de la Guerra, 2 Recursos de estos por cada Base.
rule-text-4-4-2 = Con Reagrupamiento o Marcha, en 1 casilla con una Guerrilla Oculta de los Talibanes. Elimina 2 fichas del Gobierno o de los Señores de la Guerra, o reemplaza 1 por una Guerrilla de los Talibanes; las Bases las últimas. El Clientelismo baja 1 por cada ficha del Gobierno.
rule-text-4-4-3 = Con Ataque, en hasta 3 de sus casillas con una Guerrilla Oculta de los Talibanes. Solo 1 queda Activa, el Ataque tiene éxito sin dado y se coloca 1 Guerrilla.
rule-text-4-5-1 = Con Reagrupamiento o Marcha, en 1 de sus Provincias con Población y más Guerrillas de los Señores de la Guerra que Policías. Coloca allí una Base de los Señores de la Guerra.
rule-text-4-5-2 = Con Reagrupamiento o Marcha, en casillas con Bases de los Señores de la Guerra y sin fichas de la Coalición. Gana 1 Recurso por cada Base. Bajo Control de los Talibanes, estos ganan también 1 Recurso; bajo Control COIN, el Clientelismo sube 1.
rule-text-4-5-3 = Con cualquier Operación, en hasta 3 casillas por 2 Recursos cada una. Elimina hasta 3 cubos del Gobierno, o una Base del Gobierno, o 1 Guerrilla de los Talibanes, o deja Ocultas las Guerrillas que quieras.
rule-text-5-1 = La Facción que ejecuta un Evento cumple su texto y toma todas las decisiones que el texto no da a otras.
rule-text-5-1-1 = Donde un Evento contradice las reglas, prevalece el Evento. Pero solo coloca fichas Disponibles, respeta el Apilamiento, no pone en Pakistán más fichas que las de los Talibanes y no pasa de los extremos de los contadores.
rule-text-5-1-2 = Si dos Eventos se contradicen, prevalece el que se está jugando.
rule-text-5-1-3 = Si parte de un Evento es imposible, se cumple el resto.
rule-text-5-2 = Un Evento con dos textos se usa sin sombrear o sombreado, nunca ambos. Cada Facción puede elegir cualquiera.
rule-text-5-3 = Estos Eventos cambian lo que pueden hacer la Coalición o los Talibanes, hasta el final de la partida. Sin sombrear favorecen a la Coalición; sombreados, a los Talibanes.
rule-text-5-4 = Estos textos valen hasta el Reinicio de la próxima Ronda de Propaganda.
rule-text-5-5 = Algunos Eventos conceden en el acto una Operación o Actividad Especial. Suele ser gratuita y no cambia quién es Elegible.
rule-text-6-0 = Las fases, en orden: Victoria, Recursos, Apoyo, Redespliegue y Reinicio. Una carta de Propaganda justo después de otra no trae una segunda Ronda.
rule-text-6-1 = Si una Facción cumple su condición de victoria, la partida acaba en el acto.
rule-text-6-3-1 = Cada LdC donde las Guerrillas de los Talibanes superan a todas las demás fichas queda con Sabotaje.
rule-text-6-3-2 = El Gobierno recibe la Ayuda más la Econ de todas las LdC sin Sabotaje.
rule-text-6-3-3 = Los Talibanes reciben 1 Recurso por Base; los Señores de la Guerra, 1 por Base y 1 por cada Guerrilla en una LdC sin Sabotaje.
rule-text-6-3-4 = La Ayuda baja 3 por cada ficha en Bajas.
rule-text-6-4-1 = Donde COIN tiene Control, Tropas y Policía, 3 Recursos del Gobierno eliminan un marcador de Terror o, si no hay, cambian el nivel 1 hacia Apoyo. Decide primero la Coalición y después el Gobierno, cada uno donde tiene más Tropas; los empates son de la Coalición.
rule-text-6-4-2 = Donde los Talibanes tienen el Control, cada Recurso suyo elimina un marcador de Terror o, si no hay, cambia el nivel 1 hacia Oposición.
rule-text-6-5-1 = En cada casilla se elimina 1 de cada 3 cubos del Gobierno, redondeando hacia abajo.
rule-text-6-5-2 = La Coalición puede, y después el Gobierno debe, llevar las Tropas de las LdC y de Provincias sin Base COIN a Kabul o a Bases COIN bajo Control COIN.
rule-text-6-5-3 = El Gobierno puede mover Policías a cualquier LdC o casilla bajo Control COIN.
rule-text-6-5-4 = Los Talibanes deben llevar las Guerrillas de las LdC y de Provincias sin Base de los Talibanes a sus Bases bajo Control de los Talibanes o al Pakistán Pastún. Las de Kabul se quedan.
rule-text-6-5-5 = Ahora se actualiza el Control.
rule-text-6-5-6 = Tras la última Ronda la partida acaba aquí.
rule-text-6-6 = Bajas: todas las Bases y la mitad de las Tropas salen de la partida, el resto queda Disponible. Si Islamabad está Endurecido, deja de estarlo; si no, se desplaza 1 posición hacia Respaldo. Todas las Facciones son Elegibles, se quitan Terror, Sabotaje e Impulso, y todas las Guerrillas quedan Ocultas.
rule-text-6-6-1 = Hostilidad: los Talibanes no se Reagrupan en Pakistán, y sus Guerrillas allí están Activas. Presión: no se Reagrupan allí. Tolerancia: sin efecto. Respaldo: el Reagrupamiento en Pakistán y la Marcha hacia o desde allí son gratis. Patrocinio: como Respaldo, y las Operaciones Limitadas de los Talibanes pueden usar varias casillas. Si se desplaza más allá de un extremo, el marcador queda Endurecido.
rule-text-7-1 = El margen más alto va primero. Los empates son para las Facciones Sin Jugador y luego para los Señores de la Guerra, el Gobierno y los Talibanes. Si una Facción Sin Jugador supera una comprobación de la victoria, pierden por igual todos los jugadores.
rule-text-7-2 = Coalición: Apoyo más fichas Disponibles por encima de 30. Gobierno: Población bajo Control COIN más Clientelismo por encima de 35. Talibanes: Oposición más Bases por encima de 20. Señores de la Guerra: Población sin Control por encima de 15 y Recursos por encima de 40.
rule-text-7-3 = El margen es cuánto está una Facción más allá de su objetivo o por debajo de él; para los Señores de la Guerra, el menor de los dos.
rule-text-8-2 = Las Facciones Sin Jugador hacen todo lo posible: con el máximo de fichas y en todas las casillas que sus fichas y Recursos permitan. Pagan y siguen los procedimientos como todos. Una Actividad Especial que pide una instrucción se realiza en ese momento.
rule-text-8-2-1 = Las Facciones Sin Jugador van contra los jugadores antes que contra otras Facciones Sin Jugador, y primero contra el jugador de mejor margen. Después de los jugadores, los Insurgentes van primero contra la Coalición y luego contra el Gobierno, y las Facciones COIN primero contra los Talibanes y luego contra los Señores de la Guerra. Del enemigo eliminan primero las Bases, las Guerrillas Ocultas antes que las Activas, y las Tropas y Policías al azar. De lo propio ceden las Guerrillas Activas antes que las Ocultas, las Tropas y Policías primero donde hay otras del mismo tipo, y por último las Bases. Eliminan las fichas que se reemplazan aunque no haya con qué reemplazarlas. Colocan primero Bases, y fichas donde ya tienen otras. Solo la Coalición puede colocar una segunda Base COIN en una casilla. Marchan de modo que lleguen a casillas con Apoyo tantas Guerrillas Ocultas como sea posible.
rule-text-8-3-1 = Si el símbolo de la Facción tiene un halo, van primero las instrucciones especiales de la hoja. Si no, decide su recuadro de Eventos. Cuando hay elección, ejecuta el Evento de modo que se cumplan las condiciones de ese recuadro.
rule-text-8-3-2 = De los Eventos con dos textos, los Talibanes y los Señores de la Guerra usan el sombreado, y la Coalición y el Gobierno el no sombreado, salvo que las instrucciones especiales digan otra cosa. Para los Insurgentes, un texto único cuenta como sombreado.
rule-text-8-3-3 = Las Facciones Sin Jugador colocan, eliminan o mueven tantas fichas como permitan el Evento, las fichas Disponibles y el Apilamiento.
rule-text-8-3-4 = Los beneficios son para la Facción que ejecuta el Evento y luego para otra Facción Sin Jugador al azar. Una Operación o Actividad Especial gratuita sigue el diagrama de su Facción y después 8.2.1. Según 8.2.1 se eligen las casillas donde se colocan, eliminan o reemplazan más fichas, y si no, al azar.
rule-text-8-3-5 = La Coalición cambia niveles donde más sube el Apoyo Total o, si no sube, donde más baja la Oposición Total; los Talibanes, donde más sube la Oposición Total o, si no sube, donde más baja el Apoyo Total. Los Señores de la Guerra y el Gobierno, donde más pierde un jugador, y si no, al azar. Solo se quita Terror si los Recursos alcanzan también para cambiar el nivel allí. Ninguna Facción baja directamente su propio total de victoria.
rule-text-8-4 = Si varias casillas son igual de buenas, tira el dado verde para la región y otro dado para una casilla de ella. Desde allí, sigue las flechas hasta la primera candidata. Vuelve a tirar para la siguiente casilla.
rule-text-8-4-1 = Si solo hay LdC entre las candidatas, van primero las de mayor Valor Económico. A igual valor, todas tienen la misma probabilidad.
