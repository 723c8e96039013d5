"""8.6.3, 8.6.1 Non-player Coalition: Air Strike and Air Lift, and effects in force."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import ISR, PREDATORS, SHADED, UNSHADED
from tests.games.distant_plain.nonplayers.bots import dice, does, event, in_force, reasons, turn
from tests.games.distant_plain.nonplayers.test_coalition import found, stretched


def test_8_6_3_strikes_at_whom_they_can_hit() -> None:
    """8.6.3.air_strike What counts is whose pieces can be removed, not whose are there. After Herat at Support the
    Taliban of Zabol come before the Warlords of three Provinces where Taliban are hidden; of those, dice choose
    Samangan."""
    text = "farah: taliban 1g, warlords 2g(2a)\nzabol: taliban 2g(2a)\nnimruz: warlords 2g(2a), taliban 1g\n"
    text += "samangan: warlords 2g(2a), taliban 1g\nherat: coalition 1t, taliban 1g, S"
    b = in_force(stretched(text, people="government"), ISR, SHADED)
    assert turn(b, "coalition", *dice("51")) == {
        "herat taliban.guerrilla.u": -1,
        "zabol taliban.guerrilla.a": -1,
        "samangan warlords.guerrilla.a": -1,
    }


def test_8_6_3_strikes_at_whose_base_goes() -> None:
    """8.6.3.air_strike If Bases are removed, what counts is whose: the Taliban's in Zabol before the Warlords', each of
    which stands with a last Taliban Guerrilla; of those, dice choose two."""
    text = "zabol: taliban 1b\nherat: coalition 1t, taliban 1g, S\n"
    text += "".join(f"{name}: warlords 1b, taliban 1g(1a)\n" for name in ["farah", "nimruz", "samangan"])
    b = in_force(stretched(text, people="government"), ISR, SHADED)
    bases = {"zabol taliban.base": -1, "samangan warlords.base": -1, "nimruz warlords.base": -1}
    assert turn(b, "coalition", *dice("51", "51")) == found("herat") | bases


def test_8_6_3_air_strike_bases_first() -> None:
    """8.6.3.air_strike After a Sweep: Bases first, then Guerrillas at Support, at a Coalition Base, the last one."""
    text = (
        "kabul: coalition 1t, taliban 1g, S\nherat: warlords 1b\nbalkh: taliban 2g(2a), S\nfarah: warlords 1g(1a)\n"
        "nimruz: warlords 2g(2a)"
    )
    b = stretched(text, people="taliban+government")
    assert does(b, "coalition") == found("kabul") | {
        "herat warlords.base": -1,
        "balkh taliban.guerrilla.a": -1,
        "farah warlords.guerrilla.a": -1,
    }
    assert "8.6.3 strike-worth-it yes" in reasons(b)


def test_8_6_1_predators() -> None:
    """8.6.1 With Predators (2, unshaded) a Base in Pakistan is struck, even with Guerrillas there."""
    text = "kabul: coalition 1t, taliban 1g, S\nwaziristan: taliban 2g 1b\nherat: warlords 1b"
    b = in_force(stretched(text), PREDATORS, UNSHADED)
    assert does(b, "coalition") == found("kabul") | {"waziristan taliban.base": -1, "herat warlords.base": -1}
    assert does(stretched(text), "coalition") == found("kabul") | {"herat warlords.base": -1}


def test_8_6_1_predators_strike_no_guerrillas_in_pakistan() -> None:
    """8.6.1 The drone removes one Base. In a second space of Pakistan only a Base without Guerrillas is struck, so
    Islamabad does not shift otherwise."""
    text = "kabul: coalition 1t, taliban 1g, S\nwaziristan: taliban 1g(1a) 1b\nnorthwest_frontier: taliban 2g(2a) 1b"
    b = in_force(stretched(text), PREDATORS, UNSHADED)
    assert does(b, "coalition") == found("kabul") | {"waziristan taliban.base": -1}


def test_8_6_3_air_lift_protects_and_makes_room() -> None:
    """8.6.3.air_lift Two Government Troops fly to a space with only Coalition and Taliban, from a Coalition Base with
    too many of them."""
    text = "kabul: coalition 1t, taliban 1g, S\nherat: coalition 1t 1b, government 5t\nfarah: warlords 2g(2a)"
    b = stretched(text, people="government")
    assert does(b, "coalition") == found("kabul") | {
        "herat government.troops": -3,
        "kabul government.troops": 2,
        "nimruz government.troops": 1,
    }
    assert "8.6.3.air_lift protects-coalition" in reasons(b)
    assert "8.6.3.air_lift outnumbered-at-base 1>1" in reasons(b)


def test_8_6_3_air_lift_from_bases_without_support_first() -> None:
    """8.6.3.air_lift Government Troops leave a Coalition Base without Support before one with it, where more live."""
    text = "kabul: coalition 1t, taliban 1g, government 1p, S\nherat: coalition 1t 1b, government 9t, S\n"
    b = stretched(text + "badakhshan: coalition 1t 1b, government 5t", people="government")
    assert does(b, "coalition")["badakhshan government.troops"] == -3


def test_8_6_1_isr() -> None:
    """8.6.1 With ISR (1, unshaded) a Sweep finds up to three more where it finds most: in Pakistan as on a LoC where
    four are, which comes after (8.4)."""
    text = "kabul: coalition 1t, taliban 1g, S\nfarah: warlords 2g\nloc_kabul_aibak: taliban 3g"
    b = in_force(stretched(text, people="government"), ISR, UNSHADED)
    assert does(b, "coalition") == found("kabul") | found("loc_kabul_aibak", 3)
    text = "kabul: coalition 1t, taliban 1g, S\nnorthwest_frontier: taliban 3g\nloc_kabul_aibak: taliban 4g"
    b = in_force(stretched(text, people="government"), ISR, UNSHADED)
    assert does(b, "coalition") == found("kabul") | found("northwest_frontier", 3)


def test_8_6_3_air_strike_before_air_lift() -> None:
    """8.6.3 If a Base could be removed, it is Air Strike though an Air Lift is possible."""
    text = "kabul: coalition 1t, taliban 1g, S\nherat: coalition 1t 1b, government 5t\nfarah: warlords 1b"
    assert does(stretched(text, people="government"), "coalition") == found("kabul") | {"farah warlords.base": -1}


def test_8_6_3_air_strike_players_first() -> None:
    """8.6.3.air_strike Otherwise the pieces of a Player: the Warlords' before the Taliban's."""
    text = "kabul: coalition 1t, taliban 1g, S\nherat: warlords 1b\n"
    text += "farah: taliban 2g(2a)\nnimruz: taliban 2g(2a)\nsar_e_pol: warlords 2g(2a)"
    b = stretched(text, people="government+warlords")
    changes = does(b, "coalition")
    assert (changes["herat warlords.base"], changes["sar_e_pol warlords.guerrilla.a"]) == (-1, -1)
    assert "8.6.3.air_strike best-target 3>1" in reasons(b)


def test_8_2_patrol_by_event() -> None:
    """8.2 In the Patrol of Contractor Surge (70) no Coalition cubes move; the Assault is where the most goes."""
    text = "loc_kabul_aibak: coalition 2t, warlords 1g(1a)\nloc_kandahar_kabul: coalition 2t, warlords 2g(2a)"
    b = stretched(text)
    assert event(b, "coalition", 70, False) == {"loc_kandahar_kabul warlords.guerrilla.a": -2}


@pytest.mark.parametrize("aibak", ["coalition 1t, warlords 3g(3a)", "coalition 5t, warlords 1g(1a)"])
def test_8_2_patrol_by_event_by_what_it_removes(aibak: str) -> None:
    """8.2 In that Patrol two pieces are removed on the road to Kandahar, one on that to Aibak, though more are exposed
    there, or more Troops are there."""
    b = stretched(f"loc_kabul_aibak: {aibak}\nloc_kandahar_kabul: coalition 2t, warlords 2g(2a)")
    assert event(b, "coalition", 70, False) == {"loc_kandahar_kabul warlords.guerrilla.a": -2}
