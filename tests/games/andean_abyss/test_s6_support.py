"""6.4.1 Civic Action, 6.4.2 Agitation, 6.4.3 Election, 6.4.5 Elite Backing."""

from __future__ import annotations

from typing import Any

import pytest

from abyssal.games.andean_abyss.colombia import Colombia
from abyssal.games.andean_abyss.names import (
    ALFONSO_CANO,
    CONTROL_PHASE,
    FIRST_DIVISION,
    HUILA,
    META_WEST,
    OPEN,
    PASTRANA,
    PHASE,
    PRESIDENT,
    PUTUMAYO,
    SAMPER,
    SHADED,
    TOTAL_OPPOSITION,
    TOTAL_SUPPORT,
    UNSHADED,
    URIBE,
)
from abyssal.games.andean_abyss.s6_propaganda import (
    agitation_phase,
    civic_action_phase,
    control_phase,
    election,
    elite_backing,
)
from tests.games.andean_abyss.helpers import FACTIONS, board, copy, play, question, run


def marked(text: str, resources: int | dict[str, int] = 10, **options: Any) -> Colombia:
    """Return a board after its Control Phase."""
    b = board(text, resources, **options)
    b.set(PHASE, CONTROL_PHASE)
    run(b, control_phase(b))
    b.set(PHASE, CONTROL_PHASE + 2)
    return b


# 6.4.1 Civic Action.


def test_6_4_1_civic_action() -> None:
    """6.4.1 Every 3 Resources remove 1 Terror or, once there is none, shift 1 level toward Active Support."""
    b = marked("cali: govt 1t 1p, terror 2, PO")
    assert question(civic_action_phase(copy(b)), "cali").options == ["1", "2", "3"]
    none, one, two, three = copy(b), copy(b), copy(b), copy(b)
    assert play(none, civic_action_phase(none), "done") == {}
    assert play(one, civic_action_phase(one), "cali", "1", "done") == {"cali terror": -1, "resources govt": -3}
    assert play(two, civic_action_phase(two), "cali", "2", "done") == {"cali terror": -2, "resources govt": -6}
    assert play(three, civic_action_phase(three), "cali", "3", "done") == {
        "cali terror": -2,
        "cali support": 1,
        "resources govt": -9,
    }


def test_6_4_1_any_number_of_resources() -> None:
    """6.4.1 Any number of Resources, in any of the spaces and any order, up to Active Support; totals follow."""
    b = marked("cali: govt 1t 1p, PO\nbogota: govt 1t 1p, PS", resources=99)
    script = ["cali", "1", "bogota", "cali", "2", "done"]
    assert play(b, civic_action_phase(b), *script) == {
        "cali support": 3,
        "bogota support": 1,
        "resources govt": -12,
    }
    assert (b.n[TOTAL_SUPPORT], b.n[TOTAL_OPPOSITION]) == (22, 0)


def test_6_4_1_where() -> None:
    """6.4.1 In Govt-Controlled Cities or Departments with both Troops and Police, where something is left to build."""
    b = marked(
        "bogota: govt 2t 1p\ncali: govt 2t\npasto: govt 2p\nneiva: govt 1t 1p, farc 2g\nibague: govt 1t 1p, AS\n"
        "medellin: govt 1t 1p, AS, terror 1\nhuila: govt 1t 1p, AO\nvichada: govt 1t 1p\ncesar: govt 2t 1b\n"
        "loc_cali_pasto: govt 1t 1p"
    )
    asked = question(civic_action_phase(b))
    assert (asked.actor, asked.options) == (FACTIONS["govt"], ["bogota", "medellin", "huila", "done"])


def test_6_4_1_three_resources_needed() -> None:
    """6.4.1 None with fewer than 3 Resources; a single step with 5."""
    text = "cali: govt 1t 1p"
    assert question(civic_action_phase(marked(text, resources=2))).options == ["done"]
    b = marked(text, resources=5)
    assert play(b, civic_action_phase(b), "cali", "done") == {"cali support": 1, "resources govt": -3}


def test_6_4_1_first_division() -> None:
    """6.4.1 1st Division (card 1): unshaded, in one space any cube will do; shaded, 2 Troops and 2 Police."""
    text = "bogota: govt 1t 1p\ncali: govt 1p\npasto: govt 1t\nneiva: govt 2t 2p\nibague: govt 1p, farc 1g"
    b = marked(text)
    b.put_in_force(FIRST_DIVISION, UNSHADED)
    assert question(civic_action_phase(copy(b))).options == ["bogota", "cali", "neiva", "pasto", "done"]
    assert question(civic_action_phase(copy(b)), "cali", "1").options == ["bogota", "cali", "neiva", "done"]
    b.put_in_force(FIRST_DIVISION, SHADED)
    assert question(civic_action_phase(copy(b))).options == ["neiva", "done"]


# 6.4.2 Agitation.


def test_6_4_2_agitation() -> None:
    """6.4.2 Every Resource removes 1 Terror or, once there is none, shifts 1 level toward Active Opposition."""
    b = marked("huila: farc 1g, terror 1, PS")
    assert question(agitation_phase(copy(b)), "huila").options == ["1", "2", "3", "4"]
    one, three = copy(b), copy(b)
    assert play(one, agitation_phase(one), "huila", "1", "done") == {"huila terror": -1, "resources farc": -1}
    assert play(three, agitation_phase(three), "huila", "3", "done") == {
        "huila terror": -1,
        "huila support": -2,
        "resources farc": -3,
    }
    assert (three.n[TOTAL_SUPPORT], three.opposition_and_bases()) == (0, 2)


def test_6_4_2_where() -> None:
    """6.4.2 In FARC-Controlled Cities or Departments; no Underground Guerrilla is needed, a Base is enough."""
    b = marked(
        "bogota: farc 2g(2a), govt 1p\ncali: farc 1g, govt 1t\nhuila: farc 1b\nmeta_west: farc 1g, AO\n"
        "choco: farc 1g, AO, terror 1\nvichada: farc 1g\nputumayo: farc 2g, auc 1g, cartels 1b\nloc_cali_pasto: farc 2g"
    )
    asked = question(agitation_phase(b))
    assert (asked.actor, asked.options) == (FACTIONS["farc"], ["bogota", "huila", "choco", "done"])


def test_6_4_2_as_far_as_resources_go() -> None:
    """6.4.2 FARC pays each step; without Resources there is no Agitation."""
    text = "huila: farc 1g, AS\nchoco: farc 1g"
    assert question(agitation_phase(marked(text, resources=0))).options == ["done"]
    b = marked(text, resources=2)
    assert play(b, agitation_phase(b), "huila", "2", "done") == {"huila support": -2, "resources farc": -2}


def test_6_4_2_alfonso_cano() -> None:
    """6.4.2 Alfonso Cano (card 22, shaded): also in up to 3 spaces with a FARC piece and no Government Control."""
    b = marked(
        "bogota: farc 1g, govt 2p\ncali: farc 1g, govt 1t\nhuila: farc 1g\nchoco: farc 1g, auc 2g\n"
        "putumayo: farc 1b, cartels 1b\nnarino: farc 1g, auc 1g\ncesar: auc 1g"
    )
    b.put_in_force(ALFONSO_CANO, SHADED)
    flow = agitation_phase(b)
    assert question(flow).options == ["cali", "huila", "choco", "narino", "putumayo", "done"]
    for choice in ("cali", "1", "choco", "1", "narino"):
        flow.send(choice)
    assert flow.send("1").options == ["cali", "huila", "choco", "narino", "done"]


# 6.4.3 Election.

BELOW = "bogota: AS\nhuila: farc 3g\nchoco: farc 1g"
"""Total Support 16."""
SIXTY = (
    "bogota: AS\ncali: AS\nmedellin: AS\nbucaramanga: AS\nibague: AS\nsanta_marta: AS\ncartagena: AS\ncucuta: AS\n"
    "neiva: AS\npasto: AS\nsincelejo: AS\nantioquia: AS\nhuila: PS, farc 3g\nsantander: PS"
)
"""Total Support 58, two short of the limit."""


def test_6_4_3_samper_to_pastrana() -> None:
    """6.4.3 With Total Support of 60 or less Samper gives way to Pastrana, and a FARC Zone is placed."""
    b = marked(BELOW)
    b.set(PRESIDENT, SAMPER)
    assert play(b, election(b)) == {"president": 1, "huila zone": 1}
    assert b.conduct.journal == [
        ("election", (SAMPER, 16, 60, 0)),
        ("president", (PASTRANA,)),
        ("zone-due", ()),
        ("zone", (HUILA,)),
    ]


def test_6_4_3_pastrana_to_uribe() -> None:
    """6.4.3 Pastrana gives way to Uribe, and all FARC Zones are removed."""
    b = marked(BELOW + "\nmeta_west: zone\nputumayo: farc 1g, zone")
    b.set(PRESIDENT, PASTRANA)
    assert play(b, election(b)) == {"president": 1, "meta_west zone": -1, "putumayo zone": -1}
    assert b.conduct.journal == [
        ("election", (PASTRANA, 16, 60, 0)),
        ("president", (URIBE,)),
        ("zones-end", ()),
        ("zone-gone", (META_WEST,)),
        ("zone-gone", (PUTUMAYO,)),
    ]


def test_6_4_3_uribe_stays() -> None:
    """6.4.3 Uribe stays whatever the Support. Zones that Events placed under him stay too."""
    b = marked(BELOW + "\nmeta_west: zone")
    b.set(PRESIDENT, URIBE)
    assert play(b, election(b)) == {}
    assert b.conduct.journal == [("no-election", (URIBE,))]


@pytest.mark.parametrize(
    ("more", "total", "moves"), [("arauca: PS\ncesar: PS", 60, True), ("arauca: AS\ncesar: PS", 61, False)]
)
def test_6_4_3_sixty_or_less(more: str, total: int, moves: bool) -> None:
    """6.4.3 At 60 the Election takes place, at 61 it changes nothing."""
    b = marked(SIXTY + "\n" + more)
    b.set(PRESIDENT, SAMPER)
    assert b.n[TOTAL_SUPPORT] == total
    assert play(b, election(b)) == ({"president": 1, "huila zone": 1} if moves else {})
    assert b.conduct.journal
    assert b.conduct.journal[0] == ("election", (SAMPER, total, 60, int(not moves)))


# 6.4.5 Elite Backing.


def test_6_4_5_elite_backing() -> None:
    """6.4.5 AUC may Rally free in 1 space."""
    b = marked("arauca: auc 1g 1b")
    idle = copy(b)
    assert play(idle, elite_backing(idle), "done") == {}
    assert play(b, elite_backing(b), "arauca", "place", "2") == {"arauca auc.guerrilla.u": 2}


def test_6_4_5_like_a_rally() -> None:
    """6.4.5 The whole Rally of 3.3.1: place, trade 2 Guerrillas for a Base, or gather at a Base; nothing else."""
    b = marked("arauca: auc 2g(1a) 1b\nhuila: auc 1g(1a)")
    assert question(elite_backing(copy(b)), "arauca").options == ["place", "base", "gather", "take_back"]
    trade, gather = copy(b), copy(b)
    assert play(trade, elite_backing(trade), "arauca", "base") == {
        "arauca auc.guerrilla.u": -1,
        "arauca auc.guerrilla.a": -1,
        "arauca auc.base": 1,
    }
    assert play(gather, elite_backing(gather), "arauca", "gather", "huila") == {
        "huila auc.guerrilla.a": -1,
        "arauca auc.guerrilla.u": 2,
        "arauca auc.guerrilla.a": -1,
    }


def test_6_4_5_where() -> None:
    """6.4.5 No Opposition, no Control, no LoC; AUC need not be there."""
    b = marked(
        "bogota: govt 1p\ncali: farc 1g\npasto: govt 1p, auc 1g\nneiva: AS\nibague: PO\narauca: AO\n"
        "huila: farc 2g, govt 1t, auc 1g\nloc_cali_pasto: auc 2g"
    )
    asked = question(elite_backing(b))
    closed = {"bogota", "cali", "ibague", "arauca"}
    lands = [b.spec.spaces[s] for s in b.spec.lands if b.n[OPEN + s]]
    assert asked.actor == FACTIONS["auc"]
    assert asked.options == [name for name in lands if name not in closed] + ["done"]


def test_6_4_5_control_does_not_change() -> None:
    """6.4.5 First edition: the Rally leaves the marks of Control as they are."""
    b = marked("huila: farc 1g, auc 1g\narauca: auc 1b")
    result = play(b, elite_backing(b), "arauca", "gather", "huila")
    assert result == {"huila auc.guerrilla.u": -1, "arauca auc.guerrilla.u": 1}
    assert (b.marked_control(b.spec.space_index["huila"]), b.control(b.spec.space_index["huila"])) == (-1, 1)


def test_6_4_5_no_guerrilla_available() -> None:
    """6.4.5, 1.4.1 First edition: without available Guerrillas AUC may take one back from the map to place it."""
    b = marked("arauca: auc 18g(18a)")
    # Anywhere, by taking one back; the second edition allows that only in one's own turn.
    assert "cali" in question(elite_backing(copy(b))).options
    assert play(b, elite_backing(b), "cali", "place") == {"arauca auc.guerrilla.a": -1, "cali auc.guerrilla.u": 1}
    second = marked("arauca: auc 18g(18a)", edition="second")
    assert question(elite_backing(second)).options == ["arauca", "done"]
