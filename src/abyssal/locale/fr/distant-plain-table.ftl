### Qui joue, ce dont les joueurs conviennent et l’aide du terminal.

option-players-about = Combien de personnes jouent. À 3, le joueur de la Coalition joue aussi les Seigneurs de la Guerre ; à 2, chacun joue deux Factions.
value-players-4 = 4
value-players-3 = 3
value-players-2 = 2
value-players-1 = 1
option-pairing = Camps
option-pairing-about = À 2 joueurs : celui de la Coalition joue aussi le Gouvernement et celui des Talibans les Seigneurs de la Guerre, ou l’inverse.
value-pairing-government = Coalition et Gouvernement
value-pairing-warlords = Coalition et Seigneurs de la Guerre

deal-grant = { $giver } : { $count } de Clientélisme en Ressources pour { $receiver }
help-give = give DE À NOMBRE — donner des Ressources : give taliban warlords 5
help-grant = grant NOMBRE — le Gouvernement change du Clientélisme en Ressources des Seigneurs de la Guerre : grant 3
help-notation = Sur le plateau : après chaque nom sa Population ou son Econ ; t Troupes, p Police, g Guérillas (a : combien sont Actives), b Bases ; S Soutien, O Opposition ; returnee : +1 Pop.
