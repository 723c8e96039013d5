"""The companion list in words: what to move on the real board."""

from __future__ import annotations

from ...coin.coin_board import CoinBoard
from ...coin.companion import Step, steps
from ...coin.spec import LOC
from ...kernel.position import Entry
from ...language import Words


def moves(words: Words, b: CoinBoard, before: list[int], entries: list[Entry]) -> list[str]:
    """Return one line for each movement from an earlier position to the current one."""
    return [line(words, b, step) for step in steps(b, before, entries)]


def line(words: Words, b: CoinBoard, step: Step) -> str:
    """Put a movement into words."""
    kind, spec = step.kind, b.spec
    if step.column >= 0:
        return _piece(words, b, step)
    if kind == "resources":
        faction = words.faction(step.s)
        return words.say("companion-resources", faction=faction, before=step.before, after=step.after)
    if kind == "effect":
        side = ("none", "unshaded", "shaded")[step.after]
        return words.say("companion-effect", card=words.card(step.s), side=side)
    if kind == "track":
        return _track(words, b, step)
    space = words.space(step.s)
    if kind == "support":
        return words.say("companion-support", space=space, level=words.level(step.after))
    if kind == "terror":
        id = "companion-sabotage" if spec.kind[step.s] == LOC else "companion-terror"
        return words.say(id, space=space, before=step.before, after=step.after)
    return words.say(f"companion-{kind}", space=space, there=step.after)


def _piece(words: Words, b: CoinBoard, step: Step) -> str:
    piece = b.spec.piece_at[step.column].name
    boxes = words.lexicon.lists["box"]
    pieces = words.counted(piece, step.count)
    if step.kind == "rebox":
        return words.say(
            "companion-rebox", pieces=pieces, source=words.say(boxes[step.s]), box=words.say(boxes[step.to])
        )
    space = words.space(step.s)
    if step.kind == "off":
        return words.say("companion-off", pieces=pieces, space=space, box=words.say(boxes[step.to]))
    if step.kind == "move":
        return words.say("companion-move", pieces=pieces, space=space, to=words.space(step.to))
    return words.say(f"companion-{step.kind}", pieces=pieces, space=space)


def _track(words: Words, b: CoinBoard, step: Step) -> str:
    """Put the change of a track into words. A track with named values has a message for each of them."""
    named = f"companion-{step.name.replace('_', '-')}"
    spaces = b.spec.spaces
    where = words.space(step.after - 1) if step.name == "ship_at" and 0 < step.after <= len(spaces) else "none"
    return words.say(named, before=step.before, after=step.after, space=where)
