/** The server, as docs/api.md describes it. */
import { during } from "./busy.js";
import { known, settings } from "./settings.js";
import { t } from "./words.js";

/** What the server refused, in its words. `status` is 0 when it could not be reached. */
export class Refused extends Error {
  /** @param {number} status @param {string} id @param {string} message */
  constructor(status, id, message) {
    super(message);
    this.status = status;
    this.id = id;
  }
}

/** A name for a request, so that the server carries it out once however often it arrives. */
export function requestId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} table */
function tokens(table) {
  return table ? Object.values(known(table).tokens) : [];
}

/** How often a request is sent again while the server cannot reach its games (503): for half a minute in all. */
const PATIENCE = 8;

/** Wait before another attempt, longer each time. @param {number} attempt @returns {Promise<void>} */
const pause = (attempt) => new Promise((resolve) => setTimeout(resolve, Math.min(6000, 400 * 2 ** attempt)));

/**
 * Nothing has changed when the server answers 503, so it is asked again, whatever it was.
 * @param {string} path
 * @param {{body?: any, table?: string, tokens?: string[], text?: boolean, query?: Record<string, string|number>}} [about]
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
 * @param {{body?: any, table?: string, tokens?: string[], text?: boolean, query?: Record<string, string|number>}} about
 */
async function once(path, about) {
  const query = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(about.query || {})) query.set(name, String(value));
  /** @type {Record<string, string>} */
  const headers = {};
  const seats = about.tokens || tokens(about.table || "");
  if (seats.length) headers.Authorization = `Bearer ${seats.join(" ")}`;
  if (about.body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api/${path}?${query}`, {
      method: about.body === undefined ? "GET" : "POST",
      headers,
      body: about.body === undefined ? undefined : JSON.stringify(about.body),
    });
  } catch {
    throw new Refused(0, "offline", t("offline"));
  }
  if (answer.ok) return about.text ? answer.text() : answer.json();
  const problem = await answer.json().catch(() => ({}));
  throw new Refused(answer.status, problem.error || "", problem.message || t("failed", { status: answer.status }));
}

/**
 * Like `call` for what changes a table: when the line breaks, it is sent again with the same request id.
 * @param {string} table @param {string} what @param {any} body
 */
async function change(table, what, body) {
  const request = requestId();
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(`tables/${table}/${what}`, { table, body: { ...body, request } });
    } catch (error) {
      const again = error instanceof Refused && [0, 502, 504].includes(error.status);
      if (!again || attempt >= 3) throw error;
      await pause(attempt);
    }
  }
}

export const api = {
  games: () => call("games"),
  geometry: (/** @type {string} */ game) => call(`games/${game}/geometry`),
  aid: (/** @type {string} */ game) => call(`games/${game}/aid`),
  weigh: (/** @type {string} */ game, /** @type {any} */ body) => call(`games/${game}/options`, { body }),
  create: (/** @type {any} */ body) => call("tables", { body }),
  state: (/** @type {string} */ table) => call(`tables/${table}`, { table }),
  /** As these secrets see it, and no others. */
  stateAs: (/** @type {string} */ table, /** @type {string[]} */ tokens) => call(`tables/${table}`, { tokens }),
  stateAt: (/** @type {string} */ table, /** @type {number} */ at) => call(`tables/${table}`, { table, query: { at } }),
  history: (/** @type {string} */ table) => call(`tables/${table}/history`, { table }),
  summary: (/** @type {string} */ table) => call(`tables/${table}/summary`, { table }),
  log: (/** @type {string} */ table, /** @type {number} */ from) =>
    call(`tables/${table}/log`, { table, query: { from } }),
  result: (/** @type {string} */ table) => call(`tables/${table}/result`, { table }),
  story: (/** @type {string} */ table, /** @type {number} */ from, /** @type {number} */ to) =>
    call(`tables/${table}/story`, { table, query: { from, to } }),
  record: (/** @type {string} */ table) => call(`tables/${table}/record`, { table, text: true }),
  ends: (/** @type {string} */ table) => call(`tables/${table}/ends`, { table }),
  /** What can be answered in one go. */
  further: (/** @type {string} */ table) => call(`tables/${table}/further`, { table }),
  preview: (/** @type {string} */ table, /** @type {string[]} */ choices) =>
    call(`tables/${table}/preview`, { table, body: { choices } }),
  choose: (
    /** @type {string} */ table,
    /** @type {number} */ rev,
    /** @type {string[]} */ choices,
    /** @type {{on?: boolean, most?: string}} */ how,
  ) => change(table, "choices", { rev, choices, ...how }),
  undo: (/** @type {string} */ table, /** @type {number} */ rev) => change(table, "undo", { rev }),
  /** A game of its own from an earlier position. */
  branch: (/** @type {string} */ table, /** @type {number} */ at) =>
    call(`tables/${table}/branch`, { table, body: { at } }),
  rewind: (/** @type {string} */ table, /** @type {number} */ rev, /** @type {number} */ at) =>
    change(table, "rewind", { rev, at }),
  seat: (/** @type {string} */ table, /** @type {any} */ body) => change(table, "seat", body),
  reseat: (/** @type {string} */ table, /** @type {string} */ faction) =>
    call(`tables/${table}/secret`, { table, body: { faction, request: requestId() } }),
  chat: (/** @type {string} */ table, /** @type {string} */ text) => change(table, "chat", { text }),
  /** What one says who watches. */
  call: (/** @type {string} */ table, /** @type {string} */ name, /** @type {string} */ text) =>
    call(`tables/${table}/gallery`, { body: { name, text, request: requestId() } }),
  open: () => call("tables"),
  brief: (/** @type {string} */ table) => call(`tables/${table}/brief`, { table }),
  join: (/** @type {string} */ table, /** @type {string} */ faction, /** @type {string} */ name) =>
    call(`tables/${table}/join`, { body: { faction, name, request: requestId() } }),
  rematch: (/** @type {string} */ table) => change(table, "rematch", {}),
  hint: (/** @type {string} */ table) => call(`tables/${table}/hint`, { table, body: {} }),
  chances: (/** @type {string} */ table) => call(`tables/${table}/chances`, { table }),
  aids: (/** @type {string} */ table, /** @type {boolean} */ on) => change(table, "aids", { on }),
  hurry: (/** @type {string} */ table) => call(`tables/${table}/hurry`, { table, body: {} }),
};

/** How the server closes a connection that it does not want back. */
const REFUSED = 4000;

/** The table as it changes. Comes back by itself after a break, waiting longer each time. */
export class Live {
  /**
   * @param {string} table
   * @param {{message: (message: any) => void, connected: (yes: boolean) => void}} listener
   */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    this.closed = false;
    this.attempt = 0;
    this.timer = 0;
    /** @type {WebSocket|null} */
    this.socket = null;
    this.wake = () => this.socket?.readyState === WebSocket.OPEN || this.open();
    addEventListener("online", this.wake);
    this.beat = setInterval(() => this.send({ ping: Date.now() }), 25000);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.socket?.close();
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.table}/live`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      socket.send(JSON.stringify({ tokens: tokens(this.table), lang: settings.lang }));
      this.listener.connected(true);
    };
    socket.onmessage = (event) => this.listener.message(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      this.listener.connected(false);
      if (event.code === REFUSED) return;
      const wait = Math.min(15000, 500 * 2 ** this.attempt++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  /** @param {any} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Say again who is here, after seats were taken or left. */
  again() {
    this.attempt = 0;
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
