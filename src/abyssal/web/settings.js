/** Data that this browser remembers: the user's settings, and the known tables with the tokens of their seats. */
import { address, connection } from "./connection.js";

const KEY = "abyssal-settings";
const TABLES = "abyssal-tables";

/** @typedef {{lang: string, theme: string, palette: string, speed: string, handover: boolean, notify: boolean, quick: boolean, confirm: boolean, sound?: boolean, gallery: boolean, name: string, solved: string[], last: Last, custom?: CustomGame}} Settings */
/** The last choices on the first page: the game, who played the other Factions, whether it was a quick game, and the Faction played in each game. @typedef {{game: string, rival: string, quick: boolean, factions: Record<string, string>}} Last */
/** The last custom game. @typedef {{game: string, seats: Record<string, import("./options.js").Way>, options: Record<string, string>, clock: string, friendly: boolean, deck?: string}} CustomGame */
/** @typedef {{game: string, title: string, tokens: Record<string, string>, invites: Record<string, string>, seen: number, lesson?: number, notes?: string, joined?: boolean, loaded?: boolean}} Known */

/** @type {Settings} */
export const settings = {
  lang: language(),
  theme: "auto",
  palette: "standard",
  speed: "normal",
  handover: true,
  notify: false,
  quick: true,
  confirm: true,
  gallery: true,
  name: "",
  solved: [],
  last: { game: "", rival: "nonplayer", quick: false, factions: {} },
  ...read(KEY, {}),
};

/** Duration of an animation in milliseconds. @type {Record<string, number>} */
export const SPEEDS = { off: 0, fast: 300, normal: 800, slow: 1800 };

function language() {
  const wished = (navigator.language || "en").slice(0, 2);
  return ["en", "es", "fr"].includes(wished) ? wished : "en";
}

/** @template T @param {string} key @param {T} otherwise @returns {T} */
function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) || "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage can still play; only the list of tables is lost.
  }
}

/** @param {Partial<Settings>} change */
export function change(change) {
  Object.assign(settings, change);
  write(KEY, settings);
  apply();
}

/** Apply the chosen colours. */
export function apply() {
  const root = document.documentElement;
  const dark =
    settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.palette = settings.palette;
}

/** @returns {Record<string, Known>} */
export function tables() {
  return read(TABLES, {});
}

/** @param {string} id @returns {Known} */
export function known(id) {
  const nothing = { game: "", title: "", tokens: {}, invites: {}, seen: 0 };
  return Object.assign(nothing, tables()[id]);
}

/** @param {string} id @param {Partial<Known>} change */
export function remember(id, change) {
  write(TABLES, { ...tables(), [id]: { ...known(id), ...change, seen: Date.now() } });
}

/** @param {string} id */
export function forget(id) {
  const all = tables();
  delete all[id];
  write(TABLES, all);
  connection.forget(id);
}

/** The token of the link that led here, until it has been tried. @type {Record<string, string>} */
const offered = {};

/**
 * Take the seat of an invitation link out of the address bar: `#seat=TOKEN`. The fragment never reaches the server. The
 * token is not stored yet: a link may be wrong, or malicious (`seats.js` tries it).
 * @param {string} id
 */
export function takeSeat(id) {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!token) return;
  offered[id] = token;
  history.replaceState(null, "", address.href(address.path()));
}

/** Keep the token from a link for another try. @param {string} id @param {string} token */
export function offerAgain(id, token) {
  offered[id] = token;
}

/** Return the token from a link, once. @param {string} id @returns {string} "": none */
export function offeredSeat(id) {
  const token = offered[id] || "";
  delete offered[id];
  return token;
}
