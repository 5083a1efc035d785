// The plan of the table of Aqua Mirabilis: where its places are, and how a piece is put there.

/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../drawing.js").Area} Area */

export const HEAD = 22; // of a place: its name

/** Where everything lies, on a wide screen or on one held upright. */
export const WIDE = {
  width: 1000,
  board: { x: 0, y: 0, w: 630, h: 640 },
  heads: 44, // how wide the heads of the rows are, left of the columns
  market: { x: 6, y: 6, w: 312, h: 126 },
  calendar: { x: 6, y: 137, w: 312, h: 108 },
  versailles: { x: 6, y: 250, w: 312, h: 226 },
  recipes: { x: 6, y: 481, w: 312, h: 153 },
  school: { x: 324, y: 6, w: 300, h: 172 },
  travel: { x: 324, y: 183, w: 300, h: 182 },
  court: { x: 324, y: 370, w: 300, h: 188 },
  desk: { x: 324, y: 563, w: 300, h: 71 },
};
export const TALL = {
  width: 390,
  board: { x: 0, y: 0, w: 390, h: 1369 },
  heads: 44,
  market: { x: 5, y: 5, w: 380, h: 134 },
  calendar: { x: 5, y: 144, w: 380, h: 116 },
  versailles: { x: 5, y: 265, w: 380, h: 254 },
  recipes: { x: 5, y: 524, w: 380, h: 178 },
  school: { x: 5, y: 707, w: 380, h: 184 },
  travel: { x: 5, y: 896, w: 380, h: 192 },
  court: { x: 5, y: 1093, w: 380, h: 190 },
  desk: { x: 5, y: 1288, w: 380, h: 76 },
};

/** What lies above what. A piece keeps its layer wherever it lies, so recipes and perfumes have the same. */
const LAYERS = {
  dame: 5,
  stall: 5,
  method: 5,
  cell: 5,
  recipe: 12,
  perfume: 12,
  lesson: 14,
  tile: 16,
  stored: 18,
  influence: 18,
  bonus: 18,
  worker: 30,
  king: 30,
  court: 30,
};

/** How much larger a piece is drawn than it is said to be, as a halo lies around it when it is lit up: so the halos of
 * pieces that stand close together do not lie on each other.
 */
export const EDGE = 4;

/** A piece of the tree at its place.
 * @param {TableNode} node @param {string} face @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {Partial<Piece>} more
 * @returns {Piece}
 */
export function piece(node, face, x, y, w, h, more = {}) {
  const layer = /** @type {Record<string, number>} */ (LAYERS)[face] ?? 10;
  return { id: node.id, face, layer, x, y, w: w - EDGE, h: h - EDGE, node, ...more };
}

/** The pieces of a place that are of one kind.
 * @param {TableNode} node @param {string} kind
 */
export const ofKind = (node, kind) => (node.children ?? []).filter((child) => child.kind === kind);
