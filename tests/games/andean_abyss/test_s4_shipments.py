"""4.5.3 Shipment markers."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import AID, CARD, PHASE, SHIPMENTS, TURN
from abyssal.games.andean_abyss.s6_propaganda import reset_phase
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.asking import asks
from tests.games.andean_abyss.helpers import FACTIONS, RULES, board, operation


def cargo(b: Colombia) -> list[str]:
    """Return the Shipments' spaces and carriers."""
    spec = b.spec
    held = [i for i in range(4) if b.shipment_space(i) >= 0]
    return sorted(f"{spec.spaces[b.shipment_space(i)]} {spec.piece_at[b.shipment_column(i)].name}" for i in held)


def pieces(result: dict[str, int]) -> dict[str, int]:
    """Return the changes other than Shipments (see `cargo`)."""
    return {name: change for name, change in result.items() if not name.startswith("ship_")}


# Moving and turning over.


def test_4_5_3_moves_with_its_guerrilla() -> None:
    """4.5.3 A Shipment moves with its Guerrilla, and several with a single one; the faction owns them all."""
    b = board("huila: farc 1g, shipment farc.u, shipment farc.u")
    assert pieces(operation(b, "farc", "march", "meta_west", "huila", "done")) == {
        "huila farc.guerrilla.u": -1,
        "meta_west farc.guerrilla.u": 1,
        "resources farc": -1,
    }
    assert cargo(b) == ["meta_west farc.guerrilla.u"] * 2
    assert len(b.shipments_of(FACTIONS["farc"])) == 2


def test_4_5_3_moves_and_turns_over() -> None:
    """4.5.3 It stays under its Guerrilla when a March Activates it (3.3.2)."""
    b = board("huila: farc 2g, shipment farc.u\nbogota: govt 2p, AS")
    operation(b, "farc", "march", "bogota", "huila", "2", "done")
    assert cargo(b) == ["bogota farc.guerrilla.a"]


@pytest.mark.parametrize("along", ["0", "1", "2"])
def test_4_5_3_some_stay(along: str) -> None:
    """4.5.3 When some Guerrillas stay, the owner decides how many Shipments go along."""
    b = board("huila: farc 3g(1a), shipment farc.u, shipment farc.a")
    question = asks(b, "farc", "march", "meta_west", "huila", "1", "0")
    assert (question.kind, question.options) == ("shipments-along", ["0", "1", "2"])
    operation(b, "farc", "march", "meta_west", "huila", "1", "0", along, "done")
    assert sum(1 for line in cargo(b) if line.startswith("meta_west")) == int(along)
    assert len(cargo(b)) == 2


def test_4_5_3_stays_with_those_who_stay() -> None:
    """4.5.3 It does not have to go along with the last Guerrilla of its side while another stays."""
    b = board("huila: farc 2g(1a), shipment farc.u")
    operation(b, "farc", "march", "meta_west", "huila", "1", "0", "0", "done")
    assert cargo(b) == ["huila farc.guerrilla.a"]


def test_4_5_3_others_guerrillas_do_not_take_it() -> None:
    """4.5.3 Another faction's Guerrilla that leaves the space leaves the Shipment behind."""
    b = board("huila: farc 1g, auc 1g, shipment auc.u")
    operation(b, "farc", "march", "meta_west", "huila", "done")
    assert cargo(b) == ["huila auc.guerrilla.u"]


def test_4_5_3_gathers_with_a_rally() -> None:
    """4.5.3 It moves with a Guerrilla that a Rally brings to a Base (3.3.1), and turns Underground with it."""
    b = board("huila: farc 1g(1a), shipment farc.a\nmeta_west: farc 1b")
    operation(b, "farc", "rally", "meta_west", "gather", "huila", "done")
    assert cargo(b) == ["meta_west farc.guerrilla.u"]


def test_4_5_3_turns_over() -> None:
    """4.5.3 It stays under its Guerrilla when that is turned over: by Terror, by a Sweep, by the Reset (6.6)."""
    b = board("huila: farc 1g, shipment farc.u, AO")
    operation(b, "farc", "terror", "huila", "done")
    assert cargo(b) == ["huila farc.guerrilla.a"]
    reset_phase(b)
    b.check()
    assert cargo(b) == ["huila farc.guerrilla.u"]
    b = board("huila: govt 1t, auc 1g, shipment auc.u")
    operation(b, "govt", "sweep", "huila", "done", "auc", special=False)
    assert cargo(b) == ["huila auc.guerrilla.a"]


# When the Guerrilla is removed.

BUSTED = "choco: govt 1t, farc 1g(1a), auc 1g, shipment farc.a"


def test_4_5_3_carrier_removed() -> None:
    """4.5.3 If its Guerrilla is removed, the owner must hand the Shipment to another Guerrilla there or remove it."""
    question = asks(board(BUSTED), "govt", "assault", "choco")
    assert (question.actor, question.kind, question.rule) == (FACTIONS["farc"], "shipment-carrier", "4.5.3")
    assert question.options == ["auc.guerrilla.u", "remove"]


def test_4_5_3_to_another_faction() -> None:
    """4.5.3 It may go to another faction's Guerrilla, which then owns it; then there is no Drug Bust."""
    b = board(BUSTED)
    result = operation(b, "govt", "assault", "choco", "auc.guerrilla.u", "done")
    assert pieces(result) == {"choco farc.guerrilla.a": -1, "resources govt": -3}
    assert cargo(b) == ["choco auc.guerrilla.u"]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_4_5_3_removed(edition: str) -> None:
    """4.5.3 The owner may let it be removed: it is available again, and a Drug Bust if an Assault did it (3.2.5). The
    second edition, as corrected, says the same."""
    b = board(BUSTED, edition=edition)
    result = operation(b, "govt", "assault", "choco", "remove", "done")
    assert pieces(result) == {"choco farc.guerrilla.a": -1, "shipments": 1, "aid": 6, "resources govt": -3}
    assert (cargo(b), b.n[SHIPMENTS]) == ([], 4)


def test_4_5_3_nobody_left() -> None:
    """4.5.3 Without another Guerrilla there it is removed, and nothing is asked."""
    b = board("choco: govt 1t 1b, farc 1g(1a), shipment farc.a\nhuila: farc 1g")
    assert pieces(operation(b, "govt", "assault", "choco", "done")) == {
        "choco farc.guerrilla.a": -1,
        "shipments": 1,
        "aid": 6,
        "resources govt": -3,
    }


def test_4_5_3_to_ones_own() -> None:
    """4.5.3 Another Guerrilla of the owner may take it, here an Underground one that the Assault cannot reach."""
    b = board("choco: govt 1t, farc 2g(1a), shipment farc.a")
    question = asks(b, "govt", "assault", "choco")
    assert question.options == ["farc.guerrilla.u", "remove"]
    operation(b, "govt", "assault", "choco", "farc.guerrilla.u", "done")
    assert cargo(b) == ["choco farc.guerrilla.u"]


def test_4_5_3_another_of_its_kind_keeps_it() -> None:
    """4.5.3 While a Guerrilla of the same kind stays, it keeps the Shipment: nothing is asked."""
    b = board("choco: govt 1t, farc 2g(2a), shipment farc.a")
    assert operation(b, "govt", "assault", "choco", "done") == {"choco farc.guerrilla.a": -1, "resources govt": -3}
    assert cargo(b) == ["choco farc.guerrilla.a"]


def test_4_5_3_each_of_several() -> None:
    """4.5.3 Each of several Shipments goes its own way."""
    b = board("choco: govt 1t, farc 1g(1a), auc 1g, cartels 1g, shipment farc.a, shipment farc.a, shipment farc.a")
    script = ["choco", "auc.guerrilla.u", "remove", "cartels.guerrilla.u", "done"]
    assert pieces(operation(b, "govt", "assault", *script)) == {
        "choco farc.guerrilla.a": -1,
        "shipments": 1,
        "aid": 6,
        "resources govt": -3,
    }
    assert cargo(b) == ["choco auc.guerrilla.u", "choco cartels.guerrilla.u"]


def test_4_5_3_drug_bust_for_each() -> None:
    """4.5.3, 3.2.5 +6 Aid for each Shipment removed, to a maximum of 29."""
    b = board("choco: govt 1t, farc 1g(1a)" + ", shipment farc.a" * 4)
    operation(b, "govt", "assault", "choco", "done")
    assert b.n[AID] == 29
    b = board("choco: govt 1t, farc 1g(1a)" + ", shipment farc.a" * 2)
    operation(b, "govt", "assault", "choco", "done")
    assert b.n[AID] == 21


def test_4_5_3_handed_on_and_on() -> None:
    """4.5.3 The new holder owns it: when that Guerrilla is removed too, its faction decides."""
    b = board("choco: govt 2t, farc 1g(1a), auc 1g(1a), cartels 1g, shipment farc.a")
    question = asks(b, "govt", "assault", "choco", "farc", "auc.guerrilla.a", "auc")
    assert (question.actor, question.options) == (FACTIONS["auc"], ["cartels.guerrilla.u", "remove"])


def test_4_5_3_replaced() -> None:
    """4.5.3 Also when its Guerrillas are replaced: by a Base in a Rally (3.3.1), for example."""
    b = board("huila: farc 2g, auc 1g, shipment farc.u")
    question = asks(b, "farc", "rally", "huila", "base")
    assert (question.actor, question.options) == (FACTIONS["farc"], ["auc.guerrilla.u", "remove"])
    operation(b, "farc", "rally", "huila", "base", "remove", "done")
    assert (cargo(b), b.n[SHIPMENTS]) == ([], 4)


def test_4_5_3_taken_back() -> None:
    """4.5.3, 1.4.1 Also when the owner takes its own Guerrilla back."""
    b = board("huila: farc 1g, auc 1g, shipment farc.u")
    question = asks(b, "farc", "rally", "take_back")
    assert (question.kind, question.options) == ("shipment-carrier", ["auc.guerrilla.u", "remove"])


def test_4_5_3_captured_goods() -> None:
    """4.5.3, 3.3.3 What an Attack removes goes to the attacker, if the owner does not hand it on."""
    b = board("huila: farc 3g, auc 1g, cartels 1g, shipment auc.u")
    before = ["huila", "attack", "2", "auc.guerrilla.u"]
    assert asks(b, "farc", "attack", *before).options == ["farc.guerrilla.a", "cartels.guerrilla.u", "remove"]
    operation(b, "farc", "attack", *before, "remove", "done", "done")
    assert cargo(b) == ["huila farc.guerrilla.a"]


# The owner may transfer it at any time.


def at_a_turn(text: str, **options: Any) -> Game:
    """A game in which FARC is about to play card 25."""
    b = board(text, **options)
    b.set(CARD, 25)
    b.set(PHASE, TURN)
    return Game.at(RULES, b)


def test_4_5_3_transfer_at_any_time() -> None:
    """4.5.3 The owner may transfer a Shipment to another Guerrilla there at any time, to another faction's too."""
    game = at_a_turn("huila: farc 2g(1a), auc 1g, shipment auc.u, shipment auc.u")
    assert isinstance(game.board, Colombia)
    game.choose("hand huila auc.guerrilla.u farc.guerrilla.a")
    assert cargo(game.board) == ["huila auc.guerrilla.u", "huila farc.guerrilla.a"]
    game.choose("hand huila farc.guerrilla.a farc.guerrilla.u")
    assert cargo(game.board) == ["huila auc.guerrilla.u", "huila farc.guerrilla.u"]
    # The question stays.
    assert game.decision is not None
    assert game.decision.kind == "turn"


@pytest.mark.parametrize(
    "choice",
    [
        "hand meta_west farc.guerrilla.u auc.guerrilla.u",
        "hand huila farc.guerrilla.u cartels.guerrilla.u",
        "hand huila auc.guerrilla.u farc.guerrilla.u",
        "hand huila farc.guerrilla.u farc.base",
        "hand huila farc.guerrilla.u farc.guerrilla.u",
    ],
)
def test_4_5_3_only_in_the_space_and_to_guerrillas(choice: str) -> None:
    """4.5.3 Only a Shipment that is there, to a Guerrilla that is there."""
    game = at_a_turn("huila: farc 1g 1b, auc 1g, shipment farc.u\nmeta_west: farc 1g, auc 1g")
    assert isinstance(game.board, Colombia)
    with pytest.raises(Problem):
        game.choose(choice)
    assert cargo(game.board) == ["huila farc.guerrilla.u"]


def test_4_5_3_second_edition_gifts() -> None:
    """4.5.3, 1.5.2 Second edition: to another faction only while giver or receiver executes; to its own at any time."""
    game = at_a_turn("huila: farc 2g(1a), auc 1g, shipment farc.u", edition="second")
    assert isinstance(game.board, Colombia)
    with pytest.raises(Problem):
        game.choose("hand huila farc.guerrilla.u auc.guerrilla.u")
    game.choose("hand huila farc.guerrilla.u farc.guerrilla.a")
    assert cargo(game.board) == ["huila farc.guerrilla.a"]
    game.choose("rally")
    game.choose("hand huila farc.guerrilla.a auc.guerrilla.u")
    assert cargo(game.board) == ["huila auc.guerrilla.u"]


def test_4_5_3_limit_of_four() -> None:
    """4.5.3 There are 4 Shipment markers."""
    b = board("huila: farc 1g" + ", shipment farc.u" * 4)
    assert b.n[SHIPMENTS] == 0
    assert not b.place_shipment(b.spec.space_index["huila"], b.spec.at["farc.guerrilla.u"])


def test_4_5_3_ship() -> None:
    """4.5.3, 2.3.6 After an Operation without a Special Activity it may be removed for a free Limited Operation."""
    game = at_a_turn("huila: farc 1g, auc 2b, shipment farc.u")
    for choice in ("rally", "meta_west", "place", "done", "farc", "rally", "huila", "place", "done"):
        game.choose(choice)
    b = game.board
    assert isinstance(b, Colombia)
    assert cargo(b) == []
    assert (b.resources(FACTIONS["farc"]), b.guerrillas(1, 12), b.guerrillas(1, 20)) == (9, 2, 1)


@pytest.mark.parametrize(("hidden", "active", "along"), [("0", "1", 1), ("1", "0", 0), ("1", "1", 1)])
def test_4_5_3_carriers_that_move(hidden: str, active: str, along: int) -> None:
    """4.5.3 The question says how many Shipments lie under the kinds of Guerrillas that move: here under Active
    ones."""
    b = board("huila: farc 4g(2a), shipment farc.a")
    question = asks(b, "farc", "march", "meta_west", "huila", hidden, active)
    assert (question.kind, question.options, question.number) == ("shipments-along", ["0", "1"], along)
