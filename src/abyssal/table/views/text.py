"""A game in plain text, for screen readers and language models: a briefing, the board, the question, and look-ups.

Each text is for one seat and shows what its player may see. It needs no picture, no table and no colours.
"""

from __future__ import annotations

from collections.abc import Callable

from ...coin.board import Board
from ...coin.coin_board import CoinBoard
from ...coin.game import Game
from ...coin.spec import CITY, LOC, RURAL
from ...kernel.decision import CHANCE
from ...kernel.errors import Problem
from ...kernel.position import Entry
from ...language import Words
from ...language.journal import is_reason
from ...language.words import signed
from .furniture import card_printed
from .help import help_for

HISTORY_LINES = 20
MAX_HISTORY_LINES = 200
LOOK_UPS = ("rule", "card", "space", "history", "why")
_KINDS = {CITY: "spaces-city", RURAL: "spaces-rural", LOC: "spaces-loc"}


def briefing(game: Game, seat: int, words: Words) -> str:
    """Return what a player has to know before the first turn: the goal, what matters, the standing of all Factions, the
    actions."""
    spec = game.rules.spec
    help = help_for(spec.game, words.language)
    sheet = next(sheet for sheet in help["factions"] if sheet["id"] == spec.factions[seat])
    lines = [words.say("text-title", game=words.say("game-title"), faction=words.faction(seat)), ""]
    lines += [words.say("text-goal", goal=sheet["goal"]), "", words.say("text-races"), *races(game, seat, words), ""]
    matters = words.say("aid-section-hints")
    for section in sheet["sections"]:
        if section["title"] == matters:
            lines += [words.say("text-matters"), *(f"- {item['title']}: {item['text']}" for item in section["items"])]
    lines += ["", words.say("text-turn"), "", words.say("text-actions")]
    wanted = [words.say(f"aid-section-{name}") for name in ("operations", "special", "propaganda", "resources")]
    for section in sheet["sections"]:
        if section["title"] in wanted:
            items = ", ".join(f"{item['title']} ({item['rule']})" for item in section["items"])
            lines.append(f"- {section['title']}: {items}")
    lines += ["", words.say("text-look-ups")]
    return "\n".join(lines)


def races(game: Game, seat: int, words: Words) -> list[str]:
    """Return how far each Faction is from its goal, the player's own Factions first."""
    rules, b = game.rules, game.seen_by([seat])
    goals = words.lexicon.goals
    parts: dict[int, list[str]] = {}
    for goal in goals(b) if goals is not None else []:
        text = words.say("text-race-part", title=words.say(goal.message), number=goal.number, goal=goal.goal)
        parts.setdefault(goal.faction, []).append(text)
    leader = rules.leader(b, seat)
    factions = sorted(range(len(rules.spec.factions)), key=lambda f: (f != seat, rules.leader(b, f) != leader))
    found = []
    for f in factions:
        who = "you" if rules.leader(b, f) == leader else "player" if rules.is_player(b, f) else "bot"
        facts = {"faction": words.faction(f), "who": who, "margin": signed(rules.margin(b, f))}
        found.append("- " + words.say("text-race", **facts, list="; ".join(parts.get(f, []))))
    return found


def board(game: Game, seat: int, words: Words) -> str:
    """Return the position: card, Resources, tracks, what is in force, and every space with anything in it."""
    b = game.seen_by([seat])
    rules, spec = game.rules, game.rules.spec
    factions = range(len(spec.factions))
    lines = _cards(game, b, words)
    purses = " · ".join(f"{words.short(f)} {b.resources(f)}" for f in factions if b.has_purse(f))
    lines += [words.say("term-resources", list=purses), words.tracks(b)]
    lines.append(
        words.say("term-margins", list=" · ".join(f"{words.short(f)} {signed(rules.margin(b, f))}" for f in factions))
    )
    eligible = [words.short(f) for f in rules.order(b)]
    if eligible:
        lines.append(words.say("text-to-act", list=", ".join(eligible)))
    effect = spec.at["effect"]
    in_force = [(card, b.n[effect + card] == 2) for card in spec.events if b.n[effect + card]]
    if in_force:
        names = [f"{words.card(card)} ({words.say(_side(b, card, shaded))})" for card, shaded in in_force]
        lines.append(words.say("term-in-force", list=", ".join(names)))
    lines += _off_map(b, words)
    for f in factions:
        held = [words.say(holding.message) for holding in words.holdings(b, f)]
        if held:
            lines.append(words.say("text-holds", faction=words.faction(f), list=", ".join(held)))
    control = rules.control_shown(b)
    for kind, title in _KINDS.items():
        shown = [(s, _contents(b, s, control.get(s, ""), words)) for s in range(spec.size) if spec.kind[s] == kind]
        lines += ["", words.say(title)]
        lines += [f"- {_title(b, s, words)}: {text}" for s, text in shown if text]
        empty = [words.space(s) for s, text in shown if not text and b.n[b.OPEN + s]]
        if empty:
            lines.append("- " + words.say("text-empty", list=", ".join(empty)))
    return "\n".join(lines)


def _side(b: CoinBoard, card: int, shaded: bool) -> str:
    if not b.cards_now().dual[card]:
        return "term-event"
    return "term-shaded" if shaded else "term-unshaded"


def _cards(game: Game, b: Board, words: Words) -> list[str]:
    deck, number = game.rules.deck(b), b.n[b.spec.CARD]
    ahead = ", ".join(words.card(card) for card in deck.queue()) or words.say("term-nothing-next")
    rest = f"{words.say('term-next', card=ahead)} · {words.say('term-deck', count=deck.left())}"
    return [*(card(game, number, words) if number else []), rest]


def card(game: Game, number: int, words: Words) -> list[str]:
    """Return a card: its title, the order of the Factions, and the text of each side."""
    view = card_printed(words, game.rules.variant(game.board), number, game.board)
    lines = [words.say("text-card", card=words.card(number))]
    if not view["sides"]:
        return lines
    order = [words.short(words.spec.faction_index[name]) for name in view["order"]]
    lines.append(words.say("term-order", order=", ".join(order)))
    for side in view["sides"]:
        lines.append(f"{side['label']}: {side['text']}")
        if "own" in side:
            lines.append(side["own"])
    return lines + [mark["title"] for mark in view["marks"]]


def _off_map(b: Board, words: Words) -> list[str]:
    """List the pieces that are Available or in other boxes."""
    spec, found = b.spec, []
    for box in spec.boxes:
        at = spec.at[box]
        held = [words.counted(pool, b.n[at + i]) for i, pool in enumerate(spec.pools) if b.n[at + i]]
        if held and box == "available":
            found.append(words.say("term-available", list=", ".join(held)))
        elif held:
            found.append(f"{words.say('box-' + box.replace('_', '-'))}: {', '.join(held)}")
    return found


def _title(b: Board, s: int, words: Words) -> str:
    """Name a space with its id, and its Population or Econ value."""
    value = b.spec.econ[s] if b.spec.kind[s] == LOC else b.n[b.POP + s]
    return f"{words.space(s)} ({b.spec.spaces[s]}) {value}"


def _contents(b: Board, s: int, side: str, words: Words) -> str:
    """Describe what is in a space: level, Control, pieces, markers. Empty if there is nothing."""
    level, terror = b.n[b.SUPPORT + s], b.n[b.TERROR + s]
    parts = [words.level(level)] if level else []
    if side:
        parts.append(words.say(f"control-{side}"))
    parts += [words.counted(piece.name, count) for piece in b.spec.pieces if (count := b.n[piece.column + s])]
    if terror:
        parts.append(words.say("text-sabotage" if b.spec.kind[s] == LOC else "text-terror", count=terror))
    return ", ".join(parts + b.extra_words(s))


def question(game: Game, seat: int, words: Words) -> str:
    """Return the open question. If this seat decides, also its options and the agreements that are possible."""
    decision = game.decision
    if decision is None:
        return words.say("term-over")
    if decision.actor == CHANCE:
        return words.prompt(decision)
    b, leader = game.board, game.rules.leader
    faction, rule = words.faction(decision.actor), decision.rule
    lines = [words.say("term-question", faction=faction, question=words.prompt(decision), rule=rule)]
    if leader(b, decision.actor) != leader(b, seat):
        return lines[0]
    for number, option in enumerate(decision.options, 1):
        text = words.choice(decision, option)
        lines.append(f"{number}. {option}" + ("" if text == option else f" – {text}"))
    deals = game.rules.possible_agreements(b, decision.actor) if decision.open else []
    if deals:
        lines.append(words.say("text-agreements", list=", ".join(deals)))
    return "\n".join(lines)


def whole(game: Game, seat: int, words: Words) -> str:
    """Return the board and the question."""
    return f"{board(game, seat, words)}\n\n{question(game, seat, words)}"


def look_up(game: Game, seat: int, words: Words, wanted: str) -> str:
    """Answer `rule 3.3.1`, `card 25`, `space bogota`, `history 30` or `why`."""
    word, _, rest = " ".join(wanted.split()).partition(" ")
    found: dict[str, Callable[[], str]] = {
        "rule": lambda: _rule(game, rest, words),
        "card": lambda: _card(game, rest, words),
        "space": lambda: _space(game, seat, rest, words),
        "history": lambda: _history(game, rest, words),
        "why": lambda: _why(game, words),
    }
    if word.lower() not in found:
        raise Problem("unknown-value", option="look up", value=wanted, known=", ".join(LOOK_UPS))
    return found[word.lower()]()


def _rule(game: Game, wanted: str, words: Words) -> str:
    rules = help_for(game.rules.spec.game, words.language)["rules"]
    number = wanted.rstrip(".")
    found = [rule for rule in rules if number and (rule["id"] == number or rule["number"] == number)]
    if not found:
        raise Problem("unknown-rule", rule=wanted)
    return "\n".join(f"{rule['number'] or rule['id']} {rule['title']}: {rule['text']}" for rule in found)


def _card(game: Game, wanted: str, words: Words) -> str:
    number = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) <= 3 else 0
    if not 1 <= number <= game.rules.spec.cards:
        raise Problem("unknown-value", option="card", value=wanted, known=f"1–{game.rules.spec.cards}")
    return "\n".join(card(game, number, words))


def _space(game: Game, seat: int, wanted: str, words: Words) -> str:
    spec, b = game.rules.spec, game.seen_by([seat])
    known = {**{name.casefold(): s for s, name in enumerate(spec.names)}, **spec.space_index}
    s = known.get(wanted.casefold())
    if s is None:
        raise Problem("unknown-value", option="space", value=wanted, known=", ".join(spec.spaces))
    control = game.rules.control_shown(b)

    def described(s: int) -> str:
        return f"{_title(b, s, words)}: {_contents(b, s, control.get(s, ''), words) or words.say('term-empty')}"

    around = [described(x) for x in spec.adjacent[s] if b.n[b.OPEN + x]]
    return "\n".join([described(s), words.say("text-adjacent"), *(f"- {line}" for line in around)])


def _history(game: Game, wanted: str, words: Words) -> str:
    if wanted and not (wanted.isascii() and wanted.isdecimal() and len(wanted) <= 6 and int(wanted)):
        raise Problem("bad-number", text=wanted)
    count = min(int(wanted or HISTORY_LINES), MAX_HISTORY_LINES)
    entries = [entry for entry in game.journal if not is_reason(entry[0])][-count:]
    return "\n".join(f"- {words.entry(entry)}" for entry in entries) or words.say("term-nothing-logged")


def _why(game: Game, words: Words) -> str:
    """Return the last turn of a bot, with its reasons."""
    journal: list[Entry] = game.journal
    begin = next((n for n in range(len(journal) - 1, -1, -1) if journal[n][0] == "bot-turn"), None)
    if begin is None:
        return words.say("term-no-reasons")
    end = next((n for n in range(begin + 1, len(journal)) if journal[n][0] in ("card", "round")), len(journal))
    return "\n".join(f"- {words.entry(entry)}" for entry in journal[begin:end])
