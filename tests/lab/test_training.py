"""Fitting weights to games: it finds what matters, nothing absurd, and the same with the same seed."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.cli import main
from abyssal.cli.train import text_of
from abyssal.coin.appraisal import Appraisal, likelihood
from abyssal.coin.game import Game
from abyssal.coin.looking_ahead import worth
from abyssal.games import GAMES, rules_for
from abyssal.kernel.errors import Problem
from abyssal.lab.simulation import seat
from abyssal.lab.training import training
from abyssal.lab.training.fitting import MAX_PRIOR, MIN_PRIOR, Sample, fit, priors, surprise
from abyssal.lab.training.training import Round, play, train
from abyssal.search.player import SearchPlayer
from abyssal.search.seats import is_kind, player_for
from abyssal.search.weights import shipped
from tests.coin.small import Toy
from tests.search.test_search import at_turn

FACTIONS = ["crown", "rebels"]
DATA: dict[str, Any] = {"terms": ["margin", "noise", "harm"], "scale": 2.0, "weights": {}, "ready": {}, "priors": {}}
TRUE = [[1.0, 0.0, -1.0], [2.0, 0.0, 0.0]]
"""The true weights: the second term means nothing, and the third harms the Crown."""


def drawn(count: int, seed: int) -> list[Sample]:
    random = Random(seed)
    found = []
    for _ in range(count):
        outlooks = tuple(tuple(random.uniform(-4, 4) for _ in range(3)) for _ in FACTIONS)
        promises = [sum(w * x for w, x in zip(TRUE[f], outlooks[f], strict=True)) / 2.0 for f in range(2)]
        likely = exp(promises[0]) / (exp(promises[0]) + exp(promises[1]))
        found.append(Sample(outlooks, 0 if random.random() < likely else 1))
    return found


def test_the_fit_finds_what_matters() -> None:
    """The rebels' margin counts more than the Crown's; noise counts next to nothing; no weight is below 0."""
    found = fit(DATA, FACTIONS, drawn(600, 1))
    crown, rebels = found["weights"]["crown"], found["weights"]["rebels"]
    assert 0.5 < crown[0] < rebels[0] < 3.0
    assert max(crown[1], rebels[1]) < 0.25 * crown[0]
    assert crown[2] == 0.0
    unseen = drawn(300, 2)
    assert surprise(Appraisal(FACTIONS, found), unseen) < surprise(Appraisal(FACTIONS, DATA), unseen)
    assert fit(DATA, FACTIONS, drawn(600, 1)) == found


def test_few_games_change_little() -> None:
    before = Appraisal(FACTIONS, DATA).weights
    assert fit(DATA, FACTIONS, []) == {
        **DATA,
        "ready": {"crown": 0.0, "rebels": 0.0},
        "weights": dict(zip(FACTIONS, before, strict=True)),
    }


def test_chances_add_up() -> None:
    found = Appraisal(FACTIONS, DATA).chances([[3.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
    assert sum(found) == pytest.approx(1.0) and found[0] == pytest.approx(likelihood(2.0, 2.0))


def test_priors_follow_what_was_chosen() -> None:
    options = ("event", "rally", "pass")
    openings = [(1, "turn", "rally", options)] * 27 + [(1, "turn", "event", options)] * 3
    table = priors(DATA, FACTIONS, openings)["priors"]
    assert table["crown"] == {}
    assert table["rebels"]["turn"] == {"event": round(5 / 12, 2), "rally": round(29 / 12, 2), "pass": MIN_PRIOR}
    assert priors(DATA, FACTIONS, openings * 40)["priors"]["rebels"]["turn"]["rally"] <= MAX_PRIOR


@pytest.mark.parametrize("name", GAMES)
def test_shipped_weights(name: str) -> None:
    """The shipped weights are complete and well-formed, none is below 0, and a faction that is ahead has better
    chances."""
    data, rules = shipped(name), rules_for(name)
    path = Path(__file__).parents[2] / "src" / "abyssal" / "games" / name.replace("-", "_") / "data" / "appraisal.json"
    assert path.read_text(encoding="utf-8") == text_of(data)
    assert list(data["weights"]) == rules.spec.factions
    game = Game.new(rules, journal=False)
    for f, row in enumerate(rules.appraisal.weights):
        outlook = rules.outlook(game.board, f)
        assert len(row) == len(rules.appraisal.terms) == len(outlook)
        assert min(row) >= 0.0 < row[0]
        assert outlook[0] == rules.margin(game.board, f)
    worths = [worth(rules, rules.appraisal, game.board, f) for f in range(4)]
    assert all(0.0 < one < 1.0 for one in worths)


@pytest.mark.slow
def test_a_round_of_training(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same seed writes the same file with any number of processes. The rules keep the weights they had."""
    monkeypatch.chdir(tmp_path)
    command = ["train", "andean-abyss", "--games", "5", "--player", "chart", "--scenario", "quick", "--plain"]
    kept = rules_for("andean-abyss").appraisal
    assert main([*command, "--out", "one.json"]) == 0
    assert "5 games" in capsys.readouterr().out
    assert rules_for("andean-abyss").appraisal is kept
    assert main([*command, "--out", "two.json", "--workers", "2"]) == 0
    assert Path("one.json").read_text() == Path("two.json").read_text()
    assert Path("one.json").read_text() == text_of(json.loads(Path("one.json").read_text()))
    assert main([*command, "--out", "three.json", "--player", "genius"]) == 2


def test_players_judge_by_the_weights_of_a_file(tmp_path: Path) -> None:
    """The weights apply only while such a player searches. A file without weights, or with those of another game, is
    refused."""
    path = tmp_path / "weights.json"
    path.write_text(text_of({**shipped("andean-abyss"), "scale": 50.0}))
    rules = rules_for("andean-abyss")
    kept = rules.appraisal
    game = at_turn("andean-abyss", 2)
    means = []
    for kind in ("search:12r", f"search:12r@{path}"):
        player = player_for(kind, 1, Random(1))
        assert is_kind(kind, "andean-abyss") and isinstance(player, SearchPlayer) and game.decision is not None
        player(game, game.decision)
        assert rules.appraisal is kept and player.finding is not None
        means.append(player.finding.means[0])
    assert means[0] != means[1]
    with pytest.raises(Problem, match="bad-file"):
        seat("distant-plain", {"taliban": f"search:1s@{path}"}, {})
    path.write_text("{}")
    for bad in (path, tmp_path / "none.json"):
        with pytest.raises(Problem, match="bad-file"):
            is_kind(f"search:1s@{bad}", "andean-abyss")


@pytest.mark.slow
def test_a_searched_game_tells_openings() -> None:
    rules = rules_for("andean-abyss")
    options = rules.check_options(rules.with_nonplayers({"scenario": "quick"}, ["farc", "auc", "cartels"]))
    found = play("andean-abyss", options, ["search:2r", "random", "random", "random"], 1, shipped("andean-abyss"))
    assert len(found.samples) > 2 and len({sample.winner for sample in found.samples}) == 1
    assert found.openings and all(o[0] == 0 and o[2] in o[3] for o in found.openings)


@pytest.mark.slow
def test_training_on_the_toy_learns_its_best_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rebels who Rally are ahead, so the search has them act, the priors follow, and margins predict who wins."""
    toy = Toy()
    monkeypatch.setattr(training, "rules_for", lambda game: toy)
    monkeypatch.setattr(training, "SAMPLE_EVERY_CARDS", 1)
    start = {"terms": ["margin"], "scale": 4.0, "weights": {"crown": [0.1], "rebels": [0.1]}}
    rounds: list[Round] = []
    found = train("toy", start, {}, "search:24r", 2, 40, seed=1, each=rounds.append)
    assert [one.games for one in rounds] == [40, 40]
    assert rounds[0].after < rounds[0].before and rounds[1].after <= rounds[1].before
    assert all(found["weights"][name][0] > 0.1 for name in FACTIONS)
    ready = found["priors"]["rebels"]["turn"]
    assert ready["act"] > 1.0 > ready["pass"]
    assert train("toy", start, {}, "search:24r", 2, 40, seed=1) == found
