"""Messages are read strictly, with the standard library, just as msgspec reads them."""

from __future__ import annotations

import dataclasses
import json
from random import Random
from typing import Any

import msgspec
import pytest

from abyssal.kernel.errors import Problem
from abyssal.server.http.schema import struct
from abyssal.table.protocol import messages
from abyssal.table.protocol.messages import Choose, Create, Hello, Sit, Talk
from abyssal.table.protocol.reading import read_message

VALID: list[tuple[Any, dict[str, Any]]] = [
    (Choose, {"rev": 0, "request": "r", "choice": "train"}),
    (Choose, {"rev": 7, "request": "r" * 64, "choices": ["a", "b"], "on": True, "most": ""}),
    (Create, {"game": "andean-abyss", "options": {"players": "4"}, "seats": {"govt": "person", "farc": "strong"}}),
    (Create, {"record": "x\ny", "friendly": False, "open": ["farc"], "clock": "turn:3600"}),
    (Sit, {"request": "q", "faction": "govt", "name": "Zoë", "webhook": None}),
    (Hello, {"tokens": ["abc", "def"], "lang": "es"}),
    (Talk, {"ping": 5}),
]
VALUES: list[Any] = [
    None, True, 0, -1, 1_000_000, 1_000_001, 2**53, 1.0, 0.5, "", "x", "x" * 64, "x" * 65, "x" * 201, "a b", "ü", "a\n",
    [], ["x"], ["x"] * 13, [""], [1], {}, {"a": "b"}, {"a": 1}, {"x" * 65: "b"}, {"govt": "king"}, "turn:1",
    "turn:10\n",
]  # fmt: skip


def read_both(text: str | bytes, kind: Any) -> tuple[Any, Any]:
    """What each reader makes of a message: its fields, or the error."""
    try:
        ours: Any = dataclasses.asdict(read_message(text, kind))
    except Problem as problem:
        assert problem.id == "bad-message"
        ours = str(problem.facts["error"])
    try:
        theirs: Any = msgspec.structs.asdict(msgspec.json.decode(text, type=struct(kind)))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        theirs = str(error)
    return ours, theirs


@pytest.mark.parametrize(("kind", "data"), VALID)
def test_valid_messages(kind: Any, data: dict[str, Any]) -> None:
    ours, theirs = read_both(json.dumps(data), kind)
    assert ours == theirs
    assert data.items() <= ours.items()


@pytest.mark.parametrize("seed", range(20))
def test_mutated_messages_are_read_alike(seed: int) -> None:
    """Fields that are missing, unknown or of another value: the same result, or the same words."""
    random, refused = Random(seed), 0
    for _ in range(40):
        kind, data = random.choice(VALID)
        changed = dict(data)
        for _ in range(random.randint(1, 2)):
            name = random.choice([*(field.name for field in dataclasses.fields(kind)), "as"])
            if name in changed and random.random() < 0.3:
                del changed[name]
            else:
                changed[name] = random.choice(VALUES)
        ours, theirs = read_both(json.dumps(changed), kind)
        assert ours == theirs, changed
        refused += isinstance(ours, str)
    assert refused > 5


@pytest.mark.parametrize(
    "text",
    [
        b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 5000,
        b'{"ping": NaN}', b'{"ping": Infinity}', b'{"ping": 1e400}',
        b'{"ping": 01}', b'{"lang": "\\ud800"}', b'{"lang": "\xc3\x28"}', b'{"lang": "\t"}', b'{"lang": "\\x"}',
        b"\xef\xbb\xbf{}", b"{} {}", b'{"ping": ' + b"9" * 5000 + b"}", '{"ping": 1}'.encode("utf-16"), b'{"ping": 1,}',
        "hello",
    ],
)  # fmt: skip
def test_what_is_no_message(text: bytes | str) -> None:
    ours, theirs = read_both(text, Talk)
    assert isinstance(ours, str)
    assert isinstance(theirs, str)
    assert ours.isprintable()


def test_pairs_of_surrogates_are_text() -> None:
    assert read_message('{"lang": "\\ud83d\\ude00"}', Talk).lang == "\N{GRINNING FACE}"


def test_a_repeated_request_has_the_same_digest_as_before() -> None:
    """The database keeps digests of `repr(message)`, so that must not change."""
    shown = "Choose(rev=3, request='r', choice='train', choices=None, on=False, most=None)"
    assert repr(Choose(3, "r", "train")) == shown
    assert {kind.__name__ for kind in messages.REQUESTS} >= {"Choose", "Undo", "Rewind", "Sit", "Say"}
