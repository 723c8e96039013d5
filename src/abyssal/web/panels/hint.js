/** Hints: whole turns that the computer suggests, their prospects and the reasons. The host switches them on or off. */
import { api } from "../api.js";
import { ROOMS } from "../frame.js";
import { h, signed } from "../dom.js";
import { complain } from "../notices.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @typedef {import("../table.js").Table} Table */
/** @import { Advice as Hint } from "../types.d.ts" */
/** @import { On } from "../dom.js" */

/** A button that asks for hints, and a card that folds: beside the question, or in line with it on small screens. */
export class Hints {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.button = h("button", { id: "hint", onclick: () => this.ask() }, t("hint"));
    this.body = h("div", { class: "hints", "aria-live": "polite" });
    this.card = h(
      "details",
      { class: "hint-card", open: true, hidden: true },
      h("summary", {}, t("hints")),
      this.body,
    );
    /** The number of the question; an answer to another one comes too late. */
    this.number = 0;
  }

  /** Another question is asked. */
  clear() {
    this.number += 1;
    this.button.disabled = false;
    this.put();
  }

  /** Show this in the card, or hide the card. @param {...Node} content */
  put(...content) {
    redraw(this.body, ...content);
    this.card.hidden = !content.length;
    if (!content.length) return;
    this.card.open = true;
    this.place();
    this.card.scrollIntoView({ block: "nearest" });
  }

  /** Put the card where there is room for it. */
  place() {
    if (this.card.hidden) return;
    // Beside the question where there is room for both; otherwise below the choices, which scroll.
    const right = this.table.host.querySelector(".right");
    if (matchMedia(ROOMS[1]).matches) right?.querySelector(".tabs")?.before(this.card);
    else this.table.decision.foot?.before(this.card);
  }

  async ask() {
    const { number, table } = this;
    this.button.disabled = true;
    this.put(h("p", { class: "small" }, t("hint-thinking")));
    try {
      const found = await api.hint(table.id);
      if (number !== this.number) return;
      const none = h("p", { class: "small" }, t("hint-none"));
      this.put(found.hints.length ? h("ol", {}, found.hints.map((/** @type {Hint} */ hint) => this.shown(hint))) : none);
    } catch (error) {
      if (number === this.number) this.put();
      complain(error);
    }
    if (number === this.number) this.button.disabled = false;
  }

  /** Show one suggested turn; pointing at it highlights its spaces on the map. @param {Hint} hint */
  shown(hint) {
    const { table } = this;
    const light = () => table.flash(hint.spaces);
    const reasons = [...hint.reasons, ...(hint.chart ? [t("hint-chart")] : [])].join("; ");
    const margins = Object.entries(hint.margins).map(([id, margin]) => `${table.faction(id).short} ${signed(Math.round(margin))}`);
    return h(
      "li",
      { tabindex: "0", onmouseenter: light, onfocus: light, onmouseleave: () => table.flash(), onblur: () => table.flash() },
      h("strong", {}, hint.text),
      h("p", { class: "row costs" }, Object.entries(hint.changes).map(([id, change]) => this.change(id, change))),
      h("p", { class: "small", title: t("hint-margins", { chance: Math.round(100 * hint.chance), list: margins.join(" · ") }) },
        t("hint-rated", { chance: Math.round(100 * hint.chance) }), reasons && ` ${reasons}`),
      h("button", { class: "small-button play-hint", onclick: () => this.play(hint) }, t("hint-play")),
    );
  }

  /** Show what a turn changes for a faction. @param {string} id @param {{margin: number, resources: number}} change */
  change(id, { margin, resources }) {
    const { strip } = this.table;
    return h(
      "span",
      { class: "chip", dataset: { faction: id } },
      `${this.table.faction(id).short} `,
      margin !== 0 && strip.number("⚐", t("margin"), signed(margin)),
      resources !== 0 && strip.number("◈", t("resources"), signed(resources)),
    );
  }

  /** Put the choices of a hint in. What ends the turn or rolls a die is left to the player. @param {Hint} hint */
  play(hint) {
    const { decision } = this.table;
    this.table.flash();
    if (hint.play.length) return this.table.choose(hint.play);
    const option = decision.all().find((one) => one.choice === hint.choices[0]);
    return option && decision.choose(option);
  }
}

/** Create the host's switch for hints; others see whether they are on. @param {Table} table */
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
