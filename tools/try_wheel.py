"""Try an installed wheel: its compiled engine is in use, and plays the same game as the plain one.

It imports nothing of the repository, because cibuildwheel runs it in an environment with the wheel alone.
"""

import os
import subprocess
import sys

GAME = """
import random
import abyssal
from abyssal.engine import is_compiled
dice = random.Random(7)
for name in abyssal.GAMES:
    game = abyssal.Game.new(abyssal.rules_for(name), {})
    abyssal.play_out(game, [abyssal.RandomPlayer(dice)] * 4, dice)
    print(name, is_compiled(), *game.tape)
"""


def played(**changes: str) -> str:
    # Not in this folder, where the sources of the repository might be found first.
    command = [sys.executable, "-P", "-c", GAME]
    environment = os.environ | changes
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def main() -> int:
    compiled, plain = played(), played(ABYSSAL_ENGINE="plain")
    if " True " not in compiled or " False " not in plain:
        print("This wheel has no compiled engine, or the plain one cannot be chosen.")
        return 1
    if compiled.replace(" True ", " False ") != plain:
        print("The compiled engine plays another game than the plain one.")
        return 1
    print(f"{len(plain.splitlines())} games: both engines agree.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
