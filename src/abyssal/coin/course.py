"""Positions in words: what the COIN games add to the format of positions (docs/notation.md)."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.errors import Problem
from ..kernel.values import flag_at, name_at, names_at, object_at, text_at, unknown
from . import sequence
from .board import Board
from .coin_board import CoinBoard
from .deck import Deck
from .position import card_at, cards_at, deck_facts, read_deck, show_cards
from .spec import FIRST_PHASE, NEW_CARD, SETUP, TURN, Spec

ACTED: Final = ["waiting", "passed", "executed", "stays", "out"]
"""Names of the values of `acted` (see `sequence`)."""
DID: Final = ["nothing", "operation", "operation_and_special", "event"]
"""Names of the values of `first_did`."""

SEQUENCE_KEYS: Final = ["eligible", "acted", "barred", "first", "first_did", "second"]


def sequence_facts(b: Board) -> dict[str, Any]:
    """Return which factions are Eligible, and what has been done on this card."""
    n, at, names = b.n, b.spec.at, b.spec.factions
    factions = range(len(names))
    facts: dict[str, Any] = {"eligible": [names[f] for f in factions if n[at["eligible"] + f]]}
    acted = {names[f]: ACTED[n[at["acted"] + f]] for f in factions if n[at["acted"] + f]}
    if acted:
        facts["acted"] = acted
    barred = [names[f] for f in factions if n[at["barred"] + f]]
    if barred:
        facts["barred"] = barred
    if n[at["first"]]:
        facts["first"] = names[n[at["first"]] - 1]
        facts["first_did"] = DID[n[at["first_did"]]]
    if n[at["second"]]:
        facts["second"] = names[n[at["second"]] - 1]
    return facts


def read_sequence(b: Board, data: dict[str, Any]) -> None:
    """Read the sequence of play. By default all factions are Eligible and none has acted; the 1st and 2nd have
    executed."""
    at, names = b.spec.at, b.spec.factions
    for faction in names_at(data.get("eligible", names), "faction", names, "eligible"):
        b.set(at["eligible"] + faction, 1)
    for faction in names_at(data.get("barred", []), "faction", names, "barred"):
        b.set(at["barred"] + faction, 1)
    for key in ("first", "second"):
        if key in data:
            faction = name_at(data[key], "faction", names, key)
            b.set(at[key], faction + 1)
            b.set(at["acted"] + faction, sequence.EXECUTED)
    if "second" in data and ("first" not in data or data["first"] == data["second"]):
        raise Problem("missing-key", key="first", where="second")
    if ("first" in data) != ("first_did" in data):
        raise Problem("missing-key", key="first_did" if "first" in data else "first", where="position")
    if "first_did" in data:
        b.set(at["first_did"], 1 + name_at(data["first_did"], "action", DID[1:], "first_did"))
    for name, value in object_at(data.get("acted", {}), "acted").items():
        faction = name_at(name, "faction", names, "acted")
        acted = name_at(value, "action", ACTED, f"acted/{name}")
        if acted in (sequence.WAITING, sequence.PASSED) and name in (data.get("first"), data.get("second")):
            raise Problem("has-executed", faction=name, action=value, where=f"acted/{name}")
        b.set(at["acted"] + faction, acted)


SIDES: Final = ["unshaded", "shaded"]
ONLY_IN_TURN: Final = ["acted", "barred", "first", "first_did", "second"]


def options_at(data: dict[str, Any]) -> dict[str, str]:
    """Return the options that a position names, unchecked."""
    given = object_at(data.get("options", {}), "options")
    return {name: text_at(value, f"options/{name}") for name, value in given.items()}


class Course:
    """The state of play in words: the phase, the cards played and to come, and the lasting effects."""

    def __init__(self, spec: Spec, phases: list[str], last_phase: int, lasting: dict[str, list[int]]) -> None:
        self.phases = phases
        self.last_phase = last_phase
        """Phase after which the final Propaganda Round ends the game."""
        self.over = len(phases) - 1
        self.lasting = lasting
        """Cards with lasting effects, by the key that lists them."""
        self.PHASE = spec.at["phase"]
        self.ROUNDS = spec.at["rounds"]
        self.AFTER_ROUND = spec.at["after_round"]
        self.PROPAGANDA_PLAYED = spec.at["propaganda_played"]

    def facts(self, b: CoinBoard) -> dict[str, Any]:
        """Return the phase, the card in play, the face-up cards after it, the cards played, the deck and the sequence
        of play.

        Between two cards, every card is either played or still to come.
        """
        seen = Deck(b).seen_since(0)
        card, phase = b.n[b.spec.CARD], b.n[self.PHASE]
        at = seen.index(card) + 1 if card in seen else 0
        facts: dict[str, Any] = {"phase": self.phases[phase]}
        if phase > NEW_CARD and card:
            facts["card"] = card
            facts["next"], facts["played"] = seen[at:], seen[: at - 1]
        else:
            facts["next"], facts["played"] = seen[at:], seen[:at]
        if phase == self.over and not b.n[self.AFTER_ROUND]:
            facts["completed"] = False
        facts["deck"] = deck_facts(b)
        return facts | sequence_facts(b)

    def effects(self, b: CoinBoard) -> dict[str, Any]:
        """Return the lasting effects in force."""
        facts: dict[str, Any] = {}
        for key, cards in self.lasting.items():
            found = {str(card): SIDES[b.n[b.EFFECT + card] - 1] for card in cards if b.n[b.EFFECT + card]}
            if found:
                facts[key] = found
        others = {str(card): SIDES[b.n[b.EFFECT + card] - 1] for card in self._unlisted(b) if b.n[b.EFFECT + card]}
        if others:
            facts["momentum"] = {**facts.get("momentum", {}), **others}
        return facts

    def _unlisted(self, b: CoinBoard) -> list[int]:
        """Return the cards that have a lasting effect only as printed. In words they stand among the Momentum."""
        listed = [card for cards in self.lasting.values() for card in cards]
        return [] if b.seats.hand_events == "ours" else [card for card in b.spec.events if card not in listed]

    def read(
        self, b: CoinBoard, data: dict[str, Any], at_set_up: list[tuple[int, int]], final: int, reveals: bool
    ) -> None:
        """Set up on an empty board what `facts` and `effects` have written.

        `final` is the number of the Propaganda card that ends the game; `reveals` says whether cards to come may lie
        face up. Removed cards are already marked as such.
        """
        self._read_phase(b, data)
        used = self._read_cards(b, data, reveals)
        read_deck(b, data.get("deck", {}), at_set_up, used)
        self._check_set_up(b, data, at_set_up)
        self._check_final(b, final)
        read_sequence(b, data)
        for card, side in self._in_force(b, data).items():
            b.put_in_force(card, side)

    def _read_phase(self, b: CoinBoard, data: dict[str, Any]) -> None:
        """Read the phase. If missing, it follows from the card: a faction's turn, the start of a Propaganda Round, or
        no card."""
        if "phase" in data:
            phase = name_at(data["phase"], "phase", self.phases, "phase")
        elif "card" not in data:
            phase = NEW_CARD
        else:
            phase = TURN if data["card"] in b.spec.events else FIRST_PHASE
        b.set(self.PHASE, phase)
        if phase != TURN:
            for key in ONLY_IN_TURN:
                if key in data:
                    raise Problem("out-of-phase", key=key, phase=self.phases[phase])
        if phase in (SETUP, NEW_CARD) and "card" in data:
            raise Problem("out-of-phase", key="card", phase=self.phases[phase])
        if phase != self.over and "completed" in data:
            raise Problem("out-of-phase", key="completed", phase=self.phases[phase])

    def _read_cards(self, b: CoinBoard, data: dict[str, Any], reveals: bool) -> list[int]:
        """Read the cards turned up. Set what follows from them: the Rounds played, and whether one was just played."""
        phase, deck = b.n[self.PHASE], Deck(b)
        used = deck.removed()
        played = cards_at(b, data.get("played", []), used, "played")
        card = 0
        if "card" in data:
            card = card_at(b, data["card"], used, "card")
        elif phase == TURN:
            raise Problem("missing-key", key="card", where="position")
        elif TURN < phase < self.over:
            card = card_at(b, "propaganda", used, "card")
        if card and phase != self.over and deck.is_propaganda(card) != (phase != TURN):
            raise Problem("wrong-card", card=card, phase=self.phases[phase], where="card")
        following = cards_at(b, data.get("next", []), used, "next")
        if following and not reveals:
            raise Problem("too-many", what="cards", most=0, where="next")
        unnamed = [effect for effect in self._in_force(b, data) if effect not in used]
        used += unnamed
        played = unnamed + played
        show_cards(b, [*played, card] if card else played, following)
        b.set(b.spec.CARD, card or (played[-1] if played else 0))
        done = list(played)
        if phase == self.over and flag_at(data.get("completed", True), "completed"):
            done.append(card)
        rounds = after = 0
        for earlier in done:
            propaganda = deck.is_propaganda(earlier)
            rounds += int(propaganda and not after)
            after = int(propaganda)
        b.set(self.ROUNDS, rounds)
        b.set(self.AFTER_ROUND, after if phase in (NEW_CARD, self.over) else 0)
        b.set(self.PROPAGANDA_PLAYED, sum(1 for earlier in [*played, card] if deck.is_propaganda(earlier)))
        return used

    def _check_set_up(self, b: CoinBoard, data: dict[str, Any], at_set_up: list[tuple[int, int]]) -> None:
        """Check that at set-up nothing has been played, and the whole deck still forms its piles."""
        if b.n[self.PHASE] != SETUP:
            return
        for key in ("played", "next", *self.lasting):
            if data.get(key):
                raise Problem("out-of-phase", key=key, phase=self.phases[SETUP])
        if Deck(b).piles() != at_set_up:
            raise Problem("out-of-phase", key="deck/packets", phase=self.phases[SETUP])

    def _check_final(self, b: CoinBoard, final: int) -> None:
        """Check that the final Propaganda card, which ends the game, is still to come."""
        phase, deck = b.n[self.PHASE], Deck(b)
        if phase == self.over:
            return
        under_way = FIRST_PHASE <= phase <= self.last_phase
        done = b.n[self.PROPAGANDA_PLAYED] - int(under_way)
        if done >= final:
            raise Problem("bad-packets", what="propaganda", packets=done, cards=final - 1, where="played")
        ahead = sum(1 for card in deck.queue() if deck.is_propaganda(card))
        ahead += int(under_way) + sum(propaganda for _, propaganda in deck.piles())
        if done + ahead < final:
            raise Problem("bad-packets", what="propaganda", packets=ahead, cards=final - done, where="deck/packets")

    def _in_force(self, b: CoinBoard, data: dict[str, Any]) -> dict[int, int]:
        """Return the lasting effects as card and side. They have been played, even if the position does not say
        when."""
        found: dict[int, int] = {}
        for key, cards in self.lasting.items():
            for name, side in object_at(data.get(key, {}), key).items():
                if name not in [str(card) for card in (cards + self._unlisted(b) if key == "momentum" else cards)]:
                    raise unknown("card", name, key)
                found[int(name)] = 1 + name_at(side, "side", SIDES, f"{key}/{name}")
        return found
