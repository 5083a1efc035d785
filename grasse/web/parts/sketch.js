// A few pieces of a game in a row, drawn as the table draws them.

import { html, nothing, svg } from "../vendor/lit.js";

/** @typedef {import("../types").FigurePiece} FigurePiece */
/** @typedef {import("../types").Piece} Piece */

const GAP = 12; // between two pieces
const SIGN = 26; // how wide an arrow is

/** How much room pieces take, and where.
 * @param {FigurePiece[]} pieces
 */
function bounds(pieces) {
  const lefts = pieces.map(({ x = 0, w }) => x - w / 2);
  const rights = pieces.map(({ x = 0, w }) => x + w / 2);
  const tops = pieces.map(({ y = 0, h }) => y - h / 2);
  const bottoms = pieces.map(({ y = 0, h }) => y + h / 2);
  const [left, top] = [Math.min(...lefts), Math.min(...tops)];
  return { left, top, w: Math.max(...rights) - left, h: Math.max(...bottoms) - top };
}

/** Draws items in a row, as large as `zoom` says; what the box does not have is left out.
 * @param {import("../types").PictureModule} module @param {import("../speech.js").Speech} speech
 * @param {(string | FigurePiece | FigurePiece[])[]} items @param {number} zoom
 */
export function sketch(module, speech, items, zoom = 1) {
  const groups = items
    .map((item) => (typeof item === "string" ? item : [item].flat().filter((piece) => piece.node)))
    .filter((item) => item.length);
  const sizes = groups.map((item) => (typeof item === "string" ? { left: 0, top: 0, w: SIGN, h: 20 } : bounds(item)));
  if (!sizes.length) return nothing;
  const height = Math.max(...sizes.map(({ h }) => h));
  const width = sizes.reduce((sum, { w }) => sum + w + GAP, -GAP);
  let x = 0;
  const drawn = groups.map((item, at) => {
    const { left, top, w, h } = sizes[at];
    const from = x;
    x += w + GAP;
    if (typeof item === "string")
      return svg`<text class="sketch-sign" x=${from + w / 2} y=${height / 2 + 8}>${item}</text>`;
    return item.map((piece) => {
      const place = [from + (piece.x ?? 0) - left, (height - h) / 2 + (piece.y ?? 0) - top];
      return svg`<g transform="translate(${place[0]} ${place[1]})">${module.draw(
        /** @type {Piece} */ ({ id: "", layer: 0, ...piece }),
        speech,
      )}</g>`;
    });
  });
  return html`<svg class="picture sketch" aria-hidden="true" viewBox="-4 -4 ${width + 8} ${height + 8}"
    .style=${`width: ${Math.round((width + 8) * zoom)}px`}>${drawn}</svg>`;
}
