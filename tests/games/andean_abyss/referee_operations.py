"""The referee's reading of section 3 of Andean Abyss: every question of Operations."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.andean_abyss import referee
from tests.games.andean_abyss.referee import (
    CITIES,
    CUBES,
    FACTIONS,
    INSURGENTS,
    LOCS,
    MAP,
)  # fmt: skip
from tests.games.andean_abyss.referee_special import Specials
from tests.games.lockstep import DONE, Op, Steps, ask, number, pick


class Operations(Specials):
    """Asks the questions of Operations."""

    def train(self, op: Op) -> Steps[None]:
        """3.2.1 Up to 6 cubes in Cities and at Bases; then a Base or Civic Action in 1 space."""
        t = self.t
        while s := (yield from self.select(op, "train-space")):
            self.enter(op, s, 3)
            if s in CITIES or t.here(s, "govt.base"):
                left = 6
                for kind in CUBES:
                    most = min(left, t.available(kind), t.room(kind, s))
                    count = yield from number("govt", "train-cubes", 0, most)
                    t.put(s, kind, count)
                    left -= count
        if op.spaces:
            yield from self.build(op)
        yield from self.finish(op)

    def build(self, op: Op) -> Steps[None]:
        t = self.t

        def sites() -> list[str]:
            return [s for s in op.spaces if t.available("govt.base") and t.here(s, *CUBES) >= 3 and t.bases(s) < 2]

        def fields() -> list[str]:
            return referee.civic_spaces(t, [s for s in op.spaces if t.controller(s) == "govt"])

        def options() -> list[str]:
            return [*(["base"] if sites() else []), *(["civic_action"] if fields() else []), DONE]

        if len(options()) == 1:
            return
        choice = yield from self.asked(op, "train-build", options)
        if choice == "base":
            s = yield from pick("govt", "train-base", sites())
            troops, police = t.here(s, "govt.troops"), t.here(s, "govt.police")
            count = yield from number("govt", "train-trade", max(0, 3 - police), min(3, troops))
            t.put(s, "govt.troops", -count)
            t.put(s, "govt.police", count - 3)
            t.put(s, "govt.base")
        elif choice == "civic_action":
            s = yield from pick("govt", "civic-action", fields())
            yield from self.persuade("govt", s, 1, 3, "civic-steps")

    def persuade(self, who: str, s: str, way: int, price: int, kind: str) -> Steps[None]:
        """6.4.1, 6.4.2 Each payment removes 1 Terror or, without any, shifts 1 level."""
        t = self.t
        most = min(t.marks[s] + 2 - way * t.levels(s), t.resources[who] // price)
        count = yield from number(who, kind, 1, most)
        for _ in range(count):
            t.gain(who, -price)
            if not t.calm(s):
                t.shift(s, way)

    def fresh_cubes(self, op: Op, kind: str, s: str) -> int:
        return max(0, self.t.here(s, kind) - op.moved[kind, s])

    def patrol(self, op: Op) -> Steps[None]:
        """3.2.2 Move cubes over LoCs and Cities, Activate on LoCs, perhaps Assault on 1."""
        t = self.t
        self.pay(op, 3)

        def goals(s: str) -> set[str]:
            found = referee.patrol_goals(t, s)
            return found & set(op.spaces) if op.limited and op.spaces else found

        def origins() -> list[str]:
            ready = [s for s in MAP if any(self.fresh_cubes(op, kind, s) for kind in CUBES)]
            return [*(s for s in ready if goals(s)), DONE]

        while (origin := (yield from self.asked(op, "patrol-origin", origins))) != DONE:
            goal = yield from pick("govt", "patrol-destination", goals(origin))
            if goal not in op.spaces:
                op.spaces.append(goal)
            ready = [self.fresh_cubes(op, kind, origin) for kind in CUBES]
            moved = 0
            for kind, most, least in zip(CUBES, ready, (0 if ready[1] else 1, 1), strict=True):
                count = yield from number("govt", "move-count", 0 if moved else least, most)
                self.move(op, kind, origin, goal, count)
                moved += count
        if op.event or t.side(12) != "shaded":
            yield from self.activate(op, LOCS, lambda s: t.here(s, *CUBES), INSURGENTS)
        yield from self.patrol_assault(op)
        yield from self.finish(op)

    def patrol_assault(self, op: Op) -> Steps[None]:
        """3.2.2 Assault on 1 LoC; 13 unshaded: on any, shaded: on none. An Air Lift may bring Troops first."""
        t, done = self.t, list[str]()

        def targets() -> list[str]:
            found = [s for s in LOCS if s not in done and referee.assault_hits(t, s) and self.victims(op, s)]
            return [s for s in found if s == op.spaces[0]] if op.limited and op.spaces else found

        def lift_helps() -> bool:
            if not op.special or op.used or not self.lift_origins(op):
                return False
            return any(self.victims(op, s) and referee.flyable(t, s, op.event) for s in LOCS if s not in done)

        while t.side(13) != "shaded" and (not done or (t.side(13) == "unshaded" and not op.limited)):
            if not targets() and not lift_helps():
                return
            s = yield from self.asked(op, "patrol-assault", lambda: [*targets(), DONE])
            if s == DONE:
                return
            done.append(s)
            yield from self.assault_space(op, s)

    def move(self, op: Op, kind: str, origin: str, goal: str, count: int) -> None:
        if count:
            self.t.put(origin, kind, -count)
            self.t.put(goal, kind, count)
            op.moved[kind, goal] += count

    def activate(self, op: Op, spaces: list[str], eyes: Callable[[str], int], victims: list[str]) -> Steps[None]:
        """1.4.1, 3.1 Activate in each space, in any order, the player dividing it among the targeted factions."""
        t, left = self.t, list(spaces)
        hidden = [f"{who}.guerrilla.u" for who in victims]

        def hiding() -> list[str]:
            return [s for s in left if t.here(s, *hidden)]

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
            yield from self.expose(op.who, s, eyes(s), victims)

    def expose(self, who: str, s: str, count: int, victims: list[str]) -> Steps[None]:
        t = self.t
        hidden = [f for f in victims if t.here(s, f"{f}.guerrilla.u")]
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

    def sweep(self, op: Op) -> Steps[None]:
        """3.2.3 Troops move in, then Guerrillas are Activated. 11 unshaded: 1 Police may come to each space."""
        t = self.t
        while goal := (yield from self.select(op, "sweep-space")):
            self.enter(op, goal, referee.sweep_price(t))
            rider = t.side(11) == "unshaded"

            def ready() -> list[str]:
                kinds = CUBES if rider else CUBES[:1]  # noqa: B023
                near = referee.sweep_origins(t, goal)
                return [s for s in near if any(self.fresh_cubes(op, kind, s) for kind in kinds)]

            while ready() and t.room("govt.troops", goal):
                room = t.room("govt.troops", goal)
                origin = yield from self.asked(
                    op, "sweep-origin", lambda: [*(ready() if t.room("govt.troops", goal) else []), DONE]
                )  # fmt: skip
                if origin == DONE:
                    break
                room = t.room("govt.troops", goal)
                police = 1 if rider and self.fresh_cubes(op, "govt.police", origin) else 0
                most = min(self.fresh_cubes(op, "govt.troops", origin), room)
                troops = yield from number("govt", "move-count", 0 if police else 1, most)
                self.move(op, "govt.troops", origin, goal, troops)
                police = min(police, t.room("govt.police", goal))
                count = yield from number("govt", "move-count", 0 if troops else police, police)
                self.move(op, "govt.police", origin, goal, count)
                rider = rider and not count
        yield from self.activate(op, op.spaces, lambda s: referee.sweep_eyes(t, s), referee.touchable(t, op.event))
        yield from self.finish(op)

    def assault(self, op: Op) -> Steps[None]:
        while s := (yield from self.select(op, "assault-space")):
            self.enter(op, s, referee.assault_price(self.t))
            yield from self.assault_space(op, s)

    def victims(self, op: Op, s: str) -> list[str]:
        return [f for f in referee.touchable(self.t, op.event) if referee.assault_victims(self.t, s, f)]

    def assault_space(self, op: Op, s: str) -> Steps[None]:
        """3.2.4 Remove pieces of targeted factions, to the extent of the cubes; 3.2.5 Drug Bust."""
        t, hits = self.t, referee.assault_hits(self.t, s)
        targeted: list[str] = []
        while hits > 0:
            there = self.victims(op, s)
            enough = hits >= sum(len(referee.assault_victims(t, s, f)) for f in there)
            must = any(f in targeted for f in there)
            who = yield from pick("govt", "assault-target", there, optional=bool(targeted) and not must)
            if not who:
                return
            targeted.append(who)
            for _ in range(len(referee.assault_victims(t, s, who)) if enough else 1):
                busted = yield from self.kill(s, referee.assault_victims(t, s, who)[0])
                hits -= 1
                t.help(6 * busted)

    def rally_helps(self, op: Op, s: str) -> bool:
        """3.1 A Rally does something, or lets Cultivate place a Base (ruling)."""
        return bool(referee.rally_ways(self.t, op.who, s, self.takes_back(op.who))) or self.to_cultivate(op, s)

    def to_cultivate(self, op: Op, s: str) -> bool:
        if op.who != "cartels" or not op.special or op.used or self.t.available("cartels.guerrilla"):
            return False
        return referee.new_field(self.t, s)

    def rally(self, op: Op) -> Steps[None]:
        while s := (yield from self.select(op, "rally-space")):
            self.enter(op, s, 1)
            yield from self.rally_space(op, s)

    def rally_space(self, op: Op, s: str) -> Steps[None]:
        t, who = self.t, op.who

        def options() -> list[str]:
            ways = referee.rally_ways(t, who, s, self.takes_back(who))
            return [*ways, DONE] if not ways or self.to_cultivate(op, s) else ways

        how = yield from self.asked(op, "rally-how", options)
        guerrilla = f"{who}.guerrilla"
        if how == "place":
            if not t.available(guerrilla):
                yield from self.take_back(who, [f"{guerrilla}.u", f"{guerrilla}.a"])
            bases = t.here(s, f"{who}.base")
            most = min(bases + t.pop(s) if bases else 1, t.available(guerrilla), t.room(guerrilla, s))
            count = yield from number(who, "rally-count", 1, most)
            t.put(s, f"{guerrilla}.u", count)
        elif how == "base":
            hidden, active = t.here(s, f"{guerrilla}.u"), t.here(s, f"{guerrilla}.a")
            count = yield from number(who, "rally-trade", max(0, 2 - hidden), min(2, active))
            t.put(s, f"{guerrilla}.a", -count)
            yield from self.settle(own=True)
            t.put(s, f"{guerrilla}.u", count - 2)
            yield from self.settle(own=True)
            t.put(s, f"{who}.base")
        elif how == "gather":
            while t.on_map(guerrilla) > t.here(s, guerrilla) and t.room(guerrilla, s):
                origin = yield from self.asked(op, "rally-origin", lambda: [*self.gatherers(who, s), DONE])
                if origin == DONE:
                    break
                most = t.room(guerrilla, s)
                hidden, active = min(most, t.here(origin, f"{guerrilla}.u")), t.here(origin, f"{guerrilla}.a")
                first = yield from number(who, "move-count", 0 if active else 1, hidden)
                second = yield from number(who, "move-count", 0 if first else 1, min(active, most - first))
                yield from self.transfer(who, origin, s, (first, second), (first, second))
            t.flip(s, who, False, 99)

    def gatherers(self, who: str, s: str) -> list[str]:
        t = self.t
        if not t.room(f"{who}.guerrilla", s):
            return []
        return [x for x in MAP if x != s and t.here(x, f"{who}.guerrilla")]

    def transfer(
        self, who: str, origin: str, goal: str, leave: tuple[int, int], arrive: tuple[int, int]
    ) -> Steps[None]:
        """Move Underground and Active Guerrillas, which may arrive otherwise, with Shipments."""
        t = self.t
        cargo = [
            i for side, count in zip("ua", leave, strict=True) if count
            for i in t.under(origin, f"{who}.guerrilla.{side}")
        ]  # fmt: skip
        for side, went, came in zip("ua", leave, arrive, strict=True):
            t.put(origin, f"{who}.guerrilla.{side}", -went)
            t.put(goal, f"{who}.guerrilla.{side}", came)
        yield from self.along(who, origin, goal, cargo)

    def fresh(self, op: Op, s: str) -> tuple[int, int]:
        """3.3.2 Guerrillas that have not moved. One that was flipped after moving still has."""
        here = [self.t.here(s, f"{op.who}.guerrilla.{side}") for side in "ua"]
        came = [op.moved[f"{op.who}.guerrilla.{side}", s] for side in "ua"]
        for one, other in ((0, 1), (1, 0)):
            if came[one] > here[one]:
                came[other] += came[one] - here[one]
                came[one] = here[one]
                break
        return max(0, here[0] - came[0]), max(0, here[1] - came[1])

    def marchers(self, op: Op, goal: str, came: list[str]) -> list[str]:
        t = self.t
        if not t.room(f"{op.who}.guerrilla", goal):
            return []
        return [s for s in t.next_to(goal) if s not in came and self.fresh(op, s) != (0, 0)]

    def march(self, op: Op) -> Steps[None]:
        """3.3.2 One group from each space to each other."""
        t, who = self.t, op.who
        while goal := (yield from self.select(op, "march-space")):
            self.enter(op, goal, 0 if goal in LOCS else 1)
            came: list[str] = []

            def origins() -> list[str]:
                found = self.marchers(op, goal, came)  # noqa: B023
                return [*found, DONE] if came or not found else found  # noqa: B023

            while self.marchers(op, goal, came):
                origin = yield from self.asked(op, "march-origin", origins)
                if origin == DONE:
                    break
                came.append(origin)
                room = t.room(f"{who}.guerrilla", goal)
                hidden, active = self.fresh(op, origin)
                first = yield from number(who, "move-count", 0 if active else 1, min(hidden, room))
                second = yield from number(who, "move-count", 0 if first else 1, min(active, room - first))
                noticed = referee.march_activates(t, who, goal, first + second)
                arrived = (0, first + second) if noticed else (first, second)
                for side, count in zip("ua", arrived, strict=True):
                    op.moved[f"{who}.guerrilla.{side}", goal] += count
                yield from self.transfer(who, origin, goal, (first, second), arrived)

    def attack(self, op: Op) -> Steps[None]:
        """3.3.3 Attack, or Ambush (4.3.2) in 1 of the spaces."""
        t, who = self.t, op.who

        def ambush_fits(s: str) -> bool:
            return who != "cartels" and op.special and not op.used and t.here(s, f"{who}.guerrilla.u") > 0

        def ways(s: str) -> list[str]:
            if not t.here(s, f"{who}.guerrilla") or t.pieces[s].total() == t.here(s, who):
                return [DONE]
            return ["attack", "ambush"] if ambush_fits(s) else ["attack"]

        while s := (yield from self.select(op, "attack-space")):
            self.enter(op, s, 1)
            how = "attack"
            if ambush_fits(s):
                how = yield from self.asked(op, "attack-how", lambda: ways(s))
            if how == "ambush":
                op.used = "ambush"
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
        """3.3.3 Up to 2 enemy pieces; 1.4.1 as many as possible of a targeted faction."""
        t, target = self.t, ""
        for _ in range(2):
            kinds = [kind for f in FACTIONS if f != who for kind in referee.exposed(t, s, f)]
            stop = bool(target) and not referee.exposed(t, s, target)
            kind = yield from pick(who, "attack-target", kinds, optional=stop)
            if not kind:
                return
            target = kind.split(".")[0]
            yield from self.kill(s, kind, taker=who)

    def capture(self, who: str, s: str) -> Steps[None]:
        """3.3.3 Captured Goods: an Available Guerrilla; 1.4.1 one may be taken back first."""
        t, guerrilla = self.t, f"{who}.guerrilla"
        if not t.available(guerrilla) and t.on_map(guerrilla) and self.takes_back(who):
            choice = yield from ask(who, "before-placing", lambda: [DONE, "take_back"])
            if choice == "take_back":
                yield from self.take_back(who, [f"{guerrilla}.u", f"{guerrilla}.a"])
        t.put(s, f"{guerrilla}.u", min(1, t.available(guerrilla), t.room(guerrilla, s)))

    def terror(self, op: Op) -> Steps[None]:
        """3.3.4 A marker and a shift; AUC Terror cuts Aid by 3, or by 5 in total."""
        t, who = self.t, op.who
        while s := (yield from self.select(op, "terror-space")):
            self.enter(op, s, 0 if s in LOCS else 1)
            t.flip(s, who, True, 1)
            t.mark(s)
            level = t.levels(s)
            t.shift(s, -1 if who == "farc" or level > 0 else 1 if level < 0 else 0)
            if who == "auc" and len(op.spaces) <= 2:
                t.help(-3 if len(op.spaces) == 1 else -2)
