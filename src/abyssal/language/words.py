"""Names, questions, choices, journal lines and problems, worded in one language."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..coin.board import Board
from ..coin.lexicon import Holding, Lexicon, Track
from ..coin.rules import Rules
from ..coin.spec import CITY, LOC, Spec
from ..kernel.deal import Deal
from ..kernel.decision import ANY_CARD, CHANCE, DONE, Decision
from ..kernel.errors import Problem
from ..kernel.hidden import SECRET, is_secret
from ..kernel.position import Entry
from .bundles import bundle
from .plain import Parts, joined, plain_parts

REMEMBERED = 4_000
"""How many messages with their values are kept ready."""
NONE = "none"
"""Stands in a question for what it is not about."""

LONGEST = 200
"""Characters of what came from outside that are told back."""
OWN = ("expected", "known", "matches")
"""Facts of a problem that are lists in our own words, however long."""

Value = str | int

_LEVELS = {2: "active-support", 1: "passive-support", 0: "neutral", -1: "passive-opposition", -2: "active-opposition"}
_LEVELS_OF_THREE = {1: "support", 0: "neutral", -1: "opposition"}


def told(text: str) -> str:
    """What a client sent or a file holds, fit to be told: one line, not too long, nothing that moves a cursor."""
    plain = "".join(c if c.isprintable() else " " for c in text[: LONGEST + 1])
    return plain if len(plain) <= LONGEST else plain[:LONGEST] + "…"


class Words:
    """One language; for a game if `rules` are given, else only for what all games share.

    A message that is missing or cannot be formatted reads as well as it can; `strict` makes it an error.
    """

    def __init__(self, language: str, rules: Rules | None = None, strict: bool = False) -> None:
        self.language = language
        self.rules = rules
        self.strict = strict
        self._bundle = bundle(language, rules.spec.game if rules else "")
        self._said: dict[object, str] = {}
        self._plain: dict[str, Parts | None] = {}

    # Messages.

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, id: str, /, **values: Value) -> str:
        """A message with its values filled in. What was said before is remembered: formatting takes long."""
        key = (id, *values.items()) if values else id
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._format(id, values)
        return said

    def _format(self, id: str, values: dict[str, Value]) -> str:
        if id not in self._plain:
            self._plain[id] = plain_parts(self._bundle.get_message(id).value) if self.has(id) else None
        parts = self._plain[id]
        if parts is not None and (said := joined(parts, values, self._bundle._plural_form)) is not None:
            return said
        if not self.has(id):
            if self.strict:
                raise LookupError(f"{self.language} has no message {id}")
            return " ".join([id, *(str(value) for value in values.values())])
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LookupError(f"{self.language}: {id} has no text")
        arguments: dict[str, Any] = {name.replace("_", "-"): value for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors and self.strict:
            raise ValueError(f"{self.language} {id}: {errors}")
        return str(text)

    # Names.

    @cached_property
    def game(self) -> Rules:
        if self.rules is None:
            raise LookupError("these words are not about a game")
        return self.rules

    @cached_property
    def spec(self) -> Spec:
        return self.game.spec

    @cached_property
    def lexicon(self) -> Lexicon:
        return self.game.lexicon()

    def faction(self, faction: int) -> str:
        return self.say("faction-" + self.spec.factions[faction])

    def short(self, faction: int) -> str:
        """A faction in a few letters."""
        return self.say("short-" + self.spec.factions[faction])

    def piece(self, name: str, count: int = 1) -> str:
        """A kind of piece (`farc.guerrilla.u`, or `farc.guerrilla` for both sides) in the form for so many."""
        return self.say("piece-" + name.replace(".", "-"), count=count)

    def counted(self, name: str, count: int) -> str:
        """So many pieces: `2 Underground FARC Guerrillas`."""
        return self.say("counted", count=count, pieces=self.piece(name, count))

    def space(self, s: int) -> str:
        return self.spec.names[s]

    def at(self, s: int) -> str:
        """`in Bogotá`, `on Cali - Pasto`."""
        return self.say("at", space=self.space(s), kind=self._kind(s))

    def from_(self, s: int) -> str:
        """`from Bogotá`."""
        return self.say("from", space=self.space(s), kind=self._kind(s))

    def _kind(self, s: int) -> str:
        kind = self.spec.kind[s]
        return "city" if kind == CITY else "loc" if kind == LOC else "rural"

    def level(self, level: int) -> str:
        """A level of Support or Opposition."""
        return self.say("level-" + (_LEVELS if self.spec.levels == 2 else _LEVELS_OF_THREE)[level])

    def phase(self, phase: int, variant: str) -> str:
        return self.say("phase-" + self.lexicon.phases[phase].replace("_", "-"), variant=variant)

    def tracks(self, b: Board) -> str:
        """The tracks of the game in one line."""
        return self.say("tracks", **{track.id: self.track(track) for track in self.lexicon.tracks(b)})

    def track(self, track: Track) -> str:
        """Where a track stands."""
        return self.say(track.message) if track.message else str(track.number)

    def holdings(self, b: Board, faction: int) -> list[Holding]:
        """What a faction holds, as far as the position tells."""
        return [] if self.lexicon.holdings is None else self.lexicon.holdings(b, faction)

    # The end.

    def lost(self, b: Board, playing: bool = True) -> str:
        """7.1 That all players have lost, and to whom; `playing` if a player reads it, who may be the only one."""
        rules = self.game
        players = {rules.leader(b, f) for f in range(len(self.spec.factions)) if rules.is_player(b, f)}
        who = "you" if playing and len(players) == 1 else "all"
        return self.say("term-lost", who=who, faction=self.faction(rules.ranking(b)[0][0]))

    def places(self, b: Board) -> list[list[int]]:
        """7.1 The players from first to last; where all have lost, the margins alone tell an order."""
        rules = self.game
        places = rules.ranking(b)
        if rules.winner(b) < 0:
            places.sort(key=lambda factions: -min(rules.margin(b, f) for f in factions))
        return places

    # Cards.

    def card(self, card: int) -> str:
        """Number and title; Propaganda cards have no number."""
        cards = self.lexicon.cards
        return cards.title[card] if card in cards.propaganda else f"{card} {cards.title[card]}"

    def card_text(self, card: int, shaded: bool, variant: str) -> str:
        """What one side of a card does in a variant of the game."""
        id = f"{self.lexicon.card_text}-{card:02}-{'shaded' if shaded else 'unshaded'}"
        revised = f"{id}-{variant}"
        return self.say(revised if self.has(revised) else id)

    # Agreements.

    def deal(self, deal: Deal) -> str:
        """What players agree on."""
        return self.say(
            deal.message,
            giver=self.faction(deal.giver),
            receiver=self.faction(deal.receiver),
            count=deal.amount,
            space=self.space(deal.space) if deal.space >= 0 else NONE,
            piece=self.piece(deal.piece) if deal.piece else NONE,
            other=self.piece(deal.other) if deal.other else NONE,
        )

    # Questions and choices.

    def prompt(self, decision: Decision) -> str:
        """The question of a decision. What was asked before is remembered by what it is about."""
        d = decision
        about = (d.kind, d.actor, d.faction, d.space, d.origin, d.piece, d.number, d.card, d.rule, self.left(d))
        said = self._said.get(about)
        if said is None:
            said = self._said[about] = self.say("prompt-" + d.kind, **self.facts(d))
        return said

    def facts(self, decision: Decision) -> dict[str, Value]:
        """What a decision is about, for the placeholders of its question."""
        d, spec = decision, self.spec
        piece = spec.piece_at[d.piece].name if d.piece >= 0 else ""
        return {
            "actor": self.faction(d.actor) if d.actor != CHANCE else NONE,
            "faction": self.faction(d.faction) if d.faction >= 0 else NONE,
            "space": self.space(d.space) if d.space >= 0 else NONE,
            "at": self.at(d.space) if d.space >= 0 else NONE,
            "from": self.from_(d.space) if d.space >= 0 else NONE,
            "origin": self.space(d.origin) if d.origin >= 0 else NONE,
            "piece": self.piece(piece) if piece else NONE,
            "pieces": self.piece(piece, 2) if piece else NONE,
            "number": d.number if d.number >= 0 else NONE,
            "card": self.card(d.card) if d.card > 0 else NONE,
            "rule": d.rule,
            "left": self.left(d),
        }

    def left(self, decision: Decision) -> str:
        """`nothing` if all that a decision still asks for is to be done, apart from what one may always do."""
        always = self.rules.always_possible if self.rules else set()
        return "nothing" if [option for option in decision.options if option not in always] == [DONE] else "something"

    def choice(self, decision: Decision, option: str) -> str:
        """How an option of a decision reads."""
        spec = self.spec
        if option in spec.space_index:
            return self.space(spec.space_index[option])
        if option in spec.faction_index:
            return self.faction(spec.faction_index[option])
        if option in spec.piece_named:
            return self.piece(option)
        if option.isdecimal():
            return self.say("choice-card", card=self.card(int(option))) if decision.card == ANY_CARD else option
        if is_secret(option):
            option = option.removeprefix(SECRET) or "withheld"
        deed, colon, piece = option.partition(":")
        if colon and piece in spec.piece_named:
            return self.say(f"choice-{deed}-piece", piece=self.piece(piece))
        word = option.replace("_", "-")
        for id in (f"choice-{decision.kind}-{word}", f"choice-{word}", f"operation-{word}", f"special-{word}"):
            if self.has(id):
                return self.say(id, left=self.left(decision), number=decision.number)
        return option.replace("_", " ")

    # The journal.

    def entry(self, entry: Entry) -> str:
        """A line of the journal."""
        id, numbers = entry
        arguments = self.lexicon.journal.get(id)
        if arguments is None or len(arguments) != len(numbers):
            if self.strict:
                raise LookupError(f"the journal table does not know {id} with {len(numbers)} arguments")
            return " ".join([id, *map(str, numbers)])
        raw = {name: number for (name, _), number in zip(arguments, numbers, strict=True)}
        values: dict[str, Value] = {}
        for name, kind in arguments:
            values[name] = self._value(kind, raw[name], raw)
            if kind == "piece":
                values.update(self._about_piece(raw[name], raw.get("count", 1)))
            elif name == "space":
                values.update({"at": self.at(raw[name]), "from": self.from_(raw[name])})
            elif kind == "phase":
                values["rule"] = self.lexicon.phase_rules[raw[name]]
        # There are too many different ones to remember them all; who needs one again and again remembers it.
        return self._format("journal-" + id, values)

    def _about_piece(self, column: int, count: int) -> dict[str, Value]:
        piece = self.spec.piece_at[column]
        return {
            "counted": self.counted(piece.name, count),
            "guerrillas": self.counted(self.spec.pools[piece.pool], count),
            "side": "active" if piece.name.endswith(".a") else "underground",
        }

    def _value(self, kind: str, number: int, raw: dict[str, int]) -> Value:
        lexicon = self.lexicon
        if kind == "faction":
            return self.faction(number)
        if kind == "piece":
            return self.piece(self.spec.piece_at[number].name)
        if kind == "space":
            return self.space(number)
        if kind == "level":
            return self.level(number)
        if kind == "card":
            return self.card(number)
        if kind == "side":
            return ("shaded" if number else "unshaded") if lexicon.cards.dual[raw["card"]] else "single"
        if kind == "effect":
            return ("shaded" if number == 2 else "unshaded") if lexicon.cards.dual[raw["card"]] else "single"
        if kind == "phase":
            return self.phase(number, lexicon.variants[raw["variant"]] if "variant" in raw else "")
        if kind == "variant":
            return lexicon.variants[number]
        if kind == "rule":
            return lexicon.rules[number]
        if kind in lexicon.lists:
            return self.say(lexicon.lists[kind][number])
        return signed(number) if kind == "change" else number

    # Problems.

    def expected(self, options: list[str]) -> str:
        """What could have been chosen, the first few of it."""
        return self.say("expected-choices", list=" ".join(options[:8] + ["…"] * (len(options) > 8)))

    def problem(self, problem: Problem) -> str:
        """What went wrong, in one line."""
        facts = dict(problem.facts)
        inner = facts.pop("details", None)
        values: dict[str, Value] = {name: str(fact) if name in OWN else told(str(fact)) for name, fact in facts.items()}
        reason = f"reason-{values.get('reason', '')}"
        if isinstance(inner, dict):
            cause = Problem(str(facts["reason"]), **inner)
            text = self.problem(cause)
            if cause.id == "illegal-choice":
                text += " " + self.expected(str(inner.get("expected", "")).split())
            values["reason"] = text
        elif self.has(reason):
            values["reason"] = self.say(reason)
        return self.say("problem-" + problem.id, **values)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"
