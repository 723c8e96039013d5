/** The page: what is on top, and below it the lobby or a table. */
import { api, Refused } from "./api.js";
import { during } from "./busy.js";
import { address } from "./connection.js";
import { dialog, fill, h, saveFile } from "./dom.js";
import { Cards } from "./cards.js";
import { Lobby } from "./lobby.js";
import { complain, link } from "./notices.js";
import { Results } from "./results.js";
import { apply, change, settings, takeSeat } from "./settings.js";
import { Table } from "./table.js";
import { redraw } from "./update.js";
import { LANGUAGES, loadWords, t } from "./words.js";

/** @import { On } from "./dom.js" */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const top_ = /** @type {HTMLElement} */ (document.getElementById("top"));
const skip = /** @type {HTMLElement} */ (document.getElementById("skip"));

/** Views that are no table, by path. @type {Record<string, new (host: HTMLElement) => Lobby|Results|Cards>} */
const VIEWS = { "/results": Results, "/cards": Cards };

/** @type {Lobby|Results|Cards|Table|null} */
let view = null;

function route() {
  view?.leave();
  const id = /^\/t\/([A-Za-z0-9_-]+)$/.exec(address.path())?.[1];
  document.body.dataset.view = id ? "table" : "lobby";
  document.title = t("title");
  if (id) takeSeat(id);
  view = id ? new Table(main, id) : new (VIEWS[address.path()] ?? Lobby)(main);
  header();
  const entered = view;
  during(view.enter()).catch((error) => (entered === view ? lost(error) : complain(error)));
}

/** Show for good that the table does not exist or the server cannot be reached, and offer other ways. @param {Error} error */
function lost(error) {
  const id = view instanceof Table ? view.id : "";
  view?.leave();
  view = null;
  fill(
    main,
    h(
      "div",
      { class: "lost" },
      h("h1", {}, error.message),
      id && error instanceof Refused && error.status === 409 ? outdated(id, error) : null,
      h("p", { class: "row" }, h("button", { onclick: route }, t("again")), link("/", {}, t("to-lobby"))),
    ),
  );
}

/** Offer the ways to keep a game that this version cannot replay. @param {string} id @param {Refused} error */
function outdated(id, error) {
  const goOn = () => during(api.goOn(id).then(route, complain));
  return h(
    "p",
    { class: "row" },
    error.goOn !== undefined &&
      h("button", { id: "go-on", class: "primary", title: t("go-on-text"), onclick: goOn }, t("go-on", { at: error.goOn })),
    h("button", { id: "download", onclick: () => api.record(id).then((text) => saveFile(`${id}.record`, text), complain) }, t("download")),
  );
}

function header() {
  redraw(
    skip,
    h("a", { href: "#main" }, t("skip-main")),
    document.body.dataset.view === "table" && h("a", { href: "#decision" }, t("skip-decision")),
    document.body.dataset.view === "table" && h("a", { href: "#log" }, t("skip-log")),
  );
  redraw(
    top_,
    link("/", { class: "brand" }, "Abyssal"),
    h("div", { id: "where" }),
    h(
      "label",
      { class: "language" },
      h("span", { class: "unseen" }, t("language")),
      h(
        "select",
        { id: "language", onchange: (/** @type {On<HTMLSelectElement>} */ e) => during(speak(e.target.value)) },
        Object.entries(LANGUAGES).map(([id, name]) =>
          h("option", { value: id, selected: id === settings.lang, lang: id }, name),
        ),
      ),
    ),
    h(
      "button",
      { id: "settings", class: "quiet", "aria-label": t("settings"), title: t("settings"), onclick: preferences },
      "⚙",
    ),
  );
  view?.header(/** @type {HTMLElement} */ (document.getElementById("where")));
}

/** Switch the language at once, without losing anything. @param {string} lang */
async function speak(lang) {
  change({ lang });
  try {
    await loadWords();
    if (view) await view.speak();
    else route();
  } catch (error) {
    complain(error);
  }
  header();
}

function preferences() {
  const choice = (/** @type {string} */ name, /** @type {string[]} */ values) =>
    h(
      "fieldset",
      {},
      h("legend", {}, t(name)),
      values.map((value) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name,
            value,
            checked: /** @type {Record<string, unknown>} */ (settings)[name] === value,
            onchange: () => change({ [name]: value }),
          }),
          " ",
          t(`${name}-${value}`),
        ),
      ),
    );
  const check = (/** @type {"handover"|"confirm"|"quick"|"sound"} */ name, /** @type {string} */ text) =>
    h(
      "label",
      { class: "check" },
      h("input", {
        type: "checkbox",
        name,
        checked: settings[name],
        onchange: (/** @type {On<HTMLInputElement>} */ e) => change({ [name]: e.target.checked }),
      }),
      " ",
      text,
    );
  dialog(
    t("settings"),
    [
      choice("theme", ["auto", "light", "dark"]),
      choice("palette", ["standard", "colourblind"]),
      choice("speed", ["off", "fast", "normal", "slow"]),
      check("handover", t("handover-setting")),
      check("confirm", t("confirm-setting")),
      check("quick", t("quick-setting")),
      check("sound", t("sound-setting")),
      h("p", { class: "small" }, t("keys-hint")),
    ],
    { closeText: t("close"), kind: "preferences" },
  );
}

addEventListener("popstate", route);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
apply();
during(loadWords().catch(complain).then(route));
