"""Computer players at a table."""

from __future__ import annotations

from dataclasses import dataclass

from ...coin.game import Game
from ...kernel.decision import CHANCE
from ...search import STRENGTHS
from .table import Table


@dataclass(frozen=True)
class Task:
    """A question that a computer player is to answer."""

    rev: int
    faction: str
    game: Game
    turn: int
    """Number of choices made before its turn began."""
    strength: str


def is_computer(kind: str) -> bool:
    """Return True if a kind of seat is a computer player."""
    return kind in STRENGTHS


def find_task(table: Table) -> Task | None:
    """Return the question that a computer player is asked now, with a copy of the game."""
    decision, names = table.game.decision, table.rules.spec.factions
    if decision is None or decision.actor == CHANCE or not table.computers:
        return None
    leader = table.rules.leader(table.game.board, decision.actor)
    strength = table.computers.get(names[decision.actor]) or table.computers.get(names[leader])
    if strength is None:
        return None
    game = table.game.clone()
    return Task(table.rev, names[decision.actor], game, game.length - len(game.since_checkpoint), strength)
