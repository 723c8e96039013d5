/** Helpers for every part of the page: show an error, announce, navigate. */
import { address } from "./connection.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/** @import { Child } from "./dom.js" */

/** Show an error in one line; it disappears by itself. @param {unknown} error */
export function complain(error) {
  const text = error instanceof Error ? error.message : String(error);
  const close = () => line.remove();
  const line = h(
    "p",
    { class: "notice" },
    h("span", {}, text),
    h("button", { class: "quiet", "aria-label": t("close"), onclick: close }, "✕"),
  );
  document.getElementById("notices")?.replaceChildren(line);
  setTimeout(close, 9000);
}

/** Show a line in passing, such as one of the chat; a click leads to it. @param {string} text @param {() => void} act */
export function mention(text, act) {
  const open = () => (line.remove(), act());
  const line = h("button", { class: "mention", onclick: open }, text);
  document.querySelectorAll(".mention").forEach((old) => old.remove());
  document.body.append(line);
  announce(text);
  setTimeout(() => line.remove(), 7000);
}

/** Announce a text to screen readers. @param {string} text */
export function announce(text) {
  const news = document.getElementById("news");
  if (news) news.textContent = text;
}

/** Go to a page of this site without a reload. @param {string} path */
export function go(path) {
  history.pushState(null, "", address.href(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Create a link within the site. @param {string} path @param {Record<string, unknown>} about @param {...(Child|Child[])} children */
export function link(path, about, ...children) {
  const follow = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  };
  return h("a", { href: address.href(path), onclick: follow, ...about }, ...children);
}

/** Copy a text to the clipboard, or show it to be copied by hand. @param {string} text @param {HTMLElement} button */
export async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    const before = button.textContent;
    button.textContent = t("copied");
    setTimeout(() => (button.textContent = before), 1500);
  } catch {
    prompt(t("copy-this"), text);
  }
}
