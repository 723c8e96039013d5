"""Events 37 to 44: commandos and raids, summits, money from abroad, and Pakistan."""

from __future__ import annotations

from typing import Final

from ....coin import predicates as p
from ....coin.events import choose_count, choose_how, choose_kind, choose_space, remove_pieces
from ....coin.general import enter
from ....coin.operation import Operation
from ....coin.predicates import Where, can_shift
from ....coin.verbs import pick_space
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..combat import exposed_here
from ..names import (
    AVAILABLE,
    COALITION_BASE,
    COALITION_TROOPS,
    GOVERNMENT,
    OUT_OF_PLAY,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_BASE,
    TALIBAN_U,
    TROOPS,
)
from ..s3_operations.assault import remove_pieces as remove_pieces_by_assault
from .registry import event
from .settling import markers_left
from .tools import (
    RULE,
    TALIBAN_GUERRILLAS,
    afghan,
    choose_up_to,
    coin_control,
    granted,
    guerrillas,
    guerrillas_of,
    pakistan,
    province,
    shift_up_to,
    taliban_pieces,
)

COALITION_KINDS: Final = [COALITION_TROOPS, COALITION_BASE]


@event(37)
def afghan_commandos(b: Afghanistan, who: int) -> Flow[None]:
    """The Government may Assault free in up to 2 spaces. Each Troops removes 1 piece, even in Mountains; Police do not
    count."""
    op = Operation(GOVERNMENT, "assault", free=True, event=True)
    yield from granted(b, op, _assault_by_commandos(b, op))


def _assault_by_commandos(b: Afghanistan, op: Operation) -> Flow[None]:
    """The Government selects the spaces (3.2.4)."""
    exposed = Where(lambda _, s: exposed_here(b, op, s) > 0)
    for left in (2, 1):
        where = p.has(TROOPS) & exposed & ~p.among(op.spaces)
        s = yield from choose_space(b, GOVERNMENT, "event-assault", where, optional=True, number=left)
        if s < 0:
            return
        enter(b, op, s)
        yield from remove_pieces_by_assault(b, op, s, b.n[TROOPS + s])


@event(37, shaded=True)
def afghan_commandos_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Spaces with Taliban lose up to 4 Government Troops in total."""
    yield from remove_pieces(b, who, 4, [TROOPS], afghan & taliban_pieces, up_to=True)


@event(38)
def night_raids(b: Afghanistan, who: int) -> Flow[None]:
    """Coalition Troops find all Taliban Guerrillas in up to 3 spaces and remove 1 in each."""

    def raid(s: int) -> None:
        b.activate(TALIBAN, s, 99)
        b.remove(TALIBAN_A, s)

    where = afghan & p.has(COALITION_TROOPS) & guerrillas_of(TALIBAN)
    yield from choose_up_to(b, who, "event-remove", 3, where, raid)


@event(38, shaded=True)
def night_raids_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 2 spaces with Coalition Troops move toward Opposition."""
    yield from shift_up_to(b, who, 2, afghan & p.has(COALITION_TROOPS), -1)


@event(39)
def trilateral_summit(b: Afghanistan, who: int) -> None:
    """Islamabad moves 1 box toward Hostility; Aid rises by 6."""
    b.shift_islamabad(-1)
    b.add_aid(6)


@event(39, shaded=True)
def trilateral_summit_shaded(b: Afghanistan, who: int) -> None:
    """Islamabad moves 1 box toward Sponsorship; the Taliban gain 3 Resources."""
    b.shift_islamabad(1)
    b.gain(TALIBAN, 3)


@event(40)
def line_item(b: Afghanistan, who: int) -> None:
    """Aid rises by 9."""
    b.add_aid(9)


@event(40, shaded=True)
def line_item_shaded(b: Afghanistan, who: int) -> None:
    """Aid falls by 9."""
    b.add_aid(-9)


@event(41)
def nato_politics(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 4 Coalition pieces that are out of play become Available."""
    for _ in range(4):
        column = yield from choose_kind(b, who, "event-return-piece", -1, lambda: _boxed(b, OUT_OF_PLAY), optional=True)
        if column < 0:
            return
        b.rebox(column, 1, OUT_OF_PLAY, AVAILABLE)


@event(41, shaded=True)
def nato_politics_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Two Available Coalition pieces go out of play."""
    for _ in range(2):
        column = yield from choose_kind(b, who, "event-withdraw-piece", -1, lambda: _boxed(b, AVAILABLE))
        if column >= 0:
            b.rebox(column, 1, AVAILABLE, OUT_OF_PLAY)


def _boxed(b: Afghanistan, box: int) -> list[int]:
    """The kinds of Coalition pieces in a box beside the map."""
    return [column for column in COALITION_KINDS if b.n[box + b.spec.piece_at[column].pool]]


@event(42)
def ngos(b: Afghanistan, who: int) -> Flow[None]:
    """1 space under COIN Control loses all Terror and moves toward Support."""

    def help_out(s: int) -> None:
        b.calm(s, 99)
        b.shift(s, 1)

    where = afghan & coin_control & (p.marked | can_shift(1))
    yield from choose_up_to(b, who, "event-space", 1, where, help_out)


@event(42, shaded=True)
def ngos_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Terror in up to 3 spaces with Guerrillas; Aid falls by 6."""

    def frighten(s: int) -> None:
        b.terror(s)

    yield from choose_up_to(b, who, "event-terror-space", 3, afghan & guerrillas & markers_left, frighten)
    b.add_aid(-6)


@event(43)
def pakistani_offensive(b: Afghanistan, who: int) -> Flow[None]:
    """Islamabad moves 1 box toward Hostility; 1 Pakistan space loses up to 3 Taliban pieces, Bases last."""
    b.shift_islamabad(-1)
    s = yield from choose_space(b, who, "event-remove", pakistan & taliban_pieces)
    for _ in range(3 if s >= 0 else 0):
        column = yield from choose_kind(b, who, "event-remove-piece", s, lambda: _bases_last(b, s), optional=True)
        if column < 0:
            return
        b.remove(column, s)


def _bases_last(b: Afghanistan, s: int) -> list[int]:
    """The kinds of Taliban Guerrillas in a space; without any, the Base."""
    found = [column for column in TALIBAN_GUERRILLAS if b.n[column + s]]
    return found or [column for column in [TALIBAN_BASE] if b.n[column + s]]


@event(43, shaded=True)
def pakistani_offensive_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Islamabad moves 1 box toward Sponsorship; Taliban Guerrillas may cross from Pakistan without flipping."""
    b.shift_islamabad(1)
    while True:
        origin = yield from choose_space(
            b, TALIBAN, "event-origin", pakistan & guerrillas_of(TALIBAN), optional=True, piece=TALIBAN_U
        )
        if origin < 0:
            return
        across = (province & p.next_to(origin)).spaces(b)
        goal = yield from pick_space(b, TALIBAN, "event-destination", RULE, across, origin=origin, piece=TALIBAN_U)
        moved = 0
        for column, later in ((TALIBAN_U, b.n[TALIBAN_A + origin]), (TALIBAN_A, 0)):
            least = 0 if moved or later else 1
            count = yield from choose_count(b, TALIBAN, least, b.n[column + origin], space=goal, piece=column)
            moved += b.move(column, origin, goal, count)


@event(44)
def pakistani_politics(b: Afghanistan, who: int) -> Flow[None]:
    """Islamabad moves 1 or 2 boxes either way and becomes Hard."""
    steps = {"hostility_2": -2, "hostility_1": -1, "sponsorship_1": 1, "sponsorship_2": 2}
    how = yield from choose_how(b, who, list(steps))
    b.shift_islamabad(steps[how])
    b.set_hard(1)
