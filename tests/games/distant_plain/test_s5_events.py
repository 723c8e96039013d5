"""5.0 Events in general: every side exists, and lasting effects and Islamabad shifts match the cards.

Each card has its own tests.
"""

from __future__ import annotations

import pytest

from abyssal.coin.predicates import Where
from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.cards import Cards
from abyssal.games.distant_plain.events import EVENTS
from abyssal.games.distant_plain.events.settling import replace_some
from abyssal.games.distant_plain.events.tools import TALIBAN_GUERRILLAS, replace_up_to
from abyssal.games.distant_plain.rules import load
from tests.games.distant_plain.helpers import RULES, board, play

CARDS = Cards(load("cards.json"))
SIDES = [(card, shaded) for card in range(1, 73) for shaded in (False, True) if not shaded or CARDS.dual[card]]
POSITION = """
    kabul: coalition 2t 1b, government 3t 2p, taliban 1g, S
    khowst: coalition 1t, government 2p, taliban 2g(1a) 1b, warlords 1g
    konduz: government 2t, warlords 2g 1b, O
    waziristan: taliban 3g(1a) 1b
    loc_kandahar_kabul: taliban 1g
"""


def carried_out(card: int, shaded: bool) -> Afghanistan:
    """Return the position after the Government has executed a side, declining everything it can."""
    b = board(POSITION)
    b.set(names.CARD, card)
    b.executing = names.GOVERNMENT
    flow = RULES.procedures.event(b, names.GOVERNMENT, card, shaded)
    try:
        decision = next(flow)
        while True:
            decision = flow.send("done" if "done" in decision.options else decision.options[0])
    except StopIteration:
        b.check()
    return b


def test_every_side_is_there() -> None:
    """5.2 Each card has its unshaded side, and those for dual use the shaded one."""
    assert sorted(EVENTS) == SIDES


@pytest.mark.parametrize(("card", "shaded"), SIDES)
def test_what_lasts(card: int, shaded: bool) -> None:
    """5.3, 5.4 A Capability, and a side that is Momentum, is in force afterwards on that side; nothing else is."""
    b = carried_out(card, shaded)
    lasting = CARDS.capability[card] or CARDS.momentum_side[card][int(shaded)]
    side = names.SHADED if shaded else names.UNSHADED
    assert {other: b.in_force(other) for other in range(1, 73) if b.in_force(other)} == (
        {card: side} if lasting else {}
    )


@pytest.mark.parametrize(("card", "shaded"), SIDES)
def test_what_shifts_islamabad(card: int, shaded: bool) -> None:
    """6.6.1 Islamabad moves by the sides that are marked for it, and by no others."""
    b = carried_out(card, shaded)
    assert ((b.n[names.ISLAMABAD], b.n[names.HARD]) != (names.TOLERANCE, 0)) == CARDS.islamabad_side[card][int(shaded)]


def test_1_4_2_replacing_never_affects_taliban_in_pakistan() -> None:
    """1.4.2, 5.1.1 Whatever spaces a text names, even if no substitute is Available and pieces would just be
    removed."""
    for more in ("", "\nherat: warlords 15g"):
        b = board(f"waziristan: taliban 2g\nkhowst: taliban 1g{more}")
        flow = replace_up_to(b, names.COALITION, 3, TALIBAN_GUERRILLAS, names.WARLORDS_U, Where(lambda b, s: True))
        placed = {} if more else {"khowst warlords.guerrilla.u": 1}
        assert play(b, flow, "khowst") == {"khowst taliban.guerrilla.u": -1, **placed, "khowst control": -2}
        assert (
            play(b, replace_some(b, names.COALITION, names.WAZIRISTAN, 2, TALIBAN_GUERRILLAS, names.WARLORDS_U)) == {}
        )
