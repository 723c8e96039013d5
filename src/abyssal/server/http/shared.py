"""What the routes of a server share: the tables, the lines in which requests wait, who is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from starlette.requests import Request

from ...search.hints import Moment
from ...table.play.table import Table
from ...table.views import state as views
from ...table.views.viewer import Viewer
from ..net.hub import Hub
from ..net.metrics import Metrics
from ..net.once import Once
from ..net.queue import Queue
from ..net.thinking import Thinkers
from ..net.watching import Watching
from ..net.webhooks import Webhooks
from ..store.company import Change
from ..store.store import Store
from ..store.tables import Tables
from .limits import Limits, Proxies, Rates
from .requests import secrets_sent, table_asked


class Shared:
    """One server on one database."""

    def __init__(
        self, store: Store, limits: Limits, tables: Tables, webhooks: bool, web: Path, proxies: Proxies, metrics: bool
    ) -> None:
        self.store = store
        self.limits = limits
        self.web = web
        self.tables = tables
        self.queue = Queue()
        self.watchers = Queue(2, "watchers")
        self.watching = Watching(tables)
        self.hub = Hub(self.tables, self.queue, self.watchers)
        self.webhooks = Webhooks() if webhooks else None
        self.thinkers = Thinkers(tables, self.queue, self._tell)
        self.looks_back: Once[list[Moment]] = Once()
        self.hub.on_news = self.thinkers.wake
        self.proxies = proxies
        self.rates = Rates(limits, proxies)
        self.metrics = Metrics(lambda: {"tables": len(self.tables), "live": self.hub.count()})
        self.open_metrics = metrics
        self._listed: dict[str, tuple[float, bytes]] = {}
        """The open tables as they were listed last, by language, and when."""

    def _line(self, id: str, tokens: Sequence[str]) -> Queue:
        """Where a request waits: only who holds a seat stands in the line of those who play."""
        known = self.tables.peek(id)
        return self.queue if tokens and known is not None and known.admits(tokens) else self.watchers

    def _showing(self, id: str, tokens: Sequence[str], language: str) -> Callable[..., bytes]:
        """The work of showing a table to those who ask; at a revision that is known to be the newest, without asking
        the database again."""
        presence = self.hub.presence(id)

        def show(rev: int | None = None) -> bytes:
            with self.tables.open(id, rev) as table:
                seats = table.holders(tokens)
                chat = self.tables.chat(table)
                return views.shown(table, Viewer(seats, language, presence, chat, self.tables.webhooks))

        return show

    def _tell(self, id: str, change: Change) -> None:
        """Let everybody know of a change."""
        if change.line is not None:
            self.hub.said(id, change.line)
        else:
            self.hub.changed(id, change.rev)
        if change.notice is not None and self.webhooks is not None:
            self.webhooks.notify(*change.notice)

    async def _looked_up(self, request: Request, kind: str, look: Callable[[Table], Any]) -> Any:
        """Something that is looked up at a table."""
        id, tokens = table_asked(request), secrets_sent(request)
        self.rates.check(kind, request.scope)

        def work() -> Any:
            with self.tables.open(id) as table:
                return look(table)

        return await self._line(id, tokens).wait(id, work)
