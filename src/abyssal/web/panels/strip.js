/** Where the panels are behind tabs: Resources, margins and the titles of the cards, in sight while deciding. */
import { dialog, h, signed } from "../dom.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { CardView, FactionView, State } from "../types.d.ts" */

export class Strip {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.el = h("div", { class: "strip" });
  }

  /** @param {State} state */
  show(state) {
    const mine = this.table.mine();
    const asked = state.decision?.actor ?? "";
    // Of the factions played here the one that decides; for spectators, the one that decides.
    const own = mine.includes(asked) || !mine.length ? asked : mine[0];
    const sorted = [...state.factions].sort((a, b) => Number(b.id === own) - Number(a.id === own));
    const next = state.next?.[0];
    redraw(
      this.el,
      h("div", { class: "scores" }, sorted.map((faction) => this.score(faction, faction.id === own, state))),
      h(
        "div",
        { class: "titles" },
        state.card && this.title("card", state.card, t("tab-card")),
        next && this.title("next", next, t("next")),
      ),
    );
  }

  /** Show a faction's Resources and margin. @param {FactionView} faction @param {boolean} own @param {State} state */
  score(faction, own, state) {
    const reach = state.in_reach?.find((one) => one.faction === faction.id)?.text;
    return h(
      "span",
      { key: faction.id, class: `score${own ? " own" : ""}${reach ? " reach" : ""}` },
      h("span", { class: "chip", dataset: { faction: faction.id }, title: faction.name }, faction.short),
      this.number("◈", t("resources"), faction.resources ?? "–", own ? "resources" : "", faction.id),
      this.number("⚐", reach ?? t("margin"), signed(faction.margin), "margin", faction.id),
    );
  }

  /** @param {string} mark @param {string} what @param {string|number} number @param {string} [sight] for tests: what of the faction this is @param {string} [of] the faction */
  number(mark, what, number, sight = "", of = "") {
    return h(
      "span",
      { class: `number ${mark === "◈" ? "purse" : "lead"}`, title: what, dataset: { sight, of } },
      h("span", { class: "sign", "aria-hidden": "true" }, `${mark} `),
      h("span", { class: "unseen" }, `${t("label", { what })} `),
      number,
    );
  }

  /** A button with the title of a card. @param {"card"|"next"} id @param {CardView} card @param {string} what */
  title(id, card, what) {
    return h(
      "button",
      { class: "small-button", id: `strip-${id}`, title: what, dataset: { sight: id }, onclick: () => this.read(id) },
      id === "next" && h("span", { class: "sign", "aria-hidden": "true" }, "▸ "),
      h("span", { class: "unseen" }, `${t("label", { what })} `),
      this.table.card.title(card),
    );
  }

  /** Show a card in a dialog. @param {"card"|"next"} which */
  read(which) {
    const { shown, card } = this.table;
    const found = which === "card" ? shown.card : shown.next?.[0];
    if (found) dialog(t("tab-card"), [card.card(found, shown)], { closeText: t("close"), kind: "read-card" });
  }
}
