"""What a player sees of a game, as a row of small numbers in a fixed order.

First the position as that player sees it, number by number as the engine keeps it (docs/architecture.md). Then what
follows from it or is not in it: who leads which faction, the margins, the question that is asked, and the Operation
under way. `names` says what stands where.
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
"""Between these lies every number of an observation."""
NONE: Final = 0
"""Stands for no space, no faction, and so on: all that could be missing is counted from 1."""

ABOUT: Final = ["kind", "space", "origin", "faction", "piece", "number", "card"]
"""What is told of a question. `number` is as the question has it, or −1."""
UNDER_WAY: Final = ["faction", "operation", "special", "limited", "free"]
"""What is told of an Operation under way, before the spaces it takes place in."""


class Observation:
    """How the observations of one game are laid out, and how they are made."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.vocabulary = vocabulary(rules.spec.game)
        self.names = _names(rules.spec)

    def __len__(self) -> int:
        return len(self.names)

    def of(self, game: Game, faction: int) -> list[int]:
        """What the player of a faction sees now (CHANCE: what everybody sees)."""
        seen = game.seen_by([faction])
        board, leader = game.board, self.rules.leader
        factions = range(len(self.rules.spec.factions))
        own = [int(faction != CHANCE and leader(board, f) == leader(board, faction)) for f in factions]
        margins = [self.rules.margin(seen, f) for f in factions]
        decision = game.decision
        asked = decision is not None and decision.actor != CHANCE and own[decision.actor] == 1
        found = seen.n + own + [int(self.rules.is_player(board, f)) for f in factions] + margins
        found += [int(decision is not None and decision.actor == f) for f in factions]
        found += self._question(decision) if decision is not None and asked else [NONE] * len(ABOUT)
        return found + self._operation(board)

    def _question(self, decision: Decision) -> list[int]:
        """What a question is about. Only the one who is asked sees it."""
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
        """The Operation under way, which all see."""
        size = self.rules.spec.size
        if not isinstance(board, CoinBoard) or board.operation is None:
            return [NONE] * (len(UNDER_WAY) + size)
        op, procedures = board.operation, board.procedures
        special = procedures.special_names.index(op.used) + 1 if op.used in procedures.special_names else NONE
        found = [op.who + 1, procedures.operations.index(op.name) + 1, special, int(op.limited), int(op.free)]
        return found + [int(s in op.spaces) for s in range(size)]


def _names(spec: Spec) -> list[str]:
    """What each number of an observation is."""
    names = [f"{column}@{space}" for column in spec.column_names for space in spec.spaces]
    blocks = sorted((at, name) for name, at in spec.at.items() if at >= spec.cells)
    ends = [at for at, _ in blocks[1:]] + [spec.length]
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
    """How the observations of a game are laid out, worked out once."""
    return Observation(rules_for(game))
