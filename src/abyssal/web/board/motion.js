/** The changes between two positions, as pieces that move. */
import { isPiece, poolOf } from "./themes.js";

/** @import { Position } from "../types.d.ts" */

/**
 * Pieces that came, went, moved or turned over: `from` or `to` is empty if they came from or went to the table's edge.
 * @typedef {{kind: string, becomes: string, from: string, to: string, count: number}} Step
 */

/** @param {Position} before @param {Position} after @returns {Step[]} */
export function steps(before, after) {
  const left = changes(before, after);
  const come = changes(after, before);
  /** @type {Step[]} */
  const found = [];
  const sameSpace = (/** @type {Change} */ a, /** @type {Change} */ b) => a.space === b.space;
  const sameKind = (/** @type {Change} */ a, /** @type {Change} */ b) => a.kind === b.kind;
  for (const fits of [sameSpace, sameKind, () => true]) {
    for (const gone of left) {
      for (const here of come) {
        if (!gone.count || !here.count || poolOf(gone.kind) !== poolOf(here.kind) || !fits(gone, here)) continue;
        const count = Math.min(gone.count, here.count);
        found.push({ kind: gone.kind, becomes: here.kind, from: gone.space, to: here.space, count });
        gone.count -= count;
        here.count -= count;
      }
    }
  }
  for (const { kind, space, count } of left) if (count) found.push({ kind, becomes: kind, from: space, to: "", count });
  for (const { kind, space, count } of come) if (count) found.push({ kind, becomes: kind, from: "", to: space, count });
  return found;
}

/** @typedef {{kind: string, space: string, count: number}} Change */

/** Return what the first position has more of. @param {Position} one @param {Position} other @returns {Change[]} */
function changes(one, other) {
  const found = [];
  for (const [space, facts] of Object.entries(one.spaces ?? {})) {
    for (const [kind, count] of Object.entries(facts)) {
      const more = isPiece(kind) ? count - (other.spaces?.[space]?.[kind] ?? 0) : 0;
      if (more > 0) found.push({ kind, space, count: more });
    }
  }
  return found;
}

/** Return the first position without the pieces that leave it. @param {Position} before @param {Step[]} found */
export function without(before, found) {
  const spaces = structuredClone(before.spaces ?? {});
  for (const { kind, from, count } of found) if (from) spaces[from][kind] -= count;
  return { ...before, spaces };
}

/** Group steps that go together from one space to another: they move at the same time. @param {Step[]} found @returns {Step[][]} */
export function groups(found) {
  /** @type {Map<string, Step[]>} */
  const together = new Map();
  for (const step of found) together.set(`${step.from} ${step.to}`, [...(together.get(`${step.from} ${step.to}`) ?? []), step]);
  return [...together.values()];
}

/** Return the spaces whose Control changed. @param {{control?: Record<string, string>}} before @param {{control?: Record<string, string>}} after @returns {string[]} */
export function wonOver(before, after) {
  const [was, is] = [before.control ?? {}, after.control ?? {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((space) => was[space] !== is[space]);
}

/** Return the spaces whose markers changed from one state to another. @param {{position: Position}} before @param {{position: Position}} after @returns {string[]} */
export function marked(before, after) {
  const markers = (/** @type {{position: Position}} */ { position }, /** @type {string} */ space) =>
    JSON.stringify(Object.entries(position.spaces?.[space] ?? {}).filter(([name]) => !isPiece(name)).sort());
  const all = new Set([...Object.keys(before.position.spaces ?? {}), ...Object.keys(after.position.spaces ?? {})]);
  return [...all].filter((space) => markers(before, space) !== markers(after, space));
}

/**
 * Return the key frames of a piece's move from one point to another.
 * @param {[number, number]|null} from
 * @param {[number, number]|null} to
 * @param {boolean} turns
 * @returns {Keyframe[]}
 */
export function path(from, to, turns) {
  const at = (/** @type {[number, number]} */ [x, y], scale = "1") => `translate(${x}px, ${y}px) scale(${scale})`;
  if (!from && to) return [{ transform: at([to[0], to[1] - 60], "1.6"), opacity: 0 }, { transform: at(to), opacity: 1 }];
  if (from && !to) return [{ transform: at(from), opacity: 1 }, { transform: at([from[0], from[1] - 60], "0.3"), opacity: 0 }];
  if (!from || !to) return [];
  const between = /** @type {[number, number]} */ ([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 20]);
  return [{ transform: at(from) }, { transform: at(between, turns ? "0.1, 1.3" : "1.35") }, { transform: at(to) }];
}
