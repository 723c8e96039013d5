"""The referee's reading of section 3 of A Distant Plain as whole Operations, with the Capabilities and Momentum that
change them."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.distant_plain import referee
from tests.games.distant_plain.referee import (
    AFGHAN,
    CUBES,
    LANDS,
    LOCS,
    MAP,
    PAKISTAN,
    next_to,
    pashtun,
)
from tests.games.distant_plain.referee_general import GOVERNMENT_CUBES, INSURGENTS, PROVINCES
from tests.games.distant_plain.referee_special import Specials
from tests.games.lockstep import DONE, Op, Steps, ask, number, pick


class Operations(Specials):
    """Asks the questions of Operations."""

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
        yield from self.roadside([])
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
        yield from self.roadside(roads if op.who == "government" else [])
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
