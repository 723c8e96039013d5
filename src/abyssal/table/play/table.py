"""One table in memory: the game, replayed from its choices, and the seats around it."""

from __future__ import annotations

import hashlib
import hmac
import json
from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ...coin.game import Game
from ...coin.spec import FIRST_PHASE
from ...games import rules_for
from ...kernel.decision import CHANCE, DONE, Decision, is_agreement
from ...kernel.errors import BadToken, BrokenTable, NotYourSeat, OtherVersion, Problem, UnplayableTable
from ...kernel.game import Policy
from ...kernel.position import Entry, Position
from ...kernel.record import load_json
from .. import encoding
from ..protocol.shapes import Further
from ..views.log import Tail
from ..views.rendered import RenderedPosition
from .exercises import Exercise, exercise_of, is_reached
from .saved import Later, Line, Saved, Seat, secret_digest
from .turn import Step, Turn, begin_turn, keep_question, replay_turn
from .versions import engine_version

EXERCISE = "exercise"
"""Key of the exercise in the start of a table, beside those of a record."""
MAX_SHARED_ENTRIES = 5_000
_SHARED_ENTRIES: dict[Entry, Entry] = {}
"""Journal entries that many games have, so that each is in memory once."""

REPLAY_ERRORS = (
    Problem,
    AssertionError,
    LookupError,
    ValueError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RuntimeError,
)
"""What the rules may raise when they replay saved choices that were tampered with. `Game.play` does not check choices,
so a procedure meets options it never offered: a name it cannot look up, a number it cannot read, None where it expects
a space. A generator that runs into StopIteration raises RuntimeError. Errors of the machine (OSError, MemoryError) are
not among these."""


class Table:
    """A table. Not thread-safe: callers hold its lock (`Tables.open`)."""

    def __init__(self, saved: Saved) -> None:
        self.id = saved.id
        self.start = saved.start
        self.friendly = saved.friendly
        self.host = saved.host
        self.rev = saved.rev
        self.news = saved.news
        self.edits = saved.edits
        self.rematch = saved.rematch
        self.clock = saved.clock
        self.asked = saved.asked
        self.since: tuple[int, float] | None = None
        """`asked`, and the same time by the steady clock of the server."""
        self.rendered: dict[object, bytes] = {}
        """States rendered at this revision, shared by viewers who may see the same."""
        self.rendered_at = (-1, -1)
        """The revision and news of `rendered`."""
        self.positions: dict[object, RenderedPosition] = {}
        """The last position rendered for each kind of viewer, valid while the position stays the same."""
        self._tails: dict[str, Tail] = {}
        """The end of the log, by language."""
        self.ends: tuple[int, dict[str, bool]] | None = None
        """Which choices end the turn, and at which revision, once a client asked."""
        self.further: tuple[int, str, Further] | None = None
        """What follows *Done*, at which revision and in which language, once a client asked."""
        self.chat: list[Line] | None = None
        """The last lines of the chat, once a client asked."""
        self.checkpoint: tuple[int, list[int]] | None = None
        """The last checkpoint since the table is in memory: after how many choices, and the position there."""
        self.written: tuple[bytes, dict[str, Any]] | None = None
        """A position that was just written as data (`Rules.to_position`), to render it without writing it again."""
        self._turn: Turn | None = None
        """The turn so far, once it is known."""
        self.unsaved = False
        """Whether the game has changed and the database does not know yet."""
        self.seats: dict[str, Seat] = {seat.faction: seat for seat in saved.seats}
        self.computers = {seat.faction: seat.computer for seat in saved.seats if seat.computer}
        """The strength of each computer player, by faction."""
        self._engine = saved.engine
        """The version of the rules that the last choice was made under; empty if unknown."""
        try:
            self.rules = rules_for(saved.game)
        except Problem as error:
            raise self._unplayable(error) from error
        exercise = exercise_named(saved.start)
        self.exercise = exercise_of(saved.game, exercise) if exercise else None
        """The tutorial or puzzle that is played here."""
        self.replay(saved.choices)
        if saved.checksum not in ("", self.checksum):
            raise BrokenTable()

    def replay(self, choices: Sequence[tuple[str, bool]]) -> None:
        """Play these choices from the beginning."""
        self.reached: int | None = None
        """After how many choices the goal of a puzzle was reached."""
        self.forced = bytearray()
        self.actors = array("b")
        """The faction that made each choice."""
        self._tails = {}
        self._turn = None
        self.history: list[tuple[int, int, list[int]]] = []
        """For each card turned up: after how many choices, the card, and all margins."""
        self._entries_read = 0
        self._sum = hashlib.blake2b(digest_size=16)
        try:
            self.game = begin(self.start)
            self._read_journal()
            for choice, forced in choices:
                self.play(choice, forced)
        except REPLAY_ERRORS as error:
            raise self._unplayable(error) from error
        self.checkpoint = None
        self.game.until = self._note_checkpoint

    def _unplayable(self, error: Exception) -> UnplayableTable:
        """Say why the table cannot be played, and where to find its record."""
        facts = error.facts if isinstance(error, Problem) else {}
        versions = facts.get("details")
        if facts.get("reason") == "other-version" and isinstance(versions, dict):
            return OtherVersion(versions)
        if self._engine not in ("", engine_version()):
            return OtherVersion({"found": self._engine, "known": engine_version()})
        return BrokenTable()

    def _note_checkpoint(self, board: Position) -> bool:
        """Called at each checkpoint. The game does not stop there."""
        self.checkpoint = self.game.length, board.saved()
        self._turn = None
        return False

    def last_position(self) -> tuple[int, str]:
        """Return after how many choices the last checkpoint was, and the position there as JSON, which later versions
        can read."""
        board, length = self.game.board, self.game.length
        if self.checkpoint is None:
            game = self.game.at_checkpoint()
            board, length = game.board, game.length
        elif self.checkpoint != (length, board.saved()):
            board, length = board.twin(), self.checkpoint[0]
            board.load(self.checkpoint[1])
        position = self.rules.to_position(board)
        if board is self.game.board:
            self.written = board.snapshot(), position
        return length, encoding.encode(position).decode()

    def play(self, choice: str, forced: bool = False) -> None:
        """Make a choice that was checked before."""
        if is_agreement(choice) and self.rules.is_correction(choice):
            choice = self._correct(choice)
        else:
            self._play(choice)
        self.forced.append(forced)
        self.actors.append(self.game.actor)
        self._sum.update(_summed(choice, forced))
        self._read_journal()
        if self.exercise is not None and self.exercise.goal and self.reached is None:
            self._look_for_goal(self.exercise)

    def _play(self, choice: str) -> None:
        """Make a choice and note it in the turn so far."""
        game, turn, asked = self.game, self._turn, None
        told = len(game.journal)
        if turn is not None and game.decision is not None:
            asked = keep_question(game.decision)
        game.play(choice)
        if self.checkpoint is not None and self.checkpoint[0] == game.length:
            self._turn = begin_turn(game.board, game.length)
        elif turn is not None and asked is not None:
            turn.steps.append(Step(asked, choice, game.journal[told:]))

    def _correct(self, choice: str) -> str:
        """Change the position by hand and return the choice as the tape holds it. The turn under way is played again,
        with its lines of the journal."""
        until, self.game.until = self.game.until, None
        self.game.play(choice)
        self.game.until = until
        self._tails = {}
        self._turn = None
        self._entries_read = len(self.game.journal)
        return self.game.since_checkpoint[-1]

    @property
    def checksum(self) -> str:
        """A checksum of all choices, to notice rows that were edited in the database."""
        return self._sum.hexdigest()

    def adopt(self, saved: Saved) -> bool:
        """Take over what saved rows say, without replaying the game. Return False if they are not those of this
        game."""
        sums = {sum_choices(saved.choices), saved.checksum or self.checksum, self.checksum}
        if saved.start != self.start or len(sums) != 1:
            return False
        self.rev, self.news, self.rematch, self.asked = saved.rev, saved.news, saved.rematch, saved.asked
        self.edits = saved.edits
        self.seats = {seat.faction: seat for seat in saved.seats}
        self.chat = None
        return True

    def drop_caches(self) -> None:
        """Drop what is large and can be computed again. Callers that use a cache right now keep their reference."""
        self.rendered, self.rendered_at = {}, (-1, -1)
        self.positions = {}
        self.written = None
        self.ends = self.further = None
        if self.chat:
            # An empty chat takes no memory, and dropping it would cost another query.
            self.chat = None

    def log_tail(self, language: str) -> bytes:
        """Return the last lines of the log as JSON."""
        found = self._tails.get(language)
        if found is None:
            found = self._tails[language] = Tail(language, self.rules.spec.game)
        return found.json(self.game.journal)

    @property
    def turn(self) -> Turn:
        """The choices since the last checkpoint."""
        if self._turn is None:
            self._turn = replay_turn(self.game)
        return self._turn

    def undo_to(self, keep: int) -> None:
        """Undo all choices after the first `keep`. The caller has checked that the game can."""
        self.game.until = None
        while self.game.length > keep:
            self.game.undo()
        self.game.until = self._note_checkpoint
        if self.checkpoint is not None and self.checkpoint[0] > keep:
            self.checkpoint = None
        if self._turn is not None:
            if self._turn.first > keep:
                self._turn = None
            else:
                del self._turn.steps[keep - self._turn.first :]
        if self.reached is not None and self.reached > keep:
            self.reached = None
        del self.forced[keep:]
        del self.actors[keep:]
        self._tails = {}
        self.game.actor = self.actors[-1] if self.actors else CHANCE
        self.history = [entry for entry in self.history if entry[0] <= keep]
        self._entries_read = min(self._entries_read, len(self.game.journal))
        self._read_journal()
        self._sum = hashlib.blake2b(digest_size=16)
        for choice, forced in self.choices():
            self._sum.update(_summed(choice, forced))

    def catch_up(self, later: Later) -> bool:
        """Make the choices that another process made. Return whether this leads to the state of the database."""
        if not later.checksum:
            return False
        try:
            for choice, forced in later.choices:
                self.play(choice, forced)
        except REPLAY_ERRORS:
            # The choices follow another game than the one in memory, for example after an undo elsewhere.
            return False
        self.rev, self.news, self.rematch, self.asked = later.rev, later.news, later.rematch, later.asked
        self.seats = {seat.faction: seat for seat in later.seats}
        self.chat = None
        return self.checksum == later.checksum

    def _read_journal(self) -> None:
        """Note the margins whenever a card is turned up, and share equal entries with other journals."""
        journal = self.game.journal
        if len(_SHARED_ENTRIES) > MAX_SHARED_ENTRIES:
            _SHARED_ENTRIES.clear()
        for i in range(self._entries_read, len(journal)):
            entry = journal[i] = _SHARED_ENTRIES.setdefault(journal[i], journal[i])
            if entry[0] == "card":
                self.history.append((self.game.length, entry[1][0], self.margins()))
        self._entries_read = len(journal)

    def turn_starts(self) -> list[int]:
        """Return after how many choices each player's turn began, so that a replay can step by turns."""
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
        """Roll dice, turn up cards and make forced choices until a player has a choice."""
        if self.exercise is not None:
            dice = self.exercise.dice()
        while (decision := self.game.decision) is not None:
            if self.asks_people():
                return
            if decision.actor == CHANCE:
                self.play(dice(self.game, decision))
                continue
            if self.game.leaves_a_choice() and not self._is_idle(decision):
                return
            self.play(decision.options[0], forced=True)

    def _is_idle(self, decision: Decision) -> bool:
        """Return True if a phase of a Propaganda Round leaves its player no choice but *Done*."""
        if decision.options != [DONE] or decision.kind in self.rules.always_asked:
            return False
        return self.game.board.n[self.rules.spec.at["phase"]] >= FIRST_PHASE

    def asks_people(self) -> bool:
        """Return True if people enter the outcome of chance that is open now. An outcome without an alternative is not
        asked."""
        decision, game = self.game.decision, self.game
        if decision is None or decision.actor != CHANCE or not game.rules.entered(game.board, decision):
            return False
        return len(decision.options) > 1

    def choose(
        self,
        seats: Sequence[str],
        choices: Sequence[str],
        on: bool,
        most: str | None,
        pieces: Mapping[str, int] | None = None,
    ) -> None:
        """Make choices one after the other. If one of them cannot be made, none is. `on`, `most` and `pieces` say which
        questions are not asked (`messages.Choose`).

        Neither chance nor another player may decide anything in between: the player could not have known about it.
        """
        before, player, met = self.game.length, self._player(), self.game.board.conduct.unasked
        try:
            self.play(choices[0])
            for choice in choices[1:]:
                self._answer_unasked(player, on, most, pieces, then=choice)
                if self._player() != player or self.game.board.conduct.unasked != met:
                    raise Problem("too-far-ahead", choice=choice)
                self.seat_choosing(seats, choice)
                self.play(choice, forced=True)
        except Problem:
            if self.game.fence <= before:
                self.undo_to(before)
                self.unsaved = False
            raise
        self._answer_unasked(player, on, most, pieces)
        if self.exercise is not None and not self.exercise.follows(made := self.own_choices()):
            self.undo_to(before)
            self.unsaved = False
            self.exercise.check(self.own_choices(), made[-1:])

    def _look_for_goal(self, puzzle: Exercise) -> None:
        """Note if the first turn reached the goal of a puzzle. The next checkpoint is another faction's turn."""
        if len(self.game.since_checkpoint) == self.game.length and is_reached(puzzle, self.game.board):
            self.reached = self.game.length

    def is_everyone_seated(self) -> bool:
        """Return True if each person has connected or made a choice. Clocks stand still until then."""
        acted = {self.rules.spec.factions[actor] for actor in self.actors if actor != CHANCE}
        return all(seat.taken or seat.faction in acted for seat in self.seats.values())

    def own_choices(self) -> list[str]:
        """Return the choices of the person who does an exercise."""
        if self.exercise is None:
            return []
        person = self.rules.spec.faction_index[self.exercise.person]
        return [choice for (choice, _), actor in zip(self.choices(), self.actors, strict=True) if actor == person]

    def _player(self) -> int:
        """The leader of the faction that decides, or CHANCE."""
        decision = self.game.decision
        if decision is None or decision.actor == CHANCE:
            return CHANCE
        return self.rules.leader(self.game.board, decision.actor)

    def _answer_unasked(
        self, player: int, on: bool, most: str | None, pieces: Mapping[str, int] | None, then: str = ""
    ) -> None:
        """Make this player's forced choices and, with `on`, answer questions with only one sensible answer.

        Never end a turn. `then` is the next choice that the player sent. Stop where it is the answer: if it were given
        here, the player's own `then` would answer a later question.
        """
        game = self.game
        while (decision := game.decision) is not None and self._player() == player:
            answer = "" if game.leaves_a_choice() else decision.options[0]
            if not answer and pieces is not None:
                answer = moved_count(game, decision, pieces)
            if not answer and (on or most is not None):
                answer = game.by_itself(decision, most)
                if answer and game.ends(answer):
                    return
            # *Done* is an exception: the player may have meant it for a later question.
            if not answer or answer == then != DONE:
                return
            self.play(answer, forced=True)

    def choices(self, since: int = 0) -> list[tuple[str, bool]]:
        """Return the choices from number `since` on, each with whether it was forced."""
        last = self.game.since_checkpoint
        first = self.game.length - len(last)
        made = last[since - first :] if since >= first else self.game.tape[since:]
        return [(choice, bool(forced)) for choice, forced in zip(made, self.forced[since:], strict=True)]

    def player_asked(self) -> str:
        """The player who decides now, as the faction that `GameRules.leader` names. The host stands for all people who
        may enter a card or die. Empty when the game is over."""
        decision = self.game.decision
        if decision is None:
            return ""
        if decision.actor == CHANCE:
            return self.host
        return self.rules.spec.factions[self.rules.leader(self.game.board, decision.actor)]

    # Seats.

    def seats_of(self, tokens: Sequence[str]) -> list[str]:
        """Return the seats that these tokens belong to. A token of no seat, or of a computer player's, is refused."""
        found = []
        persons = [seat for seat in self.seats.values() if not seat.computer]
        for token in tokens:
            known = secret_digest(token)
            seats = [seat.faction for seat in persons if hmac.compare_digest(seat.token.encode(), known)]
            if not seats:
                raise BadToken
            found += seats
        return [faction for faction in self.rules.spec.factions if faction in found]

    @property
    def aided(self) -> bool:
        """Whether hints are on: as the host has set it, otherwise if only one person plays."""
        return self.aids == "on" or (not self.aids and len(self.seats) - len(self.computers) == 1)

    @property
    def aids(self) -> str:
        """Whether the host has switched hints `on` or `off`; empty if neither."""
        return self.seats[self.host].aids if self.host in self.seats else ""

    def admits(self, tokens: Sequence[str]) -> bool:
        """Return True if all of these tokens belong to seats of this table."""
        try:
            self.seats_of(tokens)
        except BadToken:
            return False
        return True

    def factions_of(self, seats: Sequence[str]) -> list[int]:
        """Return the factions that the holders of these seats play. A player may play several factions."""
        rules, board, index = self.rules, self.game.board, self.rules.spec.faction_index
        leaders = {rules.leader(board, index[seat]) for seat in seats}
        return [f for f in range(len(index)) if rules.is_player(board, f) and rules.leader(board, f) in leaders]

    def seat_for(self, seats: Sequence[str], faction: int) -> str:
        """Return which of these seats acts for a faction. Refused if the faction belongs to another player. Each seat
        may enter outcomes of chance."""
        if faction == CHANCE and seats:
            return seats[0]
        rules, board, index = self.rules, self.game.board, self.rules.spec.faction_index
        name = rules.spec.factions[faction]
        if name in seats:
            return name
        for seat in seats:
            if rules.leader(board, index[seat]) == rules.leader(board, faction):
                return seat
        raise NotYourSeat(name)

    def seat_choosing(self, seats: Sequence[str], choice: str) -> str:
        """Return which of these seats makes a choice. Refused if another player decides or the choice is illegal."""
        game = self.game
        if game.decision is None or is_agreement(choice):
            game.check(choice)
            return self.seat_for(seats, game.ahead(choice)[0].actor)
        if game.decision.actor == CHANCE and not self.asks_people():
            raise Problem("not-now", choice=choice)
        # Check the seat first: the error for an illegal choice lists the options.
        seat = self.seat_for(seats, game.decision.actor)
        game.check(choice)
        return seat

    def undoable(self, seats: Sequence[str]) -> int:
        """Return how many of their own choices these seats can undo. A forced choice goes with the one before it."""
        game = self.game
        if not seats or (game.actor != CHANCE and game.actor not in self.factions_of(seats)):
            return 0
        return self.forced.count(0, game.fence)


def moved_count(game: Game, decision: Decision, pieces: Mapping[str, int]) -> str:
    """Answer a question for how many pieces of a kind move: as many as picked up (`pieces`), as far as possible. Other
    questions are not answered."""
    options = decision.options
    if decision.piece < 0 or not options[0].isdecimal() or decision.kind in game.rules.always_asked:
        return ""
    kind = game.rules.spec.piece_at[decision.piece].name
    if decision.origin < 0 and kind not in pieces:
        return ""
    wanted = pieces.get(kind, 0)
    return max((option for option in options if int(option) <= wanted), key=int, default=options[0])


def require_seats(seats: list[str]) -> list[str]:
    """Return the seats. Refused if there are none."""
    if not seats:
        raise Problem("no-token")
    return seats


def begin(start: str) -> Game:
    """Return the game before its first choice."""
    data = json.loads(start)
    if isinstance(data, dict) and data.pop(EXERCISE, None):
        start = json.dumps(data)
    return load_json(start).begin(rules_for)


def sum_choices(choices: Sequence[tuple[str, bool]]) -> str:
    """Return the checksum of choices."""
    found = hashlib.blake2b(digest_size=16)
    for choice, forced in choices:
        found.update(_summed(choice, forced))
    return found.hexdigest()


def exercise_named(start: str) -> str:
    """Return the id of the exercise that the start of a table names, or ""."""
    try:
        data = json.loads(start)
    except ValueError:
        return ""  # the table is broken: reading the start as a record will say so
    return str(data.get(EXERCISE, "")) if isinstance(data, dict) else ""


def _summed(choice: str, forced: int) -> bytes:
    return f"{int(forced)} {choice}\n".encode()
