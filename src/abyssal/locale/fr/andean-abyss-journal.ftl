### Lignes du journal propres à Andean Abyss.

journal-round = Phase de Propagande { $round }
journal-over = La partie est terminée. En tête : { $faction }.
journal-event = { $faction } : Évènement { $card }{ $side ->
    [unshaded] , clair
    [shaded] , grisé
   *[single] {""}
}
journal-operation = { $faction } : { $limited ->
    [1] Opération Limitée, { $operation }
   *[0] { $operation }
}{ $free ->
    [1] {" "}(Opération gratuite)
   *[0] {""}
}
journal-special = { $faction } : Activité Spéciale, { $special }
journal-select = Zone : { $space }
journal-ambush = { $faction } : Embuscade { $at }
journal-terror-by = { $faction } : Terreur { $at }
journal-rolled = Jet de dé : { $number }
journal-elite-backing = Soutien des Élites : Ralliement des AUC { $at }
journal-shipment-placed = Cargaison placée { $at } ({ $piece })
journal-shipment-handed = Cargaison remise { $at } ({ $piece })
journal-shipment-removed = Cargaison retirée { $from } ({ $piece })
journal-zone = { $space } devient une Zone FARC
journal-zone-gone = { $space } n’est plus une Zone FARC
journal-open = { $space } entre en jeu
journal-president = { $president } est El Presidente
journal-in-force = En vigueur : { $card }{ $side ->
    [unshaded] , clair
    [shaded] , grisé
   *[single] {""}
}
journal-lapsed = N’est plus en vigueur : { $card }
journal-reset = Réinitialisation : toutes les Factions Éligibles, marqueurs retirés, Guérillas Dormantes
