"""Special Activities that move pieces, and Ambush, against a second reading of section 4, in positions at random."""

from __future__ import annotations

from tests.games.distant_plain import referee
from tests.games.distant_plain.helpers import RULES
from tests.games.distant_plain.referee import AFGHAN, INVENTORY, LOCS, MAP, Table, next_to, table
from tests.games.distant_plain.test_referee import GUERRILLAS, Play, capture, seeds, strike

COALITION_PIECES = ("coalition.troops", "coalition.base")


def begin(seed: int, who: str, operation: str, activity: str) -> Play | None:
    """An Operation with this Special Activity first, or None if it is not possible."""
    p = Play(seed, who, operation, special=True, limited=False)
    if not p.possible or p.asked is None or activity not in p.asked.options:
        return None
    if operation == "patrol" and who == "government":
        p.pay(3)
    p.answer(activity)
    return p


def move(t: Table, kind: str, origin: str, goal: str, count: int) -> None:
    if count:
        t.put(origin, kind, -count)
        t.put(goal, kind, count)


def compare(p: Play) -> None:
    p.b.check()
    assert table(RULES.to_position(p.b)) == p.t


def onward(t: Table, origin: str, entered: list[str]) -> list[str]:
    """4.3.2 Along LoCs, through Kabul, and at last into a Province of Afghanistan; no further than Sabotage."""
    here = entered[-1] if entered else origin
    if entered and here not in LOCS and here != "kabul":
        return []
    if entered and here in LOCS and t.marks[here]:
        return []
    return [s for s in next_to(here) if MAP[s]["country"] == "afghanistan" and s not in (origin, *entered)]


def test_4_3_2_transport() -> None:
    """4.3.2 From 1 space, which way, where they may stay; 1 Resource to the Warlords for each space with Guerrillas."""
    tried = 0
    for seed in seeds(40):
        if (p := begin(seed, "government", "patrol", "transport")) is None:
            continue
        t = p.t
        origin = p.pick("transport-origin", *[s for s in MAP if t.here(s, "government.troops")])
        count = p.number("transport-count", 1, t.here(origin, "government.troops"))
        entered: list[str] = []
        while (steps := onward(t, origin, entered)) and len(entered) < 5:
            choice = p.pick("transport-step", *steps, *(["done"] if entered else []), least=1)
            if choice == "done":
                break
            entered.append(choice)
        else:
            if steps:
                p.answer("done")
        move(t, "government.troops", origin, entered[-1], count)
        for s in entered:
            if t.here(s, *GUERRILLAS) and t.resources["government"] and t.resources["warlords"] < 75:
                t.resources["government"] -= 1
                t.resources["warlords"] += 1
        compare(p)
        tried += 1
    assert tried > 10


def test_4_2_2_air_lift() -> None:
    """4.2.2 Among up to 3 spaces, LoCs too but not Pakistan: any Coalition Troops and 3 of the Government in total."""
    tried = 0
    for seed in seeds(41):
        if (p := begin(seed, "coalition", "patrol", "air_lift")) is None:
            continue
        t, allies = p.t, 3
        chosen: list[str] = []
        for flight in range(2):
            among = {*AFGHAN, *LOCS}
            ready = [s for s in among if t.here(s, "coalition.troops") or (allies and t.here(s, "government.troops"))]
            if not ready:
                break
            origin = p.pick("air-lift-origin", *ready, *(["done"] if flight else []), least=1 if flight else 2)
            if origin == "done":
                break
            goals = {s for s in among if s != origin}
            if len({*chosen, origin}) == 3:
                goals = {s for s in chosen if s != origin}
            if flight and origin == chosen[0]:
                goals.discard(chosen[1])  # that flight is over
            goal = p.pick("air-lift-destination", *goals)
            own = p.number("move-count", int(not _allies(t, origin, allies)), t.here(origin, "coalition.troops"))
            with_them = p.number("move-count", int(not own), _allies(t, origin, allies))
            allies -= with_them
            move(t, "coalition.troops", origin, goal, own)
            move(t, "government.troops", origin, goal, with_them)
            chosen += [s for s in (origin, goal) if s not in chosen]
        if p.asked is not None and p.asked.kind == "air-lift-origin":
            p.answer("done")
        compare(p)
        tried += 1
    assert tried > 10


def _allies(t: Table, s: str, most: int) -> int:
    return min(most, t.here(s, "government.troops"))


def test_4_2_1_surge() -> None:
    """4.2.1 Coalition pieces among up to 3 spaces and Available, 2 Bases to a space; then perhaps the die, all."""
    tried = 0
    for seed in seeds(42):
        if (p := begin(seed, "coalition", "train", "surge")) is None:
            continue
        t = p.t
        chosen: list[str] = []
        while len(chosen) < 3:
            left = referee.surge_spaces(t) - set(chosen)
            if not left:
                break
            s = p.pick("surge-space", *left, *(["done"] if chosen else []))
            if s == "done":
                break
            chosen.append(s)
        for kind in COALITION_PIECES:
            pool = t.available(kind) + sum(t.here(s, kind) for s in chosen)
            wanted: dict[str, int] = {}
            for s in chosen:
                others = sum(t.here(s, f"{who}.base") for who in ("government", "taliban", "warlords"))
                most = 2 - others if kind == "coalition.base" else INVENTORY[kind]
                wanted[s] = p.number("surge-count", 0, min(pool, most))
                pool -= wanted[s]
            for s, count in wanted.items():
                t.put(s, kind, count - t.here(s, kind))
        if p.pick("surge-roll", "roll", "done") == "roll":
            p.expect("surge-die", *range(1, 7))
            p.answer(4)
            aid = p.number("surge-aid", 0, 4)
            t.aid = min(75, t.aid + aid)
            t.resources["warlords"] = min(75, t.resources["warlords"] + 4 - aid)
        compare(p)
        tried += 1
    assert tried > 10


def test_4_4_3_ambush() -> None:
    """4.4.3 Where an Attack is resolved and a Guerrilla is Underground: only that one is Activated, up to 2 enemies go,
    and a Guerrilla comes."""
    tried = 0
    for seed in seeds(43):
        p = Play(seed, "taliban", "attack", special=True, limited=False)
        t = p.t
        hidden = [s for s in referee.attack_spaces(t, "taliban") if t.here(s, "taliban.guerrilla.u")]
        if not hidden or not t.resources["taliban"]:
            continue
        s = p.random.choice(sorted(hidden))
        p.answer(s)
        p.pay(1)
        assert p.asked is not None and {"attack", "ambush"} <= set(p.asked.options)
        p.answer("ambush")
        t.flip(s, "taliban", True, 1)
        strike(p, "taliban", s)
        capture(p, "taliban", s)
        compare(p)
        tried += 1
    assert tried > 5
