"""Cards, lasting effects, tracks and boxes, shown as the server tells them: the page does not ask which game it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.page_harness import LOBBY, SOLO, Visitor, post

Come = Callable[..., Visitor]

HALO = {"id": "halo", "faction": "west", "side": "", "text": "", "title": "West has instructions"}
TWO = {"id": "gray-two", "faction": "east", "side": "", "text": "2", "title": "Gray 2"}
GUESSED = {"id": "reconstructed", "faction": "", "side": "shaded", "text": "", "title": "Our own reading"}
CARD = {
    "number": 7,
    "title": "A card",
    "kind": "event",
    "order": ["west", "east"],
    "marks": [HALO, TWO, GUESSED],
    "sides": [{"side": side, "label": side.title(), "text": f"What is {side}"} for side in ("unshaded", "shaded")],
}
EFFECT = {"card": 7, "title": "A card", "side": "shaded", "text": "It lasts", "kind": "capability", "marks": [GUESSED]}
BOX = {"id": "lost", "title": "Lost", "pieces": [{"piece": "west.troops", "name": "West Troops", "count": 3}]}
TRACK = {"id": "west", "title": "West wins by", "value": "12", "number": 12, "goal": 10, "faction": "west"}

DRAWN = """async ([panel, state]) => {
  const names = {west: "West", east: "East"};
  const faction = (id) => ({id, name: `The ${names[id]}`, short: names[id]});
  const host = document.createElement("div");
  const table = {faction, host, mine: () => [], worded: (prefix, id) => `${prefix} ${id}`};
  // The page runs as one script: a module fetched by itself has words of its own.
  const {loadWords} = await import("/web/words.js");
  await loadWords();
  const module = await import(`/web/panels/${panel}.js`);
  const made = new (Object.values(module)[0])(table);
  document.body.append(made.el);
  made.show(state);
  return made.el.innerHTML;
}"""


def drawn(page: Page, panel: str, **state: Any) -> None:
    """Draw a panel by itself, below what the page shows."""
    whole = {
        "card": CARD,
        "next": [],
        "deck": 3,
        "effects": [],
        "factions": [],
        "tracks": [],
        "boxes": [],
        "position": {},
    }
    page.evaluate(DRAWN, [panel, {**whole, **state}])


def test_marks_stand_where_they_belong(come: Come) -> None:
    page = come().lobby()
    drawn(page, "card")
    order = page.locator(".game-card .order > li")
    assert order.nth(0).locator(".card-mark.halo").get_attribute("title") == "West has instructions"
    assert order.nth(1).locator(".card-mark.gray-two").inner_text() == "2"
    assert page.locator(".game-card .side.unshaded .card-note").count() == 0
    assert page.locator(".game-card .side.shaded .card-note").inner_text() == "Our own reading My cards"


def test_a_lasting_effect_names_its_owner_where_it_has_one(come: Come) -> None:
    page = come().lobby()
    effects = [{**EFFECT, "owner": {"id": "west", "name": "The West"}}, {**EFFECT, "card": 8, "owner": None}]
    drawn(page, "card", effects=effects)
    told = page.locator(".effects summary .small").all_inner_texts()
    assert told == ["effect capability (The West) · side shaded", "effect capability · side shaded"]
    assert page.locator(".effects .card-note").count() == 2


def test_tracks_and_boxes(come: Come) -> None:
    page = come().lobby()
    drawn(page, "factions", tracks=[TRACK, {**TRACK, "id": "aid", "faction": "", "goal": None}], boxes=[BOX])
    assert page.locator('.track[data-track="west"]').get_attribute("data-faction") == "west"
    assert page.locator('.track[data-track="west"] .level.reached').count() == 1
    assert page.locator('.track[data-track="aid"]').get_attribute("data-faction") is None
    lost = page.locator(".piece-box")
    expect(lost.locator("strong")).to_have_text("Lost:")
    assert lost.locator(".supply").get_attribute("title") == "West Troops: 3"


def test_what_players_hold_face_down(come: Come) -> None:
    """Of the own things what they are, of the others' how many, and all that is shown; nothing where none has any."""
    page = come().lobby()
    own = {"id": "trump", "title": "Trump", "text": "It wins.", "shown": False}
    west: dict[str, Any] = {
        "id": "west", "name": "The West", "short": "West", "resources": 3, "margin": 1, "available": [],
        "holdings": [own, {**own, "shown": True}],
    }  # fmt: skip
    hidden = {"id": "", "title": "Face down", "text": "Only its player knows.", "shown": False}
    east = {**west, "id": "east", "short": "East", "holdings": [hidden, hidden]}
    drawn(page, "factions", factions=[west, east])
    held = page.locator(".holding")
    assert [" ".join(text.split()) for text in held.all_inner_texts()] == [
        "◆ Trump (face down)", "◇ Trump", "◆ Face down", "◆ Face down",
    ]  # fmt: skip
    assert (held.nth(0).get_attribute("title"), page.locator(".holding.shown").count()) == ("It wins.", 1)
    drawn(page, "factions", factions=[{**west, "holdings": []}])
    assert page.locator(".holdings").count() == 1, "the second panel has none"


def test_a_faction_without_resources(come: Come) -> None:
    page = come().lobby()
    poor: dict[str, Any] = {
        "id": "west",
        "name": "The West",
        "short": "West",
        "resources": None,
        "margin": 1,
        "available": [],
    }
    drawn(page, "factions", factions=[poor])
    assert page.locator(".faction .number").first.inner_text().strip().endswith("–")


def test_the_game_brings_its_colours_and_words(come: Come, base: str) -> None:
    """A table has those of its game; the lobby those of all, each where it speaks of one."""
    me = come()
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    assert page.evaluate("document.body.dataset.game") == "andean-abyss"
    chip = "getComputedStyle(document.querySelector('.faction .chip[data-faction=\"farc\"]')).backgroundColor"
    assert page.evaluate(chip) == "rgb(181, 42, 38)"
    page.click(".brand")
    page.wait_for_selector(LOBBY)
    assert page.evaluate("document.body.dataset.game ?? ''") == ""
    chip = "getComputedStyle(document.querySelector('.seats .chip[data-faction=\"farc\"]')).backgroundColor"
    assert page.evaluate(chip) == "rgb(181, 42, 38)"
