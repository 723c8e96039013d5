"""The tutorial in the browser: the whole of it by its own pointers, wrong choices, and nothing covered at any size."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from abyssal.games import GAMES
from abyssal.table.play.exercises import LESSON, exercises
from tests.web.measures import ASKED
from tests.web.page_harness import Visitor, choose, idle, moved_on, offer, revision, shown, still

Come = Callable[..., Visitor]
SIZES = [(1366, 768), (390, 844), (820, 1180), (2560, 1440)]


def learn(page: Page, game: str) -> None:
    page.click(offer(game, "learn"))
    page.click(".tutorial-start")
    shown(page)
    page.wait_for_selector(".tutorial")


def pointed(page: Page) -> str:
    """The button that the frame is around."""
    return f'#decision [data-choice="{page.get_attribute(".tutorial", "data-next")}"]:visible'


def step(page: Page) -> None:
    """Do what the note asks for: press *Next*, or choose what the frame is around."""
    idle(page)
    if page.locator(".confirm").count():
        page.click(".confirm")
    elif page.locator("#tutorial-next").is_enabled():
        page.click("#tutorial-next")
    else:
        page.locator(pointed(page)).first.click()
    idle(page)


PLAYED = [("andean-abyss", "en-US"), ("andean-abyss", "es-ES"), ("distant-plain", "fr-FR")]
"""The games and languages of the ordinary suite."""
if os.environ.get("ABYSSAL_SOAK") == "1":
    PLAYED = [(game, language) for game in GAMES for language in ("en-US", "es-ES", "fr-FR")]


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_the_whole_tutorial(come: Come, game: str, language: str) -> None:
    """Each step names its goal, locks *Next* until it is reached, and points at the next choice."""
    me = come(locale=language)
    page = me.lobby()
    learn(page, game)
    steps, seen = len(exercises(game)[LESSON].steps), list[str]()
    for _ in range(80):
        title = page.inner_text(".tutorial header strong")
        if title not in seen:
            seen.append(title)
        if page.inner_text(".tutorial header .small") == f"{steps}/{steps}":
            break
        step(page)
    assert len(seen) == steps, seen
    expect(page.locator("#to-puzzles")).to_be_visible()
    page.click("#tutorial-next")
    expect(page.locator(".tutorial")).to_have_count(0)


def go_on(page: Page, person: str, made: Sequence[str], ahead: Sequence[str]) -> None:
    """Press the button of the next choice, or where *Done* has none, of what lies behind it. Pieces are picked up where
    they are and put down where they go."""
    before = revision(page)
    for count in range(1, len(ahead) + 1):
        button = page.locator(f'#decision [data-choice="{" ".join(ahead[:count])}"]:visible')
        if button.count():
            button.first.click()
            break
    else:
        carry(page, person, made, ahead)
    if page.locator(".confirm").count():
        page.click(".confirm")
    moved_on(page, before)


def carry(page: Page, person: str, made: Sequence[str], ahead: Sequence[str]) -> None:
    """Move pieces: an Operation is recorded with the destination first, and more origins for it may follow."""
    if made[-1] == "air_lift":
        origin, goal, count = ahead[:3]
    elif made[-1].isdecimal():
        goal, (origin, count) = made[-3], ahead[:2]
    else:
        goal, origin, count = ahead[:3]
    kind = f'[data-kind^="{person}."]:not([data-kind$="base"], [data-kind$="police"])'
    for _ in range(int(count)):
        page.locator(f'#board .stacks[data-space="{origin}"] {kind} > g').first.click()
    page.dispatch_event(f'#board .space[data-space="{goal}"]', "click")


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), PLAYED[1:])
def test_all_puzzles(come: Come, game: str, language: str) -> None:
    """Each is solved by its buttons, only its last choice solves it, and then the next one is a press away."""
    page = come(locale=language).lobby()
    puzzles = [puzzle for id, puzzle in exercises(game).items() if id != LESSON]
    page.click(offer(game, "learn"))
    for n, puzzle in enumerate(puzzles):
        before = page.url
        page.click("#puzzle-next" if n else f'.puzzle[data-puzzle="{puzzle.id}"]')
        page.wait_for_url(lambda url, before=before: url != before)  # type: ignore[misc]
        shown(page)
        expect(page.locator(".tutorial .goal")).to_be_visible()
        while (made := page.evaluate(ASKED)["exercise"]["made"]) < len(puzzle.solution):
            expect(page.locator(".tutorial .solved")).to_have_count(0)
            go_on(page, puzzle.person, puzzle.solution[:made], puzzle.solution[made:])
        expect(page.locator(".tutorial .solved")).to_be_visible()


def test_a_wrong_choice_is_explained_and_changes_nothing(come: Come) -> None:
    page = come().lobby()
    learn(page, "andean-abyss")
    for _ in range(4):
        page.click("#tutorial-next")
    expect(page.locator("#tutorial-next")).to_be_disabled()
    expect(page.locator(".tutorial")).to_have_attribute("data-next", "train")
    page.click('#decision [data-choice="patrol"]')
    expect(page.locator(".notice")).to_contain_text("Right now the tutorial asks for something else. Choose Train.")
    expect(page.locator("#decision [data-choice=train]")).to_be_visible()
    page.click(pointed(page))
    expect(page.locator(".tutorial .goal")).to_have_text("Choose Cali, on the map or in the list.")
    expect(page.locator('#board [data-space="cali"].flash, #board .flash').first).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator(".tutorial .goal")).to_have_text("Choose Train.")
    page.reload()
    expect(page.locator(".tutorial .goal")).to_have_text("Choose Train.")


def test_the_note_covers_neither_choices_nor_log(come: Come) -> None:
    me = come()
    page = me.lobby()
    learn(page, "distant-plain")
    for _ in range(5):
        page.click("#tutorial-next")
    expect(page.locator(".tutorial")).to_have_attribute("data-next", "train")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if (tab := page.locator('.tabs [data-tab="decision"]')).is_visible():
            tab.click()
        still(page)
        me.shot(f"tutorial-{width}")
        # It fails if anything lies over the choice.
        page.click(pointed(page), trial=True)
    page.click(pointed(page))
    expect(page.locator(".tutorial")).to_have_attribute("data-next", "kabul")


def test_a_puzzle_is_solved(come: Come) -> None:
    """From the list of *Learn*: the note states the goal, the rules say when it is reached, and the list marks it."""
    me = come()
    page = me.lobby()
    page.click(offer("andean-abyss", "learn"))
    expect(page.locator(".puzzle")).to_have_count(12)
    page.click('.puzzle[data-puzzle="govt-1"]')
    shown(page)
    expect(page.locator(".tutorial .goal")).to_have_text("Get Control of Cali with 6 Resources.")
    for choice in ("train", "cali", "0", "6"):
        expect(page.locator(".tutorial .solved")).to_have_count(0)
        choose(page, choice)
    expect(page.locator(".tutorial .solved")).to_have_text("Solved!")
    me.shot("puzzle")
    page = me.lobby()
    page.click(offer("andean-abyss", "learn"))
    expect(page.locator('.puzzle[data-puzzle="govt-1"] .mark')).to_have_text("✓")
