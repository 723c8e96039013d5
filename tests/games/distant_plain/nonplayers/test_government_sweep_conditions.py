"""8.7.6 Non-player Government: each condition of Sweep on a position that turns on it."""

from __future__ import annotations

from tests.games.distant_plain.nonplayers.bots import dice, does, turn
from tests.games.distant_plain.nonplayers.test_government import sent, stretched
from tests.games.distant_plain.nonplayers.test_government_priorities import held_but


def test_8_7_6_no_dues_at_the_goal() -> None:
    """8.7.6, 3.2.3 From Baghlan to Konduz, where Guerrillas are, or to Balkh costs the same: dice decide."""
    text = held_but("balkh", "konduz") + "baghlan: government 4t\nkonduz: warlords 1g"
    assert turn(stretched(text, 3), "government", *dice("44")) == {
        "baghlan government.troops": -4,
        "konduz government.troops": 4,
        "konduz warlords.guerrilla.u": -1,
        "konduz warlords.guerrilla.a": 1,
        "resources government": -3,
    }


def test_8_7_6_no_dues_on_an_empty_loc() -> None:
    """8.7.6, 3.2.3 From Kabul over a LoC to Balkh or to Nuristan next to it costs the same: dice decide."""
    text = held_but("kabul", "balkh", "nuristan") + "kabul: government 5t"
    assert turn(stretched(text, 3), "government", *dice("52")) == {
        "kabul government.troops": -4,
        "balkh government.troops": 4,
        "resources government": -3,
    }


def test_8_7_6_not_from_where_none_can_be_spared() -> None:
    """8.7.6 To Balkh from Kabul over a LoC with Guerrillas, not from Baghlan next to it with the last Troops
    of a Government Base."""
    text = held_but("kabul", "balkh", "baghlan") + "kabul: government 5t\nbaghlan: government 1t 1b\n"
    assert turn(stretched(text + "loc_kabul_aibak: warlords 1g", 4), "government") == {
        "kabul government.troops": -4,
        "balkh government.troops": 4,
        "resources government": -4,
        "resources warlords": 1,
    }


def test_8_7_6_dues_of_those_who_are_needed() -> None:
    """8.7.6 Troops of Baghlan are enough for Balkh or for Konduz, so dice decide: those of Kabul, who would pay dues on
    the way to Balkh, do not count."""
    text = held_but("kabul", "balkh", "konduz") + "kabul: government 5t\nbaghlan: government 4t\n"
    assert turn(stretched(text + "loc_kabul_aibak: warlords 1g", 5), "government", *dice("52")) == {
        "baghlan government.troops": -4,
        "balkh government.troops": 4,
        "resources government": -3,
    }


def test_8_7_6_sweep_in_two_spaces() -> None:
    """8.7.6 Two spaces at most, though there are Troops and Resources for three."""
    text = held_but("kabul", "balkh", "khowst", "nuristan") + "kabul: government 20t"
    assert does(stretched(text, 30), "government")["resources government"] == -6


def test_8_7_6_in_place_with_who_is_there() -> None:
    """8.7.6 Two Troops have come to Balkh, where four were to go. Then it Sweeps in Farah with the one that is there,
    though Herat could spare some."""
    text = held_but("balkh") + "baghlan: government 2t\nherat: government 3t\nfarah: government 1t, taliban 1g"
    assert turn(stretched(text, 6), "government") == {
        "baghlan government.troops": -2,
        "balkh government.troops": 2,
        "farah taliban.guerrilla.u": -1,
        "farah taliban.guerrilla.a": 1,
        "resources government": -6,
    }


def test_8_7_6_as_many_as_control_takes() -> None:
    """8.7.6 Against four Guerrillas in Herat five Troops go, not four."""
    b = stretched(held_but("herat") + "badghis: government 6t\nherat: taliban 4g", 3)
    found = {"herat taliban.guerrilla.u": -4, "herat taliban.guerrilla.a": 4}
    assert turn(b, "government") == sent("badghis", "herat", 5) | found


def test_8_7_6_troops_that_swept_are_not_transported_on() -> None:
    """8.7.6, 8.7.3.transport Four Troops come to the one of Herat. Three could leave it without the loss of COIN
    Control, as many as Kandahar needs, but one has not Swept: no Transport."""
    text = "badghis: government 6t\nherat: government 1t, warlords 1g(1a)\nkandahar: taliban 2g(2a)"
    b = stretched(held_but("badghis", "herat", "kandahar") + text, 6)
    assert turn(b, "government") == sent("badghis", "herat", 4)
