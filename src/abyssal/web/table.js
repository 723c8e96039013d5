/** A table: the board, the panels around it, and the server's messages about them. */
import { Refused, api, listen } from "./api.js";
import { Board } from "./board/board.js";
import { fill, h } from "./dom.js";
import { ALWAYS, ROOMS, TABS, frame } from "./frame.js";
import { drawBanner, drawTitle } from "./heading.js";
import { loadGame } from "./games.js";
import { announce, complain, link } from "./notices.js";
import { dropRefused, takeOffered } from "./seats.js";
import { remember, settings } from "./settings.js";
import { Drama } from "./drama.js";
import { Telling } from "./telling.js";
import { handOver, tellBack, tellTurn } from "./turns.js";
import { has, loadWords, t } from "./words.js";
import { Adjusting } from "./panels/adjusting.js";
import { CardPanel } from "./panels/card.js";
import { Companion } from "./panels/companion.js";
import { DecisionPanel } from "./panels/decision.js";
import { FactionsPanel } from "./panels/factions.js";
import { HelpPanel } from "./panels/help.js";
import { LogPanel } from "./panels/log.js";
import { PeoplePanel } from "./panels/people.js";
import { ReplayPanel } from "./panels/replay.js";
import { showResult, tellRematch } from "./panels/result.js";
import { SpaceBox } from "./panels/space.js";
import { Strip } from "./panels/strip.js";
import { TextPanel } from "./panels/text.js";
import { Tutorial } from "./panels/tutorial.js";
import { bindDrags } from "./dragging.js";
import { bindKeys } from "./keys.js";
import { during, pause } from "./busy.js";

/** @import { FactionView, LogLine, State } from "./types.d.ts" */
/** @import { Geometry, News } from "./api.js" */
/** @import { Line } from "./connections/connection.d.ts" */
/** @typedef {Pick<FactionView, "id"|"name"|"short"> & Partial<FactionView>} Named a faction, or the id alone if there is no such faction */

export class Table {
  /** @param {HTMLElement} host @param {string} id */
  constructor(host, id) {
    this.host = host;
    this.id = id;
    /** The table as it is now. @type {State} */
    // @ts-expect-error It is null until `enter` has the first state.
    this.now = null;
    /** The state that the page shows: the current one, an earlier one in a replay, or a moment of an animation. @type {State} */
    // @ts-expect-error Likewise.
    this.shown = null;
    /** True while an earlier moment of a replay is shown. */
    this.looking = false;
    /** @type {Board|null} */
    this.board = null;
    /** @type {Line|null} */
    this.live = null;
    /** @type {Geometry} */
    // @ts-expect-error Likewise.
    this.geometry = null;
    /** The faction that decided last on this screen. */
    this.lastHere = "";
    this.tab = "decision";
    this.told = -1;
    this.resulted = false;
    /** The number of the request under way; 0 if none. */
    this.busy = 0;
    this.sent = 0;
    /** Number of choices still to undo. */
    this.undos = 0;
    this.left = false;
    this.decision = new DecisionPanel(this);
    this.card = new CardPanel(this);
    this.factions = new FactionsPanel(this);
    this.log = new LogPanel(this);
    this.replay = new ReplayPanel(this);
    this.people = new PeoplePanel(this);
    this.text = new TextPanel(this);
    this.help = new HelpPanel(this);
    this.tutorial = new Tutorial(this);
    this.adjusting = new Adjusting(this);
    this.companion = new Companion(this);
    this.drama = new Drama(this);
    this.telling = new Telling(this);
    this.space = new SpaceBox(this);
    this.strip = new Strip(this);
    this.unbind = bindKeys(this);
    this.rooms = ROOMS.map((room) => matchMedia(room));
    this.widen = () => {
      // Panels with a place of their own on a wide screen leave the tabs' place to the log.
      const [middle, wide] = this.rooms.map((room) => room.matches);
      if ((middle && this.tab === "decision") || (wide && ALWAYS.includes(this.tab))) this.turnTo("log");
      this.decision.hints?.place();
    };
    for (const room of this.rooms) room.addEventListener("change", this.widen);
  }

  async enter() {
    this.build();
    const state = await this.firstState();
    const [geometry, looks] = await Promise.all([api.geometry(state.game), loadGame(state.game), loadWords(state.game)]);
    if (this.left) return;
    this.geometry = geometry;
    document.body.dataset.game = state.game;
    document.body.dataset.map = geometry.viewbox[0] > geometry.viewbox[1] ? "wide" : "tall";
    this.board = new Board(this.boardHost, geometry, {
      onPick: (/** @type {string} */ choice) => this.decision.pick(choice),
      onPress: (/** @type {{space: string, kind: string}} */ meant, /** @type {boolean} */ all) => this.decision.moves.press(meant, all),
      asked: (/** @type {State["decision"]} */ decision) => this.adjusting.decision() ?? this.decision.moves.asked(decision),
      onLook: (/** @type {string} */ space) => this.look(space),
      onPoint: (/** @type {string} */ choice) => this.decision.point(choice),
      words: t,
    }, looks);
    bindDrags(this);
    // The map, the panels and the first question are drawn in tasks of their own: together they would freeze the page.
    await pause();
    if (this.left) return;
    const again = state.over && new URLSearchParams(location.search).has("replay");
    this.resulted = again;
    this.accept(state, false);
    await pause();
    if (this.left) return;
    this.board.fit();
    remember(this.id, { game: state.game });
    this.live = listen(this.id, { message: (m) => this.hear(m), connected: (yes) => this.line(yes) });
    this.replay.load();
    if (again) this.turnTo("replay"), this.replay.goTo(0);
    this.help.load().then(() => this.tutorial.resume());
  }

  /** Fetch the table, without the seats that are no longer ours. */
  async firstState() {
    await takeOffered(this.id);
    try {
      return await api.state(this.id);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      complain(error);
      await dropRefused(this.id);
      return api.state(this.id);
    }
  }

  leave() {
    this.left = true;
    this.telling.leave();
    for (const about of ["rev", "at", "live"]) delete document.documentElement.dataset[about];
    delete document.body.dataset.game;
    delete document.body.dataset.map;
    this.live?.close();
    window.speechSynthesis?.cancel();
    this.unbind();
    this.space.leave();
    for (const room of this.rooms) room.removeEventListener("change", this.widen);
    this.tutorial.stop();
    document.querySelectorAll("dialog").forEach((box) => box.remove());
  }

  /** Redraw after a change of language. */
  async speak() {
    const at = this.replaying() ? this.shown.at : null;
    this.live?.send({ lang: settings.lang });
    this.build(this.boardHost);
    this.log.forgetAll();
    this.accept(await api.state(this.id), false);
    if (at !== null) await this.replay.goTo(at);
    this.help.load().then(() => this.tutorial.draw());
    this.replay.load();
    tellTurn(this, this.now);
  }

  /** @param {HTMLElement} place */
  header(place) {
    this.place = place;
    if (this.now) this.title();
  }

  title() {
    if (this.place) drawTitle(this, this.place);
  }

  /** Build the frame of the table; an existing board moves along. @param {HTMLElement} [board] */
  build(board) {
    this.boardHost = board || h("div", { id: "board", class: "board-host", dataset: { part: "map" } });
    this.edge = h("div", { class: "edge along", dataset: { part: "edge" } });
    this.aside = h("div", { class: "aside" });
    this.asked = h("button", { class: "asked", onclick: () => this.turnTo("decision") });
    this.banner = h("div", { class: "banner", role: "status" });
    this.offline = h("div", { class: "offline", role: "status", hidden: true }, t("reconnecting"));
    for (const tab of TABS) (this)[tab].build();
    fill(this.host, frame(this));
    this.turnTo(this.tab);
    this.widen();
  }

  /** Show a panel. On a phone a second press on its tab folds it away to free the map. @param {string} tab @param {boolean} [press] */
  turnTo(tab, press = false) {
    const frame = this.host.querySelector(".table");
    if (!frame) return;
    const fold = press && tab === this.tab && !frame.classList.contains("folded");
    frame.classList.toggle("folded", fold);
    this.tab = tab;
    for (const panel of frame.querySelectorAll(".panel")) panel.classList.toggle("active", panel.id === tab);
    for (const button of frame.querySelectorAll(".tabs button")) {
      button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.tab === tab));
    }
    /** @type {any} any: not every tab has something to do when it is opened */ (this)[tab].opened?.();
  }

  // Messages from the server.

  /** @param {News} message */
  hear(message) {
    if (message.type === "state") this.accept(message.state, true);
    else if (message.type === "chat") this.people.hear(message.line);
    else if (message.type === "people") this.people.change(message.people);
    else if (message.type === "error") {
      complain(message.message);
      // A seat was given a new token: all others we hold are still ours.
      if (message.error === "bad-token") dropRefused(this.id).then(() => this.live?.again(), complain);
    }
  }

  /** @param {boolean} yes */
  line(yes) {
    if (this.offline) this.offline.hidden = yes;
    document.documentElement.toggleAttribute("data-live", yes);
  }

  /** Accept a new state of the table. Older states are ignored. @param {State} state @param {boolean} moving */
  accept(state, moving) {
    if (this.left || (this.now && state.rev < this.now.rev)) return;
    const before = this.now;
    const mine = this.busy > 0;
    this.now = state;
    this.log.take(state.log);
    this.people.show(state);
    const changed = !before || before.rev !== state.rev;
    // The live connection may bring the answer first; a fast player need not wait for the other one.
    if (changed) this.occupy(0);
    if (changed && before) this.replay.load();
    if (this.replaying()) {
      this.replay.show();
      this.drawBanner();
      if (changed) this.arrive(before, mine);
    } else during(this.show(state, moving && changed ? before : null).then(() => changed && this.arrive(before, mine)));
    if (state.rematch && before && !before.rematch) tellRematch();
  }

  /** Show the newest state, or keep it while an earlier one is shown. @param {State|null} before @param {boolean} mine whether it came of a choice made here */
  arrive(before, mine) {
    const state = this.now;
    if (this.left) return;
    this.title();
    tellTurn(this, before);
    handOver(this, before);
    this.tutorial.look(state);
    during(this.companion.update());
    if (before) this.announceNews(before);
    if (before && !mine) tellBack(this, before);
    if (state.over && !this.resulted && state.result) {
      this.resulted = true;
      showResult(this);
    }
  }

  /** @param {State} before */
  announceNews(before) {
    const fresh = this.now.log.lines.filter((/** @type {LogLine} */ line) => line.n >= before.log.count && !line.reason);
    const prompt = this.now.decision?.mine ? this.now.decision.prompt : "";
    announce([...fresh.slice(-6).map((/** @type {LogLine} */ line) => line.text), prompt].filter(Boolean).join(". "));
  }

  /** Show a state: at once, or with an animation of how it came about. @param {State} state @param {State|null} before where it came from; null: at once @returns {Promise<void>} when it is there */
  show(state, before) {
    return during(this.telling.show(state, before));
  }

  /** All of a state is on the page, the map too: its revision and its moment stand on the root. @param {State} state */
  drawn({ rev, at }) {
    Object.assign(document.documentElement.dataset, { rev, at });
  }

  /** Show this state everywhere except on the map, which is animated separately. @param {State} state */
  draw(state) {
    const replayed = this.looking;
    this.shown = state;
    this.looking = this.replaying();
    if (replayed && !this.looking) this.space.close();
    this.decision.show(this.adjusting.over(state));
    this.card.show(state);
    this.factions.show(state);
    this.strip.show(state);
    this.log.show(state);
    this.replay.show();
    this.text.show(state);
    this.space.show(state);
    this.drawBanner();
    this.title();
  }

  drawBanner() {
    if (this.banner) drawBanner(this, this.banner);
  }

  replaying() {
    return Boolean(this.shown && this.now && this.shown !== this.now && this.replay.at !== null);
  }

  // Actions of the player.

  /** Send a change of the table. While it is under way nothing else is sent. @param {(rev: number) => Promise<State>} send @returns {Promise<boolean>} whether it was done */
  async send(send) {
    if (this.busy) return false;
    const number = ++this.sent;
    this.occupy(number);
    try {
      this.accept(await send(this.now.rev), true);
      return true;
    } catch (error) {
      if (!this.tutorial.explain(error)) complain(error);
      // Another player was faster: show how the table stands now.
      if (error instanceof Refused && error.status === 409)
        await api
          .state(this.id)
          .then((state) => this.accept(state, true))
          .catch(complain);
      return false;
    } finally {
      if (this.busy === number) this.occupy(0);
      this.decision.ready();
    }
  }

  /** @param {number} number */
  occupy(number) {
    this.busy = number;
    this.host.querySelector(".table")?.classList.toggle("busy", number > 0);
  }

  /** @param {string[]} choices one after the other @param {{on?: boolean, most?: string}} [how] what the server does by itself after them */
  async choose(choices, how = {}) {
    if (this.adjusting.words) return (await this.adjusting.take(choices[0]), true);
    return this.send((rev) => api.choose(this.id, rev, choices, how));
  }

  /** Undo the last choice. Pressing the key faster than the server answers undoes one step per press. */
  async undo() {
    if (this.adjusting.words) return void this.adjusting.back();
    this.undos += 1;
    if (this.undos > 1) return;
    const back = () =>
      this.now?.decision?.undoable && this.send((/** @type {number} */ rev) => api.undo(this.id, rev));
    while (this.undos > 0) this.undos = (await back()) ? this.undos - 1 : 0;
  }

  /** Undo all choices after the first `to` of the game. @param {number} to */
  undoTo(to) {
    return this.send((rev) => api.undo(this.id, rev, to));
  }

  /** @param {number} at */
  rewind(at) {
    this.replay.stop();
    return this.send((rev) => api.rewind(this.id, rev, at));
  }

  /** Show the box of a clicked space that is not a choice, or close it. @param {string} space */
  look(space) {
    if (this.telling.busy()) this.telling.skip();
    else this.space.toggle(space);
  }

  /** Highlight these spaces, and no others. @param {string[]} [spaces] @param {string} [whose] pieces there: a kind or a faction */
  flash(spaces = [], whose = "") {
    this.board?.flash(spaces, whose);
  }

  /** Create a button that opens a rule. @param {string} rule @param {(rule: string) => void} [open] */
  rule(rule, open = (id) => this.openRule(id)) {
    return rule ? h("button", { class: "rule", title: t("rule-title", { rule }), onclick: () => open(rule) }, rule) : null;
  }

  /** @param {string} rule */
  openRule(rule) {
    this.turnTo("help");
    this.help.openRule(rule);
  }

  showResult() {
    showResult(this);
  }

  /** Return the id of every space of the map. @returns {string[]} */
  spaces() {
    return Object.keys(this.geometry.spaces);
  }

  /** @param {string} id @returns {string} */
  spaceName(id) {
    return this.geometry.spaces[id].name;
  }

  /** Return a space's label on the map; Lines of Communication have none of their own. @param {string} id @returns {string} */
  printed(id) {
    return (this.geometry.spaces[id].label_lines || [this.spaceName(id)]).join(" ");
  }

  // Facts about the factions.

  /** @param {string} id @returns {Named} */
  faction(id) {
    // Without a faction, everybody at the table decides: a card or a die is entered.
    const name = id || t("table");
    return this.now.factions.find((/** @type {FactionView} */ faction) => faction.id === id) || { id, name, short: name };
  }

  /** Return the factions played from this screen. @returns {string[]} */
  mine() {
    return this.now.factions.filter((/** @type {FactionView} */ f) => f.mine).map((/** @type {FactionView} */ f) => f.id);
  }

  isHost() {
    return this.mine().includes(this.now.people?.host);
  }

  /** Return the words for an id of the rules, or the id itself. @param {string} prefix @param {string} id */
  worded(prefix, id) {
    return has(`${prefix}-${id}`) ? t(`${prefix}-${id}`) : id;
  }

  homeLink() {
    return link("/", {}, t("to-lobby"));
  }
}
