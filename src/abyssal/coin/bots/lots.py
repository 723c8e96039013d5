"""Random choices where no rule decides: along a ring of spaces from a place the dice give, or with equal chances."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import CHANCE, Decision, Flow
from .mind import Mind


def first_along(m: Mind[Any], ring: list[int], start: int, candidates: list[int]) -> int:
    """Return the first candidate at or after index `start` of a ring of spaces."""
    m.log_pending()
    for step in range(len(ring)):
        s = ring[(start + step) % len(ring)]
        if s in candidates:
            m.b.log("bot-random", s, len(candidates))
            return s
    raise AssertionError("a candidate that is not in the table")


def lot(m: Mind[Any], spaces: list[int], rule: str) -> Flow[int]:
    """Draw one of these spaces, each with an equal chance."""
    if len(spaces) == 1:
        return spaces[0]
    m.log_pending()
    names = m.b.spec.spaces
    choice = yield Decision(CHANCE, "lot", rule, [names[s] for s in spaces])
    s = int(m.b.spec.space_index[choice])
    m.b.log("bot-random", s, len(spaces))
    return s


def from_sheet(m: Mind[Any], spaces: list[int], rule: str) -> Flow[int]:
    """Let people at the table enter which of these spaces the dice and the printed sheet gave."""
    m.log_pending()
    names = m.b.spec.spaces
    choice = yield Decision(CHANCE, "sheet-space", rule, [names[s] for s in spaces], faction=m.who)
    s = int(m.b.spec.space_index[choice])
    m.b.log("bot-random", s, len(spaces))
    return s


def lot_of(m: Mind[Any], options: list[str], rule: str) -> Flow[str]:
    """Draw one of these words, each with an equal chance."""
    if len(options) == 1:
        return options[0]
    m.log_pending()
    m.rule = rule
    m.drawn("by-lot", len(options))
    return (yield Decision(CHANCE, "lot", rule, options))
