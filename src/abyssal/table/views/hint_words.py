"""Put hints into words: a turn as a sentence, and why it is good."""

from __future__ import annotations

from ...coin.game import Game
from ...kernel.decision import DONE
from ...language import Words
from ...search.hints import Hint, Reason
from .turn_words import sentence, steps_of


def turn_words(words: Words, game: Game, hint: Hint) -> list[str]:
    """List the choices of a turn as the table shows them. Numbers say what they count, and "done" is left out."""
    copy, found, pieces = game.clone(), list[str](), game.rules.spec.piece_at
    for choice in hint.choices:
        decision = copy.decision
        if decision is None or choice not in decision.options:
            break
        if choice.isdecimal() and decision.piece >= 0:
            found.append(words.counted(pieces[decision.piece].name, int(choice)))
        elif choice != DONE:
            found.append(words.choice(decision, choice))
        copy.play(choice)
    return found


def turn_sentence(words: Words, game: Game, hint: Hint) -> str:
    """Describe a turn in one sentence. If it has no name for what is done, list its choices."""
    text = sentence(words, steps_of(words, game, hint.choices))
    if text:
        return text
    listed = turn_words(words, game, hint)
    if listed:
        return " · ".join(listed)
    return "" if game.decision is None else words.choice(game.decision, DONE)


def reason_words(words: Words, reason: Reason) -> str:
    """Describe a term of the outlook that the turn changes."""
    direction = "hint-more" if reason.gain > 0 else "hint-less"
    term = words.say(f"outlook-{reason.term}")
    return words.say(direction, faction=words.short(reason.faction), kind=reason.term, term=term)


def spaces_of(game: Game, hint: Hint) -> list[str]:
    """List the spaces of a turn."""
    return list(dict.fromkeys(choice for choice in hint.choices if choice in game.rules.spec.space_index))
