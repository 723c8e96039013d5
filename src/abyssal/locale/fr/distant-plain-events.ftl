### Les questions des Évènements.
prompt-event-space = Évènement : choisissez une zone
prompt-event-place = { $pieces ->
    [none] Évènement : où placer des pièces ?
   *[other] Évènement : où placer des { $pieces } ?
}
prompt-event-place-piece = Évènement : quelle pièce placer{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
} ?
prompt-event-remove = { $pieces ->
    [none] Évènement : où éliminer des pièces ?
   *[other] Évènement : où éliminer des { $pieces } ?
}
prompt-event-remove-piece = Évènement : quelle pièce éliminer{ $from ->
    [none] {""}
   *[other] {" "}{ $from }
} ?
prompt-event-replace = { $pieces ->
    [none] Évènement : où remplacer des pièces ?
   *[other] Évènement : où remplacer des { $pieces } ?
}
prompt-event-replace-piece = Évènement : quelle pièce remplacer{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
} ?
prompt-event-shift = Évènement : où décaler le Soutien ou l’Opposition ?
prompt-event-activate = Évènement : où Activer des Guérillas ?
prompt-event-hide = Évènement : où rendre des Guérillas Dormantes ?
prompt-event-origin = Évènement : déplacer{ $pieces ->
    [none] {""}
   *[other] {" "}des { $pieces }
} depuis quelle zone ?
prompt-event-destination = Évènement : déplacer{ $pieces ->
    [none] {""}
   *[other] {" "}des { $pieces }
}{ $origin ->
    [none] {""}
   *[other] {" "}depuis { $origin }
} vers quelle zone ?
prompt-event-sabotage = Évènement : quelle LdC saboter ?
prompt-event-faction = Évènement : quelle Faction ?
prompt-event-count = Évènement{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
} : combien{ $pieces ->
    [none] {""}
   *[other] {" "}de { $pieces }
} ?
prompt-event-how = Évènement{ $at ->
    [none] {""}
   *[other] {" "}{ $at }
} : que faites-vous ?
prompt-event-die = Évènement : lancez le dé
prompt-event-action = Évènement : quelle action gratuite ?
prompt-event-rally = Évènement : Ralliement gratuit dans quelle zone ?
prompt-event-patronage = Évènement : combien de Clientélisme devient de l’Aide ?
prompt-event-discard = Évènement : combien de { $pieces } Disponibles mettre hors jeu ?
