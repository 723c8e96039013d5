/** Marks of Control and highlights of spaces. */
import { paint } from "./themes.js";

/** @typedef {import("./map.js").Chart} Chart */
/** @typedef {import("./themes.js").Theme} Theme */

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
