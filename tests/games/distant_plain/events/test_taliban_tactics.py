"""Events 28 to 36, a test per side."""

from __future__ import annotations

from abyssal.coin.sequence import EXECUTED, OUT
from abyssal.games.distant_plain import names
from tests.games.distant_plain.events.questions import ALL_TALIBAN, in_brief
from tests.games.distant_plain.helpers import board, event


def test_28_karzai_to_islamabad_unshaded() -> None:
    """2.3.6 The Taliban, who have not acted, drop out of this card and sit out the next."""
    assert event(board(), "government", 28, False) == {"acted taliban": OUT, "barred taliban": 1, "patronage": 2}


def test_28_karzai_to_islamabad_shaded() -> None:
    """2.3.6 The Government has executed on this card and keeps its box, but sits out the next."""
    b = board()
    b.set(names.ACTED + names.GOVERNMENT, EXECUTED)
    assert event(b, "taliban", 28, True) == {"barred government": 1, "resources taliban": 4}


def test_29_night_letters_unshaded() -> None:
    assert event(board(), "coalition", 29, False) == {"effect 29": names.UNSHADED}


def test_29_night_letters_shaded() -> None:
    assert event(board(), "taliban", 29, True) == {"effect 29": names.SHADED}


def test_30_urban_specialists_unshaded() -> None:
    assert event(board(), "coalition", 30, False) == {"effect 30": names.UNSHADED}


def test_30_urban_specialists_shaded() -> None:
    assert event(board(), "taliban", 30, True) == {"effect 30": names.SHADED}


def test_31_car_bombs_unshaded() -> None:
    assert event(board(), "coalition", 31, False) == {"effect 31": names.UNSHADED}


def test_31_car_bombs_shaded() -> None:
    assert event(board(), "taliban", 31, True) == {"effect 31": names.SHADED}


def test_32_haqqani_unshaded() -> None:
    """Up to 4 Guerrillas in total from three spaces, no Bases, none from Ghazni."""
    text = "khowst: taliban 2g(2a) 1b\npaktika: taliban 3g\nwaziristan: taliban 1g\nghazni: taliban 2g"
    assert in_brief(board(text), "warlords", 32, False) == (
        "warlords",
        "event-remove",
        ["khowst", "paktika", "waziristan", "done"],
    )
    assert event(board(text), "warlords", 32, False, "khowst", "khowst", "waziristan", "paktika") == {
        "khowst taliban.guerrilla.a": -2,
        "waziristan taliban.guerrilla.u": -1,
        "paktika taliban.guerrilla.u": -1,
        "waziristan control": -2,
    }


def test_32_haqqani_shaded() -> None:
    """The executing Faction places; the Taliban decide on the Terror, in 1 of the three spaces even at Sponsorship."""
    text = "kabul: taliban 1g\nghazni: taliban 1g"
    assert in_brief(board(text), "warlords", 32, True) == ("warlords", "event-count", ["0", "1", "2"])
    assert in_brief(board(text), "warlords", 32, True, "2", "1") == ("taliban", "event-action", ["terror", "done"])
    terror = in_brief(board(text), "warlords", 32, True, "2", "1", "terror")
    assert terror == ("taliban", "terror-space", ["kabul", "khowst", "paktika"])
    b = board(text, islamabad="sponsorship", resources=0)
    assert event(b, "warlords", 32, True, "2", "1", "terror", "khowst", "done") == {
        "khowst taliban.guerrilla.u": 1,
        "khowst taliban.guerrilla.a": 1,
        "khowst terror": 1,
        "khowst support": -1,
        "paktika taliban.guerrilla.u": 1,
        "khowst control": 2,
        "paktika control": 2,
    }


def test_32_haqqani_shaded_without_terror() -> None:
    """The Taliban may decline; with no Underground Guerrilla in the three spaces they are not asked."""
    assert event(board("kabul: taliban 1g"), "coalition", 32, True, "0", "0", "done") == {}
    assert event(board("kabul: taliban 1g(1a)"), "coalition", 32, True, "0", "0") == {}


def test_32_haqqani_shaded_urban_specialists() -> None:
    """Urban Specialists, unshaded, measure the Terror in Kabul: a single Guerrilla is too few (5.1.2)."""
    b = board("kabul: taliban 1g\nkhowst: taliban 1g")
    b.put_in_force(names.URBAN_SPECIALISTS, names.UNSHADED)
    assert in_brief(b, "coalition", 32, True, "0", "0", "terror")[2] == ["khowst"]


def test_33_suicide_bombers_unshaded() -> None:
    assert event(board(), "coalition", 33, False) == {"effect 33": names.UNSHADED}


def test_33_suicide_bombers_shaded() -> None:
    assert event(board(), "taliban", 33, True) == {"effect 33": names.SHADED}


def test_34_accidental_guerrillas_unshaded() -> None:
    assert event(board(), "coalition", 34, False) == {"effect 34": names.UNSHADED}


def test_34_accidental_guerrillas_shaded() -> None:
    assert event(board(), "taliban", 34, True) == {"effect 34": names.SHADED}


NORTHEAST = "konduz: taliban 2g(1a)\nnuristan: taliban 1g 1b\nbadakhshan: taliban 3g"


def test_35_gulbuddin_hekmatyar_unshaded() -> None:
    """Up to 3 Guerrillas; the new ones are Underground, and Badakhshan is none of the three."""
    assert in_brief(board(NORTHEAST), "government", 35, False) == (
        "government",
        "event-replace",
        ["konduz", "nuristan", "done"],
    )
    chosen = ["konduz", "taliban.guerrilla.a", "konduz", "nuristan"]
    assert event(board(NORTHEAST), "government", 35, False, *chosen) == {
        "konduz taliban.guerrilla.a": -1,
        "konduz taliban.guerrilla.u": -1,
        "konduz warlords.guerrilla.u": 2,
        "nuristan taliban.guerrilla.u": -1,
        "nuristan warlords.guerrilla.u": 1,
        "konduz control": -2,
        "nuristan control": -2,
    }


def test_35_gulbuddin_hekmatyar_without_substitute() -> None:
    """5.1.1 With one Warlords Guerrilla left the others are only removed."""
    b = board("konduz: taliban 3g, government 4t\nherat: warlords 14g")
    assert event(b, "coalition", 35, False, "konduz", "konduz", "done") == {
        "konduz taliban.guerrilla.u": -2,
        "konduz warlords.guerrilla.u": 1,
    }


def test_35_gulbuddin_hekmatyar_shaded() -> None:
    """The Taliban place, even if the Coalition executes: a Base first, then Guerrillas."""
    where = ["baghlan", "konduz", "nuristan", "done"]
    assert in_brief(board(), "coalition", 35, True) == ("taliban", "event-place", where)
    assert event(board(), "coalition", 35, True, "nuristan", "nuristan", "baghlan", "baghlan") == {
        "nuristan taliban.base": 1,
        "nuristan taliban.guerrilla.u": 1,
        "baghlan taliban.guerrilla.u": 2,
        "baghlan control": 2,
        "nuristan control": 2,
    }


def test_35_gulbuddin_hekmatyar_shaded_stacking() -> None:
    """1.4.2 No third Base; 5.1.3 what is not Available is not placed."""
    b = board("konduz: warlords 2b\nbaghlan: warlords 1b, government 1b")
    assert in_brief(b, "taliban", 35, True)[2] == ["nuristan", "done"]
    assert event(board(ALL_TALIBAN), "coalition", 35, True) == {}


def test_36_mullah_omar_unshaded() -> None:
    """The Taliban choose the Base, even beside Guerrillas; those in Pakistan are safe."""
    text = "khowst: taliban 2g 1b\nzabol: taliban 1b\nwaziristan: taliban 1b"
    assert in_brief(board(text), "coalition", 36, False) == ("taliban", "event-remove", ["khowst", "zabol"])
    assert event(board(text), "coalition", 36, False, "khowst") == {"resources taliban": -5, "khowst taliban.base": -1}


def test_36_mullah_omar_without_base() -> None:
    """5.1.3 Without a Base in Afghanistan only Resources are lost, as far as there are any."""
    b = board("waziristan: taliban 1b", resources=3)
    assert event(b, "coalition", 36, False) == {"resources taliban": -3}


def test_36_mullah_omar_shaded() -> None:
    assert event(board(), "taliban", 36, True) == {"effect 36": names.SHADED}
