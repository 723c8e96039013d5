"""A running COIN game."""

from __future__ import annotations

from typing import TypeAlias

from ..kernel import game
from .coin_board import CoinBoard
from .rules import Rules

Game: TypeAlias = game.Game[CoinBoard, Rules]
"""The driver for COIN games: the same class, typed."""
