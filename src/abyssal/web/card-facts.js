/** The form for the facts of a printed card: on *My cards*, and at a table when a card first comes up. */
import { h } from "./dom.js";
import { announce } from "./notices.js";
import { t } from "./words.js";

/** @import { Facts } from "./decks.js" */
/** @import { Child, On } from "./dom.js" */
/** @typedef {{id: string, name: string, short: string}} Faction */
/** @typedef {{fields: string[], owners: string[], factions: Faction[]}} About what cards of the game have */

const NONE = "none";

/**
 * The fields for the facts of a card.
 * @param {About} about @param {string} id prefix of the fields' names @param {Facts} facts as they are shown now
 * @param {(change: Facts) => void} act
 * @param {(fact: string) => Child} [note] what to show beside a field
 */
export function factFields(about, id, facts, act, note = () => null) {
  const { factions } = about;
  const names = Object.fromEntries(factions.map((faction) => [faction.id, faction.name]));
  /** @type {Record<string, () => Child>} */
  const fields = {
    order: () => orderField(about, facts.order, (order) => act({ order })),
    dual: () => choices(id, "dual", [["one", t("cards-one")], ["two", t("cards-two")]], facts.dual ? "two" : "one", (value) => act(value === "two" ? { dual: true } : { dual: false, capability: null })),
    capability: () =>
      choices(
        id,
        "capability",
        [[NONE, t("cards-none")], ...about.owners.map((owner) => /** @type {[string, string]} */ ([owner, names[owner]]))],
        facts.capability ?? NONE,
        (value) => act(value === NONE ? { capability: null } : { capability: value, momentum: [] }),
      ),
    momentum: () =>
      several(id, "momentum", facts.dual ? [["unshaded", t("cards-unshaded")], ["shaded", t("cards-shaded")]] : [["unshaded", t("cards-event")]], facts.momentum ?? [], (momentum) => act({ momentum })),
    halo: () => several(id, "halo", factions.map((faction) => [faction.id, faction.name]), facts.halo ?? [], (halo) => act({ halo })),
  };
  // A Capability has two texts and is not Momentum.
  const fits = (/** @type {string} */ fact) => (fact !== "momentum" || !facts.capability) && (fact !== "capability" || facts.dual);
  return about.fields.filter(fits).map((fact) =>
    h(
      "fieldset",
      { key: fact, class: "fact", dataset: { fact } },
      h("legend", {}, t(`cards-${fact}`), " ", note(fact)),
      fields[fact](),
    ),
  );
}

/** One of several values. @param {string} id @param {string} fact @param {[string, string][]} values @param {string} now @param {(value: string) => void} act */
function choices(id, fact, values, now, act) {
  return h(
    "div",
    { class: "segments" },
    values.map(([value, title]) =>
      h(
        "label",
        { key: value },
        h("input", { type: "radio", name: `${id}-${fact}`, value, checked: value === now, onchange: () => act(value) }),
        h("span", {}, title),
      ),
    ),
  );
}

/** Any of several values, in their order. @param {string} id @param {string} fact @param {[string, string][]} values @param {string[]} now @param {(values: string[]) => void} act */
function several(id, fact, values, now, act) {
  return h(
    "div",
    { class: "row" },
    values.map(([value, title]) =>
      h(
        "label",
        { key: value, class: "check" },
        h("input", {
          type: "checkbox",
          name: `${id}-${fact}`,
          value,
          checked: now.includes(value),
          onchange: (/** @type {On<HTMLInputElement>} */ e) =>
            act(values.map(([one]) => one).filter((one) => (one === value ? e.target.checked : now.includes(one)))),
        }),
        " ",
        title,
      ),
    ),
  );
}

/** The symbols of a card in their order: dragged, or moved with the arrow keys. @param {About} about @param {string[]} order @param {(order: string[]) => void} act */
function orderField({ factions }, order, act) {
  const faction = (/** @type {string} */ id) => /** @type {Faction} */ (factions.find((one) => one.id === id));
  const move = (/** @type {string} */ id, /** @type {number} */ to) => {
    const rest = order.filter((other) => other !== id);
    const moved = [...rest.slice(0, to), id, ...rest.slice(to)];
    if (moved.join() === order.join()) return;
    announce(moved.map((one) => faction(one).name).join(", "));
    act(moved);
  };
  const symbol = (/** @type {string} */ id, /** @type {number} */ at) =>
    h(
      "button",
      {
        key: id,
        class: "chip big symbol",
        type: "button",
        dataset: { faction: id },
        "aria-label": t("cards-symbol", { faction: faction(id).name, place: at + 1 }),
        title: t("cards-move"),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: order.length - 1 - at }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          // The arrow keys mean something else on the map.
          event.stopPropagation();
          move(id, Math.max(0, at + step));
        },
        onpointerdown: (/** @type {PointerEvent} */ event) => drag(event, (to) => move(id, to)),
      },
      faction(id).short,
    );
  return h("div", { class: "row symbols", role: "group", "aria-label": t("cards-order") }, order.map(symbol));
}

/** Drag a symbol among its neighbours. @param {PointerEvent} event @param {(to: number) => void} act where it was put down */
function drag(event, act) {
  const symbol = /** @type {HTMLElement} */ (event.currentTarget);
  const others = [...(symbol.parentElement?.children ?? [])].filter((one) => one !== symbol);
  const middles = others.map((one) => one.getBoundingClientRect()).map((box) => [box.left + box.width / 2, box.top, box.bottom]);
  const start = [event.clientX, event.clientY];
  symbol.setPointerCapture(event.pointerId);
  symbol.classList.add("dragged");
  const follow = (/** @type {PointerEvent} */ e) =>
    (symbol.style.transform = `translate(${e.clientX - start[0]}px, ${e.clientY - start[1]}px)`);
  const stop = (/** @type {PointerEvent} */ e) => {
    symbol.removeEventListener("pointermove", follow);
    for (const end of ["pointerup", "pointercancel"]) symbol.removeEventListener(end, /** @type {EventListener} */ (stop));
    symbol.classList.remove("dragged");
    symbol.style.transform = "";
    const moved = Math.hypot(e.clientX - start[0], e.clientY - start[1]) > 6;
    if (e.type === "pointerup" && moved) act(middles.filter(([x, top, bottom]) => e.clientY > bottom || (e.clientY > top && e.clientX > x)).length);
  };
  symbol.addEventListener("pointermove", follow);
  for (const end of ["pointerup", "pointercancel"]) symbol.addEventListener(end, /** @type {EventListener} */ (stop));
}
