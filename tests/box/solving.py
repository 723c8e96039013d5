"""Find the steps of the palette that lead from one position to another."""

from __future__ import annotations

from collections.abc import Iterator

from abyssal.coin.by_hand import LEVELS, RESOURCES, SIDES
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.sequence import STAYS


class Solver:
    """Yields lines such as `place cali govt.troops 2`, which the caller carries out before it asks for the next one."""

    def __init__(self, b: CoinBoard, goal: list[int]) -> None:
        self.b = b
        self.goal = goal

    def steps(self) -> Iterator[str]:
        yield from self._before()
        yield from self._removed()
        yield from self._boxes()
        yield from self._spaces()
        yield from self._placed()
        yield from self._levels()
        yield from self._tracks()
        yield from self._cards()
        yield from self._after()

    def _column(self, name: str) -> int:
        return self.b.spec.at[name]

    def _has(self, name: str) -> bool:
        return name in self.b.spec.at

    def _before(self) -> Iterator[str]:
        """4.5.3 Shipments come off first, so that no carrier has to be found."""
        b = self.b
        while self._has("ship_at") and (at := next((n for n in self._slots() if b.n[n]), 0)):
            by = b.spec.piece_at[b.n[at - self._column("ship_at") + self._column("ship_by")] * b.size].name
            yield f"unship {b.spec.spaces[b.n[at] - 1]} {by}"

    def _slots(self) -> range:
        return range(self._column("ship_at"), self._column("ship_at") + 4)

    def _removed(self) -> Iterator[str]:
        b = self.b
        for piece in b.spec.pieces:
            for s in b.spec.everywhere:
                count = b.n[piece.column + s] - self.goal[piece.column + s]
                if count > 0:
                    yield f"remove {b.spec.spaces[s]} {piece.name} {count} available"

    def _boxes(self) -> Iterator[str]:
        """Pieces in boxes beside Available: out of them, then into them."""
        b = self.b
        for sign in (1, -1):
            for box, at in zip(b.spec.boxes[1:], b.spec.box_at[1:], strict=True):
                for piece in b.spec.pieces:
                    count = sign * (b.n[at + piece.pool] - self.goal[at + piece.pool])
                    if count > 0 and not piece.name.endswith(".a"):
                        ends = f"{box} available" if sign > 0 else f"available {box}"
                        yield f"rebox {piece.name} {ends} {count}"

    def _spaces(self) -> Iterator[str]:
        b = self.b
        columns = {"open": ("open", ""), "zone": ("zone", "unzone"), "returnee": ("returnees", "unreturnees")}
        for name, (more, less) in columns.items():
            for s in b.spec.everywhere if self._has(name) else ():
                at = self._column(name) + s
                if b.n[at] != self.goal[at]:
                    yield f"{more if self.goal[at] else less} {b.spec.spaces[s]}"

    def _placed(self) -> Iterator[str]:
        b, size = self.b, self.b.size
        for piece in b.spec.pieces:
            for s in b.spec.everywhere if not piece.name.endswith(".a") else ():
                at = piece.column + s
                active = self.goal[at + size] - b.n[at + size] if piece.name.endswith(".u") else 0
                count = self.goal[at] - b.n[at] + active
                if count > 0:
                    yield f"place {b.spec.spaces[s]} {piece.name} {count}"
                if active > 0 and b.n[at + size] < self.goal[at + size]:
                    yield f"flip {b.spec.spaces[s]} {piece.name} {active}"

    def _levels(self) -> Iterator[str]:
        b = self.b
        names = {level: word for word, level in LEVELS[b.spec.levels].items()}
        for s in b.spec.everywhere:
            if b.n[b.SUPPORT + s] != self.goal[b.SUPPORT + s]:
                yield f"level {b.spec.spaces[s]} {names[self.goal[b.SUPPORT + s]]}"
        for sign, word in ((-1, "unmark"), (1, "mark")):
            for s in b.spec.everywhere:
                count = sign * (self.goal[b.TERROR + s] - b.n[b.TERROR + s])
                if count > 0:
                    yield f"{word} {b.spec.spaces[s]} {count}"

    def _tracks(self) -> Iterator[str]:
        b, goal = self.b, self.goal
        for f, name in enumerate(b.spec.factions):
            if b.n[b.RESOURCES + f] != goal[b.RESOURCES + f]:
                yield f"track {RESOURCES}{name} {goal[b.RESOURCES + f]}"
        for track in ("aid", "patronage"):
            if self._has(track) and b.n[self._column(track)] != goal[self._column(track)]:
                yield f"track {track} {goal[self._column(track)]}"
        for track, words in (
            ("president", ["samper", "pastrana", "uribe"]),
            ("islamabad", ["hostility", "pressure", "tolerance", "backing", "sponsorship"]),
            ("hard", ["no", "yes"]),
        ):
            if self._has(track) and b.n[self._column(track)] != goal[self._column(track)]:
                yield f"track {track} {words[goal[self._column(track)]]}"

    def _cards(self) -> Iterator[str]:
        b, spec = self.b, self.b.spec
        sides = {side: word for word, side in SIDES.items()}
        for card in spec.events:
            if b.n[b.EFFECT + card] != self.goal[b.EFFECT + card]:
                yield f"effect {card} {sides[self.goal[b.EFFECT + card]]}"
        for f, name in enumerate(spec.factions):
            if b.n[spec.BARRED + f] != self.goal[spec.BARRED + f]:
                yield f"ineligible {name}"
            if b.n[spec.ACTED + f] != self.goal[spec.ACTED + f] == STAYS:
                yield f"eligible {name}"

    def _after(self) -> Iterator[str]:
        b = self.b
        for at in self._slots() if self._has("ship_at") else ():
            if self.goal[at]:
                by = b.spec.piece_at[self.goal[at - self._column("ship_at") + self._column("ship_by")] * b.size].name
                yield f"ship {b.spec.spaces[self.goal[at] - 1]} {by}"
