"""Make tests/golden/plans.json: a digest of the plans that searches find in 20 games of each game.

The plain and the compiled engine have to find the same. Run it when the charts, the search or the weights changed on
purpose (with the names of the games that it changed for).
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.game import chance
from abyssal.lab.simulation import seat
from abyssal.search import Budget, Finding, search
from abyssal.search.seats import ChartPlayer

FILE = Path(__file__).resolve().parent.parent / "tests" / "golden" / "plans.json"
SHORT = {"andean-abyss": {"scenario": "quick", "edition": "second"}, "distant-plain": {"scenario": "short"}}
GAMES_EACH = 20
BUDGET = Budget(0.0, 2)
ALONE, TOGETHER = 0.04, 0.015
"""Which part of the questions is searched: with one player beside Non-players, and with four players."""
DIGITS = 6
"""Of the worth of a plan: a compiler may add and multiply in one step, and round once."""


def found(name: str, number: int) -> str:
    """Return the number of searches in one game and a digest of their plans. Charts make the choices.

    In even games one player is beside Non-players, each faction in turn; in odd games there are four players.
    """
    rules = rules_for(name)
    factions = rules.spec.factions
    alone = number % 2 == 0
    led = factions[number // 2 % len(factions)]
    kinds = {faction: "chart" if faction == led or not alone else "bot" for faction in factions}
    game = Game.new(rules, seat(name, kinds, SHORT[name]), journal=False)
    random = Random(number)
    players, dice = [ChartPlayer(len(factions) * number + f) for f in range(len(factions))], chance(random)
    digest, count = hashlib.sha256(), 0
    while (decision := game.decision) is not None:
        if decision.actor == CHANCE:
            game.play(dice(game, decision))
            continue
        if len(decision.options) > 1 and random.random() < (ALONE if alone else TOGETHER):
            digest.update(_text(search(game, BUDGET, number)).encode())
            count += 1
        game.play(players[decision.actor](game, decision))
    return f"{count} {digest.hexdigest()}"


def _text(finding: Finding) -> str:
    """The plans of a search and what it thinks of them."""
    plans = zip(finding.plans, finding.means, finding.trials, strict=True)
    return "".join(
        f"{' '.join(plan.choices)} {plan.chart} {plan.worth:.{DIGITS}f} {mean:.{DIGITS}f} {trials}\n"
        for plan, mean, trials in plans
    )


def expected() -> dict[str, list[str]]:
    """Return what the searches found when the file was made, by game and number."""
    kept: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return kept


def main(names: list[str]) -> int:
    kept = expected()
    for name in names or SHORT:
        kept[name] = [found(name, number) for number in range(GAMES_EACH)]
        print(f"{name}: {sum(int(text.split()[0]) for text in kept[name])} searches in {GAMES_EACH} games")
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
