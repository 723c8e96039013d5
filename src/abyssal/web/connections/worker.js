/** The connection of the edition without a server: a Web Worker with Python and the tables (docs/site.md). */

/** @import { Address, Answer, Connection, Line, Listener, Sent } from "./connection.d.ts" */
/** @import { Requests } from "../types.d.ts" */
/** @typedef {{stage: string, lasting?: boolean, error?: string}} Start how far the worker has started; `lasting` is false if the browser stores nothing */

/** Answers that never change are files. @type {[RegExp, (query: Record<string, string>, game: string) => string][]} */
const FILES = [
  [/^words$/, ({ lang, game }) => `words-${lang}-${game || "none"}`],
  [/^games$/, ({ lang }) => `games-${lang}`],
  [/^games\/([a-z-]+)\/geometry$/, (_, game) => `geometry-${game}`],
  [/^games\/([a-z-]+)\/aid$/, ({ lang }, game) => `aid-${lang}-${game}`],
];

const here = new URL(".", document.baseURI);
const worker = new Worker(new URL("web/connections/desk-worker.js", here), { type: "module" });

/** Requests under way, by number. @type {Map<number, (answer: Answer) => void>} */
const waiting = new Map();
/** @type {Map<number, WorkerLine>} */
const lines = new Map();
let last = 0;

/** Tells how the worker starts: `event.detail` is a `Start`. */
export const starting = new EventTarget();
/** @type {Start} */
export let start = { stage: "python" };

worker.onmessage = ({ data }) => {
  if (data.answer) {
    waiting.get(data.number)?.(data.answer);
    waiting.delete(data.number);
  } else if (data.news) lines.get(data.line)?.listener.message(JSON.parse(data.news));
  else if (data.stage) tell(data);
};
worker.onerror = (event) => tell({ stage: "failed", error: event.message });
worker.postMessage({ start: here.href });

/** Tell the page, and note the time for `tools/page.py`. @param {Start} now */
function tell(now) {
  start = now;
  performance.mark(`site-${now.stage}`);
  starting.dispatchEvent(new CustomEvent("stage", { detail: now }));
  if (now.stage !== "failed") return;
  for (const answered of waiting.values()) answered({ status: 0, text: "" });
  waiting.clear();
}

/** Send the worker a message and wait for its answer. @param {object} message @returns {Promise<Answer>} */
export function ask(message) {
  if (start.stage === "failed") return Promise.resolve({ status: 0, text: "" });
  const number = ++last;
  worker.postMessage({ ...message, number });
  return new Promise((resolve) => waiting.set(number, resolve));
}

/** @param {Sent} request @returns {Promise<Answer>} */
async function send(request) {
  const { path, query, tokens, body } = request;
  for (const [pattern, name] of body === undefined ? FILES : []) {
    const found = pattern.exec(path);
    if (!found) continue;
    const answer = await fetch(new URL(`answers/${name(query, found[1])}.json`, here)).catch(() => null);
    if (answer?.ok) return { status: 200, text: await answer.text() };
  }
  return ask({ send: { path, query, tokens, body: body === undefined ? undefined : JSON.stringify(body) } });
}

/** @implements {Line} */
class WorkerLine {
  /** @param {string} table @param {() => Requests.Hello} hello @param {Listener} listener */
  constructor(table, hello, listener) {
    this.number = ++last;
    this.table = table;
    this.hello = hello;
    this.listener = listener;
    lines.set(this.number, this);
    this.again();
  }

  async again() {
    const { status, text } = await ask({ listen: { line: this.number, table: this.table, hello: JSON.stringify(this.hello()) } });
    if (!lines.has(this.number)) return;
    this.listener.connected(status === 200);
    if (status >= 400) this.listener.message({ type: "error", ...JSON.parse(text) });
  }

  /** @param {Requests.Talk} message */
  send(message) {
    if (message.lang) worker.postMessage({ speak: { line: this.number, lang: message.lang } });
  }

  close() {
    lines.delete(this.number);
    worker.postMessage({ close: this.number });
  }
}

/** @type {Connection} */
export const connection = {
  shared: false,
  send,
  listen: (table, hello, listener) => new WorkerLine(table, hello, listener),
  forget: (table) => void ask({ remove: table }),
  link: async (table, at) => {
    const { text } = await ask({ send: { path: `tables/${table}/record`, query: at === undefined ? {} : { at: String(at) }, tokens: [] } });
    return `${here.href}#record=${await packed(text)}`;
  },
};

/** Addresses with a query (`./?table=ID`): every web host serves the page for them. @type {Address} */
export const address = {
  path: () => {
    const query = new URLSearchParams(location.search);
    return query.has("table") ? `/t/${query.get("table")}` : (["results", "cards"].filter((view) => query.has(view)).map((view) => `/${view}`)[0] ?? "/");
  },
  href: (path) => {
    const url = new URL(path, "https://site");
    const view = url.pathname.startsWith("/t/") ? `table=${url.pathname.slice(3)}` : url.pathname.slice(1);
    const query = [view, url.search.slice(1)].filter(Boolean).join("&");
    return `./${query && `?${query}`}${url.hash}`;
  },
};

/** Compress a text for a link. @param {string} text */
export async function packed(text) {
  const bytes = await through(new Blob([text]).stream(), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Longest record in a link, in bytes: far more than any game has. */
const LONGEST = 4 * 1024 * 1024;

/** Read a compressed text from a link. Throws if it is not one. @param {string} code */
export async function unpacked(code) {
  const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(new Blob([bytes]).stream(), new DecompressionStream("deflate-raw")));
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream @param {CompressionStream|DecompressionStream} change */
async function through(stream, change) {
  const reader = stream.pipeThrough(change).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > LONGEST) throw new Error("too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
