"""1.4.1 Taking back own pieces in an Event, card by card: before and between its steps, and the consequences."""

from __future__ import annotations

import pytest

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import execute
from abyssal.kernel.decision import Decision
from tests.games.andean_abyss.asking import actor, answer, asked, deal
from tests.games.andean_abyss.events.questions import asked as asked_by
from tests.games.andean_abyss.events.questions import faction
from tests.games.andean_abyss.helpers import FACTIONS, board, event, question

# Before a step that places pieces.


def test_asked_until_there_are_enough() -> None:
    """1.4.1 Before each of two Cities: asked again after each piece, until both kinds are Available."""
    game = deal(board("cali: auc 2b, farc 1g\npasto: auc 2b\nhuila: auc 1b\ncesar: auc 1b"), 40, 1)
    while actor(game) != "auc":
        answer(game, "pass")
    answer(game, "shaded")
    assert (asked(game).kind, asked(game).options) == ("before-placing", ["done", "take_back"])
    assert answer(game, "take_back", "cesar") == {"cesar auc.base": -1}
    assert asked(game).kind == "event-place"
    assert answer(game, "neiva", "auc.base") == {"neiva auc.base": 1}
    assert asked(game).kind == "before-placing"
    changed = answer(game, "take_back", "huila", "bogota", "auc.base")
    assert {name: by for name, by in changed.items() if "auc." in name} == {"huila auc.base": -1, "bogota auc.base": 1}


def test_before_the_department_is_chosen() -> None:
    """25 Departments that take the most pieces come first: which they are depends on what FARC took back."""
    text = "choco: farc 28g(28a) 2b\nhuila: farc 2b\nsantander: farc 2b\natlantico: farc 2b\nantioquia: farc 1b"
    b = board(text)
    choices = ["take_back", "choco", "farc.guerrilla.a", "done", "huila"]
    assert event(b, "farc", 25, True, *choices) == {"choco farc.guerrilla.a": -1, "huila farc.guerrilla.u": 3}
    b = board(text)
    choices = ["take_back", "huila", "done", "huila", "farc.base"]
    assert event(b, "farc", 25, True, *choices) == {"huila farc.guerrilla.u": 2}


def test_a_base_for_another_place() -> None:
    """62, 71 Bases are taken back to be placed by the Event; not asked where there is no room for them."""
    bases = "".join(f"\n{s}: cartels 2b" for s in ("neiva", "cesar", "narino", "putumayo", "santander", "meta_east"))
    b = board("cali: cartels 2b" + bases)
    assert event(b, "cartels", 62, True, "take_back", "cesar", "take_back", "neiva") == {
        "cesar cartels.base": -1,
        "neiva cartels.base": -1,
        "guainia cartels.base": 1,
        "vaupes cartels.base": 1,
        "amazonas cartels.base": 1,
    }
    full = "\nguainia: farc 2b\nvaupes: farc 2b\namazonas: auc 2b"
    assert event(board("cali: cartels 2b" + bases + full), "cartels", 62, True) == {}
    b = board("bogota: govt 2b\ncali: govt 1b")
    assert event(b, "govt", 71, True, "take_back", "cali", "done") == {
        "cali govt.base": -1,
        "panama open": 1,
        "panama govt.base": 1,
    }


def test_a_guerrilla_for_captured_goods() -> None:
    """3.3.3 In General Offensive (19) and Gramaje (26): when a 1 is rolled, one is taken back to be placed."""
    b = board("cali: auc 1g(1a), govt 1p\nhuila: auc 17g(17a)")
    assert event(b, "auc", 19, False, "1", "take_back", "huila") == {
        "huila auc.guerrilla.a": -1,
        "cali govt.police": -1,
        "cali auc.guerrilla.u": 1,
    }
    b = board("cali: cartels 1g(1a), farc 1g\nhuila: cartels 11g")
    assert event(b, "cartels", 26, False, "1", "take_back", "huila") == {
        "huila cartels.guerrilla.u": -1,
        "cali farc.guerrilla.u": -1,
        "cali cartels.guerrilla.u": 1,
    }
    b = board("cali: cartels 1g(1a), farc 1g\nhuila: cartels 11g")
    assert event(b, "cartels", 26, False, "1", "take_back", "cali") == {
        "cali cartels.guerrilla.a": -1,
        "cali farc.guerrilla.u": -1,
        "cali cartels.guerrilla.u": 1,
    }, "the attacker itself, to come back Underground"


def test_a_guerrilla_for_each_ambush() -> None:
    """29 Each of the two Ambushes places a Guerrilla, if necessary one taken back at that moment."""
    text = "cali: auc 1g(1a), govt 3t\nhuila: auc 17g"
    assert event(board(text), "auc", 29, True, "done", "take_back", "huila") == {
        "huila auc.guerrilla.u": -1,
        "cali auc.guerrilla.u": 1,
        "cali govt.troops": -3,
    }
    assert event(board(text), "auc", 29, True, "take_back", "cali", "done") == {
        "cali auc.guerrilla.a": -1,
        "cali auc.guerrilla.u": 1,
        "cali govt.troops": -3,
    }


def test_all_guerrillas_anew() -> None:
    """72 The Cartels take Guerrillas back and place them at their Base."""
    b = board("cali: cartels 1g(1a) 1b\nhuila: cartels 11g")
    choices = ["take_back", "cali", "cartels.guerrilla.a", "take_back", "huila", "done"]
    assert event(b, "cartels", 72, True, *choices) == {
        "cali cartels.guerrilla.a": -1,
        "huila cartels.guerrilla.u": -1,
        "cali cartels.guerrilla.u": 2,
    }


# Between the steps.


def test_between_two_removals() -> None:
    """1.4.1 A space that is empty by then is no longer offered, and the last one is not asked about."""
    b = board("bogota: govt 2t\ncali: govt 1t\npasto: govt 1p")
    b.executing = FACTIONS["govt"]
    decision = question(execute(b, FACTIONS["govt"], 23, True), "bogota")
    assert (decision.kind, decision.options) == ("event-remove", ["bogota", "cali", "take_back"])
    b = board("bogota: govt 2t\ncali: govt 1t\npasto: govt 1p")
    changed = event(b, "govt", 23, True, "bogota", "take_back", "cali")
    assert {name: by for name, by in changed.items() if "govt." in name} == {
        "bogota govt.troops": -2,
        "cali govt.troops": -1,
    }


def test_between_space_and_piece() -> None:
    """1.4.1 At the choice of a piece: what is taken back cannot be chosen."""
    b = board("huila: auc 2g(1a), farc 2g(1a)\ncali: auc 1g")
    decision = question_of(b, "auc", 40, False, "huila")
    assert (decision.kind, decision.options) == (
        "event-replace-piece",
        ["auc.guerrilla.u", "auc.guerrilla.a", "take_back"],
    )
    b = board("huila: auc 2g(1a), farc 2g(1a)\ncali: auc 1g")
    choices = ["huila", "take_back", "huila", "auc.guerrilla.u"]
    assert event(b, "auc", 40, False, *choices) == {
        "huila auc.guerrilla.u": -1,
        "huila auc.guerrilla.a": -1,
        "huila govt.police": 1,
        "cali auc.guerrilla.u": -1,
        "cali govt.police": 1,
    }


def question_of(b: Colombia, who: str, card: int, shaded: bool, *choices: str) -> Decision:
    b.executing = FACTIONS[who]
    return question(execute(b, FACTIONS[who], card, shaded), *choices)


def test_between_two_pieces_placed() -> None:
    """1.4.1 At the choice of a piece to place: the next one may be one that was just taken back."""
    decision = question_of(board("cali: govt 1b"), "govt", 33, True)
    assert decision.options == ["govt.troops", "govt.police", "govt.base", "take_back"]
    b = board("cali: govt 1b")
    assert event(b, "govt", 33, True, "govt.base", "take_back", "cali", "govt.base") == {
        "ecuador open": 1,
        "ecuador govt.base": 2,
        "cali govt.base": -1,
    }


def test_optional_steps_end_when_nothing_is_left() -> None:
    """28 The last piece on the border is the executing faction's own, and it takes it back."""
    b = board("arauca: farc 2g(1a)")
    assert event(b, "farc", 28, False, "farc.guerrilla.u", "take_back") == {
        "arauca farc.guerrilla.u": -1,
        "arauca farc.guerrilla.a": -1,
    }


def test_not_in_the_middle_of_a_step() -> None:
    """1.4.1 Not offered at questions about how, how many or which faction."""
    assert question_of(board("bogota: govt 3t"), "govt", 5, False, "loc_neiva_bogota").options == list("123456")
    b = board("huila: govt 2t, farc 2g(1a)")
    assert question_of(b, "govt", 19, False).options == ["sweep", "assault"]
    assert question_of(board("huila: farc 1g, auc 1g"), "farc", 46, False).options == ["farc", "auc"]


@pytest.mark.parametrize(("who", "offered"), [("govt", True), ("farc", False)])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_only_who_executes(who: str, offered: bool, edition: str) -> None:
    """1.4.1 The Government chooses the Department of card 14, but may take back only in its own Event."""
    decision = question_of(board("bogota: govt 1t", edition=edition), who, 14, False)
    assert (decision.actor, decision.kind) == (FACTIONS["govt"], "event-place")
    assert ("take_back" in decision.options) is offered


def test_not_for_non_players() -> None:
    """1.4.1 A player faction."""
    b = board("huila: farc 2g\ncesar: farc 2g", players="1")
    assert question_of(b, "farc", 25, False).options == ["huila", "cesar"]


# Choices that follow what was taken back.


def test_the_dearest_pipeline() -> None:
    """4 The Government takes its Police off a pipeline worth 3: that one has to be Sabotaged first."""
    guarded = "loc_cucuta_ayacucho: govt 1p\nloc_ayacucho_sincelejo: govt 1p\nloc_arauca_cucuta: govt 1p"
    decision = question_of(board(guarded), "govt", 4, True)
    assert len(decision.options) == 6 + 1
    b = board(guarded)
    choices = ["take_back", "loc_cucuta_ayacucho", "loc_neiva_bogota", "loc_yopal_bogota"]
    assert event(b, "govt", 4, True, *choices) == {
        "loc_cucuta_ayacucho govt.police": -1,
        "loc_cucuta_ayacucho terror": 1,
        "loc_neiva_bogota terror": 1,
        "loc_yopal_bogota terror": 1,
    }


def test_where_an_assault_is_still_possible() -> None:
    """29 Without its Troops a space no longer comes first."""
    text = "huila: govt 3t, farc 1g\ncali: govt 1t, farc 1g\npasto: farc 1g"
    assert question_of(board(text), "govt", 29, False).options == ["cali", "huila", "take_back"]
    assert event(board(text), "govt", 29, False, "take_back", "cali") == {
        "cali govt.troops": -1,
        "huila farc.guerrilla.u": -1,
    }


def test_police_for_the_bases() -> None:
    """35 Once Police are Available again, Departments that they may enter come first."""
    text = "bogota: govt 30p\nhuila: cartels 2b\nmeta_west: cartels 1b, zone"
    assert question_of(board(text), "govt", 35, False, "done").options == ["huila", "meta_west", "take_back"]
    assert event(board(text), "govt", 35, False, "take_back", "done") == {
        "bogota govt.police": -1,
        "huila govt.police": 1,
        "huila cartels.base": -2,
        "aid": 3,
    }


def test_the_guerrillas_that_fly() -> None:
    """53 The second one may be taken back before it flies; the first one does not fly on."""
    text = "vaupes: farc 2g\ncesar: farc 1g"
    assert event(board(text), "farc", 53, False, "vaupes", "cesar", "take_back", "vaupes", "done") == {
        "vaupes farc.guerrilla.u": -2,
        "cesar farc.guerrilla.u": 1,
    }
    text = "vaupes: farc 1g\ncesar: farc 1g"
    choices = ["vaupes", "cesar", "take_back"]
    assert event(board(text), "farc", 53, False, *choices) == {"vaupes farc.guerrilla.u": -1}


def test_the_guerrillas_that_are_still_there() -> None:
    """63, 70 Where the last Guerrilla was taken back there is no Terror."""
    text = "cali: cartels 2g(1a)\nhuila: cartels 1g"
    changed = event(board(text), "cartels", 63, False, "take_back", "huila", "cartels.guerrilla.u")
    assert {name: by for name, by in changed.items() if name.startswith(("cali", "huila"))} == {
        "cali cartels.guerrilla.u": -1,
        "cali terror": 1,
        "huila cartels.guerrilla.u": -1,
    }
    text = "choco: auc 2g(1a)\nnarino: auc 1g"
    assert event(board(text), "auc", 70, True, "take_back", "narino", "auc.guerrilla.u") == {
        "choco auc.guerrilla.u": -1,
        "choco auc.guerrilla.a": 1,
        "choco terror": 1,
        "narino auc.guerrilla.u": -1,
        "resources auc": 3,
        "aid": -3,
    }


def test_nobody_left_to_be_replaced() -> None:
    """72 The Cartels take back the Guerrilla that was to be replaced."""
    b = board("cali: cartels 1g")
    assert event(b, "cartels", 72, False, "take_back", "farc.guerrilla.u") == {"cali cartels.guerrilla.u": -1}


def test_bases_in_forests_that_have_one() -> None:
    """66 A Forest whose Base was taken back gets none; the Base goes elsewhere."""
    seven = ["huila", "cesar", "arauca", "santander", "antioquia", "vichada"]
    text = "\n".join(f"{s}: cartels 2b" for s in seven) + "\nchoco: cartels 1b\nnarino: cartels 1b"
    assert event(board(text), "cartels", 66, True, "done", "take_back", "choco") == {
        "choco cartels.base": -1,
        "narino cartels.base": 1,
    }


def test_deserters_in_a_full_ecuador() -> None:
    """54 Once FARC has a Guerrilla Available, for which Ecuador has no room, only its own can be chosen there."""
    text = "open ecuador\necuador: farc 2g, auc 1g, cartels 1g\nhuila: farc 28g\ncesar: auc 17g\ncali: cartels 11g"
    choices = ["replace", "done", "ecuador"]
    assert question_of(board(text), "farc", 54, False, *choices).options == [
        "farc.guerrilla.u",
        "auc.guerrilla.u",
        "cartels.guerrilla.u",
        "take_back",
    ]
    assert event(board(text), "farc", 54, False, *choices, "take_back", "huila", "done") == {
        "huila farc.guerrilla.u": -1,
        "ecuador farc.guerrilla.u": -1,
    }


GRANTED = [
    (26, False, "cali: cartels 2g, farc 3g\nhuila: cartels 10g", "cartels", ["1"], []),
    (29, True, "cali: farc 2g, govt 5p\nhuila: farc 28g", "farc", [], ["done"]),
    (37, True, "choco: auc 2g\ncali: govt 3t\nhuila: auc 16g", "auc", ["cali", "choco", "1", "done", "done"], []),
]


@pytest.mark.parametrize(("card", "shaded", "text", "owner", "before", "after"), GRANTED)
def test_1_4_1_before_what_the_event_of_another_grants(
    card: int, shaded: bool, text: str, owner: str, before: list[str], after: list[str]
) -> None:
    """1.4.1, 5.5 A faction that Attacks or Ambushes by another's Event may take back a Guerrilla for the one to be
    placed; in the second edition only in its own turn."""
    decision = asked_by(board(text), "govt", card, shaded, *before)
    assert (faction(decision), decision.kind, decision.options) == (owner, "before-placing", ["done", "take_back"])
    kept = event(board(text), "govt", card, shaded, *before, "take_back", "huila", *after)
    rolled = [choice for choice in after if choice != "done"]
    lost = event(board(text, edition="second"), "govt", card, shaded, *before, *rolled)
    placed = {f"huila {owner}.guerrilla.u": -1, f"cali {owner}.guerrilla.u": 1}
    assert kept == {key: by for key in {**lost, **placed} if (by := lost.get(key, 0) + placed.get(key, 0))}
