/** What finishes a question, always in the same place and with the same key: *Done*, the end of the turn, the most of a number. */
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { choiceButton } from "./choices.js";

/** @typedef {import("./choices.js").Option} Option */
/** @typedef {{rev: number, ends: boolean, only: boolean, finish: string[], combined: (Option & {choices: string[], about: string})[]}} Further */

export const DONE = "done";

/** Nothing is known yet of what lies behind *Done*. @type {Further} */
export const NOTHING = { rev: -1, ends: false, only: false, finish: [], combined: [] };

const enter = () => h("kbd", { "aria-hidden": "true" }, "↵");

/**
 * The buttons that finish a question.
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
        h("span", {}, t("take", { count: Number(most.number) })),
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

/** Everything to the end of the turn as one choice. @param {string[]} choices @returns {Option} */
function ending(choices) {
  return { choice: choices.join(" "), choices, text: t("end-turn"), space: "", piece: "", faction: "", number: null, always: false };
}

/** *Done*, which is called the end of the turn where it is nothing else. @param {import("./decision.js").DecisionPanel} panel @param {Option} done */
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
