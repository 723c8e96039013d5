/** What stands above the table: whose turn it is, and what moment is looked at. */
import { h } from "./dom.js";
import { go } from "./notices.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** Whose turn it is; while something is told nobody's. @param {import("./table.js").Table} table @param {HTMLElement} place */
export function drawTitle(table, place) {
  const { decision, over } = table.telling.busy() ? table.shown : table.now;
  const who = decision && table.faction(decision.actor);
  const turn = who && t(decision.mine ? "your-turn" : "waits-for", { faction: who.short });
  redraw(place, over ? t("game-over") : who ? h("span", { class: "chip", dataset: { faction: who.id } }, turn) : null);
}

/** That an earlier moment is looked at, or that the rematch is on. @param {import("./table.js").Table} table @param {HTMLElement} place */
export function drawBanner(table, place) {
  const { rematch, length } = table.now;
  const replaying = table.replaying();
  redraw(
    place,
    replaying && [
      t("replay-banner", { at: table.shown.at, length }),
      " ",
      h("button", { class: "small-button", onclick: () => table.replay.stop() }, t("replay-back")),
    ],
    rematch &&
      !replaying &&
      h(
        "button",
        {
          class: "small-button",
          id: "to-rematch",
          onclick: () => (table.mine().length ? table.people.rematch() : go(`/t/${rematch}`)),
        },
        t("rematch-go"),
      ),
  );
}
