"""8.4 Random spaces: the two dice, the walk along the arrows, and random LoCs."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from abyssal.games.distant_plain.names import TALIBAN
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.mind import Mind
from abyssal.games.distant_plain.nonplayers.random_spaces import each_space, random_space
from abyssal.kernel.decision import Decision
from tests.games.distant_plain.helpers import RULES, run
from tests.games.distant_plain.nonplayers.bots import solo

INDEX = RULES.spec.space_index
REGIONS = [
    ["balochistan", "nimruz", "farah", "herat", "herat", "badghis"],
    ["helmand", "zabol", "oruzgan", "paktika", "waziristan", "khowst"],
    ["ghazni", "kabul", "kabul", "kabul", "kabul", "nuristan"],
    ["baghlan", "baghlan", "northwest_frontier", "konduz", "konduz", "badakhshan"],
    ["samangan", "balkh", "balkh", "faryab", "faryab", "ghowr"],
    ["sar_e_pol", "sar_e_pol", "bamian", "bamian", "kandahar", "kandahar"],
]
WALK = list(dict.fromkeys(name for region in REGIONS for name in region))


def mind() -> Mind:
    b = solo()
    return Mind(b, TALIBAN, RULES.sheet, Stage(b))


def drawn(spaces: list[str], *dice: str) -> str:
    """Return the space that these dice give."""
    m = mind()
    flow: Generator[Decision, str, int] = random_space(m, [INDEX[name] for name in spaces])
    found = run(m.b, flow, *dice)
    assert found is not None
    return RULES.spec.spaces[found]


@pytest.mark.parametrize("green", range(6))
@pytest.mark.parametrize("second", range(6))
def test_8_4_every_cell(green: int, second: int) -> None:
    """8.4 If all spaces are candidates, the dice name the space; if the named one is not a candidate, it is the next
    along the arrows."""
    named = REGIONS[green][second]
    dice = (str(green + 1), str(second + 1))
    assert drawn(WALK, *dice) == named
    following = WALK[(WALK.index(named) + 1) % len(WALK)]
    assert drawn([name for name in WALK if name != named], *dice) == following


def test_8_4_every_space_is_in_the_walk() -> None:
    """8.4 All Provinces and Kabul, each once; the walk of the sheet is that of its regions."""
    assert [RULES.spec.spaces[s] for s in RULES.sheet.ring] == WALK
    assert sorted(WALK) == sorted(RULES.spec.spaces[s] for s in RULES.spec.lands)


def test_8_4_the_walk_goes_round() -> None:
    """8.4 From Kandahar the arrows lead back to Balochistan."""
    assert drawn(["nimruz", "ghazni"], "6", "6") == "nimruz"


def test_8_4_a_single_candidate_takes_no_dice() -> None:
    assert drawn(["herat"]) == "herat"


def test_8_4_lands_before_locs() -> None:
    """8.4, 8.4.1 Only if all candidates are LoCs are they drawn as such."""
    assert drawn(["loc_kabul_aibak", "herat"]) == "herat"


def test_8_4_1_highest_econ_first() -> None:
    """8.4.1 Of LoCs those of the highest Econ; among equals at random."""
    assert drawn(["loc_kabul_aibak", "loc_kabul_tor_kham", "loc_kandahar_spin_boldak"]) == "loc_kabul_tor_kham"
    assert drawn(["loc_kabul_aibak", "loc_farah_kandahar"], "loc_farah_kandahar") == "loc_farah_kandahar"


def test_8_4_no_dice_if_all_are_wanted() -> None:
    """8.4 Dice decide only if some of the spaces will be left out."""
    m = mind()
    assert run(m.b, each_space(m, [5, 7], True)) == 5
    assert run(m.b, each_space(m, [5, 7], False), "1", "1") == 7


def test_8_4_no_candidate() -> None:
    m = mind()
    assert run(m.b, random_space(m, [])) == -1
