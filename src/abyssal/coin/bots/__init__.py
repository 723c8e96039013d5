"""Bots: Non-player factions answer the questions of the rules like players do, by the rulebook's own instructions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.decision import CHANCE, Decision, Flow
from ..coin_board import CoinBoard
from .mind import Mind

Witness = Callable[[Decision, str], None]
"""Called with every question and its answer, just before the answer takes effect."""


def with_bots(
    b: CoinBoard, flow: Flow[None], make_minds: Callable[[], Sequence[Mind[Any]]], tell: Witness | None = None
) -> Flow[None]:
    """Run a procedure of the rules: bots answer for Non-players by their minds (one per faction), others are asked.

    The minds are made at the first question that a bot answers: most copies of a game never come to one. What is left
    of a script when the procedure ends is dropped.
    """
    minds: Sequence[Mind[Any]] = []
    script = len(b.conduct.script)
    try:
        decision = next(flow)
        while True:
            who = decision.actor
            if who == CHANCE or (b.seats.is_player[who] and who not in b.conduct.bot_played):
                choice = yield decision
            else:
                minds = minds or make_minds()
                choice = yield from _answered(b, decision, minds[who])
            if tell is not None:
                tell(decision, choice)
            decision = flow.send(choice)
    except StopIteration:
        if len(b.conduct.script) < script:
            b.conduct.script = []


def asked(b: CoinBoard, decision: Decision, minds: Sequence[Mind[Any]]) -> Flow[str]:
    """Return the answer to a question that comes up while a bot is deciding. Players answer their own questions, unless
    a bot plays for them too."""
    who, deciding = decision.actor, b.conduct.deciding
    if b.seats.is_player[who] and who not in b.conduct.bot_played:
        return (yield decision)
    choice = yield from _answered(b, decision, minds[who])
    b.conduct.deciding = deciding
    return choice


def _answered(b: CoinBoard, decision: Decision, mind: Mind[Any]) -> Flow[str]:
    """Return the answer of a faction that a bot plays: from its script as long as it lasts, then from its mind."""
    who = decision.actor
    if who == b.conduct.scripted and b.conduct.script:
        choice = b.conduct.script.pop(0)
        mind.overruled = True
    else:
        b.conduct.deciding = who
        mind.logged = False
        choice = yield from mind.answer(decision)
        mind.log_pending()
        b.conduct.deciding = CHANCE
    b.conduct.unasked += 1
    if b.seats.is_player[who]:
        choice = _instead(mind, decision, choice)
    if b.conduct.audit is not None and choice not in decision.options:
        raise AssertionError(f"{choice} is no answer to {decision.kind}: {decision.options}")
    return choice


def _instead(mind: Mind[Any], decision: Decision, choice: str) -> str:
    """Return a bot's answer for a player's faction: what the chart says, if players have that option now."""
    b, options = mind.b, decision.options
    if choice not in options:
        choice = mind.beyond_the_charts(decision)
        mind.overruled = True
    if b.conduct.answers is not None:
        b.conduct.answers.append(choice)
    return choice
