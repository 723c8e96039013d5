"""Games against the computer in text: starting, choosing whole turns, undo, looking up, and what stays hidden."""

from __future__ import annotations

from random import Random

import pytest

from abyssal import GAMES, Problem, rules_for
from abyssal.agents import desk
from abyssal.agents.desk import MAX_GAMES, OPPONENTS, Desk
from abyssal.language import Words
from abyssal.search import STRENGTHS, Budget

QUICK = {"andean-abyss": {"scenario": "quick", "edition": "second"}, "distant-plain": {"scenario": "short"}}


def started(tables: Desk, game: str = "andean-abyss", seat: str = "", **more: object) -> tuple[str, str]:
    """Start a game and return its id and the text."""
    options = {**QUICK[game], **dict(more.pop("options", {}))}  # type: ignore[call-overload]
    name = seat or rules_for(game).spec.factions[0]
    said = tables.start(game, name, options=options, seed=3, **more)  # type: ignore[arg-type]
    return said.splitlines()[0].removeprefix("game_id: "), said


def test_a_game_begins_with_everything_its_player_needs() -> None:
    tables = Desk()
    id, said = started(tables)
    assert "briefing for Government" in said and "Bogotá (bogota)" in said and "What do you do with this card?" in said
    assert tables.see(id) in said
    assert tables.see(id, "question") in tables.see(id)
    assert "briefing" in tables.see(id, "briefing")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(game: str) -> None:
    tables, random = Desk(), Random(1)
    id, _ = started(tables, game)
    count = 0
    while options := tables.choices(id)["options"]:
        said = tables.choose(id, [random.choice(options)["choice"]])
        count += 1
    assert count > 20 and said.count("(you)") == 1
    assert tables.choices(id) == {"over": True, "options": []}
    with pytest.raises(Problem):
        tables.choose(id, ["pass"])


def test_a_whole_turn_is_made_or_nothing() -> None:
    tables = Desk()
    id, _ = started(tables)
    before = tables.see(id)
    with pytest.raises(Problem):
        tables.choose(id, ["train", "fly"])
    assert tables.see(id) == before
    space = next(
        option["choice"]
        for option in _after(tables, id, ["train"])
        if option["choice"] in rules_for("andean-abyss").spec.space_index
    )
    assert "Train" in tables.explain(id, ["train", space])
    assert tables.see(id) == before
    said = tables.choose(id, ["train", space])
    assert "Train" in said
    assert tables.choices(id)["undoable"] >= 1


def _after(tables: Desk, id: str, choices: list[str]) -> list[dict[str, str]]:
    tables.choose(id, choices)
    found: list[dict[str, str]] = tables.choices(id)["options"]
    tables.undo(id)
    return found


def test_undo_goes_back_to_the_question_and_no_further_than_chance() -> None:
    tables = Desk()
    id, _ = started(tables)
    before = tables.see(id)
    tables.choose(id, ["train"])
    assert tables.undo(id) in before
    assert tables.see(id) == before
    with pytest.raises(Problem) as caught:
        tables.undo(id)
    assert caught.value.id == "nothing-to-undo"


def test_why_history_rules_and_cards() -> None:
    tables = Desk()
    id, _ = started(tables)
    tables.choose(id, ["pass"])
    assert tables.look_up(id, "history 3").count("\n") == 2
    assert "8." in tables.look_up(id, "why")
    assert tables.look_up(id, "rule 3.2.1").startswith("3.2.1")
    assert "3.2.1 " in desk.rulebook("andean-abyss")
    assert "25 " in desk.card("distant-plain", "25")


def test_replay_shows_earlier_boards() -> None:
    tables = Desk()
    id, _ = started(tables)
    length = tables._games[id].table.game.length
    now = tables.see(id, "board")
    tables.choose(id, ["pass"])
    assert tables.replay(id, length).split("\n", 1)[1] == now
    for bad in (-1, 100_000):
        with pytest.raises(Problem):
            tables.replay(id, bad)


def test_computer_players_take_the_other_seats() -> None:
    assert set(OPPONENTS.values()) - {"bot"} == set(STRENGTHS)
    tables = Desk(lambda strength: Budget(rollouts=2))
    id, said = started(tables, "distant-plain", opponents="easy")
    assert said.count("(another player)") == 3
    assert tables.choose(id, ["pass"])


def test_markers_of_others_stay_hidden() -> None:
    """In the board, the record and a replay, the markers of the other players are not named."""
    tables = Desk(lambda strength: Budget(rollouts=1))
    id, said = started(tables, "distant-plain", "taliban", opponents="easy", options={"deception": "true"})
    rules = rules_for("distant-plain")
    words = Words("en", rules)
    unknown = words.say(words.holdings(tables._games[id].table.game.seen_by([-1]), 0)[0].message)
    length = tables._games[id].table.game.length
    for shown in (said, tables.see(id, "board"), tables.replay(id, length)):
        holders = [line for line in shown.splitlines() if " holds: " in line]
        assert len(holders) == 4
        assert [line.split(" holds: ")[0] for line in holders if unknown not in line] == ["Taliban"]
    record = tables.record(id)
    secrets = [line.split()[-1] for line in record.splitlines() if line.split() and line.split()[-1].startswith("?")]
    assert len(secrets) == 8 and sum(secret == "?" for secret in secrets) == 6


@pytest.mark.parametrize(
    ("arguments", "id"),
    [
        ({"game": "chess"}, "unknown-value"),
        ({"seat": "taliban"}, "unknown-value"),
        ({"opponents": "gods"}, "unknown-value"),
        ({"language": "de"}, "unknown-value"),
        ({"options": {"scenario": "moon", "edition": "second"}}, "unknown-value"),
        ({"options": {"edition": "first"}}, "option-clash"),
    ],
)
def test_bad_requests_get_a_clear_problem(arguments: dict[str, object], id: str) -> None:
    tables = Desk()
    given = {"game": "andean-abyss", "seat": "farc", "options": {"edition": "second"}, **arguments}
    with pytest.raises(Problem) as caught:
        tables.start(**given)  # type: ignore[arg-type]
    assert caught.value.id == id and not tables._games


def test_unknown_games_and_empty_choices() -> None:
    tables = Desk()
    id, _ = started(tables)
    for game, what in (("nothing", "all"), (id, "sky")):
        with pytest.raises(Problem):
            tables.see(game, what)
    with pytest.raises(Problem):
        tables.choose(id, [])


def test_old_games_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MAX_GAMES", 2)
    tables = Desk()
    ids = [started(tables)[0] for _ in range(3)]
    with pytest.raises(Problem):
        tables.see(ids[0])
    assert tables.see(ids[2]) and MAX_GAMES == 100
