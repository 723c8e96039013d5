"""Control is on the map at all times: as it is at the moment that is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.engine import MOMENTS
from tests.web.page_harness import Visitor, post

Come = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden"


def controlled(page: Page) -> dict[str, str]:
    """The letter of the flag of each space whose ground and rim are tinted."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("#board .space.held")].map(space => {
          const flag = document.querySelector(`#board .plate[data-space="${space.dataset.space}"] .control text`);
          return [space.dataset.space, flag?.textContent ?? ""];
        }))"""
    )
    return found


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "name", "letters"),
    [
        ("andean-abyss", "two-players", {"govt": "G", "farc": "F"}),
        ("distant-plain", "main", {"coin": "C", "taliban": "T"}),
    ],
)
def test_control_is_on_the_map_after_every_kind_of_step(
    come: Come, base: str, game: str, name: str, letters: dict[str, str]
) -> None:
    """All through a game, after each kind of choice: as the server tells it, on ground, rim and flag."""
    record = (GOLDEN / game / f"{name}.record").read_text(encoding="utf-8")
    made = post(base, "tables", {"record": record})
    page = come().sit(made)
    page.click("dialog.result .primary")
    page.click('.tabs [data-tab="replay"]')
    length = page.evaluate("Number(document.querySelector('#replay-slider').max)")
    kinds: set[str] = set()
    seen: set[str] = set()
    for moment in range(0, length, max(1, length // MOMENTS)):
        page.evaluate(
            """at => {
              const slider = document.querySelector('#replay-slider');
              slider.value = at;
              slider.dispatchEvent(new Event('input'));
            }""",
            moment,
        )
        expect(page.locator(".banner")).to_contain_text(f"choice {moment} of")
        address = f"/api/tables/{made['table']}?at={moment}&lang=en"
        state = page.evaluate("address => fetch(address).then(answer => answer.json())", address)
        if state["decision"]:
            kinds.add(state["decision"]["kind"])
        told = {space: letters[side] for space, side in state["control"].items() if side}
        assert controlled(page) == told, moment
        seen |= set(told.values())
    assert seen == set(letters.values())
    assert len(kinds) >= 10, kinds
