"""7.3.option Victory Deception: markers that players hold face down and show only when they use them.

Each of 3 or 4 players draws 2 of the 12 at set-up. A player with several factions holds 2 in total, counted at the
leading faction. In a copy of the game for a viewer, or a game continued from a record that hid markers, face-down
markers may be unknown. They can turn out to be any marker not seen yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...kernel.decision import CHANCE, DONE, Decision, Flow
from ...kernel.hidden import SECRET
from .afghanistan import Afghanistan
from .names import (
    DECEPTION,
    DECEPTION_SHOWN,
    DECEPTIONS,
    DRAWN,
    FACTIONS,
    HIDDEN_AGENDA,
    HIDDEN_ASSET,
    OF_EACH,
    WITHHELD,
)
from .s7_victory import margin, passing

ASSET: Final = DECEPTIONS[HIDDEN_ASSET]
AGENDA: Final = DECEPTIONS[HIDDEN_AGENDA]
KINDS: Final = range(len(DECEPTIONS))
RULE: Final = "7.3.option"
ALWAYS_ASKED: Final = ["show-agenda"]
"""Asked even of a player who can only decline: skipping the question would reveal which markers the player holds."""


def players(b: Afghanistan) -> list[int]:
    """7.3.option Every player, by the leading faction. Non-players draw no markers."""
    return [faction for faction in range(len(FACTIONS)) if b.draws_markers(faction)]


# Counting.


def face_down(b: Afghanistan, player: int) -> int:
    """Number of a player's markers that are not shown. This is public."""
    at = DECEPTION + 4 * player
    return sum(b.n[at : at + 4])


def shown(b: Afghanistan, player: int, kind: int) -> int:
    return b.n[DECEPTION_SHOWN + 3 * player + kind]


def held(b: Afghanistan, player: int, kind: int) -> int:
    """Number of a player's face-down markers known to be of a kind."""
    return b.n[DECEPTION + 4 * player + kind]


def unseen(b: Afghanistan, kind: int) -> int:
    """Number of markers of a kind that are set aside, or lie face down and are not known."""
    return OF_EACH - sum([held(b, player, kind) + shown(b, player, kind) for player in players(b)])


def may_show(b: Afghanistan, player: int, kind: int) -> bool:
    """Return True if a player holds such a marker, or may hold one of which the kind is not known here."""
    return held(b, player, kind) > 0 or (held(b, player, WITHHELD) > 0 and unseen(b, kind) > 0)


def markers(b: Afghanistan, player: int) -> list[tuple[int, bool]]:
    """Return the kinds of a player's markers, each with True if it is shown. Shown markers come first."""
    found = [(kind, True) for kind in KINDS for _ in range(shown(b, player, kind))]
    return found + [(kind, False) for kind in (*KINDS, WITHHELD) for _ in range(held(b, player, kind))]


# Playing.


class MarkerQuestion(Decision):
    """Chance decides which marker a player draws blindly, or which of a player's markers is turned up.

    Every marker not seen yet is equally likely. A known marker is the only option, but still turned up by chance, so
    that no player can foresee it or undo the choice that led to it.
    """

    def __init__(self, b: Afghanistan, player: int, blindly: bool) -> None:
        super().__init__(CHANCE, "deception-draw" if blindly else "deception-turn-up", RULE, None, faction=player)
        self.b = b
        self.blindly = blindly

    def counts(self) -> list[int]:
        """Number of markers of each kind that it could be."""
        b, player = self.b, self.faction
        known = [] if self.blindly else [kind for kind in KINDS if held(b, player, kind)]
        return [int(kind == known[0]) if known else unseen(b, kind) for kind in KINDS]

    def make(self) -> list[str]:
        mark = SECRET if self.blindly else ""
        return [mark + DECEPTIONS[kind] for kind, count in enumerate(self.counts()) if count]

    @property
    def weights(self) -> list[int] | None:
        return [count for count in self.counts() if count]

    def by_odds(self, x: float) -> str:
        each = [option for option, count in zip(self.options, self.weights or [], strict=True) for _ in range(count)]
        return each[int(x * float(len(each)))]


def draw(b: Afghanistan) -> Flow[None]:
    """7.3.option Each player blindly draws 2 markers; the rest are set aside."""
    for player in players(b):
        for _ in range(DRAWN):
            choice = (yield MarkerQuestion(b, player, True)).removeprefix(SECRET)
            b.draw_marker(player, DECEPTIONS.index(choice) if choice else WITHHELD)


def show_agendas(b: Afghanistan) -> Flow[None]:
    """7.3.option Let players show Hidden Agendas before a victory check (6.1). Ask every player who would pass it if
    all face-down markers were Hidden Agendas, so that the question gives nothing away. If the game ends anyway, all
    markers are shown."""
    for player in players(b):
        while not passing(b) and could_turn(b, player):
            if (yield _agenda_question(b, player)) == DONE:
                break
            b.show_marker(player, HIDDEN_AGENDA)


def could_turn(b: Afghanistan, player: int) -> bool:
    """7.3.option Return True if a player fails the victory check but would pass it if all face-down markers were Hidden
    Agendas. With several factions the lowest margin counts (1.5.option). In games with Non-players no player passes it
    (8.5)."""
    if b.options.nonplayers:
        return False
    lowest = min([margin(b, f) for f, leader in enumerate(b.options.leaders) if leader == player])
    return lowest <= 0 < lowest + face_down(b, player)


def _agenda_question(b: Afghanistan, player: int) -> Decision:
    def options() -> list[str]:
        return [AGENDA, DONE] if may_show(b, player, HIDDEN_AGENDA) else [DONE]

    return Decision(player, "show-agenda", RULE, options)


def conversions(b: Afghanistan, who: int) -> list[str]:
    """7.3.option A Hidden Asset converts a Limited Operation option (2.3.5) into a full Operation with a Special
    Activity."""
    seats = b.options
    return [ASSET] if seats.deception and may_show(b, seats.leaders[who], HIDDEN_ASSET) else []


def show_all(b: Afghanistan) -> Flow[None]:
    """7.3.option Turn up every marker at the end of the game. Hidden Agendas count."""
    for player in players(b):
        while face_down(b, player):
            choice = yield MarkerQuestion(b, player, False)
            b.show_marker(player, DECEPTIONS.index(choice))


# Hidden information.


def hides(b: Afghanistan) -> bool:
    """Return True if any marker lies face down."""
    return sum([face_down(b, player) for player in players(b)]) > 0


def conceal(b: Afghanistan, factions: Sequence[int]) -> None:
    """Withhold the face-down markers of everyone except the players of these factions."""
    for player in _others(b, factions):
        b.forget_markers(player)


def redeal(b: Afghanistan, factions: Sequence[int], shuffle: Callable[[list[int]], None]) -> None:
    """Deal the other players' face-down markers, and unknown ones, again from all that are unseen."""
    conceal(b, factions)
    pool = [kind for kind in KINDS for _ in range(unseen(b, kind))]
    shuffle(pool)
    for player in players(b):
        while held(b, player, WITHHELD):
            b.name_marker(player, pool.pop())


def recall(b: Afghanistan, later: Afghanistan) -> None:
    """Fill in the markers of an earlier position from a later one: the draw at set-up settled them."""
    for player in players(b):
        if face_down(b, player):
            b.forget_markers(player)
            for kind in KINDS:
                for _ in range(held(later, player, kind) + shown(later, player, kind) - shown(b, player, kind)):
                    b.name_marker(player, kind)


def drawn(b: Afghanistan) -> list[str]:
    """Return chance's answers at set-up."""
    names = [*DECEPTIONS, ""]
    return [SECRET + names[kind] for player in players(b) for kind, _ in markers(b, player)]


def _others(b: Afghanistan, factions: Sequence[int]) -> list[int]:
    """Players of none of these factions."""
    leaders = [b.options.leaders[faction] for faction in factions if faction != CHANCE]
    return [player for player in players(b) if player not in leaders]
