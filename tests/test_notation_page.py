"""The examples of docs/notation.md are true."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from abyssal.games import rules_for
from abyssal.games.andean_abyss import position
from abyssal.kernel import record
from abyssal.kernel.game import Game
from tests.helpers import RULES, board

PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w[\w ]*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[str]:
    found = [text for name, text in BLOCKS if name == kind]
    assert found, kind
    return found


def test_every_example_is_run() -> None:
    assert {name for name, _ in BLOCKS} == {"space", "json position", "record", "json record", "pycon"}


def test_spaces() -> None:
    for text in blocks("space"):
        board(text).check()


@pytest.mark.parametrize("text", blocks("json position"), ids=["short", "whole"])
def test_positions(text: str) -> None:
    b = RULES.from_position(json.loads(text))
    assert RULES.from_position(RULES.to_position(b)).snapshot() == b.snapshot()
    assert Game.at(RULES, b).decision is not None


@pytest.mark.parametrize("text", blocks("record") + blocks("json record"), ids=["text", "json"])
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


def test_the_table_names_every_key() -> None:
    rows = re.findall(r"^\| (`[^|]*) \|", PAGE.split("| key |")[1].split("\n\n")[0], re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == set(position.KEYS)
