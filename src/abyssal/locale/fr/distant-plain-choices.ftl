### Comment se lisent les choix du cadre du jeu. Ceux des Opérations et des Évènements ont leurs propres fichiers.

choice-pass = Passer
choice-event = Évènement
choice-unshaded = Évènement, clair
choice-shaded = Évènement, grisé
choice-propaganda = Propaganda!
choice-card = { $card }
choice-find-fix-finish-done = N’activer personne
choice-suicide-target-done = Ne rien éliminer
choice-rally-sharia-done = Pas de Charia
