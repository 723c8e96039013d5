"""8.1, 8.2, 8.4 The frame of section 8: for each condition a position in which it decides."""

from __future__ import annotations

import pytest

from abyssal.coin import sequence
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    ACTED,
    COALITION,
    DECEPTIONS,
    FIRST,
    FIRST_DID,
    GUERRILLAS_POOL,
    HIDDEN_ASSET,
    PROPAGANDA_PLAYED,
    SHADED,
    TALIBAN,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
)
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.mind import Mind
from abyssal.games.distant_plain.nonplayers.random_spaces import random_space
from abyssal.games.distant_plain.nonplayers.standing import tribal_elders
from abyssal.kernel.decision import DONE, Decision
from tests.games.distant_plain.helpers import FACTIONS, RULES, board
from tests.games.distant_plain.nonplayers.bots import (
    decides,
    dice,
    does,
    event,
    in_force,
    reasons,
    solo,
    stretched,
    turn,
)
from tests.games.distant_plain.nonplayers.test_taliban_terror import terror

ISR = 1
RESTING = "khowst: taliban 1g"


def in_stead(b: Afghanistan, who: str, *script: str) -> Afghanistan:
    """Return the position with a bot playing a player's faction, after these answers by the player."""
    b.conduct.bot_played = [FACTIONS[who]]
    b.conduct.scripted = FACTIONS[who]
    b.conduct.script = list(script)
    return b


def done(b: Afghanistan) -> list[str]:
    """The spaces selected and the Special Activities, in the order of the journal."""
    found = []
    for id, numbers in b.conduct.journal or []:
        if id == "select":
            found.append(RULES.spec.spaces[numbers[0]])
        elif id == "special":
            found.append(RULES.procedures.special_names[numbers[1]])
    return found


# 8.1 An open Event


@pytest.mark.parametrize("card", [ISR, 10, 38])
@pytest.mark.parametrize("awaited", [False, True])
def test_8_1_the_event_is_closed(card: int, awaited: bool) -> None:
    """8.1 After an Operation of the 1st Eligible without a Special Activity neither a Capability (1), be it one that
    they waited for, nor Momentum (10) nor a text (38) is open to the Taliban: they execute Operations."""
    b = solo("khowst: taliban 2g, S\nkandahar: taliban 1g, coalition 1t, S")
    b.await_card(TALIBAN, awaited)
    b.set(FIRST, 1 + COALITION)
    b.set(FIRST_DID, sequence.OPERATION)
    b.conduct.journal = []
    assert decides(b, "taliban", card=card)[0] == "8.8.3 terror-shifts-three yes"
    assert not b.awaits(TALIBAN)


def test_8_1_awaited_in_vain() -> None:
    """8.1.capability Taliban that waited for a Capability take no other card (62) for it."""
    b = solo("khowst: taliban 2g, S\nkandahar: taliban 1g, S")
    b.await_card(TALIBAN, True)
    b.conduct.journal = []
    assert "8.8.3 terror" in decides(b, "taliban")


# 8.1 Capability and Momentum


def test_8_1_the_next_capability_before_momentum() -> None:
    """8.1.capability, 8.8.2 For a Capability that will surely be open to them the Taliban Pass, though they could take
    Momentum now (10)."""
    b = solo(RESTING)
    b.set(ACTED + COALITION, sequence.EXECUTED)
    assert turn(b, "taliban", "5", card=10, following=ISR) == {"awaiting": 1 << TALIBAN, "resources taliban": 1}


def test_8_1_no_next_capability() -> None:
    """8.1.capability If the roll is too high for the next Capability, the current card is looked at: Momentum (10)."""
    b = solo(RESTING)
    b.set(ACTED + COALITION, sequence.EXECUTED)
    b.set(PROPAGANDA_PLAYED, 1)
    assert turn(b, "taliban", "5", card=10, following=ISR) == {"effect 10": SHADED}
    assert reasons(b)[:3] == [
        "8.1.capability capability-next",
        "8.1.capability within-propaganda no",
        "8.1.momentum momentum-lasts yes",
    ]


def test_8_1_momentum_before_another_event() -> None:
    """8.1.momentum An Event card that is next does not hinder Momentum (10)."""
    assert turn(solo(RESTING), "taliban", card=10, following=62) == {"effect 10": SHADED}


# 8.3.1 Instructions and Event boxes


def test_8_7_2_its_own_part_only() -> None:
    """8.7.2 SEAL Team 6 (8): the Government looks at the unshaded part only, not at the shaded one that would shift
    Islamabad, and Passes without Resources; the Coalition at either (8.6.2)."""
    for who, changes in (
        ("government", {"resources government": 3}),
        ("coalition", {"waziristan taliban.guerrilla.u": -1}),
    ):
        assert turn(solo("waziristan: taliban 1g", {}, "taliban+warlords"), who, card=8) == changes


@pytest.mark.parametrize(
    ("who", "people", "side", "asked"),
    [
        ("coalition", "taliban", SHADED, ["shaded-capability yes"]),
        ("coalition", "taliban", UNSHADED, ["shaded-capability no"]),
        ("government", "taliban", SHADED, ["coalition-nonplayer yes", "shaded-capability yes"]),
        ("government", "taliban", UNSHADED, ["coalition-nonplayer yes", "shaded-capability no"]),
        ("government", "coalition", SHADED, ["coalition-nonplayer no"]),
        ("government", "coalition", UNSHADED, ["coalition-nonplayer no"]),
    ],
)
def test_8_3_1_change_in_tactics_of_coin_factions(who: str, people: str, side: int, asked: list[str]) -> None:
    """8.3.1 Change in Tactics (67): the Coalition plays it if a Capability is shaded; the Government only on behalf of
    a Non-player Coalition."""
    b = in_force(solo("kabul: coalition 1t, government 1t", people=people), ISR, side)
    found = decides(b, who, card=67)
    assert [reason for reason in found if reason.startswith("8.3.1")] == [f"8.3.1 {reason}" for reason in asked]
    assert (b.in_force(ISR) != side) is (asked[-1] == "shaded-capability yes")


def test_8_7_2_islamabad_hardens() -> None:
    """8.7.2, 6.6.1 Border Incident (22): at Hostility Islamabad can still become Hard, which is a shift too."""
    b = solo("kabul: government 1t", people="taliban+warlords", islamabad="hostility")
    assert turn(b, "government", card=22) == {"hard": 1}


@pytest.mark.parametrize("level", [-1, 1])
def test_8_3_5_elders_of_the_warlords(level: int) -> None:
    """8.3.5, 5.4 Tribal Elders: the Warlords set Neutral even if the Coalition's margin is below the Government's,
    which decides for the Government (8.7.1)."""
    b = solo(people="coalition", patronage=40)
    s = RULES.spec.space_index["kandahar"]
    b.set_support(s, level)
    others = [word for word, other in (("support", 1), ("neutral", 0), ("opposition", -1)) if other != level]
    m = Mind(b, WARLORDS, RULES.sheet, Stage(b))
    assert tribal_elders(m, Decision(WARLORDS, "tribal-elders", "5.4", [*others, DONE], space=s)) == "neutral"


def test_8_4_1_locs_of_one_value() -> None:
    """8.4.1 Between LoCs of the same Econ chance decides, and no other reason is given."""
    b = solo()
    names = ["loc_farah_kandahar", "loc_kabul_aibak"]
    flow = random_space(Mind(b, TALIBAN, RULES.sheet, Stage(b)), [RULES.spec.space_index[name] for name in names])
    assert next(flow).options == names
    assert reasons(b) == []


# 8.2.3 The Special Activity of an Operation


def test_8_2_3_no_special_activity_beside_a_free_operation() -> None:
    """8.2.3, 8.3.4 Partnering Policy (10): with its free Assault the Coalition has no Special Activity, though an Air
    Strike could hit elsewhere."""
    text = "kandahar: coalition 3t, taliban 1g(1a), S\nbalkh: taliban 1g(1a)"
    b = solo(text, people="taliban+government+warlords")
    assert event(b, "coalition", 10, False, DONE) == {"kandahar taliban.guerrilla.a": -1}
    assert not any(reason.startswith("8.6.3.") for reason in reasons(b))


def test_8_2_3_one_special_activity() -> None:
    """8.2.3, 8.8.3 Taliban without Resources Extort before Terror, and not again at its end."""
    b = solo("khowst: taliban 2g, S\nkandahar: taliban 2g, S\nbalkh: taliban 3g, O", {})
    decides(b, "taliban")
    assert [reason for reason in reasons(b) if reason.endswith("extort")] == []
    assert done(b).count("extort") == 1


def test_8_2_3_looked_for_once() -> None:
    """8.2, 8.2.3, 8.8.3 All spaces are selected before anything is executed: Taliban who found no Extort do not look
    for one again when Suicide Bombers (33, shaded) have struck after the Terror, though by then they outnumber the
    Police of Kandahar."""
    b = in_force(solo("khowst: taliban 1g, S\nkandahar: taliban 3g, government 3p, S"), 33, SHADED)
    struck = {"kandahar government.police": -1}
    assert does(b, "taliban") == terror("khowst", "kandahar", cost=2) | struck
    assert reasons(b)[-2:] == ["8.8.3.extort no extort", "8.2.1 best-target 1>1"]


# 8.0 A player's faction that a bot plays


def test_8_0_led_without_taking_back() -> None:
    """8.1 Taliban played by a bot, without Guerrillas Available, take none back to place them (53, shaded), nor while
    they choose the space."""
    b = in_stead(stretched("herat: taliban 3g", "taliban", people="taliban"), "taliban")
    assert event(b, "taliban", 53, True, *dice("65")) == {"kandahar terror": 1}
    assert reasons(b) == ["8.3.4 itself-first"]


def test_8_0_led_into_an_operation() -> None:
    """8.2.3 Taliban who chose to Attack, which their box does not want, still Attack where they can, then Extort.
    Without Resources they have to Extort first."""
    text = "kandahar: taliban 1g(1a), government 1p\nnimruz: taliban 2g"
    for resources, order in ((3, ["kandahar", "extort", "nimruz"]), (0, ["extort", "nimruz", "kandahar"])):
        b = in_stead(solo(text, resources, people="taliban"), "taliban", "attack")
        assert turn(b, "taliban", "6")["nimruz taliban.guerrilla.a"] == 1
        assert done(b) == order


def test_8_0_led_into_an_operation_without_a_box() -> None:
    """8.2.3 A Coalition that chose to Patrol, for which its chart has no box, moves nothing and stops there, without an
    Air Strike."""
    b = in_stead(solo("kandahar: coalition 1t, taliban 1g(1a)", people="coalition"), "coalition", "patrol")
    assert turn(b, "coalition") == {}


def converted(text: str, guerrillas: int) -> Afghanistan:
    """Return a game of four players in which Taliban, played by a bot, have turned a Limited Operation into a full
    one."""
    b = board(text, deception="true")
    b.discard(UNDERGROUND[TALIBAN], b.n[GUERRILLAS_POOL[TALIBAN]] - guerrillas)
    b.draw_marker(TALIBAN, HIDDEN_ASSET)
    b.conduct.journal = []
    return in_stead(b, "taliban", DECEPTIONS[HIDDEN_ASSET])


def test_8_0_led_after_a_hidden_asset() -> None:
    """8.1, 7.3.option For an Operation that a Hidden Asset makes a full one the Event is given up, here Night Raids
    (38): the Operation of the chart takes place."""
    b = converted("khowst: taliban 2g, S\nkandahar: taliban 1g, coalition 1t, S", 5)
    turn(b, "taliban", card=38, second="coalition")
    assert reasons(b)[:2] == ["8.8.3 terror-shifts-three yes", "8.8.3 terror"]
    assert done(b)[:2] == ["kandahar", "khowst"]


def test_8_0_led_on_the_final_card() -> None:
    """8.2.3, 2.3.8 If the chart leads to a March, which is barred on the final Event card, another Operation takes
    place by its own box."""
    b = converted("khowst: taliban 2g, O", 1)
    turn(b, "taliban", second="coalition", final=True)
    assert "8.8.5 march" in reasons(b)
    assert done(b) == ["kabul", "extort", "khowst"]
    assert "8.8.4 kabul-unwatched 25>1" in reasons(b)
