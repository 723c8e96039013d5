"""4.4 Extort and Infiltrate. (4.4.3 Ambush is tested with Attack.)"""

from __future__ import annotations

from abyssal.coin.general import menu
from tests.games.distant_plain.helpers import FACTIONS, asks, board, operation, spaces


def test_4_4_what_they_accompany() -> None:
    """4.4 Extort with any Operation; Infiltrate with Rally or March."""
    b = board("ghazni: taliban 3g, government 1t 1p")
    for name in ("rally", "march", "attack", "terror"):
        offered = set(asks(b, "taliban", name).options) & {"extort", "infiltrate", "ambush"}
        assert offered == ({"extort", "infiltrate"} if name in ("rally", "march") else {"extort"}), name


def test_4_4_1_extort_where() -> None:
    """4.4.1 Spaces with an Underground Taliban Guerrilla and more Taliban than enemy pieces, Bases counted."""
    b = board(
        "ghazni: taliban 1g 1b, government 1t\nherat: taliban 1g, government 1t\nfarah: taliban 2g(2a)\n"
        "kabul: taliban 2g, coalition 1t, warlords 1g\nloc_kabul_aibak: taliban 1g\nwaziristan: taliban 1g"
    )
    assert spaces(asks(b, "taliban", "rally", "extort")) == {"ghazni", "loc_kabul_aibak", "waziristan"}


def test_4_4_1_extort_in_any_spaces() -> None:
    """4.4.1 In each space 1 Underground Guerrilla is Activated for 1 Resource, on an unSabotaged LoC for its Econ."""
    b = board("ghazni: taliban 2g\nloc_kabul_tor_kham: taliban 1g\nloc_kandahar_spin_boldak: taliban 1g, sabotage")
    choices = ["extort", "ghazni", "loc_kabul_tor_kham", "loc_kandahar_spin_boldak", "zabol", "place", "done"]
    assert operation(b, "taliban", "rally", *choices) == {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "loc_kabul_tor_kham taliban.guerrilla.u": -1,
        "loc_kabul_tor_kham taliban.guerrilla.a": 1,
        "loc_kandahar_spin_boldak taliban.guerrilla.u": -1,
        "loc_kandahar_spin_boldak taliban.guerrilla.a": 1,
        "zabol taliban.guerrilla.u": 1,
        "zabol control": 2,
        "resources taliban": 1 + 4 + 1 - 1,
    }


def test_4_4_1_example_loc() -> None:
    """4.4.1 (example B22) A LoC of Econ 4, 2 Taliban Guerrillas, 1 of them Underground, 1 Police: 4 Resources."""
    b = board("loc_kabul_tor_kham: taliban 2g(1a), government 1p")
    assert operation(b, "taliban", "rally", "extort", "zabol", "place", "done") == {
        "loc_kabul_tor_kham taliban.guerrilla.u": -1,
        "loc_kabul_tor_kham taliban.guerrilla.a": 1,
        "zabol taliban.guerrilla.u": 1,
        "resources taliban": 3,
        "zabol control": 2,
    }


def test_4_4_1_warlord_bases_pay_two_each() -> None:
    """4.4.1 (example B23) Instead 2 Resources per Warlord Base from the Warlords, as far as they have them."""
    text = "ghazni: taliban 3g, warlords 2b"
    assert operation(board(text), "taliban", "rally", "extort", "zabol", "place", "done") == {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "zabol taliban.guerrilla.u": 1,
        "resources taliban": 3,
        "resources warlords": -4,
        "zabol control": 2,
    }
    b = board(text, resources={"taliban": 1, "warlords": 1})
    assert operation(b, "taliban", "rally", "extort", "zabol", "place", "done") == {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "zabol taliban.guerrilla.u": 1,
        "resources warlords": -1,
        "zabol control": 2,
    }


def test_4_1_extort_first_pays_for_the_operation() -> None:
    """4.1 (example A11) With 0 Resources the Taliban Extort enough to pay for the Operation thereafter."""
    b = board("ghazni: taliban 2g\nfarah: taliban 2g(2a)", resources=0)
    assert menu(b, FACTIONS["taliban"], False, True) == ["rally", "march", "terror"]
    assert menu(b, FACTIONS["taliban"], True, False) == ["march"]
    assert asks(b, "taliban", "rally").options == ["extort", "take_back"]
    assert operation(b, "taliban", "rally", "extort", "zabol", "place", "done") == {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "zabol taliban.guerrilla.u": 1,
        "zabol control": 2,
    }


def test_4_1_extort_that_brings_nothing_pays_for_nothing() -> None:
    """4.1 Where the Warlords have nothing to give, Extort does not make an Operation possible."""
    b = board("waziristan: taliban 1g(1a)\nghazni: taliban 3g, warlords 2b", resources=0)
    assert menu(b, FACTIONS["taliban"], False, True) == ["march"]


def test_4_1_other_activities_wait_for_the_resources() -> None:
    """3.1, 4.1 An announced Rally takes place, so that with 0 Resources Infiltrate cannot take the place of Extort."""
    b = board("ghazni: taliban 4g, government 1t", resources=0)
    assert asks(b, "taliban", "rally").options == ["extort", "take_back"]


def test_4_1_extort_leaves_a_guerrilla_for_terror() -> None:
    """3.3.4, 4.1 Terror still to come needs an Underground Guerrilla: the last one does not Extort before it."""
    b = board("ghazni: taliban 1g")
    assert "extort" not in asks(b, "taliban", "terror").options
    b = board("ghazni: taliban 1g\nzabol: taliban 1g")
    assert asks(b, "taliban", "terror", "extort", "ghazni").kind == "terror-space"


def test_4_4_2_infiltrate_where() -> None:
    """4.4.2 Any 1 space with an Underground Taliban Guerrilla and a Government or Warlord piece."""
    b = board(
        "ghazni: taliban 1g, government 1t\nherat: taliban 1g, coalition 1t\nfarah: taliban 1g(1a), government 1t\n"
        "zabol: taliban 1g, warlords 1b"
    )
    assert spaces(asks(b, "taliban", "rally", "infiltrate")) == {"ghazni", "zabol"}


def test_4_4_2_remove_two_and_patronage_falls() -> None:
    """4.4.2 Remove 2 non-Coalition pieces, of either Faction; Patronage falls by 1 per Government piece."""
    b = board("ghazni: taliban 1g, government 1t 1p 1b, warlords 1g(1a) 1b, coalition 1t")
    asked = asks(b, "taliban", "rally", "infiltrate", "remove")
    assert asked.options == ["government.troops", "government.police", "warlords.guerrilla.a"]
    asked = asks(b, "taliban", "rally", "infiltrate", "remove", "warlords.guerrilla.a")
    assert asked.options == ["government.troops", "government.police", "warlords.base"]
    choices = ["infiltrate", "remove", "government.troops", "government.police", "zabol", "place", "done"]
    assert operation(b, "taliban", "rally", *choices) == {
        "ghazni government.troops": -1,
        "ghazni government.police": -1,
        "patronage": -2,
        "zabol taliban.guerrilla.u": 1,
        "resources taliban": -1,
        "ghazni control": -1,
        "zabol control": 2,
    }


def test_4_4_2_replace_one_with_a_guerrilla() -> None:
    """4.4.2 Or replace 1 with a Taliban Guerrilla, Underground (1.4.3)."""
    b = board("ghazni: taliban 1g, warlords 1g")
    assert operation(b, "taliban", "rally", "infiltrate", "replace", "zabol", "place", "done") == {
        "ghazni warlords.guerrilla.u": -1,
        "ghazni taliban.guerrilla.u": 1,
        "zabol taliban.guerrilla.u": 1,
        "resources taliban": -1,
        "ghazni control": 2,
        "zabol control": 2,
    }


def test_4_4_2_coalition_troops_protect_no_government_base() -> None:
    """4.4.2 (example A12) With no Government cubes the Government Base may go, Coalition Troops or not."""
    b = board("ghazni: taliban 1g, government 1b, coalition 2t")
    assert operation(b, "taliban", "rally", "infiltrate", "replace", "zabol", "place", "done") == {
        "ghazni government.base": -1,
        "ghazni taliban.guerrilla.u": 1,
        "patronage": -1,
        "zabol taliban.guerrilla.u": 1,
        "resources taliban": -1,
        "ghazni control": -1,
        "zabol control": 2,
    }
