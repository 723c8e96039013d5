"""The referee's reading of section 4 of A Distant Plain, with the Capabilities and Momentum that change it."""

from __future__ import annotations

from tests.games.distant_plain import referee
from tests.games.distant_plain.referee import (
    AFGHAN,
    INVENTORY,
    LOCS,
    MAP,
    PAKISTAN,
    next_to,
    pashtun,
)
from tests.games.distant_plain.referee_general import (
    GOVERNMENT_CUBES,
    INSURGENTS,
    PROVINCES,
    General,
)
from tests.games.lockstep import DONE, Op, Steps, ask, number, pick


class Specials(General):
    """Asks the questions of Special Activities."""

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
        yield from self.roadside(entered)

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
