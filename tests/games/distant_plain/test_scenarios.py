"""The kernel runs the second game too: map, pieces and scenarios, with the printed victory totals."""

from __future__ import annotations

import pytest

from abyssal.coin.notation import space_text
from abyssal.games.distant_plain.names import TALIBAN
from abyssal.games.distant_plain.rules import DistantPlain
from abyssal.kernel.errors import Problem

RULES = DistantPlain()


@pytest.mark.parametrize(
    ("scenario", "support", "coin", "opposition", "uncontrolled"),
    [("short", 10, 21, 9, 13), ("main", 17, 17, 8, 9), ("extended", 20, 13, 4, 16)],
)
def test_printed_totals(scenario: str, support: int, coin: int, opposition: int, uncontrolled: int) -> None:
    """The four victory totals printed with each scenario follow from map and pieces."""
    b = RULES.new_board(RULES.check_options({"scenario": scenario}))
    b.check()
    totals = {
        "support_available": b.support_and_available(),
        "coin_patronage": b.coin_control_and_patronage(),
        "opposition_bases": b.opposition_and_bases(),
        "uncontrolled": b.uncontrolled(),
    }
    assert list(totals.values()) == [support, coin, opposition, uncontrolled]
    assert RULES.scenarios[scenario]["printed"] == totals


def test_map() -> None:
    """32 spaces, 103 pairs of neighbours, Econ 12, Afghan Population 25 before refugees return."""
    spec = RULES.spec
    assert spec.size == 32
    assert sum(len(around) for around in spec.adjacent) == 2 * 103
    assert sum(spec.econ) == 12
    assert sum(pop for pop, facts in zip(spec.pop, spec.facts, strict=True) if facts["country"] == "afghanistan") == 25
    assert sum(spec.inventory) == 158


def test_only_taliban_enter_pakistan() -> None:
    """1.4.2 Stacking."""
    b = RULES.new_board(RULES.check_options({"scenario": "main"}))
    spec = RULES.spec
    waziristan = spec.space_index["waziristan"]
    before = b.snapshot()
    assert b.place(spec.piece_named["warlords.guerrilla.u"].column, waziristan) == 0
    assert b.snapshot() == before
    assert b.place(spec.piece_named["taliban.guerrilla.u"].column, waziristan) == 1
    assert b.count(TALIBAN, waziristan) == 4


def test_levels_and_text() -> None:
    """One level of Support and of Opposition, each counted once."""
    b = RULES.new_board(RULES.check_options({"scenario": "short"}))
    kabul = RULES.spec.space_index["kabul"]
    assert space_text(b, kabul) == "kabul: coalition 3t 1b, government 2t 2p, S, returnee"
    assert b.shift(kabul, 1) == 0
    assert b.shift(kabul, -2) == -2
    assert b.n[b.TOTAL_SUPPORT] == 0
    assert b.n[b.TOTAL_OPPOSITION] == 4
    b.check()


def test_unknown_scenario() -> None:
    with pytest.raises(Problem, match="unknown-value"):
        RULES.check_options({"scenario": "long"})
