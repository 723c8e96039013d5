### Comment se lisent les choix. Un mot est cherché avec la question à laquelle il répond (choice-rally-how-place), puis
### seul (choice-done) ; zones, pièces, Factions, Opérations et Activités Spéciales ont leurs noms.

choice-done = Terminé
choice-pass = Passer
choice-event = Évènement
choice-unshaded = Évènement, clair
choice-shaded = Évènement, grisé
choice-propaganda = Propaganda!
choice-card = { $card }
choice-take-back = Retirer ses pièces vers les Forces disponibles
choice-remove = Éliminer
choice-place = Placer
choice-neutral = Mettre à Neutre
choice-replace = Remplacer
choice-passive-support = Soutien Passif
choice-passive-opposition = Opposition Passive
choice-place-base = Placer une Base
choice-place-shipment = Placer une Cargaison
choice-remove-base = Éliminer une Base
choice-remove-shipment = Retirer une Cargaison
choice-remove-piece = Éliminer : { $piece }
choice-flip-piece = Retourner : { $piece }
choice-before-placing-done = Placer ce qui est Disponible
choice-before-round-done = Commencer la Phase
choice-after-operation-done = { $left ->
    [nothing] Finir le tour
   *[something] Pas d’Activité Spéciale
}
choice-ship-done = Ne pas Expédier
choice-ship-from-done = Refuser
choice-train-build-base = Base contre 3 cubes
choice-train-build-civic-action = Action Civique
choice-rally-how-place = Placer des Guérillas
choice-rally-how-base = Base contre 2 Guérillas
choice-rally-how-gather = Rassembler des Guérillas, face Dormante
choice-rally-how-done = Rien, seulement la Culture
choice-attack-how-attack = Attaque : { $number ->
    [1] réussit sur un 1
    [6] réussit à coup sûr
   *[other] réussit sur un jet de 1 à { $number }
}
choice-attack-how-ambush = Embuscade
choice-cultivate-how-place = Placer une Base
choice-cultivate-how-relocate = Déplacer une Base
choice-process-how-bases = Bases contre 3 Ressources chacune
choice-process-how-shipments = Placer des Cargaisons
choice-bribe-how-cubes = Éliminer jusqu’à 2 cubes
choice-bribe-how-guerrillas = Éliminer ou retourner jusqu’à 2 Guérillas
choice-bribe-how-base = Éliminer une Base
choice-event-how-base = Éliminer 1 Base FARC
choice-event-how-pieces = Éliminer 2 pièces des Cartels
choice-event-how-shipments = Éliminer 1 ou 2 Cargaisons
choice-shipment-carrier-remove = Personne : la retirer
choice-drug-profit-base = Base
choice-drug-profit-resources = 6 Ressources
choice-discord-operation = Opération
choice-agitate-done = Terminer l’Agitation
choice-elite-backing-done = Pas de Ralliement

## À la main

choice-hand-zone = Placer une Zone FARC
choice-hand-unzone = Retirer une Zone FARC
choice-hand-open = Mettre en jeu un pays étranger
choice-hand-ship = Placer une Cargaison
choice-hand-unship = Retirer une Cargaison
choice-hand-track-president = El Presidente
choice-hand-value-samper = Samper
choice-hand-value-pastrana = Pastrana
choice-hand-value-uribe = Uribe

companion-zone = { $space } : { $there ->
    [1] Zone FARC
   *[0] plus de Zone FARC
}
companion-president = El Presidente : { $after ->
    [2] { president-uribe }
    [1] { president-pastrana }
   *[0] { president-samper }
}
companion-ship-at = Cargaison : { $after ->
    [0] hors du plateau
   *[other] { $space }
}
box-available = Disponible
compare-zone = Zone FARC
