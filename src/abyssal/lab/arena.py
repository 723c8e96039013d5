"""The arena: players take the same seats in games with the same seeds, and their wins are counted.

Each result is appended to a file as it comes in, so that an interrupted arena continues where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any

from ..games import rules_for
from ..kernel.errors import Problem
from ..search.seats import weights_of, with_weights
from .crew import carry_out
from .rates import Z, around, interval
from .simulation import BOT, play_game, seat


@dataclass(frozen=True)
class Bout:
    """One game of the arena: the player, the seat and the result."""

    seat: str
    player: str
    seed: int
    won: bool = False
    margin: int = 0
    rounds: int = 0
    error: str = ""
    weights: str = ""
    """Weights by which computer players judged: the beginning of their digests (`judgement`)."""
    questions: int = 0
    """Questions to a program in the seat. Of these, the chart answered `taken`."""
    taken: int = 0
    refused: int = 0
    """Lines of the program that were refused."""
    seconds: float = 0.0
    """Time that the program took in total."""

    @property
    def key(self) -> tuple[str, str, int]:
        return self.seat, self.player, self.seed


@dataclass(frozen=True)
class Terms:
    """What all bouts of an arena have in common."""

    game: str
    options: dict[str, str]
    others: str = BOT
    """Kind of player in the other seats."""


def play(terms: Terms, bout: Bout) -> Bout:
    """Play one game of an arena."""
    seats = seats_of(terms, bout)
    result = play_game(terms.game, seat(terms.game, seats, terms.options), bout.seed, seats=seats)
    if result.error:
        return replace(bout, error=f"{result.error} ({result.record})" if result.record else result.error)
    won = result.winner == bout.seat and not (result.lost and bout.player != BOT)
    played = replace(bout, won=won, margin=result.margins[bout.seat], rounds=result.rounds)
    counts = result.agents.get(bout.seat)
    if counts is None:
        return played
    return replace(played, **{name: counts[name] for name in ("questions", "taken", "refused", "seconds")})


def judgement(terms: Terms, player: str) -> str:
    """Return the digests of the weights in a bout: the player's own, then those of the others if they search."""
    others = digest(terms.game, terms.others)
    return f"{digest(terms.game, player)}/{others}" if others else digest(terms.game, player)


def digest(game: str, player: str) -> str:
    """Return the digest of the weights by which a player judges; empty if it does not search."""
    weights = weights_of(game, player)
    return sha256(json.dumps(weights, sort_keys=True).encode()).hexdigest()[:12] if weights else ""


def seats_of(terms: Terms, bout: Bout) -> dict[str, str]:
    factions = rules_for(terms.game).spec.factions
    return {name: bout.player if name == bout.seat else terms.others for name in factions}


def run(
    terms: Terms,
    players: list[str],
    seats: list[str],
    seeds: range,
    path: Path | None = None,
    workers: int = 1,
    scheduler: str = "",
    progress: Callable[[int], None] | None = None,
) -> list[Bout]:
    """Play all bouts: each player in each seat, once per seed.

    Bouts in the file are not played again, unless they failed or a player in them now judges by other weights.
    """
    judging = {player: judgement(terms, player) for player in players}
    wanted = [
        Bout(name, player, seed, weights=judging[player]) for seed in seeds for name in seats for player in players
    ]
    for bout in wanted[: len(seats) * len(players)]:
        rules_for(terms.game).check_options(seat(terms.game, seats_of(terms, bout), terms.options))
    found = {} if path is None else read(path, terms)
    found = {key: bout for key, bout in found.items() if not bout.error}
    due = [bout for bout in wanted if bout.key not in found or found[bout.key].weights != bout.weights]
    done = len(wanted) - len(due)
    if progress:
        progress(done)
    sent = replace(terms, others=with_weights(terms.others))
    jobs = [(sent, replace(bout, player=with_weights(bout.player))) for bout in due]
    for number, played in carry_out(play, jobs, workers, scheduler):
        bout = replace(played, player=due[number].player)
        found[bout.key] = bout
        if path is not None:
            append(path, terms, bout)
        done += 1
        if progress:
            progress(done)
    return [found[bout.key] for bout in wanted]


def read(path: Path, terms: Terms) -> dict[tuple[str, str, int], Bout]:
    """Read the bouts of a file. Refuse a file of an arena with other terms. Skip a line that was cut off."""
    if not path.exists():
        return {}
    found: dict[tuple[str, str, int], Bout] = {}
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    if lines and _parsed(lines[0]) != asdict(terms):
        raise Problem("other-arena", path=str(path))
    for line in lines[1:]:
        data = _parsed(line)
        if data is not None:
            try:
                bout = Bout(**data)
            except TypeError:
                raise Problem("other-arena", path=str(path)) from None
            found[bout.key] = bout
    return found


def _parsed(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def append(path: Path, terms: Terms, bout: Bout) -> None:
    """Append one line. If a killed process left its last line unfinished, close that first."""
    begun = path.exists() and path.stat().st_size > 0
    with path.open("a", encoding="utf-8") as file:
        if not begun:
            file.write(json.dumps(asdict(terms)) + "\n")
        elif not path.read_bytes().endswith(b"\n"):
            file.write("\n")
        file.write(json.dumps(asdict(bout)) + "\n")


def difference(pairs: list[tuple[bool, bool]]) -> tuple[float, float, float]:
    """Return how much more often the second of each pair won than the first, with its 95 % interval. Pairs are games
    with the same seed."""
    if not pairs:
        return 0.0, -1.0, 1.0
    games = len(pairs)
    gains = [int(second) - int(first) for first, second in pairs]
    mean = sum(gains) / games
    # One more game of each kind keeps the interval of a few games from being too narrow.
    reach = Z * sqrt((sum((gain - mean) ** 2 for gain in gains) + 2) / (games + 1) / games)
    return mean, max(-1.0, mean - reach), min(1.0, mean + reach)


def margin_difference(pairs: list[tuple[int, int]]) -> tuple[float, float, float]:
    """Return by how much the second of each pair ended with a higher margin, with its 95 % interval. It tells players
    apart if one of them always or never wins."""
    mean, reach = around([second - first for first, second in pairs])
    return mean, mean - reach, mean + reach


@dataclass(frozen=True)
class Standing:
    """The score of one player in one seat, and compared with the first player in the same games."""

    seat: str
    player: str
    games: int
    wins: int
    low: float
    high: float
    margin: float
    gain: tuple[float, float, float] | None
    margin_gain: tuple[float, float, float] | None


def standings(bouts: list[Bout], players: list[str], seats: list[str]) -> list[Standing]:
    """Return the standings of each player in each seat. Failed games are left out."""
    by_key = {bout.key: bout for bout in bouts if not bout.error}
    found: list[Standing] = []
    for name in seats:
        for player in players:
            own = [bout for bout in by_key.values() if (bout.seat, bout.player) == (name, player)]
            wins = sum(bout.won for bout in own)
            rivals = [by_key.get((name, players[0], bout.seed)) for bout in own]
            pairs = [(rival, bout) for rival, bout in zip(rivals, own, strict=True) if rival is not None]
            first = player == players[0]
            gain = None if first else difference([(rival.won, bout.won) for rival, bout in pairs])
            margins = [(rival.margin, bout.margin) for rival, bout in pairs]
            further = None if first or len(pairs) < 2 else margin_difference(margins)
            margin = sum(bout.margin for bout in own) / max(1, len(own))
            found.append(Standing(name, player, len(own), wins, *interval(wins, len(own)), margin, gain, further))
    return found
