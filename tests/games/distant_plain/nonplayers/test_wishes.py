"""8.6.2, 8.7.2 What the COIN Factions want from Events, and how they use Tribal Elders (8.6.1, 8.7.1)."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import (
    COALITION,
    COALITION_TROOPS,
    GOVERNMENT,
    GUERRILLAS_POOL,
    OUT_OF_PLAY,
    PATRONAGE,
    TALIBAN,
    UNDERGROUND,
    WARLORDS,
)
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.mind import Mind
from abyssal.games.distant_plain.nonplayers.standing import tribal_elders
from abyssal.games.distant_plain.nonplayers.wishes import could_meet, could_use
from abyssal.kernel.decision import DONE, Decision
from tests.games.distant_plain.helpers import RULES
from tests.games.distant_plain.nonplayers.bots import decides, does, solo, turn
from tests.games.distant_plain.nonplayers.test_coalition import stretched
from tests.games.distant_plain.nonplayers.test_taliban_terror import terror


def mind(who: int, text: str = "", people: str = "taliban+warlords", resources: int = 10, patronage: int = 9) -> Mind:
    b = solo(text, resources, people, patronage=patronage)
    return Mind(b, who, RULES.sheet, Stage(b))


@pytest.mark.parametrize(
    ("card", "text", "wish"),
    [
        (25, "balkh: government 1t", "support-up"),
        (25, "balkh: government 1t, O", "opposition-down"),
        (8, "waziristan: taliban 1b", "taliban-bases"),
        (41, "", ""),
        (22, "", "islamabad-shifts"),
        (62, "balkh: government 1p, taliban 1g", ""),
        (40, "", ""),
    ],
)
def test_8_6_2_what_the_coalition_looks_for(card: int, text: str, wish: str) -> None:
    """8.6.2 Support up, Opposition down, Taliban Bases, Coalition pieces; Islamabad with the Taliban a Player."""
    assert could_meet(mind(COALITION, text), card, False) == wish


@pytest.mark.parametrize(
    ("card", "text"),
    [(51, "kabul: government 4t, S"), (69, "kabul: government 4t, S"), (69, "kabul: government 4t, O")],
)
def test_8_6_2_a_marker_of_population_is_no_shift(card: int, text: str) -> None:
    """8.6.2, 8.8.2 A +1 Pop marker raises total Support or Opposition, but shifts no level: neither the Coalition nor
    the Taliban want Karzai (51) or Mine Removal (69) for it."""
    assert could_meet(mind(COALITION, text), card, False) == ""
    assert could_meet(mind(TALIBAN, text, "coalition+government"), card, False) == (
        "support-down" if card == 51 else ""
    )


def test_8_6_2_karzai_is_left_to_others() -> None:
    """8.6.2 The Coalition does not play Karzai (51) where the Government could place a +1 Pop marker at Support: it
    would give the Government 4 Patronage. It Trains: Civic Action in Herat."""
    text = "kabul: government 4t, S\nherat: coalition 1t"
    assert does(stretched(text, 9, patronage=9), "coalition", card=51) == {
        "herat support": 1,
        "resources government": -3,
    }


def test_8_6_2_coalition_pieces() -> None:
    """8.6.2, 8.1.ineffective NATO Politics (41) has no effect unless Coalition pieces are out of play."""
    m = mind(COALITION)
    assert not could_use(m, 41, False)
    m.b.rebox(COALITION_TROOPS, 1, m.b.AVAILABLE, OUT_OF_PLAY)
    assert could_use(m, 41, False)
    assert could_meet(m, 41, False) == "coalition-pieces"


@pytest.mark.parametrize("card", [20, 71])
@pytest.mark.parametrize(
    ("who", "rule", "people"),
    [("coalition", "8.6.2", "taliban+warlords"), ("taliban", "8.8.2", "coalition+government")],
)
def test_8_6_2_a_card_with_a_single_text(who: str, rule: str, people: str, card: int) -> None:
    """8.6.2, 8.8.2 The Coalition and the Taliban ask what either part of a card could do: the single text of Errant
    Air Strike (20) or of Coup! (71), which does nothing for them, has no other part."""
    assert f"{rule} could-nothing-wished no" in decides(solo(people=people), who, card=card)


def test_8_6_2_islamabad_only_against_a_player() -> None:
    """8.6.2, 8.7.2 Against Non-player Taliban the COIN Factions leave Islamabad alone."""
    assert could_meet(mind(COALITION, people="government+warlords"), 22, False) == ""
    assert could_meet(mind(GOVERNMENT, people="coalition+warlords"), 8, True) == ""
    assert could_meet(mind(GOVERNMENT), 8, True) == "islamabad-shifts"


@pytest.mark.parametrize(
    ("card", "text", "wish"),
    [
        (47, "", "patronage-up"),
        (65, "", "government-resources-up"),
        (40, "", "aid-up"),
        (62, "balkh: government 1p, taliban 1g", ""),
        (61, "balkh: government 1t, taliban 1g", "coin-control-up"),
        (64, "bamian: government 1p\nsamangan: government 1p\nsar_e_pol: government 1p", "government-pieces"),
        (10, "", "coin-control-up"),
        (37, "balkh: government 3t, taliban 1g(1a)", "government-actions"),
        (37, "balkh: government 3t, taliban 1g", ""),
    ],
)
def test_8_7_2_what_the_government_looks_for(card: int, text: str, wish: str) -> None:
    """8.7.2 Patronage, Resources, Aid or COIN Control up, Government pieces, free actions."""
    assert could_meet(mind(GOVERNMENT, text), card, False) == wish


def test_8_3_5_the_government_and_its_patronage() -> None:
    """8.3.5 Anti-Corruption Drive (13) would raise Aid, but only at the cost of Patronage."""
    m = mind(GOVERNMENT)
    assert could_meet(m, 13, False) == "aid-up"
    assert not could_use(m, 13, False)


def elders(m: Mind, level: int) -> str:
    """Return the holder's answer when the level of Kandahar has changed to this."""
    s = RULES.spec.space_index["kandahar"]
    m.b.set_support(s, level)
    others = [word for word, other in (("support", 1), ("neutral", 0), ("opposition", -1)) if other != level]
    return tribal_elders(m, Decision(m.who, "tribal-elders", "5.4", [*others, DONE], space=s))


def test_8_6_1_elders_of_the_coalition() -> None:
    """8.6.1 The Coalition shifts to Support."""
    assert elders(mind(COALITION), -1) == "support"
    assert elders(mind(COALITION), 1) == DONE


def test_8_7_1_elders_of_the_government() -> None:
    """8.7.1 The Government shifts to Support as long as the Coalition's margin is below its own, then to Neutral."""
    assert elders(mind(GOVERNMENT, patronage=40), 0) == "support"
    m = mind(GOVERNMENT, patronage=0)
    assert m.b.n[PATRONAGE] == 0
    assert elders(m, 1) == "neutral"
    assert elders(m, 0) == DONE


@pytest.mark.parametrize(("patronage", "restored"), [(31, []), (32, ["helmand"]), (33, ["helmand", "kandahar"])])
def test_8_7_1_elders_stop_at_an_equal_margin(patronage: int, restored: list[str]) -> None:
    """8.7.1 After Taliban Terror in Helmand and Kandahar the Government brings back Support until the Coalition's
    margin equals its own; thereafter the space stays Neutral."""
    b = solo("helmand: taliban 1g, S\nkandahar: taliban 1g, S", people="coalition+warlords", patronage=patronage)
    b.take_elders(GOVERNMENT)
    changes = terror("helmand", "kandahar", cost=2)
    for name in restored:
        del changes[f"{name} support"]
    assert turn(b, "taliban") == changes


def test_8_8_1_elders_of_the_taliban() -> None:
    """8.8.1 The Taliban shift to Opposition; the Warlords, for whom the book has no rule, to Neutral."""
    assert elders(mind(TALIBAN), 1) == "opposition"
    assert elders(mind(WARLORDS), 1) == "neutral"


def test_8_9_2_what_holds_only_for_a_moment_is_not_met() -> None:
    """8.9.2 Fratricide (56, shaded): the Casualty ends COIN Control of Kandahar, but the cube removed with it gives the
    Taliban Control. With one Taliban Guerrilla less, nobody Controls it in the end."""
    even = "kandahar: coalition 1t, government 5t, taliban 5g"
    assert could_meet(mind(WARLORDS, even), 56, True) == ""
    assert (
        could_meet(mind(WARLORDS, "kandahar: coalition 1t, government 5t, taliban 4g"), 56, True) == "uncontrolled-up"
    )


def test_8_9_2_every_way_of_an_event() -> None:
    """8.9.2, 8.1.ineffective Prison Break (53, shaded): one Warlord Guerrilla ends COIN Control of Kabul, where more
    Taliban would take it. The choice of Faction shows only when its Guerrillas are placed."""
    text = "kabul: government 2t, coalition 1b, taliban 1g(1a) 1b\nkandahar: government 9t"
    b = solo(text, people="none")
    b.discard(UNDERGROUND[WARLORDS], b.n[GUERRILLAS_POOL[WARLORDS]] - 1)
    b.discard(UNDERGROUND[TALIBAN], b.n[GUERRILLAS_POOL[TALIBAN]])
    b.conduct.journal = []
    assert "8.9.2 could-uncontrolled-up yes" in decides(b, "warlords", card=53)
