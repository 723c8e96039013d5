"""3.1, 4.1 An announced Operation takes place in at least one space: what it needs cannot be given away before."""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss import names
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.asking import actor, answer, asked, asks, deal
from tests.games.andean_abyss.helpers import board, operation

CARDS = {"govt": 1, "farc": 20, "auc": 37, "cartels": 60}
"""A card on which the faction comes first."""
BOX = {"acted farc": 2, "first": 2, "first_did": 2}
"""FARC has executed an Operation with a Special Activity as the 1st Eligible."""


def turn_of(who: str, text: str, resources: int) -> Game:
    poor = {"govt": 5, "farc": 5, "auc": 5, "cartels": 5} | {who: resources}
    return deal(board(text, poor), CARDS[who], 5, 6)


def gifts(game: Game, giver: int) -> list[str]:
    return [gift for gift in game.rules.possible_agreements(game.board, giver) if gift.startswith("give")]


@pytest.mark.parametrize(
    ("who", "text", "resources", "choices"),
    [
        ("farc", "huila: farc 2g", 0, ["rally", "extort"]),
        ("govt", "putumayo: cartels 2b", 3, ["train", "eradicate", "huila"]),
        ("govt", "putumayo: cartels 2b", 3, ["train"]),
        ("cartels", "", 1, ["rally"]),
    ],
)
def test_3_1_its_price_is_not_given_away(who: str, text: str, resources: int, choices: list[str]) -> None:
    """3.1, 1.5.1 The cost of the first space must be kept, whether or not a Special Activity came before."""
    game = turn_of(who, text, resources)
    answer(game, *choices)
    giver = game.rules.spec.faction_index[who]
    has = game.board.resources(giver)
    assert gifts(game, giver) == []
    receiver = "auc" if who != "auc" else "farc"
    with pytest.raises(Problem, match="too-poor"):
        game.choose(f"give {who} {receiver} {has}")
    assert game.board.resources(giver) == has
    assert game.decision is not None and "done" not in game.decision.options


def test_3_1_what_is_left_may_be_given_away() -> None:
    """3.1, 1.5.1 Resources above the price of a space may be given; once a space is selected, all of them."""
    game = turn_of("govt", "bogota: govt 3t", 7)
    game.choose("train")
    assert "give govt auc 4" in gifts(game, names.GOVT)
    assert "give govt auc 5" not in gifts(game, names.GOVT)
    assert answer(game, "bogota", "0", "0", "give govt auc 4") == {"resources govt": -7, "resources auc": 4}


def test_4_1_a_special_activity_may_pay_for_it() -> None:
    """4.1, 1.5.1 FARC may give its last Resource away while it can Extort; then it has to."""
    game = turn_of("farc", "huila: farc 2g", 1)
    answer(game, "rally", "give farc auc 1")
    assert game.decision is not None and game.decision.options == ["extort", "take_back"]


def test_3_1_march_onto_a_loc_costs_nothing() -> None:
    """3.3.2, 1.5.1 A LoC is free, so nothing must be kept for it."""
    game = turn_of("farc", "cali: farc 1g", 1)
    game.choose("march")
    assert gifts(game, names.FARC) == ["give farc auc 1", "give farc cartels 1", "give farc govt 1"]


def test_3_1_the_piece_it_needs_is_not_taken_back() -> None:
    """1.4.1, 3.1 The Cartels may take back only the Base that Processed; the Guerrilla that is to March stays."""
    text = "putumayo: cartels 2b, farc 1g\nnarino: cartels 1g"
    game = turn_of("cartels", text, 1)
    answer(game, "march", "process", "shipments", "putumayo")
    assert answer(game, "take_back") == {"putumayo cartels.base": -1}
    assert answer(game, "take_back") == {"putumayo cartels.base": -1}
    assert game.decision is not None and "take_back" not in game.decision.options
    assert "done" not in game.decision.options


def test_1_4_1_no_taking_back_without_a_spare_piece() -> None:
    """1.4.1, 4.4.2 The only Guerrilla is owed to Terror, so there is nothing to take back."""
    b = board("cali: auc 1g, farc 1g")
    assert asks(b, "auc", "terror", "assassinate").options == ["cali"]


def test_3_2_3_sweep_into_ecuador() -> None:
    """3.2.3, 1.4.2 Ecuador holds 2 Government pieces, including Police that ride along (11). When it is full no more
    cubes are asked for."""
    b = board("open ecuador\nnarino: govt 5t\nputumayo: govt 3t")
    assert asks(b, "govt", "sweep", "ecuador", "narino").options == ["1", "2"]
    assert asks(b, "govt", "sweep", "ecuador", "narino", "2").kind == "sweep-space"
    assert operation(b, "govt", "sweep", "ecuador", "narino", "1", "putumayo", "done", special=False) == {
        "narino govt.troops": -1,
        "putumayo govt.troops": -1,
        "ecuador govt.troops": 2,
        "resources govt": -3,
    }
    b = board("open ecuador\nnarino: govt 2t 1p")
    b.set(names.EFFECT + names.DEFENSE_COUNCIL, names.UNSHADED)
    assert asks(b, "govt", "sweep", "ecuador", "narino").options == ["0", "1", "2"]
    assert asks(b, "govt", "sweep", "ecuador", "narino", "2").kind == "sweep-space"
    assert operation(b, "govt", "sweep", "ecuador", "narino", "1", "1", "done", special=False) == {
        "narino govt.troops": -1,
        "narino govt.police": -1,
        "ecuador govt.troops": 1,
        "ecuador govt.police": 1,
        "resources govt": -3,
    }


def test_3_3_1_a_trade_for_a_base_transfers_no_shipment() -> None:
    """3.3.1, 1.5 A player who plays AUC and the Cartels cannot pass a Shipment from one to the other by a Rally."""
    text = "antioquia: auc 2g, cartels 1g, shipment auc.u"
    b = board(text, players="3", nonplayers="false")
    assert operation(b, "auc", "rally", "antioquia", "base", "done") == {
        "antioquia auc.guerrilla.u": -2,
        "antioquia auc.base": 1,
        "resources auc": -1,
        "shipments": 1,
        "ship_at 0": -(1 + names.ANTIOQUIA),
        "ship_by 0": -(names.AUC_U // names.S),
    }


def test_1_4_1_with_few_pieces_in_the_game() -> None:
    """1.4.1, 3.3.1 AUC has 2 Guerrillas left in the game, both on the map: either may be taken back and placed."""
    b = board("huila: auc 2g\ncali: auc 1b")
    b.discard(names.AUC_U, 16)
    assert "take_back" in asks(b, "auc", "rally").options
    assert operation(b, "auc", "rally", "cali", "place", "done") == {
        "huila auc.guerrilla.u": -1,
        "cali auc.guerrilla.u": 1,
        "resources auc": -1,
    }


def test_3_1_nothing_to_spare_for_an_extortion() -> None:
    """3.1, 4.1 Without Resources AUC needs both pieces to Extort the cost of its Rally. It can spare a third."""
    b = board("huila: auc 1g 1b, farc 1g", {"auc": 0})
    assert asks(b, "auc", "rally").options == ["extort"]
    b = board("huila: auc 1g 1b, farc 1g\ncesar: auc 1g(1a)", {"auc": 0})
    assert asks(b, "auc", "rally").options == ["extort", "take_back"]
    assert asks(b, "auc", "rally", "take_back").options == ["extort"]  # the one in Cesar is gone


def test_3_1_the_guerrilla_stays_that_found_money_is_to_march_with() -> None:
    """3.1, 4.1 Without Resources the Cartels need Process to pay for a March: the Guerrilla cannot be taken back, and
    of two Bases one must be kept if only selling it pays."""
    game = turn_of("cartels", "huila: cartels 1g 1b", 0)
    assert answer(game, "march", "take_back") == {"huila cartels.base": -1}  # a LoC costs nothing
    b = board("vaupes: cartels 1g 1b", {"cartels": 0})
    assert asks(b, "cartels", "march").options == ["process"]
    b = board("vaupes: cartels 1g 2b", {"cartels": 0})
    assert asks(b, "cartels", "march").options == ["process", "take_back"]
    assert operation(b, "cartels", "march", "take_back", "process", "amazonas", "vaupes", "done") == {
        "vaupes cartels.base": -2,
        "vaupes cartels.guerrilla.u": -1,
        "amazonas cartels.guerrilla.u": 1,
        "resources cartels": 2,
    }


def test_3_1_the_guerrilla_stays_that_found_money_is_to_attack_with() -> None:
    """3.1, 4.1 Without Resources FARC needs Extort in Vichada to pay for its Attack in Huila: neither Guerrilla can be
    taken back, but a second one in Vichada can."""
    text = "huila: farc 1g, govt 1p\nvichada: farc 1g"
    assert asks(board(text, {"farc": 0}), "farc", "attack").options == ["extort"]
    b = board(text.replace("vichada: farc 1g", "vichada: farc 2g"), {"farc": 0})
    assert operation(b, "farc", "attack", "take_back", "extort", "huila", "6", "done") == {
        "vichada farc.guerrilla.u": -2,
        "vichada farc.guerrilla.a": 1,
        "huila farc.guerrilla.u": -1,
        "huila farc.guerrilla.a": 1,
    }


def test_3_1_the_price_of_the_bribe_it_needs() -> None:
    """3.1, 4.5.4, 1.5.1 Only a Bribe can flip the Guerrilla for the Terror: its 3 Resources and the 1 for the Terror
    must be kept, as must the Guerrilla."""
    game = turn_of("cartels", "cali: cartels 1g(1a)", 6)
    game.choose("terror")
    assert asked(game).options == ["bribe"]
    assert gifts(game, names.CARTELS) == [f"give cartels {f} {n}" for f in ("auc", "farc", "govt") for n in (1, 2)]
    with pytest.raises(Problem) as refused:
        game.choose("give cartels govt 4")
    assert (refused.value.id, refused.value.facts["has"], refused.value.facts["kept"]) == ("too-poor-operation", 2, 4)
    assert answer(game) == {}
    assert answer(game, "give cartels govt 2", "bribe", "cali") == {
        "cali terror": 1,
        "resources cartels": -6,
        "resources govt": 2,
    }


def test_3_1_the_price_of_the_bribe_for_terror_on_a_loc() -> None:
    """3.1, 3.3.4 Terror on a LoC is free: 3 Resources must be kept for the Bribe, and nothing once it is paid."""
    game = turn_of("cartels", "loc_cali_pasto: cartels 1g(1a)", 4)
    game.choose("terror")
    assert gifts(game, names.CARTELS) == ["give cartels auc 1", "give cartels farc 1", "give cartels govt 1"]
    assert answer(game, "bribe", "give cartels govt 1", "loc_cali_pasto") == {
        "loc_cali_pasto terror": 1,
        "resources cartels": -4,
        "resources govt": 1,
    }


RANSOM = "cali: farc 1g, govt 1t"


def test_1_5_1_others_may_give_away_what_it_counts_on() -> None:
    """1.5.1, 3.1 FARC needs a Kidnapping to pay for its Terror. The Government may give its 5 Resources away; FARC then
    chooses its turn again and has executed nothing."""
    game = turn_of("farc", RANSOM, 0)
    game.choose("terror")
    before = asked(game)
    assert (before.kind, before.options) == ("terror-space", ["kidnap"])
    assert answer(game, "give govt auc 5") == {"resources govt": -5, "resources auc": 5}
    assert (actor(game), asked(game).kind) == ("farc", "turn")
    assert asked(game).options == ["unshaded", "shaded", "march", "pass"]
    assert ("called-off", (names.FARC,)) in game.journal
    twin = game.clone()
    assert twin.board.snapshot() == game.board.snapshot()
    assert asked(twin).options == ["unshaded", "shaded", "march", "pass"]
    assert answer(game, "pass") == {"resources farc": 1, "acted farc": 1}
    assert (actor(game), asked(game).kind) == ("govt", "turn")


def test_1_5_1_a_gift_that_leaves_enough_changes_nothing() -> None:
    """1.5.1, 4.3.3 With 1 Resource left for a ransom, or with the gift itself, FARC can pay for the Terror."""
    game = turn_of("farc", RANSOM, 0)
    answer(game, "terror", "give govt auc 4")
    assert asked(game).options == ["kidnap"]
    answer(game, "give govt farc 1")
    assert asked(game).options == ["cali", "kidnap"]
    game.choose("cali")
    assert (asked(game).options, game.board.n[names.TERROR + names.CALI]) == (["done", "kidnap", "take_back"], 1)


def test_1_5_1_called_off_and_announced_again() -> None:
    """1.5.1, 3.1 The gift comes back: FARC may announce its Terror again, and nothing of the first attempt remains."""
    game = turn_of("farc", RANSOM, 0)
    assert answer(game, "terror", "give govt auc 5", "give auc govt 5") == {}
    assert asked(game).options == ["unshaded", "shaded", "march", "terror", "pass"]
    assert answer(game, "terror", "kidnap", "2", "cali", "done") == {
        "cali farc.guerrilla.u": -1,
        "cali farc.guerrilla.a": 1,
        "cali terror": 1,
        "cali support": -1,
        "resources govt": -2,
        "resources farc": 1,
        **BOX,
    }


def test_1_5_1_what_was_called_off_is_in_records_and_previews() -> None:
    """1.5.1 Lookahead and replay see the same question as the game."""
    game = turn_of("farc", RANSOM, 0)
    game.choose("terror")
    twin, question = game.ahead("give govt auc 5")
    assert question is not None and (question.kind, twin.board.resources(names.AUC)) == ("turn", 10)
    assert asked(game).kind == "terror-space"
    for choice in ("give govt auc 5", "march", "loc_ibague_cali", "take_back"):
        game.choose(choice)
    game.undo()
    game.undo()
    game.undo()
    assert (asked(game).kind, game.undoable, game.board.resources(names.GOVT)) == ("turn", 0, 0)


CARGO = "huila: farc 2g(1a), cartels 1g 1b, shipment farc.a"


def test_4_3_3_a_shipment_instead_of_the_ransom() -> None:
    """4.3.3, 3.1 FARC needs the ransom of the Cartels in Huila, who would pay with a Shipment if they had one. FARC
    cannot hand them one, not even by taking the carrier back."""
    game = turn_of("farc", CARGO, 0)
    game.choose("terror")
    assert asked(game).options == ["kidnap", "take_back"]
    hands = [aside for aside in game.rules.possible_agreements(game.board, names.FARC) if aside.startswith("hand")]
    assert hands == ["hand huila farc.guerrilla.a farc.guerrilla.u"]
    with pytest.raises(Problem, match="operation-needs"):
        game.choose("hand huila farc.guerrilla.a cartels.guerrilla.u")
    assert answer(game) == {}
    game.choose("take_back")
    assert (asked(game).kind, asked(game).options) == ("shipment-carrier", ["farc.guerrilla.u", "remove"])


def test_4_3_3_others_may_hand_them_one() -> None:
    """4.3.3, 1.5.1 AUC may hand the Cartels a Shipment there; FARC then chooses again."""
    game = turn_of("farc", "huila: farc 1g, auc 1g, cartels 1g 1b, shipment auc.u", 0)
    game.choose("terror")
    game.choose("hand huila auc.guerrilla.u cartels.guerrilla.u")
    assert (actor(game), asked(game).options) == ("farc", ["unshaded", "shaded", "march", "pass"])


def test_1_5_1_not_by_the_same_player() -> None:
    """1.5, 3.1 A player who plays FARC and the Cartels must keep what FARC's Terror needs in either purse."""
    b = board("huila: farc 1g, cartels 1g 1b", {"cartels": 5}, players="2", nonplayers="false")
    game = deal(b, CARDS["farc"], 5, 6)
    game.choose("terror")
    with pytest.raises(Problem) as refused:
        game.choose("give cartels govt 5")
    assert (refused.value.id, refused.value.facts["has"]) == ("too-poor-operation", 4)
    assert gifts(game, names.CARTELS) == [
        "give cartels auc 1", "give cartels auc 4", "give cartels govt 1", "give cartels govt 4",
    ]  # fmt: skip
