"""The board of a COIN game: pieces, markers and tracks, and the effects, the only functions that write them."""

from __future__ import annotations

from ..kernel.position import Position
from .spec import BASE, LOC, Spec


class Board(Position):
    """One position of one game.

    Read it as `b.n[COLUMN + space]`. Only the effects below write: each respects the limits of the rules (availability,
    stacking, the ranges of levels and tracks), updates the derived totals and the journal, and returns what it really
    did.
    """

    __slots__ = (
        "AID",
        "AVAILABLE",
        "MARKERS",
        "OPEN",
        "OUT_OF_PLAY",
        "POP",
        "RESOURCES",
        "SUPPORT",
        "TERROR",
        "TOTAL_OPPOSITION",
        "TOTAL_SUPPORT",
        "_columns",
        "_found",
        "size",
        "spec",
    )

    def __init__(self, spec: Spec) -> None:
        super().__init__()
        self.spec = spec
        self.size = spec.size
        self._columns = len(spec.column_names)
        self._found: list[list[int] | None] = []
        """Cached lists of spaces: for each column those where it is not 0 (`spaces_with`), then for each column those
        where it or the next one is not 0 (`spaces_with_either`). None if not computed yet."""
        self.SUPPORT = spec.SUPPORT
        self.TERROR = spec.TERROR
        self.POP = spec.POP
        self.OPEN = spec.OPEN
        self.AVAILABLE = spec.AVAILABLE
        self.OUT_OF_PLAY = spec.OUT_OF_PLAY
        self.RESOURCES = spec.RESOURCES
        self.AID = spec.AID
        self.TOTAL_SUPPORT = spec.TOTAL_SUPPORT
        self.TOTAL_OPPOSITION = spec.TOTAL_OPPOSITION
        self.MARKERS = spec.MARKERS

    def clear(self) -> None:
        """Empty the map: all pieces and markers are Available."""
        spec = self.spec
        n = self.n = [0] * spec.length
        for pool, count in enumerate(spec.inventory):
            n[self.AVAILABLE + pool] = count
        for s in range(self.size):
            n[self.POP + s] = spec.pop[s]
            n[self.OPEN + s] = 0 if spec.facts[s].get("foreign") else 1
        n[self.MARKERS] = spec.markers
        self.order = []
        self.forget_derived()

    def length(self) -> int:
        return self.spec.length

    def snapshot(self) -> bytes:
        """Return the whole position in about a kilobyte."""
        return self.spec.packed.pack(*self.n) + bytes(self.order)

    def twin(self) -> Board:
        """Return an empty board of the same game and options."""
        return Board(self.spec)

    def room(self, column: int, s: int) -> int:
        """Return how many more pieces of this kind may enter the space. Games add their stacking limits."""
        return 99 if self.n[self.OPEN + s] else 0

    def why_no_room(self, column: int, s: int, count: int) -> str:
        """Return a word for the reason why `count` pieces of this kind may not enter the space. Games have more
        reasons."""
        return "closed"

    def available(self, column: int) -> int:
        """Return how many pieces of this kind may be placed."""
        return self.n[self.spec.holding[column]]

    def on_map(self, column: int) -> int:
        """Return how many pieces of this kind's pool are on the map."""
        n = self.n
        count = self.spec.stock[column]
        for at in self.spec.off_map[column]:
            count -= n[at]
        return count

    def has_more_than(self, faction: int, count: int) -> bool:
        """Return True if a faction has more than `count` pieces on the map."""
        n, spec = self.n, self.spec
        for column in spec.own_pools[faction]:
            count -= spec.stock[column]
            for at in spec.off_map[column]:
                count += n[at]
            if count < 0:
                return True
        return False

    def spaces_with(self, column: int) -> list[int]:
        """Return the spaces with pieces of this kind (or whatever else a column counts).

        The list is cached until a space is cleared or entered, so callers must not change it.
        """
        i = column // self.size
        found = self._found[i]
        if found is None:
            here = self.n[column : column + self.size]
            found = [s for s in range(self.size) if here[s]]
            self._found[i] = found
        return found

    def spaces_with_either(self, column: int) -> list[int]:
        """Return the spaces with pieces of this kind or the next: Guerrillas Underground or Active, Troops or Police.
        The list is cached as in `spaces_with`."""
        i = self._columns + column // self.size
        found = self._found[i]
        if found is None:
            found, others = self.spaces_with(column), self.spaces_with(column + self.size)
            if others:
                found = sorted(found + [s for s in others if s not in found])
            self._found[i] = found
        return found

    def forget_derived(self) -> None:
        self._found = [None] * (2 * self._columns)

    def _look_again_for(self, at: int) -> None:
        """Drop the cached lists of spaces for a number that became 0 or was 0.

        A list for two columns stays valid if the other column is not 0, for example when some Guerrillas turn over.
        """
        n, size, found = self.n, self.size, self._found
        i = at // size
        found[i] = None
        if not n[at + size]:
            found[self._columns + i] = None
        if not n[at - size]:
            found[self._columns + i - 1] = None

    def count(self, faction: int, s: int) -> int:
        """Return the number of a faction's pieces in a space."""
        n, total = self.n, 0
        for column in self.spec.own[faction]:
            total += n[column + s]
        return total

    def has_purse(self, faction: int) -> bool:
        """Return True if a faction has Resources of its own."""
        return True

    def resources(self, faction: int) -> int:
        """Return a faction's Resources."""
        return self.n[self.RESOURCES + faction]

    def extra_words(self, s: int) -> list[str]:
        """Return the words that a game adds to the short text of a space (see `notation`)."""
        return []

    def read_word(self, s: int, word: str) -> bool:
        """Carry out a word of `extra_words`. Return False if it means nothing."""
        return False

    # Effects. Nothing else writes a position, so the invariants they respect always hold.

    def set(self, at: int, value: int) -> None:
        """Write one number. All effects write through this and `add`, so that a trial can be undone."""
        before = self.n[at]
        if value == before:
            return
        if self._trail is not None:
            self._trail.append(at)
            self._trail.append(before)
        self.n[at] = value
        if (not before or not value) and at < self.spec.cells:
            self._look_again_for(at)

    def add(self, at: int, amount: int) -> None:
        """Add to one number. This repeats `set` inline, because no function is called more often."""
        before = self.n[at]
        value = before + amount
        if self._trail is not None:
            self._trail.append(at)
            self._trail.append(before)
        self.n[at] = value
        if (not before or not value) and at < self.spec.cells:
            self._look_again_for(at)

    def place(self, column: int, s: int, count: int = 1) -> int:
        """Place Available pieces, within availability and stacking."""
        pool = self.spec.holding[column]
        left, room = self.n[pool], self.room(column, s)
        if count > left:
            count = left
        if count > room:
            count = room
        if count <= 0:
            return 0
        self.add(pool, -count)
        self.add(column + s, count)
        self.changed(column, s)
        self.log("place", count, column, s)
        return count

    def remove(self, column: int, s: int, count: int = 1) -> int:
        """Remove pieces to Available."""
        here = self.n[column + s]
        if count > here:
            count = here
        if count <= 0:
            return 0
        self.add(column + s, -count)
        self.add(self.spec.holding[column], count)
        self.changed(column, s)
        self.log("remove", count, column, s)
        return count

    def discard(self, column: int, count: int) -> int:
        """Take Available pieces out of the game for good."""
        pool = self.spec.piece_at[column].pool
        count = min(count, self.n[self.AVAILABLE + pool])
        if count <= 0:
            return 0
        self.add(self.AVAILABLE + pool, -count)
        self.add(self.OUT_OF_PLAY + pool, count)
        self.log("discard", count, column)
        return count

    def take_off(self, column: int, s: int, count: int, box: int) -> int:
        """Take pieces off the map into a box other than Available. `box` is the index where its numbers begin."""
        count = min(count, self.n[column + s])
        if count <= 0:
            return 0
        self.add(column + s, -count)
        self.add(box + self.spec.piece_at[column].pool, count)
        self.changed(column, s)
        self.log("off", count, column, s, self.spec.box_at.index(box))
        return count

    def rebox(self, column: int, count: int, box: int, to: int) -> int:
        """Move pieces that are not on the map from one box to another."""
        pool = self.spec.piece_at[column].pool
        count = min(count, self.n[box + pool])
        if count <= 0:
            return 0
        self.add(box + pool, -count)
        self.add(to + pool, count)
        self.log("rebox", count, column, self.spec.box_at.index(box), self.spec.box_at.index(to))
        return count

    def changed(self, column: int, s: int) -> None:
        """React to a change of the pieces in a space. Games override it to update derived numbers."""

    def moved(self, column: int, origin: int, destination: int) -> None:
        """React to a change of the pieces in two spaces at once."""
        self.changed(column, origin)
        self.changed(column, destination)

    def move(self, column: int, origin: int, destination: int, count: int, arriving: int = -1) -> int:
        """Move pieces, within stacking. `arriving` is the kind they become if they turn over on the way."""
        if arriving < 0:
            arriving = column
        here, room = self.n[column + origin], self.room(column, destination)
        if count > here:
            count = here
        if count > room:
            count = room
        if count <= 0 or origin == destination:
            return 0
        self.add(column + origin, -count)
        self.add(arriving + destination, count)
        self.carry_along(column, origin, destination, arriving)
        self.moved(column, origin, destination)
        self.log("move", count, column, origin, destination)
        if arriving != column:
            self.log("turn", count, arriving, destination)
        return count

    def carry_along(self, column: int, origin: int, destination: int, arriving: int) -> None:
        """Move along what the pieces carry. Games with such things override it."""

    def flip(self, column: int, s: int, count: int) -> int:
        """Turn Guerrillas over, from the side that `column` names to the other one."""
        here = self.n[column + s]
        if count > here:
            count = here
        if count <= 0:
            return 0
        other = self.other_side(column)
        self.add(other + s, count)
        self.add(column + s, -count)
        self.log("turn", count, other, s)
        return count

    def other_side(self, column: int) -> int:
        """Return the column of the Guerrillas' other side: Underground and Active are neighbouring columns."""
        return column + self.size if self.spec.piece_at[column].name.endswith(".u") else column - self.size

    def has_level(self, s: int) -> bool:
        """Return True if a space can hold Support or Opposition. Games may exclude spaces."""
        return self.n[self.POP + s] > 0 and self.spec.kind[s] != LOC

    def set_support(self, s: int, level: int) -> int:
        """Set Support (above 0) or Opposition (below); without Population a space stays Neutral."""
        limit = self.spec.levels
        level = max(-limit, min(limit, level))
        before = self.n[self.SUPPORT + s]
        if level == before or not self.has_level(s):
            return 0
        pop = self.n[self.POP + s]
        self.set(self.SUPPORT + s, level)
        self.add(self.TOTAL_SUPPORT, pop * (max(level, 0) - max(before, 0)))
        self.add(self.TOTAL_OPPOSITION, pop * (max(-level, 0) - max(-before, 0)))
        self.log("support", s, level)
        return level - before

    def shift(self, s: int, steps: int) -> int:
        """Shift toward Active Support (above 0) or Active Opposition (below)."""
        return self.set_support(s, self.n[self.SUPPORT + s] + steps)

    def terror(self, s: int, count: int = 1) -> int:
        """Place Terror markers, or Sabotage on a LoC that has none, as long as markers last."""
        if self.spec.kind[s] == LOC:
            count = min(count, 1 - self.n[self.TERROR + s])
        count = min(count, self.n[self.MARKERS])
        if count <= 0:
            return 0
        self.add(self.TERROR + s, count)
        self.add(self.MARKERS, -count)
        self.log("sabotage" if self.spec.kind[s] == LOC else "terror", s, count)
        return count

    def calm(self, s: int, count: int = 1) -> int:
        """Remove Terror or Sabotage markers."""
        count = min(count, self.n[self.TERROR + s])
        if count <= 0:
            return 0
        self.add(self.TERROR + s, -count)
        self.add(self.MARKERS, count)
        self.log("repair" if self.spec.kind[s] == LOC else "calm", s, count)
        return count

    def gain(self, faction: int, amount: int) -> int:
        """Add to (or take from) a faction's Resources, within their range."""
        at, most = self.RESOURCES + faction, self.spec.max_resources
        before = self.n[at]
        after = before + amount
        if after < 0:
            after = 0
        elif after > most:
            after = most
        self.set(at, after)
        if amount != 0:
            self.log("resources", faction, after - before, after)
        return after - before

    def transfer(self, giver: int, receiver: int, amount: int) -> int:
        """Pass Resources on, as many as the giver has and the receiver can hold."""
        at, to = self.RESOURCES + giver, self.RESOURCES + receiver
        amount = min(amount, self.n[at], self.spec.max_resources - self.n[to])
        if amount <= 0:
            return 0
        self.add(at, -amount)
        self.add(to, amount)
        self.log("transfer", giver, receiver, amount)
        return amount

    def add_aid(self, amount: int) -> int:
        """Raise or lower Aid, within its range."""
        before = self.n[self.AID]
        self.set(self.AID, max(0, min(self.spec.max_aid, before + amount)))
        if self.n[self.AID] != before:
            self.log("aid", self.n[self.AID] - before, self.n[self.AID])
        return self.n[self.AID] - before

    def check(self) -> None:
        """Check all invariants, in every space."""
        for s in range(self.size):
            self.check_space(s)
        self.check_sums()

    def check_since(self, before: list[int]) -> None:
        """Check all invariants of a position derived from a valid one: a space without changes is still valid."""
        n, size = self.n, self.size
        touched: set[int] = set()
        for column in range(0, size * len(self.spec.column_names), size):
            now, then = n[column : column + size], before[column : column + size]
            if now != then:
                touched.update([s for s in range(size) if now[s] != then[s]])
        for s in touched:
            self.check_space(s)
        self.check_sums()

    def check_space(self, s: int) -> None:
        """Check the invariants of one space that hold in every COIN game; they involve no other space. Games add their
        own."""
        n, spec = self.n, self.spec
        loc = spec.kind[s] == LOC
        pieces = bases = 0
        for piece in spec.pieces:
            count = n[piece.column + s]
            if count < 0:
                self.broken("negative", piece.column + s)
            pieces += count
            if piece.shape == BASE:
                bases += count
        level, terror = n[self.SUPPORT + s], n[self.TERROR + s]
        if abs(level) > spec.levels or (level and not self.has_level(s)):
            self.broken("level", s)
        if terror < 0 or (loc and terror > 1):
            self.broken("markers", s)
        if bases > (0 if loc else 2):
            self.broken("bases", s)
        if pieces and not n[self.OPEN + s]:
            self.broken("closed", s)

    def check_sums(self) -> None:
        """Check the invariants of the whole board that hold in every COIN game. Games add their own."""
        n, spec, size = self.n, self.spec, self.size
        held = [sum([n[box + pool] for box in spec.box_at]) for pool in range(len(spec.pools))]
        for piece in spec.pieces:
            held[piece.pool] += sum(n[piece.column : piece.column + size])
        for pool, count in enumerate(spec.inventory):
            if held[pool] != count or min([n[box + pool] for box in spec.box_at]) < 0:
                self.broken("inventory", pool)
        support = opposition = 0
        for s in range(size):
            level = n[self.SUPPORT + s]
            if level > 0:
                support += level * n[self.POP + s]
            elif level < 0:
                opposition -= level * n[self.POP + s]
        if (support, opposition) != (n[self.TOTAL_SUPPORT], n[self.TOTAL_OPPOSITION]):
            self.broken("totals", 0)
        if sum(n[self.TERROR : self.TERROR + size]) + n[self.MARKERS] != spec.markers:
            self.broken("markers", 0)
        for faction in range(len(spec.factions)):
            if not 0 <= n[self.RESOURCES + faction] <= spec.max_resources:
                self.broken("resources", faction)
        if not 0 <= n[self.AID] <= spec.max_aid:
            self.broken("aid", 0)
