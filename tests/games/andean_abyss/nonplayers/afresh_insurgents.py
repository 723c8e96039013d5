"""8.1, 8.5, 8.6, 8.7 of the second edition derived independently: the Insurgents' turns and Special Activities; all
answers by kind. Each function returns all answers that the text leaves open; dice choose among them."""

from __future__ import annotations

from collections.abc import Callable

from .afresh import CARDS, INSURGENTS, LOCS, MAP, QUESTIONS, Position
from .afresh_combat import attack, attack_how, attack_target, captivity, ransom, strike, terror
from .afresh_march import leaving, march, move_count
from .afresh_rally import as_many, elite_backing, grows, rally, rally_how, rally_origin, rally_trade, room
from .afresh_turn import DONE, Derivation, Spaces, Turn, fewest, first, most


def extortable(p: Position, faction: str) -> Spaces:
    """An Underground Guerrilla, and more pieces than all others; FARC needs 2 of them except on LoCs."""
    least = {s: 1 if faction == "auc" or s in LOCS else 2 for s in MAP}
    return [s for s in MAP if p.hidden(s, faction) >= least[s] and p.controls(s, faction)]


def extort(t: Turn) -> list[str]:
    """8.6.1, 8.7.1 Everywhere; FARC with 2 Underground ones, and on one more LoC of the lowest Econ."""
    left = t.offered(extortable(t.p, t.faction))
    if t.faction == "auc":
        return left or [DONE]
    pairs = [s for s in left if t.p.hidden(s, "farc") >= 2]
    if pairs:
        return pairs
    if t.memory.get("road"):
        return [DONE]
    t.memory["road"] = True
    return fewest(left, lambda s: int(MAP[s]["econ"])) or [DONE]


def new_fields(t: Turn) -> Spaces:
    return [s for s in t.done if grows(t.p, s)]


def transplants(p: Position) -> Spaces:
    """8.5.1 No Cartels Base, Population, room, more Guerrillas than Police; if some space has 2 Bases."""
    if not any(p.base(s, "cartels") == 2 for s in p.lands):
        return []
    open_to_it = [s for s in p.lands if p.pop(s) and p.bases(s) < 2 and not p.base(s, "cartels")]
    return [s for s in open_to_it if p.guerrillas(s, "cartels") > p.police(s) and room(p, s, "cartels") > 0]


def labs(p: Position) -> Spaces:
    return [s for s in p.lands if p.base(s, "cartels") and p.guerrillas(s, "cartels")]


def doubles(p: Position) -> Spaces:
    return [] if labs(p) else [s for s in p.lands if p.base(s, "cartels") == 2]


def process(p: Position) -> str:
    return "process" if (labs(p) and len(p.shipments()) < 4) or doubles(p) else ""


def cultivate(t: Turn) -> list[str]:
    return new_fields(t) or transplants(t.p)


def cultivate_how(t: Turn) -> list[str]:
    return ["place" if t.space in new_fields(t) else "relocate"]


def cultivate_origin(t: Turn) -> list[str]:
    return [s for s in t.p.lands if t.p.base(s, "cartels") == 2]


def process_how(t: Turn) -> list[str]:
    return ["shipments" if labs(t.p) else "bases"]


def process_shipment(t: Turn) -> list[str]:
    return labs(t.p)


def process_carrier(t: Turn) -> list[str]:
    return [next(name for name in ("cartels.guerrilla.u", "cartels.guerrilla.a") if name in t.options)]


def process_base(t: Turn) -> list[str]:
    """8.5.2 One Base, from a space with 2."""
    if t.memory.get("sold"):
        return [DONE]
    t.memory["sold"] = True
    return doubles(t.p)


def bribe_order(p: Position) -> Spaces:
    """8.5.3 Players, then Non-players, each in the order Government, FARC, AUC."""
    order = ["govt", "farc", "auc"]
    return sorted(order, key=lambda f: f not in p.players)


def bribable(p: Position) -> Spaces:
    return [s for s in MAP if p.pieces(s, "cartels") and p.others(s, "cartels")]


def bribe(t: Turn) -> list[str]:
    left = t.offered(bribable(t.p))
    return first(*[[s for s in left if t.p.pieces(s, f)] for f in bribe_order(t.p)]) or [DONE]


def bribed(t: Turn) -> str:
    return next(f for f in bribe_order(t.p) if t.p.pieces(t.space, f))


def bribe_how(t: Turn) -> list[str]:
    f = bribed(t)
    return ["base" if t.p.base(t.space, f) else "cubes" if f == "govt" else "guerrillas"]


def bribe_base(t: Turn) -> list[str]:
    return [f"{bribed(t)}.base"]


def bribe_cube(t: Turn) -> list[str]:
    return ["govt.police" if t.p.police(t.space) else "govt.troops"]


def bribe_guerrilla(t: Turn) -> list[str]:
    order = [f"remove:{f}.guerrilla.{kind}" for f in bribe_order(t.p) if f != "govt" for kind in "ua"]
    return [next((deed for deed in order if deed in t.options), DONE)]


def doomed(t: Turn) -> Spaces:
    """8.6.4 Terror spaces with an enemy and more AUC Guerrillas than Police."""
    p = t.p
    return [s for s in t.done if p.guerrillas(s, "auc") > p.police(s) and p.others(s, "auc")]


def assassinate(t: Turn) -> list[str]:
    return t.offered(doomed(t)) or [DONE]


def assassinate_target(t: Turn) -> list[str]:
    return strike(t, ["farc", "govt", "cartels"], 1)


def kidnap(t: Turn) -> list[str]:
    return fewest(t.offered([s for s in t.done if ransom(t.p, s)]), captivity) or [DONE]


def kidnap_target(t: Turn) -> list[str]:
    return ["cartels" if MAP[t.space]["kind"] == "department" else "govt"]


def agitate(t: Turn) -> list[str]:
    """8.7.5 All that can be shifted; if not all can be paid for, or by Alfonso Cano, in order."""
    p, rich = t.p, t.p.resources("farc")
    left = [s for s in t.offered(p.lands) if p.level(s) > -2 and rich > p.terror(s)]
    price = sum(p.terror(s) + p.level(s) + 2 for s in left)
    if price > rich or p.in_force(22) == "shaded":
        left = fewest(left, p.terror)
        left = [s for s in left if p.level(s) > 0] or left
        left = most(left, p.pop)
    return left or [DONE]


def special(t: Turn) -> str:
    """Return what follows the Operation's last space."""
    p = t.p
    if t.operation == "attack":
        return ""
    if t.operation in ("rally", "march"):
        if t.faction != "cartels":
            return "extort" if extortable(p, t.faction) else ""
        growing = t.operation == "rally" and (new_fields(t) or transplants(p))
        return "cultivate" if growing else process(p)
    if t.faction == "cartels":
        return "bribe" if p.resources("cartels") >= 3 and bribable(p) else ""
    if t.faction == "auc":
        return "assassinate" if doomed(t) else ""
    return "kidnap" if any(ransom(p, s) for s in t.done) else ""


SPACES: dict[str, Callable[[Turn], Spaces]] = {"rally": rally, "march": march, "attack": attack, "terror": terror}


def space(t: Turn) -> list[str]:
    """8.1.1 Return the next space of the box; when it wants none, or Resources are spent, its Special Activity."""
    over = (t.used and t.operation != "attack") or (t.paid and not t.p.resources(t.faction))
    found = [] if over else SPACES[t.operation](t)
    if found:
        return found
    name = "" if t.used else special(t)
    return [name or DONE]


LADDER = {"cartels": ["rally", "march", "terror"], "auc": ["rally", "march", "attack", "terror"]}
LADDER["farc"] = LADDER["auc"]
NOBODY = [1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 27, 38, 42, 45, 51, 58]
FOR_FARC = [5, 6, 15, 20, 21, 22, 24, 25, 28, 30, 31, 32, 35, 44, 48, 55]
FOR_AUC = [39, 40, 41, 47, 49, 50, 52]
FOR_CARTELS = [56, 57, 59, 61, 62, 64, 66, 67, 68, 72]
HARMFUL = {23: "farc", 26: "cartels", 36: "farc"}
"""8.1 d: the player that these harm, whichever faction executes them."""


def takers(p: Position) -> Spaces:
    """8.1, 8.4.4 Return the factions that may execute the card: beside a Government Non-player only those it helps, or
    all if it harms a player."""
    card = p.words["card"]
    if card in (63, 69):
        return []
    if "govt" in p.players:
        return INSURGENTS
    for cards, faction in ((FOR_FARC, ["farc"]), (FOR_AUC, ["auc"]), (FOR_CARTELS, ["cartels"]), (NOBODY, [])):
        if card in cards:
            return faction
    if card in HARMFUL and HARMFUL[card] not in p.players:
        return {23: [], 26: ["farc"], 36: ["farc", "auc"]}[card]
    return ["farc", "auc"] if card == 43 else INSURGENTS


def turn(t: Turn) -> list[str]:
    """8.1 The Event where card and sequence of play allow it; otherwise the box that the questions lead to, or the
    first possible one above it; Pass without Resources or with nothing possible."""
    p = t.p
    card = CARDS[p.words["card"]]
    discord = len(p.players) == 2 and "govt" in p.players and p.resources(t.faction) > 0
    leads = "first" not in p.words and card["order"][0] == t.faction
    follows = p.words.get("first_did") == "operation_and_special" and (discord or not card["gray_two"])
    wanted = (leads or follows) and t.faction in takers(p)
    events = [choice for choice in ("shaded", "event") if choice in t.options and wanted]
    if not p.resources(t.faction):
        return [*events, "pass"]
    ladder = LADDER[t.faction]
    for name in reversed(ladder[: ladder.index(QUESTIONS[t.faction](p)) + 1]):
        box = Turn(p, t.faction, t.kind, t.rule, [], operation=name)
        marching = name == "march" and t.faction == "farc" and any(leaving(box, s) > 0 for s in MAP)
        if marching or SPACES[name](box):
            return [*events, name]
    return [*events, "pass"]


DERIVED: dict[str, Derivation] = {
    "turn": turn,
    "turn-limited": turn,
    "turn-converted": turn,
    "rally-space": space,
    "march-space": space,
    "attack-space": space,
    "terror-space": space,
    "rally-how": rally_how,
    "rally-count": as_many,
    "rally-trade": rally_trade,
    "rally-origin": rally_origin,
    "move-count": move_count,
    "attack-how": attack_how,
    "attack-target": attack_target,
    "elite-backing": elite_backing,
    "extort": extort,
    "cultivate": cultivate,
    "cultivate-how": cultivate_how,
    "cultivate-origin": cultivate_origin,
    "process-how": process_how,
    "process-shipment": process_shipment,
    "process-carrier": process_carrier,
    "process-base": process_base,
    "bribe": bribe,
    "bribe-how": bribe_how,
    "bribe-base": bribe_base,
    "bribe-cube": bribe_cube,
    "bribe-guerrilla": bribe_guerrilla,
    "assassinate": assassinate,
    "assassinate-target": assassinate_target,
    "kidnap": kidnap,
    "kidnap-target": kidnap_target,
    "agitate": agitate,
}
