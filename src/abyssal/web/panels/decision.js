/** The open question: its choices, their previews, and undo. */
import { api } from "../api.js";
import { ROOMS } from "../frame.js";
import { fill, h, later } from "../dom.js";
import { complain } from "../notices.js";
import { settings } from "../settings.js";
import { redraw } from "../update.js";
import { t } from "../words.js";
import { choiceButton, foreseen, grouped, markEnds, matching, stepper } from "./choices.js";
import { hasBox } from "./companion.js";
import { dealsDialog } from "./deals.js";
import { DONE, NOTHING, PLAIN, finishing, isReplaced } from "./done.js";
import { FactsForm } from "./facts.js";
import { Guide, refusals } from "./printed.js";
import { Hints } from "./hint.js";
import { Moves } from "./moves.js";

/** @import { DecisionView, Part, Preview, State } from "../types.d.ts" */
/** @import { On } from "../dom.js" */

/** Maximum number of number buttons; beyond that there is a stepper. */
const NUMBERS_AT_ONCE = 10;

/** With more choices than this there is a field to search by name. */
const MANY = 9;

/** With more choices than this, the server is asked what ends the turn only for the one chosen, and previews stand on the map. */
const FEW = 6;

/** Whether the list of spaces is unfolded: by hand, or for users of the keyboard. */
const LIST = "abyssal-list";
let keyboard = false;
addEventListener("keydown", (event) => (keyboard = keyboard || event.key === "Tab" || /^[\p{L}\d]$/u.test(event.key)), true);
addEventListener("pointerdown", () => (keyboard = false), true);

const unfolded = () => keyboard || localStorage.getItem(LIST) === "open";

/** Groups that come after everything else. */
const LAST = ["vain", "more"];

/** Return true if the question is always in view. */
const wide = () => matchMedia(ROOMS[0]).matches;

/** @typedef {import("./choices.js").Option} Option */
/** @typedef {State & {decision: DecisionView}} Asked a state with an open question */

export class DecisionPanel {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Asked} */
    // @ts-expect-error It is null until the first state is shown, and nothing asks for it before.
    this.state = null;
    /** A choice that ends the turn or rolls a die, waiting to be confirmed. @type {Option|null} */
    this.armed = null;
    /** The choices in the order of their keys. @type {Option[]} */
    this.keys = [];
    this.moveFocus = false;
    /** True if the last choice was made on the map of a phone. */
    this.picked = false;
    /** For each choice, if asked: whether it ends the turn or rolls a die. @type {Map<string, boolean>} */
    this.endings = new Map();
    /** True while the server is asked that about a choice about to be made. */
    this.weighing = false;
    /** @type {Map<string, Promise<Preview|null>>} */
    this.previews = new Map();
    /** The option that is pointed at. @type {Option|null} */
    this.looked = null;
    /** The questions that follow *Done*. @type {import("./done.js").Further} */
    this.further = NOTHING;
    /** The kind of piece being moved, "" for all kinds; null if none. @type {string|null} */
    this.carrying = null;
    this.moves = new Moves(this);
    this.facts = new FactsForm(table);
    this.guide = new Guide(table);
    this.preview = later(180, (/** @type {Option} */ option) => this.foresee(option, true));
    this.el = h("div");
  }

  build() {
    this.ahead = h("div", { class: "ahead", "aria-live": "polite" });
    this.head = h("div", { class: "question" });
    this.input = h("input", {
      type: "search",
      id: "find",
      autocomplete: "off",
      spellcheck: "false",
      oninput: () => (this.table.flash(), this.list()),
      onkeydown: (/** @type {KeyboardEvent} */ e) => this.typed(e),
    });
    this.options = h("div", { class: "options", dataset: { part: "choices" } });
    this.proposal = h("div", { "aria-live": "polite" });
    this.foot = h("div", { class: "row foot" });
    this.below = h("div");
    this.invites = h("div", { class: "invites" });
    this.bar = h("div", { class: "row bar", dataset: { part: "done" } });
    this.naming = h("div");
    this.prompt = h("div");
    this.hints = new Hints(this.table);
    // What finishes a question stands above it: however long the question is, it keeps its place. What a choice leads to
    // comes last, so that it moves no button.
    fill(this.el, this.invites, this.proposal, this.head, this.bar, this.prompt, this.options, this.foot, this.below, this.naming);
  }

  /** @param {State} state */
  show(state) {
    const fresh = this.state?.rev !== state.rev || this.state?.at !== state.at;
    // Keyboard users continue with the keyboard: the new question takes the focus of the old one.
    this.moveFocus = this.moveFocus || (fresh && this.el.contains(document.activeElement));
    const same =
      !fresh &&
      JSON.stringify(state.decision) === JSON.stringify(this.state?.decision) &&
      state.people?.aids === this.state?.people?.aids &&
      this.head?.firstChild;
    // @ts-expect-error Where nobody decides, `draw` and `all` stop before anything else asks for the decision.
    this.state = state;
    this.invite();
    redraw(this.proposal, this.table.adjusting.proposal());
    // News that do not concern the question leave what is hovered, typed or armed as it is.
    if (same) return;
    if (fresh) {
      this.armed = null;
      this.previews.clear();
      this.endings.clear();
      this.further = NOTHING;
      this.hints?.clear();
      this.moves.clear();
      // Pieces that were picked up are on their way until it was said where to.
      if (!state.decision?.mine || state.decision.leaves || !state.decision.origin) this.carrying = null;
      this.weigh(state.rev);
      this.lookBehind(state.rev);
      this.table.flash();
      if (this.input) this.input.value = "";
    }
    this.preview.cancel();
    this.draw();
    if (fresh && this.el.parentElement) this.el.parentElement.scrollTop = 0;
    // On a phone, show the list once there is nothing more to choose on the map.
    if (fresh && this.picked && !this.all().some((option) => option.space || option.piece))
      this.table.turnTo("decision");
    this.picked = this.picked && !fresh;
    if (this.moveFocus) this.ready();
  }

  /** Mark the choices of a short list that end the turn. In a long list the server is asked only when a choice is made, because it costs time. @param {number} rev */
  async weigh(rev) {
    if (rev < 0 || !this.all().length || this.all().length > FEW) return;
    const found = await api.ends(this.table.id).catch(() => null);
    if (found?.rev !== rev || this.state.rev !== rev) return;
    for (const [choice, ends] of Object.entries(found.ends)) this.endings.set(choice, ends);
    for (const button of this.options?.querySelectorAll(".choice") || []) {
      if (this.endings.get(button.dataset.choice) && !button.classList.contains("ends")) markEnds(button);
    }
  }

  /** Fetch what could be answered in one go, if *Done* is among the choices. @param {number} rev */
  async lookBehind(rev) {
    if (!this.all().some((option) => option.choice === DONE)) return;
    const found = await api.further(this.table.id).catch(() => null);
    if (found?.rev !== rev || this.state.rev !== rev || this.table.replaying()) return;
    this.further = found;
    this.endings.set(DONE, found.ends);
    if (this.armed) return;
    if ((found.combined.length || found.left.length) && settings.quick) this.list();
    finishing(this, this.bar);
    this.table.tutorial.draw();
  }

  /** Put the focus in a good place. */
  ready() {
    const at = document.activeElement;
    if (at && at !== document.body && !this.moveFocus) return;
    this.moveFocus = false;
    const place = this.el.querySelector(".confirm, #prompt");
    if (place && this.state?.decision?.mine) place.focus({ preventScroll: true });
  }

  draw() {
    const { decision, over } = this.state;
    const table = this.table;
    redraw(this.ahead);
    // Below a long list nobody would see it, so then it stands on the map.
    const room = this.armed || this.all().length <= FEW;
    const place = room ? this.below : table.aside;
    if (this.ahead.parentElement !== place) place?.append(this.ahead);
    const asked = decision?.mine && !table.replaying() ? decision.prompt : null;
    redraw(/** @type {HTMLElement} */ (table.asked), table.telling.busy() ? t("telling") : asked);
    if (over || !decision) {
      redraw(this.head);
      redraw(
        this.prompt,
        h(
          "p",
          { class: "prompt" },
          over ? t("game-over") : table.telling.busy() ? t("telling") : table.replaying() ? t("replay-nothing") : t("nobody-decides"),
        ),
      );
      redraw(this.options);
      redraw(this.bar);
      this.bar.hidden = true;
      redraw(this.foot, over && h("button", { class: "primary", onclick: () => table.showResult() }, t("result")));
      return;
    }
    const faction = table.faction(decision.actor);
    redraw(
      this.head,
      h(
        "p",
        { class: "who" },
        h("span", { class: "chip", dataset: { faction: faction.id } }, faction.name),
        this.phase(),
        table.rule(decision.rule),
      ),
    );
    redraw(
      this.prompt,
      this.soFar(),
      h(
        "p",
        { class: "prompt", id: "prompt", tabindex: "-1" },
        // The question addresses its player: others only read who is asked.
        table.replaying()
          ? t("replay-nothing")
          : decision.mine
            ? this.facts.answers(decision)
              ? t("cards-printed")
              : (this.moves.prompt() ?? decision.prompt)
            : t(faction.mind ? "thinks" : "waits-for", { faction: faction.name }),
      ),
      !table.replaying() && this.guide.show(decision.guide),
    );
    const can = decision.mine && !table.replaying();
    const undoable = !table.replaying() && decision.undoable > 0 && table.mine().length > 0;
    if (table.adjusting.words) redraw(this.foot, table.adjusting.buttons());
    else redraw(
      this.foot,
      (can || undoable) &&
        h(
          "button",
          {
            id: "undo",
            dataset: { part: "undo" },
            disabled: !undoable,
            title: t("undo-key"),
            onclick: () => table.undo(),
          },
          `↶ ${t("undo")}`,
          undoable ? ` (${decision.undoable})` : "",
        ),
      faction.mind &&
        !table.replaying() &&
        table.mine().length > 0 &&
        h("button", { id: "hurry", onclick: () => api.hurry(table.id).catch(complain) }, t("hurry")),
      !table.replaying() &&
        decision.open &&
        decision.deals.length > 0 &&
        h("button", { id: "deals", onclick: () => dealsDialog(table, decision.deals) }, t("deals")),
      // Nobody has to be told which card to draw, or can say what is printed on one.
      decision.mine && decision.actor && !decision.kind.startsWith("hand") && !table.replaying() && table.now.people.aids && this.hints?.button,
      hasBox(this.state) && table.adjusting.possible() && table.adjusting.button(),
    );
    finishing(this, this.bar);
    if (!can) redraw(this.options);
    else if (this.facts.answers(decision)) redraw(this.options, this.facts.show(decision));
    else if (this.armed) this.confirm(this.armed);
    else this.list();
  }

  /** Show the links for invited players who have not come yet, where the host looks. */
  invite() {
    const awaited = this.table.people.awaited();
    const naming = this.table.people.naming();
    // The field stays so that typing can continue; the choices come before it.
    if (this.naming && Boolean(naming) !== Boolean(this.naming.firstChild)) fill(this.naming, naming);
    const who = awaited.map(([faction]) => faction.short).join();
    if (!this.invites || this.invites.dataset.who === who) return;
    this.invites.dataset.who = who;
    redraw(
      this.invites,
      awaited.length > 0 && h("p", { class: "small" }, t("invite")),
      awaited.map(([faction, secret]) =>
        this.table.people.inviting(faction.id, secret, `${t("copy-invitation")}: ${faction.short}`),
      ),
    );
  }

  phase() {
    const { phase, decision } = this.state;
    const title = decision?.turn?.title || phase?.title;
    return title ? h("span", { class: decision?.turn?.title ? "operation" : "small" }, title) : null;
  }

  /** Show the turn so far; a part of it leads back to before it. */
  soFar() {
    const turn = this.table.replaying() ? null : this.state.decision.turn;
    if (!turn) return null;
    const back = (/** @type {Part} */ part) =>
      h(
        "button",
        { key: part.to, class: "part", title: t("undo-to", { what: part.text }), onclick: () => this.table.undoTo(part.to) },
        part.text,
      );
    const rest = [turn.resources, turn.possible].filter(Boolean).join(" · ");
    return h(
      "div",
      { class: "so-far", role: "group", "aria-label": t("so-far") },
      turn.parts.map(back),
      rest && h("span", { class: "small" }, rest),
    );
  }

  /** Return true if the question asks for a number. */
  isNumeric() {
    return this.numbers().length > 1;
  }

  /** @returns {Option[]} */
  all() {
    const decision = this.state?.decision;
    return decision?.mine && !this.table.replaying() && !this.facts.answers(decision) ? decision.options : [];
  }

  /** Return the options of the list: where pieces can be picked up or put down, or those of the question. @returns {Option[]} */
  listed() {
    return this.moves.listed() ?? this.all();
  }

  /** @returns {Option[]} */
  numbers() {
    return this.all().filter(
      (option) => option.number !== null && option.number !== undefined && !option.space && !option.piece,
    );
  }

  /** Return the number to offer first: the highest, but one piece after the other where people carry out an Event by hand, and none for their die. */
  suggested() {
    const { actor, kind } = this.state.decision;
    const byHand = kind.startsWith("hand-");
    return actor || byHand ? this.numbers().at(byHand ? 0 : -1) : undefined;
  }

  list() {
    const found = matching(this.listed(), this.input?.value || "", (space) => this.table.printed(space));
    const refused = refusals(this.state.decision.barred, this.input?.value || "", found.length > 0);
    const numbers = this.numbers();
    const stepping = numbers.length > NUMBERS_AT_ONCE && !this.input?.value;
    const shown = found.filter((option) => option.choice !== DONE && !(stepping && numbers.includes(option)));
    const groups = grouped(shown);
    const direct = new Set(shown.map((option) => option.choice));
    // A Special Activity that can be begun now is not offered again for later.
    const behind = settings.quick && !this.input?.value && !this.moves.held ? this.further.combined : [];
    const combined = behind.filter((one) => !one.space && !direct.has(one.choices.at(-1) ?? ""));
    this.keys = shown;
    // There is nothing to search while the spaces are folded.
    const listed = this.listed().filter((option) => unfolded() || !option.space);
    const searching = (listed.length > MANY && !numbers.length) || this.input?.value;
    this.input.placeholder = t("find");
    this.input.setAttribute("aria-label", t("find"));
    const group = (/** @type {{name: string, options: Option[]}} */ { name, options }) =>
      this.group(name, options, shown, numbers.length > 0 && !stepping);
    redraw(
      this.options,
      searching && this.input,
      stepping && stepper(numbers, this.suggested(), (option) => this.choose(option), this.state.rev),
      groups.filter(({ name }) => !LAST.includes(name)).map(group),
      this.behind(combined),
      groups.filter(({ name }) => LAST.includes(name)).map(group),
      refused.map((reason) => h("p", { key: reason, class: "small refused", role: "status" }, reason)),
      !found.length && !refused.length && h("p", { class: "small" }, t("not-found")),
    );
    // The pointer may rest on a button that was there before: it has not come to it, but means it all the same.
    const under = matchMedia("(hover: hover)").matches && this.options.querySelector(".choice:hover");
    const meant = under && shown.find((option) => option.choice === under.dataset.choice);
    if (meant) this.lookAt(meant);
  }

  /** Show one group of options. Spaces are chosen on the map first, so their list is folded. @param {string} name @param {Option[]} options @param {Option[]} shown all groups @param {boolean} numeric */
  group(name, options, shown, numeric) {
    const list = h(
      "div",
      {
        key: name,
        class: `choices ${name}${numeric ? " numbers" : ""}${options.length > 12 ? " many" : ""}`,
        role: "group",
        "aria-label": name === "others" ? null : t(`group-${name}`, { count: options.length }),
        "aria-labelledby": name === "others" ? "prompt" : null,
      },
      options.map((option) => this.button(option, shown.indexOf(option))),
    );
    if (name === "others") return list;
    const folds = name === "spaces" || name === "vain" || name === "more";
    if (!folds) return h("div", { key: `group ${name}`, class: "option-group" }, h("p", { class: "small" }, t(`group-${name}`)), list);
    const typing = Boolean(this.input?.value);
    const open = typing || (name !== "more" && unfolded());
    const remember = (/** @type {On<HTMLDetailsElement>} */ e) => {
      if (name === "more" || keyboard || this.input?.value || e.target.open === unfolded()) return;
      localStorage.setItem(LIST, e.target.open ? "open" : "");
      this.list();
    };
    return h(
      "details",
      { key: `group ${name}`, class: `option-group fold-${name}`, open, ontoggle: remember },
      h("summary", {}, t(`group-${name}`, { count: options.length })),
      list,
    );
  }

  /** Show what could be chosen next after *Done*, each question by itself. @param {import("./done.js").Further["combined"]} combined */
  behind(combined) {
    const prompts = [...new Set(combined.map((option) => option.prompt))];
    // Where *Done* has no button of its own, questions about a space have one that leads to them.
    const left = isReplaced(this) && !this.input.value && !this.moves.held ? this.further.left : [];
    /** @type {{title: string, options: (Option & {choices: string[]})[]}[]} */
    const groups = prompts.map((prompt) => ({
      title: t("then-at-once", { prompt }),
      options: combined.filter((option) => option.prompt === prompt).map((option) => ({ ...option, choice: option.choices.join(" ") })),
    }));
    const questions = left.map(({ prompt, choices, special }) => ({ ...PLAIN, choice: choices.join(" "), choices, text: special ? t("group-special") : prompt }));
    if (questions.length) groups.push({ title: t("then-left"), options: questions });
    return groups.map(({ title, options }) =>
      h(
        "div",
        { key: `behind ${title}`, class: "option-group behind" },
        h("p", { class: "small" }, title),
        h(
          "div",
          { class: "choices combined", role: "group", "aria-label": title },
          options.map((option) => this.button(option, 9)),
        ),
      ),
    );
  }

  /** @param {Option} option @param {number} i */
  button(option, i) {
    const numeric = this.isNumeric();
    const small = option.number !== null && option.number < 10;
    const key = numeric ? (small ? String(option.number) : "") : i < 9 ? String(i + 1) : "";
    const button = choiceButton(option, key, numeric, this.endings.get(option.choice) === true, {
      look: () => this.lookAt(option),
      unlook: () => this.lookAway(),
      foresee: () => this.foresee(option),
      choose: () => this.choose(option),
    });
    if (numeric && option === this.suggested()) button.classList.add("default");
    if (!this.state.decision.leaves || !option.space || option.act) return button;
    const all = h(
      "button",
      {
        class: "all",
        "aria-label": t("all-from", { space: option.text }),
        title: t("all-from", { space: option.text }),
        onclick: () => ((this.carrying = ""), this.choose(option)),
      },
      t("all"),
    );
    return h("div", { key: option.choice, class: "pair" }, button, all);
  }

  /** Ask for confirmation of a choice that ends the turn or rolls a die. @param {Option} option */
  confirm(option) {
    const what = option.number === null ? option.text : `${this.state.decision.prompt} ${option.text}`;
    redraw(
      this.options,
      h(
        "div",
        { key: `armed ${option.choice}`, class: "armed", role: "group", "aria-label": what },
        h("p", {}, h("strong", {}, what), h("br"), h("span", { class: "undoing" })),
        h(
          "div",
          { class: "row" },
          h("button", { class: "primary confirm", onclick: () => this.carryOut(option) }, t("end-turn")),
          h(
            "button",
            { class: "back", onclick: () => this.back() },
            t("go-back"),
            " ",
            h("kbd", { "aria-hidden": "true" }, "Esc"),
          ),
        ),
      ),
    );
    const go = this.options.querySelector(".confirm");
    go.focus({ preventScroll: true });
    this.foresee(option).then((seen) => {
      if (this.armed !== option) return;
      const rolls = seen?.then === "chance";
      if (rolls) go.textContent = t("roll");
      if (seen?.then === "entered") go.textContent = t("continue");
      this.options.querySelector(".undoing").textContent = rolls ? t("roll-text") : t("ends-text");
    });
  }

  /** @param {Option} option */
  async choose(option) {
    if (this.table.busy || this.weighing) return;
    if (option.act) return option.act();
    // What the table enters, such as a card, can be undone.
    const entered = !this.state.decision?.actor;
    if (!settings.confirm || entered || (option.choice === DONE && this.further.only)) return this.carryOut(option);
    if (option.choices && option.choice === this.further.finish.join(" ")) this.endings.set(option.choice, true);
    if (!this.endings.has(option.choice)) {
      const { rev } = this.state;
      this.weighing = true;
      const seen = await this.foresee(option).finally(() => (this.weighing = false));
      if (this.state.rev !== rev) return;
      // Without a preview the table may have moved on: the answer to the choice will show it.
      if (!seen) return this.carryOut(option);
      this.endings.set(option.choice, seen.then !== "question");
    }
    if (!this.endings.get(option.choice)) return this.carryOut(option);
    this.armed = option;
    this.draw();
  }

  /** @param {Option} option */
  carryOut(option) {
    this.moveFocus = true;
    this.preview.cancel();
    this.armed = null;
    const how = { on: settings.quick, ...(this.carrying === null ? {} : { most: this.carrying }) };
    return this.table.choose(option.choices || [option.choice], how);
  }

  /** Enter: confirm, take the highest number, or be done. */
  accept() {
    const button = this.el.querySelector(".confirm, .stepper .primary, .bar .primary");
    if (button instanceof HTMLElement) (this.moveFocus = true), button.click();
  }

  /** Esc: clear what is armed, filtered or typed, and leave the field, so that all keys mean choices again. */
  back() {
    if (this.moves.drop()) return;
    const armed = this.armed;
    this.armed = null;
    if (this.input) {
      this.input.value = "";
      this.input.blur();
    }
    if (!this.state) return;
    this.draw();
    const again = armed && this.el.querySelector(`[data-choice="${CSS.escape(armed.choice)}"]`);
    if (again) again.focus();
  }

  /** Choose what was clicked on the map. @param {string} choice */
  pick(choice) {
    const option = this.all().find((one) => one.choice === choice);
    if (!option) return;
    this.picked = !wide();
    this.choose(option).then(() => this.armed && this.table.turnTo(wide() ? this.table.tab : "decision"));
  }

  /** Preview the choice under the pointer on the map. @param {string} choice "": none */
  point(choice) {
    const option = (!this.armed && this.all().find((one) => one.choice === choice)) || null;
    this.forget();
    for (const button of this.options.querySelectorAll(".choice")) {
      button.classList.toggle("meant", Boolean(option) && button.dataset.choice === choice);
    }
    if (option) this.preview((this.looked = option));
  }

  /** Choose by a digit. If it may be the first of several, it is written down, and Enter takes the number. @param {string} digit */
  digit(digit) {
    if (this.armed) return;
    const numbers = this.numbers();
    if (!this.isNumeric()) return this.take(this.keys[Number(digit) - 1]);
    const step = this.options.querySelector(".stepper input");
    if (step) {
      step.value = digit;
      step.focus();
    } else if (numbers.some((one) => one.choice.length > 1 && one.choice.startsWith(digit))) this.find(digit);
    else this.take(numbers.find((one) => one.choice === digit));
  }

  /** @param {Option|undefined} option chosen by a key */
  take(option) {
    if (!option) return;
    this.moveFocus = true;
    this.choose(option);
  }

  /** Begin to type a name. @param {string} letter */
  find(letter) {
    if (!this.all().length) return;
    this.armed = null;
    this.input.value = letter;
    this.draw();
    if (!this.input.isConnected) this.options.prepend(this.input);
    this.input.focus();
    this.table.turnTo(wide() ? this.table.tab : "decision");
    this.input.focus();
  }

  /** @param {KeyboardEvent} event */
  typed(event) {
    const found = matching(this.listed(), this.input?.value || "", (space) => this.table.printed(space));
    if (event.key === "Enter" && found.length && this.input.value) {
      event.preventDefault();
      const sure = found.length === 1;
      if (sure) this.choose(found[0]);
      else this.options.querySelector(".choice")?.focus();
    } else if (event.key === "Backspace" && !this.input.value && !event.repeat) {
      event.preventDefault();
      this.table.undo();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      this.options.querySelector(".choice")?.focus();
    }
  }

  /** @param {Option} option */
  lookAt(option) {
    this.table.flash(option.space ? [option.space] : []);
    this.looked = option;
    if (!option.act) this.preview(option);
  }

  lookAway() {
    this.forget();
    this.table.flash();
  }

  /** Nothing is pointed at any more. */
  forget() {
    this.preview.cancel();
    this.looked = null;
    if (!this.armed) redraw(this.ahead);
  }

  /** Show what a choice would lead to. @param {Option} option @param {boolean} [pointing] only while it is pointed at @returns {Promise<Preview|null>} */
  async foresee(option, pointing = false) {
    const rev = this.state.rev;
    if (option.act || rev < 0) return null;
    const key = `${rev} ${option.choice} ${document.documentElement.lang}`;
    if (!this.previews.has(key))
      this.previews.set(
        key,
        api.preview(this.table.id, option.choices || [option.choice]).catch(() => null),
      );
    const seen = await this.previews.get(key);
    if (!seen || this.state.rev !== rev || this.table.replaying()) return null;
    if (!pointing || this.looked?.choice === option.choice) redraw(this.ahead, foreseen(this.table, option, seen));
    return seen;
  }
}
