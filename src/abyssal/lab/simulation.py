"""Play many games: for fuzzing, for statistics and to compare players."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Protocol

from ..agents.player import Agent
from ..agents.seats import KINDS, close, is_agent, is_kind, player_for
from ..coin.board import Board
from ..coin.game import Game
from ..coin.options import BOX, DECK
from ..coin.rules import Rules
from ..games import rules_for
from ..kernel import record
from ..kernel.decision import Decision
from ..kernel.errors import OptionClash, Problem
from ..kernel.game import Policy
from ..kernel.players import play_out
from ..kernel.position import Auditor
from ..search.seats import RANDOM, with_weights
from .crew import carry_out

BOT = "bot"
SEATS = [BOT, *KINDS]
"""Values for a seat: a kind of player, or `bot` for a Non-player faction."""


MAX_BATCH_GAMES = 16
MIN_BATCHES_PER_WORKER = 8
"""Minimum number of batches of games per process, if there are enough games."""


@dataclass
class Result:
    """The result of one game."""

    seed: int
    winner: str = ""
    """The faction that comes first."""
    lost: bool = False
    """7.1 True if all players lose because a Non-player passed a victory check."""
    degree: str = ""
    """8.8 The degree of success of a one-player game."""
    margins: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    cards: int = 0
    rounds: int = 0
    error: str = ""
    record: str = ""
    """File of the record, if the game failed."""
    unrecorded: str = ""
    """Reason why a failed game has no record."""
    options: dict[str, str] = field(default_factory=dict)
    agents: dict[str, dict[str, Any]] = field(default_factory=dict)
    """How programs in the seats behaved (`agents.player.Counts`)."""
    followed: Any = None
    """Findings of the follower, if there was one."""


class Follower(Protocol):
    """Follows one game and notes what a study needs."""

    def hear(self, b: Board) -> None:
        """Called after each new journal line. The position is the one at that moment."""

    def found(self, b: Board) -> Any:
        """Return the notes once the game is over. They must be picklable."""


Follow = Callable[[Rules], Follower]
"""Makes a follower for one game. It must be a class or function of a module, so that it can be pickled."""


def seat(game: str, seats: dict[str, str], options: dict[str, str]) -> dict[str, str]:
    """Return options under which the factions are played as the seats say. Refuse unknown factions and kinds of player.

    Without any seats the options alone decide which factions are Non-players.
    """
    refuse_box(options)
    rules = rules_for(game)
    factions = rules.spec.factions
    check_seats(rules, seats)
    bots = [faction for faction, kind in seats.items() if kind == BOT]
    if bots:
        return rules.with_nonplayers(options, bots)
    board = rules.new_board(rules.check_options(options))
    if not all(rules.is_player(board, factions.index(faction)) for faction in seats):
        raise OptionClash("seats")
    return options


def refuse_box(options: dict[str, str]) -> None:
    """Refuse games that need people with the printed game on the table. They are left out of all statistics."""
    deck = {"events": "mixed"} if options.get(DECK) else {}
    for name, value in {**deck, **options}.items():
        if value in BOX.get(name, [])[1:]:
            raise Problem("needs-box", option=name, value=value)


def check_seats(rules: Rules, seats: dict[str, str]) -> None:
    """Refuse unknown factions and unknown kinds of player."""
    for faction, kind in seats.items():
        if faction not in rules.spec.factions:
            raise Problem("unknown-value", option="--seats", value=faction, known=", ".join(rules.spec.factions))
        check_kind("--seats", kind, rules.spec.game)


def check_kind(option: str, kind: str, game: str) -> None:
    """Refuse an unknown kind of player for a game, and report the option in which it was given."""
    if kind != BOT and not is_kind(kind, game):
        raise Problem("unknown-value", option=option, value=kind, known=", ".join(SEATS))


def any_options(game: str, seed: int, given: dict[str, str] | None = None) -> dict[str, str]:
    """Return random options that do not clash, beside those that are given. Each may also keep its default. Printed
    cards, dice and Events are never drawn."""
    rules, random, fixed = rules_for(game), Random(seed), given or {}
    refuse_box(fixed)
    rules.check_options(fixed)
    varied = {name: values for name, values in rules.option_values().items() if name not in BOX}
    while True:
        drawn = {name: random.choice(["", *values]) for name, values in varied.items()}
        try:
            return rules.check_options({name: value for name, value in drawn.items() if value} | fixed)
        except Problem:
            continue


def play_game(
    game: str,
    options: dict[str, str],
    seed: int,
    folder: str = "",
    audit: bool = False,
    seats: dict[str, str] | None = None,
    follow: Follow | None = None,
) -> Result:
    """Play one game, with random players in the seats that are not named.

    A game that fails is written as a record that replays to the failure.
    """
    rules = rules_for(game)
    random = Random(seed)
    follower = follow(rules) if follow else None
    kinds = [(seats or {}).get(name, RANDOM) for name in rules.spec.factions]
    table = Game.new(rules, options, journal=follower is not None or any(map(is_agent, kinds)))
    if follower:
        table.board.conduct.heard = follower.hear
    if audit:
        table.board.conduct.audit = Auditor().look
    result = Result(seed, options=options)
    with ExitStack() as closing:
        players = []
        for f, kind in enumerate(kinds):
            player = player_for(RANDOM if kind == BOT else kind, 4 * seed + f, random, f, kinds)
            closing.callback(close, player)
            if isinstance(player, Agent):
                closing.callback(_count, result, rules.spec.factions[f], player)
            players.append(player if kind in (BOT, RANDOM) else by_the_rules(player))
        try:
            result.decisions = play_out(table, players, random)
        except Exception as failure:
            result.error = f"{type(failure).__name__}: {failure}"
            try:
                result.record = _keep(table, folder, seed)
            except Exception as reason:
                result.unrecorded = f"{type(reason).__name__}: {reason}"
            return result
    b, spec = table.board, rules.spec
    result.winner = spec.factions[rules.ranking(b)[0][0]]
    result.lost = rules.winner(b) < 0
    result.degree = rules.degree(b)[0]
    result.margins = {name: rules.margin(b, f) for f, name in enumerate(spec.factions)}
    result.cards, result.rounds = b.n[spec.at["revealed"]], b.n[spec.at["rounds"]]
    if follower:
        result.followed = follower.found(b)
    return result


def _count(result: Result, faction: str, agent: Agent) -> None:
    result.agents[faction] = agent.counts.data()


def by_the_rules(player: Policy) -> Policy:
    """Wrap a player so that an illegal choice fails at once."""

    def answer(game: Game, decision: Decision) -> str:
        choice = player(game, decision)
        game.check(choice)
        return choice

    return answer


def _keep(table: Game, folder: str, seed: int) -> str:
    """Write the record of a failed game, beside others with the same seed."""
    text, number = record.dump(table), 1
    while True:
        path = Path(folder or ".") / (f"failed-{seed}.record" if number == 1 else f"failed-{seed}-{number}.record")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
            return str(path)
        except FileExistsError:
            number += 1


def run(
    game: str,
    options: dict[str, str],
    games: int,
    seats: dict[str, str],
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    folder: str = "",
    audit: bool = False,
    vary: bool = False,
    scheduler: str = "",
    follow: Follow | None = None,
) -> list[Result]:
    """Play many games. Each has its own seed, so that it can be played again.

    With `vary` each game gets random options beside those that are given. With `follow` each game has a follower, whose
    findings are part of the result.
    """
    options = seat(game, seats, options)
    rules_for(game).check_options(options)
    seeds = range(seed, seed + games)
    each = [any_options(game, s, options) if vary else options for s in seeds]
    size = batch_size(games, workers) if workers > 1 or scheduler else 1
    play = partial(play_game, follow=follow) if follow else play_game
    led = {faction: with_weights(kind) for faction, kind in seats.items()}
    jobs = [
        (play, game, each[i : i + size], list(seeds[i : i + size]), folder, audit, led) for i in range(0, games, size)
    ]
    found: list[list[Result]] = [[] for _ in jobs]
    done = 0
    for number, results in carry_out(_play_batch, jobs, workers, scheduler):
        found[number] = results
        done += len(results)
        if progress:
            progress(done)
    return [result for results in found for result in results]


def batch_size(games: int, workers: int) -> int:
    """Return how many games a process gets at once: few enough that no process waits long at the end, and more than one
    because each hand-over takes time."""
    return max(1, min(MAX_BATCH_GAMES, games // (workers * MIN_BATCHES_PER_WORKER)))


def _play_batch(
    play: Callable[..., Result],
    game: str,
    options: list[dict[str, str]],
    seeds: list[int],
    folder: str,
    audit: bool,
    seats: dict[str, str],
) -> list[Result]:
    return [play(game, own, s, folder, audit, seats) for own, s in zip(options, seeds, strict=True)]


def write_json(results: list[Result], path: str) -> None:
    """Write all results for other programs."""
    told = [{name: value for name, value in asdict(result).items() if name != "followed"} for result in results]
    Path(path).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
