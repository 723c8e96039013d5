/** Animate how a state came about, scene by scene: the whole table shows the moment of the scene. */
import { api } from "./api.js";
import { h } from "./dom.js";
import { SPEEDS, change, settings } from "./settings.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** Number of scenes that play at full length; if there are more, each is shorter. */
const MANY = 8;
/** The longest that pieces move in a scene, and how long it stays then, with each of its actions, and at most, in lengths of a scene. */
const MOVING = 1.3;
const STAYS = { least: 0.4, each: 0.15, most: 1.2 };

/** @import { On } from "./dom.js" */
/** @import { LogLine, Scene, State } from "./types.d.ts" */

/** Return how long a scene stays after its motion, in milliseconds. @param {Scene} scene @param {number} length */
function stay(scene, length) {
  return length * Math.min(STAYS.most, STAYS.least + STAYS.each * scene.actions.length);
}

/** Return how long scenes take at most, in milliseconds. @param {Scene[]} scenes @param {number} length of each */
export function nominal(scenes, length) {
  return scenes.reduce((sum, scene) => sum + MOVING * length + stay(scene, length), 0);
}

export class Telling {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The number of the running animation; one with another number is over. */
    this.number = 0;
    /** The state to show when the animation is over; null if none runs. @type {State|null} */
    this.end = null;
    /** True if scenes wait for a button. */
    this.stepping = false;
    /** Resolved when the animation is over. @type {Promise<void>} */
    this.over = Promise.resolve();
    /** Ends the wait of the current scene. */
    this.next = () => {};
    /** Lets the current scene stay until a button is pressed. */
    this.pause = () => {};
    this.el = h("div", { class: "telling", hidden: true });
  }

  /** Return true while an animation runs. */
  busy() {
    return this.end !== null;
  }

  /**
   * Show a state: at once, or with an animation of how it came about.
   * @param {State} state @param {State|null} before null: at once
   * @returns {Promise<void>} when it is shown
   */
  async show(state, before) {
    if (!before && this.end?.rev === state.rev && this.end.at === state.at) {
      // The same state comes twice, as an answer and over the live connection: the animation goes on.
      this.end = state;
      return;
    }
    // @ts-expect-error While busy there is an end.
    if (before && this.busy() && state.at > this.end.at) {
      // More has happened meanwhile: the animation gets longer.
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
      if (number !== this.number) return;
      this.table.drawn(state);
      if (!still) this.table.drama.own(before, state);
      return;
    }
    this.end = state;
    this.over = this.tellAll(number, before);
    return this.over;
  }

  /** Animate from a state to the newest one. @param {number} number @param {State} before */
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

  /** Return true if the way to a state is animated: other players' actions and events for everybody. Own actions show at once. @param {State} before @param {State} state */
  isTold(before, state) {
    const { log } = state;
    if (before.at >= state.at || before.log.count >= log.count) return false;
    const mine = this.table.mine();
    const news = log.lines.filter((/** @type {LogLine} */ line) => line.n >= before.log.count && !line.reason);
    return before.log.count < log.from || news.some((/** @type {LogLine} */ line) => !mine.includes(line.actor));
  }

  /** @param {number} number @param {State} before @param {State} state */
  async tell(number, before, state) {
    let shown = before;
    // The server tells a long story in parts.
    for (let at = before.at; at < state.at; ) {
      const { scenes, to } = await api.story(this.table.id, at, state.at).catch(() => ({ scenes: [], to: state.at }));
      const share = (to - at) / (state.at - before.at);
      shown = await this.tellScenes(number, shown, state, scenes, share);
      if (number !== this.number) return;
      at = to;
    }
  }

  /**
   * Animate one part of a story.
   * @param {number} number @param {State} before @param {State} state at the end of the story
   * @param {Scene[]} scenes @param {number} share of the whole story
   * @returns {Promise<State>} the last state shown
   */
  async tellScenes(number, before, state, scenes, share) {
    const { table } = this;
    let shown = before;
    for (const [i, scene] of scenes.entries()) {
      if (number !== this.number) return shown;
      const length = Math.min(this.duration(), (this.duration() * MANY * share) / scenes.length);
      const { told, ...changed } = scene.changed;
      const log = { ...shown.log, count: told, lines: [] };
      shown = { ...state, ...(i ? shown : {}), ...changed, decision: null, result: null, made: null, log, rev: -2 - told };
      const last = table.shown;
      table.draw(shown);
      this.caption(scene);
      table.drama.scene(scene, last, shown);
      await table.board?.animate(last, shown, length);
      table.flash(number === this.number ? scene.places : []);
      if (number === this.number) await this.wait(stay(scene, length));
    }
    return shown;
  }

  /** Wait for the next scene: for a while, or until the button is pressed. @param {number} milliseconds */
  wait(milliseconds) {
    return new Promise((resolve) => {
      const timer = this.stepping ? 0 : setTimeout(resolve, milliseconds);
      this.pause = () => clearTimeout(timer);
      this.next = () => (clearTimeout(timer), resolve(undefined));
    });
  }

  /** End the animation. */
  rest() {
    const { end } = this;
    if (!end) return;
    this.end = null;
    this.number += 1;
    this.next();
    this.caption(null);
    this.table.drama.clear();
    this.table.draw(end);
    this.table.board?.show(end);
    this.table.drawn(end);
  }

  /** Skip to the end of the animation. */
  skip() {
    if (this.busy()) this.rest();
  }

  /** Stop when the user leaves the table. */
  leave() {
    this.number += 1;
    this.end = null;
    this.table.drama.clear();
    this.next();
  }

  /** Go one scene on; from then on each scene waits. */
  step() {
    this.stepping = true;
    this.next();
  }

  /** Play scene after scene without waiting for the button. */
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
      h("p", {}, scene.title && h("b", {}, scene.title), " ", h("span", {}, scene.actions.length > 1 ? this.where(scene) : scene.text)),
      scene.actions.length > 1 && this.actions(scene),
      scene.card && h("p", { class: "event-text" }, scene.card),
      h("div", { class: "row" }, this.buttons()),
    );
  }

  /** The spaces of a scene by their names. @param {Scene} scene */
  where(scene) {
    return scene.places.map((id) => this.table.spaceName(id)).join(", ");
  }

  /** The actions of a scene one by one. While they are unfolded, the scene stays. @param {Scene} scene */
  actions(scene) {
    const toggled = (/** @type {On<HTMLDetailsElement>} */ e) => e.target.open && ((this.stepping = true), this.pause());
    return h(
      "details",
      { class: "actions", ontoggle: toggled },
      h("summary", {}, t("telling-actions", { count: scene.actions.length })),
      h(
        "ol",
        {},
        scene.actions.map((action) => {
          const point = () => this.table.flash(action.places);
          return h("li", {}, h("button", { class: "action", onclick: point, onfocus: point, onmouseenter: point }, action.text));
        }),
      ),
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
