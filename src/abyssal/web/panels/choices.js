/** The choices of a question: search by name, order, and preview. */
import { h, plain, signed } from "../dom.js";
import { t } from "../words.js";

/** @typedef {{choice: string, text: string, space: string, piece: string, faction: string, number: number|null, always: boolean, special?: boolean, vain?: boolean, remark?: string, choices?: string[], act?: () => void}} Option what `act` does is not a choice */

/** Normalise names, however their parts are joined: `Huila – Tolima`, `huila-tolima`. @param {string} text */
const joined = (text) => plain(text).replace(/[\s–-]+/g, " ").trim();

/**
 * Return the choices that match the typed text, by a space's name or its label on the map.
 * @param {Option[]} options @param {string} value @param {(space: string) => string} printed @returns {Option[]}
 */
export function matching(options, value, printed) {
  const typed = joined(value);
  if (!typed) return options;
  const choice = plain(value);
  const names = (/** @type {Option} */ option) =>
    [option.text, ...(option.space ? [printed(option.space)] : [])].map(joined);
  const exact = options.filter((option) => names(option).includes(typed) || option.choice === choice);
  if (exact.length) return exact;
  const begins = options.filter((option) =>
    names(option).some((name) => name.startsWith(typed) || name.split(/[\s(]+/).some((word) => word.startsWith(typed))),
  );
  if (begins.length) return begins;
  return options.filter((option) => names(option).some((name) => name.includes(typed)) || option.choice.includes(choice));
}

/**
 * Group the choices: those of the question, spaces, Special Activities, spaces without effect, and what is always
 * possible. The choices are put in the same order.
 * @param {Option[]} options
 */
export function grouped(options) {
  const name = (/** @type {Option} */ option) =>
    option.always ? "more" : option.special ? "special" : option.vain ? "vain" : option.space ? "spaces" : "others";
  const groups = ["others", "spaces", "special", "vain", "more"]
    .map((group) => ({ name: group, options: options.filter((option) => name(option) === group) }))
    .filter((group) => group.options.length);
  options.splice(0, options.length, ...groups.flatMap((group) => group.options));
  return groups;
}

/** The timer of a long press, and whether it has become one: there is one finger, whichever button it is on. */
let hold = 0;
let held = false;

/**
 * Create a choice in the list. A long press shows what it would do, without choosing it.
 * @param {Option} option @param {string} key that makes it @param {boolean} numeric whether numbers are asked for
 * @param {boolean} ends whether it ends the turn or rolls a die
 * @param {{look: () => void, unlook: () => void, foresee: () => void, choose: () => void}} act
 */
export function choiceButton(option, key, numeric, ends, act) {
  const button = h(
    "button",
    {
      key: option.choice,
      class: option.vain ? "choice vain" : "choice",
      title: option.remark || null,
      dataset: { choice: option.choice, ...(option.faction ? { faction: option.faction } : {}) },
      "aria-keyshortcuts": key || null,
      onmouseenter: act.look,
      onfocus: act.look,
      onmouseleave: act.unlook,
      onblur: act.unlook,
      ontouchstart: () => ((held = false), (hold = setTimeout(() => ((held = true), act.foresee()), 450))),
      ontouchend: (/** @type {Event} */ e) => (clearTimeout(hold), held && e.preventDefault()),
      ontouchmove: () => clearTimeout(hold),
      onclick: act.choose,
    },
    key && !(numeric && key === option.text) && h("kbd", { "aria-hidden": "true" }, key),
    h("span", {}, option.text),
    option.remark && !option.vain && h("small", {}, option.remark),
  );
  if (ends) markEnds(button);
  return button;
}

/** Mark a choice that ends the turn or rolls a die. @param {HTMLElement} button */
export function markEnds(button) {
  button.classList.add("ends");
  button.append(h("span", { class: "ends-mark", title: t("ends"), "aria-label": t("ends") }, "⇥"));
}

/** A number to step to, where there are many. @param {Option[]} numbers @param {Option|undefined} first the one shown at first @param {(option: Option) => void} choose @param {number} rev of the question */
export function stepper(numbers, first, choose, rev) {
  const values = numbers.map((option) => Number(option.number));
  const least = Math.min(...values);
  const most = Math.max(...values);
  const field = (/** @type {Event} */ { currentTarget }) =>
    /** @type {HTMLInputElement} */ (/** @type {Element} */ (currentTarget).closest(".stepper")?.querySelector("input"));
  const step = (/** @type {HTMLInputElement} */ input, /** @type {number} */ by) =>
    (input.value = String(Math.max(least, Math.min(most, Number(input.value) + by))));
  const take = (/** @type {Event} */ event) => {
    const option = numbers.find((one) => one.number === Number(field(event).value));
    if (option) choose(option);
  };
  return h(
    "div",
    { key: `numbers of ${rev}`, class: "row stepper" },
    h("button", { "aria-label": t("less"), onclick: (/** @type {Event} */ e) => step(field(e), -1) }, "−"),
    h("input", {
      type: "number",
      min: least,
      max: most,
      value: first?.number ?? most,
      inputmode: "numeric",
      "aria-labelledby": "prompt",
      onkeydown: (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && take(e),
    }),
    h("button", { "aria-label": t("greater"), onclick: (/** @type {Event} */ e) => step(field(e), 1) }, "+"),
    h("button", { class: "primary", onclick: take }, t("take-number")),
  );
}

/**
 * Show what a choice would do.
 * @param {import("../table.js").Table} table @param {Option} option
 * @param {{lines: string[], then: string, resources: Record<string, number>}} seen
 */
export function foreseen(table, option, seen) {
  const changes = Object.entries(seen.resources).filter(([, change]) => change);
  const asks = seen.then === "question";
  // That another question follows is no news.
  if (asks && !seen.lines.length && !changes.length) return [];
  return [
    h("p", { class: "small" }, h("strong", {}, option.text), " · ", t("would")),
    changes.length > 0 &&
      h(
        "p",
        { class: "row costs" },
        changes.map(([id, change]) =>
          h(
            "span",
            { class: "chip", dataset: { faction: id } },
            `${table.faction(id).short} ${signed(Number(change))}`,
          ),
        ),
      ),
    h(
      "ul",
      {},
      seen.lines.map((line) => h("li", {}, line)),
      !asks && h("li", {}, t(`then-${seen.then}`)),
    ),
  ];
}
