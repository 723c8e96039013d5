"""8.3.1 What people read off a bot's printed sheet about a card whose text only they know."""

from __future__ import annotations

import pytest

from abyssal.coin.card_facts import Learned
from abyssal.games.distant_plain.names import CARD
from abyssal.games.distant_plain.nonplayers.effect import Stage
from abyssal.games.distant_plain.nonplayers.mind import Mind
from abyssal.games.distant_plain.nonplayers.printed import takes_event
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
