"""8.3, 8.2.1 Choices of Non-players in Events: for each condition a position in which it decides."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import SHADED, TALIBAN
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.events import free_action
from abyssal.games.distant_plain.nonplayers.guidelines import place_piece, target_rank
from abyssal.games.distant_plain.nonplayers.mind import Mind
from abyssal.kernel.decision import DONE, Decision
from tests.games.distant_plain.helpers import FACTIONS, RULES
from tests.games.distant_plain.nonplayers.bots import dice, event, in_force, reasons, solo, turn

INSURGENTS = "taliban+warlords"
"""Players of the Insurgents, with the COIN Factions as Non-players."""


def mind(who: str, text: str = "", people: str = INSURGENTS) -> Mind:
    b = solo(text, people=people)
    return Mind(b, FACTIONS[who], RULES.sheet, Stage(b))


# 8.3.5 Shifts


def test_8_3_5_coalition_gains_support_first() -> None:
    """8.3.5 Koran Burning (25): the Coalition shifts Neutral spaces, the most people first, before those at Opposition
    where more people live."""
    text = "herat: government 1t\nkhowst: government 1t\nbalkh: government 1t, O\nbamian: government 1t, O"
    b = solo(text, people=INSURGENTS)
    assert event(b, "coalition", 25, False) == {"khowst support": 1, "herat support": 1}
    assert reasons(b) == ["8.3.5 most-support-gained 4>1", "8.3.5 most-support-gained 3>1"]


def test_8_3_5_coalition_then_lowers_opposition() -> None:
    """8.3.5 Koran Burning (25): with no Support to gain, where the Coalition takes most Opposition."""
    text = "kandahar: government 1t, O\nherat: government 1t, O\nbalkh: government 1t, O"
    b = solo(text, people=INSURGENTS)
    assert event(b, "coalition", 25, False, *dice("65")) == {"kandahar support": 1, "balkh support": 1}
    assert reasons(b) == ["8.3.5 most-opposition-lost 3>2", "8.3.5 most-opposition-lost 2>1"]


def test_8_3_5_the_loss_of_a_player_only() -> None:
    """8.3.5 Al-Qaeda (19, unshaded, for the test): the Warlords do not care what Non-player Taliban would lose in
    Kandahar: dice decide."""
    b = solo("kandahar: taliban 1g, O\nhelmand: taliban 1g\nkhowst: taliban 1g", people="government")
    changes = {"helmand support": 1, "khowst support": 1, "resources taliban": -3}
    assert event(b, "warlords", 19, False, *dice("21", "26")) == changes
    assert reasons(b) == []


def test_8_3_5_else_at_random() -> None:
    """8.3.5 Koran Burning (25): where no Player loses, the Government shifts at random, not where a Coalition Player
    gains least."""
    b = solo("herat: government 1t\nkhowst: government 1t\nnuristan: government 1t", people="coalition")
    assert event(b, "government", 25, False, *dice("26", "36")) == {"khowst support": 1, "nuristan support": 1}
    assert reasons(b) == []


def test_8_3_5_is_for_shifts_only() -> None:
    """8.3.3 SEAL Team 6 (8): the Government removes the most pieces, though a Taliban Player would lose a point with
    the Base."""
    b = solo("waziristan: taliban 1b\nbalochistan: taliban 3g", people=INSURGENTS)
    assert event(b, "government", 8, False) == {"balochistan taliban.guerrilla.u": -3}


def test_8_3_5_to_its_own_loss_if_it_must() -> None:
    """8.3.5, 8.2.1 Mullah Omar (36), executed by a person: the Taliban must lose a Base, whichever it is. A Base alone
    in its space is no worse than one of two: that rule is for Troops and Police."""
    b = solo("kandahar: taliban 1b\nhelmand: taliban 2b")
    assert event(b, "coalition", 36, False, *dice("65")) == {"kandahar taliban.base": -1, "resources taliban": -5}
    assert reasons(b) == ["8.3.5 own-total-kept 2>0", "8.3.1 meets-event-box 2>2"]


# 8.3.1, 8.3.3, 8.2.1 What else decides


def test_8_4_nothing_decides() -> None:
    """8.4 NGOs (42, shaded): Terror is the same everywhere, so dice decide, and no other reason is given."""
    b = solo("herat: taliban 1g\nkhowst: taliban 1g\nbalkh: taliban 1g\nkandahar: taliban 1g")
    changes = {"herat terror": 1, "khowst terror": 1, "balkh terror": 1, "aid": -6}
    assert event(b, "taliban", 42, True, *dice("14", "26", "53")) == changes
    assert reasons(b) == []


def test_8_2_1_where_the_best_target_is() -> None:
    """8.2.1 Number 2 is Dead (4): the Government goes where it can remove a Base, though that lowers the Taliban's
    margin, which ranks Players as targets."""
    b = solo("waziristan: taliban 1g\nbalochistan: taliban 1b", people=INSURGENTS)
    assert event(b, "government", 4, False, "3") == {"balochistan taliban.base": -1, "resources taliban": -3}
    assert reasons(b) == ["8.2.1 best-target 2>1"]


def test_8_2_1_by_the_best_of_what_goes() -> None:
    """8.2.1 Mountain Fastness (66): two Guerrillas are found in each Province; the Coalition begins where one of them
    is of a Warlord Player."""
    others = "".join(f"{name}: government 1t, taliban 2g\n" for name in ["bamian", "nuristan"])
    b = solo(others + "ghazni: government 1t, taliban 1g, warlords 1g", people="warlords")
    assert event(b, "coalition", 66, False, *dice("36")) == {
        "ghazni warlords.guerrilla.u": -1,
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "nuristan taliban.guerrilla.u": -2,
        "nuristan taliban.guerrilla.a": 1,
    }


def test_8_2_1_where_a_player_loses_a_piece() -> None:
    """8.2.1 Mountain Fastness (66): the Coalition begins where it can remove a Guerrilla of a Warlord Player, beside
    one of the Taliban; the rehearsal removes that one too."""
    text = (
        "ghazni: government 1t, taliban 1g(1a), warlords 1g(1a)\n"
        "bamian: government 1t, taliban 1g(1a)\nnuristan: government 1t, taliban 1g(1a)"
    )
    b = solo(text, people="warlords")
    assert event(b, "coalition", 66, False, *dice("36")) == {
        "ghazni warlords.guerrilla.a": -1,
        "nuristan taliban.guerrilla.a": -1,
    }
    assert reasons(b)[:2] == ["8.2.1 best-target 3>1", "8.2.1 removal-order"]


def test_8_2_1_friends_among_coin_factions() -> None:
    """8.2.1 Afghan Commandos (37, shaded, for the test): the Coalition removes friendly Government Troops where others
    of the kind stay."""
    b = solo("kandahar: government 5t, taliban 1g\nbalkh: government 1t, taliban 1g", people=INSURGENTS)
    assert event(b, "coalition", 37, True) == {"kandahar government.troops": -4}
    assert reasons(b) == ["8.2.1 cubes-stay 2>1"] * 4


def test_8_2_1_beside_pieces_of_the_same_faction() -> None:
    """8.2.1 Hazara (64): the Coalition places friendly Police where the Government has pieces, not where it has some
    itself."""
    b = solo("samangan: government 1p\nsar_e_pol: coalition 1t", people=INSURGENTS)
    assert event(b, "coalition", 64, False) == {"bamian support": 1, "samangan government.police": 4}
    assert reasons(b) == ["8.2.1 beside-own 3>1"] * 4


def test_8_2_1_enemies_anywhere() -> None:
    """8.2.1 Gulbuddin Hekmatyar (35): the Coalition does not care where the Warlord Guerrillas, enemy pieces, come."""
    b = solo("konduz: taliban 2g, warlords 1g\nbaghlan: taliban 3g", people=INSURGENTS)
    changes = {"baghlan taliban.guerrilla.u": -3, "baghlan warlords.guerrilla.u": 3}
    assert event(b, "coalition", 35, False, *dice("41", "41", "41")) == changes


def test_8_2_1_hiding_is_not_placing() -> None:
    """8.2.1 Local Understanding (62, shaded): Taliban that go Underground do not join others of their own: at
    random."""
    text = "kandahar: taliban 1g(1a)\nhelmand: taliban 1g(1a) 1b\nherat: taliban 1g(1a)\nbalkh: taliban 1g(1a)"
    b = solo(text)
    changes = event(b, "taliban", 62, True, *dice("65", "14", "53"))
    assert {key for key in changes if changes[key] > 0} == {
        "kandahar taliban.guerrilla.u",
        "herat taliban.guerrilla.u",
        "balkh taliban.guerrilla.u",
    }


@pytest.mark.parametrize(
    ("who", "people", "order"),
    [
        ("coalition", "government", "taliban warlords government coalition"),
        ("coalition", "government+warlords", "warlords taliban government coalition"),
        ("government", "coalition", "taliban warlords coalition government"),
        ("taliban", "government", "government coalition warlords taliban"),
        ("warlords", "taliban", "taliban coalition government warlords"),
    ],
)
def test_8_2_1_whose_pieces_first(who: str, people: str, order: str) -> None:
    """8.2.1 Enemy Players' pieces, then by the list; those of the COIN Faction beside it come last but one, a
    Player's too."""
    m = mind(who, "kandahar: taliban 1b, O", people)
    assert sorted(FACTIONS, key=lambda name: target_rank(m, FACTIONS[name])) == order.split()


def test_8_2_1_its_own_base_last() -> None:
    """8.2.1 SEAL Team 6 (8, for the test): of their own pieces the Taliban remove Active Guerrillas first and the Base
    last."""
    b = solo("waziristan: taliban 3g(1a) 1b")
    assert event(b, "taliban", 8, False) == {"waziristan taliban.guerrilla.u": -2, "waziristan taliban.guerrilla.a": -1}
    assert reasons(b) == ["8.2.1 removal-order"] * 3


def test_8_2_1_no_order_among_cubes() -> None:
    """8.2.1 Fratricide (56, shaded): chance decides between Troops and Police, and no order is logged."""
    b = solo("kandahar: government 1t 1p, coalition 1t")
    event(b, "taliban", 56, True, "government.police")
    assert reasons(b) == ["8.3.1 meets-event-box 1>1", "8.2.1 by-lot 2>1"]


def test_8_2_1_any_cube_for_a_guerrilla() -> None:
    """8.2.1 Tajiks (60): with no Base to place the Government draws lots between Troops and Police."""
    b = solo("konduz: warlords 1g", people="coalition+taliban")
    assert event(b, "government", 60, False, "government.police") == {
        "konduz warlords.guerrilla.u": -1,
        "konduz government.police": 1,
    }
    assert reasons(b) == ["8.3.1 meets-event-box 1>1", "8.2.1 by-lot 2>1"]


@pytest.mark.parametrize(
    ("pieces", "placed", "why"),
    [
        ("warlords.base taliban.guerrilla.u", "taliban.guerrilla.u", ["own-pieces-first"]),
        ("taliban.guerrilla.u taliban.base", "taliban.base", ["bases-first"]),
        ("warlords.guerrilla.u warlords.base", "warlords.base", ["bases-first"]),
        ("taliban.guerrilla.u warlords.base taliban.base", "taliban.base", ["own-pieces-first", "bases-first"]),
    ],
)
def test_8_2_1_which_piece_to_place(pieces: str, placed: str, why: list[str]) -> None:
    """8.2.1, 8.3.4 The Taliban place pieces of their own before others, then Bases before other pieces."""
    m = mind("taliban", people="coalition")
    flow = place_piece(m, Decision(TALIBAN, "event-place-piece", "5.1", pieces.split()))
    with pytest.raises(StopIteration) as answer:
        next(flow)
    assert answer.value.value == placed
    assert reasons(m.b) == [f"8.2.1 {reason}" for reason in why]


# 8.3.4 Who


@pytest.mark.parametrize(("people", "harmed"), [("warlords", "warlords"), ("government", "taliban")])
def test_8_3_4_whom_to_harm(people: str, harmed: str) -> None:
    """8.3.4, 8.2.1 Prison Break (53): the Coalition harms a Player, or else the Taliban."""
    b = solo("kandahar: taliban 1g, warlords 1g", people=people)
    assert event(b, "coalition", 53, False) == {f"kandahar {harmed}.guerrilla.u": -1}
    assert reasons(b)[0] == "8.3.4 whom-to-harm"


@pytest.mark.parametrize(
    ("people", "lot", "helped", "why"),
    [
        ("taliban", [], "warlords", ["8.3.4 non-player-first"]),
        ("government", ["warlords"], "warlords", ["8.3.4 non-player-first", "8.3.4 by-lot 2>1"]),
        (INSURGENTS, ["taliban"], "taliban", ["8.3.4 by-lot 2>1"]),
    ],
)
def test_8_3_4_who_benefits(people: str, lot: list[str], helped: str, why: list[str]) -> None:
    """8.3.4 Desertions and Defections (61, shaded, for the test): the Coalition cannot have the Guerrillas itself. It
    grants them to a random Non-player, or to a Player if there is none."""
    b = solo("balkh: government 1t", people=people)
    assert event(b, "coalition", 61, True, *lot) == {"balkh government.troops": -1, f"balkh {helped}.guerrilla.u": 1}
    assert reasons(b)[: len(why)] == why
    assert len(reasons(b)) == len(why) + 1


def test_8_3_1_one_of_two_ways() -> None:
    """8.3.1 Karzai (51), without instructions: the way that raises Patronage at once, which the Event box asks for."""
    b = solo("kabul: government 3t, S", people="coalition+taliban")
    assert event(b, "government", 51, False) == {"patronage": 4}
    assert reasons(b) == ["8.3.1 meets-event-box 2>1"]


def test_8_3_1_whose_instructions(monkeypatch: pytest.MonkeyPatch) -> None:
    """8.3.1 Pakistani Politics (44): instructions from a source are logged as such."""
    sheet = RULES.sheet.instructions
    monkeypatch.setitem(sheet, (44, TALIBAN), {**sheet[44, TALIBAN], "source": "rulebook"})
    b = solo(islamabad="pressure")
    assert event(b, "taliban", 44, False) == {"islamabad": 2, "hard": 1}
    assert reasons(b) == ["8.3.1 instructed"]


def test_8_3_1_change_in_tactics_for_the_coalition() -> None:
    """8.3.1 Change in Tactics (67): of two shaded Capabilities the Coalition turns the one of its own."""
    b = in_force(in_force(solo(people=INSURGENTS), 1, SHADED), 31, SHADED)
    assert event(b, "coalition", 67, False) == {"effect 1": -1}


# 8.3.4 Free actions


def test_8_3_4_free_operation_of_a_chart() -> None:
    """8.3.4 Partnering Policy (10): of the Operations granted to it the Coalition takes the one of its flow chart, in
    one space, without a Special Activity."""
    text = "kandahar: coalition 3t, taliban 2g(2a), S\nbalkh: coalition 1t, government 1t, taliban 1g(1a)"
    b = solo(text, people="taliban+government+warlords")
    assert event(b, "coalition", 10, False, DONE) == {"kandahar taliban.guerrilla.a": -2}
    assert reasons(b)[:3] == ["8.6.3 hidden-enemies no", "8.6.4 assault-would-remove yes", "8.6.4 assault"]
    assert not any("8.6.3.air" in reason for reason in reasons(b))


def test_8_3_4_the_one_operation_that_is_granted() -> None:
    """8.3.4, 8.4 Haqqani (32, shaded): a free Terror without the questions of the chart. If its box wants none, it
    takes place in a random space."""
    b = solo("khowst: O\npaktika: O\nkabul: O")
    assert event(b, "taliban", 32, True, *dice("26")) == {
        "khowst taliban.guerrilla.u": 1,
        "khowst taliban.guerrilla.a": 1,
        "khowst terror": 1,
        "paktika taliban.guerrilla.u": 2,
    }
    assert reasons(b) == []


@pytest.mark.parametrize(
    ("who", "text"),
    [("coalition", "kandahar: coalition 3t, taliban 2g(2a), S"), ("government", "kandahar: government 3t, taliban 1b")],
)
def test_8_3_4_beyond_the_chart(who: str, text: str) -> None:
    """8.3.4, 8.4 If the chart leads to an Operation that is not granted, chance decides."""
    m = mind(who, text)
    lot = next(free_action(m, Decision(m.who, "event-action", "5.1", ["train", "patrol", DONE])))
    assert (lot.kind, lot.options) == ("lot", ["train", "patrol"])
    assert m.box is None


def test_8_3_an_event_of_the_turn() -> None:
    """8.3, 8.3.5 Answers of an Event are rehearsed in a turn too: Night Raids (38, shaded) begin where the Taliban gain
    most Opposition."""
    b = solo("kandahar: coalition 1t\nhelmand: coalition 1t\nherat: coalition 1t\nzabol: taliban 1g")
    turn(b, "taliban", *dice("14"), card=38)
    assert "8.3.5 most-opposition-gained 3>1" in reasons(b)


def test_8_3_no_event_of_an_operation() -> None:
    """8.3 A faction that executes an Operation has no Event under way."""
    b = solo()
    stage = Stage(b)
    for choice, under_way in (("shaded", True), ("rally", False), ("event", True), ("pass", False)):
        stage.tell(Decision(TALIBAN, "turn", "2.3.4", [choice], card=38), choice)
        assert (stage.event is not None) is under_way
