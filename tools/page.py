"""Measure how fast the page is: `python -m tools.page [--game distant-plain] [--rounds 5] [--json]`.

Starts a server and the system's Chromium. Measures requests and time until the first page with 80 ms of latency,
the bytes transferred until the first board (gzipped), the time until then, and the browser's longest task: when a
table is loaded, when a choice is made, and when a turn ends and Non-players have acted. A task is in wall-clock time,
which a busy host distorts, and in processor time, which it hardly affects. All figures are medians of several rounds,
with the lowest and the highest.

`python -m tools.page --site` measures the edition without a server instead, with both games unless one is named, and
says which goals of docs/site.md were met: the bytes of the first visit as built (with brotli and with gzip) and as
sent, the time until the first board on the first visit and on a later one, where the start of a later visit spends it
(the page and its worker, Pyodide, our own modules), the time from a choice to the next question, or past the bots to
one's next turn: as the connection answers, and until the page has drawn it. The time of the connection divided by the
bots that acted is a bot's turn. The turn of a `quick` computer player lasts from its first question on, with all that
surrounds its search of 0.3 s.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from abyssal.games import GAMES, rules_for
from tests.web.board_harness import chromium
from tests.web.page_harness import DESK, LOBBY, PATIENCE, idle, server, taught
from tools.build_site import SITE, build, wire_size
from tools.load import Goal, tell
from tools.need import needed
from tools.serve_site import Handler, serving

SITE_GOALS = [
    Goal("mb_first_visit_gzip", 6.5, "first visit with gzip, in MB"),
    Goal("first_board_ms", 8000, "first board on the first visit, in ms"),
    Goal("later_board_ms", 3000, "first board on a later visit, in ms"),
    Goal("choice_ms", 150, "a choice to the next question, median in ms"),
    Goal("choice_drawn_ms", 150, "the same until the page has drawn it, median in ms"),
    Goal("longest_bot_turn_ms", 300, "the longest turn of a bot, in ms"),
    Goal("quick_player_turn_ms", 330, "110 % of the 0.3 s of a quick computer player: its turn, median in ms"),
]
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


def once(browser: Any, base: str, game: str) -> dict[str, float]:
    """Visit the page once: load the first board, then end a turn."""
    made = taught(base, game)
    ((seat, secret),) = made["tokens"].items()
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        sent: list[Any] = []
        page.on("response", lambda answer: sent.append(answer))
        browser.start_tracing(page=page, categories=TRACED)
        page.goto(f"{base}/t/{made['table']}#seat={secret}&faction={seat}")
        page.wait_for_selector("#board .stack")
        ready = page.evaluate("performance.now()")
        size = sum(len(gzip.compress(answer.body())) for answer in list(sent) if answer.status == 200)
        page.wait_for_load_state("networkidle")
        loading = longest(json.loads(browser.stop_tracing())["traceEvents"], "load")
        browser.start_tracing(page=page, categories=TRACED)
        for _ in range(made["undo"]):
            page.keyboard.press("Backspace")
            idle(page)
        page.click(f'#decision [data-choice="{made["last"]}"]')
        idle(page)
        choosing = longest(json.loads(browser.stop_tracing())["traceEvents"], "choose")
        browser.start_tracing(page=page, categories=TRACED)
        page.click(".bar .primary")
        if page.locator(".confirm").count():
            page.click(".confirm")
        page.wait_for_selector(".telling:not([hidden])")
        page.wait_for_timeout(1500)
        page.keyboard.press("Escape")
        page.wait_for_timeout(500)
        taken = longest(json.loads(browser.stop_tracing())["traceEvents"], "end")
    lobby = first_page(browser, base)
    return {**lobby, "kb_to_first_board": size / 1024, "first_board_ms": ready, **loading, **choosing, **taken}


def first_page(browser: Any, base: str) -> dict[str, float]:
    """Visit the first page with 80 ms of latency."""
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        limits = {"offline": False, "latency": 80, "downloadThroughput": -1, "uploadThroughput": -1}
        line.send("Network.emulateNetworkConditions", limits)
        sent: list[Any] = []
        page.on("response", lambda answer: sent.append(answer))
        page.goto(base)
        page.wait_for_selector(LOBBY)
        ready = page.evaluate("performance.now()")
        page.wait_for_load_state("networkidle")
        return {"first_page_requests": len(sent), "first_page_ms": ready}


def longest(events: list[dict[str, Any]], what: str) -> dict[str, float]:
    """Return the longest task of the page's main thread, in wall-clock and in processor time."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in main]
    return {
        f"longest_{what}_task_ms": max(task.get("dur", 0) for task in tasks) / 1000,
        f"longest_{what}_task_cpu_ms": max(task.get("tdur", 0) for task in tasks) / 1000,
    }


CHOICES = 40
TIMES = 120
TURNS = 10
TIMED = """async ([from, game, seats, count]) => {
  const { connection } = await import(from);
  let table = "", tokens = [], state = { over: true };
  const send = async (path, body, query = {}) =>
    JSON.parse((await connection.send({ path, query: { lang: "en", ...query }, tokens, body })).text);
  const own = [], bots = [], each = [];
  for (let n = 0; n < count; n++) {
    if (state.over) {
      const made = await send("tables", { game, seats, options: {}, friendly: true }, { seed: `${n}` });
      [table, tokens] = [`tables/${made.table}`, Object.values(made.tokens)];
      state = await send(table);
    }
    const { options } = state.decision;
    const ends = n % 4 === 3 && options.find(({ choice }) => choice === "done" || choice === "pass");
    const { choice } = ends || options[n % options.length];
    const begun = performance.now();
    const next = await send(`${table}/choices`, { rev: state.rev, request: `t${n}`, choice });
    const passed = performance.now() - begun;
    const told = await send(`${table}/log`, undefined, { from: String(state.log.count) });
    let turns = 0, actor = "", acts = false;
    for (const line of told.lines) {
      if (line.actor !== actor) [actor, acts] = [line.actor, false];
      if (line.reason && !acts) [turns, acts] = [turns + 1, true];
    }
    (turns ? bots : own).push(passed);
    if (turns) each.push(passed / turns);
    state = next;
  }
  return { own, bots, each };
}"""
"""Make choices by the connection, in one game after the other. A bot's turn are the lines of one faction in a row, with
a reason among them."""


COMPUTER = """async ([from, game, seats, count]) => {
  const { connection } = await import(from);
  let tokens = [];
  const send = async (path, body) =>
    JSON.parse((await connection.send({ path, query: { lang: "en", seed: "7" }, tokens, body })).text);
  const made = await send("tables", { game, seats, options: {}, friendly: true });
  tokens = Object.values(made.tokens);
  const turns = [];
  let actor = "", begun = 0, rev = -1;
  return new Promise((resolve) => {
    const message = ({ state }) => {
      if (!state || state.rev === rev) return;
      rev = state.rev;
      const { decision, over } = state;
      const now = !decision || decision.mine ? "" : decision.actor;
      if (now !== actor) {
        if (actor) turns.push(performance.now() - begun);
        [actor, begun] = [now, performance.now()];
      }
      // The first turn waits for the second worker.
      if (over || turns.length > count) return line.close(), resolve(turns.slice(1, count + 1));
      if (now) return;
      const { options } = decision;
      const { choice } = options.find((option) => option.choice === "pass") ?? options[rev % options.length];
      send(`tables/${made.table}/choices`, { rev, request: `c${rev}`, choice });
    };
    const line = connection.listen(made.table, () => ({ tokens, lang: "en" }), { connected() {}, message });
  });
}"""
"""Play against computer players, and pass where one can. Return how long each of their turns took."""


STAGES = """() => Object.fromEntries(
  ["python", "rules", "ready"].map((stage) => [stage, performance.getEntriesByName(`site-${stage}`)[0].startTime]),
)"""
"""When each stage of the start began."""


DRAWN = """async (count) => {
  const root = document.documentElement;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const own = [], ends = [];
  for (let n = 0; n < count && document.querySelector("#decision .choice"); n++) {
    const options = [...document.querySelectorAll("#decision .choice:not(:disabled)")];
    const finish = n % 4 === 3 && document.querySelector("#decision .finish");
    const before = root.dataset.rev;
    let begun = performance.now(), ended = Boolean(finish), confirmed = false;
    (finish || options[n % options.length]).click();
    for (; root.dataset.rev === before || "busy" in root.dataset; await frame()) {
      const confirm = document.querySelector("#decision .confirm");
      if (!confirm || confirmed) continue;
      [begun, ended, confirmed] = [performance.now(), true, true];
      confirm.click();
    }
    (ended ? ends : own).push(performance.now() - begun);
  }
  return { own, ends };
}"""
"""Make choices by their buttons, and end each turn after a few. What ends a turn may be confirmed first, and bots act
after it."""


@contextmanager
def profile_page(browser: Any, profile: str) -> Iterator[Any]:
    """Yield a page of a browser with a profile on disk, as people have it."""
    with browser.browser_type.launch_persistent_context(
        profile, executable_path=needed("chromium"), args=["--no-sandbox"], viewport=DESK, reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        yield page


def once_site(browser: Any, base: str, game: str) -> dict[str, float]:
    """Visit the site with an empty profile, and again with a new browser that has this profile. Then make choices."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with profile_page(browser, profile) as page:
            sent = Handler.sent
            page.goto(f"{base}#game={game}&seed=11")
            page.wait_for_selector("#board .stack")
            first = page.evaluate("performance.now()")
            page.wait_for_selector("html[data-offline=ready]", state="attached")
            size = Handler.sent - sent
            address = page.url
            idle(page)
        with profile_page(browser, profile) as page:
            page.goto(address)
            page.wait_for_selector("#board .stack")
            later = page.evaluate("performance.now()")
            began = page.evaluate(STAGES)
            idle(page)
            drawn = page.evaluate(DRAWN, CHOICES)
            module, (person, *others) = f"{base}web/connection.js", rules_for(game).spec.factions
            seats = {person: "person", **dict.fromkeys(others, "nonplayer")}
            times = page.evaluate(TIMED, [module, game, seats, TIMES])
            turns = page.evaluate(COMPUTER, [module, game, {**dict.fromkeys(others, "quick"), person: "person"}, TURNS])
    return {
        "mb_first_visit_brotli": wire_size(SITE, ".br") / 1e6,
        "mb_first_visit_gzip": wire_size(SITE, ".gz") / 1e6,
        "mb_first_visit_sent": size / 1e6,
        "first_board_ms": first,
        "later_board_ms": later,
        "later_worker_ms": began["python"],
        "later_python_ms": began["rules"] - began["python"],
        "later_rules_ms": began["ready"] - began["rules"],
        "choice_ms": median(times["own"]),
        "choice_with_bots_ms": median(times["bots"]),
        "bot_turn_ms": median(times["each"]),
        "longest_bot_turn_ms": max(times["each"]),
        "quick_player_turn_ms": median(turns),
        "choice_drawn_ms": median(drawn["own"]),
        "turn_end_drawn_ms": median(drawn["ends"]),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--site", action="store_true", help="measure the edition without a server")
    given = parser.parse_args()
    if given.site:
        games = [given.game] if given.game else sorted(GAMES)
        with serving(build()) as base, chromium() as browser:
            measured = {game: [once_site(browser, base, game) for _ in range(given.rounds)] for game in games}
    else:
        game = given.game or "andean-abyss"
        measured = {game: measure_server(game, given.rounds)}
    found = {game: ordered(rounds) for game, rounds in measured.items()}
    if given.json:
        print(json.dumps(found))
        return 0
    goals = SITE_GOALS if given.site else []
    return max([report(game, figures, goals) for game, figures in found.items()])


def measure_server(game: str, count: int) -> list[dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as base, chromium() as browser:
        return [once(browser, base, game) for _ in range(count)]


def ordered(rounds: Sequence[dict[str, float]]) -> dict[str, list[float]]:
    """Return the figures of all rounds, each from the lowest to the highest."""
    return {name: sorted(round(one[name], 2) for one in rounds) for name in rounds[0]}


def report(game: str, found: dict[str, list[float]], goals: Sequence[Goal]) -> int:
    """Print the figures and whether each goal was met. Return the exit status."""
    print(f"{game}:")
    for name, values in found.items():
        print(f"  {name}: {median(values)} ({values[0]} to {values[-1]})")
    return max([tell(goal, median(found[goal.figure])) for goal in goals], default=0)


if __name__ == "__main__":
    sys.exit(main())
