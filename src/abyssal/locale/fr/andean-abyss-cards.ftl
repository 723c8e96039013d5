### Ce que font les cartes Évènement d’Andean Abyss, avec nos propres mots.
### "-second" est le texte d’un côté modifié par la seconde édition.
### Sauf mention contraire, c’est la Faction active qui choisit (5.1).

aa-card-01-unshaded = Capacité du Gouvernement : à chaque Phase de Soutien, le Gouvernement choisit 1 zone qu’il Contrôle où un seul cube, Troupes ou Police, suffit pour l’Action Civique. L’Action Civique de l’Entraînement garde ses conditions.
aa-card-01-shaded = Capacité du Gouvernement : l’Action Civique, en Phase de Soutien comme lors d’un Entraînement, exige 2 Troupes et 2 cubes de Police dans la zone en plus du Contrôle du Gouvernement.

aa-card-02-unshaded = Capacité du Gouvernement : un Ratissage coûte 1 Ressource par zone, et non 3.
aa-card-02-shaded = Capacité du Gouvernement : une Opération de Ratissage sélectionne 1 zone au plus. Une Activité Spéciale peut toujours l’accompagner.

aa-card-03-unshaded = Capacité du Gouvernement : un Assaut coûte 1 Ressource par zone, et non 3.
aa-card-03-shaded = Capacité du Gouvernement : une Opération d’Assaut sélectionne 1 zone au plus. Une Activité Spéciale peut toujours l’accompagner, et l’Assaut qui termine une Patrouille n’est pas concerné.

aa-card-04-unshaded = Choisissez 3 Pipelines sans Sabotage et additionnez leur Econ : le Gouvernement gagne le double de cette somme en Ressources.
aa-card-04-shaded = Sabotez 3 Pipelines sans cube ni Sabotage, en partant de l’Econ la plus haute. À égalité, choisissez librement.

aa-card-05-unshaded = Placez 6 cubes de Police sur des Pipelines, répartis à votre gré. Puis Activez 3 Guérillas Dormantes sur ces Pipelines ou dans des zones adjacentes à ceux-ci.
aa-card-05-shaded = Choisissez une zone adjacente à une LdC d’Econ 3 et décalez-la de 2 niveaux vers l’Opposition Active.

aa-card-06-unshaded = Choisissez 2 Départements peuplés, adjacents à une LdC sabotée, qui sont Neutres ou en Opposition : mettez-les tous deux en Soutien Passif.
aa-card-06-shaded = Sabotez 1 Pipeline qui ne l’est pas encore, puis décalez 1 Département adjacent à celui-ci d’1 niveau vers l’Opposition Active.

aa-card-07-unshaded = Capacité du Gouvernement : à chaque Phase de Contrôle, une fois le nouveau Sabotage placé, le Gouvernement peut retirer du plateau jusqu’à 3 marqueurs Terreur ou Sabotage, au choix.
aa-card-07-unshaded-second = Capacité du Gouvernement : à chaque Phase de Sabotage, une fois le nouveau Sabotage placé, le Gouvernement peut retirer du plateau jusqu’à 3 marqueurs Terreur ou Sabotage, au choix.
aa-card-07-shaded = Capacité du Gouvernement : en Phase de Contrôle, une LdC occupée par des Guérillas est sabotée même si elles ne font qu’égaler les cubes présents.
aa-card-07-shaded-second = Capacité du Gouvernement : en Phase de Sabotage, une LdC occupée par des Guérillas est sabotée même si elles ne font qu’égaler les cubes présents.

aa-card-08-unshaded = Le Gouvernement mène 3 Attaques Aériennes gratuites, l’une après l’autre. Une même zone peut être visée plusieurs fois.
aa-card-08-shaded = Le Gouvernement perd 9 Ressources.

aa-card-09-unshaded = Capacité du Gouvernement : en Montagne, l’Assaut se résout comme dans une Métropole, chaque cube de Troupes ou de Police éliminant 1 pièce.
aa-card-09-shaded = Capacité du Gouvernement : en Montagne, l’Assaut n’élimine qu’1 pièce par tranche de 4 Troupes, arrondie à l’inférieur.

aa-card-10-unshaded = Capacité du Gouvernement : le Transport Aérien emporte autant de Troupes que voulu, toujours d’1 zone vers 1 autre.
aa-card-10-shaded = Capacité du Gouvernement : le Transport Aérien n’emporte qu’un seul cube de Troupes.

aa-card-11-unshaded = Capacité du Gouvernement : lors d’un Ratissage, 1 cube de Police peut entrer dans chaque zone sélectionnée par les mêmes chemins que les Troupes.
aa-card-11-shaded = Capacité du Gouvernement : pour Activer des Guérillas, un Ratissage compte dans chaque zone soit les Troupes, soit la Police, jamais les deux.

aa-card-12-unshaded = Le Gouvernement gagne autant de Ressources que l’Aide, 20 au plus, même sous Samper. Puis l’Aide augmente de 10.
aa-card-12-shaded = Élan Insurrectionnel : le Gouvernement ne mène aucune Attaque Aérienne et la Patrouille n’Active aucune Guérilla. La Patrouille peut toujours donner l’Assaut à celles déjà Actives.

aa-card-13-unshaded = Capacité du Gouvernement : une Patrouille peut se terminer par un Assaut gratuit dans chaque LdC, et non dans 1 seule. En Opération Limitée, seulement à destination.
aa-card-13-shaded = Capacité du Gouvernement : une Patrouille se termine sans Assaut.

aa-card-14-unshaded = Le Gouvernement place 1 Base et 3 Troupes dans un Département de son choix, hors Zone FARC.
aa-card-14-shaded = Éliminez 1 Base du Gouvernement et 1 cube d’un même Département. Les autres cubes n’y protègent pas la Base.

aa-card-15-unshaded = Lancez un dé : le Gouvernement gagne 4 Ressources par point.
aa-card-15-shaded = Choisissez une Métropole Neutre ou en Soutien Passif et mettez-la en Opposition Passive.

aa-card-16-unshaded = Pour chaque Département de Montagne, la Faction qui y a le plus de pièces, Bases comprises, gagne 5 Ressources. En cas d’égalité, ou s’il n’y a personne, c’est le Gouvernement qui les gagne.
aa-card-16-shaded = Le Gouvernement perd 10 Ressources.

aa-card-17-unshaded = Le Gouvernement gagne autant de Ressources que l’Aide, 20 au plus, même sous Samper. Puis l’Aide augmente de 6.
aa-card-17-shaded = Élan Insurrectionnel : le Gouvernement ne peut mener ni Ratissage ni Assaut dans les Départements.

aa-card-18-unshaded = Le Gouvernement gagne autant de Ressources que l’Aide, 20 au plus, même sous Samper. Puis l’Aide augmente de 20.
aa-card-18-shaded = Le Gouvernement perd 6 Ressources. Lancez un dé et baissez l’Aide d’autant.

aa-card-19-unshaded = Dans chaque zone où elle le peut, la Faction active mène une action gratuite : pour le Gouvernement, un Ratissage sans déplacement ou un Assaut ; pour un Insurgé, une Attaque ou une Terreur. Choisissez zone par zone ; les conditions habituelles s’appliquent. La Terreur des AUC ne baisse l’Aide qu’une fois.

aa-card-20-unshaded = Le Gouvernement déplace jusqu’à 6 Guérillas FARC, chacune vers une zone adjacente à la sienne. Ce déplacement n’en Active aucune.
aa-card-20-shaded = Les FARC mènent une Marche gratuite, puis peuvent retourner jusqu’à 3 de leurs Guérillas, n’importe où, sur leur face Dormante.

aa-card-21-unshaded = Les FARC perdent 6 Ressources. Éliminez 1 Base FARC, même protégée par des Guérillas.
aa-card-21-shaded = Les FARC gagnent 6 Ressources. Placez 1 Base FARC dans une Métropole ou un Département au choix.

aa-card-22-unshaded = Rendez Neutre 1 zone en Opposition.
aa-card-22-shaded = Élan Insurrectionnel : outre les zones qu’elles Contrôlent, les FARC peuvent mener l’Agitation dans 3 zones au plus ayant une pièce FARC et non Contrôlées par le Gouvernement.

aa-card-23-unshaded = Dans 1 Département, Activez toutes les Guérillas de toutes les Factions et éliminez toutes les Bases des Cartels, même protégées.
aa-card-23-shaded = Le Gouvernement élimine 3 de ses Troupes du plateau. Le Gouvernement et les FARC sont Inéligibles jusqu’à la fin de la carte suivante.

aa-card-24-unshaded = Mettez une Métropole au choix en Soutien Actif. Les FARC sont Inéligibles jusqu’à la fin de la carte suivante.
aa-card-24-shaded = Éliminez 2 Troupes d’1 zone ayant des pièces FARC. Rendez Neutre 1 Métropole en Soutien.

aa-card-25-unshaded = Éliminez toutes les pièces FARC d’1 Département de Montagne.
aa-card-25-shaded = Placez 3 pièces FARC, Guérillas ou Bases, dans un même Département : Antioquia ou l’un de ses voisins.

aa-card-26-unshaded = Partout où des Guérillas des Cartels côtoient des pièces FARC, les Cartels mènent une Attaque gratuite qui n’élimine que des pièces FARC.
aa-card-26-shaded = Pour chaque zone ayant une Base des Cartels et une Guérilla FARC, les Cartels versent 3 Ressources aux FARC, tant qu’il leur en reste.
aa-card-26-shaded-second = Pour chaque zone ayant une Base des Cartels et une Guérilla FARC, les Cartels versent 6 Ressources aux FARC, tant qu’il leur en reste.

aa-card-27-unshaded = Le Gouvernement mène 3 Activités Spéciales gratuites de son choix, identiques ou non. Elles ne demandent aucune Opération.
aa-card-27-shaded = Élan Insurrectionnel : le Gouvernement ne mène aucune Activité Spéciale dans une zone ayant des Guérillas. Le Transport Aérien ne peut ni en partir ni y arriver.

aa-card-28-unshaded = Éliminez jusqu’à 3 pièces d’Insurgés, Bases comprises, d’1 zone voisine du Venezuela. Guainía compte, Vaupés non.
aa-card-28-shaded = Placez 1 Base FARC dans un Département voisin du Venezuela. Sabotez chaque LdC adjacente à Cúcuta qui ne contient aucune pièce.

aa-card-29-unshaded = Le Gouvernement choisit 1 zone, y Active toutes les Guérillas FARC et y mène un Assaut gratuit. L’Assaut peut viser n’importe quel Insurgé.
aa-card-29-shaded = Choisissez les FARC ou les AUC : cette Faction mène 2 Embuscades gratuites dans 1 zone de son choix. Toute Guérilla à elle y convient, Active ou Dormante, et aucune n’est retournée.

aa-card-30-unshaded = Retirez 1 Zone FARC du plateau.
aa-card-30-unshaded-second = Retirez 1 Zone FARC du plateau et éliminez 1 Base FARC de ce Département.
aa-card-30-shaded = Le Gouvernement place 1 Zone FARC là où les FARC ont le plus de pièces, parmi les Départements qui n’en sont pas encore une.
aa-card-30-shaded-second = Le Gouvernement place 1 Zone FARC là où les FARC ont le plus de pièces, parmi les Départements qui n’en sont pas encore une. Puis placez-y 1 Base FARC.

aa-card-31-unshaded = Décalez 2 Métropoles et 1 Département, chacun d’1 niveau vers le Soutien Actif.
aa-card-31-shaded = Faites passer 3 zones d’Opposition Passive à Opposition Active.

aa-card-32-unshaded = Choisissez 2 zones Neutres ou en Opposition Passive et mettez-les en Soutien Passif.
aa-card-32-shaded = Les FARC gagnent 12 Ressources.

aa-card-33-unshaded = Éliminez jusqu’à 3 pièces d’Insurgés, Bases comprises, d’1 zone voisine de l’Équateur : Nariño, Putumayo, Pasto ou la route de Tumaco.
aa-card-33-shaded = Pour le reste de la partie, l’Équateur (Ecuador) est un Département de Population 0 et sans terrain qui admet au plus 2 pièces de chaque Faction. La Faction active y place 2 de ses pièces.

aa-card-34-unshaded = Choisissez une Faction Insurgée : elle perd 5 Ressources.
aa-card-34-shaded = Choisissez une Faction Insurgée : elle place 1 Base et 2 Guérillas dans 1 Département de Population 0 de son choix.

aa-card-35-unshaded = Dans 1 Département, remplacez chaque Base des Cartels par 1 cube de Police ; faute de Police disponible, éliminez-la simplement. L’Aide augmente de 3.
aa-card-35-shaded = Choisissez un Département ayant une Base des Cartels et décalez-le de 2 niveaux vers l’Opposition Active.

aa-card-36-unshaded = Le Gouvernement place une Zone FARC dans le Département de Montagne ayant le plus de pièces FARC et qui n’en est pas encore une. Puis mettez en Soutien Passif 2 zones Neutres adjacentes. La Faction active reste Éligible pour la carte suivante.
aa-card-36-unshaded-second = Le Gouvernement place une Zone FARC dans le Département de Montagne ayant le plus de pièces FARC et qui n’en est pas encore une, et 1 Base FARC y est placée. Puis décalez 2 zones adjacentes d’1 niveau chacune vers le Soutien Actif. La Faction active reste Éligible pour la carte suivante.

aa-card-37-unshaded = Dans chaque zone, le Gouvernement mène un Ratissage gratuit sans déplacement ou un Assaut gratuit, contre les FARC seulement, les Guérillas AUC comptant comme des Troupes. Senado & Cámara n’en protège pas les FARC.
aa-card-37-shaded = Les AUC mènent une Marche gratuite, puis une Embuscade gratuite à l’une de leurs destinations avec une Guérilla Dormante.

aa-card-38-unshaded = Choisissez jusqu’à 3 zones ayant un cube ou en Soutien et éliminez-en toutes les Guérillas AUC Actives.
aa-card-38-shaded = Partout où se trouve un cube ou du Soutien, retournez toutes les Guérillas AUC sur leur face Dormante.

aa-card-39-unshaded = Placez 1 cube de Police dans chacun de 6 Départements.
aa-card-39-shaded = Dans 3 Départements au plus, remplacez 1 cube de Police par 1 Guérilla AUC. Si aucune n’est disponible, éliminez simplement le cube.

aa-card-40-unshaded = Remplacez 3 Guérillas AUC, n’importe où, par de la Police. Faute de Police disponible, éliminez simplement la Guérilla.
aa-card-40-shaded = Déplacez tous les cubes d’1 Département ayant des pièces AUC vers des Métropoles au choix. Puis placez 1 Guérilla ou Base AUC dans chacune de 2 Métropoles.

aa-card-41-unshaded = Les AUC perdent 6 Ressources. Éliminez toutes les pièces AUC d’1 zone.
aa-card-41-shaded = Les AUC gagnent 3 Ressources pour chaque zone, LdC ou non, ayant à la fois des pièces AUC et des Cartels.

aa-card-42-unshaded = Mettez en Soutien Passif 2 zones Neutres. Le Gouvernement gagne 3 Ressources.
aa-card-42-shaded = Élan Insurrectionnel : le Ratissage et l’Assaut ne touchent pas les pièces de la Faction qui exécute cet Évènement. La Patrouille peut toujours Activer ses Guérillas.

aa-card-43-unshaded = Choisissez un Département ayant des Troupes : placez-y 2 marqueurs Terreur et éliminez-en toutes les Bases FARC, même protégées. Ni son niveau ni l’Aide ne changent.
aa-card-43-shaded = Placez 2 marqueurs Terreur dans 1 Département ayant des Troupes. L’Aide baisse de 9. Aucun niveau ne change.

aa-card-44-unshaded = Mettez en Soutien Actif 1 Métropole qui n’est pas en Opposition. Le Gouvernement gagne 3 Ressources.
aa-card-44-shaded = Rendez Neutre 1 Métropole en Soutien. Le Gouvernement perd 3 Ressources.

aa-card-45-unshaded = Chaque zone ayant à la fois un cube et un marqueur Terreur est décalée d’1 niveau vers le Soutien Actif.
aa-card-45-shaded = L’Aide baisse d’1 pour chaque zone, LdC ou non, ayant des pièces AUC. Lancez un dé : le Gouvernement perd autant de Ressources.

aa-card-46-unshaded = Choisissez une Faction Insurgée. Dans 1 zone, avec l’une de ses Guérillas, même Active, elle mène une Terreur gratuite qui place 2 marqueurs, élimine 2 pièces ennemies au choix, Bases comprises, et enfin met la zone, si elle est peuplée, en Soutien Passif ou en Opposition Passive. Sur une LdC, elle sabote au lieu de placer la Terreur. La Terreur des AUC baisse l’Aide.

aa-card-47-unshaded = Activez toutes les Guérillas AUC. Puis, dans chaque zone ayant de la Police, le Gouvernement mène contre les AUC un Assaut gratuit où seule la Police compte, comme s’il s’agissait de Troupes.
aa-card-47-shaded = Placez 2 Guérillas AUC à Cúcuta. Les AUC y mènent une Terreur gratuite, qui baisse l’Aide comme d’habitude, puis retournent 2 de leurs Guérillas, n’importe où, sur leur face Dormante.

aa-card-48-unshaded = Choisissez une zone adjacente à un Pipeline d’Econ 3 : soit faites-la passer d’Opposition à Neutre, soit éliminez-en 1 Base FARC, même protégée.
aa-card-48-shaded = Décalez 2 Métropoles, sauf Bogotá, chacune d’1 niveau vers l’Opposition Active.

aa-card-49-unshaded = Retirez de la partie 3 Guérillas AUC disponibles.
aa-card-49-shaded = Placez 1 Base AUC et 1 Guérilla AUC dans un même Département, fût-il en Opposition.

aa-card-50-unshaded = Le Gouvernement place jusqu’à 3 cubes de Police en tout dans des Départements au choix.
aa-card-50-shaded = Choisissez 2 cubes de Police n’importe où : soit éliminez les deux, soit remplacez les deux par des Guérillas AUC.

aa-card-51-unshaded = Retirez le Sabotage de tous les Pipelines ; les Routes gardent le leur. Si aucun Pipeline n’est saboté, le Gouvernement gagne à la place 12 Ressources.
aa-card-51-shaded = Sabotez 3 Pipelines ayant des Guérillas FARC sur eux ou dans une zone adjacente.

aa-card-52-unshaded = Décalez 2 zones, chacune une Métropole ou un Département de Montagne, d’1 niveau vers le Soutien Actif.
aa-card-52-shaded = Placez 1 Base AUC dans une Métropole ou un Département ayant des pièces AUC. Puis les AUC gagnent 1 Ressource pour chacune de leurs Bases sur le plateau.

aa-card-53-unshaded = Choisissez une Faction Insurgée. Elle désigne 2 Départements quelconques, déplace entre eux, dans un sens ou dans l’autre, 1 ou 2 de ses Guérillas et retourne celles-ci sur leur face Dormante.

aa-card-54-unshaded = Choisissez jusqu’à 2 Guérillas n’importe où : soit éliminez-les, soit remplacez chacune par une Guérilla disponible d’une autre Faction.

aa-card-55-unshaded = Éliminez 1 Cargaison, quel qu’en soit le propriétaire, et 5 Guérillas des Cartels, n’importe où.
aa-card-55-unshaded-second = Éliminez 2 Cargaisons, quel qu’en soit le propriétaire, et 5 Guérillas des Cartels, n’importe où. L’Aide augmente de 3.
aa-card-55-shaded = Décalez 3 zones ayant des pièces des Cartels, chacune d’1 niveau vers l’Opposition Active.

aa-card-56-unshaded = Les Cartels versent 9 Ressources, ou tout ce qu’ils ont, au Gouvernement.
aa-card-56-unshaded-second = Les Cartels versent 15 Ressources, ou tout ce qu’ils ont, au Gouvernement.
aa-card-56-shaded = Les Cartels gagnent 2 Ressources pour chacune de leurs pièces dans les Métropoles. Ensuite, placez 1 Base des Cartels dans chacune de 2 Métropoles.

aa-card-57-unshaded = Remplacez jusqu’à 3 pièces des Cartels, n’importe où et même des Bases protégées, par de la Police. Faute de Police disponible, éliminez simplement la pièce.
aa-card-57-shaded = Dans chacune de 2 zones, remplacez 1 cube de Police par 1 Guérilla ou Base des Cartels. Si ni l’une ni l’autre n’est disponible, éliminez simplement le cube.

aa-card-58-unshaded = Les Cartels perdent 6 Ressources. Éliminez toutes les Guérillas des Cartels.
aa-card-58-shaded = Les Cartels peuvent déplacer jusqu’à 4 cubes de Police, chacun vers une zone quelconque hors Zone FARC.

aa-card-59-unshaded = Activez toutes les Guérillas des Cartels. Puis le Gouvernement mène un Assaut gratuit contre les Cartels dans chaque zone.
aa-card-59-shaded = Retournez toutes les Guérillas des Cartels sur leur face Dormante. Puis les Cartels peuvent en déplacer jusqu’à 3 vers des zones quelconques.

aa-card-60-unshaded = Éliminez toutes les pièces des Cartels soit de 2 Métropoles, soit d’1 Département. Le Gouvernement gagne 6 Ressources.
aa-card-60-shaded = Les Cartels placent 1 Base dans chacune de 2 Métropoles et mènent une Corruption gratuite dans 1 zone.

aa-card-61-unshaded = Éliminez toutes les pièces des Cartels d’1 Métropole. Les Cartels perdent 6 Ressources.
aa-card-61-shaded = Choisissez 3 Départements sans pièce des Cartels et placez 1 Base des Cartels dans chacun.

aa-card-62-unshaded = Éliminez jusqu’à 3 pièces d’Insurgés en tout, Bases comprises, de Départements de Forêt de Population 0.
aa-card-62-shaded = Placez 1 Base des Cartels dans chacun de ces Départements : Amazonas, Guainía et Vaupés.

aa-card-63-unshaded = Les Cartels gardent 1 de leurs Guérillas dans chaque zone et éliminent les autres. Chacune de celles gardées, même Active, mène une Terreur gratuite. Les Cartels sont Inéligibles jusqu’à la fin de la carte suivante.

aa-card-64-unshaded = Placez 1 Cargaison disponible avec une Guérilla FARC dans une zone ayant une Base des Cartels.
aa-card-64-unshaded-second = Placez 2 Cargaisons disponibles avec une ou deux Guérillas FARC dans des zones ayant une Base des Cartels.
aa-card-64-shaded = Les Cartels gagnent 2 Ressources pour chacune de leurs Bases dans les Métropoles et 1 pour chacune dans les Départements.

aa-card-65-unshaded = Dans 1 Département de Montagne, placez ou éliminez une seule chose : une Cargaison ou une Base d’Insurgés. La Cargaison se place avec une Guérilla quelconque sur place ; les Guérillas ne protègent pas la Base.
aa-card-65-unshaded-second = Dans 1 Département de Montagne, placez ou éliminez 1 Cargaison, et placez ou éliminez 1 Base d’Insurgés. La Cargaison se place avec une Guérilla quelconque sur place ; les Guérillas ne protègent pas la Base.

aa-card-66-unshaded = Éliminez 3 Bases des Cartels, même protégées, de Départements de Forêt.
aa-card-66-shaded = Chaque Département de Forêt ayant une Base des Cartels en reçoit une autre.

aa-card-67-unshaded = Les Cartels perdent 10 Ressources.
aa-card-67-unshaded-second = Les Cartels perdent 20 Ressources.
aa-card-67-shaded = Élan Insurrectionnel : en Phase de Ressources, les Cartels gagnent 4 Ressources par Base, et non 3.

aa-card-68-unshaded = Éliminez de zones côtières soit 2 pièces des Cartels, soit 1 ou 2 Cargaisons, quel qu’en soit le propriétaire.
aa-card-68-shaded = Les Cartels gagnent 2 Ressources pour chacune de leurs pièces dans les zones côtières.

aa-card-69-unshaded = La Faction active déplace ceux qu’elle veut de ses cubes ou Guérillas d’1 zone le long d’une chaîne de 1 à 3 Départements adjacents, sans en Activer. Dans le dernier, elle peut ensuite mener une Opération gratuite au choix, sauf Patrouille ou Marche ; un Ratissage n’y fait plus entrer de Troupes.

aa-card-70-unshaded = Le Gouvernement gagne 6 Ressources pour chaque Département de Forêt sans Guérilla.
aa-card-70-shaded = Choisissez une Faction Insurgée : dans chaque Département de Forêt, elle mène une Terreur gratuite avec 1 de ses Guérillas présentes, même Active, et gagne 3 Ressources par Terreur. La Terreur des AUC ne baisse l’Aide qu’une fois.

aa-card-71-unshaded = Éliminez 1 Guérilla de Chocó ; sa Faction perd 5 Ressources.
aa-card-71-shaded = Pour le reste de la partie, le Panamá est un Département de Forêt de Population 0 où le Ratissage n’Active aucune Guérilla. La Faction active y place 1 ou 2 de ses Bases.

aa-card-72-unshaded = Dans 2 zones, remplacez chaque Guérilla des Cartels par une Guérilla FARC ou AUC. Si aucune n’est disponible, éliminez-la simplement.
aa-card-72-shaded = Placez toutes les Guérillas disponibles des Cartels dans des zones ayant une Base des Cartels, réparties à votre gré.
