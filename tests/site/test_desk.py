"""The desk of the edition without a server, in the Python of the tests: what it answers, and what is stored."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.site.searching import Search, advise
from abyssal.table.views.catalogue import complete_options
from tests.site.desks import SEATS, Home, is_forced

GAMES = sorted(SEATS)


@pytest.fixture
def home() -> Home:
    return Home()


def choose(home: Home, table: str, tokens: list[str], choice: str = "", **about: Any) -> dict[str, Any]:
    """Return a choice for the open question: the first option, unless one is named."""
    state = home.ask(table, tokens=tokens)
    choice = choice or state["decision"]["options"][0]["choice"]
    return {"rev": state["rev"], "request": "r1", "choice": choice, **about}


@pytest.mark.parametrize(("game", "choice"), [("andean-abyss", "train"), ("distant-plain", "rally")])
def test_a_choice_is_stored_and_another_tab_goes_on_with_it(home: Home, game: str, choice: str) -> None:
    table, tokens = home.new(game)
    made = home.ask(f"{table}/choices", choose(home, table, tokens, choice), tokens)
    later = Home(home.rows)
    assert later.ask(table, tokens=tokens) == made
    undone = later.ask(f"{table}/undo", {"rev": made["rev"], "request": "r2"}, tokens)
    assert undone["rev"] == made["rev"] + 1
    assert home.ask(table, tokens=tokens) == undone


def test_full_storage_changes_nothing(home: Home) -> None:
    table, tokens = home.new()
    before, body = home.ask(table, tokens=tokens), choose(home, table, tokens)
    home.refusing = True
    refused = home.send(f"{table}/choices", body, tokens)
    assert (refused.status, json.loads(refused.text)["error"]) == (507, "storage-full")
    home.refusing = False
    assert home.ask(table, tokens=tokens) == before
    assert home.ask(f"{table}/choices", body, tokens)["rev"] == before["rev"] + 1


def test_a_repeated_request_is_carried_out_once(home: Home) -> None:
    table, tokens = home.new()
    body = choose(home, table, tokens)
    made = home.ask(f"{table}/choices", body, tokens)
    assert home.ask(f"{table}/choices", body, tokens) == made
    other = home.send(f"{table}/choices", {**body, "choice": "pass"}, tokens)
    assert json.loads(other.text)["error"] == "request-reused"
    late = home.send(f"{table}/choices", {**body, "request": "r9"}, tokens)
    assert (late.status, json.loads(late.text)["rev"]) == (409, made["rev"])


def test_an_illegal_choice_changes_nothing(home: Home) -> None:
    table, tokens = home.new()
    rows = dict(home.rows)
    refused = home.send(f"{table}/choices", choose(home, table, tokens, "fly"), tokens)
    assert (refused.status, json.loads(refused.text)["error"]) == (400, "illegal-choice")
    assert home.rows == rows


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("nowhere", None, 404),
        ("games/chess/aid", None, 404),
        ("tables/none", None, 404),
        ("tables/none/choices", {}, 404),
        ("games", {}, 404),
        ("tables", {"game": "chess"}, 400),
        ("tables", {"unknown": 1}, 400),
        ("tables", {"record": "not a record"}, 400),
        ("words", None, 200),
        ("tables", None, 200),
    ],
)
def test_bad_requests_are_refused(home: Home, path: str, body: object, status: int) -> None:
    answer = home.send(path, body)
    assert (answer.status, answer.changes) == (status, [])
    assert status == 200 or set(json.loads(answer.text)) == {"error", "message"}


def test_methods_are_told_apart(home: Home) -> None:
    table, tokens = home.new()
    for path, body in ((f"{table}/choices", None), (f"{table}/brief", {})):
        assert home.send(path, body, tokens).status == 405
    assert home.send(table, tokens=tokens, lang="de").status == 400
    assert home.send(table, tokens=["wrong"]).status == 401


def test_a_page_that_has_lost_its_tokens_still_has_its_seats(home: Home) -> None:
    """A killed browser may forget what a page has just kept; the seats were made in it."""
    table, tokens = home.new()
    assert home.send(f"{table}/choices", choose(home, table, tokens)).status == 200


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_makes_the_same_game(game: str) -> None:
    records = []
    for _ in range(2):
        home = Home()
        table, tokens = home.new(game, seed="12")
        home.play(table, tokens, Random(5), 15)
        records.append(home.send(f"{table}/record").text)
        # A reload in between makes no difference.
        home = Home(home.rows)
        home.play(table, tokens, Random(6), 15)
        records.append(home.send(f"{table}/record").text)
    assert records[:2] == records[2:]


def by_engine(game: str, seed: str, choices: Random) -> str:
    """Play a game with the engine alone: the same dice as the site's, and choices at random. Return its record."""
    rules = rules_for(game)
    played = Game.new(rules, complete_options(game, {}, SEATS[game]))
    while (decision := played.decision) is not None:
        if decision.actor == CHANCE:
            played.play(decision.by_odds(Random(f"{seed}/{played.length}").random()))
        elif is_forced(played):
            played.play(decision.options[0])
        else:
            played.play(choices.choice(decision.options))
    return record.record(played, []).text()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_the_engines(home: Home, game: str) -> None:
    table, tokens = home.new(game, seed="3")
    assert home.play(table, tokens, Random(3))["over"]
    assert home.send(f"{table}/record").text == by_engine(game, "3", Random(3))


def test_a_game_goes_away_as_a_record_and_comes_back(home: Home) -> None:
    table, tokens = home.new()
    home.play(table, tokens, Random(1), 5)
    text = home.send(f"{table}/record").text
    again = home.ask("tables", {"record": text})
    assert home.send(f"tables/{again['table']}/record").text == text
    length = home.ask(table)["length"]
    cut = home.send(f"{table}/record", at=str(length - 1)).text
    assert home.ask("tables", {"record": cut})["table"] in home.rows


def test_what_a_newer_version_or_nobody_has_stored_is_refused(home: Home) -> None:
    table, tokens = home.new()
    id = table.split("/")[1]
    news, text = home.rows[id]
    data = json.loads(text)
    for changed, error in (
        ({**data, "format": 2}, "newer-site"),
        ({**data, "saved": {}}, "broken-table"),
        ([], "broken-table"),
        ({**data, "saved": {**data["saved"], "choices": [["fly", False]]}}, "broken-table"),
    ):
        home.rows[id] = (news + 1, json.dumps(changed))
        refused = Home(home.rows).send(table, tokens=tokens)
        assert json.loads(refused.text)["error"] == error
    assert Home(home.rows).send(f"{table}/record").status == 200


def test_all_games_are_exported_and_taken_back(home: Home) -> None:
    table, tokens = home.new()
    state = home.play(table, tokens, Random(1), 3)
    id = table.split("/")[1]
    saved = json.dumps({"tables": {id: home.rows[id][1]}})
    other = Home()
    assert json.loads(other.store(other.desk.restore(saved, "[]", "en")).text) == [id]
    assert other.ask(table, tokens=tokens) == state
    assert other.desk.restore(saved, json.dumps([id]), "en").changes == []


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"tables": []}', '{"tables": {"a": "{}"}}', '{"tables": {"a": 3}}'])
def test_a_foreign_file_is_refused(home: Home, text: str) -> None:
    answer = home.desk.restore(text, "[]", "es")
    assert (answer.status // 100, answer.changes) == (4, [])


def test_hints_and_chances_are_computed_elsewhere_and_worded_here(home: Home) -> None:
    table, tokens = home.new()
    for path, kind, body in (("hint", "hints", {}), ("chances", "chances", None)):
        asked = home.send(f"{table}/{path}", body, tokens)
        assert asked.status == 202 and asked.work is not None and asked.work.kind == kind
        found = home.desk.describe(asked.work.number, advise(kind, asked.work.game, asked.work.seed))
        assert found.status == 200 and json.loads(found.text)
    lost = home.send(f"{table}/hint", {}, tokens)
    assert lost.work is not None and home.desk.describe(lost.work.number, None).status == 500


def test_a_computer_player_answers_within_its_turn(home: Home) -> None:
    seats = {"govt": "quick", "farc": "person", "auc": "nonplayer", "cartels": "nonplayer"}
    table, tokens = home.new(seats=seats)
    id = table.split("/")[1]
    while (task := home.desk.task(id)) is None:
        home.play(table, tokens, Random(1), 1)
    rev, faction, seconds, game = task
    assert faction == "govt" and 0 < seconds <= 0.3
    search = Search(game, 600.0, rev)
    assert search.run(0.0) is None
    search.hurry()
    choices = None
    while choices is None:
        choices = search.run(1.0)
    assert home.desk.computer_move(id, rev + 1, faction, json.dumps(choices), 0.1).status == 409
    assert home.store(home.desk.computer_move(id, rev, faction, json.dumps(choices), 0.1)).status == 200
    assert home.ask(table, tokens=tokens)["rev"] == rev + 1


def test_a_computer_player_whose_worker_has_failed_plays_all_the_same(home: Home) -> None:
    seats = {"govt": "quick", "farc": "person", "auc": "nonplayer", "cartels": "nonplayer"}
    table, tokens = home.new(seats=seats)
    id = table.split("/")[1]
    while (task := home.desk.task(id)) is None:
        home.play(table, tokens, Random(1), 1)
    assert pickle.loads(task[3]).length == home.ask(table)["length"]
    assert home.store(home.desk.computer_move(id, task[0], task[1], "[]", 0.0)).status == 200


def test_people_at_the_table(home: Home) -> None:
    table, tokens = home.new()
    home.store(home.desk.listen(1, table.split("/")[1], json.dumps({"tokens": tokens})))
    state = json.loads(home.desk.news(1))["state"]
    assert [f["online"] for f in state["factions"] if f["mine"]] == [True]
    home.ask(f"{table}/seat", {"request": "a", "faction": "govt", "name": "Ana"}, tokens)
    home.ask(f"{table}/chat", {"request": "b", "text": "Hola"}, tokens)
    home.ask(f"{table}/aids", {"request": "c", "on": False}, tokens)
    state = Home(home.rows).ask(table, tokens=tokens)
    assert state["chat"][-1]["text"] == "Hola"
    assert home.send(f"{table}/hint", {}, tokens).status == 403
    made = home.ask(f"{table}/secret", {"request": "d", "faction": "govt"}, tokens)
    assert json.loads(home.desk.news(1))["error"] == "bad-token"
    again = home.ask(f"{table}/rematch", {"request": "e"}, made["tokens"].values())
    assert home.ask(f"tables/{again['table']}", tokens=made["tokens"].values())["decision"]


def test_replay_story_and_play_on(home: Home) -> None:
    table, tokens = home.new()
    state = home.play(table, tokens, Random(2), 6)
    assert home.ask(table, tokens=tokens, at="1")["at"] == 1
    assert home.ask(f"{table}/story", tokens=tokens, **{"from": "0", "to": str(state["length"])})["scenes"]
    assert home.send(table, tokens=tokens, at="99999").status == 400
    made = home.ask(f"{table}/branch", {"at": 2})
    assert home.ask(f"tables/{made['table']}")["length"] >= 2
    assert home.ask(f"{table}/rewind", {"rev": state["rev"], "request": "w", "at": 2}, tokens)["length"] >= 2
    for path in ("history", "summary", "log", "result", "brief", "ends", "further"):
        assert home.ask(f"{table}/{path}", tokens=tokens)
