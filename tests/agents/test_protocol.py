"""The line protocol: what an agent is told, what it may answer, and what happens if it does not behave."""

from __future__ import annotations

import json
from random import Random

import pytest

from abyssal import Problem, RandomPlayer, chance, play_out, rules_for
from abyssal.agents import protocol
from abyssal.agents.player import Agent
from abyssal.agents.process import Gone
from abyssal.agents.seats import read_command, shown
from abyssal.coin.game import Game
from abyssal.kernel.decision import CHANCE, is_agreement
from abyssal.language import Words
from tests.agents.channels import Message, Scripted, first

QUICK = {"scenario": "quick"}
FARC = 1


def agent_on(channel: Scripted, seat: int = FARC, seconds: float = 10.0) -> tuple[Agent, list[str]]:
    told: list[str] = []
    words = Words("en")
    agent = Agent(
        channel, seat, ["random"] * 4, 1, seconds, channel.clock, lambda problem: told.append(words.problem(problem))
    )
    agent.greet()
    return agent, told


def played(channel: Scripted, seat: int = FARC, questions: int = 0) -> tuple[Agent, list[str], Game]:
    """Play a quick game with the agent in a seat, or only so many of its questions."""
    agent, told = agent_on(channel, seat)
    rules, random = rules_for("andean-abyss"), Random(3)
    game, others, dice = Game.new(rules, QUICK), RandomPlayer(random), chance(random)
    while (decision := game.decision) is not None and not (questions and agent.counts.questions >= questions):
        policy = dice if decision.actor == CHANCE else agent if decision.actor == seat else others
        choice = policy(game, decision)
        game.check(choice)
        game.play(choice)
    agent.close()
    return agent, told, game


def test_a_whole_game() -> None:
    channel = Scripted(first)
    agent, told, game = played(channel)
    assert not told and game.over
    kinds = [message["type"] for message in channel.sent]
    assert kinds[:2] == ["hello", "game"] and kinds[-1] == "end" and set(kinds[2:-1]) == {"question"}
    assert channel.sent[1]["seat"] == "farc" and "seed" not in json.dumps(channel.sent[1]["players"])
    assert (agent.counts.answered, agent.counts.refused, agent.counts.taken) == (agent.counts.questions, 0, 0)
    end = channel.sent[-1]
    assert end["result"]["margins"].keys() == {"govt", "farc", "auc", "cartels"}
    assert end["result"]["ranking"][0][0] == game.rules.spec.factions[game.rules.ranking(game.board)[0][0]]
    assert channel.closed is True


def test_the_journal_comes_in_parts_that_fit_together() -> None:
    channel = Scripted(first)
    _, _, game = played(channel)
    parts = [line for question in channel.of_type("question") for line in question["journal"]]
    words = Words("en", game.rules)
    told = [words.entry(entry) for entry in game.journal if not entry[0].startswith("bot-")]
    assert [line["text"] for line in parts] == told[: len(parts)]
    placed = next(line for line in parts if line["kind"] == "place")
    assert placed["facts"]["piece"] in {piece.name for piece in game.rules.spec.pieces}
    assert placed["facts"]["space"] in game.rules.spec.space_index


def test_questions_say_what_they_are_about_and_what_not_choosing_means() -> None:
    channel = Scripted(first)
    played(channel)
    questions = channel.of_type("question")
    assert all(question["rule"] and question["prompt"] and question["seat"] == "farc" for question in questions)
    turn = next(question for question in questions if question["kind"] == "turn")
    assert turn["default"] == "pass" and turn["about"] == {"card": turn["position"]["card"]}
    assert "give farc auc 1" in turn["agreements"]
    for question in questions:
        choices = [option["choice"] for option in question["options"]]
        assert len(choices) > 1 or question["kind"] in rules_for("andean-abyss").always_asked
        assert question["default"] is None or question["default"] in choices


def test_no_choice_takes_the_default_and_is_refused_without_one() -> None:
    """Where a question has a default, an agent may leave out the choice."""
    channel = Scripted(lambda message: [{"type": "answer", "id": message["id"]}] * 3 if "id" in message else [])
    agent, _, _ = played(channel, questions=40)
    refused = channel.of_type("refused")
    assert {message["error"] for message in refused} <= {"agent-no-default", "agent-not-asked"}
    assert agent.counts.answered > 0


WRONG: list[tuple[object, str]] = [
    ("nonsense", "not-json"),
    ("[1, 2]", "agent-message"),
    ({"type": "answer", "id": 99, "choice": "pass"}, "agent-not-asked"),
    ({"type": "answer", "id": 1, "seat": "govt", "choice": "pass"}, "agent-other-seat"),
    ({"type": "answer", "id": 1, "choice": "fly"}, "illegal-choice"),
    ({"type": "answer", "id": 1, "choice": 5}, "agent-choice"),
    ({"type": "answer", "id": 1, "choice": "give auc farc 1"}, "not-your-seat"),
    ({"type": "answer", "id": 1, "choice": "give farc auc 500"}, "too-poor"),
    ({"type": "answer", "id": 1, "choice": "?"}, "illegal-choice"),
    ({"type": "answer", "id": 1, "choice": "adjust farc track aid 3"}, "adjust-apart"),
    ({"type": "hello", "protocol": 1}, "agent-no-answer"),
]


@pytest.mark.parametrize(("line", "error"), WRONG, ids=[f"{error}-{n}" for n, (_, error) in enumerate(WRONG)])
def test_a_wrong_line_is_refused_with_the_reason(line: object, error: str) -> None:
    def answer(message: Message) -> list[object]:
        return [line] if message["type"] == "question" else first({**channel.sent[2], "type": "question"})

    channel = Scripted(lambda message: [] if message["type"] in ("game", "end") else answer(message))
    agent, told, _ = played(channel, questions=1)
    (refused,) = channel.of_type("refused")
    assert (refused["error"], refused["left"], refused["id"]) == (error, 2, 1)
    assert refused["message"] == told[0] and len(told) == 1 and "\n" not in told[0]
    assert (agent.counts.answered, agent.counts.refused, agent.counts.taken) == (1, 1, 0)


def test_three_wrong_answers_and_the_chart_takes_over_for_one_question() -> None:
    def answer(message: Message) -> list[object]:
        wrong = {"type": "answer", "id": message.get("id"), "choice": "fly"}
        return [wrong] * 3 if message["type"] == "question" and message["id"] == 1 else first(message)

    channel = Scripted(answer)
    agent, told, _ = played(channel, questions=3)
    assert [message["left"] for message in channel.of_type("refused")] == [2, 1, 0]
    (taken,) = channel.of_type("taken")
    assert (taken["id"], taken["reason"]) == (1, "wrong")
    assert taken["choice"] in [option["choice"] for option in channel.of_type("question")[0]["options"]]
    assert (agent.counts.questions, agent.counts.answered, agent.counts.taken) == (3, 2, 1)
    assert len(told) == 3


def test_an_agent_may_make_an_agreement_first() -> None:
    def answer(message: Message) -> list[object]:
        if message["type"] == "question" and message["id"] == 1:
            return [{"type": "answer", "id": 1, "choice": "give farc auc 2"}]
        return first(message)

    channel = Scripted(answer)
    _, told, game = played(channel, questions=2)
    before, after = (question["position"]["resources"] for question in channel.of_type("question")[:2])
    assert (after["farc"], after["auc"]) == (before["farc"] - 2, before["auc"] + 2)
    assert not told and sum(map(is_agreement, game.tape)) == 1


def test_time_runs_while_wrong_answers_are_refused() -> None:
    def answer(message: Message) -> list[object]:
        return [4.0, "nonsense", 7.0] if message["type"] == "question" else []

    channel = Scripted(answer)
    agent, told, _ = played(channel, questions=1)
    (refused,) = channel.of_type("refused")
    assert refused["clock"] == {"seconds": 6.0}
    assert channel.of_type("taken")[0]["reason"] == "late"
    assert (agent.counts.late, agent.counts.taken, agent.counts.seconds, agent.counts.longest) == (1, 1, 10.0, 10.0)
    assert "10 seconds" in told[-1]


def test_an_agent_that_hangs_is_ended_after_three_questions() -> None:
    channel = Scripted(lambda message: [])
    agent, told, game = played(channel)
    assert game.over
    assert (agent.counts.ended, agent.counts.late, agent.counts.answered) == ("late", 3, 0)
    assert agent.counts.taken == agent.counts.questions > 3
    assert len(channel.of_type("question")) == 3 and channel.closed is False
    assert len(told) == 3 and "third time" in told[-1]


@pytest.mark.parametrize("reason", ["died", "flooded", "long-line"])
def test_the_chart_plays_on_for_an_agent_that_is_gone(reason: str) -> None:
    channel = Scripted(lambda message: [Gone(reason)] if message.get("id") == 5 else first(message))
    agent, told, game = played(channel)
    assert game.over and channel.closed is False
    assert (agent.counts.ended, agent.counts.answered) == (reason, 4)
    assert agent.counts.taken == agent.counts.questions - 4
    assert len(told) == 1 and told[0].endswith("The chart plays on in its place.")
    assert channel.sent[-1]["type"] == "question"


@pytest.mark.parametrize(
    ("greeting", "id"),
    [
        ({"type": "answer"}, "agent-no-hello"),
        ({"type": "hello", "protocol": 2}, "agent-protocol"),
        ({"type": "hello", "protocol": 1, "language": "de"}, "unknown-value"),
    ],
)
def test_a_program_that_does_not_speak_the_protocol_is_refused(greeting: Message, id: str) -> None:
    with pytest.raises(Problem) as caught:
        protocol.read_hello(greeting)
    assert caught.value.id == id


def test_an_agent_chooses_its_language() -> None:
    introduction = protocol.read_hello({"type": "hello", "protocol": 1, "language": "es"})
    assert (introduction.language, introduction.text) == ("es", False)


def test_an_agent_that_reads_text_gets_a_briefing_and_the_board() -> None:
    channel = Scripted(first, text=True, language="fr")
    played(channel, questions=1)
    assert "FARC (vous)" in channel.sent[1]["briefing"]
    (question,) = channel.of_type("question")
    assert "Bogotá (bogota)" in question["text"] and question["prompt"] in question["text"]


def test_an_agent_looks_things_up() -> None:
    def answer(message: Message) -> list[object]:
        if message["type"] != "question":
            return first(channel.of_type("question")[-1]) if len(channel.of_type("looked")) == 51 else []
        looks = [f"card {n}" for n in range(1, 50)] + ["space bogota", "rule 3.3.1"]
        return [{"type": "look", "about": about} for about in looks] + first(message)

    channel = Scripted(answer)
    agent, told, _ = played(channel, questions=1)
    looked = channel.of_type("looked")
    assert len(looked) == 50 and looked[-1]["about"] == "space bogota"
    assert [message["error"] for message in channel.of_type("refused")] == ["agent-look-ups"]
    assert (agent.counts.answered, len(told)) == (1, 1)


@pytest.mark.parametrize("about", [None, "card 999", "fly"])
def test_a_look_up_that_is_not_possible_is_refused(about: str | None) -> None:
    channel = Scripted(lambda message: [{"type": "look", "about": about}, *first(message)] if "kind" in message else [])
    agent, told, _ = played(channel, questions=1)
    assert (agent.counts.refused, agent.counts.answered, len(told)) == (1, 1, 1)


def test_commands() -> None:
    assert read_command("exec:./bot --level 3") == ("./bot --level 3", 60.0)
    assert read_command("exec:2.5s:./bot") == ("./bot", 2.5)
    for bad in ("exec:", "exec:0s:./bot", "exec:5s:", "exec:'open"):
        with pytest.raises(Problem):
            read_command(bad)
    assert [shown(kind) for kind in ("exec:./secret", "search:1s@file", "bot")] == ["agent", "search:1s", "bot"]


# Hidden information.


def test_markers_held_face_down_reach_only_their_holder() -> None:
    """In every message of a game of A Distant Plain, the other players' face-down markers are `?`."""
    rules, random = rules_for("distant-plain"), Random(5)
    names = rules.spec.factions
    game = Game.new(rules, {"scenario": "short", "deception": "true"})
    channels = [Scripted(first) for _ in names]
    seats = [agent_on(channel, seat)[0] for seat, channel in enumerate(channels)]
    play_out(game, list(seats), random)
    own = others = 0
    for seat, channel in enumerate(channels):
        for question in channel.of_type("question"):
            for holder, markers in question["position"].get("deception", {}).items():
                face_down = [marker for marker in markers if marker.startswith("?")]
                if holder == names[seat]:
                    own += sum(marker != "?" for marker in face_down)
                else:
                    assert set(face_down) <= {"?"}
                    others += len(face_down)
    assert own > 0 and others > 0
    kinds = ("hidden_agenda", "hidden_asset", "empty_threat")
    for channel in channels:
        lines = json.dumps([question["journal"] for question in channel.of_type("question")])
        assert not any(f"?{kind}" in lines for kind in kinds)
