### Comment se lisent les choix du cadre du jeu. Ceux des Opérations et des Évènements ont leurs propres fichiers.

choice-pass = Passer
choice-event = Évènement
choice-unshaded = Évènement, clair
choice-shaded = Évènement, grisé
choice-propaganda = Propaganda!
choice-card = { $card }
choice-find-fix-finish-done = N’Activer personne
choice-suicide-target-done = Ne rien éliminer
choice-rally-sharia-done = Pas de Charia

## À la main

choice-hand-returnees = Placer un marqueur +1 Pop
choice-hand-unreturnees = Retirer un marqueur +1 Pop
choice-hand-track-patronage = { track-patronage }
choice-hand-track-islamabad = Islamabad
choice-hand-track-hard = Islamabad : Durci ou non
choice-hand-value-hostility = { islamabad-hostility }
choice-hand-value-pressure = { islamabad-pressure }
choice-hand-value-tolerance = { islamabad-tolerance }
choice-hand-value-backing = { islamabad-backing }
choice-hand-value-sponsorship = { islamabad-sponsorship }
journal-returnees-gone = Marqueur +1 Pop retiré { $from }
journal-card-told = { $card } : données imprimées saisies
choice-hand-box-casualties = Pertes
choice-hand-box-from-casualties = Pertes

## Ce que les bots demandent sur un Évènement imprimé

prompt-would = { $card } · { $faction } : { $reason } ?
choice-yes = Oui
choice-no = Non

companion-returnee = { $space } : { $there ->
    [1] marqueur +1 Pop
   *[0] retirez le marqueur +1 Pop
}
companion-patronage = { track-patronage } { $before } → { $after }
companion-islamabad = { track-islamabad } : { $after ->
    [4] { islamabad-sponsorship }
    [3] { islamabad-backing }
    [2] { islamabad-tolerance }
    [1] { islamabad-pressure }
   *[0] { islamabad-hostility }
}
companion-hard = { track-islamabad } : { $after ->
    [1] retournez le marqueur du côté Durci
   *[0] retournez le marqueur, il n’est plus Durci
}
compare-returnee = +1 Pop
