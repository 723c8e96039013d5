"""8.6.6, 8.7.7 The COIN Factions in Propaganda Rounds, according to the text."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.distant_plain.nonplayers.reader.frame import (
    COIN_BASES,
    INSURGENTS,
    Bullet,
    Turn,
    chosen_well,
    left_over,
)
from tests.games.distant_plain.referee import AFGHAN, LOCS, MAP, PAKISTAN, Table

PRICE = 3
TROOPS, POLICE = "government.troops", "government.police"


def bought(turn: Turn) -> list[int]:
    """The lines of Civic Action: Terror removed or a level shifted for three Resources."""
    return [
        i for i, step in enumerate(turn.steps)
        if step.id in ("support", "calm") and i and turn.steps[i - 1].id == "resources"
        and turn.steps[i - 1].numbers[:2] == (2, -PRICE)
    ]  # fmt: skip


def limit(turn: Turn, t: Table, free: bool) -> int:
    """8.6.6, 8.7.7 Two thirds of the Resources that the phase began with, less what was spent."""
    purse = turn.t.resources["government"]
    most = purse if free else purse * 2 // 3
    return min(most - (purse - t.resources["government"]), t.resources["government"])


def secured(t: Table, s: str) -> bool:
    """6.4.1 COIN Control, Troops and Police."""
    troops = t.here(s, "coalition.troops", TROOPS)
    return t.control(s) == "coin" and troops > 0 and t.here(s, POLICE) > 0


def affordable(t: Table, s: str, money: int, up: bool) -> bool:
    """Return True if a shift is affordable after all Terror is removed."""
    level = t.level.get(s, "")
    shifts = t.pop(s) > 0 and (level != "S" if up else level == "O")
    return shifts and money >= PRICE * (t.marks[s] + 1)


def check(turn: Turn, find: Callable[[Table, list[str]], list[Bullet]]) -> str:
    """Check each space in turn, and that nothing is left over."""
    done: list[str] = []
    for i in bought(turn):
        s = turn.steps[i].place
        if s not in done:
            if against := chosen_well(s, find(turn.at(i - 2), done)):
                return against
            done.append(s)
    return left_over(find(turn.at(len(turn.steps)), done))


def coalition_civic(turn: Turn) -> str:
    """8.6.6 At Coalition Bases, in the final Round everywhere; without Taliban Base, then without Taliban pieces."""
    final = turn.ahead == 0

    def find(t: Table, done: list[str]) -> list[Bullet]:
        money = limit(turn, t, final)
        legal = {
            s for s in AFGHAN
            if secured(t, s) and t.here(s, "coalition.troops") >= t.here(s, TROOPS) and t.here(s, "coalition.troops")
            and affordable(t, s, money, True) and s not in done and (final or t.here(s, "coalition.base"))
        }  # fmt: skip
        return [
            Bullet("Civic Action", legal, set(), lambda s: (not t.here(s, "taliban.base"), not t.here(s, "taliban")))
        ]

    return check(turn, find)


def government_civic(turn: Turn) -> str:
    """8.7.7 To Support at Government Bases without Coalition Base, not in the final Round; otherwise only Opposition is
    removed; the highest Population first, Terror last."""
    final = turn.ahead == 0

    def find(t: Table, done: list[str]) -> list[Bullet]:
        money = limit(turn, t, False)
        legal = {
            s for s in AFGHAN
            if secured(t, s) and t.here(s, TROOPS) > t.here(s, "coalition.troops") and s not in done
        }  # fmt: skip
        own = {
            s for s in legal if not final and t.here(s, "government.base") and not t.here(s, "coalition.base")
            and affordable(t, s, money, True)
        }  # fmt: skip
        hostile = {s for s in legal if affordable(t, s, money, False)}

        def rank(s: str) -> tuple[int, ...]:
            return (t.pop(s), not t.marks[s])

        return [Bullet("1 to Support", own, set(), rank), Bullet("2 against Opposition", hostile, set(), rank)]

    against = check(turn, find)
    if against:
        return against
    for i in bought(turn):
        step = turn.steps[i]
        bare = not turn.t.here(step.place, "government.base") or turn.t.here(step.place, "coalition.base") or final
        if step.id == "support" and step.numbers[1] > 0 and bare:
            return f"Support in {step.place}"
    return ""


def desertion(turn: Turn) -> str:
    """6.5.1, 8.7.7 A third of the cubes of each space, evenly, Troops first; not the last of a kind."""
    t, after = turn.t, turn.at(len(turn.steps))
    for s in MAP:
        troops, police = t.here(s, TROOPS), t.here(s, POLICE)
        lost = (troops - after.here(s, TROOPS), police - after.here(s, POLICE))
        count = (troops + police) // 3
        if sum(lost) != count:
            return f"{sum(lost)} of {count} leave {s}"
        fair = {(max(0, count - k), k) for k in range(count + 1)}
        able = [
            (a, b) for a, b in fair if a <= troops and b <= police
            and not (troops and a == troops) and not (police and b == police)
        ] or [(a, b) for a, b in fair if a <= troops and b <= police]  # fmt: skip
        best = min(able, key=lambda pair: (abs(pair[0] - pair[1]), -pair[0]))
        if lost != best:
            return f"{lost} leave {s}, not {best}"
    return ""


def coalition_redeploy(turn: Turn) -> str:
    """8.6.6 From LoCs and from spaces of at most 1 Population without Support and COIN Base: to Control Kabul, one to
    each Coalition Base, to Coalition Bases without Support, to one random space."""
    t0 = turn.t
    goals = {"kabul"} | {s for s in AFGHAN if turn.marked(s) == "coin" and t0.here(s, *COIN_BASES)}
    leave = {
        s for s in (*LOCS, *AFGHAN)
        if s in LOCS or (s != "kabul" and not t0.here(s, *COIN_BASES) and t0.level.get(s) != "S" and t0.pop(s) <= 1)
    }  # fmt: skip
    random: set[str] = set()
    for i in turn.lines("move"):
        step, t = turn.steps[i], turn.at(i).copy()
        origin, goal = list(MAP)[step.numbers[2]], step.place
        t.put(goal, step.kind, -step.numbers[0])
        t.put(origin, step.kind, step.numbers[0])
        if origin not in leave or goal not in goals:
            return f"Redeploy from {origin} to {goal}"
        held = t.here("kabul", "coalition", "government") > t.here("kabul", *INSURGENTS)
        bases = {s for s in goals if t.here(s, "coalition.base")}
        bullets = [
            Bullet("1 Kabul", set() if held else {"kabul"}),
            Bullet("2 one at each Base", {s for s in bases if not t.here(s, "coalition.troops")}),
            Bullet("3 without Support", {s for s in bases if t.level.get(s) != "S"}, set(), lambda s: (t0.pop(s),)),
            Bullet("4 random", random & goals or goals),
        ]
        if against := chosen_well(goal, bullets):
            return f"Redeploy: {against}"
        if not any(bullet.sure for bullet in bullets[:3]):
            random.add(goal)
    last = turn.at(len(turn.steps))
    stuck = {s for s in leave if last.here(s, "coalition.troops")}
    return f"Troops stay in {sorted(stuck)}" if stuck else ""


def troops_redeploy(turn: Turn) -> str:
    """6.5.2, 8.7.7 Troops on LoCs and in Provinces without COIN Base leave, evenly; one to Kabul and each COIN Base."""
    t0 = turn.t
    goals = {"kabul"} | {s for s in AFGHAN if turn.marked(s) == "coin" and t0.here(s, *COIN_BASES)}
    leave = {s for s in (*LOCS, *AFGHAN) if s != "kabul" and not t0.here(s, *COIN_BASES)}
    for i in turn.lines("move"):
        step, t = turn.steps[i], turn.at(i).copy()
        origin, goal = list(MAP)[step.numbers[2]], step.place
        t.put(goal, step.kind, -step.numbers[0])
        if origin not in leave or goal not in goals:
            return f"Redeploy from {origin} to {goal}"
        bare = {s for s in goals if not t.here(s, TROOPS)}
        if bare and goal not in bare:
            return f"Redeploy to {goal}, but {sorted(bare)} have none"
        if t.here(goal, TROOPS) > min(t.here(s, TROOPS) for s in goals):
            return f"Redeploy to {goal} is not even"
    stuck = {s for s in leave if turn.at(len(turn.steps)).here(s, TROOPS)}
    return f"Troops stay in {sorted(stuck)}" if stuck else ""


def foreseen(turn: Turn, t: Table, s: str) -> int:
    """8.7.7 Number of pieces that COIN Control of a space must exceed: Taliban that will Redeploy do not count."""
    leaves = s != "kabul" and not t.here(s, "taliban.base")
    taliban = t.here(s, "taliban") - (t.here(s, "taliban.guerrilla") if leaves else 0)
    return taliban + t.here(s, "warlords")


def police_redeploy(turn: Turn) -> str:
    """8.7.7 Police keep COIN Control of as much Population as possible, then guard LoCs; the last Police of a space
    never leave."""
    t0, after = turn.t, turn.at(len(turn.steps))

    def held(t: Table) -> set[str]:
        coin = [s for s in AFGHAN if turn.marked(s) == "coin"]
        return {s for s in coin if t.here(s, "coalition", "government") > foreseen(turn, t, s)}

    kept = sum(t0.pop(s) for s in held(t0))
    if sum(t0.pop(s) for s in held(after)) < kept:
        return f"Police give up {sorted(held(t0) - held(after))}"
    for i in turn.lines("move"):
        step = turn.steps[i]
        origin, goal = list(MAP)[step.numbers[2]], step.place
        if goal not in LOCS and turn.marked(goal) != "coin":
            return f"Police to {goal}"
        if t0.here(origin, POLICE) and not turn.at(i).here(origin, POLICE):
            return f"the last Police leave {origin}"
        if goal in LOCS and turn.at(i).here(goal, POLICE) > (2 if MAP[goal]["econ"] >= 3 else 1):
            return f"too many Police on {goal}"
    spare = {
        s for s in AFGHAN if after.here(s, POLICE) > 1 and s not in PAKISTAN
        and (s not in held(after) or after.here(s, "coalition", "government") > foreseen(turn, after, s) + 1)
    }  # fmt: skip
    short = {s for s in LOCS if after.here(s, POLICE) < (2 if MAP[s]["econ"] >= 3 else 1)}
    return f"{sorted(spare)} could spare Police for {sorted(short)}" if spare and short else ""


ROUNDS = {
    "civic_action_coalition": coalition_civic,
    "civic_action_government": government_civic,
    "desertion": desertion,
    "redeploy_coalition": coalition_redeploy,
    "redeploy_troops": troops_redeploy,
    "redeploy_police": police_redeploy,
}
