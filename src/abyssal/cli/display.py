"""Show a position as text: card, map, tracks, margins, ranking."""

from __future__ import annotations

from ..coin.board import Board
from ..coin.game import Game
from ..coin.notation import space_text
from ..coin.spec import CITY, LOC, RURAL
from ..language import Words
from ..language.words import signed
from ..table.views.furniture import card_printed
from .screen import STYLES, Screen


class Display:
    """Show a game in one language."""

    def __init__(self, screen: Screen, words: Words, game: Game) -> None:
        self.screen = screen
        self.words = words
        self.game = game
        self.spec = game.board.spec
        self.variant = game.rules.variant(game.board)

    def style(self, faction: int) -> str:
        return STYLES[faction % len(STYLES)]

    # Cards.

    def card(self) -> None:
        """Show the card in play (title, order of the factions, text) and the next card."""
        words, b = self.words, self.game.board
        card = b.n[self.spec.at["card"]]
        if not card:
            return
        cards = b.cards_now()
        self.screen.line(f"{words.card(card)}", "bold reverse")
        ahead = words.say("term-next", card=self._next())
        left = words.say("term-deck", count=self.game.rules.deck(b).left())
        if card in cards.propaganda:
            self.screen.line(f"  {ahead} · {left}")
            return
        order = " · ".join(self._symbol(faction) for faction in cards.order[card])
        self.screen.line(f"  {words.say('term-order', order=order)} | {ahead} · {left}")
        view = card_printed(words, self.variant, card, b)
        indent = max(len(side["label"]) for side in view["sides"])
        for side in view["sides"]:
            self.screen.wrapped(side["label"], side["text"], indent)
            if "own" in side:
                self.screen.wrapped("", side["own"], indent)
            for mark in view["marks"]:
                if mark["side"] == side["side"]:
                    self.screen.wrapped("", mark["title"], indent)

    def _symbol(self, faction: int) -> str:
        """Return the short name of a faction, in parentheses if it is not Eligible."""
        name = self.words.short(faction)
        return name if self.game.board.n[self.spec.at["eligible"] + faction] else f"({name})"

    def _next(self) -> str:
        ahead = self.game.rules.deck(self.game.board).queue()
        return ", ".join(self.words.card(card) for card in ahead) or self.words.say("term-nothing-next")

    # The map.

    def map(self) -> None:
        """Show every space with anything in it, the tracks and the margins."""
        names = {CITY: "spaces-city", RURAL: "spaces-rural", LOC: "spaces-loc"}
        for kind, title in names.items():
            lines = [(self._title(s), self.contents(s)) for s in range(self.spec.size) if self.spec.kind[s] == kind]
            shown = [(name, text) for name, text in lines if text]
            if shown:
                self.screen.line(self.words.say(title), "bold")
                width = max(len(name) for name, _ in shown)
                for name, text in shown:
                    self.screen.line(f"  {name:<{width}}  {text}")
        self.status()

    def _title(self, s: int) -> str:
        value = self.spec.econ[s] if self.spec.kind[s] == LOC else self.game.board.n[self.game.board.POP + s]
        return f"{self.words.space(s)} {value}"

    def contents(self, s: int) -> str:
        """Describe the contents of a space in short notation, and which side has Control."""
        game = self.game
        held = space_text(game.board, s).partition(": ")[2]
        side = game.rules.control_shown(game.board).get(s, "")
        return f"{held} · {self.words.say(f'control-{side}')}" if side else held

    def space(self, s: int) -> None:
        """Show one space and its neighbours."""
        words, b = self.words, self.game.board
        what = self.contents(s) or words.say("term-empty")
        self.screen.line(words.say("term-space", space=self._title(s), id=self.spec.spaces[s], what=what))
        around = [x for x in self.spec.adjacent[s] if b.n[b.OPEN + x]]
        self.screen.line(words.say("term-adjacent", list=""))
        for x in around:
            self.screen.line(f"  {self._title(x)}: {self.contents(x) or words.say('term-empty')}")

    # Tracks and margins.

    def status(self) -> None:
        """Show Resources, tracks, margins and effects in force."""
        words, b = self.words, self.game.board
        factions = range(len(self.spec.factions))
        resources = " · ".join(f"{words.short(f)} {b.resources(f)}" for f in factions if b.has_purse(f))
        margins = " · ".join(f"{words.short(f)} {signed(self.game.rules.margin(b, f))}" for f in factions)
        self.screen.line(words.say("term-resources", list=resources) + " | " + words.say("term-margins", list=margins))
        self.screen.line(words.tracks(b))
        hidden = [(f, sum(not held.shown for held in words.holdings(b, f))) for f in factions]
        if any(count for _, count in hidden):
            counts = " · ".join(f"{words.short(f)} {count}" for f, count in hidden if count)
            self.screen.line(words.say("term-face-down", list=counts))
        effects = [f"{words.card(card)} ({words.say('side-' + side)})" for card, side in self._in_force(b)]
        if effects:
            self.screen.line(words.say("term-in-force", list=", ".join(effects)))

    def _in_force(self, b: Board) -> list[tuple[int, str]]:
        at = self.spec.at["effect"]
        found = [(card, b.n[at + card]) for card in range(1, self.spec.cards + 1)]
        return [(card, "shaded" if side == 2 else "unshaded") for card, side in found if side]

    def available(self) -> None:
        """Show the Available pieces."""
        words, b = self.words, self.game.board
        parts = [
            words.counted(pool, b.n[b.AVAILABLE + i]) for i, pool in enumerate(self.spec.pools) if b.n[b.AVAILABLE + i]
        ]
        self.screen.line(words.say("term-available", list=", ".join(parts)))

    def holdings(self, faction: int) -> None:
        """Show the face-down markers of a faction's player, for that player only."""
        words, b = self.words, self.game.board
        held = [one for one in words.holdings(b, self.game.rules.leader(b, faction)) if not one.shown]
        if not held:
            self.screen.line(words.say("term-holds-none", faction=words.faction(faction)))
            return
        self.screen.line(words.say("term-holds", faction=words.faction(faction)), self.style(faction))
        names = [words.say(one.message) for one in held]
        for one, name in zip(held, names, strict=True):
            self.screen.wrapped(name, words.say(one.about), max(map(len, names)))

    # The end.

    def ranking(self) -> None:
        """7.1 Show the players from first to last."""
        words, rules, b = self.words, self.game.rules, self.game.board
        self.screen.line(words.say("term-over"), "bold")
        lost = rules.winner(b) < 0
        if lost:
            self.screen.line(words.lost(b))
        degree, lead = rules.degree(b)
        if degree:
            success = words.say("degree-" + degree)
            self.screen.line(words.say("term-degree", degree=success, difference=signed(lead)), "bold")
        for place, factions in enumerate(words.places(b), 1):
            names = " + ".join(words.faction(f) for f in factions)
            margin = signed(min(rules.margin(b, f) for f in factions))
            number = "" if lost else f"{place}."
            line = words.say("term-place", place=number, factions=names, margin=margin)
            self.screen.line(line.strip(), self.style(factions[0]))
