"""8.8.3, 8.8.4, 8.8.6, 8.8.7 Non-player Taliban: each condition of Terror, Extort, Rally, Infiltrate, Attack, Sharia
and Redeploy, on a position where it alone decides."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import (
    CAR_BOMBS,
    NIGHT_LETTERS,
    SHADED,
    UNSHADED,
    URBAN_SPECIALISTS,
    US_TALIBAN_TALKS,
)
from tests.games.distant_plain.nonplayers.bots import decides, dice, does, event, in_force, phase, solo, turn
from tests.games.distant_plain.nonplayers.test_taliban_attack import TO_HELMAND, ambushed
from tests.games.distant_plain.nonplayers.test_taliban_attack import stretched as attackers
from tests.games.distant_plain.nonplayers.test_taliban_rally import (
    BUILDER,
    BUILT,
    NOT_KABUL,
    infiltrated,
    level,
    stretched,
    taken,
)
from tests.games.distant_plain.nonplayers.test_taliban_terror import terror


def exposed(*spaces: str) -> dict[str, int]:
    """Changes from one Guerrilla that Extorts in each of these spaces."""
    found: dict[str, int] = {}
    for name in spaces:
        found |= {f"{name} taliban.guerrilla.u": -1, f"{name} taliban.guerrilla.a": 1}
    return found


# Terror and Extort


def test_8_8_3_kabul_is_no_province_for_night_letters() -> None:
    """8.8.3 With Night Letters (29, unshaded) two Provinces at Support count, and Kabul besides."""
    b = in_force(solo("helmand: taliban 1g, S\nghazni: taliban 1g, S\nkabul: taliban 1g"), NIGHT_LETTERS, UNSHADED)
    assert does(b, "taliban") == terror("helmand", "ghazni", "kabul", cost=3)


def test_8_8_3_points_at_support_are_paid_for_first() -> None:
    """8.8.3 One Resource pays for Terror at Support in Ghazni, which shifts 1 point; it would shift 3 in Kabul, which
    is Neutral and comes after. They Rally instead, and pay for the second space by Extort in the first."""
    text = "ghazni: taliban 1g, coalition 1t, S\nkabul: taliban 1g, coalition 1t"
    rallied = {"khowst taliban.guerrilla.a": 1, "nuristan taliban.guerrilla.u": 1, "resources taliban": -1}
    assert does(solo(text, {"taliban": 1}), "taliban") == rallied
    assert does(solo(text, {"taliban": 2}), "taliban") == terror("ghazni", "kabul", cost=2)


def test_8_8_3_night_letters_by_dice() -> None:
    """8.8.3, 8.4 Three Provinces are alike, Night Letters (29, unshaded) leave two of them: dice choose."""
    text = "helmand: taliban 1g\nghazni: taliban 1g\npaktika: taliban 1g\nkabul: taliban 1g"
    b = in_force(solo(text), NIGHT_LETTERS, UNSHADED)
    shifted = [key for key in turn(b, "taliban", *dice("61", "31")) if key.endswith("support")]
    assert len(shifted) == 3


@pytest.mark.parametrize("throw", ["32", "61"])
def test_8_8_3_free_terror_in_one_space_by_dice(throw: str) -> None:
    """8.8.3, 8.4 Haqqani (32, shaded) grants Terror in one space: of Kabul and Khowst, both of 3 Population, dice
    choose."""
    b = solo("kabul: taliban 1g\nkhowst: returnee")
    shifted = [key for key in event(b, "taliban", 32, True, *dice(throw)) if key.endswith("support")]
    assert shifted == ["kabul support" if throw == "32" else "khowst support"]


def test_8_8_3_points_of_an_extort_with_the_last_ones() -> None:
    """8.8.3 Without Resources the Extort that pays for Terror counts even where the last Guerrilla is exposed."""
    text = "kandahar: taliban 1g\nhelmand: taliban 1g\nnimruz: taliban 1g\nfarah: taliban 1g"
    assert turn(solo(text, {"taliban": 0}), "taliban") == terror("kandahar", "helmand", cost=0) | exposed(
        "nimruz", "farah"
    )


def test_8_8_3_free_terror_before_a_pause() -> None:
    """8.8.3 With Urban Specialists (30, shaded) Terror in Kabul costs nothing: no pause before it, so that its
    Guerrilla, at Opposition now, Extorts too when the next Terror needs Resources."""
    text = "kabul: taliban 1g\nkandahar: taliban 1g\nnimruz: taliban 2g"
    b = in_force(solo(text, {"taliban": 0}), URBAN_SPECIALISTS, SHADED)
    kabul = {"kabul terror": 1, "kabul support": -1}
    assert turn(b, "taliban") == terror("kandahar", cost=-1) | kabul | exposed("kabul", "nimruz")


def test_8_8_3_a_pause_takes_what_terror_does_not_need() -> None:
    """8.8.3 Of two Guerrillas in Kandahar one Extorts in the pause, the other is for Terror; the only one in Helmand is
    needed."""
    text = "kandahar: taliban 2g\nhelmand: taliban 1g\nnimruz: taliban 2g"
    assert turn(solo(text, {"taliban": 0}), "taliban") == {
        **terror("kandahar", "helmand", cost=0),
        **exposed("nimruz"),
        "kandahar taliban.guerrilla.u": -2,
        "kandahar taliban.guerrilla.a": 2,
    }


def test_8_8_3_a_pause_exposes_no_last_one_if_others_pay() -> None:
    """8.8.3.extort In a pause without Resources one of two in Nimruz Extorts; that is enough to spare the last one in
    Farah."""
    text = "kandahar: taliban 1g\nhelmand: taliban 1g\nnimruz: taliban 2g\nfarah: taliban 1g"
    assert turn(solo(text, {"taliban": 1}), "taliban") == terror("kandahar", "helmand", cost=1) | exposed("nimruz")


# Rally


def test_8_8_4_no_builders_without_room() -> None:
    """8.8.4 Three Guerrillas beside two Bases of others are not replaced with a Base: the Available one comes to Kabul,
    and Extorts there what that cost."""
    b = stretched("nimruz: taliban 3g(3a), coalition 2b", 1, guerrillas=1)
    assert does(b, "taliban") == {"kabul taliban.guerrilla.a": 1}


def test_8_8_4_none_available_for_a_base_without_guerrillas() -> None:
    """8.8.4 With none Available the Base without Guerrillas in Kandahar does not come first: there would be nothing but
    Sharia to buy there."""
    b = stretched("kandahar: taliban 1b" + BUILDER, 1)
    assert turn(b, "taliban") == BUILT | {"resources taliban": -1}


KANDAHAR = "kandahar: taliban 1g(1a) 1b, coalition 8t, O\n"
"""The space that takes the two Guerrillas traded for a Base; after that none are Available."""
RALLIED = BUILT | {"kandahar taliban.guerrilla.u": 2, "resources taliban": -1}


@pytest.mark.parametrize(
    "text",
    [
        "kabul: taliban 2g(2a), coalition 5t, O",
        NOT_KABUL + "helmand: taliban 2g 1b, coalition 3t, O",
        NOT_KABUL + "balochistan: taliban 2g(2a)",
    ],
)
def test_8_8_4_nothing_but_a_base_of_the_last_two(text: str) -> None:
    """8.8.4 With none Available any more no Rally takes place in Kabul, at a Base or free in Pakistan if all it could
    do is trade two Guerrillas for a Base."""
    left_out = [line.split(":")[0] for line in text.splitlines()]
    b = stretched(taken("kandahar", *left_out) + KANDAHAR + text + BUILDER, 9, bases=2, islamabad="backing")
    assert turn(b, "taliban") == RALLIED


def test_8_8_4_free_spaces_beyond_six() -> None:
    """8.8.4 After six Bases that cost Resources the seventh does not Rally, but all of Pakistan does, which is free."""
    bases = ["farah", "nimruz", "zabol", "samangan", "sar_e_pol", "ghazni", "helmand"]
    text = "".join(f"{name}: taliban 1g(1a) 1b, government 4t{level(name)}\n" for name in bases)
    b = stretched(NOT_KABUL + taken(*bases) + text, 20, guerrillas=20, islamabad="backing")
    decides(b, "taliban")
    spaces = b.spec.space_index
    assert [b.guerrillas(1, spaces[name]) for name in ("balochistan", "northwest_frontier", "waziristan")] == [1, 1, 1]


def test_8_8_4_pauses_to_extort() -> None:
    """8.8.4 Without Resources Rally pauses to Extort in Nimruz, and goes on there by what that brings."""
    b = stretched(NOT_KABUL + taken("nimruz") + "nimruz: taliban 2g" + BUILDER, 0)
    assert turn(b, "taliban") == BUILT | exposed("nimruz")


# Infiltrate


def test_8_8_4_infiltrate_highest_population() -> None:
    """8.8.4.infiltrate Of two Provinces the one where more people live."""
    text = "helmand: taliban 1g, government 3p, O\nnimruz: taliban 1g, government 3p"
    assert infiltrated(text) == {"helmand government.police": -2, "patronage": -2}


def test_8_8_4_infiltrate_pieces_in_order() -> None:
    """8.8.4.infiltrate, 8.2.1 Of the pieces in one space those of a Player first, Underground before Active Guerrillas;
    cubes at random."""
    text = "nimruz: taliban 1g, government 3p, warlords 2g(1a)"
    assert infiltrated(text, people="coalition+warlords") == {
        "nimruz warlords.guerrilla.u": -1,
        "nimruz warlords.guerrilla.a": -1,
    }
    text = "nimruz: taliban 1g, government 1t 1p, warlords 2g"
    assert infiltrated(text, "government.police") == {
        "nimruz government.police": -1,
        "nimruz government.troops": -1,
        "patronage": -2,
    }


# Attack


def test_8_8_6_talks_spare_the_coalition_beside_others() -> None:
    """8.8.6 With US-Taliban Talks (24, unshaded) an Attack on the Warlord beside the Coalition removes none of it."""
    text = "nimruz: taliban 1g, coalition 2t, warlords 1g"
    struck = ambushed("nimruz", coalition_troops=2) | {"casualties 0": 2, "resources taliban": -1}
    assert does(attackers(text, 1), "taliban") == struck
    assert does(in_force(attackers(text, 1), US_TALIBAN_TALKS, UNSHADED), "taliban") == TO_HELMAND


COALITION = "nimruz: taliban 1g, coalition 2t\n"
"""Coalition pieces that make the Taliban Attack; they are removed first."""
STRUCK = ambushed("nimruz", coalition_troops=2) | {"casualties 0": 2}


@pytest.mark.parametrize(
    ("better", "worse", "lost"),
    [
        ("government 2p", "coalition 1t, government 2t", {"government_police": 2}),
        ("government 2p", "government 1b 2t", {"government_police": 2}),
        ("government 1p, warlords 2g", "government 2t", {"government_police": 1, "warlords_guerrilla_u": 1}),
        ("warlords 1b", "warlords 2g", {"warlords_base": 1}),
        ("warlords 1g", "warlords 2g(2a) 1b", {"warlords_guerrilla_u": 1}),
    ],
)
def test_8_8_6_best_target_within_reach(better: str, worse: str, lost: dict[str, int]) -> None:
    """8.8.6.ambush Two strikes do not reach Coalition Troops behind two Government cubes, nor Bases behind two cubes or
    Guerrillas of their own; other pieces shield nothing."""
    b = attackers(COALITION + f"farah: taliban 1g, {better}\nzabol: taliban 1g, {worse}", 2)
    assert turn(b, "taliban") == STRUCK | ambushed("farah", **lost) | {"resources taliban": -2}


def test_8_8_6_a_base_behind_troops_is_out_of_reach() -> None:
    """8.8.6.ambush With one Resource the Coalition Base that falls behind one Troops, not the one behind three."""
    b = attackers("farah: taliban 1g, coalition 1t 1b\nnimruz: taliban 1g, coalition 3t 1b", 1)
    assert turn(b, "taliban") == {
        **ambushed("farah", coalition_troops=1, coalition_base=1),
        "casualties 0": 1,
        "casualties 1": 1,
        "resources taliban": -1,
    }


def test_8_8_6_the_coalition_only_if_it_is_sure() -> None:
    """8.8.6 Three Active Guerrillas neither Ambush nor are sure to succeed: they leave the Coalition alone."""
    b = attackers(COALITION + "farah: taliban 3g(3a), coalition 2t", 9)
    assert turn(b, "taliban") == STRUCK | {"resources taliban": -1}


def test_8_8_6_six_at_a_base_ambush_the_coalition() -> None:
    """8.8.6 Seven at a Base of which two are Underground may not Attack, but one of them Ambushes the Coalition."""
    b = attackers("nimruz: taliban 7g(5a) 1b, coalition 9t", 1)
    assert turn(b, "taliban") == ambushed("nimruz", coalition_troops=2) | {"casualties 0": 2, "resources taliban": -1}


def test_8_8_6_a_sure_attack_on_others_comes_last() -> None:
    """8.8.6 After the Coalition the Ambush of a Warlord in Zabol, not the sure Attack of six on Police."""
    b = attackers(COALITION + "farah: taliban 6g(6a), government 2p\nzabol: taliban 1g, warlords 1g", 2)
    assert turn(b, "taliban") == STRUCK | ambushed("zabol", warlords_guerrilla_u=1) | {"resources taliban": -2}


def test_8_8_6_six_at_a_base_ambush_no_one_else() -> None:
    """8.8.6 Seven at a Base of which two are Underground neither Attack nor Ambush Police."""
    b = attackers(COALITION + "farah: taliban 7g(5a) 1b, government 2p", 2)
    assert turn(b, "taliban") == STRUCK | {"resources taliban": -1}


def test_8_8_6_no_band_exposes_the_last_at_a_base() -> None:
    """8.8.6 Four Guerrillas at a Base Attack if all are Active, not if one is Underground."""
    text = COALITION + "farah: taliban {} 1b, government 9p"
    b = attackers(text.format("4g(4a)"), 9)
    assert turn(b, "taliban", "5") == STRUCK | {"resources taliban": -2}
    assert turn(attackers(text.format("4g(3a)"), 9), "taliban") == STRUCK | {"resources taliban": -1}


def test_8_8_6_a_sure_attack_uses_up_no_ambush() -> None:
    """8.8.6 Six Underground Guerrillas need no Ambush against the Coalition: they Attack, and the one Ambush that Car
    Bombs (31, unshaded) leave is for Police."""
    b = in_force(
        attackers("nimruz: taliban 6g, coalition 9t\nfarah: taliban 1g, government 2p", 2), CAR_BOMBS, UNSHADED
    )
    assert turn(b, "taliban", "6") == {
        "nimruz taliban.guerrilla.u": -6,
        "nimruz taliban.guerrilla.a": 6,
        "nimruz coalition.troops": -2,
        "casualties 0": 2,
        **ambushed("farah", government_police=2),
        "resources taliban": -2,
    }


# Redeploy


def test_8_8_7_no_haven_sends_to_a_base_without_control() -> None:
    """8.8.7 Guerrillas stay in a haven if the only Base without any is not under Taliban Control."""
    assert phase(solo("northwest_frontier: taliban 2g\nzabol: taliban 1b, coalition 1t"), "redeploy_taliban") == {}
