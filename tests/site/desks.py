"""A desk with a storage in memory, as the worker has it in the browser."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from abyssal.coin.game import Game
from abyssal.coin.options import BOX
from abyssal.coin.spec import FIRST_PHASE
from abyssal.games import rules_for
from abyssal.kernel.decision import DONE
from abyssal.kernel.errors import Problem
from abyssal.site.desk import Answer, Desk
from abyssal.table.views.catalogue import complete_options

SEATS = {
    "andean-abyss": {"govt": "person", "farc": "nonplayer", "auc": "nonplayer", "cartels": "nonplayer"},
    "distant-plain": {
        "coalition": "nonplayer",
        "taliban": "person",
        "government": "nonplayer",
        "warlords": "nonplayer",
    },
}


def is_forced(game: Game) -> bool:
    """Whether a table makes the first choice by itself: the only one, or *Done* in a phase of a Propaganda Round."""
    decision, rules = game.decision, game.rules
    assert decision is not None
    idle = decision.options == [DONE] and decision.kind not in rules.always_asked
    return not game.leaves_a_choice() or (idle and game.board.n[rules.spec.at["phase"]] >= FIRST_PHASE)


def solo(game: str, seed: int) -> tuple[dict[str, str], dict[str, str]]:
    """Draw a solo game: the seats, one of them a person's, and options that suit them."""
    rules, random = rules_for(game), Random(seed)
    values = {name: known for name, known in rules.option_values().items() if name not in BOX}
    while True:
        person = random.choice(rules.spec.factions)
        seats = {faction: "person" if faction == person else "nonplayer" for faction in rules.spec.factions}
        options = {name: value for name, known in values.items() if (value := random.choice(["", "", *known]))}
        try:
            board = rules.new_board(complete_options(game, options, seats))
        except Problem:
            continue
        if [rules.is_player(board, n) for n in range(len(seats))] == [kind == "person" for kind in seats.values()]:
            return seats, options


class Home:
    """The storage of a browser and one tab that uses it. Tabs share `rows`."""

    def __init__(self, rows: dict[str, tuple[int, str]] | None = None) -> None:
        self.rows = {} if rows is None else rows
        self.desk = Desk(Random(1), lambda: 1_000.0)
        self.refusing = False
        """Whether the storage is full."""

    def send(self, path: str, body: object = None, tokens: Any = (), **query: str) -> Answer:
        sent: dict[str, Any] = {"path": path, "query": {"lang": "en", **query}, "tokens": list(tokens)}
        if body is not None:
            sent["body"] = json.dumps(body)
        if path.startswith("tables/"):
            self.refresh(path.split("/")[1])
        return self.store(self.desk.answer(json.dumps(sent)))

    def ask(self, path: str, body: object = None, tokens: Any = (), **query: str) -> Any:
        """Send a request that is not refused."""
        answer = self.send(path, body, tokens, **query)
        assert answer.status == 200, answer.text
        return json.loads(answer.text)

    def refresh(self, id: str) -> None:
        if id not in self.rows:
            self.desk.forget(id)
        elif not self.desk.knows(id, self.rows[id][0]):
            self.desk.load(id, *self.rows[id])

    def store(self, answer: Answer) -> Answer:
        for change in answer.changes:
            known = self.rows.get(change.id)
            assert (known and known[0]) == change.before
            if self.refusing:
                self.desk.forget(change.id)
                return self.desk.refuse_by_id("storage-full", "en")
            self.rows[change.id] = (change.news, change.text)
        return answer

    def new(self, game: str = "andean-abyss", seed: str = "7", **about: Any) -> tuple[str, list[str]]:
        """Create a table for one person. Return its path and the tokens."""
        made = self.ask("tables", {"game": game, "seats": SEATS[game], **about}, seed=seed)
        self.refresh(made["table"])
        return f"tables/{made['table']}", list(made["tokens"].values())

    def play(self, table: str, tokens: list[str], random: Random, count: int = 10_000) -> Any:
        """Make choices at random. Return the last state."""
        for _ in range(count):
            state = self.ask(table, tokens=tokens)
            if state["over"]:
                break
            choice = random.choice(state["decision"]["options"])["choice"]
            self.ask(f"{table}/choices", {"rev": state["rev"], "request": f"r{state['rev']}", "choice": choice}, tokens)
        return self.ask(table, tokens=tokens)
