"""The words of the page: those it asks for are there, those that are there it asks for."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from abyssal.language.page import LANGUAGES, page_words

WEB = Path(str(files("abyssal") / "web"))
GAME_PAGES = sorted(path.name for path in (WEB / "games").iterdir() if (path / "game.js").is_file())
SHARED = [
    path for suffix in ("js", "css", "html") for path in sorted(WEB.rglob(f"*.{suffix}")) if "games" not in path.parts
]
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.js")))


def test_every_word_that_is_asked_for_is_there() -> None:
    asked = set(re.findall(r"\b(?:t|say)\(\s*\"([a-z][a-z-]*)\"", SCRIPTS))
    assert asked
    for game in GAME_PAGES:
        assert {f"page-{id}" for id in asked} <= set(page_words("en", game))


@pytest.mark.parametrize("game", GAME_PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_are_there_in_each_language(game: str, language: str) -> None:
    assert page_words(language, game).keys() == page_words("en", game).keys()
    assert page_words(language, game).keys() > page_words(language).keys()


def test_the_shared_page_knows_no_game() -> None:
    """No faction, no piece, no colour and no rule of a game is in what all of them share."""
    words = [text.lower() for language in LANGUAGES for text in page_words(language).values()]
    shared = [path.read_text(encoding="utf-8").lower() for path in SHARED]
    assert shared
    factions = {"govt", "farc", "auc", "cartels", "coalition", "taliban", "warlords"}
    names = {*GAME_PAGES, *factions, "shipment", "police", "forest", "pipeline", "department", "pashtun", "pakistan"}
    for name in names:
        found = re.compile(rf"\b{name}s?\b")
        assert not [text for text in [*shared, *words] if found.search(text)], name
    assert not [text for text in words if re.search(r"\d\.\d", text)]


@pytest.mark.parametrize("game", GAME_PAGES)
def test_every_word_is_asked_for(game: str) -> None:
    """By its id, or by the beginning of its id with the rest filled in."""
    whole = set(re.findall(r"\"([a-z][a-z-]*)\"", SCRIPTS))
    begun = set(re.findall(r"`([a-z][a-z-]*-)\$\{", SCRIPTS)) | {
        f"{id}-" for id in ("theme", "palette", "speed", "effect", "side")
    }
    for id in page_words("en", game):
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
