"""A player whose choices come from another program.

Three wrong answers to one question, or none in time, and the chart answers it. An agent that misses its time at three
questions, dies or floods is ended, and the chart plays on. All of this is counted.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..coin.game import Game
from ..kernel.decision import Decision, is_agreement
from ..kernel.errors import NotYourSeat, Problem
from ..language import Words
from ..search.seats import ChartPlayer
from ..table.play.agreements import AGREEMENT_WINDOW, check_agreements
from ..table.views import text
from . import protocol
from .process import Channel, Gone, Process

SECONDS = 60.0
"""Default time for one question."""
HELLO_SECONDS = 30.0
"""Time for a program to start and introduce itself."""
MAX_WRONG = 3
"""Wrong answers to one question, and questions without an answer in time."""
MAX_LOOK_UPS = 50
"""Look-ups at one question."""


@dataclass
class Counts:
    """How an agent behaved in one game."""

    name: str = ""
    questions: int = 0
    answered: int = 0
    """Questions that it answered itself."""
    refused: int = 0
    """Lines that were refused."""
    taken: int = 0
    """Questions that the chart answered in its place."""
    late: int = 0
    """Questions to which it gave no answer in time."""
    ended: str = ""
    """Why it was ended before the game was: `late`, `died`, `flooded` or `long-line`."""
    seconds: float = 0.0
    """Time between questions and answers, in total."""
    longest: float = 0.0

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "seconds": round(self.seconds, 3), "longest": round(self.longest, 3)}


class Agent:
    """Plays one seat in one game. Call `close` when the game is over."""

    def __init__(
        self,
        channel: Channel,
        seat: int,
        players: Sequence[str],
        seed: int = 0,
        seconds: float = SECONDS,
        clock: Callable[[], float] = time.monotonic,
        tell: Callable[[Problem], None] | None = None,
    ) -> None:
        self.channel = channel
        self.seat = seat
        self.players = players
        """Kind of player in each seat, to tell the agent."""
        self.seconds = seconds
        self.clock = clock
        self.tell = tell
        """Called with everything that the agent does wrong."""
        self.counts = Counts()
        self.game: Game | None = None
        self._chart = ChartPlayer(seed)
        self._words: Words | None = None
        self._read = 0
        """Entries of the journal that the agent knows."""
        self._introduction = protocol.Introduction()

    def greet(self) -> None:
        """Exchange greetings. Refuse a program that does not speak the protocol."""
        self._send(protocol.hello())
        try:
            line = self.channel.receive(HELLO_SECONDS)
        except Gone:
            raise Problem("agent-silent") from None
        if line is None:
            raise Problem("agent-silent")
        self._introduction = protocol.read_hello(protocol.read(line))
        self.counts.name = self._introduction.name

    def __call__(self, game: Game, decision: Decision) -> str:
        if self.game is not game:
            self._begin(game)
        options = decision.options
        if len(options) == 1 and decision.kind not in game.rules.always_asked:
            return options[0]
        self.counts.questions += 1
        reason = self.counts.ended
        if not reason:
            choice, reason = self._ask(game, decision)
            if choice:
                self.counts.answered += 1
                return choice
        choice = self._chart(game, decision)
        self.counts.taken += 1
        if not self.counts.ended:
            self._send(protocol.taken(self.counts.questions, choice, reason))
        return choice

    def _begin(self, game: Game) -> None:
        self.game, self._read = game, 0
        self._words = Words(self._introduction.language, game.rules)
        if not self.counts.ended:
            message = protocol.new_game(game, self.seat, self.players)
            if self._introduction.text:
                message["briefing"] = text.briefing(game, self.seat, self._words)
            self._send(message)

    def _ask(self, game: Game, decision: Decision) -> tuple[str, str]:
        """Ask the agent. Return its choice, or the reason why there is none."""
        assert self._words is not None
        words, id = self._words, self.counts.questions
        journal = game.journal[self._read :]
        self._read = len(game.journal)
        message = protocol.question(game, decision, words, id, journal, self.seconds)
        if self._introduction.text:
            message["text"] = text.whole(game, decision.actor, words)
        self._send(message)
        begun = self.clock()
        left, looks = MAX_WRONG, MAX_LOOK_UPS
        try:
            while left:
                rest = self.seconds - (self.clock() - begun)
                line = self.channel.receive(rest) if rest > 0 else None
                if line is None:
                    return "", self._miss()
                try:
                    data = protocol.read(line)
                    if data["type"] == "look":
                        looks -= 1
                        self._look_up(game, decision, words, data, looks)
                        continue
                    return self._checked(game, decision, data), ""
                except Problem as problem:
                    left -= 1
                    self._refuse(problem, words, left, self.seconds - (self.clock() - begun))
        except Gone as gone:
            return "", self._end(gone.reason)
        finally:
            spent = self.clock() - begun
            self.counts.seconds += spent
            self.counts.longest = max(self.counts.longest, spent)
        return "", "wrong"

    def _look_up(self, game: Game, decision: Decision, words: Words, data: protocol.Message, left: int) -> None:
        """Answer a look-up: `rule 3.3.1`, `card 25`. At most `MAX_LOOK_UPS` are answered at one question."""
        about = data.get("about")
        if not isinstance(about, str):
            raise Problem("agent-message")
        if left < 0:
            raise Problem("agent-look-ups", most=MAX_LOOK_UPS)
        self._send(protocol.looked(about, text.look_up(game, decision.actor, words, about)))

    def _checked(self, game: Game, decision: Decision, data: protocol.Message) -> str:
        """Return the legal choice in a message."""
        names = game.rules.spec.factions
        choice = protocol.read_answer(data, self.counts.questions, names[decision.actor], decision)
        game.check(choice)
        if is_agreement(choice):
            if game.rules.is_correction(choice):
                raise Problem("adjust-apart")
            check_agreements([*game.tape[-AGREEMENT_WINDOW:], choice])
            giver, leader = game.ahead(choice)[0].actor, game.rules.leader
            if leader(game.board, giver) != leader(game.board, decision.actor):
                raise NotYourSeat(names[giver])
        elif choice not in decision.options:
            # A word with hidden information that the game accepts from a record, but not from its player.
            raise Problem("illegal-choice", choice=choice, expected=" ".join(decision.options))
        return choice

    def _refuse(self, problem: Problem, words: Words, left: int, seconds: float) -> None:
        self.counts.refused += 1
        self._tell(problem)
        self._send(protocol.refused(self.counts.questions, problem.id, words.problem(problem), left, seconds))

    def _miss(self) -> str:
        """Count a question without an answer in time. Too many end the agent."""
        self.counts.late += 1
        if self.counts.late >= MAX_WRONG:
            return self._end("late")
        self._tell(Problem("agent-late", seconds=f"{self.seconds:g}"))
        return "late"

    def _end(self, reason: str) -> str:
        self.counts.ended = reason
        self._tell(Problem("agent-ended", how=reason))
        self.channel.close(polite=False)
        return reason

    def _tell(self, problem: Problem) -> None:
        if self.tell:
            self.tell(problem)

    def _send(self, message: protocol.Message) -> None:
        self.channel.send(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def close(self) -> None:
        """Send the result and end the program."""
        if self.counts.ended:
            return
        if self.game is not None:
            self._send(protocol.end(self.game, self.seat, self.counts.data()))
        self.channel.close()


class Traced:
    """A channel that writes down every line."""

    def __init__(self, channel: Channel, write: Callable[[str], None]) -> None:
        self._channel, self._write = channel, write

    def send(self, line: str) -> None:
        self._write("> " + line)
        self._channel.send(line)

    def receive(self, seconds: float) -> str | None:
        line = self._channel.receive(seconds)
        if line is not None:
            self._write("< " + line)
        return line

    def close(self, polite: bool = True) -> None:
        self._channel.close(polite)


def start(
    command: str,
    seat: int,
    players: Sequence[str],
    seed: int = 0,
    seconds: float = SECONDS,
    tell: Callable[[Problem], None] | None = None,
    trace: Callable[[str], None] | None = None,
    quiet: bool = True,
) -> Agent:
    """Start a program and let it introduce itself. What it writes to its standard error is shown unless `quiet`."""
    process = Process(command, quiet)
    channel: Channel = Traced(process, trace) if trace else process
    agent = Agent(channel, seat, players, seed, seconds, tell=tell)
    try:
        agent.greet()
    except Problem as problem:
        channel.close(polite=False)
        raise Problem("agent-greeting", command=command, reason=problem.id, details=problem.facts) from None
    return agent
