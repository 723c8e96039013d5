"""4.2, 4.3, 4.4, 4.5 Special Activities of each faction: lookup by name."""

from __future__ import annotations

from typing import Final

from ....coin.operation import Operation
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..names import AUC, CARTELS, FARC, GOVT, RESOURCES
from .air_lift import air_lift, can_air_lift, may_strand
from .air_strike import air_strike, can_air_strike
from .assassinate import assassinate, can_assassinate
from .bribe import bribe, can_bribe, can_hide
from .cultivate import can_cultivate, cultivate
from .eradicate import can_eradicate, eradicate
from .extort import can_extort, extort
from .kidnap import can_kidnap, kidnap
from .process import can_process, process

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
        if can_air_lift(b, op):
            names.append("air_lift")
        if may_strand(b, op) and not op.possible_now(b):
            return names
        if op.name in ("patrol", "sweep", "assault") and can_air_strike(b, op):
            names.append("air_strike")
        if can_eradicate(b, op):
            names.append("eradicate")
    elif op.who == CARTELS:
        if op.name in ("rally", "march"):
            if can_cultivate(b, op) and (b.n[RESOURCES + CARTELS] or op.possible_now(b)):
                names.append("cultivate")
            if can_process(b, op):
                names.append("process")
        if can_bribe(b, op):
            names.append("bribe")
    else:
        if can_extort(b, op):
            names.append("extort")
        if op.name == "terror":
            if op.who == FARC and can_kidnap(b, op):
                names.append("kidnap")
            if op.who == AUC and can_assassinate(b, op):
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
        return may_strand(b, op) and can_air_lift(b, op)
    if b.n[RESOURCES + who]:
        return who == CARTELS and name == "terror" and can_hide(b)
    if who == CARTELS:
        return name in ("rally", "march") and can_process(b, op) and op.possible_if_paid(b)
    if who == FARC and name == "terror" and can_kidnap(b, op):
        return True
    return can_extort(b, op) and op.possible_if_paid(b)


def procedure(b: Colombia, op: Operation, name: str) -> Flow[None]:
    """4.1 Return the procedure of a Special Activity."""
    if name == "air_lift":
        return air_lift(b, op)
    if name == "air_strike":
        return air_strike(b, op)
    if name == "eradicate":
        return eradicate(b, op)
    if name == "extort":
        return extort(b, op)
    if name == "kidnap":
        return kidnap(b, op)
    if name == "assassinate":
        return assassinate(b, op)
    if name == "cultivate":
        return cultivate(b, op)
    if name == "process":
        return process(b, op)
    return bribe(b, op)
