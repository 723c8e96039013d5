/** Long press, for devices that do not report it themselves. */

/** Duration of a long press in milliseconds, and the pixels the finger may move meanwhile. */
const LONG = 550;
const TREMBLE = 10;

/**
 * @param {SVGSVGElement} svg
 * @param {(event: MouseEvent) => void} act
 */
export function holdDown(svg, act) {
  let timer = 0;
  let held = false;
  /** @type {PointerEvent|null} where it came down */
  let down = null;
  const lift = () => {
    clearTimeout(timer);
    document.removeEventListener("pointermove", moved, true);
  };
  // A finger that drags the map or a stack of pieces is not a long press.
  const moved = (/** @type {PointerEvent} */ event) => {
    if (down && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TREMBLE) lift();
  };
  svg.addEventListener("pointerdown", (event) => {
    lift();
    held = false;
    if (event.pointerType !== "touch") return;
    down = event;
    document.addEventListener("pointermove", moved, true);
    timer = window.setTimeout(() => {
      held = true;
      lift();
      act(event);
    }, LONG);
  });
  // If the device opens a menu after a long press, it has reported the press already.
  for (const end of ["pointerup", "pointercancel", "contextmenu"]) svg.addEventListener(end, lift);
  // Ignore the click at its end.
  svg.addEventListener("click", (event) => held && (event.stopImmediatePropagation(), (held = false)), true);
}
