/** Who holds a space, and what stands in it: marks of spaces, and where their pieces gather. */
import { SPREAD, arrange } from "./layout.js";
import { middle } from "./map.js";
import { paint } from "./themes.js";

/** @typedef {import("./map.js").Chart} Chart */
/** @typedef {import("./themes.js").Theme} Theme */

/** Pieces are drawn so much smaller at most to stay in their space. */
const SMALLEST = 0.6;

/** A space is lit, spoken of or in focus: so is what runs around it. @param {Chart} chart @param {string} id @param {string} how @param {boolean} yes */
export function mark(chart, id, how, yes) {
  chart.spaces.get(id)?.classList.toggle(how, yes);
  chart.lights.get(id)?.classList.toggle(`glow-${how}`, yes);
}

/**
 * Who Controls each space, for all to see: its colour on ground and rim, with teeth on the rim for every second side.
 * @param {Chart} chart @param {Theme} theme @param {Record<string, string>} control
 */
export function hold(chart, theme, control) {
  const sides = Object.keys(theme.control);
  for (const [id, group] of chart.spaces) {
    const side = control[id] ?? "";
    if (group.dataset.control === side) continue;
    const [face, ink] = paint(theme.control[side]?.colour ?? "");
    group.dataset.control = side;
    group.classList.toggle("held", Boolean(side));
    group.classList.toggle("toothed", sides.indexOf(side) % 2 === 1);
    group.style.setProperty("--side", face);
    group.style.setProperty("--on-side", ink);
  }
}

/**
 * The pieces of an area or a City: beyond their box as far as they stay in the space.
 * @param {Chart} chart @param {Theme} theme @param {string} id @param {import("./board.js").Space} space
 * @param {import("./layout.js").Heap[]} heaps @param {number} least the size that can still be read
 */
export function gather(chart, theme, id, space, heaps, least) {
  const box = space.pieces_box ?? /** @type {[number, number, number, number]} */ ([...middle(space), 0, 0]);
  const spread = theme.spread ?? SPREAD;
  const lift = space.kind === "city" ? 0.5 : 0.25;
  let best = arrange(heaps, box, lift, least, spread);
  for (const share of [0.6, 0.3, 0]) {
    if (best.every((spot) => chart.holds(id, spot))) break;
    const closer = arrange(heaps, box, lift, least, spread.map((far) => far * share));
    // Where more stand together than can be read there, they may lean out.
    if (closer.some((spot) => spot.scale < SMALLEST * least)) break;
    best = closer;
  }
  return best;
}
