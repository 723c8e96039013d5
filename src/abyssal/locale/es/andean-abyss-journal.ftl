### Líneas del diario propias de Andean Abyss.

journal-round = Ronda de Propaganda { $round }
journal-over = Fin de la partida. En primer lugar: { $faction }.
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
journal-special = { $faction }: Actividad Especial, { $special }
journal-select = Casilla: { $space }
journal-ambush = { $faction }: Emboscada { $at }
journal-terror-by = { $faction }: Terror { $at }
journal-rolled = Tirada de dado: { $number }
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
journal-reset = Reinicio: todas las Facciones Elegibles, marcadores eliminados, Guerrillas Ocultas
