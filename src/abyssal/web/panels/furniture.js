/**
 * Everything around the map, drawn from the server's data: the edge track, the goals, the sequence of play, pieces off
 * the map.
 */
import { pieceAt } from "../board/pieces.js";
import { draw } from "../board/svg.js";
import { h } from "../dom.js";
import { t } from "../words.js";

/** Minimum distance of markers in the same lane, in percent of the track, and the number of lanes. */
const ROOMY = { apart: 2.6, lanes: 4 };
/** The same for the narrow track of a phone. */
const NARROW = { apart: 6, lanes: 4 };

/** @import { Edge, EdgeMarker as Marker, Goal, Pool, Sequence, SequenceRow } from "../types.d.ts" */
/** @typedef {(id: string) => {name: string, short: string}} Named a faction by its id */

/** Assign lanes to markers so that neighbours do not cover each other, as long as there are lanes. @param {Marker[]} markers @param {number} most @param {{apart: number, lanes: number}} room @returns {{marker: Marker, lane: number, place: number}[]} */
function inLanes(markers, most, room) {
  /** @type {number[]} the last place taken in each lane */
  const taken = [];
  return [...markers]
    .sort((a, b) => a.number - b.number)
    .map((marker) => {
      const place = (100 * Math.max(0, marker.number)) / most;
      let lane = taken.findIndex((last) => place - last >= room.apart);
      if (lane < 0) lane = Math.min(taken.length, room.lanes - 1);
      taken[lane] = place;
      return { marker, lane, place };
    });
}

/** Draw the track along the edge of the map, with every marker on it. @param {Edge} edge @param {Named} faction @param {boolean} narrow */
export function edgeTrack(edge, faction, narrow) {
  const room = narrow ? NARROW : ROOMY;
  const name = t("edge", { most: edge.most });
  const ticks = [];
  for (let number = 0; number <= edge.most; number += 5) {
    const tick = h("span", { class: number % 10 ? "tick" : "tick ten" }, number % 10 ? "" : number);
    tick.style.setProperty("--at", `${(100 * number) / edge.most}%`);
    ticks.push(tick);
  }
  const placed = inLanes(edge.markers, edge.most, room);
  const track = h(
    "div",
    { class: "edge-track", role: "img", "aria-label": `${name}. ${edge.markers.map((/** @type {Marker} */ m) => `${m.title}: ${m.number}`).join(", ")}` },
    ticks,
    placed.map(({ marker, lane, place }) => {
      const purse = marker.id === "resources";
      const label = purse ? faction(marker.faction).short.charAt(0) : marker.title.charAt(0);
      const chip = h(
        "span",
        {
          key: `${marker.id} ${marker.faction}`,
          class: purse ? "marker purse" : "marker",
          title: `${marker.title}: ${marker.number}`,
          dataset: { marker: marker.id, number: String(marker.number), ...(marker.faction && { faction: marker.faction }) },
        },
        label,
      );
      chip.style.setProperty("--at", `${place}%`);
      chip.style.setProperty("--lane", String(lane));
      return chip;
    }),
  );
  // The track always has the same width, so that the map has too.
  track.style.setProperty("--lanes", String(room.lanes));
  return track;
}

/** Draw a bar with its goal for each value that a faction must exceed to win. @param {Goal[]} goals @param {Named} faction */
export function victoryBars(goals, faction) {
  return h(
    "div",
    { class: "victory-bars", role: "group", "aria-label": t("victory-bars") },
    goals.map((goal) => {
      const most = Math.max(goal.goal * 1.3, goal.number, 1);
      const bar = h("span", { class: "bar", "aria-hidden": "true" });
      const level = h("span", { class: goal.number > goal.goal ? "level reached" : "level" });
      const mark = h("span", { class: "goal" });
      level.style.width = `${(100 * Math.max(0, goal.number)) / most}%`;
      mark.style.left = `${(100 * goal.goal) / most}%`;
      bar.append(level, mark);
      const about = { faction: faction(goal.faction).name, title: goal.title, number: goal.number, goal: goal.goal };
      return h(
        "div",
        { key: `${goal.faction} ${goal.title}`, class: "track victory", dataset: { faction: goal.faction }, title: t("victory-line", about) },
        h("span", { class: "track-title" }, goal.title),
        h("strong", {}, goal.number, h("span", { class: "small" }, ` / >${goal.goal}`)),
        bar,
      );
    }),
  );
}

/** Draw the sequence of play as printed: the options of the 1st Eligible, what they leave to the 2nd, and who stands where. @param {Sequence} sequence @param {Named} faction */
export function sequenceTable(sequence, faction) {
  const chip = (/** @type {string} */ id, /** @type {string} */ about = "") =>
    id && h("span", { class: `chip ${about}`, dataset: { faction: id } }, faction(id).short);
  const { first, second, waiting, rows } = sequence;
  // Before they act, the factions whose turn it is stand above the boxes.
  const next = first ? (second ? ["", ""] : ["", waiting[0] ?? ""]) : [waiting[0] ?? "", waiting[1] ?? ""];
  const head = (/** @type {string} */ word, /** @type {string} */ id) =>
    h("th", { scope: "col" }, t(word), id && " ", chip(id, "next-up"));
  return h(
    "table",
    { class: "sequence-table", "aria-label": t("sequence") },
    h("tr", {}, head("sequence-first", next[0]), head("sequence-second", next[1])),
    rows.map((/** @type {SequenceRow} */ row) =>
      h(
        "tr",
        { key: row.id, class: row.by ? "taken" : first ? "passed-over" : "", dataset: { row: row.id } },
        h("td", {}, h("span", {}, row.first), " ", chip(row.by)),
        h("td", {}, h("span", {}, row.second), " ", chip(row.then)),
      ),
    ),
  );
}

/** Draw pieces off the map, with their number. @param {Pool[]} pieces */
export function supplies(pieces) {
  return pieces.map((pool) =>
    h(
      "span",
      { key: pool.piece, class: pool.count ? "supply" : "supply none", title: t("board-counted", { pieces: pool.name, count: pool.count }), dataset: { piece: pool.piece } },
      draw("svg", { viewBox: "-16 -17 32 34", "aria-hidden": "true" }, pieceAt(spot(pool.piece), false)),
      h("b", {}, pool.count),
      h("span", { class: "unseen" }, ` ${pool.name} `),
    ),
  );
}

/** Guerrillas off the map lie with their Underground side up. @param {string} piece */
function spot(piece) {
  const kind = document.getElementById(`bd-piece-${piece.replaceAll(".", "-")}`) ? piece : `${piece}.u`;
  return { kind, count: 1, carried: 0, x: 0, y: 0, scale: 1 };
}
