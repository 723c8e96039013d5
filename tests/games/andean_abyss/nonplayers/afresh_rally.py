"""8.5.1, 8.6.1, 8.7.1 derived independently: Rally and Elite Backing."""

from __future__ import annotations

from .afresh import MAP, Position
from .afresh_turn import DONE, Spaces, Turn, first


def room(p: Position, s: str, faction: str) -> int:
    """1.4.2 Return how many more pieces fit: Ecuador holds 2 of a faction."""
    return 2 - p.pieces(s, faction) if s == "ecuador" else 99


def hides(p: Position, s: str, faction: str) -> bool:
    """At a Base with cubes: FARC hides any Active Guerrillas, the others only if all of theirs are Active."""
    exposed = p.active(s, faction) and (faction == "farc" or not p.hidden(s, faction))
    return bool(exposed and p.base(s, faction) and p.cubes(s))


def laden(p: Position, s: str, faction: str) -> set[str]:
    """Return the kinds of Guerrilla that hold Shipments."""
    return {x["carrier"] for x in p.shipments(s) if x["carrier"].startswith(faction)}


def builds(p: Position, s: str, faction: str) -> bool:
    """2 Guerrillas without Shipments become a Base; AUC needs 3 Guerrillas."""
    carriers = len(laden(p, s, faction))
    enough = p.guerrillas(s, faction) >= 3 if faction == "auc" else p.guerrillas(s, faction) - carriers >= 2
    return enough and p.bases(s) < 2 and p.available(f"{faction}.base") > 0


def rally(t: Turn) -> Spaces:
    """8.5.1, 8.6.1, 8.7.1 Hide, build, then what each faction places."""
    p, faction, done = t.p, t.faction, t.done
    if t.memory.get("last") or (faction != "farc" and len(done) == 3):
        return []
    left = [s for s in p.lands if s not in done and p.may_rally(s, faction)]
    steps = [[s for s in left if hides(p, s, faction)], [s for s in left if builds(p, s, faction)]]
    if faction == "cartels":
        return first(*steps, unguarded(p, left), fertile(p, left, done))
    open_to_it = [s for s in left if p.available(f"{faction}.guerrilla") and room(p, s, faction) > 0]
    at_bases = [s for s in open_to_it if p.base(s, faction)]
    pairs = [s for s in open_to_it if p.guerrillas(s, faction) in (1, 2)]
    if faction == "auc":
        at_farc = [s for s in open_to_it if p.base(s, "farc")]
        return first(*steps, at_farc, at_bases, pairs if p.available("auc.base") else [], open_to_it)
    found = first(*steps, at_bases)
    t.memory["last"] = not found
    return found or first(pairs, open_to_it)


def unguarded(p: Position, left: Spaces) -> Spaces:
    """8.5.1 Cartels Bases without Guerrillas, if some are available or stand elsewhere without a Base."""
    strays = any(p.guerrillas(s, "cartels") and not p.base(s, "cartels") for s in MAP)
    if not p.available("cartels.guerrilla") and not strays:
        return []
    found = [s for s in left if p.base(s, "cartels") and not p.guerrillas(s, "cartels")]
    return [s for s in found if room(p, s, "cartels") > 0]


def grows(p: Position, s: str, more: int = 0) -> bool:
    """4.5.1 Return where Cultivate could place a Base with this many additional Guerrillas."""
    ground = MAP[s]["kind"] == "department" and p.pop(s) and p.bases(s) < 2 and p.available("cartels.base")
    return bool(ground) and p.guerrillas(s, "cartels") + more > p.police(s)


def fertile(p: Position, left: Spaces, done: Spaces) -> Spaces:
    """8.5.1 One more Department where Cultivate could follow, unless it could in a selected one."""

    def placed(s: str) -> int:
        bases = p.base(s, "cartels")
        return min(p.available("cartels.guerrilla"), p.pop(s) + bases if bases else 1)

    if any(grows(p, s) for s in done):
        return []
    return [s for s in left if grows(p, s, placed(s))]


def rally_how(t: Turn) -> list[str]:
    """3.3.1 What the step wants in the space."""
    if hides(t.p, t.space, t.faction):
        return ["gather"]
    if builds(t.p, t.space, t.faction):
        return ["base"]
    if t.p.available(f"{t.faction}.guerrilla"):
        return ["place"]
    return ["gather"] if t.p.base(t.space, t.faction) and not t.p.guerrillas(t.space, t.faction) else [DONE]


def rally_trade(t: Turn) -> list[str]:
    """8.1.2 Guerrillas without Shipments go first, of these Active ones first; how many Active ones go."""
    p, s, carriers = t.p, t.space, laden(t.p, t.space, t.faction)
    order = []
    for wanted in (False, True):
        for kind, count in (("a", p.active(s, t.faction)), ("u", p.hidden(s, t.faction))):
            held = f"{t.faction}.guerrilla.{kind}" in carriers
            order += [kind] * (int(held) if wanted else count - int(held))
    return [str(order[:2].count("a"))]


def rally_origin(t: Turn) -> list[str]:
    """8.5.1 Up to 3 move to an unguarded Cartels Base from spaces without one; none where it only hides."""
    here = t.p.guerrillas(t.space, t.faction)
    first_seen = t.memory.setdefault(f"at {t.space}", here)
    if first_seen or here >= 3:
        return [DONE]
    return [s for s in MAP if t.p.guerrillas(s, "cartels") and not t.p.base(s, "cartels") and s != t.space] or [DONE]


def as_many(t: Turn) -> list[str]:
    return [str(t.number)]


def elite_backing(t: Turn) -> list[str]:
    """8.6.1 A Base with 3 Guerrillas, otherwise with 2 without Shipments; otherwise Guerrillas as in a Rally."""
    p = t.p
    left = t.offered(p.lands)
    free = [s for s in left if p.guerrillas(s, "auc") - len(laden(p, s, "auc")) >= 2 and p.bases(s) < 2]
    free = free if p.available("auc.base") else []
    placing = [s for s in left if p.available("auc.guerrilla") and room(p, s, "auc") > 0]
    pairs = [s for s in placing if p.guerrillas(s, "auc") in (1, 2) and p.available("auc.base")]
    at_bases = [[s for s in placing if p.base(s, f)] for f in ("farc", "auc")]
    return first([s for s in left if builds(p, s, "auc")], free, *at_bases, pairs, placing) or [DONE]
