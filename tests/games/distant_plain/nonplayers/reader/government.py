"""8.7 Where the Government acts, according to the text."""

from __future__ import annotations

from tests.games.distant_plain.nonplayers.reader.frame import (
    COIN_BASES,
    CUBES,
    FEW,
    INSURGENTS,
    NIGHT_LETTERS,
    STRATEGIC_RELEASE,
    Bullet,
    Turn,
    chosen_well,
    left_over,
    room,
)
from tests.games.distant_plain.referee import (
    AFGHAN,
    LANDS,
    LOCS,
    MAP,
    Table,
    assault_hits,
    assault_targets,
    eradicate_spaces,
    next_to,
    pashtun,
    patrol_goals,
)

TROOPS, POLICE, BASE = "government.troops", "government.police", "government.base"
PRICE, WIDE, CONVOY, LITTLE_AID = 3, 3, 4, 2


def budget(turn: Turn) -> int:
    """8.7.3, 8.7.5 Two thirds of its Resources, or all of fewer than 9."""
    purse = turn.t.resources["government"]
    return purse if purse < FEW else purse * 2 // 3


def paid_selects(turn: Turn, end: int) -> list[int]:
    """The spaces of an Operation that it pays for."""
    return [i for i in turn.lines("select", 0, end) if turn.following(i).numbers[:2] == (2, -PRICE)]


def rivals(turn: Turn) -> list[str]:
    """8.7.4 Players that it fights."""
    return [who for who in INSURGENTS if turn.plays(who)]


def insurgents(t: Table, s: str) -> int:
    return t.here(s, *INSURGENTS)


def coin(t: Table, s: str) -> int:
    return t.here(s, "coalition", "government")


# Assault


def falls(t: Table, s: str) -> tuple[int, int, int]:
    """3.2.4 The most that an Assault could remove: pieces, Bases among them, and Taliban Bases."""
    hits = assault_hits(t, "government", s, False)
    orders = [
        assault_targets(t, s, first) + assault_targets(t, s, second)
        for first, second in (("taliban", "warlords"), ("warlords", "taliban"))
    ]  # fmt: skip
    best = max(orders, key=lambda order: sum(kind.endswith("base") for kind in order[:hits]))[:hits]
    return (
        len(best),
        sum(kind.endswith("base") for kind in best),
        sum(kind == "taliban.base" for kind in orders[0][:hits]),
    )


def assault(turn: Turn) -> str:
    """8.7.3 Where COIN Control results; then Bases, then most Guerrillas; LoCs last."""
    _, begun = turn.special()
    used: list[str] = []

    def bullets(t: Table) -> list[Bullet]:
        if len(used) == WIDE or PRICE * (len(used) + 1) > budget(turn) or t.resources["government"] < PRICE:
            return []
        barred = turn.force(STRATEGIC_RELEASE) == "shaded"
        able = {
            s for s in MAP if s not in used and falls(t, s)[0]
            and not (barred and s in LANDS and t.control(s) == "taliban")
        }  # fmt: skip
        roads = {s for s in able if s in LOCS and not t.here(s, "taliban", *rivals(turn))}
        gains = {
            s for s in able if s in LANDS and t.control(s) != "coin"
            and coin(t, s) > insurgents(t, s) - falls(t, s)[0]
        }  # fmt: skip
        return [
            Bullet("1 COIN Control", gains),
            Bullet(
                "2 Bases, Guerrillas", able - roads, set(),
                lambda s: (falls(t, s)[1] > 0, falls(t, s)[0], s in LANDS),
            ),
        ]  # fmt: skip

    for i in paid_selects(turn, begun):
        if against := chosen_well(turn.steps[i].place, bullets(turn.at(i))):
            return f"Assault: {against}"
        used.append(turn.steps[i].place)
    if left := left_over(bullets(turn.at(begun - 1))):
        return f"Assault ends, but {left}"
    return activity(turn, ["eradicate", "transport"], [])


# Special Activities


def activity(turn: Turn, order: list[str], swept: list[str]) -> str:
    """The Special Activity is the first of the boxes, in this order, of which something is possible."""
    special, begun = turn.special()
    t = turn.at(begun) if special else turn.at(len(turn.steps))
    possible = {
        "eradicate": bool([b for b in eradicate_bullets(turn, t, []) if b.sure]),
        "govern": bool([b for b in govern_bullets(turn, t, []) if b.sure]),
        "transport": bool(convoys(turn, t, swept)),
    }
    for name in order:
        if name == special:
            break
        if possible[name]:
            return f"{special or 'no Special Activity'} instead of {name}"
    if special == "transport":
        return transport(turn, begun, swept)
    return activities(turn, begun, special) if special else ""


def activities(turn: Turn, begun: int, special: str) -> str:
    """Eradicate or Govern, space by space."""
    used: list[str] = []
    source = eradicate_bullets if special == "eradicate" else govern_bullets
    places = [i for i in turn.lines("select", begun) if turn.following(i).id in ("aid", "patronage", "returnees")]
    for i in places:
        if against := chosen_well(turn.steps[i].place, source(turn, turn.at(i), used)):
            return f"{special}: {against}"
        used.append(turn.steps[i].place)
    if left := left_over(source(turn, turn.at(len(turn.steps)), used)):
        return f"{special} ends, but {left}"
    return ""


def eradicate_bullets(turn: Turn, t: Table, used: list[str]) -> list[Bullet]:
    """8.7.3 At Opposition; anywhere without Aid; elsewhere non-Pashtun first, against a Taliban Player only with the
    Tribal Elders. The Aid that the first space brings does not close the second bullet."""
    able = eradicate_spaces(t) - set(used) if len(used) < 2 else set()
    dares = not turn.plays("taliban") or turn.position.get("elders") == "government"
    rest = able if dares else set()
    broke = able if not turn.at(turn.special()[1] - 1).aid else set()
    return [
        Bullet("1 Opposition", {s for s in able if t.level.get(s) == "O"}),
        Bullet("2 no Aid", broke),
        Bullet("3 non-Pashtun", {s for s in rest if not pashtun(s)}),
        Bullet("4 anywhere", rest),
    ]


def govern_bullets(turn: Turn, t: Table, used: list[str]) -> list[Bullet]:
    """8.7.4 For Patronage in two spaces of the highest Population, then +1 Pop at COIN Bases."""
    if len(used) == 2:
        return []
    able = {s for s in AFGHAN if s not in used and t.level.get(s) == "S" and t.control(s) == "coin"}
    divert = {s for s in able if not t.here(s, "coalition.base") and t.aid and t.patronage < 40}
    home = {s for s in able if t.here(s, *COIN_BASES) and s not in t.returnees and t.pop(s) and len(t.returnees) < 6}
    return [
        Bullet("1 Patronage", divert, set(), lambda s: (t.pop(s),)),
        Bullet("2 +1 Pop", home, set(), lambda s: (t.pop(s), t.here(s, BASE) > 0)),
    ]


def spare_troops(t: Table, s: str) -> int:
    """8.7.3, 8.7.6 Troops that may leave: not the last of a LoC or a Government Base, and COIN Control stays."""
    left = t.here(s, TROOPS) - (s in LOCS or t.here(s, BASE) > 0)
    if s in LANDS and t.control(s) == "coin":
        left = min(left, coin(t, s) - insurgents(t, s) - 1)
    return max(0, left)


def lacking(t: Table, s: str) -> int:
    """Number of Troops needed for COIN Control."""
    return insurgents(t, s) - coin(t, s) + 1


def goals(t: Table) -> set[str]:
    """8.7.3, 8.7.6 Populated spaces without COIN Control and COIN Base."""
    return {s for s in AFGHAN if t.pop(s) and t.control(s) != "coin" and not t.here(s, *COIN_BASES)}


def convoys(turn: Turn, t: Table, swept: list[str]) -> set[str]:
    """4.3.2 Goals that Troops of one space surely reach in the needed number, over one open LoC."""
    if t.resources["government"] < 4:
        return set()
    roads = [s for s in LOCS if not t.marks[s]]
    return {
        goal for goal in goals(t) for road in roads if road in next_to(goal)
        for o in next_to(road) if o in AFGHAN and o != goal and o not in swept
        and spare_troops(t, o) >= lacking(t, goal)
    }  # fmt: skip


def transport(turn: Turn, begun: int, swept: list[str]) -> str:
    """8.7.3 Four Troops, or more if needed, to a space of the highest Population, from where most are spare."""
    (i,) = turn.lines("move", begun)
    before, after, step = turn.at(begun), turn.at(i), turn.steps[i]
    origin, goal = list(MAP)[step.numbers[2]], step.place
    better = {s for s in convoys(turn, before, swept) if before.pop(s) > before.pop(goal)}
    if better:
        return f"Transport to {goal} instead of {sorted(better)}"
    if goal not in goals(before) or after.control(goal) != "coin":
        return f"Transport to {goal} in vain"
    if before.control(origin) == "coin" and origin in LANDS and after.control(origin) != "coin":
        return f"Transport gives up {origin}"
    if (origin in LOCS or before.here(origin, BASE)) and not after.here(origin, TROOPS):
        return f"the last Troops leave {origin}"
    count, need = step.numbers[0], lacking(before, goal)
    if count > max(CONVOY, need) or count < min(max(CONVOY, need), spare_troops(before, origin)):
        return f"{count} Troops for {goal}, where {need} are needed"
    return ""


# Patrol


def patrol(turn: Turn) -> str:
    """8.7.4 Kabul; LoCs with a Player's pieces; two cubes on rich LoCs, one on the others; then an Assault."""
    _, begun = turn.special()
    players = rivals(turn)
    for i in turn.lines("move", 0, begun):
        step, t = turn.steps[i], turn.at(i).copy()
        origin, goal = list(MAP)[step.numbers[2]], step.place
        after = turn.at(i)
        t.put(origin, step.kind, step.numbers[0])
        t.put(goal, step.kind, -step.numbers[0])
        reach = patrol_goals(t, origin)
        threatened = {s for s in LOCS if players and t.here(s, *players)}
        most = {s: max(t.here(s, who) for who in players) for s in threatened}
        bullets = [
            Bullet("1 Kabul", set(), {"kabul"} if t.control("kabul") != "coin" else set()),
            Bullet(
                "2 Players", {s for s in threatened & reach if t.here(s, *CUBES) < most[s]}, threatened,
                lambda s: (int(MAP[s]["econ"]),),
            ),
            Bullet("3 rich", {s for s in LOCS if MAP[s]["econ"] >= 3 and t.here(s, *CUBES) < 2} & reach),
            Bullet("4 one each", {s for s in LOCS if MAP[s]["econ"] < 3 and not t.here(s, *CUBES)} & reach),
        ]  # fmt: skip
        if against := chosen_well(goal, bullets):
            return f"Patrol: {against}"
        if origin in LANDS and t.control(origin) == "coin" and after.control(origin) != "coin":
            return f"Patrol gives up {origin}"
        keeps = t.here(origin, BASE) or (origin in LANDS and not pashtun(origin))
        if step.kind == POLICE and keeps and not after.here(origin, POLICE):
            return f"the last Police leave {origin}"
        if step.kind == TROOPS and idle_police(t, goal, bullets):
            return f"Troops Patrol to {goal} before Police"
    return patrol_assault(turn, begun) or activity(turn, ["govern", "eradicate", "transport"], [])


def idle_police(t: Table, goal: str, bullets: list[Bullet]) -> set[str]:
    """8.7.4 Police in a Pashtun space without Government Base and with COIN Control to spare that could have come
    instead."""
    return {
        s for s in LANDS
        if t.here(s, POLICE) and pashtun(s) and not t.here(s, BASE) and goal in patrol_goals(t, s)
        and (t.control(s) != "coin" or coin(t, s) - insurgents(t, s) > 1)
    }  # fmt: skip


def patrol_assault(turn: Turn, begun: int) -> str:
    """8.7.4 On the LoC where most pieces of a Player, then of the Taliban, then of the Warlords go."""
    hits = [i for i in turn.lines("remove", 0, begun) if not turn.steps[i].kind.startswith("government")]
    lost = [turn.steps[i].place for i in hits]
    first = hits[0] if hits else begun
    players = rivals(turn)
    t = turn.at(first).copy()
    if lost:
        t.put(turn.steps[first].place, turn.steps[first].kind, turn.steps[first].numbers[0])

    def counts(s: str) -> tuple[int, ...]:
        hits = assault_hits(t, "government", s, False)
        found = []
        for who in sorted(INSURGENTS, key=lambda who: (not turn.plays(who), who)):
            found.append(min(hits, len(assault_targets(t, s, who))))
            hits -= found[-1]
        return (sum(found),) if len(players) == 2 else tuple(found)

    ranks = {s: counts(s) for s in LOCS if any(counts(s))}
    if not lost:
        return f"no Assault on {sorted(ranks)}" if ranks else ""
    return "" if ranks.get(lost[0], ()) == max(ranks.values()) else f"Assault on {lost[0]}: {ranks}"


# Train


def train(turn: Turn) -> str:
    """8.7.5 Train in up to three spaces."""
    special, begun = turn.special()
    end = begun if special in ("eradicate", "govern") and not paid_selects(turn, 10_000)[-1] > begun else 10_000
    selects = paid_selects(turn, end)
    used: list[str] = []
    convoy = special == "transport" and begun < selects[-1]
    founded = any(step.id == "place" and step.kind == BASE for step in turn.steps)
    for k, i in enumerate(selects):
        t, s = turn.at(i), turn.steps[i].place
        if not convoy and (against := chosen_well(s, train_bullets(turn, t, used, k == 0))):
            return f"Train: {against}"
        used.append(s)
        until = selects[k + 1] if k + 1 < len(selects) else len(turn.steps)
        placed = {
            step.kind: step.numbers[0] for step in turn.steps[i:until] if step.id == "place" and step.place == s
        }  # fmt: skip
        if not (convoy and not k) and (against := recruits(turn, t, placed)):
            return f"Train in {s}: {against}"
    after = [
        i for i in range(selects[-1], len(turn.steps)) if turn.steps[i].id == "place" and turn.steps[i].kind in CUBES
    ]
    last = turn.at(after[-1] if after else selects[-1])
    most = budget(turn) - PRICE * sum(step.numbers[:2] == (2, -PRICE) for step in turn.steps if step.id == "resources")
    if not convoy and len(used) < WIDE and most >= PRICE and last.resources["government"] >= PRICE:
        places = (
            {s for s in recruiting(last) if s not in used} if last.available(TROOPS) + last.available(POLICE) else set()
        )
        if places:
            return f"Train ends, but cubes could come to {sorted(places)}"
    if founded and not convoy:
        (where,) = {step.place for step in turn.steps if step.id == "place" and step.kind == BASE}
        if where != used[0] or where not in sites(turn.t):
            return f"a Base in {where}"
    if convoy:
        return "" if founded else "a convoy without a Base"
    little = last.aid <= LITTLE_AID or turn.plays("warlords")
    if special == "govern" and begun < max(turn.lines("support"), default=0):
        return ""
    order = (
        ["eradicate", "govern", "transport"]
        if little_aid(turn, begun, little)
        else ["govern", "eradicate", "transport"]
    )
    return activity(turn, order, [])


def little_aid(turn: Turn, begun: int, default: bool) -> bool:
    """8.7.3, 8.7.5 Aid of two or less as the Special Activity begins, or a Warlords Player."""
    return turn.at(begun).aid <= LITTLE_AID or turn.plays("warlords") if begun < len(turn.steps) else default


def recruiting(t: Table) -> set[str]:
    """3.2.1 Kabul and COIN Base spaces."""
    return {s for s in AFGHAN if s == "kabul" or t.here(s, *COIN_BASES)}


def sites(t: Table) -> set[str]:
    """8.7.5 Populated Provinces with three cubes, no COIN Base and room."""
    return {
        s for s in AFGHAN if s != "kabul" and t.pop(s) and t.here(s, *CUBES) >= 3
        and not t.here(s, *COIN_BASES) and room(t, s) and t.available(BASE)
    }  # fmt: skip


def train_bullets(turn: Turn, t: Table, used: list[str], first: bool) -> list[Bullet]:
    """8.7.5 The bullets of Train, except the convoy."""
    if len(used) == WIDE or t.resources["government"] < PRICE:
        return []
    ready = sites(t) if first else set()
    ruled = {
        s for s in AFGHAN if s != "kabul" and t.pop(s) >= 2 and t.control(s) == "coin" and s not in used
        and not t.here(s, "coalition.base") and not t.marks[s]
    }  # fmt: skip
    paid = first and not ready and t.aid and t.patronage < 40
    cubes = recruiting(t) - set(used) if t.available(TROOPS) + t.available(POLICE) else set()
    hostile = {s for s in AFGHAN if s not in used and t.control(s) == "coin" and t.level.get(s) == "O"}
    return [
        Bullet("1 Base", ready, set(), lambda s: (t.pop(s),)),
        Bullet(
            "2 Civic Action and Govern", {s for s in ruled if t.level.get(s) == "S"} if paid else set(),
            ruled if paid else set(), lambda s: (t.pop(s),),
        ),
        Bullet("4 cubes", cubes, set(), lambda s: (-t.here(s, *CUBES), t.pop(s))),
        Bullet("5 Civic Action", set(), hostile),
    ]  # fmt: skip


def recruits(turn: Turn, t: Table, placed: dict[str, int]) -> str:
    """8.7.5 As many cubes as possible, two more Troops than Police."""
    if not placed or BASE in placed:
        return ""
    most = 4 if turn.force(NIGHT_LETTERS) == "shaded" else 6
    troops, police = placed.get(TROOPS, 0), placed.get(POLICE, 0)
    if troops + police != min(most, t.available(TROOPS) + t.available(POLICE)):
        return f"{troops} Troops and {police} Police"
    enough = t.available(TROOPS) >= most // 2 + 1 and t.available(POLICE) >= most // 2 - 1
    return f"{troops} Troops, {police} Police" if enough and troops - police != 2 else ""


# Sweep


def sweep(turn: Turn) -> str:
    """8.7.6 Into two spaces to add COIN Control; otherwise in place."""
    _, begun = turn.special()
    used: list[str] = []
    moved: set[str] = set()
    selects = paid_selects(turn, begun)

    def bullets(t: Table) -> list[Bullet]:
        if len(used) == 2 or t.resources["government"] < PRICE:
            return []
        near = {s for s in goals(t) if s not in used}
        sure = {
            s for s in near if sum(spare_troops(t, o) for o in next_to(s) if o not in moved | {s}) >= lacking(t, s)
        }  # fmt: skip
        found = {s: revealed(turn, t, s) for s in AFGHAN if s not in used and any(revealed(turn, t, s))}
        return [
            Bullet("1 COIN Control", sure, near, lambda s: (t.pop(s),)),
            Bullet("2 in place", set(found), set(), lambda s: found.get(s, (0,))),
        ]

    for k, i in enumerate(selects):
        t, s = turn.at(i), turn.steps[i].place
        end = selects[k + 1] if k + 1 < len(selects) else begun
        if against := chosen_well(s, bullets(t)):
            return f"Sweep: {against}"
        arrivals = [step for step in turn.steps[i:end] if step.id == "move"]
        if s in goals(t) and arrivals and turn.at(end - 1).control(s) != "coin":
            return f"Sweep into {s} in vain"
        for step in arrivals:
            origin = list(MAP)[step.numbers[2]]
            if origin in LANDS and t.control(origin) == "coin" and turn.at(end - 1).control(origin) != "coin":
                return f"Sweep gives up {origin}"
        moved |= {s} if arrivals else set()
        used.append(s)
    if left := left_over(bullets(turn.at(begun - 1))):
        return f"Sweep ends, but {left}"
    return activity(turn, ["transport"], used)


def revealed(turn: Turn, t: Table, s: str) -> tuple[int, ...]:
    """8.7.6 Guerrillas that a Sweep in place finds: a Player's, the Taliban's, the Warlords'."""
    eyes = t.here(s, *CUBES)
    hidden = {who: min(eyes, t.here(s, f"{who}.guerrilla.u")) for who in INSURGENTS}
    people = min(eyes, sum(hidden[who] for who in INSURGENTS if turn.plays(who)))
    return people, hidden["taliban"], hidden["warlords"]


TARGETS = {"assault": assault, "patrol": patrol, "train": train, "sweep": sweep}
