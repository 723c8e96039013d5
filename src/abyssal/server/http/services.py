"""Everything the routes of a server work with, built once for each server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

from starlette.requests import Request

from ...kernel.errors import Unavailable
from ...search.hints import Moment
from ...table.play.table import Table
from ...table.views import state as views
from ...table.views.viewer import Presence, Viewer
from ..net.hub import Hub
from ..net.metrics import Metrics
from ..net.once import Once
from ..net.queue import Queue
from ..net.thinking import Thinkers
from ..net.watching import Watching
from ..net.webhooks import Webhooks
from ..store.people import People
from ..store.store import Store
from ..store.tables import MAX_TABLES_IN_MEMORY, Change, Tables
from .limits import Limits, Proxies, Rates
from .listing import Listing
from .requests import table_asked, tokens_sent

SPECTATOR_THREADS = 2
T = TypeVar("T")


@dataclass
class Services:
    """The parts of one server on one database, and helpers that several routes use."""

    store: Store
    tables: Tables
    people: People
    players: Queue
    """The queue of requests with a seat."""
    spectators: Queue
    """The queue of all other requests, with its own threads: spectators never delay players."""
    watching: Watching
    hub: Hub
    thinkers: Thinkers
    webhooks: Webhooks | None
    limits: Limits
    rates: Rates
    proxies: Proxies
    metrics: Metrics
    public_metrics: bool
    """Whether other machines may read the metrics."""
    web: Path
    """The folder of the page."""
    listing: Listing
    looks_back: Once[list[Moment]] = field(default_factory=Once)
    open_tables: dict[str, tuple[float, bytes]] = field(default_factory=dict)
    """The last list of open tables, by language, and when it was made."""

    def queue_for(self, id: str, tokens: Sequence[str]) -> Queue:
        """Return the queue in which a request waits. Only requests with the token of a seat wait among the players."""
        known = self.tables.peek(id)
        return self.players if tokens and known is not None and known.admits(tokens) else self.spectators

    def render(self, table: Table, seats: Sequence[str], language: str, presence: Presence) -> bytes:
        """Render an open table for the holder of these seats."""
        viewer = Viewer(seats, language, presence, self.tables.chat(table), self.tables.webhooks)
        return views.render_state(table, viewer)

    def render_if_available(
        self, table: Table, seats: Sequence[str], language: str, presence: Presence
    ) -> bytes | None:
        """Render an open table after a change. Return None if the database went away: the change is committed
        anyway."""
        try:
            return self.render(table, seats, language, presence)
        except Unavailable:
            return None

    def notify(self, id: str, change: Change) -> None:
        """Tell all viewers about a change, and the next player's webhook."""
        if change.line is not None:
            self.hub.add_chat_line(id, change.line)
        else:
            self.hub.update_viewers(id, change.rev)
        if change.notice is not None and self.webhooks is not None:
            self.webhooks.notify(*change.notice)

    async def look_up(self, request: Request, rate: str, find: Callable[[Table], T]) -> T:
        """Wait in the right queue, then run `find` on the table that a request names."""
        id, tokens = table_asked(request), tokens_sent(request)
        self.rates.check(rate, request.scope)

        def work() -> T:
            with self.tables.open(id) as table:
                return find(table)

        return await self.queue_for(id, tokens).wait(id, work)

    async def close(self) -> None:
        await self.thinkers.close()
        await self.hub.close()
        self.players.close()
        self.spectators.close()
        if self.webhooks is not None:
            self.webhooks.close()


def build_services(
    store: Store,
    limits: Limits,
    web: Path,
    *,
    webhooks: bool = False,
    in_memory: int = MAX_TABLES_IN_MEMORY,
    random: Random | None = None,
    proxies: Iterable[str] = (),
    public_metrics: bool = False,
) -> Services:
    """Build the parts of a server and connect them."""
    tables = Tables(store, in_memory, webhooks, random)
    players, spectators, known_proxies = Queue(), Queue(SPECTATOR_THREADS, "spectators"), Proxies(proxies)
    hub = Hub(tables, players, spectators)
    thinkers = Thinkers(tables, players, lambda id, change: services.notify(id, change))
    hub.on_change = thinkers.wake
    services = Services(
        store=store,
        tables=tables,
        people=People(tables),
        players=players,
        spectators=spectators,
        watching=Watching(tables, limits.moments_cached),
        hub=hub,
        thinkers=thinkers,
        webhooks=Webhooks() if webhooks else None,
        limits=limits,
        rates=Rates(limits, known_proxies),
        proxies=known_proxies,
        metrics=Metrics(lambda: {"tables": len(tables), "live": hub.count()}),
        public_metrics=public_metrics,
        web=web,
        listing=Listing(hub.presence),
    )
    return services
