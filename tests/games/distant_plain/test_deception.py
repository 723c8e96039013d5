"""7.3.option Victory Deception: the draw at set-up, what each marker does, and when it may be shown."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.coin.game import Game
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.games.distant_plain.deception import draw
from abyssal.games.distant_plain.names import (
    ACTED,
    CARD,
    COALITION,
    DECEPTIONS,
    ELIGIBLE,
    EMPTY_THREAT,
    FACTIONS,
    FIRST,
    FIRST_DID,
    GOVERNMENT,
    HIDDEN_AGENDA,
    HIDDEN_ASSET,
    NEW_CARD,
    OVER,
    PHASE,
    PROPAGANDA_PLAYED,
    RESOURCES_PHASE,
    TALIBAN,
    TURN,
    WARLORDS,
)
from abyssal.games.distant_plain.s7_victory import margin
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Problem
from abyssal.language import LANGUAGES, Words
from tests.games.distant_plain.asking import actor, answer, asked, at_round, deal, stack
from tests.games.distant_plain.helpers import FACTIONS as INDEX
from tests.games.distant_plain.helpers import RULES, board, question


def holding(text: str = "", markers: dict[str, str] | None = None, **facts: Any) -> Afghanistan:
    """Return a position in which players hold these markers face down."""
    b = board(text, deception="true", **facts)
    b.set(PHASE, NEW_CARD)
    for player, names in (markers or {}).items():
        for name in names.split():
            b.draw_marker(INDEX[player], [*DECEPTIONS, "?"].index(name))
    b.conduct.journal = []
    return b


def held(b: Afghanistan) -> dict[str, list[str]]:
    """All markers; a question mark means face down."""
    found: dict[str, list[str]] = RULES.to_position(b)["deception"]
    return {player: markers for player, markers in found.items() if markers}


SHOWN = "deception-shown"


def told(game: Game) -> list[tuple[str, str]]:
    """The markers that were shown, according to the journal."""
    return [(FACTIONS[numbers[0]], DECEPTIONS[numbers[1]]) for id, numbers in game.journal if id == SHOWN]


def position(game: Game) -> Afghanistan:
    assert isinstance(game.board, Afghanistan)
    return game.board


def turn_up(game: Game) -> Game:
    """Let chance turn up what is left at the end; each time only one marker is possible."""
    while (decision := game.decision) is not None and decision.kind == "deception-turn-up":
        assert (decision.actor, len(decision.options), decision.weights) == (CHANCE, 1, [1])
        game.choose(decision.options[0])
    return game


# Set-up.


@pytest.mark.parametrize(
    ("players", "holders"), [("4", [0, 0, 1, 1, 2, 2, 3, 3]), ("3", [COALITION] * 2 + [TALIBAN] * 2 + [GOVERNMENT] * 2)]
)
def test_each_player_draws_two(players: str, holders: list[int]) -> None:
    """7.3.option Each player, not each faction: with 3 players the Coalition's holds 2 for the Warlords too. Nothing
    else of the position changes, and the journal does not say what was drawn."""
    game = Game.new(RULES, {"players": players, "deception": "true", "scenario": "extended"})
    before = game.board.saved()
    for player in holders:
        decision = asked(game)
        assert (decision.actor, decision.kind, decision.faction) == (CHANCE, "deception-draw", player)
        game.choose("?hidden_agenda" if player == holders[-1] else "?empty_threat" if player < 2 else "?hidden_asset")
    assert game.journal == [("deception-draw", (player,)) for player in holders]
    names = {0: "?empty_threat", 1: "?empty_threat", 2: "?hidden_asset", holders[-1]: "?hidden_agenda"}
    b = game.board
    assert isinstance(b, Afghanistan)
    assert held(b) == {FACTIONS[player]: [names[player]] * 2 for player in sorted(set(holders))}
    length = RULES.spec.at["deception"]
    changed = {i for i in range(length) if b.n[i] != before[i]}
    assert changed == {PHASE}


def test_without_the_option_nothing_is_drawn() -> None:
    """7.3.option It is an option: by default there are no markers, and a position has none."""
    game = Game.new(RULES, {"scenario": "extended"})
    assert (asked(game).kind, "deception" in game.position()) == ("draw", False)


def test_four_of_each_kind() -> None:
    """7.3.option, ruling: of the 12 markers 4 are of each kind, and each is as likely as the others."""
    drawn: list[str] = []
    expected = [[4, 4, 4], [4, 4, 3], [4, 4, 2], [4, 4, 1], [4, 4], [4, 3], [4, 2], [4, 1]]
    for weights in expected:
        decision = question(draw(board(deception="true")), *drawn)
        assert decision.weights == weights
        total = sum(weights)
        odds = [decision.by_odds((i + 0.5) / total) for i in range(total)]
        assert odds == [o for o, count in zip(decision.options, weights, strict=True) for _ in range(count)]
        drawn.append(decision.options[-1])
    assert drawn == ["?hidden_asset"] * 4 + ["?hidden_agenda"] * 4


def test_the_fifth_of_a_kind_cannot_be_drawn() -> None:
    """7.3.option When 4 of a kind are drawn only others are left."""
    b = board(deception="true")
    assert question(draw(b), *["?hidden_asset"] * 4).options == ["?empty_threat", "?hidden_agenda"]


# Hidden Agenda.

COIN = "kabul: government 1t\nherat: coalition 1t"
"""COIN-Controlled Population 4: with Patronage 31 the Government is at its goal."""


def at_goal(short_of: int, **markers: str) -> Afghanistan:
    """Return a position with the Government this far short of its goal and all others far from theirs."""
    return holding(COIN, markers, resources=0, patronage=31 - short_of, scenario="short")


def test_a_hidden_agenda_adds_to_the_margin_once_shown() -> None:
    """7.3.option It does not count face down; once shown it counts for good."""
    b = holding(COIN, {"government": "hidden_agenda hidden_agenda"}, patronage=31)
    assert margin(b, GOVERNMENT) == 0
    b.show_marker(GOVERNMENT, HIDDEN_AGENDA)
    assert [margin(b, f) for f in (GOVERNMENT, TALIBAN)] == [1, -20]
    b.show_marker(GOVERNMENT, HIDDEN_AGENDA)
    assert margin(b, GOVERNMENT) == 2


@pytest.mark.parametrize("kind", [EMPTY_THREAT, HIDDEN_ASSET])
def test_other_markers_do_not(kind: int) -> None:
    """7.3.option Empty Threat: no effect."""
    b = holding(COIN, {"government": f"{DECEPTIONS[kind]} hidden_agenda"}, patronage=31)
    b.show_marker(GOVERNMENT, kind)
    assert margin(b, GOVERNMENT) == 0


def test_a_hidden_agenda_counts_for_all_factions_of_its_player() -> None:
    """7.3.option "the holding player's victory margin": with 3 players the Coalition player has the Warlords as
    well."""
    b = holding(COIN, {"coalition": "hidden_agenda empty_threat"}, players="3")
    before = [margin(b, faction) for faction in range(4)]
    b.show_marker(COALITION, HIDDEN_AGENDA)
    assert [margin(b, faction) - before[faction] for faction in range(4)] == [1, 0, 0, 1]


def test_6_1_a_hidden_agenda_may_win_the_check() -> None:
    """6.1, 7.3.option Just at its goal a faction does not pass; with the marker shown it does, and the game is over."""
    b = at_goal(0, government="hidden_agenda empty_threat", taliban="hidden_asset hidden_asset")
    game = at_round(b)
    assert (actor(game), asked(game).kind, asked(game).options) == (
        "government",
        "show-agenda",
        ["hidden_agenda", "done"],
    )
    game.choose("hidden_agenda")
    assert (turn_up(game).over, b.n[PHASE], RULES.winner(b)) == (True, OVER, GOVERNMENT)
    assert held(b) == {"taliban": ["hidden_asset"] * 2, "government": ["empty_threat", "hidden_agenda"]}
    assert [entry for entry in game.journal if entry[0] in ("past-goal", "over", SHOWN)] == [
        (SHOWN, (GOVERNMENT, HIDDEN_AGENDA)), ("past-goal", (GOVERNMENT, 1)),
        (SHOWN, (TALIBAN, HIDDEN_ASSET)), (SHOWN, (TALIBAN, HIDDEN_ASSET)), (SHOWN, (GOVERNMENT, EMPTY_THREAT)),
        ("over", (GOVERNMENT,)),
    ]  # fmt: skip


def test_6_1_a_hidden_agenda_may_be_kept() -> None:
    """7.3.option "may reveal": then the Round goes on, and nothing has changed."""
    b = at_goal(0, government="hidden_agenda empty_threat")
    game = at_round(b)
    before = b.saved()
    game.choose("done")
    assert not game.over and b.n[PHASE] > RESOURCES_PHASE
    assert held(b) == {"government": ["?empty_threat", "?hidden_agenda"]}
    markers = RULES.spec.at["deception"]
    assert b.n[markers:] == before[markers : RULES.spec.length]


def test_6_1_two_hidden_agendas_one_by_one() -> None:
    """7.3.option "any of their Deception markers": one may be kept."""
    game = at_round(at_goal(1, government="hidden_agenda hidden_agenda"))
    game.choose("hidden_agenda")
    assert (actor(game), asked(game).kind) == ("government", "show-agenda")
    twin = game.clone()
    twin.choose("hidden_agenda")
    assert (turn_up(twin).over, RULES.winner(position(twin))) == (True, GOVERNMENT)
    game.choose("done")
    assert not game.over
    assert margin(position(game), GOVERNMENT) == 0


def test_6_1_who_has_no_agenda_is_asked_all_the_same() -> None:
    """7.3.option The question must not reveal what a player holds, so it is asked even if nothing is left to choose."""
    game = at_round(at_goal(0, government="empty_threat hidden_asset"))
    assert (actor(game), asked(game).kind, asked(game).options) == ("government", "show-agenda", ["done"])
    assert game.leaves_a_choice()


@pytest.mark.parametrize("markers", ["hidden_agenda hidden_agenda", "empty_threat hidden_asset"])
@pytest.mark.parametrize(("short_of", "asks"), [(0, True), (1, True), (2, False)])
def test_6_1_only_where_it_could_turn_the_check(markers: str, short_of: int, asks: bool) -> None:
    """7.3.option, ruling: a Hidden Agenda is used at a check that it could turn, by what all can see."""
    game = at_round(at_goal(short_of, government=markers))
    assert (asked(game).kind == "show-agenda") == asks


def test_6_1_with_one_marker_left() -> None:
    """7.3.option A marker that was shown cannot turn another check."""
    b = at_goal(0, government="hidden_asset hidden_agenda")
    b.show_marker(GOVERNMENT, HIDDEN_ASSET)
    assert asked(at_round(b)).kind == "show-agenda"
    b = at_goal(1, government="hidden_asset hidden_agenda")
    b.show_marker(GOVERNMENT, HIDDEN_ASSET)
    assert asked(at_round(b)).kind != "show-agenda"


def test_6_1_nobody_is_asked_if_the_game_ends_anyway() -> None:
    """7.1, 7.3.option A Faction passes without any marker: all are shown, and Hidden Agendas may change the ranks."""
    b = holding(
        COIN, {"taliban": "hidden_asset empty_threat", "warlords": "hidden_agenda hidden_agenda"},
        resources={"warlords": 40}, patronage=32, scenario="short",
    )  # fmt: skip
    assert [margin(b, f) for f in (GOVERNMENT, WARLORDS)] == [1, 0]
    game = at_round(b)
    assert turn_up(game).over
    assert [margin(b, f) for f in (GOVERNMENT, WARLORDS)] == [1, 2]
    assert (RULES.winner(b), held(b)) == (
        WARLORDS, {"taliban": ["empty_threat", "hidden_asset"], "warlords": ["hidden_agenda"] * 2},
    )  # fmt: skip


def test_6_1_player_after_player() -> None:
    """7.3.option, ruling: in the order of the factions, as long as none passes."""
    b = holding(
        COIN, {"government": "empty_threat hidden_agenda", "warlords": "hidden_agenda hidden_asset"},
        resources={"warlords": 40}, patronage=31, scenario="short",
    )  # fmt: skip
    game = at_round(b)
    assert actor(game) == "government"
    twin = game.clone()
    twin.choose("hidden_agenda")
    assert turn_up(twin).over
    game.choose("done")
    assert (actor(game), asked(game).options) == ("warlords", ["hidden_agenda", "done"])
    game.choose("hidden_agenda")
    assert (turn_up(game).over, RULES.winner(b)) == (True, WARLORDS)
    assert margin(b, GOVERNMENT) == 1, "its own marker counts in the ranks all the same"


def test_6_1_all_factions_of_a_player_must_pass() -> None:
    """1.5.option, 7.3.option The lowest margin of the player's factions says whether markers could turn the check."""
    text = "kabul: coalition 1t, S\nherat: S\nbalkh: S\nkonduz: warlords 1g"
    b = holding(text, {"coalition": "hidden_agenda hidden_asset"}, resources={"warlords": 40}, players="3",
                scenario="short")  # fmt: skip
    assert [margin(b, f) for f in (COALITION, WARLORDS)] == [3 + 1 + 2 + 25 - 30, 0]
    game = at_round(b)
    assert (actor(game), asked(game).options) == ("coalition", ["hidden_agenda", "done"])
    game.choose("hidden_agenda")
    assert (turn_up(game).over, RULES.winner(b)) == (True, COALITION)
    assert [entry for entry in game.journal if entry[0] == "past-goal"] == [
        ("past-goal", (COALITION, 2)), ("past-goal", (WARLORDS, 1)),
    ]  # fmt: skip


def test_7_3_at_the_end_all_markers_are_shown() -> None:
    """7.3.option After the final Propaganda Hidden Agendas count whether or not their players had shown them."""
    b = holding(
        "kabul: coalition 2t, government 2t",
        {"coalition": "empty_threat empty_threat", "taliban": "hidden_agenda hidden_agenda",
         "government": "hidden_agenda hidden_asset", "warlords": "empty_threat hidden_asset"},
        resources=0, scenario="short",
    )  # fmt: skip
    game = turn_up(at_round(b, 4))
    assert game.over
    assert [margin(b, faction) for faction in range(4)] == [-6, -18, -22, -40]
    assert held(b) == {
        "coalition": ["empty_threat"] * 2, "taliban": ["hidden_agenda"] * 2,
        "government": ["hidden_agenda", "hidden_asset"], "warlords": ["empty_threat", "hidden_asset"],
    }  # fmt: skip
    assert told(game) == [(name, marker) for name, markers in held(b).items() for marker in markers]


# With Non-players.

TRIO = "coalition+taliban+government"


def test_8_0_three_players_draw_beside_a_non_player() -> None:
    """7.3.option, 8.0 "3- or 4-player games": each of 3 players draws 2, the Non-player none."""
    game = Game.new(RULES, {"people": TRIO, "deception": "true", "scenario": "extended"})
    for player in (COALITION, COALITION, TALIBAN, TALIBAN, GOVERNMENT, GOVERNMENT):
        decision = asked(game)
        assert (decision.actor, decision.kind, decision.faction) == (CHANCE, "deception-draw", player)
        game.choose("?hidden_asset" if player else "?hidden_agenda")
    assert asked(game).kind == "draw"
    assert held(position(game)) == {
        "coalition": ["?hidden_agenda"] * 2, "taliban": ["?hidden_asset"] * 2, "government": ["?hidden_asset"] * 2,
    }  # fmt: skip


def test_8_5_no_hidden_agenda_turns_a_check_beside_a_non_player() -> None:
    """7.3.option, 8.5 Just at its goal a player's faction is not asked: there only Non-players end the game so."""
    text = "kabul: government 1t\nloc_kabul_aibak: government 1p"
    markers = {"government": "hidden_agenda hidden_agenda"}
    b = holding(text, markers, resources=0, patronage=32, scenario="short")
    assert asked(at_round(b, 2)).kind == "show-agenda"
    beside = holding(text, markers, resources=0, patronage=32, scenario="short", people=TRIO)
    assert (margin(beside, GOVERNMENT), asked(at_round(beside, 2)).kind) == (0, "redeploy-origin")
    assert held(beside) == {"government": ["?hidden_agenda"] * 2}


def test_8_5_hidden_agendas_count_at_the_end_beside_a_non_player() -> None:
    """7.3.option, 8.5 After the final Round they decide between a player and a Non-player who are level."""
    b = holding(
        "kabul: government 1t", {"government": "hidden_agenda empty_threat"},
        resources={"warlords": 75}, patronage=39, scenario="short", people=TRIO, players_limited="false",
    )  # fmt: skip
    assert [margin(b, faction) for faction in (GOVERNMENT, WARLORDS)] == [7, 7]
    assert RULES.ranking(b)[0] == [WARLORDS]
    b.set(PHASE, OVER - 2)
    b.set(PROPAGANDA_PLAYED, 4)
    game = turn_up(Game.at(RULES, b))
    assert (game.over, margin(b, GOVERNMENT), RULES.ranking(b)[0]) == (True, 8, [GOVERNMENT])


# Hidden Asset.

PEOPLE = (
    "kabul: coalition 2t 1b, government 2t\nkandahar: taliban 3g 1b, O\nbalkh: warlords 3g 1b\nkhowst: coalition 1t"
)


def second(did: int, markers: dict[str, str], text: str = PEOPLE, who: str = "coalition", **facts: Any) -> Game:
    """Card 23: the Taliban have executed as 1st Eligible, and this faction alone is left."""
    b = holding(text, markers, **facts)
    stack(b, 1, 2, 3)
    for faction in range(4):
        b.set(ELIGIBLE + faction, int(faction in (TALIBAN, INDEX[who])))
    b.set(CARD, 23)
    b.set(PHASE, TURN)
    b.set(FIRST, TALIBAN + 1)
    b.set(FIRST_DID, did)
    b.set(ACTED + TALIBAN, 2)
    return Game.at(RULES, b)


OPERATION, OPERATION_AND_SPECIAL, EVENT = 1, 2, 3


def test_2_3_5_a_hidden_asset_among_the_choices() -> None:
    """2.3.4, 2.3.5, 7.3.option Only if the 2nd Eligible may use a Limited Operation, and only for the holder of one."""
    plain = ["train", "patrol", "sweep", "assault", "pass"]
    for did, event in ((OPERATION, []), (OPERATION_AND_SPECIAL, ["unshaded", "shaded"])):
        game = second(did, {"coalition": "hidden_asset empty_threat", "taliban": "hidden_asset hidden_asset"})
        assert (actor(game), asked(game).kind) == ("coalition", "turn-limited")
        assert asked(game).options == [*event, *plain[:-1], "hidden_asset", "pass"]
        game = second(did, {"coalition": "hidden_agenda empty_threat", "taliban": "hidden_asset hidden_asset"})
        assert asked(game).options == [*event, *plain]
    game = second(EVENT, {"coalition": "hidden_asset empty_threat"})
    assert (asked(game).kind, "hidden_asset" in asked(game).options) == ("turn", False)


def test_2_3_5_a_hidden_asset_makes_the_operation_a_full_one() -> None:
    """7.3.option It is shown, and a full Operation follows, in several spaces and with a Special Activity; neither the
    Event nor a Pass is possible any more. It is used up."""
    game = second(OPERATION_AND_SPECIAL, {"coalition": "hidden_asset empty_threat"})
    assert answer(game, "hidden_asset") == {"deception 2": -1, "deception_shown 2": 1}
    assert told(game) == [("coalition", "hidden_asset")]
    assert (asked(game).kind, asked(game).options) == ("turn-converted", ["train", "patrol", "sweep", "assault"])
    assert held(position(game)) == {"coalition": ["hidden_asset", "?empty_threat"]}
    game.choose("sweep")
    assert "air_lift" in asked(game).options
    game.choose("kabul")
    game.choose("done")
    assert "khowst" in asked(game).options, "more than the one space of a Limited Operation"


def test_2_3_6_it_counts_as_an_operation() -> None:
    """2.3.6 The faction has executed, as 2nd Eligible."""
    game = second(OPERATION, {"coalition": "hidden_asset empty_threat"})
    for choice in ("hidden_asset", "patrol", "done"):
        game.choose(choice)
    while asked(game).actor == COALITION:
        game.choose("done")
    assert position(game).n[FIRST] == 0, "the card is over"
    assert game.journal[0] == (SHOWN, (COALITION, HIDDEN_ASSET))
    limited = [entry for entry in game.journal if entry[0] == "operation"]
    assert limited == [("operation", (COALITION, 1, 0, 0))], "not Limited"


def test_2_3_8_on_the_final_event_card() -> None:
    """2.3.8, ruling: there too, for the 1st Eligible as well; Sweep and March stay barred."""
    b = holding(PEOPLE, {"coalition": "hidden_asset empty_threat"}, scenario="short")
    b.set(PROPAGANDA_PLAYED, 3)
    game = deal(b, 1, 76)
    assert asked(game).options == ["unshaded", "shaded", "train", "patrol", "assault", "hidden_asset", "pass"]
    game.choose("hidden_asset")
    assert asked(game).options == ["train", "patrol", "assault"]


def test_2_3_5_either_faction_of_a_player_may_use_it() -> None:
    """1.5.option, 7.3.option With 3 players the markers of the Coalition's player serve the Warlords too."""
    game = second(OPERATION, {"coalition": "hidden_asset empty_threat"}, who="warlords", players="3")
    assert (actor(game), "hidden_asset" in asked(game).options) == ("warlords", True)
    assert answer(game, "hidden_asset") == {"deception 2": -1, "deception_shown 2": 1}


def test_2_3_5_not_where_no_operation_is_possible() -> None:
    """7.3.option A marker is shown only as it is used."""
    game = second(OPERATION, {"warlords": "hidden_asset empty_threat"}, "kandahar: taliban 3g", "warlords", resources=0)
    assert asked(game).options == ["pass"]


def test_undo_before_another_choice_follows() -> None:
    """A player can take back showing a marker like any choice: the player learns nothing new by it."""
    game = second(OPERATION, {"coalition": "hidden_asset empty_threat"})
    before = game.board.saved()
    game.choose("hidden_asset")
    game.undo()
    assert (game.board.saved(), asked(game).kind) == (before, "turn-limited")


def test_what_others_hold_is_neither_foreseen_nor_taken_back() -> None:
    """7.3.option The choice that ends the game stops where markers are turned up, and cannot be undone after it."""
    b = at_goal(0, government="hidden_agenda empty_threat", taliban="hidden_asset hidden_asset")
    game = at_round(b)
    twin, following = game.ahead("hidden_agenda", journal=True)
    assert following is not None and following.actor == CHANCE
    assert told(twin) == [("government", "hidden_agenda")]
    assert game.ends("hidden_agenda")
    game.choose("hidden_agenda")
    assert game.undoable == 1
    turn_up(game)
    assert (game.over, game.undoable) == (True, 0)


# Unknown markers.


def test_withheld_markers_can_be_anything_unseen() -> None:
    """7.3.option A player who goes on without knowing may show one, as long as not all 4 of a kind are seen
    elsewhere."""
    game = at_round(at_goal(0, government="? ?", taliban="hidden_agenda hidden_agenda", coalition="hidden_agenda ?"))
    assert asked(game).options == ["hidden_agenda", "done"]
    b = at_goal(0, government="? ?", taliban="hidden_agenda hidden_agenda", coalition="hidden_agenda hidden_agenda")
    game = at_round(b)
    assert asked(game).options == ["done"]


def test_withheld_markers_turn_up_at_the_end() -> None:
    """7.3.option Chance then decides what they were, among those unseen."""
    b = holding("kabul: coalition 2t, government 2t", {"taliban": "hidden_asset ?"}, resources=0, scenario="short")
    game = at_round(b, 4)
    game.choose("hidden_asset")
    decision = asked(game)
    assert (decision.actor, decision.kind, decision.faction) == (CHANCE, "deception-turn-up", TALIBAN)
    assert (decision.options, decision.weights) == (DECEPTIONS, [4, 4, 3]), "one Hidden Asset has been seen"
    game.choose("hidden_agenda")
    assert (game.over, margin(b, TALIBAN)) == (True, -19)
    assert held(b) == {"taliban": ["hidden_agenda", "hidden_asset"]}


# Positions.

THREE = {"players": "3", "deception": "true"}
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"deception": {"taliban": ["?"]}}, "position: unknown entry “deception”."),
    ({"phase": "setup", "options": THREE, "deception": {}}, "“deception” does not fit the phase “setup”."),
    ({"options": THREE, "deception": {"warlords": ["?"]}}, "deception: unknown Faction “warlords”."),
    ({"options": THREE, "deception": {"taliban": "?"}}, "deception/taliban: expected a list, found \"?\"."),
    ({"options": THREE, "deception": {"taliban": [1]}}, "deception/taliban: expected a text, found 1."),
    ({"options": THREE, "deception": {"taliban": ["agenda"]}}, "deception/taliban: unknown marker “agenda”."),
    ({"options": THREE, "deception": {"taliban": ["?"] * 3}},
     "deception/taliban: too many (markers), 2 at most."),
    (
        {"options": THREE, "deception": {f: ["?hidden_agenda", "hidden_agenda"] for f in FACTIONS[:3]}},
        "deception/government: too many (hidden_agenda), 4 at most.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("data", "text"), REFUSED, ids=[text for _, text in REFUSED])
def test_positions_that_cannot_be(data: dict[str, Any], text: str) -> None:
    with pytest.raises(Problem) as refused:
        RULES.from_position(data)
    for language in LANGUAGES:
        said = Words(language, strict=True).problem(refused.value)
        assert language != "en" or said == text


def test_markers_left_out_lie_face_down() -> None:
    """Markers that a position leaves out are unknown."""
    b = RULES.from_position({"options": THREE, "deception": {"taliban": ["hidden_asset"]}})
    assert held(b) == {"coalition": ["?", "?"], "taliban": ["hidden_asset", "?"], "government": ["?", "?"]}


def test_invariants() -> None:
    """Not more markers than were drawn, nor than there are."""
    for player, kinds in ((TALIBAN, [0, 0, 0]), (WARLORDS, [0])):
        b = holding("", {}, players="3")
        b.conduct.audit = None
        for kind in kinds:
            b.draw_marker(player, kind)
        with pytest.raises(AssertionError, match="deception"):
            b.check()
