/** The lobby: start a new game, continue one, load a record, or watch a game. */
import { api } from "./api.js";
import { connection } from "./connection.js";
import { fill, h, signed } from "./dom.js";
import { loadColours } from "./games.js";
import { complain, go, link } from "./notices.js";
import { Options, select } from "./options.js";
import { lasting } from "./clock.js";
import { change, forget, remember, settings, tables } from "./settings.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { On } from "./dom.js" */
/** @import { Way } from "./options.js" */
/** @import { Brief, GameEntry, GameFaction, NewTable } from "./types.d.ts" */

/** Number of tables in the list that show their current state. */
const NEWS = 12;

/** Time limits: none, seconds per player for the whole game, or seconds per turn. */
const CLOCKS = ["", "player:1800", "player:3600", "player:7200", "player:14400", "turn:86400", "turn:259200", "turn:604800"];

/** @param {string} clock */
function clockTitle(clock) {
  const [kind, seconds] = clock.split(":");
  return kind ? t(`clock-${kind}-title`, { time: lasting(Number(seconds)) }) : t("clock-none");
}

export class Lobby {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {GameEntry[]} */
    this.games = [];
    /** Number of times the games were fetched. */
    this.fetched = 0;
    this.game = "";
    /** @type {Record<string, Way>} */
    this.seats = {};
    this.options = new Options(this);
    this.chairs = h("div", { class: "seats" });
    this.friendly = true;
    this.custom = false;
    /** Time limit, as the server writes it; "" for none. */
    this.clock = "";
    this.opened = h("section", { class: "card-box", id: "open-tables", hidden: true });
  }

  async enter() {
    document.title = t("title");
    if (!(await this.fetchGames())) return;
    await loadColours(this.games.map((game) => game.game));
    this.pick(this.game || this.games[0].game);
    this.lookAround();
  }

  /** Fetch the games in the current language. Return false if the language was switched meanwhile: a later call has them. */
  async fetchGames() {
    const number = ++this.fetched;
    const games = await api.games();
    if (number !== this.fetched) return false;
    this.games = games;
    return true;
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

  leave() {}
  /** @param {HTMLElement} place */
  header(place) {
    fill(place);
  }

  async speak() {
    if (!this.game) return this.enter();
    if (!(await this.fetchGames())) return;
    this.show();
    this.options.weigh();
  }

  /** Choose another game, with the suggested options: one player against bots. @param {string} game */
  pick(game) {
    this.game = game;
    const { factions } = this.about();
    this.seats = Object.fromEntries(
      factions.map((faction, i) => [faction.id, i === 0 || !faction.nonplayer ? "here" : "nonplayer"]),
    );
    this.options.reset();
    this.show();
    this.options.weigh();
  }

  about() {
    return this.games.find((game) => game.game === this.game) || this.games[0];
  }

  show() {
    const game = this.about();
    if (!game) return;
    const one = game.factions.find((faction) => !faction.nonplayer) || game.factions[0];
    const alone = game.factions.some((faction) => faction.nonplayer);
    fill(
      this.host,
      h(
        "div",
        { class: "lobby" },
        h(
          "section",
          { class: "hero" },
          h("h1", {}, game.title),
          h("p", {}, alone ? t("welcome") : t("welcome-here")),
          h(
            "div",
            { class: "row" },
            h(
              "button",
              { class: "primary big", id: "solo", onclick: () => this.solo(one, false) },
              alone ? t("play-alone", { faction: one.name }) : t("play-here"),
            ),
            game.quick && h("button", { class: "big", id: "quick", onclick: () => this.solo(one, false, true) }, t("quick-game")),
            h("button", { class: "big", id: "learn", onclick: () => this.solo(one, true) }, t("learn")),
          ),
          this.otherSides(game, one),
          game.provenance && h("p", { class: "small" }, game.provenance),
        ),
        this.goOn(),
        this.opened,
        this.newGame(game),
        this.others(),
      ),
    );
    this.catchUp();
  }

  /** Return the other factions that one player may take in a solo game, with the options that requires. @param {GameEntry} game @param {GameFaction} one */
  otherSides(game, one) {
    const others = game.factions.filter((faction) => faction !== one && faction.alone);
    return (
      others.length > 0 &&
      h(
        "div",
        { class: "row", id: "other-sides" },
        others.map((faction) => {
          const needed = this.options.titles(faction.alone || {});
          const title = needed.length ? needed.join(", ") : null;
          return h("button", { title, onclick: () => this.solo(faction, false) }, t("play-alone", { faction: faction.name }));
        }),
      )
    );
  }

  /** Draw the seats again: the options decide which of them a bot can play. */
  drawSeats() {
    redraw(
      this.chairs,
      this.about().factions.map((faction) => this.seat(faction)),
    );
    this.chairs.dataset.game = this.game;
  }

  /** @param {GameEntry} game */
  newGame(game) {
    this.options.draw();
    this.drawSeats();
    return h(
      "section",
      { class: "card-box", id: "new-game" },
      h("h2", {}, t("new-game")),
      this.games.length > 1 &&
        select(
          "game",
          t("game"),
          this.games.map((g) => ({ value: g.game, title: g.title })),
          this.game,
          (value) => this.pick(value),
        ),
      h("h3", {}, t("who-leads")),
      this.chairs,
      h(
        "details",
        { open: this.custom, ontoggle: (/** @type {On<HTMLDetailsElement>} */ e) => (this.custom = e.target.open) },
        h("summary", {}, t("options")),
        this.options.el,
        h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            checked: this.friendly,
            onchange: (/** @type {On<HTMLInputElement>} */ e) => (this.friendly = e.target.checked),
          }),
          " ",
          h("strong", {}, t("friendly")),
          h("span", { class: "small" }, t("friendly-text")),
        ),
        select(
          "clock",
          t("clock"),
          CLOCKS.map((value) => ({ value, title: clockTitle(value) })),
          this.clock,
          (value) => (this.clock = value),
        ),
      ),
      h("button", { class: "primary", id: "start", onclick: () => this.start() }, t("start")),
    );
  }

  /** @param {GameFaction} faction */
  seat(faction) {
    /** @type {Way[]} */
    const ways = ["here", ...(connection.shared ? /** @type {Way[]} */ (["link", "open"]) : []), "nonplayer", "quick", "steady", "strong"];
    const why = this.options.clashes.seats?.[faction.id];
    return h(
      "fieldset",
      { key: faction.id, class: "seat", dataset: { faction: faction.id } },
      h("legend", {}, h("span", { class: "chip", dataset: { faction: faction.id } }, faction.name)),
      h(
        "div",
        { class: "segments" },
        ways.filter((way) => way !== "nonplayer" || faction.nonplayer).map((way) =>
          h(
            "label",
            { key: way },
            h("input", {
              type: "radio",
              name: `seat-${faction.id}`,
              value: way,
              checked: this.seats[faction.id] === way,
              onchange: () => this.place(faction.id, way),
            }),
            h("span", {}, t(`seat-${way}`)),
          ),
        ),
      ),
      why && h("p", { class: "small clash" }, `${why[0].toUpperCase()}${why.slice(1)}.`),
    );
  }

  /** Return true if nobody is a Non-player: only then may fewer players share the factions. */
  allPersons() {
    return !Object.values(this.seats).includes("nonplayer");
  }

  /** @param {string} faction @param {Way} way */
  place(faction, way) {
    const before = this.allPersons();
    this.seats[faction] = way;
    if (before !== this.allPersons()) this.options.draw();
    this.options.weigh();
  }

  /** Return the settings of a new table beside its rules: the seats open to everybody, and its time limit. */
  company() {
    return {
      open: Object.keys(this.seats).filter((faction) => this.seats[faction] === "open"),
      clock: this.clock,
    };
  }

  /** Start a solo game. Factions that bots cannot play are played here too. @param {GameFaction} person @param {boolean} learn @param {boolean} [quick] the shortest scenario */
  solo(person, learn, quick = false) {
    const game = this.about();
    for (const faction of game.factions) {
      this.seats[faction.id] = faction.id === person.id || !faction.nonplayer ? "here" : "nonplayer";
    }
    this.options.reset();
    Object.assign(this.options.chosen, person.alone || {}, quick ? game.quick : {});
    this.clock = "";
    return this.start(learn);
  }

  /** @param {boolean} [learn] */
  async start(learn = false) {
    const game = this.about();
    try {
      const about = learn ? { lesson: true } : { ...this.options.wishes(), ...this.company() };
      const made = await api.create({ game: game.game, friendly: this.friendly, ...about });
      this.sit(made, game.game, "");
      go(`/t/${made.table}${learn ? "?learn" : ""}`);
    } catch (error) {
      complain(error);
    }
  }

  /** Store the seats of a new table: those played here, and those to invite others to. @param {NewTable} made @param {string} game @param {string} title */
  sit(made, game, title) {
    /** @type {Record<string, string>} */
    const tokens = {};
    /** @type {Record<string, string>} */
    const invites = {};
    for (const [faction, token] of Object.entries(made.tokens || {})) {
      if (this.seats[faction] === "open") continue;
      (this.seats[faction] === "link" ? invites : tokens)[faction] = token;
    }
    remember(made.table, { game, title, tokens, invites });
  }

  goOn() {
    const all = Object.entries(tables()).sort((a, b) => b[1].seen - a[1].seen);
    if (!all.length) return null;
    return h(
      "section",
      { class: "card-box", id: "continue" },
      h("h2", {}, t("continue")),
      link("/results", { id: "to-results" }, t("results")),
      h(
        "ul",
        { class: "tables" },
        all.map(([id, table]) =>
          h(
            "li",
            {},
            link(
              `/t/${id}`,
              { dataset: { table: id } },
              `${table.title || this.games.find((g) => g.game === table.game)?.title || t("table")} · ${new Date(table.seen).toLocaleString(document.documentElement.lang)}`,
            ),
            " ",
            h(
              "span",
              { class: "row", dataset: { game: table.game } },
              Object.keys(table.tokens).map((f) => h("span", { class: "chip", dataset: { faction: f } }, this.short(f, table.game))),
            ),
            h(
              "button",
              {
                class: "quiet",
                "aria-label": t("forget"),
                title: t("forget"),
                onclick: () => this.drop(id, table),
              },
              "✕",
            ),
          ),
        ),
      ),
    );
  }

  /** Update the state of the listed tables, the newest first. */
  async catchUp() {
    const ids = Object.entries(tables()).sort((a, b) => b[1].seen - a[1].seen);
    for (const [id, { title }] of ids.slice(0, NEWS)) {
      const one = await api.brief(id).catch(() => null);
      const place = this.host.querySelector(`#continue [data-table="${id}"]`);
      if (one && place) redraw(place, title && `${title} · `, this.told(one));
    }
  }

  /** Remove a table from the list, and the tokens of its seats with it: there is no other copy. @param {string} id @param {import("./settings.js").Known} table */
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

  others() {
    const address = h("input", {
      type: "text",
      id: "watch-address",
      placeholder: `${location.origin}/t/…`,
      autocomplete: "off",
    });
    const file = h("input", {
      type: "file",
      id: "record-file",
      class: "unseen",
      accept: ".record,.txt,.json,text/plain,application/json",
      onchange: () => this.load(file),
    });
    return h(
      "section",
      { class: "card-box", id: "others" },
      h("h2", {}, t("more")),
      // The browser's own file field uses the browser's language, so only our label shows.
      h("label", { class: "field" }, h("strong", {}, t("load-record")), file, h("span", { class: "file" }, t("load-file"))),
      connection.shared && h(
        "form",
        { class: "field", onsubmit: (/** @type {Event} */ e) => (e.preventDefault(), this.watch(address.value)) },
        h("label", { for: "watch-address" }, h("strong", {}, t("watch"))),
        h("div", { class: "row" }, address, h("button", {}, t("open"))),
      ),
    );
  }

  /** @param {HTMLInputElement} input */
  async load(input) {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const made = await api.create({ record: await file.text() });
      this.seats = {};
      this.sit(made, this.game, file.name.replace(/\.\w+$/, ""));
      remember(made.table, { loaded: true });
      go(`/t/${made.table}`);
    } catch (error) {
      complain(error);
      input.value = "";
    }
  }

  /** @param {string} address */
  watch(address) {
    const found = /(?:\/t\/|^)([A-Za-z0-9_-]+)(#.*)?$/.exec(address.trim());
    if (found) go(`/t/${found[1]}${found[2] || ""}`);
    else complain(t("no-address"));
  }
}
