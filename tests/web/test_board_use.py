"""The board in a real browser: how people choose on it, move about on it and follow what happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from abyssal.games import rules_for
from tests.web.board_harness import (
    GAME,
    at_space,
    board_page,
    names,
    new_game,
    of_piece,
    point,
    position,
    rest,
    show,
    state,
    view,
)

pytestmark = pytest.mark.plain

SPACES = rules_for(GAME).spec.spaces


# Choosing.


def test_lit_spaces_are_those_of_the_options(page: Page) -> None:
    lit = ["antioquia", "bogota", "loc_cali_pasto", "meta_west"]
    show(page, state(new_game(), [*map(at_space, lit), {"choice": "done", "space": "", "piece": ""}]))
    assert sorted(names(page, ".space.lit")) == lit
    assert sorted(names(page, '.space[tabindex="0"]')) == lit
    assert page.get_by_role("button").count() == len(lit)
    for space in lit:
        page.mouse.click(*point(page, space))
    assert page.evaluate("picked") == lit
    page.mouse.click(*point(page, "choco"))
    page.mouse.click(*point(page, "cucuta"))
    assert page.evaluate("picked.length") == len(lit)
    assert page.evaluate("looked") == ["choco", "cucuta"]
    show(page, state(new_game()))
    assert names(page, ".space.lit") == []


def test_choosing_by_keyboard(page: Page) -> None:
    lit = ["antioquia", "bogota", "loc_cali_pasto"]
    show(page, state(new_game(), [at_space(space) for space in lit]))
    page.evaluate("board.chart.svg.focus()")
    chosen = []
    for key in ("Enter", "Space", "Enter"):
        page.keyboard.press("Tab")
        chosen.append(page.evaluate("document.activeElement.dataset.space"))
        ring = "getComputedStyle(board.chart.lights.get(document.activeElement.dataset.space)).display"
        assert page.evaluate(ring) != "none", "the focus must be seen"
        page.keyboard.press(key)
    assert sorted(chosen) == lit
    assert page.evaluate("picked") == chosen


def test_every_space_can_be_reached_by_keyboard(page: Page) -> None:
    show(page, state(new_game(), [at_space("bogota")]))
    page.evaluate("board.chart.svg.focus()")
    reached = []
    for _ in range(45):
        page.keyboard.press("PageDown")
        reached.append(page.evaluate("document.activeElement.dataset.space"))
        page.keyboard.press("Enter")
    assert sorted(reached) == sorted(set(SPACES) - {"ecuador", "panama"})
    assert sorted(page.evaluate("[...picked, ...looked]")) == sorted(reached)
    assert page.evaluate("picked") == ["bogota"]


def test_lit_pieces(page: Page) -> None:
    data = position({"card": 25, "spaces": {"huila": "govt 2t, farc 3g(1a)", "cali": "farc 1g"}})
    options = [of_piece("farc.guerrilla.u"), of_piece("farc.guerrilla.a"), of_piece("auc.guerrilla.u")]
    show(page, state(data, options, space="huila"))
    assert sorted(names(page, ".stack.lit", "data-kind")) == ["farc.guerrilla.a", "farc.guerrilla.u"]
    assert page.locator('.stacks[data-space="cali"] .lit').count() == 0
    page.locator('.stack[data-kind="farc.guerrilla.a"] use').first.click()
    page.get_by_role("button", name="Choose FARC Guerrillas (Underground), Huila").press("Enter")
    assert page.evaluate("picked") == ["farc.guerrilla.a", "farc.guerrilla.u"]
    page.locator('.stack[data-kind="govt.troops"] use').first.click()
    assert page.evaluate("looked") == ["huila"]


def test_a_piece_that_could_mean_two_things_is_left_to_the_list(page: Page) -> None:
    data = position({"card": 25, "spaces": {"huila": "farc 3g(1a)"}})
    twice = [{**of_piece("farc.guerrilla.u"), "choice": choice} for choice in ("flip:x", "remove:x")]
    show(page, state(data, twice, space="huila"))
    assert page.locator(".stack.lit").count() == 0


def test_the_focus_stays_on_a_piece_that_is_drawn_anew(page: Page) -> None:
    data = position({"card": 25, "spaces": {"huila": "farc 3g"}})
    show(page, state(data, [of_piece("farc.guerrilla.u")], space="huila"))
    page.locator(".stack.lit").focus()
    show(page, state(data, [of_piece("farc.guerrilla.u")], space="huila"))
    assert page.evaluate("document.activeElement.dataset.kind") == "farc.guerrilla.u"
    show(page, state(data))
    assert page.evaluate("document.activeElement === board.chart.svg")


def test_flash(page: Page) -> None:
    show(page, state(new_game()))
    page.evaluate("board.flash(['huila', 'loc_cali_pasto'])")
    assert sorted(names(page, ".flash")) == ["huila", "loc_cali_pasto"]
    assert page.evaluate("getComputedStyle(document.querySelector('.light.glow-flash')).display") != "none"
    page.evaluate("board.flash([])")
    assert names(page, ".flash") == []


# Moving about.


def test_fit_shows_the_whole_map(page: Page) -> None:
    page.evaluate("board.zoomBy(3)")
    page.evaluate("board.fit()")
    rest(page)
    box = page.locator("svg.map").bounding_box()
    assert box and box["x"] >= -1 and box["y"] >= -1 and box["width"] <= 1101 and box["height"] <= 1001
    assert view(page)[2] == 1
    page.set_viewport_size({"width": 500, "height": 500})
    page.wait_for_function(
        """() => {
            const box = document.querySelector("svg.map").getBoundingClientRect();
            return box.width <= 501 && box.height <= 501;
        }"""
    )


def test_the_wheel_zooms_where_the_pointer_is(page: Page) -> None:
    show(page, state(new_game()))
    before = point(page, "bogota")
    page.mouse.move(*before)
    page.mouse.wheel(0, -400)
    page.wait_for_function("board.view.zoom > 1.5")
    rest(page)
    after = point(page, "bogota")
    assert abs(after[0] - before[0]) < 3 and abs(after[1] - before[1]) < 3
    page.mouse.wheel(0, 5000)
    page.wait_for_function("board.view.zoom < 1.5")
    rest(page)
    assert view(page)[2] == 1, "the map never gets smaller than the window"


def test_dragging_pans_and_chooses_nothing(page: Page) -> None:
    show(page, state(new_game(), [at_space("bogota")]))
    page.evaluate("board.zoomBy(3)")
    rest(page)
    x, y, _ = view(page)
    page.mouse.move(550, 500)
    page.mouse.down()
    page.mouse.move(500, 460, steps=5)
    page.mouse.up()
    rest(page)
    assert view(page)[:2] == pytest.approx((x - 50, y - 40), abs=1)
    assert page.evaluate("[...picked, ...looked]") == []


def test_keys_pan_and_zoom(page: Page) -> None:
    page.evaluate("board.zoomBy(3)")
    page.evaluate("board.chart.svg.focus()")
    x, y, zoom = view(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert view(page)[0] < x and view(page)[1] < y
    page.keyboard.press("+")
    assert view(page)[2] > zoom
    page.keyboard.press("0")
    assert view(page)[2] == 1


def test_focus_brings_a_space_into_sight(page: Page) -> None:
    show(page, state(new_game(), [at_space("amazonas"), at_space("cartagena")]))
    page.evaluate("board.zoomBy(4)")
    page.evaluate("board.chart.svg.focus()")
    for _ in range(2):
        page.keyboard.press("Tab")
        rest(page)
        x, y = point(page, page.evaluate("document.activeElement.dataset.space"))
        assert 0 < x < 1100 and 0 < y < 1000


def test_pinching(browser: Browser) -> None:
    with board_page(browser, 390, 844, has_touch=True, is_mobile=True) as page:
        show(page, state(new_game(), [at_space("bogota")]))
        cdp = page.context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[int, int]) -> None:
            cdp.send(
                "Input.dispatchTouchEvent",
                {"type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]},
            )

        touch("touchStart", (150, 400), (240, 400))
        for step in range(1, 8):
            touch("touchMove", (150 - 10 * step, 400), (240 + 10 * step, 400))
        touch("touchEnd")
        rest(page)
        assert view(page)[2] > 1.8
        assert page.evaluate("picked") == []
        page.evaluate("board.fit()")
        rest(page)
        page.touchscreen.tap(*point(page, "bogota"))
        assert page.evaluate("picked") == ["bogota"]


# Following.

BEFORE = {"card": 25, "spaces": {"huila": "farc 3g 1b, AO", "cali": "govt 2p", "pasto": "auc 1g"}}
AFTER = {"card": 25, "spaces": {"huila": "farc 1g(1a) 1b, PO", "cali": "govt 2p, farc 2g", "neiva": "cartels 1g"}}


def test_animation_ends_with_the_later_state(page: Page) -> None:
    before, after = state(position(BEFORE)), state(position(AFTER), [at_space("cali")])
    show(page, after)
    final = page.evaluate("document.querySelector('.pieces').innerHTML")
    show(page, before)
    page.evaluate("([b, a]) => { window.run = board.animate(b, a, 400) }", [before, after])
    page.wait_for_selector(".ghost", state="attached")
    assert page.locator(".ghost").count() == 4, "two march, one turns over, one is removed, one is placed"
    page.evaluate("window.run")
    assert page.locator(".ghost").count() == 0
    assert page.evaluate("document.querySelector('.pieces').innerHTML") == final
    assert names(page, ".space.lit") == ["cali"]
    assert names(page, ".plate.changed") == ["huila"]


def test_animation_at_once_and_interrupted(page: Page) -> None:
    before, after, other = state(position(BEFORE)), state(position(AFTER)), state(new_game())
    page.evaluate("([b, a]) => board.animate(b, a, 0)", [before, after])
    assert page.locator('.stacks[data-space="neiva"]').count() == 1
    page.evaluate("([b, a]) => { window.run = board.animate(b, a, 5000) }", [before, after])
    show(page, other)
    page.evaluate("window.run")
    assert page.locator(".ghost").count() == 0
    assert page.locator('.stacks[data-space="putumayo"]').count() == 1, "what was shown last stays"


def test_no_motion_for_those_who_want_none(browser: Browser) -> None:
    with board_page(browser, reduced_motion="reduce") as page:
        before, after = state(position(BEFORE)), state(position(AFTER))
        page.evaluate("([b, a]) => { board.animate(b, a, 5000) }", [before, after])
        assert page.locator(".ghost").count() == 0
        assert page.locator('.stacks[data-space="neiva"]').count() == 1


def test_a_change_of_control_glows(page: Page) -> None:
    """In the colour of the side, around the space."""
    before = {**state(position(BEFORE)), "control": {"cali": "govt"}}
    after = {**state(position(AFTER)), "control": {"cali": "govt", "huila": "farc"}}
    page.evaluate("([b, a]) => board.animate(b, a, 60)", [before, after])
    assert names(page, ".glow-won", "data-light") == ["huila"]


def test_pieces_that_go_the_same_way_go_together(page: Page) -> None:
    sets = page.evaluate(
        """async () => {
          const { groups } = await import("/web/board/motion.js");
          const step = (kind, from, to) => ({ kind, becomes: kind, from, to, count: 1 });
          const steps = [step("govt.troops", "cali", "huila"), step("auc.base", "", "pasto")];
          return groups([...steps, step("govt.police", "cali", "huila")]).map(set => set.map(one => one.kind));
        }"""
    )
    assert sets == [["govt.troops", "govt.police"], ["auc.base"]]
