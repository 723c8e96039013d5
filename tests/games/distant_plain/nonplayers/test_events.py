"""8.3 Non-player Events: choices of the executing faction, or of another Non-player."""

from __future__ import annotations

from abyssal.games.distant_plain.names import EFFECT, SHADED, UNSHADED
from tests.games.distant_plain.nonplayers.bots import dice, does, event, in_force, questions, reasons, solo, turn

# 8.3.5 Shifts


def test_8_3_5_taliban_gain_opposition_first() -> None:
    """8.3.5 Night Raids (38, shaded): two spaces toward Opposition: Neutral ones where the most people live, then
    Support."""
    b = solo(
        "kandahar: coalition 1t\nhelmand: coalition 1t\nkhowst: coalition 1t, S\nbalkh: coalition 1t\n"
        "herat: coalition 1t"
    )
    assert event(b, "taliban", 38, True, *dice("11")) == {"kandahar support": -1, "balkh support": -1}
    assert "8.3.5 most-opposition-gained 5>2" in reasons(b)


def test_8_3_5_taliban_then_take_support() -> None:
    """8.3.5 With no Opposition to gain, where most Support is removed, whether the Coalition is a Player or not."""
    text = "khowst: coalition 1t, S\nhelmand: coalition 1t, S\nghazni: coalition 1t, S\nnuristan: coalition 1t, S"
    for people in ("coalition+government", "warlords"):
        b = solo(text, people=people)
        changes = event(b, "taliban", 38, True, *dice("11"))
        assert (changes["khowst support"], changes["nuristan support"]) == (-1, -1)
        assert "8.3.5 most-support-lost 4>2" in reasons(b)


def test_8_3_5_warlords_take_from_players() -> None:
    """8.3.5 The Warlords shift (19, unshaded, for the test) where a Player loses most: Opposition of a Taliban
    Player."""
    b = solo("kandahar: taliban 1g, O\nhelmand: taliban 1g, O\nkhowst: taliban 1g", people="taliban+government")
    assert event(b, "warlords", 19, False) == {
        "kandahar support": 1,
        "helmand support": 1,
        "resources taliban": -3,
    }
    assert "8.3.5 player-loses-most 3>1" in reasons(b)


def test_8_3_5_at_random_if_no_player_loses() -> None:
    """8.3.5 Economic Project (14) costs the only Player, the Coalition, nothing wherever the Government shifts. It does
    not look for the smallest gain of Support, in Badghis, but lets dice choose Balkh and Herat."""
    text = "balkh: government 1t 1b\nherat: government 1t 1b\nbadghis: government 1t 1b, O"
    b = solo(text, people="coalition")
    assert event(b, "government", 14, False, *dice("52", "52")) == {"balkh support": 1, "herat support": 1, "aid": 3}


def test_8_3_5_not_to_its_own_loss() -> None:
    """8.3.5 Loya Jirga (47, unshaded, for the test): the Taliban stop rather than lower Opposition."""
    b = solo("herat: government 1t, O\nbalkh: government 1t")
    assert event(b, "taliban", 47, False) == {"balkh support": 1, "patronage": 2}
    assert "8.3.5 own-total-kept 2>1" in reasons(b)


# 8.3.1 Conditions of the Event box


def test_8_3_1_what_the_event_box_asks_for() -> None:
    """8.3.1 Desertions and Defections (61, shaded): the Warlords begin in Balkh, which becomes Uncontrolled, though
    more cubes would be removed elsewhere."""
    b = solo("kandahar: government 3t\nhelmand: government 7p\nherat: government 5t\nbalkh: government 1t")
    assert event(b, "warlords", 61, True) == {
        "balkh government.troops": -1,
        "balkh warlords.guerrilla.u": 1,
        "helmand government.police": -3,
        "helmand warlords.guerrilla.u": 1,
        "herat government.troops": -2,
        "herat warlords.guerrilla.u": 1,
    }
    assert reasons(b)[0] == "8.3.1 meets-event-box 4>1"


def test_8_3_1_bases_for_the_warlords() -> None:
    """8.3.1, 8.2.1 Tajiks (60, shaded): the Warlords place Bases as long as there is room, where they are already."""
    b = solo("konduz: warlords 1g")
    assert event(b, "warlords", 60, True, *dice("11")) == {"konduz warlords.base": 2, "baghlan warlords.base": 2}
    assert "8.2.1 bases-first" in reasons(b)


# 8.3.3, 8.3.4


def test_8_3_3_as_many_pieces_as_possible() -> None:
    """8.3.3 Desertions and Defections (61, shaded): the Taliban, whose box asks for none of it, act where the most
    cubes are removed."""
    b = solo("kandahar: government 3t\nhelmand: government 7p\nherat: government 5t\nbalkh: government 9t")
    assert event(b, "taliban", 61, True, *dice("11")) == {
        "balkh government.troops": -3,
        "balkh taliban.guerrilla.u": 1,
        "helmand government.police": -3,
        "helmand taliban.guerrilla.u": 1,
        "herat government.troops": -2,
        "herat taliban.guerrilla.u": 1,
    }
    assert reasons(b)[:2] == ["8.3.3 most-pieces 4>2", "8.3.3 most-pieces 3>1"]


def test_8_3_4_benefits_to_itself_first() -> None:
    """8.3.4 Prison Break (53, shaded): it places its own Guerrillas."""
    b = solo("kandahar: taliban 1g")
    changes = event(b, "taliban", 53, True)
    assert changes == {"kandahar taliban.guerrilla.u": 4, "kandahar terror": 1}
    assert "8.3.4 itself-first" in reasons(b)


def test_8_2_1_beside_own_pieces() -> None:
    """8.2.1 It places its own pieces where it already has others."""
    b = solo("kandahar: taliban 1g")
    event(b, "taliban", 53, True)
    assert "8.2.1 beside-own 2>1" in reasons(b)


# 8.2.1 Whom and what


def test_8_2_1_players_before_non_players() -> None:
    """8.2.1 Mountain Fastness (66, unshaded, for the test): the Warlords remove a Guerrilla of the Taliban only."""
    b = solo("ghazni: government 1t, taliban 1g, warlords 1g")
    assert event(b, "warlords", 66, False) == {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni warlords.guerrilla.u": -1,
        "ghazni warlords.guerrilla.a": 1,
    }


def test_8_2_1_bases_before_other_pieces() -> None:
    """8.2.1 SEAL Team 6 (8, unshaded, for the test): of the Taliban's pieces the Warlords remove the Base first, then
    Underground, then Active Guerrillas."""
    b = solo("waziristan: taliban 3g(1a) 1b")
    assert event(b, "warlords", 8, False) == {
        "waziristan taliban.base": -1,
        "waziristan taliban.guerrilla.u": -2,
    }


def test_8_2_1_its_own_pieces_in_reverse() -> None:
    """8.2.1 Taliban that must remove their own (32, unshaded, for the test) begin with Active Guerrillas."""
    b = solo("khowst: taliban 6g(2a)")
    assert event(b, "taliban", 32, False) == {
        "khowst taliban.guerrilla.a": -2,
        "khowst taliban.guerrilla.u": -2,
    }


def test_8_2_1_troops_and_police_by_lot() -> None:
    """8.2.1 Enemy Troops and Police are removed at random."""
    b = solo("kandahar: government 1t 1p, coalition 1t")
    assert event(b, "taliban", 56, True, "government.police") == {
        "kandahar coalition.troops": -1,
        "kandahar government.police": -1,
        "casualties 0": 1,
    }


# Events of others


def test_8_3_4_in_the_events_of_others() -> None:
    """8.3.4 Strategic Release (11), executed by a person: the Taliban place where they are already."""
    b = solo("kandahar: taliban 1g\nherat: coalition 1t")
    assert event(b, "coalition", 11, False) == {"kandahar taliban.guerrilla.u": 2, "effect 11": UNSHADED}


def test_8_3_3_pakistani_offensive() -> None:
    """8.3.3, 8.2.1 Pakistani Offensive (43, shaded): all Guerrillas cross, to Support if they can."""
    b = solo("waziristan: taliban 3g(1a)\nkhowst: S", islamabad="pressure")
    assert event(b, "taliban", 43, True) == {
        "islamabad": 1,
        "waziristan taliban.guerrilla.u": -2,
        "waziristan taliban.guerrilla.a": -1,
        "khowst taliban.guerrilla.u": 2,
        "khowst taliban.guerrilla.a": 1,
    }


def test_8_3_1_pakistani_politics() -> None:
    """8.3.1, 8.3.2 Pakistani Politics (44), a single text, is shaded for Insurgents: toward Sponsorship."""
    b = solo("khowst: taliban 1g", islamabad="pressure")
    assert turn(b, "taliban", card=44) == {"islamabad": 2, "hard": 1}
    assert "8.3.1 instructed-by-us" in reasons(b)


def test_8_3_2_dual_use() -> None:
    """8.3.2 Of a dual card Insurgents take the shaded text."""
    b = solo("khowst: taliban 1g")
    assert turn(b, "taliban", card=39) == {"islamabad": 1, "resources taliban": 3}


def test_8_3_4_free_operation_by_the_flow_chart() -> None:
    """8.3.4 Haqqani (32, shaded): a free Terror by the Terror box: Kabul, where the most people live."""
    b = solo("kabul: taliban 1g, S")
    changes = event(b, "taliban", 32, True)
    assert changes == {
        "khowst taliban.guerrilla.u": 2,
        "paktika taliban.guerrilla.u": 2,
        "kabul taliban.guerrilla.u": -1,
        "kabul taliban.guerrilla.a": 1,
        "kabul support": -1,
        "kabul terror": 1,
    }


def test_8_3_1_change_in_tactics_prefers_friends() -> None:
    """8.3.1 Change in Tactics (67): the Taliban turn a Capability of theirs before one of the Coalition."""
    b = in_force(in_force(solo("khowst: taliban 1g"), 1, UNSHADED), 31, UNSHADED)
    assert event(b, "taliban", 67, False) == {"effect 31": 1}
    assert b.n[EFFECT + 31] == SHADED


def test_8_3_1_change_in_tactics_for_the_better() -> None:
    """8.3.1 Change in Tactics (67): a Capability on its other side, even an enemy's, rather than one of their own that
    already serves them; the Government likewise."""
    for who, people, changes in (
        ("taliban", "coalition+government", {"effect 1": 1}),
        ("government", "coalition+taliban", {"effect 31": -1}),
    ):
        b = in_force(in_force(solo("khowst: taliban 1g", people=people), 1, UNSHADED), 31, SHADED)
        assert event(b, who, 67, False) == changes


def test_8_9_2_what_the_warlords_look_for() -> None:
    """8.9.2 Uncontrolled Population, Resources, Guerrillas on LoCs, Bases; nothing else: without, they Pass."""
    roads = ["loc_farah_kandahar", "loc_kabul_aibak", "loc_kabul_tor_kham", "loc_kandahar_spin_boldak"]
    for card, wish, rich, changes in (
        (50, "warlords-resources-up", 10, {"resources warlords": 6, "aid": -6}),
        (70, "warlords-on-locs", 75, {f"{road} warlords.guerrilla.u": 1 for road in roads}),
        (49, "warlords-bases", 10, {"balkh warlords.base": 2}),
    ):
        b = solo("balkh: warlords 1g", {"warlords": rich})
        assert does(b, "warlords", card=card) == changes
        assert questions(b)[0] == f"8.9.2 could-{wish} yes"
    b = solo("balkh: government 2t\nsamangan: warlords 1g", {"warlords": 10, "government": 10})
    assert does(b, "warlords", card=52) == {"balkh government.troops": -2, "balkh warlords.guerrilla.u": 2}
    assert turn(solo("balkh: warlords 1g", {}), "warlords", card=40) == {"resources warlords": 1}


def test_8_8_2_what_the_taliban_look_for() -> None:
    """8.8.2 In either part of a card: Support down, Opposition or Resources either way, Bases, Coalition pieces,
    Islamabad."""
    gone = {"out_of_play coalition.troops": 1, "out_of_play coalition.base": 1}
    for card, text, wish, changes in (
        (51, "kabul: S", "support-down", {"kabul support": -1, "patronage": -4}),
        (38, "kandahar: coalition 1t", "opposition-up", {"kandahar support": -1}),
        (47, "balkh: government 1t, O", "opposition-down", {"resources warlords": 4, "patronage": -4}),
        (28, "", "taliban-resources", {"resources taliban": 4, "barred government": 1}),
        (35, "", "taliban-bases", {"nuristan taliban.base": 1, "nuristan taliban.guerrilla.u": 3}),
        (21, "", "coalition-removed", gone),
        (8, "", "islamabad-shifts", {"islamabad": 2}),
    ):
        b = solo(f"{text}\nnimruz: taliban 1g")
        assert does(b, "taliban", card=card) == changes, card
        assert questions(b)[0] == f"8.8.2 could-{wish} yes", card


def test_8_2_1_friendly_cubes_where_others_stay() -> None:
    """8.2.1 Afghan Commandos (37, shaded, for the test): the Government removes its own Troops where others of the kind
    stay: four from Kandahar, not the only one in Balkh, which the dice would choose."""
    text = "balkh: government 1t 3p, taliban 1g\nkandahar: government 5t 3p, taliban 1g"
    b = solo(text, people="coalition+taliban")
    assert event(b, "government", 37, True) == {"kandahar government.troops": -4}
    assert "8.2.1 cubes-stay 2>1" in reasons(b)
