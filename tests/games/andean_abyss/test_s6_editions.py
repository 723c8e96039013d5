"""6.2 (1.8) Control in a Propaganda Round: as marked (first edition) or live until Redeploy (second edition)."""

from __future__ import annotations

import pytest

from abyssal.coin.game import Game
from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    ALFONSO_CANO,
    CARD,
    CONTROL,
    PHASE,
    PRESIDENT,
    PROPAGANDA_PLAYED,
    SAMPER,
    SHADED,
    URIBE,
    VICTORY_PHASE,
)
from abyssal.kernel.decision import Decision
from tests.games.andean_abyss.asking import asked, asks, begin_round
from tests.games.andean_abyss.helpers import FACTIONS, RULES, board

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


def begin(text: str, edition: str, president: int = URIBE, cano: bool = False) -> Game:
    """Return a game at the beginning of its first Propaganda Round."""
    b = board(text, edition=edition)
    b.set(CARD, 73)
    b.set(PROPAGANDA_PLAYED, 1)
    b.set(PHASE, VICTORY_PHASE)
    b.set(PRESIDENT, president)
    if cano:
        b.put_in_force(ALFONSO_CANO, SHADED)
    RULES.deck(b).stack([(2, 0)])
    b.order = [1, 25]
    return begin_round(b)


def after(game: Game, *choices: str) -> Decision:
    """Return the question after these choices."""
    for choice in choices:
        game.choose(choice)
    return asked(game)


def position(game: Game) -> Colombia:
    assert isinstance(game.board, Colombia)
    return game.board


# The same in both editions.


@EDITIONS
def test_6_2_sabotage_by_farc_controlled_city(edition: str) -> None:
    """6.2 Control of a City for Sabotage is counted at that moment, in both editions."""
    game = begin("cartagena: farc 1g", edition)
    assert [entry for entry in game.journal if entry[0] == "sabotage"] == [("sabotage", (36, 1)), ("sabotage", (40, 1))]


@EDITIONS
def test_6_2_counted_at_the_moment_outside_rounds(edition: str) -> None:
    """6.2 Civic Action when Training (3.2.1) and Extort (4.3.1) count the pieces at that moment, in both editions."""
    b = board("cali: govt 1t 1p\nhuila: farc 1g\npasto: govt 1t 1p, farc 2g", edition=edition)
    b.set(CONTROL + b.spec.space_index["pasto"], 1)
    assert "civic_action" in asks(b, "govt", "train", "cali", "0", "0", "done").options
    assert "civic_action" not in asks(b, "govt", "train", "pasto", "0", "0", "done").options
    assert asks(b, "farc", "rally", "extort").kind == "rally-space"


@EDITIONS
def test_6_4_4_eviction_counts_afresh(edition: str) -> None:
    """6.4.4 Destinations of evicted Troops depend on Control when the Zone is placed, in both editions with the Bases
    of 6.3.3."""
    text = "huila: farc 3g, govt 1t\npasto: govt 2p, auc 1g, shipment auc.u\nneiva: govt 1p\nibague: govt 1p"
    game = begin(text, edition, SAMPER)
    # AUC's Base in Pasto ends Control there, although the first edition's markers stay.
    question = after(game, "base", "done", "done")
    assert (question.kind, question.options) == ("redeploy-destination", ["ibague", "neiva"])


# Bases of 6.3.3.


@EDITIONS
def test_6_3_3_farc_base_opens_agitation(edition: str) -> None:
    """6.3.3 First edition: a Base from a Shipment does not affect Control; second: FARC may Agitate thanks to it."""
    game = begin("choco: farc 1g, auc 1g, shipment farc.u", edition)
    question = after(game, "base", "done")
    assert question.kind == "agitate"
    assert question.options == (["done"] if edition == "first" else ["choco", "done"])


@EDITIONS
def test_6_3_3_auc_base_closes_civic_action(edition: str) -> None:
    """6.3.3 An AUC Base ends Govt Control at once by the second edition: no Civic Action, but Elite Backing."""
    game = begin("cali: govt 1t 1p, auc 1g, shipment auc.u", edition)
    question = after(game, "base")
    assert question.kind == "civic-action"
    assert question.options == (["cali", "done"] if edition == "first" else ["done"])
    question = after(game, "done", "done")
    assert question.kind == "elite-backing"
    assert ("cali" in question.options) == (edition == "second")


@EDITIONS
def test_6_3_3_cartels_base_closes_agitation(edition: str) -> None:
    """6.3.3 A Cartels Base ends FARC Control at once by the second edition: no Agitation, but Elite Backing."""
    game = begin("huila: farc 2g, cartels 1g, shipment cartels.u", edition)
    question = after(game, "base", "done")
    assert question.options == (["huila", "done"] if edition == "first" else ["done"])
    assert ("huila" in after(game, "done").options) == (edition == "second")


@EDITIONS
def test_6_3_3_alfonso_cano_reads_the_same_control(edition: str) -> None:
    """6.3.3, 6.4.2 Also for Alfonso Cano (card 22): Govt Control as marked, or as it is since the new Base."""
    game = begin("arauca: govt 1t 1p, farc 1g, shipment farc.u", edition, cano=True)
    question = after(game, "base", "done")
    assert question.options == (["done"] if edition == "first" else ["arauca", "done"])


# The Election's FARC Zone.


@EDITIONS
def test_6_4_4_zone_changes_control_for_elite_backing(edition: str) -> None:
    """6.4.4 After the eviction, Control of the Department is counted again for Elite Backing in the second edition
    only."""
    game = begin("huila: farc 3g, auc 3g, govt 7t\nbogota: govt 1p", edition, SAMPER)
    question = after(game, "done", "done")
    # The Troops can only go to Bogotá, so nothing is asked.
    assert question.kind == "elite-backing"
    assert ("huila" in question.options) == (edition == "second")


@EDITIONS
def test_6_4_4_evicted_troops_bring_control(edition: str) -> None:
    """6.4.4 Evicted Troops bring Control to Bogotá at once by the second edition: for Elite Backing and Redeploy."""
    game = begin("huila: farc 3g, govt 2t\nbogota: auc 1g\npasto: govt 1p, farc 1g", edition, SAMPER)
    question = after(game, "done", "done")
    assert ("bogota" in question.options) == (edition == "first")
    question = after(game, "done", "done", "pasto")
    assert question.kind == "redeploy-destination"
    assert ("bogota" in question.options) == (edition == "second")


# Elite Backing.


@EDITIONS
def test_6_4_5_its_result_and_redeploy(edition: str) -> None:
    """6.4.5 First edition: the Rally does not change Control; second: AUC leaving Cali gives it to the Government."""
    game = begin("cali: govt 1p, auc 1g\narauca: auc 1b\nbogota: govt 1t\nnarino: farc 2b", edition)
    question = after(game, "done", "done", "arauca", "gather", "cali")
    assert question.kind == "redeploy-origin"
    question = after(game, *(["done"] if edition == "first" else []))
    if edition == "first":
        # No other Govt-Controlled City, so the Troops in Bogotá have nowhere to go.
        assert question.rule == "6.5.3"
    else:
        assert (question.rule, question.options) == ("6.5.2", ["bogota", "done"])
        assert after(game, "bogota").kind == "redeploy-origin"
        assert position(game).n[RULES.spec.at["govt.troops"] + 1] == 1


@EDITIONS
def test_6_4_5_trade_for_a_base(edition: str) -> None:
    """6.4.5 By the second edition 2 Guerrillas traded for a Base can hand a space over before Redeploy."""
    game = begin("cali: govt 2p, auc 2g\nbogota: govt 1t\nnarino: farc 2b", edition)
    question = after(game, "done", "done", "cali", "base")
    assert (question.rule, question.kind) == ("6.5.2", "redeploy-origin")
    assert question.options == (["done"] if edition == "first" else ["bogota", "done"])


# Redeploy and Reset.


@EDITIONS
def test_6_5_frozen_while_redeploying(edition: str) -> None:
    """6.5 In both editions Control does not change while cubes Redeploy."""
    game = begin("cali: govt 1t\nbogota: govt 1p", edition)
    question = after(game, "done", "done", "done", "cali", "done", "bogota")
    assert question.kind == "redeploy-destination"
    # The Troops left Cali, and it still counts as Govt-Controlled.
    assert "cali" in question.options


@EDITIONS
def test_6_5_4_control_after_the_round(edition: str) -> None:
    """6.5.4, 6.6 After Redeploy Control is recounted (second edition); with the Reset no marks are left (first)."""
    game = begin("cali: govt 1t\nbogota: govt 1p", edition)
    after(game, "done", "done", "done", "cali", "done", "done", "1", "25")
    b = position(game)
    cali, bogota = b.spec.space_index["cali"], b.spec.space_index["bogota"]
    assert (b.control(cali), b.control(bogota)) == (-1, FACTIONS["govt"])
    assert not any(b.n[CONTROL : CONTROL + 47])
