"""March against a second reading of 3.3.2, in random positions: one group, and whole Marches with further steps."""

from __future__ import annotations

import pytest

from tests.games.distant_plain import referee
from tests.games.distant_plain.referee import MAP, Table
from tests.games.distant_plain.test_referee import INSURGENTS, Play, seeds


@pytest.mark.parametrize("who", INSURGENTS)
def test_3_3_2_march(who: str) -> None:
    """3.3.2 March of one group: destinations, origins, the price, who is noticed."""
    for seed in seeds(2):
        p = Play(seed, who, "march")
        t = p.t
        if not (goal := p.space("march-space", referee.march_spaces(t, who))):
            continue
        origins = referee.march_origins(t, who, goal)
        cheapest = min(referee.march_price(t, s, goal) for s in origins)
        origin = p.pick("march-origin", *origins, least=1)
        p.pay(max(cheapest, referee.march_price(t, origin, goal)))
        hidden, active = t.here(origin, f"{who}.guerrilla.u"), t.here(origin, f"{who}.guerrilla.a")
        first = p.number("move-count", 0 if active else 1, hidden)
        second = p.number("move-count", 0 if first else 1, active)
        noticed = referee.march_activates(t, who, goal, first + second)
        t.put(origin, f"{who}.guerrilla.u", -first)
        t.put(origin, f"{who}.guerrilla.a", -second)
        t.put(goal, f"{who}.guerrilla.{'a' if noticed else 'u'}", first)
        t.put(goal, f"{who}.guerrilla.a", second)
        p.end()


class Column:
    """A March under way: who has not moved or may March on, what is paid for, and which groups have gone."""

    def __init__(self, t: Table, who: str) -> None:
        self.t = t
        self.who = who
        self.ready = {s: [t.here(s, f"{who}.guerrilla.u"), t.here(s, f"{who}.guerrilla.a")] for s in MAP}
        self.paid: set[str] = set()
        self.gone: set[tuple[str, str]] = set()
        self.goals: list[str] = []

    def price(self, origin: str, goal: str) -> int:
        return 0 if goal in self.paid else referee.march_price(self.t, origin, goal)

    def origins(self, goal: str) -> set[str]:
        """3.3.2 One group from each space to each other; the Warlords not into Pakistan."""
        if goal in referee.PAKISTAN and self.who == "warlords":
            return set()
        near = {s for s in referee.next_to(goal) if sum(self.ready[s]) and (s, goal) not in self.gone}
        return {s for s in near if self.price(s, goal) <= self.t.resources[self.who]}

    def destinations(self) -> set[str]:
        """3.1, 3.3.2 Each is selected once, but those who March on may come to it again."""
        again = set(self.goals) if self.who == "taliban" else set()
        return {s for s in MAP if self.origins(s) & (again if s in self.goals else set(MAP))}

    def go(self, origin: str, goal: str, counts: tuple[int, int]) -> None:
        """Pay, move, be noticed or not; Taliban in a Pashtun space may go on."""
        self.gone.add((origin, goal))
        noticed = referee.march_activates(self.t, self.who, goal, sum(counts))
        arrived = (0, sum(counts)) if noticed else counts
        for i, side in enumerate("ua"):
            self.ready[origin][i] -= counts[i]
            self.t.put(origin, f"{self.who}.guerrilla.{side}", -counts[i])
            self.t.put(goal, f"{self.who}.guerrilla.{side}", arrived[i])
            if self.who == "taliban" and referee.pashtun(goal):
                self.ready[goal][i] += arrived[i]

    def pay(self, cost: int, goal: str) -> None:
        if cost:
            self.paid.add(goal)
            self.t.resources[self.who] -= cost


@pytest.mark.parametrize("who", INSURGENTS)
def test_3_3_2_a_whole_march(who: str) -> None:
    """3.3.2 Many groups, into many spaces and on from Pashtun ones: who may still go where, for what price."""
    for seed in seeds(10):
        p = Play(seed, who, "march", limited=False)
        march = Column(p.t, who)
        for _ in range(8):
            goals = march.destinations()
            if not goals:
                break
            goal = p.pick("march-space", *goals, *(["done"] if march.goals else []), least=1)
            if goal == "done":
                break
            if goal not in march.goals:
                march.goals.append(goal)
                march.pay(min(march.price(s, goal) for s in march.origins(goal)), goal)
            came = 0
            while origins := march.origins(goal):
                origin = p.pick("march-origin", *origins, *(["done"] if came else []), least=1)
                if origin == "done":
                    break
                came += 1
                march.pay(march.price(origin, goal), goal)
                hidden, active = march.ready[origin]
                first = p.number("move-count", 0 if active else 1, hidden)
                march.go(origin, goal, (first, p.number("move-count", 0 if first else 1, active)))
        if p.possible:
            p.end()
