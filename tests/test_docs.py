"""The generated page of docs is up to date."""

from __future__ import annotations

import re

from abyssal.rules_index import index
from tools.build_docs import GAME, PAGE, page


def test_the_page_is_what_make_docs_writes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make docs"


def test_every_rule_and_card_is_listed() -> None:
    rows = re.findall(r"^\| (\S+) \|", page(), re.MULTILINE)
    ids = {re.sub(r"card-(\d+).*", r"\1", id) for id in index(GAME)}
    assert set(rows) - {"rule", "card"} == ids


def test_links_lead_somewhere() -> None:
    links = set(re.findall(r"\]\(([^)]+)\)", page()))
    assert len(links) > 40
    assert [link for link in links if not (PAGE.parent / link).is_file()] == []
