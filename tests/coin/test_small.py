"""The kernel plays an unknown game: nothing in it belongs to the games of `abyssal.games`."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.board import Board
from abyssal.coin.game import Game
from abyssal.coin.notation import board_text, changes
from abyssal.coin.rules import Rules
from abyssal.kernel.decision import CHANCE, Decision
from abyssal.kernel.errors import Problem
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.kernel.position import Auditor
from abyssal.kernel.record import dump, dump_json, read
from tests.coin.small import CROWN, REBELS, SPEC, TROOPS, Toy

RULES: Rules = Toy()
SCRIPT = ["2", "act", "hills", "act", "hills", "5", "1", "pass", "pass", "propaganda"]
"""A whole game: the rebels Rally in the hills and are found there, then both wait for the end."""


def begun(*choices: str) -> Game:
    game = Game.new(RULES)
    game.board.conduct.audit = Auditor().look
    for choice in choices:
        game.choose(choice)
    return game


def asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def copy(b: Board) -> Board:
    twin = b.twin()
    twin.restore(b.snapshot())
    return twin


def test_set_up() -> None:
    game = begun()
    assert board_text(game.board) == "town: crown 2t, S\nwoods: rebels 1g 1b, O"
    assert (game.board.n[game.board.TOTAL_SUPPORT], game.board.n[game.board.TOTAL_OPPOSITION]) == (2, 1)
    assert RULES.deck(game.board).piles() == [(2, 1)]
    with pytest.raises(Problem) as problem:
        Game.new(RULES, {"edition": "second"})
    assert (problem.value.id, problem.value.facts["option"]) == ("unknown-option", "edition")


def test_decisions_and_chance() -> None:
    """The first card is any Event or Propaganda, by the odds of the packet; then the factions are asked."""
    game = begun()
    assert (asked(game).actor, asked(game).kind) == (CHANCE, "draw")
    assert (asked(game).options, asked(game).weights) == (["1", "2", "3", "propaganda"], [2, 2, 2, 3])
    game.choose("2")
    assert (asked(game).actor, asked(game).kind, asked(game).options) == (REBELS, "turn", ["act", "pass"])
    before = copy(game.board)
    game.choose("act")
    assert (asked(game).kind, asked(game).options) == ("rally", ["town", "hills", "woods", "shore"])
    game.choose("hills")
    assert changes(before, game.board) == {
        "hills rebels.guerrilla.u": 1,
        "hills support": -1,
        "hills terror": 1,
        "resources rebels": -1,
        "turns": 1,
    }
    before = copy(game.board)
    game.choose("act")
    game.choose("hills")
    assert (asked(game).actor, asked(game).options, asked(game).space) == (CHANCE, ["1", "2", "3", "4", "5", "6"], 1)
    game.choose("5")
    assert changes(before, game.board) == {
        "hills crown.troops": 1,
        "hills rebels.guerrilla.u": -1,
        "hills support": 1,
        "resources crown": -1,
        # The card is over, and the next one is drawn.
        "turns": -1,
        "phase": -1,
    }
    assert (asked(game).options, asked(game).weights) == (["1", "3", "propaganda"], [1, 1, 2])


def test_tape_and_end() -> None:
    """The tape holds all choices; the journal is data."""
    game = begun(*SCRIPT)
    assert game.over
    assert game.tape == SCRIPT
    assert RULES.ranking(game.board) == [[REBELS], [CROWN]], "a tie, and the rebels come first"
    assert [RULES.margin(game.board, faction) for faction in (CROWN, REBELS)] == [0, 0]
    assert game.journal == [
        ("place", (1, SPEC.at["rebels.guerrilla.u"], 1)),
        ("support", (1, -1)),
        ("terror", (1, 1)),
        ("resources", (REBELS, -1, 2)),
        ("place", (1, TROOPS, 1)),
        ("remove", (1, SPEC.at["rebels.guerrilla.u"], 1)),
        ("support", (1, 0)),
        ("resources", (CROWN, -1, 2)),
        ("pass", (CROWN,)),
        ("resources", (CROWN, 1, 3)),
        ("pass", (REBELS,)),
        ("resources", (REBELS, 1, 3)),
    ]
    with pytest.raises(Problem, match="game-over"):
        game.choose("pass")


def test_undo() -> None:
    """Undo goes back to the last die, reveal or other player's choice."""
    game = begun("2")
    before = game.board.snapshot()
    for choice in ("act", "hills"):
        game.choose(choice)
    assert game.undoable == 2
    game.undo()
    game.undo()
    assert (game.board.snapshot(), game.tape, game.undoable) == (before, ["2"], 0)
    game = begun("2", "act", "hills", "act")
    assert game.undoable == 1
    game.choose("hills")
    game.choose("5")
    with pytest.raises(Problem, match="nothing-to-undo"):
        game.undo()


def test_aside() -> None:
    """A game's own agreements are possible at open questions only."""
    game = begun("2")
    before = copy(game.board)
    game.choose("give rebels crown 1")
    assert changes(before, game.board) == {"resources rebels": -1, "resources crown": 1}
    game.choose("act")
    with pytest.raises(Problem, match="not-now"):
        game.choose("give rebels crown 1")


def test_clone() -> None:
    """A copy is independent."""
    game = begun("2", "act")
    twin = game.clone()
    twin.choose("town")
    assert (game.tape, twin.tape) == (["2", "act"], ["2", "act", "town"])
    assert board_text(game.board) == "town: crown 2t, S\nwoods: rebels 1g 1b, O"
    assert board_text(twin.board) == "town: crown 2t, rebels 1g, terror 1\nwoods: rebels 1g 1b, O"


def test_view_and_determinize() -> None:
    """A determinized game has a possible order of the face-down cards. No player sees it, and the draws follow it."""
    game = begun("2", "pass")
    orders = {tuple(game.determinize(seed).board.order) for seed in range(40)}
    assert orders == {(1, 4), (4, 1), (3, 4), (4, 3)}
    fixed = game.determinize(1)
    assert "order" not in fixed.view(CROWN)["deck"]
    assert fixed.view(CROWN) == game.view(CROWN) == RULES.to_position(game.board)
    top = fixed.board.order[0]
    fixed.choose("pass")
    assert asked(fixed).options == ["propaganda" if top == 4 else str(top)]


@pytest.mark.parametrize("choices", [0, 1, 3, 6, 7, 8, 9, 10])
def test_position_there_and_back(choices: int) -> None:
    """At every checkpoint, which is a new card or a turn, the position in words gives the same game."""
    game = begun(*SCRIPT[:choices])
    again = Game.at(RULES, RULES.from_position(game.position()))
    assert again.board.snapshot() == game.board.snapshot()
    assert again.position() == game.position()
    for choice in SCRIPT[choices:]:
        again.choose(choice)
    assert again.over
    assert changes(begun(*SCRIPT).board, again.board) == {}


@pytest.mark.parametrize("choices", range(len(SCRIPT) + 1))
def test_record_there_and_back(choices: int) -> None:
    """Records work as text and as JSON, finished and unfinished, from set-up and from a position."""
    game = begun(*SCRIPT[:choices])
    for text in (dump(game), dump_json(game)):
        again = read(text).replay(RULES, audit=True)
        assert (again.board.snapshot(), again.tape, again.journal) == (game.board.snapshot(), game.tape, game.journal)
    later = Game.at(RULES, RULES.from_position(game.position()))
    assert read(dump(later)).replay(RULES).board.snapshot() == later.board.snapshot()


def test_record_in_words() -> None:
    text = dump(begun(*SCRIPT))
    assert text.split("---\n")[1] == (
        "chance 2\nrebels act\nrebels hills\ncrown act\ncrown hills\nchance 5\nchance 1\ncrown pass\nrebels pass\n"
        "chance propaganda\nend rebels 0, crown 0\n"
    )


@pytest.mark.parametrize("seed", range(30))
def test_random_games(seed: int) -> None:
    """Random games end, with the invariants checked after every effect."""
    game, random = begun(), Random(seed)
    play_out(game, [RandomPlayer(random)] * 2, random)
    assert game.over
    assert read(dump(game)).replay(RULES).board.snapshot() == game.board.snapshot()
