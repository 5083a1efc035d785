// What the signs of a table mean: every kind of piece that lies there, drawn as it is drawn there, with its meaning.

import { html } from "../vendor/lit.js";
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
  return html`<dl class="legend">${[...kinds.values()].map((piece) => {
    const { name, meaning } = speech.about(/** @type {import("../types").TableNode} */ (piece.node));
    const zoom = Math.min(1.1, WIDEST / piece.w, WIDEST / piece.h);
    return html`<div><dt>${sketch(picture, speech, [{ ...piece, x: 0, y: 0 }], zoom)}<b>${name}</b></dt>
      <dd>${meaning}</dd></div>`;
  })}</dl>`;
}
