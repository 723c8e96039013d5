"""8.5 Non-player Cartels: their flow chart, March and Process (8.5.2), Terror and Bribe (8.5.3)."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss import names
from tests.games.andean_abyss.helpers import RULES

from .bots import dice, endings, reasons, solo, turn

NORTH = ["santa_marta", "cartagena", "cucuta", "sincelejo", "medellin", "bucaramanga", "atlantico", "cesar"]
EAST = ["arauca", "meta_east", "vichada", "guainia", "vaupes", "amazonas", "guaviare"]


def bases(*spaces: str, text: str = "cartels 1b") -> str:
    """Return the same text for each of these spaces, as lines of short notation."""
    return "".join(f"\n{s}: {text}" for s in spaces)


FIELDS = bases(*NORTH, *EAST)
"""All 15 Bases, one to a space and none with a Guerrilla: nothing to Rally for, nothing to Process."""
PAIRS = bases("arauca") + bases(*NORTH[:7], text="cartels 2b")
"""All 15 Bases, two to a space but for one."""
GUARDED = bases(*NORTH[:6], text="cartels 1g 2b")
"""9 pieces are available, 3 of them Bases; nobody can March."""
GONE = "\nloc_pasto_tumaco: farc 1g" + 4 * ", shipment farc.u"
"""FARC has all Shipments."""


def cargo(*spaces: str, first: int = 0, by: int = names.CARTELS_U) -> dict[str, int]:
    """Return the Shipments placed in these spaces, after this many others."""
    found = {"shipments": -len(spaces)}
    for i, s in enumerate(spaces, first):
        found |= {f"ship_at {i}": RULES.spec.space_index[s] + 1, f"ship_by {i}": by // names.S}
    return found


# The chart


def is_step(reason: str) -> bool:
    """Return True for a log entry about narrowing candidates rather than about the chosen box."""
    return ">" in reason or "none of" in reason


def chart(text: str, *throws: str) -> list[str]:
    """Return the answers of the flow chart, and the Operation it led to."""
    b = solo(text, 1)
    turn(b, "cartels", *dice(*throws))
    found = [reason for reason in reasons(b) if reason.startswith(("8.5", "8.1.1")) and not is_step(reason)]
    return [reason for reason in found if not reason.startswith(("8.5.1.cultivate", "8.5.2.process"))]


NO_RALLY = ["8.5.1 ten-available no", "8.5.1 could-place-base no"]
MARCH = [*NO_RALLY, "8.5.2 shipment-available yes", "8.5.2 march"]
RALLY_FOR_BASE = ["8.5.1 ten-available no", "8.5.1 could-place-base yes", "8.5.1 rally"]


@pytest.mark.parametrize(
    "text, throws, expected",
    [
        pytest.param(
            FIELDS + "\nloc_cali_pasto: cartels 2g", ["111"], ["8.5.1 ten-available yes", "8.5.1 rally"], id="10"
        ),
        pytest.param(FIELDS + "\nloc_cali_pasto: cartels 3g", ["111"], MARCH, id="9"),
        pytest.param(GUARDED + "\nloc_cali_pasto: cartels 2g", ["111", "133", "133"], MARCH, id="2 on a LoC"),
        pytest.param(GUARDED + "\ncali: cartels 2g", [], RALLY_FOR_BASE, id="2 in a City"),
        pytest.param(FIELDS + "\ncali: cartels 3g", ["111"], MARCH, id="no Base available"),
        pytest.param(
            GUARDED + "\ncali: cartels 2g, govt 1b, farc 1b",
            ["535", "133", "133"],
            MARCH,
            id="no room",
        ),
        pytest.param(
            GUARDED + "\ncali: cartels 2g, shipment cartels.u",
            ["535", "133", "133"],
            MARCH,
            id="a Shipment with one of 2",
        ),
        pytest.param(
            GUARDED + "\ncali: cartels 3g, shipment cartels.u, shipment cartels.u",
            [],
            RALLY_FOR_BASE,
            id="two Shipments with one of 3",
        ),
        pytest.param(
            FIELDS + GONE + "\ncali: cartels 3g",
            [],
            [*NO_RALLY, "8.5.2 shipment-available no", "8.5.3 terror"],
            id="no Shipment",
        ),
        pytest.param(
            FIELDS + GONE.removesuffix(", shipment farc.u") + "\nloc_cali_pasto: cartels 3g",
            ["111"],
            MARCH,
            id="the last Shipment",
        ),
        pytest.param(
            FIELDS + "\ncucuta: cartels 3g\nsantander: farc 2b",
            ["111"],
            [*NO_RALLY, "8.5.2 shipment-available yes", "8.1.1.not_possible march", "8.5.1 rally"],
            id="nothing but LoCs and 2 Bases next to them",
        ),
    ],
)
def test_8_5_chart(text: str, throws: list[str], expected: list[str]) -> None:
    """8.5.1, 8.5.2, 8.5.3 Rally with 10 pieces available or for a Base; else March with a Shipment; else Terror."""
    assert chart(text, *throws) == expected


def test_8_1_1_march_not_possible() -> None:
    """8.1.1.not_possible Guerrillas single at their Bases cannot March: the Cartels Rally and Cultivate instead."""
    b = solo(bases(*NORTH, "arauca", text="cartels 1g 1b"))
    assert turn(b, "cartels", *dice("551")) == {
        "narino cartels.guerrilla.u": 1,
        "narino cartels.base": 1,
        "resources cartels": -1,
    }
    assert "8.1.1.not_possible march" in reasons(b)


def test_8_1_1_terror_not_possible() -> None:
    """8.1.1.not_possible Without an Underground Guerrilla in a populated space they March, although no Shipment is
    Available; with a Guerrilla at a Base, Process has nothing to place and sells none."""
    b = solo(PAIRS + GONE + "\nvaupes: cartels 1g\nloc_cali_buenaventura: cartels 2g\ncucuta: cartels 1g(1a)")
    assert turn(b, "cartels", *dice("553")) == {
        "loc_cali_buenaventura cartels.guerrilla.u": -2,
        "narino cartels.guerrilla.u": 2,
        "resources cartels": -1,
    }
    assert "8.1.1.not_possible terror" in reasons(b)


def test_8_1_1_neither_terror_nor_march_possible() -> None:
    """8.1.1.not_possible Up the chart by two boxes."""
    b = solo(bases(*NORTH, "arauca", text="cartels 1g(1a) 1b") + GONE)
    assert turn(b, "cartels", *dice("551")) == {
        "narino cartels.guerrilla.u": 1,
        "narino cartels.base": 1,
        "resources cartels": -1,
    }
    assert [r for r in reasons(b) if r.startswith("8.1.1")] == ["8.1.1.not_possible terror", "8.1.1.not_possible march"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("loc_cali_pasto: cartels 12g", id="nobody to place"),
        pytest.param("cali: cartels 1b\nbogota: cartels 12g 1b, farc 1b", id="all of them at a Base"),
        pytest.param("cali: cartels 2g, shipment cartels.u\nloc_cali_pasto: cartels 10g", id="kept for a Shipment"),
        pytest.param(bases("arauca", text="cartels 1g 1b") + bases(*NORTH[:7], text="cartels 1g 2b"), id="no Base"),
    ],
)
def test_8_1_1_rally_not_possible(text: str) -> None:
    """8.1.1.not_possible No bullet of Rally applies, and Cultivate could place a Base in no Department: Pass."""
    b = solo(text)
    assert turn(b, "cartels") == {"resources cartels": 1}
    assert reasons(b)[-1] == "8.1.1.not_possible rally-impossible"


# March


@pytest.mark.parametrize(
    "throw, goal",
    [
        pytest.param("551", "choco", id="pasto has 2 Bases, narino is none of the neighbours"),
        pytest.param("513", "huila", id="putumayo and others are next to 1 Guerrilla only"),
        pytest.param("111", "huila", id="cali has 2 Bases"),
    ],
)
def test_8_5_2_destination(throw: str, goal: str) -> None:
    """8.5.2 A random City or Department with fewer than 2 Bases, next to 2 or more Cartels Guerrillas."""
    b = solo(FIELDS + "\nnarino: cartels 2g\nneiva: cartels 1g\npasto: govt 1b, auc 1b\ncali: farc 2b", 1)
    moved = {"narino cartels.guerrilla.u": -2, f"{goal} cartels.guerrilla.u": 2}
    if goal == "huila":
        moved |= {"neiva cartels.guerrilla.u": -1, "huila cartels.guerrilla.u": 3}
    assert turn(b, "cartels", *dice(throw)) == moved | {"resources cartels": -1}
    assert reasons(b)[-2:] == ["8.5.2 fewer-than-two-bases 6>4", "8.5.2 next-to-two 4>2"]


def test_8_5_2_everybody_but_the_last_at_a_base() -> None:
    """8.5.2 All next to the destination March; where a Cartels Base is, but no other's, the last 1 stays."""
    b = solo(
        bases(*NORTH, *EAST[:5])
        + """
        choco: cartels 1g, farc 1b
        narino: cartels 2g 1b
        pasto: cartels 1g 1b
        loc_cali_pasto: cartels 2g
        meta_west: cartels 1g
        """
    )
    assert turn(b, "cartels", *dice("535", "551", "553")) == {
        "choco cartels.guerrilla.u": -1,
        "narino cartels.guerrilla.u": -1,
        "loc_cali_pasto cartels.guerrilla.u": -2,
        "meta_west cartels.guerrilla.u": -1,
        "huila cartels.guerrilla.u": 5,
        "resources cartels": -1,
    } | cargo("pasto", "narino")


LOC = "loc_neiva_pasto: cartels"
HOME = "putumayo: cartels 1b"


@pytest.mark.parametrize(
    "origin, goal, hidden, active, seen",
    [
        pytest.param(f"{LOC} 5g(1a)", "AS", 3, 0, False, id="3 Underground stay so"),
        pytest.param(f"{LOC} 5g(3a)", "PS, govt 1t", 2, 0, False, id="fewer beside a cube"),
        pytest.param(f"{LOC} 5g(4a)", "AS", 1, 2, False, id="Active ones fill up"),
        pytest.param(f"{LOC} 5g(2a)", "AO, govt 9t", 3, 2, False, id="not at Support"),
        pytest.param(f"{LOC} 5g(2a)", "AS, govt 3p", 3, 2, True, id="all of them if it cannot be helped"),
        pytest.param(f"{HOME} 5g(2a)", "AO", 3, 1, False, id="an Active one stays at the Base"),
        pytest.param(f"{HOME} 5g(2a)", "AS, govt 3p", 2, 2, True, id="or an Underground one that would be seen"),
    ],
)
def test_8_5_2_within_the_guidelines(origin: str, goal: str, hidden: int, active: int, seen: bool) -> None:
    """8.5.2, 8.1.2 Underground Guerrillas that stay so first; where they cannot, Active ones first."""
    b = solo(bases(*NORTH, *EAST[:6]) + f"\n{origin}\npasto: {goal}", 1)
    here = origin.partition(":")[0]
    expected = {
        f"{here} cartels.guerrilla.u": -hidden,
        f"{here} cartels.guerrilla.a": -active,
        "pasto cartels.guerrilla.u": 0 if seen else hidden,
        "pasto cartels.guerrilla.a": hidden + active if seen else active,
        "resources cartels": -1,
    }
    if "1b" in origin:
        expected |= cargo(here, here, by=names.CARTELS_U if seen else names.CARTELS_A)
    assert turn(b, "cartels", *dice("551")) == {key: change for key, change in expected.items() if change}


def test_8_5_2_shipments_first() -> None:
    """8.5.2, 8.1.2 Of Underground Guerrillas of which some must stay behind, those with Shipments March."""
    b = solo(FIELDS + "\nloc_neiva_pasto: cartels 4g, shipment cartels.u\npasto: AS", 1)
    assert turn(b, "cartels", *dice("551")) == {
        "loc_neiva_pasto cartels.guerrilla.u": -3,
        "pasto cartels.guerrilla.u": 3,
        "ship_at 0": names.PASTO - names.LOC_NEIVA_PASTO,
        "resources cartels": -1,
    }


# Process

ONE_STEP = {"loc_cali_pasto cartels.guerrilla.u": -3, "cali cartels.guerrilla.u": 3, "resources cartels": -1}
"""What the March of these tests does: from the LoC to Cali, by dice 111."""
ON_THE_ROAD = "\nloc_cali_pasto: cartels 3g"


def test_8_5_2_process_two_shipments_at_random() -> None:
    """8.5.2.process Each of 2 Shipments goes to a random space with a Cartels Guerrilla and Base."""
    labs = (
        bases("putumayo", "arauca", "guainia", text="cartels 1g 1b")
        + "\nantioquia: cartels 1g, farc 1b\nmedellin: farc 1g"
    )
    b = solo(bases(*NORTH, *EAST[4:], "narino") + labs + ON_THE_ROAD)
    assert turn(b, "cartels", *dice("111", "353", "115")) == ONE_STEP | cargo("guainia", "arauca")
    assert reasons(b)[-1] == "8.5.2.process process-shipments"


def test_8_5_2_process_twice_in_the_same_space() -> None:
    """8.5.2.process, 8.1.2 The dice may name a space twice; an Underground Guerrilla of the Cartels carries both."""
    labs = "\nguainia: cartels 2g(1a) 1b, farc 1g\nvichada: cartels 1g 1b"
    b = solo(bases(*NORTH, "arauca", "meta_east", *EAST[4:]) + labs + ON_THE_ROAD)
    assert turn(b, "cartels", *dice("111", "353", "353")) == ONE_STEP | cargo("guainia", "guainia")


def test_8_5_2_process_as_many_as_are_available() -> None:
    """8.5.2.process, 8.1.1 Only 1 Shipment is available; an Active Guerrilla will do; no Base is sold for the other."""
    owned = "\nvaupes: farc 1g" + 3 * ", shipment farc.u"
    b = solo(bases(*NORTH[:7], text="cartels 2b") + "\nguainia: cartels 1g(1a) 1b" + owned + ON_THE_ROAD)
    assert turn(b, "cartels", *dice("111")) == ONE_STEP | cargo("guainia", first=3, by=names.CARTELS_A)


def test_8_5_2_process_sells_a_second_base() -> None:
    """8.5.2.process Where no Base has a Guerrilla, 1 Base is sold in a random space with 2 Cartels Bases."""
    b = solo(bases(*NORTH[:6], "vaupes", text="cartels 2b") + "\nguainia: cartels 1b, farc 1b" + ON_THE_ROAD)
    assert turn(b, "cartels", *dice("111", "353")) == ONE_STEP | {"vaupes cartels.base": -1, "resources cartels": 2}
    assert reasons(b)[-1] == "8.5.2.process process-base"


def test_8_5_2_no_process() -> None:
    """8.5.2.process No Base with a Guerrilla and no two Bases together: no Special Activity."""
    b = solo(FIELDS + ON_THE_ROAD)
    assert turn(b, "cartels", *dice("111")) == ONE_STEP


# Terror


def terror(space: str, steps: int = 0) -> dict[str, int]:
    """Return what Terror changes in a space."""
    found = {f"{space} cartels.guerrilla.u": -1, f"{space} cartels.guerrilla.a": 1, f"{space} terror": 1}
    return found | ({f"{space} support": steps} if steps else {})


@pytest.mark.parametrize("resources, spaces", [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_8_5_3_terror_order_and_limit(resources: int, spaces: int) -> None:
    """8.5.3 Terror at Support, then Opposition, then Neutral, in 3 spaces while Resources last; not without an
    Underground Guerrilla. The 2 Resources left buy no Bribe."""
    b = solo(
        FIELDS
        + GONE
        + """
        bogota: cartels 1g(1a), AS
        cali: cartels 1g
        ibague: cartels 1g, AO
        choco: cartels 1g, PS, govt 1t
        """,
        resources,
    )
    expected = {"resources cartels": -spaces}
    for part in [terror("choco", -1), terror("ibague", 1), terror("cali")][:spaces]:
        expected |= part
    assert turn(b, "cartels") == expected
    steps = ["support 3>1", "opposition 2>1"]
    assert [r for r in reasons(b) if " at-" in r] == [f"8.5.3 at-{step}" for step in steps[:spaces]]
    assert endings(b)[0] == ("8.5.3 three-spaces" if resources > 3 else "8.1.zero_resources resources-spent")


def test_8_5_3_three_spaces_at_random() -> None:
    """8.5.3, 8.2 Of 4 populated Neutral spaces the dice choose 3; without Population there is no Terror."""
    b = solo(
        bases(*NORTH, *EAST[:4], "narino", "amazonas", "guaviare")
        + GONE
        + bases("cali", "medellin", "huila", "choco", "vaupes", "loc_cali_pasto", text="cartels 1g")
    )
    expected = terror("choco") | terror("cali") | terror("huila") | {"resources cartels": -3}
    assert turn(b, "cartels", *dice("355", "111", "511")) == expected


# Bribe

TERROR = terror("cali")
BRIBER = FIELDS + GONE + "\ncali: cartels 1g\nloc_cali_buenaventura: cartels 2g"
"""Terror in Cali costs the first Resource, Bribes the others."""


@pytest.mark.parametrize("resources, bribes", [(3, 0), (4, 1), (6, 1), (7, 2), (10, 3), (19, 3)])
def test_8_5_3_bribe_order_and_limit(resources: int, bribes: int) -> None:
    """8.5.3.bribe Where there is Government, then FARC, then AUC; for 3 Resources each, in up to 3 spaces with Cartels
    pieces, Bases or Guerrillas."""
    b = solo(
        BRIBER
        + """
        bogota: govt 1t, farc 2g, auc 2g
        medellin: auc 2g
        cartagena: auc 1b
        arauca: farc 1g, auc 1g
        loc_cali_buenaventura: govt 1p
        """,
        resources,
    )
    parts = [
        {"loc_cali_buenaventura govt.police": -1},
        {"arauca farc.guerrilla.u": -1, "arauca auc.guerrilla.u": -1},
        {"cartagena auc.base": -1},
    ]
    expected = TERROR | {"resources cartels": -1 - 3 * bribes}
    for part in parts[:bribes]:
        expected |= part
    assert turn(b, "cartels", *dice("153")[: 3 * (bribes == 3)]) == expected
    steps = ["government 4>1", "farc 3>1"]
    assert [r[17:] for r in reasons(b) if r.startswith("8.5.3.bribe with-")] == steps[:bribes]


@pytest.mark.parametrize(
    "enemies, removed",
    [
        ("govt 1b 2t 2p, farc 1g", {"govt.base": -1}),
        ("govt 3t 1p, farc 1b", {"govt.troops": -1, "govt.police": -1}),
        ("govt 3t 3p", {"govt.police": -2}),
        ("govt 1t, farc 1b", {"govt.troops": -1}),
        ("farc 3g 1b, auc 1g", {"farc.base": -1}),
        ("farc 2g(1a), auc 1b", {"farc.guerrilla.u": -1, "farc.guerrilla.a": -1}),
        ("farc 4g(2a), auc 2g", {"farc.guerrilla.u": -2}),
        ("farc 1g(1a), auc 2g(1a)", {"farc.guerrilla.a": -1, "auc.guerrilla.u": -1}),
        ("auc 1g 1b", {"auc.base": -1}),
        ("auc 1g(1a)", {"auc.guerrilla.a": -1}),
    ],
)
def test_8_5_3_bribe_removes(enemies: str, removed: dict[str, int]) -> None:
    """8.5.3.bribe, 8.1.2 Of Government, else FARC, else AUC: a Base, else Police before Troops, or Underground before
    Active Guerrillas; nothing is merely flipped, and the Cartels' own pieces are left alone."""
    b = solo(BRIBER + f"\narauca: {enemies}")
    expected = {f"arauca {piece}": change for piece, change in removed.items()}
    assert turn(b, "cartels") == TERROR | expected | {"resources cartels": -4}


def test_8_5_3_bribe_takes_a_shipment() -> None:
    """8.5.3.bribe, 8.1.2 The Shipment of the last FARC Guerrilla goes to another Non-player's there: the Cartels'."""
    text = FIELDS + "\ncali: cartels 1g\nibague: cartels 2g(2a), farc 1g" + 4 * ", shipment farc.u"
    expected = {f"ship_by {i}": (names.CARTELS_A - names.FARC_U) // names.S for i in range(4)}
    assert turn(solo(text), "cartels") == TERROR | expected | {"ibague farc.guerrilla.u": -1, "resources cartels": -4}


def test_8_5_3_nobody_to_bribe() -> None:
    """8.5.3.bribe Enemies and Cartels are nowhere together: no Special Activity."""
    b = solo(BRIBER + "\nbogota: govt 3t, farc 1g")
    assert turn(b, "cartels") == TERROR | {"resources cartels": -1}
