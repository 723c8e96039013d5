/** Each faction with what it has, the tracks, and the boxes of the sequence of play. */
import { h, signed } from "../dom.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { edgeTrack, sequenceTable, supplies, victoryBars } from "./furniture.js";

/** @import { Box, FactionView, Holding, State, Track } from "../types.d.ts" */

const BOXES = ["eligible", "passed", "ineligible"];

export class FactionsPanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.el = h("div");
    // On another screen something else fits.
    new ResizeObserver(() => this.unfold()).observe(this.el);
    /** The frame in which the rows are measured, when all panels are drawn. */
    this.frame = 0;
    /** Factions that the user opened or closed by hand. @type {Map<string, boolean>} */
    this.byHand = new Map();
  }

  build() {}

  /** @param {State} state */
  show(state) {
    const named = (/** @type {string} */ id) => this.table.faction(id);
    if (this.table.edge) redraw(this.table.edge, state.edge && edgeTrack(state.edge, named, false));
    redraw(
      this.el,
      h(
        "div",
        { class: "factions" },
        state.factions.map((/** @type {FactionView} */ f) => this.faction(f, state)),
      ),
      this.tracks(state),
      state.edge && h("div", { class: "edge inside" }, edgeTrack(state.edge, named, true)),
      this.boxes(state.boxes || []),
      this.holdings(state.factions),
      this.sequence(state),
    );
    // The more warnings, the more room do the factions need beside the card.
    this.table.host.style.setProperty("--alarms", String(state.in_reach?.length ?? 0));
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.unfold());
  }

  opened() {
    this.unfold();
  }

  /** Show what the factions have Available if all of it fits, unless the user opened or closed it. */
  unfold() {
    const panel = this.el.closest(".panel");
    const rows = [...this.el.querySelectorAll(".faction")].filter((row) => !this.byHand.has(row.dataset.faction));
    for (const row of rows) row.open = true;
    if (panel && panel.scrollHeight > panel.clientHeight) for (const row of rows) row.open = false;
  }

  /** Show the tracks, and what each faction must exceed; a value that is both is shown once. @param {State} state */
  tracks(state) {
    const { tracks = [], victory = [] } = state;
    const named = (/** @type {string} */ id) => this.table.faction(id);
    const rest = victory.length ? tracks.filter((/** @type {Track} */ track) => typeof track.goal !== "number") : tracks;
    return h(
      "div",
      { class: "tracks", dataset: { part: "tracks" } },
      rest.map((/** @type {Track} */ track) => this.track(track)),
      victory.length > 0 && victoryBars(victory, named),
    );
  }

  /** Show the boxes beside the map. @param {Box[]} boxes */
  boxes(boxes) {
    return boxes.map((box) =>
      h(
        "p",
        { key: box.id, class: "small piece-box", dataset: { part: box.id } },
        h("strong", {}, `${t("label", { what: box.title })} `),
        box.pieces.length ? supplies(box.pieces) : t("nothing"),
      ),
    );
  }

  /** Show what each player holds, face down or shown; of other players' only how many are face down. @param {FactionView[]} factions */
  holdings(factions) {
    const rows = factions
      .filter((f) => f.holdings?.length)
      .map((f) =>
        h(
          "p",
          { key: f.id, class: "row" },
          h("span", { class: "chip", dataset: { faction: f.id } }, f.short),
          f.holdings.map((/** @type {Holding} */ held) => this.holding(held)),
        ),
      );
    return (
      rows.length > 0 &&
      h(
        "div",
        { class: "holdings small", role: "group", "aria-label": t("holdings"), dataset: { part: "holdings" } },
        rows,
      )
    );
  }

  /** @param {Holding} held */
  holding(held) {
    return h(
      "span",
      { key: held.id || null, class: held.shown ? "holding shown" : "holding", title: held.text, dataset: { holding: held.id } },
      h("span", { "aria-hidden": "true" }, held.shown ? "◇ " : "◆ "),
      held.title,
      held.id && !held.shown && h("span", { class: "unseen" }, ` (${t("face-down")})`),
    );
  }

  /** Show a track as a bar, with a mark at the goal. @param {Track} track */
  track(track) {
    const goal = typeof track.goal === "number" ? track.goal : null;
    const bar = h("span", { class: "bar", "aria-hidden": "true" });
    if (goal !== null && typeof track.number === "number") {
      const most = Math.max(goal * 1.3, track.number, 1);
      const level = h("span", { class: track.number > goal ? "level reached" : "level" });
      const mark = h("span", { class: "goal" });
      level.style.width = `${(100 * Math.max(0, track.number)) / most}%`;
      mark.style.left = `${(100 * goal) / most}%`;
      bar.append(level, mark);
    }
    return h(
      "div",
      { key: track.id, class: "track", dataset: { track: track.id, ...(track.faction && { faction: track.faction }) } },
      h("span", { class: "track-title" }, track.title),
      h("strong", {}, track.value ?? track.number, goal !== null && h("span", { class: "small" }, ` / >${goal}`)),
      goal !== null && bar,
    );
  }

  /** The sequence of play: who did what, who is to act, who is out. @param {State} state */
  sequence(state) {
    const order = state.card?.order?.length ? state.card.order : state.factions.map((/** @type {FactionView} */ f) => f.id);
    const sorted = [...state.factions].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return h(
      "div",
      { class: "sequence", role: "group", "aria-label": t("sequence") },
      state.sequence && sequenceTable(state.sequence, (id) => this.table.faction(id)),
      h(
        "div",
        { class: "boxes" },
        BOXES.map((box) =>
          h(
            "div",
            { class: "box", dataset: { box } },
            h("span", { class: "small" }, t(`box-${box}`)),
            h(
              "span",
              { class: "row" },
              sorted
                .filter((f) => this.box(f) === box)
                .map((f) => h("span", { key: f.id, class: "chip", dataset: { faction: f.id } }, f.short)),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {FactionView} faction */
  box(faction) {
    if (faction.acted === "passed") return "passed";
    if (faction.acted === "executed" || faction.acted === "stays") return "executed";
    return faction.eligible && faction.acted !== "out" ? "eligible" : "ineligible";
  }

  /** @param {FactionView} faction @param {State} state */
  faction(faction, state) {
    const decides = state.decision?.actor === faction.id;
    const reach = state.in_reach?.find((one) => one.faction === faction.id)?.text;
    const who = faction.nonplayer
      ? t("bot")
      : faction.player || (this.table.mine().includes(faction.id) ? t("you") : t("a-person"));
    return h(
      "details",
      {
        key: faction.id,
        class: `faction${decides ? " decides" : ""}`,
        dataset: { faction: faction.id },
        open: this.byHand.get(faction.id),
      },
      h(
        "summary",
        { onclick: (/** @type {{currentTarget: {parentElement: HTMLDetailsElement}}} */ e) => this.byHand.set(faction.id, !e.currentTarget.parentElement.open) },
        h("span", { class: "chip", dataset: { faction: faction.id } }, faction.short),
        h(
          "span",
          { class: "player", title: faction.nonplayer ? t("seat-nonplayer") : who },
          !faction.nonplayer &&
            h("span", { class: faction.online ? "dot on" : "dot", title: faction.online ? t("online") : t("away") }),
          who,
        ),
        h(
          "span",
          { class: "number", title: t("resources"), dataset: { sight: decides || (!state.decision && faction.mine) ? "resources" : "" } },
          h("span", { "aria-hidden": "true" }, "◈ "),
          h("span", { class: "unseen" }, `${t("label", { what: t("resources") })} `),
          faction.resources ?? "–",
        ),
        h(
          "span",
          { class: `number margin${faction.margin > 0 ? " ahead-of" : ""}`, title: reach ?? t("margin"), dataset: { sight: "margin", of: faction.id } },
          h("span", { "aria-hidden": "true" }, "⚐ "),
          h("span", { class: "unseen" }, `${t("label", { what: t("margin") })} `),
          signed(faction.margin),
        ),
        reach && h("span", { class: "in-reach" }, reach),
      ),
      h(
        "p",
        { class: "small" },
        h("span", { class: "what-available" }, `${t("label", { what: t("available") })} `),
        faction.available?.length ? supplies(faction.available) : t("nothing"),
      ),
    );
  }
}
