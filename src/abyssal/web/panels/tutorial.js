/** The tutorial: steps beside a real game. A step that waits for a question goes by itself when that is asked. */
import { address } from "../connection.js";
import { h } from "../dom.js";
import { announce } from "../notices.js";
import { known, remember } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { State, TutorialStep } from "../types.d.ts" */

/** The state of a game when a step was shown. @typedef {{card?: number, actor?: string}} Scene */

/** Return true if a question is the one that a step waits for: of a kind (or one of several), for a given faction or
 * for another than before, on the next card or in a Propaganda Round. @param {TutorialStep} step @param {State} state @param {Scene} since */
function awaits({ wait }, { decision, card }, since) {
  if (!wait || !decision) return false;
  if (wait.actor === "other" ? decision.actor === since.actor : wait.actor && decision.actor !== wait.actor) return false;
  if (wait.card === "next" && card?.number === since.card) return false;
  if (wait.card === "propaganda" && card?.kind !== "propaganda") return false;
  return [wait.kind ?? ""].flat().some((kind) => decision.kind.startsWith(kind));
}

export class Tutorial {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.at = -1;
    this.folded = false;
    /** @type {Scene} */
    this.since = {};
    this.box = h("aside", { class: "tutorial" });
  }

  /** Start at the step where the user stopped. */
  start() {
    if (!this.steps().length) return;
    this.at = Math.min(known(this.table.id).lesson ?? 0, this.steps().length - 1);
    this.folded = false;
    this.note();
    this.draw();
  }

  /** Remember the state of the game at this step. */
  note() {
    const { card, decision } = this.table.now ?? {};
    this.since = { card: card?.number, actor: decision?.actor };
  }

  /** Continue after a reload, or start if the address asks for it. */
  resume() {
    const asked = new URLSearchParams(location.search).has("learn");
    if (asked || known(this.table.id).lesson !== undefined) this.start();
  }

  /** Hide the tutorial when the user leaves the table, without ending it. */
  stop() {
    this.at = -1;
    this.unlight();
    this.box.remove();
  }

  /** End the tutorial; it is not offered again. */
  end() {
    this.stop();
    remember(this.table.id, { lesson: undefined });
    history.replaceState(null, "", address.href(address.path()));
  }

  /** @returns {TutorialStep[]} */
  steps() {
    return this.table.help.aid.tutorial;
  }

  /** Advance if a new question is the one that a step waits for. @param {State} state */
  look(state) {
    const step = this.steps()[this.at];
    if (!step) return;
    // Highlight again what is redrawn with each question.
    this.light(step);
    // A Propaganda Round may come before the steps ahead of it are done: jump to the last step that waits for one.
    const round = state.card?.kind === "propaganda";
    const met = round ? this.steps().findLastIndex((one) => awaits(one, state, this.since)) : this.at;
    if (met >= this.at && awaits(this.steps()[met], state, this.since)) this.go(met + 1 - this.at);
  }

  /** @param {number} by */
  go(by) {
    this.at = Math.max(0, this.at + by);
    this.folded = false;
    if (this.at >= this.steps().length) return this.end();
    remember(this.table.id, { lesson: this.at });
    this.note();
    this.draw();
  }

  draw() {
    const steps = this.steps();
    const step = steps[this.at];
    if (!step) return;
    // Beside the question if there is room; the frame is rebuilt with each language.
    if (!this.box.isConnected) this.table.host.querySelector(".right")?.prepend(this.box);
    this.box.setAttribute("aria-label", t("tutorial"));
    this.unlight();
    const parts = this.light(step);
    this.box.classList.toggle("on-map", (step.light || []).includes("map") && !this.folded);
    this.open(parts);
    const last = this.at === steps.length - 1;
    redraw(
      this.box,
      h(
        "header",
        {},
        h("strong", {}, step.title),
        h("span", { class: "small" }, `${this.at + 1}/${steps.length}`),
        h(
          "button",
          {
            class: "quiet fold",
            title: t("tutorial-fold"),
            "aria-label": t("tutorial-fold"),
            "aria-expanded": String(!this.folded),
            onclick: () => this.fold(),
          },
          this.folded ? "▾" : "▴",
        ),
        h("button", { class: "quiet close", "aria-label": t("close"), onclick: () => this.end() }, "✕"),
      ),
      !this.folded && h("p", {}, step.text),
      !this.folded && step.wait && h("p", { class: "small" }, t("tutorial-wait")),
      h(
        "div",
        { class: "row", hidden: this.folded },
        h("button", { class: "small-button", disabled: this.at === 0, onclick: () => this.go(-1) }, t("tutorial-back")),
        h(
          "button",
          { class: "small-button primary", id: "tutorial-next", onclick: () => this.go(1) },
          last ? t("tutorial-end") : t("tutorial-next"),
        ),
      ),
    );
    announce(`${step.title}. ${step.text}`);
  }

  /** Fold the tutorial to free the map, and unfold it. */
  fold() {
    this.folded = !this.folded;
    this.draw();
    this.box.querySelector(".fold")?.focus();
  }

  /** Open the panel of what is pointed at if it is out of view. @param {Element[]} parts */
  open(parts) {
    const inside = parts.filter((part) => part.closest(".panel"));
    if (this.folded || !inside.length) return;
    if (!inside.some((part) => part.checkVisibility()))
      this.table.turnTo(/** @type {Element} */ (inside[0].closest(".panel")).id);
    inside.find((part) => part.checkVisibility())?.scrollIntoView({ block: "nearest" });
  }

  /** Highlight what a step refers to: spaces of the map, and parts of the page by their names. @param {TutorialStep} step @returns {Element[]} the parts */
  light(step) {
    const known = new Set(this.table.spaces());
    /** @type {string[]} */
    const names = step.light || [];
    this.table.flash(names.filter((name) => known.has(name)));
    const parts = names
      .filter((name) => !known.has(name))
      .flatMap((name) => [...document.querySelectorAll(`[data-part="${name}"]`)]);
    for (const part of parts) part.classList.add("pointed");
    return parts;
  }

  unlight() {
    this.table.flash();
    for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  }
}
