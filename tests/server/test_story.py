"""What happened between two moments is told scene by scene, and each scene knows how the whole table stood then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abyssal.server.client import Client, Refused
from abyssal.server.http.limits import Limits
from tests.server.conftest import Start
from tests.server.games import at
from tests.web.measures import part_of
from tests.web.page_harness import SOLO


def told(client: Client, since: int, to: int) -> list[dict[str, Any]]:
    """The scenes, each with the whole of what it tells."""
    found: list[dict[str, Any]] = []
    whole: dict[str, Any] = {}
    for scene in client.story(since, to):
        whole = {**whole, **scene["changed"]}
        found.append({**scene, "state": whole})
    return found


@pytest.fixture
def passed(base: str) -> tuple[Client, dict[str, Any]]:
    """The Government alone has passed, and Non-players have acted; the state before that."""
    client = Client.create(base, record=SOLO)
    before = client.look()
    client.choose("pass")
    return client, before


def test_the_scenes_lead_from_the_first_moment_to_the_last(passed: tuple[Client, dict[str, Any]]) -> None:
    """In the order of the log, without gaps; the last of them is how the table stands, but for the new question."""
    client, before = passed
    after = client.look()
    scenes = told(client, before["at"], after["at"])
    assert scenes[0]["title"] == "Government: Pass"
    assert {scene["faction"] for scene in scenes} >= {"govt", "farc", "auc"}
    lines = [
        line["text"] for line in after["log"]["lines"] if not line["reason"] and line["n"] >= before["log"]["count"]
    ]
    said: list[str] = []
    for scene in scenes:
        title = [scene["title"]] if scene["title"] and (not said or scene["title"] not in said[-40:]) else []
        said += title + [text for text in scene["text"].split(" · ") if text]
    assert [line for line in lines if line in said] == lines
    counts = [scene["state"]["told"] for scene in scenes]
    assert counts == sorted(counts)
    assert counts[-1] == 1 + max(line["n"] for line in after["log"]["lines"] if not line["reason"])
    last = scenes[-1]["state"]
    for part in ("card", "control", "strength", "tracks", "victory", "edge", "effects", "boxes", "coming"):
        assert last[part] == after[part], part
    assert last["position"]["spaces"] == after["position"]["spaces"]
    assert "decision" not in last


def test_nothing_is_told_before_its_time(passed: tuple[Client, dict[str, Any]]) -> None:
    """While the Government passes, the others have what they had, and the card is the old one."""
    client, before = passed
    first = told(client, before["at"], client.look()["at"])[0]["state"]
    assert first["card"] == before["card"]
    assert first["position"]["spaces"] == before["position"]["spaces"]
    was, now = ({f["id"]: f["resources"] for f in state["factions"]} for state in (before, first))
    assert {name: now[name] - was[name] for name in was} == {"govt": 3, "farc": 0, "auc": 0, "cartels": 0}


def test_an_event_comes_with_its_text(base: str) -> None:
    client = at(base, {"card": 25, "resources": {"farc": 5}, "spaces": {"huila": "farc 3g, AO"}})
    client.choose("shaded")
    state = client.look()
    side = next(side["text"] for side in state["card"]["sides"] if side["side"] == "shaded")
    assert told(client, 0, state["at"])[0]["card"] == side


def long_game(base: str) -> tuple[Client, int]:
    """A finished game of more than 300 choices."""
    text = (Path(__file__).parents[1] / "golden" / "andean-abyss" / "quick.record").read_text(encoding="utf-8")
    client = Client.create(base, record=text)
    length = client.look()["length"]
    assert length > 300
    return client, length


def test_a_long_story_comes_in_parts(base: str) -> None:
    """Each response tells 200 choices at most, and the parts tell all of it."""
    client, length = long_game(base)
    since, ends, counts = 0, [], []
    while since < length:
        page = client.call(client._at("story") + f"?from={since}&to={length}")
        since = page["to"]
        ends.append(since)
        # The first scene of a part has the whole state.
        assert "position" in page["scenes"][0]["changed"]
        counts += [scene["changed"]["told"] for scene in page["scenes"]]
    assert ends == [*range(200, length, 200), length]
    assert counts == sorted(counts)
    lines = client.log(0)["lines"]
    assert counts[-1] == 1 + max(line["n"] for line in lines if not line["reason"])
    assert [scene["changed"]["told"] for scene in client.story(0, length)] == counts


def test_stories_take_no_more_memory_than_allowed(start: Start) -> None:
    """A client asks for stories from each of 40 moments. The server keeps the last ones that fit."""
    allowed = 1_000_000
    running = start(limits=Limits(moments_cached=allowed))
    client, length = long_game(running.base)
    replay = running.app.state.services.errands.replay
    total = 0
    for since in range(40):
        total += len(json.dumps(client.call(client._at("story") + f"?from={since}&to={length}")))
        assert 0 < replay.bytes_cached <= allowed
        assert replay.bytes_cached == sum(len(kept) for kept in replay._moments.values())
    assert total > 3 * allowed


@pytest.mark.parametrize(("since", "to"), [(5, 2), (0, 99_999)])
def test_moments_that_are_not_are_refused(base: str, since: int, to: int) -> None:
    client = Client.create(base, record=SOLO)
    with pytest.raises(Refused) as refused:
        client.story(since, to)
    assert refused.value.status == 400


def test_an_operation_is_one_scene(base: str) -> None:
    """With all its spaces, and the same lines action by action; dice that were rolled come with it."""
    client = Client.create(base, record=part_of("andean-abyss", "solo", 0.75))
    at = client.look()["at"]
    scenes = client.story(0, at)
    lines = [line for line in client.log(0)["lines"] if not line["reason"]]
    assert any(len(scene["places"]) > 2 for scene in scenes if scene["kind"] == "operation")
    for scene in scenes:
        assert " · ".join(action["text"] for action in scene["actions"]) == scene["text"]
    begun = [line["text"] for line in lines if line["kind"] == "operation"]
    shown = [scene["title"] for scene in scenes if scene["kind"] == "operation"]
    assert set(shown) <= set(begun) and len(shown) <= len(begun)
    dice = [die for scene in scenes for die in scene["dice"]]
    assert dice == [line["die"] for line in lines if "die" in line]
    assert dice and all(1 <= die["number"] <= 6 for die in dice)


@pytest.mark.parametrize(
    ("game", "name", "winning"), [("andean-abyss", "solo", ["farc"]), ("distant-plain", "solo-coalition", ["taliban"])]
)
def test_a_victory_in_reach_is_told(base: str, game: str, name: str, winning: list[str]) -> None:
    """6.1 Of factions past their goal that end the game at the next check, in the words of the reader."""
    client = Client.create(base, record=part_of(game, name, 0.75))
    state = client.look()
    past = {faction["id"] for faction in state["factions"] if faction["margin"] > 0}
    assert [one["faction"] for one in state["in_reach"]] == winning
    assert set(winning) <= past
    assert "next victory check" in state["in_reach"][0]["text"]
