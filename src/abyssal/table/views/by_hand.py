"""Changing the position by hand, in words: the next word of a line, the open proposal, and what should lie where."""

from __future__ import annotations

from collections.abc import Sequence

from ...coin import by_hand
from ...coin.coin_board import CoinBoard
from ...coin.game import Game
from ...coin.spec import LOC
from ...kernel.errors import Problem
from ...kernel.game import seen_by
from ...language import Words
from ..play.adjusting import Proposal
from ..play.table import Table, require_seats
from ..protocol import shapes
from .log import words_for
from .viewer import Viewer

MAX_WORDS = 8
"""Words of the longest line, and one more."""


def next_word(table: Table, viewer: Viewer, line: str) -> shapes.HandQuestion:
    """Return what a beginning of a line leaves open, or that the line is complete and can be carried out."""
    words, game, typed = words_for(viewer.language, table.rules.spec.game), table.game, line.split()
    seats = require_seats(list(viewer.seats))
    if game.decision is None:
        raise Problem("game-over", choice=line)
    if len(typed) > MAX_WORDS:
        raise Problem("long-line", word=typed[MAX_WORDS])
    decision = by_hand.open_question(game.board, table.rules.spec.faction_index[seats[0]], typed)
    text = words.hand_line(typed)
    if decision is None:
        game.ahead(by_hand.line_of(seats, typed))
        return {"complete": True, "kind": "", "prompt": "", "text": text, "options": []}
    options: list[shapes.HandOption] = [
        {"choice": option, "label": words.choice(decision, option)} for option in decision.options
    ]
    prompt = words.say("adjust-what") if decision.kind == by_hand.MENU else words.prompt(decision)
    return {"complete": False, "kind": decision.kind, "prompt": prompt, "text": text, "options": options}


def proposal(words: Words, found: Proposal) -> shapes.Adjusting:
    """Return the change by hand that some people have agreed to, and who has not."""
    return {
        "seat": found.agreed[0],
        "line": found.line,
        "text": words.hand_line(found.line.split(" ")),
        "agreed": found.agreed,
        "missing": found.missing,
    }


def compare(table: Table, viewer: Viewer) -> shapes.Compared:
    """Return what should lie on the real board, as far as the viewer may see it."""
    rules, board = table.rules, table.game.board
    words = words_for(viewer.language, rules.spec.game)
    seen = seen_by(rules, board, [rules.spec.faction_index[seat] for seat in viewer.seats])
    return compared(words, table.game, seen)


def compared(words: Words, game: Game, b: CoinBoard) -> shapes.Compared:
    """Return space by space, box by box and track by track what should lie there."""
    spec = b.spec
    return {
        "spaces": [_space(words, game, b, s) for s in spec.everywhere if b.n[b.OPEN + s]],
        "boxes": [_box(words, b, i) for i in range(len(spec.boxes))],
        "tracks": _tracks(words, b),
        "cards": [_effect(words, b, card) for card in spec.events if b.n[b.EFFECT + card]],
    }


def _space(words: Words, game: Game, b: CoinBoard, s: int) -> shapes.ComparedSpace:
    spec = b.spec
    pieces = {piece.name: b.n[piece.column + s] for piece in spec.pieces if b.n[piece.column + s]}
    lines = [words.counted(name, count) for name, count in pieces.items()]
    if b.n[b.SUPPORT + s]:
        lines.append(words.level(b.n[b.SUPPORT + s]))
    if terror := b.n[b.TERROR + s]:
        lines.append(words.say("compare-sabotage" if spec.kind[s] == LOC else "compare-terror", count=terror))
    for name in spec.column_names[len(spec.pieces) :]:
        if words.has(f"compare-{name}") and name != "terror" and b.n[spec.at[name] + s]:
            lines.append(words.say(f"compare-{name}"))
    if side := game.rules.control_shown(b).get(s, ""):
        lines.append(words.say(f"control-{side}"))
    steps = [f"{step} {spec.spaces[s]}" for step in by_hand.steps_in(b, s)]
    return {"space": spec.spaces[s], "name": words.space(s), "lines": lines, "pieces": pieces, "steps": steps}


def _box(words: Words, b: CoinBoard, i: int) -> shapes.ComparedBox:
    spec, box = b.spec, b.spec.boxes[i]
    filled = {pool: b.n[spec.box_at[i] + p] for p, pool in enumerate(spec.pools) if b.n[spec.box_at[i] + p]}
    return {
        "box": box,
        "name": words.say(words.lexicon.lists["box"][i]),
        "lines": [words.counted(pool, count) for pool, count in filled.items()],
        "steps": [f"rebox {spec.pieces[column // b.size].name}" for column in by_hand.boxed(b, i)],
    }


def _tracks(words: Words, b: CoinBoard) -> list[shapes.ComparedTrack]:
    spec, settable = b.spec, by_hand.tracks(b)
    found: list[shapes.ComparedTrack] = []
    for f, name in enumerate(spec.factions):
        if b.has_purse(f):
            track = by_hand.RESOURCES + name
            title = words.say("resources-of", faction=words.faction(f))
            found.append({"track": track, "name": title, "value": str(b.resources(f)), "steps": [f"track {track}"]})
    for one in words.lexicon.tracks(b):
        steps = [f"track {one.id}"] if one.id in settable else []
        found.append({"track": one.id, "name": words.say(f"track-{one.id}"), "value": words.track(one), "steps": steps})
    return found


def _effect(words: Words, b: CoinBoard, card: int) -> shapes.ComparedCard:
    side = "term-shaded" if b.n[b.EFFECT + card] == 2 else "term-unshaded"
    label = words.say(side if b.cards_now().dual[card] else "term-event")
    return {"card": card, "title": words.card(card), "lines": [label], "steps": [f"effect {card}"]}


def compared_lines(words: Words, found: shapes.Compared, spaces: Sequence[str] = ()) -> list[str]:
    """Return a comparison as lines of text: all of it, or these spaces only."""
    lines = []
    for space in found["spaces"]:
        if (space["lines"] and not spaces) or space["space"] in spaces:
            what = ", ".join(space["lines"]) or words.say("term-empty")
            lines.append(words.say("compare-line", place=space["name"], what=what))
    if spaces:
        return lines
    for box in found["boxes"]:
        what = ", ".join(box["lines"]) or words.say("term-empty")
        lines.append(words.say("compare-line", place=box["name"], what=what))
    lines += [words.say("compare-line", place=one["name"], what=one["value"]) for one in found["tracks"]]
    lines += [words.say("compare-line", place=one["title"], what=one["lines"][0]) for one in found["cards"]]
    return lines
