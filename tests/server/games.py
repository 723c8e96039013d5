"""Tables for tests, and ways to play on them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.server.client import Client

T = TypeVar("T")
GAME = "andean-abyss"
SOLO = {"govt": "person", "farc": "nonplayer", "auc": "nonplayer", "cartels": "nonplayer"}
DUEL = {"govt": "person", "farc": "person", "auc": "nonplayer", "cartels": "nonplayer"}


def solo(base: str, **about: Any) -> Client:
    return Client.create(base, game=GAME, seats=SOLO, **about)


def duel(base: str, **about: Any) -> tuple[Client, Client]:
    """Two persons at one table: the Government and FARC."""
    host = Client.create(base, game=GAME, seats=DUEL, **about)
    clients = host.seat("govt"), host.seat("farc")
    for client in clients:
        client.look()
    return clients


def begun_at(position: dict[str, Any], **options: str) -> str:
    """The record of a game that begins at a position."""
    rules = rules_for(position.get("game", GAME))
    return record.dump(Game.at(rules, rules.from_position({**position, "options": options})))


def at(base: str, position: dict[str, Any], **options: str) -> Client:
    """A table whose game begins at a position."""
    return Client.create(base, record=begun_at(position, **options))


def train(base: str) -> Client:
    """The Government alone, first to act on a card: a quiet place to choose and undo."""
    position = {
        "card": 5,
        "next": [35],
        "resources": {"govt": 30},
        "spaces": {"bogota": "govt 6t 6p, PS", "cali": "govt 1p"},
    }
    return at(base, position, players="1")


def options(state: dict[str, Any]) -> list[str]:
    return [option["choice"] for option in state["decision"]["options"]]


def play_on(client: Client, count: int, seed: int = 1) -> None:
    """So many choices at random, or to the end of the game."""
    random = Random(seed)
    for _ in range(count):
        if client.state["over"]:
            return
        client.choose(random.choice(options(client.state)))


def run_apart(what: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: a browser that another test opened may hold this one's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, what).result()
