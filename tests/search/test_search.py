"""Search: budgets, halving, sampling and looking ahead, on a toy with a known best turn and in both games."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

from abyssal.coin.bots.mind import Mind
from abyssal.coin.coin_board import CoinBoard
from abyssal.coin.game import Game
from abyssal.coin.looking_ahead import worth
from abyssal.games import GAMES, rules_for
from abyssal.games.distant_plain.names import GOVERNMENT
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.errors import Astray, Problem
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from abyssal.search import Budget, SearchPlayer, plans, read_budget, search
from abyssal.search.halving import halve
from abyssal.search.plans import Plan, chart_plan, promising, sample
from abyssal.search.player import Steps, finish, search_steps
from abyssal.search.rollouts import FAR, NEAR, Worlds
from abyssal.search.seats import ChartPlayer
from tests.coin.small import CROWN, REBELS, Toy
from tests.engine import SEARCHED

SHORT = {"andean-abyss": {"scenario": "quick"}, "distant-plain": {"scenario": "short"}}


def toy(*choices: str) -> Game:
    game = Game.new(Toy())
    for choice in choices:
        game.choose(choice)
    return game


SOLO = {"players": "1", "nonplayers": "true"}


def at_turn(name: str, seed: int, options: dict[str, str] | None = None, turns: int = 6) -> Game:
    """A game of random players at the beginning of a turn, after so many turns."""
    random = Random(seed)
    game = Game.new(rules_for(name), SHORT[name] if options is None else options, journal=False)
    game.redeal(range(4), random.shuffle)
    player, dice = RandomPlayer(random), chance(random)
    while game.decision is not None:
        decision = game.decision
        if decision.kind == "turn":
            turns -= 1
            if turns < 0:
                return game
        game.play((dice if decision.actor == CHANCE else player)(game, decision))
    raise AssertionError("the game has ended before")


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("search", Budget(1.0)),
        ("search:quick", Budget(0.3)),
        ("search:strong", Budget(4.0)),
        ("search:0.5s", Budget(0.5)),
        ("search:0.001s", Budget(0.001)),
        ("search:2000r", Budget(0.0, 2000)),
    ],
)
def test_budgets(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize(
    "text", ["search:", "search:0s", "search:0.0009s", "search:0r", "search:1.5r", "search:9999s", "search:x", "bot"]
)
def test_budgets_that_cannot_be(text: str) -> None:
    with pytest.raises(Problem, match="unknown-value"):
        read_budget(text)


def test_the_range_told_is_the_true_one() -> None:
    with pytest.raises(Problem) as refused:
        read_budget("search:0s")
    seconds = [part for part in str(refused.value.facts["known"]).split(", ") if part.endswith("s") and "…" in part]
    assert seconds == ["0.001s … 600s"]
    assert [read_budget(f"search:{end}") for end in seconds[0].split(" … ")] == [Budget(0.001), Budget(600.0)]


def test_halving_spends_its_budget_on_the_best() -> None:
    """Sixteen candidates whose worth is hidden by noise; the same worlds for all of a round."""
    met: list[list[int]] = [[] for _ in range(16)]

    def trials(wanted: list[tuple[int, int]]) -> list[float]:
        for candidate, world in wanted:
            met[candidate].append(world)
        return [
            candidate / 20 + Random(world).random() + Random(16 * world + candidate).random() / 4
            for candidate, world in wanted
        ]

    best, tally = halve([0.0] * 16, 640, trials)
    assert best == 15
    assert 600 <= tally.count() <= 640
    counts = sorted(map(len, met))
    assert counts[0] == 10 and counts[-1] >= 100
    assert all(worlds == list(range(len(worlds))) for worlds in met)


def test_halving_without_time_keeps_to_what_all_have_met() -> None:
    """Time is over after five trials: the third candidate has met one world, like the others, and is the best in it."""
    best, tally = halve([0.0, 0.0, 0.0], 300, lambda wanted: [float(c == 2) if w == 0 else 9.0 for c, w in wanted[:5]])
    assert (best, tally.count()) == (2, 5)
    assert halve([0.0, 0.5], 100, lambda wanted: [])[0] == 1


def test_what_is_trusted_must_be_beaten_clearly() -> None:
    assert halve([0.01, 0.0], 20, lambda wanted: [0.5 + 0.005 * c for c, w in wanted])[0] == 0
    assert halve([0.01, 0.0], 20, lambda wanted: [0.5 + 0.02 * c for c, w in wanted])[0] == 1


def test_doubt_speaks_for_what_is_trusted() -> None:
    """The second candidate is worth a little more, but how much differs from world to world: it takes many worlds to
    prefer it, and the trusted one is not dropped before."""

    def trials(wanted: list[tuple[int, int]]) -> list[float]:
        return [0.5 + c * (0.03 + 0.2 * (-1) ** w) if c < 2 else 0.4 for c, w in wanted]

    assert halve([0.01, 0.0, 0.0, 0.0], 24, trials)[0] == 0
    assert halve([0.01, 0.0, 0.0, 0.0], 2400, trials)[0] == 1
    assert halve([0.0, 0.0, 0.0, 0.0], 24, trials)[0] == 1


def test_the_most_promising_plans() -> None:
    """The best of each opening choice, then the best others; alike in both is the same turn."""
    plans = [Plan(("rally", str(i)), i / 100) for i in range(20)] + [
        Plan(("march", str(i)), i / 1000) for i in range(3)
    ]
    kept = promising([*plans, Plan(("rally", "again"), 0.19)], 10)
    assert [plan.choices for plan in kept] == [
        ("rally", "19"), ("march", "2"), *[("rally", str(i)) for i in range(18, 10, -1)]
    ]  # fmt: skip


def test_a_sampled_turn_is_played_to_its_end() -> None:
    """The Crown Patrols the woods: the plan ends where the die falls, its worth is that of one of the outcomes."""
    game = toy("2", "act", "hills")
    plan = sample(game, 3, game.rules.appraisal)
    assert plan == sample(game, 3, game.rules.appraisal) and plan.choices == ("act", "woods")
    for choice in plan.choices:
        game.choose(choice)
    ends = [game.ahead(die)[0].board for die in ("1", "6")]
    worths = [worth(game.rules, game.rules.appraisal, board, CROWN) for board in ends]
    assert plan.worth in worths and worths[0] < worths[1]


def test_the_best_turn_of_the_toy() -> None:
    """The rebels Rally in the town: two people no longer support the Crown. A Patrol counts only where rebels are."""
    player = SearchPlayer(read_budget("search:400r"), 1)
    game = toy("2")
    assert game.decision is not None and game.decision.actor == REBELS
    game.choose(player(game, game.decision))
    assert game.decision is not None
    game.choose(player(game, game.decision))
    assert game.tape == ["2", "act", "town"]
    crown = SearchPlayer(read_budget("search:400r"), 2)
    while game.decision is not None and game.decision.actor != CHANCE:
        game.choose(crown(game, game.decision))
    assert game.tape[3] == "act" and game.tape[4] in ("town", "woods")


@pytest.mark.parametrize("name", GAMES)
def test_the_charts_turn_can_be_said(name: str) -> None:
    """Choice by choice, as a player would who follows the chart."""
    for seed in range(4):
        game = at_turn(name, seed)
        assert game.decision is not None
        plan = chart_plan(game, 7, game.rules.appraisal)
        assert plan is not None
        player = ChartPlayer(7 - game.length)
        turn = game.clone()
        for choice in plan.choices:
            assert turn.decision is not None and choice in turn.decision.options
            assert player(turn, turn.decision) == choice
            turn.play(choice)


def test_what_a_chart_rehearses_is_no_answer() -> None:
    """A. D. P. 8.3.5 Charts in players' seats rehearse Events before they choose them. What is said in a rehearsal is
    not part of their turn: they say only what is open to them, up to the end of the game."""
    for seed in (3, 4):
        random = Random(seed)
        game = Game.new(rules_for("distant-plain"), journal=False)
        players, dice = [ChartPlayer(4 * seed + faction) for faction in range(4)], chance(random)
        while (decision := game.decision) is not None:
            game.choose((dice if decision.actor == CHANCE else players[decision.actor])(game, decision))
        assert game.over


def test_how_far_a_search_looks() -> None:
    """Through the next Round; a faction whose chances were learned, alone against Non-players, values the position nine
    cards ahead, if the Round does not end before."""
    for name in GAMES:
        assert Worlds(at_turn(name, 0, {}, turns=1), 3).cards == FAR
    game = at_turn("andean-abyss", 3, SOLO, turns=1)
    worlds = Worlds(game, 3)
    before = game.board.n[game.board.spec.REVEALED]
    plan = chart_plan(worlds[0], 1, worlds.appraisal)
    assert plan is not None
    far, near = [], []
    for number in range(12):
        far.append(worlds.look(plan, number).board.n[game.board.spec.REVEALED] - before)
        end = worlds.look(plan, number, cards=NEAR).board
        near.append(end.n[game.board.spec.REVEALED] - before)
        assert worlds.worth(plan, number) == worth(game.rules, worlds.appraisal, end, worlds.who)
    assert near == [min(cards, NEAR) for cards in far]
    assert min(far) < NEAR < max(far)


def test_each_turn_of_a_world_has_dice_of_its_own() -> None:
    """Of two plans one throws once in a turn, the other three times: in the next turn both meet the same dice."""
    game = at_turn("andean-abyss", 2)
    worlds = Worlds(game, 3)
    thrown: list[list[float]] = []
    for world, times in ((1, 1), (1, 3), (2, 1)):
        random = Random(times)
        turn_ends = worlds._until(random, world, None, FAR)
        dice: list[float] = []
        for _ in range(3):
            turn_ends(game.board)
            dice.append(random.random())
            for _ in range(times - 1):
                random.random()
        thrown.append(dice)
    assert thrown[0] == thrown[1] != thrown[2]
    assert len(set(thrown[0])) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_budget_in_rollouts_finds_the_same_anywhere(name: str) -> None:
    """Twice in this process, and in another one."""
    game = at_turn(name, 2)
    first = found(game, 5)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert first == found(game.clone(), 5) == pool.submit(found, game, 5).result()
    assert found(game, 6)[1] != first[1]
    assert any(plan.chart >= 0 for plan in first[0]), "the chart's turn is among the plans"


def found(game: Game, seed: int) -> tuple[list[Plan], list[float], list[int]]:
    """What a search of 60 rollouts finds."""
    finding = search(game, Budget(0.0, 60), seed)
    return finding.plans, finding.means, finding.trials


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_the_deck_is_not_seen(name: str) -> None:
    """Whatever order the deck really has, the search finds just the same: it deals all it does not see anew."""
    game = at_turn(name, 3)
    found = search(game, Budget(0.0, 40), 1)
    assert game.decision is not None
    for seed in range(3):
        settled = game.determinize(seed, game.decision.actor)
        assert settled.board.order
        other = search(settled, Budget(0.0, 40), 1)
        assert (other.plans, other.means) == (found.plans, found.means)


@pytest.mark.slow
def test_hidden_markers_are_not_seen() -> None:
    """The markers of the others are dealt anew for the search; those of the faction itself stay."""
    game = at_turn("distant-plain", 4, {"scenario": "short", "deception": "true"})
    assert game.decision is not None and game.rules.hides(game.board)
    who = game.decision.actor
    found = search(game, Budget(0.0, 8), 1)
    own = game.view(who)
    for seed in range(3):
        other = game.determinize(seed, who)
        assert other.view(who) == own
        assert search(other, Budget(0.0, 8), 1).means == found.means
    assert {str(Worlds(game, 1)[i].board.n) for i in range(4)} != {str(game.board.n)}


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_searching_players_keep_to_the_rules(name: str) -> None:
    """Four of them, each of whose choices is checked. The same seeds play the same game."""
    tapes = []
    again = SEARCHED // 4
    for most in (SEARCHED, again):
        game = Game.new(rules_for(name), SHORT[name], journal=False)
        players = [SearchPlayer(Budget(0.0, 3), faction) for faction in range(4)]
        dice = chance(Random(1))
        while (decision := game.decision) is not None and game.length < most:
            game.choose((dice if decision.actor == CHANCE else players[decision.actor])(game, decision))
        tapes.append(game.tape)
    assert tapes[0][:again] == tapes[1]


def at_question(name: str, seed: int, kind: str, faction: int) -> Game:
    """A game of random players at the first such question to a faction."""
    random = Random(seed)
    game = Game.new(rules_for(name), SHORT[name], journal=False)
    player, dice = RandomPlayer(random), chance(random)
    while (decision := game.decision) is not None:
        if (decision.kind, decision.actor) == (kind, faction):
            return game
        game.play((dice if decision.actor == CHANCE else player)(game, decision))
    raise AssertionError("no such question")


def test_a_chart_that_cannot_go_on_says_so() -> None:
    """A. D. P. 8.7.7 The chart chooses where Police come from together with where they go. If another origin was
    chosen in its place, it has no destination."""
    game = at_question("distant-plain", 1, "redeploy-origin", GOVERNMENT)
    assert game.decision is not None
    rules = game.rules
    origin = next(option for option in game.decision.options if option != "done")
    with pytest.raises(Astray, match="goal"):
        plans._charted(game.at_checkpoint(), GOVERNMENT, game.since_checkpoint, [origin], 1, rules.appraisal, False)
    assert chart_plan(game, 1, rules.appraisal, [origin]) is None


def test_a_non_player_without_a_plan_is_a_bug() -> None:
    """Nothing was chosen in its place: no search may take that for a plan that leads nowhere."""
    board = Game.new(rules_for("distant-plain")).board
    assert isinstance(board, CoinBoard)
    mind = Mind(board, GOVERNMENT, {}, {}, "8.1")
    assert isinstance(mind.lost("goal"), AssertionError)
    mind.overruled = True
    assert isinstance(mind.lost("goal"), Astray)


@pytest.mark.parametrize(("gain", "best"), [(0.0095, "act"), (0.0105, "pass")])
def test_how_much_better_than_a_chart_a_plan_must_do(gain: float, best: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By more than 0.01, if all worlds agree on how much better it does."""
    charted, other = Plan(("act",), chart=1), Plan(("pass",))

    def made(*arguments: object) -> Steps[list[Plan]]:
        yield
        return [charted, other]

    monkeypatch.setattr("abyssal.search.player._plans", made)
    monkeypatch.setattr(Worlds, "worth", lambda worlds, plan, number: 0.5 + (gain if plan is other else 0.0))
    assert search(toy("2"), Budget(0.0, 20), 1).plans[0].opening == best


def test_a_search_in_steps_finds_the_same_and_stops_when_told() -> None:
    """Callers without threads take the steps themselves, and may interrupt the search between two of them."""
    game, whole = toy("2"), search(toy("2"), Budget(0.0, 20), 1)
    found = finish(search_steps(game, Budget(0.0, 20), 1))
    assert (found.plans[0].choices, found.rollouts) == (whole.plans[0].choices, whole.rollouts)
    taken, steps = 0, search_steps(game, Budget(0.0, 2000), 1, lambda: taken >= 12)
    for _ in steps:
        taken += 1
    assert 12 <= taken < 30


@pytest.mark.parametrize("error", [AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError])
def test_bugs_surface(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    """A search drops a plan that is Astray, and nothing else."""
    game = at_turn("andean-abyss", 1)
    worlds = Worlds(game, 1)
    looked = worlds._look

    def raises(kind: type[Exception]) -> Callable[..., Plan]:
        def charted(*arguments: object) -> Plan:
            raise kind

        return charted

    monkeypatch.setattr(plans, "_charted", raises(error))
    with pytest.raises(error):
        chart_plan(game, 1, game.rules.appraisal)
    monkeypatch.setattr(worlds, "_look", raises(error))
    with pytest.raises(error):
        worlds.look(Plan(("pass",)), 0)
    monkeypatch.setattr(plans, "_charted", raises(Astray))
    assert chart_plan(game, 1, game.rules.appraisal) is None

    def once(plan: Plan, number: int, note: None, cards: int, charted: bool) -> Game:
        if charted:
            raise Astray
        return looked(plan, number, note, cards, charted)

    monkeypatch.setattr(worlds, "_look", once)
    assert worlds.look(Plan(("pass",)), 0).board.n != game.board.n
