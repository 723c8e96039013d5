"""8.5 Victory in games with Non-players: when the game ends, who wins, and ties."""

from __future__ import annotations

from abyssal.games.distant_plain import s7_victory as victory
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    AFTER_ROUND,
    COALITION,
    GOVERNMENT,
    OVER,
    PHASE,
    PROPAGANDA_PLAYED,
    TALIBAN,
    VICTORY_PHASE,
    WARLORDS,
)
from tests.games.distant_plain.helpers import RULES, run
from tests.games.distant_plain.nonplayers.bots import solo

OPPOSITION = "".join(
    f"{name}: O\n" for name in ["kabul", "baghlan", "balkh", "kandahar", "khowst", "konduz", "nuristan", "herat"]
)
"""16 points of Opposition."""
TALIBAN_AHEAD = OPPOSITION + "waziristan: taliban 2b\nnimruz: taliban 2b\nfarah: taliban 1b"


def checked(b: Afghanistan, propaganda: int) -> bool:
    """Return True if the Victory Phase of that Propaganda card ends the game."""
    b.set(PROPAGANDA_PLAYED, propaganda)
    b.set(PHASE, VICTORY_PHASE)
    run(b, RULES.step(b))
    return b.n[PHASE] == OVER


def test_8_5_not_at_the_first_propaganda() -> None:
    """8.5 Taliban past their goal end the game from the second Propaganda card on."""
    assert victory.margin(solo(TALIBAN_AHEAD), TALIBAN) == 1
    assert not checked(solo(TALIBAN_AHEAD), 1)
    assert checked(solo(TALIBAN_AHEAD), 2)


def test_8_5_all_players_lose() -> None:
    """8.5, 7.1 Then all players lose."""
    b = solo(TALIBAN_AHEAD)
    assert checked(b, 3)
    assert RULES.winner(b) == -1
    assert RULES.ranking(b)[0] == [TALIBAN]


def test_8_5_a_player_ends_nothing() -> None:
    """8.5 The margin of a Player does not end the game: with the Taliban a Player it goes on."""
    assert not checked(solo(TALIBAN_AHEAD, people="coalition+taliban+government"), 2)


def test_8_5_after_the_final_propaganda() -> None:
    """8.5 After the final Round the highest margin wins, a Player's or not."""
    b = solo(TALIBAN_AHEAD, people="coalition+taliban+government")
    b.set(AFTER_ROUND, 1)
    assert RULES.winner(b) == TALIBAN
    b = solo(TALIBAN_AHEAD)
    b.set(AFTER_ROUND, 1)
    assert RULES.winner(b) == TALIBAN


def test_8_5_ties() -> None:
    """8.5 Ties go to Non-players, then Warlords, Taliban, Government, Coalition; without Non-players the Government
    comes before the Taliban (7.1)."""
    assert victory.ties(solo("")) == [WARLORDS, TALIBAN, GOVERNMENT, COALITION]
    assert victory.ties(RULES.new_board(RULES.check_options({}))) == [WARLORDS, GOVERNMENT, TALIBAN, COALITION]
    b = solo("", {"taliban": 0, "warlords": 25}, people="coalition+government")
    b.add_patronage(6)
    b.set(AFTER_ROUND, 1)
    assert [victory.margin(b, f) for f in (TALIBAN, GOVERNMENT, WARLORDS)] == [-20, -20, -15]
    assert RULES.ranking(b)[-2:] == [[TALIBAN], [GOVERNMENT]]
