"""What the page is told: whose deeds lines are, what was chosen, what comes next, how it ended, who has come."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from abyssal.games import rules_for
from abyssal.kernel.record import load
from abyssal.server.client import Client
from abyssal.table.views.log import words_for
from tests.server.conftest import Start
from tests.server.games import GAME, at, duel, train

GOLDEN = Path(__file__).parents[1] / "golden" / "andean-abyss"


def test_whose_choices_can_be_taken_back(base: str) -> None:
    """Everybody is told, so that they know what happened when some are gone; also beyond the end of a turn."""
    client = at(base, {"card": 25, "resources": {"farc": 5}, "spaces": {"huila": "farc 3g, AO"}})
    farc, govt = client.seat("farc"), client.seat("govt")
    assert farc.look()["undo"] is None
    farc.choose("pass")
    assert farc.state["decision"]["actor"] != "farc"
    assert govt.look()["undo"] == farc.state["undo"] == {"faction": "farc", "from": 0}
    assert farc.state["decision"]["undoable"] == 1
    assert farc.undo()["undo"] is None


@pytest.mark.parametrize(
    ("name", "lang", "text"),
    [
        ("standard", "en", "Victory for {first}"),
        ("two-players", "en", "Victory for {first}"),
        ("two-players", "es", "Victoria: {first}"),
        ("two-players", "fr", "Victoire\N{NO-BREAK SPACE}: {first}"),
        ("three-players", "en", "Victory check passed by {first}: all players lose equally."),
        ("solo", "en", "You have lost. Victory check passed by {first}."),
        ("solo", "es", "Has perdido. Comprobación de la victoria superada: {first}."),
        ("solo", "fr", "Vous avez perdu. Vérification de la victoire réussie : {first}."),
    ],
)
def test_the_end_in_words(base: str, name: str, lang: str, text: str) -> None:
    """7.1 Who wins, or that all players lose."""
    client = Client.create(base, record=(GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    client.lang = lang
    assert client.look()["result"]["text"] == text.format(first=first_of(name, lang))


def first_of(name: str, lang: str) -> str:
    """Who comes first in a golden game."""
    board = load((GOLDEN / f"{name}.record").read_text(encoding="utf-8")).replay(rules_for(GAME)).board
    return " + ".join(words_for(lang, GAME).faction(f) for f in rules_for(GAME).ranking(board)[0])


def test_spectators_have_not_lost(base: str) -> None:
    record = (GOLDEN / "solo.record").read_text(encoding="utf-8")
    spectator = Client(base, Client.create(base, record=record).table)
    first = first_of("solo", "en")
    assert spectator.look()["result"]["text"] == f"Victory check passed by {first}: all players lose equally."


def test_what_was_chosen(base: str) -> None:
    """A replay tells the choice that led to each position, also what chance or an agreement brought."""
    client = at(base, {"card": 25, "resources": {"farc": 5, "auc": 5}, "spaces": {"huila": "farc 3g, AO"}})
    client.choose("rally")
    client.seat("auc").choose("give auc farc 2", rev=1)
    client.look()
    client.choose("huila")
    made = [client.look(at=n)["made"] for n in range(4)]
    assert made == [
        None,
        {"actor": "farc", "prompt": "What do you do with this card?", "text": "Rally"},
        {"actor": "auc", "prompt": "", "text": "AUC gives FARC 2 Resources"},
        {"actor": "farc", "prompt": "Rally: choose a space", "text": "Huila"},
    ]
    assert client.look()["made"] is None
    drawn = Client.create(base, game=GAME).look(at=1)["made"]
    assert (drawn["actor"], drawn["prompt"]) == ("", "Which card comes up?")


def test_what_comes_next(base: str) -> None:
    """A preview says whether the turn goes on, ends, waits for a die or for somebody else."""
    spaces = {"huila": "farc 3g, govt 2t, AO", "cali": "farc 1g"}
    client = at(base, {"card": 25, "next": [31], "resources": {"farc": 5, "auc": 5}, "spaces": spaces})
    assert client.preview("rally")["then"] == "question"
    assert client.preview("pass")["then"] == "end"
    client.choose("attack")
    assert client.preview("huila")["then"] == "question"
    client.choose("huila")
    assert client.preview("attack")["then"] == "chance"


def test_shipments_are_handed_in_words(base: str) -> None:
    """1.5.1, 4.5.3 An agreement without an amount is a choice as it is."""
    position: dict[str, Any] = {
        "card": 25,
        "spaces": {"cali": "farc 1g, cartels 1g"},
        "shipments": [{"space": "cali", "carrier": "cartels.guerrilla.u"}],
    }
    deals = at(base, position).seat("cartels").look()["decision"]["deals"]
    assert deals == [
        {
            "choice": "hand cali cartels.guerrilla.u farc.guerrilla.u",
            "text": "Cali: Shipment from Underground Cartels Guerrilla to Underground FARC Guerrilla",
            "giver": "cartels",
            "receiver": "farc",
            "most": 0,
        }
    ]


def test_what_is_always_possible_is_marked(base: str) -> None:
    client = train(base)
    marked = [one["choice"] for one in client.choose("train")["decision"]["options"] if one["always"]]
    assert marked == ["take_back"]


def test_who_has_come(base: str) -> None:
    """A seat is taken once somebody has been there with its secret, also after they left."""
    govt, farc = duel(base)

    def taken() -> list[str]:
        return [faction["id"] for faction in govt.look()["factions"] if faction["taken"]]

    assert taken() == []
    with farc.live() as live:
        assert [one["id"] for one in live.next()["state"]["factions"] if one["taken"]] == ["farc"]
    assert taken() == ["farc"]


def test_whether_turn_notices_are_sent(start: Start) -> None:
    assert [duel(start(webhooks=sent).base)[0].look()["people"]["notices"] for sent in (True, False)] == [True, False]


def test_control_is_told_at_all_times(base: str) -> None:
    """6.2 As it is now, with how many pieces it rests on; in a Propaganda Round also as it was marked."""
    client = train(base)
    assert client.state["control"] == {"bogota": "govt", "cali": "govt"}
    assert client.state["marked"] is None
    assert client.state["strength"] == {
        "bogota": {"side": "govt", "count": 12, "others": 0},
        "cali": {"side": "govt", "count": 1, "others": 0},
    }
    marked = {
        "card": 73,
        "phase": "agitation",
        "resources": {"farc": 5},
        "control": {"huila": "farc"},
        "spaces": {"huila": "farc 1g, auc 2g, PO"},
    }
    first = at(base, marked, players="4").state
    assert (first["control"], first["marked"]) == ({}, {"huila": "farc"})
    assert first["strength"] == {"huila": {"side": "farc", "count": 1, "others": 2}}
    second = at(base, marked, players="4", edition="second").state
    assert (second["control"], second["marked"]) == ({}, None)


def test_how_a_game_ended(base: str) -> None:
    """Without the position, for lists of tables: the same result as the state has, and when it was."""
    made = Client(base).call("/api/tables", {"record": (GOLDEN / "solo.record").read_text(encoding="utf-8")})
    client = Client(base, made["table"], {"govt": made["tokens"]["govt"]})
    state, told = client.look(), client.call(f"/api/tables/{made['table']}/result")
    assert told["result"] == state["result"] and told["game"] == GAME and told["title"] == "Andean Abyss"
    assert abs(told["changed"] - time.time()) < 600
    for faction, seen in zip(told["factions"], state["factions"], strict=True):
        assert faction == {name: seen[name] for name in faction}
    assert [faction["id"] for faction in told["factions"] if faction["mine"]] == ["govt"]
    going_on = duel(base)[0]
    assert going_on.call(f"/api/tables/{going_on.table}/result")["result"] is None


def test_what_lies_around_the_map(base: str) -> None:
    """7.2 What each faction must exceed; the edge track; who stands where in the sequence of play; the deck."""
    client = train(base)
    goals = [(goal["faction"], goal["number"], goal["goal"]) for goal in client.state["victory"]]
    assert goals == [("govt", 8, 60), ("farc", 0, 25), ("auc", 0, 0), ("cartels", 0, 10), ("cartels", 0, 40)]
    edge = client.state["edge"]
    assert edge["most"] == 99
    markers = {(marker["id"], marker["faction"]): marker["number"] for marker in edge["markers"]}
    assert markers[("resources", "govt")] == 30
    assert markers[("support", "")] == 8
    assert client.state["sequence"]["waiting"][0] == "govt"
    assert [row["by"] for row in client.state["sequence"]["rows"]] == ["", "", ""]
    coming = client.state["coming"]
    assert coming["cards"] == client.state["deck"] + len(client.state["next"])
    assert coming["first"] == client.state["next"][0]["order"][0]
