"""A second reading of the rulebook, without a line of the engine: what a written position allows, and what Operations
do to it.

No lasting effects of cards are in force. `test_referee` compares it with the engine.
"""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import abyssal

_FOLDER = Path(abyssal.__file__).parent / "games" / "distant_plain" / "data"
MAP: dict[str, dict[str, Any]] = {
    space["id"]: space for space in json.loads((_FOLDER / "map.json").read_text(encoding="utf-8"))["spaces"]
}
LOCS = [s for s, facts in MAP.items() if facts["kind"] == "loc"]
LANDS = [s for s in MAP if s not in LOCS]
PAKISTAN = [s for s in LANDS if MAP[s]["country"] == "pakistan"]
AFGHAN = [s for s in LANDS if s not in PAKISTAN]
INVENTORY = {
    "coalition.troops": 20, "coalition.base": 6, "government.troops": 30, "government.police": 30, "government.base": 3,
    "taliban.guerrilla": 30, "taliban.base": 12, "warlords.guerrilla": 15, "warlords.base": 12,
}  # fmt: skip
"""The chart of Available Forces."""
MARKERS = 30
"""3.3.4 Terror and Sabotage markers."""
POSTURES = ["hostility", "pressure", "tolerance", "backing", "sponsorship"]
CUBES = ["coalition.troops", "government.troops", "government.police"]


@dataclass
class Table:
    """The state of the table."""

    pieces: dict[str, Counter[str]]
    level: dict[str, str]
    marks: Counter[str]
    """Terror, and Sabotage on LoCs."""
    returnees: set[str]
    resources: dict[str, int]
    aid: int
    patronage: int
    islamabad: str
    casualties: Counter[str] = field(default_factory=Counter)

    def copy(self) -> Table:
        return deepcopy(self)

    def here(self, s: str, *words: str) -> int:
        """The pieces in a space of these factions or kinds."""
        return sum(n for kind, n in self.pieces[s].items() if any(f"{kind}.".startswith(f"{word}.") for word in words))

    def on_map(self, kind: str) -> int:
        return sum(self.here(s, kind) for s in MAP)

    def available(self, kind: str) -> int:
        return INVENTORY[kind] - self.on_map(kind) - self.casualties[kind]

    def put(self, s: str, kind: str, count: int) -> None:
        """Place (above 0) or remove."""
        self.pieces[s][kind] += count
        assert self.pieces[s][kind] >= 0
        if not self.pieces[s][kind]:
            del self.pieces[s][kind]

    def flip(self, s: str, who: str, to_active: bool, count: int) -> int:
        """1.4.3 Turn Guerrillas over."""
        source, goal = (f"{who}.guerrilla.{side}" for side in ("ua" if to_active else "au"))
        count = min(count, self.pieces[s][source])
        if count:
            self.put(s, source, -count)
            self.put(s, goal, count)
        return count

    def mark(self, s: str) -> None:
        """3.3.4 A marker, unless all are on the map or the LoC is Sabotaged already."""
        if sum(self.marks.values()) < MARKERS and not (s in LOCS and self.marks[s]):
            self.marks[s] += 1

    def pop(self, s: str) -> int:
        return int(MAP[s]["pop"]) + (s in self.returnees)

    def shift(self, s: str, to: str) -> None:
        """1.6 One level toward Support (S) or Opposition (O), or straight to Neutral."""
        if s in AFGHAN and self.pop(s):
            level = "" if not to or self.level.get(s) not in ("", None, to) else to
            self.level.pop(s, None)
            if level:
                self.level[s] = level

    def control(self, s: str) -> str:
        """1.7 Control."""
        coin, taliban, warlords = (
            self.here(s, *who) for who in (("coalition", "government"), ("taliban",), ("warlords",))
        )
        if coin > taliban + warlords:
            return "coin"
        return "taliban" if taliban > coin + warlords else ""

    def friendly(self, posture: str) -> bool:
        """6.6.1 Return True if Islamabad is at this posture or closer to Sponsorship."""
        return POSTURES.index(self.islamabad) >= POSTURES.index(posture)


def table(data: dict[str, Any]) -> Table:
    """Convert a written position to a table."""
    spaces = data["spaces"]
    pieces = {s: Counter({kind: n for kind, n in spaces.get(s, {}).items() if "." in kind}) for s in MAP}
    return Table(
        pieces,
        {s: facts["support"] for s, facts in spaces.items() if "support" in facts},
        Counter({s: n for s, facts in spaces.items() if (n := facts.get("terror", 0) + facts.get("sabotage", False))}),
        {s for s, facts in spaces.items() if facts.get("returnee")},
        {who: data["resources"].get(who, 0) for who in ("taliban", "government", "warlords")},
        data["aid"], data["patronage"], data["islamabad"], Counter(data.get("casualties", {})),
    )  # fmt: skip


def pashtun(s: str) -> bool:
    return bool(MAP[s].get("pashtun"))


def next_to(s: str) -> list[str]:
    return list(MAP[s]["adjacent"])


def shuffled(random: Random) -> dict[str, Any]:
    """Return a position that no game would produce: crowded in places, with few or many Resources."""
    chosen = random.sample(list(MAP), random.randint(4, len(MAP)))
    spaces: dict[str, dict[str, Any]] = {s: {} for s in MAP}
    posture = random.choice(POSTURES)
    for kind, total in INVENTORY.items():
        for _ in range(random.choice([0, total // 4, total // 2, total])):
            s = random.choice(chosen)
            bases = sum(n for other, n in spaces[s].items() if other.endswith(".base"))
            if (s in PAKISTAN and not kind.startswith("taliban")) or (
                kind.endswith("base") and (s in LOCS or bases > 1)
            ):
                continue
            name = kind
            if kind.endswith("guerrilla"):
                active = random.random() < 0.4 or (s in PAKISTAN and posture == "hostility")
                name = f"{kind}.a" if active else f"{kind}.u"
            spaces[s][name] = spaces[s].get(name, 0) + 1
    for s in random.sample(AFGHAN, random.randint(0, 6)):
        spaces[s]["returnee"] = True
    marks = random.choice([0, 5, 12, MARKERS])
    for s in random.choices(list(MAP), k=marks):
        if s in LOCS and "sabotage" not in spaces[s]:
            spaces[s]["sabotage"] = True
        else:
            s = "kabul" if s in LOCS else s
            spaces[s]["terror"] = spaces[s].get("terror", 0) + 1
    for s in AFGHAN:
        if MAP[s]["pop"] + spaces[s].get("returnee", False) and random.random() < 0.6:
            spaces[s]["support"] = random.choice("SO")
    return {
        "game": "distant-plain", "card": 25, "aid": random.choice([0, 9, 75]),
        "patronage": random.choice([0, 2, 9, 40]),
        "resources": {who: random.choice([0, 1, 2, 3, 5, 20]) for who in ("taliban", "government", "warlords")},
        "islamabad": posture, "spaces": {s: facts for s, facts in spaces.items() if facts},
    }  # fmt: skip


# 3.2 COIN Operations.


def train_spaces(t: Table, who: str) -> set[str]:
    """3.2.1 Any Provinces or Kabul, 3 Resources each; the Coalition in Provinces with its pieces, for nothing."""
    if who == "government":
        return set(AFGHAN) if t.resources[who] >= 3 else set()
    return {s for s in AFGHAN if s == "kabul" or t.here(s, who)}


def recruits(t: Table, who: str, s: str) -> bool:
    """3.2.1 Return True if cubes may be placed here: in Kabul or at a COIN Base, by the Coalition at its own Base for
    3."""
    if who == "coalition":
        return t.here(s, "coalition.base") > 0 and t.resources["government"] >= 3
    return s == "kabul" or t.here(s, "coalition.base", "government.base") > 0


def buildings(t: Table, who: str, s: str) -> set[str]:
    """3.2.1 Options that could follow in a selected space."""
    found = set()
    steps = t.marks[s] + (t.pop(s) > 0 and t.level.get(s) != "S")
    if t.control(s) == "coin" and t.resources["government"] >= 3 and steps:
        found.add("civic_action")
    bases = t.here(s, *(f"{f}.base" for f in ("coalition", "government", "taliban", "warlords")))
    elsewhere = t.on_map("government.base") > t.here(s, "government.base")
    trades = who == "government" and t.here(s, "government.troops", "government.police") >= 3
    if trades and bases < 2 and (t.available("government.base") or elsewhere):
        found.add("base")
    if who == "coalition" and s == "kabul" and t.patronage and t.resources["government"] < 75:
        found.add("patronage")
    return found


def patrol_goals(t: Table, origin: str) -> set[str]:
    """3.2.2 Into LoCs and Kabul, any distance, but no further than Sabotage."""
    found: set[str] = set()
    ways = [origin]
    while ways:
        for s in next_to(ways.pop()):
            if (s in LOCS or s == "kabul") and s not in found and s != origin:
                found.add(s)
                if not (s in LOCS and t.marks[s]):
                    ways.append(s)
    return found


def sweep_spaces(t: Table, who: str) -> set[str]:
    """3.2.3 Kabul and Provinces, not in Pakistan, for 3 Resources; the Coalition's own Troops come for nothing."""
    return set(AFGHAN) if who == "coalition" or t.resources["government"] >= 3 else set()


def sweep_routes(t: Table, origin: str, goal: str) -> set[str]:
    """3.2.3 Straight from an adjacent space, or over one LoC without Sabotage."""
    over = {s for s in LOCS if s in next_to(origin) and goal in next_to(s) and not t.marks[s]}
    return over | ({"direct"} if goal in next_to(origin) else set())


def patrol_eyes(t: Table, s: str) -> int:
    """3.2.2 One Guerrilla for each cube."""
    return t.here(s, *CUBES)


def government_eyes(t: Table, s: str) -> int:
    """3.2.3 One Guerrilla for each Government cube."""
    return t.here(s, "government.troops", "government.police")


def coalition_eyes(t: Table, s: str) -> int:
    """3.2.3 If the Coalition has a piece there, one for each cube of either faction."""
    return t.here(s, *CUBES) if t.here(s, "coalition") else 0


def assault_spaces(t: Table, who: str) -> set[str]:
    """3.2.4 Where the faction has cubes (the Coalition: Troops); the Government pays 3."""
    if who == "government" and t.resources[who] < 3:
        return set()
    return {s for s in MAP if t.here(s, *(cube for cube in CUBES if cube.startswith(who)))}


def assault_hits(t: Table, who: str, s: str, allies: bool) -> int:
    """3.2.4 In Provinces Troops only; the Government 1 for 2 cubes, in Mountains for 3; the Coalition 1 for each."""
    government = t.here(s, "government.troops") + (t.here(s, "government.police") if s in (*LOCS, "kabul") else 0)
    if who == "government":
        return government // (3 if MAP[s].get("terrain") == "mountain" else 2)
    return t.here(s, "coalition.troops") + (government if allies else 0)


def assault_targets(t: Table, s: str, who: str) -> list[str]:
    """3.2.4 Bases last: the pieces of an Insurgent faction that an Assault could remove, in order."""
    active = [f"{who}.guerrilla.a"] * t.here(s, f"{who}.guerrilla.a")
    return active if t.here(s, f"{who}.guerrilla.u") else active + [f"{who}.base"] * t.here(s, f"{who}.base")


# 3.3 Insurgent Operations.


def rally_spaces(t: Table, who: str) -> set[str]:
    """3.3.1 Taliban: Neutral, Opposition or Pashtun, in Pakistan not at Pressure or Hostility, free there from Backing
    on. Warlords: not in Pakistan. It must have some effect."""
    found = set()
    for s in LANDS:
        if s in PAKISTAN:
            allowed = who == "taliban" and t.friendly("tolerance")
            price = 0 if t.friendly("backing") else 1
        else:
            allowed, price = who == "warlords" or pashtun(s) or t.level.get(s) != "S", 1
        if allowed and t.resources[who] >= price and rally_ways(t, who, s):
            found.add(s)
    return found


def rally_ways(t: Table, who: str, s: str) -> set[str]:
    """3.3.1 Place (with Guerrillas taken back if needed, 1.4.1), trade 2 for a Base, flip at a Base; the Taliban at a
    Base may do nothing, to buy Sharia."""
    found = set()
    if t.available(f"{who}.guerrilla") or t.on_map(f"{who}.guerrilla"):
        found.add("place")
    bases = t.here(s, *(f"{f}.base" for f in ("coalition", "government", "taliban", "warlords")))
    if t.available(f"{who}.base") and t.here(s, f"{who}.guerrilla") >= 2 and bases < 2:
        found.add("base")
    own = t.here(s, f"{who}.base") > 0 and (who == "taliban" or not pashtun(s))
    if own and t.here(s, f"{who}.guerrilla.a") and not (s in PAKISTAN and t.islamabad == "hostility"):
        found.add("hide")
    steps = t.marks[s] + (s in AFGHAN and t.pop(s) > 0 and t.level.get(s) != "O")
    if who == "taliban" and t.here(s, "taliban.base") and steps:
        found.add("done")
    return found


def rally_most(t: Table, who: str, s: str) -> int:
    """3.3.1 One Guerrilla; at a Base (Warlords: not in Pashtun spaces) Bases plus Population; as Available."""
    most = 1
    if t.here(s, f"{who}.base") and (who == "taliban" or not pashtun(s)):
        most = t.here(s, f"{who}.base") + t.pop(s)
    return min(most, t.available(f"{who}.guerrilla"))


def march_price(t: Table, origin: str, goal: str) -> int:
    """3.3.2 One for a Province or Kabul, nothing for a LoC; 6.6.1 nothing to or from Pakistan from Backing on."""
    return 0 if goal in LOCS or (t.friendly("backing") and {origin, goal} & set(PAKISTAN)) else 1


def march_origins(t: Table, who: str, goal: str) -> set[str]:
    """3.3.2 Spaces from which Guerrillas could March into this one; the Warlords not into Pakistan."""
    if goal in PAKISTAN and who == "warlords":
        return set()
    return {
        s for s in next_to(goal) if t.here(s, f"{who}.guerrilla") and march_price(t, s, goal) <= t.resources[who]
    }  # fmt: skip


def march_spaces(t: Table, who: str) -> set[str]:
    return {s for s in MAP if march_origins(t, who, s)}


def march_activates(t: Table, who: str, goal: str, group: int) -> bool:
    """3.3.2 On LoCs, the Taliban outside and the Warlords in Pashtun spaces: with more than 3 of the group, enemy
    Guerrillas and, for the Taliban, cubes. 6.6.1 Always in Pakistan at Hostility."""
    if goal in PAKISTAN and t.islamabad == "hostility":
        return True
    if goal not in LOCS and pashtun(goal) == (who == "taliban"):
        return False
    if who == "taliban":
        return group + t.here(goal, "warlords.guerrilla", *CUBES) > 3
    return group + t.here(goal, "taliban.guerrilla") > 3


def attack_spaces(t: Table, who: str) -> set[str]:
    """3.3.3 A Guerrilla and an enemy piece; 1 Resource."""
    if not t.resources[who]:
        return set()
    return {s for s in MAP if t.here(s, f"{who}.guerrilla") and t.pieces[s].total() > t.here(s, who)}


def attack_targets(t: Table, who: str, s: str) -> set[str]:
    """3.3.3 Government cubes before Coalition cubes before COIN Bases; Insurgent Guerrillas before their Bases."""
    government = {kind for kind in ("government.troops", "government.police") if t.here(s, kind)}
    coalition = {kind for kind in ("coalition.troops",) if t.here(s, kind)}
    bases = {kind for kind in ("coalition.base", "government.base") if t.here(s, kind)}
    other = "warlords" if who == "taliban" else "taliban"
    guerrillas = {kind for kind in (f"{other}.guerrilla.u", f"{other}.guerrilla.a") if t.here(s, kind)}
    base = {f"{other}.base"} if t.here(s, f"{other}.base") else set()
    return (government or coalition or bases) | (guerrillas or base)


def terror_spaces(t: Table, who: str) -> set[str]:
    """3.3.4 An Underground Guerrilla; 1 Resource, but none on LoCs."""
    return {s for s in MAP if t.here(s, f"{who}.guerrilla.u") and (s in LOCS or t.resources[who])}


# 4 Special Activities.


def surge_spaces(t: Table) -> set[str]:
    """4.2.1 Kabul, or Provinces with COIN Control."""
    return {s for s in AFGHAN if s == "kabul" or t.control(s) == "coin"}


def strike_spaces(t: Table) -> set[str]:
    """4.2.3 Other than Kabul, with an Active Guerrilla, or a Base of a faction without Guerrillas."""
    return {s for s in MAP if s != "kabul" and any(assault_targets(t, s, who) for who in ("taliban", "warlords"))}


def govern_spaces(t: Table) -> set[str]:
    """4.3.1 COIN Control, Support or no Population; a +1 Pop marker to place, or Support to divert without a Base."""
    left = len(t.returnees) < 6
    return {
        s for s in AFGHAN
        if t.control(s) == "coin" and (t.level.get(s) == "S" or not t.pop(s))
        and ((left and s not in t.returnees) or (t.level.get(s) == "S" and not t.here(s, "coalition.base")))
    }  # fmt: skip


def eradicate_spaces(t: Table) -> set[str]:
    """4.3.3 Provinces with COIN Control, Government cubes, and a Warlord Base."""
    return {
        s for s in AFGHAN
        if s != "kabul" and t.control(s) == "coin" and t.here(s, "government.troops", "government.police")
        and t.here(s, "warlords.base")
    }  # fmt: skip


def extort_spaces(t: Table) -> set[str]:
    """4.4.1 An Underground Guerrilla, and more Taliban than enemy pieces."""
    return {s for s in MAP if t.here(s, "taliban.guerrilla.u") and 2 * t.here(s, "taliban") > t.pieces[s].total()}


def infiltrate_spaces(t: Table) -> set[str]:
    """4.4.2 An Underground Guerrilla, and Government or Warlord pieces."""
    return {s for s in MAP if t.here(s, "taliban.guerrilla.u") and t.here(s, "government", "warlords")}


def traffic_spaces(t: Table) -> set[str]:
    """4.5.2 Warlord Bases and no Coalition pieces."""
    return {s for s in MAP if t.here(s, "warlords.base") and not t.here(s, "coalition")}


def suborn_spaces(t: Table) -> set[str]:
    """4.5.3 Government pieces, Taliban Guerrillas, or Active Guerrillas to flip."""
    kinds = ("government", "taliban.guerrilla", "warlords.guerrilla.a")
    return {s for s in MAP if t.here(s, *kinds)}
