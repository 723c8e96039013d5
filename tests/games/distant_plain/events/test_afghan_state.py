"""Events 45 to 54, a test per side and more where a card has edges."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain import names
from tests.games.distant_plain.events.questions import in_brief
from tests.games.distant_plain.helpers import FACTIONS, board, event

ALL_WARLORDS = """
balkh: warlords 15g
badghis: warlords 2b
bamian: warlords 2b
faryab: warlords 2b
herat: warlords 2b
ghowr: warlords 2b
helmand: warlords 2b
"""
"""No Warlords piece is Available."""

# 45 Tribal Elders, 46 ID Cards


@pytest.mark.parametrize("who", ["coalition", "warlords"])
def test_45_tribal_elders(who: str) -> None:
    """The executing Faction holds the marker, which leaves with the card (5.4)."""
    b = board()
    assert event(b, who, 45, False) == {"effect 45": names.UNSHADED, "elders": FACTIONS[who] + 1}
    b.put_in_force(45, 0)
    assert (b.in_force(45), b.n[names.ELDERS]) == (0, 0)


def test_46_id_cards_unshaded() -> None:
    assert event(board(), "government", 46, False) == {"effect 46": names.UNSHADED}


def test_46_id_cards_shaded() -> None:
    assert event(board(), "taliban", 46, True) == {"effect 46": names.SHADED}


# 47 Loya Jirga


def test_47_loya_jirga_unshaded() -> None:
    """Provinces under COIN Control without a Coalition piece; not Kabul, and not with Population 0."""
    text = """
    kabul: government 2p
    khowst: government 2t, O
    balkh: government 1b
    konduz: government 2t, coalition 1b
    herat: government 1p, S
    zabol: government 1p
    faryab: government 1p, taliban 2g
    baghlan: government 1p
    """
    asked = in_brief(board(text), "government", 47, False)
    assert asked == ("government", "event-shift", ["baghlan", "balkh", "khowst", "done"])
    assert event(board(text), "government", 47, False, "khowst", "balkh", "baghlan") == {
        "khowst support": 1,
        "balkh support": 1,
        "baghlan support": 1,
        "patronage": 2,
    }
    assert event(board(text, patronage=39), "government", 47, False, "done") == {"patronage": 1}


@pytest.mark.parametrize(("patronage", "warlords", "amount"), [(9, 10, 4), (3, 10, 3), (9, 73, 2), (0, 10, 0)])
def test_47_loya_jirga_shaded(patronage: int, warlords: int, amount: int) -> None:
    """1.8 As much as there is, and as the Warlords can hold; the rest stays Patronage."""
    b = board(patronage=patronage, resources={"warlords": warlords})
    expected = {"patronage": -amount, "resources warlords": amount} if amount else {}
    assert event(b, "warlords", 47, True) == expected


# 48 Strategic Partners


def test_48_strategic_partners_unshaded() -> None:
    assert event(board(), "government", 48, False) == {"islamabad": -1, "resources government": 6}


def test_48_strategic_partners_shaded() -> None:
    """One Guerrilla each. They come Underground, because the shift from Hostility comes first."""
    b = board(islamabad="hostility")
    assert event(b, "coalition", 48, True) == {
        "islamabad": 1,
        "balochistan taliban.guerrilla.u": 1,
        "northwest_frontier taliban.guerrilla.u": 1,
        "waziristan taliban.guerrilla.u": 1,
        "balochistan control": 2,
        "northwest_frontier control": 2,
        "waziristan control": 2,
    }


def test_48_strategic_partners_shaded_few() -> None:
    """5.1.3 With 2 Guerrillas left the Taliban say where; with none only Islamabad shifts."""
    pakistan = ["balochistan", "northwest_frontier", "waziristan"]
    assert in_brief(board("khowst: taliban 28g"), "warlords", 48, True) == ("taliban", "event-place", pakistan)
    b = board("khowst: taliban 28g")
    assert event(b, "warlords", 48, True, "waziristan", "balochistan") == {
        "islamabad": 1,
        "waziristan taliban.guerrilla.u": 1,
        "balochistan taliban.guerrilla.u": 1,
        "balochistan control": 2,
        "waziristan control": 2,
    }
    assert event(board("khowst: taliban 30g"), "warlords", 48, True) == {"islamabad": 1}


def test_48_strategic_partners_shaded_take_back() -> None:
    """1.4.1 Taliban who execute it may take back Guerrillas until 3 are Available."""
    b = board("khowst: taliban 28g(28a)")
    assert event(b, "taliban", 48, True, "take_back") == {
        "islamabad": 1,
        "khowst taliban.guerrilla.a": -1,
        "balochistan taliban.guerrilla.u": 1,
        "northwest_frontier taliban.guerrilla.u": 1,
        "waziristan taliban.guerrilla.u": 1,
        "balochistan control": 2,
        "northwest_frontier control": 2,
        "waziristan control": 2,
    }


# 49 Crop Substitution


def test_49_crop_substitution_unshaded() -> None:
    """Bases in Provinces under COIN Control, both in one space if wanted, even with Guerrillas; not in Kabul."""
    text = """
    kabul: government 3p, warlords 1b
    herat: government 4t, warlords 1g 2b
    balkh: government 2t, warlords 1b
    faryab: government 1t, warlords 1b
    """
    asked = in_brief(board(text), "government", 49, False)
    assert asked == ("government", "event-remove", ["balkh", "herat", "done"])
    assert event(board(text), "government", 49, False, "herat", "herat") == {"herat warlords.base": -2, "aid": 6}
    assert event(board(text), "government", 49, False, "balkh", "done") == {"balkh warlords.base": -1, "aid": 3}


def test_49_crop_substitution_nothing() -> None:
    assert event(board("herat: warlords 1b"), "government", 49, False) == {}


def test_49_crop_substitution_shaded() -> None:
    """The Warlords choose populated Provinces without Coalition pieces and with room (1.4.2)."""
    text = """
    herat: coalition 1t
    balkh: government 1b, taliban 1b
    """
    _, kind, options = in_brief(board(text), "taliban", 49, True)
    assert kind == "event-place"
    assert not {"kabul", "herat", "balkh", "zabol", "waziristan"} & set(options)
    assert {"khowst", "helmand", "badghis"} <= set(options)
    assert event(board(text), "taliban", 49, True, "khowst", "khowst") == {"khowst warlords.base": 2}


def test_49_crop_substitution_shaded_none_left() -> None:
    """5.1.3 Only what is Available; Warlords who do not execute it may not take back."""
    assert event(board(ALL_WARLORDS), "taliban", 49, True) == {}


# 50 Development Aid


def test_50_development_aid_unshaded() -> None:
    assert event(board(), "government", 50, False) == {"aid": 6, "resources government": 6}


def test_50_development_aid_shaded() -> None:
    assert event(board(aid=4), "warlords", 50, True) == {"aid": -4, "resources warlords": 6}


# 51 Karzai


def test_51_karzai_unshaded() -> None:
    """The Government chooses, even if another Faction executes: Patronage at once."""
    text = "kabul: government 1p, S"
    assert in_brief(board(text), "taliban", 51, False) == ("government", "event-how", ["patronage", "govern"])
    assert event(board(text), "taliban", 51, False, "patronage") == {"patronage": 4}


def test_51_karzai_unshaded_govern() -> None:
    """4.3.1 Or Govern in up to 2 spaces; for Patronage, Coalition Bases do not matter."""
    text = "kabul: government 1p, coalition 1b, S\nzabol: government 1t\nherat: government 1t"
    choices = ["govern", "kabul", "divert", "zabol"]
    assert event(board(text), "government", 51, False, *choices) == {
        "aid": -3,
        "patronage": 3,
        "kabul support": -1,
        "zabol returnee": 1,
        "zabol pop": 1,
        "returnees": -1,
    }
    assert event(board(text), "government", 51, False, "govern", "zabol", "done") == {
        "zabol returnee": 1,
        "zabol pop": 1,
        "returnees": -1,
    }


def test_51_karzai_unshaded_one_way() -> None:
    """5.1.3 Without a space to Govern only Patronage is left, at 40 only Govern, and then nothing."""
    assert event(board("kabul: taliban 1g, S"), "government", 51, False) == {"patronage": 4}
    b = board("farah: government 1t", patronage=40)
    assert event(b, "government", 51, False) == {"farah returnee": 1, "farah pop": 1, "returnees": -1}
    assert event(board(patronage=40), "government", 51, False) == {}


def test_51_karzai_shaded() -> None:
    assert event(board("kabul: S"), "warlords", 51, True) == {"patronage": -4, "kabul support": -1}


def test_51_karzai_shaded_limits() -> None:
    """5.1.3 What cannot fall further stays."""
    assert event(board("kabul: O", patronage=3), "taliban", 51, True) == {"patronage": -3}


# 52 Power Shuffle


def test_52_power_shuffle_unshaded() -> None:
    """Two Warlords Guerrillas in Kabul and Provinces become Police; LoCs do not count."""
    text = "kabul: warlords 2g(1a)\nherat: warlords 1g\nloc_kabul_aibak: warlords 1g\nbalkh: warlords 1b"
    assert in_brief(board(text), "government", 52, False) == (
        "government",
        "event-replace",
        ["kabul", "herat", "done"],
    )
    assert event(board(text), "government", 52, False, "kabul", "warlords.guerrilla.u", "herat") == {
        "kabul warlords.guerrilla.u": -1,
        "kabul government.police": 1,
        "herat warlords.guerrilla.u": -1,
        "herat government.police": 1,
        "patronage": 2,
        "herat control": 1,
    }
    assert event(board(text), "government", 52, False, "done") == {"patronage": 2}


def test_52_power_shuffle_no_police() -> None:
    """1.4.1 Without Police Available the Guerrilla is just removed."""
    b = board("kabul: government 30p\nherat: warlords 1g")
    assert b.available(names.POLICE) == 0
    assert event(b, "coalition", 52, False, "herat") == {"herat warlords.guerrilla.u": -1, "patronage": 2}


def test_52_power_shuffle_shaded() -> None:
    """Up to 2 cubes in each of up to 2 spaces join the Warlords, Underground."""
    text = "kabul: government 2t 2p\nherat: government 1t\nbalkh: government 1b\nloc_kabul_aibak: government 2p"
    choices = ["kabul", "government.police", "government.troops", "herat", "government.troops"]
    assert in_brief(board(text), "taliban", 52, True) == ("taliban", "event-replace", ["kabul", "herat", "done"])
    assert event(board(text), "taliban", 52, True, *choices) == {
        "kabul government.troops": -1,
        "kabul government.police": -1,
        "kabul warlords.guerrilla.u": 2,
        "herat government.troops": -1,
        "herat warlords.guerrilla.u": 1,
        "kabul control": -1,
        "herat control": -1,
    }


def test_52_power_shuffle_shaded_fewer() -> None:
    """One cube of one space is enough; a space is not chosen twice."""
    b = board("kabul: government 2t 2p\nherat: government 1t")
    assert event(b, "taliban", 52, True, "kabul", "government.police", "done", "done") == {
        "kabul government.police": -1,
        "kabul warlords.guerrilla.u": 1,
    }


# 53 Prison Break


def test_53_prison_break_unshaded() -> None:
    """Up to 3 Guerrillas of one Faction, from both prisons together."""
    text = "kabul: taliban 2g(1a), warlords 2g\nkandahar: taliban 2g\nzabol: taliban 3g"
    asked = in_brief(board(text), "government", 53, False)
    assert asked == ("government", "event-faction", ["taliban", "warlords"])
    choices = ["taliban", "kabul", "taliban.guerrilla.a", "kandahar", "kandahar"]
    assert event(board(text), "government", 53, False, *choices) == {
        "kabul taliban.guerrilla.a": -1,
        "kandahar taliban.guerrilla.u": -2,
        "kandahar control": -2,
    }
    assert event(board(text), "government", 53, False, "warlords", "kabul", "done") == {
        "kabul warlords.guerrilla.u": -1,
        "kabul control": 2,
    }


def test_53_prison_break_nobody() -> None:
    assert event(board("kabul: taliban 1b\nzabol: warlords 2g"), "coalition", 53, False) == {}


def test_53_prison_break_shaded() -> None:
    """The executing Faction names the Insurgents and places up to 4 of them; Terror comes in any case."""
    assert event(board(), "taliban", 53, True, "warlords", "kandahar", "4") == {
        "kandahar warlords.guerrilla.u": 4,
        "kandahar terror": 1,
    }
    assert event(board(), "coalition", 53, True, "taliban", "kabul", "0") == {"kabul terror": 1}


def test_53_prison_break_shaded_few() -> None:
    """5.1.3, 3.3.4 As many as are Available, and no Terror without markers."""
    b = board("khowst: taliban 28g, terror 30")
    assert event(b, "government", 53, True, "taliban", "kabul", "2") == {
        "kabul taliban.guerrilla.u": 2,
        "kabul control": 2,
    }


def test_53_prison_break_shaded_nobody() -> None:
    """5.1.3 Without Guerrillas Available only the Terror is placed."""
    b = board(ALL_WARLORDS + "khowst: taliban 30g")
    assert event(b, "government", 53, True, "kandahar") == {"kandahar terror": 1}


# 54 Profit Sharing

BASES = """
kabul: government 3p, warlords 1b
herat: government 4t, warlords 2b
balkh: government 2t, warlords 1b, taliban 1g
faryab: taliban 1b, warlords 1b
konduz: warlords 2b, taliban 2g
"""


def test_54_profit_sharing_unshaded() -> None:
    """By spaces under COIN Control, not by Bases."""
    assert event(board(BASES), "government", 54, False) == {"patronage": 2}


def test_54_profit_sharing_at_most_4() -> None:
    places = ["herat", "balkh", "faryab", "konduz", "baghlan"]
    b = board("\n".join(f"{place}: government 2t, warlords 1b" for place in places))
    assert event(b, "warlords", 54, False) == {"patronage": 4}


def test_54_profit_sharing_shaded() -> None:
    assert event(board(BASES), "warlords", 54, True) == {"resources warlords": 6, "resources taliban": 3}
    assert event(board(), "taliban", 54, True) == {"resources warlords": 3}
