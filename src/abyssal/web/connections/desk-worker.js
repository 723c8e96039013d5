/** The first worker: the tables. It answers the page's requests one at a time, and stores every change before it answers. */
import { startPython } from "./runtime.js";
import { Memory, Storage, openStorage } from "./storage.js";

/** @import { Answer } from "./connection.d.ts" */
/** @import { Change } from "./storage.js" */
/** @typedef {[kind: string, number: number, game: Uint8Array, seed: number]} Work */
/** @typedef {[status: number, text: string, changes: Change[], work: Work|undefined]} Plain an answer of the desk */

/** Attempts to carry out a request while other tabs change the same table. */
const ATTEMPTS = 5;
/** Requests for lists of tables wait until nothing else does. */
const PATIENT = /^tables\/[^/]+\/(brief|result)$/;

/** Python's desk (src/abyssal/site/desk.py). @type {any} any: it is Python's */
let desk;
/** @type {any} any: Pyodide has its own types */
let python;
/** @type {Storage|Memory} */
let storage;
let base = "";

/** Jobs to do one after the other; those of the second list wait for the first. @type {(() => Promise<void>)[][]} */
const jobs = [[], []];
let busy = true;

/** Live connections of the page: the table of each. @type {Map<number, string>} */
const lines = new Map();
const others = new BroadcastChannel("abyssal");

/** @param {() => Promise<void>} job @param {boolean} [patient] */
function enqueue(job, patient = false) {
  jobs[patient ? 1 : 0].push(job);
  if (!busy) work();
}

async function work() {
  busy = true;
  // A job that fails must not stop those behind it.
  for (let job; (job = jobs[0].shift() || jobs[1].shift()); ) await job().catch(console.error);
  busy = false;
}

self.onmessage = ({ data }) => {
  if (data.start) begin(data.start);
  else if (data.send) enqueue(() => reply(data.number, () => serve(data.number, data.send)), PATIENT.test(data.send.path));
  else if (data.listen) enqueue(() => reply(data.number, () => listen(data.listen)));
  else if (data.speak) enqueue(async () => (desk.speak(data.speak.line, data.speak.lang), tellLine(data.speak.line)));
  else if (data.close) enqueue(async () => (lines.delete(data.close), desk.hang_up(data.close)));
  else if (data.save) enqueue(() => reply(data.number, save));
  else if (data.restore) enqueue(() => reply(data.number, () => restore(data.restore)));
  else if (data.remove) enqueue(() => reply(data.number, () => remove(data.remove)));
};

others.onmessage = ({ data }) => enqueue(() => tellTable(data));

/** @param {string} site */
async function begin(site) {
  base = site;
  try {
    const opened = openStorage();
    python = await startPython(base, (stage) => postMessage({ stage }));
    desk = python.runPython("from abyssal.site.desk import Desk; Desk()");
    storage = await opened;
  } catch (error) {
    postMessage({ stage: "failed", error: String(error) });
    return;
  }
  postMessage({ stage: "ready", lasting: storage.lasting });
  work();
}

/** @param {number} number @param {() => Promise<Answer|null>} act null: the answer comes later */
async function reply(number, act) {
  let answer;
  try {
    answer = await act();
  } catch (error) {
    console.error(error);
    answer = plain(desk.refuse_by_id("server-failed", "en"));
  }
  if (answer) postMessage({ number, answer: { status: answer.status, text: answer.text } });
}

/** Take an answer of Python as data. @param {any} found any: it is Python's */
function plain(found) {
  const list = found.plain();
  /** @type {Plain} */
  const [status, text, changes, work] = list.toJs();
  list.destroy();
  found.destroy();
  return { status, text, changes, work };
}

/** Bring the desk up to date with storage. @param {string} id */
async function refresh(id) {
  const row = await storage.get(id);
  if (!row) desk.forget(id);
  else if (!desk.knows(id, row.news)) desk.load(id, row.news, row.text);
}

/**
 * Carry out what changes a table: act, store, tell. If another tab was faster, act again on what it has stored.
 * @param {string} id "" for none
 * @param {string} lang
 * @param {() => any} act any: an answer of Python
 */
async function carryOut(id, lang, act) {
  for (let attempt = 0; ; attempt++) {
    try {
      if (id) await refresh(id);
    } catch (error) {
      console.warn(error);
      return plain(desk.refuse_by_id("storage-failed", lang));
    }
    const answer = plain(act());
    const { changes } = answer;
    if (!changes.length) return answer;
    try {
      if (await storage.put(changes)) {
        // The page is told after it has its answer.
        for (const [changed] of changes) enqueue(() => tellTable(changed)), others.postMessage(changed);
        return answer;
      }
    } catch (error) {
      for (const [changed] of changes) desk.forget(changed);
      console.warn(error);
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      return plain(desk.refuse_by_id(full ? "storage-full" : "storage-failed", lang));
    }
    for (const [changed] of changes) desk.forget(changed);
    if (attempt >= ATTEMPTS) return plain(desk.refuse_by_id("old-revision", lang));
  }
}

/** @param {number} number @param {{path: string, query: Record<string, string>, tokens: string[], body?: string}} request @returns {Promise<Answer|null>} */
async function serve(number, request) {
  const id = /^tables\/([A-Za-z0-9]+)/.exec(request.path)?.[1] || "";
  const text = JSON.stringify(request);
  const answer = await carryOut(id, request.query.lang, () => desk.answer(text));
  if (!answer.work) return answer;
  const [kind, advice, game, seed] = answer.work;
  if (kind === "hurry") return { status: 200, text: JSON.stringify({ thinking: hurry(id) }) };
  // Other requests need not wait for advice.
  search({ advise: kind, game, seed }).then((found) =>
    enqueue(() => reply(number, async () => plain(desk.describe(advice, found.advice && python.toPy(found.advice))))),
  );
  return null;
}

/** @param {{line: number, table: string, hello: string}} asked */
async function listen({ line, table, hello }) {
  const answer = await carryOut(table, "en", () => desk.listen(line, table, hello));
  if (answer.status === 200) {
    lines.set(line, table);
    enqueue(() => tellTable(table));
  }
  return answer;
}

/** Send the page the state of a table that has changed, and let its computer player answer. @param {string} id */
async function tellTable(id) {
  const here = [...lines].filter(([, table]) => table === id);
  if (!here.length) return;
  await refresh(id);
  for (const [line] of here) tellLine(line);
  think(id);
}

/** @param {number} line */
function tellLine(line) {
  if (lines.has(line)) postMessage({ line, news: desk.news(line) });
}

// All tables at once.

async function save() {
  const tables = Object.fromEntries((await storage.all()).map((row) => [row.id, row.text]));
  return { status: 200, text: JSON.stringify({ abyssal: "tables", tables }) };
}

/** @param {{text: string, lang: string}} asked */
async function restore({ text, lang }) {
  const known = (await storage.all()).map((row) => row.id);
  return carryOut("", lang, () => desk.restore(text, JSON.stringify(known), lang));
}

/** @param {string} id */
async function remove(id) {
  await storage.remove(id);
  desk.forget(id);
  return { status: 200, text: "{}" };
}

// The second worker.

/** @type {Worker|null} */
let searcher = null;
/** @typedef {{choices?: string[], seconds?: number, advice?: Uint8Array}} Found what the second worker has found; nothing, if it has failed */
/** @type {Map<number, (found: Found) => void>} */
const searches = new Map();
let lastSearch = 0;
/** The table at which a computer player searches now, and the number of its search. */
let thinking = { table: "", number: 0 };

/** @param {object} message @returns {Promise<Found>} */
function search(message) {
  if (!searcher) {
    const made = new Worker(new URL("./search-worker.js", import.meta.url), { type: "module" });
    const fail = () => {
      if (searcher === made) searcher = null;
      made.terminate();
      for (const done of searches.values()) done({});
      searches.clear();
    };
    made.onmessage = ({ data }) => {
      if (data.failed) return fail();
      searches.get(data.number)?.(data);
      searches.delete(data.number);
    };
    made.onerror = fail;
    made.postMessage({ start: base });
    searcher = made;
  }
  const number = ++lastSearch;
  searcher.postMessage({ ...message, number });
  return new Promise((resolve) => searches.set(number, resolve));
}

/** Let the computer player answer that a table waits for. @param {string} id */
async function think(id) {
  if (thinking.table) return;
  const task = desk.task(id);
  if (!task) return;
  const [rev, faction, seconds, game] = task.toJs();
  task.destroy();
  thinking = { table: id, number: lastSearch + 1 };
  const found = await search({ think: seconds, game, seed: rev });
  enqueue(async () => {
    thinking = { table: "", number: 0 };
    const answer = await carryOut(id, "en", () =>
      desk.computer_move(id, rev, faction, JSON.stringify(found.choices || []), found.seconds || 0),
    );
    // Stale: the player has undone a choice meanwhile. Find out what is asked now.
    if (answer.status === 409) await tellTable(id);
    for (const table of new Set(lines.values())) if (table !== id) think(table);
  });
}

/** Make the computer player of a table answer at once. @param {string} id */
function hurry(id) {
  if (thinking.table !== id) return false;
  searcher?.postMessage({ hurry: thinking.number });
  return true;
}
