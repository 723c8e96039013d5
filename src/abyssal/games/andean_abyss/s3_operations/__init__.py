"""3.2, 3.3 Operations of the Government and the Insurgents: lookup by name."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.operations import Operations
from ....kernel.decision import Flow
from .. import s4_special
from ..colombia import Colombia
from ..names import GOVT, RESOURCES
from . import assault, attack, march, patrol, rally, sweep, terror, train

COIN: Final = ["train", "patrol", "sweep", "assault"]
INSURGENT: Final = ["rally", "march", "attack", "terror"]
OPERATIONS: Final = COIN + INSURGENT
_BY_NAME: Final = Operations[Colombia](
    {
        "train": (train.can_train, train.train),
        "patrol": (patrol.can_patrol, patrol.patrol),
        "sweep": (sweep.can_sweep, sweep.sweep),
        "assault": (assault.can_assault, assault.assault),
        "rally": (rally.can_rally, rally.rally),
        "march": (march.can_march, march.march),
        "attack": (attack.can_attack, attack.attack),
        "terror": (terror.can_terror, terror.terror),
    }
)


def possible(b: Colombia, op: Operation) -> bool:
    """3.1 Return True if the Operation can be executed in at least one space, perhaps after a Special Activity
    (4.1)."""
    if _BY_NAME.possible_now(b, op):
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
    found = _BY_NAME.possible_now(b, op)
    op.free = False
    return found


def procedure(b: Colombia, op: Operation) -> Flow[None]:
    """3.1 Return the procedure of an Operation."""
    return _BY_NAME.procedure(b, op)
