"""Worked examples of rules 1 to 7, and vectors derived from rules and data, that no other test contains as they
stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abyssal.games.distant_plain.names import (
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    HERAT,
    KABUL,
    POP,
    WARLORDS,
)
from abyssal.games.distant_plain.s6_propaganda import desertion_phase, reset_phase, resources_phase
from abyssal.games.distant_plain.s7_victory import margin, passing
from tests.games.distant_plain.asking import actor, answer, asked, deal, during
from tests.games.distant_plain.helpers import RULES, asks, board, operation

SPEC = RULES.spec


def test_every_example_is_a_test() -> None:
    """A1 to A17 are the examples and illustrating notes of sections 1 to 7, B1 to B30 the derived vectors. Each has the
    name of the test that covers it."""
    named: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for found in re.findall(r"\(examples? ([AB0-9, ]+)\)", path.read_text(encoding="utf-8")):
            named.update(found.split(", "))
    wanted = {f"A{i}" for i in range(1, 18)} | {f"B{i}" for i in range(1, 31)}
    assert sorted(wanted - named) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [("faryab", "loc_shibirghan_aibak"), ("balkh", "sar_e_pol"), ("balkh", "samangan")],
)
def test_1_3_6_the_road_from_aibak_to_shibirghan(one: str, other: str) -> None:
    """1.3.6 (example A1) Faryab touches the LoC at its town; the Provinces north and south of the LoC are adjacent."""
    at = SPEC.space_index
    assert at[other] in SPEC.adjacent[at[one]] and at[one] in SPEC.adjacent[at[other]]


@pytest.mark.parametrize("scenario", ["short", "main", "extended"])
def test_1_9_uncontrolled_population(scenario: str) -> None:
    """1.9 (example A4) All 25, and 1 for each +1 Pop marker, less what COIN and the Taliban Control in Afghanistan."""
    b = RULES.new_board(RULES.check_options({"scenario": scenario}))
    markers = len(RULES.scenario(b)["returnees"])
    held = sum(b.n[POP + s] for s in SPEC.lands if b.control_side(s) and not b.pakistan[s])
    assert b.uncontrolled() == 25 + markers - held


def test_2_3_3_a_pass_at_the_end_of_the_track() -> None:
    """2.3.3 (example B1) With 74 Resources the Government gains 1 by the Coalition's Pass; the Coalition stays
    Eligible, and the next one is 1st Eligible."""
    game = deal(board("kabul: government 2t", {"government": 74}), 1, 23)
    assert actor(game) == "coalition"
    assert answer(game, "pass") == {"resources government": 1, "acted coalition": 1}
    assert (actor(game), asked(game).kind) == ("taliban", "turn")


def test_3_2_1_train_without_a_base() -> None:
    """3.2.1 (example B3) Without a COIN Base no cubes come; Civic Action or a Base for 3 cubes, and 3 Resources go."""
    text, facts = "herat: government 2t 1p", {"government": 6}
    assert asks(board(text, facts), "government", "train", "herat", "done", special=False).options == [
        "civic_action", "base", "done",
    ]  # fmt: skip
    assert operation(board(text, facts), "government", "train", "herat", "done", "done", special=False) == {
        "resources government": -3
    }
    assert operation(board(text, facts), "government", "train", "herat", "done", "civic_action", special=False) == {
        "herat support": 1,
        "resources government": -6,
    }
    assert operation(board(text, facts), "government", "train", "herat", "done", "base", special=False) == {
        "herat government.troops": -2,
        "herat government.police": -1,
        "herat government.base": 1,
        "resources government": -3,
    }


def test_6_3_4_casualties_through_the_round() -> None:
    """3.3.3, 6.3.4, 6.6 (example B15) With 3 Troops and a Base in Casualties Aid falls from 20 to 8; then the Base and
    1 of the Troops leave the game, and 2 are Available."""
    b = board("kabul: coalition 3t\nherat: coalition 1b", 0, 20, islamabad="backing")
    b.casualty(COALITION_TROOPS, KABUL, 3)
    b.casualty(COALITION_BASE, HERAT)
    assert during(b, resources_phase) == {"resources government": 12 + 20, "aid": -12}
    before = b.support_and_available()
    assert during(b, reset_phase) == {
        "casualties 0": -3,
        "casualties 1": -1,
        "out_of_play coalition.troops": 1,
        "out_of_play coalition.base": 1,
    }
    assert b.support_and_available() == before + 2


def test_6_3_2_government_earnings_with_sabotage() -> None:
    """6.3.2 (example B25) Aid 15, and 12 less the Econ of 4 and 1 that is Sabotaged: from 30 to 52."""
    b = board("loc_kabul_tor_kham: sabotage\nloc_kabul_aibak: sabotage", {"government": 30}, 15)
    assert during(b, resources_phase) == {"resources government": 22}


def test_6_3_3_warlords_on_the_roads() -> None:
    """6.3.3 (example B26) 8 Bases and 2 Guerrillas on a LoC, but not the 1 on a Sabotaged one."""
    bases = "".join(f"{name}: warlords 2b\n" for name in ("herat", "balkh", "konduz", "faryab"))
    b = board(bases + "loc_kabul_aibak: warlords 2g\nloc_farah_kandahar: warlords 1g, sabotage", 0, 0)
    assert during(b, resources_phase) == {"resources government": 11, "resources warlords": 10}


@pytest.mark.parametrize(("cubes", "lost"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_6_5_1_one_in_three(cubes: int, lost: int) -> None:
    """6.5.1 (examples A16, B27) Of 2 cubes none deserts, of 3 and 5 1, of 6 2, of 9 3."""
    b = board(f"herat: government {cubes}t")
    assert during(b, desertion_phase) == ({"herat government.troops": -lost} if lost else {})


def test_7_3_the_lower_of_two() -> None:
    """7.3 (example B29) Uncontrolled Population 20 and 38 Resources: the lower of 5 and -2."""
    b = board("kabul: government 1t\nbalkh: taliban 1g", {"warlords": 38})
    assert (b.uncontrolled(), margin(b, WARLORDS)) == (20, -2)


def test_7_2_exactly_30_is_not_enough() -> None:
    """7.2 (example B30) Support and Available of exactly 30 do not win."""
    b = board("kabul: S\nherat: S", 0)
    assert (b.support_and_available(), margin(b, COALITION), passing(b)) == (30, 0, [])
