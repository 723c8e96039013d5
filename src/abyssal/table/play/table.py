"""One table in memory: the game played again from its choices, and who sits at it."""

from __future__ import annotations

import hashlib
import hmac
import json
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ... import __version__
from ...coin.game import Game
from ...games import rules_for
from ...kernel.decision import CHANCE, DONE
from ...kernel.errors import Problem
from ...kernel.game import Policy
from ...kernel.hidden import withheld
from ...kernel.position import Entry
from ...kernel.record import load_json
from ...kernel.record.played import SOMEBODY, Record
from ..protocol.shapes import Further
from ..views.log import Tail
from .saved import Later, Line, Saved, Seat, secret_digest

if TYPE_CHECKING:
    from ..views.state import Seen

_LINES: dict[Entry, Entry] = {}
_MOST_LINES = 5_000


class Table:
    """Not safe for several threads at once: callers hold its lock (`Tables.open`)."""

    def __init__(self, saved: Saved) -> None:
        self.id = saved.id
        self.start = saved.start
        self.friendly = saved.friendly
        self.host = saved.host
        self.rev = saved.rev
        self.news = saved.news
        self.rematch = saved.rematch
        self.clock = saved.clock
        self.asked = saved.asked
        self.shown: dict[object, bytes] = {}
        """What viewers were shown of this revision, for others who may see the same."""
        self.shown_at = (-1, -1)
        self.seen: dict[object, Seen] = {}
        """What viewers were shown last, for as long as the position stays the same."""
        self._tails: dict[str, Tail] = {}
        """The end of the journal in the languages in which it was asked for."""
        self.ends: tuple[int, dict[str, bool]] | None = None
        """Which choices end the turn, once that was asked for, and at which revision."""
        self.further: tuple[int, str, Further] | None = None
        """What lies behind *Done*, once that was asked for, at which revision and in which language."""
        self.chat: list[Line] | None = None
        """What was said last, once that was asked for."""
        self.unsaved = False
        """Whether the game has gone on and the database does not know yet."""
        self.seats: dict[str, Seat] = {seat.faction: seat for seat in saved.seats}
        self.minds = {seat.faction: seat.mind for seat in saved.seats if seat.mind}
        """The players of the program, by their factions."""
        try:
            self.rules = rules_for(saved.game)
        except Problem as error:
            raise self._lost(error) from None
        self.build(saved.choices)
        if saved.checksum not in ("", self.checksum):
            raise self._lost(ValueError("checksum"))

    def build(self, choices: Sequence[tuple[str, bool]]) -> None:
        """Play these choices from the beginning."""
        self.forced = bytearray()
        self.actors = array("b")
        """Who made each choice."""
        self._tails = {}
        self.history: list[tuple[int, int, list[int]]] = []
        self._heard = 0
        self._sum = hashlib.blake2b(digest_size=16)
        try:
            self.game = begin(self.start)
            self._watch()
            for choice, forced in choices:
                self.play(choice, forced)
        except Exception as error:
            # Whatever the rules do with choices that were tampered with, it is not a failure of the server.
            raise self._lost(error) from None

    def _lost(self, error: Exception) -> Problem:
        """Why the table cannot be played on, and where its record is."""
        path = f"/api/tables/{self.id}/record"
        facts = error.facts if isinstance(error, Problem) else {}
        versions = facts.get("details")
        if facts.get("reason") == "other-version" and isinstance(versions, dict):
            return Problem("other-table", path=path, **versions)
        return Problem("broken-table", path=path)

    def play(self, choice: str, forced: bool = False) -> None:
        """Make a choice that was checked already."""
        self.game.play(choice)
        self.forced.append(forced)
        self.actors.append(self.game.actor)
        self._sum.update(_summed(choice, forced))
        self._watch()

    @property
    def checksum(self) -> str:
        """Over the choices, so that rows that were changed behind the server's back are noticed."""
        return self._sum.hexdigest()

    def cool_down(self) -> None:
        """Drop what is large and can be computed again; callers that use it just now keep their reference."""
        self.shown, self.shown_at = {}, (-1, -1)
        self.seen = {}
        self.ends = self.further = None
        if self.chat:
            # That nothing was said takes no memory, and a question to the database to find out again.
            self.chat = None

    def tail(self, language: str) -> bytes:
        """The last lines of the journal as JSON."""
        found = self._tails.get(language)
        if found is None:
            found = self._tails[language] = Tail(language, self.rules.spec.game)
        return found.json(self.game.journal)

    def take_back(self, keep: int) -> None:
        """Undo the choices from the Nth on; all of them can be undone."""
        while self.game.length > keep:
            self.game.undo()
        del self.forced[keep:]
        del self.actors[keep:]
        self._tails = {}
        self.game.actor = self.actors[-1] if self.actors else CHANCE
        self.history = [entry for entry in self.history if entry[0] <= keep]
        self._heard = min(self._heard, len(self.game.journal))
        self._watch()
        self._sum = hashlib.blake2b(digest_size=16)
        for choice, forced in self.choices():
            self._sum.update(_summed(choice, forced))

    def catch_up(self, later: Later) -> bool:
        """Make the choices that were made elsewhere; whether that leads to where the database stands."""
        if not later.checksum:
            return False
        try:
            for choice, forced in later.choices:
                self.play(choice, forced)
        except Exception:
            return False
        self.rev, self.news, self.rematch, self.asked = later.rev, later.news, later.rematch, later.asked
        self.seats = {seat.faction: seat for seat in later.seats}
        self.chat = None
        return self.checksum == later.checksum

    def _watch(self) -> None:
        """Note the margins whenever a card is turned up; keep lines that many journals have only once."""
        journal = self.game.journal
        if len(_LINES) > _MOST_LINES:
            _LINES.clear()
        for i in range(self._heard, len(journal)):
            entry = journal[i] = _LINES.setdefault(journal[i], journal[i])
            if entry[0] == "card":
                self.history.append((self.game.length, entry[1][0], self.margins()))
        self._heard = len(journal)

    def turns(self) -> list[int]:
        """After how many choices another player's began, so that a replay can go from one to the next."""
        found, last = [], CHANCE
        for n, actor in enumerate(self.actors):
            if actor not in (CHANCE, last):
                found.append(n)
                last = actor
        return found

    def margins(self) -> list[int]:
        rules, board = self.game.rules, self.game.board
        return [rules.margin(board, faction) for faction in range(len(rules.spec.factions))]

    def proceed(self, dice: Policy) -> None:
        """Dice fall, cards are turned up and what leaves no choice is done, until a person is asked."""
        while (decision := self.game.decision) is not None:
            if decision.actor == CHANCE:
                self.play(dice(self.game, decision))
                continue
            if self.game.leaves_a_choice():
                return
            self.play(decision.options[0], forced=True)

    def choose(self, seats: Sequence[str], choices: Sequence[str], on: bool, most: str | None) -> None:
        """Make choices one after the other. Nothing may be decided in between by chance or another player: those who
        choose further ahead than that do not know what they choose. If one of them cannot be made, none is."""
        before, player, met = self.game.length, self._player(), self.game.board.conduct.unasked
        try:
            self.play(choices[0])
            for choice in choices[1:]:
                self._go_on(player, on, most, then=choice)
                if self._player() != player or self.game.board.conduct.unasked != met:
                    raise Problem("too-far-ahead", choice=choice)
                self.seat_choosing(seats, choice)
                self.play(choice, forced=True)
        except Problem:
            if self.game.fence <= before:
                self.take_back(before)
                self.unsaved = False
            raise
        self._go_on(player, on, most)

    def _player(self) -> int:
        """The player who is asked; CHANCE if it is none."""
        decision = self.game.decision
        if decision is None or decision.actor == CHANCE:
            return CHANCE
        return self.rules.leader(self.game.board, decision.actor)

    def _go_on(self, player: int, on: bool, most: str | None, then: str = "") -> None:
        """What leaves this player no choice is done, and with `on` what is no question; never the end of a turn. An
        answer that the player gives next (`then`) is left to them, or it would answer another question."""
        game = self.game
        while (decision := game.decision) is not None and self._player() == player:
            answer = "" if game.leaves_a_choice() else decision.options[0]
            if not answer and (on or most is not None):
                answer = game.by_itself(decision, most)
                if answer and game.ends(answer):
                    return
            # *Done* may mean a later question.
            if not answer or answer == then != DONE:
                return
            self.play(answer, forced=True)

    def choices(self, since: int = 0) -> list[tuple[str, bool]]:
        """The choices made, from the Nth on, each with whether it was forced."""
        last = self.game.since_checkpoint
        first = self.game.length - len(last)
        made = last[since - first :] if since >= first else self.game.tape[since:]
        return [(choice, bool(forced)) for choice, forced in zip(made, self.forced[since:], strict=True)]

    # Who sits here.

    def holders(self, tokens: Sequence[str]) -> list[str]:
        """The seats that these secrets stand for; one that stands for none is refused."""
        found = []
        for token in tokens:
            known = secret_digest(token)
            seats = [seat.faction for seat in self.seats.values() if hmac.compare_digest(seat.token.encode(), known)]
            if not seats:
                raise Problem("bad-token")
            found += seats
        return [faction for faction in self.rules.spec.factions if faction in found]

    @property
    def aided(self) -> bool:
        """Whether hints are on: as the host says, else where one person plays without other people."""
        return self.aids == "on" or (not self.aids and len(self.seats) - len(self.minds) == 1)

    @property
    def aids(self) -> str:
        """Whether the host has switched hints `on` or `off`; empty if neither."""
        return self.seats[self.host].aids if self.host in self.seats else ""

    def admits(self, tokens: Sequence[str]) -> bool:
        """Whether all of these are secrets of seats here."""
        try:
            self.holders(tokens)
        except Problem:
            return False
        return True

    def led(self, seats: Sequence[str]) -> list[int]:
        """The factions that the holders of these seats lead: a player with several factions leads all of them."""
        rules, board, index = self.rules, self.game.board, self.rules.spec.faction_index
        leaders = {rules.leader(board, index[seat]) for seat in seats}
        return [f for f in range(len(index)) if rules.is_player(board, f) and rules.leader(board, f) in leaders]

    def seat_for(self, seats: Sequence[str], faction: int) -> str:
        """The one of one's seats that acts for a faction; refused if it is another player's."""
        rules, board, index = self.rules, self.game.board, self.rules.spec.faction_index
        name = rules.spec.factions[faction]
        if name in seats:
            return name
        for seat in seats:
            if rules.leader(board, index[seat]) == rules.leader(board, faction):
                return seat
        raise Problem("not-your-seat", faction=name)

    def seat_choosing(self, seats: Sequence[str], choice: str) -> str:
        """The one of one's seats that makes a choice; refused if it is another player's or cannot be made now."""
        game = self.game
        if game.decision is None or " " in choice:
            game.check(choice)
            return self.seat_for(seats, game.ahead(choice)[0].actor)
        # A player who is not asked is not told what could be chosen either.
        seat = self.seat_for(seats, game.decision.actor)
        game.check(choice)
        return seat

    def undoable(self, seats: Sequence[str]) -> int:
        """How many choices of their own these seats can take back; what was forced goes with the choice before it."""
        game = self.game
        if game.actor == CHANCE or game.actor not in self.led(seats):
            return 0
        return self.forced.count(0, game.fence)


def begin(start: str) -> Game:
    """The game before its first choice."""
    return load_json(start).begin(rules_for)


def _summed(choice: str, forced: int) -> bytes:
    return f"{int(forced)} {choice}\n".encode()


def kept(saved: Saved) -> Record:
    """What can be saved of a table that cannot be played again here: who made which choice is not known."""
    try:
        start = json.loads(saved.start)
    except ValueError:
        start = None
    start = start if isinstance(start, dict) else {}
    options, position = start.get("options"), withheld(start.get("position"))
    choices = [(SOMEBODY, withheld(" ".join(choice.split())) or SOMEBODY) for choice, _ in saved.choices]
    return Record(
        " ".join(saved.game.split()),
        str(start.get("version", __version__)),
        {str(name): str(value) for name, value in options.items()} if isinstance(options, dict) else {},
        position if isinstance(position, dict) else None,
        choices,
        stopped=len(choices),
    )
