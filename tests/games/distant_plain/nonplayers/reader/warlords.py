"""8.9 Where the Warlords act, according to the text."""

from __future__ import annotations

from collections import Counter

from tests.games.distant_plain.nonplayers.reader.frame import (
    COUNTER_NARC,
    FACTIONS,
    LOCAL_TRUCE,
    Bullet,
    Step,
    Turn,
    chosen_well,
    kept_at_base,
    left_over,
    room,
    spare,
)
from tests.games.distant_plain.referee import AFGHAN, LOCS, MAP, Table, march_activates, next_to, pashtun, rally_most

GUERRILLA, UNDERGROUND, BASE = "warlords.guerrilla", "warlords.guerrilla.u", "warlords.base"
FIELD_LIMIT, SUBORN_FLOOR, LOC_LIMIT = 43, 41, 45


def can_cultivate(t: Table, s: str, guerrillas: int) -> bool:
    """4.5.1 A populated Province with room, a Base, and more Guerrillas than Police."""
    fit = s in AFGHAN and s != "kabul" and t.pop(s) > 0 and room(t, s)
    return fit and t.available(BASE) > 0 and guerrillas > t.here(s, "government.police")


def operation_selects(turn: Turn) -> list[int]:
    """The spaces of a Rally or March: those paid for, and LoCs that a group Marches to."""
    found = []
    for i in turn.lines("select"):
        after = turn.following(i)
        paid = after.id == "resources" and after.numbers[:2] == (3, -1)
        if paid or (after.id == "move" and after.place == turn.steps[i].place):
            found.append(i)
    return found


def rally(turn: Turn) -> str:
    """8.9.3 Rally in up to three spaces."""
    chosen: list[str] = []
    built = lone = False
    special, begun = turn.special()
    selects = operation_selects(turn)
    for k, i in enumerate(selects):
        t, s = turn.at(i), turn.steps[i].place
        end = selects[k + 1] if k + 1 < len(selects) else len(turn.steps)
        if len(chosen) == 3 or (k and special == "cultivate" and i < begun < end and k == len(selects) - 1):
            # The last bullet of Cultivate: one more Rally if there is no other field.
            if special != "cultivate" or begun < i:
                return f"Rally in {s}, the fourth space"
            fields = [c for c in chosen if can_cultivate(t, c, t.here(c, GUERRILLA))]
            if not fields and can_cultivate(t, s, t.here(s, GUERRILLA) + rally_most(t, "warlords", s)):
                continue
        against = chosen_well(s, rally_bullets(turn, t, chosen, built, lone, begun > i))
        if against:
            return f"Rally: {against}"
        lone = lone or not t.here(s, "warlords")
        built = built or (special == "cultivate" and i < begun < end)
        placed = [step for step in turn.steps[i:end] if step.id == "place" and step.kind == UNDERGROUND]
        if placed and placed[0].numbers[0] not in {rally_most(t, "warlords", s), rally_most(t, "warlords", s) + 1}:
            return f"Rally places {placed[0].numbers[0]} in {s}"
        chosen.append(s)
    last = max(selects, default=0)
    after = turn.at(begun if special in ("traffic", "suborn") and begun > last else len(turn.steps))
    if len(chosen) < 3 and after.resources["warlords"] and not (special == "cultivate" and begun > last):
        left = left_over(rally_bullets(turn, after, chosen, built, lone, not special))
        if left:
            return f"Rally ends, but {left}"
    return activity(turn, chosen)


def rally_bullets(turn: Turn, t: Table, chosen: list[str], built: bool, lone: bool, free: bool) -> list[Bullet]:
    """8.9.3 The six bullets; `built` and `lone` close those for one space, `free` is for the Special Activity."""
    spaces = {s for s in AFGHAN if s not in chosen}
    available = t.available(GUERRILLA) > 0
    three = {s for s in spaces if t.here(s, GUERRILLA) >= 3 and t.available(BASE)}
    ready = {s for s in three if room(t, s)}
    suborned = {s for s in three - ready if t.here(s, "government.base") and not turn.force(LOCAL_TRUCE)}
    single = {s for s in spaces if t.here(s, BASE) == 1 and room(t, s)}
    second = {
        s for s in single if not built and free
        and can_cultivate(t, s, t.here(s, GUERRILLA) + rally_most(t, "warlords", s))
    }  # fmt: skip
    bases = {s for s in spaces if t.here(s, BASE)}
    hides = {s for s in bases if not pashtun(s) and t.here(s, "warlords.guerrilla.a")}
    bare = {s for s in bases if not t.here(s, GUERRILLA)} if available else set()
    alone = {s for s in spaces - bases if t.here(s, GUERRILLA)} if available else set()
    anywhere = {s for s in spaces if t.pop(s)} if available and not lone else set()
    most = max((t.pop(s) for s in anywhere), default=0)
    return [
        Bullet("1 Base for two", ready, suborned),
        Bullet("2 Cultivate", second if available and not turn.last_campaign else set(), second, lambda s: (t.pop(s),)),
        Bullet("3 bare Bases", bare, set(), lambda s: (t.pop(s), t.here(s, *(f"{f}.base" for f in FACTIONS)))),
        Bullet("4 Bases", bases if available else hides, set(), lambda s: (t.pop(s),)),
        Bullet("5 Guerrillas", alone),
        Bullet("6 anywhere", {s for s in anywhere if t.pop(s) == most}),
    ]


def activity(turn: Turn, chosen: list[str]) -> str:
    """8.9.3 After Rally or March: below 43 Resources Cultivate, otherwise Suborn; then on through the boxes."""
    special, begun = turn.special()
    if special == "cultivate" or (special == "suborn" and begun < max(operation_selects(turn), default=0)):
        return "" if special == "suborn" else cultivate(turn, begun)
    t = turn.at(begun) if special else turn.at(len(turn.steps))
    fields = {s for s in chosen if can_cultivate(t, s, t.here(s, GUERRILLA))} if not turn.last_campaign else set()
    roads = traffic_spaces(turn, t)
    poor = t.resources["warlords"] < FIELD_LIMIT
    suborns = any(bullet.sure for bullet in suborn_bullets(turn, t, []))
    if poor:
        order = [("cultivate", bool(fields)), ("traffic", bool(roads)), ("suborn", suborns)]
    else:
        order = [("suborn", suborns), ("cultivate", bool(fields)), ("traffic", bool(roads))]
    for name, possible in order:
        if name == special:
            break
        if possible:
            return f"{special or 'no Special Activity'} instead of {name} ({fields} {roads})"
    if special == "traffic":
        used = {turn.steps[i].place for i in turn.lines("select", begun)}
        return "" if used == roads else f"Traffic in {sorted(used)} instead of {sorted(roads)}"
    return suborn(turn, begun) if special == "suborn" else ""


def cultivate(turn: Turn, begun: int) -> str:
    """8.9.3 At a Base first, then by highest Population."""
    t = turn.at(begun)
    where = next(step.place for step in turn.steps[begun:] if step.id == "place" and step.kind == BASE)
    chosen = [turn.steps[i].place for i in operation_selects(turn) if i < begun]
    fields = {s for s in chosen if can_cultivate(t, s, t.here(s, GUERRILLA))}
    if where not in fields:
        return f"Cultivate in {where}"
    second = turn.does()[-1] == "rally" and t.here(where, BASE) == 1
    better = {
        s for s in fields if (t.here(s, BASE) > 0, t.pop(s)) > (t.here(where, BASE) > 0, t.pop(where))
    }  # fmt: skip
    return f"Cultivate in {where} instead of {sorted(better)}" if better and not second else ""


def traffic_spaces(turn: Turn, t: Table) -> set[str]:
    """8.9.3 Uncontrolled Bases, then those under Control of Non-players; with Counter-Narc one Base brings nothing."""
    if turn.force(LOCAL_TRUCE):
        return set()
    feeds = {"coin": "government", "taliban": "taliban"}
    found = {
        s for s in AFGHAN if t.here(s, BASE) and not t.here(s, "coalition")
        and not (t.control(s) and turn.plays(feeds[t.control(s)]))
    }  # fmt: skip
    lone = sum(t.here(s, BASE) for s in found) == 1
    return set() if lone and turn.force(COUNTER_NARC) == "unshaded" else found


def freed(t: Table, s: str) -> str:
    """4.5.3 Control that one Suborn would remove: by three cubes, a Base, or a Taliban Guerrilla."""
    coin, taliban, warlords = t.here(s, "coalition", "government"), t.here(s, "taliban"), t.here(s, "warlords")
    if t.control(s) == "coin":
        cubes = min(3, t.here(s, "government.troops", "government.police"))
        for gone in (cubes, min(1, t.here(s, "government.base"))):
            if gone and coin - gone <= taliban + warlords:
                return "coin"
    if t.control(s) == "taliban" and t.here(s, "taliban.guerrilla") and taliban - 1 <= coin + warlords:
        return "taliban"
    return ""


def suborn_bullets(turn: Turn, t: Table, used: list[str]) -> list[Bullet]:
    """8.9.3 Against a Government Player, then one space of the highest Population; never below 41 Resources."""
    if t.resources["warlords"] - 2 < SUBORN_FLOOR or turn.force(LOCAL_TRUCE) or len(used) == 3:
        return []
    spaces = {s for s in AFGHAN if s not in used and t.pop(s)}
    against = {s for s in spaces if turn.plays("government") and freed(t, s) == "coin"}
    return [
        Bullet("1 Government Player", against),
        Bullet(
            "2 Control", {s for s in spaces if freed(t, s)}, {s for s in AFGHAN if freed(t, s)}, lambda s: (t.pop(s),)
        ),
    ]


def suborn(turn: Turn, begun: int) -> str:
    """8.9.3 Suborn at the end of an Operation."""
    used: list[str] = []
    lost, closed = 0, False
    for i in turn.lines("select", begun):
        t, s = turn.at(i), turn.steps[i].place
        if closed:
            return f"Suborn in {s} after the last bullet"
        bullets = suborn_bullets(turn, t, used)
        if lost >= 4:
            bullets = bullets[1:]
        if against := chosen_well(s, bullets):
            return f"Suborn: {against}"
        first = bullets and bullets[0].name.startswith("1") and s in bullets[0].sure
        closed = not first
        lost += t.pop(s) if first else 0
        used.append(s)
    return ""


# March


def movers(turn: Turn, t: Table, s: str, arrived: Counter[str], hidden: bool) -> int:
    """8.9.4 Guerrillas that surely may leave: not the last at a Base (nor the last Underground one), nor those whose
    leaving gives others Control, not two on a LoC or three that wait for a Base, nor those that have Marched."""
    here = t.here(s, GUERRILLA)
    stay = kept_at_base(turn, t, s, "warlords")
    left = here - stay
    coin, taliban = t.here(s, "coalition", "government"), t.here(s, "taliban")
    others = t.here(s, "warlords")
    if not t.control(s):
        left = min(left, others - (coin - taliban), others - (taliban - coin))
    if s in LOCS:
        left = min(left, here - 2)
    elif t.pop(s) and room(t, s) and here >= 3:
        left = min(left, here - 3)
    left = min(left, here - arrived[s])
    if hidden:
        left = min(left, t.here(s, UNDERGROUND) - stay - arrived[s])
    elif stay:
        left = min(left, t.here(s, "warlords.guerrilla.a") + max(0, t.here(s, UNDERGROUND) - stay))
    return max(0, left)


def reach(turn: Turn, t: Table, s: str, arrived: Counter[str]) -> int:
    """Number of Guerrillas that are sure to be able to come."""
    return sum(movers(turn, t, o, arrived, False) for o in next_to(s))


def march_bullets(turn: Turn, t: Table, done: list[str], arrived: Counter[str], loop: bool) -> list[Bullet]:
    """8.9.4 The bullets of March."""
    money = t.resources["warlords"]
    goals = {s for s in (*AFGHAN, *LOCS) if s not in done and (s in LOCS or money)}
    near = {s for s in goals if any(t.here(o, GUERRILLA) for o in next_to(s))}
    bare = {
        s for s in near if t.here(s, BASE)
        and t.here(s, UNDERGROUND) < kept_at_base(turn, t, s, "warlords")
    }  # fmt: skip
    sneak = {
        s for s in bare if not march_activates(t, "warlords", s, 1)
        and any(movers(turn, t, o, arrived, True) for o in next_to(s))
    }  # fmt: skip
    roads = {s for s in near & set(LOCS) if t.here(s, GUERRILLA) < 2}
    if turn.t.resources["warlords"] >= LOC_LIMIT or turn.last_campaign:
        roads = set()
    sites = {s for s in near if s in AFGHAN and t.pop(s) and room(t, s) and t.here(s, GUERRILLA) < 3}
    if turn.last_campaign:
        sites = set()
    held = {s for s in near if s in AFGHAN and t.control(s)}
    people = {"coin": ["coalition", "government"], "taliban": ["taliban"]}

    def need(s: str) -> int:
        mine, theirs = t.here(s, "warlords"), t.here(s, "coalition", "government") - t.here(s, "taliban")
        return abs(theirs) - mine

    return [
        Bullet("1 one Underground to a Base", sneak, bare),
        Bullet(
            "2 two to a LoC", {s for s in roads if reach(turn, t, s, arrived) >= 2 - t.here(s, GUERRILLA)}, roads,
            lambda s: (int(MAP[s]["econ"]),),
        ),
        Bullet(
            "3 three for a Base", {s for s in sites if reach(turn, t, s, arrived) >= 3 - t.here(s, GUERRILLA)}, sites,
            lambda s: (t.pop(s), not t.here(s, "coalition")),
        ),
        Bullet(
            "4 against Control", {s for s in held if t.pop(s) and reach(turn, t, s, arrived) >= need(s)}, held,
            lambda s: (t.pop(s), turn.plays(*people.get(t.control(s), []))),
        ),
        Bullet("5 in the loop", set(), {s for s in near if t.pop(s)} if loop else set(), lambda s: (t.pop(s),)),
    ]  # fmt: skip


def march(turn: Turn) -> str:
    """8.9.4 March, destination by destination."""
    done: list[str] = []
    arrived: Counter[str] = Counter()
    selects = operation_selects(turn)
    _, begun = turn.special()
    loop = len(turn.does()) > 2
    for k, i in enumerate(selects):
        t, s = turn.at(i), turn.steps[i].place
        if against := chosen_well(s, march_bullets(turn, t, done, arrived, loop)):
            return f"March: {against}"
        end = selects[k + 1] if k + 1 < len(selects) else begun
        moves = [step for step in turn.steps[i:end] if step.id == "move"]
        if against := group(turn, t, s, moves):
            return f"March to {s}: {against}"
        arrived[s] += sum(step.numbers[0] for step in moves)
        done.append(s)
    t = turn.at(begun - 1)
    if not loop and (left := left_over(march_bullets(turn, t, done, arrived, False))):
        return f"March ends, but {left}"
    return activity(turn, done)


def group(turn: Turn, t: Table, goal: str, moves: list[Step]) -> str:
    """8.9.4 Check who came: no Control is created, no Base stripped, LoCs get two."""
    after = t.copy()
    for step in moves:
        origin = list(MAP)[step.numbers[2]]
        after.put(origin, step.kind, -step.numbers[0])
        after.put(goal, step.kind, step.numbers[0])
        if origin not in LOCS and after.control(origin) not in ("", t.control(origin)):
            return f"{origin} falls to {after.control(origin)}"
        if t.here(origin, BASE) and not after.here(origin, GUERRILLA):
            return f"the Base in {origin} is left alone"
    if goal in LOCS and after.here(goal, GUERRILLA) != max(2, t.here(goal, GUERRILLA)):
        return f"{after.here(goal, GUERRILLA)} on a LoC"
    return ""


# Terror, Attack


def terror(turn: Turn) -> str:
    """8.9.5 Up to three spaces against a Player's margin, then one where most Support or Opposition is removed."""
    used: list[str] = []
    closed = False
    _, begun = turn.special()
    ends = {"S": "coalition", "O": "taliban"}

    def bullets(t: Table) -> list[Bullet]:
        if len(used) == 3 or closed or not t.resources["warlords"]:
            return []
        open_to = {s for s in AFGHAN if s not in used and spare(turn, t, s, "warlords") and s in t.level}
        hurts = {s for s in open_to if turn.plays(ends[t.level[s]])}
        return [
            Bullet("1 against a Player", hurts, set(), lambda s: (t.pop(s),)),
            Bullet("2 greatest loss", open_to, set(), lambda s: (t.pop(s),)),
        ]

    for i in turn.lines("select", 0, begun):
        t, s = turn.at(i), turn.steps[i].place
        if against := chosen_well(s, bullets(t)):
            return f"Terror: {against}"
        closed = not turn.plays(ends[t.level[s]])
        used.append(s)
    if left := left_over(bullets(turn.at(begun - 1))):
        return f"Terror ends, but {left}"
    return after_strikes(turn)


def attack(turn: Turn) -> str:
    """8.9.6 With four Guerrillas, to lower a Player's margin."""
    used: list[str] = []
    _, begun = turn.special()

    def bullets(t: Table) -> list[Bullet]:
        bands = {
            s for s in MAP if s not in used and t.here(s, GUERRILLA) >= 4 and t.resources["warlords"]
            and (not t.here(s, UNDERGROUND) or not t.here(s, BASE))
        }  # fmt: skip
        hurts = {
            s for s in bands
            if (turn.plays("taliban") and t.here(s, "taliban.base") and t.here(s, "taliban.guerrilla") < 2)
            or (
                turn.plays("government") and s in AFGHAN and t.pop(s) and t.control(s) == "coin"
                and t.here(s, "coalition", "government") - 2 <= t.here(s, "taliban", "warlords")
            )
        }  # fmt: skip
        return [Bullet("1 against a Player", hurts, set(), lambda s: (t.pop(s) if s in AFGHAN else 0,))]

    for i in turn.lines("select", 0, begun):
        if against := chosen_well(turn.steps[i].place, bullets(turn.at(i))):
            return f"Attack: {against}"
        used.append(turn.steps[i].place)
    if left := left_over(bullets(turn.at(begun - 1))):
        return f"Attack ends, but {left}"
    return after_strikes(turn)


def after_strikes(turn: Turn) -> str:
    """8.9.5, 8.9.6 Then Suborn, or nothing."""
    special, begun = turn.special()
    if special == "suborn":
        return suborn(turn, begun)
    if special:
        return f"{special} after Terror or Attack"
    return left_over(suborn_bullets(turn, turn.at(len(turn.steps)), []))


TARGETS = {"rally": rally, "march": march, "terror": terror, "attack": attack}
