"""The state of a table as a viewer may see it, worded in the viewer's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from ...coin.board import Board
from ...coin.coin_board import CoinBoard
from ...coin.game import Game
from ...coin.options import DECK
from ...coin.rules import Rules
from ...kernel.decision import CHANCE, Decision, is_agreement
from ...kernel.game import seen_by
from ...kernel.position import Entry
from ...language import Words
from ...language.words import signed
from .. import encoding
from ..play.adjusting import Proposal, find_proposal
from ..play.saved import Line, Seat
from ..play.table import Table
from ..protocol import shapes
from . import by_hand, furniture, questions
from .log import TAIL_LINES, log_json, words_for
from .rendered import RenderedPosition
from .viewer import Viewer

MAX_RENDERED = 16
"""States that a table keeps at one revision, for viewers who differ in seats or language."""


@dataclass(frozen=True)
class Now:
    """Facts about a table that are the same at every moment of its game."""

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
    exercise: shapes.ExerciseView | None = None
    proposal: Proposal | None = None

    @classmethod
    def of(cls, table: Table) -> Now:
        return cls(
            table.id, table.rev, table.news, table.game.length, _undo(table), table.friendly, table.host, table.rematch,
            table.seats, clock_of(table), table.aided, _exercise(table), find_proposal(table),
        )  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """A moment of a game: the position, the journal so far, and the number of choices."""

    rules: Rules
    board: Board
    journal: Sequence[Entry]
    length: int
    over: bool

    @classmethod
    def of(cls, game: Game) -> Moment:
        return cls(game.rules, game.board, game.journal, game.length, game.over)


def render_state(table: Table, viewer: Viewer) -> bytes:
    """Render the state as JSON. Viewers who may see the same of the same revision share one text."""
    head, cache = (table.rev, table.news), table.rendered
    if table.rendered_at != head or len(cache) >= MAX_RENDERED:
        cache = table.rendered = {}
        table.rendered_at = head
    key = (tuple(viewer.seats), viewer.language, viewer.presence)
    found = cache.get(key)
    if found is None:
        found = cache[key] = encode_state(table, viewer)
    return found


def encode_state(table: Table, viewer: Viewer) -> bytes:
    """Encode the state as JSON. Many choices only lead to another question, so the position is worded again only when
    it has changed."""
    words, moment = words_for(viewer.language, table.rules.spec.game), Moment.of(table.game)
    key, position = (tuple(viewer.seats), viewer.language), moment.board.snapshot()
    known = table.positions.get(key)
    if known is not None and known.position == position:
        begin, standings = known.text[: known.length], known.standings
    else:
        written = table.written[1] if table.written is not None and table.written[0] == position else None
        scenery, standings = _scenery(moment, words, viewer, written)
        begin = encoding.encode(scenery)[:-1]
    asked, log = questions.question_for(table, words, viewer), table.log_tail(viewer.language)
    rest = encoding.encode(_rest(Now.of(table), moment, words, viewer, asked, None, standings, log))
    text = b"%b,%b" % (begin, rest[1:])
    if len(table.positions) >= MAX_RENDERED:
        table.positions = {}
    table.positions[key] = RenderedPosition(position, standings, text, len(begin))
    return text


def state_at(now: Now, game: Game, viewer: Viewer, made: shapes.Made | None) -> shapes.State:
    """Return the table as it was at an earlier moment, without options. `made` is the choice that led there."""
    asked = questions.question(game, words_for(viewer.language, game.rules.spec.game))
    return _state(now, Moment.of(game), viewer, asked, made)


def state_between(now: Now, moment: Moment, viewer: Viewer) -> shapes.State:
    """Return the table as it was between two questions."""
    return _state(now, moment, viewer, None, None)


def _state(
    now: Now, moment: Moment, viewer: Viewer, decision: shapes.DecisionView | None, made: shapes.Made | None
) -> shapes.State:
    words = words_for(viewer.language, moment.rules.spec.game)
    scenery, standings = _scenery(moment, words, viewer)
    log = log_json(words, moment.journal, len(moment.journal) - TAIL_LINES)
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
        "log": cast(shapes.Log, encoding.raw(log)),
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
        "exercise": now.exercise,
        "adjusting": by_hand.proposal(words, now.proposal) if now.proposal is not None else None,
    }


def _scenery(
    moment: Moment, words: Words, viewer: Viewer, written: dict[str, Any] | None = None
) -> tuple[shapes.Scenery, list[shapes.Standing]]:
    """Put the position into words, without what is hidden from the viewer. `written` is the position as data, if it is
    known."""
    rules, board = moment.rules, moment.board
    spaces = rules.spec.spaces
    seen = board
    if board.order or rules.hides(board):
        seen = seen_by(rules, board, [rules.spec.faction_index[seat] for seat in viewer.seats])
    position = written if written is not None and seen is board else rules.to_position(seen)
    variant = rules.variant(board)
    marked = rules.control_marked(board)
    tracks = words.lexicon.tracks(board)
    deck, own = rules.deck(board), cast(CoinBoard, board)
    scenery: shapes.Scenery = {
        "position": _without_deck(position),
        "control": {spaces[s]: side for s, side in rules.control_shown(board).items()},
        "marked": None if marked is None else {spaces[s]: side for s, side in marked.items()},
        "strength": furniture.strength(board, rules),
        "card": furniture.card_on(words, variant, card, own) if (card := board.n[board.spec.CARD]) else None,
        "next": [furniture.card_on(words, variant, card, own) for card in deck.queue()],
        "deck": deck.left(),
        "coming": furniture.deck(board, rules),
        "sequence": furniture.sequence(words, board, rules, position),
        "phase": _phase(words, board, variant),
        "tracks": furniture.tracks(words, tracks),
        "victory": furniture.victory(words, board),
        "edge": furniture.edge(words, board, tracks),
        "boxes": furniture.boxes(words, board),
        "effects": furniture.effects(words, own, variant),
        "in_reach": furniture.in_reach(words, seen, rules),
    }
    return scenery, [_standing(rules, words, seen, position, f) for f in range(len(rules.spec.factions))]


def _without_deck(position: dict[str, Any]) -> dict[str, Any]:
    """Return a position without its deck file, which is long and in the views of the cards."""
    options = {name: value for name, value in position["options"].items() if name != DECK}
    return {**position, "options": options} if DECK in position["options"] else position


def describe_choice(words: Words, decision: Decision, choice: str) -> shapes.Made:
    """Put a choice into words."""
    if is_agreement(choice):
        deal = words.game.deal(choice)
        return {"actor": words.spec.factions[deal.giver], "prompt": "", "text": words.deal(deal)}
    actor = words.spec.factions[decision.actor] if decision.actor != CHANCE else ""
    return {"actor": actor, "prompt": words.prompt(decision), "text": words.choice(decision, choice)}


def chat_line(now: Now, line: Line) -> shapes.ChatLine:
    seat = now.seats.get(line.faction)
    return {"n": line.n, "name": seat.name if seat else line.name, "faction": line.faction, "text": line.text}


def clock_of(table: Table) -> shapes.Clock | None:
    """Return how long players may take, and since when the current player has been asked."""
    kind, _, limit = table.clock.partition(":")
    return {"kind": kind, "limit": int(limit), "since": table.asked} if kind else None


def brief(table: Table, viewer: Viewer) -> shapes.Brief:
    """Summarise a table for a list."""
    game, rules, board = table.game, table.rules, table.game.board
    words = words_for(viewer.language, rules.spec.game)
    decision, card = game.decision, board.n[board.spec.CARD]
    asked = decision is not None and decision.actor != CHANCE
    led = table.factions_of(viewer.seats)
    return {
        "table": table.id,
        "game": rules.spec.game,
        "title": words.say("game-title"),
        "rev": table.rev,
        "over": game.over,
        "card": words.card(card) if card else "",
        "actor": rules.spec.factions[decision.actor] if decision is not None and asked else "",
        "mine": decision is not None and (decision.actor in led or (bool(led) and table.asks_people())),
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
        "control": {rules.spec.spaces[s]: side for s, side in rules.control_shown(board).items()},
        "clock": clock_of(table),
    }


def _exercise(table: Table) -> shapes.ExerciseView | None:
    if table.exercise is None:
        return None
    made = table.own_choices()
    return {
        "id": table.exercise.id,
        "made": len(made),
        "ahead": table.exercise.script[len(made) :],
        "reached": table.reached is not None,
    }


def _phase(words: Words, b: Board, variant: str) -> shapes.Phase:
    phase = b.n[b.spec.at["phase"]]
    return {"id": words.lexicon.phases[phase], "title": words.phase(phase, variant)}


def _standing(rules: Rules, words: Words, b: Board, position: dict[str, Any], faction: int) -> shapes.Standing:
    """Return what a faction has, in a position as a viewer sees it."""
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
    """Return a faction with the player in its seat."""
    name = standing["id"]
    seat = now.seats.get(name)
    return {
        **standing,
        "seat": "person" if seat else "nonplayer",
        "taken": seat is not None and seat.taken,
        "mind": seat.computer if seat else "",
        "player": seat.name if seat else "",
        "open": seat is not None and seat.open,
        "used": seat.used if seat else 0,
        "online": name in viewer.presence.factions,
        "mine": name in viewer.seats,
    }


def _undo(table: Table) -> shapes.Undo | None:
    """Return whose choices can be undone, so that clients can explain why some disappear."""
    game = table.game
    if game.actor == CHANCE or not table.undoable([game.rules.spec.factions[game.actor]]):
        return None
    return {"faction": game.rules.spec.factions[game.actor], "from": game.fence}


def _result(rules: Rules, b: Board, words: Words, playing: bool) -> shapes.Result:
    """Rank the players. `playing` says whether the viewer is one of them."""
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
    """Return how a table ended, or that it is not over, for a list of many tables."""
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
        "by_hand": any(is_agreement(choice) and rules.is_correction(choice) for choice in game.tape),
    }


def history(table: Table, language: str) -> list[shapes.HistoryEntry]:
    """Return the margins at each card turned up, and now."""
    rules = table.rules
    titles = words_for(language, rules.spec.game).lexicon.cards.title
    entries = list(table.history)
    if not entries or entries[-1][0] != table.game.length:
        card = entries[-1][1] if entries else 0
        entries.append((table.game.length, card, table.margins()))
    turns, ends = table.turn_starts(), [entry[0] for entry in entries[1:]] + [table.game.length + 1]
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
