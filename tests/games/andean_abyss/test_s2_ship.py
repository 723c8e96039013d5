"""2.3.6 Ship."""

from __future__ import annotations

from abyssal.coin.game import Game
from abyssal.coin.notation import board_text
from abyssal.games.andean_abyss.names import CARTELS, PROPAGANDA_PLAYED, SHIPMENTS
from abyssal.games.andean_abyss.s2_sequence import turn
from tests.games.andean_abyss.asking import actor, answer, asked, deal
from tests.games.andean_abyss.helpers import RULES, board, play

CARGO = "cali: cartels 2g\nputumayo: cartels 1g, shipment cartels.u\nbogota: govt 3t\nantioquia: auc 2g\nchoco: farc 2g"
MARCH = ["march", "narino", "cali", "2", "done"]
"""The Cartels pay 1 Resource to March from Cali to Nariño."""
RALLY = ["rally", "antioquia", "place", "done"]


def start(text: str = CARGO, card: int = 70, **options: str) -> Game:
    """Card 70: Cartels, AUC, FARC, Government. Card 67: Cartels, AUC, Government, FARC."""
    return deal(board(text, 10, 9, **options), card, 1, 2)


def test_2_3_6_own_shipment() -> None:
    """2.3.6 The Cartels March, remove a Shipment and Rally in 1 space at no cost (R7)."""
    game = start()
    answer(game, *MARCH)
    assert (actor(game), asked(game).kind, asked(game).options) == ("cartels", "ship", ["cartels", "done"])
    assert answer(game, "cartels", "rally", "cali", "place", "done") == {
        "cali cartels.guerrilla.u": 1,
        "shipments": 1,
        "ship_at 0": -23,
        "ship_by 0": -9,
        "acted cartels": 2,
        "first": 4,
        "first_did": 1,
    }
    assert game.board.resources(CARTELS) == 9


def test_2_3_6_any_type_of_operation() -> None:
    """2.3.6 The additional Operation may be of any type, the same one too."""
    game = start(CARGO + "\nnarino: auc 1g")
    answer(game, *MARCH, "cartels")
    assert asked(game).options == ["rally", "march", "attack", "terror", "done"]
    answer(game, "march", "huila", "narino", "1")
    assert asked(game).options == ["putumayo", "done", "take_back"]
    answer(game, "putumayo")
    assert asked(game).options == ["done", "take_back"]


def test_2_3_6_limited_and_free() -> None:
    """2.3.6 It is Limited (2.3.5), without Special Activity, and may be executed without Resources (3.1.2)."""
    b = board(CARGO, resources={"cartels": 1})
    game = deal(b, 70, 1, 2)
    answer(game, *MARCH)
    assert game.board.resources(CARTELS) == 0
    answer(game, "cartels", "rally")
    assert "bribe" not in asked(game).options
    answer(game, "cali", "place")
    assert asked(game).options == ["done", "take_back"]


def test_2_3_6_once_per_card() -> None:
    """2.3.6 A faction benefits from only 1 Shipment per card (R7)."""
    game = start(CARGO.replace("1g, shipment cartels.u", "1g, shipment cartels.u, shipment cartels.u"))
    answer(game, *MARCH, "cartels", "rally", "cali", "place", "done")
    assert game.board.n[SHIPMENTS] == 3
    assert (actor(game), asked(game).kind) == ("auc", "turn-limited")


def test_2_3_6_each_faction_once() -> None:
    """2.3.6 The 2nd Eligible may benefit from another Shipment, after a Limited Operation too."""
    game = start(CARGO + "\nantioquia: auc 1g, shipment auc.u")
    answer(game, *MARCH, "done", *RALLY)
    assert (actor(game), asked(game).options) == ("auc", ["auc", "cartels", "done"])
    changed = answer(game, "auc", "terror", "antioquia", "done")
    assert changed["antioquia terror"] == 1
    assert changed["shipments"] == 1
    assert "resources auc" not in changed


def test_2_3_6_anothers_shipment() -> None:
    """2.3.6 A faction may spend its Shipment in another faction's turn, which then executes the Operation."""
    game = start()
    answer(game, "pass", *RALLY)
    assert (actor(game), asked(game).options) == ("auc", ["cartels", "done"])
    answer(game, "cartels")
    assert (actor(game), asked(game).kind, asked(game).options) == ("cartels", "ship-from", ["putumayo", "done"])
    answer(game, "putumayo")
    assert (actor(game), asked(game).options) == ("auc", ["rally", "march", "terror", "done"])
    changed = answer(game, "rally", "antioquia", "place", "done")
    assert changed["antioquia auc.guerrilla.u"] == 1
    assert game.board.n[SHIPMENTS] == 4
    assert game.board.resources(CARTELS) == 11


def test_2_3_6_the_government_by_anothers_shipment() -> None:
    """2.3.6 The Government owns no Shipments, but another faction may help it to an Operation."""
    game = start(card=1)
    answer(game, "patrol", "done", "done")
    assert (actor(game), asked(game).options) == ("govt", ["cartels", "done"])
    answer(game, "cartels", "putumayo")
    assert asked(game).options == ["train", "patrol", "sweep", "assault", "done"]
    assert answer(game, "train", "bogota", "0", "6", "done", "done")["bogota govt.police"] == 6
    assert game.board.resources(0) == 7


def test_2_3_6_refused() -> None:
    """2.3.6 The owner may refuse. Then other owners may be asked, and nothing is lost."""
    game = start(CARGO + "\nchoco: farc 1g, shipment farc.u")
    answer(game, "pass", *RALLY)
    assert asked(game).options == ["farc", "cartels", "done"]
    answer(game, "cartels", "done")
    assert (actor(game), asked(game).options) == ("auc", ["farc", "done"])
    answer(game, "farc", "done")
    assert (actor(game), asked(game).kind) == ("farc", "turn-limited")
    assert game.board.n[SHIPMENTS] == 2


def test_2_3_6_declined() -> None:
    """2.3.6 Shipping is optional."""
    game = start()
    answer(game, *MARCH, "done")
    assert (actor(game), asked(game).kind) == ("auc", "turn-limited")
    assert game.board.n[SHIPMENTS] == 3


def test_2_3_6_shipment_in_bogota() -> None:
    """2.3.6 A Shipment can be used wherever it is."""
    game = start("bogota: cartels 1g, shipment cartels.u\nantioquia: auc 2g")
    answer(game, "pass", *RALLY, "cartels", "bogota", "rally", "cesar", "place", "done")
    assert game.board.n[SHIPMENTS] == 4


def test_2_3_6_owner_chooses_which() -> None:
    """2.3.6 The owner chooses which of its Shipments is removed."""
    game = start(CARGO + "\nvaupes: cartels 1g, shipment cartels.u")
    answer(game, *MARCH, "cartels")
    assert asked(game).options == ["putumayo", "vaupes"]
    answer(game, "vaupes")
    assert [line for line in board_text(game.board).splitlines() if "shipment" in line] == [
        "putumayo: cartels 1g, shipment cartels.u"
    ]


def test_2_3_6_not_after_a_special_activity() -> None:
    """2.3.6 Not if a Special Activity accompanied the Operation."""
    game = start(CARGO + "\nputumayo: cartels 1b")
    answer(game, "march", "process", "shipments", "done", "narino", "cali", "2", "done")
    assert (actor(game), asked(game).kind) == ("auc", "turn-limited")
    assert game.board.n[SHIPMENTS] == 2


def test_2_3_6_not_when_nothing_was_paid() -> None:
    """2.3.6 Only if the faction paid Resources for the Operation: a March onto a LoC costs nothing."""
    game = start()
    answer(game, "march", "loc_cali_pasto", "cali", "2", "done")
    assert (actor(game), asked(game).kind) == ("auc", "turn-limited")
    paid = start()
    answer(paid, "march", "loc_cali_pasto", "cali", "1", "narino", "cali", "done")
    assert (actor(paid), asked(paid).kind) == ("cartels", "ship")


def test_2_3_6_not_after_an_event() -> None:
    """2.3.6 Not if the faction executed the Event or passed."""
    game = deal(board(CARGO), 1, 2)
    answer(game, "unshaded")
    assert (actor(game), asked(game).kind) == ("farc", "turn")
    answer(game, "pass")
    assert (actor(game), asked(game).kind) == ("auc", "turn")


def test_2_3_6_counts_as_an_operation_without_special_activity() -> None:
    """2.3.6 The 2nd Eligible may then execute a Limited Operation, not the Event (2.3.4)."""
    game = start()
    answer(game, *MARCH, "cartels", "rally", "cali", "place", "done")
    assert asked(game).options == ["rally", "march", "terror", "pass"]


def test_2_3_6_on_the_final_event_card() -> None:
    """2.3.6 On the final Event card the additional Operation may not be a March either (2.3.9)."""
    b = board(CARGO)
    b.set(PROPAGANDA_PLAYED, 3)
    game = deal(b, 70, 76)
    answer(game, "rally", "cali", "place", "done", "cartels")
    assert asked(game).options == ["rally", "terror", "done"]


def test_2_3_6_players_only() -> None:
    """2.3.6, 8.1.no_shipping Non-players do not Ship (only the March is asked), nor give Shipments away."""
    b = board(CARGO, players="1")
    assert play(b, turn(b, CARTELS, RULES.cards, False), *MARCH)["resources cartels"] == -1
    game = start(card=1, players="1")
    answer(game, "patrol", "done", "done")
    assert [entry for entry in game.journal if entry[0] == "shipment-removed"] == []
    assert asked(game).kind != "ship"


def test_2_3_6_shared_factions() -> None:
    """2.3.6 A player's other faction may remove its Shipment: that is not a transfer (1.5)."""
    game = start(players="3", nonplayers="false")
    answer(game, "pass", *RALLY, "cartels", "putumayo")
    assert (actor(game), asked(game).kind) == ("auc", "ship-operation")


def test_2_3_6_no_operation_after_all() -> None:
    """2.3.6 A faction that has removed a Shipment may skip the Operation."""
    game = start()
    answer(game, *MARCH)
    assert answer(game, "cartels", "done") == {
        "shipments": 1,
        "ship_at 0": -23,
        "ship_by 0": -9,
        "acted cartels": 2,
        "first": 4,
        "first_did": 1,
    }
    assert [entry for entry in game.journal if entry[0] == "operation"][1:] == []
