/** Replay: a slider over the game's choices, turns or cards, and a chart of the margins. */
import { api } from "../api.js";
import { connection } from "../connection.js";
import { fill, h, later, saveFile } from "../dom.js";
import { complain, copy, go } from "../notices.js";
import { remember } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { chancesBox } from "./chances.js";
import { chart } from "./chart.js";

/** @import { HistoryEntry } from "../types.d.ts" */
/** @import { On } from "../dom.js" */

/** Return the moment that a link names: `?at=N`. @returns {number|null} */
function wished() {
  const at = new URLSearchParams(location.search).get("at");
  return at && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

export class ReplayPanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The choice that is shown; null for the present. @type {number|null} */
    this.at = null;
    /** The target of the slider, until it is shown. @type {number|null} */
    this.pulled = null;
    /** @type {HistoryEntry[]} */
    this.history = [];
    /** Size of a step: `choice`, `turn` or `card`. */
    this.by = "choice";
    /** The moment that the address names, until it is shown. @type {number|null} */
    this.wished = wished();
    this.timer = 0;
    this.stale = true;
    this.fetch = later(120, (/** @type {number} */ at) => this.goTo(at));
    this.el = h("div", { class: "replay-panel" });
  }

  build() {
    this.label = h("p", { class: "small", id: "replay-label" });
    this.made = h("p", { class: "small", id: "replay-made" });
    this.slider = h("input", {
      type: "range",
      id: "replay-slider",
      min: 0,
      value: 0,
      "aria-labelledby": "replay-label",
      oninput: () => this.slide(),
    });
    this.toggle = h("button", { id: "replay-play", onclick: () => (this.timer ? this.pause() : this.play()) }, "▶");
    this.drawing = h("div", { class: "chart" });
    const button = (/** @type {string} */ id, /** @type {string} */ mark, /** @type {() => void} */ act) =>
      h(
        "button",
        { id: `replay-${id}`, "aria-label": t(`replay-${id}`), title: t(`replay-${id}`), onclick: act },
        mark,
      );
    this.back = h("button", { id: "rewind", onclick: () => this.rewind() }, t("rewind"));
    fill(
      this.el,
      h(
        "div",
        { class: "segments", role: "group", "aria-label": t("replay-by") },
        ["choice", "turn", "card"].map((way) =>
          h(
            "label",
            {},
            h("input", {
              type: "radio",
              name: "replay-by",
              value: way,
              checked: way === this.by,
              onchange: () => ((this.by = way), this.show()),
            }),
            h("span", {}, t(`replay-by-${way}`)),
          ),
        ),
      ),
      this.slider,
      h(
        "div",
        { class: "row" },
        button("first", "⇤", () => this.step(-Infinity)),
        button("before", "←", () => this.step(-1)),
        this.toggle,
        button("after", "→", () => this.step(1)),
        button("last", "⇥", () => this.stop()),
      ),
      this.label,
      this.made,
      h(
        "div",
        { class: "row" },
        h("button", { id: "branch", title: t("branch-text"), onclick: () => this.branch() }, t("branch")),
        h("button", { id: "moment", onclick: (/** @type {On<HTMLElement>} */ e) => this.share(e.target) }, t("moment")),
        this.back,
      ),
      h("h3", {}, t("margins")),
      this.drawing,
      chancesBox(this.table),
      h("div", { class: "row" }, h("button", { id: "download", onclick: () => this.download() }, t("download"))),
    );
    this.toggle.setAttribute("aria-label", t("replay-play"));
  }

  opened() {
    if (this.stale) this.load();
  }

  /** Fetch the margins, only while the panel is open. */
  async load() {
    this.stale = true;
    if (this.table.tab !== "replay" && this.history.length) return;
    try {
      this.history = await api.history(this.table.id);
      this.stale = false;
      this.show();
      const { wished } = this;
      this.wished = null;
      if (wished !== null) await this.goTo(wished);
    } catch {
      // The chart is updated with the next change.
    }
  }

  /** Return the places the slider stops at. @returns {number[]} */
  stops() {
    const length = this.table.now?.length || 0;
    if (this.by === "choice") return [];
    const cards = this.history.map((entry) => entry.at);
    const turns = this.by === "turn" ? this.history.flatMap((entry) => entry.turns) : [];
    const found = [...new Set([0, ...cards, ...turns, length])];
    return found.filter((at) => at <= length).sort((a, b) => a - b);
  }

  show() {
    const { now } = this.table;
    if (!now || !this.slider) return;
    const at = this.pulled ?? this.at ?? now.length;
    const stops = this.stops();
    const stepwise = this.by !== "choice";
    this.slider.max = String(stepwise ? stops.length - 1 : now.length);
    this.slider.value = String(
      stepwise
        ? Math.max(
            0,
            stops.findLastIndex((stop) => stop <= at),
          )
        : at,
    );
    const entry = this.history.findLast((one) => one.at <= at);
    const text = t("replay-label", { at, length: now.length });
    this.label.textContent = entry ? `${text} · ${entry.title}` : text;
    this.made.textContent = this.deed(at);
    this.slider.setAttribute("aria-valuetext", [this.label.textContent, this.made.textContent].join(" · "));
    this.back.hidden = !(this.table.replaying() && now.people.friendly && this.table.isHost());
    redraw(
      this.drawing,
      chart(this.history, now.factions, at, (there) => this.goTo(there)),
    );
  }

  /** Return the choice that led to this moment. @param {number} at */
  deed(at) {
    const { shown } = this.table;
    const made = shown?.at === at ? shown.made : null;
    if (!made?.prompt) return made?.text || "";
    const who = made.actor ? this.table.faction(made.actor).name : t("replay-chance");
    return t("replay-made", { who, prompt: made.prompt, choice: made.text });
  }

  slide() {
    const value = Number(this.slider.value);
    const at = this.by !== "choice" ? this.stops()[value] : value;
    this.label.textContent = t("replay-label", { at, length: this.table.now.length });
    this.made.textContent = "";
    this.pulled = at;
    this.fetch(at);
  }

  /** @param {number} by */
  step(by) {
    const at = this.at ?? this.table.now.length;
    if (by === -Infinity) return this.goTo(0);
    if (this.by === "choice") return this.goTo(at + by);
    const stops = this.stops();
    const there = by < 0 ? stops.findLast((stop) => stop < at) : stops.find((stop) => stop > at);
    return this.goTo(there ?? at);
  }

  /** @param {number} at */
  async goTo(at) {
    const { table } = this;
    this.pulled = null;
    const there = Math.max(0, Math.min(at, table.now.length));
    if (there === table.now.length) return this.stop();
    this.at = there;
    try {
      const state = await api.stateAt(table.id, there);
      if (this.at !== there || table.left) return;
      const before = table.shown;
      await table.show(state, before && Math.abs(before.at - there) <= 3 ? before : null);
    } catch (error) {
      this.stop();
      complain(error);
    }
  }

  /** Go back to the present. */
  stop() {
    this.pause();
    this.pulled = null;
    if (this.at === null) return this.show();
    this.at = null;
    this.table.show(this.table.now, null);
  }

  play() {
    if (this.at === null) this.at = 0;
    const tick = async () => {
      const before = this.at;
      await this.step(before === null ? 0 : 1);
      if (!this.timer || this.at === null || this.at === before) return this.pause();
      this.timer = setTimeout(tick, 350);
    };
    this.toggle.textContent = "❚❚";
    this.timer = setTimeout(tick, 0);
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.toggle) this.toggle.textContent = "▶";
  }

  /** Copy a link to this moment. @param {HTMLElement} button */
  async share(button) {
    copy(await connection.link(this.table.id, this.at ?? this.table.now.length), button);
  }

  /** Play on from here in a new game; this one stays as it is. */
  async branch() {
    const at = this.at ?? this.table.now.length;
    try {
      const made = await api.branch(this.table.id, at);
      const { game } = this.table.now;
      remember(made.table, { game, title: t("branch-title", { at }), tokens: made.tokens });
      go(`/t/${made.table}`);
    } catch (error) {
      complain(error);
    }
  }

  rewind() {
    if (this.at !== null && confirm(t("rewind-sure", { at: this.at }))) this.table.rewind(this.at);
  }

  async download() {
    try {
      saveFile(`${this.table.now.game}-${this.table.id.slice(0, 8)}.record`, await api.record(this.table.id));
    } catch (error) {
      complain(error);
    }
  }
}
