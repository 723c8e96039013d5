"""Everything the routes of a server work with, built once for each server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

from starlette.requests import Request

from ...games import GAMES, is_own, looks
from ...kernel.errors import Unavailable
from ...search.hints import Moment
from ...table.play.table import Table
from ...table.views import state as views
from ...table.views.viewer import Presence, Viewer
from ..net import errands as errands_of
from ..net.counting import Counts
from ..net.errands import Errands
from ..net.hub import Hub
from ..net.line import Line
from ..net.metrics import Metrics
from ..net.once import Once
from ..net.queue import Queue
from ..net.thinking import Thinkers
from ..net.watching import Watching
from ..net.webhooks import Webhooks
from ..net.workers import Workers
from ..store.people import People
from ..store.store import Store
from ..store.tables import MAX_TABLES_IN_MEMORY, Change, Tables
from .fixed import FixedAnswers, PageFiles
from .limits import Limits, Proxies, Rates
from .listing import Listing
from .requests import table_asked, tokens_sent

SPECTATOR_THREADS = 2
ERRAND_SECONDS = 30
"""A worker that takes longer for one errand ends itself. The longest records take a few seconds."""
MAX_ADVICE_WAITING = 8
"""Hints and looks back that may wait. Each takes a few seconds, so none waits much longer than half a minute."""
MAX_LOOKS_BACK = 4
"""A look back is refused when this many hints and looks back wait, to leave room for hints."""
MAX_ADVICE_EACH = 3
"""Hints and looks back of one address that may wait."""
ADVICE_SECONDS = 120
"""A worker that takes longer for a hint or a look back ends itself."""
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
    errands: Errands
    line: Line
    """The line for errands. Their worker has a low priority."""
    advice: Line
    """The line for hints and looks back, with a worker of its own."""
    workers: Workers
    hub: Hub
    thinkers: Thinkers
    webhooks: Webhooks | None
    limits: Limits
    rates: Rates
    proxies: Proxies
    metrics: Metrics
    public_metrics: bool
    """Whether other machines may read the metrics."""
    files: PageFiles
    """The files of the page."""
    listing: Listing
    fixed: FixedAnswers = field(default_factory=FixedAnswers)
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
        """Send a change to all viewers, and a turn notice to the next player's webhook."""
        if change.line is not None:
            self.hub.add_chat_line(id, change.line)
        else:
            self.hub.update_viewers(id, change.rev)
        if change.notice is not None and self.webhooks is not None:
            self.webhooks.notify(*change.notice)

    async def look_up(self, request: Request, rate: str, find: Callable[[Table], T]) -> T:
        """Wait in the right queue, then run `find` on the table that a request names."""
        id, tokens = table_asked(request), tokens_sent(request)
        address = self.rates.check(rate, request.scope)

        def work() -> T:
            with self.tables.open(id) as table:
                return find(table)

        return await self.queue_for(id, tokens).wait(id, work, address)

    async def close(self) -> None:
        await self.thinkers.close()
        await self.line.close()
        await self.advice.close()
        self.workers.close()
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
    counts: Counts | None = None,
    apart: bool = False,
) -> Services:
    """Build the parts of a server and connect them.

    `apart` runs errands in a worker process instead of a thread. It takes a second to start.
    """
    tables, known_proxies, workers = Tables(store, in_memory, webhooks, random), Proxies(proxies), Workers()
    rates = Rates(limits, known_proxies, counts or Counts())
    players = Queue(charge=rates.charge)
    spectators = Queue(SPECTATOR_THREADS, "spectators", rates.charge)
    hub = Hub(tables, players, spectators)
    thinkers = Thinkers(tables, players, lambda id, change: services.notify(id, change), workers)
    hub.on_change = thinkers.wake
    if apart:
        line = Line(
            lambda: workers.start(1, errands_of.prepare, limits.moments_cached, low_priority=True),
            rates.check_processor, rates.charge, limit=ERRAND_SECONDS,
        )  # fmt: skip
    else:
        line = Line(lambda: ThreadPoolExecutor(1, "errands"), rates.check_processor, rates.charge)
    advice = Line(
        lambda: workers.start(1), rates.check_processor, rates.charge,
        most=MAX_ADVICE_WAITING, each=MAX_ADVICE_EACH, limit=ADVICE_SECONDS, tries=2,
    )  # fmt: skip
    services = Services(
        store=store,
        tables=tables,
        people=People(tables),
        players=players,
        spectators=spectators,
        watching=Watching(tables),
        errands=Errands(random, limits.moments_cached),
        line=line,
        advice=advice,
        workers=workers,
        hub=hub,
        thinkers=thinkers,
        webhooks=Webhooks() if webhooks else None,
        limits=limits,
        rates=rates,
        proxies=known_proxies,
        metrics=Metrics(lambda: {"tables": len(tables), "live": hub.count(), "errands": len(line)}),
        public_metrics=public_metrics,
        files=PageFiles(web, {f"games/{game}": Path(str(looks(game))) for game in GAMES if not is_own(game)}),
        listing=Listing(hub.presence),
    )
    return services
