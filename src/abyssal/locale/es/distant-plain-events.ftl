### Las preguntas de los Eventos.
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
prompt-event-die = Evento: tira el dado
prompt-event-action = Evento: ¿qué acción gratuita?
prompt-event-rally = Evento: ¿dónde haces un Reagrupamiento gratis?
prompt-event-patronage = Evento: ¿cuánto Clientelismo se convierte en Ayuda?
prompt-event-discard = Evento: ¿qué número de { $pieces } Disponibles pasa a fuera de juego?
