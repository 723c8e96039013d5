"""3.2.3 Sweep."""

from __future__ import annotations

import pytest

from abyssal.games.distant_plain.names import (
    AEROSTATS,
    ISR,
    NATO,
    PARTNERING_POLICY,
    ROADSIDE_IEDS,
    SHADED,
    UNSHADED,
)
from tests.games.distant_plain.helpers import RULES, asks, board, copy, operation, spaces

AFGHAN = {RULES.spec.spaces[s] for s in RULES.spec.lands} - {"balochistan", "northwest_frontier", "waziristan"}


def test_3_2_3_select_provinces_or_kabul_at_three_resources() -> None:
    """3.2.3 Any Provinces or Kabul, not Pakistan; the Government pays 3 per space, the Coalition nothing by itself."""
    b = board(resources={"government": 5})
    assert spaces(asks(b, "government", "sweep")) == AFGHAN
    assert operation(b, "government", "sweep", "herat", "done", special=False) == {"resources government": -3}
    assert asks(b, "coalition", "sweep", "herat", special=False).options[-1] == "done"
    assert operation(b, "coalition", "sweep", "herat", "kabul", "done", special=False) == {}


def test_3_2_3_adjacent_troops_move_in_police_do_not() -> None:
    """3.2.3 Any of the faction's adjacent Troops."""
    b = board("farah: government 3t 2p, coalition 2t")
    asked = asks(b, "government", "sweep", "herat", "farah")
    assert (asked.kind, asked.options) == ("move-count", ["1", "2", "3"])
    choices = ["herat", "farah", "2", "done", "done"]
    assert operation(b, "government", "sweep", *choices, special=False) == {
        "farah government.troops": -2,
        "herat government.troops": 2,
        "resources government": -3,
        "herat control": 1,
    }


def test_3_2_3_over_one_loc_free_of_sabotage() -> None:
    """3.2.3 Troops may first move onto an adjacent LoC free of Sabotage; Guerrillas on it do not block."""
    text = "kabul: coalition 1t\nzabol: coalition 1t\nherat: coalition 1t\nloc_kandahar_kabul: taliban 1g"
    assert spaces(asks(board(text), "coalition", "sweep", "kandahar")) == {"kabul", "zabol"}
    b = board(text + ", sabotage")
    assert spaces(asks(b, "coalition", "sweep", "kandahar")) == {"zabol"}
    b = board("loc_kabul_aibak: coalition 1t, sabotage")
    assert spaces(asks(b, "coalition", "sweep", "baghlan")) == {"loc_kabul_aibak"}


def test_3_2_3_example_kandahar() -> None:
    """3.2.3 (example A5) Two Coalition Troops go from Kabul over the LoC into Kandahar and take 2 Government Troops
    along; Troops of Zabol could enter too. Government Troops moved in, so 3 Resources are paid."""
    b = board("kabul: coalition 2t, government 4t\nzabol: coalition 1t, government 1t")
    asked = asks(b, "coalition", "sweep", "kandahar", "kabul", "2")
    assert (asked.kind, asked.options) == ("move-count", ["0", "1", "2"])
    choices = ["kandahar", "kabul", "2", "2", "zabol", "1", "done"]
    assert operation(b, "coalition", "sweep", *choices, special=False) == {
        "kabul coalition.troops": -2,
        "kabul government.troops": -2,
        "zabol coalition.troops": -1,
        "zabol government.troops": -1,
        "kandahar coalition.troops": 3,
        "kandahar government.troops": 3,
        "resources government": -3,
        "kandahar control": 1,
        "zabol control": -1,
    }


def test_3_2_3_each_space_that_government_troops_enter_is_paid_for() -> None:
    """3.2.3 The Coalition pays 3 for each space to which Government Troops move; without the Resources they stay."""
    b = board("kabul: coalition 4t, government 4t", resources={"government": 5})
    choices = ["khowst", "kabul", "1", "1", "done", "nuristan", "kabul", "1", "done", "done"]
    assert operation(b, "coalition", "sweep", *choices, special=False) == {
        "kabul coalition.troops": -2,
        "kabul government.troops": -1,
        "khowst coalition.troops": 1,
        "khowst government.troops": 1,
        "nuristan coalition.troops": 1,
        "resources government": -3,
        "khowst control": 1,
        "nuristan control": 1,
    }


def test_3_2_3_moves_are_simultaneous() -> None:
    """3.2.3 Troops that came in do not move on; Government Troops that came in do not go along again."""
    b = board("kabul: coalition 1t, government 1t\nkhowst: coalition 1t")
    choices = ["khowst", "kabul", "1", "nuristan"]
    asked = asks(b, "coalition", "sweep", *choices, special=False)
    assert (asked.kind, spaces(asked)) == ("sweep-origin", {"khowst"})
    assert asks(b, "coalition", "sweep", *choices, "khowst", special=False).kind == "sweep-space"


def test_3_2_3_government_activates_one_for_each_of_its_cubes() -> None:
    """3.2.3 Police plus Troops of the Government, not Coalition cubes; also in Mountains."""
    b = board("ghazni: government 1t 1p, coalition 3t, taliban 4g")
    assert operation(b, "government", "sweep", "ghazni", "done", "taliban", special=False) == {
        "ghazni taliban.guerrilla.u": -2,
        "ghazni taliban.guerrilla.a": 2,
        "resources government": -3,
    }


def test_3_2_3_coalition_activates_for_every_cube_if_a_coalition_piece_is_there() -> None:
    """3.2.3 One for each cube of any Faction, only if any Coalition piece is present: a Base is enough."""
    b = board(
        "ghazni: government 1t 1p, coalition 1t, taliban 4g\nherat: government 2t, taliban 2g\n"
        "farah: government 1p, coalition 1b, warlords 2g"
    )
    choices = ["ghazni", "herat", "farah", "done", "ghazni", "taliban", "warlords"]
    asked = asks(b, "coalition", "sweep", *choices[:4], special=False)
    assert (asked.kind, spaces(asked)) == ("activate-space", {"ghazni", "farah"})
    assert operation(b, "coalition", "sweep", *choices, special=False) == {
        "ghazni taliban.guerrilla.u": -3,
        "ghazni taliban.guerrilla.a": 3,
        "farah warlords.guerrilla.u": -1,
        "farah warlords.guerrilla.a": 1,
    }


FOUR = "helmand: coalition 2t, taliban 2g, warlords 2g"
"""Two cubes for four Underground Guerrillas."""


def found(taliban: int, warlords: int) -> dict[str, int]:
    """Changes from so many Guerrillas that are Activated in Helmand."""
    changes: dict[str, int] = {}
    for who, count in (("taliban", taliban), ("warlords", warlords)):
        if count:
            changes |= {f"helmand {who}.guerrilla.u": -count, f"helmand {who}.guerrilla.a": count}
    return changes


@pytest.mark.parametrize(
    ("choices", "changes"),
    [
        (["taliban", "1"], found(1, 1)),
        (["warlords", "1"], found(1, 1)),
        (["taliban", "2"], found(2, 0)),
        (["warlords", "2"], found(0, 2)),
        (["done"], {}),
    ],
)
def test_1_4_1_activation_is_split_between_factions(choices: list[str], changes: dict[str, int]) -> None:
    """1.4.1, 3.1 Activation to the extent of ability concerns the targeted Factions together, as in the example of the
    Assault: two of one Faction, or one of each. What one is spared, the other has to make up for."""
    assert operation(board(FOUR), "coalition", "sweep", "helmand", "done", *choices, special=False) == changes


def test_1_4_1_how_many_is_asked_only_where_it_is_a_choice() -> None:
    """1.4.1 With cubes for all, for one, or with one Faction to find, only the Faction is asked. Three cubes leave at
    least one for each."""
    where = ["helmand", "done", "taliban"]
    asked = asks(board(FOUR), "coalition", "sweep", *where, special=False)
    assert (asked.kind, asked.options, asked.number) == ("activate-count", ["1", "2"], 2)
    enough = board(FOUR.replace("coalition 2t", "coalition 4t"))
    assert asks(enough, "coalition", "sweep", *where, special=False).options == ["warlords", "done"]
    one = board(FOUR.replace("coalition 2t", "coalition 1t"))
    assert operation(one, "coalition", "sweep", *where, special=False) == found(1, 0)
    alone = board(FOUR.replace(", warlords 2g", ""))
    assert operation(alone, "coalition", "sweep", *where, special=False) == found(2, 0)
    three = board(FOUR.replace("coalition 2t", "coalition 3t"))
    assert asks(three, "coalition", "sweep", *where, special=False).options == ["1", "2"]
    assert operation(copy(three), "coalition", "sweep", *where, "1", special=False) == found(1, 2)
    assert operation(copy(three), "coalition", "sweep", *where, "2", "done", special=False) == found(2, 0)
    assert operation(three, "coalition", "sweep", *where, "2", "warlords", special=False) == found(2, 1)


def test_3_2_3_government_pays_the_warlords_for_locs_with_guerrillas() -> None:
    """3.2.3 One Resource for each LoC entered with any Guerrillas, once for each LoC, as far as there are Resources."""
    text = "kabul: government 2t\nbamian: government 1t\nloc_kandahar_kabul: taliban 1g"
    b = board(text)
    choices = ["kandahar", "kabul", "1", "kabul", "bamian", "done"]
    assert operation(b, "government", "sweep", *choices, special=False) == {
        "kabul government.troops": -2,
        "bamian government.troops": -1,
        "kandahar government.troops": 3,
        "resources government": -4,
        "resources warlords": 1,
        "kabul control": -1,
        "bamian control": -1,
        "kandahar control": 1,
    }
    b = board(text, resources={"government": 3})
    assert operation(b, "government", "sweep", "kandahar", "kabul", "2", "done", "done", special=False) == {
        "kabul government.troops": -2,
        "kandahar government.troops": 2,
        "resources government": -3,
        "kabul control": -1,
        "kandahar control": 1,
    }
    b = board("kabul: coalition 2t\nloc_kandahar_kabul: taliban 1g")
    assert operation(b, "coalition", "sweep", "kandahar", "kabul", "2", "done", special=False) == {
        "kabul coalition.troops": -2,
        "kandahar coalition.troops": 2,
        "kabul control": -1,
        "kandahar control": 1,
    }


def test_3_2_3_government_chooses_the_road() -> None:
    """3.2.3 Where several ways lead in and Guerrillas are on a road, the Government says which way the group takes."""
    b = board("kabul: government 2t\nloc_kabul_tor_kham: warlords 1g")
    asked = asks(b, "government", "sweep", "khowst", "kabul")
    assert (asked.kind, asked.options) == ("sweep-route", ["direct", "loc_kabul_tor_kham", "loc_kandahar_kabul"])
    direct = operation(b, "government", "sweep", "khowst", "kabul", "direct", "1", "done", "done", special=False)
    assert direct == {
        "kabul government.troops": -1,
        "khowst government.troops": 1,
        "resources government": -3,
        "khowst control": 1,
    }
    over = operation(b, "government", "sweep", "khowst", "kabul", "loc_kabul_tor_kham", "done", special=False)
    assert over == {
        "kabul government.troops": -1,
        "khowst government.troops": 1,
        "resources government": -4,
        "resources warlords": 1,
        "kabul control": -1,
    }


def test_3_2_3_free_sweep_costs_nothing_but_dues() -> None:
    """3.1.2 Free: no Resources for the spaces, Government Troops go along; dues are no cost."""
    b = board("kabul: government 2t\nloc_kandahar_kabul: taliban 1g")
    choices = ["kandahar", "kabul", "2", "done"]
    assert operation(b, "government", "sweep", *choices, special=False, free=True) == {
        "kabul government.troops": -2,
        "kandahar government.troops": 2,
        "resources government": -1,
        "resources warlords": 1,
        "kabul control": -1,
        "kandahar control": 1,
    }
    b = board("kabul: government 2t, coalition 1t", resources=0)
    choices = ["khowst", "kabul", "1", "done"]
    assert operation(b, "coalition", "sweep", *choices, special=False, free=True) == {
        "kabul coalition.troops": -1,
        "kabul government.troops": -1,
        "khowst coalition.troops": 1,
        "khowst government.troops": 1,
        "khowst control": 1,
    }


def test_2_3_5_limited_sweep_has_one_destination() -> None:
    """2.3.5 One destination, from any origins."""
    b = board("kabul: coalition 1t\nghazni: coalition 1t")
    asked = asks(b, "coalition", "sweep", "khowst", "kabul", "ghazni", limited=True, special=False)
    assert (asked.kind, asked.options) == ("sweep-space", ["done"])


def test_isr_unshaded_searches_a_further_space() -> None:
    """Card 1, unshaded: after a Coalition Sweep up to 3 Guerrillas in 1 space that it did not select."""
    b = board("ghazni: coalition 1t, taliban 2g\nwaziristan: taliban 2g\nloc_kabul_aibak: taliban 2g, warlords 3g")
    b.put_in_force(ISR, UNSHADED)
    asked = asks(b, "coalition", "sweep", "ghazni", "done", "taliban", special=False)
    assert (asked.kind, spaces(asked)) == ("isr-space", {"waziristan", "loc_kabul_aibak"})
    choices = ["ghazni", "done", "taliban", "loc_kabul_aibak", "1", "2"]
    assert operation(b, "coalition", "sweep", *choices, special=False) == {
        "ghazni taliban.guerrilla.u": -1,
        "ghazni taliban.guerrilla.a": 1,
        "loc_kabul_aibak taliban.guerrilla.u": -1,
        "loc_kabul_aibak taliban.guerrilla.a": 1,
        "loc_kabul_aibak warlords.guerrilla.u": -2,
        "loc_kabul_aibak warlords.guerrilla.a": 2,
    }
    assert operation(b, "government", "sweep", "herat", "done", special=False) == {"resources government": -3}


def test_isr_shaded_does_not_count_cubes_that_came_in() -> None:
    """Card 1, shaded: cubes that entered this turn, by Sweep or Air Lift, do not Activate; the others do."""
    b = board("kabul: coalition 2t, government 2t\nkhowst: coalition 1t, taliban 5g")
    b.put_in_force(ISR, SHADED)
    choices = ["khowst", "kabul", "2", "2", "done", "taliban"]
    assert operation(b, "coalition", "sweep", *choices, special=False) == {
        "kabul coalition.troops": -2,
        "kabul government.troops": -2,
        "khowst coalition.troops": 2,
        "khowst government.troops": 2,
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
        "resources government": -3,
        "kabul control": -1,
        "khowst control": -2,
    }
    b = board("kabul: coalition 2t\nkhowst: coalition 1t, taliban 5g")
    b.put_in_force(ISR, SHADED)
    choices = ["air_lift", "kabul", "khowst", "2", "done", "khowst", "done", "taliban"]
    assert operation(b, "coalition", "sweep", *choices) == {
        "kabul coalition.troops": -2,
        "khowst coalition.troops": 2,
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
        "kabul control": -1,
    }


def test_nato_shaded_limits_a_coalition_sweep_to_two_spaces() -> None:
    """Card 17, shaded: at most 2 spaces, for the Coalition only."""
    b = board(resources=20)
    b.put_in_force(NATO, SHADED)
    assert asks(b, "coalition", "sweep", "herat", "kabul", special=False).options == ["done"]
    assert "farah" in asks(b, "government", "sweep", "herat", "kabul", special=False).options


def test_partnering_policy_shaded_leaves_government_pieces_out() -> None:
    """Card 10, shaded: no Government Troops go along, Government cubes do not count, even if an Event grants the Sweep
    (5.1.2): it is not forbidden, only its pieces are."""
    choices = ["khowst", "kabul", "done", "taliban"]
    expected = {
        "kabul coalition.troops": -1,
        "khowst coalition.troops": 1,
        "khowst taliban.guerrilla.u": -1,
        "khowst taliban.guerrilla.a": 1,
        "khowst control": -2,
    }
    for granted in (False, True):
        b = board("kabul: coalition 1t, government 2t\nkhowst: government 2t, taliban 3g")
        b.put_in_force(PARTNERING_POLICY, SHADED)
        assert operation(b, "coalition", "sweep", *choices, special=False, event=granted, free=granted) == expected


def test_aerostats_shaded_after_a_coalition_sweep() -> None:
    """Card 5, shaded: the Taliban may hide in 1 space after a Coalition Sweep too."""
    b = board("ghazni: coalition 1t, taliban 2g")
    b.put_in_force(AEROSTATS, SHADED)
    assert operation(b, "coalition", "sweep", "ghazni", "done", "taliban", "ghazni", special=False) == {}


def test_roadside_ieds_shaded_strike_a_sweep() -> None:
    """Card 23, shaded: of cubes that crossed a LoC with an Underground Taliban Guerrilla the Taliban may remove 1,
    before anything else: it no longer Activates."""
    b = board("kabul: coalition 1t, government 1t\nloc_kandahar_kabul: taliban 1g\nkandahar: taliban 2g")
    b.put_in_force(ROADSIDE_IEDS, SHADED)
    choices = ["kandahar", "kabul", "1", "done", "kandahar", "coalition.troops"]
    assert operation(b, "coalition", "sweep", *choices, special=False) == {
        "kabul coalition.troops": -1,
        "kabul government.troops": -1,
        "kandahar government.troops": 1,
        "casualties 0": 1,
        "resources government": -3,
        "kabul control": -1,
    }
    b = board("kabul: government 1t\nloc_kandahar_kabul: taliban 1g\nkandahar: taliban 2g")
    b.put_in_force(ROADSIDE_IEDS, SHADED)
    choices = ["kandahar", "kabul", "done", "done", "taliban"]
    assert operation(b, "government", "sweep", *choices, special=False) == {
        "kabul government.troops": -1,
        "kandahar government.troops": 1,
        "kandahar taliban.guerrilla.u": -1,
        "kandahar taliban.guerrilla.a": 1,
        "resources government": -4,
        "resources warlords": 1,
        "kabul control": -1,
    }


def test_roadside_ieds_follow_cubes_that_fly_on() -> None:
    """Card 23, shaded: an Air Lift in between does not save the cubes, which are struck wherever they are."""
    b = board("kabul: coalition 2t\nloc_kandahar_kabul: taliban 1g")
    b.put_in_force(ROADSIDE_IEDS, SHADED)
    choices = ["kandahar", "kabul", "2", "air_lift", "herat", "2", "done", "done"]
    asked = asks(b, "coalition", "sweep", *choices)
    assert (asked.actor, asked.kind, asked.options) == (1, "roadside-space", ["herat", "done"])


def test_roadside_ieds_and_isr_shaded() -> None:
    """Cards 1 and 23, shaded: a cube that was lost on its way in leaves the others to Activate as before."""
    b = board("kabul: coalition 1t\nloc_kandahar_kabul: taliban 1g\nkandahar: coalition 2t, taliban 4g")
    b.put_in_force(ROADSIDE_IEDS, SHADED)
    b.put_in_force(ISR, SHADED)
    choices = ["kandahar", "kabul", "done", "kandahar", "taliban"]
    assert operation(b, "coalition", "sweep", *choices, special=False) == {
        "kabul coalition.troops": -1,
        "casualties 0": 1,
        "kandahar taliban.guerrilla.u": -2,
        "kandahar taliban.guerrilla.a": 2,
        "kabul control": -1,
    }
