"""The benchmarks: how fast the engine plays, copies and how little a position weighs."""

from __future__ import annotations

import gc
import resource
import subprocess
import sys
import time
from random import Random

from .games import rules_for
from .kernel import board as engine
from .kernel.decision import CHANCE
from .kernel.game import Game, Policy, chance
from .kernel.players import RandomPlayer, play_out

GAME = "andean-abyss"
SOLO = {"players": "1"}
"""One random player against Non-players."""


def run(seconds: float = 3.0, rounds: int = 4) -> dict[str, float | bool]:
    """Everything that is measured, by name. Speeds are those of the best round: others share the machine."""
    games, decisions = max(random_games(seconds) for _ in range(rounds))
    return {
        "compiled": is_compiled(),
        "random_games_per_s": round(games, 1),
        "decisions_per_s": round(decisions),
        "clone_us": round(clone_us(), 1),
        "snapshot_bytes": snapshot_bytes(),
        "rss_mb_10k_positions": round(rss_in_fresh_process(), 1),
        **nonplayer_turns(),
        "solo_games_per_s": round(max(random_games(seconds, SOLO)[0] for _ in range(rounds)), 1),
    }


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def random_games(seconds: float, options: dict[str, str] | None = None) -> tuple[float, float]:
    """Complete games of random players (four of them, if the options do not say otherwise), and decisions, per second
    on one core."""
    rules = rules_for(GAME)
    games = decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        random = Random(games)
        seats: list[Policy] = [RandomPlayer(random) for _ in rules.spec.factions]
        decisions += play_out(Game.new(rules, options, journal=False), seats, random)
        games += 1
    return games / spent, decisions / spent


def positions(count: int, every: int = 7) -> list[Game]:
    """Copies of games at many points in the middle of turns."""
    rules = rules_for(GAME)
    found: list[Game] = []
    seed = 0
    while len(found) < count:
        random = Random(seed)
        seed += 1
        player = RandomPlayer(random)
        game = Game.new(rules, {}, journal=False)
        step = 0
        while game.decision is not None and len(found) < count:
            options = game.decision.options
            choice = player(game, game.decision) if game.decision.actor >= 0 else random.choice(options)
            game.play(choice)
            step += 1
            if step % every == 0 and game.decision is not None:
                found.append(game.clone())
    return found


def clone_us() -> float:
    """The time of a copy in the middle of a turn, in microseconds: the best of five for each of many positions, and of
    these the median."""
    times = []
    for game in positions(500):
        best = 1.0
        for _ in range(5):
            begin = time.perf_counter()
            game.clone()
            best = min(best, time.perf_counter() - begin)
        times.append(best * 1e6)
    times.sort()
    return times[len(times) // 2]


def snapshot_bytes() -> int:
    """The largest snapshot of a position met in random games."""
    return max(len(game.board.snapshot()) for game in positions(300))


def rss_mb(count: int = 10_000) -> float:
    """How much memory so many live positions take."""
    positions(10)
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    held = positions(count)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (after - before) / 1024 if held else 0.0


def rss_in_fresh_process() -> float:
    """Measured by a process of its own, which has nothing else in memory."""
    code = "from abyssal.bench import rss_mb; print(rss_mb())"
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def nonplayer_turns(games: int = 40) -> dict[str, float]:
    """The time of whole turns of Non-players, dice included, in milliseconds: the median and the 99th percentile."""
    times: list[float] = []
    for seed in range(games):
        times += _turn_times(seed)
    times.sort()
    return {
        "bot_turn_ms_median": round(times[len(times) // 2], 3),
        "bot_turn_ms_p99": round(times[len(times) * 99 // 100], 3),
    }


def _turn_times(seed: int) -> list[float]:
    """The turns of one game in which no person was asked anything."""
    rules = rules_for(GAME)
    random = Random(seed)
    player, dice = RandomPlayer(random), chance(random)
    game = Game.new(rules, SOLO, journal=False)
    b = game.board
    turn = rules.lexicon().phases.index("turn")
    times: list[float] = []
    while not rules.is_over(b):
        in_turn, unasked, person = b.n[b.spec.at["phase"]] == turn, b.unasked, False
        begin = time.perf_counter()
        flow = rules.step(b)
        try:
            decision = next(flow)
            while True:
                person = person or decision.actor != CHANCE
                decision = flow.send((dice if decision.actor == CHANCE else player)(game, decision))
        except StopIteration:
            pass
        if in_turn and b.unasked > unasked and not person:
            times.append((time.perf_counter() - begin) * 1000)
    return times
