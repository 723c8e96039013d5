"""6.1 and 7.0 Victory: checks, margins, ranking and ties."""

from __future__ import annotations

import pytest

from abyssal.coin.notation import read_space
from abyssal.coin.victory import ranking
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import COALITION, FACTIONS, GOVERNMENT, OVER, PHASE, TALIBAN, WARLORDS
from abyssal.games.distant_plain.s7_victory import TIES, margin, passing
from tests.games.distant_plain.asking import at_round
from tests.games.distant_plain.helpers import RULES, board


def margins(b: Afghanistan) -> list[int]:
    """Of Coalition, Taliban, Government, Warlords."""
    return [margin(b, faction) for faction in range(4)]


def places(b: Afghanistan) -> list[str]:
    return ["+".join(FACTIONS[f] for f in standing.factions) for standing in ranking(b, TIES)]


def test_7_3_margins() -> None:
    """7.3 Beyond or short of the condition: Support + Available - 30, Opposition + Bases - 20, COIN Control +
    Patronage - 35, the lower of Uncontrolled - 15 and Warlords Resources - 40."""
    b = board(
        "kabul: coalition 6t 2b, government 1t, S\nkhowst: taliban 3g 2b, O\nbalkh: warlords 1b",
        resources={"warlords": 42},
        patronage=11,
    )
    assert margins(b) == [3 + 14 + 4 - 30, 2 + 2 - 20, 3 + 11 - 35, min(25 - 3 - 2 - 15, 42 - 40)]
    b.gain(WARLORDS, 20)
    assert margin(b, WARLORDS) == 20 - 15


OPPOSITION = "\n".join(
    f"{space}: O"
    for space in (
        "kabul",
        "balkh",
        "baghlan",
        "konduz",
        "kandahar",
        "khowst",
        "nuristan",
        "herat",
        "badghis",
        "helmand",
    )
)
"""Population 18."""
COIN = "kabul: government 1t\nbalkh: government 1t\nbaghlan: coalition 1t\nkonduz: coalition 1t"
"""Population 9 under COIN Control."""


@pytest.mark.parametrize(
    ("faction", "text", "more", "patronage", "warlords"),
    [
        (COALITION, "kabul: S\nherat: S", "ghazni: S", 0, 0),
        (TALIBAN, OPPOSITION + "\noruzgan: taliban 2b", "zabol: taliban 1b", 0, 0),
        (GOVERNMENT, "kabul: government 1t", "herat: coalition 1t", 32, 0),
        (WARLORDS, COIN + "\nherat: government 1t", "herat: warlords 1g", 0, 75),
    ],
)
def test_7_2_conditions_must_be_exceeded(faction: int, text: str, more: str, patronage: int, warlords: int) -> None:
    """7.2 Support + Available 30, Opposition + Bases 20, COIN Control + Patronage 35, Uncontrolled Population 15: just
    reached is not enough, 1 more is."""
    b = board(text, {"warlords": warlords}, patronage=patronage)
    assert (margin(b, faction), faction in passing(b)) == (0, False)
    read_space(b, more)
    assert (margin(b, faction), faction in passing(b)) == (1, True)


def test_7_2_warlords_need_both() -> None:
    """7.2 Resources above 40 and Uncontrolled Population above 15."""
    b = board("", {"warlords": 40})
    assert (margin(b, WARLORDS), passing(b)) == (0, [])
    b.gain(WARLORDS, 1)
    assert (margin(b, WARLORDS), passing(b)) == (1, [WARLORDS])


def test_6_1_a_victory_ends_the_game() -> None:
    """6.1 At the start of the Round; nothing else of it takes place."""
    b = board("kabul: government 3t 1p", resources=0, patronage=40, scenario="short")
    before = b.snapshot()
    game = at_round(b)
    assert (game.over, b.n[PHASE]) == (True, OVER)
    assert [entry for entry in game.journal if entry[0] in ("past-goal", "over")] == [
        ("past-goal", (GOVERNMENT, 8)), ("over", (GOVERNMENT,)),
    ]  # fmt: skip
    assert b.n[: RULES.spec.at["available"]] == list(before[: RULES.spec.at["available"]])


def test_6_1_none_past_its_goal() -> None:
    """6.1 Otherwise the Round goes on, and the margins are logged."""
    game = at_round(board("kabul: coalition 2t, government 2t", resources=0, scenario="short"))
    told = [entry for entry in game.journal if entry[0] in ("none-past", "all-margins", "over")]
    assert told == [("none-past", (0,)), ("all-margins", (18 + 6 - 30, 0 - 20, 3 + 9 - 35, min(22 - 15, 0 - 40)))]


def test_7_1_highest_margin_first() -> None:
    """7.1 Whoever passes the check, the ranks go by margin."""
    b = board("kabul: government 1t", resources={"warlords": 55}, patronage=36)
    assert [margin(b, f) for f in (GOVERNMENT, WARLORDS)] == [4, 7]
    assert (places(b)[:2], RULES.winner(b)) == (["warlords", "government"], WARLORDS)


def test_7_1_ties() -> None:
    """7.1 Warlords before Government before Taliban before Coalition."""
    text = (
        "kabul: coalition 7t 2b, O, returnee\nkhowst: taliban 2b, O\nnuristan: O\nkandahar: O\nbalkh: S\nherat: S\n"
        "baghlan: warlords 1b"
    )
    b = board(text, resources={"warlords": 40 - 10}, patronage=25 - 4)
    assert margins(b) == [3 + 13 + 4 - 30, 4 + 2 + 2 + 2 + 2 - 20, 4 + 21 - 35, -10]
    b.shift(RULES.spec.space_index["kandahar"], 1)
    assert margins(b) == [-10, -10, -10, -10]
    assert places(b) == ["warlords", "government", "taliban", "coalition"]


@pytest.mark.parametrize(
    ("players", "pairing", "groups"),
    [
        ("3", "government", {"coalition+warlords", "taliban", "government"}),
        ("2", "government", {"coalition+government", "taliban+warlords"}),
        ("2", "warlords", {"coalition+warlords", "taliban+government"}),
    ],
)
def test_1_5_option_the_lowest_margin_counts(players: str, pairing: str, groups: set[str]) -> None:
    """1.5.option After the final Round a player ranks by the lowest margin of the player's Factions."""
    b = board("kabul: government 1t", patronage=40, players=players, pairing=pairing)
    found = ranking(b, TIES)
    assert set(places(b)) == groups
    assert [standing.margin for standing in found] == [min(margin(b, f) for f in place.factions) for place in found]


def test_1_5_option_all_of_a_player_must_pass() -> None:
    """1.5.option, 6.1 Play stops on a check only if all of a player's Factions meet their conditions."""
    alone = board("kabul: government 1t", patronage=40, players="2")
    assert (margin(alone, GOVERNMENT) > 0, margin(alone, COALITION) > 0, passing(alone)) == (True, False, [])
    both = board("kabul: government 1t, S\nbalkh: S", patronage=40, players="2")
    assert passing(both) == [COALITION, GOVERNMENT]
    assert passing(board("kabul: government 1t", patronage=40, players="3")) == [GOVERNMENT]


def test_1_5_option_why_nobody_wins() -> None:
    """1.5.option The journal says that another Faction of the player is not past its goal."""
    b = board("kabul: government 1t", resources=0, patronage=40, players="2", scenario="short")
    assert ("none-past", (1,)) in at_round(b).journal


def test_7_3_after_the_final_propaganda() -> None:
    """7.3 Without a win at a victory check the highest margin wins, even below 0."""
    b = board("kabul: coalition 2t, government 2t", resources=0, scenario="short")
    game = at_round(b, 4)
    assert game.over
    assert (margins(b), RULES.winner(b)) == ([-6, -20, -23, -40], COALITION)
