/** The card in play and the next one, and what earlier cards left in force. */
import { h } from "../dom.js";
import { link } from "../notices.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { CardView, Effect, FactionView, Mark, Side, State } from "../types.d.ts" */
/** @import { On } from "../dom.js" */
/** @typedef {Pick<CardView, "marks"> & {number?: number, card?: number}} Marked something with marks: a card, or its lasting effect */

/** The note on a text that we have reconstructed. */
const RECONSTRUCTED = "reconstructed";

export class CardPanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.ahead = false;
    this.game = "";
    this.inForce = true;
    /** The cards in force whose texts are open. @type {Set<number>} */
    this.read = new Set();
    this.el = h("div");
  }

  build() {}

  /** @param {State} state */
  show(state) {
    this.game = state.game;
    const next = state.next || [];
    redraw(
      this.el,
      // A long text scrolls, also by keys.
      state.card
        ? h("div", { class: "in-play", tabindex: "0", role: "group", "aria-label": t("tab-card") }, this.card(state.card, state))
        : h("p", { class: "small" }, t("no-card")),
      h(
        "p",
        { class: "next small" },
        h("span", {}, t("next"), next.length ? "" : ` ${t("face-down")}`),
        " ",
        h(
          "span",
          { class: "small coming" },
          state.coming ? t("coming", { count: state.coming.cards, propaganda: state.coming.propaganda }) : t("deck", { count: state.deck }),
        ),
      ),
      next.map((/** @type {CardView} */ card) => this.upcoming(card, state)),
      state.effects?.length > 0 && this.effects(state.effects),
    );
  }

  /** Show a card to come, folded, with the factions that will be Eligible then. @param {CardView} card @param {State} state */
  upcoming(card, state) {
    return h(
      "details",
      {
        class: `game-card upcoming ${card.kind || "event"}`,
        open: this.ahead,
        ontoggle: (/** @type {On<HTMLDetailsElement>} */ e) => (this.ahead = e.target.open),
      },
      h(
        "summary",
        {},
        h("strong", { dataset: { sight: "next" } }, this.title(card)),
        card.order?.length > 0 && this.order(card, null),
        state.next[0] === card && state.coming?.first && this.first(state.coming.first),
      ),
      this.sides(card),
      this.common(card),
    );
  }

  /** Show the first faction on the next card as things stand. @param {string} id */
  first(id) {
    return h("span", { class: "small first-next" }, t("coming-first", { faction: this.table.faction(id).short }));
  }

  /** @param {CardView} card */
  sides(card) {
    return (card.sides || []).map((/** @type {Side} */ side) =>
      h(
        "div",
        { class: `side ${side.side}` },
        h("h3", {}, side.label, this.marks(card, (mark) => mark.side === side.side && mark.text)),
        h("p", {}, side.text),
        side.own && h("p", { class: "own-words" }, side.own),
        !this.alike(card) && this.notes(card, side.side),
      ),
    );
  }

  /** Show once the notes that all texts share. @param {CardView} card */
  common(card) {
    return this.alike(card) && this.notes(card, card.sides[0].side);
  }

  /** Return true if all texts of a card have the same notes. @param {CardView} card */
  alike(card) {
    const told = (card.sides || []).map((/** @type {Side} */ { side }) => {
      const own = (card.marks || []).filter((/** @type {Mark} */ mark) => mark.side === side && !mark.text);
      return own.map((/** @type {Mark} */ mark) => mark.title).join();
    });
    return told.length > 1 && new Set(told).size === 1;
  }

  /** Show the notes on the text of a side. @param {Marked} card @param {string} side */
  notes(card, side) {
    return (card.marks || [])
      .filter((/** @type {Mark} */ mark) => mark.side === side && !mark.text)
      .map((/** @type {Mark} */ mark) =>
        h("p", { class: `card-note ${mark.id}` }, mark.title, mark.id === RECONSTRUCTED && [" ", this.toMyCards(card.number ?? card.card)]),
      );
  }

  /** Create a link to what is known about a card. @param {number|undefined} card */
  toMyCards(card) {
    return link(`/cards?game=${this.game}&card=${card}`, {}, t("my-cards"));
  }

  /** Show the marks printed beside a symbol or a text, with an explanation on hover. @param {Marked} card @param {(mark: Mark) => unknown} which */
  marks(card, which) {
    return (card.marks || [])
      .filter(which)
      .map((/** @type {Mark} */ mark) =>
        h("sup", { class: `card-mark ${mark.id}`, title: mark.title }, mark.text || h("span", { class: "unseen" }, mark.title)),
      );
  }

  /** @param {CardView} card */
  title(card) {
    return card.kind === "propaganda" || !card.number
      ? card.title
      : `${card.number} ${card.title}`;
  }

  /** @param {CardView} card @param {State} state */
  card(card, state) {
    return h(
      "article",
      { class: `game-card ${card.kind || "event"}` },
      h("h2", { dataset: { sight: "card" } }, this.title(card), this.marks(card, (mark) => !mark.side && !mark.faction)),
      card.order?.length > 0 && this.order(card, state),
      this.sides(card),
      this.common(card),
    );
  }

  /** Show the order of the factions; those out on the card in play are struck out. @param {CardView} card @param {State|null} state null: a card to come */
  order(card, state) {
    return h(
      "ol",
      { class: "order", "aria-label": t("order") },
      card.order.map((/** @type {string} */ id) => {
        const faction = this.table.faction(id);
        const out = state?.factions.some((/** @type {FactionView} */ f) => f.id === id && !f.eligible);
        return h(
          "li",
          {
            key: id,
            class: `chip${out ? " out" : ""}`,
            dataset: { faction: id },
            title: out ? `${faction.name}: ${t("box-ineligible")}` : faction.name,
          },
          faction.short,
          this.marks(card, (mark) => mark.faction === id),
        );
      }),
    );
  }

  /** Describe the kind of a lasting effect, and whose it is. @param {Effect} effect */
  kind(effect) {
    const kind = this.table.worded("effect", effect.kind);
    return effect.owner ? t("owned", { owner: effect.owner.name, kind }) : kind;
  }

  /** @param {Effect[]} effects */
  effects(effects) {
    return h(
      "details",
      {
        class: "effects",
        open: this.inForce,
        ontoggle: (/** @type {On<HTMLDetailsElement>} */ e) => (this.inForce = e.target.open),
      },
      h("summary", {}, t("in-force", { count: effects.length })),
      h(
        "ul",
        {},
        effects.map((effect) =>
          h(
            "li",
            { key: effect.card },
            h(
              "details",
              {
                open: this.read.has(effect.card),
                ontoggle: (/** @type {On<HTMLDetailsElement>} */ e) => this.read[e.target.open ? "add" : "delete"](effect.card),
              },
              h(
                "summary",
                {},
                h("strong", {}, effect.title),
                " ",
                h(
                  "span",
                  { class: "small" },
                  effect.side === "event"
                    ? this.kind(effect)
                    : `${this.kind(effect)} · ${this.table.worded("side", effect.side)}`,
                ),
                this.marks(effect, (mark) => mark.text),
              ),
              h("p", { class: "small" }, effect.text),
              effect.own && h("p", { class: "small own-words" }, effect.own),
              this.notes(effect, effect.side),
            ),
          ),
        ),
      ),
    );
  }
}
