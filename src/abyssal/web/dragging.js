/** Drag pieces from one space to another: those picked up, or all of the stack. Anywhere else a drag moves the map. */
import { h } from "./dom.js";

/** Pixels a pointer may move and still click. */
const TREMBLE = 7;

/** @typedef {{id: number, space: string, kind: string, x: number, y: number, label: HTMLElement|null}} Drag */

/** @param {Element|null} element @param {string} name */
const fact = (element, name) => element?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) || "";

/** @param {import("./table.js").Table} table */
export function bindDrags(table) {
  const host = /** @type {HTMLElement} */ (table.boardHost);
  /** @type {Drag|null} */
  let drag = null;

  /** @param {PointerEvent} event */
  const under = (event) => {
    const found = document.elementsFromPoint(event.clientX, event.clientY).find((one) => fact(one, "space"));
    return found ? fact(found, "space") : "";
  };

  const drop = () => {
    drag?.label?.remove();
    if (drag?.label) table.flash();
    drag = null;
  };

  host.addEventListener(
    "pointerdown",
    (event) => {
      drop();
      const on = /** @type {Element} */ (event.target);
      const [space, kind] = [fact(on, "space"), fact(on, "kind")];
      if (event.button || !space || !kind || !table.decision.moves.from(space, kind)) return;
      drag = { id: event.pointerId, space, kind, x: event.clientX, y: event.clientY, label: null };
    },
    true,
  );
  // Runs before the map's own listener: dragging a stack must not move the map.
  host.addEventListener(
    "pointermove",
    (event) => {
      if (!drag || event.pointerId !== drag.id) return;
      if (!event.buttons) return drop();
      event.stopPropagation();
      if (!drag.label) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < TREMBLE) return;
        const { moves } = table.decision;
        moves.grab(drag.space, drag.kind);
        /** @type {HTMLElement} */
        const label = h("div", { class: "dragged", "aria-hidden": "true" }, moves.held ? moves.words(moves.held) : "");
        document.body.append(label);
        drag.label = label;
        host.setPointerCapture(drag.id);
      }
      drag.label.style.transform = `translate(${event.clientX + 14}px, ${event.clientY + 10}px)`;
      const over = under(event);
      table.flash(over && over !== drag.space ? [over] : []);
    },
    true,
  );
  host.addEventListener(
    "pointerup",
    (event) => {
      if (!drag?.label || event.pointerId !== drag.id) return void (drag = null);
      const { space } = drag;
      const to = under(event);
      drop();
      // Ignore the click that ends a drag.
      const deaf = (/** @type {Event} */ click) => click.stopPropagation();
      host.addEventListener("click", deaf, { capture: true, once: true });
      setTimeout(() => host.removeEventListener("click", deaf, true), 50);
      if (to && to !== space) table.decision.moves.put(to);
    },
    true,
  );
  host.addEventListener("pointercancel", drop, true);
}
