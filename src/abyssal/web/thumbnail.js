/** A small map of a game, with the colours of those in Control. */
import { s } from "./dom.js";

/** @import { Thumbnail } from "./types.d.ts" */

/**
 * Draw a small map. The element around it carries the name of the game (`data-game`), for its colours.
 * @param {Thumbnail} map
 * @param {Record<string, string>} [control] who has Control of each space
 */
export function thumbnail({ size, spaces }, control = {}) {
  return s(
    "svg",
    { class: "thumbnail", viewBox: `0 0 ${size[0]} ${size[1]}`, "aria-hidden": "true", focusable: "false" },
    spaces.map(({ kind, ground, path }) => s("path", { class: `${kind} ground ${ground}`, d: path })),
    spaces
      .filter(({ id, kind }) => kind !== "loc" && control[id])
      .map(({ id, path }) => s("path", { class: "held", d: path, fill: `var(--${control[id]})` })),
  );
}
