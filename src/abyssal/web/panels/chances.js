/** How the chances to win stood in the course of a game, with its turning points. */
import { api } from "../api.js";
import { h, s } from "../dom.js";
import { complain } from "../notices.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

const WIDTH = 360;
const HEIGHT = 120;
const DASHES = ["", "7 3", "2 3", "9 3 2 3"];

/** @import { FactionView, Moment } from "../types.d.ts" */

/** A button that has the curve worked out, and the place for it. @param {import("../table.js").Table} table */
export function chancesBox(table) {
  const place = h("div", { class: "chart" });
  const look = async () => {
    button.disabled = true;
    redraw(place, h("p", { class: "small" }, t("hint-thinking")));
    try {
      redraw(place, curve(table, await api.chances(table.id)));
    } catch (error) {
      redraw(place);
      complain(error);
    }
    button.disabled = false;
  };
  const button = h("button", { id: "chances", onclick: look }, t("chances"));
  return h("div", {}, h("div", { class: "row" }, button), place);
}

/** @param {import("../table.js").Table} table @param {Moment[]} moments */
function curve(table, moments) {
  const last = Math.max(1, moments.length - 1);
  const x = (/** @type {number} */ i) => 10 + ((WIDTH - 20) * i) / last;
  const y = (/** @type {number} */ chance) => 8 + (HEIGHT - 16) * (1 - chance);
  const factions = table.now.factions;
  const turning = moments.map((moment, i) => ({ moment, i })).filter(({ moment }) => moment.turning);
  return [
    s(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "margins", role: "img", "aria-label": t("chances") },
      [0, 0.5, 1].map((level) => s("line", { x1: 10, x2: WIDTH - 10, y1: y(level), y2: y(level), class: "grid" })),
      turning.map(({ i }) => s("line", { x1: x(i), x2: x(i), y1: 8, y2: HEIGHT - 8, class: "here" })),
      factions.map((/** @type {FactionView} */ f, /** @type {number} */ k) =>
        s("polyline", {
          points: moments.map((moment, i) => `${x(i).toFixed(1)},${y(moment.chances[f.id] ?? 0).toFixed(1)}`).join(" "),
          class: "margin-line",
          "data-faction": f.id,
          "stroke-dasharray": DASHES[k % DASHES.length],
        }),
      ),
    ),
    h("p", { class: "small" }, t("chances-note")),
    turning.length > 0 && h("h4", {}, t("turning-points")),
    h(
      "ul",
      {},
      turning.map(({ moment, i }) =>
        h(
          "li",
          {},
          h("button", { class: "small-button", onclick: () => table.replay.goTo(moments[i - 1].at) }, moments[i - 1].title),
          " ",
          factions
            .map((/** @type {FactionView} */ f) => `${f.short} ${percent(moments[i - 1], f)} → ${percent(moment, f)}`)
            .join(" · "),
        ),
      ),
    ),
  ];
}

/** @param {Moment} moment @param {Pick<FactionView, "id">} faction */
const percent = (moment, faction) => `${Math.round(100 * (moment.chances[faction.id] ?? 0))} %`;
