"""8.1 The Non-player sequence of play."""

from __future__ import annotations

import pytest

from abyssal.coin import general, sequence
from abyssal.coin.operation import Operation
from abyssal.games.andean_abyss import s2_sequence
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import CALI, CARD, FIRST, FIRST_DID, GOVT
from abyssal.games.andean_abyss.nonplayers import FIRST as FIRST_EDITION
from abyssal.games.andean_abyss.nonplayers.effect import has_effect
from abyssal.games.andean_abyss.nonplayers.mind import Mind
from abyssal.games.andean_abyss.s3_operations.terror import terror
from abyssal.kernel.decision import Decision
from tests.games.andean_abyss.helpers import FACTIONS, RULES, play, question, run

from .bots import dice, endings, event, fate, led, reasons, solo, turn

MEDELLIN = dice("131")
RALLY = {"medellin farc.guerrilla.u": 1, "resources farc": -1}
"""FARC's actions on an empty map, given these dice."""
LOSS = {"resources govt": -10}
"""Changes by card 16."""
HIDDEN = "loc_medellin_ibague: auc 18g"
"""All AUC Guerrillas where they can neither Rally nor do anything else."""


def two(text: str = "", resources: int | dict[str, int] = 10) -> Colombia:
    """Return a game of two: AUC and the Cartels are Non-players."""
    return solo(text, resources, players="2", nonplayers="true")


def asked(b: Colombia, who: str, card: int) -> Decision:
    """Return the first question in the turn of a 2nd Eligible."""
    b.set(CARD, card)
    b.set(FIRST, 1)
    b.set(FIRST_DID, sequence.OPERATION_AND_SPECIAL)
    return question(led(b, s2_sequence.turn(b, FACTIONS[who], RULES.cards, False)))


def test_8_1_first_eligible_leftmost_executes_the_event() -> None:
    """8.1 FARC is 1st Eligible and leftmost on card 32."""
    b = solo()
    assert turn(b, "farc", card=32) == {"resources farc": 12}
    assert reasons(b) == ["8.1.first_eligible leftmost-symbol yes", "8.1.ineffective event-has-effect yes"]


def test_8_1_first_eligible_leftmost_despite_the_gray_two() -> None:
    """8.1 The gray 2 of card 41 is for the 2nd Eligible only."""
    assert turn(solo("cali: auc 1g, cartels 1b"), "auc", card=41) == {"resources auc": 3}


def test_8_1_first_eligible_not_leftmost_operates() -> None:
    """8.1 FARC is 1st Eligible on card 16, which would have an effect, but its symbol is the last."""
    b = solo()
    assert turn(b, "farc", *MEDELLIN, card=16) == RALLY
    assert reasons(b)[:2] == ["8.1.first_eligible leftmost-symbol no", "8.7.1 nine-available yes"]


def test_8_1_first_eligible_after_a_pass() -> None:
    """8.1 A faction after one that Passed is still 1st Eligible: FARC, not leftmost, operates."""
    b = solo()
    b.set(CARD, 16)
    sequence.passes(b, FACTIONS["cartels"])
    assert turn(b, "farc", *MEDELLIN, card=16) == RALLY


def test_8_1_second_eligible_takes_the_event() -> None:
    """8.1 The 1st Eligible left the Event open: FARC executes it, although its symbol is the last."""
    b = solo()
    assert turn(b, "farc", card=16, second=True) == LOSS
    assert reasons(b)[:2] == ["8.1.second_eligible event-open yes", "8.1.second_eligible gray-two no"]


@pytest.mark.parametrize("did", [sequence.EVENT, sequence.OPERATION])
def test_8_1_second_eligible_operates_if_the_event_is_not_open(did: int) -> None:
    """8.1, 2.3.4 After the Event, or an Operation alone, there is no choice."""
    b = solo()
    b.set(FIRST, 1)
    b.set(FIRST_DID, did)
    assert turn(b, "farc", *MEDELLIN, card=16) == RALLY
    assert reasons(b)[0] == "8.1.second_eligible event-open no"


def test_8_1_second_eligible_gray_two() -> None:
    """8.1 On card 32, with FARC leftmost and the gray 2, FARC operates as 2nd Eligible."""
    b = solo()
    assert turn(b, "farc", *MEDELLIN, card=32, second=True) == RALLY
    assert reasons(b)[1] == "8.1.second_eligible gray-two yes"


def test_8_1_discord_asks_the_government() -> None:
    """8.1.discord With two players the Government decides what a Non-player does as 2nd Eligible."""
    found = asked(two(), "auc", 16)
    assert (found.actor, found.kind, found.options) == (GOVT, "discord", ["event", "operation"])


def test_8_1_discord_event() -> None:
    """8.1.discord The Government lets AUC have the Event."""
    b = two()
    assert turn(b, "auc", "event", card=16, second=True) == LOSS
    assert reasons(b)[-1] == "8.1.discord discord-event yes"


def test_8_1_discord_operation() -> None:
    """8.1.discord The Government has AUC operate; nothing is possible, so it Passes."""
    b = two(HIDDEN)
    assert turn(b, "auc", "operation", card=16, second=True) == {"resources auc": 1}
    assert reasons(b)[:3] == [
        "8.1.second_eligible event-open yes",
        "8.1.ineffective event-has-effect yes",
        "8.1.discord discord-event no",
    ]


def test_8_1_discord_only_with_resources() -> None:
    """8.1.discord AUC has no Resources: the Government is not asked, and AUC takes the Event."""
    assert turn(two(resources={"govt": 10}), "auc", card=16, second=True) == LOSS


def test_8_1_discord_without_resources_minds_the_gray_two() -> None:
    """8.1.discord Without Resources all is as usual: by the gray 2 of card 41 AUC is to operate, and Passes."""
    b = two("cali: auc 1g, cartels 1b", {"govt": 10})
    assert turn(b, "auc", card=41, second=True) == {"resources auc": 1}


def test_8_1_discord_only_events_with_effect() -> None:
    """8.1.discord The Government has nothing to lose by card 16, so it is not asked; AUC operates, with nothing
    possible."""
    assert turn(two(HIDDEN, {"auc": 5}), "auc", card=16, second=True) == {"resources auc": 1}


def test_8_1_discord_despite_the_gray_two() -> None:
    """8.1.discord Our ruling: on card 41 too the Government chooses."""
    b = two("cali: auc 1g, cartels 1b")
    assert turn(b, "auc", "event", card=41, second=True) == {"resources auc": 3}
    assert "8.1.second_eligible gray-two yes" not in reasons(b)


def test_8_1_discord_only_for_the_second_eligible() -> None:
    """8.1.discord As 1st Eligible AUC, leftmost on card 41, decides itself."""
    assert turn(two("cali: auc 1g, cartels 1b"), "auc", card=41) == {"resources auc": 3}


def test_8_1_discord_not_with_three_players() -> None:
    """8.1.discord In a game of three no one is asked."""
    b = solo(players="3", nonplayers="true", insurgents="farc+auc")
    assert turn(b, "cartels", card=16, second=True) == LOSS


def test_8_1_ineffective_event() -> None:
    """8.1.ineffective R16: the Cartels have nothing on the coast, so that card 68 would bring them nothing."""
    b = solo("bogota: cartels 1g")
    assert turn(b, "cartels", *dice("631"), card=68) == {
        "meta_west cartels.guerrilla.u": 1,
        "meta_west cartels.base": 1,
        "resources cartels": -1,
    }
    assert reasons(b)[:2] == ["8.1.first_eligible leftmost-symbol yes", "8.1.ineffective event-has-effect no"]
    assert turn(solo("santa_marta: cartels 1g"), "cartels", card=68) == {"resources cartels": 2}


def test_8_1_ineffective_for_the_second_eligible() -> None:
    """8.1.ineffective Card 16 with a Government that has no Resources to lose."""
    assert turn(solo(resources={"farc": 9}), "farc", *MEDELLIN, card=16, second=True) == RALLY


def test_8_1_ineffective_is_tested_when_the_choice_is_made() -> None:
    """8.1.ineffective Card 38 turns Active AUC Guerrillas at cubes over: it depends on whether there are any now."""
    guard = HIDDEN.replace("18g", "17g") + "\nbogota: govt 1p, "
    assert turn(solo(guard + "auc 1g(1a)"), "auc", card=38) == {
        "bogota auc.guerrilla.u": 1,
        "bogota auc.guerrilla.a": -1,
    }
    assert "8.1.ineffective event-has-effect no" in _why(solo(guard + "auc 1g"), "auc", 38)


def _why(b: Colombia, who: str, card: int) -> list[str]:
    turn(b, who, card=card)
    return reasons(b)


def test_8_1_ineffective_all_that_chance_may_say_counts() -> None:
    """8.1.ineffective An Attack by card 19 could hit, so that FARC takes the Event, although the die then says no."""
    b = solo("cali: farc 1g(1a), auc 1g")
    assert turn(b, "farc", "6", card=19) == {}
    assert reasons(b)[1] == "8.1.ineffective event-has-effect yes"


def test_8_1_ineffective_any_choice_with_an_effect_counts() -> None:
    """8.1.ineffective, 8.1.2 Card 54 finds none but AUC's own Guerrilla: something can happen, so AUC removes it."""
    b = solo(HIDDEN)
    assert turn(b, "auc", card=54) == {"loc_medellin_ibague auc.guerrilla.u": -1}
    assert "8.1.ineffective event-has-effect yes" in reasons(b)


@pytest.mark.parametrize("card", [13, 67])
def test_8_1_ineffective_lasting_effects_always_count(card: int) -> None:
    """8.1.ineffective A Capability and a Momentum, on an empty map; even if it were in force already."""
    b = solo()
    b.put_in_force(card, 2)
    assert turn(b, "cartels", card=card, second=True) == {}
    assert reasons(b)[-1] == "8.1.ineffective event-has-effect yes"


@pytest.mark.parametrize(("who", "card", "expected"), [("farc", 20, True), ("auc", 37, True), ("cartels", 68, False)])
def test_8_1_ineffective_the_trial_leaves_no_trace(who: str, card: int, expected: bool) -> None:
    """8.1.ineffective Position, journal, Operation and all else are as before, whatever the Event tried out."""
    b = solo("amazonas: farc 1g(1a), auc 2g\nvaupes: farc 1g 1b")
    b.set(CARD, card)
    b.operation, b.conduct.unasked = Operation(GOVT, "train"), 7
    before = (
        b.snapshot(),
        b.n,
        b.conduct.journal,
        b.conduct.audit,
        b.order,
        b.operation,
        b.executing,
        b.conduct.unasked,
    )
    assert has_effect(Mind(b, FACTIONS[who], RULES.sheet, FIRST_EDITION), card) is expected
    assert (
        b.snapshot(),
        b.n,
        b.conduct.journal,
        b.conduct.audit,
        b.order,
        b.operation,
        b.executing,
        b.conduct.unasked,
    ) == before
    assert b.conduct.journal == []


def test_8_1_zero_resources_passes() -> None:
    """8.1.zero_resources, 2.3.3 FARC is to operate, cannot pay, and Passes for 1 Resource."""
    b = solo(resources={"govt": 5})
    assert turn(b, "farc") == {"resources farc": 1}
    assert reasons(b)[-1] == "8.1.zero_resources no-resources"


def test_8_1_zero_resources_are_enough_for_an_event() -> None:
    """8.1.zero_resources An Event costs nothing."""
    assert turn(solo(resources=0), "farc", card=32) == {"resources farc": 12}


def test_8_1_zero_resources_end_the_operation_but_not_the_special_activity() -> None:
    """8.1.zero_resources FARC's only Resource pays for Rally at one of three Bases (by dice, Huila). Extort there
    brings it a Resource again, but it Rallies no more."""
    b = solo("meta_west: farc 1b\nhuila: farc 1b\npasto: farc 1b", {"farc": 1})
    assert turn(b, "farc", *dice("636")) == {
        "huila farc.guerrilla.u": 2,
        "huila farc.guerrilla.a": 1,
    }


def test_8_1_zero_resources_end_the_operation_even_where_it_costs_nothing() -> None:
    """8.1.zero_resources, 3.3.4 FARC paid its last Resource for Terror in Cali: it leaves out the LoC, though free."""
    b = solo("cali: farc 1g(1a)\nloc_cali_pasto: farc 1g", 0)
    op = Operation(FACTIONS["farc"], "terror", special=True)
    op.paid = 1
    op.take(CALI)
    b.operation = op
    assert run(b, led(b, terror(b, op))) is None
    assert op.spaces == [CALI]


def test_8_1_not_limited_after_an_operation() -> None:
    """8.1.not_limited As 2nd Eligible after an Operation FARC Rallies in several spaces and Extorts."""
    b = solo("meta_west: farc 1b\nhuila: farc 1b")
    b.set(FIRST, 1)
    b.set(FIRST_DID, sequence.OPERATION)
    assert turn(b, "farc", *dice("131")) == {
        "huila farc.guerrilla.u": 2,
        "huila farc.guerrilla.a": 1,
        "meta_west farc.guerrilla.u": 1,
        "meta_west farc.guerrilla.a": 1,
        "medellin farc.guerrilla.u": 1,
        "resources farc": -1,
    }


def test_8_1_not_limited_on_the_final_event_card() -> None:
    """8.1.not_limited, 2.3.9 March, and Extort with it, is allowed to a Non-player on the final Event card."""
    b = solo("amazonas: farc 22g 2b\nvaupes: govt 1t")
    assert turn(b, "farc", final=True) == {
        "amazonas farc.guerrilla.u": -21,
        "putumayo farc.guerrilla.u": 20,
        "putumayo farc.guerrilla.a": 1,
    }


@pytest.mark.parametrize("player", ["1", "2"])
def test_8_1_no_shipping(player: str) -> None:
    """8.1.no_shipping AUC operates without Special Activity while Non-players or a player own Shipments: no one is
    asked for one."""
    text = "cali: farc 1g, auc 1g, shipment farc.u, shipment auc.u\nmedellin: govt 1t"
    b = solo(text, {"auc": 1}, players=player, nonplayers="true")
    assert turn(b, "auc", *dice("131")) == {"medellin auc.guerrilla.u": 1, "resources auc": -1}


def test_8_1_no_taking_back() -> None:
    """1.4.1, 8.1.1 Only what is Available: FARC, out of Bases, does not take one back for the Base of card 21."""
    full = "\n".join(f"{s}: farc 2b" for s in ("huila", "narino", "choco", "arauca")) + "\ncesar: farc 1b"
    assert event(solo(full), "farc", 21, True) == {"resources farc": 6}


def test_8_1_1_costs_are_paid() -> None:
    """8.1.1 R17: Terror by Non-player FARC Activates a Guerrilla and costs a Resource."""
    b = solo("pasto: farc 1g, PS", {"farc": 5})
    op = Operation(FACTIONS["farc"], "terror", special=True)
    assert play(b, led(b, general.execute(b, op))) == {
        "pasto farc.guerrilla.u": -1,
        "pasto farc.guerrilla.a": 1,
        "pasto support": -1,
        "pasto terror": 1,
        "resources farc": -1,
    }


def test_8_1_1_operation_not_possible() -> None:
    """8.1.1.not_possible R18: the Cartels are to March, but their Guerrillas are one to a Base. They Rally instead,
    with fewer than 10 pieces available, and Cultivate."""
    full = "\n".join(
        f"{s}: cartels 1g 2b" for s in ("huila", "narino", "choco", "arauca", "meta_east", "meta_west", "guaviare")
    )
    b = solo(full + "\nputumayo: cartels 1b\ncesar: cartels 1g")
    assert turn(b, "cartels", *dice("636")) == {
        "putumayo cartels.guerrilla.u": 2,
        "huila cartels.base": -1,
        "cesar cartels.base": 1,
        "resources cartels": -1,
    }
    assert "8.1.1.not_possible march" in reasons(b)


def test_8_1_1_rally_not_possible() -> None:
    """8.1.1.not_possible AUC can neither Attack nor March nor Rally: it Passes."""
    b = solo(HIDDEN)
    assert turn(b, "auc") == {"resources auc": 1}
    assert endings(b) == ["8.1.1.not_possible none-available"]
    assert reasons(b)[-3:] == [
        "8.1.1.not_possible attack",
        "8.1.1.not_possible march",
        "8.1.1.not_possible rally-impossible",
    ]


# Why it ends


@pytest.mark.parametrize(
    ("resources", "ends"), [(4, ["8.6.1 three-spaces"]), (2, ["8.1.zero_resources resources-spent"])]
)
def test_8_1_1_it_says_why_it_selects_no_further_space(resources: int, ends: list[str]) -> None:
    """8.1.1, 8.1.zero_resources AUC Rallies in 3 spaces, or as far as its Resources go; then it Extorts."""
    b = solo("bogota: auc 1b\ncali: auc 1b\nibague: auc 1b\nneiva: auc 1b", resources)
    fate(b, "auc")
    assert endings(b) == ends


def test_8_1_1_it_says_that_no_special_activity_is_possible() -> None:
    """8.6.1.extort Where AUC is outnumbered it cannot Extort."""
    b = solo("bogota: auc 1b, govt 20t", 1)
    turn(b, "auc")
    assert endings(b) == ["8.1.zero_resources resources-spent", "8.6.1 no-special"]


def test_8_2_it_says_from_how_many_the_dice_chose() -> None:
    """8.2 The log of a random space counts the candidates. A step that narrows nothing (no Base to Rally at) is not
    logged."""
    b = solo("", 1)
    assert turn(b, "auc", *MEDELLIN) == {"medellin auc.guerrilla.a": 1}, "1 Resource for the Rally, 1 by Extort"
    assert [numbers[1] for id, numbers in b.conduct.journal or [] if id == "bot-random"] == [27]
    assert reasons(b)[-2:] == ["8.6.1 two-for-a-base 27>0", "8.6.1 hide-at-base 27>0"]


def test_8_1_1_our_reading_of_the_arrows_is_marked() -> None:
    """8.1.1.not_possible The first edition says where an impossible box leads; the second's arrows are unknown."""
    ids = []
    for edition in ("first", "second"):
        b = solo(HIDDEN, edition=edition)
        turn(b, "auc")
        ids.append({id for id, _ in b.conduct.journal or []} & {"bot-impossible", "bot-arrow"})
    assert ids == [{"bot-impossible"}, {"bot-arrow"}]
