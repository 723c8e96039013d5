/** A custom game: who plays each Faction, all options, the deck file, the clock; also records, and games to watch. */
import { api } from "./api.js";
import { lasting } from "./clock.js";
import { connection } from "./connection.js";
import { deckText } from "./decks.js";
import { fill, h } from "./dom.js";
import { complain, go, link } from "./notices.js";
import { Options, select } from "./options.js";
import { change, settings } from "./settings.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { On } from "./dom.js" */
/** @import { Way } from "./options.js" */
/** @import { GameFaction } from "./types.d.ts" */

/** Time limits: none, seconds per player for the whole game, or seconds per turn. */
export const CLOCKS = ["", "player:1800", "player:3600", "player:7200", "player:14400", "turn:86400", "turn:259200", "turn:604800"];

/** Ways to play a Faction. Those that need other devices exist only where others can reach the table. @type {Way[]} */
const WAYS = ["here", ...(connection.shared ? /** @type {Way[]} */ (["link", "open"]) : []), "nonplayer", "quick", "steady", "strong"];

/** @param {string} clock */
export function clockTitle(clock) {
  const [kind, seconds] = clock.split(":");
  return kind ? t(`clock-${kind}-title`, { time: lasting(Number(seconds)) }) : t("clock-none");
}

/**
 * Who plays a Faction, as a row of segments.
 * @param {GameFaction} faction @param {Way[]} ways @param {Way} now @param {(way: Way) => void} act
 * @param {string} name prefix of the field's name
 * @param {string} [why] why a bot cannot
 */
export function seatSegments(faction, ways, now, act, name, why) {
  return h(
    "fieldset",
    { key: faction.id, class: "seat", dataset: { faction: faction.id } },
    h("legend", {}, h("span", { class: "chip", dataset: { faction: faction.id } }, faction.name)),
    h(
      "div",
      { class: "segments" },
      ways.map((way) =>
        h(
          "label",
          { key: way },
          h("input", { type: "radio", name: `${name}-${faction.id}`, value: way, checked: now === way, onchange: () => act(way) }),
          h("span", {}, t(`seat-${way}`)),
        ),
      ),
    ),
    why && h("p", { class: "small clash" }, `${why[0].toUpperCase()}${why.slice(1)}.`),
  );
}

/** Values of the field for the deck file: none, that of *My cards*, or a file. */
const MINE = "mine";
const FILE = "file";

export class Custom {
  /** @param {import("./lobby.js").Lobby} lobby */
  constructor(lobby) {
    this.lobby = lobby;
    this.game = "";
    /** @type {Record<string, Way>} */
    this.seats = {};
    this.options = new Options(this);
    /** The deck file of the game: its kind, and the name and text of a file that was chosen. */
    this.deck = { kind: "", name: "", text: "" };
    this.decks = h("div", { class: "option-group" });
    this.chairs = h("div", { class: "seats" });
    this.friendly = true;
    /** Time limit, as the server writes it; "" for none. */
    this.clock = "";
    this.el = h("details", { class: "card-box", id: "custom", ontoggle: () => this.el.open && this.options.weigh() });
  }

  /** Begin with the game and the settings of the last custom game. */
  begin() {
    const { games } = this.lobby;
    const { custom, last } = settings;
    const game = games.find(({ game }) => game === (custom?.game ?? last.game)) ?? games[0];
    this.pick(game.game);
    if (custom?.game !== game.game) return;
    for (const [faction, way] of Object.entries(custom.seats)) {
      if (faction in this.seats && WAYS.includes(way)) this.seats[faction] = way;
    }
    for (const { name, values } of game.options) {
      if (values.some(({ value }) => value === custom.options[name])) this.options.chosen[name] = custom.options[name];
    }
    if (CLOCKS.includes(custom.clock)) this.clock = custom.clock;
    this.friendly = custom.friendly;
    if (custom.deck === MINE && deckText(game.game)) this.deck.kind = MINE;
  }

  /** Choose another game, with the suggested options: one player against bots. @param {string} game */
  pick(game) {
    this.game = game;
    const { factions } = this.about();
    this.seats = Object.fromEntries(
      factions.map((faction, i) => [faction.id, i === 0 || !faction.nonplayer ? "here" : "nonplayer"]),
    );
    this.deck = { kind: "", name: "", text: "" };
    this.options.reset();
  }

  about() {
    return this.lobby.games.find((game) => game.game === this.game) || this.lobby.games[0];
  }

  /** @param {string} faction @param {string} game */
  short(faction, game) {
    return this.lobby.short(faction, game);
  }

  show() {
    this.options.draw();
    this.drawSeats();
    this.drawDecks();
    const { games } = this.lobby;
    fill(this.el, h("summary", {}, h("h2", {}, t("custom-game")), h("span", { class: "small" }, t("custom-text"))), this.newGame(games), this.others());
  }

  /** Draw the seats again: the options decide which of them a bot can play. */
  drawSeats() {
    const ways = (/** @type {GameFaction} */ faction) => WAYS.filter((way) => way !== "nonplayer" || faction.nonplayer);
    const why = this.options.clashes.seats ?? {};
    redraw(
      this.chairs,
      this.about().factions.map((faction) =>
        seatSegments(faction, ways(faction), this.seats[faction.id], (way) => this.place(faction.id, way), "seat", why[faction.id]),
      ),
    );
    this.chairs.dataset.game = this.game;
  }

  /** Draw the field for the deck file. */
  drawDecks() {
    const { name } = this.deck;
    const chosen = (/** @type {On<HTMLInputElement>} */ e) => this.chooseDeck(e.target);
    const file = h("input", { type: "file", id: "deck-file", class: "unseen", accept: ".json,application/json", onchange: chosen });
    const values = [
      { value: "", title: t("deck-none") },
      { value: MINE, title: t("my-cards"), disabled: !deckText(this.game) },
      ...(name ? [{ value: FILE, title: name }] : []),
    ];
    redraw(
      this.decks,
      h(
        "div",
        { class: "option" },
        select("deck", t("deck-file"), values, this.deck.kind, (kind) => this.takeDeck({ ...this.deck, kind })),
        h("p", { class: "small about" }, t("deck-text"), " ", link(`/cards?game=${this.game}`, {}, t("my-cards"))),
        h("div", { key: "choose" }, file, h("label", { class: "file", for: "deck-file" }, t("deck-choose"))),
      ),
    );
  }

  /** Take a deck file. Uncertain Events are then carried out by hand, unless another value is chosen. @param {{kind: string, name: string, text: string}} deck */
  takeDeck(deck) {
    this.deck = deck;
    this.options.suggestEvents(Boolean(deck.kind));
    this.drawDecks();
    this.options.draw();
    this.options.weigh();
  }

  /** Take a file if the server accepts it for this game. @param {HTMLInputElement} input */
  async chooseDeck(input) {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const { deck } = await api.deck(this.game, { deck: await file.text() });
      this.takeDeck({ kind: FILE, name: file.name, text: deck });
    } catch (error) {
      complain(error);
    }
    input.value = "";
  }

  /** @param {import("./types.d.ts").GameEntry[]} games */
  newGame(games) {
    return h(
      "section",
      { id: "new-game" },
      games.length > 1 &&
        select(
          "game",
          t("game"),
          games.map((g) => ({ value: g.game, title: g.title })),
          this.game,
          (value) => (this.pick(value), this.show(), this.options.weigh()),
        ),
      h("h3", {}, t("who-leads")),
      this.chairs,
      this.options.el,
      h("h3", {}, t("deck-group")),
      this.decks,
      h("h3", {}, t("table")),
      h(
        "div",
        { class: "option-group" },
        h(
          "div",
          { class: "option" },
          select(
            "clock",
            t("clock"),
            CLOCKS.map((value) => ({ value, title: clockTitle(value) })),
            this.clock,
            (value) => (this.clock = value),
          ),
          h("p", { class: "small about" }, t("clock-text")),
        ),
        h(
          "label",
          { class: "check option" },
          h("input", {
            type: "checkbox",
            checked: this.friendly,
            onchange: (/** @type {On<HTMLInputElement>} */ e) => (this.friendly = e.target.checked),
          }),
          " ",
          h("strong", {}, t("friendly")),
          h("span", { class: "small" }, t("friendly-text")),
        ),
      ),
      h("button", { class: "primary big", id: "start", onclick: () => this.start() }, t("start")),
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

  start() {
    const { game, seats, clock, friendly } = this;
    const { kind, text } = this.deck;
    const deck = kind === MINE ? deckText(game) : kind && text;
    change({ custom: { game, seats, options: this.options.chosen, clock, friendly, deck: kind }, last: { ...settings.last, game } });
    const open = Object.keys(seats).filter((faction) => seats[faction] === "open");
    return this.lobby.begin({ game, friendly, ...this.options.wishes(), open, clock, deck }, seats);
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
      { id: "others" },
      // The browser's own file field uses the browser's language, so only our label shows.
      h("label", { class: "field" }, h("strong", {}, t("load-record")), file, h("span", { class: "file" }, t("load-file"))),
      connection.shared &&
        h(
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
    await this.lobby.begin({ record: await file.text() }, {}, { title: file.name.replace(/\.\w+$/, ""), more: { loaded: true } });
    input.value = "";
  }

  /** @param {string} address */
  watch(address) {
    const found = /(?:\/t\/|^)([A-Za-z0-9_-]+)(#.*)?$/.exec(address.trim());
    if (found) go(`/t/${found[1]}${found[2] || ""}`);
    else complain(t("no-address"));
  }
}
