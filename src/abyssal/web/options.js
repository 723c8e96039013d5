/** The options of a new game: only what goes together can be chosen, as the server says. */
import { api } from "./api.js";
import { h } from "./dom.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { On } from "./dom.js" */
/** @import { GameEntry, GameOption, OptionValue, Requests, Sharing } from "./types.d.ts" */
/** @typedef {OptionValue & {disabled?: boolean}} Value */
/** @typedef {Required<Requests.Weigh>["seats"][string]} Seat who leads a faction, as the server knows it */
/** @typedef {Exclude<Seat, "person">|"here"|"link"|"open"} Way the same; a person may be here, be invited, or be anybody */

export class Options {
  /** @param {import("./lobby.js").Lobby} lobby */
  constructor(lobby) {
    this.lobby = lobby;
    /** @type {Record<string, string>} */
    this.chosen = {};
    /** Which of the ways to share the factions. */
    this.sharing = 0;
    /** The values that cannot be had beside the others, and why. @type {Record<string, Record<string, string>>} */
    this.clashes = {};
    this.weighed = 0;
    this.el = h("div");
  }

  /** Everything as the game's makers suggest. */
  reset() {
    this.chosen = Object.fromEntries(this.lobby.about().options.map((option) => [option.name, option.values[0].value]));
    this.sharing = 0;
    this.clashes = {};
  }

  /** The titles of values, as of those that a faction needs to be played alone. @param {Record<string, string>} values */
  titles(values) {
    return Object.entries(values).map(([name, value]) => {
      const option = this.lobby.about().options.find((known) => known.name === name);
      const found = option?.values.find((known) => known.value === value);
      return option && found ? `${option.title}: ${found.title}` : value;
    });
  }

  /** What is sent of the options: only what differs from the defaults, for the rules complete the rest to suit the seats. @returns {Required<Requests.Weigh>} */
  wishes() {
    const game = this.lobby.about();
    const chosen = game.options.filter((option) => this.chosen[option.name] !== option.values[0].value);
    return {
      options: {
        ...Object.fromEntries(chosen.map((option) => [option.name, this.chosen[option.name]])),
        ...(this.lobby.allPersons() && game.sharing[this.sharing]?.options),
      },
      seats: Object.fromEntries(
        game.factions.map((f) => [f.id, seatOf(this.lobby.seats[f.id])]),
      ),
    };
  }

  /** Ask which values go together with the others. */
  async weigh() {
    const number = ++this.weighed;
    try {
      const { clashes } = await api.weigh(this.lobby.game, this.wishes());
      if (number !== this.weighed) return;
      this.clashes = clashes;
      this.giveUp();
      this.draw();
      this.lobby.drawSeats();
    } catch {
      // Whoever starts the game is told what is wrong.
    }
  }

  /** Values that the seats have come to exclude go back to what the game's makers suggest. */
  giveUp() {
    for (const { name, values } of this.lobby.about().options) {
      if (this.chosen[name] in (this.clashes[name] || {})) this.chosen[name] = values[0].value;
    }
  }

  draw() {
    const game = this.lobby.about();
    redraw(
      this.el,
      this.lobby.allPersons() && game.sharing.length > 1 && this.shares(game),
      game.options.map((option) => this.option(option)),
    );
  }

  /** @param {GameEntry} game */
  shares(game) {
    const title = (/** @type {Sharing} */ { groups }) => {
      const shared = groups.filter((group) => group.length > 1);
      const names = shared.map((group) => group.map((id) => this.lobby.short(id, game.game)).join(" + ")).join(", ");
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
