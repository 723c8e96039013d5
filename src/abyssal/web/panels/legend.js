/** What the symbols on the map mean, drawn as the board draws them. */
import { pieceName } from "../board/describe.js";
import { badges, pieceAt, plate } from "../board/pieces.js";
import { draw } from "../board/svg.js";
import { dialog, h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("../board/themes.js").Theme} Theme */

/** A window with all symbols. @param {import("../table.js").Table} table */
export function showLegend(table) {
  if (!table.board) return;
  const { theme } = table.board;
  const lines = [...pieces(table, theme), ...markers(theme), ...land()];
  dialog(t("map-legend"), [h("ul", { class: "board legend" }, lines)], { closeText: t("close"), kind: "symbols" });
}

/** @param {string} text @param {...Element} symbol @returns {HTMLElement} */
function line(text, ...symbol) {
  return h("li", {}, draw("svg", { viewBox: "-32 -23 64 44", "aria-hidden": "true" }, ...symbol), h("span", {}, text));
}

/** @param {import("../table.js").Table} table @param {Theme} theme */
function pieces(table, theme) {
  const kinds = Object.keys(theme.pieces);
  const spot = (/** @type {string} */ kind, count = 1, carried = 0) => ({ kind, count, carried, x: 0, y: 0, scale: 1 });
  const found = kinds.map((kind) => line(pieceName(table.now, t, kind), pieceAt(spot(kind), false)));
  const active = kinds.find((kind) => theme.pieces[kind].active);
  if (active) found.push(line(t("legend-star"), pieceAt(spot(active), false)));
  if (active && theme.carried) found.push(line(t(`legend-${theme.carried.list}`), pieceAt(spot(active, 1, 1), false)));
  const many = spot(kinds[0], 3);
  if (kinds.length) found.push(line(t("legend-count"), pieceAt(many, false), ...badges("", many)));
  return found;
}

/** Population, Support and Opposition, Control, and the rest of what stands beside the name of a space. @param {Theme} theme */
function markers(theme) {
  const nothing = { pop: null, level: 0, control: "", facts: {}, x: 0, y: 0, scale: 1 };
  const [control] = Object.keys(theme.factions);
  return [
    line(t("legend-pop"), plate(theme, { ...nothing, pop: 2 })),
    ...Object.entries(theme.levels).map(([id, level]) =>
      line(t(`board-level-${id.toLowerCase()}`), plate(theme, { ...nothing, pop: 2, level })),
    ),
    ...(control ? [line(t("legend-control"), plate(theme, { ...nothing, control }))] : []),
    ...Object.keys(theme.markers).map((name) =>
      line(t(`legend-${name}`), plate(theme, { ...nothing, facts: { [name]: 1 } })),
    ),
  ];
}

/** Lines of communication and terrain. */
function land() {
  const way = (/** @type {string} */ kind) =>
    draw("g", { class: `loc ${kind}` }, ...["bed", "way", "mark"].map((part) => draw("path", { class: part, d: "M-30 0h60" })));
  const econ = [draw("circle", { class: "value", r: 14 }), draw("text", { class: "econ", y: 5.5 }, "2")];
  const ground = (/** @type {string} */ terrain) =>
    draw("rect", { class: `ground ${terrain}`, x: -28, y: -14, width: 56, height: 28, rx: 6 });
  return [
    ...["pipeline", "road"].map((kind) => line(t(`board-kind-${kind}`), way(kind))),
    line(t("legend-econ"), way("road"), draw("g", { class: "loc" }, ...econ)),
    ...["mountain", "forest", "grassland"].map((terrain) => line(t(`board-terrain-${terrain}`), ground(terrain))),
  ];
}
