"""What is true of every game at every step: undo, copies, saving, hidden cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from abyssal.kernel import record
from abyssal.kernel.board import Board
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import Game
from abyssal.kernel.rules import Rules
from tests import helpers
from tests.kernel.random_games import OPTIONS, answer, play, played, state

RULES: Rules = helpers.RULES

seeds = st.integers(0, 2**32)
options = st.sampled_from(OPTIONS)
lengths = st.integers(0, 900)
few = settings(max_examples=20, phases=[Phase.explicit, Phase.reuse, Phase.generate])
"""A game does not get simpler with a smaller seed, so nothing is shrunk."""
STEPS = 120
"""How many choices a property follows a game, beginning anywhere in it."""


@few
@given(seeds, options, lengths)
def test_undo_restores_the_position_before(seed: int, options: dict[str, str], length: int) -> None:
    """At every step of a game: position, question, options and journal; and the same choice leads on as before."""
    game, random = played(seed, length, options), Random(seed)
    while game.decision is not None and game.length < length + STEPS:
        before = state(game)
        decision = game.decision
        choice = answer(game, decision, random)
        game.choose(choice)
        if game.undoable:
            after = state(game)
            game.undo()
            assert state(game) == before
            game.choose(choice)
            assert state(game) == after


@few
@given(seeds, options, lengths)
def test_undo_goes_back_to_the_fence(seed: int, options: dict[str, str], length: int) -> None:
    """As far as the last die, reveal or other player's choice, each step to where it was; no further."""
    game, random = played(seed, length, options), Random(seed)
    trail: list[tuple[object, str]] = []
    while game.decision is not None and game.length < length + STEPS:
        if random.random() < 0.1 and len(trail) > game.undoable:
            taken: list[str] = []
            while game.undoable:
                game.undo()
                before, choice = trail[-1 - len(taken)]
                taken.append(choice)
                assert state(game) == before
            here = state(game)
            with pytest.raises(Problem, match="nothing-to-undo"):
                game.undo()
            assert state(game) == here
            for choice in reversed(taken):
                game.choose(choice)
        decision = game.decision
        assert decision is not None
        trail.append((state(game), answer(game, decision, random)))
        game.choose(trail[-1][1])


@few
@given(seeds, options)
def test_the_fence_stands_after_chance_and_between_players(seed: int, options: dict[str, str]) -> None:
    """Only choices that one player made in a row, with no chance and no Non-player in between, can be taken back."""
    game = Game.new(RULES, options)
    players: list[int] = []
    unasked: list[int] = []
    for _ in play(game, Random(seed), 400):
        if game.length > len(players):
            actor = game.actor
            players.append(CHANCE if actor == CHANCE else game.rules.leader(game.board, actor))
            unasked.append(game.board.unasked)
        expected = 0
        while expected < len(players) and players[-1 - expected] == players[-1] != CHANCE:
            before = unasked[-2 - expected] if expected + 2 <= len(unasked) else 0
            if unasked[-1 - expected] != before:
                break
            expected += 1
        assert game.undoable == expected


@few
@given(seeds, options, lengths)
def test_a_clone_plays_the_same_game(seed: int, options: dict[str, str], length: int) -> None:
    """The same choices lead to the same positions, and neither game touches the other."""
    game = played(seed, length, options)
    here = state(game)
    twin = game.clone(journal=True)
    assert state(twin)[:4] == here[:4]
    random = Random(seed)
    trail: list[str] = []
    while twin.decision is not None and len(trail) < 100:
        trail.append(answer(twin, twin.decision, random))
        twin.choose(trail[-1])
    assert state(game) == here
    for choice in trail:
        game.choose(choice)
    assert state(game)[:4] == state(twin)[:4]
    assert game.tape == twin.tape


@few
@given(seeds, options, lengths)
def test_a_clone_leaves_the_original_all_it_can_undo(seed: int, options: dict[str, str], length: int) -> None:
    game = played(seed, length, options)
    reference = game.clone()
    for _ in play(game.clone(), Random(seed), STEPS):
        pass
    while reference.undoable:
        reference.undo()
        game.undo()
        assert state(game)[:4] == state(reference)[:4]


@few
@given(seeds, options, lengths)
def test_save_and_load_in_the_middle_of_a_turn(seed: int, options: dict[str, str], length: int) -> None:
    """A record, as text and as JSON, leads to the same position, question and options, and plays on the same."""
    game = played(seed, length, options)
    for found in (record.read(record.dump(game)), record.load_json(record.dump_json(game))):
        again = found.replay(RULES)
        assert state(again) == state(game)
        assert again.tape == game.tape
        assert again.undoable == game.undoable


def checkpoints(game: Game) -> Iterator[Board]:
    """The position at the last mark and those after it that asked nothing."""
    b = game.board.twin()
    b.load(game._mark.position)
    while True:
        yield b
        if RULES.is_over(b):
            return
        try:
            next(RULES.step(b))
        except StopIteration:
            continue
        return


@few
@given(seeds, options)
def test_positions_go_through_words_unchanged(seed: int, options: dict[str, str]) -> None:
    """At every checkpoint the position in words makes the very same board, and the game goes on from there."""
    game = Game.new(RULES, options)
    phases: set[str] = set()
    for decision in play(game, Random(seed)):
        if game._tape:
            continue
        again: Board | None = None
        for b in checkpoints(game):
            words = json.loads(json.dumps(RULES.to_position(b)))
            again = RULES.from_position(words)
            assert again.snapshot() == b.snapshot()
            assert RULES.to_position(again) == words
            phases.add(words["phase"])
        assert again is not None
        found = Game.at(RULES, again).decision
        assert found is not None and (found.kind, found.options) == (decision.kind, decision.options)
    for b in checkpoints(game):
        assert RULES.from_position(RULES.to_position(b)).snapshot() == b.snapshot()
    assert phases >= {"setup", "new_card", "turn"}


@few
@given(seeds, options, lengths)
def test_an_illegal_choice_changes_nothing(seed: int, options: dict[str, str], length: int) -> None:
    game = played(seed, length, options)
    wrong = ["", "nonsense", "give", "give farc", "give farc farc 1", "give farc auc 0", "give farc auc 100"]
    wrong += ["give farc mars 1", "hand bogota govt.troops govt.police", "done now", "Done", "-1", "0"]
    for decision in play(game, Random(seed), STEPS):
        before, undoable = state(game), game.undoable
        for choice in wrong:
            if choice not in decision.options:
                with pytest.raises(Problem):
                    game.choose(choice)
        assert (state(game), game.undoable) == (before, undoable)
    if game.over:
        with pytest.raises(Problem, match="game-over"):
            game.choose("pass")


@few
@given(seeds, options, lengths)
def test_asides_only_while_a_question_is_open_to_them(seed: int, options: dict[str, str], length: int) -> None:
    """1.5.1 What the rules offer as an aside is legal at open questions and refused at all others."""
    game = played(seed, length, options)
    for decision in play(game, Random(seed), STEPS):
        found = [choice for faction in range(4) for choice in game.rules.asides(game.board, faction)]
        if not found:
            continue
        before = state(game)
        if decision.open:
            twin = game.clone()
            twin.choose(found[0])
            assert twin.decision is not None and twin.decision.kind == decision.kind
        else:
            with pytest.raises(Problem, match="not-now"):
                game.choose(found[0])
        assert state(game) == before


# Hidden cards.


def face_down(game: Game) -> list[list[int]]:
    """The packets of the deck: how many Events and Propaganda cards each still has."""
    packets: list[list[int]] = game.rules.to_position(game.board)["deck"]["packets"]
    return packets


@few
@given(seeds, options, lengths)
def test_a_view_holds_no_order_of_the_deck(seed: int, options: dict[str, str], length: int) -> None:
    game = played(seed, length, options)
    fixed = game.determinize(seed)
    for faction in range(4):
        seen = game.view(faction)
        assert "order" not in seen["deck"]
        assert fixed.view(faction) == seen, "an order that is settled shows nowhere"
    assert "order" not in record.dump(game)


@few
@given(seeds, options, lengths, seeds)
def test_determinize_agrees_with_what_can_be_seen(seed: int, options: dict[str, str], length: int, other: int) -> None:
    game = played(seed, length, options)
    before = state(game)
    fixed = game.determinize(other)
    assert state(game) == before
    assert game.rules.to_position(game.board)["deck"] == {k: v for k, v in deck(fixed).items() if k != "order"}
    order = list(fixed.board.order)
    unseen = {card for card in range(1, 77) if not game.board.n[RULES.spec.at["seen"] + card]}
    assert len(set(order)) == len(order) and set(order) <= unseen
    for events, propaganda in face_down(game):
        packet, order = order[: events + propaganda], order[events + propaganda :]
        assert sum(1 for card in packet if card > 72) == propaganda
    assert order == []
    assert fixed.determinize(other).board.order == game.determinize(other).board.order


def deck(game: Game) -> dict[str, object]:
    facts: dict[str, object] = game.rules.to_position(game.board)["deck"]
    return facts


@few
@given(seeds, options, lengths)
def test_draws_follow_the_determinized_order(seed: int, options: dict[str, str], length: int) -> None:
    """Each draw has one outcome, and undo does not lose the order."""
    game = played(seed, length, options)
    fixed = game.determinize(seed)
    order, drawn = list(fixed.board.order), 0
    for decision in play(fixed, Random(seed), STEPS):
        assert fixed.board.order == order[drawn:]
        if decision.kind == "draw":
            card = order[drawn]
            assert decision.options == ["propaganda" if card > 72 else str(card)]
            drawn += 1
        elif fixed.undoable and fixed.length > game.length:
            again = fixed.clone()
            again.undo()
            assert again.board.order == order[drawn:]
    while game.undoable:
        game.undo()
        fixed = game.determinize(seed)
        while fixed.undoable:
            fixed.undo()
        assert fixed.board.order == game.determinize(seed).board.order


def test_determinize_differs_between_seeds() -> None:
    game = played(1, 40, {})
    assert len({tuple(game.determinize(seed).board.order) for seed in range(20)}) == 20
