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
const ROW = 31;
/** Distance of the rows in which the room of a space is measured. */
const STEP = 8;
/** Smallest scale of a crowd, in readable sizes. */
const SMALLEST = 0.3;
/** Layouts to try while there is room: scale, in readable sizes, and whether each faction has rows of its own. @type {[number, boolean][]} */
const LARGE = [[1.35, true], [1.2, true], [1.35, false], [1.2, false], [1.1, true]];

/** @typedef {[number, number]} Stretch its left and right end */
/** @typedef {[number, number, number, number]} Box left, top, right, bottom */

/** The room of a space: the free stretches of each row. */
export class Room {
  /** @param {number[][]} rows each with its height, then the ends of its stretches @param {Box[]} taken what must not be covered */
  constructor(rows, taken) {
    this.all = rows;
    this.taken = taken;
    /** @type {Map<number, Stretch[]>} */
    this.rows = new Map();
    let [area, sumX, sumY] = [0, 0, 0];
    for (const [y, ...ends] of rows) {
      /** @type {Stretch[]} */
      let free = [];
      for (let i = 0; i < ends.length; i += 2) free.push([ends[i], ends[i + 1]]);
      for (const [left, top, right, bottom] of taken) if (y + STEP / 2 > top && y - STEP / 2 < bottom) free = free.flatMap((one) => cut(one, left, right));
      this.rows.set(Math.round(y / STEP - 0.5), free);
      for (const [left, right] of free) {
        area += right - left;
        sumX += ((right - left) * (left + right)) / 2;
        sumY += (right - left) * y;
      }
    }
    this.left = Math.min(...rows.map((row) => row[1]));
    this.right = Math.max(...rows.map((row) => row.at(-1) ?? 0));
    this.top = (rows[0]?.[0] ?? 0) - STEP / 2;
    this.bottom = (rows.at(-1)?.[0] ?? 0) + STEP / 2;
    this.x = area ? sumX / area : 0;
    this.y = area ? sumY / area : 0;
  }

  /** Return the room that is left beside something else. @param {Box[]} more */
  without(more) {
    return new Room(this.all, [...this.taken, ...more]);
  }

  /** Return the widest stretch that is free from one height to another. @param {number} top @param {number} bottom @returns {Stretch|null} */
  stretch(top, bottom) {
    /** @type {Stretch[]|null} */
    let free = null;
    for (let row = Math.floor(top / STEP); row * STEP < bottom - 1; row++) {
      const here = this.rows.get(row);
      if (!here?.length) return null;
      free = free ? common(free, here) : here;
      if (!free.length) return null;
    }
    return (free ?? []).reduce((/** @type {Stretch|null} */ best, one) => (best && best[1] - best[0] >= one[1] - one[0] ? best : one), null);
  }
}

/** Return the box of a drawn piece with its number. @param {Spot} spot @returns {Box} */
export function boxOf(spot) {
  const left = spot.x - (PIECE * spot.scale) / 2;
  return [left, spot.y - (ROW * spot.scale) / 2, left + breadth(spot) * spot.scale, spot.y + (ROW * spot.scale) / 2];
}

/** @param {Stretch} stretch @param {number} left @param {number} right @returns {Stretch[]} */
function cut([from, to], left, right) {
  /** @type {Stretch[]} */
  const parts = [[from, Math.min(to, left)], [Math.max(from, right), to]];
  return parts.filter(([a, b]) => b - a > 2);
}

/** @param {Stretch[]} some @param {Stretch[]} others @returns {Stretch[]} */
function common(some, others) {
  /** @type {Stretch[]} */
  const found = [];
  for (const [a, b] of some) for (const [c, d] of others) if (Math.min(b, d) - Math.max(a, c) > 2) found.push([Math.max(a, c), Math.min(b, d)]);
  return found;
}

/** Return the rows of a circle. @param {number} x @param {number} y @param {number} r @returns {number[][]} */
export function rowsOfCircle(x, y, r) {
  const rows = [];
  for (let row = Math.ceil((y - r) / STEP); (row + 1) * STEP <= y + r; row++) {
    const far = Math.max(Math.abs(row * STEP - y), Math.abs((row + 1) * STEP - y));
    const half = Math.sqrt(Math.max(0, r * r - far * far));
    rows.push([(row + 0.5) * STEP, x - half, x + half]);
  }
  return rows;
}

/**
 * Arrange the pieces of a space in its room: large and one by one while there is room, then the largest groups as one
 * piece with a number, finally small.
 * @param {Heap[]} heaps
 * @param {Room} room
 * @param {number} least the size that can still be read: before pieces get smaller, they are counted
 * @returns {Spot[]}
 */
export function arrange(heaps, room, least = 1) {
  const counted = new Set(heaps.filter((heap) => heap.count > EACH));
  const split = () => heaps.flatMap((heap) => splitHeap(heap, counted.has(heap)));
  let items = split();
  for (const [large, apart] of LARGE) {
    const spots = fill(items, room, large * least, apart, STEP);
    if (spots) return spots;
  }
  for (;;) {
    const spots = fill(items, room, least, true, STEP) ?? fill(items, room, least, false, STEP) ?? fill(items, room, least, false);
    if (spots) return spots;
    const next = largest(heaps.filter((heap) => !counted.has(heap) && heap.count > 1));
    if (!next) break;
    counted.add(next);
    items = split();
  }
  for (let scale = least * 0.94; scale > SMALLEST * least; scale *= 0.94) {
    const spots = fill(items, room, scale, false);
    if (spots) return spots;
  }
  // Not even the smallest pieces have room: they lie on each other rather than elsewhere.
  const scale = SMALLEST * least;
  return items.map((item, i) => ({ ...item, x: room.x + ((i % 4) - 1.5) * 12 * scale, y: room.y + (Math.floor(i / 4) - 0.5) * 12 * scale, scale }));
}

/** Fill rows with pieces, as near to the middle of the room as possible. Null if they do not fit. @param {Heap[]} items @param {Room} room @param {number} scale @param {boolean} apart each faction begins a row @param {number} [most] how far rows may be apart, in total @returns {Spot[]|null} */
function fill(items, room, scale, apart, most = Infinity) {
  /** @type {{cost: number, spots: Spot[]}|null} */
  let best = null;
  const step = room.bottom - room.top > 160 ? 2 * STEP : STEP;
  for (let top = room.top; top + ROW * scale <= room.bottom + 1; top += step) {
    const found = fillFrom(items, room, top, scale, apart, most);
    if (!found) continue;
    if (!best || found.cost < best.cost) best = found;
  }
  return best?.spots ?? null;
}

/** @param {Heap[]} items @param {Room} room @param {number} from the height at which they begin @param {number} scale @param {boolean} apart @param {number} most */
function fillFrom(items, room, from, scale, apart, most) {
  /** @type {Spot[]} */
  const spots = [];
  const high = ROW * scale;
  let [next, last, gaps, aside] = [0, from, 0, 0];
  for (let top = from; next < items.length; ) {
    if (top + high > room.bottom + 1) return null;
    const stretch = room.stretch(top, top + high);
    const row = stretch ? take(items, next, stretch[1] - stretch[0], scale, apart) : [];
    if (!stretch || !row.length) {
      if (spots.length && (gaps += STEP) > most) return null;
      top += STEP;
      continue;
    }
    const total = row.reduce((sum, item) => sum + breadth(item), 0) * scale;
    let x = Math.min(Math.max(room.x - total / 2, stretch[0]), stretch[1] - total);
    aside += 0.5 * Math.abs(x + total / 2 - room.x);
    for (const item of row) {
      spots.push({ ...item, x: x + (PIECE * scale) / 2, y: top + high / 2, scale });
      x += breadth(item) * scale;
    }
    next += row.length;
    top += high;
    last = top;
  }
  return { cost: Math.abs((spots[0].y - high / 2 + last) / 2 - room.y) + gaps + aside, spots };
}

/** Return the pieces of one row. @param {Heap[]} items @param {number} from @param {number} width @param {number} scale @param {boolean} apart */
function take(items, from, width, scale, apart) {
  /** @type {Heap[]} */
  const row = [];
  let used = 0;
  for (const item of items.slice(from)) {
    used += breadth(item) * scale;
    if (used > width + 1 || (apart && row.length && faction(item) !== faction(row[0]))) break;
    row.push(item);
  }
  return row;
}

/** @param {Heap} item */
function faction(item) {
  return item.kind.split(".")[0];
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
function splitHeap({ kind, count, carried }, counted) {
  const carriers = Math.min(count, carried);
  const items = [];
  const rest = count - carriers;
  if (counted && rest > 1) items.push({ kind, count: rest, carried: 0 });
  else for (let i = 0; i < rest; i++) items.push({ kind, count: 1, carried: 0 });
  for (let i = 0; i < carriers; i++) items.push({ kind, count: 1, carried: i ? 1 : 1 + carried - carriers });
  return items;
}

/** Return the width of a piece with its number. @param {{count: number, carried: number}} item */
export function breadth({ count, carried }) {
  return count > 9 ? 53 : count > 1 || carried > 1 ? 43 : PIECE;
}

/** @typedef {{x: number, y: number, along: number, row: number}} Slot */
/**
 * Return places along a line to both sides of its middle, the nearest first; then beside it. A forked line has them on
 * the branch of its middle.
 * @param {string} d
 * @param {[number, number]} anchor
 * @param {number} size of the pieces
 * @returns {Slot[]}
 */
export function slotsAlong(d, [ax, ay], size) {
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
  const slots = [];
  for (let step = -12; step <= 12; step++) {
    const along = (step * PIECE * size) / 2;
    const at = home + along;
    // A piece may overlap the rim of a City a little; a branch of a forked line begins elsewhere.
    if (at < -2 || at > length + 2 || far(path, at) < Math.abs(along) * 0.7) continue;
    const p = path.getPointAtLength(at);
    const before = path.getPointAtLength(at - 3);
    const after = path.getPointAtLength(at + 3);
    const tilt = Math.atan2(after.y - before.y, after.x - before.x);
    for (const row of [0, -1, 1, -2, 2]) {
      const aside = row * ROW * size;
      slots.push({ x: p.x - Math.sin(tilt) * aside, y: p.y + Math.cos(tilt) * aside, along, row });
    }
  }
  const cost = (/** @type {Slot} */ slot) => Math.abs(slot.along) + Math.abs(slot.row) ** 2 * 80;
  return slots.sort((a, b) => cost(a) - cost(b));
}

/** Arrange the pieces of a line: each where nothing is covered, or smaller if there is no such place. @param {Heap[]} heaps @param {Slot[]} slots @param {number} least @param {Box[]} taken what must not be covered @returns {Spot[]} */
export function arrangeAlong(heaps, slots, least, taken) {
  const items = heaps.flatMap((heap) => splitHeap(heap, heap.count > (least > 1 ? 1 : 3)));
  const near = slots.filter((slot) => Math.abs(slot.row) < 2);
  for (let scale = least; scale > least * 0.5; scale *= 0.85) {
    const spots = place(items, near, scale, taken);
    if (spots) return spots;
  }
  const scale = least * 0.6;
  return place(items, slots, scale, taken) ?? items.map((item, i) => ({ ...item, ...slots[i % slots.length], scale }));
}

/** @param {Heap[]} items @param {Slot[]} slots @param {number} scale @param {Box[]} taken @returns {Spot[]|null} null if a piece has no free place */
function place(items, slots, scale, taken) {
  const full = [...taken];
  /** @type {Spot[]} */
  const spots = [];
  for (const item of items) {
    const [width, height] = [(breadth(item) * scale) / 2, (ROW * scale) / 2];
    const slot = slots.find(({ x, y }) => full.every(([left, top, right, bottom]) => x + width <= left + 1 || x - width >= right - 1 || y + height <= top + 1 || y - height >= bottom - 1));
    if (!slot) return null;
    const { x, y } = slot;
    full.push([x - width, y - height, x + width, y + height]);
    spots.push({ ...item, x: x - width + (PIECE * scale) / 2, y, scale });
  }
  return spots;
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
