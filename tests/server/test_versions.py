"""Tables that outlive the version which made them: nobody can play on, but nothing is lost."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import text

from abyssal import __version__
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.record import reader as record_reader
from abyssal.server.client import Client, Refused
from tests.server.conftest import Start
from tests.server.games import play_on, solo


def refusal(client: Client, path: str = "") -> Refused:
    with pytest.raises(Refused) as found:
        client.call(f"/api/tables/{client.table}{path}")
    return found.value


def test_a_table_of_another_version(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    client = solo(start().base)
    play_on(client, 1)
    before = record.load(client.record())
    monkeypatch.setattr(record_reader, "__version__", "9.1.0")
    later = Client(start().base, client.table, client.tokens)
    for path in ("", "/log", "/history"):
        found = refusal(later, path)
        assert (found.status, found.error) == (409, "other-table")
        assert found.message == (
            f"This table was made by version {__version__}; this is version 9.1.0, whose rules differ. "
            f"To continue with the older version, download the record."
        )
    kept = later.record()
    monkeypatch.undo()
    found_again = record.load(kept)
    found_again.check_closed()
    assert found_again.replay(rules_for).tape == [choice for _, choice in before.choices]
    assert {actor for actor, _ in found_again.choices} == {"?"}
    assert (found_again.version, found_again.options) == (before.version, before.options)


def test_choices_that_no_longer_fit(start: Start) -> None:
    running = start()
    client = solo(running.base)
    before = record.load(client.record()).choices
    with running.store.database.engine.begin() as connection:
        connection.execute(text("UPDATE choices SET choice = 'nonsense' WHERE n = 0"))
    later = Client(start().base, client.table, client.tokens)
    found = refusal(later)
    assert (found.status, found.error) == (409, "broken-table")
    assert found.message.endswith(" You can still download its record.")
    assert [choice for _, choice in record.load(later.record()).choices] == ["nonsense", *(c for _, c in before[1:])]


def test_a_settled_deck_stays_hidden(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    settled = {
        "format": 1, "game": "andean-abyss", "version": __version__,
        "position": {"deck": {"order": [25, 31, 7, 9]}},
    }  # fmt: skip
    client = Client.create(start().base, record=json.dumps(settled))
    monkeypatch.setattr(record_reader, "__version__", "9.1.0")
    later = Client(start().base, client.table, client.tokens)
    kept = later.record()
    assert '"order"' not in kept
    assert "\n? 25\n? 31\n" in kept
