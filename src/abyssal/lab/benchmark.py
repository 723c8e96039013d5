"""The benchmark: a fixed set of short games that any player can take, so that results can be compared.

Each game of the set is a game, a seat, opponents and a seed. The set never changes under its version.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from .. import __version__
from ..agents.player import Agent
from ..agents.seats import close, is_agent, player_for
from ..coin.game import Game
from ..games import rules_for
from ..kernel.decision import Decision
from ..kernel.errors import Problem
from ..kernel.game import Policy
from ..kernel.players import play_out
from ..search.seats import RANDOM, with_weights
from .arena import difference, margin_difference
from .crew import carry_out
from .rates import around, interval
from .simulation import BOT, by_the_rules, seat

VERSION = 1
"""Version of the set. It grows when the set changes; results of different versions are not compared."""
FIRST_SEED = 70_000
MOST_SEEDS = 1_000
SEARCH = "search:8r"
"""The computer player among the opponents. Its budget is in rollouts, so that no machine makes it stronger."""


@dataclass(frozen=True)
class Task:
    """One part of the set: a game with its options, and the player in the other seats."""

    id: str
    game: str
    options: dict[str, str] = field(default_factory=dict)
    others: str = BOT


TASKS = (
    Task("andean-abyss/bots", "andean-abyss", {"scenario": "quick", "edition": "second"}),
    Task("distant-plain/bots", "distant-plain", {"scenario": "short"}),
    Task("andean-abyss/search", "andean-abyss", {"scenario": "quick"}, SEARCH),
    Task("distant-plain/search", "distant-plain", {"scenario": "short"}, SEARCH),
)


@dataclass(frozen=True)
class Played:
    """One game of the set, and how the player did."""

    task: str
    seat: str
    seed: int
    won: bool = False
    margin: int = 0
    decisions: int = 0
    """Questions with more than one option that the player answered."""
    seconds: float = 0.0
    """Time that the player took for them."""
    refused: int = 0
    taken: int = 0
    ended: str = ""
    """As in `agents.player.Counts`; 0 and empty for players that are not programs."""
    error: str = ""

    @property
    def key(self) -> tuple[str, str, int]:
        return self.task, self.seat, self.seed


class Timed:
    """Measures the time of a player."""

    def __init__(self, player: Policy, clock: Callable[[], float] = time.perf_counter) -> None:
        self.player, self.clock = player, clock
        self.seconds, self.decisions = 0.0, 0

    def __call__(self, game: Game, decision: Decision) -> str:
        begun = self.clock()
        choice = self.player(game, decision)
        self.seconds += self.clock() - begun
        self.decisions += len(decision.options) > 1
        return choice


def wanted(seeds: int, tasks: Sequence[str] = ()) -> list[Played]:
    """Return the games of the set with the first `seeds` seeds, in the order in which they are played."""
    if not 1 <= seeds <= MOST_SEEDS:
        raise Problem("out-of-range", where="--seeds", value=seeds, low=1, high=MOST_SEEDS)
    known = [task.id for task in TASKS]
    for id in tasks:
        if id not in known:
            raise Problem("unknown-value", option="--tasks", value=id, known=", ".join(known))
    return [
        Played(task.id, name, seed)
        for seed in range(FIRST_SEED, FIRST_SEED + seeds)
        for task in TASKS
        if not tasks or task.id in tasks
        for name in rules_for(task.game).spec.factions
    ]


def play(agent: str, one: Played) -> Played:
    """Play one game of the set with this player in its seat."""
    task = next(task for task in TASKS if task.id == one.task)
    rules = rules_for(task.game)
    seats = {name: agent if name == one.seat else task.others for name in rules.spec.factions}
    kinds = [RANDOM if kind == BOT else kind for kind in seats.values()]
    options = seat(task.game, seats, task.options)
    random, own = Random(one.seed), rules.spec.faction_index[one.seat]
    game = Game.new(rules, options, journal=is_agent(agent))
    players = [player_for(kind, 4 * one.seed + f, random, f, list(seats.values())) for f, kind in enumerate(kinds)]
    timed = Timed(by_the_rules(players[own]))
    error = ""
    try:
        play_out(game, [timed if f == own else player for f, player in enumerate(players)], random)
    except Exception as failure:
        error = f"{type(failure).__name__}: {failure}"
    finally:
        for player in players:
            close(player)
    agent_player = players[own]
    counts = agent_player.counts if isinstance(agent_player, Agent) else None
    return Played(
        one.task,
        one.seat,
        one.seed,
        won=not error and rules.winner(game.board) == own,
        margin=0 if error else rules.margin(game.board, own),
        decisions=timed.decisions,
        seconds=round(counts.seconds if counts else timed.seconds, 4),
        refused=counts.refused if counts else 0,
        taken=counts.taken if counts else 0,
        ended=counts.ended if counts else "",
        error=error,
    )


def run(
    agent: str,
    seeds: int,
    tasks: Sequence[str] = (),
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play the set with one player."""
    if agent == BOT:
        raise Problem("unknown-value", option="--agent", value=agent, known="chart, random, search:…, exec:…")
    games = wanted(seeds, tasks)
    found: dict[int, Played] = {}
    for number, played in carry_out(play, [(with_weights(agent), one) for one in games], workers):
        found[number] = played
        if progress:
            progress(len(found))
    return [found[number] for number in range(len(games))]


@dataclass(frozen=True)
class Score:
    """How a player did in one part of the set, or in all of it."""

    task: str
    seat: str
    games: int
    wins: int
    low: float
    high: float
    margin: float
    reach: float
    """Half the width of the 95 % interval of the mean margin."""
    decisions: int
    refused: int
    taken: int
    seconds: float
    gain: tuple[float, float, float] | None = None
    """How much more often it won than the player it is compared with, in the same games."""
    margin_gain: tuple[float, float, float] | None = None


def scores(games: Sequence[Played], other: Sequence[Played] = ()) -> list[Score]:
    """Return the score in each seat of each task, then of each task, then of all. Failed games are left out.

    `other` are the results of another player in the same set, to compare with in the games that both have played.
    """
    found = []
    parts = list(dict.fromkeys((game.task, game.seat) for game in games))
    tasks = list(dict.fromkeys(task for task, _ in parts))
    for task, name in [*parts, *((task, "") for task in tasks), ("", "")]:
        own = [game for game in games if (not task or game.task == task) and (not name or game.seat == name)]
        found.append(_score(task, name, [game for game in own if not game.error], other))
    return found


def _score(task: str, name: str, own: Sequence[Played], other: Sequence[Played]) -> Score:
    wins = sum(game.won for game in own)
    margin, reach = around([game.margin for game in own])
    rivals = {game.key: game for game in other if not game.error}
    pairs = [(rivals[game.key], game) for game in own if game.key in rivals]
    return Score(
        task, name, len(own), wins, *interval(wins, len(own)), margin, reach,
        sum(game.decisions for game in own), sum(game.refused for game in own), sum(game.taken for game in own),
        sum(game.seconds for game in own),
        difference([(rival.won, game.won) for rival, game in pairs]) if pairs else None,
        margin_difference([(rival.margin, game.margin) for rival, game in pairs]) if len(pairs) > 1 else None,
    )  # fmt: skip


def dump(agent: str, games: Sequence[Played]) -> str:
    """Return the results as text for a file."""
    head: dict[str, Any] = {"benchmark": VERSION, "abyssal": __version__, "agent": agent.partition("@")[0]}
    lines = ",\n  ".join(json.dumps(asdict(game)) for game in games)
    return json.dumps(head)[:-1] + f', "games": [\n  {lines}\n]}}\n'


def load(text: str, path: str) -> tuple[str, list[Played]]:
    """Return the player and the games of a results file. Refuse a file of another kind or version."""
    try:
        data = json.loads(text)
        if data["benchmark"] != VERSION:
            raise Problem("other-benchmark", path=path, found=str(data["benchmark"])[:20], known=str(VERSION))
        return str(data["agent"]), [Played(**game) for game in data["games"]]
    except (ValueError, TypeError, KeyError):
        raise Problem("not-a-benchmark", path=path) from None
