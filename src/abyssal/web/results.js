/** The finished games in which this browser holds a seat: one by one, and by game and faction. */
import { api } from "./api.js";
import { fill, h, signed } from "./dom.js";
import { loadColours } from "./games.js";
import { link } from "./notices.js";
import { tables } from "./settings.js";
import { t } from "./words.js";

/** @import { FactionOutcome as Faction, Outcome, Result } from "./types.d.ts" */
/** @typedef {Outcome & {result: Result}} Finished a game that is over */

/** Number of tables requested in parallel. */
const AT_ONCE = 4;

/** Return true if one of our factions came first. @param {Finished} one @param {Faction} [faction] */
export function won(one, faction) {
  if (one.result.lost) return false;
  const first = one.factions.filter((f) => one.result.ranking[0].factions.includes(f.id));
  return first.some((f) => f.mine && (!faction || f.id === faction.id));
}

/** Return games played, games won and mean margin for each faction played here. @param {Finished[]} games */
export function totals(games) {
  /** @type {Map<string, {game: string, title: string, faction: Faction, played: number, won: number, margin: number}>} */
  const found = new Map();
  for (const one of games.filter(({ by_hand }) => !by_hand)) {
    for (const faction of one.factions.filter((f) => f.mine)) {
      const key = `${one.game} ${faction.id}`;
      const sum = found.get(key) || { game: one.game, title: one.title, faction, played: 0, won: 0, margin: 0 };
      found.set(key, sum);
      sum.played += 1;
      sum.won += Number(won(one, faction));
      sum.margin += faction.margin;
    }
  }
  return [...found.values()].sort((a, b) => a.title.localeCompare(b.title) || b.played - a.played);
}

export class Results {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.left = false;
    /** @type {Finished[]} */
    this.games = [];
    this.missing = 0;
    this.asking = true;
  }

  async enter() {
    document.title = `${t("results")} · ${t("title")}`;
    await this.ask();
  }

  leave() {
    this.left = true;
  }

  /** @param {HTMLElement} place */
  header(place) {
    fill(place, h("span", {}, t("results")));
  }

  async speak() {
    await this.enter();
  }

  /** Fetch the tables with a seat of ours, a few at a time. Loaded records are not games played here. */
  async ask() {
    const own = Object.entries(tables()).filter(([, table]) => Object.keys(table.tokens).length && !table.loaded);
    const ids = own.map(([id]) => id);
    Object.assign(this, { asking: true, games: [], missing: 0 });
    this.show();
    const next = async () => {
      for (let id = ids.pop(); id && !this.left; id = ids.pop()) {
        try {
          const one = await api.result(id);
          if (one.result) this.games.push({ ...one, result: one.result });
        } catch {
          this.missing += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    this.games.sort((a, b) => b.changed - a.changed || a.table.localeCompare(b.table));
    await loadColours([...new Set(this.games.map((one) => one.game))]);
    this.asking = false;
    if (!this.left) this.show();
  }

  show() {
    fill(
      this.host,
      h(
        "div",
        { class: "results" },
        h("h1", {}, t("results")),
        h("p", { class: "small" }, t("results-about")),
        this.asking && h("p", { role: "status" }, t("results-asking")),
        !this.asking && !this.games.length && h("p", { id: "no-results" }, t("results-none")),
        !this.asking && this.games.length > 0 && [this.sums(), this.list()],
        this.missing > 0 && h("p", { class: "small" }, t("results-missing", { count: this.missing })),
        h("p", {}, link("/", {}, t("to-lobby"))),
      ),
    );
  }

  sums() {
    const heads = ["game", "faction", "played", "won", "mean"];
    return section(
      "totals",
      heads,
      totals(this.games).map((sum) =>
        h(
          "tr",
          { dataset: { game: sum.game } },
          h("td", {}, sum.title),
          h("td", {}, chip(sum.faction)),
          h("td", { class: "number" }, sum.played),
          h("td", { class: "number" }, `${sum.won} (${Math.round((100 * sum.won) / sum.played)} %)`),
          h("td", { class: "number" }, signed(Math.round((10 * sum.margin) / sum.played) / 10)),
        ),
      ),
    );
  }

  list() {
    const heads = ["date", "game", "mine", "others", "winner", "margins", "replay"];
    return section(
      "games",
      heads,
      this.games.map((one) =>
        h(
          "tr",
          { dataset: { game: one.game, table: one.table, won: String(won(one)) } },
          h("td", {}, new Date(1000 * one.changed).toLocaleDateString(document.documentElement.lang)),
          h("td", {}, one.title),
          h("td", {}, row(one.factions.filter((f) => f.mine).map(chip))),
          h("td", {}, row(one.factions.filter((f) => !f.mine).map(other))),
          h("td", {}, one.result.lost ? t("results-lost") : one.result.ranking[0].names, degree(one), one.by_hand && h("span", { class: "small" }, ` ${t("results-by-hand")}`)),
          h("td", {}, row(one.factions.map((f) => h("span", {}, `${f.short} ${signed(f.margin)}`)))),
          h("td", {}, link(`/t/${one.table}?replay`, {}, t("results-replay"))),
        ),
      ),
    );
  }
}

/** @param {string} id @param {string[]} heads @param {Node[]} rows */
function section(id, heads, rows) {
  const titles = heads.map((head) => h("th", { scope: "col" }, head === "replay" ? "" : t(`results-${head}`)));
  return h(
    "section",
    { class: "card-box", id: `results-${id}` },
    h("h2", {}, t(`results-${id}`)),
    h("div", { class: "wide", tabindex: "0" }, h("table", {}, h("thead", {}, h("tr", {}, titles)), h("tbody", {}, rows))),
  );
}

/** @param {Faction} faction */
const chip = (faction) => h("span", { class: "chip", dataset: { faction: faction.id } }, faction.short);

/** Show another player's faction, with the player's name. @param {Faction} faction */
const other = (faction) =>
  h("span", {}, chip(faction), " ", faction.nonplayer ? t("seat-nonplayer") : faction.player || "–");

/** @param {Node[]} children */
const row = (children) => h("span", { class: "row" }, children);

/** Show the degree of success of a solo game. @param {Finished} one */
const degree = (one) => one.result.degree && h("span", { class: "small" }, ` ${one.result.degree}`);
