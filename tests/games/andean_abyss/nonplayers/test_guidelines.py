"""8.1.2 Procedure guidelines: choice of pieces and Shipments."""

from __future__ import annotations

import pytest

from abyssal.coin import general
from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    CALI,
    CARTELS,
    CARTELS_A,
    CARTELS_BASE,
    CARTELS_U,
    FARC,
    FARC_A,
    FARC_BASE,
    FARC_U,
    POLICE,
    TROOPS,
)
from abyssal.games.andean_abyss.negotiation import agree
from abyssal.games.andean_abyss.nonplayers.guidelines import removal_rank
from abyssal.games.andean_abyss.s4_special.kidnap import kidnap
from abyssal.games.andean_abyss.s4_special.process import process
from abyssal.games.andean_abyss.s6_propaganda import drug_profits
from abyssal.games.andean_abyss.shipments import kill
from abyssal.kernel.decision import Flow
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.helpers import RULES, play

from .bots import dice, event, led, reasons, solo, turn


def march(b: Colombia, *choices: str) -> dict[str, int]:
    """Run a March of the Cartels."""
    return play(b, led(b, general.execute(b, Operation(CARTELS, "march", special=True))), *choices)


def test_8_1_2_bases_before_guerrillas() -> None:
    """8.1.2 Of the 2 pieces that card 33 brings to Ecuador, as many as possible are Bases: here the last one."""
    bases = "\n".join(f"{s}: farc 2b" for s in ("huila", "narino", "choco", "arauca"))
    b = solo(bases)
    assert event(b, "farc", 33, True) == {
        "ecuador farc.base": 1,
        "ecuador farc.guerrilla.u": 1,
        "ecuador open": 1,
    }
    assert reasons(b) == ["8.1.2 bases-first"]


def test_8_1_2_bases_before_guerrillas_after_a_kidnapping() -> None:
    """8.1.2, 4.3.3 A 6 brings AUC a piece by its own choice: a Base."""
    b = solo("cali: farc 1g", players="3", nonplayers="true", insurgents="farc+cartels")
    op = Operation(FARC, "terror", special=True)
    op.take(CALI)
    assert play(b, led(b, kidnap(b, op)), "6") == {"cali auc.base": 1, "resources farc": 6, "resources govt": -6}


def carriers(b: Colombia, name: str) -> list[str]:
    """Return the holders of Shipments in a space."""
    return sorted(word for word in b.extra_words(RULES.spec.space_index[name]) if word != "zone")


def test_8_1_2_shipments_with_underground_guerrillas() -> None:
    """8.1.2 Processed in Cali, with an Active and an Underground Guerrilla: both Shipments go to the latter."""
    b = solo("cali: cartels 2g(1a) 1b, farc 1g")
    play(b, led(b, process(b, Operation(CARTELS, "march", special=True))))
    assert carriers(b, "cali") == ["shipment cartels.u"] * 2


def test_8_1_2_shipments_with_other_shipments() -> None:
    """8.1.2 Two Shipments lie with one Guerrilla, so that 2 of 3 are without and become a Base (8.5.1)."""
    b = solo("bogota: cartels 3g, shipment cartels.u, shipment cartels.u", {"cartels": 1})
    assert turn(b, "cartels") == {"bogota cartels.base": 1, "bogota cartels.guerrilla.u": -2, "resources cartels": -1}


@pytest.mark.parametrize(
    ("pieces", "removed"),
    [
        ("govt 1t 1p 1b, auc 2g(1a)", "govt.base govt.police"),
        ("govt 2t 1p, auc 2g(1a)", "govt.police govt.troops"),
        ("govt 1t, auc 2g(1a)", "govt.troops auc.guerrilla.u"),
        ("auc 3g(2a)", "auc.guerrilla.u auc.guerrilla.a"),
    ],
)
def test_8_1_2_order_of_removal(pieces: str, removed: str) -> None:
    """8.1.2 Enemies go in this order: Bases, Police, Troops, Underground, Active Guerrillas (by card 46)."""
    found = event(solo(f"vaupes: farc 1g(1a), {pieces}"), "farc", 46, False)
    assert found == {"vaupes terror": 2} | {f"vaupes {piece}": -1 for piece in removed.split(" ")}


def test_8_1_2_own_pieces_last() -> None:
    """8.1.2 Its own go after all others: first Active, then Underground Guerrillas, then Bases."""
    b = solo()
    order = [FARC_BASE, POLICE, TROOPS, FARC_U, FARC_A, CARTELS_A, CARTELS_U, CARTELS_BASE]
    ranks = [removal_rank(b, CARTELS, column) for column in order]
    assert ranks == sorted(set(ranks))


def test_8_1_2_order_of_removal_by_lot_among_factions() -> None:
    """8.1.2, 8.2 Between Underground Guerrillas of two enemies a random draw decides."""
    b = solo("vaupes: farc 1g(1a), auc 1g, cartels 2g")
    found = event(b, "farc", 46, False, *["cartels.guerrilla.u"] * 2)
    assert found == {"vaupes terror": 2, "vaupes cartels.guerrilla.u": -2}
    assert reasons(b) == ["8.4.4 instructed-by-us", "8.4.4 itself-first", "8.2 by-lot 2>1", "8.2 by-lot 2>1"]


def test_8_1_2_replaced_without_substitute() -> None:
    """8.1.2, 1.4.1 AUC has a single Guerrilla available for card 39: Police go from 3 Departments all the same."""
    b = solo("loc_cali_pasto: auc 17g\nhuila: govt 1p\narauca: govt 1p\ncesar: govt 1p")
    assert event(b, "auc", 39, True, *dice("321")) == {
        "arauca govt.police": -1,
        "cesar govt.police": -1,
        "huila govt.police": -1,
        "cesar auc.guerrilla.u": 1,
    }


def test_8_1_2_own_active_guerrillas_first() -> None:
    """8.1.2 FARC gives an Active and an Underground Guerrilla for a Base and keeps an Underground one."""
    assert turn(solo("bogota: farc 3g(1a)", {"farc": 1}), "farc") == {
        "bogota farc.base": 1,
        "bogota farc.guerrilla.a": -1,
        "bogota farc.guerrilla.u": -1,
        "resources farc": -1,
    }


def lose(b: Colombia, column: int) -> None:
    """Remove a Cartels Guerrilla of this kind in Cali."""

    def flow() -> Flow[None]:
        yield from kill(b, column, CALI, 1)

    play(b, led(b, flow()))


@pytest.mark.parametrize(("lost", "column", "taker"), [("a", CARTELS_A, "u"), ("u", CARTELS_U, "a")])
def test_8_1_2_endangered_shipments_stay_with_the_faction(lost: str, column: int, taker: str) -> None:
    """8.1.2 An own Guerrilla takes the Shipment over, even an Active one before the Underground ones of FARC."""
    b = solo(f"cali: cartels 2g(1a), farc 1g, shipment cartels.{lost}")
    lose(b, column)
    assert carriers(b, "cali") == [f"shipment cartels.{taker}"]
    assert reasons(b) == ["8.1.2 shipment-kept"]


@pytest.mark.parametrize(
    ("others", "players", "carrier"),
    [
        ("farc 1g, auc 1g", "1", ["shipment farc.u"]),
        ("farc 1g(1a), auc 1g", "1", ["shipment auc.u"]),
        ("farc 1g(1a), auc 1g(1a)", "1", ["shipment farc.a"]),
        ("auc 1g(1a)", "1", ["shipment auc.a"]),
        ("farc 1g, auc 1g(1a)", "2", ["shipment auc.a"]),
        ("farc 1g", "2", []),
    ],
)
def test_8_1_2_endangered_shipments_go_to_other_nonplayers(others: str, players: str, carrier: list[str]) -> None:
    """8.1.2 Underground before Active, FARC before AUC; but none for a player: with 2 players FARC is one."""
    b = solo(f"cali: cartels 1g, {others}, shipment cartels.u", players=players, nonplayers="true")
    lose(b, CARTELS_U)
    assert carriers(b, "cali") == carrier
    assert reasons(b) == (["8.1.2 shipment-to-non-player"] if carrier else [])


DEALS = ["give farc auc 1", "hand cali farc.guerrilla.u auc.guerrilla.u", "hand cali farc.guerrilla.u farc.guerrilla.a"]


@pytest.mark.parametrize("deal", DEALS)
def test_8_1_2_nothing_else_is_transferred(deal: str) -> None:
    """8.1.2 Non-players give away neither Resources nor Shipments, and no one else moves their Shipments."""
    b = solo("cali: farc 2g(1a), auc 1g, shipment farc.u")
    with pytest.raises(Problem, match="nonplayer-gives"):
        agree(b, deal)


def test_8_1_2_a_person_may_give_to_a_nonplayer() -> None:
    """8.1.2, 1.5.1 The Government gives AUC 2 Resources."""
    b = solo()
    agree(b, "give govt auc 2")
    assert (b.resources(0), b.resources(2)) == (8, 12)


def test_8_1_2_shipments_become_bases_then_resources() -> None:
    """8.1.2, 6.3.3 In Cali one of two Shipments becomes a Base, for which there is room; the other one Resources."""
    b = solo("cali: farc 1g, govt 1b, shipment farc.u, shipment farc.u")
    found = play(b, led(b, drug_profits(b, FARC)))
    assert (found["cali farc.base"], found["resources farc"]) == (1, 6)


def test_8_1_2_shipments_become_bases_in_random_spaces() -> None:
    """8.1.2, 8.2 One Base for three spaces: the dice say Huila; the others bring Resources."""
    text = "\n".join(f"{s}: farc 2b" for s in ("narino", "choco", "arauca", "cesar"))
    b = solo(text + "".join(f"\n{s}: farc 1g, shipment farc.u" for s in ("cali", "bogota", "huila")))
    found = play(b, led(b, drug_profits(b, FARC)), *dice("541"))
    assert {name: n for name, n in found.items() if "ship" not in name} == {"huila farc.base": 1, "resources farc": 12}
    assert reasons(b) == ["8.1.2 profit-base-elsewhere", "8.1.2 profit-base-elsewhere", "8.1.2 profit-base"]


def test_8_1_2_shipments_become_resources_where_no_base_fits() -> None:
    """8.1.2, 4.5.3, 6.3.3 A bot in a player's seat is asked, because a player could hand the Shipment to AUC. Cali has
    no room for a Base."""
    b = solo("cali: farc 1g, auc 1g, govt 1b, cartels 1b, shipment farc.u", players="4")
    b.conduct.bot_played = [FARC]
    found = play(b, led(b, drug_profits(b, FARC)))
    assert {name: n for name, n in found.items() if "ship" not in name} == {"resources farc": 6}
    assert (found["shipments"], reasons(b)) == (1, ["8.1.2 profit-resources"])


GROUP = "loc_pasto_tumaco: cartels 5g(3a)\nnarino: auc 2b\n"
"""A group that can only go to Pasto by 8.5.2."""


def test_8_1_2_march_unnoticed() -> None:
    """8.1.2 R19: into a space with Support only 3 of the group go, Underground ones first."""
    assert march(solo(GROUP + "pasto: PS")) == {
        "loc_pasto_tumaco cartels.guerrilla.u": -2,
        "loc_pasto_tumaco cartels.guerrilla.a": -1,
        "pasto cartels.guerrilla.u": 2,
        "pasto cartels.guerrilla.a": 1,
        "resources cartels": -1,
    }


def test_8_1_2_march_where_nobody_watches() -> None:
    """8.1.2 Without Support in Pasto all of them go."""
    assert march(solo(GROUP + "pasto: PO"))["pasto cartels.guerrilla.a"] == 3


def test_8_1_2_march_of_active_guerrillas() -> None:
    """8.1.2 Those that are Active already need not keep their number down."""
    b = solo("loc_pasto_tumaco: cartels 5g(5a)\nnarino: auc 2b\npasto: PS")
    assert march(b)["pasto cartels.guerrilla.a"] == 5


def test_8_1_2_march_noticed_in_any_case() -> None:
    """8.1.2 Three Troops notice any Guerrilla: Active ones go first, and the one that stays at the Base is
    Underground."""
    b = solo("narino: cartels 4g(2a) 1b\npasto: govt 3t, PS", {"cartels": 1})
    found = march(b, *dice("651"))
    assert {name: n for name, n in found.items() if "ship" not in name} == {
        "narino cartels.guerrilla.u": -1,
        "narino cartels.guerrilla.a": -2,
        "pasto cartels.guerrilla.a": 3,
        "resources cartels": -1,
    }


def test_8_1_2_march_with_shipments() -> None:
    """8.1.2 Two of three leave Nariño, and the Shipment goes with them."""
    b = solo("narino: cartels 3g 1b, shipment cartels.u", {"cartels": 1})
    march(b, *dice("651"))
    assert "shipment cartels.u" in carriers(b, "pasto")


@pytest.mark.parametrize(
    ("origin", "carried"),
    [
        ("cartels 2g(1a) 1b, shipment cartels.u", True),
        ("cartels 2g(1a) 1b, shipment cartels.a", False),
        ("cartels 3g(1a) 1b, shipment cartels.u, shipment cartels.a", True),
    ],
)
def test_8_1_2_shipments_stay_with_their_kind(origin: str, carried: bool) -> None:
    """8.1.2 The Active Guerrilla stays in Nariño: a Shipment goes along only if Underground ones hold it."""
    b = solo(f"narino: {origin}, govt 1b", {"cartels": 1})
    march(b, *dice("651"))
    assert carriers(b, "pasto") == ["shipment cartels.u"] * carried


def test_8_1_2_shipments_stay_when_others_are_moved() -> None:
    """8.1.2 A player who moves FARC's Active Guerrilla by Event 20 does not gain the Shipment of the others."""
    b = solo("putumayo: farc 3g(1a), shipment farc.u")
    event(b, "govt", 20, False, "putumayo", "pasto", "0", "done")
    assert (carriers(b, "putumayo"), carriers(b, "pasto")) == (["shipment farc.u"], [])


@pytest.mark.parametrize(("throw", "origin"), [("111", "putumayo"), ("616", "narino")])
def test_8_2_march_into_ecuador_with_room_for_some(throw: str, origin: str) -> None:
    """8.2, 1.4.2 Two could March, one fits: the dice choose the origin."""
    away = "loc_cartagena_barranquilla: auc 13g(13a)\n"
    b = solo(away + "open ecuador\necuador: farc 1b 1g, auc 1b\nnarino: auc 1g, govt 1p\nputumayo: auc 1g, govt 1p")
    changed = turn(b, "auc", *dice(throw))
    assert changed == {f"{origin} auc.guerrilla.u": -1, "ecuador auc.guerrilla.u": 1, "resources auc": -1}


def test_8_1_2_a_shipment_taken_by_contraband() -> None:
    """8.1.2, 4.5.4 The Cartels Bribe away a FARC Guerrilla and take its Shipment, which was not theirs before."""
    b = solo("pasto: cartels 1g, farc 1g(1a), shipment farc.a", players="2")
    b.discard(CARTELS_BASE, 99)
    found = event(b, "cartels", 60, True, "remove")
    assert found["pasto farc.guerrilla.a"] == -1
    assert reasons(b)[-1] == "8.1.2 shipment-taken"
