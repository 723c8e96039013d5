"""8.0 Non-player factions: bots that answer the same questions as players, by section 8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....coin import bots
from ....coin.bots.chart import Box
from ....coin.operation import Operation
from ....kernel.decision import DONE, Decision, Flow
from ....kernel.position import SEASONED as SEASONED_PLAYERS
from ..colombia import Colombia
from ..names import FACTIONS, GOVT, GUERRILLAS_POOL, RESOURCES
from . import attacking, auc, cartels, events, farc, guidelines, marching, rallying, sequence
from .box import Answer, as_planned
from .edition import Edition
from .mind import Mind
from .random_spaces import random_space
from .seasoned import SEASONED
from .second_edition import SECOND
from .sheet import Sheet


def with_bots(b: Colombia, flow: Flow[None], sheet: Sheet) -> Flow[None]:
    """8.0 Run a procedure and let Non-players answer their own questions. Questions to players pass through."""

    def make_minds() -> Sequence[Mind]:
        minds = [Led(b, who, sheet, edition_of(b, who)) for who in range(len(FACTIONS))]
        for mind in minds:
            mind.company = list(minds)
        return minds

    return bots.with_bots(b, flow, make_minds)


FIRST: Final = Edition([None, farc.CHART, auc.CHART, cartels.CHART], [{}, farc.ANSWERS, auc.ANSWERS, cartels.ANSWERS])
"""Section 8 of the first edition, in which a player always plays the Government."""


def edition_of(b: Colombia, who: int) -> Edition:
    """8.0 Return the section 8 that a faction follows. The first edition has none for the Government and borrows the
    second's. When a search plays a player's Government, it uses the stronger SEASONED policy."""
    if who == GOVT and SEASONED_PLAYERS in b.conduct.bot_played and b.is_player(GOVT):
        return SEASONED
    return SECOND if b.options.second_edition or who == GOVT else FIRST


class Led(Mind):
    """A Non-player faction that answers by section 8."""

    def answer(self, d: Decision) -> Flow[str]:
        return answer(self, d)


def answer(m: Mind, d: Decision) -> Flow[str]:
    """8.1.1 Return a Non-player's answer to a question."""
    own = m.edition.answers[m.who].get(d.kind) or ANSWERS.get(d.kind)
    if own is None:
        return m.beyond_the_charts(d)
    outcome = own(m, d)
    return outcome if isinstance(outcome, str) else (yield from outcome)


def operation_space(m: Mind, d: Decision) -> Flow[str]:
    """8.1.1 Return the next space of an Operation, then the Special Activity of its box, then DONE."""
    b, op = m.b, m.operation()
    m.begin(op)
    box = m.edition.box_of(m.who, op.name)
    names = b.spec.spaces
    if box is not None and not m.finished:
        m.rule = box.rule
        if not _spent(m, op):
            s = yield from box.space(m, op)
            if s >= 0:
                return names[s]
        if op.spaces:
            _log_end(m, op, box)
    m.finished = True
    if box is not None and op.special and not op.used and op.spaces:
        special = box.special(m, op)
        if special:
            return special
        m.rule = box.rule
        m.says("no-special")
    if op.spaces:
        return DONE
    return (yield from _any_space(m, op))


def _spent(m: Mind, op: Operation) -> bool:
    """8.1.zero_resources Return True if the faction ran out of Resources while executing the Operation."""
    return op.paid > 0 and m.b.n[RESOURCES + m.who] == 0


def _log_end(m: Mind, op: Operation, box: Box[Mind]) -> None:
    """8.1.1, 8.1.zero_resources Log why the faction selects no further space."""
    m.rule = box.rule
    if _spent(m, op):
        m.rule = "8.1.zero_resources"
        m.says("resources-spent")
    elif box.is_full(op):
        m.says("three-spaces" if box.most > 1 else "one-space")
    elif op.name == "rally" and not m.b.n[GUERRILLAS_POOL[m.who]]:
        m.says("none-available")
    else:
        m.says("no-more-spaces")


def _any_space(m: Mind, op: Operation) -> Flow[str]:
    """5.1 Pick a random space if an Event grants a free Operation that the box has no use for."""
    find = op.candidates
    spaces = [] if find is None else find(m.b, op)
    if not spaces:
        return DONE
    if op.name == "march":
        return (yield from _march_anywhere(m, op, spaces))
    return m.b.spec.spaces[(yield from random_space(m, spaces))]


def _march_anywhere(m: Mind, op: Operation, spaces: list[int]) -> Flow[str]:
    """8.6.2, 8.7.2 March with all adjacent Guerrillas. Those that should stay go only if no others can."""
    b, box = m.b, m.edition.box_of(m.who, op.name)

    def going(goal: int, none_stays: bool) -> dict[int, tuple[int, int]]:
        return marching.groups(
            b, op, goal, lambda s: marching.but_one(b, op, s, not none_stays and box is not None and box.stays(m, s))
        )

    free = [s for s in spaces if going(s, False)]
    goal = yield from random_space(m, free or spaces)
    m.groups = going(goal, not free)
    return b.spec.spaces[goal]


def any_count(m: Mind, d: Decision) -> str:
    """5.1 Return the maximum in an Event, and the planned number in an Operation."""
    return guidelines.as_many(m, d) if d.rule == "5.1" else marching.move_count(m, d)


ANSWERS: dict[str, Answer] = {
    **guidelines.ANSWERS,
    **events.ANSWERS,
    "turn": sequence.turn,
    "turn-limited": sequence.turn,
    "turn-converted": sequence.turn,
    "rally-space": operation_space,
    "march-space": operation_space,
    "attack-space": operation_space,
    "terror-space": operation_space,
    "rally-how": as_planned,
    "rally-trade": rallying.rally_trade,
    "rally-origin": rallying.rally_origin,
    "march-origin": marching.march_origin,
    "move-count": any_count,
    "attack-how": attacking.attack_how,
    "attack-target": attacking.attack_target,
}
