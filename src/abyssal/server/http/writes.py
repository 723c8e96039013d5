"""Routes that change a table: creating it, choosing, taking seats, chatting."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import BadToken, Problem, Stale, Unavailable
from ...table.play import moves
from ...table.play.adjusting import Assents, plan_adjustment
from ...table.play.moves import Move, request_of
from ...table.play.table import Table, require_seats
from ...table.protocol import messages
from ...table.protocol.messages import Message
from ...table.protocol.reading import read_message
from ...table.protocol.shapes import NewTable
from ..store.tables import Change
from .limits import read_body
from .requests import as_json, json_response, language_asked, table_asked, tokens_sent
from .services import Services

M = TypeVar("M", bound=Message)
V = TypeVar("V", messages.Choose, messages.Undo, messages.Rewind, messages.Adjust)
Endpoint = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class Asked(Generic[M]):
    """A request of a player, read and checked."""

    id: str
    tokens: Sequence[str]
    language: str
    message: M
    address: str


class Writes:
    """Endpoints that change tables."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def create(self, request: Request) -> Response:
        services, limits = self.services, self.services.limits
        language_asked(request)
        # What an address may not do is refused before its body is read.
        address = services.rates.check("tables", request.scope)
        body = await read_body(request, limits.record + limits.body)
        if len(body) > limits.body and b'"record"' not in body and b'"deck"' not in body:
            raise Problem("too-large", most=limits.body // 1024)
        message = read_message(body, messages.Create)
        if message.record is not None and len(message.record.encode()) > limits.record:
            raise Problem("too-large", most=limits.record // 1024)
        if message.record is not None:
            created = await services.line.run(address, services.errands.create, message, int(time.time()))
            made = await services.spectators.run(lambda: services.tables.keep(created), address)
        else:
            made = await services.spectators.run(lambda: services.tables.create(message), address)
        if message.open:
            services.open_tables.clear()
            if address:
                services.listing.note_address(made["table"], address)
        services.thinkers.wake(made["table"])
        return as_json(made)

    # Moves.

    async def choose(self, request: Request) -> Response:
        return await self._move(
            request,
            messages.Choose,
            lambda table, seats, message: moves.plan_choice(
                table, seats, message.listed(), message.on, message.most, message.pieces
            ),
        )

    async def undo(self, request: Request) -> Response:
        return await self._move(
            request, messages.Undo, lambda table, seats, message: moves.plan_undo(table, seats, message.to)
        )

    async def rewind(self, request: Request) -> Response:
        return await self._move(
            request, messages.Rewind, lambda table, seats, message: moves.plan_rewind(table, seats, message.at)
        )

    async def adjust(self, request: Request) -> Response:
        """Change the position by hand, or note that a seat agrees to it."""
        return await self._move(
            request,
            messages.Adjust,
            lambda table, seats, message: plan_adjustment(table, seats, message.line, message.agree),
        )

    async def _move(
        self, sent: Request, kind: type[V], plan: Callable[[Table, list[str], V], Move | Assents]
    ) -> Response:
        """Carry out a choice, undo, rewind or change by hand: lock the table, act, commit, render, notify the viewers.

        `plan` checks the request and returns a `Move`. `Tables.carry_out` makes the move in memory, rolls dice and
        makes forced choices up to the next question, and commits everything in one transaction.
        """
        asked = await self._read(sent, kind)
        services, id, message = self.services, asked.id, asked.message
        presence, begun = services.hub.presence(id), time.perf_counter()

        def act(rev: int | None) -> tuple[Change, bytes | None]:
            with services.tables.open(id, rev) as table:  # lock
                seats = table.seats_of(asked.tokens)
                if services.tables.is_repeated(table, seats, message):
                    change = Change(repeated=True)
                else:
                    move = plan(table, seats, message)
                    request = request_of(move.seat, message)
                    if isinstance(move, Assents):
                        change = services.tables.note_assents(table, move, request)
                    else:
                        change = services.tables.carry_out(table, move, request)  # act, commit
                # Render under the same lock, so that the state is the one that was committed.
                return change, services.render_if_available(table, seats, asked.language, presence)

        def work() -> tuple[Change, bytes | None]:
            try:
                # Other seats' answers to a change by hand do not change the revision.
                return act(None if isinstance(message, messages.Adjust) else message.rev)
            except (Stale, BadToken):
                # Another process may have changed the game or a token. Try once more with the table as the database has
                # it.
                return act(None)

        change, state = await services.queue_for(id, asked.tokens).wait(id, work, asked.address)
        response = self._answer(id, change, state)
        if kind is messages.Choose:
            services.metrics.count_choice(time.perf_counter() - begun)
        return response

    # Other changes, answered with the new state.

    async def sit(self, request: Request) -> Response:
        return await self._change(
            request,
            messages.Sit,
            lambda asked: self.services.people.sit(asked.id, asked.tokens, asked.message, asked.language),
        )

    async def say(self, request: Request) -> Response:
        return await self._change(
            request, messages.Say, lambda asked: self.services.people.say(asked.id, asked.tokens, asked.message)
        )

    async def switch_aids(self, request: Request) -> Response:
        return await self._change(
            request,
            messages.Aids,
            lambda asked: self.services.people.switch_aids(asked.id, asked.tokens, asked.message),
        )

    async def _change(self, request: Request, kind: type[M], act: Callable[[Asked[M]], Change]) -> Response:
        """Carry out a change that does not touch the game: act, render, notify the viewers."""
        asked = await self._read(request, kind)
        services, id = self.services, asked.id
        presence = services.hub.presence(id)

        def work() -> tuple[Change, bytes | None]:
            change = act(asked)
            try:
                with services.tables.open(id) as table:
                    return change, services.render(table, table.seats_of(asked.tokens), asked.language, presence)
            except Unavailable:
                return change, None

        change, state = await services.queue_for(id, asked.tokens).wait(id, work, asked.address)
        return self._answer(id, change, state)

    async def _read(self, request: Request, kind: type[M]) -> Asked[M]:
        """Read a player's request for a change, and check the rate limits."""
        id, tokens = table_asked(request), tokens_sent(request)
        address = self.services.rates.check("changes", request.scope)
        message = read_message(await read_body(request, self.services.limits.body), kind)
        if not tokens:
            raise Problem("no-token")
        if kind is messages.Say:
            self.services.rates.check_chat(id, request.scope, tokens)
        return Asked(id, tokens, language_asked(request), message, address)

    def _answer(self, id: str, change: Change, state: bytes | None) -> Response:
        """Notify the viewers and answer with the state. If it could not be rendered, notify them all the same."""
        if not change.repeated:
            self.services.notify(id, change)
        if state is None:
            raise Unavailable
        return json_response(state)

    # Requests that return tokens.

    async def rematch(self, request: Request) -> Response:
        found = await self._answer_with_tokens(request, messages.Rematch, self.services.tables.rematch)
        self.services.thinkers.wake(found["table"])
        return as_json(found)

    async def reseat(self, request: Request) -> Response:
        """Give a seat a new token. Clients with the old one are disconnected."""
        return as_json(await self._answer_with_tokens(request, messages.Reseat, self.services.people.reseat))

    async def _answer_with_tokens(
        self, request: Request, kind: type[M], act: Callable[[str, Sequence[str], M], NewTable]
    ) -> NewTable:
        """Create something whose secret is shown only in this response: a new table, or a seat's new token."""
        id, tokens = table_asked(request), tokens_sent(request)
        address = self.services.rates.check("tables", request.scope)
        message = read_message(await read_body(request, self.services.limits.body), kind)
        if not tokens:
            raise Problem("no-token")
        found = await self.services.queue_for(id, tokens).wait(id, lambda: act(id, tokens, message), address)
        self.services.hub.update_viewers(id)
        return found

    async def join(self, request: Request) -> Response:
        """Take an open seat."""
        id = table_asked(request)
        address = self.services.rates.check("tables", request.scope)
        message = read_message(await read_body(request, self.services.limits.body), messages.Join)
        found = await self.services.spectators.wait(id, lambda: self.services.people.join(id, message), address)
        self.services.open_tables.clear()
        self.services.hub.update_viewers(id)
        return as_json(found)

    async def branch(self, request: Request) -> Response:
        """Create a table that continues from an earlier moment. Every spectator may do so."""
        services, id = self.services, table_asked(request)
        address = services.rates.check("tables", request.scope)
        message = read_message(await read_body(request, services.limits.body), messages.Branch)
        start, tape, friendly = await services.spectators.wait(
            id, lambda: services.tables.branching(id, message.at), address
        )
        now = int(time.time())
        created = await services.line.run(address, services.errands.branch, start, tape, message.at, friendly, now)
        return as_json(await services.spectators.run(lambda: services.tables.keep(created), address))

    async def go_on(self, request: Request) -> Response:
        """Let a table whose choices no longer fit the rules go on from the last position that is known."""
        services, id, tokens = self.services, table_asked(request), tokens_sent(request)
        language, presence = language_asked(request), services.hub.presence(id)
        address = services.rates.check("tables", request.scope)
        message = read_message(await read_body(request, services.limits.body), messages.GoOn)
        if not tokens:
            raise Problem("no-token")

        def work() -> tuple[Change, bytes | None]:
            change = services.tables.go_on(id, tokens, message)
            with services.tables.open(id) as table:
                return change, services.render_if_available(table, table.seats_of(tokens), language, presence)

        change, state = await services.spectators.wait(id, work, address)
        return self._answer(id, change, state)

    # Other requests.

    async def hurry(self, request: Request) -> Response:
        """Make a computer player answer at once with the best choice it has found."""
        id, tokens = table_asked(request), tokens_sent(request)
        address = self.services.rates.check("changes", request.scope)
        read_message(await read_body(request, self.services.limits.body), messages.Hurry)

        def check() -> None:
            with self.services.tables.open(id) as table:
                require_seats(table.seats_of(tokens))

        await self.services.queue_for(id, tokens).wait(id, check, address)
        return as_json({"thinking": self.services.thinkers.hurry(id)})

    async def call(self, request: Request) -> Response:
        """Add a spectator's line to the chat."""
        id = table_asked(request)
        address = self.services.rates.check("changes", request.scope)
        message = read_message(await read_body(request, self.services.limits.body), messages.Call)
        self.services.rates.check_chat(id, request.scope, [])
        change = await self.services.spectators.wait(id, lambda: self.services.people.call(id, message), address)
        if not change.repeated:
            self.services.notify(id, change)
        return as_json({"line": change.line})
