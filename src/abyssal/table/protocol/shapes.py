"""Answers to clients, as types (docs/api.md, *Shapes*)."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class OptionValue(TypedDict):
    value: str
    title: str


class GameOption(TypedDict):
    name: str
    group: str
    title: str
    text: str
    values: list[OptionValue]


class GameFaction(TypedDict):
    id: str
    name: str
    short: str
    wins: str
    nonplayer: bool
    alone: dict[str, str] | None


class Sharing(TypedDict):
    options: dict[str, str]
    groups: list[list[str]]


class ThumbnailSpace(TypedDict):
    id: str
    kind: str
    ground: str
    path: str


class Thumbnail(TypedDict):
    """A small map: its width and height, and the spaces as SVG paths."""

    size: list[int]
    spaces: list[ThumbnailSpace]


class GameEntry(TypedDict):
    game: str
    title: str
    about: str
    length: str
    difficulty: str
    map: Thumbnail | None
    provenance: str
    factions: list[GameFaction]
    options: list[GameOption]
    sharing: list[Sharing]
    quick: dict[str, str] | None
    learn: bool


class Clashes(TypedDict):
    clashes: dict[str, dict[str, str]]


class NewTable(TypedDict):
    table: str
    tokens: dict[str, str]
    host: str


class Side(TypedDict):
    """A text of a card. `own` is the wording of the deck file's owner."""

    side: str
    label: str
    text: str
    own: NotRequired[str]


class Mark(TypedDict):
    id: str
    faction: str
    side: str
    text: str
    title: str


class CardView(TypedDict):
    number: int
    title: str
    order: list[str]
    marks: list[Mark]
    kind: str
    sides: list[Side]


class Phase(TypedDict):
    id: str
    title: str


class Pool(TypedDict):
    piece: str
    name: str
    count: int
    counted: str


class Holding(TypedDict):
    id: str
    title: str
    text: str
    shown: bool


class Standing(TypedDict):
    """A faction in a position, without its player."""

    id: str
    name: str
    short: str
    resources: int | None
    margin: int
    eligible: bool
    acted: str
    nonplayer: bool
    available: list[Pool]
    holdings: list[Holding]


class FactionView(Standing):
    seat: str
    taken: bool
    mind: str
    player: str
    open: bool
    used: int
    online: bool
    mine: bool


class Track(TypedDict):
    id: str
    title: str
    value: str
    number: int
    goal: int | None
    faction: str


class Goal(TypedDict):
    faction: str
    title: str
    number: int
    goal: int


class EdgeMarker(TypedDict):
    id: str
    title: str
    number: int
    faction: str


class Edge(TypedDict):
    most: int
    markers: list[EdgeMarker]


class SequenceRow(TypedDict):
    id: str
    first: str
    second: str
    by: str
    then: str


class Sequence(TypedDict):
    rows: list[SequenceRow]
    first: str
    second: str
    waiting: list[str]


class DeckView(TypedDict):
    cards: int
    propaganda: int
    first: str


class Strength(TypedDict):
    side: str
    count: int
    others: int


class Box(TypedDict):
    id: str
    title: str
    pieces: list[Pool]


class Owner(TypedDict):
    id: str
    name: str


class Effect(TypedDict):
    card: int
    title: str
    side: str
    text: str
    own: NotRequired[str]
    kind: str
    owner: Owner | None
    marks: list[Mark]


class Option(TypedDict):
    choice: str
    text: str
    space: str
    piece: str
    faction: str
    number: int | None
    always: bool
    special: bool
    vain: bool
    remark: str


class Barred(TypedDict):
    """A card that cannot come up now, and the reason."""

    card: int
    title: str
    reason: str


class Deal(TypedDict):
    choice: str
    text: str
    giver: str
    receiver: str
    most: int


class Movables(TypedDict):
    piece: str
    most: int


class Movable(TypedDict):
    """Pieces that can leave a space. `to` has the choices that move them to each goal, without those of numbers."""

    space: str
    pieces: list[Movables]
    to: dict[str, list[str]]


class Part(TypedDict):
    """Something chosen in this turn. To undo it and everything after it, undo to the first `to` choices."""

    text: str
    to: int


class Running(TypedDict):
    """The turn so far."""

    title: str
    parts: list[Part]
    resources: str
    possible: str


class DecisionView(TypedDict):
    """The open question. `chosen`: the spaces selected for the Operation under way, where its pawns stand. `barred`:
    the cards that people may not enter. `guide`: the rules by which they carry out an Event for a Non-player."""

    actor: str
    kind: str
    rule: str
    prompt: str
    space: str
    origin: str
    piece: str
    card: int
    leaves: bool
    enters: bool
    selects: bool
    moves: list[Movable]
    open: bool
    mine: bool
    undoable: int
    turn: Running | None
    chosen: list[str]
    default: str
    options: list[Option]
    barred: list[Barred]
    guide: list[str]
    deals: list[Deal]


Undo = TypedDict("Undo", {"faction": str, "from": int})
"""Whose choices can be undone, and from which one on."""

Change = TypedDict("Change", {"count": int, "piece": str, "from": str, "to": str, "becomes": str})
"""Pieces that were placed (`from` is empty), removed (`to` is empty), moved, or flipped (within one space)."""


class Die(TypedDict):
    """A die roll. `most`: the highest roll that succeeds; 0 if every roll does."""

    number: int
    most: int


class LogLine(TypedDict):
    n: int
    text: str
    kind: str
    reason: bool
    actor: str
    faction: str
    spaces: list[str]
    card: int | None
    change: Change | None
    die: NotRequired[Die]


Log = TypedDict("Log", {"from": int, "count": int, "lines": list[LogLine]})


class Place(TypedDict):
    factions: list[str]
    names: str
    margin: int


class Result(TypedDict):
    ranking: list[Place]
    lost: bool
    degree: str
    text: str


class People(TypedDict):
    spectators: int
    friendly: bool
    host: str
    notices: bool
    aids: bool


class ChatLine(TypedDict):
    n: int
    name: str
    faction: str
    text: str


class Made(TypedDict):
    actor: str
    prompt: str
    text: str


class Clock(TypedDict):
    kind: str
    limit: int
    since: int


class BriefFaction(TypedDict):
    id: str
    short: str
    margin: int
    mine: bool
    open: bool
    player: str


class Brief(TypedDict):
    table: str
    game: str
    title: str
    rev: int
    over: bool
    card: str
    actor: str
    mine: bool
    factions: list[BriefFaction]
    control: dict[str, str]
    clock: Clock | None


class InReach(TypedDict):
    """A faction that would win at the next victory check if nothing changed."""

    faction: str
    text: str


class CardFacts(TypedDict):
    """A card in *My cards*: what we assume, and what the deck file says. `sure`: ours are known for certain."""

    card: int
    title: str
    sure: bool
    ours: dict[str, Any]
    facts: dict[str, Any]
    sides: list[Side]


class DeckDifference(TypedDict):
    """A fact in which two decks differ. Card 0 is the Non-player sheet."""

    card: int
    title: str
    key: str
    label: str
    mine: Any
    theirs: Any
    mine_text: str
    theirs_text: str


class SheetCells(TypedDict):
    """The printed table of random spaces: what we assume, what the deck file says, and the names of the spaces."""

    cells: dict[str, str]
    walk: list[str]
    names: dict[str, str]
    facts: dict[str, Any]


class Decks(TypedDict):
    """A deck file as text, also without its owner's wording (`shared`), with all cards of its game.

    `changed` counts the cards that the other file has changed. `fields` are the facts that the cards of this game have,
    `owners` the factions that can own a Capability. `answers` are the choices for the facts of the card asked for.
    """

    deck: str
    shared: str
    changed: int
    fields: list[str]
    owners: list[str]
    answers: list[str]
    cards: list[CardFacts]
    sheet: SheetCells
    differences: list[DeckDifference]


class Adjusting(TypedDict):
    """A change by hand that some people at the table have agreed to: who proposed it, and who still has to agree."""

    seat: str
    line: str
    text: str
    agreed: list[str]
    missing: list[str]


class HandOption(TypedDict):
    choice: str
    label: str


class HandQuestion(TypedDict):
    """The next word of a change by hand, or (`complete`) that nothing is missing."""

    complete: bool
    kind: str
    prompt: str
    text: str
    options: list[HandOption]


class ComparedSpace(TypedDict):
    """What should lie in a space. `steps` begin the lines that correct it."""

    space: str
    name: str
    lines: list[str]
    pieces: dict[str, int]
    steps: list[str]


class ComparedBox(TypedDict):
    box: str
    name: str
    lines: list[str]
    steps: list[str]


class ComparedTrack(TypedDict):
    track: str
    name: str
    value: str
    steps: list[str]


class ComparedCard(TypedDict):
    """A card whose effect is in force."""

    card: int
    title: str
    lines: list[str]
    steps: list[str]


class Compared(TypedDict):
    """What should lie on the real board."""

    spaces: list[ComparedSpace]
    boxes: list[ComparedBox]
    tracks: list[ComparedTrack]
    cards: list[ComparedCard]


class Scenery(TypedDict):
    """The position: everything on the map and around it."""

    position: dict[str, Any]
    control: dict[str, str]
    marked: dict[str, str] | None
    strength: dict[str, Strength]
    card: CardView | None
    next: list[CardView]
    deck: int
    coming: DeckView
    sequence: Sequence
    phase: Phase
    tracks: list[Track]
    victory: list[Goal]
    edge: Edge
    boxes: list[Box]
    effects: list[Effect]
    in_reach: list[InReach]


class ExerciseView(TypedDict):
    """The tutorial or a puzzle: how many choices were made in it, those that the tutorial still asks for, and whether
    the goal of the puzzle was reached."""

    id: str
    made: int
    ahead: list[str]
    reached: bool


class Rest(TypedDict):
    """Everything about a table besides the position."""

    table: str
    game: str
    rev: int
    length: int
    undo: Undo | None
    at: int
    over: bool
    factions: list[FactionView]
    decision: DecisionView | None
    made: Made | None
    log: Log
    result: Result | None
    people: People
    chat: list[ChatLine]
    rematch: str | None
    clock: Clock | None
    exercise: ExerciseView | None
    adjusting: Adjusting | None


class State(Scenery, Rest):
    """The state of a table."""


class Combined(Option):
    """An option of a question behind *Done*. `prompt` is that question."""

    choices: list[str]
    about: str
    prompt: str


class Left(TypedDict):
    """A question behind *Done* that is answered with a space, or (`special`) only offers Special Activities, and the
    choices that lead to it."""

    prompt: str
    choices: list[str]
    special: bool


class Further(TypedDict):
    rev: int
    ends: bool
    only: bool
    finish: list[str]
    combined: list[Combined]
    left: list[Left]


class FactionOutcome(TypedDict):
    id: str
    name: str
    short: str
    player: str
    nonplayer: bool
    mine: bool
    margin: int


class Outcome(TypedDict):
    """How a table ended. `by_hand`: the position was changed by hand, so statistics leave the game out."""

    table: str
    game: str
    title: str
    changed: int
    factions: list[FactionOutcome]
    result: Result | None
    by_hand: bool


class Action(TypedDict):
    """One action of a scene, in one space or about none."""

    text: str
    places: list[str]


class Scene(TypedDict):
    """Lines of the log that belong to one Operation, Event or phase, and what has changed after them.

    `actions` are the same lines, action by action. `kind` is that of the heading.
    """

    kind: str
    title: str
    text: str
    faction: str
    places: list[str]
    card: str
    actions: list[Action]
    dice: list[Die]
    changed: dict[str, Any]


class Story(TypedDict):
    scenes: list[Scene]
    moves: list[str]
    """What to move on a real board, one line for each movement of the hand."""
    to: int


class Ends(TypedDict):
    rev: int
    ends: dict[str, bool]


class Preview(TypedDict):
    lines: list[str]
    then: str
    resources: dict[str, int]


class Effects(TypedDict):
    margin: int
    resources: int


class Advice(TypedDict):
    """A suggested turn. `play` puts its choices in, without those that end the turn or roll a die."""

    text: str
    turn: list[str]
    choices: list[str]
    play: list[str]
    changes: dict[str, Effects]
    spaces: list[str]
    chart: bool
    chance: float
    margins: dict[str, float]
    reasons: list[str]


class Hints(TypedDict):
    rev: int
    hints: list[Advice]


class Moment(TypedDict):
    at: int
    card: int
    title: str
    chances: dict[str, float]
    turning: bool


class HistoryEntry(TypedDict):
    at: int
    card: int
    title: str
    margins: dict[str, int]
    turns: list[int]


class TurningPoint(TypedDict):
    at: int
    card: int
    title: str
    faction: str
    change: int
    deeds: list[str]


class Total(TypedDict):
    faction: str
    operations: int
    specials: int
    events: int
    passes: int
    placed: int
    lost: int
    spent: int


class Summary(TypedDict):
    turning: list[TurningPoint]
    totals: list[Total]


class AidItem(TypedDict):
    title: str
    text: str
    rule: str


class AidSection(TypedDict):
    title: str
    items: list[AidItem]


class AidFaction(TypedDict):
    id: str
    title: str
    goal: str
    sections: list[AidSection]


class RuleSummary(TypedDict):
    id: str
    number: str
    chapter: str
    title: str
    text: str


class TutorialStep(TypedDict):
    """A step of the tutorial. `choices` is how many choices it asks for."""

    title: str
    text: str
    goal: str
    choices: int
    light: list[str]


class Puzzle(TypedDict):
    id: str
    faction: str
    title: str
    text: str


class Aid(TypedDict):
    """What the page explains about a game."""

    factions: list[AidFaction]
    rules: list[RuleSummary]
    tutorial: list[TutorialStep]
    puzzles: list[Puzzle]


class Problem(TypedDict):
    error: str
    message: str
    rev: NotRequired[int]
    go_on: NotRequired[int]


ANSWERS: list[Any] = [
    State, NewTable, Brief, GameEntry, Clashes, Ends, Further, Preview, HistoryEntry, Hints, Moment, Outcome, Log,
    Story, Summary, Problem,
]  # fmt: skip
"""The shapes that /api/schema lists."""
