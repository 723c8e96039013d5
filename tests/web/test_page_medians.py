"""How many answers typical turns take: medians over positions of recorded games, played in the page."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from abyssal.coin.game import Game
from abyssal.coin.spec import CITY, LOC, RURAL
from abyssal.games import rules_for
from abyssal.kernel.decision import DONE, Decision
from abyssal.kernel.record import read
from abyssal.table.views.questions import default
from tests.web.measures import GOLDEN
from tests.web.page_harness import Visitor, idle, post, revision, shown
from tests.web.test_page_clicks import Counted

Come = Callable[..., Visitor]
Turn = list[str]
"""What a person does: a choice, `ENTER`, `origin>destination` for pieces that are dragged, or `END`."""

ENTER, END = "Enter", "end"
RECORDS = {
    "andean-abyss": ["two-players", "standard", "second-edition", "quick", "three-players", "open-deployment"],
    "distant-plain": ["main", "short", "two-players", "extended", "three-players", "two-players-warlords"],
}
POSITIONS = 7 if os.environ.get("ABYSSAL_SOAK") == "1" else 3
"""How many positions each goal is counted in."""


def walk(game: Game, choices: list[str]) -> tuple[Any, Decision] | None:
    """Make these choices on a copy, and those that the server makes by itself. None if one of them is not possible."""
    asked = game.decision
    assert asked is not None
    player = asked.actor
    twin, asked = game.ahead(choices[0])
    for choice in choices[1:]:
        asked = forced(twin, asked)
        if asked is None or choice not in asked.options:
            return None
        asked = twin.further(choice)
    asked = forced(twin, asked)
    return None if asked is None or asked.actor != player else (twin, asked)


def forced(twin: Any, asked: Decision | None) -> Decision | None:
    while asked is not None and asked.actor >= 0 and (answer := twin.by_itself(asked)):
        asked = twin.further(answer)
    return asked


def kinds(game: Game, asked: Decision, kind: int) -> list[str]:
    spec = game.rules.spec
    return [one for one in asked.own() if one in spec.space_index and spec.kind[spec.space_index[one]] == kind]


def train(game: Game) -> Turn | None:
    """Train in one City with Civic Action there, and Air Lift."""
    first = walk(game, ["train"])
    for city in kinds(game, first[1], CITY) if first else ():
        made, steps = ["train", city], ["train", city]
        while (found := walk(game, made)) and found[1].kind == "train-cubes":
            made, steps = [*made, default(found[1])], [*steps, ENTER]
        built = found and found[1].kind == "train-space" and walk(game, [*made, DONE])
        lifted = walk(game, [*made, "air_lift"])
        if not built or "civic_action" not in built[1].options or not lifted:
            continue
        for origin in lifted[1].own():
            reached = origin != city and walk(game, [*made, "air_lift", origin])
            goals = [one for one in cities_first(game, reached[1]) if one != city] if reached else []
            if goals:
                return [*steps, "air_lift", f"{origin}>{goals[0]}", f"{DONE} civic_action", ENTER, END]
    return None


def cities_first(game: Game, asked: Decision) -> list[str]:
    """A Distant Plain has one City only: pieces that are there already go elsewhere."""
    there = occupied(game)
    return [one for kind in (CITY, RURAL, LOC) for one in kinds(game, asked, kind) if one in there]


def occupied(game: Game) -> set[str]:
    """Spaces with pieces, to drop others on: the middle of a winding Province or LoC may lie outside of it."""
    spaces = game.rules.to_position(game.board)["spaces"]
    return {id for id, facts in spaces.items() if any("." in key for key in facts)}


def sweep(game: Game) -> Turn | None:
    """Sweep of one space with Air Strike at what is Active already."""
    first = walk(game, ["sweep"])
    for goal in first[1].own() if first else ():
        moved = goal != DONE and walk(game, ["sweep", goal])
        struck = (
            moved
            and moved[1].kind == "sweep-origin"
            and walk(game, [*counted(game, ["sweep", goal, moved[1].own()[0]]), DONE, "air_strike"])
        )
        if moved and struck and moved[1].own()[0] != DONE and struck[1].kind == "air-strike":
            return ["sweep", f"{moved[1].own()[0]}>{goal}", "air_strike", struck[1].own()[0], END]
    return None


def counted(game: Game, made: list[str]) -> list[str]:
    """Go on with as many pieces as possible, where one is asked how many."""
    while (found := walk(game, made)) and found[1].own()[0].isdecimal():
        made = [*made, default(found[1])]
    return made


def rally(game: Game) -> Turn | None:
    """Rally in two spaces with Extort in two."""
    two = two_of(game, ["rally"])
    extorted = two_of(game, [*two, "extort"]) if two else None
    return [*extorted, END] if extorted else None


def two_of(game: Game, made: list[str]) -> Turn | None:
    """Choose two spaces for an activity that asks for nothing else there."""
    for _ in range(2):
        before = walk(game, made)
        if before is None:
            return None
        asked = before[1]
        for space in asked.own():
            after = space != DONE and walk(game, [*made, space])
            if after and after[1].kind == asked.kind:
                made = [*made, space]
                break
        else:
            return None
    return made


def march(game: Game) -> Turn | None:
    """March of one group."""
    return moving(game, "march", "march-origin")


def moving(game: Game, operation: str, kind: str) -> Turn | None:
    first, there = walk(game, [operation]), occupied(game)
    for goal in first[1].own() if first else ():
        moved = goal in there and walk(game, [operation, goal])
        origins = moved[1].own() if moved and moved[1].kind == kind else []
        if origins and origins[0] != DONE:
            return [operation, f"{origins[0]}>{goal}", END]
    return None


def patrol(game: Game) -> Turn | None:
    """Patrol of one group."""
    first = walk(game, ["patrol"])
    for origin in first[1].own() if first else ():
        found = origin != DONE and walk(game, ["patrol", origin])
        goals = cities_first(game, found[1]) if found and found[1].kind == "patrol-destination" else []
        if goals:
            return ["patrol", f"{origin}>{goals[0]}", END]
    return None


def attack(game: Game) -> Turn | None:
    """Attack in one space: the choice rolls the die."""
    first = walk(game, ["attack"])
    return ["attack", next(one for one in first[1].own() if one != DONE), END] if first else None


def settle(game: Game) -> Turn | None:
    """A Propaganda Round without wishes."""
    return [END]


class Goal(NamedTuple):
    plan: Callable[[Game], Turn | None]
    most: float
    """The median number of answers at most."""
    asked: str
    players: tuple[str, str]
    """Who plays in Andean Abyss and in A Distant Plain."""


GOVERNING, INSURGENT = ("govt", "coalition"), ("farc", "taliban")
GOALS = {
    "train": Goal(train, 8, "turn", GOVERNING),
    "sweep": Goal(sweep, 7, "turn", GOVERNING),
    "rally": Goal(rally, 8, "turn", INSURGENT),
    "march": Goal(march, 5, "turn", INSURGENT),
    "attack": Goal(attack, 5, "turn", INSURGENT),
    "patrol": Goal(patrol, 4, "turn", ("govt", "government")),
    "round": Goal(settle, 2, "civic-action", GOVERNING),
}


def positions(name: str, goal: Goal, faction: str) -> Iterator[tuple[str, Turn]]:
    """Positions of recorded games in which the turn of a goal is possible, each with the turn: at most two a game."""
    for file in RECORDS[name]:
        lines = (GOLDEN / name / f"{file}.record").read_text(encoding="utf-8").splitlines()
        head = lines.index("---") + 1
        record = read(GOLDEN / name / f"{file}.record")
        rules = rules_for(record.game)
        game, found, card = record.begin(rules, journal=False), 0, -1
        for at, (_, choice) in enumerate(record.choices):
            asked = game.decision
            fits = (
                asked is not None
                and asked.actor >= 0
                and asked.kind == goal.asked
                and rules.spec.factions[asked.actor] == faction
            )
            if fits and found < 2 and game.board.n[rules.spec.at["card"]] != card and (turn := goal.plan(game)):
                yield "\n".join(lines[: head + at]) + "\n", turn
                found, card = found + 1, game.board.n[rules.spec.at["card"]]
            game.play(choice)


def play(me: Counted, goal: str, faction: str, turn: Turn) -> int:
    """Do what a turn asks for and return how many clicks, drags and keys it took."""
    piece = faction + {"march": ".guerrilla", "patrol": "."}.get(goal, ".troops")
    for what in turn:
        if what == END:
            finish(me)
        elif what == ENTER:
            # Of a single step the server asks no number.
            if me.page.locator(".bar .accept:not(.finish)").count():
                act(me, lambda: me.page.keyboard.press(ENTER))
        elif ">" in what:
            origin, space = what.split(">")
            pieces = f'#board .stacks[data-space="{origin}"] [data-kind{{}}]:not([data-kind$="base"])'
            stack = me.page.locator(pieces.format(f'^="{piece}"'))
            # The Coalition moves Government Troops too.
            if not stack.count():
                stack = me.page.locator(pieces.format('*=".troops"'))
            me.drag(origin, stack.first.get_attribute("data-kind") or piece, space)
        else:
            # What lies behind *Done* may take more than one of them.
            how = "$=" if what.startswith(f"{DONE} ") else "="
            button = me.page.locator(f'#decision [data-choice{how}"{what}"]:visible').first
            act(me, button.click)
    return me.count


def act(me: Counted, do: Callable[[], object]) -> None:
    """Do something that makes a choice, or arms one that has to be confirmed."""
    before = revision(me.page)
    do()
    me.count += 1
    expect(me.page.locator(f'.confirm, html:not([data-rev="{before}"])')).not_to_have_count(0)
    idle(me.page)


def finish(me: Counted) -> None:
    """Confirm what is armed, and end the turn as long as that is asked."""
    page = me.page
    end = page.locator(".bar .primary", has_text="End turn").or_(page.locator(".confirm"))
    while end.count():
        act(me, lambda: page.keyboard.press(ENTER))
        # In the next turn nothing is begun.
        if "Waiting for" in page.inner_text("#where") or not page.locator("#undo").is_enabled():
            break


def go_to(person: Visitor, made: Any, faction: str) -> Counted:
    """Come to a table, and from one to the next as by a link on the page, which stays loaded."""
    if not person.page.url.startswith(person.base):
        return Counted(person.sit(made, faction))
    address = f"/t/{made['table']}#seat={made['tokens'][faction]}&faction={faction}"
    follow = "address => (history.pushState(null, '', address), dispatchEvent(new PopStateEvent('popstate')))"
    person.page.evaluate(follow, address)
    shown(person.page)
    return Counted(person.page)


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS)
def test_the_median_number_of_answers(come: Come, base: str, name: str) -> None:
    person, counts = come(), dict[str, list[int]]()
    for goal, about in GOALS.items():
        faction = about.players[list(RECORDS).index(name)]
        for record, turn in islice(positions(name, about, faction), POSITIONS):
            made = post(base, "tables", {"record": record})
            counts.setdefault(goal, []).append(play(go_to(person, made, faction), goal, faction, turn))
    assert {goal: len(found) for goal, found in counts.items()} == dict.fromkeys(GOALS, POSITIONS)
    assert {goal: found for goal, found in counts.items() if median(found) > GOALS[goal].most} == {}
