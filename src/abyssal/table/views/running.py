"""The turn so far, as its player sees it grow: what was chosen, what it cost, and what is still possible."""

from __future__ import annotations

from collections.abc import Sequence

from ...coin.game import Game
from ...kernel.decision import DONE, Decision
from ...kernel.position import Entry
from ...language import Words
from ...language.words import signed
from ..protocol import shapes

HEADINGS = ("operation", "special", "event")


def running(game: Game, words: Words, decision: Decision, forced: Sequence[int]) -> shapes.Running:
    """Return the player's choices since the last die or other player's choice. Choices that were made together with
    others (`forced`) go with them."""
    op = game.board.operation
    # Most questions are the first of a turn: there is nothing to go back to.
    parts, change = _parts(game, words, decision.actor, forced) if game.undoable > 0 else ([], 0)
    return {
        "title": "" if op is None else words.say(f"operation-{op.name.replace('_', '-')}"),
        "parts": parts,
        "resources": _resources(words, change, game.board.resources(decision.actor)) if change else "",
        "possible": _possible(words, decision),
    }


def _parts(game: Game, words: Words, actor: int, forced: Sequence[int]) -> tuple[list[shapes.Part], int]:
    """Return the choices that can be undone, and how the actor's Resources have changed since the last checkpoint."""
    copy = game.at_checkpoint()
    copy.board.conduct.journal = []
    before, first = copy.board.resources(actor), copy.length
    parts: list[shapes.Part] = []
    for n, choice in enumerate(game.since_checkpoint, first):
        asked, told = copy.decision, len(copy.journal)
        if asked is None:
            break
        # Put the choice into words first: the question computes its options from the board, which the choice changes.
        said = "" if n < game.fence else _said(words, asked, choice)
        copy.play(choice)
        if n < game.fence:
            continue
        text = _moved(words, copy.journal[told:]) or said
        if not forced[n] or not parts:
            parts.append({"text": text, "to": n})
        elif text:
            parts[-1]["text"] = _joined(parts[-1]["text"], text)
    return [part for part in parts if part["text"]], game.board.resources(actor) - before


def is_special(words: Words, decision: Decision, option: str) -> bool:
    """Return True for a Special Activity that can begin at a question about something else."""
    return words.has(f"special-{option.replace('_', '-')}") and option not in decision.own()


def _said(words: Words, asked: Decision, choice: str) -> str:
    if choice == DONE:
        return ""
    if choice.isdecimal():
        spec = words.spec
        return words.counted(spec.piece_at[asked.piece].name, int(choice)) if asked.piece >= 0 and int(choice) else ""
    if asked.kind.endswith(("-origin", "-destination")):
        return ""
    return words.choice(asked, choice)


def _moved(words: Words, entries: Sequence[Entry]) -> str:
    spec, found = words.spec, list[str]()
    for id, numbers in entries:
        if id == "move":
            count, piece, _, goal = numbers
            what = words.counted(spec.pools[spec.piece_at[piece].pool], count)
            found.append(words.say("running-move", pieces=what, space=words.space(goal)))
    return ", ".join(found)


def _joined(text: str, more: str) -> str:
    """Join two texts. A move names its destination, so it replaces a space that was named before it."""
    return more if "→" in more and "→" not in text else ", ".join(part for part in (text, more) if part)


def _resources(words: Words, change: int, left: int) -> str:
    return words.say("running-resources", change=signed(change), left=left)


def _possible(words: Words, decision: Decision) -> str:
    names = [words.choice(decision, option) for option in decision.options if is_special(words, decision, option)]
    return words.say("running-possible", list=", ".join(names)) if names else ""
