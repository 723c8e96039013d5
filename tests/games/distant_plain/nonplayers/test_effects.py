"""8.3.1 The effects that `nonplayer.json` lists for each side of a card: none is missing."""

from __future__ import annotations

from random import Random

from abyssal.coin.game import Game
from abyssal.coin.operation import TAKE_BACK
from abyssal.games.distant_plain.names import AVAILABLE, COALITION_TROOPS, OUT_OF_PLAY
from abyssal.games.distant_plain.nonplayers.wishes import WISHES, came_true
from abyssal.kernel.decision import CHANCE, DONE
from tests.games.distant_plain.helpers import RULES

EVERY_WISH = sorted({wish for wishes in WISHES.values() for wish in wishes})


def positions(count: int, random: Random) -> list[list[int]]:
    """Positions of games that are played at random."""
    found: list[list[int]] = []
    while len(found) < count:
        game = Game.new(RULES, {"scenario": random.choice(["main", "short", "extended"])}, journal=False)
        for _ in range(600):
            decision = game.decision
            if decision is None:
                break
            if decision.kind == "turn" and random.random() < 0.05:
                found.append(game.board.saved())
            by_chance = decision.actor == CHANCE
            game.choose(decision.by_odds(random.random()) if by_chance else random.choice(decision.options))
    return found[:count]


def done_by(numbers: list[int], who: int, card: int, shaded: bool, random: Random) -> set[str]:
    """Return what one side of a card did when carried out at random."""
    b = RULES.empty_board(RULES.check_options({}))
    b.load(numbers)
    b.executing = who
    if random.random() < 0.5:
        b.rebox(COALITION_TROOPS, 3, AVAILABLE, OUT_OF_PLAY)
    start = b.n[:]
    flow = RULES.procedures.event(b, who, card, shaded)
    try:
        decision = next(flow)
        for _ in range(60):
            options = [option for option in decision.options if option != TAKE_BACK]
            if len(options) > 1 and random.random() < 0.8:
                options = [option for option in options if option != DONE]
            decision = flow.send(random.choice(options))
    except StopIteration:
        pass
    return {wish for wish in EVERY_WISH if came_true(b, start, wish)}


def test_8_3_1_effects_of_all_cards() -> None:
    """8.3.1 No side of a card ever does something that is not listed for it, except by the free actions it grants."""
    random = Random(11)
    sheet = RULES.sheet
    for numbers in positions(10, random):
        for card in RULES.spec.events:
            for shaded in (False, True) if RULES.cards.dual[card] else (False,):
                if (card, shaded) not in sheet.granted:
                    who = random.randrange(4)
                    done = done_by(numbers, who, card, shaded, random)
                    assert done <= set(sheet.effects.get((card, shaded), [])), (card, shaded)


def test_8_3_1_effects_are_wishes() -> None:
    """8.3.1 The list uses the words of the Event boxes; the Government's free actions are one more."""
    for effects in [*RULES.sheet.effects.values(), *RULES.sheet.granted.values()]:
        assert set(effects) <= set(EVERY_WISH)
        assert effects == sorted(effects) or len(effects) == len(set(effects))


def test_8_3_1_the_sheet_agrees_with_the_cards() -> None:
    """8.3.1, 6.6.1 Islamabad shifts by the sides marked on the cards. A faction with a halo has instructions, and each
    instruction names its source."""
    sheet, cards = RULES.sheet, RULES.cards
    shifting = {side for side, effects in sheet.effects.items() if "islamabad-shifts" in effects}
    assert shifting == {(c, s) for c in RULES.spec.events for s in (False, True) if cards.islamabad_side[c][int(s)]}
    assert {(c, f) for c in RULES.spec.events for f in cards.halo[c]} <= set(sheet.instructions)
    assert {told["source"] for told in sheet.instructions.values()} == {"rulebook", "public bot", "ours"}
