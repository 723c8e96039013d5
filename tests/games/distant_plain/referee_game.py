"""The referee's reading of sections 1.5, 2, 6 and 7 of A Distant Plain: the sequence of play, Sudden Propaganda,
agreements, Propaganda Rounds, victory and Deception. Players play all factions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import abyssal
from abyssal.coin.game import Game
from tests.games.distant_plain import referee_rounds
from tests.games.distant_plain.referee import AFGHAN, LANDS, MAP, pashtun
from tests.games.distant_plain.referee_operations import FACTIONS, INSURGENTS, Operations, land
from tests.games.lockstep import DONE, FOREIGN, Op, Steps, ask, number, pick

_CARDS = Path(abyssal.__file__).parent / "games" / "distant_plain" / "data" / "cards.json"
CARDS: dict[int, dict[str, Any]] = {
    card["number"]: card for card in json.loads(_CARDS.read_text(encoding="utf-8"))["events"]
}
TIES = ["warlords", "government", "taliban", "coalition"]
"""7.1 Ties go to the Warlords, then the Government, then the Taliban."""


class Plain(Operations):
    """A referee of one game."""

    def __init__(self, options: dict[str, str], final: int, look: Callable[[], dict[str, Any]]) -> None:
        super().__init__()
        self.options = options
        self.look = look
        self.free_patrol_assault = options["patrol_assault"] == "free"
        leaders = list(FACTIONS)
        if options["players"] == "3":
            leaders = ["coalition", "taliban", "government", "coalition"]
        elif options["players"] == "2":
            leaders = ["coalition", "taliban", "coalition", "taliban"]
            if options["pairing"] == "warlords":
                leaders = ["coalition", "taliban", "taliban", "coalition"]
        self.leaders = dict(zip(FACTIONS, leaders, strict=True))
        self.final = final
        self.propaganda = 0
        self.rested = False
        self.over = False

    def read(self, position: dict[str, Any]) -> None:
        new = land(position)
        if hasattr(self, "t"):
            vars(self.t).update(vars(new))
        else:
            self.t = new
        self.eligible = set(position["eligible"])
        self.acted = dict(position.get("acted", {}))
        self.barred = set(position.get("barred", []))
        self.first, self.first_did = position.get("first", ""), position.get("first_did", "")
        self.second_box = position.get("second", "")
        self.piles = [list(pile) for pile in position["deck"]["packets"]]
        self.queue = list(position["next"])
        self.played = [*position["played"], *([position["card"]] if "card" in position else [])]
        self.removed = list(position.get("removed", []))
        self.phase = position["phase"]
        self.markers = {who: list(markers) for who, markers in position.get("deception", {}).items()}

    def difference(self, position: dict[str, Any]) -> str:
        found, there = vars(self.t), vars(land(position))
        parts = [f"{key}: engine {there[key]}, referee {found[key]}" for key in found if found[key] != there[key]]
        mine: dict[str, Any] = {
            "eligible": self.eligible, "acted": self.acted, "barred": self.barred, "first": self.first,
            "first_did": self.first_did, "second": self.second_box,
        }  # fmt: skip
        if position["phase"] == "turn":
            mine["next"] = self.queue
        for key, value in mine.items():
            other = position.get(key, type(value)())
            if set(other) != value if isinstance(value, set) else other != value:
                parts.append(f"{key}: engine {other}, referee {value}")
        told = {who: sorted(marks) for who, marks in position.get("deception", {}).items()}
        if told != {who: sorted(marks) for who, marks in self.markers.items()}:
            parts.append(f"deception: engine {told}, referee {self.markers}")
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
                    break
                self.rested = True
                if final and self.markers:  # 6.5.5 the markers of Control are still out
                    self.t.fixed = {s: who for s in LANDS if (who := self.t.control(s))}
            if final:
                break
        if not self.over:
            yield from self.show_all()
        self.t.fixed = None

    def draw(self) -> Steps[int]:
        """2.1 The top card: any Event neither seen nor removed, or the Propaganda card of the pile."""
        pile = next((pile for pile in self.piles if pile != [0, 0]), None)
        if pile is None:
            return 0
        seen = [*self.played, *self.queue, *self.removed]
        options = [str(card) for card in CARDS if card not in seen] if pile[0] else []
        choice = yield from ask("", "draw", lambda: [*options, *(["propaganda"] if pile[1] else [])])
        pile[choice == "propaganda"] -= 1
        return 73 + sum(1 for card in seen if card > 72) if choice == "propaganda" else int(choice)

    def next_card(self) -> Steps[int]:
        """2.2, 2.3.7 Play the next card and reveal one more; Sudden Propaganda changes places with an Event."""
        before = list(self.queue)
        card = before.pop(0) if before else (yield from self.draw())
        self.played.append(card)
        following = yield from self.draw()
        self.queue = [following] if following else []
        if self.options["sudden_propaganda"] == "true" and following > 72 and card <= 72:
            self.played[-1] = following
            self.queue = [card]
            return following
        return card

    def event_card(self, card: int) -> Steps[None]:
        while not (self.first and self.second_box):
            who = next((f for f in CARDS[card]["order"] if f in self.eligible and f not in self.acted), "")
            if not who:
                break
            if not (yield from self.turn_of(who, card)):
                return  # an Event ended the card
        executed = {f for f, what in self.acted.items() if what == "executed"}
        self.eligible = set(FACTIONS) - executed - self.barred
        self.acted, self.barred, self.first, self.first_did, self.second_box = {}, set(), "", "", ""

    def may_show(self, who: str, kind: str) -> bool:
        return f"?{kind}" in self.markers.get(self.leaders[who], [])

    def show(self, player: str, kind: str) -> None:
        self.markers[player].remove(f"?{kind}")
        self.markers[player].append(kind)

    def turn_of(self, who: str, card: int) -> Steps[bool]:
        """2.3.3, 2.3.4, 2.3.5, 2.3.8; 7.3 a Hidden Asset makes a Limited Operation a full one."""
        sudden = self.options["sudden_propaganda"] == "true"
        last = bool(self.queue) and self.queue[0] > 72 and self.propaganda + 1 >= self.final and not sudden
        limited = last or self.first_did in ("operation", "operation_and_special")
        with_event = self.first_did in ("", "operation_and_special")
        sides = (["unshaded", "shaded"] if CARDS[card]["dual"] else ["event"]) if with_event else []
        converted = False

        def options() -> list[str]:
            self.executing = who
            found = [] if converted else list(sides)
            found += self.menu(who, limited, not limited, banned=last)
            if limited and self.may_show(who, "hidden_asset") and self.menu(who, False, True, banned=last):
                found.append("hidden_asset")
            self.executing = ""
            return found if converted and found else [*found, "pass"]

        self.op = None
        choice = yield from ask(who, "turn-limited" if limited else "turn", options)
        if choice == "hidden_asset":
            self.show(self.leaders[who], "hidden_asset")
            limited, converted = False, True
            choice = yield from ask(who, "turn-converted", options)
        if choice == "pass":
            self.acted[who] = "passed"
            self.t.gain(self.purse(who), 3 if who in ("coalition", "government") else 1)
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
        self.op = None
        self.executing = ""
        self.acted[who] = "executed"
        if self.first:
            self.second_box = who
        else:
            self.first, self.first_did = who, "operation_and_special" if op.used else "operation"
        return True

    def skip_round(self) -> Steps[bool]:
        """An Event has ended a card. If the engine asks nothing before the next Round, let that pass unseen."""
        while self.phase not in ("new_card", "turn", "over"):
            yield FOREIGN
            self.read(self.look())
        self.propaganda = sum(1 for card in self.played if card > 72)
        self.rested = bool(self.played) and self.played[-1] > 72
        self.over = self.phase == "over"
        return False

    def free_operation(self, game: Game) -> Steps[None] | None:
        """3.1.2, 5.5 Follow an Operation that an Event grants. What the card allows is the engine's word."""
        op, decision = game.board.operation, game.decision
        first = {"patrol": "patrol-origin"}.get(op.name, f"{op.name}-space") if op is not None else ""
        if op is None or decision is None or decision.kind != first or op.spaces:
            return None
        names = game.rules.spec.spaces
        only = None if op.only is None else [names[s] for s in op.only]
        self.executing = FACTIONS[game.board.executing] if game.board.executing >= 0 else ""
        return self.operate(Op(FACTIONS[op.who], op.name, op.free, op.limited, op.special, only, op.event, op.used))

    # 1.5.1 Negotiation.

    def deals(self, giver: str, receiver: str) -> bool:
        """1.5.1 While either executes; not within a player's factions, nor with the Coalition."""
        if "coalition" in (giver, receiver) or self.leaders[giver] == self.leaders[receiver]:
            return False
        return self.executes(giver) or self.executes(receiver)

    def spare_resources(self, giver: str, receiver: str) -> int:
        op, amount = self.op, self.t.resources[giver]
        if op is None or op.free or self.leaders[op.who] != self.leaders[giver]:
            return amount
        while amount and not self.survives(op, lambda: self.transfer(giver, receiver, amount)):  # noqa: B023
            amount -= 1
        return amount

    def transfer(self, giver: str, receiver: str, amount: int) -> None:
        amount = min(amount, 75 - self.t.resources[receiver])
        self.t.gain(giver, -amount)
        self.t.gain(receiver, amount)

    def gifts(self) -> list[str]:
        t, found = self.t, set[str]()
        for giver in FACTIONS:
            for receiver in FACTIONS:
                if self.deals(giver, receiver):
                    most = min(self.spare_resources(giver, receiver), 75 - t.resources[receiver])
                    found |= {f"give {giver} {receiver} {amount}" for amount in (1, most) if most}
        most = min(t.patronage, 75 - t.resources["warlords"])
        if most and self.deals("government", "warlords"):
            found |= {f"grant {amount}" for amount in (1, most)}
        return sorted(found)

    def give(self, agreement: str) -> None:
        words = agreement.split(" ")
        if words[0] == "give":
            self.transfer(words[1], words[2], int(words[3]))
        else:
            self.t.pay_off(-int(words[1]))
            self.t.gain("warlords", int(words[1]))

    # 6 Propaganda Rounds.

    def margins(self) -> dict[str, int]:
        """1.9, 7.3, with the Hidden Agendas shown."""
        found = referee_rounds.totals(self.t)
        return {f: found[f] + self.markers.get(self.leaders[f], []).count("hidden_agenda") for f in FACTIONS}

    def lowest(self, player: str) -> int:
        margins = self.margins()
        return min(margins[f] for f in FACTIONS if self.leaders[f] == player)

    def players(self) -> list[str]:
        return [f for f in FACTIONS if self.leaders[f] == f]

    def won(self) -> bool:
        """6.1, 7.2, 1.5 All of a player's factions are past their goals."""
        return any(self.lowest(player) > 0 for player in self.players())

    def show_agendas(self) -> Steps[None]:
        """7.3 Every player who would win if all face-down markers were Hidden Agendas is asked, whatever they are."""
        if not self.markers:
            return
        for player in self.players():
            while not self.won():
                hidden = sum(1 for marker in self.markers[player] if marker.startswith("?"))
                if not self.lowest(player) <= 0 < self.lowest(player) + hidden:
                    break
                own = ["hidden_agenda"] if self.may_show(player, "hidden_agenda") else []
                if (yield from ask(player, "show-agenda", lambda: [*own, DONE])) == DONE:  # noqa: B023
                    break
                self.show(player, "hidden_agenda")

    def show_all(self) -> Steps[None]:
        """7.3 All markers are turned up at the end."""
        for player in self.players() if self.markers else []:
            while hidden := [marker for marker in self.markers[player] if marker.startswith("?")]:
                kinds = ("?empty_threat", "?hidden_agenda", "?hidden_asset")
                kind = min(hidden, key=kinds.index)[1:]
                yield from ask("", "deception-turn-up", lambda: [kind])  # noqa: B023
                self.show(player, kind)

    def propaganda_round(self, final: bool) -> Steps[bool]:
        t = self.t
        self.executing, self.op = "", None
        yield from self.show_agendas()
        if self.won():
            return True
        referee_rounds.resources_phase(t)
        for who in ("coalition", "government"):
            before = self.levels()

            def civic() -> list[str]:
                return sorted(referee_rounds.civic_spaces(t, who))  # noqa: B023

            while civic():
                s = yield from ask(who, "civic-action", lambda: [*civic(), DONE])
                if s == DONE:
                    break
                yield from self.persuade(who, "government", s, "S", 3, "civic-steps")
            yield from self.consult(before)
        before = self.levels()
        while self.sharia():
            s = yield from ask("taliban", "sharia", lambda: [*self.sharia(), DONE])
            if s == DONE:
                break
            yield from self.persuade("taliban", "taliban", s, "O", 1, "sharia-steps")
        yield from self.consult(before)
        t.fixed = {s: who for s in LANDS if (who := t.control(s))}
        yield from self.redeploy_phase()
        t.fixed = None
        if final:
            return False
        self.reset()
        return False

    def sharia(self) -> list[str]:
        """6.4.2; 36 shaded: also Afghan Pashtun spaces with a Taliban piece."""
        t = self.t
        omar = t.side(36) == "shaded"
        found = []
        for s in LANDS:
            fit = t.control(s) == "taliban" or (omar and s in AFGHAN and pashtun(s) and t.here(s, "taliban"))
            gains = t.marks[s] or (s in AFGHAN and t.pop(s) and t.level.get(s) != "O")
            if fit and gains and t.resources["taliban"]:
                found.append(s)
        return found

    def redeploy_phase(self) -> Steps[None]:
        """6.5 Desertion, Troops, Police, Taliban."""
        t = self.t
        for s in MAP:
            ways = referee_rounds.deserters(t, s)
            lost = t.here(s, "government.troops", "government.police") // 3
            troops = yield from number("government", "desertion", ways[0], ways[-1])
            t.put(s, "government.troops", -troops)
            t.put(s, "government.police", troops - lost)
        goals = referee_rounds.troops_go(t)
        leaves = {s for s in MAP if s != "kabul" and not t.here(s, *referee_rounds.COIN_BASES)}
        yield from self.as_liked("coalition", "coalition.troops", leaves, goals)
        for s in MAP:
            if s in leaves:
                yield from self.move_out("government", ["government.troops"], s, goals)
        yield from self.as_liked("government", "government.police", set(MAP), referee_rounds.police_go(t))
        goals = referee_rounds.guerrillas_go(t)
        leaves = {s for s in MAP if s != "kabul" and not t.here(s, "taliban.base")}
        kinds = ["taliban.guerrilla.u", "taliban.guerrilla.a"]
        for kind in kinds:
            yield from self.as_liked("taliban", kind, leaves & goals, goals)
        for s in MAP:
            if s in leaves - goals:
                yield from self.move_out("taliban", kinds, s, goals)

    def as_liked(self, who: str, kind: str, leaves: set[str], goals: set[str]) -> Steps[None]:
        t, came = self.t, dict.fromkeys(MAP, 0)

        def origins() -> list[str]:
            return [s for s in MAP if s in leaves and t.here(s, kind) > came[s] and goals - {s}]

        if not origins():
            return
        while (s := (yield from ask(who, "redeploy-origin", lambda: [*origins(), DONE]))) != DONE:
            goal = yield from pick(who, "redeploy-destination", goals - {s})
            count = yield from number(who, "move-count", 1, t.here(s, kind) - came[s])
            self.shift(kind, s, goal, count)
            came[goal] += count

    def shift(self, kind: str, origin: str, goal: str, count: int) -> None:
        """6.6.1 In Pakistan at Hostility Guerrillas are Active."""
        self.t.put(origin, kind, -count)
        if kind == "taliban.guerrilla.u" and self.t.hunted(goal):
            kind = "taliban.guerrilla.a"
        self.t.put(goal, kind, count)

    def move_out(self, who: str, kinds: list[str], s: str, goals: set[str]) -> Steps[None]:
        t = self.t
        for kind in kinds:
            while most := t.here(s, kind):
                goal = yield from pick(who, "redeploy-destination", goals)
                count = yield from number(who, "move-count", most if len(goals) == 1 else 1, most)
                self.shift(kind, s, goal, count)

    def reset(self) -> None:
        """6.6 Casualties, Islamabad toward Backing unless Hard, markers, Momentum, Guerrillas, Eligibility."""
        t = self.t
        lost = t.casualties
        t.gone += Counter({"coalition.base": lost["coalition.base"], "coalition.troops": lost["coalition.troops"] // 2})
        t.casualties = Counter()
        if t.hard:
            t.hard = False
        elif t.islamabad != "backing":
            steps = {"hostility": "pressure", "pressure": "tolerance", "tolerance": "backing", "sponsorship": "backing"}
            t.islamabad = steps[t.islamabad]
        t.marks.clear()
        for s in MAP:
            for who in INSURGENTS:
                t.hide(s, who, 99)
        for card in [card for card in t.effects if CARDS[card]["momentum"]]:
            del t.effects[card]
        t.elders = ""
        self.eligible = set(FACTIONS)

    # 7 Victory.

    def ranking(self) -> list[list[str]]:
        """7.1, 7.3."""
        groups = [[f for f in FACTIONS if self.leaders[f] == player] for player in self.players()]
        return sorted(groups, key=lambda group: (-self.lowest(group[0]), min(TIES.index(f) for f in group)))
