/** The map itself: sea, land, Lines of Communication, cities, names. It is drawn once. */
import { redraw } from "../update.js";
import { copy, draw, star } from "./svg.js";
import { groundOf } from "./themes.js";

/** @typedef {import("./board.js").Space} Space */
/** @import { Geometry, Land, Town, Units } from "../api.js" */
/** @typedef {import("./themes.js").Theme} Theme */

/** How far names of Cities rise toward the rim when they grow to twice their size. */
const RISE = 40;

/**
 * @typedef {object} Chart
 * @property {SVGSVGElement} svg
 * @property {Map<string, SVGGElement>} spaces the drawn spaces in the order in which they are read
 * @property {Map<string, SVGGElement>} lights what runs around a space that is lit: above roads, and below the Cities unless it is one
 * @property {SVGGElement} plates where markers go
 * @property {SVGGElement} pieces
 * @property {SVGGElement} badges numbers of pieces, above all of them
 * @property {SVGGElement} ghosts pieces on their way
 * @property {(id: string, spot: import("./layout.js").Spot) => boolean} holds whether a piece stands within a space
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
  const labels = new Map([...areas, ...cities].map(([id, space]) => [id, label(space, geometry.units)]));
  const abroad = areas.filter(([, space]) => space.kind === theme.opened);
  const closed = new Map(abroad.map(([id, space]) => [id, country(space.name, space.label ?? middle(space), true)]));
  const home = areas.filter(([, space]) => space.kind !== theme.opened);
  const abroadLayer = draw("g", {});

  const svg = draw(
    "svg",
    { class: "map", viewBox: `0 0 ${width} ${height}`, width, height, role: "group", tabindex: 0 },
    draw("defs", {}, ...textures(theme), ...areas.flatMap(([id, space]) => outline(id, space)), ...locs.map(([id, space]) => track(id, space))),
    context(geometry, abroad.map(([id]) => id), home.map(([id]) => id)),
    draw("g", {}, abroadLayer, ...groups(home)),
    ...relief(geometry.context.relief ?? [], home.map(([id]) => id)),
    draw("g", { class: "rivers", "aria-hidden": "true" }, ...geometry.context.rivers.map((/** @type {string} */ d) => draw("path", { d }))),
    draw("g", {}, ...groups(locs)),
    draw("g", { class: "lights", "aria-hidden": "true" }, ...glows(areas), ...glows(locs)),
    draw("g", { class: "towns", "aria-hidden": "true" }, ...geometry.towns.flatMap((/** @type {Town} */ place) => town(place, geometry.units))),
    draw("g", {}, ...groups(cities)),
    draw("g", { class: "lights", "aria-hidden": "true" }, ...glows(cities)),
    draw("g", { class: "values", "aria-hidden": "true" }, ...locs.flatMap(([, space]) => value(space))),
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
  const holds = (/** @type {string} */ id, /** @type {import("./layout.js").Spot} */ { x, y, count, scale }) => {
    const space = geometry.spaces[id];
    // A piece with a number beside it reaches farther to the right.
    const ends = [x - 11 * scale, x + (count > 1 ? 24 : 11) * scale];
    // @ts-expect-error Every City has a place and a radius.
    if (space.kind === "city") return ends.every((end) => Math.hypot(end - space.cx, y - space.cy) <= space.r);
    const shape = /** @type {SVGPathElement|null} */ (svg.querySelector(`#bd-${id}`));
    return !shape || ends.every((end) => shape.isPointInFill(new DOMPoint(end, y)));
  };
  return { svg, spaces, lights, plates, pieces, badges, ghosts, holds, open };
}

/** Where a space's pieces gather. @param {Space} space @returns {[number, number]} */
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

/** What the rim of a space tells about it. @param {Space} space @param {Theme} theme @param {(name: string) => Element} rim */
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

/** The Econ of a Line of Communication, which lies above what runs around lit spaces beside it. @param {Space} space */
function value(space) {
  const [x, y] = middle(space);
  return [
    draw("circle", { class: "value", cx: x, cy: y, r: 14 }),
    draw("text", { class: "econ", x, y: y + 5.5 }, String(space.econ ?? "")),
  ];
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

/** What runs around a space that is lit. @param {string} id @param {Space} space @returns {SVGGElement} */
function light(id, space) {
  if (space.kind === "city") {
    const ring = { cx: space.cx, cy: space.cy, r: (space.r ?? 70) - 1 };
    return draw("g", { class: "light city", "data-light": id }, draw("circle", { class: "halo", ...ring }), draw("circle", { class: "dashes", ...ring }));
  }
  const parts = [copy(`bd-${id}`, { class: "halo" }), copy(`bd-${id}`, { class: "dashes" })];
  if (space.kind === "loc") return draw("g", { class: "light loc", "data-light": id }, ...parts);
  return draw("g", { class: "light area", "data-light": id, "clip-path": `url(#bd-in-${id})` }, ...parts);
}

/** Mountain ranges as light and shade on their slopes, with the light from the north-west. @param {string[]} ridges @param {string[]} home */
function relief(ridges, home) {
  if (!ridges.length) return [];
  const slope = (/** @type {string} */ part, /** @type {number} */ soft) =>
    draw("g", { class: part, filter: `url(#bd-soft-${soft})` }, ...ridges.map((d) => draw("path", { d })));
  return [
    draw(
      "g",
      { class: "relief", "aria-hidden": "true", "clip-path": "url(#bd-home)" },
      draw("clipPath", { id: "bd-home" }, ...home.map((id) => copy(`bd-${id}`))),
      ...[4, 10].map((soft) => draw("filter", { id: `bd-soft-${soft}`, x: "-20%", y: "-20%", width: "140%", height: "140%" }, draw("feGaussianBlur", { stdDeviation: soft }))),
      slope("shade", 10),
      slope("light", 4),
    ),
  ];
}

/** The name of a land that is no space. @param {string} name @param {[number, number]} place @param {boolean} [small] */
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
  return [
    draw("circle", { cx: place.x, cy: place.y, r: units.town_r - 1.5 }),
    sized(units.town_label_size + 1, draw("text", { x: place.label[0], y: place.label[1], "text-anchor": place.label_anchor }, place.label_text)),
  ];
}

/** @param {Space} space @param {Units} units */
function label(space, units) {
  const urban = space.kind === "city";
  const lines = space.label_lines ?? [space.name];
  const tight = urban && lines.some((text) => text.length > 10);
  const size = urban ? units.city_label_size - (tight ? 1.5 : 0) : units.label_size;
  const [x, y] = space.label ?? middle(space);
  const text = draw(
    "text",
    { class: urban ? "urban" : "rural", transform: `translate(${x} ${y + (urban ? 4 : 0)})` },
    ...lines.map((line, i) => draw("tspan", { x: 0, y: `${(i - (lines.length - 1) / 2) * 1.12 + 0.35}em` }, line)),
  );
  if (urban) text.style.setProperty("--rise", `${RISE}px`);
  return sized(size, text);
}

/** Where the markers of a space go. @param {Space} space @param {string} [opened] the kind of spaces that may be absent @returns {[number, number]} */
export function platePlace(space, opened) {
  if (space.kind === "city") return [space.cx ?? 0, (space.cy ?? 0) + (space.r ?? 0) - 2];
  if (space.kind === opened && space.label) return [space.label[0], space.label[1] - 30];
  return space.markers ?? middle(space);
}

/**
 * What the name of a space takes, and its Population, level and a marker: about.
 * @param {Space} space
 * @param {Units} units
 * @param {number} grow
 * @param {string} [opened]
 * @returns {import("./layout.js").Box[]}
 */
export function written(space, units, grow, opened) {
  if (space.kind === "loc") return [];
  const lines = space.label_lines ?? [space.name];
  const urban = space.kind === "city";
  const size = urban ? units.city_label_size * (2 * grow - 1) : units.label_size * grow;
  const [x, y] = space.label ?? middle(space);
  const longest = Math.max(...lines.map((line) => line.length));
  return [
    around(x, y - (urban ? RISE * (grow - 1) : 0), longest * size * 0.28, lines.length * size * 0.5),
    around(...platePlace(space, opened), 40 * grow, 12 * grow),
  ];
}

/** @param {number} x @param {number} y @param {number} width @param {number} height half of them @returns {import("./layout.js").Box} */
function around(x, y, width, height) {
  return [x - width, y - height, x + width, y + height];
}

/** Letters of this size; larger where the map is small on the screen. @param {number} size @param {SVGTextElement} text */
function sized(size, text) {
  text.style.setProperty("--size", `${size}px`);
  return text;
}

/** Grounds that can be told apart without colour, and the hatching of marked areas. @param {Theme} theme */
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
