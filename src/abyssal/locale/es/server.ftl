### Messages of `abyssal serve`, and requests that the server refuses.

serve-address = Abyssal está en { $address } (pulsa Ctrl+C para parar)
serve-open = Abre { $address } en un navegador.
serve-engine = { $engine ->
    [compiled] Se usa el motor compilado.
   *[plain] Se usa el motor sin compilar. `make fast` crea uno varias veces más rápido.
}

problem-no-table = No existe la mesa { $table }.
problem-no-page = No hay nada en esta dirección.
problem-no-method = Esta dirección no admite ese tipo de petición.
problem-no-token = Para esto necesitas el enlace secreto de un puesto.
problem-bad-token = Este enlace secreto no es de ningún puesto de esta mesa.
problem-not-your-seat = Solo { $faction } puede hacer esto.
problem-not-host = Solo el anfitrión puede hacer esto.
problem-not-friendly = Solo se pueden rebobinar las partidas amistosas.
problem-other-origin = Esta petición viene de otro sitio.
problem-other-host = Este servidor no se llama { $host }.
problem-old-revision = La mesa ha cambiado entretanto. Revísala e inténtalo de nuevo.
problem-request-reused = Este identificador de petición ya se usó para otra cosa.
problem-bad-message = No se puede leer este mensaje: { $error }.
problem-too-large = Es demasiado grande: como mucho { $most } KB.
problem-too-long = La partida es demasiado larga: como máximo { $most } decisiones.
problem-seat-taken = Otro jugador ha ocupado este puesto: { $faction }.
problem-too-far-ahead = No se puede elegir { $choice } por adelantado: antes deciden el azar u otro jugador. No se ha elegido nada.
problem-too-often = Demasiadas peticiones. Espera un momento.
problem-bad-text = Di algo, en { $most } caracteres como mucho.
problem-long-name = Este nombre es demasiado largo: como mucho { $most } caracteres.
problem-record-alone = Un registro trae su propio juego, sus opciones y sus puestos. No envíes nada más con él.
problem-bad-seat = No existe ese puesto: { $seat }.
problem-no-person = Al menos un puesto debe ser para una persona.
problem-no-webhooks = Este servidor no envía avisos de turno.
problem-bad-webhook = Los avisos de turno van a una dirección pública que empiece por https:// o http://.
problem-broken-table = No se puede seguir jugando en esta mesa: sus decisiones ya no se ajustan a las reglas. Todavía puedes descargar su registro.
problem-other-table = Esta mesa se creó con la versión { $found }; esta es la versión { $known }, con sus propias reglas. Para seguir con aquella, descarga el registro.
problem-newer-database = Esta base de datos es de una versión más nueva ({ $found }); esta admite { $known }.
problem-bad-database = No se puede usar la base de datos { $url }: { $reason }.
problem-no-driver = La base de datos { $url } necesita psycopg. Instálalo: { $command }
problem-server-failed = Algo ha fallado en el servidor. No se ha cambiado nada.
problem-no-database = Ahora mismo no se puede acceder a las partidas. No se ha cambiado nada. Inténtalo de nuevo en un momento.
problem-too-many-gifts = Demasiados acuerdos: como máximo { $most } en { $among } decisiones.
problem-cannot-listen = No se puede escuchar en { $address }: { $reason }.
problem-remove-needs-export = --remove necesita --older-than y --export: ninguna mesa se borra sin su registro.
problem-processes-need-postgresql = Varios procesos necesitan PostgreSQL: indícalo con --db postgresql+psycopg://…

## `abyssal tables`

tables-line = { $table }: { $game }, { $count } decisiones, último cambio { $day }
tables-written = escrita en { $path }
tables-removed = eliminada de la base de datos
tables-kept = conservada: ha cambiado entretanto
tables-count = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}

## Lo que acuerdan los jugadores, y quién gana

deal-give = { $count ->
    [one] { $giver } da { $count } Recurso a { $receiver }
   *[other] { $giver } da { $count } Recursos a { $receiver }
}
wins = Victoria: { $factions }

## Grupos de opciones

option-group-game = Partida y preparación
option-group-deck = Mazo
option-group-rules = Reglas opcionales
option-group-bots = Bots
