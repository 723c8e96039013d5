"""Bots on small positions: what they do with scripted dice, and the reasons they give."""

from __future__ import annotations

from collections.abc import Iterator

from abyssal.coin import sequence
from abyssal.games.distant_plain import s2_sequence
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.names import (
    BASE,
    BASES_POOL,
    CARD,
    FIRST,
    FIRST_DID,
    GUERRILLAS_POOL,
    PHASE,
    PHASES,
    PROPAGANDA_PLAYED,
    QUEUE,
    UNDERGROUND,
)
from abyssal.games.distant_plain.nonplayers import with_bots
from abyssal.games.distant_plain.nonplayers.reasons import REASONS, RULES
from abyssal.kernel.decision import Flow
from tests.games.distant_plain.helpers import FACTIONS, board, copy, difference, play
from tests.games.distant_plain.helpers import RULES as GAME

OPERATIONS_CARD = 62
"""A card whose Event no Non-player takes."""


def solo(
    text: str = "",
    resources: int | dict[str, int] = 10,
    people: str = "coalition+government",
    aid: int = 9,
    patronage: int = 9,
    islamabad: str = "tolerance",
    **options: str,
) -> Afghanistan:
    """Return a position with Non-players, by default the Taliban and the Warlords."""
    return board(text, resources, aid, patronage, islamabad, people=people, nonplayers="true", **options)


def in_force(b: Afghanistan, card: int, side: int) -> Afghanistan:
    """Return the position with one side of a Capability or Momentum in force."""
    b.put_in_force(card, side)
    b.conduct.journal = []
    return b


def led(b: Afghanistan, flow: Flow[None]) -> Flow[None]:
    """Run a procedure with bots answering for the Non-players."""
    return with_bots(b, flow, GAME.sheet)


def turn(
    b: Afghanistan,
    who: str,
    *choices: str,
    card: int = OPERATIONS_CARD,
    following: int = 0,
    second: str = "",
    final: bool = False,
) -> dict[str, int]:
    """Play a faction's turn with these dice and players' choices. Return what changed, except the sequence of play.

    As 2nd Eligible it follows a faction that executed an Operation with a Special Activity.
    """
    b.set(CARD, card)
    b.set(QUEUE, following)
    if second:
        b.set(FIRST, 1 + FACTIONS[second])
        b.set(FIRST_DID, sequence.OPERATION_AND_SPECIAL)
    found = pieces(play(b, led(b, s2_sequence.turn(b, FACTIONS[who], GAME.cards, final)), *choices))
    return {key: change for key, change in found.items() if not key.startswith(("acted", "first", "second"))}


def pieces(found: dict[str, int]) -> dict[str, int]:
    """Leave out Control, which follows from the pieces."""
    return {key: change for key, change in found.items() if not key.endswith(" control")}


def decides(b: Afghanistan, who: str, *choices: str, card: int = OPERATIONS_CARD, following: int = 0) -> list[str]:
    """Play a faction's turn. After these choices every question gets its first option. Return the reasons given."""
    b.set(CARD, card)
    b.set(QUEUE, following)
    left = list(choices)
    flow = led(b, s2_sequence.turn(b, FACTIONS[who], GAME.cards, False))
    try:
        decision = next(flow)
        while True:
            decision = flow.send(left.pop(0) if left else decision.options[0])
    except StopIteration:
        assert not left
    b.check()
    return reasons(b)


def event(b: Afghanistan, who: str, card: int, shaded: bool, *choices: str) -> dict[str, int]:
    """Let a faction execute one side of a card. Return what changed."""
    b.set(CARD, card)
    b.executing = FACTIONS[who]
    flow = GAME.procedures.event(b, FACTIONS[who], card, shaded)
    return pieces(play(b, with_bots(b, flow, GAME.sheet, (FACTIONS[who], card, shaded)), *choices))


def phase(b: Afghanistan, name: str, *choices: str) -> dict[str, int]:
    """Play a phase of a Propaganda Round. Return what changed."""
    b.set(PHASE, PHASES.index(name))
    return pieces(play(b, led(b, GAME.phase(b, PHASES.index(name))), *choices))


def dice(*throws: str) -> list[str]:
    """Rolls of the green and the second die: `dice("13", "64")`."""
    return [die for throw in throws for die in throw]


def reasons(b: Afghanistan) -> list[str]:
    """The reasons given so far: `8.8.4 in-pakistan 3>1`, `8.8.4 fifteen-available no`, `8.8.4 rally`."""
    found = []
    procedures = GAME.procedures
    for id, numbers in b.conduct.journal or []:
        if id == "bot-narrow":
            found.append(f"{RULES[numbers[0]]} {REASONS[numbers[1]]} {numbers[2]}>{numbers[3]}")
        elif id == "bot-found":
            found.append(f"{RULES[numbers[0]]} {REASONS[numbers[1]]} {numbers[2]}>{numbers[2]}")
        elif id == "bot-test":
            found.append(f"{RULES[numbers[0]]} {REASONS[numbers[1]]} {'yes' if numbers[2] else 'no'}")
        elif id == "bot-note":
            found.append(f"{RULES[numbers[0]]} {REASONS[numbers[1]]}")
        elif id == "bot-box":
            found.append(f"{RULES[numbers[2]]} {procedures.operations[numbers[1]]}")
        elif id == "bot-special":
            found.append(f"{RULES[numbers[2]]} {procedures.special_names[numbers[1]]}")
        elif id == "bot-impossible":
            found.append(f"{RULES[numbers[1]]} no {procedures.operations[numbers[0]]}")
        elif id == "bot-special-impossible":
            found.append(f"{RULES[numbers[1]]} no {procedures.special_names[numbers[0]]}")
    return found


def questions(b: Afghanistan) -> list[str]:
    """The questions of flow charts and Event boxes, with their answers."""
    return [reason for reason in reasons(b) if reason.endswith((" yes", " no"))]


def stretched(
    text: str,
    who: str,
    resources: int | dict[str, int] = 10,
    guerrillas: int = 0,
    bases: int = 0,
    people: str = "coalition+government",
    islamabad: str = "tolerance",
    played: int = 0,
) -> Afghanistan:
    """Return a position with exactly these pieces of an Insurgent Faction Available; the others are out of play."""
    b = solo(text, resources, people, islamabad=islamabad)
    faction = FACTIONS[who]
    b.discard(UNDERGROUND[faction], b.n[GUERRILLAS_POOL[faction]] - guerrillas)
    b.discard(BASE[faction], b.n[BASES_POOL[faction]] - bases)
    b.set(PROPAGANDA_PLAYED, played)
    b.conduct.journal = []
    return b


def does(b: Afghanistan, who: str, *choices: str, card: int = OPERATIONS_CARD) -> dict[str, int]:
    """Play a faction's turn. After these choices each die shows its lowest number. Return what changed, except the
    sequence of play."""
    before = copy(b)
    decides(b, who, *choices, card=card)
    found = pieces(difference(before, b))
    return {name: n for name, n in found.items() if not name.startswith(("acted", "first", "second", "card", "queue"))}


def whatever_the_dice(b: Afghanistan, who: str, card: int = OPERATIONS_CARD) -> Iterator[dict[str, int]]:
    """Return what a faction's turn changes, except the sequence of play, for each possible result of all dice. The
    position itself does not change."""
    b.set(CARD, card)
    b.set(QUEUE, 0)
    untried: list[list[str]] = [[]]
    while untried:
        choices = untried.pop()
        twin = copy(b)
        flow = led(twin, s2_sequence.turn(twin, FACTIONS[who], GAME.cards, False))
        asked = 0
        try:
            decision = next(flow)
            while True:
                if asked == len(choices):
                    untried += [[*choices, other] for other in decision.options[1:]]
                    choices.append(decision.options[0])
                asked += 1
                decision = flow.send(choices[asked - 1])
        except StopIteration:
            twin.check()
        found = pieces(difference(b, twin))
        yield {name: n for name, n in found.items() if not name.startswith(("acted", "first", "second"))}
