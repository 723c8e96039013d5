"""8.8 Where the Taliban act, according to the text."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.games.distant_plain.nonplayers.reader.frame import (
    ACCIDENTAL,
    ALL_CUBES,
    CAR_BOMBS,
    CUBES,
    ELDERS,
    FEW,
    MULLAH_OMAR,
    NIGHT_LETTERS,
    STRATEGIC_RELEASE,
    TALKS,
    URBAN_SPECIALISTS,
    Bullet,
    Turn,
    chosen_well,
    kept_at_base,
    left_over,
    removable,
    room,
    spare,
)
from tests.games.distant_plain.referee import (
    AFGHAN,
    LANDS,
    LOCS,
    MAP,
    PAKISTAN,
    Table,
    extort_spaces,
    march_activates,
    march_price,
    next_to,
    pashtun,
    rally_most,
)

GUERRILLA, UNDERGROUND, ACTIVE, BASE = "taliban.guerrilla", "taliban.guerrilla.u", "taliban.guerrilla.a", "taliban.base"
PAID_RALLIES, NEUTRAL_RALLIES = 6, 2


def extort_select(turn: Turn, i: int) -> bool:
    """Return True if a space is selected for Extort: a Guerrilla is exposed at once, and no Terror follows."""
    lines = [step for step in turn.steps[i + 1 :] if not step.id.startswith("bot-")][:2]
    exposed = bool(lines) and lines[0].id == "turn" and lines[0].kind == ACTIVE
    return exposed and len(lines) > 1 and lines[1].id in ("resources", "transfer")


def operation_selects(turn: Turn) -> list[int]:
    special, begun = turn.special()
    infiltrates = begun if special == "infiltrate" else len(turn.steps)
    return [i for i in turn.lines("select", 0, infiltrates) if not extort_select(turn, i)]


def terror(turn: Turn) -> str:
    """8.8.3 At Support, then in Neutral spaces, the highest Population first."""
    used: list[str] = []

    def bullets(t: Table) -> list[Bullet]:
        able = set()
        for s in AFGHAN:
            urban = turn.force(URBAN_SPECIALISTS) if s == "kabul" else ""
            hidden = t.here(s, UNDERGROUND) if urban == "shaded" else spare(turn, t, s, "taliban")
            third = s != "kabul" and turn.force(NIGHT_LETTERS) == "unshaded" and len(set(used) - {"kabul"}) >= 2
            paid = t.resources["taliban"] > 0 or urban == "shaded"
            if s not in used and paid and not third and hidden >= (2 if urban == "unshaded" else 1):
                able.add(s)
        neutral = {s for s in able if s not in t.level}
        return [
            Bullet("1 Support", {s for s in able if t.level.get(s) == "S"}, set(), lambda s: (t.pop(s),)),
            Bullet("2 Neutral", {s for s in neutral if t.pop(s)}, neutral, lambda s: (t.pop(s),)),
        ]

    for i in operation_selects(turn):
        t, s = turn.at(i), turn.steps[i].place
        if against := chosen_well(s, bullets(t)):
            return f"Terror: {against}"
        used.append(s)
    if left := left_over(bullets(turn.at(len(turn.steps)))):
        return f"Terror ends, but {left}"
    return extort(turn, "terror")


def income(t: Table, s: str) -> int:
    """4.4.1 Resources that Extort brings here."""
    if t.here(s, "warlords.base"):
        return min(2 * t.here(s, "warlords.base"), t.resources["warlords"])
    return 1 if s in LANDS or t.marks[s] else int(MAP[s]["econ"])


def rich_locs(t: Table) -> set[str]:
    """8.8.4 The LoCs of 3 and 4 Econ where they can Extort."""
    return {s for s in extort_spaces(t) if s in LOCS and MAP[s]["econ"] >= 3 and income(t, s)}


def extort(turn: Turn, operation: str) -> str:
    """8.8.3 Everywhere without exposing the last one where there is no Opposition; without Resources everywhere."""
    special, begun = turn.special()
    if special not in ("", "extort"):
        return f"{special} after {operation}"
    t = turn.at(begun) if special else turn.at(len(turn.steps))
    open_to = {s for s in extort_spaces(t) if income(t, s) and spare(turn, t, s, "taliban")}
    free = {s for s in open_to if t.level.get(s) == "O" or t.here(s, UNDERGROUND) > 1}
    used = {turn.steps[i].place for i in turn.lines("select", begun) if extort_select(turn, i)}
    paused = begun < max(operation_selects(turn), default=0)
    if not used <= open_to:
        return f"Extort in {sorted(used - open_to)}"
    wanted = free if t.resources["taliban"] or free else open_to
    if paused:  # The Guerrilla that a wanted Terror needs is not used.
        return "" if used else "an empty Extort"
    if not t.resources["taliban"] and free and used != free:
        return "" if used == open_to else f"Extort in {sorted(used)}, not {sorted(free)}"
    return "" if used == wanted else f"Extort in {sorted(used)} instead of {sorted(wanted)}"


def after_moves(turn: Turn) -> str:
    """8.8.4, 8.8.5 After Rally or March: Extort on rich LoCs, otherwise Infiltrate, otherwise Extort."""
    special, begun = turn.special()
    t = turn.at(begun) if special else turn.at(len(turn.steps))
    if special == "extort" and begun < max(operation_selects(turn), default=0):
        return extort(turn, turn.does()[-1])
    used = {turn.steps[i].place for i in turn.lines("select", begun) if extort_select(turn, i)}
    if rich := rich_locs(t):
        return "" if used == rich else f"{special} {sorted(used)} instead of Extort in {sorted(rich)}"
    if victims(turn, t):
        if special != "infiltrate":
            return f"{special} instead of Infiltrate in {sorted(victims(turn, t))}"
        return infiltrate(turn, begun)
    return extort(turn, turn.does()[-1])


def victims(turn: Turn, t: Table) -> dict[str, tuple[int, ...]]:
    """8.8.4 Spaces where Infiltrate can remove something, with their priority: a Player's pieces, the Government's,
    most cubes of a Government Player, the last pieces of a faction, Population or Econ."""
    found: dict[str, tuple[int, ...]] = {}
    for s in MAP:
        if not t.here(s, UNDERGROUND) or not t.here(s, "government", "warlords"):
            continue
        order = sorted(("government", "warlords"), key=lambda who: (not turn.plays(who), who))
        first = next(who for who in order if t.here(s, who))
        gone = [kind for who in order for kind in removable(t, s, who, 2)][:2]
        cubes = sum(kind in CUBES for kind in gone) if turn.plays("government") else 0
        last = any(t.here(s, who) and t.here(s, who) <= sum(k.startswith(who) for k in gone) for who in order)
        worth = int(MAP[s]["econ"]) if s in LOCS else t.pop(s)
        found[s] = (turn.plays(first), first == "government", cubes, last, worth)
    return found


def infiltrate(turn: Turn, begun: int) -> str:
    """8.8.4 In one space, two pieces or one replaced."""
    (i,) = turn.lines("select", begun)
    t, s = turn.at(i), turn.steps[i].place
    ranks = victims(turn, t)
    if s not in ranks or ranks[s] < max(ranks.values()):
        return f"Infiltrate in {s}: {ranks.get(s)}, not {[o for o in ranks if ranks[o] == max(ranks.values())]}"
    removed = [step for step in turn.steps[i:] if step.id == "remove" and step.place == s]
    count = sum(step.numbers[0] for step in removed)
    placed = any(step.id == "place" and step.kind == UNDERGROUND for step in turn.steps[i:])
    if count != min(2, t.here(s, "government", "warlords")):
        return f"Infiltrate removes {count} in {s}"
    if count == 1 and t.available(GUERRILLA) and not placed:
        return f"Infiltrate replaces nothing in {s}"
    return ""


# Rally


def allowed(t: Table, s: str) -> bool:
    """3.3.1, 6.6.1 Where the Taliban may Rally."""
    return t.friendly("tolerance") if s in PAKISTAN else pashtun(s) or t.level.get(s) != "S"


def rally_price(t: Table, s: str) -> int:
    return 0 if s in PAKISTAN and t.friendly("backing") else 1


def rally_bullets(turn: Turn, t: Table, used: list[str], neutral: int, paid: int) -> list[Bullet]:
    """8.8.4 The seven bullets."""
    spaces = {
        s for s in LANDS if s not in used and allowed(t, s)
        and (not rally_price(t, s) or (t.resources["taliban"] and paid < PAID_RALLIES))
    }  # fmt: skip
    available = t.available(GUERRILLA) > 0
    bases = {s for s in spaces if t.here(s, BASE)}
    hides = {s for s in bases if t.here(s, ACTIVE) and not (s in PAKISTAN and t.islamabad == "hostility")}
    works = bases if available else hides
    bare = {s for s in bases if not t.here(s, GUERRILLA)} if available else set()
    three = {s for s in spaces if t.here(s, GUERRILLA) >= 3 and room(t, s) and t.available(BASE)}
    seen = {s for s in works if t.here(s, GUERRILLA) and not t.here(s, UNDERGROUND) and t.here(s, *ALL_CUBES)}
    kabul = {"kabul"} & spaces if available and not t.here("kabul", UNDERGROUND) else set()
    empty = {
        s for s in spaces if s in AFGHAN and s not in t.level and not t.here(s, "coalition", "taliban")
        and available and neutral < NEUTRAL_RALLIES
    }  # fmt: skip
    havens = {s for s in spaces if s in PAKISTAN and not rally_price(t, s) and (available or s in hides)}
    return [
        Bullet("1 bare Bases", bare),
        Bullet("2 Base for two", three, set(), lambda s: (s in PAKISTAN,)),
        Bullet("3 all in sight", seen, set(), lambda s: (t.pop(s),)),
        Bullet("4 Kabul", kabul),
        Bullet("5 Neutral", empty, set(), lambda s: (t.pop(s),)),
        Bullet("6 Bases", works, set(), lambda s: (s in AFGHAN, t.pop(s))),
        Bullet("7 Pakistan", havens),
    ]


def rally(turn: Turn) -> str:
    """8.8.4 Rally in up to six paid spaces."""
    used: list[str] = []
    neutral = paid = 0
    selects = operation_selects(turn)
    special, begun = turn.special()
    for k, i in enumerate(selects):
        t, s = turn.at(i), turn.steps[i].place
        if against := chosen_well(s, rally_bullets(turn, t, used, neutral, paid)):
            return f"Rally: {against}"
        used.append(s)
        neutral += s in AFGHAN and s != "kabul" and not t.here(s, "taliban")
        paid += rally_price(t, s)
        end = selects[k + 1] if k + 1 < len(selects) else len(turn.steps)
        placed = [step for step in turn.steps[i:end] if step.id == "place" and step.place == s]
        few = turn.force(ACCIDENTAL) == "unshaded" and s in AFGHAN and t.control(s) == "coin"
        most = min(1, t.available(GUERRILLA)) if few else rally_most(t, "taliban", s)
        if placed and placed[0].kind == UNDERGROUND and placed[0].numbers[0] != most:
            return f"Rally places {placed[0].numbers[0]} of {most} in {s}"
    t = turn.at(begun if special and begun > selects[-1] else len(turn.steps))
    if left := left_over(rally_bullets(turn, t, used, neutral, paid)):
        return f"Rally ends, but {left}"
    return sharia_of_rally(turn, used) or after_moves(turn)


def sharia_cost(t: Table, s: str) -> int:
    """6.4.2 Terror and the levels to Opposition, if any can shift."""
    levels = 0 if s not in AFGHAN or not t.pop(s) else {"S": 2, "O": 0}.get(t.level.get(s, ""), 1)
    return t.marks[s] + levels if levels else 0


def shift(t: Table, s: str, money: int) -> int:
    """Number of points that Sharia shifts in a space for this many Resources."""
    levels = sharia_cost(t, s) - t.marks[s] if sharia_cost(t, s) else 0
    return max(0, min(levels, money - t.marks[s])) * t.pop(s)


def sharia_of_rally(turn: Turn, used: list[str]) -> str:
    """8.8.4 At the end Sharia at one Base that Rallied, for the greatest shift."""
    shifts = bought(turn)
    t = turn.at(shifts[0] - 2) if shifts else turn.at(len(turn.steps))
    money = t.resources["taliban"]
    shifted = {turn.steps[i].place for i in shifts}
    best = max((shift(t, s, money) for s in used if t.here(s, BASE)), default=0)
    if len(shifted) > 1 or (shifted and shift(t, min(shifted), money) < best) or (best and not shifted):
        return f"Sharia in {sorted(shifted)}, best {best}"
    return ""


def bought(turn: Turn) -> list[int]:
    """The lines of Sharia: Terror removed or a level shifted for a Resource."""
    return [
        i for i, step in enumerate(turn.steps)
        if step.id in ("support", "calm") and i and turn.steps[i - 1].id == "resources"
        and turn.steps[i - 1].numbers[:2] == (1, -1)
    ]  # fmt: skip


# March


def price(t: Table, goal: str, origins: list[str]) -> int:
    return min((march_price(t, o, goal) for o in origins), default=9)


def movers(turn: Turn, t: Table, s: str, arrived: Counter[str], hidden: bool) -> int:
    """8.8.5 Guerrillas that surely may leave: Bases keep one (two with Find Fix Finish), Underground if able; no
    Taliban Control is lost; two stay on a LoC, three that wait for a Base stay together; nobody Marches on."""
    here, secret = t.here(s, GUERRILLA), t.here(s, UNDERGROUND)
    stay = kept_at_base(turn, t, s, "taliban")
    left = here - max(stay, arrived[s])
    if s in LANDS and t.control(s) == "taliban":
        left = min(left, t.here(s, "taliban") - t.here(s, "coalition", "government", "warlords") - 1)
    if s in LOCS:
        left = min(left, here - 2)
    elif s in AFGHAN and room(t, s) and t.available(BASE) and here >= 3:
        left = min(left, here - 3)
    if hidden:
        left = min(left, secret - max(stay, arrived[s]))
    elif stay:
        left = min(left, t.here(s, ACTIVE) + max(0, secret - stay))
    return max(0, left)


@dataclass
class March:
    """8.8.5 How far a March has come: where it went, who has moved, what was paid, and what closes bullets."""

    done: list[str] = field(default_factory=list)
    arrived: Counter[str] = field(default_factory=Counter)
    built: bool = False
    slipped: int = 0
    paid: int = 0
    costs: dict[str, int] = field(default_factory=dict)
    """The true cost of the route to the space selected now."""


def march_bullets(turn: Turn, t: Table, op: March) -> list[Bullet]:
    """8.8.5 The bullets of March."""
    purse, arrived = turn.t.resources["taliban"], op.arrived
    money = min((purse if purse < FEW else purse * 2 // 3) - op.paid, t.resources["taliban"])
    goals = [s for s in MAP if s not in op.done]

    def origins(s: str, hidden: bool) -> list[str]:
        return [
            o for o in next_to(s)
            if movers(turn, t, o, arrived, hidden) and march_price(t, o, s) <= money
            and not (hidden and march_activates(t, "taliban", s, 1)) and not (hidden and police(turn, t, s))
        ]  # fmt: skip

    def rank(s: str) -> tuple[int, ...]:
        return (-op.costs.get(s, price(t, s, origins(s, True))), t.pop(s))

    near = {s for s in goals if t.on_map(GUERRILLA)}
    bare = {
        s for s in near if t.here(s, BASE) and t.here(s, UNDERGROUND) < kept_at_base(turn, t, s, "taliban")
        and not (s in PAKISTAN and (t.here(s, GUERRILLA) or t.islamabad == "hostility"))
    }  # fmt: skip
    sites = {s for s in near if s in AFGHAN and room(t, s) and t.here(s, GUERRILLA) < 3 and t.available(BASE)}
    sites = set() if op.built else sites
    neutral = {s for s in near if s in AFGHAN and s not in t.level and not t.here(s, "coalition", "taliban")}
    support = {s for s in near if t.level.get(s) == "S"}
    if op.slipped == 3:
        neutral, support = set(), set()

    def enemies(s: str) -> int:
        return t.here(s, "coalition", "government", "warlords")

    roads = {
        s for s in near if s in LOCS and t.here(s, "taliban") < 2 and enemies(s) < 2
        and any(t.here(o, GUERRILLA) for o in next_to(s))
    }  # fmt: skip

    def reach(s: str) -> int:
        return sum(movers(turn, t, o, arrived, False) for o in next_to(s) if march_price(t, o, s) <= money)

    return [
        Bullet("1 one Underground to a Base", {s for s in bare if origins(s, True)}, bare, rank),
        Bullet(
            "2 three for a Base",
            {s for s in sites if reach(s) >= 3 - t.here(s, GUERRILLA) and money >= 3}, sites,
        ),
        Bullet("3 Neutral", {s for s in neutral if origins(s, True)}, neutral, rank),
        Bullet("3 Support", {s for s in support if origins(s, True)}, support, rank),
        Bullet(
            "4 LoCs", {s for s in roads if reach(s) and t.here(s, "taliban") + reach(s) > enemies(s)}, roads,
            lambda s: (int(MAP[s]["econ"]),),
        ),
    ]  # fmt: skip


def police(turn: Turn, t: Table, s: str) -> bool:
    """With ID Cards (46) Police notice all who come, or none."""
    return bool(turn.force(46)) and t.here(s, "government.police") > 0


def march(turn: Turn) -> str:
    """8.8.5 March, destination by destination."""
    op = March()
    selects = operation_selects(turn)
    _, begun = turn.special()
    legs, first = 0, -1
    way: list[str] = []
    for k, i in enumerate(selects):
        s, first = turn.steps[i].place, i if first < 0 else first
        end = selects[k + 1] if k + 1 < len(selects) else min(begun, len(turn.steps))
        moves = [step for step in turn.steps[i:end] if step.id == "move"]
        cost = sum(-step.numbers[1] for step in turn.steps[i:end] if step.id == "resources" and step.numbers[1] < 0)
        legs += cost
        if k + 1 < len(selects) and passes_on(turn, i, selects[k + 1]):
            way.append(s)
            continue
        t = turn.at(first)
        op.costs = {s: legs}
        bullets = march_bullets(turn, t, op)
        if against := chosen_well(s, bullets):
            return f"March: {against}"
        op.done += [*way, s]
        way.clear()
        op.paid += legs
        came = sum(step.numbers[0] for step in moves if step.place == s)
        op.arrived[s] += came
        by = next((b.name for b in bullets if s in b.maybe | b.sure), "")
        op.built = op.built or (by.startswith("2") and came + t.here(s, GUERRILLA) >= 3)
        op.slipped += by.startswith("3")
        origins = [step.numbers[2] for step in turn.steps[first:end] if step.id == "move"]
        if any(loses_control(turn, origin, first, end) for origin in origins):
            return f"March to {s} gives up Taliban Control"
        legs, first = 0, -1
    if left := left_over(march_bullets(turn, turn.at(begun - 1), op)):
        return f"March ends, but {left}"
    return after_moves(turn)


def passes_on(turn: Turn, i: int, following: int) -> bool:
    """Return True if the group that came here Marches on at once (3.3.2)."""
    s = turn.steps[i].place
    after = [step for step in turn.steps[following:] if step.id == "move"]
    one = bool(after) and after[0].kind == UNDERGROUND and after[0].numbers[0] <= 2 and after[0].place in LANDS
    return one and list(MAP)[after[0].numbers[2]] == s


def loses_control(turn: Turn, origin: int, i: int, end: int) -> bool:
    s = list(MAP)[origin]
    return s in LANDS and turn.at(i).control(s) == "taliban" and turn.at(end - 1).control(s) != "taliban"


# Attack


def attack(turn: Turn) -> str:
    """8.8.6 Where Coalition pieces are removed; then by Ambush; then with four Guerrillas."""
    used: list[str] = []
    ambushes = 0
    special, begun = turn.special()
    selects = operation_selects(turn)
    most = 1 if turn.force(CAR_BOMBS) == "unshaded" else 3
    bombs = turn.force(CAR_BOMBS) == "shaded"

    def bullets(t: Table, ambushes: int) -> list[Bullet]:
        spaces = {
            s for s in MAP if s not in used and t.here(s, GUERRILLA) and t.resources["taliban"]
            and not (turn.force(STRATEGIC_RELEASE) == "unshaded" and s in LANDS and t.control(s) == "coin")
        }  # fmt: skip
        quiet = {s for s in spaces if not (t.here(s, BASE) and t.here(s, UNDERGROUND))}
        sly = {s for s in spaces if spare(turn, t, s, "taliban") or (bombs and not t.here(s, UNDERGROUND))}
        sly = sly if ambushes < most and special in ("", "ambush") else set()
        safe = turn.force(TALKS) == "unshaded"
        hit = {s for s in spaces if not safe and t.here(s, "coalition") and t.here(s, *CUBES) < 2}
        prey = {s: ambush_rank(t, s, safe) for s in sly if t.here(s, GUERRILLA) < 6}
        first = hit & (sly | {s for s in quiet if t.here(s, GUERRILLA) >= 6})
        return [
            Bullet("1 Coalition pieces", first, hit & (sly | quiet)),
            Bullet("2 Ambush", {s for s in prey if any(prey[s])}, set(), lambda s: prey.get(s, (0,))),
            Bullet(
                "3 groups of four",
                {s for s in quiet if t.here(s, GUERRILLA) >= 4 and enemies(t, s, safe)}, set(),
            ),
        ]  # fmt: skip

    for k, i in enumerate(selects):
        t, s = turn.at(i), turn.steps[i].place
        if against := chosen_well(s, bullets(t, ambushes)):
            return f"Attack: {against}"
        end = selects[k + 1] if k + 1 < len(selects) else len(turn.steps)
        ambushes += any(step.id == "ambush" for step in turn.steps[i:end])
        used.append(s)
    t = turn.at(begun if special == "extort" else len(turn.steps))
    if left := left_over(bullets(t, ambushes)):
        return f"Attack ends, but {left}"
    return "" if special == "ambush" else extort(turn, "attack")


def enemies(t: Table, s: str, safe: bool) -> int:
    """3.3.3 Pieces that an Attack may remove."""
    return t.here(s, "government", "warlords") + (0 if safe else t.here(s, "coalition"))


def ambush_rank(t: Table, s: str, safe: bool) -> tuple[int, ...]:
    """8.8.6 The Coalition's Bases and Troops, the Government's Bases, Police and Troops, the Warlords' Bases and
    Guerrillas: the best that two hits can remove."""
    government, coalition = t.here(s, *CUBES), t.here(s, "coalition.troops")
    cubes = government + coalition
    bases = {who: t.here(s, f"{who}.base") > 0 and cubes < 2 for who in ("coalition", "government")}
    fighters = t.here(s, "warlords.guerrilla")
    first = (
        bases["coalition"] and not safe, coalition > 0 and government < 2 and not safe,
        bases["government"], t.here(s, "government.police") > 0, t.here(s, "government.troops") > 0,
        t.here(s, "warlords.base") > 0 and fighters < 2, fighters > 0,
    )  # fmt: skip
    return (len(first) - first.index(True),) if any(first) else (0,)


TARGETS = {"terror": terror, "rally": rally, "march": march, "attack": attack}


# 8.8.7 Propaganda Rounds


def sharia(turn: Turn) -> str:
    """8.8.7 The greatest shift first, then at Support, then the fewest Terror markers, while a shift is affordable."""

    def bullets(t: Table, s: str = "") -> list[Bullet]:
        omar = turn.force(MULLAH_OMAR) == "shaded"
        money = t.resources["taliban"]
        spaces = {
            s for s in AFGHAN if shift(t, s, money)
            and (t.control(s) == "taliban" or (omar and pashtun(s) and t.here(s, "taliban")))
        }  # fmt: skip
        return [
            Bullet(
                "Sharia", spaces, set(),
                lambda s: (shift(t, s, money), t.level.get(s) == "S", -t.marks[s]),
            )
        ]  # fmt: skip

    done = ""
    for i in bought(turn):
        if turn.steps[i].place != done:
            done = turn.steps[i].place
            if against := chosen_well(done, bullets(turn.at(i - 2))):
                return against
    if turn.lines("elders") or turn.force(ELDERS):
        return ""
    return left_over(bullets(turn.at(len(turn.steps))))


def redeploy(turn: Turn) -> str:
    """8.8.7 From LoCs and Provinces without a Base, evenly: one to each Base first, in Afghanistan before Pakistan."""
    t0 = turn.t
    goals = {s for s in LANDS if t0.here(s, BASE) and turn.marked(s) == "taliban"}
    goals |= {s for s in PAKISTAN if pashtun(s)}
    for i in turn.lines("move"):
        t, step = turn.at(i), turn.steps[i]
        origin, goal = list(MAP)[step.numbers[2]], step.place
        if t0.here(origin, BASE) or origin == "kabul" or goal not in goals:
            return f"Redeploy from {origin} to {goal}"
        before = {s: t.here(s, GUERRILLA) - (step.numbers[0] if s == goal else 0) for s in goals}
        bare = {s for s in goals if t.here(s, BASE) and not before[s]}
        if bare and goal not in bare:
            return f"Redeploy to {goal}, but {sorted(bare)} have none"
        if goal in PAKISTAN and bare & set(AFGHAN):
            return f"Redeploy to {goal} before {sorted(bare)}"
        if not bare and before[goal] > min(before.values()) and origin not in goals:
            return f"Redeploy to {goal} with {before[goal]}: {before}"
    t = turn.at(len(turn.steps))
    stuck = {
        s for s in (*LOCS, *LANDS) if s != "kabul" and s not in goals and t.here(s, GUERRILLA) and not t.here(s, BASE)
    }
    return f"Guerrillas stay in {sorted(stuck)}" if stuck and goals else ""


ROUNDS = {"sharia": sharia, "redeploy_taliban": redeploy}
