### Las preguntas del juego, una por cada tipo de decisión.
### Lo que no interviene en una pregunta ($space, $at, $piece…) vale "none". $left vale "nothing" si no queda nada que elegir
### salvo terminar.

prompt-activate-space = Activar Guerrillas: ¿en qué casilla ahora?
prompt-turn-limited = ¿Qué haces con esta carta? Las Operaciones son Limitadas.
prompt-turn = ¿Qué haces con esta carta?
prompt-before-placing = No hay bastantes fichas Disponibles ({ $pieces }). ¿Retiras antes alguna de las tuyas a las Disponibles?
prompt-after-operation = { $left ->
    [nothing] Todo hecho: ¿terminar el turno?
   *[something] Operación terminada. ¿Añades una Actividad Especial?
}
nothing-left = no queda nada que elegir. ¿Terminar?
no-space-left = no quedan casillas que elegir. ¿Seguir?

prompt-ship = ¿Enviar un Cargamento a cambio de una Operación Limitada gratuita? ¿De quién?
prompt-ship-from = Envío para esta Facción: { $faction }. ¿Qué Cargamento sale del mapa?
prompt-ship-operation = ¿Qué Operación Limitada gratuita?

prompt-train-space = Entrenamiento: { $left ->
    [nothing] { no-space-left }
   *[something] elige una casilla
}
prompt-train-cubes = Entrenamiento { $at }: ¿qué número de { $pieces }?
prompt-train-build = Entrenamiento: { $left ->
    [nothing] { nothing-left }
   *[something] una acción más en una casilla
}
prompt-train-base = Entrenamiento: ¿dónde reemplazas 3 cubos por una Base?
prompt-train-trade = Base { $at }: de los 3 cubos que reemplaza, ¿qué número de { $pieces }?

prompt-patrol-origin = Patrulla: { $left ->
    [nothing] { no-space-left }
   *[something] ¿desde dónde mueves cubos?
}
prompt-patrol-destination = Patrulla: desde { $origin }, ¿hasta dónde?
prompt-patrol-assault = Patrulla: { $left ->
    [nothing] { nothing-left }
   *[something] ¿Asalto en una LdC?
}

prompt-sweep-space = Barrido: { $left ->
    [nothing] { no-space-left }
   *[something] elige una casilla
}
prompt-sweep-origin = Barrido { $at }: { $left ->
    [nothing] { no-space-left }
   *[something] ¿de dónde traes Tropas?
}
prompt-activate = Activar Guerrillas { $at }: ¿de qué Facción?
prompt-activate-count = Activar Guerrillas { $at }: ¿qué número de { $pieces }?

prompt-assault-space = Asalto: { $left ->
    [nothing] { nothing-left }
   *[something] elige una casilla
}
prompt-assault-target = Asalto { $at }: ¿de qué Facción eliminas fichas?

prompt-rally-space = Reagrupamiento: { $left ->
    [nothing] { nothing-left }
   *[something] elige una casilla
}
prompt-rally-how = Reagrupamiento { $at }{ $left ->
    [nothing] : aquí no queda nada que hacer. ¿Seguir?
   *[something] {""}
}
prompt-rally-count = Reagrupamiento { $at }: ¿qué número de { $pieces }?
prompt-rally-trade = Base { $at }: de las 2 Guerrillas que reemplaza, ¿qué número de { $pieces }?
prompt-rally-origin = Reagrupamiento { $at }: { $left ->
    [nothing] { no-space-left }
   *[something] ¿desde dónde reúnes Guerrillas?
}

prompt-march-space = Marcha: { $left ->
    [nothing] { nothing-left }
   *[something] elige un destino
}
prompt-march-origin = Marcha a { $space }: { $left ->
    [nothing] { no-space-left }
   *[something] ¿desde dónde?
}

prompt-attack-space = Ataque: { $left ->
    [nothing] { nothing-left }
   *[something] elige una casilla. Tiene éxito con una tirada no mayor que el número de tus Guerrillas allí.
}
prompt-attack-how = Ataque { $at }: ¿tirada de dado o Emboscada?
prompt-attack-target = ¿Qué ficha enemiga se elimina { $from }?
prompt-attack-die = Ataque { $at } ({ $faction }): tira el dado

prompt-terror-space = Terror: { $left ->
    [nothing] { nothing-left }
   *[something] elige una casilla
}

prompt-move-count = { $origin } → { $space }: ¿qué número de { $pieces }?
prompt-shipments-along = { $origin } → { $space }: ¿cuántos Cargamentos se mueven también?
prompt-take-back-space = Retirar una ficha propia a las Disponibles: ¿de dónde?
prompt-take-back-piece = ¿Qué ficha retiras { $from } a las Disponibles?

prompt-air-lift-origin = Transporte Aéreo: ¿Tropas de dónde?
prompt-air-lift-destination = Transporte Aéreo: desde { $origin }, ¿hasta dónde?
prompt-air-strike = Ataque Aéreo: elige una casilla
prompt-air-strike-target = Ataque Aéreo { $at }: ¿de qué Facción eliminas una ficha?
prompt-eradicate = Erradicación: elige un Departamento
prompt-eradicate-shift = Erradicación ({ $origin }): ¿qué Departamento se modifica hacia la Oposición?
prompt-extort = Extorsión: elige una casilla
prompt-kidnap = Secuestro: elige una casilla
prompt-kidnap-target = Secuestro { $at }: ¿quién paga el rescate?
prompt-kidnap-die = Secuestro { $at }: tira el dado para el rescate ({ $faction })
prompt-kidnap-auc = La tirada del rescate fue un 6: ¿qué ficha colocan las AUC { $at }?
prompt-assassinate = Asesinato: elige una casilla
prompt-assassinate-target = Asesinato { $at }: ¿qué ficha?
prompt-cultivate = Cultivo: elige una casilla
prompt-cultivate-how = Cultivo { $at }
prompt-cultivate-origin = Cultivo ({ $origin }): ¿de dónde viene la Base?
prompt-process-how = Procesamiento: ¿Recursos ahora o Cargamentos?
prompt-process-base = Procesamiento: ¿dónde eliminas una Base por 3 Recursos?
prompt-process-shipment = Procesamiento: ¿dónde colocas un Cargamento?
prompt-process-carrier = Cargamento { $at }: ¿bajo qué Guerrilla?
prompt-bribe = Soborno: elige una casilla
prompt-bribe-how = Soborno { $at }
prompt-bribe-cube = Soborno { $at }: ¿qué cubo eliminas?
prompt-bribe-guerrilla = Soborno { $at }: ¿qué Guerrilla eliminas o a cuál das la vuelta?
prompt-bribe-base = Soborno { $at }: ¿qué Base eliminas?

prompt-shipment-carrier = El Cargamento { $at } se ha quedado sin Guerrilla: ¿quién se lo queda?
prompt-before-round = La Ronda de Propaganda empieza comprobando la victoria. ¿Algún acuerdo antes?
prompt-drug-profit = Beneficios por las Drogas { $at }: ¿en qué se convierte el Cargamento?
prompt-special-forces = 7th Special Forces: ¿de dónde eliminas un marcador?
prompt-civic-action = Acción Cívica: elige una casilla
prompt-civic-steps = Acción Cívica { $at }: ¿cuántos pasos, a 3 Recursos cada uno?
prompt-agitate = Agitación: elige una casilla
prompt-agitate-steps = Agitación { $at }: ¿cuántos pasos, a 1 Recurso cada uno?
prompt-farc-zone = ¿Qué Departamento se convierte en Zona FARC?
prompt-elite-backing = Respaldo de la Élite: ¿dónde haces el Reagrupamiento gratuito?
prompt-redeploy-origin = Redespliegue de { $pieces }: ¿desde dónde?
prompt-redeploy-destination = Redespliegue de { $pieces } desde { $origin }: ¿hasta dónde?

prompt-deploy = Despliegue Abierto: ¿dónde colocas { $pieces } (quedan { $number })?
prompt-deploy-count = Despliegue Abierto { $at }: ¿qué número de { $pieces }?
prompt-piles = ¿Qué tamaño deben tener los montones del mazo?

prompt-event-space = Evento: elige una casilla
prompt-event-place = { $pieces ->
    [none] Evento: ¿dónde colocas fichas?
   *[other] Evento: ¿dónde colocas { $pieces }?
}
prompt-event-place-piece = Evento: ¿qué ficha colocas{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}?
prompt-event-remove = { $pieces ->
    [none] Evento: ¿de dónde eliminas fichas?
   *[other] Evento: ¿de dónde eliminas { $pieces }?
}
prompt-event-remove-piece = Evento: ¿qué ficha eliminas{ $from ->
    [none] {""}
   *[other] {" "}{ $from }
}?
prompt-event-replace = { $pieces ->
    [none] Evento: ¿dónde reemplazas fichas?
   *[other] Evento: ¿dónde reemplazas { $pieces }?
}
prompt-event-replace-piece = Evento: ¿qué ficha reemplazas{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}?
prompt-event-shift = Evento: ¿dónde modificas el Apoyo o la Oposición?
prompt-event-activate = Evento: ¿dónde Activas Guerrillas?
prompt-event-hide = Evento: ¿dónde dejas Ocultas las Guerrillas?
prompt-event-origin = Evento: ¿desde dónde mueves{ $pieces ->
    [none] {""}
   *[other] {" "}{ $pieces }
}?
prompt-event-destination = Evento: ¿hasta dónde mueves{ $pieces ->
    [none] {""}
   *[other] {" "}{ $pieces }
}{ $origin ->
    [none] {""}
   *[other] {" "}desde { $origin }
}?
prompt-event-sabotage = Evento: ¿qué LdC saboteas?
prompt-event-faction = Evento: ¿qué Facción?
prompt-event-count = Evento{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}: ¿qué número{ $pieces ->
    [none] {""}
   *[other] {" "}de { $pieces }
}?
prompt-event-how = Evento{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
}: ¿qué haces?
prompt-event-remove-shipment = Evento: ¿de dónde eliminas un Cargamento?
prompt-event-whose-shipment = Evento { $at }: ¿de quién es el Cargamento que eliminas?
prompt-event-place-shipment = Evento: ¿dónde colocas un Cargamento?
prompt-event-carrier = Evento { $at }: ¿bajo qué Guerrilla va el Cargamento?
prompt-event-terror = Evento { $at }: ¿qué Guerrilla comete el Terror?
prompt-event-move-piece = Evento: ¿qué Guerrilla mueves { $from }?
prompt-event-activate-piece = Evento { $at }: ¿qué Guerrilla Activas?
prompt-event-stays = Evento { $at }: ¿qué Guerrilla se queda?
prompt-event-die = Evento: tira el dado

prompt-discord = Discordia Insurgente, 2ª Elegible { $faction }: ¿ejecutar { $card } (texto sombreado, si tiene dos) o una Operación?
prompt-red-die = Casilla al azar: dado rojo
prompt-yellow-die = Casilla al azar: dado amarillo
prompt-green-die = Casilla al azar: dado verde
prompt-lot = Al azar
