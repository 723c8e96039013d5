"""Server processes on one PostgreSQL tell each other which tables changed and who is connected."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from ...table import encoding
from ...table.views.viewer import Presence
from ..store.store import CHANNEL, Store
from .hub import SILENCE_SECONDS, Hub

PRESENCE_CHANNEL = "abyssal_presence"
RECONNECT_SECONDS = 1.0
_LOG = logging.getLogger("abyssal.relay")


@asynccontextmanager
async def relay(store: Store, hub: Hub) -> AsyncIterator[None]:
    """Listen and announce for as long as the server runs."""
    store.process = secrets.token_hex(4)
    changed = ChangedRooms()
    hub.on_presence = changed.put
    tasks = [
        asyncio.create_task(_listen(store, hub)),
        asyncio.create_task(_announce(store, hub, changed)),
        asyncio.create_task(_announce_again(hub, changed)),
    ]
    try:
        yield
    finally:
        hub.on_presence = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(store: Store, hub: Hub) -> None:
    """Listen to the other processes. After a lost connection anything may have changed, so update all viewers."""
    import psycopg

    address = store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        with suppress(psycopg.OperationalError):
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {PRESENCE_CHANNEL}")
                for table in list(hub.rooms):
                    hub.update_viewers(table)
                async for note in connection.notifies():
                    _handle(store, hub, note.channel, note.payload)
        _LOG.warning("lost the database; trying again")
        await asyncio.sleep(RECONNECT_SECONDS)


def _handle(store: Store, hub: Hub, channel: str, payload: str) -> None:
    process, _, rest = payload.partition(" ")
    if process == store.process:
        return
    if channel == CHANNEL:
        hub.update_viewers(rest)
    else:
        table, factions, spectators = encoding.decode(rest.encode())
        hub.note_presence(table, process, Presence(frozenset(factions), spectators))


class ChangedRooms:
    """Tables at which a client came or left. Each waits once, however often that happens."""

    def __init__(self) -> None:
        self._tables: dict[str, None] = {}
        self._added = asyncio.Event()

    def put(self, table: str) -> None:
        self._tables[table] = None
        self._added.set()

    async def get(self) -> str:
        while not self._tables:
            self._added.clear()
            await self._added.wait()
        table = next(iter(self._tables))
        del self._tables[table]
        return table


async def _announce(store: Store, hub: Hub, changed: ChangedRooms) -> None:
    """Tell the other processes who came or left here."""
    while True:
        table = await changed.get()
        here = hub.here(table)
        rest = encoding.encode([table, sorted(here.factions), here.spectators]).decode()
        try:
            await run_in_threadpool(_notify, store, f"{store.process} {rest}")
        except (SQLAlchemyError, OSError) as error:
            _LOG.warning("could not tell other processes: %s", type(error).__name__)


def _notify(store: Store, payload: str) -> None:
    values: dict[str, Any] = {"channel": PRESENCE_CHANNEL, "payload": payload}
    with store.database.engine.begin() as connection:
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)


async def _announce_again(hub: Hub, changed: ChangedRooms) -> None:
    """Repeat the announcements, so that a silent process is known to be gone."""
    while True:
        await asyncio.sleep(SILENCE_SECONDS / 3)
        for table in list(hub.rooms):
            changed.put(table)
        hub.forget_silent()
