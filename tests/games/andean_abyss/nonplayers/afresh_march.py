"""8.5.2, 8.6.2, 8.7.2 derived independently: March, and which Guerrillas go."""

from __future__ import annotations

from .afresh import LOCS, MAP, Position
from .afresh_rally import laden, room
from .afresh_turn import Spaces, Turn, most


def fresh(t: Turn, s: str) -> tuple[int, int]:
    """Return how many Underground and Active Guerrillas did not arrive by this March."""
    hidden, active = (f"{t.faction}.guerrilla.{kind}" for kind in "ua")
    return t.p.count(s, hidden) - t.arrived.get((s, hidden), 0), t.p.count(s, active) - t.arrived.get((s, active), 0)


def noticed(t: Turn, count: int, goal: str) -> bool:
    """3.3.2 On LoCs and at Support (AUC also at Opposition), more than 3 with the cubes there; FARC counts against
    AUC."""
    level = t.p.level(goal)
    watched = goal in LOCS or level > 0 or (t.faction == "auc" and level < 0)
    eyes = t.p.cubes(goal) + (t.p.guerrillas(goal, "farc") if t.faction == "auc" else 0)
    return watched and count + eyes > 3


def stays(t: Turn, s: str) -> bool:
    """Return True where one stays: at a Cartels Base; at an AUC Base or FARC piece; at any Base."""
    if t.faction == "farc":
        return t.p.bases(s) > 0
    return t.p.base(s, t.faction) > 0 or (t.faction == "auc" and t.p.pieces(s, "farc") > 0)


def leaving(t: Turn, s: str) -> int:
    """Return how many may leave: FARC only from Active Opposition, Departments without Population, and Sabotaged
    LoCs."""
    p = t.p
    if t.faction == "farc":
        empty = MAP[s]["kind"] == "department" and not p.pop(s)
        if not (p.sabotaged(s) if s in LOCS else empty or p.level(s) == -2):
            return 0
    return min(sum(fresh(t, s)), p.guerrillas(s, t.faction) - int(stays(t, s)))


def party(t: Turn, s: str, goal: str, count: int) -> tuple[int, int]:
    """8.1.2 At most this many: as many Underground ones as stay hidden, otherwise Active ones first. FARC leaves an
    Underground one at a Base, if there is one."""
    hidden, active = fresh(t, s)
    if t.faction == "farc" and stays(t, s) and hidden and hidden == t.p.hidden(s, "farc"):
        hidden -= 1
    count = min(count, hidden + active, room(t.p, goal, t.faction))
    if hidden and noticed(t, 1, goal):
        return count - min(active, count), min(active, count)
    unseen = [n for n in range(count + 1) if not noticed(t, n, goal)] if hidden else [count]
    return min(hidden, unseen[-1]), unseen[-1] - min(hidden, unseen[-1])


def parties(t: Turn, goal: str) -> dict[str, tuple[int, int]]:
    """Return all groups that go to a space, by origin."""
    found = {s: party(t, s, goal, leaving(t, s)) for s in t.p.near(goal) if leaving(t, s) > 0}
    return {s: group for s, group in found.items() if any(group)}


def unseen(t: Turn, goal: str, going: dict[str, tuple[int, int]]) -> bool:
    return any(hidden for hidden, _ in going.values()) and not noticed(t, 1, goal)


def march(t: Turn) -> Spaces:
    """8.5.2, 8.6.2, 8.7.2 Return where each faction Marches next."""
    found = {"cartels": march_cartels, "auc": march_auc, "farc": march_farc}[t.faction](t)
    return [s for s in found if s not in t.done]


def march_cartels(t: Turn) -> Spaces:
    """8.5.2 One space with room for a Base next to 2 Guerrillas."""
    p = t.p
    t.memory["going"] = lambda goal: parties(t, goal)
    found = [s for s in p.lands if p.bases(s) < 2 and any(p.guerrillas(x, "cartels") >= 2 for x in p.near(s))]
    return [] if t.done else [s for s in found if room(p, s, "cartels") > 0]


def march_auc(t: Turn) -> Spaces:
    """8.6.2 A space with FARC and without AUC; then the largest group moves closer to FARC."""
    p = t.p
    if not t.done:
        t.memory["going"] = lambda goal: parties(t, goal)
        found = [s for s in p.lands if p.pieces(s, "farc") and not p.guerrillas(s, "auc") and parties(t, s)]
        found = [s for s in found if p.base(s, "farc")] or found
        found = [s for s in found if unseen(t, s, parties(t, s))] or found
        if found:
            return found
    if t.memory.get("last"):
        return []
    t.memory["last"] = True
    ways = {s: nearer(t, s) for s in MAP if leaving(t, s) > 0}
    groups = most([s for s in ways if ways[s]], lambda s: leaving(t, s))
    goals = {s: [g for g in ways[s] if unseen(t, g, {s: alone(t, s, g)})] or ways[s] for s in groups}
    t.memory["going"] = lambda goal: [{s: alone(t, s, goal)} for s in groups if goal in goals[s]]
    return [goal for s in groups for goal in goals[s]]


def alone(t: Turn, s: str, goal: str) -> tuple[int, int]:
    return party(t, s, goal, leaving(t, s))


def nearer(t: Turn, s: str) -> Spaces:
    """8.6.2 Adjacent spaces closer to the nearest FARC Base; if there are none, to the nearest FARC piece."""
    open_to_it = [x for x in t.p.near(s) if any(alone(t, s, x)) and x not in t.done]
    everywhere = [*t.p.lands, *LOCS]
    bases = [x for x in everywhere if t.p.base(x, "farc")]
    for targets in (bases, [x for x in everywhere if t.p.pieces(x, "farc")]):
        steps = far_from(t.p, targets)
        found = [x for x in open_to_it if steps.get(x, 99) < steps.get(s, 99)]
        if found:
            return found
    return []


def far_from(p: Position, targets: Spaces) -> dict[str, int]:
    """Return each space's distance to the nearest of these."""
    steps = dict.fromkeys(targets, 0)
    edge = list(targets)
    while edge:
        here = edge.pop(0)
        for x in p.near(here):
            if x not in steps:
                steps[x] = steps[here] + 1
                edge.append(x)
    return steps


def march_farc(t: Turn) -> Spaces:
    """8.7.2 One to each LoC without Sabotage and Guerrilla; up to 3 populated spaces without Opposition or FARC
    Control; one more next to the most Guerrillas that would move."""
    p, memory = t.p, t.memory
    if memory.get("last"):
        return []
    reach = [s for s in [*p.lands, *LOCS] if parties(t, s) and s not in t.done]
    memory["going"] = lambda goal: parties(t, goal)
    played = sum(1 for card in [*p.words["played"], p.words["card"]] if card > 72)
    options = p.words["options"]
    rounds = 2 if options["scenario"] == "quick" else 3 if options["short"] == "true" else 4
    locs = [s for s in reach if s in LOCS and not p.sabotaged(s) and not p.all_guerrillas(s)]
    if locs and "lands" not in memory and played + 1 < rounds:
        memory["going"] = lambda goal: scouts(t, goal)
        return most(locs, lambda s: int(MAP[s]["econ"]))
    lands = [s for s in reach if s not in LOCS and p.pop(s)]
    marched = memory.setdefault("lands", 0)
    found = [s for s in lands if p.level(s) >= 0 and not p.controls(s, "farc")]
    if found and marched < 3:
        memory["lands"] = marched + 1
        return [s for s in found if unseen(t, s, parties(t, s))] or found
    memory["last"] = True
    return most(lands, lambda s: max(leaving(t, x) for x in p.near(s)))


def scouts(t: Turn, goal: str) -> list[dict[str, tuple[int, int]]]:
    """8.7.2, 8.1.2 The one that goes to a LoC: Underground, but Active if noticed anyway; one with a Shipment first."""
    ones = {s: party(t, s, goal, 1) for s in parties(t, goal)}
    wanted = (0, 1) if noticed(t, 1, goal) else (1, 0)
    left = [s for s in ones if ones[s] == wanted] or list(ones)
    kinds = {s: "farc.guerrilla." + ("u" if ones[s][0] else "a") for s in left}
    left = [s for s in left if kinds[s] in laden(t.p, s, "farc")] or left
    return [{s: ones[s]} for s in left]


def move_count(t: Turn) -> list[str] | None:
    """8.1.2 Return how many of a kind move from one space to the next, as derived when the space was selected."""
    if t.rule != "3.3.2" or "groups" not in t.memory:
        return None
    if t.space == "ecuador":
        return None  # dice decide which groups fit
    kind = 0 if t.piece.endswith(".u") else 1
    return [str(group[t.origin][kind]) for group in t.memory["groups"] if t.origin in group]
