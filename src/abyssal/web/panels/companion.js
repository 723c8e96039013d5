/**
 * The companion for a real board, in place of the map: what to move, in large type, ticked off one by one or read aloud,
 * and what should lie where.
 */
import { api } from "../api.js";
import { during } from "../busy.js";
import { addDeck } from "../decks.js";
import { h } from "../dom.js";
import { ROOMS } from "../frame.js";
import { complain, go, mention } from "../notices.js";
import { settings } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { Compared, State } from "../types.d.ts" */
/** @import { On } from "../dom.js" */
/** @typedef {{n: number, text: string, done: boolean}} Line something to move */
/** @typedef {{open: boolean, to: number, lines: Line[], undone: boolean}} Kept what this browser keeps of a table: up to which choice the lines go, and whether one of them was undone */

const KEY = "abyssal-companion-";

/** Options of a game that is played with the box on the table. */
const BOX = ["cards", "dice", "events", "deck"];

/** Return true if the game is played with printed cards, dice or Events. @param {State|null} state */
export function hasBox(state) {
  const options = state?.position.options ?? {};
  return BOX.some((name) => name in options);
}

export class Companion {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.el = h("section", { class: "companion", id: "real-board", hidden: true });
    /** @type {Kept} */
    this.kept = { open: false, to: 0, lines: [], undone: false, ...read(table.id) };
    /** True while the page shows what should lie where. */
    this.comparing = false;
    /** @type {Compared|null} */
    this.compared = null;
    /** True if new lines are read aloud as they come. */
    this.reading = false;
    /** True while the server is asked. */
    this.asking = false;
  }

  /** Show the companion, or the map again. */
  toggle() {
    this.keep({ open: !this.kept.open });
    this.table.host.querySelector(".table")?.classList.toggle("boxed", this.kept.open);
    this.draw();
    if (this.kept.open && !matchMedia(ROOMS[0]).matches) this.table.turnTo("decision");
    if (this.kept.open) during(this.update());
    else window.speechSynthesis?.cancel();
  }

  /** @param {Partial<Kept>} change */
  keep(change) {
    Object.assign(this.kept, change);
    sessionStorage.setItem(KEY + this.table.id, JSON.stringify(this.kept));
  }

  /** Fetch what has to be moved since the last time. Lines that are ticked off make room for it. */
  async update() {
    const { now } = this.table;
    if (this.asking || !this.kept.open || !now) return;
    this.asking = true;
    try {
      if (now.at < this.kept.to) this.keep({ to: now.at, lines: this.kept.lines.filter((line) => !line.done), undone: true });
      /** @type {string[]} */
      const news = [];
      let at = this.kept.to;
      while (at < now.at) {
        const part = await api.story(this.table.id, at, now.at);
        news.push(...part.moves);
        at = part.to;
      }
      if (this.table.left) return;
      const rest = news.length ? this.kept.lines.filter((line) => !line.done) : this.kept.lines;
      const first = Math.max(0, ...this.kept.lines.map((line) => line.n)) + 1;
      this.keep({ to: at, lines: [...rest, ...news.map((text, i) => ({ n: first + i, text, done: false }))] });
      if (this.comparing) this.compared = await api.compare(this.table.id);
      if (this.reading) this.read(news);
    } catch (error) {
      complain(error);
    } finally {
      this.asking = false;
    }
    this.draw();
    if (this.table.now.at !== now.at && !this.table.left) await this.update();
  }

  draw() {
    const { open } = this.kept;
    this.el.hidden = !open;
    this.el.setAttribute("aria-label", t("companion"));
    if (!open) return void redraw(this.el);
    redraw(
      this.el,
      h(
        "header",
        { class: "row" },
        h(
          "div",
          { class: "segments", role: "group", "aria-label": t("companion") },
          [false, true].map((comparing) =>
            h(
              "label",
              { key: comparing },
              h("input", { type: "radio", name: "companion", value: comparing ? "compare" : "moves", checked: this.comparing === comparing, onchange: () => this.turn(comparing) }),
              h("span", {}, t(comparing ? "companion-compare" : "companion-moves")),
            ),
          ),
        ),
        h("button", { id: "show-map", class: "small-button", onclick: () => this.toggle() }, t("companion-map")),
      ),
      this.comparing ? this.comparison() : this.moves(),
    );
  }

  moves() {
    const { lines, undone } = this.kept;
    const open = lines.filter((line) => !line.done);
    const tick = (/** @type {Line} */ line, /** @type {boolean} */ done) => {
      this.keep({ lines: lines.map((one) => (one === line ? { ...one, done } : one)) });
      this.draw();
    };
    return h(
      "div",
      { key: "moves", class: "companion-moves" },
      undone && h("p", { class: "small undone", role: "status" }, t("companion-undone")),
      lines.length === 0 && h("p", { role: "status" }, t("companion-none")),
      h(
        "ol",
        { class: "companion-list" },
        lines.map((line) =>
          h(
            "li",
            { key: line.n },
            h("label", {}, h("input", { type: "checkbox", checked: line.done, onchange: (/** @type {On<HTMLInputElement>} */ e) => tick(line, e.target.checked) }), " ", line.text),
          ),
        ),
      ),
      h(
        "div",
        { class: "row" },
        (lines.length > 0 || undone) &&
          h("button", { id: "companion-done", class: "primary", onclick: () => (this.keep({ lines: [], undone: false }), this.draw()) }, t("companion-done")),
        "speechSynthesis" in window && open.length > 0 && h("button", { id: "companion-read", onclick: () => this.read(open.map((line) => line.text)) }, t("companion-read")),
        h("button", { id: "keep-facts", title: t("cards-keep-about"), onclick: () => keepFacts(this.table) }, t("cards-keep")),
        "speechSynthesis" in window &&
          h(
            "label",
            { class: "check" },
            h("input", { type: "checkbox", name: "reading", checked: this.reading, onchange: (/** @type {On<HTMLInputElement>} */ e) => (this.reading = e.target.checked) }),
            " ",
            t("companion-reading"),
          ),
      ),
    );
  }

  /** Show what should lie where; a press on a line corrects it by hand. */
  comparison() {
    const { compared } = this;
    if (!compared) return h("p", { key: "compare", role: "status" }, "…");
    const line = (/** @type {string} */ id, /** @type {string} */ name, /** @type {string[]} */ what, /** @type {string[]} */ steps) =>
      h(
        "li",
        { key: id, dataset: { about: id } },
        h(
          "button",
          { class: "compared", disabled: !this.table.adjusting.possible() || !steps.length, title: t("companion-correct"), onclick: () => this.table.adjusting.open(steps) },
          h("strong", {}, name),
          " ",
          h("span", {}, what.join(", ") || t("companion-empty")),
        ),
      );
    return h(
      "ul",
      { key: "compare", class: "comparison-list" },
      compared.spaces.map((one) => line(one.space, one.name, one.lines, one.steps)),
      compared.boxes.map((one) => line(one.box, one.name, one.lines, one.steps)),
      compared.tracks.map((one) => line(one.track, one.name, [one.value], one.steps)),
      compared.cards.map((one) => line(`card-${one.card}`, one.title, one.lines, one.steps)),
    );
  }

  /** @param {boolean} comparing */
  turn(comparing) {
    this.comparing = comparing;
    this.draw();
    if (comparing) during(api.compare(this.table.id).then((compared) => ((this.compared = compared), this.draw()), complain));
  }

  /** @param {string[]} lines */
  read(lines) {
    window.speechSynthesis.cancel();
    for (const line of lines) {
      const said = new SpeechSynthesisUtterance(line);
      said.lang = settings.lang;
      window.speechSynthesis.speak(said);
    }
  }
}

/** Add what a game knows about its printed cards to *My cards*. Cards that are checked there stay as they are. @param {import("../table.js").Table} table */
export function keepFacts(table) {
  const { game } = table.now;
  const tell = (/** @type {import("../types.d.ts").Decks} */ { changed }) => mention(t("cards-imported", { count: changed }), () => go(`/cards?game=${game}`));
  return during(api.deckOf(table.id).then((text) => addDeck(game, text)).then(tell).catch(complain));
}

/** @param {string} id @returns {Partial<Kept>} */
function read(id) {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + id) || "{}");
  } catch {
    return {};
  }
}
