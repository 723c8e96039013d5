"""8.6 to 8.9 The Operation that a Non-player's flow chart leads to, read from a written position."""

from __future__ import annotations

from tests.games.distant_plain import referee
from tests.games.distant_plain.nonplayers.reader.frame import (
    CAR_BOMBS,
    CUBES,
    FIND_FIX_FINISH,
    INSURGENTS,
    LOCAL_TRUCE,
    NIGHT_LETTERS,
    PARTNERING,
    SANDSTORMS,
    STRATEGIC_RELEASE,
    TALKS,
    URBAN_SPECIALISTS,
    Turn,
    room,
)
from tests.games.distant_plain.nonplayers.reader.frame import spare as spare_in
from tests.games.distant_plain.referee import AFGHAN, LANDS, LOCS, MAP, PAKISTAN, pashtun


def spare(turn: Turn, s: str) -> int:
    """Number of its own Underground Guerrillas that may be exposed before the turn."""
    return spare_in(turn, turn.t, s, turn.who)


# 8.8 The Taliban


def terror_points(turn: Turn, money: int) -> int:
    """8.8.3 Points that Terror would shift: at Support, then in Neutral spaces, the highest Population first."""
    t = turn.t
    found: list[tuple[bool, int, str, int]] = []
    for s in AFGHAN:
        urban = turn.force(URBAN_SPECIALISTS) if s == "kabul" else ""
        hidden = t.here(s, "taliban.guerrilla.u")
        able = hidden > 0 if urban == "shaded" else spare(turn, s) >= (2 if urban == "unshaded" else 1)
        if t.pop(s) and t.level.get(s) != "O" and able:
            found.append((t.level.get(s) != "S", -t.pop(s), s, 0 if urban == "shaded" else 1))
    points = provinces = 0
    for _, population, s, cost in sorted(found):
        if cost > money or (s != "kabul" and provinces == 2 and turn.force(NIGHT_LETTERS) == "unshaded"):
            continue
        provinces += s != "kabul"
        money -= cost
        points -= population
    return points


def extorted(turn: Turn) -> int:
    """8.8.3 Resources that Extort could bring: 1, the Econ of a LoC, or 2 from each Warlord Base."""
    t, gain = turn.t, 0
    for s in referee.extort_spaces(t):
        if not spare(turn, s):
            continue
        if t.here(s, "warlords.base"):
            gain += min(2 * t.here(s, "warlords.base"), t.resources["warlords"])
        else:
            gain += 1 if s in LANDS else 0 if t.marks[s] else int(MAP[s]["econ"])
    return gain


def rallies_for_base(turn: Turn, money: int) -> bool:
    """8.8.4 Three Guerrillas, room, a Base, and a Rally that is allowed and paid for."""
    t = turn.t
    for s in LANDS:
        allowed = t.friendly("tolerance") if s in PAKISTAN else pashtun(s) or t.level.get(s) != "S"
        cost = 0 if s in PAKISTAN and t.friendly("backing") else 1
        if allowed and cost <= money and t.here(s, "taliban.guerrilla") >= 3 and room(t, s):
            return t.available("taliban.base") > 0
    return False


def coalition_losses(turn: Turn) -> int:
    """8.8.5, 8.8.6 Coalition pieces that Attack would remove: by Ambush, or with six Guerrillas; behind Government
    cubes."""
    t = turn.t
    if turn.force(TALKS) == "unshaded":
        return 0
    ambushed: list[int] = []
    plain: list[int] = []
    for s in MAP:
        guerrillas, hidden = t.here(s, "taliban.guerrilla"), t.here(s, "taliban.guerrilla.u")
        lost = min(2 - t.here(s, *CUBES), t.here(s, "coalition"))
        released = turn.force(STRATEGIC_RELEASE) == "unshaded" and s in LANDS and t.control(s) == "coin"
        if not guerrillas or lost <= 0 or released:
            continue
        if guerrillas >= 6 and not (hidden and t.here(s, "taliban.base")):
            plain.append(lost)
        elif spare(turn, s) or (not hidden and turn.force(CAR_BOMBS) == "shaded"):
            ambushed.append(lost)
    most = 1 if turn.force(CAR_BOMBS) == "unshaded" else 3
    return sum(sorted(sorted(ambushed)[::-1][:most] + plain)[::-1][: t.resources["taliban"]])


def taliban(turn: Turn) -> set[str]:
    """8.8.3 to 8.8.6 The box; two where it depends on how far Extort goes."""
    t, money = turn.t, turn.t.resources["taliban"]
    if terror_points(turn, money) >= 3:
        return {"terror"}
    found: set[str] = {"terror"} if terror_points(turn, money + extorted(turn)) >= 3 else set()
    if t.available("taliban.guerrilla") >= 15 or rallies_for_base(turn, money + extorted(turn)):
        return {*found, "rally"}
    return {*found, "march" if coalition_losses(turn) < 2 else "attack"}


# 8.9 The Warlords


def warlords(turn: Turn) -> set[str]:
    """8.9.2 to 8.9.6 The box. Suborn that makes room may come before the Rally (4.1)."""
    t, money = turn.t, turn.t.resources["warlords"]
    if not money:
        return {"pass"}
    builders = [s for s in AFGHAN if t.here(s, "warlords.guerrilla") >= 3 and t.available("warlords.base")]
    if any(room(t, s) for s in builders):
        return {"rally"}
    suborned = [s for s in builders if t.here(s, "government.base") and money >= 3 and not turn.force(LOCAL_TRUCE)]
    if suborned:
        return {"rally"}
    if not any(turn.margin(faction) > 0 for faction in turn.people):
        return {"march"}
    hurt = {"S": "coalition", "O": "taliban"}
    terror = any(spare(turn, s) and hurt.get(t.level.get(s, ""), "") in turn.people for s in AFGHAN)
    return {"terror" if terror else "attack"}


# 8.7 The Government


def government(turn: Turn) -> set[str]:
    """8.7.2 to 8.7.6 The box."""
    t, money = turn.t, turn.t.resources["government"]
    if money < 3:
        return {"pass"}
    spaces = min(3, (money if money < 9 else 2 * money // 3) // 3)
    gained: list[int] = []
    bases = False
    for s in MAP:
        if turn.force(STRATEGIC_RELEASE) == "shaded" and s in LANDS and t.control(s) == "taliban":
            continue
        hits = referee.assault_hits(t, "government", s, False)
        targets = {who: referee.assault_targets(t, s, who) for who in INSURGENTS}
        removed = min(hits, sum(map(len, targets.values())))
        others = t.here(s, *INSURGENTS) - removed
        if s in LANDS and removed and t.control(s) != "coin" and t.here(s, "coalition", "government") > others:
            gained.append(t.pop(s))
        bases = bases or "taliban.base" in targets["taliban"][:hits]
    if sum(sorted(gained)[::-1][:spaces]) >= 2 or bases:
        return {"assault"}
    players = [who for who in INSURGENTS if who in turn.people]
    rich = [s for s in LOCS if MAP[s]["econ"] >= 3]
    if any(t.here(s, *players) >= 2 for s in LOCS if players) or any(
        2 * t.here(s, "taliban") > t.pieces[s].total() for s in rich
    ):
        return {"patrol"}
    sites = [
        s for s in AFGHAN
        if s != "kabul" and t.pop(s) and t.here(s, *CUBES) >= 3 and room(t, s)
        and not t.here(s, "coalition.base", "government.base")
    ]  # fmt: skip
    builds = sites and t.available("government.base")
    return {"train"} if builds or t.available("government.troops") >= 10 else {"sweep"}


# 8.6 The Coalition


def assaulted(turn: Turn, s: str, who: str) -> list[str]:
    """3.2.4 Pieces of a faction that a Coalition Assault could remove, in turn; Find Fix Finish finds one, or spares
    Bases."""
    t = turn.t
    hidden, active = (t.here(s, f"{who}.guerrilla.{side}") for side in "ua")
    found = int(hidden > 0 and turn.force(FIND_FIX_FINISH) == "unshaded")
    guerrillas = ["guerrilla"] * (active + found)
    if hidden > found or turn.force(FIND_FIX_FINISH) == "shaded":
        return guerrillas
    return guerrillas + ["base"] * t.here(s, f"{who}.base")


def coalition(turn: Turn) -> set[str]:
    """8.6.2 to 8.6.5 The box. An Air Strike that helps comes before the Assault."""
    t, people = turn.t, turn.people
    for s in AFGHAN:
        watched = [who for who in INSURGENTS if who in people] if t.here(s, "coalition.base") else []
        watched += ["taliban"] if t.level.get(s) == "S" else []
        if any(t.here(s, f"{who}.guerrilla.u") for who in watched):
            return {"sweep"}
    for s in MAP:
        released = turn.force(STRATEGIC_RELEASE) == "shaded" and s in LANDS and t.control(s) == "taliban"
        if not t.here(s, "coalition.troops") or released or turn.force(TALKS) == "shaded":
            continue
        if t.level.get(s) == "S" and any(assaulted(turn, s, who) for who in INSURGENTS):
            return {"assault"}
        allies = t.resources["government"] >= 3 and turn.force(PARTNERING) != "shaded"
        strike = int(s in AFGHAN and s in referee.strike_spaces(t) and not turn.force(SANDSTORMS))
        hits = referee.assault_hits(t, "coalition", s, allies) + strike
        if any("base" in assaulted(turn, s, who)[:hits] for who in INSURGENTS if who in people):
            return {"assault"}
    return {"train"}


BOX = {"coalition": coalition, "taliban": taliban, "government": government, "warlords": warlords}
IF_NONE = {
    "coalition": {"sweep": "assault", "assault": "train", "train": "sweep"},
    "taliban": {"terror": "rally", "rally": "march", "march": "rally", "attack": "march"},
    "government": {"assault": "patrol", "patrol": "train", "train": "sweep", "sweep": "train"},
    "warlords": {"rally": "march", "march": "rally", "terror": "attack", "attack": "terror"},
}
"""The next box if nothing of an Operation is possible."""
LOOP_EXIT = {"coalition": "assault", "warlords": "march"}
"""8.6.4, 8.9.4 The last resort after a full round; the others Pass."""
