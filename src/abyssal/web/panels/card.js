/** The card in play and the next one, and what earlier cards left in force. */
import { fill, h } from "../dom.js";
import { t } from "../words.js";

export class CardPanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.ahead = false;
    this.inForce = true;
    /** The cards in force whose texts are open. @type {Set<number>} */
    this.read = new Set();
    this.el = h("div");
  }

  build() {}

  /** @param {any} state */
  show(state) {
    const next = state.next || [];
    fill(
      this.el,
      state.card ? this.card(state.card, state) : h("p", { class: "small" }, t("no-card")),
      h(
        "p",
        { class: "next small" },
        h("span", {}, t("next"), next.length ? "" : ` ${t("face-down")}`),
        " ",
        h("span", { class: "small" }, t("deck", { count: state.deck })),
      ),
      next.map((/** @type {any} */ card) => this.upcoming(card, state)),
      state.effects?.length > 0 && this.effects(state.effects),
    );
  }

  /** A card to come, folded; it may matter who will be Eligible then. @param {any} card @param {any} state */
  upcoming(card, state) {
    return h(
      "details",
      {
        class: `game-card upcoming ${card.kind || "event"}`,
        open: this.ahead,
        ontoggle: (/** @type {any} */ e) => (this.ahead = e.target.open),
      },
      h("summary", {}, h("strong", {}, this.title(card)), card.order?.length > 0 && this.order(card, null)),
      this.sides(card),
    );
  }

  /** @param {any} card */
  sides(card) {
    return (card.sides || []).map((/** @type {any} */ side) =>
      h("div", { class: `side ${side.side}` }, h("h3", {}, side.label), h("p", {}, side.text)),
    );
  }

  /** @param {any} card */
  title(card) {
    return card.kind === "propaganda" || !card.number
      ? card.title
      : `${card.number} ${card.title}`;
  }

  /** @param {any} card @param {any} state */
  card(card, state) {
    return h(
      "article",
      { class: `game-card ${card.kind || "event"}` },
      h("h2", {}, this.title(card)),
      card.order?.length > 0 && this.order(card, state),
      this.sides(card),
    );
  }

  /** Who comes when; those who are out on the card in play are struck out. @param {any} card @param {any} state null: a card to come */
  order(card, state) {
    return h(
      "ol",
      { class: "order", "aria-label": t("order") },
      card.order.map((/** @type {string} */ id, /** @type {number} */ i) => {
        const faction = this.table.faction(id);
        const out = state?.factions.some((/** @type {any} */ f) => f.id === id && !f.eligible);
        return h(
          "li",
          {
            class: `chip${out ? " out" : ""}`,
            dataset: { faction: id },
            title: out ? `${faction.name}: ${t("box-ineligible")}` : faction.name,
          },
          faction.short,
          i === 1 && card.gray_two && h("sup", { class: "gray-two", title: t("gray-two") }, "2"),
        );
      }),
    );
  }

  /** @param {any[]} effects */
  effects(effects) {
    return h(
      "details",
      {
        class: "effects",
        open: this.inForce,
        ontoggle: (/** @type {any} */ e) => (this.inForce = e.target.open),
      },
      h("summary", {}, t("in-force", { count: effects.length })),
      h(
        "ul",
        {},
        effects.map((effect) =>
          h(
            "li",
            {},
            h(
              "details",
              {
                open: this.read.has(effect.card),
                ontoggle: (/** @type {any} */ e) => this.read[e.target.open ? "add" : "delete"](effect.card),
              },
              h(
                "summary",
                {},
                h("strong", {}, effect.title),
                " ",
                h(
                  "span",
                  { class: "small" },
                  `${this.table.worded("effect", effect.kind)} · ${this.table.worded("side", effect.side)}`,
                ),
              ),
              h("p", { class: "small" }, effect.text),
            ),
          ),
        ),
      ),
    );
  }
}
