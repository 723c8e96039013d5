"""A browser of its own with a profile on disk, for the test that kills it. Run as a program:
`python -m tests.site.killed HOST PROFILE play` makes a choice, says what the page shows, and waits; with the address of
a table instead of `play` it says what the page shows there."""

from __future__ import annotations

import json
import sys
import time

from playwright.sync_api import sync_playwright

from tests.site.pages import choose
from tests.web.page_harness import PATIENCE, revision, shown
from tools.need import needed


def main(host: str, profile: str, what: str) -> None:
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=needed("chromium"), args=["--no-sandbox"], reduced_motion="reduce"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{host}#game=andean-abyss&seed=7" if what == "play" else what)
        shown(page)
        if what == "play":
            choose(page, "train")
        prompt = page.locator("#decision #prompt").inner_text()
        print(json.dumps({"url": page.url, "rev": revision(page), "prompt": prompt}), flush=True)
        while what == "play":
            time.sleep(1)
        context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
