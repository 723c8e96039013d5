"""Benchmarks: how fast the engine plays and copies games, and how much memory a position takes."""

from __future__ import annotations

import gc
import resource
import subprocess
import sys
import time
from cProfile import Profile
from importlib.util import find_spec
from pathlib import Path
from pstats import Stats
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from ..coin.game import Game
from ..engine import is_compiled
from ..games import rules_for
from ..kernel.decision import CHANCE
from ..kernel.errors import Problem
from ..kernel.game import Policy, chance
from ..kernel.players import RandomPlayer, play_out
from ..search import Budget, SearchPlayer, read_budget, search

if TYPE_CHECKING:
    from .environments.vector import VectorEnvironment

GAME = "andean-abyss"
"""Game to measure by default."""

SPREAD = "_spread"
BUILT_IN = "~"
"""File name that the profiler gives to functions not written in Python."""

Numbers = dict[str, str | bool | float | list[float]]


def run(game: str = GAME, repeat: int = 5, seconds: float = 3.0) -> Numbers:
    """Return all measurements by name. Timings are repeated `repeat` times: the median, and under `<name>_spread` the
    lowest and the highest value."""
    numbers: Numbers = {"game": game, "compiled": is_compiled(), "repeat": repeat}
    rounds: list[dict[str, float]] = []
    for _ in range(repeat):
        games, decisions = random_games(game, seconds)
        rounds.append({"random_games_per_s": games, "decisions_per_s": decisions, "clone_us": clone_us(game)})
    numbers |= medians(rounds)
    if has_numpy():
        numbers |= medians([environment_steps(game, seconds) for _ in range(repeat)])
    numbers["snapshot_bytes"] = snapshot_bytes(game)
    numbers["rss_mb_10k_positions"] = round(rss_in_fresh_process(game), 1)
    if (solo := solo_options(game)) is not None:
        rounds = [
            nonplayer_turns(game, solo)
            | {"solo_games_per_s": random_games(game, seconds, solo)[0]}
            | searching(game, solo, seconds)
            | time_used(game, solo, seconds)
            for _ in range(repeat)
        ]
        numbers |= medians(rounds)
    if (bots := bot_options(game)) is not None:
        numbers |= medians([{"bot_games_per_s": random_games(game, seconds, bots)[0]} for _ in range(repeat)])
    for faction in rules_for(game).spec.factions:
        if (alone := bot_options(game, [faction])) is not None:
            numbers[f"bot_turn_ms_{faction}"] = [round(ms, 3) for ms in nonplayer_turns(game, alone, 10).values()]
    return numbers


def medians(rounds: list[dict[str, float]]) -> Numbers:
    """Return the median of each repeated measurement and, beside it, the spread."""
    numbers: Numbers = {}
    for name in rounds[0]:
        digits = 3 if name.startswith("bot_turn") else 1
        values = sorted(measured[name] for measured in rounds)
        numbers[name] = round(median(values), digits)
        if len(values) > 1:
            numbers[name + SPREAD] = [round(values[0], digits), round(values[-1], digits)]
    return numbers


def solo_options(game: str) -> dict[str, str] | None:
    """Return options under which the first faction has a player and all others are bots, or None if the game has
    none."""
    rules = rules_for(game)
    try:
        return rules.with_nonplayers({}, rules.spec.factions[1:])
    except Problem:
        return None


def bot_options(game: str, factions: list[str] | None = None) -> dict[str, str] | None:
    """Return options under which these factions (default: all) are bots, or None if no edition of the game has them."""
    rules = rules_for(game)
    editions = [{"edition": name} for name in rules.option_values().get("edition", [])]
    for options in [{}, *editions]:
        try:
            return rules.with_nonplayers(options, factions or rules.spec.factions)
        except Problem:
            continue
    return None


def profile(game: str = GAME, games: int = 20) -> Numbers:
    """Return each module's share of the time of random games in percent, largest first. A module's share includes the
    built-in functions that it calls. Only the plain engine can be profiled."""
    if is_compiled():
        raise Problem("profile-compiled")
    rules_for(game)
    profiler = Profile()
    profiler.enable()
    for seed in range(games):
        _play(game, seed, {})
    profiler.disable()
    times: dict[str, float] = {}
    for (path, _, _), (_, _, own, _, callers) in Stats(profiler).stats.items():  # type: ignore[attr-defined]
        spent = [(where[0], part) for where, (_, _, part, _) in callers.items()] if path == BUILT_IN else [(path, own)]
        for file, part in spent:
            times[_module(file)] = times.get(_module(file), 0.0) + part
    total = sum(times.values())
    return {name: round(100 * spent / total, 1) for name, spent in sorted(times.items(), key=lambda item: -item[1])}


def _module(path: str) -> str:
    """Return a module of this package by its name; everything outside it counts as one."""
    package = Path(__file__).parent.parent
    return str(Path(path).relative_to(package)) if Path(path).is_relative_to(package) else "(others)"


def random_games(game: str, seconds: float, options: dict[str, str] | None = None) -> tuple[float, float]:
    """Return complete games and decisions per second on one core, with a random player for each faction unless the
    options say otherwise."""
    rules_for(game)
    games = decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        decisions += _play(game, games, options)
        games += 1
    return games / spent, decisions / spent


def _play(game: str, seed: int, options: dict[str, str] | None) -> int:
    """Play one game of random players. Return the number of decisions."""
    rules, random = rules_for(game), Random(seed)
    seats: list[Policy] = [RandomPlayer(random) for _ in rules.spec.factions]
    return play_out(Game.new(rules, options, journal=False), seats, random)


def has_numpy() -> bool:
    """Return True if the packages of `abyssal[research]` are installed, which the environments need."""
    return all(find_spec(name) is not None for name in ("numpy", "pettingzoo", "gymnasium"))


def environment_steps(game: str, seconds: float) -> dict[str, float]:
    """Return the steps per second of the environments, with observations and masks and random actions: PettingZoo's,
    and 32 games at once in one process and in two."""
    from .environments.environment import Environment
    from .environments.vector import VectorEnvironment

    alone, random = Environment(game), Random(1)
    alone.reset(1)
    steps, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        agent = alone.agent_selection
        if alone.terminations[agent] or alone.truncations[agent]:
            alone.reset()
            continue
        legal = alone.observe(agent)["action_mask"].nonzero()[0]
        alone.step(int(legal[int(random.random() * len(legal))]))
        steps += 1
    found = {"env_steps_per_s": steps / spent}
    for workers, name in ((1, "vector_steps_per_s"), (2, "vector_steps_per_s_two_processes")):
        many = VectorEnvironment(game, 32, workers=workers)
        try:
            found[name] = _vector_steps(many, seconds)
        finally:
            many.close()
    return found


def _vector_steps(env: VectorEnvironment, seconds: float) -> float:
    import numpy as np

    seen, _ = env.reset(seed=1)
    random, steps, begin = np.random.default_rng(1), 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        mask = seen["action_mask"]
        seen, *_ = env.step((random.random(mask.shape, dtype=np.float32) * mask).argmax(1))
        steps += env.num_envs
    return steps / spent


def positions(name: str, count: int, every: int = 7) -> list[Game]:
    """Return copies of games at many points in the middle of turns."""
    rules = rules_for(name)
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


def clone_us(name: str) -> float:
    """Return the time of a copy in the middle of a turn, in microseconds: the best of five for each of 500 positions,
    and the median of these."""
    times = []
    for game in positions(name, 500):
        best = 1.0
        for _ in range(5):
            begin = time.perf_counter()
            game.clone()
            best = min(best, time.perf_counter() - begin)
        times.append(best * 1e6)
    times.sort()
    return times[len(times) // 2]


def snapshot_bytes(name: str) -> int:
    """Return the size in bytes of the largest snapshot in random games."""
    return max(len(game.board.snapshot()) for game in positions(name, 300))


def rss_mb(name: str, count: int = 10_000) -> float:
    """Return the memory that `count` live positions take, in MB."""
    positions(name, 10)
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    held = positions(name, count)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (after - before) / 1024 if held else 0.0


def rss_in_fresh_process(name: str) -> float:
    """Measure `rss_mb` in a process of its own, which has nothing else in memory."""
    command = [sys.executable, "-c", f"from abyssal.lab.bench import rss_mb; print(rss_mb({name!r}))"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def nonplayer_turns(name: str, options: dict[str, str], games: int = 40) -> dict[str, float]:
    """Return the time of whole turns of bots, dice included, in milliseconds: the median and the 99th percentile."""
    times: list[float] = []
    for seed in range(games):
        times += _turn_times(name, options, seed)
    times.sort()
    return {
        "bot_turn_ms_median": times[len(times) // 2],
        "bot_turn_ms_p99": times[len(times) * 99 // 100],
    }


def searching(name: str, options: dict[str, str], seconds: float) -> dict[str, float]:
    """Search at the turns of the only player. Return rollouts per second on one core, and the time of a turn with 100
    rollouts."""
    rules, random = rules_for(name), Random(1)
    dice, player = chance(random), RandomPlayer(random)
    game = Game.new(rules, options, journal=False)
    times: list[float] = []
    rollouts = 0
    begin = time.perf_counter()
    while time.perf_counter() < begin + seconds:
        decision = game.decision
        if decision is None:
            game = Game.new(rules, options, journal=False)
            continue
        if decision.kind == "turn":
            started = time.perf_counter()
            rollouts += search(game, Budget(0.0, 100), len(times)).rollouts
            times.append(time.perf_counter() - started)
        game.play((dice if decision.actor == CHANCE else player)(game, decision))
    return {"rollouts_per_s": rollouts / sum(times), "search_turn_ms": median(times) * 1000}


def time_used(name: str, options: dict[str, str], seconds: float) -> dict[str, float]:
    """Play whole turns of a quick computer player in the only player's seat. Return the share of its time that it uses,
    in percent: the median and the highest."""
    rules, random = rules_for(name), Random(1)
    budget = read_budget("search:quick")
    dice, player = chance(random), SearchPlayer(budget, 1)
    game = Game.new(rules, options, journal=False)
    spent: list[float] = []
    turn, begin = -1, time.perf_counter()
    while True:
        decision = game.decision
        if decision is None:
            game, turn = Game.new(rules, options, journal=False), -1
            continue
        if decision.actor == CHANCE:
            game.play(dice(game, decision))
            continue
        begun = game.length - len(game.since_checkpoint)
        if begun != turn:
            if spent and time.perf_counter() > begin + seconds:
                break
            turn = begun
            spent.append(0.0)
        started = time.perf_counter()
        choice = player(game, decision)
        spent[-1] += time.perf_counter() - started
        game.play(choice)
    # A turn without any choice needs no search.
    shares = sorted(100 * taken / budget.seconds for taken in spent if taken > budget.seconds / 10) or [0.0]
    return {"search_time_used_percent": median(shares), "search_time_used_percent_most": shares[-1]}


def _turn_times(name: str, options: dict[str, str], seed: int) -> list[float]:
    """Return the times of the turns of one game in which no player was asked, in milliseconds."""
    rules = rules_for(name)
    random = Random(seed)
    player, dice = RandomPlayer(random), chance(random)
    game = Game.new(rules, options, journal=False)
    b = game.board
    turn = rules.lexicon().phases.index("turn")
    times: list[float] = []
    while not rules.is_over(b):
        in_turn, unasked, person = b.n[b.spec.at["phase"]] == turn, b.conduct.unasked, False
        begin = time.perf_counter()
        flow = rules.step(b)
        try:
            decision = next(flow)
            while True:
                person = person or decision.actor != CHANCE
                decision = flow.send((dice if decision.actor == CHANCE else player)(game, decision))
        except StopIteration:
            pass
        if in_turn and b.conduct.unasked > unasked and not person:
            times.append((time.perf_counter() - begin) * 1000)
    return times
