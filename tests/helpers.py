"""Small positions and scripted choices for tests."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import execute
from abyssal.games.andean_abyss.rules import AndeanAbyss
from abyssal.kernel.board import Auditor
from abyssal.kernel.decision import Decision
from abyssal.kernel.notation import changes, read_space
from abyssal.series.general import execute as execute_operation
from abyssal.series.operation import Operation

RULES = AndeanAbyss()
FACTIONS = {"govt": names.GOVT, "farc": names.FARC, "auc": names.AUC, "cartels": names.CARTELS}
T = TypeVar("T")


def board(text: str = "", resources: int | dict[str, int] = 10, aid: int = 9, **options: str) -> Colombia:
    """An empty map plus what the lines of short text say; the invariants are checked after every effect.

    `open ecuador` as a line brings a foreign country into play.
    """
    b = RULES.empty_board(RULES.check_options(options))
    b.clear()
    b.set(names.SHIPMENTS, 4)
    b.set(names.AID, aid)
    for name, faction in FACTIONS.items():
        b.gain(faction, resources if isinstance(resources, int) else resources.get(name, 0))
        b.set(names.ELIGIBLE + faction, 1)
    for line in text.strip().splitlines():
        words = line.split()
        if words[:1] == ["open"]:
            b.open_space(b.spec.space_index[words[1]])
        elif words:
            read_space(b, line)
    b.journal = []
    b.audit = Auditor().look
    return b


class Asked(list[tuple[str, str]]):
    """The questions a flow asked: (actor, kind)."""


def run(b: Colombia, flow: Generator[Decision, str, T] | None, *choices: str) -> T | None:
    """Answer a flow's questions with these choices (dice are choices too). Each must be legal, all must be used."""
    left = list(choices)
    if flow is None:
        assert not left, f"nothing was asked, unused: {left}"
        return None
    try:
        decision = next(flow)
        while True:
            assert left, f"{decision.kind} still asks: {decision.options}"
            choice = left.pop(0)
            assert choice in decision.options, f"{decision.kind}: {choice} is not among {decision.options}"
            assert len(set(decision.options)) == len(decision.options), decision.options
            decision = flow.send(choice)
    except StopIteration as stop:
        assert not left, f"unused choices: {left}"
        b.check()
        result: T = stop.value
        return result


def question(flow: Generator[Decision, str, Any], *choices: str) -> Decision:
    """The question a flow asks after these choices."""
    decision = next(flow)
    for choice in choices:
        assert choice in decision.options, f"{decision.kind}: {choice} is not among {decision.options}"
        decision = flow.send(choice)
    return decision


def copy(b: Colombia) -> Colombia:
    twin = b.twin()
    twin.restore(b.snapshot())
    return twin


def play(b: Colombia, flow: Generator[Decision, str, Any] | None, *choices: str) -> dict[str, int]:
    """Run a flow and tell everything in which the position changed (derived totals aside: `check` keeps those true)."""
    before = copy(b)
    run(b, flow, *choices)
    return changes(before, b)


def operation(b: Colombia, who: str, name: str, *choices: str, **facts: Any) -> dict[str, int]:
    """Execute an Operation with these choices; what changed."""
    b.executing = FACTIONS[who]
    op = Operation(FACTIONS[who], name, **{"special": True, **facts})
    return play(b, execute_operation(b, op), *choices)


def event(b: Colombia, who: str, card: int, shaded: bool, *choices: str) -> dict[str, int]:
    """Execute one side of a card with these choices; what changed."""
    b.set(names.CARD, card)
    b.executing = FACTIONS[who]
    return play(b, execute(b, FACTIONS[who], card, shaded), *choices)
