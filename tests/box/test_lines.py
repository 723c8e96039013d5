"""Lines of the log that only games with the printed box have. Random games without it never write them."""

from __future__ import annotations

import pytest

from abyssal.coin import by_hand
from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel.decision import DONE
from tests.box.test_by_hand import AA, ADP, SPACES, board

WARLORDS, TALIBAN = 3, 1


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("returnees kabul", ("returnees", "kabul")),
        ("unreturnees kabul", ("returnees-gone", "kabul")),
        ("eligible warlords", ("now-eligible", "warlords")),
        ("ineligible taliban", ("ineligible", "taliban")),
    ],
)
def test_the_line_of_a_correction(line: str, written: tuple[str, str]) -> None:
    """Who corrects, then what changed. Warlords are Ineligible at first, and Kabul gets a marker before it loses it."""
    b = board(ADP, SPACES, eligible=["coalition", "taliban", "government"])
    if line.startswith("un"):
        by_hand.adjust(b, TALIBAN, ["returnees", "kabul"])
    b.conduct.journal = []
    by_hand.adjust(b, TALIBAN, line.split())
    id, name = written
    index = b.spec.faction_index if name in b.spec.factions else b.spec.space_index
    assert b.conduct.journal == [("by-hand", (TALIBAN,)), (id, (index[name],))]


@pytest.mark.parametrize(
    ("game", "space", "levels"),
    [
        (AA, "cali", ["active_opposition", "passive_opposition", "neutral", "passive_support", "active_support"]),
        (ADP, "kabul", ["opposition", "neutral", "support"]),
    ],
)
def test_each_level_can_be_set_by_its_name(game: str, space: str, levels: list[str]) -> None:
    for to, name in enumerate(levels, -(len(levels) // 2)):
        for start in ({"cali": "PS"}, {"cali": "AO"}) if game == AA else ({"kabul": "S"}, {"kabul": "O"}):
            b = board(game, start)
            s = b.spec.space_index[space]
            if b.n[b.SUPPORT + s] != to:
                by_hand.adjust(b, TALIBAN, ["level", space, name])
            assert b.n[b.SUPPORT + s] == to, (name, start)
            b.check()


def test_a_faction_becomes_eligible_after_it_was_barred() -> None:
    """Taliban that were made Ineligible through the next card can act on it after all."""
    b = board(ADP, SPACES)
    by_hand.adjust(b, TALIBAN, ["ineligible", "taliban"])
    b.conduct.journal = []
    by_hand.adjust(b, TALIBAN, ["eligible", "taliban"])
    assert b.conduct.journal == [("by-hand", (TALIBAN,)), ("now-eligible", (TALIBAN,))]
    assert b.n[b.spec.BARRED + TALIBAN] == 0


def test_the_line_of_pieces_that_change_their_box() -> None:
    b = board(ADP, SPACES)
    b.conduct.journal = []
    by_hand.adjust(b, 0, ["rebox", "coalition.troops", "available", "casualties", "3"])
    troops = b.spec.piece_named["coalition.troops"].column
    boxes = [b.spec.boxes.index(name) for name in ("available", "casualties")]
    assert b.conduct.journal == [("by-hand", (0,)), ("rebox", (3, troops, *boxes))]


def test_an_operation_by_hand_that_is_impossible() -> None:
    """A free Rally on a LoC alone does nothing: the log says so, and the Event goes on."""
    b = board(ADP, SPACES)
    b.conduct.journal = []
    before = b.n[:]
    flow = by_hand.carry_out(by_hand.Palette(b, TALIBAN, "5.1"), "operation")
    answers = ["warlords", "rally", "chosen", "loc_kabul_tor_kham", DONE]
    asked = [next(flow), *(flow.send(answer) for answer in answers[:-1])]
    assert asked[0].options == ["coalition", "taliban", "government", "warlords"]
    assert asked[1].options == ["rally", "march", "attack", "terror"]
    with pytest.raises(StopIteration):
        flow.send(answers[-1])
    assert b.conduct.journal == [("impossible", (WARLORDS, b.procedures.operations.index("rally")))]
    assert b.n == before


def test_the_line_of_a_card_that_people_described() -> None:
    """A card of the printed deck that is not surely known: the line comes with the last fact about it."""
    options = {"scenario": "extended", "cards": "printed", "dice": "printed", "events": "printed"}
    table = Game.new(rules_for(ADP), options)
    card, known = 4, 24
    table.choose(str(card))
    table.choose(str(known))
    asked = []
    while table.decision is not None and table.decision.kind.startswith("card-"):
        assert ("card-told", (card,)) not in table.journal
        asked.append(table.decision.kind)
        table.choose(table.decision.options[0])
    assert asked == ["card-order", "card-sides", "card-capability", "card-momentum", "card-halo"]
    assert table.journal.count(("card-told", (card,))) == 1
