"""3.1, 4.1 Operations at random, from many positions and with many cards in force."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.general import execute, menu
from abyssal.coin.operation import Operation
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import CAPABILITIES, ELDERS, GOVERNMENT, INSURGENTS, MOMENTUM, RESOURCES
from abyssal.kernel.position import Auditor
from tests.games.distant_plain.helpers import RULES

TURNS = 25
MOST = 400
"""Questions of one Operation: it comes to an end."""


def shuffled(random: Random) -> Afghanistan:
    """A scenario with other Resources, another posture of Islamabad and lasting effects of cards."""
    b = RULES.new_board(RULES.check_options({"scenario": random.choice(["main", "short", "extended"])}))
    for faction in [GOVERNMENT, *INSURGENTS]:
        b.gain(faction, random.choice([0, 1, 5, 30]) - b.n[RESOURCES + faction])
    b.shift_islamabad(random.choice([-2, -1, 0, 1, 2]))
    for card in [*CAPABILITIES, *MOMENTUM]:
        if random.random() < 0.25:
            b.put_in_force(card, random.choice([1, 2]))
    b.set(ELDERS, random.randrange(1, 5))
    b.conduct.audit = Auditor().look
    return b


@pytest.mark.parametrize("seed", range(12))
def test_announced_operations_take_place_and_end(seed: int) -> None:
    """3.1, 4.1 Every Operation on the menu takes place in at least 1 space, whatever comes before it and in between;
    all invariants hold after every effect."""
    random = Random(seed)
    b = shuffled(random)
    for _ in range(TURNS):
        who, limited = random.randrange(4), random.random() < 0.3
        b.executing = who
        if names := menu(b, who, limited, not limited):
            op = Operation(who, random.choice(names), limited=limited, special=not limited)
            flow = execute(b, op)
            asked = 0
            try:
                decision = next(flow)
                while asked < MOST:
                    assert decision.options and len(set(decision.options)) == len(decision.options)
                    asked += 1
                    decision = flow.send(random.choice(decision.options))
            except StopIteration:
                pass
            assert asked < MOST
            assert op.spaces or op.name == "patrol"
            b.check()
        b.executing, b.operation = -1, None
