### Lo que hacen las cartas de Evento de Andean Abyss, con nuestras palabras.
### "-second" es el texto de un lado que cambió la segunda edición.
### Lo que no nombra a quien elige lo decide la Facción ejecutora (5.1).

aa-card-01-unshaded = Capacidad Gubernamental: en cada Fase de Apoyo, el Gobierno elige 1 casilla bajo su Control donde un solo cubo, Tropas o Policía, basta para la Acción Cívica. La Acción Cívica del Entrenamiento conserva sus requisitos.
aa-card-01-shaded = Capacidad Gubernamental: la Acción Cívica, en la Fase de Apoyo o durante un Entrenamiento, exige 2 Tropas y 2 Policías en la casilla, además del Control del Gobierno.

aa-card-02-unshaded = Capacidad Gubernamental: el Barrido cuesta 1 Recurso por casilla, no 3.
aa-card-02-shaded = Capacidad Gubernamental: una Operación de Barrido selecciona 1 casilla como máximo. Aún puede acompañarla una Actividad Especial.

aa-card-03-unshaded = Capacidad Gubernamental: el Asalto cuesta 1 Recurso por casilla, no 3.
aa-card-03-shaded = Capacidad Gubernamental: una Operación de Asalto selecciona 1 casilla como máximo. Aún puede acompañarla una Actividad Especial, y no afecta al Asalto con que acaba una Patrulla.

aa-card-04-unshaded = Elige 3 Oleoductos sin Sabotaje y suma su Econ: el Gobierno gana el doble de esa suma en Recursos.
aa-card-04-shaded = Sabotea 3 Oleoductos sin cubos ni Sabotaje, empezando por los de mayor Econ. Entre iguales, elige libremente.

aa-card-05-unshaded = Coloca 6 Policías en Oleoductos, repartidos como quieras. Después Activa 3 Guerrillas Ocultas en esos Oleoductos o en casillas adyacentes a ellos.
aa-card-05-shaded = Elige una casilla adyacente a una LdC de Econ 3 y modifícala en 2 niveles hacia Oposición Activa.

aa-card-06-unshaded = Elige 2 Departamentos con Población, adyacentes a una LdC saboteada, que estén Neutrales o en Oposición: pon ambos en Apoyo Pasivo.
aa-card-06-shaded = Sabotea 1 Oleoducto que aún no lo esté y modifica 1 Departamento adyacente a él en 1 nivel hacia Oposición Activa.

aa-card-07-unshaded = Capacidad Gubernamental: en cada Fase de Control, tras colocar el nuevo Sabotaje, el Gobierno puede eliminar del mapa hasta 3 marcadores de Terror o Sabotaje en cualquier combinación.
aa-card-07-unshaded-second = Capacidad Gubernamental: en cada Fase de Sabotaje, tras colocar el nuevo Sabotaje, el Gobierno puede eliminar del mapa hasta 3 marcadores de Terror o Sabotaje en cualquier combinación.
aa-card-07-shaded = Capacidad Gubernamental: en la Fase de Control, una LdC con Guerrillas se sabotea aunque estas solo igualen a los cubos que haya allí.
aa-card-07-shaded-second = Capacidad Gubernamental: en la Fase de Sabotaje, una LdC con Guerrillas se sabotea aunque estas solo igualen a los cubos que haya allí.

aa-card-08-unshaded = El Gobierno realiza 3 Ataques Aéreos gratuitos, uno tras otro. Puede repetir casilla.
aa-card-08-shaded = El Gobierno pierde 9 Recursos.

aa-card-09-unshaded = Capacidad Gubernamental: en Montaña, el Asalto funciona como en una Ciudad: cada cubo de Tropas o de Policía elimina 1 ficha.
aa-card-09-shaded = Capacidad Gubernamental: en Montaña, el Asalto solo elimina 1 ficha por cada 4 Tropas, redondeando hacia abajo.

aa-card-10-unshaded = Capacidad Gubernamental: el Transporte Aéreo lleva cualquier número de Tropas, siempre de 1 casilla a otra.
aa-card-10-shaded = Capacidad Gubernamental: el Transporte Aéreo lleva un solo cubo de Tropas.

aa-card-11-unshaded = Capacidad Gubernamental: durante un Barrido, 1 Policía puede entrar en cada casilla seleccionada por los mismos caminos que las Tropas.
aa-card-11-shaded = Capacidad Gubernamental: para Activar Guerrillas, un Barrido cuenta en cada casilla las Tropas o la Policía, nunca ambas.

aa-card-12-unshaded = El Gobierno gana Recursos iguales a la Ayuda, 20 como máximo, incluso con Samper. Después la Ayuda sube 10.
aa-card-12-shaded = Impulso Insurgente: el Gobierno no realiza Ataques Aéreos y la Patrulla no Activa Guerrillas. La Patrulla aún puede Asaltar a las que ya estén Activas.

aa-card-13-unshaded = Capacidad Gubernamental: una Patrulla puede acabar con un Asalto gratuito en cada LdC, no solo en 1. Si es una Operación Limitada, solo en su destino.
aa-card-13-shaded = Capacidad Gubernamental: la Patrulla acaba sin Asalto.

aa-card-14-unshaded = El Gobierno coloca 1 Base y 3 Tropas en un Departamento de su elección que no sea Zona FARC.
aa-card-14-shaded = Elimina 1 Base del Gobierno y 1 cubo de un mismo Departamento. Los demás cubos no protegen la Base.

aa-card-15-unshaded = Tira un dado: el Gobierno gana 4 Recursos por cada punto.
aa-card-15-shaded = Elige una Ciudad Neutral o en Apoyo Pasivo y ponla en Oposición Pasiva.

aa-card-16-unshaded = Por cada Departamento de Montaña, la Facción con más fichas allí, incluidas las Bases, gana 5 Recursos. En caso de empate, o si no hay nadie, los gana el Gobierno.
aa-card-16-shaded = El Gobierno pierde 10 Recursos.

aa-card-17-unshaded = El Gobierno gana Recursos iguales a la Ayuda, 20 como máximo, incluso con Samper. Después la Ayuda sube 6.
aa-card-17-shaded = Impulso Insurgente: el Gobierno no puede realizar ni Barrido ni Asalto en Departamentos.

aa-card-18-unshaded = El Gobierno gana Recursos iguales a la Ayuda, 20 como máximo, incluso con Samper. Después la Ayuda sube 20.
aa-card-18-shaded = El Gobierno pierde 6 Recursos. Tira un dado y baja la Ayuda en el resultado.

aa-card-19-unshaded = En cada casilla donde pueda, la Facción ejecutora realiza una acción gratuita: el Gobierno, un Barrido sin movimiento o un Asalto; un Insurgente, un Ataque o un Terror. Elige casilla por casilla; valen los requisitos habituales. El Terror de las AUC baja la Ayuda una sola vez.

aa-card-20-unshaded = El Gobierno mueve hasta 6 Guerrillas FARC, cada una a una casilla adyacente a la suya. El movimiento no las Activa.
aa-card-20-shaded = Las FARC realizan una Marcha gratuita y después pueden dar la vuelta a hasta 3 de sus Guerrillas, en cualquier lugar, para dejarlas Ocultas.

aa-card-21-unshaded = Las FARC pierden 6 Recursos. Elimina 1 Base FARC, aunque la protejan Guerrillas.
aa-card-21-shaded = Las FARC ganan 6 Recursos. Coloca 1 Base FARC en cualquier Ciudad o Departamento.

aa-card-22-unshaded = Deja Neutral 1 casilla en Oposición.
aa-card-22-shaded = Impulso Insurgente: además de las casillas que Controlan, las FARC pueden Agitar en hasta 3 casillas con alguna ficha FARC y sin Control del Gobierno.

aa-card-23-unshaded = En 1 Departamento, Activa todas las Guerrillas de todas las Facciones y elimina todas las Bases de los Cárteles, incluso protegidas.
aa-card-23-shaded = El Gobierno elimina 3 de sus Tropas del mapa. El Gobierno y las FARC son No Elegibles hasta que acabe la carta siguiente.

aa-card-24-unshaded = Pon cualquier Ciudad en Apoyo Activo. Las FARC son No Elegibles hasta que acabe la carta siguiente.
aa-card-24-shaded = Elimina 2 Tropas de 1 casilla con fichas FARC. Deja Neutral 1 Ciudad con Apoyo.

aa-card-25-unshaded = Elimina todas las fichas FARC de 1 Departamento de Montaña.
aa-card-25-shaded = Coloca 3 fichas FARC, Guerrillas o Bases, en un mismo Departamento: Antioquia o uno adyacente.

aa-card-26-unshaded = Donde coincidan Guerrillas de los Cárteles y fichas FARC, los Cárteles realizan un Ataque gratuito que solo elimina fichas FARC.
aa-card-26-shaded = Por cada casilla con una Base de los Cárteles y una Guerrilla FARC, los Cárteles entregan 3 Recursos a las FARC, mientras les queden.
aa-card-26-shaded-second = Por cada casilla con una Base de los Cárteles y una Guerrilla FARC, los Cárteles entregan 6 Recursos a las FARC, mientras les queden.

aa-card-27-unshaded = El Gobierno realiza 3 Actividades Especiales gratuitas de cualquier tipo, que puede repetir. No necesitan Operación.
aa-card-27-shaded = Impulso Insurgente: el Gobierno no realiza Actividades Especiales en casillas con Guerrillas. El Transporte Aéreo no puede salir de ellas ni llegar a ellas.

aa-card-28-unshaded = Elimina hasta 3 fichas Insurgentes, también Bases, de 1 casilla que linde con Venezuela. Guainía cuenta, Vaupés no.
aa-card-28-shaded = Coloca 1 Base FARC en un Departamento que linde con Venezuela. Sabotea cada LdC adyacente a Cúcuta que no tenga fichas.

aa-card-29-unshaded = El Gobierno elige 1 casilla, Activa todas las Guerrillas FARC que haya allí y realiza allí un Asalto gratuito. El Asalto puede alcanzar a cualquier Insurgente.
aa-card-29-shaded = Elige las FARC o las AUC: esa Facción realiza 2 Emboscadas gratuitas en 1 casilla de su elección. Sirve cualquiera de sus Guerrillas allí, Activa u Oculta, y a ninguna se le da la vuelta.

aa-card-30-unshaded = Elimina 1 Zona FARC del mapa.
aa-card-30-unshaded-second = Elimina 1 Zona FARC del mapa y 1 Base FARC de ese Departamento.
aa-card-30-shaded = El Gobierno coloca 1 Zona FARC donde las FARC tengan más fichas entre los Departamentos que aún no lo son.
aa-card-30-shaded-second = El Gobierno coloca 1 Zona FARC donde las FARC tengan más fichas entre los Departamentos que aún no lo son. Después coloca allí 1 Base FARC.

aa-card-31-unshaded = Modifica 2 Ciudades y 1 Departamento, cada uno en 1 nivel hacia Apoyo Activo.
aa-card-31-shaded = Pasa 3 casillas de Oposición Pasiva a Oposición Activa.

aa-card-32-unshaded = Elige 2 casillas Neutrales o en Oposición Pasiva y ponlas en Apoyo Pasivo.
aa-card-32-shaded = Las FARC ganan 12 Recursos.

aa-card-33-unshaded = Elimina hasta 3 fichas Insurgentes, también Bases, de 1 casilla que linde con Ecuador: Nariño, Putumayo, Pasto o la carretera a Tumaco.
aa-card-33-shaded = Durante el resto de la partida, Ecuador es un Departamento de Población 0 y sin terreno que admite como máximo 2 fichas de cada Facción. La Facción ejecutora coloca allí 2 de sus fichas.

aa-card-34-unshaded = Elige una Facción Insurgente: pierde 5 Recursos.
aa-card-34-shaded = Elige una Facción Insurgente: coloca 1 Base y 2 Guerrillas en 1 Departamento de Población 0 que ella decida.

aa-card-35-unshaded = En 1 Departamento, reemplaza cada Base de los Cárteles por 1 Policía; si no hay Policía disponible, elimínala sin más. La Ayuda sube 3.
aa-card-35-shaded = Elige un Departamento con una Base de los Cárteles y modifícalo en 2 niveles hacia Oposición Activa.

aa-card-36-unshaded = El Gobierno coloca una Zona FARC en el Departamento de Montaña con más fichas FARC que aún no lo sea. Después pon en Apoyo Pasivo 2 casillas Neutrales adyacentes a ella. La Facción ejecutora sigue Elegible para la carta siguiente.
aa-card-36-unshaded-second = El Gobierno coloca una Zona FARC en el Departamento de Montaña con más fichas FARC que aún no lo sea, y se coloca allí 1 Base FARC. Después modifica 2 casillas adyacentes a ella en 1 nivel cada una hacia Apoyo Activo. La Facción ejecutora sigue Elegible para la carta siguiente.

aa-card-37-unshaded = En cada casilla, el Gobierno realiza un Barrido gratuito sin movimiento o un Asalto gratuito, solo contra las FARC, y las Guerrillas AUC cuentan como Tropas. Senado & Cámara no protege de esto a las FARC.
aa-card-37-shaded = Las AUC realizan una Marcha gratuita y después una Emboscada gratuita en 1 de sus destinos con una Guerrilla Oculta.

aa-card-38-unshaded = Elige hasta 3 casillas con algún cubo o con Apoyo y elimina de ellas todas las Guerrillas AUC Activas.
aa-card-38-shaded = Donde haya algún cubo o Apoyo, da la vuelta a todas las Guerrillas AUC para dejarlas Ocultas.

aa-card-39-unshaded = Coloca 1 Policía en cada uno de 6 Departamentos.
aa-card-39-shaded = En hasta 3 Departamentos, reemplaza 1 Policía por 1 Guerrilla AUC. Si no hay ninguna disponible, el Policía se elimina sin más.

aa-card-40-unshaded = Reemplaza 3 Guerrillas AUC, en cualquier lugar, por Policías. Si no hay Policía disponible, elimina sin más la Guerrilla.
aa-card-40-shaded = Mueve a cualesquiera Ciudades todos los cubos de 1 Departamento con fichas AUC. Después coloca 1 Guerrilla o Base AUC en cada una de 2 Ciudades.

aa-card-41-unshaded = Las AUC pierden 6 Recursos. Elimina todas las fichas AUC de 1 casilla.
aa-card-41-shaded = Las AUC ganan 3 Recursos por cada casilla, sea LdC o no, con fichas AUC y de los Cárteles.

aa-card-42-unshaded = Pon en Apoyo Pasivo 2 casillas Neutrales. El Gobierno gana 3 Recursos.
aa-card-42-shaded = Impulso Insurgente: el Barrido y el Asalto no afectan a las fichas de la Facción que ejecuta este Evento. La Patrulla aún puede Activar sus Guerrillas.

aa-card-43-unshaded = Elige un Departamento con Tropas: coloca allí 2 marcadores de Terror y elimina todas sus Bases FARC, incluso protegidas. Ni su nivel ni la Ayuda cambian.
aa-card-43-shaded = Coloca 2 marcadores de Terror en 1 Departamento con Tropas. La Ayuda baja 9. Ningún nivel cambia.

aa-card-44-unshaded = Pon en Apoyo Activo 1 Ciudad que no esté en Oposición. El Gobierno gana 3 Recursos.
aa-card-44-shaded = Deja Neutral 1 Ciudad con Apoyo. El Gobierno pierde 3 Recursos.

aa-card-45-unshaded = Cada casilla con algún cubo y algún marcador de Terror se modifica en 1 nivel hacia Apoyo Activo.
aa-card-45-shaded = La Ayuda baja 1 por cada casilla, sea LdC o no, con fichas AUC. Tira un dado: el Gobierno pierde ese número de Recursos.

aa-card-46-unshaded = Elige una Facción Insurgente. En 1 casilla, con cualquiera de sus Guerrillas, incluso Activa, realiza un Terror gratuito que coloca 2 marcadores, elimina 2 fichas enemigas cualesquiera, también Bases, y por último pone la casilla, si tiene Población, en Apoyo Pasivo u Oposición Pasiva. En una LdC sabotea en lugar de colocar Terror. El Terror de las AUC baja la Ayuda.

aa-card-47-unshaded = Activa todas las Guerrillas AUC. Después, en cada casilla con Policía, el Gobierno realiza un Asalto gratuito contra las AUC en el que solo cuenta la Policía, como si fueran Tropas.
aa-card-47-shaded = Coloca 2 Guerrillas AUC en Cúcuta. Las AUC realizan allí un Terror gratuito, que baja la Ayuda como siempre, y después dan la vuelta a 2 de sus Guerrillas, en cualquier lugar, para dejarlas Ocultas.

aa-card-48-unshaded = Elige una casilla adyacente a un Oleoducto de Econ 3: o bien pásala de Oposición a Neutral, o bien elimina de ella 1 Base FARC, incluso protegida.
aa-card-48-shaded = Modifica 2 Ciudades, salvo Bogotá, cada una en 1 nivel hacia Oposición Activa.

aa-card-49-unshaded = Saca de la partida 3 Guerrillas AUC disponibles.
aa-card-49-shaded = Coloca 1 Base AUC y 1 Guerrilla AUC en un mismo Departamento, aunque esté en Oposición.

aa-card-50-unshaded = El Gobierno coloca hasta 3 Policías en total en cualesquiera Departamentos.
aa-card-50-shaded = Elige 2 Policías en cualquier lugar: o bien elimina ambos, o bien reemplaza ambos por Guerrillas AUC.

aa-card-51-unshaded = Elimina el Sabotaje de todos los Oleoductos; las Carreteras conservan el suyo. Si ningún Oleoducto está saboteado, el Gobierno gana en su lugar 12 Recursos.
aa-card-51-shaded = Sabotea 3 Oleoductos que tengan Guerrillas FARC en ellos o en una casilla adyacente.

aa-card-52-unshaded = Modifica 2 casillas, cada una Ciudad o Departamento de Montaña, en 1 nivel hacia Apoyo Activo.
aa-card-52-shaded = Coloca 1 Base AUC en una Ciudad o Departamento con fichas AUC. Después las AUC ganan 1 Recurso por cada una de sus Bases en el mapa.

aa-card-53-unshaded = Elige una Facción Insurgente. Ella escoge 2 Departamentos cualesquiera, mueve 1 o 2 de sus Guerrillas entre ellos, en cualquier sentido, y les da la vuelta para dejarlas Ocultas.

aa-card-54-unshaded = Elige hasta 2 Guerrillas en cualquier lugar: o bien elimínalas, o bien reemplaza cada una por una Guerrilla disponible de otra Facción.

aa-card-55-unshaded = Elimina 1 Cargamento, sea de quien sea, y 5 Guerrillas de los Cárteles de cualquier lugar.
aa-card-55-unshaded-second = Elimina 2 Cargamentos, sean de quien sean, y 5 Guerrillas de los Cárteles de cualquier lugar. La Ayuda sube 3.
aa-card-55-shaded = Modifica 3 casillas con fichas de los Cárteles, cada una en 1 nivel hacia Oposición Activa.

aa-card-56-unshaded = Los Cárteles entregan 9 Recursos, o todos los que tengan, al Gobierno.
aa-card-56-unshaded-second = Los Cárteles entregan 15 Recursos, o todos los que tengan, al Gobierno.
aa-card-56-shaded = Los Cárteles ganan 2 Recursos por cada una de sus fichas en Ciudades. Después coloca 1 Base de los Cárteles en cada una de 2 Ciudades.

aa-card-57-unshaded = Reemplaza hasta 3 fichas de los Cárteles, en cualquier lugar e incluso Bases protegidas, por Policías. Si no hay Policía disponible, elimina sin más la ficha.
aa-card-57-shaded = En cada una de 2 casillas, reemplaza 1 Policía por 1 Guerrilla o Base de los Cárteles. Si no hay ninguna disponible, el Policía se elimina sin más.

aa-card-58-unshaded = Los Cárteles pierden 6 Recursos. Elimina todas las Guerrillas de los Cárteles.
aa-card-58-shaded = Los Cárteles pueden mover hasta 4 Policías, cada uno a cualquier casilla que no sea Zona FARC.

aa-card-59-unshaded = Activa todas las Guerrillas de los Cárteles. Después el Gobierno realiza un Asalto gratuito contra los Cárteles en cada casilla.
aa-card-59-shaded = Da la vuelta a todas las Guerrillas de los Cárteles para dejarlas Ocultas. Después los Cárteles pueden mover hasta 3 de ellas a cualesquiera casillas.

aa-card-60-unshaded = Elimina todas las fichas de los Cárteles de 2 Ciudades o bien de 1 Departamento. El Gobierno gana 6 Recursos.
aa-card-60-shaded = Los Cárteles colocan 1 Base en cada una de 2 Ciudades y realizan un Soborno gratuito en 1 casilla.

aa-card-61-unshaded = Elimina todas las fichas de los Cárteles de 1 Ciudad. Los Cárteles pierden 6 Recursos.
aa-card-61-shaded = Elige 3 Departamentos sin fichas de los Cárteles y coloca 1 Base de los Cárteles en cada uno.

aa-card-62-unshaded = Elimina hasta 3 fichas Insurgentes en total, también Bases, de Departamentos de Bosque de Población 0.
aa-card-62-shaded = Coloca 1 Base de los Cárteles en cada uno de estos: Amazonas, Guainía y Vaupés.

aa-card-63-unshaded = Los Cárteles conservan 1 de sus Guerrillas en cada casilla y eliminan las demás. Cada una de las conservadas, incluso Activa, realiza un Terror gratuito. Los Cárteles son No Elegibles hasta que acabe la carta siguiente.

aa-card-64-unshaded = Coloca 1 Cargamento disponible con una Guerrilla FARC en una casilla con una Base de los Cárteles.
aa-card-64-unshaded-second = Coloca 2 Cargamentos disponibles con una o dos Guerrillas FARC en casillas con una Base de los Cárteles.
aa-card-64-shaded = Los Cárteles ganan 2 Recursos por cada una de sus Bases en Ciudades y 1 por cada una en Departamentos.

aa-card-65-unshaded = En 1 Departamento de Montaña, coloca o elimina una sola cosa: un Cargamento o una Base Insurgente. El Cargamento se coloca con cualquier Guerrilla que haya allí; las Guerrillas no protegen la Base.
aa-card-65-unshaded-second = En 1 Departamento de Montaña, coloca o elimina 1 Cargamento, y coloca o elimina 1 Base Insurgente. El Cargamento se coloca con cualquier Guerrilla que haya allí; las Guerrillas no protegen la Base.

aa-card-66-unshaded = Elimina 3 Bases de los Cárteles, incluso protegidas, de Departamentos de Bosque.
aa-card-66-shaded = Cada Departamento de Bosque con una Base de los Cárteles recibe otra.

aa-card-67-unshaded = Los Cárteles pierden 10 Recursos.
aa-card-67-unshaded-second = Los Cárteles pierden 20 Recursos.
aa-card-67-shaded = Impulso Insurgente: en la Fase de Recursos, los Cárteles ganan 4 Recursos por Base, no 3.

aa-card-68-unshaded = De casillas costeras, elimina o bien 2 fichas de los Cárteles, o bien 1 o 2 Cargamentos, sean de quien sean.
aa-card-68-shaded = Los Cárteles ganan 2 Recursos por cada una de sus fichas en casillas costeras.

aa-card-69-unshaded = La Facción ejecutora mueve los cubos o Guerrillas propios que quiera de 1 casilla por una cadena de 1 a 3 Departamentos adyacentes, sin Activar ninguna. En el último puede realizar después una Operación gratuita cualquiera, salvo Patrulla o Marcha; un Barrido ya no mueve más Tropas.

aa-card-70-unshaded = El Gobierno gana 6 Recursos por cada Departamento de Bosque sin Guerrillas.
aa-card-70-shaded = Elige una Facción Insurgente: en cada Departamento de Bosque realiza un Terror gratuito con 1 de sus Guerrillas allí, incluso Activa, y gana 3 Recursos por Terror. El Terror de las AUC baja la Ayuda una sola vez.

aa-card-71-unshaded = Elimina 1 Guerrilla de Chocó; su Facción pierde 5 Recursos.
aa-card-71-shaded = Durante el resto de la partida, Panamá es un Departamento de Bosque de Población 0 donde el Barrido no Activa Guerrillas. La Facción ejecutora coloca allí 1 o 2 de sus Bases.

aa-card-72-unshaded = En 2 casillas, reemplaza cada Guerrilla de los Cárteles por una Guerrilla FARC o AUC. Si no hay ninguna disponible, elimínala sin más.
aa-card-72-shaded = Coloca todas las Guerrillas disponibles de los Cárteles en casillas con una Base de los Cárteles, repartidas como quieras.
