/** How a state came about, told on the board scene by scene, with the lines of the log above the map. */
import { api } from "./api.js";
import { scenesOf } from "./board/story.js";
import { fill, h } from "./dom.js";
import { SPEEDS, settings } from "./settings.js";
import { t } from "./words.js";

/** So many scenes are told at full length; with more of them each is shorter. */
const MANY = 8;

export class Telling {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.number = 0;
    /** What is shown when the tale is over; null: there is none. @type {any} */
    this.end = null;
    this.el = h("div", { class: "telling", hidden: true });
  }

  /** Whether a tale can be skipped. */
  busy() {
    return !this.el.hidden;
  }

  /** Show a state: at once, or by telling how it came about. @param {any} state @param {any} before null: at once */
  async show(state, before) {
    const { board } = this.table;
    if (!board) return;
    if (!before && this.end?.rev === state.rev && this.end.at === state.at) {
      // The same state comes twice, as an answer and over the live connection: the tale goes on.
      this.end = state;
      return;
    }
    const number = ++this.number;
    const duration = SPEEDS[settings.speed];
    this.end = state;
    this.caption(null);
    try {
      const still = !before || !duration || matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!still) await this.tell(number, before, state, duration);
    } finally {
      if (number === this.number) this.rest();
    }
  }

  /** The tale is over. */
  rest() {
    const { end } = this;
    this.end = null;
    this.number += 1;
    this.caption(null);
    this.table.board?.show(end);
  }

  /** @param {number} number @param {any} before @param {any} state @param {number} duration */
  async tell(number, before, state, duration) {
    const board = /** @type {import("./board/board.js").Board} */ (this.table.board);
    const scenes = scenesOf(before.position, await this.lines(before, state));
    const several = scenes.length > 1;
    const length = several ? Math.min(duration, (duration * MANY) / scenes.length) : duration;
    let shown = before;
    for (const scene of several ? scenes : []) {
      if (number !== this.number) return;
      this.caption(scene);
      const next = { ...state, decision: null, position: { ...before.position, spaces: scene.spaces } };
      await board.animate(shown, next, length);
      await new Promise((resolve) => setTimeout(resolve, length / 2));
      shown = next;
    }
    if (number !== this.number) return;
    this.caption(null);
    await board.animate(shown, this.end, length);
  }

  /** What the log says between two states. @param {any} before @param {any} state */
  async lines(before, state) {
    const [first, { log }] = [before.log.count, state];
    if (first >= log.count) return [];
    const { lines } = first < log.from ? await api.log(this.table.id, first) : log;
    return lines.filter((/** @type {any} */ line) => line.n >= first && line.n < log.count);
  }

  /** To the end of the tale. */
  skip() {
    if (this.busy()) this.rest();
  }

  /** @param {import("./board/story.js").Scene|null} scene */
  caption(scene) {
    if (!scene && this.busy()) this.table.flash();
    this.el.hidden = !scene;
    if (!scene) return void fill(this.el);
    this.table.flash(scene.places);
    this.el.dataset.faction = scene.faction;
    fill(
      this.el,
      h("p", {}, scene.title && h("b", {}, scene.title), " ", h("span", {}, scene.text)),
      h("button", { class: "small-button", id: "skip-tale", onclick: () => this.skip() }, t("skip-tale")),
    );
  }
}
