### Ce que la page et le serveur disent de ce qui entoure le plateau : encadrés, pistes, séquence de jeu, récit, fin.

## Ce que nomme le serveur

resources-of = Ressources : { $faction }
sequence-operation = Opération seule
sequence-operation-and-special = Opération et Activité Spéciale
sequence-event = Évènement
sequence-after-operation = Opération Limitée
sequence-after-operation-and-special = Opération Limitée ou Évènement
sequence-after-event = Opération, Activité Spéciale facultative

## L’encadré d’une zone

page-space-box = À propos de cette zone
page-space-controlled = Contrôle : { $side }, { $count } contre { $others }
page-space-uncontrolled = Sans Contrôle : { $side } { $count } contre { $others }
page-space-marked = Contrôle marqué pour cette Phase de Propagande (c’est lui qui compte) : { $side }
page-space-unmarked = Contrôle marqué pour cette Phase de Propagande : aucun
page-legend-marked = Drapeau carré avec punaise : Contrôle marqué pendant la Phase de Propagande, valable jusqu’à la fin de celle-ci
page-legend-rim = Teinte et bord d’une zone : Contrôle ({ $side })
page-space-neighbours = Zones voisines :
page-space-now = Maintenant :
page-space-choose = Choisir cette zone

## Le récit de ce qui s’est passé

page-telling = Voici ce qui s’est passé…
page-telling-step = Étape suivante
page-telling-play = Lecture automatique
page-telling-speed = Vitesse
page-telling-actions = Voir chaque action ({ $count })
page-drama-odds = réussit de 1 à { $most } ({ $percent } %)
page-drama-hit = Réussite
page-drama-miss = Échec

## Pistes, victoire, séquence, pioche

victory-in-reach = { $faction } : victoire à la prochaine vérification si rien ne change
page-edge = Piste de bord, de 0 à { $most }
page-victory-bars = Victoire
page-victory-line = { $faction }, { $title } : { $number } ; il faut plus de { $goal } pour gagner
page-sequence-first = 1ère Éligible
page-sequence-second = 2nde Éligible
page-coming = Cartes à venir : { $count } (Propagande : { $propaganda })
page-coming-first = Jouerait en premier : { $faction }

## La fin de la partie

page-turning = Tournants
page-turning-line = { $title } : { $faction } { $change }
page-totals = Ce que chaque Faction a fait
page-totals-operations = Opérations
page-totals-specials = Activités Spéciales
page-totals-events = Évènements
page-totals-passes = Tours passés
page-totals-placed = Pièces placées
page-totals-lost = Pièces perdues
page-totals-spent = Ressources dépensées
