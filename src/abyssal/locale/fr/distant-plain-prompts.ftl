### Les questions du cadre du jeu : mise en place, cartes, tours et Phases de Propagande. Celles des Opérations et des
### Évènements ont leurs propres fichiers.

prompt-turn-limited = Que faites-vous de cette carte ? Les Opérations sont Limitées.
prompt-turn = Que faites-vous de cette carte ?
prompt-sharia = Charia : choisissez une zone
prompt-desertion = Désertion { $at } : combien de { $pieces } partent ? Le reste est de la Police.
prompt-redeploy-origin = Redéploiement de { $pieces } : depuis quelle zone ?
prompt-redeploy-destination = Redéploiement de { $pieces } depuis { $origin } : vers quelle zone ?
prompt-deploy = Déploiement Libre : où placer des { $pieces } (reste { $number }) ?
prompt-deploy-count = Déploiement Libre { $at } : combien de { $pieces } ?
