"""A player's view of a game as a row of small numbers in a fixed order.

First comes the position as that player sees it, number by number as the engine stores it (docs/architecture.md). Then
come derived and additional facts: who plays which faction, the margins, the open question, and the Operation under way.
`names` gives the meaning of each number.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ...coin.coin_board import CoinBoard
from ...coin.game import Game
from ...coin.rules import Rules
from ...coin.spec import Spec
from ...games import rules_for
from ...kernel.decision import CHANCE, Decision
from .vocabulary import vocabulary

LOWEST: Final = -128
HIGHEST: Final = 255
"""Range of every number of an observation, with LOWEST."""
NONE: Final = 0
"""Marks no space, no faction, and so on: everything that may be missing counts from 1."""

ABOUT: Final = ["kind", "space", "origin", "faction", "piece", "number", "card"]
"""Fields of a question. `number` is the question's own, or −1."""
UNDER_WAY: Final = ["faction", "operation", "special", "limited", "free"]
"""Fields of an Operation under way, before the spaces it takes place in."""


class Observation:
    """The layout of one game's observations, and how to make them."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.vocabulary = vocabulary(rules.spec.game)
        self.names = _names(rules.spec)

    def __len__(self) -> int:
        return len(self.names)

    def of(self, game: Game, faction: int) -> list[int]:
        """Return what the player of a faction sees now (CHANCE: what everybody sees)."""
        seen = game.seen_by([faction])
        board, leader = game.board, self.rules.leader
        factions = range(len(self.rules.spec.factions))
        own = [int(faction != CHANCE and leader(board, f) == leader(board, faction)) for f in factions]
        margins = [self.rules.margin(seen, f) for f in factions]
        decision = game.decision
        asked = decision is not None and decision.actor != CHANCE and own[decision.actor] == 1
        found = (
            seen.n[: self.rules.spec.observed] + own + [int(self.rules.is_player(board, f)) for f in factions] + margins
        )
        found += [int(decision is not None and decision.actor == f) for f in factions]
        found += self._question(decision) if decision is not None and asked else [NONE] * len(ABOUT)
        return found + self._operation(board)

    def _question(self, decision: Decision) -> list[int]:
        """Return the fields of a question. Only the player who is asked sees them."""
        size = self.rules.spec.size
        return [
            self.vocabulary.question_number[decision.kind] + 1,
            decision.space + 1,
            decision.origin + 1,
            decision.faction + 1,
            decision.piece // size + 1,
            decision.number,
            max(decision.card, 0),
        ]

    def _operation(self, board: object) -> list[int]:
        """Return the Operation under way, which all players see."""
        size = self.rules.spec.size
        if not isinstance(board, CoinBoard) or board.operation is None:
            return [NONE] * (len(UNDER_WAY) + size)
        op, procedures = board.operation, board.procedures
        special = procedures.special_names.index(op.used) + 1 if op.used in procedures.special_names else NONE
        found = [op.who + 1, procedures.operations.index(op.name) + 1, special, int(op.limited), int(op.free)]
        return found + [int(s in op.spaces) for s in range(size)]


def _names(spec: Spec) -> list[str]:
    """Return the name of each number of an observation."""
    names = [f"{column}@{space}" for column in spec.column_names for space in spec.spaces]
    blocks = sorted((at, name) for name, at in spec.at.items() if spec.cells <= at < spec.observed)
    ends = [at for at, _ in blocks[1:]] + [spec.observed]
    widths = {"resources": spec.factions, "eligible": spec.factions, "acted": spec.factions, "barred": spec.factions}
    widths |= dict.fromkeys(spec.boxes, spec.pools)
    for (at, name), end in zip(blocks, ends, strict=True):
        parts = widths.get(name, [str(i) for i in range(end - at)])
        names += [name] if end - at == 1 else [f"{name}.{part}" for part in parts]
    for block in ("own", "player", "margin", "actor"):
        names += [f"{block}.{faction}" for faction in spec.factions]
    names += [f"question.{about}" for about in ABOUT]
    names += [f"operation.{about}" for about in UNDER_WAY]
    return names + [f"selected@{space}" for space in spec.spaces]


@cache
def observation(game: str) -> Observation:
    """Return the layout of a game's observations, computed once."""
    return Observation(rules_for(game))
