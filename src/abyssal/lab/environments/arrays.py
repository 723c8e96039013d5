"""Observations, masks and whole batches of positions as numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...coin.board import Board
from ...coin.game import Game
from ...coin.rules import Rules
from ...games import rules_for
from ...kernel.decision import CHANCE
from .. import simulation
from .observation import observation
from .vocabulary import vocabulary

try:
    import numpy as np
except ImportError as missing:
    raise ImportError('abyssal.research needs numpy: pip install "abyssal[research]"') from missing

if TYPE_CHECKING:
    from numpy.typing import NDArray


def observed(game: Game, faction: int) -> NDArray[np.int16]:
    """Return what the player of a faction sees (`Observation.names` names each number)."""
    layout = observation(game.rules.spec.game)
    found = np.empty(len(layout), dtype=np.int16)
    layout.write(game, faction, found)
    return found


def mask(game: Game, faction: int | None = None) -> NDArray[np.int8]:
    """Return 1 for each choice that is legal now, by its number; all 0 if chance decides or another player is asked."""
    words = vocabulary(game.rules.spec.game)
    found = np.zeros(len(words), dtype=np.int8)
    decision = game.decision
    if decision is None or decision.actor == CHANCE:
        return found
    leader = game.rules.leader
    if faction is None or leader(game.board, decision.actor) == leader(game.board, faction):
        found[words.numbers(decision.options)] = 1
    return found


@dataclass
class Batch:
    """Positions of one game, one per row."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    viewers: NDArray[np.int8]
    """Faction whose player sees the position."""
    margins: NDArray[np.int16]
    """Each faction's margin as that player knows it, in the order of the factions."""

    def __len__(self) -> int:
        return len(self.viewers)


def batch(games: Sequence[Game], viewers: Sequence[int] | None = None) -> Batch:
    """Return the positions of several games, each as seen by the player who is asked there (or by `viewers`)."""
    seen_by = [_asked(game) for game in games] if viewers is None else list(viewers)
    if len(seen_by) != len(games):
        raise ValueError(f"{len(games)} games need as many viewers, not {len(seen_by)}")
    if not games:
        raise ValueError("a batch needs at least one game")
    pairs = list(zip(games, seen_by, strict=True))
    observations = np.stack([observed(game, viewer) for game, viewer in pairs])
    factions = games[0].rules.spec.factions
    first = observation(games[0].rules.spec.game).names.index(f"margin.{factions[0]}")
    return Batch(
        observations,
        np.stack([mask(game, viewer) if viewer != CHANCE else mask(game) * 0 for game, viewer in pairs]),
        np.array(seen_by, dtype=np.int8),
        observations[:, first : first + len(factions)],
    )


def _asked(game: Game) -> int:
    return CHANCE if game.decision is None else game.decision.actor


@dataclass
class Positions:
    """Positions of games played to their end, one per row: for fitting the value of positions."""

    positions: NDArray[np.int16]
    """Positions as everybody sees them, at the beginning of each card."""
    seeds: NDArray[np.int64]
    """Seed of each position's game."""
    places: NDArray[np.int16]
    """Number of the card in its game, from 1."""
    margins: NDArray[np.int16]
    """Each faction's margin at the end of that game."""
    winners: NDArray[np.int8]
    """Faction that won that game; −1 if all players lost."""

    def __len__(self) -> int:
        return len(self.seeds)


class Snapshots:
    """Follows a game and keeps the position at the beginning of each card."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.kept: list[list[int]] = []

    def hear(self, b: Board) -> None:
        if b.conduct.journal and b.conduct.journal[-1][0] == "card":
            seen = b.twin()
            seen.load(b.n[:])
            self.rules.conceal(seen, [])
            self.kept.append(seen.n)

    def found(self, b: Board) -> list[list[int]]:
        return self.kept


def positions(
    game: str,
    games: int,
    options: dict[str, str] | None = None,
    seats: dict[str, str] | None = None,
    seed: int = 0,
    workers: int = 1,
) -> Positions:
    """Play games as `abyssal simulate` does, and collect the position at each card with the result of the game."""
    spec = rules_for(game).spec
    played = simulation.run(game, options or {}, games, seats or {}, seed, workers, follow=Snapshots)
    rows = [
        (result, place, kept) for result in played if not result.error for place, kept in enumerate(result.followed)
    ]
    if not rows:
        raise ValueError("no game came to its end")
    return Positions(
        np.array([kept for _, _, kept in rows], dtype=np.int16),
        np.array([result.seed for result, _, _ in rows], dtype=np.int64),
        np.array([place + 1 for _, place, _ in rows], dtype=np.int16),
        np.array([[result.margins[name] for name in spec.factions] for result, _, _ in rows], dtype=np.int16),
        np.array([-1 if r.lost else spec.factions.index(r.winner) for r, _, _ in rows], dtype=np.int8),
    )
