"""The numbers in `names` for spaces, columns and counters match the data files and the layout."""

from __future__ import annotations

from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.rules import load, make_spec

SPEC = make_spec()
UNNAMED = {"pile_events", "pile_propaganda"}
"""Only the kernel's deck looks at them."""


def constant(offset: str) -> str:
    """`taliban.guerrilla.u` is `TALIBAN_U`, `coalition.troops` is `COALITION_TROOPS`, `government.troops` `TROOPS`."""
    name = offset.removeprefix("government.") if offset != "government.base" else offset
    return name.replace(".guerrilla", "").replace(".", "_").upper()


def test_spaces() -> None:
    assert SPEC.size == names.S
    assert {name: getattr(names, name.upper()) for name in SPEC.spaces} == SPEC.space_index
    assert [SPEC.facts[s]["country"] for s in names.PAKISTAN] == ["pakistan"] * 3


def test_factions() -> None:
    assert SPEC.factions == names.FACTIONS
    assert [getattr(names, name.upper()) for name in SPEC.factions] == list(range(4))


def test_offsets() -> None:
    expected = {constant(name): at for name, at in SPEC.at.items() if name not in UNNAMED}
    assert {name: getattr(names, name) for name in expected} == expected


def test_pieces_by_faction() -> None:
    assert (SPEC.underground, SPEC.active, SPEC.base) == (names.UNDERGROUND, names.ACTIVE, names.BASE)
    pools = {name: names.AVAILABLE + i for i, name in enumerate(SPEC.pools)}
    assert [pools[f"{name}.base"] for name in names.FACTIONS] == names.BASES_POOL
    assert [pools.get(f"{name}.guerrilla", -1) for name in names.FACTIONS] == names.GUERRILLAS_POOL
    assert (
        pools["coalition.troops"],
        pools["government.troops"],
        pools["government.police"],
    ) == (names.COALITION_TROOPS_POOL, names.TROOPS_POOL, names.POLICE_POOL)


def test_cards_that_last() -> None:
    """5.3, 5.4 Every Capability and every card with a Momentum side has its name."""
    events = load("cards.json")["events"]
    assert [card["number"] for card in events if card["capability"]] == names.CAPABILITIES
    assert [card["number"] for card in events if card["momentum"]] == names.MOMENTUM
    for card in events:
        if card["capability"] or card["momentum"]:
            named = [name for name, value in vars(names).items() if value == card["number"]]
            assert any(card["id"].upper().startswith(name) for name in named), card["id"]
