"""1.5.1 What players may agree on while a question is open, for the page: who gives what to whom."""

from __future__ import annotations

from collections.abc import Sequence

from ..language import Words
from .shapes import Deal


def deals(words: Words, asides: Sequence[str]) -> list[Deal]:
    """The agreements that are possible. Where an amount is to be added to the choice, `most` is the largest."""
    found: dict[str, Deal] = {}
    for aside in asides:
        one = deal(words, aside)
        if one["most"]:
            choice = aside.rpartition(" ")[0]
            most = max(one["most"], found[choice]["most"] if choice in found else 0)
            one = {**one, "choice": choice, "text": "", "most": most}
        found[one["choice"]] = one
    return list(found.values())


def deal(words: Words, aside: str) -> Deal:
    """`give govt farc 5` or `hand cali cartels.guerrilla.u farc.guerrilla.u` in words (docs/notation.md)."""
    spec = words.spec
    if aside.startswith("give "):
        _, giver, receiver, amount = aside.split(" ")
        names = [words.faction(spec.faction_index[name]) for name in (giver, receiver)]
        text = words.say("deal-give", giver=names[0], receiver=names[1], count=int(amount))
        return {"choice": aside, "text": text, "giver": giver, "receiver": receiver, "most": int(amount)}
    _, space, carrier, other = aside.split(" ")
    where = words.space(spec.space_index[space])
    text = words.say("deal-hand", space=where, giver=words.piece(carrier), receiver=words.piece(other))
    factions = [spec.factions[spec.piece_named[piece].faction] for piece in (carrier, other)]
    return {"choice": aside, "text": text, "giver": factions[0], "receiver": factions[1], "most": 0}
