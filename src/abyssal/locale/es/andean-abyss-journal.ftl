### Líneas del diario propias de Andean Abyss.

journal-round = Ronda de Propaganda { $round }
journal-phase = { $rule } { $phase }
journal-no-check = En esta Ronda no se comprueba la victoria
journal-past-goal = Supera su objetivo: { $faction } ({ $margin })
journal-none-past = { $why ->
    [1] Todas las Facciones de un jugador deben superar su objetivo (1.5)
    [2] El Gobierno en solitario no puede ganar antes del final (8.8)
   *[0] Ninguna Facción ha alcanzado su objetivo
}
journal-all-margins = Márgenes: { faction-govt } { $govt }, { faction-farc } { $farc }, { faction-auc } { $auc }, { faction-cartels } { $cartels }
journal-earnings-govt = Ganancias del Gobierno (6.3.1): LdC { $locs }{ $samper ->
    [1] , sin Ayuda con Samper
   *[0] {" "}+ Ayuda { $aid }
}
journal-earnings = Ganancias de los Insurgentes (6.3.2), { $faction }: { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
} × { $rate }
journal-no-election = { $president } sigue siendo El Presidente
journal-election = Apoyo Total { $support }, { $stays ->
    [1] superior a { $limit }: { $president } sigue siendo El Presidente
   *[0] no superior a { $limit }: { $president } deja el cargo
}
journal-zone-due = Zonas FARC (6.4.4): el Gobierno coloca una
journal-zones-end = Zonas FARC (6.4.4): se eliminan todas
journal-over = { $faction ->
    [Gobierno] Gana el { $faction }.
    [FARC] Ganan las { $faction }.
    [AUC] Ganan las { $faction }.
   *[other] Ganan los { $faction }.
}
journal-event = { $faction }: Evento { $card }{ $side ->
    [unshaded] , sin sombrear
    [shaded] , sombreado
   *[single] {""}
}
journal-operation = { $faction }: { $limited ->
    [1] Operación Limitada, { $operation }
   *[0] { $operation }
}{ $free ->
    [1] {" "}(Operación Gratuita)
   *[0] {""}
}
journal-called-off = { $faction }: ya no se puede ejecutar la Operación; elige de nuevo
journal-special = { $faction }: Actividad Especial, { $special }
journal-select = Casilla: { $space }
journal-nothing-exposed = Ninguna ficha enemiga expuesta { $at }
journal-ambush = { $faction }: Emboscada { $at }
journal-terror-by = { $faction }: Terror { $at }
journal-rolled = Tirada de dado: { $number }
journal-attack-rolled = Tirada de dado: { $number } contra { $guerrillas ->
    [one] { $guerrillas } Guerrilla
   *[other] { $guerrillas } Guerrillas
}: { $success ->
    [1] el Ataque tiene éxito
   *[0] el Ataque fracasa
}
journal-elite-backing = Respaldo de la Élite: Reagrupamiento de las AUC { $at }
journal-shipment-placed = Cargamento colocado { $at } ({ $piece })
journal-shipment-handed = Cargamento entregado { $at } ({ $piece })
journal-shipment-removed = Cargamento eliminado { $from } ({ $piece })
journal-zone = { $space } se convierte en Zona FARC
journal-zone-gone = { $space } deja de ser Zona FARC
journal-open = { $space } entra en juego
journal-president = { $president } es El Presidente
journal-in-force = En vigor: { $card }{ $side ->
    [unshaded] , sin sombrear
    [shaded] , sombreado
   *[single] {""}
}
journal-lapsed = Ya no está en vigor: { $card }
journal-reset = Todas las Facciones Elegibles, marcadores eliminados, Guerrillas Ocultas
