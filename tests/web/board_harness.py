"""The board by itself in a real browser: a page with nothing but it, and states to show on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route, sync_playwright

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.language.page import page_words
from tools.need import needed

ORIGIN = "http://board.test"
GAME = "andean-abyss"
WEB = Path(str(files("abyssal") / "web"))
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".png": "image/png",
}

PAGE = """<!doctype html>
<html lang="en" data-theme="light"><head><meta charset="utf-8"><title>Board</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/web/css/board.css"><link rel="stylesheet" href="/harness.css">
<script type="module" src="/harness.js"></script></head><body data-game="GAME"><main id="host"></main></body></html>"""

STYLE = "body { margin: 0 } #host { width: 100vw; height: 100vh }"

SCRIPT = """
import { Board } from "/web/board/board.js";
import { loadGame } from "/web/games.js";
const read = async (path) => (await fetch(path)).json();
const [geometry, words, looks] = await Promise.all([
  read("/geometry.json"), read("/words.json"), loadGame(document.body.dataset.game),
]);
const picked = [], looked = [], missing = new Set();
const say = (id, facts = {}) => {
  const text = words["page-" + id];
  if (text === undefined) { if (!/^(piece|control)-/.test(id)) missing.add(id); return id; }
  return text.replace(/\\{([a-z]+)\\}/g, (all, name) => (name in facts ? String(facts[name]) : all));
};
const host = document.getElementById("host");
const events = { onPick: (c) => picked.push(c), onLook: (s) => looked.push(s), words: say };
const board = new Board(host, geometry, events, looks);
Object.assign(window, { board, picked, looked, missing, geometry });
host.dataset.ready = "";
"""


def shapes(game: str) -> Path:
    return Path(str(files("abyssal") / "games" / game.replace("-", "_") / "data" / "geometry.json"))


def geometry(game: str = GAME) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shapes(game).read_text(encoding="utf-8"))
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser; without one the tests fail and say what to do."""
    found = needed("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def board_page(
    browser: Browser, width: int = 1100, height: int = 1000, game: str = GAME, language: str = "en", **context: Any
) -> Iterator[Page]:
    """A page that shows an empty board, under the security policy of the real one. Errors on it are failures."""
    with browser.new_context(viewport={"width": width, "height": height}, **context) as ctx:
        page = ctx.new_page()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.route(f"{ORIGIN}/**", lambda route: _serve(route, game, language))
        page.goto(f"{ORIGIN}/")
        page.wait_for_selector("#host[data-ready]")
        yield page
        assert not problems, problems


def _serve(route: Route, game: str, language: str) -> None:
    path = urlsplit(route.request.url).path
    made = {
        "/": (PAGE.replace("GAME", game), ".html"),
        "/harness.css": (STYLE, ".css"),
        "/harness.js": (SCRIPT, ".js"),
        "/words.json": (json.dumps(page_words(language, game)), ".json"),
        "/geometry.json": (shapes(game).read_text(encoding="utf-8"), ".json"),
    }
    file = WEB / path.removeprefix("/web/")
    body: str | bytes
    if path in made:
        body, kind = made[path]
    elif path.startswith("/web/") and file.is_file():
        body, kind = file.read_bytes(), file.suffix
    else:
        route.fulfill(status=204)
        return
    headers = {"content-type": f"{TYPES[kind]}; charset=utf-8", "content-security-policy": "default-src 'self'"}
    route.fulfill(body=body, headers=headers)


# States to show.


def new_game() -> dict[str, Any]:
    """The position of the standard scenario with the first two cards on the table."""
    game = Game.new(rules_for(GAME), {})
    game.choose("25")
    game.choose("31")
    return game.view(0)


def position(data: dict[str, Any]) -> dict[str, Any]:
    """A position as the rules write it, from a short one."""
    rules = rules_for(GAME)
    return rules.to_position(rules.from_position(data))


def state(position: dict[str, Any], options: list[dict[str, Any]] | None = None, **decision: Any) -> dict[str, Any]:
    """As much of a table's state as the board looks at."""
    names = {"govt": "Government", "farc": "FARC", "auc": "AUC", "cartels": "Cartels"}
    kinds = ["troops", "police", "base"], ["guerrilla", "base"]
    factions = [
        {
            "id": id,
            "name": name,
            "available": [
                {"piece": f"{id}.{kind}", "name": f"{name} {kind.title()}s", "count": 1}
                for kind in (kinds[0] if id == "govt" else kinds[1])
            ],
        }
        for id, name in names.items()
    ]
    asked = {"space": "", "origin": "", "options": options or [], **decision} if options is not None else None
    return {
        "game": GAME,
        "position": position,
        "control": position.get("control", {}),
        "factions": factions,
        "decision": asked,
    }


def at_space(space: str) -> dict[str, Any]:
    return {"choice": space, "text": space, "space": space, "piece": ""}


def of_piece(piece: str) -> dict[str, Any]:
    return {"choice": piece, "text": piece, "space": "", "piece": piece}


CROWDED: dict[str, Any] = {
    "card": 25,
    "foreign": ["ecuador", "panama"],
    "spaces": {
        "bogota": "govt 12t 10p, farc 3g(1a), auc 2g, cartels 3g(2a), AS, terror 2",
        "cali": "govt 6t 4p 1b, farc 4g(2a) 1b, auc 4g(2a), cartels 4g(3a), PO, terror 1, shipment cartels.u",
        "medellin": "govt 3t 4p, PS",
        "meta_west": "farc 8g(3a) 2b, AO, zone",
        "narino": "farc 4g(2a) 1b, auc 3g, cartels 2g(1a) 1b, AO, shipment farc.a",
        "huila": "govt 5t 2p, farc 3g(3a), auc 4g(4a) 1b, PO, terror 3, shipment auc.a",
        "loc_cali_buenaventura": "govt 3p, farc 1g(1a), auc 2g, sabotage",
        "loc_ayacucho_barranquilla": "govt 2p, cartels 1g, sabotage",
        "loc_bogota_ibague_bucaramanga": "govt 3p, farc 1g(1a)",
        "loc_neiva_pasto": "auc 2g(1a)",
        "ecuador": "cartels 1g 1b",
        "panama": "auc 1g, cartels 1b",
        "santander": "govt 3t 1b, AS",
        "arauca": "farc 2g(1a), PO",
    },
}


def show(page: Page, shown: dict[str, Any]) -> None:
    page.evaluate("state => board.show(state)", shown)


def names(page: Page, selector: str, attribute: str = "data-space") -> list[str]:
    found: list[str] = page.evaluate(
        "([s, a]) => [...document.querySelectorAll(s)].map(e => e.getAttribute(a))", [selector, attribute]
    )
    return found


def point(page: Page, space: str) -> tuple[float, float]:
    """Where on the page a space can be clicked: within its shape and beside its pieces."""
    x, y = page.evaluate(
        """id => {
          const s = geometry.spaces[id], m = board.chart.svg.getScreenCTM();
          const name = () => s.names[board.level].at;
          const [x, y] = s.kind === "city" ? [s.cx, s.cy - s.r * 0.8] : s.kind === "loc" ? s.anchor : name();
          const p = new DOMPoint(x, y).matrixTransform(m);
          return [p.x, p.y];
        }""",
        space,
    )
    return x, y


def view(page: Page) -> tuple[float, float, float]:
    x, y, zoom = page.evaluate("[board.view.x, board.view.y, board.view.zoom]")
    return x, y, zoom


def rest(page: Page) -> None:
    """Wait until the map stands still."""
    page.wait_for_selector("svg.map:not(.moving, .gliding)")
    # On a busy machine the glide may begin late and outlive its class.
    page.evaluate("Promise.allSettled(document.querySelector('svg.map').getAnimations().map(one => one.finished))")
