### Lignes du journal communes à tous les jeux.

journal-place = On place { $counted } { $at }
journal-remove = On élimine { $counted } { $from }
journal-discard = On retire de la partie { $counted }
journal-off = On retire { $counted } { $from }, vers la case { $box }
journal-rebox = { $counted } : { $source } → { $to }
journal-move = { $counted } : { $origin } → { $destination }
journal-turn = { $side ->
    [underground] { $guerrillas } { $at } : face Dormante
   *[active] On active { $guerrillas } { $at }
}
journal-support = { $space } : désormais { $level }
journal-terror = { $count ->
    [one] Marqueur Terreur { $at }
   *[other] { $count } marqueurs Terreur { $at }
}
journal-sabotage = Sabotage { $at }
journal-calm = { $count ->
    [one] On retire un marqueur Terreur { $from }
   *[other] On retire { $count } marqueurs Terreur { $from }
}
journal-repair = On retire le Sabotage { $from }
journal-resources = { $faction } : Ressources { $change }, soit { $total }
journal-transfer = { $giver } → { $receiver } : { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
}
journal-aid = Aide { $change }, soit { $total }
journal-pass = { $faction } : passe
journal-ineligible = { $faction } : Faction Inéligible jusqu’après la prochaine carte
journal-stays-eligible = { $faction } : Faction toujours Éligible
journal-card = Carte : { $card }
