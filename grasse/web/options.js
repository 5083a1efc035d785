// What may be decided now, as it is offered: one button for each thing that one can want.

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./speech.js").Speech} Speech */

/** What may be decided, in words; of decisions that the game calls alike, those that read alike are one.
 * @param {Table} table @param {Speech} speech
 */
export function choosable(table, speech) {
  const { actions, decisions } = speech.game;
  /** @type {{label: string, action: number}[]} */
  const offered = [];
  const known = new Set();
  for (const action of table.options) {
    const label = speech.label(action, table.tree);
    if (known.has(label) && decisions[actions[action].name].alike) continue;
    known.add(label);
    offered.push({ label, action });
  }
  return offered;
}
