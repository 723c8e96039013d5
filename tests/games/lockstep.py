"""Play random games of the engine in lock-step with a referee, a second reading of a rulebook.

A referee is a generator. It yields each question that the rules ask next, with all legal answers, and is sent the
answer. The engine must ask the same player the same question with the same options, and before each answer both must
see the same table. A `FOREIGN` question belongs to an Event: cards are not part of the rulebook, so the referee reads
the table again when the Event is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, TypeVar

from abyssal.coin.game import Game
from abyssal.kernel.decision import CHANCE, Decision
from abyssal.kernel.game import chance

T = TypeVar("T")
DONE = "done"
GIFTS = 0.04
"""Share of open questions before which players make an agreement."""
LOOKS = 0.01
"""Share of questions at which the outputs are checked."""


@dataclass
class Question:
    """Who is asked what, and how to find the legal answers."""

    who: str
    kind: str
    options: Callable[[], Iterable[object]] | None

    def answers(self) -> list[str]:
        assert self.options is not None
        return sorted(map(str, self.options()))


FOREIGN = Question("", "", None)
"""Any question of an Event."""
Steps = Generator[Question, str, T]


def ask(who: str, kind: str, options: Callable[[], Iterable[object]]) -> Steps[str]:
    """Ask even if there is only one answer."""
    return (yield Question(who, kind, options))


def pick(who: str, kind: str, options: Iterable[object], optional: bool = False) -> Steps[str]:
    """Ask for one of these, or for `done` if that is allowed. A question without a choice is not asked."""
    found = [str(option) for option in options]
    if not found:
        return ""
    if len(found) == 1 and not optional:
        return found[0]
    choice = yield Question(who, kind, lambda: [*found, DONE] if optional else found)
    return "" if choice == DONE else choice


def number(who: str, kind: str, low: int, high: int) -> Steps[int]:
    """Ask for a number."""
    if high <= low:
        return max(0, low)
    return int((yield Question(who, kind, lambda: range(low, high + 1))))


@dataclass
class Op:
    """An Operation under way."""

    who: str
    name: str
    free: bool = False
    limited: bool = False
    special: bool = False
    """May be accompanied by a Special Activity."""
    only: list[str] | None = None
    """Spaces to which an Event limits it."""
    event: bool = False
    """Granted by the Event in play, which prevails over effects in force (5.1.2)."""
    used: str = ""
    spaces: list[str] = field(default_factory=list)
    owed: list[str] = field(default_factory=list)
    """Spaces where a Special Activity has promised Terror."""
    moved: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Pieces that have moved and may not move again: kind and space."""
    paid: int = 0
    selecting: bool = False
    """It has asked for its first space."""
    entered: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Cubes that have come in this turn: kind and space."""
    gone: set[tuple[str, str]] = field(default_factory=set)
    """Origin and destination of the groups that have Marched."""
    paid_for: set[str] = field(default_factory=set)
    """Destinations of a March that are paid for."""

    def open(self, s: str) -> bool:
        if self.spaces and (self.limited or s in self.spaces):
            return False
        return self.only is None or s in self.only


class Referee(Protocol):
    """Follows one game."""

    def whole_game(self) -> Steps[None]:
        """Ask everything from the first question to the end."""

    def read(self, position: dict[str, Any]) -> None:
        """Take over a written position."""

    def difference(self, position: dict[str, Any]) -> str:
        """Return in what the referee's table differs from a written position, or ""."""

    def gifts(self) -> list[str]:
        """Return the agreements that players could make now."""

    def give(self, agreement: str) -> None:
        """Carry out an agreement."""

    def check_outputs(self, game: Game) -> None:
        """Check what each player and spectators are shown."""

    def free_operation(self, game: Game) -> Steps[None] | None:
        """Return the Operation that an Event has just granted, or None."""


@dataclass
class Tally:
    """What was compared."""

    questions: int = 0
    foreign: int = 0
    free_operations: int = 0
    gifts: int = 0


class Mismatch(AssertionError):
    """The engine and the referee do not agree."""


def follow(game: Game, referee: Referee, random: Random) -> Tally:
    """Play a game at random and compare every question and every table."""
    seen = Tally()
    by_odds = chance(random)
    referee.read(game.rules.to_position(game.board))
    steps = referee.whole_game()
    asked: Question | None = next(steps)
    known = None
    while (decision := game.decision) is not None:
        position = game.rules.to_position(game.board)
        if asked is FOREIGN:
            referee.read(position)
            seen.foreign += 1
            if game.board.operation is not known and (granted := referee.free_operation(game)) is not None:
                known = game.board.operation
                seen.free_operations += 1
                _follow_free(game, granted, referee, random, seen)
                asked = _send(steps, "")
                continue
            if game.board.operation is None and _agree(game, decision, referee, random, seen):
                continue
        else:
            known = game.board.operation
            _compare(game, decision, asked, referee.difference(position), seen)
            if random.random() < LOOKS:
                referee.check_outputs(game)
            if _agree(game, decision, referee, random, seen):
                continue
        choice = by_odds(game, decision) if decision.actor == CHANCE else random.choice(decision.options)
        game.choose(choice)
        if asked is FOREIGN:
            if game.decision is not None or game.over:
                referee.read(game.rules.to_position(game.board))
            asked = _send(steps, "")
        else:
            asked = _send(steps, choice)
    if asked is not None:
        raise Mismatch(f"the game is over, but the referee asks {asked.kind}")
    if difference := referee.difference(game.rules.to_position(game.board)):
        raise Mismatch(f"at the end: {difference}")
    return seen


def _agree(game: Game, decision: Decision, referee: Referee, random: Random, seen: Tally) -> bool:
    """1.5.1 At some open questions compare the agreements that players could make, and make one of them. Skip those
    that call off an Operation under way. Return True if one was made."""
    if not decision.open or random.random() >= 4 * GIFTS:
        return False
    factions = range(len(game.rules.spec.factions))
    offered = sorted({gift for f in factions for gift in game.rules.possible_agreements(game.board, f)})
    if offered != (found := sorted(referee.gifts())):
        raise Mismatch(f"agreements at {decision.kind}: engine {offered}, referee {found}")
    if not offered or random.random() >= 1 / 4:
        return False
    gift, twin = random.choice(offered), game.clone()
    twin.choose(gift)
    if twin.decision is None or twin.decision.kind != decision.kind:
        return False
    game.choose(gift)
    referee.give(gift)
    seen.gifts += 1
    return True


def _follow_free(game: Game, steps: Steps[None], referee: Referee, random: Random, seen: Tally) -> None:
    """Follow an Operation granted by an Event to its last question."""
    asked = next(steps, None)
    by_odds = chance(random)
    while asked is not None and (decision := game.decision) is not None:
        _compare(game, decision, asked, referee.difference(game.rules.to_position(game.board)), seen)
        if _agree(game, decision, referee, random, seen):
            continue
        choice = by_odds(game, decision) if decision.actor == CHANCE else random.choice(decision.options)
        game.choose(choice)
        asked = _send(steps, choice)


def _compare(game: Game, decision: Decision, asked: Question | None, difference: str, seen: Tally) -> None:
    seen.questions += 1
    who = "" if decision.actor == CHANCE else game.rules.spec.factions[decision.actor]
    if asked is None:
        raise Mismatch(f"the engine asks {who} {decision.kind}, the referee nothing")
    if difference:
        raise Mismatch(f"before {who} {decision.kind}: {difference}")
    if (who, decision.kind) != (asked.who, asked.kind):
        raise Mismatch(f"the engine asks {who} {decision.kind}, the referee {asked.who} {asked.kind}")
    options, answers = set(decision.options), set(asked.answers())
    if options != answers:
        more, less = sorted(options - answers), sorted(answers - options)
        raise Mismatch(f"{who} {decision.kind}: only the engine offers {more}, only the referee {less}")


def _send(steps: Steps[None], choice: str) -> Question | None:
    try:
        return steps.send(choice)
    except StopIteration:
        return None
