"""Events 46 to 54: the second half of the cards with AUC first."""

from __future__ import annotations

from ....coin import predicates as p
from ....coin.events import (
    choose_faction,
    choose_how,
    choose_kind,
    choose_piece,
    choose_space,
    make_available,
    remove_pieces,
    replace,
)
from ....coin.predicates import Where, at_least, econ, placeable, replaceable
from ....coin.verbs import pick_space
from ....kernel.decision import Flow
from ..colombia import Colombia
from ..combat import strength
from ..names import (
    ACTIVE,
    AUC,
    AUC_A,
    AUC_BASE,
    AUC_U,
    BOGOTA,
    CUCUTA,
    FARC,
    FARC_BASE,
    GOVT,
    GUERRILLA_COLUMNS,
    INSURGENTS,
    MARKERS,
    NEUTRAL,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    POLICE,
    POP,
    UNDERGROUND,
)
from ..s3_operations import assault
from ..s3_operations.terror import aid_cut, terror_space
from ..shipments import kill, take_along
from .registry import event
from .tools import (
    RULE,
    city,
    columns_of,
    department,
    guerrillas,
    guerrillas_of,
    mountain,
    pipeline,
    sabotaged,
    unsabotaged,
)


def shift_spaces(b: Colombia, who: int, count: int, where: Where, steps: int) -> Flow[None]:
    """Shift up to `count` different spaces, each as far as it can go."""
    done: list[int] = []
    while len(done) < count:
        s = yield from choose_space(b, who, "event-shift", where & p.can_shift(steps) & ~p.among(done))
        if s < 0:
            return
        done.append(s)
        b.shift(s, steps)


@event(46)
def limpieza(b: Colombia, who: int) -> Flow[None]:
    """An Insurgent faction commits Terror with any Guerrilla: 2 markers, 2 enemy pieces removed, and a Passive level of
    its choice."""
    actor = yield from choose_faction(b, who, [f for f in INSURGENTS if guerrillas_of(f).spaces(b)])
    if actor < 0:
        return
    an_enemy = Where(lambda _, s: b.enemies(actor, s) >= 1)
    enemies = Where(lambda _, s: b.enemies(actor, s) >= 2)
    s = yield from choose_space(b, actor, "event-space", guerrillas_of(actor), an_enemy, enemies)
    column = yield from choose_piece(b, actor, "event-terror", [UNDERGROUND[actor], ACTIVE[actor]], s)
    if column == UNDERGROUND[actor]:
        b.activate(actor, s)
    terror_space(b, actor, s, markers=2)
    aid_cut(b, actor, 1)
    yield from remove_pieces(b, actor, 2, columns_of(*[f for f in range(4) if f != actor]), p.is_(s))
    if b.n[POP + s]:
        how = yield from choose_how(b, actor, ["passive_support", "passive_opposition"], s)
        b.set_support(s, PASSIVE_SUPPORT if how == "passive_support" else PASSIVE_OPPOSITION)


@event(47)
def pinto_del_rosario(b: Colombia, who: int) -> Flow[None]:
    """All AUC Guerrillas turn Active. Then Police Assault AUC everywhere as if they were Troops."""
    for s in b.in_play():
        b.activate(AUC, s, 99)
    for s in p.has(POLICE).spaces(b):
        yield from assault.remove_pieces(b, s, strength(b, s, b.n[POLICE + s], 0), [AUC])


@event(47, shaded=True)
def pinto_del_rosario_shaded(b: Colombia, who: int) -> Flow[None]:
    """Cúcuta receives 2 AUC Guerrillas and Terror. Then AUC turns 2 Guerrillas of its choice Underground."""
    yield from make_available(b, p.is_(CUCUTA), {AUC_U: 2})
    b.place(AUC_U, CUCUTA, 2)
    if b.activate(AUC, CUCUTA):
        terror_space(b, AUC, CUCUTA)
        aid_cut(b, AUC, 1)
    for _ in range(2):
        s = yield from choose_space(b, AUC, "event-hide", p.has(AUC_A))
        if s >= 0:
            b.hide(AUC, s)


@event(48)
def union_sindical_obrera(b: Colombia, who: int) -> Flow[None]:
    """Near a pipeline of Econ 3, one space with Opposition turns Neutral or one FARC Base is removed."""
    near = p.touching(pipeline & econ(3))
    ways = ["neutral"] if (near & p.opposition).spaces(b) else []
    if (near & p.has(FARC_BASE)).spaces(b):
        ways.append("base")
    how = yield from choose_how(b, who, ways)
    if how == "neutral":
        b.set_support((yield from choose_space(b, who, "event-shift", near & p.opposition)), NEUTRAL)
    elif how == "base":
        s = yield from choose_space(b, who, "event-remove", near & p.has(FARC_BASE), piece=FARC_BASE)
        b.remove(FARC_BASE, s, 1)


@event(48, shaded=True)
def union_sindical_obrera_shaded(b: Colombia, who: int) -> Flow[None]:
    """Two Cities other than Bogotá shift 1 level toward Active Opposition."""
    yield from shift_spaces(b, who, 2, city & ~p.is_(BOGOTA), -1)


@event(49)
def bloques(b: Colombia, who: int) -> None:
    """Three Available AUC Guerrillas leave the game."""
    b.discard(AUC_U, 3)


@event(49, shaded=True)
def bloques_shaded(b: Colombia, who: int) -> Flow[None]:
    """One Department receives an AUC Base and an AUC Guerrilla."""
    base = placeable(AUC_BASE)
    beside = placeable(AUC_U) & Where(lambda b, s: b.room(AUC_U, s) > (1 if base(b, s) else 0))
    yield from make_available(b, department, {AUC_BASE: 1, AUC_U: 1})
    s = yield from choose_space(b, who, "event-place", department & (base | placeable(AUC_U)), base, beside)
    if s >= 0:
        b.place(AUC_BASE, s)
        b.place(AUC_U, s)


@event(50)
def carabineros(b: Colombia, who: int) -> Flow[None]:
    """The Government places up to 3 Police in Departments."""
    for _ in range(3):
        yield from make_available(b, department, {POLICE: 1})
        s = yield from choose_space(b, GOVT, "event-place", department & placeable(POLICE), optional=True, piece=POLICE)
        if s < 0:
            return
        b.place(POLICE, s)


@event(50, shaded=True)
def carabineros_shaded(b: Colombia, who: int) -> Flow[None]:
    """Two Police are removed, or become AUC Guerrillas."""
    turncoats = p.has(POLICE) & replaceable(AUC_U)
    yield from make_available(b, p.has(POLICE), {AUC_U: 1})
    ways = ["remove"] if p.has(POLICE).spaces(b) else []
    if b.available(AUC_U) and turncoats.spaces(b):
        ways.append("replace")
    if (yield from choose_how(b, who, ways)) != "replace":
        yield from remove_pieces(b, who, 2, [POLICE], p.has(POLICE))
        return
    for _ in range(2):
        yield from make_available(b, p.has(POLICE), {AUC_U: 1})
        s = yield from choose_space(b, who, "event-replace", turncoats)
        if s >= 0:
            yield from replace(b, POLICE, s, AUC_U)


@event(51)
def pipeline_repairs(b: Colombia, who: int) -> None:
    """Sabotage is removed from all pipelines. If there is none, the Government gains 12 Resources."""
    broken = (pipeline & sabotaged).spaces(b)
    for s in broken:
        b.calm(s)
    if not broken:
        b.gain(GOVT, 12)


@event(51, shaded=True)
def pipeline_repairs_shaded(b: Colombia, who: int) -> Flow[None]:
    """Three pipelines with FARC Guerrillas on or next to them are Sabotaged."""
    reach = guerrillas_of(FARC) | p.touching(guerrillas_of(FARC))
    stock = Where(lambda b, s: b.n[MARKERS] > 0)
    for _ in range(3):
        s = yield from choose_space(b, who, "event-sabotage", pipeline & unsabotaged & reach & stock)
        if s >= 0:
            b.terror(s)


@event(52)
def castano(b: Colombia, who: int) -> Flow[None]:
    """Two Cities or Mountains shift 1 level toward Active Support."""
    yield from shift_spaces(b, who, 2, city | mountain, 1)


@event(52, shaded=True)
def castano_shaded(b: Colombia, who: int) -> Flow[None]:
    """AUC places a Base in a space with its pieces, then gains 1 Resource per Base."""
    yield from make_available(b, p.pieces_of(AUC), {AUC_BASE: 1})
    s = yield from choose_space(b, who, "event-place", p.pieces_of(AUC) & placeable(AUC_BASE))
    if s >= 0:
        b.place(AUC_BASE, s)
    b.gain(AUC, b.bases_on_map(AUC))


@event(53)
def criminal_air_force(b: Colombia, who: int) -> Flow[None]:
    """An Insurgent faction flies 1 or 2 Guerrillas between two Departments, in either direction. They land
    Underground."""
    f = yield from choose_faction(b, who, [f for f in INSURGENTS if (department & guerrillas_of(f)).spaces(b)])
    if f < 0:
        return
    under, active = UNDERGROUND[f], ACTIVE[f]
    here = yield from choose_space(b, f, "event-origin", department & guerrillas_of(f))
    spaces = (department & ~p.is_(here) & p.room_for(under)).spaces(b)
    there = yield from pick_space(b, f, "event-destination", RULE, spaces, origin=here)
    yield from _fly(b, f, here, there)
    more = p.is_(here) & guerrillas_of(f) & Where(lambda b, _: b.room(under, there) > 0)
    other = p.is_(there) & (at_least(2, under) | p.has(active))
    again = yield from choose_space(b, f, "event-origin", more | other, optional=True)
    if again == here:
        yield from _fly(b, f, here, there)
    elif again == there:
        yield from _fly(b, f, there, here, 1)


def _fly(b: Colombia, f: int, origin: int, goal: int, landed: int = 0) -> Flow[None]:
    """Fly one Guerrilla, except the `landed` Underground ones that have just arrived."""

    def ready() -> list[int]:
        return [c for c in (UNDERGROUND[f], ACTIVE[f]) if b.n[c + origin] > (landed if c == UNDERGROUND[f] else 0)]

    column = yield from choose_kind(b, f, "event-move-piece", origin, ready)
    cargo = b.shipments_with(origin, column)
    b.move(column, origin, goal, 1, UNDERGROUND[f])
    yield from take_along(b, f, origin, goal, RULE, cargo)


@event(54)
def deserters_defectors(b: Colombia, who: int) -> Flow[None]:
    """Up to 2 Guerrillas are removed, or join another Insurgent faction."""
    if not guerrillas.spaces(b):
        return
    if (yield from choose_how(b, who, ["remove", "replace"])) == "remove":
        yield from remove_pieces(b, who, 2, GUERRILLA_COLUMNS, guerrillas, up_to=True)
        return
    done = 0
    while done < 2:
        if who in INSURGENTS:
            yield from make_available(b, guerrillas, {UNDERGROUND[who]: 1})
        s = yield from choose_space(b, who, "event-replace", Where(lambda _, s: bool(_defectors(b, s))), optional=True)
        if s < 0:
            return
        column = yield from _choose_defector(b, who, s)
        if column < 0:
            continue
        done += 1
        side = yield from choose_faction(b, who, _recruiters(b, column, s))
        if side < 0:
            yield from kill(b, column, s, 1)
        else:
            yield from replace(b, column, s, UNDERGROUND[side])


def _choose_defector(b: Colombia, who: int, s: int) -> Flow[int]:
    return (yield from choose_kind(b, who, "event-replace-piece", s, lambda: _defectors(b, s)))


def _defectors(b: Colombia, s: int) -> list[int]:
    """Return the Guerrillas here that another faction can take in, or could if it had any Available (5.1.1)."""
    present = [column for column in GUERRILLA_COLUMNS if b.n[column + s]]
    return [c for c in present if _recruiters(b, c, s) or not _recruiters(b, c)]


def _recruiters(b: Colombia, column: int, s: int = -1) -> list[int]:
    """Return the other factions with Available Guerrillas and, if a space is given, room there."""
    owner = b.spec.piece_at[column].faction
    others = [f for f in INSURGENTS if f != owner and b.available(UNDERGROUND[f])]
    return [f for f in others if s < 0 or b.room(UNDERGROUND[f], s)]
