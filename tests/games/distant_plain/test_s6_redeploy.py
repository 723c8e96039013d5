"""6.5 Redeploy Phase: Desertion, three Factions that move, and Control frozen until all have moved."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import (
    COALITION_REDEPLOY_PHASE,
    DESERTION_PHASE,
    HELMAND,
    HERAT,
    KANDAHAR,
    PHASE,
    TALIBAN_REDEPLOY_PHASE,
    TROOPS,
)
from abyssal.games.distant_plain.s6_propaganda import (
    coalition_redeploy_phase,
    control_phase,
    desertion_phase,
    government_redeploy_phase,
    police_redeploy_phase,
    taliban_redeploy_phase,
)
from tests.games.distant_plain.asking import actor, answer, asked, at_round, during
from tests.games.distant_plain.helpers import board, question, spaces

BASES = "herat: government 1b 2p\nbalkh: coalition 1b, taliban 2g\n"
"""COIN Bases: Herat is under COIN Control, Balkh under Taliban Control."""


def test_6_5_order() -> None:
    """6.5 Desertion, Coalition Troops, Government Troops, Police, Taliban."""
    b = board(
        BASES
        + "kabul: coalition 1b, government 2t 2p, S\nkhowst: coalition 1t\nghazni: government 1t\nzabol: taliban 1g",
        resources=0,
        aid=0,
        scenario="short",
    )
    game = at_round(b)
    asking = []
    while game.board.n[PHASE] >= DESERTION_PHASE:
        asking.append((actor(game), asked(game).kind))
        answer(game, asked(game).options[-1])
    assert asking == [
        ("government", "desertion"),
        ("coalition", "redeploy-origin"),
        ("government", "redeploy-destination"),
        ("government", "redeploy-origin"),
        ("taliban", "redeploy-destination"),
        ("taliban", "move-count"),
        ("taliban", "redeploy-destination"),
    ]


@pytest.mark.parametrize(
    ("here", "choices", "gone"),
    [
        ("government 2t", (), {}),
        ("government 1t 1p", (), {}),
        ("government 3t", (), {"herat government.troops": -1}),
        ("government 5p", (), {"herat government.police": -1}),
        ("government 2t 1p", ("0",), {"herat government.police": -1}),
        ("government 2t 1p", ("1",), {"herat government.troops": -1}),
        (
            "government 5t 1p", ("1",),
            {
                "herat government.troops": -1,
                "herat government.police": -1,
            },
        ),
        ("coalition 6t, government 2t", (), {}),
    ],
)  # fmt: skip
def test_6_5_1_desertion(here: str, choices: tuple[str, ...], gone: dict[str, int]) -> None:
    """6.5.1 1 in 3 Government cubes of each space, rounded down, Troops or Police as the Government selects."""
    b = board(f"herat: {here}")
    assert during(b, desertion_phase, *choices) == gone


def test_6_5_1_space_by_space() -> None:
    """6.5.1 Each space by itself, LoCs too: 2 and 2 lose none, 3 and 4 lose 1 each."""
    b = board("kabul: government 2t\nherat: government 2t\nbalkh: government 3t\nloc_kabul_aibak: government 4p")
    assert during(b, desertion_phase) == {
        "balkh government.troops": -1,
        "loc_kabul_aibak government.police": -1,
    }  # fmt: skip


def test_6_5_2_coalition_from_where_to_where() -> None:
    """6.5.2 From LoCs and Provinces without COIN Bases to Kabul or to COIN Bases under COIN Control."""
    b = board(BASES + "khowst: coalition 2t\nloc_kabul_aibak: coalition 1t\nkabul: coalition 3t")
    b.place(b.spec.piece_named["coalition.troops"].column, HERAT, 1)
    assert question(coalition_redeploy_phase(b)).options == ["khowst", "loc_kabul_aibak", "done"]
    assert spaces(question(coalition_redeploy_phase(b), "khowst")) == {"kabul", "herat"}


def test_6_5_2_the_coalition_may_move() -> None:
    """6.5.2 Any of its Troops, in parts and to several spaces, or none."""
    b = board(BASES + "khowst: coalition 3t")
    assert during(b, coalition_redeploy_phase, "done") == {}
    assert during(b, coalition_redeploy_phase, "khowst", "kabul", "1", "khowst", "herat", "1", "done") == {
        "khowst coalition.troops": -2, "kabul coalition.troops": 1, "herat coalition.troops": 1,
    }  # fmt: skip


def test_6_5_2_nothing_to_move() -> None:
    """6.5.2 Troops in Kabul and at COIN Bases stay, and nothing is asked."""
    b = board(BASES + "kabul: coalition 3t")
    assert during(b, coalition_redeploy_phase) == {}


def test_6_5_2_the_government_must_move() -> None:
    """6.5.2 All its Troops on LoCs and in Provinces without COIN Bases; it says where they go."""
    b = board(BASES + "khowst: government 3t 1p, coalition 1t\nloc_kabul_aibak: government 1t\nkabul: government 1t")
    assert during(b, government_redeploy_phase, "kabul", "1", "herat", "2", "kabul") == {
        "khowst government.troops": -3, "herat government.troops": 2, "loc_kabul_aibak government.troops": -1,
        "kabul government.troops": 2,
    }  # fmt: skip


def test_6_5_2_only_kabul_is_left() -> None:
    """6.5.2 Without any COIN Base all go to Kabul, whoever Controls it."""
    b = board("khowst: government 2t\nkabul: taliban 3g")
    assert during(b, government_redeploy_phase) == {"khowst government.troops": -2, "kabul government.troops": 2}


def test_6_5_3_police() -> None:
    """6.5.3 Any Police to any LoCs or COIN-Controlled spaces."""
    b = board(BASES + "kabul: taliban 1g\nkhowst: government 1p, taliban 1g\nloc_kabul_aibak: government 1p")
    assert question(police_redeploy_phase(b)).options == ["herat", "khowst", "loc_kabul_aibak", "done"]
    locs = {b.spec.spaces[s] for s in b.spec.locs}
    assert spaces(question(police_redeploy_phase(b), "khowst")) == {"herat", *locs}
    assert during(b, police_redeploy_phase, "khowst", "herat", "herat", "loc_kabul_tor_kham", "2", "done") == {
        "khowst government.police": -1, "herat government.police": -1, "loc_kabul_tor_kham government.police": 2,
    }  # fmt: skip


def test_6_5_4_taliban_from_where_to_where() -> None:
    """6.5.4 From LoCs and Provinces without Taliban Bases, to their Bases under Taliban Control or to Pashtun Pakistan;
    those in Kabul stay, and so do those at a Base that they do not Control."""
    b = board(
        "kandahar: taliban 1b 1g\nhelmand: taliban 1b 2g, coalition 4t\nkabul: taliban 2g\nbalkh: taliban 2g(1a)\n"
        "loc_kabul_aibak: taliban 1g\nbalochistan: taliban 1g",
    )
    assert spaces(question(taliban_redeploy_phase(b))) == {"kandahar", "northwest_frontier", "waziristan"}
    assert during(b, taliban_redeploy_phase, "kandahar", "waziristan", "waziristan", "northwest_frontier") == {
        "balkh taliban.guerrilla.u": -1, "balkh taliban.guerrilla.a": -1, "kandahar taliban.guerrilla.u": 1,
        "waziristan taliban.guerrilla.a": 1, "balochistan taliban.guerrilla.u": -1, "waziristan taliban.guerrilla.u": 1,
        "loc_kabul_aibak taliban.guerrilla.u": -1, "northwest_frontier taliban.guerrilla.u": 1,
    }  # fmt: skip


def test_6_5_4_all_of_them() -> None:
    """6.5.4 Their player says how many go where, until none is left."""
    b = board("khowst: taliban 3g")
    assert during(b, taliban_redeploy_phase, "waziristan", "2", "northwest_frontier") == {
        "khowst taliban.guerrilla.u": -3, "waziristan taliban.guerrilla.u": 2,
        "northwest_frontier taliban.guerrilla.u": 1,
    }  # fmt: skip


def test_6_5_4_within_pakistan() -> None:
    """6.5.4 A Pashtun space of Pakistan without a Base is a goal itself: those there may stay or go to another goal."""
    b = board("waziristan: taliban 2g\nnorthwest_frontier: taliban 1g 1b\nkandahar: taliban 1b 1g")
    assert during(b, taliban_redeploy_phase, "done") == {}
    assert question(taliban_redeploy_phase(b)).options == ["waziristan", "done"]
    assert during(b, taliban_redeploy_phase, "waziristan", "kandahar", "1", "done") == {
        "waziristan taliban.guerrilla.u": -1, "kandahar taliban.guerrilla.u": 1,
    }  # fmt: skip


def test_6_5_4_warlords_stay() -> None:
    """6.5.4 Only the Taliban have to Redeploy."""
    b = board("loc_kabul_aibak: warlords 2g\nkhowst: warlords 1g")
    assert during(b, taliban_redeploy_phase) == {}


def test_6_5_control_is_frozen() -> None:
    """6.5 Control is that of the start of the phase: Herat stays a goal though its cubes have deserted or left."""
    b = board("herat: coalition 1b, government 1p, taliban 1g\nkhowst: government 2t, taliban 1g")
    b.set(PHASE, COALITION_REDEPLOY_PHASE)
    b.move(b.spec.piece_named["government.police"].column, HERAT, KANDAHAR, 1)
    assert (b.coin_controls(HERAT), b.coin_controls(KANDAHAR)) == (True, False)
    assert during(b, government_redeploy_phase, "herat", "1", "kabul") == {
        "khowst government.troops": -2, "herat government.troops": 1, "kabul government.troops": 1,
    }  # fmt: skip


def test_6_5_4_a_base_counts_by_the_control_of_the_beginning() -> None:
    """6.5, 6.5.4 A Base that the Government has left only in this phase is no goal yet."""
    b = board("helmand: taliban 1b, government 2t\nkhowst: taliban 1g")
    b.set(PHASE, TALIBAN_REDEPLOY_PHASE)
    b.move(TROOPS, HELMAND, HERAT, 2)
    assert spaces(question(taliban_redeploy_phase(b))) == {"northwest_frontier", "waziristan"}


def test_6_5_5_control() -> None:
    """6.5.5 After the moves Control follows the pieces, and so do the totals."""
    b = board("herat: government 2t\nkandahar: taliban 1g\nbalkh: coalition 1t, warlords 1g")
    b.set(PHASE, COALITION_REDEPLOY_PHASE)
    b.move(TROOPS, HERAT, KANDAHAR, 2)
    assert [b.control_side(s) for s in (HERAT, KANDAHAR)] == ["coin", "taliban"]
    assert b.coin_control_and_patronage() == 1 + 9
    assert during(b, control_phase) == {"herat control": -1, "kandahar control": -1}
    assert [b.control_side(s) for s in (HERAT, KANDAHAR)] == ["", "coin"]
    assert b.coin_control_and_patronage() == 2 + 9
    assert b.uncontrolled() == 25 - 2
