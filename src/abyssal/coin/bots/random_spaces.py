"""Random spaces: lands before LoCs, and LoCs by their Econ. How lands are drawn is each game's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ...kernel.decision import NOWHERE, Flow
from ..spec import LOC
from .mind import Mind

M = TypeVar("M", bound=Mind[Any])
Draw = Callable[[M, list[int]], Flow[int]]
"""Draws one of some spaces at random."""


def draw_space(
    m: M,
    spaces: list[int],
    draw_land: Draw[M],
    draw_loc: Draw[M],
    log_preference: Callable[[M, list[int]], None] | None = None,
) -> Flow[int]:
    """Return one of these spaces at random, LoCs only if there is nothing else; NOWHERE if there is none.

    `log_preference` is called with the spaces if there were LoCs, but lands came first.
    """
    if len(spaces) < 2:
        return spaces[0] if spaces else NOWHERE
    kind = m.b.spec.kind
    lands = [s for s in spaces if kind[s] != LOC]
    if not lands:
        return (yield from draw_loc(m, spaces))
    if log_preference is not None and len(lands) < len(spaces):
        log_preference(m, spaces)
    return (yield from draw_land(m, lands))


def draw_next(m: M, spaces: list[int], enough: bool, draw: Draw[M]) -> Flow[int]:
    """Return the next of these spaces, all of which are wanted. Draw one at random only if there is not `enough` for
    all."""
    if enough and spaces:
        return spaces[0]
    return (yield from draw(m, spaces))


def richest_locs(m: Mind[Any], locs: list[int], rule: str) -> list[int]:
    """Return the LoCs with the highest Econ; the log cites the rule if that leaves any out."""
    econ = m.b.spec.econ
    if all(econ[s] == econ[locs[0]] for s in locs):
        return locs
    before, m.rule = m.rule, rule
    found = m.most("highest-econ", locs, lambda s: econ[s])
    m.rule = before
    return found
