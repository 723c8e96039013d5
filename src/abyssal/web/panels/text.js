/** The whole position as text. */
import { fill, h, plain, signed } from "../dom.js";
import { redraw } from "../update.js";
import { t } from "../words.js";

/** @import { Box, CardView, Effect, FactionView, Mark, Pool, Side, State, Track } from "../types.d.ts" */

export class TextPanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.filter = "";
    this.el = h("div");
  }

  build() {
    this.input = h("input", {
      type: "search",
      placeholder: t("text-find"),
      "aria-label": t("text-find"),
      oninput: () => this.show(this.table.shown),
    });
    this.list = h("div", { class: "as-text" });
    fill(this.el, this.input, this.list);
  }

  opened() {
    if (this.table.shown) this.show(this.table.shown);
  }

  /** @param {State} state */
  show(state) {
    const { board } = this.table;
    // Describing every space takes a moment: only while the panel is open.
    if (!board || !this.list || this.table.tab !== "text") return;
    const typed = plain(this.input.value);
    const spaces = this.table.spaces().filter((id) => !typed || plain(`${this.table.spaceName(id)} ${this.table.printed(id)}`).includes(typed));
    redraw(
      this.list,
      !typed && [
        ...this.cards(state),
        ...this.sequence(state),
        h("h3", {}, t("tracks")),
        h(
          "ul",
          {},
          (state.tracks || []).map((/** @type {Track} */ track) =>
            h(
              "li",
              {},
              `${track.title}: ${track.value ?? track.number}${track.goal === null || track.goal === undefined ? "" : ` (${t("goal", { goal: track.goal })})`}`,
            ),
          ),
        ),
        (state.boxes || []).length > 0 &&
          h(
            "ul",
            {},
            state.boxes.map((/** @type {Box} */ box) =>
              h(
                "li",
                {},
                `${t("label", { what: box.title })} ${box.pieces.map((/** @type {Pool} */ p) => p.counted).join(", ") || t("nothing")}`,
              ),
            ),
          ),
        h("h3", {}, t("tab-factions")),
        h(
          "ul",
          {},
          state.factions.map((/** @type {FactionView} */ f) =>
            h(
              "li",
              {},
              t("faction-line", {
                faction: f.name,
                resources: f.resources ?? "–",
                margin: signed(f.margin),
                available:
                  (f.available || []).map((/** @type {Pool} */ p) => p.counted).join(", ") || t("nothing"),
              }),
            ),
          ),
        ),
      ],
      h("h3", {}, t("spaces")),
      h(
        "ul",
        {},
        spaces.map((id) =>
          h(
            "li",
            {
              key: id,
              tabindex: "0",
              onmouseenter: () => this.table.flash([id]),
              onmouseleave: () => this.table.flash(),
              onfocus: () => this.table.flash([id]),
            },
            String(board.describe(id) || id),
          ),
        ),
      ),
    );
  }

  /** Describe the face-up cards, and those with lasting effects. @param {State} state */
  cards(state) {
    const { card, next, effects } = state;
    const named = (/** @type {CardView} */ one) =>
      [
        this.table.card.title(one),
        one.order.length && `${t("order")}: ${one.order.map((/** @type {string} */ id) => this.short(id)).join(", ")}`,
      ]
        .filter(Boolean)
        .join("; ");
    const told = (/** @type {CardView} */ one, /** @type {string} */ side) =>
      one.marks.filter((/** @type {Mark} */ mark) => mark.side === side).map((/** @type {Mark} */ mark) => mark.title);
    return [
      h("h3", {}, t("tab-card")),
      h(
        "ul",
        {},
        h("li", {}, card ? t("text-card", { card: named(card) }) : t("no-card")),
        // @ts-expect-error Only a card has sides, so `card` is not null where there is one.
        (card?.sides || []).map((/** @type {Side} */ side) => h("li", {}, `${side.label}: ${[side.text, side.own, ...told(card, side.side)].filter(Boolean).join(" ")}`)),
        next.map((/** @type {CardView} */ one) => h("li", {}, `${t("next")} ${named(one)}`)),
        !next.length && h("li", {}, `${t("next")} ${t("face-down")}`),
        h("li", {}, t("deck", { count: state.deck })),
      ),
      effects.length > 0 && h("h3", {}, t("in-force", { count: effects.length })),
      effects.length > 0 &&
        h(
          "ul",
          {},
          effects.map((/** @type {Effect} */ one) =>
            h("li", {}, [`${one.title} (${this.table.card.kind(one)}): ${one.text}`, one.own].filter(Boolean).join(" ")),
          ),
        ),
    ];
  }

  /** Describe who is Eligible and who has acted. @param {State} state */
  sequence(state) {
    /** @type {Map<string, string[]>} */
    const boxes = new Map();
    for (const faction of state.factions) {
      const box = this.table.factions.box(faction);
      boxes.set(box, [...(boxes.get(box) || []), faction.name]);
    }
    const { first, first_did: did } = state.position;
    return [
      h("h3", {}, t("sequence")),
      h(
        "ul",
        {},
        [...boxes].map(([box, names]) => h("li", {}, `${t(`box-${box}`)}: ${names.join(", ")}`)),
        first && h("li", {}, `${this.short(first)}: ${t(`did-${String(did || "nothing").replaceAll("_", "-")}`)}`),
      ),
    ];
  }

  /** @param {string} id */
  short(id) {
    return this.table.faction(id).short;
  }
}
