"""3.3.4 Terror."""

from __future__ import annotations

from abyssal.games.distant_plain.names import (
    NIGHT_LETTERS,
    ROADSIDE_IEDS,
    SHADED,
    SUICIDE_BOMBERS,
    TRIBAL_ELDERS,
    UNSHADED,
    URBAN_SPECIALISTS,
    US_TALIBAN_TALKS,
)
from tests.games.distant_plain.helpers import RULES, asks, board, operation, spaces


def test_3_3_4_underground_guerrillas_at_one_resource_locs_free() -> None:
    """3.3.4 Spaces with an Underground Guerrilla; 1 Resource per Province or Kabul, 0 for LoCs."""
    text = "kabul: taliban 1g\nghazni: taliban 1g(1a)\nloc_kabul_aibak: taliban 1g"
    assert spaces(asks(board(text), "taliban", "terror")) == {"kabul", "loc_kabul_aibak"}
    assert spaces(asks(board(text, resources=0), "taliban", "terror", special=False)) == {"loc_kabul_aibak"}


def test_3_3_4_taliban_shift_toward_opposition() -> None:
    """3.3.4 (example B17) Terror, and 1 level toward Opposition: Support to Neutral, later Neutral to Opposition."""
    b = board("ghazni: taliban 2g, S")
    step = {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "ghazni terror": 1,
        "ghazni support": -1,
        "resources taliban": -1,
    }
    assert operation(b, "taliban", "terror", "ghazni", "done", special=False) == step
    assert operation(b, "taliban", "terror", "ghazni", "done", special=False) == step


def test_3_3_4_warlords_set_to_neutral() -> None:
    """3.3.4 (example B16) Warlords remove any Support or Opposition."""
    b = board("herat: warlords 1g, S\nbalkh: warlords 1g, O\nkonduz: warlords 1g")
    assert operation(b, "warlords", "terror", "herat", "balkh", "konduz", "done", special=False) == {
        "herat warlords.guerrilla.u": -1,
        "herat warlords.guerrilla.a": 1,
        "herat terror": 1,
        "herat support": -1,
        "balkh warlords.guerrilla.u": -1,
        "balkh warlords.guerrilla.a": 1,
        "balkh terror": 1,
        "balkh support": 1,
        "konduz warlords.guerrilla.u": -1,
        "konduz warlords.guerrilla.a": 1,
        "konduz terror": 1,
        "resources warlords": -3,
    }


def test_3_3_4_sabotage_once_per_loc() -> None:
    """3.3.4 On a LoC without Sabotage a Sabotage marker; only 1 per LoC."""
    b = board("loc_kabul_aibak: taliban 2g")
    first = operation(b, "taliban", "terror", "loc_kabul_aibak", "done", special=False)
    assert first == {
        "loc_kabul_aibak taliban.guerrilla.u": -1,
        "loc_kabul_aibak taliban.guerrilla.a": 1,
        "loc_kabul_aibak terror": 1,
    }
    second = operation(b, "taliban", "terror", "loc_kabul_aibak", "done", special=False)
    assert second == {"loc_kabul_aibak taliban.guerrilla.u": -1, "loc_kabul_aibak taliban.guerrilla.a": 1}


def test_3_3_4_no_marker_left() -> None:
    """3.3.4 No marker if all 30 are on the map; the level shifts all the same."""
    b = board("kabul: terror 30\nghazni: taliban 1g")
    assert operation(b, "taliban", "terror", "ghazni", "done", special=False) == {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "ghazni support": -1,
        "resources taliban": -1,
    }


def test_3_3_4_terror_without_population_or_in_pakistan() -> None:
    """3.3.4, 1.6.2 A Province of Population 0 and Pakistan take Terror markers but have no level."""
    b = board("farah: taliban 1g\nwaziristan: taliban 1g")
    assert operation(b, "taliban", "terror", "farah", "waziristan", "done", special=False) == {
        "farah taliban.guerrilla.u": -1,
        "farah taliban.guerrilla.a": 1,
        "farah terror": 1,
        "waziristan taliban.guerrilla.u": -1,
        "waziristan taliban.guerrilla.a": 1,
        "waziristan terror": 1,
        "resources taliban": -2,
    }


def test_roadside_ieds_unshaded_bar_locs_with_cubes() -> None:
    """Card 23, unshaded: no Taliban Terror on a LoC with any cube; Warlords are not bound."""
    b = board("loc_kabul_aibak: taliban 1g, warlords 1g, coalition 1t\nloc_kandahar_kabul: taliban 1g")
    b.put_in_force(ROADSIDE_IEDS, UNSHADED)
    assert spaces(asks(b, "taliban", "terror")) == {"loc_kandahar_kabul"}
    assert spaces(asks(b, "warlords", "terror")) == {"loc_kabul_aibak"}
    b.put_in_force(ROADSIDE_IEDS, SHADED)
    assert spaces(asks(b, "taliban", "terror")) == {"loc_kabul_aibak", "loc_kandahar_kabul"}


def test_night_letters_unshaded_two_provinces() -> None:
    """Card 29, unshaded: a Taliban Terror selects at most 2 Provinces; LoCs and Kabul do not count."""
    b = board(
        "ghazni: taliban 1g\nherat: taliban 1g\nfarah: taliban 1g\nkabul: taliban 1g\nloc_kabul_aibak: taliban 1g"
    )
    b.put_in_force(NIGHT_LETTERS, UNSHADED)
    assert spaces(asks(b, "taliban", "terror", "kabul", "ghazni")) == {"herat", "farah", "loc_kabul_aibak"}
    assert spaces(asks(b, "taliban", "terror", "ghazni", "herat")) == {"kabul", "loc_kabul_aibak"}
    b.put_in_force(NIGHT_LETTERS, SHADED)
    assert spaces(asks(b, "taliban", "terror", "ghazni", "herat")) == {"kabul", "farah", "loc_kabul_aibak"}


def test_urban_specialists_unshaded_takes_two() -> None:
    """Card 30, unshaded: Taliban Terror in Kabul takes 2 Underground Guerrillas and Activates both."""
    b = board("kabul: taliban 2g(1a), warlords 1g")
    b.put_in_force(URBAN_SPECIALISTS, UNSHADED)
    assert spaces(asks(b, "warlords", "terror")) == {"kabul"}
    b = board("kabul: taliban 2g")
    b.put_in_force(URBAN_SPECIALISTS, UNSHADED)
    assert operation(b, "taliban", "terror", "kabul", "done", special=False) == {
        "kabul taliban.guerrilla.u": -2,
        "kabul taliban.guerrilla.a": 2,
        "kabul terror": 1,
        "kabul support": -1,
        "resources taliban": -1,
    }


def test_urban_specialists_unshaded_not_with_one() -> None:
    """Card 30, unshaded: with fewer than 2 Underground the Taliban may not select Kabul."""
    b = board("kabul: taliban 2g(1a)\nghazni: taliban 1g")
    b.put_in_force(URBAN_SPECIALISTS, UNSHADED)
    assert spaces(asks(b, "taliban", "terror")) == {"ghazni"}


def test_urban_specialists_shaded_free_and_unseen() -> None:
    """Card 30, shaded: in Kabul it costs nothing and the Guerrilla stays Underground."""
    b = board("kabul: taliban 1g", resources=0)
    b.put_in_force(URBAN_SPECIALISTS, SHADED)
    assert operation(b, "taliban", "terror", "kabul", "done", special=False) == {"kabul terror": 1, "kabul support": -1}


def test_suicide_bombers_unshaded_cost_a_guerrilla() -> None:
    """Card 33, unshaded: a Taliban Terror in Kabul or Provinces removes 1 Guerrilla that carried it out, the Taliban
    choose which; on LoCs alone none."""
    b = board("kabul: taliban 1g\nghazni: taliban 1g\nloc_kabul_aibak: taliban 1g")
    b.put_in_force(SUICIDE_BOMBERS, UNSHADED)
    b.put_in_force(URBAN_SPECIALISTS, SHADED)
    asked = asks(b, "taliban", "terror", "kabul", "ghazni", "done", special=False)
    assert (asked.kind, asked.options) == ("suicide-bomber", ["kabul", "ghazni"])
    assert operation(b, "taliban", "terror", "kabul", "ghazni", "done", "kabul", special=False) == {
        "kabul taliban.guerrilla.u": -1,
        "kabul terror": 1,
        "kabul support": -1,
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "ghazni terror": 1,
        "ghazni support": -1,
        "resources taliban": -1,
        "kabul control": -2,
    }
    assert operation(b, "taliban", "terror", "loc_kabul_aibak", "done", special=False) == {
        "loc_kabul_aibak taliban.guerrilla.u": -1,
        "loc_kabul_aibak taliban.guerrilla.a": 1,
        "loc_kabul_aibak terror": 1,
    }


def test_suicide_bombers_unshaded_after_extort() -> None:
    """Cards 30, shaded, and 33, unshaded: the Guerrilla that stayed Underground in Kabul goes although Extort has
    exposed it since (4.4.1)."""
    b = board("kabul: taliban 1g")
    b.put_in_force(SUICIDE_BOMBERS, UNSHADED)
    b.put_in_force(URBAN_SPECIALISTS, SHADED)
    assert operation(b, "taliban", "terror", "kabul", "extort", "done") == {
        "kabul taliban.guerrilla.u": -1,
        "kabul terror": 1,
        "kabul support": -1,
        "kabul control": -2,
        "resources taliban": 1,
    }


def test_suicide_bombers_shaded_remove_a_cube() -> None:
    """Card 33, shaded: in 1 Province or Kabul of the Terror 1 Government cube may go or, without any, Coalition Troops,
    which become Casualties."""
    b = board("kabul: taliban 1g, government 1t 1p, coalition 1t\nghazni: taliban 1g, coalition 1t")
    b.put_in_force(SUICIDE_BOMBERS, SHADED)
    choices = ["kabul", "ghazni", "done"]
    assert asks(b, "taliban", "terror", *choices, special=False).options == ["kabul", "ghazni", "done"]
    asked = asks(b, "taliban", "terror", *choices, "kabul", special=False)
    assert asked.options == ["government.troops", "government.police"]
    assert operation(b, "taliban", "terror", *choices, "ghazni", special=False) == {
        "kabul taliban.guerrilla.u": -1,
        "kabul taliban.guerrilla.a": 1,
        "kabul terror": 1,
        "kabul support": -1,
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "ghazni terror": 1,
        "ghazni support": -1,
        "ghazni coalition.troops": -1,
        "casualties 0": 1,
        "resources taliban": -2,
        "ghazni control": 2,
    }


def test_talks_unshaded_spare_coalition_troops_from_suicide_bombers() -> None:
    """Cards 24, unshaded, and 33, shaded: Taliban Operations do not affect Coalition pieces."""
    b = board("ghazni: taliban 1g, coalition 1t")
    b.put_in_force(SUICIDE_BOMBERS, SHADED)
    b.put_in_force(US_TALIBAN_TALKS, UNSHADED)
    assert operation(b, "taliban", "terror", "ghazni", "done", special=False) == {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "ghazni terror": 1,
        "ghazni support": -1,
        "resources taliban": -1,
    }


def test_tribal_elders_after_terror() -> None:
    """Card 45: the holder may set each Province whose level Terror changed, in map order; not Kabul."""
    b = board("kabul: warlords 1g, S\nherat: warlords 1g, S\nbalkh: warlords 1g, O\nkonduz: warlords 1g")
    b.put_in_force(TRIBAL_ELDERS, UNSHADED)
    b.set(RULES.spec.at["elders"], 1)
    choices = ["kabul", "herat", "balkh", "konduz", "done"]
    asked = asks(b, "warlords", "terror", *choices, special=False)
    assert (asked.actor, asked.space) == (0, RULES.spec.space_index["balkh"])
    asked = asks(b, "warlords", "terror", *choices, "support", special=False)
    assert asked.space == RULES.spec.space_index["herat"]
    changed = operation(b, "warlords", "terror", *choices, "support", "done", special=False)
    assert {k: v for k, v in changed.items() if k.endswith("support")} == {
        "kabul support": -1,
        "herat support": -1,
        "balkh support": 2,
    }
