### Messages of `abyssal serve`, and requests that the server refuses.

serve-address = Abyssal is running at { $address } (press Ctrl+C to stop)
serve-open = Open { $address } in a browser.
serve-engine = { $engine ->
    [compiled] Using the compiled engine.
   *[plain] Using the plain engine. `make fast` builds one that is several times as fast.
}

problem-no-table = There is no table { $table }.
problem-no-page = There is nothing at this address.
problem-no-method = This address does not take that kind of request.
problem-no-token = This needs the secret link of a seat.
problem-bad-token = This is not the secret of a seat at this table.
problem-not-your-seat = This is not yours to do: it is up to { $faction }.
problem-not-host = Only the host can do this.
problem-not-friendly = Nothing can be taken back here: this is not a friendly game.
problem-other-origin = This request comes from another site.
problem-other-host = This server is not called { $host }.
problem-old-revision = The table has moved on in the meantime: look again.
problem-request-reused = This request id was used for something else.
problem-bad-message = This message cannot be read: { $error }.
problem-too-large = This is too large: at most { $most } KB.
problem-too-long = This game is too long: at most { $most } choices.
problem-seat-taken = Another player has taken this seat: { $faction }.
problem-too-far-ahead = Choosing { $choice } in advance leads too far: chance or another player comes in between. Nothing was chosen.
problem-too-often = Too many at once. Wait a little.
problem-bad-text = Say something, in at most { $most } characters.
problem-long-name = This name is too long: at most { $most } characters.
problem-record-alone = A record has its own game, options and seats: send it without others.
problem-bad-seat = There is no such seat: { $seat }.
problem-no-person = Somebody has to play: no seat is for a person.
problem-no-webhooks = This server sends no turn notices.
problem-bad-webhook = Turn notices go to a public address that begins with https:// or http://.
problem-broken-table = This table cannot be played on: its choices no longer fit the rules. Its record: { $path }
problem-other-table = This table was made by version { $found }; this is version { $known }, with rules of its own. To play on with the older one, take the record: { $path }
problem-newer-database = This database was made by a newer version ({ $found }); this one knows { $known }.
problem-bad-database = Cannot use the database { $url }: { $reason }.
problem-server-failed = Something went wrong here. Nothing was changed.
problem-no-database = The games cannot be reached just now. Nothing was changed; try again in a moment.
problem-too-many-gifts = Enough for now: of { $among } choices in a row at most { $most } can be agreements.
problem-cannot-listen = Cannot listen on { $address }: { $reason }.
problem-remove-needs-export = --remove needs --older-than and --export, so that no table is removed without its record.
problem-processes-need-postgresql = Several processes need PostgreSQL. Set it with --db postgresql+psycopg://…

## `abyssal tables`

tables-line = { $table }: { $game }, { $count } choices, last changed { $day }
tables-written = written to { $path }
tables-removed = removed from the database
tables-kept = kept: it has changed in the meantime
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}

## What players agree on, and who wins

deal-give = { $count ->
    [one] { $giver } gives { $receiver } { $count } Resource
   *[other] { $giver } gives { $receiver } { $count } Resources
}
wins = Victory for { $factions }
