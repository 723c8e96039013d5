/** Agreements while a question is open: Resources change hands, or whatever else the game allows. */
import { dialog, fill, h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {{choice: string, text: string, giver: string, receiver: string, most: number}} Deal */

/** @param {import("../table.js").Table} table @param {Deal[]} deals */
export function dealsDialog(table, deals) {
  const body = h("div");
  const gifts = deals.filter((deal) => deal.most > 0);
  const others = deals.filter((deal) => !deal.most);
  const name = (/** @type {string} */ id) => table.faction(id).name;
  /** @type {(id: string) => number} */
  // @ts-expect-error Only factions with Resources of their own give and get some.
  const has = (/** @type {string} */ id) => table.faction(id).resources;

  const pair = h(
    "select",
    { id: "gift-pair", onchange: () => weigh() },
    h("option", { value: "", selected: true, disabled: true }, t("gift-nobody")),
    gifts.map((deal) =>
      h("option", { value: deal.choice }, t("gift-pair", { giver: name(deal.giver), receiver: name(deal.receiver) })),
    ),
  );
  const amount = h("input", {
    type: "number",
    id: "gift-amount",
    min: 1,
    value: 1,
    inputmode: "numeric",
    oninput: () => weigh(),
  });
  const balance = h("p", { class: "small", id: "gift-balance", "aria-live": "polite" });
  const give = h("button", { class: "primary", id: "give" });
  const chosen = () => gifts.find((deal) => deal.choice === pair.value);
  const weigh = () => {
    const deal = chosen();
    const count = Math.trunc(Number(amount.value));
    amount.max = String(deal?.most || 1);
    give.disabled = !deal || count < 1 || count > deal.most;
    give.textContent = deal ? t("give", { count, receiver: name(deal.receiver) }) : t("gift");
    balance.textContent = deal
      ? t("gift-before", {
          giver: name(deal.giver),
          has: has(deal.giver),
          receiver: name(deal.receiver),
          others: has(deal.receiver),
        })
      : "";
    return { deal, count };
  };

  /** Ask for confirmation first. @param {string} choice @param {string} what @param {string} act */
  const ask = (choice, what, act) => {
    const go = h("button", { class: "primary confirm", onclick: () => (close(), table.choose([choice])) }, act);
    fill(
      body,
      h(
        "div",
        { class: "armed", role: "group", "aria-label": act },
        h("p", {}, what),
        h("div", { class: "row" }, go, h("button", { class: "back", onclick: () => list() }, t("go-back"))),
      ),
    );
    go.focus();
  };
  const offer = (/** @type {Event} */ event) => {
    event.preventDefault();
    const { deal, count } = weigh();
    if (!deal || give.disabled) return;
    const what = t("gift-after", {
      giver: name(deal.giver),
      had: has(deal.giver),
      has: has(deal.giver) - count,
      receiver: name(deal.receiver),
      othershad: has(deal.receiver),
      others: has(deal.receiver) + count,
    });
    ask(`${deal.choice} ${count}`, what, t("give", { count, receiver: name(deal.receiver) }));
  };
  const list = () => {
    weigh();
    fill(
      body,
      h("p", { class: "small" }, table.help.linked(t("deals-text"), readRule)),
      gifts.length > 0 && [
        h(
          "form",
          { class: "row", onsubmit: offer },
          h("label", {}, t("gift"), " ", pair),
          h("label", {}, t("resources"), " ", amount),
          give,
        ),
        balance,
      ],
      others.length > 0 &&
        h(
          "div",
          { class: "choices" },
          others.map((deal) =>
            h(
              "button",
              { class: "choice", onclick: () => ask(deal.choice, deal.text, t("hand-over")) },
              deal.text,
            ),
          ),
        ),
    );
  };
  /** The rule to open after this dialog has closed and returned the focus. */
  let wanted = "";
  const readRule = (/** @type {string} */ rule) => ((wanted = rule), close());
  const onclose = () => wanted && setTimeout(() => table.openRule(wanted));
  list();
  const close = dialog(t("deals"), [body], { closeText: t("close"), kind: "deals", onclose });
}
