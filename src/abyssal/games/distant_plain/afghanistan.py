"""The board of A Distant Plain: section 1's counts and limits, and the effects that only this game has."""

from __future__ import annotations

from typing import Any

from ...coin import deck_file
from ...coin.card_facts import Learned
from ...coin.coin_board import CoinBoard
from ...coin.procedures import Procedures
from ...coin.spec import LOC, Spec
from .cards import KNOWN, Cards
from .names import (
    AVAILABLE,
    AWAITING,
    CARD,
    CARD_HALO,
    CARD_KIND,
    CARD_ORDER,
    CASUALTIES,
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN_CONTROL,
    COIN_POPULATION,
    CONTROL,
    CONTROL_PHASE,
    DECEPTION,
    DECEPTION_SHOWN,
    DESERTION_PHASE,
    DRAWN,
    EFFECT,
    ELDERS,
    FACTIONS,
    GOVERNMENT,
    GOVERNMENT_BASE,
    HARD,
    HOSTILITY,
    ISLAMABAD,
    MOST_PATRONAGE,
    OF_EACH,
    PAKISTAN,
    PATRONAGE,
    PHASE,
    POLICE,
    POP,
    POSTURES,
    RESOURCES,
    RETURNEE,
    RETURNEES,
    SHADED,
    SIDES,
    SPONSORSHIP,
    SUPPORT,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_BASE,
    TALIBAN_CONTROL,
    TALIBAN_U,
    TERROR,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
    TRIBAL_ELDERS,
    TROOPS,
    UNCONTROLLED,
    UNCONTROLLED_SPACE,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
    WARLORDS_A,
    WARLORDS_BASE,
    WARLORDS_U,
    WITHHELD,
    S,
)
from .options import Options


class Afghanistan(CoinBoard):
    """A position of A Distant Plain."""

    __slots__ = (
        "afghan",
        "levels_before",
        "options",
        "pakistan",
        "pakistan_bits",
        "pashtun",
    )

    def __init__(
        self,
        spec: Spec,
        options: Options,
        procedures: Procedures[Any],
        final: int,
        original: Afghanistan | None = None,
    ) -> None:
        super().__init__(spec, options, procedures, final)
        self.options = options
        self.pakistan: list[bool]
        self.pakistan_bits: int
        """`pakistan` as a set of bits."""
        self.pashtun: list[bool]
        self.afghan: list[int]
        """Kabul and the Provinces of Afghanistan."""
        if original is None:
            self.pakistan = [facts.get("country") == "pakistan" for facts in spec.facts]
            self.pashtun = [bool(facts.get("pashtun")) for facts in spec.facts]
            self.pakistan_bits = sum([1 << s for s in spec.lands if self.pakistan[s]])
            self.afghan = [s for s in spec.lands if not self.pakistan[s]]
        else:
            self.pakistan, self.pakistan_bits = original.pakistan, original.pakistan_bits
            self.pashtun, self.afghan = original.pashtun, original.afghan
        self.levels_before: dict[int, int] = {}
        """Levels at the start of the current Event, kept while Tribal Elders are in force (see `tribal_elders`)."""

    def twin(self) -> Afghanistan:
        return Afghanistan(self.spec, self.options, self.procedures, self.final, self)

    def clear(self) -> None:
        super().clear()
        self.n[RETURNEES] = 6
        self.n[UNCONTROLLED] = sum([self.n[POP + s] for s in self.afghan])

    # Counting.

    def cubes(self, s: int) -> int:
        """1.4 Troops and Police of both COIN Factions."""
        n = self.n
        return n[COALITION_TROOPS + s] + n[TROOPS + s] + n[POLICE + s]

    def government_cubes(self, s: int) -> int:
        return self.n[TROOPS + s] + self.n[POLICE + s]

    def coin_bases(self, s: int) -> int:
        return self.n[COALITION_BASE + s] + self.n[GOVERNMENT_BASE + s]

    def guerrillas(self, who: int, s: int) -> int:
        column = UNDERGROUND[who] + s
        return self.n[column] + self.n[column + S]

    def all_guerrillas(self, s: int) -> int:
        n = self.n
        return n[TALIBAN_U + s] + n[TALIBAN_A + s] + n[WARLORDS_U + s] + n[WARLORDS_A + s]

    def blocks_way(self, s: int) -> bool:
        """3.2.2, 3.2.3, 4.3.2 Cubes go no further than a Sabotaged LoC."""
        return self.n[TERROR + s] > 0 and self.spec.kind[s] == LOC

    def bases(self, s: int) -> int:
        n = self.n
        return n[COALITION_BASE + s] + n[GOVERNMENT_BASE + s] + n[TALIBAN_BASE + s] + n[WARLORDS_BASE + s]

    def count(self, faction: int, s: int) -> int:
        n = self.n
        if faction == COALITION:
            return n[COALITION_TROOPS + s] + n[COALITION_BASE + s]
        if faction == GOVERNMENT:
            return n[TROOPS + s] + n[POLICE + s] + n[GOVERNMENT_BASE + s]
        column = UNDERGROUND[faction] + s
        return n[column] + n[column + S] + n[column + S + S]

    def coin(self, s: int) -> int:
        """Pieces of both COIN Factions."""
        n = self.n
        return (
            n[COALITION_TROOPS + s] + n[COALITION_BASE + s]
            + n[TROOPS + s] + n[POLICE + s] + n[GOVERNMENT_BASE + s]
        )  # fmt: skip

    def taliban(self, s: int) -> int:
        n = self.n
        return n[TALIBAN_U + s] + n[TALIBAN_A + s] + n[TALIBAN_BASE + s]

    def warlords(self, s: int) -> int:
        n = self.n
        return n[WARLORDS_U + s] + n[WARLORDS_A + s] + n[WARLORDS_BASE + s]

    def pieces(self, s: int) -> int:
        return self.coin(s) + self.taliban(s) + self.warlords(s)

    def enemies(self, who: int, s: int) -> int:
        """1.5 Insurgent Factions are enemy to all others; the COIN Factions are friends."""
        if who == TALIBAN:
            return self.coin(s) + self.warlords(s)
        return self.taliban(s) + (self.coin(s) if who == WARLORDS else self.warlords(s))

    def has_enemies(self, who: int, s: int) -> bool:
        """1.5 Return True if an enemy has a piece in a space."""
        if who != TALIBAN and self.taliban(s):
            return True
        return (who in (TALIBAN, WARLORDS) and self.coin(s) > 0) or (who != WARLORDS and self.warlords(s) > 0)

    def bases_on_map(self, who: int) -> int:
        return self.on_map(self.spec.base[who])

    def in_pakistan(self, s: int) -> bool:
        """1.3.5 Foreign Countries: return True for the three Provinces of Pakistan."""
        return self.pakistan[s]

    def hunted(self, s: int) -> bool:
        """6.6.1 Hostility: Taliban Guerrillas in Pakistan are always Active."""
        return self.pakistan[s] and self.n[ISLAMABAD] == HOSTILITY

    # Control and totals.

    def coin_controls(self, s: int) -> bool:
        """1.7 Control as marked. It follows the pieces at once, except during a Redeploy Phase (6.5)."""
        return self.n[CONTROL + s] == COIN_CONTROL

    def taliban_controls(self, s: int) -> bool:
        return self.n[CONTROL + s] == TALIBAN_CONTROL

    def control_waits(self) -> bool:
        """6.5, 6.5.5 Control stays as it was in a Redeploy Phase until every faction has moved."""
        return DESERTION_PHASE <= self.n[PHASE] <= CONTROL_PHASE

    def control_side(self, s: int) -> str:
        return SIDES[self.n[CONTROL + s]]

    def control_by_pieces(self, s: int) -> int:
        """1.7 Control goes to the side with more pieces than all others together: both COIN Factions jointly, or the
        Taliban."""
        coin, taliban, warlords = self.coin(s), self.taliban(s), self.warlords(s)
        if coin > taliban + warlords:
            return COIN_CONTROL
        return TALIBAN_CONTROL if taliban > coin + warlords else UNCONTROLLED_SPACE

    def support_and_available(self) -> int:
        """1.9, 7.2 Total Support plus the Coalition's Available pieces."""
        return self.n[TOTAL_SUPPORT] + self.n[AVAILABLE] + self.n[AVAILABLE + 1]

    def opposition_and_bases(self) -> int:
        """1.9, 7.2 Total Opposition plus Taliban Bases on the map."""
        return self.n[TOTAL_OPPOSITION] + self.on_map(TALIBAN_BASE)

    def coin_control_and_patronage(self) -> int:
        """1.9, 7.2 COIN-Controlled Population plus Patronage."""
        return self.n[COIN_POPULATION] + self.n[PATRONAGE]

    def uncontrolled(self) -> int:
        """1.9, 7.2 Afghan Population that neither side Controls."""
        return self.n[UNCONTROLLED]

    # Hooks for the shared effects and procedures.

    def room(self, column: int, s: int) -> int:
        """1.4.2 Two Bases to a Province or Kabul, none on LoCs; only the Taliban in Pakistan."""
        if self.pakistan[s] and not TALIBAN_U <= column <= TALIBAN_BASE:
            return 0
        if column in (COALITION_BASE, GOVERNMENT_BASE, TALIBAN_BASE, WARLORDS_BASE):
            return 0 if self.spec.kind[s] == LOC else max(0, 2 - self.bases(s))
        return 99

    def why_no_room(self, column: int, s: int, count: int) -> str:
        """1.4.2 Name the stacking limit that leaves no room."""
        if self.pakistan[s] and not TALIBAN_U <= column <= TALIBAN_BASE:
            return "pakistan"
        return "loc" if self.spec.kind[s] == LOC else "bases"

    def has_level(self, s: int) -> bool:
        """1.6.1, 1.6.2 Kabul and Afghan Provinces with Population have a level of Support."""
        return self.n[POP + s] > 0 and self.spec.kind[s] != LOC and not self.pakistan[s]

    def other_side(self, column: int) -> int:
        return column - S if column in (TALIBAN_A, WARLORDS_A) else column + S

    def has_purse(self, faction: int) -> bool:
        """1.8 Every Faction except the Coalition has Resources."""
        return faction != COALITION

    def payer(self, who: int) -> int:
        """1.8, 3.1 The Coalition has no Resources of its own and spends the Government's."""
        return GOVERNMENT if who == COALITION else who

    def purse(self, who: int) -> int:
        return self.n[RESOURCES + (GOVERNMENT if who == COALITION else who)]

    def removes_own(self, who: int) -> bool:
        """1.4.1 Own pieces: only Taliban and Warlord players may remove theirs, and only while they execute."""
        return who in (TALIBAN, WARLORDS) and self.options.is_player[who] and self.executes(who)

    def executes(self, who: int) -> bool:
        """1.4.1, 1.5.1, 3.1.2 Return True on the faction's own turn, or during a free Operation that another faction's
        Event grants it."""
        op = self.operation
        return self.executing == who or (op is not None and op.free and op.who == who)

    def draws_markers(self, faction: int) -> bool:
        """7.3.option Return True if this faction holds its player's Deception markers: it is the player's leading
        faction."""
        seats = self.options
        return seats.deception and seats.is_player[faction] and seats.leaders[faction] == faction

    # The short notation (see `coin.notation`) has one more word here: `returnee`.

    def extra_words(self, s: int) -> list[str]:
        return ["returnee"] if self.n[RETURNEE + s] else []

    def read_word(self, s: int, word: str) -> bool:
        return word == "returnee" and self.return_refugees(s)

    # Effects that only this game has. As in `coin.board`, only effects write to the board.

    def changed(self, column: int, s: int) -> None:
        """1.7 Adjust Control when pieces change. A Redeploy Phase adjusts it only at its end (6.5, 6.5.5)."""
        if not self.control_waits():
            self.adjust_control(s)

    def moved(self, column: int, origin: int, destination: int) -> None:
        """1.7 Adjust Control of both spaces before logging either."""
        if self.control_waits():
            return
        left, entered = self._mark_control(origin), self._mark_control(destination)
        if left:
            self.log("control", origin, self.n[CONTROL + origin])
        if entered:
            self.log("control", destination, self.n[CONTROL + destination])

    def place(self, column: int, s: int, count: int = 1) -> int:
        """1.4.3, 6.6.1 New Guerrillas are Underground, but Active in Pakistan at Hostility."""
        if column == TALIBAN_U and self.hunted(s):
            column = TALIBAN_A
        return super().place(column, s, count)

    def move(self, column: int, origin: int, destination: int, count: int, arriving: int = -1) -> int:
        """6.6.1 Guerrillas that enter Pakistan at Hostility become Active."""
        if column == TALIBAN_U and self.hunted(destination):
            arriving = TALIBAN_A
        return super().move(column, origin, destination, count, arriving)

    def flip(self, column: int, s: int, count: int) -> int:
        """1.4.3, 6.6.1 Turn Guerrillas over; in Pakistan at Hostility none goes Underground."""
        if column == TALIBAN_A and self.hunted(s):
            return 0
        return super().flip(column, s, count)

    def adjust_control(self, s: int) -> None:
        """1.7 Mark who Controls a Province or Kabul, update the totals of 1.9, and log a change."""
        if self._mark_control(s):
            self.log("control", s, self.n[CONTROL + s])

    def _mark_control(self, s: int) -> bool:
        """Mark Control by pieces. Return True if it changed."""
        if self.spec.kind[s] == LOC:
            return False
        now = self.control_by_pieces(s)
        if now == self.n[CONTROL + s]:
            return False
        self.mark_control(s, now)
        return True

    def mark_control(self, s: int, side: int) -> None:
        """1.7, 1.9 Mark who Controls a space, and move its Population to the matching total."""
        self._count_population(s, -self.n[POP + s])
        self.set(CONTROL + s, side)
        self._count_population(s, self.n[POP + s])

    def _count_population(self, s: int, pop: int) -> None:
        """Add `pop` to the total that matches the space's Control. Pakistan counts for none."""
        if self.pakistan[s]:
            return
        if self.n[CONTROL + s] == COIN_CONTROL:
            self.add(COIN_POPULATION, pop)
        elif self.n[CONTROL + s] == UNCONTROLLED_SPACE:
            self.add(UNCONTROLLED, pop)

    def return_refugees(self, s: int) -> bool:
        """4.3.1 Place a +1 Pop marker, which gives the space 1 more Population. There are 6, at most one per space.
        Return False if none can be placed."""
        if not self.n[RETURNEES] or self.n[RETURNEE + s] or self.spec.kind[s] == LOC or self.pakistan[s]:
            return False
        level = self.n[SUPPORT + s]
        self.add(RETURNEES, -1)
        self.set(RETURNEE + s, 1)
        self.add(POP + s, 1)
        self.add(TOTAL_SUPPORT, max(level, 0))
        self.add(TOTAL_OPPOSITION, max(-level, 0))
        self._count_population(s, 1)
        self.log("returnees", s)
        return True

    def take_returnees(self, s: int) -> None:
        """Remove a +1 Pop marker. A space without Population has no level."""
        if not self.n[RETURNEE + s]:
            return
        if self.n[POP + s] == 1:
            self.set_support(s, 0)
        level = self.n[SUPPORT + s]
        self.add(RETURNEES, 1)
        self.set(RETURNEE + s, 0)
        self.add(POP + s, -1)
        self.add(TOTAL_SUPPORT, -max(level, 0))
        self.add(TOTAL_OPPOSITION, -max(-level, 0))
        self._count_population(s, -1)
        self.log("returnees-gone", s)

    def casualty(self, column: int, s: int, count: int = 1) -> int:
        """3.3.3 Coalition pieces removed by Attack go to the Casualties box."""
        return self.take_off(column, s, count, CASUALTIES)

    def add_patronage(self, amount: int) -> int:
        """1.8 Raise or lower Patronage, between 0 and 40."""
        before = self.n[PATRONAGE]
        self.set(PATRONAGE, max(0, min(MOST_PATRONAGE, before + amount)))
        if self.n[PATRONAGE] != before:
            self.log("patronage", self.n[PATRONAGE] - before, self.n[PATRONAGE])
        return self.n[PATRONAGE] - before

    def shift_islamabad(self, steps: int) -> None:
        """6.6.1 Islamabad Shifts: toward Sponsorship (`steps` above 0) or Hostility. A shift beyond either end makes
        the posture Hard instead."""
        for _ in range(abs(steps)):
            step = 1 if steps > 0 else -1
            if 0 <= self.n[ISLAMABAD] + step <= SPONSORSHIP:
                if self.n[ISLAMABAD] + step == HOSTILITY:
                    for s in PAKISTAN:
                        self.flip(TALIBAN_U, s, 99)
                self.set(ISLAMABAD, self.n[ISLAMABAD] + step)
                self.log("islamabad", self.n[ISLAMABAD])
            elif not self.n[HARD]:
                self.set_hard(1)

    def set_hard(self, hard: int) -> None:
        """6.6.1 Hardened posture: flip the marker."""
        if self.n[HARD] != hard:
            self.set(HARD, hard)
            self.log("islamabad-hard", hard)

    def gain(self, faction: int, amount: int) -> int:
        """1.8 The Coalition has no Resources."""
        if faction == COALITION:
            raise AssertionError("the Coalition has no Resources")
        return super().gain(faction, amount)

    def take_elders(self, who: int) -> None:
        """5.4 Give the Tribal Elders marker (card 45) to a faction."""
        self.put_in_force(TRIBAL_ELDERS, UNSHADED)
        self.set(ELDERS, who + 1)
        self.log("elders", who)

    def awaits(self, who: int) -> bool:
        """8.1.capability Return True if a Non-player Passed to take the Capability on the card that follows."""
        return bool(self.n[AWAITING] >> who & 1)

    def await_card(self, who: int, waiting: bool) -> None:
        """8.1.capability Note that a Non-player Passed to take the next card's Capability, or that it no longer
        waits."""
        if self.awaits(who) != waiting:
            self.set(AWAITING, self.n[AWAITING] ^ 1 << who)

    def put_in_force(self, card: int, side: int) -> None:
        """5.4 The Tribal Elders marker leaves play with its card."""
        if card == TRIBAL_ELDERS and not side:
            self.set(ELDERS, 0)
        super().put_in_force(card, side)

    def in_force(self, card: int) -> int:
        """5.3, 5.4 The side of a card's lasting effect that is in force: `UNSHADED`, `SHADED` or 0. If people carry the
        side out by hand, they apply its lasting effect too: its marker only reminds them."""
        side = self.n[EFFECT + card]
        if side and self.options.hand_events != "ours" and self.by_hand(card, side == SHADED):
            return 0
        return side

    def cards_now(self) -> Cards:
        """Return what is printed on the cards: as we assume, as a deck file says, and as people entered them when a
        card first came up."""
        options, told = self.options, self.n[CARD_ORDER : CARD_HALO + len(self.spec.events) + 1]
        if options.cards is None:
            raise AssertionError("a board without cards")
        if not options.printed_cards or not any(told):
            return options.cards
        if options.told != told or options.told_cards is None:
            options.told, options.told_cards = told, options.cards.learned(self.told_facts())
        return options.told_cards

    def told_facts(self) -> deck_file.Deck:
        """Return the facts that people entered about cards in this game."""
        return {card: self._told(card) for card in self.spec.events if self.n[CARD_KIND + card]}

    def _told(self, card: int) -> deck_file.Facts:
        names, kind, halo = FACTIONS, self.n[CARD_KIND + card] - 1, self.n[CARD_HALO + card] - 1
        owner, momentum = kind // 2 % 5 - 1, kind // 10
        capability = names[owner] if owner >= 0 else None
        if not self.n[CARD_ORDER + card]:
            return {"capability": capability}
        return {
            "order": [names[f] for f in deck_file.ORDERS[self.n[CARD_ORDER + card] - 1]],
            "dual": kind % 2 == 1,
            "capability": capability,
            "momentum": [side for i, side in enumerate(deck_file.SIDES) if momentum >> i & 1],
            "halo": [name for i, name in enumerate(names) if halo >> i & 1],
        }

    def tell_card(self, card: int, facts: Learned) -> None:
        """Note the facts that people entered about a card."""
        self.set(CARD_ORDER + card, deck_file.ORDERS.index(facts.order) + 1)
        self.set(CARD_KIND + card, 1 + int(facts.dual) + 2 * (facts.capability + 1) + 10 * facts.momentum)
        self.set(CARD_HALO + card, 1 + sum([1 << f for f in facts.halo]))
        self.log("card-told", card)

    def tell_owner(self, card: int, owner: int) -> None:
        """Note whose Capability a card is, if nothing else on it matters; -1 for no Capability."""
        self.set(CARD_KIND + card, 1 + 2 * (owner + 1))

    # Changes by hand.

    def by_hand(self, card: int, shaded: bool) -> bool:
        """Return True if people carry out this side by hand. They must if our version of the card does not have it."""
        if super().by_hand(card, shaded):
            return True
        return self.options.cards is not None and not self.options.cards.source[card][int(shaded)]

    def is_sure(self, card: int, shaded: bool) -> bool:
        return self.options.cards is not None and self.options.cards.source[card][int(shaded)] in KNOWN

    def lapsing(self, momentum: list[int]) -> list[int]:
        """5.4 With printed Events, every effect that is not a Capability ends."""
        if self.options.hand_events == "ours":
            return momentum
        capability = self.cards_now().capability
        return [card for card in self.spec.events if self.n[EFFECT + card] and not capability[card]]

    def boxes_for(self, column: int) -> list[int]:
        """3.3.3 Only Coalition pieces become Casualties."""
        return [0, 1, 2] if column in (COALITION_TROOPS, COALITION_BASE) else [0, 1]

    def lasting_cards(self) -> list[int]:
        """5.3, 5.4 The Capabilities and Momentum cards, the card in play, whose printed text may have a lasting effect
        too, and every card with a marker."""
        cards, n = self.cards_now(), self.n
        return [
            card
            for card in self.spec.events
            if cards.capability[card] or cards.momentum[card] or n[EFFECT + card] or card == n[CARD]
        ]

    def mark_card(self, card: int, side: int, who: int) -> None:
        if card == TRIBAL_ELDERS and side and not self.by_hand(card, side == SHADED):
            self.take_elders(who)
        else:
            super().mark_card(card, side, who)

    def hand_tracks(self) -> list[str]:
        return ["patronage", "islamabad", "hard"]

    def hand_values(self, track: str) -> list[str]:
        if track == "patronage":
            return [str(value) for value in range(MOST_PATRONAGE + 1) if value != self.n[PATRONAGE]]
        if track == "islamabad":
            return [name for i, name in enumerate(POSTURES) if i != self.n[ISLAMABAD]]
        return ["no" if self.n[HARD] else "yes"]

    def hand_set(self, track: str, value: str) -> None:
        if track == "patronage":
            self.add_patronage(int(value) - self.n[PATRONAGE])
        elif track == "islamabad":
            self.shift_islamabad(POSTURES.index(value) - self.n[ISLAMABAD])
        else:
            self.set_hard(int(value == "yes"))

    def hand_steps(self) -> list[str]:
        return ["returnees", "unreturnees"]

    def hand_spaces(self, step: str) -> list[int]:
        if step == "unreturnees":
            return list(self.spaces_with(RETURNEE))
        return [s for s in self.afghan if self.n[RETURNEES] and not self.n[RETURNEE + s]]

    def hand_step(self, step: str, s: int, column: int) -> None:
        if step == "returnees":
            self.return_refugees(s)
        else:
            self.take_returnees(s)

    def draw_marker(self, player: int, kind: int) -> None:
        """7.3.option A player draws a Deception marker, face down."""
        self.add(DECEPTION + 4 * player + kind, 1)
        self.log("deception-draw", player)

    def show_marker(self, player: int, kind: int) -> None:
        """7.3.option Turn up a Deception marker of this kind. If none is known, an unknown one turns out to be of this
        kind."""
        known = self.n[DECEPTION + 4 * player + kind]
        self.add(DECEPTION + 4 * player + (kind if known else WITHHELD), -1)
        self.add(DECEPTION_SHOWN + 3 * player + kind, 1)
        self.log("deception-shown", player, kind)

    def forget_markers(self, player: int) -> None:
        """7.3.option Hide the kinds of a player's face-down markers."""
        for kind in range(WITHHELD):
            self.add(DECEPTION + 4 * player + WITHHELD, self.n[DECEPTION + 4 * player + kind])
            self.set(DECEPTION + 4 * player + kind, 0)

    def name_marker(self, player: int, kind: int) -> None:
        """7.3.option Identify one unknown marker as this kind."""
        self.add(DECEPTION + 4 * player + WITHHELD, -1)
        self.add(DECEPTION + 4 * player + kind, 1)

    def check_space(self, s: int) -> None:
        super().check_space(s)
        if self.pakistan[s] and self.pieces(s) != self.count(TALIBAN, s):
            self.broken("pakistan", s)
        if self.n[TALIBAN_U + s] and self.hunted(s):
            self.broken("hostility", s)
        if self.spec.kind[s] == LOC:
            if self.n[CONTROL + s] or self.n[RETURNEE + s]:
                self.broken("loc", s)
        elif not self.control_waits() and self.n[CONTROL + s] != self.control_by_pieces(s):
            self.broken("control", s)
        if self.n[POP + s] != self.spec.pop[s] + self.n[RETURNEE + s]:
            self.broken("population", s)

    def check_sums(self) -> None:
        super().check_sums()
        n = self.n
        coin = uncontrolled = 0
        for s in self.spec.lands:
            if not self.pakistan[s]:
                coin += n[POP + s] if n[CONTROL + s] == COIN_CONTROL else 0
                uncontrolled += n[POP + s] if n[CONTROL + s] == UNCONTROLLED_SPACE else 0
        if (coin, uncontrolled) != (n[COIN_POPULATION], n[UNCONTROLLED]):
            self.broken("controlled population", 0)
        if sum(n[RETURNEE : RETURNEE + S]) + n[RETURNEES] != 6:
            self.broken("returnees", 0)
        if not 0 <= n[PATRONAGE] <= MOST_PATRONAGE or n[RESOURCES + COALITION]:
            self.broken("tracks", 0)
        if any(n[CASUALTIES + pool] for pool, name in enumerate(self.spec.pools) if not name.startswith("coalition.")):
            self.broken("casualties", 0)
        self.check_markers()

    def check_markers(self) -> None:
        """7.3.option No player holds more Deception markers than drawn, and no kind exceeds the number of its
        markers."""
        n, of_kind = self.n, [0, 0, 0]
        for player in range(len(FACTIONS)):
            held = n[DECEPTION + 4 * player : DECEPTION + 4 * player + 4]
            shown = n[DECEPTION_SHOWN + 3 * player : DECEPTION_SHOWN + 3 * player + 3]
            if min(held + shown) < 0 or sum(held + shown) > (DRAWN if self.draws_markers(player) else 0):
                self.broken("deception", player)
            of_kind = [count + held[kind] + shown[kind] for kind, count in enumerate(of_kind)]
        if max(of_kind) > OF_EACH:
            self.broken("deception", 0)
