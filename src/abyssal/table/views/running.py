"""The turn so far, as its player sees it grow: what was chosen, what it cost, and what is still possible."""

from __future__ import annotations

from collections.abc import Sequence

from ...coin import by_hand
from ...kernel.decision import DONE, Decision
from ...kernel.position import Entry
from ...language import Words
from ...language.words import signed
from ..play.table import Table
from ..play.turn import Turn
from ..protocol import shapes

HEADINGS = ("operation", "special", "event")


def running(table: Table, words: Words, decision: Decision) -> shapes.Running:
    """Return the player's choices since the last die or other player's choice. Choices that were made together with
    others (`forced`) go with them."""
    game, actor = table.game, decision.actor
    op, left = game.board.operation, game.board.resources(actor)
    # Most questions are the first of a turn: there is nothing to go back to.
    undoable = game.undoable > 0
    change = left - table.turn.resources[actor] if undoable else 0
    return {
        "title": "" if op is None else words.say(f"operation-{op.name.replace('_', '-')}"),
        "parts": _parts(table.turn, words, game.fence, table.forced) if undoable else [],
        "resources": _resources(words, change, left) if change else "",
        "possible": _possible(words, decision),
    }


def _parts(turn: Turn, words: Words, fence: int, forced: Sequence[int]) -> list[shapes.Part]:
    """Return the choices that can be undone: those after the first `fence`."""
    parts: list[shapes.Part] = []
    for n, step in enumerate(turn.steps, turn.first):
        if n < fence:
            continue
        text = _moved(words, step.entries) or _said(words, step.asked, step.choice)
        if not forced[n] or not parts:
            parts.append({"text": text, "to": n})
        elif text:
            parts[-1]["text"] = _joined(parts[-1]["text"], text)
    return [part for part in parts if part["text"]]


def is_special(words: Words, decision: Decision, option: str) -> bool:
    """Return True for a Special Activity that can begin at a question about something else."""
    return words.has(f"special-{option.replace('_', '-')}") and option not in decision.own()


def _said(words: Words, asked: Decision, choice: str) -> str:
    if choice == DONE:
        return ""
    if by_hand.is_adjustment(choice):
        return words.hand_line(choice.split(" ")[2:])
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
