"""8.8.6 Non-player Taliban: Attack and Ambush."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import CAR_BOMBS, FIND_FIX_FINISH, SHADED, UNSHADED, US_TALIBAN_TALKS
from tests.games.distant_plain.nonplayers.bots import dice, does, in_force, reasons, turn
from tests.games.distant_plain.nonplayers.bots import stretched as stretched_for


def stretched(text: str, resources: int = 3, guerrillas: int = 0) -> Afghanistan:
    return stretched_for(text, "taliban", {"taliban": resources}, guerrillas, 0)


def ambushed(space: str, **lost: int) -> dict[str, int]:
    """Changes from an Ambush with the one Underground Guerrilla."""
    found = {f"{space} taliban.guerrilla.u": -1, f"{space} taliban.guerrilla.a": 1}
    return found | {f"{space} {piece.replace('_', '.')}": -count for piece, count in lost.items()}


# The question. Where the answer is no, they March.

TO_HELMAND = {"nimruz taliban.guerrilla.u": -1, "helmand taliban.guerrilla.a": 1}
"""The Guerrilla of Nimruz Marches to Helmand for their only Resource, and Extorts one there."""
ROADS = ["loc_farah_kandahar", "loc_toraghondi_farah"]


def on_roads(*counts: int) -> dict[str, int]:
    """Changes if this many Active Guerrillas March from Nimruz to each LoC next to it."""
    arrived = {f"{road} taliban.guerrilla.a": count for road, count in zip(ROADS, counts, strict=False)}
    return arrived | {"nimruz taliban.guerrilla.a": -sum(counts)}


def test_8_8_5_attack_removes_two_coalition_pieces() -> None:
    """8.8.5, 8.8.6 An Ambush surely removes two Coalition Troops: Attack. One is too few: March."""
    b = stretched("nimruz: taliban 1g, coalition 2t", 1)
    assert turn(b, "taliban") == ambushed("nimruz", coalition_troops=2) | {"casualties 0": 2, "resources taliban": -1}
    assert does(stretched("nimruz: taliban 1g, coalition 1t", 1), "taliban") == TO_HELMAND


@pytest.mark.parametrize("police", [2, 3])
def test_8_8_6_no_losses_are_no_less_than_none(police: int) -> None:
    """8.8.6 Two Coalition pieces are removed in Nimruz: they Attack, however many Police there are in Farah, where no
    Coalition piece can be removed."""
    b = stretched(f"nimruz: taliban 1g, coalition 2t\nfarah: taliban 2g, government {police}p")
    struck = ambushed("nimruz", coalition_troops=2) | ambushed("farah", government_police=2)
    assert does(b, "taliban") == struck | {"casualties 0": 2, "resources taliban": -2}


def test_8_8_6_government_cubes_shield_the_coalition() -> None:
    """8.8.6 A Government cube takes a strike, so two spaces are needed for two Coalition pieces."""
    text = "nimruz: taliban 1g, coalition 2t, government 1p"
    assert does(stretched(text, 1), "taliban") == TO_HELMAND
    b = stretched(text + "\nfarah: taliban 1g, coalition 1t, government 1p", 2)
    assert turn(b, "taliban", "1", "1") == {
        **ambushed("nimruz", government_police=1, coalition_troops=1),
        **ambushed("farah", government_police=1, coalition_troops=1),
        "casualties 0": 2,
        "resources taliban": -2,
    }


def test_8_8_6_only_what_can_be_paid_for() -> None:
    """8.8.6 With one Resource one of two such spaces is too few: they March to Herat and a LoC, and Extort there."""
    text = "nimruz: taliban 1g, coalition 1t\nfarah: taliban 1g, coalition 1t"
    assert does(stretched(text, 1), "taliban") == {
        "nimruz taliban.guerrilla.u": -1,
        "farah taliban.guerrilla.u": -1,
        "herat taliban.guerrilla.a": 1,
        "loc_farah_kandahar taliban.guerrilla.a": 1,
        "resources taliban": 1,
    }
    struck = ambushed("nimruz", coalition_troops=1) | ambushed("farah", coalition_troops=1)
    assert does(stretched(text, 2), "taliban") == struck | {"casualties 0": 2, "resources taliban": -2}


def test_8_8_6_six_guerrillas_need_no_ambush() -> None:
    """8.8.6 Six Active Guerrillas are sure to succeed; five are not."""
    text = "nimruz: taliban {0}g({0}a), coalition 9t"
    b = stretched(text.format(6), 1)
    assert turn(b, "taliban", "6") == {"nimruz coalition.troops": -2, "casualties 0": 2, "resources taliban": -1}
    assert does(stretched(text.format(5), 1), "taliban") == on_roads(2, 2)


def test_8_8_6_not_the_last_underground_at_a_base() -> None:
    """8.8.6 The last Underground Guerrilla at a Base is not exposed by Ambush, nor any by an Attack there; with Find
    Fix Finish (7, unshaded) not the last two. Where none may March they Pass."""
    passes = {"resources taliban": 1}
    assert does(stretched("nimruz: taliban 1g 1b, coalition 3t", 1), "taliban") == passes
    assert does(stretched("nimruz: taliban 7g(6a) 1b, coalition 9t", 1), "taliban") == on_roads(2, 2)
    text = "nimruz: taliban 2g 1b, coalition 4t"
    struck = ambushed("nimruz", coalition_troops=2) | {"casualties 0": 2, "resources taliban": -1}
    assert does(stretched(text, 1), "taliban") == struck
    assert does(in_force(stretched(text, 1), FIND_FIX_FINISH, UNSHADED), "taliban") == passes


def test_8_8_6_car_bombs() -> None:
    """8.8.6 With Car Bombs (31, shaded) Active Guerrillas Ambush too; unshaded, only one space is for Ambush."""
    text = "nimruz: taliban 1g(1a), coalition 2t"
    assert does(stretched(text, 1), "taliban") == on_roads(1)
    b = in_force(stretched(text, 1), CAR_BOMBS, SHADED)
    assert turn(b, "taliban") == {"nimruz coalition.troops": -2, "casualties 0": 2, "resources taliban": -1}
    text = "nimruz: taliban 1g, coalition 1t\nfarah: taliban 1g, coalition 1t"
    b = in_force(stretched(text, 2), CAR_BOMBS, UNSHADED)
    to_herat = {"farah taliban.guerrilla.u": -1, "herat taliban.guerrilla.a": 1}
    assert does(b, "taliban") == TO_HELMAND | to_herat


def test_8_8_6_talks() -> None:
    """8.8.6 With US-Taliban Talks (24, unshaded) the Coalition is spared."""
    b = in_force(stretched("nimruz: taliban 1g, coalition 2t", 1), US_TALIBAN_TALKS, UNSHADED)
    assert does(b, "taliban") == TO_HELMAND


# The bullets


def test_8_8_6_the_coalition_before_others() -> None:
    """8.8.6 Where Coalition pieces are removed, before others: here three times, so that no Ambush is left for
    Police."""
    text = "".join(f"{name}: taliban 1g, coalition 2t\n" for name in ["nimruz", "farah", "zabol"])
    b = stretched(text + "samangan: taliban 1g, government 2p", 4)
    assert turn(b, "taliban", *"1111") == {
        **ambushed("nimruz", coalition_troops=2),
        **ambushed("farah", coalition_troops=2),
        **ambushed("zabol", coalition_troops=2),
        "casualties 0": 6,
        "resources taliban": -3,
    }


def test_8_8_6_by_the_list_with_ambush() -> None:
    """8.8.6.ambush Then Government Bases, Police, Troops, Warlord Bases, Guerrillas; with Police left for the last."""
    text = (
        "nimruz: taliban 1g, coalition 2t\nfarah: taliban 1g, government 2t\nzabol: taliban 1g, government 2p\n"
        "samangan: taliban 1g, government 1b\nsar_e_pol: taliban 1g, warlords 1b"
    )
    b = stretched(text, 9)
    assert turn(b, "taliban") == {
        **ambushed("nimruz", coalition_troops=2),
        **ambushed("samangan", government_base=1),
        **ambushed("zabol", government_police=2),
        "casualties 0": 2,
        "resources taliban": -3,
    }


def test_8_8_6_no_ambush_with_six() -> None:
    """8.8.6 With six Guerrillas or more there is no Ambush by the list: they Attack as a band. Bands are not ranked by
    size: dice choose one of four, whose Attack fails."""
    b = stretched("nimruz: taliban 1g, coalition 2t\nfarah: taliban 6g(5a), government 2p", 9)
    assert turn(b, "taliban", "6") == {
        **ambushed("nimruz", coalition_troops=2),
        **ambushed("farah", government_police=2),
        "casualties 0": 2,
        "resources taliban": -2,
    }
    bands = "farah: taliban 6g(5a), government 2p\nzabol: taliban 4g(4a), government 9p"
    b = stretched("nimruz: taliban 1g, coalition 2t\n" + bands, 2)
    struck = ambushed("nimruz", coalition_troops=2) | {"casualties 0": 2, "resources taliban": -2}
    assert turn(b, "taliban", *dice("22"), "5") == struck


def test_8_8_6_bands_of_four() -> None:
    """8.8.6 Groups of four Attack, on any roll; three do not."""
    text = "nimruz: taliban 1g, coalition 2t\nfarah: taliban 4g(4a), government 9p\nzabol: taliban 3g(3a), warlords 9g"
    b = stretched(text, 9)
    assert turn(b, "taliban", "5") == {
        **ambushed("nimruz", coalition_troops=2),
        "casualties 0": 2,
        "resources taliban": -2,
    }


def test_8_8_6_extort_without_ambush() -> None:
    """8.8.6 If no Ambush was needed, Extort follows."""
    b = stretched("nimruz: taliban 6g(6a), coalition 9t\nfarah: taliban 2g", 9)
    assert turn(b, "taliban", "6") == {
        "nimruz coalition.troops": -2,
        "casualties 0": 2,
        "farah taliban.guerrilla.u": -1,
        "farah taliban.guerrilla.a": 1,
    }
    assert "8.8.3.extort extort" in reasons(b)


def test_8_8_6_captured_goods() -> None:
    """8.8.6, 4.4.3 An Ambush brings a Guerrilla if one is Available."""
    b = stretched("nimruz: taliban 1g, coalition 2t", 1, guerrillas=1)
    assert turn(b, "taliban") == {
        "nimruz taliban.guerrilla.a": 1,
        "nimruz coalition.troops": -2,
        "casualties 0": 2,
        "resources taliban": -1,
    }


def test_8_8_6_the_coalition_before_ambushes_of_others() -> None:
    """8.8.6 With one Resource six Guerrillas Attack the Coalition, rather than that others Ambush Police."""
    b = stretched("nimruz: taliban 6g(6a), coalition 9t\nfarah: taliban 1g, government 2p", 1)
    changes = turn(b, "taliban", "6")
    assert (changes["nimruz coalition.troops"], "farah government.police" in changes) == (-2, False)
