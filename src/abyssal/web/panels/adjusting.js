/** Changing the position by hand: the palette in place of the question, word by word, and proposals that others have to agree to. */
import { api } from "../api.js";
import { during } from "../busy.js";
import { h } from "../dom.js";
import { ROOMS } from "../frame.js";
import { complain } from "../notices.js";
import { t } from "../words.js";

/** @import { DecisionView, HandQuestion, State } from "../types.d.ts" */

/** Revision under which the decision panel shows the palette; the server is not asked about its options. */
const BY_HAND = -2;

export class Adjusting {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The words chosen so far; null while the palette is closed. @type {string[]|null} */
    this.words = null;
    /** Beginnings of lines that correct one place; all steps are offered if there are none. @type {string[]} */
    this.steps = [];
    /** What the server asks for next. @type {HandQuestion|null} */
    this.question = null;
    /** The moment of the game that the palette is about. */
    this.at = -1;
  }

  /** Return true if somebody here may change the position by hand now. */
  possible() {
    const { now } = this.table;
    return Boolean(now?.decision) && !now.over && !now.exercise && !this.table.replaying() && this.table.mine().length > 0;
  }

  /** Open the palette. @param {string[]} [steps] beginnings of the lines that are wanted */
  open(steps = []) {
    this.steps = steps;
    if (!matchMedia(ROOMS[0]).matches) this.table.turnTo("decision");
    return this.ask([]);
  }

  close() {
    Object.assign(this, { words: null, question: null, steps: [] });
    this.refresh();
  }

  /** Ask what may follow these words, or carry out the line if it is complete. @param {string[]} words */
  ask(words) {
    return during(this.next(words));
  }

  /** @param {string[]} words */
  async next(words) {
    const { table } = this;
    this.at = table.now.at;
    try {
      const question = await api.adjustment(table.id, words.join(" "));
      if (question.complete) return void (await this.send(words.join(" ")));
      Object.assign(this, { words, question });
      this.refresh();
    } catch (error) {
      complain(error);
    }
  }

  /** Carry out a line, or propose it to the others. @param {string} line */
  async send(line) {
    const { table } = this;
    if (!(await table.send((rev) => api.adjust(table.id, rev, line, true)))) return;
    if (table.now.adjusting) return this.close();
    await this.next([]);
  }

  /** Take a choice of the palette. @param {string} choice */
  take(choice) {
    const words = this.words ?? [];
    const steps = words.length ? [] : this.steps.filter((step) => step.split(" ")[0] === choice);
    return this.ask(steps.length === 1 ? steps[0].split(" ") : [...words, choice]);
  }

  /** Take the last word back. */
  back() {
    const { words } = this;
    if (!words?.length) return this.close();
    const begun = this.steps.some((step) => step === words.join(" "));
    return this.ask(begun ? [] : words.slice(0, -1));
  }

  /** Show a state, with the palette in place of its question while that is open. @param {State} state @returns {State} */
  over(state) {
    if (this.words && (state.at !== this.at || !state.decision)) Object.assign(this, { words: null, question: null });
    const decision = this.decision();
    return decision ? { ...state, rev: BY_HAND - (this.words?.length ?? 0), decision } : state;
  }

  /** Return the palette as a question. @returns {DecisionView|null} */
  decision() {
    const { question, words, table } = this;
    if (!question || !words) return null;
    const { spaces } = table.geometry;
    const wanted = words.length ? [] : this.steps.map((step) => step.split(" ")[0]);
    const shown = question.options.filter(({ choice }) => !wanted.length || wanted.includes(choice));
    const about = words.filter((word) => word in spaces).at(-1) ?? "";
    return {
      actor: "",
      kind: question.kind,
      rule: "",
      prompt: question.prompt,
      space: about,
      origin: "",
      piece: "",
      card: 0,
      leaves: false,
      enters: false,
      selects: false,
      moves: [],
      chosen: [],
      open: false,
      mine: true,
      undoable: 0,
      turn: { title: t("adjust"), parts: [], resources: question.text, possible: "" },
      default: "",
      options: shown.map(({ choice, label }) => ({
        choice,
        text: label,
        space: choice in spaces ? choice : "",
        piece: choice.includes(".") ? choice : "",
        faction: "",
        number: /^\d+$/.test(choice) && !question.kind.endsWith("-effect") ? Number(choice) : null,
        always: false,
        special: false,
        vain: false,
        remark: "",
      })),
      barred: [],
      guide: [],
      deals: [],
    };
  }

  /** Draw the question and the map again. */
  refresh() {
    this.table.draw(this.table.now);
    this.table.board?.show(this.table.now);
  }

  /** Create the buttons below the palette. */
  buttons() {
    return [
      h("button", { id: "adjust-back", disabled: !this.words?.length, onclick: () => this.back() }, `↶ ${t("undo")}`),
      h("button", { id: "adjust-close", onclick: () => this.close() }, t("adjust-close")),
    ];
  }

  /** Create the button that opens the palette. */
  button() {
    return h("button", { id: "adjust", title: t("adjust-about"), onclick: () => this.open() }, t("adjust"));
  }

  /** Show a proposal, with what this player can say to it. */
  proposal() {
    const found = this.table.now?.adjusting;
    if (!found || this.table.replaying()) return null;
    const mine = this.table.mine();
    const names = (/** @type {string[]} */ seats) => seats.map((seat) => this.table.faction(seat).name).join(", ");
    const say = (/** @type {boolean} */ agree) => this.table.send((rev) => api.adjust(this.table.id, rev, found.line, agree));
    const asked = found.missing.some((seat) => mine.includes(seat));
    return h(
      "div",
      { class: "proposal", role: "group", "aria-label": t("adjust-proposal", { faction: names([found.seat]) }) },
      h("p", {}, t("adjust-proposal", { faction: names([found.seat]) }), " ", h("strong", {}, found.text)),
      h("p", { class: "small" }, t("adjust-missing", { factions: names(found.missing) })),
      mine.length > 0 &&
        h(
          "div",
          { class: "row" },
          asked && h("button", { class: "primary", id: "adjust-agree", onclick: () => say(true) }, t("adjust-agree")),
          h("button", { id: "adjust-decline", onclick: () => say(false) }, t(asked ? "adjust-decline" : "adjust-withdraw")),
        ),
    );
  }
}
