"""Game options (1.5, 2.1, 2.3.7, 3.2.2, 7.3, 8.0, 8.1): names, values, defaults and clashes."""

from __future__ import annotations

from typing import Final

from ...coin.options import Clash, Seats, completed, refuse_clashes
from ...kernel.errors import OptionClash
from .cards import Cards
from .names import COALITION, FACTIONS, GOVERNMENT, TALIBAN, WARLORDS

ALL: Final = "all"
NONE: Final = "none"

VALUES: Final[dict[str, list[str]]] = {
    "scenario": ["main", "short", "extended"],
    "players": ["4", "3", "2", "1", "0"],
    "nonplayers": ["false", "true"],
    "people": [
        ALL, "coalition", "taliban", "government", "warlords", "coalition+taliban", "coalition+government",
        "coalition+warlords", "taliban+government", "taliban+warlords", "government+warlords",
        "coalition+taliban+government", "coalition+taliban+warlords", "coalition+government+warlords",
        "taliban+government+warlords", NONE,
    ],
    "players_limited": ["true", "false"],
    "pairing": ["government", "warlords"],
    "deployment": ["standard", "open"],
    "capabilities": ["true", "false"],
    "sudden_propaganda": ["false", "true"],
    "deception": ["false", "true"],
    "patrol_assault": ["paid", "free"],
    "sponsorship": ["eligible", "standard"],
}  # fmt: skip
"""Every option with its values, the default first. `people` names the Factions with players in games with
Non-players."""


class Options(Seats):
    """The options of one game, read once."""

    def __init__(self, given: dict[str, str]) -> None:
        players, nonplayers = int(given["players"]), given["nonplayers"] == "true"
        super().__init__(given, players, nonplayers, _leaders(players, nonplayers, given["pairing"]), _players(given))
        self.scenario = given["scenario"]
        self.cards: Cards | None = None
        """What is printed on the cards, with the facts of a deck file."""
        self.told: list[int] = []
        self.told_cards: Cards | None = None
        """The cards with the facts that people entered, remembered for the fields of the position in `told`."""
        self.capabilities = given["capabilities"] == "true"
        """setup.deck True if Capabilities of Events removed at set-up come into force."""
        self.sudden_propaganda = given["sudden_propaganda"] == "true"
        self.deception = given["deception"] == "true"
        """7.3.option True if each player draws hidden markers."""
        self.free_patrol_assault = given["patrol_assault"] == "free"
        """3.2.2 True if Government cubes join the Assault that ends a Coalition Patrol without payment."""
        self.sponsored = given["sponsorship"] == "eligible"
        """8.1.islamabad True if Non-player Taliban stay Eligible after an Event at Sponsorship."""
        self.players_limited = nonplayers and given["players_limited"] == "true"
        """8.1.players_limited True if players' Operations are Limited on the last card before each Propaganda."""

    def would(self, card: int, faction: int, condition: str) -> bool | None:
        """8.3 What the deck file says an Event would do for a Non-player, or None."""
        answers: dict[str, bool] = self.deck.get(card, {}).get("would", {}).get(FACTIONS[faction], {})
        return answers.get(condition)


def _players(given: dict[str, str]) -> list[bool]:
    """8.0 For each Faction, True if it has a player."""
    people = given["people"].split("+")
    return [people == [ALL] or name in people for name in FACTIONS]


def _leaders(players: int, nonplayers: bool, pairing: str) -> list[int]:
    """1.5.option With 3 players, the Coalition player also plays the Warlords. With 2, the Coalition player also plays
    the Government or, if preferred, the Warlords, and the Taliban player plays the other one."""
    if players == 3 and not nonplayers:
        return [COALITION, TALIBAN, GOVERNMENT, COALITION]
    if players == 2 and not nonplayers:
        return [COALITION, TALIBAN, *([COALITION, TALIBAN] if pairing == "government" else [TALIBAN, COALITION])]
    return [COALITION, TALIBAN, GOVERNMENT, WARLORDS]


def check(given: dict[str, str]) -> dict[str, str]:
    """Return the options completed with their defaults. Refuse unknown names, unknown values and clashes."""
    full = completed(given, VALUES)
    _default_seats(full, given)
    refuse_clashes(full, _CLASHES)
    return full


def _default_seats(full: dict[str, str], given: dict[str, str]) -> None:
    """8.0 A single player, or none, means Non-players. Players take the Coalition first, then the Taliban, then the
    Government, unless they prefer others."""
    if "nonplayers" not in given and (full["players"] in ("0", "1") or full["people"] != ALL):
        full["nonplayers"] = "true"
    if full["nonplayers"] == "true" and "people" in given and "players" not in given:
        full["players"] = str(count(full["people"]))
    if full["nonplayers"] == "true" and "people" not in given and full["players"] != "4":
        full["people"] = _named(FACTIONS[: int(full["players"])])
    if full["nonplayers"] == "true" and full["players"] == "4":
        raise OptionClash("four-players")
    if count(full["people"]) != (int(full["players"]) if full["nonplayers"] == "true" else len(FACTIONS)):
        raise OptionClash("people")


def count(people: str) -> int:
    """Number of Factions with players."""
    return len(FACTIONS) if people == ALL else 0 if people == NONE else len(people.split("+"))


def _named(people: list[str]) -> str:
    return "+".join(people) or NONE


def with_nonplayers(given: dict[str, str], factions: list[str]) -> dict[str, str]:
    """Return the options under which exactly these factions are Non-players (8.0). Refuse clashes."""
    if not factions:
        return given
    people = [name for name in FACTIONS if name not in factions]
    seats = {"players": str(len(people)), "nonplayers": "true", "people": _named(people)}
    for name, value in seats.items():
        if given.get(name, value) != value:
            raise OptionClash("seats")
    return {**given, **seats}


_CLASHES: Final[list[Clash]] = [
    ([("players", ["3", "4"]), ("pairing", ["warlords"])], "pairing"),
    ([("players", ["0", "1", "2"]), ("deception", ["true"])], "deception"),
    ([("nonplayers", ["true"]), ("pairing", ["warlords"])], "pairing"),
    ([("players", ["0", "1"]), ("nonplayers", ["false"])], "one-player"),
    ([("nonplayers", ["false"]), ("players_limited", ["false"])], "players-limited"),
]
"""Options that exclude each other, with the reason."""
