### The edition without a server.

page-site-python = Cargando Python…
page-site-rules = Cargando las reglas…
page-site-ready = Listo
page-site-failed = Las partidas no pueden empezar en este navegador. Inténtalo de nuevo o usa una versión actual de Chrome, Edge, Firefox o Safari.
page-site-title = Se juega en este navegador
page-site-text = Esta edición no necesita servidor y funciona sin conexión. Tus partidas se guardan en este navegador. Para jugar con amigos en otros dispositivos, alguien tiene que poner en marcha un servidor.
page-site-export = Exportar todas las partidas
page-site-import = Importar partidas
page-site-imported = Partidas importadas: { $count }
page-site-install = Instalar como aplicación
page-site-licences = Licencias
page-site-update = Hay una versión nueva.
page-site-update-now = Actualizar
page-site-others = Cierra primero las otras pestañas de este sitio.
page-site-not-stored = Este navegador no guarda nada de este sitio. Tus partidas se pierden al cerrar la pestaña si no las exportas.
page-site-bad-link = Este enlace está dañado. No describe ninguna partida.
page-site-friends-text = Todos juegan en esta pantalla. Elige quién juega con cada Facción.
page-site-shared = Partida compartida

problem-storage-full = El navegador ya no tiene espacio para este sitio. No se ha cambiado nada. Exporta tus partidas y elimina algunas.
problem-storage-failed = El navegador no ha podido guardar esto. No se ha cambiado nada. Inténtalo de nuevo.
problem-newer-site = Una versión más nueva de este sitio guardó esta partida. Recarga la página para actualizar el sitio.
problem-bad-export = Este archivo no contiene partidas exportadas.
