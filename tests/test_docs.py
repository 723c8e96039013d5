"""The generated pages of docs are up to date."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from abyssal.games import GAMES
from abyssal.rules_index import index
from tools.build_docs import AIDS, PAGES, aid_page, page
from tools.draw_house import PICTURE, ROOMS, picture

DOCS = PAGES["andean-abyss"].parent
ROOM_PAGES = [DOCS / "architecture.md", *sorted((DOCS / "architecture").glob("*.md"))]
RULINGS = PAGES["andean-abyss"].parent / "rulings.md"
games = pytest.mark.parametrize("game", GAMES)


@games
def test_the_page_is_what_make_docs_writes(game: str) -> None:
    assert PAGES[game].read_text(encoding="utf-8") == page(game), "run make docs"
    assert AIDS[game].read_text(encoding="utf-8") == aid_page(game), "run make docs"


@games
def test_every_rule_and_card_is_listed(game: str) -> None:
    rows = re.findall(r"^\| (\S+) \|", page(game), re.MULTILINE)
    ids = {re.sub(r"card-(\d+).*", r"\1", id) for id in index(game)}
    assert set(rows) - {"rule", "card"} == ids


@games
def test_links_lead_somewhere(game: str) -> None:
    links = set(re.findall(r"\]\(([^)]+)\)", page(game)))
    assert len(links) > 40
    assert [link for link in links if not (PAGES[game].parent / link).is_file()] == []


def rulings() -> list[tuple[str, str]]:
    """The rows of the page of rulings: rule or card, and what we do."""
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    return [(rule, ruling) for rule, ruling in rows if rule not in ("rule", "card") and not rule.startswith("---")]


def test_rulings_say_what_is_unsure() -> None:
    """Where the text or the sources speak as much for another reading, the ruling says so."""
    unsure = [rule for rule, ruling in rulings() if ruling.startswith("*Unsure:*")]
    assert unsure == ["1.3.5, 28", "4.4.2", "5.1.3", "8.1.1 Op not possible", "8.1.1", "8.1.1", "3.2.2, 3.2.4", "8.1"]


def test_rulings_name_the_moment_of_a_special_activity() -> None:
    """4.1 One block, which the published tutorial does not keep to."""
    text = RULINGS.read_text(encoding="utf-8")
    assert any(rule == "4.1" and "in one block" in ruling for rule, ruling in rulings())
    assert "The published tutorial splits one" in text


def test_the_picture_of_the_house_shows_the_real_imports() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "run make docs"
    text = ROOM_PAGES[0].read_text(encoding="utf-8")
    assert [room for room in ROOMS if f"`{room}/`" not in text] == []


@pytest.mark.parametrize("path", ROOM_PAGES, ids=lambda path: path.name)
def test_paragraphs_about_the_architecture_are_short(path: Path) -> None:
    """At most 120 words."""
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    paragraphs = [part for part in text.split("\n\n") if not part.startswith(("|", "#"))]
    assert [part[:60] for part in paragraphs if len(part.split()) > 120] == []


def test_the_sample_of_the_kernel_is_real() -> None:
    text = (DOCS / "architecture" / "kernel.md").read_text(encoding="utf-8")
    sample = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert sample is not None
    source = (DOCS.parent / "tests" / "coin" / "small.py").read_text(encoding="utf-8")
    assert textwrap.indent(sample[1], "    ") in source
