"""The OpenSpiel games, if OpenSpiel is available on this system."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy
import pytest

from abyssal import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")

SHORT = {"andean-abyss": {"scenario": "quick"}, "distant-plain": {"scenario": "short"}}


def load(game: str, **options: str) -> Any:
    from abyssal.lab.environments.openspiel import short_name

    return pyspiel.load_game(short_name(game), options)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_table(game: str) -> None:
    """The same choices lead to the same game; copies are independent."""
    from abyssal.lab.environments.openspiel import CoinState

    found = load(game, **SHORT[game])
    assert found.num_players() == 4
    state = found.new_initial_state()
    assert isinstance(state, CoinState)
    for step in range(120):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            action = outcomes[step % len(outcomes)][0]
        else:
            legal = state.legal_actions()
            assert legal == sorted(legal)
            action = legal[step * 7 % len(legal)]
        word = state.action_to_string(state.current_player(), action)
        copy = state.clone()
        state.apply_action(action)
        assert state.played.tape[-1] == word and copy.played.tape == state.played.tape[:-1]
        copy.apply_action(action)
        assert copy.played.board.snapshot() == state.played.board.snapshot()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_simulation(game: str) -> None:
    pyspiel.random_sim_test(load(game, **SHORT[game]), num_sims=1, serialize=False, verbose=False)


def test_players_see_what_they_may() -> None:
    game = load("distant-plain", deception="true")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    first = game.rules.spec.at["deception"]
    cells = observer.tensor[first : first + 16].reshape(4, 4)
    assert cells[:, :3].sum(axis=1).tolist() == [0, 2, 0, 0] and cells[:, 3].tolist() == [2, 0, 2, 2]
    assert '"taliban": ["?empty_threat"' in observer.string_from(state, 1)
    assert '"taliban": ["?", "?"]' in str(state)


def test_nonplayers_and_shared_players() -> None:
    assert load("andean-abyss", players="1").num_players() == 1
    assert load("andean-abyss", players="2", nonplayers="false").num_players() == 2


def asked(state: Any) -> Any:
    """Let chance decide until a player is asked."""
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_the_same_string_means_the_same_choices() -> None:
    """The string of an observation contains the question."""
    random = Random(2)
    known: dict[tuple[int, str], list[int]] = {}
    state = load("andean-abyss", scenario="quick").new_initial_state()
    count = 0
    while not asked(state).is_terminal() and count < 400:
        player = state.current_player()
        legal = state.legal_actions()
        assert known.setdefault((player, state.observation_string(player)), legal) == legal
        state.apply_action(random.choice(legal))
        count += 1
    assert count == 400


def test_information_states_are_refused() -> None:
    game = load("andean-abyss")
    state = asked(game.new_initial_state())
    with pytest.raises(NotImplementedError, match="perfect recall"):
        state.information_state_string(0)
    with pytest.raises(NotImplementedError, match="perfect recall"):
        state.information_state_tensor(0)
    with pytest.raises(NotImplementedError, match="perfect recall"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))


def test_worlds_look_the_same_to_their_player() -> None:
    state = asked(load("distant-plain", scenario="short", deception="true").new_initial_state())
    player = state.current_player()
    draws = Random(3)
    worlds = [state.resample_from_infostate(player, draws.random) for _ in range(8)]
    assert {world.observation_string(player) for world in worlds} == {state.observation_string(player)}
    other = (player + 1) % 4
    assert len({world.observation_string(other) for world in worlds}) > 1
    assert worlds[0].legal_actions() == state.legal_actions()


class Even:
    """An evaluator that finds all positions equal: the test is about the search, not its strength."""

    def evaluate(self, state: Any) -> Any:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_openspiels_ismcts_plays_a_game() -> None:
    game = load("distant-plain", scenario="short", deception="true")
    bot = ismcts.ISMCTSBot(
        game, Even(), uct_c=2.0, max_simulations=3, use_observation_string=True, allow_inconsistent_action_sets=True,
        random_state=numpy.random.RandomState(1),
    )  # fmt: skip
    random, state, steps = Random(5), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choices(*zip(*state.chance_outcomes(), strict=True))[0])
        elif state.current_player() == 1 and len(state.legal_actions()) > 1:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            steps += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert steps > 10 and max(state.returns()) == 1.0
