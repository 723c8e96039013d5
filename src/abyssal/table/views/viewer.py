"""The viewer of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..play.saved import Line


@dataclass(frozen=True)
class Presence:
    """Who is connected right now."""

    factions: frozenset[str] = frozenset()
    spectators: int = 0


@dataclass
class Viewer:
    """A viewer: the seats held (none for a spectator), the language, who is connected, the chat, and whether the server
    sends turn notices."""

    seats: Sequence[str]
    language: str
    presence: Presence = field(default_factory=Presence)
    chat: Sequence[Line] = ()
    notices: bool = False
