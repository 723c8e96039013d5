"""The charts of Non-players against a second reading of section 8 (`reader`), in whole games of several mixes."""

from __future__ import annotations

import os
from itertools import pairwise

import pytest

from tests.games.distant_plain.nonplayers.reader import BOX, CAPABILITIES, FACTIONS, IF_NONE, LOOP_EXIT, Turn, turns

GAMES = int(os.environ.get("ABYSSAL_READER_GAMES") or 1)
"""How many games of each mix are compared."""
PEOPLE = ["none", "taliban", "coalition+government", "warlords", "coalition", "taliban+warlords"]
SCENARIOS = ["main", "short", "extended"]


def follows(turn: Turn) -> None:
    """The turn is one that the text allows: the Event (which others test), a Pass, or an Operation that the questions
    lead to, past boxes of which nothing was possible."""
    *impossible, did = turn.does()
    wanted = BOX[turn.who](turn)
    if did == "event":
        return
    if did == "pass" and not impossible:
        following = turn.position.get("next") or [0]
        awaits = turn.who in ("coalition", "taliban") and following[0] in CAPABILITIES
        assert wanted == {"pass"} or awaits, (turn.who, wanted, following)
        return
    walk = [*impossible, did]
    assert walk[0] in wanted, (turn.who, walk, wanted)
    for i, (left, entered) in enumerate(pairwise(walk)):
        arrow = IF_NONE[turn.who][left]
        if arrow in walk[: i + 1]:
            assert entered in (LOOP_EXIT.get(turn.who), "pass"), (turn.who, walk)
        else:
            assert entered == arrow, (turn.who, walk)


@pytest.mark.parametrize("people", PEOPLE)
def test_8_6_8_7_8_8_8_9_the_boxes_of_the_charts(people: str) -> None:
    """8.6, 8.7, 8.8, 8.9 Each turn begins in the box that the text leads to, and goes on along its arrows."""
    seen: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        for turn in turns(seed, people, SCENARIOS[(seed + PEOPLE.index(people)) % 3]):
            follows(turn)
            seen.add((turn.who, turn.does()[-1]))
    assert {who for who, did in seen if did != "event"} == set(FACTIONS) - set(people.split("+"))
