"""The referee's reading of section 4 of Andean Abyss."""

from __future__ import annotations

from tests.games.andean_abyss import referee
from tests.games.andean_abyss.referee import (
    CUBES,
    DEPARTMENTS,
    FACTIONS,
    GUERRILLAS,
    LANDS,
    LOCS,
    MAP,
)  # fmt: skip
from tests.games.andean_abyss.referee_general import General
from tests.games.lockstep import DONE, Op, Steps, ask, number, pick


class Specials(General):
    """Asks the questions of Special Activities."""

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
