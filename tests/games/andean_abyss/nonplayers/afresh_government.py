"""8.8 of the second edition derived independently: the Government's turn, Assault and Propaganda Round; all answers by
kind.

Each function returns all answers that the text leaves open; dice choose among them.
"""

from __future__ import annotations

from itertools import permutations

from .afresh import INSURGENTS, LOCS, MAP, Position, govt
from .afresh_cubes import AIMS, Outcome, aims, assailable, by_rank, held, more, removals, short, sweepable, victims
from .afresh_moves import (
    activate,
    activate_count,
    moves,
    patrol_count,
    patrol_destination,
    patrol_origin,
    sweep,
    sweep_count,
    sweep_origin,
)
from .afresh_specials import (
    air_lift_count,
    air_lift_destination,
    air_lift_origin,
    air_strike,
    air_strike_target,
    eradicate,
    eradicate_shift,
    special_first,
)
from .afresh_train import (
    base_sites,
    civic_action,
    civic_steps,
    further,
    six_cubes,
    train,
    train_base,
    train_build,
    train_cubes,
    train_trade,
)
from .afresh_turn import DONE, Derivation, Turn, fewest, first, most


def assault(t: Turn) -> list[str]:
    """8.8.3 The Special Activity; then Bases, Control, Shipments, last pieces, any pieces; LoCs by card 3; for 9
    Resources."""
    p = t.p
    name = special_first(t)
    if name:
        return [name]
    price = 1 if p.in_force(3) == "unshaded" else 3
    if t.paid + price > 9 or p.resources("govt") < price or (t.done and p.in_force(3) == "shaded"):
        return [DONE]
    left = assailable(p, t.done)
    lands = [s for s in left if s not in LOCS]
    for aim in [*AIMS, removals]:
        reached = {s: aim(Outcome(p, s)) for s in lands}
        if any(reached.values()):
            return by_rank(p, most(lands, reached.__getitem__))
    return most(left, lambda s: int(MAP[s]["econ"])) or [DONE]


def assault_target(t: Turn) -> list[str]:
    """8.8.3 The faction through which the remaining hits remove the most Bases, otherwise by the order."""
    exposed = {f: [t.p.active(t.space, f), 0 if t.p.hidden(t.space, f) else t.p.base(t.space, f)] for f in INSURGENTS}
    orders = [Outcome._fall(exposed, order, t.number) for order in permutations(victims(t.p))]
    order = max(orders, key=lambda found: found[0])[1]
    return [next(f for f in order if f in t.options)]


def patrol_assault(t: Turn) -> list[str]:
    """8.8.5 Where it removes the most pieces from a LoC."""
    return most(t.offered(LOCS), lambda s: Outcome(t.p, s).gone) or [DONE]


def after_operation(t: Turn) -> list[str]:
    return [(special_first(t) if t.operation == "patrol" else "") or DONE]


COUNTS: dict[str, Derivation] = {"3.2.2": patrol_count, "3.2.3": sweep_count, "4.2.1": air_lift_count}


def move_count(t: Turn) -> list[str] | None:
    return COUNTS[t.rule](t) if t.rule in COUNTS else None


def special_forces(t: Turn) -> list[str]:
    """8.8.9 Sabotage from LoCs of Econ 3; Terror where Civic Action comes first; Sabotage elsewhere by Econ."""
    p = t.p
    left = 3 - t.memory.setdefault("markers", 0)
    t.memory["markers"] += 1
    roads = [s for s in LOCS if p.sabotaged(s) and s in t.options]
    dear = [s for s in roads if MAP[s]["econ"] == 3]
    calm = [s for s in t.offered(p.lands) if 0 < p.terror(s) <= left and pacified(p, s)]
    low = [s for s in calm if p.level(s) < 1] or calm
    low = most(low, lambda s: p.pop(s) * -min(0, p.level(s)))
    low = fewest(most(low, p.pop), p.terror)
    return first(dear, low, most(roads, lambda s: int(MAP[s]["econ"]))) or [DONE]


def pacified(p: Position, s: str) -> bool:
    """6.4.1 Return True if Civic Action could take place, with Terror or without."""
    needed = 2 if p.in_force(1) == "shaded" else 1
    both = p.troops(s) >= needed and p.police(s) >= needed
    any_cube = p.in_force(1) == "unshaded" and p.cubes(s) > 0
    return (both or any_cube) and held(p, s) and p.pop(s) > 0 and p.resources("govt") >= 3


def badly_redeployed(before: Position, after: Position) -> str:
    """8.8.9 Return what a Redeploy Phase did against the steps, whatever the dice; empty if nothing."""
    lands = [s for s in before.lands if not before.zone(s)]
    homes = [s for s in lands if held(before, s) and (MAP[s]["kind"] == "city" or before.base(s, "govt"))]
    homes = [s for s in homes if s != "ecuador"]
    away = [s for s in MAP if s not in [s for s in lands if MAP[s]["kind"] == "city" or before.base(s, "govt")]]
    if any(after.troops(s) for s in away):
        return "1. Troops are left where they had to go"
    stay = [s for s in MAP if s not in away]
    if any(after.troops(s) < before.troops(s) for s in stay):
        return "1. Troops moved that were not set aside"
    if any(before.police(s) and not after.police(s) for s in lands):
        return "2. The last Police left"
    came = [s for s in MAP if after.police(s) > before.police(s)]
    alone = [s for s in lands if held(before, s) and before.pop(s) and not after.police(s)]
    dear = [s for s in came if s in LOCS]
    if any(MAP[s]["econ"] < 3 or after.police(s) > 1 for s in dear):
        return "2.4 Police went to a LoC that needs none"
    if alone and dear:
        return "2.3 Police went to a LoC though a populated space has none"
    rest = after.troops("bogota") - before.troops("bogota")
    rest -= min(rest, short(more(after, "bogota", -rest), "bogota"))
    if "bogota" in homes:
        if any(0 < short(after, s) <= rest for s in homes):
            return "3.1 Troops went to Bogotá though a Base or City is short of them"
        if rest and any(after.cubes(s) < 3 for s in homes):
            return "3.1 Troops went to Bogotá though a Base or City has fewer than 3 cubes"
        if rest and any(after.police(s) and not after.troops(s) for s in homes):
            return "3.2 Troops went to Bogotá though Police stand alone"
    return ""


def possible(t: Turn) -> bool:
    """8.1.1 Return True if anything of a box can be done and paid for."""
    p, rich = t.p, t.p.resources("govt")
    if t.operation == "assault":
        return rich >= (1 if p.in_force(3) == "unshaded" else 3) and bool(assailable(p, []))
    if t.operation == "sweep":
        sweeps = aims(t, sweepable(t), 1) or aims(t, sweepable(t), 0)
        return rich >= (1 if p.in_force(2) == "unshaded" else 3) and bool(sweeps)
    if t.operation == "train":
        return rich >= 3 and bool(six_cubes(t) or further(t) or base_sites(t))
    watched = [s for s in LOCS if p.cubes(s) and any(p.hidden(s, f) for f in INSURGENTS)]
    struck = [s for s in LOCS if Outcome(p, s).gone] if p.in_force(13) != "shaded" else []
    return rich >= 3 and bool(moves(t) or watched or struck)


RING = ["assault", "train", "patrol", "sweep"]


def turn(t: Turn) -> list[str]:
    """8.8.1 Pass if a Capability comes next and there is none now; otherwise the Event, or the box that the questions
    lead to, or the next possible one after it."""
    capabilities = (1, 2, 3, 7, 9, 10, 11, 13)
    p, card = t.p, t.p.words["card"]
    coming = p.words["next"][0] if p.words["next"] else 0
    if coming in capabilities and card not in capabilities:
        return ["pass"]
    events = t.offered(["unshaded", "event"])
    if events and card in capabilities:
        return events
    at = RING.index(govt(p))
    for name in RING[at:] + RING[:at]:
        if possible(Turn(p, "govt", t.kind, t.rule, [], operation=name)):
            return [*events, name]
    return [*events, "pass"]


DERIVED: dict[str, Derivation] = {
    "turn": turn,
    "turn-limited": turn,
    "turn-converted": turn,
    "train-space": train,
    "train-cubes": train_cubes,
    "train-build": train_build,
    "train-base": train_base,
    "train-trade": train_trade,
    "civic-action": civic_action,
    "civic-steps": civic_steps,
    "patrol-origin": patrol_origin,
    "patrol-destination": patrol_destination,
    "patrol-assault": patrol_assault,
    "activate": activate,
    "activate-count": activate_count,
    "after-operation": after_operation,
    "sweep-space": sweep,
    "sweep-origin": sweep_origin,
    "assault-space": assault,
    "assault-target": assault_target,
    "move-count": move_count,
    "air-lift-origin": air_lift_origin,
    "air-lift-destination": air_lift_destination,
    "air-strike": air_strike,
    "air-strike-target": air_strike_target,
    "eradicate": eradicate,
    "eradicate-shift": eradicate_shift,
    "special-forces": special_forces,
}
