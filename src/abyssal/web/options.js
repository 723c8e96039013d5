/** The options of a new game: only values that the server says go together can be chosen. */
import { api } from "./api.js";
import { h } from "./dom.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { On } from "./dom.js" */
/** @import { GameEntry, GameOption, OptionValue, Requests, Sharing } from "./types.d.ts" */
/** @typedef {OptionValue & {disabled?: boolean}} Value */
/** @typedef {Required<Requests.Weigh>["seats"][string]} Seat who leads a faction, as the server knows it */
/** @typedef {Exclude<Seat, "person">|"here"|"link"|"open"} Way the same; a person may be here, be invited, or be anybody */

/** The option that says who carries out Events, and its values without a deck file and with one. */
const EVENTS = "events";
const OURS = "ours";
const MIXED = "mixed";

export class Options {
  /** @param {import("./custom.js").Custom} custom */
  constructor(custom) {
    this.custom = custom;
    /** @type {Record<string, string>} */
    this.chosen = {};
    /** Index of the chosen way to share the factions. */
    this.sharing = 0;
    /** Values that clash with the others, and why. @type {Record<string, Record<string, string>>} */
    this.clashes = {};
    this.weighed = 0;
    this.el = h("div");
  }

  /** Reset everything to the suggested values. */
  reset() {
    this.chosen = Object.fromEntries(this.custom.about().options.map((option) => [option.name, option.values[0].value]));
    this.sharing = 0;
    this.clashes = {};
  }

  /** Suggest who carries out Events, as the server does with a deck file or without one. @param {boolean} deck */
  suggestEvents(deck) {
    const values = this.custom.about().options.find(({ name }) => name === EVENTS)?.values ?? [];
    const [from, to] = deck ? [OURS, MIXED] : [MIXED, OURS];
    if (this.chosen[EVENTS] === from && values.some(({ value }) => value === to)) this.chosen[EVENTS] = to;
  }

  /** Return the titles of values, such as those that a faction needs for a solo game. @param {Record<string, string>} values @param {GameEntry} game */
  titles(values, game) {
    return Object.entries(values).map(([name, value]) => {
      const option = game.options.find((known) => known.name === name);
      const found = option?.values.find((known) => known.value === value);
      return option && found ? `${t("label", { what: option.title })} ${found.title}` : value;
    });
  }

  /** Return the options to send: only those that differ from the defaults. The rules fill in the rest to suit the seats. @returns {Required<Requests.Weigh>} */
  wishes() {
    const game = this.custom.about();
    const chosen = game.options.filter((option) => this.chosen[option.name] !== option.values[0].value);
    return {
      options: {
        ...Object.fromEntries(chosen.map((option) => [option.name, this.chosen[option.name]])),
        // With a deck file another value than the first is the default.
        ...(this.custom.deck.kind && { [EVENTS]: this.chosen[EVENTS] }),
        ...(this.custom.allPersons() && game.sharing[this.sharing]?.options),
      },
      seats: Object.fromEntries(
        game.factions.map((f) => [f.id, seatOf(this.custom.seats[f.id])]),
      ),
    };
  }

  /** Ask the server which values clash. */
  async weigh() {
    const number = ++this.weighed;
    try {
      const { clashes } = await api.weigh(this.custom.game, this.wishes());
      if (number !== this.weighed) return;
      this.clashes = clashes;
      this.giveUp();
      this.draw();
      this.custom.drawSeats();
    } catch {
      // Starting the game will report what is wrong.
    }
  }

  /** Reset values that clash with the seats to the suggested ones. */
  giveUp() {
    for (const { name, values } of this.custom.about().options) {
      if (this.chosen[name] in (this.clashes[name] || {})) this.chosen[name] = values[0].value;
    }
  }

  draw() {
    const game = this.custom.about();
    redraw(
      this.el,
      this.custom.allPersons() && game.sharing.length > 1 && this.shares(game),
      [...new Set(game.options.map((option) => option.group))].flatMap((group) => [
        h("h3", { key: group }, group),
        h(
          "div",
          { key: `${group} options`, class: "option-group" },
          game.options.filter((option) => option.group === group).map((option) => this.option(option)),
        ),
      ]),
    );
  }

  /** @param {GameEntry} game */
  shares(game) {
    const title = (/** @type {Sharing} */ { groups }) => {
      const shared = groups.filter((group) => group.length > 1);
      const names = shared.map((group) => group.map((id) => this.custom.short(id, game.game)).join(" + ")).join(", ");
      return names ? `${groups.length} (${names})` : String(groups.length);
    };
    return h(
      "div",
      { class: "option" },
      select(
        "sharing",
        t("sharing", { count: game.factions.length }),
        game.sharing.map((way, i) => ({ value: String(i), title: title(way) })),
        String(this.sharing),
        (value) => ((this.sharing = Number(value)), this.weigh()),
      ),
      h("p", { class: "small" }, t("sharing-text")),
    );
  }

  /** @param {GameOption} option */
  option(option) {
    const clashes = this.clashes[option.name] || {};
    const out = option.values.filter(({ value }) => value in clashes);
    return h(
      "div",
      { key: option.name, class: "option" },
      select(
        option.name,
        option.title,
        option.values.map((value) => ({ ...value, disabled: value.value in clashes })),
        this.chosen[option.name],
        (value) => ((this.chosen[option.name] = value), this.weigh()),
      ),
      h("p", { class: "small about" }, option.text),
      out.map(({ value, title }) => h("p", { class: "small clash" }, t("clash", { value: title, reason: clashes[value] }))),
    );
  }
}

/** @param {Way} way @returns {Seat} */
const seatOf = (way) => (way === "here" || way === "link" || way === "open" ? "person" : way);

/**
 * @param {string} name @param {string} title @param {Value[]} values @param {string} now
 * @param {(value: string) => void} act
 */
export function select(name, title, values, now, act) {
  return h(
    "label",
    { class: "field" },
    h("strong", {}, title),
    h(
      "select",
      { name, onchange: (/** @type {On<HTMLSelectElement>} */ e) => act(e.target.value) },
      values.map(({ value, title, disabled }) => h("option", { value, selected: value === now, disabled }, title)),
    ),
  );
}
