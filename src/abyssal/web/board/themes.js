/** The looks of the games by their ids. A game without one is shown with plain pieces. */
import { andeanAbyss } from "./andean-abyss.js";

/** @typedef {{shape: "cube"|"cylinder"|"disc", letter: string, colour: string, active?: boolean}} Piece */
/** @typedef {{letter: string, shape: "burst"|"flag", hatch?: boolean, colour?: string}} Marker */
/** @typedef {{list: string, face: string, cord: string}} Carried the list of a position that tells where they are, and how they look */
/**
 * @typedef {object} Theme
 * Colours are names of css/factions.css.
 * @property {Record<string, Piece>} pieces by the names that positions give them
 * @property {Record<string, {letter: string, colour: string}>} factions
 * @property {Record<string, Marker>} markers facts of a space other than its pieces
 * @property {Record<string, number>} levels of Support (above 0) and Opposition
 * @property {Carried} [carried] markers that lie under pieces and go with them
 */

/** @type {Record<string, Theme>} */
const THEMES = { "andean-abyss": andeanAbyss };

/** @type {Theme} */
const PLAIN = { pieces: {}, factions: {}, markers: {}, levels: {} };

/** @param {string} game */
export function themeOf(game) {
  return THEMES[game] ?? PLAIN;
}

/**
 * The look of a kind of piece, guessed from its name (`faction.kind` or `faction.kind.a`) if the theme has none.
 * @param {Theme} theme
 * @param {string} kind
 * @returns {Piece}
 */
export function pieceLook(theme, kind) {
  const [faction, name = ""] = kind.split(".");
  const shape = name === "base" ? "disc" : name === "guerrilla" ? "cylinder" : "cube";
  return theme.pieces[kind] ?? { shape, letter: faction.charAt(0).toUpperCase(), colour: faction, active: kind.endsWith(".a") };
}

/** Face and letter of a colour; gray if it has none. @param {string} colour @returns {[string, string]} */
export function paint(colour) {
  return [`var(--${colour || "none"}, #6b6f76)`, `var(--on-${colour || "none"}, #fff)`];
}

/** @typedef {{space: string, carrier: string, loose?: boolean}} Carriage a marker under a piece; loose: its carrier has gone */

/** The carried markers of a position. @param {Theme} theme @param {any} position @returns {Carriage[]} */
export function carriedIn(theme, position) {
  return (position?.[theme.carried?.list ?? ""] ?? []).filter(Boolean);
}

/** Whether a fact of a space is a number of pieces. @param {string} name */
export function isPiece(name) {
  return name.includes(".");
}

/** The pool a piece belongs to: both sides of a Guerrilla are one piece. @param {string} kind */
export function poolOf(kind) {
  return kind.split(".").slice(0, 2).join(".");
}
