"""Search for better weights of the seasoned Government: `python -m tools.tune_seasoned [--generations 40] [--seed 1]`.

Each generation varies all weights at once, plays each variation and its opposite in the same games against three
Non-players, and moves the weights toward the better of each pair. The result is printed as `weights` for
`games/andean_abyss/data/seasoned.json`. With `PYTHONPATH=build/fast` it is about ten times as fast.
"""

import argparse
import json
from math import exp, sqrt
from random import Random

from abyssal.coin.game import Game
from abyssal.coin.victory import players_lose
from abyssal.games import rules_for
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import FACTIONS, GOVT, PROPAGANDA_PLAYED
from abyssal.games.andean_abyss.nonplayers.seasoned import judging
from abyssal.games.andean_abyss.s7_victory import lead
from abyssal.kernel.game import chance

RULES = rules_for("andean-abyss")
SPREAD = 0.3
"""Standard deviation of the variation of a weight's logarithm. A bias varies by three times as many points."""
PACE = 0.5
MEMORY = 0.8
"""Share of the last generation's direction that is kept."""
WHOLE = {"train_spaces", "sweep_spaces", "event_other"}
"""Weights that are not varied."""

Weights = dict[str, float]


def outcome(seed: int) -> float:
    """Play the seasoned Government against three Non-players and score the end, from 0 (a Non-player wins at the first
    check) to 1.3 (a clear win)."""
    game = Game.new(RULES, {"players": "1"}, journal=False)
    game.let_bots_play([GOVT], seasoned=True)
    dice = chance(Random(seed))
    while (decision := game.decision) is not None:
        game.play(dice(game, decision))
    b = game.board
    assert isinstance(b, Colombia)
    if players_lose(b):
        return 0.02 * (b.n[PROPAGANDA_PLAYED] - 1)
    return 1 / (1 + exp(-lead(b) / 5)) + (0.3 if lead(b) > 0 else 0.0)


def mean(weights: Weights, seeds: range) -> float:
    """Return the mean score of games with these weights."""
    judging.W.update(weights)
    for deed in ("active", "base", "hidden", "prepared"):
        getattr(judging, f"_{deed.upper()}")[:] = [weights.get(f"{deed}_{name}", 0.0) for name in FACTIONS]
    return sum(outcome(seed) for seed in seeds) / len(seeds)


def varied(weights: Weights, by: dict[str, float]) -> Weights:
    """Return moved weights: biases move by points, all others by a factor."""
    return {k: w + 3 * by.get(k, 0.0) if k.startswith("bias") else w * exp(by.get(k, 0.0)) for k, w in weights.items()}


def tune(weights: Weights, generations: int, pairs: int, games: int, seed: int) -> Weights:
    random = Random(seed)
    names = [name for name in weights if name not in WHOLE]
    direction = dict.fromkeys(names, 0.0)
    for generation in range(generations):
        first = 1_000_000 * (seed + 1) + generation * games
        seeds = range(first, first + games)
        tried = []
        for _ in range(pairs):
            by = {name: random.gauss(0.0, SPREAD) for name in names}
            opposite = {name: -x for name, x in by.items()}
            tried.append((by, mean(varied(weights, by), seeds) - mean(varied(weights, opposite), seeds)))
        size = sqrt(sum(gain * gain for _, gain in tried) / pairs) + 1e-9
        for name in names:
            slope = sum(gain * by[name] for by, gain in tried) / pairs / size
            direction[name] = MEMORY * direction[name] + (1 - MEMORY) * slope
        weights = varied(weights, {name: PACE * sqrt(pairs) * x for name, x in direction.items()})
        print(f"{generation + 1}: {mean(weights, range(games)):.4f} in {games} test games", flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Search for better weights of the seasoned Government of Andean Abyss."
    )
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--pairs", type=int, default=8, help="pairs of variations per generation")
    parser.add_argument("--games", type=int, default=80, help="games per variation")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = tune(dict(judging.W), args.generations, args.pairs, args.games, args.seed)
    print(json.dumps({"weights": {name: float(f"{w:.3g}") for name, w in found.items()}}, indent=1))


if __name__ == "__main__":
    main()
