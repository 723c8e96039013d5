"""8.6 Where the Coalition acts, according to the text."""

from __future__ import annotations

from collections import Counter

from tests.games.distant_plain.nonplayers.reader.frame import (
    CUBES,
    FEW,
    FIND_FIX_FINISH,
    INSURGENTS,
    NATO,
    PARTNERING,
    PREDATORS,
    PRTS,
    REAPERS,
    SANDSTORMS,
    STRATEGIC_RELEASE,
    TALKS,
    VSO,
    Bullet,
    Turn,
    chosen_well,
    left_over,
    room,
)
from tests.games.distant_plain.referee import AFGHAN, LANDS, LOCS, MAP, PAKISTAN, Table, assault_hits, next_to, pashtun

TROOPS, BASE = "coalition.troops", "coalition.base"
PRICE = 3


def hidden(t: Table, s: str) -> int:
    return t.here(s, "taliban.guerrilla.u", "warlords.guerrilla.u")


def eyes(turn: Turn, t: Table, s: str) -> int:
    """3.2.3 Cubes that find Guerrillas, if a Coalition piece is there; with Partnering Policy only its own."""
    if not t.here(s, "coalition"):
        return 0
    return t.here(s, TROOPS) + (0 if turn.force(PARTNERING) == "shaded" else t.here(s, *CUBES))


# Sweep


def sweep(turn: Turn) -> str:
    """8.6.3 At Support, in place everywhere, then one more space."""
    special, begun = turn.special()
    strikes = begun if special == "air_strike" else len(turn.steps)
    selects = turn.lines("select", 0, strikes)
    used: list[str] = []
    more = False
    widest = 2 if turn.force(NATO) == "shaded" else len(AFGHAN)

    def bullets(t: Table, fresh: bool) -> list[Bullet]:
        if len(used) >= widest or more:
            return []
        spaces = {s for s in AFGHAN if s not in used}
        seen = {s for s in spaces if hidden(t, s)}
        near = {s for s in seen if any(t.here(o, TROOPS) for o in MAP if linked(t, o, s))}
        place = {s for s in seen if eyes(turn, t, s)}
        support = {s for s in seen if t.level.get(s) == "S"}
        return [
            Bullet("1 Support", support & place if fresh else set(), support & (near | place), lambda s: (t.pop(s),)),
            Bullet("2 in place", place if fresh else set(), place),
            Bullet("3 one more", set(), {s for s in near if t.pop(s)}),
        ]

    for k, i in enumerate(selects):
        t, s = turn.at(i), turn.steps[i].place
        end = selects[k + 1] if k + 1 < len(selects) else len(turn.steps)
        came = any(step.id == "move" and step.place == s for step in turn.steps[i:end])
        if against := chosen_well(s, bullets(t, True)):
            return f"Sweep: {against}"
        more = more or (came and t.level.get(s) != "S" and not eyes(turn, t, s))
        used.append(s)
        if against := stays(turn, t, s, i, end):
            return f"Sweep: {against}"
    after = turn.at(max((i for i in turn.lines("move", 0, begun)), default=selects[-1]))
    if not more and (left := left_over(bullets(after, True))):
        return f"Sweep ends, but {left}"
    if against := found_all(turn, used):
        return against
    return after_fights(turn, "sweep")


def linked(t: Table, origin: str, goal: str) -> bool:
    """3.2.3 Next to each other, or over one open LoC."""
    return goal in next_to(origin) or any(
        road in next_to(origin) and goal in next_to(road) and not t.marks[road] for road in LOCS
    )  # fmt: skip


def stays(turn: Turn, t: Table, goal: str, begin: int, end: int) -> str:
    """8.6.3 The last cube of a faction stays at a Coalition Base, three at Support outside Pashtun spaces."""
    _, begun = turn.special()
    for i in turn.lines("move", begin, min(end, begun)):
        origin, after = list(MAP)[turn.steps[i].numbers[2]], turn.at(i)
        for kinds in ((TROOPS,), CUBES):
            if t.here(origin, BASE) and t.here(origin, *kinds) and not after.here(origin, *kinds):
                return f"the last {kinds[0]} leave {origin} for {goal}"
        cubes = after.here(origin, TROOPS, *CUBES)
        if t.level.get(origin) == "S" and not pashtun(origin) and cubes < min(3, t.here(origin, TROOPS, *CUBES)):
            return f"{cubes} cubes are left in {origin}"
    return ""


def found_all(turn: Turn, used: list[str]) -> str:
    """3.2.3 As many are found as there are cubes, Players' first, then the Taliban's."""
    first = next((i for i, step in enumerate(turn.steps) if step.id == "turn"), None)
    if first is None or turn.force(1) == "shaded":
        return ""
    before = turn.at(first - 1)
    turned: dict[str, Counter[str]] = {s: Counter() for s in used}
    for step in turn.steps[first:]:
        if step.id == "turn" and step.place in turned and step.kind.endswith(".a"):
            turned[step.place][step.kind.split(".")[0]] += step.numbers[0]
    for s in used:
        count = min(hidden(before, s), eyes(turn, before, s))
        if turned[s].total() < count:
            return f"Sweep finds {turned[s].total()} of {count} in {s}"
        order = sorted(INSURGENTS, key=lambda who: (not turn.plays(who), who))
        leader = order[0]
        both = turn.plays("taliban") and turn.plays("warlords")
        if not both and turned[s][leader] < min(count, before.here(s, f"{leader}.guerrilla.u")):
            return f"Sweep finds {dict(turned[s])} in {s}"
    return ""


# Air Strike


def exposed(turn: Turn, t: Table, s: str, who: str) -> str:
    """4.2.3 The piece that a strike removes from a faction: an Active Guerrilla, or a Base without Guerrillas."""
    if s in PAKISTAN and turn.force(PREDATORS) == "unshaded" and t.here(s, f"{who}.base"):
        return "base"
    if t.here(s, f"{who}.guerrilla.a"):
        return "guerrilla"
    return "base" if t.here(s, f"{who}.base") and not t.here(s, f"{who}.guerrilla") else ""


def strike_bullets(turn: Turn, t: Table, used: list[str]) -> list[Bullet]:
    """8.6.3 Bases, then Guerrillas; at Support, at a Coalition Base, the last one, a Player's, the Taliban's."""
    if len(used) == 3:
        return []
    fields = [s for s in AFGHAN if s != "kabul" and s not in used]
    drone = not any(s in PAKISTAN for s in used)
    if turn.force(PREDATORS) == "unshaded":
        fields += [s for s in PAKISTAN if s not in used and (drone or not t.here(s, "taliban.guerrilla"))]
    bases = {s for s in fields if any(exposed(turn, t, s, who) == "base" for who in INSURGENTS)}
    active = {
        s for s in fields if s in AFGHAN and any(exposed(turn, t, s, who) == "guerrilla" for who in INSURGENTS)
    }  # fmt: skip

    def rank(kind: str, s: str) -> tuple[int, ...]:
        hit = [who for who in INSURGENTS if exposed(turn, t, s, who) == kind]
        last = kind == "guerrilla" and any(t.here(s, f"{who}.guerrilla") == 1 for who in hit)
        whose = 2 if turn.plays(*hit) else int("taliban" in hit)
        return (t.level.get(s) == "S", t.here(s, BASE) > 0, last, whose)

    return [
        Bullet("1 Bases", bases, set(), lambda s: rank("base", s)),
        Bullet("2 Guerrillas", active, set(), lambda s: rank("guerrilla", s)),
    ]


def air_strike(turn: Turn, begun: int) -> str:
    """8.6.3 An Air Strike of its own; Reapers may hit twice in one of its spaces, MANPADS may cancel it."""
    if turn.lines("manpads"):
        return ""
    used: list[str] = []
    selects = [i for i in turn.lines("select", begun) if turn.following(i).id == "remove"]
    for i in selects:
        if against := chosen_well(turn.steps[i].place, strike_bullets(turn, turn.at(i), used)):
            return f"Air Strike: {against}"
        used.append(turn.steps[i].place)
    last = max((i for i in turn.lines("remove", begun)), default=begun)
    left = left_over(strike_bullets(turn, turn.at(last), used))
    return f"Air Strike ends, but {left}" if left and turn.force(REAPERS) != "unshaded" else ""


def worth_a_strike(turn: Turn, t: Table) -> bool:
    """8.6.3, 8.6.4 A Base could be removed, or the last piece of a Player at Support or at any Base."""
    if turn.force(SANDSTORMS):
        return False
    drones = PAKISTAN if turn.force(PREDATORS) == "unshaded" else []
    for s in (*AFGHAN, *drones):
        for who in INSURGENTS if s != "kabul" else []:
            what = exposed(turn, t, s, who)
            bases = t.here(s, *(f"{f}.base" for f in ("coalition", "government", "taliban", "warlords")))
            if what == "base":
                return True
            if s in AFGHAN and what and turn.plays(who) and t.here(s, who) == 1 and (t.level.get(s) == "S" or bases):
                return True
    return False


def after_fights(turn: Turn, operation: str) -> str:
    """8.6.3, 8.6.4 Air Strike if it is worth one, otherwise Air Lift, otherwise the other."""
    special, begun = turn.special()
    if turn.force(SANDSTORMS):
        return f"{special} in Sandstorms" if special else ""
    t = turn.at(begun) if special else turn.at(len(turn.steps))
    if special == "air_strike":
        if not worth_a_strike(turn, t) and lifts(turn, t):
            return f"Air Strike instead of Air Lift to {sorted(lifts(turn, t))}"
        return air_strike(turn, begun)
    if special == "air_lift":
        if worth_a_strike(turn, t) and operation == "sweep" and not helps(turn, begun):
            return "Air Lift instead of Air Strike"
        return air_lift(turn, begun)
    if special == "":
        if worth_a_strike(turn, t) or any(bullet.sure for bullet in strike_bullets(turn, t, [])):
            return "no Air Strike"
        if lifts(turn, t):
            return f"no Air Lift to {sorted(lifts(turn, t))}"
    return ""


def helps(turn: Turn, begun: int) -> bool:
    """8.6.3 Return True if an Air Lift comes to find enemies at Support: of Coalition Troops, or before the Sweep finds
    any."""
    return any(turn.steps[i].kind == TROOPS for i in turn.lines("move", begun)) or bool(turn.lines("turn", begun))


# Air Lift


def endangered(t: Table) -> set[str]:
    """8.6.3 Spaces with Coalition and Taliban pieces but no Government cubes."""
    return {
        s for s in MAP if s not in PAKISTAN and t.here(s, "coalition") and t.here(s, "taliban")
        and not t.here(s, *CUBES)
    }  # fmt: skip


def liftable(t: Table, s: str) -> int:
    """8.6.3 Number of Government Troops that are sure to be free to go: two stay with Coalition pieces, three cubes at
    Support."""
    left = t.here(s, "government.troops") - (2 if t.here(s, "coalition") else 0)
    if t.level.get(s) == "S" and not pashtun(s):
        left = min(left, t.here(s, TROOPS, *CUBES) - 3)
    return max(0, left)


def lifts(turn: Turn, t: Table) -> set[str]:
    """Spaces to which Government Troops are sure to fly for protection."""
    if turn.force(PARTNERING) == "shaded" or turn.force(SANDSTORMS):
        return set()
    return endangered(t) if any(liftable(t, s) for s in MAP if s not in PAKISTAN) else set()


def air_lift(turn: Turn, begun: int) -> str:
    """8.6.3 Government Troops to where the Coalition is alone with Taliban; away from Coalition Bases; Coalition Troops
    only to help the Operation."""
    moves = [i for i in turn.lines("move", begun) if not turn.lines("select", begun, i)]
    start = turn.at(begun)
    touched: set[str] = set()
    carried = 0
    for i in moves:
        step, t = turn.steps[i], turn.at(i)
        origin, goal = list(MAP)[step.numbers[2]], step.place
        touched |= {origin, goal}
        if step.kind == TROOPS:
            if start.here(origin, BASE) and not t.here(origin, TROOPS):
                return f"the last Coalition Troops fly from {origin}"
            continue
        carried += step.numbers[0]
        # Spaces that the Coalition has just left need no protection.
        if t.here(origin, "coalition") and t.here(origin, "government.troops") < min(
            2, start.here(origin, "government.troops")
        ):
            return f"the last Government Troops fly from {origin}"
        cubes = start.here(origin, TROOPS, *CUBES)
        if start.level.get(origin) == "S" and not pashtun(origin) and t.here(origin, TROOPS, *CUBES) < min(3, cubes):
            return f"too few cubes stay in {origin}"
        outnumbered = start.here(origin, BASE) and start.here(origin, "government.troops") >= start.here(origin, TROOPS)
        if goal not in endangered(start) and not outnumbered:
            return f"Air Lift from {origin} to {goal} for nothing"
        if goal not in endangered(start) and endangered(start) - touched and carried < 3 and len(touched) < 3:
            return f"Air Lift to {goal} before {sorted(endangered(start) - touched)}"
    if not moves and not turn.lines("manpads"):
        return "an empty Air Lift"
    if len(touched) > 3 or carried > 3:
        return f"Air Lift between {sorted(touched)} of {carried}"
    return ""


# Assault


def hits(turn: Turn, t: Table, s: str, allies: bool) -> int:
    """3.2.4 Number of losses that a Coalition Assault causes."""
    return assault_hits(t, "coalition", s, allies and turn.force(PARTNERING) != "shaded")


def prey(turn: Turn, t: Table, s: str, who: str) -> list[str]:
    """3.2.4 Pieces of a faction that it could remove, in turn; Find Fix Finish finds one, or spares Bases."""
    under, active = (t.here(s, f"{who}.guerrilla.{side}") for side in "ua")
    found = int(under > 0 and turn.force(FIND_FIX_FINISH) == "unshaded")
    guerrillas = ["guerrilla"] * (active + found)
    if under > found or turn.force(FIND_FIX_FINISH) == "shaded":
        return guerrillas
    return guerrillas + ["base"] * t.here(s, f"{who}.base")


def assault(turn: Turn) -> str:
    """8.6.4 Bases and pieces at Support of Players and Taliban; then everywhere in place."""
    special, begun = turn.special()
    if turn.lines("manpads"):
        special, begun = "", len(turn.steps)
    after = begun if special in ("air_strike", "air_lift") else len(turn.steps)
    first = [i for i in turn.lines("select") if turn.following(i).id in ("remove", "resources", "turn", "select", "")]
    selects = [i for i in first if i < after or (i > after and turn.at(i) and not strikes(turn, i))]
    used: list[str] = []
    widest = 2 if turn.force(NATO) == "shaded" else len(MAP)
    wanted = [who for who in INSURGENTS if who == "taliban" or turn.plays(who)]

    def bullets(t: Table) -> list[Bullet]:
        if len(used) >= widest or turn.force(TALKS) == "shaded":
            return []
        barred = turn.force(STRATEGIC_RELEASE) == "shaded"
        spaces = {
            s for s in MAP if s not in used and t.here(s, TROOPS)
            and not (barred and s in LANDS and t.control(s) == "taliban")
        }  # fmt: skip
        able = {s for s in spaces if any(prey(turn, t, s, who) for who in INSURGENTS)}
        own = {s: hits(turn, t, s, False) for s in spaces}
        bases = {s for s in spaces if any("base" in prey(turn, t, s, who)[: own[s]] for who in wanted)}
        helped = {s for s in spaces if any("base" in prey(turn, t, s, who) for who in wanted)}
        support = {s for s in able if t.level.get(s) == "S" and any(prey(turn, t, s, who) for who in wanted)}
        return [
            Bullet("1 Bases", bases, helped),
            Bullet("1 at Support", support, {s for s in spaces if t.level.get(s) == "S"}),
            Bullet("2 in place", able, set()),
        ]

    for i in selects:
        if against := chosen_well(turn.steps[i].place, bullets(turn.at(i))):
            return f"Assault: {against}"
        used.append(turn.steps[i].place)
    if begun > max(selects, default=0) and (left := left_over(bullets(turn.at(min(begun, len(turn.steps)) - 1)))):
        return f"Assault ends, but {left}"
    if begun < max(selects, default=0):
        return ""
    return after_fights(turn, "assault")


def strikes(turn: Turn, i: int) -> bool:
    """Return True if a space is selected for the Air Strike under way: one of its three, and none twice. MANPADS cancel
    it (5.4)."""
    special, begun = turn.special()
    struck = turn.lines("select", begun, i)
    place = turn.steps[i].place
    if turn.lines("manpads"):
        return False
    return (
        special == "air_strike" and i > begun and len(struck) < 3 and place not in [turn.steps[j].place for j in struck]
    )


# Train


def civic_cost(t: Table, s: str) -> int:
    levels = {"S": 0, "O": 2}.get(t.level.get(s, ""), 1) if t.pop(s) else 0
    return PRICE * (t.marks[s] + levels) if levels else 0


def train(turn: Turn) -> str:
    """8.6.5 Patronage in Kabul, Civic Action, Surge, cubes."""
    special, begun = turn.special()
    purse = turn.t.resources["government"]
    most = purse if purse < FEW else purse * 2 // 3
    spent = sum(
        -step.numbers[1]
        for step in turn.steps
        if step.id == "resources" and step.numbers[0] == 2 and step.numbers[1] < 0
    )
    if spent > most:
        return f"Train for {spent} of {purse}"
    shifted = {step.place for i, step in enumerate(turn.steps) if step.id == "support" and paid(turn, i)}
    if len(shifted) > (2 if turn.force(PRTS) == "unshaded" else 1):
        return f"Civic Action in {sorted(shifted)}"
    cut = any(step.id == "patronage" and step.numbers[0] == -3 for step in turn.steps)
    if cut != (turn.plays("government") and turn.t.patronage >= 11 and purse < 75):
        return f"Patronage {turn.t.patronage}, cut {cut}"
    if against := civic_action(turn, shifted, most, cut):
        return against
    for i in turn.lines("place"):
        step = turn.steps[i]
        if step.kind in CUBES and not vso(turn, i) and not turn.at(i).here(step.place, BASE):
            return f"cubes in {step.place} without a Base"
    if special == "surge":
        return surge(turn, begun)
    if special == "air_lift":
        return air_lift(turn, begun)
    return f"{special} with Train" if special else ""


def vso(turn: Turn, i: int) -> bool:
    """8.6.1 The one Police of Village Stability Operations."""
    step = turn.steps[i]
    return turn.force(VSO) == "unshaded" and step.numbers[0] == 1 and step.kind == "government.police"


def paid(turn: Turn, i: int) -> bool:
    """Return True if Civic Action shifted a level: Resources were spent just before."""
    before = turn.steps[i - 1]
    return before.id == "resources" and before.numbers[:2] == (2, -PRICE)


def civic_action(turn: Turn, shifted: set[str], most: int, cut: bool) -> str:
    """8.6.5 Where most Opposition is removed against strong Taliban; otherwise at a Coalition Base for the greatest
    shift, in a non-Pashtun space, without Taliban; otherwise with any Coalition piece for the greatest shift, also
    where cubes have just brought Control."""
    if not shifted or turn.force(PRTS) == "unshaded":
        return ""
    (s,) = shifted
    i = next(i for i, step in enumerate(turn.steps) if step.id == "support" and paid(turn, i))
    first = next(k for k in range(i, 0, -1) if turn.steps[k - 1].id not in ("resources", "calm", "support"))
    t = turn.at(next(k for k in reversed(turn.lines("select", 0, i)) if turn.steps[k].place == s))
    seized = t.control(s) != "coin"
    if seized:
        t = turn.at(first)
    money = min(t.resources["government"], most - PRICE * sum(
        step.numbers[:2] == (2, -PRICE) for step in turn.steps[:first] if step.id == "resources"
    ))  # fmt: skip

    def shift(o: str) -> int:
        levels = {"S": 0, "O": 2}.get(t.level.get(o, ""), 1) if t.pop(o) else 0
        return max(0, min(levels, money // PRICE - t.marks[o])) * t.pop(o)

    legal = {o for o in AFGHAN if t.control(o) == "coin" and t.here(o, "coalition") and shift(o)}
    if turn.plays("taliban") and turn.margin("taliban") + 20 >= 18 and not seized:
        hostile = {o for o in legal if t.level.get(o) == "O"}
        if hostile:
            best = max(t.pop(o) for o in hostile)
            return "" if s in hostile and t.pop(s) == best else f"Civic Action in {s}, not against Opposition"
    bases = {o for o in legal if t.here(o, BASE)} if not seized else set()

    def rank(o: str) -> tuple[int, ...]:
        return (shift(o), not pashtun(o), not t.here(o, "taliban"))

    if bases:
        best_of = max(map(rank, bases))
        return "" if s in bases and rank(s) == best_of else f"Civic Action in {s}, not at {sorted(bases)}"
    return "" if shift(s) == max(map(shift, legal), default=0) else f"Civic Action in {s}"


# Surge


def surge(turn: Turn, begun: int) -> str:
    """8.6.5 Available Bases go to the highest Population, with a Troops each; at most three spaces."""
    start = turn.at(begun)
    touched: set[str] = set()
    opened = {s for s in AFGHAN if s == "kabul" or start.control(s) == "coin"}
    end = next((i for i in turn.lines("surge-rolled", begun)), len(turn.steps))
    placed = [i for i in turn.lines("place", begun, end) if turn.steps[i].kind == BASE]
    for i in turn.lines("place", begun, end) + turn.lines("remove", begun, end) + turn.lines("move", begun, end):
        step = turn.steps[i]
        if step.kind in (TROOPS, BASE):
            touched.add(step.place)
            if step.id == "move":
                touched.add(list(MAP)[step.numbers[2]])
    if not touched <= opened or len(touched) > 3:
        return f"Surge in {sorted(touched)}"
    taken = {turn.steps[i].place for i in placed}
    free = {s for s in opened if not start.here(s, BASE) and start.pop(s) and room(start, s)} - taken
    if taken and free and max(start.pop(s) for s in free) > min(start.pop(s) for s in taken):
        return f"Surge of Bases to {sorted(taken)} instead of {sorted(free)}"
    after = turn.at(end - 1)
    bare = {s for s in taken if not after.here(s, TROOPS)}
    if bare and after.available(TROOPS):
        return f"no Troops for the Bases of {sorted(bare)}"
    if turn.last_campaign:
        sent = {s for s in touched if after.here(s, TROOPS) < start.here(s, TROOPS)}
        stripped = {s for s in sent if after.here(s, BASE) and not after.here(s, TROOPS)}
        if stripped:
            return f"the last Troops leave {sorted(stripped)}"
    rolled = bool(turn.lines("surge-rolled", begun))
    adds = not turn.plays("government") or start.patronage < 6
    if adds != rolled:
        return f"Aid by Surge: {rolled}"
    return ""


TARGETS = {"sweep": sweep, "assault": assault, "train": train}
