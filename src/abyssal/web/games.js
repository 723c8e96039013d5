/** The looks of each game, fetched when a table or the lobby needs them. */
import { PLAIN } from "./board/themes.js";

/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Load the style sheet of a game, once. If it cannot be fetched, the page uses plain colours. @param {string} name */
function sheet(name) {
  // In the bundled page one style sheet holds those of all games.
  if (document.querySelector(`link[data-games~="${CSS.escape(name)}"]`)) return Promise.resolve();
  let found = sheets.get(name);
  if (!found) {
    found = new Promise((done) => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href: new URL(`./games/${name}/game.css`, import.meta.url).href, onload: done, onerror: done });
      document.head.append(link);
    });
    sheets.set(name, found);
  }
  return found;
}

/** Load the colours of these games, for elements with their names as `data-game`. @param {string[]} names */
export function loadColours(names) {
  return Promise.all(names.map(sheet));
}

/** Load the looks of a game. @param {string} name as the server has it @returns {Promise<import("./board/themes.js").Theme>} */
export async function loadGame(name) {
  const [module] = await Promise.all([import(`./games/${name}/game.js`).catch(() => ({ game: PLAIN })), sheet(name)]);
  return module.game;
}
