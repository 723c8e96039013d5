"""Training: play games, fit the appraisal to them, and play again with the new weights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ...coin.appraisal import Appraisal
from ...coin.board import Board
from ...coin.game import Game
from ...games import rules_for
from ...kernel.decision import Decision
from ...kernel.errors import Problem
from ...kernel.game import Policy
from ...kernel.players import play_out
from ...search.player import SearchPlayer
from ...search.seats import player_for
from ..crew import carried_out
from ..simulation import refuse_box
from .fitting import Opening, Sample, fit, priors, surprise
from .sampling import on_each_card

SAMPLE_EVERY_CARDS = 3
"""Every third card is a sample."""
HOLD_OUT_EVERY_GAMES = 5
"""Every fifth game is not fitted to, but used to test how well the fit predicts unseen games."""


@dataclass
class Played:
    """The samples and openings of one game."""

    samples: list[Sample] = field(default_factory=list)
    openings: list[Opening] = field(default_factory=list)


@dataclass
class Round:
    """The result of one round."""

    data: dict[str, Any]
    games: int
    samples: int
    before: float
    after: float
    """Surprise at the winners of games not fitted to, by the weights before and after."""


def play(game: str, options: dict[str, str], players: list[str], seed: int, data: dict[str, Any]) -> Played:
    """Play one game with the weights of the round."""
    rules = rules_for(game)
    factions = range(len(rules.spec.factions))
    found = Played()
    outlooks: list[tuple[tuple[float, ...], ...]] = []

    def note(b: Board, revealed: int) -> None:
        if revealed % SAMPLE_EVERY_CARDS == 0:
            outlooks.append(tuple(tuple(rules.outlook(b, f)) for f in factions))

    def noted(player: Policy) -> Policy:
        """Wrap a player that searches, to collect its opening choices."""

        def answer(table: Game, decision: Decision) -> str:
            choice = player(table, decision)
            if decision.kind.startswith("turn"):
                found.openings.append((decision.actor, decision.kind, choice, tuple(decision.options)))
            return choice

        return answer if isinstance(player, SearchPlayer) else player

    random = Random(seed)
    table = Game.new(rules, options, journal=False)
    on_each_card(table, note)
    seats = [player_for(kind, 4 * seed + f, random) for f, kind in enumerate(players)]
    for player in seats:
        if isinstance(player, SearchPlayer) and player.weights is None:
            player.weights = data
    play_out(table, [noted(player) for player in seats], random)
    winner = rules.ranking(table.board)[0][0]
    found.samples = [Sample(outlook, winner) for outlook in outlooks]
    return found


def train(
    game: str,
    data: dict[str, Any],
    options: dict[str, str],
    player: str,
    rounds: int,
    games: int,
    seed: int = 0,
    workers: int = 1,
    scheduler: str = "",
    progress: Callable[[int], None] | None = None,
    each: Callable[[Round], None] | None = None,
) -> dict[str, Any]:
    """Play `rounds` rounds: games with this player in all seats, then a fit. The same seed gives the same weights."""
    if games < HOLD_OUT_EVERY_GAMES:
        raise Problem("too-few-games", least=HOLD_OUT_EVERY_GAMES)
    rules = rules_for(game)
    factions = rules.spec.factions
    refuse_box(options)
    full = rules.check_options(options)
    for round in range(rounds):
        seeds = range(seed + round * games, seed + (round + 1) * games)
        jobs = [(game, full, [player] * len(factions), s, data) for s in seeds]
        found = carried_out(play, jobs, workers, scheduler, progress, round * games)
        seen = [s for n, played in enumerate(found) if n % HOLD_OUT_EVERY_GAMES for s in played.samples]
        unseen = [s for n, played in enumerate(found) if n % HOLD_OUT_EVERY_GAMES == 0 for s in played.samples]
        openings = [opening for played in found for opening in played.openings]
        better = fit(data, factions, seen)
        result = Round(
            priors(better, factions, openings) if openings else better,
            games,
            len(seen) + len(unseen),
            surprise(Appraisal(factions, data), unseen),
            surprise(Appraisal(factions, better), unseen),
        )
        # Weights that predict worse than before are not used.
        data = result.data if result.after <= result.before else priors(data, factions, openings)
        if each:
            each(result)
    return data
