"""3.3.1 Rally."""

from __future__ import annotations

from typing import Final

from ....coin.general import affords, ask, enter, finish, select, take_back
from ....coin.operation import Operation
from ....coin.verbs import pick_number
from ....kernel.decision import DONE, Flow
from ..afghanistan import Afghanistan
from ..civic_action import sharia, sharia_steps, sharia_wanted
from ..names import (
    ACCIDENTAL_GUERRILLAS,
    ACTIVE,
    BACKING,
    BASE,
    BASES_POOL,
    GUERRILLAS_POOL,
    ISLAMABAD,
    POP,
    PRESSURE,
    SUPPORT,
    TALIBAN,
    TALIBAN_BASE,
    UNDERGROUND,
    UNSHADED,
    WARLORDS,
)
from ..s4_special.cultivate import new_field
from ..tribal_elders import consult_elders

COST: Final = 1


def price(b: Afghanistan, s: int) -> int:
    """3.3.1 One Resource per space; in Pakistan none at Backing or Sponsorship (6.6.1)."""
    return 0 if b.pakistan[s] and b.n[ISLAMABAD] >= BACKING else COST


def is_open(b: Afghanistan, s: int) -> bool:
    """3.3.1 Return True if the Taliban may Rally here: not at Support outside Pashtun spaces, nor in Pakistan at
    Pressure or Hostility (6.6.1)."""
    if b.pakistan[s]:
        return b.n[ISLAMABAD] > PRESSURE
    return b.pashtun[s] or b.n[SUPPORT + s] <= 0


def at_home(b: Afghanistan, who: int, s: int) -> bool:
    """3.3.1 Rally can do more at the faction's own Base; for the Warlords only in a non-Pashtun space."""
    return b.n[BASE[who] + s] > 0 and not (who == WARLORDS and b.pashtun[s])


def can_place(b: Afghanistan, who: int) -> bool:
    """3.3.1 Return True if the faction has a Guerrilla to place, perhaps taken back from the map (1.4.1)."""
    return b.n[GUERRILLAS_POOL[who]] > 0 or (b.on_map(UNDERGROUND[who]) > 0 and b.removes_own(who))


def ways(b: Afghanistan, who: int, s: int) -> list[str]:
    """3.3.1 Ways the faction could Rally in this space."""
    found = ["place"] if can_place(b, who) else []
    if b.n[BASES_POOL[who]] and b.guerrillas(who, s) >= 2 and b.room(BASE[who], s):
        found.append("base")
    if at_home(b, who, s) and b.n[ACTIVE[who] + s] and not b.hunted(s):
        found.append("hide")
    return found


def most_placed(b: Afghanistan, who: int, s: int) -> int:
    """3.3.1 One Guerrilla, or at a Base up to Bases plus Population. Under COIN Control, Accidental Guerrillas (34,
    unshaded) lets the Taliban place only 1."""
    if not at_home(b, who, s):
        return 1
    if who == TALIBAN and b.in_force(ACCIDENTAL_GUERRILLAS) == UNSHADED and b.coin_controls(s):
        return 1
    return b.n[BASE[who] + s] + b.n[POP + s]


def candidates(b: Afghanistan, op: Operation) -> list[int]:
    """3.3.1 Provinces and Kabul where the faction may Rally with some effect; the Warlords not in Pakistan."""
    spaces = op.selectable_of(b.afghan if op.who == WARLORDS else b.spec.lands)
    if not affords(b, op, COST):
        spaces = [] if b.n[ISLAMABAD] < BACKING else [s for s in spaces if not price(b, s)]
    if op.who == TALIBAN:
        spaces = [s for s in spaces if is_open(b, s)]
    if not spaces or can_place(b, op.who):
        return spaces  # A Guerrilla can be placed in each of them.
    return [s for s in spaces if ways(b, op.who, s) or only_to_build(b, op, s)]


def only_to_build(b: Afghanistan, op: Operation, s: int) -> bool:
    """3.3.1, 4.5.1 Return True if the faction may Rally here without placing or flipping anything: the Taliban at a
    Base, to buy Sharia; the Warlords with no Guerrilla to place, to Cultivate."""
    if op.who == TALIBAN:
        return b.n[TALIBAN_BASE + s] > 0 and sharia_wanted(b, s) > 0
    return op.special and not op.used and not b.n[GUERRILLAS_POOL[WARLORDS]] and new_field(b, s)


def can_rally(b: Afghanistan, op: Operation) -> bool:
    if op.only is None and affords(b, op, COST) and can_place(b, op.who):
        return True  # Either faction may always Rally in Pashtun spaces of Afghanistan.
    return bool(candidates(b, op))


def rally(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.3.1 In each selected space place Guerrillas, trade 2 for a Base, or go Underground at a Base; then Sharia."""
    idle = False
    while (s := (yield from select(b, op, "rally-space", "3.3.1", candidates))) >= 0:
        enter(b, op, s, price(b, s))
        idle = (yield from rally_space(b, op, s, idle)) or idle
    if op.who == TALIBAN:
        yield from _sharia(b, op)


def rally_space(b: Afghanistan, op: Operation, s: int, idle: bool = False) -> Flow[bool]:
    """3.3.1 Rally in one space. Return True if nothing was placed or flipped. That is allowed once (`idle`: used
    already), as Sharia and Cultivate have 1 space each."""
    who = op.who

    def options() -> list[str]:
        found = ways(b, who, s)
        return [*found, DONE] if not found or (not idle and only_to_build(b, op, s)) else found

    how = yield from ask(b, op, "rally-how", "3.3.1", options, space=s)
    if how == "place":
        if not b.n[GUERRILLAS_POOL[who]]:
            yield from take_back(b, who, [UNDERGROUND[who], ACTIVE[who]])
        most = min(most_placed(b, who, s), b.n[GUERRILLAS_POOL[who]])
        count = yield from pick_number(
            b, who, "rally-count", "3.3.1", 1, most, space=s, piece=UNDERGROUND[who], faction=who
        )
        b.place(UNDERGROUND[who], s, count)
    elif how == "base":
        yield from trade_for_base(b, who, s)
    elif how == "hide":
        b.hide(who, s, 99)
    return how == DONE


def trade_for_base(b: Afghanistan, who: int, s: int) -> Flow[None]:
    """3.3.1 Replace 2 Guerrillas with a Base."""
    hidden, active = b.n[UNDERGROUND[who] + s], b.n[ACTIVE[who] + s]
    count = yield from pick_number(
        b, who, "rally-trade", "3.3.1", max(0, 2 - hidden), min(2, active), space=s, piece=ACTIVE[who], faction=who
    )
    b.remove(ACTIVE[who], s, count)
    b.remove(UNDERGROUND[who], s, 2 - count)
    b.place(BASE[who], s)


def _sharia(b: Afghanistan, op: Operation) -> Flow[None]:
    """3.3.1 Sharia in 1 Taliban Base space selected for Rally, whatever its Control; never free."""

    def sites() -> list[int]:
        return [s for s in op.spaces if b.n[TALIBAN_BASE + s] and sharia_steps(b, s) > 0]

    if not sites():
        return
    choice = yield from ask(b, op, "rally-sharia", "3.3.1", lambda: [*(b.spec.spaces[s] for s in sites()), DONE])
    if choice == DONE:
        return
    s = b.spec.space_index[choice]
    before = {s: b.n[SUPPORT + s]}
    yield from sharia(b, s)
    yield from consult_elders(b, before)
    yield from finish(b, op)
