"""3.2.2 Patrol."""

from __future__ import annotations

from abyssal.games.distant_plain.moving import quiet_route
from abyssal.games.distant_plain.names import (
    AEROSTATS,
    KABUL,
    LOC_FARAH_KANDAHAR,
    LOC_KABUL_AIBAK,
    LOC_KANDAHAR_KABUL,
    LOC_KANDAHAR_SPIN_BOLDAK,
    PARTNERING_POLICY,
    ROADSIDE_IEDS,
    SHADED,
    UNSHADED,
    US_TALIBAN_TALKS,
)
from tests.games.distant_plain.helpers import RULES, asks, board, copy, operation, spaces

LOCS = {RULES.spec.spaces[s] for s in RULES.spec.locs}


def test_3_2_2_government_pays_three_in_all_coalition_nothing() -> None:
    """3.2.2 The Government pays 3 Resources in total, the Coalition 0."""
    b = board(resources={"government": 3})
    assert operation(b, "government", "patrol", "done", special=False) == {"resources government": -3}
    assert operation(b, "coalition", "patrol", "done", special=False) == {}


def test_3_2_2_only_own_cubes_move() -> None:
    """3.2.2 The Government moves Troops and Police, the Coalition its Troops, from any spaces next to LoCs or Kabul."""
    b = board("konduz: government 1t\nherat: government 1t 1p\nkabul: coalition 1t\nfarah: coalition 1b")
    assert spaces(asks(b, "government", "patrol")) == {"herat"}
    assert spaces(asks(b, "coalition", "patrol")) == {"kabul"}
    choices = ["herat", "loc_kabul_tor_kham", "0", "done"]
    assert operation(b, "government", "patrol", *choices, special=False) == {
        "herat government.police": -1,
        "loc_kabul_tor_kham government.police": 1,
        "resources government": -3,
    }


def test_3_2_2_cubes_go_on_over_locs_and_kabul() -> None:
    """3.2.2 From LoC to LoC and through Kabul as far as they like; to no Province."""
    b = board("herat: coalition 2t")
    assert spaces(asks(b, "coalition", "patrol", "herat")) == LOCS | {"kabul"}
    choices = ["herat", "loc_shibirghan_aibak", "1", "herat", "kabul", "done"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {
        "herat coalition.troops": -2,
        "loc_shibirghan_aibak coalition.troops": 1,
        "kabul coalition.troops": 1,
        "kabul control": 1,
        "herat control": -1,
    }


def test_3_2_2_guerrillas_do_not_stop_a_patrol_sabotage_does() -> None:
    """3.2.2 (example B5) A cube that enters a Sabotaged LoC stops there; Guerrillas do not matter."""
    b = board("herat: coalition 1t\nloc_toraghondi_farah: taliban 1g\nloc_farah_kandahar: sabotage")
    assert spaces(asks(b, "coalition", "patrol", "herat")) == {"loc_toraghondi_farah", "loc_farah_kandahar"}


def test_3_2_2_a_single_blocked_way_is_not_asked() -> None:
    """3.2.2 With one Sabotaged LoC in reach there is nothing to choose."""
    b = board("herat: coalition 1t\nloc_toraghondi_farah: sabotage")
    assert operation(b, "coalition", "patrol", "herat", "done", special=False) == {
        "herat coalition.troops": -1,
        "loc_toraghondi_farah coalition.troops": 1,
        "herat control": -1,
    }


def test_3_2_2_cubes_leave_a_sabotaged_loc() -> None:
    """3.2.2 Only entering Sabotage ends a move."""
    b = board("loc_toraghondi_farah: coalition 1t, sabotage")
    assert spaces(asks(b, "coalition", "patrol", "loc_toraghondi_farah")) == LOCS - {"loc_toraghondi_farah"} | {"kabul"}


def test_3_2_2_each_cube_moves_once() -> None:
    """3.2.2 What has arrived stays."""
    b = board("kabul: coalition 1t")
    assert asks(b, "coalition", "patrol", "kabul", "loc_kabul_aibak", special=False).options == ["done"]


def test_3_2_2_one_guerrilla_for_each_cube_on_every_loc() -> None:
    """3.2.2 In each LoC, moved to or not, 1 Guerrilla is Activated for each cube of either faction; not in Kabul."""
    b = board(
        "loc_kabul_aibak: government 1p, coalition 1t, taliban 3g\n"
        "loc_farah_kandahar: government 1p, warlords 1g\n"
        "loc_kandahar_kabul: taliban 1g\n"
        "kabul: coalition 2t, taliban 2g"
    )
    asked = asks(b, "coalition", "patrol", "done", special=False)
    assert (asked.kind, spaces(asked)) == ("activate-space", {"loc_kabul_aibak", "loc_farah_kandahar"})
    choices = ["done", "loc_kabul_aibak", "taliban", "warlords", "done"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {
        "loc_kabul_aibak taliban.guerrilla.u": -2,
        "loc_kabul_aibak taliban.guerrilla.a": 2,
        "loc_farah_kandahar warlords.guerrilla.u": -1,
        "loc_farah_kandahar warlords.guerrilla.a": 1,
    }


def test_3_2_2_activation_targets_one_faction_or_both() -> None:
    """3.1, 1.4.1 The faction chooses whom to target, then Activates as many as it can."""
    b = board("loc_kabul_aibak: government 2p, taliban 1g, warlords 2g")
    asked = asks(b, "government", "patrol", "done", special=False)
    assert (asked.kind, asked.options) == ("activate", ["taliban", "warlords", "done"])
    choices = ["done", "warlords", "2", "done"]
    assert operation(copy(b), "government", "patrol", *choices, special=False) == {
        "loc_kabul_aibak warlords.guerrilla.u": -2,
        "loc_kabul_aibak warlords.guerrilla.a": 2,
        "resources government": -3,
    }
    choices = ["done", "warlords", "1", "done"]
    assert operation(b, "government", "patrol", *choices, special=False) == {
        "loc_kabul_aibak taliban.guerrilla.u": -1,
        "loc_kabul_aibak taliban.guerrilla.a": 1,
        "loc_kabul_aibak warlords.guerrilla.u": -1,
        "loc_kabul_aibak warlords.guerrilla.a": 1,
        "resources government": -3,
    }


def test_3_2_2_assault_on_one_loc_at_no_added_cost() -> None:
    """3.2.2, 3.2.4 Then Assault in 1 LoC if desired, at no added cost; but Government cubes of a Coalition Patrol cause
    losses only for 3 Resources."""
    b = board(
        "loc_kabul_aibak: coalition 1t, government 2p, taliban 3g(3a)\nloc_kandahar_kabul: coalition 1t, taliban 1g(1a)"
    )
    asked = asks(b, "coalition", "patrol", "done", special=False)
    assert (asked.kind, asked.options) == ("patrol-assault", ["loc_kabul_aibak", "loc_kandahar_kabul", "done"])
    choices = ["done", "loc_kabul_aibak", "with_government"]
    assert operation(copy(b), "coalition", "patrol", *choices, special=False) == {
        "loc_kabul_aibak taliban.guerrilla.a": -3,
        "resources government": -3,
    }
    choices = ["done", "loc_kabul_aibak", "alone"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {"loc_kabul_aibak taliban.guerrilla.a": -1}


def test_3_2_2_too_few_resources_for_government_cubes() -> None:
    """3.2.4 With 2 Resources the Coalition's own Troops Assault alone, and nothing is asked."""
    b = board("loc_kabul_aibak: coalition 1t, government 2p, taliban 3g(3a)", resources={"government": 2})
    choices = ["done", "loc_kabul_aibak"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {"loc_kabul_aibak taliban.guerrilla.a": -1}


def test_3_2_2_government_cubes_for_free_by_option() -> None:
    """3.2.2 If the option says so, "at no added cost" covers Government cubes too."""
    b = board("loc_kabul_aibak: coalition 1t, government 2p, taliban 3g(3a)", patrol_assault="free")
    choices = ["done", "loc_kabul_aibak", "with_government"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {"loc_kabul_aibak taliban.guerrilla.a": -3}


def test_3_2_2_coalition_assaults_only_where_it_has_troops() -> None:
    """3.2.2, 3.2.4 A LoC with Government cubes alone is none for the Coalition's Assault."""
    b = board("loc_kabul_aibak: government 2p, taliban 1g(1a)")
    assert operation(b, "coalition", "patrol", "done", special=False) == {}
    assert operation(b, "government", "patrol", "done", "loc_kabul_aibak", special=False) == {
        "loc_kabul_aibak taliban.guerrilla.a": -1,
        "resources government": -3,
    }


def test_3_2_2_limited_patrol_has_one_destination() -> None:
    """2.3.5, 3.2.2 All moving cubes end on one destination, and an Assault is there; every LoC is searched."""
    b = board(
        "kabul: coalition 2t\nherat: coalition 2t\nloc_kabul_aibak: coalition 1t, taliban 1g\n"
        "loc_kandahar_kabul: taliban 1g(1a)"
    )
    choices = ["kabul", "loc_kandahar_kabul", "1"]
    asked = asks(b, "coalition", "patrol", *choices, limited=True, special=False)
    assert spaces(asked) == {"kabul", "herat", "loc_kabul_aibak"}
    choices += ["herat", "2", "done", "taliban"]
    asked = asks(b, "coalition", "patrol", *choices, limited=True, special=False)
    assert (asked.kind, asked.options) == ("patrol-assault", ["loc_kandahar_kabul", "done"])
    assert operation(b, "coalition", "patrol", *choices, "loc_kandahar_kabul", limited=True, special=False) == {
        "kabul coalition.troops": -1,
        "herat coalition.troops": -2,
        "loc_kandahar_kabul coalition.troops": 3,
        "loc_kandahar_kabul taliban.guerrilla.a": -1,
        "loc_kabul_aibak taliban.guerrilla.u": -1,
        "loc_kabul_aibak taliban.guerrilla.a": 1,
        "herat control": -1,
    }


def test_2_3_5_limited_patrol_that_moves_nobody() -> None:
    """2.3.5, 3.2.2 It searches every LoC and may Assault on any 1 of them."""
    b = board(
        "loc_kabul_aibak: government 2p, taliban 1g(1a)\nloc_farah_kandahar: government 2p, warlords 1g(1a)\n"
        "loc_kandahar_kabul: government 2p, taliban 1g"
    )
    choices, limited = ["done", "taliban"], {"limited": True, "special": False}
    locs = ["loc_farah_kandahar", "loc_kabul_aibak", "loc_kandahar_kabul"]
    asked = asks(b, "government", "patrol", *choices, **limited)
    assert (asked.kind, asked.options) == ("patrol-assault", [*locs, "done"])
    assert operation(b, "government", "patrol", *choices, "loc_farah_kandahar", **limited) == {
        "loc_kandahar_kabul taliban.guerrilla.u": -1,
        "loc_kandahar_kabul taliban.guerrilla.a": 1,
        "loc_farah_kandahar warlords.guerrilla.a": -1,
        "resources government": -3,
    }


def test_aerostats_unshaded_finds_all() -> None:
    """Card 5, unshaded: all Guerrillas on LoCs with Coalition cubes, 1 in Kabul; where only Government cubes are, as
    usual. A Government Patrol does not gain."""
    text = (
        "loc_kabul_aibak: coalition 1t, taliban 4g\nloc_farah_kandahar: government 1p, taliban 2g\n"
        "kabul: coalition 2t, warlords 2g"
    )
    b = board(text)
    b.put_in_force(AEROSTATS, UNSHADED)
    choices = ["done", "loc_kabul_aibak", "taliban", "loc_farah_kandahar", "taliban", "warlords", "done"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {
        "loc_kabul_aibak taliban.guerrilla.u": -4,
        "loc_kabul_aibak taliban.guerrilla.a": 4,
        "loc_farah_kandahar taliban.guerrilla.u": -1,
        "loc_farah_kandahar taliban.guerrilla.a": 1,
        "kabul warlords.guerrilla.u": -1,
        "kabul warlords.guerrilla.a": 1,
    }
    b = board(text)
    b.put_in_force(AEROSTATS, UNSHADED)
    choices = ["done", "loc_kabul_aibak", "taliban", "taliban"]
    assert operation(b, "government", "patrol", *choices, special=False) == {
        "loc_kabul_aibak taliban.guerrilla.u": -1,
        "loc_kabul_aibak taliban.guerrilla.a": 1,
        "loc_farah_kandahar taliban.guerrilla.u": -1,
        "loc_farah_kandahar taliban.guerrilla.a": 1,
        "resources government": -3,
    }


def test_aerostats_shaded_lets_the_taliban_slip_away() -> None:
    """Card 5, shaded: after a Coalition Patrol the Taliban may flip all their Active Guerrillas in 1 space Underground,
    but not in Pakistan at Hostility."""
    b = board("ghazni: taliban 3g(2a)\nwaziristan: taliban 1g(1a)", islamabad="hostility")
    b.put_in_force(AEROSTATS, SHADED)
    asked = asks(b, "coalition", "patrol", "done", special=False)
    assert (asked.actor, asked.kind, asked.options) == (1, "aerostats-space", ["ghazni", "done"])
    assert operation(b, "coalition", "patrol", "done", "ghazni", special=False) == {
        "ghazni taliban.guerrilla.u": 2,
        "ghazni taliban.guerrilla.a": -2,
    }
    assert operation(b, "government", "patrol", "done", special=False) == {"resources government": -3}


def test_partnering_policy_shaded_keeps_government_cubes_out_of_the_assault() -> None:
    """Card 10, shaded: Government cubes take no part in the Assault of a Coalition Patrol; they count to find."""
    b = board("loc_kabul_aibak: coalition 1t, government 2p, taliban 3g")
    b.put_in_force(PARTNERING_POLICY, SHADED)
    choices = ["done", "taliban", "loc_kabul_aibak"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {
        "loc_kabul_aibak taliban.guerrilla.u": -3,
        "loc_kabul_aibak taliban.guerrilla.a": 2,
    }


def test_talks_shaded_bars_the_assault_of_a_coalition_patrol() -> None:
    """Card 24, shaded: the Coalition may not Assault, not even to end a Patrol; the Government may."""
    b = board("loc_kabul_aibak: coalition 1t, government 2p, taliban 1g(1a)")
    b.put_in_force(US_TALIBAN_TALKS, SHADED)
    assert operation(b, "coalition", "patrol", "done", special=False) == {}
    assert asks(b, "government", "patrol", "done", special=False).kind == "patrol-assault"


def test_roadside_ieds_shaded_strike_a_patrol() -> None:
    """Card 23, shaded: where cubes entered or crossed a LoC with an Underground Taliban Guerrilla the Taliban may
    remove 1 of them, wherever it is; Coalition Troops go to Casualties."""
    text = "kabul: coalition 2t\nloc_kandahar_kabul: taliban 1g\nloc_kabul_tor_kham: taliban 1g, coalition 1t"
    b = board(text)
    b.put_in_force(ROADSIDE_IEDS, SHADED)
    choices = ["kabul", "loc_kandahar_spin_boldak", "2", "done"]
    asked = asks(b, "coalition", "patrol", *choices, special=False)
    assert (asked.actor, asked.kind, asked.options) == (1, "roadside-space", ["loc_kandahar_spin_boldak", "done"])
    choices += ["loc_kandahar_spin_boldak", "done"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {
        "kabul coalition.troops": -2,
        "loc_kandahar_spin_boldak coalition.troops": 1,
        "casualties 0": 1,
        "kabul control": -1,
    }


def test_roadside_ieds_strike_each_convoy() -> None:
    """Card 23, shaded: cubes that came to one space over different LoCs are lost to each of these."""
    text = "loc_kandahar_kabul: taliban 1g\nloc_kabul_aibak: taliban 1g\nghazni: coalition 1t\nbalkh: coalition 1t"
    b = board(text)
    b.put_in_force(ROADSIDE_IEDS, SHADED)
    choices = ["ghazni", "kabul", "balkh", "kabul", "done", "kabul", "kabul"]
    assert operation(b, "coalition", "patrol", *choices, special=False) == {
        "ghazni coalition.troops": -1,
        "balkh coalition.troops": -1,
        "casualties 0": 2,
        "balkh control": -1,
        "ghazni control": -1,
    }


def test_roadside_ieds_take_the_quietest_way() -> None:
    """Card 23, shaded: a Patrol is taken to go where it passes the fewest of these LoCs."""
    b = board("loc_kandahar_kabul: taliban 1g\nloc_kandahar_spin_boldak: taliban 1g(1a)")
    assert quiet_route(b, KABUL, LOC_FARAH_KANDAHAR) == [LOC_FARAH_KANDAHAR, LOC_KANDAHAR_KABUL]
    assert quiet_route(b, KABUL, LOC_KABUL_AIBAK) == [LOC_KABUL_AIBAK]
    b = board("loc_farah_kandahar: taliban 1g")
    assert quiet_route(b, LOC_KANDAHAR_KABUL, LOC_KANDAHAR_SPIN_BOLDAK) == [LOC_KANDAHAR_SPIN_BOLDAK]
