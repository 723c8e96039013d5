"""Whole cards, for the tests of every game."""

from __future__ import annotations

from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.game import Game
from abyssal.coin.rules import CoinRules
from abyssal.kernel.decision import Decision
from tests.scripted import B, difference

DECK = ("queue", "seen", "pile_events", "pile_propaganda", "revealed", "card", "phase")


def stack(rules: CoinRules[B], b: B, *cards: int) -> None:
    """Let the deck be these cards in this order."""
    deck = rules.deck(b)
    rounds = sum(deck.is_propaganda(card) for card in cards)
    deck.stack([(len(cards) - rounds, rounds)])
    b.order = list(cards)


def deal(rules: CoinRules[B], b: B, *cards: int) -> Game:
    """A game at this position whose deck is these cards, the first two of them turned up."""
    stack(rules, b, *cards)
    game = Game.at(rules, b)
    draw(game)
    return game


def draw(game: Game) -> None:
    """Turn up the cards that chance is asked for; nothing is agreed on before a Propaganda Round."""
    while game.decision is not None and game.decision.kind in ("draw", "before-round"):
        game.choose(game.decision.options[0])


def answer(game: Game, *choices: str) -> dict[str, int]:
    """Make these choices; everything that changed but for the deck."""
    before, after = game.board.twin(), game.board
    assert isinstance(before, CoinBoard) and isinstance(after, CoinBoard)
    before.restore(game.board.snapshot())
    for choice in choices:
        game.choose(choice)
        draw(game)
    return {name: by for name, by in difference(before, after).items() if name.split(" ")[0] not in DECK}


def asked(game: Game) -> Decision:
    """The open question."""
    assert game.decision is not None
    return game.decision


def actor(game: Game) -> str:
    """Whose turn it is."""
    return game.rules.spec.factions[asked(game).actor]


def eligible(game: Game) -> list[str]:
    spec = game.rules.spec
    return [name for name, faction in spec.faction_index.items() if game.board.n[spec.ELIGIBLE + faction]]


def table(game: Game) -> tuple[int, list[int]]:
    """The card in play and those that lie face up on the deck."""
    return game.board.n[game.rules.spec.CARD], game.rules.deck(game.board).queue()
