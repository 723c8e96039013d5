### Ayuda para los jugadores, con nuestras palabras: ayudas de juego (aid-…), resúmenes de reglas (rule-text-…), el
### tutorial (tutorial-…). Qué se muestra y en qué orden está en games/andean_abyss/data/aid.json.

aid-section-resources = Recursos
aid-section-operations = Operaciones
aid-section-special = Actividades Especiales
aid-section-propaganda = En las Rondas de Propaganda
aid-section-hints = Para tus primeras partidas
aid-section-nonplayer = Cuando nadie la lleva

## Gobierno

aid-govt-goal = Gánate a la gente: al comprobar la victoria, el Apoyo Total debe superar 60. Tu margen es el Apoyo Total menos 60. En solitario contra Facciones Sin Jugador no puedes ganar en una comprobación: impide que la supere algún Insurgente y ten al final el margen más alto.
aid-govt-aid-title = Ayuda
aid-govt-aid = Cuando Samper deja el cargo, cada Ronda de Propaganda te da tantos Recursos como marque la Ayuda. La Erradicación suma 4 a la Ayuda y cada Cargamento perdido en un Asalto, 6; el Terror de las AUC le quita 3 o 5.
aid-govt-hint-cities-title = La gente vive en las Ciudades
aid-govt-hint-cities = Decide la Población. Solo Bogotá vale 8, así que su Apoyo Activo supone 16 de los 61 que necesitas. Tropas y Policía juntas, con Control, son lo que convierte Recursos en Apoyo: durante un Entrenamiento y en la Ronda de Propaganda.
aid-govt-hint-find-title = Primero encontrar, luego golpear
aid-govt-hint-find = Un Asalto no alcanza a las Guerrillas Ocultas ni a las Bases que protegen. Haz un Barrido (en las LdC, una Patrulla) para dejarlas Activas y elimínalas en un turno posterior, antes de que una Ronda de Propaganda las oculte a todas otra vez. Un Ataque Aéreo puede seguir de inmediato.
aid-govt-hint-roads-title = Vigila los caminos
aid-govt-hint-roads = Las LdC dan hasta 30 Recursos por Ronda. Un cubo en una LdC compensa una Guerrilla cuando la Ronda comprueba el Sabotaje. Deja allí a la Policía: las Tropas tienen que volver en cada Redespliegue.

## FARC

aid-farc-goal = Al comprobar la victoria, la Oposición Total más el número de tus Bases en el mapa debe superar 25. Tu margen es esa suma menos 25.
aid-farc-rally = 1 Recurso por casilla, en Ciudades y Departamentos sin Apoyo. Coloca 1 Guerrilla o reemplaza 2 de tus Guerrillas por una Base. Donde ya tengas una Base puedes, en su lugar, colocar hasta tantas Guerrillas como Bases tengas allí más la Población, o reunir Guerrillas de cualquier parte del mapa y dejar Ocultas todas las tuyas de la casilla.
aid-farc-terror = 1 Recurso por Ciudad o Departamento, nada por las LdC; cada casilla exige una Guerrilla Oculta, que queda Activa. Una Ciudad o un Departamento recibe un marcador de Terror y se modifica en 1 nivel hacia Oposición Activa. Una LdC sufre Sabotaje.
aid-farc-nonplayer-title = Cómo eligen su Operación
aid-farc-nonplayer = Hacen Reagrupamiento si hay Disponibles 9 de sus Guerrillas o si así podrían colocar una Base. Si no, hacen Marcha cuando aún no amenazan a nadie: ninguna LdC ni casilla con Apoyo tiene una Guerrilla Oculta suya o 3 de sus fichas. Si no, hacen Ataque si son más ricas que el Gobierno y Terror si no lo son. La Extorsión acompaña al Reagrupamiento y a la Marcha, la Emboscada al Ataque y el Secuestro al Terror; en las Rondas de Propaganda llevan la Agitación tan lejos como pueden.
aid-farc-hint-agitate-title = Ahorra para la Agitación
aid-farc-hint-agitate = En la Ronda de Propaganda, cada nivel de Oposición cuesta un solo Recurso donde tengas el Control. No hay nada más barato: sé mayoría en los Departamentos poblados y guarda algunos Recursos.
aid-farc-hint-bases-title = Las Bases sirven para todo
aid-farc-hint-bases = Cada Base te da un punto y 1 Recurso por Ronda, trae más Guerrillas en cada Reagrupamiento y complica la victoria de las AUC. Deja con ella una Guerrilla Oculta, que la protege de los Asaltos.
aid-farc-hint-hidden-title = Sigue en la sombra
aid-farc-hint-hidden = El Terror, la Extorsión y la Emboscada exigen Guerrillas Ocultas, que con ello quedan Activas. Reúnelas en una Base para ocultarlas de nuevo o espera al Reinicio. Marcha en grupos de hasta 3, o menos donde aguarden cubos.

## AUC

aid-auc-goal = Al comprobar la victoria, debes tener en el mapa más Bases que las FARC. Tu margen son tus Bases menos las de las FARC.
aid-auc-rally = 1 Recurso por casilla, en Ciudades y Departamentos sin Oposición. Coloca 1 Guerrilla o reemplaza 2 de tus Guerrillas por una Base. Donde ya tengas una Base puedes, en su lugar, colocar hasta tantas Guerrillas como Bases tengas allí más la Población, o reunir Guerrillas de cualquier parte del mapa y dejar Ocultas todas las tuyas de la casilla.
aid-auc-march = 1 Recurso por Ciudad o Departamento en que entres, nada por las LdC. Mueve Guerrillas a casillas adyacentes, cada una solo una vez. Un grupo queda Activo si llega a una LdC o a una casilla con Apoyo u Oposición y, sumado a los cubos y las Guerrillas FARC que haya allí, pasa de 3.
aid-auc-terror = 1 Recurso por Ciudad o Departamento, nada por las LdC; cada casilla exige una Guerrilla Oculta, que queda Activa. Una Ciudad o un Departamento recibe un marcador de Terror y se modifica en 1 nivel hacia Neutral. Una LdC sufre Sabotaje. La Ayuda baja 3, o 5 si el Terror golpea 2 o más casillas.
aid-auc-nonplayer-title = Cómo eligen su Operación
aid-auc-nonplayer = Hacen Reagrupamiento si hay Disponibles 6 de sus Guerrillas o si así podrían colocar una Base. Si no, hacen Marcha contra las FARC cuando menos de la mitad de las casillas con Bases FARC tienen una Guerrilla AUC. Si no, hacen Terror si hay una Guerrilla AUC Oculta junto a una Base FARC, y Ataque si no la hay. La Extorsión acompaña al Reagrupamiento y a la Marcha, la Emboscada al Ataque y el Asesinato al Terror.
aid-auc-hint-farc-title = Tu medida son las FARC
aid-auc-hint-farc = Una Base FARC eliminada vale tanto como una tuya construida, y solo tienes 6. El Asesinato elimina incluso una Base protegida: lleva una Guerrilla Oculta y más Guerrillas que Policía haya.
aid-auc-hint-elite-title = Prepárate para el Respaldo de la Élite
aid-auc-hint-elite = Mantén 2 Guerrillas donde no haya Oposición ni vayan a tener el Control el Gobierno o las FARC: el Reagrupamiento gratuito de la Ronda de Propaganda las convierte en Base sin coste, y en la Ronda final ya nadie puede responder.
aid-auc-hint-friends-title = Un enemigo útil
aid-auc-hint-friends = El Gobierno desea tanto como tú acabar con las FARC. Tu Terror lleva la Oposición hacia Neutral, pero también recorta la Ayuda: un buen asunto para negociar.

## Cárteles

aid-cartels-goal = Al comprobar la victoria, debes tener más de 10 Bases en el mapa y más de 40 Recursos. Tu margen es el menor de dos: Bases menos 10 y Recursos menos 40.
aid-cartels-rally = 1 Recurso por casilla, en cualquier Ciudad o Departamento. Coloca 1 Guerrilla o reemplaza 2 de tus Guerrillas por una Base. Donde ya tengas una Base puedes, en su lugar, colocar hasta tantas Guerrillas como Bases tengas allí más la Población, o reunir Guerrillas de cualquier parte del mapa y dejar Ocultas todas las tuyas de la casilla.
aid-cartels-terror = 1 Recurso por Ciudad o Departamento, nada por las LdC; cada casilla exige una Guerrilla Oculta, que queda Activa. Una Ciudad o un Departamento recibe un marcador de Terror y se modifica en 1 nivel hacia Neutral. Una LdC sufre Sabotaje.
aid-cartels-nonplayer-title = Cómo eligen su Operación
aid-cartels-nonplayer = Hacen Reagrupamiento, con Cultivo, si hay Disponibles 10 de sus fichas o si así podrían reemplazar 2 Guerrillas por una Base. Si no, hacen Marcha, con Procesamiento, cuando hay un Cargamento Disponible. Si no, Terror, con Soborno.
aid-cartels-hint-cultivate-title = Reagrupamiento y Cultivo
aid-cartels-hint-cultivate = Un Reagrupamiento con Cultivo coloca una Base sin gastar Guerrillas en ella: elige un Departamento con Población y con más Guerrillas tuyas que Policía. Cada Base da 3 Recursos por Ronda.
aid-cartels-hint-shipments-title = Los Cargamentos tientan a todos
aid-cartels-hint-shipments = Un Cargamento que llegue a la Ronda de Propaganda es una Base o 6 Recursos; antes de eso paga una Operación Limitada gratuita o compra un amigo. Escóndelo bien: las FARC pueden exigirlo como rescate, las AUC requisarlo, y el Gobierno lo convierte en Ayuda.
aid-cartels-hint-quiet-title = Crece sin ruido
aid-cartels-hint-quiet = Nadie repara en los Cárteles hasta que tienen 8 o 9 Bases. Repártelas para que una Erradicación no se lleve dos, y guarda Recursos para Sobornos para cuando los demás se vuelvan contra ti.

## Todos los Insurgentes

aid-insurgent-march = 1 Recurso por Ciudad o Departamento en que entres, nada por las LdC. Mueve Guerrillas a casillas adyacentes, cada una solo una vez. Un grupo queda Activo si llega a una LdC o a una casilla con Apoyo y, sumado a los cubos que haya allí, pasa de 3.
aid-nonplayer-turn-title = Evento u Operación
aid-nonplayer-turn = Como 1ª Elegible ejecuta el Evento si su símbolo es el primero por la izquierda de la carta; si no, opera. Como 2ª Elegible toma el Evento siempre que puede, salvo que la carta lleve un 2 gris. Usa siempre el texto sombreado, no toca los Eventos que no harían nada, no conoce Operaciones Limitadas y, sin Recursos, pasa. Lo que sus prioridades dejan abierto lo deciden los dados.

## Resúmenes de reglas

rule-text-1-3-6 = Dos casillas son adyacentes si se tocan, si son Departamentos separados solo por una LdC o si son LdC o Departamentos en torno al mismo Pueblo. Los Pueblos no son casillas.
rule-text-1-4 = El Gobierno tiene cubos (Tropas y Policía) y Bases. Cada Facción Insurgente tiene Guerrillas y Bases.
rule-text-1-4-1 = El número de fichas es limitado. Lo que se coloca sale de las Disponibles y lo que se elimina vuelve a ellas. Si no hay Disponible ninguna del tipo preciso, no se coloca nada, y una ficha que debía reemplazarse solo se elimina.
rule-text-1-4-1-own-pieces = Mientras ejecuta una Operación, una Actividad Especial o un Evento, la Facción de un jugador puede retirar del mapa fichas propias, por ejemplo para colocarlas de nuevo en otro sitio. En la segunda edición, solo en su propio turno.
rule-text-1-4-1-full-removal = Tú eliges a quién golpeas. La Facción elegida pierde tantas fichas como tu acción pueda eliminar.
rule-text-1-4-2 = En una Ciudad o un Departamento caben como mucho 2 Bases, sean de quien sean; en una LdC, ninguna. El Gobierno no puede tener fichas en una Zona FARC. Lo que rompería estos límites no se coloca ni se mueve.
rule-text-1-4-3 = Las Guerrillas están Ocultas o Activas. Las Ocultas están a salvo del Asalto y del Ataque Aéreo, y hacen falta para el Terror, la Extorsión y la Emboscada. Las nuevas llegan Ocultas. Los cubos y las Bases siempre están Activos.
rule-text-1-5 = De una a cuatro personas llevan las Facciones, y cada Facción es enemiga de todas las demás. Las que nadie lleva actúan por sí solas: son Facciones Sin Jugador.
rule-text-1-5-option = Los jugadores llevan también las Facciones sobrantes: con tres, el de las AUC lleva los Cárteles; con dos, el Gobierno lleva las AUC y las FARC, los Cárteles. Cuenta el margen más bajo de las Facciones propias, y entre ellas no se transfiere nada.
rule-text-1-5-1 = Los jugadores pueden acordar a la vista de todos cuanto permitan las reglas; nadie está obligado a cumplir una promesa. Solo se pueden entregar Recursos y Cargamentos.
rule-text-1-5-2 = En la segunda edición, los Recursos y Cargamentos solo cambian de manos mientras quien da o quien recibe ejecuta en su turno.
rule-text-1-6 = El Apoyo y la Oposición muestran qué piensa del Gobierno la gente de una Ciudad o un Departamento. De ellos depende que ganen el Gobierno y las FARC, y dónde pueden hacer Reagrupamiento las FARC y las AUC.
rule-text-1-6-1 = Cada casilla con Población está en Apoyo Activo, Apoyo Pasivo, Neutral, Oposición Pasiva u Oposición Activa. Modificarla en 1 nivel es dar un paso en esa escala.
rule-text-1-6-3 = El Apoyo Total es la Población de todas las casillas con Apoyo, contada dos veces donde es Activo; lo mismo vale para la Oposición Total. Oposición + Bases suma además las Bases FARC que hay en el mapa.
rule-text-1-7 = Los Recursos, de 0 a 99, pagan las Operaciones. La Ayuda, de 0 a 29, se suma a los Recursos del Gobierno en las Rondas de Propaganda (no con Samper) y mediante Eventos.
rule-text-1-8 = En la segunda edición el Control está siempre al día. Lo tiene el Gobierno donde sus fichas superan a las de todos los Insurgentes juntos, y las FARC donde las suyas superan a todas las demás. Solo queda fijo durante el Redespliegue.
rule-text-2-2 = Hay una carta en juego y la siguiente está a la vista sobre el mazo: todos ven una carta por adelantado. Las cartas jugadas son públicas.
rule-text-2-3 = En una Carta de Evento, dos Facciones como mucho ejecutan una Operación o el Evento. A las Elegibles les llega el turno en el orden de los símbolos de la carta.
rule-text-2-3-1 = Quien ejecutó una Operación o un Evento en la última carta es No Elegible en esta y no hace nada. Las demás Facciones son Elegibles; al principio lo son todas.
rule-text-2-3-1-a = El orden de las Facciones lo da la próxima Carta de Evento del mazo, no la carta en juego.
rule-text-2-3-1-b = Como la Opción A; además, ejecutar no deja a nadie No Elegible. Solo puede hacerlo el texto de un Evento.
rule-text-2-3-2 = La Facción Elegible con el símbolo más a la izquierda de la carta es la 1ª Elegible y la siguiente, la 2ª. Las No Elegibles se saltan.
rule-text-2-3-3 = Quien pasa recibe 1 Recurso (el Gobierno, 3) y sigue siendo Elegible para la próxima carta. La siguiente Facción Elegible de la carta ocupa su lugar.
rule-text-2-3-4 = La 1ª Elegible ejecuta una Operación, con o sin Actividad Especial, o el Evento. Tras una Operación sola, la 2ª puede hacer una Operación Limitada; tras una Operación con Actividad Especial, una Operación Limitada o el Evento; tras el Evento, una Operación con o sin Actividad Especial. Ambas pueden pasar.
rule-text-2-3-5 = Una Operación Limitada tiene lugar en 1 sola casilla y sin Actividad Especial. La Patrulla, el Barrido y la Marcha pueden llevar fichas de varias casillas a ese único destino.
rule-text-2-3-6 = Tras una Operación pagada y sin Actividad Especial, un jugador puede eliminar un Cargamento propio, o uno que su dueño acepte dar, y hacer una Operación Limitada gratuita de cualquier tipo. Solo una vez por carta.
rule-text-2-3-7 = Al acabar la carta, quienes ejecutaron una Operación o el Evento pasan a No Elegibles y las demás a Elegibles, salvo que un Evento diga otra cosa.
rule-text-2-3-9 = En la última Carta de Evento antes de la Propaganda final, los jugadores solo pueden hacer Operaciones Limitadas, y ni Barrido ni Marcha.
rule-text-2-4 = En una Carta de Propaganda nadie ejecuta nada. Da comienzo a una Ronda de Propaganda: comprobación de la victoria, ingresos, Apoyo, Redespliegue y Reinicio.
rule-text-2-4-1 = La cuarta Carta de Propaganda es la final: tras su Ronda acaba la partida y deciden los márgenes. En el Juego Corto es la tercera; en el escenario rápido, la segunda.
rule-text-3-1 = Elige una Operación, selecciona sus casillas y paga por cada una. Tú decides en qué orden se resuelven y a qué enemigos afectan; puedes golpear a una Facción y respetar a otra. Una casilla solo se selecciona una vez.
rule-text-3-1-2 = Una Operación o Actividad Especial gratuita no cuesta Recursos. La Facción que la recibe en el turno de otra no pierde por ello la Elegibilidad. Las demás condiciones se mantienen.
rule-text-3-2 = Entrenamiento, Patrulla, Barrido o Asalto. El Gobierno nunca mueve ni coloca fichas en una Zona FARC.
rule-text-3-2-1 = 3 Recursos por casilla, en cualquier Ciudad o Departamento. En las Ciudades y en los Departamentos con una Base del Gobierno, coloca hasta 6 cubos, Tropas y Policía a tu gusto. Después, en una de las casillas seleccionadas, reemplaza 3 cubos por una Base o realiza Acción Cívica (otros 3 Recursos por paso).
rule-text-3-2-2 = 3 Recursos en total. Mueve cuantos cubos quieras por LdC y Ciudades, tan lejos como quieras; cada uno se detiene donde encuentra Guerrillas. Después, en todas las LdC, cada cubo Activa 1 Guerrilla, y en 1 LdC puedes hacer un Asalto sin coste.
rule-text-3-2-3 = 3 Recursos por Ciudad o Departamento. Lleva Tropas desde casillas adyacentes, o a través de una LdC sin Guerrillas. Después, cada cubo de la casilla, también la Policía, Activa 1 Guerrilla; en Bosque hacen falta 2 cubos por cada una.
rule-text-3-2-4 = 3 Recursos por casilla. Cada cubo de Tropas elimina 1 Guerrilla Activa; en Montaña hacen falta 2. En Ciudades y LdC también cuenta la Policía. Cuando a una Facción no le quedan Guerrillas en la casilla, se eliminan sus Bases.
rule-text-3-2-4-bases-last = El Asalto, el Ataque y el Ataque Aéreo solo eliminan una Base cuando su Facción no tiene otras fichas en la casilla. Por eso basta una Guerrilla Oculta para proteger su Base de un Asalto o un Ataque Aéreo.
rule-text-3-2-5 = La Ayuda sube 6 por cada Cargamento que elimine un Asalto, hasta 29.
rule-text-3-3 = Reagrupamiento, Marcha, Ataque o Terror.
rule-text-3-3-1 = 1 Recurso por Ciudad o Departamento; las FARC, no donde haya Apoyo; las AUC, no donde haya Oposición. Coloca 1 Guerrilla o reemplaza 2 por una Base. Con una Base allí puedes, en su lugar, colocar hasta tantas Guerrillas como Bases más Población, o reunir Guerrillas de cualquier parte y dejar Ocultas todas las tuyas de la casilla.
rule-text-3-3-2 = 1 Recurso por Ciudad o Departamento en que se entra, nada por las LdC. Cada Guerrilla se mueve una vez, a una casilla adyacente. Un grupo queda Activo en una LdC o una casilla con Apoyo (AUC: u Oposición) si con los cubos que haya allí (AUC: y las Guerrillas FARC) pasa de 3.
rule-text-3-3-3 = 1 Recurso por casilla con Guerrillas tuyas y algún enemigo. Todas tus Guerrillas de la casilla quedan Activas; luego tira un dado. Si no supera el número de ellas, elimina hasta 2 fichas enemigas, incluso Guerrillas Ocultas, y de cada Facción las Bases las últimas. Con un 1, además, colocas una Guerrilla.
rule-text-3-3-3-captured-goods = Con un 1 en la tirada, el atacante coloca en la casilla una de sus Guerrillas Disponibles. Un Cargamento que elimine el Ataque pasa a una Guerrilla suya de la casilla.
rule-text-3-3-4 = 1 Recurso por Ciudad o Departamento, nada por las LdC. En cada casilla 1 Guerrilla Oculta queda Activa. Una Ciudad o un Departamento recibe un marcador de Terror y se modifica en 1 nivel hacia Neutral o, si son las FARC, hacia Oposición Activa; una LdC sufre Sabotaje.
rule-text-3-3-4-aid-cut = El Terror de las AUC baja la Ayuda en 3 si golpea una casilla, en 5 si golpea varias.
rule-text-4-1 = Con una Operación en al menos 1 casilla, una Facción puede usar un tipo de Actividad Especial en un momento justo antes, durante o justo después de ella. Las Operaciones Limitadas no la admiten. Si la usa la 1ª Elegible, la 2ª puede tomar el Evento.
rule-text-4-1-1 = Algunas Actividades Especiales solo acompañan a ciertas Operaciones, o solo en las casillas de estas. Las demás acompañan a cualquier Operación, allí donde sean posibles.
rule-text-4-2 = Transporte Aéreo, Ataque Aéreo o Erradicación.
rule-text-4-2-1 = Con cualquier Operación. Mueve hasta 3 Tropas de una casilla a cualquier otra, salvo a una Zona FARC.
rule-text-4-2-2 = Con Patrulla, Barrido o Asalto, en 1 Departamento o LdC. Elimina 1 Guerrilla Activa, o 1 Base de una Facción que no tenga Guerrillas allí.
rule-text-4-2-3 = Con cualquier Operación, en 1 Departamento con fichas de los Cárteles. La Ayuda sube 4 y se eliminan todas las Bases de los Cárteles que haya en él. Después, ese Departamento u otro adyacente se modifica en 1 nivel hacia Oposición Activa; si ninguno puede, aparece en él una Guerrilla FARC.
rule-text-4-3 = Extorsión, Emboscada o Secuestro.
rule-text-4-3-1 = Con cualquier Operación, en cuantas casillas quieras, también LdC, donde tengas una Guerrilla Oculta y más fichas que todos los demás juntos. En cada una, 1 Guerrilla queda Activa y ganas 1 Recurso.
rule-text-4-3-2 = Con Ataque, en 1 de sus casillas donde tengas una Guerrilla Oculta. Solo esa queda Activa y no se tira el dado: elimina 2 fichas enemigas y coloca una Guerrilla.
rule-text-4-3-3 = Con Terror, en hasta 3 de sus casillas que tengan más Guerrillas FARC que Policía. En una Ciudad o LdC paga el Gobierno; donde haya una Base de los Cárteles, los Cárteles: tira un dado y toma esos Recursos. Con un 6, las AUC colocan allí una ficha.
rule-text-4-3-3-drug-ransom = Si las víctimas son los Cárteles y tienen un Cargamento en la casilla, las FARC se lo quedan en lugar de tirar el dado.
rule-text-4-4 = Extorsión, Emboscada o Asesinato.
rule-text-4-4-1 = Las AUC hacen Extorsión y Emboscada igual que las FARC, con sus propias Guerrillas.
rule-text-4-4-2 = Con Terror, en hasta 3 de sus casillas donde las Guerrillas AUC superen en número a la Policía. En cada una elimina 1 ficha enemiga cualquiera, incluso una Base protegida o una Guerrilla Oculta.
rule-text-4-4-2-commandeer = El Cargamento que deja libre un Asesinato pasa a una Guerrilla AUC de la casilla.
rule-text-4-5 = Cultivo, Procesamiento o Soborno.
rule-text-4-5-1 = Con Reagrupamiento o Marcha, en 1 Ciudad o Departamento con Población y con más Guerrillas de los Cárteles que Policía. Traslada allí una Base de los Cárteles desde cualquier parte; o, en un Departamento seleccionado para este Reagrupamiento, coloca una nueva.
rule-text-4-5-2 = Con Reagrupamiento o Marcha. Elimina cuantas Bases de los Cárteles quieras, por 3 Recursos cada una, o bien coloca 1 o 2 Cargamentos bajo Guerrillas en casillas con Bases de los Cárteles.
rule-text-4-5-3 = Hay 4 Cargamentos. Cada uno está bajo una Guerrilla, se mueve con ella y pertenece a su Facción; el dueño puede entregarlo a cualquier otra Guerrilla de la casilla. Si se elimina la Guerrilla que lo lleva, el dueño lo entrega o lo pierde. En una Ronda de Propaganda se convierte en una Base o en 6 Recursos.
rule-text-4-5-4 = Con cualquier Operación, en hasta 3 casillas, a 3 Recursos cada una. Elimina hasta 2 cubos, o elimina o da la vuelta a hasta 2 Guerrillas, o elimina una Base.
rule-text-4-5-4-contraband = Los Cárteles pueden entregar a cualquier Guerrilla de la casilla los Cargamentos que libere un Soborno.
rule-text-5-1 = Quien ejecuta un Evento lleva a cabo su texto y toma todas las decisiones, salvo las que el texto dé a otro.
rule-text-5-1-1 = Si un Evento contradice las reglas, prevalece el Evento. Pero solo coloca fichas Disponibles, respeta el Apilamiento y los límites de Ayuda y Recursos, y no permite a ninguna Facción Operaciones ni Actividades Especiales que no sean suyas.
rule-text-5-1-2 = Si dos Eventos se contradicen, prevalece el que se está jugando.
rule-text-5-1-3 = Si una parte de un Evento es imposible, el resto se lleva a cabo hasta donde se pueda.
rule-text-5-2 = Un Evento con dos textos se usa sin sombrear o sombreado, nunca de ambas formas. Cualquier Facción puede elegir uno u otro.
rule-text-5-3 = Estos Eventos cambian lo que puede hacer el Gobierno, para bien o para mal, hasta el final de la partida.
rule-text-5-4 = Estos Eventos sombreados entorpecen al Gobierno hasta el Reinicio de la próxima Ronda de Propaganda.
rule-text-5-5 = Algunos Eventos dan en el acto una Operación o una Actividad Especial. Es gratuita y no afecta a la Elegibilidad; las demás condiciones se mantienen, salvo que el Evento diga otra cosa.
rule-text-6-0 = Las fases, en orden: Victoria, Control (en la segunda edición, Sabotaje), Recursos, Apoyo, Redespliegue y Reinicio.
rule-text-6-0-exception = Una Carta de Propaganda que sigue inmediatamente a otra no trae Ronda. Si es la final, la partida termina ahí y deciden los márgenes.
rule-text-6-1 = Si una Facción cumple su condición de victoria, la partida termina en el acto. Un Gobierno en solitario contra Facciones Sin Jugador no gana aquí.
rule-text-6-2 = El Gobierno Controla las Ciudades y los Departamentos donde sus fichas superan a las de todos los Insurgentes; las FARC, aquellos donde las suyas superan a todas las demás. Después sufre Sabotaje cada LdC con más Guerrillas que cubos o adyacente a una Ciudad bajo Control de las FARC.
rule-text-6-3 = Primero cobra el Gobierno, luego los Insurgentes y por último se canjean los Cargamentos. Nadie pasa de 99 Recursos.
rule-text-6-3-1 = El Gobierno recibe el Valor Económico de todas las LdC sin Sabotaje, 30 como máximo, más la Ayuda. Mientras Samper es presidente, la Ayuda no se cobra.
rule-text-6-3-2 = Las FARC y las AUC reciben 1 Recurso por cada una de sus Bases en el mapa; los Cárteles, 3.
rule-text-6-3-3 = Las FARC, luego las AUC y luego los Cárteles canjean sus Cargamentos. Cada uno se convierte en una Base allí donde está, si hay una Disponible y cabe, o bien en 6 Recursos.
rule-text-6-4 = Acción Cívica del Gobierno, Agitación de las FARC, Elecciones y, al final, Respaldo de la Élite a las AUC.
rule-text-6-4-1 = En las Ciudades y los Departamentos que Controla y donde tiene tanto Tropas como Policía, el Gobierno puede pagar 3 Recursos por paso. Cada paso elimina un marcador de Terror o, si no queda ninguno, modifica la casilla en 1 nivel hacia Apoyo Activo.
rule-text-6-4-2 = En las Ciudades y los Departamentos que Controlan, las FARC pueden pagar 1 Recurso por paso. Cada paso elimina un marcador de Terror o, si no queda ninguno, modifica la casilla en 1 nivel hacia Oposición Activa.
rule-text-6-4-3 = Si el Apoyo Total es de 60 o menos, a Samper lo sigue Pastrana, y a Pastrana, Uribe. Sin Samper se cobra la Ayuda; Pastrana trae una Zona FARC; Uribe suprime todas las Zonas FARC.
rule-text-6-4-4 = De los Departamentos que aún no son Zona FARC, pasa a serlo el que tenga más fichas FARC; entre iguales elige el Gobierno. Sus cubos se redespliegan, sus Bases se eliminan y ninguna de sus fichas puede entrar. El Ataque Aéreo y la Erradicación sí la alcanzan.
rule-text-6-4-5 = Las AUC pueden hacer un Reagrupamiento gratuito en 1 casilla sin Oposición que no Controlen ni el Gobierno ni las FARC.
rule-text-6-5 = Las Tropas que están en LdC o en Departamentos sin Base del Gobierno deben volver a una Ciudad o Base bajo Control del Gobierno. Las demás Tropas pueden hacerlo, y la Policía puede ir a cualquier LdC o casilla bajo Control del Gobierno.
rule-text-6-5-1 = Las Tropas que están en LdC o en Departamentos sin Base del Gobierno deben ir a Ciudades bajo Control del Gobierno o a casillas bajo su Control con una Base suya. Si no las hay, van a Bogotá.
rule-text-6-5-2 = Las demás Tropas pueden ir a esas mismas Ciudades y Bases, o quedarse.
rule-text-6-5-3 = La Policía puede ir a cualquier LdC y a cualquier casilla bajo Control del Gobierno.
rule-text-6-6 = Todas las Facciones pasan a Elegibles, se retiran los marcadores de Terror, Sabotaje y Control y el Impulso Insurgente, y todas las Guerrillas quedan Ocultas. La Ronda final no tiene ni Redespliegue ni Reinicio.
rule-text-7-1 = El margen más alto va primero. Los empates son para las Facciones Sin Jugador y luego para los Cárteles, las AUC y las FARC. Si una Facción Sin Jugador supera una comprobación de la victoria, todos los jugadores pierden por igual.
rule-text-7-2 = Gobierno: Apoyo Total superior a 60. FARC: Oposición + Bases superior a 25. AUC: más Bases que las FARC. Cárteles: más de 10 Bases y más de 40 Recursos.
rule-text-7-3 = Tras la Ronda final gana el margen más alto. Gobierno: Apoyo Total menos 60. FARC: Oposición + Bases menos 25. AUC: sus Bases menos las de las FARC. Cárteles: lo menor entre Bases menos 10 y Recursos menos 40.
rule-text-8-1 = Una Facción Sin Jugador ejecuta el Evento o una Operación según reglas fijas: el lugar de su símbolo, si el Evento haría algo y sus Recursos. Qué Operación, lo dicen las secciones de cada Facción.
rule-text-8-1-first-eligible = Como 1ª Elegible, una Facción Sin Jugador ejecuta el Evento si su símbolo es el primero por la izquierda de la carta; si no, una Operación.
rule-text-8-1-second-eligible = Como 2ª Elegible, una Facción Sin Jugador ejecuta el Evento si lo permite lo que hizo la 1ª, salvo que la carta lleve un 2 gris; si no, una Operación.
rule-text-8-1-discord = En una partida para dos, el Gobierno decide si una Facción Sin Jugador con Recursos que es 2ª Elegible ejecuta un Evento que tenga efecto o una Operación.
rule-text-8-1-ineffective = Una Facción Sin Jugador solo ejecuta un Evento si de él sale algo; las Capacidades y el Impulso cuentan como efecto.
rule-text-8-1-zero-resources = Una Facción Sin Jugador que no tiene Recursos pasa en vez de operar. Si se le acaban durante una Operación, no añade más casillas, pero aún puede usar su Actividad Especial.
rule-text-8-1-not-limited = Donde un jugador solo podría hacer una Operación Limitada, una Facción Sin Jugador ejecuta una completa con su Actividad Especial, incluso en la Carta de Evento Final.
rule-text-8-1-no-shipping = Las Facciones Sin Jugador no eliminan Cargamentos para hacer Operaciones adicionales.
rule-text-8-1-1 = Las Facciones Sin Jugador hacen lo que les corresponde en la mayor medida posible, con el máximo de fichas y en todas las casillas que cumplan. Pagan y siguen los procedimientos como todos.
rule-text-8-1-1-not-possible = Si no se puede llevar a cabo nada de la Operación elegida, se ejecuta la anterior de la lista de la Facción, con su Actividad Especial. Si ni siquiera es posible un Reagrupamiento, la Facción Sin Jugador pasa.
rule-text-8-1-2 = Las Facciones Sin Jugador colocan Bases antes que Guerrillas. Del enemigo eliminan primero Bases, luego Policía, Tropas, Guerrillas Ocultas y Activas; de lo propio pierden primero las Activas. Marchan de modo que sigan Ocultas cuantas más, y convierten los Cargamentos en Bases antes que en Recursos.
rule-text-8-2 = Si varias Ciudades o Departamentos son igual de buenos, tres dados señalan una casilla de una tabla; a partir de ella se toma la primera candidata.
rule-text-8-3 = Entre las LdC va primero el mayor Valor Económico, luego la adyacente a una Ciudad tomada al azar y luego la suerte por igual.
rule-text-8-4-1 = Las Facciones Sin Jugador usan el texto sombreado de los Eventos que tienen dos.
rule-text-8-4-2 = Las Facciones Sin Jugador aprovechan al máximo un Evento que les deja colocar o trasladar fichas, mientras haya Disponibles y quepan.
rule-text-8-4-3 = Las Facciones Sin Jugador eligen al azar las casillas de un Evento, pero las que hay que modificar, de modo que cambien lo más posible el Apoyo y la Oposición Totales.
rule-text-8-4-4 = Para algunos Eventos, las Facciones Sin Jugador tienen instrucciones propias, que van por delante de las reglas generales.
rule-text-8-5 = Los Cárteles hacen Reagrupamiento y Cultivo; si no se cumplen las condiciones, Marcha y Procesamiento; y si tampoco, Terror y Soborno.
rule-text-8-5-1 = Con 10 fichas de los Cárteles Disponibles, o si pueden cambiar 2 Guerrillas por una Base, hacen Reagrupamiento en hasta 3 casillas: para construir Bases; para ocultar Guerrillas Activas en una Base con cubos; para proteger Bases sin Guerrillas; y en 1 Departamento donde pueda seguir el Cultivo de una Base.
rule-text-8-5-1-cultivate = Colocan una Base en un Departamento del Reagrupamiento; si no pueden, trasladan una desde una casilla con 2 Bases suyas a otra sin ninguna.
rule-text-8-5-2 = Si hay un Cargamento Disponible, hacen Marcha a una Ciudad o un Departamento con menos de 2 Bases, adyacente a una casilla con al menos 2 de sus Guerrillas. Van todas las adyacentes, menos la última de cada Base suya.
rule-text-8-5-2-process = Colocan 2 Cargamentos donde tengan una Guerrilla y una Base. Si no hay tal casilla, eliminan 1 Base, por 3 Recursos, de una casilla con 2 Bases suyas.
rule-text-8-5-3 = En hasta 3 casillas con Población y Guerrillas Ocultas: primero con Apoyo, luego con Oposición y luego Neutrales.
rule-text-8-5-3-bribe = En hasta 3 casillas donde haya fichas suyas y enemigas: primero contra el Gobierno, luego contra las FARC y luego contra las AUC, mientras tengan 3 Recursos para cada una.
rule-text-8-6 = Las AUC hacen Reagrupamiento, o Marcha contra las FARC, o Terror si tienen una Guerrilla Oculta junto a una Base FARC, y si no, Ataque.
rule-text-8-6-1 = Con 6 Guerrillas AUC Disponibles, o si pueden construir una Base, las AUC hacen Reagrupamiento en hasta 3 casillas sin Oposición: para construir Bases; para ocultar Guerrillas Activas en una Base con cubos; y para colocar Guerrillas donde haya Bases FARC, luego Bases propias y luego en otra parte.
rule-text-8-6-1-extort = Con Reagrupamiento o Marcha, las AUC hacen Extorsión en cada casilla en que pueden.
rule-text-8-6-1-elite-backing = En su Reagrupamiento gratuito, las AUC colocan una Base si pueden; si no, Guerrillas como en cualquier Reagrupamiento.
rule-text-8-6-2 = Si menos de la mitad de las casillas con Bases FARC tienen una Guerrilla AUC, las AUC hacen Marcha a una casilla con fichas FARC, mejor una Base, y sin Guerrillas propias, mejor si allí siguen Ocultas. Con cada Base AUC o ficha FARC se queda 1 Guerrilla.
rule-text-8-6-3 = Si no hay una Guerrilla AUC Oculta junto a una Base FARC, las AUC hacen Ataque en hasta 3 casillas donde tengan una Guerrilla Oculta o al menos 3 en total: para tomar Cargamentos, luego contra las FARC y luego contra el Gobierno.
rule-text-8-6-3-ambush = En la casilla de Ataque con una Guerrilla Oculta y el menor número de Guerrillas AUC.
rule-text-8-6-4 = Si hay una Guerrilla AUC Oculta junto a una Base FARC, las AUC hacen Terror en hasta 3 casillas: en 1 Base FARC, luego en 1 casilla más con fichas FARC y luego en otra parte.
rule-text-8-6-4-assassinate = En todas las casillas de Terror donde las Guerrillas AUC superen en número a la Policía: para tomar Cargamentos, luego fichas de las FARC, del Gobierno y de los Cárteles.
rule-text-8-7 = Las FARC hacen Reagrupamiento, o Marcha si aún no amenazan a nadie, o Ataque si tienen más Recursos que el Gobierno, y si no, Terror.
rule-text-8-7-1 = Con 9 Guerrillas FARC Disponibles, o si pueden construir una Base, las FARC hacen Reagrupamiento en casillas sin Apoyo: donde 2 Guerrillas puedan convertirse en Base; para ocultar Guerrillas Activas en una Base con cubos; para colocar Guerrillas en sus Bases; y en 1 casilla más.
rule-text-8-7-1-extort = En cada casilla con al menos 2 Guerrillas Ocultas, y en 1 LdC, empezando por la de menor Valor Económico.
rule-text-8-7-2 = Si ninguna LdC ni casilla con Apoyo tiene una Guerrilla FARC Oculta o 3 fichas FARC, las FARC hacen Marcha: 1 Guerrilla a cada LdC sin Sabotaje (no antes de la Propaganda final), luego a hasta 3 casillas con Población, con Apoyo o Neutrales, donde aún no podrían hacer Agitación, y luego a 1 más. Las Guerrillas solo salen de Oposición Activa, Departamentos sin Población y LdC con Sabotaje, y 1 se queda con cualquier Base.
rule-text-8-7-3 = Si las FARC tienen más Recursos que el Gobierno, hacen Ataque: donde tengan 3 Guerrillas y un enemigo, y en 1 casilla más donde puedan hacer Emboscada. Buscan Cargamentos, luego a las AUC, al Gobierno y a los Cárteles.
rule-text-8-7-3-ambush = En la casilla de Ataque con una Guerrilla Oculta y el menor número de Guerrillas FARC.
rule-text-8-7-4 = Si las FARC no tienen más Recursos que el Gobierno, hacen Terror: en todas las LdC sin Sabotaje, luego donde puedan hacer Secuestro, hasta que haya 3 de esas casillas, y luego en todas las casillas con Población que no estén en Oposición Activa.
rule-text-8-7-4-kidnap = En hasta 3 de las casillas de Terror: primero LdC, luego Ciudades y luego Departamentos con Bases de los Cárteles; no donde la víctima no tenga nada.
rule-text-8-7-5 = Las FARC hacen tanta Agitación como puedan pagar: primero donde haya menos Terror, luego con Apoyo y luego donde haya más Población. Solo eliminan Terror si le sigue un cambio de nivel.
rule-text-8-8 = Un Gobierno en solitario debe impedir que un Insurgente supere una comprobación de la victoria y tener el mejor margen tras la Ronda final. Su margen menos el mejor de los otros da el grado: 0 o menos, Fracaso de la COIN; de 1 a 3, Punto Muerto; de 4 a 8, Progreso de la COIN; 9 o más, Triunfo de la COIN.
rule-text-setup = Se acuerdan el escenario, el despliegue, las opciones y quién lleva cada Facción. Después se prepara el mazo y se despliegan las fichas.
rule-text-setup-deck = De los 72 Eventos, 12 se apartan sin verlos. Los demás forman 4 montones, se baraja una Carta de Propaganda en cada uno y se apilan. El escenario rápido tiene 4 montones de 6 Eventos, con una Carta de Propaganda en el segundo y otra en el cuarto.
rule-text-setup-open = Las fichas de las Facciones Sin Jugador van como en el Despliegue Estándar. Después los Cárteles, las AUC, las FARC y el Gobierno, en este orden y si los lleva un jugador, colocan sus propias fichas iniciales con ciertos límites.

## Tutorial: los primeros turnos del Gobierno en una partida en solitario

tutorial-welcome-title = Te damos la bienvenida
tutorial-welcome = Llevas el Gobierno de Colombia. Las FARC, las AUC y los Cárteles actúan por sí solos. Estas notas te guían en tus primeros turnos y avanzan cuando has hecho lo que piden; puedes pasarlas tú en cualquier momento, y nada de lo que hagas aquí puede salir mal.
tutorial-support-title = Por qué luchas
tutorial-support = Todas las Ciudades y casi todos los Departamentos tienen una Población y un nivel, de Apoyo Activo a Oposición Activa. Para ti cuenta el Apoyo Total: la Población en Apoyo Pasivo una vez; en Apoyo Activo, dos. Quieres más de 60. Mira Bogotá: con 8 de Población, nada es más valioso.
tutorial-pieces-title = Las fichas
tutorial-pieces = Tus cubos son las Tropas, que combaten, y la Policía, que se queda y resiste. Los Insurgentes tienen Guerrillas: a las Ocultas apenas se las puede tocar; a las Activas, sí. Los discos son Bases. Entre las Ciudades corren las LdC, de donde salen tus Recursos. Elige cualquier casilla para leer lo que contiene.
tutorial-card-title = La carta en juego
tutorial-card = Los símbolos de la carta dan el orden. En ella ejecutan como mucho dos Facciones, una Operación o el Evento, y ambas descansan en la próxima. Al lado está la carta que vendrá después. Si otras han actuado antes que tú en esta carta, lo que hicieron decide qué te queda.
tutorial-train-title = Tu primera Operación
tutorial-train = Cuando se te pregunta qué haces con la carta, es tu turno. Entre las opciones están tus Operaciones: elige Entrenamiento, que trae cubos nuevos y puede ganar Apoyo. Si en esta carta las Operaciones son Limitadas, tienes una casilla y ninguna Actividad Especial: basta para empezar.
tutorial-space-title = Elige una casilla
tutorial-space = Las casillas que puedes elegir están iluminadas en el mapa. Elige una Ciudad que aún no esté en Apoyo Activo; al empezar el escenario estándar, es Cali. Cada casilla cuesta 3 Recursos.
tutorial-cubes-title = Cubos, y cambiar de idea
tutorial-cubes = Coloca hasta 6 cubos: di primero cuántas Tropas y luego cuánta Policía. ¿Has cambiado de idea? Deshaz la decisión y responde otra vez. Puedes hacerlo hasta que caiga un dado, se revele una carta o decida otro. Después elige otra casilla, o termina.
tutorial-build-title = Gánate a la gente
tutorial-build = En una de tus casillas puedes ahora construir una Base o realizar Acción Cívica. Donde tengas Tropas, Policía y Control (más fichas que todos los Insurgentes juntos), 3 Recursos eliminan un marcador de Terror o suben un nivel. Pruébalo si se te ofrece. Después puedes añadir una Actividad Especial, como el Transporte Aéreo, o acabar tu turno.
tutorial-why-title = Los demás han actuado
tutorial-why = Ejecutaste una Operación y por eso descansaste una carta; ahora vuelves a ser Elegible. El diario cuenta lo que ha pasado. Las Facciones Sin Jugador siguen prioridades fijas: pregunta por qué y verás explicado cada paso con el número de su regla. Cada número abre un resumen de la regla.
tutorial-margins-title = ¿Quién va por delante?
tutorial-margins = Junto a cada Facción está su margen: cuánto supera su objetivo o cuánto le falta. Si un Insurgente está por encima de 0 cuando sale una Carta de Propaganda, has perdido. Mira quién está más cerca y qué necesita: su ayuda de juego está en la ayuda.
tutorial-sweep-title = Encuentra a las Guerrillas
tutorial-sweep = Ahora elige Barrido. Lleva Tropas a Ciudades o Departamentos y Activa Guerrillas Ocultas. Si hay Guerrillas en tus LdC, quizá convenga más una Patrulla: 3 Recursos para todo el mapa. En ese caso, avanza tú en estas notas.
tutorial-troops-title = Envía a las Tropas
tutorial-troops = Elige una casilla con Guerrillas cercana a tus Tropas y lleva algunas: cada cubo que haya allí Activa 1 Guerrilla; en Bosque hacen falta 2. Si puedes usar una Actividad Especial, un Ataque Aéreo elimina enseguida una Guerrilla Activa fuera de las Ciudades. Después acaba tu turno.
tutorial-plan-title = Tu plan a partir de aquí
tutorial-plan = Las Guerrillas Activas caen ante un Asalto, y tras ellas sus Bases. Mira también el Evento: puedes elegir cualquiera de sus textos. Si nada urge, pasa: ganas 3 Recursos y sigues siendo Elegible. Juega hasta que salga una Carta de Propaganda.
tutorial-round-title = Una Ronda de Propaganda
tutorial-round = Primero se comprueban los objetivos. Luego las LdC sin Sabotaje dan Recursos; compras Apoyo con Acción Cívica donde tengas Control, Tropas y Policía; puede haber Elecciones; las Tropas de los Departamentos sin Base vuelven, y todas las Guerrillas se ocultan. Tras la Ronda final necesitas el margen más alto. ¡Suerte!
