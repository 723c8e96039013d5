"""Draw docs/house.svg: the packages of Abyssal and which imports which, from the real imports."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "abyssal"
PICTURE = ROOT / "docs" / "house.svg"
ROOMS = {
    "kernel": (1, "decisions, driver, records"),
    "coin": (1, "what the rulebooks share"),
    "games": (0, "Andean Abyss, A Distant Plain"),
    "search": (2, "computer players, hints"),
    "language": (2, "words in three languages"),
    "lab": (0, "many games at once"),
    "agents": (1, "seats for programs"),
    "table": (2, "a table of people, no network"),
    "server": (2, "tables on a network"),
    "cli": (1, "the program"),
}
"""Each room with its column in the picture and what is in it. `web/` and `locale/` hold no Python."""
COLUMNS = 3
WIDTH, HEIGHT, GAP_X, GAP_Y, MARGIN = 220, 52, 36, 40, 20


def room_of(module: str) -> str:
    """Return the room of a module's dotted name, or nothing for a module that stands alone."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "abyssal" and parts[1] in ROOMS else ""


def imported(path: Path) -> set[str]:
    """Return the modules of abyssal that a file imports, anywhere in it."""
    package = ["abyssal", *path.relative_to(PACKAGE).parent.parts]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{start}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("abyssal.")}


def arrows() -> dict[str, set[str]]:
    """Return, for each room, the rooms it imports."""
    found: dict[str, set[str]] = {room: set() for room in ROOMS}
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*.py"):
            found[room] |= {room_of(name) for name in imported(path)} - {"", room}
    return found


def direct(edges: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the arrows without those that follow from others."""

    def below(room: str) -> set[str]:
        return edges[room].union(*(below(other) for other in edges[room]))

    return {
        room: {to for to in others if not any(to in below(other) for other in others if other != to)}
        for room, others in edges.items()
    }


def floors(edges: dict[str, set[str]]) -> list[list[str]]:
    """Return the rooms floor by floor from the ground up: each stands above all that it imports."""
    floor: dict[str, int] = {}

    def height(room: str) -> int:
        if room not in floor:
            floor[room] = 1 + max([height(other) for other in edges[room]], default=-1)
        return floor[room]

    return [[room for room in ROOMS if height(room) == n] for n in range(1 + max(height(room) for room in ROOMS))]


def picture() -> str:
    """Return the house as an SVG that reads well on light and dark pages."""
    edges = direct(arrows())
    storeys = floors(arrows())
    width = 2 * MARGIN + COLUMNS * WIDTH + (COLUMNS - 1) * GAP_X
    height = 2 * MARGIN + len(storeys) * HEIGHT + (len(storeys) - 1) * GAP_Y
    place = {
        room: (MARGIN + ROOMS[room][0] * (WIDTH + GAP_X), height - MARGIN - HEIGHT - n * (HEIGHT + GAP_Y))
        for n, rooms in enumerate(storeys)
        for room in rooms
    }
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" aria-label="The packages of Abyssal and which imports which" '
        'font-family="system-ui, sans-serif">',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#667"/></marker></defs>',
        f'<rect width="{width}" height="{height}" rx="10" fill="#f7f5ef"/>',
    ]
    for room in ROOMS:
        for to in sorted(edges[room]):
            (x, y), (x2, y2) = place[room], place[to]
            parts.append(
                f'<path d="M{x + WIDTH / 2:g} {y + HEIGHT:g}L{x2 + WIDTH / 2:g} {y2 - 2:g}" stroke="#667" '
                'stroke-width="1.5" fill="none" marker-end="url(#tip)"/>'
            )
    for room, (_, about) in ROOMS.items():
        x, y = place[room]
        parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#fff" stroke="#334"/>'
            f'<text x="{x + WIDTH / 2:g}" y="{y + 22:g}" text-anchor="middle" font-size="16" font-weight="600" '
            f'fill="#112">{room}/</text>'
            f'<text x="{x + WIDTH / 2:g}" y="{y + 40:g}" text-anchor="middle" font-size="12" fill="#445">{about}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    PICTURE.write_text(picture(), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
