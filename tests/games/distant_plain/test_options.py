"""The options of a game (1.5, 2.3.7, 7.3.option, setup): names, defaults and clashes."""

from __future__ import annotations

import pytest

from abyssal.coin.options import BOX
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
        "people": "all",
        "players_limited": "true",
        "pairing": "government",
        "deployment": "standard",
        "capabilities": "true",
        "sudden_propaganda": "false",
        "deception": "false",
        "patrol_assault": "paid",
        "sponsorship": "eligible",
    }
    assert set(RULES.option_values()) == {*VALUES, *BOX}


def test_1_5_who_leads_whom() -> None:
    """1.5, 1.5.option With 3 players the Coalition player has the Warlords; with 2, the Government or, if preferred,
    the Warlords."""
    assert leaders() == [COALITION, TALIBAN, GOVERNMENT, WARLORDS]
    assert leaders(players="3") == [COALITION, TALIBAN, GOVERNMENT, COALITION]
    assert leaders(players="2") == [COALITION, TALIBAN, COALITION, TALIBAN]
    assert leaders(players="2", pairing="warlords") == [COALITION, TALIBAN, TALIBAN, COALITION]


def test_1_5_two_players_lead_all() -> None:
    """1.5 Unless Non-players are asked for, 2 and 3 players play all Factions."""
    assert RULES.check_options({"players": "2"})["nonplayers"] == "false"


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"colour": "blue"}, "There is no option “colour”. Known: scenario, players, nonplayers, people, "
         "players_limited, pairing, deployment, capabilities, sudden_propaganda, deception, patrol_assault, "
         "sponsorship, cards, dice, events."),
        ({"scenario": "long"}, "Option “scenario” cannot be “long”. Possible: main, short, extended."),
        ({"nonplayers": "true"},
         "These options do not go together: with 4 players no Faction is left for a Non-player."),
        ({"players": "1", "nonplayers": "false"},
         "These options do not go together: a 1-player game needs Non-player Factions."),
        ({"players": "2", "people": "taliban", "nonplayers": "true"},
         "These options do not go together: the list of played Factions must match the number of players, and "
         "Non-players must play the rest."),
        ({"people": "taliban", "nonplayers": "false"},
         "These options do not go together: the list of played Factions must match the number of players, and "
         "Non-players must play the rest."),
        ({"players_limited": "false"},
         "These options do not go together: players are Limited before each Propaganda only in games with "
         "Non-players."),
        ({"players": "3", "pairing": "warlords"},
         "These options do not go together: pairings exist only with 2 players."),
        ({"pairing": "warlords"},
         "These options do not go together: pairings exist only with 2 players."),
        ({"players": "2", "deception": "true"},
         "These options do not go together: Deception markers are for 3 or 4 players."),
    ],
)  # fmt: skip
def test_refused(given: dict[str, str], text: str) -> None:
    """1.5, setup Clashing or unknown options are refused with the reason."""
    with pytest.raises(Problem) as refused:
        RULES.check_options(given)
    assert Words("en", strict=True).problem(refused.value) == text


def seats(**options: str) -> tuple[list[int], list[bool]]:
    """Return the leader of each Faction, and for each True if it has a player."""
    chosen = Options(RULES.check_options(options))
    return chosen.leaders, chosen.is_player


def test_8_0_non_players() -> None:
    """8.0 Factions without a player are Non-players, each on its own; the fewer players, the more of them."""
    both = ([COALITION, TALIBAN, GOVERNMENT, WARLORDS], [True, False, True, False])
    assert seats(people="coalition+government") == both
    assert seats(nonplayers="true", players="3") == (both[0], [True, True, True, False])
    assert RULES.with_nonplayers({"scenario": "short"}, ["warlords", "taliban"]) == {
        "scenario": "short",
        "players": "2",
        "nonplayers": "true",
        "people": "coalition+government",
    }
    assert RULES.with_nonplayers({"players": "2"}, []) == {"players": "2"}
    assert seats(players="1") == (both[0], [True, False, False, False])
    assert seats(people="none") == seats(players="0") == (both[0], [False] * 4)
    assert RULES.check_options({"people": "warlords"})["players"] == "1"


def test_8_0_seats_that_do_not_agree() -> None:
    """8.0 The seats are the options' own business."""
    with pytest.raises(Problem, match="seats"):
        RULES.with_nonplayers({"players": "4"}, ["taliban"])


def test_8_1_players_limited() -> None:
    """8.1.players_limited The limit stands unless it is switched off, and only beside Non-players."""
    assert not Options(RULES.check_options({})).players_limited
    assert Options(RULES.check_options({"people": "coalition+government"})).players_limited
    assert not Options(
        RULES.check_options({"people": "coalition+government", "players_limited": "false"})
    ).players_limited
