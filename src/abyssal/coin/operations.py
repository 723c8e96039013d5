"""The Operations of a game by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ..kernel.decision import Flow
from .coin_board import CoinBoard
from .operation import Operation

B = TypeVar("B", bound=CoinBoard)


class Operations(Generic[B]):
    """Looks up, for each Operation, whether it is possible now and its procedure."""

    def __init__(
        self, by_name: dict[str, tuple[Callable[[B, Operation], bool], Callable[[B, Operation], Flow[None]]]]
    ) -> None:
        self._by_name = by_name

    def possible_now(self, b: B, op: Operation) -> bool:
        """Return True if an Operation can be executed in at least one space, without a Special Activity first."""
        return self._by_name[op.name][0](b, op)

    def procedure(self, b: B, op: Operation) -> Flow[None]:
        """Return the procedure of an Operation."""
        return self._by_name[op.name][1](b, op)
