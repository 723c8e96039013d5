"""A running game: the position at the last checkpoint plus the tape of choices since.

Saving, undoing and copying work the same way: restore a checkpoint and replay the tape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar, cast

from .decision import CHANCE, CHECKPOINT, DONE, Decision, Flow, has_agreement, is_agreement
from .errors import Problem
from .hidden import SECRET, is_secret
from .position import SEASONED, Entry, Position
from .rules import GameRules, Rules

P = TypeVar("P", bound=Position)
R = TypeVar("R", bound=GameRules[Any])

MIN_CHOICES_FOR_MARK: Final = 24
"""Below this many choices, replaying is cheaper than storing a position."""

Send = Callable[[str], Decision]
"""Sends a choice to a procedure and returns its next question."""


def course(rules: Rules, board: Position) -> Flow[None]:
    """Run the procedures of a game one after the other, with a CHECKPOINT before each."""
    while True:
        yield CHECKPOINT
        yield from rules.step(board)


def seen_by(rules: Rules, board: P, factions: Sequence[int]) -> P:
    """Return a copy of a position that hides everything the players of these factions do not see."""
    seen = cast(P, board.twin())
    seen.load(board.saved())
    seen.order = []
    rules.conceal(seen, factions)
    return seen


def _is_same(one: Decision | None, other: Decision) -> bool:
    """Return True if two questions ask the same actor the same thing."""
    if one is None:
        return False
    return (one.actor, one.kind, one.space, one.faction) == (other.actor, other.kind, other.space, other.faction)


class Mark:
    """A checkpoint: the position there, and the choices that led to it from the previous mark."""

    __slots__ = (
        "before",
        "bot_played",
        "choices",
        "entries",
        "length",
        "position",
    )

    def __init__(
        self,
        before: Mark | None,
        position: list[int],
        choices: tuple[str, ...],
        entries: int,
        bot_played: list[int] | None = None,
    ) -> None:
        self.before = before
        self.position = position
        self.choices = choices
        self.entries = entries
        self.bot_played: list[int] = [] if bot_played is None else bot_played
        """Factions that bots play for their players from here on."""
        self.length: int = len(choices) if before is None else before.length + len(choices)


def _copied(mark: Mark) -> Mark:
    """Copy the marks that hold a position, so that a copy of the game can drop them independently."""
    copy = Mark(mark.before, mark.position, mark.choices, 0, mark.bot_played)
    here = copy
    while here.before is not None and here.before.position:
        before = here.before
        here.before = Mark(before.before, before.position, before.choices, 0, before.bot_played)
        here = here.before
    return copy


class Game(Generic[P, R]):
    """One game. `decision` is the open question (None when the game is over); `choose` answers it."""

    __slots__ = (
        "_begun",
        "_begun_entries",
        "_begun_unasked",
        "_bot_played_next",
        "_mark",
        "_player",
        "_send",
        "_tape",
        "actor",
        "board",
        "conduct",
        "decision",
        "fence",
        "length",
        "rules",
        "start",
        "until",
        "was_led",
    )

    def __init__(
        self,
        rules: R,
        board: P,
        mark: Mark | None = None,
        tape: list[str] | None = None,
        fence: int = 0,
        player: int = CHANCE,
    ) -> None:
        self.rules = rules
        self.board = board
        self.conduct = board.conduct
        self.decision: Decision | None = None
        self.fence = fence
        """Number of choices at the start of the tape that can no longer be undone."""
        self._player = player
        self._send: Send | None = None
        """Resumes the procedure that asks the open question."""
        self._tape: list[str] = []
        self._begun = 0
        """Number of choices on the tape that led to the last checkpoint."""
        self._begun_entries = 0
        self._begun_unasked = 0
        """Number of bots' answers before the last mark."""
        self._bot_played_next: list[int] | None = None
        """Factions that bots play from the next checkpoint on, or None if that stays the same."""
        self.was_led = False
        """True once bots have played for a player: the tape then does not hold the whole game."""
        self.until: Callable[[Any], bool] | None = None
        """Called at each checkpoint. If it returns True, the game stops there and has no open question until
        `go_on`."""
        self.actor = CHANCE
        """Faction that made the last choice, or CHANCE."""
        self._mark: Mark = Mark(None, board.saved(), (), self._entries()) if mark is None else mark
        board.conduct.bot_played = self._mark.bot_played
        self.start: list[int] = self._mark.position
        """The position the game began with (`Position.saved`)."""
        self.length: int = self._mark.length
        """Number of choices made so far."""
        self._replay(tape or [])

    @classmethod
    def new(cls, rules: R, options: dict[str, str] | None = None, journal: bool = True) -> Game[P, R]:
        """Set up a game."""
        return cls.at(rules, rules.new_board(rules.check_options(options or {})), journal)

    @classmethod
    def at(cls, rules: R, board: P, journal: bool = True) -> Game[P, R]:
        """Start a game at a given position."""
        board.conduct.journal = [] if journal else None
        return cls(rules, board)

    @property
    def over(self) -> bool:
        return self.decision is None and self._send is None

    @property
    def journal(self) -> list[Entry]:
        return self.conduct.journal or []

    @property
    def tape(self) -> list[str]:
        """Every choice since the game began."""
        parts: list[tuple[str, ...]] = []
        mark: Mark | None = self._mark
        while mark is not None:
            parts.append(mark.choices)
            mark = mark.before
        parts.reverse()
        return [choice for part in parts for choice in part] + self._tape

    def choose(self, choice: str) -> None:
        """Answer the open question. An illegal answer raises `Problem` and changes nothing."""
        decision = self.check(choice)
        if is_agreement(choice):
            self._agree(decision, choice)
        else:
            self.play(choice)

    def check(self, choice: str) -> Decision:
        """Return the open question if this choice is legal now; otherwise raise `Problem`. An agreement is
        checked only when it is made."""
        decision = self.decision
        if decision is None:
            raise Problem("game-over", choice=choice)
        if is_agreement(choice):
            if not decision.open and not self.rules.is_correction(choice):
                raise Problem("not-now", choice=choice)
        elif choice not in decision.options and not (choice == SECRET and any(map(is_secret, decision.options))):
            raise self.rules.refusal(self.board, decision, choice)
        return decision

    def play(self, choice: str) -> None:
        """Like `choose`, without the check, for callers that took the choice from the options."""
        decision = self.decision
        if decision is None or is_agreement(choice):
            self.choose(choice)
            return
        actor = decision.actor
        entered = actor == CHANCE and self.rules.entered(self.board, decision)
        if entered:
            self.actor = actor
        elif actor != self.actor or actor == CHANCE:
            self._hear(actor)
        self._tape.append(choice)
        self.length += 1
        send, unasked = self._send, self.conduct.unasked
        if send is None:
            raise AssertionError("a question without a procedure")
        following = send(choice)
        if following is CHECKPOINT:
            self._checkpoint()
            if self._stops():
                self.decision = None
            else:
                self._advance(send)
        else:
            self.decision = following
        if self.conduct.unasked != unasked and not entered:
            self.fence = self.length

    def _agree(self, decision: Decision, choice: str) -> None:
        """Carry out an agreement while a question is open. The question stays, unless it is withdrawn."""
        if self.rules.is_correction(choice):
            self._correct(decision, choice)
            return
        actor = self.rules.agree(self.board, decision, choice)
        self._hear(actor)
        self._tape.append(choice)
        self.length += 1
        decision.forget()
        if self._send is not None and self.rules.is_withdrawn(self.board):
            self.decision = self._send(DONE)

    def _correct(self, decision: Decision, choice: str) -> None:
        """Carry out a correction as if the position had been so since the last checkpoint.

        A procedure under way counts on what it has seen. So it begins again from the corrected position with the same
        choices. Refuse a correction that leads anywhere else than to the open question in the corrected position.
        """
        rules = self.rules
        choice = rules.plain_correction(self.board, choice)
        self._mark_now()
        expected = self._after_correction(choice)
        board = self._twin()
        board.load(self._mark.position)
        made = [one for one in self._tape if not rules.is_correction(one)]
        corrections = [one for one in self._tape if rules.is_correction(one)]
        mark = Mark(None, self._mark.position, (), 0, self._mark.bot_played)
        try:
            twin = Game(rules, board, mark, [*corrections, choice])
            for one in made:
                twin.choose(one)
        except Problem as problem:
            raise Problem("correction-clash", reason=problem.id, details=problem.facts) from None
        if board.n != expected or (made and not _is_same(twin.decision, decision)):
            raise Problem("correction-clash", reason="", details={})
        self._hear(self.rules.deal(choice).giver)
        self._restart([*self._tape, choice])

    def _after_correction(self, choice: str) -> list[int]:
        """Return the numbers of the open position with a correction. Change nothing."""
        board, found = self.board, self.board.n

        def look() -> bool:
            nonlocal found
            found = board.n[:]
            return True

        board.trial(lambda: self.rules.correct(board, choice), look)
        return found

    def _hear(self, actor: int) -> None:
        """Note who chooses now. A player cannot undo past a die, a draw or another player's choice. A die or card that
        people entered does not count: they may have mistyped it."""
        self.actor = actor
        player = actor if actor == CHANCE else self.rules.leader(self.board, actor)
        if player != self._player or player == CHANCE:
            self.fence = self.length + (1 if player == CHANCE else 0)
            self._player = player

    def _advance(self, send: Send) -> None:
        """Play on from a checkpoint to the next question, through checkpoints without questions."""
        while not self.rules.is_over(self.board):
            decision = send("")
            if decision is not CHECKPOINT:
                self.decision = decision
                return
            self._audit()
            if self._stops():
                self.decision = None
                return
        self.decision = None
        self._send = None

    def _stops(self) -> bool:
        """Return True if the game is to stop at this checkpoint."""
        until = self.until
        return until is not None and until(self.board)

    def go_on(self) -> None:
        """Play on from the checkpoint at which `until` stopped the game."""
        if self.decision is None and self._send is not None:
            self._advance(self._send)

    @property
    def stopped(self) -> bool:
        """True if `until` has stopped the game before its end."""
        return self.decision is None and self._send is not None

    def let_bots_play(self, factions: Sequence[int], at_once: bool = True, seasoned: bool = False) -> None:
        """Let bots play these factions, and no others, for their players from the next checkpoint on.

        With `seasoned` the bots play as a strong player would, if the game can. With `at_once` the bots start at the
        last checkpoint, if no choice was made since. In everything else the factions still belong to players. The bots'
        answers are not on the tape, so such a game cannot be recorded.
        """
        bot_played = sorted({*factions, SEASONED} if seasoned else set(factions))
        self.was_led = True
        if self._begun < len(self._tape) or not (at_once or self.stopped):
            self._bot_played_next = bot_played
            return
        if self.stopped:
            self.conduct.bot_played = bot_played
            self._begun_entries = self._entries()
            self._mark_at(self.board.saved())
            return
        self._mark_now()
        mark = self._mark
        self._mark = Mark(mark.before, mark.position, mark.choices, mark.entries, bot_played)
        self._bot_played_next = None
        self._restart([])
        self.fence = max(self.fence, self.length)

    def _audit(self) -> None:
        """Check the whole board at a checkpoint, not only what the last effect touched, if the board is audited."""
        if self.conduct.audit is not None:
            self.board.check()

    def _checkpoint(self) -> None:
        """Handle a checkpoint. Make a mark if there are enough choices to be worth it."""
        self._audit()
        self._begun = len(self._tape)
        self._begun_entries = self._entries()
        if self._bot_played_next is not None:
            self.conduct.bot_played = self._bot_played_next
            self._bot_played_next = None
            self._mark_at(self.board.saved())
        elif self._begun + self.conduct.unasked - self._begun_unasked >= MIN_CHOICES_FOR_MARK:
            self._mark_at(self.board.saved())

    def _mark_at(self, position: list[int]) -> None:
        """Make a mark at the last checkpoint. Drop positions that no undo can reach."""
        self._mark = Mark(
            self._mark, position, tuple(self._tape[: self._begun]), self._begun_entries, self.conduct.bot_played
        )
        self._tape = self._tape[self._begun :]
        self._begun = 0
        self._begun_unasked = self.conduct.unasked
        mark: Mark | None = self._mark
        behind = False
        while mark is not None and mark.position:
            if behind:
                mark.position = []
            behind = behind or mark.length <= self.fence
            mark = mark.before

    def _mark_now(self) -> None:
        """Make sure that the last checkpoint has its mark: a game copied once is likely to be copied again."""
        if not self._begun:
            return
        board = self._twin()
        board.load(self._mark.position)
        again = Game(
            self.rules,
            board,
            Mark(None, self._mark.position, (), 0, self._mark.bot_played),
            self._tape[: self._begun - 1],
        )
        send = again._send
        if send is None:
            raise AssertionError("a checkpoint without a procedure before it")
        if send(self._tape[self._begun - 1]) is CHECKPOINT:
            self._mark_at(board.saved())

    def _entries(self) -> int:
        return len(self.conduct.journal or [])

    @property
    def undoable(self) -> int:
        """Number of choices that can be undone: back to the last die, reveal or other player's choice."""
        return self.length - self.fence

    def undo(self) -> None:
        """Undo the last choice."""
        if self.undoable <= 0:
            raise Problem("nothing-to-undo")
        if not self._tape:
            before = self._mark.before
            if before is None:
                raise Problem("nothing-to-undo")
            self._tape = list(self._mark.choices)
            self._mark = before
        self._restart(self._tape[:-1])

    def _restart(self, choices: list[str]) -> None:
        """Go back to the last mark and make these choices again."""
        journal = self.conduct.journal
        if journal is not None:
            del journal[self._mark.entries :]
        self.board.load(self._mark.position)
        self.conduct.bot_played = self._mark.bot_played
        self._replay(choices)

    def _replay(self, choices: list[str]) -> None:
        """Make the choices again from the last mark, without computing options.

        Procedures that look for known answers (`Conduct.known`) find them there; the others are sent them.
        """
        rules, board = self.rules, self.board
        left = choices[::-1]
        noted: list[list[Entry]] = []
        if has_agreement(left):
            noted = self._begin_corrected([choice for choice in choices if rules.is_correction(choice)])
        elif left and rules.asks_for_all(board):
            board.conduct.known = left
        flow = course(rules, board)
        send: Send = flow.send
        self._send = send
        self._begun = 0
        following = next(flow)
        while left or following is CHECKPOINT:
            before = len(left)
            if following is not CHECKPOINT:
                choice = left.pop()
                if is_agreement(choice):
                    if rules.is_correction(choice):
                        self._log(noted.pop(0))
                        continue
                    rules.agree(board, following, choice)
                    if not rules.is_withdrawn(board):
                        continue
                    choice = DONE
                following = send(choice)
            elif not rules.is_over(board):
                following = send("")
            else:
                self._send = None
                break
            if following is CHECKPOINT:
                if len(left) < before:
                    self._begun = len(choices) - len(left)
                    self._begun_entries = self._entries()
                else:
                    self._audit()
                    if self._stops():
                        break
        if left:
            raise AssertionError("the tape goes on after the end")
        self.decision = None if following is CHECKPOINT else following
        self._tape = list(choices)
        self.length = self._mark.length + len(choices)

    def _begin_corrected(self, corrections: list[str]) -> list[list[Entry]]:
        """Go on from the last mark to the last checkpoint before a question, and make these corrections there.

        Return what each of them logs: that belongs where it stands among the choices. All corrections since a mark were
        made before the next checkpoint (`_correct` sees to it).
        """
        noted: list[list[Entry]] = []
        if not corrections:
            return noted
        rules, board = self.rules, self.board
        flow = course(rules, board)
        position, entries = board.saved(), self._entries()
        following = next(flow)
        while following is CHECKPOINT and not rules.is_over(board):
            position, entries = board.saved(), self._entries()
            following = flow.send("")
        board.load(position)
        journal = self.conduct.journal
        for choice in corrections:
            if journal is not None:
                del journal[entries:]
            rules.correct(board, choice)
            noted.append(self.journal[entries:])
        if journal is not None:
            del journal[entries:]
        return noted

    def _log(self, entries: list[Entry]) -> None:
        journal = self.conduct.journal
        if journal is not None:
            journal.extend(entries)

    def _twin(self) -> P:
        """Return an empty position of the same game and options."""
        return cast(P, self.board.twin())

    def clone(self, journal: bool = False) -> Game[P, R]:
        """Return an independent copy at the same point (without the journal so far)."""
        self._mark_now()
        board = self._twin()
        board.load(self._mark.position)
        board.conduct.journal = [] if journal else None
        twin = Game(self.rules, board, _copied(self._mark), self._tape, self.fence, self._player)
        twin.start = self.start
        twin.was_led = self.was_led
        return twin

    @property
    def since_checkpoint(self) -> list[str]:
        """The choices since the last checkpoint."""
        return self._tape[self._begun :]

    def at_checkpoint(self) -> Game[P, R]:
        """Return a copy that stands at the last checkpoint."""
        self._mark_now()
        board = self._twin()
        board.load(self._mark.position)
        twin = Game(self.rules, board, _copied(self._mark), [], self._mark.length, self._player)
        twin.start = self.start
        twin.was_led = self.was_led
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as an independent copy, like `clone`, whose undo goes no further back than the last checkpoint."""
        self._mark_now()
        mark = self._mark
        before = tuple(self.tape[: mark.length])
        options = self.rules.options_of(self.board)
        facts = (self.rules, options, mark.position, before, self._tape, self.fence, self._player, mark.bot_played)
        return _unpickled, (*facts, self.start, self.was_led)

    def determinize(self, seed: int, faction: int = CHANCE) -> Game[P, R]:
        """Return a copy with one possible order of the face-down cards and one possible set of hidden holdings.

        Both are consistent with everything that the player of a faction can see (CHANCE: with everything public).
        """
        twin = self.clone()
        shuffle = Random(seed).shuffle
        self.rules.settle(twin.board, shuffle)
        mark: Mark | None = twin._mark
        while mark is not None and mark.position:
            earlier = self._twin()
            earlier.load(mark.position)
            self.rules.settle_earlier(earlier, twin.board)
            mark.position = earlier.saved()
            mark = mark.before
        if twin.decision is not None:
            twin.decision.forget()
        twin.redeal([faction], shuffle)
        return twin

    def redeal(self, factions: Sequence[int], shuffle: Callable[[list[int]], None]) -> None:
        """Deal again everything that the players of these factions do not see, as if it had been so from the beginning.

        With all factions, this fills in what a record or position hides.
        """
        rules, board = self.rules, self.board
        if not rules.hides(board):
            return
        before = board.n[:]
        rules.redeal(board, factions, shuffle)
        if board.n == before:
            return
        drawn = iter(rules.drawn(board))
        marks: list[Mark] = []
        mark: Mark | None = self._mark
        while mark is not None:
            marks.append(mark)
            mark = mark.before
        for old in reversed(marks):
            choices = tuple([next(drawn) if is_secret(choice) else choice for choice in old.choices])
            mark = Mark(
                mark, self._recalled(old.position) if old.position else [], choices, old.entries, old.bot_played
            )
        if mark is not None:
            self._mark = mark
        self._tape = [next(drawn) if is_secret(choice) else choice for choice in self._tape]
        self.start = self._recalled(self.start)
        if self.decision is not None:
            self.decision.forget()

    def _recalled(self, position: list[int]) -> list[int]:
        """Return an earlier position, with the hidden information that is now known to have been there."""
        earlier = self._twin()
        earlier.load(position)
        self.rules.recall(earlier, self.board)
        return earlier.saved()

    def ahead(self, choice: str, journal: bool = False) -> tuple[Game[P, R], Decision | None]:
        """Return a copy in which the choice is made but no other turn begun, and its open question (None: the turn is
        over).

        Use the copy only to read: its board, its journal since the choice, and who chose (`actor`).
        """
        twin = self.clone(journal)
        decision, send = twin.decision, twin._send
        if decision is None or send is None:
            raise Problem("game-over", choice=choice)
        if journal:
            twin.conduct.journal = []
        twin.conduct.unasked = 0
        if is_agreement(choice) and self.rules.is_correction(choice):
            twin._correct(decision, choice)
            return twin, twin.decision
        if is_agreement(choice):
            twin.actor = self.rules.agree(twin.board, decision, choice)
            if not self.rules.is_withdrawn(twin.board):
                return twin, decision
            choice = DONE
        following = send(choice)
        return twin, None if following is CHECKPOINT else following

    def further(self, choice: str) -> Decision | None:
        """In a copy that `ahead` made: make one more choice and return the next question (None: the turn is over)."""
        if self._send is None:
            raise Problem("game-over", choice=choice)
        following = self._send(choice)
        return None if following is CHECKPOINT else following

    def by_itself(self, decision: Decision, most: str | None = None) -> str:
        """Return the only sensible answer to a question, or an empty string if its player has to answer
        (`Rules.by_itself`)."""
        return self.rules.by_itself(self.board, decision, most)

    def ends(self, choice: str) -> bool:
        """Return True if a choice leads to a checkpoint, a die, a card, a bot's action or another player's question."""
        decision = self.decision
        twin, following = self.ahead(choice)
        if decision is None or following is None or following.actor == CHANCE or twin.conduct.unasked:
            return True
        leader = self.rules.leader
        return leader(self.board, following.actor) != leader(self.board, decision.actor)

    def leaves_a_choice(self) -> bool:
        """Return True if a player should be asked: there is something to choose or to agree on, or the answer ends a
        turn.

        Players should notice when they end a turn.
        """
        decision = self.decision
        if decision is None:
            return False
        options = decision.options
        return len(options) != 1 or decision.kind in self.rules.always_asked or self.ends(options[0])

    def position(self) -> dict[str, Any]:
        """Return the position at the last checkpoint in words: a game can begin there. Choices made since are not in
        it."""
        self._mark_now()
        board = self._twin()
        board.load(self._mark.position)
        return self.rules.to_position(board)

    def seen_by(self, factions: Sequence[int]) -> P:
        """Return the position as the players of these factions see it: everything public and their own hidden
        holdings."""
        return seen_by(self.rules, self.board, factions)

    def view(self, faction: int) -> dict[str, Any]:
        """Return the position in words, as the player of a faction sees it; for CHANCE, as everybody sees it."""
        return self.rules.to_position(self.seen_by([faction]))

    def as_seen_by(self, choice: str, factions: Sequence[int]) -> str:
        """Return a choice for the open question as the players of these factions may see it."""
        if not is_secret(choice) or self.decision is None:
            return choice
        leader, holder = self.rules.leader, self.decision.faction
        for faction in factions:
            if faction != CHANCE and leader(self.board, faction) == leader(self.board, holder):
                return choice
        return SECRET


def _unpickled(
    rules: Rules,
    options: dict[str, str],
    position: list[int],
    before: tuple[str, ...],
    tape: list[str],
    fence: int,
    player: int,
    bot_played: list[int],
    start: list[int],
    was_led: bool,
) -> Game[Any, Any]:
    """Rebuild the game that `Game.__reduce__` has taken apart."""
    board = rules.new_board(options).twin()
    board.load(position)
    game = Game(rules, board, Mark(None, position, before, 0, bot_played), tape, max(fence, len(before)), player)
    game.start = start
    game.was_led = was_led
    return game


Policy = Callable[[Game[Any, Any], Decision], str]
"""Answers a question: a person, a bot, a search, dice."""


def chance(random: Random) -> Policy:
    """Return a policy that rolls dice and draws cards."""

    draw: Callable[[], float] = random.random

    def answer(game: Game[Any, Any], decision: Decision) -> str:
        return decision.by_odds(draw())

    return answer
