"""6.6 Reset Phase and 6.6.1 the Islamabad track."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import (
    ACCIDENTAL_GUERRILLAS,
    AVAILABLE,
    BARRED,
    CASUALTIES,
    COALITION_BASE,
    COALITION_TROOPS,
    ELDERS,
    ELIGIBLE,
    HARD,
    HERAT,
    ISLAMABAD,
    ISR,
    KABUL,
    MANPADS_SCARE,
    OUT_OF_PLAY,
    POSTURES,
    SHADED,
    TALIBAN,
    TRIBAL_ELDERS,
    UNSHADED,
    WARLORDS,
)
from abyssal.games.distant_plain.s6_propaganda import reset_phase
from tests.games.distant_plain.asking import during
from tests.games.distant_plain.helpers import board


@pytest.mark.parametrize(("troops", "gone"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_6_6_troop_casualties(troops: int, gone: int) -> None:
    """6.6 Of Troops in Casualties 1 in 2, rounded down, is removed from the game; the others become Available."""
    b = board("kabul: coalition 4t", islamabad="backing")
    b.casualty(COALITION_TROOPS, KABUL, troops)
    expected = {"casualties 0": -troops}
    if gone:
        expected["out_of_play coalition.troops"] = gone
    assert during(b, reset_phase) == expected
    assert b.n[AVAILABLE] == 20 - 4 + troops - gone


def test_6_6_bases_in_casualties() -> None:
    """6.6 All of them are removed from the game."""
    b = board("kabul: coalition 1b\nherat: coalition 1b", islamabad="backing")
    b.casualty(COALITION_BASE, KABUL)
    b.casualty(COALITION_BASE, HERAT)
    assert during(b, reset_phase) == {"casualties 1": -2, "out_of_play coalition.base": 2}
    assert (b.n[CASUALTIES + 1], b.n[OUT_OF_PLAY + 1], b.support_and_available()) == (0, 2, 20 + 4)


@pytest.mark.parametrize(
    ("before", "hard", "after"),
    [
        ("hostility", 1, "hostility"),
        ("hostility", 0, "pressure"),
        ("pressure", 0, "tolerance"),
        ("tolerance", 0, "backing"),
        ("backing", 0, "backing"),
        ("sponsorship", 0, "backing"),
        ("sponsorship", 1, "sponsorship"),
        ("pressure", 1, "pressure"),
    ],
)
def test_6_6_islamabad(before: str, hard: int, after: str) -> None:
    """6.6, 6.6.1 Islamabad shifts (example B28): a Hard marker is only flipped; another shifts 1 box toward Backing."""
    b = board(islamabad=before)
    b.set_hard(hard)
    during(b, reset_phase)
    assert (POSTURES[b.n[ISLAMABAD]], b.n[HARD]) == (after, 0)


def test_6_6_all_eligible() -> None:
    """6.6 Factions that had executed, or that an Event had barred, are Eligible too."""
    b = board(islamabad="backing")
    b.set(ELIGIBLE + TALIBAN, 0)
    b.set(ELIGIBLE + WARLORDS, 0)
    b.set(BARRED + WARLORDS, 1)
    assert during(b, reset_phase) == {"eligible taliban": 1, "eligible warlords": 1, "barred warlords": -1}


def test_6_6_markers_and_guerrillas() -> None:
    """6.6 All Terror and Sabotage go, all Guerrillas turn Underground."""
    b = board(
        "kabul: terror 2\nloc_kabul_aibak: sabotage, warlords 1g(1a)\nkhowst: taliban 2g(1a)", islamabad="backing"
    )
    assert during(b, reset_phase) == {
        "kabul terror": -2, "loc_kabul_aibak terror": -1,
        "loc_kabul_aibak warlords.guerrilla.a": -1, "loc_kabul_aibak warlords.guerrilla.u": 1,
        "khowst taliban.guerrilla.a": -1, "khowst taliban.guerrilla.u": 1,
    }  # fmt: skip


def test_6_6_momentum_ends_capabilities_stay() -> None:
    """6.6, 5.3, 5.4 Momentum goes with its markers, Capabilities last."""
    b = board(islamabad="backing")
    b.put_in_force(ISR, UNSHADED)
    b.put_in_force(ACCIDENTAL_GUERRILLAS, SHADED)
    b.put_in_force(MANPADS_SCARE, UNSHADED)
    b.take_elders(WARLORDS)
    during(b, reset_phase)
    held = [card for card in range(1, 73) if b.in_force(card)]
    assert (held, b.in_force(TRIBAL_ELDERS), b.n[ELDERS]) == ([ISR, ACCIDENTAL_GUERRILLAS], 0, 0)


def test_6_6_1_out_of_hostility_before_the_guerrillas_turn() -> None:
    """6.6, 6.6.1 The order of the steps: Islamabad shifts first, so that those in Pakistan may hide."""
    b = board("waziristan: taliban 2g(2a)", islamabad="hostility")
    assert during(b, reset_phase) == {
        "islamabad": 1, "waziristan taliban.guerrilla.a": -2, "waziristan taliban.guerrilla.u": 2,
    }  # fmt: skip


def test_6_6_1_hard_hostility() -> None:
    """6.6, 6.6.1 If Hostility was Hard it stays Hostility, and those in Pakistan stay Active."""
    b = board("waziristan: taliban 2g(2a)\nkhowst: taliban 1g(1a)", islamabad="hostility")
    b.set_hard(1)
    assert during(b, reset_phase) == {
        "hard": -1, "khowst taliban.guerrilla.a": -1, "khowst taliban.guerrilla.u": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("before", "steps", "after", "hard"),
    [
        ("tolerance", 1, "backing", 0),
        ("tolerance", -2, "hostility", 0),
        ("backing", 2, "sponsorship", 1),
        ("sponsorship", 1, "sponsorship", 1),
        ("hostility", -1, "hostility", 1),
        ("pressure", -3, "hostility", 1),
    ],
)
def test_6_6_1_hardened_posture(before: str, steps: int, after: str, hard: int) -> None:
    """6.6.1.hard A shift beyond either end makes the marker Hard; 6.6.1.shifts others move it box by box."""
    b = board(islamabad=before)
    b.shift_islamabad(steps)
    assert (POSTURES[b.n[ISLAMABAD]], b.n[HARD]) == (after, hard)


def test_6_6_1_hard_shifts_normally() -> None:
    """6.6.1 Hardened posture (example A17): a Hard marker shifts like any other, and stays Hard until a Reset."""
    b = board(islamabad="sponsorship")
    b.shift_islamabad(1)
    b.shift_islamabad(-1)
    assert (POSTURES[b.n[ISLAMABAD]], b.n[HARD]) == ("backing", 1)
    b.shift_islamabad(2)
    assert (POSTURES[b.n[ISLAMABAD]], b.n[HARD]) == ("sponsorship", 1)
