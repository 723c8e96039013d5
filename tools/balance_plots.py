"""Draw the plots of docs/balance.md, as `abyssal study` does. `python -m tools.balance` calls this."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from abyssal.games import rules_for
from abyssal.lab.simulation import BOT, Result, seat
from abyssal.lab.study import study
from abyssal.language import Words


def draw(docs: Path, game: str, options: dict[str, str], player: str, results: list[Result]) -> str:
    """Draw games with this kind of player in all seats, and return the Markdown lines that show the plots."""
    rules = rules_for(game)
    words, seats = Words("en", rules), dict.fromkeys(rules.spec.factions, player)
    followed = [replace(result, followed=result.followed["cards"]) for result in results]
    found = study.Study(game, seat(game, seats, options), seats, followed)
    kind = "" if player == BOT else f"{player.partition(':')[0]}-"
    (docs / "plots").mkdir(exist_ok=True)
    lines = []
    for name, svg in study.draw_plots(found, words).items():
        path = f"plots/{game}-{kind}{name}.svg"
        (docs / path).write_text(svg, encoding="utf-8", newline="\n")
        lines += [f"![{words.say(f'study-{name}')}]({path})", ""]
    return "\n".join(lines)
