"""The page at each kind of step: undo, what is shown before choosing, old questions, old lines, small screens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from abyssal.games import GAMES, rules_for
from abyssal.kernel.record import read
from tests.web.board_harness import rest
from tests.web.page_harness import LOBBY, PHONE, SOLO, Visitor, choose, click_space, idle, post, prompt, still

Come = Callable[..., Visitor]
GOLDEN = Path(__file__).parent.parent / "golden" / "andean-abyss"


@cache
def reached() -> dict[str, str]:
    """Records of golden games that end where the Government has a choice, by the kind of question."""
    found: dict[str, str] = {}
    for name in ("two-players", "standard", "solo", "second-edition", "open-deployment", "short-unrevealed"):
        record = read(GOLDEN / f"{name}.record")
        rules = rules_for(record.game)
        game = record.begin(rules, journal=False)
        for at, (_, choice) in enumerate(record.choices):
            asked = game.decision
            if asked is not None and asked.actor == 0 and asked.kind not in found and len(asked.options) > 1:
                head, body = record.text().split("---\n")
                found[asked.kind] = head + "---\n" + "".join(f"{line}\n" for line in body.splitlines()[:at])
            game.play(choice)
    return found


def seen(page: Page) -> tuple[Any, ...]:
    """All that a choice can change: question, choices, journal, what everybody has, the map in words."""
    idle(page)
    choices = page.eval_on_selector_all("#decision .choice", "all => all.map(one => one.dataset.choice)")
    lines = page.locator("#log .entry").all_inner_texts()
    spaces = page.eval_on_selector_all("#board .space", "all => all.map(one => one.getAttribute('aria-label'))")
    return prompt(page), choices, lines, page.inner_text("#factions"), spaces, page.inner_text("#undo")


KINDS = [
    "turn", "train-space", "train-cubes", "train-build", "patrol-origin", "patrol-destination", "move-count",
    "sweep-space", "sweep-origin", "assault-space", "assault-target", "after-operation", "air-lift-origin",
    "air-lift-destination", "eradicate", "air-strike", "event-space", "event-place", "event-origin", "event-how",
    "civic-action", "civic-steps", "redeploy-origin", "redeploy-destination",
]  # fmt: skip


def choose_on(page: Page) -> None:
    """Make the first choice that neither ends the turn nor rolls a die: those ask twice, and are left."""
    choices = [one.get_attribute("data-choice") for one in page.locator("#decision .choice").all()]
    # *Done* may be the end of the turn and say so: that is the one confirmation of it.
    for choice in sorted(choices, key="done".__eq__):
        folded = page.locator(".fold-more:not([open]) summary")
        if choice == "take_back" and folded.count():
            folded.click()
        page.click(f'#decision [data-choice="{choice}"]')
        idle(page)
        if not page.locator(".armed").count():
            return
        page.click(".armed .back")
    raise AssertionError(f"every choice ends the turn: {choices}")


@pytest.mark.parametrize("kind", KINDS)
def test_undo_at_each_kind_of_step(regular: Visitor, base: str, kind: str) -> None:
    """A choice that is taken back leaves nothing behind: everything reads as before."""
    made = post(base, "tables", {"record": reached()[kind]})
    page = regular.sit(made, *made["tokens"])
    before = seen(page)
    choose_on(page)
    assert seen(page) != before
    page.click("#undo")
    # How far one can go back from here is another matter: not past what another player chose.
    assert seen(page)[:-1] == before[:-1]


def test_older_lines_come_when_one_scrolls_up(come: Come, base: str) -> None:
    page = come().page
    made = post(base, "tables", {"record": (GOLDEN / "solo.record").read_text(encoding="utf-8")})
    page.goto(f"{base}/t/{made['table']}")
    page.click("dialog.result .close")
    first = page.locator("#log .entry[data-n]").first
    newest = page.locator("#log .entry[data-n]").last.get_attribute("data-n")
    expect(page.locator("#log .entry[data-n]").last).to_be_in_viewport()
    assert int(first.get_attribute("data-n") or 0) > 100
    for _ in range(30):
        before = first.get_attribute("data-n")
        if before == "0":
            break
        page.eval_on_selector("#log .log", "list => list.scrollTop = 0")
        expect(first).not_to_have_attribute("data-n", before or "")
        # What was on top stays in sight, so that one can read on.
        expect(page.locator(f'#log .entry[data-n="{before}"]')).to_be_in_viewport()
    expect(first).to_contain_text("Card: 2 Ospina & Mora")
    assert page.locator("#log .entry[data-n]").last.get_attribute("data-n") == newest


def test_an_old_question_is_not_answered(come: Come, base: str) -> None:
    """Without a live connection the page learns from the refusal that the table has moved on, and shows it."""
    made = post(base, "tables", {"record": SOLO})
    one = come().sit(made, "govt")
    deaf = come()

    def silent(socket: WebSocketRoute) -> None:
        """Takes the connection and never says anything."""

    deaf.page.route_web_socket("**/live", silent)
    other = deaf.sit(made, "govt")
    choose(one, "train")
    choose(one, "cali")
    expect(other.locator('[data-choice="patrol"]')).to_be_visible()
    with other.expect_response(lambda answer: "/choices?" in answer.url) as refused:
        other.click('[data-choice="patrol"]')
    assert refused.value.status == 409
    expect(other.locator(".notice")).to_be_visible()
    expect(other.locator("#prompt")).to_have_text("Train in Cali: how many Troops?")
    expect(other.locator("#undo")).to_contain_text("(2)")
    assert "Patrol" not in one.inner_text("#log .log")
    choose(other, "3")
    expect(one.locator("#log")).to_contain_text("3 Troops placed in Cali")


def test_a_long_press_shows_what_would_happen(come: Come, base: str) -> None:
    me = come(viewport=PHONE, has_touch=True, is_mobile=True)
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    page.tap('[data-choice="train"]')
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")
    box = page.locator('#decision [data-choice="cali"]').bounding_box()
    assert box
    finger = me.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".ahead")).to_contain_text("Govt −3")
    expect(page.locator(".ahead")).to_be_in_viewport()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    still(page)
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")
    page.tap('#decision [data-choice="cali"]')
    expect(page.locator("#prompt")).to_contain_text("Train in Cali")
    expect(page.locator("#undo")).to_contain_text("(2)")


def test_consequences_show_for_what_is_pointed_at_on_the_map(come: Come, base: str) -> None:
    page = come().sit(post(base, "tables", {"record": SOLO}), "govt")
    choose(page, "train")
    box = page.locator('#board .space[data-space="cali"]').bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".ahead")).to_contain_text("Cali")
    expect(page.locator(".ahead")).to_contain_text("Govt −3")
    expect(page.locator('[data-choice="cali"].meant')).to_have_count(1)
    page.focus('#board .space[data-space="pasto"]')
    page.keyboard.press("Shift")
    page.mouse.move(5, 5)
    expect(page.locator(".choice.meant")).to_have_count(0)


def test_playing_on_the_map_of_a_phone(come: Come, base: str) -> None:
    """With the sheet folded away the question stands above the map; numbers bring the list back."""
    page = come(viewport=PHONE, has_touch=True, is_mobile=True).sit(post(base, "tables", {"record": SOLO}), "govt")
    page.tap('[data-choice="train"]')
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")
    expect(page.locator(".asked")).to_be_hidden()
    page.tap('.tabs [data-tab="log"]')
    expect(page.locator(".asked")).to_have_text("Train: choose a space")
    page.tap('.tabs [data-tab="log"]')
    expect(page.locator(".asked")).to_be_visible()
    click_space(page, "cali", touch=True)
    expect(page.locator("#prompt")).to_have_text("Train in Cali: how many Troops?")
    expect(page.locator("#decision")).to_be_visible()
    expect(page.locator(".asked")).to_be_hidden()


@pytest.mark.parametrize("tab", ["card", "factions", "log", "replay", "people", "text", "help"])
def test_no_panel_is_wider_than_a_phone(come: Come, base: str, tab: str) -> None:
    made = post(base, "tables", {"record": reached()["civic-action"]})
    page = come(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR").sit(made, "govt")
    page.tap(f'.tabs [data-tab="{tab}"]')
    if tab == "replay":
        page.wait_for_selector(".margins")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.eval_on_selector(f"#{tab}", "panel => panel.scrollWidth - panel.clientWidth") <= 0


def test_keys_on_the_map_work_once(come: Come, base: str) -> None:
    page = come().sit(post(base, "tables", {"record": SOLO}), "govt")
    choose(page, "train")

    def zoom() -> float:
        rest(page)
        box = page.locator("#board svg").bounding_box()
        assert box
        return box["width"]

    before = zoom()
    page.focus('#board .space[data-space="cali"]')
    page.keyboard.press("+")
    assert zoom() / before == pytest.approx(1.3, abs=0.02)


def test_spectators_see_nothing_that_is_for_players_only(come: Come, base: str) -> None:
    """Not what players say to each other, neither when it is said nor afterwards; spectators' own words they see."""
    made = post(base, "tables", {"record": SOLO})
    page = come().sit(made)
    page.click('.tabs [data-tab="people"]')
    expect(page.locator("#copy-watch")).to_be_visible()
    expect(page.locator("#notify")).to_have_count(0)
    player = come().sit(made, "govt")
    player.click('.tabs [data-tab="people"]')
    player.fill("#chat-text", "a secret plan")
    player.press("#chat-text", "Enter")
    expect(player.locator("#people .chat li")).to_contain_text("a secret plan")
    page.fill("#gallery-name", "Max")
    page.fill("#chat-text", "hello")
    page.press("#chat-text", "Enter")
    expect(page.locator("#people .chat li")).to_have_text("Max hello")
    page.reload()
    page.click('.tabs [data-tab="people"]')
    expect(page.locator("#people .chat li")).to_have_text("Max hello")


def test_names_in_the_chart_fit(come: Come, base: str) -> None:
    me = come(locale="es-ES")
    made = post(base, "tables", {"record": reached()["civic-action"]})
    page = me.sit(made, "govt")
    page.click('.tabs [data-tab="replay"]')
    page.wait_for_selector(".margins .margin-name")
    over = page.eval_on_selector_all(
        ".margins .margin-name",
        "names => names.map(one => one.getBBox().x + one.getBBox().width - one.ownerSVGElement.viewBox.baseVal.width)",
    )
    assert max(over) <= 0


def test_markers_do_not_cover_the_name_they_stand_beside(come: Come, base: str) -> None:
    """A FARC Zone under Terror and Control has the longest row of markers."""
    made = post(base, "tables", {"record": reached()["redeploy-origin"]})
    page = come().sit(made, "govt")
    gaps = page.evaluate(
        """() => [...document.querySelectorAll('#board .plate[data-space]')].flatMap(plate => {
          const row = plate.getBoundingClientRect();
          return [...document.querySelectorAll('#board .labels .rural')].map(label => label.getBoundingClientRect())
            .filter(name => name.y < row.y + row.height - 4 && row.y < name.y + name.height - 4)
            .filter(name => name.x < row.x + row.width - 1 && row.x < name.x + name.width - 1)
            .map(() => plate.dataset.space);
        })"""
    )
    assert gaps == []


def test_the_field_for_records_speaks_the_language_of_the_page(come: Come) -> None:
    page = come(locale="fr-FR").custom()
    expect(page.locator("#others .file")).to_have_text("Choisir un fichier…")
    box = page.locator("#record-file").bounding_box()
    assert box
    assert box["width"] <= 2
    with page.expect_file_chooser():
        page.click("#others .file")


def test_a_table_that_is_none(come: Come, base: str) -> None:
    """Not an empty board: a clear line that stays, and a way out."""
    page = come(locale="fr-FR").page
    page.goto(f"{base}/t/nothing-here")
    expect(page.locator(".lost h1")).to_have_text("Il n’y a pas de table nothing-here.")
    expect(page.locator("#board")).to_have_count(0)
    page.select_option("#language", "en")
    expect(page.locator(".lost h1")).to_have_text("There is no table nothing-here.")
    page.click(".lost a")
    expect(page.locator(LOBBY).first).to_be_visible()


def test_the_line_breaks_and_comes_back(come: Come, base: str) -> None:
    made = post(base, "tables", {"record": SOLO})
    me, lines = come(), list[WebSocketRoute]()

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    me.page.route_web_socket("**/live", pass_on)
    page = me.sit(made, "govt")
    page.wait_for_selector("html[data-live]", state="attached")
    expect(page.locator(".offline")).to_be_hidden()
    lines[0].close()
    expect(page.locator(".offline")).to_be_visible()
    page.wait_for_selector("html[data-live]", state="attached")
    expect(page.locator(".offline")).to_be_hidden()
    choose(come().sit(made, "govt"), "train")
    expect(page.locator("#prompt")).to_have_text("Train: choose a space")


def test_hidden_pieces_stay_hidden_in_another_language(come: Come, base: str) -> None:
    page = come().sit(post(base, "tables", {"record": SOLO}), "govt")
    page.click("#map-pieces")
    expect(page.locator("#board .pieces")).to_be_hidden()
    page.select_option("#language", "es")
    expect(page.locator("#undo")).to_contain_text("Deshacer")
    expect(page.locator("#map-pieces")).to_have_attribute("aria-pressed", "true")
    page.click("#map-pieces")
    expect(page.locator("#board .pieces")).to_be_visible()
    expect(page.locator("#map-pieces")).to_have_attribute("aria-pressed", "false")


def test_lines_of_the_log_light_pieces(come: Come, base: str) -> None:
    """Those that the line tells of, in the spaces that it names."""
    page = come().sit(post(base, "tables", {"record": SOLO}), "govt")
    choose(page, "train")
    choose(page, "cali")
    choose(page, "2")
    page.locator("#log .lights", has_text="2 Troops placed in Cali").hover()
    lit = page.locator("#board .stack.flash")
    kinds = lit.evaluate_all("all => all.map(one => [one.closest('[data-space]').dataset.space, one.dataset.kind])")
    assert kinds == [["cali", "govt.troops"]]
    page.hover("#top .brand")
    expect(lit).to_have_count(0)


def before_an_attack(name: str) -> tuple[str, str]:
    """A record of a golden game that ends where an Attack may be rolled for, and the faction that is asked."""
    for file in sorted((GOLDEN.parent / name).glob("t*.record")):
        record = read(file)
        rules = rules_for(record.game)
        game = record.begin(rules, journal=False)
        for at, (_, choice) in enumerate(record.choices):
            asked = game.decision
            if asked is not None and asked.kind == "attack-how" and "attack" in asked.options:
                head, body = record.text().split("---\n")
                lines = "".join(f"{line}\n" for line in body.splitlines()[:at])
                return f"{head}---\n{lines}", rules.spec.factions[asked.actor]
            game.play(choice)
    raise AssertionError("no golden game asks about an Attack")


@pytest.mark.parametrize("name", GAMES)
def test_the_button_that_rolls_does_not_promise_an_undo(come: Come, base: str, name: str) -> None:
    record, faction = before_an_attack(name)
    page = come().sit(post(base, "tables", {"record": record}), faction)
    page.click('#decision [data-choice="attack"]')
    expect(page.locator(".confirm")).to_have_text("Roll")
    expect(page.locator(".undoing")).to_have_text("The die decides: once it is rolled, you cannot undo this.")
    expect(page.locator(".armed")).not_to_contain_text("You can undo this only until")


def test_the_language_is_switched_before_the_games_arrive(come: Come) -> None:
    """Before a game is chosen: both are on the page.

    The answer in the old language comes last and is not used, and nothing is asked about a game without a name."""
    me = come()
    page, held, asked = me.page, list[Route](), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/api/games?lang=en", lambda route: held.append(route))
    page.goto(me.base)
    page.select_option("#language", "fr")
    expect(page.locator(LOBBY).first).to_have_text("Jouer en solo")
    with page.expect_response("**/api/games?lang=en"):
        held[0].continue_()
    still(page)
    expect(page.locator('[name="edition"] option').first).to_have_text("Première")
    expect(page.locator(LOBBY).first).to_have_text("Jouer en solo")
    assert not [url for url in asked if "/games//" in url]


def test_a_confirmed_choice_is_sent_again_while_the_server_restarts(come: Come, base: str) -> None:
    """Requests are the same in both games."""
    me = come()
    page = me.sit(post(base, "tables", {"record": SOLO}), "govt")
    refused: list[str] = []

    def restarting(route: Route) -> None:
        if len(refused) < 2:
            refused.append(route.request.url)
            route.abort("connectionrefused")
        else:
            route.continue_()

    page.route("**/choices?*", restarting)
    page.click('#decision [data-choice="pass"]')
    page.click(".confirm")
    expect(page.locator("#notices")).to_contain_text("Sending again")
    expect(page.locator("#log")).to_contain_text("Government: Pass")
    assert len(refused) == 2
    me.problems.clear()
