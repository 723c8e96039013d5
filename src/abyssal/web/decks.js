/** Deck files kept in this browser, one for each game: what its user knows about printed cards. */
import { api } from "./api.js";
import { t } from "./words.js";

/** @import { Decks } from "./types.d.ts" */
/** @typedef {Record<string, any>} Facts any: what a deck file says about one card, each fact with its own kind of value (docs/notation.md) */

const KEY = "abyssal-decks";

/** @returns {Record<string, string>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "null") ?? {};
  } catch {
    return {};
  }
}

/** Return the text of a game's deck file; "" if there is none. @param {string} game */
export function deckText(game) {
  return all()[game] ?? "";
}

/** Keep a deck file that was checked. @param {string} game @param {string} text */
function keep(game, text) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: text }));
  } catch {
    throw new Error(t("cards-not-kept"));
  }
}

/** Changes of deck files under way: each starts from what the one before it has kept. @type {Promise<unknown>} */
let latest = Promise.resolve();

/** Check a changed deck file and keep it. If it is refused, nothing changes. @param {string} game @param {(text: string) => {deck: string, other?: string, merge?: boolean}} change @returns {Promise<Decks>} */
function apply(game, change) {
  const mine = latest
    .catch(() => {})
    .then(async () => {
      const answer = await api.deck(game, change(deckText(game)));
      keep(game, answer.deck);
      return answer;
    });
  latest = mine;
  return mine;
}

/** Change the facts of one card; null: the deck says nothing about it. @param {string} game @param {number} card @param {(facts: Facts) => Facts|null} change */
export function setFacts(game, card, change) {
  return apply(game, (text) => ({ deck: withFacts(text, game, card, change) }));
}

/** Change what my deck says about the printed sheet; null: nothing. @param {string} game @param {(facts: Facts) => Facts|null} change */
export function setSheet(game, change) {
  return apply(game, (text) => {
    const file = fileOf(text, game);
    const facts = change(file.sheet ?? {});
    if (facts) file.sheet = facts;
    else delete file.sheet;
    return { deck: JSON.stringify(file) };
  });
}

/** Read a deck file; an empty text is an empty deck. @param {string} text @param {string} game */
function fileOf(text, game) {
  return text ? JSON.parse(text) : { format: 1, game, cards: {} };
}

/** Add the facts of another deck file. Cards that are checked stay as they are. @param {string} game @param {string} text */
export function addDeck(game, text) {
  return apply(game, (mine) => ({ deck: mine, other: text, merge: true }));
}

/** Return a deck file with other facts of one card. @param {string} text @param {string} game @param {number} card @param {(facts: Facts) => Facts|null} change */
export function withFacts(text, game, card, change) {
  const file = fileOf(text, game);
  const facts = change(file.cards[card] ?? {});
  if (facts) file.cards[card] = facts;
  else delete file.cards[card];
  return JSON.stringify(file);
}

/** Forget the deck file of a game. @param {string} game */
export function dropDeck(game) {
  const { [game]: _, ...others } = all();
  localStorage.setItem(KEY, JSON.stringify(others));
}
