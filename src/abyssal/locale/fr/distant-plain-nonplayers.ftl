### Pourquoi les Factions Non-Joueurs font ce qu’elles font.

journal-bot-box = { $faction } : { $operation } ({ $rule })
journal-bot-impossible = { $operation } est impossible : à la case suivante ({ $rule })
journal-bot-special = { $faction } : { $special } ({ $rule })
journal-bot-special-impossible = { $special } est impossible : à la case suivante ({ $rule })
journal-bot-test = { $rule } : { $reason } ? { $answer ->
    [1] oui
   *[0] non
}
journal-bot-found = { $rule } : { $reason } : { $count ->
    [one] la seule candidate
   *[other] les { $count } candidates
}
journal-bot-narrow = { $rule } : { $reason } : { $before ->
    [one] { $before } candidate
   *[other] { $before } candidates
}, { $after ->
    [0] il n’en reste aucune
   *[other] il en reste { $after }
}
journal-bot-note = { $rule } : { $reason }
journal-bot-turn = Tour de Non-Joueur : { $faction }
journal-bot-dice = Dés vert { $green }, second { $second } (8.4)
journal-bot-random = Au hasard, une sur { $count } : { $space }

prompt-green-die = Zone au hasard : dé vert
prompt-second-die = Zone au hasard : second dé
prompt-capability-die = { $faction } : jet pour la Capacité
prompt-manpads-die = MANPADS Scare : jet des Talibans
prompt-lot = Tirage au sort

option-people = Factions des joueurs
option-people-about = Quelles Factions ont un joueur. Des bots jouent les autres.
value-people-all = Toutes
value-people-none = Aucune
value-people-coalition = Coalition
value-people-taliban = Talibans
value-people-government = Gouvernement
value-people-warlords = Seigneurs de la Guerre
value-people-coalition-taliban = Coalition et Talibans
value-people-coalition-government = Coalition et Gouvernement
value-people-coalition-warlords = Coalition et Seigneurs de la Guerre
value-people-taliban-government = Talibans et Gouvernement
value-people-taliban-warlords = Talibans et Seigneurs de la Guerre
value-people-government-warlords = Gouvernement et Seigneurs de la Guerre
value-people-coalition-taliban-government = Coalition, Talibans et Gouvernement
value-people-coalition-taliban-warlords = Coalition, Talibans et Seigneurs de la Guerre
value-people-coalition-government-warlords = Coalition, Gouvernement et Seigneurs de la Guerre
value-people-taliban-government-warlords = Talibans, Gouvernement et Seigneurs de la Guerre
option-sponsorship = Talibans Non-Joueur au Parrainage
option-sponsorship-about = Quand Islamabad est au Parrainage, les Talibans Non-Joueur restent Éligibles après un Évènement, ou deviennent Inéligibles comme toute autre Faction.
value-sponsorship-eligible = Restent Éligibles
value-sponsorship-standard = Inéligibles
option-players_limited = Joueurs avant la Propagande
option-players_limited-about = Dans les parties avec des Non-Joueurs, les Opérations des joueurs sont Limitées, sans Ratissage ni Marche, sur la dernière carte avant chaque Propagande, ou seulement avant la dernière.
value-players_limited-true = Limités à chaque fois
value-players_limited-false = Avant la dernière seulement
value-players-0 = 0

why-at-support = en Soutien
why-bases-first = Bases avant les autres pièces
why-below-propaganda = Le dé est-il inférieur au nombre de cartes Propagande à venir
why-beside-own = là où se trouvent déjà de ses pièces
why-best-target = meilleure cible
why-by-lot = au hasard
why-capability-awaited = elle a Passé dans l’attente de cette Capacité et la prend maintenant
why-capability-here = la carte est une Capacité
why-capability-next = la prochaine carte est une Capacité qu’elle pourra sûrement prendre
why-coalition-nonplayer = La Coalition est-elle Non-Joueur
why-could-aid-up = L’Évènement pourrait-il augmenter l’Aide
why-could-coalition-pieces = L’Évènement pourrait-il placer ou éliminer des pièces de la Coalition
why-could-coalition-removed = L’Évènement pourrait-il éliminer des pièces de la Coalition
why-could-coin-control-up = L’Évènement pourrait-il ajouter du Contrôle COIN
why-could-government-actions = L’Évènement donne-t-il des actions gratuites au Gouvernement
why-could-government-pieces = L’Évènement pourrait-il placer des pièces du Gouvernement
why-could-government-resources-up = L’Évènement pourrait-il augmenter les Ressources du Gouvernement
why-could-islamabad-shifts = L’Évènement pourrait-il déplacer Islamabad
why-could-nothing-wished = L’Évènement pourrait-il faire ce que cherche la Faction
why-could-opposition-down = L’Évènement pourrait-il baisser l’Opposition
why-could-opposition-up = L’Évènement pourrait-il augmenter l’Opposition
why-could-patronage-up = L’Évènement pourrait-il augmenter le Clientélisme
why-could-support-down = L’Évènement pourrait-il baisser le Soutien
why-could-support-up = L’Évènement pourrait-il augmenter le Soutien
why-could-taliban-bases = L’Évènement pourrait-il placer ou éliminer des Bases des Talibans
why-could-taliban-resources = L’Évènement pourrait-il changer les Ressources des Talibans
why-could-uncontrolled-up = L’Évènement pourrait-il ajouter de la Population Incontrôlée
why-could-warlords-bases = L’Évènement pourrait-il placer des Bases des Seigneurs de la Guerre
why-could-warlords-on-locs = L’Évènement pourrait-il placer des Guérillas des Seigneurs de la Guerre sur des LdC
why-could-warlords-resources-up = L’Évènement pourrait-il augmenter les Ressources des Seigneurs de la Guerre
why-cubes-stay = là où il reste d’autres cubes du même genre
why-elders-level = les Tribal Elders fixent le niveau que veut la Faction
why-event-has-effect = L’Évènement aurait-il un effet, sans baisser son propre total de victoire
why-friendly-capability = une Capacité de son camp
why-government-has-resources = Le Gouvernement a-t-il des Ressources
why-highest-econ = la plus haute Econ
why-highest-population = la plus forte Population
why-instructed = selon les instructions de cet Évènement
why-instructed-by-us = selon nos propres instructions pour cet Évènement
why-itself-first = d’abord la Faction elle-même
why-low-resources = trop peu de Ressources pour une Opération : Passe
why-meets-event-box = fait ce que la Faction cherche dans les Évènements
why-momentum-lasts = L’Élan durera-t-il, parce que la prochaine carte n’est pas une carte Propagande
why-most-opposition-gained = le plus d’Opposition gagnée
why-most-opposition-lost = le plus d’Opposition perdue
why-most-pieces = le plus de pièces placées, éliminées ou déplacées
why-most-support-gained = le plus de Soutien gagné
why-most-support-lost = le plus de Soutien perdu
why-never-executed = les instructions écartent cet Évènement
why-non-player-first = d’abord un Non-Joueur
why-nothing-possible = rien dans le diagramme n’est possible : Passe
why-other-side-up = une Capacité posée sur l’autre face
why-own-pieces-first = ses propres pièces avant celles des autres
why-own-total-kept = sans baisser son propre total de victoire
why-partner-nonplayer = Le partenaire pour lequel elle prendrait la Capacité est-il Non-Joueur
why-player-loses-most = ce qui coûte le plus à un joueur
why-removal-order = dans l’ordre d’élimination
why-shaded-capability = Une Capacité est-elle en vigueur sur sa face grisée
why-taliban-nonplayer = Les Talibans sont-ils Non-Joueurs
why-unshaded-capability = Une Capacité est-elle en vigueur sur sa face claire
why-whom-to-harm = sa première cible
why-within-propaganda = Le dé est-il au plus égal au nombre de cartes Propagande à venir
