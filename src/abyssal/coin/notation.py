"""Short text for spaces and positions: for example `hills: rebels 2g(1a) 1b, militia 1b, AO, terror 1`.

A space is its id, a colon, and comma-separated parts: each faction with its pieces (`t` Troops, `p` Police, `g`
Guerrillas, of them in brackets how many Active, `b` Bases), the level of Support or Opposition (AS PS PO AO, or S and O
where a game has one level of each), `terror N` or `sabotage`, and words a game adds (`Board.extra_words`).
"""

from __future__ import annotations

import re
from typing import Final

from ..kernel.errors import Problem
from ..kernel.values import unknown
from .board import Board
from .spec import LOC, Piece, Spec

_FIVE = {2: "AS", 1: "PS", -1: "PO", -2: "AO"}
_THREE = {1: "S", -1: "O"}
_COUNT = re.compile(r"[0-9]{1,3}")
_PIECES = re.compile(r"([0-9]{1,3})([a-z])(?:\(([0-9]{1,3})a\))?")


def letter(piece: Piece) -> str:
    """Return the letter of a piece: t, p, g or b."""
    return piece.name.split(".")[1][0]


def level_names(spec: Spec) -> dict[int, str]:
    return _FIVE if spec.levels == 2 else _THREE


def space_text(b: Board, s: int) -> str:
    """Return a space in short text."""
    parts = []
    for faction, name in enumerate(b.spec.factions):
        words = _pieces_text(b, faction, s)
        if words:
            parts.append(f"{name} {words}")
    level = b.n[b.SUPPORT + s]
    if level:
        parts.append(level_names(b.spec)[level])
    terror = b.n[b.TERROR + s]
    if terror:
        parts.append("sabotage" if b.spec.kind[s] == LOC else f"terror {terror}")
    parts += b.extra_words(s)
    return f"{b.spec.spaces[s]}: {', '.join(parts)}"


def _pieces_text(b: Board, faction: int, s: int) -> str:
    words = []
    for piece in b.spec.pieces:
        count = b.n[piece.column + s]
        if piece.faction != faction or piece.name.endswith(".a"):
            continue
        if piece.name.endswith(".u"):
            active = b.n[b.other_side(piece.column) + s]
            if count + active:
                words.append(f"{count + active}g" + (f"({active}a)" if active else ""))
        elif count:
            words.append(f"{count}{letter(piece)}")
    return " ".join(words)


def board_text(b: Board) -> str:
    """Return every space that holds anything, one per line."""
    lines = [space_text(b, s) for s in range(b.size)]
    return "\n".join(line for line in lines if not line.endswith(": "))


def read_space(b: Board, line: str) -> None:
    """Put the pieces and markers of a line of short text on the map, from Available."""
    name, colon, rest = line.partition(":")
    name = name.strip()
    if name not in b.spec.space_index or not colon:
        raise unknown("space", name, line.strip())
    s = b.spec.space_index[name]
    seen: list[str] = []
    for part in [part.strip() for part in rest.split(",")]:
        if part:
            about = _about(b.spec, part)
            if about in seen:
                raise Problem("named-twice", kind="word", name=about, where=line.strip())
            if about:
                seen.append(about)
            _read_part(b, s, part, line.strip())


def _about(spec: Spec, part: str) -> str:
    """Return what a part describes, which no other part of the same space may: a faction, the level, the markers."""
    word = part.split()[0]
    if word in level_names(spec).values():
        return "level"
    return word if word in spec.faction_index or word in ("terror", "sabotage") else ""


def _read_part(b: Board, s: int, part: str, line: str) -> None:
    words = part.split()
    levels = {text: level for level, text in level_names(b.spec).items()}
    if words[0] in b.spec.faction_index:
        if len(words) == 1:
            raise Problem("no-pieces", faction=words[0], where=line)
        kinds: list[str] = []
        for word in words[1:]:
            kinds.append(_read_pieces(b, s, words[0], word, line))
            if kinds[-1] in kinds[:-1]:
                raise Problem("named-twice", kind="pieces", name=word, where=line)
    elif part in levels:
        if not b.set_support(s, levels[part]):
            raise Problem("no-level", space=b.spec.spaces[s], where=line)
    elif words[0] == "terror" and len(words) == 2 and _COUNT.fullmatch(words[1]) and b.spec.kind[s] != LOC:
        if (placed := b.terror(s, int(words[1]))) != int(words[1]):
            raise Problem("too-many", what="markers", most=placed, where=line)
    elif part == "sabotage" and b.spec.kind[s] == LOC:
        b.terror(s)
    elif not b.read_word(s, part):
        raise unknown("word", part, line)


def _read_pieces(b: Board, s: int, faction: str, word: str, line: str) -> str:
    """Place pieces and return the letter of their kind."""
    match = _PIECES.fullmatch(word)
    if not match:
        raise unknown("pieces", word, line)
    count, kind, active = int(match[1]), match[2], int(match[3] or 0)
    index = b.spec.faction_index[faction]
    found = [p for p in b.spec.pieces if p.faction == index and letter(p) == kind and not p.name.endswith(".a")]
    if not found or active > count or (active and kind != "g"):
        raise unknown("pieces", word, line)
    piece = found[0]
    place_all(b, piece.column, s, count, f"{faction} {word}", line)
    b.flip(piece.column, s, active)
    return kind


def place_all(b: Board, column: int, s: int, count: int, what: str, where: str) -> None:
    """Place `count` pieces from Available in a space, or raise `Problem` and place none."""
    if b.available(column) < count:
        raise Problem("too-many", what=what, most=b.available(column), where=where)
    if b.room(column, s) < count:
        raise Problem("no-room", what=what, why=b.why_no_room(column, s, count), where=where)
    b.place(column, s, count)


def name_of(spec: Spec, i: int) -> str:
    """Return the meaning of a number of the state: for example `hills rebels.base`, `resources rebels`, `aid`."""
    columns = len(spec.column_names) * spec.size
    if i < columns:
        return f"{spec.spaces[i % spec.size]} {spec.column_names[i // spec.size]}"
    name, start = max(((n, a) for n, a in spec.at.items() if columns <= a <= i), key=lambda pair: pair[1])
    if name in ("resources", "eligible", "acted", "barred"):
        return f"{name} {spec.factions[i - start]}"
    if name in ("available", "out_of_play"):
        return f"{name} {spec.pools[i - start]}"
    following = min((a for a in spec.at.values() if a > start), default=spec.length)
    return name if following == start + 1 else f"{name} {i - start}"


DERIVED: Final = ("available", "total_support", "total_opposition", "markers")


def changes(before: Board, after: Board, derived: bool = False) -> dict[str, int]:
    """Return by how much each number differs between two positions."""
    found = {}
    for i, (old, new) in enumerate(zip(before.n, after.n, strict=True)):
        if old != new:
            name = name_of(before.spec, i)
            if derived or name.split(" ")[0] not in DERIVED:
                found[name] = new - old
    return found
