### Opérations et Activités Spéciales de A Distant Plain : questions, choix et lignes du journal.
### Ce qui n’intervient pas dans une question ($space, $at, $piece…) vaut "none". $left vaut "nothing" s’il ne reste rien à
### choisir, sinon de terminer.

nothing-left = plus rien à choisir. Terminer ?
no-space-left = plus de zone à choisir. Continuer ?
prompt-activate-space = Activer des Guérillas : dans quelle zone maintenant ?
prompt-after-operation = { $left ->
    [nothing] Tout est fait : finir le tour ?
   *[something] Opération terminée. Ajouter une Activité Spéciale ?
}
prompt-before-placing = Pas assez de pièces Disponibles ({ $pieces }). Retirer d’abord de vos pièces vers les Forces disponibles ?
prompt-train-space = Entraînement : { $left ->
    [nothing] { no-space-left }
   *[something] choisissez une zone
}
prompt-train-cubes = Entraînement { $at } : combien de { $pieces } ?
prompt-train-base = Entraînement : où remplacer 3 cubes par une Base ?
prompt-train-trade = Base { $at } : parmi les 3 cubes remplacés, combien de { $pieces } ?
prompt-patrol-origin = Patrouille : { $left ->
    [nothing] { no-space-left }
   *[something] déplacer des cubes depuis quelle zone ?
}
prompt-patrol-destination = Patrouille : depuis { $origin }, vers quelle zone ?
prompt-patrol-assault = Patrouille : { $left ->
    [nothing] { nothing-left }
   *[something] un Assaut sur une LdC ?
}
prompt-sweep-space = Ratissage : { $left ->
    [nothing] { no-space-left }
   *[something] choisissez une zone
}
prompt-sweep-origin = Ratissage { $at } : { $left ->
    [nothing] { no-space-left }
   *[something] d’où faire venir des Troupes ?
}
prompt-activate = Activer des Guérillas { $at } : de quelle Faction ?
prompt-activate-count = Activer des Guérillas { $at } : combien de { $pieces } ?
prompt-assault-space = Assaut : { $left ->
    [nothing] { nothing-left }
   *[something] choisissez une zone
}
prompt-assault-target = Assaut { $at } : éliminer des pièces de quelle Faction ?
prompt-rally-space = Ralliement : { $left ->
    [nothing] { nothing-left }
   *[something] choisissez une zone
}
prompt-rally-how = Ralliement { $at }{ $left ->
    [nothing] {" "}: plus rien à faire ici. Continuer ?
   *[something] {""}
}
prompt-rally-count = Ralliement { $at } : combien de { $pieces } ?
prompt-rally-trade = Base { $at } : parmi les 2 Guérillas remplacées, combien de { $pieces } ?
prompt-march-space = Marche : { $left ->
    [nothing] { nothing-left }
   *[something] choisissez une destination
}
prompt-march-origin = Marche vers { $space } : { $left ->
    [nothing] { no-space-left }
   *[something] depuis quelle zone ?
}
prompt-attack-space = Attaque : { $left ->
    [nothing] { nothing-left }
   *[something] choisissez une zone. Elle réussit si le dé ne dépasse pas le nombre de vos Guérillas sur place.
}
prompt-attack-how = Attaque { $at } : jet de dé ou Embuscade ?
prompt-attack-target = Quelle pièce ennemie éliminer { $from } ?
prompt-attack-die = Attaque { $at } ({ $faction }) : lancez le dé
prompt-terror-space = Terreur : { $left ->
    [nothing] { nothing-left }
   *[something] choisissez une zone
}
prompt-move-count = { $origin } → { $space } : combien de { $pieces } ?
prompt-take-back-space = Retirer une de vos pièces vers les Forces disponibles : dans quelle zone ?
prompt-take-back-piece = Quelle pièce retirer { $from } vers les Forces disponibles ?
prompt-air-lift-origin = Transport Aérien : d’où partent les Troupes ?
prompt-air-lift-destination = Transport Aérien : depuis { $origin }, vers quelle zone ?
prompt-air-strike = Attaque Aérienne : choisissez une zone
prompt-air-strike-target = Attaque Aérienne { $at } : éliminer une pièce de quelle Faction ?
prompt-extort = Extorsion : choisissez une zone
prompt-cultivate = Culture : choisissez une zone
prompt-civic-action = Action Civique : choisissez une zone
prompt-civic-steps = Action Civique { $at } : combien de crans, à 3 Ressources chacun ?
prompt-train-take = Entraînement : aucun cube Disponible. Où en prendre ({ $number } au plus) ?
prompt-train-take-piece = Entraînement : quels cubes prendre { $from } ?
prompt-train-build = Entraînement : { $left ->
    [nothing] { nothing-left }
   *[something] une action de plus dans une zone
}
prompt-train-base-origin = Entraînement : aucune Base Disponible pour { $origin }. D’où la prendre ?
prompt-village-police = Village Stability Operations : où placer 1 cube de Police ?
prompt-village-police-origin = Village Stability Operations : d’où vient la Police pour { $origin } ?
prompt-sweep-route = Ratissage : par où aller de { $origin } à { $space } ?
prompt-roadside-space = Roadside IEDs sur { $origin } : éliminez un cube qui y est entré ou l’a traversée. Où est-il maintenant ?
prompt-roadside-piece = Roadside IEDs : quel cube éliminer { $from } ?
prompt-isr-space = ISR : dans quelle autre zone Activer des Guérillas ?
prompt-isr-count = ISR { $at } : Activer combien de { $pieces } ?
prompt-aerostats-space = Aerostats : où toutes vos Guérillas Actives deviennent-elles Dormantes ?
prompt-assault-allies = Assaut { $at } : avec des cubes du Gouvernement ?
prompt-find-fix-finish = Find Fix Finish { $at } : Activer d’abord une Guérilla de quelle Faction ?
prompt-accidental-guerrillas = Accidental Guerrillas : où placer une Guérilla ?
prompt-rally-sharia = Ralliement : { $left ->
    [nothing] { nothing-left }
   *[something] la Charia dans l’une des zones avec Base ?
}
prompt-sharia-steps = Charia { $at } : combien de crans, à 1 Ressource chacun ?
prompt-suicide-bomber = Suicide Bombers : où éliminer une Guérilla de cette Terreur ?
prompt-suicide-target = Suicide Bombers : où éliminer un cube ?
prompt-suicide-piece = Suicide Bombers : quel cube éliminer { $from } ?
prompt-surge-space = Renfort : choisissez une zone (3 au plus)
prompt-surge-count = Renfort { $at } : combien de { $pieces } doit-il y avoir ?
prompt-surge-roll = Renfort : un jet pour l’Aide et les Ressources des Seigneurs de la Guerre ?
prompt-surge-die = Renfort : lancez le dé
prompt-surge-aid = Renfort : sur { $number }, combien pour l’Aide ? Le reste va aux Seigneurs de la Guerre.
prompt-manpads = MANPADS Scare : dépenser 3 Ressources pour annuler ce vol ?
prompt-air-strike-piece = Predators { $at } : quelle pièce éliminer ?
prompt-predators = Predators { $at } : quel type d’attaque ?
prompt-reapers = Reapers { $at } : éliminer ici une seconde pièce ?
prompt-reapers-shift = Reapers : quelle Province se décale vers l’Opposition ?
prompt-govern = Gouvernance : choisissez une zone
prompt-govern-how = Gouvernance { $at }
prompt-transport-origin = Transport : d’où partent les Troupes ?
prompt-transport-count = Transport { $from } : combien de { $pieces } ?
prompt-transport-step = Transport : depuis { $origin }, vers quelle zone ?
prompt-eradicate = Éradication : choisissez une Province
prompt-infiltrate = Infiltration : choisissez une zone
prompt-infiltrate-how = Infiltration { $at } : éliminer 2 pièces ou en remplacer 1 ?
prompt-infiltrate-piece = Infiltration { $at } : quelle pièce ?
prompt-traffic = Trafic : choisissez une zone
prompt-suborn = Subornation : choisissez une zone
prompt-suborn-how = Subornation { $at }
prompt-suborn-cube = Subornation { $at } : quel cube éliminer ?
prompt-suborn-guerrilla = Subornation { $at } : quelle Guérilla éliminer ?
prompt-suborn-hide = Subornation { $at } : combien de { $pieces } deviennent Dormantes ?

choice-done = Terminé
choice-take-back = Retirer ses pièces vers les Forces disponibles
choice-after-operation-done = { $left ->
    [nothing] Finir le tour
   *[something] Pas d’Activité Spéciale
}
choice-before-placing-done = Placer ce qui est Disponible
choice-train-build-base = Base contre 3 cubes
choice-train-build-civic-action = Action Civique
choice-rally-how-place = Placer des Guérillas
choice-rally-how-base = Base contre 2 Guérillas
choice-attack-how-attack = Attaque : { $number ->
    [1] réussit sur un 1
    [6] réussit à coup sûr
   *[other] réussit sur un jet de 1 à { $number }
}
choice-attack-how-ambush = Embuscade
choice-train-build-patronage = Jusqu’à 3 de Clientélisme vers les Ressources
choice-sweep-route-direct = Directement
choice-assault-allies-alone = Troupes de la Coalition seules
choice-assault-allies-with-government = Avec des cubes du Gouvernement
choice-rally-how-hide = Toutes vos Guérillas Dormantes
choice-rally-how-done = Ne rien placer ni retourner
choice-surge-roll-roll = Lancer
choice-surge-roll-done = Pas de jet
choice-manpads-cancel = L’annuler contre 3 Ressources
choice-manpads-done = Le laisser voler
choice-predators-drone = Toute pièce des Talibans, Islamabad ne bouge pas
choice-predators-usual = Une Attaque Aérienne ordinaire
choice-reapers-second = Une seconde pièce
choice-reapers-done = Rien de plus ici
choice-govern-how-returnees = Placer +1 Pop
choice-govern-how-divert = Aide vers Clientélisme, puis Neutre
choice-infiltrate-how-remove = Éliminer 2 pièces
choice-infiltrate-how-replace = En remplacer 1 par une Guérilla
choice-suborn-how-cubes = Éliminer jusqu’à 3 cubes du Gouvernement
choice-suborn-how-base = Éliminer une Base du Gouvernement
choice-suborn-how-guerrilla = Éliminer une Guérilla des Talibans
choice-suborn-how-hide = Rendre des Guérillas Dormantes

journal-operation = { $faction } : { $limited ->
    [1] Opération Limitée, { $operation }
   *[0] { $operation }
}{ $free ->
    [1] {" "}(Opération gratuite)
   *[0] {""}
}
journal-special = { $faction } : Activité Spéciale, { $special }
journal-select = Zone : { $space }
journal-nothing-exposed = Aucune pièce ennemie exposée { $at }
journal-ambush = { $faction } : Embuscade { $at }
journal-terror-by = { $faction } : Terreur { $at }
journal-attack-rolled = Jet de dé : { $number } contre { $guerrillas ->
    [one] { $guerrillas } Guérilla
   *[other] { $guerrillas } Guérillas
} : { $success ->
    [1] l’Attaque réussit
   *[0] l’Attaque échoue
}
journal-surge-rolled = Renfort : jet de { $number }
journal-manpads = MANPADS Scare : le vol est annulé
