/** With printed cards: why a card cannot come up, and how people carry out an Event for a Non-player. */
import { h, plain } from "../dom.js";
import { ROOMS } from "../frame.js";
import { t } from "../words.js";

/** @import { Barred } from "../types.d.ts" */
/** @import { On } from "../dom.js" */

/**
 * Return why the card that was typed cannot come up: found by its number, or by its title if no possible card has it.
 * @param {Barred[]} barred @param {string} value what was typed @param {boolean} found whether a possible card matches
 */
export function refusals(barred, value, found) {
  const typed = plain(value).trim();
  if (!typed) return [];
  const named = barred.filter(({ card, title }) => String(card) === typed || (!found && plain(title).includes(typed)));
  return [...new Set(named.map(({ reason }) => reason))].slice(0, 3);
}

/** The rules by which people carry out an Event for a Non-player. */
export class Guide {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** On a phone the steps would have no room beside it. */
    this.open = matchMedia(ROOMS[0]).matches;
  }

  /** Show the rules with these ids. @param {string[]} ids */
  show(ids) {
    const rules = this.table.help.aid.rules.filter(({ id }) => ids.includes(id));
    if (!rules.length) return null;
    return h(
      "details",
      { key: "guide", id: "guide", open: this.open, ontoggle: (/** @type {On<HTMLDetailsElement>} */ e) => (this.open = e.target.open) },
      h("summary", {}, t("guide")),
      h(
        "dl",
        { class: "small", tabindex: "0", "aria-label": t("guide") },
        rules.flatMap(({ number, title, text }) => [h("dt", {}, `${number} ${title}`), h("dd", {}, text)]),
      ),
    );
  }
}
