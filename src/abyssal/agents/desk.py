"""Games of one player against the computer, in text: what the MCP server offers, without the MCP.

Each game has one person's seat; bots or computer players have the others. All texts show what that seat may see.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random, SystemRandom
from typing import Any, cast

from ..coin.game import Game
from ..games import GAMES, rules_for
from ..kernel import record
from ..kernel.errors import Problem
from ..kernel.game import chance
from ..language import LANGUAGES, Words
from ..search import Budget, SearchPlayer
from ..search.budget import read_budget
from ..table.play import moves
from ..table.play.archive import record_text
from ..table.play.computer import find_task
from ..table.play.creating import create_table
from ..table.play.table import Table, begin
from ..table.protocol.messages import Create, Seats
from ..table.views import questions, text
from ..table.views.help import help_for
from ..table.views.log import words_for
from ..table.views.viewer import Viewer

BOT = "bot"
OPPONENTS = {BOT: BOT, "easy": "quick", "medium": "steady", "hard": "strong"}
"""Opponents by the names that people use, with the strength of the computer player."""
MAX_GAMES = 100
"""Games in memory. The one that was begun first is dropped for another."""
MAX_CHOICES = 50
"""Choices in one request: more than any turn takes."""


class Sitting:
    """One game: the table, the seat and its language."""

    def __init__(self, table: Table, seat: str, language: str, random: Random, budget: Callable[[str], Budget]) -> None:
        self.table = table
        self.seat = table.rules.spec.faction_index[seat]
        self.viewer = Viewer([seat], language)
        self.words: Words = words_for(language, table.rules.spec.game)
        self.random = random
        self.dice = chance(random)
        self.budget = budget
        self.read = 0
        """Lines of the log that were shown."""

    def proceed(self) -> None:
        """Play on until the person has to decide: dice, cards, bots and computer players."""
        table = self.table
        table.proceed(self.dice)
        while (task := find_task(table)) is not None:
            player = SearchPlayer(self.budget(task.strength), self.random.randrange(2**31))
            actor = table.game.decision.actor if table.game.decision else -1
            while (decision := table.game.decision) is not None and decision.actor == actor:
                choice = player(table.game, decision)
                table.game.check(choice)
                table.play(choice)
            table.proceed(self.dice)

    def news(self) -> str:
        """Return the lines of the log since the last look, without the reasons of bots."""
        entries = self.table.game.journal[self.read :]
        self.read = len(self.table.game.journal)
        return "\n".join(f"- {self.words.entry(entry)}" for entry in entries if not entry[0].startswith("bot-"))

    def question(self) -> str:
        """Return the open question, or the result."""
        return self.result() if self.table.game.over else text.question(self.table.game, self.seat, self.words)

    def result(self) -> str:
        rules, b, words = self.table.rules, self.table.game.board, self.words
        lines = [words.say("term-over")]
        if rules.winner(b) < 0:
            lines.append(words.lost(b))
        lines += text.races(self.table.game, self.seat, words)
        degree, lead = rules.degree(b)
        if degree:
            lines.append(words.say("term-degree", degree=words.say(f"degree-{degree}"), difference=str(lead)))
        if rules.winner(b) >= 0:
            lines.append(words.say("wins", factions=" + ".join(words.faction(f) for f in rules.ranking(b)[0])))
        return "\n".join(lines)


class Desk:
    """All games of one server. Methods may be called from any thread. A request that cannot be carried out raises
    `Problem` and changes nothing."""

    def __init__(self, budget: Callable[[str], Budget] | None = None) -> None:
        self._budget = budget or (lambda strength: read_budget(f"search:{strength}"))
        self._games: dict[str, Sitting] = {}
        self._lock = threading.Lock()

    def start(
        self,
        game: str,
        seat: str,
        opponents: str = BOT,
        options: Mapping[str, str] | None = None,
        language: str = "en",
        seed: int | None = None,
    ) -> str:
        """Start a game. Return its id and everything that its player needs to begin."""
        _check("game", game, GAMES)
        _check("opponents", opponents, OPPONENTS)
        _check("language", language, LANGUAGES)
        kind = "nonplayer" if opponents == BOT else OPPONENTS[opponents]
        random = Random(SystemRandom().randrange(2**63) if seed is None else seed)
        factions = rules_for(game).spec.factions
        _check("seat", seat, factions)
        seats = cast(Seats, {name: "person" if name == seat else kind for name in factions})
        message = Create(game=game, options={str(k): str(v) for k, v in (options or {}).items()}, seats=seats)
        created = create_table(message, chance(random), random, now=0)
        sitting = Sitting(Table(created.saved), seat, language, random, self._budget)
        sitting.proceed()
        with self._lock:
            while len(self._games) >= MAX_GAMES:
                del self._games[next(iter(self._games))]
            self._games[created.saved.id] = sitting
            sitting.read = len(sitting.table.game.journal)
        here, words = sitting.table.game, sitting.words
        parts = [f"game_id: {created.saved.id}", text.briefing(here, sitting.seat, words)]
        return "\n\n".join([*parts, text.board(here, sitting.seat, words), sitting.question()])

    def see(self, id: str, what: str = "all") -> str:
        """Return the `board`, the `question`, the `briefing`, or `all` but the briefing."""
        with self._lock:
            sitting = self._found(id)
            game, seat, words = sitting.table.game, sitting.seat, sitting.words
            parts: dict[str, Callable[[], str]] = {
                "all": lambda: f"{text.board(game, seat, words)}\n\n{sitting.question()}",
                "board": lambda: text.board(game, seat, words),
                "question": sitting.question,
                "briefing": lambda: text.briefing(game, seat, words),
            }
            _check("what", what, parts)
            return parts[what]()

    def choices(self, id: str) -> dict[str, Any]:
        """Return the open question with its options as data."""
        with self._lock:
            sitting = self._found(id)
            view = questions.question_for(sitting.table, sitting.words, sitting.viewer)
            decision = sitting.table.game.decision
            if view is None or decision is None:
                return {"over": sitting.table.game.over, "options": []}
            remarks = sitting.table.rules.remarks(sitting.table.game.board, decision)
            described = [
                questions.describe_option(sitting.words, decision, option, remarks.get(option))
                for option in decision.options
            ]
            return {
                "over": False,
                "prompt": view["prompt"],
                "rule": view["rule"],
                "options": [
                    {"choice": option["choice"], "text": option["text"], "remark": option["remark"]}
                    for option in described
                ],
                "agreements": [deal["choice"] for deal in view["deals"]],
                "undoable": view["undoable"],
            }

    def explain(self, id: str, choices: Sequence[str]) -> str:
        """Return what choices would lead to, up to the next question, die roll or end of the turn."""
        with self._lock:
            sitting = self._found(id)
            seen = questions.preview(sitting.table, sitting.viewer, _listed(choices))
            lines = [f"- {line}" for line in seen["lines"]]
            return "\n".join([*lines, sitting.words.say("text-then", then=seen["then"])])

    def choose(self, id: str, choices: Sequence[str]) -> str:
        """Make one choice, or those of a whole turn: all of them or none. Return what happened, and the next
        question."""
        with self._lock:
            sitting = self._found(id)
            move = moves.plan_choice(sitting.table, sitting.viewer.seats, _listed(choices), False, None)
            move.make()
            sitting.proceed()
            sitting.table.rev += 1
            return f"{sitting.news()}\n\n{sitting.question()}".strip()

    def undo(self, id: str) -> str:
        """Undo the last choice, if neither chance nor another player has decided since."""
        with self._lock:
            sitting = self._found(id)
            moves.plan_undo(sitting.table, sitting.viewer.seats).make()
            sitting.table.rev += 1
            sitting.read = min(sitting.read, len(sitting.table.game.journal))
            return sitting.question()

    def look_up(self, id: str, what: str) -> str:
        """Answer `rule 3.3.1`, `card 25`, `space bogota`, `history 30` or `why`."""
        with self._lock:
            sitting = self._found(id)
            return text.look_up(sitting.table.game, sitting.seat, sitting.words, what)

    def replay(self, id: str, at: int) -> str:
        """Return the board after the first `at` choices, with what its player could see then."""
        with self._lock:
            sitting = self._found(id)
            length = sitting.table.game.length
            if not 0 <= at <= length:
                raise Problem("no-such-choice", number=at, last=length)
            earlier: Game = begin(sitting.table.start)
            for choice, _ in sitting.table.choices()[:at]:
                earlier.play(choice)
            head = sitting.words.say("term-position-after", count=at)
            return f"{head}\n{text.board(earlier, sitting.seat, sitting.words)}"

    def record(self, id: str) -> str:
        """Return the record of a game, as its player knows it."""
        with self._lock:
            sitting = self._found(id)
            return record_text(record.record(sitting.table.game, [sitting.seat]))

    def _found(self, id: str) -> Sitting:
        found = self._games.get(id)
        if found is None:
            raise Problem("no-game", game=id)
        return found


def rulebook(game: str, language: str = "en") -> str:
    """Return the summary of every rule of a game."""
    _check("game", game, GAMES)
    rules = help_for(game, language)["rules"]
    return "\n".join(f"{rule['number'] or rule['id']} {rule['title']}: {rule['text']}" for rule in rules)


def card(game: str, number: str, language: str = "en") -> str:
    """Return the text of a card."""
    _check("game", game, GAMES)
    return text.look_up(Game.new(rules_for(game)), 0, words_for(language, game), f"card {number}")


def _listed(choices: Sequence[str]) -> list[str]:
    found = [str(choice) for choice in choices]
    if not 1 <= len(found) <= MAX_CHOICES:
        raise Problem("out-of-range", where="choices", value=len(found), low=1, high=MAX_CHOICES)
    return found


def _check(argument: str, value: str, known: Collection[str]) -> None:
    if value not in known:
        raise Problem("unknown-value", option=argument, value=value, known=", ".join(known))
