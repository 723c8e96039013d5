"""8.0 Non-player factions: bots that answer the questions of the rules by section 8."""

from __future__ import annotations

from collections.abc import Sequence

from ....coin import bots
from ....coin.bots import chart
from ....coin.operation import Operation
from ....kernel.decision import DONE, Decision, Flow
from ..afghanistan import Afghanistan
from ..names import FACTIONS
from . import events, guidelines, sequence, standing
from .box import Answer, Box
from .charts import chart_of
from .effect import Stage
from .mind import Mind
from .random_spaces import random_space
from .sheet import Sheet


def with_bots(b: Afghanistan, flow: Flow[None], sheet: Sheet, event: tuple[int, int, bool] | None = None) -> Flow[None]:
    """8.0 Run a procedure of the rules: bots answer for Non-players, everyone else is asked. `event` is set if the
    procedure is one whole Event: its executing faction, the card, and True for the shaded side."""
    stage = Stage(b)
    if event is not None:
        stage.opens(*event)

    def make_minds() -> Sequence[Mind]:
        return [Led(b, who, sheet, stage) for who in range(len(FACTIONS))]

    return bots.with_bots(b, flow, make_minds, stage.tell)


class Led(Mind):
    """A Non-player faction that answers by section 8."""

    def twin(self, who: int, stage: Stage) -> Mind:
        return Led(self.b, who, self.sheet, stage)

    def answer(self, d: Decision) -> Flow[str]:
        return answer(self, d)


def answer(m: Mind, d: Decision) -> Flow[str]:
    """8.2 Answer a question for a Non-player."""
    own = chart_of(m.who).answers.get(d.kind) or ANSWERS.get(d.kind)
    if own is None:
        return m.beyond_the_charts(d)
    outcome = own(m, d)
    return outcome if isinstance(outcome, str) else (yield from outcome)


def box_of(m: Mind, op: Operation) -> chart.Box[Mind] | None:
    """Return the box of an Operation: the one the chart led to, or for a free Operation the box of that name."""
    if m.box is not None and m.box.operation == op.name:
        return m.box
    return chart_of(m.who).operations.box_for(op.name)


def operation_space(m: Mind, d: Decision) -> Flow[str]:
    """8.2 Return the next space of an Operation, or a Special Activity it pauses for. When the box wants no more
    spaces, return the Special Activity that goes with it, then end."""
    op = m.operation()
    m.begin(op)
    box = box_of(m, op)
    if isinstance(box, Box) and not m.finished:
        m.rule = box.rule
        choice = yield from box.step(m, op)
        if choice:
            return choice
    m.finished = True
    if not isinstance(box, Box) or not box.comes_last():
        special = _special(m, op)
        if special:
            return special
    return DONE if DONE in d.options else (yield from _any_space(m, d))


def after_operation(m: Mind, d: Decision) -> str:
    """8.2 Use the last chance for the Special Activity."""
    op = m.operation()
    m.begin(op)
    return _special(m, op) or DONE


def _special(m: Mind, op: Operation) -> str:
    """8.2.3 Return the Special Activity that the boxes lead to, sought once per Operation, or an empty string. A Patrol
    Activates Guerrillas on all LoCs even if no cube moves (3.2.2)."""
    box = box_of(m, op)
    took_place = op.spaces or op.name == "patrol"
    if not isinstance(box, Box) or not op.special or op.used or not took_place or "special" in m.notes:
        return ""
    m.notes["special"] = []
    found = chart_of(m.who).activities.follow(m, box.follows(m, op))
    if found is None:
        return ""
    m.activity = found
    return found.operation


def _any_space(m: Mind, d: Decision) -> Flow[str]:
    """5.1 Take a random space if an Event grants a free Operation that the box has no use for. If a bot plays a
    player's faction, a Special Activity may have to bring Resources first."""
    spaces = m.offered(d, m.b.spec.everywhere)
    return m.b.spec.spaces[(yield from random_space(m, spaces))] if spaces else d.options[0]


ANSWERS: dict[str, Answer] = {
    **guidelines.ANSWERS,
    **events.ANSWERS,
    **standing.ANSWERS,
    "turn": sequence.turn,
    "turn-limited": sequence.turn,
    "turn-converted": sequence.turn,
    "train-space": operation_space,
    "sweep-space": operation_space,
    "assault-space": operation_space,
    "rally-space": operation_space,
    "march-space": operation_space,
    "attack-space": operation_space,
    "terror-space": operation_space,
    "after-operation": after_operation,
}
"""Answers that all factions share, unless a faction's chart has its own."""
