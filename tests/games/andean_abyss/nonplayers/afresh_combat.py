"""8.5.3, 8.6.3, 8.6.4, 8.7.3, 8.7.4 derived independently: Attack, Ambush and Terror."""

from __future__ import annotations

from .afresh import INSURGENTS, LOCS, MAP, Position
from .afresh_turn import DONE, Spaces, Turn, fewest, first, most

TARGETS = {"farc": ["auc", "govt", "cartels"], "auc": ["farc", "govt"], "cartels": ["govt", "farc", "auc"]}


def heir(t: Turn, owner: str, reveals: int) -> str:
    """8.1.2 Return the faction to which a Non-player would hand its Shipment: other Non-players' Underground, then
    Active Guerrillas."""
    p, s = t.p, t.space
    others = [f for f in INSURGENTS if f != owner and f not in p.players]
    hidden = [f for f in others if p.hidden(s, f) - (reveals if f == t.faction else 0) > 0]
    return next(iter(hidden + [f for f in others if p.guerrillas(s, f)]), "")


def prize(t: Turn, s: str, strikes: int, reveals: int = 0) -> str:
    """8.6.3, 8.7.3 Return the owner of a Shipment that this many strikes could take."""
    at = Turn(t.p, t.faction, t.kind, t.rule, [], space=s)
    for owner in INSURGENTS:
        held = any(x["carrier"].startswith(owner) for x in t.p.shipments(s))
        falls = owner != t.faction and held and t.p.guerrillas(s, owner) <= strikes
        if falls and (owner in t.p.players or heir(at, owner, reveals) == t.faction):
            return owner
    return ""


def rank(t: Turn, s: str, reveals: int = 0) -> int:
    """8.6.3, 8.7.3 The best target here: a Shipment, then the factions in order; 9 for none."""
    if prize(t, s, 2, reveals):
        return 0
    return next((i for i, f in enumerate(TARGETS[t.faction], 1) if t.p.pieces(s, f)), 9)


def attack(t: Turn) -> Spaces:
    """8.6.3, 8.7.3 Return where to Attack next, by the position at the start."""
    at = Turn(t.start, t.faction, t.kind, t.rule, [])
    p, faction = t.start, t.faction
    there = [s for s in MAP if p.guerrillas(s, faction) and p.others(s, faction) and s not in t.done]
    budget = t.memory.setdefault("budget", p.resources(faction))
    if len(t.done) >= budget or (faction == "auc" and len(t.done) == 3):
        return []
    if faction == "auc":
        strong = [s for s in there if p.hidden(s, "auc") or p.guerrillas(s, "auc") >= 3]
        return most([s for s in strong if rank(at, s) < 9], lambda s: p.guerrillas(s, "auc"))
    many = [s for s in there if p.guerrillas(s, "farc") >= 3]
    if many or t.memory.get("last"):
        return many
    t.memory["last"] = True
    hidden = [s for s in there if p.hidden(s, "farc")]
    return [s for s in hidden if s not in LOCS] or hidden


def attack_how(t: Turn) -> list[str]:
    """8.6.3, 8.7.3 The Ambush is checked at the end, when all Attack spaces are known."""
    return ["attack", "ambush"]


def ambushed(t: Turn) -> bool:
    """8.6.3, 8.7.3 Return True if the Ambush was where the fewest Guerrillas were, one of them Underground; ties by
    target."""
    at = Turn(t.start, t.faction, t.kind, t.rule, [])
    able = [s for s in t.done if t.start.hidden(s, t.faction)]
    able = fewest(able, lambda s: t.start.guerrillas(s, t.faction))
    able = fewest(able, lambda s: rank(at, s, 1))
    return t.memory.get("ambush", "") in (able or [""])


def strike(t: Turn, factions: Spaces, strikes: int) -> list[str]:
    """8.1.2 Target the holder of a Shipment to take, then the factions in order: Bases, Police, Troops, Underground,
    Active."""
    owner = prize(t, t.space, strikes)
    order = [f"{owner}.guerrilla.u", f"{owner}.guerrilla.a"] if owner else []
    for f in factions:
        order += [f"{f}.base", f"{f}.police", f"{f}.troops", f"{f}.guerrilla.u", f"{f}.guerrilla.a"]
    return [next(piece for piece in [*order, DONE, *t.options] if piece in t.options)]


def attack_target(t: Turn) -> list[str]:
    return strike(t, TARGETS[t.faction], t.number)


def terror(t: Turn) -> Spaces:
    """8.5.3, 8.6.4, 8.7.4 Return where each faction continues its Terror."""
    return {"cartels": terror_cartels, "auc": terror_auc, "farc": terror_farc}[t.faction](t)


def hidden_in(t: Turn, spaces: Spaces) -> Spaces:
    return [s for s in spaces if s not in t.done and t.p.hidden(s, t.faction)]


def terror_cartels(t: Turn) -> Spaces:
    """8.5.3 Up to 3 populated spaces: Support, Opposition, Neutral; reversed for a FARC player beside a Government
    Non-player."""
    hidden = [s for s in hidden_in(t, t.p.lands) if t.p.pop(s)]
    support = [s for s in hidden if t.p.level(s) > 0]
    opposition = [s for s in hidden if t.p.level(s) < 0]
    turned = "govt" not in t.p.players and "farc" in t.p.players
    found = first(opposition, support, hidden) if turned else first(support, opposition, hidden)
    return found if len(t.done) < 3 else []


def terror_auc(t: Turn) -> Spaces:
    """8.6.4 At a FARC Base with more AUC Guerrillas than Police; at FARC pieces; elsewhere."""
    p = t.p
    hidden = hidden_in(t, p.lands)
    spared = [s for s in hidden if "govt" in p.players or p.level(s) <= 0]
    with_farc = [s for s in spared if p.pieces(s, "farc")]
    bases = [s for s in hidden if p.base(s, "farc") and p.guerrillas(s, "auc") > p.police(s)]
    if len(t.done) == 3:
        return []
    stage = t.memory.get("stage", 0)
    found = first(*[bases, with_farc, spared][stage:])
    t.memory["stage"] = 1 if not stage and bases else 2
    return found


def ransom(p: Position, s: str) -> bool:
    """8.7.4 More FARC Guerrillas than Police, and a victim with Resources or a Shipment."""
    if p.guerrillas(s, "farc") <= p.police(s):
        return False
    if MAP[s]["kind"] != "department":
        return p.resources("govt") > 0
    cargo = any(x["carrier"].startswith("cartels") for x in p.shipments(s))
    return p.base(s, "cartels") > 0 and (p.resources("cartels") > 0 or cargo)


def captivity(s: str) -> int:
    """8.7.4 LoCs, Cities, Departments."""
    return ["loc", "city", "department"].index(MAP[s]["kind"])


def terror_farc(t: Turn) -> Spaces:
    """8.7.4 LoCs without Sabotage, up to 3 spaces for Kidnap, then all other populated spaces not at Active
    Opposition."""
    p = t.p
    hidden = hidden_in(t, [*p.lands, *LOCS])
    roads = [s for s in hidden if s in LOCS and not p.sabotaged(s)] if markers(p) else []
    paying = [s for s in hidden if ransom(p, s)] if sum(ransom(p, s) for s in t.done) < 3 else []
    return first(roads, fewest(paying, captivity), [s for s in hidden if p.pop(s) and p.level(s) > -2])


def markers(p: Position) -> int:
    """1.6 Terror and Sabotage markers left, of 40."""
    return 40 - sum(p.terror(s) + int(p.sabotaged(s)) for s in MAP)
