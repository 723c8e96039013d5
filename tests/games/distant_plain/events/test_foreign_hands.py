"""Events 37 to 44, a test per side and more where a card has edges."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain import names
from tests.games.distant_plain.events.questions import in_brief
from tests.games.distant_plain.helpers import board, event

# 37 Afghan Commandos


COMMANDOS = """
khowst: government 3t 2p, taliban 3g(2a) 1b, warlords 1g(1a)
kabul: government 1t 3p, taliban 2g(2a)
balkh: government 4p, warlords 2g(2a)
zabol: government 2t, taliban 2g
paktika: government 2t, taliban 1b
loc_kabul_aibak: government 1t, warlords 1g(1a)
konduz: coalition 2t, taliban 1g(1a)
"""


def test_37_afghan_commandos_unshaded() -> None:
    """Each Troops removes 1 exposed piece, in Mountains too; +6 Aid for a Taliban Base, no cost, Police are idle."""
    found = ["kabul", "khowst", "paktika", "loc_kabul_aibak", "done"]
    assert in_brief(board(COMMANDOS), "coalition", 37, False) == ("government", "event-assault", found)
    assert event(board(COMMANDOS), "coalition", 37, False, "kabul", "paktika") == {
        "kabul taliban.guerrilla.a": -1,
        "paktika taliban.base": -1,
        "aid": 6,
    }


def test_37_afghan_commandos_targets() -> None:
    """1.4.1, 3.2.4 Three hits for three exposed pieces; an Underground Guerrilla shields the Base."""
    b = board(COMMANDOS)
    assert event(b, "government", 37, False, "khowst", "taliban", "warlords", "done") == {
        "khowst taliban.guerrilla.a": -2,
        "khowst warlords.guerrilla.a": -1,
        "khowst control": 1,
    }


def test_37_afghan_commandos_declined() -> None:
    """The Government may; where nothing is exposed there is no question. Momentum does not forbid it (5.1.2)."""
    assert event(board(COMMANDOS), "taliban", 37, False, "done") == {}
    assert event(board("zabol: government 2t, taliban 2g"), "coalition", 37, False) == {}
    b = board("zabol: government 1t, taliban 3g(3a)")
    b.put_in_force(names.STRATEGIC_RELEASE, names.SHADED)
    assert event(b, "government", 37, False, "zabol") == {"zabol taliban.guerrilla.a": -1}


def test_37_afghan_commandos_shaded() -> None:
    """Four Government Troops where Taliban are too; no Police, not on LoCs, not with Warlords only."""
    text = """
    kabul: government 2t 1p, taliban 1b
    khowst: government 4t, taliban 1g
    balkh: government 3t, warlords 2g
    loc_kabul_tor_kham: government 1t, taliban 1g
    """
    assert in_brief(board(text), "taliban", 37, True) == ("taliban", "event-remove", ["kabul", "khowst", "done"])
    assert event(board(text), "taliban", 37, True, "kabul", "khowst", "khowst", "khowst") == {
        "kabul government.troops": -1,
        "khowst government.troops": -3,
        "khowst control": -1,
    }
    assert event(board(text), "coalition", 37, True, "kabul", "done") == {"kabul government.troops": -1}


def test_37_afghan_commandos_nothing() -> None:
    assert event(board("kabul: government 2t\nkhowst: taliban 1g"), "taliban", 37, True) == {}


# 38 Night Raids

RAIDED = """
kabul: coalition 1t, taliban 3g(1a)
khowst: coalition 2t, taliban 1g, warlords 2g
zabol: coalition 1t, taliban 1b
ghazni: coalition 1b, taliban 2g
loc_kabul_aibak: coalition 1t, taliban 1g
herat: coalition 1t, taliban 2g(2a)
"""


def test_38_night_raids_unshaded() -> None:
    """With Coalition Troops in Kabul or a Province, all Taliban Guerrillas turn Active and 1 is removed."""
    asked = in_brief(board(RAIDED), "government", 38, False)
    assert asked == ("government", "event-remove", ["kabul", "herat", "khowst", "done"])
    assert event(board(RAIDED), "government", 38, False, "kabul", "herat", "khowst") == {
        "kabul taliban.guerrilla.u": -2,
        "kabul taliban.guerrilla.a": 1,
        "khowst taliban.guerrilla.u": -1,
        "herat taliban.guerrilla.a": -1,
        "herat control": -2,
    }


def test_38_night_raids_fewer() -> None:
    assert event(board(RAIDED), "coalition", 38, False, "khowst", "done") == {"khowst taliban.guerrilla.u": -1}


def test_38_night_raids_shaded() -> None:
    """Spaces with Coalition Troops at Support or Neutral; Opposition and Population 0 cannot shift."""
    text = """
    kabul: coalition 1t, S
    khowst: coalition 2t
    ghazni: coalition 1t, O
    zabol: coalition 3t
    herat: coalition 1b, S
    helmand: coalition 1t, S
    konduz: coalition 1t
    """
    asked = in_brief(board(text), "taliban", 38, True)
    assert asked == ("taliban", "event-shift", ["kabul", "helmand", "khowst", "konduz", "done"])
    assert event(board(text), "taliban", 38, True, "kabul", "khowst") == {"kabul support": -1, "khowst support": -1}


def test_38_night_raids_shaded_once_each() -> None:
    """A space that could shift again is not offered again."""
    b = board("kabul: coalition 1t, S\nkhowst: coalition 1t")
    assert in_brief(b, "warlords", 38, True, "kabul") == ("warlords", "event-shift", ["khowst", "done"])


# 39 Trilateral Summit, 40 Line Item


def test_39_trilateral_summit_unshaded() -> None:
    assert event(board(aid=70), "government", 39, False) == {"islamabad": -1, "aid": 5}


def test_39_trilateral_summit_hostility() -> None:
    """6.6.1 At Hostility the Taliban in Pakistan turn Active; beyond it Islamabad becomes Hard."""
    b = board("waziristan: taliban 3g(1a)\nkhowst: taliban 1g", islamabad="pressure")
    assert event(b, "coalition", 39, False) == {
        "islamabad": -1,
        "aid": 6,
        "waziristan taliban.guerrilla.u": -2,
        "waziristan taliban.guerrilla.a": 2,
    }
    assert event(b, "coalition", 39, False) == {"hard": 1, "aid": 6}


def test_39_trilateral_summit_shaded() -> None:
    assert event(board(), "taliban", 39, True) == {"islamabad": 1, "resources taliban": 3}


def test_40_line_item_unshaded() -> None:
    assert event(board(aid=9), "government", 40, False) == {"aid": 9}


def test_40_line_item_shaded() -> None:
    """Aid does not fall below 0."""
    assert event(board(aid=12), "taliban", 40, True) == {"aid": -9}
    assert event(board(aid=4), "taliban", 40, True) == {"aid": -4}


# 41 NATO Politics


def test_41_nato_politics_unshaded() -> None:
    """Troops and Bases in any mix, up to 4."""
    b = board()
    b.discard(names.COALITION_TROOPS, 5)
    b.discard(names.COALITION_BASE, 2)
    troops, base = "coalition.troops", "coalition.base"
    assert in_brief(b, "coalition", 41, False) == ("coalition", "event-return-piece", [troops, base, "done"])
    assert event(b, "coalition", 41, False, troops, base, base, troops) == {
        "out_of_play coalition.troops": -2,
        "out_of_play coalition.base": -2,
    }
    assert event(b, "government", 41, False, troops, "done") == {"out_of_play coalition.troops": -1}


def test_41_nato_politics_few() -> None:
    """5.1.3 As many as there are."""
    b = board()
    b.discard(names.COALITION_BASE, 1)
    assert event(b, "coalition", 41, False, "coalition.base") == {"out_of_play coalition.base": -1}
    assert event(b, "coalition", 41, False) == {}


def test_41_nato_politics_shaded() -> None:
    """Two pieces, no fewer."""
    asked = in_brief(board(), "taliban", 41, True)
    assert asked == ("taliban", "event-withdraw-piece", ["coalition.troops", "coalition.base"])
    assert event(board(), "taliban", 41, True, "coalition.base", "coalition.troops") == {
        "out_of_play coalition.troops": 1,
        "out_of_play coalition.base": 1,
    }


def test_41_nato_politics_shaded_few() -> None:
    """5.1.3 A single Available piece leaves without a question."""
    b = board()
    b.discard(names.COALITION_TROOPS, 99)
    b.discard(names.COALITION_BASE, b.available(names.COALITION_BASE) - 1)
    assert event(b, "taliban", 41, True) == {"out_of_play coalition.base": 1}


# 42 NGOs


def test_42_ngos_unshaded() -> None:
    """All Terror is removed and the space shifts; where only one of both is possible, that happens."""
    text = """
    kabul: government 1p, O, terror 2
    zabol: coalition 1t, terror 1
    herat: coalition 1t, S
    balkh: government 1t, S, terror 1
    khowst: taliban 1g, O, terror 1
    """
    asked = in_brief(board(text), "government", 42, False)
    assert asked == ("government", "event-space", ["kabul", "balkh", "zabol", "done"])
    assert event(board(text), "government", 42, False, "kabul") == {"kabul terror": -2, "kabul support": 1}
    assert event(board(text), "government", 42, False, "balkh") == {"balkh terror": -1}
    assert event(board(text), "government", 42, False, "done") == {}


def test_42_ngos_shaded() -> None:
    """Terror with Guerrillas of either Faction, in Provinces and Kabul; not on LoCs or in Pakistan."""
    text = """
    kabul: warlords 1g
    zabol: taliban 1g(1a)
    herat: warlords 1b
    balkh: warlords 1g, terror 1
    waziristan: taliban 1g
    loc_kabul_aibak: taliban 1g
    farah: taliban 1g
    """
    asked = in_brief(board(text), "taliban", 42, True)
    assert asked == ("taliban", "event-terror-space", ["kabul", "balkh", "farah", "zabol", "done"])
    assert event(board(text), "taliban", 42, True, "balkh", "zabol", "kabul") == {
        "kabul terror": 1,
        "zabol terror": 1,
        "balkh terror": 1,
        "aid": -6,
    }


def test_42_ngos_shaded_no_markers() -> None:
    """3.3.4 With all markers on the map only Aid falls."""
    b = board("kabul: warlords 1g, terror 30")
    assert event(b, "taliban", 42, True) == {"aid": -6}


# 43 Pakistani Offensive


def test_43_pakistani_offensive_unshaded() -> None:
    """Guerrillas of 1 Pakistan space first, Active or Underground, then its Base."""
    b = board("waziristan: taliban 2g(1a) 1b\nbalochistan: taliban 1b")
    choices = ["waziristan", "taliban.guerrilla.u", "taliban.guerrilla.a", "taliban.base"]
    assert event(b, "coalition", 43, False, *choices) == {
        "islamabad": -1,
        "waziristan taliban.guerrilla.u": -1,
        "waziristan taliban.guerrilla.a": -1,
        "waziristan taliban.base": -1,
        "waziristan control": -2,
    }


def test_43_pakistani_offensive_bases_last() -> None:
    """The Base is not among the choices as long as a Guerrilla is there; fewer than 3 may go."""
    b = board("waziristan: taliban 4g 1b", islamabad="pressure")
    asked = in_brief(b, "coalition", 43, False)
    assert asked == ("coalition", "event-remove-piece", ["taliban.guerrilla.a", "done"])
    b = board("waziristan: taliban 4g 1b", islamabad="pressure")
    assert event(b, "coalition", 43, False, "taliban.guerrilla.a", "done") == {
        "islamabad": -1,
        "waziristan taliban.guerrilla.u": -4,
        "waziristan taliban.guerrilla.a": 3,
    }


def test_43_pakistani_offensive_nobody() -> None:
    """5.1.3 Islamabad shifts even with Pakistan empty."""
    assert event(board(islamabad="hostility"), "government", 43, False) == {"hard": 1}


def test_43_pakistani_offensive_shaded() -> None:
    """The Taliban choose who crosses where; each Guerrilla moves one step and stays Underground or Active."""
    b = board("waziristan: taliban 3g(1a) 1b\nbalochistan: taliban 2g(2a)")
    crossing = ["waziristan", "zabol", "1", "0", "waziristan", "khowst", "0", "balochistan", "helmand", "2", "done"]
    assert in_brief(b, "warlords", 43, True) == (
        "taliban",
        "event-origin",
        ["balochistan", "waziristan", "done"],
    )
    b = board("waziristan: taliban 3g(1a) 1b\nbalochistan: taliban 2g(2a)")
    assert event(b, "warlords", 43, True, *crossing) == {
        "islamabad": 1,
        "waziristan taliban.guerrilla.u": -1,
        "waziristan taliban.guerrilla.a": -1,
        "balochistan taliban.guerrilla.a": -2,
        "zabol taliban.guerrilla.u": 1,
        "khowst taliban.guerrilla.a": 1,
        "helmand taliban.guerrilla.a": 2,
        "helmand control": 2,
        "khowst control": 2,
        "zabol control": 2,
        "balochistan control": -2,
    }


def test_43_pakistani_offensive_shaded_where() -> None:
    """Into adjacent Afghan Provinces: no LoC, no other space of Pakistan."""
    b = board("waziristan: taliban 1g")
    asked = in_brief(b, "taliban", 43, True, "waziristan")
    assert asked == ("taliban", "event-destination", ["kandahar", "khowst", "paktika", "zabol"])
    assert event(board("waziristan: taliban 1g"), "taliban", 43, True, "done") == {"islamabad": 1}


# 44 Pakistani Politics


@pytest.mark.parametrize(
    ("how", "by"), [("hostility_1", -1), ("hostility_2", -2), ("sponsorship_1", 1), ("sponsorship_2", 2)]
)
def test_44_pakistani_politics(how: str, by: int) -> None:
    assert event(board(islamabad="tolerance"), "warlords", 44, False, how) == {"islamabad": by, "hard": 1}


def test_44_pakistani_politics_at_the_end() -> None:
    """6.6.1 A shift beyond the end hardens, as the card does anyway; a marker that is Hard stays so."""
    b = board(islamabad="backing")
    assert event(b, "taliban", 44, False, "sponsorship_2") == {"islamabad": 1, "hard": 1}
    assert event(b, "taliban", 44, False, "hostility_1") == {"islamabad": -1}
