"""6.4 Support Phase: Civic Action of the Coalition, then of the Government, then Sharia."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import COALITION, GOVERNMENT, KABUL, MULLAH_OMAR, SHADED
from abyssal.games.distant_plain.s6_propaganda import (
    civic_action_phase,
    civic_spaces,
    decides,
    sharia_phase,
    sharia_spaces,
)
from tests.games.distant_plain.asking import actor, answer, asked, at_round, during
from tests.games.distant_plain.helpers import RULES, board, play, question


def civic(b: Afghanistan, who: int) -> list[str]:
    return [RULES.spec.spaces[s] for s in civic_spaces(b, who)]


def sharia(b: Afghanistan) -> list[str]:
    return [RULES.spec.spaces[s] for s in sharia_spaces(b)]


def test_6_4_order() -> None:
    """6.4 The COIN Factions, the Coalition first, and then the Taliban."""
    b = board("kabul: coalition 1t, government 1p\nherat: government 1t 1p\nkandahar: taliban 1g", scenario="short")
    game = at_round(b)
    asking = []
    while asked(game).kind in ("civic-action", "sharia"):
        asking.append((actor(game), asked(game).kind))
        answer(game, "done")
    assert asking == [("coalition", "civic-action"), ("government", "civic-action"), ("taliban", "sharia")]


@pytest.mark.parametrize(
    ("here", "who"),
    [
        ("coalition 1t, government 1p", COALITION),
        ("coalition 1t, government 1t 1p", COALITION),
        ("coalition 2t, government 1t 3p", COALITION),
        ("coalition 1t, government 2t 1p", GOVERNMENT),
        ("coalition 1b, government 1t 1p", GOVERNMENT),
    ],
)
def test_6_4_1_who_decides(here: str, who: int) -> None:
    """6.4.1 The COIN Faction with the most Troops there, the Coalition if equal; Police and Bases do not count."""
    b = board(f"kabul: {here}")
    assert decides(b, KABUL) == who
    assert [civic(b, faction) for faction in (who, COALITION + GOVERNMENT - who)] == [["kabul"], []]


@pytest.mark.parametrize(
    "line",
    [
        "herat: government 1t",
        "herat: government 2p, coalition 1b",
        "herat: government 1t 1p, taliban 2g",
        "herat: government 1t 1p, S",
        "zabol: government 1t 1p",
        "loc_kabul_aibak: government 1t 1p",
    ],
)
def test_6_4_1_where_not(line: str) -> None:
    """6.4.1 COIN Control, Troops and Police are needed, and something left to gain where people live."""
    b = board(line)
    assert civic(b, COALITION) + civic(b, GOVERNMENT) == []


def test_6_4_terror_without_population() -> None:
    """6.4.1, 6.4.2 Where no people live, Terror can be removed all the same: in Pakistan too."""
    b = board("zabol: government 1t 1p, terror 2\nnimruz: taliban 1g, terror 1\nwaziristan: taliban 1b, terror 1", 9)
    assert (civic(b, GOVERNMENT), sharia(b)) == (["zabol"], ["nimruz", "waziristan"])
    assert play(b, civic_action_phase(b, GOVERNMENT), "zabol", "1", "done") == {
        "resources government": -3, "zabol terror": -1,
    }  # fmt: skip
    assert play(b, sharia_phase(b), "waziristan", "done") == {"resources taliban": -1, "waziristan terror": -1}


def test_6_4_1_terror_first() -> None:
    """6.4.1 Every 3 Government Resources remove 1 Terror or, once there is none, shift 1 level toward Support."""
    b = board("herat: government 1t 1p, O, terror 2", 10)
    assert play(b, civic_action_phase(b, GOVERNMENT), "herat", "3") == {
        "resources government": -9, "herat terror": -2, "herat support": 1,
    }  # fmt: skip


def test_6_4_1_the_coalition_spends_government_resources() -> None:
    """6.4.1 As many steps as are wanted, in as many spaces."""
    b = board("kabul: coalition 1t, government 1p, O\nherat: coalition 1t, government 1p", 15)
    assert play(b, civic_action_phase(b, COALITION), "kabul", "1", "herat", "kabul") == {
        "resources government": -9, "kabul support": 2, "herat support": 1,
    }  # fmt: skip


def test_6_4_1_no_more_than_can_be_paid() -> None:
    """6.4.1 With 5 Resources one step; with 2 nothing is asked."""
    b = board("kabul: coalition 1t, government 1p, O", 5)
    assert play(b, civic_action_phase(b, COALITION), "kabul") == {"resources government": -3, "kabul support": 1}
    assert play(b, civic_action_phase(b, COALITION)) == {}


def test_6_4_1_support_with_terror() -> None:
    """6.4.1 At Support a Terror marker can still be bought off."""
    b = board("kabul: coalition 1t, government 1p, S, terror 1")
    assert play(b, civic_action_phase(b, COALITION), "kabul") == {
        "resources government": -3, "kabul terror": -1,
    }  # fmt: skip


def test_6_4_2_where() -> None:
    """6.4.2 Under Taliban Control, where people live and something is left to gain."""
    b = board(
        "kandahar: taliban 1g\nkhowst: taliban 2g, coalition 2t\nzabol: taliban 1g\nwaziristan: taliban 1g\n"
        "helmand: taliban 1g, O\nghazni: taliban 1b, O, terror 1"
    )
    assert sharia(b) == ["ghazni", "kandahar"]


def test_6_4_2_terror_first() -> None:
    """6.4.2 Every Taliban Resource removes 1 Terror or, once there is none, shifts 1 level toward Opposition."""
    b = board("kandahar: taliban 1g, S, terror 1", 10)
    assert during(b, sharia_phase, "kandahar", "3") == {
        "resources taliban": -3, "kandahar terror": -1, "kandahar support": -2,
    }  # fmt: skip


def test_6_4_2_no_resources() -> None:
    """6.4.2 Without Resources nothing is asked."""
    b = board("kandahar: taliban 1g, S", 0)
    assert during(b, sharia_phase) == {}


def test_6_4_2_the_taliban_may_decline() -> None:
    """6.4.2 They may spend, but need not."""
    b = board("kandahar: taliban 1g, S", 3)
    assert question(sharia_phase(b)).options == ["kandahar", "done"]
    assert during(b, sharia_phase, "done") == {}


def test_6_4_2_mullah_omar() -> None:
    """6.4.2, 5.4 With Mullah Omar (36, shaded) also in Afghan Pashtun spaces with a Taliban piece."""
    b = board("khowst: taliban 1g, coalition 2t\nherat: taliban 1g, coalition 2t\nnuristan: coalition 1t")
    assert sharia(b) == []
    b.put_in_force(MULLAH_OMAR, SHADED)
    assert sharia(b) == ["khowst"]
