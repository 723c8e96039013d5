"""What the language layer has to know of a game beyond its spec: lists that the journal points into, and the cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, cast

from ..games.andean_abyss import names as andean_abyss
from ..games.andean_abyss import operations, s4_special
from ..games.andean_abyss.colombia import Colombia
from ..games.andean_abyss.nonplayers import reasons
from ..kernel.board import Board
from ..kernel.errors import Problem
from ..kernel.rules import Rules
from . import journal
from .journal import Arguments


class Cards(Protocol):
    """What is printed on the cards of any game, by card number."""

    propaganda: list[int]
    title: list[str]
    order: list[list[int]]
    dual: list[bool]
    capability: list[bool]
    momentum: list[bool]
    gray_two: list[bool]
    revised: list[bool]


class HasCards(Protocol):
    cards: Cards


@dataclass
class Lexicon:
    """One game's lists."""

    journal: dict[str, Arguments]
    operations: list[str]
    specials: list[str]
    presidents: list[str]
    rules: list[str]
    """The rules that Non-players cite, as far as they are numbers."""
    reasons: list[str]
    """What Non-players look for."""
    phases: list[str]
    phase_rules: list[str]
    """The rule of each phase."""
    cards: Cards
    card_text: str
    """How the ids of the cards' texts begin."""
    tracks: Callable[[Board], dict[str, int]]
    """What the line of tracks shows."""
    goals: dict[str, int]
    """The tracks that somebody wins by, and what they must exceed."""
    by_seats: list[str]
    """The options that follow from who sits where."""


def lexicon(rules: Rules) -> Lexicon:
    """The lists of a game."""
    if rules.spec.game != "andean-abyss":
        raise Problem("not-playable", game=rules.spec.game)
    return Lexicon(
        journal={**journal.SHARED, **journal.ANDEAN_ABYSS},
        operations=operations.OPERATIONS,
        specials=s4_special.NAMES,
        presidents=andean_abyss.PRESIDENTS,
        rules=[".".join(part for part in rule.split(".") if part.isdecimal()) for rule in reasons.RULES],
        reasons=reasons.REASONS,
        phases=andean_abyss.PHASES,
        phase_rules=andean_abyss.PHASE_RULES,
        cards=cast(HasCards, rules).cards,
        card_text="aa-card",
        tracks=_andean_tracks,
        goals={"support": 60, "opposition": 25},
        by_seats=["players", "nonplayers", "insurgents"],
    )


def _andean_tracks(b: Board) -> dict[str, int]:
    return {
        "aid": b.n[andean_abyss.AID],
        "president": b.n[andean_abyss.PRESIDENT],
        "support": b.n[andean_abyss.TOTAL_SUPPORT],
        "opposition": cast(Colombia, b).opposition_and_bases(),
    }
