/** The first page: continue a game, start one of each kind, learn, join an open table, or set up a custom game. */
import { api } from "./api.js";
import { Custom } from "./custom.js";
import { fill, h, signed } from "./dom.js";
import { loadColours } from "./games.js";
import { complain, go, link } from "./notices.js";
import { change, forget, remember, settings, tables } from "./settings.js";
import { learn, playSolo, playWithFriends } from "./starting.js";
import { thumbnail } from "./thumbnail.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { Way } from "./options.js" */
/** @import { Brief, GameEntry, NewTable, Requests } from "./types.d.ts" */
/** @import { Known } from "./settings.js" */

/** Tables that show their map and current state. The others are listed below them. */
const NEWEST = 3;
/** Tables that show their current state in total. */
const NEWS = 12;

export class Lobby {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {GameEntry[]} */
    this.games = [];
    /** Number of times the games were fetched. */
    this.fetched = 0;
    this.left = false;
    this.custom = new Custom(this);
    this.opened = h("section", { class: "card-box", id: "open-tables", hidden: true });
  }

  async enter() {
    document.title = t("title");
    if (!(await this.fetchGames())) return;
    await loadColours(this.games.map((game) => game.game));
    if (this.left) return;
    this.custom.begin();
    this.show();
    this.lookAround();
    if (new URLSearchParams(location.search).has("puzzles")) learn(this.games.find(({ game }) => game === settings.last.game) ?? this.games[0]);
  }

  /** Fetch the games in the current language. Return false if another view is shown meanwhile, or the language was switched: a later call has them. */
  async fetchGames() {
    const number = ++this.fetched;
    const games = await api.games();
    if (number !== this.fetched || this.left) return false;
    this.games = games;
    return true;
  }

  leave() {
    this.left = true;
  }

  /** @param {HTMLElement} place */
  header(place) {
    fill(place);
  }

  async speak() {
    if (!this.games.length) return this.enter();
    if (!(await this.fetchGames())) return;
    this.show();
    this.lookAround();
  }

  show() {
    this.custom.show();
    fill(
      this.host,
      h(
        "div",
        { class: "lobby" },
        h("h1", { class: "unseen" }, t("title")),
        this.goOn(),
        h("div", { class: "games" }, this.games.map((game) => this.gameCard(game))),
        this.opened,
        this.custom.el,
        this.provenance(),
        h("p", {}, link("/cards", { id: "to-cards" }, t("my-cards"))),
      ),
    );
    this.catchUp();
  }

  /** Where names and texts come from. A text that begins another one is left out. */
  provenance() {
    const texts = [...new Set(this.games.map((game) => game.provenance))];
    const longest = texts.filter((text) => !texts.some((other) => other !== text && other.startsWith(text)));
    return h("p", { class: "small" }, longest.join(" "));
  }

  /** A game with its map, a few facts and the ways to start. @param {GameEntry} game */
  gameCard(game) {
    const facts = [
      ["game-players", `1–${game.factions.length}`],
      ["game-length", game.length],
      ["game-difficulty", game.difficulty],
    ];
    const button = (/** @type {string} */ name, /** @type {string} */ look, /** @type {() => void} */ act) =>
      h("button", { class: `big ${name} ${look}`, "aria-label": `${t("label", { what: t(name) })} ${game.title}`, onclick: act }, t(name));
    return h(
      "article",
      { key: game.game, class: "offer", dataset: { game: game.game, last: String(game.game === settings.last.game) } },
      h("div", { class: "picture" }, game.map && thumbnail(game.map)),
      h("h2", {}, game.title),
      h("p", { class: "pitch" }, game.about),
      h("dl", { class: "facts" }, facts.flatMap(([name, text]) => [h("dt", {}, t(name)), h("dd", {}, text)])),
      h(
        "div",
        { class: "row ways" },
        button("play-solo", "primary", () => playSolo(this, game)),
        button("play-friends", "", () => playWithFriends(this, game)),
        game.learn && button("learn", "", () => learn(game)),
      ),
    );
  }

  /**
   * Create a table and go there.
   * @param {Requests.Create} about
   * @param {Record<string, Way>} seats
   * @param {{title?: string, more?: Partial<Known>}} [then]
   */
  async begin(about, seats, { title = "", more = {} } = {}) {
    try {
      const made = await api.create(about);
      this.sit(made, about.game || "", title, seats);
      remember(made.table, more);
      document.querySelectorAll("dialog").forEach((box) => box.close());
      go(`/t/${made.table}`);
    } catch (error) {
      complain(error);
    }
  }

  /** Store the seats of a new table: those played here, and those to invite others to. @param {NewTable} made @param {string} game @param {string} title @param {Record<string, Way>} seats */
  sit(made, game, title, seats) {
    /** @type {Record<string, string>} */
    const tokens = {};
    /** @type {Record<string, string>} */
    const invites = {};
    for (const [faction, token] of Object.entries(made.tokens || {})) {
      if (seats[faction] === "open") continue;
      (seats[faction] === "link" ? invites : tokens)[faction] = token;
    }
    remember(made.table, { game, title, tokens, invites });
  }

  /** List the tables that others have opened to everybody. */
  async lookAround() {
    const found = await api.open().catch(() => []);
    const others = found.filter((one) => !tables()[one.table]);
    this.opened.hidden = !others.length;
    const name = h("input", { type: "text", id: "open-name", maxlength: "40", value: settings.name, placeholder: t("your-name"), "aria-label": t("your-name") });
    redraw(
      this.opened,
      h("h2", {}, t("open-tables")),
      name,
      h("ul", { class: "tables" }, others.map((one) => this.openTable(one))),
    );
  }

  /** @param {Brief} one */
  openTable(one) {
    const join = async (/** @type {string} */ faction) => {
      const name = /** @type {HTMLInputElement} */ (this.opened.querySelector("#open-name"));
      const said = name.value.trim();
      if (!said) return (complain(t("name-asked")), name.focus());
      change({ name: said });
      try {
        const made = await api.join(one.table, faction, said);
        remember(one.table, { game: one.game, tokens: made.tokens });
        go(`/t/${one.table}`);
      } catch (error) {
        complain(error);
        this.lookAround();
      }
    };
    return h(
      "li",
      { key: one.table },
      this.told(one),
      h(
        "span",
        { class: "row", dataset: { game: one.game } },
        one.factions
          .filter((f) => f.open)
          .map((f) =>
            h("button", { class: "chip join", dataset: { faction: f.id }, onclick: () => join(f.id) }, t("join", { faction: f.short })),
          ),
      ),
    );
  }

  /** A table in a few words: game, card, whose turn, margins. @param {Brief} one */
  told(one) {
    const actor = one.factions.find((f) => f.id === one.actor);
    const turn = one.over ? t("game-over") : actor && (one.mine ? t("your-turn", { faction: actor.short }) : t("waits-for", { faction: actor.short }));
    return h(
      "span",
      { class: "told" },
      h("strong", {}, one.title),
      one.card && ` · ${one.card}`,
      turn && h("span", { class: one.mine ? "turn mine" : "turn" }, ` · ${turn}`),
      h("span", { class: "small margins" }, one.factions.map((f) => `${f.short} ${signed(f.margin)}`).join("  ")),
    );
  }

  /** Known tables, the newest first. @returns {[string, Known][]} */
  known() {
    return Object.entries(tables()).sort((a, b) => b[1].seen - a[1].seen);
  }

  goOn() {
    const all = this.known();
    if (!all.length) return null;
    const rest = all.slice(NEWEST);
    return h(
      "section",
      { class: "card-box", id: "continue" },
      h("header", {}, h("h2", {}, t("continue")), link("/results", { id: "to-results" }, t("results"))),
      h("ul", { class: "newest" }, all.slice(0, NEWEST).map(([id, table]) => this.ownTable(id, table, true))),
      rest.length > 0 &&
        h(
          "details",
          {},
          h("summary", {}, t("continue-more", { count: rest.length })),
          h("ul", { class: "tables" }, rest.map(([id, table]) => this.ownTable(id, table, false))),
        ),
    );
  }

  /** @param {string} id @param {Known} table @param {boolean} drawn with its map */
  ownTable(id, table, drawn) {
    const game = this.games.find((one) => one.game === table.game);
    const when = new Date(table.seen).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    return h(
      "li",
      { dataset: { game: table.game } },
      link(
        `/t/${id}`,
        { class: "to-table", dataset: { table: id } },
        drawn && game?.map && thumbnail(game.map),
        h("span", { class: "state" }, `${table.title || game?.title || t("table")} · ${when}`),
        drawn && h("span", { class: "go" }, t("continue")),
      ),
      h("span", { class: "row" }, Object.keys(table.tokens).map((f) => h("span", { class: "chip", dataset: { faction: f } }, this.short(f, table.game)))),
      h("button", { class: "quiet", "aria-label": t("forget"), title: t("forget"), onclick: () => this.drop(id, table) }, "✕"),
    );
  }

  /** Update the state of the listed tables, the newest first. */
  async catchUp() {
    for (const [id, { title, game }] of this.known().slice(0, NEWS)) {
      const one = await api.brief(id).catch(() => null);
      const place = this.host.querySelector(`#continue [data-table="${id}"]`);
      if (!one || !place) continue;
      redraw(/** @type {HTMLElement} */ (place.querySelector(".state")), title && `${title} · `, this.told(one));
      const map = this.games.find((known) => known.game === game)?.map;
      const drawn = place.querySelector(".thumbnail");
      if (map && drawn) drawn.replaceWith(thumbnail(map, one.control));
    }
  }

  /** Remove a table from the list, and the tokens of its seats with it: there is no other copy. @param {string} id @param {Known} table */
  drop(id, table) {
    const seats = Object.keys({ ...table.tokens, ...table.invites });
    if (seats.length && !confirm(t("forget-sure", { seats: seats.map((f) => this.short(f, table.game)).join(", ") }))) return;
    forget(id);
    this.show();
  }

  /** @param {string} faction @param {string} game */
  short(faction, game) {
    const about = this.games.find((one) => one.game === game);
    return about?.factions.find((one) => one.id === faction)?.short ?? t("seat");
  }
}
