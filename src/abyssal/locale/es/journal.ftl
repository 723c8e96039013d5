### Líneas del diario que comparten todos los juegos.

journal-place = { $count ->
    [one] Se coloca { $counted } { $at }
   *[other] Se colocan { $counted } { $at }
}
journal-remove = { $count ->
    [one] Se elimina { $counted } { $from }
   *[other] Se eliminan { $counted } { $from }
}
journal-discard = { $count ->
    [one] Sale de la partida { $counted }
   *[other] Salen de la partida { $counted }
}
journal-off = Traslado { $from } al recuadro { $box }: { $counted }
journal-rebox = { $counted }: { $source } → { $to }
journal-move = { $counted }: { $origin } → { $destination }
journal-turn = { $side ->
    [underground] { $count ->
        [one] Se oculta { $guerrillas } { $at }
       *[other] Se ocultan { $guerrillas } { $at }
    }
   *[active] { $count ->
        [one] Se activa { $guerrillas } { $at }
       *[other] Se activan { $guerrillas } { $at }
    }
}
journal-support = { $space } pasa a { $level }
journal-terror = { $count ->
    [one] Marcador de Terror { $at }
   *[other] { $count } marcadores de Terror { $at }
}
journal-sabotage = Sabotaje { $at }
journal-calm = { $count ->
    [one] Se elimina un marcador de Terror { $from }
   *[other] Se eliminan { $count } marcadores de Terror { $from }
}
journal-repair = Se elimina el Sabotaje { $from }
journal-resources = { $faction }: Recursos { $change }, ahora { $total }
journal-transfer = { $giver } → { $receiver }: { $count ->
    [one] { $count } Recurso
   *[other] { $count } Recursos
}
journal-aid = Ayuda { $change }, ahora { $total }
journal-pass = { $faction }: pasa
journal-ineligible = { $faction }: Facción No Elegible hasta después de la próxima carta
journal-stays-eligible = { $faction }: sigue siendo Facción Elegible
journal-card = Carta: { $card }
