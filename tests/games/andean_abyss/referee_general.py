"""The referee's reading of 3.1, 4.1 and 4.5.3 of Andean Abyss: selecting, paying, Special Activities and pieces taken
back in between, Shipments."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.andean_abyss import referee
from tests.games.andean_abyss.referee import (
    CUBES,
    GUERRILLAS,
    LOCS,
    MAP,
    Table,
)  # fmt: skip
from tests.games.lockstep import DONE, Op, Steps, ask, pick

COIN, INSURGENT = ["train", "patrol", "sweep", "assault"], ["rally", "march", "attack", "terror"]
SPECIALS = ["air_lift", "air_strike", "eradicate", "extort", "kidnap", "assassinate", "cultivate", "process", "bribe"]


class General:
    """What all Operations share."""

    t: Table
    second: bool
    """Second edition."""
    executing: str = ""
    players: dict[str, int]
    """1.5 The player of each faction."""

    def __init__(self) -> None:
        self.op: Op | None = None

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

    def operate(self, op: Op) -> Steps[None]:
        self.op = op
        return getattr(self, op.name)(op)  # type: ignore[no-any-return]

    # Read in `Specials` and `Operations`.

    def specials(self, op: Op) -> list[str]:
        raise NotImplementedError

    def special(self, op: Op, name: str) -> Steps[None]:
        raise NotImplementedError

    def rally_helps(self, op: Op, s: str) -> bool:
        raise NotImplementedError

    def marchers(self, op: Op, goal: str, came: list[str]) -> list[str]:
        raise NotImplementedError

    def may_strand(self, op: Op) -> bool:
        raise NotImplementedError

    def lift_origins(self, op: Op) -> list[str]:
        raise NotImplementedError

    def kidnap_spaces(self, op: Op, done: list[str]) -> list[str]:
        raise NotImplementedError

    def may_extort(self, op: Op) -> bool:
        raise NotImplementedError
