/** Tell users whose turn it is: in the page's title, by notification, on a shared screen, and after an undo. */
import { dialog, h } from "./dom.js";
import { complain } from "./notices.js";
import { settings } from "./settings.js";
import { chime } from "./sound.js";
import { t } from "./words.js";

/** @import { State } from "./types.d.ts" */

/** @param {import("./table.js").Table} table @param {State|null} before */
export function tellTurn(table, before) {
  const { decision, over } = table.now;
  const name = t("title");
  if (over) document.title = `${t("game-over")} · ${name}`;
  else if (decision?.mine)
    document.title = `● ${t("your-turn", { faction: table.faction(decision.actor).short })} · ${name}`;
  else if (decision) document.title = `${t("waits-for", { faction: table.faction(decision.actor).short })} · ${name}`;
  else document.title = name;
  const fresh = decision?.mine && before && !before.decision?.mine;
  table.people.clock.draw();
  // Among several people the sound is on unless it was switched off.
  const company = table.now.factions.filter((f) => f.seat === "person").length > 1;
  if (fresh && (settings.sound ?? company)) chime();
  if (
    fresh &&
    settings.notify &&
    document.hidden &&
    "Notification" in window &&
    Notification.permission === "granted"
  ) {
    const notice = new Notification(t("your-turn", { faction: table.faction(decision.actor).name }), {
      body: decision.prompt,
      tag: table.id,
    });
    notice.onclick = () => (window.focus(), notice.close());
  }
}

/** Ask for permission to notify, after the user pressed the button for it. @returns {Promise<boolean>} */
export async function mayNotify() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** With several seats on one screen, show who decides next, so that the screen is passed on. @param {import("./table.js").Table} table @param {State|null} before */
export function handOver(table, before) {
  const { decision } = table.now;
  const last = before?.decision?.mine ? before.decision.actor : table.lastHere;
  if (decision && !decision.actor) return;
  if (decision?.mine) table.lastHere = decision.actor;
  if (!settings.handover || !decision?.mine || !last || last === decision.actor || table.mine().length < 2) return;
  document.querySelector("dialog.handover")?.remove();
  const faction = table.faction(decision.actor);
  const close = dialog(
    t("handover", { faction: faction.name }),
    [
      h("p", { class: "chip big", dataset: { faction: faction.id } }, faction.name),
      h("p", {}, decision.prompt),
      h(
        "button",
        { class: "primary big", autofocus: true, onclick: () => close() },
        t("handover-go", { faction: faction.short }),
      ),
    ],
    { closeText: t("close"), kind: "handover", onclose: () => table.decision.ready() },
  );
}

/** Explain why the question has changed: another player undid choices, or ended our own undo. @param {import("./table.js").Table} table @param {State} before */
export function tellBack(table, before) {
  const { now } = table;
  const [was, is] = [before.decision, now.decision];
  if (now.length < before.length) {
    const undone = before.undo && now.length >= before.undo.from;
    complain(
      undone
        // @ts-expect-error What was undone is from `before.undo` on.
        ? t("taken-back", { faction: table.faction(before.undo.faction).name })
        : t("rewound", { at: now.length }),
    );
  } else if (was?.mine && is?.mine && was.prompt === is.prompt && was.undoable && !is.undoable) {
    // Another player gave something while we were asked: that is a choice of theirs, so our undo ends there.
    complain(t("undo-stopped"));
  }
}
