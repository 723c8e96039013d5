### Pourquoi les Factions Non-Joueurs font ce qu’elles font.

journal-bot-box = { $faction } : { $operation } ({ $rule })
journal-bot-impossible = { $operation } est impossible : la case au-dessus ({ $rule })
journal-bot-test = { $rule } : { $reason } ? { $answer ->
    [1] oui
   *[0] non
}
journal-bot-narrow = { $rule } : { $reason } : { $before ->
    [one] { $before } candidate
   *[other] { $before } candidates
}, { $after ->
    [0] il n’en reste aucune
   *[other] il en reste { $after }
}
journal-bot-note = { $rule } : { $reason }
journal-bot-turn = Tour de Non-Joueur : { $faction }
journal-bot-unmet = { $rule } : { $reason } : { $before ->
    [one] { $before } candidate
   *[other] { $before } candidates
}, aucune ainsi : il en reste { $before }
journal-bot-dice = Dés rouge { $red }, jaune { $yellow }, vert { $green } (8.2)
journal-bot-random = Au hasard : { $space }

why-active-first = des Guérillas déjà Actives, car elles seraient repérées de toute façon
why-ambush-underground = zone d’Attaque avec une Guérilla Dormante
why-assassinate-at-terror = Assassinat là où il y a eu Terreur
why-at-opposition = en Opposition
why-at-support = en Soutien
why-auc-base = Base AUC
why-base-unguarded = une Base des Cartels sans Guérilla
why-bases-first = les Bases avant les Guérillas
why-bases-unwatched = Y a-t-il des Guérillas AUC dans moins de la moitié des zones avec des Bases FARC
why-best-target = meilleure cible
why-by-lot = par tirage au sort
why-city = Métropole
why-could-ambush = une Guérilla Dormante pour une Embuscade
why-could-cultivate = Département où une Culture pourrait suivre
why-could-kidnap = quelqu’un à Kidnapper
why-could-not-agitate = en Soutien ou Neutre, et pas encore d’Agitation possible
why-could-place = une Guérilla peut être placée
why-could-place-base = Un Ralliement pourrait-il placer une Base
why-cultivate-new = la Culture place une Base là où les Cartels se sont Ralliés
why-cultivate-relocate = la Culture déplace une de 2 Bases
why-discord-event = Désaccord entre Insurgés : le Gouvernement choisit-il l’Évènement
why-enemy-base = une Base d’une autre Faction
why-enemy-guerrillas = Guérillas ennemies
why-enemy-shipment = une Cargaison d’une autre Faction
why-event-has-effect = L’Évènement aurait-il un effet
why-event-open = L’Évènement est-il ouvert à la 2e Éligible
why-extort-everywhere = Extorsion partout où c’est possible
why-extort-with-two = Extorsion là où 2 Guérillas sont Dormantes
why-farc-at-support = Guérillas FARC et Soutien
why-farc-base = Base FARC
why-farc-base-outnumbered = Base FARC avec moins de Police que de Guérillas AUC
why-farc-there = pièces FARC
why-farc-without-auc = pièces FARC et aucune Guérilla AUC
why-fewer-than-two-bases = moins de 2 Bases
why-fewest-guerrillas = le moins de Guérillas à soi
why-fewest-terror = le moins de marqueurs Terreur
why-gray-two = La carte porte-t-elle un 2 gris
why-greatest-change = plus grand changement du Soutien et de l’Opposition Totaux
why-hide-at-base = Guérillas Actives à une Base à soi avec des cubes
why-highest-econ = plus haute valeur Économique
why-highest-population = plus grande Population
why-instructed = selon les instructions de l’Évènement
why-instructed-by-us = notre lecture, car les instructions imprimées de l’Évènement ne sont pas connues
why-itself-first = d’abord sa propre Faction
why-land-before-loc = notre règle : Métropoles et Départements avant les LdC
why-largest-group = le plus grand groupe qui n’a pas bougé
why-leftmost-symbol = Son symbole est-il le premier de la carte
why-loc-city-department = LdC, puis Métropoles, puis Départements
why-loc-to-sabotage = LdC sans Sabotage ni Guérilla
why-lowest-econ = plus basse valeur Économique
why-most-guerrillas = le plus de Guérillas à soi
why-never-by-us = notre règle : les Non-Joueurs n’exécutent jamais cet Évènement
why-never-executed = les Non-Joueurs n’exécutent jamais cet Évènement
why-next-to-most-ready = près du plus grand nombre de Guérillas qui pourraient encore Marcher
why-next-to-two = près de 2 Guérillas des Cartels ou plus
why-nine-available = Y a-t-il 9 Guérillas FARC Disponibles ou plus
why-no-farc-control = Soutien ou Neutre, et sans Contrôle des FARC
why-no-resources = sans Ressources : Passe
why-non-player-first = un autre Non-Joueur
why-not-active-opposition = Population hors Opposition Active
why-not-at-support = pas au Soutien, car les règles mènent le Gouvernement
why-one-more-space = une zone de plus
why-one-or-two = 1 ou 2 de ses Guérillas
why-only-with-effect = seulement une Faction avec laquelle l’Évènement a un effet
why-own-base = place pour une Base à soi
why-own-pieces-first = d’abord ses propres pièces
why-own-shipment = une Guérilla à soi pour une Cargaison
why-place-most = remplacer plutôt que retirer, car ainsi le plus de pièces sont placées
why-placed-in-turn = une à la fois, d’abord là où cet Évènement en a placé le moins
why-populated = Population
why-process-base = la Production retire une Base
why-process-shipments = la Production place des Cargaisons
why-profit-base = la Cargaison devient une Base
why-profit-base-elsewhere = des Ressources pour la Cargaison, car les dés donnent la Base à une autre
why-profit-resources = des Ressources pour la Cargaison, faute de pouvoir placer une Base
why-rally-impossible = le Ralliement est impossible : Passe
why-removal-order = dans l’ordre de retrait
why-richer-than-government = Les FARC ont-elles plus de Ressources que le Gouvernement
why-shift-affordable = un changement de niveau peut être payé
why-shipment-available = Y a-t-il une Cargaison Disponible
why-shipment-first = une Guérilla avec une Cargaison
why-shipment-kept = la Cargaison reste avec des Guérillas à soi
why-shipment-taken = la Cargaison passe à des Guérillas à soi
why-shipment-to-non-player = la Cargaison passe à un autre Non-Joueur
why-six-available = Y a-t-il 6 Guérillas AUC Disponibles ou plus
why-somebody-marches = quelqu’un Marcherait
why-stay-underground = les Guérillas restent Dormantes
why-target-auc = cible : AUC
why-target-cartels = cible : Cartels
why-target-farc = cible : FARC
why-target-government = cible : Gouvernement
why-target-present = une cible
why-target-shipment = cible : une Cargaison à prendre
why-ten-available = Y a-t-il 10 pièces des Cartels Disponibles ou plus
why-threat-in-place = Une zone en Soutien ou LdC a-t-elle une Guérilla FARC Dormante ou 3 pièces FARC
why-three-guerrillas = 3 Guérillas ou plus
why-two-for-a-base = 2 Guérillas à remplacer par une Base
why-underground-at-farc-base = Une Guérilla AUC Dormante est-elle à une Base FARC
why-underground-or-three = une Guérilla Dormante ou 3 Guérillas
why-unsabotaged-loc = LdC sans Sabotage
why-with-auc = pièces AUC
why-with-farc = pièces FARC
why-with-government = pièces du Gouvernement
