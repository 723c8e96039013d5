"""Many games at once, by Gymnasium's conventions for vector environments.

Each game waits for one of the agents. A step answers the questions of all games and plays on to the next ones.
Observations and masks are written into arrays that stay the same from step to step.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any, Final

from ...agents.seats import is_agent
from ...coin.game import Game
from ...games import rules_for
from ...kernel.decision import CHANCE
from ...kernel.errors import IllegalChoice, Problem
from ...kernel.game import Policy
from ...search.seats import KINDS, player_for
from .. import simulation
from .environment import MAX_DECISIONS, Reward, checked_words, rewards_of
from .observation import HIGHEST, LOWEST, observation
from .vocabulary import vocabulary

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError as missing:
    raise ImportError('abyssal.vector_env needs gymnasium: pip install "abyssal[research]"') from missing

MAX_GAMES: Final = 10_000
REWARDS: Final = ("win", "margin")


class Games:
    """Some games in this process. The arrays belong to the caller."""

    def __init__(
        self, game: str, count: int, options: Mapping[str, str], kinds: Mapping[int, str], reward: Reward, limit: int,
        observations: Any, masks: Any, seats: Any,
    ) -> None:  # fmt: skip
        self.rules, self.options, self.kinds = rules_for(game), dict(options), dict(kinds)
        self.words, self.layout = vocabulary(game), observation(game)
        self.reward, self.limit = reward, limit
        self.observations, self.masks, self.seats = observations, masks, seats
        # A numpy array is slow to write single numbers into.
        self._mask = [memoryview(row) for row in masks]
        self._legal: list[list[int]] = [[] for _ in range(count)]
        self._positions: list[list[int]] = [[] for _ in range(count)]
        """The position in each row of the observations."""
        self.games: list[Game] = []
        self.random = [Random() for _ in range(count)]
        self.players: list[dict[int, Policy]] = [{} for _ in range(count)]
        self.decisions = [0] * count

    def seed(self, seeds: Sequence[int | None]) -> None:
        """Begin all games again."""
        self.games = [Game.new(self.rules, self.options, journal=False)] * len(seeds)
        for i, seed in enumerate(seeds):
            if seed is not None:
                self.random[i] = Random(seed)
            self._begin(i)

    def _begin(self, i: int) -> None:
        random = self.random[i]
        self.games[i] = Game.new(self.rules, self.options, journal=False)
        self.players[i] = {f: player_for(kind, random.randrange(2**31), random) for f, kind in self.kinds.items()}
        self.decisions[i] = 0
        self._proceed(i)
        self._show(i)

    def _proceed(self, i: int) -> None:
        """Play on to the next question for an agent, or to the end."""
        game, random, players = self.games[i], self.random[i].random, self.players[i]
        always, limit, count = self.rules.always_asked, self.limit, self.decisions[i]
        leaders = game.board.seats.leaders
        while (decision := game.decision) is not None and count < limit:
            actor = decision.actor
            if actor == CHANCE:
                game.play(decision.by_odds(random()))
            elif leaders[actor] in players:
                game.choose(players[leaders[actor]](game, decision))
            elif len(decision.options) == 1 and decision.kind not in always:
                game.play(decision.options[0])
            else:
                break
            count += 1
        self.decisions[i] = count + 1

    def _show(self, i: int) -> None:
        """Write the observation and the mask of a game into the arrays."""
        game, mask = self.games[i], self._mask[i]
        decision = game.decision
        for number in self._legal[i]:
            mask[number] = 0
        if decision is None or decision.actor == CHANCE:
            self._legal[i] = []
            self._positions[i] = self.layout.write(game, int(self.seats[i]), self.observations, i, self._positions[i])
            return
        seat = game.board.seats.leaders[decision.actor]
        self.seats[i] = seat
        self._legal[i] = legal = self.words.numbers(decision.options)
        for number in legal:
            mask[number] = 1
        self._positions[i] = self.layout.write(game, seat, self.observations, i, self._positions[i])

    def step(self, actions: Any, rewards: Any, over: Any, cut_off: Any, finals: Any) -> None:
        """Answer the question of each game. A game that was over begins again, and its action is ignored."""
        words = self.words.words
        for i, action in enumerate(actions.tolist()):
            rewards[i] = 0.0
            if over[i] or cut_off[i]:
                over[i] = cut_off[i] = False
                self._begin(i)
                continue
            game = self.games[i]
            game.play(words[action])
            self._proceed(i)
            if game.decision is None or self.decisions[i] >= self.limit:
                over[i], cut_off[i] = game.over, not game.over
                if game.over:
                    finals[i] = rewards_of(self.rules, game.board, self.reward)
                    rewards[i] = finals[i][int(self.seats[i])]
            self._show(i)


def _shapes(game: str, count: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """Return the shape and type of each array."""
    return {
        "observations": ((count, len(observation(game))), "int16"),
        "masks": ((count, len(vocabulary(game))), "int8"),
        "seats": ((count,), "int8"),
        "actions": ((count,), "int64"),
        "rewards": ((count,), "float64"),
        "over": ((count,), "bool"),
        "cut_off": ((count,), "bool"),
        "finals": ((count, len(rules_for(game).spec.factions)), "float64"),
    }


def _arrays(shapes: dict[str, tuple[tuple[int, ...], str]], memory: Any) -> dict[str, Any]:
    """Lay the arrays into one block of memory, one after the other."""
    found, at = {}, 0
    for name, (shape, kind) in shapes.items():
        found[name] = np.ndarray(shape, dtype=kind, buffer=memory, offset=at)
        at += -(-found[name].nbytes // 64) * 64
    return found


def _bytes(shapes: dict[str, tuple[tuple[int, ...], str]]) -> int:
    return sum(-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for shape, kind in shapes.values())


def _work(pipe: Connection, memory: str, game: str, first: int, last: int, count: int, more: Any) -> None:
    """Play some of the games in another process, on a shared block of memory."""
    shared = SharedMemory(memory)
    all = _arrays(_shapes(game, count), shared.buf)
    part = {name: array[first:last] for name, array in all.items()}
    shown = {name: part[name] for name in ("observations", "masks", "seats")}
    games = Games(game, last - first, *more, **shown)
    try:
        while (message := pipe.recv()) is not None:
            if message == "step":
                games.step(part["actions"], part["rewards"], part["over"], part["cut_off"], part["finals"])
            else:
                games.seed(message)
            pipe.send("done")
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        games._mask = []
        del games, part, all, shown
        shared.close()


class VectorEnvironment(VectorEnv):
    """N games at once. `seats` assigns factions to bots or other players; the others are agents. Each game waits for
    the agent that is asked.

    `reward` of a step is that of the agent whose question it answered; `infos["rewards"]` has those of all factions, at
    the end of a game. A finished game begins again with the next step (Gymnasium's `NEXT_STEP`).
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, str] | None = None,
        reward: Reward = "win",
        limit: int = MAX_DECISIONS,
        workers: int = 1,
    ) -> None:
        if reward not in REWARDS:
            raise Problem("unknown-value", option="reward", value=reward, known=", ".join(REWARDS))
        for name, value in (("num_envs", num_envs), ("workers", workers)):
            if not 1 <= value <= MAX_GAMES:
                raise Problem("out-of-range", where=name, value=value, low=1, high=MAX_GAMES)
        rules = rules_for(game)
        given = checked_words("seats", seats)
        full = rules.check_options(simulation.seat(game, given, checked_words("options", options)))
        names = rules.spec.factions
        kinds = {names.index(name): kind for name, kind in given.items() if kind != simulation.BOT}
        for kind in kinds.values():
            if is_agent(kind):
                raise Problem("unknown-value", option="seats", value=kind, known=", ".join(KINDS))
        board = rules.new_board(full)
        agents = [f for f in range(len(names)) if rules.is_player(board, f) and rules.leader(board, f) not in kinds]
        if not agents:
            raise Problem("no-agents")
        self.rules, self.vocabulary, self.names = rules, vocabulary(game), observation(game).names
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self._spaces(game)
        shapes = _shapes(game, num_envs)
        more = (full, kinds, reward, limit)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._shared: SharedMemory | None = None
        if workers == 1:
            self._a = _arrays(shapes, bytearray(_bytes(shapes)))
            self._games = Games(game, num_envs, *more, self._a["observations"], self._a["masks"], self._a["seats"])
        else:
            self._start(game, min(workers, num_envs), shapes, more)

    def _spaces(self, game: str) -> None:
        count, length, choices = self.num_envs, len(self.names), len(vocabulary(game))
        self.single_action_space = Discrete(choices)
        self.action_space = MultiDiscrete([choices] * count)
        self.single_observation_space = Dict(
            {
                "observation": Box(LOWEST, HIGHEST, (length,), np.int16),
                "action_mask": Box(0, 1, (choices,), np.int8),
            }
        )
        self.observation_space = Dict(
            {
                "observation": Box(LOWEST, HIGHEST, (count, length), np.int16),
                "action_mask": Box(0, 1, (count, choices), np.int8),
            }
        )

    def _start(self, game: str, workers: int, shapes: dict[str, Any], more: tuple[Any, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        self._shared = SharedMemory(create=True, size=_bytes(shapes))
        self._a = _arrays(shapes, self._shared.buf)
        bounds = [self.num_envs * i // workers for i in range(workers + 1)]
        self._parts = list(pairwise(bounds))
        for first, last in self._parts:
            ours, theirs = context.Pipe()
            facts = (theirs, self._shared.name, game, first, last, self.num_envs, more)
            process = context.Process(target=_work, args=facts, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def _all(self, messages: Sequence[object]) -> None:
        """Send each process its message and wait for all of them."""
        try:
            for pipe, message in zip(self._pipes, messages, strict=True):
                pipe.send(message)
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise Problem("lost-process") from None

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games again. With one seed, game i gets that seed plus i; a list has one for each game."""
        count = self.num_envs
        seeds = [None if seed is None else seed + i for i in range(count)] if not isinstance(seed, list) else seed
        if len(seeds) != count:
            raise Problem("out-of-range", where="seed", value=len(seeds), low=count, high=count)
        self._a["over"][:] = self._a["cut_off"][:] = False
        self._a["rewards"][:] = 0.0
        if self._pipes:
            self._all([seeds[first:last] for first, last in self._parts])
        else:
            self._games.seed(seeds)
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Answer all questions. An illegal action raises `Problem`, and no game goes on."""
        a = self._a
        given = np.asarray(actions, dtype=np.int64)
        if given.shape != a["actions"].shape:
            raise Problem("out-of-range", where="actions", value=int(given.size), low=self.num_envs, high=self.num_envs)
        going = ~(a["over"] | a["cut_off"])
        inside = (given >= 0) & (given < a["masks"].shape[1])
        legal = inside & (a["masks"][np.arange(self.num_envs), np.where(inside, given, 0)] == 1)
        if not (legal | ~going).all():
            i = int((~legal & going).argmax())
            options = [self.vocabulary.words[n] for n in a["masks"][i].nonzero()[0]]
            choice = self.vocabulary.words[given[i]] if inside[i] else str(given[i])
            raise IllegalChoice(choice, " ".join(options))
        a["actions"][:] = given
        if self._pipes:
            self._all(["step"] * len(self._pipes))
        else:
            self._games.step(a["actions"], a["rewards"], a["over"], a["cut_off"], a["finals"])
        return self._seen(), a["rewards"].copy(), a["over"].copy(), a["cut_off"].copy(), self._infos()

    def _seen(self) -> dict[str, Any]:
        """Return the arrays themselves: the next step changes them."""
        return {"observation": self._a["observations"], "action_mask": self._a["masks"]}

    def _infos(self) -> dict[str, Any]:
        found = {"seat": self._a["seats"].copy()}
        if self._a["over"].any():
            found["rewards"], found["_rewards"] = self._a["finals"].copy(), self._a["over"].copy()
        return found

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes and free the shared memory."""
        for pipe in self._pipes:
            try:
                pipe.send(None)
            except OSError:
                pass
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
        self._pipes, self._processes = [], []
        if self._shared is not None:
            self._a = {name: array.copy() for name, array in self._a.items()}
            self._shared.close()
            self._shared.unlink()
            self._shared = None


def vector_env(game: str, num_envs: int, **more: Any) -> VectorEnvironment:
    """Return `num_envs` games as a Gymnasium vector environment (arguments: see `VectorEnvironment`)."""
    return VectorEnvironment(game, num_envs, **more)
