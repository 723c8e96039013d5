### Lo que la página y el servidor dicen de lo que rodea el mapa: recuadros, contadores, secuencia de juego, relato, final.

## Lo que nombra el servidor

resources-of = Recursos: { $faction }
sequence-operation = Solo Operación
sequence-operation-and-special = Operación y Actividad Especial
sequence-event = Evento
sequence-after-operation = Operación Limitada
sequence-after-operation-and-special = Operación Limitada o Evento
sequence-after-event = Operación, Actividad Especial opcional

## El recuadro de una casilla

page-space-box = Sobre esta casilla
page-space-controlled = Control: { $side }, { $count } contra { $others }
page-space-uncontrolled = Sin Control: { $side } { $count } contra { $others }
page-space-marked = Control marcado para esta Ronda de Propaganda (es el que cuenta): { $side }
page-space-unmarked = Control marcado para esta Ronda de Propaganda: ninguno
page-legend-marked = Bandera cuadrada con chincheta: Control marcado en la Ronda de Propaganda, válido hasta que acabe
page-legend-rim = Tinte y borde de una casilla: Control ({ $side })
page-space-neighbours = Vecinas:
page-space-now = Ahora:
page-space-choose = Elegir esta casilla

## El relato de lo sucedido

page-telling = Así han actuado los demás…
page-telling-step = Siguiente paso
page-telling-play = Reproducir
page-telling-speed = Velocidad
page-telling-actions = Ver cada acción ({ $count })
page-drama-odds = éxito con 1 a { $most } ({ $percent } %)
page-drama-hit = Éxito
page-drama-miss = Fracaso

## Contadores, victoria, secuencia, mazo

victory-in-reach = { $faction }: victoria en la próxima comprobación si nada cambia
page-edge = Contador del borde, de 0 a { $most }
page-victory-bars = Victoria
page-victory-line = { $faction }, { $title }: { $number }; se gana con más de { $goal }
page-sequence-first = 1ª Elegible
page-sequence-second = 2ª Elegible
page-coming = Cartas que quedan: { $count } (Propaganda: { $propaganda })
page-coming-first = Actuaría primero: { $faction }

## El final de la partida

page-turning = Momentos decisivos
page-turning-line = { $title }: { $faction } { $change }
page-totals = Lo que hizo cada Facción
page-totals-operations = Operaciones
page-totals-specials = Actividades Especiales
page-totals-events = Eventos
page-totals-passes = Veces que pasó
page-totals-placed = Fichas colocadas
page-totals-lost = Fichas perdidas
page-totals-spent = Recursos gastados
