/** The form for the facts of a card that comes up for the first time: all of them at once, instead of one question each. */
import { api } from "../api.js";
import { factFields } from "../card-facts.js";
import { deckText, setFacts, withFacts } from "../decks.js";
import { h } from "../dom.js";
import { complain } from "../notices.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { Decks, DecisionView } from "../types.d.ts" */
/** @import { Facts } from "../decks.js" */
/** @import { On } from "../dom.js" */

/** The first of the questions about a card. The form answers the others with it. */
const FIRST = "card-order";

export class FactsForm {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.el = h("div", { class: "card-form" });
    /** The card that is asked about; 0 if none. */
    this.card = 0;
    /** @type {Facts} */
    this.facts = {};
    /** Whether the facts go to my deck too. */
    this.keeping = true;
    this.checked = false;
    /** What the server knows about the cards; null while it is asked. @type {Decks|null} */
    this.about = null;
  }

  /** Return true if this question is answered with the form. @param {DecisionView|null} decision */
  answers(decision) {
    return decision?.kind === FIRST && decision.mine;
  }

  /** Show the form for a question. @param {DecisionView} decision */
  show(decision) {
    if (decision.card !== this.card || !this.about) this.begin(decision.card);
    this.draw();
    return this.el;
  }

  /** Begin with what the game's deck and mine say about the card, and our assumption for the rest. @param {number} card */
  async begin(card) {
    Object.assign(this, { card, checked: false, facts: {}, about: null });
    const { game } = this.table.now;
    try {
      const other = await api.deckOf(this.table.id);
      const about = await api.deck(game, { deck: deckText(game), other, merge: true });
      const found = about.cards.find((one) => one.card === card);
      if (this.card !== card || !found) return;
      const { checked, ...mine } = found.facts;
      Object.assign(this, { about, facts: { ...found.ours, ...mine }, checked: checked === true });
      this.draw();
    } catch (error) {
      complain(error);
    }
  }

  draw() {
    const { about, facts, card } = this;
    if (!about) return void redraw(this.el);
    const check = (/** @type {"keeping"|"checked"} */ name, /** @type {string} */ text) =>
      h(
        "label",
        { class: "check" },
        h("input", {
          type: "checkbox",
          name,
          checked: this[name],
          onchange: (/** @type {On<HTMLInputElement>} */ e) => ((this[name] = e.target.checked), this.draw()),
        }),
        " ",
        text,
      );
    redraw(
      this.el,
      h("h3", {}, about.cards.find((one) => one.card === card)?.title),
      h("p", { class: "small" }, t("cards-assumed-first")),
      h("button", { class: "primary", id: "enter-facts", onclick: () => this.enter() }, t("cards-enter")),
      factFields({ ...about, factions: this.table.now.factions }, `card-${card}`, facts, (change) => {
        this.facts = { ...this.facts, ...change };
        this.draw();
      }),
      check("keeping", t("cards-keep")),
      this.keeping && check("checked", t("cards-checked")),
    );
  }

  /** Enter the facts in the game, and keep them in my deck. The server puts them into choices. */
  async enter() {
    const { about, card, checked, facts, keeping, table } = this;
    const { game } = table.now;
    try {
      const { answers } = await api.deck(game, { deck: withFacts("", game, card, () => facts), card });
      if (!(await table.choose(answers))) return;
      const halo = about?.fields.includes("halo") && { halo: [] };
      if (keeping) await setFacts(game, card, (mine) => ({ ...mine, ...halo, ...facts, ...(checked && { checked }) }));
    } catch (error) {
      complain(error);
    }
  }
}
