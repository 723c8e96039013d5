"""The PettingZoo environment: PettingZoo's own tests, hidden information, rewards."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.random_demo import random_demo

import abyssal
from abyssal import GAMES, Decision, Game, Problem, RandomPlayer
from abyssal.lab.environments.environment import SHAPED, Environment, margins_of
from abyssal.lab.environments.turns import TurnEnvironment

SHORT = {"andean-abyss": {"scenario": "quick"}, "distant-plain": {"scenario": "short"}}

RECOMMENDED = [
    # Warnings that PettingZoo gives for every environment with masks, or with named agents.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:We recommend agents to be named",
]


def short(game: str, **more: Any) -> Any:
    return abyssal.env(game, SHORT[game], **more)


@pytest.mark.filterwarnings(*RECOMMENDED)
@pytest.mark.parametrize("game", GAMES)
def test_the_api(game: str) -> None:
    api_test(short(game), num_cycles=60)


@pytest.mark.filterwarnings("ignore:We recommend agents to be named")
@pytest.mark.parametrize("game", GAMES)
def test_the_api_without_warnings(game: str) -> None:
    """With the mask in the info, PettingZoo complains only that agents are named after their factions."""
    api_test(short(game, masks="info"), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: short(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_random_play_comes_to_an_end(game: str) -> None:
    """The winner gets 1, the three others -1. All would get -1 if a Non-player won, but here there is none."""
    assert random_demo(short(game), render=False) == -2.0


def played(env: Environment, seed: int) -> Environment:
    """Play a whole game with random choices."""
    env.reset(seed)
    random = Random(seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(random.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()))
    return env


def test_agents_are_those_that_lead() -> None:
    def agents(game: str, **more: Any) -> list[str]:
        return Environment(game, **more).possible_agents

    assert agents("andean-abyss") == ["govt", "farc", "auc", "cartels"]
    assert agents("andean-abyss", options={"players": "2", "nonplayers": "false"}) == ["govt", "farc"]
    assert agents("andean-abyss", seats={"farc": "bot", "auc": "bot", "cartels": "bot"}) == ["govt"]
    assert agents("andean-abyss", seats={"farc": "random", "auc": "search:20r"}) == ["govt", "cartels"]
    never = {"taliban": lambda game, decision: "pass"}
    assert agents("distant-plain", opponents=never) == ["coalition", "government", "warlords"]


def test_what_cannot_be_played_is_refused() -> None:
    bots = dict.fromkeys(["govt", "farc", "auc", "cartels"], "bot")
    with pytest.raises(Problem, match="no-agents"):
        Environment("andean-abyss", {"edition": "second"}, bots)
    with pytest.raises(Problem, match=r"unknown-value.*mafia"):
        Environment("andean-abyss", opponents={"mafia": lambda game, decision: "pass"})
    for wrong in ({"reward": "fame"}, {"render_mode": "film"}):
        with pytest.raises(Problem, match=f"unknown-value.*{next(iter(wrong.values()))}"):
            Environment("andean-abyss", **wrong)  # type: ignore[arg-type]
    with pytest.raises(Problem, match=r"unknown-value.*farc"):
        Environment("andean-abyss", seats={"farc": "bot"}, opponents={"farc": lambda game, decision: "pass"})
    shared = {"players": "2", "nonplayers": "false"}
    with pytest.raises(Problem, match=r"unknown-value.*opponents.*auc"):
        Environment("andean-abyss", shared, opponents={"auc": lambda game, decision: "pass"})
    with pytest.raises(Problem, match=r"unknown-value.*seats.*auc"):
        Environment("andean-abyss", shared, {"auc": "random"})
    env = Environment("andean-abyss")
    env.reset(1)
    before = env.game.tape
    with pytest.raises(Problem, match=r"illegal-choice.*99"):
        env.step(env.vocabulary.number["99"])
    with pytest.raises(Problem, match="illegal-choice"):
        env.step(None)
    assert env.game.tape == before


def test_a_player_who_leads_two_factions_answers_for_both() -> None:
    env = Environment("andean-abyss", {"players": "2", "nonplayers": "false", "scenario": "quick"})
    env.reset(3)
    random, asked = Random(3), set()
    for _ in range(400):
        if env.game.over:
            break
        decision = env.game.decision
        assert decision is not None
        asked.add((env.agent_selection, env.factions[decision.actor]))
        env.step(random.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()))
    assert asked == {("govt", "govt"), ("govt", "auc"), ("farc", "farc"), ("farc", "cartels")}


def test_rewards_are_margins_if_wanted() -> None:
    env = played(Environment("distant-plain", SHORT["distant-plain"], reward="margin"), 5)
    margins = [env.rules.margin(env.game.board, f) for f in range(4)]
    assert list(env.rewards.values()) == margins and any(margins)
    wins = played(Environment("distant-plain", SHORT["distant-plain"]), 5)
    winner = wins.factions[wins.rules.winner(wins.game.board)]
    assert {agent for agent, reward in wins.rewards.items() if reward == 1.0} == {winner}


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    env = Environment("andean-abyss", limit=30)
    played(env, 1)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_opponents_play_between_the_steps() -> None:
    asked: list[int] = []
    dice = RandomPlayer(Random(1))

    def opponent(game: Game, decision: Decision) -> str:
        asked.append(decision.actor)
        return dice(game, decision)

    opponents = dict.fromkeys(["govt", "auc", "cartels"], opponent)
    env = played(Environment("andean-abyss", SHORT["andean-abyss"], opponents=opponents), 2)
    assert set(asked) == {0, 2, 3} and env.game.over and set(env.agents) == {"farc"}


def test_other_kinds_of_players_take_seats() -> None:
    seats = {"govt": "random", "auc": "random", "cartels": "chart"}
    env = Environment("andean-abyss", SHORT["andean-abyss"], seats, limit=150)
    twice = [played(env, 6).game.tape, played(env, 6).game.tape]
    assert env.possible_agents == ["farc"] and twice[0] == twice[1] and len(twice[0]) == 150


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_has_dice_of_its_own(copied: Callable[[Environment], Environment]) -> None:
    """The copy rolls what the original would roll, and its rolls do not affect the original."""
    env = Environment("andean-abyss", SHORT["andean-abyss"], {"auc": "random"}, limit=300)
    env.reset(4)
    twin = copied(env)
    tapes = []
    for one in (twin, env):
        random = Random(2)
        while not any(one.terminations.values()) and not any(one.truncations.values()):
            one.step(random.choice(one.observe(one.agent_selection)["action_mask"].nonzero()[0].tolist()))
        tapes.append(one.game.tape)
    assert tapes[0] == tapes[1] and len(tapes[0]) == 300


def test_nobody_sees_what_another_player_holds_hidden() -> None:
    """Observations of A Distant Plain hold only a player's own markers; the state for a critic holds all."""
    env = Environment("distant-plain", {"deception": "true"})
    env.reset(4)
    first, size = env.rules.spec.at["deception"], 4
    for viewer, agent in enumerate(env.possible_agents):
        cells = env.observe(agent)["observation"][first : first + 4 * size].reshape(4, size)
        for holder in range(4):
            known, withheld = cells[holder][:3].sum(), cells[holder][3]
            assert (known, withheld) == ((2, 0) if holder == viewer else (0, 2))
    assert env.state()[first : first + 4 * size].reshape(4, size)[:, :3].sum() == 8


def test_only_the_one_who_is_asked_has_choices_and_the_question() -> None:
    env = Environment("andean-abyss")
    env.reset(1)
    decision = env.game.decision
    assert decision is not None
    kind = env.names.index("question.kind")
    for agent in env.agents:
        seen = env.observe(agent)
        asked = agent == env.agent_selection
        legal = [env.vocabulary.choice(number) for number in seen["action_mask"].nonzero()[0]]
        assert sorted(legal) == (sorted(decision.options) if asked else [])
        expected = env.vocabulary.question_number[decision.kind] + 1 if asked else 0
        assert seen["observation"][kind] == expected


def test_it_can_be_told_in_words() -> None:
    env = Environment("andean-abyss", render_mode="ansi")
    env.reset(1)
    assert (env.render() or "").endswith("Pass")
    assert Environment("andean-abyss").render() is None


def test_it_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = Environment("andean-abyss", {"scenario": "quick"}, render_mode="human")
    env.reset(1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
    assert env.render() is None
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) == 3 and all(": " in line for line in shown)


def test_shaped_rewards_add_up_to_the_gain_in_margin() -> None:
    """What agents gain in margin from Round to Round, times SHAPED, beside the result at the end."""
    env = Environment("andean-abyss", {"scenario": "quick"}, reward="shaped")
    env.reset(3)
    random, total = Random(3), dict.fromkeys(env.agents, 0.0)
    before = margins_of(env.rules, env.game.board)
    while not any(env.terminations.values()):
        env.step(random.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()))
        for agent, reward in env.rewards.items():
            total[agent] += reward
    winner = env.factions[env.rules.winner(env.game.board)]
    for f, agent in enumerate(env.factions):
        gained = SHAPED * (env._margins[f] - before[f])
        assert total[agent] == pytest.approx(gained + (1 if agent == winner else -1))
    assert any(env._margins[f] != before[f] for f in range(4))


@pytest.mark.parametrize("options", [{"players": 2}, {"players": None}, {1: "2"}, {"players": True}])
def test_options_that_are_not_words_are_refused(options: Any) -> None:
    """The same Problem with the plain and the compiled engine, which checks types by itself."""
    with pytest.raises(Problem, match="wrong-type"):
        abyssal.env("andean-abyss", options)


def test_whole_turns_are_actions() -> None:
    """PettingZoo's API test, and a few turns: plans are different, legal and described."""
    env = Environment("andean-abyss", SHORT["andean-abyss"])
    turns = TurnEnvironment("andean-abyss", SHORT["andean-abyss"], plans=4)
    env.reset(2)
    turns.reset(2)
    assert turns.agent_selection == env.agent_selection
    random = Random(1)
    for _ in range(6):
        agent = turns.agent_selection
        seen = turns.observe(agent)
        assert turns.observation_space(agent).contains(seen)
        count = int(seen["action_mask"].sum())
        assert 1 <= count <= 4 and len({plan.choices for plan in turns.plans}) == count
        assert (seen["plans"][:count, 2] >= 1).all() and not seen["plans"][count:].any()
        other = next(name for name in turns.agents if name != agent)
        assert not turns.observe(other)["action_mask"].any()
        before = turns.game.length
        chosen = random.randrange(count)
        plan = turns.plans[chosen]
        turns.step(chosen)
        assert turns.game.tape[before : before + len(plan.choices)] == list(plan.choices)
    length = turns.game.length
    with pytest.raises(Problem, match="illegal-choice"):
        turns.step(63)
    assert turns.game.length == length


@pytest.mark.filterwarnings(*RECOMMENDED)
def test_the_api_with_whole_turns() -> None:
    api_test(short("distant-plain", level="turn", plans=2), num_cycles=12)
    for wrong in ({"level": "life"}, {"level": "turn", "plans": 0}, {"level": "turn", "masks": "info"}):
        with pytest.raises(Problem):
            short("distant-plain", **wrong)
