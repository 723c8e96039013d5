"""Put names, questions, choices, journal lines and problems into words, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ..coin.board import Board
from ..coin.by_hand import MENU, RESOURCES
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
"""Number of formatted messages to cache."""
NONE = "none"
"""Placeholder value for facts that a question does not have."""

LONGEST = 200
"""Characters of outside text that are repeated in a message."""
OWN = ("expected", "known", "matches")
"""Facts of a problem that are lists of our own words and are not cut."""

Value = str | int

_LEVELS = {2: "active-support", 1: "passive-support", 0: "neutral", -1: "passive-opposition", -2: "active-opposition"}
_LEVELS_OF_THREE = {1: "support", 0: "neutral", -1: "opposition"}


def printable(text: str) -> str:
    """Make text from a client or a file safe to show: one line, not too long, no control characters."""
    plain = "".join(c if c.isprintable() else " " for c in text[: LONGEST + 1])
    return plain if len(plain) <= LONGEST else plain[:LONGEST] + "…"


class Words:
    """The messages of one language: those of a game if `rules` are given, otherwise only the shared ones.

    If a message is missing or cannot be formatted, the result is the best available text. With `strict` it is an error.
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
        """Format a message. Results are cached, because formatting is slow."""
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
        """Return the short name of a faction."""
        return self.say("short-" + self.spec.factions[faction])

    def piece(self, name: str, count: int = 1) -> str:
        """Name a kind of piece (`farc.guerrilla.u`, or `farc.guerrilla` for both sides) in the form for `count`."""
        return self.say("piece-" + name.replace(".", "-"), count=count)

    def counted(self, name: str, count: int) -> str:
        """Name a number of pieces: `2 Underground FARC Guerrillas`."""
        return self.say("counted", count=count, pieces=self.piece(name, count))

    def space(self, s: int) -> str:
        return self.spec.names[s]

    def at(self, s: int) -> str:
        """`in Bogotá`, `on Cali - Pasto`."""
        return self.say("at", space=self.space(s), kind=self._kind(s), id=self.spec.spaces[s])

    def from_(self, s: int) -> str:
        """`from Bogotá`."""
        return self.say("from", space=self.space(s), kind=self._kind(s), id=self.spec.spaces[s])

    def to(self, s: int) -> str:
        """`to Bogotá`."""
        return self.say("to", space=self.space(s), kind=self._kind(s), id=self.spec.spaces[s])

    def _kind(self, s: int) -> str:
        kind = self.spec.kind[s]
        return "city" if kind == CITY else "loc" if kind == LOC else "rural"

    def level(self, level: int) -> str:
        """Name a level of Support or Opposition."""
        return self.say("level-" + (_LEVELS if self.spec.levels == 2 else _LEVELS_OF_THREE)[level])

    def phase(self, phase: int, variant: str) -> str:
        return self.say("phase-" + self.lexicon.phases[phase].replace("_", "-"), variant=variant)

    def tracks(self, b: Board) -> str:
        """Show the tracks of the game in one line."""
        return self.say("tracks", **{track.id: self.track(track) for track in self.lexicon.tracks(b)})

    def track(self, track: Track) -> str:
        """Show the state of a track."""
        return self.say(track.message) if track.message else str(track.number)

    def holdings(self, b: Board, faction: int) -> list[Holding]:
        """List the markers of a faction, as far as the position shows them."""
        return [] if self.lexicon.holdings is None else self.lexicon.holdings(b, faction)

    # The end.

    def lost(self, b: Board, playing: bool = True) -> str:
        """7.1 Say that all players have lost, and to which faction. `playing`: a player reads it, not a spectator."""
        rules = self.game
        players = {rules.leader(b, f) for f in range(len(self.spec.factions)) if rules.is_player(b, f)}
        who = "you" if playing and len(players) == 1 else "all"
        return self.say("term-lost", who=who, faction=self.faction(rules.ranking(b)[0][0]))

    def places(self, b: Board) -> list[list[int]]:
        """7.1 Rank the players from first to last. If all have lost, order them by margin."""
        rules = self.game
        places = rules.ranking(b)
        if rules.winner(b) < 0:
            places.sort(key=lambda factions: -min(rules.margin(b, f) for f in factions))
        return places

    # Cards.

    def card(self, card: int) -> str:
        """Return number and title of a card. Propaganda cards have no number."""
        cards = self.lexicon.cards
        return cards.title[card] if card in cards.propaganda else f"{card} {cards.title[card]}"

    def card_text(self, card: int, shaded: bool, variant: str) -> str:
        """Return the text of one side of a card, in a variant of the game."""
        id = f"{self.lexicon.card_text}-{card:02}-{'shaded' if shaded else 'unshaded'}"
        revised = f"{id}-{variant}"
        return self.say(revised if self.has(revised) else id)

    # Agreements.

    def deal(self, deal: Deal) -> str:
        """Describe an agreement of players."""
        return self.say(
            deal.message,
            giver=self.faction(deal.giver),
            receiver=self.faction(deal.receiver),
            count=deal.amount,
            space=self.space(deal.space) if deal.space >= 0 else NONE,
            piece=self.piece(deal.piece) if deal.piece else NONE,
            other=self.piece(deal.other) if deal.other else NONE,
            text=self.hand_line(deal.text.split(" ")) if deal.text else NONE,
        )

    def hand_line(self, line: Sequence[str]) -> str:
        """Put a line of words by hand into words: `place kandahar taliban.guerrilla.u 2`."""
        if not line:
            return ""
        said = [self._hand_word(line[0], word) for word in line[1:]]
        step = self.say(f"choice-hand-{line[0]}") if self.has(f"choice-hand-{line[0]}") else line[0]
        return f"{step}: {' · '.join(said)}" if said else step

    def _hand_word(self, step: str, word: str) -> str:
        spec = self.spec
        if word in spec.space_index:
            return self.space(spec.space_index[word])
        if word in spec.faction_index:
            return self.faction(spec.faction_index[word])
        if word in spec.piece_named:
            return self.piece(word)
        if step == "effect" and word in spec.card_names:
            return self.card(int(word))
        if word.startswith(RESOURCES):
            faction = self.faction(spec.faction_index[word.removeprefix(RESOURCES)])
            return self.say("choice-hand-track-resources-of", faction=faction)
        plain = word.replace("_", "-")
        for kind in [f"{MENU}-{part}" for part in ("track", "value", "level-to", "effect-side", "box")]:
            if self.has(f"choice-{kind}-{plain}"):
                return self.say(f"choice-{kind}-{plain}")
        return self.say(f"choice-{plain}") if self.has(f"choice-{plain}") else plain.replace("-", "−", 1)

    # Questions and choices.

    def prompt(self, decision: Decision) -> str:
        """Return the question of a decision, cached by its facts."""
        d = decision
        about = (d.kind, d.actor, d.faction, d.space, d.origin, d.piece, d.number, d.card, d.rule, self.left(d))
        said = self._said.get(about)
        if said is None:
            said = self._said[about] = self.say("prompt-" + d.kind, **self.facts(d))
        return said

    def facts(self, decision: Decision) -> dict[str, Value]:
        """Return the facts of a decision, for the placeholders of its question."""
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
            "track": self.hand_track(d.number) if d.kind == f"{MENU}-value" else NONE,
            "reason": self.say(self.lexicon.lists["reason"][d.number]) if d.kind == "would" else NONE,
        }

    def hand_track(self, number: int) -> str:
        """Name a track that is set by hand: the Resources of a faction, or one of the game's tracks."""
        further = number - len(self.spec.factions)
        if further < 0:
            return self.say("choice-hand-track-resources-of", faction=self.faction(number))
        return self.say(self.lexicon.lists["track"][further])

    def left(self, decision: Decision) -> str:
        """Return `nothing` if only `done` is left, apart from choices that are always possible, else `something`."""
        always = self.rules.always_possible if self.rules else set()
        return "nothing" if [option for option in decision.options if option not in always] == [DONE] else "something"

    def choice(self, decision: Decision, option: str) -> str:
        """Put an option of a decision into words."""
        spec = self.spec
        if option in spec.space_index:
            return self.space(spec.space_index[option])
        if option in spec.faction_index:
            return self.faction(spec.faction_index[option])
        if option in spec.piece_named:
            return self.piece(option)
        if "+" in option and all(part in spec.faction_index for part in option.split("+")):
            return " · ".join(self.short(spec.faction_index[part]) for part in option.split("+"))
        if option.startswith(RESOURCES):
            faction = self.faction(spec.faction_index[option.removeprefix(RESOURCES)])
            return self.say("choice-hand-track-resources-of", faction=faction)
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
        """Put a line of the journal into words."""
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
        # Not cached: there are too many different lines. Callers that need a line often cache it themselves.
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
        """List the first few legal choices."""
        return self.say("expected-choices", list=" ".join(options[:8] + ["…"] * (len(options) > 8)))

    def problem(self, problem: Problem) -> str:
        """Describe a problem in one line."""
        facts = dict(problem.facts)
        inner = facts.pop("details", None)
        values: dict[str, Value] = {
            name: str(fact) if name in OWN else printable(str(fact)) for name, fact in facts.items()
        }
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
    """Format a number with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"
