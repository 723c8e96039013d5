"""3.2.1 Train."""

from __future__ import annotations

from abyssal.games.distant_plain.names import (
    NIGHT_LETTERS,
    POLICE,
    PRTS,
    SHADED,
    TRIBAL_ELDERS,
    UNSHADED,
    VILLAGE_STABILITY,
)
from tests.games.distant_plain.helpers import RULES, asks, board, operation, spaces

AFGHAN = {RULES.spec.spaces[s] for s in RULES.spec.lands} - {"balochistan", "northwest_frontier", "waziristan"}


def test_3_2_1_government_selects_any_afghan_province_or_kabul() -> None:
    """3.2.1, 3.2 Any Provinces or Kabul but Pakistan, each once, at 3 Resources each."""
    b = board(resources={"government": 8})
    assert spaces(asks(b, "government", "train")) == AFGHAN
    assert spaces(asks(b, "government", "train", "kabul", "0", "0")) == AFGHAN - {"kabul"}
    assert asks(b, "government", "train", "kabul", "0", "0", "herat").options == ["done"]
    assert operation(b, "government", "train", "kabul", "0", "0", "herat", "done") == {"resources government": -6}


def test_3_2_1_coalition_selects_its_provinces_and_kabul() -> None:
    """3.2.1 The Coalition only a Province with Coalition pieces; Kabul always; no Resources needed."""
    b = board("herat: coalition 1t\nfarah: coalition 1b\nghazni: government 3t", resources=0)
    assert spaces(asks(b, "coalition", "train")) == {"kabul", "herat", "farah"}


def test_3_2_1_six_cubes_in_kabul_and_at_coin_bases() -> None:
    """3.2.1 Up to 6 cubes in any mix in Kabul and in Provinces with a Base of either COIN Faction, otherwise none."""
    b = board("herat: coalition 1b\nfarah: government 1b", resources=20)
    assert asks(b, "government", "train", "kabul").options == ["0", "1", "2", "3", "4", "5", "6"]
    assert asks(b, "government", "train", "kabul", "4").options == ["0", "1", "2"]
    choices = ["kabul", "4", "2", "herat", "0", "6", "farah", "1", "0", "ghazni", "done", "done"]
    assert operation(b, "government", "train", *choices, special=False) == {
        "kabul government.troops": 4,
        "kabul government.police": 2,
        "herat government.police": 6,
        "farah government.troops": 1,
        "resources government": -12,
        "kabul control": 1,
    }


def test_3_2_1_coalition_places_only_at_its_own_base_and_pays_only_then() -> None:
    """3.2.1 (example B2) Cubes only where the Coalition has a Base; 3 Resources only if any are placed."""
    b = board("herat: coalition 1b\nfarah: coalition 1t, government 1b", resources={"government": 5}, patronage=0)
    choices = ["kabul", "farah", "herat", "0", "0", "done", "done"]
    assert operation(b, "coalition", "train", *choices, special=False) == {}
    assert operation(b, "coalition", "train", "herat", "4", "2", "done", special=False) == {
        "herat government.troops": 4,
        "herat government.police": 2,
        "resources government": -3,
    }
    assert asks(b, "coalition", "train", "herat", special=False).kind == "train-space"


def test_3_2_1_free_train_costs_nothing() -> None:
    """3.1.2 A free Train of the Coalition places cubes for nothing; Civic Action is still paid for."""
    b = board("herat: coalition 1b", resources={"government": 3})
    choices = ["herat", "1", "0", "done", "civic_action"]
    assert operation(b, "coalition", "train", *choices, special=False, free=True) == {
        "herat government.troops": 1,
        "herat support": 1,
        "resources government": -3,
    }


def test_3_2_1_cubes_from_the_map_when_none_is_available() -> None:
    """3.2.1 With no more Government cubes Available they may be taken from elsewhere on the map."""
    b = board("herat: government 28t 27p\nfarah: government 1p", resources={"government": 3})
    assert asks(b, "government", "train", "kabul", "1", "2").kind == "train-space"
    first = asks(b, "government", "train", "kabul", "2", "2")
    assert (first.kind, first.options) == ("train-take", ["farah", "herat", "done"])
    choices = ["kabul", "2", "2", "farah", "herat", "government.troops", "done", "done"]
    assert operation(b, "government", "train", *choices, special=False) == {
        "kabul government.troops": 3,
        "kabul government.police": 3,
        "herat government.troops": -1,
        "farah government.police": -1,
        "resources government": -3,
        "kabul control": 1,
        "farah control": -1,
    }


def test_3_2_1_coalition_pays_for_cubes_from_the_map() -> None:
    """3.2.1 Taken from the map they are placed all the same."""
    b = board("herat: government 30t 30p\nfarah: coalition 1b", resources={"government": 5}, patronage=0)
    choices = ["farah", "herat", "government.police", "6", "done"]
    assert operation(b, "coalition", "train", *choices, special=False) == {
        "farah government.police": 6,
        "herat government.police": -6,
        "resources government": -3,
    }


def test_3_2_1_base_for_any_three_cubes() -> None:
    """3.2.1 In 1 selected space the Government replaces any 3 of its cubes with a Base, within stacking."""
    b = board("ghazni: government 2t 2p\nherat: government 2t, coalition 2b\nfarah: government 2t 2p, taliban 2b")
    choices = ["ghazni", "herat", "0", "0", "farah", "done"]
    assert asks(b, "government", "train", *choices, special=False).options == ["base", "done"]
    assert asks(b, "government", "train", *choices, "base", special=False).options == ["1", "2"]
    assert operation(b, "government", "train", *choices, "base", "1", special=False) == {
        "ghazni government.troops": -1,
        "ghazni government.police": -2,
        "ghazni government.base": 1,
        "resources government": -9,
    }


def test_3_2_1_base_from_the_map_if_needed() -> None:
    """3.2.1 With none Available the Base comes from elsewhere on the map."""
    b = board("ghazni: government 3t\nherat: government 2b\nfarah: government 1b")
    choices = ["ghazni", "done", "base"]
    assert spaces(asks(b, "government", "train", *choices, special=False)) == {"herat", "farah"}
    assert operation(b, "government", "train", *choices, "farah", special=False) == {
        "ghazni government.troops": -3,
        "ghazni government.base": 1,
        "farah government.base": -1,
        "resources government": -3,
        "farah control": -1,
    }


def test_3_2_1_coalition_builds_no_base() -> None:
    """3.2.1 Only the Government replaces cubes with a Base."""
    b = board("ghazni: government 3t, coalition 1t, S", resources=0, patronage=0)
    assert asks(b, "coalition", "train", "ghazni").kind == "train-space"
    assert operation(b, "coalition", "train", "ghazni", "done", special=False) == {}


def test_3_2_1_civic_action_steps() -> None:
    """3.2.1, 6.4.1 Terror first, then levels, as far as 3 Resources each go and the faction likes."""
    b = board("ghazni: coalition 1t, O, terror 1\nherat: coalition 1t, taliban 1g\nfarah: coalition 1t", resources=10)
    choices = ["ghazni", "herat", "farah", "done", "civic_action"]
    asked = asks(b, "coalition", "train", *choices, special=False)
    assert (asked.kind, asked.options) == ("civic-steps", ["1", "2", "3"])
    assert operation(b, "coalition", "train", *choices, "2", special=False) == {
        "ghazni terror": -1,
        "ghazni support": 1,
        "resources government": -6,
    }


def test_3_2_1_civic_action_can_clear_terror_without_population() -> None:
    """6.4.1 Terror in a Province of Population 0 can be bought away; there is no level to shift."""
    b = board("farah: coalition 1t, terror 1")
    choices = ["farah", "done", "civic_action"]
    assert operation(b, "coalition", "train", *choices, special=False) == {
        "farah terror": -1,
        "resources government": -3,
    }


def test_3_2_1_coalition_moves_patronage_to_resources_in_kabul() -> None:
    """3.2.1 If Coalition and the space is Kabul: 3 Patronage to Government Resources."""
    b = board()
    assert operation(b, "coalition", "train", "kabul", "done", "patronage", special=False) == {
        "patronage": -3,
        "resources government": 3,
    }


def test_3_2_1_patronage_as_much_as_there_is_and_fits() -> None:
    """3.2.1, 1.8 (example B4) With 2 Patronage 2 move; Resources hold no more than 75."""
    b = board(patronage=2)
    assert operation(b, "coalition", "train", "kabul", "done", "patronage", special=False) == {
        "patronage": -2,
        "resources government": 2,
    }
    b = board(resources={"government": 74})
    assert operation(b, "coalition", "train", "kabul", "done", "patronage", special=False) == {
        "patronage": -1,
        "resources government": 1,
    }


def test_3_2_1_no_patronage_where_resources_are_full() -> None:
    """3.2.1, 1.8 At 75 Resources no Patronage fits: in Kabul without COIN Control there is nothing to choose."""
    b = board(resources={"government": 75})
    assert operation(b, "coalition", "train", "kabul", "done", special=False) == {}


def test_3_2_1_government_moves_no_patronage() -> None:
    """3.2.1 Only the Coalition does, and only in Kabul."""
    b = board("herat: coalition 1t, S")
    assert operation(b, "government", "train", "kabul", "0", "0", "done", special=False) == {"resources government": -3}
    assert operation(b, "coalition", "train", "herat", "done", special=False) == {}


def test_2_3_5_limited_train_is_in_one_space() -> None:
    """2.3.5 Just 1 space, no Special Activity."""
    b = board()
    assert asks(b, "government", "train", "herat", limited=True, special=False).options == ["done"]


def test_night_letters_shaded_places_at_most_four() -> None:
    """Card 29, shaded: any Train places at most 4 Government cubes per space; unshaded 6."""
    b = board("herat: coalition 1b")
    b.put_in_force(NIGHT_LETTERS, SHADED)
    assert asks(b, "government", "train", "kabul").options == ["0", "1", "2", "3", "4"]
    assert asks(b, "coalition", "train", "herat", "3").options == ["0", "1"]
    b.put_in_force(NIGHT_LETTERS, UNSHADED)
    assert asks(b, "government", "train", "kabul").options == ["0", "1", "2", "3", "4", "5", "6"]


def test_village_stability_shaded_lets_the_coalition_place_troops_only() -> None:
    """Card 12, shaded: no Police by a Coalition Train; the Government's is free to."""
    b = board("herat: coalition 1b")
    b.put_in_force(VILLAGE_STABILITY, SHADED)
    assert operation(b, "coalition", "train", "herat", "2", "done", "done", special=False) == {
        "herat government.troops": 2,
        "resources government": -3,
    }
    assert asks(b, "government", "train", "kabul", "2").piece == POLICE


def test_village_stability_unshaded_brings_one_police() -> None:
    """Card 12, unshaded: after a Coalition Train 1 Police where Coalition Troops are, Available or from the map."""
    b = board("herat: coalition 1t\nfarah: coalition 1b", patronage=0)
    b.put_in_force(VILLAGE_STABILITY, UNSHADED)
    asked = asks(b, "coalition", "train", "kabul", "done", special=False)
    assert (asked.kind, asked.options) == ("village-police", ["herat", "done"])
    assert operation(b, "coalition", "train", "kabul", "done", "herat", special=False) == {"herat government.police": 1}
    b.place(POLICE, RULES.spec.space_index["farah"], 27)
    b.place(POLICE, RULES.spec.space_index["loc_kabul_aibak"], 2)
    choices = ["kabul", "done", "herat", "loc_kabul_aibak"]
    assert operation(b, "coalition", "train", *choices, special=False) == {
        "herat government.police": 1,
        "loc_kabul_aibak government.police": -1,
    }
    assert asks(b, "government", "train", "kabul", "0", special=False).kind == "train-space"


def test_prts_unshaded_allows_two_spaces() -> None:
    """Card 18, unshaded: Civic Action in 2 spaces of a Coalition Train, or in 1 and the transfer in Kabul."""
    b = board("herat: coalition 1t\nghazni: coalition 1t", resources=20)
    b.put_in_force(PRTS, UNSHADED)
    choices = ["herat", "ghazni", "kabul", "done", "civic_action", "herat"]
    asked = asks(b, "coalition", "train", *choices, special=False)
    assert (asked.kind, asked.options) == ("train-build", ["civic_action", "patronage", "done"])
    assert operation(b, "coalition", "train", *choices, "civic_action", special=False) == {
        "herat support": 1,
        "ghazni support": 1,
        "resources government": -6,
    }
    assert operation(b, "coalition", "train", "kabul", "done", "patronage", special=False) == {
        "patronage": -3,
        "resources government": 3,
    }
    b = board("herat: government 1t", resources=20)
    b.put_in_force(PRTS, UNSHADED)
    choices = ["herat", "done", "civic_action"]
    assert operation(b, "government", "train", *choices, special=False) == {
        "herat support": 1,
        "resources government": -6,
    }


def test_prts_shaded_bars_civic_action_of_the_coalition() -> None:
    """Card 18, shaded: a Coalition Train includes no Civic Action; the Government's may."""
    b = board("herat: coalition 1t", patronage=0)
    b.put_in_force(PRTS, SHADED)
    assert operation(b, "coalition", "train", "herat", "done", special=False) == {}
    assert asks(b, "government", "train", "herat", "done", special=False).options == ["civic_action", "done"]


def test_tribal_elders_after_civic_action() -> None:
    """Card 45: the holder may set the level of a Province that a Train's Civic Action has changed."""
    b = board("herat: coalition 1t")
    b.put_in_force(TRIBAL_ELDERS, UNSHADED)
    b.set(RULES.spec.at["elders"], 2)
    asked = asks(b, "coalition", "train", "herat", "done", "civic_action", special=False)
    assert (asked.actor, asked.kind, asked.options) == (1, "tribal-elders", ["neutral", "opposition", "done"])
    choices = ["herat", "done", "civic_action", "opposition"]
    assert operation(b, "coalition", "train", *choices, special=False) == {
        "herat support": -1,
        "resources government": -3,
    }
