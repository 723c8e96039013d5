/** Spaces in words. */
import { CARRIED, heapsOf } from "./layout.js";
import { carriedIn, countOf, poolOf, populationOf } from "./themes.js";

/** @import { FactionView } from "../types.d.ts" */
/** @import { Shown } from "./board.js" */

/** @typedef {(id: string, facts?: Record<string, string|number>) => string} Say */

/**
 * Return the name of a kind of piece. If the page has no word for it, use its pool's name among the available forces.
 * @param {Shown} state
 * @param {Say} say
 * @param {string} kind
 */
export function pieceName(state, say, kind) {
  const id = `piece-${kind.replaceAll(".", "-")}`;
  const own = say(id, { count: 2 });
  if (own && own !== id) return own;
  for (const faction of state?.factions ?? []) {
    for (const stock of faction.available ?? []) {
      if (stock.piece === kind) return stock.name;
      if (stock.piece !== poolOf(kind)) continue;
      const side = kind.slice(poolOf(kind).length + 1);
      return side ? `${stock.name} (${say(`board-side-${side}`)})` : stock.name;
    }
  }
  return kind.replaceAll(".", " ");
}

/**
 * Describe a space: what it is, its markers, its pieces.
 * @param {Shown} state
 * @param {Say} say
 * @param {string} id
 * @param {import("./board.js").Space} space
 * @param {import("./themes.js").Theme} theme
 */
export function describeSpace(state, say, id, space, theme) {
  const position = state?.position ?? {};
  const facts = position.spaces?.[id] ?? {};
  const carried = carriedIn(theme, position).filter((one) => one.space === id);
  const about = [say(`board-kind-${space.loc_type ?? space.kind}`)];
  if (space.terrain) about.push(say(`board-terrain-${space.terrain}`));
  const pop = populationOf(theme, facts, space);
  if (space.kind === "loc") about.push(say("board-econ", { count: space.econ ?? 0 }));
  else if (pop !== undefined) about.push(say("board-pop", { count: pop }));
  for (const trait of theme.traits) if (/** @type {Record<string, unknown>} */ (space)[trait]) about.push(say(`board-trait-${trait}`));
  // Spaces with Population that can take sides are Neutral unless a marker says otherwise.
  if (facts.support || (pop && !space.unaligned)) about.push(say(`board-level-${(facts.support ?? "n").toLowerCase()}`));
  const control = state?.control?.[id];
  if (control) about.push(say("board-control", { faction: sideName(state, say, control) }));
  for (const name of Object.keys(theme.markers)) {
    const count = countOf(name, facts);
    if (count) about.push(say(`board-${name}`, { count }));
  }
  const heaps = heapsOf(facts, carried, Object.keys(theme.pieces)).filter((heap) => heap.kind !== CARRIED);
  const pieces = heaps.map((heap) => say("board-counted", { count: heap.count, pieces: pieceName(state, say, heap.kind) }));
  if (carried.length) {
    const under = [...new Set(carried.map((one) => pieceName(state, say, one.carrier)))].join(", ");
    pieces.push(say(`board-${theme.carried?.list}`, { count: carried.length, pieces: under }));
  }
  return `${space.name}: ${about.join(", ")}. ${pieces.length ? pieces.join(", ") : say("board-empty")}.`;
}

/** Return the name of a side with Control: a side of the game, or the faction of that name. @param {Shown} state @param {Say} say @param {string} id */
export function sideName(state, say, id) {
  const own = say(`control-${id}`);
  if (own && own !== `control-${id}`) return own;
  return state.factions?.find((/** @type {FactionView} */ one) => one.id === id)?.name ?? id;
}
