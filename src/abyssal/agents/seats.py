"""Programs as a kind of player, beside those of `search`: `exec:./my-bot`, `exec:5s:./my-bot`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from ..kernel.errors import Problem
from ..kernel.game import Policy
from ..search import seats
from .player import SECONDS, Agent, start
from .process import split

EXEC = "exec:"
KINDS = [*seats.KINDS, "exec:COMMAND"]
"""Examples of the kinds, for help and error messages."""
_TIMED = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)s:(.*)", re.DOTALL)


def is_agent(kind: str) -> bool:
    return kind.startswith(EXEC)


def read_command(kind: str) -> tuple[str, float]:
    """Return the command of an agent and its seconds for one question."""
    text = kind.removeprefix(EXEC)
    timed = _TIMED.fullmatch(text)
    command, seconds = (timed[2], float(timed[1])) if timed else (text, SECONDS)
    if seconds <= 0:
        raise Problem("agent-command", command=kind)
    split(command)
    return command, seconds


def is_kind(kind: str, game: str) -> bool:
    """Return True if a word names a kind of player for a game."""
    if is_agent(kind):
        read_command(kind)
        return True
    return seats.is_kind(kind, game)


def player_for(kind: str, seed: int, random: Random, seat: int, players: Sequence[str]) -> Policy:
    """Return a player of this kind for a seat. `players` are the kinds in all seats."""
    if is_agent(kind):
        command, seconds = read_command(kind)
        return start(command, seat, [shown(other) for other in players], seed, seconds)
    return seats.player_for(kind, seed, random)


def shown(kind: str) -> str:
    """Return a kind as agents may know it: not the command of another agent, nor the weights of a search."""
    return "agent" if is_agent(kind) else kind.partition("@")[0]


def close(player: object) -> None:
    """End a player that is a program."""
    if isinstance(player, Agent):
        player.close()
