### Messages of `abyssal serve`, and requests that the server refuses.

serve-address = Abyssal is running at { $address } (press Ctrl+C to stop)
serve-open = Open { $address } in a browser.
serve-engine = { $engine ->
    [compiled] Using the compiled engine.
   *[plain] Using the plain engine. `make fast` builds one that is several times as fast.
}

problem-no-table = There is no table { $table }.
problem-no-page = There is nothing at this address.
problem-no-method = This address does not accept that kind of request.
problem-no-token = You need the secret link of a seat for this.
problem-bad-token = This secret link does not belong to a seat at this table.
problem-not-your-seat = Only { $faction } can do this.
problem-not-host = Only the host can do this.
problem-not-friendly = Only friendly games can be rewound.
problem-other-origin = This request comes from another site.
problem-other-host = This server is not called { $host }.
problem-old-revision = The table has changed in the meantime. Check it and try again.
problem-request-reused = This request id was used for something else.
problem-bad-message = This message cannot be read: { $error }.
problem-too-large = This is too large: at most { $most } KB.
problem-too-long = This game is too long: at most { $most } choices.
problem-seat-taken = Another player has taken this seat: { $faction }.
problem-too-far-ahead = Cannot choose { $choice } in advance: chance or another player decides first. Nothing was chosen.
problem-too-often = Too many requests. Wait a moment.
problem-bad-text = Say something, in at most { $most } characters.
problem-long-name = This name is too long: at most { $most } characters.
problem-record-alone = A record brings its own game, options and seats. Send nothing else with it.
problem-bad-seat = There is no such seat: { $seat }.
problem-no-person = At least one seat needs a person.
problem-no-webhooks = This server sends no turn notices.
problem-bad-webhook = Turn notices go to a public address that begins with https:// or http://.
problem-broken-table = This table cannot be continued: its choices no longer fit the rules. You can still download its record.
problem-other-table = This table was made by version { $found }; this is version { $known }, whose rules differ. To continue with the older version, download the record.
problem-newer-database = This database was made by a newer version ({ $found }); this one supports { $known }.
problem-bad-database = Cannot use the database { $url }: { $reason }.
problem-no-driver = The database { $url } needs psycopg. Install it: { $command }
problem-server-failed = Something went wrong on the server. Nothing was changed.
problem-no-database = The games cannot be reached right now. Nothing was changed. Try again in a moment.
problem-too-many-gifts = Too many agreements: at most { $most } in { $among } choices.
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

## Groups of options

option-group-game = Game and set-up
option-group-deck = Deck
option-group-rules = Optional rules
option-group-bots = Bots
