"""8.0 Non-players in a running game: they act between the choices of players, and no player can undo that."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.names import AUC, CARD, FARC, GOVT, PHASE, TURN
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from tests.games.andean_abyss.helpers import RULES, board


def solo_game(seed: int, choices: int) -> Game:
    """Return a game of one random player, well under way, at a question to that player."""
    random = Random(seed)
    player, dice = RandomPlayer(random), chance(random)
    game = Game.new(RULES, {"players": "1"})
    while game.decision is not None and (game.length < choices or game.decision.actor == CHANCE):
        game.play((dice if game.decision.actor == CHANCE else player)(game, game.decision))
    return game


@pytest.mark.parametrize("seed", range(6))
def test_8_0_only_persons_and_chance_are_asked(seed: int) -> None:
    """8.0 The tape holds the choices of players, dice and cards; a record replays from it what Non-players did."""
    game = solo_game(seed, 150)
    assert game.board.conduct.unasked > 30
    again = record.read(record.dump(game)).replay(RULES)
    assert again.board.snapshot() == game.board.snapshot()
    assert again.journal == game.journal
    assert any(id.startswith("bot-") for id, _ in game.journal)


@pytest.mark.parametrize("seed", range(6))
def test_8_0_a_copy_goes_on_the_same_way(seed: int) -> None:
    """8.0 A copy made in the middle of a turn meets the same Non-players."""
    game = solo_game(seed, 90)
    twin = game.clone()
    assert twin.board.snapshot() == game.board.snapshot()
    for g in (game, twin):
        random = Random(7)
        player, dice = RandomPlayer(random), chance(random)
        while g.decision is not None and g.length < 160:
            g.choose((dice if g.decision.actor == CHANCE else player)(g, g.decision))
    assert game.tape == twin.tape
    assert game.board.snapshot() == twin.board.snapshot()


def between(resources: dict[str, int]) -> Game:
    """Return a game of two players, Government and FARC, on a card where AUC acts between them."""
    b = board("", resources, players="2")
    b.set(CARD, next(card for card in range(1, 73) if RULES.cards.order[card][:3] == [GOVT, AUC, FARC]))
    b.set(PHASE, TURN)
    return Game.at(RULES, b)


def test_2_3_nobody_takes_back_what_a_non_player_answered() -> None:
    """2.3, 8.0 A Pass cannot be undone once a Non-player has acted after it, even without a die roll."""
    game = between({"govt": 5, "farc": 5})
    game.choose("pass")
    assert game.decision is not None and game.decision.actor == FARC
    assert [entry for entry in game.journal if entry[0] == "pass"] == [("pass", (GOVT,)), ("pass", (AUC,))]
    with pytest.raises(Problem, match="nothing-to-undo"):
        game.undo()


def test_2_3_one_takes_back_what_no_non_player_answered() -> None:
    """2.3, 8.0 Choices within the player's own turn can be undone."""
    game = between({"govt": 5, "farc": 5})
    before = game.board.snapshot()
    game.choose("train")
    game.undo()
    assert (game.length, game.board.snapshot()) == (0, before)


def test_1_5_1_gifts_to_non_players_but_none_from_them() -> None:
    """1.5.1, 8.1.2 A player may give to a Non-player; a Non-player gives nothing."""
    game = solo_game(3, 25)
    farc = game.board.resources(1)
    game.choose("give govt farc 2")
    assert game.board.resources(1) == farc + 2
    with pytest.raises(Problem, match="nonplayer-gives"):
        game.choose("give farc auc 1")
    assert game.board.resources(1) == farc + 2
