"""The draw deck as it lies on the table: piles of shuffled cards on top of each other.

No player knows the order, so the position holds none. It holds how many Events and Propaganda cards each pile still
has, and chance decides each card when it is revealed, with the odds of a shuffled pile. The Events set aside at
set-up are simply those never drawn. A position may fix the order beforehand (`Board.order`): for tests, for a scenario,
and in copies that `determinize` makes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..kernel.decision import ANY_CARD, CHANCE, Decision, Flow
from ..kernel.errors import Problem
from .board import Board
from .spec import MAX_PILES, MAX_QUEUE_CARDS

CARD_QUESTIONS: Final = ("draw", "remove-card")
"""Questions that are answered with a card."""
PROPAGANDA: Final = "propaganda"

REMOVED: Final = -1
"""Value of `seen` for an Event that was removed openly before the game."""

Shuffler = Callable[[list[int]], None]


class Deck:
    """Reads and draws the deck of one position."""

    __slots__ = (
        "EVENTS",
        "PROPAGANDA",
        "QUEUE",
        "REVEALED",
        "SEEN",
        "SET_ASIDE",
        "b",
        "events",
        "propaganda",
        "rule",
    )

    def __init__(self, b: Board, rule: str = "") -> None:
        spec = b.spec
        self.b = b
        self.rule = rule
        """Rule to cite when a card is drawn."""
        self.events = spec.events
        self.propaganda = spec.propaganda
        self.EVENTS = spec.PILE_EVENTS
        self.PROPAGANDA = spec.PILE_PROPAGANDA
        self.SEEN = spec.SEEN
        self.SET_ASIDE = spec.at["set_aside"]
        self.QUEUE = spec.QUEUE
        self.REVEALED = spec.REVEALED

    def stack(self, piles: list[tuple[int, int]]) -> None:
        """Put the piles (number of Events, number of Propaganda cards) on the table, first on top."""
        for i in range(MAX_PILES):
            events, propaganda = piles[i] if i < len(piles) else (0, 0)
            self.b.set(self.EVENTS + i, events)
            self.b.set(self.PROPAGANDA + i, propaganda)

    def piles(self) -> list[tuple[int, int]]:
        """Return what the piles still hold, top first."""
        n = self.b.n
        piles = [(n[self.EVENTS + i], n[self.PROPAGANDA + i]) for i in range(MAX_PILES)]
        return [pile for pile in piles if pile != (0, 0)]

    def left(self) -> int:
        """Return how many cards are still to be drawn, revealed ones not counted. Every player may know this."""
        return sum(events + propaganda for events, propaganda in self.piles())

    def unseen(self) -> list[int]:
        """Return the Events not seen yet: in the deck or set aside."""
        n, seen = self.b.n, self.SEEN
        return [card for card in self.events if not n[seen + card]]

    def unseen_count(self) -> int:
        """Return how many Events `unseen` returns."""
        n = self.b.n
        count = n[self.SET_ASIDE]
        for i in range(MAX_PILES):
            count += n[self.EVENTS + i]
        return count

    def is_propaganda(self, card: int) -> bool:
        return card > len(self.events)

    def reveal(self, ahead: bool = False) -> Flow[int]:
        """Turn the top card of the deck face up; 0 if there is none. With `ahead`, another card is in play."""
        b = self.b
        pile = 0
        while pile < MAX_PILES and b.n[self.EVENTS + pile] == 0 and b.n[self.PROPAGANDA + pile] == 0:
            pile += 1
        if pile == MAX_PILES:
            return 0
        card = yield from self._draw(pile, ahead)
        if b.order:
            b.order = b.order[1:]
        at = (self.PROPAGANDA if self.is_propaganda(card) else self.EVENTS) + pile
        b.set(at, b.n[at] - 1)
        b.set(self.REVEALED, b.n[self.REVEALED] + 1)
        b.set(self.SEEN + card, b.n[self.REVEALED])
        return card

    def remove(self) -> Flow[int]:
        """Show a random one of the Events that are set aside, and remove it from the game."""
        b = self.b

        def options() -> list[str]:
            return [b.spec.card_names[card] for card in self.unseen() if card not in b.order]

        card = int((yield Decision(CHANCE, "remove-card", self.rule, options, card=ANY_CARD)))
        b.set(self.SEEN + card, REMOVED)
        b.add(self.SET_ASIDE, -1)
        return card

    def removed(self) -> list[int]:
        """Return the Events that were removed openly."""
        return [card for card in self.events if self.b.n[self.SEEN + card] == REMOVED]

    def refusal(self, name: str) -> Problem | None:
        """Return why a card cannot be the one that comes up now. None if there is no such card."""
        n = self.b.n
        if name == PROPAGANDA:
            return Problem("propaganda-not-now")
        if not (name.isascii() and name.isdecimal()) or int(name) not in self.events:
            return None
        seen = n[self.SEEN + int(name)]
        if seen == REMOVED:
            return Problem("card-removed", card=name)
        return Problem("card-played", card=name) if seen else Problem("only-propaganda", card=name)

    def swap(self) -> int:
        """Swap the card in play and the next one, as if they had come in that order. Return the new card in play."""
        b = self.b
        queue = self.queue()
        card, following = b.n[b.spec.CARD], queue[0]
        earlier, later = b.n[self.SEEN + card], b.n[self.SEEN + following]
        b.set(self.SEEN + following, earlier)
        b.set(self.SEEN + card, later)
        self.set_queue([card, *queue[1:]])
        b.set(b.spec.CARD, following)
        return following

    def _draw(self, pile: int, ahead: bool) -> Flow[int]:
        """Draw a card from a pile. With e Events and p Propaganda cards, the odds of Propaganda are p to e."""
        choice = yield Draw(self, pile, ahead)
        if choice == PROPAGANDA:
            return next(card for card in self.propaganda if not self.b.n[self.SEEN + card])
        return int(choice)

    def shuffled(self, shuffle: Shuffler) -> list[int]:
        """Return a possible order of all face-down cards, consistent with everything visible."""
        events = self.unseen()
        shuffle(events)
        rounds = [card for card in self.propaganda if not self.b.n[self.SEEN + card]]
        order: list[int] = []
        for count, propaganda in self.piles():
            pile = events[:count] + [0] * propaganda
            events = events[count:]
            shuffle(pile)
            order += pile
        # Propaganda cards are all alike and numbered as they come.
        return [card or rounds.pop(0) for card in order]

    def seen_since(self, revealed: int) -> list[int]:
        """Return the cards turned up after the first `revealed`, in order."""
        n = self.b.n
        cards = [card for card in range(1, self.b.spec.cards + 1) if n[self.SEEN + card] > revealed]
        return sorted(cards, key=lambda card: n[self.SEEN + card])

    def queue(self) -> list[int]:
        """Return the cards that lie face up on the draw deck, the next one first."""
        return [card for card in self.b.n[self.QUEUE : self.QUEUE + MAX_QUEUE_CARDS] if card]

    def set_queue(self, cards: list[int]) -> None:
        for i in range(MAX_QUEUE_CARDS):
            self.b.set(self.QUEUE + i, cards[i] if i < len(cards) else 0)


class Draw(Decision):
    """The question to chance: which card to draw from a pile. Its number is 1 for the card after the one in play."""

    __slots__ = (
        "deck",
        "pile",
    )

    def __init__(self, deck: Deck, pile: int, ahead: bool) -> None:
        super().__init__(CHANCE, "draw", deck.rule, None, card=ANY_CARD, number=int(ahead))
        self.deck = deck
        self.pile = pile

    def make(self) -> list[str]:
        deck, known = self.deck, self.deck.b.spec.card_names
        if deck.b.order:
            return [PROPAGANDA if deck.b.order[0] in deck.propaganda else str(deck.b.order[0])]
        names = [known[card] for card in deck.unseen()] if self._events() else []
        return [*names, PROPAGANDA] if self._propaganda() else names

    @property
    def weights(self) -> list[int] | None:
        if self.deck.b.order:
            return [1]
        events, propaganda, unseen = self._events(), self._propaganda(), self.deck.unseen_count()
        each = [events] * unseen if events else []
        return [*each, propaganda * max(1, unseen)] if propaganda else each

    def by_odds(self, x: float) -> str:
        deck, n, SEEN = self.deck, self.deck.b.n, self.deck.SEEN
        if deck.b.order:
            return self.options[0]
        events = self._events()
        if not events:
            return PROPAGANDA
        place = int(x * float((events + self._propaganda()) * deck.unseen_count())) // events
        for card in deck.events:
            if not n[SEEN + card]:
                if not place:
                    return deck.b.spec.card_names[card]
                place -= 1
        return PROPAGANDA

    def _events(self) -> int:
        return self.deck.b.n[self.deck.EVENTS + self.pile]

    def _propaganda(self) -> int:
        return self.deck.b.n[self.deck.PROPAGANDA + self.pile]
