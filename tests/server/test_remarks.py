"""What is said of a choice before it is made: the odds of an Attack, and where nothing comes of an Operation."""

from __future__ import annotations

from typing import Any

from abyssal.server.client import Client
from tests.server.games import at

COLOMBIA = {
    "card": 5,
    "next": [35],
    "resources": {"govt": 30, "farc": 20, "auc": 20, "cartels": 20},
    "spaces": {
        "bogota": "govt 6t 6p, PS",
        "santander": "farc 3g",
        "huila": "govt 1t, farc 2g(2a)",
        "guaviare": "govt 2t, farc 1g",
    },
}
AFGHANISTAN = {
    "game": "distant-plain",
    "card": 14,
    "next": [29],
    "resources": {"government": 20, "taliban": 20, "warlords": 20},
    "spaces": {
        "kabul": "government 3t 3p, coalition 2t",
        "ghazni": "coalition 1t, taliban 2g(2a)",
        "herat": "taliban 3g, government 1p",
    },
}


def said(client: Client) -> dict[str, tuple[bool, str]]:
    options: list[dict[str, Any]] = client.state["decision"]["options"]
    return {one["choice"]: (one["vain"], one["remark"]) for one in options if one["space"]}


def test_train_sweep_and_assault_in_vain(base: str) -> None:
    client = at(base, COLOMBIA)
    client.choose("train")
    found = said(client)
    assert found["cali"] == (False, "")
    assert found["amazonas"] == (True, "Nothing to gain: no cubes, Base or Civic Action here.")
    assert client.preview("amazonas")["lines"][0] == found["amazonas"][1]
    client.undo()
    client.choose("sweep")
    found = said(client)
    assert not found["santander"][0] and not found["huila"][0]
    assert found["atlantico"] == (True, "Nothing to gain: no Troops nearby, and no Guerrilla to find.")
    client.undo()
    client.choose("assault")
    found = said(client)
    assert found["bogota"] == (True, "Nothing to gain: no exposed enemy piece, or too few cubes.")
    assert found["guaviare"][0]
    # Half of a single Troop in the Mountains strikes nobody.
    assert found["huila"][0]


def test_the_odds_of_an_attack_are_known_before_it_is_paid(base: str) -> None:
    client = at(base, {**COLOMBIA, "card": 25})
    client.choose("attack")
    assert said(client) == {
        "huila": (False, "Succeeds in 2 of 6 rolls (33 %)."),
        "guaviare": (False, "Succeeds in 1 of 6 rolls (17 %)."),
    }
    assert client.preview("huila")["lines"][0] == "Succeeds in 2 of 6 rolls (33 %)."


def test_the_same_in_afghanistan(base: str) -> None:
    client = at(base, AFGHANISTAN)
    client.choose("train")
    assert said(client)["kabul"][0] is False
    client.undo()
    client.choose("assault")
    found = said(client)
    assert found["kabul"] == (True, "Nothing to gain: no exposed enemy piece, or too few cubes.")
    assert found["ghazni"] == (False, "")
    client = at(base, {**AFGHANISTAN, "card": 29, "next": [14]})
    client.choose("attack")
    assert said(client)["herat"] == (False, "Succeeds in 3 of 6 rolls (50 %).")
