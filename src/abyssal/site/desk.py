"""The desk: answers the page's requests as a server would (docs/api.md), for one browser.

The desk does no input or output. The worker hands it a table as the browser stores it and stores the changes of an
answer before it passes the answer on. If they cannot be stored, it tells the desk to forget the table.
"""

from __future__ import annotations

import json
import pickle
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from typing import Any, TypeVar

from ..coin.game import Game
from ..games import rules_for
from ..kernel.decision import Decision
from ..kernel.errors import BadToken, NoPage, NoTable, NotYourSeat, Problem, RequestReused, Stale
from ..kernel.game import Policy, chance
from ..language import LANGUAGES
from ..language.page import page_words
from ..search import Budget, read_budget, search
from ..search.player import FIRST
from ..table import encoding
from ..table.play import computer, moves
from ..table.play.adjusting import Assents, plan_adjustment
from ..table.play.archive import public_record, salvage_record
from ..table.play.creating import Created, branch_from, create_rematch, create_table, new_token
from ..table.play.moves import Move, make_move, note_saved, request_of
from ..table.play.people import check_name, check_text, require_host
from ..table.play.replay import Replay, Snapshot
from ..table.play.saved import Line, Request, digest
from ..table.play.table import Table, require_seats
from ..table.protocol import messages
from ..table.protocol.messages import Message
from ..table.protocol.reading import read_message
from ..table.protocol.shapes import NewTable
from ..table.views import advice, by_hand, catalogue, decks, done, questions
from ..table.views import state as views
from ..table.views.geometry import geometry
from ..table.views.help import help_for
from ..table.views.log import log_json, words_for
from ..table.views.problems import describe_problem, language_of, status_of
from ..table.views.summary import summary
from ..table.views.viewer import Presence, Viewer
from .stored import MAX_CHAT_LINES, MAX_REQUESTS, Stored, read_stored

MAX_TABLES_IN_MEMORY = 8
MAX_BYTES_CACHED = 8 * 1024 * 1024
"""Total size of cached moments and stories."""
MAX_RECORD_BYTES = 4 * 1024 * 1024
MAX_SEED_CHARACTERS = 40
MIN_SECONDS = 0.001
"""The shortest search."""
M = TypeVar("M", bound=Message)
C = TypeVar("C", bound=messages.Change)


@dataclass(frozen=True)
class Change:
    """A table to store: the news number that storage must have now (None: no such table), the new one, and the text."""

    id: str
    before: int | None
    news: int
    text: str


@dataclass(frozen=True)
class Work:
    """Something for the second worker: `hints` or `chances` of a game, or `hurry` for a table."""

    kind: str
    number: int = 0
    game: bytes = b""
    seed: int = 0


@dataclass
class Answer:
    """An answer to the page, and what must happen before it is passed on."""

    status: int
    text: str
    changes: list[Change] = field(default_factory=list)
    work: Work | None = None

    def plain(self) -> list[Any]:
        """Return the answer as lists, for JavaScript."""
        changes = [[change.id, change.before, change.news, change.text] for change in self.changes]
        work = self.work and [self.work.kind, self.work.number, self.work.game, self.work.seed]
        return [self.status, self.text, changes, work]


@dataclass
class Asked:
    """A request, with the parts of its path."""

    parts: list[str]
    query: dict[str, str]
    tokens: list[str]
    body: str | None
    language: str

    def number(self, name: str) -> int | None:
        text = self.query.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) <= 6):
            raise Problem("bad-message", error=f"{name}={text[:20]}")
        return int(text)

    def message(self, kind: type[M]) -> M:
        return read_message(self.body or "", kind)


@dataclass
class Place:
    """A table in memory."""

    table: Table
    stored: Stored

    def text(self) -> str:
        """Return the table as it is to be stored."""
        table, saved = self.table, self.stored.saved
        saved.rev, saved.news, saved.rematch, saved.asked = table.rev, table.news, table.rematch, table.asked
        saved.checksum, saved.choices = table.checksum, table.choices()
        saved.seats = list(table.seats.values())
        return self.stored.text()


@dataclass
class Live:
    """A live connection of the page."""

    table: str
    tokens: list[str]
    language: str


class Desk:
    """Answers requests, one at a time."""

    def __init__(self, random: Random | None = None, now: Callable[[], float] = time.time) -> None:
        self.random = random or SystemRandom()
        self.now = now
        self.replay = Replay(most_bytes=MAX_BYTES_CACHED)
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._unplayable: dict[str, tuple[int, Stored | None, Problem]] = {}
        """Tables that cannot be played here: the news number, the table if it could be read, and the reason."""
        self._lines: dict[int, Live] = {}
        self._works: dict[int, tuple[str, str, Game, int]] = {}
        """Advice under way: its kind, the language, the game and its revision."""
        self._last_work = 0
        self._left: dict[str, tuple[int, Budget]] = {}
        """When the current turn of a computer player began, and what is left of its time."""

    # Storage.

    def knows(self, id: str, news: int) -> bool:
        """Return True if the table in memory is the one that storage has."""
        place, broken = self._places.get(id), self._unplayable.get(id)
        return (place is not None and place.table.news == news) or (broken is not None and broken[0] == news)

    def load(self, id: str, news: int, text: str) -> None:
        """Take a table from storage. If it cannot be played, requests for it say so."""
        self.forget(id)
        stored = None
        try:
            stored = read_stored(text)
            self._places[id] = Place(Table(stored.saved), stored)
        except Problem as problem:
            self._unplayable[id] = (news, stored, problem)
        while len(self._places) > MAX_TABLES_IN_MEMORY:
            self._places.popitem(last=False)

    def forget(self, id: str) -> None:
        """Drop a table from memory. If it exists, storage has it."""
        self._places.pop(id, None)
        self._unplayable.pop(id, None)

    def _place(self, id: str) -> Place:
        if id in self._unplayable:
            raise self._unplayable[id][2]
        if id not in self._places:
            raise NoTable(id[:40])
        self._places.move_to_end(id)
        return self._places[id]

    def _dice(self, seed: str) -> Policy:
        """Return what rolls the dice. With a seed, each roll depends only on the seed and on the number of choices
        before it, so the dice stay the same after a reload."""
        if not seed:
            return chance(self.random)

        def roll(game: Game, decision: Decision) -> str:
            return decision.by_odds(Random(f"{seed}/{game.length}").random())

        return roll

    # Requests.

    def answer(self, request: str) -> Answer:
        """Answer a request: JSON with `path`, `query`, `tokens` and, for a POST, `body` as text."""
        sent = json.loads(request)
        query, parts = sent["query"], sent["path"].split("/")
        language = query.get("lang", "en")
        try:
            if language not in LANGUAGES:
                raise Problem("unknown-language", language=language[:20], known=", ".join(LANGUAGES))
            return self._answer(Asked(parts, query, sent["tokens"], sent.get("body"), language))
        except Problem as problem:
            return self.refuse(problem, language, self._revision(parts))

    def refuse(self, problem: Problem, language: str | None, rev: int | None = None) -> Answer:
        """Put a refusal into words."""
        return Answer(status_of(problem), _json(describe_problem(problem, language_of(language), rev)))

    def refuse_by_id(self, id: str, language: str) -> Answer:
        """Put a refusal of the worker into words."""
        return self.refuse(_BY_WORKER[id], language)

    def _revision(self, parts: Sequence[str]) -> int | None:
        place = self._places.get(parts[1]) if parts[0] == "tables" and len(parts) > 1 else None
        return None if place is None else place.table.rev

    def _answer(self, asked: Asked) -> Answer:
        post = asked.body is not None
        match asked.parts:
            case ["tables"]:
                return self._create(asked) if post else Answer(200, "[]")
            case ["tables", id, *what] if len(what) <= 1:
                name = what[0] if what else "state"
                route = (_WRITES if post else _READS).get(name)
                if route is None:
                    raise Problem("no-method") if name in (_READS if post else _WRITES) else NoPage()
                broken = self._unplayable[id][1] if id in self._unplayable else None
                if name == "record" and broken is not None:
                    return Answer(200, salvage_record(broken.saved))
                place = self._place(id)
                return route(self, replace(asked, tokens=asked.tokens or _tokens_made_here(place)), place)
        if post != (len(asked.parts) == 3 and asked.parts[2] in ("options", "deck")):
            raise NoPage
        return self._about_games(asked)

    def _about_games(self, asked: Asked) -> Answer:
        """Answer requests that belong to no table."""
        language = asked.language
        match asked.parts:
            case ["words"]:
                game = asked.query.get("game", "")
                return _ok(page_words(language, game and rules_for(game).spec.game))
            case ["games"]:
                return _ok(catalogue.catalogue(language))
            case ["games", name, what] if what in ("geometry", "aid", "options", "deck"):
                try:
                    game = rules_for(name).spec.game
                except Problem:
                    raise NoPage from None
                if what == "geometry":
                    return Answer(200, geometry(game).decode())
                if what == "aid":
                    return _ok(help_for(game, language))
                if what == "deck":
                    return _ok(decks.read_decks(game, language, asked.message(messages.Deck)))
                message = asked.message(messages.Weigh)
                return _ok({"clashes": catalogue.clashes(game, language, message.options, message.seats)})
        raise NoPage

    # New tables.

    def _create(self, asked: Asked) -> Answer:
        message, seed = asked.message(messages.Create), asked.query.get("seed", "")
        if message.record is not None and len(message.record.encode()) > MAX_RECORD_BYTES:
            raise Problem("too-large", most=MAX_RECORD_BYTES // 1024)
        if len(seed) > MAX_SEED_CHARACTERS or not seed.isprintable():
            raise Problem("bad-message", error="seed")
        return self._created(message, seed)

    def _created(self, message: messages.Create, seed: str = "") -> Answer:
        random = Random(seed) if seed else self.random
        created = create_table(message, self._dice(seed), random, int(self.now()))
        return Answer(200, _json(created.answer()), [self._new(created, seed)])

    def _new(self, created: Created, seed: str) -> Change:
        stored = Stored(created.saved, seed=seed, changed=int(self.now()), tokens=list(created.tokens.values()))
        return Change(created.saved.id, None, created.saved.news, stored.text())

    def _branch(self, asked: Asked, place: Place) -> Answer:
        at, length = asked.message(messages.Branch).at, place.table.game.length
        if at > length:
            raise Problem("no-such-choice", number=at, last=length)
        return self._created(branch_from(place.table.game.clone(), at, place.table.friendly))

    def _rematch(self, asked: Asked, place: Place) -> Answer:
        message, table = asked.message(messages.Rematch), place.table
        seat = require_seats(table.seats_of(asked.tokens))[0]
        changes = []
        if table.rematch is None:
            saved = create_rematch(table, chance(self.random), self.random, int(self.now()))
            stored = Stored(saved, changed=int(self.now()), tokens=asked.tokens)
            changes = [Change(saved.id, None, saved.news, stored.text())]
            table.rematch = saved.id
            changes.append(self._noted(place, request_of(seat, message)))
        held = {seat: token for token in asked.tokens for seat in table.seats_of([token])}
        made: NewTable = {"table": table.rematch or "", "tokens": held, "host": table.host}
        return Answer(200, _json(made), changes)

    def restore(self, text: str, known: str, language: str) -> Answer:
        """Take back exported tables, except those whose ids (JSON) storage has. Refused if one is damaged."""
        try:
            return self._restore(text, json.loads(known))
        except Problem as problem:
            return self.refuse(problem, language)

    def _restore(self, text: str, known: Sequence[str]) -> Answer:
        try:
            texts = json.loads(text)["tables"]
            found = {id: read_stored(one) for id, one in texts.items()}
        except (ValueError, LookupError, TypeError, AttributeError):
            raise Problem("bad-export") from None
        for id, stored in found.items():
            if stored.saved.id != id or not (id.isascii() and id.isalnum()):
                raise Problem("bad-export")
            Table(stored.saved)
        new = [id for id in found if id not in known]
        return Answer(200, _json(new), [Change(id, None, found[id].saved.news, found[id].text()) for id in new])

    # Reading a table.

    def _viewer(self, asked: Asked, place: Place) -> Viewer:
        return self._viewer_of(place, asked.tokens, asked.language)

    def _viewer_of(self, place: Place, tokens: Sequence[str], language: str) -> Viewer:
        return Viewer(place.table.seats_of(tokens), language, self._presence(place.table), place.stored.chat)

    def _presence(self, table: Table) -> Presence:
        here = [one for one in self._lines.values() if one.table == table.id and table.admits(one.tokens)]
        seats = frozenset(seat for one in here for seat in table.seats_of(one.tokens))
        return Presence(seats, sum(not one.tokens for one in here))

    def _state(self, asked: Asked, place: Place) -> Answer:
        at, viewer = asked.number("at"), self._viewer(asked, place)
        if at is not None:
            return Answer(200, self.replay.render_moment(Snapshot.of(place.table), viewer, at).decode())
        return Answer(200, views.render_state(place.table, viewer).decode())

    def _story(self, asked: Asked, place: Place) -> Answer:
        since, to, viewer = asked.number("from") or 0, asked.number("to") or 0, self._viewer(asked, place)
        return Answer(200, self.replay.render_story(Snapshot.of(place.table), viewer, since, to).decode())

    def _brief(self, asked: Asked, place: Place) -> Answer:
        return _ok(views.brief(place.table, self._viewer(asked, place)))

    def _history(self, asked: Asked, place: Place) -> Answer:
        return _ok(views.history(place.table, asked.language))

    def _summary(self, asked: Asked, place: Place) -> Answer:
        return _ok(summary(place.table, asked.language))

    def _log(self, asked: Asked, place: Place) -> Answer:
        words = words_for(asked.language, place.table.rules.spec.game)
        return Answer(200, log_json(words, place.table.game.journal, asked.number("from") or 0).decode())

    def _result(self, asked: Asked, place: Place) -> Answer:
        return _ok(views.outcome(place.table, self._viewer(asked, place), place.stored.changed))

    def _record(self, asked: Asked, place: Place) -> Answer:
        """Return the record, or its beginning up to choice number `at`."""
        game, at = place.table.game.clone(), asked.number("at")
        if at is None or at >= game.length:
            return Answer(200, public_record(game))
        return Answer(200, branch_from(game, at, place.table.friendly).record or "")

    def _adjusting(self, asked: Asked, place: Place) -> Answer:
        return _ok(by_hand.next_word(place.table, self._viewer(asked, place), asked.query.get("words", "")))

    def _compare(self, asked: Asked, place: Place) -> Answer:
        return _ok(by_hand.compare(place.table, self._viewer(asked, place)))

    def _deck(self, asked: Asked, place: Place) -> Answer:
        return Answer(200, decks.deck_of(place.table.game))

    def _ends(self, asked: Asked, place: Place) -> Answer:
        return _ok(questions.ends(place.table, self._viewer(asked, place)))

    def _further(self, asked: Asked, place: Place) -> Answer:
        return _ok(done.further(place.table, self._viewer(asked, place)))

    def _preview(self, asked: Asked, place: Place) -> Answer:
        message, viewer = asked.message(messages.Preview), self._viewer(asked, place)
        require_seats(list(viewer.seats))
        return _ok(questions.preview(place.table, viewer, message.listed()))

    # Moves.

    def _choose(self, asked: Asked, place: Place) -> Answer:
        def plan(table: Table, seats: list[str], message: messages.Choose) -> Move:
            return moves.plan_choice(table, seats, message.listed(), message.on, message.most, message.pieces)

        return self._move(asked, place, messages.Choose, plan)

    def _undo(self, asked: Asked, place: Place) -> Answer:
        return self._move(
            asked, place, messages.Undo, lambda table, seats, message: moves.plan_undo(table, seats, message.to)
        )

    def _rewind(self, asked: Asked, place: Place) -> Answer:
        def plan(table: Table, seats: list[str], message: messages.Rewind) -> Move:
            return moves.plan_rewind(table, seats, message.at)

        return self._move(asked, place, messages.Rewind, plan)

    def _move(
        self, asked: Asked, place: Place, kind: type[Any], plan: Callable[[Table, list[str], Any], Move | Assents]
    ) -> Answer:
        """Carry out a choice, an undo, a rewind or a change by hand, up to the next question."""
        table, message = place.table, asked.message(kind)
        seats = require_seats(table.seats_of(asked.tokens))
        changes = []
        current = message.rev == table.rev
        # Only answers to a change by hand leave the revision as it is.
        repeated = (not current or kind is messages.Adjust) and self._was_carried_out(place, message)
        if not repeated and not current:
            raise Stale
        if not repeated:
            move = plan(table, seats, message)
            request = request_of(move.seat, message)
            if request.id in place.stored.requests:
                raise RequestReused
            if isinstance(move, Assents):
                move.note(table)
                changes = [self._change(place, request, table.news - 1)]
            else:
                changes = [self._carry_out(place, move, request)]
        return Answer(200, views.render_state(table, self._viewer(asked, place)).decode(), changes)

    def _carry_out(self, place: Place, move: Move, request: Request) -> Change:
        table, before = place.table, place.table.news
        try:
            now = self.now()
            note_saved(table, make_move(table, move, self._dice(place.stored.seed), int(now), now), now)
        finally:
            if table.unsaved:
                self.forget(table.id)
        return self._change(place, request, before)

    def _change(self, place: Place, request: Request | None, before: int) -> Change:
        """Return a table that was changed in memory, to be stored."""
        stored = place.stored
        stored.changed = int(self.now())
        if request is not None:
            stored.requests[request.id] = request.digest
            while len(stored.requests) > MAX_REQUESTS:
                del stored.requests[next(iter(stored.requests))]
        return Change(place.table.id, before, place.table.news, place.text())

    def _noted(self, place: Place, request: Request | None) -> Change:
        """Return a table of which something besides the game was changed in memory."""
        place.table.news += 1
        return self._change(place, request, place.table.news - 1)

    def _was_carried_out(self, place: Place, message: messages.Change) -> bool:
        """Return True if this request was carried out before. Refuse an id that was used for another one."""
        known = place.stored.requests.get(message.request)
        if known is not None and known != moves.message_digest(message):
            raise RequestReused
        return known is not None

    # Other changes.

    def _adjust(self, asked: Asked, place: Place) -> Answer:
        def plan(table: Table, seats: list[str], message: messages.Adjust) -> Move | Assents:
            return plan_adjustment(table, seats, message.line, message.agree)

        return self._move(asked, place, messages.Adjust, plan)

    def _say(self, asked: Asked, place: Place) -> Answer:
        def act(table: Table, seats: list[str], message: messages.Say) -> str:
            text, decision, chat = check_text(message.text), table.game.decision, place.stored.chat
            actor = table.rules.spec.factions[decision.actor] if decision is not None else ""
            seat = actor if actor in seats else seats[0]
            chat.append(Line(chat[-1].n + 1 if chat else 1, seat, text))
            del chat[:-MAX_CHAT_LINES]
            return seat

        return self._alter(asked, place, messages.Say, act)

    def _sit(self, asked: Asked, place: Place) -> Answer:
        def act(table: Table, seats: list[str], message: messages.Sit) -> str:
            if message.faction not in table.rules.spec.factions:
                raise Problem("bad-seat", seat=message.faction)
            if message.faction not in seats:
                raise NotYourSeat(message.faction)
            if message.webhook:
                raise Problem("no-webhooks")
            if message.name is not None:
                seat = table.seats[message.faction]
                table.seats[message.faction] = replace(seat, name=check_name(message.name))
            return message.faction

        return self._alter(asked, place, messages.Sit, act)

    def _switch_aids(self, asked: Asked, place: Place) -> Answer:
        def act(table: Table, seats: list[str], message: messages.Aids) -> str:
            require_host(table, seats)
            table.seats[table.host] = replace(table.seats[table.host], aids="on" if message.on else "off")
            return table.host

        return self._alter(asked, place, messages.Aids, act)

    def _alter(self, asked: Asked, place: Place, kind: type[C], act: Callable[[Table, list[str], C], str]) -> Answer:
        """Carry out a change that does not touch the game. `act` returns the seat that makes it."""
        table, message = place.table, asked.message(kind)
        seats, changes = require_seats(table.seats_of(asked.tokens)), []
        if not self._was_carried_out(place, message):
            seat = act(table, seats, message)
            changes = [self._noted(place, request_of(seat, message))]
        return Answer(200, views.render_state(table, self._viewer(asked, place)).decode(), changes)

    def _reseat(self, asked: Asked, place: Place) -> Answer:
        table, message = place.table, asked.message(messages.Reseat)
        require_host(table, table.seats_of(asked.tokens))
        if message.faction not in table.seats or table.seats[message.faction].computer:
            raise Problem("bad-seat", seat=message.faction)
        if message.request in place.stored.requests:
            raise RequestReused
        token = new_token()
        table.seats[message.faction] = replace(table.seats[message.faction], token=digest(token), taken=False)
        change = self._noted(place, request_of(table.host, message))
        made: NewTable = {"table": table.id, "tokens": {message.faction: token}, "host": table.host}
        return Answer(200, _json(made), [change])

    # Hints and chances, which another worker computes.

    def _hint(self, asked: Asked, place: Place) -> Answer:
        asked.message(messages.Ask)
        game = advice.game_for_hint(place.table, require_seats(place.table.seats_of(asked.tokens)))
        return self._ask("hints", asked, game, place.table.rev)

    def _chances(self, asked: Asked, place: Place) -> Answer:
        return self._ask("chances", asked, advice.game_for_chances(place.table), place.table.rev)

    def _ask(self, kind: str, asked: Asked, game: Game, rev: int) -> Answer:
        self._last_work += 1
        self._works[self._last_work] = (kind, asked.language, game, rev)
        return Answer(202, "", work=Work(kind, self._last_work, pickle.dumps(game), rev))

    def describe(self, number: int, found: bytes | None) -> Answer:
        """Put what the other worker has found into words. None: it has found nothing."""
        kind, language, game, rev = self._works.pop(number)
        if found is None:
            return self.refuse(Problem("server-failed"), language)
        words, result = words_for(language, game.rules.spec.game), pickle.loads(found)
        if kind == "hints":
            return _ok(advice.describe_hints(words, game, rev, result))
        return _ok(advice.describe_chances(words, game, result))

    # Computer players.

    def _hurry(self, asked: Asked, place: Place) -> Answer:
        asked.message(messages.Hurry)
        require_seats(place.table.seats_of(asked.tokens))
        return Answer(202, "", work=Work("hurry"))

    def task(self, id: str) -> tuple[int, str, float, bytes] | None:
        """Return the question that a computer player is asked: the revision, its faction, its seconds and the game."""
        place = self._places.get(id)
        found = None if place is None else computer.find_task(place.table)
        if found is None:
            return None
        turn, left = self._left.get(id, (-1, Budget()))
        if turn != found.turn:
            left = read_budget(f"search:{found.strength}")
        self._left = {id: (found.turn, left)}
        return found.rev, found.faction, max(MIN_SECONDS, left.seconds * FIRST), pickle.dumps(found.game)

    def computer_move(self, id: str, rev: int, faction: str, found: str, seconds: float) -> Answer:
        """Make the choices (JSON) that a computer player has found in this time, if the table is still at the revision.

        Without any, because the other worker has failed, it plays almost without searching.
        """
        try:
            place = self._place(id)
            if place.table.rev != rev:
                raise Stale
            if id in self._left:
                turn, left = self._left[id]
                self._left[id] = (turn, left.without(Budget(seconds)))
            choices: Sequence[str] = json.loads(found)
            if not choices:
                choices = search(place.table.game.clone(), Budget(MIN_SECONDS), rev, lambda: True).plans[0].choices
            move = moves.plan_computer_choices(place.table, faction, choices)
            change = self._carry_out(place, move, moves.computer_request(faction, rev, choices))
        except Problem as problem:
            return self.refuse(problem, "en")
        return Answer(200, "", [change])

    # Live connections.

    def listen(self, line: int, id: str, hello: str) -> Answer:
        """Open a live connection. Its seats count as taken from now on."""
        language = "en"
        try:
            message = read_message(hello, messages.Hello)
            language = language_of(message.lang)
            place = self._place(id)
            table = place.table
            tokens = message.tokens or _tokens_made_here(place)
            new = [seat for seat in table.seats_of(tokens) if not table.seats[seat].taken]
        except Problem as problem:
            return self.refuse(problem, language)
        self._lines[line] = Live(id, tokens, language)
        for seat in new:
            table.seats[seat] = replace(table.seats[seat], taken=True)
        return Answer(200, "", [self._noted(place, None)] if new else [])

    def speak(self, line: int, language: str) -> None:
        """Change the language of a live connection."""
        if line in self._lines:
            self._lines[line].language = language_of(language)

    def hang_up(self, line: int) -> None:
        self._lines.pop(line, None)

    def news(self, line: int) -> str:
        """Return the message with the current state for a live connection, or why there is none."""
        one = self._lines[line]
        try:
            place = self._place(one.table)
            state = views.render_state(place.table, self._viewer_of(place, one.tokens, one.language))
        except Problem as problem:
            if isinstance(problem, BadToken):
                del self._lines[line]
            return _json({"type": "error", **describe_problem(problem, one.language)})
        return f'{{"type":"state","state":{state.decode()}}}'


def _ok(data: object) -> Answer:
    return Answer(200, _json(data))


def _tokens_made_here(place: Place) -> list[str]:
    """Return the tokens of this browser's seats that are still valid, for a page that has lost them."""
    return [token for token in place.stored.tokens if place.table.admits([token])]


def _json(data: object) -> str:
    return encoding.encode(data).decode()


_BY_WORKER = {
    problem.id: problem
    for problem in (Problem("storage-full"), Problem("storage-failed"), Problem("server-failed"), Stale())
}
"""Refusals of the worker itself."""
_READS: dict[str, Callable[[Desk, Asked, Place], Answer]] = {
    "state": Desk._state, "story": Desk._story, "brief": Desk._brief, "history": Desk._history,
    "summary": Desk._summary, "log": Desk._log, "result": Desk._result, "record": Desk._record, "ends": Desk._ends,
    "further": Desk._further, "chances": Desk._chances, "adjust": Desk._adjusting, "compare": Desk._compare,
    "deck": Desk._deck,
}  # fmt: skip
_WRITES: dict[str, Callable[[Desk, Asked, Place], Answer]] = {
    "preview": Desk._preview, "choices": Desk._choose, "undo": Desk._undo, "rewind": Desk._rewind, "seat": Desk._sit,
    "adjust": Desk._adjust,
    "chat": Desk._say, "aids": Desk._switch_aids, "secret": Desk._reseat, "rematch": Desk._rematch,
    "branch": Desk._branch, "hint": Desk._hint, "hurry": Desk._hurry,
}  # fmt: skip
