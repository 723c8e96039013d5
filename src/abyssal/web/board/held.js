/** Marks of Control and highlights of spaces, and the places of their pieces. */
import { SPREAD, arrange } from "./layout.js";
import { middle } from "./map.js";
import { paint } from "./themes.js";

/** @typedef {import("./map.js").Chart} Chart */
/** @typedef {import("./themes.js").Theme} Theme */

/** Smallest scale at which pieces are drawn to stay in their space. */
const SMALLEST = 0.6;

/** Mark a space and the band around it as highlighted, mentioned or focused. @param {Chart} chart @param {string} id @param {string} how @param {boolean} yes */
export function mark(chart, id, how, yes) {
  chart.spaces.get(id)?.classList.toggle(how, yes);
  chart.lights.get(id)?.classList.toggle(`glow-${how}`, yes);
}

/**
 * Show who Controls each space: its colour on ground and rim, with teeth on the rim for every second side.
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
 * Arrange the pieces of an area or a City. They may leave their box as long as they stay in the space.
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
    // If a crowd would be too small to read, it may extend beyond the space.
    if (closer.some((spot) => spot.scale < SMALLEST * least)) break;
    best = closer;
  }
  return best;
}
