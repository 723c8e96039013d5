"""1.4 Forces: availability, removal, stacking, Underground and Active."""

from __future__ import annotations

import pytest

from abyssal.coin.events import replace
from abyssal.coin.game import Game
from abyssal.coin.general import execute, menu
from abyssal.coin.notation import changes
from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss.names import (
    ANTIOQUIA,
    AUC,
    AUC_BASE,
    AUC_U,
    CARTELS_BASE,
    CHOCO,
    ECUADOR,
    FARC,
    FARC_A,
    FARC_BASE,
    FARC_U,
    GOVT_BASE,
    HUILA,
    LOC_CALI_PASTO,
    MEDELLIN,
    META_WEST,
    POLICE,
    TROOPS,
)
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.asking import actor, answer, asked, asks, deal
from tests.games.andean_abyss.helpers import RULES, board, copy, operation, play, question

SPEC = RULES.spec


def test_1_4_forces_of_each_faction() -> None:
    """1.4 Troops, Police and Bases of the Government; Guerrillas and Bases of the Insurgents (Available Forces)."""
    inventory = dict(zip(SPEC.pools, SPEC.inventory, strict=True))
    assert inventory == {
        "govt.troops": 30,
        "govt.police": 30,
        "govt.base": 3,
        "farc.guerrilla": 30,
        "farc.base": 9,
        "auc.guerrilla": 18,
        "auc.base": 6,
        "cartels.guerrilla": 12,
        "cartels.base": 15,
    }


def test_1_4_1_place_only_what_is_available() -> None:
    """1.4.1 Only Available pieces are placed; none if all are on the map."""
    b = board("bogota: govt 28t")
    assert operation(b, "govt", "train", "cali", "2", "0", "done", special=False) == {
        "cali govt.troops": 2,
        "resources govt": -3,
    }
    assert b.available(TROOPS) == 0
    assert b.place(TROOPS, HUILA, 3) == 0


def test_1_4_1_removed_pieces_become_available() -> None:
    """1.4.1 Pieces that leave the map become Available again."""
    b = board("huila: farc 3g(3a)")
    assert b.available(FARC_U) == 27
    b.remove(FARC_A, HUILA, 2)
    assert b.available(FARC_U) == 29


def test_1_4_1_remove_rather_than_replace() -> None:
    """1.4.1 A piece is removed if its replacement is not Available."""
    b = board("huila: govt 1p\nchoco: auc 18g")
    assert play(b, replace(b, POLICE, HUILA, AUC_U)) == {"huila govt.police": -1}
    b = board("huila: govt 1p\nchoco: auc 17g")
    assert play(b, replace(b, POLICE, HUILA, AUC_U)) == {"huila govt.police": -1, "huila auc.guerrilla.u": 1}


def test_1_4_1_no_base_left_to_replace_with() -> None:
    """1.4.1 Rally replaces Guerrillas only with a Base that is Available."""
    all_out = "antioquia: auc 2b\ncesar: auc 2b\nchoco: auc 2b\narauca: auc 3g"
    assert asks(board(all_out), "auc", "rally", "arauca", special=False).options == ["place", "take_back"]
    one_left = all_out.replace("choco: auc 2b", "choco: auc 1b")
    assert asks(board(one_left), "auc", "rally", "arauca", special=False).options == ["place", "base", "take_back"]


def test_1_4_1_own_pieces_for_a_rally() -> None:
    """1.4.1.own_pieces Insurgents without Available Guerrillas take one off the map and place it Underground (R4)."""
    b = board("meta_west: farc 30g(30a), AO")
    assert operation(b, "farc", "rally", "meta_west", "place", "done", special=False) == {
        "meta_west farc.guerrilla.a": -1,
        "meta_west farc.guerrilla.u": 1,
        "resources farc": -1,
    }


def test_1_4_1_own_pieces_chosen_freely() -> None:
    """1.4.1.own_pieces Any number of them, of any kind, from anywhere."""
    b = board("huila: farc 28g(5a) 1b, AO\nchoco: farc 2g(1a)")
    choices = ["take_back", "huila", "farc.guerrilla.a", "take_back", "choco", "farc.guerrilla.u"]
    assert operation(b, "farc", "rally", *choices, "huila", "place", "2", "done", special=False) == {
        "huila farc.guerrilla.a": -1,
        "huila farc.guerrilla.u": 2,
        "choco farc.guerrilla.u": -1,
        "resources farc": -1,
    }
    take = asks(b, "farc", "rally", "take_back", "huila", special=False)
    assert take.options == ["farc.guerrilla.u", "farc.guerrilla.a", "farc.base"]


def test_1_4_1_own_pieces_make_a_rally_possible() -> None:
    """1.4.1.own_pieces Rally is offered although no Guerrilla is Available, if the faction has some on the map."""
    b = board("loc_cali_pasto: cartels 12g(12a)")
    assert "rally" in menu(b, names_index("cartels"), False, False)
    b = board("loc_cali_pasto: cartels 12g(12a)", players="2", nonplayers="true")
    assert "rally" not in menu(b, names_index("cartels"), False, False)


def names_index(name: str) -> int:
    return SPEC.faction_index[name]


def test_1_4_1_own_pieces_government() -> None:
    """1.4.1.own_pieces The Government too, in any Operation."""
    b = board("bogota: govt 30t\ncali: govt 1p")
    choices = ["take_back", "bogota", "take_back", "bogota", "cali", "2", "0", "done", "done"]
    assert operation(b, "govt", "train", *choices, special=False) == {
        "bogota govt.troops": -2,
        "cali govt.troops": 2,
        "resources govt": -3,
    }


def test_1_4_1_own_pieces_only_own() -> None:
    """1.4.1.own_pieces Only the executing faction's own pieces."""
    b = board("huila: farc 1g, auc 1g, govt 1t\nchoco: farc 1b")
    assert asks(b, "farc", "rally", "take_back", special=False).options == ["huila", "choco"]


@pytest.mark.parametrize(("edition", "offered"), [("first", True), ("second", False)])
def test_1_4_1_own_pieces_by_anothers_event(edition: str, offered: bool) -> None:
    """1.4.1.own_pieces First edition: in any Operation. Second: not in one that another faction's Event grants."""
    b = board("huila: farc 2g", edition=edition)
    b.executing = AUC
    granted = Operation(FARC, "rally", free=True, event=True)
    assert ("take_back" in question(execute(b, granted)).options) is offered
    b.executing = FARC
    granted = Operation(FARC, "rally", free=True, event=True)
    assert "take_back" in question(execute(b, granted)).options


@pytest.mark.parametrize("edition", ["first", "second"])
def test_1_4_1_own_pieces_in_the_own_turn(edition: str) -> None:
    """1.4.1.own_pieces Both editions: in an Operation by the sequence of play, and the menu reflects it."""
    game = deal(board("loc_cali_pasto: cartels 12g(12a)", edition=edition), 70, 71)
    assert "rally" in asked(game).options
    answer(game, "rally")
    assert "take_back" in asked(game).options


def test_1_4_1_own_pieces_not_for_nonplayers() -> None:
    """1.4.1.own_pieces Only player factions may."""
    b = board("huila: farc 2g", players="1")
    assert "take_back" not in asks(b, "farc", "rally").options


def test_1_4_1_own_pieces_only_if_there_are_any() -> None:
    """1.4.1.own_pieces A faction without pieces on the map is not asked."""
    assert "take_back" not in asks(board("huila: auc 2g"), "cartels", "rally").options


def test_1_4_1_own_pieces_before_an_event() -> None:
    """1.4.1.own_pieces While executing an Event: asked before a step that could place more than are Available."""
    game = deal(board("meta_west: farc 30g(30a)\nhuila: farc 1b"), 25, 26)
    answer(game, "shaded")
    assert (asked(game).kind, asked(game).options) == ("before-placing", ["done", "take_back"])
    changed = answer(game, "take_back", "meta_west", "take_back", "meta_west", "done", "choco", "farc.guerrilla.u")
    assert changed["meta_west farc.guerrilla.a"] == -2
    assert changed["choco farc.guerrilla.u"] == 1
    bases = "huila: farc 2b\nchoco: farc 2b\nnarino: farc 2b\nputumayo: farc "
    for text, short in [
        ("meta_west: farc 28g(28a)", True),
        ("meta_west: farc 27g(27a)", False),
        (bases + "2b", True),
        (bases + "1b", False),
    ]:
        game = deal(board(text), 25, 26)
        answer(game, "shaded")
        assert (asked(game).kind == "before-placing") is short


POLICEMEN = ["arauca", "vichada", "guainia", "vaupes", "amazonas", "putumayo"]


def test_1_4_1_own_pieces_police_for_an_event() -> None:
    """1.4.1.own_pieces Card 39 places 6 Police: with 2 Available the Government may take back up to 4, or none."""
    game = deal(board("bogota: govt 1t 28p"), 39, 1)
    until(game, "govt")
    answer(game, "unshaded", "arauca", "vichada")
    for name in POLICEMEN[2:]:
        assert (actor(game), asked(game).kind, asked(game).piece) == ("govt", "before-placing", POLICE)
        assert asked(game).options == ["done", "take_back"]
        answer(game, "take_back", "bogota")
        assert asked(game).options == ["govt.troops", "govt.police"]
        assert answer(game, "govt.police") == {"bogota govt.police": -1}
        assert (asked(game).kind, asked(game).options[-1]) == ("event-place", "take_back")
        assert answer(game, name)[f"{name} govt.police"] == 1
    assert asked(game).kind == "turn"
    game = deal(board("bogota: govt 1t 28p"), 39, 1)
    until(game, "govt")
    placed = answer(game, "unshaded", "arauca", "vichada", "done")
    assert {name for name in placed if "govt.police" in name} == {"arauca govt.police", "vichada govt.police"}


def test_1_4_1_own_pieces_enough_for_an_event() -> None:
    """1.4.1.own_pieces Card 39 with a Police Available: nothing is asked before it is placed; without one it is."""
    for police, short in [(29, False), (30, True)]:
        game = deal(board(f"bogota: govt {police}p"), 39, 1)
        until(game, "govt")
        answer(game, "unshaded")
        assert asked(game).kind == ("before-placing" if short else "event-place")


@pytest.mark.parametrize(
    ("who", "side", "kind"),
    [
        ("govt", "unshaded", "before-placing"),
        ("govt", "shaded", "event-replace"),
        ("auc", "unshaded", ""),
        ("auc", "shaded", "before-placing"),
        ("farc", "unshaded", ""),
        ("farc", "shaded", "event-replace"),
    ],
)
def test_1_4_1_own_pieces_only_if_the_event_places_them(who: str, side: str, kind: str) -> None:
    """1.4.1.own_pieces A faction is not asked if its Event places none of its own pieces (card 39)."""
    text = "bogota: govt 26p\nhuila: govt 2p\narauca: govt 2p\nmeta_west: farc 30g\nantioquia: auc 17g"
    game = deal(board(text + "\ncesar: auc 1g"), 39, 1)
    until(game, who)
    answer(game, side)
    assert game.board.n[SPEC.at["card"]] == 39
    if kind:
        assert (actor(game), asked(game).kind) == (who, kind)
    else:
        assert asked(game).kind == "turn"


@pytest.mark.parametrize(("guerrillas", "short"), [(11, True), (10, False)])
def test_1_4_1_own_pieces_of_whoever_executes(guerrillas: int, short: bool) -> None:
    """1.4.1.own_pieces Sucumbíos (33, shaded) places 2 pieces of the executing faction, whichever that is."""
    game = deal(board(f"cali: cartels {guerrillas}g\nmeta_west: farc 30g"), 33, 1)
    until(game, "cartels")
    answer(game, "shaded")
    assert actor(game) == "cartels"
    assert (asked(game).kind == "before-placing") is short


def until(game: Game, who: str) -> None:
    """Let the factions before this one pass."""
    while actor(game) != who:
        answer(game, "pass")


def test_1_4_1_full_removal_against_a_target() -> None:
    """1.4.1.full_removal An Assault with 3 Troops in Forest removes exactly 3 Active pieces (R5)."""
    b = board("choco: govt 3t, farc 4g(4a)")
    assert operation(b, "govt", "assault", "choco", "done", special=False) == {
        "choco farc.guerrilla.a": -3,
        "resources govt": -3,
    }
    b = board("choco: govt 3t, farc 2g(2a), auc 2g(2a)")
    assert asks(b, "govt", "assault", "choco", "farc", special=False).options == ["farc", "auc"]
    assert operation(b, "govt", "assault", "choco", "farc", "auc", "auc", "done", special=False) == {
        "choco farc.guerrilla.a": -1,
        "choco auc.guerrilla.a": -2,
        "resources govt": -3,
    }


def test_1_4_1_full_removal_spares_who_is_not_targeted() -> None:
    """1.4.1.full_removal Once the targeted factions are gone, others need not be targeted (R5, 3.1)."""
    b = board("choco: govt 3t, farc 2g(2a), auc 2g(2a)")
    assert asks(b, "govt", "assault", "choco", "farc", "farc", special=False).options == ["auc", "done"]
    assert operation(b, "govt", "assault", "choco", "farc", "farc", "done", "done", special=False) == {
        "choco farc.guerrilla.a": -2,
        "resources govt": -3,
    }


def test_1_4_2_two_bases_to_a_space() -> None:
    """1.4.2 No more than 2 Bases, of whatever factions, in a Department or City."""
    b = board("antioquia: auc 1b\nmedellin: govt 1b, cartels 1b")
    assert b.place(FARC_BASE, ANTIOQUIA, 2) == 1
    assert b.place(CARTELS_BASE, ANTIOQUIA) == 0
    assert b.place(GOVT_BASE, MEDELLIN) == 0
    assert b.move(CARTELS_BASE, MEDELLIN, ANTIOQUIA, 1) == 0


def test_1_4_2_rally_within_stacking() -> None:
    """1.4.2 Rally does not offer a third Base."""
    b = board("choco: farc 3g, auc 1b, cartels 1b")
    assert asks(b, "farc", "rally", "choco", special=False).options == ["place", "take_back"]


def test_1_4_2_no_bases_on_locs() -> None:
    """1.4.2 Bases may not occupy LoCs; cubes and Guerrillas may, in any number."""
    b = board()
    for base in (GOVT_BASE, FARC_BASE, AUC_BASE, CARTELS_BASE):
        assert b.place(base, LOC_CALI_PASTO) == 0
    assert b.place(TROOPS, LOC_CALI_PASTO, 30) == 30
    assert b.place(FARC_U, LOC_CALI_PASTO, 30) == 30


def test_1_4_2_no_government_in_farc_zones() -> None:
    """1.4.2 The Government may not enter a FARC Zone; Insurgents may."""
    b = board("meta_west: zone, farc 1g\nhuila: govt 3t 1p")
    for column in (TROOPS, POLICE, GOVT_BASE):
        assert b.place(column, META_WEST) == 0
    assert b.move(TROOPS, HUILA, META_WEST, 3) == 0
    assert b.place(AUC_U, META_WEST) == 1
    with pytest.raises(Problem, match="no-room"):
        board("meta_west: zone, govt 1t")


def test_1_4_2_ecuador() -> None:
    """1.4.2 No more than 2 pieces of each faction in Ecuador (Sucumbíos), as the map data say."""
    assert [SPEC.spaces[s] for s in range(SPEC.size) if SPEC.most_per_faction[s] < 99] == ["ecuador"]
    assert SPEC.most_per_faction[ECUADOR] == 2
    b = board("open ecuador\necuador: farc 1g\nnarino: farc 3g, auc 3g(2a)")
    assert b.place(FARC_U, ECUADOR, 3) == 1
    assert b.move(FARC_U, SPEC.space_index["narino"], ECUADOR, 1) == 0
    before = copy(b)
    operation(b, "auc", "march", "ecuador", "narino", "1", "1", "done", special=False)
    assert changes(before, b) == {
        "narino auc.guerrilla.u": -1,
        "narino auc.guerrilla.a": -1,
        "ecuador auc.guerrilla.u": 1,
        "ecuador auc.guerrilla.a": 1,
        "resources auc": -1,
    }
    assert "ecuador" not in asks(b, "auc", "march").options


def test_1_4_3_new_guerrillas_are_underground() -> None:
    """1.4.3 Guerrillas are placed Underground, also in place of another piece."""
    b = board("choco: farc 1g(1a)")
    assert operation(b, "farc", "rally", "choco", "place", "done", special=False) == {
        "choco farc.guerrilla.u": 1,
        "resources farc": -1,
    }
    b = board("huila: govt 1p")
    assert play(b, replace(b, POLICE, HUILA, AUC_U))["huila auc.guerrilla.u"] == 1


def test_1_4_3_flip() -> None:
    """1.4.3 Guerrillas flip from one state to the other. Active ones stay Active when Activated."""
    b = board("choco: farc 3g(1a)")
    assert b.activate(FARC, CHOCO, 1) == 1
    assert (b.n[FARC_U + CHOCO], b.n[FARC_A + CHOCO]) == (1, 2)
    assert b.activate(FARC, CHOCO, 5) == 1
    assert (b.n[FARC_U + CHOCO], b.n[FARC_A + CHOCO]) == (0, 3)
    assert b.hide(FARC, CHOCO, 2) == 2
    assert (b.n[FARC_U + CHOCO], b.n[FARC_A + CHOCO]) == (2, 1)
