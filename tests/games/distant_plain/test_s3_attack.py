"""3.3.3 Attack, 4.4.3 Ambush."""

from __future__ import annotations

from abyssal.coin.general import menu
from abyssal.games.distant_plain.names import CAR_BOMBS, SHADED, STRATEGIC_RELEASE, UNSHADED, US_TALIBAN_TALKS
from tests.games.distant_plain.helpers import FACTIONS, asks, board, operation, spaces


def test_3_3_3_select_spaces_with_guerrillas_and_enemies() -> None:
    """3.3.3 At least 1 Guerrilla and 1 enemy piece, for 1 Resource a space; Insurgents are enemies too."""
    b = board(
        "ghazni: taliban 1g, warlords 1b\nherat: taliban 1b, coalition 1t\nfarah: taliban 1g\n"
        "kabul: taliban 1g, government 1p",
        resources={"taliban": 1, "warlords": 5},
    )
    assert spaces(asks(b, "taliban", "attack")) == {"ghazni", "kabul"}
    assert asks(b, "taliban", "attack", "kabul", "6", special=False).options == ["done", "take_back"]
    assert menu(b, FACTIONS["warlords"], False, False) == ["rally"]


def test_3_3_3_all_are_activated_and_a_high_roll_fails() -> None:
    """3.3.3 Activate all Guerrillas of the faction, then roll: above their number nothing happens."""
    b = board("ghazni: taliban 3g(1a), coalition 1t")
    assert operation(b, "taliban", "attack", "ghazni", "4", "done", special=False) == {
        "ghazni taliban.guerrilla.u": -2,
        "ghazni taliban.guerrilla.a": 2,
        "resources taliban": -1,
    }


def test_3_3_3_two_pieces_of_different_factions_and_casualties() -> None:
    """3.3.3 Up to 2 enemy pieces, also of different Factions, also Underground; Coalition pieces go to Casualties."""
    b = board("ghazni: taliban 3g(3a), coalition 2t 1b, warlords 1g")
    asked = asks(b, "taliban", "attack", "ghazni", "3", special=False)
    assert (asked.kind, asked.options) == ("attack-target", ["coalition.troops", "warlords.guerrilla.u"])
    choices = ["ghazni", "3", "warlords.guerrilla.u", "coalition.troops", "done"]
    assert operation(b, "taliban", "attack", *choices, special=False) == {
        "ghazni warlords.guerrilla.u": -1,
        "ghazni coalition.troops": -1,
        "casualties 0": 1,
        "resources taliban": -1,
        "ghazni control": 2,
    }


def test_3_3_3_government_cubes_before_coalition_cubes_before_bases() -> None:
    """3.3.3 (example A7) Government cubes go before Coalition cubes; any cubes protect the Bases of both Factions."""
    b = board("ghazni: taliban 2g(2a), coalition 1t, government 1t 1b")
    choices = ["ghazni", "2"]
    asked = asks(b, "taliban", "attack", *choices, special=False)
    assert asked.kind == "attack-target"
    assert asked.options == ["coalition.troops", "done"]
    assert operation(b, "taliban", "attack", *choices, "coalition.troops", "done", special=False) == {
        "ghazni government.troops": -1,
        "ghazni coalition.troops": -1,
        "casualties 0": 1,
        "resources taliban": -1,
        "ghazni control": 1,
    }
    assert operation(b, "taliban", "attack", "ghazni", "2", "done", special=False) == {
        "ghazni government.base": -1,
        "resources taliban": -1,
    }


def test_3_3_3_bases_of_either_coin_faction() -> None:
    """3.3.3 Without cubes the Bases are open; a Coalition Base goes to Casualties."""
    b = board("ghazni: warlords 6g(6a), coalition 1b, government 1b")
    asked = asks(b, "warlords", "attack", "ghazni", "6")
    assert asked.options == ["coalition.base", "government.base"]
    choices = ["ghazni", "6", "coalition.base", "done", "done"]
    assert operation(b, "warlords", "attack", *choices, special=False) == {
        "ghazni coalition.base": -1,
        "casualties 1": 1,
        "resources warlords": -1,
    }


def test_3_3_3_insurgent_bases_after_their_guerrillas() -> None:
    """3.3.3 Insurgent Bases cannot go before all that Faction's Guerrillas; 1.4.1 the targeted Faction loses 2."""
    b = board("herat: taliban 4g(4a), warlords 1g(1a) 1b")
    assert operation(b, "taliban", "attack", "herat", "4", "done", special=False) == {
        "herat warlords.guerrilla.a": -1,
        "herat warlords.base": -1,
        "resources taliban": -1,
    }


def test_1_4_1_the_second_piece_cannot_be_declined() -> None:
    """1.4.1.full_removal Once a Faction is targeted it loses all it can; with nothing more of it one may stop."""
    b = board("herat: taliban 4g(4a), government 2t, warlords 1g")
    asked = asks(b, "taliban", "attack", "herat", "4", "government.troops")
    assert asked.options == ["government.troops", "warlords.guerrilla.u"]
    asked = asks(b, "taliban", "attack", "herat", "4", "warlords.guerrilla.u")
    assert asked.options == ["government.troops", "done"]


def test_3_3_3_captured_goods_on_a_one() -> None:
    """3.3.3 A roll of 1 places 1 Available Guerrilla there."""
    b = board("herat: warlords 1g(1a), government 1p")
    assert operation(b, "warlords", "attack", "herat", "1", "done", special=False) == {
        "herat government.police": -1,
        "herat warlords.guerrilla.u": 1,
        "resources warlords": -1,
    }


def test_4_4_3_ambush_in_up_to_three_spaces() -> None:
    """4.4.3 No die: 1 Underground Guerrilla is Activated, 2 pieces are removed, a Guerrilla is placed; in up to 3
    spaces."""
    text = "\n".join(f"{s}: taliban 1g, government 2p" for s in ("ghazni", "herat", "farah", "kabul"))
    b = board(text)
    choices = []
    for s in ("ghazni", "herat", "farah"):
        choices += [s, "ambush"]
    asked = asks(b, "taliban", "attack", *choices, "kabul")
    assert asked.kind == "attack-die"
    expected = {"resources taliban": -3}
    for s in ("ghazni", "herat", "farah"):
        expected |= {f"{s} government.police": -2, f"{s} taliban.guerrilla.a": 1, f"{s} control": 1}
    assert operation(b, "taliban", "attack", *choices, "done") == expected


def test_4_4_3_ambush_needs_an_underground_taliban_guerrilla() -> None:
    """4.4.3 Only the Taliban, only where an Underground Guerrilla is, not beside another Special Activity (4.1)."""
    b = board(
        "ghazni: taliban 2g(1a), government 1p\nherat: taliban 1g(1a), government 1p, warlords 1g\nzabol: taliban 1g"
    )
    assert asks(b, "taliban", "attack", "ghazni").options == ["attack", "ambush", "extort", "take_back"]
    assert asks(b, "taliban", "attack", "herat").kind == "attack-die"
    assert asks(b, "warlords", "attack", "herat").kind == "attack-die"
    assert asks(b, "taliban", "attack", "ghazni", special=False).kind == "attack-die"
    asked = asks(b, "taliban", "attack", "extort", "zabol", "done", "ghazni")
    assert asked.kind == "attack-die"
    assert "extort" not in asks(b, "taliban", "attack", "ghazni", "ambush").options


def test_car_bombs_unshaded_one_ambush() -> None:
    """Card 31, unshaded: Ambush in 1 space at most."""
    b = board("ghazni: taliban 1g, government 1p\nherat: taliban 1g, government 1p")
    b.put_in_force(CAR_BOMBS, UNSHADED)
    assert asks(b, "taliban", "attack", "ghazni", "ambush", "herat").kind == "attack-die"


def test_car_bombs_shaded_ambush_with_active_guerrillas() -> None:
    """Card 31, shaded: where all are Active, 1 of them can Ambush and stays Active."""
    b = board("herat: taliban 1g(1a), government 2p")
    b.put_in_force(CAR_BOMBS, SHADED)
    assert operation(b, "taliban", "attack", "herat", "ambush", "done") == {
        "herat government.police": -2,
        "herat taliban.guerrilla.u": 1,
        "resources taliban": -1,
        "herat control": 1,
    }


def test_strategic_release_unshaded_bars_attack_under_coin_control() -> None:
    """Card 11, unshaded: the Taliban may not Attack under COIN Control; the Warlords may, and on LoCs all may."""
    b = board(
        "herat: taliban 1g, warlords 1g, government 3p\nghazni: taliban 1g, government 1p\n"
        "loc_kabul_aibak: taliban 1g, government 3p"
    )
    b.put_in_force(STRATEGIC_RELEASE, UNSHADED)
    assert spaces(asks(b, "taliban", "attack")) == {"ghazni", "loc_kabul_aibak"}
    assert spaces(asks(b, "taliban", "attack", event=True)) == {"herat", "ghazni", "loc_kabul_aibak"}
    assert spaces(asks(b, "warlords", "attack")) == {"herat"}
    b.put_in_force(STRATEGIC_RELEASE, SHADED)
    assert spaces(asks(b, "taliban", "attack")) == {"herat", "ghazni", "loc_kabul_aibak"}


def test_talks_unshaded_spare_the_coalition() -> None:
    """Card 24, unshaded: Taliban Attack removes no Coalition pieces, and none is made against the Coalition alone; its
    cubes still protect a Government Base. Warlords are not bound."""
    b = board(
        "herat: taliban 4g(4a), coalition 1t, government 1t 1b\nghazni: taliban 1g, warlords 1g(1a), coalition 1t"
    )
    b.put_in_force(US_TALIBAN_TALKS, UNSHADED)
    assert operation(b, "taliban", "attack", "herat", "4", "done", special=False) == {
        "herat government.troops": -1,
        "resources taliban": -1,
    }
    assert operation(b, "taliban", "attack", "herat", "4", "done", special=False) == {"resources taliban": -1}
    assert spaces(asks(b, "taliban", "attack")) == {"herat", "ghazni"}
    b = board("ghazni: taliban 1g, coalition 1t\nherat: warlords 1g(1a), coalition 1t")
    b.put_in_force(US_TALIBAN_TALKS, UNSHADED)
    assert menu(b, FACTIONS["taliban"], False, False) == ["rally", "march", "terror"]
    assert operation(b, "warlords", "attack", "herat", "1", "done", special=False) == {
        "herat coalition.troops": -1,
        "casualties 0": 1,
        "herat warlords.guerrilla.u": 1,
        "resources warlords": -1,
    }
