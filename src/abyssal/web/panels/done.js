/** What finishes a question, always in the same place and with the same key: *Done*, the end of the turn, the most of a number. */
import { pieceName } from "../board/describe.js";
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { choiceButton } from "./choices.js";

/** @typedef {import("./choices.js").Option} Option */
/** @typedef {{rev: number, ends: boolean, only: boolean, finish: string[], combined: (Option & {choices: string[], about: string})[]}} Further */

export const DONE = "done";

/** The state before the server was asked what follows *Done*. @type {Further} */
export const NOTHING = { rev: -1, ends: false, only: false, finish: [], combined: [] };

/** Questions whose number is a number of pieces to place, to move, or to Activate. */
const PLACING = new Set(["train-cubes", "rally-count", "deploy-count"]);
const MOVING = new Set(["move-count", "transport-count"]);
const ACTIVATING = new Set(["activate-count", "isr-count"]);

const enter = () => h("kbd", { "aria-hidden": "true" }, "↵");

/**
 * Create the buttons that finish a question.
 * @param {import("./decision.js").DecisionPanel} panel
 * @param {HTMLElement} bar
 */
export function finishing(panel, bar) {
  const { further } = panel;
  const done = panel.all().find((option) => option.choice === DONE);
  const numbers = panel.armed ? [] : panel.numbers();
  const most = numbers.at(-1);
  const finish = settings.quick && further.finish.length ? ending(further.finish) : null;
  redraw(
    bar,
    most &&
      panel.isNumeric() &&
      h(
        "button",
        { class: "primary accept", "aria-keyshortcuts": "Enter", onclick: () => panel.choose(most) },
        h("span", {}, taking(panel.state, Number(most.number))),
        enter(),
      ),
    done && !panel.armed && button(panel, done),
    finish &&
      !panel.armed &&
      h(
        "button",
        { class: "finish", onclick: () => panel.choose(finish), onmouseenter: () => panel.lookAt(finish), onfocus: () => panel.lookAt(finish) },
        t("end-turn"),
      ),
  );
  bar.hidden = !bar.childElementCount;
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

/** Return all choices to the end of the turn as one choice. @param {string[]} choices @returns {Option} */
function ending(choices) {
  return { choice: choices.join(" "), choices, text: t("end-turn"), space: "", piece: "", faction: "", number: null, always: false };
}

/** Create *Done*, labelled as the end of the turn if it does nothing else. @param {import("./decision.js").DecisionPanel} panel @param {Option} done */
function button(panel, done) {
  const { ends, only } = panel.further;
  const named = ends ? { ...done, text: only ? t("end-turn") : `${done.text} · ${t("end-turn")}` } : done;
  const made = choiceButton(named, "", false, false, {
    look: () => panel.lookAt(done),
    unlook: () => panel.preview.cancel(),
    foresee: () => panel.foresee(done),
    choose: () => panel.choose(done),
  });
  made.classList.add("done", "primary");
  made.setAttribute("aria-keyshortcuts", "Enter");
  made.append(enter());
  return made;
}
