"""Changing the position by hand at a table, by consent; comparing; deck files. On a server and without one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from abyssal.coin import by_hand
from abyssal.games import GAMES, rules_for
from abyssal.server.client import Client, Refused
from abyssal.table.protocol import shapes
from abyssal.table.views.by_hand import compared
from abyssal.table.views.log import words_for
from tests.server.games import duel, options, train
from tests.server.test_contract import fits
from tests.site.desks import Home

LINE = "place cali farc.guerrilla.u 2"
DECK = '{\n "format": 1,\n "game": "distant-plain",\n "cards": {\n  "5": {"capability": "taliban"}\n }\n}\n'


def adjust(client: Client, line: str, **about: Any) -> dict[str, Any]:
    request = about.pop("request", "-".join([*line.split(), *about]) or "empty")
    body = {"rev": client.look()["rev"], "request": request, "line": line, **about}
    client.call(f"/api/tables/{client.table}/adjust", body)
    return client.look()


def guerrillas(state: dict[str, Any]) -> int:
    found: int = state["position"]["spaces"].get("cali", {}).get("farc.guerrilla.u", 0)
    return found


def test_alone_a_change_is_made_at_once_and_undone(base: str) -> None:
    client = train(base)
    client.choose("train")
    before = client.look()
    state = adjust(client, LINE)
    assert state["adjusting"] is None and guerrillas(state) == 2
    assert options(state) == options(before)
    assert [line["text"] for line in state["log"]["lines"]][-2:] == [
        "Government: by hand",
        "2 Underground FARC Guerrillas placed in Cali",
    ]
    assert "govt adjust govt place cali farc.guerrilla.u 2" in client.record()
    assert client.call(f"/api/tables/{client.table}/result")["by_hand"] is True
    undone = client.undo()
    assert guerrillas(undone) == guerrillas(before) and options(undone) == options(before)
    assert client.call(f"/api/tables/{client.table}/result")["by_hand"] is False


def test_two_people_agree(base: str) -> None:
    host, other = duel(base)
    proposed = adjust(host, LINE)
    assert proposed["adjusting"] == {
        "seat": "govt",
        "line": LINE,
        "text": "Place pieces: Cali · Underground FARC Guerrilla · 2",
        "agreed": ["govt"],
        "missing": ["farc"],
    }
    assert guerrillas(proposed) == guerrillas(other.look()), "nothing has changed yet"
    assert other.look()["adjusting"] == proposed["adjusting"]
    made = adjust(other, LINE)
    assert made["adjusting"] is None and guerrillas(made) == guerrillas(proposed) + 2
    assert "govt adjust govt+farc place cali farc.guerrilla.u 2" in host.record()
    again = adjust(other, LINE, request="r9")
    assert again["adjusting"]["agreed"] == ["farc"], "the same line is a new proposal"


def test_a_proposal_is_replaced_dropped_and_lapses(base: str) -> None:
    host, other = duel(base)
    adjust(host, LINE)
    replaced = adjust(other, "track aid 3")
    assert replaced["adjusting"]["agreed"] == ["farc"] and replaced["adjusting"]["line"] == "track aid 3"
    dropped = adjust(host, "track aid 3", agree=False)
    assert dropped["adjusting"] is None
    assert adjust(host, "track aid 3", agree=False)["adjusting"] is None, "the same request again"
    with pytest.raises(Refused, match="Nobody has proposed"):
        adjust(host, "track aid 3", agree=False, request="r2")
    adjust(host, LINE, request="r3")
    actor = host if (state := host.look())["decision"]["actor"] == "govt" else other
    actor.choose(options(actor.look())[0])
    assert host.look()["adjusting"] is None
    actor.undo()
    assert host.look()["adjusting"] is None, "it does not come back"
    assert state["adjusting"] is not None


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", "bad-message"),
        ("place mars", "illegal-choice"),
        ("place cali", "unfinished-line"),
        ("roll", "illegal-choice"),
        ("track aid 12 5", "long-line"),
    ],
)
def test_what_is_no_change_is_refused(base: str, line: str, error: str) -> None:
    host, _ = duel(base)
    before = host.look()
    with pytest.raises(Refused) as refused:
        adjust(host, line)
    assert refused.value.error == error
    assert host.look() == before


def test_only_seats_change_anything_and_choices_do_not(base: str) -> None:
    host, _ = duel(base)
    with pytest.raises(Refused) as refused:
        adjust(host.seat(), LINE)
    assert refused.value.error == "no-token"
    with pytest.raises(Refused) as refused:
        host.choose(f"adjust govt {LINE}")
    assert refused.value.error == "adjust-apart"


def test_the_words_of_a_line_are_offered_one_by_one(base: str) -> None:
    client = train(base)
    typed: list[str] = []
    for word in LINE.split():
        found = client.call(f"/api/tables/{client.table}/adjust", words=" ".join(typed))
        fits(found, shapes.HandQuestion)
        assert not found["complete"] and word in [option["choice"] for option in found["options"]]
        typed.append(word)
    found = client.call(f"/api/tables/{client.table}/adjust", words=LINE)
    assert found["complete"] and found["text"] == "Place pieces: Cali · Underground FARC Guerrilla · 2"


def test_a_comparison_names_what_lies_where(base: str) -> None:
    client = train(base)
    found = client.call(f"/api/tables/{client.table}/compare")
    fits(found, shapes.Compared)
    bogota = next(space for space in found["spaces"] if space["space"] == "bogota")
    assert bogota["lines"] == ["6 Troops", "6 Police", "Passive Support", "Govt Control"]
    assert bogota["pieces"] == {"govt.troops": 6, "govt.police": 6}


@pytest.mark.parametrize("game", GAMES)
def test_each_correction_that_a_comparison_offers_is_possible(game: str) -> None:
    from random import Random

    from abyssal.coin.game import Game
    from tests.box.test_by_hand import position_in_game

    board, who = position_in_game(game, {}, Random(4), 80)
    found = compared(words_for("en", game), Game.at(rules_for(game), board), board)
    steps = [step for one in (*found["spaces"], *found["boxes"], *found["tracks"]) for step in one["steps"]]
    assert len(steps) > 60
    for step in steps:
        # A step that needs no further word is a whole line.
        decision = by_hand.open_question(board, who, step.split())
        assert decision is None or decision.options, step
    total = sum(sum(space["pieces"].values()) for space in found["spaces"])
    assert total == sum(board.n[piece.column + s] for piece in board.spec.pieces for s in board.spec.everywhere)


def test_a_deck_file_in_the_request_is_part_of_the_game(base: str) -> None:
    client = Client.create(base, game="distant-plain", deck=DECK, options={"scenario": "short"})
    assert 'option deck={"5":{"capability":"taliban"}}' in client.record().splitlines()
    options = client.look()["position"]["options"]
    assert options["events"] == "mixed" and "deck" not in options, "it is long, and in the views of the cards"
    assert client.call(f"/api/tables/{client.table}/deck") == json.loads(DECK)


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (DECK.replace("distant-plain", "andean-abyss"), "line 3"),
        (DECK.replace("taliban", "farc"), "line 5: cards/5/capability"),
        (DECK.replace("5", "99"), "line 5: cards"),
        ("{", "line 1"),
    ],
)
def test_a_bad_deck_file_creates_no_table(base: str, deck: str, words: str) -> None:
    for path in ("/api/tables", "/api/games/distant-plain/deck"):
        with pytest.raises(Refused) as refused:
            Client(base).call(path, {"deck": deck, **({"game": "distant-plain"} if path.endswith("tables") else {})})
        assert refused.value.error == "in-deck" and words in refused.value.message


def test_decks_are_merged_and_compared(base: str) -> None:
    other = DECK.replace('"5": {"capability": "taliban"}', '"5": {"capability": "coalition"}, "6": {"dual": false}')
    path = "/api/games/distant-plain/deck"
    found = Client(base).call(path, {"deck": DECK, "other": other})
    fits(found, shapes.Decks)
    assert [(one["card"], one["key"], one["mine"], one["theirs"]) for one in found["differences"]] == [
        (5, "capability", "taliban", "coalition"),
        (6, "dual", None, False),
    ]
    merged = Client(base).call(path, {"deck": DECK, "other": other, "merge": True})
    assert json.loads(merged["deck"])["cards"] == {"5": {"capability": "coalition"}, "6": {"dual": False}}
    assert merged["differences"] == []
    kept = Client(base).call(
        path, {"deck": DECK.replace('"taliban"', '"taliban", "checked": true'), "other": other, "merge": True}
    )
    assert json.loads(kept["deck"])["cards"]["5"] == {"capability": "taliban", "checked": True}


def test_two_seats_of_one_browser_agree_without_a_server() -> None:
    home = Home()
    made = home.ask("tables", {"game": "distant-plain", "deck": DECK})
    table, tokens = f"tables/{made['table']}", made["tokens"]
    rev, line = home.ask(table)["rev"], "level kabul opposition"
    body = {"rev": rev, "request": "a", "line": line}
    proposed = home.ask(f"{table}/adjust", body, [tokens["taliban"], tokens["warlords"]])
    assert proposed["adjusting"]["agreed"] == ["taliban", "warlords"]
    later = Home(home.rows)
    assert later.ask(table, tokens=[tokens["coalition"]])["adjusting"] == proposed["adjusting"]
    done = later.ask(f"{table}/adjust", {**body, "request": "b"}, [tokens["coalition"], tokens["government"]])
    assert done["adjusting"] is None and done["rev"] == rev + 1
    assert later.ask(f"{table}/compare", tokens=[tokens["taliban"]])["spaces"][0]["lines"].count("Opposition") == 1
    assert later.ask(f"{table}/deck") == json.loads(DECK)
    assert home.ask("games/distant-plain/deck", {"deck": DECK})["deck"] == DECK
