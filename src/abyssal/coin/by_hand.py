"""Changing the position by hand, within the rules: Events whose text only people know, and corrections.

The palette is a menu of ordinary questions. It offers only what the limits of the rules allow, and only the effects of
the board write. A player who executes an Event answers for themselves. For a bot, the people at the table answer, as
chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.deal import Deal
from ..kernel.decision import ANY_CARD, CHANCE, DONE, Decision, Flow, roll
from ..kernel.errors import IllegalChoice, Problem
from . import events, general, sequence
from .coin_board import CoinBoard
from .operation import Operation
from .spec import GUERRILLA, LOC, Spec

MENU: Final = "hand"
"""Kind of the question what to do next. The kinds of the questions behind it begin with it, too."""

PLACE: Final = "place"
REMOVE: Final = "remove"
REPLACE: Final = "replace"
MOVE: Final = "move"
FLIP: Final = "flip"
LEVEL: Final = "level"
MARK: Final = "mark"
UNMARK: Final = "unmark"
REBOX: Final = "rebox"
TRACK: Final = "track"
ELIGIBLE: Final = "eligible"
INELIGIBLE: Final = "ineligible"
EFFECT: Final = "effect"
ROLL: Final = "roll"
OPERATION: Final = "operation"
SPECIAL: Final = "special"

LEVELS: Final = {
    1: {"support": 1, "neutral": 0, "opposition": -1},
    2: {"active_support": 2, "passive_support": 1, "neutral": 0, "passive_opposition": -1, "active_opposition": -2},
}
"""Names of the levels of Support and Opposition, by their number in the game."""

RESOURCES: Final = "resources-"
"""Prefix of the tracks that count a faction's Resources."""

ONE_SPACE: Final = "one_space"
CHOSEN: Final = "chosen"

SIDES: Final = {"unshaded": 1, "shaded": 2, "neither": 0}
"""What a card's marker shows: a side, or that it is not in force."""


STEPS: Final = [
    "place", "remove", "replace", "move", "flip", "level", "mark", "unmark", "rebox", "track", "eligible", "ineligible",
    "effect",
]  # fmt: skip
"""Steps that every game has, in the order of the menu. Those that roll a die or grant an action come last."""


class Palette:
    """The hand that changes the position: who answers, for whom, and the rule that the questions cite."""

    def __init__(self, b: CoinBoard, who: int, rule: str, adjusting: bool = False) -> None:
        self.b = b
        self.who = who
        self.actor = who if is_answering(b, who) else CHANCE
        self.rule = rule
        self.adjusting = adjusting
        """True for a correction. It can neither roll dice nor execute anything."""

    def steps(self) -> list[str]:
        """Return what can be done now, ending with DONE."""
        b = self.b
        found = [step for step in STEPS if is_possible(b, step)]
        found += [name for name in b.hand_steps() if b.hand_spaces(name)]
        if not self.adjusting:
            found.append("roll")
            found += ["operation"] if any(operations(b, f) for f in factions(b)) else []
            found += ["special"] if any(specials(b, f) for f in factions(b)) else []
        return [DONE, *found]

    def offers(self, step: str) -> bool:
        """Return True if a correction can begin with this step now."""
        b = self.b
        return is_possible(b, step) if step in STEPS else step in b.hand_steps() and bool(b.hand_spaces(step))


class Menu(Decision):
    """The question what to do next by hand. In a game without people, chance answers DONE."""

    def __init__(self, palette: Palette) -> None:
        bot = palette.who if palette.actor == CHANCE else -1
        super().__init__(palette.actor, "hand", palette.rule, palette.steps, faction=bot)

    def by_odds(self, x: float) -> str:
        return DONE


def hand_choice(
    palette: Palette, kind: str, options: list[str], space: int = -1, piece: int = -1, card: int = -1, number: int = -1
) -> Flow[str]:
    """Ask for one of these words. A single one is taken without asking, except in a correction, whose line names it."""
    if len(options) == 1 and not palette.adjusting:
        return options[0]
    known = palette.b.conduct.known
    if known:
        return known.pop()
    return (
        yield Decision(palette.actor, kind, palette.rule, options, space=space, piece=piece, card=card, number=number)
    )


def hand_space(palette: Palette, kind: str, spaces: list[int], piece: int = -1) -> Flow[int]:
    """Ask for one of these spaces."""
    spec = palette.b.spec
    return spec.space_index[(yield from hand_choice(palette, kind, [spec.spaces[s] for s in spaces], piece=piece))]


def hand_piece(palette: Palette, kind: str, columns: list[int], s: int = -1) -> Flow[int]:
    """Ask for one of these kinds of pieces."""
    spec = palette.b.spec
    names = [spec.piece_at[column].name for column in columns]
    return spec.piece_named[(yield from hand_choice(palette, kind, names, space=s))].column


def hand_count(palette: Palette, most: int, s: int, column: int) -> Flow[int]:
    """Ask for a number, at least 1."""
    options = [str(count) for count in range(1, most + 1)]
    return int((yield from hand_choice(palette, "hand-count", options, space=s, piece=column)))


def hand_faction(palette: Palette, found: list[int]) -> Flow[int]:
    """Ask for one of these factions."""
    spec = palette.b.spec
    names = [spec.factions[f] for f in found]
    return spec.faction_index[(yield from hand_choice(palette, "hand-faction", names))]


def event(b: CoinBoard, who: int) -> Flow[None]:
    """Carry out an Event by hand: one step after the other until its player is done."""
    palette = Palette(b, who, b.procedures.cites.event)
    b.log("by-hand", who)
    while True:
        known = b.conduct.known
        choice = known.pop() if known else (yield Menu(palette))
        if choice == DONE:
            return
        yield from carry_out(palette, choice)


def carry_out(palette: Palette, choice: str) -> Flow[None]:
    """Carry out one step of the menu."""
    b = palette.b
    if choice == PLACE:
        s = yield from hand_space(palette, "hand-place", place_spaces(b))
        column = yield from hand_piece(palette, "hand-place-piece", placed(b, s), s)
        b.place(column, s, (yield from hand_count(palette, min(b.available(column), b.room(column, s)), s, column)))
    elif choice == REMOVE:
        yield from _remove(palette)
    elif choice == REPLACE:
        s = yield from hand_space(palette, "hand-replace", [s for s in occupied(b) if replaced(b, s)])
        column = yield from hand_piece(palette, "hand-replace-piece", replaced(b, s), s)
        by = yield from hand_piece(palette, "hand-replace-by", substitutes(b, column, s), s)
        yield from events.replace(b, column, s, by)
    elif choice == MOVE:
        s = yield from hand_space(palette, "hand-move", [s for s in occupied(b) if moved(b, s)])
        column = yield from hand_piece(palette, "hand-move-piece", moved(b, s), s)
        to = yield from hand_space(palette, "hand-move-to", destinations(b, column, s), column)
        count = yield from hand_count(palette, min(b.n[column + s], b.room(column, to)), s, column)
        b.move(column, s, to, count)
    elif choice == FLIP:
        s = yield from hand_space(palette, "hand-flip", [s for s in occupied(b) if flipped(b, s)])
        column = yield from hand_piece(palette, "hand-flip-piece", flipped(b, s), s)
        b.flip(column, s, (yield from hand_count(palette, b.n[column + s], s, column)))
    elif choice == LEVEL:
        s = yield from hand_space(palette, "hand-level", leveled(b))
        words = LEVELS[b.spec.levels]
        others = [word for word, level in words.items() if level != b.n[b.SUPPORT + s]]
        b.set_support(s, words[(yield from hand_choice(palette, "hand-level-to", others, space=s))])
    elif choice == MARK:
        s = yield from hand_space(palette, "hand-mark", markable(b))
        most = 1 if b.spec.kind[s] == LOC else b.n[b.MARKERS]
        b.terror(s, (yield from hand_count(palette, most, s, -1)))
    elif choice == UNMARK:
        s = yield from hand_space(palette, "hand-unmark", list(b.spaces_with(b.TERROR)))
        b.calm(s, (yield from hand_count(palette, b.n[b.TERROR + s], s, -1)))
    elif choice == REBOX:
        yield from _rebox(palette)
    elif choice == TRACK:
        track = yield from hand_choice(palette, "hand-track", tracks(b))
        options = values(b, track)
        set_track(b, track, (yield from hand_choice(palette, "hand-value", options, number=track_number(b, track))))
    elif choice == ELIGIBLE:
        sequence.make_eligible(b, (yield from hand_faction(palette, may_become_eligible(b))))
    elif choice == INELIGIBLE:
        sequence.bar(b, (yield from hand_faction(palette, may_become_ineligible(b))))
    elif choice == EFFECT:
        card = int((yield from hand_choice(palette, "hand-effect", [str(card) for card in effects(b)], card=ANY_CARD)))
        sides = [word for word, side in SIDES.items() if side != b.n[b.EFFECT + card]]
        b.mark_card(card, SIDES[(yield from hand_choice(palette, "hand-effect-side", sides, card=card))], palette.who)
    elif choice == ROLL:
        b.log("rolled", (yield from roll(palette.rule, "event-die")))
    elif choice == OPERATION:
        yield from _operation(palette)
    elif choice == SPECIAL:
        yield from _special(palette)
    else:
        s = yield from hand_space(palette, "hand-where", b.hand_spaces(choice))
        column = -1
        if columns := b.hand_pieces(choice, s):
            column = yield from hand_piece(palette, "hand-which", columns, s)
        b.hand_step(choice, s, column)


def _remove(palette: Palette) -> Flow[None]:
    """Remove pieces to Available, or to another box."""
    b = palette.b
    s = yield from hand_space(palette, "hand-remove", occupied(b))
    column = yield from hand_piece(palette, "hand-remove-piece", present(b, s), s)
    count = yield from hand_count(palette, b.n[column + s], s, column)
    boxes = b.boxes_for(column)
    names = [b.spec.boxes[i] for i in boxes]
    box = b.spec.boxes.index((yield from hand_choice(palette, "hand-box", names, piece=column)))
    yield from b.procedures.kill(b, column, s, count)
    if box:
        b.rebox(column, count, b.AVAILABLE, b.spec.box_at[box])


def _rebox(palette: Palette) -> Flow[None]:
    """Move pieces that are off the map from one box to another."""
    b, spec = palette.b, palette.b.spec
    column = yield from hand_piece(palette, "hand-rebox", boxed(b))
    pool = spec.piece_at[column].pool
    filled = [i for i in b.boxes_for(column) if b.n[spec.box_at[i] + pool]]
    names = [spec.boxes[i] for i in filled]
    origin = spec.boxes.index((yield from hand_choice(palette, "hand-box-from", names, piece=column)))
    others = [spec.boxes[i] for i in b.boxes_for(column) if i != origin]
    to = spec.boxes.index((yield from hand_choice(palette, "hand-box", others, piece=column)))
    count = yield from hand_count(palette, b.n[spec.box_at[origin] + pool], -1, column)
    b.rebox(column, count, spec.box_at[origin], spec.box_at[to])


def _operation(palette: Palette) -> Flow[None]:
    """Let a faction execute a free Operation: anywhere, in one space, or in chosen spaces."""
    b, spec = palette.b, palette.b.spec
    who = yield from hand_faction(palette, [f for f in factions(b) if operations(b, f)])
    name = yield from hand_choice(palette, "hand-operation", operations(b, who))
    where = yield from hand_choice(palette, "hand-extent", ["anywhere", "one_space", "chosen"])
    only: list[int] | None = None
    if where == CHOSEN:
        only = []
        while True:
            names = [spec.spaces[s] for s in spec.everywhere if s not in only]
            choice = yield from hand_choice(palette, "hand-only", [DONE, *names] if only else names)
            if choice == DONE:
                break
            only.append(spec.space_index[choice])
    op = Operation(who, name, free=True, limited=where == ONE_SPACE, only=only, event=True)
    if b.procedures.possible(b, op):
        yield from _granted(b, op, general.execute(b, op))
    else:
        b.log("impossible", who, b.procedures.operations.index(name))


def _special(palette: Palette) -> Flow[None]:
    """Let a faction execute a free Special Activity, as if with an Operation that it can accompany."""
    b = palette.b
    who = yield from hand_faction(palette, [f for f in factions(b) if specials(b, f)])
    found = specials(b, who)
    name = yield from hand_choice(palette, "hand-special", list(found))
    op = Operation(who, found[name], free=True, special=True, event=True)
    yield from _granted(b, op, general.special(b, op, name))


def is_answering(b: CoinBoard, who: int) -> bool:
    """Return True if a player answers for a faction."""
    return b.is_player(who) and who not in b.conduct.bot_played


def _by_people(b: CoinBoard, who: int, action: Flow[None]) -> Flow[None]:
    """Let the people at the table answer for a bot: its flow chart has no plan for what people grant it."""
    try:
        decision = next(action)
        while True:
            if decision.actor == who:
                decision.actor = CHANCE
                b.handed = True
            choice = yield decision
            b.handed = False
            decision = action.send(choice)
    except StopIteration:
        return


def _granted(b: CoinBoard, op: Operation, action: Flow[None]) -> Flow[None]:
    """Run an action that people grant. They also answer for a bot."""
    before, b.operation = b.operation, op
    yield from action if is_answering(b, op.who) else _by_people(b, op.who, action)
    b.operation = before


# What the limits of the rules allow.


def is_possible(b: CoinBoard, step: str) -> bool:
    """Return True if one of `STEPS` is possible now."""
    if step == PLACE:
        return bool(place_spaces(b))
    if step == REMOVE:
        return bool(occupied(b))
    if step == REPLACE:
        return any(replaced(b, s) for s in occupied(b))
    if step == MOVE:
        return any(moved(b, s) for s in occupied(b))
    if step == FLIP:
        return any(flipped(b, s) for s in occupied(b))
    if step == LEVEL:
        return bool(leveled(b))
    if step == MARK:
        return bool(markable(b))
    if step == UNMARK:
        return bool(b.spaces_with(b.TERROR))
    if step == REBOX:
        return bool(boxed(b))
    if step == ELIGIBLE:
        return bool(may_become_eligible(b))
    if step == INELIGIBLE:
        return bool(may_become_ineligible(b))
    return bool(effects(b)) if step == EFFECT else True


def factions(b: CoinBoard) -> list[int]:
    return list(range(len(b.spec.factions)))


def present(b: CoinBoard, s: int) -> list[int]:
    """Return the kinds of pieces in a space."""
    return [piece.column for piece in b.spec.pieces if b.n[piece.column + s]]


def occupied(b: CoinBoard) -> list[int]:
    """Return the spaces with pieces."""
    return [s for s in b.spec.everywhere if present(b, s)]


def placed(b: CoinBoard, s: int) -> list[int]:
    """Return the kinds of pieces that can be placed in a space. New Guerrillas are Underground."""
    return [p.column for p in b.spec.pieces if _is_new(p.name) and b.available(p.column) and b.room(p.column, s) > 0]


def _is_new(name: str) -> bool:
    return not name.endswith(".a")


def place_spaces(b: CoinBoard) -> list[int]:
    return [s for s in b.spec.everywhere if placed(b, s)]


def substitutes(b: CoinBoard, column: int, s: int) -> list[int]:
    """Return the kinds of pieces that can take the place of one of this kind."""
    found: list[int] = []

    def look() -> bool:
        found.extend(placed(b, s))
        return True

    b.trial(lambda: b.remove(column, s), look)
    pool = b.spec.piece_at[column].pool
    return [other for other in found if b.spec.piece_at[other].pool != pool]


def replaced(b: CoinBoard, s: int) -> list[int]:
    """Return the kinds of pieces in a space that can be replaced."""
    return [column for column in present(b, s) if substitutes(b, column, s)]


def destinations(b: CoinBoard, column: int, s: int) -> list[int]:
    return [to for to in b.spec.everywhere if to != s and b.room(column, to) > 0]


def moved(b: CoinBoard, s: int) -> list[int]:
    """Return the kinds of pieces in a space that can go elsewhere."""
    return [column for column in present(b, s) if destinations(b, column, s)]


def flipped(b: CoinBoard, s: int) -> list[int]:
    """Return the kinds of Guerrillas in a space that can turn over."""
    return [column for column in present(b, s) if b.spec.piece_at[column].shape == GUERRILLA and _turns(b, column, s)]


def _turns(b: CoinBoard, column: int, s: int) -> bool:
    count = b.n[column + s]
    return b.trial(lambda: b.flip(column, s, 1), lambda: b.n[column + s] < count)


def leveled(b: CoinBoard) -> list[int]:
    """Return the spaces that can hold Support or Opposition."""
    return [s for s in b.spec.lands if b.n[b.OPEN + s] and b.has_level(s)]


def markable(b: CoinBoard) -> list[int]:
    """Return the spaces that can take a Terror or Sabotage marker."""
    if not b.n[b.MARKERS]:
        return []
    locs = b.spec.locs
    return [s for s in b.spec.everywhere if b.n[b.OPEN + s] and not (s in locs and b.n[b.TERROR + s])]


def boxed(b: CoinBoard, box: int = -1) -> list[int]:
    """Return the kinds of pieces that can go from one box to another; with `box`, out of that one."""
    return [
        p.column
        for p in b.spec.pieces
        if _is_new(p.name) and any(b.n[b.spec.box_at[i] + p.pool] for i in b.boxes_for(p.column) if box < 0 or i == box)
    ]


def steps_in(b: CoinBoard, s: int) -> list[str]:
    """Return the steps that are possible in a space."""
    possible = {
        PLACE: placed(b, s), REMOVE: present(b, s), REPLACE: replaced(b, s), MOVE: moved(b, s), FLIP: flipped(b, s),
        LEVEL: s in leveled(b), MARK: s in markable(b), UNMARK: b.n[b.TERROR + s],
    }  # fmt: skip
    return [step for step, found in possible.items() if found] + [
        step for step in b.hand_steps() if s in b.hand_spaces(step)
    ]


def may_become_eligible(b: CoinBoard) -> list[int]:
    return [f for f in factions(b) if b.on_card() and sequence.can_become_eligible(b, f)]


def may_become_ineligible(b: CoinBoard) -> list[int]:
    return [f for f in factions(b) if b.on_card() and not b.n[b.spec.BARRED + f]]


def effects(b: CoinBoard) -> list[int]:
    """Return the cards that have come up and can have a lasting effect."""
    return [card for card in b.lasting_cards() if b.n[b.spec.SEEN + card]]


def tracks(b: CoinBoard) -> list[str]:
    """Return the tracks: Resources of each faction that has some, Aid, and those of the game."""
    return [RESOURCES + b.spec.factions[f] for f in factions(b) if b.has_purse(f)] + ["aid"] + b.hand_tracks()


def track_number(b: CoinBoard, track: str) -> int:
    """Return the number of a track in a question: the faction with the Resources, or a number after all factions."""
    if track.startswith(RESOURCES):
        return b.spec.faction_index[track.removeprefix(RESOURCES)]
    return len(b.spec.factions) + ["aid", *b.hand_tracks()].index(track)


def values(b: CoinBoard, track: str) -> list[str]:
    """Return the other values that a track can have."""
    if track.startswith(RESOURCES):
        now, most = b.resources(b.spec.faction_index[track.removeprefix(RESOURCES)]), b.spec.max_resources
    elif track == "aid":
        now, most = b.n[b.AID], b.spec.max_aid
    else:
        return b.hand_values(track)
    return [str(value) for value in range(most + 1) if value != now]


def set_track(b: CoinBoard, track: str, value: str) -> None:
    """Set a track to one of its `values`."""
    if track.startswith(RESOURCES):
        faction = b.spec.faction_index[track.removeprefix(RESOURCES)]
        b.gain(faction, int(value) - b.resources(faction))
    elif track == "aid":
        b.add_aid(int(value) - b.n[b.AID])
    else:
        b.hand_set(track, value)


def track_value(b: CoinBoard, track: str) -> int:
    """Return the number of a track."""
    if track.startswith(RESOURCES):
        return b.resources(b.spec.faction_index[track.removeprefix(RESOURCES)])
    return b.n[b.spec.at[track]]


def operations(b: CoinBoard, who: int) -> list[str]:
    """Return the free Operations that a faction could execute now."""
    found = []
    for name in b.procedures.menu(b, who):
        if b.procedures.possible(b, Operation(who, name, free=True, event=True)):
            found.append(name)
    return found


def specials(b: CoinBoard, who: int) -> dict[str, str]:
    """Return the free Special Activities that a faction could execute now, each with an Operation that it could
    accompany."""
    found: dict[str, str] = {}
    for operation in b.procedures.menu(b, who):
        op = Operation(who, operation, free=True, special=True, event=True)
        for name in b.procedures.specials(b, op):
            found.setdefault(name, operation)
    return found


# Corrections, as a line of text.

ADJUST: Final = "adjust"
"""First word of a correction: `adjust taliban+government place kandahar taliban.guerrilla.u 2`."""


def is_adjustment(choice: str) -> bool:
    return choice.startswith(ADJUST + " ")


def line_of(who: Sequence[str], words: Sequence[str]) -> str:
    """Write a correction as a choice: the factions whose players agree, the one that proposed it first, and a step of
    the palette with its answers."""
    return " ".join([ADJUST, "+".join(who), *words])


def _read(b: CoinBoard, choice: str) -> tuple[list[int], list[str]]:
    """Return the factions that a correction names, and its words."""
    _, names, *words = choice.split(" ")
    found: list[int] = []
    for name in names.split("+"):
        if name not in b.spec.faction_index:
            raise Problem("unknown-name", kind="faction", name=name, where=ADJUST)
        who = b.spec.faction_index[name]
        if not b.is_player(who) or who in found:
            raise Problem("nonplayer-adjusts", choice=choice)
        found.append(who)
    return found, words


def plain(b: CoinBoard, choice: str) -> str:
    """Return a correction that can be made in this position as the tape holds it: tracks with the change instead of the
    value, because it counts from the last checkpoint on, where the track may have had another value."""
    who, words = _read(b, choice)
    rehearse(b, who[0], words)
    if words[0] == TRACK and words[2].isdecimal():
        words[2] = f"{int(words[2]) - track_value(b, words[1]):+}"
    return line_of([b.spec.factions[f] for f in who], words)


def correct(b: CoinBoard, choice: str) -> None:
    """Carry out a correction that `plain` has checked."""
    who, words = _read(b, choice)
    _carry_out_line(b, who[0], words)
    for f in who[1:]:
        b.log("by-hand-agreed", f)


def read_adjustment(spec: Spec, choice: str) -> Deal:
    """Return a correction for display."""
    _, names, *words = choice.split(" ")
    who = [spec.faction_index[name] for name in names.split("+") if name in spec.faction_index]
    if not who or not words:
        raise Problem("bad-aside", choice=choice)
    return Deal(who[0], who[-1], "deal-adjust", text=" ".join(words))


def adjust(b: CoinBoard, who: int, words: list[str]) -> None:
    """Carry out a step of the palette that is written as its answers: `place kandahar taliban.guerrilla.u 2`.

    If the line is incomplete or a word is not among the options, refuse it and change nothing. A track with numbers can
    also be changed by a difference: `track aid -3`.
    """
    rehearse(b, who, words)
    _carry_out_line(b, who, words)


def _carry_out_line(b: CoinBoard, who: int, words: list[str]) -> None:
    b.log("by-hand", who)
    if answered(Palette(b, who, b.procedures.cites.event, adjusting=True), words) is not None:
        raise Problem("unfinished-line", expected="")


def rehearse(b: CoinBoard, who: int, words: list[str]) -> None:
    """Raise a `Problem` if a line of `adjust` cannot be carried out. Change nothing."""
    decision = open_question(b, who, words)
    if not words:
        raise IllegalChoice("", " ".join(decision.options if decision is not None else []))
    if decision is not None:
        raise Problem("unfinished-line", expected=" ".join(decision.options[:60]))


def answered(palette: Palette, words: list[str]) -> Decision | None:
    """Answer the questions of a step with the words of a line. Return the first question that they leave open, or None
    if the step is carried out."""
    if not words:
        return Decision(palette.actor, MENU, palette.rule, palette.steps()[1:])
    if not palette.offers(words[0]):
        raise IllegalChoice(words[0], " ".join(palette.steps()[1:]))
    flow = carry_out(palette, words[0])
    left = words[1:]
    try:
        decision = next(flow)
        while left:
            word = left.pop(0)
            if decision.kind == "hand-value" and _is_change(word):
                word = str(track_value(palette.b, words[1]) + int(word))
            if word not in decision.options:
                raise IllegalChoice(word, " ".join(decision.options[:60]))
            decision = flow.send(word)
    except StopIteration:
        if left:
            raise Problem("long-line", word=left[0]) from None
        return None
    return decision


def _is_change(word: str) -> bool:
    """Return True for the change of a track: `+3`, `-12`."""
    return word[:1] in ("+", "-") and word[1:].isascii() and word[1:].isdecimal() and len(word) <= 4


def open_question(b: CoinBoard, who: int, words: list[str]) -> Decision | None:
    """Return what a beginning of a line leaves open, with its options; None for a complete line. Change nothing."""
    found: list[Decision] = []
    problem: list[Problem] = []

    def attempt() -> None:
        try:
            decision = answered(Palette(b, who, b.procedures.cites.event, adjusting=True), words)
            if decision is not None:
                found.append(decision)
        except Problem as refused:
            problem.append(refused)

    b.trial(attempt, lambda: True)
    if problem:
        raise problem[0]
    return found[0] if found else None
