"""Make the golden games in tests/golden: random games, each saved as a record with its final position and journal.

Each game has its own folder. Games with Non-players also have their journal in English, with the reason for everything
the Non-players do.

Run this after an intended change of the rules or of a format, with the names of the games that changed. Read the
difference, and mention it in the changelog.
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.game import Policy
from abyssal.kernel.players import RandomPlayer, play_out
from abyssal.language import Words
from abyssal.language.journal import is_reason

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
GOLDEN: dict[str, dict[str, tuple[int, dict[str, str]]]] = {
    "andean-abyss": {
        "standard": (101, {}),
        "second-edition": (202, {"edition": "second", "seeded": "true"}),
        "quick": (303, {"scenario": "quick"}),
        "open-deployment": (404, {"deployment": "open", "piles": "rough", "eligibility": "a"}),
        "two-players": (505, {"players": "2", "nonplayers": "false", "eligibility": "b"}),
        "short-unrevealed": (606, {"short": "true", "no_reveal": "true"}),
        "solo": (707, {"players": "1"}),
        "discord": (808, {"players": "2"}),
        "three-players": (909, {"players": "3", "insurgents": "auc+cartels"}),
        "solo-farc": (1010, {"edition": "second", "players": "1", "insurgents": "farc"}),
        "solo-cartels": (1111, {"edition": "second", "players": "1", "insurgents": "cartels"}),
        "four-bots": (1212, {"edition": "second", "players": "0"}),
        "borrowed-government": (1313, {"government": "second", "players": "2", "insurgents": "farc+auc"}),
    },
    "distant-plain": {
        "main": (101, {}),
        "short": (202, {"scenario": "short"}),
        "extended": (303, {"scenario": "extended"}),
        "open-deployment": (404, {"deployment": "open", "scenario": "short"}),
        "sudden-propaganda": (505, {"sudden_propaganda": "true"}),
        "no-capabilities": (606, {"capabilities": "false", "scenario": "short"}),
        "three-players": (707, {"players": "3", "nonplayers": "false"}),
        "two-players": (808, {"players": "2", "nonplayers": "false", "pairing": "government"}),
        "two-players-warlords": (909, {"players": "2", "nonplayers": "false", "pairing": "warlords"}),
        "deception": (1021, {"deception": "true"}),
        "solo-coalition": (1111, {"people": "coalition", "scenario": "short"}),
        "solo-taliban": (1212, {"people": "taliban"}),
        "solo-government": (1313, {"people": "government", "scenario": "extended", "players_limited": "false"}),
        "solo-warlords": (1414, {"people": "warlords"}),
        "four-bots": (1515, {"players": "0"}),
    },
}
"""Seed and options of each golden game."""


def outcome(game: Game) -> dict[str, Any]:
    """Summarise the end of a game, which a replay must reproduce."""
    journal = "\n".join(" ".join([id, *map(str, args)]) for id, args in game.journal)
    return {
        "choices": game.length,
        "entries": len(game.journal),
        "journal": hashlib.sha256(journal.encode()).hexdigest(),
        "position": game.rules.to_position(game.board),
    }


def has_nonplayers(game: Game) -> bool:
    return not all(game.rules.is_player(game.board, f) for f in range(len(game.rules.spec.factions)))


def reason_trail(game: Game) -> str:
    """Render the journal in English, with the Non-players' reasons indented."""
    words = Words("en", game.rules)
    return "".join(("    " if is_reason(entry[0]) else "") + words.entry(entry) + "\n" for entry in game.journal)


def make(game_name: str) -> None:
    """Replace all golden games of one game."""
    folder = FOLDER / game_name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, (seed, options) in GOLDEN[game_name].items():
        random = Random(seed)
        game = Game.new(rules_for(game_name), options)
        players: list[Policy] = [RandomPlayer(random, generous=True) for _ in game.rules.spec.factions]
        play_out(game, players, random)
        record.write(game, folder / f"{name}.record")
        text = json.dumps(outcome(game), indent=1, ensure_ascii=False) + "\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8", newline="\n")
        if has_nonplayers(game):
            (folder / f"{name}.journal").write_text(reason_trail(game), encoding="utf-8", newline="\n")
        print(f"{game_name} {name}: {game.length} choices, {record.result_of(game)}")


def main(names: list[str]) -> int:
    for name in names or GOLDEN:
        make(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
