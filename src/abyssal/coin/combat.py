"""Attacks of Guerrillas: the die, removing exposed pieces, and captured goods."""

from __future__ import annotations

from typing import Final

from ..kernel.decision import DONE, Decision, Flow, roll
from .coin_board import CoinBoard
from .general import take_back
from .operation import TAKE_BACK
from .verbs import pick_piece

STRIKES: Final = 2
"""Maximum number of pieces that an Attack removes."""


def attack(b: CoinBoard, who: int, s: int, rule: str) -> Flow[int]:
    """Activate all of the faction's Guerrillas and roll. The Attack succeeds on a roll up to their number. Return the
    die, or 0."""
    b.activate(who, s, 99)
    die = yield from roll(rule, "attack-die", space=s, faction=who)
    guerrillas = b.guerrillas(who, s)
    b.log("attack-rolled", die, guerrillas, int(die <= guerrillas))
    return die if die <= guerrillas else 0


def odds(b: CoinBoard, who: int, s: int) -> int:
    """Return the highest roll with which an Attack succeeds."""
    return min(6, b.guerrillas(who, s))


def strike(b: CoinBoard, who: int, s: int, rule: str, victims: list[int]) -> Flow[None]:
    """Remove up to 2 pieces of these factions. Once a faction is targeted, as many of its pieces as possible must
    go."""
    exposed = b.procedures.exposed
    target = -1
    for left in range(STRIKES, 0, -1):
        columns: list[int] = [column for f in victims for column in exposed(b, f, s)]
        free_to_stop = target >= 0 and not exposed(b, target, s)
        column = yield from pick_piece(
            b, who, "attack-target", rule, columns, optional=free_to_stop, space=s, number=left
        )
        if column < 0:
            return
        target = b.spec.piece_at[column].faction
        yield from b.procedures.kill(b, column, s, 1, taker=who)


def captured_goods(b: CoinBoard, who: int, s: int) -> Flow[None]:
    """Place one more Guerrilla for the attacker. If none is Available, a faction that may take back pieces can do so
    first."""
    under, active = b.spec.underground[who], b.spec.active[who]
    if not b.available(under) and b.on_map(under) and b.removes_own(who):
        cited = b.procedures.cites.take_back
        options = [DONE, TAKE_BACK]
        if (yield Decision(who, "before-placing", cited, options, space=s, piece=under, open=True)) == TAKE_BACK:
            yield from take_back(b, who, [under, active])
    b.place(under, s, 1)
