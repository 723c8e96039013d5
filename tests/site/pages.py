"""The site in a real browser: what its tests share."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request

from tests.web.page_harness import LOBBY, Visitor, idle, moved_on, revision, shown

SOLO = "#game=andean-abyss&seed=7"
HOME = """() => {
  for (const box of document.querySelectorAll("dialog")) box.close();
  document.querySelector("#notices button")?.click();
  history.pushState(null, "", "./");
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Go to the first page without loading it again: Python goes on."""
DELETE = """() => new Promise((done, fail) => {
  const request = indexedDB.deleteDatabase("abyssal");
  request.onsuccess = done;
  request.onerror = fail;
})"""
"""Delete the tables."""
KNOWN = "localStorage.getItem('abyssal-tables')"
"""The tables that the page remembers."""
SEND = """async ([from, request]) => {
  const { connection } = await import(from);
  return connection.send(request);
}"""


class Guest(Visitor):
    """A visitor of the site. All requests are noted."""

    def __init__(self, browser: Browser, base: str, **about: Any) -> None:
        super().__init__(browser, base, **about)
        self.requests: list[str] = []
        self.context.on("request", self._noted)

    def _noted(self, request: Request) -> None:
        self.requests.append(request.url)

    def hosts(self) -> set[str]:
        """The hosts that were asked for anything."""
        return {urlsplit(url).netloc for url in self.requests if not url.startswith(("data:", "blob:"))}

    def open(self, link: str = "", page: Page | None = None) -> Page:
        page = page or self.page
        page.goto(f"{self.base}{link}")
        page.wait_for_selector("html[data-start=ready]", state="attached")
        return page

    def table(self, link: str = SOLO) -> Page:
        """Open a link that starts a game."""
        page = self.open(link)
        shown(page)
        return page

    def home(self) -> Page:
        """Go to the first page, where Python has started."""
        self.page.evaluate(HOME)
        self.page.wait_for_selector(LOBBY)
        idle(self.page)
        return self.page

    def follow(self, link: str = SOLO) -> Page:
        """Follow a link that starts a game, from the first page, where Python has started."""
        self.page.evaluate("link => (location.hash = link)", link)
        shown(self.page)
        return self.page

    def lobby_of_server(self) -> Page:
        """Open the first page of a server, which needs no start."""
        self.page.goto(self.base)
        self.page.wait_for_selector("#main .games")
        return self.page

    def offline_ready(self) -> None:
        """Wait until everything is kept for later visits without a network."""
        self.page.wait_for_selector("html[data-offline=ready]", state="attached")

    def send(self, path: str, body: object = None, tokens: Any = (), **query: str) -> tuple[int, str]:
        request: dict[str, Any] = {"path": path, "query": {"lang": "en", **query}, "tokens": list(tokens)}
        if body is not None:
            request["body"] = body
        answer = self.page.evaluate(SEND, [f"{self.base}web/connection.js", request])
        return answer["status"], answer["text"]

    def tokens(self) -> list[str]:
        """The tokens of the table on the page."""
        known = json.loads(self.page.evaluate(KNOWN))
        return list(known[self.table_id()]["tokens"].values())

    def table_id(self) -> str:
        return self.page.url.partition("table=")[2].partition("&")[0].partition("#")[0]


def choose(page: Page, choice: str) -> None:
    """Make a choice with its button and wait until it is on the page."""
    before = revision(page)
    page.click(f'#decision [data-choice="{choice}"]')
    confirm = page.locator("#decision .confirm")
    idle(page)
    if revision(page) == before and confirm.count():
        confirm.click()
    moved_on(page, before)


def first_option(page: Page) -> str:
    return page.locator("#decision [data-choice]").first.get_attribute("data-choice") or ""
