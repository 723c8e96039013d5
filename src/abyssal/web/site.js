/** What the edition without a server adds to the page: its start, links to games, export, installation, updates. */
import { Refused, api } from "./api.js";
import { ask, start, starting, unpacked } from "./connections/worker.js";
import { h, saveFile } from "./dom.js";
import { complain, go } from "./notices.js";
import { remember, settings, tables } from "./settings.js";
import { redraw } from "./update.js";
import { loadWords, t } from "./words.js";

/** @import { GameEntry, NewTable, Requests } from "./types.d.ts" */
/** @import { On } from "./dom.js" */
/** @import { Known } from "./settings.js" */
/** @import { Start } from "./connections/worker.js" */

/** How much of the start each stage has behind it. @type {Record<string, number>} */
const STAGES = { python: 0.2, rules: 0.7, ready: 1 };

const progress = h("div", { class: "starting", role: "status" });
const box = h("aside", { class: "site-box" });
const notice = h("div", { class: "site-notice", role: "status", hidden: true });
/** The browser's own offer to install the page. @type {any} any: TypeScript does not know this event */
let install = null;
/** A new version that waits. @type {ServiceWorker|null} */
let waiting = null;

// The start.

function drawStart() {
  const { stage } = start;
  progress.hidden = stage === "ready";
  const failed = stage === "failed";
  redraw(
    progress,
    h("span", {}, failed ? t("site-failed") : t(`site-${stage}`)),
    !failed && h("progress", { max: "1", value: String(STAGES[stage]), "aria-label": t(`site-${stage}`) }),
  );
  document.documentElement.dataset.start = stage;
  if (stage === "ready" && !start.lasting) complain(t("site-not-stored"));
}

// Links: `#game=…` starts a game, `#record=…` opens one.

async function follow() {
  const link = new URLSearchParams(location.hash.slice(1));
  if (!link.has("game") && !link.has("record")) return;
  try {
    const made = link.has("record") ? await openRecord(link.get("record") || "") : await newGame(link);
    history.replaceState(null, "", "./");
    go(`/t/${made.table}`);
  } catch (error) {
    history.replaceState(null, "", "./");
    complain(error);
  }
}

/** @param {string} code */
async function openRecord(code) {
  const record = await unpacked(code).catch(() => {
    throw new Error(t("site-bad-link"));
  });
  const made = await api.create({ record });
  remember(made.table, { title: t("site-shared"), tokens: made.tokens, loaded: true });
  return made;
}

/** Start the game of a link: `game`, and optionally `seed`, `seats=FACTION:person,…` and `options=NAME:VALUE,…`. @param {URLSearchParams} link @returns {Promise<NewTable>} */
async function newGame(link) {
  const games = await api.games();
  const game = games.find((one) => one.game === link.get("game"));
  const seats = pairs(link.get("seats"));
  const options = pairs(link.get("options"));
  if (!game || !seats || !options) throw new Error(t("site-bad-link"));
  if (!Object.keys(seats).length) seats[game.factions[0].id] = "person";
  for (const faction of game.factions) seats[faction.id] ??= faction.nonplayer ? "nonplayer" : "person";
  const body = /** @type {Requests.Create} */ ({ game: game.game, options, seats, friendly: true });
  const made = await api.create(body, link.get("seed") || "").catch((error) => {
    throw error instanceof Refused && error.id === "bad-message" ? new Error(t("site-bad-link")) : error;
  });
  remember(made.table, { game: game.game, tokens: made.tokens });
  return made;
}

/** Read `a:b,c:d`. @param {string|null} text @returns {Record<string, string>|null} null if it is something else, or names one twice */
function pairs(text) {
  const parts = (text || "").split(",").filter(Boolean).map((part) => part.split(":"));
  const distinct = new Set(parts.map(([name]) => name)).size === parts.length;
  return distinct && parts.every((part) => part.length === 2 && part[0] && part[1]) ? Object.fromEntries(parts) : null;
}

// Export and import.

async function exportAll() {
  const { status, text } = await ask({ save: true });
  if (status !== 200) return complain(t("failed", { status }));
  saveFile(`abyssal-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify({ ...JSON.parse(text), seats: tables() }), "application/json");
}

/** @param {HTMLInputElement} input */
async function importAll(input) {
  const text = await input.files?.[0]?.text();
  input.value = "";
  if (text === undefined) return;
  const answer = await ask({ restore: { text, lang: settings.lang } });
  const found = JSON.parse(answer.text);
  if (answer.status !== 200) return complain(found.message);
  /** @type {Record<string, Partial<Known>>} */
  const seats = JSON.parse(text).seats || {};
  for (const id of found) remember(id, seats[id] || {});
  complain(t("site-imported", { count: found.length }));
  dispatchEvent(new PopStateEvent("popstate"));
}

function drawBox() {
  redraw(
    box,
    h("h2", {}, t("site-title")),
    h("p", { class: "small" }, t("site-text")),
    h(
      "div",
      { class: "row" },
      h("button", { id: "site-export", onclick: exportAll }, t("site-export")),
      h("input", {
        type: "file",
        class: "unseen",
        id: "site-import",
        accept: ".json,application/json",
        onchange: (/** @type {On<HTMLInputElement>} */ e) => importAll(e.target),
      }),
      h("label", { class: "file", for: "site-import" }, t("site-import")),
      install && h("button", { id: "site-install", onclick: () => install.prompt() }, t("site-install")),
      h("a", { href: "licences.txt" }, t("site-licences")),
    ),
  );
}

// Installation and updates.

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  install = event;
  drawBox();
});
addEventListener("appinstalled", () => {
  install = null;
  drawBox();
});

/** Offer the new version, in the lobby only: never in the middle of a turn. */
function drawNotice() {
  notice.hidden = !waiting || document.body.dataset.view !== "lobby";
  redraw(notice, h("span", {}, t("site-update")), h("button", { id: "site-update", onclick: () => waiting?.postMessage("update") }, t("site-update-now")));
}

async function keepOffline() {
  const home = navigator.serviceWorker;
  if (!home) return;
  const updated = Boolean(home.controller);
  home.addEventListener("controllerchange", () => updated && waiting && location.reload());
  home.addEventListener("message", ({ data }) => data === "others" && complain(t("site-others")));
  const known = await home.register("sw.js").catch(() => null);
  if (!known) return;
  const look = () => {
    if (!known.waiting || !home.controller) return;
    waiting = known.waiting;
    drawNotice();
  };
  known.addEventListener("updatefound", () => known.installing?.addEventListener("statechange", look));
  look();
  addEventListener("focus", () => known.update().catch(() => null));
  home.ready.then(() => (document.documentElement.dataset.offline = "ready"));
}

/** Another view is on the page. With the first game, ask the browser to keep it; some browsers ask the player. */
function enter() {
  drawNotice();
  if (document.body.dataset.view === "table") navigator.storage?.persist?.().catch(() => false);
}

/** Draw everything in the current language. */
function draw() {
  drawStart();
  drawBox();
  drawNotice();
}

document.body.append(box, notice, progress);
starting.addEventListener("stage", drawStart);
addEventListener("hashchange", follow);
new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ["lang"] });
new MutationObserver(enter).observe(document.body, { attributeFilter: ["data-view"] });
loadWords().then(() => {
  draw();
  follow();
});
keepOffline();
