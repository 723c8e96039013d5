"""8.8.4, 8.8.8 derived independently: Train and Civic Action."""

from __future__ import annotations

from .afresh import MAP, Position
from .afresh_cubes import NEEDS, POLICE, TROOPS, builds, civic, gain, levels, more, room
from .afresh_specials import special_first
from .afresh_turn import DONE, Spaces, Turn, first, most


def recruits(p: Position, s: str) -> bool:
    return MAP[s]["kind"] == "city" or p.base(s, "govt") > 0


def trainable(t: Turn) -> Spaces:
    open_to_it = [s for s in t.p.lands if s not in t.done and not t.p.zone(s)]
    return open_to_it if t.p.resources("govt") >= 3 else []


def six_cubes(t: Turn) -> Spaces:
    """8.8.4 Where 6 cubes go: change Control of the most Population; no Police, no Troops."""
    p = t.p
    if len(t.done) == 3 or p.available(TROOPS) + p.available(POLICE) < 6:
        return []
    left = [s for s in trainable(t) if recruits(p, s) and room(p, s) >= 6]

    def changes(s: str) -> bool:
        then = more(p, s, 6)
        return any(p.controls(s, f) != then.controls(s, f) for f in ("govt", "farc"))

    changed = [s for s in left if changes(s)]
    left = most(changed, p.pop) or left
    return first([s for s in left if not p.police(s)], [s for s in left if not p.troops(s)], left)


def mix(p: Position, s: str) -> tuple[int, int]:
    """8.1.2 Of 6 cubes: Troops and Police in turn, the rarer first, Police if equal."""
    left = {TROOPS: p.available(TROOPS), POLICE: p.available(POLICE)}
    turn = [TROOPS, POLICE] if p.troops(s) < p.police(s) else [POLICE, TROOPS]
    placed = []
    for i in range(6):
        kinds = [kind for kind in (turn[i % 2], turn[1 - i % 2]) if left[kind]]
        if kinds:
            left[kinds[0]] -= 1
            placed.append(kinds[0])
    return placed.count(TROOPS), placed.count(POLICE)


def further(t: Turn) -> Spaces:
    """8.8.4 One more space in which Civic Action is possible if it is Trained."""
    p = t.p
    found = []
    for s in trainable(t) if p.resources("govt") >= NEEDS + 6 else []:
        troops, police = mix(p, s) if recruits(p, s) else (0, 0)
        if civic(more(p, s, troops, police), s):
            found.append(s)
    return found


def train(t: Turn) -> list[str]:
    """8.8.4 Six cubes in 3 spaces; the Special Activity; Civic Action in one of them or in one more; or a Base."""
    p, memory = t.p, t.memory
    if memory.get("last"):
        return [DONE]
    if not t.used and not memory.get("asked"):
        found = six_cubes(t)
        if found:
            return found
        name = special_first(t)
        if name:
            return [name]
    memory["last"] = True
    here = [s for s in t.done if civic(p, s)] if levels(p) else []
    if here:
        memory["build"], memory["where"] = "civic_action", most(here, lambda s: gain(p, s, levels(p)))
        return [DONE]
    beyond = most(further(t), lambda s: gain(p, s, levels(p) - 1))
    if beyond:
        memory["build"], memory["where"] = "civic_action", []
        return beyond
    sites = most(base_sites(t), p.pop)
    memory["build"], memory["where"] = "base" if sites else DONE, sites
    return [DONE if s in t.done else s for s in sites] or [DONE]


def train_cubes(t: Turn) -> list[str]:
    """8.1.2 Troops are asked for first; without any Available, only Police."""
    if t.piece == TROOPS:
        t.memory["mix"] = mix(t.p, t.space)
        return [str(t.memory["mix"][0])]
    return [str((t.memory.pop("mix", None) or mix(t.p, t.space))[1])]


def train_build(t: Turn) -> list[str]:
    return [t.memory["build"]]


def train_base(t: Turn) -> list[str]:
    return list(t.memory["where"])


def train_trade(t: Turn) -> list[str]:
    """8.1.2 Three own cubes, alternating, the more numerous first, the last Police as late as possible."""
    left = {TROOPS: t.p.troops(t.space), POLICE: t.p.police(t.space)}
    turn = TROOPS if left[TROOPS] >= left[POLICE] else POLICE
    gone = 0
    for _ in range(3):
        kind = TROOPS if left[TROOPS] and (turn == TROOPS or left[POLICE] <= 1) else POLICE
        left[kind] -= 1
        gone += kind == TROOPS
        turn = POLICE if kind == TROOPS else TROOPS
    return [str(gone)]


def is_final(p: Position) -> bool:
    """8.8.8 The Round of the last Propaganda card."""
    options = p.words["options"]
    rounds = 2 if options["scenario"] == "quick" else 3 if options["short"] == "true" else 4
    cards: list[int] = [*p.words["played"], p.words.get("card", 0)]
    return len([card for card in cards if card > 72]) >= rounds


def civic_action(t: Turn) -> list[str]:
    """8.8.8 In Train the largest shift; in the Support Phase Passive Support everywhere, then Active Support."""
    p = t.p
    if t.rule == "3.2.1":
        return t.memory["where"] or [t.done[-1]]
    steps = levels(p, is_final(p))
    left = [s for s in t.offered(p.lands) if steps > p.terror(s)]
    low = [s for s in left if p.level(s) < 1]
    t.memory["goal"] = 1 if low else 2
    if not low:
        return most([s for s in left if p.level(s) < 2], p.pop) or [DONE]
    low = [s for s in low if not p.terror(s)] or low

    def reached(s: str) -> int:
        return min(1, p.level(s) + steps - p.terror(s))

    low = most(low, lambda s: p.pop(s) * (min(0, reached(s)) - min(0, p.level(s))))
    return most(low, lambda s: p.pop(s) * max(0, reached(s)))


def civic_steps(t: Turn) -> list[str]:
    p = t.p
    in_train = t.operation == "train"
    goal = 2 if in_train else t.memory["goal"]
    wanted = p.terror(t.space) + goal - p.level(t.space)
    return [str(min(wanted, levels(p, not in_train and is_final(p))))]


def base_sites(t: Turn) -> Spaces:
    """8.8.4 Return where Train builds a Base."""
    p = t.p
    return [s for s in [*t.done, *trainable(t)] if p.pop(s) and p.cubes(s) >= 5 and builds(p, s)]
