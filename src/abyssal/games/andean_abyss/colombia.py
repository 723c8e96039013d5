"""The board of Andean Abyss: counts and limits of section 1, and effects that only this game has."""

from __future__ import annotations

from typing import Final

from ...coin.coin_board import CoinBoard
from ...coin.procedures import Procedures
from ...coin.spec import LOC, RURAL, Spec
from .cards import Cards
from .names import (
    AUC_A,
    AUC_BASE,
    AUC_U,
    BASE,
    CAPABILITIES,
    CARTELS_A,
    CARTELS_BASE,
    CARTELS_U,
    CONTROL,
    ECUADOR,
    FARC,
    FARC_A,
    FARC_BASE,
    FARC_U,
    GOVT,
    GOVT_BASE,
    GUERRILLA_COLUMNS,
    INSURGENTS,
    MOMENTUM,
    OPEN,
    PHASE,
    POLICE,
    PRESIDENT,
    PRESIDENTS,
    PROTECTED,
    REDEPLOY_PHASE,
    RESOURCES,
    SENADO,
    SHADED,
    SHIP_AT,
    SHIP_BY,
    SHIPMENTS,
    TROOPS,
    UNDERGROUND,
    ZONE,
    S,
)
from .options import Options

LOOSE: Final = 64
"""Added to a Shipment's carrier while its owner still has to decide where it goes (4.5.3)."""


class Colombia(CoinBoard):
    """A position of Andean Abyss."""

    __slots__ = ("options",)

    def __init__(self, spec: Spec, options: Options, procedures: Procedures[Colombia], final: int) -> None:
        super().__init__(spec, options, procedures, final)
        self.options = options

    def twin(self) -> Colombia:
        return Colombia(self.spec, self.options, self.procedures, self.final)

    def guerrillas(self, who: int, s: int) -> int:
        column = UNDERGROUND[who] + s
        return self.n[column] + self.n[column + S]

    def cubes(self, s: int) -> int:
        return self.n[TROOPS + s] + self.n[POLICE + s]

    def all_guerrillas(self, s: int) -> int:
        n = self.n
        return n[FARC_U + s] + n[FARC_A + s] + n[AUC_U + s] + n[AUC_A + s] + n[CARTELS_U + s] + n[CARTELS_A + s]

    def blocks_way(self, s: int) -> bool:
        """3.2.2, 3.2.3 Return True if moving cubes must stop here because of Guerrillas."""
        return self.all_guerrillas(s) > 0

    def bases(self, s: int) -> int:
        n = self.n
        return n[GOVT_BASE + s] + n[FARC_BASE + s] + n[AUC_BASE + s] + n[CARTELS_BASE + s]

    def government(self, s: int) -> int:
        n = self.n
        return n[TROOPS + s] + n[POLICE + s] + n[GOVT_BASE + s]

    def count(self, faction: int, s: int) -> int:
        if faction == GOVT:
            return self.government(s)
        n, column = self.n, UNDERGROUND[faction] + s
        return n[column] + n[column + S] + n[column + S + S]

    def insurgents(self, s: int) -> int:
        n = self.n
        return self.all_guerrillas(s) + n[FARC_BASE + s] + n[AUC_BASE + s] + n[CARTELS_BASE + s]

    def pieces(self, s: int) -> int:
        n = self.n
        return (
            n[TROOPS + s] + n[POLICE + s] + n[GOVT_BASE + s]
            + n[FARC_U + s] + n[FARC_A + s] + n[FARC_BASE + s]
            + n[AUC_U + s] + n[AUC_A + s] + n[AUC_BASE + s]
            + n[CARTELS_U + s] + n[CARTELS_A + s] + n[CARTELS_BASE + s]
        )  # fmt: skip

    def enemies(self, who: int, s: int) -> int:
        """1.5 Count the pieces of all other factions: every faction is an enemy of every other."""
        return self.pieces(s) - self.count(who, s)

    def has_enemies(self, who: int, s: int) -> bool:
        """1.5 Return True if any other faction has a piece in the space."""
        n = self.n
        if who != GOVT and (n[TROOPS + s] or n[POLICE + s] or n[GOVT_BASE + s]):
            return True
        for faction in INSURGENTS:
            if faction != who and self.count(faction, s):
                return True
        return False

    def outnumbers(self, who: int, s: int) -> bool:
        """Return True if the faction has more pieces than all others together (4.3.1, 6.2)."""
        return 2 * self.count(who, s) > self.pieces(s)

    def control_side(self, s: int) -> str:
        """6.2 (1.8) Name the side that Controls a space, as the map shows it: "govt", "farc" or ""."""
        who = self.control(s) if self.n[OPEN + s] and self.spec.kind[s] != LOC else -1
        return "" if who < 0 else self.spec.factions[who]

    def control(self, s: int) -> int:
        """6.2 (1.8) Return the faction that Controls a City or Department now: GOVT, FARC, or -1."""
        government, insurgents = self.government(s), self.insurgents(s)
        if government > insurgents:
            return GOVT
        farc = self.count(FARC, s)
        return FARC if farc > government + insurgents - farc else -1

    def marked_control(self, s: int) -> int:
        """6.2 Return the faction that Controls a space during a Propaganda Round. The first edition uses the markers;
        the second uses the live count until Redeploy."""
        if self.options.second_edition and self.n[PHASE] != REDEPLOY_PHASE:
            return self.control(s)
        return self.n[CONTROL + s] - 1

    def purse(self, who: int) -> int:
        """1.7 Resources that the faction can spend: its own."""
        return self.n[RESOURCES + who]

    def bases_on_map(self, who: int) -> int:
        return self.on_map(BASE[who])

    def opposition_and_bases(self) -> int:
        """1.6.3 FARC's victory track: Opposition + Bases."""
        return self.n[self.TOTAL_OPPOSITION] + self.on_map(FARC_BASE)

    def in_play(self) -> list[int]:
        return [s for s in range(S) if self.n[OPEN + s]]

    def room(self, column: int, s: int) -> int:
        """1.4.2 Return how many more pieces fit: 2 Bases per space, none on LoCs; no Government pieces in FARC Zones; 2
        pieces of each faction in Ecuador."""
        n = self.n
        if not n[OPEN + s] or (column < FARC_U and n[ZONE + s]):
            return 0
        space = 99
        if column in (GOVT_BASE, FARC_BASE, AUC_BASE, CARTELS_BASE):
            space = 0 if self.spec.kind[s] == LOC else 2 - self.bases(s)
        if s == ECUADOR:
            faction = self.spec.piece_at[column].faction
            space = min(space, self.spec.most_per_faction[s] - self.count(faction, s))
        return space

    def why_no_room(self, column: int, s: int, count: int) -> str:
        """1.4.2 Name the stacking limit that the pieces would break."""
        if not self.n[OPEN + s]:
            return "closed"
        if column < FARC_U and self.n[ZONE + s]:
            return "zone"
        if column in BASE and self.spec.kind[s] == LOC:
            return "loc"
        return "bases" if column in BASE and self.bases(s) + count > 2 else "ecuador"

    def room_after_trade(self, s: int) -> bool:
        """1.4.2 Return True if a Base fits once the faction has traded in its own pieces here."""
        return self.spec.kind[s] != LOC and self.bases(s) < 2

    # Shipments (4.5.3). Each lies under a Guerrilla, stored as a space and a column.

    def shipments_with(self, s: int, column: int) -> list[int]:
        """Return the Shipments under Guerrillas of this kind in the space."""
        n, by = self.n, column // S
        if n[SHIPMENTS] == 4:
            return []
        return [i for i in range(4) if n[SHIP_AT + i] == s + 1 and n[SHIP_BY + i] == by]

    def shipments_of(self, who: int, s: int = -1) -> list[int]:
        """Return the Shipments that a faction owns, in one space or everywhere."""
        n = self.n
        if n[SHIPMENTS] == 4 or who == GOVT:
            return []
        low = UNDERGROUND[who] // S
        return [
            i
            for i in range(4)
            if n[SHIP_AT + i] and low <= n[SHIP_BY + i] <= low + 1 and (s < 0 or n[SHIP_AT + i] == s + 1)
        ]

    def shipment_space(self, i: int) -> int:
        return self.n[SHIP_AT + i] - 1

    def shipment_column(self, i: int) -> int:
        """Return the kind of Guerrilla that a Shipment lies under, or lay under if it is loose."""
        return (self.n[SHIP_BY + i] % LOOSE) * S

    def loose_shipments(self) -> list[int]:
        n = self.n
        if n[SHIPMENTS] == 4:
            return []
        return [i for i in range(4) if n[SHIP_BY + i] >= LOOSE]

    def place_shipment(self, s: int, column: int) -> bool:
        """4.5.2 Put an Available Shipment under a Guerrilla."""
        n = self.n
        if n[SHIPMENTS] == 0 or n[column + s] == 0:
            return False
        i = [n[SHIP_AT + k] for k in range(4)].index(0)
        self.set(SHIP_AT + i, s + 1)
        self.set(SHIP_BY + i, column // S)
        self.add(SHIPMENTS, -1)
        self.log("shipment-placed", column, s)
        return True

    def hand_shipment(self, i: int, s: int, column: int) -> None:
        """4.5.3 Put a Shipment under another Guerrilla."""
        self.set(SHIP_AT + i, s + 1)
        self.set(SHIP_BY + i, column // S)
        self.log("shipment-handed", column, s)

    def remove_shipment(self, i: int) -> None:
        """4.5.3 Take a Shipment off the map."""
        column, s = self.shipment_column(i), self.shipment_space(i)
        self.set(SHIP_AT + i, 0)
        self.set(SHIP_BY + i, 0)
        self.add(SHIPMENTS, 1)
        self.log("shipment-removed", column, s)

    def remove(self, column: int, s: int, count: int = 1) -> int:
        """1.4.1 Remove pieces. The Shipments of the last Guerrilla of its kind here become loose; settle them by
        4.5.3."""
        if self.n[SHIPMENTS] < 4 and count >= self.n[column + s] > 0:
            for i in self.shipments_with(s, column):
                self.add(SHIP_BY + i, LOOSE)
        return super().remove(column, s, count)

    def carry_along(self, column: int, origin: int, destination: int, arriving: int) -> None:
        """4.5.3 Move Shipments along with the last Guerrilla of a faction that leaves."""
        if self.n[SHIPMENTS] == 4 or self.n[column + origin]:
            return
        for i in self.shipments_with(origin, column):
            stays = self.other_side(column)
            if self.n[stays + origin]:
                self.set(SHIP_BY + i, stays // S)
            else:
                self.set(SHIP_AT + i, destination + 1)
                self.set(SHIP_BY + i, arriving // S)

    def flip(self, column: int, s: int, count: int) -> int:
        """1.4.3 Turn pieces over. If the last Guerrilla of a kind turns, its Shipments stay under it."""
        carried = self.shipments_with(s, column) if self.n[SHIPMENTS] < 4 and count >= self.n[column + s] > 0 else []
        for i in carried:
            self.set(SHIP_BY + i, self.other_side(column) // S)
        return super().flip(column, s, count)

    def other_side(self, column: int) -> int:
        return column - S if column in (FARC_A, AUC_A, CARTELS_A) else column + S

    # Extra words of the short notation (see `coin.notation`): `zone`, `shipment farc.a`.

    def extra_words(self, s: int) -> list[str]:
        words = ["zone"] if self.n[ZONE + s] else []
        for i in range(4):
            if self.n[SHIP_AT + i] == s + 1:
                words.append("shipment " + self.spec.piece_at[self.shipment_column(i)].name.replace("guerrilla.", ""))
        return words

    def read_word(self, s: int, word: str) -> bool:
        if word == "zone" and self.spec.kind[s] == RURAL and not self.government(s):
            self.set_zone(s, 1)
            return True
        if word.startswith("shipment "):
            piece = self.spec.piece_named.get(word[9:].replace(".", ".guerrilla."))
            return piece is not None and self.place_shipment(s, piece.column)
        return False

    # Effects that only this game has. As in `coin.board`, only effects write to the board.

    def set_zone(self, s: int, zone: int) -> None:
        """6.4.4 Place or remove a FARC Zone."""
        if self.n[ZONE + s] != zone:
            self.set(ZONE + s, zone)
            self.log("zone" if zone else "zone-gone", s)

    def open_space(self, s: int) -> None:
        """1.3.5 Bring a foreign country into play."""
        if not self.n[OPEN + s]:
            self.set(OPEN + s, 1)
            self.log("open", s)

    def set_president(self, president: int) -> None:
        """6.4.3 Change El Presidente."""
        self.set(PRESIDENT, president)
        self.log("president", president)

    def cards_now(self) -> Cards:
        cards = self.options.cards
        if cards is None:
            raise AssertionError("a board without cards")
        return cards

    # Changes by hand.

    def by_hand(self, card: int, shaded: bool) -> bool:
        """Return True if people carry out this side by hand. They must if our version of the card does not have it."""
        return super().by_hand(card, shaded) or (shaded and not self.cards_now().two_texts[card])

    def lasting_cards(self) -> list[int]:
        return sorted(CAPABILITIES + MOMENTUM)

    def mark_card(self, card: int, side: int, who: int) -> None:
        """Card 42 protects the faction that executes it (shaded)."""
        super().mark_card(card, side, who)
        if card == SENADO:
            self.protect(who if side == SHADED else -1)

    def protect(self, who: int) -> None:
        """Note which faction card 42 protects; -1 for none."""
        self.set(PROTECTED, who + 1)

    def hand_tracks(self) -> list[str]:
        return ["president"]

    def hand_values(self, track: str) -> list[str]:
        return [name for i, name in enumerate(PRESIDENTS) if i != self.n[PRESIDENT]]

    def hand_set(self, track: str, value: str) -> None:
        self.set_president(PRESIDENTS.index(value))

    def companion_tracks(self) -> list[str]:
        """4.5.3 Shipments."""
        return ["ship_at"]

    def companion_width(self, track: str) -> int:
        return 4 if track == "ship_at" else 1

    def hand_steps(self) -> list[str]:
        return ["zone", "unzone", "open", "ship", "unship"]

    def hand_spaces(self, step: str) -> list[int]:
        n = self.n
        if step == "zone":
            return [
                s for s in self.in_play() if self.spec.kind[s] == RURAL and not n[ZONE + s] and not self.government(s)
            ]
        if step == "unzone":
            return list(self.spaces_with(ZONE))
        if step == "open":
            return [s for s in range(S) if not n[OPEN + s]]
        if step == "ship":
            return [s for s in range(S) if n[SHIPMENTS] and self.all_guerrillas(s)]
        return sorted({self.shipment_space(i) for i in range(4) if n[SHIP_AT + i]})

    def hand_pieces(self, step: str, s: int) -> list[int]:
        if step == "ship":
            return [column for column in GUERRILLA_COLUMNS if self.n[column + s]]
        if step == "unship":
            return [column for column in GUERRILLA_COLUMNS if self.shipments_with(s, column)]
        return []

    def hand_step(self, step: str, s: int, column: int) -> None:
        if step == "open":
            self.open_space(s)
        elif step == "ship":
            self.place_shipment(s, column)
        elif step == "unship":
            self.remove_shipment(self.shipments_with(s, column)[0])
        else:
            self.set_zone(s, int(step == "zone"))

    def removes_own(self, who: int) -> bool:
        """1.4.1 Taking back own pieces: return True if the faction may do so. It must be a player's; in the second
        edition it must also be executing."""
        return self.options.is_player[who] and not (self.options.second_edition and self.executing != who)

    def check_space(self, s: int) -> None:
        super().check_space(s)
        if self.n[ZONE + s] and (self.government(s) or self.spec.kind[s] != RURAL):
            self.broken("zone", s)
        most = self.spec.most_per_faction[s]
        if most < 99 and max(self.count(faction, s) for faction in range(4)) > most:
            self.broken("ecuador", s)

    def check_sums(self) -> None:
        super().check_sums()
        n = self.n
        if sum(1 for i in range(4) if n[SHIP_AT + i]) + n[SHIPMENTS] != 4:
            self.broken("shipments", 0)
        for i in range(4):
            if n[SHIP_AT + i] and n[SHIP_BY + i] < LOOSE:
                column = self.shipment_column(i)
                if column not in GUERRILLA_COLUMNS or n[column + n[SHIP_AT + i] - 1] == 0:
                    self.broken("shipment", i)
