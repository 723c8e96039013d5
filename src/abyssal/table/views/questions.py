"""The open question, worded for a viewer: its options, and previews of choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from ...coin.by_hand import MENU
from ...coin.deck import CARD_QUESTIONS
from ...coin.game import Game
from ...kernel.decision import ANY_CARD, CHANCE, DONE, Decision
from ...kernel.errors import IllegalChoice, Problem
from ...kernel.remark import Remark
from ...language import Words
from .. import encoding
from ..play.table import Table
from ..protocol import shapes
from .log import log, words_for
from .movement import ENTERING, movement
from .running import is_special, running
from .viewer import Viewer

MAX_OPTIONS_TRIED = 40
"""Questions with more options than this are not tried out to see which options end the turn."""

MAX_OPTIONS_CACHED = 4_000
"""Encoded options kept for one game in one language."""

MOST_USEFUL_FIRST = frozenset({"rally-how"})
"""Questions whose first option is the one that players want most, even without *Done*."""


def question(game: Game, words: Words) -> shapes.DecisionView | None:
    """Return the open question as everybody may read it."""
    decision = game.decision
    if decision is None or (decision.actor == CHANCE and not game.rules.entered(game.board, decision)):
        return None
    spec, operation = game.rules.spec, game.board.operation
    return {
        "actor": spec.factions[decision.actor] if decision.actor != CHANCE else "",
        "kind": decision.kind,
        "rule": decision.rule,
        "prompt": words.prompt(decision),
        "space": spec.spaces[decision.space] if decision.space >= 0 else "",
        "origin": spec.spaces[decision.origin] if decision.origin >= 0 else "",
        "piece": spec.piece_at[decision.piece].name if decision.piece >= 0 else "",
        "card": max(decision.card, 0),
        "leaves": decision.kind.endswith("-origin"),
        "enters": decision.kind in ENTERING,
        "selects": False,
        "moves": [],
        "open": decision.open,
        "mine": False,
        "undoable": 0,
        "turn": None,
        "chosen": [] if operation is None else [spec.spaces[s] for s in operation.spaces],
        "default": "",
        "options": [],
        "barred": [],
        "guide": guide(words, decision),
        "deals": [],
    }


def question_for(table: Table, words: Words, viewer: Viewer) -> shapes.DecisionView | None:
    """Return the open question with what the viewer may choose, agree on or undo."""
    game, decision, found = table.game, table.game.decision, question(table.game, words)
    if decision is None or found is None or not viewer.seats:
        return found
    led = table.factions_of(viewer.seats)
    if decision.actor in led or table.asks_people():
        found["mine"] = True
        found["options"] = _options(game, words, decision)
        found["barred"] = _barred(game, words, decision)
    if decision.actor in led:
        found["moves"], found["selects"] = movement(game, decision)
        found["turn"] = running(table, words, decision)
        found["default"] = default(decision)
    found["undoable"] = table.undoable(viewer.seats)
    if decision.open:
        found["deals"] = _deals(
            words, [agreement for f in led for agreement in game.rules.possible_agreements(game.board, f)]
        )
    return found


def guide(words: Words, decision: Decision) -> list[str]:
    """Return the rules by which people carry out an Event for a Non-player, while they do so by hand."""
    return words.lexicon.event_rules if decision.kind == MENU and decision.faction >= 0 else []


def _barred(game: Game, words: Words, decision: Decision) -> list[shapes.Barred]:
    """Return the Events that people may not enter as the card that comes up or is removed."""
    if decision.actor != CHANCE or decision.kind not in CARD_QUESTIONS:
        return []
    names, possible = game.board.spec.card_names, set(decision.options)
    return [
        {
            "card": card,
            "title": words.card(card),
            "reason": words.problem(game.rules.refusal(game.board, decision, names[card])),
        }
        for card in game.board.spec.events
        if names[card] not in possible
    ]


def default(decision: Decision) -> str:
    """Return the answer to offer first: the highest number, or *Done* where several spaces or actions may be chosen one
    after the other. Where *Done* would waste what was begun in a space, it is the first other option, as it is for the
    questions in `MOST_USEFUL_FIRST`."""
    own = decision.own()
    if own and own[0].isdecimal():
        return own[-1]
    others = [option for option in own if option != DONE]
    if DONE in own and others and decision.space >= 0 and not decision.kind.endswith("-origin"):
        return others[0]
    if decision.kind in MOST_USEFUL_FIRST and others:
        return others[0]
    return DONE if DONE in own else ""


def _deals(words: Words, agreements: Sequence[str]) -> list[shapes.Deal]:
    """Return the possible agreements. Where the choice takes an amount, `most` is the largest."""
    found: dict[str, shapes.Deal] = {}
    for agreement in agreements:
        deal = words.game.deal(agreement)
        choice = deal.stem or agreement
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
        describe_option(words, decision, option, remarks[option])
        if option in remarks
        else cast(shapes.Option, known.json(decision, option, left))
        for option in decision.options
    ]


class Options:
    """Encoded options of one game in one language: most of them come up again and again."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._cache: dict[object, Any] = {}

    def json(self, decision: Decision, option: str, left: str) -> Any:
        """Return an option without a remark. A space reads the same in each question. `left`: see `Words.left`."""
        key: object = option
        if option not in self.words.spec.space_index:
            key = (option, decision.kind, decision.number, decision.card, left)
        found = self._cache.get(key)
        if found is None:
            if len(self._cache) >= MAX_OPTIONS_CACHED:
                self._cache = {}
            text = encoding.encode(describe_option(self.words, decision, option))
            found = self._cache[key] = encoding.raw(text)
        return found


@lru_cache(maxsize=16)
def _options_in(words: Words) -> Options:
    return Options(words)


def describe_option(words: Words, decision: Decision, option: str, remark: Remark | None = None) -> shapes.Option:
    """Put one option of a question into words."""
    view = _about(words, option).copy()
    view["text"] = words.choice(decision, option)
    view["special"] = is_special(words, decision, option)
    if decision.card == ANY_CARD:
        view["number"] = None  # cards are looked for by their titles, not counted
    if remark is not None:
        view["vain"] = remark.vain
        view["remark"] = _remark(words, remark)
    return view


@lru_cache(maxsize=1000)
def _about(words: Words, option: str) -> shapes.Option:
    """Return what an option is about, independent of the question."""
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
        "special": False,
        "vain": False,
        "remark": "",
    }


def _remark(words: Words, remark: Remark) -> str:
    return words.say(remark.message, number=remark.number, percent=round(remark.number * 100 / 6))


def ends(table: Table, viewer: Viewer) -> shapes.Ends:
    """Return which choices of the viewer's question end the turn or roll a die.

    Trying each on a copy of the game costs more than rendering the table. So clients ask for this separately, and it is
    computed once for each revision.
    """
    game, decision = table.game, table.game.decision
    mine = decision is not None and decision.actor in table.factions_of(viewer.seats)
    if decision is None or not mine or len(decision.options) > MAX_OPTIONS_TRIED:
        return {"rev": table.rev, "ends": {}}
    if table.ends is None or table.ends[0] != table.rev:
        table.ends = (table.rev, {option: game.ends(option) for option in decision.options})
    return {"rev": table.rev, "ends": table.ends[1]}


def preview(table: Table, viewer: Viewer, choices: Sequence[str]) -> shapes.Preview:
    """Return what choices would lead to, up to the next question, die roll or end of the turn."""
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
            raise IllegalChoice(choice, " ".join(following.options[:60]))
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
    """Warn before a choice: what *Done* gives up, or that the choice has no effect."""
    decision = game.decision
    if decision is None or len(choices) > 1:
        return []
    if choices[0] == DONE:
        id = f"forgone-{decision.kind}"
        return [words.say(id)] if words.has(id) else []
    remark = game.rules.remarks(game.board, decision).get(choices[0])
    return [] if remark is None else [_remark(words, remark)]


def _then(game: Game, twin: Game, following: Decision | None) -> str:
    """Return what follows a choice: a `question`, `chance`, a die or card that people enter (`entered`), an `other`
    player's question or the `end` of the turn."""
    if following is None:
        return "end"
    if following.actor == CHANCE:
        return "entered" if game.rules.entered(twin.board, following) else "chance"
    leader, asked = game.rules.leader, game.decision
    same = asked is not None and leader(game.board, following.actor) == leader(game.board, asked.actor)
    return "question" if same and not twin.board.conduct.unasked else "other"
