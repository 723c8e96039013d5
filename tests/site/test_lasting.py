"""What lasts: a killed browser loses nothing that was shown, and games in the worker are those of the engine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from abyssal.coin.game import Game
from abyssal.games import rules_for
from abyssal.kernel import record
from abyssal.kernel.decision import CHANCE
from abyssal.table.views.catalogue import complete_options
from tests.site.desks import SEATS, is_forced, solo
from tests.site.pages import Guest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GAMES_EACH = 100 if os.environ.get("ABYSSAL_SOAK") else 3

PLAY = """async ([from, game, seats, options, seed]) => {
  const { connection } = await import(from);
  const send = async (path, body, tokens = []) => {
    const { status, text } = await connection.send({ path, query: { lang: "en", seed }, tokens, body });
    if (status !== 200) throw new Error(text);
    return text;
  };
  const made = JSON.parse(await send("tables", { game, seats, options }));
  const table = `tables/${made.table}`, tokens = Object.values(made.tokens);
  let state = JSON.parse(await send(table, undefined, tokens));
  for (let n = 0; !state.over; n++) {
    const { options } = state.decision;
    const { choice } = options[(n * 7919 + Number(seed) * 104729) % options.length];
    state = JSON.parse(await send(`${table}/choices`, { rev: state.rev, request: `g${n}`, choice }, tokens));
  }
  return send(`${table}/record`);
}"""


def by_engine(game: str, seats: dict[str, str], options: dict[str, str], seed: int) -> str:
    """Play the same game with the engine alone. Return its record."""
    played, n = Game.new(rules_for(game), complete_options(game, options, seats)), 0
    while (decision := played.decision) is not None:
        if decision.actor == CHANCE:
            played.play(decision.by_odds(Random(f"{seed}/{played.length}").random()))
        elif is_forced(played):
            played.play(decision.options[0])
        else:
            played.play(decision.options[(n * 7919 + seed * 104729) % len(decision.options)])
            n += 1
    return record.record(played, []).text()


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(SEATS))
def test_games_in_the_worker_are_the_engines(me: Guest, game: str) -> None:
    """Solo games of any Faction with any options, from the first choice to the last."""
    for seed in range(1, GAMES_EACH + 1):
        seats, options = solo(game, seed)
        found = me.page.evaluate(PLAY, [f"{me.base}web/connection.js", game, seats, options, str(seed)])
        assert found == by_engine(game, seats, options, seed), (seed, seats, options)


def test_a_killed_browser_loses_nothing(host: str, tmp_path: Path) -> None:
    """SIGKILL in the middle of a turn, right after the page has shown a choice."""
    about = [sys.executable, "-m", "tests.site.killed", host, str(tmp_path / "profile")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    first = subprocess.Popen([*about, "play"], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    shown = json.loads(first.stdout.readline())
    for pid in browsers(str(tmp_path / "profile")):
        os.kill(pid, signal.SIGKILL)
    first.stdout.close()
    first.kill()
    first.wait()
    again = subprocess.run([*about, shown["url"]], cwd=ROOT, env=env, capture_output=True, text=True)
    assert again.returncode == 0, again.stderr
    assert json.loads(again.stdout) == shown


def browsers(profile: str) -> list[int]:
    """The processes of the browser that uses a profile."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = path.read_bytes().decode(errors="replace")
        except OSError:
            continue
        if f"--user-data-dir={profile}\0" in command:
            found.append(int(path.parent.name))
    return found
