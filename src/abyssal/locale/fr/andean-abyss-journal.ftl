### Lignes du journal propres à Andean Abyss.

journal-round = Phase de Propagande { $round }
journal-phase = { $rule } { $phase }
journal-no-check = Pas de vérification de la victoire à cette Phase de Propagande
journal-past-goal = Objectif dépassé : { $faction } ({ $margin })
journal-none-past = { $why ->
    [1] Toutes les Factions d’un joueur doivent dépasser leur objectif (1.5)
    [2] Le Gouvernement seul ne peut gagner avant la fin (8.8)
   *[0] Aucune Faction n’a atteint son objectif
}
journal-all-margins = Marges : { faction-govt } { $govt }, { faction-farc } { $farc }, { faction-auc } { $auc }, { faction-cartels } { $cartels }
journal-earnings-govt = Gains du Gouvernement (6.3.1) : LdC { $locs }{ $samper ->
    [1] , pas d’Aide sous Samper
   *[0] {" "}+ Aide { $aid }
}
journal-earnings = Gains des Insurgés (6.3.2), { $faction } : { $bases ->
    [one] { $bases } Base
   *[other] { $bases } Bases
} × { $rate }
journal-no-election = { $president } reste El Presidente
journal-election = Soutien total { $support }, { $stays ->
    [1] supérieur à { $limit } : { $president } reste El Presidente
   *[0] pas supérieur à { $limit } : { $president } quitte son poste
}
journal-zone-due = Zones FARC (6.4.4) : le Gouvernement en place une
journal-zones-end = Zones FARC (6.4.4) : toutes sont retirées
journal-over = { $faction ->
    [Gouvernement] Le { $faction } gagne.
   *[other] Les { $faction } gagnent.
}
journal-event = { $faction } : Évènement { $card }{ $side ->
    [unshaded] , clair
    [shaded] , grisé
   *[single] {""}
}
journal-operation = { $faction } : { $limited ->
    [1] Opération Limitée, { $operation }
   *[0] { $operation }
}{ $free ->
    [1] {" "}(Opération gratuite)
   *[0] {""}
}
journal-called-off = { $faction } : l’Opération ne peut plus être exécutée ; nouveau choix
journal-special = { $faction } : Activité Spéciale, { $special }
journal-select = Zone : { $space }
journal-nothing-exposed = Aucune pièce ennemie exposée { $at }
journal-ambush = { $faction } : Embuscade { $at }
journal-terror-by = { $faction } : Terreur { $at }
journal-rolled = Jet de dé : { $number }
journal-attack-rolled = Jet de dé : { $number } contre { $guerrillas ->
    [one] { $guerrillas } Guérilla
   *[other] { $guerrillas } Guérillas
} : { $success ->
    [1] l’Attaque réussit
   *[0] l’Attaque échoue
}
journal-elite-backing = Soutien des Élites : Ralliement des AUC { $at }
journal-shipment-placed = Cargaison placée { $at } ({ $piece })
journal-shipment-handed = Cargaison remise { $at } ({ $piece })
journal-shipment-removed = Cargaison retirée { $from } ({ $piece })
journal-zone = { $space } devient une Zone FARC
journal-zone-gone = { $space } n’est plus une Zone FARC
journal-open = { $space } entre en jeu
journal-president = { $president } est El Presidente
journal-in-force = En vigueur : { $card }{ $side ->
    [unshaded] , clair
    [shaded] , grisé
   *[single] {""}
}
journal-lapsed = N’est plus en vigueur : { $card }
journal-reset = Toutes les Factions Éligibles, marqueurs retirés, Guérillas Dormantes
