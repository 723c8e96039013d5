"""Events 55 to 63, a test per side and more where a card has edges."""

from __future__ import annotations

from abyssal.coin.sequence import EXECUTED, OUT
from abyssal.games.distant_plain import names
from tests.games.distant_plain.events.questions import in_brief
from tests.games.distant_plain.helpers import board, event

# 55 Breaktime


def test_55_breaktime_unshaded() -> None:
    """2.3.6 Both drop out of this card and the next; one that has executed already keeps its box."""
    b = board()
    b.set(names.ACTED + names.WARLORDS, EXECUTED)
    assert event(b, "government", 55, False) == {"barred taliban": 1, "acted taliban": OUT, "barred warlords": 1}


def test_55_breaktime_shaded() -> None:
    """It also binds the Faction that executes it."""
    b = board()
    b.set(names.ACTED + names.GOVERNMENT, EXECUTED)
    assert event(b, "government", 55, True) == {
        "barred coalition": 1,
        "acted coalition": OUT,
        "barred government": 1,
    }


# 56 Fratricide


def test_56_fratricide_unshaded() -> None:
    """Up to 2 Guerrillas of each, where both have some; a Base is not enough, nor a LoC."""
    text = """
    kabul: taliban 3g(1a), warlords 2g
    herat: taliban 1g, warlords 1g(1a)
    balkh: taliban 1b, warlords 2g
    loc_kabul_aibak: taliban 1g, warlords 1g
    """
    assert in_brief(board(text), "coalition", 56, False) == ("coalition", "event-remove", ["kabul", "herat"])
    taliban, warlords = ["taliban.guerrilla.u", "taliban.guerrilla.u"], ["warlords.guerrilla.u", "done"]
    assert event(board(text), "coalition", 56, False, "kabul", *taliban, *warlords) == {
        "kabul taliban.guerrilla.u": -2,
        "kabul warlords.guerrilla.u": -1,
        "kabul control": -2,
    }


def test_56_fratricide_nowhere() -> None:
    assert event(board("kabul: taliban 3g\nherat: warlords 1g"), "taliban", 56, False) == {}


def test_56_fratricide_shaded() -> None:
    """A Coalition Troops becomes a Casualty, a Government cube goes to Available."""
    text = """
    kabul: coalition 2t, government 1t 1p
    herat: coalition 1t, government 1p
    balkh: coalition 1b, government 2t
    zabol: coalition 1t, government 1b
    """
    assert in_brief(board(text), "taliban", 56, True) == ("taliban", "event-remove", ["kabul", "herat", "done"])
    assert event(board(text), "taliban", 56, True, "kabul", "government.police", "herat") == {
        "kabul coalition.troops": -1,
        "kabul government.police": -1,
        "herat coalition.troops": -1,
        "herat government.police": -1,
        "casualties 0": 2,
        "herat control": -1,
    }
    assert event(board(text), "taliban", 56, True, "herat", "done") == {
        "herat coalition.troops": -1,
        "herat government.police": -1,
        "casualties 0": 1,
        "herat control": -1,
    }


# 57 Sandstorms, 58 Counter-Narc, 59 Local Truce


def test_57_sandstorms() -> None:
    assert event(board(), "warlords", 57, False) == {"effect 57": names.UNSHADED}


def test_58_counter_narc_unshaded() -> None:
    assert event(board(), "coalition", 58, False) == {"effect 58": names.UNSHADED}


def test_58_counter_narc_shaded() -> None:
    """The Warlords build beside their Guerrillas in populated Provinces, Coalition or not."""
    text = """
    kabul: warlords 2g
    herat: warlords 1g(1a), coalition 1t
    zabol: warlords 1g
    balkh: warlords 2b
    konduz: warlords 1g, taliban 1b
    loc_kabul_aibak: warlords 1g
    """
    assert in_brief(board(text), "taliban", 58, True) == ("warlords", "event-place", ["herat", "konduz", "done"])
    assert event(board(text), "taliban", 58, True, "herat", "konduz") == {
        "herat warlords.base": 1,
        "konduz warlords.base": 1,
    }
    assert in_brief(board(text), "taliban", 58, True, "konduz")[2] == ["herat", "done"]


def test_58_counter_narc_shaded_nowhere() -> None:
    assert event(board("kabul: warlords 2g"), "warlords", 58, True) == {}


def test_59_local_truce() -> None:
    assert event(board(), "government", 59, False) == {
        "resources government": -6,
        "resources warlords": 6,
        "effect 59": names.UNSHADED,
    }


def test_59_local_truce_limits() -> None:
    """1.8 No more than the Government has, and than the Warlords can hold."""
    b = board(resources={"government": 4, "warlords": 10})
    changed = {"resources government": -4, "resources warlords": 4, "effect 59": names.UNSHADED}
    assert event(b, "coalition", 59, False) == changed
    b = board(resources={"government": 9, "warlords": 73})
    changed = {"resources government": -2, "resources warlords": 2, "effect 59": names.UNSHADED}
    assert event(b, "coalition", 59, False) == changed


# 60 Tajiks


def test_60_tajiks_unshaded() -> None:
    """Three Warlords Guerrillas in the four spaces, for Troops or Police each."""
    text = "kabul: warlords 1g\nkonduz: warlords 3g(1a)\nbalkh: warlords 2g\nbaghlan: taliban 1g"
    assert in_brief(board(text), "government", 60, False) == (
        "government",
        "event-replace",
        ["kabul", "konduz", "done"],
    )
    choices = ["konduz", "warlords.guerrilla.u", "government.troops", "kabul", "government.police", "done"]
    assert event(board(text), "government", 60, False, *choices) == {
        "konduz warlords.guerrilla.u": -1,
        "konduz government.troops": 1,
        "kabul warlords.guerrilla.u": -1,
        "kabul government.police": 1,
        "kabul control": 1,
    }


def test_60_tajiks_no_cubes() -> None:
    """1.4.1 What is Available takes their place; without any the Guerrillas are just removed."""
    b = board("kabul: government 30t 29p\nkonduz: warlords 2g")
    assert event(b, "government", 60, False, "konduz", "konduz") == {
        "konduz warlords.guerrilla.u": -2,
        "konduz government.police": 1,
        "konduz control": 1,
    }


def test_60_tajiks_taken_back() -> None:
    """1.4.1 Warlords who execute it may take the chosen Guerrilla back before the cube is named; then no cube comes."""
    text = "kabul: warlords 1g(1a)\nkonduz: warlords 1g"
    choices = ["konduz", "take_back", "konduz", "government.troops", "kabul", "government.police"]
    assert event(board(text), "warlords", 60, False, *choices) == {
        "konduz warlords.guerrilla.u": -1,
        "kabul warlords.guerrilla.a": -1,
        "kabul government.police": 1,
        "kabul control": 1,
    }


def test_60_tajiks_shaded() -> None:
    """Bases and Guerrillas in any mix, but no more than 2 Bases to a space (1.4.2)."""
    base, guerrilla = "warlords.base", "warlords.guerrilla.u"
    assert in_brief(board(), "taliban", 60, True) == (
        "warlords",
        "event-place",
        ["badakhshan", "baghlan", "konduz", "done"],
    )
    choices = ["konduz", base, "konduz", base, "konduz", "baghlan", guerrilla]
    assert event(board(), "taliban", 60, True, *choices) == {
        "konduz warlords.base": 2,
        "konduz warlords.guerrilla.u": 1,
        "baghlan warlords.guerrilla.u": 1,
    }


# 61 Desertions & Defections


def test_61_desertions_and_defections_unshaded() -> None:
    """A Taliban Guerrilla in each of up to 3 spaces with Government Troops, Underground or Active."""
    text = """
    kabul: government 1t, taliban 2g(1a)
    herat: government 1t, taliban 1g(1a)
    balkh: government 1p, taliban 1g
    khowst: government 2t, taliban 1b
    zabol: government 1t, taliban 2g
    """
    asked = in_brief(board(text), "government", 61, False)
    assert asked == ("government", "event-remove", ["kabul", "herat", "zabol", "done"])
    choices = ["kabul", "taliban.guerrilla.u", "herat", "zabol"]
    assert event(board(text), "government", 61, False, *choices) == {
        "kabul taliban.guerrilla.u": -1,
        "herat taliban.guerrilla.a": -1,
        "zabol taliban.guerrilla.u": -1,
        "kabul control": -2,
        "herat control": 1,
        "zabol control": -2,
    }


def test_61_desertions_and_defections_shaded() -> None:
    """1 cube of up to 3, 2 of 4 to 6; each time an Insurgent's own Guerrilla comes."""
    text = "kabul: government 3t 1p\nherat: government 3t\nbalkh: government 1b\nloc_kabul_aibak: government 2t"
    assert in_brief(board(text), "warlords", 61, True) == ("warlords", "event-remove", ["kabul", "herat", "done"])
    choices = ["kabul", "government.police", "herat"]
    assert event(board(text), "warlords", 61, True, *choices) == {
        "kabul government.troops": -1,
        "kabul government.police": -1,
        "kabul warlords.guerrilla.u": 1,
        "herat government.troops": -1,
        "herat warlords.guerrilla.u": 1,
    }


def test_61_desertions_and_defections_shaded_by_coin() -> None:
    """A COIN Faction names the Insurgent Faction once."""
    b = board("herat: government 7t")
    assert in_brief(b, "coalition", 61, True) == ("coalition", "event-faction", ["taliban", "warlords"])
    assert event(b, "coalition", 61, True, "taliban", "herat") == {
        "herat government.troops": -3,
        "herat taliban.guerrilla.u": 1,
    }


def test_61_desertions_and_defections_shaded_nobody_left() -> None:
    """5.1.3 The cubes are removed even if no Guerrilla is Available; 1.4.1 who executes it may take one back."""
    text = "herat: government 1t\nkhowst: taliban 30g(30a)"
    assert event(board(text), "coalition", 61, True, "taliban", "herat") == {
        "herat government.troops": -1,
        "herat control": -1,
    }
    assert event(board(text), "taliban", 61, True, "herat", "take_back") == {
        "herat government.troops": -1,
        "herat taliban.guerrilla.u": 1,
        "khowst taliban.guerrilla.a": -1,
        "herat control": 1,
    }


# 62 Local Understanding


def test_62_local_understanding_unshaded() -> None:
    """Guerrillas of both Factions beside Police."""
    text = """
    kabul: government 1p, taliban 2g(1a), warlords 1g
    herat: government 1p, warlords 2g
    balkh: government 2t, taliban 1g
    zabol: government 1p, taliban 1g(1a)
    loc_kabul_aibak: government 1p, taliban 1g
    """
    asked = in_brief(board(text), "government", 62, False)
    assert asked == ("government", "event-activate", ["kabul", "herat", "done"])
    assert event(board(text), "government", 62, False, "kabul", "herat") == {
        "kabul taliban.guerrilla.u": -1,
        "kabul taliban.guerrilla.a": 1,
        "kabul warlords.guerrilla.u": -1,
        "kabul warlords.guerrilla.a": 1,
        "herat warlords.guerrilla.u": -2,
        "herat warlords.guerrilla.a": 2,
    }


def test_62_local_understanding_shaded() -> None:
    """One Faction in up to 3 spaces, LoCs and Pakistan too."""
    text = """
    kabul: taliban 2g(2a), warlords 1g(1a)
    loc_kabul_aibak: taliban 2g(1a)
    waziristan: taliban 3g(3a)
    """
    assert in_brief(board(text), "coalition", 62, True) == ("coalition", "event-faction", ["taliban", "warlords"])
    choices = ["taliban", "kabul", "loc_kabul_aibak", "waziristan"]
    assert event(board(text), "coalition", 62, True, *choices) == {
        "kabul taliban.guerrilla.a": -2,
        "kabul taliban.guerrilla.u": 2,
        "loc_kabul_aibak taliban.guerrilla.a": -1,
        "loc_kabul_aibak taliban.guerrilla.u": 1,
        "waziristan taliban.guerrilla.a": -3,
        "waziristan taliban.guerrilla.u": 3,
    }


def test_62_local_understanding_shaded_hostility() -> None:
    """6.6.1 Not in Pakistan at Hostility: with no other Active Guerrilla there is nothing to do."""
    assert event(board("waziristan: taliban 2g(2a)", islamabad="hostility"), "taliban", 62, True) == {}
    b = board("waziristan: taliban 2g(2a)\nkabul: taliban 1g(1a)", islamabad="hostility")
    assert in_brief(b, "taliban", 62, True) == ("taliban", "event-hide", ["kabul", "done"])


# 63 Teetotalers


def test_63_teetotalers_unshaded() -> None:
    """One Base in each of 3 spaces under Taliban Control, Guerrillas or not."""
    text = """
    kabul: taliban 4g, warlords 1g 2b
    herat: taliban 2g, warlords 1b
    balkh: taliban 2g, warlords 1b
    konduz: taliban 1g, warlords 1b
    helmand: taliban 2g, warlords 1b
    """
    asked = in_brief(board(text), "coalition", 63, False)
    assert asked == ("coalition", "event-remove", ["kabul", "balkh", "helmand", "herat"])
    assert event(board(text), "coalition", 63, False, "kabul", "helmand", "herat") == {
        "kabul warlords.base": -1,
        "helmand warlords.base": -1,
        "herat warlords.base": -1,
        "resources taliban": -3,
    }


def test_63_teetotalers_fewer() -> None:
    """5.1.3 All there are, and the Taliban lose no more than they have."""
    b = board("kabul: taliban 2g, warlords 1b\nherat: taliban 2g, warlords 1b", resources={"taliban": 1})
    assert event(b, "taliban", 63, False, "kabul") == {
        "kabul warlords.base": -1,
        "herat warlords.base": -1,
        "resources taliban": -1,
    }
    assert event(board("kabul: warlords 1b"), "taliban", 63, False) == {}


def test_63_teetotalers_shaded() -> None:
    """Pashtun spaces of Afghanistan under Taliban Control that can still shift."""
    text = """
    kabul: taliban 1g, S
    khowst: taliban 1g, O
    helmand: taliban 1b
    zabol: taliban 1g
    konduz: taliban 1g
    ghazni: taliban 1g, warlords 1g
    northwest_frontier: taliban 1g
    """
    assert in_brief(board(text), "taliban", 63, True) == ("taliban", "event-shift", ["kabul", "helmand", "done"])
    assert event(board(text), "taliban", 63, True, "helmand", "kabul") == {
        "kabul support": -1,
        "helmand support": -1,
    }
