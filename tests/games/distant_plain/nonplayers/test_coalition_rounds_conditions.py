"""8.6.6 Non-player Coalition: each condition of its Propaganda Rounds on a position in which it decides."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import PROPAGANDA_PLAYED
from tests.games.distant_plain.nonplayers.bots import dice, phase
from tests.games.distant_plain.nonplayers.test_coalition import stretched
from tests.games.distant_plain.nonplayers.test_coalition_sweep_conditions import moved


def test_8_6_6_no_terror_removed_for_nothing() -> None:
    """8.6.6 Resources for the Terror but not for a shift: no Civic Action, even in the final Round."""
    for resources, changes in ((3, {}), (6, {"herat terror": -1, "herat support": 1, "resources government": -6})):
        b = stretched("herat: coalition 1t, government 1p, terror 1", resources)
        b.set(PROPAGANDA_PLAYED, b.final)
        assert phase(b, "civic_action_coalition") == changes


def test_8_6_6_for_two_thirds_of_resources() -> None:
    """8.6.6 Two thirds of 9 Resources pay for the Terror of Herat and for one shift; the second has to wait, but in the
    final Round."""
    for final, shift in ((False, 1), (True, 2)):
        b = stretched("herat: coalition 1t 1b, government 1p, O, terror 1", 9)
        b.set(PROPAGANDA_PLAYED, b.final if final else 1)
        changes = {"herat terror": -1, "herat support": shift, "resources government": -3 - 3 * shift}
        assert phase(b, "civic_action_coalition") == changes


def test_8_6_6_to_support_at_once() -> None:
    """8.6.6 To the maximum extent: for 6 of 9 Resources one of two spaces comes from Opposition to Support, by dice
    Herat; not both to Neutral."""
    pieces = "coalition 1t 1b, government 1p, O"
    b = stretched(f"herat: {pieces}\nfaryab: {pieces}", 9)
    assert phase(b, "civic_action_coalition", *dice("14")) == {"herat support": 2, "resources government": -6}


@pytest.mark.parametrize(("space", "level"), [("herat", ", S"), ("farah", "")])
def test_8_6_6_no_terror_removed_where_nothing_shifts(space: str, level: str) -> None:
    """8.6.6 Terror stays where no shift can follow: at Support, and where nobody lives."""
    b = stretched(f"{space}: coalition 1t 1b, government 1p, terror 1{level}", 9)
    assert phase(b, "civic_action_coalition") == {}


def test_8_6_6_troops_that_stay() -> None:
    """8.6.6 At Support, though few people live there, and where two Population are; not on roads."""
    for space, changes in (
        ("badakhshan: coalition 1t, S", {}),
        ("balkh: coalition 1t", {}),
        ("loc_kabul_aibak: coalition 1t", moved(("loc_kabul_aibak", "kabul", 1))),
    ):
        assert phase(stretched(space), "redeploy_coalition") == changes


def test_8_6_6_to_coalition_bases() -> None:
    """8.6.6 To the Coalition Base in Konduz without Support, not to Balkh, where no Troops are but only a Government
    Base, nor to Kabul, which is Controlled."""
    b = stretched("farah: coalition 1t\nkabul: government 1p\nbalkh: government 1b\nkonduz: coalition 2t 1b")
    assert phase(b, "redeploy_coalition") == moved(("farah", "konduz", 1))


def test_8_6_6_the_rest_to_one_random_space() -> None:
    """8.6.6 With no other goal both Troops of Farah go to the same space, for which dice are thrown once."""
    b = stretched("farah: coalition 2t\nkabul: government 1p\nbadakhshan: coalition 1t 1b, S")
    assert phase(b, "redeploy_coalition", *dice("46")) == moved(("farah", "badakhshan", 2))
