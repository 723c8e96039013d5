"""Many games at once: for fuzzing, for statistics and to see how players fare against each other."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Protocol

from ..games import rules_for
from ..kernel import record
from ..kernel.board import Auditor, Board
from ..kernel.decision import Decision
from ..kernel.errors import OptionClash, Problem
from ..kernel.game import Game, Policy
from ..kernel.players import play_out
from ..kernel.rules import Rules
from ..search.seats import KINDS, RANDOM, is_kind, player_for, with_weights
from .crew import carry_out

BOT = "bot"
SEATS = [BOT, *KINDS]
"""Who can take a seat: a kind of player, or none, so that the faction is a Non-player."""


LARGEST_BATCH = 16
BATCHES = 8
"""How many batches of games each process plays at least, if there are enough games."""


@dataclass
class Result:
    """How one game went."""

    seed: int
    winner: str = ""
    """The faction that comes first."""
    lost: bool = False
    """7.1 Whether all players lose because a Non-player passed a victory check."""
    degree: str = ""
    """8.8 The degree of success of a one-player game."""
    margins: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    cards: int = 0
    rounds: int = 0
    error: str = ""
    record: str = ""
    """The file of the record, if the game failed."""
    unrecorded: str = ""
    """Why a game that failed has no record."""
    options: dict[str, str] = field(default_factory=dict)
    followed: Any = None
    """What a follower found, if one was sent along."""


class Follower(Protocol):
    """Follows one game on its way and notes what a study wants to know."""

    def hear(self, b: Board) -> None:
        """The journal has a new line, its last one. The position is that of this moment."""

    def found(self, b: Board) -> Any:
        """What was noted, now that the game is over. It must be fit to be sent from process to process."""


Follow = Callable[[Rules], Follower]
"""Makes a follower for one game: a class or function of a module, so that processes can be told which."""


def seat(game: str, seats: dict[str, str], options: dict[str, str]) -> dict[str, str]:
    """The options under which the factions are led as the seats say; refuses unknown factions and kinds of player.

    Without any seats the options alone say who is a Non-player.
    """
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


def check_seats(rules: Rules, seats: dict[str, str]) -> None:
    """Refuse factions that the game does not have, and words that name no kind of player."""
    for faction, kind in seats.items():
        if faction not in rules.spec.factions:
            raise Problem("unknown-value", option="--seats", value=faction, known=", ".join(rules.spec.factions))
        check_kind("--seats", kind, rules.spec.game)


def check_kind(option: str, kind: str, game: str) -> None:
    """Refuse a word that names no kind of player for a game, and say where it was given."""
    if kind != BOT and not is_kind(kind, game):
        raise Problem("unknown-value", option=option, value=kind, known=", ".join(SEATS))


def any_options(game: str, seed: int, given: dict[str, str] | None = None) -> dict[str, str]:
    """Options that go together, drawn at random beside those that are given; each may also be left as it is."""
    rules, random, fixed = rules_for(game), Random(seed), given or {}
    rules.check_options(fixed)
    while True:
        drawn = {name: random.choice(["", *values]) for name, values in rules.option_values().items()}
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
    """Play one game, with random players where the seats do not say otherwise.

    A game that fails is written as a record that replays to the failure.
    """
    rules = rules_for(game)
    random = Random(seed)
    follower = follow(rules) if follow else None
    table = Game.new(rules, options, journal=follower is not None)
    if follower:
        table.board.heard = follower.hear
    if audit:
        table.board.audit = Auditor().look
    kinds = [(seats or {}).get(name, RANDOM) for name in rules.spec.factions]
    players = [
        player_for(RANDOM, 4 * seed + f, random)
        if kind in (BOT, RANDOM)
        else by_the_rules(player_for(kind, 4 * seed + f, random))
        for f, kind in enumerate(kinds)
    ]
    result = Result(seed, options=options)
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


def by_the_rules(player: Policy) -> Policy:
    """The same player, but a game in which it says what it may not fails at once."""

    def answer(game: Game, decision: Decision) -> str:
        choice = player(game, decision)
        game.check(choice)
        return choice

    return answer


def _keep(table: Game, folder: str, seed: int) -> str:
    """Write the record of a game that failed, beside those of others with the same seed."""
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
    """Play many games; each has its own seed, so that any one of them can be played again.

    With `vary` each has other options, beside those that are given. With `follow` each game has a follower, and its
    result what that found.
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
    """How many games a process is handed at once: handing over takes time too, but at the end no process shall wait
    long for the others."""
    return max(1, min(LARGEST_BATCH, games // (workers * BATCHES)))


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
    """All results, for other programs."""
    told = [{name: value for name, value in asdict(result).items() if name != "followed"} for result in results]
    Path(path).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
