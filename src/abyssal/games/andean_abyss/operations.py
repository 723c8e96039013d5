"""3.2, 3.3 The Operations of the Government and of the Insurgents by name: which are possible, and executing one."""

from __future__ import annotations

from ...kernel.decision import Flow
from . import s4_special
from .colombia import Colombia
from .names import GOVT, RESOURCES
from .operation import Operation
from .s3_operations.assault import assault, can_assault
from .s3_operations.assault import candidates as assault_spaces
from .s3_operations.attack import attack, can_attack
from .s3_operations.march import can_march, march
from .s3_operations.patrol import can_patrol, patrol
from .s3_operations.rally import can_rally, rally
from .s3_operations.sweep import can_sweep, sweep
from .s3_operations.terror import can_terror, terror
from .s3_operations.terror import candidates as terror_spaces
from .s3_operations.train import can_train, train

COIN = ["train", "patrol", "sweep", "assault"]
INSURGENT = ["rally", "march", "attack", "terror"]
OPERATIONS = COIN + INSURGENT


def possible(b: Colombia, op: Operation) -> bool:
    """3.1 Can it be executed in at least one space, if need be thanks to a Special Activity before it (4.1)?"""
    if _can(b, op):
        return True
    if not op.special or (op.who == GOVT and op.name != "assault"):
        return False
    if op.name == "terror":
        op.candidates = lambda: terror_spaces(b, op)
    elif op.name == "assault":
        op.candidates = lambda: assault_spaces(b, op)
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
        return can_train(b, op)
    if name == "patrol":
        return can_patrol(b, op)
    if name == "sweep":
        return can_sweep(b, op)
    if name == "assault":
        return can_assault(b, op)
    if name == "rally":
        return can_rally(b, op)
    if name == "march":
        return can_march(b, op)
    if name == "attack":
        return can_attack(b, op)
    return can_terror(b, op)


def execute(b: Colombia, op: Operation) -> Flow[None]:
    """3.1 Execute an Operation."""
    b.operation = op
    b.log("operation", op.who, OPERATIONS.index(op.name), int(op.limited), int(op.free))
    name = op.name
    if name == "train":
        return train(b, op)
    if name == "patrol":
        return patrol(b, op)
    if name == "sweep":
        return sweep(b, op)
    if name == "assault":
        return assault(b, op)
    if name == "rally":
        return rally(b, op)
    if name == "march":
        return march(b, op)
    if name == "attack":
        return attack(b, op)
    return terror(b, op)


def menu(
    b: Colombia, who: int, limited: bool, special: bool, free: bool = False, without: list[str] | None = None
) -> list[str]:
    """3.1 The Operations a faction could execute now."""
    names = COIN if who == GOVT else INSURGENT
    barred = without or []
    found = []
    op = Operation(who, "", free=free, limited=limited, special=special)
    for name in names:
        op.name = name
        if name not in barred and possible(b, op):
            found.append(name)
    return found
