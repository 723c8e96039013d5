### Por qué las Facciones Sin Jugador hacen lo que hacen.

journal-bot-box = { $faction }: { $operation } ({ $rule })
journal-bot-impossible = { $operation } no es posible: el recuadro anterior del diagrama ({ $rule })
journal-bot-test = { $rule }: { $reason }? { $answer ->
    [1] sí
   *[0] no
}
journal-bot-narrow = { $rule }: { $reason }: { $before ->
    [one] { $before } candidata
   *[other] { $before } candidatas
}, { $after ->
    [0] no queda ninguna
    [one] queda { $after }
   *[other] quedan { $after }
}
journal-bot-note = { $rule }: { $reason }
journal-bot-turn = Turno Sin Jugador: { $faction }
journal-bot-unmet = { $rule }: { $reason }: { $before ->
    [one] { $before } candidata, ninguna así: queda { $before }
   *[other] { $before } candidatas, ninguna así: quedan { $before }
}
journal-bot-dice = Dados rojo { $red }, amarillo { $yellow }, verde { $green } (8.2)
journal-bot-random = Al azar: { $space }

why-active-first = Guerrillas ya Activas, pues se las descubriría de todos modos
why-ambush-underground = casilla de Ataque con una Guerrilla Oculta
why-assassinate-at-terror = Asesinato donde hubo Terror
why-at-opposition = con Oposición
why-at-support = con Apoyo
why-auc-base = Base AUC
why-base-unguarded = una Base de los Cárteles sin Guerrillas
why-bases-first = Bases antes que Guerrillas
why-bases-unwatched = ¿Hay Guerrillas AUC en menos de la mitad de las casillas con Bases FARC
why-best-target = mejor objetivo
why-by-lot = por sorteo
why-city = Ciudad
why-could-ambush = una Guerrilla Oculta para una Emboscada
why-could-cultivate = Departamento donde podría seguir un Cultivo
why-could-kidnap = alguien a quien Secuestrar
why-could-not-agitate = con Apoyo o Neutral, y todavía sin Agitación posible
why-could-place = se puede colocar una Guerrilla
why-could-place-base = ¿Podría un Reagrupamiento colocar una Base
why-cultivate-new = el Cultivo coloca una Base donde los Cárteles se Reagruparon
why-cultivate-relocate = el Cultivo traslada una de 2 Bases
why-discord-event = Discordia Insurgente: ¿elige el Gobierno el Evento
why-enemy-base = una Base de otra Facción
why-enemy-guerrillas = Guerrillas enemigas
why-enemy-shipment = un Cargamento de otra Facción
why-event-has-effect = ¿Tendría efecto el Evento
why-event-open = ¿Puede la 2ª Elegible tomar el Evento
why-extort-everywhere = Extorsión donde sea posible
why-extort-with-two = Extorsión donde hay 2 Guerrillas Ocultas
why-farc-at-support = Guerrillas FARC y Apoyo
why-farc-base = Base FARC
why-farc-base-outnumbered = Base FARC con menos Policía que Guerrillas AUC
why-farc-there = fichas FARC
why-farc-without-auc = fichas FARC y ninguna Guerrilla AUC
why-fewer-than-two-bases = menos de 2 Bases
why-fewest-guerrillas = menos Guerrillas propias
why-fewest-terror = menos marcadores de Terror
why-gray-two = ¿Tiene la carta un 2 gris
why-greatest-change = mayor cambio del Apoyo y la Oposición Totales
why-hide-at-base = Guerrillas Activas en una Base propia con cubos
why-highest-econ = mayor valor Económico
why-highest-population = mayor Población
why-instructed = como dicen las instrucciones del Evento
why-instructed-by-us = nuestra lectura, pues no se conocen las instrucciones impresas del Evento
why-itself-first = primero su propia Facción
why-land-before-loc = regla nuestra: Ciudades y Departamentos antes que LdC
why-largest-group = el grupo más grande que no se ha movido
why-leftmost-symbol = ¿Es su símbolo el primero de la carta
why-loc-city-department = LdC, luego Ciudades, luego Departamentos
why-loc-to-sabotage = LdC sin Sabotaje ni Guerrillas
why-lowest-econ = menor valor Económico
why-most-guerrillas = más Guerrillas propias
why-never-by-us = regla nuestra: las Facciones Sin Jugador nunca ejecutan este Evento
why-never-executed = las Facciones Sin Jugador nunca ejecutan este Evento
why-next-to-most-ready = junto al mayor número de Guerrillas que aún podrían Marchar
why-next-to-two = junto a 2 o más Guerrillas de los Cárteles
why-nine-available = ¿Hay 9 o más Guerrillas FARC Disponibles
why-no-farc-control = Apoyo o Neutral, y sin Control de las FARC
why-no-resources = sin Recursos: Pasa
why-non-player-first = otra Facción Sin Jugador
why-not-active-opposition = Población que no está en Oposición Activa
why-not-at-support = sin Apoyo, pues las reglas llevan al Gobierno
why-one-more-space = una casilla más
why-one-or-two = 1 o 2 Guerrillas propias
why-only-with-effect = solo una Facción con la que el Evento tenga efecto
why-own-base = sitio para una Base propia
why-own-pieces-first = primero fichas propias
why-own-shipment = una Guerrilla propia para un Cargamento
why-place-most = cambiar antes que retirar, pues así se colocan más fichas
why-placed-in-turn = de una en una, primero donde este Evento haya colocado menos
why-populated = Población
why-process-base = el Procesamiento retira una Base
why-process-shipments = el Procesamiento coloca Cargamentos
why-profit-base = el Cargamento se convierte en una Base
why-profit-base-elsewhere = Recursos por el Cargamento, pues los dados dan la Base a otro
why-profit-resources = Recursos por el Cargamento, pues no puede colocar una Base
why-rally-impossible = el Reagrupamiento no es posible: Pasa
why-removal-order = por el orden de retirada
why-richer-than-government = ¿Tiene FARC más Recursos que el Gobierno
why-shift-affordable = se puede pagar un cambio de nivel
why-shipment-available = ¿Hay un Cargamento Disponible
why-shipment-first = una Guerrilla con un Cargamento
why-shipment-kept = el Cargamento sigue con Guerrillas propias
why-shipment-taken = el Cargamento pasa a Guerrillas propias
why-shipment-to-non-player = el Cargamento pasa a otra Facción Sin Jugador
why-six-available = ¿Hay 6 o más Guerrillas AUC Disponibles
why-somebody-marches = alguien Marcharía
why-stay-underground = las Guerrillas siguen Ocultas
why-target-auc = objetivo: AUC
why-target-cartels = objetivo: Cárteles
why-target-farc = objetivo: FARC
why-target-government = objetivo: Gobierno
why-target-present = un objetivo
why-target-shipment = objetivo: un Cargamento que tomar
why-ten-available = ¿Hay 10 o más fichas de los Cárteles Disponibles
why-threat-in-place = ¿Hay en una casilla con Apoyo o LdC una Guerrilla FARC Oculta o 3 fichas FARC
why-three-guerrillas = 3 o más Guerrillas
why-two-for-a-base = 2 Guerrillas que cambiar por una Base
why-underground-at-farc-base = ¿Hay una Guerrilla AUC Oculta junto a una Base FARC
why-underground-or-three = una Guerrilla Oculta o 3 Guerrillas
why-unsabotaged-loc = LdC sin Sabotaje
why-with-auc = fichas AUC
why-with-farc = fichas FARC
why-with-government = fichas del Gobierno
