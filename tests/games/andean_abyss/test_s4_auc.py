"""4.4, 4.4.2 Assassinate. (4.4.1 Extort & Ambush are tested with FARC's, 4.3.)"""

from __future__ import annotations

from tests.games.andean_abyss.asking import asks
from tests.games.andean_abyss.helpers import FACTIONS, board, operation


def terrorized(space: str, shift: int = 0) -> dict[str, int]:
    """Return what AUC's Terror changes in a City or Department."""
    return {
        f"{space} auc.guerrilla.u": -1,
        f"{space} auc.guerrilla.a": 1,
        f"{space} terror": 1,
        **({f"{space} support": shift} if shift else {}),
    }


def test_4_4_2_assassinate() -> None:
    """4.4.2 In a space selected for AUC Terror any 1 enemy piece is removed."""
    b = board("cali: auc 2g, govt 2t 1p, AS")
    assert operation(b, "auc", "terror", "cali", "assassinate", "govt.troops", "done") == {
        **terrorized("cali", shift=-1),
        "cali govt.troops": -1,
        "aid": -3,
        "resources auc": -1,
    }


def test_4_4_2_any_enemy_piece() -> None:
    """4.4.2 Any piece: Underground Guerrillas, and even Bases protected by their own Guerrillas or cubes."""
    b = board("huila: auc 2g, farc 2g(1a) 1b, cartels 1g")
    question = asks(b, "auc", "terror", "assassinate")
    assert (question.actor, question.kind) == (FACTIONS["auc"], "assassinate-target")
    assert question.options == ["farc.guerrilla.u", "farc.guerrilla.a", "farc.base", "cartels.guerrilla.u"]
    assert operation(b, "auc", "terror", "assassinate", "farc.base", "huila", "done") == {
        **terrorized("huila"),
        "huila farc.base": -1,
        "aid": -3,
        "resources auc": -1,
    }
    b = board("cali: auc 3g, govt 1t 1p 1b")
    assert asks(b, "auc", "terror", "assassinate").options == ["govt.troops", "govt.police", "govt.base"]


def test_4_4_2_where() -> None:
    """4.4.2 Spaces to be Terrorized in which AUC Guerrillas, Active ones too, outnumber Police, and with an enemy."""
    b = board(
        "bogota: auc 2g, govt 2p\ncali: auc 3g(2a), govt 2p\npasto: auc 1g(1a), farc 1g\nneiva: auc 1g, govt 5t\n"
        "huila: auc 2g\nmeta_west: auc 1g 1b, farc 1b\nloc_cali_pasto: auc 1g, cartels 1g\nnarino: auc 1b, farc 1g"
    )
    assert asks(b, "auc", "terror", "assassinate").options == ["cali", "neiva", "meta_west", "loc_cali_pasto"]


def test_4_4_2_after_the_terror() -> None:
    """4.4.2 The space may have been Terrorized already; Pasto, where no Terror can follow, stays closed."""
    b = board("cali: auc 1g, govt 1t\npasto: auc 1g(1a), farc 1g\nneiva: auc 1g, govt 1t")
    assert asks(b, "auc", "terror", "cali", "assassinate").options == ["cali", "neiva"]


def test_4_4_2_terror_is_owed() -> None:
    """4.4.2 Where AUC Assassinates, Terror must follow: it is not done before that, nor are other spaces offered."""
    b = board("cali: auc 1g, govt 1t\npasto: auc 1g, farc 1g\nneiva: auc 1g, govt 1t")
    question = asks(b, "auc", "terror", "cali", "assassinate", "pasto", "done")
    assert (question.kind, question.options) == ("terror-space", ["pasto", "take_back"])
    question = asks(b, "auc", "terror", "cali", "assassinate", "pasto", "done", "pasto")
    assert question.options == ["neiva", "done", "take_back"]


def test_4_4_2_only_what_terror_can_pay_for() -> None:
    """4.4.2, 4.1 With 1 Resource one Terror in a City or Department can follow, and any number on LoCs."""
    b = board("cali: auc 1g, govt 1t\npasto: auc 1g, farc 1g\nloc_cali_pasto: auc 1g, farc 1g", resources={"auc": 1})
    assert asks(b, "auc", "terror", "assassinate").options == ["cali", "pasto", "loc_cali_pasto"]
    assert asks(b, "auc", "terror", "assassinate", "cali").options == ["loc_cali_pasto", "done"]


def test_4_4_2_as_many_as_can_be_paid() -> None:
    """4.4.2, 4.1 With 2 Resources two such Terrors can follow, and Bogotá is a space like any other."""
    b = board("bogota: auc 1g, govt 1t\ncali: auc 1g, govt 1t\npasto: auc 1g, farc 1g", resources={"auc": 2})
    assert asks(b, "auc", "terror", "assassinate", "bogota").options == ["cali", "pasto", "done"]
    assert asks(b, "auc", "terror", "assassinate", "bogota", "cali").options == ["bogota", "cali", "take_back"]


def test_4_4_2_up_to_three_spaces() -> None:
    """4.4.2 In up to 3 spaces, each once."""
    b = board("cali: auc 1g, govt 2t\npasto: auc 1g, farc 2g\nneiva: auc 1g, govt 2t\nibague: auc 1g, cartels 1b")
    assert asks(b, "auc", "terror", "assassinate", "cali").options == ["ibague", "neiva", "pasto", "done"]
    question = asks(b, "auc", "terror", "assassinate", "cali", "neiva", "pasto")
    assert question.options == ["cali", "neiva", "pasto", "take_back"]


def test_4_4_2_commandeer() -> None:
    """4.4.2 A Shipment that an Assassination removes goes to an AUC Guerrilla in the space."""
    b = board("huila: auc 1g, farc 1g, shipment farc.u")
    assert operation(b, "auc", "terror", "huila", "assassinate", "remove", "done") == {
        **terrorized("huila"),
        "huila farc.guerrilla.u": -1,
        "ship_by 0": 4,
        "aid": -3,
        "resources auc": -1,
    }
    assert len(b.shipments_of(FACTIONS["auc"])) == 1


def test_4_4_2_commandeer_only_what_is_removed() -> None:
    """4.4.2, 4.5.3 The owner may hand the Shipment on instead; then there is nothing to commandeer."""
    b = board("huila: auc 1g, farc 1g, cartels 1g, shipment farc.u")
    question = asks(b, "auc", "terror", "huila", "assassinate", "farc.guerrilla.u")
    assert (question.actor, question.kind) == (FACTIONS["farc"], "shipment-carrier")
    assert question.options == ["auc.guerrilla.a", "cartels.guerrilla.u", "remove"]
    script = ["huila", "assassinate", "farc.guerrilla.u", "cartels.guerrilla.u", "done"]
    assert operation(b, "auc", "terror", *script) == {
        **terrorized("huila"),
        "huila farc.guerrilla.u": -1,
        "ship_by 0": 6,
        "aid": -3,
        "resources auc": -1,
    }


def test_4_4_2_not_without_a_victim() -> None:
    """4.4.2 Assassinate is offered only where AUC could execute it."""
    question = asks(board("cali: auc 2g\nhuila: auc 2g"), "auc", "terror")
    assert question.options == ["cali", "huila", "extort", "take_back"]
    assert "assassinate" in asks(board("cali: auc 2g, govt 1p\nhuila: auc 2g"), "auc", "terror").options
