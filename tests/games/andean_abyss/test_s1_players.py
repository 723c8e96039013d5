"""1.5 Players and factions, 1.5.1 Negotiation."""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.coin.notation import changes
from abyssal.coin.victory import ranking
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import AUC, CARTELS, FARC, GOVT, HUILA, VICTORY_PHASE
from abyssal.games.andean_abyss.options import Options
from abyssal.games.andean_abyss.s6_propaganda import before_round
from abyssal.games.andean_abyss.s7_victory import TIES, margin, passing
from abyssal.kernel.errors import Problem
from tests.games.andean_abyss.asking import actor, answer, asked, deal
from tests.games.andean_abyss.helpers import FACTIONS, RULES, board, copy

PEOPLE = "bogota: govt 3t 1p\nhuila: farc 2g, auc 2g\ncali: cartels 1g"
CARGO = "huila: farc 2g(1a), auc 1g, shipment farc.u\ncali: cartels 1g, shipment cartels.u\nbogota: govt 1t"


def players(**options: str) -> list[str]:
    found = Options(RULES.check_options(options)).is_player
    return [name for name, faction in FACTIONS.items() if found[faction]]


def leaders(**options: str) -> dict[str, str]:
    names = list(FACTIONS)
    found = Options(RULES.check_options(options)).leaders
    return {name: names[found[faction]] for name, faction in FACTIONS.items()}


@pytest.mark.parametrize(
    ("count", "played"),
    [
        ("1", ["govt"]),
        ("2", ["govt", "farc"]),
        ("3", ["govt", "farc", "auc"]),
        ("4", ["govt", "farc", "auc", "cartels"]),
    ],
)
def test_1_5_seats(count: str, played: list[str]) -> None:
    """1.5 The players take the Government, FARC, AUC and Cartels in this order; the others are Non-players."""
    assert players(players=count) == played
    assert set(leaders(players=count).items()) == {(name, name) for name in FACTIONS}


def test_1_5_third_player_may_choose() -> None:
    """1.5 In a 3-player game the players may prefer the Cartels to AUC, or any two Insurgents (set-up)."""
    assert players(players="3", insurgents="farc+cartels") == ["govt", "farc", "cartels"]
    assert players(players="3", insurgents="auc+cartels") == ["govt", "auc", "cartels"]


def test_1_5_everybody_is_enemy_to_all_others() -> None:
    """1.5 Each faction is enemy to all others."""
    b = board("huila: govt 2t, farc 3g 1b, auc 1g, cartels 1b")
    assert [b.enemies(who, HUILA) for who in (GOVT, FARC, AUC, CARTELS)] == [6, 4, 7, 7]


def test_1_5_option_leaders() -> None:
    """1.5.option Without Non-players AUC controls the Cartels; with two players the Government AUC, FARC Cartels."""
    three = leaders(players="3", nonplayers="false")
    assert three == {"govt": "govt", "farc": "farc", "auc": "auc", "cartels": "auc"}
    two = leaders(players="2", nonplayers="false")
    assert two == {"govt": "govt", "farc": "farc", "auc": "govt", "cartels": "farc"}
    assert players(players="2", nonplayers="false") == list(FACTIONS)


@pytest.mark.parametrize(("edition", "nonplayers"), [("first", True), ("second", False)])
def test_1_5_option_default(edition: str, nonplayers: bool) -> None:
    """1.5.option First edition: spare factions are Non-players unless agreed otherwise. Second: the reverse."""
    for count in ("2", "3"):
        assert (len(players(players=count, edition=edition)) < 4) is nonplayers
    assert players(players="1", edition=edition) == ["govt"]


def test_1_5_option_victory_check_needs_all_factions() -> None:
    """1.5.option Play only stops on a victory check if all of a player's factions meet their conditions."""
    strong = (
        "bogota: AS\nmedellin: AS\ncali: AS\nbucaramanga: AS\nibague: AS\nantioquia: AS\nhuila: AS\nsantander: AS\n"
    )
    strong += "santa_marta: AS\narauca: AS\ncesar: AS\ncucuta: AS\nneiva: AS\npasto: AS\n"
    assert margin(board(strong), GOVT) > 0
    assert passing(board(strong)) == [GOVT]
    assert passing(board(strong, players="2", nonplayers="false")) == []
    assert passing(board(strong + "choco: auc 1b", players="2", nonplayers="false")) == [GOVT, AUC]


def test_1_5_option_lowest_margin_counts() -> None:
    """1.5.option After the final Propaganda the lowest margin of each player's factions is used."""
    b = board("huila: farc 1b", resources=0, players="2", nonplayers="false")
    places = [(place.factions, place.margin) for place in ranking(b, TIES)]
    assert places == [([FARC, CARTELS], -40), ([GOVT, AUC], -60)]
    assert margin(b, FARC) == -24
    assert margin(b, AUC) == -1


def test_1_5_1_resources_change_hands() -> None:
    """1.5.1 Players may transfer Resources to each other; the open question stays."""
    game = deal(board(PEOPLE), 1, 2)
    assert answer(game, "give farc auc 4") == {"resources farc": -4, "resources auc": 4}
    assert answer(game, "give cartels govt 10") == {"resources cartels": -10, "resources govt": 10}
    assert (actor(game), asked(game).kind) == ("govt", "turn")


def test_1_5_1_what_was_given_can_be_spent_at_once() -> None:
    """1.5.1 A faction without Resources can act on those it is given."""
    game = deal(board(PEOPLE, resources={"farc": 9}), 1, 2)
    assert asked(game).options == ["unshaded", "shaded", "pass"]
    answer(game, "give farc govt 3")
    assert asked(game).options == ["unshaded", "shaded", "train", "patrol", "sweep", "assault", "pass"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("give farc auc 11", "too-poor"),
        ("give farc auc 100", "too-poor"),
        ("give farc auc 001", "bad-aside"),
        ("give farc auc 0", "bad-aside"),
        ("give farc auc -1", "bad-aside"),
        ("give farc auc +1", "bad-aside"),
        ("give farc auc 1_0", "bad-aside"),
        ("give farc auc 0001", "bad-aside"),
        ("give farc auc \u0663", "bad-aside"),
        ("give farc farc 1", "own-factions"),
        ("give farc nobody 1", "bad-aside"),
        ("give farc cartels 5", "too-rich"),
        ("give farc auc 1 2", "bad-aside"),
        ("trade farc auc 1", "bad-aside"),
        ("give aid farc 1", "bad-aside"),
        ("hand huila farc.guerrilla.u", "bad-aside"),
        ("hand nowhere farc.guerrilla.u auc.guerrilla.u", "bad-aside"),
        ("hand huila farc.guerrilla.u farc.guerrilla.u", "bad-aside"),
        ("hand huila farc.troops auc.guerrilla.u", "bad-aside"),
    ],
)
def test_1_5_1_nothing_else_changes_hands(words: str, problem: str) -> None:
    """1.5.1 Only Resources (and Shipments) may be transferred, and only what the rules allow (1.7)."""
    game = deal(board(PEOPLE, resources={"farc": 10, "cartels": 95}), 1, 2)
    with pytest.raises(Problem) as refused:
        game.choose(words)
    assert refused.value.id == problem
    assert answer(game) == {}
    assert game.board.resources(FARC) == 10


def test_1_5_1_up_to_99() -> None:
    """1.5.1 As much as the receiver can hold (1.7) may be given, and no more."""
    game = deal(board(PEOPLE, resources={"farc": 10, "cartels": 95}), 1, 2)
    with pytest.raises(Problem, match="too-rich"):
        game.choose("give farc cartels 5")
    assert answer(game, "give farc cartels 4") == {"resources farc": -4, "resources cartels": 4}


def test_1_5_1_what_could_be_agreed() -> None:
    """1.5.1 Every gift a faction could give now, for clients that show a list."""
    b = board(CARGO, resources={"farc": 3, "cartels": 1, "auc": 99})
    assert RULES.possible_agreements(b, FARC) == [
        "give farc cartels 1",
        "give farc cartels 3",
        "give farc govt 1",
        "give farc govt 3",
        "hand huila farc.guerrilla.u auc.guerrilla.u",
        "hand huila farc.guerrilla.u farc.guerrilla.a",
    ]
    assert RULES.possible_agreements(b, CARTELS) == ["give cartels farc 1", "give cartels govt 1"]
    assert RULES.possible_agreements(b, GOVT) == []
    own = board(CARGO, resources=1, players="2", nonplayers="false")
    assert RULES.possible_agreements(own, FARC)[:2] == ["give farc auc 1", "give farc govt 1"]
    second = board(CARGO, resources=1, edition="second")
    assert RULES.possible_agreements(second, FARC) == ["hand huila farc.guerrilla.u farc.guerrilla.a"]


def test_1_5_1_shipments_change_hands() -> None:
    """1.5.1 Players may transfer Shipments, to a Guerrilla in the same space (4.5.3)."""
    game = deal(board(CARGO), 1, 2)
    assert answer(game, "hand huila farc.guerrilla.u auc.guerrilla.u") == {"ship_by 0": 3}
    assert game.board.extra_words(HUILA) == ["shipment auc.u"]
    answer(game, "hand huila auc.guerrilla.u farc.guerrilla.a")
    assert game.board.extra_words(HUILA) == ["shipment farc.a"]


@pytest.mark.parametrize(
    "words",
    [
        "hand cali cartels.guerrilla.u farc.guerrilla.u",
        "hand huila farc.guerrilla.u cartels.guerrilla.u",
        "hand huila farc.guerrilla.a auc.guerrilla.u",
        "hand bogota govt.troops farc.guerrilla.u",
    ],
)
def test_1_5_1_shipments_only_where_they_are(words: str) -> None:
    """1.5.1 A Shipment passes only between Guerrillas that are in its space."""
    game = deal(board(CARGO), 1, 2)
    with pytest.raises(Problem, match="no-shipment"):
        game.choose(words)
    assert answer(game) == {}


def test_1_5_1_not_between_the_own_factions() -> None:
    """1.5.1 Players may not voluntarily transfer between their own factions (1.5, No Non-Player option)."""
    text = "huila: farc 1g, cartels 1g, auc 1g, shipment farc.u\nbogota: govt 1t"
    game = deal(board(text, players="2", nonplayers="false"), 1, 2)
    for words in (
        "give govt auc 1",
        "give auc govt 1",
        "give farc cartels 1",
        "hand huila farc.guerrilla.u cartels.guerrilla.u",
    ):
        with pytest.raises(Problem, match="own-factions"):
            game.choose(words)
    assert answer(game, "give govt cartels 1", "hand huila farc.guerrilla.u auc.guerrilla.u") == {
        "resources govt": -1,
        "resources cartels": 1,
        "ship_by 0": 3,
    }
    three = deal(board(text, players="3", nonplayers="false"), 1, 2)
    with pytest.raises(Problem, match="own-factions"):
        three.choose("give auc cartels 1")
    assert answer(three, "give auc govt 1") == {"resources auc": -1, "resources govt": 1}


def test_1_5_1_no_transfer_by_taking_back_a_carrier() -> None:
    """1.5.1 Nor by taking back a carrier (1.4.1, 4.5.3): its Shipment may not go to the player's other faction."""
    text = "huila: farc 1g, auc 2g(1a), cartels 1g, shipment auc.a"
    choices = ["rally", "take_back", "auc.guerrilla.a"]
    game = deal(board(text, players="3", nonplayers="false"), 37, 1)
    answer(game, *choices)
    assert (actor(game), asked(game).kind) == ("auc", "shipment-carrier")
    assert asked(game).options == ["farc.guerrilla.u", "auc.guerrilla.u", "remove"]
    answer(game, "farc.guerrilla.u")
    assert game.board.extra_words(HUILA) == ["shipment farc.u"]
    four = deal(board(text), 37, 1)
    answer(four, *choices)
    assert asked(four).options == ["farc.guerrilla.u", "auc.guerrilla.u", "cartels.guerrilla.u", "remove"]


def test_1_5_1_taking_back_the_only_carrier() -> None:
    """1.5.1 If only the player's other faction could take the Shipment, it is removed. Other players may take it."""
    text = "huila: auc 1g, cartels 1g, shipment auc.u"
    game = deal(board(text, players="3", nonplayers="false"), 37, 1)
    assert answer(game, "rally", "take_back")["shipments"] == 1
    two = deal(board(text, players="2", nonplayers="false"), 37, 1)
    answer(two, "rally", "take_back", "cartels.guerrilla.u")
    assert two.board.extra_words(HUILA) == ["shipment cartels.u"]


def test_1_5_1_nonplayers_give_nothing() -> None:
    """1.5.1 Players may give to Non-players, who transfer nothing voluntarily themselves (8.1.2)."""
    game = deal(board(CARGO, players="2"), 1, 2)
    assert answer(game, "give govt auc 2") == {"resources govt": -2, "resources auc": 2}
    for words in ("give auc govt 1", "hand cali cartels.guerrilla.u cartels.guerrilla.a"):
        with pytest.raises(Problem):
            game.choose(words)


def in_a_propaganda_round(edition: str) -> Game:
    game = deal(board(PEOPLE + "\nibague: farc 1g, auc 1g, shipment farc.u", edition=edition), 1, 73, 2)
    answer(game, "pass", "pass", "pass", "pass", "resources")
    assert asked(game).kind == "civic-action"
    return game


def test_1_5_1_first_edition_at_any_time() -> None:
    """1.5.1 First edition: also while others act and in Propaganda Rounds."""
    assert answer(in_a_propaganda_round("first"), "give farc auc 1") == {"resources farc": -1, "resources auc": 1}


def test_1_5_1_inside_an_event() -> None:
    """1.5.1 While an Event asks for a space or a piece, Resources and Shipments may change hands. The question
    stays."""
    game = deal(board(CARGO + "\nneiva: farc 1g"), 25, 26)
    answer(game, "shaded")
    assert (actor(game), asked(game).kind, asked(game).open) == ("farc", "event-place", True)
    options = asked(game).options
    assert answer(game, "give cartels govt 3") == {"resources cartels": -3, "resources govt": 3}
    assert answer(game, "hand huila farc.guerrilla.u auc.guerrilla.u") == {"ship_by 0": 3}
    assert (actor(game), asked(game).kind, asked(game).options) == ("farc", "event-place", options)
    answer(game, "choco")
    assert (asked(game).kind, asked(game).open) == ("event-place-piece", True)
    assert answer(game, "give auc farc 1") == {"resources auc": -1, "resources farc": 1}


def test_1_5_1_a_shipment_that_an_event_removes() -> None:
    """1.5.1 Card 55: the Shipment passes to another Guerrilla while the Event asks which one is removed."""
    text = "huila: farc 1g, auc 2g(1a), shipment farc.u, shipment auc.u"
    game = deal(board(text), 55, 1)
    while actor(game) != "govt":
        answer(game, "pass")
    answer(game, "unshaded")
    assert (asked(game).kind, asked(game).options) == ("event-whose-shipment", ["farc.guerrilla.u", "auc.guerrilla.u"])
    answer(game, "hand huila farc.guerrilla.u auc.guerrilla.a")
    assert asked(game).options == ["auc.guerrilla.u", "auc.guerrilla.a"]
    answer(game, "hand huila auc.guerrilla.a auc.guerrilla.u")
    assert asked(game).options == ["auc.guerrilla.u"]
    assert answer(game, "auc.guerrilla.u")["shipments"] == 1
    assert game.board.extra_words(HUILA) == ["shipment auc.u"]


def test_1_5_1_inside_an_event_second_edition() -> None:
    """1.5.1 Second edition (1.5.2): with the faction that executes the Event, although another one is asked."""
    game = deal(board("bogota: govt 1p", edition="second"), 14, 1)
    while actor(game) != "farc":
        answer(game, "pass")
    answer(game, "unshaded")
    assert (actor(game), asked(game).kind) == ("govt", "event-place")
    with pytest.raises(Problem):
        game.choose("give govt auc 1")
    assert answer(game, "give govt farc 1") == {"resources govt": -1, "resources farc": 1}


def test_1_5_1_not_where_resources_are_asked_about() -> None:
    """1.5.1 Card 34 names a faction with Resources, which must still have them then."""
    game = deal(board("bogota: govt 1p"), 34, 1)
    answer(game, "unshaded")
    assert (asked(game).kind, asked(game).open) == ("event-faction", False)
    with pytest.raises(Problem, match="not-now"):
        game.choose("give farc auc 1")


TEN_BASES = "\n".join(f"{s}: cartels 2b" for s in ("huila", "cesar", "arauca", "choco", "narino"))


def before_a_round(resources: int) -> Game:
    """Return a game before a Round: the Cartels have 11 Bases, all factions pass (and gain 1 Resource, or 3), and a
    Propaganda card comes up."""
    game = deal(board(TEN_BASES + "\nvichada: cartels 1b", resources=resources), 1, 73, 2)
    for _ in range(4):
        game.choose("pass")
    while asked(game).kind == "draw":
        game.choose(asked(game).options[0])
    return game


def test_1_5_1_before_the_victory_phase() -> None:
    """1.5.1, 6.1 Between the last action on a card and the check: a gift makes the Cartels win."""
    game = before_a_round(39)
    assert (actor(game), asked(game).kind) == ("govt", "before-round")
    assert (asked(game).rule, asked(game).options, asked(game).open) == ("1.5.1", ["done"], True)
    assert game.board.n[RULES.spec.at["phase"]] == VICTORY_PHASE
    before = copy(position(game))
    game.choose("give auc cartels 1")
    assert changes(before, game.board) == {"resources auc": -1, "resources cartels": 1}
    assert (actor(game), asked(game).kind) == ("govt", "before-round")
    game.choose("done")
    assert game.over and game.rules.winner(game.board) == CARTELS
    game = before_a_round(39)
    game.choose("done")
    assert asked(game).kind == "civic-action"


def position(game: Game) -> Colombia:
    assert isinstance(game.board, Colombia)
    return game.board


def test_1_5_1_before_the_victory_phase_and_undo() -> None:
    """1.5.1 Agreements made there can be undone like any choice, and copies keep them."""
    game = before_a_round(39)
    game.choose("give auc cartels 1")
    twin = game.clone()
    assert twin.board.snapshot() == game.board.snapshot()
    game.undo()
    assert position(game).resources(CARTELS) == 40
    assert (actor(game), asked(game).kind) == ("govt", "before-round")


def test_1_5_1_nothing_to_agree_on_before_a_round() -> None:
    """1.5.1 Not asked in the second edition, where no faction executes then, nor if no player has anything to give."""
    assert asked_before_the_round(board(PEOPLE))
    assert not asked_before_the_round(board(PEOPLE, edition="second"))
    assert not asked_before_the_round(board(PEOPLE, resources=0))
    assert asked_before_the_round(board(CARGO, resources=0)), "a Shipment could be handed on"
    assert not asked_before_the_round(board(CARGO, resources=0, edition="second"))
    assert asked_before_the_round(board(PEOPLE, players="2"))
    assert not asked_before_the_round(board(PEOPLE, resources={"auc": 9}, players="2")), "Non-players give nothing"
    assert not asked_before_the_round(board(PEOPLE, players="1")), "nobody to agree with"


def asked_before_the_round(b: Colombia) -> bool:
    decisions = list(before_round(b))
    assert len(decisions) < 2
    return bool(decisions)


def test_1_5_1_second_edition_only_while_executing() -> None:
    """1.5.1 Second edition (1.5.2): only while giver or receiver executes an Operation or Event in its turn."""
    game = deal(board(PEOPLE, edition="second"), 1, 2)
    for words in ("give govt farc 1", "give farc auc 1"):
        with pytest.raises(Problem, match="not-executing"):
            game.choose(words)
    answer(game, "train")
    assert answer(game, "give govt farc 1", "give cartels govt 2") == {
        "resources govt": 1,
        "resources farc": 1,
        "resources cartels": -2,
    }
    with pytest.raises(Problem, match="not-executing"):
        game.choose("give farc auc 1")
    with pytest.raises(Problem, match="not-executing"):
        in_a_propaganda_round("second").choose("give govt farc 1")


def test_1_5_1_second_edition_shipments() -> None:
    """1.5.1 Second edition: Shipments go to other factions only while giver or receiver executes, within a faction any
    time."""
    game = deal(board(CARGO, edition="second"), 1, 2)
    with pytest.raises(Problem, match="not-executing"):
        game.choose("hand huila farc.guerrilla.u auc.guerrilla.u")
    answer(game, "hand huila farc.guerrilla.u farc.guerrilla.a")
    assert game.board.extra_words(HUILA) == ["shipment farc.a"]
    answer(game, "pass", "rally", "hand huila farc.guerrilla.a auc.guerrilla.u")
    assert game.board.extra_words(HUILA) == ["shipment auc.u"]
