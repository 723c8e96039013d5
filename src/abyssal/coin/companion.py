"""What to do on a real board to follow the game: one line for each movement of the hand."""

from __future__ import annotations

from typing import Final

from ..kernel.position import Entry
from .board import Board
from .coin_board import CoinBoard

PIECES: Final = ("place", "remove", "off", "rebox", "discard", "move", "turn")
"""Journal entries that move pieces. Everything else on the board is compared before and after."""
DERIVED: Final = ("pop", "control")
"""Columns that a hand does not set: they follow from the others, or are marked after them."""


class Step:
    """One movement of the hand. `kind` names its message; the numbers that it does not need are -1."""

    def __init__(
        self,
        kind: str,
        count: int = -1,
        column: int = -1,
        s: int = -1,
        to: int = -1,
        before: int = -1,
        after: int = -1,
        name: str = "",
    ) -> None:
        self.kind = kind
        self.count = count
        self.column = column
        self.s = s
        """The space of a piece or marker, or where a move begins; for a box, its index."""
        self.to = to
        """Where a move ends; for a box, its index."""
        self.before = before
        self.after = after
        self.name = name
        """The track, or the kind of marker."""


def steps(b: CoinBoard, before: list[int], entries: list[Entry]) -> list[Step]:
    """Return the movements from an earlier position to the current one: the pieces in the order of the journal, then
    markers and tracks. Without a complete journal, the pieces are compared too."""
    moved = _pieces(b, entries)
    if not _leads_to(b, before, moved):
        moved = _compared(b, before)
    return moved + _markers(b, before) + _tracks(b, before)


def _pieces(b: Board, entries: list[Entry]) -> list[Step]:
    """Return the movements of pieces. The same movement twice in a row is one."""
    found: list[Step] = []
    for id, numbers in entries:
        if id not in PIECES:
            continue
        count, column = numbers[0], numbers[1]
        if id in ("place", "remove", "turn"):
            step = Step(id, count, column, numbers[2])
        elif id in ("move", "off") or id == "rebox":
            step = Step(id, count, column, numbers[2], numbers[3])
        else:
            step = Step("rebox", count, column, 0, 1)
        last = found[-1] if found else step
        if found and _key(last) == _key(step):
            last.count += count
        else:
            found.append(step)
    return found


def _key(step: Step) -> tuple[str, int, int, int]:
    return step.kind, step.column, step.s, step.to


def apply(b: Board, n: list[int], step: Step) -> None:
    """Carry out a movement of pieces on the numbers of a bare board."""
    spec = b.spec
    pool = spec.piece_at[step.column].pool
    if step.kind == "place":
        n[spec.AVAILABLE + pool] -= step.count
        n[step.column + step.s] += step.count
    elif step.kind == "remove":
        n[step.column + step.s] -= step.count
        n[spec.AVAILABLE + pool] += step.count
    elif step.kind == "off":
        n[step.column + step.s] -= step.count
        n[spec.box_at[step.to] + pool] += step.count
    elif step.kind == "rebox":
        n[spec.box_at[step.s] + pool] -= step.count
        n[spec.box_at[step.to] + pool] += step.count
    elif step.kind == "move":
        n[step.column + step.s] -= step.count
        n[step.column + step.to] += step.count
    elif step.kind == "turn":
        n[b.other_side(step.column) + step.s] -= step.count
        n[step.column + step.s] += step.count


def _leads_to(b: Board, before: list[int], moved: list[Step]) -> bool:
    """Return True if these movements lead to the current position and never move a piece that is not there."""
    n, spec = before[:], b.spec
    pieces, boxes = spec.piece_columns, [box + pool for box in spec.box_at for pool in range(len(spec.pools))]
    for step in moved:
        apply(b, n, step)
        if min(n[:pieces]) < 0 or min([n[at] for at in boxes]) < 0:
            return False
    return n[:pieces] == b.n[:pieces] and all(n[at] == b.n[at] for at in boxes)


def _compared(b: Board, before: list[int]) -> list[Step]:
    """Return movements of pieces by comparison: off the map, between the boxes, onto the map."""
    spec = b.spec
    off: list[Step] = []
    on: list[Step] = []
    boxes: list[Step] = []
    for piece in spec.pieces:
        for s in spec.everywhere:
            change = b.n[piece.column + s] - before[piece.column + s]
            if change < 0:
                off.append(Step("remove", -change, piece.column, s))
            elif change > 0:
                on.append(Step("place", change, piece.column, s))
        if piece.name.endswith(".a"):
            continue
        for i, box in enumerate(spec.box_at):
            change = b.n[box + piece.pool] - before[box + piece.pool]
            if i and change:
                ends = (i, 0) if change < 0 else (0, i)
                boxes.append(Step("rebox", abs(change), piece.column, ends[0], ends[1]))
    # What leaves a box comes before what enters one.
    boxes.sort(key=lambda step: step.to)
    return off + boxes + on


def _markers(b: CoinBoard, before: list[int]) -> list[Step]:
    """Return the changes of levels, Terror, Sabotage and the game's own markers, space by space."""
    spec = b.spec
    found: list[Step] = []
    own = [name for name in spec.column_names[len(spec.pieces) :] if name not in DERIVED]
    for s in spec.everywhere:
        for name in own:
            at = spec.at[name] + s
            if b.n[at] != before[at]:
                found.append(Step(name, s=s, before=before[at], after=b.n[at], name=name))
    return found


def _tracks(b: CoinBoard, before: list[int]) -> list[Step]:
    """Return the changes of tracks and of the markers of cards."""
    spec = b.spec
    found: list[Step] = []
    for f in range(len(spec.factions)):
        at = spec.RESOURCES + f
        if b.n[at] != before[at]:
            found.append(Step("resources", s=f, before=before[at], after=b.n[at]))
    for name in ["aid", *b.hand_tracks(), *b.companion_tracks()]:
        for at in range(spec.at[name], spec.at[name] + b.companion_width(name)):
            if b.n[at] != before[at]:
                found.append(Step("track", s=at - spec.at[name], before=before[at], after=b.n[at], name=name))
    for card in spec.events:
        at = spec.EFFECT + card
        if b.n[at] != before[at]:
            found.append(Step("effect", s=card, before=before[at], after=b.n[at]))
    return found
