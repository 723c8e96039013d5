"""Strict JSON."""

from __future__ import annotations

import pytest

from abyssal.kernel import record
from abyssal.kernel.errors import Problem
from abyssal.kernel.json_text import MAX_DEPTH, parse


def nested(depth: int) -> str:
    return '{"a":' * (depth - 1) + "[]" + "}" * (depth - 1)


def test_depth() -> None:
    """Data nested too deeply to recurse through is refused while it is read."""
    assert str(parse(nested(MAX_DEPTH))) == nested(MAX_DEPTH).replace('"', "'").replace(":", ": ")
    for depth in [MAX_DEPTH + 2, *range(300, 1100, 20), 100_000]:
        for text in (nested(depth), "[" * depth + "]" * depth):
            with pytest.raises(Problem, match="not-json"):
                parse(text)


@pytest.mark.parametrize("depth", [900, 985, 1000])
def test_depth_in_a_record(depth: int) -> None:
    text = '{"format": 1, "game": "andean-abyss", "version": "0.1.0", "choices": ' + nested(depth) + "}"
    with pytest.raises(Problem, match="bad-record line=1 reason='not-json'"):
        record.read(text)
