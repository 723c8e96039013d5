"""A game's fixed facts (spaces, pieces, factions), read from its data files and checked, and the layout of its state.

The state is one flat list of small integers. Each kind of piece, and each thing a space can carry, is a *column*: as
many numbers as there are spaces, beginning at a fixed offset, so that `n[TROOPS + s]` counts the Troops in space `s`.
After the columns come the numbers that belong to no space. The meaning of a column or number is defined once, here or
in the game's own modules.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from ..kernel.errors import Problem

CITY: Final = 0
RURAL: Final = 1
"""Neither City nor LoC. Each game has its own word for it."""
LOC: Final = 2

# Checkpoints that every game has. The phases of its Propaganda Round follow; the end comes last.
SETUP: Final = 0
NEW_CARD: Final = 1
TURN: Final = 2
FIRST_PHASE: Final = 3

CUBE: Final = 0
GUERRILLA: Final = 1
BASE: Final = 2

MAX_PILES: Final = 8
"""Maximum number of shuffled packets in a deck."""
MAX_QUEUE_CARDS: Final = 4
"""Maximum number of cards that lie revealed on the draw deck at once."""


class Piece:
    """One kind of piece, as it lies on the map: `rebels.guerrilla.u`, for example, is an Underground Guerrilla."""

    def __init__(self, name: str, faction: int, shape: int, pool: int, column: int) -> None:
        self.name = name
        self.faction = faction
        self.shape = shape
        self.pool = pool
        self.column = column


class Spec:
    """The facts of one game. Shared by all its positions, never changed."""

    def __init__(
        self,
        game: str,
        factions: list[str],
        spaces: list[dict[str, Any]],
        inventory: dict[str, int],
        space_columns: list[str],
        numbers: list[tuple[str, int]],
        markers: int,
        events: int,
        propaganda: int,
        levels: int,
        limits: dict[str, int],
        boxes: list[str] | None = None,
        notes: list[tuple[str, int]] | None = None,
    ) -> None:
        self.game = game
        self.factions = factions
        self.faction_index = {name: i for i, name in enumerate(factions)}
        self.levels = levels
        self.markers = markers
        self.cards = events + propaganda
        self.events = list(range(1, events + 1))
        """Cards are numbered: first the Events, then the Propaganda cards."""
        self.card_names = [str(card) for card in range(self.cards + 1)]
        self.propaganda = list(range(events + 1, self.cards + 1))
        self.capability_owners: list[str] = []
        """The factions that can own a Capability."""
        self.conditions: list[str] = []
        """What bots may ask about an Event whose text only people know."""
        self.random_table: dict[str, str] = {}
        """Space that each cell of the printed sheet gives, as we assume. Cells are named by the numbers of the dice."""
        self.random_walk: list[str] = []
        """All spaces in the order in which the printed sheet leads on, if it does not follow from the table."""
        self.max_resources = limits["resources"]
        self.max_aid = limits["aid"]
        self.boxes = ["available", "out_of_play", *(boxes or [])]
        """Boxes for pieces that are not on the map. Only pieces in `available` can be placed."""
        self._read_spaces(spaces)
        self._read_pieces(inventory)
        self._lay_out(space_columns, numbers, notes or [])

    def _read_spaces(self, spaces: list[dict[str, Any]]) -> None:
        """Read the spaces with their kind, terrain, Population and Econ."""
        kinds = {"city": CITY, "loc": LOC}
        self.spaces: list[str] = [s["id"] for s in spaces]
        self.size = len(spaces)
        self.space_index: dict[str, int] = {name: i for i, name in enumerate(self.spaces)}
        self.names: list[str] = [s["name"] for s in spaces]
        self.kind: list[int] = [kinds.get(s["kind"], RURAL) for s in spaces]
        self.pop: list[int] = [s["pop"] or 0 for s in spaces]
        self.econ: list[int] = [s["econ"] or 0 for s in spaces]
        self.terrain: list[str] = [s.get("terrain") or "" for s in spaces]
        self.most_per_faction: list[int] = [s.get("max_pieces_per_faction", 99) for s in spaces]
        """Maximum number of pieces of one faction in each space."""
        self.borders: list[list[str]] = [s.get("borders", []) for s in spaces]
        self.facts = spaces
        self.adjacent: list[list[int]] = [[self.space_index[x] for x in s["adjacent"]] for s in spaces]
        self._check_adjacency()
        self.adjacent_bits: list[int] = [sum([1 << x for x in around]) for around in self.adjacent]
        """`adjacent` as bit sets."""
        self.locs = [s for s in range(self.size) if self.kind[s] == LOC]
        self.loc_bits: int = sum([1 << s for s in self.locs])
        self.everywhere = list(range(self.size))
        self.lands = [s for s in range(self.size) if self.kind[s] != LOC]
        self.networked = [any(self.kind[x] != RURAL for x in around) for around in self.adjacent]
        """For each space, True if a City or LoC is adjacent."""
        self.cities = [s for s in range(self.size) if self.kind[s] == CITY]
        self.rural = [s for s in range(self.size) if self.kind[s] == RURAL]

    def _check_adjacency(self) -> None:
        """Check that adjacency is mutual, and between different spaces."""
        for here, around in enumerate(self.adjacent):
            for there in around:
                if here == there or here not in self.adjacent[there]:
                    raise Problem("bad-map", space=self.spaces[here], other=self.spaces[there])

    def beside(self, spaces: list[int], among: list[int]) -> list[int]:
        """Return the spaces in `among` that are adjacent to any of `spaces`."""
        near = 0
        for s in spaces:
            near |= self.adjacent_bits[s]
        return [s for s in among if near >> s & 1]

    def is_coastal(self, s: int) -> bool:
        """Return True if the space touches the sea."""
        return bool(self.facts[s].get("coastal"))

    def _read_pieces(self, inventory: dict[str, int]) -> None:
        """Read the pieces. `inventory` counts by pool: Guerrillas are one pool, though they lie Underground or Active
        on the map."""
        self.pools: list[str] = list(inventory)
        self.inventory: list[int] = list(inventory.values())
        self.pieces: list[Piece] = []
        shapes = {"guerrilla": GUERRILLA, "base": BASE}
        for pool, name in enumerate(self.pools):
            faction, what = name.split(".")
            shape = shapes.get(what, CUBE)
            for side in (".u", ".a") if shape == GUERRILLA else ("",):
                column = len(self.pieces) * self.size
                self.pieces.append(Piece(name + side, self.faction_index[faction], shape, pool, column))
        self.piece_named = {p.name: p for p in self.pieces}
        self.pool_index = {name: i for i, name in enumerate(self.pools)}
        self.own: list[list[int]] = [
            [p.column for p in self.pieces if p.faction == f] for f in range(len(self.factions))
        ]
        """Each faction's columns."""
        self.own_pools: list[list[int]] = [
            [p.column for p in self.pieces if p.faction == f and not p.name.endswith(".a")]
            for f in range(len(self.factions))
        ]
        """Each faction's columns, one per pool."""
        self.underground = [self._column_of(faction, "guerrilla.u") for faction in self.factions]
        """Column of each faction's Underground Guerrillas; -1 if it has none."""
        self.active = [self._column_of(faction, "guerrilla.a") for faction in self.factions]
        self.base = [self._column_of(faction, "base") for faction in self.factions]

    def _column_of(self, faction: str, piece: str) -> int:
        found = self.piece_named.get(f"{faction}.{piece}")
        return -1 if found is None else found.column

    def _lay_out(self, space_columns: list[str], numbers: list[tuple[str, int]], notes: list[tuple[str, int]]) -> None:
        """Number everything. `notes`, at the end, are the facts that people entered about their cards. Observations for
        learning programs leave them out."""
        factions, pools = len(self.factions), len(self.pools)
        self.column_names: list[str] = [p.name for p in self.pieces]
        self.column_names += ["support", "terror", "pop", "open", *space_columns]
        self.at: dict[str, int] = {name: i * self.size for i, name in enumerate(self.column_names)}
        here = self.cells = len(self.column_names) * self.size
        blocks = [
            *((box, pools) for box in self.boxes),
            ("resources", factions),
            ("eligible", factions),
            ("acted", factions),
            ("barred", factions),
            ("seen", self.cards + 1),
            ("effect", self.cards + 1),
            ("pile_events", MAX_PILES),
            ("pile_propaganda", MAX_PILES),
            ("queue", MAX_QUEUE_CARDS),
        ]
        singles = [
            "aid", "total_support", "total_opposition", "markers", "phase", "card", "first", "first_did", "second",
            "revealed", "propaganda_played", "rounds", "after_round", "set_aside",
        ]  # fmt: skip
        for name, width in blocks + [(name, 1) for name in singles] + numbers:
            self.at[name] = here
            here += width
        self.observed = here
        """Numbers without the notes."""
        for name, width in notes:
            self.at[name] = here
            here += width
        self.SUPPORT = self.at["support"]
        self.TERROR = self.at["terror"]
        self.POP = self.at["pop"]
        self.OPEN = self.at["open"]
        self.AVAILABLE = self.at["available"]
        self.OUT_OF_PLAY = self.at["out_of_play"]
        self.RESOURCES = self.at["resources"]
        self.AID = self.at["aid"]
        self.TOTAL_SUPPORT = self.at["total_support"]
        self.TOTAL_OPPOSITION = self.at["total_opposition"]
        self.MARKERS = self.at["markers"]
        self.EFFECT = self.at["effect"]
        self.ELIGIBLE = self.at["eligible"]
        self.ACTED = self.at["acted"]
        self.BARRED = self.at["barred"]
        self.FIRST = self.at["first"]
        self.FIRST_DID = self.at["first_did"]
        self.SECOND = self.at["second"]
        self.CARD = self.at["card"]
        self.SEEN = self.at["seen"]
        self.REVEALED = self.at["revealed"]
        self.PILE_EVENTS = self.at["pile_events"]
        self.PILE_PROPAGANDA = self.at["pile_propaganda"]
        self.QUEUE = self.at["queue"]
        self.box_at: list[int] = [self.at[box] for box in self.boxes]
        self.length = here
        self.packed = Struct(f"{here}b")
        self.piece_columns = len(self.pieces) * self.size
        self.piece_at: list[Piece] = [self.pieces[i // self.size] for i in range(self.piece_columns)]
        self.holding: list[int] = [self.at["available"] + piece.pool for piece in self.piece_at]
        """For each column, the index that counts its Available pieces."""
        self.stock: list[int] = [self.inventory[piece.pool] for piece in self.piece_at]
        """For each column, the number of pieces of its pool in the game."""
        self.off_map: list[list[int]] = [[box + piece.pool for box in self.box_at] for piece in self.piece_at]
        """For each column, the indices that count the pieces of its pool off the map."""
