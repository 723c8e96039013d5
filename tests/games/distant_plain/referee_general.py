"""The referee's table of A Distant Plain with what lasts, and its reading of 3.1 and 4.1: selecting, paying, Special
Activities and pieces taken back in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from tests.games.distant_plain import referee
from tests.games.distant_plain.referee import (
    AFGHAN,
    LANDS,
    LOCS,
    MAP,
    PAKISTAN,
    POSTURES,
    Table,
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


class General:
    """What all Operations share."""

    t: Land
    executing: str = ""
    free_patrol_assault: bool
    partial: bool = False
    """Only the table is read from the engine's position."""
    next_kind: Callable[[], str]
    """The kind of the engine's question, for Roadside IEDs (23), whose routes are not the rulebook's."""

    def __init__(self) -> None:
        self.op: Op | None = None

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

    def operate(self, op: Op) -> Steps[None]:
        self.op = op
        if op.limited and not op.event and op.who == "taliban" and self.t.islamabad == "sponsorship":
            op.limited = False
        return getattr(self, op.name)(op)  # type: ignore[no-any-return]

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

    def roadside(self, spaces: list[str]) -> Steps[None]:
        """23 shaded: which route cubes took is the card's own matter, so the engine's word is taken. Then come the
        dues."""
        self.partial = self.t.side(23) == "shaded" and self.next_kind().startswith("roadside")
        if not self.partial:
            self.dues(spaces)
        while self.next_kind().startswith("roadside"):
            yield FOREIGN
        self.partial = False

    def allies(self) -> bool:
        """10 shaded: the Coalition uses no Government pieces."""
        return self.t.side(10) != "shaded"

    def dues(self, spaces: list[str]) -> None:
        """3.2.3, 4.3.2 One Resource to the Warlords for each space with Guerrillas."""
        t = self.t
        for s in spaces:
            if t.guerrillas(s) and t.resources["government"] and t.resources["warlords"] < 75:
                t.gain("government", -1)
                t.gain("warlords", 1)

    def may_strand(self, op: Op) -> bool:
        """11 shaded: moving Troops could leave no space to Assault in."""
        return op.name == "assault" and not op.spaces and not op.event and self.t.side(11) == "shaded"

    # Read in `Specials` and `Operations`.

    def specials(self, op: Op) -> list[str]:
        raise NotImplementedError

    def may_assault(self, op: Op, s: str) -> bool:
        raise NotImplementedError

    def may_rally(self, op: Op, s: str) -> bool:
        raise NotImplementedError

    def destinations(self, op: Op) -> list[str]:
        raise NotImplementedError

    def may_attack(self, op: Op, s: str) -> bool:
        raise NotImplementedError

    def may_terror(self, op: Op, s: str) -> bool:
        raise NotImplementedError

    def can_lift(self, op: Op) -> bool:
        raise NotImplementedError

    def can_transport(self, op: Op) -> bool:
        raise NotImplementedError

    def suborn_leaves(self, op: Op, s: str, way: str, price: int) -> bool:
        raise NotImplementedError

    def extortable(self, op: Op, done: list[str]) -> list[str]:
        raise NotImplementedError

    def can_traffic(self, op: Op) -> bool:
        raise NotImplementedError
