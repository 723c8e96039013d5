"""The position of A Distant Plain: Control, Population and the four victory totals (1.7, 1.9, 7.2)."""

from __future__ import annotations

from ...kernel.board import Board
from ...kernel.spec import BASE, LOC, Spec

COALITION = 0
TALIBAN = 1
GOVERNMENT = 2
WARLORDS = 3
FACTIONS = ["coalition", "taliban", "government", "warlords"]
COIN = [COALITION, GOVERNMENT]


class Afghanistan(Board):
    """A position of A Distant Plain."""

    def __init__(self, spec: Spec) -> None:
        super().__init__(spec)
        self.PATRONAGE = spec.at["patronage"]
        self.ISLAMABAD = spec.at["islamabad"]
        self.RETURNEES = spec.at["returnees"]

    def twin(self) -> Afghanistan:
        return Afghanistan(self.spec)

    def room(self, column: int, s: int) -> int:
        """1.4.2 Two Bases to a space, none on LoCs; only the Taliban enter Pakistan."""
        piece = self.spec.piece_at[column]
        if self.in_pakistan(s) and piece.faction != TALIBAN:
            return 0
        if piece.shape != BASE:
            return 99
        if self.spec.kind[s] == LOC:
            return 0
        return 2 - sum(self.n[p.column + s] for p in self.spec.pieces if p.shape == BASE)

    def in_pakistan(self, s: int) -> bool:
        return bool(self.spec.facts[s].get("country") == "pakistan")

    def return_refugees(self, s: int) -> None:
        """A +1 Pop marker: the space has 1 more Population from now on."""
        level = self.n[self.SUPPORT + s]
        self.add(self.POP + s, 1)
        self.add(self.TOTAL_SUPPORT, max(level, 0))
        self.add(self.TOTAL_OPPOSITION, max(-level, 0))
        self.add(self.RETURNEES, -1)
        self.log("returnees", s)

    def add_patronage(self, amount: int) -> None:
        """1.8 Patronage runs from 0 to 40."""
        self.set(self.PATRONAGE, max(0, min(40, self.n[self.PATRONAGE] + amount)))
        self.log("patronage", self.n[self.PATRONAGE])

    def coin_controls(self, s: int) -> bool:
        """1.7 Coalition and Government together outnumber all others."""
        coin = self.count(COALITION, s) + self.count(GOVERNMENT, s)
        return coin > self.count(TALIBAN, s) + self.count(WARLORDS, s)

    def taliban_controls(self, s: int) -> bool:
        """1.7 The Taliban outnumber all others."""
        others = sum(self.count(faction, s) for faction in (COALITION, GOVERNMENT, WARLORDS))
        return self.count(TALIBAN, s) > others

    def support_and_available(self) -> int:
        """7.2 Total Support plus the Coalition's Available pieces."""
        free = sum(
            self.n[self.AVAILABLE + pool] for pool, name in enumerate(self.spec.pools) if name.startswith("coalition.")
        )
        return self.n[self.TOTAL_SUPPORT] + free

    def opposition_and_bases(self) -> int:
        """7.2 Total Opposition plus Taliban Bases."""
        return self.n[self.TOTAL_OPPOSITION] + self.on_map(self.spec.piece_named["taliban.base"].column)

    def coin_control_and_patronage(self) -> int:
        """7.2 COIN-Controlled Population plus Patronage."""
        controlled = sum(self.n[self.POP + s] for s in self.spec.lands if self.coin_controls(s))
        return controlled + self.n[self.PATRONAGE]

    def uncontrolled(self) -> int:
        """7.2 Afghan Population that nobody Controls."""
        afghan = [s for s in self.spec.lands if not self.in_pakistan(s)]
        return sum(self.n[self.POP + s] for s in afghan if not self.coin_controls(s) and not self.taliban_controls(s))
