"""The live connection of one client (docs/api.md, *Live*)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...kernel.errors import Problem
from ...language import LANGUAGES
from ...table.protocol import messages
from ..net.hub import Hub, Subscriber
from ..store.tables import check_id
from .errors import error, language_of
from .limits import Rate, Rates, check_origin, headers_of

GREETING = 10.0
"""Seconds for the first message."""
TALK = (60, 10.0)
"""So many messages of one connection in so many seconds."""
REFUSED = 4000
"""Close code; the reason was sent as a message."""
LATER = 1013
"""Close code of what may be tried again in a moment."""


def live(hub: Hub, rates: Rates) -> Callable[[WebSocket], Awaitable[None]]:
    async def endpoint(socket: WebSocket) -> None:
        try:
            check_origin(headers_of(socket.scope))
            rates.check("connects", socket.scope)
        except Problem as problem:
            await socket.close(LATER if problem.id == "too-often" else 1008)
            return
        await socket.accept()
        language = "en"
        try:
            hello = messages.read(await asyncio.wait_for(_text(socket), GREETING), messages.Hello)
            language = language_of(hello.lang)
            await _serve(hub, socket, hello)
        except Problem as problem:
            await _refuse(socket, problem, language)
        except TimeoutError:
            await socket.close(REFUSED)
        except WebSocketDisconnect:
            pass

    return endpoint


async def _text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad-message", error="text expected")
    return text


async def _refuse(socket: WebSocket, problem: Problem, language: str) -> None:
    try:
        if problem.id == "no-database":
            await socket.close(LATER)
            return
        found = await run_in_threadpool(error, problem, language)
        await socket.send_text(msgspec.json.encode({"type": "error", **found}).decode())
        await socket.close(REFUSED)
    except (RuntimeError, WebSocketDisconnect):
        pass


async def _serve(hub: Hub, socket: WebSocket, hello: messages.Hello) -> None:
    table = check_id(socket.path_params["id"])
    language = _known(hello.lang)
    known = hub.tables.peek(table)
    queue = hub.queue if known is not None and hello.tokens and known.admits(hello.tokens) else hub.watchers
    seats, persons, came = await queue.wait(table, lambda: _seats(hub, table, hello.tokens))
    rate = Rate(*TALK)
    subscriber = Subscriber(socket.state.tell, seats, language, persons, hello.tokens)
    hub.join(table, subscriber)
    sending = asyncio.create_task(_send(socket, subscriber, language))
    try:
        if came:
            hub.changed(table)
        else:
            await hub.show(table, subscriber)
        while True:
            talk = messages.read(await _text(socket), messages.Talk)
            rate.check("")
            if talk.lang is not None:
                subscriber.language = _known(talk.lang)
                await hub.show(table, subscriber)
            if talk.ping is not None:
                subscriber.tell({"type": "pong", "ping": talk.ping})
    finally:
        sending.cancel()
        hub.leave(table, subscriber)


async def _send(socket: WebSocket, subscriber: Subscriber, language: str) -> None:
    try:
        while True:
            for message in await subscriber.waiting():
                await socket.send_text(message.decode())
    except Problem as problem:
        await _refuse(socket, problem, language)
    except (RuntimeError, WebSocketDisconnect, OSError):
        return


def _seats(hub: Hub, table: str, tokens: list[str]) -> tuple[list[str], list[str], bool]:
    """The seats that these secrets stand for, which are taken from now on; all seats of the table; whether one of them
    was not taken before."""
    with hub.tables.open(table) as opened:
        seats = opened.holders(tokens)
        fresh = [seat for seat in seats if not opened.seats[seat].taken]
        try:
            if fresh:
                hub.tables.store.take(table, fresh)
        except Problem as problem:
            if problem.id != "no-database":
                raise
            # It is written down another time; watching goes on without it.
            fresh = []
        return seats, list(opened.seats), bool(fresh)


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language
