"""Events 67 to 72, a test per side and more where a card has edges."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss import names
from abyssal.games.andean_abyss.s3_operations import OPERATIONS
from tests.games.andean_abyss.events.questions import (
    COAST,
    asked,
    event_and_cargo,
    faction,
)
from tests.games.andean_abyss.helpers import board, event, operation

# 67 Mexican Traffickers


@pytest.mark.parametrize(("edition", "amount"), [("first", 10), ("second", 20)])
def test_67_mexican_traffickers_unshaded(edition: str, amount: int) -> None:
    assert event(board(resources=30, edition=edition), "govt", 67, False) == {"resources cartels": -amount}
    assert event(board(resources=4, edition=edition), "govt", 67, False) == {"resources cartels": -4}


def test_67_mexican_traffickers_shaded() -> None:
    """Momentum."""
    assert event(board(), "cartels", 67, True) == {"effect 67": names.SHADED}


# 68 Narco-Subs


def test_68_narco_subs_unshaded() -> None:
    """Two Cartels pieces from coastal spaces, together or apart; Cali is not on the coast."""
    decision = asked(board(COAST), "govt", 68, False, "pieces")
    assert decision.options == ["cartagena", "choco", "loc_pasto_tumaco"]
    assert event_and_cargo(board(COAST), "govt", 68, False, "pieces", "choco", "cartels.base", "loc_pasto_tumaco") == (
        {"choco cartels.base": -1, "loc_pasto_tumaco cartels.guerrilla.u": -1, "shipments": 1},
        ["cali cartels.guerrilla.u", "choco farc.guerrilla.u"],
    )


def test_68_narco_subs_shipments() -> None:
    """Or one or two Shipments of any faction on the coast."""
    assert asked(board(COAST), "govt", 68, False, "shipments").options == ["choco", "loc_pasto_tumaco"]
    assert asked(board(COAST), "govt", 68, False, "shipments", "choco").options == ["loc_pasto_tumaco", "done"]
    assert event_and_cargo(board(COAST), "govt", 68, False, "shipments", "choco", "done") == (
        {"shipments": 1},
        ["cali cartels.guerrilla.u", "loc_pasto_tumaco cartels.guerrilla.u"],
    )
    assert event_and_cargo(board(COAST), "govt", 68, False, "shipments", "choco", "loc_pasto_tumaco") == (
        {"shipments": 2},
        ["cali cartels.guerrilla.u"],
    )


def test_68_narco_subs_little() -> None:
    """The only possible choice is made without a question; inland there is none."""
    assert event(board("open ecuador\necuador: cartels 1b"), "govt", 68, False) == {"ecuador cartels.base": -1}
    b = board("choco: farc 1g, shipment farc.u\ncali: cartels 2b")
    assert event_and_cargo(b, "govt", 68, False) == ({"shipments": 1}, [])
    b = board("choco: cartels 2b\ncali: farc 1g, shipment farc.u")
    assert event(b, "govt", 68, False) == {"choco cartels.base": -2}
    assert event(board("cali: cartels 2g 1b, shipment cartels.u"), "govt", 68, False) == {}


def test_68_narco_subs_shaded() -> None:
    """2 Resources for each Cartels piece on the coast, LoCs and countries in play included."""
    assert event(board(COAST), "cartels", 68, True) == {"resources cartels": 10}
    b = board("open panama\nopen ecuador\npanama: cartels 1g\necuador: cartels 1b\ncali: cartels 1b", resources=97)
    assert event(b, "cartels", 68, True) == {"resources cartels": 2}
    assert event(board("cali: cartels 2g 1b"), "cartels", 68, True) == {}


# 69 Riverines & Fast Boats


def test_69_riverines_unshaded() -> None:
    """AUC moves three Departments away and, not Activated on the way, commits free Terror: 3 Aid less, no cost."""
    b = board("medellin: auc 3g(1a) 1b\nnarino: AS, govt 4t", resources=0)
    choices = ["narino", "2", "0", "terror", "narino", "done"]
    assert event(b, "auc", 69, False, *choices) == {
        "medellin auc.guerrilla.u": -2,
        "narino auc.guerrilla.u": 1,
        "narino auc.guerrilla.a": 1,
        "narino terror": 1,
        "narino support": -1,
        "aid": -3,
    }


def test_69_riverines_reach() -> None:
    """Chains of 1 to 3 Departments from any kind of space, without Cities and LoCs on the way."""
    b = board("loc_yopal_bogota: farc 1g")
    assert asked(b, "farc", 69, False).options == [
        "antioquia",
        "huila",
        "santander",
        "arauca",
        "atlantico",
        "cesar",
        "choco",
        "guaviare",
        "meta_east",
        "meta_west",
        "narino",
        "putumayo",
        "guainia",
        "vaupes",
        "vichada",
    ]
    text = "amazonas: farc 1g\nvichada: farc 1g"
    assert asked(board(text), "farc", 69, False).options == ["amazonas", "vichada", "take_back"]
    assert asked(board(text), "farc", 69, False, "amazonas").options == [
        "antioquia",
        "huila",
        "santander",
        "choco",
        "guaviare",
        "meta_east",
        "meta_west",
        "narino",
        "putumayo",
        "guainia",
        "vaupes",
        "vichada",
    ]


def test_69_riverines_done() -> None:
    """The Operation is optional; a Shipment travels if its owner likes."""
    b = board("bogota: farc 2g, shipment farc.u")
    assert event_and_cargo(b, "farc", 69, False, "choco", "1", "1", "done") == (
        {"bogota farc.guerrilla.u": -1, "choco farc.guerrilla.u": 1},
        ["choco farc.guerrilla.u"],
    )


def test_69_riverines_menu() -> None:
    """No March and no Patrol, and only what is possible in the last Department: AUC cannot Rally at Opposition."""
    text = "cali: auc 1g(1a)\nchoco: PO\nhuila: farc 1g"
    assert asked(board(text, resources=0), "auc", 69, False, "huila").options == ["rally", "attack", "done"]
    assert event(board(text), "auc", 69, False, "choco") == {"cali auc.guerrilla.a": -1, "choco auc.guerrilla.a": 1}
    text = "cali: govt 1t\nhuila: farc 1g(1a)\nchoco: farc 1g(1a)"
    landed = {"cali govt.troops": -1}
    for space, removed in (("huila", {}), ("choco", {"choco farc.guerrilla.a": -1})):
        question = asked(board(text, resources=0), "govt", 69, False, space)
        assert question.options == ["train", "sweep", "assault", "done"], "one cube in Mountains Assaults in vain"
        changed = event(board(text, resources=0), "govt", 69, False, space, "assault", space, "done")
        assert changed == {**landed, f"{space} govt.troops": 1, **removed}


def test_69_riverines_what_can_be_done_there() -> None:
    """Only what is possible in the last Department counts, not what would be elsewhere."""
    b = board("cali: auc 2g\npasto: auc 1g, govt 1p")
    assert asked(b, "auc", 69, False, "cali", "choco", "1").options == ["rally", "terror", "done"]
    b = board("cali: auc 2g\npasto: auc 1g, govt 1p\nchoco: govt 1t")
    assert asked(b, "auc", 69, False, "cali", "choco", "1").options == ["rally", "attack", "terror", "done"]


def test_69_riverines_rally() -> None:
    """A free Rally in the last Department and nowhere else."""
    b = board("cali: cartels 2g(2a)\nhuila: cartels 1b", resources=0)
    assert event(b, "cartels", 69, False, "huila", "1", "rally", "huila", "gather", "cali", "done") == {
        "cali cartels.guerrilla.a": -2,
        "huila cartels.guerrilla.u": 2,
    }


def test_69_riverines_sweep() -> None:
    """The Government Sweeps where it landed; no other Troops move in. Troops and Police go together."""
    b = board("cali: govt 2t 2p\nantioquia: govt 5t\nchoco: farc 2g, auc 1g", resources=0)
    assert asked(b, "govt", 69, False, "cali", "choco", "2").options == ["0", "1", "2"]
    assert asked(b, "govt", 69, False, "cali", "choco", "0").options == ["1", "2"]
    assert event(b, "govt", 69, False, "cali", "choco", "2", "1", "sweep", "farc") == {
        "cali govt.troops": -2,
        "cali govt.police": -1,
        "choco govt.troops": 2,
        "choco govt.police": 1,
        "choco farc.guerrilla.u": -1,
        "choco farc.guerrilla.a": 1,
    }
    assert b.conduct.journal is not None
    assert ("operation", (names.GOVT, OPERATIONS.index("sweep"), 1, 1)) in b.conduct.journal
    assert ("select", (names.CHOCO,)) in b.conduct.journal
    assert b.operation is None


def test_69_riverines_assault() -> None:
    """5.1.2: Madrid Donors, Tapias and Senado & Cámara, shaded, do not prevent the free Assault."""
    b = board("cali: govt 2t\nchoco: farc 1g(1a) 1b", resources=0)
    for card in (names.MADRID_DONORS, names.TAPIAS, names.SENADO):
        b.put_in_force(card, names.SHADED)
    b.set(names.PROTECTED, names.FARC + 1)
    assert event(b, "govt", 69, False, "choco", "2", "assault", "choco", "done") == {
        "cali govt.troops": -2,
        "choco govt.troops": 2,
        "choco farc.guerrilla.a": -1,
        "choco farc.base": -1,
    }


def test_69_riverines_train() -> None:
    """Three cubes become a Base where they land."""
    b = board("cali: govt 4t", resources=0)
    assert event(b, "govt", 69, False, "choco", "4", "train", "choco", "done", "base") == {
        "cali govt.troops": -4,
        "choco govt.troops": 1,
        "choco govt.base": 1,
    }


def test_69_riverines_zone() -> None:
    """The Government neither enters nor crosses FARC Zones; if they block every way, nothing happens."""
    b = board("amazonas: govt 1t\nputumayo: zone")
    assert asked(b, "govt", 69, False).options == ["guaviare", "meta_east", "meta_west", "guainia", "vaupes", "vichada"]
    assert event(board("amazonas: govt 1t\nputumayo: zone\nvaupes: zone"), "govt", 69, False) == {}
    assert event(board("amazonas: govt 1t\nputumayo: zone\nvaupes: zone"), "farc", 69, False) == {}


def test_69_riverines_ecuador() -> None:
    """No more than 2 pass through Ecuador; a longer route lets all through."""
    text = "open ecuador\nloc_pasto_tumaco: farc 5g"
    counts = asked(board(text), "farc", 69, False, "amazonas").options
    assert counts == ["1", "2"]
    assert asked(board(text), "farc", 69, False, "ecuador").options == ["1", "2"]
    assert asked(board(text), "farc", 69, False, "putumayo").options == ["1", "2", "3", "4", "5"]
    assert "amazonas" not in asked(board(text + "\necuador: farc 2b"), "farc", 69, False).options
    b = board("open ecuador\nloc_pasto_tumaco: govt 2t 2p\necuador: govt 1b")
    assert event(b, "govt", 69, False, "amazonas", "0", "done") == {
        "loc_pasto_tumaco govt.police": -1,
        "amazonas govt.police": 1,
    }


# 70 Ayahuasca Tourism


def test_70_ayahuasca_tourism_unshaded() -> None:
    """6 for each Forest without Guerrillas of any faction; cubes and Bases do not matter."""
    b = board("choco: farc 1g\nnarino: auc 1g(1a)\nputumayo: farc 1b, govt 1t", resources=0)
    assert event(b, "govt", 70, False) == {"resources govt": 42}
    assert event(board("open panama", resources=0), "govt", 70, False) == {"resources govt": 60}
    assert event(board(resources=90), "govt", 70, False) == {"resources govt": 9}


TOURISTS = """
choco: farc 2g(1a), auc 1g, AS
narino: farc 1g(1a), PO
amazonas: farc 1g
huila: farc 1g, AS
cali: cartels 1g
"""


def test_70_ayahuasca_tourism_shaded() -> None:
    """FARC Terror in every Forest where it has a Guerrilla, an Active one will do (5.1.1): +3 each, no cost."""
    assert asked(board(TOURISTS), "govt", 70, True).options == ["farc", "auc"]
    decision = asked(board(TOURISTS), "govt", 70, True, "farc")
    assert faction(decision) == "farc"
    assert decision.options == ["farc.guerrilla.u", "farc.guerrilla.a"]
    assert event(board(TOURISTS), "govt", 70, True, "farc", "farc.guerrilla.a") == {
        "choco terror": 1,
        "choco support": -1,
        "narino terror": 1,
        "narino support": -1,
        "amazonas terror": 1,
        "amazonas farc.guerrilla.u": -1,
        "amazonas farc.guerrilla.a": 1,
        "resources farc": 9,
    }


def test_70_ayahuasca_tourism_underground() -> None:
    """An Underground one that commits it turns Active, even if an Active one is there."""
    changed = event(board("choco: farc 2g(1a)"), "farc", 70, True, "farc.guerrilla.u")
    assert changed == {
        "choco farc.guerrilla.u": -1,
        "choco farc.guerrilla.a": 1,
        "choco terror": 1,
        "choco support": -1,
        "resources farc": 3,
    }


@pytest.mark.parametrize(("spaces", "aid", "cut"), [(1, 9, 3), (2, 9, 5), (3, 9, 5), (3, 4, 4)])
def test_70_ayahuasca_tourism_aid(spaces: int, aid: int, cut: int) -> None:
    """AUC Terror cuts Aid once: 3 for one space, 5 for more."""
    forests = ["choco", "guaviare", "vaupes"][:spaces]
    b = board("\n".join(f"{s}: auc 1g(1a)" for s in forests), aid=aid)
    assert event(b, "auc", 70, True) == {f"{s} terror": 1 for s in forests} | {
        "aid": -cut,
        "resources auc": 3 * spaces,
    }


def test_70_ayahuasca_tourism_nobody() -> None:
    assert event(board("huila: farc 1g\nchoco: farc 1b"), "farc", 70, True) == {}


# 71 Darién


def test_71_darien_unshaded() -> None:
    """Any one Guerrilla in Chocó; its faction pays as much as it can."""
    text = "choco: farc 3g(2a) 1b, cartels 1g\nhuila: auc 1g"
    there = asked(board(text), "govt", 71, False).options
    assert there == ["farc.guerrilla.u", "farc.guerrilla.a", "cartels.guerrilla.u"]
    assert event(board(text, resources=4), "govt", 71, False, "farc.guerrilla.a") == {
        "choco farc.guerrilla.a": -1,
        "resources farc": -4,
    }


def test_71_darien_unshaded_shipment() -> None:
    """Its owner decides about its Shipment; without a Guerrilla there nothing happens."""
    b = board("choco: cartels 1g, auc 1g, shipment cartels.u")
    assert event_and_cargo(b, "govt", 71, False, "cartels.guerrilla.u", "auc.guerrilla.u") == (
        {"choco cartels.guerrilla.u": -1, "resources cartels": -5},
        ["choco auc.guerrilla.u"],
    )
    assert event(board("choco: farc 1b"), "govt", 71, False) == {}


@pytest.mark.parametrize(("who", "count"), [("govt", 1), ("farc", 2), ("auc", 2), ("cartels", 1)])
def test_71_darien_shaded(who: str, count: int) -> None:
    """Panamá comes into play, with 1 or 2 Bases of the executing faction."""
    assert event(board(), who, 71, True, str(count)) == {"panama open": 1, f"panama {who}.base": count}


def test_71_darien_shaded_availability() -> None:
    """No more Bases than are Available, and none if there are none."""
    b = board("cali: govt 2b")
    assert event(b, "govt", 71, True, "done") == {"panama open": 1, "panama govt.base": 1}
    b = board("cali: govt 2b\npasto: govt 1b")
    assert event(b, "govt", 71, True, "done") == {"panama open": 1}


def test_71_darien_panama() -> None:
    """R1 (1.3.5): a Forest Department of Population 0 next to Chocó, where a Sweep Activates no Guerrilla."""
    b = board("choco: govt 5t, auc 1g\nantioquia: auc 2g, farc 1g")
    event(b, "auc", 71, True, "1")
    b.place(names.AUC_U, names.PANAMA, 2)
    assert operation(b, "govt", "sweep", "panama", "choco", "5", "done", "done") == {
        "resources govt": -3,
        "choco govt.troops": -5,
        "panama govt.troops": 5,
    }
    assert b.n[names.POP + names.PANAMA] == 0
    assert event(b, "govt", 62, False, "panama", "auc.base", "done") == {"panama auc.base": -1}


# 72 Sicarios

HIRED = "cali: cartels 3g(1a) 1b\nhuila: cartels 1g\nloc_cali_pasto: cartels 1g"


def test_72_sicarios_unshaded() -> None:
    """In 2 spaces each Cartels Guerrilla becomes one of FARC or AUC, Underground; the Base stays."""
    choices = ["cali", "farc.guerrilla.u", "auc.guerrilla.u", "farc.guerrilla.u", "loc_cali_pasto", "auc.guerrilla.u"]
    assert event(board(HIRED), "govt", 72, False, *choices) == {
        "cali cartels.guerrilla.u": -2,
        "cali cartels.guerrilla.a": -1,
        "cali farc.guerrilla.u": 2,
        "cali auc.guerrilla.u": 1,
        "loc_cali_pasto cartels.guerrilla.u": -1,
        "loc_cali_pasto auc.guerrilla.u": 1,
    }


def test_72_sicarios_unshaded_availability() -> None:
    """Available ones are taken; when there are none of either, the Cartels Guerrilla is just removed (5.1.1)."""
    b = board("bogota: cartels 3g\nvichada: farc 30g, auc 16g")
    assert event(b, "farc", 72, False, "done") == {"bogota cartels.guerrilla.u": -3, "bogota auc.guerrilla.u": 2}


def test_72_sicarios_unshaded_ecuador() -> None:
    """FARC has its 2 pieces in Ecuador already, AUC then too: as long as either has Guerrillas Available, the other
    Cartels Guerrilla stays (1.4.2, 5.1.1)."""
    b = board("open ecuador\necuador: cartels 2g, farc 2g, auc 1b")
    assert event(b, "farc", 72, False) == {"ecuador cartels.guerrilla.u": -1, "ecuador auc.guerrilla.u": 1}


def test_72_sicarios_unshaded_full_ecuador() -> None:
    """Where neither FARC nor AUC can enter, nothing is replaced (1.4.2, 5.1.1)."""
    full = "open ecuador\necuador: cartels 2g, farc 2g, auc 2g"
    assert event(board(full), "govt", 72, False) == {}
    b = board(full + "\ncali: cartels 1g\npasto: cartels 1g\nhuila: cartels 1g")
    assert asked(b, "govt", 72, False).options == ["cali", "pasto", "huila"]
    b = board(full + "\ncali: cartels 1g")
    assert event(b, "govt", 72, False, "farc.guerrilla.u") == {
        "cali cartels.guerrilla.u": -1,
        "cali farc.guerrilla.u": 1,
    }


def test_72_sicarios_unshaded_who_is_available_cannot_come_in() -> None:
    """FARC would fit into Ecuador but has none Available, AUC has some but no room: nothing happens."""
    b = board("open ecuador\necuador: cartels 1g, auc 2g\nvichada: farc 30g")
    assert event(b, "cartels", 72, False) == {}
    b = board("open ecuador\necuador: cartels 1g, auc 1g\nvichada: farc 30g")
    assert event(b, "cartels", 72, False) == {"ecuador cartels.guerrilla.u": -1, "ecuador auc.guerrilla.u": 1}


def test_72_sicarios_unshaded_neither_available() -> None:
    """Without an Available Guerrilla of either, any 2 spaces lose theirs (5.1.1), also full Ecuador."""
    text = "open ecuador\necuador: cartels 2g, farc 2g, auc 2g\ncali: cartels 1g\nvichada: farc 28g, auc 16g"
    assert event(board(text), "govt", 72, False, "ecuador") == {
        "ecuador cartels.guerrilla.u": -2,
        "cali cartels.guerrilla.u": -1,
    }


def test_72_sicarios_unshaded_the_last_available() -> None:
    """Once the last Available one has been placed, the second space may be one that none could enter."""
    text = "open ecuador\necuador: cartels 2g, farc 2g, auc 2g\ncali: cartels 1g\nvichada: farc 27g, auc 16g"
    assert event(board(text), "govt", 72, False) == {
        "cali cartels.guerrilla.u": -1,
        "cali farc.guerrilla.u": 1,
        "ecuador cartels.guerrilla.u": -2,
    }


def test_72_sicarios_unshaded_shipment() -> None:
    """The Cartels may hand a Shipment to the Guerrilla that takes the carrier's place (4.5.3)."""
    b = board("cali: cartels 1g, shipment cartels.u")
    assert event_and_cargo(b, "auc", 72, False, "auc.guerrilla.u", "auc.guerrilla.u") == (
        {"cali cartels.guerrilla.u": -1, "cali auc.guerrilla.u": 1},
        ["cali auc.guerrilla.u"],
    )
    b = board("cali: cartels 1g, shipment cartels.u")
    assert event_and_cargo(b, "auc", 72, False, "farc.guerrilla.u", "remove") == (
        {"cali cartels.guerrilla.u": -1, "cali farc.guerrilla.u": 1, "shipments": 1},
        [],
    )


def test_72_sicarios_unshaded_nothing() -> None:
    assert event(board("cali: cartels 1b"), "farc", 72, False) == {}


def test_72_sicarios_shaded() -> None:
    """All Available Guerrillas, spread over spaces with Cartels Bases as the executing faction chooses."""
    text = "cali: cartels 1b\nhuila: cartels 2b 2g(1a)\ncesar: cartels 1g"
    assert asked(board(text), "farc", 72, True).options == ["cali", "huila"]
    assert asked(board(text), "farc", 72, True, "cali").options == [str(i) for i in range(1, 10)]
    assert event(board(text), "farc", 72, True, "cali", "4", "huila", "2", "cali", "3") == {
        "cali cartels.guerrilla.u": 7,
        "huila cartels.guerrilla.u": 2,
    }


def test_72_sicarios_shaded_limits() -> None:
    """One space takes all without a question, but Ecuador only 2 pieces; without a Base nothing happens."""
    assert event(board("bogota: cartels 1b"), "farc", 72, True) == {"bogota cartels.guerrilla.u": 12}
    assert event(board("open ecuador\necuador: cartels 1b"), "farc", 72, True) == {"ecuador cartels.guerrilla.u": 1}
    assert event(board("cali: cartels 3g"), "farc", 72, True) == {}
    assert event(board("cali: cartels 12g 1b"), "farc", 72, True) == {}
