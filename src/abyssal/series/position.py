"""Positions in words: what the games of the series add to the kernel's format (docs/notation.md)."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.board import Board
from ..kernel.errors import Problem
from ..kernel.position import name_at, names_at, object_at
from . import sequence

ACTED: Final = ["waiting", "passed", "executed", "stays", "out"]
"""The values of `acted` (see `sequence`) by name."""
DID: Final = ["nothing", "operation", "operation_and_special", "event"]
"""The values of `first_did` by name."""

SEQUENCE_KEYS: Final = ["eligible", "acted", "barred", "first", "first_did", "second"]


def sequence_facts(b: Board) -> dict[str, Any]:
    """Who is Eligible, and what has been done on this card."""
    n, at, names = b.n, b.spec.at, b.spec.factions
    factions = range(len(names))
    facts: dict[str, Any] = {"eligible": [names[f] for f in factions if n[at["eligible"] + f]]}
    acted = {names[f]: ACTED[n[at["acted"] + f]] for f in factions if n[at["acted"] + f]}
    if acted:
        facts["acted"] = acted
    barred = [names[f] for f in factions if n[at["barred"] + f]]
    if barred:
        facts["barred"] = barred
    if n[at["first"]]:
        facts["first"] = names[n[at["first"]] - 1]
        facts["first_did"] = DID[n[at["first_did"]]]
    if n[at["second"]]:
        facts["second"] = names[n[at["second"]] - 1]
    return facts


def read_sequence(b: Board, data: dict[str, Any]) -> None:
    """Everybody is Eligible and nobody has acted unless the position says so; who is 1st or 2nd has executed."""
    at, names = b.spec.at, b.spec.factions
    for faction in names_at(data.get("eligible", names), "faction", names, "eligible"):
        b.set(at["eligible"] + faction, 1)
    for faction in names_at(data.get("barred", []), "faction", names, "barred"):
        b.set(at["barred"] + faction, 1)
    for key in ("first", "second"):
        if key in data:
            faction = name_at(data[key], "faction", names, key)
            b.set(at[key], faction + 1)
            b.set(at["acted"] + faction, sequence.EXECUTED)
    if "second" in data and ("first" not in data or data["first"] == data["second"]):
        raise Problem("missing-key", key="first", where="second")
    if ("first" in data) != ("first_did" in data):
        raise Problem("missing-key", key="first_did" if "first" in data else "first", where="position")
    if "first_did" in data:
        b.set(at["first_did"], 1 + name_at(data["first_did"], "action", DID[1:], "first_did"))
    for name, value in object_at(data.get("acted", {}), "acted").items():
        faction = name_at(name, "faction", names, "acted")
        acted = name_at(value, "action", ACTED, f"acted/{name}")
        if acted in (sequence.WAITING, sequence.PASSED) and name in (data.get("first"), data.get("second")):
            raise Problem("has-executed", faction=name, action=value, where=f"acted/{name}")
        b.set(at["acted"] + faction, acted)
