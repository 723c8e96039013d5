/** The map itself: sea, land, Lines of Communication, cities, names. It is drawn once. */
import { redraw } from "../update.js";
import { MARKER } from "./pieces.js";
import { copy, draw, star } from "./svg.js";
import { groundOf } from "./themes.js";

/** @typedef {import("./board.js").Space} Space */
/** @import { Geometry, Land, Town, Units } from "../api.js" */
/** @typedef {import("./themes.js").Theme} Theme */

/** The room that markers have beside a name, as wide and high as `tools/place_names.py` leaves it: in areas, and on the rim of a City. */
const PLATE = 126;
const PLATE_OF_CITY = 108;
const PLATE_HEIGHT = 26;
/** The largest size of letters beside which the names of towns have room. */
const SMALL_TOWNS = 32;

/**
 * @typedef {object} Chart
 * @property {SVGSVGElement} svg
 * @property {Map<string, SVGGElement>} spaces the drawn spaces in the order in which they are read
 * @property {Map<string, SVGGElement>} lights what runs around a space that is lit: above roads, and below the Cities unless it is one
 * @property {SVGGElement} plates where markers go
 * @property {SVGGElement} pieces
 * @property {SVGGElement} badges numbers of pieces, above all of them
 * @property {SVGGElement} ghosts pieces on their way
 * @property {(level: number) => void} write write the names for a size of letters
 * @property {(level: number, taken: import("./layout.js").Box[]) => void} nameTowns show the names of towns that lie on nothing else
 * @property {Map<string, SVGGElement>} values the Econ of each Line of Communication
 * @property {(open: Set<string>) => void} open show just these of the spaces that may be absent
 */

/** @param {Geometry} geometry @param {Theme} theme @returns {Chart} */
export function drawMap(geometry, theme) {
  const [width, height] = geometry.viewbox;
  const all = /** @type {[string, Space][]} */ (Object.entries(geometry.spaces)).sort((a, b) => middle(a[1])[1] - middle(b[1])[1]);
  const of = (/** @type {string} */ kind) => all.filter(([, space]) => space.kind === kind);
  const locs = of("loc");
  const cities = of("city");
  const areas = all.filter(([, space]) => space.kind !== "loc" && space.kind !== "city");

  /** @type {Map<string, SVGGElement>} */
  const spaces = new Map();
  for (const [id, space] of areas) spaces.set(id, area(id, space, theme));
  for (const [id, space] of locs) spaces.set(id, line(id, space));
  for (const [id, space] of cities) spaces.set(id, city(id, space, theme));
  /** @type {Map<string, SVGGElement>} */
  const lights = new Map(all.map(([id, space]) => [id, light(id, space)]));
  const groups = (/** @type {[string, Space][]} */ some) => some.map(([id]) => /** @type {SVGGElement} */ (spaces.get(id)));
  const glows = (/** @type {[string, Space][]} */ some) => some.map(([id]) => /** @type {SVGGElement} */ (lights.get(id)));

  const plates = draw("g", { class: "plates", "aria-hidden": "true" });
  const pieces = draw("g", { class: "pieces" });
  const badges = draw("g", { class: "badges", "aria-hidden": "true" });
  const ghosts = draw("g", { class: "ghosts", "aria-hidden": "true" });
  const labels = new Map([...areas, ...cities].map(([id, space]) => [id, draw("text", { class: space.kind === "city" ? "urban" : "rural", "data-name": id })]));
  const towns = new Map(geometry.towns.map((/** @type {Town} */ place) => [place, town(place, geometry.units)]));
  const values = new Map(locs.map(([id, space]) => [id, value(space)]));
  const abroad = areas.filter(([, space]) => space.kind === theme.opened);
  const closed = new Map(abroad.map(([id, space]) => [id, country(space.name, middle(space), true)]));
  const home = areas.filter(([, space]) => space.kind !== theme.opened);
  const abroadLayer = draw("g", {});

  const svg = draw(
    "svg",
    { class: "map", viewBox: `0 0 ${width} ${height}`, width, height, role: "group", tabindex: 0 },
    draw("defs", {}, ...textures(theme), ...areas.flatMap(([id, space]) => outline(id, space)), ...locs.map(([id, space]) => track(id, space))),
    context(geometry, abroad.map(([id]) => id), home.map(([id]) => id)),
    draw("g", {}, abroadLayer, ...groups(home)),
    ...(theme.relief ? [draw("image", { class: "relief", href: theme.relief, width, height, preserveAspectRatio: "none", "aria-hidden": "true" })] : []),
    draw("g", { class: "rivers", "aria-hidden": "true" }, ...geometry.context.rivers.map((/** @type {string} */ d) => draw("path", { d }))),
    draw("g", {}, ...groups(locs)),
    draw("g", { class: "lights", "aria-hidden": "true" }, ...glows(areas), ...glows(locs)),
    draw("g", { class: "towns", "aria-hidden": "true" }, ...geometry.towns.map((/** @type {Town} */ place) => draw("circle", { cx: place.x, cy: place.y, r: geometry.units.town_r - 1.5 })), ...towns.values()),
    draw("g", {}, ...groups(cities)),
    draw("g", { class: "lights", "aria-hidden": "true" }, ...glows(cities)),
    draw("g", { class: "values", "aria-hidden": "true" }, ...values.values()),
    draw("g", { class: "labels", "aria-hidden": "true" }, ...labels.values(), ...closed.values()),
    plates,
    pieces,
    badges,
    ghosts,
  );

  const open = (/** @type {Set<string>} */ some) => {
    const shown = abroad.filter(([id]) => some.has(id));
    redraw(abroadLayer, groups(shown));
    for (const [id] of abroad) {
      labels.get(id)?.toggleAttribute("hidden", !some.has(id));
      closed.get(id)?.toggleAttribute("hidden", some.has(id));
    }
  };
  open(new Set());
  const write = (/** @type {number} */ level) => {
    for (const [id, text] of labels) label(text, geometry.spaces[id], level, geometry.letters[level][0]);
  };
  const nameTowns = (/** @type {number} */ level, /** @type {import("./layout.js").Box[]} */ taken) => {
    const [size, grow] = geometry.letters[level];
    for (const [place, text] of towns) text.toggleAttribute("hidden", size > SMALL_TOWNS || isCovered(place, geometry.units.town_label_size * grow, taken));
  };
  return { svg, spaces, lights, plates, pieces, badges, ghosts, values, open, write, nameTowns };
}

/** Return the place where a space's pieces gather. @param {Space} space @returns {[number, number]} */
export function middle(space) {
  return space.anchor ?? [space.cx ?? 0, space.cy ?? 0];
}

/** @param {string} id @param {Space} space */
function outline(id, space) {
  return [
    draw("path", { id: `bd-${id}`, d: space.path }),
    draw("clipPath", { id: `bd-in-${id}` }, copy(`bd-${id}`)),
  ];
}

/** @param {string} id @param {Space} space */
function track(id, space) {
  return draw("path", { id: `bd-${id}`, d: space.path });
}

/** @param {string} id @param {string} kind @param {...Element} children @returns {SVGGElement} */
function group(id, kind, ...children) {
  return draw("g", { class: `space ${kind}`, "data-space": id, tabindex: -1, role: "img" }, draw("title"), ...children);
}

/** Draw the traits that a space shows on its rim. @param {Space} space @param {Theme} theme @param {(name: string) => Element} rim */
function traits(space, theme, rim) {
  return theme.traits.filter((name) => /** @type {Record<string, unknown>} */ (space)[name]).map((name) => rim(`trait ${name}`));
}

/** @param {string} id @param {Space} space @param {Theme} theme */
function area(id, space, theme) {
  const ground = groundOf(theme, space);
  const clip = `url(#bd-in-${id})`;
  return group(
    id,
    `area ${space.kind}`,
    copy(`bd-${id}`, { class: "shape", fill: `url(#bd-${ground})` }),
    ...traits(space, theme, (name) => copy(`bd-${id}`, { class: name, "clip-path": clip })),
    copy(`bd-${id}`, { class: "hold-tint" }),
    copy(`bd-${id}`, { class: "hatch", fill: "url(#bd-hatch)" }),
    draw("g", { class: "hold", "clip-path": clip }, copy(`bd-${id}`, { class: "hold-edge" }), copy(`bd-${id}`, { class: "hold-teeth" })),
    copy(`bd-${id}`, { class: "veil" }),
  );
}

/** @param {string} id @param {Space} space */
function line(id, space) {
  const [x, y] = middle(space);
  return group(
    id,
    `loc ${space.loc_type}`,
    copy(`bd-${id}`, { class: "bed" }),
    copy(`bd-${id}`, { class: "way" }),
    copy(`bd-${id}`, { class: "mark" }),
    copy(`bd-${id}`, { class: "veil" }),
    draw("circle", { class: "heart", cx: x, cy: y, r: 14 }),
    copy(`bd-${id}`, { class: "reach" }),
  );
}

/** Draw the Econ of a Line of Communication, above the highlights of adjacent spaces. @param {Space} space */
function value(space) {
  const [x, y] = middle(space);
  return draw(
    "g",
    { class: "econ-of", transform: `translate(${x} ${y})` },
    draw("circle", { class: "value", r: 14 }),
    draw("text", { class: "econ", y: 5.5 }, String(space.econ ?? "")),
  );
}

/** @param {string} id @param {Space} space @param {Theme} theme */
function city(id, space, theme) {
  const at = { cx: space.cx, cy: space.cy };
  const r = space.r ?? 70;
  return group(
    id,
    "city",
    draw("circle", { class: "wall", ...at, r }),
    draw("circle", { class: "shape", ...at, r: r - 5 }),
    ...traits(space, theme, (name) => draw("circle", { class: name, ...at, r: r - 9 })),
    draw("circle", { class: "hold-tint", ...at, r: r - 5 }),
    draw("g", { class: "hold" }, draw("circle", { class: "hold-edge", ...at, r: r - 3 }), draw("circle", { class: "hold-teeth", ...at, r: r - 3 })),
    draw("circle", { class: "veil", ...at, r }),
  );
}

/** Draw the band around a highlighted space. @param {string} id @param {Space} space @returns {SVGGElement} */
function light(id, space) {
  if (space.kind === "city") {
    const ring = { cx: space.cx, cy: space.cy, r: (space.r ?? 70) - 1 };
    return draw("g", { class: "light city", "data-light": id }, draw("circle", { class: "halo", ...ring }), draw("circle", { class: "dashes", ...ring }));
  }
  const parts = [copy(`bd-${id}`, { class: "halo" }), copy(`bd-${id}`, { class: "dashes" })];
  if (space.kind === "loc") return draw("g", { class: "light loc", "data-light": id }, ...parts);
  return draw("g", { class: "light area", "data-light": id, "clip-path": `url(#bd-in-${id})` }, ...parts);
}

/** Draw the name of a country that is not a space. @param {string} name @param {[number, number]} place @param {boolean} [small] */
function country(name, [x, y], small) {
  return draw("text", { x, y, class: small ? "country close" : "country" }, name);
}

/** @param {Geometry} geometry @param {string[]} abroad @param {string[]} home */
function context(geometry, abroad, home) {
  const [width, height] = geometry.viewbox;
  const coast = [44, 28, 14].map((breadth, i) => draw("path", { class: `coast coast-${i}`, d: geometry.context.sea, "stroke-width": breadth }));
  const neighbours = geometry.context.neighbours.map((/** @type {Land} */ land) =>
    draw("g", { class: "neighbour" }, draw("path", { d: land.path }), land.label ? country(land.name, land.label) : null),
  );
  return draw(
    "g",
    { class: "context", "aria-hidden": "true" },
    draw("rect", { class: "beyond", width, height }),
    draw("path", { class: "sea", d: geometry.context.sea }),
    ...coast,
    ...neighbours,
    draw("g", { class: "neighbour" }, ...abroad.map((id) => copy(`bd-${id}`))),
    draw("g", { class: "frontier" }, ...home.map((id) => copy(`bd-${id}`))),
  );
}

/** @param {Town} place @param {Units} units */
function town(place, units) {
  const text = draw("text", { x: place.label[0], y: place.label[1], "text-anchor": place.label_anchor }, place.label_text);
  text.style.setProperty("--size", `${units.town_label_size + 1}px`);
  return text;
}

/** Return true if the name of a town would lie on something else. @param {Town} place @param {number} size @param {import("./layout.js").Box[]} taken */
function isCovered({ label: [x, y], label_anchor, label_text }, size, taken) {
  const width = label_text.length * size * 0.6;
  const left = label_anchor === "end" ? x - width : label_anchor === "middle" ? x - width / 2 : x;
  return taken.some((box) => left < box[2] && left + width > box[0] && y - size < box[3] && y + size * 0.3 > box[1]);
}

/** Write the name of a space. Its letters take the same width with every font. @param {SVGTextElement} text @param {Space} space @param {number} level @param {number} size */
function label(text, space, level, size) {
  const { lines, at } = nameOf(space, level);
  text.setAttribute("transform", `translate(${at[0]} ${at[1]})`);
  text.style.setProperty("--size", `${size}px`);
  text.replaceChildren(
    ...lines.map(([line, width], i) =>
      draw("tspan", { x: 0, y: ((i - (lines.length - 1) / 2 + 0.35) * size).toFixed(1), textLength: (width * size).toFixed(1), lengthAdjust: "spacingAndGlyphs" }, line),
    ),
  );
}

/** Return the name of a space for a size of letters: its lines with their widths, and the places of name and markers. @param {Space} space @param {number} level @returns {import("./board.js").Name} */
export function nameOf(space, level) {
  return space.names?.[level] ?? { lines: [], at: middle(space), markers: middle(space) };
}

/** Return the room for the markers of a space, in their own units. @param {Space} space */
export function plateRoom(space) {
  return space.kind === "city" ? PLATE_OF_CITY : PLATE;
}

/**
 * Return the boxes of a space's name and markers, or of the Econ of a Line of Communication with a marker beside it.
 * @param {Space} space
 * @param {number} level
 * @param {[number, number]} letters their size, and how much larger markers are drawn
 * @param {number} [marks] how many markers a Line of Communication has, or may have
 * @returns {import("./layout.js").Box[]}
 */
export function written(space, level, [size, grow], marks = 1) {
  if (space.kind === "loc") {
    const [left, top, right, bottom] = around(...middle(space), (marks ? MARKER : 15) * grow, 15 * grow);
    return [[left, top, right + Math.max(0, marks - 1) * (MARKER + 3) * grow, bottom]];
  }
  const { lines, at, markers } = nameOf(space, level);
  if (!lines.length) return [];
  const widest = Math.max(...lines.map(([, width]) => width));
  return [
    around(...at, (widest * size) / 2, (lines.length * size) / 2),
    around(...markers, (plateRoom(space) * grow) / 2, (PLATE_HEIGHT * grow) / 2),
  ];
}

/** @param {number} x @param {number} y @param {number} width @param {number} height half of them @returns {import("./layout.js").Box} */
function around(x, y, width, height) {
  return [x - width, y - height, x + width, y + height];
}

/** Draw grounds that differ even without colour, and the hatching of marked areas. @param {Theme} theme */
function textures(theme) {
  const ground = (/** @type {string} */ name, /** @type {string} */ growth) =>
    draw(
      "pattern",
      { id: `bd-${name}`, width: 56, height: 56, patternUnits: "userSpaceOnUse" },
      draw("rect", { class: `ground ${name}`, width: 56, height: 56 }),
      draw("path", { class: `growth ${name}`, d: growth }),
    );
  return [
    ...Object.entries({ ...theme.terrains, plain: "" }).map(([name, growth]) => ground(name, growth)),
    draw(
      "pattern",
      { id: "bd-hatch", width: 22, height: 22, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      draw("rect", { class: "stripe", width: 6, height: 22 }),
    ),
    draw("path", { id: "bd-burst", d: star(9, 15, 10.5) }),
  ];
}
