"""1.4.1 Taking back own pieces while executing an Event: which card sides offer it, and to which faction."""

from __future__ import annotations

import random
from collections.abc import Generator

import pytest

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import EVENTS, execute
from abyssal.games.andean_abyss.names import (
    AUC_BASE,
    AUC_U,
    CARD,
    CARTELS_BASE,
    CARTELS_U,
    FARC_BASE,
    FARC_U,
    GOVT_BASE,
    POLICE,
    TROOPS,
)
from abyssal.kernel.decision import Decision
from tests.games.andean_abyss.helpers import FACTIONS, board, event, question

PLACEABLE = [TROOPS, POLICE, GOVT_BASE, FARC_U, FARC_BASE, AUC_U, AUC_BASE, CARTELS_U, CARTELS_BASE]
FORESTS = "\n".join(f"{space}: cartels 1b" for space in ["atlantico", "choco", "guaviare", "meta_west", "narino"])
DEFECTORS = "cali: auc 1g\npasto: auc 1g\nhuila: farc 1g\nneiva: farc 1g"
SIX = ["huila", "cesar", "arauca", "santander", "antioquia", "choco"]

Case = tuple[int, bool, str, str, list[str]]
CASES: list[Case] = [
    (5, False, "govt", "", ["loc_arauca_cucuta", "6"]),
    (14, False, "govt", "", ["huila"]),
    (19, False, "auc", "cali: auc 1g(1a), govt 1p", ["1"]),
    (21, True, "farc", "", ["huila"]),
    (25, True, "farc", "", ["choco", "farc.base", "farc.base"]),
    (25, True, "farc", "", ["choco", "farc.guerrilla.u", "farc.guerrilla.u", "farc.guerrilla.u"]),
    (26, False, "cartels", "cali: cartels 1g, farc 1g", ["1"]),
    (28, True, "farc", "", ["arauca"]),
    (29, True, "farc", "cali: farc 1g, govt 5p", []),
    (29, True, "auc", "cali: auc 1g, govt 5p", []),
    (30, True, "farc", "cali: farc 2g\nhuila: farc 2g", []),
    (33, True, "govt", "", ["govt.troops", "govt.police"]),
    (33, True, "auc", "", ["auc.base", "auc.guerrilla.u"]),
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
    (71, True, "farc", "", ["2"]),
    (72, False, "farc", "cali: cartels 12g", ["farc.guerrilla.u"] * 12),
    (72, False, "auc", "cali: cartels 12g", ["auc.guerrilla.u"] * 12),
    (72, True, "cartels", "huila: cartels 1b", []),
]
"""Sides that place pieces of the faction that executes them, and choices by which they do."""


def placed(case: Case) -> list[int]:
    """Return the kinds of its own pieces that the executing faction places. Enough are Available, so nothing else is
    asked."""
    card, shaded, who, text, choices = case
    b = board(text, edition="second")
    own = [column for column in PLACEABLE if b.spec.piece_at[column].faction == FACTIONS[who]]
    before = {column: b.available(column) for column in own}
    event(b, who, card, shaded, *choices)
    return [column for column in own if b.available(column) < before[column]]


@pytest.mark.parametrize("case", CASES)
def test_asked_before_what_has_run_out_is_placed(case: Case) -> None:
    """1.4.1 With enough Available nothing is asked; with none, the executing faction is, before they are placed."""
    card, shaded, who, text, choices = case
    columns = placed(case)
    assert columns
    for column in columns:
        b = board(text, edition="second")
        b.place(column, b.spec.space_index["sincelejo"])
        b.discard(column, b.available(column))
        b.set(CARD, card)
        b.executing = FACTIONS[who]
        decision = first_of(execute(b, FACTIONS[who], card, shaded), "before-placing", choices)
        assert (decision.actor, decision.piece) == (FACTIONS[who], column)
        assert (decision.options, decision.rule, decision.open) == (["done", "take_back"], "1.4.1", True)


@pytest.mark.parametrize(
    ("card", "shaded", "who", "piece", "count", "text", "choices"),
    [
        (14, False, "govt", "govt.base", 1, "", []),
        (14, False, "govt", "govt.troops", 3, "", []),
        (30, True, "farc", "farc.base", 1, "cali: farc 1g", ["huila"]),
        (37, True, "auc", "auc.guerrilla.u", 1, "choco: auc 2g\ncali: govt 3t", ["cali", "choco", "1", "done"]),
        (49, True, "auc", "auc.base", 1, "", []),
        (49, True, "auc", "auc.guerrilla.u", 1, "", []),
        (52, True, "auc", "auc.base", 1, "huila: auc 1g", []),
        (54, False, "farc", "farc.guerrilla.u", 1, DEFECTORS, ["replace"]),
        (65, False, "auc", "auc.base", 1, "", []),
        (71, True, "cartels", "cartels.base", 2, "", []),
    ],
)
def test_asked_from_one_too_few_on(
    card: int, shaded: bool, who: str, piece: str, count: int, text: str, choices: list[str]
) -> None:
    """1.4.1 With just as many Available as the text can place nothing is asked; with one less it is."""
    for left in (count, count - 1):
        b = board(text, edition="second")
        column = b.spec.piece_named[piece].column
        b.place(column, b.spec.space_index["sincelejo"])
        b.discard(column, b.available(column) - left)
        b.set(CARD, card)
        b.executing = FACTIONS[who]
        try:
            kind = question(execute(b, FACTIONS[who], card, shaded), *choices).kind
        except StopIteration:
            kind = "nothing"
        assert (kind == "before-placing") is (left < count)


def first_of(flow: Generator[Decision, str, None], kind: str, choices: list[str]) -> Decision:
    """Return the first question of a kind, answering with these choices where offered (otherwise with the first
    option)."""
    decision = next(flow)
    left = list(choices)
    while decision.kind != kind:
        wanted = [choice for choice in left if choice in decision.options]
        choice = wanted[0] if wanted else decision.options[0]
        if choice in left:
            left.remove(choice)
        decision = flow.send(choice)
    return decision


OF_WHOEVER_EXECUTES = [(19, False), (33, True), (34, True), (54, False), (65, False), (71, True), (72, False)]
"""Sides that place pieces of the executing faction, whichever that is."""


@pytest.mark.parametrize("case", [case for case in CASES if case[:2] not in OF_WHOEVER_EXECUTES])
def test_not_asked_of_others(case: Case) -> None:
    """1.4.1 A faction that executes an Event placing another faction's pieces takes back none for it."""
    card, shaded, who, text, _ = case
    for other in [name for name in FACTIONS if name != who]:
        b = board(text, edition="second")
        for column in placed(case):
            b.place(column, b.spec.space_index["sincelejo"])
            b.discard(column, b.available(column))
        b.set(CARD, card)
        b.executing = FACTIONS[other]
        for decision in walk(execute(b, FACTIONS[other], card, shaded), random.Random(1)):
            assert decision.kind != "before-placing"


@pytest.mark.parametrize("case", [case for case in CASES if case[0] in (34, 54, 65) or case[:2] == (72, False)])
def test_not_asked_of_the_government(case: Case) -> None:
    """1.4.1 Nor the Government, if the text lets the executing faction place pieces that only Insurgents have."""
    card, shaded, _, text, _ = case
    b = board(text, edition="second")
    for column in (TROOPS, POLICE, GOVT_BASE):
        b.place(column, b.spec.space_index["sincelejo"])
        b.discard(column, b.available(column))
    b.set(CARD, card)
    b.executing = FACTIONS["govt"]
    kinds = [decision.kind for decision in walk(execute(b, FACTIONS["govt"], card, shaded), random.Random(1))]
    assert kinds
    assert "before-placing" not in kinds


def walk(flow: Generator[Decision, str, None], dice: random.Random) -> Generator[Decision, None, None]:
    """Return all questions of an Event, answered at random but without taking back."""
    try:
        decision = next(flow)
        while True:
            yield decision
            decision = flow.send(dice.choice([x for x in decision.options if x != "take_back"]))
    except StopIteration:
        return


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
OPERATIONS = [(69, False)]
"""Granted Operations offer taking back themselves."""
PLACING = {(case[0], case[1]) for case in CASES}


def forces(b: Colombia, faction: int) -> tuple[int, int]:
    """Return all pieces of a faction on the map, and its Bases there."""
    return sum(b.count(faction, s) for s in b.in_play()), b.bases_on_map(faction)


@pytest.mark.slow
@pytest.mark.parametrize("side", sorted(set(EVENTS) - PLACING - set(OPERATIONS)))
@pytest.mark.parametrize("who", FACTIONS)
def test_no_other_side_places_own_pieces(side: tuple[int, bool], who: str) -> None:
    """However a side outside the cases is executed, the executing faction gains no pieces from it."""
    dice = random.Random(f"{side} {who}")
    for _ in range(6):
        b = board(CROWD, edition=dice.choice(["first", "second"]))
        before = forces(b, FACTIONS[who])
        b.set(CARD, side[0])
        b.executing = FACTIONS[who]
        for _ in walk(execute(b, FACTIONS[who], *side), dice):
            pass
        after = forces(b, FACTIONS[who])
        assert after[0] <= before[0]
        assert after[1] <= before[1]


@pytest.mark.slow
@pytest.mark.parametrize("side", sorted(EVENTS))
@pytest.mark.parametrize("who", FACTIONS)
def test_taking_back_at_random(side: tuple[int, bool], who: str) -> None:
    """1.4.1 Wherever it is offered, to the executing faction alone, an Event can go on after it."""
    dice = random.Random(f"{side} {who}")
    for _ in range(4):
        b = board(CROWD, edition=dice.choice(["first", "second"]))
        b.set(CARD, side[0])
        b.executing = FACTIONS[who]
        flow = execute(b, FACTIONS[who], *side)
        taken = 0
        try:
            decision = next(flow)
            while True:
                assert decision.options
                if decision.kind.startswith("event-") and "take_back" in decision.options:
                    assert decision.actor == FACTIONS[who]
                if "take_back" in decision.options and taken < 20 and dice.random() < 0.5:
                    taken += 1
                    decision = flow.send("take_back")
                else:
                    decision = flow.send(dice.choice([x for x in decision.options if x != "take_back"]))
        except StopIteration:
            b.check()
