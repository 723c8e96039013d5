"""The line protocol: messages to and from an agent, each one JSON object on one line. docs/agents.md describes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .. import __version__
from ..coin.game import Game
from ..kernel.decision import DONE, Decision
from ..kernel.errors import Problem
from ..kernel.json_text import parse
from ..kernel.position import Entry
from ..language import LANGUAGES, Words
from ..language.journal import is_reason

PROTOCOL = 1
"""Version of the protocol. It grows with every change that an agent must know about."""
DECLINING = (DONE, "no", "pass", "none", "skip")
"""Options that decline: the default answer of a question that has one."""

Message = dict[str, Any]


def hello() -> Message:
    return {"type": "hello", "protocol": PROTOCOL, "abyssal": __version__}


def new_game(game: Game, seat: int, players: Sequence[str]) -> Message:
    """Announce a game. The seed is not part of it: it would reveal the dice and cards to come."""
    rules = game.rules
    return {
        "type": "game",
        "game": rules.spec.game,
        "options": rules.options_of(game.board),
        "seat": rules.spec.factions[seat],
        "factions": rules.spec.factions,
        "players": dict(zip(rules.spec.factions, players, strict=True)),
    }


def question(
    game: Game, decision: Decision, words: Words, id: int, journal: Sequence[Entry], seconds: float
) -> Message:
    """Ask the faction that decides, with everything that its player may see."""
    actor, spec = decision.actor, game.rules.spec
    seen = game.seen_by([actor])
    return {
        "type": "question",
        "id": id,
        "seat": spec.factions[actor],
        "kind": decision.kind,
        "rule": decision.rule,
        "prompt": words.prompt(decision),
        "about": about(game, decision),
        "options": [{"choice": option, "text": words.choice(decision, option)} for option in decision.options],
        "default": default(decision),
        "agreements": agreements(game, decision),
        "margins": {name: game.rules.margin(seen, f) for f, name in enumerate(spec.factions)},
        "position": game.rules.to_position(seen),
        "journal": [line(words, entry) for entry in journal if not is_reason(entry[0])],
        "clock": {"seconds": round(seconds, 3)},
    }


def about(game: Game, decision: Decision) -> dict[str, str | int]:
    """Return what a question is about, as ids. Leave out what it is not about."""
    d, spec = decision, game.rules.spec
    found: dict[str, str | int] = {}
    if d.space >= 0:
        found["space"] = spec.spaces[d.space]
    if d.origin >= 0:
        found["origin"] = spec.spaces[d.origin]
    if d.faction >= 0:
        found["faction"] = spec.factions[d.faction]
    if d.piece >= 0:
        found["piece"] = spec.piece_at[d.piece].name
    if d.number >= 0:
        found["number"] = d.number
    if d.card > 0:
        found["card"] = d.card
    return found


def default(decision: Decision) -> str | None:
    """Return the answer that an agent gives by not choosing: the only option, or one that declines."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    return next((option for option in DECLINING if option in options), None)


def agreements(game: Game, decision: Decision) -> list[str]:
    """Return the agreements that the player who decides could make now."""
    return game.rules.possible_agreements(game.board, decision.actor) if decision.open else []


def line(words: Words, entry: Entry) -> Message:
    """Return a line of the journal: its kind, what it is about as ids and numbers, and in words."""
    kind, numbers = entry
    spec = words.spec
    facts: dict[str, str | int] = {}
    for (name, sort), number in zip(words.lexicon.journal.get(kind, ()), numbers, strict=False):
        if sort == "faction" and number >= 0:
            facts[name] = spec.factions[number]
        elif sort == "space" and number >= 0:
            facts[name] = spec.spaces[number]
        elif sort == "piece" and number >= 0:
            facts[name] = spec.piece_at[number].name
        else:
            facts[name] = number
    return {"kind": kind, "facts": facts, "text": words.entry(entry)}


def refused(id: int, error: str, message: str, left: int, seconds: float) -> Message:
    """Tell an agent why its line was refused, how many tries remain, and how much time is left."""
    clock = {"seconds": round(max(0.0, seconds), 3)}
    return {"type": "refused", "id": id, "error": error, "message": message, "left": left, "clock": clock}


def looked(about: str, text: str) -> Message:
    """Answer a look-up."""
    return {"type": "looked", "about": about, "text": text}


def taken(id: int, choice: str, reason: str) -> Message:
    """Tell an agent that the chart has answered in its place."""
    return {"type": "taken", "id": id, "choice": choice, "reason": reason}


def end(game: Game, seat: int, counts: Message) -> Message:
    """Report the result of a game; `result` is null if it was broken off."""
    rules, b = game.rules, game.board
    names = rules.spec.factions
    result: Message | None = None
    if game.over:
        winner = rules.winner(b)
        result = {
            "winner": names[winner] if winner >= 0 else None,
            "won": winner >= 0 and rules.leader(b, winner) == rules.leader(b, seat),
            "ranking": [[names[f] for f in factions] for factions in rules.ranking(b)],
            "margins": {name: rules.margin(b, f) for f, name in enumerate(names)},
            "degree": rules.degree(b)[0],
        }
    return {"type": "end", "result": result, "counts": counts}


# What agents send.


def read(text: str) -> Message:
    """Return the message in a line of an agent."""
    data = parse(text)
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise Problem("agent-message")
    return data


@dataclass(frozen=True)
class Introduction:
    """What an agent says about itself: its name, its language, and whether it reads text."""

    name: str = ""
    language: str = "en"
    text: bool = False


def read_hello(data: Message) -> Introduction:
    """Return the introduction of an agent. Refuse another version of the protocol."""
    if data["type"] != "hello":
        raise Problem("agent-no-hello", type=data["type"])
    if data.get("protocol") != PROTOCOL:
        raise Problem("agent-protocol", theirs=str(data.get("protocol")), ours=str(PROTOCOL))
    language = data.get("language", "en")
    if language not in LANGUAGES:
        raise Problem("unknown-value", option="language", value=str(language), known=", ".join(LANGUAGES))
    return Introduction(str(data.get("name", "")), language, data.get("text") is True)


def read_answer(data: Message, id: int, seat: str, decision: Decision) -> str:
    """Return the choice in an answer. Refuse an answer to another question or for another seat."""
    if data["type"] != "answer":
        raise Problem("agent-no-answer", type=data["type"])
    if data.get("id") != id:
        raise Problem("agent-not-asked", answered=str(data.get("id")), asked=str(id))
    if data.get("seat", seat) != seat:
        raise Problem("agent-other-seat", seat=str(data["seat"]), asked=seat)
    choice = data.get("choice")
    if choice is None:
        choice = default(decision)
        if choice is None:
            raise Problem("agent-no-default")
    if not isinstance(choice, str):
        raise Problem("agent-choice")
    return choice
