/** On a phone: one's own Resources and margin, and the card, in reach while deciding. */
import { dialog, h, signed } from "../dom.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { FactionView, State } from "../types.d.ts" */

export class Strip {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.el = h("div", { class: "strip" });
  }

  /** @param {State} state */
  show(state) {
    const mine = this.table.mine();
    const asked = state.decision?.actor;
    // Of the factions led here the one that decides; to those who watch, the one that decides.
    // @ts-expect-error Where nobody decides, `asked` is undefined and in no list.
    const id = mine.includes(asked) || !mine.length ? asked : mine[0];
    const faction = state.factions.find((/** @type {FactionView} */ one) => one.id === id);
    redraw(
      this.el,
      faction && [
        h("span", { class: "chip", dataset: { faction: faction.id } }, faction.short),
        this.number("◈", t("resources"), faction.resources ?? "–"),
        this.number("⚐", t("margin"), signed(faction.margin)),
      ],
      state.card &&
        h("button", { class: "small-button", id: "strip-card", onclick: () => this.read() }, this.table.card.title(state.card)),
    );
  }

  /** @param {string} mark @param {string} what @param {string|number} number */
  number(mark, what, number) {
    return h(
      "span",
      { class: "number", title: what },
      h("span", { "aria-hidden": "true" }, `${mark} `),
      h("span", { class: "unseen" }, `${t("label", { what })} `),
      number,
    );
  }

  /** The card that is shown, above all else. */
  read() {
    const { shown, card } = this.table;
    if (shown.card) dialog(t("tab-card"), [card.card(shown.card, shown)], { closeText: t("close"), kind: "read-card" });
  }
}
