"""What Attack (3.3.3) and Ambush (4.3.2) have in common: which enemy pieces go."""

from __future__ import annotations

from ...kernel.decision import Flow
from ...kernel.verbs import pick_piece
from .colombia import Colombia
from .names import ACTIVE, BASE, GOVT, POLICE, TROOPS, UNDERGROUND
from .shipments import kill


def exposed_columns(b: Colombia, faction: int, s: int) -> list[int]:
    """3.3.3, 3.2.4.bases_last Bases last: a faction's Base cannot go while it has cubes or Guerrillas in the space."""
    shields = [TROOPS, POLICE] if faction == GOVT else [UNDERGROUND[faction], ACTIVE[faction]]
    found = [column for column in shields if b.n[column + s]]
    if not found and b.n[BASE[faction] + s]:
        found.append(BASE[faction])
    return found


def strike(b: Colombia, who: int, s: int, rule: str, victims: list[int] | None = None) -> Flow[None]:
    """3.3.3 Remove up to 2 enemy pieces; against a targeted faction as many as possible (1.4.1)."""
    factions = [f for f in (victims if victims is not None else range(4)) if f != who]
    target = -1
    for _ in range(2):
        columns = [column for f in factions for column in exposed_columns(b, f, s)]
        free_to_stop = target >= 0 and not exposed_columns(b, target, s)
        column = yield from pick_piece(b, who, "attack-target", rule, columns, optional=free_to_stop, space=s)
        if column < 0:
            return
        target = b.spec.piece_at[column].faction
        yield from kill(b, column, s, 1, taker=who)


def captured_goods(b: Colombia, who: int, s: int) -> None:
    """3.3.3 Captured Goods: one more Guerrilla."""
    b.place(UNDERGROUND[who], s, 1)
