"""Make the screenshots in docs: `python -m tools.pictures` writes table.png, table-distant-plain.png and box-*.png;
`python -m tools.pictures --sizes` writes docs/play/pictures, both games on seven screens, light and dark.

Starts a server, plays a few turns of each game and takes the screenshots in the system's Chromium.
"""

from __future__ import annotations

import argparse
import tempfile
from base64 import b64encode
from pathlib import Path
from random import Random
from typing import Any

from abyssal.games import rules_for
from abyssal.kernel.record import read
from abyssal.server.client import Client
from tests.server.conftest import RANDOM
from tests.web.board_harness import chromium
from tests.web.measures import GOLDEN, SIZES, part_of, seat_at
from tests.web.page_harness import SOLO, Visitor, choose, idle, moved_on, post, revision, server, still

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


WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}"""
QUALITY = 0.5
SHOWN = {"andean-abyss": ("solo", 0.4, "train"), "distant-plain": ("solo-coalition", 0.4, "sweep")}
"""For each game the recorded game, the share of its choices that are made, and the Operation that is begun."""


def turn_before(game: str, name: str, share: float, operation: str) -> str:
    """Return a recorded game up to the last turn, before this share of its choices, that can begin an Operation."""
    count = part_of(game, name, share).count("\n")
    record = read(GOLDEN / game / f"{name}.record")
    replayed, found = record.begin(rules_for(game), journal=False), 0
    head = part_of(game, name, 0).count("\n")
    for at, (_, choice) in enumerate(record.choices[: count - head]):
        asked = replayed.decision
        if asked is not None and asked.actor >= 0 and operation in asked.options:
            found = at
        replayed.play(choice)
    return part_of(game, name, (found + 0.5) / len(record.choices))


def compress(browser: Any, png: bytes) -> bytes:
    """Encode a picture as WebP, which the browser can do and Python's library cannot."""
    page = browser.new_page()
    data = f"data:image/png;base64,{b64encode(png).decode()}"
    encoded: str = page.evaluate(WEBP, [data, QUALITY])
    page.close()
    return encoded.encode("latin-1")


def all_sizes(browser: Any, base: str) -> None:
    """Take a picture of a turn under way in each game, on each screen, light and dark."""
    folder = DOCS / "play" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for game, (name, share, operation) in SHOWN.items():
        for scheme in ("light", "dark"):
            visitor = Visitor(browser, base, unfolded=False, color_scheme=scheme)
            page = seat_at(visitor, turn_before(game, name, share, operation))
            choose(page, operation)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                if (tab := page.locator('.tabs [data-tab="decision"]')).is_visible():
                    tab.click()
                still(page)
                made = compress(browser, page.screenshot())
                (folder / f"{game}-{width}x{height}-{scheme}.webp").write_bytes(made)
            visitor.leave()


def box_pictures(browser: Any, base: str) -> None:
    """Take the pictures of docs/box.md: My cards, the form for a card's facts, and the companion on a phone."""
    seats = {"coalition": "nonplayer", "taliban": "person", "government": "nonplayer", "warlords": "nonplayer"}
    options = {"scenario": "extended", "cards": "printed", "events": "printed"}
    made = post(base, "tables", {"game": "distant-plain", "options": options, "seats": seats})
    visitor = Visitor(browser, base, viewport={"width": 1366, "height": 1400})
    page = visitor.sit(made, "taliban")
    choose(page, "31")
    choose(page, "30")
    page.wait_for_selector("#enter-facts")
    idle(page)
    page.screenshot(path=DOCS / "box-facts.png", clip={"x": 1028, "y": 48, "width": 338, "height": 650})
    before = revision(page)
    page.click("#enter-facts")
    moved_on(page, before)
    before = revision(page)
    page.click('#decision [data-choice="pass"]')
    page.click("#decision .confirm")
    moved_on(page, before)
    page.goto(f"{base}/cards?game=distant-plain&card=31")
    page.wait_for_selector(".card-form")
    idle(page)
    page.locator('[data-card="31"]').screenshot(path=DOCS / "box-cards.png")
    visitor.leave()
    visitor = Visitor(browser, base, viewport={"width": 390, "height": 844})
    page = visitor.sit(made, "taliban")
    page.click('.tabs [data-tab="log"]')
    page.click("#companion")
    page.wait_for_selector(".companion-list li")
    idle(page)
    page.screenshot(path=DOCS / "box-board.png")
    visitor.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", action="store_true", help="write the pictures of all screens instead")
    given = parser.parse_args()
    RANDOM.seed("pictures")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as base, chromium() as browser:
        if given.sizes:
            return all_sizes(browser, base)
        client = Client.create(base, record=SOLO)
        picture(browser, base, client, "table.png", ["train"])
        client = Client.create(base, game="distant-plain", options={})
        play_on(client, 3, 5)
        picture(browser, base, client, "table-distant-plain.png", ["rally", "sweep", "march"])
        box_pictures(browser, base)


if __name__ == "__main__":
    main()
