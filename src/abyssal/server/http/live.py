"""The live connection of one client (docs/api.md, *Live*)."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...kernel.errors import Problem, TooOften, Unavailable
from ...language import LANGUAGES
from ...table import encoding
from ...table.protocol.messages import Hello, Talk
from ...table.protocol.reading import read_message
from ...table.views.problems import describe_problem, language_of
from ..net.hub import Subscriber
from ..store.tables import check_id
from .limits import Rate, check_origin, headers_of
from .services import Services

HELLO_SECONDS = 10.0
"""Time for the first message."""
MAX_TALK = 60
TALK_SECONDS = 10.0
"""At most 60 messages in 10 seconds on one connection."""
CLOSE_REFUSED = 4000
"""Close code after an error message."""
CLOSE_RETRY = 1013
"""Close code when the client may try again soon."""
CLOSE_POLICY = 1008


class Live:
    """The endpoint of live connections."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def serve(self, socket: WebSocket) -> None:
        try:
            check_origin(headers_of(socket.scope))
            self.services.rates.check("connects", socket.scope)
        except TooOften:
            await socket.close(CLOSE_RETRY)
            return
        except Problem:
            await socket.close(CLOSE_POLICY)
            return
        await socket.accept()
        language = "en"
        try:
            hello = read_message(await asyncio.wait_for(_receive(socket), HELLO_SECONDS), Hello)
            language = language_of(hello.lang)
            await self._talk(socket, hello)
        except Problem as problem:
            await _refuse(socket, problem, language)
        except TimeoutError:
            await socket.close(CLOSE_REFUSED)
        except WebSocketDisconnect:
            pass

    async def _talk(self, socket: WebSocket, hello: Hello) -> None:
        """Show the table and answer messages until the client leaves."""
        services, table, language = self.services, check_id(socket.path_params["id"]), _check_language(hello.lang)
        queue = services.queue_for(table, hello.tokens)
        address = services.rates.address(socket.scope)
        take_seats = partial(services.people.take_seats, table, hello.tokens)
        seats, all_seats, taken = await queue.wait(table, take_seats, address)
        rate = Rate(MAX_TALK, TALK_SECONDS)
        subscriber = Subscriber(socket.state.tell, seats, language, all_seats, hello.tokens, address)
        services.hub.join(table, subscriber)
        sending = asyncio.create_task(_send_waiting(socket, subscriber, language))
        try:
            if taken:
                services.hub.update_viewers(table)
            else:
                await services.hub.show(table, subscriber)
            while True:
                talk = read_message(await _receive(socket), Talk)
                rate.check("")
                if talk.lang is not None:
                    subscriber.language = _check_language(talk.lang)
                    await services.hub.show(table, subscriber)
                if talk.ping is not None:
                    subscriber.send({"type": "pong", "ping": talk.ping})
        finally:
            sending.cancel()
            services.hub.leave(table, subscriber)


async def _receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad-message", error="text expected")
    return text


async def _refuse(socket: WebSocket, problem: Problem, language: str) -> None:
    """Send the problem and close the connection."""
    try:
        if isinstance(problem, Unavailable):
            await socket.close(CLOSE_RETRY)
            return
        found = await run_in_threadpool(describe_problem, problem, language)
        await socket.send_text(encoding.encode({"type": "error", **found}).decode())
        await socket.close(CLOSE_REFUSED)
    except (RuntimeError, WebSocketDisconnect):
        pass


async def _send_waiting(socket: WebSocket, subscriber: Subscriber, language: str) -> None:
    """Send what could not be sent at once."""
    try:
        while True:
            for message in await subscriber.waiting():
                await socket.send_text(message.decode())
    except Problem as problem:
        await _refuse(socket, problem, language)
    except (RuntimeError, WebSocketDisconnect, OSError):
        return


def _check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language
