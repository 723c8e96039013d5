"""4.3 Special Activities of FARC, 4.4.1 those it shares with AUC."""

from __future__ import annotations

import pytest

from abyssal.coin.general import menu
from abyssal.games.andean_abyss.names import MARKERS
from tests.games.andean_abyss.asking import asks
from tests.games.andean_abyss.helpers import FACTIONS, board, operation


def activated(space: str, who: str, count: int = 1) -> dict[str, int]:
    return {f"{space} {who}.guerrilla.u": -count, f"{space} {who}.guerrilla.a": count}


def terrorized(space: str, who: str = "farc", shift: int = -1) -> dict[str, int]:
    """Return what Terror changes in a City or Department."""
    return {**activated(space, who), f"{space} terror": 1, **({f"{space} support": shift} if shift else {})}


# 4.3.1 Extort.


@pytest.mark.parametrize("who", ["farc", "auc"])
def test_4_3_1_extort(who: str) -> None:
    """4.3.1, 4.4.1 In each selected space 1 Underground Guerrilla is Activated and the faction gains 1 Resource."""
    b = board(f"huila: {who} 2g\nloc_cali_pasto: {who} 1g\nvichada: {who} 1g")
    script = ["extort", "huila", "loc_cali_pasto", "done", "vichada", "place", "done"]
    assert operation(b, who, "rally", *script) == {
        **activated("huila", who),
        **activated("loc_cali_pasto", who),
        "vichada " + who + ".guerrilla.u": 1,
        f"resources {who}": 1,
    }


def test_4_3_1_where_farc_extorts() -> None:
    """4.3.1 FARC Extorts in spaces, LoCs too, with an Underground Guerrilla and more pieces than all enemies."""
    b = board(
        "bogota: farc 2g, govt 1p\ncali: farc 2g, govt 1p 1t\nhuila: farc 1g 1b, auc 1g\nmeta_west: farc 3g(3a)\n"
        "choco: farc 1g 1b, auc 1g, cartels 1b\nguaviare: farc 1g, AS\nloc_cali_pasto: farc 2g(1a), govt 1p\n"
        "loc_neiva_pasto: farc 1g, govt 1p\nnarino: farc 2b"
    )
    there = ["bogota", "huila", "guaviare", "loc_cali_pasto"]
    assert asks(b, "farc", "march", "extort").options == there
    # Each space once, as many as wanted.
    assert asks(b, "farc", "march", "extort", "bogota", "huila").options == ["guaviare", "loc_cali_pasto", "done"]


def test_4_4_1_where_auc_extorts() -> None:
    """4.4.1 AUC counts its own pieces: it must outnumber the Government, FARC and the Cartels together."""
    b = board(
        "bogota: auc 2g, govt 1p\nhuila: auc 1g 1b, farc 1g, cartels 1g\nmeta_west: auc 2g 1b, farc 1g, cartels 1g\n"
        "choco: farc 3g\nloc_cali_pasto: auc 1g"
    )
    assert asks(b, "auc", "march", "extort").options == ["bogota", "meta_west", "loc_cali_pasto"]


# 4.3.2 Ambush.


@pytest.mark.parametrize("who", ["farc", "auc"])
def test_4_3_2_ambush(who: str) -> None:
    """4.3.2, 4.4.1 No die: 1 Underground Guerrilla is Activated, 2 enemy pieces go, an Underground Guerrilla comes."""
    b = board(f"cali: {who} 3g(1a), govt 2t 1p")
    # One of the 2 Underground Guerrillas turns Active and a new one is placed: 2 are Underground again.
    assert operation(b, who, "attack", "cali", "ambush", "govt.troops", "govt.police", "done") == {
        "cali govt.troops": -1,
        "cali govt.police": -1,
        f"cali {who}.guerrilla.a": 1,
        f"resources {who}": -1,
    }


def test_4_3_2_needs_an_underground_guerrilla() -> None:
    """4.3.2 In a space selected for Attack with at least 1 Underground Guerrilla; a single one is enough."""
    b = board("cali: farc 2g(2a), govt 1p\npasto: farc 1g, govt 1p")
    assert asks(b, "farc", "attack", "cali").kind == "attack-die"
    question = asks(b, "farc", "attack", "pasto")
    assert (question.kind, question.options) == ("attack-how", ["attack", "ambush", "take_back"])


def test_4_3_2_one_space() -> None:
    """4.3.2 An Ambush is in 1 space; the Attack goes on elsewhere with the die."""
    b = board("cali: farc 1g, govt 3p\npasto: farc 1g, govt 2p")
    assert operation(b, "farc", "attack", "cali", "ambush", "pasto", "6", "done") == {
        "cali govt.police": -2,
        "cali farc.guerrilla.a": 1,
        **activated("pasto", "farc"),
        "resources farc": -2,
    }


def test_4_3_2_pieces_go_normally() -> None:
    """4.3.2 The 2 enemy pieces go as in an Attack (3.3.3): Underground too, of several factions, Bases last."""
    b = board("huila: farc 1g, auc 1g 1b, cartels 1b")
    question = asks(b, "farc", "attack", "huila", "ambush")
    assert question.options == ["auc.guerrilla.u", "cartels.base"]
    # Once AUC's last Guerrilla is gone its Base is exposed; AUC is targeted, so it must lose both (1.4.1).
    after = asks(b, "farc", "attack", "huila", "ambush", "auc.guerrilla.u")
    assert after.options == ["auc.base", "cartels.base"]
    assert operation(b, "farc", "attack", "huila", "ambush", "auc.guerrilla.u", "auc.base", "done") == {
        "huila auc.guerrilla.u": -1,
        "huila auc.base": -1,
        "huila farc.guerrilla.a": 1,
        "resources farc": -1,
    }


def test_4_3_2_second_piece_of_another_faction_is_optional() -> None:
    """4.3.2, 1.4.1 A faction not yet targeted may be spared once nothing of the targeted one is left."""
    b = board("huila: farc 1g, auc 1g, cartels 1b")
    assert asks(b, "farc", "attack", "huila", "ambush", "auc.guerrilla.u").options == ["cartels.base", "done"]


def test_4_3_2_none_available() -> None:
    """4.3.2 The Guerrilla that comes must be available."""
    b = board("huila: farc 1g, govt 2t\ncali: farc 29g")
    assert operation(b, "farc", "attack", "huila", "ambush", "done", "done") == {
        **activated("huila", "farc"),
        "huila govt.troops": -2,
        "resources farc": -1,
    }


def test_4_3_2_captured_shipment() -> None:
    """4.3.2 As if a 1 had been rolled (3.3.3): a Shipment that the Ambush removes goes to the ambusher."""
    b = board("huila: farc 2g(1a), cartels 1g, shipment cartels.u")
    assert operation(b, "farc", "attack", "huila", "ambush", "remove", "done") == {
        "huila cartels.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
        "ship_by 0": -5,
        "resources farc": -1,
    }


# 4.3.3 Kidnap.


def test_4_3_3_kidnap_the_government() -> None:
    """4.3.3 In a City or on a LoC FARC takes from the Government what the die says."""
    b = board("cali: farc 2g, govt 1p\nloc_cali_pasto: farc 1g")
    script = ["kidnap", "cali", "5", "loc_cali_pasto", "2", "cali", "loc_cali_pasto", "done"]
    assert operation(b, "farc", "terror", *script) == {
        **terrorized("cali"),
        **activated("loc_cali_pasto", "farc"),
        "loc_cali_pasto terror": 1,
        "resources govt": -7,
        "resources farc": 6,
    }


def test_4_3_3_kidnap_the_cartels() -> None:
    """4.3.3 Where the Cartels have a Base, in a Department too, FARC may take from them."""
    b = board("huila: farc 1g, cartels 2b, AO")
    assert operation(b, "farc", "terror", "huila", "kidnap", "3", "done") == {
        **terrorized("huila", shift=0),
        "resources cartels": -3,
        "resources farc": 2,
    }


def test_4_3_3_where() -> None:
    """4.3.3 Cities, LoCs and spaces with a Cartels Base, to be Terrorized, with more FARC Guerrillas than Police."""
    b = board(
        "bogota: farc 2g, govt 2p 1t\ncali: farc 3g(2a), govt 2p\npasto: farc 1g(1a)\nneiva: farc 1g, govt 5t\n"
        "huila: farc 2g, auc 1b\nmeta_west: farc 1g, cartels 1b\nguaviare: farc 1g, cartels 1g\n"
        "loc_cali_pasto: farc 1g\nloc_neiva_pasto: farc 1g, govt 1p\nnarino: farc 1b, cartels 1b"
    )
    there = ["cali", "neiva", "meta_west", "loc_cali_pasto"]
    assert asks(b, "farc", "terror", "kidnap").options == there


def test_4_3_3_up_to_three_spaces() -> None:
    """4.3.3 At most 3 spaces, each of them once."""
    b = board("cali: farc 1g\npasto: farc 1g\nneiva: farc 1g\nibague: farc 1g")
    assert asks(b, "farc", "terror", "kidnap", "cali", "1").options == ["ibague", "neiva", "pasto", "done"]
    script = ["kidnap", "cali", "1", "neiva", "2", "pasto", "3"]
    question = asks(b, "farc", "terror", *script)
    # The fourth City is not asked for, and Terror is owed where FARC Kidnapped.
    assert (question.kind, question.options) == ("terror-space", ["cali", "neiva", "pasto", "take_back"])


def test_4_3_3_after_the_terror() -> None:
    """4.3.3 The space may have been selected for Terror already, though no Underground Guerrilla is left there."""
    b = board("cali: farc 1g\npasto: farc 1g")
    question = asks(b, "farc", "terror", "cali", "kidnap")
    assert question.options == ["cali", "pasto"]
    assert operation(b, "farc", "terror", "cali", "kidnap", "cali", "4", "done", "done") == {
        **terrorized("cali"),
        "resources govt": -4,
        "resources farc": 3,
    }


def test_4_3_3_terror_is_owed_before_it_is_over() -> None:
    """4.3.3 The spaces must be selected for Terror this Operation: having Kidnapped, FARC is not done before that."""
    b = board("cali: farc 1g\npasto: farc 1g\nneiva: farc 1g")
    question = asks(b, "farc", "terror", "cali", "kidnap", "pasto", "2", "done")
    # Terror took place in Cali already; still Pasto must follow, and Neiva only then.
    assert (question.kind, question.options) == ("terror-space", ["pasto", "take_back"])
    question = asks(b, "farc", "terror", "cali", "kidnap", "pasto", "2", "done", "pasto")
    assert question.options == ["neiva", "done", "take_back"]


def test_4_3_3_enough_for_each_terror() -> None:
    """4.3.3, 4.1 Every Terror that is owed must be payable, out of FARC's Resources or the ransom."""
    # The Government's last Resource pays for the Terror in one City; a second could not be paid.
    b = board("cali: farc 1g, govt 1t\npasto: farc 1g, govt 1t", resources={"govt": 1})
    assert asks(b, "farc", "terror", "kidnap").options == ["cali", "pasto"]
    question = asks(b, "farc", "terror", "kidnap", "cali", "3")
    assert (question.kind, question.options) == ("terror-space", ["cali", "take_back"])
    # On a LoC Terror is free.
    b = board("loc_cali_pasto: farc 1g", resources={})
    assert asks(b, "farc", "terror").options == ["loc_cali_pasto", "kidnap"]


def test_4_3_3_the_victim_must_pay_for_the_terror() -> None:
    """4.3.3, 4.1 FARC without Resources may Kidnap from any faction that can pay; a Drug Ransom brings no Resources."""
    position = "cali: farc 1g, cartels 1b, govt 1t"
    b = board(position, resources={"govt": 5})
    # The Cartels have nothing, so the Government is taken without a question.
    assert asks(b, "farc", "terror", "kidnap").kind == "kidnap-die"
    assert asks(board(position, resources={"govt": 5, "farc": 1}), "farc", "terror", "kidnap").options == [
        "govt",
        "cartels",
    ]
    b = board("huila: farc 1g, cartels 1b", resources={"cartels": 5})
    assert asks(b, "farc", "terror").options == ["kidnap"]
    b = board("huila: farc 1g, cartels 1g 1b, shipment cartels.u", resources={"cartels": 5})
    assert menu(b, FACTIONS["farc"], limited=False, special=True) == ["march"]
    b.gain(FACTIONS["farc"], 1)
    assert menu(b, FACTIONS["farc"], limited=False, special=True) == ["rally", "march", "attack", "terror"]
    assert asks(b, "farc", "terror").options == ["huila", "kidnap"]


def test_4_3_3_targets() -> None:
    """4.3.3 The Government only in Cities and on LoCs, the Cartels only where they have a Base."""
    b = board("cali: farc 1g, cartels 1b\npasto: farc 1g, cartels 1g\nhuila: farc 1g, cartels 1b")
    assert asks(b, "farc", "terror", "kidnap", "cali").options == ["govt", "cartels"]
    assert asks(b, "farc", "terror", "kidnap", "pasto").faction == 0
    assert asks(b, "farc", "terror", "kidnap", "huila").faction == 3


def test_4_3_3_runs_out_of_resources() -> None:
    """4.3.3 A victim pays no more than it has."""
    b = board("cali: farc 1g", resources={"govt": 2, "farc": 1})
    assert operation(b, "farc", "terror", "cali", "kidnap", "5", "done") == {
        **terrorized("cali"),
        "resources govt": -2,
        "resources farc": 1,
    }


def test_4_3_3_six_brings_auc() -> None:
    """4.3.3 On a 6 AUC places 1 available piece there, of its own choice."""
    b = board("cali: farc 1g")
    question = asks(b, "farc", "terror", "cali", "kidnap", "6")
    assert (question.actor, question.options) == (2, ["auc.guerrilla.u", "auc.base"])
    assert operation(b, "farc", "terror", "cali", "kidnap", "6", "auc.base", "done") == {
        **terrorized("cali"),
        "cali auc.base": 1,
        "resources govt": -6,
        "resources farc": 5,
    }


@pytest.mark.parametrize("place", ["loc_cali_pasto: farc 1g", "cali: farc 1g, cartels 2b"])
def test_4_3_3_six_within_stacking(place: str) -> None:
    """4.3.3 AUC's piece is placed within stacking (1.4.2): no Base on a LoC, nor as a third in a City."""
    b = board(place)
    space = place.split(":")[0]
    target = ["govt"] if space == "cali" else []
    result = operation(b, "farc", "terror", space, "kidnap", *target, "6", "done")
    assert result[f"{space} auc.guerrilla.u"] == 1
    assert f"{space} auc.base" not in result


def test_4_3_3_six_without_available_pieces() -> None:
    """4.3.3 Without available pieces AUC places none."""
    b = board("cali: farc 1g\nhuila: auc 18g 2b\nchoco: auc 2b\nnarino: auc 2b")
    assert operation(b, "farc", "terror", "cali", "kidnap", "6", "done") == {
        **terrorized("cali"),
        "resources govt": -6,
        "resources farc": 5,
    }


def test_4_3_3_drug_ransom() -> None:
    """4.3.3 Where the targeted Cartels hold a Shipment, a FARC Guerrilla gets it, and no die is rolled."""
    b = board("huila: farc 2g, cartels 1g 1b, AO, shipment cartels.u")
    assert operation(b, "farc", "terror", "huila", "kidnap", "done") == {
        **terrorized("huila", shift=0),
        "ship_by 0": -6,
        "resources farc": -1,
    }


def test_4_3_3_drug_ransom_only_from_the_cartels() -> None:
    """4.3.3 Drug Ransom takes Shipments that the Cartels hold there, not those of others or elsewhere."""
    b = board("huila: farc 1g, auc 1g, cartels 1b, shipment auc.u\nnarino: cartels 1g, shipment cartels.u")
    assert asks(b, "farc", "terror", "kidnap").kind == "kidnap-die"
    b = board("cali: farc 1g, cartels 1g 1b, shipment cartels.u")
    assert asks(b, "farc", "terror", "kidnap", "govt").kind == "kidnap-die"


def test_4_3_3_drug_ransom_takes_one_shipment() -> None:
    """4.3.3 Drug Ransom is one Shipment a space; the other stays with the Cartels."""
    b = board("huila: farc 1g, cartels 1g 1b, AO, shipment cartels.u, shipment cartels.u")
    operation(b, "farc", "terror", "huila", "kidnap", "done")
    assert (len(b.shipments_of(1)), len(b.shipments_of(3))) == (1, 1)


def test_4_3_3_without_markers() -> None:
    """4.3.3 Kidnap works without Terror markers left (3.3.4)."""
    b = board("cali: farc 1g\nhuila: terror 40")
    assert b.n[MARKERS] == 0
    assert operation(b, "farc", "terror", "cali", "kidnap", "1", "done") == {
        **activated("cali", "farc"),
        "cali support": -1,
        "resources govt": -1,
    }


def test_4_3_3_one_resource_for_each_terror_promised() -> None:
    """4.3.3, 4.1 With 2 Resources FARC can promise Terror in 2 Cities, even if the Government has nothing to give."""
    text = "cali: farc 1g\npasto: farc 1g\nneiva: farc 1g"
    question = asks(board(text, resources={"farc": 2}), "farc", "terror", "kidnap", "cali", "1")
    assert (question.kind, question.options) == ("kidnap", ["neiva", "pasto", "done"])
    question = asks(board(text, resources={"farc": 2}), "farc", "terror", "kidnap", "cali", "1", "pasto", "1")
    assert question.kind == "terror-space"
