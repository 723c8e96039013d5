/** Hints: whole turns that the computer suggests, their prospects and the reasons. The host switches them on or off. */
import { api } from "../api.js";
import { fill, h, signed } from "../dom.js";
import { complain } from "../notices.js";
import { t } from "../words.js";

/** @typedef {import("../table.js").Table} Table */
/** @import { Advice as Hint, DecisionView } from "../types.d.ts" */
/** @import { On } from "../dom.js" */

/** Create a button that asks for a hint, and the place for it; nothing if hints are off. @param {Table} table @param {DecisionView} decision */
export function hintButton(table, decision) {
  if (!decision.mine || table.replaying() || !table.now?.people.aids) return null;
  const place = h("div", { class: "hints", "aria-live": "polite" });
  const button = h("button", { id: "hint", onclick: () => ask() }, t("hint"));
  const ask = async () => {
    button.disabled = true;
    fill(place, h("p", { class: "small" }, t("hint-thinking")));
    try {
      const found = await api.hint(table.id);
      fill(
        place,
        h(
          "ol",
          {},
          found.hints.map((/** @type {Hint} */ hint) => shown(table, hint)),
        ),
      );
    } catch (error) {
      fill(place);
      complain(error);
    }
    button.disabled = false;
  };
  return [button, place];
}

/** Show one suggested turn; hovering highlights its spaces on the map. @param {Table} table @param {Hint} hint */
function shown(table, hint) {
  const margins = Object.entries(hint.margins).map(([id, margin]) => `${table.faction(id).short} ${signed(Math.round(margin))}`);
  const light = () => table.flash(hint.spaces);
  return h(
    "li",
    { tabindex: "0", onmouseenter: light, onfocus: light, onmouseleave: () => table.flash(), onblur: () => table.flash() },
    h("strong", {}, hint.turn.join(" · ")),
    h("p", { class: "small" }, t("hint-margins", { chance: Math.round(100 * hint.chance), list: margins.join(" · ") })),
    h("p", { class: "small" }, [...hint.reasons, ...(hint.chart ? [t("hint-chart")] : [])].join("; ")),
  );
}

/** Create the host's switch for hints; others see whether they are on. @param {Table} table */
export function aidsSwitch(table) {
  const on = Boolean(table.now?.people.aids);
  if (!table.isHost()) return h("p", { class: "small" }, t(on ? "aids-on" : "aids-off"));
  return h(
    "label",
    { class: "check" },
    h("input", {
      type: "checkbox",
      id: "aids",
      checked: on,
      onchange: (/** @type {On<HTMLInputElement>} */ e) =>
        api.aids(table.id, e.target.checked).then((state) => table.accept(state, false), complain),
    }),
    " ",
    t("aids"),
  );
}
