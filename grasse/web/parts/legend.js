// What the signs of a table mean: every kind of piece that lies there, drawn as it is there, and every place.

import { html, nothing } from "../vendor/lit.js";
import { walk } from "../speech.js";
import { sketch } from "./sketch.js";

/** @typedef {import("../types").Piece} Piece */

const WIDEST = 96; // pixels that a piece may take here

/** @param {import("../types").PictureModule} picture @param {import("../speech.js").Speech} speech
 * @param {import("../types").TableNode | null} tree
 */
export function legend(picture, speech, tree) {
  if (!tree) return "";
  /** @type {Map<string, Piece>} */
  const kinds = new Map(); // the first piece of each kind that can be touched
  for (const piece of picture.lay(tree, speech, false).pieces)
    if (piece.node && !piece.quiet && !kinds.has(piece.node.kind)) kinds.set(piece.node.kind, piece);
  const places = new Map([...walk(tree)].map((node) => [node.kind, node])); // boards and grounds have no piece
  for (const kind of kinds.keys()) places.delete(kind);
  return html`<dl class="legend">
    ${[...kinds.values()].map((piece) => {
      const zoom = Math.min(1.1, WIDEST / piece.w, WIDEST / piece.h);
      return entry(speech, piece.node, sketch(picture, speech, [{ ...piece, x: 0, y: 0 }], zoom));
    })}
    ${[...places.values()].map((node) => entry(speech, node, nothing))}
  </dl>`;
}

/** @param {import("../speech.js").Speech} speech @param {import("../types").TableNode | undefined} node
 * @param {unknown} drawing
 */
function entry(speech, node, drawing) {
  if (!node) return nothing;
  const { name, meaning } = speech.about(node);
  return html`<div><dt>${drawing}<b>${name}</b></dt><dd>${meaning}</dd></div>`;
}
