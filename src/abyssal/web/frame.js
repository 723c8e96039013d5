/** Layout of the table: card and factions, the map with its tools, the question, and tabs for the rest. */
import { fill, h } from "./dom.js";
import { showLegend } from "./panels/legend.js";
import { t } from "./words.js";

/** Media queries: room to always show the question beside or below the map, and room to show all of ALWAYS. */
export const ROOMS = ["(min-width: 1340px), (min-width: 700px) and (min-height: 560.1px)", "(min-width: 1340px)"];
/** Panels that a wide screen always shows. */
export const ALWAYS = ["decision", "card", "factions"];
export const TABS = /** @type {const} */ (["decision", "card", "factions", "log", "replay", "people", "text", "help"]);
/** @typedef {typeof TABS[number]} Tab */
/** The tutorial's names of the panels. @type {Record<string, string>} */
const PARTS = { card: "card", factions: "factions", log: "log", help: "help" };
/** @type {Record<string, string>} */
const MARKS = { decision: "✓", card: "▤", factions: "⚑", log: "☰", replay: "↻", people: "☺", text: "¶", help: "?" };

/** @param {import("./table.js").Table} table */
export function frame(table) {
  const tool = (/** @type {string} */ id, /** @type {string} */ mark, /** @type {() => void} */ act) =>
    h(
      "button",
      { class: "tool", id: `map-${id}`, title: t(`map-${id}`), "aria-label": t(`map-${id}`), onclick: act },
      mark,
    );
  const hidden = () => Boolean(table.board && !table.board.piecesVisible());
  const eye = tool("pieces", "◉", () => {
    table.board?.setPiecesVisible(hidden());
    eye.setAttribute("aria-pressed", String(hidden()));
  });
  eye.setAttribute("aria-pressed", String(hidden()));
  // On a phone the tools would cover the map: one button opens them.
  const tools = h("div", { class: "tools" });
  const more = tool("tools", "⋮", () => more.setAttribute("aria-expanded", String(tools.classList.toggle("out"))));
  more.setAttribute("aria-expanded", "false");
  fill(
    tools,
    tool("in", "+", () => table.board?.zoomBy(1.3)),
    tool("out", "−", () => table.board?.zoomBy(1 / 1.3)),
    tool("fit", "⤢", () => table.board?.fit()),
    eye,
    tool("legend", "i", () => showLegend(table)),
    more,
  );
  const section = (/** @type {Tab} */ tab) =>
    h(
      "section",
      {
        class: "panel",
        id: tab,
        tabindex: "-1",
        "aria-label": t(`tab-${tab}`),
        dataset: { tab, part: PARTS[tab] || "" },
      },
      // The animation's captions stand in place of the next question and cover nothing of the map.
      tab === "decision" && table.telling.el,
      table[tab].el,
    );
  return h(
    "div",
    { class: table.companion.kept.open ? "table boxed" : "table" },
    h("h1", { class: "unseen" }, t("table")),
    h("div", { class: "left" }, section("card"), section("factions")),
    h(
      "div",
      { class: "middle" },
      table.banner,
      table.strip.el,
      h("div", { class: "map-room" }, table.boardHost, table.edge, table.companion.el, table.drama.el),
      tools,
      table.space.el,
      table.asked,
      table.aside,
      table.offline,
    ),
    h(
      "div",
      { class: "right" },
      section("decision"),
      h(
        "div",
        { class: "tabs", role: "group", "aria-label": t("panels") },
        TABS.map((tab) =>
          h(
            "button",
            {
              dataset: { tab },
              "aria-pressed": "false",
              "aria-controls": tab,
              onclick: () => table.turnTo(tab, true),
            },
            h("span", { class: "mark", "aria-hidden": "true" }, MARKS[tab]),
            h("span", {}, t(`tab-${tab}`)),
          ),
        ),
      ),
      TABS.filter((tab) => !ALWAYS.includes(tab)).map(section),
    ),
  );
}
