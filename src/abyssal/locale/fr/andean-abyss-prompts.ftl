### Les questions du jeu, une par type de décision.
### Ce qui n’intervient pas dans une question ($space, $at, $piece…) vaut "none". $left vaut "nothing" s’il ne reste rien à
### choisir, sinon de terminer.

prompt-activate-space = Activer des Guérillas : dans quelle zone maintenant ?
prompt-turn-limited = Que faites-vous de cette carte ? Les Opérations sont Limitées.
prompt-turn = Que faites-vous de cette carte ?
prompt-before-placing = Pas assez de pièces Disponibles ({ $pieces }). Retirer d’abord de vos pièces vers les Forces disponibles ?
prompt-after-operation = { $left ->
    [nothing] Tout est fait : finir le tour ?
   *[something] Opération terminée. Ajouter une Activité Spéciale ?
}
nothing-left = plus rien à choisir. Terminer ?
no-space-left = plus de zone à choisir. Continuer ?

prompt-ship = Expédier une Cargaison pour une Opération Limitée gratuite ? La Cargaison de qui ?
prompt-ship-from = Expédition pour cette Faction : { $faction }. Quelle Cargaison quitte le plateau ?
prompt-ship-operation = Quelle Opération Limitée gratuite ?

prompt-train-space = Entraînement : { $left ->
    [nothing] { no-space-left }
   *[something] choisissez une zone
}
prompt-train-cubes = Entraînement { $at } : combien de { $pieces } ?
prompt-train-build = Entraînement : { $left ->
    [nothing] { nothing-left }
   *[something] une action de plus dans une zone
}
prompt-train-base = Entraînement : où remplacer 3 cubes par une Base ?
prompt-train-trade = Base { $at } : parmi les 3 cubes remplacés, combien de { $pieces } ?

prompt-patrol-origin = Patrouille : { $left ->
    [nothing] { no-space-left }
   *[something] déplacer des cubes depuis quelle zone ?
}
prompt-patrol-destination = Patrouille : départ { $origin }, vers quelle zone ?
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
prompt-rally-origin = Ralliement { $at } : { $left ->
    [nothing] { no-space-left }
   *[something] d’où rassembler des Guérillas ?
}

prompt-march-space = Marche : { $left ->
    [nothing] { nothing-left }
   *[something] choisissez une destination
}
prompt-march-origin = Marche, destination { $space } : { $left ->
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
prompt-shipments-along = { $origin } → { $space } : combien de Cargaisons suivent ?
prompt-take-back-space = Retirer une de vos pièces vers les Forces disponibles : dans quelle zone ?
prompt-take-back-piece = Quelle pièce retirer { $from } vers les Forces disponibles ?

prompt-air-lift-origin = Transport Aérien : d’où partent les Troupes ?
prompt-air-lift-destination = Transport Aérien : départ { $origin }, vers quelle zone ?
prompt-air-strike = Attaque Aérienne : choisissez une zone
prompt-air-strike-target = Attaque Aérienne { $at } : éliminer une pièce de quelle Faction ?
prompt-eradicate = Éradication : choisissez un Département
prompt-eradicate-shift = Éradication ({ $origin }) : quel Département se décale vers l’Opposition ?
prompt-extort = Extorsion : choisissez une zone
prompt-kidnap = Kidnapping : choisissez une zone
prompt-kidnap-target = Kidnapping { $at } : qui paie la rançon ?
prompt-kidnap-die = Kidnapping { $at } : lancez le dé pour la rançon ({ $faction })
prompt-kidnap-auc = Le jet de rançon a donné 6 : quelle pièce les AUC placent-elles { $at } ?
prompt-assassinate = Assassinat : choisissez une zone
prompt-assassinate-target = Assassinat { $at } : quelle pièce ?
prompt-cultivate = Culture : choisissez une zone
prompt-cultivate-how = Culture { $at }
prompt-cultivate-origin = Culture ({ $origin }) : d’où vient la Base ?
prompt-process-how = Production : des Ressources tout de suite ou des Cargaisons ?
prompt-process-base = Production : où éliminer une Base contre 3 Ressources ?
prompt-process-shipment = Production : où placer une Cargaison ?
prompt-process-carrier = Cargaison { $at } : sous quelle Guérilla ?
prompt-bribe = Corruption : choisissez une zone
prompt-bribe-how = Corruption { $at }
prompt-bribe-cube = Corruption { $at } : quel cube éliminer ?
prompt-bribe-guerrilla = Corruption { $at } : quelle Guérilla éliminer ou retourner ?
prompt-bribe-base = Corruption { $at } : quelle Base éliminer ?

prompt-shipment-carrier = La Cargaison { $at } a perdu sa Guérilla : qui la prend ?
prompt-before-round = La Phase de Propagande commence par la vérification de la victoire. Un accord avant ?
prompt-drug-profit = Profits de la drogue { $at } : que devient la Cargaison ?
prompt-special-forces = 7th Special Forces : d’où retirer un marqueur ?
prompt-civic-action = Action Civique : choisissez une zone
prompt-civic-steps = Action Civique { $at } : combien de crans, à 3 Ressources chacun ?
prompt-agitate = Agitation : choisissez une zone
prompt-agitate-steps = Agitation { $at } : combien de crans, à 1 Ressource chacun ?
prompt-farc-zone = Quel Département devient une Zone FARC ?
prompt-elite-backing = Soutien des Élites : où mener le Ralliement gratuit ?
prompt-redeploy-origin = Redéploiement de { $pieces } : depuis quelle zone ?
prompt-redeploy-destination = Redéploiement de { $pieces }, départ { $origin } : vers quelle zone ?

prompt-deploy = Déploiement Libre : où placer des { $pieces } (reste { $number }) ?
prompt-deploy-count = Déploiement Libre { $at } : combien de { $pieces } ?
prompt-piles = Quelle taille doivent avoir les paquets de la pioche ?

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
   *[other] {" "}(départ : { $origin })
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
prompt-event-remove-shipment = Évènement : où éliminer une Cargaison ?
prompt-event-whose-shipment = Évènement { $at } : de qui éliminer la Cargaison ?
prompt-event-place-shipment = Évènement : où placer une Cargaison ?
prompt-event-carrier = Évènement { $at } : sous quelle Guérilla placer la Cargaison ?
prompt-event-terror = Évènement { $at } : quelle Guérilla commet la Terreur ?
prompt-event-move-piece = Évènement : quelle Guérilla déplacer { $from } ?
prompt-event-activate-piece = Évènement { $at } : quelle Guérilla Activer ?
prompt-event-stays = Évènement { $at } : quelle Guérilla reste ?
prompt-event-die = Évènement : lancez le dé

prompt-discord = Désaccord entre Insurgés, 2nde Éligible { $faction } : exécuter { $card } (texte grisé, s’il y en a deux) ou une Opération ?
prompt-red-die = Zone au hasard : dé rouge
prompt-yellow-die = Zone au hasard : dé jaune
prompt-green-die = Zone au hasard : dé vert
prompt-lot = Tirage au sort
