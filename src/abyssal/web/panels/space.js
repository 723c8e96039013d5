/** The box of a space: what is there at the moment that is shown, who Controls it by how much, what lies around it, and what can be done there now. */
import { h } from "../dom.js";
import { sideName } from "../board/describe.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { DecisionView, Option, State } from "../types.d.ts" */

export class SpaceBox {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The space that is open; "": none. */
    this.space = "";
    /** The space that the click under way has closed. */
    this.left = "";
    this.el = h("section", { class: "look", hidden: true });
    // A click elsewhere closes it; one on a space opens the box of that one, on the same a second time none.
    this.elsewhere = (/** @type {MouseEvent} */ event) => {
      this.left = this.space;
      setTimeout(() => (this.left = ""), 0);
      if (this.space && !this.fresh && !this.el.contains(/** @type {Node} */ (event.target))) this.close();
    };
    /** Whether the press under way has opened it: then its end does not close it. */
    this.fresh = false;
    this.pressed = () => (this.fresh = false);
    document.addEventListener("pointerdown", this.pressed, true);
    document.addEventListener("click", this.elsewhere, true);
  }

  leave() {
    document.removeEventListener("pointerdown", this.pressed, true);
    document.removeEventListener("click", this.elsewhere, true);
  }

  /** A space was clicked. @param {string} space */
  toggle(space) {
    if (space === this.left) this.left = "";
    else this.open(space);
  }

  /** @param {string} space */
  open(space) {
    this.space = space;
    this.fresh = true;
    this.show(this.table.shown);
  }

  close() {
    if (!this.space) return false;
    this.space = "";
    // @ts-expect-error Without a space nothing of the state is shown.
    this.show(null);
    return true;
  }

  /** Redraw it with each state. @param {State} state */
  show(state) {
    const { board } = this.table;
    this.el.hidden = !this.space || !board;
    if (this.el.hidden || !board) return void redraw(this.el);
    const { name, adjacent } = this.table.geometry.spaces[this.space];
    this.el.setAttribute("aria-label", t("space-box"));
    this.el.dataset.space = this.space;
    redraw(
      this.el,
      h(
        "header",
        {},
        h("strong", {}, name),
        h("button", { class: "quiet close", "aria-label": t("close"), onclick: () => this.close() }, "✕"),
      ),
      h("p", { "aria-live": "polite" }, String(board.describe(this.space, state)).replace(`${name}: `, "")),
      this.control(state),
      this.now(state.decision),
      adjacent?.length && this.neighbours(adjacent),
    );
  }

  /** Who Controls the space by how much, and what was marked if that is what counts. @param {State} state */
  control(state) {
    const { strength, control, marked } = state;
    const here = strength?.[this.space];
    const side = (/** @type {string} */ id) => sideName(state, t, id);
    const word = here && (control[this.space] === here.side ? "space-controlled" : "space-uncontrolled");
    return [
      here?.side && h("p", { class: "balance" }, t(word, { side: side(here.side), count: here.count, others: here.others })),
      marked &&
        here &&
        h("p", {}, marked[this.space] ? t("space-marked", { side: side(marked[this.space]) }) : t("space-unmarked")),
    ];
  }

  /** @param {string[]} around */
  neighbours(around) {
    return h(
      "p",
      { class: "row neighbours" },
      h("span", {}, t("space-neighbours")),
      around
        .filter((id) => this.table.board?.isOpen(id))
        .map((id) =>
          h(
            "button",
            {
              key: id,
              class: "small-button",
              onclick: () => this.open(id),
              onmouseenter: () => this.table.flash([id]),
              onmouseleave: () => this.table.flash(),
            },
            this.table.spaceName(id),
          ),
        ),
    );
  }

  /** The choices that are about this space. @param {DecisionView|null} decision */
  now(decision) {
    if (!decision?.mine || this.table.replaying()) return null;
    const here = decision.options.filter(
      (/** @type {Option} */ one) => one.space === this.space || (one.piece && decision.space === this.space),
    );
    if (!here.length) return null;
    return h(
      "div",
      { class: "here" },
      h("p", {}, `${t("space-now")} ${decision.prompt}`),
      h(
        "div",
        { class: "row" },
        here.map((/** @type {Option} */ one) =>
          h(
            "button",
            { key: one.choice, class: "small-button", onclick: () => this.table.decision.pick(one.choice) },
            one.space ? t("space-choose") : one.text,
          ),
        ),
      ),
    );
  }
}
