### Ce que font les cartes Évènement de A Distant Plain, avec nos propres mots.
### Sauf mention contraire, c’est la Faction active qui choisit (5.1). « Jusqu’à » permet moins ou rien ; un nombre seul
### est appliqué en entier, ou autant que possible (5.1.3). Les pièces sont placées depuis les Disponibles ; sans pièce
### de remplacement Disponible, « remplacer » élimine. Une zone afghane est Kabul ou une Province afghane.

# Sur une carte dont le vrai texte n’est pas connu. $source dit sur quoi repose le côté.
reconstructed = { $source ->
    [rulebook] Notre reconstitution : le livret de règles ne donne qu’une partie de cet effet. Corrigez-le si vous avez la carte imprimée.
    [public-bot] Notre reconstitution : cet effet vient d’un autre programme pour ce jeu, non de la carte. Corrigez-le si vous avez la carte imprimée.
   *[designed] Notre reconstitution : nous ne connaissons pas le texte imprimé. Corrigez-le si vous avez la carte.
}

adp-card-01-unshaded = Capacité de la Coalition : après chaque Ratissage de la Coalition, même Limité ou gratuit, la Coalition peut choisir 1 autre zone que ce Ratissage n’a pas sélectionnée, même une LdC ou au Pakistan, et y Activer jusqu’à 3 Guérillas. Aucune pièce COIN n’a besoin d’y être, aucune ne bouge, et cela ne coûte rien.
adp-card-01-shaded = Capacité de la Coalition : lors d’un Ratissage de la Coalition, les cubes entrés dans une zone pendant le même tour, par ce Ratissage ou par un Transport Aérien, ne comptent pas pour y Activer des Guérillas. Une pièce de la Coalition doit se trouver dans la zone, comme d’habitude.

adp-card-02-unshaded = Capacité de la Coalition : dans 1 zone du Pakistan de chaque Attaque Aérienne, la Coalition peut éliminer 1 pièce quelconque des Talibans, Dormante ou non, ou une Base même en présence de Guérillas. Cette zone ne déplace pas Islamabad. Elle compte parmi les 3 zones au plus ; toute autre zone du Pakistan est frappée, et déplace Islamabad, comme d’habitude.
adp-card-02-shaded = Capacité de la Coalition : une Attaque Aérienne dans une zone du Pakistan déplace Islamabad de 2 cases vers Parrainage, et non d’1.

adp-card-03-unshaded = Capacité de la Coalition : dans 1 de ses zones, chaque Attaque Aérienne élimine jusqu’à 2 pièces d’une même Faction, et non 1 : d’abord des Guérillas Actives, une Base seulement quand cette Faction n’y a plus de Guérilla.
adp-card-03-shaded = Capacité de la Coalition : après chaque Attaque Aérienne qui a éliminé une pièce en Afghanistan, LdC comprises, les Talibans peuvent décaler 1 Province afghane de cette Attaque Aérienne d’1 niveau vers l’Opposition, qu’une pièce y ait été éliminée ou non.

adp-card-04-unshaded = Éliminez 1 pièce quelconque des Talibans du Pakistan, une Base même en présence de Guérillas. Puis, qu’une pièce ait été éliminée ou non, lancez un dé : les Talibans perdent autant de Ressources.
adp-card-04-shaded = Placez 1 Guérilla ou Base Disponible des Talibans au Pakistan, quelle que soit la posture d’Islamabad. Puis, qu’une pièce ait été placée ou non, lancez un dé : les Talibans gagnent autant de Ressources.

adp-card-05-unshaded = Capacité de la Coalition : une Patrouille de la Coalition, même Limitée ou gratuite, Active toutes les Guérillas sur chaque LdC avec au moins 1 cube de la Coalition, et ailleurs comme d’habitude. Si un cube de la Coalition est à Kabul, elle y Active aussi 1 Guérilla.
adp-card-05-shaded = Capacité de la Coalition : à la fin de chaque Patrouille ou Ratissage de la Coalition, les Talibans peuvent retourner toutes leurs Guérillas Actives d’1 zone, qui deviennent Dormantes, mais pas au Pakistan tant qu’Islamabad est à Hostilité.

adp-card-06-unshaded = Déplacez Islamabad de 2 cases vers Hostilité.
adp-card-06-shaded = Déplacez Islamabad de 2 cases vers Parrainage.

adp-card-07-unshaded = Capacité de la Coalition : dans chaque zone d’un Assaut de la Coalition, y compris l’Assaut qui termine une Patrouille, la Coalition peut Activer 1 Guérilla Dormante avant que des pièces soient éliminées.
adp-card-07-shaded = Capacité de la Coalition : un Assaut de la Coalition, y compris celui qui termine une Patrouille, n’élimine aucune Base.

adp-card-08-unshaded = Dans 1 zone du Pakistan, éliminez jusqu’à 3 pièces des Talibans, même des Bases en présence de Guérillas. Islamabad ne se déplace pas.
adp-card-08-shaded = Déplacez Islamabad de 2 cases vers Parrainage.

adp-card-09-unshaded = Dans Northwest Frontier et dans Waziristan, si la Province est adjacente à une Province afghane avec une pièce de la Coalition : Activez toutes les Guérillas des Talibans, puis éliminez-y 1 pièce des Talibans, une Base seulement s’il n’y a pas de Guérilla. Islamabad ne se déplace pas.
adp-card-09-shaded = Si une pièce de la Coalition est dans une Province afghane adjacente à Northwest Frontier ou Waziristan (Badakhshan, Nuristan, Khowst, Paktika, Zabol ou Kandahar), déplacez Islamabad de 2 cases vers Parrainage.

adp-card-10-unshaded = D’abord la Coalition, puis le Gouvernement, peuvent exécuter 1 Opération Limitée gratuite. Les cubes du Gouvernement se joignent gratuitement à un Ratissage ou un Assaut de la Coalition ; l’Action Civique reste payante.
adp-card-10-shaded = Élan : la Coalition ne peut pas utiliser de pièces du Gouvernement pour un Ratissage, un Assaut ou un Transport Aérien. Aucune Troupe du Gouvernement ne bouge avec son Ratissage ou son Transport Aérien, et les cubes du Gouvernement ne comptent pas dans son Ratissage ni ne participent à son Assaut. L’Entraînement et la Patrouille de la Coalition ne sont pas concernés.

adp-card-11-unshaded = Élan : les Talibans placent jusqu’à 2 Guérillas dans des zones Pachtounes afghanes, Kabul comprise. L’Attaque des Talibans, avec ou sans Embuscade, ne peut pas sélectionner de zones sous Contrôle COIN.
adp-card-11-shaded = Élan : les Talibans placent jusqu’à 3 Guérillas dans des zones Pachtounes afghanes, Kabul comprise. L’Assaut de la Coalition et celui du Gouvernement ne peuvent pas sélectionner de zones sous Contrôle des Talibans.

adp-card-12-unshaded = Capacité de la Coalition : à la fin de chaque Entraînement de la Coalition, même Limité ou gratuit, la Coalition peut placer 1 cube de Police gratuitement dans 1 zone avec des Troupes de la Coalition. Si aucun n’est Disponible, il peut venir de toute autre zone.
adp-card-12-shaded = Capacité de la Coalition : un Entraînement de la Coalition ne place que des Troupes du Gouvernement, pas de Police.

adp-card-13-unshaded = Diminuez le Clientélisme de 5 au plus et augmentez l’Aide d’autant.
adp-card-13-shaded = Augmentez le Clientélisme de 3 et diminuez l’Aide de 6.

adp-card-14-unshaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 2 zones sous Contrôle COIN avec une Base de la Coalition ou du Gouvernement et décalez chacune d’1 niveau vers le Soutien. Puis augmentez l’Aide de 3.
adp-card-14-shaded = Les Seigneurs de la Guerre gagnent 3 Ressources pour chaque zone avec au moins 1 Base de la Coalition ou du Gouvernement et au moins 1 pièce des Seigneurs de la Guerre.

adp-card-15-unshaded = Choisissez 1 Province Pachtoune afghane avec des Troupes de la Coalition : retirez-en tous les marqueurs Terreur, mettez-la en Soutien et placez-y jusqu’à 2 cubes de Police.
adp-card-15-shaded = Choisissez 1 Province Pachtoune afghane : décalez-la d’1 niveau vers l’Opposition et placez-y jusqu’à 2 Guérillas d’une même Faction Insurgée.

adp-card-16-unshaded = Dans chacune de 3 zones au plus sous Contrôle COIN, éliminez 1 Guérilla des Talibans, Dormante ou Active.
adp-card-16-shaded = Augmentez le Clientélisme de 2. Les Seigneurs de la Guerre gagnent 6 Ressources.

adp-card-17-unshaded = La Coalition peut placer jusqu’à 3 Troupes et jusqu’à 1 Base Disponibles à Kabul et dans des Provinces afghanes non Pachtounes. Puis augmentez l’Aide de 6.
adp-card-17-shaded = Élan : un Ratissage de la Coalition sélectionne 2 zones au plus, et un Assaut de la Coalition aussi.

adp-card-18-unshaded = Capacité de la Coalition : un Entraînement de la Coalition peut comprendre une Action Civique dans 2 de ses zones au plus, et non 1, aux conditions habituelles. Transférer du Clientélisme en Ressources à Kabul prend toujours la place d’1 d’elles.
adp-card-18-shaded = Capacité de la Coalition : un Entraînement de la Coalition ne comprend aucune Action Civique.

adp-card-19-unshaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 2 zones avec des Guérillas des Talibans et décalez chacune d’1 niveau vers le Soutien. Les Talibans perdent 3 Ressources.
adp-card-19-shaded = Placez jusqu’à 3 Guérillas des Talibans au Pakistan, quelle que soit la posture d’Islamabad. Les Talibans gagnent 6 Ressources.

adp-card-20-unshaded = Choisissez 1 Province afghane avec une pièce des Talibans, qui contient une pièce de la Coalition ou est adjacente à une zone qui en contient. Une Faction COIN qui exécute l’Évènement peut d’abord y éliminer 1 Guérilla Active. Placez-y 1 Terreur et décalez-la d’1 niveau vers l’Opposition. Dans tous les cas, diminuez l’Aide de 3.

adp-card-21-unshaded = La Coalition peut mener un Renfort gratuit sans Entraînement : dans 3 zones au plus, aux conditions habituelles, avec son jet de dé.
adp-card-21-shaded = Mettez hors jeu jusqu’à 4 pièces Disponibles de la Coalition, même des Bases.

adp-card-22-unshaded = Déplacez Islamabad d’1 case vers Hostilité. Éliminez jusqu’à 2 Guérillas des Talibans en tout, du Pakistan et de Provinces afghanes adjacentes au Pakistan.
adp-card-22-shaded = Déplacez Islamabad de 2 cases vers Parrainage.

adp-card-23-unshaded = Capacité des Talibans : la Terreur des Talibans ne peut pas sélectionner une LdC avec un cube. Le Sabotage de la Phase de Ressources n’est pas concerné.
adp-card-23-shaded = Capacité des Talibans : elle s’applique quand une Patrouille, un Ratissage ou un Transport de la Coalition ou du Gouvernement a fini ses mouvements, avant toute autre chose. Sur chaque LdC avec une Guérilla Dormante des Talibans où des cubes sont entrés ou qu’ils ont traversée par ces mouvements, les Talibans peuvent éliminer 1 de ces cubes, où qu’il soit maintenant. Les cubes du Gouvernement vont aux Disponibles, les Troupes de la Coalition aux Pertes. La Guérilla reste Dormante.

adp-card-24-unshaded = Élan : les Opérations des Talibans n’affectent pas les pièces de la Coalition. L’Attaque des Talibans, avec ou sans Embuscade, n’élimine que des pièces d’autres Factions.
adp-card-24-shaded = Élan : la Coalition ne peut pas donner l’Assaut, même pour terminer une Patrouille. Le Gouvernement le peut.

adp-card-25-unshaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 2 zones sous Contrôle COIN sans pièce de la Coalition et décalez chacune d’1 niveau vers le Soutien.
adp-card-25-shaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 2 zones avec des pièces de la Coalition : décalez chacune d’1 niveau vers l’Opposition et éliminez-y 1 cube du Gouvernement.

adp-card-26-unshaded = La Coalition peut mener un Transport Aérien gratuit sans Opération, même si un autre Évènement en vigueur l’interdit.
adp-card-26-shaded = Élan : chaque fois qu’un Transport Aérien ou une Attaque Aérienne est annoncé, les Talibans peuvent dépenser 3 Ressources pour l’annuler avant son effet. Il compte comme l’Activité Spéciale de ce tour ; l’Opération continue.

adp-card-27-unshaded = Éliminez jusqu’à 4 Guérillas des Talibans en tout du Pakistan.
adp-card-27-shaded = Les Talibans peuvent mener un Ralliement gratuit dans chaque zone du Pakistan, quelle que soit la posture d’Islamabad. Il ne comprend pas de Charia.

adp-card-28-unshaded = Les Talibans sont Inéligibles jusqu’à la fin de la carte suivante. Augmentez le Clientélisme de 2.
adp-card-28-shaded = Le Gouvernement est Inéligible jusqu’à la fin de la carte suivante. Les Talibans gagnent 4 Ressources.

adp-card-29-unshaded = Capacité des Talibans : une Terreur des Talibans sélectionne 2 Provinces au plus. Les LdC et Kabul ne comptent pas.
adp-card-29-shaded = Capacité des Talibans : tout Entraînement, du Gouvernement ou de la Coalition, place au plus 4 cubes du Gouvernement par zone, et non 6.

adp-card-30-unshaded = Capacité des Talibans : la Terreur des Talibans à Kabul demande 2 Guérillas Dormantes et les Active toutes deux. Avec moins, les Talibans ne peuvent pas sélectionner Kabul pour la Terreur.
adp-card-30-shaded = Capacité des Talibans : la Terreur des Talibans à Kabul ne coûte rien et laisse sa Guérilla Dormante.

adp-card-31-unshaded = Capacité des Talibans : l’Embuscade des Talibans a lieu dans 1 zone au plus.
adp-card-31-shaded = Capacité des Talibans : là où toutes les Guérillas des Talibans d’une zone d’Attaque sont Actives, les Talibans peuvent tendre une Embuscade avec 1 d’elles, qui reste Active. L’Embuscade a toujours lieu dans 3 zones au plus.

adp-card-32-unshaded = Éliminez jusqu’à 4 Guérillas des Talibans en tout de Khowst, Paktika et Waziristan.
adp-card-32-shaded = Placez jusqu’à 2 Guérillas des Talibans dans Khowst et jusqu’à 2 dans Paktika. Puis les Talibans peuvent mener une Terreur gratuite dans 1 de ces zones : Kabul, Khowst ou Paktika.

adp-card-33-unshaded = Capacité des Talibans : chaque Terreur des Talibans qui a sélectionné Kabul ou une Province élimine aussi 1 Guérilla qui l’a menée dans l’une de ces zones. Les Talibans choisissent laquelle, même une qui est restée Dormante.
adp-card-33-shaded = Capacité des Talibans : dans 1 Province ou Kabul de chaque Terreur des Talibans, ceux-ci peuvent aussi éliminer 1 cube du Gouvernement ou, s’il n’y en a pas, 1 Troupe de la Coalition, qui va aux Pertes.

adp-card-34-unshaded = Capacité des Talibans : le Ralliement des Talibans dans une zone afghane sous Contrôle COIN place 1 Guérilla au plus, même avec une Base.
adp-card-34-shaded = Capacité des Talibans : après chaque Assaut de la Coalition qui a éliminé une pièce, même Limité ou gratuit, les Talibans peuvent placer 1 Guérilla à Kabul ou dans 1 Province afghane quelconque. Pas après l’Assaut qui termine une Patrouille.

adp-card-35-unshaded = Dans Konduz, Baghlan et Nuristan, remplacez jusqu’à 3 Guérillas des Talibans en tout par des Guérillas des Seigneurs de la Guerre.
adp-card-35-shaded = Les Talibans peuvent placer jusqu’à 1 Base et jusqu’à 3 Guérillas dans Konduz, Baghlan et Nuristan, réparties à leur gré.

adp-card-36-unshaded = Les Talibans perdent 5 Ressources et éliminent 1 de leurs Bases en Afghanistan, à leur choix.
adp-card-36-shaded = Élan : en Phase de Soutien, les Talibans peuvent appliquer la Charia, au coût habituel, aussi dans toute zone Pachtoune afghane avec une pièce des Talibans, quel que soit son Contrôle.

adp-card-37-unshaded = Le Gouvernement peut mener un Assaut gratuit dans 2 zones au plus avec des Troupes du Gouvernement. Chaque Troupe du Gouvernement y élimine 1 pièce ennemie, même en Montagne, et la Police ne compte pas. Le reste est comme d’habitude, y compris +6 d’Aide pour chaque Base des Talibans.
adp-card-37-shaded = Éliminez jusqu’à 4 Troupes du Gouvernement en tout de Provinces afghanes et de Kabul, là où il y a des pièces des Talibans.

adp-card-38-unshaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 3 zones avec des Troupes de la Coalition : dans chacune, Activez toutes les Guérillas des Talibans, puis éliminez 1 Guérilla des Talibans.
adp-card-38-shaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 2 zones avec des Troupes de la Coalition, en Soutien ou Neutres, et décalez chacune d’1 niveau vers l’Opposition.

adp-card-39-unshaded = Déplacez Islamabad d’1 case vers Hostilité et augmentez l’Aide de 6.
adp-card-39-shaded = Déplacez Islamabad d’1 case vers Parrainage. Les Talibans gagnent 3 Ressources.

adp-card-40-unshaded = Augmentez l’Aide de 9.
adp-card-40-shaded = Diminuez l’Aide de 9.

adp-card-41-unshaded = Rendez Disponibles jusqu’à 4 pièces de la Coalition qui sont hors jeu.
adp-card-41-shaded = Mettez hors jeu 2 pièces Disponibles de la Coalition.

adp-card-42-unshaded = Parmi Kabul et les Provinces afghanes, vous pouvez choisir 1 zone sous Contrôle COIN : retirez-en tous les marqueurs Terreur et décalez-la d’1 niveau vers le Soutien.
adp-card-42-shaded = Parmi Kabul et les Provinces afghanes, placez 1 Terreur dans chacune de 3 zones au plus avec une Guérilla. Diminuez l’Aide de 6.

adp-card-43-unshaded = Déplacez Islamabad d’1 case vers Hostilité. Dans 1 zone du Pakistan, éliminez jusqu’à 3 pièces des Talibans : d’abord des Guérillas, Actives ou Dormantes, puis des Bases.
adp-card-43-shaded = Déplacez Islamabad d’1 case vers Parrainage. Les Talibans peuvent déplacer autant de leurs Guérillas que voulu du Pakistan vers des Provinces afghanes adjacentes, gratuitement et sans en retourner aucune.

adp-card-44-unshaded = Déplacez Islamabad d’1 ou 2 cases dans un sens ou dans l’autre, puis retournez son marqueur du côté Durci.

adp-card-45-unshaded = Élan : la Faction active prend le marqueur Tribal Elders. Chaque fois qu’une Opération, une Activité Spéciale, un Évènement, une Action Civique ou une Charia d’une Faction quelconque a changé le niveau d’une Province afghane, pas de Kabul, cette Faction peut aussitôt et gratuitement mettre la Province en Soutien, Neutre ou Opposition. Elle le peut une fois par Province et par action, après les changements de l’action elle-même. Un niveau ainsi fixé ne compte pas comme un tel changement.

adp-card-46-unshaded = Capacité des Talibans : les Guérillas des Talibans qui Marchent vers une zone avec de la Police, LdC et zones Pachtounes comprises, deviennent Actives, si peu nombreuses soient-elles.
adp-card-46-shaded = Capacité des Talibans : la Police ne compte pas quand on vérifie si les Guérillas d’une Marche des Talibans deviennent Actives.

adp-card-47-unshaded = Choisissez jusqu’à 3 Provinces afghanes sous Contrôle COIN sans pièce de la Coalition et décalez chacune d’1 niveau vers le Soutien. Augmentez le Clientélisme de 2.
adp-card-47-shaded = Transférez 4 de Clientélisme, ou ce qu’il y a, aux Ressources des Seigneurs de la Guerre.

adp-card-48-unshaded = Déplacez Islamabad d’1 case vers Hostilité. Le Gouvernement gagne 6 Ressources.
adp-card-48-shaded = Déplacez Islamabad d’1 case vers Parrainage. Les Talibans placent 1 Guérilla dans chaque zone du Pakistan.

adp-card-49-unshaded = Éliminez jusqu’à 2 Bases des Seigneurs de la Guerre en tout, même en présence de Guérillas, de Provinces afghanes sous Contrôle COIN. Augmentez l’Aide de 3 pour chacune.
adp-card-49-shaded = Les Seigneurs de la Guerre placent jusqu’à 2 Bases dans des Provinces afghanes avec Population et sans pièce de la Coalition.

adp-card-50-unshaded = Augmentez l’Aide de 6. Le Gouvernement gagne 6 Ressources.
adp-card-50-shaded = Diminuez l’Aide de 6. Les Seigneurs de la Guerre gagnent 6 Ressources.

adp-card-51-unshaded = Le Gouvernement choisit : augmenter le Clientélisme de 4 ; ou mener une Gouvernance gratuite dans 2 zones au plus sans Opération, même pour du Clientélisme là où il y a une Base de la Coalition.
adp-card-51-shaded = Diminuez le Clientélisme de 4 et décalez Kabul d’1 niveau vers l’Opposition.

adp-card-52-unshaded = À Kabul et dans les Provinces afghanes, remplacez jusqu’à 2 Guérillas des Seigneurs de la Guerre en tout par des cubes de Police. Augmentez le Clientélisme de 2.
adp-card-52-shaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 2 zones et remplacez dans chacune jusqu’à 2 cubes du Gouvernement par des Guérillas des Seigneurs de la Guerre.

adp-card-53-unshaded = Choisissez une Faction Insurgée et éliminez jusqu’à 3 de ses Guérillas en tout de Kandahar et Kabul.
adp-card-53-shaded = Choisissez Kandahar ou Kabul et une Faction Insurgée : placez-y jusqu’à 4 de ses Guérillas et 1 Terreur.

adp-card-54-unshaded = Augmentez le Clientélisme d’1 pour chaque Province afghane ou Kabul sous Contrôle COIN avec une Base des Seigneurs de la Guerre, de 4 au plus.
adp-card-54-shaded = Pour chaque zone avec une Base des Seigneurs de la Guerre et une pièce des Talibans, les Seigneurs de la Guerre et les Talibans gagnent chacun 1 Ressource. Les Seigneurs de la Guerre en gagnent 3 de plus.

adp-card-55-unshaded = Les Talibans et les Seigneurs de la Guerre sont Inéligibles jusqu’à la fin de la carte suivante.
adp-card-55-shaded = La Coalition et le Gouvernement sont Inéligibles jusqu’à la fin de la carte suivante.

adp-card-56-unshaded = Choisissez 1 Province afghane ou Kabul avec à la fois des Guérillas des Talibans et des Seigneurs de la Guerre : éliminez-y jusqu’à 2 Guérillas de chaque Faction.
adp-card-56-shaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 2 zones avec à la fois des Troupes de la Coalition et des cubes du Gouvernement : dans chacune, éliminez 1 Troupe de la Coalition, qui va aux Pertes, et 1 cube du Gouvernement.

adp-card-57-unshaded = Élan : aucune Faction ne peut mener de Transport Aérien ni d’Attaque Aérienne. Chaque Guérilla des Talibans ne Marche qu’une fois par Opération, même vers une zone Pachtoune.

adp-card-58-unshaded = Élan : d’un Trafic, les Seigneurs de la Guerre ne gagnent que la moitié des Ressources, toutes zones réunies, arrondie à l’inférieur. Les Talibans et le Clientélisme gagnent comme d’habitude.
adp-card-58-shaded = Les Seigneurs de la Guerre placent jusqu’à 2 Bases dans des Provinces afghanes avec Population où ils ont une Guérilla.

adp-card-59-unshaded = Élan : le Gouvernement transfère 6 Ressources, ou ce qu’il a, aux Seigneurs de la Guerre. Les Seigneurs de la Guerre ne peuvent utiliser ni Trafic ni Subornation.

adp-card-60-unshaded = Dans Badakhshan, Baghlan, Konduz et Kabul, remplacez jusqu’à 3 Guérillas des Seigneurs de la Guerre en tout par des Troupes du Gouvernement ou des cubes de Police.
adp-card-60-shaded = Les Seigneurs de la Guerre placent jusqu’à 4 pièces, même des Bases, dans Badakhshan, Baghlan et Konduz, réparties à leur gré.

adp-card-61-unshaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 3 zones avec des Troupes du Gouvernement et éliminez 1 Guérilla des Talibans dans chacune.
adp-card-61-shaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 3 zones avec des cubes du Gouvernement : dans chacune, éliminez 1 de ces cubes sur 3, arrondi au supérieur, puis placez 1 Guérilla de la Faction Insurgée active. Une Faction COIN qui exécute l’Évènement nomme une Faction Insurgée pour toutes les zones.

adp-card-62-unshaded = Parmi Kabul et les Provinces afghanes, choisissez jusqu’à 3 zones avec de la Police et Activez-y toutes les Guérillas.
adp-card-62-shaded = Choisissez une Faction Insurgée et jusqu’à 3 zones, même des LdC : retournez-y toutes ses Guérillas, qui deviennent Dormantes, mais pas au Pakistan tant qu’Islamabad est à Hostilité.

adp-card-63-unshaded = Dans 3 zones afghanes sous Contrôle des Talibans avec une Base des Seigneurs de la Guerre, ou dans toutes s’il y en a moins, éliminez 1 Base des Seigneurs de la Guerre, même en présence de Guérillas. Les Talibans perdent 1 Ressource pour chacune.
adp-card-63-shaded = Choisissez jusqu’à 2 zones Pachtounes afghanes sous Contrôle des Talibans, Kabul comprise, et décalez chacune d’1 niveau vers l’Opposition.

adp-card-64-unshaded = Décalez Bamian d’1 niveau vers le Soutien. Placez jusqu’à 4 cubes de Police dans Bamian, Samangan et Sar-e-Pol, répartis à votre gré.
adp-card-64-shaded = Les Seigneurs de la Guerre placent 1 Base et jusqu’à 3 Guérillas dans Bamian, Samangan et Sar-e-Pol, réparties à leur gré.

adp-card-65-unshaded = Retirez tous les marqueurs Sabotage. Le Gouvernement gagne 6 Ressources.
adp-card-65-shaded = Sabotez Kabul–Tor Kham et Kandahar–Spin Boldak. Le Gouvernement perd 6 Ressources.

adp-card-66-unshaded = Choisissez jusqu’à 2 Provinces de Montagne avec des cubes de la Coalition ou du Gouvernement : dans chacune, Activez toutes les Guérillas, puis éliminez 1 Guérilla qui n’est pas de la Faction active.
adp-card-66-shaded = Choisissez une Faction Insurgée et jusqu’à 3 Provinces de Montagne : dans chacune, placez 1 de ses Guérillas et retournez toutes ses Guérillas, qui deviennent Dormantes.

adp-card-67-unshaded = Retournez 1 Capacité en vigueur, de la Coalition ou des Talibans. Le texte de l’autre côté s’applique désormais à sa place.

adp-card-68-unshaded = Dans Balkh, Faryab, Sar-e-Pol et Samangan, remplacez jusqu’à 3 Guérillas des Seigneurs de la Guerre en tout par des Troupes du Gouvernement. Augmentez le Clientélisme de 2.
adp-card-68-shaded = Les Seigneurs de la Guerre placent 1 Base et jusqu’à 3 Guérillas dans Balkh, Faryab, Sar-e-Pol et Samangan, réparties à leur gré.

adp-card-69-unshaded = Retirez jusqu’à 3 marqueurs Terreur ou Sabotage, au choix. Puis placez 1 marqueur +1 Pop dans une Province afghane ou Kabul sous Contrôle COIN qui n’en a pas.
adp-card-69-shaded = Sabotez jusqu’à 2 LdC, d’abord celles avec une Guérilla.

adp-card-70-unshaded = Placez jusqu’à 4 cubes de Police sur des LdC, répartis à votre gré. Puis la Coalition peut mener une Patrouille gratuite.
adp-card-70-shaded = Les Seigneurs de la Guerre placent 1 Guérilla sur chacune de 4 LdC au plus et gagnent 3 Ressources.

adp-card-71-unshaded = Mettez Kabul à Neutre. Divisez le Clientélisme par deux, arrondi à l’inférieur. Les Seigneurs de la Guerre peuvent remplacer jusqu’à 3 cubes du Gouvernement à Kabul par leurs Guérillas. Le Gouvernement est Inéligible jusqu’à la fin de la carte suivante.

adp-card-72-unshaded = Les Seigneurs de la Guerre perdent 1 Ressource pour chacune de leurs Bases sur le plateau.
adp-card-72-shaded = Les Seigneurs de la Guerre gagnent 1 Ressource pour chacune de leurs Bases sur le plateau.
