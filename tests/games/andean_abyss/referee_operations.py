"""The referee's reading of sections 3 and 4 of Andean Abyss: every question of Operations and Special Activities."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.andean_abyss import referee
from tests.games.andean_abyss.referee import (
    CITIES,
    CUBES,
    DEPARTMENTS,
    FACTIONS,
    GUERRILLAS,
    INSURGENTS,
    LANDS,
    LOCS,
    MAP,
    Table,
)  # fmt: skip
from tests.games.lockstep import DONE, Op, Steps, ask, number, pick

COIN, INSURGENT = ["train", "patrol", "sweep", "assault"], ["rally", "march", "attack", "terror"]
SPECIALS = ["air_lift", "air_strike", "eradicate", "extort", "kidnap", "assassinate", "cultivate", "process", "bribe"]


class Operations:
    """Asks the questions of Operations."""

    t: Table
    second: bool
    """Second edition."""
    executing: str = ""
    players: dict[str, int]
    """1.5 The player of each faction."""

    def __init__(self) -> None:
        self.op: Op | None = None

    # 3.1 In general.

    def affords(self, op: Op, cost: int) -> bool:
        return op.free or self.t.resources[op.who] >= cost

    def pay(self, op: Op, cost: int) -> None:
        if cost and not op.free:
            self.t.gain(op.who, -cost)
            op.paid += cost

    def takes_back(self, who: str) -> bool:
        """1.4.1 A player may remove own pieces; second edition: while executing."""
        return not self.second or self.executing == who

    def trial(self, act: Callable[[], object], asked: Callable[[], bool]) -> bool:
        """Return what would hold after an act, and undo it."""
        kept = self.t
        self.t = kept.copy()
        try:
            act()
            return asked()
        finally:
            self.t = kept

    def candidates(self, op: Op) -> list[str]:
        """3.2, 3.3 The spaces that the Operation could select next."""
        t, who = self.t, op.who
        if op.name == "train":
            fit = [s for s in t.lands() if s not in t.zones] if self.affords(op, 3) else []
        elif op.name == "sweep":
            fit = [s for s in t.lands() if s not in t.zones and not referee.barred(t, s, op.event)]
            if not self.affords(op, referee.sweep_price(t)) or (op.spaces and self.one_space(op, 2)):
                fit = []
        elif op.name == "assault":
            fit = [s for s in MAP if t.here(s, *CUBES) and not referee.barred(t, s, op.event)]
            if not self.affords(op, referee.assault_price(t)) or (op.spaces and self.one_space(op, 3)):
                fit = []
        elif op.name == "rally":
            fit = [s for s in t.lands() if referee.rally_fits(t, who, s) and self.rally_helps(op, s)]
            fit = fit if self.affords(op, 1) else []
        elif op.name == "march":
            fit = [s for s in MAP if t.in_play(s) and (s in LOCS or self.affords(op, 1)) and self.marchers(op, s, [])]
        elif op.name == "attack":
            fit = [s for s in MAP if t.here(s, f"{who}.guerrilla") and t.pieces[s].total() > t.here(s, who)]
            fit = fit if self.affords(op, 1) else []
        elif op.owed:
            return [s for s in op.owed if t.here(s, f"{who}.guerrilla.u") and (s in LOCS or self.affords(op, 1))]
        else:
            fit = [s for s in MAP if t.here(s, f"{who}.guerrilla.u") and (s in LOCS or self.affords(op, 1))]
        return [s for s in fit if op.open(s)]

    def one_space(self, op: Op, card: int) -> bool:
        """2, 3 shaded: at most 1 space."""
        return self.t.side(card) == "shaded" and not op.event

    def possible_now(self, op: Op) -> bool:
        if op.name == "patrol":
            return self.affords(op, 3)
        return bool(op.spaces) or bool(self.candidates(op))

    def possible_if_paid(self, op: Op) -> bool:
        free, op.free = op.free, True
        found = self.possible_now(op)
        op.free = free
        return found

    def enables(self, op: Op) -> bool:
        """4.1 Return True if a Special Activity first could make the Operation possible."""
        t, who = self.t, op.who
        if not op.special or op.used or op.spaces:
            return False
        if who == "govt":
            return self.may_strand(op) and bool(self.lift_origins(op))
        if t.resources[who]:
            if who != "cartels" or op.name != "terror":
                return False
            return any(t.here(s, "cartels.guerrilla.a") and t.resources[who] >= (3 if s in LOCS else 4) for s in MAP)
        if who == "cartels":
            return op.name in ("rally", "march") and t.on_map("cartels.base") > 0 and self.possible_if_paid(op)
        if who == "farc" and op.name == "terror" and self.kidnap_spaces(op, []):
            return True
        return self.may_extort(op) and self.possible_if_paid(op)

    def feasible(self, op: Op) -> bool:
        return self.possible_now(op) or self.enables(op)

    def menu(self, who: str, limited: bool, special: bool, free: bool = False, banned: bool = False) -> list[str]:
        """2.3.4 Return the Operations that could be executed. 2.3.9 bars Sweep and March."""
        found = []
        for name in COIN if who == "govt" else INSURGENT:
            op = Op(who, name, free, limited, special)
            if not (banned and name in ("sweep", "march")) and self.feasible(op):
                found.append(name)
        return found

    def survives(self, op: Op | None, act: Callable[[], object]) -> bool:
        """3.1 Return True unless this would make an announced Operation impossible that could take place now."""
        if op is None or op.spaces or not op.selecting or not self.feasible(op):
            return True
        return self.trial(act, lambda: self.feasible(op))

    # Interruptions: Special Activities (4.1) and taking back pieces (1.4.1).

    def spare(self, who: str, kind: str, s: str) -> bool:
        op = self.op
        if op is None:
            return True
        if s in op.owed and kind == f"{op.who}.guerrilla.u":
            return self.t.here(s, kind) > 1
        return self.survives(op, lambda: self.t.put(s, kind, -1))

    def spares(self, who: str, kinds: list[str] | None = None) -> dict[str, list[str]]:
        """Return the pieces that a faction could take back, by space."""
        found: dict[str, list[str]] = {}
        for s in MAP:
            own = [kind for kind in self.t.pieces[s] if kind.startswith(who) and (kinds is None or kind in kinds)]
            if fit := [kind for kind in own if self.spare(who, kind, s)]:
                found[s] = fit
        return found

    def between(self, op: Op) -> list[str]:
        found = self.specials(op) if op.special and not op.used else []
        return [*found, "take_back"] if self.takes_back(op.who) and self.spares(op.who) else found

    def asked(self, op: Op, kind: str, options: Callable[[], list[str]]) -> Steps[str]:
        """Ask a question of an Operation; interruptions may come first."""
        while True:
            choice = yield from ask(op.who, kind, lambda: [*options(), *self.between(op)])
            if choice == "take_back":
                yield from self.take_back(op.who)
            elif op.special and choice in SPECIALS:
                yield from self.special(op, choice)
            else:
                return choice

    def select(self, op: Op, kind: str) -> Steps[str]:
        """3.1 One more space; `done` unless the Operation has yet to take place, or Terror is owed."""
        op.selecting = True

        def options() -> list[str]:
            found = self.candidates(op)
            ends = not op.owed if op.spaces else not found and not self.enables(op)
            return [*found, DONE] if ends else found

        choice = yield from self.asked(op, kind, options)
        return "" if choice == DONE else choice

    def enter(self, op: Op, s: str, cost: int) -> None:
        op.spaces.append(s)
        if s in op.owed:
            op.owed.remove(s)
        self.pay(op, cost)

    def finish(self, op: Op) -> Steps[None]:
        """4.1 A Special Activity immediately after the Operation."""
        if op.special and not op.used and self.specials(op):
            yield from self.asked(op, "after-operation", lambda: [DONE])

    def take_back(self, who: str, kinds: list[str] | None = None) -> Steps[None]:
        found = self.spares(who, kinds)
        s = yield from pick(who, "take-back-space", found)
        if not s:
            return
        kind = yield from pick(who, "take-back-piece", found[s])
        yield from self.kill(s, kind, own=True)
        if self.op is not None:
            self.left(self.op, s, kind)

    def left(self, op: Op, s: str, kind: str) -> None:
        """A piece has gone: count it among those that had moved."""
        other = kind[:-1] + ("a" if kind.endswith("u") else "u") if ".guerrilla." in kind else kind
        if op.moved[kind, s]:
            op.moved[kind, s] -= 1
        elif other != kind and op.moved[other, s] > self.t.here(s, other):
            op.moved[other, s] -= 1

    # Removing pieces, Shipments (4.5.3).

    def kill(self, s: str, kind: str, taker: str = "", bribed: bool = False, own: bool = False) -> Steps[int]:
        """Remove a piece. Return the number of Shipments that left the map."""
        self.t.put(s, kind, -1)
        return (yield from self.settle(taker, bribed, own))

    def settle(self, taker: str = "", bribed: bool = False, own: bool = False) -> Steps[int]:
        """4.5.3 The owner of a Shipment hands it on or removes it; 3.3.3, 4.4.2, 4.5.4 say who takes it then."""
        t, removed = self.t, 0
        for i in t.loose():
            s, carrier = t.shipments[i] or ("", "")
            owner = carrier.split(".")[0]
            kind = yield from self.carrier(owner, i, s, own, owner)
            if not kind and bribed:
                kind = yield from self.carrier("cartels", i, s, False, owner)
            elif not kind and taker:
                kind = t.hideout(taker, s)
            t.shipments[i] = (s, kind) if kind else None
            removed += not kind
        return removed

    def carrier(self, who: str, i: int, s: str, own: bool, owner: str) -> Steps[str]:
        def hand(kind: str) -> None:
            self.t.shipments[i] = (s, kind)

        def fits(kind: str) -> bool:
            other = kind.split(".")[0]
            if not own:
                return True
            if other != owner and self.players[other] == self.players[owner]:
                return False
            return self.survives(self.op, lambda: hand(kind))

        kinds = [kind for kind in GUERRILLAS if self.t.here(s, kind) and fits(kind)]
        choice = yield from pick(who, "shipment-carrier", [*kinds, "remove"])
        return "" if choice == "remove" else choice

    def along(self, who: str, origin: str, goal: str, cargo: list[int]) -> Steps[None]:
        """4.5.3 Shipments move with their Guerrillas; the owner chooses how many while Guerrillas stay behind."""
        t = self.t
        here = t.owned(who, origin)
        if not here or not t.here(origin, f"{who}.guerrilla"):
            for i in here:
                t.shipments[i] = (goal, t.hideout(who, goal))
            return
        for i in t.loose():  # their kind has moved on: they stay under the other side
            t.shipments[i] = (origin, t.hideout(who, origin))
        count = int((yield from ask(who, "shipments-along", lambda: range(len(here) + 1))))
        first = [i for i in here if i in cargo]
        for i in [*first, *(i for i in here if i not in cargo)][:count]:
            t.shipments[i] = (goal, t.hideout(who, goal))

    # 3.2 Operations of the Government.

    def operate(self, op: Op) -> Steps[None]:
        self.op = op
        return getattr(self, op.name)(op)  # type: ignore[no-any-return]

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

    # 3.3 Insurgent Operations.

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

    # 4 Special Activities.

    def specials(self, op: Op) -> list[str]:
        """4.1.1 The Special Activities that could accompany this Operation now."""
        t, found = self.t, list[str]()
        if op.who == "govt":
            if self.lift_origins(op):
                found.append("air_lift")
            if self.may_strand(op) and not self.possible_now(op):
                return found
            if op.name != "train" and referee.strikable(t, op.event):
                found.append("air_strike")
            if self.fields(op):
                found.append("eradicate")
        elif op.who == "cartels":
            if op.name in ("rally", "march"):
                if self.gardens(op) and (t.resources["cartels"] or self.possible_now(op)):
                    found.append("cultivate")
                if t.on_map("cartels.base"):
                    found.append("process")
            if t.resources["cartels"] >= 3 and self.bribable(op, []):
                found.append("bribe")
        else:
            if self.may_extort(op) and referee.dominated(t, op.who):
                found.append("extort")
            if op.name == "terror" and op.who == "farc" and self.kidnap_spaces(op, []):
                found.append("kidnap")
            if op.name == "terror" and op.who == "auc" and self.assassinate_spaces(op, []):
                found.append("assassinate")
        return found

    def special(self, op: Op, name: str) -> Steps[None]:
        op.used = name
        return getattr(self, name)(op)  # type: ignore[no-any-return]

    def may_strand(self, op: Op) -> bool:
        """17 shaded: an Air Lift could leave no City or LoC to Assault in."""
        return op.name == "assault" and self.t.side(17) == "shaded"

    def lift_fits(self, op: Op, origin: str, goal: str, count: int) -> bool:
        t = self.t
        if goal == origin or not t.room("govt.troops", goal) or not referee.flyable(t, goal, op.event):
            return False
        if not self.may_strand(op) or op.spaces:
            return True

        def fly() -> None:
            self.t.put(origin, "govt.troops", -count)
            self.t.put(goal, "govt.troops", count)

        return self.trial(fly, lambda: bool(self.candidates(op)))

    def lift_origins(self, op: Op) -> list[str]:
        t = self.t
        found = [s for s in MAP if t.here(s, "govt.troops") and referee.flyable(t, s, op.event)]
        return [s for s in found if any(self.lift_fits(op, s, goal, 1) for goal in MAP)]

    def air_lift(self, op: Op) -> Steps[None]:
        """4.2.1 Up to 3 Troops from 1 space to another; 10 unshaded: any number, shaded: 1."""
        t = self.t
        origin = yield from pick("govt", "air-lift-origin", self.lift_origins(op))
        goals = [s for s in MAP if self.lift_fits(op, origin, s, 1)]
        goal = yield from pick("govt", "air-lift-destination", goals)
        limit = {"unshaded": 99, "shaded": 1}.get(t.side(10), 3)
        most = min(limit, t.here(origin, "govt.troops"), t.room("govt.troops", goal))
        while most > 1 and not self.lift_fits(op, origin, goal, most):
            most -= 1
        count = yield from number("govt", "move-count", 1, most)
        marked = op.moved["govt.troops", origin]
        again = max(0, count - (t.here(origin, "govt.troops") - marked))
        op.moved["govt.troops", origin] -= again
        op.moved["govt.troops", goal] += again
        t.put(origin, "govt.troops", -count)
        t.put(goal, "govt.troops", count)

    def air_strike(self, op: Op) -> Steps[None]:
        """4.2.2 One Active Guerrilla, or a Base of a faction without Guerrillas."""
        targets = referee.strikable(self.t, op.event)
        s = yield from pick("govt", "air-strike", targets)
        who = yield from pick("govt", "air-strike-target", targets[s])
        yield from self.kill(s, referee.assault_victims(self.t, s, who)[0])

    def fields(self, op: Op) -> list[str]:
        t = self.t
        return [s for s in DEPARTMENTS if t.here(s, "cartels") and referee.flyable(t, s, op.event)]

    def eradicate(self, op: Op) -> Steps[None]:
        """4.2.3 4 Aid, all Cartels Bases there, and a shift there or nearby, or a FARC Guerrilla."""
        t = self.t
        s = yield from pick("govt", "eradicate", self.fields(op))
        t.help(4)
        t.put(s, "cartels.base", -t.here(s, "cartels.base"))
        near = [x for x in (s, *t.next_to(s)) if x in DEPARTMENTS and t.pop(x) and t.levels(x) > -2]
        if near:
            t.shift((yield from pick("govt", "eradicate-shift", near)), -1)
        else:
            t.put(s, "farc.guerrilla.u", min(1, t.available("farc.guerrilla"), t.room("farc.guerrilla", s)))

    def may_extort(self, op: Op) -> bool:
        """4.1 One Underground Guerrilla must remain for a Terror to come."""
        if not referee.dominated(self.t, op.who):
            return False
        return op.name != "terror" or bool(op.spaces) or self.t.on_map(f"{op.who}.guerrilla.u") > 1

    def extort(self, op: Op) -> Steps[None]:
        t, done = self.t, list[str]()
        while op.name != "terror" or op.spaces or t.on_map(f"{op.who}.guerrilla.u") > 1:
            left = [s for s in referee.dominated(t, op.who) if s not in done]
            s = yield from pick(op.who, "extort", left, optional=bool(done))
            if not s:
                return
            done.append(s)
            t.flip(s, op.who, True, 1)
            t.gain(op.who, 1)

    def will_terror(self, op: Op, s: str) -> bool:
        """4.3.3 Terror can still follow here, with the Resources that are not owed elsewhere."""
        t = self.t
        if not op.open(s) or not t.here(s, f"{op.who}.guerrilla.u"):
            return False
        return s in LOCS or op.free or t.resources[op.who] > sum(1 for x in op.owed if x not in LOCS)

    def kidnap_victims(self, op: Op, s: str) -> list[str]:
        t = self.t
        found = [*(["govt"] if s not in DEPARTMENTS else []), *(["cartels"] if t.here(s, "cartels.base") else [])]
        if s in op.spaces or self.will_terror(op, s):
            return found
        if not op.open(s) or not t.here(s, "farc.guerrilla.u"):
            return []
        return [f for f in found if t.resources[f] and not (f == "cartels" and t.owned(f, s))]

    def kidnap_spaces(self, op: Op, done: list[str]) -> list[str]:
        t = self.t
        more = [s for s in MAP if s not in done and t.here(s, "farc.guerrilla") > t.here(s, "govt.police")]
        return [s for s in more if self.kidnap_victims(op, s)]

    def kidnap(self, op: Op) -> Steps[None]:
        """4.3.3 In up to 3 spaces a die of Resources, or a Shipment; on a 6 AUC places a piece."""
        t, done = self.t, list[str]()
        while len(done) < 3:
            s = yield from pick("farc", "kidnap", self.kidnap_spaces(op, done), optional=bool(done))
            if not s:
                return
            done.append(s)
            victims = self.kidnap_victims(op, s)
            if s not in op.spaces:
                op.owed.append(s)
            victim = yield from pick("farc", "kidnap-target", victims)
            if victim == "cartels" and (cargo := t.owned("cartels", s)):
                t.shipments[cargo[0]] = (s, t.hideout("farc", s))
                continue
            die = int((yield from ask("", "kidnap-die", lambda: range(1, 7))))
            paid = min(die, t.resources[victim], 99 - t.resources["farc"])
            t.gain(victim, -paid)
            t.gain("farc", paid)
            if die == 6:
                kinds = {"auc.guerrilla.u": "auc.guerrilla", "auc.base": "auc.base"}
                fit = [kind for kind, pool in kinds.items() if t.available(pool) and t.room(pool, s) > 0]
                if kind := (yield from pick("auc", "kidnap-auc", fit)):
                    t.put(s, kind)

    def assassinate_spaces(self, op: Op, done: list[str]) -> list[str]:
        t = self.t
        return [
            s for s in MAP
            if s not in done and t.here(s, "auc.guerrilla") > t.here(s, "govt.police")
            and t.pieces[s].total() > t.here(s, "auc") and (s in op.spaces or self.will_terror(op, s))
        ]  # fmt: skip

    def assassinate(self, op: Op) -> Steps[None]:
        """4.4.2 Any enemy piece in up to 3 Terror spaces."""
        t, done = self.t, list[str]()
        while len(done) < 3:
            s = yield from pick("auc", "assassinate", self.assassinate_spaces(op, done), optional=bool(done))
            if not s:
                return
            done.append(s)
            if s not in op.spaces:
                op.owed.append(s)
            kind = yield from pick("auc", "assassinate-target", [k for k in t.pieces[s] if not k.startswith("auc")])
            yield from self.kill(s, kind, taker="auc")

    def garden_ways(self, op: Op, s: str) -> list[str]:
        t = self.t
        found = ["place"] if op.name == "rally" and s in op.spaces and referee.new_field(t, s) else []
        return [*found, "relocate"] if t.on_map("cartels.base") > t.here(s, "cartels.base") else found

    def gardens(self, op: Op) -> list[str]:
        return [s for s in LANDS if referee.soil(self.t, s) and self.garden_ways(op, s)]

    def cultivate(self, op: Op) -> Steps[None]:
        """4.5.1 Relocate a Base, or place one in a Department that Rallies."""
        t = self.t
        s = yield from pick("cartels", "cultivate", self.gardens(op))
        if (yield from pick("cartels", "cultivate-how", self.garden_ways(op, s))) == "relocate":
            there = [x for x in MAP if x != s and t.here(x, "cartels.base")]
            origin = yield from pick("cartels", "cultivate-origin", there)
            t.put(origin, "cartels.base", -1)
        t.put(s, "cartels.base")

    def process(self, op: Op) -> Steps[None]:
        """4.5.2 Bases for 3 Resources each, or 1 or 2 Shipments under Guerrillas at Bases."""
        t = self.t

        def labs() -> list[str]:
            return [s for s in MAP if t.here(s, "cartels.base")]

        def carriers() -> list[str]:
            return [s for s in labs() if t.here(s, *GUERRILLAS)]

        packs = None in t.shipments and carriers() and self.possible_now(op)
        how = yield from pick("cartels", "process-how", ["bases", "shipments"] if packs else ["bases"])
        done = 0
        while how == "bases":
            s = yield from pick("cartels", "process-base", labs(), optional=done > 0)
            if not s:
                return
            done += 1
            t.put(s, "cartels.base", -1)
            t.gain("cartels", 3)
        while done < 2 and None in t.shipments:
            s = yield from pick("cartels", "process-shipment", carriers(), optional=done > 0)
            if not s:
                return
            done += 1
            kind = yield from pick("cartels", "process-carrier", [k for k in GUERRILLAS if t.here(s, k)])
            t.shipments[t.shipments.index(None)] = (s, kind)

    def bribe_leaves(self, op: Op | None, s: str, deed: str, kind: str, price: int) -> bool:
        """4.1 The Operation to come stays possible."""
        if op is None or op.spaces or not op.selecting:
            return True

        def act() -> None:
            self.t.gain("cartels", -price)
            if deed == "flip":
                self.turn(s, kind)
            else:
                self.t.put(s, kind, -1)

        return self.trial(act, lambda: bool(self.candidates(op)))

    def turn(self, s: str, kind: str) -> str:
        who, _, side = kind.split(".")
        self.t.flip(s, who, side == "u", 1)
        return f"{who}.guerrilla.{'a' if side == 'u' else 'u'}"

    def bribable(self, op: Op | None, done: list[str]) -> list[str]:
        """4.5.4 Spaces with pieces to remove or flip, at 3 Resources."""
        found = []
        for s in MAP:
            deeds = [("remove", kind) for kind in self.t.pieces[s]]
            deeds += [("flip", kind) for kind in self.t.pieces[s] if ".guerrilla." in kind]
            if s not in done and any(self.bribe_leaves(op, s, deed, kind, 3) for deed, kind in deeds):
                found.append(s)
        return found

    def bribe(self, op: Op) -> Steps[None]:
        t, done = self.t, list[str]()
        while len(done) < 3 and t.resources["cartels"] >= 3:
            s = yield from pick("cartels", "bribe", self.bribable(op, done), optional=bool(done))
            if not s:
                return
            done.append(s)
            t.gain("cartels", -3)
            yield from self.bribe_space(op, s)

    def bribe_space(self, op: Op | None, s: str) -> Steps[None]:
        t = self.t

        def removable(kinds: tuple[str, ...]) -> list[str]:
            return [kind for kind in kinds if t.here(s, kind) and self.bribe_leaves(op, s, "remove", kind, 0)]

        bases = tuple(f"{who}.base" for who in FACTIONS)
        ways = ["cubes"] if removable(CUBES) else []
        ways += ["guerrillas"] if self.deeds(op, s, "") else []
        ways += ["base"] if removable(bases) else []
        how = yield from pick("cartels", "bribe-how", ways)
        if how == "cubes":
            for _ in range(2):
                kind = yield from pick("cartels", "bribe-cube", removable(CUBES))
                if not kind:
                    return
                t.put(s, kind, -1)
        elif how == "base":
            t.put(s, (yield from pick("cartels", "bribe-base", removable(bases))), -1)
        elif how == "guerrillas":
            turned = struck = ""
            for count in range(2):
                deeds = self.deeds(op, s, turned)
                enemy = struck not in ("", "cartels")
                must = enemy and any(deed.startswith(f"remove:{struck}.") for deed in deeds)
                options = [*deeds, *([DONE] if count and not must else [])]
                choice = yield from pick("cartels", "bribe-guerrilla", options)
                if choice in ("", DONE):
                    return
                deed, kind = choice.split(":")
                if deed == "flip":
                    turned = self.turn(s, kind)
                    continue
                struck = kind.split(".")[0]
                yield from self.kill(s, kind, bribed=True)
                if op is not None:
                    self.left(op, s, kind)

    def deeds(self, op: Op | None, s: str, turned: str) -> list[str]:
        t, found = self.t, list[str]()
        for kind in GUERRILLAS:
            if t.here(s, kind) and self.bribe_leaves(op, s, "remove", kind, 0):
                found.append(f"remove:{kind}")
            if t.here(s, kind) > (kind == turned) and self.bribe_leaves(op, s, "flip", kind, 0):
                found.append(f"flip:{kind}")
        return found
