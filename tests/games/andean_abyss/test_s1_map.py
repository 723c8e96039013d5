"""1.3 The map."""

from __future__ import annotations

from abyssal.coin.predicates import bordering
from abyssal.coin.spec import CITY, LOC, RURAL
from abyssal.games.andean_abyss.names import PANAMA
from tests.games.andean_abyss.asking import asks, plain
from tests.games.andean_abyss.helpers import RULES, board, event, operation

SPEC = RULES.spec
COUNTRY = [s for s in range(SPEC.size) if not SPEC.facts[s].get("foreign")]


def named(*kinds: int) -> list[str]:
    return [SPEC.spaces[s] for s in COUNTRY if SPEC.kind[s] in kinds]


def around(name: str) -> set[str]:
    return {SPEC.spaces[x] for x in SPEC.adjacent[SPEC.space_index[name]] if x in COUNTRY}


def test_1_3_1_kinds_of_spaces() -> None:
    """1.3.1 Departments, Cities and LoCs are the spaces, and all of them can hold forces."""
    assert (len(named(CITY)), len(named(RURAL)), len(named(LOC))) == (11, 16, 18)
    for name in named(CITY, RURAL, LOC):
        b = board(f"{name}: govt 1t 1p, farc 1g, auc 1g(1a), cartels 1g")
        s = SPEC.space_index[name]
        assert b.government(s) == 2
        assert b.all_guerrillas(s) == 3


def test_1_3_2_departments() -> None:
    """1.3.2 Each Department has a Population of 0, 1 or 2 and is Forest, Mountain or Grassland."""
    pop = {name: SPEC.pop[SPEC.space_index[name]] for name in named(RURAL)}
    assert {name for name in pop if pop[name] == 2} == {"antioquia", "huila", "santander"}
    assert {name for name in pop if pop[name] == 0} == {"amazonas", "guainia", "vaupes", "vichada"}
    assert set(pop.values()) == {0, 1, 2}
    terrain = {name: SPEC.terrain[SPEC.space_index[name]] for name in named(RURAL)}
    assert {name for name in terrain if terrain[name] == "mountain"} == {"antioquia", "huila", "santander", "cesar"}
    assert {name for name in terrain if terrain[name] == "grassland"} == {"arauca", "meta_east", "vichada"}
    assert set(terrain.values()) == {"forest", "mountain", "grassland"}


def test_1_3_3_cities() -> None:
    """1.3.3 Each City has a Population of 1 to 8 and no terrain."""
    pop = {name: SPEC.pop[SPEC.space_index[name]] for name in named(CITY)}
    assert pop == {
        "bogota": 8,
        "cali": 3,
        "medellin": 3,
        "bucaramanga": 2,
        "ibague": 2,
        "santa_marta": 2,
        "cartagena": 1,
        "cucuta": 1,
        "neiva": 1,
        "pasto": 1,
        "sincelejo": 1,
    }
    assert {SPEC.terrain[SPEC.space_index[name]] for name in pop} == {""}


def test_1_3_4_locs() -> None:
    """1.3.4 Each LoC has an Econ of 1 to 3, 30 in all (6.3.1), no Population, and is a Road or a Pipeline."""
    econ = {name: SPEC.econ[SPEC.space_index[name]] for name in named(LOC)}
    assert set(econ.values()) == {1, 2, 3}
    assert sum(econ.values()) == 30
    assert {SPEC.pop[SPEC.space_index[name]] for name in econ} == {0}
    pipelines = {name for name in econ if SPEC.facts[SPEC.space_index[name]].get("pipeline")}
    assert {name for name in econ if econ[name] == 3} <= pipelines
    assert pipelines < set(econ)
    assert {SPEC.econ[s] for s in COUNTRY if SPEC.kind[s] != LOC} == {0}


def test_1_3_5_foreign_countries_are_no_spaces() -> None:
    """1.3.5 Foreign countries are not spaces until an Event makes them one."""
    assert {"brasil", "peru", "venezuela"} & set(SPEC.spaces) == set()
    b = board("choco: farc 1g\nnarino: cartels 2g, auc 1g")
    assert b.place(SPEC.piece_named["farc.base"].column, PANAMA) == 0
    assert "panama" not in asks(b, "farc", "march").options
    assert "ecuador" not in asks(b, "cartels", "march").options
    assert "ecuador" not in asks(b, "cartels", "rally").options
    assert "panama" not in asks(b, "govt", "train").options


def test_1_3_5_panama_by_event() -> None:
    """1.3.5 By Darién Panamá is a Forest Department without Population for all purposes."""
    b = board("choco: farc 2g")
    assert event(b, "cartels", 71, True, "1") == {"panama open": 1, "panama cartels.base": 1}
    assert (SPEC.kind[PANAMA], SPEC.terrain[PANAMA], b.n[b.POP + PANAMA]) == (RURAL, "forest", 0)
    assert operation(b, "farc", "march", "panama", "choco", "2", "done") == {
        "choco farc.guerrilla.u": -2,
        "panama farc.guerrilla.u": 2,
        "resources farc": -1,
    }
    assert b.shift(PANAMA, 1) == 0


def test_1_3_5_sweep_in_panama_activates_nobody() -> None:
    """1.3.5 Sweep in Panamá never Activates Guerrillas (R1)."""
    b = board("open panama\npanama: govt 6t 2p, farc 2g")
    assert operation(b, "govt", "sweep", "panama", "done", special=False) == {"resources govt": -3}


def test_1_3_5_next_to_venezuela() -> None:
    """1.3.5 Guainía is next to Venezuela, Vaupés is not (R2)."""
    beside = {SPEC.spaces[s] for s in bordering("venezuela").spaces(board())}
    assert "guainia" in beside
    assert "vaupes" not in beside
    assert {"cucuta", "cesar", "santander", "arauca", "vichada"} < beside
    assert {name for name in beside if SPEC.kind[SPEC.space_index[name]] == CITY} == {"cucuta"}
    b = board("guainia: farc 2g\nvaupes: farc 2g")
    assert event(b, "govt", 28, False, "farc.guerrilla.u", "done") == {"guainia farc.guerrilla.u": -1}


def test_1_3_6_around_a_town() -> None:
    """1.3.6 The 4 Departments and 4 LoCs around Ayacucho are all adjacent to each other (R3)."""
    ring = {
        "cesar",
        "atlantico",
        "antioquia",
        "santander",
        "loc_ayacucho_barranquilla",
        "loc_ayacucho_sincelejo",
        "loc_bucaramanga_ayacucho",
        "loc_cucuta_ayacucho",
    }
    for name in ring:
        assert ring - {name} <= around(name), name


def test_1_3_6_across_a_loc() -> None:
    """1.3.6 Departments separated by a LoC are adjacent, Cities across one are not."""
    assert "choco" in around("antioquia")
    assert "huila" in around("antioquia")
    assert "medellin" not in around("ibague")
    assert "bogota" not in around("neiva")


def test_1_3_6_both_ways() -> None:
    """1.3.6 Adjacency is mutual, and no space is adjacent to itself."""
    for here, near in enumerate(SPEC.adjacent):
        assert here not in near
        assert len(set(near)) == len(near)
        for there in near:
            assert here in SPEC.adjacent[there]


def test_1_3_6_locs_end_in_towns_and_cities() -> None:
    """1.3.6 A LoC is adjacent to the Cities it runs between and the Departments along it."""
    assert around("loc_bogota_ibague_bucaramanga") == {
        "bogota",
        "ibague",
        "bucaramanga",
        "antioquia",
        "huila",
        "santander",
    }
    assert around("loc_cali_buenaventura") == {"cali", "choco", "narino"}
    assert around("cesar") == {
        "santa_marta",
        "antioquia",
        "santander",
        "atlantico",
        "loc_cucuta_ayacucho",
        "loc_ayacucho_sincelejo",
        "loc_bucaramanga_ayacucho",
        "loc_ayacucho_barranquilla",
    }


def test_1_3_7_coast() -> None:
    """1.3.7 Spaces at the sea are coastal, the interior is not."""
    coastal = {SPEC.spaces[s] for s in COUNTRY if SPEC.facts[s].get("coastal")}
    assert coastal == {
        "santa_marta",
        "cartagena",
        "sincelejo",
        "atlantico",
        "cesar",
        "choco",
        "narino",
        "loc_cartagena_sincelejo",
        "loc_cali_buenaventura",
        "loc_cartagena_barranquilla",
        "loc_pasto_tumaco",
    }


def test_1_3_6_movement_follows_adjacency() -> None:
    """1.3.6 March enters adjacent spaces and no others."""
    b = board("cesar: cartels 1g")
    assert plain(asks(b, "cartels", "march").options) == around("cesar")
