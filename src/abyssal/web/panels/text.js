/** The whole position as text. */
import { fill, h, plain, signed } from "../dom.js";
import { t } from "../words.js";

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

  /** @param {any} state */
  show(state) {
    const { board } = this.table;
    // Wording every space takes a moment: only while somebody reads.
    if (!board || !this.list || this.table.tab !== "text") return;
    const typed = plain(this.input.value);
    const spaces = this.table.spaces().filter((id) => !typed || plain(this.table.spaceName(id)).includes(typed));
    fill(
      this.list,
      !typed && [
        h("h3", {}, t("tracks")),
        h(
          "ul",
          {},
          (state.tracks || []).map((/** @type {any} */ track) =>
            h(
              "li",
              {},
              `${track.title}: ${track.value ?? track.number}${track.goal === null || track.goal === undefined ? "" : ` (${t("goal", { goal: track.goal })})`}`,
            ),
          ),
        ),
        h("h3", {}, t("tab-factions")),
        h(
          "ul",
          {},
          state.factions.map((/** @type {any} */ f) =>
            h(
              "li",
              {},
              t("faction-line", {
                faction: f.name,
                resources: f.resources,
                margin: signed(f.margin),
                available:
                  (f.available || []).map((/** @type {any} */ p) => `${p.count} ${p.name}`).join(", ") || t("nothing"),
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
}
