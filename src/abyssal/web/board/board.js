/** The board: the map with its pieces and markers, and the choices highlighted on it. */
import { describeSpace, pieceName } from "./describe.js";
import { hold, mark } from "./held.js";
import { Room, arrange, arrangeAlong, boxOf, heapsOf, pointsOf, rowsOfCircle, slotsAlong } from "./layout.js";
import { drawMap, middle, nameOf, plateRoom, written } from "./map.js";
import { groups, marked, path, steps, without, wonOver } from "./motion.js";
import { badges, pieceAt, pieceDrawings, plate } from "./pieces.js";
import { holdDown } from "./press.js";
import { draw } from "./svg.js";
import { PLAIN, carriedIn, countOf, isPiece, paint, poolOf, populationOf } from "./themes.js";
import { keyed, morph, redraw } from "../update.js";
import { View } from "./view.js";

/**
 * @typedef {object} Space a space of the geometry
 * @property {string} kind `city`, `loc`, or what the game calls its areas
 * @property {string} name
 * @property {number} [pop]
 * @property {number} [econ]
 * @property {string} [terrain]
 * @property {string} [country]
 * @property {boolean} [unaligned] whether there is never Support or Opposition
 * @property {string} [loc_type]
 * @property {string} [path]
 * @property {number} [cx]
 * @property {number} [cy]
 * @property {number} [r]
 * @property {string[]} [label_lines] its name as printed
 * @property {Name[]} [names] where its name and markers stand, for each size of letters
 * @property {[number, number]} [anchor] its middle
 * @property {number[][]} [rows] the room for its pieces: the height of each row, then the ends of its free stretches
 */
/** @typedef {{lines: [string, number][], at: [number, number], markers: [number, number]}} Name the lines with their widths in sizes of letters */
/** @typedef {{onPick: (choice: string, kind: string) => void, onPress?: (meant: {space: string, kind: string}, all: boolean) => boolean, asked?: (decision: import("../types.d.ts").DecisionView|null) => import("../types.d.ts").DecisionView|null, onLook: (space: string) => void, onPoint?: (choice: string) => void, words: (id: string, facts?: Record<string, string|number>) => string}} Events */
/** @typedef {import("./layout.js").Spot} Spot */
/** @import { Geometry } from "../api.js" */
/** @import { DecisionView, Option, Position, SpaceFacts, State } from "../types.d.ts" */
/** @typedef {Pick<State, "position"> & Partial<State>} Shown a state, or a position alone */

/** The size of names in pixels on the smallest screen, and how much it grows with each pixel of a screen. */
const LETTERS = { least: 9, from: 390, growth: 0.0087 };
/** The size of letters in map units from which on the map is small, and how much a tap enlarges it. */
const TINY = 44;
const ENLARGED = 2.5;
/** Pieces on other lines that are farther away than this cannot be in the way. */
const NEAR = 700;
/** Distance of the first marker on a Line of Communication from the middle: the Econ moves to the other side. */
const BESIDE = 15;
/** Distance of pieces from the rim of a City. */
const RIM = 7;

const NOTHING = { position: { spaces: {} }, decision: null };

export class Board {
  /**
   * @param {HTMLElement} host the element to fill
   * @param {Geometry} geometry as the server sends it
   * @param {Events} events
   * @param {import("./themes.js").Theme} [theme] the looks of the game
   */
  constructor(host, geometry, events, theme = PLAIN) {
    this.host = host;
    this.events = events;
    this.geometry = geometry;
    /** @type {Record<string, Space>} */
    this.spaces = geometry.spaces;
    /** @type {Shown} */
    this.state = NOTHING;
    /** The position that is drawn; during an animation not that of the state. @type {Position} */
    this.position = NOTHING.position;
    /** Which of the sizes of letters names are written in; markers and pieces grow with them. */
    this.level = -1;
    this.grow = 1;
    this.theme = theme;
    /** @type {Map<string, string>} choices by their space */
    this.litSpaces = new Map();
    /** @type {Map<string, string>} choices by their piece, in the space of the decision */
    this.litPieces = new Map();
    /** The spaces chosen for the Operation under way: a pawn stands in each. @type {Set<string>} */
    this.pawns = new Set();
    /** @type {Map<string, import("./layout.js").Slot[]>} */
    this.slots = new Map();
    /** @type {Map<string, [number, number][]>} */
    this.points = new Map();
    /** @type {Map<string, Room>} */
    this.rooms = new Map();
    /** Where the pieces of each space stand, and which they are. @type {Map<string, {from: string, spots: Spot[]}>} */
    this.spots = new Map();
    this.run = 0;
    /** The kinds of pieces that have drawings. */
    this.kinds = "";
    /** What is drawn of the pieces, badges and markers of each space, and what it was drawn from. @type {Map<string, {from: string, el: Element}>} */
    this.drawn = new Map();
    /** The choice that the mouse or the focus is on. */
    this.pointed = "";

    this.chart = drawMap(geometry, theme);
    this.drawings = draw("defs");
    this.chart.svg.prepend(this.drawings);
    host.classList.add("board");
    host.replaceChildren(this.chart.svg);
    this.view = new View(host, this.chart.svg, geometry.viewbox, (scale) => this.#scaled(scale));
    this.chart.svg.addEventListener("click", (event) => this.#clicked(event));
    this.chart.svg.addEventListener("keydown", (event) => this.#pressed(event));
    this.chart.svg.addEventListener("focusin", (event) => this.#focused(event));
    this.chart.svg.addEventListener("focusout", (event) => mark(this.chart, this.#meant(/** @type {Element} */ (event.target)).space, "focused", false));
    this.chart.svg.addEventListener("contextmenu", (event) => this.#asked(event));
    holdDown(this.chart.svg, (event) => this.#asked(event));
    this.chart.svg.addEventListener("mousemove", (event) => this.#point(this.#meant(/** @type {Element} */ (event.target))));
    this.chart.svg.addEventListener("mouseleave", () => this.#point(null));
    this.chart.svg.addEventListener("animationend", (event) => this.#calmed(/** @type {Element} */ (event.target)));
    this.show(NOTHING);
  }

  /** Draw a state and highlight the choices on the map. @param {Shown} state */
  show(state) {
    this.#stop();
    this.state = this.events.asked ? { ...state, decision: this.events.asked(state.decision ?? null) } : state;
    this.pawns = new Set(this.state.decision?.chosen);
    this.#light(this.state.decision);
    this.pointed = "";
    this.#draw(state.position);
    this.#name();
  }

  /** Highlight the spaces that a log line names, with its pieces; none clears. @param {string[]} spaces @param {string} [whose] a kind of piece, of which both sides are lit, or a faction */
  flash(spaces, whose = "") {
    for (const id of this.chart.spaces.keys()) mark(this.chart, id, "flash", spaces.includes(id));
    for (const stack of this.chart.pieces.querySelectorAll(".stack")) {
      const { space, kind } = this.#meant(stack);
      const told = Boolean(whose) && `${kind}.`.startsWith(`${poolOf(whose)}.`);
      stack.classList.toggle("flash", spaces.includes(space) && told);
    }
  }

  /**
   * Animate how one state became another, then show that one.
   * @param {Shown} before
   * @param {Shown} after
   * @param {number} speed how long it takes in milliseconds; 0 is at once
   */
  async animate(before, after, speed) {
    const still = !(speed > 0) || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const found = still ? [] : steps(before.position, after.position);
    this.#stop();
    const run = this.run;
    if (found.length) {
      this.#light(null);
      const [from, to] = [this.#arrange(before.position), this.#arrange(after.position)];
      this.#draw(without(before.position, found));
      const sets = groups(found);
      const pause = Math.min(speed / 6, speed / sets.length / 2);
      const ways = sets.flatMap((set, i) => set.map((step, j) => this.#send(step, from, to, speed, i * pause, j)));
      await Promise.allSettled(ways.map((way) => way.finished));
      if (run !== this.run) return;
    }
    this.show(after);
    if (!still) this.#call(marked(before, after), wonOver(before, after));
  }

  fit() {
    this.view.fit();
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.view.zoomBy(factor);
  }

  /** @param {boolean} visible */
  setPiecesVisible(visible) {
    this.host.classList.toggle("bare", !visible);
  }

  piecesVisible() {
    return !this.host.classList.contains("bare");
  }

  /** Describe a space in words. @param {string} space @param {Shown} [state] the one on the board unless another is meant */
  describe(space, state = this.state) {
    const about = this.spaces[space];
    return about ? describeSpace(state, this.events.words, space, about, this.theme) : "";
  }

  /** Return true if a space is part of the map now. @param {string} space */
  isOpen(space) {
    const { kind } = this.spaces[space];
    return kind !== this.theme.opened || Boolean(this.state.position[kind]?.includes(space));
  }

  /** @param {DecisionView|null|undefined} decision */
  #light(decision) {
    this.litSpaces.clear();
    this.litPieces.clear();
    const twice = new Set();
    const vain = new Set((decision?.options ?? []).filter((/** @type {Option} */ one) => one.vain).map((/** @type {Option} */ one) => one.space));
    for (const option of decision?.options ?? []) {
      if (option.space) this.litSpaces.set(option.space, option.choice);
      // @ts-expect-error There are options only where there is a decision.
      else if (option.piece && decision.space) {
        if (this.litPieces.has(option.piece)) twice.add(option.piece);
        this.litPieces.set(option.piece, option.choice);
      }
    }
    // If a piece stands for two different choices, a click would be ambiguous: they are left to the list.
    for (const piece of twice) this.litPieces.delete(piece);
    const about = decision ? [decision.space, decision.origin] : [];
    const { svg, spaces } = this.chart;
    svg.classList.toggle("choosing", this.litSpaces.size > 0);
    for (const [id, group] of spaces) {
      const lit = this.litSpaces.has(id);
      mark(this.chart, id, "lit", lit);
      mark(this.chart, id, "vain", lit && vain.has(id));
      mark(this.chart, id, "about", about.includes(id));
      mark(this.chart, id, "chosen", this.pawns.has(id));
      group.setAttribute("role", lit ? "button" : "img");
      group.setAttribute("tabindex", lit ? "0" : "-1");
    }
  }

  /** Set the accessible names of the spaces and the map, which change with the position and the language. */
  #name() {
    const say = this.events.words;
    this.chart.svg.setAttribute("aria-label", say("board-map", { title: this.geometry.title }));
    for (const [id, group] of this.chart.spaces) {
      const text = this.describe(id);
      group.setAttribute("aria-label", this.litSpaces.has(id) ? say("board-choose", { what: text }) : text);
      const title = group.querySelector("title");
      if (title && title.textContent !== text) title.textContent = text;
    }
  }

  /** Return the places of all drawn pieces. @param {Position} position @returns {Map<string, Spot[]>} */
  #arrange(position) {
    const { theme } = this;
    const order = Object.keys(theme.pieces);
    const carried = carriedIn(theme, position);
    /** @type {Map<string, Spot[]>} */
    const found = new Map();
    /** @type {import("./layout.js").Box[]} what pieces on Lines of Communication cover */
    const lines = [];
    const all = Object.entries(position.spaces ?? {}).filter(([id]) => this.spaces[id]);
    // Those on lines have few places: the pieces of areas leave them theirs.
    all.sort(([one], [other]) => Number(this.spaces[other].kind === "loc") - Number(this.spaces[one].kind === "loc"));
    for (const [id, facts] of all) {
      const heaps = heapsOf(facts, carried.filter((one) => one.space === id), order);
      if (!heaps.length) continue;
      const spots = this.spaces[id].kind === "loc" ? this.#onLine(id, heaps, facts, lines) : this.#inArea(id, heaps, lines);
      if (this.spaces[id].kind === "loc") lines.push(...spots.map(boxOf));
      found.set(id, spots);
    }
    return found;
  }

  /** The places of pieces on a line. @param {string} id @param {import("./layout.js").Heap[]} heaps @param {SpaceFacts} facts @param {import("./layout.js").Box[]} lines what pieces on other lines cover */
  #onLine(id, heaps, facts, lines) {
    const marks = Object.keys(this.theme.markers).filter((name) => countOf(name, facts)).length + Number(this.pawns.has(id));
    const [x, y] = middle(this.spaces[id]);
    const near = lines.filter(([left, top]) => Math.hypot(left - x, top - y) < NEAR);
    return this.#placed(id, [heaps, marks, near], () => {
      const own = written(this.spaces[id], this.level, this.#letters(), marks);
      const others = Object.entries(this.spaces).flatMap(([other, space]) => (other === id ? own : written(space, this.level, this.#letters())));
      return arrangeAlong(heaps, this.#slots(id), this.grow, [...others, ...near]);
    });
  }

  /** The places of pieces in an area or a City. @param {string} id @param {import("./layout.js").Heap[]} heaps @param {import("./layout.js").Box[]} lines */
  #inArea(id, heaps, lines) {
    const room = this.#room(id);
    const near = lines.filter(([, top, , bottom]) => top < room.bottom && bottom > room.top).filter(([left, , right]) => left < room.right && right > room.left);
    return this.#placed(id, [heaps, near], () => arrange(heaps, near.length ? room.without(near) : room, this.grow, this.spaces[id].kind === "city"));
  }

  /** The places of the pieces of a space. To find them takes long: they are kept until something else stands there. @param {string} id @param {unknown} about @param {() => Spot[]} find @returns {Spot[]} */
  #placed(id, about, find) {
    const from = JSON.stringify([about, this.level]);
    const known = this.spots.get(id);
    if (known?.from === from) return known.spots;
    const spots = find();
    this.spots.set(id, { from, spots });
    return spots;
  }

  #letters() {
    return this.geometry.letters[this.level];
  }

  /** @param {string} id */
  #slots(id) {
    let slots = this.slots.get(id);
    if (!slots) {
      const space = this.spaces[id];
      const others = Object.entries(this.spaces).filter(([other, { kind }]) => kind === "loc" && other !== id);
      slots = slotsAlong(space.path ?? "", middle(space), this.grow, others.flatMap(([other]) => this.#points(other)));
      this.slots.set(id, slots);
    }
    return slots;
  }

  /** Points of a line. @param {string} id */
  #points(id) {
    let points = this.points.get(id);
    if (!points) this.points.set(id, (points = pointsOf(this.spaces[id].path ?? "")));
    return points;
  }

  /** The room that a space has for its pieces. @param {string} id */
  #room(id) {
    let room = this.rooms.get(id);
    if (!room) {
      const { rows, cx = 0, cy = 0, r = 0 } = this.spaces[id];
      room = new Room(rows ?? rowsOfCircle(cx, cy, r - RIM), this.#written());
      this.rooms.set(id, room);
    }
    return room;
  }

  /** The boxes of everything written on the map. */
  #written() {
    return Object.values(this.spaces).flatMap((space) => written(space, this.level, this.#letters()));
  }

  /** @param {Position} position */
  #draw(position) {
    const { chart, theme } = this;
    this.position = position;
    const focus = this.#focusedPiece();
    chart.open(new Set(position[theme.opened ?? ""] ?? []));
    hold(chart, theme, this.state.control ?? {});
    const spots = this.#arrange(position);
    chart.nameTowns(this.level, [...this.#written(), ...[...spots.values()].flat().map(boxOf)]);
    const kinds = new Set([...Object.keys(theme.pieces), ...[...spots.values()].flat().map((spot) => spot.kind)].filter(isPiece));
    if (this.kinds !== [...kinds].join()) this.drawings.replaceChildren(...pieceDrawings(theme, kinds));
    this.kinds = [...kinds].join();
    redraw(
      chart.pieces,
      [...spots].map(([id, some]) => this.#kept(`pieces ${id}`, [some, this.#litIn(id)], () => this.#stacks(id, some))),
    );
    redraw(
      chart.badges,
      [...spots].map(([id, some]) => this.#kept(`badges ${id}`, some, () => draw("g", {}, ...some.flatMap((spot) => badges(id, spot))))),
    );
    redraw(chart.plates, [...chart.spaces.keys()].flatMap((id) => this.#plate(id, position)));
    for (const [id, group] of chart.spaces) {
      const facts = position.spaces?.[id] ?? {};
      group.classList.toggle("hatched", Object.entries(theme.markers).some(([name, marker]) => marker.hatch && countOf(name, facts)));
    }
    if (focus) this.#refocus(focus);
  }

  /** What is drawn in a place: the same element as before, changed if it is drawn from something else. @param {string} place @param {unknown} from @param {() => Element} make */
  #kept(place, from, make) {
    const now = JSON.stringify(from);
    const known = this.drawn.get(place);
    if (known?.from === now) return known.el;
    const fresh = keyed(place, make());
    const el = known?.el ?? fresh;
    if (known) morph(el, fresh);
    this.drawn.set(place, { from: now, el });
    return el;
  }

  /** The kinds of pieces that can be chosen in a space, with how they are called. @param {string} id @returns {string[]} */
  #litIn(id) {
    const say = this.events.words;
    if (this.state.decision?.space !== id) return [];
    return [...this.litPieces.keys()].map((kind) => kind + say("board-choose", { what: pieceName(this.state, say, kind) }));
  }

  /** The pieces of a space, each kind in a group of its own. @param {string} id @param {Spot[]} spots */
  #stacks(id, spots) {
    /** @type {Map<string, SVGGElement>} */
    const groups = new Map();
    for (const spot of spots) {
      const lit = this.state.decision?.space === id && this.litPieces.has(spot.kind);
      let stack = groups.get(spot.kind);
      if (!stack) groups.set(spot.kind, (stack = this.#stack(id, spot.kind, lit)));
      stack.append(pieceAt(spot, lit));
    }
    return draw("g", { "data-space": id, class: "stacks" }, ...groups.values());
  }

  /** @param {string} id @param {string} kind @param {boolean} lit @returns {SVGGElement} */
  #stack(id, kind, lit) {
    if (!lit) return keyed(kind, draw("g", { class: "stack", "data-kind": kind, "aria-hidden": "true" }));
    const say = this.events.words;
    const what = `${pieceName(this.state, say, kind)}, ${this.spaces[id].name}`;
    const about = { tabindex: 0, role: "button", "aria-label": say("board-choose", { what }) };
    return keyed(kind, draw("g", { class: "stack lit", "data-kind": kind, ...about }));
  }

  /** Draw the markers of a space. @param {string} id @param {Position} position @returns {Element[]} */
  #plate(id, position) {
    const space = this.spaces[id];
    const abroad = space.kind === this.theme.opened;
    if (abroad && !position[space.kind]?.includes(id)) return [];
    const facts = position.spaces?.[id] ?? {};
    // @ts-expect-error Without the fact there is no such level.
    const level = this.theme.levels[facts.support] ?? 0;
    const control = this.state.control?.[id] ?? "";
    const pop = space.kind === "loc" || abroad ? null : (populationOf(this.theme, facts, space) ?? null);
    const { at, markers: [x, y] } = nameOf(space, this.level);
    // Markers beside a name begin next to it.
    const beside = space.kind !== "city" && space.kind !== "loc" && at[1] === y;
    const most = plateRoom(space);
    const marked = this.state.marked ? (this.state.marked[id] ?? "none") : "";
    const pawn = this.pawns.has(id);
    const along = space.kind === "loc";
    const about = { pop, level, control, marked, facts, pawn, x: along ? x + BESIDE * this.grow : x, y, scale: this.grow, most, beside, along };
    const row = this.#kept(`plate ${id}`, about, () => {
      const made = plate(this.theme, about);
      made.setAttribute("data-space", id);
      return made;
    });
    // A marker on a Line of Communication lies beside its Econ.
    this.chart.values.get(id)?.classList.toggle("beside", row.childElementCount > 0);
    return row.childElementCount ? [row] : [];
  }

  /** Choose the size of letters: the larger the screen the larger, and still readable when the map is small. @param {number} scale */
  #scaled(scale) {
    const { letters } = this.geometry;
    const wanted = LETTERS.least + LETTERS.growth * Math.max(0, Math.min(innerWidth, innerHeight) - LETTERS.from);
    const found = letters.findIndex(([size]) => size * scale >= wanted);
    const level = found < 0 ? letters.length - 1 : found;
    if (level === this.level) return;
    this.level = level;
    this.grow = letters[level][1];
    this.host.style.setProperty("--grow", String(this.grow));
    this.slots.clear();
    this.rooms.clear();
    this.chart.write(level);
    this.#draw(this.position);
  }

  /**
   * @param {import("./motion.js").Step} step
   * @param {Map<string, Spot[]>} before
   * @param {Map<string, Spot[]>} after
   * @param {number} duration
   * @param {number} delay
   * @param {number} nth its place in its group
   */
  #send({ kind, becomes, from, to, count }, before, after, duration, delay, nth) {
    const place = (/** @type {Map<string, Spot[]>} */ spots, /** @type {string} */ id, /** @type {string} */ which) => {
      if (!id) return null;
      const spot = spots.get(id)?.findLast((one) => one.kind === which);
      return /** @type {[number, number]} */ (spot ? [spot.x, spot.y] : [middle(this.spaces[id])[0] + 20 * nth, middle(this.spaces[id])[1]]);
    };
    const ghost = draw("g", { class: "ghost" }, pieceAt({ kind: from === to ? kind : becomes, count, carried: 0, x: 0, y: 0, scale: this.grow }, false));
    this.chart.ghosts.append(ghost);
    const frames = path(place(before, from, kind), place(after, to, becomes), from === to);
    return ghost.animate(frames, { duration: duration * 0.8, delay, easing: "ease-in-out", fill: "both" });
  }

  /** Draw attention to markers that changed, and to spaces whose Control did. @param {string[]} spaces @param {string[]} won */
  #call(spaces, won) {
    for (const id of won) {
      const light = this.chart.lights.get(id);
      light?.style.setProperty("--side", paint(this.theme.control[this.state.control?.[id] ?? ""]?.colour ?? "")[0]);
      mark(this.chart, id, "won", true);
    }
    for (const row of this.chart.plates.children) {
      if (spaces.includes(row.getAttribute("data-space") ?? "")) row.classList.add("changed");
    }
  }

  /** A call for attention is over. @param {Element} element */
  #calmed(element) {
    element.classList.remove("changed");
    const id = element.closest(".glow-won")?.getAttribute("data-light");
    if (id) mark(this.chart, id, "won", false);
  }

  #stop() {
    this.run += 1;
    for (const ghost of [...this.chart.ghosts.children]) {
      for (const motion of ghost.getAnimations()) motion.cancel();
      ghost.remove();
    }
  }

  /** @param {Element|null} target @returns {{space: string, kind: string}} */
  #meant(target) {
    return {
      space: target?.closest("[data-space]")?.getAttribute("data-space") ?? "",
      kind: target?.closest("[data-kind]")?.getAttribute("data-kind") ?? "",
    };
  }

  /** @param {{space: string, kind: string}} meant @returns {string|undefined} */
  #choice({ space, kind }) {
    const piece = space === this.state.decision?.space ? this.litPieces.get(kind) : undefined;
    return piece ?? this.litSpaces.get(space);
  }

  /** Report which choice is pointed at, once. @param {{space: string, kind: string}|null} meant */
  #point(meant) {
    const choice = (meant && this.#choice(meant)) ?? "";
    if (choice === this.pointed) return;
    this.pointed = choice;
    this.events.onPoint?.(choice);
  }

  /** @param {{space: string, kind: string}} meant @param {boolean} all whether all pieces of a kind are meant */
  #act(meant, all) {
    const { space } = meant;
    if (space && this.events.onPress?.(meant, all)) return;
    const choice = this.#choice(meant);
    if (choice !== undefined) this.events.onPick(choice, meant.kind);
    else if (space) this.events.onLook(space);
  }

  /** Right click or long press: show a space's box instead of choosing it, and what its choice would do. @param {MouseEvent} event */
  #asked(event) {
    const meant = this.#meant(/** @type {Element} */ (event.target));
    event.preventDefault();
    if (!meant.space || this.view.dragged) return;
    if (/** @type {PointerEvent} */ (event).pointerType === "touch" && this.events.onPress?.(meant, true)) return;
    this.events.onLook(meant.space);
    this.pointed = "";
    this.#point(meant);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (this.view.dragged) return;
    const meant = this.#meant(/** @type {Element} */ (event.target));
    const tiny = this.geometry.letters[this.level][0] >= TINY;
    // On a phone the whole map is small: a tap that chooses nothing enlarges it there.
    if (tiny && this.view.zoom === 1 && this.#choice(meant) === undefined) this.view.enlarge(ENLARGED, event.clientX, event.clientY);
    else this.#act(meant, event.shiftKey || event.detail === 2);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (dx || dy) this.view.pan(dx, dy);
    else if (event.key === "+" || event.key === "=") this.view.zoomBy(1.3);
    else if (event.key === "-") this.view.zoomBy(1 / 1.3);
    else if (event.key === "0" || event.key === "Home") this.view.fit();
    else if (event.key === "PageDown") this.#walk(1);
    else if (event.key === "PageUp") this.#walk(-1);
    else if (event.key === "Enter" || event.key === " ") {
      const meant = this.#meant(/** @type {Element} */ (event.target));
      if (!meant.space) return;
      this.#act(meant, event.shiftKey);
    } else return;
    event.preventDefault();
  }

  /** Move the focus to the next space, highlighted or not. @param {number} step */
  #walk(step) {
    const all = [...this.chart.svg.querySelectorAll(".space")];
    const at = all.findIndex((group) => group === document.activeElement);
    const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
    /** @type {SVGGElement} */ (all[next]).focus({ preventScroll: true });
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const meant = this.#meant(/** @type {Element} */ (event.target));
    const { space } = meant;
    if (!space || !/** @type {Element} */ (event.target).matches(":focus-visible")) return;
    if (event.target === this.chart.spaces.get(space)) mark(this.chart, space, "focused", true);
    this.#point(meant);
    this.view.reveal(...middle(this.spaces[space]));
  }

  #focusedPiece() {
    const active = document.activeElement;
    return active && this.chart.pieces.contains(active) ? this.#meant(active) : null;
  }

  /** Restore the focus after pieces were redrawn; focus the map if they are gone. @param {{space: string, kind: string}} meant */
  #refocus({ space, kind }) {
    const again = this.chart.pieces.querySelector(`[data-space="${space}"] > .lit[data-kind="${kind}"]`) ?? this.chart.svg;
    /** @type {SVGElement} */ (again).focus({ preventScroll: true });
  }
}
