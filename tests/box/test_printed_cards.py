"""`cards=printed` and `dice=printed`: people enter cards and dice as answers of chance."""

from __future__ import annotations

from random import Random

import pytest

from abyssal.coin.card_facts import KINDS
from abyssal.coin.deck_file import game_text
from abyssal.coin.game import Game
from abyssal.games import GAMES, rules_for
from abyssal.games.distant_plain.names import SHADED, UNSHADED
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from abyssal.language import Words
from abyssal.table.views import questions
from abyssal.table.views.decks import facts_of
from abyssal.table.views.log import words_for
from abyssal.table.views.viewer import Viewer
from tests.table.tables import Play

PRINTED = {"cards": "printed", "dice": "printed"}
SHORT = {"andean-abyss": {"scenario": "quick"}, "distant-plain": {"scenario": "extended"}}
"""Scenarios that ask nothing before the first card."""


# Cards 24 and 30 are surely known in both games: nobody is asked what is printed on them.


def begin(game: str, **options: str) -> Game:
    return Game.new(rules_for(game), {**SHORT[game], **PRINTED, **options})


@pytest.mark.parametrize("game", GAMES)
def test_options_without_the_box_are_not_written_down(game: str) -> None:
    rules = rules_for(game)
    plain = rules.check_options({})
    assert rules.check_options({"cards": "shuffled", "dice": "rolled", "events": "ours"}) == plain
    full = rules.check_options(PRINTED)
    assert full == {**plain, **PRINTED} and rules.check_options(full) == full


@pytest.mark.parametrize("game", GAMES)
def test_an_entered_card_can_be_taken_back_until_a_player_has_chosen(game: str) -> None:
    table = begin(game)
    before = table.board.snapshot()
    table.choose("24")
    table.choose("30")
    assert table.undoable == 2
    table.undo()
    table.choose("32")
    assert table.rules.deck(table.board).queue() == [32] and table.decision is not None
    table.undo()
    table.undo()
    assert table.board.snapshot() == before and table.undoable == 0
    table.choose("24")
    table.choose("30")
    table.choose("pass")
    table.choose("pass")
    assert table.undoable == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_card_in_play_and_the_next_one_are_asked_apart(game: str) -> None:
    table, words = begin(game), Words("en", rules_for(game), strict=True)
    asked = []
    for choice in ("24", "30"):
        assert table.decision is not None
        asked.append(words.prompt(table.decision))
        table.choose(choice)
    assert asked == ["Which card comes up?", "Which card is next, face up on the deck?"]


@pytest.mark.parametrize("game", GAMES)
def test_a_shuffled_card_cannot_be_taken_back(game: str) -> None:
    table = begin(game, cards="shuffled")
    table.choose("24")
    assert table.undoable == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_cannot_come_up_is_refused_with_the_reason(game: str) -> None:
    table = begin(game)
    table.choose("24")
    for choice, reason in (("24", "card-played"), ("99", "illegal-choice"), ("x", "illegal-choice")):
        with pytest.raises(Problem, match=reason):
            table.choose(choice)
    table.choose("propaganda" if game == "distant-plain" else "30")
    with pytest.raises(Problem, match="illegal-choice"):
        table.choose("24")
    assert table.length == 2


def test_propaganda_is_refused_where_its_pile_has_none() -> None:
    table = begin("andean-abyss")
    with pytest.raises(Problem, match="propaganda-not-now"):
        table.choose("propaganda")


def test_a_removed_card_is_refused() -> None:
    table = Game.new(rules_for("distant-plain"), {"scenario": "short", **PRINTED})
    table.choose("25")
    with pytest.raises(Problem, match="card-removed"):
        while table.decision is not None and table.decision.kind != "draw":
            table.choose(table.decision.options[0])
        table.choose("25")


@pytest.mark.parametrize("game", GAMES)
def test_secrets_are_never_entered(game: str) -> None:
    rules = rules_for(game)
    if "deception" not in rules.option_values():
        return
    table = Game.new(rules, {**PRINTED, "deception": "true"})
    assert table.decision is not None and table.decision.options[0].startswith("?")
    assert not rules.entered(table.board, table.decision)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_entered_cards_and_dice_is_recorded_and_replayed(game: str) -> None:
    random = Random(4)
    rules = rules_for(game)
    bots = [name for name in rules.spec.factions if name != rules.spec.factions[0]]
    table = Game.new(rules, rules.with_nonplayers({**SHORT[game], **PRINTED}, bots))
    dice, player = chance(random), RandomPlayer(random)
    kinds = set()
    for _ in range(150):
        decision = table.decision
        assert decision is not None
        if decision.actor == CHANCE:
            kinds.add(decision.kind)
            assert rules.entered(table.board, decision)
        table.choose((dice if decision.actor == CHANCE else player)(table, decision))
    assert {"draw", "sheet-space"} <= kinds and not kinds & {"red-die", "green-die", "second-die"}
    again = record.read(record.dump(table)).replay(rules_for)
    assert again.board.snapshot() == table.board.snapshot() and again.journal == table.journal


@pytest.mark.parametrize("game", GAMES)
def test_any_person_at_the_table_enters_the_card(game: str) -> None:
    play = Play(game=game, options={**SHORT[game], "cards": "printed"})
    table = play.table
    assert table.asks_people() and table.player_asked() == table.host
    words, last = words_for("en", game), play.seats[-1]
    found = questions.question_for(table, words, Viewer([last], "en"))
    assert found is not None and found["mine"] and found["actor"] == "" and len(found["options"]) > 40
    seen = questions.question_for(table, words, Viewer([], "en"))
    assert seen is not None and not seen["mine"] and not seen["options"]
    play.choose("24", "30", seats=[last])
    assert table.game.length == 2 and table.undoable(play.seats) == 1  # what came in one request goes in one
    assert table.game.decision is not None and table.game.decision.kind == "turn"


def test_cards_that_cannot_come_up_are_listed_with_the_reason() -> None:
    """For who enters the cards, as the page shows it. No other question has such a list."""
    play = Play(game="distant-plain", options={"scenario": "short", "capabilities": "false", "cards": "printed"})
    words = words_for("en", "distant-plain")

    def barred(seats: list[str]) -> dict[int, str]:
        found = questions.question_for(play.table, words, Viewer(seats, "en"))
        assert found is not None
        return {one["card"]: one["reason"] for one in found["barred"]}

    play.choose("24", seats=[play.seats[0]])
    assert barred([play.seats[0]]) == {24: "Card 24 was removed at set-up."} and not barred([])
    game = play.table.game
    while game.decision is not None and game.decision.kind != "draw":
        game.choose(game.decision.options[-1])
    removed = game.rules.deck(game.board).removed()
    game.choose("propaganda")
    reasons = {card: f"Card {card} was removed at set-up." for card in removed}
    assert barred([play.seats[0]]) == reasons
    game.choose("1")
    assert barred([play.seats[0]]) == {}


@pytest.mark.parametrize(("dice", "then"), [("printed", "entered"), ("rolled", "chance")])
def test_a_preview_says_who_rolls_the_die(dice: str, then: str) -> None:
    play = Play(game="andean-abyss", options={"scenario": "quick", "cards": "printed", "dice": dice})
    play.choose("25", "31")
    play.choose("attack")
    seen = ["question"]
    while seen[-1] == "question":
        decision = play.table.game.decision
        assert decision is not None
        viewer = Viewer([play.table.rules.spec.factions[decision.actor]], "en")
        seen.append(questions.preview(play.table, viewer, [decision.options[0]])["then"])
        if seen[-1] == "question":
            play.choose(decision.options[0])
    assert seen[-1] == then and len(seen) > 2


def test_nobody_enters_a_die_that_the_program_rolls() -> None:
    """A request may carry several choices, but none for a die of the program."""
    play = Play(game="andean-abyss", options={"scenario": "quick", "cards": "printed"})
    play.choose("24", "30")
    game = play.table.game
    while game.decision is not None and game.decision.actor != CHANCE:
        options = [option for option in game.decision.options if option not in ("pass", "done", "take_back")]
        game.play("attack" if "attack" in options else options[0] if options else game.decision.options[0])
    assert game.decision is not None
    if game.decision.kind != "draw":
        with pytest.raises(Problem, match="not-now"):
            play.table.seat_choosing(play.seats, game.decision.options[0])


def test_facts_of_a_card_are_asked_once_and_decide_the_order() -> None:
    """2.3.2 What people enter beside the card is what the game plays by; it is part of the record."""
    table = begin("distant-plain")
    table.choose("4")
    table.choose("24")
    for kind, choice in (
        ("card-order", "warlords+government+taliban+coalition"),
        ("card-sides", "one"),
        # 5.3 Capabilities are Events with two texts: of one text that is not asked.
        ("card-momentum", "unshaded"),
        ("card-halo", "taliban+warlords"),
    ):
        assert table.decision is not None and table.decision.kind == kind and table.decision.card == 4
        table.choose(choice)
    rules, b = table.rules, table.board
    assert [rules.spec.factions[f] for f in rules.order(b)] == ["warlords", "government", "taliban", "coalition"]
    assert table.decision is not None and table.decision.actor == 3
    assert "event" in table.decision.options and "unshaded" not in table.decision.options
    facts = rules.to_position(b)["cards"]
    assert facts == {
        "4": {
            "order": ["warlords", "government", "taliban", "coalition"],
            "dual": False,
            "capability": None,
            "momentum": ["unshaded"],
            "halo": ["taliban", "warlords"],
        }
    }
    again = rules.from_position(rules.to_position(b))
    assert again.n == b.n
    table.undo()
    assert table.decision is not None and table.decision.kind == "card-halo"
    assert rules.order(table.board)[0] == 0  # as we assume, until everything is entered
    table.choose("none")
    assert record.read(record.dump(table)).replay(rules_for).board.n == table.board.n


def test_what_a_deck_file_says_is_assumed_first() -> None:
    """The order of the Factions is asked, and with it everything else."""
    facts = {"dual": False, "momentum": ["unshaded"], "halo": ["warlords", "taliban"]}
    rules = rules_for("distant-plain")
    options = {"scenario": "extended", "cards": "printed", "deck": game_text({4: facts})}
    table = Game.new(rules, rules.check_options(options))
    for choice in ("4", "24"):
        table.choose(choice)
    assumed = []
    while table.decision is not None and table.decision.kind.startswith(KINDS):
        assumed.append(table.decision.options[0])
        table.choose(table.decision.options[0])
    assert assumed[1:] == ["one", "unshaded", "taliban+warlords"]


def test_of_a_removed_card_only_the_capability_is_asked() -> None:
    """setup.deck A removed Capability comes into force; nothing else on these cards matters. What a deck file says is
    not asked."""
    deck = game_text({7: {"capability": None}})
    table = begin("distant-plain", scenario="short", deck=deck)
    b, rules = table.board, table.rules
    for card, owner, side in ((4, "none", 0), (5, "taliban", SHADED), (6, "coalition", UNSHADED)):
        table.choose(str(card))
        assert table.decision is not None and (table.decision.kind, table.decision.card) == ("card-capability", card)
        table.choose(owner)
        assert table.decision.kind == "remove-card" and b.n[b.EFFECT + card] == side
    table.choose("7")
    table.choose("24")
    names = {4: None, 5: "taliban", 6: "coalition"}
    assert b.told_facts() == {card: {"capability": owner} for card, owner in names.items()}
    assert facts_of(table) == {card: {"capability": owner} for card, owner in {**names, 7: None}.items()}
    assert record.read(record.dump(table)).replay(rules_for).board.n == b.n
    while table.decision is not None and table.decision.kind != "draw":
        table.choose(table.decision.options[-1])
    assert rules.from_position(rules.to_position(b)).n == b.n


def test_no_fact_of_a_removed_card_is_asked_in_a_game_without_their_capabilities() -> None:
    table = begin("distant-plain", scenario="short", capabilities="false")
    table.choose("4")
    assert table.decision is not None and table.decision.kind == "remove-card"


def test_a_position_with_bad_facts_is_refused() -> None:
    rules = rules_for("distant-plain")
    told = {"order": ["coalition", "taliban", "government", "warlords"], "dual": True, "capability": None}
    whole = {**told, "momentum": [], "halo": []}
    options = {"cards": "printed"}
    assert rules.from_position({"options": options, "cards": {"4": whole}})
    for cards, reason in (({"4": told}, "missing-key"), ({"99": whole}, "unknown-name")):
        with pytest.raises(Problem, match=reason):
            rules.from_position({"options": options, "cards": cards})
    with pytest.raises(Problem, match="unknown-name"):
        rules.from_position({"cards": {"4": whole}})
