"""3.1 Activating Guerrillas: what Patrol (3.2.2) and Sweep (3.2.3) share, and the Capabilities that follow them."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.decision import DONE, Flow
from ...series.general import ask, may_interrupt
from ...series.operation import Operation
from ...series.verbs import pick_faction, pick_number, pick_space
from .afghanistan import Afghanistan
from .names import AEROSTATS, COALITION, INSURGENTS, ISR, SHADED, TALIBAN, TALIBAN_A, UNDERGROUND, UNSHADED, S

ISR_GUERRILLAS = 3


def hidden(b: Afghanistan, s: int) -> int:
    """Underground Guerrillas of any faction."""
    return sum([b.n[UNDERGROUND[f] + s] for f in INSURGENTS])


def activate_in_turn(
    b: Afghanistan, op: Operation, spaces: list[int], count: Callable[[int], int], rule: str
) -> Flow[None]:
    """3.1, 4.1 Activate Guerrillas in one space after the other, in the order the faction likes; a Special Activity may
    come in between."""
    left = list(spaces)

    def worthwhile() -> list[int]:
        return [s for s in left if count(s) > 0 and hidden(b, s)]

    while True:
        found, waiting = worthwhile(), may_interrupt(b, op)
        if not found and not (waiting and len(left) < len(spaces) and any(hidden(b, s) for s in left)):
            return
        if len(found) == 1 and not waiting:
            s = found[0]
        else:
            choice = yield from ask(
                b, op, "activate-space", rule, lambda: [*(b.spec.spaces[x] for x in worthwhile()), DONE]
            )
            if choice == DONE:
                return
            s = b.spec.space_index[choice]
        left.remove(s)
        yield from activate_guerrillas(b, op.who, s, count(s), rule)


def activate_guerrillas(b: Afghanistan, who: int, s: int, count: int, rule: str) -> Flow[None]:
    """1.4.1, 3.1 Choose which factions to target; of each as many Guerrillas as possible are Activated."""
    found = [f for f in INSURGENTS if b.n[UNDERGROUND[f] + s]]
    while count > 0 and found:
        faction = yield from pick_faction(b, who, "activate", rule, found, optional=True, space=s)
        if faction < 0:
            return
        count -= b.activate(faction, s, count)
        found.remove(faction)


def scout(b: Afghanistan, op: Operation) -> Flow[None]:
    """ISR (1, unshaded): after a Coalition Sweep Activate up to 3 Guerrillas in 1 further space."""
    if op.who != COALITION or b.in_force(ISR) != UNSHADED:
        return
    spaces = [s for s in range(S) if s not in op.spaces and hidden(b, s)]
    s = yield from pick_space(b, COALITION, "isr-space", "5.3", spaces, optional=True)
    if s < 0:
        return
    left = ISR_GUERRILLAS
    for faction in INSURGENTS:
        most = min(left, b.n[UNDERGROUND[faction] + s])
        count = yield from pick_number(
            b, COALITION, "isr-count", "5.3", 0, most, space=s, piece=UNDERGROUND[faction], faction=faction
        )
        left -= b.activate(faction, s, count)


def slip_away(b: Afghanistan, op: Operation) -> Flow[None]:
    """Aerostats (5, shaded): after a Coalition Patrol or Sweep the Taliban may hide in 1 space, but not in Pakistan at
    Hostility."""
    if op.who != COALITION or b.in_force(AEROSTATS) != SHADED:
        return
    spaces = [s for s in range(S) if b.n[TALIBAN_A + s] and not b.hunted(s)]
    s = yield from pick_space(b, TALIBAN, "aerostats-space", "5.3", spaces, optional=True)
    if s >= 0:
        b.hide(TALIBAN, s, 99)
