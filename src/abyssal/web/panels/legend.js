/** Legend of the symbols on the map, drawn as the board draws them. */
import { pieceName, sideName } from "../board/describe.js";
import { badges, pieceAt, plate, symbol } from "../board/pieces.js";
import { draw } from "../board/svg.js";
import { paint } from "../board/themes.js";
import { dialog, h } from "../dom.js";
import { has, t } from "../words.js";

/** @typedef {import("../board/themes.js").Theme} Theme */

/** Open a dialog with all symbols. @param {import("../table.js").Table} table */
export function showLegend(table) {
  if (!table.board) return;
  const { theme } = table.board;
  const lines = [...pieces(table, theme), ...markers(theme, Boolean(table.now.marked)), ...rims(table, theme), ...land(theme)];
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

/** Explain Population, Support and Opposition, Control, and the other marks beside the name of a space. @param {Theme} theme @param {boolean} marked whether Control was marked, and counts so */
function markers(theme, marked) {
  const nothing = { pop: null, level: 0, control: "", facts: {}, x: 0, y: 0, scale: 1 };
  const sides = Object.keys(theme.control);
  return [
    line(t("legend-pop"), plate(theme, { ...nothing, pop: 2 })),
    ...Object.entries(theme.levels).map(([id, level]) =>
      line(t(`board-level-${id.toLowerCase()}`), plate(theme, { ...nothing, pop: 2, level })),
    ),
    ...sides
      .filter((control, i) => i === 0 || has(`control-${control}`))
      .map((control) => line(controlled(control), plate(theme, { ...nothing, control }))),
    ...(marked ? [line(t("legend-marked"), plate(theme, { ...nothing, marked: sides[0] }))] : []),
    ...Object.entries(theme.markers).map(([name, marker]) => line(t(`legend-${name}`), symbol(marker, name, 1)[1])),
    line(t("legend-pawn"), plate(theme, { ...nothing, pawn: true })),
  ];
}

/** Return a side's name if it is not a faction; otherwise the text for all Control flags. @param {string} side */
function controlled(side) {
  return has(`control-${side}`) ? t("board-control", { faction: t(`control-${side}`) }) : t("legend-control");
}

/** Explain the rims of spaces that a side Controls. @param {import("../table.js").Table} table @param {Theme} theme */
function rims(table, theme) {
  const edge = (/** @type {string} */ part) => draw("rect", { class: part, x: -26, y: -13, width: 52, height: 26, rx: 5 });
  return Object.keys(theme.control).map((side, i) => {
    const [face, ink] = paint(theme.control[side].colour);
    const rim = draw("g", { class: i % 2 ? "city held toothed" : "city held" }, edge("hold-tint"), draw("g", { class: "hold" }, edge("hold-edge"), edge("hold-teeth")));
    rim.style.setProperty("--side", face);
    rim.style.setProperty("--on-side", ink);
    return line(t("legend-rim", { side: sideName(table.now, t, side) }), rim);
  });
}

/** Explain Lines of Communication, grounds, and the rims of spaces. @param {Theme} theme */
function land(theme) {
  const way = (/** @type {string} */ kind) =>
    draw("g", { class: `loc ${kind}` }, ...["bed", "way", "mark"].map((part) => draw("path", { class: part, d: "M-30 0h60" })));
  const econ = [draw("circle", { class: "value", r: 14 }), draw("text", { class: "econ", y: 5.5 }, "2")];
  const patch = (/** @type {string} */ kind, inset = 0) =>
    draw("rect", { class: kind, x: inset - 28, y: inset - 14, width: 56 - 2 * inset, height: 28 - 2 * inset, rx: 6 });
  return [
    ...theme.ways.map((kind) => line(t(`board-kind-${kind}`), way(kind))),
    line(t("legend-econ"), way("road"), draw("g", { class: "loc" }, ...econ)),
    ...Object.keys(theme.terrains).map((terrain) => line(t(`board-terrain-${terrain}`), patch(`ground ${terrain}`))),
    ...theme.traits.map((trait) => line(t(`board-trait-${trait}`), patch("ground plain"), patch(`trait ${trait}`, 4))),
  ];
}
