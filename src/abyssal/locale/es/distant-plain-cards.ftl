### Lo que hacen las cartas de Evento de A Distant Plain, con nuestras palabras.
### Lo que no nombra a quien elige lo decide la Facción ejecutora (5.1). «Hasta» permite menos o nada; un número solo se
### cumple entero, o hasta donde se pueda (5.1.3). Las fichas se colocan desde Disponibles; sin sustituta Disponible,
### «reemplazar» elimina. Una casilla afgana es Kabul o una Provincia afgana.

# En una carta cuyo texto verdadero no se conoce. $source dice en qué se apoya el lado.
reconstructed = { $source ->
    [rulebook] Reconstrucción nuestra: el reglamento solo da una parte de este efecto. Corrígelo si tienes la carta impresa.
    [public-bot] Reconstrucción nuestra: este efecto viene de otro programa para este juego, no de la carta. Corrígelo si tienes la carta impresa.
   *[designed] Reconstrucción nuestra: no conocemos el texto impreso. Corrígelo si tienes la carta.
}

adp-card-01-unshaded = Capacidad de la Coalición: tras cada Barrido de la Coalición, también Limitado o gratuito, la Coalición puede elegir 1 casilla más que el Barrido no haya seleccionado, incluso una LdC o en Pakistán, y Activar allí hasta 3 Guerrillas. No hace falta que haya fichas COIN, ninguna se mueve y no cuesta nada.
adp-card-01-shaded = Capacidad de la Coalición: en un Barrido de la Coalición, los cubos que hayan entrado en una casilla durante el mismo turno, con este Barrido o con un Transporte Aéreo, no cuentan para Activar Guerrillas allí. Como siempre, debe haber una ficha de la Coalición en la casilla.

adp-card-02-unshaded = Capacidad de la Coalición: en 1 casilla de Pakistán de cada Ataque Aéreo, la Coalición puede eliminar 1 ficha cualquiera de los Talibanes, Oculta o no, o una Base aunque haya Guerrillas. Esa casilla no desplaza Islamabad. Cuenta como una de las 3 casillas; cualquier otra de Pakistán se ataca, y desplaza Islamabad, como siempre.
adp-card-02-shaded = Capacidad de la Coalición: un Ataque Aéreo en alguna casilla de Pakistán desplaza Islamabad 2 posiciones hacia Patrocinio, no 1.

adp-card-03-unshaded = Capacidad de la Coalición: en 1 de sus casillas, cada Ataque Aéreo elimina hasta 2 fichas de una misma Facción, no 1: primero Guerrillas Activas, y una Base solo cuando esa Facción ya no tenga Guerrillas allí.
adp-card-03-shaded = Capacidad de la Coalición: tras cada Ataque Aéreo que haya eliminado una ficha en Afganistán, LdC incluidas, los Talibanes pueden modificar 1 Provincia afgana de ese Ataque Aéreo en 1 nivel hacia Oposición, se haya eliminado allí una ficha o no.

adp-card-04-unshaded = Elimina 1 ficha cualquiera de los Talibanes de Pakistán, una Base aunque haya Guerrillas. Después, se haya eliminado una ficha o no, tira un dado: los Talibanes pierden ese número de Recursos.
adp-card-04-shaded = Coloca 1 Guerrilla o Base Disponible de los Talibanes en Pakistán, sea cual sea la postura de Islamabad. Después, se haya colocado una ficha o no, tira un dado: los Talibanes ganan ese número de Recursos.

adp-card-05-unshaded = Capacidad de la Coalición: una Patrulla de la Coalición, también Limitada o gratuita, Activa todas las Guerrillas en cada LdC con al menos 1 cubo de la Coalición, y en las demás como siempre. Si hay un cubo de la Coalición en Kabul, Activa además 1 Guerrilla allí.
adp-card-05-shaded = Capacidad de la Coalición: al final de cada Patrulla o Barrido de la Coalición, los Talibanes pueden dar la vuelta a todas sus Guerrillas Activas de 1 casilla, que quedan Ocultas, pero no en Pakistán mientras Islamabad esté en Hostilidad.

adp-card-06-unshaded = Desplaza Islamabad 2 posiciones hacia Hostilidad.
adp-card-06-shaded = Desplaza Islamabad 2 posiciones hacia Patrocinio.

adp-card-07-unshaded = Capacidad de la Coalición: en cada casilla de un Asalto de la Coalición, también en la del Asalto con que acaba una Patrulla, la Coalición puede Activar 1 Guerrilla Oculta antes de eliminar fichas.
adp-card-07-shaded = Capacidad de la Coalición: un Asalto de la Coalición, también el que acaba una Patrulla, no elimina Bases.

adp-card-08-unshaded = En 1 casilla de Pakistán elimina hasta 3 fichas de los Talibanes, también Bases aunque haya Guerrillas. Islamabad no se desplaza.
adp-card-08-shaded = Desplaza Islamabad 2 posiciones hacia Patrocinio.

adp-card-09-unshaded = En Northwest Frontier y en Waziristan, si la Provincia es adyacente a una Provincia afgana con alguna ficha de la Coalición: Activa allí todas las Guerrillas de los Talibanes y elimina después 1 ficha de los Talibanes, una Base solo si no hay Guerrillas. Islamabad no se desplaza.
adp-card-09-shaded = Si hay una ficha de la Coalición en una Provincia afgana adyacente a Northwest Frontier o Waziristan (Badakhshan, Nuristan, Khowst, Paktika, Zabol o Kandahar), desplaza Islamabad 2 posiciones hacia Patrocinio.

adp-card-10-unshaded = Primero la Coalición y después el Gobierno pueden ejecutar 1 Operación Limitada gratuita. Los cubos del Gobierno se unen sin coste a un Barrido o Asalto de la Coalición; la Acción Cívica se paga igualmente.
adp-card-10-shaded = Impulso: la Coalición no puede usar fichas del Gobierno en Barrido, Asalto ni Transporte Aéreo. Ninguna Tropa del Gobierno se mueve con su Barrido o su Transporte Aéreo, y los cubos del Gobierno ni cuentan en su Barrido ni participan en su Asalto. El Entrenamiento y la Patrulla de la Coalición no se ven afectados.

adp-card-11-unshaded = Impulso: los Talibanes colocan hasta 2 Guerrillas en casillas Pastunes afganas, Kabul incluida. El Ataque de los Talibanes, con Emboscada o sin ella, no puede seleccionar casillas bajo Control COIN.
adp-card-11-shaded = Impulso: los Talibanes colocan hasta 3 Guerrillas en casillas Pastunes afganas, Kabul incluida. El Asalto de la Coalición y el del Gobierno no pueden seleccionar casillas bajo Control de los Talibanes.

adp-card-12-unshaded = Capacidad de la Coalición: al final de cada Entrenamiento de la Coalición, también Limitado o gratuito, la Coalición puede colocar 1 Policía, sin coste, en 1 casilla con Tropas de la Coalición. Si no hay ninguno Disponible, puede venir de cualquier otra casilla.
adp-card-12-shaded = Capacidad de la Coalición: un Entrenamiento de la Coalición solo coloca Tropas del Gobierno, no Policía.

adp-card-13-unshaded = Baja el Clientelismo hasta 5 y sube la Ayuda en el mismo número.
adp-card-13-shaded = Sube el Clientelismo 3 y baja la Ayuda 6.

adp-card-14-unshaded = Entre Kabul y las Provincias afganas, elige hasta 2 casillas bajo Control COIN que tengan una Base de la Coalición o del Gobierno y modifica cada una en 1 nivel hacia Apoyo. Después sube la Ayuda 3.
adp-card-14-shaded = Los Señores de la Guerra ganan 3 Recursos por cada casilla con al menos 1 Base de la Coalición o del Gobierno y al menos 1 ficha de los Señores de la Guerra.

adp-card-15-unshaded = Elige 1 Provincia Pastún afgana con Tropas de la Coalición: elimina allí todo el Terror, ponla en Apoyo y coloca hasta 2 Policías.
adp-card-15-shaded = Elige 1 Provincia Pastún afgana: modifícala en 1 nivel hacia Oposición y coloca allí hasta 2 Guerrillas de una misma Facción Insurgente.

adp-card-16-unshaded = En cada una de hasta 3 casillas bajo Control COIN elimina 1 Guerrilla de los Talibanes, Oculta o Activa.
adp-card-16-shaded = Sube el Clientelismo 2. Los Señores de la Guerra ganan 6 Recursos.

adp-card-17-unshaded = La Coalición puede colocar hasta 3 Tropas y hasta 1 Base desde Disponibles en Kabul y en Provincias afganas no Pastunes. Después sube la Ayuda 6.
adp-card-17-shaded = Impulso: un Barrido de la Coalición selecciona 2 casillas como máximo, y un Asalto de la Coalición también.

adp-card-18-unshaded = Capacidad de la Coalición: un Entrenamiento de la Coalición puede incluir Acción Cívica en hasta 2 de sus casillas, no 1, con los requisitos de siempre. Pasar Clientelismo a Recursos en Kabul sigue ocupando el lugar de 1 de ellas.
adp-card-18-shaded = Capacidad de la Coalición: un Entrenamiento de la Coalición no incluye Acción Cívica.

adp-card-19-unshaded = Entre Kabul y las Provincias afganas, elige hasta 2 casillas con Guerrillas de los Talibanes y modifica cada una en 1 nivel hacia Apoyo. Los Talibanes pierden 3 Recursos.
adp-card-19-shaded = Coloca hasta 3 Guerrillas de los Talibanes en Pakistán, sea cual sea la postura de Islamabad. Los Talibanes ganan 6 Recursos.

adp-card-20-unshaded = Elige 1 Provincia afgana con alguna ficha de los Talibanes que tenga una ficha de la Coalición o sea adyacente a una casilla que la tenga. Si ejecuta el Evento una Facción COIN, puede eliminar antes 1 Guerrilla Activa allí. Coloca allí 1 Terror y modifícala en 1 nivel hacia Oposición. En todo caso baja la Ayuda 3.

adp-card-21-unshaded = La Coalición puede realizar un Refuerzo gratuito sin Entrenamiento: en hasta 3 casillas, con los requisitos de siempre y con su tirada de dado.
adp-card-21-shaded = Pasa hasta 4 fichas de la Coalición, también Bases, de Disponibles a fuera de juego.

adp-card-22-unshaded = Desplaza Islamabad 1 posición hacia Hostilidad. Elimina hasta 2 Guerrillas de los Talibanes en total de Pakistán y de Provincias afganas adyacentes a Pakistán.
adp-card-22-shaded = Desplaza Islamabad 2 posiciones hacia Patrocinio.

adp-card-23-unshaded = Capacidad de los Talibanes: el Terror de los Talibanes no puede seleccionar una LdC con algún cubo. El Sabotaje de la Fase de Recursos no se ve afectado.
adp-card-23-shaded = Capacidad de los Talibanes: se aplica cuando una Patrulla, un Barrido o un Transporte de la Coalición o del Gobierno ha terminado sus movimientos, y antes que nada más. En cada LdC con una Guerrilla Oculta de los Talibanes en la que hayan entrado cubos o que hayan cruzado con esos movimientos, los Talibanes pueden eliminar 1 de esos cubos, esté donde esté ahora. Los cubos del Gobierno van a Disponibles; las Tropas de la Coalición, a Bajas. La Guerrilla sigue Oculta.

adp-card-24-unshaded = Impulso: las Operaciones de los Talibanes no afectan a las fichas de la Coalición. El Ataque de los Talibanes, con Emboscada o sin ella, solo elimina fichas de otras Facciones.
adp-card-24-shaded = Impulso: la Coalición no puede realizar Asaltos, ni siquiera al acabar una Patrulla. El Gobierno sí puede.

adp-card-25-unshaded = Entre Kabul y las Provincias afganas, elige hasta 2 casillas bajo Control COIN sin fichas de la Coalición y modifica cada una en 1 nivel hacia Apoyo.
adp-card-25-shaded = Entre Kabul y las Provincias afganas, elige hasta 2 casillas con fichas de la Coalición: modifica cada una en 1 nivel hacia Oposición y elimina allí 1 cubo del Gobierno.

adp-card-26-unshaded = La Coalición puede realizar un Transporte Aéreo gratuito sin Operación, aunque otro Evento en vigor lo prohíba.
adp-card-26-shaded = Impulso: cada vez que se anuncia un Transporte Aéreo o un Ataque Aéreo, los Talibanes pueden gastar 3 Recursos para anularlo antes de que tenga efecto. Cuenta como la Actividad Especial de ese turno; la Operación sigue adelante.

adp-card-27-unshaded = Elimina hasta 4 Guerrillas de los Talibanes en total de Pakistán.
adp-card-27-shaded = Los Talibanes pueden realizar un Reagrupamiento gratuito en cada casilla de Pakistán, sea cual sea la postura de Islamabad. No incluye Sharía.

adp-card-28-unshaded = Los Talibanes son No Elegibles hasta que acabe la carta siguiente. Sube el Clientelismo 2.
adp-card-28-shaded = El Gobierno es No Elegible hasta que acabe la carta siguiente. Los Talibanes ganan 4 Recursos.

adp-card-29-unshaded = Capacidad de los Talibanes: un Terror de los Talibanes selecciona 2 Provincias como máximo. Las LdC y Kabul no cuentan.
adp-card-29-shaded = Capacidad de los Talibanes: todo Entrenamiento, del Gobierno o de la Coalición, coloca como máximo 4 cubos del Gobierno por casilla, no 6.

adp-card-30-unshaded = Capacidad de los Talibanes: el Terror de los Talibanes en Kabul requiere 2 Guerrillas Ocultas allí y Activa ambas. Con menos, los Talibanes no pueden seleccionar Kabul para Terror.
adp-card-30-shaded = Capacidad de los Talibanes: el Terror de los Talibanes en Kabul no cuesta nada y deja Oculta a su Guerrilla.

adp-card-31-unshaded = Capacidad de los Talibanes: la Emboscada de los Talibanes tiene lugar en 1 casilla como máximo.
adp-card-31-shaded = Capacidad de los Talibanes: si en una casilla de Ataque todas las Guerrillas de los Talibanes están Activas, los Talibanes pueden hacer allí una Emboscada con 1 de ellas, que sigue Activa. La Emboscada sigue teniendo lugar en hasta 3 casillas.

adp-card-32-unshaded = Elimina hasta 4 Guerrillas de los Talibanes en total de Khowst, Paktika y Waziristan.
adp-card-32-shaded = Coloca hasta 2 Guerrillas de los Talibanes en Khowst y hasta 2 en Paktika. Después los Talibanes pueden realizar Terror gratuito en 1 de estas casillas: Kabul, Khowst o Paktika.

adp-card-33-unshaded = Capacidad de los Talibanes: cada Terror de los Talibanes que haya seleccionado Kabul o alguna Provincia elimina además 1 Guerrilla que lo haya llevado a cabo en una de esas casillas. Los Talibanes eligen cuál, incluso una que siga Oculta.
adp-card-33-shaded = Capacidad de los Talibanes: en 1 Provincia o Kabul de cada Terror de los Talibanes, estos pueden eliminar además 1 cubo del Gobierno o, si no hay ninguno, 1 Tropa de la Coalición, que va a Bajas.

adp-card-34-unshaded = Capacidad de los Talibanes: el Reagrupamiento de los Talibanes en una casilla afgana bajo Control COIN coloca 1 Guerrilla como máximo, incluso con una Base.
adp-card-34-shaded = Capacidad de los Talibanes: tras cada Asalto de la Coalición que haya eliminado una ficha, también Limitado o gratuito, los Talibanes pueden colocar 1 Guerrilla en Kabul o en 1 Provincia afgana cualquiera. No tras el Asalto con que acaba una Patrulla.

adp-card-35-unshaded = En Konduz, Baghlan y Nuristan reemplaza hasta 3 Guerrillas de los Talibanes en total por Guerrillas de los Señores de la Guerra.
adp-card-35-shaded = Los Talibanes pueden colocar hasta 1 Base y hasta 3 Guerrillas en Konduz, Baghlan y Nuristan, repartidas como quieran.

adp-card-36-unshaded = Los Talibanes pierden 5 Recursos y eliminan 1 Base suya de Afganistán, la que elijan.
adp-card-36-shaded = Impulso: en la Fase de Apoyo los Talibanes pueden aplicar la Sharía, al coste de siempre, también en toda casilla Pastún afgana con alguna ficha de los Talibanes, sea cual sea su Control.

adp-card-37-unshaded = El Gobierno puede realizar un Asalto gratuito en hasta 2 casillas con Tropas del Gobierno. Allí cada Tropa del Gobierno elimina 1 ficha enemiga, también en Montaña, y la Policía no cuenta. Lo demás es como siempre, también +6 de Ayuda por cada Base de los Talibanes.
adp-card-37-shaded = Elimina hasta 4 Tropas del Gobierno en total de Provincias afganas y Kabul donde haya fichas de los Talibanes.

adp-card-38-unshaded = Entre Kabul y las Provincias afganas, elige hasta 3 casillas con Tropas de la Coalición: en cada una, Activa todas las Guerrillas de los Talibanes y elimina después 1 Guerrilla de los Talibanes.
adp-card-38-shaded = Entre Kabul y las Provincias afganas, elige hasta 2 casillas con Tropas de la Coalición que estén en Apoyo o Neutrales y modifica cada una en 1 nivel hacia Oposición.

adp-card-39-unshaded = Desplaza Islamabad 1 posición hacia Hostilidad y sube la Ayuda 6.
adp-card-39-shaded = Desplaza Islamabad 1 posición hacia Patrocinio. Los Talibanes ganan 3 Recursos.

adp-card-40-unshaded = Sube la Ayuda 9.
adp-card-40-shaded = Baja la Ayuda 9.

adp-card-41-unshaded = Pasa hasta 4 fichas de la Coalición de fuera de juego a Disponibles.
adp-card-41-shaded = Pasa 2 fichas de la Coalición de Disponibles a fuera de juego.

adp-card-42-unshaded = Entre Kabul y las Provincias afganas, puedes elegir 1 casilla bajo Control COIN: elimina allí todo el Terror y modifícala en 1 nivel hacia Apoyo.
adp-card-42-shaded = Entre Kabul y las Provincias afganas, coloca 1 Terror en cada una de hasta 3 casillas con alguna Guerrilla. Baja la Ayuda 6.

adp-card-43-unshaded = Desplaza Islamabad 1 posición hacia Hostilidad. En 1 casilla de Pakistán elimina hasta 3 fichas de los Talibanes: primero Guerrillas, Activas u Ocultas, después Bases.
adp-card-43-shaded = Desplaza Islamabad 1 posición hacia Patrocinio. Los Talibanes pueden mover cuantas Guerrillas suyas quieran de Pakistán a Provincias afganas adyacentes, sin coste y sin dar la vuelta a ninguna.

adp-card-44-unshaded = Desplaza Islamabad 1 o 2 posiciones en cualquier dirección y pon después su marcador por el lado Endurecido.

adp-card-45-unshaded = Impulso: la Facción ejecutora toma el marcador de Tribal Elders. Cada vez que una Operación, Actividad Especial, Evento, Acción Cívica o Sharía de cualquier Facción haya cambiado el nivel de una Provincia afgana, no Kabul, esa Facción puede poner al momento la Provincia en Apoyo, Neutral u Oposición, sin coste. Puede hacerlo una vez por Provincia y acción, tras los cambios de la propia acción. Un nivel puesto así no cuenta como tal cambio.

adp-card-46-unshaded = Capacidad de los Talibanes: las Guerrillas de los Talibanes que Marchan a una casilla con algún Policía, también LdC y casillas Pastunes, quedan Activas por pocas que sean.
adp-card-46-shaded = Capacidad de los Talibanes: la Policía no cuenta al comprobar si las Guerrillas de una Marcha de los Talibanes quedan Activas.

adp-card-47-unshaded = Elige hasta 3 Provincias afganas bajo Control COIN sin fichas de la Coalición y modifica cada una en 1 nivel hacia Apoyo. Sube el Clientelismo 2.
adp-card-47-shaded = Pasa 4 de Clientelismo, o lo que haya, a los Recursos de los Señores de la Guerra.

adp-card-48-unshaded = Desplaza Islamabad 1 posición hacia Hostilidad. El Gobierno gana 6 Recursos.
adp-card-48-shaded = Desplaza Islamabad 1 posición hacia Patrocinio. Los Talibanes colocan 1 Guerrilla en cada casilla de Pakistán.

adp-card-49-unshaded = Elimina hasta 2 Bases de los Señores de la Guerra en total, aunque haya Guerrillas, de Provincias afganas bajo Control COIN. Sube la Ayuda 3 por cada una.
adp-card-49-shaded = Los Señores de la Guerra colocan hasta 2 Bases en Provincias afganas con Población y sin fichas de la Coalición.

adp-card-50-unshaded = Sube la Ayuda 6. El Gobierno gana 6 Recursos.
adp-card-50-shaded = Baja la Ayuda 6. Los Señores de la Guerra ganan 6 Recursos.

adp-card-51-unshaded = El Gobierno elige una opción: subir el Clientelismo 4; o realizar una Gobernanza gratuita en hasta 2 casillas sin Operación, incluso para obtener Clientelismo donde haya una Base de la Coalición.
adp-card-51-shaded = Baja el Clientelismo 4 y modifica Kabul en 1 nivel hacia Oposición.

adp-card-52-unshaded = En Kabul y las Provincias afganas reemplaza hasta 2 Guerrillas de los Señores de la Guerra en total por Policía. Sube el Clientelismo 2.
adp-card-52-shaded = Entre Kabul y las Provincias afganas, elige hasta 2 casillas y reemplaza hasta 2 cubos del Gobierno en cada una por Guerrillas de los Señores de la Guerra.

adp-card-53-unshaded = Elige una Facción Insurgente y elimina hasta 3 Guerrillas suyas en total de Kandahar y Kabul.
adp-card-53-shaded = Elige Kandahar o Kabul y una Facción Insurgente: coloca allí hasta 4 Guerrillas suyas y 1 Terror.

adp-card-54-unshaded = Sube el Clientelismo 1 por cada Provincia afgana o Kabul bajo Control COIN con una Base de los Señores de la Guerra, 4 como máximo.
adp-card-54-shaded = Por cada casilla con una Base de los Señores de la Guerra y una ficha de los Talibanes, los Señores de la Guerra y los Talibanes ganan 1 Recurso cada uno. Los Señores de la Guerra ganan 3 más.

adp-card-55-unshaded = Los Talibanes y los Señores de la Guerra son No Elegibles hasta que acabe la carta siguiente.
adp-card-55-shaded = La Coalición y el Gobierno son No Elegibles hasta que acabe la carta siguiente.

adp-card-56-unshaded = Elige 1 Provincia afgana o Kabul con Guerrillas tanto de los Talibanes como de los Señores de la Guerra: elimina allí hasta 2 Guerrillas de cada Facción.
adp-card-56-shaded = Entre Kabul y las Provincias afganas, elige hasta 2 casillas con Tropas de la Coalición y cubos del Gobierno: en cada una, elimina 1 Tropa de la Coalición, que va a Bajas, y 1 cubo del Gobierno.

adp-card-57-unshaded = Impulso: ninguna Facción puede usar el Transporte Aéreo ni el Ataque Aéreo. Cada Guerrilla de los Talibanes Marcha una sola vez por Operación, incluso si llega a una casilla Pastún.

adp-card-58-unshaded = Impulso: de un Tráfico, los Señores de la Guerra solo ganan la mitad de los Recursos, sumadas todas sus casillas y redondeando hacia abajo. Los Talibanes y el Clientelismo ganan lo de siempre.
adp-card-58-shaded = Los Señores de la Guerra colocan hasta 2 Bases en Provincias afganas con Población donde tengan una Guerrilla.

adp-card-59-unshaded = Impulso: el Gobierno transfiere 6 Recursos, o los que tenga, a los Señores de la Guerra. Los Señores de la Guerra no pueden usar Tráfico ni Soborno.

adp-card-60-unshaded = En Badakhshan, Baghlan, Konduz y Kabul reemplaza hasta 3 Guerrillas de los Señores de la Guerra en total por Tropas o Policía del Gobierno.
adp-card-60-shaded = Los Señores de la Guerra colocan hasta 4 fichas, también Bases, en Badakhshan, Baghlan y Konduz, repartidas como quieran.

adp-card-61-unshaded = Entre Kabul y las Provincias afganas, elige hasta 3 casillas con Tropas del Gobierno y elimina 1 Guerrilla de los Talibanes en cada una.
adp-card-61-shaded = Entre Kabul y las Provincias afganas, elige hasta 3 casillas con cubos del Gobierno: en cada una, elimina 1 de cada 3 de esos cubos, redondeando hacia arriba, y coloca después 1 Guerrilla de la Facción Insurgente ejecutora. Si ejecuta el Evento una Facción COIN, nombra una Facción Insurgente para todas las casillas.

adp-card-62-unshaded = Entre Kabul y las Provincias afganas, elige hasta 3 casillas con Policía y Activa todas las Guerrillas que haya en ellas.
adp-card-62-shaded = Elige una Facción Insurgente y hasta 3 casillas, también LdC: da la vuelta a todas sus Guerrillas allí, que quedan Ocultas, pero no en Pakistán mientras Islamabad esté en Hostilidad.

adp-card-63-unshaded = En 3 casillas afganas bajo Control de los Talibanes con una Base de los Señores de la Guerra, o en todas si hay menos, elimina 1 Base de los Señores de la Guerra, aunque haya Guerrillas. Los Talibanes pierden 1 Recurso por cada una.
adp-card-63-shaded = Elige hasta 2 casillas Pastunes afganas bajo Control de los Talibanes, Kabul incluida, y modifica cada una en 1 nivel hacia Oposición.

adp-card-64-unshaded = Modifica Bamian en 1 nivel hacia Apoyo. Coloca hasta 4 Policías en Bamian, Samangan y Sar-e-Pol, repartidos como quieras.
adp-card-64-shaded = Los Señores de la Guerra colocan 1 Base y hasta 3 Guerrillas en Bamian, Samangan y Sar-e-Pol, repartidas como quieran.

adp-card-65-unshaded = Elimina todo el Sabotaje. El Gobierno gana 6 Recursos.
adp-card-65-shaded = Sabotea Kabul–Tor Kham y Kandahar–Spin Boldak. El Gobierno pierde 6 Recursos.

adp-card-66-unshaded = Elige hasta 2 Provincias de Montaña con cubos de la Coalición o del Gobierno: en cada una, Activa todas las Guerrillas y elimina después 1 Guerrilla que no sea de la Facción ejecutora.
adp-card-66-shaded = Elige una Facción Insurgente y hasta 3 Provincias de Montaña: en cada una, coloca 1 Guerrilla suya y da la vuelta a todas sus Guerrillas, que quedan Ocultas.

adp-card-67-unshaded = Da la vuelta a 1 Capacidad en vigor, de la Coalición o de los Talibanes. Desde ahora rige en su lugar el texto del otro lado.

adp-card-68-unshaded = En Balkh, Faryab, Sar-e-Pol y Samangan reemplaza hasta 3 Guerrillas de los Señores de la Guerra en total por Tropas del Gobierno. Sube el Clientelismo 2.
adp-card-68-shaded = Los Señores de la Guerra colocan 1 Base y hasta 3 Guerrillas en Balkh, Faryab, Sar-e-Pol y Samangan, repartidas como quieran.

adp-card-69-unshaded = Elimina hasta 3 marcadores de Terror o Sabotaje en cualquier combinación. Después coloca 1 marcador +1 Pob en una Provincia afgana o Kabul bajo Control COIN que no tenga ninguno.
adp-card-69-shaded = Sabotea hasta 2 LdC, primero las que tengan alguna Guerrilla.

adp-card-70-unshaded = Coloca hasta 4 Policías en LdC, repartidos como quieras. Después la Coalición puede realizar una Patrulla gratuita.
adp-card-70-shaded = Los Señores de la Guerra colocan 1 Guerrilla en cada una de hasta 4 LdC y ganan 3 Recursos.

adp-card-71-unshaded = Pon Kabul en Neutral. Reduce el Clientelismo a la mitad, redondeando hacia abajo. Los Señores de la Guerra pueden reemplazar hasta 3 cubos del Gobierno en Kabul por Guerrillas suyas. El Gobierno es No Elegible hasta que acabe la carta siguiente.

adp-card-72-unshaded = Los Señores de la Guerra pierden 1 Recurso por cada Base suya en el mapa.
adp-card-72-shaded = Los Señores de la Guerra ganan 1 Recurso por cada Base suya en el mapa.
