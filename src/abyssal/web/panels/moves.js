/** Moving pieces: pick them up where they are, put them down where they go. The server says which can, and by which choices. */
import { pieceName } from "../board/describe.js";
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { DecisionView, Movable, Movables, Option, State } from "../types.d.ts" */
/** @typedef {import("./decision.js").DecisionPanel} DecisionPanel */
/** Pieces picked up or put down: from where, and how many of each kind. @typedef {{move: Movable, pieces: Record<string, number>, to: string}} Load */

/** @param {Record<string, number>} pieces */
const total = (pieces) => Object.values(pieces).reduce((sum, count) => sum + count, 0);

export class Moves {
  /** @param {DecisionPanel} panel */
  constructor(panel) {
    this.panel = panel;
    /** What is picked up. @type {Load|null} */
    this.held = null;
    /** What was put down last; its number can still be changed. @type {Load|null} */
    this.last = null;
    /** True while a move is sent. */
    this.sending = false;
    /** Floats at the destination. */
    this.box = h("div", { class: "move-box", hidden: true });
  }

  /** @returns {Movable[]} */
  all() {
    return this.panel.armed || !this.panel.all().length ? [] : this.panel.state.decision.moves;
  }

  /** Return what can leave a space: with pieces of this kind if there are any. @param {string} space @param {string} [kind] */
  from(space, kind = "") {
    const here = this.all().filter((move) => move.space === space);
    return here.find((move) => move.pieces.some((one) => one.piece === kind)) ?? here[0];
  }

  /** Another question is asked. */
  clear() {
    this.held = null;
    if (!this.sending) this.last = null;
    this.draw();
  }

  /** Put everything back. @returns {boolean} whether something was picked up */
  drop() {
    const busy = Boolean(this.held || this.last);
    this.held = this.last = null;
    if (busy) this.light();
    return busy;
  }

  /**
   * A space or a piece in it was pressed: pick up one more, or all of a kind; or put down here what is picked up.
   * @param {{space: string, kind: string}} meant @param {boolean} all @returns {boolean} whether it meant a move
   */
  press({ space, kind }, all) {
    if (this.panel.table.replaying() || this.panel.table.telling.busy()) return false;
    if (this.held && space !== this.held.move.space && this.held.move.to[space]) return this.put(space), true;
    if (!this.from(space, kind)) return false;
    this.pick(space, kind, all);
    return true;
  }

  /** Pick up pieces. A click beside them means the first that can move. @param {string} space @param {string} kind @param {boolean} all */
  pick(space, kind, all) {
    const move = /** @type {Movable} */ (this.from(space, kind));
    const pieces = this.held?.move === move ? { ...this.held.pieces } : {};
    const more = (/** @type {Movables} */ one) => (pieces[one.piece] ?? 0) < one.most;
    const one = move.pieces.find((piece) => piece.piece === kind) ?? move.pieces.find(more) ?? move.pieces[0];
    pieces[one.piece] = all ? one.most : Math.min(one.most, (pieces[one.piece] ?? 0) + 1);
    this.held = { move, pieces, to: "" };
    this.last = null;
    // A single piece with a single way to go need not be told where.
    const goals = Object.keys(move.to);
    if (goals.length === 1 && move.pieces.length === 1 && one.most === 1) return void this.put(goals[0]);
    this.light();
  }

  /** Pick up all pieces of a kind, unless some of this space are picked up. @param {string} space @param {string} kind */
  grab(space, kind) {
    const move = this.from(space, kind);
    if (!move || (this.held?.move === move && total(this.held.pieces))) return;
    const one = move.pieces.find((piece) => piece.piece === kind) ?? move.pieces[0];
    this.held = { move, pieces: { [one.piece]: one.most }, to: "" };
    this.last = null;
    this.light();
  }

  /** Put down what is picked up. @param {string} to */
  async put(to) {
    const { held } = this;
    if (!held || !held.move.to[to] || this.panel.table.busy) return;
    this.panel.moveFocus = true;
    await this.send({ ...held, to });
  }

  /** @param {Load} load */
  async send(load) {
    const { table } = this.panel;
    this.held = null;
    this.last = load;
    this.sending = true;
    this.panel.preview.cancel();
    const how = { on: settings.quick, pieces: load.pieces };
    const done = await table.choose(load.move.to[load.to], how).finally(() => (this.sending = false));
    if (!done) this.last = null;
    this.light();
  }

  /** Change how many were put down: undo the move and make it again. @param {string} kind @param {number} count */
  async change(kind, count) {
    const { last } = this;
    const { table } = this.panel;
    const one = last?.move.pieces.find((piece) => piece.piece === kind);
    if (!last || !one || table.busy || this.sending) return;
    const pieces = { ...last.pieces, [kind]: Math.max(0, Math.min(one.most, count)) };
    this.sending = true;
    await table.undo();
    if (total(pieces)) return this.send({ ...last, pieces });
    this.sending = false;
    this.last = null;
    this.light();
  }

  /** Return the decision as the map shows it: first where pieces can be picked up, then where they can go. @param {DecisionView|null} decision @returns {DecisionView|null} */
  asked(decision) {
    if (!decision?.mine || decision !== this.panel.state?.decision || !this.all().length) return decision;
    const option = (/** @type {string} */ space) => ({ choice: space, text: "", space, piece: "", faction: "", number: null, always: false, special: false, vain: false, remark: "" });
    if (this.held) {
      const options = Object.keys(this.held.move.to).map(option);
      return { ...decision, space: "", origin: this.held.move.space, options };
    }
    const sources = new Set(this.all().map((move) => move.space));
    const own = !decision.enters || decision.selects ? decision.options : decision.options.filter((/** @type {Option} */ one) => !one.space);
    return { ...decision, options: [...own.filter((/** @type {Option} */ one) => !sources.has(one.space)), ...[...sources].map(option)] };
  }

  /** Return the options of the list while pieces are moved; null: those of the question. @returns {import("./choices.js").Option[]|null} */
  listed() {
    const { held } = this;
    const { decision } = this.panel.state;
    const { table } = this.panel;
    const option = (/** @type {string} */ choice, /** @type {string} */ space, /** @type {() => void} */ act) => ({
      ...{ choice, space, act, text: table.spaceName(space), piece: "", faction: "", number: null, always: false },
    });
    if (held) return Object.keys(held.move.to).map((space) => option(`to ${space}`, space, () => this.put(space)));
    if (!decision?.enters || decision.selects || !this.all().length) return null;
    const sources = [...new Set(this.all().map((move) => move.space))];
    const others = this.panel.all().filter((one) => !one.space);
    return [...sources.map((space) => option(`from ${space}`, space, () => this.grab(space, ""))), ...others];
  }

  /** Return the question while pieces are moved; null: the server's. @returns {string|null} */
  prompt() {
    if (this.held) return t("moves-to", { pieces: this.words(this.held), space: this.panel.table.spaceName(this.held.move.space) });
    return this.listed() ? t("moves-from") : null;
  }

  /** Show on the map and in the list what is picked up. */
  light() {
    const { table } = this.panel;
    table.board?.show(table.shown);
    this.panel.draw();
    this.draw();
  }

  /** Say what is picked up: *3 × Troops, 1 × Base*. @param {Load} load */
  words({ move, pieces }) {
    return move.pieces
      .filter((one) => pieces[one.piece])
      .map((one) => `${pieces[one.piece]} × ${pieceName(this.panel.state, t, one.piece)}`)
      .join(", ");
  }

  /** Show how many are picked up at their origin, or the stepper at the destination. */
  draw() {
    const load = this.held ?? (this.panel.table.replaying() ? null : this.last);
    const room = this.panel.table.host.querySelector(".map-room");
    const at = load && (load.to || load.move.space);
    const place = at && room?.querySelector(`#board .space[data-space="${at}"]`);
    this.box.hidden = !place;
    if (!load || !place || !room) return redraw(this.box);
    if (this.box.parentElement !== room) room.append(this.box);
    redraw(this.box, load.to ? this.steppers(load) : [h("span", {}, this.words(load)), this.alone(load)]);
    const [outer, inner] = [room.getBoundingClientRect(), place.getBoundingClientRect()];
    const own = this.box.getBoundingClientRect();
    const x = Math.max(4, Math.min(outer.width - own.width - 4, inner.x + inner.width / 2 - outer.x - own.width / 2));
    const y = Math.max(4, Math.min(outer.height - own.height - 4, inner.bottom - outer.y + 4));
    this.box.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Where a space can also be chosen without a move: a button for that. @param {Load} load */
  alone({ move }) {
    const { decision } = this.panel.state;
    const own = decision.selects && decision.options.some((/** @type {Option} */ one) => one.choice === move.space);
    if (!own) return null;
    const choose = () => (this.drop(), this.panel.pick(move.space));
    return h("button", { class: "small-button choose-here", onclick: choose }, t("space-choose"));
  }

  /** @param {Load} load */
  steppers(load) {
    return load.move.pieces
      .filter((one) => one.most > 1 || load.move.pieces.length > 1)
      .map((one) => {
        const count = load.pieces[one.piece] ?? 0;
        const name = pieceName(this.panel.state, t, one.piece);
        const button = (/** @type {string} */ label, /** @type {string} */ text, /** @type {number} */ to) =>
          h(
            "button",
            { class: "small-button", "aria-label": `${name}: ${label}`, disabled: to === count || to < 0 || to > one.most, onclick: () => this.change(one.piece, to) },
            text,
          );
        return h(
          "div",
          { key: one.piece, class: "row", role: "group", "aria-label": name },
          h("span", { class: "kind" }, name),
          button(t("less"), "−", count - 1),
          h("output", {}, t("moves-count", { count, most: one.most })),
          button(t("greater"), "+", count + 1),
          button(t("all"), t("all"), one.most),
        );
      });
  }
}
