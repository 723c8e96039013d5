/** Hints: whole turns that the program finds good, what they promise and why; the host switches them. */
import { api } from "../api.js";
import { h, signed } from "../dom.js";
import { complain } from "../notices.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @typedef {import("../table.js").Table} Table */
/** @import { Advice as Hint } from "../types.d.ts" */
/** @import { On } from "../dom.js" */

/** A button that asks for a hint, and the place where it is shown. */
export class Hints {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.button = h("button", { id: "hint", onclick: () => this.ask() }, t("hint"));
    this.place = h("div", { class: "hints", "aria-live": "polite" });
    /** The number of the question; an answer to another one comes too late. */
    this.number = 0;
  }

  parts() {
    return [this.button, this.place];
  }

  /** Another question is asked. */
  clear() {
    this.number += 1;
    this.button.disabled = false;
    redraw(this.place);
  }

  async ask() {
    const { number, table } = this;
    this.button.disabled = true;
    redraw(this.place, h("p", { class: "small" }, t("hint-thinking")));
    try {
      const found = await api.hint(table.id);
      if (number !== this.number) return;
      redraw(this.place, h("ol", {}, found.hints.map((/** @type {Hint} */ hint) => shown(table, hint))));
    } catch (error) {
      if (number === this.number) redraw(this.place);
      complain(error);
    }
    if (number === this.number) this.button.disabled = false;
  }
}

/** One turn; its spaces are lit on the map while one looks at it. @param {Table} table @param {Hint} hint */
function shown(table, hint) {
  const margins = Object.entries(hint.margins).map(([id, margin]) => `${table.faction(id).short} ${signed(Math.round(margin))}`);
  const light = () => table.flash(hint.spaces);
  return h(
    "li",
    { tabindex: "0", onmouseenter: light, onfocus: light, onmouseleave: () => table.flash(), onblur: () => table.flash() },
    h("strong", {}, hint.turn.join(" · ")),
    h("p", { class: "small" }, t("hint-margins", { chance: Math.round(100 * hint.chance), list: margins.join(" · ") })),
    h("p", { class: "small" }, [...hint.reasons, ...(hint.chart ? [t("hint-chart")] : [])].join("; ")),
  );
}

/** Where the host switches hints, and others read whether they are on. @param {Table} table */
export function aidsSwitch(table) {
  const on = Boolean(table.now?.people.aids);
  if (!table.isHost()) return h("p", { class: "small" }, t(on ? "aids-on" : "aids-off"));
  return h(
    "label",
    { class: "check" },
    h("input", {
      type: "checkbox",
      id: "aids",
      checked: on,
      onchange: (/** @type {On<HTMLInputElement>} */ e) =>
        api.aids(table.id, e.target.checked).then((state) => table.accept(state, false), complain),
    }),
    " ",
    t("aids"),
  );
}
