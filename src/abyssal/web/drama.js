/** What happens, shown on the map for a moment: dice, a new card, a Propaganda Round, a victory in reach. Nothing waits for it. */
import { draw } from "./board/svg.js";
import { h } from "./dom.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { CardView, Die, LogLine, Scene, State } from "./types.d.ts" */

/** How long something stays, in milliseconds, and how many actions of a phase are listed. */
const STAY = 2600;
const TALLY = 4;
/** The pips of a die: columns and rows from -1 to 1. @type {[number, number][][]} */
const PIPS = [[], [[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]]];

export class Drama {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    // The log says the same, so screen readers need not read it twice.
    this.el = h("div", { class: "drama", "aria-hidden": "true" });
    this.timer = 0;
  }

  /** Show a scene of the tale. @param {Scene} scene @param {State} before @param {State} after */
  scene(scene, before, after) {
    const parts = [];
    if (scene.kind === "round" || scene.kind === "phase") parts.push(this.banner(scene));
    else if (after.card && after.card.number !== before.card?.number) parts.push(this.card(after.card));
    parts.push(...this.dice(scene.dice), ...this.alarms(before, after));
    this.show(parts);
  }

  /** Show what one's own choice led to: dice, and a victory in reach. @param {State} before @param {State} after */
  own(before, after) {
    const dice = after.log.lines.filter((/** @type {LogLine} */ line) => line.n >= before.log.count && line.die).map((/** @type {LogLine} */ line) => line.die);
    this.show([...this.dice(/** @type {Die[]} */ (dice)), ...this.alarms(before, after)]);
  }

  /** @param {HTMLElement[]} parts */
  show(parts) {
    if (!parts.length) return;
    clearTimeout(this.timer);
    redraw(this.el);
    redraw(this.el, parts);
    this.timer = window.setTimeout(() => this.clear(), STAY);
  }

  clear() {
    clearTimeout(this.timer);
    redraw(this.el);
  }

  /** A phase of the Propaganda Round with what it brought. @param {Scene} scene */
  banner(scene) {
    const more = scene.actions.length - TALLY;
    return h(
      "div",
      { class: "drama-banner" },
      h("b", {}, scene.title),
      scene.actions.slice(0, TALLY).map((action) => h("span", {}, action.text)),
      more > 0 && h("span", {}, `+ ${more}`),
    );
  }

  /** A card that turns over. @param {CardView} card */
  card(card) {
    return h(
      "div",
      { class: `drama-card ${card.kind}` },
      h("b", {}, this.table.card.title(card)),
      h("span", { class: "row" }, (card.order ?? []).map((id) => h("span", { class: "chip", dataset: { faction: id } }, this.table.faction(id).short))),
    );
  }

  /** @param {Die[]} dice */
  dice(dice) {
    return dice.map(({ number, most }) =>
      h(
        "div",
        { class: `drama-die ${most ? (number <= most ? "hit" : "miss") : ""}`, dataset: { number: String(number) } },
        face(number),
        most > 0 && h("span", {}, t("drama-odds", { most: Math.min(6, most), percent: Math.round((100 * Math.min(6, most)) / 6) })),
        most > 0 && h("b", {}, t(number <= most ? "drama-hit" : "drama-miss")),
      ),
    );
  }

  /** Factions whose victory came into reach. @param {State} before @param {State} after */
  alarms(before, after) {
    const known = new Set((before.in_reach ?? []).map((one) => one.faction));
    return (after.in_reach ?? [])
      .filter((one) => !known.has(one.faction))
      .map((one) => h("div", { class: "drama-alarm", dataset: { faction: one.faction } }, `⚑ ${one.text}`));
  }
}

/** @param {number} number */
function face(number) {
  return draw(
    "svg",
    { viewBox: "-20 -20 40 40", class: "face" },
    draw("rect", { x: -18, y: -18, width: 36, height: 36, rx: 7 }),
    ...(PIPS[number] ?? []).map(([x, y]) => draw("circle", { cx: 10 * x, cy: 10 * y, r: 3.6 })),
  );
}
