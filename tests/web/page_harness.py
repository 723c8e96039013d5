"""The page in a real browser against a real server: what the tests of the page share."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from abyssal.server.client import Client
from abyssal.table.play.exercises import LESSON, exercises
from tests import waiting
from tests.server.conftest import Running

SHOTS = Path("build/screenshots")
PATIENCE = 1000 * waiting.PATIENCE
"""How many milliseconds a busy machine has for what takes a moment on a quiet one."""
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

SOLO = """format: 1
game: andean-abyss
version: 0.1.0
option players=1
---
chance 2
chance 50
"""
"""A solo game whose first card lets the Government begin."""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    running = Running(f"sqlite:///{folder / 'page.db'}")
    try:
        yield running.base
    finally:
        running.stop()


def post(base: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        f"{base}/api/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


UNFOLD = """if (location.protocol.startsWith("http")) {
  localStorage.getItem("abyssal-list") ?? localStorage.setItem("abyssal-list", "open");
}"""

LOBBY = ".offer .play-solo"
"""What the first page shows when it is ready."""


def offer(game: str, way: str) -> str:
    """The button that starts a game in this way, on the first page."""
    return f'.offer[data-game="{game}"] .{way}'


def play_solo(page: Page, game: str = "andean-abyss", faction: str = "govt") -> None:
    """Start a solo game from the first page."""
    page.click(offer(game, "play-solo"))
    page.click(f'dialog .faction-card[data-faction="{faction}"]')
    page.wait_for_selector("#decision .prompt")


def taught(base: str, game: str) -> Any:
    """A table of the tutorial, played by its script up to the end of the first turn: one choice ends it. `last` is the
    last choice before it that is not *Done*, `undo` how many choices to take back to get before that one."""
    client = Client.create(base, game=game, lesson=True)
    steps = exercises(game)[LESSON].steps
    first = next(n for n, step in enumerate(steps) if step.id == "tutorial-end")
    choices = [choice for step in steps[: first + 1] for choice in step.choices][:-1]
    for choice in choices:
        client.choose(choice)
    undo = next(n for n, choice in enumerate(reversed(choices), 1) if choice != "done")
    return {"table": client.table, "tokens": client.tokens, "last": choices[-undo], "undo": undo}


class Visitor:
    """Somebody with a browser of their own, who wants no motion unless a test is about it. What the page complains of
    in its console fails the test."""

    def __init__(self, browser: Browser, base: str, unfolded: bool = True, **about: Any) -> None:
        self.base = base
        self.problems: list[str] = []
        self.context: BrowserContext = browser.new_context(
            **{"viewport": DESK, "locale": "en-US", "reduced_motion": "reduce", **about}
        )
        # The list of spaces stays open once it was opened: tests press its buttons.
        if unfolded:
            self.context.add_init_script(UNFOLD)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        # What the server refuses is part of some tests; the browser reports it as an error too.
        if message.type == "error" and "status of 4" not in message.text:
            self.problems.append(message.text)

    def lobby(self) -> Page:
        self.page.goto(self.base)
        self.page.wait_for_selector(LOBBY)
        return self.page

    def custom(self, game: str = "") -> Page:
        """Open the form for a custom game on the first page."""
        page = self.lobby()
        page.click("#custom summary")
        if game:
            page.select_option('select[name="game"]', game)
        idle(page)
        return page

    def sit(self, made: Any, *factions: str) -> Page:
        """Come to a table by the link of a seat; for several seats as somebody who holds them already; without any, to
        watch."""
        address = f"{self.base}/t/{made['table']}"
        if len(factions) == 1:
            address += f"#seat={made['tokens'][factions[0]]}&faction={factions[0]}"
        elif factions:
            self._hold(made["table"], {faction: made["tokens"][faction] for faction in factions})
        # Another fragment alone would not load the page anew.
        if self.page.url.startswith(address.partition("#")[0]):
            self.page.goto("about:blank")
        self.page.goto(address)
        shown(self.page)
        return self.page

    def _hold(self, table: str, tokens: dict[str, str]) -> None:
        """Keep secrets where the page keeps them."""
        if not self.page.url.startswith(self.base):
            self.page.goto(f"{self.base}/healthz")
        held = json.dumps({table: {"tokens": tokens, "joined": True}})
        self.page.evaluate("held => localStorage.setItem('abyssal-tables', held)", held)

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def leave(self) -> None:
        self.context.close()
        assert not self.problems, self.problems


HANDOVER = "dialog.handover"
"""Where several lead factions at one screen it is handed on."""


# The page says on its root which revision of the table it shows (`data-rev`), which moment of the game (`data-at`), and
# whether a request or a motion is under way (`data-busy`). Not `wait_for_function`: it evaluates strings, which the
# page's policy forbids.


def idle(page: Page) -> None:
    """Wait until nothing is under way: no request, no motion of pieces, no tale."""
    page.wait_for_selector("html:not([data-busy])", state="attached")


def shown(page: Page) -> None:
    """Wait until a table is on the page."""
    page.wait_for_selector("html[data-rev]:not([data-busy])", state="attached")


def revision(page: Page) -> str:
    """The revision of the table that the page shows."""
    return page.get_attribute("html", "data-rev") or ""


def moved_on(page: Page, before: str) -> None:
    """Wait until the page shows another revision than before, with all that belongs to it."""
    expect(page.locator("html")).not_to_have_attribute("data-rev", before)
    idle(page)


def still(page: Page) -> None:
    """Wait until everything is in its place: sizes are measured anew and transitions are over."""
    idle(page)
    page.evaluate(
        """async () => {
          const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
          // What follows from a size is set in the frame after it.
          await frame();
          await frame();
          const ends = (motion) => motion.effect?.getComputedTiming().endTime < Infinity;
          await Promise.allSettled(document.getAnimations().filter(ends).map(motion => motion.finished));
          await frame();
        }"""
    )


def prompt(page: Page) -> str:
    return page.inner_text("#prompt")


def choose(page: Page, choice: str) -> None:
    """Press the button of a choice and wait for what comes of it."""
    before = revision(page)
    page.click(f'#decision [data-choice="{choice}"]')
    moved_on(page, before)


def click_space(page: Page, space: str, touch: bool = False) -> None:
    """Press a space in its middle, on whatever lies there, once the map stands still."""
    shape = page.wait_for_selector(f'#board [data-space="{space}"]')
    assert shape
    shape.wait_for_element_state("stable")
    box = shape.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    (page.touchscreen.tap if touch else page.mouse.click)(x, y)


def cards(page: Page) -> int:
    """How many cards the journal has told of."""
    return page.inner_text("#log").count("Card: ")


def settled(page: Page) -> None:
    idle(page)
    expect(page.locator("#decision .choice, #decision .confirm").first).to_be_visible()


def play_two_cards(page: Page, act: Callable[[Page], None]) -> None:
    """Until the third card lies open."""
    for _ in range(80):
        if cards(page) >= 3:
            return
        settled(page)
        act(page)
    raise AssertionError("two cards took more than 80 choices")


def by_mouse(page: Page) -> None:
    """Take the screen over, confirm, finish, or take the first choice."""
    if page.locator(HANDOVER).count():
        page.click(f"{HANDOVER} button")
        return
    if page.locator(".confirm").count():
        page.click(".confirm")
        idle(page)
        return
    choices = page.locator("#decision .choice")
    last = page.locator('#decision .choice[data-choice="done"], #decision .choice[data-choice="pass"]')
    (last.first if last.count() else choices.first).click()
    idle(page)


def by_keys(page: Page) -> None:
    """Type the name of a choice, confirm, or take the screen over: no mouse."""
    if page.locator(f"{HANDOVER}, .confirm").count():
        page.keyboard.press("Enter")
    else:
        options = page.eval_on_selector_all("#decision .choice", "all => all.map(one => one.dataset.choice)")
        name = next((choice for choice in ("done", "pass") if choice in options), options[0])
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    idle(page)


def barriers(page: Page, part: str | None = None) -> list[str]:
    """What axe finds serious or critical, on the page or in a part of it: the map alone takes a second."""
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}"
        for one in Axe().run(page, part).response["violations"]
        if one["impact"] in ("serious", "critical")
    ]
