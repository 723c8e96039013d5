"""Non-player factions: they answer the questions of the rules like all others, by the rules that lead them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.decision import CHANCE, Decision, Flow
from ..board import CoinBoard
from .mind import Mind

Witness = Callable[[Decision, str], None]
"""Is told every question with its answer, just before the answer takes effect."""


def conduct(b: CoinBoard, flow: Flow[None], minds: Sequence[Mind[Any]], tell: Witness | None = None) -> Flow[None]:
    """Carry a procedure of the rules on: Non-players answer by their minds (one for each faction), others are asked."""
    try:
        decision = next(flow)
        while True:
            if decision.actor == CHANCE or b.seats.is_player[decision.actor]:
                choice = yield decision
            else:
                choice = yield from minds[decision.actor].answer(decision)
                b.unasked += 1
                if b.audit is not None and choice not in decision.options:
                    raise AssertionError(f"{choice} is no answer to {decision.kind}: {decision.options}")
            if tell is not None:
                tell(decision, choice)
            decision = flow.send(choice)
    except StopIteration:
        return
