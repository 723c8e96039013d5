"""2.1 and 2.2: the draw deck as it lies on the table, packets of shuffled cards one on the other.

Nobody knows the order, so the position does not hold one: it holds how many Events and Propaganda cards each packet
still has, and chance decides each card as it is revealed, with the odds that a shuffled packet gives. The Events set
aside at set-up are simply those never drawn. A position may settle the order beforehand (`Board.order`): for tests, for
a scenario, and in what `determinize` makes.
"""

from __future__ import annotations

from collections.abc import Callable

from .board import Board
from .decision import ANY_CARD, CHANCE, Decision, Flow
from .spec import PILES, QUEUE

PROPAGANDA = "propaganda"

Shuffler = Callable[[list[int]], None]


class Deck:
    """Reads and draws the deck of one position."""

    def __init__(self, b: Board) -> None:
        spec = b.spec
        self.b = b
        self.events = spec.events
        self.propaganda = spec.propaganda
        self.EVENTS = spec.PILE_EVENTS
        self.PROPAGANDA = spec.PILE_PROPAGANDA
        self.SEEN = spec.SEEN
        self.QUEUE = spec.QUEUE
        self.REVEALED = spec.REVEALED

    def stack(self, piles: list[tuple[int, int]]) -> None:
        """Put the packets (Events, Propaganda cards) on the table, first on top."""
        for i in range(PILES):
            events, propaganda = piles[i] if i < len(piles) else (0, 0)
            self.b.set(self.EVENTS + i, events)
            self.b.set(self.PROPAGANDA + i, propaganda)

    def piles(self) -> list[tuple[int, int]]:
        """What the packets still hold, top first."""
        n = self.b.n
        piles = [(n[self.EVENTS + i], n[self.PROPAGANDA + i]) for i in range(PILES)]
        return [pile for pile in piles if pile != (0, 0)]

    def left(self) -> int:
        """2.2 How many cards are still to be drawn, revealed ones not counted: everybody may know."""
        return sum(events + propaganda for events, propaganda in self.piles())

    def unseen(self) -> list[int]:
        """Events that nobody has seen: in the deck or set aside."""
        n, seen = self.b.n, self.SEEN
        return [card for card in self.events if not n[seen + card]]

    def is_propaganda(self, card: int) -> bool:
        return card in self.propaganda

    def reveal(self) -> Flow[int]:
        """Turn the top card of the deck face up; 0 if there is none."""
        b = self.b
        pile = 0
        while pile < PILES and b.n[self.EVENTS + pile] == 0 and b.n[self.PROPAGANDA + pile] == 0:
            pile += 1
        if pile == PILES:
            return 0
        card = yield from self._draw(pile)
        if b.order:
            b.order = b.order[1:]
        at = (self.PROPAGANDA if card in self.propaganda else self.EVENTS) + pile
        b.set(at, b.n[at] - 1)
        b.set(self.REVEALED, b.n[self.REVEALED] + 1)
        b.set(self.SEEN + card, b.n[self.REVEALED])
        return card

    def _draw(self, pile: int) -> Flow[int]:
        """A card from a packet of e Events and p Propaganda cards is Propaganda with odds p to e."""
        b = self.b
        unseen: list[int] = []

        def options() -> list[str]:
            if b.order:
                return [PROPAGANDA if b.order[0] in self.propaganda else str(b.order[0])]
            unseen[:] = self.unseen()
            known = b.spec.card_names
            names = [known[card] for card in unseen] if b.n[self.EVENTS + pile] else []
            return [*names, PROPAGANDA] if b.n[self.PROPAGANDA + pile] else names

        def weights() -> list[int]:
            if b.order:
                return [1]
            events, propaganda = b.n[self.EVENTS + pile], b.n[self.PROPAGANDA + pile]
            if not unseen:
                unseen[:] = self.unseen()
            each = [events] * len(unseen) if events else []
            return [*each, propaganda * max(1, len(unseen))] if propaganda else each

        choice = yield Decision(CHANCE, "draw", "2.2", options, card=ANY_CARD, weights=weights)
        if choice == PROPAGANDA:
            return next(card for card in self.propaganda if not b.n[self.SEEN + card])
        return int(choice)

    def shuffled(self, shuffle: Shuffler) -> list[int]:
        """A whole order for the face-down cards that agrees with all that can be seen."""
        events = self.unseen()
        shuffle(events)
        rounds = [card for card in self.propaganda if not self.b.n[self.SEEN + card]]
        order: list[int] = []
        for count, propaganda in self.piles():
            pile = events[:count] + [0] * propaganda
            events = events[count:]
            shuffle(pile)
            order += pile
        # Propaganda cards are all alike: they are numbered as they come.
        return [card or rounds.pop(0) for card in order]

    def seen_since(self, revealed: int) -> list[int]:
        """The cards turned up after so many others, in their order."""
        n = self.b.n
        cards = [card for card in range(1, self.b.spec.cards + 1) if n[self.SEEN + card] > revealed]
        return sorted(cards, key=lambda card: n[self.SEEN + card])

    def queue(self) -> list[int]:
        """The cards that lie face up on the draw deck, the next one first."""
        return [card for card in self.b.n[self.QUEUE : self.QUEUE + QUEUE] if card]

    def set_queue(self, cards: list[int]) -> None:
        for i in range(QUEUE):
            self.b.set(self.QUEUE + i, cards[i] if i < len(cards) else 0)
