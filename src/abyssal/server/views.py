"""What a viewer sees of a table: everything that lies open, worded in the viewer's language, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

import msgspec

from ..kernel.board import Board, Entry
from ..kernel.decision import CHANCE, DONE, Decision
from ..kernel.errors import Problem
from ..kernel.game import Game, seen_by
from ..kernel.remark import Remark
from ..kernel.rules import Rules
from ..language import Words
from ..language.words import signed
from . import furniture, shapes
from .journal import SHOWN, log, log_json, words_for
from .rows import Line, Seat
from .table import Table

MOST_TRIED = 40
"""Longer lists of options are not tried out one by one to see which of them end the turn."""

MOST_SHOWN = 16
REMEMBERED = 4_000
"""How many options of a game in a language are kept ready."""

ENTERING = ("sweep-space", "march-space")
"""Questions for a space that pieces are to move into; those for where they come from end in `-origin`."""


@dataclass(frozen=True)
class Presence:
    """Who is connected just now."""

    factions: frozenset[str] = frozenset()
    spectators: int = 0


@dataclass
class Viewer:
    """Who looks: the seats held (none: a spectator), the language, who else is there, what was said, whether the
    server sends turn notices."""

    seats: Sequence[str]
    language: str
    presence: Presence = field(default_factory=Presence)
    chat: Sequence[Line] = ()
    notices: bool = False


@dataclass(frozen=True)
class Now:
    """What is the same at whichever moment of its game a table is looked at."""

    table: str
    rev: int
    news: int
    length: int
    undo: shapes.Undo | None
    friendly: bool
    host: str
    rematch: str | None
    seats: Mapping[str, Seat]
    clock: shapes.Clock | None
    aids: bool = False

    @classmethod
    def of(cls, table: Table) -> Now:
        return cls(
            table.id, table.rev, table.news, table.game.length, _undo(table), table.friendly, table.host, table.rematch,
            table.seats, clock_of(table), table.aided,
        )  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """A moment of a game: a position, what the journal tells until then, after how many choices."""

    rules: Rules
    board: Board
    journal: Sequence[Entry]
    length: int
    over: bool

    @classmethod
    def of(cls, game: Game) -> Moment:
        return cls(game.rules, game.board, game.journal, game.length, game.over)


@dataclass(frozen=True)
class Seen:
    """What a viewer was shown last. The text begins with the position in words, without a closing bracket."""

    position: bytes
    standings: list[shapes.Standing]
    text: bytes
    length: int
    """How much of the text that is."""


def state(table: Table, viewer: Viewer) -> bytes:
    """The whole of it, as JSON. Many choices only lead to another question: the position is put into words anew when it
    is another one."""
    words, moment = words_for(viewer.language, table.rules.spec.game), Moment.of(table.game)
    key, position = (tuple(viewer.seats), viewer.language), moment.board.snapshot()
    known = table.seen.get(key)
    if known is not None and known.position == position:
        begin, standings = known.text[: known.length], known.standings
    else:
        scenery, standings = _scenery(moment, words, viewer)
        begin = msgspec.json.encode(scenery)[:-1]
    asked, log = _asked(table, words, viewer), table.tail(viewer.language)
    rest = msgspec.json.encode(_rest(Now.of(table), moment, words, viewer, asked, None, standings, log))
    text = b"%b,%b" % (begin, rest[1:])
    if len(table.seen) >= MOST_SHOWN:
        table.seen = {}
    table.seen[key] = Seen(position, standings, text, len(begin))
    return text


def earlier(now: Now, game: Game, viewer: Viewer, made: shapes.Made | None) -> shapes.State:
    """The table as it was at a moment of its game; nothing can be chosen then. `made`: the choice that led there."""
    return _state(now, Moment.of(game), viewer, _question(game, words_for(viewer.language, game.rules.spec.game)), made)


def on_the_way(now: Now, moment: Moment, viewer: Viewer) -> shapes.State:
    """The table as it was between two questions."""
    return _state(now, moment, viewer, None, None)


def _state(
    now: Now, moment: Moment, viewer: Viewer, decision: shapes.DecisionView | None, made: shapes.Made | None
) -> shapes.State:
    words = words_for(viewer.language, moment.rules.spec.game)
    scenery, standings = _scenery(moment, words, viewer)
    log = log_json(words, moment.journal, len(moment.journal) - SHOWN)
    return {**scenery, **_rest(now, moment, words, viewer, decision, made, standings, log)}


def _rest(
    now: Now,
    moment: Moment,
    words: Words,
    viewer: Viewer,
    decision: shapes.DecisionView | None,
    made: shapes.Made | None,
    standings: list[shapes.Standing],
    log: bytes,
) -> shapes.Rest:
    rules, board = moment.rules, moment.board
    return {
        "table": now.table,
        "game": rules.spec.game,
        "rev": now.rev,
        "length": now.length,
        "undo": now.undo,
        "at": moment.length,
        "over": moment.over,
        "factions": [_faction(now, viewer, standing) for standing in standings],
        "decision": decision,
        "made": made,
        "log": cast(shapes.Log, msgspec.Raw(log)),
        "result": _result(rules, board, words, bool(viewer.seats)) if moment.over else None,
        "people": {
            "spectators": viewer.presence.spectators,
            "friendly": now.friendly,
            "host": now.host,
            "notices": viewer.notices,
            "aids": now.aids,
        },
        "chat": [chat_line(now, line) for line in viewer.chat if viewer.seats or not line.faction],
        "rematch": now.rematch,
        "clock": now.clock,
    }


def _scenery(moment: Moment, words: Words, viewer: Viewer) -> tuple[shapes.Scenery, list[shapes.Standing]]:
    """The position in words, without what is hidden from the viewer."""
    rules, board = moment.rules, moment.board
    spaces = rules.spec.spaces
    seen = board
    if board.order or rules.hides(board):
        seen = seen_by(rules, board, [rules.spec.faction_index[seat] for seat in viewer.seats])
    position = rules.to_position(seen)
    variant = rules.variant(board)
    marked = rules.control_marked(board)
    tracks = words.lexicon.tracks(board)
    deck = rules.deck(board)
    scenery: shapes.Scenery = {
        "position": position,
        "control": {spaces[s]: side for s, side in rules.control_shown(board).items()},
        "marked": None if marked is None else {spaces[s]: side for s, side in marked.items()},
        "strength": furniture.strength(board, rules),
        "card": furniture.card_shown(words, variant, card) if (card := board.n[board.spec.CARD]) else None,
        "next": [furniture.card_shown(words, variant, card) for card in deck.queue()],
        "deck": deck.left(),
        "coming": furniture.deck(board, rules),
        "sequence": furniture.sequence(words, board, rules, position),
        "phase": _phase(words, board, variant),
        "tracks": furniture.tracks(words, tracks),
        "victory": furniture.victory(words, board),
        "edge": furniture.edge(words, board, tracks),
        "boxes": furniture.boxes(words, board),
        "effects": furniture.effects(words, board, variant),
    }
    return scenery, [_standing(rules, words, seen, position, f) for f in range(len(rules.spec.factions))]


def shown(table: Table, viewer: Viewer) -> bytes:
    """The state as JSON; clients that may see the same of the same revision share one text."""
    head, ready = (table.rev, table.news), table.shown
    if table.shown_at != head or len(ready) >= MOST_SHOWN:
        ready = table.shown = {}
        table.shown_at = head
    key = (tuple(viewer.seats), viewer.language, viewer.presence)
    found = ready.get(key)
    if found is None:
        found = ready[key] = state(table, viewer)
    return found


def made_in_words(words: Words, decision: Decision, choice: str) -> shapes.Made:
    """A choice in words."""
    if " " in choice:
        deal = words.game.deal(choice)
        return {"actor": words.spec.factions[deal.giver], "prompt": "", "text": words.deal(deal)}
    actor = words.spec.factions[decision.actor] if decision.actor != CHANCE else ""
    return {"actor": actor, "prompt": words.prompt(decision), "text": words.choice(decision, choice)}


def chat_line(now: Now, line: Line) -> shapes.ChatLine:
    seat = now.seats.get(line.faction)
    return {"n": line.n, "name": seat.name if seat else line.name, "faction": line.faction, "text": line.text}


def clock_of(table: Table) -> shapes.Clock | None:
    """How long players may take, and since when one is asked."""
    kind, _, limit = table.clock.partition(":")
    return {"kind": kind, "limit": int(limit), "since": table.asked} if kind else None


def brief(table: Table, viewer: Viewer) -> shapes.Brief:
    """A table in a few words, for a list."""
    game, rules, board = table.game, table.rules, table.game.board
    words = words_for(viewer.language, rules.spec.game)
    decision, card = game.decision, board.n[board.spec.CARD]
    asked = decision is not None and decision.actor != CHANCE
    led = table.led(viewer.seats)
    return {
        "table": table.id,
        "game": rules.spec.game,
        "title": words.say("game-title"),
        "rev": table.rev,
        "over": game.over,
        "card": words.card(card) if card else "",
        "actor": rules.spec.factions[decision.actor] if decision is not None and asked else "",
        "mine": decision is not None and decision.actor in led,
        "factions": [
            {
                "id": name,
                "short": words.short(f),
                "margin": rules.margin(board, f),
                "mine": name in viewer.seats,
                "open": name in table.seats and table.seats[name].open,
                "player": table.seats[name].name if name in table.seats else "",
            }
            for f, name in enumerate(rules.spec.factions)
        ],
        "clock": clock_of(table),
    }


def _phase(words: Words, b: Board, variant: str) -> shapes.Phase:
    phase = b.n[b.spec.at["phase"]]
    return {"id": words.lexicon.phases[phase], "title": words.phase(phase, variant)}


def _standing(rules: Rules, words: Words, b: Board, position: dict[str, Any], faction: int) -> shapes.Standing:
    """A faction with what it has, in a position as a viewer sees it."""
    name = rules.spec.factions[faction]
    return {
        "id": name,
        "name": words.faction(faction),
        "short": words.short(faction),
        "resources": position["resources"].get(name),
        "margin": rules.margin(b, faction),
        "eligible": bool(b.n[b.spec.ELIGIBLE + faction]),
        "acted": position.get("acted", {}).get(name, ""),
        "nonplayer": not rules.is_player(b, faction),
        "available": furniture.available(words, b, name),
        "holdings": [
            {"id": held.id, "title": words.say(held.message), "text": words.say(held.about), "shown": held.shown}
            for held in words.holdings(b, faction)
        ],
    }


def _faction(now: Now, viewer: Viewer, standing: shapes.Standing) -> shapes.FactionView:
    """A faction and who sits there."""
    name = standing["id"]
    seat = now.seats.get(name)
    return {
        **standing,
        "seat": "person" if seat else "nonplayer",
        "taken": seat is not None and seat.taken,
        "mind": seat.mind if seat else "",
        "player": seat.name if seat else "",
        "open": seat is not None and seat.open,
        "used": seat.used if seat else 0,
        "online": name in viewer.presence.factions,
        "mine": name in viewer.seats,
    }


def _undo(table: Table) -> shapes.Undo | None:
    """Whose choices can be taken back: for those who see some of them go."""
    game = table.game
    if game.actor == CHANCE or not table.undoable([game.rules.spec.factions[game.actor]]):
        return None
    return {"faction": game.rules.spec.factions[game.actor], "from": game.fence}


def _question(game: Game, words: Words) -> shapes.DecisionView | None:
    """What is asked, as everybody may read it."""
    decision = game.decision
    if decision is None or decision.actor == CHANCE:
        return None
    spec = game.rules.spec
    return {
        "actor": spec.factions[decision.actor],
        "kind": decision.kind,
        "rule": decision.rule,
        "prompt": words.prompt(decision),
        "space": spec.spaces[decision.space] if decision.space >= 0 else "",
        "origin": spec.spaces[decision.origin] if decision.origin >= 0 else "",
        "piece": spec.piece_at[decision.piece].name if decision.piece >= 0 else "",
        "leaves": decision.kind.endswith("-origin"),
        "enters": decision.kind in ENTERING,
        "open": decision.open,
        "mine": False,
        "undoable": 0,
        "options": [],
        "deals": [],
    }


def _asked(table: Table, words: Words, viewer: Viewer) -> shapes.DecisionView | None:
    """What is asked, with what the viewer may choose, agree on or take back."""
    game, decision, found = table.game, table.game.decision, _question(table.game, words)
    if decision is None or found is None or not viewer.seats:
        return found
    led = table.led(viewer.seats)
    if decision.actor in led:
        found["mine"] = True
        found["options"] = _options(game, words, decision)
    found["undoable"] = table.undoable(viewer.seats)
    if decision.open:
        found["deals"] = _deals(words, [aside for f in led for aside in game.rules.asides(game.board, f)])
    return found


def _deals(words: Words, asides: Sequence[str]) -> list[shapes.Deal]:
    """The agreements that are possible. Where an amount is to be added to the choice, `most` is the largest."""
    found: dict[str, shapes.Deal] = {}
    for aside in asides:
        deal = words.game.deal(aside)
        choice = deal.stem or aside
        found[choice] = {
            "choice": choice,
            "text": "" if deal.stem else words.deal(deal),
            "giver": words.spec.factions[deal.giver],
            "receiver": words.spec.factions[deal.receiver],
            "most": max(deal.amount, found[choice]["most"] if choice in found else 0),
        }
    return list(found.values())


def _options(game: Game, words: Words, decision: Decision) -> list[shapes.Option]:
    remarks = game.rules.remarks(game.board, decision)
    known, left = _options_in(words), words.left(decision)
    return [
        option_shown(words, decision, option, remarks[option])
        if option in remarks
        else cast(shapes.Option, known.json(decision, option, left))
        for option in decision.options
    ]


class Options:
    """Options of one game in one language as JSON: most of them were shown before, and at every question."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._ready: dict[object, msgspec.Raw] = {}

    def json(self, decision: Decision, option: str, left: str) -> msgspec.Raw:
        """An option without a remark. A space reads the same in each question; `left`: see `Words.left`."""
        key: object = option
        if option not in self.words.spec.space_index:
            key = (option, decision.kind, decision.number, decision.card, left)
        found = self._ready.get(key)
        if found is None:
            if len(self._ready) >= REMEMBERED:
                self._ready = {}
            shown = msgspec.json.encode(option_shown(self.words, decision, option))
            found = self._ready[key] = msgspec.Raw(shown)
        return found


@lru_cache(maxsize=16)
def _options_in(words: Words) -> Options:
    return Options(words)


def option_shown(words: Words, decision: Decision, option: str, remark: Remark | None = None) -> shapes.Option:
    """One option of a question."""
    shown = _about(words, option).copy()
    shown["text"] = words.choice(decision, option)
    if remark is not None:
        shown["vain"] = remark.vain
        shown["remark"] = _remark(words, remark)
    return shown


@lru_cache(maxsize=1000)
def _about(words: Words, option: str) -> shapes.Option:
    """What an option is about, whatever the question."""
    spec = words.spec
    piece = option.partition(":")[2] or option
    return {
        "choice": option,
        "text": "",
        "space": option if option in spec.space_index else "",
        "piece": piece if piece in spec.piece_named or piece in spec.pool_index else "",
        "faction": option if option in spec.faction_index else "",
        "number": int(option) if option.isdecimal() else None,
        "always": option in words.game.always_possible,
        "vain": False,
        "remark": "",
    }


def _remark(words: Words, remark: Remark) -> str:
    return words.say(remark.message, number=remark.number, percent=round(remark.number * 100 / 6))


def ends(table: Table, viewer: Viewer) -> shapes.Ends:
    """Which choices of the viewer's question end the turn or roll a die. Each is tried out on a copy of the game, which
    costs more than showing the table does; hence they are asked for apart, and once for a revision."""
    game, decision = table.game, table.game.decision
    if decision is None or decision.actor not in table.led(viewer.seats) or len(decision.options) > MOST_TRIED:
        return {"rev": table.rev, "ends": {}}
    if table.ends is None or table.ends[0] != table.rev:
        table.ends = (table.rev, {option: game.ends(option) for option in decision.options})
    return {"rev": table.rev, "ends": table.ends[1]}


def _result(rules: Rules, b: Board, words: Words, playing: bool) -> shapes.Result:
    """The players from first to last; `playing`: for one of them."""
    ranking: list[shapes.Place] = [
        {
            "factions": [rules.spec.factions[f] for f in factions],
            "names": " + ".join(words.faction(f) for f in factions),
            "margin": min(rules.margin(b, f) for f in factions),
        }
        for factions in words.places(b)
    ]
    lost = rules.winner(b) < 0
    degree, lead = rules.degree(b)
    title = words.say(f"degree-{degree}") if degree else ""
    if lost:
        text = words.lost(b, playing)
    elif degree:
        text = words.say("term-degree", degree=title, difference=signed(lead))
    else:
        text = words.say("wins", factions=ranking[0]["names"])
    return {"ranking": ranking, "lost": lost, "degree": title, "text": text}


def outcome(table: Table, viewer: Viewer, changed: int) -> shapes.Outcome:
    """How a table ended, or that it goes on, without the position: for a list of many tables."""
    game, rules = table.game, table.rules
    words = words_for(viewer.language, rules.spec.game)
    return {
        "table": table.id,
        "game": rules.spec.game,
        "title": words.say("game-title"),
        "changed": changed,
        "factions": [
            {
                "id": name,
                "name": words.faction(f),
                "short": words.short(f),
                "player": seat.name if (seat := table.seats.get(name)) else "",
                "nonplayer": not rules.is_player(game.board, f),
                "mine": name in viewer.seats,
                "margin": rules.margin(game.board, f),
            }
            for f, name in enumerate(rules.spec.factions)
        ],
        "result": _result(rules, game.board, words, bool(viewer.seats)) if game.over else None,
    }


def preview(table: Table, viewer: Viewer, choices: Sequence[str]) -> shapes.Preview:
    """What choices would bring until the next question or die, or the end of the turn."""
    game = table.game
    table.seat_choosing(viewer.seats, choices[0])
    twin, following = game.ahead(choices[0], journal=True)
    for choice in choices[1:]:
        while _then(game, twin, following) == "question" and following is not None:
            answer = twin.by_itself(following)
            if not answer or answer == choice:
                break
            following = twin.further(answer)
        if following is None or following.actor == CHANCE:
            raise Problem("too-far-ahead", choice=choice)
        if choice not in following.options:
            raise Problem("illegal-choice", choice=choice, expected=" ".join(following.options[:60]))
        following = twin.further(choice)
    words = words_for(viewer.language, game.rules.spec.game)
    names = game.rules.spec.factions
    before, after = game.board, twin.board
    changes = {name: after.resources(f) - before.resources(f) for f, name in enumerate(names)}
    lines = [line["text"] for line in log(words, twin.journal, 0)["lines"] if not line["reason"]]
    return {
        "lines": [*_forgone(words, game, choices), *lines],
        "then": _then(game, twin, following),
        "resources": {name: change for name, change in changes.items() if change},
    }


def _forgone(words: Words, game: Game, choices: Sequence[str]) -> list[str]:
    """What is to be said before a choice: what those give up who are done, or that nothing will come of it."""
    decision = game.decision
    if decision is None or len(choices) > 1:
        return []
    if choices[0] == DONE:
        id = f"forgone-{decision.kind}"
        return [words.say(id)] if words.has(id) else []
    remark = game.rules.remarks(game.board, decision).get(choices[0])
    return [] if remark is None else [_remark(words, remark)]


def _then(game: Game, twin: Game, following: Decision | None) -> str:
    """What comes after a choice: a `question`, `chance`, an `other` player's question, or the `end` of the turn."""
    if following is None:
        return "end"
    if following.actor == CHANCE:
        return "chance"
    leader, asked = game.rules.leader, game.decision
    same = asked is not None and leader(game.board, following.actor) == leader(game.board, asked.actor)
    return "question" if same and not twin.board.unasked else "other"


def history(table: Table, language: str) -> list[shapes.HistoryEntry]:
    """The margins whenever a card was turned up, and now."""
    rules = table.rules
    titles = words_for(language, rules.spec.game).lexicon.cards.title
    entries = list(table.history)
    if not entries or entries[-1][0] != table.game.length:
        card = entries[-1][1] if entries else 0
        entries.append((table.game.length, card, table.margins()))
    turns, ends = table.turns(), [entry[0] for entry in entries[1:]] + [table.game.length + 1]
    return [
        {
            "at": at,
            "card": card,
            "title": titles[card],
            "margins": dict(zip(rules.spec.factions, margins, strict=True)),
            "turns": [turn for turn in turns if at <= turn < end],
        }
        for (at, card, margins), end in zip(entries, ends, strict=True)
    ]
