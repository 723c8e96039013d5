"""3.3.3 Attack."""

from __future__ import annotations

from typing import Final

from ....coin import combat
from ....coin.general import affords, ask, enter, select
from ....coin.operation import Operation
from ....kernel.decision import DONE, Flow
from ..afghanistan import Afghanistan
from ..combat import spares_coalition, strike_enemies
from ..names import COALITION, STRATEGIC_RELEASE, TALIBAN, UNSHADED
from ..s4_special.ambush import ambush, can_ambush

COST: Final = 1


def is_candidate(b: Afghanistan, op: Operation, s: int) -> bool:
    """3.3.3 Return True if a space with a Guerrilla of the faction has an enemy piece. With Strategic Release (11,
    unshaded) the Taliban may not Attack under COIN Control; with US-Taliban Talks (24, unshaded) not the Coalition
    alone."""
    if not b.has_enemies(op.who, s):
        return False
    if spares_coalition(b, op.who) and b.enemies(op.who, s) == b.count(COALITION, s):
        return False
    barred = op.who == TALIBAN and not op.event and b.in_force(STRATEGIC_RELEASE) == UNSHADED
    return not (barred and b.coin_controls(s))


def candidates(b: Afghanistan, op: Operation) -> list[int]:
    if not affords(b, op, COST):
        return []
    return [s for s in op.selectable_of(b.camps(op.who)) if is_candidate(b, op, s)]


def can_attack(b: Afghanistan, op: Operation) -> bool:
    return affords(b, op, COST) and any(is_candidate(b, op, s) for s in op.selectable_of(b.camps(op.who)))


def attack(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.3.3 In each selected space Attack, or Ambush instead (4.4.3)."""
    ambushed: list[int] = []
    while (s := (yield from select(b, op, "attack-space", "3.3.3", candidates))) >= 0:
        enter(b, op, s, COST)
        if can_ambush(b, op, s, len(ambushed)):
            yield from _attack_or_ambush(b, op, s, ambushed)
        else:
            yield from attack_space(b, op.who, s)


def _attack_or_ambush(b: Afghanistan, op: Operation, s: int, ambushed: list[int]) -> Flow[None]:
    def ways() -> list[str]:
        if not b.guerrillas(op.who, s) or not b.enemies(op.who, s):
            return [DONE]
        return ["attack", "ambush"] if can_ambush(b, op, s, len(ambushed)) else ["attack"]

    how = yield from ask(b, op, "attack-how", "3.3.3", ways, space=s, number=lambda: combat.odds(b, op.who, s))
    if how == "ambush":
        op.used = "ambush"
        ambushed.append(s)
        b.log("ambush", op.who, s)
        yield from ambush(b, op.who, s)
    else:
        yield from attack_space(b, op.who, s)


def attack_space(b: Afghanistan, who: int, s: int, victims: list[int] | None = None) -> Flow[None]:
    """3.3.3 Activate all and roll. A roll up to the number of Guerrillas removes 2 enemy pieces; a 1 also adds a
    Guerrilla."""
    if not b.guerrillas(who, s) or not b.enemies(who, s):
        return
    die = yield from combat.attack(b, who, s, "3.3.3")
    if die:
        yield from strike_enemies(b, who, s, "3.3.3", victims)
    if die == 1:
        yield from combat.captured_goods(b, who, s)
