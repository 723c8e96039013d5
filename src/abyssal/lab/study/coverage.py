"""Count what comes up in many games: sides of cards, questions, lines of the journal, boxes and reasons of bots."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from ...coin.game import Game
from ...coin.rules import Rules
from ...games import rules_for
from ...games.andean_abyss.nonplayers import FIRST as FIRST_EDITION
from ...games.andean_abyss.nonplayers.second_edition import SECOND as SECOND_EDITION
from ...games.distant_plain.nonplayers.charts import CHARTS
from ...kernel.decision import CHANCE
from ...kernel.game import chance
from ...language.bundles import message_files
from ..crew import carry_out
from ..simulation import any_options

PARTS: Final = ["sides", "questions", "lines", "boxes", "reasons"]
Counts = dict[str, dict[str, int]]
"""For each part, how often each thing came up."""


def everything(rules: Rules) -> dict[str, list[str]]:
    """Return all that could come up, by part."""
    lexicon = rules.lexicon()
    events = [card for card in range(1, rules.spec.cards + 1) if card not in lexicon.cards.propaganda]
    sides = [_side(card, shaded) for card in events for shaded in (0, 1) if not shaded or lexicon.cards.dual[card]]
    return {
        "sides": sides,
        "questions": sorted(_questions(rules.spec.game)),
        "lines": sorted(lexicon.journal),
        "boxes": sorted(set(_boxes(rules))),
        "reasons": list(lexicon.lists["reason"]),
    }


def _side(card: int, shaded: int) -> str:
    return f"{card} shaded" if shaded else str(card)


def _questions(game: str) -> Iterator[str]:
    """Yield the kinds of questions: each has a prompt."""
    for path in message_files("en", game):
        yield from re.findall(r"^prompt-([a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def _boxes(rules: Rules) -> Iterator[str]:
    """Yield the boxes for Operations in the bots' charts, of all editions."""
    factions = rules.spec.factions
    if rules.spec.game == "andean-abyss":
        for edition in (FIRST_EDITION, SECOND_EDITION):
            for f, chart in enumerate(edition.charts):
                if chart is not None:
                    yield from (f"{factions[f]} {box.operation} {box.rule}" for box in chart.boxes.values())
    elif rules.spec.game == "distant-plain":
        for f, whole in CHARTS.items():
            yield from (f"{factions[f]} {box.operation} {box.rule}" for box in whole.operations.boxes.values())


def cover_game(name: str, options: dict[str, str], seed: int) -> Counts:
    """Play a random game and count what comes up."""
    rules, random = rules_for(name), Random(seed)
    game = Game.new(rules, options)
    asked: Counter[str] = Counter()
    by_odds = chance(random)
    while game.decision is not None:
        decision = game.decision
        asked[decision.kind] += 1
        game.play(by_odds(game, decision) if decision.actor == CHANCE else random.choice(decision.options))
    return {"questions": dict(asked), **read_journal(rules, game.journal)}


def read_journal(rules: Rules, journal: list[Any]) -> Counts:
    """Count the lines of a journal, and the Events, boxes and reasons in them."""
    lexicon, factions = rules.lexicon(), rules.spec.factions
    operations: list[str] = rules.procedures.operations
    found: dict[str, Counter[str]] = {part: Counter() for part in PARTS if part != "questions"}
    for id, numbers in journal:
        found["lines"][id] += 1
        facts = dict(zip([name for name, _ in lexicon.journal[id]], numbers, strict=False))
        if id == "event":
            _, card, shaded = numbers
            found["sides"][_side(card, shaded if lexicon.cards.dual[card] else 0)] += 1
        elif id == "bot-box":
            rule = lexicon.rules[facts["rule"]]
            found["boxes"][f"{factions[facts['faction']]} {operations[facts['operation']]} {rule}"] += 1
        if "reason" in facts:
            found["reasons"][lexicon.lists["reason"][facts["reason"]]] += 1
    return {part: dict(counts) for part, counts in found.items()}


def missing(rules: Rules, counts: Counts) -> dict[str, list[str]]:
    """Return what never came up, by part."""
    return {part: [one for one in all_ if one not in counts.get(part, {})] for part, all_ in everything(rules).items()}


def run(
    name: str,
    seeds: range,
    workers: int = 1,
    into: Path | None = None,
    given: dict[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[int, Counts]:
    """Count over games with random options beside the given ones; return the number of games and the counts.

    With `into`, counts are kept in that file after each game, and games counted there are not played again.
    """
    kept = _read(into, name, given)
    done: list[int] = kept["seeds"]
    totals = {part: Counter(kept["counts"].get(part, {})) for part in PARTS}
    left = [s for s in seeds if s not in done]
    jobs: list[tuple[Any, ...]] = [(name, any_options(name, s, given), s) for s in left]
    for number, counts in carry_out(cover_game, jobs, workers):
        done.append(left[number])
        for part, found in counts.items():
            totals[part].update(found)
        if into:
            text = json.dumps({"game": name, "given": given or {}, "seeds": sorted(done), "counts": totals})
            whole = into.with_suffix(".new")
            whole.write_text(text + "\n", encoding="utf-8")
            whole.replace(into)
        if progress:
            progress(len(done))
    return len(done), {part: dict(counts) for part, counts in totals.items()}


def _read(path: Path | None, name: str, given: dict[str, str] | None) -> dict[str, Any]:
    """Read the counts of an earlier run of the same game and options."""
    if path is not None and path.exists():
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if kept["game"] == name and kept["given"] == (given or {}):
            return kept
    return {"seeds": [], "counts": {}}
