### Messages of `abyssal serve`, and requests that the server refuses.

serve-address = Abyssal tourne à l’adresse { $address } (Ctrl+C pour arrêter)
serve-open = Ouvrez { $address } dans un navigateur.
serve-engine = { $engine ->
    [compiled] Moteur compilé utilisé.
   *[plain] Moteur non compilé utilisé. `make fast` en crée un plusieurs fois plus rapide.
}

problem-no-table = Il n’y a pas de table { $table }.
problem-no-page = Il n’y a rien à cette adresse.
problem-no-method = Cette adresse n’accepte pas ce type de requête.
problem-no-token = Il vous faut pour cela le lien secret d’une place.
problem-bad-token = Ce lien secret n’est celui d’aucune place de cette table.
problem-not-your-seat = Réservé à { $faction }.
problem-not-host = Seul l’hôte peut le faire.
problem-not-friendly = Seules les parties amicales permettent de revenir en arrière.
problem-other-origin = Cette requête vient d’un autre site.
problem-other-host = Ce serveur ne s’appelle pas { $host }.
problem-old-revision = La table a changé entre-temps. Vérifiez-la et réessayez.
problem-request-reused = Cet identifiant de requête a déjà servi à autre chose.
problem-bad-message = Ce message est illisible : { $error }.
problem-too-large = C’est trop grand : { $most } Ko au plus.
problem-too-long = Cette partie est trop longue : { $most } choix au plus.
problem-seat-taken = Un autre joueur a pris cette place : { $faction }.
problem-too-far-ahead = Impossible de choisir { $choice } d’avance : le hasard ou un autre joueur décide avant. Rien n’a été choisi.
problem-too-often = Trop de requêtes. Attendez un instant.
problem-bad-text = Dites quelque chose, en { $most } caractères au plus.
problem-long-name = Ce nom est trop long : { $most } caractères au plus.
problem-record-alone = Un enregistrement apporte son propre jeu, ses options et ses places. N’envoyez rien d’autre avec lui.
problem-bad-seat = Cette place n’existe pas : { $seat }.
problem-no-person = Il faut au moins une place pour une personne.
problem-no-webhooks = Ce serveur n’envoie pas de notifications de tour.
problem-bad-webhook = Les notifications de tour vont à une adresse publique qui commence par https:// ou http://.
problem-broken-table = On ne peut plus jouer à cette table : ses choix ne suivent plus les règles. Vous pouvez encore télécharger son enregistrement.
problem-other-table = Cette table a été créée par la version { $found } ; celle-ci est la version { $known }, qui a ses propres règles. Pour continuer avec l’autre, téléchargez l’enregistrement.
problem-newer-database = Cette base de données vient d’une version plus récente ({ $found }) ; celle-ci accepte { $known }.
problem-bad-database = Impossible d’utiliser la base de données { $url } : { $reason }.
problem-no-driver = La base de données { $url } a besoin de psycopg. Installez-le : { $command }
problem-server-failed = Une erreur s’est produite sur le serveur. Rien n’a été changé.
problem-no-database = Les parties sont inaccessibles pour l’instant. Rien n’a été changé. Réessayez dans un instant.
problem-too-many-gifts = Trop d’accords : { $most } au plus sur { $among } choix.
problem-cannot-listen = Impossible d’écouter sur { $address } : { $reason }.
problem-remove-needs-export = --remove demande --older-than et --export : aucune table n’est supprimée sans son enregistrement.
problem-processes-need-postgresql = Plusieurs processus exigent PostgreSQL : indiquez-le avec --db postgresql+psycopg://…

## `abyssal tables`

tables-line = { $table } : { $game }, { $count } choix, dernier changement { $day }
tables-written = écrite dans { $path }
tables-removed = retirée de la base de données
tables-kept = gardée : elle a changé entre-temps
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}

## Ce que les joueurs conviennent, et qui gagne

deal-give = { $count ->
    [one] { $giver } donne { $count } Ressource à { $receiver }
   *[other] { $giver } donne { $count } Ressources à { $receiver }
}
wins = Victoire : { $factions }

## Groupes d’options

option-group-game = Partie et mise en place
option-group-deck = Pioche
option-group-rules = Règles optionnelles
option-group-bots = Bots
