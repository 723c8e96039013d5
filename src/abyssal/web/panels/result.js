/** The end of the game: who came where, and what to do next. */
import { dialog, h, signed } from "../dom.js";
import { t } from "../words.js";

/** @param {import("../table.js").Table} table */
export function showResult(table) {
  const { result, rematch } = table.now;
  if (!result) return;
  const close = dialog(
    t("game-over"),
    [
      h("p", { class: "verdict" }, h("strong", {}, result.text)),
      // Where all players lose, none of them comes before another.
      h(
        result.lost ? "ul" : "ol",
        { class: "ranking" },
        result.ranking.map((/** @type {any} */ place) =>
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
          { class: "primary", autofocus: true, onclick: () => (close(), table.turnTo("replay"), table.replay.goTo(0)) },
          t("replay-watch"),
        ),
        h("button", { onclick: () => table.replay.download() }, t("download")),
        table.mine().length > 0 &&
          h("button", { id: "rematch", onclick: () => (close(), table.people.rematch()) }, t(rematch ? "rematch-go" : "rematch")),
      ),
      h("p", {}, table.homeLink()),
    ],
    { closeText: t("close"), kind: "result" },
  );
}

/** Somebody has put up a rematch while the result was being read. */
export function tellRematch() {
  const button = document.querySelector("dialog.result #rematch");
  if (button) button.textContent = t("rematch-go");
}
