"""Events 19 to 36, a test per side."""

from __future__ import annotations

from tests.helpers import board, event


def test_25_eln_unshaded() -> None:
    """All FARC pieces leave one Mountain; other factions and spaces are left alone."""
    b = board("huila: farc 3g(1a) 1b, auc 1g, AO\nsantander: farc 1g\nchoco: farc 2g")
    assert event(b, "govt", 25, False, "huila") == {
        "huila farc.guerrilla.u": -2,
        "huila farc.guerrilla.a": -1,
        "huila farc.base": -1,
    }


def test_25_eln_shaded() -> None:
    """Three FARC pieces of any kinds in Antioquia or a Department next to it; one choice for all three."""
    b = board("atlantico: auc 1b\nchoco: farc 1g")
    assert event(b, "farc", 25, True, "atlantico", "farc.base") == {
        "atlantico farc.base": 1,
        "atlantico farc.guerrilla.u": 2,
    }
