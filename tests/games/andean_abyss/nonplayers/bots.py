"""Helpers to run Non-players on small positions with scripted dice and read the reasons they log."""

from __future__ import annotations

from typing import Any

from abyssal.coin import sequence
from abyssal.games.andean_abyss import s2_sequence, s6_propaganda
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.events import execute
from abyssal.games.andean_abyss.names import CARD, FIRST, FIRST_DID
from abyssal.games.andean_abyss.nonplayers import with_bots
from abyssal.games.andean_abyss.nonplayers.reasons import REASONS, RULES
from abyssal.kernel.decision import Flow
from tests.games.andean_abyss.helpers import FACTIONS, board, copy, play
from tests.games.andean_abyss.helpers import RULES as GAME

OPERATIONS_CARD = 1
"""A card with the Government's symbol first, so a 1st Eligible Non-player operates."""


def solo(text: str = "", resources: int | dict[str, int] = 10, players: str = "1", **options: str) -> Colombia:
    """Return a position of a one-player game: FARC, AUC and the Cartels are Non-players."""
    return board(text, resources, 9, players=players, **options)


def led(b: Colombia, flow: Flow[None]) -> Flow[None]:
    """Run a procedure in which the Non-players answer their questions."""
    return with_bots(b, flow, GAME.sheet)


def turn(
    b: Colombia, who: str, *choices: str, card: int = OPERATIONS_CARD, second: bool = False, final: bool = False
) -> dict[str, int]:
    """Play a faction's turn with these dice (and choices of players) and return what changed, except the sequence of
    play.

    As 2nd Eligible it follows a Government that executed an Operation with a Special Activity.
    """
    b.set(CARD, card)
    if second:
        b.set(FIRST, 1)
        b.set(FIRST_DID, sequence.OPERATION_AND_SPECIAL)
    found = play(b, led(b, s2_sequence.turn(b, FACTIONS[who], GAME.cards, final)), *choices)
    return {key: change for key, change in found.items() if not key.startswith(("acted", "first", "second"))}


def event(b: Colombia, who: str, card: int, shaded: bool, *choices: str) -> dict[str, int]:
    """Execute one side of a card and return what changed."""
    b.set(CARD, card)
    b.executing = FACTIONS[who]
    return play(b, led(b, execute(b, FACTIONS[who], card, shaded)), *choices)


def support_phase(b: Colombia, who: str, *choices: str) -> dict[str, int]:
    """Run FARC's Agitation or AUC's Elite Backing and return what changed."""
    s6_propaganda.mark_control(b)
    part: Any = {"farc": s6_propaganda.agitation_phase, "auc": s6_propaganda.elite_backing}[who]
    return play(b, led(b, part(b)), *choices)


def dice(*throws: str) -> list[str]:
    """Return rolls of the red, yellow and green die: `dice("131", "642")`."""
    return [die for throw in throws for die in throw]


def removed(b: Colombia) -> list[str]:
    """Return the kinds of piece removed, in order."""
    return [b.spec.piece_at[numbers[1]].name for id, numbers in b.conduct.journal or [] if id == "remove"]


ENDS = (
    "no-base-available",
    "no-more-spaces",
    "no-special",
    "none-available",
    "one-space",
    "resources-spent",
    "three-spaces",
)
"""Reasons why an Operation ended or had no Special Activity, or what was not Available."""


def reasons(b: Colombia) -> list[str]:
    """Return the logged reasons, except why Insurgents stopped: `8.6.2 farc-base 3>1`, `8.6.1 six-available no`, `8.6.2
    march`."""
    return [reason for reason in trail(b) if reason.startswith("8.8") or reason.split()[1] not in ENDS]


def endings(b: Colombia) -> list[str]:
    """Return why Insurgents selected no further space, or had no Special Activity."""
    return [reason for reason in trail(b) if not reason.startswith("8.8") and reason.split()[1] in ENDS]


def trail(b: Colombia) -> list[str]:
    """Return all logged reasons."""
    found = []
    operations = ["train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror"]
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
            found.append(f"{RULES[numbers[2]]} {operations[numbers[1]]}")
        elif id in ("bot-impossible", "bot-arrow"):
            found.append(f"{RULES[numbers[1]]} {operations[numbers[0]]}")
    return found


def fate(b: Colombia, who: str, die: str = "1", card: int = OPERATIONS_CARD, second: bool = False) -> dict[str, int]:
    """Play a Non-player's turn in which every die shows the same and every random choice is the first; return what
    changed."""
    thrown: list[str] = []
    while True:
        twin = copy(b)
        twin.conduct.journal = None
        twin.options.is_player[:] = b.options.is_player
        twin.set(CARD, card)
        if second:
            twin.set(FIRST, 1)
            twin.set(FIRST_DID, sequence.OPERATION_AND_SPECIAL)
        asked = _asks_next(led(twin, s2_sequence.turn(twin, FACTIONS[who], GAME.cards, False)), thrown)
        if asked is None:
            return turn(b, who, *thrown, card=card, second=second)
        thrown.append(die if die in asked else asked[0])


def _asks_next(flow: Flow[None], choices: list[str]) -> list[str] | None:
    """Return the question after these choices, or None."""
    try:
        decision = next(flow)
        for choice in choices:
            decision = flow.send(choice)
    except StopIteration:
        return None
    return decision.options
