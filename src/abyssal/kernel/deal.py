"""An agreement between players, as a user interface needs it."""

from __future__ import annotations


class Deal:
    """One gift: a giver, a receiver and the thing given. `message` is the id of its text.

    If an amount can be chosen, `amount` is above 0 and `stem` is the choice without it; otherwise `stem` is empty.
    `space`, `piece` and `other` (the pieces that give and receive) are set if the agreement is about them.
    """

    def __init__(
        self,
        giver: int,
        receiver: int,
        message: str,
        amount: int = 0,
        stem: str = "",
        space: int = -1,
        piece: str = "",
        other: str = "",
        text: str = "",
    ) -> None:
        self.giver = giver
        self.receiver = receiver
        self.message = message
        self.amount = amount
        self.stem = stem
        self.space = space
        self.piece = piece
        self.other = other
        self.text = text
        """The choice itself, for agreements that no message can word better."""
