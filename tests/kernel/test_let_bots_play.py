"""Driver features for computer players: bots play a player's faction, a turn is played to its end, a game is sent to
another process."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer, play_out, play_turn
from abyssal.kernel.record import dump

SHORT = {"andean-abyss": {"scenario": "quick"}, "distant-plain": {"scenario": "short"}}


def under_way(name: str, seed: int, steps: int) -> Game:
    """Return a game of random players after this many choices."""
    random = Random(seed)
    game = Game.new(rules_for(name), SHORT[name], journal=False)
    player, dice = RandomPlayer(random), chance(random)
    for _ in range(steps):
        assert game.decision is not None
        game.play((dice if game.decision.actor == CHANCE else player)(game, game.decision))
    return game


def finish(game: Game, seed: int) -> list[int]:
    """Play to the end and return the factions that were asked."""
    asked: list[int] = []
    random = Random(seed)
    dice = chance(random)
    player = RandomPlayer(random)
    while (decision := game.decision) is not None:
        asked.append(decision.actor)
        game.play((dice if decision.actor == CHANCE else player)(game, decision))
    return asked


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_the_rules_lead_all_players_to_the_end(name: str, seed: int) -> None:
    """From any point on, also in mid-turn: the player finishes the turn, then no player is asked any more."""
    game = under_way(name, seed, 30 + 23 * seed)
    before = game.board.seats.is_player
    game.let_bots_play(range(4))
    asked = finish(game, seed)
    turns = [i for i, actor in enumerate(asked) if actor != CHANCE]
    assert len(turns) < 60, "only the turn under way asks anybody"
    assert set(asked[turns[-1] + 1 if turns else 0 :]) <= {CHANCE}
    assert game.over and game.board.seats.is_player == before


@pytest.mark.parametrize("name", GAMES)
def test_only_these_factions_and_until_told_otherwise(name: str) -> None:
    game = under_way(name, 3, 40)
    game.let_bots_play([1, 2])
    play_turn(game, [RandomPlayer(Random(1))] * 4, Random(1))
    game.go_on()
    clone = game.clone()
    assert not {1, 2} & set(finish(clone, 5))
    assert clone.board.conduct.bot_played == [1, 2]
    game.let_bots_play([])
    play_turn(game, [RandomPlayer(Random(1))] * 4, Random(1))
    game.go_on()
    assert {1, 2} <= set(finish(game, 5))


def test_at_once_where_no_choice_was_made_since_the_checkpoint() -> None:
    """A bot plays a faction's turn from its beginning; its answers can be collected."""
    game = under_way("andean-abyss", 2, 5)
    while game.decision is None or game.decision.kind != "turn":
        assert game.decision is not None
        game.play(game.decision.options[0])
    who = game.decision.actor
    length = game.length
    clone = game.clone()
    clone.board.conduct.answers = []
    clone.let_bots_play([who])
    assert clone.length == length
    play_turn(clone, [RandomPlayer(Random(1))] * 4, Random(1))
    assert clone.board.conduct.answers
    for choice in clone.board.conduct.answers:
        assert game.decision is not None and game.decision.actor == who
        game.choose(choice)


def test_a_game_led_by_the_rules_has_no_record() -> None:
    game = under_way("andean-abyss", 1, 30)
    game.let_bots_play([0])
    with pytest.raises(Problem, match="not-recordable"):
        dump(game)
    with pytest.raises(Problem, match="not-recordable"):
        dump(game.clone())


@pytest.mark.parametrize("name", GAMES)
def test_to_the_end_of_the_turn(name: str) -> None:
    """The choices lead to the checkpoint, where the game has no question, and it continues from there as usual."""
    for seed in range(6):
        game = under_way(name, seed, 60)
        other = game.clone()
        choices = play_turn(game, [RandomPlayer(Random(seed))] * 4, Random(seed))
        assert game.decision is None and game.stopped and not game.over
        for choice in choices[:-1]:
            assert other.decision is not None
            other.play(choice)
        ended, following = other.ahead(choices[-1])
        assert following is None and ended.board.n == game.board.n
        game.go_on()
        other.play(choices[-1])
        assert game.decision is not None and other.decision is not None
        assert (game.board.n, game.decision.options) == (other.board.n, other.decision.options)
        assert game.tape == other.tape


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_to_another_process(name: str) -> None:
    """The copy stands at the same question, undoes within the turn, and plays on to the same end."""
    for seed in range(4):
        game = under_way(name, seed, 100)
        twin: Game = pickle.loads(pickle.dumps(game))
        assert game.decision is not None and twin.decision is not None
        assert (twin.board.n, twin.tape, twin.length) == (game.board.n, game.tape, game.length)
        assert twin.decision.options == game.decision.options
        assert twin.rules is game.rules
        assert twin.undoable <= game.undoable
        play_out(game, [RandomPlayer(Random(seed))] * 4, Random(seed))
        play_out(twin, [RandomPlayer(Random(seed))] * 4, Random(seed))
        assert dump(twin) == dump(game)
