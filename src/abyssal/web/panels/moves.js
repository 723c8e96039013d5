/** Moving pieces on the map: which pieces can move, and the choices that dragging a stack stands for. */
import { settings } from "../settings.js";

/** @typedef {import("./decision.js").DecisionPanel} DecisionPanel */

/** Return true if the question is about pieces of this kind. @param {DecisionPanel} panel @param {string} kind */
export function moves(panel, kind) {
  const { piece, actor } = panel.state.decision;
  return piece ? piece === kind : kind.startsWith(`${actor}.`);
}

/** @param {DecisionPanel} panel @param {string} choice */
const has = (panel, choice) => panel.all().some((option) => option.choice === choice);

/** Return the choices by which *Done* leads to a question where this piece could be moved. @param {DecisionPanel} panel @param {string} from @param {string} kind @returns {string[]} */
export const behind = (panel, from, kind) =>
  panel.further.combined.find((one) => one.space === from && one.about === kind)?.choices ?? [];

/** Return true if dragging this piece could be a choice. @param {DecisionPanel} panel @param {string} from @param {string} kind */
export function draggable(panel, from, kind) {
  const decision = panel.state?.decision;
  if (!panel.all().length || panel.armed) return false;
  if (settings.quick && behind(panel, from, kind).length) return true;
  return moves(panel, kind) && (decision.leaves ? has(panel, from) : decision.enters);
}

/** Answer after a stack was dragged: the space that the question asks about comes first. @param {DecisionPanel} panel @param {string} from @param {string} to @param {string} kind */
export function dragged(panel, from, to, kind) {
  const { space, leaves } = panel.state.decision;
  const way = moves(panel, kind) ? there() : [...behind(panel, from, kind), to];
  if (way.length < (space ? 1 : 2) || panel.table.busy) return;
  panel.moveFocus = true;
  panel.preview.cancel();
  return panel.table.choose(way, { on: settings.quick, most: kind });

  function there() {
    if (leaves && has(panel, from)) return space === to ? [from] : space ? [] : [from, to];
    return has(panel, to) ? [to, from] : [];
  }
}
