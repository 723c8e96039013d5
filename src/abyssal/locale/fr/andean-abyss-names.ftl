### Les noms des choses dans Andean Abyss.

faction-govt = Gouvernement
faction-farc = FARC
faction-auc = AUC
faction-cartels = Cartels

short-govt = Gouv.
short-farc = FARC
short-auc = AUC
short-cartels = Cartels

# $count choisit la forme ; le nombre ne fait pas partie du nom.
piece-govt-troops = { $count ->
    [one] Troupe
   *[other] Troupes
}
piece-govt-police = { $count ->
    [one] cube
   *[other] cubes
} de Police
piece-govt-base = { $count ->
    [one] Base
   *[other] Bases
} du Gouvernement
piece-farc-guerrilla = { $count ->
    [one] Guérilla
   *[other] Guérillas
} FARC
piece-farc-guerrilla-u = { $count ->
    [one] Guérilla FARC Dormante
   *[other] Guérillas FARC Dormantes
}
piece-farc-guerrilla-a = { $count ->
    [one] Guérilla FARC Active
   *[other] Guérillas FARC Actives
}
piece-farc-base = { $count ->
    [one] Base
   *[other] Bases
} FARC
piece-auc-guerrilla = { $count ->
    [one] Guérilla
   *[other] Guérillas
} AUC
piece-auc-guerrilla-u = { $count ->
    [one] Guérilla AUC Dormante
   *[other] Guérillas AUC Dormantes
}
piece-auc-guerrilla-a = { $count ->
    [one] Guérilla AUC Active
   *[other] Guérillas AUC Actives
}
piece-auc-base = { $count ->
    [one] Base
   *[other] Bases
} AUC
piece-cartels-guerrilla = { $count ->
    [one] Guérilla
   *[other] Guérillas
} des Cartels
piece-cartels-guerrilla-u = { $count ->
    [one] Guérilla Dormante
   *[other] Guérillas Dormantes
} des Cartels
piece-cartels-guerrilla-a = { $count ->
    [one] Guérilla Active
   *[other] Guérillas Actives
} des Cartels
piece-cartels-base = { $count ->
    [one] Base
   *[other] Bases
} des Cartels
counted = { $count } { $pieces }

# Où quelque chose se passe : $space avec sa préposition.
at = { $kind ->
    [city] à { $space }
    [loc] sur { $space }
   *[other] { $id ->
        [amazonas] dans l’{ $space }
        [antioquia] dans l’{ $space }
        [arauca] dans l’{ $space }
        [atlantico] dans l’{ $space }
        [ecuador] en { $space }
        [panama] au { $space }
       *[other] dans le { $space }
    }
}
from = { $kind ->
    [city] à { $space }
    [loc] sur { $space }
   *[other] { $id ->
        [amazonas] dans l’{ $space }
        [antioquia] dans l’{ $space }
        [arauca] dans l’{ $space }
        [atlantico] dans l’{ $space }
        [ecuador] en { $space }
        [panama] au { $space }
       *[other] dans le { $space }
    }
}
to = { $kind ->
    [rural] { $id ->
        [amazonas] vers l’{ $space }
        [antioquia] vers l’{ $space }
        [arauca] vers l’{ $space }
        [atlantico] vers l’{ $space }
        [ecuador] vers l’{ $space }
       *[other] vers le { $space }
    }
   *[other] vers { $space }
}

spaces-city = Métropoles
spaces-rural = Départements
spaces-loc = LdC

level-active-support = Soutien Actif
level-passive-support = Soutien Passif
level-neutral = Neutre
level-passive-opposition = Opposition Passive
level-active-opposition = Opposition Active

side-unshaded = clair
side-shaded = grisé

operation-train = Entraînement
operation-patrol = Patrouille
operation-sweep = Ratissage
operation-assault = Assaut
operation-rally = Ralliement
operation-march = Marche
operation-attack = Attaque
operation-terror = Terreur

special-air-lift = Transport Aérien
special-air-strike = Attaque Aérienne
special-eradicate = Éradication
special-extort = Extorsion
special-ambush = Embuscade
special-kidnap = Kidnapping
special-assassinate = Assassinat
special-cultivate = Culture
special-process = Production
special-bribe = Corruption

president-samper = Samper
president-pastrana = Pastrana
president-uribe = Uribe

control-govt = Contrôle du Gouvernement
control-farc = Contrôle des FARC

phase-setup = Mise en place
phase-new-card = Nouvelle carte
phase-turn = Carte Évènement
phase-victory = Phase de Victoire
phase-control = { $variant ->
    [second] Phase de Sabotage
   *[first] Phase de Contrôle
}
phase-resources = Phase de Ressources
phase-civic-action = Phase de Soutien : Action Civique
phase-agitation = Phase de Soutien : Agitation
phase-election = Phase de Soutien : Élection
phase-elite-backing = Phase de Soutien : Soutien des Élites
phase-redeploy = Phase de Redéploiement
phase-reset = Phase de Réinitialisation
phase-over = Fin de la partie

scenario-standard = scénario standard
scenario-quick = scénario rapide

edition-first = première édition
edition-second = seconde édition
nonplayers-second = Les Non-Joueurs suivent la section 8 de la seconde édition. Un tableau établi par nous décide quels Évènements prend un Gouvernement Non-Joueur, car les instructions imprimées ne sont pas connues.
note-government-second = Le bot du Gouvernement suit la section 8 de la seconde édition : dans la première, une variante maison.

tracks = Aide { $aid } · El Presidente { $president } · Soutien total { $support } · Opposition + Bases { $opposition }
help-give = give DE À NOMBRE — donner des Ressources : give farc auc 5
help-hand = hand ZONE PORTEUR PORTEUR — remettre une Cargaison : hand cali farc.guerrilla.u auc.guerrilla.u
help-notation = Sur le plateau : après chaque nom sa Population ou son Econ ; t Troupes, p Police, g Guérillas (a : combien sont Actives), b Bases ; AS PS PO AO : Soutien Actif/Passif, Opposition Passive/Active.
