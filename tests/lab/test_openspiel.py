"""The OpenSpiel games, if OpenSpiel is available on this system."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")

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
