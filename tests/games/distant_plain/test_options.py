"""The options of a game (1.5, 2.3.7, 7.3.option, setup): names, defaults, and what excludes each other."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import COALITION, GOVERNMENT, TALIBAN, WARLORDS
from abyssal.games.distant_plain.options import VALUES, Options
from abyssal.kernel.errors import Problem
from abyssal.language import Words
from tests.games.distant_plain.helpers import RULES


def leaders(**options: str) -> list[int]:
    return Options(RULES.check_options(options)).leaders


def test_defaults() -> None:
    """setup Four players, the Main scenario, deployment as printed, removed Capabilities in force."""
    assert RULES.check_options({}) == {
        "scenario": "main",
        "players": "4",
        "nonplayers": "false",
        "pairing": "government",
        "deployment": "standard",
        "capabilities": "true",
        "sudden_propaganda": "false",
        "deception": "false",
    }
    assert set(RULES.option_values()) == set(VALUES)


def test_1_5_who_leads_whom() -> None:
    """1.5, 1.5.option 3 players: the Coalition's leads the Warlords; 2: the Government or, if preferred, the
    Warlords."""
    assert leaders() == [COALITION, TALIBAN, GOVERNMENT, WARLORDS]
    assert leaders(players="3") == [COALITION, TALIBAN, GOVERNMENT, COALITION]
    assert leaders(players="2") == [COALITION, TALIBAN, COALITION, TALIBAN]
    assert leaders(players="2", pairing="warlords") == [COALITION, TALIBAN, TALIBAN, COALITION]


def test_1_5_two_players_lead_all() -> None:
    """1.5 Until Non-players are there, 2 and 3 players lead all Factions."""
    assert RULES.check_options({"players": "2"})["nonplayers"] == "false"


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"colour": "blue"}, "There is no option “colour”. Known: scenario, players, nonplayers, pairing, deployment, "
         "capabilities, sudden_propaganda, deception."),
        ({"scenario": "long"}, "Option “scenario” cannot be “long”. Possible: main, short, extended."),
        ({"nonplayers": "true"}, "Option “nonplayers” cannot be “true”. Possible: false."),
        ({"players": "1"}, "Option “players” cannot be “1”. Possible: 4, 3, 2."),
        ({"players": "3", "pairing": "warlords"},
         "These options do not go together: only with 2 players is there a choice of pairing."),
        ({"pairing": "warlords"},
         "These options do not go together: only with 2 players is there a choice of pairing."),
        ({"players": "2", "deception": "true"},
         "These options do not go together: Deception markers are for 3 or 4 players."),
    ],
)  # fmt: skip
def test_refused(given: dict[str, str], text: str) -> None:
    """1.5, setup What excludes each other, or is not known, is refused with the reason."""
    with pytest.raises(Problem) as refused:
        RULES.check_options(given)
    assert Words("en", strict=True).problem(refused.value) == text


def test_non_players_cannot_be_asked_for() -> None:
    """1.5 No Faction leads itself yet."""
    assert RULES.with_nonplayers({"players": "2"}, []) == {"players": "2"}
    with pytest.raises(Problem, match="no-nonplayers"):
        RULES.with_nonplayers({}, ["taliban"])
