"""5.1 Bogotá can be chosen like any other space: its number 0 must not be mistaken for none."""

from __future__ import annotations

import pytest

from tests.games.andean_abyss.helpers import board, event

Case = tuple[int, bool, str, list[str], dict[str, int]]
CASES: list[Case] = [
    (
        5,
        False,
        "bogota: farc 1g",
        ["loc_yopal_bogota", "6"],
        {"loc_yopal_bogota govt.police": 6, "bogota farc.guerrilla.u": -1, "bogota farc.guerrilla.a": 1},
    ),
    (21, False, "bogota: farc 1b", [], {"bogota farc.base": -1, "resources farc": -6}),
    (22, False, "bogota: AO", [], {"bogota support": 2}),
    (40, False, "bogota: auc 3g", [], {"bogota auc.guerrilla.u": -3, "bogota govt.police": 3}),
    (41, False, "bogota: auc 1g 1b", [], {"bogota auc.guerrilla.u": -1, "bogota auc.base": -1, "resources auc": -6}),
    (44, False, "", ["bogota"], {"bogota support": 2, "resources govt": 3}),
    (44, True, "bogota: AS", [], {"bogota support": -2, "resources govt": -3}),
    (52, False, "", ["cali", "bogota"], {"cali support": 1, "bogota support": 1}),
    (52, True, "bogota: auc 1g", [], {"bogota auc.base": 1, "resources auc": 1}),
    (61, False, "bogota: cartels 1g 1b", [], {
        "bogota cartels.guerrilla.u": -1, "bogota cartels.base": -1, "resources cartels": -6,
    }),
]  # fmt: skip


@pytest.mark.parametrize(("card", "shaded", "text", "choices", "changed"), CASES)
def test_bogota(card: int, shaded: bool, text: str, choices: list[str], changed: dict[str, int]) -> None:
    """5.1 The text takes effect here."""
    assert event(board(text), "cartels", card, shaded, *choices) == changed
