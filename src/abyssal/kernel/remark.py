"""Remarks: what a game says about a choice before it is made."""

from __future__ import annotations


class Remark:
    """A message about an option, with a number if it needs one. `vain`: the choice is legal but has no effect."""

    __slots__ = ("message", "number", "vain")

    def __init__(self, message: str, vain: bool = False, number: int = 0) -> None:
        self.message = message
        self.vain = vain
        self.number = number
