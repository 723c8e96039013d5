/** The victory margins over time as a chart, and as a table for screen readers. */
import { h, s, signed } from "../dom.js";
import { t } from "../words.js";

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 30;
const RIGHT = 54;
const EDGE = 12;
const DASHES = ["", "7 3", "2 3", "9 3 2 3"];

/**
 * @param {{at: number, title: string, margins: Record<string, number>}[]} history
 * @param {{id: string, name: string, short: string}[]} factions
 * @param {number} now the choice that is looked at
 * @param {(at: number) => void} go
 * @param {{at: number, title: string, faction: string, change: number}[]} [turning] the cards on which a margin changed most
 */
export function chart(history, factions, now, go, turning = []) {
  if (history.length < 2) return h("p", { class: "small" }, t("margins-later"));
  const all = history.flatMap((entry) => Object.values(entry.margins)).concat([0]);
  const low = Math.floor(Math.min(...all) / 10) * 10;
  const high = Math.ceil((Math.max(...all) + 1) / 10) * 10;
  const last = history.length - 1;
  const x = (/** @type {number} */ i) => LEFT + ((WIDTH - LEFT - RIGHT) * i) / last;
  const y = (/** @type {number} */ margin) => EDGE + ((HEIGHT - 2 * EDGE) * (high - margin)) / (high - low);
  const here = Math.max(
    0,
    history.findLastIndex((entry) => entry.at <= now),
  );
  const lines = [];
  const step = high - low > 60 ? 20 : 10;
  for (let level = low; level <= high; level += step) {
    lines.push(
      s("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(level), y2: y(level), class: level === 0 ? "zero" : "grid" }),
    );
    lines.push(s("text", { x: LEFT - 5, y: y(level) + 3, class: "axis", "text-anchor": "end" }, signed(level)));
  }
  const ends = factions.map((f) => ({ f, at: y(history[last].margins[f.id] ?? 0) })).sort((a, b) => a.at - b.at);
  for (let i = 1; i < ends.length; i++) ends[i].at = Math.max(ends[i].at, ends[i - 1].at + 11);
  const over = Math.max(0, (ends.at(-1)?.at ?? 0) - (HEIGHT - 4));
  const drawing = s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "margins", role: "img", "aria-label": t("margins") },
    lines,
    s("line", { x1: x(here), x2: x(here), y1: EDGE, y2: HEIGHT - EDGE, class: "here" }),
    factions.map((f, i) =>
      s("polyline", {
        points: history.map((entry, k) => `${x(k).toFixed(1)},${y(entry.margins[f.id] ?? 0).toFixed(1)}`).join(" "),
        class: "margin-line",
        "data-faction": f.id,
        "stroke-dasharray": DASHES[i % DASHES.length],
      }),
    ),
    ends.map(({ f, at }) =>
      s("text", { x: WIDTH - RIGHT + 4, y: at + 3 - over, class: "margin-name", "data-faction": f.id }, f.short),
    ),
    turning.map((point) => {
      const k = history.findLastIndex((entry) => entry.at <= point.at);
      const next = history[Math.min(last, k + 1)];
      const mark = s("circle", { cx: x(Math.min(last, k + 1)), cy: y(next.margins[point.faction] ?? 0), r: 4, class: "turn", "data-faction": point.faction });
      return mark;
    }),
    history.map((entry, k) => {
      const width = (WIDTH - LEFT - RIGHT) / last;
      const area = s("rect", {
        x: x(k) - width / 2,
        y: 0,
        width,
        height: HEIGHT,
        class: "hit",
        onclick: () => go(entry.at),
      });
      area.append(
        s(
          "title",
          {},
          `${entry.title}: ${factions.map((f) => `${f.short} ${signed(entry.margins[f.id] ?? 0)}`).join(", ")}`,
        ),
      );
      return area;
    }),
  );
  const table = h(
    "table",
    {},
    h("caption", {}, t("margins")),
    h(
      "tr",
      {},
      h("th", {}, t("tab-card")),
      factions.map((f) => h("th", {}, f.name)),
    ),
    history.map((entry) =>
      h(
        "tr",
        {},
        h("th", {}, entry.title),
        factions.map((f) => h("td", {}, signed(entry.margins[f.id] ?? 0))),
      ),
    ),
  );
  // A table is never narrower than its words, whatever its style says, so its container is hidden instead.
  return [drawing, h("div", { class: "unseen" }, table)];
}
