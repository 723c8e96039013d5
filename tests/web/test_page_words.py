"""The words of the page: those it asks for are there, those that are there it asks for."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from abyssal.language.page import LANGUAGES, page_words

WEB = Path(str(files("abyssal") / "web"))
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.js")))


def test_every_word_that_is_asked_for_is_there() -> None:
    asked = set(re.findall(r"\b(?:t|say)\(\s*\"([a-z][a-z-]*)\"", SCRIPTS))
    assert asked
    assert {f"page-{id}" for id in asked} <= set(page_words("en"))


def test_every_word_is_asked_for() -> None:
    """By its id, or by the beginning of its id with the rest filled in."""
    whole = set(re.findall(r"\"([a-z][a-z-]*)\"", SCRIPTS))
    begun = set(re.findall(r"`([a-z][a-z-]*-)\$\{", SCRIPTS)) | {
        f"{id}-" for id in ("theme", "palette", "speed", "effect", "side")
    }
    for id in page_words("en"):
        name = id.removeprefix("page-")
        assert name in whole or any(name.startswith(beginning) for beginning in begun), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_reach_the_page_by_name(language: str) -> None:
    words = page_words(language)
    assert "{faction}" in words["page-your-turn"]
    assert not [id for id, text in words.items() if re.search(r"\$|\{ ", text)]


def test_no_script_or_style_in_the_markup() -> None:
    """The page runs under a policy that allows neither."""
    markup = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"\son[a-z]+=|style=|<style|javascript:", markup)
    assert re.findall(r"<script[^>]*>([^<]*)</script>", markup) == [""]
    assert "innerHTML" not in SCRIPTS
