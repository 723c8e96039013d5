"""Which faction decides in Events 55 to 72: the executing one, unless the text says otherwise."""

from __future__ import annotations

import pytest

from tests.games.andean_abyss.events.questions import (
    CHESS,
    COAST,
    FOURTEEN_BASES,
    deciders,
)
from tests.games.andean_abyss.helpers import board

CARRIERS = "huila: auc 1g, farc 1g(1a), shipment auc.u, shipment farc.a"
CARTELS_ALL_OVER = "cali: cartels 4g\nhuila: cartels 4g, PS\ncesar: cartels 1b\nchoco: cartels 1b"
U = "cartels.guerrilla.u"


@pytest.mark.parametrize(
    ("card", "shaded", "text", "choices"),
    [
        (55, False, CARRIERS + "\ncali: auc 1g, shipment auc.u", ["huila", "auc.guerrilla.u"]),
        (55, False, CARTELS_ALL_OVER, ["cali", "cali", "cali", "cali"]),
        (55, True, CARTELS_ALL_OVER, ["huila", "cali", "choco"]),
        (56, True, "", ["cali", "pasto"]),
        (57, False, "cali: cartels 1b 1g", ["cali", "cartels.base", "cali"]),
        (57, True, "cali: govt 1p\npasto: govt 1p\nneiva: govt 1p", ["cali", U, "pasto", "cartels.base"]),
        (60, False, CHESS, ["bogota", "pasto"]),
        (61, False, CHESS, ["neiva"]),
        (61, True, "", ["choco", "cesar", "huila"]),
        (62, False, "amazonas: auc 1g 1b", ["amazonas", "auc.base", "done"]),
        (62, True, FOURTEEN_BASES, ["vaupes"]),
    ],
)
def test_executing_faction_decides(card: int, shaded: bool, text: str, choices: list[str]) -> None:
    """5.1: it makes all selections, even of other factions' pieces."""
    assert deciders(board(text), "auc", card, shaded, *choices) == ["auc"] * len(choices)


@pytest.mark.parametrize(
    ("card", "shaded", "text", "choices"),
    [
        (58, True, "bogota: govt 9p", ["bogota", "cali", "4"]),
        (59, True, "bogota: cartels 4g", ["bogota", "cali", "3"]),
        (60, True, "neiva: govt 3t 1p", ["pasto", "cali", "neiva", "govt.troops", "govt.police"]),
        (63, False, "cali: cartels 2g(1a)", [U]),
    ],
)
def test_cartels_decide(card: int, shaded: bool, text: str, choices: list[str]) -> None:
    """5.1: the text leaves it to the Cartels."""
    assert deciders(board(text), "auc", card, shaded, *choices) == ["cartels"] * len(choices)


HUILA = "huila: farc 1g, cartels 1g 1b\ncesar: farc 1g, cartels 1b"
HELD = "huila: farc 1g 1b, auc 1g 1b, shipment farc.u, shipment auc.u"


@pytest.mark.parametrize(
    ("card", "shaded", "text", "choices", "edition"),
    [
        (
            64,
            False,
            "huila: farc 2g(1a), cartels 1b\ncesar: farc 1g, cartels 1b",
            ["huila", "farc.guerrilla.a"],
            "first",
        ),
        (65, False, HUILA, ["huila", "place_shipment", "farc.guerrilla.u"], "first"),
        (65, False, HUILA, ["huila", "place_base", "farc.base"], "first"),
        (65, False, HELD, ["huila", "remove_shipment", "auc.guerrilla.u"], "first"),
        (65, False, HELD, ["remove_shipment", "auc.guerrilla.u", "farc.base"], "second"),
        (65, False, HUILA, ["huila", "farc.guerrilla.u", "place_base", "auc.base"], "second"),
        (66, False, "choco: cartels 2b\nguainia: cartels 2b", ["choco", "choco"], "first"),
        (66, True, "guainia: cartels 1b\nvaupes: cartels 1b", [], "first"),
        (
            66,
            True,
            FOURTEEN_BASES.replace("huila: cartels 2b", "guainia: cartels 1b\nvaupes: cartels 1b"),
            ["vaupes"],
            "first",
        ),
        (
            68,
            False,
            "choco: cartels 1b 2g(1a), auc 1g, shipment auc.u",
            ["pieces", "cartels.base", "cartels.guerrilla.u"],
            "first",
        ),
        (68, False, COAST, ["shipments", "choco", "done"], "first"),
        (69, False, "cali: auc 2g\npasto: auc 1g", ["cali", "choco", "1", "done"], "first"),
        (70, True, "choco: auc 2g(1a), farc 1g", ["auc", "auc.guerrilla.a"], "first"),
        (71, False, "choco: farc 1g, cartels 1g", ["farc.guerrilla.u"], "first"),
        (71, True, "", ["2"], "first"),
        (72, False, HUILA + "\ncali: cartels 1g", ["huila", "auc.guerrilla.u", "farc.guerrilla.u"], "first"),
        (72, True, "cali: cartels 1b\nhuila: cartels 1b", ["cali", "12"], "first"),
    ],
)
def test_executing_faction_decides_more(card: int, shaded: bool, text: str, choices: list[str], edition: str) -> None:
    """5.1: it makes all selections, even of other factions' pieces."""
    assert deciders(board(text, edition=edition), "auc", card, shaded, *choices) == ["auc"] * len(choices)
