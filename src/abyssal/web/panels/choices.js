/** The choices of a question: found by name, put in order, and what one of them would lead to. */
import { h, plain, signed } from "../dom.js";
import { t } from "../words.js";

/** @typedef {{choice: string, text: string, space: string, piece: string, faction: string, number: number|null, ends: boolean}} Option */

/** What one may do at almost every question, and rarely does. */
const ALWAYS_OPEN = ["take_back"];

/** The choices that what was typed leaves. @param {Option[]} options @param {string} value @returns {Option[]} */
export function matching(options, value) {
  const typed = plain(value);
  if (!typed) return options;
  const exact = options.filter((option) => plain(option.text) === typed || option.choice === typed);
  if (exact.length) return exact;
  const begins = options.filter(
    (option) =>
      plain(option.text)
        .split(/[\s(-]+/)
        .some((word) => word.startsWith(typed)) || plain(option.text).startsWith(typed),
  );
  return begins.length
    ? begins
    : options.filter((option) => plain(option.text).includes(typed) || option.choice.includes(typed));
}

/** What is on the map can be clicked there, so a long list of spaces comes after the rest. @param {Option[]} options */
export function grouped(options) {
  const spaces = options.filter((option) => option.space);
  const last = options.filter((option) => !option.space && ALWAYS_OPEN.includes(option.choice));
  const others = options.filter((option) => !option.space && !last.includes(option));
  const groups = spaces.length > 6 ? [others, spaces, last].filter((group) => group.length) : [options];
  options.splice(0, options.length, ...groups.flat());
  return groups;
}

/** A number to step to, where there are many. @param {Option[]} numbers @param {(option: Option) => void} choose */
export function stepper(numbers, choose) {
  const values = numbers.map((option) => Number(option.number));
  const least = Math.min(...values);
  const most = Math.max(...values);
  const input = h("input", {
    type: "number",
    min: least,
    max: most,
    value: most,
    inputmode: "numeric",
    "aria-labelledby": "prompt",
  });
  const step = (/** @type {number} */ by) =>
    (input.value = String(Math.max(least, Math.min(most, Number(input.value) + by))));
  const take = () => {
    const option = numbers.find((one) => one.number === Number(input.value));
    if (option) choose(option);
  };
  input.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && take());
  return h(
    "div",
    { class: "row stepper" },
    h("button", { "aria-label": t("less"), onclick: () => step(-1) }, "−"),
    input,
    h("button", { "aria-label": t("greater"), onclick: () => step(1) }, "+"),
    h("button", { class: "primary", onclick: take }, t("take-number")),
  );
}

/**
 * What a choice would lead to.
 * @param {import("../table.js").Table} table @param {Option} option
 * @param {{lines: string[], chance: boolean, resources: Record<string, number>}} seen
 */
export function foreseen(table, option, seen) {
  const changes = Object.entries(seen.resources || {}).filter(([, change]) => change);
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
      seen.lines.map((/** @type {any} */ line) => h("li", {}, typeof line === "string" ? line : line.text)),
      seen.chance && h("li", {}, t("then-chance")),
      !seen.lines.length && !seen.chance && h("li", {}, t("then-question")),
    ),
  ];
}
