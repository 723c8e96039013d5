/** The end of the game: the ranking, how it came about, and what to do next. */
import { api } from "../api.js";
import { dialog, fill, h, signed } from "../dom.js";
import { t } from "../words.js";
import { chart } from "./chart.js";
import { hasBox, keepFacts } from "./companion.js";

/** @import { FactionView, HistoryEntry, Place, Summary, Total, TurningPoint } from "../types.d.ts" */

/** The totals for each faction. @type {(keyof Total)[]} */
const TOTALS = ["operations", "specials", "events", "passes", "placed", "lost", "spent"];

/** @param {import("../table.js").Table} table */
export function showResult(table) {
  const { result, rematch } = table.now;
  if (!result) return;
  const course = h("div", { class: "course" });
  const go = (/** @type {number} */ at) => (close(), table.turnTo("replay"), table.replay.goTo(at));
  Promise.all([api.history(table.id), api.summary(table.id)])
    .then(([history, summary]) => fill(course, ...courseOf(table, history, summary, go)))
    .catch(() => {
      // The result is complete without it.
    });
  const close = dialog(
    t("game-over"),
    [
      h("p", { class: "verdict" }, h("strong", {}, result.text)),
      // If all players lose, none of them ranks before another.
      h(
        result.lost ? "ul" : "ol",
        { class: "ranking" },
        result.ranking.map((/** @type {Place} */ place) =>
          h(
            "li",
            {},
            place.factions.map((/** @type {string} */ id) =>
              h("span", { class: "chip", dataset: { faction: id } }, table.faction(id).name),
            ),
            h("strong", { class: "margin" }, ` ${signed(place.margin)}`),
          ),
        ),
      ),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { class: "primary", autofocus: true, onclick: () => go(0) },
          t("replay-watch"),
        ),
        h("button", { onclick: () => table.replay.download() }, t("download")),
        hasBox(table.now) && h("button", { id: "keep-learned", title: t("cards-keep-about"), onclick: () => keepFacts(table) }, t("cards-keep")),
        table.mine().length > 0 &&
          h("button", { id: "rematch", onclick: () => (close(), table.people.rematch()) }, t(rematch ? "rematch-go" : "rematch")),
      ),
      course,
      h("p", {}, table.homeLink()),
    ],
    { closeText: t("close"), kind: "result" },
  );
}

/**
 * Show the margins over the game, its turning points, and each faction's actions.
 * @param {import("../table.js").Table} table @param {HistoryEntry[]} history @param {Summary} summary @param {(at: number) => void} go
 */
function courseOf(table, history, summary, go) {
  const { factions } = table.now;
  return [
    h("h3", {}, t("margins")),
    h("div", { class: "chart" }, chart(history, factions, table.now.length, go, summary.turning)),
    summary.turning.length > 0 && h("h3", {}, t("turning")),
    h(
      "ol",
      { class: "turning" },
      summary.turning.map((/** @type {TurningPoint} */ point) =>
        h(
          "li",
          { dataset: { faction: point.faction } },
          h(
            "button",
            { class: "small-button", onclick: () => go(point.at) },
            t("turning-line", { title: point.title, faction: table.faction(point.faction).short, change: signed(point.change) }),
          ),
          point.deeds.length > 0 && h("p", { class: "small" }, point.deeds.join(" · ")),
        ),
      ),
    ),
    h("h3", {}, t("totals")),
    h(
      "div",
      { class: "totals", tabindex: "0", role: "group", "aria-label": t("totals") },
      h(
        "table",
        {},
        h("tr", {}, h("td", {}), factions.map((/** @type {FactionView} */ f) => h("th", { scope: "col" }, h("span", { class: "chip", dataset: { faction: f.id } }, f.short)))),
        TOTALS.map((what) =>
          h("tr", {}, h("th", { scope: "row" }, t(`totals-${what}`)), summary.totals.map((/** @type {Total} */ one) => h("td", {}, one[what]))),
        ),
      ),
    ),
  ];
}

/** Announce that another player has started a rematch while the result was open. */
export function tellRematch() {
  const button = document.querySelector("dialog.result #rematch");
  if (button) button.textContent = t("rematch-go");
}
