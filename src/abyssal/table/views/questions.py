"""What a table asks, worded for a viewer: the question, its options, and what choices would bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import msgspec

from ...coin.game import Game
from ...kernel.decision import CHANCE, DONE, Decision
from ...kernel.errors import Problem
from ...kernel.remark import Remark
from ...language import Words
from ..play.table import Table
from ..protocol import shapes
from .log import log, words_for
from .viewer import Viewer

MOST_TRIED = 40
"""Longer lists of options are not tried out one by one to see which of them end the turn."""

REMEMBERED = 4_000
"""How many options of a game in a language are kept ready."""

ENTERING = ("sweep-space", "march-space")
"""Questions for a space that pieces are to move into; those for where they come from end in `-origin`."""


def question(game: Game, words: Words) -> shapes.DecisionView | None:
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


def asked(table: Table, words: Words, viewer: Viewer) -> shapes.DecisionView | None:
    """What is asked, with what the viewer may choose, agree on or take back."""
    game, decision, found = table.game, table.game.decision, question(table.game, words)
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
    return "question" if same and not twin.board.conduct.unasked else "other"
