/** Building the page's elements without markup in strings: nothing that people write can become script. */
import { listen, nodes, note } from "./update.js";

/** @typedef {import("./update.js").Child} Child */
/** @typedef {import("./update.js").Listener} Listener */
/** An event on an element of this kind. @template {Element} E @typedef {Event & {target: E, currentTarget: E}} On */

/**
 * An element. Keys beginning with `on` are listeners, `key` says what it stands for among its siblings, `class` and
 * `dataset` are what they say, other keys are attributes (`true` sets one without a value; `false`, `null` and
 * `undefined` leave it out).
 * @param {string} tag
 * @param {Record<string, unknown>|null} [about]
 * @param {...(Child|Child[])} children
 * @returns {any} any: panels keep elements in fields that `build` sets, and tsc takes these for possibly undefined
 */
export function h(tag, about, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(about || {})) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith("on")) listen(element, key.slice(2), /** @type {Listener} */ (value));
    else if (key === "key") note(element, { key: value });
    else if (key === "class") element.className = String(value);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (key === "value" && "value" in element) note(element, { value: (element.value = value) });
    else if (key === "open") note(element, { open: (/** @type {HTMLDetailsElement} */ (element).open = value === true) });
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/**
 * Create an SVG element.
 * @param {string} tag
 * @param {Record<string, unknown>} [about]
 * @param {...(Child|Child[])} children
 */
export function s(tag, about, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(about || {})) {
    if (key.startsWith("on")) listen(element, key.slice(2), /** @type {Listener} */ (value));
    else element.setAttribute(key, String(value));
  }
  add(element, children);
  return element;
}

/** @param {Node} parent @param {(Child|Child[])[]} children */
function add(parent, children) {
  for (const node of nodes(children)) parent.appendChild(node);
}

/** Put these children in place of those an element has: for what is built once. To show something new in it, `redraw`. @param {Element} element @param {...(Child|Child[])} children */
export function fill(element, ...children) {
  element.replaceChildren();
  add(element, children);
  return element;
}

/** Format a number with its sign, as the log does. @param {number} n */
export function signed(n) {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** Strip accents and case, to compare typed text with names. @param {string} text */
export function plain(text) {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();
}

/**
 * Call a function once no further call has come for a while.
 * @template {unknown[]} A
 * @param {number} milliseconds
 * @param {(...args: A) => void} act
 */
export function later(milliseconds, act) {
  let timer = 0;
  const call = (/** @type {A} */ ...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), milliseconds);
  };
  call.cancel = () => clearTimeout(timer);
  return call;
}

/** Let the browser save a text as a file. @param {string} name @param {string} text @param {string} [type] */
export function saveFile(name, text, type = "text/plain") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/**
 * Open a dialog in front of the page; Esc closes it. Returns a function that closes it.
 * @param {string} title
 * @param {Child[]} content
 * @param {{closeText: string, onclose?: () => void, kind?: string, game?: string}} about
 */
export function dialog(title, content, about) {
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  const close = () => box.close();
  const box = h(
    "dialog",
    { class: `window ${about.kind || ""}`, "aria-label": title, dataset: about.game ? { game: about.game } : {} },
    h(
      "header",
      {},
      h("h2", {}, title),
      h("button", { class: "quiet close", "aria-label": about.closeText, onclick: close }, "✕"),
    ),
    h("div", { class: "window-body" }, content),
  );
  box.addEventListener("close", () => {
    box.remove();
    about.onclose?.();
    if (before?.isConnected) before.focus();
  });
  box.addEventListener("click", (/** @type {MouseEvent} */ event) => event.target === box && close());
  document.body.append(box);
  box.showModal();
  return close;
}
