"""Properties of every game at every step: undo, copies, saving, hidden cards and markers, invariants."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from abyssal.coin.board import Board
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.game import Game
from abyssal.coin.options import BOX
from abyssal.coin.rules import Rules
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.hidden import SECRET, is_secret
from abyssal.kernel.position import Auditor
from tests.engine import EXAMPLES
from tests.properties.cases import CASES, PLAYED_OUT, Case, any_options
from tests.properties.pool import Pool
from tests.properties.random_games import answer, play, state

every_game = pytest.mark.parametrize("case", CASES, ids=str)
seeds = st.integers(0, 2**32)
numbers = st.integers(0, PLAYED_OUT - 1)
"""Number of a played-out game."""
shares = st.integers(0, 1000)
"""Share of the game, in thousandths."""
few = settings(max_examples=EXAMPLES, phases=[Phase.explicit, Phase.reuse, Phase.generate])
"""A game does not get simpler with a smaller seed, so nothing is shrunk."""
STEPS = 120
"""Number of choices for which a property follows a game, starting anywhere in it."""


@every_game
@pytest.mark.parametrize("number", range(PLAYED_OUT))
def test_a_random_game_ends_and_plays_again(case: Case, number: int, pool: Pool) -> None:
    """A game has no exception, no question without options and an end, and its invariants hold after every effect. Its
    choices lead to the same end again."""
    found = pool.finished(case, number)
    assert len(found.tape) >= case.least
    game = pool.game(case, number, 1000)
    assert game.over and game.tape == found.tape
    assert game.board.snapshot().hex() == found.snapshot
    assert game.board.n[case.rules.spec.REVEALED] > 0
    ranked = [faction for group in case.rules.ranking(game.board) for faction in group]
    assert ranked and len(set(ranked)) == len(ranked) and set(ranked) <= set(case.factions)


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_undo_restores_the_position_before(case: Case, number: int, share: int, seed: int, pool: Pool) -> None:
    """Undo restores position, question, options and journal at every step; the same choice then leads on as before."""
    game, random = pool.game(case, number, share), Random(seed)
    last = game.length + STEPS
    while game.decision is not None and game.length < last:
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


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_undo_goes_back_to_the_fence(case: Case, number: int, share: int, seed: int, pool: Pool) -> None:
    """Undo goes back to the last die, reveal or other player's choice, step by step, and no further."""
    game, random = pool.game(case, number, share), Random(seed)
    last = game.length + STEPS
    trail: list[tuple[object, str]] = []
    while game.decision is not None and game.length < last:
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


@every_game
@few
@given(number=numbers, seed=seeds)
def test_the_fence_stands_after_chance_and_between_players(case: Case, number: int, seed: int) -> None:
    """Only choices that one player made in a row, without chance or a Non-player in between, can be undone."""
    game = Game.new(case.rules, case.options(number))
    players: list[int] = []
    unasked: list[int] = []
    for _ in play(game, Random(seed), 400):
        if game.length > len(players):
            actor = game.actor
            players.append(CHANCE if actor == CHANCE else case.rules.leader(game.board, actor))
            unasked.append(game.board.conduct.unasked)
        expected = 0
        while expected < len(players) and players[-1 - expected] == players[-1] != CHANCE:
            before = unasked[-2 - expected] if expected + 2 <= len(unasked) else 0
            if unasked[-1 - expected] != before:
                break
            expected += 1
        assert game.undoable == expected


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_a_clone_plays_the_same_game(case: Case, number: int, share: int, seed: int, pool: Pool) -> None:
    """The same choices lead to the same positions, and neither game touches the other."""
    game = pool.game(case, number, share)
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


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_a_clone_leaves_the_original_all_it_can_undo(
    case: Case, number: int, share: int, seed: int, pool: Pool
) -> None:
    game = pool.game(case, number, share)
    reference = game.clone()
    for _ in play(game.clone(), Random(seed), STEPS):
        pass
    while reference.undoable:
        reference.undo()
        game.undo()
        assert state(game)[:4] == state(reference)[:4]


@every_game
@few
@given(number=numbers, share=shares)
def test_save_and_load_in_the_middle_of_a_turn(case: Case, number: int, share: int, pool: Pool) -> None:
    """A record, as text and as JSON, leads to the same position, question and options, and plays on the same."""
    game = pool.game(case, number, share)
    for found in (record.read(record.dump(game)), record.load_json(record.dump_json(game))):
        again = found.replay(case.rules)
        assert state(again) == state(game)
        assert again.tape == game.tape
        assert again.undoable == game.undoable


def checkpoints(rules: Rules, game: Game) -> Iterator[Board]:
    """The position at the last mark and those after it that asked nothing."""
    b = game.board.twin()
    b.load(game._mark.position)
    while True:
        yield b
        if rules.is_over(b):
            return
        try:
            next(rules.step(b))
        except StopIteration:
            continue
        return


@every_game
@few
@given(number=numbers, seed=seeds)
def test_positions_go_through_words_unchanged(case: Case, number: int, seed: int) -> None:
    """At every checkpoint the position in words makes the very same board, and the game goes on from there."""
    rules = case.rules
    game = Game.new(rules, case.options(number))
    phases: set[object] = set()
    for decision in play(game, Random(seed)):
        if game._tape:
            continue
        again: CoinBoard | None = None
        for b in checkpoints(rules, game):
            words = json.loads(json.dumps(rules.to_position(b)))
            again = rules.from_position(words)
            assert again.snapshot() == b.snapshot()
            assert rules.to_position(again) == words
            phases.add(words["phase"])
        assert again is not None
        found = Game.at(rules, again).decision
        assert found is not None and (found.kind, found.options) == (decision.kind, decision.options)
    for b in checkpoints(rules, game):
        assert rules.from_position(rules.to_position(b)).snapshot() == b.snapshot()
    assert phases >= case.phases


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_an_illegal_choice_changes_nothing(case: Case, number: int, share: int, seed: int, pool: Pool) -> None:
    game, spec = pool.game(case, number, share), case.rules.spec
    one, two, space, pieces = spec.factions[0], spec.factions[1], spec.spaces[0], list(spec.piece_named)
    wrong = ["", "nonsense", "give", f"give {two}", f"give {two} {two} 1", f"give {one} {two} 0"]
    wrong += [
        f"give {one} {two} 100",
        f"give {one} mars 1",
        f"hand {space} {pieces[0]} {pieces[1]}",
    ]
    wrong += ["done now", "Done", "-1", "0"]
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


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_asides_only_while_a_question_is_open_to_them(
    case: Case, number: int, share: int, seed: int, pool: Pool
) -> None:
    """Asides that the rules offer are legal at open questions and refused at all others."""
    game = pool.game(case, number, share)
    for decision in play(game, Random(seed), STEPS):
        found = [choice for faction in case.factions for choice in case.rules.possible_agreements(game.board, faction)]
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


# Face-down cards.


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_a_view_holds_no_order_of_the_deck(case: Case, number: int, share: int, seed: int, pool: Pool) -> None:
    game = pool.game(case, number, share)
    for faction in (CHANCE, *case.factions):
        fixed = game.determinize(seed, faction)
        seen = game.view(faction)
        assert "order" not in seen["deck"]
        assert fixed.view(faction) == seen, "an order that is settled shows nowhere"
    assert "order" not in record.dump(game)


def deck(rules: Rules, game: Game) -> dict[str, object]:
    facts: dict[str, object] = rules.to_position(game.board)["deck"]
    return facts


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_determinize_agrees_with_what_can_be_seen(case: Case, number: int, share: int, seed: int, pool: Pool) -> None:
    game, spec = pool.game(case, number, share), case.rules.spec
    before = state(game)
    fixed = game.determinize(seed)
    assert state(game) == before
    assert deck(case.rules, game) == {k: v for k, v in deck(case.rules, fixed).items() if k != "order"}
    order = list(fixed.board.order)
    unseen = {card for card in range(1, spec.cards + 1) if not game.board.n[spec.SEEN + card]}
    assert len(set(order)) == len(order) and set(order) <= unseen
    for events, propaganda in case.rules.deck(game.board).piles():
        packet, order = order[: events + propaganda], order[events + propaganda :]
        assert sum(1 for card in packet if card in spec.propaganda) == propaganda
    assert order == []
    assert fixed.determinize(seed).board.order == game.determinize(seed).board.order


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_draws_follow_the_determinized_order(case: Case, number: int, share: int, seed: int, pool: Pool) -> None:
    """Each draw has one outcome, and undo does not lose the order."""
    game = pool.game(case, number, share)
    fixed = game.determinize(seed)
    order, drawn = list(fixed.board.order), 0
    for decision in play(fixed, Random(seed), STEPS):
        assert fixed.board.order == order[drawn:]
        if decision.kind == "draw":
            card = order[drawn]
            assert decision.options == ["propaganda" if card in case.rules.spec.propaganda else str(card)]
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


@every_game
def test_determinize_differs_between_seeds(case: Case) -> None:
    game = Game.new(case.rules)
    orders = {tuple(game.determinize(seed).board.order) for seed in range(200)}
    assert len(orders) == min(200, case.orders)


# Hidden holdings.


def secrets(data: object) -> list[str]:
    """Return the secret words in a position, or among choices, that are not withheld."""
    if isinstance(data, dict):
        return [word for value in data.values() for word in secrets(value)]
    if isinstance(data, (list, tuple)):
        return [word for value in data for word in secrets(value)]
    return [data] if isinstance(data, str) and is_secret(data) and data != SECRET else []


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_a_record_for_a_player_leads_to_what_that_player_sees(
    case: Case, number: int, share: int, seed: int, pool: Pool
) -> None:
    """The record replays on its own, and everything public is the same: question, journal, reach of undo."""
    game, rules = pool.game(case, number, share), case.rules
    game = game if not game.over else pool.game(case, number, 999)
    for faction in (CHANCE, *case.factions):
        factions = [faction] if faction != CHANCE else []
        text = record.record(game, factions).text()
        again = record.read(text).replay(rules)
        assert again.board.snapshot() == game.seen_by(factions).snapshot()
        assert rules.to_position(again.board) == game.view(faction)
        assert (again.journal, again.length, again.undoable) == (game.journal, game.length, game.undoable)
        asked, expected = again.decision, game.decision
        assert asked is not None and expected is not None
        assert (asked.actor, asked.kind, asked.space, asked.faction) == (
            expected.actor, expected.kind, expected.space, expected.faction,
        )  # fmt: skip
        assert set(expected.options) <= set(asked.options), "what could be, for all that is known"
        if faction == CHANCE:
            assert not secrets(game.view(faction)) and not secrets(again.tape)


@every_game
@few
@given(number=numbers, share=shares)
def test_nobody_sees_what_another_player_holds(case: Case, number: int, share: int, pool: Pool) -> None:
    """A player's own secrets are those that the position shows to this player but not to a spectator."""
    game, rules = pool.game(case, number, share), case.rules
    everything = secrets(rules.to_position(game.board))
    players = sorted({rules.leader(game.board, f) for f in case.factions if rules.is_player(game.board, f)})
    assert sorted(word for player in players for word in secrets(game.view(player))) == sorted(everything)
    assert not game.over or not everything
    for faction in case.factions:
        assert game.view(faction) == game.view(rules.leader(game.board, faction))


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_what_is_dealt_anew_was_so_from_the_beginning(
    case: Case, number: int, share: int, seed: int, pool: Pool
) -> None:
    """A determinized game has a record, can undo, and passes the audit to its end. A record that withheld something
    continues once that is dealt."""
    game, rules, random = pool.game(case, number, share), case.rules, Random(seed)
    faction = random.choice([CHANCE, *case.factions])
    fixed = game.determinize(seed, faction)
    again = record.read(record.dump(fixed)).replay(rules)
    assert (again.board.n, again.undoable) == (fixed.board.n, fixed.undoable)
    if fixed.undoable:
        fixed.undo()
        again.undo()
        assert again.board.n == fixed.board.n
    going_on = record.record(game, []).begin(rules) if game.over else record.record(game, []).replay(rules)
    going_on.redeal(case.factions, random.shuffle)
    going_on.board.conduct.audit = Auditor().look
    assert '"?"' not in json.dumps(rules.to_position(going_on.board))
    for _ in play(going_on, random, 60):
        pass
    assert record.read(record.dump(going_on)).replay(rules).board.snapshot() == going_on.board.snapshot()


# Invariants.


@every_game
@few
@given(number=numbers, share=shares, seed=seeds)
def test_the_auditor_misses_nothing(case: Case, number: int, share: int, seed: int, pool: Pool) -> None:
    """Whatever number is wrong, the partial check finds it if the full check does."""
    b, spec, random = pool.game(case, number, share).board, case.rules.spec, Random(seed)
    sound = b.saved()
    columns = spec.size * len(spec.column_names)
    found = 0
    for _ in range(200):
        auditor = Auditor()
        auditor.look(b)
        for _ in range(random.randint(1, 3)):
            at = random.randrange(columns) if random.random() < 0.5 else random.randrange(spec.length)
            b.n[at] += random.choice([-3, -1, 1, 2])
        whole = is_broken(b.check)
        assert is_broken(partial(auditor.look, b)) == whole
        found += whole
        b.load(sound)
    assert found > 50


def is_broken(check: Callable[[], None]) -> bool:
    try:
        check()
    except AssertionError:
        return True
    return False


# Options.


@every_game
def test_every_combination_of_two_options_is_played_or_refused(case: Case) -> None:
    """Each pair of values either sets up a game or is refused with a reason."""
    values = [(name, value) for name, found in case.rules.option_values().items() for value in found]
    for first, one in values:
        for second, other in values:
            try:
                full = case.rules.check_options({first: one, second: other})
            except Problem as problem:
                assert problem.id == "option-clash" and problem.facts["reason"]
                continue
            case.rules.new_board(full).check()


@every_game
def test_every_value_of_an_option_is_played(case: Case) -> None:
    drawn = [any_options(case.rules, seed) for seed in range(150)]
    for name, values in case.rules.option_values().items():
        if name not in BOX:
            assert {options[name] for options in drawn} == set(values), name
