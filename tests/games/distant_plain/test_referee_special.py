"""Special Activities in one space against a second reading of section 4, in random positions."""

from __future__ import annotations

import pytest

from tests.games.distant_plain import referee
from tests.games.distant_plain.helpers import RULES
from tests.games.distant_plain.referee import LOCS, MAP, PAKISTAN, Table, pashtun, table
from tests.games.distant_plain.test_referee import INSURGENTS, Play, Spaces, seeds


def begin(seed: int, who: str, operation: str, activity: str, kind: str, spaces: Spaces) -> tuple[Play, str]:
    """An Operation with enough Resources, its Special Activity first, and the space selected for it."""
    p = Play(seed, who, operation, special=True, limited=False)
    purse = "government" if who == "coalition" else who
    found = spaces(p.t)
    if not p.possible or p.t.resources[purse] < 5 or not found:
        return p, ""
    if operation == "patrol" and who == "government":
        p.pay(3)
    p.answer(activity)
    return p, p.pick(kind, *found)


def compare(p: Play, kind: str = "") -> None:
    """Select no more spaces, if asked; then the position is as the referee says."""
    if p.asked is not None and p.asked.kind == kind:
        p.answer("done")
    p.b.check()
    assert table(RULES.to_position(p.b)) == p.t


def place(t: Table, s: str) -> None:
    """1.4.1, 1.4.3, 6.6.1 An Available Taliban Guerrilla, Underground but in Pakistan at Hostility."""
    if t.available("taliban.guerrilla"):
        side = "a" if s in PAKISTAN and t.islamabad == "hostility" else "u"
        t.put(s, f"taliban.guerrilla.{side}", 1)


def test_4_2_3_air_strike() -> None:
    """4.2.3 One piece of a faction, Bases last; in Pakistan Islamabad shifts, or hardens."""
    for seed in seeds(20):
        p, s = begin(seed, "coalition", "patrol", "air_strike", "air-strike", referee.strike_spaces)
        if not s:
            continue
        targets = {who: kinds for who in INSURGENTS if (kinds := referee.assault_targets(p.t, s, who))}
        who = p.pick("air-strike-target", *targets)
        p.t.put(s, targets[who][0], -1)
        if s in PAKISTAN and p.t.islamabad != "sponsorship":
            p.t.islamabad = referee.POSTURES[referee.POSTURES.index(p.t.islamabad) + 1]
        compare(p, "air-strike")


def test_4_3_1_govern() -> None:
    """4.3.1 A +1 Pop marker, or Aid to Patronage by the Population and the space to Neutral."""
    for seed in seeds(21):
        p, s = begin(seed, "government", "patrol", "govern", "govern", referee.govern_spaces)
        if not s:
            continue
        t = p.t
        ways = ["returnees"] if len(t.returnees) < 6 and s not in t.returnees else []
        ways += ["divert"] if t.level.get(s) == "S" and not t.here(s, "coalition.base") else []
        if p.pick("govern-how", *ways) == "returnees":
            t.returnees.add(s)
        else:
            amount = min(t.pop(s), t.aid, 40 - t.patronage)
            t.aid -= amount
            t.patronage += amount
            t.shift(s, "")
        compare(p, "govern")


def test_4_3_3_eradicate() -> None:
    """4.3.3 Aid 3, Patronage 1, a Base is removed, a level toward Opposition, in Pashtun spaces a Taliban Guerrilla."""
    for seed in seeds(22):
        p, s = begin(seed, "government", "patrol", "eradicate", "eradicate", referee.eradicate_spaces)
        if not s:
            continue
        t = p.t
        t.aid, t.patronage = min(75, t.aid + 3), min(40, t.patronage + 1)
        t.put(s, "warlords.base", -1)
        t.shift(s, "O")
        if pashtun(s):
            place(t, s)
        compare(p, "eradicate")


def test_4_4_1_extort() -> None:
    """4.4.1 One Guerrilla is Activated for 1 Resource or the Econ, or for 2 of the Warlords' for each Base."""
    for seed in seeds(23):
        p, s = begin(seed, "taliban", "march", "extort", "extort", referee.extort_spaces)
        if not s:
            continue
        t = p.t
        t.flip(s, "taliban", True, 1)
        if bases := t.here(s, "warlords.base"):
            taken = min(2 * bases, t.resources["warlords"])
            t.resources["warlords"] -= taken
        else:
            taken = int(MAP[s]["econ"]) if s in LOCS and not t.marks[s] else 1
        t.resources["taliban"] += taken
        compare(p, "extort")


def infiltrated(t: Table, s: str) -> list[str]:
    """4.4.2 Government and Warlord pieces, each Base after its own faction's others."""
    cubes = [kind for kind in ("government.troops", "government.police") if t.here(s, kind)]
    guerrillas = [kind for kind in ("warlords.guerrilla.u", "warlords.guerrilla.a") if t.here(s, kind)]
    bases = [f"{who}.base" for who, others in (("government", cubes), ("warlords", guerrillas)) if not others]
    return cubes + guerrillas + [base for base in bases if t.here(s, base)]


def test_4_4_2_infiltrate() -> None:
    """4.4.2 Two pieces are removed, or one is replaced; 1 Patronage for each of the Government's."""
    for seed in seeds(24):
        p, s = begin(seed, "taliban", "rally", "infiltrate", "infiltrate", referee.infiltrate_spaces)
        if not s:
            continue
        t = p.t
        how = p.pick("infiltrate-how", "remove", "replace")
        for _ in range(2 if how == "remove" else 1):
            if victims := infiltrated(t, s):
                kind = p.pick("infiltrate-piece", *victims)
                t.put(s, kind, -1)
                t.patronage -= kind.startswith("government") and t.patronage > 0
        if how == "replace":
            place(t, s)
        compare(p)


def test_4_5_2_traffic() -> None:
    """4.5.2 One Resource for each Base; 1 for the Taliban or 1 Patronage by Control."""
    for seed in seeds(25):
        p, s = begin(seed, "warlords", "march", "traffic", "traffic", referee.traffic_spaces)
        if not s:
            continue
        t = p.t
        t.resources["warlords"] = min(75, t.resources["warlords"] + t.here(s, "warlords.base"))
        if t.control(s) == "taliban":
            t.resources["taliban"] = min(75, t.resources["taliban"] + 1)
        elif t.control(s) == "coin":
            t.patronage = min(40, t.patronage + 1)
        compare(p, "traffic")


@pytest.mark.parametrize("operation", ["rally", "terror"])
def test_4_5_3_suborn(operation: str) -> None:
    """4.5.3 For 2 Resources up to 3 cubes, a Base or a Taliban Guerrilla go, or any Guerrillas hide."""
    for seed in seeds(26):
        p, s = begin(seed, "warlords", operation, "suborn", "suborn", referee.suborn_spaces)
        if not s:
            continue
        t = p.t
        p.pay(2)
        hidden = s in PAKISTAN and t.islamabad == "hostility"
        active = 0 if hidden else t.here(s, "taliban.guerrilla.a") + t.here(s, "warlords.guerrilla.a")
        cubes = ["government.troops", "government.police"]
        there = {"cubes": t.here(s, *cubes), "base": t.here(s, "government.base"), "hide": active}
        there["guerrilla"] = t.here(s, "taliban.guerrilla")
        how = p.pick("suborn-how", *(way for way, count in there.items() if count))
        if how == "cubes":
            for _ in range(min(3, there["cubes"])):
                t.put(s, p.pick("suborn-cube", *(kind for kind in cubes if t.here(s, kind))), -1)
        elif how == "base":
            t.put(s, "government.base", -1)
        elif how == "guerrilla":
            kinds = [f"taliban.guerrilla.{side}" for side in "ua" if t.here(s, f"taliban.guerrilla.{side}")]
            t.put(s, p.pick("suborn-guerrilla", *kinds), -1)
        else:
            own, other = t.here(s, "warlords.guerrilla.a"), t.here(s, "taliban.guerrilla.a")
            first = p.number("suborn-hide", 0 if other else 1, own)
            second = p.number("suborn-hide", 0 if first else 1, other)
            t.flip(s, "warlords", False, first)
            t.flip(s, "taliban", False, second)
        compare(p, "suborn")
