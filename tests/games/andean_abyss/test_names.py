"""The constants in `names` for spaces, columns and counters match the data files and the layout."""

from __future__ import annotations

from abyssal.coin.spec import BASE, GUERRILLA
from abyssal.games.andean_abyss import names
from tests.games.andean_abyss.helpers import RULES

SPEC = RULES.spec
UNNAMED = {"pile_events", "pile_propaganda"}
"""Used only by the kernel's deck."""


def constant(offset: str) -> str:
    """`farc.guerrilla.u` is `FARC_U`, `govt.base` is `GOVT_BASE`, `govt.troops` is `TROOPS`."""
    name = offset.removeprefix("govt.") if offset != "govt.base" else offset
    return name.replace(".guerrilla", "").replace(".", "_").upper()


def test_spaces() -> None:
    assert SPEC.size == names.S
    assert {name: getattr(names, name.upper()) for name in SPEC.spaces} == SPEC.space_index


def test_factions() -> None:
    assert SPEC.factions == names.FACTIONS
    assert [getattr(names, name.upper()) for name in SPEC.factions] == list(range(4))


def test_offsets() -> None:
    expected = {constant(name): at for name, at in SPEC.at.items() if name not in UNNAMED}
    assert {name: getattr(names, name) for name in expected} == expected


def test_pieces_by_faction() -> None:
    def columns(shape: int, side: str = "") -> list[int]:
        found = {p.faction: p.column for p in SPEC.pieces if p.shape == shape and p.name.endswith(side)}
        return [found.get(faction, -1) for faction in range(4)]

    def pools(what: str) -> list[int]:
        found = {name.partition(".")[0]: SPEC.at["available"] + i for i, name in enumerate(SPEC.pools) if what in name}
        return [found.get(faction, -1) for faction in SPEC.factions]

    assert columns(BASE) == names.BASE
    assert columns(GUERRILLA, ".u") == names.UNDERGROUND
    assert columns(GUERRILLA, ".a") == names.ACTIVE
    assert [p.column for p in SPEC.pieces if p.shape == GUERRILLA] == names.GUERRILLA_COLUMNS
    assert pools(".base") == names.BASES_POOL
    assert pools(".guerrilla") == names.GUERRILLAS_POOL
    assert pools("govt.troops") == [names.TROOPS_POOL, -1, -1, -1]
    assert pools("govt.police") == [names.POLICE_POOL, -1, -1, -1]


def test_lasting_cards() -> None:
    cards = RULES.cards
    assert [card for card in SPEC.events if cards.capability[card]] == names.CAPABILITIES
    assert [card for card in SPEC.events if cards.momentum[card]] == names.MOMENTUM


def test_phases() -> None:
    plain = ["setup", "new_card", "turn", "over"]
    constants = [name.upper() if name in plain else f"{name.upper()}_PHASE" for name in names.PHASES]
    assert [getattr(names, name) for name in constants] == list(range(len(constants)))
    assert len(names.PHASE_RULES) == len(names.PHASES)
