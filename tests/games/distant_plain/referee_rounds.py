"""The referee's reading of section 6, of the victory totals (1.9) and of the margins (7.3)."""

from __future__ import annotations

from tests.games.distant_plain.referee import AFGHAN, LANDS, LOCS, MAP, MARKERS, PAKISTAN, Table, pashtun

COIN_BASES = ("coalition.base", "government.base")


def totals(t: Table) -> dict[str, int]:
    """1.9, 7.3 The margins of the four factions."""
    support = sum(t.pop(s) for s in AFGHAN if t.level.get(s) == "S")
    opposition = sum(t.pop(s) for s in AFGHAN if t.level.get(s) == "O")
    coin = sum(t.pop(s) for s in AFGHAN if t.control(s) == "coin")
    uncontrolled = sum(t.pop(s) for s in AFGHAN if not t.control(s))
    return {
        "coalition": support + t.available("coalition.troops") + t.available("coalition.base") - 30,
        "government": coin + t.patronage - 35,
        "taliban": opposition + t.on_map("taliban.base") - 20,
        "warlords": min(uncontrolled - 15, t.resources["warlords"] - 40),
    }


def resources_phase(t: Table) -> None:
    """6.3 Sabotage (with markers for all, or those of the highest Econ), earnings, Casualties."""
    for s in sorted(LOCS, key=lambda s: -int(MAP[s]["econ"])):
        taliban = t.here(s, "taliban.guerrilla")
        if not t.marks[s] and taliban > t.pieces[s].total() - taliban and sum(t.marks.values()) < MARKERS:
            t.marks[s] = 1
    earned = {
        "government": t.aid + sum(int(MAP[s]["econ"]) for s in LOCS if not t.marks[s]),
        "taliban": t.on_map("taliban.base"),
        "warlords": t.on_map("warlords.base") + sum(t.here(s, "warlords.guerrilla") for s in LOCS if not t.marks[s]),
    }
    for who, amount in earned.items():
        t.resources[who] = min(75, t.resources[who] + amount)
    t.aid = max(0, t.aid - 3 * t.casualties.total())


def civic_spaces(t: Table, who: str) -> set[str]:
    """6.4.1 COIN Control, Troops and Police, 3 Resources; the COIN Faction with the most Troops, or the Coalition."""
    found = set()
    for s in AFGHAN:
        coalition, government = t.here(s, "coalition.troops"), t.here(s, "government.troops")
        decides = "government" if government > coalition else "coalition"
        fit = t.control(s) == "coin" and coalition + government and t.here(s, "government.police")
        if fit and decides == who and (t.marks[s] or (t.pop(s) and t.level.get(s) != "S")):
            found.add(s)
    return found if t.resources["government"] >= 3 else set()


def sharia_spaces(t: Table) -> set[str]:
    """6.4.2 Taliban Control, 1 Resource, and Terror or a level to shift."""
    gains = {s for s in LANDS if t.marks[s] or (s in AFGHAN and t.pop(s) and t.level.get(s) != "O")}
    return {s for s in gains if t.control(s) == "taliban"} if t.resources["taliban"] else set()


def deserters(t: Table, s: str) -> range:
    """6.5.1 One in 3 Government cubes is removed: how many of them may be Troops."""
    troops, police = t.here(s, "government.troops"), t.here(s, "government.police")
    lost = (troops + police) // 3
    return range(max(0, lost - police), min(lost, troops) + 1)


def troops_leave(t: Table, kind: str) -> set[str]:
    """6.5.2 Troops on LoCs and in Provinces without COIN Bases."""
    return {s for s in MAP if t.here(s, kind) and s != "kabul" and not t.here(s, *COIN_BASES)}


def troops_go(t: Table) -> set[str]:
    """6.5.2 To Kabul, and to COIN-Controlled spaces with COIN Bases."""
    return {s for s in AFGHAN if s == "kabul" or (t.control(s) == "coin" and t.here(s, *COIN_BASES))}


def police_go(t: Table) -> set[str]:
    """6.5.3 To any LoCs or COIN-Controlled spaces."""
    return {*LOCS, *(s for s in AFGHAN if t.control(s) == "coin")}


def guerrillas_leave(t: Table) -> set[str]:
    """6.5.4 Taliban on LoCs and in Provinces without Taliban Bases; those in Pashtun Pakistan are at a goal."""
    return {
        s
        for s in MAP
        if t.here(s, "taliban.guerrilla")
        and s != "kabul"
        and not t.here(s, "taliban.base")
        and not (s in PAKISTAN and pashtun(s))
    }


def guerrillas_go(t: Table) -> set[str]:
    """6.5.4 To Taliban Bases under Taliban Control, or to Pashtun Pakistan."""
    based = {s for s in LANDS if t.here(s, "taliban.base") and t.control(s) == "taliban"}
    return based | {s for s in PAKISTAN if pashtun(s)}


def reset_phase(t: Table) -> None:
    """6.6 Casualties, Islamabad (not Hard) toward Backing, markers, Guerrillas Underground."""
    t.casualties.clear()
    steps = {"hostility": "pressure", "pressure": "tolerance", "tolerance": "backing", "sponsorship": "backing"}
    t.islamabad = steps.get(t.islamabad, "backing")
    t.marks.clear()
    for s in MAP:
        for who in ("taliban", "warlords"):
            t.flip(s, who, False, 99)
