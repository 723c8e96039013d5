### Aide aux joueurs, avec nos propres mots : aides de jeu (aid-…), résumés des règles (rule-text-…), le tutoriel (tutorial-…).
### Ce qui est montré, et dans quel ordre, est dans games/distant_plain/data/aid.json.

aid-section-resources = Ressources
aid-section-operations = Opérations
aid-section-special = Activités Spéciales
aid-section-propaganda = Lors des Phases de Propagande
aid-section-hints = Pour vos premières parties

## Coalition

aid-coalition-goal = Gagnez la population et ramenez vos forces : lors d’une vérification de la victoire, le Soutien total plus vos pièces Disponibles doit dépasser 30. Votre marge est cette somme moins 30.
aid-coalition-purse-title = Ce n’est pas votre argent
aid-coalition-purse = Vous n’avez pas de Ressources : celles que vous dépensez sont au Gouvernement. La Patrouille, le Ratissage avec vos propres Troupes et l’Assaut avec vos propres cubes ne coûtent rien. Si vous passez, le Gouvernement en reçoit 3.
aid-coalition-train = À Kabul et dans les Provinces avec des pièces de la Coalition. Là où vous avez une Base, placez jusqu’à 6 cubes du Gouvernement pour 3 Ressources du Gouvernement ; sans en placer, la zone est gratuite. Puis, dans 1 des zones sous Contrôle COIN, une Action Civique, ou à Kabul changez 3 de Clientélisme en Ressources du Gouvernement.
aid-coalition-patrol = Gratuite. Déplacez des cubes de la Coalition le long des LdC et par Kabul, jusqu’à un Sabotage. Chaque cube sur une LdC, de l’une ou l’autre Faction COIN, y rend Active 1 Guérilla. Ensuite vous pouvez mener un Assaut sur 1 LdC.
aid-coalition-sweep = Amenez des Troupes de la Coalition des zones adjacentes ou à travers 1 LdC sans Sabotage ; chacune peut emmener 1 Troupe du Gouvernement, et la zone coûte alors 3 Ressources du Gouvernement. Là où se trouve une pièce de la Coalition, chaque cube rend Active 1 Guérilla.
aid-coalition-assault = Là où vous avez des Troupes : chacun de vos cubes élimine 1 Guérilla Active, puis des Bases. Pour 3 Ressources du Gouvernement par zone, les cubes du Gouvernement y font de même. La Police ne compte qu’à Kabul et sur les LdC.
aid-coalition-hint-home-title = Chaque pièce rentrée compte
aid-coalition-hint-home = Une pièce Disponible vaut un point, autant que 1 de Population en Soutien. Venez par un Renfort, gagnez la population et repartez par un autre Renfort avant la vérification.
aid-coalition-hint-losses-title = Gare aux Pertes
aid-coalition-hint-losses = Les pièces tombées dans une Attaque vont aux Pertes : elles ne sont pas Disponibles, coûtent chacune 3 d’Aide lors de la prochaine Phase de Propagande, et la moitié des Troupes et toutes les Bases ne reviennent pas. Les cubes du Gouvernement à côté des vôtres sont éliminés d’abord.

## Talibans

aid-taliban-goal = Lors d’une vérification de la victoire, l’Opposition totale plus le nombre de vos Bases sur le plateau doit dépasser 20. Votre marge est cette somme moins 20.
aid-taliban-rally = 1 Ressource par zone, rien au Pakistan avec Appui ou Parrainage ; dans les zones sans Soutien, et dans les zones Pachtounes quel que soit leur niveau. Placez 1 Guérilla, ou remplacez-en 2 par une Base. Là où vous avez une Base, vous pouvez plutôt en placer autant que vos Bases dans la zone plus la Population, ou rendre Dormantes toutes les vôtres. Dans 1 zone avec une Base vous pouvez aussi acheter la Charia, à 1 Ressource par marqueur Terreur ou niveau.
aid-taliban-march = 1 Ressource par Province ou Kabul où vous entrez, rien pour les LdC, ni vers ou depuis le Pakistan avec Appui ou Parrainage. Depuis une destination Pachtoune vous pouvez continuer la Marche. Un groupe qui entre sur une LdC ou dans une zone non Pachtoune devient Actif si lui, les cubes et les Guérillas des Seigneurs de la Guerre présents font plus de 3.
aid-taliban-terror = 1 Ressource par Province ou Kabul, rien pour les LdC ; 1 Guérilla Dormante y devient Active. On place un marqueur Terreur et le niveau se décale d’1 vers l’Opposition. Une LdC est sabotée.
aid-taliban-hint-pakistan-title = Par-delà la frontière
aid-taliban-hint-pakistan = Personne d’autre ne peut entrer au Pakistan. Seuls les Attaques Aériennes et les Évènements vous y atteignent, et une Attaque Aérienne pousse Islamabad vers le Parrainage. Gardez-y des Bases, et traversez d’une Marche les Provinces Pachtounes.
aid-taliban-hint-sharia-title = Épargnez pour la Charia
aid-taliban-hint-sharia = Là où vous avez le Contrôle lors d’une Phase de Propagande, chaque niveau ne coûte qu’une Ressource. Soyez alors plus nombreux que tous les autres réunis dans les Provinces peuplées.

## Gouvernement

aid-government-goal = Gouvernez et récompensez : lors d’une vérification de la victoire, la Population sous Contrôle COIN plus le Clientélisme doit dépasser 35. Votre marge est cette somme moins 35.
aid-government-train = 3 Ressources par zone, dans n’importe quelles Provinces ou à Kabul. À Kabul et dans les Provinces avec une Base COIN, placez jusqu’à 6 cubes, au besoin venus d’ailleurs sur le plateau. Puis, dans 1 des zones, une Action Civique sous Contrôle COIN, ou remplacez 3 cubes par une Base.
aid-government-patrol = 3 Ressources en tout. Déplacez vos cubes le long des LdC et par Kabul, jusqu’à un Sabotage. Chaque cube sur une LdC y rend Active 1 Guérilla. Ensuite vous pouvez mener un Assaut sur 1 LdC.
aid-government-sweep = 3 Ressources par zone. Amenez des Troupes des zones adjacentes ou à travers 1 LdC sans Sabotage ; pour chaque LdC avec des Guérillas où vous entrez, payez 1 Ressource aux Seigneurs de la Guerre. Chacun de vos cubes dans les zones rend Active 1 Guérilla.
aid-government-assault = 3 Ressources par zone. Chaque groupe de 2 de vos cubes, de 3 en Montagne, élimine 1 Guérilla Active, puis des Bases ; chaque Base des Talibans que vous éliminez ajoute 6 à l’Aide. La Police ne compte qu’à Kabul et sur les LdC.
aid-government-hint-patronage-title = De l’Aide au Clientélisme
aid-government-hint-patronage = Menez une Gouvernance là où il y a du Soutien et pas de Base de la Coalition : sa Population passe de l’Aide au Clientélisme, et la zone devient Neutre. Cela ne plaira pas à la Coalition : elle peut reprendre 3 de Clientélisme par un Entraînement à Kabul.
aid-government-hint-desert-title = Comptez vos cubes par trois
aid-government-hint-desert = À chaque Phase de Propagande, 1 de vos cubes sur 3 déserte dans chaque zone. Une paire ne perd personne. La Police peut rester où elle est ; les Troupes hors de Kabul et sans Base COIN doivent rentrer.

## Seigneurs de la Guerre

aid-warlords-goal = Lors d’une vérification de la victoire, la Population afghane que personne ne Contrôle doit dépasser 15, et vos Ressources 40. Votre marge est le plus petit de ces deux nombres : cette Population moins 15, et les Ressources moins 40.
aid-warlords-rally = 1 Ressource par zone, partout en Afghanistan. Placez 1 Guérilla, ou remplacez-en 2 par une Base. Là où vous avez une Base et où la zone n’est pas Pachtoune, vous pouvez plutôt en placer autant que vos Bases dans la zone plus la Population, ou rendre Dormantes toutes les vôtres.
aid-warlords-march = 1 Ressource par Province ou Kabul où vous entrez, rien pour les LdC ; chaque Guérilla se déplace une fois, jamais au Pakistan. Un groupe qui entre sur une LdC ou dans une zone Pachtoune devient Actif si lui et les Guérillas des Talibans présentes font plus de 3.
aid-warlords-terror = 1 Ressource par Province ou Kabul, rien pour les LdC ; 1 Guérilla Dormante y devient Active. On place un marqueur Terreur et la zone devient Neutre. Une LdC est sabotée.
aid-warlords-hint-balance-title = Que personne ne règne
aid-warlords-hint-balance = Une Guérilla au bon endroit met fin au Contrôle COIN ou des Talibans. Comptez les deux camps dans les Provinces peuplées, et aidez le plus faible.
aid-warlords-hint-money-title = Faites payer la paix
aid-warlords-hint-money = Vos Guérillas sur les LdC rapportent des Ressources à chaque Phase de Propagande, et le Gouvernement vous paie quand ses Troupes passent là où il y a des Guérillas. Le Trafic rapporte sans coûter de Base, mais pas là où il y a des pièces de la Coalition.

## Les règles en bref

rule-text-1-4-1 = Le nombre de pièces est limité. Ce qu’on place vient des pièces Disponibles, ce qu’on élimine y retourne ; les pièces de la Coalition tombées dans une Attaque vont aux Pertes. Talibans et Seigneurs de la Guerre peuvent reprendre leurs propres pièces pendant qu’ils exécutent. Une Faction prise pour cible perd autant de pièces que possible.
rule-text-1-4-2 = Une zone contient au plus 2 Bases, toutes Factions confondues, et une LdC aucune. Seuls les Talibans entrent au Pakistan.
rule-text-1-4-3 = Les Guérillas sont Dormantes ou Actives ; les nouvelles arrivent Dormantes. Les Dormantes sont à l’abri de l’Assaut et de l’Attaque Aérienne et protègent leurs Bases.
rule-text-1-5 = D’une à quatre personnes jouent les Factions. La Coalition et le Gouvernement sont les Factions COIN, amies l’une de l’autre. Les Talibans et les Seigneurs de la Guerre sont les ennemis de tous.
rule-text-1-5-1 = Les joueurs peuvent convenir, ouvertement, de tout ce que les règles permettent ; aucune promesse ne les lie. Pendant que celle qui donne ou celle qui reçoit exécute, les Factions, sauf la Coalition, peuvent donner des Ressources, et le Gouvernement peut payer du Clientélisme aux Seigneurs de la Guerre en Ressources.
rule-text-1-6 = Kabul et chaque Province afghane peuplée sont en Soutien, Neutres ou en Opposition. Les LdC, le Pakistan et les Provinces sans Population n’ont pas de niveau.
rule-text-1-7 = COIN Contrôle une zone où les pièces de la Coalition et du Gouvernement ensemble sont plus nombreuses que toutes les autres ; les Talibans, là où les leurs le sont. Le Contrôle change aussitôt avec les pièces ; il n’attend qu’en Phase de Redéploiement, jusqu’à la fin de celle-ci.
rule-text-1-8 = Les Ressources, de 0 à 75, paient les Opérations ; la Coalition n’en a pas. L’Aide, de 0 à 75, est versée au Gouvernement à chaque Phase de Propagande. Le Clientélisme, de 0 à 40, compte pour la victoire du Gouvernement.
rule-text-1-9 = On suit quatre totaux : Soutien plus pièces Disponibles de la Coalition, Opposition plus Bases des Talibans, Population sous Contrôle COIN plus Clientélisme, et Population afghane que personne ne Contrôle.
rule-text-2-2 = Une carte est en jeu et la suivante est visible sur la pioche : tous voient une carte d’avance. Les cartes jouées restent visibles.
rule-text-2-3 = Sur une carte Évènement, deux Factions au plus exécutent une Opération ou l’Évènement. Les Éligibles ont leur tour dans l’ordre des symboles de la carte.
rule-text-2-3-1 = Une Faction qui a exécuté une Opération ou un Évènement sur la dernière carte est Inéligible sur celle-ci.
rule-text-2-3-2 = La Faction Éligible dont le symbole est le plus à gauche est 1ère Éligible, la suivante 2nde.
rule-text-2-3-3 = Un Insurgé qui passe reçoit 1 Ressource ; une Faction COIN qui passe en apporte 3 au Gouvernement. Elle reste Éligible, et la suivante prend sa place.
rule-text-2-3-4 = La 1ère Éligible exécute une Opération, avec ou sans Activité Spéciale, ou l’Évènement. Après une Opération seule, la 2nde peut mener une Opération Limitée ; après une Opération avec Activité Spéciale, une Opération Limitée ou l’Évènement ; après l’Évènement, une Opération avec ou sans Activité Spéciale. L’une et l’autre peuvent aussi passer.
rule-text-2-3-5 = Une Opération Limitée se mène dans 1 zone et sans Activité Spéciale. La Patrouille, le Ratissage et la Marche peuvent amener des pièces de plusieurs zones vers celle-là.
rule-text-2-3-6 = À la fin de la carte, les Factions qui ont exécuté une Opération ou l’Évènement deviennent Inéligibles, les autres Éligibles.
rule-text-2-3-7 = Puis on joue la carte suivante et on en révèle une autre. Avec la Propagande Soudaine, une carte Propagande qui apparaît échange sa place avec la précédente et se joue aussitôt.
rule-text-2-3-8 = Sur la dernière carte Évènement avant la Propagande finale, les joueurs n’ont droit qu’à des Opérations Limitées, et ni au Ratissage ni à la Marche.
rule-text-2-4 = Personne n’exécute rien sur une carte Propagande : elle déclenche une Phase de Propagande.
rule-text-2-4-1 = Après la Phase de la dernière carte Propagande, la plus grande marge gagne.
rule-text-3-1 = Choisissez une Opération, sélectionnez ses zones et payez pour chacune. Vous décidez de l’ordre et des cibles.
rule-text-3-1-2 = Une Opération ou Activité Spéciale gratuite ne coûte pas de Ressources et ne change pas l’Éligibilité.
rule-text-3-2-1 = 3 Ressources du Gouvernement par zone ; la Coalition ne paie que là où elle place des cubes, ce qui lui demande une Base. Jusqu’à 6 cubes du Gouvernement à Kabul et dans les Provinces avec une Base COIN. Puis, dans 1 zone : Action Civique sous Contrôle COIN, une Base du Gouvernement pour 3 cubes ou, pour la Coalition à Kabul, 3 de Clientélisme en Ressources.
rule-text-3-2-2 = 3 Ressources en tout pour le Gouvernement, rien pour la Coalition. Les cubes vont le long des LdC et par Kabul et s’arrêtent au Sabotage. Chaque cube sur une LdC rend Active 1 Guérilla. Puis un Assaut gratuit sur 1 LdC.
rule-text-3-2-3 = 3 Ressources du Gouvernement par zone ; la Coalition ne paie que là où entrent des Troupes du Gouvernement. Les Troupes viennent des zones adjacentes ou à travers 1 LdC sans Sabotage. Chaque cube rend Active 1 Guérilla. Le Gouvernement paie 1 Ressource aux Seigneurs de la Guerre par LdC avec des Guérillas qu’il traverse.
rule-text-3-2-4 = 3 Ressources par zone ; la Coalition ne paie que si des cubes du Gouvernement participent. Gouvernement : 1 pièce pour 2 cubes, 3 en Montagne. Coalition : 1 pièce par cube. D’abord les Guérillas Actives, puis les Bases. La Police ne compte qu’à Kabul et sur les LdC. Chaque Base des Talibans éliminée par le Gouvernement ajoute 6 d’Aide.
rule-text-3-3-1 = 1 Ressource par zone ; les Talibans dans les zones sans Soutien ou Pachtounes, les Seigneurs de la Guerre hors du Pakistan. Placez 1 Guérilla, ou remplacez-en 2 par une Base. Avec une Base à vous sur place (Seigneurs de la Guerre : pas dans les zones Pachtounes), vous pouvez plutôt placer autant de Guérillas que vos Bases plus la Population, ou rendre Dormantes toutes les vôtres. Les Talibans peuvent acheter la Charia auprès d’1 Base.
rule-text-3-3-2 = 1 Ressource par Province ou Kabul où l’on entre, rien pour les LdC. Les Talibans peuvent continuer depuis les zones Pachtounes. Sur une LdC (pour les Talibans, aussi hors des zones Pachtounes ; pour les Seigneurs de la Guerre, aussi dans ces zones), un groupe devient Actif si lui et les Guérillas ennemies présentes (pour les Talibans, aussi les cubes) font plus de 3.
rule-text-3-3-3 = 1 Ressource par zone avec des Guérillas à vous et un ennemi. Toutes vos Guérillas y deviennent Actives ; puis lancez un dé. S’il ne dépasse pas leur nombre, éliminez jusqu’à 2 pièces ennemies : Guérillas avant Bases, cubes du Gouvernement avant ceux de la Coalition, cubes avant Bases COIN. Les pièces de la Coalition vont aux Pertes. Sur un 1, vous placez aussi une Guérilla.
rule-text-3-3-4 = 1 Ressource par Province ou Kabul, rien pour les LdC. 1 Guérilla Dormante devient Active et place un marqueur Terreur ; les Talibans décalent le niveau d’1 vers l’Opposition, les Seigneurs de la Guerre le mettent à Neutre. Une LdC est sabotée. Il y a 30 marqueurs.
rule-text-4-1 = Avec une Opération dans au moins 1 zone, une Faction peut utiliser un type d’Activité Spéciale, à un moment juste avant, pendant ou juste après elle. Les Opérations Limitées n’en ont pas. Si la 1ère Éligible en utilise une, l’Évènement est ouvert à la 2nde.
rule-text-4-2-1 = Avec l’Entraînement, dans 3 zones au plus parmi Kabul et les Provinces sous Contrôle COIN. Déplacez des pièces de la Coalition entre elles et les Disponibles. Puis vous pouvez lancer un dé et partager ce nombre entre l’Aide et les Ressources des Seigneurs de la Guerre.
rule-text-4-2-2 = Avec toute Opération. Déplacez des Troupes de la Coalition et jusqu’à 3 Troupes du Gouvernement entre 3 zones.
rule-text-4-2-3 = Avec Patrouille, Ratissage ou Assaut, dans 3 zones au plus, pas à Kabul. Éliminez dans chacune 1 Guérilla Active, ou une Base si sa Faction n’y a pas de Guérillas. Si une zone est au Pakistan, Islamabad se déplace d’1 case vers le Parrainage.
rule-text-4-3-1 = Avec Entraînement ou Patrouille, dans 1 ou 2 zones sous Contrôle COIN avec Soutien ou sans Population. Dans chacune : placez un marqueur +1 Pop là où il n’y en a pas, ou passez le nombre de sa Population de l’Aide au Clientélisme et mettez-la à Neutre, mais pas s’il y a une Base de la Coalition.
rule-text-4-3-2 = Avec toute Opération. Déplacez des Troupes du Gouvernement d’1 zone le long des LdC et par Kabul jusqu’à une destination adjacente ; elles s’arrêtent au Sabotage. Payez 1 Ressource aux Seigneurs de la Guerre par zone avec des Guérillas où elles entrent.
rule-text-4-3-3 = Avec Entraînement, Patrouille ou Assaut, dans 1 ou 2 Provinces sous Contrôle COIN avec des cubes du Gouvernement et une Base des Seigneurs de la Guerre. Dans chacune : Aide +3, Clientélisme +1, éliminez la Base, décalez d’1 niveau vers l’Opposition et, si elle est Pachtoune, placez une Guérilla des Talibans.
rule-text-4-4-1 = Avec toute Opération, dans les zones avec une Guérilla Dormante des Talibans et plus de Talibans que d’ennemis. Dans chacune, 1 Guérilla devient Active et les Talibans gagnent 1 Ressource ; sur une LdC sans Sabotage, son Econ ; auprès de Bases des Seigneurs de la Guerre, 2 Ressources prises à ceux-ci par Base.
rule-text-4-4-2 = Avec Ralliement ou Marche, dans 1 zone avec une Guérilla Dormante des Talibans. Éliminez 2 pièces du Gouvernement ou des Seigneurs de la Guerre, ou remplacez-en 1 par une Guérilla des Talibans ; les Bases en dernier. Le Clientélisme baisse d’1 par pièce du Gouvernement.
rule-text-4-4-3 = Avec l’Attaque, dans 3 au plus de ses zones avec une Guérilla Dormante des Talibans. Une seule devient Active, l’Attaque réussit sans dé et on place 1 Guérilla.
rule-text-4-5-1 = Avec Ralliement ou Marche, dans 1 de ses Provinces avec de la Population et plus de Guérillas des Seigneurs de la Guerre que de Police. Placez-y une Base des Seigneurs de la Guerre.
rule-text-4-5-2 = Avec Ralliement ou Marche, dans les zones avec des Bases des Seigneurs de la Guerre et sans pièces de la Coalition. Gagnez 1 Ressource par Base. Sous Contrôle des Talibans, ceux-ci gagnent aussi 1 Ressource ; sous Contrôle COIN, le Clientélisme augmente d’1.
rule-text-4-5-3 = Avec toute Opération, dans 3 zones au plus pour 2 Ressources chacune. Éliminez jusqu’à 3 cubes du Gouvernement, ou une Base du Gouvernement, ou 1 Guérilla des Talibans, ou rendez Dormantes les Guérillas que vous voulez.
rule-text-5-1 = La Faction qui exécute un Évènement suit son texte et fait tous les choix que le texte ne donne pas à d’autres.
rule-text-5-1-1 = Là où un Évènement contredit les règles, l’Évènement l’emporte. Mais il ne place que des pièces Disponibles, respecte l’Empilement, ne met au Pakistan que des pièces des Talibans et ne dépasse pas les extrémités des pistes.
rule-text-5-1-2 = Si deux Évènements se contredisent, celui qu’on joue l’emporte.
rule-text-5-1-3 = Si une partie d’un Évènement est impossible, on exécute le reste.
rule-text-5-2 = Un Évènement à deux textes s’utilise clair ou grisé, jamais les deux. Chaque Faction peut choisir l’un ou l’autre.
rule-text-5-3 = Ces Évènements changent ce que peuvent faire la Coalition ou les Talibans, jusqu’à la fin de la partie. Le texte clair favorise la Coalition, le grisé les Talibans.
rule-text-5-4 = Ces textes valent jusqu’à la Réinitialisation de la prochaine Phase de Propagande.
rule-text-5-5 = Certains Évènements accordent aussitôt une Opération ou une Activité Spéciale. Elle est en général gratuite et ne change pas l’Éligibilité.
rule-text-6-0 = Les phases, dans l’ordre : Victoire, Ressources, Soutien, Redéploiement, Réinitialisation. Une carte Propagande juste après une autre n’apporte pas de seconde Phase de Propagande.
rule-text-6-1 = Si une Faction remplit sa condition de victoire, la partie s’arrête aussitôt.
rule-text-6-3-1 = Chaque LdC où les Guérillas des Talibans sont plus nombreuses que toutes les autres pièces est sabotée.
rule-text-6-3-2 = Le Gouvernement reçoit l’Aide plus l’Econ de toutes les LdC sans Sabotage.
rule-text-6-3-3 = Les Talibans reçoivent 1 Ressource par Base, les Seigneurs de la Guerre 1 par Base et 1 par Guérilla sur une LdC sans Sabotage.
rule-text-6-3-4 = L’Aide baisse de 3 par pièce aux Pertes.
rule-text-6-4-1 = Là où COIN a Contrôle, Troupes et Police, 3 Ressources du Gouvernement retirent un marqueur Terreur ou, s’il n’y en a plus, décalent le niveau d’1 vers le Soutien. La Coalition décide d’abord, puis le Gouvernement, chacun là où il a le plus de Troupes ; à égalité, c’est la Coalition.
rule-text-6-4-2 = Là où les Talibans ont le Contrôle, chacune de leurs Ressources retire un marqueur Terreur ou, s’il n’y en a plus, décale le niveau d’1 vers l’Opposition.
rule-text-6-5-1 = Dans chaque zone, 1 cube du Gouvernement sur 3 est éliminé, arrondi à l’inférieur.
rule-text-6-5-2 = La Coalition peut, puis le Gouvernement doit, ramener les Troupes sur les LdC et dans les Provinces sans Base COIN à Kabul ou à des Bases COIN sous Contrôle COIN.
rule-text-6-5-3 = Le Gouvernement peut déplacer la Police vers toute LdC ou zone sous Contrôle COIN.
rule-text-6-5-4 = Les Talibans doivent ramener les Guérillas sur les LdC et dans les Provinces sans Base des Talibans à leurs Bases sous Contrôle des Talibans ou au Pakistan Pachtoune. Celles de Kabul restent.
rule-text-6-5-5 = Le Contrôle est maintenant mis à jour.
rule-text-6-5-6 = Après la dernière Phase de Propagande, la partie s’arrête ici.
rule-text-6-6 = Pertes : toutes les Bases et la moitié des Troupes sortent du jeu, le reste est Disponible. Si Islamabad est Durci, il ne l’est plus ; sinon, il se déplace d’1 case vers l’Appui. Toutes les Factions sont Éligibles, Terreur, Sabotage et Élan sont retirés, toutes les Guérillas redeviennent Dormantes.
rule-text-6-6-1 = Hostilité : pas de Ralliement des Talibans au Pakistan, et leurs Guérillas y sont Actives. Pression : pas de Ralliement. Tolérance : aucun effet. Appui : le Ralliement au Pakistan et la Marche vers ou depuis lui sont gratuits. Parrainage : comme Appui, et les Opérations Limitées des Talibans peuvent utiliser plusieurs zones. S’il se déplace au-delà d’une extrémité, le marqueur devient Durci.
rule-text-7-1 = La plus grande marge est première. Les égalités vont aux Non-Joueurs, puis aux Seigneurs de la Guerre, au Gouvernement et aux Talibans. Si un Non-Joueur réussit une vérification de la victoire, tous les joueurs perdent à égalité.
rule-text-7-2 = Coalition : Soutien plus pièces Disponibles au-dessus de 30. Gouvernement : Population sous Contrôle COIN plus Clientélisme au-dessus de 35. Talibans : Opposition plus Bases au-dessus de 20. Seigneurs de la Guerre : Population Incontrôlée au-dessus de 15 et Ressources au-dessus de 40.
rule-text-7-3 = Une marge dit de combien une Faction dépasse son but ou en manque ; pour les Seigneurs de la Guerre, la plus petite des deux.
rule-text-8-2 = Les Non-Joueurs en font autant que possible : avec le plus de pièces et dans toutes les zones que leurs pièces et leurs Ressources permettent. Ils paient et suivent les procédures comme tout le monde. Une Activité Spéciale demandée par une consigne vient aussitôt.
rule-text-8-2-1 = Les Non-Joueurs visent les joueurs avant les autres Non-Joueurs, et d’abord le joueur qui a la meilleure marge. Après les joueurs, les Insurgés visent la Coalition puis le Gouvernement, les Factions COIN les Talibans puis les Seigneurs de la Guerre. Chez l’ennemi ils retirent d’abord les Bases, les Guérillas Dormantes avant les Actives, les Troupes et la Police au hasard. Chez eux ils cèdent les Guérillas Actives avant les Dormantes, Troupes et Police d’abord là où il y en a d’autres du même type, et les Bases en dernier. Ils retirent les pièces à remplacer même si rien n’est Disponible pour les remplacer. Ils placent d’abord les Bases, et les pièces là où ils en ont déjà. Seule la Coalition peut placer une deuxième Base COIN dans une zone. Ils Marchent de sorte que le plus de Guérillas Dormantes possible arrivent dans des zones au Soutien.
rule-text-8-3-1 = Si le symbole de la Faction a un halo, les consignes particulières de la feuille passent d’abord. Sinon, sa case des Évènements décide. S’il y a un choix, elle exécute l’Évènement de façon à remplir les conditions de cette case.
rule-text-8-3-2 = D’un Évènement à deux textes, les Talibans et les Seigneurs de la Guerre utilisent le texte grisé, la Coalition et le Gouvernement l’autre, sauf si les consignes particulières disent autre chose. Pour les Insurgés, un texte unique compte comme grisé.
rule-text-8-3-3 = Les Non-Joueurs placent, retirent ou déplacent autant de pièces que l’Évènement, les pièces Disponibles et l’empilement le permettent.
rule-text-8-3-4 = Les bénéfices vont à la Faction qui exécute l’Évènement, puis à un autre Non-Joueur au hasard. Une Opération ou une Activité Spéciale gratuite suit le schéma de sa Faction, puis 8.2.1. Selon 8.2.1, on choisit les zones où le plus de pièces sont placées, retirées ou remplacées, sinon au hasard.
rule-text-8-3-5 = La Coalition décale là où le Soutien Total monte le plus, sinon là où l’Opposition Totale baisse le plus ; les Talibans, là où l’Opposition Totale monte le plus, sinon là où le Soutien Total baisse le plus. Les Seigneurs de la Guerre et le Gouvernement, là où un joueur perd le plus, sinon au hasard. La Terreur n’est retirée que si les Ressources suffisent aussi à décaler le niveau de cette zone. Aucune Faction ne baisse directement son propre total de victoire.
rule-text-8-4 = Si plusieurs zones se valent, lancez le dé vert pour la région et un autre dé pour une zone de celle-ci. De là, suivez les flèches jusqu’à la première candidate. Relancez pour la zone suivante.
rule-text-8-4-1 = Si seules des LdC sont candidates, prenez d’abord celles de plus haute Valeur Économique. À valeur égale, toutes ont la même chance.
