"""4.2, 4.3, 4.4, 4.5 The Special Activities of each faction by name: which are possible, and executing one."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..moving import may_strand
from ..names import COALITION, GOVERNMENT, RESOURCES, TALIBAN
from . import air_lift, air_strike, cultivate, eradicate, extort, govern, infiltrate, suborn, surge, traffic, transport

NAMES: Final = [
    "surge",
    "air_lift",
    "air_strike",
    "govern",
    "transport",
    "eradicate",
    "extort",
    "infiltrate",
    "cultivate",
    "traffic",
    "suborn",
]
"""Special Activities chosen by name. Ambush (4.4.3) is chosen where an Attack is resolved."""


def possible(b: Afghanistan, op: Operation) -> list[str]:
    """4.1, 4.1.1 The Special Activities that could accompany this Operation right now."""
    if op.who == COALITION:
        return _of_coalition(b, op)
    if op.who == GOVERNMENT:
        return _of_government(b, op)
    return _of_taliban(b, op) if op.who == TALIBAN else _of_warlords(b, op)


def is_barred(b: Afghanistan, op: Operation) -> bool:
    """4.1 Return True if an announced Assault still waits for Troops where Strategic Release (11, shaded) allows it."""
    return may_strand(b, op) and not op.possible_now(b)


def _of_coalition(b: Afghanistan, op: Operation) -> list[str]:
    """4.2 Surge with Train, Air Strike with the others, Air Lift with any."""
    names = ["surge"] if op.name == "train" else []
    if air_lift.can_air_lift(b, op):
        names.append("air_lift")
    if op.name != "train" and not is_barred(b, op) and air_strike.can_air_strike(b, op):
        names.append("air_strike")
    return names


def _of_government(b: Afghanistan, op: Operation) -> list[str]:
    """4.3 Govern with Train or Patrol, Eradicate with all but Sweep, Transport with any."""
    names = ["govern"] if op.name in ("train", "patrol") and govern.can_govern(b, op) else []
    if transport.can_transport(b, op):
        names.append("transport")
    if op.name != "sweep" and not is_barred(b, op) and eradicate.can_eradicate(b, op):
        names.append("eradicate")
    return names


def _of_taliban(b: Afghanistan, op: Operation) -> list[str]:
    """4.4 Infiltrate with Rally or March, Extort with any."""
    names = ["extort"] if extort.can_extort(b, op) else []
    if (
        op.name in ("rally", "march")
        and infiltrate.can_infiltrate(b, op)
        and (b.n[RESOURCES + TALIBAN] or op.possible_now(b))
    ):
        names.append("infiltrate")
    return names


def _of_warlords(b: Afghanistan, op: Operation) -> list[str]:
    """4.5 Cultivate and Traffic with Rally or March, Suborn with any."""
    names: list[str] = []
    if op.name in ("rally", "march"):
        if cultivate.can_cultivate(b, op):
            names.append("cultivate")
        if traffic.can_traffic(b, op):
            names.append("traffic")
    if suborn.can_suborn(b, op):
        names.append("suborn")
    return names


def enables(b: Afghanistan, op: Operation) -> bool:
    """4.1 Return True if a Special Activity that comes first could make an impossible Operation possible.

    Extort and Traffic bring in Resources, Suborn hides Guerrillas for Terror or makes room for the Base of a Rally, and
    Air Lift and Transport bring Troops to where an Assault is allowed.
    """
    if not op.special or op.used or op.spaces:
        return False
    if op.who in (COALITION, GOVERNMENT):
        return may_strand(b, op) and (
            air_lift.can_air_lift(b, op) if op.who == COALITION else transport.can_transport(b, op)
        )
    if b.n[RESOURCES + op.who]:
        if op.who == TALIBAN:
            return False
        return suborn.can_hide(b, op) if op.name == "terror" else op.name == "rally" and suborn.can_make_room(b, op)
    if not op.possible_if_paid(b):
        return False
    if op.who == TALIBAN:
        return extort.can_extort(b, op)
    return op.name in ("rally", "march") and traffic.can_traffic(b, op)


def procedure(b: Afghanistan, op: Operation, name: str) -> Flow[None]:
    """4.1 The procedure of a Special Activity."""
    if name == "surge":
        return surge.surge(b, op)
    if name == "air_lift":
        return air_lift.air_lift(b, op)
    if name == "air_strike":
        return air_strike.air_strike(b, op)
    if name == "govern":
        return govern.govern(b, op)
    if name == "transport":
        return transport.transport(b, op)
    if name == "eradicate":
        return eradicate.eradicate(b, op)
    if name == "extort":
        return extort.extort(b, op)
    if name == "infiltrate":
        return infiltrate.infiltrate(b, op)
    if name == "cultivate":
        return cultivate.cultivate(b, op)
    if name == "traffic":
        return traffic.traffic(b, op)
    return suborn.suborn(b, op)
