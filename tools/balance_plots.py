"""Make the plots of docs/balance.md: what `abyssal study` shows of games among Non-players.

`python -m tools.balance` calls it. By itself: python -m tools.balance_plots [GAMES]
"""

from __future__ import annotations

import sys
from pathlib import Path

from abyssal.games import rules_for
from abyssal.language import Words
from abyssal.research import study
from abyssal.simulation import BOT

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "balance.md"
FOLDER = DOCS / "plots"
BEGIN, END = "<!-- plots: made by tools/balance_plots.py -->\n", "<!-- end of the plots -->\n"
PLAYED: dict[str, dict[str, str]] = {"andean-abyss": {"edition": "second"}, "distant-plain": {}}
"""The games, and the options under which Non-players lead all factions. Rows for search players come here."""


def draw(games: int) -> None:
    """Play, draw, and put the plots into the page."""
    FOLDER.mkdir(exist_ok=True)
    chapters = [chapter(game, options, games) for game, options in PLAYED.items()]
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{''.join(chapters)}{END}{after}", encoding="utf-8", newline="\n")


def chapter(game: str, options: dict[str, str], games: int) -> str:
    rules = rules_for(game)
    words = Words("en", rules)
    found = study.run(game, options, games, dict.fromkeys(rules.spec.factions, BOT), workers=2)
    lines = [f"### {words.say('game-title')}: {games} games among Non-players", ""]
    for name, svg in study.drawn(found, words).items():
        (FOLDER / f"{game}-{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
        lines += [f"![{words.say(f'study-{name}')}](plots/{game}-{name}.svg)", ""]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    draw(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
