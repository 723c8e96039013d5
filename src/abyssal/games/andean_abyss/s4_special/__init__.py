"""4.2, 4.3, 4.4, 4.5 Special Activities of each faction: lookup by name."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import AUC, CARTELS, FARC, GOVT, RESOURCES
from . import air_lift, air_strike, assassinate, bribe, cultivate, eradicate, extort, kidnap, process

NAMES: Final = [
    "air_lift",
    "air_strike",
    "eradicate",
    "extort",
    "kidnap",
    "assassinate",
    "cultivate",
    "process",
    "bribe",
]
"""Activities that are chosen by name. Ambush (4.3.2) is chosen when an Attack is resolved."""


def possible(b: Colombia, op: Operation) -> list[str]:
    """4.1, 4.1.1 Return the Special Activities that could accompany this Operation right now."""
    names: list[str] = []
    if op.who == GOVT:
        if air_lift.can_air_lift(b, op):
            names.append("air_lift")
        if air_lift.may_strand(b, op) and not op.possible_now(b):
            return names
        if op.name in ("patrol", "sweep", "assault") and air_strike.can_air_strike(b, op):
            names.append("air_strike")
        if eradicate.can_eradicate(b, op):
            names.append("eradicate")
    elif op.who == CARTELS:
        if op.name in ("rally", "march"):
            if cultivate.can_cultivate(b, op) and (b.n[RESOURCES + CARTELS] or op.possible_now(b)):
                names.append("cultivate")
            if process.can_process(b, op):
                names.append("process")
        if bribe.can_bribe(b, op):
            names.append("bribe")
    else:
        if extort.can_extort(b, op):
            names.append("extort")
        if op.name == "terror":
            if op.who == FARC and kidnap.can_kidnap(b, op):
                names.append("kidnap")
            if op.who == AUC and assassinate.can_assassinate(b, op):
                names.append("assassinate")
    return names


def enables(b: Colombia, op: Operation) -> bool:
    """4.1 Return True if a Special Activity first could make a currently impossible Operation possible.

    Extort, Kidnap and Process bring in Resources. Bribe turns Guerrillas Underground for Terror. Air Lift brings Troops
    to where Madrid Donors lets them Assault.
    """
    if not op.special or op.used or op.spaces:
        return False
    who, name = op.who, op.name
    if who == GOVT:
        return air_lift.may_strand(b, op) and air_lift.can_air_lift(b, op)
    if b.n[RESOURCES + who]:
        return who == CARTELS and name == "terror" and bribe.can_hide(b)
    if who == CARTELS:
        return name in ("rally", "march") and process.can_process(b, op) and op.possible_if_paid(b)
    if who == FARC and name == "terror" and kidnap.can_kidnap(b, op):
        return True
    return extort.can_extort(b, op) and op.possible_if_paid(b)


def procedure(b: Colombia, op: Operation, name: str) -> Flow[None]:
    """4.1 Return the procedure of a Special Activity."""
    if name == "air_lift":
        return air_lift.air_lift(b, op)
    if name == "air_strike":
        return air_strike.air_strike(b, op)
    if name == "eradicate":
        return eradicate.eradicate(b, op)
    if name == "extort":
        return extort.extort(b, op)
    if name == "kidnap":
        return kidnap.kidnap(b, op)
    if name == "assassinate":
        return assassinate.assassinate(b, op)
    if name == "cultivate":
        return cultivate.cultivate(b, op)
    if name == "process":
        return process.process(b, op)
    return bribe.bribe(b, op)
