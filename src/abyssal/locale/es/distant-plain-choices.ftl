### Cómo se leen las opciones del marco del juego. Las de Operaciones y Eventos tienen sus propios archivos.

choice-pass = Pasar
choice-event = Evento
choice-unshaded = Evento, sin sombrear
choice-shaded = Evento, sombreado
choice-propaganda = Propaganda!
choice-card = { $card }
choice-find-fix-finish-done = No activar a nadie
choice-suicide-target-done = No eliminar nada
choice-rally-sharia-done = Sin Sharía
