"""How quick the page is: `python -m tools.page [--rounds 5] [--json]`.

Starts a server of its own and the system's Chromium. Measures how much comes over the wire until the first board
(gzipped), how long that takes, and the longest task of the browser when a turn ends and Non-players have acted. Every
figure is the median of several rounds, with the lowest and the highest. A busy host spoils them.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from tests.web.board_harness import chromium
from tests.web.page_harness import SOLO, post, server

WATCH = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
}).observe({type: "longtask", buffered: true});
"""


def once(browser: Any, base: str) -> dict[str, float]:
    """One visit: to the first board, and to the end of a turn."""
    made = post(base, "tables", {"record": SOLO})
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        sent: list[Any] = []
        page.on("response", lambda answer: sent.append(answer))
        page.goto(f"{base}/t/{made['table']}#seat={made['tokens']['govt']}&faction=govt")
        page.wait_for_selector("#board .stack")
        ready = page.evaluate("performance.now()")
        size = sum(len(gzip.compress(answer.body())) for answer in list(sent) if answer.status == 200)
        page.wait_for_load_state("networkidle")
        page.evaluate("window.longest = 0")
        page.click('#decision [data-choice="pass"]')
        page.click("#decision .confirm")
        page.wait_for_selector(".telling:not([hidden])")
        page.wait_for_timeout(1500)
        page.keyboard.press("Escape")
        page.wait_for_timeout(500)
        return {"kb_to_first_board": size / 1024, "first_board_ms": ready, "longest_task_ms": page.evaluate("longest")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as base, chromium() as browser:
        rounds = [once(browser, base) for _ in range(given.rounds)]
    found = {name: sorted(round(one[name], 1) for one in rounds) for name in rounds[0]}
    if given.json:
        print(json.dumps(found))
    else:
        for name, values in found.items():
            print(f"{name}: {median(values)} ({values[0]} to {values[-1]})")


if __name__ == "__main__":
    main()
