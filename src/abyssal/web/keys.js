/** The keyboard: digits choose, letters find a choice by its name, a few other keys do the rest. */

/** @param {import("./table.js").Table} table @returns {() => void} takes the keys away again */
export function bindKeys(table) {
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    // The map has keys of its own.
    if (event.defaultPrevented) return;
    const on = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (table.telling.busy()) table.telling.skip();
      else if (!table.space.close()) table.decision.back();
      return;
    }
    if (on.closest("input:not([type=range]), textarea, select")) return;
    if (event.key === "Enter" && !on.closest("button, a, summary, label")) (event.preventDefault(), table.decision.accept());
    else if (event.key === "Backspace") (event.preventDefault(), table.undo());
    else if (event.key === "?") table.turnTo("help");
    else if (event.key === "+" || event.key === "-") table.board?.zoomBy(event.key === "+" ? 1.3 : 1 / 1.3);
    else if (event.key === "0" && !table.decision.isNumeric()) table.board?.fit();
    else if (/^[0-9]$/.test(event.key)) (event.preventDefault(), table.decision.digit(event.key));
    else if (/^\p{L}$/u.test(event.key) || event.key === "/")
      (event.preventDefault(), table.decision.find(event.key === "/" ? "" : event.key));
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
