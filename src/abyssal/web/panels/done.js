/** What finishes a question, always in the same place and with the same key: *Done*, the end of the turn, the most of a number. */
import { pieceName } from "../board/describe.js";
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { choiceButton } from "./choices.js";

/** @typedef {import("./choices.js").Option} Option */
/** @typedef {{rev: number, ends: boolean, only: boolean, finish: string[], combined: (Option & {choices: string[], about: string, prompt: string})[], left: {prompt: string, choices: string[], special: boolean}[]}} Further */

export const DONE = "done";

/** An option about nothing on the map. */
export const PLAIN = { space: "", piece: "", faction: "", number: null, always: false };

/** The state before the server was asked what follows *Done*. @type {Further} */
export const NOTHING = { rev: -1, ends: false, only: false, finish: [], combined: [], left: [] };

/** Questions whose number is a number of pieces to place, to move, or to Activate. */
const PLACING = new Set(["train-cubes", "rally-count", "deploy-count"]);
const MOVING = new Set(["move-count", "transport-count"]);
const ACTIVATING = new Set(["activate-count", "isr-count"]);

const enter = () => h("kbd", { "aria-hidden": "true" }, "↵");

/**
 * Create the buttons that finish a question. The first is the default, which Enter presses; one of them ends the turn.
 * @param {import("./decision.js").DecisionPanel} panel
 * @param {HTMLElement} bar
 */
export function finishing(panel, bar) {
  const { further } = panel;
  const wanted = panel.state?.decision?.default;
  const options = panel.armed || panel.moves.held ? [] : panel.all();
  const done = options.find((option) => option.choice === DONE);
  const most = options.length && panel.isNumeric() ? panel.suggested() : undefined;
  const best = wanted !== DONE && !most ? options.find((option) => option.choice === wanted) : undefined;
  const finish = done && settings.quick && further.finish.length ? ending(further) : null;
  redraw(
    bar,
    most && first(panel, most, taking(panel.state, Number(most.number))),
    best && first(panel, best, best.text),
    finish && !best && first(panel, finish, finish.text, "finish"),
    done && !isReplaced(panel) && button(panel, done, !best && !finish),
    finish && best && other(panel, finish),
  );
  bar.hidden = !bar.childElementCount;
}

/** Return true if the end of the turn stands for *Done*: what else lies behind *Done* is then offered among the options. @param {import("./decision.js").DecisionPanel} panel */
export function isReplaced({ further, state }) {
  return settings.quick && further.finish.length > 0 && state.decision?.default === DONE;
}

/** Create the button that Enter presses. @param {import("./decision.js").DecisionPanel} panel @param {Option} option @param {string} text @param {string} [kind] */
function first(panel, option, text, kind = "") {
  return h(
    "button",
    {
      key: `first ${kind}`,
      class: `primary accept ${kind}`,
      dataset: kind ? { choice: option.choice } : {},
      "aria-keyshortcuts": "Enter",
      onclick: () => panel.choose(option),
      onmouseenter: () => panel.lookAt(option),
      onfocus: () => panel.lookAt(option),
      onmouseleave: () => panel.lookAway(),
      onblur: () => panel.lookAway(),
    },
    h("span", {}, text),
    enter(),
  );
}

/** @param {import("./decision.js").DecisionPanel} panel @param {Option} option */
function other(panel, option) {
  return h("button", { key: "finish", class: "finish", dataset: { choice: option.choice }, onclick: () => panel.choose(option), onmouseenter: () => panel.lookAt(option), onmouseleave: () => panel.lookAway() }, option.text);
}

/** Say what choosing a number does: *Place 6 Troops*. @param {import("../types.d.ts").State} state @param {number} count */
function taking(state, count) {
  const kind = state.decision?.kind ?? "";
  const what = PLACING.has(kind)
    ? t("take-place", { count })
    : MOVING.has(kind)
      ? t("take-move", { count })
      : ACTIVATING.has(kind)
        ? t("take-activate", { count })
        : "";
  if (!what) return t("take", { count });
  // Pieces have no names for exactly one on the page.
  const piece = count === 1 ? "" : (state.decision?.piece ?? "");
  return piece ? t("take-pieces", { what, pieces: pieceName(state, t, piece.replace(/\.[ua]$/, "")) }) : what;
}

/** Return all choices to the end of the turn as one choice. @param {Further} further @returns {Option} */
function ending({ finish }) {
  return { choice: finish.join(" "), choices: finish, text: t("end-turn"), ...PLAIN };
}

/** Create *Done*, labelled as the end of the turn if it does nothing else. @param {import("./decision.js").DecisionPanel} panel @param {Option} done @param {boolean} primary whether Enter presses it */
function button(panel, done, primary) {
  const { ends, only } = panel.further;
  const end = t("end-turn");
  const named = ends ? { ...done, text: only ? end : `${done.text} · ${end}` } : done;
  const made = choiceButton(named, "", false, false, {
    look: () => panel.lookAt(done),
    unlook: () => panel.lookAway(),
    foresee: () => panel.foresee(done),
    choose: () => panel.choose(done),
  });
  made.classList.add("done");
  if (!primary) return made;
  made.classList.add("primary");
  made.setAttribute("aria-keyshortcuts", "Enter");
  made.append(enter());
  return made;
}
