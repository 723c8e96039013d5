/** The page's messages in the current language. */
import { connection } from "./connection.js";
import { settings } from "./settings.js";

/** @type {Record<string, string>} */
let words = {};
/** The game whose messages are among them. */
let game = "";
/** The last fetch: only its messages are used, and earlier ones wait for it. @type {Promise<void>} */
let latest = Promise.resolve();

export const LANGUAGES = { en: "English", es: "Español", fr: "Français" };

/**
 * Return a message of the page with its placeholders filled in.
 * @param {string} id without the `page-` that all of them begin with
 * @param {Record<string, string|number>} [values]
 */
export function t(id, values) {
  const text = words[`page-${id}`];
  if (text === undefined) return id;
  return values ? text.replace(/\{([a-z]+)\}/g, (all, name) => (name in values ? String(values[name]) : all)) : text;
}

/** Return true if there is such a message. @param {string} id */
export function has(id) {
  return `page-${id}` in words;
}

/** Fetch the messages of the language and of a game; if that fails the page keeps the old ones. @param {string} [about] another game than before */
export function loadWords(about = game) {
  game = about;
  const { lang } = settings;
  /** @type {Promise<void>} */
  const mine = fetchWords(lang).then((found) => {
    if (mine !== latest) return latest;
    if (found) words = found;
    document.documentElement.lang = lang;
  });
  latest = mine;
  return mine;
}

/** @param {string} lang @returns {Promise<Record<string, string>|null>} */
async function fetchWords(lang) {
  const { status, text } = await connection.send({ path: "words", query: { lang, game }, tokens: [] });
  return status === 200 ? JSON.parse(text) : null;
}
