"""Events 1 to 18: the cards with the Government first."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.board import Board
from ....coin.events import choose_count, choose_piece, choose_space, choose_spaces, make_available
from ....coin.general import special
from ....coin.operation import Operation
from ....coin.predicates import Where, econ, level, placeable
from ....kernel.decision import Flow, roll
from ..colombia import Colombia
from ..names import (
    ACTIVE_OPPOSITION,
    AID,
    BLACKHAWKS,
    DEFENSE_COUNCIL,
    ECUADOR,
    FIRST_DIVISION,
    GOVT,
    GOVT_BASE,
    MADRID_DONORS,
    MARKERS,
    METEORO,
    MOUNTAIN_BATTALIONS,
    NEUTRAL,
    OSPINA,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    PLAN_COLOMBIA,
    POLICE,
    SHADED,
    SPECIAL_FORCES,
    SUPPORT,
    TAPIAS,
    TROOPS,
    UNDERGROUND,
    UNSHADED,
)
from ..s4_special.air_strike import can_air_strike
from .registry import event
from .tools import RULE, city, cubes, department, mountain, pipeline, sabotaged, unsabotaged


@event(1)
def first_division(b: Colombia, who: int) -> None:
    """Civic Action in one space of each Support Phase needs only Government Control and any cube (see 6.4.1)."""
    b.put_in_force(FIRST_DIVISION, UNSHADED)


@event(1, shaded=True)
def first_division_shaded(b: Colombia, who: int) -> None:
    """Civic Action needs 2 Troops and 2 Police (see 6.4.1)."""
    b.put_in_force(FIRST_DIVISION, SHADED)


@event(2)
def ospina_and_mora(b: Colombia, who: int) -> None:
    """A Sweep costs 1 Resource a space (see 3.2.3)."""
    b.put_in_force(OSPINA, UNSHADED)


@event(2, shaded=True)
def ospina_and_mora_shaded(b: Colombia, who: int) -> None:
    """A Sweep takes place in one space only (see 3.2.3)."""
    b.put_in_force(OSPINA, SHADED)


@event(3)
def tapias(b: Colombia, who: int) -> None:
    """An Assault costs 1 Resource a space (see 3.2.4)."""
    b.put_in_force(TAPIAS, UNSHADED)


@event(3, shaded=True)
def tapias_shaded(b: Colombia, who: int) -> None:
    """An Assault takes place in one space only (see 3.2.4)."""
    b.put_in_force(TAPIAS, SHADED)


@event(4)
def cano_limon_covenas(b: Colombia, who: int) -> Flow[None]:
    """Three pipelines without Sabotage earn the Government twice their Econ value."""
    flowing = yield from choose_spaces(b, who, "event-space", 3, pipeline & unsabotaged)
    b.gain(GOVT, 2 * sum(b.spec.econ[s] for s in flowing))


@event(4, shaded=True)
def cano_limon_covenas_shaded(b: Colombia, who: int) -> Flow[None]:
    """Three pipelines without cubes are Sabotaged, highest Econ first."""
    exposed = pipeline & unsabotaged & ~cubes
    for _ in range(min(3, b.n[MARKERS])):
        s = yield from choose_space(b, who, "event-sabotage", exposed, econ(3), econ(3) | econ(2))
        if s < 0:
            return
        b.terror(s)


@event(5)
def occidental_and_ecopetrol(b: Colombia, who: int) -> Flow[None]:
    """Pipelines receive 6 Police. Then 3 Guerrillas on or next to those pipelines turn Active."""
    guarded: list[int] = []
    left = 6
    while left:
        unguarded = pipeline & ~p.among(guarded)
        yield from make_available(b, unguarded, {POLICE: 1})
        s = yield from choose_space(b, who, "event-place", unguarded & placeable(POLICE), piece=POLICE)
        if s < 0:
            break
        guarded.append(s)
        count = yield from choose_count(b, who, 1, min(left, b.available(POLICE)), s, POLICE)
        left -= b.place(POLICE, s, count)
    hidden = UNDERGROUND[1:]
    for _ in range(3):
        s = yield from choose_space(b, who, "event-activate", (p.among(guarded) | p.next_to(*guarded)) & p.has(*hidden))
        if s < 0:
            return
        b.flip((yield from choose_piece(b, who, "event-activate-piece", hidden, s)), s, 1)


@event(5, shaded=True)
def occidental_and_ecopetrol_shaded(b: Colombia, who: int) -> Flow[None]:
    """A space next to a LoC of Econ 3 shifts 2 levels toward Active Opposition."""
    two_levels = Where(lambda b, s: b.n[SUPPORT + s] - 2 >= ACTIVE_OPPOSITION)
    s = yield from choose_space(b, who, "event-shift", p.touching(econ(3)) & p.can_shift(-2), two_levels)
    if s >= 0:
        b.shift(s, -2)


@event(6)
def oil_spill(b: Colombia, who: int) -> Flow[None]:
    """Two Departments without Support next to Sabotage move to Passive Support."""
    spoiled = department & level(NEUTRAL, PASSIVE_OPPOSITION, ACTIVE_OPPOSITION) & p.touching(sabotaged)
    for s in (yield from choose_spaces(b, who, "event-shift", 2, spoiled)):
        b.set_support(s, PASSIVE_SUPPORT)


@event(6, shaded=True)
def oil_spill_shaded(b: Colombia, who: int) -> Flow[None]:
    """A pipeline is Sabotaged, and a Department next to it shifts 1 level toward Active Opposition."""
    losing = department & p.can_shift(-1)
    line = yield from choose_space(b, who, "event-sabotage", pipeline & unsabotaged, p.touching(losing))
    if line < 0:
        return
    b.terror(line)
    s = yield from choose_space(b, who, "event-shift", losing & p.next_to(line))
    if s >= 0:
        b.shift(s, -1)


@event(7)
def seventh_special_forces(b: Colombia, who: int) -> None:
    """The Government may remove up to 3 Terror or Sabotage markers in each Control Phase (see 6.2)."""
    b.put_in_force(SPECIAL_FORCES, UNSHADED)


@event(7, shaded=True)
def seventh_special_forces_shaded(b: Colombia, who: int) -> None:
    """A LoC with as many Guerrillas as cubes is Sabotaged in the Control Phase (see 6.2)."""
    b.put_in_force(SPECIAL_FORCES, SHADED)


@event(8)
def fuerza_aerea_colombiana(b: Colombia, who: int) -> Flow[None]:
    """The Government makes 3 free Air Strikes."""
    for _ in range(3):
        op = Operation(GOVT, "air_strike", free=True, event=True)
        if not can_air_strike(b, op):
            return
        yield from special(b, op, "air_strike")


@event(8, shaded=True)
def fuerza_aerea_colombiana_shaded(b: Colombia, who: int) -> None:
    """The Government loses 9 Resources."""
    b.gain(GOVT, -9)


@event(9)
def high_mountain_battalions(b: Colombia, who: int) -> None:
    """Assaults in Mountains are as effective as in Cities (see 3.2.4)."""
    b.put_in_force(MOUNTAIN_BATTALIONS, UNSHADED)


@event(9, shaded=True)
def high_mountain_battalions_shaded(b: Colombia, who: int) -> None:
    """Assaults in Mountains take 4 Troops for each piece removed (see 3.2.4)."""
    b.put_in_force(MOUNTAIN_BATTALIONS, SHADED)


@event(10)
def blackhawks(b: Colombia, who: int) -> None:
    """An Air Lift carries any number of Troops (see 4.2.1)."""
    b.put_in_force(BLACKHAWKS, UNSHADED)


@event(10, shaded=True)
def blackhawks_shaded(b: Colombia, who: int) -> None:
    """An Air Lift carries a single Troops cube (see 4.2.1)."""
    b.put_in_force(BLACKHAWKS, SHADED)


@event(11)
def national_defense_and_security_council(b: Colombia, who: int) -> None:
    """One Police may move into each space of a Sweep (see 3.2.3)."""
    b.put_in_force(DEFENSE_COUNCIL, UNSHADED)


@event(11, shaded=True)
def national_defense_and_security_council_shaded(b: Colombia, who: int) -> None:
    """In a Sweep only the Troops or only the Police find Guerrillas (see 3.2.3)."""
    b.put_in_force(DEFENSE_COUNCIL, SHADED)


@event(12)
def plan_colombia(b: Colombia, who: int) -> None:
    """The Government gains its Aid as Resources. Then Aid rises by 10."""
    draw_on_aid(b, 10)


@event(12, shaded=True)
def plan_colombia_shaded(b: Colombia, who: int) -> None:
    """Momentum: no Air Strikes, and Patrols find no Guerrillas (see 4.2.2, 3.2.2)."""
    b.put_in_force(PLAN_COLOMBIA, SHADED)


@event(13)
def plan_meteoro(b: Colombia, who: int) -> None:
    """A Patrol may end with Assaults on all LoCs (see 3.2.2)."""
    b.put_in_force(METEORO, UNSHADED)


@event(13, shaded=True)
def plan_meteoro_shaded(b: Colombia, who: int) -> None:
    """A Patrol ends without an Assault (see 3.2.2)."""
    b.put_in_force(METEORO, SHADED)


@event(14)
def tres_esquinas(b: Colombia, who: int) -> Flow[None]:
    """The Government places a Base and 3 Troops in a Department."""
    yield from make_available(b, department, {GOVT_BASE: 1, TROOPS: 3})
    s = yield from choose_space(b, GOVT, "event-place", department & garrison(1), garrison(2), garrison(3), garrison(4))
    if s >= 0:
        b.place(GOVT_BASE, s)
        b.place(TROOPS, s, 3)


@event(14, shaded=True)
def tres_esquinas_shaded(b: Colombia, who: int) -> Flow[None]:
    """A Department loses a Government Base and a cube."""
    base = p.has(GOVT_BASE)
    s = yield from choose_space(b, who, "event-remove", department & (base | cubes), base, cubes)
    if s < 0:
        return
    b.remove(GOVT_BASE, s)
    column = yield from choose_piece(b, who, "event-remove-piece", [TROOPS, POLICE], s)
    if column >= 0:
        b.remove(column, s)


@event(15)
def war_tax(b: Colombia, who: int) -> Flow[None]:
    """The Government gains 4 times a die roll in Resources."""
    die = yield from roll(RULE, "event-die")
    b.log("rolled", die)
    b.gain(GOVT, 4 * die)


@event(15, shaded=True)
def war_tax_shaded(b: Colombia, who: int) -> Flow[None]:
    """A City at Neutral or Passive Support moves to Passive Opposition."""
    s = yield from choose_space(b, who, "event-shift", city & level(NEUTRAL, PASSIVE_SUPPORT))
    if s >= 0:
        b.set_support(s, PASSIVE_OPPOSITION)


@event(16)
def coffee_prices(b: Colombia, who: int) -> None:
    """Each Mountain earns 5 Resources for the faction with the most pieces there, or for the Government in a tie."""
    for s in mountain.spaces(b):
        strengths = [b.count(faction, s) for faction in range(4)]
        most = max(strengths)
        b.gain(strengths.index(most) if strengths.count(most) == 1 else GOVT, 5)


@event(16, shaded=True)
def coffee_prices_shaded(b: Colombia, who: int) -> None:
    """The Government loses 10 Resources."""
    b.gain(GOVT, -10)


@event(17)
def madrid_donors(b: Colombia, who: int) -> None:
    """The Government gains its Aid as Resources. Then Aid rises by 6."""
    draw_on_aid(b, 6)


@event(17, shaded=True)
def madrid_donors_shaded(b: Colombia, who: int) -> None:
    """Momentum: no Sweep or Assault in Departments (see 3.2.3, 3.2.4)."""
    b.put_in_force(MADRID_DONORS, SHADED)


@event(18)
def nspd_18(b: Colombia, who: int) -> None:
    """The Government gains its Aid as Resources. Then Aid rises by 20."""
    draw_on_aid(b, 20)


@event(18, shaded=True)
def nspd_18_shaded(b: Colombia, who: int) -> Flow[None]:
    """The Government loses 6 Resources, and Aid drops by a die roll."""
    b.gain(GOVT, -6)
    die = yield from roll(RULE, "event-die")
    b.log("rolled", die)
    b.add_aid(-die)


def draw_on_aid(b: Colombia, rise: int) -> None:
    """Add the current Aid, at most 20, to the Government's Resources under any President (6.4.3). Then raise Aid by
    `rise`."""
    b.gain(GOVT, min(20, b.n[AID]))
    b.add_aid(rise)


def garrison(pieces: int) -> Where:
    """Match spaces that can take at least `pieces` of a Base and 3 Troops: Available (1.4.1) and with room (1.4.2;
    Ecuador holds only 2)."""

    def test(b: Board, s: int) -> bool:
        base = min(1, b.available(GOVT_BASE), b.room(GOVT_BASE, s))
        room = b.room(TROOPS, s) - (base if s == ECUADOR else 0)
        return base + min(3, b.available(TROOPS), room) >= pieces

    return Where(test)
