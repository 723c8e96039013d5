"""Databases of earlier versions open, and every game in them can be played on or downloaded.

`tests/fixtures/databases` holds a database of each of several commits of the history, with random games. From the first
release on, each release adds one (see CONTRIBUTING).
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.game import chance
from abyssal.server.client import Client, Refused
from abyssal.server.store.store import Store
from abyssal.table.play import table as table_of
from abyssal.table.play import versions
from abyssal.table.play.creating import create_table
from abyssal.table.play.saved import digest
from abyssal.table.play.table import Table, begin
from abyssal.table.play.upgrading import find_continuation, start_of
from abyssal.table.protocol.messages import Create
from tests.server.conftest import Running, Start
from tests.server.games import GAME, options, play_on, solo
from tests.server.test_refusals import raw

DATABASES = sorted((Path(__file__).parents[1] / "fixtures" / "databases").glob("*.db.gz"))


def clients(running: Running) -> list[Client]:
    """A client with all seats of each table. Nobody knows the tokens of back then, so each seat gets a new one."""
    found: dict[str, Client] = {}
    with running.store.database.engine.begin() as connection:
        for id, faction in connection.execute(text("SELECT table_id, faction FROM seats ORDER BY table_id")).all():
            token = f"token-{id}-{faction}"
            about = {"token": digest(token), "id": id, "faction": faction}
            connection.execute(
                text("UPDATE seats SET token = :token WHERE table_id = :id AND faction = :faction"), about
            )
            found.setdefault(id, Client(running.base, id)).tokens[faction] = token
    return list(found.values())


@pytest.mark.parametrize("path", DATABASES, ids=lambda path: path.name.partition(".")[0])
def test_a_database_of_back_then_opens(path: Path, start: Start, tmp_path: Path) -> None:
    (tmp_path / "test.db").write_bytes(gzip.decompress(path.read_bytes()))
    running = start()
    tables = clients(running)
    assert len(tables) >= 6
    continued = 0
    for client in tables:
        try:
            client.look()
        except Refused as refusal:
            # Older databases do not know which version made a table.
            assert refusal.status == 409
            assert refusal.error in ("broken-table", "other-table")
            continued += 1
            length = json.loads(raw(running.base, "GET", f"/api/tables/{client.table}")[2])["go_on"]
            kept = record.load(client.record())
            # A table may not have come further than the questions before its first card.
            assert 0 <= length <= len(kept.choices)
            assert client.call(client._at("continue"), {"request": "r"})["rev"] > 0
            # What was played before is kept, whole.
            whole = client.call(client._at("record"), part=0)
            assert [choice for _, choice in record.load(whole).choices] == [choice for _, choice in kept.choices]
            client.look()
        before = client.state["rev"]
        play_on(client, 3)
        assert client.state["over"] or client.state["rev"] == before + 3
        record.load(client.record()).replay(rules_for)
    if "32133d2" in path.name:
        assert continued >= 2, "the rules of this one were fixed since"


def broken(running: Running, client: Client) -> None:
    """The rules have changed: the last choice of the table is none any more, as if a version had allowed it."""
    with running.store.database.engine.begin() as connection:
        rows = [
            (choice, bool(forced))
            for choice, forced in connection.execute(
                text("SELECT choice, forced FROM choices WHERE table_id = :id ORDER BY n"), {"id": client.table}
            )
        ]
        rows[-1] = ("abolished", False)
        connection.execute(
            text("UPDATE choices SET choice = 'abolished', forced = :no WHERE table_id = :id AND n = :n"),
            {"id": client.table, "n": len(rows) - 1, "no": False},
        )
        connection.execute(
            text("UPDATE tables SET checksum = :sum, engine = '0.0.9+older' WHERE id = :id"),
            {"sum": table_of.sum_choices(rows), "id": client.table},
        )


def test_a_table_goes_on_from_its_last_position(start: Start) -> None:
    """The position that was stored at the last checkpoint, not one that today's rules make of the choices."""
    running = start()
    client = solo(running.base)
    play_on(client, 30)
    positions = dict(running.store.positions(client.table))
    assert positions
    last = max(positions)
    marked = json.loads(positions[last])
    marked["resources"]["govt"] = 77
    with running.store.database.engine.begin() as connection:
        connection.execute(
            text("UPDATE positions SET position = :p WHERE n = :n"), {"p": json.dumps(marked), "n": last}
        )
    broken(running, client)
    later = start()
    again = Client(later.base, client.table, client.tokens)
    with pytest.raises(Refused) as found:
        again.look()
    assert (found.value.status, found.value.error) == (409, "other-table")
    assert "0.0.9+older" in found.value.message
    assert json.loads(raw(later.base, "GET", f"/api/tables/{client.table}")[2])["go_on"] == last
    # Only a player may let it go on, once.
    path = f"/api/tables/{client.table}/continue"
    for tokens in ({}, {"govt": "wrong"}):
        with pytest.raises(Refused) as found:
            Client(later.base, client.table, tokens).call(path, {"request": "r"})
        assert found.value.status == 401
    state = again.call(path, {"request": "r"})
    assert {f["id"]: f["resources"] for f in state["factions"]}["govt"] == 77
    assert again.call(path, {"request": "r"})["rev"] == again.call(path, {"request": "s"})["rev"] == state["rev"]
    again.look()
    play_on(again, 2)
    assert raw(later.base, "GET", f"/api/tables/{client.table}/record?part=0")[0] == 200
    assert raw(later.base, "GET", f"/api/tables/{client.table}/record?part=1")[0] == 404


def test_a_table_whose_rows_were_edited_does_not_go_on(start: Start) -> None:
    running = start()
    client = solo(running.base)
    play_on(client, 10)
    with running.store.database.engine.begin() as connection:
        connection.execute(text("UPDATE choices SET choice = 'nonsense' WHERE n = 5"))
    later = start()
    status, _, body = raw(later.base, "GET", f"/api/tables/{client.table}")
    assert (status, "go_on" in json.loads(body)) == (409, False)
    with pytest.raises(Refused) as found:
        Client(later.base, client.table, client.tokens).call(client._at("continue"), {"request": "r"})
    assert (found.value.status, found.value.error) == (409, "broken-table")


def test_positions_of_the_last_card_are_stored(start: Start) -> None:
    """At each question that a checkpoint leads to, and no longer once it is undone or the card is over."""
    running = start()
    client = solo(running.base, friendly=True)
    random = Random(3)
    for _ in range(40):
        client.choose(random.choice(options(client.state)))
        with running.app.state.services.tables.open(client.table) as table:
            card, length, here = table.history[-1][0], table.game.length, table.game.at_checkpoint()
        stored = dict(running.store.positions(client.table))
        assert all(card <= n <= length for n in stored)
        if here.length in stored:
            assert begin(start_of(json.loads(stored[here.length]))).board.n == here.board.n
        if client.state["decision"]["undoable"] and random.random() < 0.3:
            client.undo()
            assert all(n <= client.state["length"] for n, _ in running.store.positions(client.table))
    assert stored
    client.call(client._at("rewind"), {"rev": client.state["rev"], "request": "w", "at": 0})
    assert all(n <= client.look()["length"] for n, _ in running.store.positions(client.table))


@pytest.mark.parametrize("game", ["andean-abyss", "distant-plain"])
def test_every_checkpoint_can_be_read_again(game: str) -> None:
    """A position at a checkpoint is all that its game needs."""
    random = Random(game)
    dice = chance(random)
    table = Table(create_table(Create(game=game), dice, random, 0).saved)
    seen = 0
    while table.game.decision is not None and table.game.length < 300:
        before, decision = table.checkpoint, table.game.decision
        table.play(dice(table.game, decision) if decision.actor < 0 else random.choice(list(decision.options)))
        if table.checkpoint is not None and table.checkpoint is not before:
            length, text = table.last_position()
            again = begin(start_of(json.loads(text)))
            assert (length, again.start) == table.checkpoint
            seen += 1
    assert seen > 30


def test_without_a_stored_position_choices_count_as_far_as_they_fit() -> None:
    random = Random(5)
    dice = chance(random)
    table = Table(create_table(Create(game=GAME), dice, random, 0).saved)
    while table.game.length < 60 and table.game.decision is not None:
        decision = table.game.decision
        table.play(dice(table.game, decision) if decision.actor < 0 else random.choice(list(decision.options)))
    saved = create_table(Create(game=GAME), dice, random, 0).saved
    saved.start, saved.checksum = table.start, ""
    saved.choices = [*table.choices()[:50], ("abolished", False), *table.choices()[51:]]
    found = find_continuation(saved, [])
    assert found is not None and 0 < found.length <= 50
    assert find_continuation(saved, [(40, "nonsense"), (30, "{}")]) == found
    saved.start = "nonsense"
    assert find_continuation(saved, []) is None


def test_the_version_of_the_rules_is_kept(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()
    client = solo(running.base)
    store: Store = running.store
    found = store.load(client.table)
    assert found is not None and found.engine == versions.engine_version()
    assert versions.engine_version().startswith("0.1.0+")
