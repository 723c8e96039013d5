"""The documentation site: its menu lists every page, and links of the repository are right on the site too.

`make docs-site` builds it and fails on any broken link.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.docs_site import slug, within_docs

ROOT = Path(__file__).parents[1]


def test_the_menu_lists_every_page() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = re.findall(r"([\w/-]+\.md)$", menu, re.MULTILINE)
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert sorted(listed) == sorted(pages)


@pytest.mark.parametrize(
    ("source", "text", "wanted"),
    [
        ("docs/a.md", "[b](b.md#c)", "[b](b.md#c)"),
        ("docs/a.md", "[code](../src/x.py)", "`code`"),
        ("docs/a.md", "[`code`](../src/x.py)", "`code`"),
        ("docs/a.md", "![map](table.png)", "![map](table.png)"),
        ("docs/a.md", "[us](https://example.org/a.md)", "[us](https://example.org/a.md)"),
        ("docs/rooms/a.md", "[b](../b.md)", "[b](../b.md)"),
        ("docs/rooms/a.md", "[help](../../CONTRIBUTING.md)", "[help](../contributing.md)"),
        ("CONTRIBUTING.md", "[b](docs/b.md#c)", "[b](b.md#c)"),
        ("CONTRIBUTING.md", "[license](LICENSE)", "`license`"),
    ],
)
def test_links(source: str, text: str, wanted: str) -> None:
    assert within_docs(text, source) == wanted


def test_anchors_are_those_of_other_viewers() -> None:
    assert slug("What it is, and `why`", "-") == "what-it-is-and-why"
