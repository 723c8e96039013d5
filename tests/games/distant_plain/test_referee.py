"""The engine against a second reading of the rulebook (`referee`), in random positions: which spaces each Operation and
Special Activity may select, what it may do there, and the position afterwards."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest

from abyssal.coin.general import menu
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.kernel.decision import Decision
from tests.games.distant_plain import referee
from tests.games.distant_plain.helpers import FACTIONS, RULES, announce
from tests.games.distant_plain.referee import LOCS, MAP, Table, shuffled, table

POSITIONS = int(os.environ.get("ABYSSAL_REFEREE_POSITIONS") or 60)
"""Number of positions for each comparison."""
COIN, INSURGENTS = ("coalition", "government"), ("taliban", "warlords")
GUERRILLAS = ("taliban.guerrilla", "warlords.guerrilla")


class Play:
    """An Operation under way in a position, and the same position as the referee sees it."""

    def __init__(self, seed: int, who: str, name: str, **facts: bool) -> None:
        self.random = Random(seed)
        data = shuffled(self.random)
        self.b: Afghanistan = RULES.from_position(data)
        self.t: Table = table(data)
        self.who = who
        self.limited = facts.get("limited", True)
        self.b.executing = FACTIONS[who]
        self.possible = name in menu(self.b, FACTIONS[who], self.limited, False)
        self.flow = announce(self.b, who, name, **{"special": False, "limited": self.limited, **facts})
        self.asked: Decision | None = next(self.flow, None)

    def expect(self, kind: str, *options: object) -> None:
        """Check that this is asked, with exactly these options (except taking back pieces)."""
        assert self.asked is not None, f"{kind} is not asked"
        found = [option for option in self.asked.options if option != "take_back"]
        assert (self.asked.kind, sorted(found)) == (kind, sorted(map(str, options)))

    def answer(self, choice: object) -> None:
        assert self.asked is not None and str(choice) in self.asked.options
        try:
            self.asked = self.flow.send(str(choice))
        except StopIteration:
            self.asked = None

    def pick(self, kind: str, *options: object, least: int = 2) -> str:
        """Answer with one of these options. The question is skipped if there is no choice."""
        if len(options) < least:
            return str(options[0])
        self.expect(kind, *options)
        choice = str(self.random.choice(sorted(map(str, options))))
        self.answer(choice)
        return choice

    def number(self, kind: str, low: int, high: int) -> int:
        return int(self.pick(kind, *range(low, high + 1)))

    def space(self, kind: str, spaces: set[str]) -> str:
        """Choose one of these spaces for a Limited Operation."""
        assert self.possible == bool(spaces)
        return self.pick(kind, *spaces, least=1) if spaces else ""

    def more(self, kind: str, spaces: set[str], done: str) -> None:
        """Check that the same is asked again about the other spaces, then stop. A Limited Operation has no others,
        except the Taliban's at Sponsorship (2.3.5, 6.6.1)."""
        one = self.limited and not (self.who == "taliban" and self.t.islamabad == "sponsorship")
        self.expect(kind, *(set() if one else spaces - {done}), "done")
        self.answer("done")

    def pay(self, cost: int) -> None:
        payer = "government" if self.who == "coalition" else self.who
        self.t.resources[payer] -= cost

    def end(self) -> None:
        """Decline everything else, then check that the position is as the referee says."""
        for _ in range(40):
            if self.asked is None:
                break
            self.answer("done")
        self.b.check()
        assert table(RULES.to_position(self.b)) == self.t


def seeds(salt: int) -> range:
    return range(salt * 1_000_000, salt * 1_000_000 + POSITIONS)


@pytest.mark.parametrize("limited", [True, False], ids=["limited", "full"])
@pytest.mark.parametrize("who", INSURGENTS)
def test_3_3_1_rally(who: str, limited: bool) -> None:
    """3.3.1 Rally in one space: where, how, how many; the price."""
    for seed in seeds(1):
        p = Play(seed, who, "rally", limited=limited)
        t = p.t
        if not (s := p.space("rally-space", referee.rally_spaces(t, who))):
            continue
        p.pay(0 if s in referee.PAKISTAN and t.friendly("backing") else 1)
        how = p.pick("rally-how", *referee.rally_ways(t, who, s), least=1)
        if how == "place" and not t.available(f"{who}.guerrilla"):
            continue  # taking back comes first
        if how == "place":
            count = p.number("rally-count", 1, referee.rally_most(t, who, s))
            side = "a" if s in referee.PAKISTAN and t.islamabad == "hostility" else "u"
            t.put(s, f"{who}.guerrilla.{side}", count)
        elif how == "base":
            hidden, active = t.here(s, f"{who}.guerrilla.u"), t.here(s, f"{who}.guerrilla.a")
            count = p.number("rally-trade", max(0, 2 - hidden), min(2, active))
            t.put(s, f"{who}.guerrilla.a", -count)
            t.put(s, f"{who}.guerrilla.u", count - 2)
            t.put(s, f"{who}.base", 1)
        elif how == "hide":
            t.flip(s, who, False, 99)
        p.more("rally-space", referee.rally_spaces(t, who), s)
        steps = t.marks[s] + (s in referee.AFGHAN and t.pop(s) > 0) * {"S": 2, "": 1, "O": 0}[t.level.get(s, "")]
        if who == "taliban" and t.here(s, "taliban.base") and steps and t.resources[who]:
            p.expect("rally-sharia", s, "done")
        p.end()


def strike(p: Play, who: str, s: str) -> None:
    """3.3.3 Up to 2 enemy pieces are removed, as many as possible of a targeted Faction; the Coalition's go to the
    Casualties box."""
    t, target = p.t, ""
    for _ in range(2):
        exposed = referee.attack_targets(t, who, s)
        may_stop = bool(target) and not any(kind.startswith(target) for kind in exposed)
        kind = p.pick("attack-target", *exposed, *(["done"] if may_stop else [])) if exposed else "done"
        if kind == "done":
            break
        target = kind.split(".")[0]
        t.put(s, kind, -1)
        if target == "coalition":
            t.casualties[kind] += 1


def capture(p: Play, who: str, s: str) -> None:
    """3.3.3 Captured Goods: a Guerrilla comes, if any is Available (none is taken back, 1.4.1)."""
    t = p.t
    side = "a" if s in referee.PAKISTAN and t.islamabad == "hostility" else "u"
    if not t.available(f"{who}.guerrilla"):
        p.expect("before-placing", "done")
        p.answer("done")
    t.put(s, f"{who}.guerrilla.{side}", min(1, t.available(f"{who}.guerrilla")))


@pytest.mark.parametrize("limited", [True, False], ids=["limited", "full"])
@pytest.mark.parametrize("who", INSURGENTS)
def test_3_3_3_attack(who: str, limited: bool) -> None:
    """3.3.3 Attack in one space: where, the die, what goes first, Casualties, Captured Goods."""
    for seed in seeds(3):
        p = Play(seed, who, "attack", limited=limited)
        t = p.t
        if not (s := p.space("attack-space", referee.attack_spaces(t, who))):
            continue
        p.pay(1)
        t.flip(s, who, True, 99)
        die = int(p.pick("attack-die", *range(1, 7)))
        if die <= t.here(s, f"{who}.guerrilla"):
            strike(p, who, s)
        if die == 1:
            capture(p, who, s)
        p.more("attack-space", referee.attack_spaces(t, who), s)
        p.end()


@pytest.mark.parametrize("limited", [True, False], ids=["limited", "full"])
@pytest.mark.parametrize("who", INSURGENTS)
def test_3_3_4_terror(who: str, limited: bool) -> None:
    """3.3.4 Terror in one space: where, the price, markers, levels."""
    for seed in seeds(4):
        p = Play(seed, who, "terror", limited=limited)
        t = p.t
        if not (s := p.space("terror-space", referee.terror_spaces(t, who))):
            continue
        p.pay(0 if s in LOCS else 1)
        t.flip(s, who, True, 1)
        t.mark(s)
        t.shift(s, "O" if who == "taliban" else "")
        p.more("terror-space", referee.terror_spaces(t, who), s)
        p.end()


@pytest.mark.parametrize("limited", [True, False], ids=["limited", "full"])
@pytest.mark.parametrize("who", COIN)
def test_3_2_1_train(who: str, limited: bool) -> None:
    """3.2.1 Train in one space: where, how many cubes of each kind, what may follow."""
    for seed in seeds(5):
        p = Play(seed, who, "train", limited=limited)
        t = p.t
        if not (s := p.space("train-space", referee.train_spaces(t, who))):
            continue
        p.pay(3 if who == "government" else 0)
        if referee.recruits(t, who, s):
            placed = 0
            for kind in ("government.troops", "government.police"):
                count = p.number("train-cubes", 0, min(6 - placed, t.available(kind)))
                t.put(s, kind, count)
                placed += count
            if placed < 6 and not t.available("government.troops") and not t.available("government.police"):
                elsewhere = [x for x in MAP if x != s and t.here(x, "government.troops", "government.police")]
                if elsewhere:
                    p.expect("train-take", *elsewhere, "done")
                    p.answer("done")
            p.pay(3 if who == "coalition" and placed else 0)
        p.more("train-space", referee.train_spaces(t, who), s)
        if following := referee.buildings(t, who, s):
            p.expect("train-build", *following, "done")
        p.end()


@pytest.mark.parametrize("who", COIN)
def test_3_2_2_patrol(who: str) -> None:
    """3.2.2 Patrol: from where, how far, how many Guerrillas are found on the LoCs."""
    own = [kind for kind in referee.CUBES if kind.startswith(who)]
    for seed in seeds(6):
        p = Play(seed, who, "patrol", limited=False)
        t = p.t
        assert p.possible == (who == "coalition" or t.resources[who] >= 3)
        if not p.possible:
            continue
        p.pay(3 if who == "government" else 0)
        origins = [s for s in MAP if t.here(s, *own) and referee.patrol_goals(t, s)]
        origin = p.pick("patrol-origin", *origins, "done", least=1)
        if origin != "done":
            goal = p.pick("patrol-destination", *referee.patrol_goals(t, origin))
            counts: list[int] = []
            most = [t.here(origin, kind) for kind in own]
            for i, high in enumerate(most):
                counts.append(p.number("move-count", 0 if sum(counts) or sum(most[i + 1 :]) else 1, high))
            for kind, count in zip(own, counts, strict=True):
                t.put(origin, kind, -count)
                t.put(goal, kind, count)
            if p.asked is not None and p.asked.kind == "patrol-origin":
                p.answer("done")
        find(p, LOCS, referee.patrol_eyes)
        p.end()


def find(p: Play, spaces: list[str], eyes: Callable[[Table, str], int]) -> None:
    """3.2.2, 3.2.3 Activate as many Guerrillas in each of these spaces, of either faction as the player likes."""
    left = [s for s in spaces if eyes(p.t, s) and p.t.here(s, "taliban.guerrilla.u", "warlords.guerrilla.u")]
    while left:
        s = p.pick("activate-space", *left, "done") if len(left) > 1 else left[0]
        if s == "done":
            return
        left.remove(s)
        count = eyes(p.t, s)
        hidden = [who for who in INSURGENTS if p.t.here(s, f"{who}.guerrilla.u")]
        spared = False
        while count and hidden:
            if spared and len(hidden) == 1:
                who = hidden[0]
            else:
                who = p.pick("activate", *hidden, *([] if spared else ["done"]))
            if who == "done":
                break
            hidden.remove(who)
            most = min(count, p.t.here(s, f"{who}.guerrilla.u"))
            others = sum(p.t.here(s, f"{f}.guerrilla.u") for f in hidden)
            found = p.number("activate-count", min(most, max(1, count - others)), most)
            spared = spared or found < most
            count -= p.t.flip(s, who, True, found)


@pytest.mark.parametrize("limited", [True, False], ids=["limited", "full"])
@pytest.mark.parametrize("who", COIN)
def test_3_2_3_sweep(who: str, limited: bool) -> None:
    """3.2.3 Sweep into one space: where, from where, which way, with how many allies, the price, dues, who is found."""
    own = f"{who}.troops"
    for seed in seeds(7):
        p = Play(seed, who, "sweep", limited=limited)
        t = p.t
        if not (goal := p.space("sweep-space", referee.sweep_spaces(t, who))):
            continue
        p.pay(3 if who == "government" else 0)
        origins = [s for s in MAP if s != goal and t.here(s, own) and referee.sweep_routes(t, s, goal)]
        roads: set[str] = set()
        if origins and (origin := p.pick("sweep-origin", *origins, "done", least=1)) != "done":
            ways = referee.sweep_routes(t, origin, goal)
            if who == "government" and any(t.here(x, *GUERRILLAS) for x in ways if x != "direct"):
                roads.add(p.pick("sweep-route", *ways))
            count = p.number("move-count", 1, t.here(origin, own))
            allies = 0
            if who == "coalition" and t.resources["government"] >= 3:
                allies = p.number("move-count", 0, min(count, t.here(origin, "government.troops")))
                p.pay(3 if allies else 0)
            for kind, moving in ((own, count), ("government.troops", allies)):
                t.put(origin, kind, -moving)
                t.put(goal, kind, moving)
        if p.asked is not None and p.asked.kind == "sweep-origin":
            p.answer("done")
        p.more("sweep-space", referee.sweep_spaces(t, who), goal)
        dues = min(sum(1 for x in roads if x != "direct" and t.here(x, *GUERRILLAS)), t.resources["government"])
        t.resources["government"] -= dues
        t.resources["warlords"] += dues
        find(p, [goal], referee.coalition_eyes if who == "coalition" else referee.government_eyes)
        p.end()


@pytest.mark.parametrize("limited", [True, False], ids=["limited", "full"])
@pytest.mark.parametrize("who", COIN)
@pytest.mark.parametrize("order", [INSURGENTS, INSURGENTS[::-1]])
def test_3_2_4_assault(who: str, order: tuple[str, str], limited: bool) -> None:
    """3.2.4 Assault in one space: where, with or without allies, how many pieces are removed, Bases last, Aid."""
    for seed in seeds(8):
        p = Play(seed, who, "assault", limited=limited)
        t = p.t
        if not (s := p.space("assault-space", referee.assault_spaces(t, who))):
            continue
        p.pay(3 if who == "government" else 0)
        exposed = {f: referee.assault_targets(t, s, f) for f in INSURGENTS}
        total = sum(map(len, exposed.values()))
        hits = referee.assault_hits(t, who, s, False)
        more = referee.assault_hits(t, who, s, True)
        helpful = who == "coalition" and total > hits and more > hits and t.resources["government"] >= 3
        if helpful and p.pick("assault-allies", "alone", "with_government") == "with_government":
            p.pay(3)
            hits = more
        while p.asked is not None and p.asked.kind == "assault-target":
            p.answer(next(f for f in order if f in p.asked.options))
        for f in order:
            for kind in exposed[f][:hits]:
                t.put(s, kind, -1)
                hits -= 1
                if kind == "taliban.base" and who == "government":
                    t.aid = min(75, t.aid + 6)
        p.more("assault-space", referee.assault_spaces(t, who), s)
        p.end()


Spaces = Callable[[Table], set[str]]
ACTIVITIES: list[tuple[str, str, str, str, Spaces]] = [
    ("coalition", "train", "surge", "surge-space", referee.surge_spaces),
    ("coalition", "patrol", "air_strike", "air-strike", referee.strike_spaces),
    ("government", "patrol", "govern", "govern", referee.govern_spaces),
    ("government", "train", "eradicate", "eradicate", referee.eradicate_spaces),
    ("taliban", "march", "extort", "extort", referee.extort_spaces),
    ("taliban", "rally", "infiltrate", "infiltrate", referee.infiltrate_spaces),
    ("warlords", "rally", "traffic", "traffic", referee.traffic_spaces),
    ("warlords", "march", "suborn", "suborn", referee.suborn_spaces),
]


@pytest.mark.parametrize(("who", "name", "activity", "kind", "spaces"), ACTIVITIES, ids=[a[2] for a in ACTIVITIES])
def test_4_special_activities(who: str, name: str, activity: str, kind: str, spaces: Spaces) -> None:
    """4.2 to 4.5 Where each may take place, with Resources for its Operation and for itself."""
    for seed in seeds(9):
        p = Play(seed, who, name, special=True, limited=False)
        if not p.possible or p.t.resources["government" if who == "coalition" else who] < 5:
            continue
        assert p.asked is not None
        found = spaces(p.t)
        assert (activity in p.asked.options) == bool(found)
        if len(found) > 1:
            p.answer(activity)
            p.expect(kind, *found)
