/** A finger that stays: on devices that tell nothing of it by themselves. */

/** How long it has to stay, in milliseconds, and how far it may tremble. */
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
  // What it drags, the map or a stack of pieces, is not what it asks for.
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
  // Where the device opens a menu after a long press, that has told it already.
  for (const end of ["pointerup", "pointercancel", "contextmenu"]) svg.addEventListener(end, lift);
  // The click at its end means nothing.
  svg.addEventListener("click", (event) => held && (event.stopImmediatePropagation(), (held = false)), true);
}
