"""Events 19 to 27: the Taliban, their havens in Pakistan, and what inflames them."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import choose_piece, choose_space, remove_pieces
from ....coin.general import enter, special
from ....coin.operation import Operation
from ....coin.predicates import Where, can_shift, touching
from ....coin.verbs import pick_number
from ....kernel.decision import Flow
from ..afghanistan import Afghanistan
from ..names import (
    COALITION,
    COALITION_BASE,
    COALITION_TROOPS,
    COIN,
    GOVERNMENT_CUBES,
    MANPADS_SCARE,
    MARKERS,
    PAKISTAN,
    ROADSIDE_IEDS,
    SHADED,
    TALIBAN,
    TALIBAN_A,
    TALIBAN_U,
    UNSHADED,
    US_TALIBAN_TALKS,
    WARLORDS_A,
)
from ..s3_operations.rally import rally_space, ways
from .registry import event
from .tools import (
    RULE,
    TALIBAN_GUERRILLAS,
    afghan,
    choose_action,
    coalition_pieces,
    coin_control,
    government_cubes,
    granted,
    guerrillas_of,
    pakistan,
    place_up_to,
    province,
    shift_up_to,
    taliban_pieces,
)


@event(19)
def al_qaeda(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 2 spaces with Taliban Guerrillas move toward Support; the Taliban lose 3 Resources."""
    yield from shift_up_to(b, who, 2, afghan & guerrillas_of(TALIBAN), 1)
    b.gain(TALIBAN, -3)


@event(19, shaded=True)
def al_qaeda_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Pakistan gets up to 3 Taliban Guerrillas; the Taliban gain 6 Resources."""
    yield from place_up_to(b, who, 3, [TALIBAN_U], pakistan)
    b.gain(TALIBAN, 6)


@event(20)
def errant_air_strike(b: Afghanistan, who: int) -> Flow[None]:
    """A Province with Taliban, and with Coalition pieces there or adjacent, suffers Terror and moves toward Opposition.
    A COIN Faction may first remove an Active Guerrilla there. Aid falls by 3."""
    within_reach = province & taliban_pieces & (coalition_pieces | touching(coalition_pieces))
    changing = can_shift(-1) | Where(lambda b, s: b.n[MARKERS] > 0)
    if who in COIN:
        changing = changing | p.has(TALIBAN_A, WARLORDS_A)
    s = yield from choose_space(b, who, "event-space", within_reach & changing)
    if s >= 0:
        if who in COIN:
            column = yield from choose_piece(b, who, "event-remove-piece", [TALIBAN_A, WARLORDS_A], s, optional=True)
            if column >= 0:
                b.remove(column, s)
        b.terror(s)
        b.shift(s, -1)
    b.add_aid(-3)


@event(21)
def operation_iraqi_freedom(b: Afghanistan, who: int) -> Flow[None]:
    """The Coalition may carry out a free Surge."""
    yield from grant_special(b, "train", "surge")


def grant_special(b: Afghanistan, accompanied: str, name: str) -> Flow[None]:
    """5.5 The Coalition may carry out this Special Activity free, as if it accompanied this Operation."""
    op = Operation(COALITION, accompanied, free=True, special=True, event=True)
    possible = [name] if name in b.procedures.specials(b, op) else []
    if (yield from choose_action(b, COALITION, possible)):
        yield from special(b, op, name)


@event(21, shaded=True)
def operation_iraqi_freedom_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 4 Available Coalition pieces leave the game."""
    left = 4
    for column in (COALITION_TROOPS, COALITION_BASE):
        most = min(left, b.available(column))
        count = yield from pick_number(b, who, "event-discard", RULE, 0, most, piece=column)
        left -= b.discard(column, count)


@event(22)
def border_incident(b: Afghanistan, who: int) -> Flow[None]:
    """Islamabad moves 1 box toward Hostility; both sides of the border lose up to 2 Taliban Guerrillas in total."""
    b.shift_islamabad(-1)
    border = pakistan | (province & p.next_to(*PAKISTAN))
    yield from remove_pieces(b, who, 2, TALIBAN_GUERRILLAS, border, up_to=True)


@event(22, shaded=True)
def border_incident_shaded(b: Afghanistan, who: int) -> None:
    """Islamabad moves 2 boxes toward Sponsorship."""
    b.shift_islamabad(2)


@event(23)
def roadside_ieds(b: Afghanistan, who: int) -> None:
    """Taliban Terror may not select a LoC with cubes (see 3.3.4)."""
    b.put_in_force(ROADSIDE_IEDS, UNSHADED)


@event(23, shaded=True)
def roadside_ieds_shaded(b: Afghanistan, who: int) -> None:
    """Underground Taliban Guerrillas on LoCs may remove a cube that passes by (see 3.2.2, 3.2.3, 4.3.2)."""
    b.put_in_force(ROADSIDE_IEDS, SHADED)


@event(24)
def us_taliban_talks(b: Afghanistan, who: int) -> None:
    """Taliban Operations leave Coalition pieces alone (see 3.3.3)."""
    b.put_in_force(US_TALIBAN_TALKS, UNSHADED)


@event(24, shaded=True)
def us_taliban_talks_shaded(b: Afghanistan, who: int) -> None:
    """The Coalition may not Assault (see 3.2.4)."""
    b.put_in_force(US_TALIBAN_TALKS, SHADED)


@event(25)
def koran_burning(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 2 spaces under COIN Control without Coalition pieces move toward Support."""
    yield from shift_up_to(b, who, 2, afghan & coin_control & ~coalition_pieces, 1)


@event(25, shaded=True)
def koran_burning_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """Up to 2 spaces with Coalition pieces move toward Opposition and lose a Government cube each."""
    done: list[int] = []
    outraged = afghan & coalition_pieces & (can_shift(-1) | government_cubes)
    while len(done) < 2:
        s = yield from choose_space(b, who, "event-space", outraged & ~p.among(done), optional=True)
        if s < 0:
            return
        done.append(s)
        b.shift(s, -1)
        column = yield from choose_piece(b, who, "event-remove-piece", GOVERNMENT_CUBES, s)
        if column >= 0:
            b.remove(column, s)


@event(26)
def manpads_scare(b: Afghanistan, who: int) -> Flow[None]:
    """The Coalition may carry out a free Air Lift."""
    yield from grant_special(b, "sweep", "air_lift")


@event(26, shaded=True)
def manpads_scare_shaded(b: Afghanistan, who: int) -> None:
    """The Taliban may pay 3 Resources to cancel an Air Lift or Air Strike (see 4.2.2, 4.2.3)."""
    b.put_in_force(MANPADS_SCARE, SHADED)


@event(27)
def tehrik_i_taliban_pakistan(b: Afghanistan, who: int) -> Flow[None]:
    """Pakistan loses up to 4 Taliban Guerrillas."""
    yield from remove_pieces(b, who, 4, TALIBAN_GUERRILLAS, pakistan, up_to=True)


@event(27, shaded=True)
def tehrik_i_taliban_pakistan_shaded(b: Afghanistan, who: int) -> Flow[None]:
    """The Taliban may Rally free in each Pakistan space, without Sharia."""
    op = Operation(TALIBAN, "rally", free=True, event=True)
    yield from granted(b, op, _rally_in_pakistan(b, op))


def _rally_in_pakistan(b: Afghanistan, op: Operation) -> Flow[None]:
    """The Taliban select the spaces (3.3.1)."""
    while True:
        rallying = pakistan & ~p.among(op.spaces) & Where(lambda _, s: bool(ways(b, TALIBAN, s)))
        s = yield from choose_space(b, TALIBAN, "event-rally", rallying, optional=True)
        if s < 0:
            return
        enter(b, op, s)
        yield from rally_space(b, op, s)
