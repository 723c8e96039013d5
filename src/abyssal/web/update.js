/**
 * Redrawing in place. A panel describes what it shows now with fresh elements, and `redraw` changes the old ones into
 * them: what has not changed stays the same node, with its focus, hover, scroll, open folds and typed text.
 */

/** @typedef {Node|string|number|null|undefined|false} Child */
/** @typedef {(event: any) => void} Listener any: each listener knows the kind of its event */
/** @typedef {{key?: unknown, value?: unknown, open?: boolean, listeners?: Record<string, Listener>}} Notes */

/** What is known of an element beyond its attributes. @type {WeakMap<Node, Notes>} */
const notes = new WeakMap();

/** Note something about an element that `redraw` needs to know. @param {Node} element @param {Notes} more */
export function note(element, more) {
  const known = notes.get(element);
  if (known) Object.assign(known, more);
  else notes.set(element, more);
}

/** Say what an element stands for among its siblings: it stays the same node as long as its key does. @template {Node} N @param {unknown} key @param {N} element @returns {N} */
export function keyed(key, element) {
  note(element, { key });
  return element;
}

/** Listen to an event. Unlike a plain listener it can be replaced when the element is redrawn. @param {Element} element @param {string} type @param {Listener} act */
export function listen(element, type, act) {
  note(element, { listeners: { ...notes.get(element)?.listeners, [type]: act } });
  element.addEventListener(type, dispatch);
}

/** Call the newest listener. @this {Element} @param {Event} event */
function dispatch(event) {
  notes.get(this)?.listeners?.[event.type]?.(event);
}

/**
 * Show these children in an element. Old children that stand for the same are changed into them; the others go. A child
 * that is in the element already stays as it is. Fresh ones are used up: listeners must not hold on to them.
 * @param {Element} element @param {...(Child|Child[])} children
 */
export function redraw(element, ...children) {
  const focus = document.activeElement;
  arrange(element, nodes(children));
  // A node that changes its place among its siblings loses the focus.
  if (focus !== document.activeElement && element.contains(focus))
    /** @type {HTMLElement} */ (focus).focus({ preventScroll: true });
}

/** Children as nodes. @param {(Child|Child[])[]} children @returns {Node[]} */
export function nodes(children) {
  const found = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    found.push(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return found;
}

/** @param {Element} parent @param {Node[]} wanted */
function arrange(parent, wanted) {
  let at = parent.firstChild;
  let last = null;
  let i = 0;
  // Mostly the same things follow each other as before.
  for (; at && i < wanted.length; i++) {
    const to = wanted[i];
    if (at !== to && (to.parentNode === parent || !isSame(at, to))) break;
    morph(at, to);
    [last, at] = [at, at.nextSibling];
  }
  const rest = wanted.slice(i);
  const stays = new Set(rest.filter((to) => to.parentNode === parent));
  const old = [];
  for (; at; at = at.nextSibling) if (!stays.has(at)) old.push(at);
  const placed = rest.length && old.length ? takeOver(rest, old, stays) : rest;
  // What goes is removed first, so that nothing has to move past it.
  for (const node of old) if (!stays.has(node)) parent.removeChild(node);
  at = last ? last.nextSibling : parent.firstChild;
  for (const node of placed) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

/**
 * Old nodes take the place of fresh ones that stand for the same.
 * @param {Node[]} fresh @param {Node[]} old @param {Set<Node>} stays nodes that stay in their parent: those found are added
 */
function takeOver(fresh, old, stays) {
  /** @type {Map<unknown, Node[]>} */
  const known = new Map();
  for (const node of old) {
    const key = keyOf(node);
    const same = known.get(key);
    if (same) same.push(node);
    else known.set(key, [node]);
  }
  return fresh.map((to) => {
    const same = stays.has(to) ? undefined : known.get(keyOf(to));
    const found = same?.findIndex((node) => node.nodeName === to.nodeName) ?? -1;
    if (!same || found < 0) return to;
    const [from] = same.splice(found, 1);
    morph(from, to);
    stays.add(from);
    return from;
  });
}

/** @param {Node} one @param {Node} other */
function isSame(one, other) {
  return one.nodeName === other.nodeName && keyOf(one) === keyOf(other);
}

/** What a node stands for among its siblings: its key, or else its id, or else the first of its classes. @param {Node} node @returns {unknown} */
function keyOf(node) {
  if (!(node instanceof Element)) return "";
  return notes.get(node)?.key ?? (node.id || (node.getAttribute("class") ?? "").split(" ", 1)[0]);
}

/** Make a node look and act like a fresh one, which is used up by that. @param {Node} from @param {Node} to */
export function morph(from, to) {
  if (from === to) return;
  if (!(from instanceof Element && to instanceof Element)) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  takeAttributes(from, to);
  const now = notes.get(to);
  const before = notes.get(from);
  if (now || before) takeNotes(from, before ?? {}, now ?? {});
  if (from.firstChild || to.firstChild) arrange(from, [...to.childNodes]);
  if (to instanceof HTMLInputElement) /** @type {HTMLInputElement} */ (from).checked = to.checked;
  // An option of a list that was already chosen from takes no notice of its attribute.
  else if (to instanceof HTMLOptionElement && to.defaultSelected) /** @type {HTMLOptionElement} */ (from).selected = true;
}

/** @param {Element} from @param {Element} to */
function takeAttributes(from, to) {
  for (let i = 0; i < to.attributes.length; i++) {
    const { name, value } = to.attributes[i];
    if (name === "open" || from.getAttribute(name) === value) continue;
    // The policy of the page forbids styles in markup, and takes this attribute for markup.
    if (name === "style") /** @type {HTMLElement} */ (from).style.cssText = /** @type {HTMLElement} */ (to).style.cssText;
    else from.setAttribute(name, value);
  }
  for (let i = from.attributes.length - 1; i >= 0; i--) {
    const { name } = from.attributes[i];
    if (name !== "open" && !to.hasAttribute(name)) from.removeAttribute(name);
  }
}

/** A text that was typed and a fold that was opened by hand stay, unless the page wants something else than before. @param {Element} from @param {Notes} before @param {Notes} now */
function takeNotes(from, before, now) {
  const about = /** @type {HTMLDetailsElement & HTMLInputElement} */ (from);
  if (now.open !== before.open) about.open = Boolean(now.open);
  if (now.value !== before.value && from !== document.activeElement) about.value = String(now.value ?? "");
  for (const type of Object.keys(now.listeners ?? {})) from.addEventListener(type, dispatch);
  notes.set(from, now);
}
