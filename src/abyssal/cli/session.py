"""Play line by line: show what happened, ask, read the answer, and repeat."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random

from .. import rules_index
from ..coin.by_hand import ADJUST, Palette, line_of
from ..coin.card_facts import KINDS
from ..coin.deck import CARD_QUESTIONS, PROPAGANDA
from ..coin.game import Game
from ..kernel import record
from ..kernel.decision import ANY_CARD, CHANCE, Decision, is_agreement
from ..kernel.errors import IllegalChoice, Problem
from ..kernel.game import Policy, chance
from ..kernel.position import Entry
from ..kernel.values import unknown
from ..language import Words
from ..language.journal import is_reason
from ..language.words import signed
from ..search import Budget, SearchPlayer
from ..search.hints import hints
from ..table.views import companion, questions
from ..table.views.by_hand import compared, compared_lines
from ..table.views.help import help_for
from ..table.views.hint_words import reason_words, turn_sentence
from .answers import find, numbered
from .common import POSITION, cannot_write, write_position
from .deck import DeckKeeper
from .display import Display
from .rule import describe
from .screen import Screen

with suppress(ImportError):
    import readline  # noqa: F401  lets `input` edit and recall lines

HINT = 1.0
"""Seconds of search for a hint."""
LONGEST = 200
"""Characters of an answer that are read."""
UNTOLD = ("card", "select", "over")
"""Journal entries that are shown in another way, or that repeat what was just typed."""


class Session:
    """A game for people at one keyboard. Dice and cards come from a seeded generator."""

    def __init__(
        self,
        game: Game,
        words: Words,
        screen: Screen,
        seed: int,
        players: dict[int, Policy] | None = None,
        keeper: DeckKeeper | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.screen = screen
        self.display = Display(screen, words, game)
        self.dice = chance(Random(seed))
        self.players = players or {}
        """Factions with a computer player in a player's seat."""
        self.keeper = keeper
        """Keeps what people tell about their printed cards."""
        self.told = len(game.journal)
        self.turns = [last_card(game.journal)]
        """Length of the journal at each choice of a person. For a loaded game it starts at its last card."""
        self.asked: Decision | None = None
        self.typed = True
        """Whether a person chooses the spaces of the current Operation."""
        self.unsaved = False
        self.leaving = False
        self.guided = (0, -1)
        """The card and the Non-player for which `guide` was last shown."""
        self.shown = (game.board.n[:], len(game.journal))
        """The position and the length of the journal when `moves` was last shown."""
        self.commands = {
            "help": self.help,
            "map": self.map,
            "card": self.card,
            "log": self.log,
            "moves": self.moves,
            "compare": self.compare,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "rule": self.rule,
            "save": self.save,
            "quit": self.quit,
        }
        if words.lexicon.holdings is not None:
            self.commands["markers"] = self.markers

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        if self.game.board.n[self.game.board.spec.at["card"]]:
            self.show_card()
        while self._proceed():
            decision = self.game.decision
            if decision is None:
                self.display.ranking()
                return
            if decision is not self.asked:
                self.question(decision)
                self.asked = decision
            try:
                self.answer(self.read(f"{self.asker(decision)}> "))
            except Problem as problem:
                self.screen.line(self.words.problem(problem), "yellow")
            except (EOFError, KeyboardInterrupt):
                self.screen.line()
                break
        self.screen.line(self.words.say("term-bye"))

    def _proceed(self) -> bool:
        """Answer for chance, computer players and forced choices, then show the news. False if the player left."""
        while not self.leaving:
            decision = self.game.decision
            if decision is not None and decision.actor == CHANCE and not self.is_entered(decision):
                self.game.play(self.dice(self.game, decision))
            elif decision is not None and decision.actor == CHANCE:
                self.news()
                return True
            elif decision is not None and decision.actor in self.players:
                self._think(decision)
            elif decision is not None and not self.game.leaves_a_choice():
                self.game.play(decision.options[0])
            else:
                self.news()
                return True
        return False

    def _think(self, decision: Decision) -> None:
        """Let a computer player answer. Ctrl-C stops its search: it plays the best turn found so far."""
        player = self.players[decision.actor]
        if len(decision.options) > 1:
            self.news()
            self.screen.line(self.words.say("term-thinks", faction=self.words.faction(decision.actor)), "dim")
        with ctrl_c_noted() as enough:
            if isinstance(player, SearchPlayer):
                player.interrupted = enough
            choice = player(self.game, decision)
        self.game.play(choice)
        self.unsaved = True

    # Output.

    def news(self) -> None:
        """Show the new entries of the journal."""
        entries = short_resets(self.game.journal[self.told :])
        self.told = len(self.game.journal)
        current = self.game.board.n[self.game.board.spec.at["card"]]
        turned_up = [numbers[0] for id, numbers in entries if id == "card"]
        for entry in entries:
            if entry[0] == "card" and entry[1][0] != current:
                self.screen.line(f"\n{self.words.card(entry[1][0])}", "bold reverse")
            elif entry[0] == "card":
                self.screen.line()
                self.display.card()
            elif entry[0] in ("round", "phase"):
                self.screen.line(self.words.entry(entry), "bold")
            elif self._is_news(entry):
                self.screen.line("  · " + self.words.entry(entry))
        if current in turned_up and self.game.decision is not None:
            self.display.status()

    def _is_news(self, entry: Entry) -> bool:
        """Return True for entries to show: the spaces a Non-player selects, but not what a person just typed."""
        id, numbers = entry
        if id == "operation":
            self.typed = self.game.rules.is_player(self.game.board, numbers[0])
        return not is_reason(id) and (id not in UNTOLD or (id == "select" and not self.typed))

    def is_entered(self, decision: Decision) -> bool:
        """Return True if people enter this outcome of chance. An outcome without an alternative need not be entered."""
        return len(decision.options) > 1 and self.game.rules.entered(self.game.board, decision)

    def asker(self, decision: Decision) -> str:
        """Name who decides, for the prompt: a faction, or the table for cards and dice that people enter."""
        return self.words.say("term-table") if decision.actor == CHANCE else self.words.short(decision.actor)

    def show_card(self) -> None:
        self.screen.line()
        self.display.card()
        self.display.status()

    def question(self, decision: Decision) -> None:
        """Show who decides what, and the choices."""
        words = self.words
        by_chance = decision.actor == CHANCE
        text = words.say(
            "term-question",
            faction=words.say("term-table") if by_chance else words.faction(decision.actor),
            question=words.prompt(decision),
            rule=decision.rule,
        )
        self.screen.line("\n" + text, "bold" if by_chance else self.display.style(decision.actor))
        self.guide(decision)
        if decision.card == ANY_CARD and by_chance and decision.kind in CARD_QUESTIONS:
            self.screen.line("  " + words.say("term-enter-card", count=len(decision.options)))
            return
        names = self.names(decision)
        if not numbered(decision.options):
            self.screen.line("  " + "  ".join(names))
            return
        default = self.default(decision)
        shown = [
            f"{i:>2} {words.say('term-enter', choice=name) if option == default else name}"
            for i, (option, name) in enumerate(zip(decision.options, names, strict=True), 1)
        ]
        self.screen.columns(shown)

    def guide(self, decision: Decision) -> None:
        """Show the rules by which people carry out an Event for a Non-player, once for each Event."""
        rules = questions.guide(self.words, decision)
        event = (self.game.board.n[self.game.board.spec.CARD], decision.faction)
        if rules and event != self.guided:
            self.guided = event
            for rule in help_for(self.game.board.spec.game, self.words.language)["rules"]:
                if rule["id"] in rules:
                    self.screen.paragraph(f"{rule['number']} {rule['title']} — {rule['text']}")

    def names(self, decision: Decision) -> list[str]:
        return [self.words.choice(decision, option) for option in decision.options]

    def default(self, decision: Decision) -> str:
        """Return the choice that an empty line means: what we assume about a printed card, or the only choice besides
        those that are always possible."""
        if decision.kind.startswith(KINDS):
            return decision.options[0]
        left = [option for option in decision.options if option not in self.game.rules.always_possible]
        return left[0] if len(left) == 1 else ""

    # Input.

    def read(self, prompt: str) -> str:
        """Read a line from the keyboard, or from a pipe (then echo it, for the transcript)."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty():
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.strip())
        return line

    def answer(self, line: str) -> None:
        """Carry out a typed line: a choice, a command or an agreement."""
        decision = self.game.decision
        if decision is None:
            return
        typed = " ".join(line.split())[:LONGEST]
        word, _, rest = typed.partition(" ")
        if word.startswith("#"):
            return
        if not typed.isprintable():
            # A cursor key, without readline to handle it.
            raise IllegalChoice(typed, " ".join(decision.options))
        if not typed:
            self.enter(decision)
        elif typed not in decision.options and word.lower() in self.commands:
            self.commands[word.lower()](rest)
        elif word.lower() == ADJUST:
            self.adjust(decision, rest)
        elif word.lower() in self.game.rules.agreements:
            self.choose(typed.lower())
            self.asked = None
        elif decision.actor == CHANCE and decision.kind in CARD_QUESTIONS:
            self.choose(self.find_card(typed))
        else:
            self.choose(find(typed, decision.options, self.names(decision)))

    def adjust(self, decision: Decision, rest: str) -> None:
        """Change the position by hand. The people at the keyboard agree, so it happens at once."""
        board, rules = self.game.board, self.game.rules
        people = [f for f in range(len(rules.spec.factions)) if rules.is_player(board, f) and f not in self.players]
        if not people:
            raise Problem("nonplayer-adjusts", choice=ADJUST)
        who = next((f for f in (decision.actor, self.game.actor) if f in people), people[0])
        if not rest:
            steps = Palette(board, who, "", adjusting=True).steps()[1:]
            self.screen.paragraph(self.words.say("term-adjust", list=", ".join(steps)))
            return
        self.choose(line_of([rules.spec.factions[who]], rest.lower().split()))
        self.asked = None

    def compare(self, rest: str) -> None:
        """List what should lie on the real board: all of it, or in some spaces."""
        spec = self.game.board.spec
        try:
            spaces = [find(rest, spec.spaces, spec.names)] if rest else []
        except IllegalChoice:
            raise unknown("space", rest, "compare") from None
        people = [f for f in range(len(spec.factions)) if self.game.rules.is_player(self.game.board, f)]
        found = compared(self.words, self.game, self.game.seen_by(people[:1]))
        for line in compared_lines(self.words, found, spaces):
            self.screen.line("  " + line)

    def find_card(self, typed: str) -> str:
        """Return the card that a number or a part of a title means, also one that cannot come up now: the game then
        says why."""
        cards = [str(card) for card in self.game.rules.spec.events]
        if typed in cards:
            return typed
        titles = [self.words.card(int(card)) for card in cards]
        return find(typed, [*cards, PROPAGANDA], [*titles, self.words.say("choice-propaganda")])

    def choose(self, choice: str) -> None:
        before, decision = len(self.game.journal), self.game.decision
        self.game.choose(choice)
        self.turns.append(before)
        self.unsaved = True
        if self.keeper is not None and decision is not None:
            self.keeper.keep(self.game, decision, choice)

    def enter(self, decision: Decision) -> None:
        """Handle an empty line: take the only real choice, or show the question again."""
        if self.default(decision):
            self.choose(self.default(decision))
        else:
            self.asked = None

    # Commands.

    def help(self, rest: str) -> None:
        agreements = self.game.rules.agreements
        own = ["markers"] if "markers" in self.commands else []
        first = ("answer", "undo", "map", "card", "log", "moves", "compare", "why", "hint", "rule")
        for name in (*first, *own, *agreements, "save", "quit", "notation"):
            self.screen.paragraph(self.words.say("help-" + name))

    def map(self, rest: str) -> None:
        if not rest:
            self.display.map()
            self.display.available()
            return
        spec = self.game.board.spec
        try:
            space = find(rest, spec.spaces, spec.names)
        except IllegalChoice:
            raise unknown("space", rest, "map") from None
        self.display.space(spec.space_index[space])

    def card(self, rest: str) -> None:
        self.show_card()

    def log(self, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdecimal() and int(rest)):
            raise Problem("bad-number", text=rest)
        lines = [entry for entry in self.game.journal if not is_reason(entry[0])][-int(rest or 15) :]
        for entry in lines:
            self.screen.line("  · " + self.words.entry(entry))
        if not lines:
            self.screen.line(self.words.say("term-nothing-logged"))

    def moves(self, rest: str) -> None:
        """List what to move on the real board since the list was last shown."""
        board, (before, since) = self.game.board, self.shown
        journal = self.game.journal
        lines = companion.moves(self.words, board, before, journal[since:] if since <= len(journal) else [])
        self.shown = (board.n[:], len(journal))
        self.screen.line(self.words.say("term-moves" if lines else "term-no-moves"))
        for line in lines:
            self.screen.line("  □ " + line)

    def why(self, rest: str) -> None:
        """8.0 Show what Non-players did between the last two choices of people, with their reasons."""
        lines: list[Entry] = []
        end = len(self.game.journal)
        for begin in reversed(self.turns):
            lines = self.game.journal[begin:end]
            if any(is_reason(id) for id, _ in lines):
                break
            end, lines = begin, []
        for entry in lines:
            self.screen.line(("      " if is_reason(entry[0]) else "  · ") + self.words.entry(entry))
        if not lines:
            self.screen.line(self.words.say("term-no-reasons"))

    def hint(self, rest: str) -> None:
        """Suggest three turns to the player who decides, with their value and reasons. Ctrl-C stops the search."""
        words = self.words
        if self.game.decision is not None and self.game.decision.actor == CHANCE:
            raise Problem("not-now", choice="hint")
        with ctrl_c_noted() as enough:
            found = hints(self.game, Budget(HINT), self.game.length, enough)
        for number, hint in enumerate(found, 1):
            turn = turn_sentence(words, self.game, hint)
            self.screen.line(words.say("hint-turn", number=number, turn=turn))
            margins = [f"{words.short(f)} {signed(round(margin))}" for f, margin in enumerate(hint.margins)]
            chance = f"{100 * hint.chance:.0f}"
            self.screen.line("     " + words.say("hint-margins", chance=chance, list=" · ".join(margins)))
            reasons = [reason_words(words, reason) for reason in hint.reasons]
            if hint.chart:
                reasons.append(words.say("hint-chart"))
            if reasons:
                self.screen.line("     " + "; ".join(reasons))

    def undo(self, rest: str) -> None:
        """Undo the last choice and everything that followed from it without a question."""
        steps = self._steps_back()
        undone = self.game.tape[-steps]
        for _ in range(steps):
            self.game.undo()
        self.told = len(self.game.journal)
        self.turns = [begin for begin in self.turns if begin <= self.told]
        decision = self.game.decision
        if decision is not None:
            name = undone if is_agreement(undone) else self.words.choice(decision, undone)
            self.screen.line(self.words.say("term-undone", choice=name))

    def _steps_back(self) -> int:
        """Return the number of choices since the last question to a person."""
        past = self.game.clone()
        for steps in range(1, past.undoable + 1):
            past.undo()
            if past.leaves_a_choice():
                return steps
        raise Problem("nothing-to-undo")

    def markers(self, rest: str) -> None:
        """Show the face-down markers of the player who decides. The others at the keyboard look away."""
        if self.game.decision is not None and self.game.decision.actor != CHANCE:
            self.display.holdings(self.game.decision.actor)

    def rule(self, rest: str) -> None:
        entries = rules_index.find(self.game.board.spec.game, rest)
        if not entries:
            raise Problem("unknown-rule", rule=rest)
        for entry in entries:
            describe(entry, self.words, self.screen, short=True)

    def save(self, rest: str) -> None:
        if not rest:
            raise Problem("no-file-name")
        if rest.endswith(POSITION):
            write_position(self.game, rest)
            self.screen.line(self.words.say("term-position-saved", path=rest))
            return
        try:
            record.write(self.game, rest)
        except (OSError, ValueError) as error:
            raise cannot_write(rest, error) from None
        self.unsaved = False
        self.screen.line(self.words.say("term-saved", path=rest))

    def quit(self, rest: str) -> None:
        """Leave at once if the game is saved. Otherwise warn, and leave at the second `quit`."""
        self.leaving = not self.unsaved
        if self.unsaved:
            self.unsaved = False
            self.screen.line(self.words.say("term-unsaved"))


def short_resets(entries: list[Entry]) -> list[Entry]:
    """6.6 Drop the single markers and Guerrillas of a Reset: its own line sums them up."""
    kept: list[Entry] = []
    begin = 0
    for entry in entries:
        if entry[0] == "phase":
            begin = len(kept)
        elif entry[0] == "reset":
            kept[begin:] = [earlier for earlier in kept[begin:] if earlier[0] not in ("calm", "repair", "turn")]
        kept.append(entry)
    return kept


@contextmanager
def ctrl_c_noted() -> Iterator[Callable[[], bool]]:
    """Catch Ctrl-C inside the block. Yield a function that says whether it was pressed."""
    pressed: list[bool] = []
    before = signal.signal(signal.SIGINT, lambda *_: pressed.append(True))
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


def last_card(entries: list[Entry]) -> int:
    """Return the index of the journal entry where the last card was turned up."""
    for i in range(len(entries) - 1, 0, -1):
        if entries[i][0] == "card":
            return i
    return 0
