"""Learning a faction's chances from the course of games, stage by stage; the same seed gives the same values."""

from __future__ import annotations

import json
import sys
from math import exp
from pathlib import Path
from random import Random

import pytest

from abyssal.cli import main
from abyssal.cli.train import text_of
from abyssal.coin.appraisal import MAX_HOPE, Appraisal
from abyssal.coin.looking_ahead import learned_worth, worth
from abyssal.games import rules_for
from abyssal.games.andean_abyss.names import (
    AFTER_ROUND,
    AID,
    EFFECT,
    FIRST_DIVISION,
    GOVT,
    METEORO,
    OVER,
    PHASE,
    SHADED,
    TOTAL_SUPPORT,
    UNSHADED,
)
from abyssal.kernel.errors import Problem
from abyssal.lab.training.valuing import Course, Position, correlation, fit, learn, play
from abyssal.search.weights import shipped
from tests.games.andean_abyss.helpers import RULES
from tests.games.andean_abyss.nonplayers.bots import solo


def games(count: int, seed: int) -> list[Course]:
    """Return games of two stages: the second feature makes a good end likely, the third means nothing."""
    random = Random(seed)
    found = []
    for _ in range(count):
        good, noise = random.uniform(-1, 1), random.uniform(-1, 1)
        later = good + random.gauss(0, 0.2)
        lost = random.random() < 1 / (1 + exp(4 * good))
        positions = [Position(2, True, (1.0, good, noise))]
        if not lost:
            positions.append(Position(1, True, (1.0, later, -noise)))
        found.append(Course(positions, None if lost else 10 * later - 6))
    return found


def test_what_matters_is_learned_at_each_stage() -> None:
    for best, _, good, noise in fit(games(800, 1)):
        assert 0.3 < best <= 1.0
        assert good > 1.5
        assert abs(noise) < 0.2 * good
    assert fit(games(800, 1)) == fit(games(800, 1))


def test_a_fit_begins_with_what_was_known() -> None:
    """A few games hardly change the weights, many do; a stage without known weights begins at 0."""
    start = [[0.9, 0.0, 0.0, 2.0], [0.9, 0.0, 0.0, 2.0]]
    few, many = fit(games(4, 1), start), fit(games(4000, 1), start)
    assert all(noise > 1.9 for *_, noise in few)
    assert all(abs(noise) < 1 for *_, noise in many)
    assert fit(games(4, 1), start[1:])[1] == few[1]
    assert fit(games(4, 1), start[1:])[0] != few[0]


def test_a_stage_that_no_game_came_to() -> None:
    """The stage keeps its known weights; without any, more games are asked for."""
    lost = [Course([Position(2, True, (1.0, 0.5, 0.1 * n))], None) for n in range(5)]
    with pytest.raises(Problem, match="no-such-stage"):
        fit(lost)
    start = [[0.9, 0.0, 1.0, 2.0], [0.8, 0.0, 3.0, 4.0]]
    found = fit(lost, start)
    assert found[1] == start[1] and found[0] != start[0]


def test_how_well_values_foretell() -> None:
    """Values of the second feature predict how games end, those of the third do not; without values there is no
    prediction."""
    courses = games(400, 2)
    good, noise = ([[1.0, 0.0, *weights]] * 2 for weights in ((1.0, 0.0), (0.0, 1.0)))
    assert correlation(good, courses) > 0.6
    assert abs(correlation(noise, courses)) < 0.15
    assert correlation([], courses) == 0.0


def test_stages_are_counted_from_the_last() -> None:
    """With more Rounds to come than stages, the first stage counts. No chance exceeds the limit."""
    values = {"values": {"crown": [[0.5, 0.0], [0.5, 1.0], [0.25, 9.0]]}}
    appraisal = Appraisal(["crown"], values)
    assert [appraisal.hope(0, left, [0.0]) for left in (9, 3, 2)] == [1.0, 1.0, 1.0]
    assert appraisal.hope(0, 3, [1.0]) == 1.0
    assert appraisal.hope(0, 2, [-1.0]) == pytest.approx(2 / (1 + exp(1)))
    assert appraisal.hope(0, 1, [1.0]) == appraisal.hope(0, 0, [1.0]) == MAX_HOPE


def test_the_shipped_features_and_values() -> None:
    """Each stage has a weight for each feature; more Support is better, more Opposition is worse."""
    data = shipped("andean-abyss")
    names = data["features"]
    assert len(RULES.features(RULES.new_board(RULES.check_options({})))) == len(names)
    for row in data["values"]["govt"]:
        weights = dict(zip(names, row[1:], strict=True))
        assert weights["support"] + weights["support over 50"] > 0
        assert weights["opposition"] < 0


def test_features_of_a_position() -> None:
    """The Government Controls Cali and Huila, and Cali is ready for Civic Action; FARC Controls Arauca. 1st Division
    helps the Government, Meteoro harms it."""
    b = solo(
        "cali: govt 2t 1p\nhuila: govt 3t, PS\narauca: farc 2g 1b, PO", {"govt": 20, "farc": 7, "auc": 5, "cartels": 45}
    )
    b.set(AID, 9)
    b.set(EFFECT + FIRST_DIVISION, UNSHADED)
    b.set(EFFECT + METEORO, SHADED)
    found = dict(zip(shipped("andean-abyss")["features"], RULES.features(b), strict=True))
    assert {name: number for name, number in found.items() if number} == {
        "one": 1.0,
        "support": 2.0,
        "opposition": 1.0,
        "farc bases": 1.0,
        "cartels resources": 45.0,
        "cartels resources over 25": 20.0,
        "auc margin over -3": 2.0,
        "government resources": 20.0,
        "government resources up to 12": 12.0,
        "aid": 9.0,
        "farc resources": 7.0,
        "auc resources": 5.0,
        "troops": 5.0,
        "police": 1.0,
        "farc guerrillas": 2.0,
        "agitation": 1.0,
        "people under farc": 1.0,
        "people under government": 5.0,
        "people to win": 8.0,
        "people to win by civic action": 6.0,
        "samper": 1.0,
        "shipments available": 4.0,
        "capability 1": 1.0,
        "capability 13": -1.0,
    }


def test_a_close_game_is_worth_more_than_a_lost_one() -> None:
    """The order is won, almost won, lost by far, ended by a Non-player; an unfinished game lies between first and
    last."""
    b = solo("cali: govt 2t 1p")
    going = worth(RULES, RULES.appraisal, b, GOVT)
    assert going == learned_worth(RULES, RULES.appraisal, b, GOVT)
    found = []
    for support, after in ((70, 1), (58, 1), (20, 1), (58, 0)):
        b = solo("guainia: auc 1b, farc 1b")
        b.set(PHASE, OVER)
        b.set(AFTER_ROUND, after)
        b.set(TOTAL_SUPPORT, support)
        found.append(worth(RULES, RULES.appraisal, b, GOVT))
    assert found == sorted(found, reverse=True)
    assert found[0] > 0.8 > going > found[3]
    assert found[1] - found[2] > 0.1


def test_games_of_the_seasoned_government() -> None:
    """The same seed gives the same game; its positions belong to its Rounds."""
    data = shipped("andean-abyss")
    course = play("andean-abyss", {}, "govt", "chart", 3, data)
    assert course == play("andean-abyss", {}, "govt", "chart", 3, data)
    lefts = [position.left for position in course.positions if position.first]
    assert lefts == list(range(4, 4 - len(lefts), -1))
    assert course.lead is None or len(lefts) == 4


@pytest.mark.slow
def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command writes the learned values beside all other weights."""
    monkeypatch.chdir(tmp_path)
    words = ["train", "andean-abyss", "--value", "govt", "--player", "chart", "--games", "12", "--plain"]
    for name in ("one.json", "two.json"):
        assert main([*words, "--out", name, *(["--workers", "2"] if name == "two.json" else [])]) == 0
    assert Path("one.json").read_text() == Path("two.json").read_text()
    found, before = json.loads(Path("one.json").read_text()), shipped("andean-abyss")
    assert [len(row) for row in found["values"]["govt"]] == [1 + len(before["features"])] * 4
    assert {**found, "values": {}} == {**before, "values": {}}
    assert text_of(found) == Path("one.json").read_text()
    assert main(["train", "andean-abyss", "--value", "crown", "--out", "three.json"]) == 2


def test_numpy_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(Problem, match="needs-package"):
        fit(games(2, 1))


def test_a_game_without_values_goes_by_outlooks() -> None:
    assert rules_for("distant-plain").appraisal.values == [[], [], [], []]


def test_a_game_without_features_is_refused() -> None:
    data = {name: value for name, value in shipped("distant-plain").items() if name != "features"}
    with pytest.raises(Problem, match="no-features"):
        learn("distant-plain", data, {}, "coalition", "chart", 1, 6)


def test_features_of_a_distant_plain() -> None:
    """Every feature has a name; the first position has no Capability in force, and margins as the rules count them."""
    rules = rules_for("distant-plain")
    b = rules.new_board(rules.check_options({}))
    found = dict(zip(shipped("distant-plain")["features"], rules.features(b), strict=True))
    assert len(found) == len(rules.features(b))
    for f, name in enumerate(rules.spec.factions):
        margin = rules.margin(b, f)
        assert found[f"{name} margin"] == margin
        assert found[f"{name} margin over -4"] == max(0, margin + 4)
    assert not any(number for name, number in found.items() if name.startswith("capability"))
    assert found["people under nobody"] == b.uncontrolled()
    assert found["people under coin"] > 0 and found["troops"] > 0
    b.set(b.spec.at["effect"] + 1, 2)
    assert dict(zip(shipped("distant-plain")["features"], rules.features(b), strict=True))["capability 1"] == -1.0


def test_a_value_is_learned_for_a_distant_plain() -> None:
    """Stages count the Rounds that are left, as in the other game."""
    data = shipped("distant-plain")
    course = play("distant-plain", {"scenario": "short"}, "coalition", "chart", 3, data)
    assert course.positions and len(course.positions[0].features) == len(data["features"])
    lefts = [position.left for position in course.positions if position.first]
    assert lefts == sorted(lefts, reverse=True) and lefts[-1] >= 0
