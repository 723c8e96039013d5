/** What players may agree on while a question is open: Resources change hands, a Shipment another carrier. */
import { dialog, h } from "../dom.js";
import { t } from "../words.js";

/** @param {import("../table.js").Table} table @param {any} decision */
export function dealsDialog(table, decision) {
  /** @type {{choice: string, text: string}[]} */
  const deals = decision.deals.map((/** @type {any} */ deal) =>
    typeof deal === "string" ? { choice: deal, text: "" } : deal,
  );
  /** The most that each may give to each. @type {Map<string, number>} */
  const gifts = new Map();
  const others = [];
  for (const deal of deals) {
    const [word, giver, receiver, amount] = deal.choice.split(" ");
    if (word !== "give") others.push(deal);
    else gifts.set(`${giver} ${receiver}`, Math.max(Number(amount), gifts.get(`${giver} ${receiver}`) || 1));
  }
  const name = (/** @type {string} */ id) => table.faction(id).name;
  const pairs = [...gifts.keys()];
  const pair = h(
    "select",
    { id: "gift-pair", onchange: () => limit() },
    pairs.map((key) =>
      h(
        "option",
        { value: key },
        t("gift-pair", { giver: name(key.split(" ")[0]), receiver: name(key.split(" ")[1]) }),
      ),
    ),
  );
  const amount = h("input", { type: "number", id: "gift-amount", min: 1, value: 1, inputmode: "numeric" });
  const limit = () => (amount.max = String(gifts.get(pair.value) || 1));
  const agree = (/** @type {string} */ choice) => {
    close();
    table.choose(choice);
  };
  limit();
  const close = dialog(
    t("deals"),
    [
      h("p", { class: "small" }, t("deals-text")),
      pairs.length > 0 &&
        h(
          "form",
          {
            class: "row",
            onsubmit: (/** @type {Event} */ e) => (
              e.preventDefault(),
              agree(`give ${pair.value} ${Math.trunc(Number(amount.value))}`)
            ),
          },
          h("label", {}, t("gift"), " ", pair),
          h("label", {}, t("resources"), " ", amount),
          h("button", { class: "primary" }, t("agree")),
        ),
      others.length > 0 &&
        h(
          "div",
          { class: "choices" },
          others.map((deal) =>
            h(
              "button",
              { class: "choice", onclick: () => agree(deal.choice) },
              deal.text || handText(table, deal.choice),
            ),
          ),
        ),
    ],
    { closeText: t("close"), kind: "deals" },
  );
}

/** `hand cali cartels.guerrilla.u farc.guerrilla.u` in words. @param {import("../table.js").Table} table @param {string} choice */
function handText(table, choice) {
  const [, space, from, to] = choice.split(" ");
  const who = (/** @type {string} */ piece) => table.faction(piece.split(".")[0]).name;
  return t("hand", { space: table.spaceName(space), giver: who(from), receiver: who(to) });
}
