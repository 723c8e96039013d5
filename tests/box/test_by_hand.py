"""The palette: each step with its whole difference, what it refuses, and that it is enough for every known Event."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from abyssal.coin import by_hand
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.game import Game
from abyssal.coin.sequence import EVENT_CHOICES
from abyssal.games import rules_for
from abyssal.kernel.decision import CHANCE, Decision, Flow
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from abyssal.kernel.position import Auditor
from abyssal.lab.simulation import play_game
from abyssal.language import Words
from abyssal.search import Budget
from abyssal.search.hints import hints
from abyssal.table.play.creating import create_table
from abyssal.table.protocol.messages import Create, SeatKind
from abyssal.table.views.catalogue import clashes
from tests.box.solving import Solver

ADP = "distant-plain"
AA = "andean-abyss"
ONE_TEXT = {AA: [19, 36, 46, 53, 54, 63, 65, 69], ADP: [20, 44, 45, 57, 59, 67, 71]}
"""The cards with a single text; the others have two sides."""
SIDES = {AA: 64 * 2 + 8, ADP: 65 * 2 + 7}
SURE_SIDES = {AA: 136, ADP: 4}
"""Sides whose text is surely known: in Andean Abyss all of them, in either edition."""
POSITIONS = 40
"""Most positions in which a side may wait for something to change."""
PRINTED = {"events": "printed", "cards": "printed", "dice": "printed"}


def board(game: str, spaces: dict[str, str], **facts: object) -> CoinBoard:
    b = rules_for(game).from_position({"game": game, "card": 25, "spaces": spaces, **facts})
    b.conduct.audit = Auditor().look
    b.check()
    assert isinstance(b, CoinBoard)
    return b


def difference(b: CoinBoard, line: str, who: int = 1) -> dict[str, int]:
    """Carry out a step and return every number that changed, by name. Control and totals follow from the rest."""
    before = b.n[:]
    by_hand.adjust(b, who, line.split())
    b.check()
    return {name(b, i): b.n[i] for i in range(len(before)) if b.n[i] != before[i] and not _is_derived(b, i)}


def name(b: CoinBoard, i: int) -> str:
    at, block = max((at, block) for block, at in b.spec.at.items() if at <= i)
    return f"{block}@{b.spec.spaces[i - at]}" if at < b.spec.cells else f"{block}.{i - at}" if i > at else block


def _is_derived(b: CoinBoard, i: int) -> bool:
    derived = ("control", "total_support", "total_opposition", "coin_population", "uncontrolled")
    return name(b, i).partition("@")[0] in derived


SPACES = {
    "kabul": "coalition 3t 1b, government 2t 2p, S",
    "kandahar": "taliban 3g(1a) 1b, warlords 1g, O, terror 1",
    "waziristan": "taliban 2g",
    "loc_kabul_tor_kham": "warlords 1g, sabotage",
    "herat": "returnee",
}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("place kandahar taliban.guerrilla.u 2", {"taliban.guerrilla.u@kandahar": 4, "available.5": 23}),
        ("place herat warlords.base 1", {"warlords.base@herat": 1, "available.8": 11}),
        ("remove kabul coalition.troops 2 available", {"coalition.troops@kabul": 1, "available": 19}),
        ("remove kabul coalition.troops 2 casualties", {"coalition.troops@kabul": 1, "casualties": 2}),
        ("remove kabul coalition.base 1 out_of_play", {"coalition.base@kabul": 0, "out_of_play.1": 1}),
        (
            "replace kandahar taliban.guerrilla.a warlords.guerrilla.u",
            {
                "taliban.guerrilla.a@kandahar": 0,
                "warlords.guerrilla.u@kandahar": 2,
                "available.5": 26,
                "available.7": 12,
            },
        ),
        (
            "move kandahar taliban.guerrilla.u helmand 2",
            {"taliban.guerrilla.u@kandahar": 0, "taliban.guerrilla.u@helmand": 2},
        ),
        (
            "flip kandahar taliban.guerrilla.u 1",
            {"taliban.guerrilla.u@kandahar": 1, "taliban.guerrilla.a@kandahar": 2},
        ),
        ("level kandahar support", {"support@kandahar": 1}),
        ("level kabul neutral", {"support@kabul": 0}),
        ("mark kandahar 2", {"terror@kandahar": 3, "markers": 26}),
        ("unmark loc_kabul_tor_kham 1", {"terror@loc_kabul_tor_kham": 0, "markers": 29}),
        ("rebox coalition.troops available casualties 3", {"available": 14, "casualties": 3}),
        ("track resources-taliban 12", {"resources.1": 12}),
        ("track aid 9", {"aid": 9}),
        ("track patronage 7", {"patronage": 7}),
        ("track islamabad pressure", {"islamabad": 1}),
        ("track hard yes", {"hard": 1}),
        ("eligible warlords", {"eligible.3": 1}),
        ("ineligible taliban", {"barred.1": 1, "acted.1": 4}),
        ("returnees kabul", {"returnee@kabul": 1, "pop@kabul": 4, "returnees": 4}),
        ("unreturnees herat", {"returnee@herat": 0, "pop@herat": 1, "returnees": 6}),
        ("effect 25 shaded", {"effect.25": 2}),
    ],
)
def test_a_step_changes_this_and_nothing_else(line: str, expected: dict[str, int]) -> None:
    b = board(ADP, SPACES, eligible=["coalition", "taliban", "government"])
    assert difference(b, line) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("zone meta_west", {"zone@meta_west": 1}),
        ("unzone meta_east", {"zone@meta_east": 0}),
        ("open ecuador", {"open@ecuador": 1}),
        ("ship cali farc.guerrilla.a", {"shipments": 2, "ship_at.1": 2, "ship_by.1": 4}),
        ("unship cali farc.guerrilla.u", {"shipments": 4, "ship_at": 0, "ship_by": 0}),
        ("effect 1 unshaded", {"effect.1": 1}),
        ("effect 1 neither", {"effect.1": 0}),
        ("track president uribe", {"president": 2}),
        ("level cali active_opposition", {"support@cali": -2}),
        ("place cali farc.base 1", {"farc.base@cali": 1, "available.4": 8}),
    ],
)
def test_a_step_of_andean_abyss(line: str, expected: dict[str, int]) -> None:
    spaces = {"cali": "farc 3g(1a), govt 1t, PS, shipment farc.u", "meta_east": "zone"}
    assert difference(board(AA, spaces, capabilities={"1": "shaded"}), line) == expected


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("place waziristan government.troops 1", "illegal-choice"),  # 1.4.2 Pakistan
        ("move kabul coalition.troops waziristan 1", "illegal-choice"),
        ("place kandahar taliban.guerrilla.u 26", "illegal-choice"),  # inventory
        ("place loc_kabul_tor_kham warlords.base 1", "illegal-choice"),  # stacking
        ("place kandahar taliban.guerrilla.a 1", "illegal-choice"),  # new Guerrillas are Underground
        ("remove kandahar taliban.guerrilla.u 1 casualties", "illegal-choice"),
        ("level waziristan support", "illegal-choice"),
        ("mark loc_kabul_tor_kham 1", "illegal-choice"),
        ("track resources-coalition 3", "illegal-choice"),
        ("track resources-taliban 76", "illegal-choice"),
        ("track patronage 41", "illegal-choice"),
        ("operation", "illegal-choice"),  # a correction executes nothing
        ("roll", "illegal-choice"),
        ("place kandahar", "unfinished-line"),
        ("place kandahar taliban.guerrilla.u 1 1", "long-line"),
        ("", "illegal-choice"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(line: str, reason: str) -> None:
    b = board(ADP, SPACES)
    before = b.n[:]
    with pytest.raises(Problem, match=reason):
        by_hand.adjust(b, 1, line.split())
    assert b.n == before


def test_a_third_base_is_not_offered() -> None:
    b = board(ADP, {"kandahar": "taliban 1b, warlords 1b"})
    with pytest.raises(Problem, match="illegal-choice"):
        by_hand.adjust(b, 1, ["place", "kandahar", "taliban.base", "1"])


def test_hostility_keeps_guerrillas_in_pakistan_active() -> None:
    b = board(ADP, {"waziristan": "taliban 2g(2a)"}, islamabad="hostility")
    with pytest.raises(Problem, match="illegal-choice"):
        by_hand.adjust(b, 1, ["flip", "waziristan", "taliban.guerrilla.a", "1"])
    assert difference(b, "place waziristan taliban.guerrilla.u 1")["taliban.guerrilla.a@waziristan"] == 3


def test_a_marker_of_an_unsure_text_only_reminds() -> None:
    """Our reconstruction does not act where people carry out what is printed."""
    rules = rules_for(ADP)
    facts = {"card": 1, "spaces": {}, "game": ADP}
    ours, theirs = rules.from_position(facts), rules.from_position({**facts, "options": {"events": "mixed"}})
    for b in (ours, theirs):
        by_hand.adjust(b, 0, ["effect", "1", "shaded"])
        assert b.n[b.EFFECT + 1] == 2
        assert rules.from_position(rules.to_position(b)).n == b.n
    assert (ours.in_force(1), theirs.in_force(1)) == (2, 0)


def test_a_marker_of_a_printed_card_can_be_removed_later() -> None:
    """Not only while the card is in play: we do not know that its printed text has a lasting effect."""
    b = rules_for(ADP).from_position({"game": ADP, "card": 25, "played": [4], "options": {"events": "printed"}})
    assert 4 not in by_hand.effects(b)
    b.put_in_force(4, 2)
    by_hand.adjust(b, 0, ["effect", "4", "neither"])
    assert not b.n[b.EFFECT + 4]


@pytest.mark.parametrize(
    ("game", "options"), [(AA, {}), (AA, {"edition": "second"}), (ADP, {})], ids=["first edition", "second", ADP]
)
def test_every_event_that_is_known_can_be_carried_out_by_hand(game: str, options: dict[str, str]) -> None:
    """The palette leads to the same position as the function of the card, whatever its player chose. A side that
    changes nothing in one position is tried in others, until each has changed something."""
    rules: Any = rules_for(game)
    assert [card for card in rules.spec.events if not rules.cards.dual[card]] == ONE_TEXT[game]
    left = {(card, shaded) for card in rules.spec.events for shaded in range(1 + rules.cards.dual[card])}
    assert len(left) == SIDES[game]
    sure = 0
    for seed in range(POSITIONS):
        random = Random(seed)
        start, who = position_in_game(game, options, random, 60 + 60 * (seed % 7))
        for card, shaded in sorted(left):
            b = copied(start, card)
            before = b.n[:]
            b.executing = who
            follow_at_random(b.procedures.event(b, who, card, bool(shaded)), random)
            goal = b.n[:]
            hand = copied(start, card)
            hand.executing = who
            for line in Solver(hand, goal).steps():
                by_hand.adjust(hand, who, line.split())
            hand.check()
            assert hand.n == goal, (card, shaded)
            if goal != before:
                left.discard((card, shaded))
                sure += hand.is_sure(card, bool(shaded))
    assert not left
    assert sure == SURE_SIDES[game]


@pytest.mark.parametrize(("game", "events"), [(AA, "printed"), (ADP, "printed"), (ADP, "mixed")])
def test_computer_players_need_events_that_abyssal_carries_out(
    game: str, events: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cannot read a printed card. A hint does not begin with such an Event, and no rollout takes a step of the
    palette."""
    seats: dict[str, SeatKind] = dict.fromkeys(rules_for(game).spec.factions, "person")
    seats[next(reversed(seats))] = "quick"
    about = Create(game=game, options={"events": events}, seats=seats)
    with pytest.raises(Problem, match="computer-by-hand"):
        create_table(about, chance(Random(1)), Random(1), 0)
    # The first page says so before the game begins.
    reason = Words("en").say("reason-computer-by-hand")
    assert clashes(game, "en", about.options, seats)["events"][events] == reason
    board = rules_for(game).from_position({"game": game, "card": 4, "options": {"events": events}})
    table = Game.at(rules_for(game), board)
    monkeypatch.setattr(by_hand, "carry_out", None)
    found = hints(table, Budget(rollouts=8), 1)
    assert found and not [hint for hint in found if hint.choices[0] in EVENT_CHOICES]
    table.choose("shaded")
    with pytest.raises(Problem, match="not-now"):
        hints(table, Budget(rollouts=8), 1)


def test_computer_players_may_play_where_all_texts_are_known() -> None:
    """In Andean Abyss, `events=mixed` leaves no Event to people."""
    seats: dict[str, SeatKind] = {"govt": "person", "farc": "quick", "auc": "nonplayer", "cartels": "nonplayer"}
    options = rules_for(AA).with_nonplayers({"events": "mixed"}, ["auc", "cartels"])
    assert create_table(Create(game=AA, options=options, seats=seats), chance(Random(1)), Random(1), 0)


def position_in_game(game: str, options: dict[str, str], random: Random, choices: int) -> tuple[CoinBoard, int]:
    """Play a random game for some choices, and on to the next turn; another game if that one ends before."""
    table = Game.new(rules_for(game), options, journal=False)
    dice, player = chance(random), RandomPlayer(random)
    while (decision := table.decision) is not None and (table.length < choices or decision.kind != "turn"):
        table.play((dice if decision.actor == CHANCE else player)(table, decision))
    if decision is None:
        return position_in_game(game, options, random, choices)
    board = table.board
    assert isinstance(board, CoinBoard)
    return board, decision.actor


def copied(b: CoinBoard, card: int) -> CoinBoard:
    """Return a copy in which this card is in play."""
    twin = b.twin()
    twin.load(b.saved())
    twin.set(b.spec.CARD, card)
    if not twin.n[b.spec.SEEN + card]:
        twin.set(b.spec.SEEN + card, 1)
    return twin


def follow_at_random(flow: Flow[None], random: Random) -> None:
    def answer(decision: Decision) -> str:
        if decision.actor == CHANCE:
            return decision.by_odds(random.random())
        options = [option for option in decision.options if option != "take_back"]
        return random.choice(options or decision.options)

    try:
        decision = next(flow)
        while True:
            decision = flow.send(answer(decision))
    except StopIteration:
        return


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (AA, {"scenario": "quick"}),
        (AA, {"scenario": "quick", "players": "1"}),
        (AA, {"scenario": "quick", "edition": "second", "players": "2"}),
        (ADP, {"scenario": "short"}),
        (ADP, {"scenario": "short", "players": "1"}),
        (ADP, {"scenario": "short", "players": "2", "events": "mixed"}),
    ],
)
def test_random_games_with_the_palette(game: str, options: dict[str, str]) -> None:
    full = rules_for(game).check_options({**PRINTED, **options})
    result = play_game(game, full, 1, audit=True)
    assert not result.error, result.error
