/** How a state came about, told scene by scene: the whole table stands at the moment that is told. */
import { api } from "./api.js";
import { h } from "./dom.js";
import { SPEEDS, change, settings } from "./settings.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** So many scenes are told at full length; with more of them each is shorter. */
const MANY = 8;

/** @import { On } from "./dom.js" */
/** @import { LogLine, Scene, State } from "./types.d.ts" */

export class Telling {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The number of the tale; a tale with another number is over. */
    this.number = 0;
    /** What is shown when the tale is over; null: there is none. @type {State|null} */
    this.end = null;
    /** Whether scenes wait for a button. */
    this.stepping = false;
    /** Fulfilled when the tale is over. @type {Promise<void>} */
    this.over = Promise.resolve();
    /** Ends the wait of a scene. */
    this.next = () => {};
    this.el = h("div", { class: "telling", hidden: true });
  }

  /** Whether something is being told. */
  busy() {
    return this.end !== null;
  }

  /**
   * Show a state: at once, or by telling how it came about.
   * @param {State} state @param {State|null} before null: at once
   * @returns {Promise<void>} when it is shown
   */
  async show(state, before) {
    if (!before && this.end?.rev === state.rev && this.end.at === state.at) {
      // The same state comes twice, as an answer and over the live connection: the tale goes on.
      this.end = state;
      return;
    }
    // @ts-expect-error Who is busy has an end.
    if (before && this.busy() && state.at > this.end.at) {
      // More has happened meanwhile: the tale gets longer.
      this.end = state;
      return this.over;
    }
    const number = ++this.number;
    this.next();
    this.end = null;
    const still = !before || !this.duration() || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const told = !still && this.isTold(before, state);
    if (!told) {
      this.caption(null);
      this.table.draw(state);
      await (still ? this.table.board?.show(state) : this.table.board?.animate(before, state, this.duration()));
      if (number === this.number) this.table.drawn(state);
      return;
    }
    this.end = state;
    this.over = this.tellAll(number, before);
    return this.over;
  }

  /** From a state to the newest one. @param {number} number @param {State} before */
  async tellAll(number, before) {
    this.table.draw({ ...before, rev: -1, decision: null });
    this.table.board?.show(this.table.shown);
    try {
      for (let [last, next] = [before, this.end]; next && last.at !== next.at; [last, next] = [next, this.end]) {
        await this.tell(number, last, next);
        if (number !== this.number) return;
      }
    } finally {
      if (number === this.number) this.rest();
    }
  }

  duration() {
    return SPEEDS[settings.speed];
  }

  /** Whether the way to a state is told: what others did, and what befell everybody. Own deeds show at once. @param {State} before @param {State} state */
  isTold(before, state) {
    const { log } = state;
    if (before.at >= state.at || before.log.count >= log.count) return false;
    const mine = this.table.mine();
    const news = log.lines.filter((/** @type {LogLine} */ line) => line.n >= before.log.count && !line.reason);
    return before.log.count < log.from || news.some((/** @type {LogLine} */ line) => !mine.includes(line.actor));
  }

  /** @param {number} number @param {State} before @param {State} state */
  async tell(number, before, state) {
    const { table } = this;
    const { scenes } = await api.story(table.id, before.at, state.at).catch(() => ({ scenes: [] }));
    let shown = before;
    for (const [i, scene] of /** @type {Scene[]} */ (scenes).entries()) {
      if (number !== this.number) return;
      const length = Math.min(this.duration(), (this.duration() * MANY) / scenes.length);
      const { told, ...changed } = scene.changed;
      const log = { ...shown.log, count: told, lines: [] };
      shown = { ...state, ...(i ? shown : {}), ...changed, decision: null, result: null, made: null, log, rev: -2 - told };
      const last = table.shown;
      table.draw(shown);
      this.caption(scene);
      await table.board?.animate(last, shown, length);
      table.flash(number === this.number ? scene.places : []);
      if (number === this.number) await this.wait(length / 2);
    }
  }

  /** Until the next scene: a while, or until it is asked for. @param {number} milliseconds */
  wait(milliseconds) {
    return new Promise((resolve) => {
      const timer = this.stepping ? 0 : setTimeout(resolve, milliseconds);
      this.next = () => (clearTimeout(timer), resolve(undefined));
    });
  }

  /** The tale is over. */
  rest() {
    const { end } = this;
    if (!end) return;
    this.end = null;
    this.number += 1;
    this.next();
    this.caption(null);
    this.table.draw(end);
    this.table.board?.show(end);
    this.table.drawn(end);
  }

  /** To the end of the tale. */
  skip() {
    if (this.busy()) this.rest();
  }

  /** The table is left. */
  leave() {
    this.number += 1;
    this.end = null;
    this.next();
  }

  /** One scene on; from then on each waits. */
  step() {
    this.stepping = true;
    this.next();
  }

  /** Scene after scene without being asked. */
  play() {
    this.stepping = false;
    this.next();
  }

  /** @param {Scene|null} scene */
  caption(scene) {
    if (!scene && !this.el.hidden) this.table.flash();
    this.el.hidden = !scene;
    if (!scene) return void redraw(this.el);
    this.table.flash(scene.places);
    this.el.dataset.faction = scene.faction;
    redraw(
      this.el,
      h("p", {}, scene.title && h("b", {}, scene.title), " ", h("span", {}, scene.text)),
      scene.card && h("p", { class: "event-text" }, scene.card),
      h("div", { class: "row" }, this.buttons()),
    );
  }

  buttons() {
    const button = (/** @type {string} */ id, /** @type {string} */ word, /** @type {() => void} */ act) =>
      h("button", { class: "small-button", id, onclick: act }, t(word));
    return [
      button("step-tale", "telling-step", () => this.step()),
      this.stepping && button("play-tale", "telling-play", () => this.play()),
      h(
        "select",
        {
          id: "tale-speed",
          "aria-label": t("telling-speed"),
          onchange: (/** @type {On<HTMLSelectElement>} */ e) => change({ speed: e.target.value }),
        },
        ["slow", "normal", "fast"].map((speed) =>
          h("option", { value: speed, selected: speed === settings.speed }, t(`speed-${speed}`)),
        ),
      ),
      button("skip-tale", "skip-tale", () => this.skip()),
    ];
  }
}
