"""Changing the position by hand at every question: undone, recorded, replayed, and refused where it does not fit."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.language import LANGUAGES, Words
from tools.box_games import BoxGame

ADP = "distant-plain"
AA = "andean-abyss"


def train() -> Game:
    """Return a game in which the Government has begun to Train in Bogotá."""
    table = Game.new(rules_for(AA), {"scenario": "quick", "cards": "printed"})
    for choice in ("1", "31", "train", "bogota"):
        table.choose(choice)
    return table


def test_a_correction_in_the_middle_of_an_operation() -> None:
    """The Operation goes on from the changed position, at the same question."""
    table = train()
    before, tape, journal = table.board.n[:], table.tape, table.journal[:]
    kind, spent = table.decision and table.decision.kind, table.board.n[table.board.AID]
    table.choose("adjust govt place cali farc.guerrilla.u 2")
    board = table.board
    column = board.spec.piece_named["farc.guerrilla.u"].column
    cali = board.spec.space_index["cali"]
    assert board.n[column + cali] == before[column + cali] + 2
    assert table.decision and table.decision.kind == kind
    words = Words("en", table.rules, strict=True)
    assert [words.entry(entry) for entry in table.journal[len(journal) :]] == [
        "Government: by hand",
        "2 Underground FARC Guerrillas placed in Cali",
    ]
    assert table.tape == [*tape, "adjust govt place cali farc.guerrilla.u 2"]
    again = record.read(record.dump(table)).replay(rules_for)
    assert again.board.n == board.n and again.journal == table.journal and again.tape == table.tape
    table.undo()
    assert (table.board.n, table.tape, table.journal) == (before, tape, journal)
    assert table.board.n[table.board.AID] == spent


def test_a_track_is_set_to_its_value_now() -> None:
    """The tape holds the change: when the turn began, the track had another value."""
    table = train()
    table.choose("0")
    before = table.board.resources(0)
    table.choose("adjust govt track resources-govt 20")
    assert table.board.resources(0) == 20
    assert table.tape[-1] == f"adjust govt track resources-govt {20 - before:+}"
    table.choose("adjust govt track resources-govt -5")
    assert table.board.resources(0) == 15


def test_a_correction_that_contradicts_the_turn_is_refused() -> None:
    """All cubes in Bogotá that were not there when the turn began were Trained: they cannot be removed before."""
    table = train()
    board = table.board
    bogota = board.spec.piece_named["govt.police"].column + board.spec.space_index["bogota"]
    table.choose("2")
    table.choose("4")
    before, tape, journal = board.n[:], table.tape, table.journal[:]
    with pytest.raises(Problem, match="correction-clash"):
        table.choose(f"adjust govt remove bogota govt.police {board.n[bogota]} available")
    assert (board.n, table.tape, table.journal) == (before, tape, journal)


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ("adjust nobody track aid 12", "unknown-name"),
        ("adjust auc track aid 12", "nonplayer-adjusts"),
        ("adjust govt+govt track aid 12", "nonplayer-adjusts"),
        ("adjust govt", "illegal-choice"),
        ("adjust govt track aid", "unfinished-line"),
        ("adjust govt track aid 99", "illegal-choice"),
        ("adjust govt track aid +99", "illegal-choice"),
        ("adjust govt track president +1", "illegal-choice"),
        ("adjust govt level mars neutral", "illegal-choice"),
        ("adjust govt roll", "illegal-choice"),
        ("adjust govt track aid 12 12", "long-line"),
    ],
)
def test_what_is_no_correction_is_refused_and_changes_nothing(choice: str, reason: str) -> None:
    table = Game.new(rules_for(AA), rules_for(AA).with_nonplayers({"scenario": "quick"}, ["auc", "cartels"]))
    dice = chance(Random(1))
    while table.decision and table.decision.actor == CHANCE:
        table.play(dice(table, table.decision))
    before = table.board.n[:], table.tape, table.journal[:]
    with pytest.raises(Problem, match=reason):
        table.choose(choice)
    assert (table.board.n, table.tape, table.journal) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_who_agrees_is_named(language: str) -> None:
    table = Game.new(rules_for(ADP), {"scenario": "extended"})
    table.choose("4")
    table.choose("24")
    table.choose("adjust taliban+coalition+government+warlords level kabul opposition")
    words = Words(language, table.rules, strict=True)
    said = [words.entry(entry) for entry in table.journal[-5:]]
    assert words.faction(1) in said[0] and words.level(-1) in said[1]
    assert [words.faction(f) in line for f, line in zip((0, 2, 3), said[2:], strict=True)] == [True] * 3
    told = words.deal(table.rules.deal(table.tape[-1]))
    assert words.faction(1) in told and "Kabul" in told and words.level(-1) in told


def test_at_a_die_and_a_card_that_people_enter() -> None:
    table = Game.new(rules_for(ADP), {"scenario": "extended", "cards": "printed", "dice": "printed"})
    assert table.decision is not None and table.decision.kind == "draw"
    table.choose("adjust coalition place kabul taliban.guerrilla.u 1")
    assert table.decision.kind == "draw"
    table.choose("4")
    table.undo()
    table.undo()
    assert table.tape == []


def test_open_deployment_ends_with_the_pieces_that_are_left() -> None:
    """All but 2 of the Taliban's Guerrillas were taken away by hand: nobody is asked to deploy more."""
    table = Game.new(rules_for(ADP), {"scenario": "main", "deployment": "open", "cards": "printed"})
    board = table.board
    column = board.spec.underground[1]
    table.choose(f"adjust taliban rebox taliban.guerrilla.u available out_of_play {board.available(column) - 2}")
    while table.decision is not None and table.decision.kind != "draw":
        assert table.length < 500
        table.choose(table.decision.options[-1])
    assert board.available(column) == 0
    assert sum(board.n[column + s] for s in board.spec.everywhere) == 2


def test_a_game_that_is_over_is_not_corrected() -> None:
    table = Game.new(rules_for(AA), {"scenario": "quick", "players": "0", "edition": "second"})
    dice = chance(Random(3))
    while table.decision is not None:
        table.play(dice(table, table.decision))
    with pytest.raises(Problem, match="game-over"):
        table.choose("adjust govt track aid 3")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_random_games_with_corrections(game: str, seed: int) -> None:
    """Random players carry out Events by hand and adjust at any question. `make soak` plays 500 whole games."""
    played = BoxGame(game, seed)
    played.play(most=600)
    assert played.made
