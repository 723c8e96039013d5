/** The map itself: sea, land, Lines of Communication, cities, names. It is drawn once. */
import { copy, draw, star } from "./svg.js";

/** @typedef {import("./board.js").Space} Space */

/** How far names of Cities rise toward the rim when they grow to twice their size. */
const RISE = 40;

/**
 * @typedef {object} Chart
 * @property {SVGSVGElement} svg
 * @property {Map<string, SVGGElement>} spaces the drawn spaces in the order in which they are read
 * @property {SVGGElement} plates where markers go
 * @property {SVGGElement} pieces
 * @property {SVGGElement} badges numbers of pieces, above all of them
 * @property {SVGGElement} ghosts pieces on their way
 * @property {(open: Set<string>) => void} openForeign show just these foreign countries as spaces
 */

/** @param {any} geometry @returns {Chart} */
export function drawMap(geometry) {
  const [width, height] = geometry.viewbox;
  const all = /** @type {[string, Space][]} */ (Object.entries(geometry.spaces)).sort((a, b) => middle(a[1])[1] - middle(b[1])[1]);
  const of = (/** @type {string[]} */ ...kinds) => all.filter(([, space]) => kinds.includes(space.kind));
  const areas = of("department", "province", "foreign");
  const locs = of("loc");
  const cities = of("city");

  /** @type {Map<string, SVGGElement>} */
  const spaces = new Map();
  for (const [id, space] of areas) spaces.set(id, area(id, space));
  for (const [id, space] of locs) spaces.set(id, line(id, space));
  for (const [id, space] of cities) spaces.set(id, city(id, space));
  const groups = (/** @type {[string, Space][]} */ some) => some.map(([id]) => /** @type {SVGGElement} */ (spaces.get(id)));

  const plates = draw("g", { class: "plates", "aria-hidden": "true" });
  const pieces = draw("g", { class: "pieces" });
  const badges = draw("g", { class: "badges", "aria-hidden": "true" });
  const ghosts = draw("g", { class: "ghosts", "aria-hidden": "true" });
  const labels = new Map([...areas, ...cities].map(([id, space]) => [id, label(space, geometry.units)]));
  const abroad = areas.filter(([, space]) => space.kind === "foreign");
  const closed = new Map(abroad.map(([id, space]) => [id, country(space.name, space.label ?? middle(space), true)]));
  const home = areas.filter(([, space]) => space.kind !== "foreign");
  const foreignLayer = draw("g", {});

  const svg = draw(
    "svg",
    { class: "map", viewBox: `0 0 ${width} ${height}`, width, height, role: "group", tabindex: 0 },
    draw("defs", {}, ...textures(), ...areas.flatMap(([id, space]) => outline(id, space)), ...locs.map(([id, space]) => track(id, space))),
    context(geometry, abroad.map(([id]) => id), home.map(([id]) => id)),
    draw("g", {}, foreignLayer, ...groups(home)),
    draw("g", { class: "rivers", "aria-hidden": "true" }, ...geometry.context.rivers.map((/** @type {string} */ d) => draw("path", { d }))),
    draw("g", {}, ...groups(locs)),
    draw("g", { class: "towns", "aria-hidden": "true" }, ...geometry.towns.flatMap((/** @type {any} */ place) => town(place, geometry.units))),
    draw("g", {}, ...groups(cities)),
    draw("g", { class: "labels", "aria-hidden": "true" }, ...labels.values(), ...closed.values()),
    plates,
    pieces,
    badges,
    ghosts,
  );

  const openForeign = (/** @type {Set<string>} */ open) => {
    const shown = abroad.filter(([id]) => open.has(id));
    foreignLayer.replaceChildren(...groups(shown));
    for (const [id] of abroad) {
      labels.get(id)?.toggleAttribute("hidden", !open.has(id));
      closed.get(id)?.toggleAttribute("hidden", open.has(id));
    }
  };
  openForeign(new Set());
  return { svg, spaces, plates, pieces, badges, ghosts, openForeign };
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

/** @param {string} id @param {Space} space */
function area(id, space) {
  const ground = ["mountain", "forest", "grassland"].includes(space.terrain ?? "") ? space.terrain : "plain";
  const clip = `url(#bd-in-${id})`;
  return group(
    id,
    `area ${space.kind}`,
    copy(`bd-${id}`, { class: "shape", fill: `url(#bd-${ground})` }),
    copy(`bd-${id}`, { class: "hatch", fill: "url(#bd-hatch)" }),
    copy(`bd-${id}`, { class: "veil" }),
    draw("g", { class: "halos", "clip-path": clip }, copy(`bd-${id}`, { class: "halo" }), copy(`bd-${id}`, { class: "dashes" })),
  );
}

/** @param {string} id @param {Space} space */
function line(id, space) {
  const [x, y] = middle(space);
  return group(
    id,
    `loc ${space.loc_type}`,
    draw("g", { class: "halos" }, copy(`bd-${id}`, { class: "halo" }), copy(`bd-${id}`, { class: "dashes" })),
    copy(`bd-${id}`, { class: "bed" }),
    copy(`bd-${id}`, { class: "way" }),
    copy(`bd-${id}`, { class: "mark" }),
    draw("circle", { class: "value", cx: x, cy: y, r: 14 }),
    draw("text", { class: "econ", x, y: y + 5.5, "aria-hidden": "true" }, String(space.econ ?? "")),
    copy(`bd-${id}`, { class: "veil" }),
    copy(`bd-${id}`, { class: "reach" }),
  );
}

/** @param {string} id @param {Space} space */
function city(id, space) {
  const at = { cx: space.cx, cy: space.cy };
  const r = space.r ?? 70;
  return group(
    id,
    "city",
    draw("circle", { class: "wall", ...at, r }),
    draw("circle", { class: "shape", ...at, r: r - 5 }),
    draw("circle", { class: "veil", ...at, r }),
    draw("g", { class: "halos" }, draw("circle", { class: "halo", ...at, r: r - 1 }), draw("circle", { class: "dashes", ...at, r: r - 1 })),
  );
}

/** The name of a land that is no space. @param {string} name @param {[number, number]} place @param {boolean} [small] */
function country(name, [x, y], small) {
  return draw("text", { x, y, class: small ? "country close" : "country" }, name);
}

/** @param {any} geometry @param {string[]} abroad @param {string[]} home */
function context(geometry, abroad, home) {
  const [width, height] = geometry.viewbox;
  const coast = [44, 28, 14].map((breadth, i) => draw("path", { class: `coast coast-${i}`, d: geometry.context.sea, "stroke-width": breadth }));
  const neighbours = geometry.context.neighbours.map((/** @type {any} */ land) =>
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

/** @param {any} place @param {any} units */
function town(place, units) {
  return [
    draw("circle", { cx: place.x, cy: place.y, r: units.town_r - 1.5 }),
    sized(units.town_label_size + 1, draw("text", { x: place.label[0], y: place.label[1], "text-anchor": place.label_anchor }, place.label_text)),
  ];
}

/** @param {Space} space @param {any} units */
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

/** Where the markers of a space go. @param {Space} space @returns {[number, number]} */
export function platePlace(space) {
  if (space.kind === "city") return [space.cx ?? 0, (space.cy ?? 0) + (space.r ?? 0) - 2];
  if (space.kind === "foreign" && space.label) return [space.label[0], space.label[1] - 30];
  return space.markers ?? middle(space);
}

/**
 * What the name of a space takes, and its Population, level and a marker: about.
 * @param {Space} space
 * @param {any} units
 * @param {number} grow
 * @returns {import("./layout.js").Box[]}
 */
export function written(space, units, grow) {
  if (space.kind === "loc") return [];
  const lines = space.label_lines ?? [space.name];
  const urban = space.kind === "city";
  const size = urban ? units.city_label_size * (2 * grow - 1) : units.label_size * grow;
  const [x, y] = space.label ?? middle(space);
  const longest = Math.max(...lines.map((line) => line.length));
  return [
    around(x, y - (urban ? RISE * (grow - 1) : 0), longest * size * 0.28, lines.length * size * 0.5),
    around(...platePlace(space), 40 * grow, 12 * grow),
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

/** Grounds that can be told apart without colour, and the hatching of marked areas. */
function textures() {
  const peaks = "M6 24l7-12 7 12M11 15.500l2 2.500 2.500-2.500M34 50l6-10 6 10M38.500 42.500l1.500 2 1.500-2";
  const trees = "M10 22v-3M10 19c-4 0-5-3-4-5 0-3 8-3 8 0 1 2 0 5-4 5zM38 46v-3M38 43c-4 0-5-3-4-5 0-3 8-3 8 0 1 2 0 5-4 5z";
  const grass = "M8 20c0-3-1-5-3-6M8 20c0-4 0-6 1-8M8 20c0-3 2-5 4-6M36 46c0-3-1-5-3-6M36 46c0-4 0-6 1-8M36 46c0-3 2-5 4-6";
  const ground = (/** @type {string} */ name, /** @type {string} */ d, /** @type {number} */ size) =>
    draw(
      "pattern",
      { id: `bd-${name}`, width: size, height: size, patternUnits: "userSpaceOnUse" },
      draw("rect", { class: `ground ${name}`, width: size, height: size }),
      draw("path", { class: `growth ${name}`, d }),
    );
  return [
    ground("mountain", peaks, 56),
    ground("forest", trees, 56),
    ground("grassland", grass, 56),
    ground("plain", "", 56),
    draw(
      "pattern",
      { id: "bd-hatch", width: 22, height: 22, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      draw("rect", { class: "stripe", width: 6, height: 22 }),
    ),
    draw("path", { id: "bd-burst", d: star(9, 15, 10.5) }),
  ];
}
