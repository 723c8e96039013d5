"""Playing through the server with the Python client."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from abyssal.games import GAMES, rules_for
from abyssal.kernel import record
from abyssal.server.client import Client, Refused
from abyssal.server.store import tables
from abyssal.table.play.saved import Line
from abyssal.table.protocol import shapes
from tests.server.conftest import Start
from tests.server.games import GAME, SOLO, at, duel, options, play_on, solo, train


@pytest.mark.slow
def test_a_whole_game_alone(base: str) -> None:
    """Each state has the shape of the contract; in the end the record says the same as the server."""
    client = solo(base, options={"scenario": "quick"})
    while not client.state["over"]:
        msgspec.convert(client.state, shapes.State)
        assert client.state["decision"]["mine"]
        assert options(client.state)
        play_on(client, 1, seed=client.state["length"])
    result = client.state["result"]
    assert [place["factions"] for place in result["ranking"]]
    assert result["text"]
    game = record.read(client.record()).replay(rules_for)
    assert game.over
    assert game.length == client.state["length"]
    history = client.call(f"/api/tables/{client.table}/history")
    assert history[-1]["at"] == client.state["length"]
    assert history[-1]["margins"] == {faction["id"]: faction["margin"] for faction in client.state["factions"]}
    with pytest.raises(Refused) as refused:
        client.choose("pass")
    assert (refused.value.status, refused.value.error) == (400, "game-over")


@pytest.mark.slow
def test_two_persons_and_a_spectator(base: str) -> None:
    clients = dict(zip(("govt", "farc"), duel(base), strict=True))
    watcher = clients["govt"].seat()
    for n in range(40):
        state = clients["govt"].look()
        if state["over"]:
            break
        actor = state["decision"]["actor"]
        mine, other = clients[actor], clients["farc" if actor == "govt" else "govt"]
        assert mine.look()["decision"]["mine"]
        assert options(mine.state)
        for client in (other, watcher):
            seen = client.look()["decision"]
            assert (seen["actor"], seen["mine"], seen["options"]) == (actor, False, [])
        play_on(mine, 1, seed=n)


def test_the_catalogue_says_what_can_be_played_in_three_languages(base: str) -> None:
    for lang, word in (("en", "Scenario"), ("es", "Escenario"), ("fr", "Scénario")):
        games = msgspec.convert(Client(base, lang=lang).call("/api/games"), list[shapes.GameEntry])
        assert [game["game"] for game in games] == GAMES
        led = [[f["nonplayer"] for f in game["factions"]] for game in games]
        assert led == [[True] * 4, [True] * 4]
        alone = [[f["alone"] for f in game["factions"]] for game in games]
        assert alone == [[{}, *[{"edition": "second"}] * 3], [{}] * 4]
        for game in games:
            assert game["options"][0]["title"] == word
            for option in game["options"]:
                assert option["text"].endswith(".")
                assert all(value["title"] and not value["title"].startswith("value-") for value in option["values"])


def test_how_people_may_share_the_factions(base: str) -> None:
    """1.5 Every way that is offered can be played, and nobody is a Non-player then."""
    game = Client(base).call("/api/games")[0]
    assert [way["groups"] for way in game["sharing"]] == [
        [["govt"], ["farc"], ["auc"], ["cartels"]],
        [["govt"], ["farc"], ["auc", "cartels"]],
        [["govt", "auc"], ["farc", "cartels"]],
    ]
    assert not {"players", "nonplayers", "insurgents"} & {option["name"] for option in game["options"]}
    for way in game["sharing"]:
        made = Client(base).call("/api/tables", {"game": GAME, "options": way["options"]})
        assert set(made["tokens"]) == {"govt", "farc", "auc", "cartels"}


BORROWED = "the Government has a player, so it needs no bot from the second edition"


@pytest.mark.parametrize(
    ("options", "clashes"),
    [
        (
            {},
            {
                "government": {"second": BORROWED},
                "seeded": {"true": "seeded Propaganda belongs to the second edition"},
            },
        ),
        (
            {"scenario": "quick"},
            {
                "government": {"second": BORROWED},
                "deployment": {"open": "the Quick scenario has no Open Deployment"},
                "piles": {"rough": "the Quick scenario has its own deck and no rough piles"},
                "short": {"true": "the Quick scenario cannot be made shorter"},
                "seeded": {"true": "seeded Propaganda belongs to the second edition"},
            },
        ),
        (
            {"edition": "second"},
            {
                "government": {"second": "the second edition already has a Government bot"},
                "piles": {"rough": "the second edition has no rough piles"},
                "no_reveal": {"true": "the No Reveal Option belongs to the first edition"},
                "eligibility": {
                    "a": "the Eligibility Options belong to the first edition",
                    "b": "the Eligibility Options belong to the first edition",
                },
            },
        ),
    ],
)
def test_values_that_do_not_go_together(base: str, options: dict[str, str], clashes: dict[str, Any]) -> None:
    """What is not named as a clash can be played beside these options, by one person and by four."""
    client = Client(base)
    for seats in (SOLO, {}):
        found = client.call(f"/api/games/{GAME}/options", {"options": options, "seats": seats})
        led = found["clashes"].pop("seats", {})
        assert found == {"clashes": clashes}
        assert list(led) == ([] if "edition" in options else ["govt"])
    for option in client.call("/api/games")[0]["options"]:
        for value in option["values"]:
            if value["value"] not in clashes.get(option["name"], {}):
                client.call("/api/tables", {"game": GAME, "options": {**options, option["name"]: value["value"]}})


ALONE = {"govt": "nonplayer", "farc": "person", "auc": "nonplayer", "cartels": "nonplayer"}


def test_which_factions_the_rules_can_lead(base: str) -> None:
    """8.0 The first edition says why a person leads the Government; the second leads any, and so does the first
    when it borrows that Government. Somebody has to play."""
    client, path = Client(base), f"/api/games/{GAME}/options"
    why = client.call(path, {"options": {}, "seats": ALONE})["clashes"]
    assert list(why) == ["seats"] and why["seats"]["govt"].startswith("the first edition has no Government bot")
    for chosen in ({"edition": "second"}, {"government": "second"}):
        assert "seats" not in client.call(path, {"options": chosen, "seats": ALONE})["clashes"]
        made = client.call("/api/tables", {"game": GAME, "options": chosen, "seats": ALONE})
        assert list(made["tokens"]) == ["farc"]
    with pytest.raises(Refused) as refused:
        client.call("/api/tables", {"game": GAME, "options": {"edition": "second", "players": "0"}})
    assert refused.value.error == "no-person"


def test_nothing_to_borrow_for_a_government_that_a_person_leads(base: str) -> None:
    """8.0 A table that asks for it is refused; the lobby hears why, and what else goes together."""
    client, options = Client(base), {"government": "second"}
    with pytest.raises(Refused) as refused:
        client.call("/api/tables", {"game": GAME, "options": options, "seats": SOLO})
    assert refused.value.error == "option-clash"
    path = f"/api/games/{GAME}/options"
    said = client.call(path, {"options": options, "seats": SOLO})["clashes"]
    assert said["government"] == {"second": BORROWED}
    assert said == client.call(path, {"options": {}, "seats": SOLO})["clashes"]


def test_alone_against_a_government(base: str) -> None:
    """8.9 One person leads FARC to the end of a short game; the others act by themselves and tell why."""
    client = Client.create(base, game=GAME, seats=ALONE, options={"edition": "second", "scenario": "quick"})
    client.look()
    led = {faction["id"]: faction["nonplayer"] for faction in client.state["factions"]}
    assert led == {"govt": True, "farc": False, "auc": True, "cartels": True}
    play_on(client, 1000)
    assert client.look()["over"]
    result = client.state["result"]
    assert result["lost"] or result["degree"] in ("Failure", "Stalemate", "Progress", "Triumph")


def test_words_geometry_and_aid(base: str) -> None:
    client = Client(base)
    assert client.call("/api/words")
    spaces = client.call(f"/api/games/{GAME}/geometry")["spaces"]
    assert set(spaces) == set(rules_for(GAME).spec.spaces)
    assert set(client.call(f"/api/games/{GAME}/aid")) == {"factions", "rules", "tutorial", "puzzles"}
    assert client.call("/healthz")["status"] == "ok"
    with pytest.raises(Refused) as refused:
        client.call("/api/games/chess/geometry")
    assert refused.value.status == 404


def test_a_language_can_be_asked_for_at_any_time(base: str) -> None:
    client = solo(base)
    english = client.look()
    client.lang = "es"
    spanish = client.look()
    assert english["decision"]["prompt"] != spanish["decision"]["prompt"]
    assert options(english) == options(spanish)
    assert spanish["factions"][0]["name"] == "Gobierno"
    client.lang = "xx"
    with pytest.raises(Refused) as refused:
        client.look()
    assert refused.value.error == "unknown-language"


# Exactly once.


def test_a_request_is_carried_out_once(base: str) -> None:
    client = train(base)
    first = client.choose("train", rev=0, request="r1")
    again = client.choose("train", rev=0, request="r1")
    assert first["rev"] == again["rev"] == 1
    assert first["length"] == again["length"]
    with pytest.raises(Refused) as refused:
        client.choose("pass", rev=0, request="r1")
    assert refused.value.error == "request-reused"


def test_an_old_revision_is_refused_and_changes_nothing(base: str) -> None:
    client = train(base)
    client.choose("train")
    with pytest.raises(Refused) as refused:
        client.choose("bogota", rev=0)
    assert (refused.value.status, refused.value.error, refused.value.rev) == (409, "old-revision", 1)
    assert client.look()["length"] == 1


def test_two_tabs_cannot_both_answer(base: str) -> None:
    """The same choice from several tabs at once, each with its own request: one is carried out."""
    client = train(base)
    tabs = [client.seat("govt") for _ in range(6)]

    def press(tab: Client) -> int:
        try:
            tab.choose("train", rev=0)
        except Refused as refused:
            return refused.status
        return 200

    with ThreadPoolExecutor(6) as pool:
        found = sorted(pool.map(press, tabs))
    assert found == [200] + [409] * 5
    assert client.look()["length"] == 1


def test_the_same_request_many_times_at_once(base: str) -> None:
    client = train(base)
    tabs = [client.seat("govt") for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda tab: tab.choose("train", rev=0, request="one"), tabs))
    assert {state["rev"] for state in found} == {1}
    assert client.look()["length"] == 1


# Undo.


def test_undo_until_somebody_else_or_a_die(base: str) -> None:
    client = train(base)
    start = client.state
    client.choose("train")
    client.choose("bogota")
    assert client.state["decision"]["undoable"] == 2
    client.undo()
    client.undo()
    assert client.state["position"] == start["position"]
    assert options(client.state) == options(start)
    with pytest.raises(Refused) as refused:
        client.undo()
    assert refused.value.error == "nothing-to-undo"
    ends = client.ends()
    assert ends["pass"]
    assert not ends["train"]
    client.choose("pass")
    with pytest.raises(Refused):
        client.undo()


def test_only_who_chose_can_undo(base: str) -> None:
    client = at(base, {"card": 25, "resources": {"farc": 5}, "spaces": {"huila": "farc 3g, AO"}})
    farc, govt = client.seat("farc"), client.seat("govt")
    farc.look()
    farc.choose("rally")
    assert farc.state["decision"]["undoable"] == 1
    assert govt.look()["decision"]["undoable"] == 0
    with pytest.raises(Refused) as refused:
        govt.undo()
    assert (refused.value.status, refused.value.error) == (403, "not-your-seat")
    assert farc.undo()["length"] == 0


def test_undo_is_the_same_after_the_table_was_forgotten(start: Start) -> None:
    """What one process knows from memory, another finds from the database."""
    one, two = start(), start()
    client = train(one.base)
    client.choose("train")
    client.choose("bogota")
    other = Client(two.base, client.table, client.tokens)
    assert other.look() == client.look()
    other.undo()
    assert client.look() == other.look()
    assert client.state["length"] == 1


# Looking ahead, looking back.


def test_preview_changes_nothing(base: str) -> None:
    client = at(base, {"card": 25, "resources": {"farc": 5}, "spaces": {"huila": "farc 3g, AO"}})
    client.choose("rally")
    found = msgspec.convert(client.preview("huila"), shapes.Preview)
    assert found["resources"] == {"farc": -1}
    assert found["lines"]
    assert found["then"] == "question"
    assert client.look()["rev"] == 1
    with pytest.raises(Refused) as refused:
        client.preview("atlantis")
    assert refused.value.error == "illegal-choice"
    with pytest.raises(Refused) as refused:
        client.seat("govt").preview("huila")
    assert refused.value.error == "not-your-seat"


def test_replay_shows_each_position_and_offers_nothing(base: str) -> None:
    client = solo(base)
    positions = {client.state["length"]: client.state["position"]}
    for n in range(12):
        play_on(client, 1, seed=n)
        positions[client.state["length"]] = client.state["position"]
    for n, position in positions.items():
        seen = client.look(at=n)
        assert seen["position"] == position
        assert (seen["at"], seen["length"]) == (n, client.state["length"])
        assert not seen["decision"] or (seen["decision"]["options"], seen["decision"]["mine"]) == ([], False)
    with pytest.raises(Refused) as refused:
        client.look(at=9999)
    assert refused.value.error == "no-such-choice"


def test_the_log_goes_on_where_it_was(base: str) -> None:
    client = solo(base)
    play_on(client, 15)
    whole = client.log(0)
    assert [line["n"] for line in whole["lines"]] == list(range(whole["count"]))
    assert client.state["log"]["lines"] == whole["lines"][-80:]
    rest = client.log(5)
    assert rest["lines"] == whole["lines"][5:]


def test_deals_between_players(base: str) -> None:
    """While the question is open others may give; the question stays with whom it was asked."""
    client = at(base, {"card": 25, "resources": {"farc": 5, "auc": 5}, "spaces": {"huila": "farc 3g, AO"}})
    auc = client.seat("auc")
    assert auc.look()["decision"]["deals"] == [
        {"choice": "give auc cartels", "text": "", "giver": "auc", "receiver": "cartels", "most": 5},
        {"choice": "give auc farc", "text": "", "giver": "auc", "receiver": "farc", "most": 5},
        {"choice": "give auc govt", "text": "", "giver": "auc", "receiver": "govt", "most": 5},
    ]
    assert auc.preview("give auc farc 2")["resources"] == {"auc": -2, "farc": 2}
    with pytest.raises(Refused) as refused:
        client.seat("govt").choose("give auc farc 2", rev=0)
    assert refused.value.error == "not-your-seat"
    state = auc.choose("give auc farc 2")
    assert state["position"]["resources"] == {"govt": 0, "farc": 7, "auc": 3, "cartels": 0}
    assert state["decision"]["actor"] == "farc"


# Around the table.


def test_rewind_is_for_the_host_of_a_friendly_game(base: str) -> None:
    govt, farc = duel(base)
    asked = []
    for n in range(5):
        asked.append(govt.look()["length"])
        client = govt if govt.state["decision"]["mine"] else farc
        client.look()
        play_on(client, 1, seed=n)
    govt.look()
    farc.look()
    with pytest.raises(Refused) as refused:
        farc.rewind(2)
    assert (refused.value.status, refused.value.error) == (403, "not-host")
    before = govt.look(at=asked[2])
    state = govt.rewind(asked[2])
    assert state["length"] == asked[2]
    assert state["position"] == before["position"]
    with pytest.raises(Refused) as refused:
        govt.rewind(500)
    assert refused.value.error == "no-such-choice"
    strict, _ = duel(base, friendly=False)
    with pytest.raises(Refused) as refused:
        strict.rewind(0)
    assert refused.value.error == "not-friendly"


def test_rematch_keeps_options_seats_and_secrets(base: str) -> None:
    govt, farc = duel(base, options={"scenario": "quick"})
    govt.sit("govt", name="Ana")
    new = farc.rematch()
    assert govt.look()["rematch"] == new.table
    also = govt.rematch()
    assert also.table == new.table
    assert (new.tokens, also.tokens) == (farc.tokens, govt.tokens)
    assert new.state["position"]["options"] == govt.state["position"]["options"]
    assert new.state["factions"][0]["player"] == "Ana"


def test_record_up_and_down(base: str) -> None:
    client = solo(base)
    play_on(client, 4)
    text = client.record()
    other = Client.create(base, record=text)
    assert other.table != client.table
    assert other.state["position"] == client.state["position"]
    assert other.state["decision"] == {**client.state["decision"], "undoable": other.state["decision"]["undoable"]}
    assert other.record() == text
    play_on(other, 3)
    for bad in ("", "hello", "/etc/passwd", text.replace("chance", "chanse"), text[:-3], "{", '{"format": 1}'):
        with pytest.raises(Refused) as refused:
            Client.create(base, record=bad)
        assert refused.value.status == 400


@pytest.mark.parametrize(
    ("about", "error"),
    [
        ({"game": "chess"}, "unknown-name"),
        ({"game": GAME, "options": {"edition": "third"}}, "unknown-value"),
        ({"game": GAME, "seats": {"govt": "nonplayer"}}, "option-clash"),
        ({"game": GAME, "seats": {"spain": "person"}}, "bad-seat"),
        ({"game": GAME, "options": {"players": "2"}, "seats": {"auc": "person"}}, "option-clash"),
        ({"game": GAME, "record": "x"}, "record-alone"),
    ],
)
def test_a_table_that_cannot_be_is_refused(base: str, about: dict[str, Any], error: str) -> None:
    with pytest.raises(Refused) as refused:
        Client.create(base, **about)
    assert (refused.value.status, refused.value.error) == (400, error)


def test_a_player_with_several_factions_leads_them_with_one_secret(base: str) -> None:
    """Two players without Non-players: the Government's player leads AUC too."""
    client = Client.create(base, game=GAME, options={"players": "2", "nonplayers": "false"})
    one = client.seat("govt")
    for n in range(30):
        decision = client.look()["decision"]
        if decision is None:
            break
        assert one.look()["decision"]["mine"] == (decision["actor"] in ("govt", "auc"))
        play_on(one if one.state["decision"]["mine"] else client, 1, seed=n)


def test_restart_keeps_everything(start: Start) -> None:
    first = start()
    client = solo(first.base)
    play_on(client, 12)
    client.sit("govt", name="Ana")
    client.say("hola")
    before = client.look()
    first.stop()
    second = start()
    again = Client(second.base, client.table, client.tokens)
    assert again.look() == before
    assert again.state["chat"] == [{"n": 1, "name": "Ana", "faction": "govt", "text": "hola"}]
    play_on(again, 3)


def test_tables_that_nobody_uses_are_not_kept_in_memory(start: Start) -> None:
    running = start(in_memory=3)
    clients = [solo(running.base) for _ in range(8)]
    assert len(running.app.state.services.tables._slots) == 3
    for client in clients:
        before = client.state["position"]
        assert client.look()["position"] == before
        play_on(client, 2)


def test_the_log_forgets_what_was_taken_back(base: str) -> None:
    """The last lines are kept ready from state to state; those that were undone are not among them."""
    client = train(base)
    before = client.state["log"]
    client.choose("train")
    after = client.state["log"]
    assert after["count"] > before["count"]
    assert client.undo()["log"] == before
    client.choose("sweep")
    other = client.state["log"]
    assert other["lines"] == client.log(0)["lines"][-80:]
    assert other["lines"] != after["lines"]


def test_many_tables_ask_the_database_nothing_twice(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are not among the ones asked for last know that nothing was said at them."""
    monkeypatch.setattr(tables, "MAX_CACHING_TABLES", 1)
    running = start()
    asked: list[str] = []
    chat = running.store.chat

    def heard(table: str) -> list[Line]:
        asked.append(table)
        return chat(table)

    monkeypatch.setattr(running.store, "chat", heard)
    clients = [solo(running.base) for _ in range(3)]
    for n in range(3):
        for client in clients:
            play_on(client, 1, seed=n)
    assert sorted(asked) == sorted(client.table for client in clients)
    clients[0].say("hola")
    play_on(clients[1], 1)
    assert [line["text"] for line in clients[0].look()["chat"]] == ["hola"]
