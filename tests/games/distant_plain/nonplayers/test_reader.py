"""Non-players against a second reading of section 8 (`reader`), written from the rulebook without a line of the
engine's charts: whether they take the Event, which box their chart leads to, in which spaces they act, their Special
Activity, and what they do in Propaganda Rounds; in whole games of several mixes.

The suite compares one game of each mix. More than 5,000 turns are compared, and counted, by
`ABYSSAL_READER_GAMES=24 python -m pytest -n 0 -s tests/games/distant_plain/nonplayers/test_reader.py`.
What the reader leaves open (how many Guerrillas a group can spare, Events in which others choose) its bullets name as
`maybe`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest

from tests.games.distant_plain.nonplayers.reader import coalition, events, government, rounds, taliban, warlords
from tests.games.distant_plain.nonplayers.reader.boxes import BOX, IF_NONE, LOOP_EXIT
from tests.games.distant_plain.nonplayers.reader.frame import CAPABILITIES, FACTIONS, Turn, turns

GAMES = int(os.environ.get("ABYSSAL_READER_GAMES") or 1)
"""Number of games compared for each mix."""
PEOPLE = ["none", "taliban", "coalition+government", "warlords", "coalition", "taliban+warlords", "government"]
SCENARIOS = ["main", "short", "extended"]
TARGETS: dict[str, Mapping[str, Callable[[Turn], str]]] = {
    "coalition": coalition.TARGETS,
    "taliban": taliban.TARGETS,
    "government": government.TARGETS,
    "warlords": warlords.TARGETS,
}
ROUNDS: dict[str, Callable[[Turn], str]] = {**rounds.ROUNDS, **taliban.ROUNDS}


def follows(turn: Turn) -> str:
    """Return what is wrong with the box: a Pass, or an Operation that the questions lead to, past boxes in which
    nothing was possible."""
    *impossible, did = turn.does()
    wanted = BOX[turn.who](turn)
    if did == "event":
        return ""
    if did == "pass" and not impossible:
        following = turn.position.get("next") or [0]
        awaits = turn.who in ("coalition", "taliban") and following[0] in CAPABILITIES
        return "" if wanted == {"pass"} or awaits else f"pass instead of {wanted}"
    walk = [*impossible, did]
    if walk[0] not in wanted:
        return f"{walk[0]} instead of {wanted}"
    for i, (left, entered) in enumerate(pairwise(walk)):
        arrow = IF_NONE[turn.who][left]
        exits = (LOOP_EXIT.get(turn.who), "pass") if arrow in walk[: i + 1] else (arrow,)
        if entered not in exits:
            return f"{entered} after {walk[: i + 1]}"
    return ""


def differs(turn: Turn) -> str:
    """Return where a turn or phase differs from the text, or nothing."""
    if turn.phase != "turn":
        return ROUNDS[turn.phase](turn)
    if not turn.does():
        return ""
    targets = TARGETS[turn.who].get(turn.does()[-1])
    return events.choice(turn) or follows(turn) or (targets(turn) if targets else "")


@pytest.mark.slow
@pytest.mark.parametrize("people", PEOPLE)
def test_8_6_8_7_8_8_8_9_as_the_text_has_it(people: str) -> None:
    """8.1, 8.6, 8.7, 8.8, 8.9 Every turn and every phase of a Propaganda Round is one that the text allows."""
    seen: Counter[tuple[str, str]] = Counter()
    found: list[str] = []
    for seed in range(GAMES):
        for turn in turns(seed, people, SCENARIOS[(seed + PEOPLE.index(people)) % 3]):
            seen[turn.who, turn.phase if turn.phase != "turn" else (turn.does() or ["nothing"])[-1]] += 1
            if against := differs(turn):
                found.append(f"{turn.seed}: {turn.who} {turn.phase} {turn.does()}: {against}")
    print(f"{people}: {sum(n for (_, did), n in seen.items() if did not in ROUNDS)} turns, {seen.total()} in all")
    assert not found, f"{len(found)} of {seen.total()}:\n" + "\n".join(found)
    assert {who for who, did in seen if did != "event"} == set(FACTIONS) - set(people.split("+"))
