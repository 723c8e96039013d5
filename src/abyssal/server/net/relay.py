"""Several server processes on one PostgreSQL tell each other what has changed, and who is connected where."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool

from ...table.views.viewer import Presence
from ..store.store import CHANNEL, Store
from .hub import STALE, Hub

PRESENCE = "abyssal_presence"
_LOG = logging.getLogger("abyssal.relay")


@asynccontextmanager
async def relay(store: Store, hub: Hub) -> AsyncIterator[None]:
    """Listen and tell for as long as the server runs."""
    store.process = secrets.token_hex(4)
    moved = Moved()
    hub.on_presence = moved.put
    tasks = [
        asyncio.create_task(_listen(store, hub)),
        asyncio.create_task(_tell(store, hub, moved)),
        asyncio.create_task(_remind(hub, moved)),
    ]
    try:
        yield
    finally:
        hub.on_presence = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(store: Store, hub: Hub) -> None:
    """What the others say. After a break everything may have changed, so everybody is shown everything."""
    import psycopg

    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        with suppress(psycopg.OperationalError):
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {PRESENCE}")
                for table in list(hub.rooms):
                    hub.changed(table)
                async for note in connection.notifies():
                    _hear(store, hub, note.channel, note.payload)
        _LOG.warning("lost the database; trying again")
        await asyncio.sleep(1)


def _hear(store: Store, hub: Hub, channel: str, payload: str) -> None:
    process, _, rest = payload.partition(" ")
    if process == store.process:
        return
    if channel == CHANNEL:
        hub.changed(rest)
    else:
        table, factions, spectators = msgspec.json.decode(rest)
        hub.heard(table, process, Presence(frozenset(factions), spectators))


class Moved:
    """Tables at which a client came or went: each waits once, however often that happens."""

    def __init__(self) -> None:
        self._tables: dict[str, None] = {}
        self._some = asyncio.Event()

    def put(self, table: str) -> None:
        self._tables[table] = None
        self._some.set()

    async def get(self) -> str:
        while not self._tables:
            self._some.clear()
            await self._some.wait()
        table = next(iter(self._tables))
        del self._tables[table]
        return table


async def _tell(store: Store, hub: Hub, moved: Moved) -> None:
    """Who came or went here."""
    while True:
        table = await moved.get()
        here = hub.here(table)
        rest = msgspec.json.encode([table, sorted(here.factions), here.spectators]).decode()
        try:
            await run_in_threadpool(_notify, store, f"{store.process} {rest}")
        except Exception as error:
            _LOG.warning("could not tell other processes: %s", type(error).__name__)


def _notify(store: Store, payload: str) -> None:
    from sqlalchemy import text

    values: dict[str, Any] = {"channel": PRESENCE, "payload": payload}
    with store.engine.begin() as connection:
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)


async def _remind(hub: Hub, moved: Moved) -> None:
    """Say it again now and then, so that the others can tell who is silent because it is gone."""
    while True:
        await asyncio.sleep(STALE / 3)
        for table in list(hub.rooms):
            moved.put(table)
        hub.forget_silent()
