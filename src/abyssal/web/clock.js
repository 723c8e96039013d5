/** The people at a table: who is connected, and the time left to each, counted down from the server's numbers. */
import { h } from "./dom.js";
import { announce, complain } from "./notices.js";
import { redraw } from "./update.js";
import { t } from "./words.js";

/** @import { Clock as Limit, DecisionView, FactionView } from "./types.d.ts" */

/** Share of the time left at which the player is warned. */
const LOW = 0.1;

/** Format a time as days and hours, or as hours, minutes and seconds. @param {number} seconds */
export function lasting(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const [days, hours] = [Math.floor(left / 86400), Math.floor(left / 3600)];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (days && !(hours % 24)) return days === 1 ? t("clock-day") : t("clock-whole-days", { days });
  if (days) return t("clock-days", { days, hours: hours % 24 });
  return hours ? `${hours}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}` : `${Math.floor(left / 60)}:${two(left % 60)}`;
}

/** Return the seconds a faction has left. The clock stands until all are seated. @param {{clock: Limit, decision: DecisionView|null}} state @param {{id: string, used?: number}} faction @param {number} now in seconds */
export function left({ clock, decision }, faction, now) {
  const running = clock.since && decision?.actor === faction.id ? Math.max(0, now - clock.since) : 0;
  return clock.limit - running - (clock.kind === "player" ? (faction.used ?? 0) : 0);
}

export class Clock {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.el = h("span", { class: "clock", id: "clock", role: "timer" });
    this.others = h("span", { class: "players", id: "players" });
    /** The question about which the player was already warned. */
    this.said = "";
    this.timer = setInterval(() => (table.left ? this.leave() : this.draw()), 1000);
  }

  leave() {
    clearInterval(this.timer);
    this.el.remove();
    this.others.remove();
  }

  draw() {
    this.drawPlayers();
    const { now } = this.table;
    const clock = now?.clock;
    const faction = clock && now.decision && this.table.faction(now.decision.actor);
    if (!faction || now.over) return this.el.remove();
    const where = document.getElementById("where");
    if (!this.el.isConnected) where?.after(this.el);
    const rest = left({ clock, decision: now.decision }, faction, Date.now() / 1000);
    const low = rest < clock.limit * LOW;
    this.el.textContent = rest > 0 ? `⏱ ${lasting(rest)}` : `⏱ ${t("clock-out")}`;
    this.el.classList.toggle("low", low);
    this.el.title = clock.since ? t(`clock-${clock.kind}`, { faction: faction.name }) : t("clock-waits");
    this.el.classList.toggle("waits", !clock.since);
    this.tell(faction, rest, low);
  }

  /** Show the people at the table: a dot for who is connected and, with a clock for the whole game, their time. */
  drawPlayers() {
    const { now } = this.table;
    const people = (now?.factions || []).filter((f) => f.seat === "person");
    if (people.length < 2 || now.over) return this.others.remove();
    if (!this.others.isConnected) document.getElementById("where")?.after(this.others);
    const { clock, decision } = now;
    const rest = (/** @type {FactionView} */ f) => clock?.kind === "player" && lasting(left({ clock, decision }, f, Date.now() / 1000));
    redraw(
      this.others,
      people.map((f) =>
        h(
          "span",
          { key: f.id, class: "player", dataset: { faction: f.id }, title: `${f.player || f.name}: ${f.online ? t("online") : t("away")}` },
          h("span", { class: f.online ? "dot on" : "dot" }),
          f.short,
          rest(f) && h("span", { class: "left" }, ` ${rest(f)}`),
        ),
      ),
    );
  }

  /** Warn once when little time is left, and once when none is. @param {Pick<FactionView, "name">} faction @param {number} rest @param {boolean} low */
  tell(faction, rest, low) {
    const about = `${this.table.now.rev} ${rest <= 0 ? "out" : low ? "low" : ""}`;
    if (about === this.said) return;
    this.said = about;
    if (rest <= 0) complain(t("clock-is-out", { faction: faction.name }));
    else if (low && this.table.now.decision?.mine) {
      announce(t("clock-is-low", { time: lasting(rest) }));
      complain(t("clock-is-low", { time: lasting(rest) }));
    }
  }
}
