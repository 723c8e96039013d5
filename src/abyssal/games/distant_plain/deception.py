"""7.3.option Victory Deception: markers that players hold face down, and show only as they use them.

Each of 3 or 4 players draws 2 of the 12 at set-up. A player with several factions holds 2 for all of them; they are
counted at the faction that leads the others. In a game that is looked at from outside, or that goes on from a
record that withheld them, markers may lie face down of which it is not known what they are; they can still turn out to
be anything that was not seen yet.
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
"""Asked even of those who can only decline: that they are not asked would tell what they hold."""


def players(b: Afghanistan) -> list[int]:
    """7.3.option Those who draw: every player, by the faction that leads; Non-players draw none."""
    return [faction for faction in range(len(FACTIONS)) if b.draws_markers(faction)]


# Counting.


def face_down(b: Afghanistan, player: int) -> int:
    """How many markers a player holds that are not shown: everybody may know."""
    at = DECEPTION + 4 * player
    return sum(b.n[at : at + 4])


def shown(b: Afghanistan, player: int, kind: int) -> int:
    return b.n[DECEPTION_SHOWN + 3 * player + kind]


def held(b: Afghanistan, player: int, kind: int) -> int:
    """How many markers of a kind lie face down before a player."""
    return b.n[DECEPTION + 4 * player + kind]


def unseen(b: Afghanistan, kind: int) -> int:
    """How many markers of a kind are set aside, or lie face down where it is not known."""
    return OF_EACH - sum([held(b, player, kind) + shown(b, player, kind) for player in players(b)])


def may_show(b: Afghanistan, player: int, kind: int) -> bool:
    """Whether a player holds such a marker, or could, for all that is known."""
    return held(b, player, kind) > 0 or (held(b, player, WITHHELD) > 0 and unseen(b, kind) > 0)


def markers(b: Afghanistan, player: int) -> list[tuple[int, bool]]:
    """The kinds of a player's markers, each with whether it is shown; those shown come first."""
    found = [(kind, True) for kind in KINDS for _ in range(shown(b, player, kind))]
    return found + [(kind, False) for kind in (*KINDS, WITHHELD) for _ in range(held(b, player, kind))]


# Playing.


class MarkerQuestion(Decision):
    """The question which marker a player draws blindly, or which of a player's is turned up.

    Of those not seen yet each is as likely as any other. A marker of which it is known that it lies there is turned up
    without alternative, but by chance all the same, so that no player foresees it or takes back what led to it.
    """

    def __init__(self, b: Afghanistan, player: int, blindly: bool) -> None:
        super().__init__(CHANCE, "deception-draw" if blindly else "deception-turn-up", RULE, None, faction=player)
        self.b = b
        self.blindly = blindly

    def counts(self) -> list[int]:
        """How many markers of each kind it could be."""
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
    """7.3.option Each player blindly draws 2 markers; the rest is set aside."""
    for player in players(b):
        for _ in range(DRAWN):
            choice = (yield MarkerQuestion(b, player, True)).removeprefix(SECRET)
            b.draw_marker(player, DECEPTIONS.index(choice) if choice else WITHHELD)


def show_agendas(b: Afghanistan) -> Flow[None]:
    """7.3.option Before a victory check (6.1) players may show Hidden Agendas. All are asked whose markers could turn
    the check if they were such, so that the question gives nothing away. If the game ends anyway all will be shown."""
    for player in players(b):
        while not passing(b) and could_turn(b, player):
            if (yield _agenda_question(b, player)) == DONE:
                break
            b.show_marker(player, HIDDEN_AGENDA)


def could_turn(b: Afghanistan, player: int) -> bool:
    """7.3.option Whether a player who does not pass a victory check would if all markers face down were Hidden Agendas.
    With several factions the lowest margin counts (1.5.option); beside Non-players no player passes one (8.5)."""
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
    """7.3.option At the end of the game every marker is turned up; Hidden Agendas count."""
    for player in players(b):
        while face_down(b, player):
            choice = yield MarkerQuestion(b, player, False)
            b.show_marker(player, DECEPTIONS.index(choice))


# What each player sees.


def hides(b: Afghanistan) -> bool:
    """Whether any marker lies face down."""
    return sum([face_down(b, player) for player in players(b)]) > 0


def conceal(b: Afghanistan, factions: Sequence[int]) -> None:
    """Withhold the markers that lie face down before others than the players of these factions."""
    for player in _others(b, factions):
        b.forget_markers(player)


def redeal(b: Afghanistan, factions: Sequence[int], shuffle: Callable[[list[int]], None]) -> None:
    """Deal anew the markers that lie face down before others, and those that no player knows, from all unseen ones."""
    conceal(b, factions)
    pool = [kind for kind in KINDS for _ in range(unseen(b, kind))]
    shuffle(pool)
    for player in players(b):
        while held(b, player, WITHHELD):
            b.name_marker(player, pool.pop())


def recall(b: Afghanistan, later: Afghanistan) -> None:
    """What a player holds in the end was drawn at the beginning."""
    for player in players(b):
        if face_down(b, player):
            b.forget_markers(player)
            for kind in KINDS:
                for _ in range(held(later, player, kind) + shown(later, player, kind) - shown(b, player, kind)):
                    b.name_marker(player, kind)


def drawn(b: Afghanistan) -> list[str]:
    """What chance said at set-up."""
    names = [*DECEPTIONS, ""]
    return [SECRET + names[kind] for player in players(b) for kind, _ in markers(b, player)]


def _others(b: Afghanistan, factions: Sequence[int]) -> list[int]:
    """The players of none of these factions."""
    leaders = [b.options.leaders[faction] for faction in factions if faction != CHANCE]
    return [player for player in players(b) if player not in leaders]
