"""Small positions and scripted choices for tests of A Distant Plain."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.rules import DistantPlain
from abyssal.kernel.board import Auditor
from abyssal.kernel.decision import Decision
from abyssal.kernel.notation import changes, read_space
from abyssal.series.general import execute as execute_operation
from abyssal.series.operation import Operation

RULES = DistantPlain()
FACTIONS = {name: index for index, name in enumerate(names.FACTIONS)}
DERIVED = ("control", "coin_population", "uncontrolled")
T = TypeVar("T")


def board(
    text: str = "",
    resources: int | dict[str, int] = 10,
    aid: int = 9,
    patronage: int = 9,
    islamabad: str = "tolerance",
    **options: str,
) -> Afghanistan:
    """An empty map plus what the lines of short text say; the invariants are checked after every effect.

    A test of a faction's turn sets `executing`, unless it uses `operation` or `event`, which do so.
    """
    b = RULES.empty_board(RULES.check_options(options))
    b.clear()
    b.set(names.AID, aid)
    b.set(names.ISLAMABAD, names.POSTURES.index(islamabad))
    b.add_patronage(patronage)
    for name, faction in FACTIONS.items():
        if faction != names.COALITION:
            b.gain(faction, resources if isinstance(resources, int) else resources.get(name, 0))
        b.set(names.ELIGIBLE + faction, 1)
    for line in text.strip().splitlines():
        if line.strip():
            read_space(b, line)
    b.journal = []
    b.audit = Auditor().look
    return b


def run(b: Afghanistan, flow: Generator[Decision, str, T] | None, *choices: str) -> T | None:
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


def copy(b: Afghanistan) -> Afghanistan:
    twin = b.twin()
    twin.restore(b.snapshot())
    return twin


def play(b: Afghanistan, flow: Generator[Decision, str, Any] | None, *choices: str) -> dict[str, int]:
    """Run a flow and tell everything in which the position changed.

    Control and totals are aside: they follow from the rest, and `check` keeps them true.
    """
    before = copy(b)
    run(b, flow, *choices)
    return {name: change for name, change in changes(before, b).items() if name.split(" ")[-1] not in DERIVED}


def announce(b: Afghanistan, who: str, name: str, **facts: Any) -> Generator[Decision, str, None]:
    """An Operation to be executed, for `question` and `run`."""
    b.executing = FACTIONS[who]
    return execute_operation(b, Operation(FACTIONS[who], name, **{"special": True, **facts}))


def operation(b: Afghanistan, who: str, name: str, *choices: str, **facts: Any) -> dict[str, int]:
    """Execute an Operation with these choices; what changed."""
    return play(b, announce(b, who, name, **facts), *choices)


def asks(b: Afghanistan, who: str, name: str, *choices: str, **facts: Any) -> Decision:
    """What is asked after these choices of an Operation, tried on a copy of the position."""
    return question(announce(copy(b), who, name, **facts), *choices)


def spaces(decision: Decision) -> set[str]:
    """The spaces among the options of a question."""
    return {option for option in decision.options if option in RULES.spec.space_index}


def event(b: Afghanistan, who: str, card: int, shaded: bool, *choices: str) -> dict[str, int]:
    """Execute one side of a card with these choices; what changed."""
    b.set(names.CARD, card)
    b.executing = FACTIONS[who]
    return play(b, RULES.procedures.event(b, FACTIONS[who], card, shaded), *choices)
