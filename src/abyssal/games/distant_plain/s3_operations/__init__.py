"""3.2, 3.3 The Operations of COIN and Insurgent Factions by name: which are possible, and their procedures."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....coin.operations import Operations
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
_BY_NAME: Final = Operations[Afghanistan](
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


def possible(b: Afghanistan, op: Operation) -> bool:
    """3.1 Return True if the Operation can be executed in at least one space, perhaps after a Special Activity
    (4.1)."""
    if _BY_NAME.possible_now(b, op):
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


def procedure(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.1 The procedure of an Operation. At Sponsorship a Limited Operation of the Taliban may use several spaces
    (6.6.1), but not one that an Event grants in 1 space."""
    if op.limited and not op.event and op.who == TALIBAN and b.n[ISLAMABAD] == SPONSORSHIP:
        op.limited = False
    return _BY_NAME.procedure(b, op)
