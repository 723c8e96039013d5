"""5.0 Events in general: who chooses, what prevails, what lasts. (Each card has its own tests.)"""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.coin.notation import changes
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import EVENTS, execute
from abyssal.games.andean_abyss.names import (
    CAPABILITIES,
    CARD,
    EFFECT,
    ELIGIBLE,
    FARC,
    FIRST_DIVISION,
    MOMENTUM,
    PHASE,
    PRESIDENT,
    PROPAGANDA_PLAYED,
    PROTECTED,
    ROUNDS,
    SENADO,
    SHADED,
    TURN,
    UNSHADED,
    URIBE,
    VICTORY_PHASE,
)
from tests.games.andean_abyss.asking import answer, asked, asks, deal, plain
from tests.games.andean_abyss.helpers import FACTIONS, RULES, board, copy, event, operation, question

CARDS = RULES.cards


def on_card(b: Colombia, card: int) -> Game:
    """A game in which the first Eligible faction is to play a card."""
    b.set(CARD, card)
    b.set(PHASE, TURN)
    RULES.deck(b).stack([(2, 0)])
    b.order = [71, 72]
    return Game.at(RULES, b)


# 5.1 Executing Events.


def test_5_1_the_executing_faction_chooses() -> None:
    """5.1 The executing faction makes all selections, even of another's pieces."""
    b = board("huila: farc 2g\ncesar: farc 1g 1b\nchoco: farc 1g")
    decision = question(execute(b, FACTIONS["cartels"], 25, False))
    assert (decision.actor, decision.options) == (FACTIONS["cartels"], ["huila", "cesar"])
    assert event(b, "cartels", 25, False, "cesar") == {"cesar farc.guerrilla.u": -1, "cesar farc.base": -1}


def test_5_1_others_decide_where_the_text_makes_them_act() -> None:
    """5.1 A faction that the text makes act makes the choices of its action: here the one that commits Terror."""
    b = board("cali: auc 1g(1a), govt 1t 1p\nhuila: farc 1g")
    flow = execute(b, FACTIONS["govt"], 46, False)
    decision = question(flow)
    assert (decision.actor, decision.options) == (FACTIONS["govt"], ["farc", "auc"])
    decision = flow.send("auc")
    assert decision.actor == FACTIONS["auc"]


def test_5_1_every_card_has_its_text() -> None:
    """5.1, 5.2 Each of the 72 Events can be executed: both sides of the dual ones, one of the others."""
    sides = {(card, False) for card in range(1, 73)} | {(card, True) for card in range(1, 73) if CARDS.dual[card]}
    assert set(EVENTS) == sides


# 5.1.1 Text and rules.


def test_5_1_1_r11_any_guerrilla() -> None:
    """5.1.1 R11: where the text lets any Guerrilla commit Terror, an Active one may; it stays as it is."""
    b = board("cali: auc 1g(1a), govt 1t 1p, AS")
    result = event(b, "auc", 46, False, "govt.troops", "passive_opposition")
    assert result == {
        "cali terror": 2,
        "cali govt.troops": -1,
        "cali govt.police": -1,
        "cali support": -3,
        "aid": -3,
    }
    # Ambush by any Guerrilla (29, shaded): no Underground one is needed, and none is Activated.
    b = board("cali: farc 1g(1a), govt 4t")
    assert event(b, "farc", 29, True) == {"cali govt.troops": -4, "cali farc.guerrilla.u": 2}


def test_5_1_1_only_available_pieces() -> None:
    """5.1.1 An Event places only Available pieces: here 1 FARC Guerrilla and no Base."""
    full = "bogota: farc 29g\nhuila: farc 2b\ncesar: farc 2b\nchoco: farc 2b\narauca: farc 2b\nvichada: farc 1b"
    b = board(full)
    assert event(b, "farc", 25, True, "done", "antioquia") == {"antioquia farc.guerrilla.u": 1}


def test_5_1_1_remove_if_the_replacement_is_not_available() -> None:
    """5.1.1 Where replacements run out, Events remove pieces without replacing them."""
    # Card 40 replaces 3 AUC Guerrillas by Police, of which only 1 is left.
    b = board("bogota: govt 29p\nhuila: auc 3g")
    assert event(b, "govt", 40, False, "done", "done") == {"huila auc.guerrilla.u": -3, "huila govt.police": 1}


def test_5_1_1_within_stacking() -> None:
    """5.1.1 Events do not violate stacking: no third Base, no Government pieces in FARC Zones."""
    b = board("antioquia: auc 1b, cartels 1b\nhuila: farc 1g")
    # In Antioquia only Guerrillas have room: nothing is asked.
    assert event(b, "farc", 25, True, "antioquia") == {"antioquia farc.guerrilla.u": 3}
    zone = board("meta_west: farc 1g, zone")
    assert zone.place(zone.spec.at["govt.police"], zone.spec.space_index["meta_west"]) == 0
    assert zone.move(zone.spec.at["govt.police"], 0, zone.spec.space_index["meta_west"], 1) == 0


@pytest.mark.parametrize(("have", "gain"), [(10, 10), (95, 4), (99, 0)])
def test_5_1_1_resources_at_most_99(have: int, gain: int) -> None:
    """5.1.1 Events may not raise Resources beyond 99, nor Aid beyond 29."""
    b = board(resources=have)
    assert b.gain(FARC, 10) == gain
    assert b.add_aid(25) == 20


# 5.1.2 Two Events.


def test_5_1_2_r12_the_current_event_prevails() -> None:
    """5.1.2 R12: Former Military results in an Assault against FARC though FARC has Senado & Cámara in force."""
    b = board("arauca: govt 2t, farc 2g(2a), auc 1g(1a)")
    assert event(b, "farc", 42, True) == {f"effect {SENADO}": SHADED, "protected": FARC + 1}
    # Without the Event the Government cannot strike FARC.
    assert asks(b, "govt", "assault", "arauca").kind == "assault-space"
    result = event(b, "govt", 37, False)
    assert result == {"arauca farc.guerrilla.a": -2}
    # The Momentum itself stays.
    assert (b.n[EFFECT + SENADO], b.n[PROTECTED]) == (SHADED, FARC + 1)


# 5.1.3 What can be carried out.


def test_5_1_3_as_much_as_possible() -> None:
    """5.1.3 If not all of the text can be carried out, what can be is: 2 Guerrillas instead of 3 pieces."""
    b = board("bogota: farc 28g\nhuila: farc 2b\ncesar: farc 2b\nchoco: farc 2b\narauca: farc 2b\nvichada: farc 1b")
    assert event(b, "farc", 25, True, "done", "atlantico") == {"atlantico farc.guerrilla.u": 2}


def test_5_1_3_nothing_possible() -> None:
    """5.1.3 An Event of which nothing can be carried out may still be executed; it changes nothing."""
    b = board("choco: farc 3g")
    assert event(b, "govt", 25, False) == {}
    game = on_card(board("choco: farc 3g"), 25)
    assert asked(game).options[:2] == ["unshaded", "shaded"]


# 5.2 Dual use.


@pytest.mark.parametrize("who", ["govt", "farc", "auc", "cartels"])
def test_5_2_either_text_for_everybody(who: str) -> None:
    """5.2 On a dual-use card every faction may select the unshaded or the shaded text."""
    b = board("huila: farc 1g")
    for faction in range(4):
        b.set(ELIGIBLE + faction, int(faction == FACTIONS[who]))
    game = on_card(b, 25)
    assert asked(game).actor == FACTIONS[who]
    assert asked(game).options[:2] == ["unshaded", "shaded"]
    answer(game, "unshaded")
    assert ("event", (FACTIONS[who], 25, 0)) in game.journal


def test_5_2_single_cards() -> None:
    """5.2 A card with a single text offers just the Event."""
    single = next(card for card in range(1, 73) if not CARDS.dual[card])
    game = on_card(board("huila: farc 1g"), single)
    options = asked(game).options
    assert options[0] == "event"
    assert "shaded" not in options


def test_5_2_not_both() -> None:
    """5.2 One text or the other, not both: after the Event the next faction has Operations only."""
    game = on_card(board("huila: farc 1g\ncali: auc 1g"), 25)
    answer(game, "unshaded")
    assert not {"unshaded", "shaded", "event"} & set(asked(game).options)


# 5.3 Capabilities, 5.4 Momentum.


@pytest.mark.parametrize("card", CAPABILITIES)
@pytest.mark.parametrize("shaded", [False, True])
def test_5_3_capabilities_last(card: int, shaded: bool) -> None:
    """5.3 Executing either side of a Capability puts that side in force, whichever faction does it."""
    assert CARDS.capability[card]
    b = board("bogota: govt 1t")
    side = SHADED if shaded else UNSHADED
    assert event(b, "auc", card, shaded) == {f"effect {card}": side}


def test_5_3_all_the_capabilities() -> None:
    """5.3 Eight cards are marked as Capabilities, all of them dual."""
    marked = [card for card in range(1, 73) if CARDS.capability[card]]
    assert marked == CAPABILITIES
    assert all(CARDS.dual[card] for card in marked)


@pytest.mark.parametrize("card", MOMENTUM)
def test_5_4_momentum_is_put_in_force(card: int) -> None:
    """5.4 Executing the shaded text of a Momentum card puts it in force; the unshaded text leaves no such effect."""
    b = board("bogota: govt 1t\nhuila: farc 1g, auc 1g, cartels 1g", resources=20)
    flow = execute(b, FACTIONS["farc"], card, True)
    for decision in flow:
        raise AssertionError(decision.kind)
    assert b.n[EFFECT + card] == SHADED


def test_5_4_all_the_momentum() -> None:
    """5.4 Six cards carry Momentum on their shaded side."""
    assert [card for card in range(1, 73) if CARDS.momentum[card]] == MOMENTUM


def test_5_4_until_the_next_reset() -> None:
    """5.4 Momentum lasts until the next Reset Phase, and in the Round itself; a Capability outlasts it."""
    b = board("vichada: cartels 2b\nbogota: govt 1p", resources=0)
    b.put_in_force(67, SHADED)
    b.put_in_force(FIRST_DIVISION, SHADED)
    b.set(PRESIDENT, URIBE)
    b.set(CARD, 73)
    b.set(PROPAGANDA_PLAYED, 1)
    b.set(ROUNDS, 0)
    b.set(PHASE, VICTORY_PHASE)
    RULES.deck(b).stack([(2, 0)])
    b.order = [2, 25]
    game = Game.at(RULES, b)
    assert b.resources(FACTIONS["cartels"]) == 8
    answer(game, "done", "done", "done")
    assert b.n[EFFECT + 67] == SHADED
    answer(game, "done", "done")
    assert (b.n[EFFECT + 67], b.n[EFFECT + FIRST_DIVISION]) == (0, SHADED)


def test_5_4_more_than_two_at_once() -> None:
    """5.4 The two holding boxes are no limit: all six are played one after another, and none ends another."""
    b = board("bogota: govt 1t, farc 1g(1a)\nhuila: govt 1t, farc 1g(1a)\nloc_cali_pasto: govt 1t, auc 1g(1a)")
    before = copy(b)
    for card in MOMENTUM:
        event(b, "farc", card, True)
    in_force = {f"effect {card}": SHADED for card in MOMENTUM}
    assert changes(before, b) == {"card": MOMENTUM[-1], "protected": FARC + 1, **in_force}
    assert plain(asks(b, "govt", "assault").options) == {"bogota", "loc_cali_pasto"}, "17 bans Departments"
    assert "air_strike" not in asks(b, "govt", "assault").options, "12 and 27 ban it"
    assert operation(b, "govt", "assault", "bogota", "loc_cali_pasto", "done") == {
        "resources govt": -6,
        "loc_cali_pasto auc.guerrilla.a": -1,
    }, "42 protects FARC"


# 5.5 Free Operations.


def test_5_5_free_operations_cost_nothing() -> None:
    """5.5 A free Operation bears no Resource cost: FARC with 0 Resources Marches by Mono Jojoy (20, shaded)."""
    b = board("huila: farc 2g", resources=0)
    flow = execute(b, FACTIONS["govt"], 20, True)
    decision = question(flow)
    assert (decision.actor, decision.kind) == (FACTIONS["farc"], "march-space")
    assert "meta_west" in decision.options
    # No Special Activity comes with it.
    assert "extort" not in decision.options


def test_5_5_eligibility_is_not_affected() -> None:
    """5.5 A faction that acts by another's Event stays Eligible (2.3.7); the executing one does not."""
    game = deal(board("huila: farc 1g\nbogota: govt 1p"), 20, 1, 2)
    answer(game, "pass", "shaded", "meta_west", "huila", "done")
    b = game.board
    while b.n[CARD] == 20:
        answer(game, "pass")
    assert [b.n[ELIGIBLE + who] for who in range(4)] == [0, 1, 1, 1]


def test_5_5_r13_free_terror_needs_its_guerrilla() -> None:
    """5.5 R13: a free Terror must Activate an Underground Guerrilla; by General Offensive (19) an Active one cannot."""
    b = board("huila: farc 1g(1a)\nchoco: farc 1g")
    assert event(b, "farc", 19, False) == {
        "choco farc.guerrilla.u": -1,
        "choco farc.guerrilla.a": 1,
        "choco terror": 1,
        "choco support": -1,
    }


def test_5_5_other_requirements_remain() -> None:
    """5.5 Other requirements remain: FARC's free March still Activates a large group where there is Support."""
    b = board("huila: farc 4g\nneiva: AS", resources=0)
    result = event(b, "farc", 20, True, "neiva", "huila", "4", "done", "done")
    assert result == {"huila farc.guerrilla.u": -4, "neiva farc.guerrilla.a": 4}
