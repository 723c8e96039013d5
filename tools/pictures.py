"""Make the README's screenshots: `python -m tools.pictures` writes docs/table.png and docs/table-distant-plain.png.

Starts a server, plays a few turns of each game and takes the screenshots in the system's Chromium.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Any

from abyssal.server.client import Client
from tests.server.conftest import RANDOM
from tests.web.board_harness import chromium
from tests.web.page_harness import SOLO, Visitor, choose, server

DOCS = Path(__file__).parent.parent / "docs"


def play_on(client: Client, cards: int, seed: int) -> None:
    """Play this many cards at random, without the choices that are always possible."""
    random = Random(seed)
    state = client.look()
    seen = {state["card"]["number"]}
    while len(seen) <= cards and not state["over"]:
        options = [option["choice"] for option in state["decision"]["options"] if not option["always"]]
        state = client.choose(random.choice(options))
        if state["card"]:
            seen.add(state["card"]["number"])


def picture(browser: Any, base: str, client: Client, name: str, choices: list[str], **about: Any) -> None:
    visitor = Visitor(browser, base, viewport={"width": 1440, "height": 900}, **about)
    seat = client.look()["decision"]["actor"]
    page = visitor.sit({"table": client.table, "tokens": client.tokens}, seat)
    for choice in choices:
        if page.locator(f'#decision [data-choice="{choice}"]').count():
            choose(page, choice)
    page.wait_for_timeout(500)
    page.screenshot(path=DOCS / name)
    visitor.leave()


def main() -> None:
    RANDOM.seed("pictures")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as base, chromium() as browser:
        client = Client.create(base, record=SOLO)
        picture(browser, base, client, "table.png", ["train"])
        client = Client.create(base, game="distant-plain", options={})
        play_on(client, 3, 5)
        picture(browser, base, client, "table-distant-plain.png", ["rally", "sweep", "march"])


if __name__ == "__main__":
    main()
