"""Write a position of Andean Abyss as data and read it back (docs/notation.md)."""

from __future__ import annotations

from typing import Any, Final

from ...coin import position as words
from ...coin.course import SEQUENCE_KEYS, Course
from ...coin.spec import LOC, RURAL
from ...kernel import values
from ...kernel.errors import Problem
from ...kernel.values import unknown
from .colombia import LOOSE, Colombia
from .names import (
    AID,
    CONTROL,
    CONTROL_PHASE,
    EFFECT,
    FACTIONS,
    FARC,
    GOVT,
    GUERRILLA_COLUMNS,
    OPEN,
    OVER,
    PHASE,
    PHASES,
    PRESIDENT,
    PRESIDENTS,
    PROTECTED,
    RESET_PHASE,
    SENADO,
    SHADED,
    SHIP_AT,
    SHIP_BY,
    SHIPMENTS,
    ZONE,
    S,
)
from .setup import piles

KEYS: Final = [
    "format", "game", "options", "phase", "card", "next", "played", "completed", "deck",
    *SEQUENCE_KEYS, "president", "aid", "resources", "capabilities", "momentum", "protected",
    "foreign", "spaces", "control", "shipments", "out_of_play",
]  # fmt: skip


def write(b: Colombia, course: Course) -> dict[str, Any]:
    """Return the position as data."""
    n = b.n
    data: dict[str, Any] = {
        "format": words.FORMAT,
        "game": b.spec.game,
        "options": dict(b.options.given),
    }
    data.update(course.facts(b))
    data["president"] = PRESIDENTS[n[PRESIDENT]]
    data["aid"] = n[AID]
    data["resources"] = words.resources(b)
    data.update(course.effects(b))
    if n[PROTECTED]:
        data["protected"] = FACTIONS[n[PROTECTED] - 1]
    foreign = [b.spec.spaces[s] for s in _foreign(b) if n[OPEN + s]]
    if foreign:
        data["foreign"] = foreign
    data["spaces"] = _spaces(b)
    control = {b.spec.spaces[s]: FACTIONS[n[CONTROL + s] - 1] for s in range(S) if n[CONTROL + s]}
    if control or CONTROL_PHASE < n[PHASE] <= RESET_PHASE:
        data["control"] = control
    if n[SHIPMENTS] < 4:
        data["shipments"] = _shipments(b)
    gone = words.out_of_play(b)
    if gone:
        data["out_of_play"] = gone
    return data


def _foreign(b: Colombia) -> list[int]:
    """1.3.5 Return the countries that Events may bring into play."""
    return [s for s in range(S) if b.spec.facts[s].get("foreign")]


def _spaces(b: Colombia) -> dict[str, Any]:
    spaces: dict[str, Any] = {}
    for s in range(S):
        facts = words.space_facts(b, s)
        if b.n[ZONE + s]:
            facts["zone"] = True
        if facts:
            spaces[b.spec.spaces[s]] = facts
    return spaces


def _shipments(b: Colombia) -> list[Any]:
    """Return the four Shipments in order, with null for an Available one. Trailing nulls are left out."""
    found: list[Any] = []
    for i in range(4):
        if not b.n[SHIP_AT + i]:
            found.append(None)
            continue
        facts: dict[str, Any] = {
            "space": b.spec.spaces[b.shipment_space(i)],
            "carrier": b.spec.piece_at[b.shipment_column(i)].name,
        }
        if b.n[SHIP_BY + i] >= LOOSE:
            facts["loose"] = True
        found.append(facts)
    while found and found[-1] is None:
        found.pop()
    return found


def read(b: Colombia, course: Course, scenario: dict[str, Any], data: dict[str, Any]) -> None:
    """Build on an empty board what `write` wrote, or what a person wrote with the defaults left out."""
    b.set(SHIPMENTS, 4)
    course.read(b, data, piles(b, scenario), b.final, not b.options.no_reveal)
    b.set(PRESIDENT, values.name_at(data.get("president", PRESIDENTS[0]), "president", PRESIDENTS, "president"))
    b.set(AID, values.number_at(data.get("aid", 0), 0, b.spec.max_aid, "aid"))
    words.read_resources(b, data.get("resources", {}))
    _read_effects(b, data)
    _read_foreign(b, data.get("foreign", []))
    extras = words.read_spaces(b, data.get("spaces", {}), ["zone", "shipment"])
    _read_zones(b, extras)
    words.read_out_of_play(b, data.get("out_of_play", {}))
    _read_control(b, data)
    _read_shipments(b, data.get("shipments", []), extras)
    try:
        b.check()
    except AssertionError as error:
        raise Problem("impossible-position", reason=str(error)) from None


def _read_effects(b: Colombia, data: dict[str, Any]) -> None:
    protects = b.n[EFFECT + SENADO] == SHADED
    if protects and "protected" not in data:
        raise Problem("missing-key", key="protected", where="momentum/42")
    if "protected" in data:
        if not protects:
            raise Problem("missing-key", key="42", where="momentum")
        b.set(PROTECTED, 1 + values.name_at(data["protected"], "faction", FACTIONS, "protected"))


def _read_foreign(b: Colombia, data: Any) -> None:
    countries = _foreign(b)
    for i in values.names_at(data, "country", [b.spec.spaces[s] for s in countries], "foreign"):
        b.open_space(countries[i])


def _read_zones(b: Colombia, extras: list[words.Extra]) -> None:
    """6.4.4 Set the FARC Zones: Departments without Government pieces."""
    for s, word, value, where in extras:
        if word != "zone" or not values.flag_at(value, where):
            continue
        if b.spec.kind[s] != RURAL:
            raise Problem("no-zone", space=b.spec.spaces[s], where=where)
        if b.government(s):
            raise Problem("govt-in-zone", space=b.spec.spaces[s], where=where)
        b.set_zone(s, 1)


def _read_control(b: Colombia, data: dict[str, Any]) -> None:
    """6.2 Set the Control markers. If they are missing after the Control Phase, use the current Control."""
    if "control" not in data:
        if CONTROL_PHASE < b.n[PHASE] <= RESET_PHASE:
            for s in b.spec.lands:
                b.set(CONTROL + s, b.control(s) + 1 if b.n[OPEN + s] else 0)
        return
    if not CONTROL_PHASE < b.n[PHASE] <= OVER:
        raise Problem("out-of-phase", key="control", phase=PHASES[b.n[PHASE]])
    for name, value in values.object_at(data["control"], "control").items():
        where = f"control/{name}"
        s = values.name_at(name, "space", b.spec.spaces, "control")
        faction = values.name_at(value, "faction", FACTIONS, where)
        if faction not in (GOVT, FARC) or b.spec.kind[s] == LOC or not b.n[OPEN + s]:
            raise Problem("no-control", space=name, faction=FACTIONS[faction], where=where)
        b.set(CONTROL + s, faction + 1)


def _read_shipments(b: Colombia, data: Any, extras: list[words.Extra]) -> None:
    """4.5.3 Put each Shipment under a Guerrilla. They are listed with their space or in a list of their own."""
    for s, word, value, where in extras:
        if word == "shipment":
            _put_shipment(b, -1, s, values.text_at(value, where).replace(".", ".guerrilla."), where)
    if len(values.list_at(data, "shipments")) > 4:
        raise Problem("too-many", what="shipments", most=4, where="shipments")
    for i, item in enumerate(values.list_at(data, "shipments")):
        if item is None:
            continue
        where = f"shipments/{i + 1}"
        facts = values.object_at(item, where, ["space", "carrier", "loose"])
        for key in ("space", "carrier"):
            if key not in facts:
                raise Problem("missing-key", key=key, where=where)
        s = values.name_at(facts["space"], "space", b.spec.spaces, where)
        if values.flag_at(facts.get("loose", False), f"{where}/loose"):
            raise Problem("loose-shipment", space=facts["space"], where=where)
        _put_shipment(b, i, s, values.text_at(facts["carrier"], where), where)


def _put_shipment(b: Colombia, i: int, s: int, piece: str, where: str) -> None:
    """Use the Shipment with this number if it is Available, otherwise the first Available one."""
    if piece not in b.spec.piece_named or b.spec.piece_named[piece].column not in GUERRILLA_COLUMNS:
        raise unknown("piece", piece, where)
    column = b.spec.piece_named[piece].column
    free = [k for k in range(4) if not b.n[SHIP_AT + k]]
    if not free:
        raise Problem("too-many", what="shipments", most=4, where=where)
    if not b.n[column + s]:
        raise Problem("no-carrier", space=b.spec.spaces[s], carrier=piece, where=where)
    k = i if i in free else free[0]
    b.set(SHIPMENTS, b.n[SHIPMENTS] - 1)
    b.hand_shipment(k, s, column)
