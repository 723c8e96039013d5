"""3.2, 3.3 The Operations of COIN and Insurgent Factions by name: which are possible, and their procedures."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....kernel.decision import Flow
from .. import s4_special
from ..afghanistan import Afghanistan
from ..names import ISLAMABAD, SPONSORSHIP, TALIBAN
from . import assault, attack, march, patrol, rally, sweep, terror, train

COIN: Final = ["train", "patrol", "sweep", "assault"]
INSURGENT: Final = ["rally", "march", "attack", "terror"]
OPERATIONS: Final = COIN + INSURGENT
ALWAYS_OPEN: Final = ["train", "patrol", "sweep"]
"""Operations that only a lack of Resources can prevent, and that no Special Activity of their factions can make
possible."""


def possible(b: Afghanistan, op: Operation) -> bool:
    """3.1 Return True if the Operation can be executed in at least one space, perhaps after a Special Activity
    (4.1)."""
    if _can(b, op):
        return True
    if not op.special or op.name in ALWAYS_OPEN:
        return False
    op.candidates = _candidates
    found = s4_special.enables(b, op)
    op.candidates = None
    return found


def _candidates(b: Afghanistan, op: Operation) -> list[int]:
    """The spaces that an Operation could select first; only for Operations that a Special Activity can make
    possible."""
    if op.name == "assault":
        return assault.candidates(b, op)
    if op.name == "rally":
        return rally.candidates(b, op)
    if op.name == "march":
        return march.candidates(b, op)
    return attack.candidates(b, op) if op.name == "attack" else terror.candidates(b, op)


def _can(b: Afghanistan, op: Operation) -> bool:
    name = op.name
    if name == "train":
        return train.can_train(b, op)
    if name == "patrol":
        return patrol.can_patrol(b, op)
    if name == "sweep":
        return sweep.can_sweep(b, op)
    if name == "assault":
        return assault.can_assault(b, op)
    if name == "rally":
        return rally.can_rally(b, op)
    if name == "march":
        return march.can_march(b, op)
    if name == "attack":
        return attack.can_attack(b, op)
    return terror.can_terror(b, op)


def procedure(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.1 The procedure of an Operation. At Sponsorship a Limited Operation of the Taliban may use several spaces
    (6.6.1), but not one that an Event grants in 1 space."""
    if op.limited and not op.event and op.who == TALIBAN and b.n[ISLAMABAD] == SPONSORSHIP:
        op.limited = False
    name = op.name
    if name == "train":
        return train.train(b, op)
    if name == "patrol":
        return patrol.patrol(b, op)
    if name == "sweep":
        return sweep.sweep(b, op)
    if name == "assault":
        return assault.assault(b, op)
    if name == "rally":
        return rally.rally(b, op)
    if name == "march":
        return march.march(b, op)
    if name == "attack":
        return attack.attack(b, op)
    return terror.terror(b, op)
