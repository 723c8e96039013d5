"""What people read off a bot's printed sheet about an Event that they carry out by hand."""

from __future__ import annotations

import pytest

from abyssal.coin.card_facts import Learned
from abyssal.coin.deck_file import game_text
from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.games.andean_abyss.names import CARD as AA_CARD
from abyssal.games.andean_abyss.s2_sequence import turn as aa_turn
from abyssal.games.distant_plain.names import CARD
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.mind import Mind
from abyssal.games.distant_plain.nonplayers.printed import takes_event
from abyssal.table.views.decks import facts_of
from tests.games.andean_abyss.helpers import FACTIONS as AA_FACTIONS
from tests.games.andean_abyss.helpers import RULES as AA_RULES
from tests.games.andean_abyss.nonplayers.bots import led as aa_led
from tests.games.andean_abyss.nonplayers.bots import solo as aa_solo
from tests.games.distant_plain.helpers import FACTIONS, RULES
from tests.games.distant_plain.nonplayers.bots import reasons, solo

CARD_4 = 4


def asks(*answers: str, who: str = "taliban") -> tuple[list[tuple[str, list[str]]], bool, list[str]]:
    """Let a bot consider card 4. Return the questions to the people, whether it takes the Event, and its reasons."""
    b = solo(cards="printed", events="printed")
    b.set(CARD, CARD_4)
    b.tell_card(CARD_4, Learned([0, 1, 2, 3], True, -1, 0, [FACTIONS["taliban"]]))
    b.conduct.journal = []
    m = Mind(b, FACTIONS[who], RULES.sheet, Stage(b))
    flow, left, asked = takes_event(m, shaded=True), list(answers), []
    try:
        decision = next(flow)
        while True:
            asked.append((decision.kind, decision.options))
            decision = flow.send(left.pop(0))
    except StopIteration as end:
        assert not left
        return asked, end.value, reasons(b)
    raise AssertionError("not reached")


SHEET = ("sheet-instruction", ["execute", "never", "none"])
WOULD = ("would", ["yes", "no"])


@pytest.mark.parametrize(
    ("answers", "asked", "takes", "why"),
    [
        (["never"], [SHEET], False, ["8.3.1 never-executed"]),
        (["execute", "yes"], [SHEET, WOULD], True, ["8.3.1 instructed", "8.1.ineffective event-has-effect yes"]),
        (["execute", "no"], [SHEET, WOULD], False, ["8.3.1 instructed", "8.1.ineffective event-has-effect no"]),
    ],
)
def test_8_3_1_what_the_sheet_says(
    answers: list[str], asked: list[tuple[str, list[str]]], takes: bool, why: list[str]
) -> None:
    """8.3.1, 8.1 "Never" ends it; "execute" leaves the question whether the Event has an effect."""
    assert asks(*answers) == (asked, takes, why)


def test_8_8_2_no_instruction_leaves_the_event_box() -> None:
    """8.8.2 The conditions of the Taliban's box, up to the first that is met; then whether it has an effect."""
    asked, takes, why = asks("none", "no", "yes", "yes")
    assert asked == [SHEET, WOULD, WOULD, WOULD] and takes
    assert asks("yes", "yes", who="warlords")[0] == [WOULD, WOULD], "no halo, no sheet"
    assert [reason.rsplit(" ", 1)[1] for reason in why] == ["no", "yes", "yes"]
    assert (
        all(reason.startswith("8.8.2 could-") for reason in why[:2])
        and why[2] == "8.1.ineffective event-has-effect yes"
    )


NONE, NEVER, EXECUTE = "none", "never", "execute"
INSURGENTS = ("sheet-instruction", "8.4.4", [NONE, NEVER])
GOVERNMENT = ("sheet-instruction", "8.4.4", [EXECUTE, NEVER])


def bot_turn(who: str, card: int, *answers: str, **options: str) -> tuple[list[tuple[str, str, list[str]]], str]:
    """Play a bot's turn of Andean Abyss as 1st Eligible. Return what the printed sheet was asked for, and what came of
    it: the bot's choice was the Event (`hand`) or something else."""
    b = aa_solo("bogota: govt 2t 2p, cartels 2g\nmeta_west: farc 3g, govt 2p", 10, **options)
    b.set(AA_CARD, card)
    b.conduct.journal = []
    flow = aa_led(b, aa_turn(b, AA_FACTIONS[who], AA_RULES.cards, False))
    left, asked = list(answers), []
    try:
        decision = next(flow)
        while decision.kind == "sheet-instruction":
            asked.append((decision.kind, decision.rule, decision.options))
            decision = flow.send(left.pop(0))
    except StopIteration:
        assert not left
        return asked, "operation"
    assert not left
    return asked, decision.kind


CARTELS_FIRST, BARRED_BY_US, KNOWN, NEVER_KNOWN = 61, 69, 70, 63


@pytest.mark.parametrize(
    ("card", "answers", "asked", "then"),
    [
        (CARTELS_FIRST, [NONE], [INSURGENTS], True),
        (CARTELS_FIRST, [NEVER], [INSURGENTS], False),
        (BARRED_BY_US, [NONE], [INSURGENTS], True),
        (KNOWN, [], [], True),
        (NEVER_KNOWN, [], [], False),
    ],
)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_8_4_4_the_sheets_of_andean_abyss(
    edition: str, card: int, answers: list[str], asked: list[tuple[str, str, list[str]]], then: bool
) -> None:
    """8.4.4 The sheet may bar an Insurgent from an Event, in either edition. It is not asked where the instructions are
    known (70, 63); where they are our own (69), the printed ones count instead."""
    found, came = bot_turn("cartels", card, *answers, edition=edition, events="printed")
    assert (found, came == "hand") == (asked, then)


GOVERNMENT_BOT = {"edition": "second", "players": "1", "insurgents": "farc", "events": "printed"}
NOT_IN_OUR_TABLE = 63


@pytest.mark.parametrize(
    ("card", "answers", "asked", "then"),
    [
        (NOT_IN_OUR_TABLE, [EXECUTE], [GOVERNMENT], True),
        (NOT_IN_OUR_TABLE, [NEVER], [GOVERNMENT], False),
    ],
)
def test_8_8_2_the_government_follows_its_printed_sheet(
    card: int, answers: list[str], asked: list[tuple[str, str, list[str]]], then: bool
) -> None:
    """8.8.2 Its instructions decide, in place of our table, which would never take this card."""
    assert card not in AA_RULES.sheet.government
    found, came = bot_turn("govt", card, *answers, **GOVERNMENT_BOT)
    assert (found, came == "hand") == (asked, then)


@pytest.mark.parametrize("events", ["ours", "mixed"])
def test_8_4_4_events_of_ours_follow_our_instructions(events: str) -> None:
    """Nobody is asked: all texts of Andean Abyss are known, so Abyssal carries the Event out."""
    assert bot_turn("cartels", BARRED_BY_US, events=events)[0] == []


@pytest.mark.parametrize(("told", "then"), [(NONE, True), (NEVER, False)])
def test_8_4_4_the_deck_file_answers(told: str, then: bool) -> None:
    deck = game_text({CARTELS_FIRST: {"instructions": {"cartels": told, "farc": NEVER}}})
    found, came = bot_turn("cartels", CARTELS_FIRST, events="printed", deck=deck)
    assert (found, came == "hand") == ([], then)


def test_8_4_4_answers_are_kept() -> None:
    """The deck of the game has them, and the next game with it does not ask."""

    def asked(deck: str) -> tuple[Game, str]:
        options = {"players": "1", "cards": "printed", "events": "printed"}
        table = Game.new(rules_for("andean-abyss"), {**options, "deck": deck} if deck else options)
        table.choose(str(CARTELS_FIRST))
        table.choose("62")
        assert table.decision is not None
        return table, table.decision.kind

    table, kind = asked("")
    assert kind == "sheet-instruction"
    table.choose(NONE)
    deck = facts_of(table)
    assert deck == {CARTELS_FIRST: {"instructions": {"cartels": NONE}}}
    assert asked(game_text(deck))[1] == "hand"
