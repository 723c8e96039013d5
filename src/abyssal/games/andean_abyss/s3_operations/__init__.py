"""3.2, 3.3 Operations of the Government and the Insurgents: lookup by name."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....kernel.decision import Flow
from .. import s4_special
from ..colombia import Colombia
from ..names import GOVT, RESOURCES
from . import assault, attack, march, patrol, rally, sweep, terror, train

COIN: Final = ["train", "patrol", "sweep", "assault"]
INSURGENT: Final = ["rally", "march", "attack", "terror"]
OPERATIONS: Final = COIN + INSURGENT


def possible(b: Colombia, op: Operation) -> bool:
    """3.1 Return True if the Operation can be executed in at least one space, perhaps after a Special Activity
    (4.1)."""
    if _can(b, op):
        return True
    if not op.special or (op.who == GOVT and op.name != "assault"):
        return False
    if op.name == "terror":
        op.candidates = terror.candidates
    elif op.name == "assault":
        op.candidates = assault.candidates
    found = s4_special.enables(b, op)
    op.candidates = None
    if not found or op.free or b.n[RESOURCES + op.who]:
        return found
    op.free = True
    found = _can(b, op)
    op.free = False
    return found


def _can(b: Colombia, op: Operation) -> bool:
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


def procedure(b: Colombia, op: Operation) -> Flow[None]:
    """3.1 Return the procedure of an Operation."""
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
