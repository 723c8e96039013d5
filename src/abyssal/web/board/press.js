/** A finger that stays: on devices that tell nothing of it by themselves. */

/** How long it has to stay, in milliseconds. */
const LONG = 550;

/**
 * @param {SVGSVGElement} svg
 * @param {(event: MouseEvent) => void} act
 * @param {() => boolean} moved whether the map was moved meanwhile
 */
export function holdDown(svg, act, moved) {
  let timer = 0;
  let held = false;
  svg.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    held = false;
    if (event.pointerType !== "touch") return;
    timer = window.setTimeout(() => {
      if (moved()) return;
      held = true;
      act(event);
    }, LONG);
  });
  // Where the device opens a menu after a long press, that has told it already.
  for (const end of ["pointerup", "pointercancel", "contextmenu"]) svg.addEventListener(end, () => clearTimeout(timer));
  // The click at its end means nothing.
  svg.addEventListener("click", (event) => held && (event.stopImmediatePropagation(), (held = false)), true);
}
