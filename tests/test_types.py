"""The page's types are those of the server."""

from __future__ import annotations

import dataclasses
import re
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from abyssal.server.http.schema import schemas
from abyssal.table.protocol import shapes
from tools.build_types import PAGE, Kind, _interface, _is_optional, _typescript, page


def test_the_file_is_what_make_docs_writes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make docs"


def test_every_answer_and_request_of_the_schema_is_there() -> None:
    """What /api/schema lists has a type of that name. Some requests share their name with an answer."""
    answers, requests = page().split("export namespace Requests {")
    for text, names in ((answers, schemas()["answers"]), (requests, schemas()["requests"])):
        assert [name for name in names if f"export interface {name} " not in text] == []


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (str, "string"),
        (float, "number"),
        (bool, "boolean"),
        (Any, "unknown"),
        (int | None, "number | null"),
        (Literal["a", "b"], '"a" | "b"'),
        (list[str | int], "(string | number)[]"),
        (list[list[str]], "string[][]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (Annotated[str, "as long as you like"], "string"),
        (shapes.Clock | None, "Clock | null"),
    ],
)
def test_a_type_in_typescript(hint: Any, expected: str) -> None:
    assert _typescript(hint, {shapes.Clock: "Clock"}) == expected


def test_a_type_without_counterpart_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for <class 'complex'>"):
        _typescript(complex, {})


class Partly(TypedDict):
    always: str
    sometimes: NotRequired[int]


class Sent(msgspec.Struct):
    always: str
    sometimes: int = 0


@dataclasses.dataclass
class Plain:
    always: str
    sometimes: list[int] = dataclasses.field(default_factory=list)


@pytest.mark.parametrize("kind", [Partly, Sent, Plain])
def test_what_may_be_left_out_is_optional(kind: type) -> None:
    text = _interface(Kind("K", kind, [], "", {}), {})
    assert "  always: string;\n" in text
    assert "  sometimes?: number" in text


def test_comments_are_carried_over() -> None:
    text = _interface(Kind("K", Partly, [], "What it is.", {"always": "What is */ in it."}), {})
    assert text.startswith("/** What it is. */\nexport interface K {\n  /** What is *\\/ in it. */\n  always: string;")
    assert not _is_optional(Partly, "always", str)


SCRIPTS = {
    path.relative_to(PAGE.parent).as_posix(): path.read_text(encoding="utf-8") for path in PAGE.parent.rglob("*.js")
}


def unexplained(text: str) -> list[str]:
    """Return the JSDoc comments with a type that has `any` in it, unless they say why: `any: reason`."""
    found = []
    for comment in re.findall(r"/\*\*.*?\*/", text, re.DOTALL):
        types = re.findall(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", comment)
        if any(re.search(r"\bany\b", one) for one in types) and not re.search(r"\bany: \w", comment):
            found.append(comment)
    return found


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_scripts_name_their_types(name: str) -> None:
    assert unexplained(SCRIPTS[name]) == []


def test_any_is_found_wherever_a_type_has_it() -> None:
    explained = "/** @returns {any} any: it may be everything */ /** What there is, if any. @param {string} what */"
    assert unexplained(explained) == []
    assert len(unexplained("/** @type {any} */\n/**\n * @param {{a: {b: any}[]}} c\n */\n/** @type {any[]} */")) == 3
