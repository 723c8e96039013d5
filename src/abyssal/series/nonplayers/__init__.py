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
    """Carry a procedure of the rules on: Non-players answer by their minds (one for each faction), others are asked.

    What is left of a script when the procedure is over counts no more.
    """
    scripted = False
    try:
        decision = next(flow)
        while True:
            who = decision.actor
            if who == CHANCE or (b.seats.is_player[who] and who not in b.led):
                choice = yield decision
            else:
                if who == b.scripted and b.script:
                    choice = b.script.pop(0)
                    scripted = minds[who].overruled = True
                else:
                    b.musing = who
                    mind = minds[who]
                    mind.told = False
                    choice = yield from mind.answer(decision)
                    mind.tell()
                    b.musing = CHANCE
                b.unasked += 1
                if b.seats.is_player[who]:
                    choice = _instead(minds[who], decision, choice)
                if b.audit is not None and choice not in decision.options:
                    raise AssertionError(f"{choice} is no answer to {decision.kind}: {decision.options}")
            if tell is not None:
                tell(decision, choice)
            decision = flow.send(choice)
    except StopIteration:
        if scripted:
            b.script = []


def _instead(mind: Mind[Any], decision: Decision, choice: str) -> str:
    """What the rules answer for a player's faction: what the chart says, if that is open to players at the moment."""
    b, options = mind.b, decision.options
    if choice not in options:
        choice = mind.beyond_the_charts(decision)
        mind.overruled = True
    if b.answers is not None:
        b.answers.append(choice)
    return choice
