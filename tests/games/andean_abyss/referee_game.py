"""The referee's reading of sections 1.5, 2, 6 and 7 of Andean Abyss: the sequence of play, agreements, Propaganda
Rounds and victory. Players play all factions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from abyssal.coin.game import Game
from tests.games.andean_abyss import referee
from tests.games.andean_abyss.referee import CARDS, CITIES, FACTIONS, GUERRILLAS, INSURGENTS, LANDS, LOCS, MAP, table
from tests.games.andean_abyss.referee_operations import Operations
from tests.games.lockstep import DONE, FOREIGN, Op, Steps, ask, number, pick

TIES = ["cartels", "auc", "farc", "govt"]
"""7.1 Ties go to the Cartels, then AUC, then FARC."""
DID = {"": "operation", "special": "operation_and_special"}


class Andes(Operations):
    """A referee of one game."""

    def __init__(self, options: dict[str, str], look: Callable[[], dict[str, Any]]) -> None:
        super().__init__()
        self.options = options
        self.look = look
        """Reads the engine's table, after an Event."""
        self.second = options["edition"] == "second"
        self.eligibility = options["eligibility"]
        shared = {"2": [0, 1, 0, 1], "3": [0, 1, 2, 2]}.get(options["players"], range(4))
        self.players = dict(zip(FACTIONS, shared, strict=True))
        self.final = 2 if options["scenario"] == "quick" else 3 if options["short"] == "true" else 4
        self.rounds = self.propaganda = 0
        self.rested = False
        """6.0 The last card was a Propaganda card."""

    def read(self, position: dict[str, Any]) -> None:
        self.t = table(position)
        self.eligible = set(position["eligible"])
        self.acted = dict(position.get("acted", {}))
        self.barred = set(position.get("barred", []))
        self.first, self.first_did = position.get("first", ""), position.get("first_did", "")
        self.second_box = position.get("second", "")
        self.piles = [list(pile) for pile in position["deck"]["packets"]]
        self.queue = list(position["next"])
        self.played = [*position["played"], *([position["card"]] if "card" in position else [])]
        self.phase = position["phase"]

    def difference(self, position: dict[str, Any]) -> str:
        found, there = vars(self.t), vars(table(position))
        parts = [f"{key}: engine {there[key]}, referee {found[key]}" for key in found if found[key] != there[key]]
        mine = {
            "eligible": self.eligible, "acted": self.acted, "barred": self.barred, "first": self.first,
            "first_did": self.first_did, "second": self.second_box,
        }  # fmt: skip
        for key, value in mine.items():
            other = position.get(key, type(value)())
            if set(other) != value if isinstance(value, set) else other != value:
                parts.append(f"{key}: engine {other}, referee {value}")
        return "; ".join(parts)

    # 2 Sequence of play.

    def whole_game(self) -> Steps[None]:
        while self.phase == "setup":
            yield FOREIGN
        while self.phase != "over":
            card = yield from self.next_card()
            if card <= 72:
                self.rested = False
                yield from self.event_card(card)
                continue
            self.propaganda += 1
            final = self.propaganda >= self.final
            if not self.rested:
                if (yield from self.propaganda_round(final)):
                    return
                self.rested = True
                self.rounds += 1
            if final:
                return

    def draw(self) -> Steps[int]:
        """2.1, 2.3.8 The top card: any Event not seen yet, or the Propaganda card of the pile."""
        pile = next((pile for pile in self.piles if pile != [0, 0]), None)
        if pile is None:
            return 0
        seen = [*self.played, *self.queue]
        options = [str(card) for card in CARDS if card not in seen] if pile[0] else []
        choice = yield from ask("", "draw", lambda: [*options, *(["propaganda"] if pile[1] else [])])
        pile[choice == "propaganda"] -= 1
        return 73 + sum(1 for card in seen if card > 72) if choice == "propaganda" else int(choice)

    def next_card(self) -> Steps[int]:
        """2.2, 2.3.8 Play the next card and reveal the one after it; Options A and B: up to an Event."""
        card = self.queue.pop(0) if self.queue else 0
        if not card:
            card = yield from self.draw()
        self.played.append(card)
        to_event = self.eligibility != "standard"
        while self.options["no_reveal"] == "false" and (not self.queue or (to_event and self.queue[-1] > 72)):
            following = yield from self.draw()
            if not following:
                break
            self.queue.append(following)
        return card

    def order(self, card: int) -> list[str]:
        """2.3.2 By the card's symbols; 2.3.1 Options A and B: of the next Event card, or of the first one played."""
        if self.eligibility != "standard":
            ahead = [other for other in self.queue if other <= 72]
            card = ahead[0] if ahead else next(other for other in self.played if other <= 72)
        return list(CARDS[card]["order"])

    def event_card(self, card: int) -> Steps[None]:
        """2.3 Up to 2 factions execute."""
        while not (self.first and self.second_box):
            who = next((f for f in self.order(card) if f in self.eligible and f not in self.acted), "")
            if not who:
                break
            if not (yield from self.turn_of(who, card)):
                return  # an Event ended the card
        executed = {f for f, what in self.acted.items() if what == "executed"} if self.eligibility != "b" else set()
        self.eligible = set(FACTIONS) - executed - self.barred
        self.acted, self.barred, self.first, self.first_did, self.second_box = {}, set(), "", "", ""

    def turn_of(self, who: str, card: int) -> Steps[bool]:
        """2.3.3, 2.3.4, 2.3.5, 2.3.9 Pass, the Event, or an Operation. Return False if the card is over."""
        rounds = next((i for i, other in enumerate(self.queue) if other <= 72), len(self.queue))
        last = rounds > 0 and self.propaganda + rounds >= self.final
        limited = last or self.first_did in ("operation", "operation_and_special")
        with_event = self.first_did in ("", "operation_and_special")
        sides = (["unshaded", "shaded"] if CARDS[card]["dual"] else ["event"]) if with_event else []

        def options() -> list[str]:
            self.executing = who
            menu = self.menu(who, limited, not limited, banned=last)
            self.executing = ""
            return [*sides, *menu, "pass"]

        self.op = None
        choice = yield from ask(who, "turn-limited" if limited else "turn", options)
        if choice == "pass":
            self.acted[who] = "passed"
            self.t.gain(who, 3 if who == "govt" else 1)
            return True
        self.executing = who
        if choice in sides:
            before = ("turn", card, self.first, self.second_box)
            while True:
                position = self.look()
                self.read(position)
                now = (position["phase"], position.get("card"), self.first, self.second_box)
                if now != before:
                    self.executing = ""
                    return now[:2] == before[:2] or (yield from self.skip_round())
                yield FOREIGN
        op = Op(who, choice, limited=limited, special=not limited)
        yield from self.operate(op)
        if op.paid and not op.used:
            yield from self.ship(who, last)
        self.op = None
        self.executing = ""
        self.acted[who] = "executed"
        if self.first:
            self.second_box = who
        else:
            self.first, self.first_did = who, DID["special" if op.used else ""]
        return True

    def skip_round(self) -> Steps[bool]:
        """An Event has ended a card. If the engine asks nothing before the next Round, let that pass unseen."""
        while self.phase not in ("new_card", "turn", "over"):
            yield FOREIGN
            self.read(self.look())
        self.propaganda = sum(1 for card in self.played if card > 72)
        self.rested = bool(self.played) and self.played[-1] > 72
        return False

    def ship(self, who: str, last: bool) -> Steps[None]:
        """2.3.6 A Shipment for a free Limited Operation; another faction's only if it agrees."""
        t, refused = self.t, list[str]()
        while True:
            owners = [f for f in INSURGENTS if t.owned(f) and f not in refused]
            if not owners or not self.menu(who, True, False, free=True, banned=last):
                return
            owner = yield from pick(who, "ship", owners, optional=True)
            if not owner:
                return
            places = {ship[0] for i in t.owned(owner) if (ship := t.shipments[i])}
            s = yield from pick(owner, "ship-from", places, optional=owner != who)
            if s:
                break
            refused.append(owner)
        t.shipments[t.owned(owner, s)[0]] = None
        menu = self.menu(who, True, False, free=True, banned=last)
        if name := (yield from pick(who, "ship-operation", [*menu, DONE])):
            yield from self.operate(Op(who, name, free=True, limited=True))

    def free_operation(self, game: Game) -> Steps[None] | None:
        """3.1.2, 5.5 Follow an Operation that an Event grants. What the card allows is the engine's word."""
        op, decision = game.board.operation, game.decision
        first = {"patrol": "patrol-origin"}.get(op.name, f"{op.name}-space") if op is not None else ""
        if op is None or decision is None or decision.kind != first or op.spaces:
            return None
        names = game.rules.spec.spaces
        only = None if op.only is None else [names[s] for s in op.only]
        who = FACTIONS[op.who]
        self.executing = FACTIONS[game.board.executing] if game.board.executing >= 0 else ""
        return self.operate(Op(who, op.name, op.free, op.limited, op.special, only, op.event, op.used))

    # 1.5.1 Negotiation.

    def deals(self, giver: str, receiver: str) -> bool:
        """1.5 Not between factions of one player; second edition: only while one of them executes."""
        if self.players[giver] == self.players[receiver]:
            return False
        return not self.second or self.executing in (giver, receiver)

    def spare_resources(self, giver: str, receiver: str) -> int:
        """3.1 Not what an announced Operation of the same player needs, nor what Terror is owed (4.3.3)."""
        t, op = self.t, self.op
        amount = t.resources[giver]
        if op is None or op.free or self.players[op.who] != self.players[giver]:
            return amount
        if op.owed and op.who == giver:
            return amount - sum(1 for s in op.owed if s not in LOCS)
        while amount and not self.survives(op, lambda: self.transfer_resources(giver, receiver, amount)):  # noqa: B023
            amount -= 1
        return amount

    def transfer_resources(self, giver: str, receiver: str, amount: int) -> None:
        amount = min(amount, 99 - self.t.resources[receiver])
        self.t.gain(giver, -amount)
        self.t.gain(receiver, amount)

    def gifts(self) -> list[str]:
        t, found = self.t, set[str]()
        for giver in FACTIONS:
            for receiver in FACTIONS:
                if self.deals(giver, receiver):
                    most = min(self.spare_resources(giver, receiver), 99 - t.resources[receiver])
                    found |= {f"give {giver} {receiver} {amount}" for amount in (1, most) if most}
        for i, ship in enumerate(t.shipments):
            if ship is None:
                continue
            s, carrier = ship
            owner = carrier.split(".")[0]
            for kind in GUERRILLAS:
                other = kind.split(".")[0]
                allowed = kind != carrier and t.here(s, kind) and (other == owner or self.deals(owner, other))
                if allowed and self.may_hand(owner, i, s, kind):
                    found.add(f"hand {s} {carrier} {kind}")
        return sorted(found)

    def may_hand(self, owner: str, i: int, s: str, kind: str) -> bool:
        def hand() -> None:
            self.t.shipments[i] = (s, kind)

        if self.op is None or self.players[self.op.who] != self.players[owner]:
            return True
        return self.survives(self.op, hand)

    def give(self, agreement: str) -> None:
        words = agreement.split(" ")
        if words[0] == "give":
            self.transfer_resources(words[1], words[2], int(words[3]))
        else:
            self.t.shipments[self.t.under(words[1], words[2])[0]] = (words[1], words[3])

    # 6 Propaganda Rounds.

    def control(self, s: str) -> str:
        """6.2 As marked; second edition: at the moment (1.8)."""
        return self.t.controller(s) if self.second else self.t.control.get(s, "")

    def mark_control(self) -> None:
        t = self.t
        t.control = {s: who for s in t.lands() if (who := t.controller(s))}

    def winners(self) -> list[str]:
        """6.1, 7.2, 1.5 Factions past their goals; all of a player's factions must be."""
        margins = self.t.margins()
        return [
            f for f in FACTIONS
            if all(margins[other] > 0 for other in FACTIONS if self.players[other] == self.players[f])
        ]  # fmt: skip

    def propaganda_round(self, final: bool) -> Steps[bool]:
        """6.0 All phases. Return True if a victory ends the game."""
        t = self.t
        self.executing, self.op = "", None
        if not self.second and self.gifts():
            yield from ask("govt", "before-round", lambda: [DONE])
        checked = self.rounds > 0 or self.options["scenario"] != "quick"
        if checked and self.winners():
            return True
        yield from self.control_phase()
        yield from self.resources_phase()
        yield from self.support_phase()
        yield from self.elite_backing()
        if final:
            return False
        yield from self.redeploy_phase()
        t.control = {}
        t.marks.clear()
        t.protected = ""
        for card in [card for card in t.effects if CARDS[card]["momentum"]]:
            del t.effects[card]
        for s in MAP:
            for who in INSURGENTS:
                t.flip(s, who, False, 99)
        self.eligible = set(FACTIONS)
        return False

    def control_phase(self) -> Steps[None]:
        """6.2 Control, then Sabotage; 7 unshaded: 3 markers may go, shaded: equal numbers are enough."""
        t = self.t
        self.mark_control()
        for s in sorted(LOCS, key=lambda s: (-int(MAP[s]["econ"]), list(MAP).index(s))):
            guerrillas, cubes = t.here(s, *GUERRILLAS), t.here(s, *referee.CUBES)
            even = t.side(7) == "shaded" and guerrillas and guerrillas == cubes
            near = any(t.control.get(city) == "farc" for city in t.next_to(s) if city in CITIES)
            if not t.marks[s] and (guerrillas > cubes or even or near):
                t.mark(s)
        if t.side(7) == "unshaded":
            for _ in range(3):
                s = yield from pick("govt", "special-forces", [s for s in MAP if t.marks[s]], optional=True)
                if not s:
                    break
                t.calm(s)

    def resources_phase(self) -> Steps[None]:
        """6.3 Earnings; Drug Profits: a Base there or 6 Resources; 67 shaded: 4 for each Cartels Base."""
        t = self.t
        earned = sum(int(MAP[s]["econ"]) for s in LOCS if not t.marks[s])
        t.gain("govt", earned + (0 if t.president == "samper" else t.aid))
        for who in INSURGENTS:
            rate = (4 if t.side(67) == "shaded" else 3) if who == "cartels" else 1
            t.gain(who, rate * t.on_map(f"{who}.base"))
        while any(t.shipments):
            for who in INSURGENTS:
                while mine := t.owned(who):
                    s = (t.shipments[mine[0]] or ("", ""))[0]
                    base = t.available(f"{who}.base") > 0 and t.room(f"{who}.base", s) > 0
                    ways = ["base", "resources"] if base else ["resources"]
                    partners = any(t.here(s, f"{f}.guerrilla") and self.deals(who, f) for f in INSURGENTS)
                    how = "resources"
                    if base or partners:
                        how = yield from ask(who, "drug-profit", lambda: ways)  # noqa: B023
                    left = t.owned(who, s)
                    if not left:
                        continue
                    t.shipments[left[0]] = None
                    if how == "base":
                        t.put(s, f"{who}.base")
                    else:
                        t.gain(who, 6)

    def support_phase(self) -> Steps[None]:
        """6.4 Civic Action, Agitation (22 shaded: in up to 3 further spaces), Election."""
        t, eased = self.t, ""

        def civic() -> list[str]:
            owned = [s for s in t.lands() if self.control(s) == "govt"]
            return [*referee.civic_spaces(t, owned, eased), DONE]

        while (s := (yield from ask("govt", "civic-action", civic))) != DONE:
            if not (t.here(s, "govt.troops") and t.here(s, "govt.police")):
                eased = s
            yield from self.persuade("govt", s, 1, 3, "civic-steps")
        extra: list[str] = []

        def agitated() -> list[str]:
            found = [DONE]
            for s in t.lands():
                further = t.side(22) == "shaded" and self.control(s) != "govt" and t.here(s, "farc")
                further = bool(further) and (s in extra or len(extra) < 3)
                gains = t.pop(s) and (t.levels(s) > -2 or t.marks[s])
                if gains and t.resources["farc"] and (self.control(s) == "farc" or further):
                    found.append(s)
            return found

        while (s := (yield from ask("farc", "agitate", agitated))) != DONE:
            if self.control(s) != "farc" and s not in extra:
                extra.append(s)
            yield from self.persuade("farc", s, -1, 1, "agitate-steps")
        if t.president != "uribe" and t.support() <= 60:
            t.president = referee.PRESIDENTS[referee.PRESIDENTS.index(t.president) + 1]
            if t.president == "uribe":
                t.zones.clear()
            else:
                yield from self.farc_zone()

    def farc_zone(self) -> Steps[None]:
        """6.4.4 In a Department with the most FARC pieces; cubes there Redeploy, Bases go."""
        t = self.t
        fit = [s for s in t.lands() if s in referee.DEPARTMENTS and s not in t.zones]
        most = max(t.here(s, "farc") for s in fit)
        s = yield from pick("govt", "farc-zone", [x for x in fit if t.here(x, "farc") == most])
        controlled = {x for x in t.lands() if t.controller(x) == "govt"} - {s}
        t.put(s, "govt.base", -t.here(s, "govt.base"))
        for kind in referee.CUBES:
            yield from self.evict(kind, s, controlled)
        t.zones.add(s)

    def goals(self, kind: str, controlled: set[str]) -> list[str]:
        """6.5.1, 6.5.3 Troops to Cities and Bases under Control, Police to LoCs and Controlled spaces."""
        t = self.t
        if kind == "govt.troops":
            return [s for s in LANDS if s in controlled and (s in CITIES or t.here(s, "govt.base"))]
        return [s for s in MAP if s in LOCS or s in controlled]

    def evict(self, kind: str, s: str, controlled: set[str]) -> Steps[None]:
        t = self.t
        while t.here(s, kind):
            goals = [x for x in self.goals(kind, controlled) if x != s and t.room(kind, x)] or ["bogota"]
            goal = yield from pick("govt", "redeploy-destination", goals)
            most = min(t.here(s, kind), t.room(kind, goal))
            count = yield from number("govt", "move-count", most if len(goals) == 1 else 1, most)
            t.put(s, kind, -count)
            t.put(goal, kind, count)

    def elite_backing(self) -> Steps[None]:
        """6.4.5 AUC may Rally free in 1 space without Opposition and without Control."""
        t = self.t

        def spaces() -> list[str]:
            fit = [s for s in t.lands() if referee.rally_fits(t, "auc", s) and not self.control(s)]
            return [*(s for s in fit if referee.rally_ways(t, "auc", s, self.takes_back("auc"))), DONE]

        s = yield from ask("auc", "elite-backing", spaces)
        if s != DONE:
            self.op = Op("auc", "rally", free=True, limited=True, spaces=[s])
            yield from self.rally_space(self.op, s)
        self.op = None

    def redeploy_phase(self) -> Steps[None]:
        """6.5 Troops that must, then Troops and Police as the Government likes; no cube twice."""
        t = self.t
        if self.second:
            self.mark_control()
        controlled = {s for s, who in t.control.items() if who == "govt"}
        before = {s: t.here(s, "govt.troops") for s in MAP}
        for s in MAP:
            if t.here(s, "govt.troops") and s not in CITIES and not t.here(s, "govt.base"):
                yield from self.evict("govt.troops", s, controlled)
        came = {s: max(0, t.here(s, "govt.troops") - before[s]) for s in MAP}
        for kind, moved in zip(referee.CUBES, (came, dict.fromkeys(MAP, 0)), strict=True):
            goals = self.goals(kind, controlled)

            def origins() -> list[str]:
                there = [x for x in goals if t.room(kind, x)]  # noqa: B023
                ready = [x for x in MAP if t.here(x, kind) > moved[x]]  # noqa: B023
                return [*(x for x in ready if set(there) - {x}), DONE]

            while (s := (yield from ask("govt", "redeploy-origin", origins))) != DONE:
                fit = [x for x in goals if x != s and t.room(kind, x)]
                goal = yield from pick("govt", "redeploy-destination", fit)
                most = min(t.here(s, kind) - moved[s], t.room(kind, goal))
                count = yield from number("govt", "move-count", 1, most)
                t.put(s, kind, -count)
                t.put(goal, kind, count)
                moved[goal] += count

    # 7 Victory.

    def ranking(self) -> list[list[str]]:
        """7.1, 7.3 Players by their lowest margin; ties by the order of 7.1."""
        margins = self.t.margins()
        groups = [[f for f in FACTIONS if self.players[f] == player] for player in sorted(set(self.players.values()))]
        return sorted(
            groups, key=lambda group: (-min(margins[f] for f in group), min(TIES.index(f) for f in group))
        )  # fmt: skip
