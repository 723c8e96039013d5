"""1.4.1 Taking back own pieces before an Event: which sides of cards place how many pieces of whom."""

from __future__ import annotations

import random

import pytest

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import EVENTS, execute
from abyssal.games.andean_abyss.events.stock import PLACES, SECOND_EDITION, runs_short
from abyssal.games.andean_abyss.names import (
    AUC,
    AUC_BASE,
    AUC_U,
    CARD,
    CARTELS,
    CARTELS_BASE,
    CARTELS_U,
    FARC,
    FARC_BASE,
    FARC_U,
    FOREST,
    GOVT,
    GOVT_BASE,
    POLICE,
    TROOPS,
)
from tests.games.andean_abyss.asking import actor, answer, asked, deal
from tests.helpers import FACTIONS, board, event

PLACEABLE = [TROOPS, POLICE, GOVT_BASE, FARC_U, FARC_BASE, AUC_U, AUC_BASE, CARTELS_U, CARTELS_BASE]


def test_only_sides_that_exist() -> None:
    """Single cards have no shaded side; all the others have both."""
    assert set(PLACES) <= set(EVENTS)
    assert set(SECOND_EDITION) <= set(PLACES)


def test_only_pieces_that_can_be_placed() -> None:
    """1.4.3 Guerrillas are placed Underground; no more than there are."""
    b = board()
    for side, needs in PLACES.items():
        assert needs, side
        for column, count in needs.items():
            assert column in PLACEABLE, side
            assert 1 <= count <= b.available(column), side


FORESTS = "\n".join(f"{space}: cartels 1b" for space in ["atlantico", "choco", "guaviare", "meta_west", "narino"])
DEFECTORS = "cali: auc 1g\npasto: auc 1g\nhuila: farc 1g\nneiva: farc 1g"
SIX = ["huila", "cesar", "arauca", "santander", "antioquia", "choco"]


CASES: list[tuple[int, bool, str, str, list[str]]] = [
    (5, False, "govt", "", ["loc_arauca_cucuta", "6"]),
    (14, False, "govt", "", ["huila"]),
    (21, True, "farc", "", ["huila"]),
    (25, True, "farc", "", ["choco", "farc.base", "farc.base"]),
    (25, True, "farc", "", ["choco", "farc.guerrilla.u", "farc.guerrilla.u", "farc.guerrilla.u"]),
    (28, True, "farc", "", ["arauca"]),
    (29, True, "farc", "cali: farc 1g, govt 5p", []),
    (29, True, "auc", "cali: auc 1g, govt 5p", []),
    (30, True, "farc", "cali: farc 2g\nhuila: farc 2g", []),
    (34, True, "farc", "", ["farc", "vaupes"]),
    (34, True, "auc", "", ["auc", "vaupes"]),
    (34, True, "cartels", "", ["cartels", "vaupes"]),
    (35, False, "govt", "huila: cartels 2b", []),
    (36, False, "farc", "huila: farc 2g\nbogota: AS\ncali: AS\nneiva: AS\nibague: AS", ["antioquia", "meta_west"]),
    (37, True, "auc", "choco: auc 2g\ncali: govt 3t", ["cali", "choco", "1", "done"]),
    (39, False, "govt", "", SIX),
    (39, True, "auc", "huila: govt 1p\ncesar: govt 1p\narauca: govt 1p", ["huila", "cesar", "arauca"]),
    (40, False, "govt", "huila: auc 4g", []),
    (40, True, "auc", "", ["cali", "auc.base", "pasto", "auc.base"]),
    (40, True, "auc", "", ["cali", "auc.guerrilla.u", "pasto", "auc.guerrilla.u"]),
    (47, True, "auc", "", []),
    (49, True, "auc", "", ["huila"]),
    (50, False, "govt", "", ["huila", "huila", "cesar"]),
    (50, True, "auc", "huila: govt 3p", ["replace"]),
    (52, True, "auc", "huila: auc 1g", []),
    (54, False, "farc", DEFECTORS, ["replace", "cali", "farc", "pasto", "farc"]),
    (54, False, "auc", DEFECTORS, ["replace", "huila", "auc", "neiva", "auc"]),
    (54, False, "cartels", DEFECTORS, ["replace", "huila", "cartels", "neiva", "cartels"]),
    (56, True, "cartels", "", ["cali", "pasto"]),
    (57, False, "govt", "cali: cartels 3g", ["cali", "cali", "cali"]),
    (57, True, "cartels", "cali: govt 1p\npasto: govt 1p", ["cali", "cartels.base", "cartels.base"]),
    (57, True, "cartels", "cali: govt 1p\npasto: govt 1p", ["cali", "cartels.guerrilla.u", "cartels.guerrilla.u"]),
    (60, True, "cartels", "", ["cali", "pasto", "done"]),
    (61, True, "cartels", "", ["huila", "cesar", "choco"]),
    (62, True, "cartels", "", []),
    (65, False, "farc", "", ["huila", "farc.base"]),
    (65, False, "auc", "", ["huila", "auc.base"]),
    (65, False, "cartels", "", ["huila", "cartels.base"]),
    (66, True, "cartels", FORESTS, []),
    (72, False, "farc", "cali: cartels 12g", ["farc.guerrilla.u"] * 12),
    (72, False, "auc", "cali: cartels 12g", ["auc.guerrilla.u"] * 12),
    (72, True, "cartels", "huila: cartels 1b", []),
]


@pytest.mark.parametrize(("card", "shaded", "who", "text", "choices"), CASES)
def test_the_largest_number(card: int, shaded: bool, who: str, text: str, choices: list[str]) -> None:
    """As many pieces as the table says come onto the map, and not more."""
    b = board(text, edition="second")
    before = {column: b.available(column) for column in PLACEABLE}
    event(b, who, card, shaded, *choices)
    needs = PLACES[card, shaded]
    placed = {column: before[column] - b.available(column) for column in PLACEABLE}
    own = {column: count for column, count in placed.items() if b.spec.piece_at[column].faction == FACTIONS[who]}
    assert any(count > 0 for count in own.values())
    for column, count in own.items():
        assert count <= needs.get(column, 0), b.spec.piece_at[column].name
    if (card, shaded) == (66, True):
        forests = [s for s in range(len(b.spec.spaces)) if b.spec.terrain[s] == FOREST]
        assert needs == {CARTELS_BASE: len(forests)}
        assert own[CARTELS_BASE] == 5
    else:
        assert any(count == needs.get(column) for column, count in own.items())


def test_every_side_is_tried() -> None:
    """The test before knows all sides of the table."""
    tried = {(case[0], case[1]) for case in CASES}
    assert tried == set(PLACES)


CROWD = """
    open ecuador
    open panama
    ecuador: cartels 1g
    panama: cartels 1b
    bogota: govt 4t 3p, farc 1g
    cali: govt 2t 3p 1b, cartels 1g, PS
    cucuta: govt 1p, auc 1g(1a), AS
    huila: farc 3g(1a) 1b, auc 1g, govt 2t 1p, PO
    antioquia: farc 2g 1b, auc 2g(1a) 1b, govt 1t
    choco: cartels 2g(1a) 2b, farc 1g, auc 1g
    meta_west: farc 2g(2a) 1b, cartels 1g, zone
    guainia: cartels 1b, farc 1g(1a)
    arauca: auc 2g 1b, cartels 1g(1a), govt 1p, shipment auc.u
    narino: farc 1g, cartels 1g 1b, shipment cartels.u, terror 1
    loc_cali_pasto: govt 1p, farc 1g, sabotage
    loc_neiva_bogota: govt 1t, auc 1g(1a)
    loc_arauca_cucuta: farc 1g, govt 2p
"""
ELSEWHERE = [(19, False), (26, False), (33, True), (71, True)]
"""Sides that place pieces of the executing faction by who it is, or by where it can Attack."""
OPERATIONS = [(69, False)]
"""Granted Operations ask about taking back for themselves."""


def forces(b: Colombia, faction: int) -> tuple[int, int]:
    """All pieces of a faction on the map, and its Bases there."""
    return sum(b.count(faction, s) for s in b.in_play()), b.bases_on_map(faction)


@pytest.mark.parametrize("side", sorted(set(EVENTS) - set(PLACES) - set(ELSEWHERE) - set(OPERATIONS)))
@pytest.mark.parametrize("who", FACTIONS)
def test_no_other_side_places_own_pieces(side: tuple[int, bool], who: str) -> None:
    """However a side that is not in the table is carried out, its executing faction gets no pieces by it."""
    dice = random.Random(f"{side} {who}")
    for _ in range(6):
        b = board(CROWD, edition=dice.choice(["first", "second"]))
        before = forces(b, FACTIONS[who])
        b.set(CARD, side[0])
        b.executing = FACTIONS[who]
        flow = execute(b, FACTIONS[who], *side)
        try:
            decision = next(flow)
            while True:
                decision = flow.send(dice.choice([x for x in decision.options if x != "take_back"]))
        except StopIteration:
            pass
        after = forces(b, FACTIONS[who])
        assert after[0] <= before[0]
        assert after[1] <= before[1]


@pytest.mark.parametrize(
    ("who", "text", "card", "shaded", "short"),
    [
        (FARC, "vichada: farc 28g", 25, True, True),
        (FARC, "vichada: farc 27g\ncesar: farc 2b", 25, True, False),
        (AUC, "vichada: farc 28g, auc 18g", 25, True, False),
        (GOVT, "bogota: govt 25p", 5, False, True),
        (GOVT, "bogota: govt 24p", 5, False, False),
        (GOVT, "bogota: govt 30p", 5, True, False),
        # Sucumbíos, Darién: the executing faction's own.
        (GOVT, "bogota: govt 29p", 33, True, True),
        (GOVT, "bogota: govt 29t", 33, True, True),
        (GOVT, "bogota: govt 28t 28p", 33, True, False),
        (GOVT, "bogota: govt 2b", 33, True, True),
        (AUC, "bogota: auc 17g", 33, True, True),
        (AUC, "bogota: auc 16g, farc 30g", 33, True, False),
        (AUC, "bogota: auc 17g", 71, True, False),
        (AUC, "bogota: auc 2b\ncali: auc 2b\nhuila: auc 1b", 71, True, True),
        (AUC, "bogota: auc 2b\ncali: auc 2b", 71, True, False),
        (AUC, "bogota: auc 17g", 33, False, False),
        # Captured Goods, wherever the faction can Attack.
        (AUC, "bogota: auc 16g, govt 1p\ncali: auc 1g(1a), farc 1b", 19, False, True),
        (AUC, "bogota: auc 15g, govt 1p\ncali: auc 1g(1a), farc 1b", 19, False, False),
        (AUC, "bogota: auc 17g, govt 1p\ncali: auc 1g(1a)", 19, False, True),
        (AUC, "bogota: auc 16g, govt 1p\ncali: auc 1g(1a)", 19, False, False),
        (GOVT, "bogota: govt 30t 30p, auc 1g", 19, False, False),
        (CARTELS, "bogota: cartels 10g, farc 1b\ncali: cartels 1g, farc 1g", 26, False, True),
        (CARTELS, "bogota: cartels 10g, farc 1b\ncali: cartels 1g, govt 1t", 26, False, False),
        (CARTELS, "bogota: cartels 12g, govt 1p", 26, False, False),
        (FARC, "bogota: cartels 12g, farc 30g", 26, False, False),
    ],
)
def test_runs_short(who: int, text: str, card: int, shaded: bool, short: bool) -> None:
    """Fewer of its own pieces than could be placed; those of others do not matter."""
    assert runs_short(board(text), who, card, shaded) == short


@pytest.mark.parametrize(("edition", "short"), [("first", False), ("second", True)])
@pytest.mark.parametrize("side", SECOND_EDITION)
def test_runs_short_of_bases_for_a_zone(side: tuple[int, bool], edition: str, short: bool) -> None:
    """A FARC Base comes with the FARC Zone in the second edition only."""
    text = "bogota: farc 2b\ncali: farc 2b\npasto: farc 2b\nneiva: farc 2b\nibague: farc 1b"
    assert runs_short(board(text, edition=edition), FARC, *side) == short


def test_asked_until_there_are_enough() -> None:
    """1.4.1 Asked again after each piece, until what could be placed is Available."""
    game = deal(board("cali: auc 2b, farc 1g\npasto: auc 2b\nhuila: auc 1b\ncesar: auc 1b"), 40, 1)
    while actor(game) != "auc":
        answer(game, "pass")
    answer(game, "shaded")
    assert (asked(game).kind, asked(game).options) == ("before-event", ["done", "take_back"])
    answer(game, "take_back", "cesar")
    assert asked(game).kind == "before-event"
    answer(game, "take_back", "huila")
    assert asked(game).kind == "event-place"
