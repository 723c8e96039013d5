"""Options agreed on at set-up, and options that exclude each other."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.names import FACTIONS
from abyssal.games.andean_abyss.options import VALUES, Options
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.helpers import RULES

DEFAULTS = {
    "scenario": "standard",
    "edition": "first",
    "players": "4",
    "nonplayers": "false",
    "insurgents": "farc+auc",
    "government": "standard",
    "deployment": "standard",
    "piles": "exact",
    "no_reveal": "false",
    "eligibility": "standard",
    "short": "false",
    "seeded": "false",
}


def test_setup_defaults() -> None:
    """setup Defaults: four players, Standard Deployment, no variant."""
    assert RULES.check_options({}) == DEFAULTS


@pytest.mark.parametrize("name", list(VALUES))
def test_setup_every_value_can_be_agreed_on(name: str) -> None:
    """setup Every value of every option is valid in some game."""
    company = {
        "nonplayers": {"players": "3"},
        "insurgents": {"players": "3", "nonplayers": "true", "edition": "second"},
        "players": {"edition": "second"},
        "government": {"players": "1", "insurgents": "farc"},
        "seeded": {"edition": "second"},
    }
    for value in VALUES[name]:
        given = {**company.get(name, {}), name: value}
        if name == "insurgents" and "+" not in value:
            given["players"] = "2"
        if name == "government" and value == "standard":
            given = {name: value}
        assert RULES.check_options(given)[name] == value


@pytest.mark.parametrize("name", list(VALUES))
def test_setup_checked_options_check_again(name: str) -> None:
    """setup Options completed with defaults are valid themselves."""
    full = RULES.check_options({"players": "2", "edition": "second"})
    assert RULES.check_options(full) == full
    assert name in full


@pytest.mark.parametrize(
    ("given", "problem"),
    [({"weather": "fine"}, "unknown-option"), ({"players": "5"}, "unknown-value"), ({"short": "yes"}, "unknown-value")],
)
def test_setup_unknown_options(given: dict[str, str], problem: str) -> None:
    """setup Unknown names and values are refused, and the known ones are listed."""
    with pytest.raises(Problem) as refused:
        RULES.check_options(given)
    assert refused.value.id == problem
    assert refused.value.facts["known"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"eligibility": "a", "no_reveal": "true"}, "eligibility-needs-reveal"),
        ({"eligibility": "b", "no_reveal": "true"}, "eligibility-needs-reveal"),
        ({"edition": "second", "no_reveal": "true"}, "second-no-reveal"),
        ({"edition": "second", "eligibility": "a"}, "second-eligibility"),
        ({"edition": "second", "eligibility": "b"}, "second-eligibility"),
        ({"edition": "second", "piles": "rough"}, "second-piles"),
        ({"seeded": "true"}, "seeded-second"),
        ({"scenario": "quick", "edition": "second", "seeded": "true"}, "quick-seeded"),
        ({"scenario": "quick", "piles": "rough"}, "quick-piles"),
        ({"scenario": "quick", "short": "true"}, "quick-short"),
        ({"scenario": "quick", "deployment": "open"}, "quick-open"),
        ({"players": "1", "nonplayers": "false"}, "one-player"),
        ({"players": "4", "nonplayers": "true"}, "four-players"),
        ({"players": "0", "nonplayers": "false", "edition": "second"}, "one-player"),
        ({"players": "0"}, "government-player"),
        ({"players": "1", "insurgents": "farc"}, "government-player"),
        ({"players": "2", "insurgents": "auc+cartels"}, "government-player"),
        ({"players": "3", "insurgents": "farc+auc+cartels"}, "government-player"),
        ({"edition": "second", "government": "second"}, "government-second"),
        ({"government": "second"}, "government-led"),
        ({"government": "second", "players": "1"}, "government-led"),
        ({"government": "second", "players": "2", "insurgents": "cartels"}, "government-led"),
        ({"government": "second", "players": "3", "nonplayers": "false"}, "government-led"),
        ({"players": "1", "insurgents": "farc+cartels"}, "insurgents"),
        ({"players": "2", "edition": "second", "insurgents": "auc"}, "insurgents"),
        ({"players": "3", "insurgents": "cartels"}, "insurgents"),
        ({"players": "2", "insurgents": "farc+auc+cartels"}, "insurgents"),
        ({"players": "3", "nonplayers": "false", "insurgents": "farc+cartels"}, "insurgents"),
    ],
)
def test_setup_clashes(given: dict[str, str], reason: str) -> None:
    """setup Options that exclude each other (2.2 with 2.3.1, what one edition lacks, what a scenario fixes)."""
    with pytest.raises(Problem) as refused:
        RULES.check_options(given)
    assert (refused.value.id, refused.value.facts["reason"]) == ("option-clash", reason)


@pytest.mark.parametrize(
    ("given", "persons"),
    [
        ({"players": "0"}, ""),
        ({"players": "1"}, "govt"),
        ({"players": "1", "insurgents": "auc"}, "auc"),
        ({"players": "2", "nonplayers": "true"}, "govt farc"),
        ({"players": "2", "nonplayers": "true", "insurgents": "auc"}, "govt auc"),
        ({"players": "2", "nonplayers": "true", "insurgents": "farc+auc"}, "farc auc"),
        ({"players": "3", "nonplayers": "true"}, "govt farc auc"),
        ({"players": "3", "nonplayers": "true", "insurgents": "farc+auc+cartels"}, "farc auc cartels"),
    ],
)
@pytest.mark.parametrize("edition", [{"edition": "second"}, {"government": "second"}, {}])
def test_8_0_any_mix_of_players(edition: dict[str, str], given: dict[str, str], persons: str) -> None:
    """8.0 In the second edition, or with its Government, any faction may be a Non-player. In the first only Insurgents
    may, and the second's Government cannot be borrowed while a player plays the Government."""
    led = [name for name in FACTIONS if name not in persons.split()]
    if (edition == {"government": "second"}) != ("govt" in led) and "edition" not in edition:
        with pytest.raises(Problem, match="government-led" if edition else "government-player"):
            RULES.check_options({**given, **edition})
        return
    options = Options(RULES.check_options({**given, **edition}))
    assert [name for name, player in zip(FACTIONS, options.is_player, strict=True) if player] == persons.split()
    assert RULES.check_options(RULES.with_nonplayers(edition, led)) == options.given


def test_8_0_first_edition_has_only_the_government() -> None:
    """8.0 In the first edition the three Insurgents can be Non-players."""
    with pytest.raises(Problem, match="government-player"):
        RULES.with_nonplayers({}, ["govt"])
    assert RULES.with_nonplayers({}, ["farc", "auc", "cartels"]) == {"players": "1", "nonplayers": "true"}


def test_setup_options_are_read() -> None:
    """setup Each option reaches the game."""
    given = {"players": "3", "deployment": "open", "piles": "rough", "no_reveal": "true", "short": "true"}
    options = Options(RULES.check_options(given))
    assert (options.players, options.nonplayers, options.open_deployment) == (3, True, True)
    assert (options.rough_piles, options.no_reveal, options.short, options.seeded) == (True, True, True, False)
    assert (options.second_edition, options.eligibility, options.scenario) == (False, "standard", "standard")
    second = Options(RULES.check_options({"edition": "second", "seeded": "true"}))
    assert (second.second_edition, second.seeded) == (True, True)
    assert Options(RULES.check_options({"eligibility": "b"})).eligibility == "b"
