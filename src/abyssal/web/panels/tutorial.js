/** The tutorial: steps beside a real game. A step that waits for a question goes by itself when that is asked. */
import { fill, h } from "../dom.js";
import { announce } from "../notices.js";
import { t } from "../words.js";

export class Tutorial {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.at = -1;
    this.box = h("aside", { class: "tutorial", "aria-label": t("tutorial") });
  }

  start() {
    if (!this.steps().length) return;
    this.at = 0;
    document.body.append(this.box);
    this.draw();
  }

  stop() {
    this.at = -1;
    this.unlight();
    this.box.remove();
  }

  /** @returns {any[]} */
  steps() {
    return this.table.help.aid.tutorial;
  }

  /** A new question may be the one a step waits for. @param {any} state */
  look(state) {
    const wait = this.steps()[this.at]?.wait;
    const decision = state.decision;
    if (
      !wait ||
      !decision ||
      (wait.actor && decision.actor !== wait.actor) ||
      !decision.kind.startsWith(wait.kind || "")
    )
      return;
    this.go(1);
  }

  /** @param {number} by */
  go(by) {
    this.at = Math.max(0, this.at + by);
    if (this.at >= this.steps().length) this.stop();
    else this.draw();
  }

  draw() {
    const steps = this.steps();
    const step = steps[this.at];
    if (!step) return;
    this.unlight();
    this.light(step.light || []);
    const last = this.at === steps.length - 1;
    fill(
      this.box,
      h(
        "header",
        {},
        h("strong", {}, step.title),
        h("span", { class: "small" }, `${this.at + 1}/${steps.length}`),
        h("button", { class: "quiet", "aria-label": t("close"), onclick: () => this.stop() }, "✕"),
      ),
      h("p", {}, step.text),
      step.wait && h("p", { class: "small" }, t("tutorial-wait")),
      h(
        "div",
        { class: "row" },
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

  /** Selectors light parts of the page, other names light spaces. @param {string[]} names */
  light(names) {
    const spaces = new Set(this.table.spaces());
    this.table.flash(names.filter((name) => spaces.has(name)));
    for (const name of names.filter((one) => !spaces.has(one))) {
      const selector = /^[a-z]+$/.test(name) ? `[data-part="${name}"]` : name;
      for (const part of document.querySelectorAll(selector)) part.classList.add("pointed");
    }
  }

  unlight() {
    this.table.flash();
    for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  }
}
