"""3.3.3 Attack."""

from __future__ import annotations

from typing import Final

from ....coin import combat
from ....coin.general import affords, ask, enter, select
from ....coin.operation import Operation
from ....kernel.decision import DONE, Flow
from ..colombia import Colombia
from ..combat import strike_enemies
from ..s4_special.ambush import ambush, can_ambush

COST: Final = 1


def candidates(b: Colombia, op: Operation) -> list[int]:
    """3.3.3 Return the spaces with a Guerrilla of the faction and an enemy piece."""
    if not affords(b, op, COST):
        return []
    return [s for s in op.selectable_of(b.camps(op.who)) if b.has_enemies(op.who, s)]


def can_attack(b: Colombia, op: Operation) -> bool:
    return affords(b, op, COST) and any(b.has_enemies(op.who, s) for s in op.selectable_of(b.camps(op.who)))


def attack(b: Colombia, op: Operation) -> Flow[None]:
    """3.3.3 Attack in each selected space, or Ambush in one of them instead (4.3.2)."""
    while (s := (yield from select(b, op, "attack-space", "3.3.3", candidates))) >= 0:
        enter(b, op, s, COST)
        if can_ambush(b, op, s):
            yield from _attack_or_ambush(b, op, s)
        else:
            yield from attack_space(b, op.who, s)


def _attack_or_ambush(b: Colombia, op: Operation, s: int) -> Flow[None]:
    ways = ask(b, op, "attack-how", "3.3.3", lambda: _ways(b, op, s), space=s, number=lambda: combat.odds(b, op.who, s))
    if (yield from ways) == "ambush":
        op.used = "ambush"
        b.log("ambush", op.who, s)
        yield from ambush(b, op.who, s)
    else:
        yield from attack_space(b, op.who, s)


def _ways(b: Colombia, op: Operation, s: int) -> list[str]:
    if not b.guerrillas(op.who, s) or not b.enemies(op.who, s):
        return [DONE]
    return ["attack", "ambush"] if can_ambush(b, op, s) else ["attack"]


def attack_space(b: Colombia, who: int, s: int, victims: list[int] | None = None) -> Flow[None]:
    """3.3.3 Activate all Guerrillas and roll. A roll up to their number removes 2 enemy pieces; a 1 also places a
    Guerrilla."""
    if not b.guerrillas(who, s) or not b.enemies(who, s):
        return
    die = yield from combat.attack(b, who, s, "3.3.3")
    if die:
        yield from strike_enemies(b, who, s, "3.3.3", victims)
    if die == 1:
        yield from combat.captured_goods(b, who, s)
