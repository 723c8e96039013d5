/** Help: the player aid of each faction, short rules, the keys, and the way into the tutorial. */
import { api } from "../api.js";
import { fill, h, plain } from "../dom.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { showLegend } from "./legend.js";
import { beginExercise } from "./tutorial.js";

/** @import { Aid, AidFaction, AidItem, AidSection, RuleSummary } from "../types.d.ts" */

/** With the printed game on the table: what each part does and where to find it. */
const BOX = ["cards", "dice", "events", "adjust", "companion", "facts"];
const KEYS = ["click", "shift", "digits", "letters", "enter", "escape", "backspace", "plus", "help"];

export class HelpPanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Aid} */
    this.aid = { factions: [], rules: [], tutorial: [], puzzles: [] };
    this.faction = "";
    this.rule = "";
    /** A rule to open once the rules are loaded. */
    this.wanted = "";
    this.el = h("div", { class: "help-panel" });
  }

  build() {
    this.top = h("div");
    this.body = h("div");
    this.list = h("div", { class: "rules" });
    this.search = h("input", {
      type: "search",
      id: "rule-find",
      placeholder: t("rule-find"),
      "aria-label": t("rule-find"),
      oninput: () => this.drawRules(),
    });
    fill(this.el, this.top, this.body);
    this.draw();
  }

  async load() {
    try {
      this.aid = await api.aid(this.table.now.game);
      if (this.wanted) this.openRule(this.wanted);
      else this.draw();
      // Rule numbers in the log become clickable now.
      this.table.log.draw();
      const { state } = this.table.decision;
      if (state?.decision?.guide.length) this.table.decision.draw();
    } catch {
      // The game works without help.
    }
  }

  draw() {
    const { aid } = this;
    const mine = this.table.now?.decision?.actor;
    const chosen =
      aid.factions.find((f) => f.id === this.faction) || aid.factions.find((f) => f.id === mine) || aid.factions[0];
    redraw(
      this.top,
      h(
        "div",
        { class: "row" },
        aid.tutorial.length > 0 &&
          h("button", { id: "tutorial", onclick: () => beginExercise(this.table.now.game, "") }, t("tutorial")),
        h("button", { id: "legend", onclick: () => showLegend(this.table) }, t("map-legend")),
      ),
      h(
        "details",
        {},
        h("summary", {}, t("keys")),
        h(
          "dl",
          { class: "keys" },
          KEYS.flatMap((key) => [h("dt", {}, t(`key-${key}`)), h("dd", {}, t(`key-${key}-text`))]),
        ),
      ),
      h(
        "details",
        { id: "box-help" },
        h("summary", {}, t("box")),
        h("dl", {}, BOX.flatMap((part) => [h("dt", {}, t(`box-${part}`)), h("dd", {}, t(`box-${part}-text`))])),
      ),
    );
    redraw(
      this.body,
      aid.factions.length > 0 && h("h3", {}, t("player-aid")),
      h(
        "div",
        { class: "row", role: "group", "aria-label": t("player-aid") },
        aid.factions.map((f) =>
          h(
            "button",
            {
              key: f.id,
              class: "chip",
              dataset: { faction: f.id },
              "aria-pressed": String(f === chosen),
              onclick: () => ((this.faction = f.id), this.draw()),
            },
            f.title,
          ),
        ),
      ),
      chosen && this.sheet(chosen),
      aid.rules.length > 0 && this.rules(),
    );
  }

  /** @param {AidFaction} faction */
  sheet(faction) {
    return h(
      "div",
      { class: "aid" },
      faction.goal && h("p", {}, h("strong", {}, `${t("label", { what: t("victory") })} `), faction.goal),
      faction.sections.map((/** @type {AidSection} */ section) =>
        h(
          "details",
          { key: `${faction.id} ${section.title}`, open: true },
          h("summary", {}, section.title),
          h(
            "dl",
            {},
            section.items.flatMap((/** @type {AidItem} */ item) => [
              h("dt", {}, item.title, " ", this.table.rule(item.rule)),
              h("dd", {}, item.text),
            ]),
          ),
        ),
      ),
    );
  }

  rules() {
    this.drawRules();
    return [
      h("h3", {}, t("rules")),
      this.search,
      this.rule &&
        h("button", { class: "small-button", onclick: () => this.openRule("") }, t("all-rules")),
      this.list,
    ];
  }

  /** The rules that were looked for, by chapter. */
  drawRules() {
    const typed = plain(this.search.value);
    const found = this.aid.rules.filter(
      (rule) =>
        rule.id === this.rule ||
        (typed && (rule.number.startsWith(typed) || plain(`${rule.title} ${rule.text}`).includes(typed))) ||
        (!typed && !this.rule),
    );
    const chapters = [...new Set(found.map((rule) => rule.chapter))];
    // What was looked for is open to be read; all of it together would be a long way down.
    const open = Boolean(typed || this.rule);
    redraw(
      this.list,
      chapters.map((chapter) =>
        h(
          "details",
          { key: chapter, open },
          h("summary", {}, chapter),
          h("dl", {}, found.filter((rule) => rule.chapter === chapter).flatMap((rule) => this.entry(rule))),
        ),
      ),
    );
  }

  /** A rule by its printed number, if it has one. @param {RuleSummary} rule */
  entry(rule) {
    return [
      h(
        "dt",
        { id: `rule-${rule.id}`, tabindex: "-1", class: rule.id === this.rule ? "lit" : "" },
        `${rule.number} ${rule.title}`.trim(),
      ),
      h("dd", {}, rule.text),
    ];
  }

  /**
   * Create a text in which every rule number with a summary opens it.
   * @param {string} text @param {(rule: string) => void} [open]
   */
  linked(text, open) {
    return text
      .split(/(\d+(?:\.\d+)+)/)
      .map((part) => (this.aid.rules.some((rule) => rule.id === part) ? this.table.rule(part, open) : part));
  }

  /** Open a rule, or the nearest one above it that has a summary. @param {string} rule */
  openRule(rule) {
    const ids = new Set(this.aid.rules.map((one) => one.id));
    let id = ids.has(rule) ? rule : rule.replace(/[^0-9.].*$/, "").replace(/\.$/, "");
    while (id && !ids.has(id)) id = id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : "";
    this.wanted = this.aid.rules.length ? "" : rule;
    this.rule = id;
    this.search.value = "";
    this.draw();
    const place = /** @type {HTMLElement|null} */ (id ? document.getElementById(`rule-${id}`) : null);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }
}
