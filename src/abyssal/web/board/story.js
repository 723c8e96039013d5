/** What the log tells of pieces, as scenes: the lines of one deed in one place, and how the map looks after them. */

/** @typedef {import("../panels/log.js").Line} Line */
/** @typedef {{title: string, text: string, faction: string, places: string[], spaces: Record<string, Record<string, any>>}} Scene */

/** Lines that begin something. */
const TITLES = ["card", "phase", "operation", "special", "event"];

/** @param {any} before the position the lines begin with @param {Line[]} lines @returns {Scene[]} */
export function scenesOf(before, lines) {
  /** @type {Scene[]} */
  const found = [];
  let title = "";
  let faction = "";
  let place = "";
  /** @type {Scene|null} */
  let scene = null;
  let spaces = before.spaces ?? {};
  for (const line of lines) {
    if (line.reason) continue;
    if (TITLES.includes(line.kind)) {
      [title, faction, scene] = [line.text, line.faction, null];
      if (line.kind === "event") found.push({ title, text: "", faction, places: [], spaces });
      continue;
    }
    if (!line.change) continue;
    spaces = changed(spaces, line.change);
    const there = line.change.to || line.change.from;
    if (scene && place === there) {
      scene.text += ` · ${line.text}`;
      scene.spaces = spaces;
      scene.places.push(...line.spaces);
    } else {
      scene = { title, text: line.text, faction: faction || line.faction, places: [...line.spaces], spaces };
      found.push(scene);
    }
    place = there;
  }
  return found;
}

/**
 * @param {Record<string, Record<string, any>>} spaces
 * @param {import("../panels/log.js").Change} change
 */
function changed(spaces, { count, piece, from, to, becomes }) {
  const next = { ...spaces };
  const add = (/** @type {string} */ space, /** @type {string} */ kind, /** @type {number} */ by) => {
    if (space) next[space] = { ...next[space], [kind]: Math.max(0, (next[space]?.[kind] ?? 0) + by) };
  };
  add(from, piece, -count);
  // A move tells who set out; if they turn over on the way, a line of its own tells so.
  add(to, becomes, count);
  return next;
}
