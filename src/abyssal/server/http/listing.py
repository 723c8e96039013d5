"""Which tables with open seats are listed for everyone."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence

from ...table.play.saved import OpenTable
from ...table.views.viewer import Presence

MAX_LISTED = 30
MAX_PER_ADDRESS = 3
"""Tables in the list that one address has created."""
AWAY_SECONDS = 300
"""A table stays in the list this long after its last change while its host is not connected."""
MAX_ADDRESSES = 10_000
"""Tables whose creator's address is remembered."""


class Listing:
    """Chooses the tables for the list. Lives on the event loop.

    Addresses are kept in memory only, by the process that created the table. After a restart, and in other processes,
    a table counts for no address.
    """

    def __init__(self, presence: Callable[[str], Presence]) -> None:
        self._presence = presence
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note_address(self, table: str, address: str) -> None:
        """Note the address that a table was created from."""
        self._addresses[table] = address
        if len(self._addresses) > MAX_ADDRESSES:
            self._addresses.popitem(last=False)

    def since(self) -> int:
        """Return the time of the last change from which on a table is listed even if its host is not connected."""
        return int(time.time()) - AWAY_SECONDS

    def choose(self, found: Sequence[OpenTable]) -> list[str]:
        """Return the tables to list: those where a person waits first, then the last changed first.

        `found` is sorted by the last change.
        """
        since, present = self.since(), {table.id: self._presence(table.id).factions for table in found}
        here = [table for table in found if table.changed > since or table.host in present[table.id]]
        here.sort(key=lambda table: not present[table.id])
        counts: Counter[str] = Counter()
        chosen: list[str] = []
        for table in here:
            address = self._addresses.get(table.id, "")
            counts[address] += 1
            if not address or counts[address] <= MAX_PER_ADDRESS:
                chosen.append(table.id)
        return chosen[:MAX_LISTED]
