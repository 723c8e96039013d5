/** The dialogs that start a game: solo, with friends, or to learn. */
import { api } from "./api.js";
import { CLOCKS, clockTitle, seatSegments } from "./custom.js";
import { connection } from "./connection.js";
import { dialog, h } from "./dom.js";
import { select } from "./options.js";
import { beginExercise } from "./panels/tutorial.js";
import { change, settings } from "./settings.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { On } from "./dom.js" */
/** @import { Way } from "./options.js" */
/** @import { Lobby } from "./lobby.js" */
/** @import { GameEntry, GameFaction, Puzzle } from "./types.d.ts" */

/** Who plays the other Factions of a solo game. @type {Extract<Way, "nonplayer"|"quick"|"steady"|"strong">[]} */
const RIVALS = ["nonplayer", "quick", "steady", "strong"];

/**
 * One choice among several, as a row of segments.
 * @template {string} T
 * @param {string} name @param {string} title @param {T[]} values @param {(value: T) => string} words @param {T} now
 * @param {(value: T) => void} act
 */
function segments(name, title, values, words, now, act) {
  return h(
    "fieldset",
    { class: "plain" },
    h("legend", {}, title),
    h(
      "div",
      { class: "segments" },
      values.map((value) =>
        h(
          "label",
          {},
          h("input", { type: "radio", name, value, checked: value === now, onchange: () => act(value) }),
          h("span", {}, words(value)),
        ),
      ),
    ),
  );
}

/** Choose the opponents, the length and a Faction: a click on the Faction starts the game. @param {Lobby} lobby @param {GameEntry} game */
export function playSolo(lobby, game) {
  const { last } = settings;
  /** @type {typeof RIVALS} */
  const rivals = RIVALS.filter((rival) => rival !== "nonplayer" || game.factions.some((f) => f.alone));
  let rival = /** @type {typeof RIVALS[number]} */ (rivals.find((one) => one === last.rival) ?? rivals[0]);
  let quick = Boolean(game.quick && last.quick);
  const about = h("p", { class: "small" });
  const cards = h("div", { class: "faction-cards" });
  const start = (/** @type {GameFaction} */ faction) => {
    change({ last: { ...settings.last, game: game.game, rival, quick, factions: { ...settings.last.factions, [game.game]: faction.id } } });
    /** @type {Record<string, Way>} */
    const seats = Object.fromEntries(game.factions.map((f) => [f.id, f.id === faction.id || (rival === "nonplayer" && !f.nonplayer) ? "here" : rival]));
    const options = { ...(rival === "nonplayer" ? faction.alone : {}), ...(quick ? game.quick : {}) };
    const sent = Object.fromEntries(Object.entries(seats).map(([f, way]) => [f, way === "here" ? /** @type {const} */ ("person") : rival]));
    return lobby.begin({ game: game.game, options, seats: sent }, seats);
  };
  const draw = () => {
    redraw(about, t(`rival-${rival}-text`));
    redraw(
      cards,
      game.factions.map((faction) => {
        const barred = rival === "nonplayer" && !faction.alone;
        const needed = rival === "nonplayer" ? lobby.custom.options.titles(faction.alone || {}, game) : [];
        return h(
          "button",
          { key: faction.id, class: "faction-card", disabled: barred, dataset: { faction: faction.id }, onclick: () => start(faction) },
          h("span", { class: "chip", dataset: { faction: faction.id } }, faction.name),
          h("span", {}, faction.wins),
          needed.length > 0 && h("span", { class: "small" }, needed.join(", ")),
        );
      }),
    );
  };
  draw();
  dialog(
    `${t("label", { what: t("play-solo") })} ${game.title}`,
    [
      h(
        "div",
        { class: "choices-row" },
        segments("rival", t("rivals"), rivals, (one) => t(`rival-${one}`), rival, (value) => ((rival = value), draw())),
        game.quick &&
          segments(
            "length",
            t("game-length"),
            ["full", "quick"],
            (one) => t(`length-${one}`),
            quick ? "quick" : "full",
            (value) => (quick = value === "quick"),
          ),
      ),
      about,
      h("h3", {}, t("choose-faction")),
      cards,
    ],
    { closeText: t("close"), kind: "starting", game: game.game },
  );
  const chosen = cards.querySelector(`[data-faction="${last.factions[game.game] ?? ""}"]:not(:disabled)`) ?? cards.querySelector("button:not(:disabled)");
  chosen?.focus();
}

/** Choose who plays each Faction, and create the table with its invitations. @param {Lobby} lobby @param {GameEntry} game */
export function playWithFriends(lobby, game) {
  const mine = settings.last.factions[game.game];
  const first = game.factions.some((f) => f.id === mine) ? mine : game.factions[0].id;
  /** @type {Record<string, Way>} */
  const seats = Object.fromEntries(game.factions.map((f) => [f.id, f.id === first || !connection.shared ? "here" : "link"]));
  let clock = "";
  let open = false;
  const start = () => {
    const here = game.factions.find((f) => seats[f.id] === "here");
    change({ last: { ...settings.last, game: game.game, factions: { ...settings.last.factions, ...(here && { [game.game]: here.id }) } } });
    const taken = Object.fromEntries(game.factions.map((f) => [f.id, open && seats[f.id] === "link" ? /** @type {Way} */ ("open") : seats[f.id]]));
    const sent = Object.fromEntries(game.factions.map((f) => [f.id, seats[f.id] === "steady" ? /** @type {const} */ ("steady") : /** @type {const} */ ("person")]));
    return lobby.begin(
      { game: game.game, seats: sent, clock, open: Object.keys(taken).filter((f) => taken[f] === "open") },
      taken,
    );
  };
  dialog(
    `${t("label", { what: t("play-friends") })} ${game.title}`,
    [
      h("p", {}, t(connection.shared ? "play-friends-text" : "site-friends-text")),
      h(
        "div",
        { class: "seats" },
        game.factions.map((f) => seatSegments(f, connection.shared ? ["here", "link", "steady"] : ["here", "steady"], seats[f.id], (way) => (seats[f.id] = way), "friend")),
      ),
      select("friends-clock", t("clock"), CLOCKS.map((value) => ({ value, title: clockTitle(value) })), clock, (value) => (clock = value)),
      connection.shared &&
        h(
          "label",
          { class: "check" },
          h("input", { type: "checkbox", id: "anyone", onchange: (/** @type {On<HTMLInputElement>} */ e) => (open = e.target.checked) }),
          " ",
          t("play-friends-open"),
        ),
      h("button", { class: "primary", id: "friends-start", onclick: start }, t("play-friends-start")),
    ],
    { closeText: t("close"), kind: "starting", game: game.game },
  );
}

/** Offer the tutorial, and the puzzles of each Faction. @param {GameEntry} game */
export async function learn(game) {
  change({ last: { ...settings.last, game: game.game } });
  const { puzzles } = await api.aid(game.game).catch(() => ({ puzzles: /** @type {Puzzle[]} */ ([]) }));
  const start = (/** @type {string} */ id) => {
    document.querySelectorAll("dialog").forEach((box) => box.close());
    return beginExercise(game.game, id);
  };
  const solved = (/** @type {Puzzle} */ one) => settings.solved.includes(`${game.game} ${one.id}`);
  dialog(
    `${t("label", { what: t("learn") })} ${game.title}`,
    [
      h(
        "button",
        { class: "primary big tutorial-start", onclick: () => start("") },
        t("tutorial"),
        h("span", { class: "small" }, t("tutorial-text")),
      ),
      h("h3", {}, t("puzzles")),
      h("p", { class: "small" }, t("puzzles-text")),
      h(
        "div",
        { class: "faction-cards" },
        game.factions.map((faction) =>
          h(
            "section",
            { class: "puzzles", dataset: { faction: faction.id } },
            h("span", { class: "chip", dataset: { faction: faction.id } }, faction.name),
            puzzles
              .filter((one) => one.faction === faction.id)
              .map((one) =>
                h(
                  "button",
                  { class: "puzzle", dataset: { puzzle: one.id }, title: one.text, onclick: () => start(one.id) },
                  h("span", {}, one.title),
                  solved(one) && h("span", { class: "mark", "aria-label": t("puzzle-solved") }, "✓"),
                ),
              ),
          ),
        ),
      ),
    ],
    { closeText: t("close"), kind: "starting", game: game.game },
  );
}
