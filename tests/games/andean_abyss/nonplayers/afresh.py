"""The second edition's questions (8.5, 8.6, 8.7, 8.8), derived independently from positions as data, without the
engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from abyssal.games import andean_abyss

DATA = Path(andean_abyss.__file__).parent / "data"
MAP: dict[str, dict[str, Any]] = {
    space["id"]: space for space in json.loads((DATA / "map.json").read_text(encoding="utf-8"))["spaces"]
}
CARDS: dict[int, dict[str, Any]] = {
    card["number"]: card for card in json.loads((DATA / "cards.json").read_text(encoding="utf-8"))["events"]
}
INVENTORY: dict[str, int] = json.loads((DATA / "scenarios.json").read_text(encoding="utf-8"))["inventory"]
INSURGENTS = ["farc", "auc", "cartels"]
FACTIONS = ["govt", *INSURGENTS]
NEXT_TO = {s: [t for t in MAP if t in MAP[s]["adjacent"] or s in MAP[t]["adjacent"]] for s in MAP}
LEVELS = {"AS": 2, "PS": 1, "": 0, "PO": -1, "AO": -2}
LOCS = [s for s in MAP if MAP[s]["kind"] == "loc"]


class Position:
    """A position as data, and the factions that are players."""

    def __init__(self, words: dict[str, Any], players: list[str]) -> None:
        self.words = words
        self.players = players
        self.lands = [s for s in MAP if s not in LOCS and (not MAP[s].get("foreign") or s in words.get("foreign", []))]

    def count(self, s: str, piece: str) -> int:
        return int(self.words["spaces"].get(s, {}).get(piece, 0))

    def hidden(self, s: str, faction: str) -> int:
        return self.count(s, f"{faction}.guerrilla.u")

    def active(self, s: str, faction: str) -> int:
        return self.count(s, f"{faction}.guerrilla.a")

    def guerrillas(self, s: str, faction: str) -> int:
        return self.hidden(s, faction) + self.active(s, faction)

    def base(self, s: str, faction: str) -> int:
        return self.count(s, f"{faction}.base")

    def bases(self, s: str) -> int:
        return sum(self.base(s, faction) for faction in FACTIONS)

    def troops(self, s: str) -> int:
        return self.count(s, "govt.troops")

    def police(self, s: str) -> int:
        return self.count(s, "govt.police")

    def cubes(self, s: str) -> int:
        return self.troops(s) + self.police(s)

    def level(self, s: str) -> int:
        return LEVELS[self.words["spaces"].get(s, {}).get("support", "")]

    def terror(self, s: str) -> int:
        return self.count(s, "terror")

    def pop(self, s: str) -> int:
        return int(self.words["spaces"].get(s, {}).get("pop", MAP[s]["pop"]))

    def sabotaged(self, s: str) -> bool:
        return bool(self.words["spaces"].get(s, {}).get("sabotage"))

    def zone(self, s: str) -> bool:
        return bool(self.words["spaces"].get(s, {}).get("zone"))

    def pieces(self, s: str, faction: str) -> int:
        own = self.cubes(s) if faction == "govt" else self.guerrillas(s, faction)
        return own + self.base(s, faction)

    def others(self, s: str, faction: str) -> int:
        """Count the pieces of all other factions."""
        return sum(self.pieces(s, f) for f in FACTIONS if f != faction)

    def all_guerrillas(self, s: str) -> int:
        return sum(self.guerrillas(s, faction) for faction in INSURGENTS)

    def controls(self, s: str, faction: str) -> bool:
        """1.8 Return True if the Government, or FARC, has more pieces than all others together."""
        return self.pieces(s, faction) > self.others(s, faction)

    def near(self, s: str) -> list[str]:
        """Return the spaces next to one, without closed countries."""
        return [t for t in NEXT_TO[s] if t in LOCS or t in self.lands]

    def government_controls(self, s: str) -> bool:
        return self.controls(s, "govt")

    def resources(self, faction: str) -> int:
        return int(self.words["resources"][faction])

    def available(self, kind: str) -> int:
        """Count the pieces of a kind neither on the map nor out of play."""
        used = int(self.words.get("out_of_play", {}).get(kind, 0))
        for there in self.words["spaces"].values():
            used += sum(n for name, n in there.items() if name == kind or name.rsplit(".", 1)[0] == kind)
        return INVENTORY[kind] - used

    def shipments(self, s: str = "") -> list[dict[str, Any]]:
        return [x for x in self.words.get("shipments", []) if x and s in ("", x["space"])]

    def in_force(self, card: int) -> str:
        for effects in (self.words.get("capabilities", {}), self.words.get("momentum", {})):
            if str(card) in effects:
                return str(effects[str(card)])
        return ""

    def may_rally(self, s: str, faction: str) -> bool:
        return not (faction == "farc" and self.level(s) > 0) and not (faction == "auc" and self.level(s) < 0)

    def could_place_base(self, faction: str) -> bool:
        """Return True if a Base is Available and some space has room and 2 Guerrillas without Shipments."""
        if not self.available(f"{faction}.base"):
            return False
        for s in self.lands:
            carriers = {x["carrier"] for x in self.shipments(s) if x["carrier"].startswith(faction)}
            free = self.guerrillas(s, faction) - len(carriers)
            if self.may_rally(s, faction) and self.bases(s) < 2 and free >= 2:
                return True
        return False


def cartels(p: Position) -> str:
    """8.5 Rally, March or Terror."""
    if p.available("cartels.guerrilla") + p.available("cartels.base") >= 10 or p.could_place_base("cartels"):
        return "rally"
    return "march" if len(p.shipments()) < 4 else "terror"


def auc(p: Position) -> str:
    """8.6 Rally, March, Terror or Attack."""
    if p.available("auc.guerrilla") >= 6:
        return "rally"
    legal = [s for s in p.lands if p.may_rally(s, "auc")]
    hides = [s for s in legal if p.base(s, "auc") and p.cubes(s) and p.active(s, "auc") and not p.hidden(s, "auc")]
    builds = [s for s in legal if s not in hides and p.guerrillas(s, "auc") >= 3 and p.bases(s) < 2]
    if p.available("auc.base") and builds and len(hides) < min(3, p.resources("auc")):
        return "rally"
    farc_bases = [s for s in p.lands if p.base(s, "farc")]
    if 2 * sum(p.guerrillas(s, "auc") > 0 for s in farc_bases) < len(farc_bases):
        return "march"
    return "terror" if any(p.hidden(s, "auc") for s in farc_bases) else "attack"


def farc(p: Position) -> str:
    """8.7 Rally, March, Attack or Terror."""
    if p.available("farc.guerrilla") >= 9 or p.could_place_base("farc"):
        return "rally"
    watched = [s for s in MAP if s in LOCS or p.level(s) > 0]
    if not any(p.hidden(s, "farc") or p.guerrillas(s, "farc") + p.base(s, "farc") >= 3 for s in watched):
        return "march"
    return "attack" if p.resources("farc") > p.resources("govt") else "terror"


def hits(p: Position, s: str) -> int:
    """3.2.4 Return how many pieces an Assault could remove."""
    if MAP[s]["kind"] in ("city", "loc"):
        return p.cubes(s)
    if MAP[s].get("terrain") != "mountain":
        return p.troops(s)
    side = p.in_force(9)
    return p.cubes(s) if side == "unshaded" else p.troops(s) // (4 if side == "shaded" else 2)


def assaults(p: Position) -> bool:
    """8.8.3 Return True if Assaults alone would remove a Shipment, a player's Base or 4 Guerrillas."""
    tapias = p.in_force(3)
    spaces = min(9, p.resources("govt")) // (1 if tapias == "unshaded" else 3)
    if tapias == "shaded":
        spaces = min(1, spaces)
    shielded = p.words.get("protected", "") if p.in_force(42) == "shaded" else ""
    victims = [faction for faction in INSURGENTS if faction != shielded]
    open_to_it = [
        s
        for s in MAP
        if (s not in LOCS or tapias == "unshaded")
        and not (MAP[s]["kind"] == "department" and p.in_force(17) == "shaded")
    ]
    if not spaces:
        return False
    for s in open_to_it:
        exposed = sum(p.active(s, faction) for faction in victims)
        present = sum(p.guerrillas(s, faction) for faction in INSURGENTS)
        if p.shipments(s) and exposed == present <= hits(p, s):
            return True
        for faction in victims:
            bare = faction in p.players and p.base(s, faction) and not p.hidden(s, faction)
            if bare and hits(p, s) > p.active(s, faction):
                return True
    gone = sorted((min(hits(p, s), sum(p.active(s, f) for f in victims)) for s in open_to_it), reverse=True)
    return sum(gone[:spaces]) >= 4


def govt(p: Position) -> str:
    """8.8.3 to 8.8.6 Assault, Train, Patrol or Sweep."""
    if assaults(p):
        return "assault"
    if sum(p.available(kind) for kind in ("govt.troops", "govt.police", "govt.base")) >= 10:
        return "train"
    needed = 2 if p.in_force(1) == "shaded" else 1
    for s in p.lands if p.resources("govt") >= 21 else []:
        garrison = p.troops(s) >= needed and p.police(s) >= needed and p.government_controls(s)
        if garrison and MAP[s]["pop"] and not p.terror(s) and p.level(s) < 2:
            return "train"
    for s in LOCS:
        there = [p.guerrillas(s, faction) for faction in INSURGENTS]
        if any(p.hidden(s, faction) for faction in INSURGENTS) or sum(there) > p.cubes(s):
            return "patrol"
    return "sweep"


QUESTIONS = {"govt": govt, "farc": farc, "auc": auc, "cartels": cartels}
