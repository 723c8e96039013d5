/** Looks of a game: its pieces, markers and grounds. */

/** @import { Position, SpaceFacts } from "../types.d.ts" */

/** @typedef {{shape: "cube"|"cylinder"|"disc", letter: string, colour: string, active?: boolean, notched?: boolean}} Piece notched: with a dark corner, to tell like pieces of two factions apart */
/** @typedef {{letter: string, shape: "burst"|"flag"|"tag", hatch?: boolean, colour?: string, adds?: number}} Marker adds: how much Population comes with it */
/** @typedef {{list: string, face: string, cord: string}} Carried the list of a position with their places, and their look */
/**
 * @typedef {object} Theme the export `game` of games/<game>/game.js; its colours are in game.css beside it
 * @property {Record<string, Piece>} pieces by the names that positions give them, in the order in which a space shows them
 * @property {Record<string, {letter: string, colour: string}>} control the sides that can have Control
 * @property {Record<string, Marker>} markers facts of a space other than its pieces
 * @property {Record<string, number>} levels of Support (above 0) and Opposition
 * @property {Record<string, string>} terrains each with what grows on it, drawn on a square of 56 units
 * @property {string} [relief] the address of a picture with light and shade, as large as the map
 * @property {string[]} ways the kinds of Lines of Communication
 * @property {string[]} traits facts of a space in the geometry that its rim shows
 * @property {string} [opened] the list of a position that names the open spaces of this kind; the others are absent
 * @property {Carried} [carried] markers that lie under pieces and go with them
 */

/** Looks for a game that has none of its own. @type {Theme} */
export const PLAIN = { pieces: {}, control: {}, markers: {}, levels: {}, terrains: {}, ways: [], traits: [] };

/**
 * Return the look of a kind of piece. If the theme has none, guess it from the name (`faction.kind` or
 * `faction.kind.a`).
 * @param {Theme} theme
 * @param {string} kind
 * @returns {Piece}
 */
export function pieceLook(theme, kind) {
  const [faction, name = ""] = kind.split(".");
  const shape = name === "base" ? "disc" : name === "guerrilla" ? "cylinder" : "cube";
  return theme.pieces[kind] ?? { shape, letter: faction.charAt(0).toUpperCase(), colour: faction, active: kind.endsWith(".a") };
}

/** Return face, letter and edge of a colour; gray if it has none. @param {string} colour @returns {[string, string, string]} */
export function paint(colour) {
  const name = colour || "none";
  return [`var(--${name}, #6b6f76)`, `var(--on-${name}, #fff)`, `var(--edge-${name}, #17130d)`];
}

/** Return the ground of an area: its terrain, or the look of its country. @param {Theme} theme @param {import("./board.js").Space} space */
export function groundOf(theme, space) {
  return [space.terrain, space.country].find((name) => name && name in theme.terrains) ?? "plain";
}

/** Return how many of a marker a space has. @param {string} name @param {SpaceFacts} facts */
export function countOf(name, facts) {
  return typeof facts[name] === "number" ? facts[name] : facts[name] ? 1 : 0;
}

/** Return the Population of a space, including what its markers add. @param {Theme} theme @param {SpaceFacts} facts @param {import("./board.js").Space} space @returns {number|undefined} */
export function populationOf(theme, facts, space) {
  const more = Object.entries(theme.markers).reduce((sum, [name, marker]) => sum + (marker.adds ?? 0) * countOf(name, facts), 0);
  return facts.pop ?? (space.pop === undefined ? undefined : space.pop + more);
}

/** @typedef {{space: string, carrier: string, loose?: boolean}} Carriage a marker under a piece; loose: its carrier has gone */

/** Return the carried markers of a position. @param {Theme} theme @param {Position} position @returns {Carriage[]} */
export function carriedIn(theme, position) {
  return (position?.[theme.carried?.list ?? ""] ?? []).filter(Boolean);
}

/** Return true if a fact of a space is a number of pieces. @param {string} name */
export function isPiece(name) {
  return name.includes(".");
}

/** Return the pool of a piece: both sides of a Guerrilla are one piece. @param {string} kind */
export function poolOf(kind) {
  return kind.split(".").slice(0, 2).join(".");
}
