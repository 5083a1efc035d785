// What would be different on a table after an option: which pieces come, go, move to another place, or change.

/** @typedef {import("./types").TableNode} TableNode */
/** @typedef {import("./types").Piece} Piece */
/** @typedef {"comes" | "goes" | "moves" | "alters"} Change */

/** Every node of a tree by its id, and the place that it lies in.
 * @param {TableNode} tree @returns {Map<string, {node: TableNode, place: string}>}
 */
function places(tree) {
  const found = new Map();
  /** @param {TableNode} node @param {string} place */
  const enter = (node, place) => {
    found.set(node.id, { node, place });
    for (const child of node.children ?? []) enter(child, node.id);
  };
  enter(tree, "");
  return found;
}

/** What a node shows; what may be done with it is no part of that.
 * @param {TableNode} node
 */
const face = ({ kind, values = {}, counts = {} }) => JSON.stringify([kind, sorted(values), sorted(counts)]);

/** @param {Record<string, unknown>} values */
const sorted = (values) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

/** How each piece would be different, by its id. A piece that holds others is not told of: they are.
 * @param {TableNode} now @param {TableNode} then @returns {Map<string, Change>}
 */
export function changes(now, then) {
  const [before, after] = [places(now), places(then)];
  /** @type {Map<string, Change>} */
  const found = new Map();
  for (const [id, { node, place }] of after) {
    const old = before.get(id);
    if (!old) found.set(id, "comes");
    else if (old.place !== place) found.set(id, "moves");
    else if (!node.children?.length && !old.node.children?.length && face(old.node) !== face(node))
      found.set(id, "alters");
  }
  for (const id of before.keys()) if (!after.has(id)) found.set(id, "goes");
  return found;
}

/** How a piece that would be different is shown: drawn where it would lie, or outlined where it lies. What changes and
 * lies elsewhere then is drawn, too: an outline there would seem to mean what lies there now. What only sinks or rises
 * in a stack that another piece leaves or joins is not shown.
 * @param {Change} change @param {Piece} piece as it would lie @param {Piece | undefined} before as it lies
 * @returns {"drawn" | "outlined" | ""}
 */
export function lookOf(change, piece, before) {
  if (change !== "alters" || !before) return "drawn";
  const way = Math.hypot(piece.x - before.x, piece.y - before.y);
  if (way >= Math.min(piece.w, piece.h) / 2) return "drawn";
  return piece.layer === before.layer ? "outlined" : "";
}
