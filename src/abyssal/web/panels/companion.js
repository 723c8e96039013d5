/** The companion list: what to move on a real board since the last look, ticked off one by one or read aloud. */
import { api } from "../api.js";
import { dialog, h } from "../dom.js";
import { complain } from "../notices.js";
import { settings } from "../settings.js";
import { t } from "../words.js";

/** @import { State } from "../types.d.ts" */

const KEY = "abyssal-companion-";

/** Options of a game that is played with the box on the table. */
const BOX = ["cards", "dice", "events", "deck"];

/** Return true if the game is played with printed cards, dice or Events. @param {State|null} state */
export function hasBox(state) {
  const options = state?.position.options ?? {};
  return BOX.some((name) => name in options);
}

/** Show what to move on the real board since the list was last closed. @param {import("../table.js").Table} table */
export async function showCompanion(table) {
  const to = table.now.at;
  // After an undo the list begins anew at the current position.
  const since = Math.min(Number(sessionStorage.getItem(KEY + table.id) ?? 0), to);
  /** @type {string[]} */
  const moves = [];
  try {
    for (let at = since; at < to; ) {
      const part = await api.story(table.id, at, to);
      moves.push(...part.moves);
      at = part.to;
    }
  } catch (problem) {
    complain(problem);
    return;
  }
  dialog(
    t("companion"),
    [
      moves.length ? list(moves) : h("p", {}, t("companion-none")),
      "speechSynthesis" in window &&
        moves.length > 0 &&
        h("button", { class: "small-button", id: "companion-read", onclick: () => readAloud(moves) }, t("companion-read")),
    ],
    {
      closeText: t("close"),
      kind: "companion",
      onclose: () => {
        window.speechSynthesis?.cancel();
        sessionStorage.setItem(KEY + table.id, String(to));
      },
    },
  );
}

/** @param {string[]} moves */
function list(moves) {
  return h(
    "ol",
    { class: "companion-list" },
    moves.map((move) => h("li", {}, h("label", {}, h("input", { type: "checkbox" }), " ", move))),
  );
}

/** @param {string[]} moves */
function readAloud(moves) {
  window.speechSynthesis.cancel();
  for (const move of moves) {
    const said = new SpeechSynthesisUtterance(move);
    said.lang = settings.lang;
    window.speechSynthesis.speak(said);
  }
}
