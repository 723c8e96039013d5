"""8.9.6 Attack of Non-player Warlords."""

from __future__ import annotations

from typing import Final

from .....coin.bots.lots import lot_of
from .....coin.combat import STRIKES
from .....coin.operation import Operation
from .....kernel.decision import Decision, Flow
from ...names import (
    GOVERNMENT,
    POP,
    TALIBAN,
    TALIBAN_BASE,
    WARLORDS,
)
from ...s3_operations.attack import candidates
from ..box import Answer, Box
from ..guidelines import pieces_of, remove_piece
from ..insurgents import may_expose_all
from ..mind import Mind
from ..random_spaces import random_space

BAND: Final = 4
"""8.9.6 Number of Guerrillas needed to Attack."""


def costs_taliban(m: Mind, s: int) -> bool:
    """8.9.6 Return True if two strikes can reach a Base of a Taliban Player."""
    b = m.b
    return m.is_player(TALIBAN) and b.n[TALIBAN_BASE + s] > 0 and b.guerrillas(TALIBAN, s) < STRIKES


def costs_government(m: Mind, s: int) -> bool:
    """8.9.6 Return True if two strikes remove COIN Control, which counts for a Government Player."""
    b = m.b
    if not m.is_player(GOVERNMENT) or not b.coin_controls(s) or not b.n[POP + s]:
        return False
    return b.coin(s) - STRIKES <= b.pieces(s) - b.coin(s)


class Attack(Box):
    """8.9.6 With four Guerrillas or more, to lower a Player's margin."""

    def space(self, m: Mind, op: Operation) -> Flow[int]:
        b = m.b
        bands = [s for s in candidates(b, op) if b.guerrillas(WARLORDS, s) >= BAND and may_expose_all(b, WARLORDS, s)]
        found = m.must("costs-player", bands, lambda s: costs_taliban(m, s) or costs_government(m, s))
        found = m.most("highest-population", found, lambda s: b.n[POP + s])
        return (yield from random_space(m, found))

    def follows(self, m: Mind, op: Operation) -> str:
        return "suborn-only"


def attack_target(m: Mind, d: Decision) -> Flow[str]:
    """8.9.6, 8.2.1 Remove the pieces that cost the Player: those of the Taliban, or of the COIN Factions; otherwise as
    usual."""
    named = m.b.spec.piece_named
    for counts, factions in ((costs_taliban, [TALIBAN]), (costs_government, [0, GOVERNMENT])):
        wanted = [x for x in pieces_of(m, d) if named[x].faction in factions]
        if counts(m, d.space):
            m.rule = "8.9.6"
            m.says("costs-player")
            return (yield from lot_of(m, wanted, "8.2.1"))
    return (yield from remove_piece(m, d))


ANSWERS: dict[str, Answer] = {"attack-target": attack_target}
