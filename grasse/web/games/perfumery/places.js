// How a node of Perfumery becomes a piece with a place, alone or in a grid.

/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../drawing.js").Area} Area */

/** What lies above what, from below. A column lies above its cards, as whoever touches one of them means the column. */
const LAYERS = [
  "note",
  "stock",
  "payment",
  "effect",
  "owed",
  "tile",
  "deck",
  "space",
  "offer",
  "use",
  "skip",
  "essence",
  "card",
  "position",
  "kind",
  "column",
];

/** @param {string} kind */
function layerOf(kind) {
  const name = ["perfume", "recipe", "funds"].includes(kind) ? "card" : kind.endsWith("_space") ? "space" : kind;
  return Math.max(LAYERS.indexOf(name), 0);
}

/** A piece of the tree at its place.
 * @param {TableNode} node @param {string} face @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {Partial<Piece>} more
 * @returns {Piece}
 */
export function place(node, face, x, y, w, h, more = {}) {
  return { id: node.id, face, layer: layerOf(node.kind), x, y, w, h, node, ...more };
}

/** Several things of a shape in an area, as large as they can be: how many in a row, how many rows, how large each is.
 * @param {number} count @param {Area} area @param {{w: number, h: number}} shape
 * @param {{most: number, gap: number}} how
 */
export function grid(count, area, shape, { most, gap }) {
  let best = { across: count, rows: 1, scale: 0 };
  for (let rows = 1; rows <= Math.max(count, 1); rows++) {
    const across = Math.ceil(count / rows);
    const scale = Math.min(most, (area.w / across - gap) / shape.w, (area.h / rows - gap) / shape.h);
    if (scale > best.scale) best = { across, rows, scale };
  }
  return best;
}

/** Nodes in a grid, row by row from the upper left; the rows share the whole height.
 * @param {TableNode[]} nodes @param {Area} area @param {{w: number, h: number}} shape
 * @param {{most: number, gap: number, least: number, face: string}} how the largest scale, the gap between two,
 *   for how many there is always room, the drawing
 */
export function gridPieces(nodes, area, shape, how) {
  const { across, rows, scale } = grid(Math.max(nodes.length, how.least), area, shape, how);
  const [w, h] = [shape.w * scale, shape.h * scale];
  return nodes.map((node, at) => {
    const x = area.x + ((at % across) + 0.5) * (w + how.gap);
    const y = area.y + ((Math.floor(at / across) + 0.5) * area.h) / rows;
    return place(node, how.face, x, y, w, h, { scale });
  });
}
