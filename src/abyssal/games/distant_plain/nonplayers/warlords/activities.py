"""8.9.3.cultivate, 8.9.3.traffic Cultivate and Traffic of Non-player Warlords."""

from __future__ import annotations

from typing import Final

from .....coin.operation import Operation
from .....kernel.decision import DONE, Decision, Flow
from ...names import GOVERNMENT, POP, RESOURCES, TALIBAN, WARLORDS, WARLORDS_BASE
from ...s4_special.cultivate import cultivate_spaces
from ...s4_special.traffic import is_barred, proceeds, traffic_spaces
from ..box import Activity, Answer
from ..insurgents import last_campaign
from ..mind import Mind
from ..random_spaces import random_space

RICH: Final = 43
"""8.9.3, 8.9.4 With at least this many Resources the Warlords Suborn rather than Cultivate."""


def first(m: Mind) -> str:
    """8.9.3, 8.9.4 Return the Special Activity that goes with Rally or March."""
    return "suborn" if m.asks("forty-three-resources", m.b.n[RESOURCES + WARLORDS] >= RICH) else "cultivate"


class Cultivate(Activity):
    """8.9.3.cultivate Not in the last Campaign."""

    def fits(self, m: Mind, op: Operation) -> bool:
        if m.asks("last-campaign", last_campaign(m)):
            return False
        return bool(cultivate_spaces(m.b, op))


def cultivate(m: Mind, d: Decision) -> Flow[str]:
    """8.9.3.cultivate Take the space that a Rally chose for a second Base. Otherwise prefer Warlord Bases, then the
    highest Population."""
    b = m.b
    m.rule = "8.9.3.cultivate"
    if field := m.offered(d, m.notes.get("field", [])):
        return b.spec.spaces[field[0]]
    found = m.offered(d, b.spec.lands)
    found = m.prefer("at-own-base", found, lambda s: b.n[WARLORDS_BASE + s] > 0)
    found = m.most("highest-population", found, lambda s: b.n[POP + s])
    return b.spec.spaces[(yield from random_space(m, found))]


def _feeds_player(m: Mind, s: int) -> bool:
    """8.9.3.traffic Return True if Traffic here would give a Player Resources or Patronage."""
    b = m.b
    return (b.taliban_controls(s) and m.is_player(TALIBAN)) or (b.coin_controls(s) and m.is_player(GOVERNMENT))


def _routes(m: Mind) -> list[int]:
    return [s for s in traffic_spaces(m.b) if not _feeds_player(m, s)]


class Traffic(Activity):
    """8.9.3.traffic In Uncontrolled Warlord Base spaces, then in others that do not feed a Player."""

    def fits(self, m: Mind, op: Operation) -> bool:
        if is_barred(m.b, op):
            return False
        return proceeds(m.b, sum([m.b.n[WARLORDS_BASE + s] for s in _routes(m)])) > 0


def traffic(m: Mind, d: Decision) -> str:
    """8.9.3.traffic Take all of them, in map order."""
    b = m.b
    m.rule = "8.9.3.traffic"
    found = m.must("feeds-no-player", m.offered(d, _routes(m)), lambda s: True)
    found = m.prefer("uncontrolled", found, lambda s: not b.control_side(s))
    return b.spec.spaces[found[0]] if found else DONE


ANSWERS: dict[str, Answer] = {"cultivate": cultivate, "traffic": traffic}
