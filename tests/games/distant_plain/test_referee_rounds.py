"""The phases of a Propaganda Round, Control and victory margins against the referee's reading, at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.s6_propaganda import reset_phase, resources_phase
from tests.games.distant_plain import referee_rounds as referee
from tests.games.distant_plain.helpers import FACTIONS, RULES, run
from tests.games.distant_plain.referee import LANDS, MAP, Table, shuffled, table
from tests.games.distant_plain.test_referee import POSITIONS


def position(seed: int, phase: str) -> tuple[Afghanistan, Table]:
    random = Random(seed)
    data = shuffled(random)
    lost = {"coalition.troops": random.choice([0, 0, 1, 4]), "coalition.base": random.choice([0, 0, 1])}
    there = table(data)
    data["casualties"] = {kind: n for kind, n in lost.items() if 0 < n <= there.available(kind)}
    del data["card"]
    data["phase"] = phase
    return RULES.from_position(data), table(data)


def test_1_7_control_and_7_3_margins() -> None:
    """1.7, 1.9, 7.3 Control of each space, and how far each faction is from its goal."""
    for seed in range(POSITIONS):
        b, t = position(seed, "resources")
        assert {s: b.control_side(RULES.spec.space_index[s]) for s in LANDS} == {s: t.control(s) for s in LANDS}
        assert {who: RULES.margin(b, FACTIONS[who]) for who in FACTIONS} == referee.totals(t)


def test_6_3_resources() -> None:
    """6.3 The whole phase."""
    for seed in range(POSITIONS):
        b, t = position(seed, "resources")
        run(b, resources_phase(b))
        referee.resources_phase(t)
        assert table(RULES.to_position(b)) == t


def test_6_6_reset() -> None:
    """6.6 The whole phase: of Casualties all Bases and half of the Troops are out of play, the rest is Available."""
    for seed in range(POSITIONS):
        b, t = position(seed, "reset")
        lost = dict(t.casualties)
        run(b, reset_phase(b))
        referee.reset_phase(t)
        assert table(RULES.to_position(b)) == t
        gone = {
            "coalition.base": lost.get("coalition.base", 0),
            "coalition.troops": lost.get("coalition.troops", 0) // 2,
        }
        assert RULES.to_position(b).get("out_of_play", {}) == {kind: n for kind, n in gone.items() if n}


def asked(seed: int, phase: str) -> tuple[Game, Table]:
    b, t = position(seed, phase)
    return Game.at(RULES, b), t


def options(game: Game, kind: str, who: str) -> list[str]:
    """Return the options if a faction is asked this in the phase that the game began with, otherwise none."""
    d = game.decision
    return sorted(d.options) if d is not None and (d.kind, d.actor) == (kind, FACTIONS[who]) else []


Spaces = Callable[[Table], set[str]]
FIRST: list[tuple[str, str, str, Spaces]] = [
    ("civic_action_coalition", "civic-action", "coalition", lambda t: referee.civic_spaces(t, "coalition")),
    ("civic_action_government", "civic-action", "government", lambda t: referee.civic_spaces(t, "government")),
    ("sharia", "sharia", "taliban", referee.sharia_spaces),
    (
        "redeploy_coalition", "redeploy-origin", "coalition",
        lambda t: referee.troops_leave(t, "coalition.troops"),
    ),
    (
        "redeploy_police", "redeploy-origin", "government",
        lambda t: {s for s in MAP if t.here(s, "government.police")},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "kind", "who", "spaces"), FIRST, ids=[first[0] for first in FIRST])
def test_6_4_and_6_5_first_choices(phase: str, kind: str, who: str, spaces: Spaces) -> None:
    """6.4.1, 6.4.2, 6.5.2, 6.5.3 Spaces with something to buy, or to move away from."""
    for seed in range(POSITIONS):
        game, t = asked(seed, phase)
        found = spaces(t)
        assert options(game, kind, who) == (sorted([*found, "done"]) if found else [])


def destinations(game: Game, kind: str, who: str) -> tuple[str, list[str]]:
    """The origins from which the faction must move something first, and the destinations."""
    found = options(game, kind, who)
    d = game.decision
    return (RULES.spec.spaces[d.origin], found) if found and d is not None else ("", [])


@pytest.mark.parametrize(
    ("phase", "who", "leave", "go"),
    [
        ("redeploy_troops", "government", lambda t: referee.troops_leave(t, "government.troops"), referee.troops_go),
        ("redeploy_taliban", "taliban", referee.guerrillas_leave, referee.guerrillas_go),
    ],
)
def test_6_5_moves_that_must_be_made(phase: str, who: str, leave: Spaces, go: Spaces) -> None:
    """6.5.2, 6.5.4 Origins from which Government Troops and Taliban must move, and their destinations."""
    for seed in range(POSITIONS):
        game, t = asked(seed, phase)
        leaving, goals = leave(t), go(t)
        d = game.decision
        if who == "taliban" and d is not None and d.kind == "redeploy-origin":
            continue  # first those that may move between the spaces of Pakistan
        if not leaving:
            assert options(game, "redeploy-destination", who) == []
        elif len(goals) > 1:
            first = next(s for s in MAP if s in leaving)
            assert destinations(game, "redeploy-destination", who) == (first, sorted(goals - {first}))


def test_6_5_1_desertion() -> None:
    """6.5.1 In the first space where there is a choice, how many Troops may be among the deserters."""
    for seed in range(POSITIONS):
        game, t = asked(seed, "desertion")
        choices = [(s, ways) for s in MAP if len(ways := referee.deserters(t, s)) > 1]
        d = game.decision
        if choices:
            assert d is not None
            assert (RULES.spec.spaces[d.space], d.options) == (choices[0][0], [str(n) for n in choices[0][1]])
