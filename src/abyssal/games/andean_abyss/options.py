"""The options of a game (1.5, 2.1, 2.2, 2.3.1, 2.4.1 and the second edition), by the names used everywhere."""

from __future__ import annotations

from typing import Final

from ...kernel.errors import Problem
from ...series.options import Clash, Seats, completed, refuse_clashes
from .names import AUC, CARTELS, FACTIONS, FARC, GOVT

FIRST: Final = "first"
SECOND: Final = "second"

VALUES: Final[dict[str, list[str]]] = {
    "scenario": ["standard", "quick"],
    "edition": [FIRST, SECOND],
    "players": ["4", "3", "2", "1"],
    "nonplayers": ["true", "false"],
    "insurgents": ["farc+auc", "farc+cartels", "auc+cartels", "farc", "auc", "cartels"],
    "deployment": ["standard", "open"],
    "piles": ["exact", "rough"],
    "no_reveal": ["false", "true"],
    "eligibility": ["standard", "a", "b"],
    "short": ["false", "true"],
    "seeded": ["false", "true"],
}
"""Every option with its values, the default first."""


class Options(Seats):
    """The options of one game, read once."""

    def __init__(self, given: dict[str, str]) -> None:
        players, nonplayers = int(given["players"]), given["nonplayers"] == "true"
        is_player = _players(players, nonplayers, given["insurgents"])
        super().__init__(players, nonplayers, _leaders(players, nonplayers), is_player)
        self.given = given
        self.scenario = given["scenario"]
        self.second_edition = given["edition"] == SECOND
        self.open_deployment = given["deployment"] == "open"
        self.rough_piles = given["piles"] == "rough"
        self.no_reveal = given["no_reveal"] == "true"
        self.eligibility = given["eligibility"]
        self.short = given["short"] == "true"
        self.seeded = given["seeded"] == "true"


def _leaders(players: int, nonplayers: bool) -> list[int]:
    """1.5 Which faction's player leads each faction."""
    if players == 3 and not nonplayers:
        return [GOVT, FARC, AUC, AUC]
    if players == 2 and not nonplayers:
        return [GOVT, FARC, GOVT, FARC]
    return [GOVT, FARC, AUC, CARTELS]


def _players(players: int, nonplayers: bool, insurgents: str) -> list[bool]:
    """1.5 The first player is the Government, then FARC, AUC, Cartels; the others are Non-player factions.

    Two or three players may prefer other Insurgent factions.
    """
    if players in (2, 3) and nonplayers:
        chosen = insurgents.split("+")
        return [faction == GOVT or FACTIONS[faction] in chosen for faction in (GOVT, FARC, AUC, CARTELS)]
    return [not nonplayers or faction < players for faction in (GOVT, FARC, AUC, CARTELS)]


def check(given: dict[str, str]) -> dict[str, str]:
    """The options completed with their defaults. Unknown names or values and clashes are refused."""
    full = completed(given, VALUES)
    _default_nonplayers(full, given)
    _default_insurgents(full, given)
    refuse_clashes(full, _CLASHES)
    return full


def _default_nonplayers(full: dict[str, str], given: dict[str, str]) -> None:
    """With four players there is no Non-player. With two or three, the editions differ (1.5, 1.5.1)."""
    if full["players"] == "4":
        if given.get("nonplayers") == "true":
            raise Problem("option-clash", reason="four-players")
        full["nonplayers"] = "false"
    elif "nonplayers" not in given and full["edition"] == SECOND and full["players"] != "1":
        full["nonplayers"] = "false"


def _default_insurgents(full: dict[str, str], given: dict[str, str]) -> None:
    """1.5 Which Insurgent factions the 2nd and 3rd player lead beside Non-players: first FARC, then AUC."""
    choice = full["nonplayers"] == "true" and full["players"] in ("2", "3")
    if choice and full["players"] == "2" and "insurgents" not in given:
        full["insurgents"] = "farc"
    chosen = full["insurgents"].split("+")
    if (len(chosen) != int(full["players"]) - 1) if choice else full["insurgents"] != VALUES["insurgents"][0]:
        raise Problem("option-clash", reason="insurgents")


def with_nonplayers(given: dict[str, str], factions: list[str]) -> dict[str, str]:
    """The options under which just these factions are Non-players (8.0); refuses what clashes with that."""
    if FACTIONS[GOVT] in factions:
        raise Problem("option-clash", reason="government-player")
    persons = [name for name in FACTIONS if name not in factions]
    seats = {"players": str(len(persons))}
    if factions:
        seats["nonplayers"] = "true"
    if len(persons) in (2, 3):
        seats["insurgents"] = "+".join(persons[1:])
    for name, value in seats.items():
        if given.get(name, value) != value:
            raise Problem("option-clash", reason="seats")
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
    ([("players", ["1"]), ("nonplayers", ["false"])], "one-player"),
]
"""Options that exclude each other, with the reason."""
