"""3.3.2 March."""

from __future__ import annotations

import pytest

from abyssal.coin.general import menu
from abyssal.games.andean_abyss.names import FARC
from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import board, operation


def march(text: str, who: str, goal: str, origin: str, *counts: str) -> dict[str, int]:
    """Move one group; return how the Guerrillas at the destination changed."""
    b = board(text)
    changed = operation(b, who, "march", goal, origin, *counts, "done", special=False)
    return {name: change for name, change in changed.items() if name.startswith(goal)}


def test_3_3_2_into_adjacent_spaces() -> None:
    """3.3.2 Guerrillas move into adjacent spaces (1.3.6), any number from any origins."""
    b = board("arauca: farc 3g(1a)\nvichada: farc 1g, auc 1g")
    near = {
        "santander",
        "meta_east",
        "vichada",
        "loc_arauca_cucuta",
        "loc_yopal_bogota",
        "arauca",
        "guaviare",
        "guainia",
    }
    assert plain(asks(b, "farc", "march").options) == near
    choices = ["meta_east", "arauca", "1", "1", "vichada", "done"]
    assert operation(b, "farc", "march", *choices, special=False) == {
        "arauca farc.guerrilla.u": -1,
        "arauca farc.guerrilla.a": -1,
        "vichada farc.guerrilla.u": -1,
        "meta_east farc.guerrilla.u": 2,
        "meta_east farc.guerrilla.a": 1,
        "resources farc": -1,
    }


def test_3_3_2_cost() -> None:
    """3.3.2 One Resource for each City or Department moved into, whatever the number of groups; LoCs are free."""
    b = board("arauca: farc 4g\nmeta_east: farc 1g", resources=2)
    choices = ["santander", "arauca", "1", "meta_east", "vichada", "arauca", "1", "loc_arauca_cucuta", "arauca", "1"]
    assert plain(asks(b, "farc", "march", *choices).options) == {"loc_yopal_bogota", "done"}
    assert operation(b, "farc", "march", *choices, "done", special=False) == {
        "arauca farc.guerrilla.u": -3,
        "meta_east farc.guerrilla.u": -1,
        "santander farc.guerrilla.u": 2,
        "vichada farc.guerrilla.u": 1,
        "loc_arauca_cucuta farc.guerrilla.u": 1,
        "resources farc": -2,
    }


def test_3_3_2_without_resources_onto_locs() -> None:
    """3.3.2 Without Resources Guerrillas may still move onto LoCs."""
    b = board("arauca: farc 1g", resources=0)
    assert plain(asks(b, "farc", "march").options) == {"loc_arauca_cucuta", "loc_yopal_bogota"}
    assert operation(b, "farc", "march", "loc_yopal_bogota", "arauca", "done", special=False) == {
        "arauca farc.guerrilla.u": -1,
        "loc_yopal_bogota farc.guerrilla.u": 1,
    }


def test_3_3_2_nobody_moves_twice() -> None:
    """3.3.2 No Guerrilla moves more than once; those that were there before may still move."""
    b = board("vichada: farc 2g\narauca: farc 1g")
    assert plain(asks(b, "farc", "march", "arauca", "vichada", "2", "santander").options) == {"arauca"}
    choices = ["arauca", "vichada", "2", "santander", "arauca", "done"]
    assert operation(b, "farc", "march", *choices, special=False) == {
        "vichada farc.guerrilla.u": -2,
        "arauca farc.guerrilla.u": 1,
        "santander farc.guerrilla.u": 1,
        "resources farc": -2,
    }
    b = board("vichada: farc 2g")
    assert plain(asks(b, "farc", "march", "arauca", "vichada", "2").options) == {"done"}


def test_3_3_2_not_twice_after_extort() -> None:
    """3.3.2 A Guerrilla that marched and was then Activated by Extort (4.3.1) still counts as having marched."""
    b = board("vichada: farc 2g")
    came = ["arauca", "vichada", "2", "extort"]
    assert asks(b, "farc", "march", *came).options == ["done", "take_back"]
    assert operation(b, "farc", "march", *came, "done") == {
        "vichada farc.guerrilla.u": -2,
        "arauca farc.guerrilla.u": 1,
        "arauca farc.guerrilla.a": 1,
    }
    b = board("vichada: farc 1g\narauca: farc 1g(1a)")
    came = ["arauca", "vichada", "extort", "santander"]
    assert plain(asks(b, "farc", "march", *came).options) == {"arauca"}
    assert operation(b, "farc", "march", *came, "arauca", "done") == {
        "vichada farc.guerrilla.u": -1,
        "santander farc.guerrilla.a": 1,
        "resources farc": -1,
    }


@pytest.mark.parametrize(("before", "after"), [("u", "a"), ("a", "u")])
def test_3_3_2_not_twice_after_bribe(before: str, after: str) -> None:
    """3.3.2 A Guerrilla that marched and was then flipped by Bribe (4.5.4) still counts as having marched."""
    active = "(1a)" if before == "a" else ""
    text = f"vichada: cartels 1g{active}"
    came = ["arauca", "vichada", "bribe", f"flip:cartels.guerrilla.{before}", "done"]
    assert asks(board(text), "cartels", "march", *came).options == ["done", "take_back"]
    assert operation(board(text), "cartels", "march", *came, "done") == {
        f"vichada cartels.guerrilla.{before}": -1,
        f"arauca cartels.guerrilla.{after}": 1,
        "resources cartels": -4,
    }
    other = "" if before == "a" else "(1a)"
    b = board(f"{text}\narauca: cartels 1g{other}")
    came = ["arauca", "vichada", "bribe", f"flip:cartels.guerrilla.{before}", "done", "santander"]
    assert plain(asks(b, "cartels", "march", *came).options) == {"arauca"}
    assert operation(b, "cartels", "march", *came, "arauca", "done") == {
        f"vichada cartels.guerrilla.{before}": -1,
        f"santander cartels.guerrilla.{after}": 1,
        "resources cartels": -5,
    }


def test_3_3_2_taking_back_who_marched() -> None:
    """3.3.2 If those that marched are taken back (1.4.1), the others there may still march."""
    b = board("vichada: farc 1g\narauca: farc 1g(1a)")
    came = ["arauca", "vichada", "take_back", "farc.guerrilla.u", "santander", "arauca", "done"]
    assert operation(b, "farc", "march", *came, special=False) == {
        "vichada farc.guerrilla.u": -1,
        "arauca farc.guerrilla.a": -1,
        "santander farc.guerrilla.a": 1,
        "resources farc": -2,
    }
    b = board("vichada: farc 1g\narauca: farc 1g")
    came = ["arauca", "vichada", "take_back", "santander", "arauca", "done"]
    assert operation(b, "farc", "march", *came, special=False)["santander farc.guerrilla.u"] == 1
    b = board("vichada: farc 1g\narauca: farc 1g(1a)")
    came = ["arauca", "vichada", "extort", "take_back", "santander", "arauca", "done"]
    assert operation(b, "farc", "march", *came)["santander farc.guerrilla.a"] == 1
    b = board("vichada: farc 1g\narauca: farc 1g(1a)")
    came = ["arauca", "vichada", "take_back", "farc.guerrilla.a"]
    assert asks(b, "farc", "march", *came, special=False).options == ["done", "take_back"]


def test_3_3_2_removing_who_marched_by_bribe() -> None:
    """3.3.2 The same if the one that marched is removed by Bribe (4.5.4)."""
    b = board("vichada: cartels 1g\narauca: cartels 1g(1a)")
    came = ["arauca", "vichada", "bribe", "remove:cartels.guerrilla.u", "done", "santander", "arauca", "done"]
    assert operation(b, "cartels", "march", *came) == {
        "vichada cartels.guerrilla.u": -1,
        "arauca cartels.guerrilla.a": -1,
        "santander cartels.guerrilla.a": 1,
        "resources cartels": -5,
    }


def test_3_3_2_one_group_from_each_origin() -> None:
    """3.3.2 All Guerrillas from one origin to one destination move together: each origin is used once per
    destination."""
    b = board("arauca: farc 3g\nvichada: farc 2g")
    assert plain(asks(b, "farc", "march", "meta_east", "arauca", "1").options) == {"vichada", "done"}


def test_3_3_2_example() -> None:
    """3.3.2 Two Guerrillas, 1 Police and 1 Troops in a Department with Passive Support: both arrive Active (R9)."""
    there = "santander: govt 1t 1p, PS\nmeta_east: farc 2g"
    assert march(there, "farc", "santander", "meta_east", "2") == {"santander farc.guerrilla.a": 2}
    assert march(there, "farc", "santander", "meta_east", "1") == {"santander farc.guerrilla.u": 1}
    neutral = there.replace(", PS", "")
    assert march(neutral, "farc", "santander", "meta_east", "2") == {"santander farc.guerrilla.u": 2}


@pytest.mark.parametrize(
    ("who", "level", "cubes", "count", "active"),
    [
        ("farc", "AS", 1, 3, True),
        ("farc", "AS", 0, 3, False),
        ("farc", "AS", 0, 4, True),
        ("farc", "PS", 3, 1, True),
        ("farc", "", 9, 3, False),
        ("farc", "PO", 9, 3, False),
        ("cartels", "PS", 2, 2, True),
        ("cartels", "AO", 9, 2, False),
        ("auc", "PS", 2, 2, True),
        ("auc", "PO", 2, 2, True),
        ("auc", "AO", 0, 4, True),
        ("auc", "AO", 1, 2, False),
        ("auc", "", 9, 4, False),
    ],
)
def test_3_3_2_who_is_noticed(who: str, level: str, cubes: int, count: int, active: bool) -> None:
    """3.3.2 More than 3 with the cubes there, and Support at the destination (for AUC also Opposition)."""
    text = f"arauca: {who} {count}g\nsantander: " + ", ".join(
        x for x in (f"govt {cubes}t" if cubes else "", level) if x
    )
    side = "a" if active else "u"
    counts = [str(count)] if count > 1 else []
    assert march(text, who, "santander", "arauca", *counts) == {f"santander {who}.guerrilla.{side}": count}


@pytest.mark.parametrize(("cubes", "active"), [(2, True), (1, False)])
def test_3_3_2_locs(cubes: int, active: bool) -> None:
    """3.3.2 On a LoC the same numbers apply."""
    text = f"arauca: farc 2g\nloc_yopal_bogota: govt {cubes}p"
    side = "a" if active else "u"
    assert march(text, "farc", "loc_yopal_bogota", "arauca", "2") == {f"loc_yopal_bogota farc.guerrilla.{side}": 2}


def test_3_3_2_farc_watches_auc() -> None:
    """3.3.2 Against AUC's March, FARC Guerrillas count as cubes, Active or not; other Guerrillas never do."""
    farc = "arauca: auc 2g\nsantander: farc 2g(1a), PS"
    assert march(farc, "auc", "santander", "arauca", "2") == {"santander auc.guerrilla.a": 2}
    cartels = "arauca: auc 2g\nsantander: cartels 2g, farc 1b, PS"
    assert march(cartels, "auc", "santander", "arauca", "2") == {"santander auc.guerrilla.u": 2}
    reverse = "arauca: farc 2g\nsantander: auc 2g, PS"
    assert march(reverse, "farc", "santander", "arauca", "2") == {"santander farc.guerrilla.u": 2}


def test_3_3_2_groups_count_one_by_one() -> None:
    """3.3.2 Each group counts on its own, not together with one that arrived before."""
    b = board("arauca: farc 3g\nmeta_east: farc 3g\nsantander: AS")
    assert operation(b, "farc", "march", "santander", "arauca", "3", "meta_east", "3", "done", special=False) == {
        "arauca farc.guerrilla.u": -3,
        "meta_east farc.guerrilla.u": -3,
        "santander farc.guerrilla.u": 6,
        "resources farc": -1,
    }


def test_3_3_2_active_ones_count_and_stay_active() -> None:
    """3.3.2 Active Guerrillas count in their group; March never hides them."""
    text = "arauca: farc 3g(2a)\nsantander: govt 1p, AS"
    assert march(text, "farc", "santander", "arauca", "1", "2") == {"santander farc.guerrilla.a": 3}
    assert march(text, "farc", "santander", "arauca", "1", "1") == {
        "santander farc.guerrilla.u": 1,
        "santander farc.guerrilla.a": 1,
    }


def test_3_3_2_those_who_were_there_are_not_affected() -> None:
    """3.3.2 Only the moving group becomes Active."""
    text = "arauca: farc 4g\nsantander: farc 1g, AS"
    assert march(text, "farc", "santander", "arauca", "4") == {"santander farc.guerrilla.a": 4}


def test_3_3_2_at_least_one_moves() -> None:
    """3.3.2 A selected destination must be moved into."""
    b = board("arauca: farc 2g(1a)")
    assert asks(b, "farc", "march", "santander").options == ["arauca", "extort", "take_back"]
    assert asks(b, "farc", "march", "santander", "arauca").options == ["0", "1"]
    assert asks(b, "farc", "march", "santander", "arauca", "0").kind == "march-space"


def test_3_3_2_how_many_of_which() -> None:
    """3.3.2 Any number of Underground and Active ones, at least 1 in total, as far as there is room (1.4.2)."""
    b = board("open ecuador\nnarino: farc 6g(3a)")
    assert asks(b, "farc", "march", "huila", "narino").options == ["0", "1", "2", "3"]
    assert asks(b, "farc", "march", "huila", "narino", "0").options == ["1", "2", "3"]
    assert asks(b, "farc", "march", "huila", "narino", "2").options == ["0", "1", "2", "3"]
    assert asks(b, "farc", "march", "ecuador", "narino").options == ["0", "1", "2"]
    assert asks(b, "farc", "march", "ecuador", "narino", "0").options == ["1", "2"]
    assert asks(b, "farc", "march", "ecuador", "narino", "1").options == ["0", "1"]
    assert asks(b, "farc", "march", "ecuador", "narino", "2").kind == "march-space"


@pytest.mark.parametrize(("resources", "possible"), [(1, True), (0, False)])
def test_3_3_2_one_resource_is_enough(resources: int, possible: bool) -> None:
    """3.3.2 A March into a Department is possible with 1 Resource, not without."""
    b = board("vaupes: farc 1g(1a)", resources)
    assert ("march" in menu(b, FARC, False, False)) is possible


def test_3_3_2_shipments_move_along() -> None:
    """3.3.2 A Shipment moves with its Guerrilla (4.5.3). While some Guerrillas stay, the owner chooses how many go."""
    b = board("arauca: farc 2g, shipment farc.u, shipment farc.u")
    ask = asks(b, "farc", "march", "santander", "arauca", "1")
    assert (ask.kind, ask.options) == ("shipments-along", ["0", "1", "2"])
    assert operation(b, "farc", "march", "santander", "arauca", "1", "1", "done", special=False) == {
        "arauca farc.guerrilla.u": -1,
        "santander farc.guerrilla.u": 1,
        "ship_at 0": -1,
        "resources farc": -1,
    }
    b = board("arauca: farc 1g, shipment farc.u\nsantander: govt 3t, AS")
    assert operation(b, "farc", "march", "santander", "arauca", "done", special=False) == {
        "arauca farc.guerrilla.u": -1,
        "santander farc.guerrilla.a": 1,
        "ship_at 0": -1,
        "ship_by 0": 1,
        "resources farc": -1,
    }


def test_3_3_2_farc_zones_are_open_to_insurgents() -> None:
    """3.3.2 FARC Zones do not affect Insurgents (6.4.4)."""
    assert march("meta_west: zone\nguaviare: auc 1g", "auc", "meta_west", "guaviare") == {
        "meta_west auc.guerrilla.u": 1
    }


def test_3_3_2_who_was_noticed_has_moved_too() -> None:
    """3.3.2 Guerrillas that turned Active on the way do not March on."""
    b = board("huila: farc 4g\nneiva: AS")
    assert asks(b, "farc", "march", "neiva", "huila", "4").options == ["done", "take_back"]
    b = board("huila: farc 4g\nneiva: farc 1g, AS")
    choices = ["neiva", "huila", "4", "loc_neiva_pasto", "neiva", "done"]
    assert operation(b, "farc", "march", *choices, special=False) == {
        "huila farc.guerrilla.u": -4,
        "neiva farc.guerrilla.a": 4,
        "neiva farc.guerrilla.u": -1,
        "loc_neiva_pasto farc.guerrilla.u": 1,
        "resources farc": -1,
    }
