"""Put a turn into words: its Operation, its Special Activities and the spaces of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ...coin.game import Game
from ...coin.lexicon import Arguments
from ...coin.spec import LOC
from ...kernel.decision import CHANCE, DONE, Decision
from ...kernel.position import Entry
from ...language import Words

HEADINGS = ("operation", "special", "event", "pass")
"""Entries of the journal that begin a step."""
MAX_LISTED = 5
"""Spaces or moves named in one step; of longer lists, the sentence says how many more there are."""


@dataclass
class Step:
    """An Operation, a Special Activity or an Event of a turn, or what is done in a phase of a Round."""

    kind: str
    """The journal entry that began it, or an empty string if it began before the choices; `phase` in a Round."""
    name: str
    spaces: list[int] = field(default_factory=list)
    """Selected spaces, or those where something happened."""
    moves: dict[tuple[str, int], int] = field(default_factory=dict)
    """Number of pieces moved, by kind and destination."""
    details: list[str] = field(default_factory=list)


class Steps:
    """Collects the steps of a turn, choice by choice, from the lines that each choice adds to the journal."""

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.found: list[Step] = []
        op = game.board.operation
        self._operation = None if op is None else self._begin("", self._name("operation", op.name))
        phase, variant = game.board.n[words.spec.at["phase"]], game.rules.variant(game.board)
        # The phases of a Round ask their questions without an Operation.
        of_round = op is None and bool(words.lexicon.phase_rules[phase])
        self._current = self._begin("phase", words.phase(phase, variant)) if of_round else self._operation

    def _begin(self, kind: str, name: str) -> Step:
        self.found.append(Step(kind, name))
        return self.found[-1]

    def _name(self, prefix: str, name: str) -> str:
        return self.words.say(f"{prefix}-{name.replace('_', '-')}")

    def add(self, decision: Decision, choice: str, entries: Sequence[Entry], operation: str) -> None:
        """Add what a choice did. `operation` is the name of the Operation under way."""
        begun = len(self.found)
        # After a Special Activity in between, the Operation goes on.
        of_operation = bool(operation) and decision.kind.startswith(f"{operation.replace('_', '-')}-")
        step = self._operation if of_operation else self._current
        for id, numbers in entries:
            arguments = self.words.lexicon.journal.get(id, ())
            if id in HEADINGS:
                step = self._heading(decision, choice, id, arguments, numbers)
            elif step is not None:
                self._note(step, id, arguments, numbers)
        self._current = step
        if step is not None and len(self.found) == begun and self._is_detail(decision, choice):
            detail = self.words.choice(decision, choice)
            if detail not in step.details:
                step.details.append(detail)

    def _heading(self, decision: Decision, choice: str, id: str, arguments: Arguments, numbers: Sequence[int]) -> Step:
        kinds = [kind for _, kind in arguments]
        if id in kinds:
            step = self._begin(id, self.words.say(self.words.lexicon.lists[id][numbers[kinds.index(id)]]))
        else:
            step = self._begin(id, self.words.choice(decision, choice))
        if id == "operation":
            self._operation = step
        return step

    def _note(self, step: Step, id: str, arguments: Arguments, numbers: Sequence[int]) -> None:
        about = {name: number for (name, _), number in zip(arguments, numbers, strict=False)}
        if id == "move":
            spec = self.words.spec
            piece = spec.pools[spec.piece_at[about["piece"]].pool]
            key = (piece, about["destination"])
            step.moves[key] = step.moves.get(key, 0) + about["count"]
            return
        told = id == "select" or (step.kind in ("special", "event", "phase") and "space" in about)
        if told and about["space"] not in step.spaces:
            step.spaces.append(about["space"])

    def _is_detail(self, decision: Decision, choice: str) -> bool:
        """Return True if a choice is worth a word: a way to act that is not the ordinary, first one."""
        spec = self.words.spec
        if choice == DONE or choice.isdecimal() or choice in self.words.game.always_possible:
            return False
        if choice in spec.space_index or choice in spec.faction_index or choice in spec.piece_named or ":" in choice:
            return False
        return not (decision.kind.endswith("-how") and decision.options[0] == choice)


def steps_of(words: Words, game: Game, choices: Sequence[str]) -> list[Step]:
    """Return the steps of a turn: what these choices would do, up to a die or another player's question."""
    decision = game.decision
    if decision is None or not choices:
        return []
    steps, asked = Steps(words, game), decision
    twin, following = game.ahead(choices[0], journal=True)
    for n, choice in enumerate(choices):
        op = twin.board.operation
        steps.add(asked, choice, list(twin.journal), "" if op is None else op.name)
        twin.journal.clear()
        if n + 1 == len(choices) or following is None or following.actor == CHANCE:
            break
        asked = following
        if choices[n + 1] not in asked.options:
            break
        following = twin.further(choices[n + 1])
    named = ("", "phase")
    return [step for step in steps.found if step.kind not in named or step.spaces or step.moves or step.details]


def sentence(words: Words, steps: Sequence[Step]) -> str:
    """Describe a turn in one sentence: `Assault in Medellín and Bucaramanga, then Air Lift 1 Troop to Vichada`."""
    told = [_step_words(words, step) for step in steps]
    text = told[0] if told else ""
    for following in told[1:]:
        text = words.say("turn-then", first=text, then=following)
    return text


def _step_words(words: Words, step: Step) -> str:
    goals = {goal for _, goal in step.moves}
    text = step.name
    if step.moves and goals.issuperset(step.spaces):
        moved = [
            words.say("turn-moved", counted=words.counted(piece, count), to=words.to(goal))
            for (piece, goal), count in step.moves.items()
        ]
        id, told = "turn-detail" if step.kind == "phase" else "turn-moving", _listed(words, moved)
        text = words.say(id, what=step.name, details=told, moves=told)
    elif step.spaces:
        at, id = places(words, step.spaces), "turn-detail" if step.kind in ("event", "phase") else "turn-acting"
        text = words.say(id, what=step.name, details=at, places=at)
    if step.details:
        text = words.say("turn-detail", what=text, details=_listed(words, step.details))
    return text


def places(words: Words, spaces: Sequence[int]) -> str:
    """`in Medellín and Bucaramanga`."""
    kind, told = words.spec.kind, [words.at(spaces[0])]
    once = words.say("turn-preposition") == "once"
    for before, s in pairwise(spaces):
        alike = (kind[before] == LOC) == (kind[s] == LOC)
        told.append(words.space(s) if once and alike else words.at(s))
    return _listed(words, told)


def _listed(words: Words, parts: Sequence[str]) -> str:
    if len(parts) > MAX_LISTED:
        parts = [*parts[: MAX_LISTED - 1], words.say("turn-more", count=len(parts) - MAX_LISTED + 1)]
    *before, last = parts
    return words.say("turn-and", first=", ".join(before), last=last) if before else last
