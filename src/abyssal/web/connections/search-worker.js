/** The second worker: computer players, hints and chances. It searches in slices and reads its messages in between. */
import { startPython } from "./runtime.js";

/** Seconds of a slice. */
const SLICE = 0.05;

/** Python's module (src/abyssal/site/searching.py). @type {any} any: it is Python's */
let searching;
/** @type {any} any: Pyodide has its own types */
let python;
/** @type {Promise<void>} */
let last = Promise.resolve();
/** Searches to end at once. @type {Set<number>} */
const hurried = new Set();

self.onmessage = ({ data }) => {
  if (data.start) last = begin(data.start);
  else if (data.hurry) hurried.add(data.hurry);
  else last = last.then(() => work(data)).catch(failed);
};

/** @param {string} base */
async function begin(base) {
  python = await startPython(base, () => {});
  searching = python.pyimport("abyssal.site.searching");
}

/** @param {unknown} error */
function failed(error) {
  console.error(error);
  postMessage({ failed: true });
}

/** @param {{number: number, think?: number, advise?: string, game: Uint8Array, seed: number}} task */
async function work({ number, think, advise, game, seed }) {
  if (advise) {
    const found = searching.advise(advise, python.toPy(game), seed);
    postMessage({ number, advice: found.toJs() });
    found.destroy();
    return;
  }
  const begun = performance.now();
  const search = searching.Search(python.toPy(game), think, seed);
  let choices;
  while (!choices) {
    if (hurried.delete(number)) search.hurry();
    choices = search.run(SLICE);
    await new Promise((resolve) => setTimeout(resolve));
  }
  postMessage({ number, choices: choices.toJs(), seconds: (performance.now() - begun) / 1000 });
  choices.destroy();
  search.destroy();
}
