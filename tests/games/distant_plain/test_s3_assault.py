"""3.2.4 Assault."""

from __future__ import annotations

import pytest

from abyssal.coin.general import menu
from abyssal.games.distant_plain.names import (
    ACCIDENTAL_GUERRILLAS,
    FIND_FIX_FINISH,
    NATO,
    PARTNERING_POLICY,
    SHADED,
    STRATEGIC_RELEASE,
    UNSHADED,
    US_TALIBAN_TALKS,
)
from tests.games.distant_plain.helpers import FACTIONS, asks, board, operation, spaces


def test_3_2_4_government_selects_spaces_with_its_cubes() -> None:
    """3.2.4 Any spaces with Government cubes, at 3 Resources each."""
    b = board("herat: government 1p\nloc_kabul_aibak: government 1t\nghazni: coalition 3t", resources={"government": 4})
    assert spaces(asks(b, "government", "assault")) == {"herat", "loc_kabul_aibak"}
    assert asks(b, "government", "assault", "herat", special=False).options == ["done"]


def test_3_2_4_coalition_selects_spaces_with_its_troops_for_nothing() -> None:
    """3.2.4 Only spaces that have Coalition Troops; no Resources unless Government cubes take part."""
    b = board("herat: coalition 1b, government 2t\nghazni: coalition 1t, taliban 1g(1a)", resources=0)
    assert spaces(asks(b, "coalition", "assault")) == {"ghazni"}
    assert operation(b, "coalition", "assault", "ghazni", "done", special=False) == {
        "ghazni taliban.guerrilla.a": -1,
        "ghazni control": 1,
    }


@pytest.mark.parametrize(
    ("space", "cubes", "removed"),
    [
        ("ghazni", "5t", 1),
        ("ghazni", "6t", 2),
        ("herat", "5t", 2),
        ("herat", "3t 2p", 1),
        ("loc_kabul_aibak", "3t 2p", 2),
        ("kabul", "1t 3p", 2),
        ("herat", "1t", 0),
    ],
)
def test_3_2_4_government_removes_one_for_two_cubes(space: str, cubes: str, removed: int) -> None:
    """3.2.4 (example B6) One piece for 2 Government cubes, in Mountains for 3; Police count in Kabul and on LoCs."""
    b = board(f"{space}: government {cubes}, coalition 2t, taliban 4g(4a)")
    expected = {"resources government": -3}
    if removed:
        expected[f"{space} taliban.guerrilla.a"] = -removed
    assert operation(b, "government", "assault", space, "done", special=False) == expected


def test_3_2_4_coalition_removes_one_for_each_cube() -> None:
    """3.2.4 (example B7) For 3 Resources Government cubes count too, in a Province no Police: 5; without paying 2."""
    text = "ghazni: coalition 2t, government 3t 2p, taliban 6g(6a)"
    asked = asks(board(text), "coalition", "assault", "ghazni")
    assert (asked.kind, asked.options) == ("assault-allies", ["alone", "with_government"])
    assert operation(board(text), "coalition", "assault", "ghazni", "with_government", "done", special=False) == {
        "ghazni taliban.guerrilla.a": -5,
        "resources government": -3,
    }
    assert operation(board(text), "coalition", "assault", "ghazni", "alone", "done", special=False) == {
        "ghazni taliban.guerrilla.a": -2
    }


def test_3_2_4_government_cubes_need_resources() -> None:
    """3.2.4 With fewer than 3 Resources the Coalition strikes alone, unless the Operation is free (3.1.2)."""
    text = "kabul: coalition 1t, government 1t 1p, taliban 3g(3a)"
    b = board(text, resources={"government": 2})
    assert operation(b, "coalition", "assault", "kabul", "done", special=False) == {
        "kabul taliban.guerrilla.a": -1,
        "kabul control": 1,
    }
    b = board(text, resources=0)
    choices = ["kabul", "with_government", "done"]
    assert operation(b, "coalition", "assault", *choices, special=False, free=True) == {
        "kabul taliban.guerrilla.a": -3,
        "kabul control": 1,
    }


def test_1_4_1_of_targeted_factions_as_many_as_possible() -> None:
    """1.4.1, 3.2.4 (example A3) With 3 Coalition Troops exactly 3 of the targeted Factions go; stopping short is
    illegal, leaving a Faction out is not."""
    b = board("herat: coalition 3t, taliban 2g(2a), warlords 2g(2a)")
    asked = asks(b, "coalition", "assault", "herat", "taliban")
    assert (asked.kind, asked.options) == ("assault-target", ["taliban", "warlords"])
    asked = asks(b, "coalition", "assault", "herat", "taliban", "taliban")
    assert (asked.kind, asked.options) == ("assault-target", ["warlords", "done"])
    assert operation(b, "coalition", "assault", "herat", "taliban", "taliban", "warlords", "done", special=False) == {
        "herat taliban.guerrilla.a": -2,
        "herat warlords.guerrilla.a": -1,
        "herat control": 1,
    }


def test_3_2_4_bases_last() -> None:
    """3.2.4 (example A6) Bases once the Faction has no Guerrillas; Underground Guerrillas protect them."""
    b = board("herat: coalition 4t, taliban 1g(1a) 1b, warlords 1g 1b")
    assert operation(b, "coalition", "assault", "herat", "done", special=False) == {
        "herat taliban.guerrilla.a": -1,
        "herat taliban.base": -1,
        "herat control": 1,
    }
    assert operation(b, "coalition", "assault", "herat", "done", special=False) == {}
    assert ("nothing-exposed", (11,)) in (b.conduct.journal or [])


def test_3_2_4_six_aid_for_each_taliban_base_of_a_government_assault() -> None:
    """3.2.4 (example B8) The Government brings 6 Aid per Taliban Base, up to 75; the Coalition none."""
    b = board("herat: government 4t, taliban 2b", aid=70)
    assert operation(b, "government", "assault", "herat", "done", special=False) == {
        "herat taliban.base": -2,
        "resources government": -3,
        "aid": 5,
    }
    b = board("herat: government 4t, taliban 1b, warlords 1b")
    assert operation(b, "government", "assault", "herat", "taliban", "warlords", "done", special=False) == {
        "herat taliban.base": -1,
        "herat warlords.base": -1,
        "resources government": -3,
        "aid": 6,
    }
    b = board("herat: coalition 1t, taliban 1b")
    assert operation(b, "coalition", "assault", "herat", "done", special=False) == {
        "herat taliban.base": -1,
        "herat control": 1,
    }


def test_find_fix_finish_unshaded_activates_one_first() -> None:
    """Card 7, unshaded: in each space of a Coalition Assault the Coalition may first Activate 1 Guerrilla."""
    b = board("herat: coalition 2t, taliban 2g, warlords 1g")
    b.put_in_force(FIND_FIX_FINISH, UNSHADED)
    asked = asks(b, "coalition", "assault", "herat")
    assert (asked.kind, asked.options) == ("find-fix-finish", ["taliban", "warlords", "done"])
    assert operation(b, "coalition", "assault", "herat", "taliban", "done", special=False) == {
        "herat taliban.guerrilla.u": -1
    }
    assert operation(b, "coalition", "assault", "herat", "done", "done", special=False) == {}
    b = board("herat: government 2t, taliban 2g")
    b.put_in_force(FIND_FIX_FINISH, UNSHADED)
    assert operation(b, "government", "assault", "herat", "done", special=False) == {"resources government": -3}


def test_find_fix_finish_shaded_spares_bases() -> None:
    """Card 7, shaded: a Coalition Assault removes no Bases; the Government's does."""
    b = board("herat: coalition 3t, government 2t, taliban 1g(1a) 1b")
    b.put_in_force(FIND_FIX_FINISH, SHADED)
    assert operation(b, "coalition", "assault", "herat", "done", special=False) == {"herat taliban.guerrilla.a": -1}
    assert operation(b, "government", "assault", "herat", "done", special=False) == {
        "herat taliban.base": -1,
        "resources government": -3,
        "aid": 6,
    }


def test_partnering_policy_shaded_lets_the_coalition_strike_alone() -> None:
    """Card 10, shaded: Government cubes take no part in a Coalition Assault."""
    b = board("kabul: coalition 1t, government 3t, taliban 3g(3a)")
    b.put_in_force(PARTNERING_POLICY, SHADED)
    assert operation(b, "coalition", "assault", "kabul", "done", special=False) == {"kabul taliban.guerrilla.a": -1}


def test_strategic_release_shaded_bars_assault_under_taliban_control() -> None:
    """Card 11, shaded: neither COIN Faction Assaults under Taliban Control; LoCs have no Control."""
    b = board(
        "herat: coalition 1t, government 1t, taliban 3g(3a)\nghazni: coalition 1t, government 1t, taliban 2g(2a)\n"
        "loc_kabul_aibak: coalition 1t, government 1t, taliban 5g(5a)"
    )
    b.put_in_force(STRATEGIC_RELEASE, SHADED)
    for who in ("coalition", "government"):
        assert spaces(asks(b, who, "assault")) == {"ghazni", "loc_kabul_aibak"}
        assert spaces(asks(b, who, "assault", event=True, free=True)) == {"herat", "ghazni", "loc_kabul_aibak"}
    b.put_in_force(STRATEGIC_RELEASE, UNSHADED)
    assert spaces(asks(b, "coalition", "assault")) == {"herat", "ghazni", "loc_kabul_aibak"}


def test_strategic_release_shaded_no_lift_that_strands_the_assault() -> None:
    """4.1 An announced Assault takes place, so the Troops for it may not first fly to where card 11 bars it."""
    b = board("kabul: coalition 1t\nherat: taliban 3g\nghazni: coalition 1b")
    b.put_in_force(STRATEGIC_RELEASE, SHADED)
    goals = spaces(asks(b, "coalition", "assault", "air_lift"))
    assert "herat" not in goals and {"ghazni", "farah"} <= goals


def test_strategic_release_shaded_lift_that_makes_the_assault_possible() -> None:
    """4.1 Air Lift may come immediately before: card 11 bars the Assault where the Troops are, not where they land.
    Enough Troops fly that Control there allows it."""
    b = board("herat: coalition 3t, taliban 4g(2a)\nghazni: government 1t, taliban 2g(2a)")
    b.put_in_force(STRATEGIC_RELEASE, SHADED)
    coalition = FACTIONS["coalition"]
    b.executing = coalition
    assert "assault" in menu(b, coalition, False, True)
    assert "assault" not in menu(b, coalition, True, False)
    assert asks(b, "coalition", "assault").options == ["air_lift"]
    assert "herat" in spaces(asks(b, "coalition", "assault", "air_lift"))
    assert asks(b, "coalition", "assault", "air_lift", "herat", "ghazni").options == ["1", "2", "3"]
    choices = ["air_lift", "herat", "ghazni", "1", "done", "ghazni", "alone", "done"]
    assert operation(b, "coalition", "assault", *choices) == {
        "herat coalition.troops": -1, "ghazni coalition.troops": 1, "ghazni taliban.guerrilla.a": -1,
        "ghazni control": -1,
    }  # fmt: skip


def test_nato_shaded_limits_a_coalition_assault_to_two_spaces() -> None:
    """Card 17, shaded: at most 2 spaces, for the Coalition only."""
    text = "herat: coalition 1t, government 1t\nghazni: coalition 1t, government 1t\nkabul: coalition 1t, government 1t"
    b = board(text, resources=20)
    b.put_in_force(NATO, SHADED)
    assert asks(b, "coalition", "assault", "herat", "ghazni", special=False).options == ["done"]
    assert spaces(asks(b, "government", "assault", "herat", "ghazni", special=False)) == {"kabul"}


def test_talks_shaded_bar_coalition_assaults() -> None:
    """Card 24, shaded: the Coalition may not Assault, the Government may."""
    b = board("herat: coalition 1t, government 1t")
    b.put_in_force(US_TALIBAN_TALKS, SHADED)
    assert menu(b, FACTIONS["coalition"], False, True) == ["train", "patrol", "sweep"]
    assert "assault" in menu(b, FACTIONS["government"], False, True)
    b.put_in_force(US_TALIBAN_TALKS, UNSHADED)
    assert "assault" in menu(b, FACTIONS["coalition"], False, True)


def test_accidental_guerrillas_shaded_after_a_coalition_assault() -> None:
    """Card 34, shaded: after a Coalition Assault that removed a piece the Taliban may place 1 Guerrilla."""
    b = board("herat: coalition 1t, taliban 1g(1a)")
    b.put_in_force(ACCIDENTAL_GUERRILLAS, SHADED)
    asked = asks(b, "coalition", "assault", "herat", "done", special=False)
    assert (asked.actor, asked.kind) == (1, "accidental-guerrillas")
    assert "kabul" in asked.options and not spaces(asked) & {"waziristan", "loc_kabul_aibak"}
    assert operation(b, "coalition", "assault", "herat", "done", "kabul", special=False) == {
        "herat taliban.guerrilla.a": -1,
        "kabul taliban.guerrilla.u": 1,
        "kabul control": 2,
        "herat control": 1,
    }
    assert operation(b, "coalition", "assault", "herat", "done", special=False) == {}
    b = board("loc_kabul_aibak: coalition 1t, taliban 1g(1a)")
    b.put_in_force(ACCIDENTAL_GUERRILLAS, SHADED)
    assert operation(b, "coalition", "patrol", "done", "loc_kabul_aibak", special=False) == {
        "loc_kabul_aibak taliban.guerrilla.a": -1
    }
