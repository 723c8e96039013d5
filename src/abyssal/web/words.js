/** The words of the page in the language of the moment. */
import { settings } from "./settings.js";

/** @type {Record<string, string>} */
let words = {};
/** The game whose words are among them. */
let game = "";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français" };

/**
 * A message of the page with its placeholders filled in.
 * @param {string} id without the `page-` that all of them begin with
 * @param {Record<string, string|number>} [values]
 */
export function t(id, values) {
  const text = words[`page-${id}`];
  if (text === undefined) return id;
  return values ? text.replace(/\{([a-z]+)\}/g, (all, name) => (name in values ? String(values[name]) : all)) : text;
}

/** Whether there is such a message. @param {string} id */
export function has(id) {
  return `page-${id}` in words;
}

/** Fetch the messages of the language and of a game; without an answer the page keeps those it has. @param {string} [about] another game than before */
export async function loadWords(about = game) {
  game = about;
  const answer = await fetch(`/api/words?${new URLSearchParams({ lang: settings.lang, game })}`);
  if (answer.ok) words = await answer.json();
  document.documentElement.lang = settings.lang;
}
