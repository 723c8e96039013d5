"""The help for A Distant Plain: its texts exist in every language, and each is shown."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest

from abyssal.games.distant_plain.rules import DistantPlain
from abyssal.language import LANGUAGES, Words
from abyssal.language.bundles import message_files
from abyssal.table.play.exercises import LESSON, exercises

RULES = DistantPlain()
GAME = RULES.spec.game
PLAN: dict[str, Any] = json.loads(
    (files("abyssal") / "games" / "distant_plain" / "data" / "aid.json").read_text(encoding="utf-8")
)
PARTS = {"map", "card", "choices", "undo", "log", "why", "factions", "tracks", "help"}
ITEMS = [item for faction in PLAN["factions"] for section in faction["sections"] for item in section["items"]]
OPERATIONS = {
    "coalition": {"train", "patrol", "sweep", "assault"},
    "taliban": {"rally", "march", "attack", "terror"},
    "government": {"train", "patrol", "sweep", "assault"},
    "warlords": {"rally", "march", "attack", "terror"},
}
SPECIAL = {
    "coalition": {"surge", "air-lift", "air-strike"},
    "taliban": {"extort", "infiltrate", "ambush"},
    "government": {"govern", "transport", "eradicate"},
    "warlords": {"cultivate", "traffic", "suborn"},
}


def written(language: str) -> dict[str, str]:
    """Return the messages of the help in the file."""
    assert f"{GAME}-aid.ftl" in [path.name for path in message_files(language, GAME)]
    text = (files("abyssal") / "locale" / language / f"{GAME}-aid.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) = (.+)$", text, re.MULTILINE))


def summary(rule: str) -> str:
    return "rule-text-" + rule.replace(".", "-")


def named() -> set[str]:
    """Return what the plan shows: goals, headings, items with the summaries of their rules."""
    found = {faction["goal"] for faction in PLAN["factions"]}
    found |= {section["title"] for faction in PLAN["factions"] for section in faction["sections"]}
    for item in ITEMS:
        found |= {item["title"]} if "title" in item else set()
        found.add(item.get("text", summary(item["rule"])))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_plan_is_there(language: str) -> None:
    words = Words(language, RULES, strict=True)
    assert [faction["id"] for faction in PLAN["factions"]] == RULES.spec.factions
    for id in sorted(named()):
        assert words.say(id).strip()


def test_every_text_is_shown() -> None:
    """Each text is part of the plan, or the summary of a rule."""
    assert {id for id in written("en") if not id.startswith("rule-text-")} <= named()
    assert all(re.fullmatch(r"rule-text-[1-8](-\d+)+", id) for id in written("en") if id.startswith("rule-text-"))


@pytest.mark.parametrize("language", ["es", "fr"])
def test_languages_differ_in_all_their_texts(language: str) -> None:
    english, other = written("en"), written(language)
    assert english.keys() == other.keys()
    assert not [id for id in english if len(english[id]) > 40 and english[id] == other[id]]
    for text in other.values():
        assert "'" not in text
        assert language != "fr" or not re.search(r"[^\u00a0][:;?!]", text), text


def test_operations_and_activities_of_each_faction() -> None:
    for faction in PLAN["factions"]:
        titles = {item.get("title", "") for section in faction["sections"] for item in section["items"]}
        assert titles >= {f"operation-{name}" for name in OPERATIONS[faction["id"]]}
        shown = {title.removeprefix("special-") for title in titles if title.startswith("special-")}
        assert shown == SPECIAL[faction["id"]]


def test_the_tutorial_points_at_what_there_is() -> None:
    spaces = set(RULES.spec.spaces)
    for step in exercises(GAME)[LESSON].steps:
        assert set(step.light) <= PARTS | spaces, step
