"""Routes that read a table: its state, earlier moments, previews, hints."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...coin.game import Game
from ...kernel.errors import NoPage, Problem, Unavailable, UnplayableTable
from ...table.play.archive import public_record, salvage_record
from ...table.play.table import Table, require_seats
from ...table.protocol import messages, shapes
from ...table.protocol.reading import read_message
from ...table.views import advice, by_hand, decks, done, questions
from ...table.views import state as views
from ...table.views.log import log_json, words_for
from ...table.views.summary import summary
from ...table.views.viewer import Viewer
from .limits import read_body
from .requests import as_json, json_response, language_asked, number_asked, table_asked, tokens_sent
from .services import MAX_LOOKS_BACK, Services

LIST_SECONDS = 2.0
"""How long the list of open tables is cached: making it may replay every table on it."""


class Reads:
    """Endpoints that read tables."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def state(self, request: Request) -> Response:
        services = self.services
        id, tokens, language = table_asked(request), tokens_sent(request), language_asked(request)
        at, presence = number_asked(request, "at"), services.hub.presence(id)
        if at is not None:
            return await self._look_back(request, services.errands.moment, at)
        address = services.rates.check("looks", request.scope)
        find_cached = partial(services.watching.cached_state, id, tokens, language, presence)
        cached = await services.spectators.run(find_cached, address)
        if cached is not None:
            return json_response(cached)

        def render() -> bytes:
            with services.tables.read(id) as table:
                return services.render(table, table.seats_of(tokens), language, presence)

        # Not in the table's own queue, where a change may be waiting for the database.
        return json_response(await services.queue_for(id, tokens).run(render, address))

    async def story(self, request: Request) -> Response:
        """Tell what happened between two moments."""
        since, to = number_asked(request, "from") or 0, number_asked(request, "to") or 0
        return await self._look_back(request, self.services.errands.story, since, to)

    async def _look_back(self, request: Request, errand: Callable[..., bytes], *moments: int) -> Response:
        """Render earlier moments of a table."""
        services = self.services
        id, tokens, language = table_asked(request), tokens_sent(request), language_asked(request)
        address, presence = services.rates.check("moments", request.scope), services.hub.presence(id)
        snapshot = partial(services.watching.snapshot, id, tokens, language, presence)
        found = await services.queue_for(id, tokens).wait(id, snapshot, address)
        return json_response(await services.line.run(address, errand, *found, *moments))

    async def brief(self, request: Request) -> Response:
        tokens, language = tokens_sent(request), language_asked(request)

        def find(table: Table) -> shapes.Brief:
            return views.brief(table, Viewer(table.seats_of(tokens), language))

        return as_json(await self.services.look_up(request, "looks", find))

    async def open_tables(self, request: Request) -> Response:
        """List tables with open seats (see `Listing`), except those that this version cannot play."""
        services, language = self.services, language_asked(request)
        address = services.rates.check("moments", request.scope)
        made, listed = services.open_tables.get(language, (0.0, b""))
        if time.monotonic() - made < LIST_SECONDS and listed:
            return json_response(listed)

        def find(id: str) -> shapes.Brief | None:
            try:
                with services.tables.open(id) as table:
                    return views.brief(table, Viewer([], language))
            except Unavailable:
                raise
            except Problem:
                return None

        since, watched = services.listing.since(), services.hub.watched()
        candidates = await services.spectators.run(lambda: services.people.open_tables(since, watched), address)
        ids = services.listing.choose(candidates)
        found = [await services.spectators.wait(id, partial(find, id), address) for id in ids]
        answer = as_json([one for one in found if one is not None and not one["over"]])
        services.open_tables[language] = (time.monotonic(), bytes(answer.body))
        return answer

    async def history(self, request: Request) -> Response:
        language = language_asked(request)
        return as_json(await self.services.look_up(request, "looks", lambda table: views.history(table, language)))

    async def summary(self, request: Request) -> Response:
        language = language_asked(request)
        return as_json(await self.services.look_up(request, "looks", lambda table: summary(table, language)))

    async def log(self, request: Request) -> Response:
        language, start = language_asked(request), number_asked(request, "from") or 0

        def find(table: Table) -> bytes:
            return log_json(words_for(language, table.rules.spec.game), table.game.journal, start)

        return json_response(await self.services.look_up(request, "looks", find))

    async def result(self, request: Request) -> Response:
        id, tokens, language = table_asked(request), tokens_sent(request), language_asked(request)

        def find(table: Table) -> shapes.Outcome:
            return views.outcome(table, Viewer(table.seats_of(tokens), language), self.services.store.changed(id))

        return as_json(await self.services.look_up(request, "looks", find))

    async def record(self, request: Request) -> Response:
        services, id, part = self.services, table_asked(request), number_asked(request, "part")
        address = services.rates.check("records", request.scope)

        def find() -> str:
            if part is not None:
                earlier = services.store.earlier(id, part)
                if earlier is None:
                    raise NoPage
                return salvage_record(earlier)
            try:
                with services.tables.open(id) as table:
                    game = table.game.clone()
                return public_record(game)
            except UnplayableTable:
                saved = services.store.load(id)
                if saved is None:
                    raise
                return salvage_record(saved)

        headers = {"Content-Disposition": f'attachment; filename="{id}.record"'}
        return PlainTextResponse(await services.spectators.wait(id, find, address), headers=headers)

    async def adjusting(self, request: Request) -> Response:
        """Return the next word of a change by hand."""
        tokens, language = tokens_sent(request), language_asked(request)
        line = request.query_params.get("words", "")

        def find(table: Table) -> shapes.HandQuestion:
            return by_hand.next_word(table, Viewer(table.seats_of(tokens), language), line)

        return as_json(await self.services.look_up(request, "previews", find))

    async def compare(self, request: Request) -> Response:
        """Return what should lie on the real board."""
        tokens, language = tokens_sent(request), language_asked(request)

        def find(table: Table) -> shapes.Compared:
            return by_hand.compare(table, Viewer(table.seats_of(tokens), language))

        return as_json(await self.services.look_up(request, "previews", find))

    async def deck(self, request: Request) -> Response:
        """Return the facts of printed cards that a game holds, as a deck file."""
        services, id = self.services, table_asked(request)
        address = services.rates.check("records", request.scope)

        def find() -> str:
            with services.tables.open(id) as table:
                game = table.game.clone()
            return decks.deck_of(game)

        headers = {"Content-Disposition": f'attachment; filename="{id}.deck.json"'}
        text = await services.spectators.wait(id, find, address)
        return PlainTextResponse(text, headers=headers, media_type="application/json")

    async def ends(self, request: Request) -> Response:
        tokens, language = tokens_sent(request), language_asked(request)

        def find(table: Table) -> shapes.Ends:
            return questions.ends(table, Viewer(table.seats_of(tokens), language))

        return as_json(await self.services.look_up(request, "previews", find))

    async def further(self, request: Request) -> Response:
        tokens, language = tokens_sent(request), language_asked(request)

        def find(table: Table) -> shapes.Further:
            return done.further(table, Viewer(table.seats_of(tokens), language))

        return as_json(await self.services.look_up(request, "previews", find))

    async def preview(self, request: Request) -> Response:
        tokens, language = tokens_sent(request), language_asked(request)
        message = read_message(await read_body(request, self.services.limits.body), messages.Preview)

        def find(table: Table) -> shapes.Preview:
            seats = require_seats(table.seats_of(tokens))
            return questions.preview(table, Viewer(seats, language), message.listed())

        return as_json(await self.services.look_up(request, "previews", find))

    async def hint(self, request: Request) -> Response:
        """Suggest up to three turns to the player whose decision it is."""
        services = self.services
        tokens, language = tokens_sent(request), language_asked(request)
        read_message(await read_body(request, services.limits.body), messages.Ask)

        def find(table: Table) -> tuple[int, Game]:
            return table.rev, advice.game_for_hint(table, require_seats(table.seats_of(tokens)))

        rev, game = await services.look_up(request, "advice", find)
        address = services.rates.address(request.scope)
        found = await services.advice.run(address, advice.find_hints, pickle.dumps(game), rev)
        words = words_for(language, game.rules.spec.game)
        return as_json(await services.spectators.run(lambda: advice.describe_hints(words, game, rev, found), address))

    async def chances(self, request: Request) -> Response:
        """Return the chances of all factions in the course of the game."""
        services = self.services
        id, language = table_asked(request), language_asked(request)

        def find(table: Table) -> tuple[int, Game]:
            return table.rev, advice.game_for_chances(table)

        rev, game = await services.look_up(request, "advice", find)
        address = services.rates.address(request.scope)
        found = await services.looks_back.ask(
            id, rev, lambda: services.advice.run(address, advice.find_chances, pickle.dumps(game), most=MAX_LOOKS_BACK)
        )
        words = words_for(language, game.rules.spec.game)
        return as_json(await services.spectators.run(lambda: advice.describe_chances(words, game, found), address))
