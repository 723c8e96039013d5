"""Game options of 1.5, 2.1, 2.2, 2.3.1, 2.4.1 and the second edition."""

from __future__ import annotations

from typing import Final

from ...coin.options import Clash, Seats, completed, refuse_clashes
from ...kernel.errors import OptionClash
from .cards import Cards
from .names import AUC, CARTELS, FACTIONS, FARC, GOVT

FIRST: Final = "first"
SECOND: Final = "second"

VALUES: Final[dict[str, list[str]]] = {
    "scenario": ["standard", "quick"],
    "edition": [FIRST, SECOND],
    "players": ["4", "3", "2", "1", "0"],
    "nonplayers": ["true", "false"],
    "insurgents": ["farc+auc", "farc+cartels", "auc+cartels", "farc", "auc", "cartels", "farc+auc+cartels"],
    "government": ["standard", SECOND],
    "deployment": ["standard", "open"],
    "piles": ["exact", "rough"],
    "no_reveal": ["false", "true"],
    "eligibility": ["standard", "a", "b"],
    "short": ["false", "true"],
    "seeded": ["false", "true"],
}
"""Every option with its values, default first."""


class Options(Seats):
    """Parsed options of one game."""

    def __init__(self, given: dict[str, str]) -> None:
        players, nonplayers = int(given["players"]), given["nonplayers"] == "true"
        is_player = _players(players, nonplayers, given["insurgents"].split("+"))
        super().__init__(given, players, nonplayers, _leaders(players, nonplayers), is_player)
        self.scenario = given["scenario"]
        self.cards: Cards | None = None
        """What is printed on the cards, with the facts of a deck file."""
        self.second_edition = given["edition"] == SECOND
        self.rough_piles = given["piles"] == "rough"
        self.no_reveal = given["no_reveal"] == "true"
        self.eligibility = given["eligibility"]
        self.short = given["short"] == "true"
        self.seeded = given["seeded"] == "true"


def _leaders(players: int, nonplayers: bool) -> list[int]:
    """1.5 For each faction, return the faction whose player plays it."""
    if players == 3 and not nonplayers:
        return [GOVT, FARC, AUC, AUC]
    if players == 2 and not nonplayers:
        return [GOVT, FARC, GOVT, FARC]
    return [GOVT, FARC, AUC, CARTELS]


def _players(players: int, nonplayers: bool, chosen: list[str]) -> list[bool]:
    """1.5, 8.0 Return which factions players play, the rest being Non-players. The first player takes the Government,
    then FARC, AUC, Cartels.

    Two or three players may choose other Insurgent factions. If they choose as many Insurgents as there are players,
    the Government is a Non-player.
    """
    factions = (GOVT, FARC, AUC, CARTELS)
    if nonplayers and 0 < players == len(chosen):
        return [FACTIONS[faction] in chosen for faction in factions]
    if players in (2, 3) and nonplayers:
        return [faction == GOVT or FACTIONS[faction] in chosen for faction in factions]
    return [not nonplayers or faction < players for faction in factions]


def check(given: dict[str, str]) -> dict[str, str]:
    """Return the options completed with defaults. Raise on unknown names or values, and on clashes."""
    full = completed(given, VALUES)
    _default_nonplayers(full, given)
    _default_insurgents(full, given)
    refuse_clashes(full, _CLASHES)
    if full["government"] == SECOND and Options(full).is_player[GOVT]:
        raise OptionClash("government-led")
    return full


def _default_nonplayers(full: dict[str, str], given: dict[str, str]) -> None:
    """Set the default for Non-players: none with four players; with two or three the editions differ (1.5, 1.5.1)."""
    if full["players"] == "4":
        if given.get("nonplayers") == "true":
            raise OptionClash("four-players")
        full["nonplayers"] = "false"
    elif "nonplayers" not in given and full["edition"] == SECOND and full["players"] not in ("0", "1"):
        full["nonplayers"] = "false"


def _default_insurgents(full: dict[str, str], given: dict[str, str]) -> None:
    """1.5 Check and complete the Insurgent factions that players play beside Non-players.

    If a player takes the Government, the others take one Insurgent each, first FARC, then AUC. If all players take
    Insurgents, the Government is a Non-player (8.0, second edition).
    """
    players = int(full["players"])
    choice = full["nonplayers"] == "true" and players in (1, 2, 3)
    if choice and players == 2 and "insurgents" not in given:
        full["insurgents"] = "farc"
    led = choice and len(full["insurgents"].split("+")) == players
    if led or players == 0:
        _check_government(full)
    beside = choice and players > 1 and len(full["insurgents"].split("+")) == players - 1
    if not led and not beside and ((choice and players > 1) or full["insurgents"] != VALUES["insurgents"][0]):
        raise OptionClash("insurgents")


def _check_government(full: dict[str, str]) -> None:
    """8.0 Refuse a Non-player Government in the first edition, which has no rules for it, unless the game borrows the
    second edition's."""
    if full["edition"] == FIRST and full["government"] != SECOND:
        raise OptionClash("government-player")


def with_nonplayers(given: dict[str, str], factions: list[str]) -> dict[str, str]:
    """Return the options that make exactly these factions Non-players (8.0). Raise if the given options clash with
    that."""
    persons = [name for name in FACTIONS if name not in factions]
    seats = {"players": str(len(persons))}
    if factions:
        seats["nonplayers"] = "true"
    insurgents = [name for name in persons if name != FACTIONS[GOVT]]
    if insurgents and factions:
        seats["insurgents"] = "+".join(insurgents)
    for name, value in seats.items():
        if given.get(name, value) != value:
            raise OptionClash("seats")
    if FACTIONS[GOVT] in factions:
        _check_government({"edition": FIRST, "government": "standard", **given})
    return {**given, **seats}


_CLASHES: Final[list[Clash]] = [
    ([("eligibility", ["a", "b"]), ("no_reveal", ["true"])], "eligibility-needs-reveal"),
    ([("edition", [SECOND]), ("no_reveal", ["true"])], "second-no-reveal"),
    ([("edition", [SECOND]), ("eligibility", ["a", "b"])], "second-eligibility"),
    ([("edition", [SECOND]), ("piles", ["rough"])], "second-piles"),
    ([("edition", [FIRST]), ("seeded", ["true"])], "seeded-second"),
    ([("piles", ["rough"]), ("seeded", ["true"])], "seeded-exact"),
    ([("scenario", ["quick"]), ("seeded", ["true"])], "quick-seeded"),
    ([("scenario", ["quick"]), ("piles", ["rough"])], "quick-piles"),
    ([("scenario", ["quick"]), ("short", ["true"])], "quick-short"),
    ([("scenario", ["quick"]), ("deployment", ["open"])], "quick-open"),
    ([("players", ["0", "1"]), ("nonplayers", ["false"])], "one-player"),
    ([("edition", [SECOND]), ("government", [SECOND])], "government-second"),
]
"""Option values that exclude each other, with the reason."""
