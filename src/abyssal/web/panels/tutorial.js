/**
 * The tutorial and the puzzles: a note beside a real game. The server knows the script: it says which choice comes next,
 * refuses others, and says when the goal of a puzzle is reached.
 */
import { Refused, api } from "../api.js";
import { h } from "../dom.js";
import { announce, complain, go } from "../notices.js";
import { change, known, remember, settings } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { DONE } from "./done.js";

/** @import { Puzzle, State, TutorialStep } from "../types.d.ts" */

/** Start an exercise at a table of its own. @param {string} game @param {string} id of a puzzle; "" for the tutorial */
export async function beginExercise(game, id) {
  try {
    const made = await api.create(id ? { game, puzzle: id } : { game, lesson: true });
    remember(made.table, { game, title: "", tokens: made.tokens, lesson: 0 });
    go(`/t/${made.table}`);
  } catch (error) {
    complain(error);
  }
}

export class Tutorial {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.at = -1;
    this.folded = false;
    this.told = "";
    this.sheet = new CSSStyleSheet();
    this.box = h("aside", { class: "tutorial" });
  }

  /** Show the notes if this table has an exercise that was not closed, at the step where the user stopped. */
  resume() {
    const { lesson } = known(this.table.id);
    if (!this.table.now?.exercise || lesson === undefined) return;
    this.at = Math.min(lesson, Math.max(0, this.steps().length - 1));
    this.follow();
    this.draw();
  }

  /** Hide the notes when the user leaves the table, without ending the exercise. */
  stop() {
    this.at = -1;
    this.unlight();
    this.box.remove();
  }

  /** Close the notes for good. The game goes on. */
  end() {
    this.stop();
    remember(this.table.id, { lesson: undefined });
  }

  /** @returns {TutorialStep[]} */
  steps() {
    return this.table.now?.exercise?.id === "lesson" ? this.table.help.aid.tutorial : [];
  }

  /** The puzzle of this table. @returns {Puzzle|undefined} */
  puzzle() {
    return this.table.help.aid.puzzles.find((one) => one.id === this.table.now?.exercise?.id);
  }

  /** Number of choices after which a step is done. @param {number} at */
  due(at) {
    return this.steps().slice(0, at + 1).reduce((sum, step) => sum + step.choices, 0);
  }

  /** Return true if a step asks for choices that have not been made. @param {number} at */
  locked(at) {
    return Boolean(this.steps()[at]?.choices) && (this.table.now.exercise?.made ?? 0) < this.due(at);
  }

  /** Go to the step that the choices made so far have led to: on when its goal is reached, back after an undo. */
  follow() {
    const made = this.table.now.exercise?.made ?? 0;
    const before = this.at;
    while (this.steps()[this.at]?.choices && !this.locked(this.at) && this.at < this.steps().length - 1) this.at += 1;
    while (this.at > 0 && made < this.due(this.at - 1)) this.at -= 1;
    if (this.at !== before) remember(this.table.id, { lesson: this.at });
  }

  /** Show a new state. @param {State} state */
  look(state) {
    if (this.at < 0 || !state.exercise) return;
    const before = this.at;
    this.follow();
    if (this.at !== before) this.folded = false;
    this.draw();
  }

  /** @param {number} by */
  go(by) {
    this.at = Math.max(0, this.at + by);
    this.folded = false;
    if (this.at >= this.steps().length) return this.end();
    remember(this.table.id, { lesson: this.at });
    this.draw();
  }

  /** Say why a choice was refused: it is not the one that the step asks for. @param {unknown} error @returns {boolean} whether that was the reason */
  explain(error) {
    const step = this.steps()[this.at];
    if (!(error instanceof Refused) || error.id !== "not-in-the-lesson" || !step) return false;
    if (!step.goal) complain(`${error.message} ${t("tutorial-read")}`);
    else complain(`${error.message} ${step.goal}`);
    return true;
  }

  draw() {
    if (this.at < 0) return;
    const puzzle = this.puzzle();
    const step = this.steps()[this.at];
    if (!step && !puzzle) return;
    // Beside the question if there is room; the frame is rebuilt with each language.
    if (!this.box.isConnected) this.table.host.querySelector(".right")?.prepend(this.box);
    this.box.setAttribute("aria-label", t(puzzle ? "puzzle" : "tutorial"));
    this.unlight();
    if (puzzle) this.drawPuzzle(puzzle);
    else this.drawStep(step);
  }

  /** @param {TutorialStep} step */
  drawStep(step) {
    const steps = this.steps();
    const locked = this.locked(this.at);
    const last = this.at === steps.length - 1;
    const parts = this.light(step, locked);
    const known = new Set(this.table.spaces());
    const onMap = step.light.some((name) => name === "map" || known.has(name));
    this.box.classList.toggle("on-map", !this.folded && !locked && onMap);
    this.box.classList.toggle("on-log", !this.folded && step.light.includes("log"));
    this.open(parts);
    redraw(
      this.box,
      this.top(step.title, `${this.at + 1}/${steps.length}`),
      !this.folded && h("p", {}, step.text),
      step.goal && h("p", { class: "goal" }, h("strong", {}, step.goal)),
      h(
        "div",
        { class: "row", hidden: this.folded },
        h("button", { class: "small-button", disabled: this.at === 0, onclick: () => this.go(-1) }, t("tutorial-back")),
        h(
          "button",
          { class: "small-button primary", id: "tutorial-next", disabled: locked, onclick: () => this.go(1) },
          last ? t("tutorial-end") : t("tutorial-next"),
        ),
        last && h("button", { class: "small-button", id: "to-puzzles", onclick: () => go("/?puzzles") }, t("puzzles")),
      ),
    );
    this.say(`${step.title}. ${step.text} ${step.goal}`);
  }

  /** @param {Puzzle} puzzle */
  drawPuzzle(puzzle) {
    const { game, exercise } = this.table.now;
    const solved = exercise?.reached;
    const { puzzles } = this.table.help.aid;
    const next = puzzles[puzzles.indexOf(puzzle) + 1];
    if (solved) {
      const name = `${game} ${puzzle.id}`;
      if (!settings.solved.includes(name)) change({ solved: [...settings.solved, name] });
    }
    this.box.classList.remove("on-map");
    redraw(
      this.box,
      this.top(puzzle.title, `${puzzles.indexOf(puzzle) + 1}/${puzzles.length}`),
      h("p", { class: "goal" }, h("strong", {}, puzzle.text)),
      solved && h("p", { class: "solved" }, t("puzzle-solved")),
      h(
        "div",
        { class: "row", hidden: this.folded },
        h("button", { class: "small-button", id: "puzzle-again", onclick: () => beginExercise(game, puzzle.id) }, t("puzzle-again")),
        next &&
          h(
            "button",
            { class: solved ? "small-button primary" : "small-button", id: "puzzle-next", onclick: () => beginExercise(game, next.id) },
            t("puzzle-next"),
          ),
      ),
    );
    this.say(solved ? t("puzzle-solved") : puzzle.text);
  }

  /** The title line with its buttons. @param {string} title @param {string} count */
  top(title, count) {
    return h(
      "header",
      {},
      h("strong", {}, title),
      h("span", { class: "small" }, count),
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
    );
  }

  /** Announce a note once. @param {string} text */
  say(text) {
    if (text !== this.told) announce(text);
    this.told = text;
  }

  /** Fold the note to its goal to free the map, and unfold it. */
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

  /**
   * Point at what a step is about: the very choice that comes next, on the map and in the panel, or else spaces and
   * parts of the page.
   * @param {TutorialStep} step @param {boolean} locked
   * @returns {Element[]} the parts
   */
  light(step, locked) {
    const known = new Set(this.table.spaces());
    const ahead = locked && this.table.now.decision?.mine ? (this.table.now.exercise?.ahead ?? []) : [];
    const next = this.offered(ahead);
    const names = [...step.light, ...(known.has(next) ? [next] : [])];
    this.table.flash(names.filter((name) => known.has(name)));
    const parts = step.light
      .filter((name) => !known.has(name))
      .flatMap((name) => [...document.querySelectorAll(`[data-part="${name}"]`)]);
    for (const part of parts) part.classList.add("pointed");
    this.point(next);
    return next ? [...parts, ...document.querySelectorAll('#decision [data-part="choices"]')] : parts;
  }

  /** Return the choice to point at: the next one, or where *Done* has no button, the one that leads least far beyond it. @param {string[]} ahead */
  offered(ahead) {
    const next = ahead[0] ?? "";
    const offered = [...document.querySelectorAll("#decision [data-choice]")].map((button) => button.getAttribute("data-choice") ?? "");
    if (next !== DONE || offered.includes(DONE)) return next;
    // The server makes some choices between these by itself.
    const end = (/** @type {string} */ choice) => choice.split(" ").reduce((at, word) => (at < 0 ? at : ahead.indexOf(word, at) + 1 || -1), 0);
    return offered.filter((choice) => choice.startsWith(`${DONE} `) && end(choice) > 0).sort((a, b) => end(a) - end(b))[0] ?? next;
  }

  /** Frame the buttons of a choice. The panel redraws them at any time, so a rule does it and not a class. @param {string} choice */
  point(choice) {
    this.box.dataset.next = choice;
    const frame = "{ outline: 3px solid #d89b1d; outline-offset: 2px; }";
    this.sheet.replaceSync(choice ? `#decision [data-choice="${CSS.escape(choice)}"] ${frame}` : "");
    if (!document.adoptedStyleSheets.includes(this.sheet)) document.adoptedStyleSheets.push(this.sheet);
  }

  unlight() {
    this.table.flash();
    this.point("");
    for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  }
}
