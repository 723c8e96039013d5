"""A second reading of sections 1 to 7 of Andean Abyss, without a line of the engine: the table, and what it allows.

`referee_operations` and `referee_game` ask the questions; `test_lockstep` compares them with the engine. The texts of
cards are not part of the rulebook. Of them only the Capabilities and Momentum that change other rules are read here.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import abyssal

_FOLDER = Path(abyssal.__file__).parent / "games" / "andean_abyss" / "data"
MAP: dict[str, dict[str, Any]] = {
    space["id"]: space for space in json.loads((_FOLDER / "map.json").read_text(encoding="utf-8"))["spaces"]
}
CARDS: dict[int, dict[str, Any]] = {
    card["number"]: card for card in json.loads((_FOLDER / "cards.json").read_text(encoding="utf-8"))["events"]
}
LOCS = [s for s, facts in MAP.items() if facts["kind"] == "loc"]
CITIES = [s for s, facts in MAP.items() if facts["kind"] == "city"]
DEPARTMENTS = [s for s, facts in MAP.items() if facts["kind"] == "department"]
LANDS = [s for s in MAP if s not in LOCS]
FACTIONS = ["govt", "farc", "auc", "cartels"]
INSURGENTS = FACTIONS[1:]
INVENTORY = {
    "govt.troops": 30, "govt.police": 30, "govt.base": 3, "farc.guerrilla": 30, "farc.base": 9,
    "auc.guerrilla": 18, "auc.base": 6, "cartels.guerrilla": 12, "cartels.base": 15,
}  # fmt: skip
"""The chart of Available Forces."""
MARKERS = 40
"""3.3.4 Terror and Sabotage markers."""
LEVELS = {"AS": 2, "PS": 1, "PO": -1, "AO": -2}
PRESIDENTS = ["samper", "pastrana", "uribe"]
CUBES = ("govt.troops", "govt.police")
GUERRILLAS = tuple(f"{who}.guerrilla.{side}" for who in INSURGENTS for side in "ua")
KINDS = (*CUBES, *GUERRILLAS, *(f"{who}.base" for who in FACTIONS))


@cache
def kinds_of(words: tuple[str, ...]) -> list[str]:
    """Return the kinds of pieces of these factions or kinds."""
    return [kind for kind in KINDS if any(f"{kind}.".startswith(f"{word}.") for word in words)]


@dataclass
class Table:
    """The state of the table."""

    pieces: dict[str, Counter[str]]
    level: dict[str, int]
    people: dict[str, int]
    """Population, where an Event has changed it."""
    marks: Counter[str]
    """Terror, and Sabotage on LoCs."""
    zones: set[str]
    foreign: set[str]
    """1.3.5 Countries that an Event has made spaces."""
    shipments: list[tuple[str, str] | None]
    """4.5.3 The space of each Shipment and the kind of Guerrilla above it."""
    resources: dict[str, int]
    aid: int
    president: str
    effects: dict[int, str]
    """5.3, 5.4 Capabilities and Momentum."""
    protected: str
    control: dict[str, str]
    """6.2 Control markers."""
    gone: Counter[str] = field(default_factory=Counter)
    """Pieces out of play."""

    def copy(self) -> Table:
        pieces = {s: Counter(there) for s, there in self.pieces.items()}
        return replace(
            self, pieces=pieces, level=dict(self.level), marks=Counter(self.marks), zones=set(self.zones),
            shipments=list(self.shipments), resources=dict(self.resources),
        )  # fmt: skip

    # Pieces.

    def here(self, s: str, *words: str) -> int:
        """Count the pieces in a space of these factions or kinds."""
        there = self.pieces[s]
        return sum([there[kind] for kind in kinds_of(words) if kind in there]) if there else 0

    def on_map(self, kind: str) -> int:
        return sum(self.here(s, kind) for s in MAP)

    def available(self, kind: str) -> int:
        return INVENTORY[kind] - self.on_map(kind) - self.gone[kind]

    def put(self, s: str, kind: str, count: int = 1) -> None:
        """Place (above 0) or remove."""
        self.pieces[s][kind] += count
        assert self.pieces[s][kind] >= 0, (s, kind, count)
        if not self.pieces[s][kind]:
            del self.pieces[s][kind]

    def flip(self, s: str, who: str, to_active: bool, count: int) -> int:
        """1.4.3 Turn Guerrillas over, with their Shipments if no Guerrilla of the old side is left."""
        source, goal = (f"{who}.guerrilla.{side}" for side in ("ua" if to_active else "au"))
        count = min(count, self.pieces[s][source])
        if count:
            self.put(s, source, -count)
            self.put(s, goal, count)
        if not self.pieces[s][source]:
            self.shipments = [(s, goal) if ship == (s, source) else ship for ship in self.shipments]
        return count

    def bases(self, s: str) -> int:
        return self.here(s, *(f"{who}.base" for who in FACTIONS))

    def room(self, kind: str, s: str) -> int:
        """1.4.2 Stacking: 2 Bases, none on LoCs, no Government in FARC Zones; in Ecuador (33) 2 pieces of a faction."""
        who = kind.split(".")[0]
        if not self.in_play(s) or (who == "govt" and s in self.zones):
            return 0
        most = 99
        if kind.endswith("base"):
            most = 0 if s in LOCS else 2 - self.bases(s)
        return min(most, 2 - self.here(s, who)) if s == "ecuador" else most

    # Spaces.

    def in_play(self, s: str) -> bool:
        return not MAP[s].get("foreign") or s in self.foreign

    def lands(self) -> list[str]:
        return [s for s in LANDS if self.in_play(s)]

    def next_to(self, s: str) -> list[str]:
        return [x for x in MAP[s]["adjacent"] if self.in_play(x)]

    def pop(self, s: str) -> int:
        return self.people.get(s, int(MAP[s]["pop"]))

    def terrain(self, s: str) -> str:
        return str(MAP[s].get("terrain", ""))

    def levels(self, s: str) -> int:
        return self.level.get(s, 0)

    def shift(self, s: str, by: int) -> None:
        """1.6 Shift a space with Population by levels, as far as possible."""
        if s in LANDS and self.pop(s):
            level = max(-2, min(2, self.levels(s) + by))
            self.level.pop(s, None)
            if level:
                self.level[s] = level

    def mark(self, s: str) -> None:
        """3.3.4 Place a marker, unless all are on the map or the LoC is Sabotaged already."""
        if self.marks.total() < MARKERS and not (s in LOCS and self.marks[s]):
            self.marks[s] += 1

    def calm(self, s: str) -> bool:
        if not self.marks[s]:
            return False
        self.marks[s] -= 1
        if not self.marks[s]:
            del self.marks[s]
        return True

    def controller(self, s: str) -> str:
        """6.2 Government pieces above all Insurgent pieces, or FARC pieces above all others."""
        govt, farc, all_ = self.here(s, "govt"), self.here(s, "farc"), self.pieces[s].total()
        return "govt" if 2 * govt > all_ else "farc" if 2 * farc > all_ else ""

    # Tracks.

    def gain(self, who: str, amount: int) -> None:
        """1.7 Between 0 and 99."""
        self.resources[who] = max(0, min(99, self.resources[who] + amount))

    def help(self, amount: int) -> None:
        """1.7 Aid between 0 and 29."""
        self.aid = max(0, min(29, self.aid + amount))

    def side(self, card: int) -> str:
        return self.effects.get(card, "")

    def support(self) -> int:
        return sum(self.pop(s) * level for s, level in self.level.items() if level > 0)

    def opposition(self) -> int:
        return -sum(self.pop(s) * level for s, level in self.level.items() if level < 0)

    def margins(self) -> dict[str, int]:
        """7.3 How far each faction is beyond its goal."""
        bases = {who: self.on_map(f"{who}.base") for who in FACTIONS}
        return {
            "govt": self.support() - 60,
            "farc": self.opposition() + bases["farc"] - 25,
            "auc": bases["auc"] - bases["farc"],
            "cartels": min(bases["cartels"] - 10, self.resources["cartels"] - 40),
        }

    # Shipments (4.5.3).

    def owned(self, who: str, s: str = "") -> list[int]:
        """Return the Shipments of a faction, in one space or anywhere."""
        return [
            i for i, ship in enumerate(self.shipments) if ship and ship[1].startswith(who) and s in ("", ship[0])
        ]  # fmt: skip

    def under(self, s: str, kind: str) -> list[int]:
        return [i for i, ship in enumerate(self.shipments) if ship == (s, kind)]

    def loose(self) -> list[int]:
        """Return the Shipments whose last Guerrilla has gone."""
        return [i for i, ship in enumerate(self.shipments) if ship and not self.pieces[ship[0]][ship[1]]]

    def hideout(self, who: str, s: str) -> str:
        """Return the Guerrillas under which a faction puts a Shipment: Underground ones first (ruling)."""
        kinds = [f"{who}.guerrilla.{side}" for side in "ua" if self.here(s, f"{who}.guerrilla.{side}")]
        return kinds[0] if kinds else ""


def table(data: dict[str, Any]) -> Table:
    """Convert a written position to a table."""
    spaces = data["spaces"]
    found: list[tuple[str, str] | None] = [
        (ship["space"], ship["carrier"]) if ship else None for ship in data.get("shipments", [])
    ]
    effects = {**data.get("capabilities", {}), **data.get("momentum", {})}
    return Table(
        {s: Counter({kind: n for kind, n in spaces.get(s, {}).items() if "." in kind}) for s in MAP},
        {s: LEVELS[facts["support"]] for s, facts in spaces.items() if "support" in facts},
        {s: facts["pop"] for s, facts in spaces.items() if "pop" in facts},
        Counter({s: n for s, facts in spaces.items() if (n := facts.get("terror", 0) + facts.get("sabotage", False))}),
        {s for s, facts in spaces.items() if facts.get("zone")},
        set(data.get("foreign", [])),
        found + [None] * (4 - len(found)),
        dict(data["resources"]), data["aid"], data["president"],
        {int(card): side for card, side in effects.items()},
        data.get("protected", ""), dict(data.get("control", {})), Counter(data.get("out_of_play", {})),
    )  # fmt: skip


# 3.2 Operations of the Government.


def barred(t: Table, s: str, event: bool) -> bool:
    """17 shaded: neither Sweep nor Assault in Departments."""
    return t.side(17) == "shaded" and s in DEPARTMENTS and not event


def touchable(t: Table, event: bool) -> list[str]:
    """42 shaded: Sweep and Assault do not touch the faction that played it."""
    return [who for who in INSURGENTS if event or t.side(42) != "shaded" or who != t.protected]


def sweep_price(t: Table) -> int:
    return 1 if t.side(2) == "unshaded" else 3


def assault_price(t: Table) -> int:
    return 1 if t.side(3) == "unshaded" else 3


def sweep_eyes(t: Table, s: str) -> int:
    """3.2.3 One Guerrilla for each cube, in Forest for 2; 1.3.5 none in Panamá; 11 shaded: either kind of cube."""
    troops, police = t.here(s, "govt.troops"), t.here(s, "govt.police")
    eyes = max(troops, police) if t.side(11) == "shaded" else troops + police
    if s == "panama":
        return 0
    return eyes // 2 if t.terrain(s) == "forest" else eyes


def assault_hits(t: Table, s: str) -> int:
    """3.2.4 Troops; in Cities and on LoCs Police too; in Mountains one for 2 Troops. 9 changes Mountains."""
    troops, police = t.here(s, "govt.troops"), t.here(s, "govt.police")
    if s not in DEPARTMENTS:
        return troops + police
    if t.terrain(s) != "mountain":
        return troops
    return {"unshaded": troops + police, "shaded": troops // 4}.get(t.side(9), troops // 2)


def assault_victims(t: Table, s: str, who: str) -> list[str]:
    """3.2.4 The pieces of a faction that Assault could remove, in order: Bases once it has no Guerrillas."""
    active = [f"{who}.guerrilla.a"] * t.here(s, f"{who}.guerrilla.a")
    return active if t.here(s, f"{who}.guerrilla.u") else active + [f"{who}.base"] * t.here(s, f"{who}.base")


def patrol_goals(t: Table, origin: str) -> set[str]:
    """3.2.2 Into LoCs and Cities, any distance, but no further than Guerrillas."""
    found: set[str] = set()
    ways = [origin]
    while ways:
        for s in t.next_to(ways.pop()):
            if s not in DEPARTMENTS and s not in found and s != origin:
                found.add(s)
                if not t.here(s, *GUERRILLAS):
                    ways.append(s)
    return found


def sweep_origins(t: Table, goal: str) -> set[str]:
    """3.2.3 Adjacent spaces, and those one LoC without Guerrillas away."""
    near = set(t.next_to(goal))
    over = {s for loc in near if loc in LOCS and not t.here(loc, *GUERRILLAS) for s in t.next_to(loc)}
    return (near | over) - {goal}


def civic_spaces(t: Table, spaces: list[str], eased: str | None = None) -> list[str]:
    """6.4.1 Control, Troops and Police, something to buy. 1 shaded: 2 of each; unshaded: in 1 space of a Support Phase
    any cube (`eased`, "" if still open, None outside the phase)."""
    if t.resources["govt"] < 3:
        return []
    needed = 2 if t.side(1) == "shaded" else 1
    found = []
    for s in spaces:
        troops, police = t.here(s, "govt.troops"), t.here(s, "govt.police")
        fit = min(troops, police) >= needed
        if t.side(1) == "unshaded" and eased is not None and eased in ("", s) and troops + police:
            fit = True
        if fit and t.pop(s) and (t.levels(s) < 2 or t.marks[s]):
            found.append(s)
    return found


# 3.3 Insurgent Operations.


def rally_fits(t: Table, who: str, s: str) -> bool:
    """3.3.1 FARC not at Support, AUC not at Opposition."""
    return not (who == "farc" and t.levels(s) > 0) and not (who == "auc" and t.levels(s) < 0)


def rally_ways(t: Table, who: str, s: str, takes_back: bool) -> list[str]:
    """3.3.1 Place (1.4.1 with Guerrillas taken back if needed), trade 2 for a Base, or gather at a Base."""
    found = []
    more = t.available(f"{who}.guerrilla") or (takes_back and t.on_map(f"{who}.guerrilla"))
    if more and t.room(f"{who}.guerrilla", s):
        found.append("place")
    if t.available(f"{who}.base") and t.here(s, f"{who}.guerrilla") >= 2 and t.bases(s) < 2:
        found.append("base")
    if t.here(s, f"{who}.base") and t.on_map(f"{who}.guerrilla"):
        found.append("gather")
    return found


def march_activates(t: Table, who: str, goal: str, group: int) -> bool:
    """3.3.2 On LoCs and at Support (AUC: or Opposition), with cubes (AUC: and FARC Guerrillas) above 3."""
    level = t.levels(goal)
    if goal not in LOCS and level <= 0 and not (who == "auc" and level < 0):
        return False
    return group + t.here(goal, *CUBES, *(["farc.guerrilla"] if who == "auc" else [])) > 3


def exposed(t: Table, s: str, who: str) -> list[str]:
    """3.3.3 The kinds of pieces of a faction that an Attack could remove: Bases after all cubes or Guerrillas."""
    kinds = CUBES if who == "govt" else (f"{who}.guerrilla.u", f"{who}.guerrilla.a")
    found = [kind for kind in kinds if t.here(s, kind)]
    return found or ([f"{who}.base"] if t.here(s, f"{who}.base") else [])


# 4 Special Activities.


def dominated(t: Table, who: str) -> list[str]:
    """4.3.1 An Underground Guerrilla, and more pieces than all enemies."""
    return [s for s in MAP if t.here(s, f"{who}.guerrilla.u") and 2 * t.here(s, who) > t.pieces[s].total()]


def flyable(t: Table, s: str, event: bool) -> bool:
    """27 shaded: no Special Activity of the Government in a space with Guerrillas."""
    return event or t.side(27) != "shaded" or not t.here(s, *GUERRILLAS)


def strikable(t: Table, event: bool) -> dict[str, list[str]]:
    """4.2.2 Departments and LoCs with factions that have an Active Guerrilla, or a Base and no Guerrillas."""
    if t.side(12) == "shaded" and not event:
        return {}
    found = {s: [who for who in INSURGENTS if assault_victims(t, s, who)] for s in MAP if s not in CITIES}
    return {s: who for s, who in found.items() if who and flyable(t, s, event)}


def soil(t: Table, s: str) -> bool:
    """4.5.1 Population, more Cartels Guerrillas than Police, room for a Base."""
    guerrillas = t.here(s, "cartels.guerrilla")
    fertile = s in LANDS and t.in_play(s) and t.pop(s) > 0
    return fertile and guerrillas > t.here(s, "govt.police") and t.room("cartels.base", s) > 0


def new_field(t: Table, s: str) -> bool:
    """4.5.1 A Department where a Rally could add a Base."""
    return s in DEPARTMENTS and t.available("cartels.base") > 0 and soil(t, s)
