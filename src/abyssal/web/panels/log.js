/** The log, line by line. Lines highlight their spaces; the reasons of bots are shown on demand. */
import { api } from "../api.js";
import { fill, h } from "../dom.js";
import { complain } from "../notices.js";
import { keyed, morph, redraw } from "../update.js";
import { t } from "../words.js";
import { hasBox } from "./companion.js";

const PAGE = 150;
/** Number of actions shown from the start, not counting their reasons. */
const ENOUGH = 30;

/** @import { FactionView, LogLine as Line, State } from "../types.d.ts" */
/** @import { On } from "../dom.js" */

export class LogPanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<number, Line>} */
    this.lines = new Map();
    this.count = 0;
    /** Number of lines at the moment that is shown. */
    this.limit = 0;
    /** True if the known lines differ from those drawn. */
    this.stale = true;
    this.filter = "";
    this.follow = true;
    /** Last scroll position of the list. */
    this.top = 0;
    this.loading = false;
    /** What is drawn for each line, and what it was drawn from. @type {Map<number, {el: HTMLElement, from: unknown[]}>} */
    this.entries = new Map();
    /** The reasons that were asked for, by their first line. @type {Set<number>} */
    this.asked = new Set();
    /** Keep the newest line in view when the question above grows or shrinks. */
    this.resized = new ResizeObserver(() => this.follow && this.bottom());
    this.el = h("div", { class: "log-panel" });
  }

  build() {
    this.select = h("select", {
      id: "log-filter",
      "aria-label": t("log-filter"),
      onchange: () => ((this.filter = this.select.value), this.draw()),
    });
    this.companion = h(
      "button",
      { class: "small-button", id: "companion", hidden: true, onclick: () => this.table.companion.toggle() },
      t("companion"),
    );
    this.adjust = h("button", { class: "small-button", id: "by-hand", title: t("adjust-about"), onclick: () => this.table.adjusting.open() }, t("adjust"));
    this.list = h("ol", { class: "log", tabindex: "0", "aria-label": t("tab-log"), onscroll: () => this.scrolled() });
    this.resized.disconnect();
    this.resized.observe(this.list);
    fill(
      this.el,
      h(
        "div",
        { class: "row" },
        this.select,
        h(
          "button",
          { class: "small-button", id: "why-all", dataset: { part: "why" }, onclick: () => this.whyAll() },
          t("why-all"),
        ),
        this.companion,
        this.adjust,
      ),
      this.list,
    );
    this.entries.clear();
  }

  forgetAll() {
    this.lines.clear();
    this.stale = true;
    this.count = -1;
  }

  opened() {
    if (this.follow) this.bottom();
  }

  /** Scroll to the newest line, once its place is known. */
  bottom() {
    // Until then the list may be shorter than before: that does not mean that the reader scrolled up.
    this.top = 0;
    requestAnimationFrame(() => {
      if (!this.follow) return;
      this.list.scrollTop = this.list.scrollHeight;
      this.top = this.list.scrollTop;
    });
  }

  /** Take in the newest lines; drop what was undone. @param {{from: number, count: number, lines: Line[]}} log */
  take(log) {
    const least = log.lines.length ? log.lines[0].n : log.count;
    const news = log.lines.some((line) => this.lines.get(line.n)?.text !== line.text) || log.count !== this.count;
    if (!news) return;
    const before = new Map(this.lines);
    for (const n of before.keys()) if (n >= least) this.lines.delete(n);
    const last = Math.max(-1, ...this.lines.keys());
    // A line that was there already stays the same object: so does what is drawn for it.
    for (const line of log.lines) {
      const old = before.get(line.n);
      this.lines.set(line.n, old && JSON.stringify(old) === JSON.stringify(line) ? old : line);
    }
    this.count = log.count;
    this.stale = true;
    // A long turn of a bot has more lines than a state contains.
    if (last >= 0 && last < least - 1) this.older(last + 1, least);
  }

  /** Show the log up to the moment that is shown. @param {State} state */
  show({ log }) {
    if (this.companion) this.companion.hidden = !hasBox(this.table.now);
    if (this.adjust) this.adjust.hidden = !this.table.adjusting.possible();
    for (const line of log.lines) if (!this.lines.has(line.n)) (this.lines.set(line.n, line), (this.stale = true));
    if (!this.stale && this.limit === log.count) return;
    this.limit = log.count;
    this.draw();
    const told = this.known().filter((line) => !line.reason).length;
    if (this.first() > 0 && told < ENOUGH) this.older(this.first() - PAGE, this.first());
  }

  /** Return the lines up to the moment that is shown, back to the first gap. @returns {Line[]} */
  known() {
    const found = [];
    for (let n = this.limit - 1, line; (line = this.lines.get(n)); n--) found.push(line);
    return found.reverse();
  }

  /** Load lines that a state did not contain. @param {number} from @param {number} to the first that is there */
  async older(from, to) {
    if (this.loading) return;
    this.loading = true;
    try {
      const answer = await api.log(this.table.id, Math.max(0, from));
      for (const line of answer.lines) if (line.n < to) this.lines.set(line.n, line);
      this.stale = true;
      this.notice();
      const below = this.list.scrollHeight - this.list.scrollTop;
      this.draw();
      if (!this.follow) this.top = this.list.scrollTop = this.list.scrollHeight - below;
    } catch (error) {
      complain(error);
    } finally {
      this.loading = false;
    }
  }

  /** Return the number of the first known line. */
  first() {
    return this.limit - this.known().length;
  }

  scrolled() {
    this.notice();
    if (this.top <= 60 && this.first() > 0) this.older(this.first() - PAGE, this.first());
  }

  /** Note the scroll position: a reader who has scrolled up stays there; at the end the log follows new lines again. */
  notice() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    if (scrollHeight - scrollTop - clientHeight < 40) this.follow = true;
    else if (scrollTop < this.top) this.follow = false;
    this.top = scrollTop;
  }

  draw() {
    if (!this.list) return;
    this.stale = false;
    const factions = this.table.now?.factions || [];
    redraw(
      this.select,
      h("option", { value: "" }, t("log-all")),
      factions.map((/** @type {FactionView} */ f) => h("option", { key: f.id, value: f.id, selected: f.id === this.filter }, f.name)),
    );
    /** @type {{line: Line|null, reasons: Line[]}[]} */
    const entries = [];
    /** @type {Line[]} */
    let reasons = [];
    // Bots log their reasons before the action, so reasons belong to the action that follows. Reasons after the bot's
    // last action belong to that one.
    const flush = (/** @type {Line|null} */ line) => {
      const led = line && reasons.length > 0 && reasons[0].actor === line.actor;
      const last = entries.at(-1);
      if (reasons.length && !led) {
        if (last?.line && last.line.actor === reasons[0].actor) last.reasons.push(...reasons);
        else entries.push({ line: null, reasons });
      }
      if (line) entries.push({ line, reasons: led ? reasons : [] });
      reasons = [];
    };
    for (const line of this.known()) {
      const whose = [line.actor, line.faction].includes(this.filter);
      if (this.filter && !whose && !["card", "phase"].includes(line.kind)) continue;
      if (line.reason) reasons.push(line);
      else flush(line);
    }
    flush(null);
    const items = entries.map(({ line, reasons: why }) => this.entry(line, why));
    redraw(this.list, items.length ? items : h("li", { class: "small" }, t("log-empty")));
    if (this.follow) this.bottom();
  }

  /** A line with its reasons; it is made again only if they are others than before. @param {Line|null} line @param {Line[]} reasons */
  entry(line, reasons) {
    const { n } = line ?? reasons[0];
    // The numbers of rules can be pressed once the help is there.
    const from = [line, ...reasons, this.table.help.aid];
    const known = this.entries.get(n);
    if (known?.from.length === from.length && known.from.every((part, i) => part === from[i])) return known.el;
    const told = reasons.length > 0 && this.why(reasons);
    const fresh = keyed(n, line ? this.line(line, told) : h("li", { class: "entry" }, told));
    const el = known?.el ?? fresh;
    if (known) morph(el, fresh);
    this.entries.set(n, { el, from });
    return el;
  }

  /** @param {Line} line @param {HTMLElement|null|false} [why] what led to it */
  line(line, why) {
    const light = () => this.table.flash(line.spaces, line.change?.becomes ?? line.faction);
    const unlight = () => this.table.flash();
    const lit = line.spaces?.length > 0;
    const about = lit
      ? {
          class: "line lights",
          type: "button",
          onmouseenter: light,
          onmouseleave: unlight,
          onfocus: light,
          onblur: unlight,
          onclick: light,
          dataset: { spaces: line.spaces.join(" ") },
        }
      : { class: "line" };
    return h(
      "li",
      {
        class: `entry ${line.kind}`,
        dataset: { n: String(line.n), ...(line.faction ? { faction: line.faction } : {}) },
      },
      h(lit ? "button" : "span", about, line.text),
      why,
    );
  }

  /** Show a bot's reasons, folded. @param {Line[]} reasons */
  why(reasons) {
    return h(
      "details",
      {
        class: "why",
        open: this.asked.has(reasons[0].n),
        ontoggle: (/** @type {On<HTMLDetailsElement>} */ e) => e.target.isConnected && this.ask(reasons[0].n, e.target.open),
      },
      // Noted at once: the log may be redrawn before the fold reports that it opened.
      h("summary", { onclick: (/** @type {{target: {parentElement: HTMLDetailsElement}}} */ e) => this.ask(reasons[0].n, !e.target.parentElement.open) }, t("why")),
      h(
        "ul",
        {},
        reasons.map((line) => h("li", {}, this.table.help.linked(line.text))),
      ),
    );
  }

  /** @param {number} n the first of the reasons @param {boolean} open */
  ask(n, open) {
    if (open) this.asked.add(n);
    else this.asked.delete(n);
  }

  whyAll() {
    const all = [...this.list.querySelectorAll(".why")];
    const open = all.some((details) => !details.open);
    for (const details of all) details.open = open;
  }
}
