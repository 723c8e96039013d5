"""The second edition's spaces (8.5 to 8.8) derived afresh from positions in words: where an Operation goes on to next.

Each function gives all spaces that the next step leaves open, none if the Operation is at its end. Dice choose among
them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from .afresh import INSURGENTS, LOCS, MAP, Position, hits

Spaces = list[str]


def first(*steps: Spaces) -> Spaces:
    """Steps in order: the first that finds a space."""
    return next((step for step in steps if step), [])


def most(spaces: Spaces, key: Callable[[str], int]) -> Spaces:
    """Those with the highest number."""
    top = max(map(key, spaces), default=0)
    return [s for s in spaces if key(s) == top]


def pop(p: Position, s: str) -> int:
    return int(p.words["spaces"].get(s, {}).get("pop", MAP[s]["pop"]))


def pieces(p: Position, s: str, faction: str) -> int:
    if faction == "govt":
        return p.cubes(s) + p.base(s, faction)
    return p.guerrillas(s, faction) + p.base(s, faction)


def room(p: Position, s: str, faction: str) -> bool:
    """1.4.2 Whether a piece more may be here: Ecuador holds 2 of a faction."""
    return s != "ecuador" or pieces(p, s, faction) < 2


def hides(p: Position, s: str, faction: str) -> bool:
    """At a Base beside cubes: FARC any Active Guerrillas, the others only if all of them are Active."""
    exposed = p.active(s, faction) and (faction == "farc" or not p.hidden(s, faction))
    return bool(exposed and p.base(s, faction) and p.cubes(s))


def builds(p: Position, s: str, faction: str) -> bool:
    """2 Guerrillas without Shipments become a Base; AUC needs 3 Guerrillas."""
    carriers = {x["carrier"] for x in p.shipments(s) if x["carrier"].startswith(faction)}
    enough = p.guerrillas(s, faction) >= 3 if faction == "auc" else p.guerrillas(s, faction) - len(carriers) >= 2
    return enough and p.bases(s) < 2 and p.available(f"{faction}.base") > 0


def rally(p: Position, faction: str, done: Spaces) -> Spaces:
    """8.5.1, 8.6.1, 8.7.1 Hide, build, then what each faction places."""
    left = [s for s in p.lands if s not in done and p.may_rally(s, faction)]
    steps = [[s for s in left if hides(p, s, faction)], [s for s in left if builds(p, s, faction)]]
    available = p.available(f"{faction}.guerrilla")
    open_to_it = [s for s in left if available and room(p, s, faction)]
    if faction == "cartels":
        return [] if len(done) == 3 else first(*steps, unguarded(p, left), fertile(p, left, done))
    at_bases = [s for s in open_to_it if p.base(s, faction)]
    pairs = [s for s in open_to_it if p.guerrillas(s, faction) in (1, 2)]
    if faction == "farc":
        return first(*steps, at_bases, pairs, open_to_it)
    at_farc = [s for s in open_to_it if p.base(s, "farc")]
    pairs = pairs if p.available("auc.base") else []
    return [] if len(done) == 3 else first(*steps, at_farc, at_bases, pairs, open_to_it)


def unguarded(p: Position, left: Spaces) -> Spaces:
    """8.5.1 Cartels Bases without Guerrillas, if some are available or stand elsewhere without a Base."""
    strays = any(p.guerrillas(s, "cartels") and not p.base(s, "cartels") for s in MAP)
    if not p.available("cartels.guerrilla") and not strays:
        return []
    found = [s for s in left if p.base(s, "cartels") and not p.guerrillas(s, "cartels")]
    return [s for s in found if room(p, s, "cartels")]


def fertile(p: Position, left: Spaces, done: Spaces) -> Spaces:
    """8.5.1 One Department more where Cultivate could follow, unless it could in one of those selected."""

    def grows(s: str, more: int) -> bool:
        ground = MAP[s]["kind"] == "department" and pop(p, s) and p.bases(s) < 2
        return bool(ground) and p.guerrillas(s, "cartels") + more > p.police(s)

    def placed(s: str) -> int:
        bases = p.base(s, "cartels")
        return min(p.available("cartels.guerrilla"), pop(p, s) + bases if bases else 1)

    if not p.available("cartels.base") or any(grows(s, 0) for s in done):
        return []
    return [s for s in left if grows(s, placed(s))]


def terror(p: Position, faction: str, done: Spaces) -> Spaces:
    """8.5.3, 8.6.4 Where the Cartels, and AUC, go on with Terror."""
    if len(done) == 3:
        return []
    hidden = [s for s in p.lands if s not in done and p.hidden(s, faction)]
    bot = "govt" not in p.players
    if faction == "cartels":
        hidden = [s for s in hidden if pop(p, s)]
        support = [s for s in hidden if p.level(s) > 0]
        opposition = [s for s in hidden if p.level(s) < 0]
        turned = bot and "farc" in p.players
        return first(opposition, support, hidden) if turned else first(support, opposition, hidden)
    bases = [s for s in hidden if p.base(s, "farc") and p.guerrillas(s, "auc") > p.police(s)]
    spared = [s for s in hidden if not (bot and p.level(s) > 0)]
    with_farc = [s for s in spared if pieces(p, s, "farc")]
    return first(bases, with_farc, spared) if not done else first(with_farc, spared) if len(done) == 1 else spared


def march(p: Position, faction: str, done: Spaces) -> Spaces:
    """8.5.2 Where the Cartels March: one space with room for a Base next to 2 Guerrillas."""

    def near(s: str) -> Spaces:
        return [t for t in MAP if (t in MAP[s]["adjacent"] or s in MAP[t]["adjacent"]) and (t in LOCS or t in p.lands)]

    found = [s for s in p.lands if p.bases(s) < 2 and any(p.guerrillas(t, faction) >= 2 for t in near(s))]
    return [] if done else [s for s in found if room(p, s, faction)]


def attack(p: Position, faction: str, done: Spaces) -> Spaces:
    """8.7.3 FARC Attacks wherever it has 3 Guerrillas and an enemy; the one space more for an Ambush is left out."""
    enemies = [f for f in ("govt", *INSURGENTS) if f != faction]
    there = [s for s in MAP if s not in done and any(pieces(p, s, f) for f in enemies)]
    return [s for s in there if p.guerrillas(s, faction) >= 3]


def train(p: Position, faction: str, done: Spaces) -> Spaces:
    """8.8.4 The first three spaces, with 6 cubes each: change Control of the most Population; no Police, no Troops."""
    if len(done) == 3 or p.available("govt.troops") + p.available("govt.police") < 6 or p.resources("govt") < 3:
        return []
    open_to_it = [s for s in p.lands if s not in done and not p.words["spaces"].get(s, {}).get("zone")]
    left = [s for s in open_to_it if s != "ecuador" and (MAP[s]["kind"] == "city" or p.base(s, "govt"))]

    def changes(s: str) -> bool:
        own, others = pieces(p, s, "govt"), sum(pieces(p, s, f) for f in INSURGENTS)
        gained = own <= others < own + 6
        farc = pieces(p, s, "farc")
        return gained or own + others - farc < farc <= own + 6 + others - farc

    left = most([s for s in left if changes(s)], lambda s: pop(p, s)) or left
    return first([s for s in left if not p.police(s)], [s for s in left if not p.troops(s)], left)


def bases_gone(p: Position, s: str) -> int:
    """8.8.3 The most Bases that an Assault could remove: of each faction after its Guerrillas."""
    shielded = p.words.get("protected", "") if p.in_force(42) == "shaded" else ""
    victims = [f for f in INSURGENTS if f != shielded and not p.hidden(s, f)]
    found = []
    for order in permutations(victims):
        left, gone = hits(p, s), 0
        for f in order:
            removed = min(max(0, left - p.active(s, f)), p.base(s, f))
            gone += removed
            left = max(0, left - p.active(s, f) - removed)
        found.append(gone)
    return max(found)


def assault(p: Position, faction: str, done: Spaces) -> Spaces:
    """8.8.3 Where the most Bases go; of these the highest Population. What comes after that is left out."""
    barred = p.in_force(17) == "shaded"
    left = [s for s in p.lands if s not in done and not (barred and MAP[s]["kind"] == "department")]
    left = [s for s in left if bases_gone(p, s)]
    return most(most(left, lambda s: bases_gone(p, s)), lambda s: pop(p, s))
