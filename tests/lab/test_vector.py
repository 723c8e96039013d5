"""Many games at once: the same games as one by one, Gymnasium's conventions, processes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import abyssal
from abyssal import GAMES, Problem
from abyssal.lab.environments.environment import Environment
from abyssal.lab.environments.vector import VectorEnvironment

SHORT = {"andean-abyss": {"scenario": "quick"}, "distant-plain": {"scenario": "short"}}


def choose(observations: dict[str, Any], step: int) -> Any:
    """Choose a legal action in each game, the same for the same mask and step."""
    numbers = np.arange(observations["action_mask"].shape[1])
    return ((numbers * 31 + step * 17) % 97 * observations["action_mask"] + observations["action_mask"]).argmax(1)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_what_it_is_alone(game: str) -> None:
    """Observations, masks, seats and the end, against PettingZoo's environment with the same seed."""
    many = VectorEnvironment(game, 3, SHORT[game])
    seen, infos = many.reset(seed=5)
    alone = [Environment(game, SHORT[game]) for _ in range(3)]
    for i, env in enumerate(alone):
        env.reset(5 + i)
    for step in range(150):
        actions = choose(seen, step)
        for i, env in enumerate(alone):
            agent = env.agent_selection
            assert env.factions[infos["seat"][i]] == agent
            one = env.observe(agent)
            assert (one["observation"] == seen["observation"][i]).all()
            assert (one["action_mask"] == seen["action_mask"][i]).all()
            env.step(int(actions[i]))
        seen, rewards, over, cut_off, infos = many.step(actions)
        assert not rewards.any() and not over.any() and not cut_off.any()
    assert seen["observation"].dtype == np.int16 and seen["action_mask"].dtype == np.int8


def played_out(env: VectorEnvironment, seed: int) -> tuple[Any, dict[str, Any], Any]:
    seen, _ = env.reset(seed=seed)
    for step in range(20_000):
        seen, rewards, over, _, infos = env.step(choose(seen, step))
        if over.any():
            return rewards, infos, over
    raise AssertionError("no game came to its end")


def test_a_finished_game_gives_its_rewards_and_begins_again() -> None:
    env = VectorEnvironment("andean-abyss", 2, SHORT["andean-abyss"])
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    rewards, infos, over = played_out(env, 1)
    i = int(over.argmax())
    assert sorted(infos["rewards"][i]) == [-1, -1, -1, 1] and infos["_rewards"][i]
    assert rewards[i] == infos["rewards"][i][infos["seat"][i]]
    assert not env._a["masks"][i].any()
    actions = choose(env._seen(), 0)
    actions[i] = 0
    seen, rewards, over, _, infos = env.step(actions)
    assert rewards[i] == 0 and not over[i] and seen["action_mask"][i].any()


def test_observations_fit_their_spaces() -> None:
    env = VectorEnvironment("distant-plain", 2, SHORT["distant-plain"], seats={"taliban": "random"})
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    for step in range(50):
        actions = choose(seen, step)
        assert env.action_space.contains(actions)
        seen, _, _, _, infos = env.step(actions)
        assert (infos["seat"] != 1).all()


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorEnvironment("andean-abyss", 2, SHORT["andean-abyss"])
    seen, _ = env.reset(seed=1)
    before = {name: array.copy() for name, array in seen.items()}
    legal = choose(seen, 0)
    wrong = int(seen["action_mask"][1].argmin())
    for actions in ([legal[0], wrong], [legal[0], -1], [legal[0], 10_000], [legal[0]]):
        with pytest.raises(Problem):
            env.step(actions)
    again = env._seen()
    assert all((again[name] == before[name]).all() for name in before)


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = VectorEnvironment("andean-abyss", 1, limit=60)
    seen, _ = env.reset(seed=1)
    for step in range(100):
        seen, _, over, cut_off, _ = env.step(choose(seen, step))
        if cut_off[0]:
            assert not over[0]
            return
    raise AssertionError("never truncated")


@pytest.mark.slow
def test_processes_play_the_same_games() -> None:
    with_two, alone = (VectorEnvironment("andean-abyss", 3, SHORT["andean-abyss"], workers=w) for w in (2, 1))
    try:
        seen, _ = with_two.reset(seed=4)
        same, _ = alone.reset(seed=4)
        for step in range(60):
            assert (seen["observation"] == same["observation"]).all()
            actions = choose(seen, step)
            seen, *_ = with_two.step(actions)
            same, *_ = alone.step(actions)
        processes = list(with_two._processes)
        with_two.close()
        assert not any(process.is_alive() for process in processes)
    finally:
        with_two.close()
        alone.close()


@pytest.mark.parametrize(
    "more",
    [
        {"num_envs": 0}, {"num_envs": 2, "workers": 0}, {"num_envs": 1, "reward": "shaped"},
        {"num_envs": 1, "seats": {"farc": "exec:./x"}},
        {"num_envs": 1, "seats": {"farc": "sleeper"}}, {"num_envs": 1, "options": {"players": 2}},
    ],
)  # fmt: skip
def test_bad_arguments(more: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        abyssal.vector_env("andean-abyss", **more)
