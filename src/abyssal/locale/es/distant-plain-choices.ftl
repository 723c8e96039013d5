### Cómo se leen las opciones del marco del juego. Las de Operaciones y Eventos tienen sus propios archivos.

choice-pass = Pasar
choice-event = Evento
choice-unshaded = Evento, sin sombrear
choice-shaded = Evento, sombreado
choice-propaganda = Propaganda!
choice-card = { $card }
choice-find-fix-finish-done = No Activar a nadie
choice-suicide-target-done = No eliminar nada
choice-rally-sharia-done = Sin Sharía

## A mano

choice-hand-returnees = Colocar un marcador de +1 Pob
choice-hand-unreturnees = Retirar un marcador de +1 Pob
choice-hand-track-patronage = { track-patronage }
choice-hand-track-islamabad = Islamabad
choice-hand-track-hard = Islamabad: Endurecido o no
choice-hand-value-hostility = { islamabad-hostility }
choice-hand-value-pressure = { islamabad-pressure }
choice-hand-value-tolerance = { islamabad-tolerance }
choice-hand-value-backing = { islamabad-backing }
choice-hand-value-sponsorship = { islamabad-sponsorship }
journal-returnees-gone = Marcador de +1 Pob retirado { $from }
journal-card-told = { $card }: datos impresos introducidos
choice-hand-box-casualties = Bajas
choice-hand-box-from-casualties = Bajas

## Lo que los bots preguntan sobre un Evento impreso

prompt-would = { $card } · { $faction }: { $reason }?
choice-yes = Sí
choice-no = No

companion-returnee = { $space }: { $there ->
    [1] marcador de +1 Pob
   *[0] retira el marcador de +1 Pob
}
companion-patronage = { track-patronage } { $before } → { $after }
companion-islamabad = { track-islamabad }: { $after ->
    [4] { islamabad-sponsorship }
    [3] { islamabad-backing }
    [2] { islamabad-tolerance }
    [1] { islamabad-pressure }
   *[0] { islamabad-hostility }
}
companion-hard = { track-islamabad }: { $after ->
    [1] da la vuelta al marcador: Endurecido
   *[0] da la vuelta al marcador: ya no Endurecido
}
compare-returnee = +1 Pob
