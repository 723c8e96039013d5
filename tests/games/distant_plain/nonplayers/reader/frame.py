"""Tools for a second reading of section 8: turns and phases of Non-players from the journal, with the table at each
line, and the comparison of a choice with the bullets of the text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

from abyssal.coin.board import Board
from abyssal.coin.game import Game
from abyssal.games.distant_plain import names
from abyssal.games.distant_plain.afghanistan import Afghanistan
from abyssal.kernel.decision import CHANCE
from abyssal.kernel.game import chance
from abyssal.kernel.players import RandomPlayer
from tests.games.distant_plain.helpers import RULES
from tests.games.distant_plain.referee import AFGHAN, INVENTORY, LANDS, MAP, Table, table

FACTIONS = ["coalition", "taliban", "government", "warlords"]
INSURGENTS = ["taliban", "warlords"]
BASES = [f"{faction}.base" for faction in FACTIONS]
COIN_BASES = ("coalition.base", "government.base")
CUBES = ("government.troops", "government.police")
ALL_CUBES = ("coalition.troops", *CUBES)
SPACES = list(MAP)
KINDS = [
    "coalition.troops", "coalition.base", "government.troops", "government.police", "government.base",
    "taliban.guerrilla.u", "taliban.guerrilla.a", "taliban.base",
    "warlords.guerrilla.u", "warlords.guerrilla.a", "warlords.base",
]  # fmt: skip
"""Columns of a position, in order."""
ISR, PREDATORS, REAPERS, FIND_FIX_FINISH, PARTNERING, STRATEGIC_RELEASE, VSO, NATO = 1, 2, 3, 7, 10, 11, 12, 17
PRTS, TALKS, MANPADS, NIGHT_LETTERS, URBAN_SPECIALISTS, CAR_BOMBS, ACCIDENTAL = 18, 24, 26, 29, 30, 31, 34
MULLAH_OMAR, ELDERS, SANDSTORMS, COUNTER_NARC, LOCAL_TRUCE = 36, 45, 57, 58, 59
CAPABILITIES = {1, 2, 3, 5, 7, 12, 18, 23, 29, 30, 31, 33, 34, 46}
MOMENTUM = {10: "s", 11: "us", 17: "s", 24: "us", 26: "s", 36: "s", 45: "us", 57: "us", 58: "u", 59: "us"}
"""5.4 Sides of a card that are Momentum; the one text of a single-use card counts as either (8.3.2)."""
PROPAGANDA = range(73, 79)
FEW = 9
"""8.6.5, 8.7.3, 8.7.5, 8.8.5 Resources below which there is no limit of two thirds."""


@dataclass
class Step:
    """A line of the journal, and the numbers of the position when it was written."""

    id: str
    numbers: tuple[int, ...]
    position: list[int]

    @property
    def place(self) -> str:
        """The space that a line is about: the last number, except in lines with another number behind it."""
        at = {"terror": 0, "support": 0, "control": 0, "select": 0, "off": 2, "calm": 0, "returnees": 0}
        return SPACES[self.numbers[at.get(self.id, -1)]]

    @property
    def kind(self) -> str:
        """The kind of piece that is placed, removed, moved or turned."""
        return KINDS[self.numbers[1] // names.S]


@dataclass
class Turn:
    """A Non-player's turn or phase: the table before it, and its journal."""

    who: str
    phase: str
    t: Table
    position: dict[str, Any]
    people: list[str]
    steps: list[Step]
    ahead: int
    """8.1 Unplayed Propaganda cards."""
    seed: str = ""
    tables: dict[int, Table] = field(default_factory=dict)

    def at(self, i: int) -> Table:
        """The table when a line was written; for later lines, the table at the end."""
        if i < 0:
            return self.t
        i = min(i, len(self.steps) - 1)
        if i not in self.tables:
            self.tables[i] = decode(self.steps[i].position)
        return self.tables[i]

    def force(self, card: int) -> str:
        """The side of a Capability or Momentum card that is in force."""
        found = {**self.position.get("capabilities", {}), **self.position.get("momentum", {})}
        return str(found.get(str(card), ""))

    def margin(self, faction: str, t: Table | None = None) -> int:
        """7.3 Victory margins."""
        t = t or self.t
        if faction == "coalition":
            available = t.available("coalition.troops") + t.available("coalition.base")
            return sum(t.pop(s) for s in AFGHAN if t.level.get(s) == "S") + available - 30
        if faction == "government":
            return sum(t.pop(s) for s in AFGHAN if t.control(s) == "coin") + t.patronage - 35
        if faction == "taliban":
            return sum(t.pop(s) for s in AFGHAN if t.level.get(s) == "O") + t.on_map("taliban.base") - 20
        free = sum(t.pop(s) for s in AFGHAN if not t.control(s))
        return min(free - 15, t.resources["warlords"] - 40)

    def marked(self, s: str) -> str:
        """6.5 Control as its markers show it; in the Redeploy Phase they stay as they are."""
        return names.SIDES[self.steps[0].position[names.CONTROL + SPACES.index(s)]]

    def plays(self, *factions: str) -> bool:
        """Return True if a person plays one of the factions."""
        return any(faction in self.people for faction in factions)

    @property
    def last_campaign(self) -> bool:
        """8.6.5, 8.9.3 Only the final Propaganda card is still to come."""
        return self.ahead == 1

    def does(self) -> list[str]:
        """The Operations that it found impossible, then what it did: an Operation, `event` or `pass`."""
        operations = RULES.procedures.operations
        found = [operations[step.numbers[0]] for step in self.steps if step.id == "bot-impossible"]
        for step in self.steps:
            if step.id in ("event", "pass"):
                return [*found, step.id]
            if step.id == "operation":
                return [*found, operations[step.numbers[1]]]
        return found

    def special(self) -> tuple[str, int]:
        """Its Special Activity and the line that reports it; the first Ambush stands for Ambush."""
        for i, step in enumerate(self.steps):
            if step.id == "special":
                return RULES.procedures.special_names[step.numbers[1]], i
            if step.id == "ambush":
                return "ambush", i
        return "", len(self.steps)

    def lines(self, id: str, begin: int = 0, end: int = 10_000) -> list[int]:
        """Indices of the lines of one kind."""
        return [i for i, step in enumerate(self.steps) if step.id == id and begin <= i < end]

    def following(self, i: int) -> Step:
        """The next line that is not a reason or Control."""
        for step in self.steps[i + 1 :]:
            if not step.id.startswith("bot-") and step.id != "control":
                return step
        return Step("", (), [])


def decode(n: list[int]) -> Table:
    """Convert the numbers of a position to a table."""
    pieces = {
        s: Counter({kind: n[names.S * k + i] for k, kind in enumerate(KINDS) if n[names.S * k + i]})
        for i, s in enumerate(SPACES)
    }
    levels = {s: "SO"[n[names.SUPPORT + i] < 0] for i, s in enumerate(SPACES) if n[names.SUPPORT + i]}
    gone = Counter(
        {kind: n[names.OUT_OF_PLAY + k] + n[names.CASUALTIES + k] for k, kind in enumerate(INVENTORY)}
    )  # fmt: skip
    return Table(
        pieces, levels, Counter({s: n[names.TERROR + i] for i, s in enumerate(SPACES)}),
        {s for i, s in enumerate(SPACES) if n[names.RETURNEE + i]},
        {who: n[names.RESOURCES + i] for i, who in enumerate(FACTIONS) if i},
        n[names.AID], n[names.PATRONAGE], names.POSTURES[n[names.ISLAMABAD]], gone,
    )  # fmt: skip


def turns(seed: int, people: str, scenario: str) -> Iterator[Turn]:
    """Yield the turns and Propaganda phases of Non-players in a game with people who choose at random."""
    random = Random(seed)
    player, dice = RandomPlayer(random), chance(random)
    game = Game.new(RULES, {"people": people, "scenario": scenario})
    b = cast(Afghanistan, game.board)
    steps: list[Step] = []

    def hear(board: Board) -> None:
        assert board.conduct.journal is not None
        steps.append(Step(*board.conduct.journal[-1], board.n[:]))

    b.conduct.heard = hear
    players = [] if people == "none" else people.split("+")
    while not RULES.is_over(b):
        phase = names.PHASES[b.n[names.PHASE]]
        position = RULES.to_position(b) if b.n[names.PHASE] else {}
        ahead = RULES.final(b) - b.n[names.PROPAGANDA_PLAYED] if position else 0
        steps = []
        flow = RULES.step(b)
        try:
            decision = next(flow)
            while True:
                decision = flow.send((dice if decision.actor == CHANCE else player)(game, decision))
        except StopIteration:
            pass
        who = ""
        if steps and steps[0].id == "bot-turn":
            who = FACTIONS[steps[0].numbers[0]]
        elif phase in names.PHASE_FACTIONS:
            who = FACTIONS[names.PHASE_FACTIONS[phase]]
        if who and who not in players and steps:
            t = table(position)
            t.casualties += Counter(position.get("out_of_play", {}))
            yield Turn(who, phase, t, position, players, steps, ahead, f"seed {seed}, people {people}, {scenario}")


@dataclass
class Bullet:
    """A bullet of the text: the spaces that surely match it, those that may (the reader does not work out, say, how
    many Guerrillas a group can spare), and their order."""

    name: str
    sure: set[str]
    maybe: set[str] = field(default_factory=set)
    rank: Callable[[str], tuple[int, ...]] = lambda _: ()


def chosen_well(choice: str, bullets: Iterable[Bullet]) -> str:
    """Return what is wrong with a choice, or an empty string. It must match a bullet, no earlier bullet may be open,
    and no space that matches the same bullet may come before it."""
    against = f"{choice} answers to no bullet"
    for bullet in bullets:
        if choice in bullet.maybe | bullet.sure:
            better = {s for s in bullet.sure if bullet.rank(s) > bullet.rank(choice)}
            if not better:
                return ""
            against = f"{choice} by {bullet.name}, but {sorted(better)} come first"
        if bullet.sure:
            return f"{against}; {bullet.name} was open for {sorted(bullet.sure)}"
    return against


def left_over(bullets: Iterable[Bullet]) -> str:
    """Return what was surely still to be done."""
    return "; ".join(f"{bullet.name} is left for {sorted(bullet.sure)}" for bullet in bullets if bullet.sure)


def room(t: Table, s: str) -> bool:
    """1.4.2 Two Bases to a Province or Kabul."""
    return s in LANDS and t.here(s, *BASES) < 2


def spare(turn: Turn, t: Table, s: str, who: str) -> int:
    """8.8.1, 8.8.3, 8.9.1, 8.9.5 Underground Guerrillas that may be exposed: the last one at a Base may not; with Find
    Fix Finish the last two, of the Warlords where they have two Bases."""
    return max(0, t.here(s, f"{who}.guerrilla.u") - kept_at_base(turn, t, s, who))


def kept_at_base(turn: Turn, t: Table, s: str, who: str) -> int:
    """Number of Guerrillas a Base keeps."""
    bases = t.here(s, f"{who}.base")
    twice = s in AFGHAN if who == "taliban" else bases > 1
    return 0 if not bases else 2 if twice and turn.force(FIND_FIX_FINISH) == "unshaded" else 1


def removable(t: Table, s: str, who: str, count: int) -> list[str]:
    """3.3.3 Pieces of a faction that an Attack would remove: Guerrillas or cubes before Bases."""
    order = {
        "government": ["government.troops", "government.police"],
        "coalition": ["coalition.troops"],
        "taliban": ["taliban.guerrilla.u", "taliban.guerrilla.a"],
        "warlords": ["warlords.guerrilla.u", "warlords.guerrilla.a"],
    }[who]
    found = [kind for kind in (*order, f"{who}.base") for _ in range(t.here(s, kind))]
    return found[:count]
