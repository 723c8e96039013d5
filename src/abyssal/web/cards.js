/** My cards: the deck files of this browser. They are shown, edited, imported, exported and compared; the server checks each change. */
import { api } from "./api.js";
import { during } from "./busy.js";
import { factFields } from "./card-facts.js";
import { address } from "./connection.js";
import { addDeck, deckText, dropDeck, setFacts, setSheet } from "./decks.js";
import { dialog, fill, h, plain, saveFile } from "./dom.js";
import { loadColours } from "./games.js";
import { announce, complain, link } from "./notices.js";
import { settings } from "./settings.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { CardFacts, DeckDifference, Decks, GameEntry } from "./types.d.ts" */
/** @import { Facts } from "./decks.js" */
/** @import { On } from "./dom.js" */

const FILTERS = ["all", "unknown", "mine", "checked", "differing"];
/** The longest wording of one side, in characters; the server checks it too. */
const LONGEST = 2000;
/** What a printed sheet may tell a Faction to do with an Event; "" if it was not entered. */
const INSTRUCTIONS = ["", "execute", "never", "none"];

export class Cards {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.left = false;
    /** @type {GameEntry[]} */
    this.games = [];
    const query = new URLSearchParams(location.search);
    this.game = query.get("game") ?? settings.last.game;
    /** The card whose form is open; 0 if none. */
    this.open = Number(query.get("card"));
    this.filter = "all";
    this.typed = "";
    /** @type {Decks} */
    // @ts-expect-error It is null until `load` has fetched it, and nothing is shown before.
    this.deck = null;
    /** Number of changes so far. */
    this.changes = 0;
    this.sheetOpen = false;
    this.sheet = h("div");
    this.list = h("ol", { class: "card-list" });
    this.count = h("p", { class: "small", role: "status" });
  }

  async enter() {
    document.title = `${t("my-cards")} · ${t("title")}`;
    this.games = await api.games();
    this.game = (this.games.find(({ game }) => game === this.game) ?? this.games[0]).game;
    await loadColours(this.games.map(({ game }) => game));
    await this.load();
    if (this.open) this.list.querySelector(`[data-card="${this.open}"]`)?.scrollIntoView({ block: "start" });
  }

  leave() {
    this.left = true;
    document.querySelectorAll("dialog").forEach((box) => box.remove());
  }

  /** @param {HTMLElement} place */
  header(place) {
    fill(place, h("span", {}, t("my-cards")));
  }

  async speak() {
    await this.enter();
  }

  async load() {
    const { game } = this;
    const deck = await api.deck(game, { deck: deckText(game) });
    if (this.left || game !== this.game) return;
    this.deck = deck;
    this.show();
  }

  about() {
    const game = this.games.find((one) => one.game === this.game) ?? this.games[0];
    return { ...this.deck, factions: game.factions };
  }

  show() {
    const file = (/** @type {string} */ id, /** @type {string} */ text, /** @type {(text: string) => Promise<void>} */ act) => {
      const input = h("input", {
        type: "file",
        id,
        class: "unseen",
        accept: ".json,application/json",
        onchange: () => during(read(input, act)),
      });
      return h("span", {}, input, h("label", { class: "file", for: id }, text));
    };
    fill(
      this.host,
      h(
        "div",
        { class: "my-cards", dataset: { game: this.game } },
        h("h1", {}, t("my-cards")),
        h("p", {}, t("my-cards-about")),
        h(
          "div",
          { class: "segments games-of-cards", role: "group", "aria-label": t("game") },
          this.games.map(({ game, title }) =>
            h(
              "label",
              {},
              h("input", { type: "radio", name: "game", value: game, checked: game === this.game, onchange: () => this.pick(game) }),
              h("span", {}, title),
            ),
          ),
        ),
        h(
          "div",
          { class: "row" },
          file("import-deck", t("cards-import"), (text) => this.import(text)),
          h("button", { id: "export-deck", onclick: () => saveFile(`${this.game}-cards.json`, this.deck.deck, "application/json") }, t("cards-export")),
          h("button", { id: "share-deck", title: t("cards-share-about"), onclick: () => saveFile(`${this.game}-facts.json`, this.deck.shared, "application/json") }, t("cards-share")),
          file("compare-deck", t("cards-compare"), (text) => this.compare(text)),
          h("button", { id: "drop-deck", class: "quiet", onclick: () => this.drop() }, t("cards-drop")),
        ),
        h(
          "div",
          { class: "row" },
          h("input", {
            type: "search",
            id: "find-card",
            placeholder: t("cards-find"),
            "aria-label": t("cards-find"),
            value: this.typed,
            oninput: (/** @type {On<HTMLInputElement>} */ e) => ((this.typed = e.target.value), this.draw()),
          }),
          h(
            "div",
            { class: "segments", role: "group", "aria-label": t("cards-filter") },
            FILTERS.map((filter) =>
              h(
                "label",
                {},
                h("input", { type: "radio", name: "filter", value: filter, checked: filter === this.filter, onchange: () => ((this.filter = filter), this.draw()) }),
                h("span", {}, t(`cards-filter-${filter}`)),
              ),
            ),
          ),
        ),
        this.sheet,
        this.count,
        this.list,
        h("p", {}, link("/", {}, t("to-lobby"))),
      ),
    );
    this.draw();
  }

  /** @param {string} game */
  pick(game) {
    Object.assign(this, { game, open: 0 });
    history.replaceState(null, "", address.href(`/cards?game=${game}`));
    during(this.load().catch(complain));
  }

  draw() {
    const { cards, differences } = this.deck;
    const differing = new Map(differences.map((one) => [`${one.card} ${one.key}`, one]));
    const shown = cards.filter((card) => this.passes(card) && this.matches(card));
    const checked = cards.filter(({ facts }) => facts.checked).length;
    redraw(this.count, t("cards-count", { shown: shown.length, all: cards.length, mine: cards.filter(isMine).length, checked }));
    redraw(this.sheet, this.sheetBox());
    redraw(this.list, shown.map((card) => this.card(card, differing)));
  }

  /** The printed Non-player sheet: its table of random spaces and, if the game has one, the order of its arrows. */
  sheetBox() {
    const { cells, walk, names, facts } = this.deck.sheet;
    const told = /** @type {Record<string, string>} */ (facts.random_spaces ?? {});
    const shown = { ...cells, ...told };
    const order = /** @type {string[]} */ (facts.walk ?? walk);
    const spaces = [...new Set([...Object.values(cells), ...walk])].sort((a, b) => names[a].localeCompare(names[b]));
    const field = (/** @type {string} */ id, /** @type {string} */ label, /** @type {string} */ value, /** @type {boolean} */ mine, /** @type {(space: string) => void} */ act) =>
      h(
        "label",
        { key: id, class: "cell" },
        h("span", { class: "small" }, label, mine && " ✓"),
        h(
          "select",
          { name: id, onchange: (/** @type {On<HTMLSelectElement>} */ e) => act(e.target.value) },
          spaces.map((space) => h("option", { value: space, selected: space === value }, names[space])),
        ),
      );
    return h(
      "details",
      {
        id: "sheet",
        class: "card-box",
        open: this.sheetOpen,
        ontoggle: (/** @type {On<HTMLDetailsElement>} */ e) => {
          if (!e.target.isConnected || e.target.open === this.sheetOpen) return;
          this.sheetOpen = e.target.open;
          this.draw();
        },
      },
      h("summary", {}, h("strong", {}, t("sheet"))),
      this.sheetOpen && [
        h("p", { class: "small" }, t("sheet-about")),
        h("h3", {}, t("sheet-cells")),
        h("div", { class: "cells" }, Object.entries(shown).map(([cell, space]) => field(`cell-${cell}`, cell, space, cell in told, (to) => this.setCell(cell, to)))),
        order.length > 0 && h("h3", {}, t("sheet-walk")),
        order.length > 0 &&
          h("div", { class: "cells" }, order.map((space, at) => field(`walk-${at}`, String(at + 1), space, "walk" in facts, (to) => this.setStep(order, at, to)))),
        Object.keys(facts).length > 0 &&
          h("button", { class: "small-button", name: "forget-sheet", onclick: () => this.keep(setSheet(this.game, () => null)) }, t("cards-forget")),
      ],
    );
  }

  /** Put a space into a cell. Where each space has only one cell, the two spaces change places. @param {string} cell @param {string} space */
  setCell(cell, space) {
    const { cells, walk } = this.deck.sheet;
    return this.keep(
      setSheet(this.game, (facts) => {
        const shown = { ...cells, ...facts.random_spaces };
        const other = walk.length ? undefined : Object.keys(shown).find((one) => shown[one] === space);
        const change = other ? { [other]: shown[cell], [cell]: space } : { [cell]: space };
        return { ...facts, random_spaces: { ...facts.random_spaces, ...change } };
      }),
    );
  }

  /** Put a space at a place of the arrows; the two spaces change places. @param {string[]} order @param {number} at @param {string} space */
  setStep(order, at, space) {
    const walk = order.map((one, i) => (i === at ? space : one === space ? order[at] : one));
    return this.keep(setSheet(this.game, (facts) => ({ ...facts, walk })));
  }

  /** What the printed sheet tells Factions to do with an Event: those with a halo, or all where no card has halos. @param {number} number @param {Facts} shown */
  instructions(number, shown) {
    const { factions, fields } = this.about();
    const told = shown.instructions ?? {};
    const asked = factions.filter(({ id }) => !fields.includes("halo") || (shown.halo ?? []).includes(id) || id in told);
    return (
      asked.length > 0 &&
      h(
        "fieldset",
        { key: "instructions", class: "fact", dataset: { fact: "instructions" } },
        h("legend", {}, t("sheet-tells")),
        h(
          "div",
          { class: "cells" },
          asked.map(({ id, name }) =>
            h(
              "label",
              { key: id, class: "cell" },
              h("span", { class: "small" }, name),
              h(
                "select",
                { name: `instruction-${id}`, onchange: (/** @type {On<HTMLSelectElement>} */ e) => this.instruct(number, id, e.target.value) },
                INSTRUCTIONS.map((what) => h("option", { value: what, selected: what === (told[id] ?? "") }, t(what ? `sheet-${what}` : "cards-open"))),
              ),
            ),
          ),
        ),
      )
    );
  }

  /** Enter what the sheet tells a Faction; an empty word is left out. @param {number} number @param {string} faction @param {string} what */
  instruct(number, faction, what) {
    return this.keep(
      setFacts(this.game, number, ({ instructions, ...facts }) => {
        const { [faction]: _, ...others } = instructions ?? {};
        const told = what ? { ...others, [faction]: what } : others;
        return Object.keys(told).length ? { ...facts, instructions: told } : facts;
      }),
    );
  }

  /** @param {CardFacts} card */
  passes(card) {
    const { sure, facts } = card;
    if (this.filter === "unknown") return !sure && !facts.order;
    if (this.filter === "mine") return isMine(card);
    if (this.filter === "checked") return facts.checked === true;
    return this.filter !== "differing" || this.deck.differences.some((one) => one.card === card.card);
  }

  /** @param {CardFacts} card */
  matches({ card, title }) {
    const typed = plain(this.typed);
    return /^\d+$/.test(typed) ? String(card) === typed : plain(title).includes(typed);
  }

  /** @param {CardFacts} card @param {Map<string, DeckDifference>} differing */
  card(card, differing) {
    const { card: number, title, sure, facts: mine } = card;
    /** @type {Facts} */
    const shown = { ...card.ours, ...mine };
    const differs = this.deck.fields.some((fact) => differing.has(`${number} ${fact}`));
    const about = this.about();
    return h(
      "li",
      { key: number, class: "card-box", dataset: { card: number } },
      h(
        "details",
        {
          open: this.open === number,
          ontoggle: (/** @type {On<HTMLDetailsElement>} */ e) => {
            if (!e.target.isConnected || e.target.open === (this.open === number)) return;
            this.open = e.target.open ? number : 0;
            this.draw();
          },
        },
        h(
          "summary",
          {},
          h("span", { class: "card-name" }, h("strong", {}, title)),
          h("span", { class: "row order" }, shown.order.map((/** @type {string} */ id) => h("span", { key: id, class: "chip", dataset: { faction: id } }, about.factions.find((one) => one.id === id)?.short))),
          h(
            "span",
            { class: "small state" },
            mine.checked ? `✓ ${t("cards-is-checked")}` : isMine(card) ? t("cards-is-mine") : sure ? t("cards-is-known") : t("cards-is-unknown"),
            differs && ` · ≠ ${t("cards-differs")}`,
          ),
        ),
        this.open === number && this.form(card, shown, differing),
      ),
    );
  }

  /** @param {CardFacts} card @param {Facts} shown @param {Map<string, DeckDifference>} differing */
  form(card, shown, differing) {
    const { card: number, ours, sure } = card;
    /** @type {Facts} */
    const mine = card.facts;
    const about = this.about();
    const note = (/** @type {string} */ fact) => {
      const found = differing.get(`${number} ${fact}`);
      if (found) return h("span", { class: "small differs" }, t("cards-we-assume", { value: found.theirs_text }));
      if (fact in mine) return null;
      return h("span", { class: "small" }, t(!(fact in ours) ? "cards-open" : sure ? "cards-known" : "cards-assumed"));
    };
    const sides = shown.dual ? ["unshaded", "shaded"] : ["event"];
    const text = mine.text ?? {};
    return h(
      "div",
      { class: "card-form" },
      factFields(about, `card-${number}`, shown, (change) => this.edit(number, change), note),
      this.instructions(number, shown),
      sides.map((side) =>
        h(
          "label",
          { key: `text ${side}`, class: "field" },
          h("span", {}, t("cards-wording", { side: t(`cards-${side}`) })),
          h("textarea", {
            name: `text-${side}`,
            rows: 3,
            maxlength: LONGEST,
            value: text[side] ?? "",
            placeholder: card.sides.find((one) => one.side === side)?.text ?? "",
            onchange: (/** @type {On<HTMLTextAreaElement>} */ e) => this.write(number, side, e.target.value.trim()),
          }),
        ),
      ),
      h(
        "div",
        { class: "row" },
        h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            name: "checked",
            checked: mine.checked === true,
            onchange: (/** @type {On<HTMLInputElement>} */ e) => this.check(card, e.target.checked),
          }),
          " ",
          h("strong", {}, t("cards-checked")),
        ),
        isMine(card) &&
          h("button", { class: "small-button", name: "forget-card", onclick: () => this.keep(setFacts(this.game, number, () => null)) }, t("cards-forget")),
      ),
    );
  }

  /** Change facts of a card. @param {number} number @param {Facts} change */
  edit(number, change) {
    return this.keep(setFacts(this.game, number, (mine) => ({ ...mine, ...change })));
  }

  /** Write one's own wording of a side; an empty one is left out. @param {number} number @param {string} side @param {string} said */
  write(number, side, said) {
    return this.keep(
      setFacts(this.game, number, ({ text, ...facts }) => {
        const { [side]: _, ...others } = text ?? {};
        const wording = said ? { ...others, [side]: said } : others;
        return Object.keys(wording).length ? { ...facts, text: wording } : facts;
      }),
    );
  }

  /** Mark a card as checked: all facts of its form are then the user's own. @param {CardFacts} card @param {boolean} yes */
  check({ card, ours }, yes) {
    const empty = this.deck.fields.includes("halo") ? { halo: [] } : {};
    return this.keep(setFacts(this.game, card, ({ checked: _, ...mine }) => (yes ? { ...empty, ...ours, ...mine, checked: true } : mine)));
  }

  /** Show a changed deck, or why it was refused. @param {Promise<Decks>} changed */
  async keep(changed) {
    const number = ++this.changes;
    try {
      this.deck = await changed;
    } catch (error) {
      complain(error);
    }
    // While another change is under way, the form shows what the user wants.
    if (!this.left && number === this.changes) this.draw();
  }

  /** @param {string} text */
  async import(text) {
    const { changed } = await addDeck(this.game, text);
    await this.load();
    this.tell(t("cards-imported", { count: changed }));
  }

  /** @param {string} text */
  async compare(text) {
    const { differences } = await api.deck(this.game, { deck: deckText(this.game), other: text });
    dialog(
      t("cards-compare"),
      differences.length
        ? [
            h(
              "table",
              { class: "differences" },
              h("thead", {}, h("tr", {}, ["card", "fact", "mine", "theirs"].map((head) => h("th", { scope: "col" }, t(`cards-head-${head}`))))),
              h(
                "tbody",
                {},
                differences.map((one) =>
                  h(
                    "tr",
                    { dataset: { card: one.card } },
                    h("th", { scope: "row" }, one.title),
                    [one.label, one.mine_text, one.theirs_text].map((text) => h("td", {}, text)),
                  ),
                ),
              ),
            ),
          ]
        : [h("p", {}, t("cards-same"))],
      { closeText: t("close"), kind: "comparison" },
    );
  }

  drop() {
    const empty = !this.deck.cards.some(isMine) && !Object.keys(this.deck.sheet.facts).length;
    if (empty || !confirm(t("cards-drop-sure"))) return;
    dropDeck(this.game);
    during(this.load().catch(complain));
  }

  /** @param {string} text */
  tell(text) {
    redraw(this.count, text);
    announce(text);
  }
}

/** Return true if my deck says something about a card. @param {CardFacts} card */
const isMine = ({ facts }) => Object.keys(facts).length > 0;

/** Read the chosen file. A refusal is shown in one line. @param {HTMLInputElement} input @param {(text: string) => Promise<void>} act */
async function read(input, act) {
  const file = input.files?.[0];
  if (!file) return;
  try {
    await act(await file.text());
  } catch (error) {
    complain(error);
  }
  input.value = "";
}
