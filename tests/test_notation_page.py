"""The examples of docs/notation.md are true."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from abyssal.coin import deck_file
from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.games.andean_abyss import position
from abyssal.games.distant_plain import position as distant_plain
from abyssal.kernel import record
from tests.games.andean_abyss.helpers import board
from tests.games.distant_plain.helpers import board as afghanistan

PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w[\w -]*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[str]:
    found = [text for name, text in BLOCKS if name == kind]
    assert found, kind
    return found


def test_every_example_is_run() -> None:
    kinds = {"space", "space distant-plain", "json position", "record", "json record", "json deck", "pycon"}
    assert {name for name, _ in BLOCKS} == kinds


def test_deck_files() -> None:
    for text in blocks("json deck"):
        assert deck_file.read(text, rules_for(json.loads(text)["game"]).spec)


def test_spaces() -> None:
    for text in blocks("space"):
        board(text).check()
    for text in blocks("space distant-plain"):
        afghanistan(text).check()


@pytest.mark.parametrize(
    "text", blocks("json position"), ids=["short", "whole", "short distant-plain", "whole distant-plain"]
)
def test_positions(text: str) -> None:
    data = json.loads(text)
    rules = rules_for(data.get("game", GAMES[0]))
    b = rules.from_position(data)
    assert rules.from_position(rules.to_position(b)).snapshot() == b.snapshot()
    assert Game.at(rules, b).decision is not None


@pytest.mark.parametrize(
    "text", blocks("record") + blocks("json record"), ids=["distant-plain", "withheld", "text", "json"]
)
def test_records(text: str) -> None:
    found = record.read(text)
    game = found.replay(rules_for)
    assert game.tape == [choice for _, choice in found.choices]


def test_python() -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for i, text in enumerate(blocks("pycon")):
        test = doctest.DocTestParser().get_doctest(text, {}, f"example {i + 1}", "notation.md", 0)
        runner.run(test)
    assert runner.failures == 0


def keys(heading: str) -> set[str]:
    """The keys named in the first column of a table."""
    rows = re.findall(r"^\| (`[^|]*) \|", PAGE.split(heading)[1].split("\n\n")[0], re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def test_the_tables_name_every_key() -> None:
    """Those of A Distant Plain are the same but for four, and some of its own."""
    assert keys("| key |") == set(position.KEYS)
    same = keys("| key |") - {"president", "protected", "foreign", "shipments"}
    assert same | keys("| key of A Distant Plain |") == set(distant_plain.KEYS)
