"""2.2 to 2.3.4, 2.3.7 and 2.3.8: cards, Eligibility, order, passing and options."""

from __future__ import annotations

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.names import AUC
from tests.games.andean_abyss.asking import actor, answer, asked, deal, eligible, table
from tests.games.andean_abyss.helpers import RULES, board

PEOPLE = "bogota: govt 3t\nhuila: farc 2g, AO\nantioquia: auc 2g\ncali: cartels 2g"
PATROL = ["patrol", "done", "done"]
"""The Government pays for a Patrol and moves or lifts no cubes."""
AIR_LIFT = ["patrol", "air_lift", "cali", "1", "done"]
RALLY = ["rally", "huila", "place", "done"]


def start(*cards: int, **options: str) -> Game:
    return deal(board(PEOPLE, 10, 9, **options), *cards)


def test_2_2_one_card_ahead() -> None:
    """2.2 One card is in play, the next one lies face up on the deck, the others stay hidden."""
    game = start(1, 25, 60, 73)
    assert table(game) == (1, [25])
    assert game.rules.deck(game.board).left() == 2
    assert (actor(game), asked(game).kind, asked(game).card) == ("govt", "turn", 1)


def test_2_2_no_reveal() -> None:
    """2.2.option The card on top of the deck is not revealed."""
    game = start(1, 25, 60, no_reveal="true")
    assert table(game) == (1, [])
    assert game.rules.deck(game.board).left() == 2
    answer(game, "pass", "pass", "pass", "pass")
    assert table(game) == (25, [])


def test_2_3_two_factions_execute() -> None:
    """2.3 Up to 2 factions execute; the others do nothing more unless they passed."""
    game = start(1, 25, 60)
    answer(game, *PATROL)
    assert (actor(game), table(game)[0]) == ("farc", 1)
    answer(game, *RALLY)
    assert table(game) == (25, [60])


def test_2_3_1_executing_makes_ineligible() -> None:
    """2.3.1 All start Eligible. Factions that executed on the previous card are Ineligible, the others Eligible."""
    game = start(1, 2, 3, 25)
    assert eligible(game) == ["govt", "farc", "auc", "cartels"]
    answer(game, *PATROL, *RALLY)
    assert eligible(game) == ["auc", "cartels"]
    assert actor(game) == "auc"
    answer(game, "rally", "antioquia", "place", "done", "pass")
    assert eligible(game) == ["govt", "farc", "cartels"]


def test_2_3_1_ineligible_factions_do_nothing() -> None:
    """2.3.1 Ineligible factions are not asked, even if no other is left."""
    game = start(1, 2, 3)
    answer(game, *PATROL, *RALLY, "pass")
    assert (actor(game), table(game)[0]) == ("cartels", 2)
    answer(game, "pass")
    assert (actor(game), table(game)[0]) == ("govt", 3)


def test_2_3_1_option_a_order_of_the_next_event() -> None:
    """2.3.1.a The order of the card in play is read from the next Event card."""
    game = start(1, 25, 70, eligibility="a")
    order = []
    for _ in range(4):
        order.append(actor(game))
        answer(game, "pass")
    assert order == ["farc", "auc", "govt", "cartels"]
    assert (table(game), actor(game)) == ((25, [70]), "cartels")


def test_2_3_1_option_a_looks_beyond_propaganda() -> None:
    """2.3.1.a If Propaganda lies on top, further cards are revealed until an Event comes."""
    game = start(1, 73, 70, 25, eligibility="a")
    assert table(game) == (1, [73, 70])
    assert actor(game) == "cartels"


def test_2_3_1_option_a_last_card() -> None:
    """2.3.1.a If the last card is Propaganda, the bottom Event card of the played cards gives the order."""
    game = start(70, 1, 73, eligibility="a")
    assert actor(game) == "govt"
    answer(game, "pass", "pass", "pass", "pass")
    assert table(game) == (1, [73])
    assert actor(game) == "cartels"


def test_2_3_1_option_a_execution_still_counts() -> None:
    """2.3.1.a Factions that executed are Ineligible on the next card as usual."""
    game = start(70, 1, 25, eligibility="a")
    answer(game, *PATROL, *RALLY)
    assert eligible(game) == ["auc", "cartels"]


def test_2_3_1_option_b_only_events_make_ineligible() -> None:
    """2.3.1.b Executing does not make a faction Ineligible. The order is that of option A."""
    game = start(70, 1, 25, eligibility="b")
    assert actor(game) == "govt"
    answer(game, *PATROL, *RALLY)
    assert eligible(game) == ["govt", "farc", "auc", "cartels"]
    assert (table(game)[0], actor(game)) == (1, "farc")


def test_2_3_1_option_b_event_text_counts() -> None:
    """2.3.1.b Event text (24) makes a faction Ineligible: FARC drops out of this card and the next (2.3.7)."""
    game = start(24, 1, 2, 3, 4, eligibility="b")
    assert actor(game) == "govt"
    answer(game, "unshaded", "pasto")
    assert actor(game) == "auc"
    answer(game, "pass", "pass")
    assert table(game)[0] == 1
    assert eligible(game) == ["govt", "auc", "cartels"]
    answer(game, "pass", "pass", "pass")
    assert eligible(game) == ["govt", "farc", "auc", "cartels"]


def test_2_3_2_leftmost_eligible_first() -> None:
    """2.3.2 The leftmost symbol of an Eligible faction is 1st Eligible, the next one 2nd Eligible."""
    game = start(60, 31, 1)
    assert actor(game) == "cartels"
    answer(game, "rally", "cali", "place", "done")
    assert actor(game) == "govt"
    answer(game, "patrol", "done")
    assert (table(game)[0], actor(game)) == (31, "farc")
    answer(game, *RALLY)
    assert actor(game) == "auc"


def test_2_3_3_pass() -> None:
    """2.3.3 A Pass pays 1 Resource (3 for the Government), and the next leftmost Eligible faction takes the place."""
    game = start(1, 2, 3)
    everything = asked(game).options
    assert answer(game, "pass") == {"resources govt": 3, "acted govt": 1}
    assert actor(game) == "farc"
    assert {"unshaded", "shaded"} < set(asked(game).options)
    assert answer(game, "pass") == {"resources farc": 1, "acted farc": 1}
    assert answer(game, "pass") == {"resources auc": 1, "acted auc": 1}
    changed = answer(game, "pass")
    assert changed["resources cartels"] == 1
    assert eligible(game) == ["govt", "farc", "auc", "cartels"]
    assert (table(game)[0], actor(game)) == (2, "govt")
    assert asked(game).options == everything


def test_2_3_3_pass_by_the_second_eligible() -> None:
    """2.3.3 If the 2nd Eligible passes, the next faction becomes 2nd Eligible with the same options."""
    game = start(1, 2, 3)
    answer(game, *PATROL)
    assert asked(game).options == ["rally", "march", "terror", "pass"]
    answer(game, "pass")
    assert (actor(game), asked(game).options) == ("auc", ["rally", "march", "terror", "pass"])
    answer(game, "pass", "pass")
    assert eligible(game) == ["farc", "auc", "cartels"]


def test_2_3_3_pass_at_the_limit() -> None:
    """2.3.3 Resources stay within 99 (1.7)."""
    game = deal(board(PEOPLE, resources=98), 1, 2)
    assert answer(game, "pass")["resources govt"] == 1
    assert answer(game, "pass")["resources farc"] == 1


def test_2_3_4_first_eligible() -> None:
    """2.3.4 The 1st Eligible executes an Operation, with or without a Special Activity, or the Event, or passes."""
    game = start(1, 2)
    assert asked(game).options == ["unshaded", "shaded", "train", "patrol", "sweep", "assault", "pass"]
    answer(game, "train")
    assert "air_lift" in asked(game).options
    single = start(19, 2)
    assert asked(single).options == ["event", "rally", "march", "terror", "pass"]
    answer(single, "rally", "huila", "place")
    assert {"antioquia", "done"} < set(asked(single).options)


def test_2_3_4_op_only() -> None:
    """2.3.4 After an Operation alone the 2nd Eligible may execute a Limited Operation, not the Event."""
    game = start(1, 2)
    assert asked(game).kind == "turn"
    answer(game, *PATROL)
    assert (asked(game).kind, asked(game).options) == ("turn-limited", ["rally", "march", "terror", "pass"])
    answer(game, "rally", "huila", "place")
    assert asked(game).options == ["done", "take_back"]


def test_2_3_4_op_and_special_activity() -> None:
    """2.3.4 After an Operation with Special Activity the 2nd Eligible may instead execute the Event."""
    game = start(1, 2)
    answer(game, *AIR_LIFT)
    assert asked(game).options == ["unshaded", "shaded", "rally", "march", "terror", "pass"]
    answer(game, "rally", "huila", "place")
    assert asked(game).options == ["done", "take_back"]
    game = start(1, 2)
    answer(game, *AIR_LIFT)
    assert answer(game, "shaded") == {"effect 1": 2, "eligible govt": -1, "eligible farc": -1, **CLEARED}


CLEARED = {"acted govt": -2, "first": -1, "first_did": -2}
"""Changes when the card ends after the Government's Operation with Special Activity."""


def test_2_3_4_event() -> None:
    """2.3.4 After the Event the 2nd Eligible is offered Operations, and a Special Activity with them."""
    game = start(1, 2)
    answer(game, "unshaded")
    assert asked(game).options == ["rally", "march", "terror", "pass"]
    answer(game, "rally", "huila", "place")
    assert {"extort", "done"} < set(asked(game).options)
    assert len(asked(game).options) > 10


def test_2_3_4_after_passes() -> None:
    """2.3.4 A faction that becomes 1st Eligible because others passed has all options."""
    game = start(1, 2)
    answer(game, "pass", "pass")
    assert (actor(game), asked(game).options) == ("auc", ["unshaded", "shaded", "rally", "march", "terror", "pass"])


def test_2_3_4_only_what_can_be_done() -> None:
    """2.3.4 Operations that cannot take place or be paid for (3.1) are not offered; a Pass always is."""
    game = deal(board("bogota: farc 1g(1a)", resources=0), 1, 2)
    assert asked(game).options == ["unshaded", "shaded", "pass"]
    answer(game, "pass")
    assert asked(game).options == ["unshaded", "shaded", "march", "pass"]


def test_2_3_4_an_operation_paid_by_its_special_activity() -> None:
    """2.3.4 An Operation that a Special Activity must pay for (4.1) is offered, but not where it must be Limited."""
    rich = {"govt": 9}
    game = deal(board("bogota: govt 3t\nhuila: farc 2g", resources=rich), 19, 2)
    assert asked(game).options == ["event", "rally", "march", "terror", "pass"]
    game = deal(board("bogota: govt 3t\nhuila: farc 2g", resources=rich), 1, 2)
    answer(game, *PATROL)
    assert asked(game).options == ["march", "pass"]


def test_2_3_7_adjust_eligibility() -> None:
    """2.3.7 Factions that executed an Operation, a Limited Operation or an Event become Ineligible, the others
    Eligible."""
    game = start(1, 2, 3, 4)
    answer(game, "unshaded")
    assert eligible(game) == ["govt", "farc", "auc", "cartels"]
    answer(game, "pass", "rally", "antioquia", "place", "done")
    assert eligible(game) == ["farc", "cartels"]
    answer(game, "pass", "pass")
    assert eligible(game) == ["govt", "farc", "auc", "cartels"]


def test_2_3_7_unless_the_event_says_otherwise() -> None:
    """2.3.7 An Event (36) may leave the faction that executes it Eligible."""
    game = start(36, 2, 3)
    answer(game, "event", "bogota", "cali", "pass", "pass", "pass")
    assert table(game)[0] == 2
    assert eligible(game) == ["govt", "farc", "auc", "cartels"]


def test_2_3_7_ineligible_by_event() -> None:
    """2.3.7 A faction made Ineligible by an Event (24) stays so through the next card, although it executed nothing."""
    game = start(24, 1, 2, 3)
    answer(game, "pass", "unshaded", "pasto", "pass", "pass")
    assert table(game)[0] == 1
    assert eligible(game) == ["auc", "cartels"]
    answer(game, "pass", "pass")
    assert eligible(game) == ["govt", "farc", "auc", "cartels"]


def test_2_3_8_next_card() -> None:
    """2.3.8 The revealed card comes into play and the next one is revealed."""
    game = start(1, 25, 60, 70)
    answer(game, *PATROL, *RALLY)
    assert table(game) == (25, [60])
    answer(game, "pass", "pass")
    assert table(game) == (60, [70])
    assert game.rules.deck(game.board).left() == 0


def test_2_3_8_what_belonged_to_the_card_is_over() -> None:
    """2.3.8 The last card's sequence of play leaves nothing behind."""
    game = start(1, 2, 3)
    answer(game, *PATROL, *RALLY)
    n, at = game.board.n, RULES.spec.at
    assert [n[at[name]] for name in ("first", "first_did", "second")] == [0, 0, 0]
    assert n[at["acted"] + AUC] == 0
    assert asked(game).options[:2] == ["unshaded", "shaded"]
