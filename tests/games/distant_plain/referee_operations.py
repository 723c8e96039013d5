"""The referee's reading of sections 3 and 4 of A Distant Plain as whole Operations, with every Capability and Momentum
that changes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from tests.games.distant_plain import referee
from tests.games.distant_plain.referee import (
    AFGHAN,
    CUBES,
    INVENTORY,
    LANDS,
    LOCS,
    MAP,
    PAKISTAN,
    POSTURES,
    Table,
    next_to,
    pashtun,
)
from tests.games.lockstep import DONE, FOREIGN, Op, Steps, ask, number, pick

FACTIONS = ["coalition", "taliban", "government", "warlords"]
INSURGENTS = ["taliban", "warlords"]
COIN, INSURGENT = ["train", "patrol", "sweep", "assault"], ["rally", "march", "attack", "terror"]
SPECIALS = [
    "surge", "air_lift", "air_strike", "govern", "transport", "eradicate", "extort", "infiltrate", "cultivate",
    "traffic", "suborn",
]  # fmt: skip
GOVERNMENT_CUBES = ["government.troops", "government.police"]
PROVINCES = [s for s in LANDS if s != "kabul"]
LEVELS = {"support": "S", "neutral": "", "opposition": "O"}


@dataclass
class Land(Table):
    """The whole table, with what lasts."""

    hard: bool = False
    effects: dict[int, str] = field(default_factory=dict)
    elders: str = ""
    """45 The faction with the Tribal Elders."""
    gone: Counter[str] = field(default_factory=Counter)
    """Out of play."""
    fixed: dict[str, str] | None = None
    """6.5 Control during a Redeploy Phase."""

    def copy(self) -> Land:
        pieces = {s: Counter(there) for s, there in self.pieces.items()}
        return replace(
            self, pieces=pieces, level=dict(self.level), marks=Counter(self.marks), returnees=set(self.returnees),
            resources=dict(self.resources), casualties=Counter(self.casualties),
        )  # fmt: skip

    def available(self, kind: str) -> int:
        return super().available(kind) - self.gone[kind]

    def control(self, s: str) -> str:
        return super().control(s) if self.fixed is None else self.fixed.get(s, "")

    def side(self, card: int) -> str:
        return self.effects.get(card, "")

    def gain(self, who: str, amount: int) -> None:
        """1.8 Between 0 and 75."""
        self.resources[who] = max(0, min(75, self.resources[who] + amount))

    def help(self, amount: int) -> None:
        self.aid = max(0, min(75, self.aid + amount))

    def pay_off(self, amount: int) -> int:
        """1.8 Change Patronage, between 0 and 40. Return by how much."""
        before = self.patronage
        self.patronage = max(0, min(40, before + amount))
        return self.patronage - before

    def hunted(self, s: str) -> bool:
        """6.6.1 Hostility."""
        return s in PAKISTAN and self.islamabad == "hostility"

    def place_guerrillas(self, s: str, who: str, count: int) -> None:
        count = min(count, self.available(f"{who}.guerrilla"))
        self.put(s, f"{who}.guerrilla.{'a' if self.hunted(s) else 'u'}", count)

    def toward_sponsorship(self, steps: int) -> None:
        """6.6.1 Shift Islamabad; beyond the end it turns Hard."""
        for _ in range(steps):
            if self.islamabad == "sponsorship":
                self.hard = True
            else:
                self.islamabad = POSTURES[POSTURES.index(self.islamabad) + 1]

    def hide(self, s: str, who: str, count: int) -> int:
        return 0 if self.hunted(s) else self.flip(s, who, False, count)

    def bases(self, s: str) -> int:
        return self.here(s, *(f"{who}.base" for who in FACTIONS))

    def room(self, s: str) -> int:
        """1.4.2 Bases that still fit."""
        return 0 if s in LOCS else 2 - self.bases(s)

    def guerrillas(self, s: str) -> int:
        return self.here(s, "taliban.guerrilla", "warlords.guerrilla")


def land(data: dict[str, Any]) -> Land:
    """Convert a written position to a table."""
    plain = referee.table(data)
    effects = {int(n): side for key in ("capabilities", "momentum") for n, side in data.get(key, {}).items()}
    fixed = dict(data["control"]) if "control" in data else None
    gone = Counter(data.get("out_of_play", {}))
    return Land(
        **vars(plain),
        hard=bool(data.get("hard")),
        effects=effects,
        elders=data.get("elders", ""),
        gone=gone,
        fixed=fixed,
    )


class Operations:
    """Asks the questions of Operations and Special Activities."""

    t: Land
    executing: str = ""
    free_patrol_assault: bool
    next_kind: Callable[[], str]
    """The kind of the engine's question, for Roadside IEDs (23), whose routes are not the rulebook's."""

    def __init__(self) -> None:
        self.op: Op | None = None

    # 3.1 In general.

    def purse(self, who: str) -> str:
        return "government" if who == "coalition" else who

    def affords(self, op: Op, cost: int) -> bool:
        return op.free or self.t.resources[self.purse(op.who)] >= cost

    def pay(self, op: Op, cost: int) -> None:
        if cost and not op.free:
            self.t.gain(self.purse(op.who), -cost)
            op.paid += cost

    def executes(self, who: str) -> bool:
        """1.4.1, 1.5.1 In its own turn, or in a free Operation."""
        return self.executing == who or (self.op is not None and self.op.free and self.op.who == who)

    def takes_back(self, who: str) -> bool:
        """1.4.1 Insurgent players, while they execute."""
        return who in INSURGENTS and self.executes(who)

    def trial(self, act: Callable[[], object], asked: Callable[[], bool]) -> bool:
        kept = self.t
        self.t = kept.copy()
        try:
            act()
            return asked()
        finally:
            self.t = kept

    def to_come(self, op: Op) -> bool:
        return not op.spaces and op.selecting

    def candidates(self, op: Op) -> list[str]:
        """3.2, 3.3 The spaces that the Operation could select next."""
        t, who = self.t, op.who
        rich = self.affords(op, 3 if who == "government" else 0)
        full = who == "coalition" and t.side(17) == "shaded" and len(op.spaces) >= 2
        if op.name == "train":
            fit = AFGHAN if who == "government" else [s for s in AFGHAN if s == "kabul" or t.here(s, "coalition")]
            fit = fit if rich else []
        elif op.name == "sweep":
            fit = AFGHAN if rich and not full else []
        elif op.name == "assault":
            fit = [s for s in MAP if self.may_assault(op, s)] if rich and not full else []
        elif op.name == "rally":
            fit = [s for s in LANDS if self.may_rally(op, s)]
        elif op.name == "march":
            return self.destinations(op)
        elif op.name == "attack":
            fit = [s for s in MAP if self.may_attack(op, s)] if self.affords(op, 1) else []
        else:
            fit = [s for s in MAP if self.may_terror(op, s)]
        return [s for s in fit if op.open(s)]

    def possible_now(self, op: Op) -> bool:
        if op.name == "patrol":
            return self.affords(op, 3 if op.who == "government" else 0)
        return bool(op.spaces) or bool(self.candidates(op))

    def possible_if_paid(self, op: Op) -> bool:
        free, op.free = op.free, True
        found = self.possible_now(op)
        op.free = free
        return found

    def enables(self, op: Op) -> bool:
        """4.1 A Special Activity first could make the Operation possible."""
        t, who = self.t, op.who
        if not op.special or op.used or op.spaces or op.name in ("train", "patrol", "sweep"):
            return False
        selecting, op.selecting = op.selecting, True
        try:
            if who == "coalition":
                return self.may_strand(op) and self.can_lift(op)
            if who == "government":
                return self.may_strand(op) and self.can_transport(op)
            if t.resources[who]:
                way = {"terror": "hide", "rally": "base"}.get(op.name, "")
                if who == "taliban" or not way or t.resources[who] < 2 or t.side(59):
                    return False
                spaces = [s for s in MAP if t.here(s, "warlords.guerrilla.a" if way == "hide" else "government.base")]
                return any(self.suborn_leaves(op, s, way, 2) for s in spaces)
            if not self.possible_if_paid(op):
                return False
            if who == "taliban":
                return bool(self.extortable(op, []))
            return op.name in ("rally", "march") and self.can_traffic(op)
        finally:
            op.selecting = selecting

    def feasible(self, op: Op) -> bool:
        return self.possible_now(op) or self.enables(op)

    def menu(self, who: str, limited: bool, special: bool, banned: bool = False) -> list[str]:
        found = []
        for name in COIN if who in ("coalition", "government") else INSURGENT:
            op = Op(who, name, False, limited, special)
            if not (banned and name in ("sweep", "march")) and self.feasible(op):
                found.append(name)
        return found

    def survives(self, op: Op | None, act: Callable[[], object]) -> bool:
        """3.1 An announced Operation that could take place stays possible."""
        if op is None or op.spaces or not op.selecting or not self.feasible(op):
            return True
        return self.trial(act, lambda: self.feasible(op))

    # Interruptions.

    def spares(self, who: str, kinds: Iterable[str] = ()) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for s in MAP:
            own = [kind for kind in self.t.pieces[s] if kind.startswith(who) and (not kinds or kind in kinds)]

            def leave(kind: str) -> Callable[[], None]:
                return lambda: self.t.put(s, kind, -1)  # noqa: B023

            if fit := [kind for kind in own if self.survives(self.op, leave(kind))]:
                found[s] = fit
        return found

    def between(self, op: Op) -> list[str]:
        found = self.specials(op) if op.special and not op.used else []
        return [*found, "take_back"] if self.takes_back(op.who) and self.spares(op.who) else found

    def asked(self, op: Op, kind: str, options: Callable[[], list[str]]) -> Steps[str]:
        while True:
            choice = yield from ask(op.who, kind, lambda: [*options(), *self.between(op)])
            if choice == "take_back":
                yield from self.take_back(op.who)
            elif op.special and choice in SPECIALS:
                op.used = choice
                yield from getattr(self, choice)(op)
            else:
                return choice

    def select(self, op: Op, kind: str) -> Steps[str]:
        op.selecting = True

        def options() -> list[str]:
            found = self.candidates(op)
            ends = bool(op.spaces) or (not found and not self.enables(op))
            return [*found, DONE] if ends else found

        choice = yield from self.asked(op, kind, options)
        return "" if choice == DONE else choice

    def finish(self, op: Op) -> Steps[None]:
        if op.special and not op.used and self.specials(op):
            yield from self.asked(op, "after-operation", lambda: [DONE])

    def take_back(self, who: str, kinds: Iterable[str] = ()) -> Steps[None]:
        found = self.spares(who, kinds)
        s = yield from pick(who, "take-back-space", found)
        if not s:
            return
        kind = yield from pick(who, "take-back-piece", found[s])
        self.t.put(s, kind, -1)
        op = self.op
        if op is None:
            return
        other = kind[:-1] + ("a" if kind.endswith("u") else "u") if ".guerrilla." in kind else kind
        if op.moved[kind, s]:
            op.moved[kind, s] -= 1
        elif other != kind and op.moved[other, s] > self.t.here(s, other):
            op.moved[other, s] -= 1

    def consult(self, before: dict[str, str]) -> Steps[None]:
        """45 The Tribal Elders set a Province whose level an action has changed."""
        t = self.t
        if not t.side(45):
            return
        for s in MAP:
            level = t.level.get(s, "")
            if s not in before or before[s] == level or s not in PROVINCES:
                continue
            others = [word for word, other in LEVELS.items() if other != level]
            choice = yield from ask(t.elders, "tribal-elders", lambda: [*others, DONE])  # noqa: B023
            if choice != DONE:
                t.level.pop(s, None)
                if LEVELS[choice]:
                    t.level[s] = LEVELS[choice]

    def levels(self) -> dict[str, str]:
        return {s: self.t.level.get(s, "") for s in AFGHAN if self.t.pop(s)}

    def casualty(self, s: str, kind: str) -> None:
        self.t.put(s, kind, -1)
        if kind.startswith("coalition"):
            self.t.casualties[kind] += 1

    # 3.2 COIN Operations.

    def operate(self, op: Op) -> Steps[None]:
        self.op = op
        if op.limited and not op.event and op.who == "taliban" and self.t.islamabad == "sponsorship":
            op.limited = False
        return getattr(self, op.name)(op)  # type: ignore[no-any-return]

    def train(self, op: Op) -> Steps[None]:
        """3.2.1 Cubes, then building in 1 space; 12, 18, 29 change it."""
        t, who = self.t, op.who
        while s := (yield from self.select(op, "train-space")):
            op.spaces.append(s)
            self.pay(op, 3 if who == "government" else 0)
            base = t.here(s, "coalition.base") if who == "coalition" else t.here(s, "coalition.base", "government.base")
            if base or (s == "kabul" and who == "government"):
                yield from self.recruit(op, s)
        if op.spaces:
            yield from self.build(op)
        if who == "coalition" and t.side(12) == "unshaded":
            yield from self.village_police()
        yield from self.finish(op)

    def recruit(self, op: Op, s: str) -> Steps[None]:
        t = self.t
        if op.who == "coalition" and not self.affords(op, 3):
            return
        left = limit = 4 if t.side(29) == "shaded" else 6
        kinds = GOVERNMENT_CUBES[:1] if op.who == "coalition" and t.side(12) == "shaded" else GOVERNMENT_CUBES
        for kind in kinds:
            count = yield from number(op.who, "train-cubes", 0, min(left, t.available(kind)))
            t.put(s, kind, count)
            left -= count
        if not any(t.available(kind) for kind in kinds):
            while left:
                origin = yield from pick(
                    op.who, "train-take", [x for x in MAP if x != s and t.here(x, *kinds)], optional=True
                )  # fmt: skip
                if not origin:
                    break
                kind = yield from pick(op.who, "train-take-piece", [k for k in kinds if t.here(origin, k)])
                count = yield from number(op.who, "move-count", 1, min(left, t.here(origin, kind)))
                t.put(origin, kind, -count)
                t.put(s, kind, count)
                left -= count
        if op.who == "coalition" and left < limit:
            self.pay(op, 3)

    def sites(self, op: Op) -> list[str]:
        t = self.t
        if op.who != "government":
            return []
        spare = t.available("government.base")
        return [
            s for s in op.spaces
            if t.here(s, *GOVERNMENT_CUBES) >= 3 and t.room(s)
            and (spare or t.on_map("government.base") > t.here(s, "government.base"))
        ]  # fmt: skip

    def civic_fields(self, op: Op, done: list[str]) -> list[str]:
        t = self.t
        if t.resources["government"] < 3 or (op.who == "coalition" and t.side(18) == "shaded"):
            return []
        owned = [s for s in op.spaces if s not in done and t.control(s) == "coin"]
        return [s for s in owned if t.marks[s] or (t.pop(s) and t.level.get(s) != "S")]

    def build(self, op: Op) -> Steps[None]:
        t, done, before = self.t, list[str](), dict[str, str]()

        def options() -> list[str]:
            found = ["civic_action"] if self.civic_fields(op, done) else []
            found += ["base"] if self.sites(op) else []
            cut = op.who == "coalition" and "kabul" in op.spaces and "kabul" not in done
            found += ["patronage"] if cut and t.patronage and t.resources["government"] < 75 else []
            return [*found, DONE]

        for _ in range(2 if op.who == "coalition" and t.side(18) == "unshaded" else 1):
            if len(options()) == 1:
                break
            choice = yield from self.asked(op, "train-build", options)
            if choice == DONE:
                break
            if choice == "civic_action":
                s = yield from pick(op.who, "civic-action", self.civic_fields(op, done))
                before[s] = t.level.get(s, "")
                yield from self.persuade(op.who, "government", s, "S", 3, "civic-steps")
                done.append(s)
            elif choice == "base":
                s = yield from pick("government", "train-base", self.sites(op))
                troops, police = (t.here(s, kind) for kind in GOVERNMENT_CUBES)
                count = yield from number("government", "train-trade", max(0, 3 - police), min(3, troops))
                t.put(s, "government.troops", -count)
                t.put(s, "government.police", count - 3)
                if not t.available("government.base"):
                    there = [x for x in LANDS if x != s and t.here(x, "government.base")]
                    t.put((yield from pick("government", "train-base-origin", there)), "government.base", -1)
                t.put(s, "government.base", 1)
            else:
                t.gain("government", -t.pay_off(-min(3, 75 - t.resources["government"])))
                done.append("kabul")
        yield from self.consult(before)

    def persuade(self, who: str, purse: str, s: str, to: str, price: int, kind: str) -> Steps[None]:
        """6.4.1, 6.4.2 Each payment removes 1 Terror or shifts 1 level."""
        t = self.t
        levels = {"": 1, to: 0}.get(t.level.get(s, ""), 2) if s in AFGHAN and t.pop(s) else 0
        count = yield from number(who, kind, 1, min(t.marks[s] + levels, t.resources[purse] // price))
        for _ in range(count):
            t.gain(purse, -price)
            if t.marks[s]:
                t.marks[s] -= 1
                t.marks += Counter()
            else:
                t.shift(s, to)

    def village_police(self) -> Steps[None]:
        """12 unshaded."""
        t, kind = self.t, "government.police"
        spaces = [s for s in MAP if t.here(s, "coalition.troops")]
        if not t.available(kind):
            spaces = [s for s in spaces if t.on_map(kind) > t.here(s, kind)]
        s = yield from pick("coalition", "village-police", spaces, optional=True)
        if s:
            if not t.available(kind):
                there = [x for x in MAP if x != s and t.here(x, kind)]
                t.put((yield from pick("coalition", "village-police-origin", there)), kind, -1)
            t.put(s, kind, 1)

    def own_cubes(self, op: Op) -> list[str]:
        return ["coalition.troops"] if op.who == "coalition" else GOVERNMENT_CUBES

    def unmoved(self, op: Op, kind: str, s: str) -> int:
        return max(0, self.t.here(s, kind) - op.moved[kind, s])

    def move(self, op: Op, kind: str, origin: str, goal: str, count: int, entry: bool = False) -> None:
        if count:
            self.t.put(origin, kind, -count)
            self.t.put(goal, kind, count)
            op.moved[kind, goal] += count
            if entry:
                self.note_entry(op, kind, origin, goal, count)

    def note_entry(self, op: Op, kind: str, origin: str, goal: str, count: int) -> None:
        op.entered[kind, goal] += count
        op.entered[kind, origin] = max(0, op.entered[kind, origin] - count)

    def roadside(self) -> Steps[None]:
        """23 shaded: the routes are the card's own matter."""
        while self.t.side(23) == "shaded" and self.next_kind().startswith("roadside"):
            yield FOREIGN

    def patrol(self, op: Op) -> Steps[None]:
        """3.2.2 Cubes over LoCs and Kabul; Activation on LoCs; an Assault on 1. 5 changes it."""
        t, own = self.t, self.own_cubes(op)
        self.pay(op, 3 if op.who == "government" else 0)

        def goals(s: str) -> set[str]:
            found = referee.patrol_goals(t, s)
            return found & set(op.spaces) if op.limited and op.spaces else found

        def origins() -> list[str]:
            ready = [s for s in MAP if any(self.unmoved(op, kind, s) for kind in own)]
            return [*(s for s in ready if goals(s)), DONE]

        while (origin := (yield from self.asked(op, "patrol-origin", origins))) != DONE:
            goal = yield from pick(op.who, "patrol-destination", goals(origin))
            if goal not in op.spaces:
                op.spaces.append(goal)
            most = [self.unmoved(op, kind, origin) for kind in own]
            counts: list[int] = []
            for i, high in enumerate(most):
                counts.append(
                    (yield from number(op.who, "move-count", int(not sum(counts) + sum(most[i + 1 :])), high))
                )
            for kind, count in zip(own, counts, strict=True):
                self.move(op, kind, origin, goal, count)
        yield from self.roadside()
        aerostats = op.who == "coalition" and t.side(5) == "unshaded"

        def eyes(s: str) -> int:
            if aerostats and t.here(s, "coalition.troops"):
                return 1 if s == "kabul" else 99
            return 0 if s == "kabul" else t.here(s, *CUBES)

        yield from self.activate(op, [*LOCS, "kabul"] if aerostats else LOCS, eyes)
        yield from self.patrol_assault(op)
        yield from self.slip_away(op)
        yield from self.finish(op)

    def patrol_assault(self, op: Op) -> Steps[None]:
        def targets() -> list[str]:
            fit = [s for s in LOCS if self.may_assault(op, s) and self.hits(op, s)]
            fit = [s for s in fit if self.exposed_here(op, s) or self.findable(op, s)]
            return [s for s in fit if s == op.spaces[0]] if op.limited and op.spaces else fit

        bring = op.special and not op.used and {"air_lift", "transport"} & set(self.specials(op))
        if not targets() and not (bring and any(self.exposed_here(op, s) for s in LOCS)):
            return
        s = yield from self.asked(op, "patrol-assault", lambda: [*targets(), DONE])
        if s != DONE:
            yield from self.assault_space(op, s, 0 if self.free_patrol_assault else 3)

    def activate(self, op: Op, spaces: list[str], eyes: Callable[[str], int]) -> Steps[None]:
        """1.4.1 Activate in each space, in any order, dividing it among the targeted factions."""
        t, left = self.t, list(spaces)

        def hiding() -> list[str]:
            return [s for s in left if t.here(s, "taliban.guerrilla.u", "warlords.guerrilla.u")]

        def found() -> list[str]:
            return [s for s in hiding() if eyes(s) > 0]

        while True:
            waiting = op.special and not op.used and bool(self.specials(op))
            there = found()
            if not there and not (waiting and len(left) < len(spaces) and hiding()):
                return
            s = there[0] if len(there) == 1 and not waiting else ""
            if not s:
                s = yield from self.asked(op, "activate-space", lambda: [*found(), DONE])
                if s == DONE:
                    return
            left.remove(s)
            yield from self.expose(op.who, s, eyes(s))

    def expose(self, who: str, s: str, count: int) -> Steps[None]:
        t = self.t
        hidden = [f for f in INSURGENTS if t.here(s, f"{f}.guerrilla.u")]
        short = False
        while count > 0 and hidden:
            target = yield from pick(who, "activate", hidden, optional=not short)
            if not target:
                return
            hidden.remove(target)
            most = min(count, t.here(s, f"{target}.guerrilla.u"))
            others = sum(t.here(s, f"{f}.guerrilla.u") for f in hidden)
            found = yield from number(who, "activate-count", min(most, max(1, count - others)), most)
            short = short or found < most
            count -= t.flip(s, target, True, found)

    def slip_away(self, op: Op) -> Steps[None]:
        """5 shaded: the Taliban hide in 1 space."""
        t = self.t
        if op.who == "coalition" and t.side(5) == "shaded":
            spaces = [s for s in MAP if t.here(s, "taliban.guerrilla.a") and not t.hunted(s)]
            if s := (yield from pick("taliban", "aerostats-space", spaces, optional=True)):
                t.flip(s, "taliban", False, 99)

    def allies(self) -> bool:
        """10 shaded: the Coalition uses no Government pieces."""
        return self.t.side(10) != "shaded"

    def sweep(self, op: Op) -> Steps[None]:
        """3.2.3 Troops move in, dues are paid, Guerrillas Activated; 1, 5, 10, 17 change it."""
        t, roads = self.t, list[str]()
        own = "coalition.troops" if op.who == "coalition" else "government.troops"
        while goal := (yield from self.select(op, "sweep-space")):
            op.spaces.append(goal)
            self.pay(op, 3 if op.who == "government" else 0)
            paid = False

            def origins() -> list[str]:
                near = [s for s in MAP if s != goal and self.unmoved(op, own, s)]
                return [*(s for s in near if referee.sweep_routes(t, s, goal)), DONE]

            while len(origins()) > 1:
                origin = yield from self.asked(op, "sweep-origin", origins)
                if origin == DONE:
                    break
                ways = referee.sweep_routes(t, origin, goal)
                matters = op.who == "government" or t.side(23) == "shaded"
                road = "direct" if "direct" in ways else min(ways, key=list(MAP).index)
                if len(ways) > 1 and matters and any(x != "direct" and t.guerrillas(x) for x in ways):
                    road = yield from pick(op.who, "sweep-route", ways)
                count = yield from number(op.who, "move-count", 1, self.unmoved(op, own, origin))
                with_them = 0
                if op.who == "coalition" and self.allies() and (paid or self.affords(op, 3)):
                    most = min(count, self.unmoved(op, "government.troops", origin))
                    with_them = yield from number(op.who, "move-count", 0, most)
                    if with_them and not paid:
                        self.pay(op, 3)
                        paid = True
                if road != "direct" and road not in roads:
                    roads.append(road)
                self.move(op, own, origin, goal, count, True)
                self.move(op, "government.troops", origin, goal, with_them, True)
        yield from self.roadside()
        if op.who == "government":
            self.dues(roads)
        yield from self.activate(op, op.spaces, lambda s: self.sweep_eyes(op, s))
        if op.who == "coalition" and t.side(1) == "unshaded":
            yield from self.scout(op)
        yield from self.slip_away(op)
        yield from self.finish(op)

    def sweep_eyes(self, op: Op, s: str) -> int:
        t = self.t
        if op.who == "government":
            return t.here(s, *GOVERNMENT_CUBES)
        if not t.here(s, "coalition"):
            return 0
        kinds = CUBES if self.allies() else CUBES[:1]
        late = sum(min(t.here(s, kind), op.entered[kind, s]) for kind in kinds) if t.side(1) == "shaded" else 0
        return t.here(s, *kinds) - late

    def dues(self, spaces: list[str]) -> None:
        """3.2.3, 4.3.2 One Resource to the Warlords for each space with Guerrillas."""
        t = self.t
        for s in spaces:
            if t.guerrillas(s) and t.resources["government"] and t.resources["warlords"] < 75:
                t.gain("government", -1)
                t.gain("warlords", 1)

    def scout(self, op: Op) -> Steps[None]:
        """1 unshaded: up to 3 Guerrillas in 1 further space."""
        t, left = self.t, 3
        hidden = [s for s in MAP if s not in op.spaces and t.here(s, "taliban.guerrilla.u", "warlords.guerrilla.u")]
        s = yield from pick("coalition", "isr-space", hidden, optional=True)
        if s:
            for who in INSURGENTS:
                most = min(left, t.here(s, f"{who}.guerrilla.u"))
                left -= t.flip(s, who, True, (yield from number("coalition", "isr-count", 0, most)))

    def may_assault(self, op: Op, s: str) -> bool:
        """3.2.4 Cubes; 11 shaded: not under Taliban Control; 24 shaded: not the Coalition."""
        t = self.t
        if not t.here(s, *self.own_cubes(op)):
            return False
        if op.event and op.name == "assault":
            return True
        if t.side(11) == "shaded" and s in LANDS and t.control(s) == "taliban":
            return False
        return op.who != "coalition" or t.side(24) != "shaded"

    def hits(self, op: Op, s: str) -> int:
        return referee.assault_hits(self.t, op.who, s, False)

    def victims(self, op: Op, s: str, who: str) -> list[str]:
        """3.2.4 Bases last; 7 shaded: the Coalition removes none."""
        found = referee.assault_targets(self.t, s, who)
        no_bases = op.who == "coalition" and self.t.side(7) == "shaded"
        return [kind for kind in found if not (no_bases and kind.endswith("base"))]

    def exposed_here(self, op: Op, s: str) -> int:
        return sum(len(self.victims(op, s, who)) for who in INSURGENTS)

    def findable(self, op: Op, s: str) -> list[str]:
        """7 unshaded: a Coalition Assault may Activate 1 Guerrilla first."""
        if op.who != "coalition" or self.t.side(7) != "unshaded":
            return []
        return [who for who in INSURGENTS if self.t.here(s, f"{who}.guerrilla.u")]

    def assault(self, op: Op) -> Steps[None]:
        t, removed = self.t, 0
        while s := (yield from self.select(op, "assault-space")):
            op.spaces.append(s)
            self.pay(op, 3 if op.who == "government" else 0)
            removed += yield from self.assault_space(op, s, 3)
        if removed and op.who == "coalition" and t.side(34) == "shaded":
            if t.available("taliban.guerrilla"):
                s = yield from pick("taliban", "accidental-guerrillas", AFGHAN, optional=True)
                if s:
                    t.put(s, "taliban.guerrilla.u", 1)
            yield from self.finish(op)

    def assault_space(self, op: Op, s: str, price: int) -> Steps[int]:
        t = self.t
        found = yield from pick(op.who, "find-fix-finish", self.findable(op, s), optional=True)
        if found:
            t.flip(s, found, True, 1)
        hits, exposed = self.hits(op, s), self.exposed_here(op, s)
        joined = referee.assault_hits(t, "coalition", s, True) - t.here(s, "coalition.troops")
        helpful = op.who == "coalition" and exposed > hits and joined and self.allies() and self.affords(op, price)
        if helpful and (yield from pick(op.who, "assault-allies", ["alone", "with_government"])) == "with_government":
            self.pay(op, price)
            hits += joined
        if not exposed or not hits:
            return 0
        count, targeted = hits, list[str]()
        while hits > 0:
            there = [who for who in INSURGENTS if self.victims(op, s, who)]
            enough = hits >= self.exposed_here(op, s)
            must = any(who in targeted for who in there)
            who = yield from pick(op.who, "assault-target", there, optional=bool(targeted) and not must)
            if not who:
                break
            targeted.append(who)
            for _ in range(len(self.victims(op, s, who)) if enough else 1):
                kind = self.victims(op, s, who)[0]
                t.put(s, kind, -1)
                hits -= 1
                if kind == "taliban.base" and op.who == "government":
                    t.help(6)
        return count - hits

    # 3.3 Insurgent Operations.

    def can_place(self, who: str) -> bool:
        t, kind = self.t, f"{who}.guerrilla"
        return t.available(kind) > 0 or (t.on_map(kind) > 0 and self.takes_back(who))

    def rally_price(self, s: str) -> int:
        return 0 if s in PAKISTAN and self.t.friendly("backing") else 1

    def may_rally(self, op: Op, s: str) -> bool:
        """3.3.1, 6.6.1."""
        t = self.t
        if s in PAKISTAN:
            fits = op.who == "taliban" and t.friendly("tolerance")
        else:
            fits = op.who == "warlords" or pashtun(s) or t.level.get(s) != "S"
        if not fits or not self.affords(op, self.rally_price(s)):
            return False
        return bool(self.rally_ways(op.who, s)) or self.only_to_build(op, s)

    def rally_ways(self, who: str, s: str) -> list[str]:
        t = self.t
        found = ["place"] if self.can_place(who) else []
        if t.available(f"{who}.base") and t.here(s, f"{who}.guerrilla") >= 2 and t.room(s):
            found.append("base")
        home = t.here(s, f"{who}.base") and (who == "taliban" or not pashtun(s))
        if home and t.here(s, f"{who}.guerrilla.a") and not t.hunted(s):
            found.append("hide")
        return found

    def only_to_build(self, op: Op, s: str) -> bool:
        t = self.t
        if op.who == "taliban":
            gains = t.marks[s] or (s in AFGHAN and t.pop(s) and t.level.get(s) != "O")
            return bool(t.here(s, "taliban.base") and gains)
        idle = op.special and not op.used and not t.available("warlords.guerrilla")
        return idle and self.new_field(s)

    def rally(self, op: Op) -> Steps[None]:
        """3.3.1; 34 unshaded: 1 Guerrilla under COIN Control."""
        t, who, idle = self.t, op.who, False
        guerrilla = f"{who}.guerrilla"
        while s := (yield from self.select(op, "rally-space")):
            op.spaces.append(s)
            self.pay(op, self.rally_price(s))

            def options() -> list[str]:
                found = self.rally_ways(who, s)
                spare = not idle and self.only_to_build(op, s)  # noqa: B023
                return [*found, DONE] if not found or spare else found

            how = yield from self.asked(op, "rally-how", options)
            if how == "place":
                if not t.available(guerrilla):
                    yield from self.take_back(who, [f"{guerrilla}.u", f"{guerrilla}.a"])
                most = 1
                held = who == "taliban" and t.side(34) == "unshaded" and t.control(s) == "coin"
                if t.here(s, f"{who}.base") and (who == "taliban" or not pashtun(s)) and not held:
                    most = t.here(s, f"{who}.base") + t.pop(s)
                count = yield from number(who, "rally-count", 1, min(most, t.available(guerrilla)))
                t.place_guerrillas(s, who, count)
            elif how == "base":
                hidden, active = t.here(s, f"{guerrilla}.u"), t.here(s, f"{guerrilla}.a")
                count = yield from number(who, "rally-trade", max(0, 2 - hidden), min(2, active))
                t.put(s, f"{guerrilla}.a", -count)
                t.put(s, f"{guerrilla}.u", count - 2)
                t.put(s, f"{who}.base", 1)
            elif how == "hide":
                t.hide(s, who, 99)
            idle = idle or how == DONE
        if who == "taliban":
            yield from self.rally_sharia(op)

    def rally_sharia(self, op: Op) -> Steps[None]:
        t = self.t

        def sites() -> list[str]:
            bases = [s for s in op.spaces if t.here(s, "taliban.base") and t.resources["taliban"]]
            return [s for s in bases if t.marks[s] or (s in AFGHAN and t.pop(s) and t.level.get(s) != "O")]

        if not sites():
            return
        s = yield from self.asked(op, "rally-sharia", lambda: [*sites(), DONE])
        if s != DONE:
            before = {s: t.level.get(s, "")}
            yield from self.persuade("taliban", "taliban", s, "O", 1, "sharia-steps")
            yield from self.consult(before)
            yield from self.finish(op)

    def march_price(self, op: Op, origin: str, goal: str) -> int:
        return 0 if goal in op.paid_for else referee.march_price(self.t, origin, goal)

    def fresh(self, op: Op, s: str) -> tuple[int, int]:
        here = [self.t.here(s, f"{op.who}.guerrilla.{side}") for side in "ua"]
        came = [op.moved[f"{op.who}.guerrilla.{side}", s] for side in "ua"]
        for one, other in ((0, 1), (1, 0)):
            if came[one] > here[one]:
                came[other] += came[one] - here[one]
                came[one] = here[one]
                break
        return max(0, here[0] - came[0]), max(0, here[1] - came[1])

    def march_origins(self, op: Op, goal: str) -> list[str]:
        near = [s for s in next_to(goal) if self.fresh(op, s) != (0, 0) and (s, goal) not in op.gone]
        return [s for s in near if self.affords(op, self.march_price(op, s, goal))]

    def destinations(self, op: Op) -> list[str]:
        """3.3.2 Each once; Taliban that March on may come to one again. The Warlords not into Pakistan."""
        found = []
        for goal in MAP:
            if op.who == "warlords" and goal in PAKISTAN:
                continue
            origins = self.march_origins(op, goal)
            if goal in op.spaces:
                again = op.who == "taliban" and not op.limited
                origins = [s for s in origins if s in op.spaces] if again else []
            elif not op.open(goal):
                origins = []
            if origins:
                found.append(goal)
        return found

    def march(self, op: Op) -> Steps[None]:
        """3.3.2; 46 changes who is noticed, 57 stops going on."""
        t, who = self.t, op.who
        while goal := (yield from self.select(op, "march-space")):
            if goal not in op.spaces:
                cost = min(self.march_price(op, s, goal) for s in self.march_origins(op, goal))
                op.spaces.append(goal)
                self.pay(op, cost)
                op.paid_for |= {goal} if cost else set()
            came = False

            def origins() -> list[str]:
                found = self.march_origins(op, goal)
                return [*found, DONE] if came or not found else found  # noqa: B023

            while self.march_origins(op, goal):
                origin = yield from self.asked(op, "march-origin", origins)
                if origin == DONE:
                    break
                came = True
                cost = self.march_price(op, origin, goal)
                self.pay(op, cost)
                op.paid_for |= {goal} if cost else set()
                op.gone.add((origin, goal))
                hidden, active = self.fresh(op, origin)
                first = yield from number(who, "move-count", 0 if active else 1, hidden)
                second = yield from number(who, "move-count", 0 if first else 1, active)
                noticed = self.noticed(who, goal, first + second)
                arrived = (0, first + second) if noticed else (first, second)
                going_on = who == "taliban" and not op.limited and pashtun(goal) and (op.event or not t.side(57))
                for side, went, there in zip("ua", (first, second), arrived, strict=True):
                    kind = f"{who}.guerrilla.{side}"
                    t.put(origin, kind, -went)
                    t.put(goal, kind, there)
                    if not going_on:
                        op.moved[kind, goal] += there

    def noticed(self, who: str, goal: str, group: int) -> bool:
        t = self.t
        if t.hunted(goal):
            return True
        if who == "taliban" and t.side(46) == "unshaded" and t.here(goal, "government.police"):
            return True
        if who == "taliban" and t.side(46) == "shaded":
            group -= t.here(goal, "government.police")
        return referee.march_activates(t, who, goal, group)

    def may_attack(self, op: Op, s: str) -> bool:
        """3.3.3; 11 unshaded: Taliban not under COIN Control; 24 unshaded: not the Coalition."""
        t, who = self.t, op.who
        enemies = t.pieces[s].total() - t.here(s, who)
        if who == "taliban" and t.side(24) == "unshaded":
            enemies -= t.here(s, "coalition")
        if not t.here(s, f"{who}.guerrilla") or enemies <= 0:
            return False
        barred = who == "taliban" and not op.event and t.side(11) == "unshaded"
        return not (barred and s in LANDS and t.control(s) == "coin")

    def attack(self, op: Op) -> Steps[None]:
        """3.3.3, 4.4.3; 31 changes Ambush."""
        t, who, ambushes = self.t, op.who, 0

        def fits(s: str) -> bool:
            limit = 1 if t.side(31) == "unshaded" else 3
            if who != "taliban" or not op.special or op.used not in ("", "ambush") or ambushes >= limit:
                return False
            return t.here(s, "taliban.guerrilla.u") > 0 or (
                t.side(31) == "shaded" and t.here(s, "taliban.guerrilla.a") > 0
            )

        def ways(s: str) -> list[str]:
            if not t.here(s, f"{who}.guerrilla") or t.pieces[s].total() == t.here(s, who):
                return [DONE]
            return ["attack", "ambush"] if fits(s) else ["attack"]

        while s := (yield from self.select(op, "attack-space")):
            op.spaces.append(s)
            self.pay(op, 1)
            how = "attack"
            if fits(s):
                how = yield from self.asked(op, "attack-how", lambda: ways(s))
            if how == "ambush":
                op.used = "ambush"
                ambushes += 1
                t.flip(s, who, True, 1)
                yield from self.strike(who, s)
                yield from self.capture(who, s)
            elif t.here(s, f"{who}.guerrilla") and t.pieces[s].total() > t.here(s, who):
                t.flip(s, who, True, 99)
                die = int((yield from ask("", "attack-die", lambda: range(1, 7))))
                if die <= t.here(s, f"{who}.guerrilla"):
                    yield from self.strike(who, s)
                    if die == 1:
                        yield from self.capture(who, s)

    def strike(self, who: str, s: str) -> Steps[None]:
        t, target = self.t, ""
        spared = "coalition" if who == "taliban" and t.side(24) == "unshaded" else "nobody"
        for _ in range(2):
            kinds = [kind for kind in referee.attack_targets(t, who, s) if not kind.startswith(spared)]
            stop = bool(target) and not any(kind.startswith(target) for kind in kinds)
            kind = yield from pick(who, "attack-target", kinds, optional=stop)
            if not kind:
                return
            target = kind.split(".")[0]
            self.casualty(s, kind)

    def capture(self, who: str, s: str) -> Steps[None]:
        t, guerrilla = self.t, f"{who}.guerrilla"
        if not t.available(guerrilla) and t.on_map(guerrilla) and self.takes_back(who):
            choice = yield from ask(who, "before-placing", lambda: [DONE, "take_back"])
            if choice == "take_back":
                yield from self.take_back(who, [f"{guerrilla}.u", f"{guerrilla}.a"])
        t.place_guerrillas(s, who, 1)

    def may_terror(self, op: Op, s: str) -> bool:
        """3.3.4; 23 unshaded: not on LoCs with cubes; 29 unshaded: 2 Provinces; 30: Kabul."""
        t, who = self.t, op.who
        kabul = t.side(30) if who == "taliban" and s == "kabul" else ""
        if t.here(s, f"{who}.guerrilla.u") < (2 if kabul == "unshaded" else 1):
            return False
        if not self.affords(op, 0 if s in LOCS or kabul == "shaded" else 1):
            return False
        if who == "taliban" and s in LOCS and not op.event and t.side(23) == "unshaded" and t.here(s, *CUBES):
            return False
        few = who == "taliban" and t.side(29) == "unshaded" and s in PROVINCES
        return not few or sum(1 for x in op.spaces if x in PROVINCES) < 2

    def terror(self, op: Op) -> Steps[None]:
        t, who, before = self.t, op.who, dict[str, str]()
        while s := (yield from self.select(op, "terror-space")):
            kabul = t.side(30) if who == "taliban" and s == "kabul" else ""
            op.spaces.append(s)
            self.pay(op, 0 if s in LOCS or kabul == "shaded" else 1)
            before[s] = t.level.get(s, "")
            if kabul != "shaded":
                t.flip(s, who, True, 2 if kabul == "unshaded" else 1)
            t.mark(s)
            t.shift(s, "O" if who == "taliban" else "")
        followed = False
        if who == "taliban":
            followed = yield from self.bombers(op)
        yield from self.consult(before)
        if followed:
            yield from self.finish(op)

    def bombers(self, op: Op) -> Steps[bool]:
        """33 Suicide Bombers."""
        t, side = self.t, self.t.side(33)
        struck = [s for s in op.spaces if s in LANDS]

        def bomber(s: str) -> str:
            hidden = s == "kabul" and t.side(30) == "shaded" and t.here(s, "taliban.guerrilla.u")
            return f"taliban.guerrilla.{'u' if hidden else 'a'}"

        def victims(s: str) -> list[str]:
            cubes = [kind for kind in GOVERNMENT_CUBES if t.here(s, kind)]
            if cubes or not t.here(s, "coalition.troops") or t.side(24) == "unshaded":
                return cubes
            return ["coalition.troops"]

        if side == "unshaded":
            s = yield from pick("taliban", "suicide-bomber", [s for s in struck if t.here(s, bomber(s))])
            if s:
                t.put(s, bomber(s), -1)
        elif side == "shaded":
            s = yield from pick("taliban", "suicide-target", [s for s in struck if victims(s)], optional=True)
            if s:
                self.casualty(s, (yield from pick("taliban", "suicide-piece", victims(s))))
        return bool(side) and bool(struck)

    # 4 Special Activities.

    def specials(self, op: Op) -> list[str]:
        """4.1.1, 4.2 to 4.5."""
        t, found = self.t, list[str]()
        waits = self.may_strand(op) and not self.possible_now(op)
        if op.who == "coalition":
            found = ["surge"] if op.name == "train" else []
            found += ["air_lift"] if self.can_lift(op) else []
            found += ["air_strike"] if op.name != "train" and not waits and self.strike_spaces(op, [], True) else []
        elif op.who == "government":
            found = ["govern"] if op.name in ("train", "patrol") and referee.govern_spaces(t) else []
            found += ["transport"] if self.can_transport(op) else []
            found += ["eradicate"] if op.name != "sweep" and not waits and referee.eradicate_spaces(t) else []
        elif op.who == "taliban":
            found = ["extort"] if self.extortable(op, []) else []
            if op.name in ("rally", "march") and referee.infiltrate_spaces(t):
                found += ["infiltrate"] if t.resources["taliban"] or self.possible_now(op) else []
        else:
            if op.name in ("rally", "march"):
                found = ["cultivate"] if [s for s in op.spaces if self.new_field(s)] else []
                found += ["traffic"] if self.can_traffic(op) else []
            found += ["suborn"] if t.resources["warlords"] >= 2 and self.subornable(op, []) else []
        return found

    def may_strand(self, op: Op) -> bool:
        """11 shaded: moving Troops could leave no space to Assault in."""
        return op.name == "assault" and not op.spaces and not op.event and self.t.side(11) == "shaded"

    def surge(self, op: Op) -> Steps[None]:
        """4.2.1."""
        t, chosen = self.t, list[str]()
        while len(chosen) < 3:
            left = [s for s in referee.surge_spaces(t) if s not in chosen]
            s = yield from pick("coalition", "surge-space", left, optional=bool(chosen))
            if not s:
                break
            chosen.append(s)
        for kind in ("coalition.troops", "coalition.base"):
            pool = t.available(kind) + sum(t.here(s, kind) for s in chosen)
            wanted: dict[str, int] = {}
            for s in chosen:
                most = t.here(s, kind) + t.room(s) if kind.endswith("base") else INVENTORY[kind]
                wanted[s] = yield from number("coalition", "surge-count", 0, min(pool, most))
                pool -= wanted[s]
            for s, count in wanted.items():
                t.put(s, kind, count - t.here(s, kind))
        if (yield from ask("coalition", "surge-roll", lambda: ["roll", DONE])) == "roll":
            die = int((yield from ask("", "surge-die", lambda: range(1, 7))))
            aid = yield from number("coalition", "surge-aid", 0, die)
            t.help(aid)
            t.gain("warlords", die - aid)

    def cancelled(self, op: Op) -> Steps[bool]:
        """26 shaded: the Taliban may cancel it for 3 Resources."""
        t = self.t
        if op.event or t.side(26) != "shaded" or t.resources["taliban"] < 3:
            return False
        if (yield from ask("taliban", "manpads", lambda: ["cancel", DONE])) == DONE:
            return False
        t.gain("taliban", -3)
        return True

    def lift_loads(self, op: Op, origin: str, goal: str, allies: int) -> list[tuple[int, int]]:
        t, found = self.t, list[tuple[int, int]]()
        for own in range(t.here(origin, "coalition.troops") + 1):
            for others in range(min(allies, t.here(origin, "government.troops")) + 1):

                def fly() -> None:
                    for kind, count in (("coalition.troops", own), ("government.troops", others)):  # noqa: B023
                        self.t.put(origin, kind, -count)
                        self.t.put(goal, kind, count)

                if own + others and (not self.may_strand(op) or self.trial(fly, lambda: bool(self.candidates(op)))):
                    found.append((own, others))
        return found

    def lift_goals(
        self, op: Op, origin: str, spaces: list[str], flown: list[tuple[str, str]], allies: int
    ) -> list[str]:
        among = list(MAP) if len({*spaces, origin}) < 3 else spaces
        fit = [s for s in among if s != origin and s not in PAKISTAN and (origin, s) not in flown]
        return [s for s in fit if not self.may_strand(op) or self.lift_loads(op, origin, s, allies)]

    def lift_origins(self, op: Op, spaces: list[str], flown: list[tuple[str, str]], allies: int) -> list[str]:
        t = self.t
        among = list(MAP) if len(spaces) < 3 else spaces
        ready = [s for s in among if t.here(s, "coalition.troops") or (allies and t.here(s, "government.troops"))]
        return [s for s in ready if self.lift_goals(op, s, spaces, flown, allies)]

    def can_lift(self, op: Op) -> bool:
        """57: no Air Lift."""
        grounded = bool(self.t.side(57)) and not op.event
        return not grounded and bool(self.lift_origins(op, [], [], 3 if self.allies() else 0))

    def air_lift(self, op: Op) -> Steps[None]:
        """4.2.2."""
        if (yield from self.cancelled(op)):
            return
        allies = 3 if self.allies() else 0
        spaces, flown = list[str](), list[tuple[str, str]]()
        while True:
            ready = self.lift_origins(op, spaces, flown, allies)
            origin = yield from pick("coalition", "air-lift-origin", ready, optional=bool(flown))
            if not origin:
                return
            goal = yield from pick(
                "coalition", "air-lift-destination", self.lift_goals(op, origin, spaces, flown, allies)
            )  # fmt: skip
            loads = self.lift_loads(op, origin, goal, allies)
            flown.append((origin, goal))
            spaces += [s for s in (origin, goal) if s not in spaces]
            own = int((yield from pick("coalition", "move-count", sorted({x for x, _ in loads}))))
            others = int((yield from pick("coalition", "move-count", [y for x, y in loads if x == own])))
            allies -= others
            for kind, count in (("coalition.troops", own), ("government.troops", others)):
                if count:
                    self.fly(op, kind, origin, goal, count)
                    self.note_entry(op, kind, origin, goal, count)

    def fly(self, op: Op, kind: str, origin: str, goal: str, count: int) -> None:
        """Pieces that had not moved go first; the others stay marked."""
        t = self.t
        again = max(0, count - (t.here(origin, kind) - op.moved[kind, origin]))
        op.moved[kind, origin] -= again
        op.moved[kind, goal] += again
        t.put(origin, kind, -count)
        t.put(goal, kind, count)

    def strike_spaces(self, op: Op, done: list[str], drone: bool) -> list[str]:
        """4.2.3; 57: none; 2 unshaded: any Taliban piece in 1 space of Pakistan."""
        t = self.t
        if t.side(57) and not op.event:
            return []
        fit = [s for s in MAP if s != "kabul" and s not in done]
        sight = drone and t.side(2) == "unshaded"
        usual = referee.strike_spaces(t)
        return [s for s in fit if s in usual or (sight and s in PAKISTAN and t.here(s, "taliban"))]

    def air_strike(self, op: Op) -> Steps[None]:
        """4.2.3; 2 and 3 change it."""
        if (yield from self.cancelled(op)):
            return
        t, done = self.t, list[str]()
        drone, double = t.side(2) == "unshaded", t.side(3) == "unshaded"
        angers = removed = False
        while len(done) < 3:
            targets = self.strike_spaces(op, done, drone)
            s = yield from pick("coalition", "air-strike", targets, optional=bool(done))
            if not s:
                break
            done.append(s)
            usual = [who for who in INSURGENTS if referee.assault_targets(t, s, who)]
            by_drone = drone and s in PAKISTAN and t.here(s, "taliban") > 0
            if by_drone and usual:
                by_drone = (yield from pick("coalition", "predators", ["drone", "usual"])) == "drone"
            if by_drone:
                drone, who = False, "taliban"
                kinds = [kind for kind in t.pieces[s] if kind.startswith("taliban")]
                t.put(s, (yield from pick("coalition", "air-strike-piece", kinds)), -1)
            else:
                who = yield from pick("coalition", "air-strike-target", usual)
                t.put(s, referee.assault_targets(t, s, who)[0], -1)
            angers = angers or (s in PAKISTAN and not by_drone)
            removed = removed or s not in PAKISTAN
            if double and referee.assault_targets(t, s, who):
                again = yield from ask("coalition", "reapers", lambda: ["second", DONE])
                if again == "second":
                    double = False
                    t.put(s, referee.assault_targets(t, s, who)[0], -1)
        if angers:
            t.toward_sponsorship(2 if t.side(2) == "shaded" else 1)
        if removed and t.side(3) == "shaded":
            fit = [s for s in done if s in PROVINCES and s in AFGHAN and t.pop(s) and t.level.get(s) != "O"]
            s = yield from pick("taliban", "reapers-shift", fit, optional=True)
            if s:
                before = {s: t.level.get(s, "")}
                t.shift(s, "O")
                yield from self.consult(before)

    def govern(self, op: Op) -> Steps[None]:
        """4.3.1 In 1 or 2 spaces."""
        t, before = self.t, dict[str, str]()
        while len(before) < 2:
            fit = [s for s in referee.govern_spaces(t) if s not in before]
            s = yield from pick("government", "govern", fit, optional=bool(before))
            if not s:
                break
            before[s] = t.level.get(s, "")
            ways = ["returnees"] if len(t.returnees) < 6 and s not in t.returnees else []
            ways += ["divert"] if t.level.get(s) == "S" and not t.here(s, "coalition.base") else []
            if (yield from pick("government", "govern-how", ways)) == "returnees":
                t.returnees.add(s)
            else:
                amount = min(t.pop(s), t.aid, 40 - t.patronage)
                t.help(-amount)
                t.pay_off(amount)
                t.shift(s, "")
        yield from self.consult(before)

    def steps(self, op: Op, origin: str, count: int, entered: list[str]) -> list[str]:
        """4.3.2 The next spaces of a Transport; dues leave enough for an Operation to come (4.1)."""
        t = self.t
        here = entered[-1] if entered else origin
        if entered and ((here not in LOCS and here != "kabul") or (here in LOCS and t.marks[here])):
            return []
        reserve = 3 if self.to_come(op) and not op.free else 0
        found = []
        for s in next_to(here):
            if s in PAKISTAN or s == origin or s in entered:
                continue
            dues = sum(1 for x in (*entered, s) if t.guerrillas(x))
            if not reserve or t.resources["government"] - dues >= reserve:
                found.append(s)
        if self.may_strand(op):
            further = {s: [*entered, s] for s in found}
            found = [
                s for s in found
                if self.ends_well(op, origin, count, further[s]) or self.steps(op, origin, count, further[s])
            ]  # fmt: skip
        return found

    def ends_well(self, op: Op, origin: str, count: int, entered: list[str]) -> bool:
        if not self.may_strand(op):
            return True

        def stay() -> None:
            self.t.put(origin, "government.troops", -count)
            self.t.put(entered[-1], "government.troops", count)

        return self.trial(stay, lambda: bool(self.candidates(op)))

    def loads(self, op: Op, s: str) -> list[int]:
        return [n for n in range(1, self.t.here(s, "government.troops") + 1) if self.steps(op, s, n, [])]

    def can_transport(self, op: Op) -> bool:
        return any(self.loads(op, s) for s in MAP if self.t.here(s, "government.troops"))

    def transport(self, op: Op) -> Steps[None]:
        """4.3.2."""
        entered: list[str] = []
        origin = yield from pick("government", "transport-origin", [s for s in MAP if self.loads(op, s)])
        count = int((yield from pick("government", "transport-count", self.loads(op, origin))))
        while steps := self.steps(op, origin, count, entered):
            stop = [DONE] if entered and self.ends_well(op, origin, count, entered) else []
            choice = yield from ask("government", "transport-step", lambda: [*steps, *stop])  # noqa: B023
            if choice == DONE:
                break
            entered.append(choice)
        self.fly(op, "government.troops", origin, entered[-1], count)
        yield from self.roadside()
        self.dues(entered)

    def eradicate(self, op: Op) -> Steps[None]:
        """4.3.3 In 1 or 2 Provinces."""
        t, before = self.t, dict[str, str]()
        while len(before) < 2:
            fit = [s for s in referee.eradicate_spaces(t) if s not in before]
            s = yield from pick("government", "eradicate", fit, optional=bool(before))
            if not s:
                break
            before[s] = t.level.get(s, "")
            t.help(3)
            t.pay_off(1)
            t.put(s, "warlords.base", -1)
            t.shift(s, "O")
            if pashtun(s):
                t.place_guerrillas(s, "taliban", 1)
        yield from self.consult(before)

    def extort_income(self, s: str) -> int:
        t = self.t
        if bases := t.here(s, "warlords.base"):
            return min(2 * bases, t.resources["warlords"])
        return int(MAP[s]["econ"]) if s in LOCS and not t.marks[s] else 1

    def extort_one(self, s: str) -> None:
        t = self.t
        income = self.extort_income(s)
        t.flip(s, "taliban", True, 1)
        if t.here(s, "warlords.base"):
            income = min(income, 75 - t.resources["taliban"])
            t.gain("warlords", -income)
        t.gain("taliban", income)

    def extortable(self, op: Op, done: list[str]) -> list[str]:
        """4.4.1; 4.1 it brings what the Operation lacks, and leaves a Guerrilla for Terror."""
        t = self.t
        broke = self.to_come(op) and not op.free and not t.resources["taliban"] and not self.possible_now(op)
        found = []
        for s in referee.extort_spaces(t):
            if s in done or (broke and not self.extort_income(s)):
                continue
            if op.name == "terror" and self.to_come(op):
                kept = self.trial(lambda: self.extort_one(s), lambda: bool(self.candidates(op)))  # noqa: B023
                if not kept:
                    continue
            found.append(s)
        return found

    def extort(self, op: Op) -> Steps[None]:
        done: list[str] = []
        while s := (yield from pick("taliban", "extort", self.extortable(op, done), optional=bool(done))):
            done.append(s)
            self.extort_one(s)

    def infiltrate(self, op: Op) -> Steps[None]:
        """4.4.2."""
        t, lost = self.t, 0
        s = yield from pick("taliban", "infiltrate", referee.infiltrate_spaces(t))
        how = yield from pick("taliban", "infiltrate-how", ["remove", "replace"])
        for _ in range(2 if how == "remove" else 1):
            found: list[str] = []
            for shields, base in (
                (GOVERNMENT_CUBES, "government.base"),
                (["warlords.guerrilla.u", "warlords.guerrilla.a"], "warlords.base"),
            ):
                there = [kind for kind in shields if t.here(s, kind)]
                found += there or [kind for kind in [base] if t.here(s, kind)]
            kind = yield from pick("taliban", "infiltrate-piece", found)
            if not kind:
                break
            lost += kind.startswith("government")
            t.put(s, kind, -1)
        if how == "replace":
            t.place_guerrillas(s, "taliban", 1)
        t.pay_off(-lost)

    def new_field(self, s: str) -> bool:
        """4.5.1 A Province with Population, more Warlord Guerrillas than Police, room for a Base."""
        t = self.t
        if s not in PROVINCES or not t.available("warlords.base") or not t.pop(s):
            return False
        return t.here(s, "warlords.guerrilla") > t.here(s, "government.police") and t.room(s) > 0

    def cultivate(self, op: Op) -> Steps[None]:
        s = yield from pick("warlords", "cultivate", [s for s in op.spaces if self.new_field(s)])
        self.t.put(s, "warlords.base", 1)

    def proceeds(self, bases: int) -> int:
        """58: half."""
        return bases // 2 if self.t.side(58) else bases

    def broke(self, op: Op) -> bool:
        t = self.t
        return self.to_come(op) and not op.free and not t.resources["warlords"] and not self.possible_now(op)

    def can_traffic(self, op: Op) -> bool:
        """59: no Traffic."""
        t = self.t
        spaces = referee.traffic_spaces(t)
        if (t.side(59) and not op.event) or not spaces:
            return False
        return not self.broke(op) or self.proceeds(sum(t.here(s, "warlords.base") for s in spaces)) > 0

    def traffic(self, op: Op) -> Steps[None]:
        """4.5.2."""
        t, done, bases = self.t, list[str](), 0
        broke = self.broke(op)
        while True:
            left = [s for s in referee.traffic_spaces(t) if s not in done]
            enough = bool(done) and not (broke and not self.proceeds(bases))
            s = yield from pick("warlords", "traffic", left, optional=enough)
            if not s:
                break
            done.append(s)
            bases += t.here(s, "warlords.base")
            if t.control(s) == "taliban":
                t.gain("taliban", 1)
            elif t.control(s) == "coin":
                t.pay_off(1)
        t.gain("warlords", self.proceeds(bases))

    def suborn_ways(self, s: str) -> list[str]:
        t = self.t
        found = ["cubes"] if t.here(s, *GOVERNMENT_CUBES) else []
        found += ["base"] if t.here(s, "government.base") else []
        found += ["guerrilla"] if t.here(s, "taliban.guerrilla") else []
        active = t.here(s, "taliban.guerrilla.a", "warlords.guerrilla.a")
        return [*found, "hide"] if active and not t.hunted(s) else found

    def suborn_leaves(self, op: Op, s: str, way: str, price: int) -> bool:
        """4.1 The Operation to come stays possible."""
        if not self.to_come(op):
            return True

        def act() -> None:
            t = self.t
            t.gain("warlords", -price)
            if way == "cubes":
                police = min(3, t.here(s, "government.police"))
                t.put(s, "government.police", -police)
                t.put(s, "government.troops", -min(3 - police, t.here(s, "government.troops")))
            elif way == "base":
                t.put(s, "government.base", -1)
            elif way == "guerrilla":
                side = "a" if t.here(s, "taliban.guerrilla.a") else "u"
                t.put(s, f"taliban.guerrilla.{side}", -1)
            else:
                t.hide(s, "warlords", 99)

        used, op.used = op.used, "suborn"
        found = self.trial(act, lambda: bool(self.candidates(op)))
        op.used = used
        return found

    def subornable(self, op: Op, done: list[str]) -> list[str]:
        """4.5.3; 59: none."""
        if self.t.side(59) and not op.event:
            return []
        price = 0 if op.free else 2
        fit = [s for s in MAP if s not in done]
        return [s for s in fit if any(self.suborn_leaves(op, s, way, price) for way in self.suborn_ways(s))]

    def suborn(self, op: Op) -> Steps[None]:
        t, done = self.t, list[str]()
        price = 0 if op.free else 2
        while len(done) < 3 and t.resources["warlords"] >= price:
            s = yield from pick("warlords", "suborn", self.subornable(op, done), optional=bool(done))
            if not s:
                return
            done.append(s)
            t.gain("warlords", -price)
            ways = [way for way in self.suborn_ways(s) if self.suborn_leaves(op, s, way, 0)]
            how = yield from pick("warlords", "suborn-how", ways)
            if how == "cubes":
                for _ in range(3):
                    kind = yield from pick("warlords", "suborn-cube", [k for k in GOVERNMENT_CUBES if t.here(s, k)])
                    if not kind:
                        break
                    t.put(s, kind, -1)
            elif how == "base":
                t.put(s, "government.base", -1)
            elif how == "guerrilla":
                kinds = [f"taliban.guerrilla.{side}" for side in "ua" if t.here(s, f"taliban.guerrilla.{side}")]
                t.put(s, (yield from pick("warlords", "suborn-guerrilla", kinds)), -1)
            else:
                needed = self.to_come(op) and not self.possible_now(op)
                hidden = 0
                for who in ("warlords", "taliban"):
                    own = who == "warlords"
                    alone = not hidden and (not own or not t.here(s, "taliban.guerrilla.a"))
                    low = 1 if (needed and own) or alone else 0
                    count = yield from number("warlords", "suborn-hide", low, t.here(s, f"{who}.guerrilla.a"))
                    hidden += t.hide(s, who, count)
