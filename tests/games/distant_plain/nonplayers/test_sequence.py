"""8.1 Non-player sequence of play: Event, Operations or Pass; Capabilities, Momentum, and who is Limited."""

from __future__ import annotations

import pytest

from abyssal.coin import sequence
from abyssal.games.distant_plain import s2_sequence
from abyssal.games.distant_plain.names import (
    ACTED,
    AWAITING,
    BARRED,
    COALITION,
    FIRST,
    FIRST_DID,
    GOVERNMENT,
    ISLAMABAD,
    PROPAGANDA_PLAYED,
    QUEUE,
    SHADED,
    SPONSORSHIP,
    TALIBAN,
    UNSHADED,
    WARLORDS,
)
from tests.games.distant_plain.nonplayers.bots import decides, in_force, questions, reasons, solo, turn
from tests.games.distant_plain.nonplayers.test_taliban_terror import terror

PROPAGANDA = 73
ISR = 1
RESTING = "khowst: taliban 1g\nbalkh: warlords 1g"
THREAT = "khowst: taliban 1g\nkandahar: taliban 1g\n"
"""Taliban that decline an Event execute Terror here."""
TERROR = terror("khowst", "kandahar", cost=2)
PASSES = {"resources warlords": 1}
"""Warlords without Resources that decline an Event Pass."""


# Capabilities


def test_8_1_capability_taken() -> None:
    """8.1.capability The Taliban take the current Capability, shaded, on a roll of at most the Propaganda to come."""
    b = solo(RESTING)
    assert turn(b, "taliban", "5", card=ISR) == {"effect 1": SHADED}
    assert reasons(b) == ["8.1.capability capability-here", "8.1.capability within-propaganda yes"]


def test_8_1_capability_roll_too_high() -> None:
    """8.1.capability Of five Propaganda cards one is played: 5 is too much. The text is then ignored."""
    b = solo(THREAT)
    b.set(PROPAGANDA_PLAYED, 1)
    assert turn(b, "taliban", "5", card=ISR) == TERROR
    assert questions(b) == ["8.1.capability within-propaganda no", "8.8.3 terror-shifts-three yes"]


def test_8_1_capability_of_the_next_card() -> None:
    """8.1.capability The Taliban Pass for a Capability that will surely be open to them, and take it without a roll."""
    b = solo(RESTING)
    b.set(ACTED + COALITION, sequence.EXECUTED)
    assert turn(b, "taliban", "5", following=ISR) == {"awaiting": 1 << TALIBAN, "resources taliban": 1}
    assert reasons(b) == ["8.1.capability capability-next", "8.1.capability within-propaganda yes"]
    b.set(ACTED + COALITION, sequence.WAITING)
    b.set(ACTED + TALIBAN, sequence.WAITING)
    b.conduct.journal = []
    assert turn(b, "taliban", card=ISR) == {"awaiting": -(1 << TALIBAN), "effect 1": SHADED}
    assert reasons(b) == ["8.1.capability capability-awaited"]


def test_8_1_capability_of_the_next_card_not_sure() -> None:
    """8.1.capability A faction before the Taliban on the next card may still be Eligible then; one that is barred is
    not."""
    assert turn(solo(THREAT), "taliban", following=ISR) == TERROR
    b = solo(THREAT)
    b.set(BARRED + COALITION, 1)
    assert turn(b, "taliban", "1", following=ISR) == {"awaiting": 1 << TALIBAN, "resources taliban": 1}


def test_8_1_capability_for_a_partner() -> None:
    """8.1.capability The Warlords take a Capability on behalf of Non-player Taliban, on a roll below the Propaganda to
    come; the next card does not concern them."""
    b = solo(RESTING)
    assert turn(b, "warlords", "4", card=ISR) == {"effect 1": SHADED}
    assert reasons(b) == ["8.1.capability partner-nonplayer yes", "8.1.capability below-propaganda yes"]
    assert turn(solo(RESTING, {}), "warlords", "5", card=ISR) == PASSES
    b = solo(RESTING)
    b.set(ACTED + COALITION, sequence.EXECUTED)
    b.set(ACTED + TALIBAN, sequence.EXECUTED)
    b.set(ACTED + GOVERNMENT, sequence.EXECUTED)
    decides(b, "warlords", following=ISR)
    assert not b.n[AWAITING]


def test_8_1_no_capability_for_a_player() -> None:
    """8.1.capability With the Taliban a Player the Warlords leave Capabilities alone."""
    assert turn(solo(RESTING, {}, "coalition+taliban+government"), "warlords", card=ISR) == PASSES


# Momentum


def test_8_1_momentum() -> None:
    """8.1.momentum Insurgents take the shaded Momentum of Partnering Policy (10), unless Propaganda is next."""
    b = solo(RESTING)
    assert turn(b, "taliban", card=10) == {"effect 10": SHADED}
    assert reasons(b) == ["8.1.momentum momentum-lasts yes", "8.1.ineffective event-has-effect yes"]
    assert turn(solo(THREAT), "taliban", card=10, following=PROPAGANDA) == TERROR


@pytest.mark.parametrize("card", [36, 45])
def test_8_1_momentum_always(card: int) -> None:
    """8.1.momentum The Taliban take Mullah Omar (36) and Tribal Elders (45) even before Propaganda."""
    b = solo(RESTING)
    changes = turn(b, "taliban", card=card, following=PROPAGANDA)
    assert changes[f"effect {card}"] in (SHADED, UNSHADED)


def test_8_1_momentum_of_the_other_side() -> None:
    """8.1.momentum Counter-Narc (58) is Momentum unshaded only: the Warlords take its shaded text like any other."""
    b = solo(RESTING)
    assert turn(b, "warlords", card=58, following=PROPAGANDA) == {"balkh warlords.base": 2}
    assert reasons(b)[0] == "8.9.2 could-warlords-bases yes"


def test_8_1_order_of_questions() -> None:
    """8.9.2, 8.8.2 Tribal Elders (45): the Warlords ask for Momentum first, and not before Propaganda."""
    b = solo(RESTING)
    assert turn(b, "warlords", card=45) == {"effect 45": UNSHADED, "elders": 1 + WARLORDS}
    assert turn(solo(RESTING, {}), "warlords", card=45, following=PROPAGANDA) == PASSES


def test_8_1_single_momentum_in_force_already() -> None:
    """8.1.ineffective Sandstorms (57) already in force have no effect."""
    assert turn(in_force(solo(THREAT), 57, UNSHADED), "taliban", card=57) == TERROR


# Ineffective and harmful Events, instructions


def test_8_1_ineffective() -> None:
    """8.1.ineffective Koran Burning (25): its unshaded text could lower Opposition, which the Taliban look for, but its
    shaded one has nothing to change; with Coalition Troops it has."""
    b = solo(THREAT + "balkh: government 2t, O")
    assert turn(b, "taliban", card=25) == TERROR
    assert questions(b)[:2] == ["8.8.2 could-opposition-down yes", "8.1.ineffective event-has-effect no"]
    b = solo(THREAT + "balkh: government 2t, O\nherat: coalition 1t")
    assert turn(b, "taliban", card=25) == {"herat support": -1}


def test_8_3_5_never_to_its_own_loss() -> None:
    """8.3.5 Coup! (71) is not for the Taliban if Kabul is at Opposition; it is if Kabul is at Support."""
    b = solo(THREAT + "kabul: O")
    assert turn(b, "taliban", card=71) == TERROR
    assert questions(b)[:2] == ["8.8.2 could-opposition-down yes", "8.1.ineffective event-has-effect no"]
    b = solo(THREAT + "kabul: S")
    assert turn(b, "taliban", card=71) == {"kabul support": -1, "patronage": -5, "barred government": 1}
    assert reasons(b)[:2] == ["8.8.2 could-support-down yes", "8.1.ineffective event-has-effect yes"]


def test_8_3_1_instructions_for_a_card() -> None:
    """8.3.1 The Warlords play US-Pakistan Talks (6) for Non-player Taliban, not for a Player."""
    b = solo(RESTING)
    assert turn(b, "warlords", card=6) == {"islamabad": 2}
    assert reasons(b) == ["8.3.1 taliban-nonplayer yes", "8.1.ineffective event-has-effect yes"]
    assert turn(solo(RESTING, {}, "coalition+taliban+government"), "warlords", card=6) == PASSES


def test_8_3_1_no_effect_at_the_end_of_the_track() -> None:
    """8.1.ineffective At Hard Sponsorship Islamabad cannot shift."""
    b = solo(RESTING, {}, islamabad="sponsorship")
    b.set_hard(1)
    assert turn(b, "warlords", card=6) == PASSES


def test_8_7_2_free_operations() -> None:
    """8.7.2 Afghan Commandos (37) afford the Government a free Assault: it plays them even if Control stays."""
    b = solo("balkh: government 3t, taliban 1g(1a)", people="coalition+taliban")
    assert turn(b, "government", card=37) == {"balkh taliban.guerrilla.a": -1}
    assert reasons(b)[:2] == ["8.7.2 could-government-actions yes", "8.1.ineffective event-has-effect yes"]


def test_8_3_1_never() -> None:
    """8.3.1 Anti-Corruption Drive (13) is never for the Warlords."""
    assert turn(solo(RESTING, {}), "warlords", card=13) == PASSES


def test_8_3_1_local_truce() -> None:
    """8.3.1 Local Truce (59) is for the Warlords only if the Government has something to hand over."""
    b = solo(RESTING, {"warlords": 5, "government": 4})
    assert turn(b, "warlords", card=59) == {"effect 59": UNSHADED, "resources government": -4, "resources warlords": 4}
    assert turn(solo(RESTING, {}), "warlords", card=59) == PASSES


def test_8_3_1_change_in_tactics() -> None:
    """8.3.1 The Taliban play Change in Tactics (67) if a Capability is unshaded: their own first."""
    b = in_force(in_force(solo(RESTING), ISR, UNSHADED), 23, UNSHADED)
    assert turn(b, "taliban", card=67) == {"effect 23": 1}
    assert reasons(b)[:2] == ["8.3.1 unshaded-capability yes", "8.1.ineffective event-has-effect yes"]
    assert turn(in_force(solo(THREAT), ISR, SHADED), "taliban", card=67) == TERROR


# Operations


def test_8_1_low_resources() -> None:
    """8.1.low_resources Warlords without Resources Pass instead of Operations; Taliban may Extort first."""
    b = solo("balkh: warlords 3g", {})
    assert turn(b, "warlords") == {"resources warlords": 1}
    assert reasons(b)[-1] == "8.1.low_resources low-resources"
    b = solo("balkh: warlords 3g", {"warlords": 1})
    rallied = {"balkh warlords.guerrilla.u": -2, "balkh warlords.base": 2}
    assert turn(b, "warlords") == rallied | {"resources warlords": -1}
    b = solo("khowst: taliban 2g\nkandahar: taliban 2g", {})
    extorted = {f"{space} taliban.guerrilla.u": -2 for space in ("khowst", "kandahar")}
    extorted |= {f"{space} taliban.guerrilla.a": 2 for space in ("khowst", "kandahar")}
    assert turn(b, "taliban") == terror("khowst", "kandahar", cost=0) | extorted


def test_8_1_never_limited() -> None:
    """8.1.not_limited After an Operation of the 1st Eligible, and on the final card, a Non-player has a full one."""
    b = solo("khowst: taliban 1g, S\nkandahar: taliban 1g, S")
    b.set(FIRST, 1 + COALITION)
    b.set(FIRST_DID, sequence.OPERATION)
    assert turn(b, "taliban", final=True)["resources taliban"] == -2


def test_8_1_players_limited_before_each_propaganda() -> None:
    """8.1.players_limited Any Propaganda that is next limits players, unless the option is switched off."""
    b = solo(RESTING)
    b.set(QUEUE, PROPAGANDA)
    assert s2_sequence.is_last(b)
    b.set(QUEUE, ISR)
    assert not s2_sequence.is_last(b)
    b = solo(RESTING, players_limited="false")
    b.set(QUEUE, PROPAGANDA)
    assert not s2_sequence.is_last(b)
    b.set(PROPAGANDA_PLAYED, b.final - 1)
    assert s2_sequence.is_last(b)


def test_8_1_islamabad_switched_off() -> None:
    """8.1.islamabad With the option Taliban that executed an Event at Sponsorship are Ineligible."""
    b = solo(RESTING, islamabad="backing", sponsorship="standard")
    turn(b, "taliban", card=6)
    assert b.n[ISLAMABAD] == SPONSORSHIP
    assert b.n[ACTED + TALIBAN] == sequence.EXECUTED


def test_8_1_islamabad() -> None:
    """8.1.islamabad At Sponsorship Taliban that executed an Event stay Eligible, after Operations they do not."""
    b = solo(RESTING, islamabad="backing")
    turn(b, "taliban", card=6)
    assert b.n[ACTED + TALIBAN] == sequence.STAYS
    b = solo("khowst: taliban 1g, S\nkandahar: taliban 1g, S", islamabad="sponsorship")
    decides(b, "taliban")
    assert b.n[ACTED + TALIBAN] == sequence.EXECUTED
    b = solo(RESTING, islamabad="pressure")
    turn(b, "taliban", card=6)
    assert b.n[ACTED + TALIBAN] == sequence.EXECUTED
