"""What players hold face down: nobody else's client, log or record receives it before it is shown.

Everything that each client is sent is kept and searched, byte by byte, for the names of markers that it may not know.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from abyssal import __version__
from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.games.distant_plain.names import DECEPTIONS
from abyssal.kernel import record
from abyssal.kernel.hidden import SECRET, is_secret
from abyssal.language import LANGUAGES, Words
from abyssal.server.client import Client, Live, Refused
from abyssal.server.store.archive import record_text
from abyssal.table.play.archive import salvage
from abyssal.table.play.saved import Saved
from tests.server.conftest import Start
from tests.server.games import options

GAME = "distant-plain"
RULES = rules_for(GAME)
FACTIONS = RULES.spec.factions
NAMES = {
    marker: {marker, *(Words(lang, RULES).say(f"deception-{marker.replace('_', '-')}") for lang in LANGUAGES)}
    for marker in DECEPTIONS
}
"""Every name of each marker: its word, and what it is called in three languages."""
FOUR = {
    "coalition": ["hidden_agenda", "hidden_agenda"],
    "taliban": ["hidden_asset", "hidden_asset"],
    "government": ["empty_threat", "empty_threat"],
    "warlords": ["hidden_agenda", "hidden_asset"],
}
THREE = {
    "coalition": ["hidden_asset", "hidden_asset"],
    "taliban": ["empty_threat", "empty_threat"],
    "government": ["hidden_agenda", "hidden_agenda"],
}
"""Markers that differ from player to player, so that a name gives away where it came from."""


class Ear(Client):
    """A client that keeps all it hears, refusals too."""

    heard: list[str]

    @classmethod
    def of(cls, client: Client, *seats: str, lang: str = "en") -> Ear:
        ear = cls(client.base, client.table, {seat: client.tokens[seat] for seat in seats}, lang)
        ear.heard = []
        return ear

    def call(self, path: str, body: Any = None, headers: dict[str, str] | None = None, **query: object) -> Any:
        try:
            answer = super().call(path, body, headers, **query)
        except Refused as refused:
            said = body.get("choice", "") if isinstance(body, dict) else ""
            self.heard.append(refused.message.replace(said, "") if said else refused.message)  # told back, not told
            raise
        self.heard.append(answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False))
        return answer

    def listen(self, live: Live) -> None:
        self.heard.append(json.dumps(live.next(), ensure_ascii=False))


def named(texts: list[str]) -> set[str]:
    """The markers that are named in what was heard."""
    return {marker for marker, names in NAMES.items() for name in names if any(name in text for text in texts)}


def drawn(markers: dict[str, list[str]], **more: str) -> str:
    """The record of a game in which these markers were drawn, and nothing else has happened."""
    head = {"scenario": "extended", "players": str(len(markers)), "deception": "true", **more}
    lines = ["format: 1", f"game: {GAME}", f"version: {__version__}", *(f"option {k}={v}" for k, v in head.items())]
    lines += ["---", *(f"chance ?{marker}" for own in markers.values() for marker in own)]
    return "\n".join(lines) + "\n"


def shown(state: dict[str, Any]) -> set[str]:
    """The markers that lie open for all."""
    return {m for own in state["position"]["deception"].values() for m in own if not is_secret(m)}


def ears_of(client: Client, markers: dict[str, list[str]]) -> dict[str, Ear]:
    """Everybody at a table, each in another language, and a spectator."""
    ears = {
        seat: Ear.of(client, seat, lang=LANGUAGES[i % 3]) for i, seat in enumerate(FACTIONS) if seat in client.tokens
    }
    assert set(markers) <= set(ears)
    return {**ears, "": Ear.of(client, lang="es")}


def owner(markers: dict[str, list[str]], seat: str) -> str:
    """By which faction the player of a seat holds markers: with three players the Coalition's leads the Warlords."""
    return seat if seat in markers or not seat else "coalition"


def look_at_everything(ear: Ear, random: Random) -> None:
    """All that a client can ask for."""
    state = ear.look()
    ear.look(at=random.randrange(state["length"] + 1))
    ear.look(at=random.randrange(min(12, state["length"] + 1)))
    ear.log(0)
    ear.record()
    ear.ends()
    ear.call(f"/api/tables/{ear.table}/history")
    if ear.tokens:
        for choice in ("hidden_asset", "hidden_agenda", "dance", "give taliban warlords 999"):
            if choice in [option["choice"] for option in (state["decision"] or {"options": []})["options"]]:
                ear.preview(choice)
            else:
                with pytest.raises(Refused):
                    ear.preview(choice)


BESIDE = {"people": "coalition+taliban+government"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("markers", "more"), [(FOUR, {}), (THREE, {}), (THREE, BESIDE)], ids=["four", "three", "beside a non-player"]
)
def test_markers_never_reach_another_client(base: str, markers: dict[str, list[str]], more: dict[str, str]) -> None:
    """Sixty choices at random: after each one nobody has heard more than the own markers and those shown."""
    client = Client.create(base, record=drawn(markers, **more))
    ears, random = ears_of(client, markers), Random(7)
    known = {seat: set(markers[owner(markers, seat)] if seat else ()) for seat in ears}
    with ExitStack() as stack:
        lives = {seat: stack.enter_context(ear.live()) for seat, ear in ears.items()}
        for seat, ear in ears.items():
            ear.listen(lives[seat])
        for turn in range(60):
            public = shown(ears[""].look())
            state = client.look()
            ears[state["decision"]["actor"]].look()
            ears[state["decision"]["actor"]].choose(random.choice(options(state)))
            public |= shown(ears[""].look())
            for seat, ear in ears.items():
                ear.listen(lives[seat])
                if turn % 20 == 0:
                    look_at_everything(ear, random)
                assert named(ear.heard) <= known[seat] | public, seat
                ear.heard.clear() if turn % 20 else None
    for seat, ear in ears.items():
        ear.heard = []
        state = ear.look()
        held = state["position"]["deception"]
        for name, own in held.items():
            secret = [marker for marker in own if is_secret(marker)]
            assert all((marker == SECRET) == (name != owner(markers, seat)) for marker in secret), (seat, name)
        assert {m for m in known[seat] if f"?{m}" in str(held)} <= named(ear.heard)


def test_a_seat_sees_what_its_factions_see(base: str) -> None:
    """Own markers by name and effect, of the others how many; who holds several seats sees each; spectators none."""
    client = Client.create(base, record=drawn(FOUR))

    def holdings(*seats: str, lang: str = "en") -> dict[str, list[tuple[str, str, bool]]]:
        ear = Ear.of(client, *seats, lang=lang)
        return {f["id"]: [(h["id"], h["title"], h["shown"]) for h in f["holdings"]] for f in ear.look()["factions"]}

    down = [("", "Face down", False)] * 2
    agendas = [("hidden_agenda", "Hidden Agenda", False)] * 2
    threats = [("empty_threat", "Empty Threat", False)] * 2
    assert holdings() == dict.fromkeys(FACTIONS, down)
    assert holdings("coalition") == {**dict.fromkeys(FACTIONS, down), "coalition": agendas}
    assert holdings("coalition", "government") == {
        **dict.fromkeys(FACTIONS, down), "coalition": agendas, "government": threats,
    }  # fmt: skip
    assert holdings("government", lang="fr")["government"] == [("empty_threat", "Menace en l’air", False)] * 2
    everything = client.look()["position"]["deception"]
    assert everything == {name: [f"?{marker}" for marker in own] for name, own in FOUR.items()}


def test_with_three_players_the_warlords_see_the_coalition_s(base: str) -> None:
    """Whoever leads several factions has one seat for each, and the same markers for all."""
    client = Client.create(base, record=drawn(THREE))
    for seat in ("coalition", "warlords"):
        state = Ear.of(client, seat).look()
        assert state["position"]["deception"] == {
            "coalition": ["?hidden_asset"] * 2, "taliban": ["?", "?"], "government": ["?", "?"],
        }  # fmt: skip
        held = {faction["id"]: len(faction["holdings"]) for faction in state["factions"]}
        assert held == {"coalition": 2, "taliban": 2, "government": 2, "warlords": 0}


def test_the_draws_of_an_earlier_moment(base: str) -> None:
    """The choice that led to a moment is told as far as the viewer may know it."""
    client = Client.create(base, record=drawn(FOUR))
    told = {}
    for seat in ("coalition", "taliban", ""):
        ear = Ear.of(client, *([seat] if seat else []))
        told[seat] = [ear.look(at=n)["made"]["text"] for n in range(1, 9)]
    hidden = "Face down"
    assert told[""] == [hidden] * 8
    assert told["coalition"] == ["Hidden Agenda"] * 2 + [hidden] * 6
    assert told["taliban"] == [hidden] * 2 + ["Hidden Asset"] * 2 + [hidden] * 4


CHECK: dict[str, Any] = {
    "phase": "victory",
    "patronage": 31,
    "spaces": {"kabul": "government 1t", "herat": "coalition 1t"},
    "deception": {
        "coalition": ["?hidden_asset", "?hidden_asset"],
        "taliban": ["?empty_threat", "?empty_threat"],
        "government": ["?hidden_agenda", "?hidden_agenda"],
        "warlords": ["?hidden_asset", "?empty_threat"],
    },
}
"""The Government is at its goal."""


def at_check(base: str, **markers: list[str]) -> Client:
    position = {**CHECK, "deception": {**CHECK["deception"], **markers}}
    begun = Game.at(RULES, RULES.from_position({**position, "options": {"deception": "true"}}))
    return Client.create(base, record=record.dump(begun))


def test_before_a_check_everybody_hears_the_same(base: str) -> None:
    """Whether the Government could show a Hidden Agenda or not: the same question, length and log for others."""
    states = []
    for own in (["?hidden_agenda", "?hidden_agenda"], ["?empty_threat", "?hidden_asset"]):
        client = at_check(base, government=own)
        mine, other = Ear.of(client, "government").look(), Ear.of(client, "taliban").look()
        assert options(mine) == (["hidden_agenda", "done"] if "?hidden_agenda" in own else ["done"])
        states.append({name: value for name, value in other.items() if name != "table"})
    assert states[0] == states[1]
    assert (states[0]["decision"]["kind"], states[0]["decision"]["options"]) == ("show-agenda", [])


def test_a_marker_is_told_when_it_is_shown_and_at_the_end_all_are(base: str) -> None:
    client = at_check(base)
    ears = ears_of(client, FOUR)
    for ear in ears.values():
        look_at_everything(ear, Random(1))
    assert [named(ears[seat].heard) for seat in ("", "taliban", "government")] == [
        set(), {"empty_threat"}, {"hidden_agenda"},
    ]  # fmt: skip
    ears["government"].look()
    ears["government"].choose("hidden_agenda")
    state = ears[""].look()
    assert (state["over"], state["result"]["text"]) == (True, Words("es", RULES).say("wins", factions="Gobierno"))
    assert not any(is_secret(m) for own in state["position"]["deception"].values() for m in own)
    assert state["position"]["deception"]["government"] == ["hidden_agenda", "hidden_agenda"]
    text = ears[""].record()
    assert record.read(text).replay(rules_for).over
    assert named([text]) == set(DECEPTIONS)


def test_undo_of_a_marker_that_was_shown(base: str) -> None:
    """While it is shown all know it; then it lies face down again."""
    position = {
        "card": 23, "next": [1], "first": "taliban", "first_did": "operation", "resources": {"government": 20},
        "spaces": {"kabul": "coalition 2t 1b, government 2t", "kandahar": "taliban 2g"},
        "deception": {"coalition": ["?hidden_asset", "?hidden_agenda"], "taliban": ["?empty_threat", "?hidden_asset"]},
        "options": {"deception": "true"},
    }  # fmt: skip
    begun = Game.at(RULES, RULES.from_position(position))
    client = Client.create(base, record=record.dump(begun))
    coalition, watching = Ear.of(client, "coalition"), Ear.of(client)
    assert "hidden_asset" in options(coalition.look())
    before = watching.look()
    coalition.choose("hidden_asset")
    assert watching.look()["position"]["deception"]["coalition"] == ["hidden_asset", "?"]
    assert watching.state["decision"]["kind"] == "turn-converted"
    coalition.undo()
    assert watching.look()["position"] == before["position"]
    watching.heard.clear()
    look_at_everything(watching, Random(1))
    assert named(watching.heard) == set()


# Records, rematches, tables that cannot be played any more.


def test_a_record_goes_on_with_markers_dealt_anew(start: Start) -> None:
    """From what everybody knows another table can be put up; there every player has markers again."""
    running = start()
    client = Client.create(running.base, record=drawn(FOUR))
    text = client.record()
    assert [line for line in text.splitlines() if "?" in line] == ["chance ?"] * 8
    found = set()
    for _ in range(4):
        again = Client.create(running.base, record=text)
        saved = running.store.load(again.table)
        assert saved is not None
        dealt = tuple(choice for choice, _ in saved.choices if is_secret(choice))
        assert len(dealt) == 8 and set(dealt) <= {f"?{marker}" for marker in DECEPTIONS}
        assert max(dealt.count(marker) for marker in dealt) <= 4
        found.add(dealt)
        assert Ear.of(again).look()["position"] == Ear.of(client).look()["position"]
    assert len(found) > 1, "not the same every time"


def test_a_rematch_is_dealt_anew(base: str) -> None:
    """Who has played a position to its end knows what everybody held."""
    client = at_check(base)
    found = []
    for _ in range(4):
        client = client.rematch()
        held = client.look()["position"]["deception"]
        assert all(is_secret(m) and m != SECRET for own in held.values() for m in own)
        found.append(json.dumps(held))
    assert len(set(found)) > 1
    assert Ear.of(client).look()["position"]["deception"] == {name: ["?", "?"] for name in FACTIONS}


def test_the_archive_withholds_them_too(start: Start) -> None:
    running = start()
    client = Client.create(running.base, record=drawn(FOUR))
    assert named([record_text(running.store, client.table)]) == set()


def test_what_is_left_of_a_broken_table_withholds_them() -> None:
    """Nobody can tell which markers were shown, so all stay hidden."""
    begun = Game.at(RULES, RULES.from_position({**CHECK, "options": {"deception": "true"}}))
    start = json.dumps(record.record(begun).data())
    choices = [("?hidden_agenda", False), ("?", False), ("rally", False), ("hidden_asset", False)]
    found = salvage(Saved("id", GAME, start, True, "", choices=choices))
    assert found.choices == [("?", "?"), ("?", "?"), ("?", "rally"), ("?", "hidden_asset")]
    assert found.position is not None
    assert found.position["deception"] == {name: ["?", "?"] for name in FACTIONS}
