"""4.2 Surge, Air Lift and Air Strike."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import (
    HARD,
    ISLAMABAD,
    MANPADS_SCARE,
    PARTNERING_POLICY,
    POSTURES,
    PREDATORS,
    REAPERS,
    SANDSTORMS,
    SHADED,
    UNSHADED,
)
from tests.games.distant_plain.helpers import asks, board, operation, spaces


def test_4_2_special_activities_of_the_coalition_and_what_they_accompany() -> None:
    """4.2 Surge only with Train; Air Strike with the other three; Air Lift with any; 2.3.5 none if Limited."""
    b = board("kabul: coalition 1t\nghazni: taliban 1g(1a)")
    with_train = asks(b, "coalition", "train").options
    assert {"surge", "air_lift"} <= set(with_train) and "air_strike" not in with_train
    for name in ("patrol", "sweep", "assault"):
        options = asks(b, "coalition", name).options
        assert {"air_lift", "air_strike"} <= set(options) and "surge" not in options
    limited = asks(b, "coalition", "train", limited=True, special=False).options
    assert not {"surge", "air_lift"} & set(limited)


def test_4_2_1_surge_in_up_to_three_spaces_with_coin_control_or_kabul() -> None:
    """4.2.1 Kabul, or Provinces with COIN Control; never Pakistan."""
    text = "kabul: taliban 3g\nherat: government 1p\nghazni: coalition 1t, taliban 1g\n"
    b = board(text + "farah: coalition 1b\nzabol: coalition 1t")
    assert spaces(asks(b, "coalition", "train", "surge")) == {"kabul", "herat", "farah", "zabol"}
    asked = asks(b, "coalition", "train", "surge", "kabul", "herat", "farah")
    assert asked.kind == "surge-count"


def test_4_2_1_surge_moves_among_the_spaces_and_available() -> None:
    """4.2.1 Any Coalition pieces move among the 3 spaces and Available: the faction says what each is to hold."""
    b = board("kabul: coalition 4t 1b\nherat: coalition 1t\nfarah: coalition 1b")
    choices = ["surge", "kabul", "herat", "farah", "2", "6", "1", "0", "1", "1", "done", "kabul", "done", "done"]
    assert operation(b, "coalition", "train", *choices) == {
        "kabul coalition.troops": -2,
        "kabul coalition.base": -1,
        "herat coalition.troops": 5,
        "herat coalition.base": 1,
        "farah coalition.troops": 1,
    }


def test_4_2_1_surge_out_of_afghanistan() -> None:
    """4.2.1 Pieces can leave for Available, which the Coalition's victory counts."""
    b = board("kabul: coalition 4t 1b")
    before = b.support_and_available()
    choices = ["surge", "0", "0", "done", "kabul", "done", "done"]
    assert operation(b, "coalition", "train", *choices) == {
        "kabul coalition.troops": -4,
        "kabul coalition.base": -1,
        "kabul control": -1,
    }
    assert b.support_and_available() == before + 5


def test_4_2_1_surge_within_stacking() -> None:
    """4.2.1, 1.4.2 No more Bases than there is room."""
    b = board("kabul: coalition 1t, government 1b, taliban 1b")
    choices = ["surge", "1"]
    assert asks(b, "coalition", "train", *choices).kind == "surge-roll"


@pytest.mark.parametrize("aid", [0, 1, 4])
def test_4_2_1_the_die_is_distributed_fully(aid: int) -> None:
    """4.2.1 (example B18) If desired roll a die: any split of exactly that number between Aid and Warlord Resources."""
    b = board("kabul: coalition 1t", resources=10, aid=9)
    choices = ["surge", "1", "0", "roll", "4"]
    assert asks(b, "coalition", "train", *choices).options == ["0", "1", "2", "3", "4"]
    expected = {"aid": aid, "resources warlords": 4 - aid}
    changed = operation(b, "coalition", "train", *choices, str(aid), "kabul", "done", "done")
    assert changed == {name: change for name, change in expected.items() if change}


def test_4_2_2_air_lift_any_coalition_and_three_government_troops_among_three_spaces() -> None:
    """4.2.2 Any Coalition Troops and up to 3 Government Troops among any 3 spaces, LoCs too, not Pakistan."""
    b = board("kabul: coalition 4t, government 5t 2p\nherat: coalition 2t, government 2t")
    asked = asks(b, "coalition", "sweep", "air_lift", "kabul")
    assert "loc_kabul_aibak" in asked.options and not spaces(asked) & {"waziristan", "balochistan", "kabul"}
    choices = ["air_lift", "kabul", "farah", "4", "2", "herat", "farah", "1"]
    assert asks(b, "coalition", "sweep", *choices).options == ["0", "1"]
    asked = asks(b, "coalition", "sweep", *choices, "1")
    assert (asked.kind, spaces(asked)) == ("air-lift-origin", {"herat", "farah"})
    assert operation(b, "coalition", "sweep", *choices, "1", "done", "farah", "done", "done") == {
        "kabul coalition.troops": -4,
        "kabul government.troops": -2,
        "herat coalition.troops": -1,
        "herat government.troops": -1,
        "farah coalition.troops": 5,
        "farah government.troops": 3,
        "farah control": 1,
    }


def test_4_2_2_troops_lifted_can_still_sweep() -> None:
    """4.1, 4.2.2 Lifted before a Sweep, Troops can move in it; those that have moved in it do not again."""
    b = board("kabul: coalition 2t")
    asked = asks(b, "coalition", "sweep", "air_lift", "herat", "2", "done", "farah")
    assert (asked.kind, spaces(asked)) == ("sweep-origin", {"herat"})
    choices = ["khowst", "kabul", "1", "done", "air_lift", "khowst", "herat", "done", "farah"]
    asked = asks(b, "coalition", "sweep", *choices)
    assert asked.kind == "sweep-space"


def test_partnering_policy_shaded_flies_no_government_troops() -> None:
    """Card 10, shaded: no Government Troops in an Air Lift."""
    b = board("kabul: coalition 1t, government 3t\nherat: government 1t")
    b.put_in_force(PARTNERING_POLICY, SHADED)
    assert asks(b, "coalition", "sweep", "air_lift").kind == "air-lift-destination"
    assert operation(b, "coalition", "sweep", "air_lift", "farah", "done", "farah", "done") == {
        "kabul coalition.troops": -1,
        "farah coalition.troops": 1,
        "farah control": 1,
    }


def test_sandstorms_ground_lifts_and_strikes() -> None:
    """Card 57: no Air Lift and no Air Strike."""
    b = board("kabul: coalition 1t\nghazni: taliban 1g(1a)")
    b.put_in_force(SANDSTORMS, UNSHADED)
    assert not {"air_lift", "air_strike"} & set(asks(b, "coalition", "sweep").options)


@pytest.mark.parametrize("activity", ["air_lift", "air_strike"])
def test_manpads_scare_shaded_cancels(activity: str) -> None:
    """Card 26, shaded: for 3 Resources the Taliban may cancel an Air Lift or Air Strike, which counts as made."""
    b = board("kabul: coalition 1t\nghazni: taliban 1g(1a)", resources={"taliban": 3})
    b.put_in_force(MANPADS_SCARE, SHADED)
    asked = asks(b, "coalition", "sweep", activity)
    assert (asked.actor, asked.kind, asked.options) == (1, "manpads", ["cancel", "done"])
    assert not {"air_lift", "air_strike"} & set(asks(b, "coalition", "sweep", activity, "cancel").options)
    changed = operation(b, "coalition", "sweep", activity, "cancel", "farah", "done")
    assert changed == {"resources taliban": -3}
    assert asks(b, "coalition", "sweep", activity).kind != "manpads"


def test_4_2_3_air_strike_in_up_to_three_spaces_but_kabul() -> None:
    """4.2.3 In each space 1 Active Guerrilla or, if the Faction has no Guerrillas there, 1 Base; not in Kabul."""
    b = board(
        "kabul: taliban 1g(1a)\nghazni: taliban 2g(1a) 1b\nherat: warlords 2b, taliban 1g(1a)\nfarah: taliban 1g 1b\n"
        "loc_kabul_aibak: warlords 1g(1a)\nzabol: taliban 1b"
    )
    asked = asks(b, "coalition", "sweep", "air_strike")
    assert spaces(asked) == {"ghazni", "herat", "loc_kabul_aibak", "zabol"}
    assert asks(b, "coalition", "sweep", "air_strike", "herat").options == ["taliban", "warlords"]
    choices = ["air_strike", "herat", "warlords", "ghazni", "zabol", "balkh", "done"]
    assert operation(b, "coalition", "sweep", *choices) == {
        "herat warlords.base": -1,
        "ghazni taliban.guerrilla.a": -1,
        "zabol taliban.base": -1,
        "zabol control": -2,
    }


def test_4_2_3_air_strike_without_targets_is_not_offered() -> None:
    """4.2.3 Underground Guerrillas, and Bases with Guerrillas, are no targets."""
    b = board("ghazni: taliban 1g 1b\nkabul: taliban 1g(1a)")
    assert "air_strike" not in asks(b, "coalition", "sweep").options


@pytest.mark.parametrize(
    ("islamabad", "after", "hard"), [("backing", "sponsorship", 0), ("sponsorship", "sponsorship", 1)]
)
def test_4_2_3_strikes_in_pakistan_shift_islamabad(islamabad: str, after: str, hard: int) -> None:
    """4.2.3, 6.6.1 (example B19) Any spaces in Pakistan: 1 box toward Sponsorship; beyond the end it turns Hard."""
    b = board("waziristan: taliban 1g(1a)\nnorthwest_frontier: taliban 1b", islamabad=islamabad)
    operation(b, "coalition", "sweep", "air_strike", "waziristan", "northwest_frontier", "balkh", "done")
    assert (b.n[ISLAMABAD], b.n[HARD]) == (POSTURES.index(after), hard)


def test_predators_unshaded_one_quiet_strike_in_pakistan() -> None:
    """Card 2, unshaded: in 1 Pakistan space any 1 Taliban piece, which does not shift Islamabad; any other one does."""
    b = board("waziristan: taliban 2g 1b\nnorthwest_frontier: taliban 1g(1a)")
    b.put_in_force(PREDATORS, UNSHADED)
    asked = asks(b, "coalition", "sweep", "air_strike", "waziristan")
    assert (asked.kind, asked.options) == ("air-strike-piece", ["taliban.guerrilla.u", "taliban.base"])
    choices = ["air_strike", "waziristan", "taliban.base", "done", "balkh", "done"]
    assert operation(b, "coalition", "sweep", *choices) == {"waziristan taliban.base": -1}
    asked = asks(b, "coalition", "sweep", "air_strike", "northwest_frontier")
    assert (asked.kind, asked.options) == ("predators", ["drone", "usual"])
    choices = ["air_strike", "northwest_frontier", "usual", "waziristan", "balkh", "done"]
    assert operation(b, "coalition", "sweep", *choices) == {
        "northwest_frontier taliban.guerrilla.a": -1,
        "waziristan taliban.guerrilla.u": -1,
        "islamabad": 1,
        "northwest_frontier control": -2,
    }


def test_predators_shaded_shift_two_boxes() -> None:
    """Card 2, shaded: an Air Strike in Pakistan shifts Islamabad 2 boxes."""
    b = board("waziristan: taliban 1g(1a)", islamabad="pressure")
    b.put_in_force(PREDATORS, SHADED)
    assert operation(b, "coalition", "sweep", "air_strike", "balkh", "done") == {
        "waziristan taliban.guerrilla.a": -1,
        "islamabad": 2,
        "waziristan control": -2,
    }


def test_reapers_unshaded_two_pieces_in_one_space() -> None:
    """Card 3, unshaded: in 1 space up to 2 pieces of one Faction, a Base only once it has no Guerrilla there."""
    b = board("ghazni: taliban 1g(1a) 1b\nherat: taliban 2g(2a)")
    b.put_in_force(REAPERS, UNSHADED)
    asked = asks(b, "coalition", "sweep", "air_strike", "ghazni")
    assert (asked.kind, asked.options) == ("reapers", ["second", "done"])
    choices = ["air_strike", "ghazni", "second", "herat", "balkh", "done"]
    assert operation(b, "coalition", "sweep", *choices) == {
        "ghazni taliban.guerrilla.a": -1,
        "ghazni taliban.base": -1,
        "herat taliban.guerrilla.a": -1,
        "ghazni control": -2,
    }


def test_reapers_shaded_anger_a_province() -> None:
    """Card 3, shaded: after an Air Strike that removed a piece in Afghanistan the Taliban may shift 1 Afghan Province
    of it toward Opposition."""
    b = board("ghazni: taliban 1g(1a), S\nfarah: taliban 1g(1a)\nloc_kabul_aibak: taliban 1g(1a)")
    b.put_in_force(REAPERS, SHADED)
    choices = ["air_strike", "ghazni", "farah", "loc_kabul_aibak"]
    asked = asks(b, "coalition", "sweep", *choices)
    assert (asked.actor, asked.kind, asked.options) == (1, "reapers-shift", ["ghazni", "done"])
    assert operation(b, "coalition", "sweep", *choices, "ghazni", "balkh", "done") == {
        "ghazni taliban.guerrilla.a": -1,
        "ghazni support": -1,
        "farah taliban.guerrilla.a": -1,
        "loc_kabul_aibak taliban.guerrilla.a": -1,
        "farah control": -2,
        "ghazni control": -2,
    }
    b = board("waziristan: taliban 1g(1a)")
    b.put_in_force(REAPERS, SHADED)
    assert asks(b, "coalition", "sweep", "air_strike").kind == "sweep-space"
