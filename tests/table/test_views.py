"""Views of a table in memory: what is cached, and whose actions the lines of the log are."""

from __future__ import annotations

import re

import pytest

from abyssal.games import rules_for
from abyssal.games.andean_abyss.s3_operations import OPERATIONS
from abyssal.language.words import signed
from abyssal.table.views import log as journal
from abyssal.table.views import state as views
from abyssal.table.views.catalogue import catalogue
from abyssal.table.views.log import log, words_for
from abyssal.table.views.thumbnail import thumbnail
from abyssal.table.views.viewer import Viewer
from tests.table.tables import GAMES, Play

GAME = GAMES[0]
SPEC = rules_for(GAME).spec
AUC, CALI = SPEC.faction_index["auc"], SPEC.space_index["cali"]


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_stays_is_worded_once(game: str) -> None:
    """What is cached of the position reads as if it was worded again, for each kind of viewer."""
    play, cached = Play(game=game), 0
    table = play.table
    for _ in range(60):
        for seats in ([], play.seats[:1], play.seats):
            viewer = Viewer(seats, "en")
            key = tuple(seats), "en"
            before, shown = table.positions.get(key), views.encode_state(table, viewer)
            cached += before is not None and before.standings is table.positions[key].standings
            known, table.positions = table.positions, {}
            assert shown == views.encode_state(table, viewer)
            table.positions = known
        assert table.game.decision is not None
        table.play(play.random.choice(table.game.decision.options))
        table.proceed(play.dice)
    assert 0 < cached < 180


def test_the_list_of_tables_says_which_factions_are_the_viewers() -> None:
    table = Play(game=GAME).table
    for seats in ([], ["farc"], ["govt", "auc"]):
        found = views.outcome(table, Viewer(seats, "en"), 7)
        assert [faction["id"] for faction in found["factions"] if faction["mine"]] == seats
        assert [faction["id"] for faction in found["factions"]] == SPEC.factions
        assert (found["changed"], found["result"], found["by_hand"]) == (7, None, False)


def test_lines_tell_whose_actions_they_are() -> None:
    """Whatever an Operation, an Activity or an Event brings is its faction's action until something else begins; so are
    Civic Action and Agitation (6.4.1, 6.4.2), whose phases belong to one faction."""
    words = words_for("en", GAME)
    attack = OPERATIONS.index("attack")
    police = SPEC.piece_named["govt.police"].column
    entries = [
        ("card", (25,)),
        ("operation", (AUC, attack, 0, 0)),
        ("select", (CALI,)),
        ("rolled", (2,)),
        ("remove", (1, police, CALI)),
        ("pass", (0,)),
        ("resources", (0, 3, 40)),
        ("bot-turn", (1,)),
        ("bot-dice", (1, 2, 3)),
        ("phase", (3, 0)),
        ("support", (CALI, 1)),
        ("phase", (6, 0)),
        ("support", (CALI, 1)),
        ("phase", (7, 0)),
        ("calm", (CALI, 1)),
        ("phase", (8, 0)),
        ("president", (1,)),
        ("pass", (0,)),
        ("card", (31,)),
        ("ineligible", (1,)),
    ]
    lines = log(words, entries, 0)["lines"]
    assert [(line["kind"], line["actor"], line["faction"]) for line in lines] == [
        ("card", "", ""),
        ("operation", "auc", "auc"),
        ("select", "auc", ""),
        ("rolled", "auc", ""),
        ("remove", "auc", "govt"),
        ("pass", "govt", "govt"),
        ("resources", "govt", "govt"),
        ("bot-turn", "farc", "farc"),
        ("bot-dice", "farc", ""),
        ("phase", "", ""),
        ("support", "", ""),
        ("phase", "govt", ""),
        ("support", "govt", ""),
        ("phase", "farc", ""),
        ("calm", "farc", ""),
        ("phase", "", ""),
        ("president", "", ""),
        ("pass", "govt", "govt"),
        ("card", "", ""),
        ("ineligible", "", "farc"),
    ]
    for start in range(len(entries)):
        assert log(words, entries, start)["lines"] == lines[start:]


def test_the_cache_of_lines_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The older half is dropped, and the lines stay the same."""
    monkeypatch.setattr(journal, "MAX_LINES_CACHED", 20)
    words = words_for("es", GAME)
    entries = [("resources", (f, 1, number)) for f in range(4) for number in range(30)]
    known = journal.Lines(words)
    first = [known.json(entry, 0) for entry in entries]
    assert [known.json(entry, 0) for entry in entries] == first
    assert 10 <= len(known._cache) <= 20
    assert {(entry, 0) for entry in entries[-10:]} <= set(known._cache)


def test_signs() -> None:
    assert [signed(number) for number in (3, 0, -3)] == ["+3", "0", "−3"]


@pytest.mark.parametrize("quick", [False, True], ids=["full", "quick"])
@pytest.mark.parametrize("rival", ["nonplayer", "quick"])
@pytest.mark.parametrize("game", GAMES)
def test_every_faction_can_be_played_alone(game: str, rival: str, quick: bool) -> None:
    """The first page starts any Faction, against bots or computer players, in the full game or the quick one."""
    entry = next(one for one in catalogue("en") if one["game"] == game)
    assert quick is False or entry["quick"]
    for faction in entry["factions"]:
        alone = faction["alone"] if rival == "nonplayer" else {}
        assert alone is not None
        seats = {one["id"]: "person" if one is faction else rival for one in entry["factions"]}
        options = {**alone, **((entry["quick"] or {}) if quick else {})}
        assert Play(game=game, seats=seats, options=options).seats == [faction["id"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_thumbnail_has_every_space(game: str) -> None:
    found = thumbnail(game)
    assert found is not None
    assert sorted(space["id"] for space in found["spaces"]) == sorted(rules_for(game).spec.spaces)
    assert all(space["path"].startswith("M") for space in found["spaces"])
    for space in (space for space in found["spaces"] if space["kind"] == "city"):
        x, y = (int(number) for number in re.findall(r"\d+", space["path"])[:2])
        assert 0 <= x <= found["size"][0] and 0 <= y <= found["size"][1], space["id"]
