### The edition without a server.

page-site-python = Chargement de Python…
page-site-rules = Chargement des règles…
page-site-ready = Prêt
page-site-failed = Les parties ne peuvent pas démarrer dans ce navigateur. Réessayez, ou utilisez une version récente de Chrome, Edge, Firefox ou Safari.
page-site-title = Jouée dans ce navigateur
page-site-text = Cette édition se passe de serveur et fonctionne hors ligne. Vos parties sont conservées dans ce navigateur. Pour jouer avec des amis sur d’autres appareils, il faut que quelqu’un fasse tourner un serveur.
page-site-export = Exporter toutes les parties
page-site-import = Importer des parties
page-site-imported = Parties importées : { $count }
page-site-install = Installer l’application
page-site-licences = Licences
page-site-update = Une nouvelle version est prête.
page-site-update-now = Mettre à jour
page-site-others = Fermez d’abord les autres onglets de ce site.
page-site-not-stored = Ce navigateur ne conserve rien pour ce site. Vos parties sont perdues à la fermeture de l’onglet, sauf si vous les exportez.
page-site-bad-link = Ce lien est endommagé. Il ne décrit aucune partie.
page-site-friends-text = Tout le monde joue sur cet écran. Choisissez qui joue chaque Faction.
page-site-shared = Partie partagée

problem-storage-full = Le navigateur n’a plus de place pour ce site. Rien n’a été changé. Exportez vos parties et supprimez-en quelques-unes.
problem-storage-failed = Le navigateur n’a pas pu conserver ceci. Rien n’a été changé. Réessayez.
problem-newer-site = Une version plus récente de ce site a conservé cette partie. Rechargez la page pour mettre le site à jour.
problem-bad-export = Ce fichier ne contient pas de parties exportées.
