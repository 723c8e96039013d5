### L’aide aux joueurs, avec nos propres mots : aides de jeu (aid-…), résumés des règles (rule-text-…), le didacticiel
### (tutorial-…). Ce qui est montré, et dans quel ordre, se trouve dans games/andean_abyss/data/aid.json.

aid-section-resources = Ressources
aid-section-operations = Opérations
aid-section-special = Activités Spéciales
aid-section-propaganda = Lors des Phases de Propagande
aid-section-hints = Pour vos premières parties
aid-section-nonplayer = Quand personne ne la mène

## Gouvernement

aid-govt-goal = Gagnez la population : lors d’une vérification de la victoire, le Soutien total doit dépasser 60. Votre marge est le Soutien total moins 60. Seul contre des Non-Joueurs, vous ne pouvez pas gagner lors d’une vérification : empêchez tout Insurgé d’en réussir une et ayez à la fin la plus grande marge.
aid-govt-aid-title = Aide
aid-govt-aid = Une fois Samper parti, chaque Phase de Propagande vous rapporte autant de Ressources que l’Aide en indique. L’Éradication ajoute 4 à l’Aide et chaque Cargaison perdue dans un Assaut 6 ; la Terreur des AUC en retire 3 ou 5.
aid-govt-hint-cities-title = La population vit dans les Métropoles
aid-govt-hint-cities = C’est la Population qui décide. Bogotá compte 8 à elle seule : y avoir le Soutien Actif vaut 16 des 61 points qu’il vous faut. Des Troupes et de la Police réunies, avec le Contrôle, changent les Ressources en Soutien : pendant un Entraînement et lors de la Phase de Propagande.
aid-govt-hint-find-title = Trouver d’abord, frapper ensuite
aid-govt-hint-find = Un Assaut n’atteint ni les Guérillas Dormantes ni les Bases qu’elles gardent. Menez un Ratissage (sur les LdC, une Patrouille) pour les rendre Actives, et éliminez-les à un tour suivant, avant qu’une Phase de Propagande ne les cache toutes à nouveau. Une Attaque Aérienne peut suivre aussitôt.
aid-govt-hint-roads-title = Gardez les routes
aid-govt-hint-roads = Les LdC rapportent jusqu’à 30 Ressources par Phase de Propagande. Un cube sur une LdC compense une Guérilla au moment de vérifier le Sabotage. Laissez-y plutôt la Police : les Troupes doivent rentrer à chaque Redéploiement.

## FARC

aid-farc-goal = Lors d’une vérification de la victoire, l’Opposition totale plus le nombre de vos Bases sur le plateau doit dépasser 25. Votre marge est cette somme moins 25.
aid-farc-rally = 1 Ressource par zone, dans les Métropoles et les Départements sans Soutien. Placez 1 Guérilla, ou remplacez 2 de vos Guérillas par une Base. Là où vous avez une Base, vous pouvez plutôt placer autant de Guérillas que vous y avez de Bases, plus la Population, ou rassembler des Guérillas de partout sur le plateau et rendre Dormantes toutes les vôtres dans la zone.
aid-farc-terror = 1 Ressource par Métropole ou Département, rien pour les LdC ; chaque zone demande une Guérilla Dormante, qui devient Active. Une Métropole ou un Département reçoit un marqueur Terreur et se décale d’1 niveau vers l’Opposition Active. Une LdC est sabotée.
aid-farc-nonplayer-title = Comment elles choisissent leur Opération
aid-farc-nonplayer = Elles mènent un Ralliement si 9 de leurs Guérillas sont Disponibles ou s’il permet de placer une Base. Sinon, une Marche si elles ne menacent encore personne : aucune LdC ni zone en Soutien n’a de Guérilla FARC Dormante ou 3 pièces FARC. Sinon, une Attaque si elles sont plus riches que le Gouvernement, et la Terreur si elles ne le sont pas. L’Extorsion accompagne le Ralliement et la Marche, l’Embuscade l’Attaque, le Kidnapping la Terreur ; lors des Phases de Propagande, elles mènent l’Agitation autant qu’elles le peuvent.
aid-farc-hint-agitate-title = Économisez pour l’Agitation
aid-farc-hint-agitate = Lors d’une Phase de Propagande, chaque niveau d’Opposition ne coûte qu’une Ressource là où vous avez le Contrôle. Rien n’est moins cher : soyez les plus nombreux dans les Départements peuplés et gardez quelques Ressources.
aid-farc-hint-bases-title = Les Bases servent à tout
aid-farc-hint-bases = Chaque Base vous vaut un point et 1 Ressource par Phase de Propagande, amène plus de Guérillas à chaque Ralliement et éloigne les AUC de la victoire. Laissez-y une Guérilla Dormante, qui la protège des Assauts.
aid-farc-hint-hidden-title = Restez dans l’ombre
aid-farc-hint-hidden = La Terreur, l’Extorsion et l’Embuscade demandent des Guérillas Dormantes, qui deviennent alors Actives. Rassemblez-les auprès d’une Base pour les cacher à nouveau, ou attendez la Réinitialisation. Marchez par groupes de 3 au plus, moins là où des cubes attendent.

## AUC

aid-auc-goal = Lors d’une vérification de la victoire, vous devez avoir sur le plateau plus de Bases que les FARC. Votre marge est le nombre de vos Bases moins celles des FARC.
aid-auc-rally = 1 Ressource par zone, dans les Métropoles et les Départements sans Opposition. Placez 1 Guérilla, ou remplacez 2 de vos Guérillas par une Base. Là où vous avez une Base, vous pouvez plutôt placer autant de Guérillas que vous y avez de Bases, plus la Population, ou rassembler des Guérillas de partout sur le plateau et rendre Dormantes toutes les vôtres dans la zone.
aid-auc-march = 1 Ressource par Métropole ou Département où l’on entre, rien pour les LdC. Déplacez des Guérillas vers des zones adjacentes, chacune une seule fois. Un groupe devient Actif s’il arrive sur une LdC ou dans une zone en Soutien ou en Opposition et s’il dépasse 3, compté avec les cubes et les Guérillas FARC qui s’y trouvent.
aid-auc-terror = 1 Ressource par Métropole ou Département, rien pour les LdC ; chaque zone demande une Guérilla Dormante, qui devient Active. Une Métropole ou un Département reçoit un marqueur Terreur et se décale d’1 niveau vers Neutre. Une LdC est sabotée. L’Aide baisse de 3, ou de 5 si la Terreur frappe 2 zones ou plus.
aid-auc-nonplayer-title = Comment elles choisissent leur Opération
aid-auc-nonplayer = Elles mènent un Ralliement si 6 de leurs Guérillas sont Disponibles ou s’il permet de placer une Base. Sinon, une Marche vers les FARC si moins de la moitié des zones avec des Bases FARC ont une Guérilla AUC. Sinon, la Terreur si une Guérilla AUC Dormante se trouve auprès d’une Base FARC, et une Attaque s’il n’y en a pas. L’Extorsion accompagne le Ralliement et la Marche, l’Embuscade l’Attaque, l’Assassinat la Terreur.
aid-auc-hint-farc-title = Les FARC sont votre mesure
aid-auc-hint-farc = Une Base FARC éliminée compte autant qu’une Base bâtie, et vous n’en avez que 6. L’Assassinat élimine même une Base gardée : amenez une Guérilla Dormante et plus de Guérillas qu’il n’y a de Police.
aid-auc-hint-elite-title = Préparez le Soutien des Élites
aid-auc-hint-elite = Gardez 2 Guérillas là où il n’y a pas d’Opposition et où ni le Gouvernement ni les FARC n’auront le Contrôle : le Ralliement gratuit de la Phase de Propagande en fait une Base sans rien coûter et, lors de la dernière, plus personne ne peut répondre.
aid-auc-hint-friends-title = Un ennemi utile
aid-auc-hint-friends = Le Gouvernement veut comme vous la fin des FARC. Votre Terreur ramène l’Opposition vers Neutre, mais elle réduit aussi l’Aide : voilà de quoi négocier.

## Cartels

aid-cartels-goal = Lors d’une vérification de la victoire, vous devez avoir plus de 10 Bases sur le plateau et plus de 40 Ressources. Votre marge est la plus petite de deux : les Bases moins 10 et les Ressources moins 40.
aid-cartels-rally = 1 Ressource par zone, dans n’importe quels Métropoles et Départements. Placez 1 Guérilla, ou remplacez 2 de vos Guérillas par une Base. Là où vous avez une Base, vous pouvez plutôt placer autant de Guérillas que vous y avez de Bases, plus la Population, ou rassembler des Guérillas de partout sur le plateau et rendre Dormantes toutes les vôtres dans la zone.
aid-cartels-terror = 1 Ressource par Métropole ou Département, rien pour les LdC ; chaque zone demande une Guérilla Dormante, qui devient Active. Une Métropole ou un Département reçoit un marqueur Terreur et se décale d’1 niveau vers Neutre. Une LdC est sabotée.
aid-cartels-nonplayer-title = Comment ils choisissent leur Opération
aid-cartels-nonplayer = Ils mènent un Ralliement, avec Culture, si 10 de leurs pièces sont Disponibles ou s’il permet de remplacer 2 Guérillas par une Base. Sinon, une Marche, avec Production, si une Cargaison est Disponible. Sinon, la Terreur, avec Corruption.
aid-cartels-hint-cultivate-title = Ralliement et Culture
aid-cartels-hint-cultivate = Un Ralliement avec Culture place une Base sans y sacrifier de Guérillas : choisissez un Département peuplé où vous avez plus de Guérillas qu’il n’y a de Police. Chaque Base rapporte 3 Ressources par Phase de Propagande.
aid-cartels-hint-shipments-title = Les Cargaisons tentent tout le monde
aid-cartels-hint-shipments = Une Cargaison qui tient jusqu’à la Phase de Propagande est une Base ou 6 Ressources ; avant cela, elle offre une Opération Limitée gratuite ou achète un ami. Cachez-la bien : les FARC peuvent l’exiger en rançon, les AUC la réquisitionner, et le Gouvernement en tire de l’Aide.
aid-cartels-hint-quiet-title = Grandissez sans bruit
aid-cartels-hint-quiet = Personne ne s’inquiète des Cartels tant qu’ils n’ont pas 8 ou 9 Bases. Dispersez-les pour qu’une Éradication n’en prenne pas deux, et gardez des Ressources pour la Corruption quand les autres se tourneront contre vous.

## Tous les Insurgés

aid-insurgent-march = 1 Ressource par Métropole ou Département où l’on entre, rien pour les LdC. Déplacez des Guérillas vers des zones adjacentes, chacune une seule fois. Un groupe devient Actif s’il arrive sur une LdC ou dans une zone en Soutien et s’il dépasse 3, compté avec les cubes qui s’y trouvent.
aid-nonplayer-turn-title = Évènement ou Opération
aid-nonplayer-turn = En 1ère Éligible, elle exécute l’Évènement si son symbole est le plus à gauche de la carte, sinon une Opération. En 2nde Éligible, elle prend l’Évènement dès qu’elle le peut, sauf si la carte porte un 2 gris. Elle utilise toujours le texte grisé, laisse les Évènements qui ne feraient rien, ne connaît pas d’Opération Limitée et passe sans Ressources. Ce que ses priorités laissent ouvert, les dés en décident.

## Résumés des règles

rule-text-1-3-6 = Des zones sont adjacentes si elles se touchent, si ce sont des Départements que seule une LdC sépare, ou si ce sont des LdC ou des Départements autour d’une même Ville. Les Villes ne sont pas des zones.
rule-text-1-4 = Le Gouvernement a des cubes (Troupes et Police) et des Bases. Chaque Faction Insurgée a des Guérillas et des Bases.
rule-text-1-4-1 = Le nombre de pièces est limité. Ce qu’on place vient des pièces Disponibles, ce qu’on élimine y retourne. S’il n’y en a pas du bon type, on ne place rien, et une pièce à remplacer est simplement éliminée.
rule-text-1-4-1-own-pieces = Pendant qu’elle exécute une Opération, une Activité Spéciale ou un Évènement, la Faction d’un joueur peut retirer ses propres pièces du plateau, par exemple pour les placer ailleurs. Dans la deuxième édition, seulement à son propre tour.
rule-text-1-4-1-full-removal = Vous choisissez qui vous frappez. Une Faction une fois choisie perd autant de pièces que votre action peut en éliminer.
rule-text-1-4-2 = Une Métropole ou un Département accueille au plus 2 Bases, de qui que ce soit, et une LdC aucune. Le Gouvernement ne peut avoir de pièces dans une Zone FARC. Ce qui dépasserait ces limites n’est ni placé ni déplacé.
rule-text-1-4-3 = Les Guérillas sont Dormantes ou Actives. Les Dormantes sont à l’abri de l’Assaut et de l’Attaque Aérienne, et il en faut pour la Terreur, l’Extorsion et l’Embuscade. Les nouvelles arrivent Dormantes. Les cubes et les Bases sont toujours Actifs.
rule-text-1-5 = Une à quatre personnes mènent les Factions, et chaque Faction est l’ennemie de toutes les autres. Celles que personne ne mène agissent d’elles-mêmes : ce sont les Non-Joueurs.
rule-text-1-5-option = Les joueurs mènent aussi les Factions restantes : à trois, celui des AUC mène les Cartels ; à deux, le Gouvernement mène les AUC et les FARC les Cartels. C’est la plus petite marge de ses Factions qui compte, et rien ne se transfère entre elles.
rule-text-1-5-1 = Les joueurs peuvent convenir ouvertement de tout ce que permettent les règles ; personne n’est tenu par une promesse. Seules les Ressources et les Cargaisons peuvent être remises.
rule-text-1-5-2 = Dans la deuxième édition, Ressources et Cargaisons ne changent de mains que pendant que celui qui donne ou celui qui reçoit exécute son tour.
rule-text-1-6 = Le Soutien et l’Opposition montrent ce que la population d’une Métropole ou d’un Département pense du Gouvernement. En dépendent la victoire du Gouvernement et des FARC, et les zones où FARC et AUC peuvent mener un Ralliement.
rule-text-1-6-1 = Chaque zone peuplée est en Soutien Actif, Soutien Passif, Neutre, Opposition Passive ou Opposition Active. La décaler d’1 niveau, c’est faire un pas sur cette échelle.
rule-text-1-6-3 = Le Soutien total est la Population de toutes les zones en Soutien, comptée deux fois là où il est Actif ; de même pour l’Opposition totale. Opposition + Bases y ajoute les Bases FARC sur le plateau.
rule-text-1-7 = Les Ressources, de 0 à 99, paient les Opérations. L’Aide, de 0 à 29, s’ajoute aux Ressources du Gouvernement lors des Phases de Propagande (pas sous Samper) et par des Évènements.
rule-text-1-8 = Dans la deuxième édition, le Contrôle est toujours à jour. Le Gouvernement l’a là où ses pièces dépassent en nombre celles de tous les Insurgés réunis, les FARC là où les leurs dépassent toutes les autres. Il ne se fige que pendant le Redéploiement.
rule-text-2-2 = Une carte est en jeu et la suivante est visible sur la pioche : tous voient une carte d’avance. Les cartes jouées restent visibles.
rule-text-2-3 = Sur une carte Évènement, deux Factions au plus exécutent une Opération ou l’Évènement. Les Éligibles ont leur tour dans l’ordre des symboles de la carte.
rule-text-2-3-1 = Qui a exécuté une Opération ou un Évènement sur la dernière carte est Inéligible sur celle-ci et ne fait rien. Toutes les autres Factions sont Éligibles ; au début, elles le sont toutes.
rule-text-2-3-1-a = L’ordre des Factions se lit sur la prochaine carte Évènement de la pioche, et non sur la carte en jeu.
rule-text-2-3-1-b = Comme l’Option A ; de plus, exécuter ne rend personne Inéligible. Seul le texte d’un Évènement le peut.
rule-text-2-3-2 = La Faction Éligible dont le symbole est le plus à gauche de la carte est 1ère Éligible, la suivante 2nde Éligible. On saute les Inéligibles.
rule-text-2-3-3 = Qui passe reçoit 1 Ressource, le Gouvernement 3, et reste Éligible pour la carte suivante. La Faction Éligible suivante sur la carte prend sa place.
rule-text-2-3-4 = La 1ère Éligible exécute une Opération, avec ou sans Activité Spéciale, ou l’Évènement. Après une Opération seule, la 2nde peut mener une Opération Limitée ; après une Opération avec Activité Spéciale, une Opération Limitée ou l’Évènement ; après l’Évènement, une Opération avec ou sans Activité Spéciale. L’une et l’autre peuvent aussi passer.
rule-text-2-3-5 = Une Opération Limitée se mène dans 1 zone et sans Activité Spéciale. La Patrouille, le Ratissage et la Marche peuvent amener des pièces de plusieurs zones vers cette seule destination.
rule-text-2-3-6 = Après une Opération payée et sans Activité Spéciale, un joueur peut retirer une Cargaison à lui, ou une que son propriétaire accepte de donner, et mener une Opération Limitée gratuite de n’importe quel type. Une seule fois par carte.
rule-text-2-3-7 = La carte finie, celles qui ont exécuté une Opération ou l’Évènement deviennent Inéligibles et toutes les autres Éligibles, sauf si un Évènement en dispose autrement.
rule-text-2-3-9 = Sur la dernière carte Évènement avant la Propagande finale, les joueurs n’ont droit qu’à des Opérations Limitées, et ni au Ratissage ni à la Marche.
rule-text-2-4 = Personne n’exécute rien sur une carte Propagande. Elle déclenche une Phase de Propagande : vérification de la victoire, revenus, Soutien, Redéploiement et Réinitialisation.
rule-text-2-4-1 = La quatrième carte Propagande est la dernière : après sa Phase de Propagande, la partie est finie et les marges décident. Dans la partie courte c’est la troisième, dans le scénario rapide la deuxième.
rule-text-3-1 = Choisissez une Opération, sélectionnez ses zones et payez pour chacune. Vous décidez dans quel ordre elles se résolvent et quels ennemis sont touchés ; on peut frapper une Faction et en épargner une autre. Une zone n’est sélectionnée qu’une fois.
rule-text-3-1-2 = Une Opération ou Activité Spéciale gratuite ne coûte pas de Ressources. La Faction qui la reçoit pendant le tour d’une autre n’y perd pas son Éligibilité. Toutes les autres conditions demeurent.
rule-text-3-2 = Entraînement, Patrouille, Ratissage ou Assaut. Le Gouvernement ne déplace ni ne place jamais de pièces dans une Zone FARC.
rule-text-3-2-1 = 3 Ressources par zone, dans n’importe quels Métropoles et Départements. Dans les Métropoles, et dans les Départements avec une Base du Gouvernement, placez jusqu’à 6 cubes, Troupes et Police à votre gré. Puis, dans l’une des zones sélectionnées, remplacez 3 cubes par une Base ou menez une Action Civique (3 Ressources de plus par cran).
rule-text-3-2-2 = 3 Ressources en tout. Déplacez des cubes le long des LdC et des Métropoles, aussi loin que vous voulez ; chacun s’arrête où il rencontre des Guérillas. Puis, sur toutes les LdC, chaque cube Active 1 Guérilla, et sur 1 LdC vous pouvez mener un Assaut sans frais.
rule-text-3-2-3 = 3 Ressources par Métropole ou Département. Faites venir des Troupes des zones adjacentes, ou par une LdC libre de Guérillas. Puis chaque cube de la zone, Police comprise, Active 1 Guérilla ; en Forêt, il faut 2 cubes pour chacune.
rule-text-3-2-4 = 3 Ressources par zone. Chaque cube de Troupes élimine 1 Guérilla Active ; en Montagne, il en faut 2. Dans les Métropoles et sur les LdC, la Police compte aussi. Quand une Faction n’a plus de Guérillas dans la zone, on élimine ses Bases.
rule-text-3-2-4-bases-last = L’Assaut, l’Attaque et l’Attaque Aérienne n’éliminent une Base que si sa Faction n’a pas d’autres pièces dans la zone. Une seule Guérilla Dormante protège donc sa Base de l’Assaut et de l’Attaque Aérienne.
rule-text-3-2-5 = L’Aide augmente de 6 pour chaque Cargaison qu’un Assaut élimine, jusqu’à 29.
rule-text-3-3 = Ralliement, Marche, Attaque ou Terreur.
rule-text-3-3-1 = 1 Ressource par Métropole ou Département ; les FARC pas dans les zones en Soutien, les AUC pas dans celles en Opposition. Placez 1 Guérilla ou remplacez-en 2 par une Base. Avec une Base sur place, vous pouvez plutôt placer autant de Guérillas que de Bases plus la Population, ou rassembler des Guérillas de partout et rendre Dormantes toutes les vôtres dans la zone.
rule-text-3-3-2 = 1 Ressource par Métropole ou Département où l’on entre, rien pour les LdC. Chaque Guérilla se déplace une fois, vers une zone adjacente. Un groupe devient Actif sur une LdC ou dans une zone en Soutien (AUC : ou en Opposition) s’il dépasse 3 avec les cubes présents (AUC : et les Guérillas FARC).
rule-text-3-3-3 = 1 Ressource par zone avec des Guérillas à vous et un ennemi. Toutes vos Guérillas y deviennent Actives ; puis lancez un dé. S’il ne dépasse pas leur nombre, éliminez jusqu’à 2 pièces ennemies, même des Guérillas Dormantes, les Bases d’une Faction en dernier. Sur un 1, vous placez aussi une Guérilla.
rule-text-3-3-3-captured-goods = Sur un jet de 1, l’attaquant place dans la zone une de ses Guérillas Disponibles. Une Cargaison que l’Attaque élimine revient à une de ses Guérillas sur place.
rule-text-3-3-4 = 1 Ressource par Métropole ou Département, rien pour les LdC. Dans chaque zone, 1 Guérilla Dormante devient Active. Une Métropole ou un Département reçoit un marqueur Terreur et se décale d’1 niveau vers Neutre ou, pour les FARC, vers l’Opposition Active ; une LdC est sabotée.
rule-text-3-3-4-aid-cut = La Terreur des AUC réduit l’Aide de 3 si elle frappe une zone, de 5 si elle en frappe plusieurs.
rule-text-4-1 = Avec une Opération dans au moins 1 zone, une Faction peut utiliser un type d’Activité Spéciale, à un moment juste avant, pendant ou juste après elle. Les Opérations Limitées n’en ont pas. Si la 1ère Éligible en utilise une, l’Évènement est ouvert à la 2nde.
rule-text-4-1-1 = Certaines Activités Spéciales n’accompagnent que certaines Opérations, ou n’ont lieu que dans leurs zones. Les autres accompagnent toute Opération, partout où elles sont possibles.
rule-text-4-2 = Transport Aérien, Attaque Aérienne ou Éradication.
rule-text-4-2-1 = Avec toute Opération. Déplacez jusqu’à 3 Troupes d’une zone à n’importe quelle autre, mais pas dans une Zone FARC.
rule-text-4-2-2 = Avec Patrouille, Ratissage ou Assaut, dans 1 Département ou sur 1 LdC. Éliminez 1 Guérilla Active, ou 1 Base d’une Faction qui n’y a pas de Guérillas.
rule-text-4-2-3 = Avec toute Opération, dans 1 Département avec des pièces des Cartels. L’Aide augmente de 4 et toutes les Bases des Cartels y sont éliminées. Puis ce Département ou un Département adjacent se décale d’1 niveau vers l’Opposition Active ; si aucun ne le peut, une Guérilla FARC y apparaît.
rule-text-4-3 = Extorsion, Embuscade ou Kidnapping.
rule-text-4-3-1 = Avec toute Opération, dans autant de zones que vous voulez, LdC comprises, où vous avez une Guérilla Dormante et plus de pièces que tous les autres réunis. Dans chacune, 1 Guérilla devient Active et vous gagnez 1 Ressource.
rule-text-4-3-2 = Avec Attaque, dans 1 de ses zones où vous avez une Guérilla Dormante. Elle seule devient Active, et l’on ne lance pas le dé : éliminez 2 pièces ennemies et placez une Guérilla.
rule-text-4-3-3 = Avec Terreur, dans 3 de ses zones au plus, qui ont plus de Guérillas FARC que de Police. Dans une Métropole ou sur une LdC, c’est le Gouvernement qui paie ; auprès d’une Base des Cartels, les Cartels : lancez un dé et prenez autant de Ressources. Sur un 6, les AUC y placent une pièce.
rule-text-4-3-3-drug-ransom = Si les victimes sont les Cartels et qu’ils ont une Cargaison dans la zone, les FARC prennent la Cargaison au lieu de lancer le dé.
rule-text-4-4 = Extorsion, Embuscade ou Assassinat.
rule-text-4-4-1 = Les AUC mènent l’Extorsion et l’Embuscade comme les FARC, avec leurs propres Guérillas.
rule-text-4-4-2 = Avec Terreur, dans 3 de ses zones au plus, où les Guérillas AUC dépassent la Police en nombre. Dans chacune, éliminez 1 pièce ennemie quelconque, même une Base gardée ou une Guérilla Dormante.
rule-text-4-4-2-commandeer = Une Cargaison que libère un Assassinat revient à une Guérilla AUC de la zone.
rule-text-4-5 = Culture, Production ou Corruption.
rule-text-4-5-1 = Avec Ralliement ou Marche, dans 1 Métropole ou Département peuplé où les Cartels ont plus de Guérillas qu’il n’y a de Police. Déplacez-y une Base des Cartels de n’importe où ; ou, dans un Département sélectionné pour ce Ralliement, placez-en une nouvelle.
rule-text-4-5-2 = Avec Ralliement ou Marche. Éliminez autant de Bases des Cartels que vous voulez contre 3 Ressources chacune, ou placez 1 ou 2 Cargaisons sous des Guérillas dans des zones avec des Bases des Cartels.
rule-text-4-5-3 = Il y a 4 Cargaisons. Chacune est sous une Guérilla, se déplace avec elle et appartient à sa Faction ; le propriétaire peut la remettre à toute autre Guérilla de la zone. Si la Guérilla qui la porte est éliminée, il la remet ou la perd. Lors d’une Phase de Propagande, elle devient une Base ou 6 Ressources.
rule-text-4-5-4 = Avec toute Opération, dans 3 zones au plus, pour 3 Ressources chacune. Éliminez jusqu’à 2 cubes, ou éliminez ou retournez jusqu’à 2 Guérillas, ou éliminez une Base.
rule-text-4-5-4-contraband = Les Cartels peuvent donner à toute Guérilla de la zone les Cargaisons que libère une Corruption.
rule-text-5-1 = Qui exécute un Évènement en applique le texte et fait tous les choix, sauf ceux que le texte donne à un autre.
rule-text-5-1-1 = Si un Évènement contredit les règles, l’Évènement prévaut. Mais il ne place que des pièces Disponibles, respecte l’Empilement et les limites de l’Aide et des Ressources, et ne donne à aucune Faction des Opérations ou Activités Spéciales qui ne sont pas les siennes.
rule-text-5-1-2 = Si deux Évènements se contredisent, celui qu’on joue prévaut.
rule-text-5-1-3 = Si une partie d’un Évènement est impossible, le reste est appliqué autant que possible.
rule-text-5-2 = Un Évènement à deux textes s’utilise clair ou grisé, jamais les deux. Chaque Faction peut choisir l’un ou l’autre.
rule-text-5-3 = Ces Évènements changent ce que peut faire le Gouvernement, en mieux ou en pire, jusqu’à la fin de la partie.
rule-text-5-4 = Ces Évènements grisés entravent le Gouvernement jusqu’à la Réinitialisation de la prochaine Phase de Propagande.
rule-text-5-5 = Certains Évènements donnent sur-le-champ une Opération ou une Activité Spéciale. Elle est gratuite et ne touche pas à l’Éligibilité ; les autres conditions demeurent, sauf si l’Évènement en dispose autrement.
rule-text-6-0 = Ses phases, dans l’ordre : Victoire, Contrôle (dans la deuxième édition Sabotage), Ressources, Soutien, Redéploiement, Réinitialisation.
rule-text-6-0-exception = Une carte Propagande qui en suit immédiatement une autre ne déclenche pas de Phase de Propagande. Si c’est la dernière, la partie s’arrête là et les marges décident.
rule-text-6-1 = Si une Faction remplit sa condition de victoire, la partie prend fin aussitôt. Un Gouvernement seul contre des Non-Joueurs ne gagne pas ici.
rule-text-6-2 = Le Gouvernement Contrôle les Métropoles et Départements où ses pièces dépassent en nombre celles de tous les Insurgés, les FARC ceux où les leurs dépassent toutes les autres. Puis chaque LdC avec plus de Guérillas que de cubes, ou adjacente à une Métropole sous Contrôle des FARC, est sabotée.
rule-text-6-3 = Le Gouvernement perçoit ses gains d’abord, puis les Insurgés, puis on échange les Cargaisons. Personne ne dépasse 99 Ressources.
rule-text-6-3-1 = Le Gouvernement reçoit la Valeur Économique de toutes les LdC sans Sabotage, 30 au plus, plus l’Aide. Tant que Samper est président, l’Aide n’est pas versée.
rule-text-6-3-2 = Les FARC et les AUC reçoivent 1 Ressource pour chacune de leurs Bases sur le plateau, les Cartels 3.
rule-text-6-3-3 = Les FARC, puis les AUC, puis les Cartels échangent leurs Cargaisons. Chacune devient une Base là où elle se trouve, s’il y en a une Disponible et de la place, ou bien 6 Ressources.
rule-text-6-4 = L’Action Civique du Gouvernement, l’Agitation des FARC, l’Élection et enfin le Soutien des Élites aux AUC.
rule-text-6-4-1 = Dans les Métropoles et Départements qu’il Contrôle et où il a des Troupes comme de la Police, le Gouvernement peut payer 3 Ressources par cran. Chaque cran retire un marqueur Terreur ou, s’il n’y en a plus, décale la zone d’1 niveau vers le Soutien Actif.
rule-text-6-4-2 = Dans les Métropoles et Départements qu’elles Contrôlent, les FARC peuvent payer 1 Ressource par cran. Chaque cran retire un marqueur Terreur ou, s’il n’y en a plus, décale la zone d’1 niveau vers l’Opposition Active.
rule-text-6-4-3 = Si le Soutien total est de 60 ou moins, Pastrana succède à Samper, ou Uribe à Pastrana. Samper parti, l’Aide est versée ; Pastrana amène une Zone FARC ; Uribe supprime toutes les Zones FARC.
rule-text-6-4-4 = Parmi les Départements qui ne sont pas encore une Zone FARC, celui qui a le plus de pièces FARC en devient une ; à égalité, le Gouvernement choisit. Ses cubes s’y redéploient, ses Bases y sont éliminées et aucune de ses pièces ne peut y entrer. L’Attaque Aérienne et l’Éradication l’atteignent toujours.
rule-text-6-4-5 = Les AUC peuvent mener un Ralliement gratuit dans 1 zone sans Opposition que ni le Gouvernement ni les FARC ne Contrôlent.
rule-text-6-5 = Les Troupes sur les LdC et dans les Départements sans Base du Gouvernement doivent revenir dans une Métropole ou une Base sous Contrôle du Gouvernement. Les autres Troupes le peuvent, et la Police peut aller sur toute LdC ou dans toute zone sous Contrôle du Gouvernement.
rule-text-6-5-1 = Les Troupes sur les LdC et dans les Départements sans Base du Gouvernement doivent aller dans des Métropoles sous Contrôle du Gouvernement, ou des zones sous son Contrôle avec une Base à lui. S’il n’y en a pas, elles vont à Bogotá.
rule-text-6-5-2 = Toutes les autres Troupes peuvent aller dans ces mêmes Métropoles et Bases, ou rester.
rule-text-6-5-3 = La Police peut aller sur toute LdC et dans toute zone sous Contrôle du Gouvernement.
rule-text-6-6 = Toutes les Factions deviennent Éligibles, on retire les marqueurs Terreur, Sabotage et Contrôle et l’Élan Insurrectionnel, et toutes les Guérillas redeviennent Dormantes. La dernière Phase de Propagande n’a ni Redéploiement ni Réinitialisation.
rule-text-7-1 = La plus grande marge est première. Les égalités vont aux Non-Joueurs, puis aux Cartels, aux AUC et aux FARC. Si un Non-Joueur réussit une vérification de la victoire, tous les joueurs perdent également.
rule-text-7-2 = Gouvernement : Soutien total supérieur à 60. FARC : Opposition + Bases supérieur à 25. AUC : plus de Bases que les FARC. Cartels : plus de 10 Bases et plus de 40 Ressources.
rule-text-7-3 = Après la dernière Phase de Propagande, la plus grande marge gagne. Gouvernement : Soutien total moins 60. FARC : Opposition + Bases moins 25. AUC : leurs Bases moins celles des FARC. Cartels : le plus petit de Bases moins 10 et Ressources moins 40.
rule-text-8-1 = Un Non-Joueur exécute l’Évènement ou une Opération selon des règles fixes : la place de son symbole, l’effet qu’aurait l’Évènement, et ses Ressources. Quelle Opération, les sections des Factions le disent.
rule-text-8-1-first-eligible = En 1ère Éligible, un Non-Joueur exécute l’Évènement si son symbole est le plus à gauche de la carte, sinon une Opération.
rule-text-8-1-second-eligible = En 2nde Éligible, un Non-Joueur exécute l’Évènement si ce qu’a fait la 1ère le permet, sauf si la carte porte un 2 gris ; sinon une Opération.
rule-text-8-1-discord = Dans une partie à deux, le Gouvernement décide si un Non-Joueur 2nde Éligible qui a des Ressources exécute un Évènement ayant un effet ou une Opération.
rule-text-8-1-ineffective = Un Non-Joueur n’exécute un Évènement que s’il en résulte quelque chose ; les Capacités et l’Élan comptent pour un effet.
rule-text-8-1-zero-resources = Un Non-Joueur sans Ressources passe au lieu de mener une Opération. Si elles s’épuisent pendant une Opération, il n’ajoute plus de zone mais peut encore utiliser son Activité Spéciale.
rule-text-8-1-not-limited = Là où un joueur n’aurait droit qu’à une Opération Limitée, un Non-Joueur en exécute une complète avec son Activité Spéciale, même sur la dernière carte Évènement.
rule-text-8-1-no-shipping = Les Non-Joueurs ne retirent pas de Cargaisons pour des Opérations de plus.
rule-text-8-1-1 = Les Non-Joueurs font ce qui les concerne autant qu’ils le peuvent, avec le plus de pièces et dans toutes les zones qui conviennent. Ils paient et suivent les procédures comme tout le monde.
rule-text-8-1-1-not-possible = Si rien de l’Opération désignée n’est possible, on exécute celle qui la précède dans la liste de la Faction, avec son Activité Spéciale. Si même un Ralliement est impossible, le Non-Joueur passe.
rule-text-8-1-2 = Les Non-Joueurs placent les Bases avant les Guérillas. Chez l’ennemi ils éliminent d’abord les Bases, puis la Police, les Troupes, les Guérillas Dormantes et Actives ; chez eux ils perdent d’abord les Actives. Ils Marchent de sorte que le plus possible restent Dormantes, et font de leurs Cargaisons des Bases plutôt que des Ressources.
rule-text-8-2 = Si plusieurs Métropoles ou Départements se valent, trois dés désignent une zone d’un tableau ; on prend la première candidate à partir de celle-ci.
rule-text-8-3 = Parmi les LdC, la plus haute Valeur Économique d’abord, puis une LdC adjacente à une Métropole tirée au hasard, puis à chances égales.
rule-text-8-4-1 = Les Non-Joueurs utilisent le texte grisé des Évènements qui en ont deux.
rule-text-8-4-2 = Les Non-Joueurs tirent tout le parti possible d’un Évènement qui place ou déplace des pièces, tant qu’il y en a de Disponibles et qu’il reste de la place.
rule-text-8-4-3 = Les Non-Joueurs choisissent au hasard les zones d’un Évènement, mais celles à décaler de façon à changer le plus le Soutien et l’Opposition totaux.
rule-text-8-4-4 = Pour certains Évènements, les Non-Joueurs ont des instructions particulières, qui passent avant les règles générales.
rule-text-8-5 = Les Cartels mènent Ralliement et Culture ; si les conditions manquent, Marche et Production ; si elles manquent encore, Terreur et Corruption.
rule-text-8-5-1 = Avec 10 pièces des Cartels Disponibles, ou une Base à prendre contre 2 Guérillas, ils mènent un Ralliement dans 3 zones au plus : pour bâtir des Bases ; pour cacher des Guérillas Actives auprès d’une Base avec des cubes ; pour garder des Bases sans Guérillas ; et dans 1 Département où la Culture d’une Base pourrait suivre.
rule-text-8-5-1-cultivate = Ils placent une Base dans un Département du Ralliement ; à défaut, ils en déplacent une d’une zone avec 2 de leurs Bases vers une zone qui n’en a pas.
rule-text-8-5-2 = Si une Cargaison est Disponible, ils mènent une Marche vers une Métropole ou un Département avec moins de 2 Bases, adjacent à une zone avec au moins 2 de leurs Guérillas. Toutes celles qui sont adjacentes y vont, sauf la dernière auprès de chacune de leurs Bases.
rule-text-8-5-2-process = Ils placent 2 Cargaisons là où ils ont une Guérilla et une Base. Sans une telle zone, ils éliminent 1 Base, contre 3 Ressources, d’une zone avec 2 de leurs Bases.
rule-text-8-5-3 = Dans 3 zones peuplées au plus, avec des Guérillas Dormantes : en Soutien d’abord, puis en Opposition, puis Neutres.
rule-text-8-5-3-bribe = Dans 3 zones au plus où ils côtoient des ennemis : contre le Gouvernement d’abord, puis les FARC, puis les AUC, tant qu’il reste 3 Ressources pour chacune.
rule-text-8-6 = Les AUC mènent un Ralliement, ou une Marche vers les FARC, ou la Terreur si une de leurs Guérillas Dormantes se trouve auprès d’une Base FARC, ou sinon une Attaque.
rule-text-8-6-1 = Avec 6 Guérillas AUC Disponibles, ou une Base à bâtir, les AUC mènent un Ralliement dans 3 zones sans Opposition au plus : pour bâtir des Bases ; pour cacher des Guérillas Actives auprès d’une Base avec des cubes ; puis pour placer des Guérillas auprès de Bases FARC, de leurs propres Bases, et ailleurs.
rule-text-8-6-1-extort = Avec Ralliement ou Marche, les AUC mènent l’Extorsion dans chaque zone où elles le peuvent.
rule-text-8-6-1-elite-backing = Lors de leur Ralliement gratuit, les AUC placent une Base si elles le peuvent, sinon des Guérillas comme dans tout Ralliement.
rule-text-8-6-2 = Si moins de la moitié des zones avec des Bases FARC ont une Guérilla AUC, les AUC mènent une Marche vers une zone avec des pièces FARC, de préférence une Base, et sans Guérillas à elles, de préférence là où elles restent Dormantes. 1 Guérilla reste avec chaque Base AUC ou pièce FARC.
rule-text-8-6-3 = Si aucune Guérilla AUC Dormante n’est auprès d’une Base FARC, les AUC mènent une Attaque dans 3 zones au plus où elles ont une Guérilla Dormante ou au moins 3 en tout : pour prendre des Cargaisons, puis contre les FARC, puis contre le Gouvernement.
rule-text-8-6-3-ambush = Dans la zone d’Attaque avec une Guérilla Dormante et le moins de Guérillas AUC.
rule-text-8-6-4 = Si une Guérilla AUC Dormante est auprès d’une Base FARC, les AUC mènent la Terreur dans 3 zones au plus : auprès d’1 Base FARC, puis dans 1 autre zone avec des pièces FARC, puis ailleurs.
rule-text-8-6-4-assassinate = Dans toutes les zones de Terreur où les Guérillas AUC dépassent la Police en nombre : pour prendre des Cargaisons, puis des pièces des FARC, du Gouvernement et des Cartels.
rule-text-8-7 = Les FARC mènent un Ralliement, ou une Marche si elles ne menacent encore personne, ou une Attaque si elles ont plus de Ressources que le Gouvernement, ou sinon la Terreur.
rule-text-8-7-1 = Avec 9 Guérillas FARC Disponibles, ou une Base à bâtir, les FARC mènent un Ralliement dans des zones sans Soutien : partout où 2 Guérillas peuvent devenir une Base ; pour cacher des Guérillas Actives auprès d’une Base avec des cubes ; pour placer des Guérillas auprès de leurs Bases ; et dans 1 zone de plus.
rule-text-8-7-1-extort = Dans chaque zone avec au moins 2 Guérillas Dormantes, et sur 1 LdC, la plus basse Valeur Économique d’abord.
rule-text-8-7-2 = Si aucune LdC ni zone en Soutien n’a de Guérilla FARC Dormante ou 3 pièces FARC, les FARC mènent une Marche : 1 Guérilla sur chaque LdC sans Sabotage (pas avant la Propagande finale), puis vers 3 zones peuplées au plus, en Soutien ou Neutres, où elles ne pourraient pas encore mener l’Agitation, puis vers 1 de plus. Les Guérillas ne quittent que l’Opposition Active, les Départements sans Population et les LdC sabotées, et 1 reste auprès de toute Base.
rule-text-8-7-3 = Si les FARC ont plus de Ressources que le Gouvernement, elles mènent une Attaque : partout où elles ont 3 Guérillas et un ennemi, et dans 1 zone de plus où une Embuscade est possible. Elles visent les Cargaisons, puis les AUC, le Gouvernement, les Cartels.
rule-text-8-7-3-ambush = Dans la zone d’Attaque avec une Guérilla Dormante et le moins de Guérillas FARC.
rule-text-8-7-4 = Si les FARC n’ont pas plus de Ressources que le Gouvernement, elles mènent la Terreur : sur toutes les LdC sans Sabotage, puis là où un Kidnapping est possible, jusqu’à 3 zones de ce genre, puis dans toutes les zones peuplées qui ne sont pas en Opposition Active.
rule-text-8-7-4-kidnap = Dans 3 des zones de Terreur au plus : les LdC d’abord, puis les Métropoles, puis les Départements avec des Bases des Cartels ; pas là où la victime n’a rien.
rule-text-8-7-5 = Les FARC mènent autant d’Agitation qu’elles peuvent en payer : d’abord là où il y a le moins de Terreur, puis en Soutien, puis là où la Population est la plus grande. Elles ne retirent de la Terreur que si un changement de niveau s’ensuit.
rule-text-8-8 = Un Gouvernement seul doit empêcher tout Insurgé de réussir une vérification de la victoire et avoir la plus grande marge après la dernière Phase de Propagande. Sa marge moins la meilleure des autres donne le degré : 0 ou moins, Échec de la COIN ; 1 à 3, Impasse ; 4 à 8, Progrès de la COIN ; 9 ou plus, Triomphe de la COIN.
rule-text-setup = On convient du scénario, du déploiement, des options et de qui mène quelle Faction. Puis on prépare la pioche et l’on met les pièces en place.
rule-text-setup-deck = Sur les 72 Évènements, 12 sont mis de côté sans être vus. Les autres forment 4 paquets où l’on mélange une carte Propagande chacun, puis qu’on empile. Le scénario rapide a 4 paquets de 6 Évènements, avec une carte Propagande dans le deuxième et le quatrième.
rule-text-setup-open = Les pièces des Non-Joueurs sont placées comme dans le Déploiement Standard. Puis les Cartels, les AUC, les FARC et le Gouvernement, dans cet ordre et si un joueur les mène, placent leurs propres pièces de départ dans certaines limites.

## Didacticiel : les premiers tours du Gouvernement dans une partie en solitaire

tutorial-welcome-title = Bienvenue
tutorial-welcome = Vous menez le Gouvernement de Colombie. Les FARC, les AUC et les Cartels agissent d’eux-mêmes. Ces notes vous guident pendant vos premiers tours et avancent quand vous avez fait ce qu’elles demandent ; vous pouvez les feuilleter à tout moment, et rien de ce que vous faites ici ne peut mal tourner.
tutorial-support-title = L’enjeu
tutorial-support = Toutes les Métropoles et la plupart des Départements ont une Population et un niveau, du Soutien Actif à l’Opposition Active. Pour vous compte le Soutien total : la Population en Soutien Passif une fois, en Soutien Actif deux fois. Il vous en faut plus de 60. Voyez Bogotá : avec 8 de Population, rien n’est plus précieux.
tutorial-pieces-title = Les pièces
tutorial-pieces = Vos cubes sont les Troupes, qui se battent, et la Police, qui reste et tient le terrain. Les Insurgés ont des Guérillas : Dormantes, on ne peut guère les toucher ; Actives, si. Les disques sont des Bases. Entre les Métropoles courent les LdC, d’où viennent vos Ressources. Choisissez une zone pour lire ce qu’elle contient.
tutorial-card-title = La carte en jeu
tutorial-card = Les symboles de la carte donnent l’ordre. Deux Factions au plus y exécutent une Opération ou l’Évènement, et toutes deux sautent la carte suivante, qui est déjà visible à côté. Si d’autres ont agi avant vous sur cette carte, ce qu’elles ont fait décide de ce qui vous reste.
tutorial-train-title = Votre première Opération
tutorial-train = Quand on vous demande que faire de la carte, c’est votre tour. Parmi les choix figurent vos Opérations : choisissez l’Entraînement, qui amène de nouveaux cubes et peut gagner du Soutien. Si les Opérations sont Limitées sur cette carte, vous avez une zone et pas d’Activité Spéciale : cela suffit pour commencer.
tutorial-space-title = Choisissez une zone
tutorial-space = Les zones que vous pouvez choisir sont éclairées sur le plateau. Choisissez une Métropole qui n’est pas encore en Soutien Actif ; au début du scénario standard, c’est Cali. Chaque zone coûte 3 Ressources.
tutorial-cubes-title = Des cubes, et le droit de changer d’avis
tutorial-cubes = Placez jusqu’à 6 cubes : dites d’abord combien de Troupes, puis combien de Police. Vous changez d’avis ? Annulez le choix et répondez à nouveau. C’est possible tant qu’aucun dé n’est lancé, qu’aucune carte n’est révélée et que personne d’autre ne décide. Puis choisissez une autre zone, ou terminez.
tutorial-build-title = Gagnez la population
tutorial-build = Dans l’une de vos zones, vous pouvez maintenant bâtir une Base ou mener une Action Civique. Là où vous avez des Troupes, de la Police et le Contrôle (plus de pièces que tous les Insurgés réunis), 3 Ressources retirent un marqueur Terreur ou montent d’un niveau. Essayez si c’est proposé. Ensuite, vous pouvez ajouter une Activité Spéciale comme le Transport Aérien, ou finir votre tour.
tutorial-why-title = Les autres ont agi
tutorial-why = Vous avez exécuté une Opération, vous avez donc sauté une carte ; vous voici de nouveau Éligible. Le journal raconte ce qui s’est passé. Les Non-Joueurs suivent des priorités fixes : demandez pourquoi, et chaque étape est expliquée avec le numéro de sa règle. Chaque numéro ouvre un résumé de la règle.
tutorial-margins-title = Qui est en tête ?
tutorial-margins = À côté de chaque Faction figure sa marge : de combien elle dépasse son but, ou ce qui lui manque. Si un Insurgé est au-dessus de 0 quand une carte Propagande est révélée, vous avez perdu. Voyez qui en est le plus près et ce qu’il lui faut : son aide de jeu se trouve dans l’aide.
tutorial-sweep-title = Trouvez les Guérillas
tutorial-sweep = Choisissez maintenant le Ratissage. Il amène des Troupes dans des Métropoles ou des Départements et Active des Guérillas Dormantes. S’il y a des Guérillas sur vos LdC, une Patrouille vaut peut-être mieux : 3 Ressources pour tout le plateau. Dans ce cas, avancez vous-même dans ces notes.
tutorial-troops-title = Envoyez les Troupes
tutorial-troops = Choisissez une zone avec des Guérillas près de vos Troupes et faites-en venir : chaque cube sur place Active 1 Guérilla, en Forêt il en faut 2. Si vous avez droit à une Activité Spéciale, une Attaque Aérienne élimine aussitôt une Guérilla Active hors des Métropoles. Puis finissez votre tour.
tutorial-plan-title = Votre plan pour la suite
tutorial-plan = Les Guérillas Actives tombent sous un Assaut, et leurs Bases après elles. Regardez aussi l’Évènement : vous pouvez choisir l’un ou l’autre texte. Si rien ne presse, passez : vous gagnez 3 Ressources et restez Éligible. Jouez jusqu’à ce qu’une carte Propagande soit révélée.
tutorial-round-title = Une Phase de Propagande
tutorial-round = On vérifie d’abord les buts. Puis les LdC sans Sabotage rapportent des Ressources ; vous achetez du Soutien par l’Action Civique là où vous avez Contrôle, Troupes et Police ; il peut y avoir une Élection ; les Troupes des Départements sans Base rentrent, et toutes les Guérillas se cachent. Après la dernière, il vous faut la plus grande marge. Bonne chance !
