### What stands beside the map, and the options of a new game.

game-title = Andean Abyss
game-provenance = Los nombres y los datos siguen las reglas publicadas; todos los textos y el mapa son nuestros.
game-about = Colombia en los años noventa: el Gobierno, las FARC, las AUC y los Cárteles luchan por un mismo país, cada uno con su propio objetivo.
game-length = De 2 a 3 horas; en torno a 1 hora con el escenario rápido
game-difficulty = Media. Buena puerta de entrada a la serie.
wins-govt = Gánate a la gente: Apoyo Total superior a 60.
wins-farc = Siembra la Oposición y construye Bases: más de 25 en total.
wins-auc = Crece más que tu enemigo: más Bases que las FARC.
wins-cartels = Enriquécete en la sombra: más de 10 Bases y más de 40 Recursos.

track-aid = Ayuda
track-president = El Presidente
track-support = Apoyo Total
track-opposition = Oposición + Bases

option-scenario = Escenario
option-scenario-about = La partida completa, o una más breve que empieza más tarde.
value-scenario-standard = Estándar
value-scenario-quick = Rápido
option-edition = Edición
option-edition-about = Las reglas de la primera o de la segunda edición.
value-edition-first = Primera
value-edition-second = Segunda
option-government = Gobierno sin jugador
option-government-about = Quién juega con el Gobierno si no lo hace un jugador. La primera edición no tiene un bot para él; como variante de la casa puede usar el de la segunda. La segunda edición siempre tiene el suyo.
value-government-standard = Sin bot (primera edición)
value-government-second = El bot de la segunda edición (variante de la casa)
option-deployment = Despliegue
option-deployment-about = Empezar como está impreso, o dejar que cada jugador coloque antes algunas fichas.
value-deployment-standard = Como está impreso
value-deployment-open = Abierto
option-piles = Mazo
option-piles-about = Las cartas de Propaganda se barajan en montones iguales o aproximadamente iguales.
value-piles-exact = Montones exactos
value-piles-rough = Montones aproximados
option-no_reveal = Sin revelar
option-no_reveal-about = La carta siguiente queda boca abajo hasta que se juega.
value-no_reveal-false = Carta siguiente a la vista
value-no_reveal-true = Carta siguiente oculta
option-eligibility = Elegibilidad
option-eligibility-about =
    Las reglas habituales de Elegibilidad, o una de dos Opciones (2.3.1).
    Opción A: el orden de las Facciones es el de la siguiente carta de Evento, no el de la carta en juego.
    Opción B: como la A, y actuar no deja a nadie No Elegible; solo los Eventos lo hacen.
value-eligibility-standard = Estándar
value-eligibility-a = Opción A
value-eligibility-b = Opción B
option-short = Duración
option-short-about = Jugar hasta la última carta de Propaganda, o terminar en la tercera.
value-short-false = Completa
value-short-true = Breve
option-seeded = Propaganda repartida
option-seeded-about = Segunda edición: cada Propaganda está entre las últimas cartas de su montón.
value-seeded-false = No
value-seeded-true = Sí

deal-hand = { $space }: Cargamento de { $piece } a { $other }
goal-auc-bases = Bases de las AUC
goal-bases = Bases
goal-resources = Recursos
