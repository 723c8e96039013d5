"""2.2 to 2.3.7: cards, Eligibility, order, passing, options and Sudden Propaganda."""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.coin.sequence import bar
from abyssal.games.distant_plain.names import PHASE, PROPAGANDA_PLAYED, ROUNDS, TURN, WARLORDS
from tests.games.distant_plain.asking import actor, answer, asked, deal, eligible, position, table
from tests.games.distant_plain.helpers import board

PEOPLE = "kabul: coalition 2t 1b, government 2t\nkandahar: taliban 3g 1b, O\nbalkh: warlords 3g 1b"
"""A position in which no faction has anything to do in a Propaganda Round."""
PATROL = ["patrol", "done", "done"]
"""A Patrol that moves no cube, and no Special Activity."""
AIR_LIFT = ["patrol", "air_lift", "balkh", "1", "0", "done", "done"]
RALLY = ["rally", "kandahar", "place", "1", "done"]


def start(*cards: int, **options: str) -> Game:
    return deal(board(PEOPLE, 10, 9, 9, "tolerance", **options), *cards)


def test_2_2_one_card_ahead() -> None:
    """2.2 One card is in play, the next one lies face up on the deck, the others stay hidden."""
    game = start(1, 23, 60, 73)
    assert table(game) == (1, [23])
    assert game.rules.deck(game.board).left() == 2
    assert (actor(game), asked(game).kind, asked(game).card) == ("coalition", "turn", 1)


def test_2_3_two_factions_execute() -> None:
    """2.3 Up to 2 factions execute; then the next card comes (2.3.7)."""
    game = start(1, 23, 60)
    answer(game, *PATROL)
    assert (actor(game), table(game)) == ("taliban", (1, [23]))
    answer(game, *RALLY)
    assert table(game) == (23, [60])


def test_2_3_1_executing_makes_ineligible() -> None:
    """2.3.1, 2.3.6 All start Eligible; who executed on the previous card is Ineligible on this one."""
    game = start(1, 2, 3, 23)
    assert eligible(game) == ["coalition", "taliban", "government", "warlords"]
    answer(game, *PATROL, *RALLY)
    assert (eligible(game), actor(game)) == (["government", "warlords"], "government")
    answer(game, "pass", "pass")
    assert eligible(game) == ["coalition", "taliban", "government", "warlords"]


def test_2_3_2_leftmost_first() -> None:
    """2.3.2 In the order of the symbols on the card, Ineligible Factions left out."""
    game = start(55, 1, 2)
    order = []
    for _ in range(4):
        order.append(actor(game))
        answer(game, "pass")
    assert order == ["warlords", "coalition", "taliban", "government"]


@pytest.mark.parametrize(
    ("card", "faction", "gain"),
    [
        (23, "taliban", {"resources taliban": 1}),
        (60, "warlords", {"resources warlords": 1}),
        (44, "government", {"resources government": 3}),
        (1, "coalition", {"resources government": 3}),
    ],
)
def test_2_3_3_passing(card: int, faction: str, gain: dict[str, int]) -> None:
    """2.3.3 +1 Resource to an Insurgent, +3 to the Government by either COIN Faction; the next one takes the place."""
    game = deal(board(PEOPLE), card, 2)
    assert actor(game) == faction
    assert answer(game, "pass") == gain | {f"acted {faction}": 1}
    assert (actor(game) != faction, asked(game).kind) == (True, "turn")


def test_2_3_3_the_last_one_passes() -> None:
    """2.3.3 When the rightmost passes too, the next card is played; all stay Eligible."""
    game = start(1, 23, 60)
    assert answer(game, "pass", "pass", "pass", "pass") == {
        "resources government": 6, "resources taliban": 1, "resources warlords": 1,
    }  # fmt: skip
    assert (table(game), eligible(game)) == ((23, [60]), ["coalition", "taliban", "government", "warlords"])


def test_2_3_3_no_more_than_75() -> None:
    """2.3.3, 1.8 The reward stops at the end of the track."""
    game = deal(board(PEOPLE, 74), 1, 23)
    assert answer(game, "pass") == {"resources government": 1, "acted coalition": 1}


def test_2_3_4_first_eligible() -> None:
    """2.3.4 Either text of the Event, any Operation, or Pass."""
    assert asked(start(1, 23)).options == ["unshaded", "shaded", "train", "patrol", "sweep", "assault", "pass"]
    assert asked(start(44, 23)).options == ["event", "train", "patrol", "sweep", "assault", "pass"]


def test_2_3_4_after_an_operation_alone() -> None:
    """2.3.4 Op Only: the 2nd Eligible may execute a Limited Operation."""
    game = start(1, 23)
    answer(game, *PATROL)
    assert (asked(game).kind, asked(game).options) == ("turn-limited", ["rally", "march", "terror", "pass"])


def test_2_3_4_after_an_operation_with_a_special_activity() -> None:
    """2.3.4 Op & Special Activity: a Limited Operation or the Event."""
    game = start(1, 23)
    answer(game, *AIR_LIFT)
    assert (asked(game).kind, asked(game).options) == (
        "turn-limited", ["unshaded", "shaded", "rally", "march", "terror", "pass"],
    )  # fmt: skip


def test_2_3_4_after_the_event() -> None:
    """2.3.4 Event: an Operation, with a Special Activity if desired."""
    game = start(1, 23)
    answer(game, "unshaded")
    assert (actor(game), asked(game).kind) == ("taliban", "turn")
    assert asked(game).options == ["rally", "march", "terror", "pass"]
    answer(game, "rally")
    assert {"extort", "infiltrate"} & set(asked(game).options)


def test_2_3_5_limited_operation() -> None:
    """2.3.5 One space, no Special Activity; it counts as an Operation (2.3.6)."""
    game = start(1, 23, 60)
    answer(game, *PATROL, "rally")
    assert not {"extort", "infiltrate", "ambush"} & set(asked(game).options)
    answer(game, "kandahar", "place", "1")
    assert set(asked(game).options) <= {"done", "take_back", "kandahar"}
    answer(game, "done")
    assert eligible(game) == ["government", "warlords"]


def test_2_3_6_events_may_say_otherwise() -> None:
    """2.3.6 A Faction rendered Ineligible by an Event does not act on this card nor on the next."""
    game = start(1, 2, 3)
    bar(game.board, WARLORDS)
    answer(game, "pass", "pass", "pass")
    assert (table(game)[0], eligible(game)) == (2, ["coalition", "taliban", "government"])


def test_2_3_7_sudden_propaganda() -> None:
    """2.3.7 Sudden Propaganda: a Propaganda card that is revealed comes before the Event, which opens the next
    Campaign."""
    game = deal(board(PEOPLE + "\nkhowst: coalition 1t", sudden_propaganda="true"), 1, 73, 23)
    b = position(game)
    assert (table(game), b.n[PROPAGANDA_PLAYED], b.n[ROUNDS]) == ((73, [1]), 1, 0)
    assert "sudden-propaganda" in [entry[0] for entry in game.journal]
    assert asked(game).kind == "redeploy-origin"
    answer(game, "done")
    assert (table(game), b.n[PHASE], b.n[ROUNDS]) == ((1, [23]), TURN, 1)


def test_2_3_7_sudden_propaganda_on_a_later_card() -> None:
    """2.3.7 The same happens when the next card is revealed behind any other."""
    game = deal(board(PEOPLE + "\nkhowst: coalition 1t", sudden_propaganda="true"), 1, 23, 73, 60)
    assert (actor(game), table(game)) == ("coalition", (1, [23]))
    assert answer(game, "pass", "pass", "pass", "pass", "done") == {
        "resources government": 6 + 12 + 9, "resources taliban": 1 + 1, "resources warlords": 1 + 1,
        "rounds": 1, "propaganda_played": 1, "islamabad": 1,
    }  # fmt: skip
    assert (table(game), actor(game)) == ((23, [60]), "taliban")


def test_2_3_7_without_sudden_propaganda() -> None:
    """2.3.7 Otherwise it waits until the Event has been played."""
    game = start(1, 73, 23)
    assert (table(game), actor(game)) == ((1, [73]), "coalition")


def test_2_3_7_sudden_propaganda_right_after_a_round() -> None:
    """2.3.7, 6.0.exception The cards still change places, but the second Propaganda card brings no Round."""
    game = start(1, 73, 74, 23, 60, sudden_propaganda="true")
    b = position(game)
    assert (table(game), b.n[PROPAGANDA_PLAYED], b.n[ROUNDS], b.n[PHASE]) == ((1, [23]), 2, 1, TURN)
    assert [entry for entry in game.journal if entry[0] == "round"] == [("round", (1,))]
