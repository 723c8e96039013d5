/** Requests to the tables, as docs/api.md describes them, over the connection of this edition. */
import { during } from "./busy.js";
import { connection } from "./connection.js";
import { complain } from "./notices.js";
import { known, settings } from "./settings.js";
import { t } from "./words.js";

/** @import { Aid, Brief, ChatLine, Clashes, Compared, Decks, Ends, Further, GameEntry, HandQuestion, Hints, HistoryEntry, Log, Moment, NewTable, Outcome, Preview, Problem, Requests, State, Story, Summary } from "./types.d.ts" */
/** @import { Space } from "./board/board.js" */
/** @import { Listener } from "./connections/connection.d.ts" */

/** @typedef {{piece: number, label_size: number, city_label_size: number, town_label_size: number, loc_width: number, town_r: number}} Units sizes on the map */
/** @typedef {{name: string, id: string, x: number, y: number, label: [number, number], label_anchor: string, label_text: string}} Town a place on the map that is not a space */
/** @typedef {{name: string, path: string, label?: [number, number]}} Land a country beside the map */
/**
 * @typedef {object} Geometry the map's shapes
 * @property {string} title
 * @property {[number, number]} viewbox its size
 * @property {Units} units
 * @property {[number, number][]} letters the sizes of letters that names have places for, and how much larger markers and pieces are drawn then
 * @property {Record<string, Space & {adjacent: string[]}>} spaces
 * @property {Town[]} towns
 * @property {{sea: string, neighbours: Land[], relief?: string[], rivers: string[], lakes: string[]}} context
 */
/** @typedef {{spectators: number, factions: {id: string, online: boolean}[]}} Presence who is at the table */
/** @typedef {{type: "state", state: State}|{type: "chat", line: ChatLine}|{type: "people", people: Presence}|{type: "pong", ping: number}|{type: "error"} & Problem} News a message of the live connection */
/** @typedef {{body?: object, table?: string, tokens?: string[], text?: boolean, query?: Record<string, string|number>}} About what a request carries */
/** A change without its request id, which is made here. @template {{request: string}} T @typedef {Omit<T, "request">} Wish */

/** A refusal, in the server's words. `status` is 0 when the server could not be reached. */
export class Refused extends Error {
  /** @param {number} status @param {string} id @param {string} message @param {number} [goOn] */
  constructor(status, id, message, goOn) {
    super(message);
    this.status = status;
    this.id = id;
    /** After how many choices a table that cannot be replayed can go on. */
    this.goOn = goOn;
  }
}

/** Make an id for a request, so that the server carries it out once however often it arrives. */
export function requestId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} table */
function tokens(table) {
  return table ? Object.values(known(table).tokens) : [];
}

/** Attempts to send a request again while the server restarts or cannot reach its games (503): half a minute in total. */
const PATIENCE = 8;

/** Wait before another attempt, longer each time. @param {number} attempt @returns {Promise<void>} */
const pause = (attempt) => new Promise((resolve) => setTimeout(resolve, Math.min(6000, 400 * 2 ** attempt)));

/**
 * Send a request. After a 503 nothing has changed, so any request can be sent again.
 * @param {string} path
 * @param {About} [about]
 * @returns {Promise<any>} any: each function of `api` says what it is
 */
function call(path, about = {}) {
  return during(patient(path, about));
}

/** @param {string} path @param {Parameters<typeof once>[1]} about */
async function patient(path, about) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await once(path, about);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 503 || attempt >= PATIENCE) throw error;
      await pause(attempt);
    }
  }
}

/**
 * @param {string} path
 * @param {About} about
 * @returns {Promise<any>} any: each function of `api` says what it is
 */
async function once(path, about) {
  /** @type {Record<string, string>} */
  const query = { lang: settings.lang };
  for (const [name, value] of Object.entries(about.query || {})) query[name] = String(value);
  const seats = about.tokens || tokens(about.table || "");
  const { status, text } = await connection.send({ path, query, tokens: seats, body: about.body });
  if (!status) throw new Refused(0, "offline", t("offline"));
  if (status < 300) return about.text ? text : JSON.parse(text);
  const problem = read(text);
  throw new Refused(status, problem.error || "", problem.message || t("failed", { status }), problem.go_on);
}

/** Read the body of a refusal. Proxies send pages of their own. @param {string} text @returns {Partial<Problem>} */
function read(text) {
  try {
    return JSON.parse(text) || {};
  } catch {
    return {};
  }
}

/**
 * Like `call`, for changes of a table: if the connection breaks, the change is sent again with the same request id, and
 * the page says so.
 * @param {string} table @param {string} what @param {object} body
 * @returns {Promise<any>} any: each function of `api` says what it is
 */
async function change(table, what, body) {
  const request = requestId();
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(`tables/${table}/${what}`, { table, body: { ...body, request } });
    } catch (error) {
      const again = error instanceof Refused && [0, 502, 504].includes(error.status);
      if (!again || attempt >= PATIENCE) throw error;
      complain(t("sending-again"));
      await pause(attempt);
    }
  }
}

export const api = {
  /** @type {() => Promise<GameEntry[]>} */
  games: () => call("games"),
  /** @type {(game: string) => Promise<Geometry>} */
  geometry: (game) => call(`games/${game}/geometry`),
  /** @type {(game: string) => Promise<Aid>} */
  aid: (game) => call(`games/${game}/aid`),
  /** @type {(game: string, body: Requests.Weigh) => Promise<Clashes>} */
  weigh: (game, body) => call(`games/${game}/options`, { body }),
  /** Check a deck file. @type {(game: string, body: Requests.Deck) => Promise<Decks>} */
  deck: (game, body) => call(`games/${game}/deck`, { body }),
  /** Create a table. In the edition without a server, a seed makes its dice and cards the same each time. @type {(body: Requests.Create, seed?: string) => Promise<NewTable>} */
  create: (body, seed) => call("tables", { body, query: seed ? { seed } : {} }),
  /** @type {(table: string) => Promise<State>} */
  state: (table) => call(`tables/${table}`, { table }),
  /** The state as seen with these tokens, and no others. @type {(table: string, tokens: string[]) => Promise<State>} */
  stateAs: (table, tokens) => call(`tables/${table}`, { tokens }),
  /** @type {(table: string, at: number) => Promise<State>} */
  stateAt: (table, at) => call(`tables/${table}`, { table, query: { at } }),
  /** @type {(table: string) => Promise<HistoryEntry[]>} */
  history: (table) => call(`tables/${table}/history`, { table }),
  /** @type {(table: string) => Promise<Summary>} */
  summary: (table) => call(`tables/${table}/summary`, { table }),
  /** @type {(table: string, from: number) => Promise<Log>} */
  log: (table, from) => call(`tables/${table}/log`, { table, query: { from } }),
  /** @type {(table: string) => Promise<Outcome>} */
  result: (table) => call(`tables/${table}/result`, { table }),
  /** @type {(table: string, from: number, to: number) => Promise<Story>} */
  story: (table, from, to) => call(`tables/${table}/story`, { table, query: { from, to } }),
  /** @type {(table: string) => Promise<string>} */
  record: (table) => call(`tables/${table}/record`, { table, text: true }),
  /** @type {(table: string) => Promise<Ends>} */
  ends: (table) => call(`tables/${table}/ends`, { table }),
  /** Questions that can be answered in one go. @type {(table: string) => Promise<Further>} */
  further: (table) => call(`tables/${table}/further`, { table }),
  /** @type {(table: string, choices: string[]) => Promise<Preview>} */
  preview: (table, choices) => call(`tables/${table}/preview`, { table, body: { choices } }),
  /** @type {(table: string, rev: number, choices: string[], how: Pick<Requests.Choose, "on"|"most">) => Promise<State>} */
  choose: (table, rev, choices, how) => change(table, "choices", { rev, choices, ...how }),
  /** Undo the last choice, or all after the first `to`. @type {(table: string, rev: number, to?: number) => Promise<State>} */
  undo: (table, rev, to) => change(table, "undo", to === undefined ? { rev } : { rev, to }),
  /** Start a new game from an earlier position. @type {(table: string, at: number) => Promise<NewTable>} */
  branch: (table, at) => call(`tables/${table}/branch`, { table, body: { at } }),
  /** Change the position by hand, agree to a proposal, or drop it. @type {(table: string, rev: number, line: string, agree: boolean) => Promise<State>} */
  adjust: (table, rev, line, agree) => change(table, "adjust", { rev, line, agree }),
  /** What may follow these words of a change by hand. @type {(table: string, words: string) => Promise<HandQuestion>} */
  adjustment: (table, words) => call(`tables/${table}/adjust`, { table, query: { words } }),
  /** What should lie on the real board. @type {(table: string) => Promise<Compared>} */
  compare: (table) => call(`tables/${table}/compare`, { table }),
  /** The facts of cards that a game holds, as a deck file. @type {(table: string) => Promise<string>} */
  deckOf: (table) => call(`tables/${table}/deck`, { table, text: true }),
  /** @type {(table: string, rev: number, at: number) => Promise<State>} */
  rewind: (table, rev, at) => change(table, "rewind", { rev, at }),
  /** @type {(table: string, body: Wish<Requests.Sit>) => Promise<State>} */
  seat: (table, body) => change(table, "seat", body),
  /** @type {(table: string, faction: string) => Promise<NewTable>} */
  reseat: (table, faction) => call(`tables/${table}/secret`, { table, body: { faction, request: requestId() } }),
  /** @type {(table: string, text: string) => Promise<State>} */
  chat: (table, text) => change(table, "chat", { text }),
  /** Post a spectator's message. @type {(table: string, name: string, text: string) => Promise<{line: ChatLine}>} */
  call: (table, name, text) => call(`tables/${table}/gallery`, { body: { name, text, request: requestId() } }),
  /** @type {() => Promise<Brief[]>} */
  open: () => call("tables"),
  /** @type {(table: string) => Promise<Brief>} */
  brief: (table) => call(`tables/${table}/brief`, { table }),
  /** @type {(table: string, faction: string, name: string) => Promise<NewTable>} */
  join: (table, faction, name) => call(`tables/${table}/join`, { body: { faction, name, request: requestId() } }),
  /** @type {(table: string) => Promise<NewTable>} */
  rematch: (table) => change(table, "rematch", {}),
  /** Go on from the last stored position of a table that cannot be replayed. @type {(table: string) => Promise<State>} */
  goOn: (table) => change(table, "continue", {}),
  /** @type {(table: string) => Promise<Hints>} */
  hint: (table) => call(`tables/${table}/hint`, { table, body: {} }),
  /** @type {(table: string) => Promise<Moment[]>} */
  chances: (table) => call(`tables/${table}/chances`, { table }),
  /** @type {(table: string, on: boolean) => Promise<State>} */
  aids: (table, on) => change(table, "aids", { on }),
  /** @type {(table: string) => Promise<{thinking: boolean}>} */
  hurry: (table) => call(`tables/${table}/hurry`, { table, body: {} }),
};

/** Listen to the news of a table. @param {string} table @param {Listener} listener */
export function listen(table, listener) {
  return connection.listen(table, () => ({ tokens: tokens(table), lang: settings.lang }), listener);
}
