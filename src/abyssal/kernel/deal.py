"""An agreement between players, as those who show it need to know it."""

from __future__ import annotations


class Deal:
    """Who gives what to whom. `message` words it.

    Where an amount can be chosen, `amount` is above 0 and `stem` is the choice without it; else `stem` is empty.
    `space`, `piece` and `other` (the pieces that give and receive) are filled in where the agreement is about them.
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
    ) -> None:
        self.giver = giver
        self.receiver = receiver
        self.message = message
        self.amount = amount
        self.stem = stem
        self.space = space
        self.piece = piece
        self.other = other
