/** The shapes of pieces and markers. */
import { CARRIED, breadth } from "./layout.js";
import { countOf, paint, pieceLook } from "./themes.js";
import { copy, draw, star } from "./svg.js";

/** @import { SpaceFacts } from "../types.d.ts" */

/** @typedef {import("./themes.js").Theme} Theme */
/** @typedef {import("./layout.js").Spot} Spot */

const EDGE = "#17130d";
/** How wide a row of markers may be, and how small it is drawn before it is as wide. */
const WIDEST = 126;
const READABLE = 0.88;
/** The width of a marker. */
export const MARKER = 29;

/** Return the id of the drawing of a kind of piece. @param {string} kind */
export function drawing(kind) {
  return kind === CARRIED ? "bd-carried" : `bd-piece-${kind.replaceAll(".", "-")}`;
}

/**
 * Return the drawings of these kinds of pieces, to be copied for each piece.
 * @param {Theme} theme
 * @param {Iterable<string>} kinds
 */
export function pieceDrawings(theme, kinds) {
  const pieces = [...kinds].map((kind) => {
    const look = pieceLook(theme, kind);
    return draw("g", { id: drawing(kind), class: "piece" }, ...SHAPES[look.shape](paint(look.colour), look.letter, look));
  });
  return theme.carried ? [parcel(theme.carried), ...pieces] : pieces;
}

/** @param {string} text @param {string} ink @param {number} x @param {number} y @param {number} size */
function letter(text, ink, x, y, size) {
  return draw("text", { class: "bd-letter", x, y, fill: ink, "font-size": size }, text);
}

/** @type {Record<string, (colours: string[], text: string, about: {active?: boolean, notched?: boolean}) => Element[]>} */
const SHAPES = {
  cube: ([face, ink, stroke], text, { notched }) => [
    draw("path", { class: "bd-edge", d: "M-12-8l4-4.500h21v21l-4 4.500h-21z", fill: face, stroke }),
    draw("path", { d: "M-12-8l4-4.500h21l-4 4.500z", fill: "#fff", opacity: 0.4 }),
    draw("path", { d: "M9-8l4-4.500v21l-4 4.500z", fill: "#000", opacity: 0.28 }),
    ...(notched ? [draw("path", { d: "M-12 13v-7.500l7.500 7.500zM9-8v7.500l-7.500-7.500z", fill: ink })] : []),
    letter(text, ink, -1.5, 9, 18),
  ],
  cylinder: ([face, ink, stroke], text, { active }) => [
    draw("path", { class: "bd-edge", d: "M-10.500-8v17c0 6 21 6 21 0v-17z", fill: face, stroke }),
    draw("path", { d: "M4.500-6v18.500c3.500-.700 6-2 6-3.500v-17z", fill: "#000", opacity: 0.22 }),
    draw("ellipse", { class: "bd-edge", cy: -8.5, rx: 10.5, ry: 4.6, fill: face, stroke }),
    draw("ellipse", { cy: -8.5, rx: 10, ry: 4.2, fill: "#fff", opacity: 0.38 }),
    letter(text, ink, 0, 10.5, 17),
    ...(active ? [draw("circle", { class: "bd-edge", cy: -9, r: 7.8, fill: "#fff", stroke: EDGE }), draw("path", { class: "bd-star", d: star(5, 7, 2.9, 0, -8.8) })] : []),
  ],
  disc: ([face, ink, stroke], text) => [
    draw("path", { class: "bd-edge", d: "M-13.500-1v3.500a13.500 11.500 0 0 0 27 0v-3.500z", fill: face, stroke }),
    draw("path", { d: "M-13.500-1v3.500a13.500 11.500 0 0 0 27 0v-3.500z", fill: "#000", opacity: 0.35 }),
    draw("ellipse", { class: "bd-edge", cy: -1.5, rx: 13.5, ry: 11.8, fill: face, stroke }),
    draw("ellipse", { cy: -1.5, rx: 10.6, ry: 9, fill: "none", stroke: ink, "stroke-width": 1.3, opacity: 0.75 }),
    letter(text, ink, 0, 4.5, 17),
  ],
};

/** Draw what lies under a piece that carries something. @param {import("./themes.js").Carried} look */
function parcel({ face, cord }) {
  return draw(
    "g",
    { id: "bd-carried" },
    draw("rect", { class: "bd-edge", x: -14, y: -6, width: 28, height: 13, rx: 2, fill: face, stroke: EDGE }),
    draw("path", { d: "M-14 .500h28M0-6v13", stroke: cord, "stroke-width": 2 }),
  );
}

/**
 * Draw one piece with what lies under it.
 * @param {Spot} spot
 * @param {boolean} lit
 */
export function pieceAt(spot, lit) {
  const raised = spot.carried ? -5 : 0;
  const parts = [];
  // The number beside a piece lies on the same tile as the piece.
  if (spot.count > 1) parts.push(draw("rect", { class: "tile", x: -15, y: -15.5 + raised, width: breadth(spot) - 1, height: 31, rx: 6 }));
  if (lit) parts.push(draw("rect", { class: "pick", x: -15.5, y: -16.5 + raised, width: 31, height: 33, rx: 7 }));
  if (spot.carried) parts.push(copy("bd-carried", { y: 9 }));
  parts.push(copy(drawing(spot.kind), { y: raised }));
  return draw("g", { transform: at(spot.x, spot.y, spot.scale) }, ...parts);
}

/**
 * Draw how many pieces a drawn one stands for, or how many markers lie under it, above all pieces; nothing for one.
 * @param {string} space
 * @param {Spot} spot
 * @returns {Element[]}
 */
export function badges(space, { kind, count, carried, x, y, scale }) {
  const parts =
    count > 1
      ? [draw("text", { class: "count-text", x: count > 9 ? 26 : 21, y: 6.5 }, String(count))]
      : carried > 1
        ? [draw("rect", { class: "crates", x: 14, y: -2, width: 14, height: 16, rx: 2 }), draw("text", { class: "crates-text", x: 21, y: 10.5 }, String(carried))]
        : [];
  return parts.length ? [draw("g", { class: "badge", "data-space": space, "data-kind": kind, transform: at(x, y, scale) }, ...parts)] : [];
}

/** @param {number} x @param {number} y @param {number} scale */
function at(x, y, scale) {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? "" : ` scale(${scale.toFixed(2)})`}`;
}

/**
 * The row of markers of a space: Population with Support or Opposition, Control, the rest, and the pawn of an Operation.
 * `along`: on a Line of Communication; the row begins beside its Econ.
 * `most`: the width it may have; more markers are drawn smaller.
 * `marked`: what counts as Control where that was marked ("none" if it was marked that no side has it; "" if nothing was).
 * @param {Theme} theme
 * @param {{pop: number|null, level: number, control: string, marked?: string, facts: SpaceFacts, pawn?: boolean, x: number, y: number, scale: number, most?: number, beside?: boolean, along?: boolean}} about
 */
export function plate(theme, { pop, level, control, marked = "", facts, pawn, x, y, scale, most = Infinity, beside, along }) {
  /** @type {[number, Element][]} */
  const items = [];
  if (pop !== null || level) items.push(population(pop, level));
  const side = (/** @type {string} */ id, /** @type {string} */ kind) =>
    flag(theme.control[id]?.letter ?? id.charAt(0), paint(theme.control[id]?.colour ?? ""), kind);
  if (control) items.push(side(control, "control"));
  // Show the marked side only if it differs from Control now; otherwise one flag says both.
  if (marked && marked !== "none" && marked !== control) items.push(side(marked, "marked"));
  else if (marked === "none" && control) items.push(flag("–", paint(""), "marked"));
  for (const [name, marker] of Object.entries(theme.markers)) {
    const count = countOf(name, facts);
    if (count) items.push(symbol(marker, name, count));
  }
  if (pawn) items.push(standing());
  const total = items.reduce((sum, [width]) => sum + width, 0) + 3 * (items.length - 1);
  // A long row of a City is a little wider than its room rather than too small to read.
  const room = Math.max(most, Math.min(WIDEST, total * READABLE));
  let left = -(beside ? Math.max(total, most) : along ? MARKER : total) / 2;
  const row = draw("g", { class: "plate", transform: at(x, y, scale * Math.min(1, room / total)) });
  for (const [width, element] of items) {
    element.setAttribute("transform", at(left + width / 2, 0, 1));
    row.append(element);
    left += width + 3;
  }
  return row;
}

/** Chevrons say Support (up) or Opposition (down), two of them Active. @param {number|null} pop @param {number} level @returns {[number, Element]} */
function population(pop, level) {
  const width = level ? 48 : 24;
  const side = level > 0 ? "support" : level < 0 ? "opposition" : "neutral";
  const element = draw("g", { class: `level ${side} ${Math.abs(level) > 1 ? "strong" : ""}` });
  element.append(draw("rect", { x: -width / 2, y: -12, width, height: 24, rx: 6 }));
  element.append(draw("text", { x: level ? -12 : 0, y: 6 }, pop === null ? "" : String(pop)));
  if (level) element.append(draw("path", { d: chevrons(level) }));
  return [width, element];
}

/** @param {number} level */
function chevrons(level) {
  const tip = level > 0 ? -6 : 6;
  const arrow = (/** @type {number} */ y) => `M4 ${y - tip / 2}l7 ${tip} 7 ${-tip}`;
  return Math.abs(level) > 1 ? arrow(-4) + arrow(4) : arrow(0);
}

/** Draw `count` of a marker. Returns its width too. @param {import("./themes.js").Marker} marker @param {string} name @param {number} count @returns {[number, Element]} */
export function symbol(marker, name, count) {
  if (marker.shape === "burst") return burst(marker.letter, count);
  return marker.shape === "tag" ? tag(marker.letter) : flag(marker.letter, paint(marker.colour ?? ""), name);
}

/** Draw a few letters in a round frame. @param {string} text @returns {[number, Element]} */
function tag(text) {
  return [28, draw("g", { class: "tag" }, draw("rect", { x: -14, y: -11, width: 28, height: 22, rx: 11 }), draw("text", { y: 5.5 }, text))];
}

/** @param {string} text @param {number} count @returns {[number, Element]} */
function burst(text, count) {
  const element = draw("g", { class: "burst" }, copy("bd-burst"), draw("text", { y: 5.5 }, text));
  if (count > 1) {
    element.append(draw("text", { class: "count-text", x: 20, y: 6 }, String(count)));
    for (const part of element.children) part.setAttribute("transform", "translate(-6 0)");
  }
  return [count > 1 ? 41 : MARKER, element];
}

/** @param {string} text @param {string[]} colours @param {string} kind @returns {[number, Element]} */
function flag(text, [face, ink, stroke], kind) {
  return [
    MARKER,
    draw(
      "g",
      { class: `flag ${kind}` },
      draw("path", { class: "pole", d: "M-12-13v27" }),
      draw("path", { class: "bd-edge", d: kind === "control" ? "M-12-12h26l-6 9 6 9h-26z" : "M-12-12h26v18h-26z", fill: face, stroke }),
      kind === "marked" ? draw("circle", { class: "pin", cx: -12, cy: -12, r: 3.6 }) : null,
      draw("text", { class: "bd-letter", x: -1, y: 2.5, fill: ink, "font-size": 15 }, text),
    ),
  ];
}

/** Draw the pawn that marks a space chosen for an Operation. @returns {[number, Element]} */
function standing() {
  const body = draw("path", { class: "bd-edge", d: "M-9.500 13.500v-3l4.500-3.500 2-8h6l2 8 4.500 3.500v3z" });
  const figure = draw("g", { transform: "translate(0 -5) scale(1.35)" }, body, draw("circle", { class: "bd-edge", cy: -6.5, r: 6.5 }));
  return [MARKER, draw("g", { class: "pawn" }, figure)];
}
