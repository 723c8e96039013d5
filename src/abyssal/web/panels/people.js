/** The people at the table: seats, invitations, chat, turn notifications, rematch. */
import { api } from "../api.js";
import { Clock } from "../clock.js";
import { connection } from "../connection.js";
import { fill, h } from "../dom.js";
import { complain, copy, go, mention } from "../notices.js";
import { invitation, renew, saveSeats } from "../seats.js";
import { change, known, remember, settings } from "../settings.js";
import { mayNotify } from "../turns.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { aidsSwitch } from "./hint.js";

/** @import { ChatLine, FactionView, State } from "../types.d.ts" */
/** @import { Presence } from "../api.js" */
/** @import { On } from "../dom.js" */

export class PeoplePanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {ChatLine[]} */
    this.lines = [];
    this.unread = 0;
    this.clock = new Clock(table);
    this.el = h("div", { class: "people-panel" });
  }

  build() {
    this.seats = h("div", { class: "seat-list" });
    this.chat = h("ol", { class: "chat", "aria-live": "polite", "aria-label": t("chat"), tabindex: "0" });
    this.input = h("input", {
      type: "text",
      id: "chat-text",
      maxlength: "500",
      autocomplete: "off",
      "aria-label": t("chat-say"),
      placeholder: t("chat-say"),
    });
    this.form = h(
      "form",
      { class: "row", onsubmit: (/** @type {Event} */ e) => (e.preventDefault(), this.say()) },
      this.input,
      h("button", {}, t("send")),
    );
    this.caller = h("input", {
      type: "text",
      id: "gallery-name",
      maxlength: "40",
      value: settings.name,
      "aria-label": t("your-name"),
      placeholder: t("your-name"),
      onchange: () => change({ name: this.caller.value.trim() }),
    });
    this.form.prepend(this.caller);
    const gallery = h("input", {
      type: "checkbox",
      id: "gallery",
      checked: settings.gallery,
      onchange: () => (change({ gallery: gallery.checked }), this.drawChat()),
    });
    this.galleryField = h("label", { class: "check small" }, gallery, " ", t("gallery-show"));
    this.talk = h("div", {}, h("h3", {}, t("chat")), this.galleryField, this.chat, this.form);
    this.notes = h("textarea", {
      id: "notes",
      rows: "4",
      maxlength: "20000",
      "aria-label": t("notes"),
      placeholder: t("notes-text"),
      oninput: () => remember(this.table.id, { notes: this.notes.value }),
    });
    this.notes.value = known(this.table.id).notes || "";
    this.more = h("div", { class: "row" });
    this.hook = h("input", {
      type: "url",
      id: "webhook",
      placeholder: "https://…",
      onchange: () => this.webhook(this.hook.value.trim()),
    });
    this.hookField = h("label", { class: "field" }, h("span", { class: "small" }, t("webhook")), this.hook);
    fill(
      this.el,
      this.seats,
      this.talk,
      h("h3", {}, t("notes")),
      this.notes,
      h("h3", {}, t("more")),
      this.more,
      this.hookField,
    );
  }

  opened() {
    this.unread = 0;
    this.mark();
    if (this.chat) this.chat.scrollTop = this.chat.scrollHeight;
  }

  /** @param {State} state */
  show(state) {
    if (!this.seats) return;
    if (state.chat) this.lines = state.chat;
    this.drawSeats(state);
    this.drawChat();
    const playing = this.table.mine().length > 0;
    this.caller.hidden = playing;
    this.galleryField.hidden = !playing;
    this.hookField.hidden = !playing || !state.people.notices;
    redraw(
      this.more,
      h(
        "button",
        {
          id: "copy-watch",
          onclick: (/** @type {On<HTMLElement>} */ e) => connection.link(this.table.id).then((link) => copy(link, e.target)),
        },
        t("copy-watch"),
      ),
      h("button", { onclick: () => this.table.replay.download() }, t("download")),
      playing &&
        connection.shared &&
        h("button", { id: "save-seats", title: t("copy-seat-text"), onclick: () => saveSeats(this.table.id) }, t("save-seats")),
      playing &&
        "Notification" in window &&
        h(
          "button",
          { id: "notify", "aria-pressed": String(settings.notify), onclick: () => this.notify() },
          settings.notify ? t("notify-off") : t("notify"),
        ),
      playing &&
        h(
          "button",
          { onclick: () => (state.rematch || confirm(t("rematch-sure"))) && this.rematch() },
          state.rematch ? t("rematch-go") : t("rematch"),
        ),
      aidsSwitch(this.table),
    );
  }

  /** @param {State} state */
  drawSeats(state) {
    const mine = this.table.mine();
    const { invites } = known(this.table.id);
    const watched = t("spectators", { count: state.people.spectators }) + (mine.length ? "" : ` · ${t("you-watch")}`);
    redraw(
      this.seats,
      h("ul", {}, state.factions.map((/** @type {FactionView} */ f) => this.seat(f, mine.includes(f.id), invites[f.id]))),
      h("p", { class: "small" }, watched),
    );
  }

  /** Return the link that gives a person a seat. @param {string} faction @param {string} secret */
  invitation(faction, secret) {
    return invitation(this.table.id, faction, secret);
  }

  /** Return the invited factions whose players have never come, with their tokens. @returns {[FactionView, string][]} */
  awaited() {
    const { invites } = known(this.table.id);
    return this.table.now.factions
      .filter((/** @type {FactionView} */ f) => f.id in invites && !f.taken && !f.online && !f.player)
      .map((/** @type {FactionView} */ f) => [f, invites[f.id]]);
  }

  /** Create a button that copies an invitation. @param {string} faction @param {string} secret @param {string} text */
  inviting(faction, secret, text) {
    return h(
      "button",
      {
        class: "small-button invite",
        onclick: (/** @type {On<HTMLElement>} */ e) => copy(this.invitation(faction, secret), e.target),
      },
      text,
    );
  }

  /** @param {FactionView} faction @param {boolean} mine @param {string|undefined} invite */
  seat(faction, mine, invite) {
    const chip = h("span", { class: "chip", dataset: { faction: faction.id } }, faction.short);
    if (faction.nonplayer) return h("li", { key: faction.id }, chip, " ", t("seat-nonplayer"));
    if (faction.mind) return h("li", { key: faction.id }, chip, " ", t(`seat-${faction.mind}`));
    const token = known(this.table.id).tokens[faction.id];
    const free = !faction.taken && !faction.online && !faction.player;
    const name = h("input", {
      type: "text",
      maxlength: "40",
      value: faction.player || "",
      placeholder: t("your-name"),
      "aria-label": `${t("your-name")} (${faction.name})`,
      onchange: (/** @type {On<HTMLInputElement>} */ e) => this.name(faction.id, e.target.value),
    });
    return h(
      "li",
      { key: faction.id, dataset: { player: faction.player } },
      chip,
      h("span", { class: faction.online ? "dot on" : "dot", title: faction.online ? t("online") : t("away") }),
      mine ? name : h("span", {}, faction.player || t("a-person")),
      this.table.now.people.host === faction.id && h("span", { class: "small" }, t("host")),
      invite && [
        this.inviting(faction.id, invite, t("copy-invitation")),
        free &&
          h("button", { class: "small-button sit", onclick: () => this.sit(faction, invite) }, t("sit-here")),
      ],
      mine &&
        token &&
        h(
          "button",
          {
            class: "small-button",
            title: t("copy-seat-text"),
            onclick: (/** @type {On<HTMLElement>} */ e) => copy(this.invitation(faction.id, token), e.target),
          },
          t("copy-seat"),
        ),
      this.table.isHost() &&
        h(
          "button",
          {
            class: "small-button renew",
            title: t("new-secret-text"),
            onclick: (/** @type {On<HTMLElement>} */ e) => renew(this.table.id, faction, mine, e.target),
          },
          t("new-secret"),
        ),
    );
  }

  /** Take a seat on this screen after all. @param {FactionView} faction @param {string} token */
  sit(faction, token) {
    if (!confirm(t("sit-sure", { faction: faction.name }))) return;
    const before = known(this.table.id);
    const invites = { ...before.invites };
    delete invites[faction.id];
    remember(this.table.id, { tokens: { ...before.tokens, [faction.id]: token }, invites });
    this.table.live?.again();
  }

  /** @param {string} faction @param {string} name */
  async name(faction, name) {
    await api.seat(this.table.id, { faction, name }).catch(complain);
  }

  /** Set where turn notifications go, for every seat played here. @param {string} webhook */
  async webhook(webhook) {
    try {
      for (const faction of this.table.mine()) await api.seat(this.table.id, { faction, webhook });
    } catch (error) {
      this.hook.value = "";
      complain(error);
    }
  }

  /** Update who is at the table. @param {Presence} people */
  change(people) {
    const { now } = this.table;
    if (!now) return;
    now.people = { ...now.people, spectators: people.spectators };
    for (const about of people.factions) Object.assign(this.table.faction(about.id), about);
    this.show(now);
    if (!this.table.replaying()) this.table.factions.show(now);
  }

  /** @param {ChatLine} line */
  hear(line) {
    if (this.lines.some((one) => one.n === line.n)) return;
    this.lines = [...this.lines, line];
    if (this.table.tab !== "people" && (line.faction || this.gallery())) {
      this.unread += 1;
      mention(`${this.speaker(line)}: ${line.text}`, () => this.table.turnTo("people"));
    }
    this.drawChat();
    this.mark();
  }

  /** @param {ChatLine} line */
  speaker(line) {
    return line.name || (line.faction && this.table.faction(line.faction).name) || "?";
  }

  mark() {
    const tab = this.table.host.querySelector('.tabs [data-tab="people"]');
    if (tab) tab.classList.toggle("unread", this.unread > 0);
  }

  /** Return true if spectators' messages are shown: players may hide them. */
  gallery() {
    return settings.gallery || !this.table.mine().length;
  }

  drawChat() {
    const shown = this.lines.filter((line) => line.faction || this.gallery());
    const { scrollTop, scrollHeight, clientHeight } = this.chat;
    const follow = scrollHeight - scrollTop - clientHeight < 40;
    redraw(
      this.chat,
      shown.map((line) =>
        h(
          "li",
          { key: line.n, class: line.faction ? null : "caller" },
          h(
            "strong",
            { dataset: { faction: line.faction || "" } },
            this.speaker(line),
          ),
          ` ${line.text}`,
        ),
      ),
    );
    // A reader who has scrolled up stays there.
    if (follow) this.chat.scrollTop = this.chat.scrollHeight;
  }

  async say() {
    const text = this.input.value.trim();
    if (!text) return;
    this.chat.scrollTop = this.chat.scrollHeight;
    try {
      if (this.table.mine().length) await api.chat(this.table.id, text);
      else await this.call(text);
      this.input.value = "";
    } catch (error) {
      complain(error);
    }
  }

  /** Post a spectator's message with a name. @param {string} text */
  async call(text) {
    const name = this.caller.value.trim();
    if (!name) return void this.caller.focus();
    const { line } = await api.call(this.table.id, name, text);
    if (line) this.hear(line);
  }

  /** Create a name field for a player who has come by an invitation and has no name yet. @returns {HTMLElement|null} */
  naming() {
    const mine = this.table.now.factions.filter((/** @type {FactionView} */ f) => f.mine && !f.player);
    if (!known(this.table.id).joined || !mine.length) return null;
    const name = h("input", { type: "text", id: "join-name", maxlength: "40", value: settings.name, placeholder: t("your-name"), "aria-label": t("your-name") });
    const save = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const said = name.value.trim();
      if (!said) return name.focus();
      change({ name: said });
      remember(this.table.id, { joined: false });
      if (notify.checked) change({ notify: await mayNotify() });
      for (const faction of mine) await this.name(faction.id, said);
    };
    const notify = h("input", { type: "checkbox", id: "join-notify", checked: settings.notify });
    return h(
      "form",
      { class: "row naming", onsubmit: save },
      h("span", { class: "small" }, t("name-asked")),
      name,
      h("button", {}, t("send")),
      "Notification" in window && h("label", { class: "check small" }, notify, " ", t("notify")),
    );
  }

  async notify() {
    const wish = !settings.notify;
    change({ notify: wish && (await mayNotify()) });
    if (wish && !settings.notify) complain(t("notify-refused"));
    this.show(this.table.now);
  }

  async rematch() {
    try {
      const made = await api.rematch(this.table.id);
      // All tokens stay the same, including those of invitations.
      const { game, title, invites } = known(this.table.id);
      remember(made.table, { game, title, tokens: made.tokens, invites });
      go(`/t/${made.table}`);
    } catch (error) {
      complain(error);
    }
  }
}
