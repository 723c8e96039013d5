"""What lies around the map: the edge track, goals, the sequence of play, pieces off the map, the deck, the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.games import begun_at
from tests.web.page_harness import SOLO, Visitor, barriers, post

Come = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden" / "andean-abyss"


def test_tracks_goals_boxes_and_deck(come: Come, base: str) -> None:
    """Every number on the edge track; two bars for the Cartels, AUC's Bases against FARC's; Available as pieces."""
    me = come()
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    along = page.locator(".along .marker")
    placed = along.evaluate_all("all => all.map(e => [e.dataset.marker, e.dataset.faction ?? '', e.dataset.number])")
    assert sorted(placed) == [
        ["aid", "", "9"],
        ["opposition", "", "20"],
        ["resources", "auc", "10"],
        ["resources", "cartels", "10"],
        ["resources", "farc", "10"],
        ["resources", "govt", "40"],
        ["support", "", "50"],
    ]
    covered = along.evaluate_all(
        """all => all.flatMap((a, i) => all.slice(0, i).filter(b => {
          const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
          return p.x < q.right - 1 && q.x < p.right - 1 && p.y < q.bottom - 1 && q.y < p.bottom - 1;
        })).length"""
    )
    assert covered == 0
    bars = page.locator(".victory")
    told = bars.evaluate_all("all => all.map(e => `${e.dataset.faction} ${e.querySelector('strong').textContent}`)")
    assert told == ["govt 50 / >60", "farc 20 / >25", "auc 1 / >6", "cartels 6 / >10", "cartels 10 / >40"]
    slim = page.locator(".victory .bar").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
    assert max(slim) < 12, slim
    page.locator('.faction[data-faction="govt"]').evaluate("e => (e.open = true)")
    available = page.locator('.faction[data-faction="govt"] .supply')
    assert available.evaluate_all("all => all.map(e => e.dataset.piece)") == ["govt.troops", "govt.police", "govt.base"]
    assert available.locator("svg use").count() == 3
    expect(page.locator("#card .coming")).to_have_text("Cards to come: 63 (Propaganda: 4)")
    expect(page.locator("#card .first-next")).to_contain_text("AUC")
    expect(page.locator(".sequence-table th").first).to_contain_text("Govt")
    expect(page.locator(".sequence-table td").nth(3)).to_contain_text("Limited Operation or Event")
    assert barriers(page) == []
    me.shot("furniture")


def test_casualties_and_the_longer_track_of_the_other_game(come: Come, base: str) -> None:
    """Four bars and a fifth, the pieces out of the game drawn, and a track of its own length."""
    made = post(base, "tables", {"game": "distant-plain", "options": {}})
    page = come().sit(made)
    assert page.locator(".victory").count() == 5
    expect(page.locator(".along .tick.ten").last).to_have_text("70")
    assert page.locator('.along .marker[data-marker="patronage"]').count() == 1
    assert page.locator('.piece-box[data-part="casualties"]').count() == 1


def test_the_end_of_a_game(come: Come, base: str) -> None:
    """Result, chart with turning points, totals, and ways on: a turning point leads to its moment in the replay."""
    record = sorted(GOLDEN.glob("*.record"))[0].read_text(encoding="utf-8")
    me = come()
    page = me.sit(post(base, "tables", {"record": record}))
    result = page.locator("dialog.result")
    expect(result.locator(".turning li")).to_have_count(5)
    assert result.locator(".margins .turn").count() == 5
    rows = result.locator(".totals tr")
    assert rows.count() == 8
    operations = [int(cell) for cell in rows.nth(1).locator("td").all_inner_texts()]
    assert len(operations) == 4 and sum(operations) > 10
    assert barriers(page) == []
    expect(page.locator("#decision .bar")).to_be_hidden()
    me.shot("result")
    page.set_viewport_size({"width": 390, "height": 844})
    wide = (
        "e => [...e.querySelectorAll('.window-body, .window-body > *')].filter(one => one.scrollWidth > e.clientWidth)"
    )
    assert result.evaluate(f"{wide}.length") == 0
    result.locator(".turning button").first.click()
    expect(page.locator(".banner")).to_contain_text("looking back")


def test_control_as_it_was_marked(come: Come, base: str) -> None:
    """6.2 In a Propaganda Round of the first edition both are on the map: as it is, and as it was marked."""
    record = begun_at(
        {
            "card": 73,
            "phase": "agitation",
            "resources": {"farc": 5},
            "control": {"huila": "farc"},
            "spaces": {"huila": "farc 1g, auc 2g, PO", "bogota": "govt 3t, PS"},
        },
        players="4",
    )
    me = come()
    page = me.sit(post(base, "tables", {"record": record}), "farc")
    expect(page.locator('.plate[data-space="huila"] .marked text')).to_have_text("F")
    expect(page.locator('.plate[data-space="huila"] .control')).to_have_count(0)
    expect(page.locator('.space.held[data-space="bogota"]')).to_have_count(1)
    me.shot("marked")
