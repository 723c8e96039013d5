"""Events 19 to 27, a test per side."""

from __future__ import annotations

from abyssal.games.distant_plain import names
from tests.games.distant_plain.events.questions import ALL_TALIBAN, in_brief
from tests.games.distant_plain.helpers import board, event


def test_19_al_qaeda_unshaded() -> None:
    """Where Taliban Guerrillas are, in Kabul too; a Base alone does not count, nor a space without a level."""
    text = """
        kabul: taliban 1g(1a)
        khowst: taliban 2g, O
        ghazni: taliban 1b
        zabol: taliban 1g
        waziristan: taliban 3g
        nuristan: taliban 1g, S
    """
    assert in_brief(board(text), "government", 19, False) == ("government", "event-shift", ["kabul", "khowst", "done"])
    assert event(board(text), "government", 19, False, "khowst", "kabul") == {
        "khowst support": 1,
        "kabul support": 1,
        "resources taliban": -3,
    }


def test_19_al_qaeda_once_a_space() -> None:
    """Khowst moves only 1 level; the Taliban lose no more than they have."""
    b = board("khowst: taliban 2g, O", resources=2)
    assert event(b, "coalition", 19, False, "khowst") == {"khowst support": 1, "resources taliban": -2}


def test_19_al_qaeda_shaded() -> None:
    """Even at Pressure, split as the executing Faction likes."""
    b = board(islamabad="pressure")
    spaces = ["balochistan", "northwest_frontier", "waziristan", "done"]
    assert in_brief(board(islamabad="pressure"), "warlords", 19, True) == ("warlords", "event-place", spaces)
    assert event(b, "warlords", 19, True, "waziristan", "waziristan", "balochistan") == {
        "waziristan taliban.guerrilla.u": 2,
        "balochistan taliban.guerrilla.u": 1,
        "resources taliban": 6,
        "balochistan control": 2,
        "waziristan control": 2,
    }


def test_19_al_qaeda_shaded_none_available() -> None:
    """5.1.3 The Resources come anyway."""
    assert event(board(ALL_TALIBAN), "warlords", 19, True) == {"resources taliban": 6}


STRAY = """
    khowst: taliban 2g(1a), warlords 1g(1a)
    kabul: coalition 2t
    ghazni: taliban 1b, coalition 1b
    loc_toraghondi_farah: coalition 1t
    farah: taliban 1g
    helmand: taliban 1g
"""
"""Helmand is too far from the Coalition; Farah is next to a LoC with Troops."""


def test_20_errant_air_strike() -> None:
    """An Insurgent Faction that executes it removes nothing."""
    assert in_brief(board(STRAY), "taliban", 20, False) == ("taliban", "event-space", ["farah", "ghazni", "khowst"])
    assert event(board(STRAY), "taliban", 20, False, "khowst") == {
        "khowst terror": 1,
        "khowst support": -1,
        "aid": -3,
    }


def test_20_errant_air_strike_by_coin() -> None:
    """A COIN Faction may first remove an Active Guerrilla of either Insurgent Faction."""
    assert in_brief(board(STRAY), "government", 20, False, "khowst") == (
        "government",
        "event-remove-piece",
        ["taliban.guerrilla.a", "warlords.guerrilla.a", "done"],
    )
    assert event(board(STRAY), "government", 20, False, "khowst", "warlords.guerrilla.a") == {
        "khowst warlords.guerrilla.a": -1,
        "khowst terror": 1,
        "khowst support": -1,
        "aid": -3,
    }
    assert event(board(STRAY), "coalition", 20, False, "khowst", "done") == {
        "khowst terror": 1,
        "khowst support": -1,
        "aid": -3,
    }


def test_20_errant_air_strike_in_part() -> None:
    """5.1.3 Farah has no level and takes the Terror only; without a fit Province only Aid falls."""
    assert event(board(STRAY), "taliban", 20, False, "farah") == {"farah terror": 1, "aid": -3}
    assert event(board("helmand: taliban 1g"), "coalition", 20, False) == {"aid": -3}


def test_20_errant_air_strike_no_markers() -> None:
    """3.3.4 Without a marker Farah would not change for the Taliban, and Ghazni still shifts."""
    assert event(board(STRAY + "herat: terror 30"), "taliban", 20, False, "ghazni") == {"ghazni support": -1, "aid": -3}


def test_21_operation_iraqi_freedom_unshaded() -> None:
    """4.2.1 The Coalition Surges, even if the Taliban execute: Kabul and Herat, then the die for Aid and Warlords."""
    text = "herat: coalition 4t 1b\nghazni: coalition 1t, taliban 1g"
    assert in_brief(board(text), "taliban", 21, False) == ("coalition", "event-action", ["surge", "done"])
    assert in_brief(board(text), "taliban", 21, False, "surge")[2] == ["kabul", "herat"]
    choices = ["surge", "kabul", "herat", "3", "0", "1", "0", "roll", "5", "2"]
    assert event(board(text), "taliban", 21, False, *choices) == {
        "kabul coalition.troops": 3,
        "kabul coalition.base": 1,
        "herat coalition.troops": -4,
        "herat coalition.base": -1,
        "aid": 2,
        "resources warlords": 3,
        "kabul control": 1,
        "herat control": -1,
    }


def test_21_operation_iraqi_freedom_declined() -> None:
    """The Coalition may decline it, and the die too."""
    assert event(board(), "taliban", 21, False, "done") == {}
    assert event(board("kabul: coalition 2t"), "coalition", 21, False, "surge", "2", "0", "done") == {}


def test_21_operation_iraqi_freedom_shaded() -> None:
    """Up to 4 in total, Bases too, from Available only."""
    assert in_brief(board("kabul: coalition 18t"), "taliban", 21, True) == (
        "taliban",
        "event-discard",
        ["0", "1", "2"],
    )
    b = board("kabul: coalition 18t")
    assert event(b, "taliban", 21, True, "2", "1") == {
        "out_of_play coalition.troops": 2,
        "out_of_play coalition.base": 1,
    }
    assert in_brief(board(), "taliban", 21, True, "3") == ("taliban", "event-discard", ["0", "1"])
    assert event(board(), "taliban", 21, True, "4") == {"out_of_play coalition.troops": 4}


def test_22_border_incident_unshaded() -> None:
    """Both sides of the border; Ghazni does not touch it, and Nimruz does."""
    text = "waziristan: taliban 1g 1b\nnimruz: taliban 2g(1a)\nghazni: taliban 2g\nbadakhshan: warlords 2g"
    assert in_brief(board(text), "coalition", 22, False) == (
        "coalition",
        "event-remove",
        ["nimruz", "waziristan", "done"],
    )
    assert event(board(text), "coalition", 22, False, "nimruz", "taliban.guerrilla.u", "waziristan") == {
        "islamabad": -1,
        "nimruz taliban.guerrilla.u": -1,
        "waziristan taliban.guerrilla.u": -1,
    }


def test_22_border_incident_nobody_there() -> None:
    """5.1.3 Islamabad shifts anyway; "up to" allows none."""
    assert event(board("ghazni: taliban 2g"), "coalition", 22, False) == {"islamabad": -1}
    assert event(board("zabol: taliban 2g"), "coalition", 22, False, "done") == {"islamabad": -1}


def test_22_border_incident_shaded() -> None:
    assert event(board(), "taliban", 22, True) == {"islamabad": 2}


def test_23_roadside_ieds_unshaded() -> None:
    assert event(board(), "coalition", 23, False) == {"effect 23": names.UNSHADED}


def test_23_roadside_ieds_shaded() -> None:
    assert event(board(), "taliban", 23, True) == {"effect 23": names.SHADED}


def test_24_us_taliban_talks_unshaded() -> None:
    assert event(board(), "coalition", 24, False) == {"effect 24": names.UNSHADED}


def test_24_us_taliban_talks_shaded() -> None:
    assert event(board(), "taliban", 24, True) == {"effect 24": names.SHADED}


def test_25_koran_burning_unshaded() -> None:
    """COIN Control by the Government alone; a Coalition Base rules Herat out."""
    text = "kabul: government 2t\nghazni: government 1t, O\nherat: coalition 1b\nkonduz: government 1t, S"
    assert in_brief(board(text), "government", 25, False) == ("government", "event-shift", ["kabul", "ghazni", "done"])
    assert event(board(text), "government", 25, False, "ghazni", "kabul") == {"ghazni support": 1, "kabul support": 1}
    assert event(board(text), "government", 25, False, "done") == {}


def test_25_koran_burning_shaded() -> None:
    """Where a space can take one part only, that one; Herat can take none."""
    text = """
        kabul: coalition 1b, government 1t 1p, S
        zabol: coalition 1t, government 1p
        konduz: coalition 1t
        herat: coalition 1t, O
        balkh: government 3t, S
    """
    assert in_brief(board(text), "taliban", 25, True) == (
        "taliban",
        "event-space",
        ["kabul", "konduz", "zabol", "done"],
    )
    assert event(board(text), "taliban", 25, True, "kabul", "government.police", "zabol") == {
        "kabul support": -1,
        "kabul government.police": -1,
        "zabol government.police": -1,
    }
    assert event(board(text), "taliban", 25, True, "konduz", "done") == {"konduz support": -1}


def test_25_koran_burning_fewer() -> None:
    b = board("kabul: coalition 1t, government 1t\nkonduz: coalition 1t")
    assert event(b, "taliban", 25, True, "kabul", "done") == {"kabul support": -1, "kabul government.troops": -1}


LIFT = "kabul: coalition 3t, government 4t\nherat: coalition 1t"


def test_26_manpads_scare_unshaded() -> None:
    """4.2.2 Any Coalition Troops and up to 3 of the Government's among 3 spaces."""
    assert in_brief(board(LIFT), "government", 26, False) == ("coalition", "event-action", ["air_lift", "done"])
    choices = ["air_lift", "kabul", "zabol", "2", "3", "done"]
    assert event(board(LIFT), "government", 26, False, *choices) == {
        "kabul coalition.troops": -2,
        "kabul government.troops": -3,
        "zabol coalition.troops": 2,
        "zabol government.troops": 3,
        "zabol control": 1,
    }
    assert event(board(LIFT), "government", 26, False, "done") == {}


def test_26_manpads_scare_despite_sandstorms() -> None:
    """5.1.2 (example A13) Sandstorms do not prevent it."""
    b = board("herat: coalition 1t")
    b.put_in_force(names.SANDSTORMS, names.UNSHADED)
    assert event(b, "coalition", 26, False, "air_lift", "kabul", "done") == {
        "herat coalition.troops": -1,
        "kabul coalition.troops": 1,
        "kabul control": 1,
        "herat control": -1,
    }


def test_26_manpads_scare_without_government_troops() -> None:
    """5.1.2 Partnering Policy (10, shaded) forbids no Air Lift, only Government Troops in it: those stay."""
    b = board(LIFT)
    b.put_in_force(names.PARTNERING_POLICY, names.SHADED)
    assert event(b, "government", 26, False, "air_lift", "kabul", "zabol", "2", "done") == {
        "kabul coalition.troops": -2,
        "zabol coalition.troops": 2,
        "zabol control": 1,
    }


def test_26_manpads_scare_no_troops() -> None:
    """5.1.3 Nothing to lift."""
    assert event(board("herat: taliban 1g, coalition 1b"), "coalition", 26, False) == {}


def test_26_manpads_scare_shaded() -> None:
    assert event(board(), "taliban", 26, True) == {"effect 26": names.SHADED}


def test_27_tehrik_i_taliban_pakistan_unshaded() -> None:
    """Up to 4 Guerrillas in total, no Bases."""
    text = "waziristan: taliban 3g(1a) 2b\nbalochistan: taliban 2g\nkhowst: taliban 4g"
    assert in_brief(board(text), "coalition", 27, False) == (
        "coalition",
        "event-remove",
        ["balochistan", "waziristan", "done"],
    )
    chosen = ["balochistan", "balochistan", "waziristan", "taliban.guerrilla.a", "waziristan"]
    assert event(board(text), "coalition", 27, False, *chosen) == {
        "balochistan taliban.guerrilla.u": -2,
        "waziristan taliban.guerrilla.a": -1,
        "waziristan taliban.guerrilla.u": -1,
        "balochistan control": -2,
    }
    assert event(board("khowst: taliban 4g"), "coalition", 27, False) == {}


HAVENS = "waziristan: taliban 2g(2a) 1b\nbalochistan: taliban 2g(1a)"


def test_27_tehrik_i_taliban_pakistan_shaded() -> None:
    """3.3.1 Free and even at Pressure: each space in its own way, in the order the Taliban like."""
    b = board(HAVENS, islamabad="pressure", resources=0)
    assert in_brief(b, "coalition", 27, True) == (
        "taliban",
        "event-rally",
        ["balochistan", "northwest_frontier", "waziristan", "done"],
    )
    b = board(HAVENS, islamabad="pressure", resources=0)
    choices = ["waziristan", "hide", "balochistan", "base", "northwest_frontier", "place"]
    assert event(b, "coalition", 27, True, *choices) == {
        "waziristan taliban.guerrilla.u": 2,
        "waziristan taliban.guerrilla.a": -2,
        "balochistan taliban.guerrilla.u": -1,
        "balochistan taliban.guerrilla.a": -1,
        "balochistan taliban.base": 1,
        "northwest_frontier taliban.guerrilla.u": 1,
        "northwest_frontier control": 2,
    }


def test_27_tehrik_i_taliban_pakistan_shaded_at_hostility() -> None:
    """6.6.1 New Guerrillas are Active and none can hide; at a Base in Waziristan up to 2 come (Base and Population)."""
    b = board("waziristan: taliban 2g(2a) 1b", islamabad="hostility")
    assert in_brief(b, "coalition", 27, True, "waziristan")[2] == ["place", "base"]
    b = board("waziristan: taliban 2g(2a) 1b", islamabad="hostility")
    assert event(b, "coalition", 27, True, "waziristan", "place", "2", "done") == {"waziristan taliban.guerrilla.a": 2}


def test_27_tehrik_i_taliban_pakistan_shaded_fewer() -> None:
    """The Taliban need not Rally, and cannot where nothing would happen."""
    assert event(board(HAVENS), "taliban", 27, True, "done") == {}
    b = board("zabol: taliban 30g", people="coalition", scenario="short")
    assert event(b, "coalition", 27, True) == {}


def test_27_tehrik_i_taliban_pakistan_shaded_takes_back() -> None:
    """1.4.1, 3.1.2 The Taliban execute the Rally, whoever plays the Event. With none Available they may first remove
    their own Guerrillas, when asked for a space or for the way to Rally."""
    b = board("zabol: taliban 30g")
    choices = ["waziristan", "place", "take_back", "zabol", "balochistan", "place", "done"]
    assert event(b, "coalition", 27, True, *choices) == {
        "zabol taliban.guerrilla.u": -2,
        "waziristan taliban.guerrilla.u": 1,
        "waziristan control": 2,
        "balochistan taliban.guerrilla.u": 1,
        "balochistan control": 2,
    }
    assert b.operation is None
