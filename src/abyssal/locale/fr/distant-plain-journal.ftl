### Lignes du journal du cadre de A Distant Plain : cartes, tours, Phases de Propagande, pistes et Contrôle.

journal-removed-card = Retirée de la pioche : { $card }
journal-sudden-propaganda = Propagande Soudaine : la carte Propagande passe avant l’Évènement
journal-round = Phase de Propagande { $round }
journal-phase = { $rule } { $phase }
journal-past-goal = Objectif dépassé : { $faction } ({ $margin })
journal-none-past = { $why ->
    [1] Toutes les Factions d’un joueur doivent dépasser leur objectif (1.5)
   *[0] Aucune Faction n’a atteint son objectif
}
journal-all-margins = Marges : { faction-coalition } { $coalition }, { faction-taliban } { $taliban }, { faction-government } { $government }, { faction-warlords } { $warlords }
journal-earnings-government = Gains du Gouvernement (6.3.2) : LdC { $locs } + Aide { $aid }
journal-earnings-taliban = Gains des Talibans (6.3.3) : { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
}
journal-earnings-warlords = Gains des Seigneurs de la Guerre (6.3.3) : { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
} + { $guerrillas ->
    [one] { $guerrillas } Guérilla
   *[other] { $guerrillas } Guérillas
} sur les LdC
journal-casualties-aid = Pertes et Aide (6.3.4) : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} × 3
journal-over = { $faction ->
    [Gouvernement] Le { $faction } gagne.
    [Coalition] La { $faction } gagne.
   *[other] Les { $faction } gagnent.
}
journal-event = { $faction } : Évènement { $card }{ $side ->
    [unshaded] , clair
    [shaded] , grisé
   *[single] {""}
}
journal-called-off = { $faction } : l’Opération ne peut plus être exécutée ; nouveau choix
journal-rolled = Jet de dé : { $number }
journal-control = { $space } : { $by }
journal-returnees = +1 Pop { $at }
journal-patronage = Clientélisme { $change }, soit { $total }
journal-islamabad = Islamabad : { $posture }
journal-islamabad-hard = Islamabad : { $hard ->
    [1] Durci
   *[0] n’est plus Durci
}
journal-in-force = En vigueur : { $card }{ $side ->
    [unshaded] , clair
    [shaded] , grisé
   *[single] {""}
}
journal-lapsed = N’est plus en vigueur : { $card }
journal-reset = Toutes les Factions Éligibles, marqueurs retirés, Guérillas Dormantes
