"""The options of a game (1.5, 2.1, 2.3.7, 7.3), by the names used everywhere."""

from __future__ import annotations

from typing import Final

from ...kernel.errors import Problem
from ...series.options import Clash, Seats, completed, refuse_clashes
from .names import COALITION, GOVERNMENT, TALIBAN, WARLORDS

VALUES: Final[dict[str, list[str]]] = {
    "scenario": ["main", "short", "extended"],
    "players": ["4", "3", "2"],
    "nonplayers": ["false"],
    "pairing": ["government", "warlords"],
    "deployment": ["standard", "open"],
    "capabilities": ["true", "false"],
    "sudden_propaganda": ["false", "true"],
    "deception": ["false", "true"],
}
"""Every option with its values, the default first. There are no Non-players yet (8.0)."""


class Options(Seats):
    """The options of one game, read once."""

    def __init__(self, given: dict[str, str]) -> None:
        players, nonplayers = int(given["players"]), given["nonplayers"] == "true"
        super().__init__(players, nonplayers, _leaders(players, given["pairing"]), [True] * 4)
        self.given = given
        self.scenario = given["scenario"]
        self.open_deployment = given["deployment"] == "open"
        self.capabilities = given["capabilities"] == "true"
        """setup.deck Whether Capabilities of Events removed at set-up come into force."""
        self.sudden_propaganda = given["sudden_propaganda"] == "true"
        self.deception = given["deception"] == "true"
        """7.3.option Whether each player draws hidden markers."""


def _leaders(players: int, pairing: str) -> list[int]:
    """1.5.option With 3 players the Coalition's leads the Warlords too; with 2 the Coalition's leads the Government or,
    if preferred, the Warlords, and the Taliban's the other one."""
    if players == 3:
        return [COALITION, TALIBAN, GOVERNMENT, COALITION]
    if players == 2:
        return [COALITION, TALIBAN, *([COALITION, TALIBAN] if pairing == "government" else [TALIBAN, COALITION])]
    return [COALITION, TALIBAN, GOVERNMENT, WARLORDS]


def check(given: dict[str, str]) -> dict[str, str]:
    """The options completed with their defaults. Unknown names or values and clashes are refused."""
    full = completed(given, VALUES)
    refuse_clashes(full, _CLASHES)
    return full


def with_nonplayers(given: dict[str, str], factions: list[str]) -> dict[str, str]:
    """The options under which just these factions are Non-players (8.0), who cannot lead any yet."""
    if factions:
        raise Problem("no-nonplayers")
    return given


_CLASHES: Final[list[Clash]] = [
    ([("players", ["3", "4"]), ("pairing", ["warlords"])], "pairing"),
    ([("players", ["1", "2"]), ("deception", ["true"])], "deception"),
]
"""Options that exclude each other, with the reason."""
