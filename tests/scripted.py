"""Scripted choices on small positions: what the tests of every game use to ask, answer and compare."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, TypeVar

from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.general import execute
from abyssal.coin.notation import changes
from abyssal.coin.operation import Operation
from abyssal.kernel.decision import Decision

B = TypeVar("B", bound=CoinBoard)
T = TypeVar("T")

DERIVED: Final = {"distant-plain": ("coin_population", "uncontrolled")}
"""By game, what follows from the rest of a position and is kept true by `check`."""


def run(b: CoinBoard, flow: Generator[Decision, str, T] | None, *choices: str) -> T | None:
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


def copy(b: B) -> B:
    twin = b.twin()
    assert isinstance(twin, type(b))
    twin.restore(b.snapshot())
    return twin


def difference(before: CoinBoard, after: CoinBoard) -> dict[str, int]:
    """Everything in which two positions differ, but for what follows from the rest."""
    derived = DERIVED.get(after.spec.game, ())
    return {name: change for name, change in changes(before, after).items() if name.split(" ")[-1] not in derived}


def play(b: CoinBoard, flow: Generator[Decision, str, Any] | None, *choices: str) -> dict[str, int]:
    """Run a flow and tell everything in which the position changed."""
    before = copy(b)
    run(b, flow, *choices)
    return difference(before, b)


def announce(b: CoinBoard, who: str, name: str, **facts: Any) -> Generator[Decision, str, None]:
    """An Operation to be executed, for `question` and `run`."""
    b.executing = b.spec.faction_index[who]
    return execute(b, Operation(b.executing, name, **{"special": True, **facts}))


def asks(b: CoinBoard, who: str, name: str, *choices: str, **facts: Any) -> Decision:
    """What an Operation of a faction asks after these choices. The position stays as it is."""
    return question(announce(copy(b), who, name, **facts), *choices)


def operation(b: CoinBoard, who: str, name: str, *choices: str, **facts: Any) -> dict[str, int]:
    """Execute an Operation with these choices; what changed."""
    return play(b, announce(b, who, name, **facts), *choices)


def event(b: CoinBoard, who: str, card: int, shaded: bool, *choices: str) -> dict[str, int]:
    """Execute one side of a card with these choices; what changed."""
    return play(b, announce_event(b, who, card, shaded), *choices)


def announce_event(b: CoinBoard, who: str, card: int, shaded: bool) -> Generator[Decision, str, None]:
    """One side of a card to be executed."""
    b.set(b.spec.CARD, card)
    b.executing = b.spec.faction_index[who]
    return b.procedures.event(b, b.executing, card, shaded)


def event_asks(b: CoinBoard, who: str, card: int, shaded: bool, *choices: str) -> Decision:
    """What an event asks after these choices."""
    return question(announce_event(b, who, card, shaded), *choices)


def in_brief(b: CoinBoard, who: str, card: int, shaded: bool, *choices: str) -> tuple[str, str, list[str]]:
    """Who is asked after these choices of an event, what, and with which options (but for taking back own pieces)."""
    decision = event_asks(b, who, card, shaded, *choices)
    options = [option for option in decision.options if option != "take_back"]
    return (b.spec.factions[decision.actor] if decision.actor >= 0 else "chance"), decision.kind, options
