"""Try every option of every question in random games: none may raise, each must lead on, and undo must lead back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from ..coin.game import Game
from ..games import rules_for
from ..kernel.decision import CHANCE, Decision
from ..kernel.game import chance
from .crew import carry_out
from .simulation import any_options

AGREEMENTS: Final = 2
"""Agreements tried at each question that is open to them. There can be hundreds."""

State = tuple[bytes, list[str], str, int, list[str]]


@dataclass
class Slip:
    """One option that failed. The same seed and options lead there again after `length` choices."""

    length: int
    kind: str
    choice: str
    problem: str


@dataclass
class Sweep:
    """What came of one game."""

    game: str
    seed: int
    options: dict[str, str]
    questions: int = 0
    choices: int = 0
    undone: int = 0
    """Choices that could be taken back, and were."""
    slips: list[Slip] = field(default_factory=list)


def state(game: Game) -> State:
    """Return what undo must restore: the position, the choices so far, and the open question with its options."""
    decision = game.decision
    kind, actor, options = ("", CHANCE, []) if decision is None else (decision.kind, decision.actor, decision.options)
    return game.board.snapshot(), game.tape, kind, actor, list(options)


def sweep_game(name: str, options: dict[str, str], seed: int, most: int = 0) -> Sweep:
    """Play a random game and try all options of each question on copies. Stop after `most` questions, if given."""
    random, found = Random(seed), Sweep(name, seed, options)
    game = Game.new(rules_for(name), options, journal=False)
    answer_by_odds = chance(random)
    while game.decision is not None and not 0 < most <= found.questions:
        decision = game.decision
        found.questions += 1
        try_options(game, [*decision.options, *possible_agreements(game, decision, random)], found)
        game.play(answer_by_odds(game, decision) if decision.actor == CHANCE else random.choice(decision.options))
    return found


def possible_agreements(game: Game, decision: Decision, random: Random) -> list[str]:
    """Return a few of the agreements that players could make now."""
    if not decision.open:
        return []
    offered = [
        choice for f in range(len(game.rules.spec.factions)) for choice in game.rules.possible_agreements(game.board, f)
    ]
    return random.sample(offered, min(AGREEMENTS, len(offered)))


def try_options(game: Game, choices: list[str], found: Sweep) -> None:
    """Make each choice on a copy, take it back if possible, and note what goes wrong. The game stays as it is."""
    here = state(game)
    twin = game.clone()
    for choice in choices:
        found.choices += 1
        try:
            twin.choose(choice)
            problem = stuck(twin)
            if not problem and twin.undoable:
                twin.undo()
                found.undone += 1
                problem = difference(here, state(twin))
            elif not problem:
                twin = game.clone()
                problem = difference(here, state(twin))
        except Exception as failure:  # whatever an option raises is what the sweep looks for
            problem = f"{type(failure).__name__}: {failure}"
        if problem:
            found.slips.append(Slip(game.length, here[2], choice, problem))
            twin = game.clone()
    changed = difference(here, state(game))
    if changed:
        found.slips.append(Slip(game.length, here[2], "", f"a copy changed the game: {changed}"))


def stuck(game: Game) -> str:
    """Return why a game cannot go on after a choice, or "": it is over, or asks something that has an answer."""
    decision = game.decision
    if decision is None:
        return "" if game.over else "no question, and not over"
    options = decision.options
    if not options:
        return f"{decision.kind} has no options"
    return f"{decision.kind} offers an option twice" if len(set(options)) < len(options) else ""


def difference(before: State, after: State) -> str:
    """Return in what two states differ, or ""."""
    parts = ("position", "tape", "kind", "actor", "options")
    return ", ".join(part for part, old, new in zip(parts, before, after, strict=True) if old != new)


# Many games


def run(
    name: str,
    seeds: range,
    workers: int = 1,
    into: Path | None = None,
    given: dict[str, str] | None = None,
    progress: Callable[[Sweep], None] | None = None,
) -> list[Sweep]:
    """Sweep games with random options, each by its seed.

    With `into`, each result is added to that file as a line of JSON, and games that are in it are not played again.
    """
    found = [sweep for sweep in resume(into) if sweep.game == name and sweep.seed in seeds] if into else []
    done = {sweep.seed for sweep in found}
    jobs: list[tuple[Any, ...]] = [(name, any_options(name, s, given), s) for s in seeds if s not in done]
    for _, sweep in carry_out(sweep_game, jobs, workers):
        found.append(sweep)
        if into:
            with into.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(sweep)) + "\n")
        if progress:
            progress(sweep)
    return sorted(found, key=lambda sweep: sweep.seed)


def resume(path: Path) -> list[Sweep]:
    """Read the results of an earlier run; none if there was none. A last line that was cut off is deleted."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        path.write_text("".join(lines[:-1]), encoding="utf-8")
        del lines[-1]
    facts = [json.loads(line) for line in lines]
    return [Sweep(**{**one, "slips": [Slip(**slip) for slip in one["slips"]]}) for one in facts]
