"""Observations and batches of positions as arrays."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from abyssal import CHANCE, GAMES, Decision, Game, RandomPlayer, chance, rules_for
from abyssal.lab import simulation
from abyssal.lab.environments.arrays import batch, mask, observed, positions
from abyssal.lab.environments.observation import ABOUT, HIGHEST, LOWEST, observation
from abyssal.lab.environments.vocabulary import vocabulary


def begun(game: str, options: dict[str, str], seed: int, choices: int) -> Game:
    """Return a game after this many random choices, at a player's question."""
    table, random = Game.new(rules_for(game), options, journal=False), Random(seed)
    player, dice = RandomPlayer(random), chance(random)
    while (decision := table.decision) is not None and (choices > 0 or decision.actor == CHANCE):
        table.play(dice(table, decision) if decision.actor == CHANCE else player(table, decision))
        choices -= 1
    return table


def asked(table: Game) -> Decision:
    assert table.decision is not None
    return table.decision


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    names = observation(game).names
    assert len(set(names)) == len(names) == len(observed(begun(game, {}, 1, 0), 0))
    spec = rules_for(game).spec
    for name, at in [("revealed", spec.REVEALED), (f"resources.{spec.factions[1]}", spec.at["resources"] + 1)]:
        assert names.index(name) == at
    assert names[: spec.size] == [f"{spec.pieces[0].name}@{space}" for space in spec.spaces]


@pytest.mark.parametrize("game", GAMES)
def test_what_an_observation_says(game: str) -> None:
    for choices in range(40, 400, 60):
        table = begun(game, {}, choices, choices)
        decision, rules = asked(table), table.rules
        names, seen = observation(game).names, observed(table, decision.actor).tolist()
        assert min(seen) >= LOWEST and max(seen) <= HIGHEST
        told = dict(zip(names, seen, strict=True))
        faction = rules.spec.factions[decision.actor]
        assert [told[f"own.{name}"] for name in rules.spec.factions] == [
            name == faction for name in rules.spec.factions
        ]
        assert told[f"margin.{faction}"] == rules.margin(table.board, decision.actor) and told[f"actor.{faction}"] == 1
        kind, space, origin, of, piece, number, card = (told[f"question.{about}"] for about in ABOUT)
        assert vocabulary(game).questions[kind - 1] == decision.kind
        assert (space, origin, of, number) == (
            decision.space + 1, decision.origin + 1, decision.faction + 1, decision.number,
        )  # fmt: skip
        assert card == max(decision.card, 0)
        assert 0 <= piece <= len(rules.spec.pieces)
        if decision.piece >= 0:
            assert rules.spec.pieces[piece - 1] is rules.spec.piece_at[decision.piece]
        op = getattr(table.board, "operation")  # noqa: B009
        selected = [space for space in rules.spec.spaces if told[f"selected@{space}"]]
        assert selected == ([] if op is None else [rules.spec.spaces[s] for s in sorted(op.spaces)])


def test_masks() -> None:
    table = begun("andean-abyss", {}, 1, 10)
    decision = asked(table)
    legal = [vocabulary("andean-abyss").choice(int(number)) for number in mask(table).nonzero()[0]]
    assert sorted(legal) == sorted(decision.options)
    assert np.array_equal(mask(table), mask(table, decision.actor))
    assert not mask(table, (decision.actor + 1) % 4).any()
    assert not mask(Game.new(rules_for("andean-abyss"))).any()


def test_a_batch_is_what_its_games_are() -> None:
    tables = [begun("distant-plain", {}, seed, 30 * seed) for seed in range(1, 4)]
    found = batch(tables)
    assert len(found) == 3 and found.viewers.tolist() == [asked(table).actor for table in tables]
    for i, table in enumerate(tables):
        assert np.array_equal(found.observations[i], observed(table, asked(table).actor))
        assert np.array_equal(found.masks[i], mask(table))
        assert found.margins[i].tolist() == [table.rules.margin(table.board, f) for f in range(4)]
    other = batch(tables, [CHANCE, 0, 1])
    assert other.viewers.tolist() == [CHANCE, 0, 1] and not other.masks[0].any()


def test_a_batch_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        batch([])
    with pytest.raises(ValueError, match="as many viewers"):
        batch([begun("andean-abyss", {}, 1, 0)], [0, 1])


def test_positions_of_whole_games() -> None:
    """Positions are as everybody sees them: no face-down marker is known."""
    options = {"scenario": "short", "deception": "true"}
    found = positions("distant-plain", 2, options, seed=3)
    results = simulation.run("distant-plain", options, 2, {}, seed=3)
    spec = rules_for("distant-plain").spec
    assert set(found.seeds.tolist()) == {3, 4}
    for result in results:
        rows = found.seeds == result.seed
        assert found.places[rows].tolist() == list(range(1, rows.sum() + 1))
        assert (found.margins[rows] == [result.margins[name] for name in spec.factions]).all()
        assert (found.winners[rows] == spec.factions.index(result.winner)).all()
    face_down = found.positions[:, spec.at["deception"] : spec.at["deception"] + 16].reshape(-1, 4, 4)
    assert face_down[0].sum() == 8 and not face_down[:, :, :3].any()
