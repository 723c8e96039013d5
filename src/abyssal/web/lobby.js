/** Where games begin: a new one, one that goes on, one from a record, one to watch. */
import { api } from "./api.js";
import { fill, h } from "./dom.js";
import { complain, go, link } from "./notices.js";
import { forget, remember, tables } from "./settings.js";
import { t } from "./words.js";

/** @typedef {{id: string, name: string, short: string, nonplayer: boolean}} Faction */
/** @typedef {{value: string, title: string, disabled?: boolean}} Value */
/** @typedef {{name: string, title: string, text: string, values: Value[]}} Option */
/** @typedef {{options: Record<string, string>, groups: string[][]}} Sharing */
/** @typedef {{game: string, title: string, provenance: string, factions: Faction[], options: Option[], sharing: Sharing[]}} Game */

export class Lobby {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {Game[]} */
    this.games = [];
    this.game = "";
    /** @type {Record<string, string>} */
    this.seats = {};
    /** @type {Record<string, string>} */
    this.options = {};
    /** Which of the ways to share the factions. */
    this.sharing = 0;
    /** The values that cannot be had beside the others, and why. @type {Record<string, Record<string, string>>} */
    this.clashes = {};
    this.weighed = 0;
    this.friendly = true;
    this.custom = false;
  }

  async enter() {
    document.title = t("title");
    this.games = await api.games();
    this.pick(this.game || this.games[0].game);
  }

  leave() {}
  settle() {}
  /** @param {HTMLElement} place */
  header(place) {
    fill(place);
  }

  async speak() {
    this.games = await api.games();
    this.show();
    this.weigh();
  }

  /** Another game: everything as its makers suggest, one person against Non-players. @param {string} game */
  pick(game) {
    this.game = game;
    const { factions, options } = this.about();
    this.seats = Object.fromEntries(
      factions.map((faction, i) => [faction.id, i === 0 || !faction.nonplayer ? "here" : "nonplayer"]),
    );
    this.options = Object.fromEntries(options.map((option) => [option.name, option.values[0].value]));
    this.sharing = 0;
    this.clashes = {};
    this.show();
    this.weigh();
  }

  about() {
    return this.games.find((game) => game.game === this.game) || this.games[0];
  }

  show() {
    const game = this.about();
    if (!game) return;
    const one = game.factions.find((faction) => !faction.nonplayer) || game.factions[0];
    fill(
      this.host,
      h(
        "div",
        { class: "lobby" },
        h(
          "section",
          { class: "hero" },
          h("h1", {}, game.title),
          h("p", {}, t("welcome")),
          h(
            "div",
            { class: "row" },
            h(
              "button",
              { class: "primary big", id: "solo", onclick: () => this.solo(one, false) },
              t("play-alone", { faction: one.name }),
            ),
            h("button", { class: "big", id: "learn", onclick: () => this.solo(one, true) }, t("learn")),
          ),
          game.provenance && h("p", { class: "small" }, game.provenance),
        ),
        this.newGame(game),
        this.goOn(),
        this.others(),
      ),
    );
  }

  /** @param {Game} game */
  newGame(game) {
    this.box = h("div");
    this.drawOptions();
    return h(
      "section",
      { class: "card-box", id: "new-game" },
      h("h2", {}, t("new-game")),
      this.games.length > 1 &&
        this.select(
          "game",
          t("game"),
          this.games.map((g) => ({ value: g.game, title: g.title })),
          this.game,
          (value) => this.pick(value),
        ),
      h("h3", {}, t("who-leads")),
      h(
        "div",
        { class: "seats" },
        game.factions.map((faction) => this.seat(faction)),
      ),
      h(
        "details",
        { open: this.custom, ontoggle: (/** @type {any} */ e) => (this.custom = e.target.open) },
        h("summary", {}, t("options")),
        this.box,
        h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            checked: this.friendly,
            onchange: (/** @type {any} */ e) => (this.friendly = e.target.checked),
          }),
          " ",
          h("strong", {}, t("friendly")),
          h("span", { class: "small" }, t("friendly-text")),
        ),
      ),
      h("button", { class: "primary", id: "start", onclick: () => this.start() }, t("start")),
    );
  }

  /** @param {Faction} faction */
  seat(faction) {
    const ways = ["here", "link", ...(faction.nonplayer ? ["nonplayer"] : [])];
    return h(
      "fieldset",
      { class: "seat", dataset: { faction: faction.id } },
      h("legend", {}, h("span", { class: "chip", dataset: { faction: faction.id } }, faction.short), " ", faction.name),
      h(
        "div",
        { class: "segments" },
        ways.map((way) =>
          h(
            "label",
            {},
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
    );
  }

  /** Whether nobody is a Non-player: only then fewer people may share the factions. */
  allPersons() {
    return !Object.values(this.seats).includes("nonplayer");
  }

  /** @param {string} faction @param {string} way */
  place(faction, way) {
    const before = this.allPersons();
    this.seats[faction] = way;
    if (before !== this.allPersons()) this.drawOptions();
    this.weigh();
  }

  /** What is sent of the options: only what differs from the defaults, for the rules complete the rest to suit the seats. */
  wishes() {
    const game = this.about();
    const chosen = game.options.filter((option) => this.options[option.name] !== option.values[0].value);
    return {
      options: {
        ...Object.fromEntries(chosen.map((option) => [option.name, this.options[option.name]])),
        ...(this.allPersons() && game.sharing[this.sharing]?.options),
      },
      seats: Object.fromEntries(
        game.factions.map((f) => [f.id, this.seats[f.id] === "nonplayer" ? "nonplayer" : "person"]),
      ),
    };
  }

  /** Ask which values go together with the others. */
  async weigh() {
    const number = ++this.weighed;
    try {
      const { clashes } = await api.weigh(this.game, this.wishes());
      if (number !== this.weighed) return;
      this.clashes = clashes;
      this.drawOptions();
    } catch {
      // Whoever starts the game is told what is wrong.
    }
  }

  drawOptions() {
    const game = this.about();
    const box = /** @type {HTMLElement} */ (this.box);
    const at = box.contains(document.activeElement) && /** @type {any} */ (document.activeElement).name;
    fill(
      box,
      this.allPersons() && game.sharing.length > 1 && this.shares(game),
      game.options.map((option) => this.option(option)),
    );
    if (at) /** @type {HTMLElement|null} */ (box.querySelector(`[name="${at}"]`))?.focus();
  }

  /** @param {Game} game */
  shares(game) {
    const title = (/** @type {Sharing} */ { groups }) => {
      const shared = groups.filter((group) => group.length > 1);
      const names = shared.map((group) => group.map((id) => this.short(id)).join(" + ")).join(", ");
      return names ? `${groups.length} (${names})` : String(groups.length);
    };
    return h(
      "div",
      { class: "option" },
      this.select(
        "sharing",
        t("sharing", { count: game.factions.length }),
        game.sharing.map((way, i) => ({ value: String(i), title: title(way) })),
        String(this.sharing),
        (value) => ((this.sharing = Number(value)), this.weigh()),
      ),
      h("p", { class: "small" }, t("sharing-text")),
    );
  }

  /** @param {Option} option */
  option(option) {
    const clashes = this.clashes[option.name] || {};
    const out = option.values.filter(({ value }) => value in clashes);
    return h(
      "div",
      { class: "option" },
      this.select(
        option.name,
        option.title,
        option.values.map((value) => ({ ...value, disabled: value.value in clashes })),
        this.options[option.name],
        (value) => ((this.options[option.name] = value), this.weigh()),
      ),
      h("p", { class: "small about" }, option.text),
      out.map(({ value, title }) => h("p", { class: "small clash" }, t("clash", { value: title, reason: clashes[value] }))),
    );
  }

  /**
   * @param {string} name @param {string} title @param {Value[]} values @param {string} now
   * @param {(value: string) => void} act
   */
  select(name, title, values, now, act) {
    return h(
      "label",
      { class: "field" },
      h("strong", {}, title),
      h(
        "select",
        { name, onchange: (/** @type {any} */ e) => act(e.target.value) },
        values.map(({ value, title, disabled }) => h("option", { value, selected: value === now, disabled }, title)),
      ),
    );
  }

  /** Two clicks are enough: this one, and the first choice. @param {Faction} person @param {boolean} learn */
  solo(person, learn) {
    const game = this.about();
    for (const faction of game.factions) this.seats[faction.id] = faction.id === person.id ? "here" : "nonplayer";
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.values[0].value]));
    return this.start(learn);
  }

  /** @param {boolean} [learn] */
  async start(learn = false) {
    const game = this.about();
    try {
      const made = await api.create({ game: game.game, ...this.wishes(), friendly: this.friendly });
      this.sit(made, game.game, "");
      go(`/t/${made.table}${learn ? "?learn" : ""}`);
    } catch (error) {
      complain(error);
    }
  }

  /** Keep the seats of a new table: those led from here, and those to invite others to. @param {any} made @param {string} game @param {string} title */
  sit(made, game, title) {
    /** @type {Record<string, string>} */
    const tokens = {};
    /** @type {Record<string, string>} */
    const invites = {};
    for (const [faction, token] of Object.entries(made.tokens || {})) {
      (this.seats[faction] === "link" ? invites : tokens)[faction] = /** @type {string} */ (token);
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
      h(
        "ul",
        { class: "tables" },
        all.map(([id, table]) =>
          h(
            "li",
            {},
            link(
              `/t/${id}`,
              {},
              `${table.title || this.games.find((g) => g.game === table.game)?.title || t("table")} · ${new Date(table.seen).toLocaleString(document.documentElement.lang)}`,
            ),
            " ",
            Object.keys(table.tokens).map((f) => h("span", { class: "chip", dataset: { faction: f } }, this.short(f))),
            h(
              "button",
              {
                class: "quiet",
                "aria-label": t("forget"),
                title: t("forget"),
                onclick: () => (forget(id), this.show()),
              },
              "✕",
            ),
          ),
        ),
      ),
    );
  }

  /** @param {string} faction */
  short(faction) {
    for (const game of this.games) for (const f of game.factions) if (f.id === faction) return f.short;
    return t("seat");
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
      // The browser's own field speaks the browser's language; only its label shows.
      h("label", { class: "field" }, h("strong", {}, t("load-record")), file, h("span", { class: "file" }, t("load-file"))),
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
    try {
      const made = await api.create({ record: await file.text() });
      this.seats = {};
      this.sit(made, this.game, file.name.replace(/\.\w+$/, ""));
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
