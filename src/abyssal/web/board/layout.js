/** Layout of the pieces in a space. */
import { draw } from "./svg.js";
import { isPiece } from "./themes.js";

/** @import { SpaceFacts } from "../types.d.ts" */

/** @typedef {{kind: string, count: number, carried: number}} Heap one kind of piece in a space */
/** @typedef {{kind: string, count: number, carried: number, x: number, y: number, scale: number}} Spot one drawn piece, which may stand for several */

/** A carried marker whose carrier is gone, until another piece takes it. */
export const CARRIED = "carried";

/** Maximum number of pieces of one kind drawn one by one; more are shown as one piece with a number. */
const EACH = 6;
const PIECE = 29;
const COUNTED = 42;
const ROW = 31;
/**
 * How far crowds go beyond their boxes when everything is drawn larger: to the sides rather than over name and markers.
 */
export const SPREAD = [2, 0.8];
/** Layouts to try while there is room: scale, in readable sizes, and whether each faction has rows of its own. @type {[number, boolean][]} */
const LARGE = [[1.35, true], [1.2, true], [1.35, false], [1.2, false], [1.1, true]];

/**
 * Arrange the pieces of a space in a box: large and one by one while there is room, then the largest groups as one
 * piece with a number, finally small.
 * @param {Heap[]} heaps
 * @param {[number, number, number, number]} box
 * @param {number} lift how far up they go if there is room left: 0.5 is the middle
 * @param {number} least the size that can still be read: before pieces get smaller, they are counted and leave the box
 * @param {number[]} spread how far they may leave the box then, to the sides and up or down
 * @returns {Spot[]}
 */
export function arrange(heaps, [left, top, width, height], lift = 0.5, least = 1, spread = SPREAD) {
  const counted = new Set(heaps.filter((heap) => heap.count > EACH));
  let items = heaps.flatMap((heap) => split(heap, counted.has(heap)));
  for (const [large, apart] of LARGE) {
    const scale = large * least;
    const rows = flow(items, width / scale, apart);
    if (rows.length * ROW * scale <= height) return put(rows, left, top, width, height, scale, lift);
  }
  for (;;) {
    for (const apart of [true, false]) {
      const rows = flow(items, width / least, apart);
      if (rows.length * ROW * least <= height + 4 * least) return put(rows, left, top, width, height, least, lift);
    }
    const next = largest(heaps.filter((heap) => !counted.has(heap) && heap.count > 1));
    if (!next) {
      const [wider, higher] = [(least - 1) * width * spread[0], (least - 1) * height * spread[1]];
      return shrink(items, left - wider / 2, top - higher * 0.7, width + wider, height + higher, lift, least);
    }
    counted.add(next);
    items = heaps.flatMap((heap) => split(heap, counted.has(heap)));
  }
}

/** @param {Heap[]} heaps */
function largest(heaps) {
  return heaps.reduce((/** @type {Heap|null} */ best, heap) => (best && best.count >= heap.count ? best : heap), null);
}

/**
 * Split a heap so that carriers are drawn one by one: what lies under them must be visible.
 * @param {Heap} heap
 * @param {boolean} counted
 * @returns {Heap[]}
 */
function split({ kind, count, carried }, counted) {
  const carriers = Math.min(count, carried);
  const items = [];
  const rest = count - carriers;
  if (counted && rest > 1) items.push({ kind, count: rest, carried: 0 });
  else for (let i = 0; i < rest; i++) items.push({ kind, count: 1, carried: 0 });
  for (let i = 0; i < carriers; i++) items.push({ kind, count: 1, carried: i ? 1 : 1 + carried - carriers });
  return items;
}

/** @param {Heap} item */
function breadth(item) {
  return item.count > 1 || item.carried > 1 ? COUNTED : PIECE;
}

/** Arrange pieces in rows; `apart` starts a new row for each faction. @param {Heap[]} items @param {number} width @param {boolean} apart */
function flow(items, width, apart) {
  /** @type {Heap[][]} */
  const rows = [];
  let used = Infinity;
  let faction = "";
  for (const item of items) {
    const own = item.kind.split(".")[0];
    if (used + breadth(item) > width + 2 || (apart && own !== faction)) {
      rows.push([]);
      used = 0;
    }
    faction = own;
    used += breadth(item);
    rows[rows.length - 1].push(item);
  }
  return rows;
}

/** @param {Heap[]} items @param {number} left @param {number} top @param {number} width @param {number} height @param {number} lift @param {number} most */
function shrink(items, left, top, width, height, lift, most) {
  let scale = most - 0.05;
  let rows = flow(items, width / scale, false);
  while (rows.length * ROW * scale > height + 4 && scale > 0.4) {
    scale -= 0.05;
    rows = flow(items, width / scale, false);
  }
  return put(rows, left, top, width, height, scale, lift);
}

/**
 * @param {Heap[][]} rows
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 * @param {number} scale
 * @param {number} lift
 * @returns {Spot[]}
 */
function put(rows, left, top, width, height, scale, lift) {
  const spots = [];
  let y = top + Math.max(0, height - rows.length * ROW * scale) * lift + (ROW * scale) / 2;
  for (const row of rows) {
    const total = row.reduce((sum, item) => sum + breadth(item), 0) * scale;
    let x = left + (width - total) / 2;
    for (const item of row) {
      spots.push({ ...item, x: x + (PIECE * scale) / 2, y, scale });
      x += breadth(item) * scale;
    }
    y += ROW * scale;
  }
  return spots;
}

/** @typedef {{x: number, y: number, along: number, row: number}} Slot */
/** @typedef {[number, number, number, number]} Box left, top, right, bottom */

/**
 * Return places along a line to both sides of its middle, the nearest first; then beside it. A forked line has them on
 * the branch of its middle.
 * @param {string} d
 * @param {[number, number]} anchor
 * @param {number} size of the pieces
 * @param {Box[]} taken what must not be covered
 * @returns {Slot[]}
 */
export function slotsAlong(d, [ax, ay], size, taken) {
  const branches = d.split(/(?=M)/).map((branch) => /** @type {SVGPathElement} */ (draw("path", { d: branch })));
  const far = (/** @type {SVGPathElement} */ path, /** @type {number} */ at) => {
    const p = path.getPointAtLength(at);
    return Math.hypot(p.x - ax, p.y - ay);
  };
  let [path, home] = [branches[0], 0];
  for (const branch of branches) {
    for (let at = 0; at <= branch.getTotalLength(); at += 2) if (far(branch, at) < far(path, home)) [path, home] = [branch, at];
  }
  const length = path.getTotalLength();
  const half = (PIECE * size) / 2 - 2;
  const free = (/** @type {Slot} */ { x, y }) =>
    !taken.some(([left, top, right, bottom]) => x + half > left && x - half < right && y + half > top && y - half < bottom);
  const slots = [];
  for (let row = -3; row <= 3; row++) {
    for (let step = -6; step <= 6; step++) {
      if (row === 0 && step === 0) continue;
      const along = step * PIECE * size;
      const at = home + along;
      // A piece may overlap the rim of a city a little; a branch of a forked line begins elsewhere.
      if (at < -2 || at > length + 2 || far(path, at) < Math.abs(along) * 0.7) continue;
      const p = path.getPointAtLength(at);
      const before = path.getPointAtLength(at - 3);
      const after = path.getPointAtLength(at + 3);
      const tilt = Math.atan2(after.y - before.y, after.x - before.x);
      const aside = row * ROW * size;
      slots.push({ x: p.x - Math.sin(tilt) * aside, y: p.y + Math.cos(tilt) * aside, along, row });
    }
  }
  const cost = (/** @type {Slot} */ slot) => Math.abs(slot.along) + Math.abs(slot.row) * 80;
  return slots.filter(free).sort((a, b) => cost(a) - cost(b));
}

/** Arrange the pieces of a line. @param {Heap[]} heaps @param {Slot[]} slots @param {number} scale @returns {Spot[]} */
export function arrangeAlong(heaps, slots, scale) {
  const onLine = slots.filter((slot) => slot.row === 0).length;
  const counted = new Set(heaps.filter((heap) => heap.count > (scale > 1 ? 1 : 3)));
  let items = heaps.flatMap((heap) => split(heap, counted.has(heap)));
  for (let next; items.length > onLine && (next = largest(heaps.filter((heap) => !counted.has(heap) && heap.count > 1))); ) {
    counted.add(next);
    items = heaps.flatMap((heap) => split(heap, counted.has(heap)));
  }
  const used = slots.slice(0, items.length).sort((a, b) => a.row - b.row || a.along - b.along);
  return items.slice(0, used.length).map((item, i) => ({ ...item, x: used[i].x, y: used[i].y, scale }));
}

/**
 * Return the pieces in a space by kind, in the order of the theme.
 * @param {SpaceFacts} facts
 * @param {import("./themes.js").Carriage[]} carriages those in this space
 * @param {string[]} order
 * @returns {Heap[]}
 */
export function heapsOf(facts, carriages, order) {
  const rank = (/** @type {string} */ kind) => order.indexOf(kind) + 1 || order.length + 1;
  const carried = (/** @type {string} */ kind) => carriages.filter((one) => one.carrier === kind && !one.loose).length;
  const heaps = Object.entries(facts)
    .filter(([name, count]) => isPiece(name) && count > 0)
    .map(([kind, count]) => ({ kind, count, carried: carried(kind) }))
    .sort((a, b) => rank(a.kind) - rank(b.kind));
  const loose = carriages.filter((one) => one.loose).length;
  return loose ? [...heaps, { kind: CARRIED, count: loose, carried: 0 }] : heaps;
}
